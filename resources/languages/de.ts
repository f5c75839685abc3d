<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AtHand</name>
    <message>
        <source>Fuel, building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 in {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end in {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income by cities: {pay}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BidRow</name>
    <message>
        <source>Your bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bids are made for you up to this; the others do not see it. (U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {money}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} in auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {bid}, more than you can pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {bid}; your limit was {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you win at {bid}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Staged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities by price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way + house, all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a city to stage it, again to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build {count} for {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No city is staged: choose one, or end your turn with E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is staged is not built. E again ends the turn without it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CityChoicePage</name>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a house of the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its cities are closed to both of you in Step 1, each beside another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place it in {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a city to start in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Networks begin in marked cities, in any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a city on the map, or choose it in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Power Grid has made a mistake of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power Grid has made a mistake of its own; what was played is saved. What happened is written down in {file}. It is sent to nobody, unless by you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the money went</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elektro over the whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}); choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by round, the end is called at {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by round, as paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities that the plants could power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {count} cities powered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} powers {count} too, with as much money. Cities decide: {a} against {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is level in everything that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many, less money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could power only {powered} of {owned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} fewer than {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>powered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why this place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>One {fuel} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {fuel} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message>
        <source>Fuel market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock, refill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} less for {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of each space; your houses pay {less}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of each space, the cheapest goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at {price} once the market has no coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} in the cart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message>
        <source>Cart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a token; keys add one, with Shift they put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{powered} of {owned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your plants burns {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room {room}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stores full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sold out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{price}: too dear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal storage: {count} in it, at {price} once the market is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal storage: {count} left in it, at {price} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plants} would do: power for {enough}, and {owned} needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cart is not bought. E again ends the turn without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plant would run. E again ends the turn all the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelRow</name>
    <message>
        <source>One {fuel} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {fuel} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Give up fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of your coal and oil cannot be stored any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {coal} coal, {oil} oil</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to take over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>H again fills it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else: {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} ({chance} % to win)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Open plant {plant} for {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {amount} {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run {plants}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {amount} {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {plant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} burns {amount} {kind} for {cities} cities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} burns nothing for {cities} cities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no higher bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants can power {capacity} cities, you have {cities}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants can power {before} → {after} cities; fuel lost: {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {price}; you can power {before} → {after} of {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That earns {gain} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {price} and is your city number {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powered this round, it earns {gain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be powered this round; your plants could power {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be number {place} in the next order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can power {powered} of your {owned} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants can power {capacity} cities, you have {owned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest city costs {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It powers {powered} of {owned}, earns {income}, burns {burnt}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take games in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is among your games now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: names, board, result …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter: see the table at that moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unfinished game to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <comment>ends in “(Language)” in every translation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the table between people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painted wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players&apos; colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This edition is for {least} to {most} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} areas are needed; this board has {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick {count} more areas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick one more area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one area out again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {count} areas out again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The areas must hang together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options. {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One area each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player marks a city; networks begin in marked cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many areas are in play as there are players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {count} players this edition is played against the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {count} players this edition is not played against the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not with {count} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants to start with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elektro each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities for Step 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuel to start with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refill in Step 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message>
        <source>Not in this edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not printed in this edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Seats choose in turn, clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Click them here or on the map.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else may bid: you pay the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a plant; B types a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min. {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you win at {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plant can be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {plant} for {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {plant} for {bid}, up to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>powers {n} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plant {n}: {need} {kind} power {cities} cities; holds {held}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Money left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants can power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all to be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If others fill up first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{money} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could bid more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel before you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build before you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money {money}, powers {powered} of {cities}: +{income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers {powered} of {cities}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{income} = {money}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {step} begins; next order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan your round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is done yet: pick a plant, fuel and cities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you do that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click one in the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} {price} ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {city} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlantCard</name>
    <message>
        <source>Step 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlantMarket</name>
    <message>
        <source>Future market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below: future market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up for auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plant {plant} is being auctioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min. {least}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlantMarks</name>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message>
        <source>Give up a plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may own {count}; plant {lot} was just bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {plant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after} cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel lost: {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlantTile</name>
    <message>
        <source>Plant {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>Run all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own no plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run your plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own {owned} cities, and plants for {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>powers {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{powered} of {owned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power wasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You earn {income} for {powered} cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{powered} of {owned} cities, money {before} → {after}, burns {burnt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {plant} as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{gain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run nothing, earn {income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run {plants}, earn {income}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>Money left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after} cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, powers {cities}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you win: money {money}, powers {cities}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {plant} goes, fuel lost: {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} coal or oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>move {n} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look with the eyes of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game that goes on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>powers {n} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>powers none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name} powered {powered} and earned {earned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refill</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>Run plant {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coal} coal and {oil} oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal in the hybrids</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buys plants too eagerly and builds late: good company for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the game, and still pays too much for its plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans its rounds, and misjudges a plant now and then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans to the end of the game and seldom errs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays as well as the computer can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the seat away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{name} places a house of the bank in {city}; it has {left} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes plant {plant}, the highest of the actual market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank leaves plant {plant}: it is not higher than its lowest, {lowest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first in the order opens no auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has no plant and takes no fuel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes no fuel for {plants}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes {tokens}, one run of {plants}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market lacks {lacking} more for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a city to start in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, which was empty until now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank burns nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank burns all it has: {tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} marks {city} as a city to start in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts in {city}; its uranium token goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nth}, powers {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins, powers {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nth}: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads with {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builds now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next after you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses {nth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens {nth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys {nth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builds {nth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs {nth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bought {n} for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done, bought {n} for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done, built {n} for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran {n}, earned {income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {n}, {fuel} {kind} for {cities} cities; {name} leads with {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {n}, {fuel} {kind} for {cities} cities, from {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {n}, {fuel} {kind} for {cities} cities, future market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {money} Elektro, {cities} cities, powers {powers} of {capacity}; plants {plants}; {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} houses left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{those} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else may bid, so the plant goes at its minimum of {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a house in {city_name} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area must lie beside those chosen before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} areas are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least bid is {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; give up another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place of {city_name} is open in Step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city_name} lies in an area out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {most} {fuel_name} must go, the rest can be stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city_name} is kept for a network that begins there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first round everybody must buy a plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants have room for {room} more {fuel_name}, not for that many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way in play leads to {city_name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such amount of fuel to be had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A network begins in a marked city, and {city_name} is not one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is asked just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market has only {stock} {fuel_name} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fuel is not enough to run all of these plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now, only the actual market is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be written down: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card cannot come up now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hybrid plants can burn {least} to {most} coal, the rest being oil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round, the players decide in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn order is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power plants are auctioned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel is for sale, to the last in turn order first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses are built, by the last in turn order first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plants run and pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase} is over in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 begins, somebody having {cities} cities: second places are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 begins, Step 3 being next: second places are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 begins, its card having come up: all places are open, all plants for sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discount lies on plant {plant}, the lowest: it may go for 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone may still buy and takes plant {plant}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up at a discount and bids {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up and bids {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes and buys no plant this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up plant {plant}, being over the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} loses {amount} {fuel}: no plant can store it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up {amount} {fuel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step 3 card comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes: somebody has as many cities as its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes at once: somebody has as many cities as its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes: everybody passed, and it is the lowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes: nobody took it at its discount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes at once, being lower than the one at a discount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes, the lowest as Step 2 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the market: Step 3 makes it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes, the lowest at the end of a round in Step 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes under the draw pile, the highest at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys {amount} {fuel} for {price}, {stored} of it from the storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys {amount} {fuel} for {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} connects {city} for {total}: {house} + {way}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} builds in {city} for {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is done for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} runs no plant and is paid {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} runs {plants}, powers {powered} and earns {income}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fuel market is refilled with nothing: none is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {powered} cities powered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: open an auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: open an auction or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: bid more than {bid} for plant {lot} or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose the plant to give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose the fuel to give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: buy fuel or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: build houses or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose the plants to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: place a house of the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: mark a city to start in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garbage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uranium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uranium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coal or oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wind and sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{those} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SiteList</name>
    <message>
        <source>Cities by price</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>{city}: {way} + {house} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Take {city} back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean powered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} finished games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finished game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: {city}, {total} in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>{name} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, Step {step}, {phase}; cities: {cities}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 begins soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 is the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 after {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 comes next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your limit of {limit} for plant {plant} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>Played by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message>
        <source>{n} short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

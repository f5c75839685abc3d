<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chance} % to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will cost about {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earns {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can power {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>income {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {figure} in the next order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets plant {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins Step 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps {figure} Elektro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open plant {plant} for {bid}</source>
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
        <source>Give up {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build no more</source>
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
        <source>Build in {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>Step 2 in %n</source>
        <comment>cities</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end in %n</source>
        <comment>of the game, cities</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
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
        <source>Bid {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type how far to bid for you</source>
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
    <message>
        <source>This is the lowest bid there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the highest bid you can make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowers the bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises the bid.</source>
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
        <source>Leaves this auction to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plant that is up for auction.</source>
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
        <comment>an auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to bid</source>
        <comment>on turn now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still in</source>
        <comment>in this auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <comment>has a plant already or passed on all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes this bid.</source>
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
    <message>
        <source>On the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next city that way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Staged</source>
        <comment>cities chosen, not built yet</comment>
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
        <source>Ends your turn without building what is staged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds all that is staged.</source>
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
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest, one after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {city}</source>
        <comment>money left, this city built as well</comment>
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
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six short chapters, half an hour in all. Leave at any time and go on later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <comment>a chapter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at step {step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message>
        <source>{city}, in area {area}, which is out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}, in area {area}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}, for {way}, in area {area}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a house here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To build here costs {total}: house {house}, way {way}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} and its connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: go there. Backspace: back. Space: choose. Escape: close.</source>
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
    <message>
        <source>Takes the city that is picked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
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
    <name>Drawer</name>
    <message>
        <source>Close it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndView</name>
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
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
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
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>powered</source>
        <comment>cities, heading of a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities</source>
        <comment>heading of a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money</source>
        <comment>heading of a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <comment>button: back to the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes through the game move by move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the table as it was at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the record of the game as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the figures of this page into a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins the same game again, with other cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads to the page of a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the charts: {name}. Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent</source>
        <comment>money</comment>
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
        <comment>than the one above</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <comment>than the one above</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>why this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants</source>
        <comment>what money was spent on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fuel</source>
        <comment>what money was spent on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connections</source>
        <comment>what money was spent on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>houses</source>
        <comment>what money was spent on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <comment>money that was not spent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>{fuel}: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans to buy one token less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans to buy one token more.</source>
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
        <source>{fuel} −{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of each space; your houses make it less: {less}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal storage {n}, at {price} once the market has no coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal storage {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In the fuel market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a token into the cart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a token back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of each space, the cheapest goes first</source>
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
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends your turn without buying what is in the cart.</source>
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
        <source>The cart is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buys what is in the cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants have what they burn, or more cannot be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts into the cart what your plants burn once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none in the cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts one token back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts one token into the cart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n in it, at {price} once the market is empty.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left in it, at {price} each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none of your plants burns coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your plants burns oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your plants burns garbage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your plants burns uranium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>so many cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <comment>money after buying; short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room {room}</source>
        <comment>for so many tokens</comment>
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
        <source>{fuel}: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Puts this fuel into the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of your coal and oil cannot be stored any more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gives up one more of this fuel and one less of the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more of this fuel has to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {fuel}</source>
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
        <source>Shows what has happened since your last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncovers the table.</source>
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
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wherever the keyboard is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through a list, or one more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the control before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, where something is only visited</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
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
        <comment>of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <comment>the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on</source>
        <comment>the game</comment>
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
        <source>Shows how often who has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes records from elsewhere into this list.</source>
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
        <comment>button: look at the game again</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a copy of the record into a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes through the game move by move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the game on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deletes the game; it can be brought back at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was deleted just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings back what was deleted last.</source>
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
        <comment>all players</comment>
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
        <source>The menu</source>
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
        <comment>how the window looks</comment>
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
        <source>Learn to play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
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
        <comment>look at the game again</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a set of colours: those of this table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of everything in the window</comment>
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
        <source>Colours</source>
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
        <source>Every seat needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n areas out again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This edition is for {least} to %n players.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>by lot</source>
        <comment>plants to start with</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cities end it</source>
        <comment>below a number; the game</comment>
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
        <source>New here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn to play</source>
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
        <source>How the areas are chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <comment>how areas are chosen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses how many play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the chapters that teach the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on with the game that was played last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the record of a game from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses whose rules and figures are played by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked</source>
        <comment>how areas are chosen: by hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses who decides about the areas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: begin the game</comment>
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
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This area does not lie beside those chosen, or all are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the area into play, or takes it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins the game.</source>
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
    <name>News</name>
    <message>
        <source>Your turn. {question}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>{short} short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}: the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}: Step 2 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 begins at {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {own}, most {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a field for a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least or the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a figure</source>
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
        <source>The plant before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid 1 less</source>
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
        <source>Ends your part in Phase 2: you get no plant in this round.</source>
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
        <source>Picks the plant to bid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the auction with this bid.</source>
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
        <comment>short for Elektro</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plant}; yours, holds {held}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a plant holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the rule that forbids it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what the strongest bot would do here, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets you try a whole round on a copy of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done yet, or a card has come up since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back what was staged or done last.</source>
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
        <comment>these cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
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
        <source>Step {step} begins; next order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>Goes back; what is planned is filled in when you are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
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
        <source>Nothing is planned yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No city is planned yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empties the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the city planned last back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans to buy this plant, or no longer.</source>
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
        <source>Takes this city out of the plan.</source>
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
    <name>PlantButton</name>
    <message>
        <source>Picks this plant.</source>
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
        <source>plant {plant} is being auctioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actual market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed now</source>
        <comment>the future market</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up for auction</source>
        <comment>the actual market</comment>
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
        <comment>a plant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <comment>tokens a plant lacks</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message>
        <source>Give up a plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {plant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the plant out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plant before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks the plant to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>Key: {key}</source>
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
        <source>powers {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You own %n cities, and plants for {count}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Burns the fuel and pays you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next mixture of coal and oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches on as many plants as can run together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that can run together are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <comment>a plant that does not run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>burns</comment>
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
        <comment>power wasted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You earn {income} for %n cities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities, money {before} → {after}, burns {burnt}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>If you win: money {money}, powers {cities}, {plant} goes, fuel lost: {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel lost</comment>
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
        <source>All open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look with the eyes of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <comment>short for: all open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the beginning of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is as far as the game went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back by one move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back by one phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on by one move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on by one phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a new game that goes on from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase back</source>
        <comment>to the phase before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>one move back</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: as a film</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on</source>
        <comment>one move forward</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase on</source>
        <comment>to the next phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump</source>
        <comment>button: to another round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the game as a film, or stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a list of all rounds and phases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance to win, and the costliest moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: the film</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} comes to a costly move ({cost}): {done}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RestingPage</name>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chance to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: {action} ({chance}), {reasons}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{cost} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is being judged: {percent} % done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not judged yet: {percent} % done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %, as the strongest level sees it; a dot is a costly move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody did anything worse than the strongest level would have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <comment>all moves</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Back</source>
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
        <source>{name} powers {powered} and earns {earned}</source>
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
    <name>Rulebook</name>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end it does not count how many cities you have, but how many of them you can supply with power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures are different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round has five phases: 1 order, 2 plants, 3 fuel, 4 houses, 5 power. A phase begins when everybody has finished the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: whoever is last in turn order buys fuel and builds first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody begins with {starting_money}. Whatever you do is paid at once and in full, with the money you have: there is no credit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids begin with it. The fuel signs show how many tokens one run burns. The figure beside the house says how many cities one run supplies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plant runs once in a round at most, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). They hang together. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not known yet; they will hang together. Cities and connections in other areas do not exist for the game: nobody builds there, and no route leads through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the option &quot;One area each&quot; there are as many areas in play as players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the players choose the areas, they do so one after another in turn order, and begin again from the first until all are chosen. Each area but the first must lie beside one that was chosen before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market begins with the plants {opening_market}. Plant {first_card} lies on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled and lie between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn and make the first market. One more lies unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled and lie between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that, some of those other plants are taken out of the game at random, and nobody sees which. Number of plants taken out: {removed_others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that, some of those other plants are taken out of the game at random, and nobody sees which. Number of plants taken out with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins with {starting_money} Elektro, without plants, fuel and cities. Lots are drawn for the first turn order. These tokens lie in the fuel market at the start, on the dearest spaces; all others are in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It brings neither Step 2 nor the end, and it cannot win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the {house1}-places of cities: the first player one, the second two, the first two, the second one. From the second house on, each is put in a city that is directly connected with a city of the bank. The players cannot build in these cities during Step 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before round 1 each player, in turn order, marks an empty city with a uranium token from the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the six houses of the bank stand, each player, in turn order, marks an empty city with a uranium token from the supply. The city gets a house of the bank on its {house2}-place at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every network begins in a marked city, no matter who marked it; its token then goes back to the supply. Nobody else builds on the {house1}-place of a city as long as it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 1: order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the most cities is first, then whoever has the next most, and so on. Where the numbers of cities are equal, the larger number of the highest plant decides. Whoever is still equal keeps the order there was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round 1 the lot decides. Right after Phase 2 of round 1 the order is set anew by the rule above. As nobody has a city then, plants decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a burden to be first: you open auctions before the others, and you buy fuel and build after them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 2: plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plant market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Steps 1 and 2 the market holds eight plants, sorted by their numbers. The four lowest are the actual market: only these are for sale. The four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile takes its place and the market is sorted again. When the pile is empty, the game goes on with the plants there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. Whoever passes instead of opening an auction gets no plant in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; whoever passes is out of this one auction. The highest bidder pays the bid and takes the plant. Nobody buys more than one plant in a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next one opens who has neither bought nor passed. Otherwise the same player opens again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest bid that opens an auction is the number of the plant. Each later bid is higher than the one before. Nobody bids more money than they have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the plant with the discount token the lowest bid is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its lowest bid. There is no auction, and nothing more is paid for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: nobody may pass when it is their turn to open an auction. In the auctions of others passing is allowed. After the phase the turn order is set anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. Whoever buys another one scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel of a scrapped plant moves to other plants of yours that can store it. What finds no room goes to the supply. If coal and oil want the same room in hybrids, you choose which tokens go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the actual market. The lowest bid for that plant is 1. When it is sold, the token is put aside for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card leaves the game and the token is put aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the token still lies on its plant at the end of the phase, that plant leaves the game and is replaced. This holds in round 1 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants that have become too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plant leaves the market as soon as somebody has as many cities as its number, or more. It is replaced at once. That happens in the middle of building, too. A card just revealed with such a number leaves the game in the same way, and another one is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants that somebody owns are not touched by this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market leaves the game at the end of Phase 2 and is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants not for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this board you need a city in certain areas to open an auction or bid for certain plants. Kind of plant and areas: {plants_need_city}. One city in one of these areas is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no such city can only pass when such a plant is up for auction. Once bought, it supplies all cities of its owner, wherever they lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first plant of a round was sold and replaced, or as soon as the first player passes instead of opening, the bank takes the highest plant that is for sale, without an auction. The plant is replaced. This happens once a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which then leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 3: fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reverse turn order each player buys fuel: any number of tokens that can be paid and that the own plants can store, or none. Each token costs the figure of its space. The cheapest token of a kind is always taken first, so every token makes the next one dearer or as dear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 has room for three tokens of coal, three of oil and three of garbage. Uranium has spaces of its own, each for one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no more tokens than these. What players store is missing from market and supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no more tokens than these. What players store is missing from market and supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be had from the coal storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plant stores its own kind of fuel and no other, up to twice what one run burns. You may move tokens between your plants at any time, where kind and room allow it. So it only matters whether all your tokens have room in all your plants together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hybrid plant burns coal and oil in any mixture: one that needs two tokens runs with two coal, with two oil, or with one of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stores coal and oil in any mixture as well, twice what one run burns in all, not of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this board coal that was burnt does not go to the supply but to the coal storage. The coal market is refilled from the storage and from nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal that a scrapped plant leaves without room goes to the supply and does not come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this board a house in a certain city makes a fuel cheaper for its owner: {fuel_discounts}. No token costs less than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever builds there buys cheaper from the next Phase 3 on. All others pay the figure of the space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil by turns, coal first, as long as there is both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 4: houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first house may stand in any city in play in which nobody has a house, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first house stands on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not begin in round 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house and the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up. It may lead through cities of anybody, empty and full ones, but not through areas out of play. Connections belong to nobody: they are paid anew each time. Nobody builds twice in a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places in a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. You always take the cheapest free place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Step 1 one place of each city is open, in Step 2 two, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever a player connects a city in which no house stood, the bank puts one of its houses on the {house2}-place of that city, as long as it has any. That city is then closed to the other player in Step 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses the bank has left after the set-up: {bank_houses_left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase 5: power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn order each player says which of the own plants run. Each burns exactly its fuel and supplies as many cities as its figure says; which of your cities these are makes no difference. Whatever a plant could supply beyond your cities is lost. You may let plants stand still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burnt fuel goes to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burnt coal goes to the coal storage, all other fuel to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are paid for each city of yours that is supplied, and something even for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table ends with {payments_end} cities: more cities are paid like these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the dearest free spaces first. If the supply has too few, only those come. With this many players, the number of tokens is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come to the market, coal from the coal storage, all others from the supply. They fill the dearest free spaces first. If there are too few, only those come. With this many players, the number of tokens is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What lies in the market can still be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the bank takes that plant, it counts as bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3 the lowest plant of the market leaves the game instead and is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 begins after Phase 4 of the round in which somebody has connected this many cities: {step2_at}. Phase 5 of that round belongs to Step 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market leaves the game and is replaced, once. From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the figures of Step 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card came up. From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the figures of Step 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one leaves the game and is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step 3 card comes up in Phase 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as the card comes up, in any phase, the draw pile is shuffled: it now holds the plants that went under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and lies last in the future market. The auctions go on, with replacements. At the end of the phase the card and the lowest plant leave the market and are not replaced. Step 3 begins with Phase 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step 3 card comes up in Phase 4 or 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it comes for a plant that became too small in Phase 4, or as the replacement at the beginning of Step 2, the card and the lowest plant leave at once and are not replaced. Step 3 begins with Phase 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it comes as the replacement at the beginning of Step 2, the card and the lowest plant leave at once and are not replaced. Step 3 begins with Phase 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Phase 5 both leave in the same way. By then the fuel has been refilled by the figures of the Step before. Step 3 begins with Phase 1 of the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step 3 card may come before Step 2 has begun. Then all that Step 2 asks is done first: the lowest plant leaves the game and is replaced. At once after that, the card and the lowest plant leave the market without replacement, and Step 3 begins as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step 3 card may come before Step 2 has begun. Then Step 2 never comes: the game goes from Step 1 to Step 3 at once, and no plant is removed on account of Step 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. Then no plants are run for money, and nothing is refilled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can supply the most of their own cities wins, with the plants and the fuel they have at the end. Nobody can supply more cities than they have connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where these numbers are equal, more money decides, and then more cities connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where these numbers are equal, more money decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who are still equal share the place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank takes no part in this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>{board} · {edition} · players: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also: {links}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>Run: {plant}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the plant run, or stand still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your coal and oil do not allow this mixture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the hybrids burn this mixture.</source>
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
        <source>red</source>
        <comment>colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of the computer</comment>
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
    <message>
        <source>Fewer cannot play this edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the seat away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <comment>seed</comment>
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
        <source>still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
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
        <source>next after you</source>
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
        <source>+{income}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <comment>whoever passed in an auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to bid</source>
        <comment>on turn now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to open</source>
        <comment>an auction, on turn now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <comment>in the order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last</source>
        <comment>in the order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builds last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bought {plant} for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <comment>whoever has had a turn in this phase</comment>
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
        <source>{place}. {name}, {note}: {money} Elektro, {cities}, powers {powers} of {capacity}; plants {plants}; {fuel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fuel</source>
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
        <source>{fuel_name}: only {most} must go, the rest can be stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fuel_name}: the market has only {stock} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} places a house of the bank in {city}; it has %n more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market lacks %n more for it.</source>
        <comment>tokens</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}; {name} leads with {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plant}; from {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plant}; future market</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for %n more, not for that many.</source>
        <comment>tokens</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message numerus="yes">
        <source>The hybrid plants can burn {least} to %n coal, the rest being oil.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Step 2 begins, somebody having %n cities: second places are open.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>{name} loses {fuel}: no plant can store it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up {fuel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step 3 card leaves the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes: somebody has as many cities as its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes at once: somebody has as many cities as its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes: everybody passed, and it is the lowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes: nobody took it at its discount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes at once, being lower than the one at a discount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest as Step 2 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} leaves the market: Step 3 makes it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest at the end of a round in Step 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile, the highest at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}, {stored} of it from the storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}.</source>
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
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <comment>fuel, before its row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oil</source>
        <comment>fuel, before its row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garbage</source>
        <comment>fuel, before its row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uranium</source>
        <comment>fuel, before its row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>Plant {n}: {fuel}, {cities}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant {n}: no fuel, {cities}</source>
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
    <message>
        <source>In the list of cities by price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city above or below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cities up or down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage the city, or take it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>{city}: {way} + {house} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}: {way} + {house} = {total}, {short} short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Takes the house back; the others stay.</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Writes the figures into a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back.</source>
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
        <source>Grouped by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose seats count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses what the figures are sorted by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses whose seats are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message>
        <source>This is the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map as a list of cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in words</source>
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
        <source>Arrow keys go from city to city. M opens the map as a list, T the table in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
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
        <comment>of the game, before 1 2 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <comment>a number of cities follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends at</source>
        <comment>the game; a number of cities follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step 3 after %n</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 at {step2}, the end at {end}; cards left: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end at {end}; cards left: {cards}</source>
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
        <source>Shows what has happened in this game. Key: L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
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
    <name>Tutorial</name>
    <message>
        <source>Order and plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! You run a power company, and two rivals do the same. Whoever supplies the most cities with power at the end of the game wins. You are {name[0]}, with the red houses. Here lie your money and soon your plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes in rounds, and each round has five parts: order, plants, fuel, building and power. This bar always shows which part it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order was drawn by lot this time, and you are first. From now on, whoever has the most cities will be first. That is no gift: for fuel and for building, the last one begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power plants! Only the actual market is for sale; the others come later. Take plant 10: its number is its lowest price, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That plant would do, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. An auction goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little more than the last bid is enough. Bid 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. For each plant sold a new card is drawn, and the market sorts itself by number. Everybody buys at most one plant a round, and the others have theirs now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first auction the order is set anew. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing is allowed now, and it ends your chance of a plant for this round. Plant 13 is worth having: open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can be a good plant too. Here we take the one that needs no fuel: open plant 13.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants want fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Whatever is taken makes the following token dearer, for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel is bought in reverse order. {name[1]} and {name[2]} come after you, so they were asked first and took the cheapest tokens. This is how the game holds back whoever leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without coal your plant stands still and your cities stay dark. Buy 2 coal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is room for more, but money is short in the first round and houses are waiting. 2 coal are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coal lies on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 coal will do for this round. Keep your money for houses and end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rounds later. You have bought plant 12 as well, a hybrid: it burns coal or oil, or one of each. Both can be stored on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are cheap just now. Buy 4 coal and 2 oil, more than you burn this round. What is left over stays on your plants for the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. For now, let it be 4 coal and 2 oil in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the dear end down. What everybody burns stays dear. So watch what the others own: burning something else saves money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has begun in the north and green in the south. The last in order built first, so it is your turn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you pay for the way there as well: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. What a place to begin!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may begin anywhere, but here the ways are short and nobody else is near. Choose {city[essen]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the way, {house} for the house. For now a city has room for one player only, so nobody can follow you there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That way is dearer. {city[duisburg]} costs nothing but the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third city would stay dark, for your plant powers only 2. Keep your money and end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities, always by the cheapest way, even through cities of others. Point at a city to see way and price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect {city[koeln]} and {city[dortmund]}. You can choose both and build them together. Then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: {city[koeln]} and {city[dortmund]} first. With them you use all your power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could, but it is dearer. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities put you further ahead in the order, and then you buy fuel and build after the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last part of a round is bureaucracy, and it is nicer than it sounds: plants run, and money comes in. You are paid for the cities you supply with power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: just what you have. Plant 13 would power one more, but nobody pays for power without a city. Switch it off, for practice, and run the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2! The lowest plant has left the game, and a new card took its place. From now on every city has room for a second player, for {house2}, and other amounts of fuel arrive after each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: one house stands there already. The second place costs {house2}, and the way comes on top. You have just enough money, so build it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends with that building phase. You own {cities}, the others fewer. Today you can end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have built first, as far as their money went: {name[1]} owns {owned[1]} cities now, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on first: this comes in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it does the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules allow that, but here something else is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and a further one replaces one of them. And in the Recharged edition, which you are learning, the plant with the green token can be had from 1 up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2 coal: click the plus beside coal twice, or two tokens in the market. Then press the button at the lower right to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click {city[essen]} on the map, or choose it in the list of cities. The house is only planned so far: press the button at the lower right to build it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant 10 burns its 2 coal and powers both of your cities. That brings {pay[2]} Elektro. It is switched on already: press the button at the lower right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without power you get only {pay[0]} Elektro. Switch plant 10 on: its coal is there to be burnt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have run their plants too. Then new fuel came into the market: how much of each depends on the number of players and on the step of the game. Uranium stays rare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 5. You own {cities} cities by now, and plants for more. Each further city pays a little less than the one before: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would do no harm, and bring nothing either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel that is not burnt stays where it is. And that was a whole round! All others go the same way; only the three steps of the game change a few things. They come next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game has three steps. In Step 1 a city has room for one player only. Round 4 now, and the map around you is filling up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities}, and money for two more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be the one who does it: connect {city[muenster]} and {city[osnabrueck]}, then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without these two cities everything stays as it is. Connect {city[muenster]} and {city[osnabrueck]} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That works too, but then the money will not do for two cities. Choose {city[muenster]} and {city[osnabrueck]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have plants for one more city, and money for it. Build first: {city[bremen]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also possible. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has come up. It stays until this auction is over. Then it goes, together with the lowest plant, and Step 3 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have bought already this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can bid against you: so cheap it will not be again. Take plant 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Give up plant 13: it powers just one city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one is far too good to give away. Plant 13 powers the fewest cities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3! All plants that lie here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is not far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But cities alone do not win. What counts are the cities you can power at the end, with your plants and the fuel on them. Yours could power 4, 5 and 6: that makes 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So let nothing go short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More is not needed: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game goes on, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed, but perhaps too dear for three cities in all. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is all you need to know. Begin a new game: the rivals offered there are beginners too. While you play, H gives a hint, Z takes back what you did, and F1 shows the rules. Have fun!</source>
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
        <source>Lets the bots wait, or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the bots act at once until you are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops bidding for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit is set.</source>
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
    <name>WordsPanel</name>
    <message>
        <source>The table in words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Colour</name>
    <message>
        <source>Gives the seat this colour; who has it takes the other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Player</name>
    <message>
        <source>Chooses who plays the seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one in the list of who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a seat</source>
        <translation type="unfinished"></translation>
    </message>
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
    <name>_Row</name>
    <message>
        <source>{action} ({chance}): {reasons}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>%n short</source>
        <comment>Elektro that are missing</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>

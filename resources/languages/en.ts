<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>Build in {city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>Build in {city} and %n more</numerusform>
            <numerusform>Build in {city} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtHand</name>
    <message numerus="yes">
        <source>%n cities to Step 2</source>
        <comment>cities</comment>
        <translation>
            <numerusform>%n city to Step 2</numerusform>
            <numerusform>%n cities to Step 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to the end</source>
        <comment>of the game, cities</comment>
        <translation>
            <numerusform>%n city to the end</numerusform>
            <numerusform>%n cities to the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Beat</name>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n plant, for sale.</numerusform>
            <numerusform>%n plants, all for sale.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>Based on %n public transcriptions of the printed board.</source>
        <translation>
            <numerusform>Based on %n public transcription of the printed board.</numerusform>
            <numerusform>Based on %n public transcriptions of the printed board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Build %n for {cost}</numerusform>
            <numerusform>Build %n for {cost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end the game</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Build %n for {cost} and end the game</numerusform>
            <numerusform>Build %n for {cost} and end the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end turn</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Build %n for {cost} and end turn</numerusform>
            <numerusform>Build %n for {cost} and end turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all.</source>
        <comment>cities, one by one</comment>
        <translation>
            <numerusform>The cheapest costs {cost}.</numerusform>
            <numerusform>The cheapest %n cost {cost} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all, for an income of {income}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>The cheapest costs {cost}, for an income of {income}.</numerusform>
            <numerusform>The cheapest %n cost {cost} in all, for an income of {income}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message numerus="yes">
        <source>%n cities powered in round {round}</source>
        <translation>
            <numerusform>%n city powered in round {round}</numerusform>
            <numerusform>%n cities powered in round {round}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>%n cities cannot be reached from the others.</source>
        <translation>
            <numerusform>%n city cannot be reached from the others.</numerusform>
            <numerusform>%n cities cannot be reached from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board needs two cities; add %n more.</source>
        <translation>
            <numerusform>A board needs two cities; add one more.</numerusform>
            <numerusform>A board needs two cities; add %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <translation>
            <numerusform>%n connection</numerusform>
            <numerusform>%n connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n custom rules</source>
        <translation>
            <numerusform>%n custom rule</numerusform>
            <numerusform>%n custom rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation>
            <numerusform>{name} wins with %n city powered</numerusform>
            <numerusform>{name} wins with %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n cities powered</source>
        <translation>
            <numerusform>You win with %n city powered</numerusform>
            <numerusform>You win with %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lead} more than {name}, after %n rounds.</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>{lead} more than {name}, after %n round.</numerusform>
            <numerusform>{lead} more than {name}, after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: place {place} of {players}, %n cities powered</source>
        <translation>
            <numerusform>You: place {place} of {players}, %n city powered</numerusform>
            <numerusform>You: place {place} of {players}, %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>%n fewer than {name}</numerusform>
            <numerusform>%n fewer than {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Factory</name>
    <message numerus="yes">
        <source>%n more to move</source>
        <translation>
            <numerusform>%n more to move</numerusform>
            <numerusform>%n more to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more</source>
        <translation>
            <numerusform>up to %n more</numerusform>
            <numerusform>up to %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers can buy or remove</source>
        <translation>
            <numerusform>%n worker can buy or remove</numerusform>
            <numerusform>%n workers can buy or remove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can bid up to %n workers</source>
        <translation>
            <numerusform>you can bid up to %n worker</numerusform>
            <numerusform>you can bid up to %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open {tile} with %n workers</source>
        <translation>
            <numerusform>Open {tile} with %n worker</numerusform>
            <numerusform>Open {tile} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n workers</source>
        <translation>
            <numerusform>Bid %n worker</numerusform>
            <numerusform>Bid %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Move %n tile</numerusform>
            <numerusform>Move %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It earns {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>It earns {gain} in one round for {price}.</numerusform>
            <numerusform>It earns {gain} in %n rounds for {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back to the central storage.</source>
        <translation>
            <numerusform>%n tile goes back to the central storage.</numerusform>
            <numerusform>%n tiles go back to the central storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens order tile {tile} with %n workers.</source>
        <translation>
            <numerusform>{name} opens order tile {tile} with %n worker.</numerusform>
            <numerusform>{name} opens order tile {tile} with %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids %n workers.</source>
        <translation>
            <numerusform>{name} bids %n worker.</numerusform>
            <numerusform>{name} bids %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes order tile {tile} for %n workers.</source>
        <translation>
            <numerusform>{name} takes order tile {tile} for %n worker.</numerusform>
            <numerusform>{name} takes order tile {tile} for %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers available next round.</source>
        <translation>
            <numerusform>Profit {profit}, and %n worker available next round.</numerusform>
            <numerusform>Profit {profit}, and %n workers available next round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n seasonal workers for {price}.</source>
        <translation>
            <numerusform>{name} hires %n seasonal worker for {price}.</numerusform>
            <numerusform>{name} hires %n seasonal workers for {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers leave.</source>
        <translation>
            <numerusform>%n seasonal worker leaves.</numerusform>
            <numerusform>%n seasonal workers leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Storage is short: %n good cannot be stored.</numerusform>
            <numerusform>Storage is short: %n goods cannot be stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Production is short: room for %n more goods.</source>
        <translation>
            <numerusform>Production is short: room for %n more good.</numerusform>
            <numerusform>Production is short: room for %n more goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</source>
        <translation>
            <numerusform>Factory Manager for %n player: whoever has the most money after {rounds} rounds wins.</numerusform>
            <numerusform>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {tile} with %n workers</source>
        <translation>
            <numerusform>Take {tile} with %n worker</numerusform>
            <numerusform>Take {tile} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>planned steps</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hire %n workers</source>
        <translation>
            <numerusform>Hire %n worker</numerusform>
            <numerusform>Hire %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this column</source>
        <translation>
            <numerusform>%n tile in this column</numerusform>
            <numerusform>%n tiles in this column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>price without discount, and what it earns in %n rounds</source>
        <translation>
            <numerusform>price without discount, and what it earns in one round</numerusform>
            <numerusform>price without discount, and what it earns in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it earns in %n rounds</source>
        <translation>
            <numerusform>your price, and what it earns in one round</numerusform>
            <numerusform>your price, and what it earns in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds.</source>
        <translation>
            <numerusform>Earns {gain} in one round.</numerusform>
            <numerusform>Earns {gain} in %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds, after {price} for an edge space.</source>
        <translation>
            <numerusform>Earns {gain} in one round, after {price} for an edge space.</numerusform>
            <numerusform>Earns {gain} in %n rounds, after {price} for an edge space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{price} (%n tiles)</source>
        <translation>
            <numerusform>{price} (%n tile)</numerusform>
            <numerusform>{price} (%n tiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n workers</source>
        <translation>
            <numerusform>needs %n worker</numerusform>
            <numerusform>needs %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n workers</source>
        <translation>
            <numerusform>saves %n worker</numerusform>
            <numerusform>saves %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers cost {price}; you have {money}.</source>
        <translation>
            <numerusform>%n seasonal worker costs {price}; you have {money}.</numerusform>
            <numerusform>%n seasonal workers cost {price}; you have {money}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Open order tile {tile} with %n worker</numerusform>
            <numerusform>Open order tile {tile} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Take order tile {tile} with %n worker</numerusform>
            <numerusform>Take order tile {tile} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n seasonal workers</source>
        <translation>
            <numerusform>End the turn with %n seasonal worker</numerusform>
            <numerusform>End the turn with %n seasonal workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message numerus="yes">
        <source>{board}, {edition}, %n players</source>
        <translation>
            <numerusform>{board}, {edition}, %n player</numerusform>
            <numerusform>{board}, {edition}, %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n chapters done</source>
        <translation>
            <numerusform>{done} of %n chapter done</numerusform>
            <numerusform>{done} of %n chapters done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>unfinished games</comment>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>The coal storage holds %n, for sale at {price} once the market has none.</numerusform>
            <numerusform>The coal storage holds %n, for sale at {price} once the market has none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} at any time.</source>
        <translation>
            <numerusform>The coal storage holds %n, for sale at {price} at any time.</numerusform>
            <numerusform>The coal storage holds %n, for sale at {price} at any time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n in the cart</numerusform>
            <numerusform>%n in the cart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n will be added this round.</source>
        <translation>
            <numerusform>%n will be added this round.</numerusform>
            <numerusform>%n will be added this round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message numerus="yes">
        <source>Buy %n for {price} and end turn</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Buy %n for {price} and end turn</numerusform>
            <numerusform>Buy %n for {price} and end turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Coal storage: %n, at {price} once the market is empty.</numerusform>
            <numerusform>Coal storage: %n, at {price} once the market is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left, at {price} each.</source>
        <translation>
            <numerusform>Coal storage: %n left, at {price}.</numerusform>
            <numerusform>Coal storage: %n left, at {price} each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message numerus="yes">
        <source>%n of your coal and oil no longer fit.</source>
        <translation>
            <numerusform>%n of your coal and oil no longer fit.</numerusform>
            <numerusform>%n of your coal and oil no longer fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n stays</numerusform>
            <numerusform>%n stay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message numerus="yes">
        <source>{name}: %n cities</source>
        <translation>
            <numerusform>{name}: %n city</numerusform>
            <numerusform>{name}: %n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities powered</source>
        <translation>
            <numerusform>{name}: %n city powered</numerusform>
            <numerusform>{name}: %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n cities powered</source>
        <translation>
            <numerusform>{name} won with %n city powered</numerusform>
            <numerusform>{name} won with %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n cities powered</source>
        <translation>
            <numerusform>You won with %n city powered</numerusform>
            <numerusform>You won with %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} came second with %n cities powered.</source>
        <translation>
            <numerusform>{name} came second with %n city powered.</numerusform>
            <numerusform>{name} came second with %n cities powered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are already here.</source>
        <translation>
            <numerusform>%n game is already here.</numerusform>
            <numerusform>%n games are already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported: {names}</source>
        <translation>
            <numerusform>%n file could not be imported: {names}</numerusform>
            <numerusform>%n files could not be imported: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} of %n game</numerusform>
            <numerusform>{shown} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n more games cannot be opened.</source>
        <translation>
            <numerusform>%n more game cannot be opened.</numerusform>
            <numerusform>%n more games cannot be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>This edition is for {minimum} to %n players.</source>
        <translation>
            <numerusform>This edition is for {minimum} to %n players.</numerusform>
            <numerusform>This edition is for {minimum} to %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation>
            <numerusform>%n area is needed; this board has {all}.</numerusform>
            <numerusform>%n areas are needed; this board has {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation>
            <numerusform>Pick one more area.</numerusform>
            <numerusform>Pick %n more areas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n areas.</source>
        <translation>
            <numerusform>Remove one area.</numerusform>
            <numerusform>Remove %n areas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation>
            <numerusform>With %n player this edition is played against the bank</numerusform>
            <numerusform>With %n players this edition is played against the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation>
            <numerusform>With %n player this edition is not played against the bank</numerusform>
            <numerusform>With %n players this edition is not played against the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation>
            <numerusform>Not with %n player</numerusform>
            <numerusform>Not with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: you against %n opponent. The game ends at {count} cities.</numerusform>
            <numerusform>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: %n players. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: %n player. The game ends at {count} cities.</numerusform>
            <numerusform>{board}, {edition}: %n players. The game ends at {count} cities.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>{city} and %n more</numerusform>
            <numerusform>{city} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation>
            <numerusform>You may own %n; plant {lot} was just bought.</numerusform>
            <numerusform>You may own %n; plant {lot} was just bought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation>
            <numerusform>{before} → %n city</numerusform>
            <numerusform>{before} → %n cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message numerus="yes">
        <source>{board}, {edition}, %n rounds</source>
        <translation>
            <numerusform>{board}, {edition}, %n round</numerusform>
            <numerusform>{board}, {edition}, %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Run %n, earn {income}</numerusform>
            <numerusform>Run %n, earn {income}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered</source>
        <translation>
            <numerusform>{powered} of %n city powered</numerusform>
            <numerusform>{powered} of %n cities powered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered, {dark} dark</source>
        <translation>
            <numerusform>{powered} of %n city powered, {dark} dark</numerusform>
            <numerusform>{powered} of %n cities powered, {dark} dark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Power for %n more; another city would bring {gain}.</source>
        <translation>
            <numerusform>Power for %n more; another city would bring {gain}.</numerusform>
            <numerusform>Power for %n more; another city would bring {gain}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileView</name>
    <message numerus="yes">
        <source>Reading {read} of %n games</source>
        <translation>
            <numerusform>Reading {read} of %n game</numerusform>
            <numerusform>Reading {read} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} of %n solved</numerusform>
            <numerusform>{solved} of %n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due again today</source>
        <translation>
            <numerusform>%n due again today</numerusform>
            <numerusform>%n due again today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</source>
        <translation>
            <numerusform>Ahead by {margin} ± {error} points in %n playout, by {first} in the first estimate.</numerusform>
            <numerusform>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} after the last of %n</source>
        <translation>
            <numerusform>your rating {points} ({low} to {high}), {change} after your only game</numerusform>
            <numerusform>your rating {points} ({low} to {high}), {change} after the last of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An even match for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>An even match for your rating {points} ({low} to {high}) after one game.</numerusform>
            <numerusform>An even match for your rating {points} ({low} to {high}) after %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>of the chance of winning</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message numerus="yes">
        <source>%n with a plug, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n with a plug, unseen</numerusform>
            <numerusform>%n with a plug, unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n other, unseen</numerusform>
            <numerusform>%n others, unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a socket, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n with a socket, unseen</numerusform>
            <numerusform>%n with a socket, unseen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>{name} places a house for the bank in {city}; the bank has %n more.</source>
        <translation>
            <numerusform>{name} places a house for the bank in {city}; the bank has %n more.</numerusform>
            <numerusform>{name} places a house for the bank in {city}; the bank has %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market is %n tokens short.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>The market is %n token short.</numerusform>
            <numerusform>The market is %n tokens short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>done, bought %n for {price}</numerusform>
            <numerusform>done, bought %n for {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>done, built %n for {price}</numerusform>
            <numerusform>done, built %n for {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>ran %n, earned {income}</numerusform>
            <numerusform>ran %n, earned {income}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>%n house left</numerusform>
            <numerusform>%n houses left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation>
            <numerusform>%n coal or oil</numerusform>
            <numerusform>%n coal or oil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation>
            <numerusform>The area is chosen.</numerusform>
            <numerusform>All %n areas are chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for only %n more.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: your plants have room for only %n more.</numerusform>
            <numerusform>{fuel_name}: your plants have room for only %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {minimum} to %n coal and the rest oil.</source>
        <translation>
            <numerusform>The hybrid plants can burn {minimum} to %n coal and the rest oil.</numerusform>
            <numerusform>The hybrid plants can burn {minimum} to %n coal and the rest oil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <comment>tokens bought; very short</comment>
        <translation>
            <numerusform>%n fuel</numerusform>
            <numerusform>%n fuel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</source>
        <translation>
            <numerusform>Power outage: %n city was connected this round, so everybody&apos;s income is cut.</numerusform>
            <numerusform>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation>
            <numerusform>The game is over: {name} wins with %n city powered.</numerusform>
            <numerusform>The game is over: {name} wins with %n cities powered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities.</source>
        <translation>
            <numerusform>Step 2 begins: somebody has %n city.</numerusform>
            <numerusform>Step 2 begins: somebody has %n cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must power as many cities as possible: %n.</source>
        <translation>
            <numerusform>You must power as many cities as possible: %n.</numerusform>
            <numerusform>You must power as many cities as possible: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They tie on every count, with %n cities powered.</source>
        <translation>
            <numerusform>They tie on every count, with %n city powered.</numerusform>
            <numerusform>They tie on every count, with %n cities powered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>built %n for {price}</numerusform>
            <numerusform>built %n for {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n</source>
        <comment>houses</comment>
        <translation>
            <numerusform>built %n</numerusform>
            <numerusform>built %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>bought %n for {price}</numerusform>
            <numerusform>bought %n for {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n coal</numerusform>
            <numerusform>%n coal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation>
            <numerusform>%n oil</numerusform>
            <numerusform>%n oil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation>
            <numerusform>%n garbage</numerusform>
            <numerusform>%n garbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n uranium</numerusform>
            <numerusform>%n uranium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>Then {name} builds %n houses.</source>
        <translation>
            <numerusform>Then {name} builds %n house.</numerusform>
            <numerusform>Then {name} builds %n houses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>It runs once.</numerusform>
            <numerusform>It runs %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times and never burns any fuel.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>It runs once and never burns any fuel.</numerusform>
            <numerusform>It runs %n times and never burns any fuel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rounds without a house</source>
        <translation>
            <numerusform>{name}: %n round without a house</numerusform>
            <numerusform>{name}: %n rounds without a house</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} powers {powered} of %n cities.</source>
        <translation>
            <numerusform>{name} powers {powered} of %n city.</numerusform>
            <numerusform>{name} powers {powered} of %n cities.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message numerus="yes">
        <source>%n cards are left in the draw pile.</source>
        <translation>
            <numerusform>%n card is left in the draw pile.</numerusform>
            <numerusform>%n cards are left in the draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elektro</source>
        <translation>
            <numerusform>%n Elektro</numerusform>
            <numerusform>%n Elektro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities.</source>
        <translation>
            <numerusform>Can power %n city.</numerusform>
            <numerusform>Can power %n cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities now, {maximum} with enough fuel.</source>
        <translation>
            <numerusform>Can power %n city now, {maximum} with enough fuel.</numerusform>
            <numerusform>Can power %n cities now, {maximum} with enough fuel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n aside</numerusform>
            <numerusform>%n aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n before Step 3</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n before Step 3</numerusform>
            <numerusform>%n before Step 3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>need %n more</source>
        <comment>Elektro that are missing</comment>
        <translation>
            <numerusform>need %n more</numerusform>
            <numerusform>need %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n</source>
        <comment>Elektro that are missing; short</comment>
        <translation>
            <numerusform>need %n</numerusform>
            <numerusform>need %n</numerusform>
        </translation>
    </message>
</context>
</TS>

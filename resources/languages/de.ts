<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation>{fuel} kaufen</translation>
    </message>
    <message numerus="yes">
        <source>Build in {city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>In {city} und %n weiteren bauen</numerusform>
            <numerusform>In {city} und %n weiteren bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance}% to win</source>
        <translation>{chance}&#xa0;% Chance</translation>
    </message>
    <message>
        <source>costs {figure}</source>
        <translation>kostet {figure}</translation>
    </message>
    <message>
        <source>will cost about {figure}</source>
        <translation>kostet etwa {figure}</translation>
    </message>
    <message>
        <source>earns {figure}</source>
        <translation>bringt {figure} ein</translation>
    </message>
    <message>
        <source>capacity {change}</source>
        <translation>Leistung {change}</translation>
    </message>
    <message>
        <source>cities {change}</source>
        <translation>Städte {change}</translation>
    </message>
    <message>
        <source>can power {figure}</source>
        <translation>versorgt {figure}</translation>
    </message>
    <message>
        <source>income {change}</source>
        <translation>Einkommen {change}</translation>
    </message>
    <message>
        <source>number {figure} in the next turn order</source>
        <translation>Reihenfolge: Platz {figure}</translation>
    </message>
    <message>
        <source>{name} takes plant {figure}</source>
        <translation>{name} nimmt Kraftwerk {figure}</translation>
    </message>
    <message>
        <source>begins Step 2</source>
        <translation>Stufe 2 beginnt</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>das Spiel endet</translation>
    </message>
    <message>
        <source>keeps {figure} Elektro</source>
        <translation>behält {figure} Elektro</translation>
    </message>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message>
        <source>{action} ({chance}): {reasons}</source>
        <translation>{action} ({chance}): {reasons}</translation>
    </message>
    <message>
        <source>Start a second network in {city}</source>
        <translation>Zweites Netz in {city} beginnen</translation>
    </message>
    <message>
        <source>Buy {fuel} ({market})</source>
        <translation>{fuel} kaufen ({market})</translation>
    </message>
    <message>
        <source>Open plant {plant} for {bid}</source>
        <translation>Nr. {plant} für {bid} anbieten</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Nichts betreiben</translation>
    </message>
    <message>
        <source>Run {plants}</source>
        <translation>{plants} betreiben</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>{fuel} abgeben</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Nichts mehr kaufen</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Nichts mehr bauen</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>{plant} abgeben</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>In {city} bauen</translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation>Haus der Bank in {city} setzen</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>{city} markieren</translation>
    </message>
</context>
<context>
    <name>AtHand</name>
    <message>
        <source>Fuel, building</source>
        <translation>Rohstoffe, Bauen</translation>
    </message>
    <message>
        <source>Still to buy</source>
        <translation>Kaufen noch</translation>
    </message>
    <message>
        <source>Still to build</source>
        <translation>Bauen noch</translation>
    </message>
    <message numerus="yes">
        <source>%n cities to Step 2</source>
        <comment>cities</comment>
        <translation>
            <numerusform>noch %n bis Stufe 2</numerusform>
            <numerusform>noch %n bis Stufe 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to the end</source>
        <comment>of the game, cities</comment>
        <translation>
            <numerusform>noch %n bis zum Ende</numerusform>
            <numerusform>noch %n bis zum Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Nächste Reihenfolge</translation>
    </message>
    <message>
        <source>Income by cities: {pay}</source>
        <translation>Einkommen nach Städten: {pay}</translation>
    </message>
    <message>
        <source>Income and turn order</source>
        <translation>Einkommen und Reihenfolge</translation>
    </message>
    <message>
        <source>Shows or hides income, turn orders and thresholds. Key: {key}</source>
        <translation>Zeigt oder verbirgt Einkommen, Reihenfolgen und Schwellen. Taste: {key}</translation>
    </message>
</context>
<context>
    <name>AuctionPage</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Your limit is below this bid. Press Enter again to bid without it.</source>
        <translation>Dein Limit liegt unter diesem Gebot. Noch einmal Enter: ohne Limit bieten.</translation>
    </message>
</context>
<context>
    <name>AuctionStage</name>
    <message>
        <source>bought {plant}</source>
        <translation>hat {plant} gekauft</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>Order in round {round}: {names}</source>
        <translation>Reihenfolge in Runde {round}: {names}</translation>
    </message>
    <message>
        <source>Round {round}: {first} is first, {last} is last</source>
        <translation>Runde {round}: zuerst {first}, zuletzt {last}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>führt</translation>
    </message>
    <message>
        <source>has {money}</source>
        <translation>hat {money}</translation>
    </message>
</context>
<context>
    <name>Beat</name>
    <message>
        <source>Press any key to continue</source>
        <translation>Weiter mit jeder Taste</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Stufe 2</translation>
    </message>
    <message>
        <source>Second places are open, for {price}.</source>
        <translation>Die zweiten Plätze sind offen, für {price}.</translation>
    </message>
    <message>
        <source>Third places are open, for {price}.</source>
        <translation>Die dritten Plätze sind offen, für {price}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Step 3, the last Step</source>
        <translation>Stufe 3, die letzte</translation>
    </message>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n Kraftwerk steht zum Verkauf.</numerusform>
            <numerusform>%n Kraftwerke, alle stehen zum Verkauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refill: {tokens}.</source>
        <translation>Nachschub: {tokens}.</translation>
    </message>
</context>
<context>
    <name>BidRuler</name>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Für mich bieten bis</translation>
    </message>
    <message>
        <source>The game bids for you up to this amount; the others do not see it. (U)</source>
        <translation>Bis dahin wird für dich geboten; die anderen sehen das Limit nicht. (U)</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Ein Gebot eintippen</translation>
    </message>
    <message>
        <source>Type your limit</source>
        <translation>Limit eintippen</translation>
    </message>
    <message>
        <source>Raise your limit by 1</source>
        <translation>Limit um 1 erhöhen</translation>
    </message>
    <message>
        <source>Lower your limit by 1</source>
        <translation>Limit um 1 senken</translation>
    </message>
    <message>
        <source>minimum {minimum}</source>
        <translation>mindestens {minimum}</translation>
    </message>
    <message>
        <source>fair {low} to {high}, break-even {even}</source>
        <translation>angemessen {low} bis {high}, Gewinnschwelle {even}</translation>
    </message>
    <message>
        <source>you have {money}</source>
        <translation>du hast {money}</translation>
    </message>
    <message>
        <source>fair {low}–{high}</source>
        <translation>angemessen {low}–{high}</translation>
    </message>
    <message>
        <source>not worth {price}</source>
        <translation>lohnt nicht für {price}</translation>
    </message>
    <message>
        <source>break-even {price}</source>
        <translation>lohnt bis {price}</translation>
    </message>
    <message>
        <source>even {price}</source>
        <comment>break-even; short</comment>
        <translation>wert {price}</translation>
    </message>
    <message>
        <source>Your bid: {price}. Drag it, or turn the wheel.</source>
        <translation>Dein Gebot: {price}. Zieh daran oder dreh das Mausrad.</translation>
    </message>
    <message>
        <source>Your limit: the game bids for you up to {price}.</source>
        <translation>Dein Limit: Bis {price} wird für dich geboten.</translation>
    </message>
    <message>
        <source>Too low: {price} has been bid.</source>
        <translation>Zu wenig: {price} sind schon geboten.</translation>
    </message>
    <message>
        <source>Even for {price} you do better without the plant.</source>
        <translation>Selbst für {price} stehst du ohne das Kraftwerk besser da.</translation>
    </message>
    <message>
        <source>Above {price}, the break-even, you do better without the plant.</source>
        <translation>Über {price}, der Gewinnschwelle, stehst du ohne das Kraftwerk besser da.</translation>
    </message>
    <message>
        <source>Fair: for {low} to {high} you do as well with it as without.</source>
        <translation>Angemessen: Für {low} bis {high} stehst du mit ihm so gut da wie ohne.</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>mind. {minimum}</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Steigt aus dieser Versteigerung aus.</translation>
    </message>
    <message>
        <source>{name} bids {bid}; your limit was {limit}.</source>
        <translation>{name} bietet {bid}; dein Limit war {limit}.</translation>
    </message>
    <message>
        <source>{name} leads. Your bid</source>
        <translation>{name} führt. Dein Gebot</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>If you pass, {name} gets it for {bid}.</source>
        <translation>Wenn du passt, bekommt es {name} für {bid}.</translation>
    </message>
    <message>
        <source>Then {names} may bid.</source>
        <translation>Danach am Gebot: {names}.</translation>
    </message>
    <message>
        <source>{name} leads. You cannot raise</source>
        <translation>{name} führt. Du kannst nicht mitgehen</translation>
    </message>
    <message>
        <source>You cannot raise</source>
        <translation>Du kannst nicht mitgehen</translation>
    </message>
    <message>
        <source>You have {money}; the minimum bid is {minimum}.</source>
        <translation>Du hast {money}; das Mindestgebot ist {minimum}.</translation>
    </message>
    <message>
        <source>Makes this bid.</source>
        <translation>Gibt dieses Gebot ab.</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}</source>
        <translation>{bid} bieten, bis {limit}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>{bid} is much more than {before}. Press Enter again to bid it.</source>
        <translation>{bid} ist viel mehr als {before}. Noch einmal Enter: trotzdem bieten.</translation>
    </message>
</context>
<context>
    <name>BoardRules</name>
    <message>
        <source>Plants that are always in the opening market.</source>
        <translation>Kraftwerke, die immer im ersten Markt liegen.</translation>
    </message>
    <message>
        <source>The top of the draw pile: plants, or a random card of a kind.</source>
        <translation>Oben auf dem Nachziehstapel: Kraftwerke oder zufällige Karten einer Art.</translation>
    </message>
    <message>
        <source>The cards below those, shuffled.</source>
        <translation>Die Karten darunter, gemischt.</translation>
    </message>
    <message>
        <source>Plants that are not used, by number of players.</source>
        <translation>Kraftwerke, die nicht mitspielen, nach Spielerzahl.</translation>
    </message>
    <message>
        <source>Plug cards and others removed unseen, by number of players.</source>
        <translation>Nach Spielerzahl: Steckerkarten und andere, die ungesehen ausscheiden.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen.</source>
        <translation>Kraftwerke, die nie ungesehen ausscheiden.</translation>
    </message>
    <message>
        <source>Plants set aside; they go on top of the draw pile when Step 2 begins.</source>
        <translation>Kraftwerke, die beiseite liegen und mit Stufe&#xa0;2 oben auf den Nachziehstapel kommen.</translation>
    </message>
    <message>
        <source>How many cards are below the Step 3 card.</source>
        <translation>Wie viele Karten unter der Karte „Stufe&#xa0;3“ liegen.</translation>
    </message>
    <message>
        <source>How many plants are for sale.</source>
        <translation>Wie viele Kraftwerke zum Verkauf stehen.</translation>
    </message>
    <message>
        <source>How many plants are in the future market.</source>
        <translation>Wie viele Kraftwerke im zukünftigen Markt liegen.</translation>
    </message>
    <message>
        <source>Kinds of plants that are for sale even as the lowest of the future market.</source>
        <translation>Arten von Kraftwerken, die auch als niedrigstes des zukünftigen Marktes zum Verkauf stehen.</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile.</source>
        <translation>Arten von Kraftwerken, die nie unter den Nachziehstapel kommen.</translation>
    </message>
    <message>
        <source>How many of the lowest plants are removed in a round without a sale.</source>
        <translation>Wie viele der niedrigsten Kraftwerke in einer Runde ohne Verkauf ausscheiden.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed when the first player in a round declines to open.</source>
        <translation>Ob das niedrigste Kraftwerk ausscheidet, wenn der Erste einer Runde keines anbietet.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed in Phase 5 of Steps 1 and 2.</source>
        <translation>Ob das niedrigste Kraftwerk in Phase&#xa0;5 der Stufen&#xa0;1 und 2 ausscheidet.</translation>
    </message>
    <message>
        <source>Whether the plant removed by Step 2 is replaced.</source>
        <translation>Ob das Kraftwerk, das Stufe&#xa0;2 entfernt, ersetzt wird.</translation>
    </message>
    <message>
        <source>Whether the discount token is used: the lowest plant may go for 1.</source>
        <translation>Ob der Rabattmarker gilt: Das niedrigste Kraftwerk ist ab 1 zu haben.</translation>
    </message>
    <message>
        <source>Whether plants too small for the leader are removed.</source>
        <translation>Ob Kraftwerke ausscheiden, die für den Führenden zu klein sind.</translation>
    </message>
    <message>
        <source>Whether the turn order is set after the auctions instead of before.</source>
        <translation>Ob die Reihenfolge erst nach den Versteigerungen bestimmt wird.</translation>
    </message>
    <message>
        <source>Cities that start Step 2, by number of players.</source>
        <translation>Städte, mit denen Stufe&#xa0;2 beginnt, nach Spielerzahl.</translation>
    </message>
    <message>
        <source>Cities that end the game, by number of players.</source>
        <translation>Städte, mit denen das Spiel endet, nach Spielerzahl.</translation>
    </message>
    <message>
        <source>Whether Step 2 also begins when every city in play has a house.</source>
        <translation>Ob Stufe&#xa0;2 auch beginnt, wenn jede Stadt im Spiel ein Haus hat.</translation>
    </message>
    <message>
        <source>The spaces of the fuel market.</source>
        <translation>Die Felder des Rohstoffmarktes.</translation>
    </message>
    <message>
        <source>How many tokens of each fuel there are.</source>
        <translation>Wie viele Marker es von jedem Rohstoff gibt.</translation>
    </message>
    <message>
        <source>Tokens in the fuel market at the start.</source>
        <translation>Marker im Rohstoffmarkt zu Beginn.</translation>
    </message>
    <message>
        <source>Tokens added in Steps 1, 2 and 3, for each number of players.</source>
        <translation>Nachschub in den Stufen&#xa0;1, 2 und 3, für jede Spielerzahl.</translation>
    </message>
    <message>
        <source>What the places in every city cost.</source>
        <translation>Was die Plätze jeder Stadt kosten.</translation>
    </message>
    <message>
        <source>How many places of a city are open in each Step.</source>
        <translation>Wie viele Plätze einer Stadt in jeder Stufe offen sind.</translation>
    </message>
    <message>
        <source>Money each player starts with.</source>
        <translation>Geld, mit dem alle beginnen.</translation>
    </message>
    <message>
        <source>What is paid for 0, 1, 2 and more powered cities.</source>
        <translation>Was für 0, 1, 2 und mehr versorgte Städte gezahlt wird.</translation>
    </message>
    <message>
        <source>How many plants a player may have.</source>
        <translation>Wie viele Kraftwerke jemand haben darf.</translation>
    </message>
    <message>
        <source>How many runs&apos; worth of fuel a plant can store.</source>
        <translation>Für wie viele Läufe ein Kraftwerk Rohstoffe lagern kann.</translation>
    </message>
    <message>
        <source>Kinds of plants that only players with a city in one of these areas may buy.</source>
        <translation>Arten von Kraftwerken, die nur kaufen darf, wer in einem dieser Gebiete eine Stadt hat.</translation>
    </message>
    <message>
        <source>An outage occurs when more cities than this per player are connected in one round.</source>
        <translation>Der Strom fällt aus, wenn in einer Runde je Spieler mehr Städte als diese Zahl angeschlossen werden.</translation>
    </message>
    <message>
        <source>Whether Step 2 is carried out first if Step 3 comes before it.</source>
        <translation>Ob Stufe&#xa0;2 noch ausgeführt wird, wenn Stufe&#xa0;3 zuerst kommt.</translation>
    </message>
    <message>
        <source>What breaks a tie: money or cities.</source>
        <translation>Was bei Gleichstand entscheidet: Geld oder Städte.</translation>
    </message>
    <message>
        <source>Options the players may choose.</source>
        <translation>Die Varianten, die man wählen kann.</translation>
    </message>
    <message>
        <source>Plants that replace those of the same number, by the area in play that brings them.</source>
        <translation>Kraftwerke, die jene mit derselben Nummer ersetzen, je nach Gebiet im Spiel.</translation>
    </message>
    <message>
        <source>Burnt coal goes to a storage that sells it at this price.</source>
        <translation>Verbrauchte Kohle kommt in ein Lager, das sie zu diesem Preis verkauft.</translation>
    </message>
    <message>
        <source>Whether the storage sells at any time.</source>
        <translation>Ob das Lager jederzeit verkauft.</translation>
    </message>
    <message>
        <source>Once this plant has been bought, uranium is never refilled.</source>
        <translation>Ist dieses Kraftwerk gekauft, wird Uran nie mehr aufgefüllt.</translation>
    </message>
    <message>
        <source>Cities that make a fuel cheaper for anyone with a house there.</source>
        <translation>Städte, die einen Rohstoff für alle verbilligen, die dort ein Haus haben.</translation>
    </message>
    <message>
        <source>What it costs to start in a city that no connection reaches.</source>
        <translation>Was es kostet, in einer Stadt zu beginnen, zu der keine Verbindung führt.</translation>
    </message>
    <message>
        <source>Cities in which no network may start.</source>
        <translation>Städte, in denen kein Netz beginnen darf.</translation>
    </message>
    <message>
        <source>Whether areas in play may be unconnected.</source>
        <translation>Ob die Gebiete im Spiel getrennt liegen dürfen.</translation>
    </message>
    <message>
        <source>Whether players may switch these rules off.</source>
        <translation>Ob man ohne diese Regeln spielen kann.</translation>
    </message>
    <message>
        <source>How many areas are in play, by number of players.</source>
        <translation>Nach Spielerzahl: wie viele Gebiete im Spiel sind.</translation>
    </message>
    <message>
        <source>Whether there are three Steps; without them the game stays in Step 1.</source>
        <translation>Ob es drei Stufen gibt; ohne sie bleibt das Spiel in Stufe 1.</translation>
    </message>
    <message>
        <source>Kinds of plants that are not for sale in Step 1; they go under the draw pile.</source>
        <translation>Arten von Kraftwerken, die in Stufe 1 nicht zum Verkauf stehen; sie kommen unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Plants of those kinds that are removed from the game instead.</source>
        <translation>Kraftwerke dieser Arten, die stattdessen ausscheiden.</translation>
    </message>
    <message>
        <source>Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again.</source>
        <translation>Ob die Karte der Stufe 3 zuerst Stufe 2 bringt und dann wieder unter den Nachziehstapel kommt.</translation>
    </message>
    <message>
        <source>How many plants go under the draw pile in Phase 5 of Step 2.</source>
        <translation>Wie viele Kraftwerke in Phase 5 der Stufe 2 unter den Nachziehstapel kommen.</translation>
    </message>
    <message>
        <source>A plant market of one row, all for sale, filled only in Phase 5.</source>
        <translation>Ein Markt in einer Reihe, alles zum Verkauf, nur in Phase 5 aufgefüllt.</translation>
    </message>
    <message>
        <source>How many of the highest plants are set aside in Phase 5, as a later draw pile.</source>
        <translation>Wie viele der höchsten Kraftwerke in Phase 5 beiseitekommen, als späterer Nachziehstapel.</translation>
    </message>
    <message>
        <source>Whether a player who buys the plant with the discount token may buy another.</source>
        <translation>Ob man nach dem Kraftwerk mit dem Rabattmarker ein weiteres kaufen darf.</translation>
    </message>
    <message>
        <source>Kinds of plants that burn more tokens than printed, and how many more.</source>
        <translation>Arten von Kraftwerken, die mehr verbrauchen als aufgedruckt, und wie viel mehr.</translation>
    </message>
    <message>
        <source>A second fuel market in the north; each turn a player buys at one of the two.</source>
        <translation>Ein zweiter Rohstoffmarkt im Norden; in einem Zug kauft man an einem der beiden.</translation>
    </message>
    <message>
        <source>Northern fuel market: its spaces.</source>
        <translation>Nördlicher Rohstoffmarkt: seine Felder.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens at the start.</source>
        <translation>Nördlicher Rohstoffmarkt: Marker zu Beginn.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens added in Steps 1, 2 and 3.</source>
        <translation>Nördlicher Rohstoffmarkt: Nachschub in den Stufen 1, 2 und 3.</translation>
    </message>
    <message>
        <source>A fuel that gets cheaper when its supply is too small for the refill.</source>
        <translation>Ein Rohstoff, der billiger wird, wenn der Vorrat für den Nachschub nicht reicht.</translation>
    </message>
    <message>
        <source>Nuclear plants are mines that sell uranium; tokens that then leave the market.</source>
        <translation>Atomkraftwerke sind Minen, die Uran verkaufen; Marker, die danach den Markt verlassen.</translation>
    </message>
    <message>
        <source>How much more a token of coal, oil or garbage costs in each Step.</source>
        <translation>Was ein Marker Kohle, Öl oder Müll in jeder Stufe mehr kostet.</translation>
    </message>
    <message>
        <source>The most expensive token sold in each Step.</source>
        <translation>Der teuerste Marker, der in jeder Stufe verkauft wird.</translation>
    </message>
    <message>
        <source>Whether players buy one token a turn, round after round.</source>
        <translation>Ob man reihum je Zug nur einen Marker kauft.</translation>
    </message>
    <message>
        <source>The only cities in which networks may start.</source>
        <translation>Die einzigen Städte, in denen Netze beginnen dürfen.</translation>
    </message>
    <message>
        <source>Whether each player may once start a second network in one of these cities.</source>
        <translation>Ob jeder einmal ein zweites Netz in einer dieser Städte beginnen darf.</translation>
    </message>
    <message>
        <source>The most a connection can cost, and the price of reaching a city without one.</source>
        <translation>Was eine Verbindung höchstens kostet, und ebenso eine Stadt ohne Verbindung.</translation>
    </message>
    <message>
        <source>What passing through a city costs.</source>
        <translation>Was jede Stadt kostet, durch die eine Verbindung führt.</translation>
    </message>
    <message>
        <source>Closed cities, drawn at random: by number of players and price of the first place.</source>
        <translation>Gesperrte Städte, ausgelost: nach Spielerzahl und Preis des ersten Platzes.</translation>
    </message>
    <message>
        <source>Whether players must power as many cities as they can.</source>
        <translation>Ob man so viele Städte wie möglich versorgen muss.</translation>
    </message>
    <message>
        <source>How much an outage cuts the income for each city.</source>
        <translation>Was ein Stromausfall je Stadt vom Einkommen abzieht.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>To the next city in that direction</source>
        <translation>Zur nächsten Stadt in dieser Richtung</translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation>Die Stadt wählen</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Vergrößern, wie mit Mausrad oder zwei Fingern</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Verkleinern, wie mit Mausrad oder zwei Fingern</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The standard rules.</source>
        <translation>Die üblichen Regeln.</translation>
    </message>
    <message>
        <source>Passing through a city costs {cost}.</source>
        <translation>Der Weg durch eine Stadt kostet {cost}.</translation>
    </message>
    <message>
        <source>No discount token.</source>
        <translation>Kein Rabattmarker.</translation>
    </message>
    <message>
        <source>Some plants are in every game.</source>
        <translation>Manche Kraftwerke sind in jedem Spiel dabei.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n public transcriptions of the printed board.</source>
        <translation>
            <numerusform>Nach einer öffentlichen Abschrift des gedruckten Plans.</numerusform>
            <numerusform>Nach %n öffentlichen Abschriften des gedruckten Plans.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncertain: {doubts}.</source>
        <translation>Unsicher: {doubts}.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <translation>der Nachziehstapel</translation>
    </message>
    <message>
        <source>the discount token</source>
        <translation>der Rabattmarker</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>wann das Spiel endet</translation>
    </message>
    <message>
        <source>the first round</source>
        <translation>die erste Runde</translation>
    </message>
    <message>
        <source>the fuel market</source>
        <translation>der Rohstoffmarkt</translation>
    </message>
    <message>
        <source>single connections</source>
        <translation>einzelne Verbindungen</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>who may buy nuclear plants</source>
        <translation>wer Atomkraftwerke kaufen darf</translation>
    </message>
    <message>
        <source>the power plants</source>
        <translation>die Kraftwerke</translation>
    </message>
    <message>
        <source>the refill</source>
        <translation>der Nachschub</translation>
    </message>
    <message>
        <source>which plants are removed</source>
        <translation>welche Kraftwerke entfernt werden</translation>
    </message>
    <message>
        <source>scrapped coal</source>
        <translation>abgegebene Kohle</translation>
    </message>
    <message>
        <source>the first city on another island</source>
        <translation>die erste Stadt auf einer anderen Insel</translation>
    </message>
    <message>
        <source>how the Steps begin</source>
        <translation>wie die Stufen beginnen</translation>
    </message>
    <message>
        <source>the game for two</source>
        <translation>das Spiel zu zweit</translation>
    </message>
    <message>
        <source>No coal.</source>
        <translation>Keine Kohle.</translation>
    </message>
    <message>
        <source>No oil.</source>
        <translation>Kein Öl.</translation>
    </message>
    <message>
        <source>No garbage.</source>
        <translation>Kein Müll.</translation>
    </message>
    <message>
        <source>No uranium.</source>
        <translation>Kein Uran.</translation>
    </message>
    <message>
        <source>Its own fuel refill.</source>
        <translation>Eigener Nachschub an Rohstoffen.</translation>
    </message>
    <message>
        <source>Other plants at the start.</source>
        <translation>Andere Kraftwerke zu Beginn.</translation>
    </message>
    <message>
        <source>Uranium mines sell to the market.</source>
        <translation>Uranminen verkaufen an den Markt.</translation>
    </message>
    <message>
        <source>Fuel token by token, and power outages.</source>
        <translation>Rohstoffe Stück für Stück, und Stromausfälle.</translation>
    </message>
    <message>
        <source>Everybody may start two networks.</source>
        <translation>Alle dürfen zwei Netze gründen.</translation>
    </message>
    <message>
        <source>Spaces for one house each.</source>
        <translation>Jedes Feld hat Platz für ein Haus.</translation>
    </message>
    <message>
        <source>The game stays in Step 1.</source>
        <translation>Das Spiel bleibt in Stufe&#xa0;1.</translation>
    </message>
    <message>
        <source>After the discounted plant you may buy another.</source>
        <translation>Nach dem Kraftwerk mit Rabatt darfst du noch eines kaufen.</translation>
    </message>
    <message>
        <source>Two fuel markets.</source>
        <translation>Zwei Rohstoffmärkte.</translation>
    </message>
    <message>
        <source>A plant market planned ahead.</source>
        <translation>Ein vorausgeplanter Kraftwerksmarkt.</translation>
    </message>
    <message>
        <source>The draw pile triggers the Steps.</source>
        <translation>Der Nachziehstapel löst die Stufen aus.</translation>
    </message>
    <message>
        <source>More than one island.</source>
        <translation>Mehr als eine Insel.</translation>
    </message>
    <message>
        <source>Areas bring their own plants.</source>
        <translation>Gebiete bringen eigene Kraftwerke mit.</translation>
    </message>
    <message>
        <source>Burnt coal is sold again.</source>
        <translation>Verbrauchte Kohle wird wieder verkauft.</translation>
    </message>
    <message>
        <source>The order is set after the auctions.</source>
        <translation>Die Reihenfolge wird nach den Versteigerungen bestimmt.</translation>
    </message>
    <message>
        <source>A smaller plant market.</source>
        <translation>Ein kleinerer Kraftwerksmarkt.</translation>
    </message>
    <message>
        <source>A larger plant market.</source>
        <translation>Ein größerer Kraftwerksmarkt.</translation>
    </message>
    <message>
        <source>Wind and sun never go under the pile.</source>
        <translation>Wind und Sonne kommen nie unter den Stapel.</translation>
    </message>
    <message>
        <source>Wind and sun are for sale early.</source>
        <translation>Wind und Sonne gibt es früher.</translation>
    </message>
    <message>
        <source>Some plants arrive only in Step 2.</source>
        <translation>Manche Kraftwerke kommen erst mit Stufe&#xa0;2.</translation>
    </message>
    <message>
        <source>Plants for {kinds} are not for everybody.</source>
        <translation>Nicht alle dürfen solche Kraftwerke kaufen: {kinds}.</translation>
    </message>
    <message>
        <source>Any city can be connected for at most {maximum}.</source>
        <translation>Jede Stadt lässt sich für höchstens {maximum} anschließen.</translation>
    </message>
    <message>
        <source>A tax on coal, oil and garbage.</source>
        <translation>Eine Steuer auf Kohle, Öl und Müll.</translation>
    </message>
    <message>
        <source>Cities in which nobody may start.</source>
        <translation>Städte, in denen niemand beginnen darf.</translation>
    </message>
    <message>
        <source>Every city has an entry cost.</source>
        <translation>Jede Stadt hat Zugangskosten.</translation>
    </message>
    <message>
        <source>Some cities have an entry cost.</source>
        <translation>Manche Städte haben Zugangskosten.</translation>
    </message>
    <message>
        <source>Cities with other prices.</source>
        <translation>Städte mit anderen Preisen.</translation>
    </message>
    <message>
        <source>No fuel costs more than {maximum}.</source>
        <translation>Kein Rohstoff kostet mehr als {maximum}.</translation>
    </message>
    <message>
        <source>Uranium may run out for good.</source>
        <translation>Uran kann ganz ausgehen.</translation>
    </message>
    <message>
        <source>Short, cheap connections.</source>
        <translation>Kurze, billige Verbindungen.</translation>
    </message>
    <message>
        <source>Long, expensive connections.</source>
        <translation>Lange, teure Verbindungen.</translation>
    </message>
    <message>
        <source>Plenty of coal at the start.</source>
        <translation>Viel Kohle zu Beginn.</translation>
    </message>
    <message>
        <source>Plenty of oil at the start.</source>
        <translation>Viel Öl zu Beginn.</translation>
    </message>
    <message>
        <source>Plenty of garbage at the start.</source>
        <translation>Viel Müll zu Beginn.</translation>
    </message>
    <message>
        <source>Plenty of uranium at the start.</source>
        <translation>Viel Uran zu Beginn.</translation>
    </message>
    <message>
        <source>Little coal at the start.</source>
        <translation>Wenig Kohle zu Beginn.</translation>
    </message>
    <message>
        <source>Little oil at the start.</source>
        <translation>Wenig Öl zu Beginn.</translation>
    </message>
    <message>
        <source>Little garbage at the start.</source>
        <translation>Wenig Müll zu Beginn.</translation>
    </message>
    <message>
        <source>Little uranium at the start.</source>
        <translation>Wenig Uran zu Beginn.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>The uranium market is full: mines earn nothing now.</source>
        <translation>Der Uranmarkt ist voll: Minen verdienen jetzt nichts.</translation>
    </message>
    <message>
        <source>Mines sell uranium at {price} a city; yours would earn {income}.</source>
        <translation>Minen verkaufen Uran zu {price} je Stadt; deine brächten {income} ein.</translation>
    </message>
    <message>
        <source>Power outage: {built} cities this round, so income is cut.</source>
        <translation>Stromausfall: {built} Städte in dieser Runde, die Einkommen sinken.</translation>
    </message>
    <message>
        <source>Cities this round: {built}; more than {maximum} cause an outage.</source>
        <translation>Städte in dieser Runde: {built}; mehr als {maximum} bringen einen Stromausfall.</translation>
    </message>
    <message>
        <source>The draw pile has run out: all plants are for sale.</source>
        <translation>Der Nachziehstapel ist aufgebraucht: Alle Kraftwerke stehen zum Verkauf.</translation>
    </message>
    <message>
        <source>The plants set aside are now the draw pile.</source>
        <translation>Die beiseitegelegten Kraftwerke sind jetzt der Nachziehstapel.</translation>
    </message>
    <message>
        <source>Plants set aside: {plants}.</source>
        <translation>Beiseitegelegte Kraftwerke: {plants}.</translation>
    </message>
    <message>
        <source>Can still start a second network: {names}.</source>
        <translation>Können noch ein zweites Netz beginnen: {names}.</translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Cities by price</source>
        <translation>Städte nach Preis</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Ends your turn without building the planned houses.</source>
        <translation>Beendet deinen Zug, ohne das Vorgemerkte zu bauen.</translation>
    </message>
    <message>
        <source>Builds all planned houses and ends your turn. You can undo it.</source>
        <translation>Baut alles Vorgemerkte und beendet deinen Zug. Du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>Builds all planned houses.</source>
        <translation>Baut alles, was vorgemerkt ist.</translation>
    </message>
    <message>
        <source>Build houses</source>
        <translation>Häuser bauen</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n Haus für {cost} bauen</numerusform>
            <numerusform>%n Häuser für {cost} bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation>{a} – {b}  {cost}</translation>
    </message>
    <message>
        <source>connection + house, total</source>
        <translation>Verbindung + Haus, gesamt</translation>
    </message>
    <message>
        <source>Second network</source>
        <translation>Zweites Netz</translation>
    </message>
    <message>
        <source>Starts your second network in a starting city, once in the game; you pay no connection.</source>
        <translation>Beginnt dein anderes Netz in einer Startstadt: ohne Verbindungskosten, einmal im Spiel.</translation>
    </message>
    <message>
        <source>Build without ending the turn</source>
        <translation>Bauen, ohne den Zug zu beenden</translation>
    </message>
    <message>
        <source>Remove all planned houses</source>
        <translation>Alle vorgemerkten Häuser zurücknehmen</translation>
    </message>
    <message>
        <source>Start your second network</source>
        <translation>Zweites Netz beginnen</translation>
    </message>
    <message>
        <source>Build nothing and end turn</source>
        <translation>Nichts bauen und Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end the game</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n Haus für {cost} bauen, Spiel beenden</numerusform>
            <numerusform>%n Häuser für {cost} bauen, Spiel beenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end turn</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n Haus für {cost} bauen, Zug beenden</numerusform>
            <numerusform>%n Häuser für {cost} bauen, Zug beenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends your turn without a new house. You can undo it.</source>
        <translation>Beendet deinen Zug ohne neues Haus. Du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Powered</source>
        <comment>cities</comment>
        <translation>Versorgt</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Point at a city for its price; click to plan a house.</source>
        <translation>Zeige auf eine Stadt für ihren Preis, klicke zum Vormerken.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all.</source>
        <comment>cities, one by one</comment>
        <translation>
            <numerusform>Die billigste kostet {cost}.</numerusform>
            <numerusform>Die billigsten %n kosten zusammen {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all, for an income of {income}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>Die billigste kostet {cost}, für ein Einkommen von {income}.</numerusform>
            <numerusform>Die billigsten %n kosten zusammen {cost}, für ein Einkommen von {income}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has room for you now.</source>
        <translation>Keine Stadt hat jetzt einen Platz für dich.</translation>
    </message>
    <message>
        <source>The cheapest city costs {price}, and you have {money}.</source>
        <translation>Die billigste Stadt kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>house {price}</source>
        <translation>Haus {price}</translation>
    </message>
    <message>
        <source>No house is planned: choose a city, or end your turn with E.</source>
        <translation>Keine Stadt ist vorgemerkt: Wähle eine oder beende deinen Zug mit E.</translation>
    </message>
    <message>
        <source>Your planned houses aren&apos;t built. Press {key} again to end the turn without them.</source>
        <translation>Deine vorgemerkten Häuser sind nicht gebaut. Noch einmal {key} beendet den Zug ohne sie.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board being drawn</source>
        <translation>Spielplan in Arbeit</translation>
    </message>
    <message>
        <source>On the board being drawn</source>
        <translation>Auf dem Spielplan in Arbeit</translation>
    </message>
    <message>
        <source>Move the selected city; with Shift by ten</source>
        <translation>Verschiebt die gewählte Stadt, mit Umschalt um zehn</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Vergrößern, wie mit Mausrad oder zwei Fingern</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Verkleinern, wie mit Mausrad oder zwei Fingern</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Der ganze Spielplan</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Any key shows the standings</source>
        <translation>Jede Taste zeigt die Wertung</translation>
    </message>
    <message numerus="yes">
        <source>%n cities powered in round {round}</source>
        <translation>
            <numerusform>%n Stadt in Runde {round} versorgt</numerusform>
            <numerusform>%n Städte in Runde {round} versorgt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Euer Tisch</translation>
    </message>
    <message>
        <source>Sets up the position of a real table, to play on from there.</source>
        <translation>Baut die Stellung eines echten Tisches auf, um von dort weiterzuspielen.</translation>
    </message>
    <message>
        <source>Short chapters, twenty minutes in all. Leave at any time and continue later.</source>
        <translation>Kurze Kapitel, zusammen zwanzig Minuten. Du kannst jederzeit gehen und später weitermachen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>Das nächste Kapitel</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a chapter</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>at step {step} of {steps}</source>
        <translation>bei Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message>
        <source>{city}, in area {area}, which is out of play.</source>
        <translation>{city}, im Gebiet {area}, das nicht mitspielt.</translation>
    </message>
    <message>
        <source>{city}, in area {area}.</source>
        <translation>{city}, im Gebiet {area}.</translation>
    </message>
    <message>
        <source>{city}, for {way}, in area {area}.</source>
        <translation>{city}, für {way}, im Gebiet {area}.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>Nobody has a house here.</source>
        <translation>Hier steht kein Haus.</translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation>Häuser: {names}.</translation>
    </message>
    <message>
        <source>No place for you now.</source>
        <translation>Für dich ist jetzt kein Platz.</translation>
    </message>
    <message>
        <source>A place costs {price}.</source>
        <translation>Ein Platz kostet {price}.</translation>
    </message>
    <message>
        <source>Building here costs {total}: house {house}, connection {way}.</source>
        <translation>Hier zu bauen kostet {total}: Haus {house}, Verbindung {way}.</translation>
    </message>
    <message>
        <source>In the list of cities</source>
        <translation>In der Liste der Städte</translation>
    </message>
    <message>
        <source>Go to the city</source>
        <translation>Zur Stadt gehen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Choose the city</source>
        <translation>Die Stadt wählen</translation>
    </message>
    <message>
        <source>Cities in play</source>
        <translation>Städte im Spiel</translation>
    </message>
    <message>
        <source>{city} and its connections</source>
        <translation>{city} mit Verbindungen</translation>
    </message>
    <message>
        <source>Enter: go there. Backspace: back. Space: choose. Escape: close.</source>
        <translation>Enter: hin. Rücktaste: zurück. Leertaste: wählen. Esc: zu.</translation>
    </message>
</context>
<context>
    <name>CityChoicePage</name>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Place a house for the bank: {number} of {all}</source>
        <translation>Ein Haus der Bank setzen: {number} von {all}</translation>
    </message>
    <message>
        <source>The bank&apos;s cities must touch each other; you cannot build in them in Step 1.</source>
        <translation>Die Städte der Bank müssen aneinandergrenzen; in Stufe&#xa0;1 könnt ihr dort nicht bauen.</translation>
    </message>
    <message>
        <source>Place it in {city}</source>
        <translation>In {city} setzen</translation>
    </message>
    <message>
        <source>Mark a city to start in</source>
        <translation>Eine Startstadt markieren</translation>
    </message>
    <message>
        <source>Your network may start in any marked city.</source>
        <translation>Dein Netz darf in jeder markierten Stadt beginnen.</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>{city} markieren</translation>
    </message>
    <message>
        <source>Click a city on the map, or choose one from the list.</source>
        <translation>Klicke eine Stadt auf der Karte an oder wähle sie in der Liste.</translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation>Wähle zuerst eine Stadt.</translation>
    </message>
    <message>
        <source>Confirms the chosen city.</source>
        <translation>Bestätigt die gewählte Stadt.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in Power Grid.</source>
        <translation>In Funkenschlag ist ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Dein Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>The game at the table is not saved: save its record elsewhere.</source>
        <translation>Das Spiel auf dem Tisch ist nicht gespeichert: Speichere seine Aufzeichnung woanders.</translation>
    </message>
    <message>
        <source>One of Power Grid&apos;s own files cannot be used; please reinstall the game.</source>
        <translation>Eine mitgelieferte Datei von Funkenschlag ist nicht brauchbar; installiere das Spiel neu.</translation>
    </message>
    <message>
        <source>A report is in {file}. Nothing is sent unless you send it.</source>
        <translation>Ein Bericht liegt in {file}. Gesendet wird nichts; das kannst nur du selbst tun.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>In a text field</source>
        <translation>In einem Textfeld</translation>
    </message>
    <message>
        <source>Delete {board}? Games on it can still be continued.</source>
        <translation>{board} löschen? Spiele darauf lassen sich weiterspielen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The board cannot be moved to the trash and stays in {folder}.</source>
        <translation>Der Plan lässt sich nicht in den Papierkorb verschieben und bleibt in {folder}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ends the games; the report stays.</source>
        <translation>Beendet die Spiele; der Bericht bleibt.</translation>
    </message>
    <message>
        <source>Wins by place in the first turn order</source>
        <translation>Siege nach Platz in der ersten Reihenfolge</translation>
    </message>
    <message>
        <source>Wins by starting area</source>
        <translation>Siege nach Startgebiet</translation>
    </message>
    <message>
        <source>Average price of a house, with its connection</source>
        <translation>Durchschnittspreis eines Hauses, mit Verbindung</translation>
    </message>
    <message>
        <source>Games by number of rounds</source>
        <translation>Spiele nach Runden</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Balance of the board</source>
        <translation>Ausgewogenheit des Spielplans</translation>
    </message>
    <message>
        <source>Bots have played {done} of {all} games.</source>
        <translation>Die Computer haben {done} von {all} Spielen gespielt.</translation>
    </message>
    <message>
        <source>Did not end: {count}.</source>
        <translation>Ohne Ende: {count}.</translation>
    </message>
    <message>
        <source>City {n}</source>
        <translation>Stadt {n}</translation>
    </message>
    <message>
        <source>Area {n}</source>
        <translation>Gebiet {n}</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Mein Spielplan</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message numerus="yes">
        <source>%n cities cannot be reached from the others.</source>
        <translation>
            <numerusform>%n Stadt ist von den anderen nicht zu erreichen.</numerusform>
            <numerusform>%n Städte sind von den anderen nicht zu erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board needs two cities; add %n more.</source>
        <translation>
            <numerusform>Ein Spielplan braucht zwei Städte; es fehlt noch eine.</numerusform>
            <numerusform>Ein Spielplan braucht zwei Städte; es fehlen noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every city can be reached.</source>
        <translation>Jede Stadt ist zu erreichen.</translation>
    </message>
    <message>
        <source>House prices</source>
        <translation>Hauspreise</translation>
    </message>
    <message>
        <source>Open places</source>
        <translation>Offene Plätze</translation>
    </message>
    <message>
        <source>Entry cost</source>
        <translation>Zugangskosten</translation>
    </message>
    <message>
        <source>What the three places cost; – is a place that is missing.</source>
        <translation>Was die drei Plätze kosten; – steht für einen fehlenden Platz.</translation>
    </message>
    <message>
        <source>How many places are open in Steps 1, 2 and 3.</source>
        <translation>Wie viele Plätze in den Stufen&#xa0;1, 2 und 3 offen sind.</translation>
    </message>
    <message>
        <source>What every route into the city costs besides its connection.</source>
        <translation>Was jeder Weg in die Stadt zusätzlich zur Verbindung kostet.</translation>
    </message>
    <message>
        <source>Write three prices from 0 to {maximum}, or – for no place.</source>
        <translation>Gib drei Preise von 0 bis {maximum} ein, oder – für keinen Platz.</translation>
    </message>
    <message>
        <source>Write three numbers from 0 to {maximum}, one for each Step.</source>
        <translation>Gib drei Zahlen von 0 bis {maximum} ein, eine für jede Stufe.</translation>
    </message>
    <message>
        <source>{0} has no city.</source>
        <translation>{0} hat keine Stadt.</translation>
    </message>
    <message>
        <source>{0} is not in one piece: it lacks a connection.</source>
        <translation>{0} ist nicht aus einem Stück: Dort fehlt eine Verbindung.</translation>
    </message>
    <message>
        <source>Areas, each in one piece: {0}.</source>
        <translation>Gebiete, jedes aus einem Stück: {0}.</translation>
    </message>
    <message>
        <source>Cities in {0}: {1}; usually {2}.</source>
        <translation>Städte im Gebiet {0}: {1}; üblich sind {2}.</translation>
    </message>
    <message>
        <source>For {0} players: {1} areas needed, {2} available.</source>
        <translation>Für {0} Spieler: {1} Gebiete nötig, {2} vorhanden.</translation>
    </message>
    <message>
        <source>For {0} players: no {1} areas are connected.</source>
        <translation>Für {0} Spieler: Keine {1} Gebiete hängen zusammen.</translation>
    </message>
    <message>
        <source>For {0} players: some choices of areas have too few cities; with these the game ends at {1}, not {2}.</source>
        <translation>Für {0} Spieler: manche Auswahl von Gebieten hat zu wenige Städte; mit ihr endet das Spiel bei {1} statt {2}.</translation>
    </message>
    <message>
        <source>For {0} players: all {1} cities may fill up before anybody has {2}, ending the game early; an end at {3} avoids that.</source>
        <translation>Bei {0} Spielern: {1} Städte können voll sein, bevor jemand {2} hat, und das Spiel endet vorzeitig; mit {3} nicht.</translation>
    </message>
    <message>
        <source>For {0} players: enough areas and cities.</source>
        <translation>Für {0} Spieler: genug Gebiete und Städte.</translation>
    </message>
    <message>
        <source>More than one city is called {0}.</source>
        <translation>Mehr als eine Stadt heißt {0}.</translation>
    </message>
    <message>
        <source>Two areas have the same colour.</source>
        <translation>Zwei Gebiete haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>{0} and {1} are on top of each other.</source>
        <translation>{0} und {1} liegen aufeinander.</translation>
    </message>
    <message>
        <source>{0} crosses {1}.</source>
        <translation>{0} kreuzt {1}.</translation>
    </message>
    <message>
        <source>No connections cross.</source>
        <translation>Keine Verbindungen kreuzen sich.</translation>
    </message>
    <message>
        <source>{0} is in the sea.</source>
        <translation>{0} liegt im Meer.</translation>
    </message>
    <message>
        <source>{0} crosses the sea.</source>
        <translation>{0} führt übers Meer.</translation>
    </message>
    <message>
        <source>Overlaps in small windows ({0}): {1}.</source>
        <translation>Überlappungen in kleinen Fenstern ({0}): {1}.</translation>
    </message>
    <message>
        <source>No names or costs overlap, down to small windows.</source>
        <translation>Keine Namen oder Kosten überlappen, auch in kleinen Fenstern nicht.</translation>
    </message>
    <message>
        <source>Costs: {0} to {1}, {2} on average.</source>
        <translation>Kosten: {0} bis {1}, im Mittel {2}.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Spielplans</translation>
    </message>
    <message>
        <source>Name of the city</source>
        <translation>Name der Stadt</translation>
    </message>
    <message>
        <source>Name of the area</source>
        <translation>Name des Gebiets</translation>
    </message>
    <message>
        <source>Area of the city</source>
        <translation>Gebiet der Stadt</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>Farbe des Gebiets</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Gives the area this colour.</source>
        <translation>Gibt dem Gebiet diese Farbe.</translation>
    </message>
    <message>
        <source>Puts the city into this area.</source>
        <translation>Ordnet die Stadt diesem Gebiet zu.</translation>
    </message>
    <message>
        <source>By length, like other connections: {cost}</source>
        <translation>Nach der Länge, wie andere: {cost}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} bis {b}</translation>
    </message>
    <message>
        <source>Draw the coast with the pointer, or add land around the cities.</source>
        <translation>Zeichne die Küste mit der Maus, oder lege Land um die Städte.</translation>
    </message>
    <message>
        <source>Click where a city should be and type its name. Drag to move it.</source>
        <translation>Klicke, wo eine Stadt steht, und tippe ihren Namen. Ziehen verschiebt.</translation>
    </message>
    <message>
        <source>Click two cities to connect them, or drag from one to the other.</source>
        <translation>Klicke zwei Städte an, um sie zu verbinden, oder ziehe von einer zur anderen.</translation>
    </message>
    <message>
        <source>Brush over cities: the border follows them.</source>
        <translation>Fahre über Städte: Die Grenze folgt ihnen.</translation>
    </message>
    <message>
        <source>Choose a line to see what it refers to.</source>
        <translation>Wähle eine Zeile, um zu sehen, worum es geht.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an area</comment>
        <translation>grün</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of an area</comment>
        <translation>braun</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an area</comment>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an area</comment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an area</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of an area</comment>
        <translation>lila</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour of an area</comment>
        <translation>türkis</translation>
    </message>
    <message>
        <source>In the editor&apos;s list</source>
        <translation>In der Liste des Spielplans</translation>
    </message>
    <message>
        <source>Go to the city, then connect it to another</source>
        <translation>Zur Stadt gehen, dann sie mit einer anderen verbinden</translation>
    </message>
    <message>
        <source>Go back to all cities</source>
        <translation>Zurück zu allen Städten</translation>
    </message>
    <message>
        <source>From {city} to</source>
        <translation>Von {city} nach</translation>
    </message>
    <message>
        <source>Pieces of land</source>
        <translation>Landstücke</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>The games stopped: too many did not end.</source>
        <translation>Die Spiele wurden angehalten: Zu viele endeten nicht.</translation>
    </message>
    <message>
        <source>none, {cost} by length</source>
        <translation>nach Länge: {cost}</translation>
    </message>
    <message>
        <source>{found} must be between {minimum} and {maximum}.</source>
        <translation>{found} muss zwischen {minimum} und {maximum} liegen.</translation>
    </message>
    <message>
        <source>{id} is listed twice.</source>
        <translation>{id} steht zweimal in der Liste.</translation>
    </message>
    <message>
        <source>A city needs 1 to {maximum} places, each with a price.</source>
        <translation>Eine Stadt braucht 1 bis {maximum} Plätze, jeder mit einem Preis.</translation>
    </message>
    <message>
        <source>Step {step} opens {found} places in a city, but a city has {maximum}.</source>
        <translation>Stufe&#xa0;{step} öffnet {found} Plätze in einer Stadt; eine Stadt hat aber nur {maximum}.</translation>
    </message>
    <message>
        <source>Step {step} opens fewer places ({found}) than the Step before ({maximum}).</source>
        <translation>Stufe&#xa0;{step} öffnet weniger Plätze ({found}) als die Stufe davor ({maximum}).</translation>
    </message>
    <message>
        <source>Say at least what is paid for no powered city.</source>
        <translation>Gib mindestens an, was für 0 versorgte Städte gezahlt wird.</translation>
    </message>
    <message>
        <source>Plant {plant} has more than one place at the start.</source>
        <translation>Kraftwerk {plant} hat zu Beginn mehr als einen Platz.</translation>
    </message>
    <message>
        <source>The opening market has {found} plants, but room for {maximum}.</source>
        <translation>Im ersten Markt liegen {found} Kraftwerke, aber Platz ist nur für {maximum}.</translation>
    </message>
    <message>
        <source>With {players} players, {found} cards are lacking at the start.</source>
        <translation>Bei {players} Spielern fehlen zu Beginn so viele Karten: {found}.</translation>
    </message>
    <message>
        <source>A game without Steps needs a side pile.</source>
        <translation>Ein Spiel ohne Stufen braucht beiseitegelegte Kraftwerke.</translation>
    </message>
    <message>
        <source>Without Steps the game stays in Step 1, so no plants can wait for Step 2.</source>
        <translation>Ohne Stufen bleibt das Spiel in Stufe 1; kein Kraftwerk kann dann auf Stufe 2 warten.</translation>
    </message>
    <message>
        <source>With {players} players the row begins with {maximum} plants, but only {found} are sorted.</source>
        <translation>Bei {players} Spielern beginnt die Reihe mit so vielen Kraftwerken: {maximum}. Sortiert sind aber nur {found}.</translation>
    </message>
    <message>
        <source>Plant {plant} would burn {found} tokens, but can store {maximum}.</source>
        <translation>Kraftwerk {plant} würde {found} Marker verbrauchen, kann aber nur {maximum} lagern.</translation>
    </message>
    <message>
        <source>A rule refers to a city that does not exist: {id}.</source>
        <translation>Eine Regel nennt eine Stadt, die es nicht gibt: {id}.</translation>
    </message>
    <message>
        <source>A rule refers to an area that does not exist: {id}.</source>
        <translation>Eine Regel nennt ein Gebiet, das es nicht gibt: {id}.</translation>
    </message>
    <message>
        <source>{fuel} needs at least one space on the market.</source>
        <translation>{fuel} braucht mindestens ein Feld auf dem Markt.</translation>
    </message>
    <message>
        <source>{fuel}: the market has room for {maximum}, not {found}.</source>
        <translation>{fuel}: Der Markt hat Platz für {maximum}, nicht für {found}.</translation>
    </message>
    <message>
        <source>{fuel}: there are {maximum} in the box, not {found}.</source>
        <translation>{fuel}: In der Schachtel sind {maximum}, nicht {found}.</translation>
    </message>
    <message>
        <source>The shuffled plants must come after the sorted ones.</source>
        <translation>Die gemischten Kraftwerke müssen nach den sortierten kommen.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>In a table of a rule</source>
        <translation>In der Tabelle einer Regel</translation>
    </message>
    <message>
        <source>Type another number</source>
        <translation>Andere Zahl eingeben</translation>
    </message>
    <message>
        <source>Change the cell, or accept it</source>
        <translation>Zelle ändern oder übernehmen</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Any plug card</source>
        <translation>Irgendeine Steckerkarte</translation>
    </message>
    <message>
        <source>Any other card</source>
        <translation>Irgendeine andere Karte</translation>
    </message>
    <message>
        <source>Cheaper by</source>
        <translation>Billiger um</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a plant</comment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Two rules contradict each other: “{rule}” and “{other}”</source>
        <translation>Zwei Regeln widersprechen sich: „{rule}“ und „{other}“</translation>
    </message>
    <message>
        <source>Unconnected areas need a way across: set the most a connection can cost, or the price of starting where none leads.</source>
        <translation>Getrennte Gebiete brauchen einen Übergang: Lege fest, was eine Verbindung höchstens kostet oder was ein Beginn ohne Verbindung kostet.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Kraftwerk</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Plug cards</source>
        <translation>Steckerkarten</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>custom table</source>
        <translation>eigene Tabelle</translation>
    </message>
    <message>
        <source>In order up to plant</source>
        <translation>Sortiert bis Kraftwerk</translation>
    </message>
    <message>
        <source>Shuffled up to plant</source>
        <translation>Gemischt bis Kraftwerk</translation>
    </message>
    <message>
        <source>Added each round</source>
        <translation>Neu je Runde</translation>
    </message>
    <message>
        <source>At most in the row</source>
        <translation>Höchstens in der Reihe</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Regeln dieses Spielplans</translation>
    </message>
    <message>
        <source>Custom rule</source>
        <translation>Eigene Regel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Accept the text</source>
        <translation>Text übernehmen</translation>
    </message>
    <message>
        <source>Restore the text</source>
        <translation>Text wiederherstellen</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board editor</source>
        <translation>Spielplan-Editor</translation>
    </message>
    <message>
        <source>a copy, saved once you change it</source>
        <translation>Kopie, bei Änderung gespeichert</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Bild zum Nachzeichnen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>This file is not a picture: {name}</source>
        <translation>Diese Datei ist kein Bild: {name}</translation>
    </message>
    <message>
        <source>Boards (*.yaml)</source>
        <translation>Spielpläne (*.yaml)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Spielplan exportieren</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Bild darunter</translation>
    </message>
    <message>
        <source>Puts a picture under the board for tracing.</source>
        <translation>Legt ein Bild unter den Spielplan, zum Nachzeichnen.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Saves the board as one file to share.</source>
        <translation>Speichert den Spielplan als eine Datei zum Weitergeben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: the board</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Moves the board to the system&apos;s trash, after asking you.</source>
        <translation>Verschiebt den Plan nach einer Rückfrage in den Papierkorb.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Leaves the editor. The board is saved.</source>
        <translation>Verlässt den Editor. Der Spielplan ist gespeichert.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message numerus="yes">
        <source>%n custom rules</source>
        <translation>
            <numerusform>%n eigene Regel</numerusform>
            <numerusform>%n eigene Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>A board may have no more than {maximum} of these.</source>
        <translation>Mehr als {maximum} davon darf ein Spielplan nicht haben.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Checks the board for this number of players.</source>
        <translation>Prüft den Spielplan für diese Spielerzahl.</translation>
    </message>
    <message>
        <source>Results of the check</source>
        <translation>Ergebnis der Prüfung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>This board was also changed elsewhere; you are now editing a copy.</source>
        <translation>Dieser Spielplan wurde auch woanders geändert; du bearbeitest jetzt eine Kopie.</translation>
    </message>
    <message>
        <source>Shows all rules a board can change.</source>
        <translation>Zeigt alle Regeln, die ein Spielplan ändern kann.</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Regeln dieses Spielplans</translation>
    </message>
    <message>
        <source>Try with bots</source>
        <translation>Mit Computern testen</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>your board, saved after every change</source>
        <translation>dein Spielplan, bei jeder Änderung gespeichert</translation>
    </message>
    <message>
        <source>As in the edition. No custom rules yet.</source>
        <translation>Wie in der Ausgabe. Noch keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <translation>
            <numerusform>%n Weg</numerusform>
            <numerusform>%n Wege</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes back to drawing.</source>
        <translation>Zurück zum Zeichnen.</translation>
    </message>
    <message>
        <source>Starts a game against bots on this board.</source>
        <translation>Beginnt auf diesem Spielplan ein Spiel gegen den Computer.</translation>
    </message>
    <message>
        <source>Has bots play 200 games on the board and shows how balanced it is.</source>
        <translation>Lässt den Computer 200 Spiele auf dem Spielplan spielen und zeigt, wie ausgewogen er ist.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Macht die letzte Änderung rückgängig.</translation>
    </message>
    <message>
        <source>The board cannot be saved ({reason}).</source>
        <translation>Der Spielplan kann nicht gespeichert werden ({reason}).</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Where the money went</source>
        <translation>Wohin das Geld ging</translation>
    </message>
    <message>
        <source>Elektro over the whole game</source>
        <translation>Elektro im ganzen Spiel</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>Was auffiel</translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation>Diagramme als Bild (*.png);;Zahlen als Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be saved ({reason}); choose another folder.</source>
        <translation>{file} kann nicht gespeichert werden ({reason}); wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>nach Runden</translation>
    </message>
    <message>
        <source>by round; the game ends at {count}</source>
        <translation>nach Runden; das Spiel endet bei {count}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Versorgte Städte</translation>
    </message>
    <message>
        <source>by round, as paid</source>
        <translation>nach Runden, wie ausgezahlt</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation>am Ende jeder Runde</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>cities that the plants could power</source>
        <translation>so viele Städte könnten die Kraftwerke versorgen</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation>
            <numerusform>{name} gewinnt mit %n versorgten Stadt</numerusform>
            <numerusform>{name} gewinnt mit %n versorgten Städten</numerusform>
        </translation>
    </message>
    <message>
        <source>powered</source>
        <comment>cities, heading of a column</comment>
        <translation>versorgt</translation>
    </message>
    <message>
        <source>cities</source>
        <comment>heading of a column</comment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>money</source>
        <comment>heading of a column</comment>
        <translation>Geld</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation>{name} versorgt auch {count}. Das Geld entscheidet: {a} gegen {b}.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Poster</source>
        <comment>button: a picture to keep</comment>
        <translation>Plakat</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>button: back to the table</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Zeigt das Spiel Zug für Zug.</translation>
    </message>
    <message>
        <source>Shows the table as it was at the end.</source>
        <translation>Zeigt den Tisch, wie er am Ende war.</translation>
    </message>
    <message>
        <source>Saves the record of the game as a file.</source>
        <translation>Speichert die Aufzeichnung des Spiels in einer Datei.</translation>
    </message>
    <message>
        <source>Saves the figures on this page to a file.</source>
        <translation>Speichert die Zahlen dieser Seite in einer Datei.</translation>
    </message>
    <message>
        <source>Shows the standings and the next game.</source>
        <translation>Zeigt die Tabelle und das nächste Spiel.</translation>
    </message>
    <message>
        <source>Starts the same game again with new cards.</source>
        <translation>Beginnt dasselbe Spiel noch einmal mit neuen Karten.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Öffnet die Seite für ein neues Spiel.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>costly ones</comment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Shows the charts: {name}. Key: {key}</source>
        <translation>Zeigt die Diagramme: {name}. Taste: {key}</translation>
    </message>
    <message>
        <source>The poster is in {folder} and on the clipboard.</source>
        <translation>Das Plakat liegt in {folder} und in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Spent</source>
        <comment>money</comment>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>Time-lapse</source>
        <translation>Zeitraffer</translation>
    </message>
    <message>
        <source>Shows the whole game in twenty seconds.</source>
        <translation>Zeigt das ganze Spiel in zwanzig Sekunden.</translation>
    </message>
    <message>
        <source>Saves a picture of the lit board beside your games and copies it to the clipboard.</source>
        <translation>Speichert ein Bild der erleuchteten Karte bei deinen Spielen und kopiert es.</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Eine andere Runde</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Rückschau ab hier</translation>
    </message>
    <message>
        <source>The board at the end of the round</source>
        <translation>Die Karte am Ende der Runde</translation>
    </message>
    <message>
        <source>The master&apos;s game is paused: no bot answers. Reopen this page to try again.</source>
        <translation>Die Partie des Meisters steht: Kein Bot antwortet. Öffne diese Seite noch einmal, um es erneut zu versuchen.</translation>
    </message>
    <message>
        <source>The master is playing this deal in your seat: round {round}.</source>
        <translation>Der Meister spielt diese Partie auf deinem Platz: Runde {round}.</translation>
    </message>
    <message>
        <source>You: place {place}, {powered} powered. The master in your seat: place {its_place}, {its_powered} powered.</source>
        <comment>cities powered</comment>
        <translation>Du: Platz {place}, {powered} versorgt. Der Meister auf deinem Platz: Platz {its_place}, {its_powered} versorgt.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n cities powered</source>
        <translation>
            <numerusform>Du gewinnst mit %n versorgten Stadt</numerusform>
            <numerusform>Du gewinnst mit %n versorgten Städten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lead} more than {name}, after %n rounds.</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>{lead} mehr als {name}, nach %n Runde.</numerusform>
            <numerusform>{lead} mehr als {name}, nach %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} powers {count} too. Cities decide: {a} against {b}.</source>
        <translation>{name} versorgt auch {count}. Die Städte entscheiden: {a} gegen {b}.</translation>
    </message>
    <message>
        <source>{name} powers {count} too, with equal money. Cities decide: {a} against {b}.</source>
        <translation>{name} versorgt auch {count} und hat gleich viel Geld. Die Städte entscheiden: {a} gegen {b}.</translation>
    </message>
    <message numerus="yes">
        <source>You: place {place} of {players}, %n cities powered</source>
        <translation>
            <numerusform>Du: Platz {place} von {players}, %n Stadt versorgt</numerusform>
            <numerusform>Du: Platz {place} von {players}, %n Städte versorgt</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on every count</source>
        <translation>Gleichstand in allem</translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation>versorgt die meisten Städte</translation>
    </message>
    <message>
        <source>wins the tie-break</source>
        <translation>gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>as many, less money</source>
        <comment>than the one above</comment>
        <translation>gleich viele, weniger Geld</translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <comment>than the one above</comment>
        <translation>gleich viele, weniger Städte</translation>
    </message>
    <message>
        <source>could power no city</source>
        <translation>konnte keine Stadt versorgen</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>%n weniger als {name}</numerusform>
            <numerusform>%n weniger als {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>could power only {powered} of {owned}</source>
        <translation>konnte nur {powered} von {owned} versorgen</translation>
    </message>
    <message>
        <source>why this place</source>
        <translation>warum dieser Platz</translation>
    </message>
    <message>
        <source>plants</source>
        <comment>what money was spent on</comment>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>fuel</source>
        <comment>what money was spent on</comment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>connections</source>
        <comment>what money was spent on</comment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>houses</source>
        <comment>what money was spent on</comment>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>left over</source>
        <comment>money that was not spent</comment>
        <translation>übrig</translation>
    </message>
</context>
<context>
    <name>Factory</name>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to move</source>
        <translation>
            <numerusform>noch %n zu legen</numerusform>
            <numerusform>noch %n zu legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more</source>
        <translation>
            <numerusform>bis zu %n mehr</numerusform>
            <numerusform>bis zu %n mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers can buy or remove</source>
        <translation>
            <numerusform>%n Arbeiter kann kaufen oder entfernen</numerusform>
            <numerusform>%n Arbeiter können kaufen oder entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can bid up to %n workers</source>
        <translation>
            <numerusform>du kannst bis zu %n Arbeiter bieten</numerusform>
            <numerusform>du kannst bis zu %n Arbeiter bieten</numerusform>
        </translation>
    </message>
    <message>
        <source>Seasonal workers for {price} each</source>
        <translation>Saisonarbeiter für je {price}</translation>
    </message>
    <message>
        <source>Workers to bid</source>
        <translation>Gebotene Arbeiter</translation>
    </message>
    <message>
        <source>Edge space for {price}</source>
        <translation>Außenplatz für {price}</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Macht den letzten Schritt rückgängig.</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do.</source>
        <translation>Zeigt, was der stärkste Computer täte.</translation>
    </message>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Steigt aus dieser Versteigerung aus.</translation>
    </message>
    <message>
        <source>Carries out everything planned.</source>
        <translation>Führt alles Vorgemerkte aus.</translation>
    </message>
    <message>
        <source>Open an auction</source>
        <translation>Versteigerung eröffnen</translation>
    </message>
    <message numerus="yes">
        <source>Open {tile} with %n workers</source>
        <translation>
            <numerusform>{tile} mit %n Arbeiter eröffnen</numerusform>
            <numerusform>{tile} mit %n Arbeitern eröffnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n workers</source>
        <translation>
            <numerusform>%n Arbeiter bieten</numerusform>
            <numerusform>%n Arbeiter bieten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>%n Plättchen legen</numerusform>
            <numerusform>%n Plättchen legen</numerusform>
        </translation>
    </message>
    <message>
        <source>Run, for a profit of {profit}</source>
        <translation>Betreiben, Gewinn {profit}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pay {price} and end turn</source>
        <translation>{price} zahlen, Zug beenden</translation>
    </message>
    <message>
        <source>It makes each purchase {discount} cheaper.</source>
        <translation>Damit wird jeder Kauf um {discount} billiger.</translation>
    </message>
    <message>
        <source>It lets you choose before others.</source>
        <translation>Damit wählst du vor anderen.</translation>
    </message>
    <message numerus="yes">
        <source>It earns {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>Es bringt {gain} in %n Runde für {price}.</numerusform>
            <numerusform>Es bringt {gain} in %n Runden für {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other purchase pays for itself.</source>
        <translation>Kein weiterer Kauf bringt mehr ein, als er kostet.</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>Canteen {n}</source>
        <translation>Kantine {n}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Beside the factory {n}</source>
        <translation>Neben der Fabrik {n}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Geld nach jeder Runde</translation>
    </message>
    <message>
        <source>last profit {profit}</source>
        <translation>letzter Gewinn {profit}</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Zeigt das Spiel Zug für Zug.</translation>
    </message>
    <message>
        <source>Goes back to the table.</source>
        <translation>Geht zurück an den Tisch.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Öffnet die Seite für ein neues Spiel.</translation>
    </message>
    <message>
        <source>Starts again with the same players.</source>
        <translation>Beginnt noch einmal mit denselben Spielern.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Runde {n} beginnt.</translation>
    </message>
    <message>
        <source>New order tiles: {tiles}.</source>
        <translation>Neue Reihenfolgeplättchen: {tiles}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gewinnt.</translation>
    </message>
    <message>
        <source>Energy stays at {price}.</source>
        <translation>Energie kostet weiter {price}.</translation>
    </message>
    <message>
        <source>Energy rises to {price}.</source>
        <translation>Energie steigt auf {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back to the central storage.</source>
        <translation>
            <numerusform>%n Plättchen geht zurück ins Zentrallager.</numerusform>
            <numerusform>%n Plättchen gehen zurück ins Zentrallager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens order tile {tile} with %n workers.</source>
        <translation>
            <numerusform>{name} eröffnet Reihenfolgeplättchen {tile} mit %n Arbeiter.</numerusform>
            <numerusform>{name} eröffnet Reihenfolgeplättchen {tile} mit %n Arbeitern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids %n workers.</source>
        <translation>
            <numerusform>{name} bietet %n Arbeiter.</numerusform>
            <numerusform>{name} bietet %n Arbeiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes order tile {tile} for %n workers.</source>
        <translation>
            <numerusform>{name} nimmt Reihenfolgeplättchen {tile} für %n Arbeiter.</numerusform>
            <numerusform>{name} nimmt Reihenfolgeplättchen {tile} für %n Arbeiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves to the market: {tile}.</source>
        <translation>{name} legt in den Markt: {tile}.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}.</source>
        <translation>{name} kauft für {price}: {tile}.</translation>
    </message>
    <message>
        <source>{name} places: {tile}.</source>
        <translation>{name} stellt auf: {tile}.</translation>
    </message>
    <message>
        <source>{name} removes: {tile}.</source>
        <translation>{name} entfernt: {tile}.</translation>
    </message>
    <message>
        <source>{name} hires nobody.</source>
        <translation>{name} stellt niemanden ein.</translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n seasonal workers for {price}.</source>
        <translation>
            <numerusform>{name} stellt %n Saisonarbeiter für {price} ein.</numerusform>
            <numerusform>{name} stellt %n Saisonarbeiter für {price} ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} runs: production {production}, storage {storage}, energy {energy}.</source>
        <translation>{name} betreibt: Produktion {production}, Lager {storage}, Energie {energy}.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}.</source>
        <translation>{name} verdient {profit}: Einnahmen {income}, Energie {cost}.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Workers, next round</source>
        <translation>Arbeiter danach</translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Das Lager ist knapp: %n Ware kann nicht gelagert werden.</numerusform>
            <numerusform>Das Lager ist knapp: %n Waren können nicht gelagert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Production is short: room for %n more goods.</source>
        <translation>
            <numerusform>Die Produktion ist knapp: Platz für %n Ware mehr.</numerusform>
            <numerusform>Die Produktion ist knapp: Platz für %n Waren mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Production and storage are balanced.</source>
        <translation>Produktion und Lager sind ausgeglichen.</translation>
    </message>
    <message>
        <source>Energy price {price}</source>
        <translation>Energiepreis {price}</translation>
    </message>
    <message>
        <source>Round {n} of {last}</source>
        <translation>Runde {n} von {last}</translation>
    </message>
    <message>
        <source>Run a factory for five rounds</source>
        <translation>Leite eine Fabrik, fünf Runden lang</translation>
    </message>
    <message>
        <source>Bid workers for your place in the turn order, buy machines, robots and storage, and watch the energy price. The richest player wins.</source>
        <translation>Biete Arbeiter für deinen Platz in der Reihenfolge, kaufe Maschinen, Roboter und Lager und behalte den Energiepreis im Auge. Wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>First game: the energy price stays the same in round 1</source>
        <translation>Erstes Spiel: Der Energiepreis bleibt in Runde&#xa0;1 gleich</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Beginnt das Spiel.</translation>
    </message>
    <message>
        <source>The tiles are not the printed ones: most printed values are unknown, so these were designed for this game.</source>
        <translation>Die Plättchen sind nicht die gedruckten: Die meisten gedruckten Werte sind nicht bekannt; diese wurden für das Programm entworfen.</translation>
    </message>
    <message>
        <source>Your worker is worth more than this order tile.</source>
        <translation>Dein Arbeiter ist mehr wert als dieses Reihenfolgeplättchen.</translation>
    </message>
    <message>
        <source>Profits of round {n}: {profits}</source>
        <translation>Gewinne der Runde {n}: {profits}</translation>
    </message>
    <message>
        <source>It helps the others least.</source>
        <translation>Den anderen hilft es am wenigsten.</translation>
    </message>
    <message>
        <source>It works from this round on.</source>
        <translation>Es arbeitet schon in dieser Runde.</translation>
    </message>
    <message>
        <source>It makes room for a better tile.</source>
        <translation>Das schafft Platz für ein besseres Plättchen.</translation>
    </message>
    <message>
        <source>More tiles would help the others.</source>
        <translation>Weitere Plättchen würden den anderen nützen.</translation>
    </message>
    <message>
        <source>Nobody needs more tiles.</source>
        <translation>Niemand braucht weitere Plättchen.</translation>
    </message>
    <message>
        <source>Their work earns more than they cost.</source>
        <translation>Ihre Arbeit bringt mehr ein, als sie kosten.</translation>
    </message>
    <message>
        <source>It is the only order tile left.</source>
        <translation>Es ist das letzte Reihenfolgeplättchen.</translation>
    </message>
    <message>
        <source>It lets you move tiles to the market after the others.</source>
        <translation>Damit füllst du den Markt nach den anderen.</translation>
    </message>
    <message>
        <source>You can bid no more workers.</source>
        <translation>Du kannst keine weiteren Arbeiter bieten.</translation>
    </message>
    <message>
        <source>Another order tile is worth more to you.</source>
        <translation>Ein anderes Reihenfolgeplättchen ist dir mehr wert.</translation>
    </message>
    <message>
        <source>You gain the most from it.</source>
        <translation>Dir bringt es am meisten.</translation>
    </message>
    <message>
        <source>No other tile would be better.</source>
        <translation>Kein anderes Plättchen wäre besser.</translation>
    </message>
    <message>
        <source>Profit {profit}.</source>
        <translation>Gewinn {profit}.</translation>
    </message>
    <message>
        <source>You have no worker left to buy with.</source>
        <translation>Du hast keinen verfügbaren Arbeiter mehr, um etwas zu kaufen.</translation>
    </message>
    <message>
        <source>The market is empty.</source>
        <translation>Der Markt ist leer.</translation>
    </message>
    <message>
        <source>You cannot afford any of the tiles on the market.</source>
        <translation>Du kannst kein Plättchen im Markt bezahlen.</translation>
    </message>
    <message>
        <source>Your money brings more in later rounds.</source>
        <translation>Dein Geld bringt in späteren Runden mehr ein.</translation>
    </message>
    <message>
        <source>It fits what you can buy next.</source>
        <translation>Es passt zu dem, was du als Nächstes kaufen kannst.</translation>
    </message>
    <message>
        <source>Without it you would have about {money} less at the end.</source>
        <translation>Ohne das hättest du am Ende etwa {money} weniger.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Shows how the game went.</source>
        <translation>Zeigt, wie das Spiel verlief.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} verdient {profit}: Einnahmen {income}, Energie {cost}, in der letzten Runde doppelt.</translation>
    </message>
    <message>
        <source>{name} places on an edge space for {price}: {tile}.</source>
        <translation>{name} stellt auf einem Außenplatz für {price} auf: {tile}.</translation>
    </message>
    <message>
        <source>Energy, {needed} at {price}</source>
        <translation>Energie, {needed} zu {price}</translation>
    </message>
    <message>
        <source>Energy at {price}, with {n} of {count} tiles: profit {profit}</source>
        <translation>Energie zu {price}, bei {n} von {count} Plättchen: Gewinn {profit}</translation>
    </message>
    <message>
        <source>round {n}, unfinished</source>
        <translation>Runde {n}, unbeendet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Es gibt noch keine gespeicherten Spiele.</translation>
    </message>
    <message>
        <source>Continues the chosen game.</source>
        <translation>Setzt das gewählte Spiel fort.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>Finished games: {over}, won by people: {won}, unfinished: {open}</source>
        <translation>Beendete Spiele: {over}, von Menschen gewonnen: {won}, unbeendet: {open}</translation>
    </message>
    <message>
        <source>step {n} of {last}</source>
        <translation>Schritt {n} von {last}</translation>
    </message>
    <message>
        <source>Finish the chapter</source>
        <translation>Kapitel abschließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>It is the last one: its profit counts twice.</source>
        <translation>Es ist die letzte: Ihr Gewinn zählt doppelt.</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>im Angebot</translation>
    </message>
    <message>
        <source>Order tile {n}</source>
        <translation>Reihenfolgeplättchen {n}</translation>
    </message>
    <message>
        <source>each purchase {discount} cheaper</source>
        <translation>jeder Kauf {discount} billiger</translation>
    </message>
    <message>
        <source>Next factory</source>
        <translation>Nächste Fabrik</translation>
    </message>
    <message>
        <source>Shows the factory of the next player.</source>
        <translation>Zeigt die Fabrik des nächsten Spielers.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Beginnt ein neues Spiel ab dieser Stellung.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Zurück zur vorigen Seite.</translation>
    </message>
    <message>
        <source>{name} makes a costly turn ({cost}): {done}</source>
        <translation>{name} macht einen teuren Zug ({cost}): {done}</translation>
    </message>
    <message>
        <source>Profit {profit} for {spent} spent, not {other} for {other_spent}</source>
        <translation>Gewinn {profit} bei Ausgaben von {spent}, nicht {other} bei {other_spent}</translation>
    </message>
    <message>
        <source>It costs {price}, not {other}</source>
        <translation>Das kostet {price}, nicht {other}</translation>
    </message>
    <message>
        <source>Round {n} · {phase}</source>
        <translation>Runde {n} · {phase}</translation>
    </message>
    <message>
        <source>nobody could have done much better</source>
        <translation>niemand hätte es viel besser machen können</translation>
    </message>
    <message>
        <source>in Elektro at the end; click one to see the turn</source>
        <translation>in Elektro am Ende; ein Klick führt zum Zug</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>Die teuersten Züge</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Besser: {action}</translation>
    </message>
    <message>
        <source>It brings more in later rounds</source>
        <translation>Das bringt in späteren Runden mehr</translation>
    </message>
    <message>
        <source>{goods} goods for {energy} energy, not {other} for {other_energy}</source>
        <translation>{goods} Waren für {energy} Energie, nicht {other} für {other_energy}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Shows all games in figures.</source>
        <translation>Zeigt alle Spiele in Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</source>
        <translation>
            <numerusform>Fabrikmanager für&#xa0;%n Spieler: Wer nach {rounds} Runden das meiste Geld hat, gewinnt.</numerusform>
            <numerusform>Fabrikmanager für&#xa0;%n Spieler: Wer nach {rounds} Runden das meiste Geld hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {tile} with %n workers</source>
        <translation>
            <numerusform>{tile} mit %n Arbeiter nehmen</numerusform>
            <numerusform>{tile} mit %n Arbeitern nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected final money</source>
        <translation>Erwartetes Geld am Ende</translation>
    </message>
    <message>
        <source>if the strongest bot played on; a dot marks a costly turn</source>
        <translation>wenn die stärkste Stufe weiterspielte; ein Punkt ist ein teurer Zug</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n workers</source>
        <translation>
            <numerusform>%n Arbeiter einstellen</numerusform>
            <numerusform>%n Arbeiter einstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The other factories</source>
        <translation>Die anderen Fabriken</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>nach Runden</translation>
    </message>
    <message>
        <source>by round, before the last one is doubled</source>
        <translation>nach Runden, die letzte noch nicht verdoppelt</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Verkaufte Waren</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabrik</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Energy bill</source>
        <translation>Energierechnung</translation>
    </message>
    <message>
        <source>Workers at work</source>
        <translation>Arbeiter bei der Arbeit</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Gekaufte Plättchen</translation>
    </message>
    <message>
        <source>Elektro spent on them</source>
        <translation>Dafür ausgegebene Elektro</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>nach Arten</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>Deine Fabrik</translation>
    </message>
    <message>
        <source>Run your factory as planned</source>
        <translation>Betreibe deine Fabrik wie vorgemerkt</translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers available next round.</source>
        <translation>
            <numerusform>Gewinn {profit}, und %n Arbeiter verfügbar in der nächsten Runde.</numerusform>
            <numerusform>Gewinn {profit}, und %n Arbeiter verfügbar in der nächsten Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {action}. {reason}</source>
        <translation>Am besten: {action}. {reason}</translation>
    </message>
    <message>
        <source>Available workers {n}</source>
        <translation>Verfügbare Arbeiter {n}</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} kann nur {lost} von {due} zahlen: Einnahmen {income}, Energie {cost}, in der letzten Runde doppelt.</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}.</source>
        <translation>{name} kann nur {lost} von {due} zahlen: Einnahmen {income}, Energie {cost}.</translation>
    </message>
    <message>
        <source>Profit ×{n}</source>
        <translation>Gewinn ×{n}</translation>
    </message>
    <message>
        <source>Workers, this round</source>
        <translation>Arbeiter jetzt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker left to buy or remove</source>
        <translation>kein Arbeiter mehr zum Kaufen oder Entfernen</translation>
    </message>
    <message>
        <source>you have no worker to bid</source>
        <translation>du hast keinen Arbeiter zum Bieten</translation>
    </message>
    <message>
        <source>you cannot bid more, only pass</source>
        <translation>du kannst nicht mehr bieten, nur passen</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s expected final money, and the best action.</source>
        <translation>Zeigt das erwartete Geld aller am Ende und den besten Zug.</translation>
    </message>
    <message>
        <source>{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, available workers {free}, tiles {count}.</source>
        <translation>{name}: Reihenfolgeplättchen {tile}, {money} Elektro, Produktion {production}, Lager {storage}, Energie {energy}, verfügbare Arbeiter: {free}, Plättchen: {count}.</translation>
    </message>
    <message>
        <source>Order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, in the canteen {canteen}, available workers {free}.</source>
        <translation>Reihenfolgeplättchen {tile}, {money} Elektro, Produktion {production}, Lager {storage}, Energie {energy}, Arbeiter in der Kantine: {canteen}, verfügbar: {free}.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>{price} Elektro</source>
        <translation>{price} Elektro</translation>
    </message>
    <message>
        <source>Edge space: {text}</source>
        <translation>Außenplatz: {text}</translation>
    </message>
    <message>
        <source>Empty: {room}</source>
        <translation>Leer: {room}</translation>
    </message>
    <message>
        <source>{tile}, switched off</source>
        <translation>{tile}, abgeschaltet</translation>
    </message>
    <message>
        <source>Beside your factory: {tile}</source>
        <translation>Neben deiner Fabrik: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n beendetes Spiel</numerusform>
            <numerusform>%n beendete Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>What winners buy</source>
        <translation>Was Gewinner kaufen</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>in %; the line marks an equal chance</source>
        <translation>in %; der Strich ist die gleiche Chance</translation>
    </message>
    <message>
        <source>the average of all games</source>
        <translation>der Durchschnitt aller Spiele</translation>
    </message>
    <message>
        <source>tiles per game; the line marks what the others buy</source>
        <translation>Plättchen je Spiel; der Strich ist, was die anderen kaufen</translation>
    </message>
    <message>
        <source>Central storage and market</source>
        <translation>Zentrallager und Markt</translation>
    </message>
    <message>
        <source>Central storage: {tile}</source>
        <translation>Zentrallager: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this column</source>
        <translation>
            <numerusform>%n Plättchen in dieser Spalte</numerusform>
            <numerusform>%n Plättchen in dieser Spalte</numerusform>
        </translation>
    </message>
    <message>
        <source>Market: {tile}</source>
        <translation>Markt: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>price without discount, and what it earns in %n rounds</source>
        <translation>
            <numerusform>Preis ohne Rabatt und der Ertrag in %n Runde</numerusform>
            <numerusform>Preis ohne Rabatt und der Ertrag in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds, after {price} for an edge space.</source>
        <translation>
            <numerusform>Bringt {gain} in %n Runde, nach Abzug von {price} für einen Außenplatz.</numerusform>
            <numerusform>Bringt {gain} in %n Runden, nach Abzug von {price} für einen Außenplatz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an order tile: low numbers act first, high ones buy cheaper.</source>
        <translation>Wähle ein Reihenfolgeplättchen: niedrige Zahlen sind früher dran, hohe kaufen billiger.</translation>
    </message>
    <message>
        <source>You can hire seasonal workers, at most {maximum}.</source>
        <translation>Du kannst Saisonarbeiter einstellen, höchstens {maximum}.</translation>
    </message>
    <message>
        <source>You have no money left for the edge space it needs.</source>
        <translation>Für den nötigen Außenplatz reicht dein Geld nicht.</translation>
    </message>
    <message>
        <source>It takes a second worker to remove the old one.</source>
        <translation>Um das vorhandene zu entfernen, braucht es einen zweiten Arbeiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers cost {price}; you have {money}.</source>
        <translation>
            <numerusform>%n Saisonarbeiter kostet {price}; du hast {money}.</numerusform>
            <numerusform>%n Saisonarbeiter kosten {price}; du hast {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch off {tiles}</source>
        <translation>{tiles} abschalten</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it earns in %n rounds</source>
        <translation>
            <numerusform>dein Preis und der Ertrag in %n Runde</numerusform>
            <numerusform>dein Preis und der Ertrag in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}. Costs {price}.</source>
        <translation>{tile}. Kostet {price}.</translation>
    </message>
    <message>
        <source>{tile}. Costs {price}: {printed} less {discount}.</source>
        <translation>{tile}. Kostet {price}: {printed} weniger {discount}.</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds.</source>
        <translation>
            <numerusform>Bringt {gain} in %n Runde.</numerusform>
            <numerusform>Bringt {gain} in %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Factory Manager, the table</source>
        <translation>Fabrikmanager, der Tisch</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The tile with this number</source>
        <translation>Das Plättchen mit dieser Nummer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Phase {n}: {name}</source>
        <translation>Phase {n}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{price} (%n tiles)</source>
        <translation>
            <numerusform>{price} (%n Plättchen)</numerusform>
            <numerusform>{price} (%n Plättchen)</numerusform>
        </translation>
    </message>
    <message>
        <source>{now}; next: {prices}</source>
        <translation>{now}; danach: {prices}</translation>
    </message>
    <message>
        <source>Shows the rules of this phase. Key: F1</source>
        <translation>Zeigt die Regeln dieser Phase. Taste: F1</translation>
    </message>
    <message>
        <source>Shows or hides what has happened. Key: L</source>
        <translation>Zeigt oder verbirgt, was geschehen ist. Taste: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Öffnet das Menü. Taste: F10</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Wähle, wer spielt</translation>
    </message>
    <message>
        <source>Four chapters at a real table</source>
        <translation>Vier Kapitel an einem echten Tisch</translation>
    </message>
    <message>
        <source>Four short chapters at a real table.</source>
        <translation>Vier kurze Kapitel an einem echten Tisch.</translation>
    </message>
    <message>
        <source>Storage room</source>
        <translation>Lagerraum</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Production robot</source>
        <translation>Produktionsroboter</translation>
    </message>
    <message>
        <source>Auxiliary robot</source>
        <translation>Hilfsroboter</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>Optimisation</source>
        <translation>Optimierung</translation>
    </message>
    <message>
        <source>Storage rooms</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Prod. robots</source>
        <translation>Prod.-Roboter</translation>
    </message>
    <message>
        <source>Aux. robots</source>
        <translation>Hilfsroboter</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Käufe</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bürokratie</translation>
    </message>
    <message>
        <source>Profit</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason} Press {key} to do it.</source>
        <translation>Tipp: {action}. {reason} Mit {key} führst du es aus.</translation>
    </message>
    <message>
        <source>production {n}</source>
        <translation>Produktion {n}</translation>
    </message>
    <message>
        <source>storage {n}</source>
        <translation>Lager {n}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n workers</source>
        <translation>
            <numerusform>braucht %n Arbeiter</numerusform>
            <numerusform>braucht %n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n workers</source>
        <translation>
            <numerusform>spart %n Arbeiter</numerusform>
            <numerusform>spart %n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {n} energy</source>
        <translation>braucht {n} Energie</translation>
    </message>
    <message>
        <source>saves {n} energy</source>
        <translation>spart {n} Energie</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Choose an order tile</source>
        <translation>Wähle ein Reihenfolgeplättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers leave.</source>
        <translation>
            <numerusform>%n Saisonarbeiter geht.</numerusform>
            <numerusform>%n Saisonarbeiter gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <comment>an order tile, by its number</comment>
        <translation>nimmt {tile}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>bids {n}</source>
        <comment>workers</comment>
        <translation>bietet {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>planned steps</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Kaufen für {price}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Place for {price}</source>
        <translation>Aufstellen für {price}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>The setup and the five phases</source>
        <translation>Der Aufbau und die fünf Phasen</translation>
    </message>
    <message>
        <source>Bid workers, or pass</source>
        <translation>Biete Arbeiter oder passe</translation>
    </message>
    <message>
        <source>Prepare the market</source>
        <translation>Bereite den Markt vor</translation>
    </message>
    <message>
        <source>Buy and place tiles</source>
        <translation>Kaufe und stelle auf</translation>
    </message>
    <message>
        <source>Run your factory</source>
        <translation>Betreibe deine Fabrik</translation>
    </message>
    <message>
        <source>You can&apos;t do that in this phase.</source>
        <translation>Das geht in dieser Phase nicht.</translation>
    </message>
    <message>
        <source>All your tiles are chosen: end the turn, or undo.</source>
        <translation>Alle deine Plättchen sind gewählt: Beende den Zug oder nimm etwas zurück.</translation>
    </message>
    <message>
        <source>That order tile is taken.</source>
        <translation>Dieses Reihenfolgeplättchen ist vergeben.</translation>
    </message>
    <message>
        <source>A raise must be at least {minimum}.</source>
        <translation>Überbieten musst du mit mindestens {minimum}.</translation>
    </message>
    <message>
        <source>One worker must stay available: bid at most {maximum}.</source>
        <translation>Ein Arbeiter muss verfügbar bleiben: Biete höchstens {maximum}.</translation>
    </message>
    <message>
        <source>Move exactly as many tiles as you have available workers: {left} more.</source>
        <translation>Lege genau so viele Plättchen, wie du verfügbare Arbeiter hast: noch {left}.</translation>
    </message>
    <message>
        <source>There is no such tile in the central storage.</source>
        <translation>Ein solches Plättchen gibt es im Zentrallager nicht.</translation>
    </message>
    <message>
        <source>The cheapest tile of a column goes first.</source>
        <translation>Das billigste Plättchen einer Spalte kommt zuerst.</translation>
    </message>
    <message>
        <source>That tile is not on the market.</source>
        <translation>Dieses Plättchen ist nicht im Markt.</translation>
    </message>
    <message>
        <source>Each purchase or removal takes an available worker; you have none left.</source>
        <translation>Jeder Kauf und jedes Entfernen braucht einen verfügbaren Arbeiter; du hast keinen mehr.</translation>
    </message>
    <message>
        <source>That tile is not in your factory.</source>
        <translation>Dieses Plättchen ist nicht in deiner Fabrik.</translation>
    </message>
    <message>
        <source>Only tiles beside your factory can be placed.</source>
        <translation>Nur Plättchen neben deiner Fabrik können aufgestellt werden.</translation>
    </message>
    <message>
        <source>That costs {price}; you have {money}.</source>
        <translation>Das kostet {price}; du hast {money}.</translation>
    </message>
    <message>
        <source>A factory can have only one of these: remove the old one first.</source>
        <translation>Eine Fabrik darf davon nur eines haben: Entferne zuerst das vorhandene.</translation>
    </message>
    <message>
        <source>Every space is taken: remove a tile first, or leave this one outside.</source>
        <translation>Alle Plätze sind belegt: Entferne zuerst ein Plättchen oder lass dieses draußen.</translation>
    </message>
    <message>
        <source>Only machines and robots can be switched off.</source>
        <translation>Nur Maschinen und Roboter können abgeschaltet werden.</translation>
    </message>
    <message>
        <source>Each robot needs a machine; robots on: {robots}, machines on: {machines}. Switch robots off.</source>
        <translation>Jeder Roboter braucht eine Maschine; eingeschaltet: Roboter {robots}, Maschinen {machines}. Schalte Roboter ab.</translation>
    </message>
    <message>
        <source>One worker must stay available: you need {needed}, only {maximum} can work. Switch machines off.</source>
        <translation>Ein Arbeiter muss verfügbar bleiben: Du brauchst {needed}, arbeiten können nur {maximum}. Schalte Maschinen ab.</translation>
    </message>
    <message>
        <source>Take the last order tile</source>
        <translation>Letztes Reihenfolgeplättchen nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Open order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Reihenfolgeplättchen {tile} mit %n Arbeiter eröffnen</numerusform>
            <numerusform>Reihenfolgeplättchen {tile} mit %n Arbeitern eröffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {tile}</source>
        <translation>{tile} in den Markt legen</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>Kaufen: {tile}</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Aufstellen: {tile}</translation>
    </message>
    <message>
        <source>Remove {tile}</source>
        <translation>Entfernen: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Take order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Reihenfolgeplättchen {tile} mit %n Arbeiter nehmen</numerusform>
            <numerusform>Reihenfolgeplättchen {tile} mit %n Arbeitern nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n seasonal workers</source>
        <translation>
            <numerusform>Den Zug mit %n Saisonarbeiter beenden</numerusform>
            <numerusform>Den Zug mit %n Saisonarbeitern beenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Run everything</source>
        <translation>Alles betreiben</translation>
    </message>
    <message>
        <source>Move no more</source>
        <translation>Nichts mehr legen</translation>
    </message>
</context>
<context>
    <name>FactoryRules</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Die fünf Phasen</translation>
    </message>
    <message>
        <source>Factory Manager, rules</source>
        <translation>Fabrikmanager, Regeln</translation>
    </message>
    <message>
        <source>Each player runs a factory for {rounds} rounds and starts with {money} Elektro, {workers} workers, three storage rooms and two machines. Whoever has the most money at the end wins; in a tie, the higher profit of the last round decides.</source>
        <translation>Alle leiten {rounds} Runden lang eine Fabrik und beginnen mit {money} Elektro, {workers} Arbeitern, drei Lagerräumen und zwei Maschinen. Wer am Ende das meiste Geld hat, gewinnt; bei Gleichstand entscheidet der höhere Gewinn der letzten Runde.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Storage rooms store, machines and production robots produce. Machines need workers and energy. Auxiliary robots and optimisation save workers; control saves energy. What a tile needs is red, what it saves is green.</source>
        <translation>Lagerräume lagern, Maschinen und Produktionsroboter produzieren. Maschinen brauchen Arbeiter und Energie. Hilfsroboter und Optimierung sparen Arbeiter, die Steuerung spart Energie. Was ein Plättchen braucht, ist rot; was es spart, ist grün.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>One order tile is revealed for each player. The player with the highest old tile chooses one and bids 0 or more available workers; clockwise, the others raise or pass. A player who passes is out of that auction.</source>
        <translation>Es werden so viele Reihenfolgeplättchen aufgedeckt, wie Spieler mitspielen. Wer das höchste alte Plättchen hat, nennt eines und bietet 0 oder mehr verfügbare Arbeiter; im Uhrzeigersinn wird überboten oder gepasst. Wer gepasst hat, bleibt aus dieser Versteigerung.</translation>
    </message>
    <message>
        <source>All further phases go from the lowest order tile to the highest. A tile may make each purchase cheaper: its discount is on yellow.</source>
        <translation>Alle weiteren Phasen gehen vom niedrigsten Reihenfolgeplättchen zum höchsten. Manche Plättchen machen jeden Kauf billiger: Diese Zahl steht auf Gelb.</translation>
    </message>
    <message>
        <source>1 Bidding for turn order</source>
        <translation>1 Reihenfolge ersteigern</translation>
    </message>
    <message>
        <source>Each player in turn moves exactly as many tiles from the central storage to the market as they have available workers, from any columns, the cheapest of a column first. The workers stay available. The last player may move a few extra tiles.</source>
        <translation>Reihum legt jeder genau so viele Plättchen aus dem Zentrallager in den Markt, wie er verfügbare Arbeiter hat, aus beliebigen Spalten, das billigste einer Spalte zuerst. Die Arbeiter bleiben verfügbar. Der Letzte der Reihenfolge darf einige Plättchen mehr legen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players who are equal in that, too, share the win.</source>
        <translation>Wer auch darin gleichauf liegt, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>Each player is dealt an order tile at random. Each round, as many others are revealed as there are players; those not revealed are then shuffled with the old ones.</source>
        <translation>Alle bekommen zufällig ein Reihenfolgeplättchen. Jede Runde werden so viele andere aufgedeckt, wie Spieler mitspielen; die nicht aufgedeckten werden danach mit den alten gemischt.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>Noch zu kommen</translation>
    </message>
    <message>
        <source>{count} of the {all} tiles marked X, chosen at random, are on the market from the start; the others are not used.</source>
        <translation>{count} der {all} Plättchen mit X, zufällig gewählt, liegen von Anfang an im Markt; die anderen werden nicht gebraucht.</translation>
    </message>
    <message>
        <source>The energy price starts at {price}. Of the {all} energy tiles ({numbers}), {used} are chosen at random, one for each round.</source>
        <translation>Der Energiepreis beginnt bei {price}. Von den {all} Energieplättchen ({numbers}) werden {used} zufällig gewählt, eines für jede Runde.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The workers bid stay on the tile until the end of Phase 3. Each player must always keep one available worker. A winner takes no part in further auctions; of the others, the one with the highest old tile chooses the next tile. The last player takes the last tile and may bid workers for it.</source>
        <translation>Die gebotenen Arbeiter liegen bis zum Ende von Phase 3 auf dem Plättchen. Ein verfügbarer Arbeiter muss immer bleiben. Wer gewonnen hat, nimmt an keiner weiteren Versteigerung teil; von den anderen nennt das nächste Plättchen, wer das höchste alte hat. Der Letzte nimmt das letzte Plättchen und darf dafür Arbeiter bieten.</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Reihenfolgeplättchen</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>Zusätzliche Plättchen</translation>
    </message>
    <message>
        <source>2 Preparing the market</source>
        <translation>2 Markt vorbereiten</translation>
    </message>
    <message>
        <source>Each available worker buys one tile from the market or removes one from the factory. A tile costs its price less the discount of the order tile, never less than 0.</source>
        <translation>Jeder verfügbare Arbeiter kauft ein Plättchen vom Markt oder entfernt eines aus der Fabrik. Ein Plättchen kostet seinen Preis weniger den Rabatt des Reihenfolgeplättchens, nie weniger als 0.</translation>
    </message>
    <message>
        <source>A factory has {spaces} free spaces, and {outer} edge spaces that cost {price} Elektro each, once and without discount. Control and optimisation each have a space of their own. Bought tiles may be left beside the factory, where they do nothing; placing them takes no worker.</source>
        <translation>Eine Fabrik hat {spaces} kostenlose Plätze und {outer} Außenplätze, die einmal je {price} Elektro kosten, ohne Rabatt. Steuerung und Optimierung haben je einen eigenen Platz. Gekaufte Plättchen dürfen neben der Fabrik liegen, wo sie nichts bewirken; sie aufzustellen braucht keinen Arbeiter.</translation>
    </message>
    <message>
        <source>A removed tile leaves the game, and its space is free at once. A factory has at most one control and one optimisation: to place another, remove the old one first.</source>
        <translation>Ein entferntes Plättchen ist aus dem Spiel, und sein Platz ist sofort frei. Eine Fabrik hat höchstens eine Steuerung und eine Optimierung: Um eine andere aufzustellen, entferne zuerst die alte.</translation>
    </message>
    <message>
        <source>At the end of the turn up to {count} seasonal workers can be hired for {price} Elektro each, less the discount. They stay until the next hiring and are paid again each round. Tiles left on the market go back to the central storage.</source>
        <translation>Am Ende des Zuges können bis zu {count} Saisonarbeiter für je {price} Elektro eingestellt werden, abzüglich Rabatt. Sie bleiben bis zur nächsten Einstellung und werden jede Runde neu bezahlt. Was im Markt übrig ist, geht ins Zentrallager zurück.</translation>
    </message>
    <message>
        <source>Workers who have bought or removed a tile are back in Phase 4. Seasonal workers run machines and can be bid like all others, but those just hired buy nothing this round.</source>
        <translation>Arbeiter, die ein Plättchen gekauft oder entfernt haben, sind in Phase 4 zurück. Saisonarbeiter bedienen Maschinen und können geboten werden wie alle anderen, doch gerade eingestellte kaufen in dieser Runde nichts.</translation>
    </message>
    <message>
        <source>3 Purchases and workers</source>
        <translation>3 Käufe und Arbeiter</translation>
    </message>
    <message>
        <source>Everything that runs is counted: production and storage are added up; energy is what is needed less what is saved, at least {minimum}. The workers needed go to the canteen.</source>
        <translation>Gezählt wird alles, was läuft: Produktion und Lager werden addiert, Energie ist der Bedarf weniger das Gesparte, mindestens {minimum}. Die gebrauchten Arbeiter kommen in die Kantine.</translation>
    </message>
    <message>
        <source>At least one worker must stay available, and each robot needs a running machine of its own. Machines and robots may be switched off at will: then they need nothing and produce nothing.</source>
        <translation>Mindestens ein Arbeiter muss verfügbar bleiben, und jeder Roboter braucht eine eigene laufende Maschine. Maschinen und Roboter dürfen nach Belieben abgeschaltet werden: Dann brauchen sie nichts und leisten nichts.</translation>
    </message>
    <message>
        <source>Then the next energy tile is turned over and the energy price rises by its number: 0, 1 or 2. In a first game the first tile is a 0.</source>
        <translation>Dann wird das nächste Energieplättchen aufgedeckt, und der Energiepreis steigt um seine Zahl: 0, 1 oder 2. Im ersten Spiel ist das erste Plättchen eine 0.</translation>
    </message>
    <message>
        <source>4 Bureaucracy</source>
        <translation>4 Bürokratie</translation>
    </message>
    <message>
        <source>A factory earns {income} Elektro for each good both produced and stored, less its energy at the energy price. In the last round the profit is multiplied by {factor}.</source>
        <translation>Eine Fabrik verdient {income} Elektro für jede Ware, die produziert und gelagert wird, weniger ihre Energie zum Energiepreis. In der letzten Runde zählt der Gewinn {factor}-fach.</translation>
    </message>
    <message>
        <source>At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.</source>
        <translation>Am Anfang: Produktion 2, Lager 3, Energie 4 zum Preis von 1: 20 − 4 = 16 Elektro.</translation>
    </message>
    <message>
        <source>Only the lower of the two counts: production 3 and storage 8 bring {money} Elektro.</source>
        <translation>Nur das Niedrigere von beiden zählt: Produktion 3 und Lager 8 bringen {money} Elektro.</translation>
    </message>
    <message>
        <source>A loss is paid as far as the money goes.</source>
        <translation>Ein Verlust wird bezahlt, soweit das Geld reicht.</translation>
    </message>
    <message>
        <source>5 Profit</source>
        <translation>5 Gewinn</translation>
    </message>
</context>
<context>
    <name>FactoryTutorial</name>
    <message>
        <source>Order and market</source>
        <translation>Reihenfolge und Markt</translation>
    </message>
    <message>
        <source>This is your factory: two floors of spaces for tiles, with rooms for control and optimisation above, the canteen and instruments below.</source>
        <translation>Das ist deine Fabrik: zwei Stockwerke mit Plätzen für Plättchen, darüber die Räume für Steuerung und Optimierung, unten Kantine und Anzeigen.</translation>
    </message>
    <message>
        <source>First you bid for your place in the turn order. A low tile buys first; a high one makes each purchase cheaper by the number on yellow. Choose a tile, add workers if you like, and press Enter.</source>
        <translation>Zuerst bietest du um deinen Platz in der Reihenfolge. Ein niedriges Plättchen kauft zuerst; ein hohes macht jeden Kauf um die Zahl auf Gelb billiger. Wähle ein Plättchen, biete Arbeiter, wenn du willst, und drücke Enter.</translation>
    </message>
    <message>
        <source>The market is full. What nobody buys goes back to the central storage.</source>
        <translation>Der Markt ist voll. Was niemand kauft, geht ins Zentrallager zurück.</translation>
    </message>
    <message>
        <source>Buying and placing</source>
        <translation>Kaufen und aufstellen</translation>
    </message>
    <message>
        <source>Each card on the market shows your price and, in green, what the tile earns by the end of the game if you place it now.</source>
        <translation>Jede Karte im Markt zeigt deinen Preis und in Grün, was das Plättchen bis zum Spielende bringt, wenn du es jetzt aufstellst.</translation>
    </message>
    <message>
        <source>A factory earns money for goods both produced and stored: whichever falls short is marked on the instruments.</source>
        <translation>Eine Fabrik verdient an Waren, die produziert und gelagert werden: Was davon zu knapp ist, ist an den Anzeigen markiert.</translation>
    </message>
    <message>
        <source>Seasonal workers are hired at the end of a turn and paid again each round. They help when your machines are short of workers.</source>
        <translation>Saisonarbeiter werden am Ende eines Zuges eingestellt und jede Runde neu bezahlt. Sie helfen, wenn deinen Maschinen Arbeiter fehlen.</translation>
    </message>
    <message>
        <source>Bureaucracy and energy</source>
        <translation>Bürokratie und Energie</translation>
    </message>
    <message>
        <source>The energy price is in the bar above. Outlines mark the prices that may come next.</source>
        <translation>Der Energiepreis steht oben in der Leiste. Umrahmt sind die Preise, die als Nächstes kommen können.</translation>
    </message>
    <message>
        <source>You have seven workers: four serve your machines from the canteen, three are available. Available workers bid, fill the market and buy.</source>
        <translation>Du hast sieben Arbeiter: Vier bedienen von der Kantine aus deine Maschinen, drei sind verfügbar. Verfügbare Arbeiter bieten, füllen den Markt und kaufen.</translation>
    </message>
    <message>
        <source>Now you fill the market: click as many tiles in the central storage as you have available workers. Move what you want to buy, then press Enter.</source>
        <translation>Jetzt füllst du den Markt: Klicke so viele Plättchen im Zentrallager an, wie du verfügbare Arbeiter hast. Wähle, was du kaufen willst, und drücke Enter.</translation>
    </message>
    <message>
        <source>Click a tile to buy and place it, or one of your own to remove it: each takes an available worker. Z undoes the last step. End your turn with Enter.</source>
        <translation>Klicke ein Plättchen an, um es zu kaufen und aufzustellen, oder ein eigenes, um es zu entfernen: Jedes Mal braucht es einen verfügbaren Arbeiter. Z macht den letzten Schritt rückgängig. Beende deinen Zug mit Enter.</translation>
    </message>
    <message>
        <source>Click a machine or a robot to switch it off or on: what is off needs neither workers nor energy, and produces nothing. One worker must stay available. Then run your factory with Enter.</source>
        <translation>Klicke eine Maschine oder einen Roboter an, um sie ab- oder anzuschalten: Was aus ist, braucht weder Arbeiter noch Energie und leistet nichts. Ein Arbeiter muss verfügbar bleiben. Dann betreibe deine Fabrik mit Enter.</translation>
    </message>
    <message>
        <source>You were paid 10 Elektro for each good, less the energy bill. Energy keeps getting more expensive: saving it early pays off.</source>
        <translation>Du hast 10&#xa0;Elektro für jede Ware bekommen, abzüglich der Energiekosten. Energie wird immer teurer: Früh zu sparen lohnt sich.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>The fifth round pays double, and nothing counts after it: money wins, not machines.</source>
        <translation>Die fünfte Runde zahlt doppelt, und danach zählt nichts mehr: Geld gewinnt, nicht Maschinen.</translation>
    </message>
    <message>
        <source>Play it to the end: buy only what earns more than it costs. Press H for a hint at any time.</source>
        <translation>Spiele sie zu Ende: Kaufe nur, was mehr bringt, als es kostet. Mit H bekommst du jederzeit einen Tipp.</translation>
    </message>
    <message>
        <source>The game is over, and the richest player has won. Now you know all you need: start a game of your own.</source>
        <translation>Das Spiel ist zu Ende, der Reichste hat gewonnen. Jetzt weißt du alles Nötige: Beginne ein eigenes Spiel.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n gespeichertes Spiel</numerusform>
            <numerusform>%n gespeicherte Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n players</source>
        <translation>
            <numerusform>{board}, {edition}, %n Spieler</numerusform>
            <numerusform>{board}, {edition}, %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>People and bots, round by round</source>
        <translation>Menschen und Computer in Runden</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>The same deal for everybody</source>
        <translation>Dieselben Karten für alle</translation>
    </message>
    <message>
        <source>You: place {place}</source>
        <translation>Du: Platz {place}</translation>
    </message>
    <message>
        <source>You: place {place} · The master: place {master}</source>
        <translation>Du: Platz {place} · Meister: Platz {master}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose a board and opponents</source>
        <translation>Spielplan und Gegner wählen</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n chapters done</source>
        <translation>
            <numerusform>{done} von %n Kapitel geschafft</numerusform>
            <numerusform>{done} von %n Kapiteln geschafft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>unfinished games</comment>
        <translation>
            <numerusform>%n unbeendet</numerusform>
            <numerusform>%n unbeendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance, speed, language</source>
        <translation>Aussehen, Tempo, Sprache</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>button: of a finished game</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Shows the final standings of this game.</source>
        <translation>Zeigt den Endstand dieses Spiels.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Returns to this game.</source>
        <translation>Zurück in dieses Spiel.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>None planned.</source>
        <translation>Nichts davon ist geplant.</translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation>Mehr kann nicht gekauft oder gelagert werden.</translation>
    </message>
    <message>
        <source>Plans to buy one fewer token.</source>
        <translation>Plant, einen Marker weniger zu kaufen.</translation>
    </message>
    <message>
        <source>Plans to buy one more token.</source>
        <translation>Plant, einen Marker mehr zu kaufen.</translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message>
        <source>Fuel market</source>
        <translation>Rohstoffmarkt</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>next price</source>
        <translation>nächster Preis</translation>
    </message>
    <message>
        <source>next</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>stock, refill</source>
        <translation>Bestand, neu</translation>
    </message>
    <message>
        <source>after you</source>
        <comment>what those who buy later need</comment>
        <translation>nach dir</translation>
    </message>
    <message>
        <source>What the next token of each fuel costs.</source>
        <translation>Was der nächste Marker jedes Rohstoffs kostet.</translation>
    </message>
    <message>
        <source>What those who buy after you still need to run all their plants once.</source>
        <translation>Was denen fehlt, die nach dir kaufen, um alle Kraftwerke einmal laufen zu lassen.</translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>Im Kohlelager: %n Kohle, zum Preis von {price}, sobald der Markt keine hat.</numerusform>
            <numerusform>Im Kohlelager: %n Kohle, zum Preis von {price}, sobald der Markt keine hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} at any time.</source>
        <translation>
            <numerusform>Im Kohlelager: %n Kohle, jederzeit zu kaufen zum Preis von {price}.</numerusform>
            <numerusform>Im Kohlelager: %n Kohle, jederzeit zu kaufen zum Preis von {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where prices start next round if everybody buys fuel for one run and runs all plants.</source>
        <translation>Wo die Preise nächste Runde beginnen, wenn alle ihre Kraftwerke einmal füllen und betreiben.</translation>
    </message>
    <message>
        <source>Tokens for sale now, and those added in Phase 5 if everybody buys fuel for one run and runs all plants.</source>
        <translation>Marker, die jetzt zum Verkauf stehen, und die, die in Phase&#xa0;5 dazukommen, wenn alle ihre Kraftwerke einmal füllen und betreiben.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Klicken, um ihn zu zeigen.</translation>
    </message>
    <message>
        <source>next round from</source>
        <comment>prices follow</comment>
        <translation>nächste Runde ab</translation>
    </message>
    <message>
        <source>your discount: {less}</source>
        <translation>dein Rabatt: {less}</translation>
    </message>
    <message>
        <source>tokens above {limit} are not for sale</source>
        <translation>Marker über {limit} stehen nicht zum Verkauf</translation>
    </message>
    <message>
        <source>+{tax} each</source>
        <comment>tokens</comment>
        <translation>je +{tax}</translation>
    </message>
    <message>
        <source>sold up to {limit}</source>
        <comment>a price</comment>
        <translation>Verkauf bis {limit}</translation>
    </message>
    <message>
        <source>mines: {price} a city</source>
        <translation>Minen: {price} je Stadt</translation>
    </message>
    <message>
        <source>{fuel} −{n}</source>
        <translation>{fuel} −{n}</translation>
    </message>
    <message>
        <source>{refill} added instead of the table&apos;s {due} if everybody buys fuel for one run and runs all plants: there are no more tokens or spaces.</source>
        <translation>Nachschub {refill} statt {due} laut Tabelle, wenn alle ihre Kraftwerke einmal füllen und betreiben: Vorrat oder Felder lassen nicht mehr zu.</translation>
    </message>
    <message>
        <source>{tax} more per token</source>
        <translation>je Marker {tax} mehr</translation>
    </message>
    <message>
        <source>Coal storage {n}</source>
        <translation>Kohlelager {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n im Korb</numerusform>
            <numerusform>%n im Korb</numerusform>
        </translation>
    </message>
    <message>
        <source>In the fuel market</source>
        <translation>Im Rohstoffmarkt</translation>
    </message>
    <message>
        <source>Put a token into the cart</source>
        <translation>Einen Marker in den Korb legen</translation>
    </message>
    <message>
        <source>Put a token back</source>
        <translation>Einen Marker zurücklegen</translation>
    </message>
    <message>
        <source>To the next fuel</source>
        <translation>Zum nächsten Rohstoff</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: {there} of {all} left.</source>
        <translation>{fuel} zu je {price}: noch {there} von {all} da.</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: not for sale in this Step.</source>
        <translation>{fuel} zu je {price}: in dieser Stufe nicht zu kaufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n will be added this round.</source>
        <translation>
            <numerusform>%n kommt in dieser Runde dazu.</numerusform>
            <numerusform>%n kommen in dieser Runde dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>ausverkauft</translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Ends your turn without buying the cart.</source>
        <translation>Beendet deinen Zug, ohne zu kaufen, was im Korb liegt.</translation>
    </message>
    <message>
        <source>Buy fuel</source>
        <translation>Rohstoffe kaufen</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Für {price} kaufen</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart.</source>
        <translation>Kauft, was im Korb liegt.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Coal storage: one less</source>
        <translation>Kohlelager: eins weniger</translation>
    </message>
    <message>
        <source>Coal storage: one more</source>
        <translation>Kohlelager: eins mehr</translation>
    </message>
    <message>
        <source>None of your plants burns fuel.</source>
        <translation>Keines deiner Kraftwerke braucht Rohstoffe.</translation>
    </message>
    <message>
        <source>Buy without ending the turn</source>
        <translation>Kaufen, ohne den Zug zu beenden</translation>
    </message>
    <message>
        <source>Can power</source>
        <comment>so many cities</comment>
        <translation>Kraftwerke für</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Plants that run</source>
        <translation>Laufende Kraftwerke</translation>
    </message>
    <message>
        <source>Ends your turn without more fuel. You can undo it.</source>
        <translation>Beendet deinen Zug ohne weitere Rohstoffe. Du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>Buy one token</source>
        <translation>Einen Marker kaufen</translation>
    </message>
    <message>
        <source>Buy one token for {price}</source>
        <translation>Einen Marker für {price} kaufen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n for {price} and end turn</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n für {price} kaufen, Zug beenden</numerusform>
            <numerusform>%n für {price} kaufen, Zug beenden</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn: all plants run</source>
        <translation>Zug beenden: alle laufen</translation>
    </message>
    <message>
        <source>Buy nothing and end turn</source>
        <translation>Nichts kaufen und Zug beenden</translation>
    </message>
    <message>
        <source>Your plants are fuelled, or no more can be bought.</source>
        <translation>Deine Kraftwerke sind versorgt, oder es gibt nichts mehr zu kaufen.</translation>
    </message>
    <message>
        <source>Adds what your plants burn in one round.</source>
        <translation>Legt in den Korb, was deine Kraftwerke in einer Runde verbrauchen.</translation>
    </message>
    <message>
        <source>Buy fuel: {market}</source>
        <translation>Rohstoffe kaufen: {market}</translation>
    </message>
    <message>
        <source>Shows the other market; the cart is emptied.</source>
        <translation>Zeigt den anderen Markt; der Korb wird geleert.</translation>
    </message>
    <message>
        <source>This turn you buy here: {market}.</source>
        <translation>In diesem Zug kaufst du hier: {market}.</translation>
    </message>
    <message>
        <source>{price}: too expensive</source>
        <translation>{price}: zu teuer</translation>
    </message>
    <message>
        <source>None in the cart.</source>
        <translation>Davon ist nichts im Korb.</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Versorgte Städte</translation>
    </message>
    <message>
        <source>Takes one token out of the cart.</source>
        <translation>Nimmt einen Marker aus dem Korb.</translation>
    </message>
    <message>
        <source>Adds one token to the cart.</source>
        <translation>Legt einen Marker in den Korb.</translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Kohlelager: %n darin, zu {price}, sobald der Markt leer ist.</numerusform>
            <numerusform>Kohlelager: %n darin, zu {price}, sobald der Markt leer ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left, at {price} each.</source>
        <translation>
            <numerusform>Kohlelager: noch %n darin, zu je {price}.</numerusform>
            <numerusform>Kohlelager: noch %n darin, zu je {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>noch {n}</translation>
    </message>
    <message>
        <source>You haven&apos;t bought the cart. Press {key} again to end the turn anyway.</source>
        <translation>Was im Korb liegt, ist noch nicht gekauft. Noch einmal {key} beendet den Zug trotzdem.</translation>
    </message>
    <message>
        <source>No plant would run. Press {key} again to end the turn anyway.</source>
        <translation>Kein Kraftwerk würde laufen. Noch einmal {key} beendet den Zug trotzdem.</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart and ends your turn. You can undo it.</source>
        <translation>Kauft, was im Korb ist, und beendet deinen Zug. Du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>The cart is empty: add fuel, or end your turn with E.</source>
        <translation>Der Korb ist leer: Lege Rohstoffe hinein oder beende deinen Zug mit E.</translation>
    </message>
    <message>
        <source>room {room}</source>
        <comment>for so many tokens</comment>
        <translation>Platz {room}</translation>
    </message>
    <message>
        <source>stores full</source>
        <translation>Lager voll</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>nächster {price}</translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Returns this fuel to the supply.</source>
        <translation>Legt diese Rohstoffe in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>Discard fuel</source>
        <translation>Rohstoffe abgeben</translation>
    </message>
    <message numerus="yes">
        <source>%n of your coal and oil no longer fit.</source>
        <translation>
            <numerusform>%n deiner Kohle- und Ölmarker findet keinen Platz mehr.</numerusform>
            <numerusform>%n deiner Kohle- und Ölmarker finden keinen Platz mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n bleibt</numerusform>
            <numerusform>%n bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plants cannot store the marked fuel: there is nothing to choose.</source>
        <translation>Die markierten Rohstoffe passen auf kein Kraftwerk: Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>Discards one more of this fuel and one less of the other.</source>
        <translation>Gibt von diesem einen mehr ab und vom anderen einen weniger.</translation>
    </message>
    <message>
        <source>No more of this fuel needs to go.</source>
        <translation>Mehr muss davon nicht abgegeben werden.</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>{fuel} abgeben</translation>
    </message>
</context>
<context>
    <name>FuelToCome</name>
    <message>
        <source>Coming up</source>
        <translation>Was kommt</translation>
    </message>
    <message>
        <source>Nobody after you needs fuel.</source>
        <translation>Niemand nach dir braucht Rohstoffe.</translation>
    </message>
    <message>
        <source>Still needed after you: {tokens}.</source>
        <translation>Nach dir noch gebraucht: {tokens}.</translation>
    </message>
    <message>
        <source>{fuel} may be gone by then: {left} left, {wanted} wanted.</source>
        <translation>{fuel} kann dann weg sein: {left} übrig, {wanted} gebraucht.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then, and at {next} next round.</source>
        <translation>{fuel} beginnt dann bei {after}, nächste Runde bei {next}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then.</source>
        <translation>{fuel} beginnt dann bei {after}.</translation>
    </message>
    <message>
        <source>Fuel for {plants} is enough: {enough} powered, {owned} needed.</source>
        <translation>Rohstoffe für {plants} genügen: {enough} versorgt, {owned} nötig.</translation>
    </message>
    <message>
        <source>Missing fuel: {plants}.</source>
        <comment>numbers of plants, and tokens</comment>
        <translation>Fehlende Rohstoffe: {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} lacks {lacks}.</source>
        <comment>so many tokens</comment>
        <translation>Kraftwerk {plant}: {lacks} zu wenig.</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>Fuel market</source>
        <translation>Rohstoffmarkt</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Ende bei</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <translation>Stufe 2 bei</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Shows the final standings.</source>
        <translation>Zeigt den Endstand.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Factory Manager</source>
        <translation>Fabrikmanager</translation>
    </message>
    <message>
        <source>Cities and power plants, for two to six</source>
        <translation>Städte und Netze, für zwei bis sechs</translation>
    </message>
    <message>
        <source>A factory in five rounds, for two to five</source>
        <translation>Eine Fabrik in fünf Runden, für zwei bis fünf</translation>
    </message>
    <message>
        <source>Another program has changed {before}. That file is left as it is, and your game continues in {after}.</source>
        <translation>Ein anderes Programm hat {before} geändert. Die Datei bleibt, wie sie ist, und dein Spiel geht in {after} weiter.</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>The board now</source>
        <translation>Der Spielplan jetzt</translation>
    </message>
    <message>
        <source>Light your first city</source>
        <translation>Bring die erste Stadt zum Leuchten</translation>
    </message>
    <message>
        <source>Twenty minutes at a real table: buy a plant, fuel it, build, and switch on the lights. You learn each rule when you need it.</source>
        <translation>Zwanzig Minuten an einem echten Tisch: Kraftwerk kaufen, Rohstoffe holen, bauen, Licht an. Jede Regel lernst du, wenn du sie brauchst.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities</source>
        <translation>
            <numerusform>{name}: %n Stadt</numerusform>
            <numerusform>{name}: %n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>{board}, round {round}</source>
        <translation>{board}, Runde {round}</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Three networks at night</source>
        <translation>Drei Netze bei Nacht</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities powered</source>
        <translation>
            <numerusform>{name}: %n Stadt versorgt</numerusform>
            <numerusform>{name}: %n Städte versorgt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn to open an auction</source>
        <translation>Du eröffnest eine Versteigerung</translation>
    </message>
    <message>
        <source>Your bid on plant {plant}</source>
        <translation>Dein Gebot auf Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Your turn to scrap a plant</source>
        <translation>Du gibst ein Kraftwerk ab</translation>
    </message>
    <message>
        <source>Your turn to discard fuel</source>
        <translation>Du gibst Rohstoffe ab</translation>
    </message>
    <message>
        <source>Your turn to buy fuel</source>
        <translation>Du kaufst Rohstoffe</translation>
    </message>
    <message>
        <source>Your turn to build houses</source>
        <translation>Du baust Häuser</translation>
    </message>
    <message>
        <source>Your turn to run plants</source>
        <translation>Du betreibst deine Kraftwerke</translation>
    </message>
    <message>
        <source>Your turn to place a bank house</source>
        <translation>Du setzt ein Haus der Bank</translation>
    </message>
    <message>
        <source>Your turn to mark a city</source>
        <translation>Du markierst eine Stadt</translation>
    </message>
    <message>
        <source>{name}: your turn to open an auction</source>
        <translation>{name}: du eröffnest eine Versteigerung</translation>
    </message>
    <message>
        <source>{name}: your bid on plant {plant}</source>
        <translation>{name}: dein Gebot auf Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>{name}: your turn to scrap a plant</source>
        <translation>{name}: du gibst ein Kraftwerk ab</translation>
    </message>
    <message>
        <source>{name}: your turn to discard fuel</source>
        <translation>{name}: du gibst Rohstoffe ab</translation>
    </message>
    <message>
        <source>{name}: your turn to buy fuel</source>
        <translation>{name}: du kaufst Rohstoffe</translation>
    </message>
    <message>
        <source>{name}: your turn to build houses</source>
        <translation>{name}: du baust Häuser</translation>
    </message>
    <message>
        <source>{name}: your turn to run plants</source>
        <translation>{name}: du betreibst deine Kraftwerke</translation>
    </message>
    <message>
        <source>{name}: your turn to place a bank house</source>
        <translation>{name}: du setzt ein Haus der Bank</translation>
    </message>
    <message>
        <source>{name}: your turn to mark a city</source>
        <translation>{name}: du markierst eine Stadt</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n cities powered</source>
        <translation>
            <numerusform>{name} gewinnt mit %n versorgten Stadt</numerusform>
            <numerusform>{name} gewinnt mit %n versorgten Städten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n cities powered</source>
        <translation>
            <numerusform>Du gewinnst mit %n versorgten Stadt</numerusform>
            <numerusform>Du gewinnst mit %n versorgten Städten</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share second place.</source>
        <translation>{names} teilen sich Platz 2.</translation>
    </message>
    <message>
        <source>{name} has {money} Elektro.</source>
        <translation>{name} hat {money} Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came second with %n cities powered.</source>
        <translation>
            <numerusform>{name} liegt mit %n versorgten Stadt auf Platz 2.</numerusform>
            <numerusform>{name} liegt mit %n versorgten Städten auf Platz 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead with {bid} and have {money}.</source>
        <translation>Du führst mit {bid} und hast {money}.</translation>
    </message>
    <message>
        <source>{name} leads with {bid}; you have {money}.</source>
        <translation>{name} führt mit {bid}; du hast {money}.</translation>
    </message>
    <message>
        <source>{leader} leads with {bid}; {name} has {money}.</source>
        <translation>{leader} führt mit {bid}; {name} hat {money}.</translation>
    </message>
    <message>
        <source>You have {money} Elektro.</source>
        <translation>Du hast {money} Elektro.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Auctions</source>
        <translation>Versteigerungen</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>You pay less for plants than winners do.</source>
        <translation>Du zahlst für Kraftwerke weniger als die Sieger.</translation>
    </message>
    <message>
        <source>You pay more for plants than winners do.</source>
        <translation>Du zahlst für Kraftwerke mehr als die Sieger.</translation>
    </message>
    <message>
        <source>You build later than winners do.</source>
        <translation>Du baust später als die Sieger.</translation>
    </message>
    <message>
        <source>You build earlier than winners do.</source>
        <translation>Du baust früher als die Sieger.</translation>
    </message>
    <message>
        <source>You keep less fuel in store than winners do.</source>
        <translation>Du hast weniger Rohstoffe auf Lager als die Sieger.</translation>
    </message>
    <message>
        <source>You keep more fuel in store than winners do.</source>
        <translation>Du hast mehr Rohstoffe auf Lager als die Sieger.</translation>
    </message>
    <message>
        <source>You are earlier in the turn order than winners.</source>
        <translation>Du stehst in der Reihenfolge weiter vorn als die Sieger.</translation>
    </message>
    <message>
        <source>You are later in the turn order than winners.</source>
        <translation>Du stehst in der Reihenfolge weiter hinten als die Sieger.</translation>
    </message>
    <message>
        <source>You buy fewer plants early than winners do.</source>
        <translation>Du kaufst früh weniger Kraftwerke als die Sieger.</translation>
    </message>
    <message>
        <source>You buy more plants early than winners do.</source>
        <translation>Du kaufst früh mehr Kraftwerke als die Sieger.</translation>
    </message>
    <message>
        <source>Too few games to tell.</source>
        <translation>Zu wenige Spiele, um das zu sagen.</translation>
    </message>
    <message>
        <source>No clear difference from winners.</source>
        <translation>Kein klarer Unterschied zu den Siegern.</translation>
    </message>
    <message>
        <source>Try next: bid once more for a plant you need.</source>
        <translation>Nächstes Mal: Biete auf ein Kraftwerk, das du brauchst, einmal mehr.</translation>
    </message>
    <message>
        <source>Try next: leave the auction one bid earlier.</source>
        <translation>Nächstes Mal: Steig ein Gebot früher aus der Versteigerung aus.</translation>
    </message>
    <message>
        <source>Try next: build one more city in each round before Step 2.</source>
        <translation>Nächstes Mal: Baue vor Stufe 2 in jeder Runde eine Stadt mehr.</translation>
    </message>
    <message>
        <source>Try next: before Step 2, build only cities that you can power.</source>
        <translation>Nächstes Mal: Baue vor Stufe 2 nur Städte, die du versorgen kannst.</translation>
    </message>
    <message>
        <source>Try next: store fuel while it is cheap.</source>
        <translation>Nächstes Mal: Lagere Rohstoffe, solange sie billig sind.</translation>
    </message>
    <message>
        <source>Try next: buy only the fuel that you burn in the same round.</source>
        <translation>Nächstes Mal: Kaufe nur Rohstoffe, die du in derselben Runde verbrauchst.</translation>
    </message>
    <message>
        <source>Try next: build one city fewer, to buy fuel before the others.</source>
        <translation>Nächstes Mal: Baue eine Stadt weniger, um vor den anderen Rohstoffe zu kaufen.</translation>
    </message>
    <message>
        <source>Try next: buy one more plant before Step 2.</source>
        <translation>Nächstes Mal: Kaufe vor Stufe 2 ein Kraftwerk mehr.</translation>
    </message>
    <message>
        <source>Try next: skip a plant and build cities instead.</source>
        <translation>Nächstes Mal: Verzichte auf ein Kraftwerk und baue stattdessen Städte.</translation>
    </message>
    <message>
        <source>Paid above a plant&apos;s number: {own}. Winners: {winners}.</source>
        <translation>Über der Nummer eines Kraftwerks gezahlt: {own}. Sieger: {winners}.</translation>
    </message>
    <message>
        <source>Cities built per round until Step 2: {own}. Winners: {winners}.</source>
        <translation>Städte je Runde bis Stufe 2: {own}. Sieger: {winners}.</translation>
    </message>
    <message>
        <source>Tokens bought per token burnt: {own}. Winners: {winners}.</source>
        <translation>Gekaufte Marker je verbrauchtem: {own}. Sieger: {winners}.</translation>
    </message>
    <message>
        <source>Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.</source>
        <translation>Platz in der Reihenfolge, von 0 (erster) bis 1 (letzter): {own}. Sieger: {winners}.</translation>
    </message>
    <message>
        <source>Plants bought until Step 2: {own}. Winners: {winners}.</source>
        <translation>Gekaufte Kraftwerke bis Stufe 2: {own}. Sieger: {winners}.</translation>
    </message>
    <message>
        <source>{figure} ± {margin}</source>
        <translation>{figure} ± {margin}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation>Hier bin ich</translation>
    </message>
    <message>
        <source>Shows what has happened since your last turn.</source>
        <translation>Zeigt, was seit deinem letzten Zug geschehen ist.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Zeigt den Tisch.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Übergib an {name}</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Press H again to use it</source>
        <translation>Noch einmal H: übernehmen</translation>
    </message>
    <message>
        <source>H, then Enter does it</source>
        <translation>H, dann Enter: ausführen</translation>
    </message>
    <message>
        <source>H: {hint}</source>
        <comment>the key, and what it would do</comment>
        <translation>H: {hint}</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <source>Takes the next colour; its owner gets this one.</source>
        <translation>Nimmt die nächste Farbe; wer sie hatte, bekommt diese.</translation>
    </message>
</context>
<context>
    <name>Journeys</name>
    <message>
        <source>Sold {price}</source>
        <translation>Verkauft {price}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lists, fields, buttons</source>
        <translation>Listen, Felder, Knöpfe</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Auslösen</translation>
    </message>
    <message>
        <source>Move in a list, change a value</source>
        <translation>In einer Liste weiter, einen Wert ändern</translation>
    </message>
    <message>
        <source>To the previous control</source>
        <translation>Zum vorigen Bedienelement</translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation>Schließen, was offen ist</translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} von {steps}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Started at {time}</source>
        <comment>a game</comment>
        <translation>Begonnen um {time}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a game</comment>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the game</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>the game</comment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation>{name} gewinnt mit {powered}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} has been deleted.</source>
        <translation>{name} wurde gelöscht.</translation>
    </message>
    <message>
        <source>{name} has been restored.</source>
        <translation>{name} wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Aufzeichnungen (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <source>{name} has been imported.</source>
        <translation>{name} wurde importiert.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>This system has no trash; deleted games are in {folder}.</source>
        <translation>Dieses System hat keinen Papierkorb; gelöschte Spiele liegen in {folder}.</translation>
    </message>
    <message>
        <source>Search names, board, result…</source>
        <translation>Suchen: Namen, Spielplan, Ergebnis …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n Spiel importiert.</numerusform>
            <numerusform>%n Spiele importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Opens a record from another folder.</source>
        <translation>Öffnet eine Aufzeichnung aus einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Shows who has won, and how often.</source>
        <translation>Zeigt, wer wie oft gewonnen hat.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported: {names}</source>
        <translation>
            <numerusform>%n Datei wurde nicht importiert: {names}</numerusform>
            <numerusform>%n Dateien wurden nicht importiert: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The same game is already here: {name}</source>
        <translation>Dasselbe Spiel ist schon da: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n games are already here.</source>
        <translation>
            <numerusform>%n Spiel ist schon da.</numerusform>
            <numerusform>%n Spiele sind schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>By date</source>
        <comment>games</comment>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <source>By board</source>
        <comment>games</comment>
        <translation>Nach Spielplan</translation>
    </message>
    <message>
        <source>By result</source>
        <comment>games</comment>
        <translation>Nach Ergebnis</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Reihenfolge der Spiele</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Every game you play is saved here. Import (I) adds games from elsewhere.</source>
        <translation>Jedes deiner Spiele wird hier gespeichert. Importieren (I) fügt Spiele von anderswo hinzu.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Adds record files to this list.</source>
        <translation>Fügt dieser Liste Aufzeichnungen hinzu.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} von %n Spiel</numerusform>
            <numerusform>{shown} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>No games with “{words}”.</source>
        <translation>Keine Spiele mit „{words}“.</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>Hier sind noch keine Spiele.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dieses Spiel kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Kein Spiel ist ausgewählt.</translation>
    </message>
    <message>
        <source>Saves a copy of the record.</source>
        <translation>Speichert eine Kopie der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Zeigt das Spiel Zug für Zug.</translation>
    </message>
    <message>
        <source>Opens the game at the table.</source>
        <translation>Öffnet das Spiel am Tisch.</translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation>Dieses Spiel ist am Tisch offen; es kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Deletes the game; Undo restores it.</source>
        <translation>Löscht das Spiel; Rückgängig stellt es wieder her.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Restores the last deleted game.</source>
        <translation>Stellt das zuletzt gelöschte Spiel wieder her.</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Land around the cities</source>
        <translation>Land um die Städte</translation>
    </message>
    <message>
        <source>Draws a coast around all cities.</source>
        <translation>Zeichnet eine Küste um alle Städte.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Gebiet hinzufügen</translation>
    </message>
    <message>
        <source>Adds an area in a new colour.</source>
        <translation>Fügt ein Gebiet in eigener Farbe hinzu.</translation>
    </message>
    <message>
        <source>Move cities apart</source>
        <translation>Städte auseinanderrücken</translation>
    </message>
    <message>
        <source>Moves cities apart until names and costs fit.</source>
        <translation>Verschiebt Städte, bis Namen und Kosten Platz haben.</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Stadt hinzufügen</translation>
    </message>
    <message>
        <source>Adds a city where there is room.</source>
        <translation>Setzt eine Stadt, wo Platz ist.</translation>
    </message>
    <message>
        <source>There is no city yet.</source>
        <translation>Es gibt noch keine Stadt.</translation>
    </message>
    <message>
        <source>A board needs at least one area.</source>
        <translation>Ein Spielplan braucht mindestens ein Gebiet.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>Removes the selection.</source>
        <translation>Entfernt die Auswahl.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Double-click or Enter: show the table at that moment</source>
        <translation>Doppelklick oder Enter: den Tisch zu diesem Zeitpunkt zeigen</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Protokoll</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Den Tisch zu diesem Zeitpunkt zeigen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all players</comment>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Funkenschlag</translation>
    </message>
    <message>
        <source>This game is open in another window. Here is how it stood when you opened it.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen. Hier siehst du den Stand beim Öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more games cannot be opened.</source>
        <translation>
            <numerusform>%n weiteres Spiel kann nicht geöffnet werden.</numerusform>
            <numerusform>%n weitere Spiele können nicht geöffnet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Es gibt kein unbeendetes Spiel zum Fortsetzen.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Aufzeichnungen (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Round {round} · {board}</source>
        <translation>Runde {round} · {board}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation>Tempo und Züge</translation>
    </message>
    <message>
        <source>Appearance</source>
        <comment>how the window looks</comment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>ends in “(Language)” in every translation</comment>
        <translation>Sprache (Language)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Das Menü</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Spiele …</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik …</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Spielen lernen …</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln …</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten …</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Aufzeichnung speichern unter …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Ganzen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation>Ganzen Zug wiederholen</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>look at the game again</comment>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Runde planen</translation>
    </message>
    <message>
        <source>Set up your table…</source>
        <translation>Euren Tisch aufbauen …</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Turnier …</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Sounds for pieces and turns</source>
        <translation>Spielsteine und Züge hören</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Tempo der eigenen Züge</translation>
    </message>
    <message>
        <source>Skip turns with nothing to do</source>
        <translation>Züge überspringen, in denen nichts zu tun ist</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the window</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the window</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast of the window</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast of the window</comment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a set of colours: those of this table</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of everything in the window</comment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>This window has room for {percent}%.</source>
        <translation>In diesem Fenster ist Platz für {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>Seit meinem letzten Zug</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Bis zu meinem Zug springen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Tempo der Computerzüge</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Züge zeigen</translation>
    </message>
    <message>
        <source>Hide the table between players</source>
        <translation>Tisch beim Spielerwechsel verdecken</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Draw a board…</source>
        <translation>Spielplan zeichnen&#xa0;…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <comment>ends in “(Settings)” in every translation</comment>
        <translation>Einstellungen … (Settings)</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Enter also ends the turn</source>
        <translation>Enter beendet auch den Zug</translation>
    </message>
    <message>
        <source>Show a plant&apos;s value in auctions</source>
        <translation>Kraftwerkswert bei Versteigerungen zeigen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Painted wood</source>
        <translation>Bemaltes Holz</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>Players&apos; colours</source>
        <translation>Spielerfarben</translation>
    </message>
    <message>
        <source>Letters on houses</source>
        <translation>Buchstaben auf Häusern</translation>
    </message>
    <message>
        <source>Plain board</source>
        <comment>without relief and light</comment>
        <translation>Schlichter Spielplan</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of the text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the text</comment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Extra large</source>
        <comment>size of the text</comment>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>of what is read: sentences, lists, rules</comment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation>Recharged</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Jeder Platz braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Zwei Plätze heißen {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation>
            <numerusform>%n Gebiet wird gebraucht; dieser Plan hat {all}.</numerusform>
            <numerusform>%n Gebiete werden gebraucht; dieser Plan hat {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation>
            <numerusform>Wähle noch %n Gebiet.</numerusform>
            <numerusform>Wähle noch %n Gebiete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n areas.</source>
        <translation>
            <numerusform>Nimm ein Gebiet wieder heraus.</numerusform>
            <numerusform>Nimm %n Gebiete wieder heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation>{name} wählt ein Gebiet.</translation>
    </message>
    <message numerus="yes">
        <source>This edition is for {minimum} to %n players.</source>
        <translation>
            <numerusform>Diese Ausgabe ist für {minimum} bis %n Spieler.</numerusform>
            <numerusform>Diese Ausgabe ist für {minimum} bis %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas must be connected.</source>
        <translation>Die Gebiete müssen zusammenhängen.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Startstädte</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>Gegen die Bank</translation>
    </message>
    <message>
        <source>One area each</source>
        <translation>Je ein Gebiet</translation>
    </message>
    <message>
        <source>Board&apos;s own rules</source>
        <comment>option, on by default</comment>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Each player marks a city; networks start in marked cities</source>
        <translation>Jeder Spieler markiert eine Stadt; Netze beginnen in markierten Städten</translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities too</source>
        <translation>Auch die Bank nimmt Kraftwerke, Rohstoffe und Plätze in Städten</translation>
    </message>
    <message>
        <source>One area in play for each player</source>
        <translation>Je Spieler ein Gebiet im Spiel</translation>
    </message>
    <message>
        <source>Not in this edition</source>
        <translation>Nicht in dieser Ausgabe</translation>
    </message>
    <message>
        <source>Too little uranium on this board</source>
        <translation>Zu wenig Uran auf diesem Plan</translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation>
            <numerusform>Mit %n Spieler geht es in dieser Ausgabe gegen die Bank</numerusform>
            <numerusform>Mit %n Spielern geht es in dieser Ausgabe gegen die Bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation>
            <numerusform>Mit %n Spieler geht es in dieser Ausgabe nicht gegen die Bank</numerusform>
            <numerusform>Mit %n Spielern geht es in dieser Ausgabe nicht gegen die Bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation>
            <numerusform>Nicht mit %n Spieler</numerusform>
            <numerusform>Nicht mit %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses this board&apos;s changes to rules and fuel market</source>
        <translation>Mit den Änderungen dieses Plans an Regeln und Rohstoffmarkt</translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message>
        <source>Not in this edition</source>
        <translation>Nicht in dieser Ausgabe</translation>
    </message>
    <message>
        <source>Not printed in this edition</source>
        <translation>In dieser Ausgabe nicht gedruckt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>How the areas are chosen</source>
        <translation>Wie die Gebiete bestimmt werden</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Gebiete im Spiel</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how areas are chosen</comment>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Sets the number of players.</source>
        <translation>Bestimmt die Zahl der Spieler.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, appearance.</source>
        <translation>Öffnet das Menü: andere Spiele, Sprache, Aussehen.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how areas are chosen: by hand</comment>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Sets how the areas are chosen.</source>
        <translation>Bestimmt, wie die Gebiete gewählt werden.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}, chosen at random.</source>
        <translation>Gebiete im Spiel, {count} von {all}, ausgelost.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Players choose in a random order.</source>
        <translation>Gebiete, {count} von {all}: in ausgeloster Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Not a valid code: paste a whole one, or enter a number.</source>
        <translation>Kein gültiger Code: füge einen ganzen ein oder gib eine Zahl ein.</translation>
    </message>
    <message>
        <source>This code needs the board {board}, which is not on this computer.</source>
        <translation>Der Spielplan dieses Codes, {board}, ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>This code combines a board with an edition it was never printed in.</source>
        <translation>Den Spielplan dieses Codes gibt es in seiner Ausgabe nicht.</translation>
    </message>
    <message>
        <source>This code&apos;s options do not fit its board, edition and players.</source>
        <translation>Die Varianten dieses Codes passen nicht zu Spielplan, Ausgabe und Spielerzahl.</translation>
    </message>
    <message>
        <source>Sets which edition&apos;s rules and figures apply.</source>
        <translation>Bestimmt, welche Ausgabe mit ihren Regeln und Zahlen gilt.</translation>
    </message>
    <message>
        <source>{cities} · {editions}</source>
        <translation>{cities} · {editions}</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: begin the game</comment>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Opens a copy of this board in the editor.</source>
        <translation>Öffnet eine Kopie dieses Spielplans im Editor.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Spielplan importieren</translation>
    </message>
    <message>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Spielpläne (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copies a code for this game: same deal, same seats.</source>
        <translation>Kopiert einen Code, mit dem jeder diese Partie bekommt: dieselben Karten und Plätze.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Goes to the front page.</source>
        <translation>Geht zur Startseite.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Chooses opponents of your own strength.</source>
        <translation>Wählt Gegner, die so oft gewinnen wie du.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>This area does not touch the chosen ones, or you have chosen enough.</source>
        <translation>Dieses Gebiet liegt nicht neben den gewählten, oder alle sind gewählt.</translation>
    </message>
    <message>
        <source>Adds or removes this area.</source>
        <translation>Nimmt das Gebiet ins Spiel oder heraus.</translation>
    </message>
    <message>
        <source>Cheap routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Billige Wege</translation>
    </message>
    <message>
        <source>Expensive routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Teure Wege</translation>
    </message>
    <message>
        <source>Costs of routes</source>
        <translation>Kosten der Wege</translation>
    </message>
    <message>
        <source>Filters boards by what connecting a city costs on average: less than {cost}, or more.</source>
        <translation>Zeigt Spielpläne danach, was der Anschluss einer Stadt im Schnitt kostet: weniger als {cost} oder mehr.</translation>
    </message>
    <message>
        <source>{code} has been copied; paste it into the seed field.</source>
        <translation>{code} wurde kopiert; füge ihn in das Feld „Startwert“ ein.</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: du gegen %n Gegner. Das Spiel endet bei {count} Städten.</numerusform>
            <numerusform>{board}, {edition}: du gegen %n Gegner. Das Spiel endet bei {count} Städten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: %n players. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: %n Spieler. Das Spiel endet bei {count} Städten.</numerusform>
            <numerusform>{board}, {edition}: %n Spieler. Das Spiel endet bei {count} Städten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw your own</source>
        <translation>Selbst zeichnen</translation>
    </message>
    <message>
        <source>Opens the board editor.</source>
        <translation>Öffnet den Spielplan-Editor.</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>button: a board</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a board</comment>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Imports a board from a file.</source>
        <translation>Importiert einen Spielplan aus einer Datei.</translation>
    </message>
    <message>
        <source>Opens this board in the editor.</source>
        <translation>Öffnet diesen Spielplan im Editor.</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Alle Computer</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Beginnt das Spiel.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Click them here or on the map.</source>
        <translation>Gebiete, {count} von {all}: hier oder auf der Karte.</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>{key}: replay it</source>
        <translation>{key}: Rückschau</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Seit deinem Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Your turn. {question}.</source>
        <translation>Du bist am Zug. {question}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>need {short} more</source>
        <translation>noch {short} nötig</translation>
    </message>
    <message>
        <source>{city} (second network)</source>
        <translation>{city} (zweites Netz)</translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation>{total} von {money}, Einkommen {income}</translation>
    </message>
    <message>
        <source>{total} of {money}</source>
        <comment>the costs, the money there is</comment>
        <translation>{total} von {money}</translation>
    </message>
    <message>
        <source>{city}: the game ends</source>
        <translation>{city}: das Spiel endet</translation>
    </message>
    <message>
        <source>{city}: Step 2 begins</source>
        <translation>{city}: Stufe 2 beginnt</translation>
    </message>
    <message>
        <source>The game ends at {count}</source>
        <translation>Das Spiel endet bei {count}</translation>
    </message>
    <message>
        <source>Step 2 begins at {count}</source>
        <translation>Stufe 2 beginnt bei {count}</translation>
    </message>
    <message>
        <source>you {own}, leader {maximum}</source>
        <translation>du {own}, Spitze {maximum}</translation>
    </message>
</context>
<context>
    <name>NoGames</name>
    <message>
        <source>Watch masters play</source>
        <translation>Meistern zusehen</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Dein erstes Spiel spielen</translation>
    </message>
    <message>
        <source>Starts a game among four masters for you to watch.</source>
        <translation>Beginnt ein Spiel unter vier Meistern, dem du zusiehst.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Öffnet die Seite für ein neues Spiel.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>a second house in every city, for {price}</source>
        <translation>ein zweites Haus in jeder Stadt, für {price}</translation>
    </message>
    <message>
        <source>a third house in every city, for {price}</source>
        <translation>ein drittes Haus in jeder Stadt, für {price}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Step {step} is next</source>
        <translation>Als Nächstes Stufe {step}</translation>
    </message>
    <message>
        <source>Step {step} has begun</source>
        <translation>Stufe {step} hat begonnen</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}.</source>
        <translation>Letzte Runde: {name} hat {cities} Städte und kann {powered} versorgen.</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}; {other} can power {maximum}.</source>
        <translation>Letzte Runde: {name} hat {cities} Städte und kann {powered} versorgen; {other} kann {maximum}.</translation>
    </message>
    <message>
        <source>Step 3 begins after this phase: its card has been drawn.</source>
        <translation>Nach dieser Phase beginnt Stufe 3: Ihre Karte ist aufgedeckt.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: the Step 3 card has been drawn.</source>
        <translation>Stufe&#xa0;2 beginnt nach dieser Phase: Die Karte „Stufe&#xa0;3“ wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: every city has a house.</source>
        <translation>Nach dieser Phase beginnt Stufe 2: In jeder Stadt steht ein Haus.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: {name} has {cities}.</source>
        <translation>Nach dieser Phase beginnt Stufe 2: {name} hat {cities} Städte.</translation>
    </message>
    <message>
        <source>Step {step}: {places}.</source>
        <translation>Stufe&#xa0;{step}: {places}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a number field</source>
        <translation>In einem Zahlenfeld</translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation>Eins mehr oder weniger</translation>
    </message>
    <message>
        <source>Five more or less</source>
        <translation>Fünf mehr oder weniger</translation>
    </message>
    <message>
        <source>Minimum or maximum</source>
        <translation>Kleinster oder größter Wert</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Eine Ziffer löschen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles markieren</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{plant} for {price}</source>
        <comment>a plant</comment>
        <translation>{plant} für {price}</translation>
    </message>
    <message>
        <source>powers {cities}</source>
        <comment>all plants of a player</comment>
        <translation>versorgt {cities}</translation>
    </message>
    <message>
        <source>fair {low}–{high}, powers {cities}</source>
        <translation>angemessen {low}–{high}, versorgt {cities}</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Plant {n} of the market</source>
        <translation>Kraftwerk Nummer {n} im Markt</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Das Kraftwerk davor</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Das nächste Kraftwerk</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>1 mehr bieten</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>1 weniger bieten</translation>
    </message>
    <message>
        <source>Plant {plant} moves here when you open it</source>
        <translation>Kraftwerk {plant} kommt hierher, sobald du es eröffnest</translation>
    </message>
    <message>
        <source>No plant chosen</source>
        <translation>Noch kein Kraftwerk gewählt</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Du eröffnest die Versteigerung</translation>
    </message>
    <message>
        <source>The card is still in the market; press 1 to {n} to change your mind.</source>
        <translation>Die Karte liegt noch im Markt; mit 1 bis {n} wählst du eine andere.</translation>
    </message>
    <message>
        <source>Choose a plant in the market: 1 to {n}, or click.</source>
        <translation>Wähle ein Kraftwerk im Markt: 1 bis {n} oder Klick.</translation>
    </message>
    <message>
        <source>Nobody else can bid: you pay the minimum.</source>
        <translation>Sonst kann niemand bieten: Du zahlst das Mindestgebot.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>In Runde 1 muss jeder ein Kraftwerk kaufen.</translation>
    </message>
    <message>
        <source>Ends your part in Phase 2: no plant for you this round.</source>
        <translation>Beendet deinen Teil von Phase 2: Du bekommst in dieser Runde kein Kraftwerk.</translation>
    </message>
    <message>
        <source>Opens the auction with this bid.</source>
        <translation>Eröffnet die Versteigerung mit diesem Gebot.</translation>
    </message>
    <message>
        <source>Choose a plant first: 1 to {n}, or click one in the market.</source>
        <translation>Wähle zuerst ein Kraftwerk: 1 bis {n} oder Klick im Markt.</translation>
    </message>
    <message>
        <source>Choose a plant</source>
        <translation>Kraftwerk wählen</translation>
    </message>
    <message>
        <source>No plant available</source>
        <translation>Kein Kraftwerk verfügbar</translation>
    </message>
    <message>
        <source>{bid} is a lot for plant {plant}. Press Enter again to bid it.</source>
        <translation>{bid} ist viel für Kraftwerk {plant}. Noch einmal Enter: trotzdem bieten.</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}</source>
        <translation>{plant} für {bid} anbieten</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}, up to {limit}</source>
        <translation>{plant} für {bid} anbieten, bis {limit}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>versorgt {n} von {maximum}</translation>
    </message>
    <message>
        <source>Space for a plant.</source>
        <translation>Platz für ein Kraftwerk.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>short for Elektro</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>{plant}; yours, holds {held}</source>
        <translation>{plant}; deins, darin {held}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a plant holds</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Opens the rule that forbids this.</source>
        <translation>Öffnet die Regel, die es verbietet.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>You asked for a hint. Press {key} again to end the turn without it.</source>
        <translation>Du hast um einen Tipp gebeten. Noch einmal {key} beendet den Zug ohne ihn.</translation>
    </message>
    <message>
        <source>No hint found. Press H to ask again.</source>
        <translation>Kein Tipp gefunden. Mit H noch einmal fragen.</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do here, and why.</source>
        <translation>Zeigt, was der stärkste Computer hier täte, und warum.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Lets you try out a whole round on a copy of the table.</source>
        <translation>Lässt dich eine ganze Runde auf einer Kopie des Tisches ausprobieren.</translation>
    </message>
    <message>
        <source>There is no room for these figures now.</source>
        <translation>Für diese Zahlen ist jetzt kein Platz.</translation>
    </message>
    <message>
        <source>Nothing to undo: you haven&apos;t acted, or a card has been revealed since.</source>
        <translation>Nichts rückgängig zu machen: Du hast noch nichts getan, oder seitdem wurde eine Karte aufgedeckt.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Macht den letzten Schritt rückgängig.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Money left</source>
        <translation>Geld übrig</translation>
    </message>
    <message>
        <source>Plants can power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>keine Rohstoffe</translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation>{plant}, dazu {lost}</translation>
    </message>
    <message>
        <source>Plant scrapped</source>
        <translation>Abgegebenes Kraftwerk</translation>
    </message>
    <message>
        <source>not all available</source>
        <translation>nicht alles verfügbar</translation>
    </message>
    <message>
        <source>If others fill up first</source>
        <translation>Wenn andere vorher auffüllen</translation>
    </message>
    <message>
        <source>{money} left</source>
        <translation>{money} übrig</translation>
    </message>
    <message>
        <source>Could bid more</source>
        <translation>Könnten mehr bieten</translation>
    </message>
    <message>
        <source>Others can reach</source>
        <comment>these cities</comment>
        <translation>Andere können hin</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Nächste Reihenfolge</translation>
    </message>
    <message>
        <source>Fuel before you</source>
        <translation>Kaufen vor dir</translation>
    </message>
    <message>
        <source>Build before you</source>
        <translation>Bauen vor dir</translation>
    </message>
    <message>
        <source>Powers {powered} of {cities}</source>
        <translation>Versorgt {powered} von {cities}</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>beendet das Spiel</translation>
    </message>
    <message>
        <source>+{income} = {money}</source>
        <translation>+{income} = {money}</translation>
    </message>
    <message>
        <source>Step {step} begins; next order</source>
        <translation>Stufe {step} beginnt; nächste Reihenfolge</translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation>{name} {money}</translation>
    </message>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>{city} und %n weitere</numerusform>
            <numerusform>{city} und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan your round</source>
        <translation>Plane deine Runde</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Kraftwerk</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Keep the plan</source>
        <translation>Plan behalten</translation>
    </message>
    <message>
        <source>Back to the table; the plan is filled in on your turn.</source>
        <translation>Zurück zum Tisch; der Plan wird eingesetzt, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
        <translation>Den Kauf von Kraftwerk {place} des Marktes planen</translation>
    </message>
    <message>
        <source>Nothing happens yet: pick a plant, fuel and cities.</source>
        <translation>Noch geschieht nichts: Wähle ein Kraftwerk, Rohstoffe und Städte.</translation>
    </message>
    <message>
        <source>If you do this</source>
        <translation>Wenn du das tust</translation>
    </message>
    <message>
        <source>Nothing planned yet.</source>
        <translation>Noch ist nichts geplant.</translation>
    </message>
    <message>
        <source>No city planned yet.</source>
        <translation>Noch ist keine Stadt geplant.</translation>
    </message>
    <message>
        <source>Clears the plan.</source>
        <translation>Leert den Plan.</translation>
    </message>
    <message>
        <source>Removes the last planned city.</source>
        <translation>Entfernt die zuletzt geplante Stadt.</translation>
    </message>
    <message>
        <source>Adds this plant to the plan or removes it.</source>
        <translation>Nimmt den Kauf in den Plan auf oder heraus.</translation>
    </message>
    <message>
        <source>click one in the market</source>
        <translation>klicke eins im Markt an</translation>
    </message>
    <message>
        <source>{city} {price} ×</source>
        <translation>{city} {price} ×</translation>
    </message>
    <message>
        <source>Removes this city from the plan.</source>
        <translation>Entfernt diese Stadt aus dem Plan.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>{city} entfernen</translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation>klicke sie auf der Karte an</translation>
    </message>
    <message>
        <source>Cheapest one by one</source>
        <translation>Die billigsten der Reihe nach</translation>
    </message>
</context>
<context>
    <name>PlantButton</name>
    <message>
        <source>Chooses this plant.</source>
        <translation>Wählt dieses Kraftwerk.</translation>
    </message>
</context>
<context>
    <name>PlantCard</name>
    <message>
        <source>Step 3</source>
        <translation>Stufe 3</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
</context>
<context>
    <name>PlantMarket</name>
    <message>
        <source>Future market</source>
        <translation>Zukünftiger Markt</translation>
    </message>
    <message>
        <source>below: future market</source>
        <translation>unten: zukünftiger Markt</translation>
    </message>
    <message>
        <source>plant {plant} is being auctioned</source>
        <translation>Kraftwerk {plant} wird versteigert</translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation>Kraftwerksmarkt</translation>
    </message>
    <message>
        <source>Current market</source>
        <translation>Aktueller Markt</translation>
    </message>
    <message>
        <source>All of these may be auctioned.</source>
        <translation>Alle diese Kraftwerke können versteigert werden.</translation>
    </message>
    <message>
        <source>The draw pile is sorted: these come in Phase 5.</source>
        <translation>Der Nachziehstapel ist sortiert: Diese kommen in Phase&#xa0;5.</translation>
    </message>
    <message>
        <source>The future market is not for sale yet: its plants move up later.</source>
        <translation>Der zukünftige Markt steht noch nicht zum Verkauf: Seine Kraftwerke rücken später auf.</translation>
    </message>
    <message>
        <source>The current market: these may be auctioned.</source>
        <translation>Der aktuelle Markt: Diese Kraftwerke können versteigert werden.</translation>
    </message>
    <message>
        <source>next: {plants}</source>
        <comment>known cards of the draw pile</comment>
        <translation>danach: {plants}</translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>the plant market</comment>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>closed now</source>
        <comment>the plant market</comment>
        <translation>jetzt geschlossen</translation>
    </message>
    <message>
        <source>plant {plant} is bought</source>
        <translation>Kraftwerk {plant} ist gekauft</translation>
    </message>
    <message>
        <source>up for auction</source>
        <comment>the current market</comment>
        <translation>zur Versteigerung</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>ab {minimum}</translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message>
        <source>Scrap a plant</source>
        <translation>Ein Kraftwerk abgeben</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Kraftwerk {plant} abgeben</translation>
    </message>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Du darfst %n haben; Kraftwerk {lot} ist gerade gekauft.</numerusform>
            <numerusform>Du darfst %n haben; Kraftwerk {lot} ist gerade gekauft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave fuel behind</source>
        <translation>Zurücklassen</translation>
    </message>
    <message>
        <source>Removes the plant from the game.</source>
        <translation>Nimmt das Kraftwerk aus dem Spiel.</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Das Kraftwerk davor</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Das nächste Kraftwerk</translation>
    </message>
    <message>
        <source>Chooses the plant to scrap.</source>
        <translation>Wählt das Kraftwerk, das du abgibst.</translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation>
            <numerusform>{before} → %n Stadt</numerusform>
            <numerusform>{before} → %n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>Can power</source>
        <translation>Versorgt bis zu</translation>
    </message>
    <message>
        <source>Fuel discarded</source>
        <translation>Gibt ab</translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel discarded: {fuel}</source>
        <translation>Ohne {plant}: {power}, gibt ab: {fuel}</translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation>Ohne {plant}</translation>
    </message>
    <message>
        <source>No more can be left on this plant.</source>
        <translation>Mehr kannst du auf diesem Kraftwerk nicht zurücklassen.</translation>
    </message>
    <message>
        <source>No other plant has room for it.</source>
        <translation>Kein anderes Kraftwerk hat Platz dafür.</translation>
    </message>
    <message>
        <source>Leaves one more token behind.</source>
        <translation>Lässt einen Marker mehr zurück.</translation>
    </message>
    <message>
        <source>Keeps one more token.</source>
        <translation>Behält einen Marker mehr.</translation>
    </message>
</context>
<context>
    <name>PlantTile</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
</context>
<context>
    <name>PointButton</name>
    <message>
        <source>Shows this moment in the replay.</source>
        <translation>Zeigt diesen Moment in der Rückschau.</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Fuel spaces moved to the lowest price</source>
        <translation>Zum tiefsten Preis gerückte Felder</translation>
    </message>
    <message>
        <source>Above the Step 3 card, when it is back under the pile</source>
        <translation>Über der Karte „Stufe&#xa0;3“, wenn sie wieder unter dem Stapel liegt</translation>
    </message>
    <message>
        <source>Uranium is phased out</source>
        <translation>Atomausstieg: kein Uran mehr</translation>
    </message>
    <message>
        <source>If the plant that causes it was bought and is out of the game.</source>
        <translation>Wenn das Kraftwerk, das ihn auslöst, gekauft wurde und aus dem Spiel ist.</translation>
    </message>
    <message>
        <source>The turn order must list everybody exactly once.</source>
        <translation>Die Reihenfolge muss alle einmal nennen.</translation>
    </message>
    <message>
        <source>There is no plant {plant} in this game.</source>
        <translation>In diesem Spiel gibt es kein Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>A house is in an area out of play.</source>
        <translation>Ein Haus steht in einem Gebiet, das nicht mitspielt.</translation>
    </message>
    <message>
        <source>Plant {plant} is listed in two places.</source>
        <translation>Kraftwerk {plant} ist an zwei Stellen genannt.</translation>
    </message>
    <message>
        <source>{name} has two houses in one city.</source>
        <translation>{name} hat zwei Häuser in einer Stadt.</translation>
    </message>
    <message>
        <source>Everybody is done: choose the next phase.</source>
        <translation>Alle sind fertig: Weiter zur nächsten Phase.</translation>
    </message>
    <message>
        <source>{name} should act before somebody who is already done.</source>
        <translation>{name} ist vor jemandem an der Reihe, der schon fertig ist.</translation>
    </message>
    <message>
        <source>{name} must have bought a plant in round 1.</source>
        <translation>{name} muss in Runde 1 ein Kraftwerk gekauft haben.</translation>
    </message>
    <message>
        <source>{name} already has a plant, so must be done with the auctions of round 1.</source>
        <translation>{name} hat ein Kraftwerk und ist daher mit den Versteigerungen der Runde 1 fertig.</translation>
    </message>
    <message>
        <source>{name} cannot have built before Phase 4 of round 1.</source>
        <translation>{name} kann vor Phase 4 der Runde 1 nichts gebaut haben.</translation>
    </message>
    <message>
        <source>A plant was sold in this round, so its buyer must be done.</source>
        <translation>In dieser Runde wurde ein Kraftwerk verkauft, also ist sein Käufer fertig.</translation>
    </message>
    <message>
        <source>Anybody done in round 1 has bought a plant, so one was sold in this round.</source>
        <translation>Wer in Runde 1 fertig ist, hat gekauft: In dieser Runde wurde ein Kraftwerk verkauft.</translation>
    </message>
    <message>
        <source>{name} has {found} plants but can have at most {maximum} by now.</source>
        <translation>{name} hat {found} Kraftwerke; bis jetzt können es höchstens {maximum} sein.</translation>
    </message>
    <message>
        <source>The plant market has {found} plants; in Step {step} it has {needed}.</source>
        <translation>Im Kraftwerksmarkt liegen {found} Kraftwerke; in Stufe {step} sind es {needed}.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale: somebody has as many cities.</source>
        <translation>Kraftwerk {plant} kann nicht angeboten sein: Jemand hat so viele Städte.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale in Step 1.</source>
        <translation>Kraftwerk {plant} kann in Stufe 1 nicht angeboten sein.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards and must have at least {minimum}.</source>
        <translation>Der Nachziehstapel hat {found} Karten und muss mindestens {minimum} haben.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards; only {maximum} can be left.</source>
        <translation>Der Nachziehstapel hat {found} Karten; höchstens {maximum} können übrig sein.</translation>
    </message>
    <message>
        <source>{fuel}: the market has only {maximum} spaces.</source>
        <translation>{fuel}: Der Markt hat nur {maximum} Felder.</translation>
    </message>
    <message>
        <source>{fuel}: {found} tokens are on the table; there are only {maximum}.</source>
        <translation>{fuel}: {found} Marker liegen auf dem Tisch; es gibt nur {maximum}.</translation>
    </message>
    <message>
        <source>This game has no such rule.</source>
        <translation>In diesem Spiel gibt es diese Regel nicht.</translation>
    </message>
    <message>
        <source>Closed cities at {price}: {found}; there must be {needed}.</source>
        <translation>Gesperrte Städte zu {price}: {found}; es müssen {needed} sein.</translation>
    </message>
    <message>
        <source>{name} may own only {maximum} plants.</source>
        <translation>{name} darf höchstens {maximum} Kraftwerke besitzen.</translation>
    </message>
    <message>
        <source>{name} has no city in the areas that plant {plant} requires.</source>
        <translation>{name} hat keine Stadt in den Gebieten, die Kraftwerk {plant} verlangt.</translation>
    </message>
    <message>
        <source>{fuel}: {name}&apos;s plants cannot store {over} of the tokens.</source>
        <translation>{fuel}: Bei {name} finden {over} Marker auf keinem Kraftwerk Platz.</translation>
    </message>
    <message>
        <source>{city} has {found} houses; in this Step it has room for {maximum}.</source>
        <translation>{city} hat {found} Häuser; in dieser Stufe ist Platz für {maximum}.</translation>
    </message>
    <message>
        <source>The bank owns {found} plants; by now it must own {needed}.</source>
        <translation>Kraftwerke der Bank: {found}; bis jetzt müssen es {needed} sein.</translation>
    </message>
    <message>
        <source>The bank has fuel only from its purchase in Phase 3 until it burns it in Phase 5.</source>
        <translation>Die Bank hat nur Rohstoffe, nachdem sie sie in Phase 3 genommen und bevor sie sie in Phase 5 verbraucht hat.</translation>
    </message>
    <message>
        <source>The bank buys fuel for one run of its plants, or whatever the market has.</source>
        <translation>Die Bank nimmt, was ihre Kraftwerke einmal verbrauchen, oder so viel davon, wie der Markt hat.</translation>
    </message>
    <message>
        <source>The bank has {maximum} houses; {found} are on the map.</source>
        <translation>Die Bank hat {maximum} Häuser; auf der Karte stehen {found}.</translation>
    </message>
    <message>
        <source>The bank starts with {needed} houses; it is alone in {found} unmarked cities.</source>
        <translation>Die Bank beginnt mit {needed} Häusern; allein steht sie in so vielen unmarkierten Städten: {found}.</translation>
    </message>
    <message>
        <source>The bank&apos;s first {needed} houses must be next to each other.</source>
        <translation>Die ersten {needed} Häuser der Bank müssen nebeneinanderstehen.</translation>
    </message>
    <message>
        <source>{city}: the bank must have a house too, as it had houses left.</source>
        <translation>{city}: Auch die Bank muss dort ein Haus haben, denn sie hatte noch welche.</translation>
    </message>
    <message>
        <source>{city} cannot be a starting city.</source>
        <translation>{city} kann keine Startstadt sein.</translation>
    </message>
    <message>
        <source>Uranium is phased out only if plant {plant} is out of the game.</source>
        <translation>Der Atomausstieg setzt voraus, dass Kraftwerk {plant} aus dem Spiel ist.</translation>
    </message>
    <message>
        <source>{name}&apos;s network cannot have started in any of its cities.</source>
        <translation>Das Netz von {name} liegt nur dort, wo keines beginnen darf.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities: the game is over.</source>
        <translation>Jemand hat {cities} Städte: Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities, so Step 2 has begun.</source>
        <translation>Jemand hat {cities} Städte, also hat Stufe 2 begonnen.</translation>
    </message>
    <message>
        <source>Step 2 begins once somebody has {cities} cities; nobody has.</source>
        <translation>Stufe 2 beginnt, sobald jemand {cities} Städte hat; niemand hat so viele.</translation>
    </message>
    <message>
        <source>This board has no Step 2 and no Step 3.</source>
        <translation>Dieser Plan hat keine Stufe 2 und keine Stufe 3.</translation>
    </message>
    <message>
        <source>The turn order does not match cities and plants in this phase.</source>
        <translation>Die Reihenfolge passt nicht zu den Städten und Kraftwerken in dieser Phase.</translation>
    </message>
    <message>
        <source>Starts over.</source>
        <translation>Beginnt die Beschreibung von vorn.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>Sets the order that follows from cities and plants.</source>
        <translation>Setzt die Reihenfolge, die sich aus Städten und Kraftwerken ergibt.</translation>
    </message>
    <message>
        <source>Done with this phase</source>
        <translation>Mit dieser Phase fertig</translation>
    </message>
    <message>
        <source>A plant was sold in this round</source>
        <translation>In dieser Runde wurde ein Kraftwerk verkauft</translation>
    </message>
    <message>
        <source>With a discount token: the plant under it was sold.</source>
        <translation>Mit Rabattmarker: das Kraftwerk darunter wurde verkauft.</translation>
    </message>
    <message>
        <source>Moves this player up one place.</source>
        <translation>Rückt diese Person einen Platz vor.</translation>
    </message>
    <message>
        <source>Marks this player as done with this phase, or not.</source>
        <translation>Sagt, ob diese Person in dieser Phase fertig ist.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Power plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Power plants, by their numbers</source>
        <translation>Kraftwerke, mit ihren Nummern</translation>
    </message>
    <message>
        <source>Fuel on the plants</source>
        <translation>Rohstoffe auf den Kraftwerken</translation>
    </message>
    <message>
        <source>Cities: pick them on the map</source>
        <translation>Städte: auf der Karte wählen</translation>
    </message>
    <message>
        <source>Shows this player&apos;s money, plants and cities.</source>
        <translation>Zeigt Geld, Kraftwerke und Städte dieser Person.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting cities still marked: pick them on the map</source>
        <translation>Noch markierte Startstädte: auf der Karte wählen</translation>
    </message>
    <message>
        <source>Fuel in the northern market</source>
        <translation>Rohstoffe im nördlichen Markt</translation>
    </message>
    <message>
        <source>On the side pile</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Times the draw pile has run out</source>
        <translation>So oft ging der Nachziehstapel aus</translation>
    </message>
    <message>
        <source>Second networks: where they started</source>
        <translation>Zweite Netze: wo sie begannen</translation>
    </message>
    <message>
        <source>Nobody has houses in two starting cities.</source>
        <translation>Niemand hat Häuser in zwei Startstädten.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Closes as many cities as the board requires.</source>
        <translation>Sperrt so viele Städte, wie der Spielplan verlangt.</translation>
    </message>
    <message>
        <source>Closed cities: pick them on the map</source>
        <translation>Gesperrte Städte: auf der Karte wählen</translation>
    </message>
    <message>
        <source>Cities connected in this round, by all players</source>
        <translation>In dieser Runde angeschlossene Städte, alle zusammen</translation>
    </message>
    <message>
        <source>The lowest plant was removed this round</source>
        <translation>Das niedrigste Kraftwerk ist in dieser Runde schon weg</translation>
    </message>
    <message>
        <source>When somebody passed, or under the discount token.</source>
        <translation>Als jemand passte, oder mit dem Rabattmarker.</translation>
    </message>
    <message>
        <source>Marks this city as the start of this player&apos;s second network, or not.</source>
        <translation>Sagt, ob das zweite Netz dieser Person hier begann.</translation>
    </message>
    <message>
        <source>The game never reaches this round, Step and phase.</source>
        <translation>Diese Runde, Stufe und Phase gibt es im Spiel nicht zusammen.</translation>
    </message>
    <message>
        <source>{fuel}: the northern market has only {maximum} spaces.</source>
        <translation>{fuel}: Der nördliche Markt hat nur {maximum} Felder.</translation>
    </message>
    <message>
        <source>{fuel}: only {maximum} spaces can have moved.</source>
        <translation>{fuel}: Nur {maximum} Felder können gerückt sein.</translation>
    </message>
    <message>
        <source>Plant {plant} comes into play with Step 2.</source>
        <translation>Kraftwerk {plant} kommt erst mit Stufe&#xa0;2 ins Spiel.</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn after the Step 3 card.</source>
        <translation>Kraftwerk {plant} wird erst nach der Karte „Stufe 3“ aufgedeckt.</translation>
    </message>
    <message>
        <source>Plants lie above the Step 3 card again only in Step 2.</source>
        <translation>Über der Karte „Stufe&#xa0;3“ liegen Kraftwerke nur in Stufe&#xa0;2 wieder.</translation>
    </message>
    <message>
        <source>The side pile has {found} plants; by now it can have at most {maximum}.</source>
        <translation>Beiseite liegen {found} Kraftwerke; bis jetzt können es höchstens {maximum} sein.</translation>
    </message>
    <message>
        <source>No plant goes under the draw pile before the side pile has replaced it.</source>
        <translation>Unter den Nachziehstapel kommt nichts, bevor die beiseitegelegten Kraftwerke ihn ersetzt haben.</translation>
    </message>
    <message>
        <source>Both piles have run out: no plant is left in either.</source>
        <translation>Beide Stapel sind ausgegangen: In keinem liegt noch ein Kraftwerk.</translation>
    </message>
    <message>
        <source>{city} is closed.</source>
        <translation>{city} ist gesperrt.</translation>
    </message>
    <message>
        <source>{name}&apos;s second network cannot have started in {city}.</source>
        <translation>{name}: Das zweite Netz kann nicht in {city} begonnen haben.</translation>
    </message>
    <message>
        <source>{found} cities cannot have been connected in this round.</source>
        <translation>{found} Städte können in dieser Runde nicht angeschlossen worden sein.</translation>
    </message>
    <message>
        <source>{found} cities are marked; there must be {needed}, one for each player without a house.</source>
        <translation>Markierte Städte: {found}; es müssen {needed} sein, eine für jeden Spieler ohne Haus.</translation>
    </message>
    <message>
        <source>Plants in the market, by their numbers</source>
        <translation>Kraftwerke im Markt, mit ihren Nummern</translation>
    </message>
    <message>
        <source>Fuel in the market</source>
        <translation>Rohstoffe im Markt</translation>
    </message>
    <message>
        <source>Coal storage</source>
        <translation>Kohlelager</translation>
    </message>
    <message>
        <source>Put under the draw pile</source>
        <translation>Unter den Nachziehstapel gelegt</translation>
    </message>
    <message>
        <source>Out of the game, as far as known</source>
        <translation>Aus dem Spiel, soweit gesehen</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Karten im Nachziehstapel</translation>
    </message>
    <message>
        <source>Count them, including the Step 3 card.</source>
        <translation>Zähle sie, auch die Karte „Stufe 3“.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Macht die letzte Änderung rückgängig.</translation>
    </message>
    <message>
        <source>Everything fits the rules.</source>
        <translation>Alles passt zu den Regeln.</translation>
    </message>
    <message>
        <source>Starts a game from here; H gives a hint.</source>
        <translation>Beginnt ein Spiel, das von hier weitergeht; H gibt einen Tipp.</translation>
    </message>
    <message>
        <source>This game needs nothing else.</source>
        <translation>Dieses Spiel braucht sonst nichts.</translation>
    </message>
    <message>
        <source>There is no game at the table.</source>
        <translation>Kein Spiel wartet am Tisch.</translation>
    </message>
    <message>
        <source>Not possible during an auction or a purchase.</source>
        <translation>Nicht möglich während einer Versteigerung oder eines Kaufs.</translation>
    </message>
    <message>
        <source>Starts with the position of your current game.</source>
        <translation>Beginnt mit der Stellung des Spiels, das wartet.</translation>
    </message>
    <message>
        <source>{phase}: it is {name}&apos;s turn</source>
        <translation>{phase}: {name} ist an der Reihe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>As in your game</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Clears the table; board and players stay.</source>
        <translation>Räumt den Tisch ab; Spielplan und Mitspieler bleiben.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Zurück zur vorigen Seite.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>What does not fit the rules</source>
        <translation>Was nicht zu den Regeln passt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>{city}: out of play</source>
        <translation>{city}: nicht im Spiel</translation>
    </message>
    <message>
        <source>{city}: closed</source>
        <translation>{city}: gesperrt</translation>
    </message>
    <message>
        <source>{city}: marked</source>
        <translation>{city}: markiert</translation>
    </message>
    <message>
        <source>{city}: no house</source>
        <translation>{city}: kein Haus</translation>
    </message>
    <message>
        <source>{city}: {names}</source>
        <translation>{city}: {names}</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Power Grid</source>
        <translation>Funkenschlag</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n rounds</source>
        <translation>
            <numerusform>{board}, {edition}, %n Runde</numerusform>
            <numerusform>{board}, {edition}, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>cities powered</source>
        <comment>beside their number</comment>
        <translation>versorgte Städte</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>plant {plant}</source>
        <comment>below its lamps</comment>
        <translation>Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle an</translation>
    </message>
    <message>
        <source>You own no plant.</source>
        <translation>Du hast kein Kraftwerk.</translation>
    </message>
    <message>
        <source>Run your plants</source>
        <translation>Kraftwerke betreiben</translation>
    </message>
    <message>
        <source>powers {count}</source>
        <translation>versorgt {count}</translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation>aus, behält Vorrat</translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation>zu wenig Rohstoffe</translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered</source>
        <translation>
            <numerusform>{powered} von %n Stadt versorgt</numerusform>
            <numerusform>{powered} von %n Städten versorgt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered, {dark} dark</source>
        <translation>
            <numerusform>{powered} von %n Stadt versorgt, {dark} dunkel</numerusform>
            <numerusform>{powered} von %n Städten versorgt, {dark} dunkel</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mix of coal and oil</source>
        <translation>Die nächste Mischung aus Kohle und Öl</translation>
    </message>
    <message>
        <source>Switches on as many plants as can run together.</source>
        <translation>Schaltet so viele Kraftwerke ein, wie zusammen laufen können.</translation>
    </message>
    <message>
        <source>All that can run together are on.</source>
        <translation>Alle, die zusammen laufen können, sind an.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a plant that does not run</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Money {before} → {after}.</source>
        <translation>Geld {before} → {after}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>burns</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Burns {burnt} and pays you.</source>
        <translation>Verbraucht {burnt} und zahlt dich aus.</translation>
    </message>
    <message>
        <source>With {plant} as well: +{income}.</source>
        <translation>Auch mit {plant}: +{income}.</translation>
    </message>
    <message numerus="yes">
        <source>Power for %n more; another city would bring {gain}.</source>
        <translation>
            <numerusform>Strom für %n weitere; eine Stadt mehr brächte {gain}.</numerusform>
            <numerusform>Strom für %n weitere; eine Stadt mehr brächte {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n betreiben, {income} einnehmen</numerusform>
            <numerusform>%n betreiben, {income} einnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>No plant would run. Press Enter again to take just {income}.</source>
        <translation>So läuft kein Kraftwerk. Noch einmal Enter: nur {income} nehmen.</translation>
    </message>
    <message>
        <source>Run nothing, earn {income}</source>
        <translation>Nichts betreiben, {income} einnehmen</translation>
    </message>
</context>
<context>
    <name>ProfileView</name>
    <message>
        <source>How you play</source>
        <translation>Wie du spielst</translation>
    </message>
    <message>
        <source>Finish a game of your own, and this page shows how you play.</source>
        <translation>Spiel selbst ein Spiel zu Ende, dann zeigt diese Seite, wie du spielst.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Shows who won how often, by board, edition, level or number of players.</source>
        <translation>Zeigt, wer wie oft gewonnen hat, nach Spielplan, Ausgabe, Stufe oder Spielerzahl.</translation>
    </message>
    <message>
        <source>A few more games will show how you play.</source>
        <translation>Nach ein paar weiteren Spielen zeigt sich, wie du spielst.</translation>
    </message>
    <message>
        <source>You play much like the winners.</source>
        <translation>Du spielst ziemlich so wie die Sieger.</translation>
    </message>
    <message>
        <source>The house is you; the line through it is the margin of error. The light band holds half of all winners.</source>
        <translation>Das Haus bist du; die Linie zeigt den Spielraum des Zufalls. Im hellen Band liegt die Hälfte aller Sieger.</translation>
    </message>
    <message>
        <source>Try next: puzzles from your own games show where moves were lost.</source>
        <translation>Nächstes Mal: Rätsel aus deinen eigenen Spielen zeigen, wo Züge verschenkt wurden.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Shows positions in which one move is best.</source>
        <translation>Zeigt Stellungen, in denen ein Zug der beste ist.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertung</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message numerus="yes">
        <source>Reading {read} of %n games</source>
        <translation>
            <numerusform>Lese {read} von %n Spiel</numerusform>
            <numerusform>Lese {read} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>games won; by chance alone: {chance}</source>
        <translation>Spiele gewonnen; durch Zufall allein: {chance}</translation>
    </message>
    <message>
        <source>seats won; by chance alone: {chance}</source>
        <translation>Plätze gewonnen; durch Zufall allein: {chance}</translation>
    </message>
    <message>
        <source>with its 95 % range; games with hints do not count</source>
        <translation>mit 95-%-Bereich; Spiele mit Tipps zählen nicht</translation>
    </message>
    <message>
        <source>the line marks what winners buy</source>
        <translation>Strich: was Sieger kaufen</translation>
    </message>
    <message>
        <source>Ahead of</source>
        <translation>Besser als</translation>
    </message>
    <message>
        <source>Won, by board</source>
        <translation>Siege nach Spielplan</translation>
    </message>
    <message>
        <source>Plants bought</source>
        <translation>Gekaufte Kraftwerke</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>can power</source>
        <comment>so many cities</comment>
        <translation>Kraftwerke für</translation>
    </message>
    <message>
        <source>{plant} is scrapped</source>
        <translation>{plant} wird abgegeben</translation>
    </message>
    <message>
        <source>fuel discarded</source>
        <translation>abgegebene Rohstoffe</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel discarded</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>No puzzles here.</source>
        <translation>Hier sind keine Rätsel.</translation>
    </message>
    <message>
        <source>Your answer cannot be saved: {reason}.</source>
        <translation>Deine Antwort kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>{solved} von %n gelöst</numerusform>
            <numerusform>{solved} von %n gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due again today</source>
        <translation>
            <numerusform>%n kommt heute wieder</numerusform>
            <numerusform>%n kommen heute wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>your game</source>
        <translation>dein Spiel</translation>
    </message>
    <message>
        <source>{leader} bids {bid}. {name}: raise or pass?</source>
        <translation>{leader} bietet {bid}. {name}: weiterbieten oder passen?</translation>
    </message>
    <message>
        <source>{name} is to buy fuel. What, if anything?</source>
        <translation>{name} kauft Rohstoffe. Welche, wenn überhaupt?</translation>
    </message>
    <message>
        <source>{name} is to build. Where, if anywhere?</source>
        <translation>{name} baut. Wo, wenn überhaupt?</translation>
    </message>
    <message>
        <source>{name} is to open an auction. Which plant, if any?</source>
        <translation>{name} bietet an. Welches Kraftwerk, wenn überhaupt?</translation>
    </message>
    <message>
        <source>{chance}% · {action}</source>
        <comment>chance of winning</comment>
        <translation>{chance}&#xa0;% · {action}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Beginnt ein neues Spiel ab dieser Stellung.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Zurück zur vorigen Seite.</translation>
    </message>
    <message>
        <source>Right: {best}.</source>
        <translation>Richtig: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Besser: {best}.</translation>
    </message>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</source>
        <translation>
            <numerusform>In %n Fortsetzung {margin} ± {error} Punkte besser, auf den ersten Blick {first}.</numerusform>
            <numerusform>In %n Fortsetzungen {margin} ± {error} Punkte besser, auf den ersten Blick {first}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: {done}.</source>
        <translation>Im Spiel: {done}.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} after the last of %n</source>
        <translation>
            <numerusform>deine Wertung {points} ({low} bis {high}), {change} nach dem einzigen Spiel</numerusform>
            <numerusform>deine Wertung {points} ({low} bis {high}), {change} nach dem letzten von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, {low} to {high}; last game {change}</source>
        <translation>Wertung, {low} bis {high}; letztes Spiel {change}</translation>
    </message>
    <message>
        <source>You haven&apos;t played a rated game yet, so this is a first guess.</source>
        <translation>Du hast noch kein gewertetes Spiel gespielt, daher ist das eine erste Schätzung.</translation>
    </message>
    <message numerus="yes">
        <source>An even match for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>Ausgeglichen für deine Wertung {points} ({low} bis {high}) nach %n Spiel.</numerusform>
            <numerusform>Ausgeglichen für deine Wertung {points} ({low} bis {high}) nach %n Spielen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>{figure} was my ceiling: {why}.</source>
        <translation>{figure} war meine Grenze: {why}.</translation>
    </message>
    <message>
        <source>I would have gone up to {figure}: {why}.</source>
        <translation>Ich wäre bis {figure} gegangen: {why}.</translation>
    </message>
    <message>
        <source>I did not want plant {figure}: {why}.</source>
        <translation>Kraftwerk {figure} wollte ich nicht: {why}.</translation>
    </message>
    <message>
        <source>I could not bid {figure}: {why}.</source>
        <translation>{figure} konnte ich nicht bieten: {why}.</translation>
    </message>
    <message>
        <source>I wanted no plant: {why}.</source>
        <translation>Ich wollte kein Kraftwerk: {why}.</translation>
    </message>
    <message>
        <source>I kept my {figure} Elektro: {why}.</source>
        <translation>Ich behielt meine {figure} Elektro: {why}.</translation>
    </message>
    <message>
        <source>plant {value} needs no fuel</source>
        <translation>Kraftwerk {value} braucht keinen Rohstoff</translation>
    </message>
    <message>
        <source>fuel for plant {value} is cheap</source>
        <translation>Rohstoffe für Kraftwerk {value} sind billig</translation>
    </message>
    <message>
        <source>fuel for plant {value} is expensive</source>
        <translation>Rohstoffe für Kraftwerk {value} sind teuer</translation>
    </message>
    <message>
        <source>capacity +{value}</source>
        <translation>Leistung +{value}</translation>
    </message>
    <message>
        <source>it was worth that much to me</source>
        <translation>so viel war es mir wert</translation>
    </message>
    <message>
        <source>it would not power any more cities</source>
        <translation>es würde keine weitere Stadt versorgen</translation>
    </message>
    <message>
        <source>my plants can power {value} cities already</source>
        <translation>meine Kraftwerke können schon {value} Städte versorgen</translation>
    </message>
    <message>
        <source>that was all my money</source>
        <translation>mehr Geld hatte ich nicht</translation>
    </message>
    <message>
        <source>I had only {value} Elektro</source>
        <translation>ich hatte nur {value} Elektro</translation>
    </message>
    <message>
        <source>it was not worth its price</source>
        <translation>es war seinen Preis nicht wert</translation>
    </message>
    <message>
        <source>nothing on offer was worth its price</source>
        <translation>nichts im Angebot war seinen Preis wert</translation>
    </message>
    <message>
        <source>I can power no more than {value}</source>
        <translation>mehr als {value} kann ich nicht versorgen</translation>
    </message>
    <message>
        <source>it will serve me better later</source>
        <translation>später nützt es mir mehr</translation>
    </message>
    <message>
        <source>I would rather build</source>
        <translation>ich baue lieber</translation>
    </message>
    <message>
        <source>I would rather have money in hand</source>
        <translation>ich habe lieber Geld in der Hand</translation>
    </message>
    <message>
        <source>I like to bid</source>
        <translation>ich biete gern</translation>
    </message>
    <message>
        <source>I would rather have plants without fuel</source>
        <translation>ich habe lieber Kraftwerke ohne Rohstoffe</translation>
    </message>
    <message>
        <source>A builder: likes to connect one more city.</source>
        <translation>Baut gern: schließt lieber noch eine Stadt an.</translation>
    </message>
    <message>
        <source>A hoarder: likes to keep its money.</source>
        <translation>Spart gern: behält lieber das Geld.</translation>
    </message>
    <message>
        <source>A bidder: likes to raise once more.</source>
        <translation>Bietet gern: geht gern noch einmal höher.</translation>
    </message>
    <message>
        <source>A green player: likes plants that need no fuel.</source>
        <translation>Spielt grün: mag Kraftwerke ohne Rohstoffe.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <source>See it as {name}</source>
        <translation>Sicht von {name}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>All</source>
        <comment>short for: all open</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>action {n} of {last}</source>
        <translation>Aktion {n} von {last}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu</comment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Lists what has no room in this row.</source>
        <translation>Listet auf, was in dieser Zeile keinen Platz hat.</translation>
    </message>
    <message>
        <source>This is the first move.</source>
        <translation>Das ist der erste Zug.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>Das ist der letzte Zug.</translation>
    </message>
    <message>
        <source>Goes back one move.</source>
        <translation>Geht einen Zug zurück.</translation>
    </message>
    <message>
        <source>Goes back one phase.</source>
        <translation>Geht eine Phase zurück.</translation>
    </message>
    <message>
        <source>Goes forward one move.</source>
        <translation>Geht einen Zug vor.</translation>
    </message>
    <message>
        <source>Goes forward one phase.</source>
        <translation>Geht eine Phase vor.</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Beginnt ein neues Spiel ab dieser Stellung.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation>Zeigt alles.</translation>
    </message>
    <message>
        <source>Phase back</source>
        <comment>to the phase before</comment>
        <translation>Phase zurück</translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>one move back</comment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: as a film</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step forward</source>
        <comment>one move forward</comment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <comment>to the next phase</comment>
        <translation>Phase vor</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Zum ersten Zug</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>Jump</source>
        <comment>button: to another round</comment>
        <translation>Springen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button: this position</comment>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the best move.</source>
        <translation>Zeigt die Siegchancen aller und den besten Zug.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Plays the game like a film, or stops it.</source>
        <translation>Spielt das Spiel als Film ab oder hält an.</translation>
    </message>
    <message>
        <source>Lists all rounds and phases.</source>
        <translation>Listet alle Runden und Phasen auf.</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the costliest moves.</source>
        <translation>Zeigt die Siegchancen aller und die teuersten Züge.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Zurück zur vorigen Seite.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: the film</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation>Es kommen: {cards}</translation>
    </message>
    <message>
        <source>{name} makes a costly move ({cost}): {done}</source>
        <translation>{name} macht einen teuren Zug ({cost}): {done}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
<context>
    <name>RestingPage</name>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>luck of the cards, heading</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>How the cards drawn changed the chance of winning, compared with other cards.</source>
        <translation>Wie die gezogenen Karten die Siegchance verändert haben, verglichen mit anderen Karten.</translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation>{action} ({chance})</translation>
    </message>
    <message>
        <source>Better: {action} ({chance}) · {reasons}</source>
        <translation>Besser: {action} ({chance}) · {reasons}</translation>
    </message>
    <message>
        <source>Analysing… {percent}%</source>
        <translation>Analyse&#xa0;… {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Analysis paused at {percent}%</source>
        <translation>Analyse angehalten bei {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>of the chance of winning</comment>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>in %; dots: costly moves</source>
        <translation>in&#xa0;%; ein Punkt ist ein teurer Zug</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Teuerste Züge</translation>
    </message>
    <message>
        <source>Lost to mistakes and to cards, in percentage points</source>
        <translation>Durch Fehler und durch Karten verloren, in Prozentpunkten</translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation>ein Klick zeigt ihn</translation>
    </message>
    <message>
        <source>no costly moves found</source>
        <translation>keine teuren Züge gefunden</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all moves</comment>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>versorgt {n} von {maximum}</translation>
    </message>
    <message>
        <source>powers none</source>
        <translation>versorgt keine</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Gegner</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name} powers {powered} and earns {earned}</source>
        <translation>{name} versorgt {powered} und bekommt {earned}</translation>
    </message>
    <message>
        <source>refill: {tokens}</source>
        <translation>Nachschub: {tokens}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>Nachschub</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end what counts is not how many cities you have, but how many of them you can power.</source>
        <translation>Du leitest einen Stromkonzern. Du ersteigerst Kraftwerke, kaufst die Rohstoffe, die sie verbrauchen, und schließt Städte an dein Netz an, indem du dort Häuser baust. Am Ende zählt nicht, wie viele Städte du hast, sondern wie viele davon du mit Strom versorgen kannst.</translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures differ.</source>
        <translation>Dies sind die Regeln für das Spiel auf dem Tisch. Spielplan: {board}. Ausgabe: {edition}. Spieler: {players}. Mit einem anderen Spielplan, einer anderen Ausgabe oder Spielerzahl sind manche Regeln und viele Zahlen anders.</translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation>Die fünf Phasen einer Runde</translation>
    </message>
    <message>
        <source>A round has five phases: 1 turn order, 2 plants, 3 fuel, 4 building, 5 bureaucracy. A phase begins when everybody has finished the one before.</source>
        <translation>Eine Runde hat fünf Phasen: 1 Reihenfolge, 2 Kraftwerke, 3 Rohstoffe, 4 Bauen, 5 Bürokratie. Eine Phase beginnt, wenn alle die vorige beendet haben.</translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: the last player in turn order buys fuel and builds first.</source>
        <translation>In den Phasen&#xa0;2 und 5 gilt die Spielerreihenfolge. In den Phasen&#xa0;3 und 4 gilt die umgekehrte: Der Letzte der Reihenfolge kauft Rohstoffe und baut als Erster.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody starts with {starting_money}. You pay for everything at once and in full, with the money you have: there is no credit.</source>
        <translation>Gerechnet wird in Elektro. Jeder beginnt mit {starting_money}. Alles bezahlst du sofort und ganz mit dem Geld, das du hast: Es gibt keinen Kredit.</translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation>Was ein Kraftwerk tut</translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids start at it. The fuel symbols show how many tokens one run burns. The figure beside the house shows how many cities one run powers.</source>
        <translation>Die große Zahl auf einem Kraftwerk ist seine Nummer: Nach ihr werden die Kraftwerke geordnet, und mit ihr beginnen die Gebote. Die Rohstoffzeichen zeigen, wie viele Marker das Kraftwerk in einer Runde verbraucht. Die Zahl neben dem Haus sagt, wie viele Städte es versorgt.</translation>
    </message>
    <message>
        <source>A plant runs at most once a round, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
        <translation>Ein Kraftwerk läuft höchstens einmal in jeder Runde, mit genau den Rohstoffen, die es braucht, oder gar nicht. Kraftwerke mit Wind und Sonne und das Fusionskraftwerk brauchen keine Rohstoffe.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Gebiete im Spiel</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). They are connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Gebiete im Spiel: {areas} ({area_names}). Sie hängen zusammen. Städte und Verbindungen in anderen Gebieten gibt es in diesem Spiel nicht: Niemand baut dort, und kein Weg führt hindurch.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet; they will be connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Gebiete im Spiel: {areas}. Welche es sind, steht noch nicht fest; sie werden zusammenhängen. Städte und Verbindungen in anderen Gebieten gibt es in diesem Spiel nicht: Niemand baut dort, und kein Weg führt hindurch.</translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation>Die ersten Kraftwerke und der Nachziehstapel</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}. Plant {first_card} is on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Der Markt beginnt mit den Kraftwerken&#xa0;{opening_market}. Kraftwerk&#xa0;{first_card} liegt oben auf dem Nachziehstapel, die Karte „Stufe&#xa0;3“ ganz unten. Alle anderen Kraftwerke werden gemischt und liegen dazwischen.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn to form the first market. One more is placed unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Die Kraftwerke&#xa0;{plugs} haben einen Stecker auf der Rückseite, alle anderen eine Steckdose. Acht Kraftwerke mit Stecker werden gezogen und bilden den ersten Markt. Ein weiteres liegt verdeckt oben auf dem Nachziehstapel, die Karte „Stufe&#xa0;3“ ganz unten. Alle anderen Kraftwerke werden gemischt und liegen dazwischen.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed: {removed_others}.</source>
        <translation>Davor kommen einige der anderen Kraftwerke zufällig und ungesehen aus dem Spiel. Zahl der Kraftwerke, die herauskommen: {removed_others}.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation>Davor kommen einige der anderen Kraftwerke zufällig und ungesehen aus dem Spiel. Zahl der Kraftwerke, die herauskommen, mit Stecker: {removed_plugs}; mit Steckdose: {removed_others}.</translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation>Geld, Rohstoffe und die erste Reihenfolge</translation>
    </message>
    <message>
        <source>Everybody starts with {starting_money} Elektro and no plants, fuel or cities. The first turn order is random. These tokens are in the fuel market at the start, on the most expensive spaces; all others are in the supply.</source>
        <translation>Jeder beginnt mit {starting_money}&#xa0;Elektro, ohne Kraftwerke, Rohstoffe und Städte. Die erste Reihenfolge wird ausgelost. Diese Marker liegen zu Beginn im Rohstoffmarkt, auf den teuersten Feldern; alle anderen liegen im Vorrat.</translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation>Die Bank als dritter Konzern</translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It triggers neither Step 2 nor the end of the game, and it cannot win.</source>
        <translation>Ein dritter Konzern, die Bank, nimmt beiden Spielern Kraftwerke, Rohstoffe und Plätze in Städten weg. Die Bank hat kein Geld und bezahlt nichts. Sie ist in der Reihenfolge immer Zweite. Sie löst weder Stufe&#xa0;2 noch das Spielende aus und kann nicht gewinnen.</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Startstädte</translation>
    </message>
    <message>
        <source>Before round 1 each player, in turn order, marks an empty city with a uranium token from the supply.</source>
        <translation>Vor Runde&#xa0;1 markiert jeder Spieler in der Reihenfolge eine leere Stadt mit einem Uranmarker aus dem Vorrat.</translation>
    </message>
    <message>
        <source>When the bank&apos;s six houses are placed, each player, in turn order, marks an empty city with a uranium token from the supply. The bank puts a house on the {house2}-place of that city at once.</source>
        <translation>Wenn die sechs Häuser der Bank stehen, markiert jeder Spieler in der Reihenfolge eine leere Stadt mit einem Uranmarker aus dem Vorrat. Die Stadt bekommt sofort ein Haus der Bank auf ihren Platz für {house2}.</translation>
    </message>
    <message>
        <source>Every network starts in a marked city, no matter who marked it; the token then goes back to the supply. Nobody else builds on the {house1}-place of a city while it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation>Jedes Netz beginnt in einer markierten Stadt, gleich wer sie markiert hat; ihr Marker kommt dann zurück in den Vorrat. Solange eine Stadt markiert ist, baut sonst niemand auf ihren Platz für {house1}. In Stufe&#xa0;1 sind markierte Städte deshalb für alle anderen Häuser gesperrt.</translation>
    </message>
    <message>
        <source>Phase 1: turn order</source>
        <translation>Phase 1: Reihenfolge</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The player with the most cities is first, then the player with the next most, and so on. Ties are broken by the higher number of the highest plant. Players still tied keep their previous order.</source>
        <translation>Erster ist, wer die meisten Städte hat, dann folgt, wer die zweitmeisten hat, und so weiter. Bei Gleichstand entscheidet die höhere Nummer des höchsten Kraftwerks. Wer auch darin gleich ist, bleibt in der bisherigen Reihenfolge.</translation>
    </message>
    <message>
        <source>In round 1 the order is random. Right after Phase 2 of round 1 it is set again by the rule above. As nobody has a city then, plants decide.</source>
        <translation>In Runde&#xa0;1 entscheidet das Los. Gleich nach Phase&#xa0;2 von Runde&#xa0;1 wird die Reihenfolge nach der Regel oben neu bestimmt. Da dann niemand eine Stadt hat, entscheiden die Kraftwerke.</translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation>Die Bank ist immer Zweite.</translation>
    </message>
    <message>
        <source>Going first is a disadvantage: you open auctions before the others, and you buy fuel and build after them.</source>
        <translation>Erster zu sein ist ein Nachteil: Du eröffnest Versteigerungen vor den anderen und kaufst Rohstoffe und baust nach ihnen.</translation>
    </message>
    <message>
        <source>Phase 2: plants</source>
        <translation>Phase 2: Kraftwerke</translation>
    </message>
    <message>
        <source>The plant market</source>
        <translation>Der Kraftwerksmarkt</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Versteigerungen</translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. A player who passes instead of opening an auction gets no plant this round.</source>
        <translation>In der Reihenfolge bietet jeder Spieler ein Kraftwerk mit einem ersten Gebot zur Versteigerung an oder passt. Wer passt, statt eine Versteigerung zu eröffnen, bekommt in dieser Runde kein Kraftwerk.</translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next player who has neither bought nor passed opens. Otherwise the same player opens again.</source>
        <translation>Hat der Spieler gewonnen, der die Versteigerung eröffnet hat, eröffnet der nächste, der weder gekauft noch gepasst hat. Sonst eröffnet derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation>Wie viel geboten wird</translation>
    </message>
    <message>
        <source>The minimum opening bid is the number of the plant. Each later bid must be higher than the one before. Nobody may bid more money than they have.</source>
        <translation>Das Mindestgebot für ein Kraftwerk ist seine Nummer. Jedes weitere Gebot muss höher sein als das davor. Niemand darf mehr Geld bieten, als er hat.</translation>
    </message>
    <message>
        <source>For the plant with the discount token the minimum bid is 1.</source>
        <translation>Für das Kraftwerk mit dem Rabattmarker ist das Mindestgebot 1.</translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation>Der letzte Käufer</translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its minimum bid, without an auction.</source>
        <translation>Haben alle anderen ein Kraftwerk gekauft oder gepasst, darf der letzte Spieler ein Kraftwerk ohne Versteigerung zum Mindestgebot nehmen.</translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation>Kraftwerke in Runde 1</translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation>Zu viele Kraftwerke</translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. A player who buys one too many scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation>So viele Kraftwerke darf ein Spieler haben: {plants_allowed}. Wer eins zu viel kauft, gibt sofort eins der älteren ab; das neue kann nicht abgegeben werden.</translation>
    </message>
    <message>
        <source>Fuel on a scrapped plant may move to your other plants that can store it, including the new one. You may leave some or all of it behind. Fuel that does not fit or is left behind goes to the supply. If coal and oil compete for the same room on hybrids, you choose which tokens go.</source>
        <translation>Rohstoffe eines abgegebenen Kraftwerks dürfen auf deine anderen Kraftwerke, die sie lagern können, auch auf das neue. Du darfst sie ganz oder teilweise zurücklassen. Was keinen Platz findet oder zurückbleibt, kommt in den Vorrat. Bleibt für Kohle und Öl auf Hybridkraftwerken nur derselbe Platz, bestimmst du, welche Marker gehen.</translation>
    </message>
    <message>
        <source>On this board burnt coal does not go to the supply but to the coal storage. The coal market is refilled from the storage first and, once that is empty, from the supply.</source>
        <translation>Auf diesem Plan kommt verbrauchte Kohle nicht in den Vorrat, sondern ins Kohlelager. Der Kohlemarkt wird zuerst aus dem Lager aufgefüllt und, sobald es leer ist, aus dem Vorrat.</translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Ist der Kohlemarkt leer, darfst du Kohle aus dem Lager kaufen, für {coal_storage_price}&#xa0;Elektro je Marker. Kohle eines abgegebenen Kraftwerks kommt in den Vorrat; dort kann sie niemand kaufen.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too.</source>
        <translation>Dein erstes Haus darf in jede Stadt im Spiel, in der kein Haus steht, auch in späteren Stufen.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too, except these: {no_start}.</source>
        <translation>Dein erstes Haus darf in jede Stadt im Spiel, in der kein Haus steht, auch in späteren Stufen, nur nicht in diese: {no_start}.</translation>
    </message>
    <message>
        <source>Your first house goes in one of these cities, in later Steps too: {begin_in}.</source>
        <translation>Dein erstes Haus kommt in eine dieser Städte, auch in späteren Stufen: {begin_in}.</translation>
    </message>
    <message>
        <source>It costs {first_house} Elektro, and no connection is paid.</source>
        <translation>Es kostet {first_house}&#xa0;Elektro; eine Verbindung wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up.</source>
        <translation>Die Kosten aller Verbindungen auf dem Weg werden addiert.</translation>
    </message>
    <message>
        <source>A route may pass through anybody&apos;s cities, empty or full, but not through areas out of play. Connections belong to nobody: they are paid again each time. Nobody may build twice in a city.</source>
        <translation>Ein Weg darf durch Städte aller Spieler führen, durch leere und volle, aber nicht durch Gebiete, die nicht mitspielen. Verbindungen gehören niemandem: Sie werden jedes Mal neu bezahlt. Niemand baut zweimal in einer Stadt.</translation>
    </message>
    <message>
        <source>A city usually has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. Some cities have fewer places or other prices, as shown on their signs. You always take the cheapest free place.</source>
        <translation>Eine Stadt hat meist drei Plätze. Ein Haus auf dem ersten kostet {house1}&#xa0;Elektro, auf dem zweiten {house2}, auf dem dritten {house3}. Manche Städte haben weniger Plätze oder andere Preise. Ihre Schilder zeigen sie. Du nimmst immer den billigsten freien Platz.</translation>
    </message>
    <message>
        <source>In Step 1 the first place of a city is open, in Step 2 also the second, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation>In Stufe&#xa0;1 ist der erste Platz einer Stadt offen, in Stufe&#xa0;2 auch der zweite, in Stufe&#xa0;3 alle drei. Sind alle offenen Plätze besetzt, kann bis zur nächsten Stufe niemand mehr bauen.</translation>
    </message>
    <message>
        <source>Closed in Step 1, as they have no first place: {late_cities}.</source>
        <translation>In Stufe&#xa0;1 gesperrt, weil sie keinen ersten Platz haben: {late_cities}.</translation>
    </message>
    <message>
        <source>Whenever a player builds on the first place of a city without a house, the bank puts a house on the second place, if the city has one and the bank has houses left. That city is then closed to the other player in Step 2.</source>
        <translation>Immer wenn ein Spieler auf den ersten Platz einer Stadt baut, in der kein Haus stand, setzt die Bank ein Haus auf den zweiten Platz, wenn die Stadt einen hat und die Bank noch Häuser. Diese Stadt ist dann in Stufe&#xa0;2 für den anderen Spieler gesperrt.</translation>
    </message>
    <message>
        <source>In turn order each player decides which of their plants run. Each burns exactly its fuel and powers as many cities as its figure says; it makes no difference which of your cities they are. Power beyond your number of cities is lost.</source>
        <translation>In der Reihenfolge entscheidet jeder Spieler, welche seiner Kraftwerke laufen. Jedes verbraucht genau seine Rohstoffe und versorgt so viele Städte, wie seine Zahl sagt; welche deiner Städte das sind, ist gleich. Strom über deine Städte hinaus ist verloren.</translation>
    </message>
    <message>
        <source>You may leave plants idle.</source>
        <translation>Du darfst Kraftwerke stillstehen lassen.</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market; coal comes from the coal storage first. They fill the most expensive free spaces first. If there are too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Wenn alle ausgezahlt sind, kommen neue Marker aus dem Vorrat in den Markt; Kohle kommt zuerst aus dem Kohlelager. Sie füllen zuerst die teuersten freien Felder. Gibt es zu wenige, kommen nur diese. Bei dieser Spielerzahl kommen so viele Marker:</translation>
    </message>
    <message>
        <source>If the bank takes that plant, it is not bought, and uranium is refilled as before.</source>
        <translation>Nimmt die Bank dieses Kraftwerk, gilt es nicht als gekauft, und Uran wird aufgefüllt wie bisher.</translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Nach dem Auffüllen kommt in den Stufen&#xa0;1 und 2 das höchste Kraftwerk des zukünftigen Marktes verdeckt unter den Nachziehstapel, noch unter die Karte „Stufe&#xa0;3“, und wird ersetzt. In Stufe&#xa0;3 kommt stattdessen das niedrigste Kraftwerk des Marktes aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation>Der Rabattmarker</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Kraftwerk</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>What is special about this board</source>
        <translation>Was an diesem Plan besonders ist</translation>
    </message>
    <message>
        <source>Plants that are not used: {plants_out}.</source>
        <translation>Kraftwerke, die nicht mitspielen: {plants_out}.</translation>
    </message>
    <message>
        <source>Plants that are always in the opening market: {opening_market}.</source>
        <translation>Kraftwerke, die immer im ersten Markt liegen: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen: {never_removed}.</source>
        <translation>Kraftwerke, die nie verdeckt entfernt werden: {never_removed}.</translation>
    </message>
    <message>
        <source>These plants are set aside at first: {aside}. When Step 2 begins they go on top of the draw pile, in this order.</source>
        <translation>Diese Kraftwerke liegen zuerst beiseite: {aside}. Wenn Stufe 2 beginnt, kommen sie in dieser Reihenfolge auf den Stapel.</translation>
    </message>
    <message>
        <source>If the lowest plant of the future market needs no fuel, it is for sale too.</source>
        <translation>Braucht das niedrigste Kraftwerk des zukünftigen Marktes keinen Rohstoff, steht es ebenfalls zum Verkauf.</translation>
    </message>
    <message>
        <source>When the first player in a round declines to open an auction, the lowest plant is removed from the game and replaced.</source>
        <translation>Wenn der erste Spieler einer Runde keine Versteigerung eröffnet, kommt das niedrigste Kraftwerk aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well, unless a plant was removed in the same round with the discount token on it.</source>
        <translation>In Phase 5 der Stufen 1 und 2 kommt auch das niedrigste Kraftwerk aus dem Spiel, es sei denn, in derselben Runde ging schon eines mit dem Rabattmarker.</translation>
    </message>
    <message>
        <source>If no plant is sold in a round, two plants are removed instead of one, each time the lowest.</source>
        <translation>Wird in einer Runde kein Kraftwerk verkauft, kommen statt einem zwei aus dem Spiel, jeweils das niedrigste.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2; Phase 2 itself follows the order of the round before.</source>
        <translation>Die Reihenfolge wird erst nach Phase 2 bestimmt; Phase 2 selbst folgt der Reihenfolge der Runde davor.</translation>
    </message>
    <message>
        <source>A city that no connection reaches may be connected too. In place of the connection it costs: {second_network_cost}.</source>
        <translation>Auch eine Stadt, zu der keine Verbindung führt, darf angeschlossen werden. Statt der Verbindung kostet das: {second_network_cost}.</translation>
    </message>
    <message>
        <source>Cities in which no network may start: {no_start}.</source>
        <translation>Städte, in denen kein Netz beginnt: {no_start}.</translation>
    </message>
    <message>
        <source>Some cities have fewer places or other prices, as shown on their signs.</source>
        <translation>Manche Städte haben weniger Plätze oder andere Preise. Ihre Schilder zeigen sie.</translation>
    </message>
    <message>
        <source>In some cities other numbers of places are open in Steps 1, 2 and 3, for a first house too. {open_places}.</source>
        <translation>In manchen Städten sind in den Stufen 1, 2 und 3 andere Zahlen von Plätzen offen, auch für ein erstes Haus. {open_places}.</translation>
    </message>
    <message>
        <source>Step 2 also begins when every city in play has a house.</source>
        <translation>Stufe 2 beginnt auch, wenn in jeder Stadt im Spiel ein Haus steht.</translation>
    </message>
    <message>
        <source>These are uranium mines: {mines}. A mine is auctioned like a plant and counts for the turn order, but it powers nothing, does not count towards the limit and is never scrapped.</source>
        <translation>Uranminen sind: {mines}. Eine Mine wird wie ein Kraftwerk versteigert und zählt für die Reihenfolge, versorgt aber nichts, zählt nicht zur Obergrenze und wird nie für ein anderes Kraftwerk abgegeben.</translation>
    </message>
    <message>
        <source>The uranium market shows what mines earn. In Phase 5, after everybody has been paid, the last in turn order sells first: the price of the most expensive empty space for every city shown on their mines. Then one token for each of these mines goes on the most expensive empty spaces. With no empty space nothing is earned. Mines sell once more before the final count.</source>
        <translation>Der Uranmarkt zeigt, was Minen verdienen. In Phase&#xa0;5, nach den Auszahlungen, verkauft zuerst, wer in der Reihenfolge Letzter ist: Er erhält den Preis des teuersten leeren Feldes für jede Stadt, die auf seinen Minen steht. Dann kommt für jede dieser Minen ein Marker auf die teuersten leeren Felder. Ohne leeres Feld gibt es nichts. Vor der Schlusswertung verkaufen die Minen noch einmal.</translation>
    </message>
    <message>
        <source>After the sale tokens are removed from the cheapest spaces of the uranium market, in Steps 1, 2 and 3: {uranium_leaves}.</source>
        <translation>Nach dem Verkauf verlassen Marker die billigsten Felder des Uranmarkts, in den Stufen 1, 2 und 3: {uranium_leaves}.</translation>
    </message>
    <message>
        <source>From Step 3 on a token of coal, oil or garbage costs more than the market shows, by: {carbon_tax}.</source>
        <translation>Ab Stufe 3 kostet ein Marker Kohle, Öl oder Müll mehr, als der Markt zeigt, und zwar um: {carbon_tax}.</translation>
    </message>
    <message>
        <source>No connection costs more than this, and any city that no connection reaches may be connected for the same: {longest_way}.</source>
        <translation>Keine Verbindung kostet mehr, und für ebenso viel darf auch eine Stadt angeschlossen werden, zu der keine Verbindung führt: {longest_way}.</translation>
    </message>
    <message>
        <source>Areas in play need not touch.</source>
        <translation>Die Gebiete im Spiel müssen nicht aneinandergrenzen.</translation>
    </message>
    <message>
        <source>Networks start only in {begin_in}.</source>
        <translation>Ein Netz beginnt nur hier: {begin_in}.</translation>
    </message>
    <message>
        <source>Everybody may have two networks. The second also starts in one of these cities, once in the game, and its first house costs no connection.</source>
        <translation>Jeder darf zwei Netze haben. Auch das zweite beginnt in einer dieser Städte, einmal im Spiel, und für sein erstes Haus ist keine Verbindung zu zahlen.</translation>
    </message>
    <message>
        <source>In Phase 3 players buy one token at a time, one after another in reverse turn order. A player who stops is out for this phase.</source>
        <translation>In Phase&#xa0;3 kauft jeder jeweils einen Marker, reihum in umgekehrter Reihenfolge. Wer aufhört, ist für diese Phase draußen.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 no token is sold for more than this: {price_limits}. In Step 3 there is no limit.</source>
        <translation>In den Stufen 1 und 2 kostet kein Marker mehr als: {price_limits}. In Stufe 3 gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>Everybody must power as many cities as possible.</source>
        <translation>Jeder muss so viele Städte versorgen wie möglich.</translation>
    </message>
    <message>
        <source>If all players together connect more cities in a round than this, there is a power outage: {most_built}. Then everybody is paid less in Phase 5, for each of their cities: {outage_cut}. Nobody has to pay in.</source>
        <translation>Schließen alle zusammen in einer Runde mehr Städte an als diese Zahl, fällt der Strom aus: {most_built}. Dann bekommt jeder in Phase&#xa0;5 weniger ausgezahlt, je eigene Stadt: {outage_cut}. Niemand muss etwas zahlen.</translation>
    </message>
    <message>
        <source>The whole game stays in Step 1. There is no Step 3 card.</source>
        <translation>Das ganze Spiel bleibt in Stufe 1. Es gibt keine Karte „Stufe 3“.</translation>
    </message>
    <message>
        <source>A city next to one of yours costs no connection. Otherwise each city the route passes through costs this, whoever owns it: {passing_cost}.</source>
        <translation>Eine Stadt neben einer eigenen kostet keine Verbindung. Sonst kostet jede Stadt, durch die der Weg führt, so viel, wem sie auch gehört: {passing_cost}.</translation>
    </message>
    <message>
        <source>Cities closed at random: {closed}. Nobody may build there, but routes may pass through.</source>
        <translation>Gesperrte Städte, ausgelost: {closed}. Dort baut niemand, aber Wege dürfen hindurchführen.</translation>
    </message>
    <message>
        <source>In Phase 5 this many of the highest plants of the future market are set aside: {side_pile}. When the draw pile runs out, they are shuffled and replace it; from then on only the highest goes under the pile. When it runs out again, all plants are for sale, and the lowest is removed in each Phase 5.</source>
        <translation>In Phase&#xa0;5 werden so viele der höchsten Kraftwerke des zukünftigen Marktes beiseitegelegt: {side_pile}. Ist der Nachziehstapel aufgebraucht, werden sie gemischt und treten an seine Stelle; von da an kommt nur noch das höchste unter den Stapel. Ist er wieder aufgebraucht, stehen alle Kraftwerke zum Verkauf, und in jeder Phase&#xa0;5 kommt das niedrigste aus dem Spiel.</translation>
    </message>
    <message>
        <source>You pay for connections by the cities they enter: each city has its own cost, shown on the sign beside it.</source>
        <translation>Verbindungen werden nach den Städten bezahlt, in die sie führen: Jede hat eigene Kosten, die auf dem Schild neben ihr stehen.</translation>
    </message>
    <message>
        <source>There is no uranium, and there are no nuclear plants.</source>
        <translation>Es gibt kein Uran und keine Atomkraftwerke.</translation>
    </message>
    <message>
        <source>Up to plant {row_sorted} the draw pile is sorted. When the Step 3 card is drawn, it is removed with the lowest plant, and Step 3 begins at once. Plants in the row from then on: {row_step3}.</source>
        <translation>Bis Kraftwerk {row_sorted} ist der Nachziehstapel sortiert. Wird die Karte „Stufe&#xa0;3“ aufgedeckt, kommt sie mit dem niedrigsten Kraftwerk aus dem Spiel, und Stufe&#xa0;3 beginnt sofort. Kraftwerke in der Reihe von da an: {row_step3}.</translation>
    </message>
    <message>
        <source>Not for sale in Step 1: {banned_kinds}. Such a plant goes under the draw pile at once and is replaced. Plants removed from the game instead: {leave_in_step1}.</source>
        <translation>In Stufe&#xa0;1 nicht zu kaufen: {banned_kinds}. Ein solches Kraftwerk kommt sofort unter den Nachziehstapel und wird ersetzt. Kraftwerke, die stattdessen aus dem Spiel kommen: {leave_in_step1}.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 when it is first drawn; in Phase 2, after that phase. It goes back under the shuffled pile and is replaced; then the two lowest plants are removed and replaced. In Phase 5 of Step 2 two plants go under the pile.</source>
        <translation>Wird die Karte „Stufe&#xa0;3“ zum ersten Mal aufgedeckt, beginnt Stufe&#xa0;2; in Phase&#xa0;2 erst nach dieser Phase. Die Karte kommt wieder unter den gemischten Stapel und wird ersetzt; dann kommen die zwei niedrigsten Kraftwerke aus dem Spiel und werden ersetzt. In Phase&#xa0;5 der Stufe&#xa0;2 kommen zwei Kraftwerke unter den Stapel.</translation>
    </message>
    <message>
        <source>Tokens missing at the refill of {glut_fuel} make it cheaper: for each, the most expensive space is dropped and one at the lowest price is added. Once all of it is bought, the usual prices return.</source>
        <translation>Marker, die beim Auffüllen fehlen ({glut_fuel}), machen den Rohstoff billiger: Für jeden fällt das teuerste Feld weg, und eines zum niedrigsten Preis kommt dazu. Ist alles gekauft, gelten wieder die üblichen Preise.</translation>
    </message>
    <message>
        <source>There are two fuel markets. In a turn you buy at only one of them.</source>
        <translation>Es gibt zwei Rohstoffmärkte. In einem Zug kaufst du nur in einem davon.</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Gebiete im Spiel: {areas} ({area_names}). Städte und Verbindungen in anderen Gebieten gibt es in diesem Spiel nicht: Niemand baut dort, und kein Weg führt hindurch.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Gebiete im Spiel: {areas}. Welche es sind, steht noch nicht fest. Städte und Verbindungen in anderen Gebieten gibt es in diesem Spiel nicht: Niemand baut dort, und kein Weg führt hindurch.</translation>
    </message>
    <message>
        <source>Where the players choose the areas, the turn order is drawn at random first. They choose one after another in that order, starting again with the first until all are chosen.</source>
        <translation>Wo die Spieler die Gebiete wählen, wird zuerst die Reihenfolge ausgelost. In dieser Reihenfolge wählen sie nacheinander und beginnen wieder beim Ersten, bis alle gewählt sind.</translation>
    </message>
    <message>
        <source>Each area but the first must touch one chosen before.</source>
        <translation>Jedes Gebiet außer dem ersten muss neben einem liegen, das vorher gewählt wurde.</translation>
    </message>
    <message>
        <source>Each area but the first on its island must touch one chosen before.</source>
        <translation>Jedes Gebiet außer dem ersten auf seiner Insel muss neben einem liegen, das vorher gewählt wurde.</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}.</source>
        <translation>Der Markt beginnt mit den Kraftwerken&#xa0;{opening_market}.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Number of plants with a plug drawn to form the first market: {plugs_drawn}.</source>
        <translation>Die Kraftwerke&#xa0;{plugs} haben einen Stecker auf der Rückseite, alle anderen eine Steckdose. So viele Kraftwerke mit Stecker werden gezogen und bilden den ersten Markt: {plugs_drawn}.</translation>
    </message>
    <message>
        <source>On top of the draw pile, from the top: {first_cards}.</source>
        <translation>Oben auf dem Nachziehstapel, von oben nach unten: {first_cards}.</translation>
    </message>
    <message>
        <source>Below them, shuffled: {next_cards}.</source>
        <translation>Darunter, gemischt: {next_cards}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, and the Step 3 card is at the bottom.</source>
        <translation>Alle anderen Kraftwerke liegen gemischt darunter, die Karte „Stufe&#xa0;3“ ganz unten.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, with the Step 3 card among them. Cards under it: {cards_below_step3}.</source>
        <translation>Alle anderen Kraftwerke liegen gemischt darunter, zwischen ihnen die Karte „Stufe&#xa0;3“. Karten unter ihr: {cards_below_step3}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below.</source>
        <translation>Alle anderen Kraftwerke liegen gemischt darunter.</translation>
    </message>
    <message>
        <source>The cards up to plant {row_sorted} are in order, the lowest on top. Below them are those up to plant {row_shuffled} with the Step 3 card, shuffled, and then all others, shuffled. The market is filled from the top.</source>
        <translation>Die Karten bis Kraftwerk&#xa0;{row_sorted} sind sortiert, die niedrigste liegt oben. Darunter liegen, gemischt, die bis Kraftwerk&#xa0;{row_shuffled} mit der Karte „Stufe&#xa0;3“ und dann, gemischt, alle anderen. Der Markt wird von oben gefüllt.</translation>
    </message>
    <message>
        <source>In the northern market:</source>
        <translation>Im nördlichen Markt:</translation>
    </message>
    <message>
        <source>In Step 3 all plants are for sale. Plants in the market then: {step3_market}.</source>
        <translation>In Stufe&#xa0;3 stehen alle Kraftwerke zum Verkauf. Kraftwerke im Markt sind es dann: {step3_market}.</translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the current market. The minimum bid for that plant is 1. When it is sold, the token is set aside for this round.</source>
        <translation>Zu Beginn der Phase kommt der Marker auf das niedrigste Kraftwerk des aktuellen Marktes. Das Mindestgebot dafür ist 1. Wird es verkauft, liegt der Marker für diese Runde beiseite.</translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card is removed from the game and the token is set aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation>Wird eine Karte aufgedeckt, deren Nummer niedriger ist als die des Kraftwerks mit dem Marker, kommt die Karte aus dem Spiel, und der Marker liegt beiseite. Sofort wird die nächste Karte aufgedeckt; sie bleibt, welche Nummer sie auch hat.</translation>
    </message>
    <message>
        <source>If the token is still on its plant at the end of the phase, that plant is removed from the game and replaced. This applies in round 1 as well.</source>
        <translation>Liegt der Marker am Ende der Phase noch auf seinem Kraftwerk, kommt dieses aus dem Spiel und wird ersetzt. Das gilt auch in Runde&#xa0;1.</translation>
    </message>
    <message>
        <source>Plants that are too small</source>
        <translation>Zu kleine Kraftwerke</translation>
    </message>
    <message>
        <source>A plant is removed from the game as soon as somebody has as many cities as its number, or more. It is replaced at once, even in the middle of building. A card just revealed with such a number is removed too, and another one is revealed.</source>
        <translation>Ein Kraftwerk kommt aus dem Spiel, sobald jemand so viele Städte hat wie seine Nummer oder mehr. Es wird sofort ersetzt, auch mitten im Bauen. Eine gerade aufgedeckte Karte mit einer solchen Nummer kommt ebenfalls aus dem Spiel, und eine weitere wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Plants owned by players are not affected.</source>
        <translation>Kraftwerke, die jemandem gehören, betrifft das nicht.</translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation>Eine Runde ohne Verkauf</translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market is removed from the game at the end of Phase 2 and replaced.</source>
        <translation>Kauft in einer Runde niemand ein Kraftwerk, kommt das niedrigste des Marktes am Ende von Phase&#xa0;2 aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>Plants not for everybody</source>
        <translation>Kraftwerke nicht für alle</translation>
    </message>
    <message>
        <source>On this board you need a city in certain areas to open an auction or bid for certain plants. Kind of plant and areas: {plants_need_city}. One city in one of these areas is enough.</source>
        <translation>Auf diesem Plan brauchst du eine Stadt in bestimmten Gebieten, um für bestimmte Kraftwerke eine Versteigerung zu eröffnen oder zu bieten. Art und Gebiete: {plants_need_city}. Eine Stadt in einem dieser Gebiete genügt.</translation>
    </message>
    <message>
        <source>Without such a city you can only pass when such a plant is up for auction. Once bought, it powers its owner&apos;s cities wherever they are.</source>
        <translation>Wer keine solche Stadt hat, kann nur passen, wenn ein solches Kraftwerk versteigert wird. Einmal gekauft, versorgt es alle Städte seines Besitzers, wo immer sie liegen.</translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation>Die Bank nimmt ein Kraftwerk</translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which is then removed from the game.</source>
        <translation>So viele Kraftwerke darf die Bank haben: {bank_plants_allowed}. Hat sie so viele, nimmt sie das Kraftwerk nur, wenn es höher ist als ihr niedrigstes; dieses kommt dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>Phase 3: fuel</source>
        <translation>Phase 3: Rohstoffe</translation>
    </message>
    <message>
        <source>Buying fuel</source>
        <translation>Rohstoffe kaufen</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile: {kept_kinds}. The next lower plant goes there instead; if there is none, no plant does.</source>
        <translation>Arten von Kraftwerken, die nie unter den Nachziehstapel kommen: {kept_kinds}. Stattdessen kommt das nächstniedrigere Kraftwerk dorthin; gibt es keines, kommt keines dorthin.</translation>
    </message>
    <message>
        <source>Areas in play bring plants of their own, which replace those with the same number:</source>
        <translation>Gebiete im Spiel bringen eigene Kraftwerke mit, die an die Stelle derer mit derselben Nummer treten:</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well.</source>
        <translation>In Phase&#xa0;5 der Stufen&#xa0;1 und 2 kommt auch das niedrigste Kraftwerk aus dem Spiel.</translation>
    </message>
    <message>
        <source>Plants that burn one more token than on other boards, and store no more than there: {burns_more}.</source>
        <translation>Kraftwerke, die einen Marker mehr verbrauchen als auf anderen Plänen und nicht mehr lagern als dort: {burns_more}.</translation>
    </message>
    <message>
        <source>A player who buys the plant with the discount token may buy another in the same round, or pass, even in round 1.</source>
        <translation>Wer das Kraftwerk mit dem Rabattmarker kauft, darf in derselben Runde noch eines kaufen oder passen, auch in Runde&#xa0;1.</translation>
    </message>
    <message>
        <source>The plant market is one row, and every plant in it is for sale. Plants in it at the start: {row_start}. In Steps 1 and 2 plants are not replaced when sold. New ones are added as Phase 5 begins: at least {row_added}, and more until there are {row_kept}; if there are more than that, the lowest are removed.</source>
        <translation>Der Kraftwerksmarkt ist eine einzige Reihe, und jedes Kraftwerk darin steht zum Verkauf. Kraftwerke darin zu Beginn: {row_start}. In den Stufen&#xa0;1 und 2 wird nicht ersetzt, was verkauft wurde. Neue kommen zu Beginn von Phase&#xa0;5: mindestens {row_added}, und mehr, bis es {row_kept} sind; sind es mehr, kommen die niedrigsten aus dem Spiel.</translation>
    </message>
    <message>
        <source>With the option “One area each” there are as many areas in play as players.</source>
        <translation>Mit der Variante „Je ein Gebiet“ spielen so viele Gebiete mit, wie es Spieler gibt.</translation>
    </message>
    <message>
        <source>On top of the draw pile, shuffled: {next_cards}.</source>
        <translation>Oben auf dem Nachziehstapel, gemischt: {next_cards}.</translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the first places of cities: the first player one, the second two, the first two, the second one. From the second house on, each goes in a city directly connected to a city of the bank.</source>
        <translation>Die Bank hat einen Vorrat an Häusern: {bank_houses}. Vor Runde&#xa0;1 setzen die Spieler sechs davon auf die ersten Plätze von Städten: der erste Spieler eins, der zweite zwei, der erste zwei, der zweite eins. Vom zweiten Haus an kommt jedes in eine Stadt, die mit einer Stadt der Bank direkt verbunden ist.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities until a second place is open there.</source>
        <translation>In diesen Städten können die Spieler nicht bauen, bis dort ein zweiter Platz offen ist.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities.</source>
        <translation>In diesen Städten können die Spieler nicht bauen.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 the market holds eight plants, sorted by number. The four lowest, the current market, are for sale; the four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation>In den Stufen&#xa0;1 und 2 liegen im Markt acht Kraftwerke, nach Nummern geordnet. Die vier niedrigsten, der aktuelle Markt, stehen zum Verkauf; die vier höchsten sind der zukünftige Markt. In Stufe&#xa0;3 liegen sechs Kraftwerke im Markt, und alle stehen zum Verkauf.</translation>
    </message>
    <message>
        <source>The market is sorted by number. The lowest plants, the current market, are for sale; the others are the future market. Plants in the current market: {current_market}; in the future market: {future_market}.</source>
        <translation>Der Markt ist nach Nummern geordnet. Die niedrigsten Kraftwerke, der aktuelle Markt, stehen zum Verkauf; die anderen sind der zukünftige Markt. Kraftwerke im aktuellen Markt: {current_market}; im zukünftigen Markt: {future_market}.</translation>
    </message>
    <message>
        <source>In Step 2 the future market is one plant smaller.</source>
        <translation>In Stufe&#xa0;2 ist der zukünftige Markt um ein Kraftwerk kleiner.</translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile replaces it and the market is sorted again.</source>
        <translation>Sobald ein Kraftwerk verkauft oder entfernt ist, kommt die oberste Karte des Nachziehstapels an seine Stelle, und der Markt wird neu geordnet.</translation>
    </message>
    <message>
        <source>The market is one row, sorted by number, and every plant in it is for sale.</source>
        <translation>Der Markt ist eine einzige Reihe, nach Nummern geordnet, und jedes Kraftwerk darin steht zum Verkauf.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, the game continues with the plants that are left.</source>
        <translation>Ist der Nachziehstapel leer, geht das Spiel mit den Kraftwerken weiter, die es gibt.</translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; a player who passes is out of this auction. The highest bidder pays the bid and takes the plant.</source>
        <translation>Geboten wird reihum im Uhrzeigersinn. Wer am Zug ist, bietet mehr oder passt; wer passt, ist aus dieser einen Versteigerung heraus. Wer am meisten bietet, zahlt das Gebot und nimmt das Kraftwerk.</translation>
    </message>
    <message>
        <source>Nobody buys more than one plant in a round.</source>
        <translation>Niemand kauft mehr als ein Kraftwerk in einer Runde.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: until they have one, nobody may pass when it is their turn to open an auction. Passing in other players&apos; auctions is allowed. After the phase the turn order is set again.</source>
        <translation>In Runde&#xa0;1 muss jeder ein Kraftwerk kaufen: Wer noch keines hat und eine Versteigerung eröffnen soll, darf nicht passen. In den Versteigerungen der anderen ist Passen erlaubt. Nach der Phase wird die Reihenfolge neu bestimmt.</translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first sale of a round, or as soon as the first player passes instead of opening, the bank takes the highest plant for sale, without an auction. This happens once a round.</source>
        <translation>Nur die beiden Spieler bieten. Gleich nach dem ersten Verkauf einer Runde, oder sobald der erste Spieler passt, statt zu eröffnen, nimmt die Bank ohne Versteigerung das höchste Kraftwerk, das zum Verkauf steht. Das geschieht einmal in jeder Runde.</translation>
    </message>
    <message>
        <source>The plant that was sold is replaced before the bank takes one, and the plant of the bank right after.</source>
        <translation>Das verkaufte Kraftwerk wird ersetzt, bevor die Bank eines nimmt, und das der Bank gleich danach.</translation>
    </message>
    <message>
        <source>In reverse turn order each player buys as many tokens as they can pay for and their plants can store, or none.</source>
        <translation>In umgekehrter Reihenfolge kauft jeder Spieler so viele Marker, wie er bezahlen und auf seinen Kraftwerken lagern kann, oder keine.</translation>
    </message>
    <message>
        <source>Each token costs the figure on its space. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>Jeder Marker kostet die Zahl seines Feldes. Immer geht der billigste einer Sorte zuerst; der nächste kostet also nie weniger.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 each token costs the figure on its space, from Step 3 on {carbon_tax} more. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>In den Stufen&#xa0;1 und 2 kostet jeder Marker die Zahl seines Feldes, ab Stufe&#xa0;3 {carbon_tax} mehr. Immer geht der billigste einer Sorte zuerst; der nächste kostet also nie weniger.</translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation>Der Rohstoffmarkt</translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 holds three tokens each of coal, oil and garbage. Uranium has spaces of its own, one token each.</source>
        <translation>Auf jedes der Felder 1 bis 8 passen je drei Marker Kohle, Öl und Müll. Uran hat eigene Felder, jedes für einen Marker.</translation>
    </message>
    <message>
        <source>The number in brackets says how many tokens fit at these prices.</source>
        <translation>In Klammern steht, wie viele Marker zu jedem dieser Preise Platz haben.</translation>
    </message>
    <message>
        <source>The northern market:</source>
        <translation>Der nördliche Markt:</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation>Mehr Marker als diese gibt es nicht. Was die Spieler lagern, fehlt im Markt und im Vorrat, bis es verbraucht ist. Ist eine Sorte ausverkauft, kann sie bis zum Auffüllen niemand kaufen.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be available from the coal storage.</source>
        <translation>Mehr Marker als diese gibt es nicht. Was die Spieler lagern, fehlt im Markt und im Vorrat, bis es verbraucht ist. Ist eine Sorte ausverkauft, kann sie bis zum Auffüllen niemand kaufen; Kohle gibt es dann vielleicht noch im Kohlelager.</translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation>Rohstoffe lagern</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Ein Kraftwerk lagert nur seine eigene Sorte, höchstens doppelt so viel, wie es in einer Runde verbraucht. Du darfst Marker jederzeit zwischen deinen Kraftwerken verschieben, wo Sorte und Platz es erlauben. Kaufen darfst du also alles, was auf deine Kraftwerke zusammen noch passt.</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns on other boards. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Ein Kraftwerk lagert nur seine eigene Sorte, höchstens doppelt so viel, wie es auf anderen Plänen in einer Runde verbraucht. Du darfst Marker jederzeit zwischen deinen Kraftwerken verschieben, wo Sorte und Platz es erlauben. Kaufen darfst du also alles, was auf deine Kraftwerke zusammen noch passt.</translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation>Hybridkraftwerke</translation>
    </message>
    <message>
        <source>A hybrid plant burns any mix of coal and oil: one that needs two tokens runs on two coal, two oil, or one of each.</source>
        <translation>Ein Hybridkraftwerk verbraucht Kohle und Öl in beliebiger Mischung: Eins, das zwei Marker braucht, läuft mit zweimal Kohle, mit zweimal Öl oder mit je einem.</translation>
    </message>
    <message>
        <source>It also stores any mix of coal and oil: twice what one run burns in all, not of each.</source>
        <translation>Es lagert auch Kohle und Öl in beliebiger Mischung: zusammen doppelt so viel, wie es in einer Runde verbraucht, nicht von jeder Sorte.</translation>
    </message>
    <message>
        <source>It only burns tokens that can be stored on it. You may move tokens before each plant runs, but only to where there is room: with two coal and one oil for plants 29 and 35, the coal fills plant 29 and only plant 35 has room for the oil, so plant 29 burns coal.</source>
        <translation>Es verbraucht nur Marker, die auf ihm lagern können. Vor jedem Kraftwerk, das läuft, darfst du Marker verschieben, aber nur dorthin, wo Platz ist: Bei zwei Kohle und einem Öl für die Kraftwerke&#xa0;29 und 35 füllt die Kohle Kraftwerk&#xa0;29, und nur Kraftwerk&#xa0;35 hat Platz für das Öl; also verbraucht Kraftwerk&#xa0;29&#xa0;Kohle.</translation>
    </message>
    <message>
        <source>This game was started in an older version that lacked one rule, and continues without it: hybrids burn any of their owner&apos;s coal and oil, wherever it is stored.</source>
        <translation>Dieses Spiel begann in einer älteren Version, der eine Regel fehlte, und geht ohne sie weiter: Hybridkraftwerke verbrauchen beliebige Kohle und beliebiges Öl ihres Besitzers, wo immer es lagert.</translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation>Das Kohlelager</translation>
    </message>
    <message>
        <source>You may buy coal from the storage at any time, even while the market has some, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Kohle aus dem Lager darfst du jederzeit kaufen, auch solange der Markt welche hat, für {coal_storage_price}&#xa0;Elektro je Marker. Kohle eines abgegebenen Kraftwerks kommt in den Vorrat; dort kann sie niemand kaufen.</translation>
    </message>
    <message>
        <source>Cheaper fuel</source>
        <translation>Billigere Rohstoffe</translation>
    </message>
    <message>
        <source>On this board a house in a certain city makes a fuel cheaper for its owner: {fuel_discounts}. No token costs less than 0.</source>
        <translation>Auf diesem Plan macht ein Haus in einer bestimmten Stadt einen Rohstoff für seinen Besitzer billiger: {fuel_discounts}. Kein Marker kostet weniger als 0.</translation>
    </message>
    <message>
        <source>A player who builds there pays less from the next Phase 3 on. Everybody else pays the figure on the space.</source>
        <translation>Wer dort baut, zahlt von der nächsten Phase&#xa0;3 an weniger. Alle anderen zahlen die Zahl des Feldes.</translation>
    </message>
    <message>
        <source>Two fuel markets</source>
        <translation>Zwei Rohstoffmärkte</translation>
    </message>
    <message>
        <source>This board has a northern and a southern fuel market, each with its own prices and refill. In a turn you buy at only one of them: the first token decides. In the next round you may choose again.</source>
        <translation>Dieser Plan hat einen nördlichen und einen südlichen Rohstoffmarkt, jeder mit eigenen Preisen und eigenem Nachschub. In einem Zug kaufst du nur in einem davon: Der erste Marker entscheidet. In der nächsten Runde kannst du neu wählen.</translation>
    </message>
    <message>
        <source>Both are refilled from one supply, the northern one first. The northern market sells no uranium.</source>
        <translation>Beide werden aus einem Vorrat aufgefüllt, der nördliche zuerst. Der nördliche Markt verkauft kein Uran.</translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation>Die Rohstoffe der Bank</translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil alternately, coal first, while there is both.</source>
        <translation>Ist die Bank am Zug, nimmt sie aus dem Markt genau die Rohstoffe, die alle ihre Kraftwerke zusammen einmal verbrauchen, oder so viele davon, wie es gibt, und bezahlt nichts. Kraftwerke mit nur einer Sorte kommen zuerst. Hybridkraftwerke nehmen dann abwechselnd Kohle und Öl, Kohle zuerst, solange es beides gibt.</translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation>In Phase&#xa0;5 verbraucht die Bank, wenn sie am Zug ist, alle ihre Rohstoffe, auch wo sie für ein Kraftwerk nicht reichen.</translation>
    </message>
    <message>
        <source>The bank takes its fuel as soon as the first player has stopped buying, whatever it costs.</source>
        <translation>Die Bank nimmt ihre Rohstoffe, sobald der erste Spieler aufgehört hat zu kaufen, was immer sie kosten.</translation>
    </message>
    <message>
        <source>The bank takes fuel from the southern market only.</source>
        <translation>Die Bank nimmt Rohstoffe nur aus dem südlichen Markt.</translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation>Die Bank nimmt keine Kohle aus dem Kohlelager. Die Kohle, die sie verbraucht, kommt dorthin.</translation>
    </message>
    <message>
        <source>Phase 4: building</source>
        <translation>Phase&#xa0;4: Bauen</translation>
    </message>
    <message>
        <source>The first house</source>
        <translation>Das erste Haus</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house.</source>
        <translation>Dein erstes Haus darf in jede Stadt im Spiel, in der kein Haus steht.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and replaced, once.</source>
        <translation>Wenn sie beginnt, kommt einmal das niedrigste Kraftwerk des Marktes aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and not replaced.</source>
        <translation>Wenn sie beginnt, kommt das niedrigste Kraftwerk des Marktes aus dem Spiel und wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn.</source>
        <translation>Stufe&#xa0;3 beginnt mit der Phase nach der, in der die Karte „Stufe&#xa0;3“ aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn for the second time.</source>
        <translation>Stufe&#xa0;3 beginnt mit der Phase nach der, in der die Karte „Stufe&#xa0;3“ zum zweiten Mal aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Step 3 begins at once when the Step 3 card is drawn.</source>
        <translation>Stufe&#xa0;3 beginnt sofort, wenn die Karte „Stufe&#xa0;3“ aufgedeckt wird.</translation>
    </message>
    <message>
        <source>From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the Step 3 figures.</source>
        <translation>Von da an ist in jeder Stadt ein dritter Platz offen, für {house3}&#xa0;Elektro, und aufgefüllt wird nach den Zahlen von Stufe&#xa0;3.</translation>
    </message>
    <message>
        <source>From then on the third places are open too, and fuel is refilled by the Step 3 figures.</source>
        <translation>Von da an sind auch die dritten Plätze offen, und aufgefüllt wird nach den Zahlen von Stufe&#xa0;3.</translation>
    </message>
    <message>
        <source>This applies when the card is drawn for the second time.</source>
        <translation>Das gilt, wenn die Karte zum zweiten Mal aufgedeckt wird.</translation>
    </message>
    <message>
        <source>As soon as the card is drawn, in any phase, the draw pile is shuffled: it now holds the plants that were below the card.</source>
        <translation>Sobald die Karte aufgedeckt wird, in welcher Phase auch immer, wird der Nachziehstapel gemischt: Er enthält nun die Kraftwerke, die unter der Karte lagen.</translation>
    </message>
    <message>
        <source>Your first house goes on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Dein erstes Haus kommt auf den Platz für {house1} einer markierten Stadt, auch in späteren Stufen. Es kostet {house1}&#xa0;Elektro; eine Verbindung wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>You need not start in round 1.</source>
        <translation>Du musst nicht in Runde 1 beginnen.</translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation>Städte anschließen</translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house plus the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation>In umgekehrter Reihenfolge schließt jeder Spieler so viele Städte an, wie er bezahlen kann, eine nach der anderen, oder keine. Eine Stadt kostet ihr Haus und den billigsten Weg dorthin von irgendeiner Stadt, die du schon hast. Jede Stadt zählt sofort als deine, auch für den nächsten Weg.</translation>
    </message>
    <message>
        <source>Places in a city</source>
        <translation>Plätze in einer Stadt</translation>
    </message>
    <message>
        <source>A city has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. You always take the cheapest free place.</source>
        <translation>Eine Stadt hat drei Plätze. Ein Haus auf dem ersten kostet {house1}&#xa0;Elektro, auf dem zweiten {house2}, auf dem dritten {house3}. Du nimmst immer den billigsten freien Platz.</translation>
    </message>
    <message>
        <source>A city has one place. A house there costs the price on the city&apos;s sign.</source>
        <translation>Eine Stadt hat einen Platz. Ein Haus dort kostet den Preis auf dem Schild der Stadt.</translation>
    </message>
    <message>
        <source>One place of each city is open, for the whole game.</source>
        <translation>In jeder Stadt ist ein Platz offen, das ganze Spiel lang.</translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation>Die Häuser der Bank</translation>
    </message>
    <message>
        <source>Houses the bank has left after setup: {bank_houses_left}.</source>
        <translation>Häuser, die der Bank nach dem Spielaufbau bleiben: {bank_houses_left}.</translation>
    </message>
    <message>
        <source>Phase 5: bureaucracy</source>
        <translation>Phase&#xa0;5: Bürokratie</translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation>Kraftwerke betreiben</translation>
    </message>
    <message>
        <source>Burnt fuel goes to the supply.</source>
        <translation>Verbrauchte Rohstoffe kommen in den Vorrat.</translation>
    </message>
    <message>
        <source>Burnt coal goes to the coal storage, all other fuel to the supply.</source>
        <translation>Verbrauchte Kohle kommt ins Kohlelager, alle anderen Rohstoffe in den Vorrat.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>You are paid for each of your cities that is powered, and a little even for none.</source>
        <translation>Du bekommst Geld für jede deiner versorgten Städte, und auch für keine ein wenig.</translation>
    </message>
    <message>
        <source>The table ends at {payments_end} cities: any more pay the same.</source>
        <translation>Die Tabelle endet bei {payments_end} Städten: Für mehr gibt es ebenso viel.</translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation>Den Rohstoffmarkt auffüllen</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the most expensive free spaces first. If the supply has too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Wenn alle ausgezahlt sind, kommen neue Marker aus dem Vorrat in den Markt. Sie füllen zuerst die teuersten freien Felder. Hat der Vorrat zu wenige, kommen nur diese. Bei dieser Spielerzahl kommen so viele Marker:</translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation>Das Ende des Urans</translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What is in the market can still be bought.</source>
        <translation>Sobald jemand Kraftwerk&#xa0;{uranium_phase_out_plant} gekauft hat, wird Uran nie mehr aufgefüllt, auch nicht in der Runde des Kaufs. Was im Markt liegt, kann noch gekauft werden.</translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation>Der Kraftwerksmarkt rückt weiter</translation>
    </message>
    <message>
        <source>After the refill the highest plant of the future market goes face down under the draw pile and is replaced: once in Step 1, twice in Step 2. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Nach dem Auffüllen kommt das höchste Kraftwerk des zukünftigen Marktes verdeckt unter den Nachziehstapel und wird ersetzt: in Stufe&#xa0;1 einmal, in Stufe&#xa0;2 zweimal. In Stufe&#xa0;3 kommt stattdessen das niedrigste Kraftwerk des Marktes aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>After the refill in Step 3 the lowest plant of the market is removed from the game and replaced.</source>
        <translation>Nach dem Auffüllen kommt in Stufe&#xa0;3 das niedrigste Kraftwerk des Marktes aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>The three Steps</source>
        <translation>Die drei Stufen</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Stufe 2</translation>
    </message>
    <message>
        <source>Step 2 begins after Phase 4 of the round in which somebody has connected this many cities: {step2_at}. Phase 5 of that round belongs to Step 2.</source>
        <translation>Stufe&#xa0;2 beginnt nach Phase&#xa0;4 der Runde, in der jemand so viele Städte angeschlossen hat: {step2_at}. Phase&#xa0;5 dieser Runde gehört zu Stufe&#xa0;2.</translation>
    </message>
    <message>
        <source>Step 2 begins when the Step 3 card is drawn for the first time, not at a number of cities.</source>
        <translation>Stufe&#xa0;2 beginnt, wenn die Karte „Stufe&#xa0;3“ zum ersten Mal aufgedeckt wird, nicht bei einer bestimmten Zahl von Städten.</translation>
    </message>
    <message>
        <source>From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the Step 2 figures.</source>
        <translation>Von da an ist in jeder Stadt ein zweiter Platz offen, für {house2}&#xa0;Elektro, und aufgefüllt wird nach den Zahlen von Stufe&#xa0;2.</translation>
    </message>
    <message>
        <source>From then on the second places are open too, and fuel is refilled by the Step 2 figures.</source>
        <translation>Von da an sind auch die zweiten Plätze offen, und aufgefüllt wird nach den Zahlen von Stufe&#xa0;2.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Stufe 3</translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Einen zukünftigen Markt gibt es nicht mehr. Im Markt liegen sechs Kraftwerke oder die, die noch da sind, und alle stehen zum Verkauf. Am Ende jeder Runde kommt das niedrigste aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>All plants are for sale. Plants in the market: {step3_market}, or those that are left. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Alle Kraftwerke stehen zum Verkauf. Kraftwerke im Markt: {step3_market} oder die, die noch da sind. Am Ende jeder Runde kommt das niedrigste aus dem Spiel und wird ersetzt.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 2</source>
        <translation>Die Karte „Stufe&#xa0;3“ in Phase&#xa0;2</translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and is last in the future market. The auctions continue, with replacements. At the end of the phase the card and the lowest plant are removed and not replaced. Step 3 begins with Phase 3.</source>
        <translation>In Phase&#xa0;2 gilt die Karte als höchstes Kraftwerk und liegt im zukünftigen Markt ganz hinten. Die Versteigerungen gehen weiter, verkaufte Kraftwerke werden ersetzt. Am Ende der Phase kommen die Karte und das niedrigste Kraftwerk aus dem Spiel und werden nicht ersetzt. Stufe&#xa0;3 beginnt mit Phase&#xa0;3.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 4 or 5</source>
        <translation>Die Karte „Stufe&#xa0;3“ in Phase&#xa0;4 oder 5</translation>
    </message>
    <message>
        <source>If it replaces a plant that became too small in Phase 4, or one removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Ersetzt sie ein Kraftwerk, das in Phase&#xa0;4 zu klein wurde, oder eines, das zu Beginn von Stufe&#xa0;2 entfernt wird, kommen die Karte und das niedrigste Kraftwerk sofort aus dem Spiel und werden nicht ersetzt. Stufe&#xa0;3 beginnt mit Phase&#xa0;5.</translation>
    </message>
    <message>
        <source>If it replaces the plant removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Ersetzt sie das Kraftwerk, das zu Beginn von Stufe&#xa0;2 entfernt wird, kommen die Karte und das niedrigste Kraftwerk sofort aus dem Spiel und werden nicht ersetzt. Stufe&#xa0;3 beginnt mit Phase&#xa0;5.</translation>
    </message>
    <message>
        <source>In Phase 5 both are removed in the same way. By then the fuel has been refilled by the figures of the previous Step. Step 3 begins with Phase 1 of the next round.</source>
        <translation>In Phase&#xa0;5 kommen beide genauso aus dem Spiel. Die Rohstoffe sind dann schon nach den Zahlen der vorigen Stufe aufgefüllt. Stufe&#xa0;3 beginnt mit Phase&#xa0;1 der nächsten Runde.</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>Stufe 3 vor Stufe 2</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game and replaced. Right after that, the card and the lowest plant are removed without replacement, and Step 3 begins as usual.</source>
        <translation>Die Karte „Stufe&#xa0;3“ kann aufgedeckt werden, bevor Stufe&#xa0;2 begonnen hat. Dann wird zuerst Stufe&#xa0;2 ausgeführt: Das niedrigste Kraftwerk kommt aus dem Spiel und wird ersetzt. Gleich danach kommen die Karte und das niedrigste Kraftwerk ohne Ersatz aus dem Spiel, und Stufe&#xa0;3 beginnt wie sonst.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game. Right after that, the card and the next lowest plant are removed too, all without replacement, and Step 3 begins as usual.</source>
        <translation>Die Karte „Stufe&#xa0;3“ kann aufgedeckt werden, bevor Stufe&#xa0;2 begonnen hat. Dann wird zuerst Stufe&#xa0;2 ausgeführt: Das niedrigste Kraftwerk kommt aus dem Spiel. Gleich danach kommen auch die Karte und das nächstniedrigste Kraftwerk aus dem Spiel, alles ohne Ersatz, und Stufe&#xa0;3 beginnt wie sonst.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is skipped: the game goes straight from Step 1 to Step 3, and no plant is removed for Step 2.</source>
        <translation>Die Karte „Stufe&#xa0;3“ kann aufgedeckt werden, bevor Stufe&#xa0;2 begonnen hat. Dann entfällt Stufe&#xa0;2: Das Spiel geht von Stufe&#xa0;1 gleich zu Stufe&#xa0;3, und für Stufe&#xa0;2 wird kein Kraftwerk entfernt.</translation>
    </message>
    <message>
        <source>If the card is drawn in the same Phase 4 in which somebody connects the city that starts Step 2, both apply: after the phase the lowest plant is removed from the game and replaced, and Step 3 begins with Phase 5.</source>
        <translation>Kommt die Karte in eben der Phase 4, in der jemand die Stadt anschließt, mit der Stufe 2 beginnt, gilt beides: Nach der Phase kommt das niedrigste Kraftwerk aus dem Spiel und wird ersetzt, und Stufe 3 beginnt mit Phase 5.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann das Spiel endet</translation>
    </message>
    <message>
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. After that, plants earn no money and nothing is refilled.</source>
        <translation>Das Spiel endet nach Phase&#xa0;4 der Runde, in der jemand so viele Städte angeschlossen hat: {end_at}. Alle anderen bauen in dieser Phase noch. Danach bringen Kraftwerke kein Geld mehr, und nichts wird aufgefüllt.</translation>
    </message>
    <message>
        <source>The game also ends after Phase 4 when every place is taken and nobody can ever build again.</source>
        <translation>Das Spiel endet auch nach Phase&#xa0;4, wenn alle Plätze besetzt sind und niemand je wieder bauen kann.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The winner is the player who can power the most of their own cities, with the plants and the fuel they have at the end. Nobody can power more cities than they have connected.</source>
        <translation>Es gewinnt, wer die meisten eigenen Städte versorgen kann, mit den Kraftwerken und Rohstoffen, die er am Ende hat. Niemand kann mehr Städte versorgen, als er angeschlossen hat.</translation>
    </message>
    <message>
        <source>In a tie, more money decides, and then more cities connected.</source>
        <translation>Bei Gleichstand entscheidet mehr Geld, danach entscheiden mehr angeschlossene Städte.</translation>
    </message>
    <message>
        <source>In a tie, more money decides.</source>
        <translation>Bei Gleichstand entscheidet mehr Geld.</translation>
    </message>
    <message>
        <source>Players still tied share the place.</source>
        <translation>Bei weiterem Gleichstand teilen sich die Spieler den Platz.</translation>
    </message>
    <message>
        <source>The bank does not count.</source>
        <translation>Die Bank zählt dabei nicht.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a plug, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n mit Stecker, verdeckt</numerusform>
            <numerusform>%n mit Stecker, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n andere, verdeckt</numerusform>
            <numerusform>%n andere, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a socket, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n mit Steckdose, verdeckt</numerusform>
            <numerusform>%n mit Steckdose, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation>{kind} ({areas})</translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less per token</source>
        <translation>in {city} kostet {fuel} {amount}&#xa0;Elektro weniger je Marker</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Billigster</translation>
    </message>
    <message>
        <source>Tokens in all</source>
        <translation>Marker insgesamt</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>See also: {links}</source>
        <translation>Siehe auch: {links}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Abschnitte der Regeln</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text der Regeln</translation>
    </message>
</context>
<context>
    <name>RunTile</name>
    <message>
        <source>Switches the plant on or off.</source>
        <translation>Schaltet das Kraftwerk ein oder aus.</translation>
    </message>
    <message>
        <source>Your coal and oil allow no other mix.</source>
        <translation>Deine Kohle und dein Öl erlauben keine andere Mischung.</translation>
    </message>
    <message>
        <source>Another mix of coal and oil (X)</source>
        <translation>Eine andere Mischung aus Kohle und Öl (X)</translation>
    </message>
</context>
<context>
    <name>Safeguard</name>
    <message>
        <source>This game is not saved! {reason}</source>
        <translation>Dieses Spiel ist nicht gespeichert! {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Saves the game once more.</source>
        <translation>Speichert das Spiel noch einmal.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Saves the record of this game elsewhere.</source>
        <translation>Speichert die Aufzeichnung dieses Spiels woanders.</translation>
    </message>
    <message>
        <source>{folder} cannot be opened ({reason}), so what is saved there is not shown. Check the folder.</source>
        <translation>{folder} kann nicht geöffnet werden ({reason}); was dort gespeichert ist, erscheint deshalb nicht. Prüfe den Ordner.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hides this message.</source>
        <translation>Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Everything played since the last save will be lost.</source>
        <translation>Was seit dem letzten Speichern gespielt wurde, geht verloren.</translation>
    </message>
    <message>
        <source>Leave this game unsaved?</source>
        <translation>Dieses Spiel ohne Speichern verlassen?</translation>
    </message>
    <message>
        <source>Leave unsaved</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clears the search.</source>
        <translation>Leert die Suche.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player</comment>
        <translation>rot</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>ein anderes Programm</translation>
    </message>
    <message>
        <source>Lets another program play.</source>
        <translation>Lässt ein anderes Programm spielen.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Programm wählen …</translation>
    </message>
    <message>
        <source>Another program: {name}</source>
        <translation>Anderes Programm: {name}</translation>
    </message>
    <message>
        <source>Program to play against</source>
        <translation>Programm als Gegner</translation>
    </message>
    <message>
        <source>{file} cannot be started: make it executable, or choose another program.</source>
        <translation>{file} lässt sich nicht starten: Mache die Datei ausführbar oder wähle ein anderes Programm.</translation>
    </message>
    <message>
        <source>The program cannot be saved: {reason}.</source>
        <translation>Das Programm kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a player</comment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation>lila</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a player</comment>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Builds a city in most rounds, rarely the cheapest, and overpays for plants.</source>
        <translation>Baut in den meisten Runden in einer Stadt, selten in der billigsten, und zahlt zu viel für Kraftwerke.</translation>
    </message>
    <message>
        <source>Builds a city or two in most rounds and overpays for plants.</source>
        <translation>Baut in den meisten Runden in ein, zwei Städten und zahlt zu viel für seine Kraftwerke.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level of a bot</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of a bot</comment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of a bot</comment>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of a bot</comment>
        <translation>Könner</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of a bot</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of a bot</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of a bot</comment>
        <translation>beständig</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of a bot</comment>
        <translation>stark</translation>
    </message>
    <message>
        <source>thrifty</source>
        <comment>level of a bot</comment>
        <translation>sparsam</translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of a bot</comment>
        <translation>sehr stark</translation>
    </message>
    <message>
        <source>Another program, as strong as its author made it.</source>
        <translation>Ein anderes Programm mit eigener Spielstärke.</translation>
    </message>
    <message>
        <source>Plans each round and misjudges a plant now and then.</source>
        <translation>Plant jede Runde und verschätzt sich hin und wieder bei einem Kraftwerk.</translation>
    </message>
    <message>
        <source>Plans to the end of the game and rarely errs.</source>
        <translation>Plant bis zum Spielende und irrt sich selten.</translation>
    </message>
    <message>
        <source>Plays as well as this program can.</source>
        <translation>Spielt so gut, wie der Computer kann.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <comment>seed</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The bank takes plant {plant}, the highest of the current market.</source>
        <translation>Die Bank nimmt Kraftwerk {plant}, das höchste des aktuellen Marktes.</translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, is removed from the game.</source>
        <translation>Ihr niedrigstes, {scrapped}, kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>The bank does not take plant {plant}: its own lowest, {lowest}, is higher.</source>
        <translation>Die Bank lässt Kraftwerk {plant} liegen: Es ist nicht höher als ihr niedrigstes, {lowest}.</translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation>Das erste Kraftwerk der Runde ist verkauft.</translation>
    </message>
    <message>
        <source>The first player opens no auction.</source>
        <translation>Der Erste in der Reihenfolge eröffnet keine Versteigerung.</translation>
    </message>
    <message>
        <source>The bank has no plant and takes no fuel.</source>
        <translation>Die Bank hat kein Kraftwerk und nimmt keine Rohstoffe.</translation>
    </message>
    <message>
        <source>The bank takes no fuel for {plants}.</source>
        <translation>Die Bank nimmt keine Rohstoffe für {plants}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a starting city.</source>
        <translation>Die Bank besetzt den zweiten Platz von {city}, einer Startstadt.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, which was empty until now.</source>
        <translation>Die Bank besetzt den zweiten Platz von {city}; bisher stand dort kein Haus.</translation>
    </message>
    <message>
        <source>The bank burns nothing.</source>
        <translation>Die Bank verbraucht nichts.</translation>
    </message>
    <message>
        <source>The bank burns all it has: {tokens}.</source>
        <translation>Die Bank verbraucht alles, was sie hat: {tokens}.</translation>
    </message>
    <message>
        <source>{name} marks {city} as a starting city.</source>
        <translation>{name} markiert {city} als Startstadt.</translation>
    </message>
    <message>
        <source>{name} starts in {city}; its uranium token goes back to the supply.</source>
        <translation>{name} beginnt in {city}; der Uranmarker der Stadt kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Runde {round} · {phase}</translation>
    </message>
    <message>
        <source>{nth}, powers {n}</source>
        <translation>{nth}, versorgt {n}</translation>
    </message>
    <message>
        <source>wins, powers {n}</source>
        <translation>gewinnt, versorgt {n}</translation>
    </message>
    <message>
        <source>{nth}: {n}</source>
        <translation>{nth}: {n}</translation>
    </message>
    <message>
        <source>leads with {bid}</source>
        <translation>führt mit {bid}</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>chooses a city</source>
        <translation>wählt eine Stadt</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>buys now</source>
        <translation>kauft jetzt</translation>
    </message>
    <message>
        <source>builds now</source>
        <translation>baut jetzt</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>versorgt jetzt</translation>
    </message>
    <message>
        <source>next after you</source>
        <translation>gleich nach dir</translation>
    </message>
    <message>
        <source>chooses {nth}</source>
        <translation>wählt als {nth}</translation>
    </message>
    <message>
        <source>opens {nth}</source>
        <translation>eröffnet als {nth}</translation>
    </message>
    <message>
        <source>buys {nth}</source>
        <translation>kauft als {nth}</translation>
    </message>
    <message>
        <source>builds {nth}</source>
        <translation>baut als {nth}</translation>
    </message>
    <message>
        <source>runs {nth}</source>
        <translation>versorgt als {nth}</translation>
    </message>
    <message>
        <source>+{income}</source>
        <translation>+{income}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>führt</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>whoever passed in an auction</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>bids now</source>
        <comment>on turn</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>to open</source>
        <comment>an auction, on turn now</comment>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>next</source>
        <comment>in the order</comment>
        <translation>folgt</translation>
    </message>
    <message>
        <source>last</source>
        <comment>in the order</comment>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>chooses last</source>
        <translation>wählt zuletzt</translation>
    </message>
    <message>
        <source>opens last</source>
        <translation>eröffnet zuletzt</translation>
    </message>
    <message>
        <source>buys last</source>
        <translation>kauft zuletzt</translation>
    </message>
    <message>
        <source>builds last</source>
        <translation>baut zuletzt</translation>
    </message>
    <message>
        <source>runs last</source>
        <translation>versorgt zuletzt</translation>
    </message>
    <message>
        <source>bought {plant} for {price}</source>
        <translation>hat {plant} für {price} gekauft</translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>fertig, %n für {price} gekauft</numerusform>
            <numerusform>fertig, %n für {price} gekauft</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>−{price}</source>
        <translation>−{price}</translation>
    </message>
    <message>
        <source>Mine {n}: sells uranium for {cities}</source>
        <translation>Mine {n}: verkauft Uran für {cities}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {money} Elektro, {cities}, powers {powers} of {capacity}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {money}&#xa0;Elektro, {cities}, versorgt {powers} von {capacity}; Kraftwerke {plants}; {fuel}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>keine Rohstoffe</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Die Bank</translation>
    </message>
    <message>
        <source>{those} or {last}</source>
        <translation>{those} oder {last}</translation>
    </message>
    <message>
        <source>Nobody else may bid, so the plant goes at its minimum of {minimum}.</source>
        <translation>Sonst darf niemand bieten; das Kraftwerk geht für das Mindestgebot von {minimum} weg.</translation>
    </message>
    <message>
        <source>You already have a house in {city_name}.</source>
        <translation>In {city_name} hast du schon ein Haus.</translation>
    </message>
    <message>
        <source>An area must touch those already chosen.</source>
        <translation>Ein Gebiet muss an die schon gewählten grenzen.</translation>
    </message>
    <message>
        <source>The minimum bid is {minimum}.</source>
        <translation>Das Mindestgebot ist {minimum}.</translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; scrap another one.</source>
        <translation>Kraftwerk {plant} ist gerade gekauft; gib ein anderes ab.</translation>
    </message>
    <message>
        <source>{city_name} has no open place in Step {step}.</source>
        <translation>In {city_name} ist in Stufe {step} kein Platz offen.</translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation>{city_name} ist besetzt; wähle eine leere Stadt.</translation>
    </message>
    <message>
        <source>{city_name} is in an area out of play.</source>
        <translation>{city_name} liegt in einem Gebiet, das nicht mitspielt.</translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation>Die erste Stadt muss leer sein; {city_name} ist besetzt.</translation>
    </message>
    <message>
        <source>{fuel_name}: discard only {maximum}; the rest can be stored.</source>
        <translation>{fuel_name}: Nur {maximum} musst du abgeben, der Rest kann gelagert werden.</translation>
    </message>
    <message>
        <source>{fuel_name}: the market has only {stock} left.</source>
        <translation>{fuel_name}: Im Markt sind nur noch {stock}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places a house for the bank in {city}; the bank has %n more.</source>
        <translation>
            <numerusform>{name} setzt in {city} ein Haus der Bank; sie hat noch %n.</numerusform>
            <numerusform>{name} setzt in {city} ein Haus der Bank; sie hat noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market is %n tokens short.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Dem Markt fehlt dafür noch %n.</numerusform>
            <numerusform>Dem Markt fehlen dafür noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>a fuel of which the market has none</comment>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>now</source>
        <comment>on turn; very short</comment>
        <translation>jetzt</translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>fertig, %n für {price} gebaut</numerusform>
            <numerusform>fertig, %n für {price} gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n betrieben, {income} bekommen</numerusform>
            <numerusform>%n betrieben, {income} bekommen</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}; {name} leads with {bid}</source>
        <translation>{plant}; {name} führt mit {bid}</translation>
    </message>
    <message>
        <source>{plant}; from {minimum}</source>
        <translation>{plant}; ab {minimum}</translation>
    </message>
    <message>
        <source>{plant}; future market</source>
        <translation>{plant}; zukünftiger Markt</translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>noch %n Haus</numerusform>
            <numerusform>noch %n Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation>
            <numerusform>%n Kohle oder Öl</numerusform>
            <numerusform>%n Kohle oder Öl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation>
            <numerusform>Das eine Gebiet ist gewählt (%n).</numerusform>
            <numerusform>Alle %n Gebiete sind gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city_name} is reserved for a network that starts there.</source>
        <translation>{city_name} bleibt frei für ein Netz, das dort beginnt.</translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation>Kraftwerk {plant} verlangt eine Stadt ({areas}).</translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for only %n more.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: Deine Kraftwerke haben Platz für %n mehr, nicht für so viel.</numerusform>
            <numerusform>{fuel_name}: Deine Kraftwerke haben Platz für %n mehr, nicht für so viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connection in play leads to {city_name}.</source>
        <translation>Keine Verbindung im Spiel führt nach {city_name}.</translation>
    </message>
    <message>
        <source>That much fuel is not available.</source>
        <translation>So viele Rohstoffe sind nicht verfügbar.</translation>
    </message>
    <message>
        <source>A network starts in a marked city, and {city_name} is not one.</source>
        <translation>Ein Netz beginnt in einer markierten Stadt, und {city_name} ist keine.</translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation>{city_name} liegt nicht neben einer Stadt der Bank.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough fuel to run all of these plants.</source>
        <translation>Deine Rohstoffe reichen nicht für alle diese Kraftwerke.</translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation>Das kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now; only the current market is.</source>
        <translation>Kraftwerk {plant} steht jetzt nicht zum Verkauf; nur der aktuelle Markt tut es.</translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation>Dieses Kraftwerk gehört dir nicht.</translation>
    </message>
    <message>
        <source>The game could not be saved: {what}</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {what}</translation>
    </message>
    <message>
        <source>That card cannot be revealed now.</source>
        <translation>Diese Karte kann jetzt nicht aufgedeckt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {minimum} to %n coal and the rest oil.</source>
        <translation>
            <numerusform>Die Hybridkraftwerke können {minimum} bis %n Kohle verbrauchen, der Rest ist Öl.</numerusform>
            <numerusform>Die Hybridkraftwerke können {minimum} bis %n Kohle verbrauchen, der Rest ist Öl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale yet: it is in the future market.</source>
        <translation>Kraftwerk {plant} steht noch nicht zum Verkauf: Es liegt im zukünftigen Markt.</translation>
    </message>
    <message>
        <source>{fuel_name}: your plants have no room for more.</source>
        <translation>{fuel_name}: Deine Kraftwerke haben keinen Platz mehr.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message>
        <source>Before the first round, the players choose in turn.</source>
        <translation>Vor der ersten Runde wählen die Spieler reihum.</translation>
    </message>
    <message>
        <source>The turn order is set.</source>
        <translation>Die Reihenfolge wird bestimmt.</translation>
    </message>
    <message>
        <source>Power plants are auctioned.</source>
        <translation>Kraftwerke werden versteigert.</translation>
    </message>
    <message>
        <source>Fuel is bought; the last in turn order goes first.</source>
        <translation>Rohstoffe werden gekauft; der Letzte der Reihenfolge beginnt.</translation>
    </message>
    <message>
        <source>Houses are built; the last in turn order goes first.</source>
        <translation>Häuser werden gebaut; der Letzte der Reihenfolge beginnt.</translation>
    </message>
    <message>
        <source>Plants run and players are paid.</source>
        <translation>Die Kraftwerke laufen und bringen Geld.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Der Spielaufbau ist fertig.</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: the phase is over.</source>
        <translation>Runde {round}, {phase}: Die Phase ist vorbei.</translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation>Neue Reihenfolge: {names} (nach Städten, dann höchstem Kraftwerk).</translation>
    </message>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: eins weniger</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: eins mehr</translation>
    </message>
    <message>
        <source>{name} did not answer in time: the bot was restarted.</source>
        <translation>{name} antwortet nicht rechtzeitig: Der Computer ist neu gestartet.</translation>
    </message>
    <message>
        <source>{name} stopped thinking: the bot was restarted.</source>
        <translation>{name} denkt nicht mehr: Der Computer ist neu gestartet.</translation>
    </message>
    <message>
        <source>{name} does not answer, so the game is paused. “Continue” asks again.</source>
        <translation>{name} antwortet nicht, deshalb steht das Spiel. „Weiter“ fragt noch einmal.</translation>
    </message>
    <message>
        <source>The discount is on plant {plant}, the lowest: it may go for 1.</source>
        <translation>Der Rabatt liegt auf Kraftwerk {plant}, dem niedrigsten: Es ist ab 1 zu haben.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy and takes plant {plant}.</source>
        <translation>Nur {name} darf noch kaufen und nimmt Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} bietet {amount}.</translation>
    </message>
    <message>
        <source>{name} can buy no plant: the turn is skipped.</source>
        <translation>{name} kann kein Kraftwerk kaufen: Der Zug wird übersprungen.</translation>
    </message>
    <message>
        <source>{name} can bid no more and passes.</source>
        <translation>{name} kann nicht mehr bieten und passt.</translation>
    </message>
    <message>
        <source>{name} passes and buys no plant this round.</source>
        <translation>{name} passt und kauft in dieser Runde kein Kraftwerk.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} kauft Kraftwerk {plant} für {price}.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant} (over the limit).</source>
        <translation>{name} gibt Kraftwerk {plant} ab, denn es ist eins zu viel.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}.</source>
        <translation>{name} gibt {fuel} ab.</translation>
    </message>
    <message>
        <source>The Step 3 card is removed from the market.</source>
        <translation>Die Karte „Stufe&#xa0;3“ kommt aus dem Markt.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: everybody passed.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt aus dem Spiel: Alle haben gepasst.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: nobody bought it at a discount.</source>
        <translation>Kraftwerk {plant} kommt aus dem Spiel: Niemand hat es mit Rabatt gekauft.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: it is lower than the one at a discount.</source>
        <translation>Kraftwerk {plant} kommt sofort aus dem Spiel: Es ist niedriger als das mit Rabatt.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed as Step 2 begins.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt zu Beginn von Stufe&#xa0;2 aus dem Spiel.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: Step 3 makes the market smaller.</source>
        <translation>Kraftwerk {plant} kommt aus dem Spiel: Stufe&#xa0;3 macht den Markt kleiner.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of a round in Step 3.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt am Ende einer Runde in Stufe&#xa0;3 aus dem Spiel.</translation>
    </message>
    <message>
        <source>Plant {plant}, the highest, goes under the draw pile at the end of the round.</source>
        <translation>Kraftwerk {plant}, das höchste, kommt am Ende der Runde unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}, {stored} of it from the storage.</source>
        <translation>{name} kauft {fuel} für {price}, davon {stored} aus dem Lager.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}.</source>
        <translation>{name} kauft {fuel} für {price}.</translation>
    </message>
    <message>
        <source>The Step 3 card is drawn.</source>
        <translation>Die Karte „Stufe 3“ wird aufgedeckt.</translation>
    </message>
    <message>
        <source>That much fuel cannot be left on plant {plant}.</source>
        <translation>So viele Rohstoffe kannst du auf Kraftwerk {plant} nicht zurücklassen.</translation>
    </message>
    <message>
        <source>{name} could not decide: a simpler bot stands in until it can.</source>
        <translation>{name} kommt zu keiner Entscheidung: Ein einfacherer Computer springt so lange ein.</translation>
    </message>
    <message>
        <source>{name} tried an illegal move, a bug in this program: a random move is made instead.</source>
        <translation>{name} versucht einen verbotenen Zug, ein Fehler dieses Programms: Stattdessen wird ein Zug ausgelost.</translation>
    </message>
    <message>
        <source>{name} waits until the others have bought a token.</source>
        <translation>{name} wartet, bis die anderen einen Marker gekauft haben.</translation>
    </message>
    <message>
        <source>{name} sells no uranium: the market is full.</source>
        <translation>{name} verkauft kein Uran: Der Markt ist voll.</translation>
    </message>
    <message>
        <source>{name} sells uranium at {price} and earns {income}.</source>
        <translation>{name} verkauft Uran zu {price} und verdient {income}.</translation>
    </message>
    <message>
        <source>No uranium leaves the market: there is none.</source>
        <translation>Kein Uran verlässt den Markt: Es ist keines da.</translation>
    </message>
    <message>
        <source>The cheapest tokens leave the uranium market: {fuel}.</source>
        <translation>Die billigsten Marker verlassen den Uranmarkt: {fuel}.</translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</source>
        <translation>
            <numerusform>Stromausfall: %n Stadt wurde in dieser Runde angeschlossen, und alle Einkommen sinken.</numerusform>
            <numerusform>Stromausfall: %n Städte wurden in dieser Runde angeschlossen, und alle Einkommen sinken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile has run out again: all plants are for sale, and no more come.</source>
        <translation>Der Nachziehstapel ist wieder aufgebraucht: Alle Kraftwerke stehen zum Verkauf, neue kommen nicht.</translation>
    </message>
    <message>
        <source>The draw pile has run out: the plants set aside are shuffled and replace it.</source>
        <translation>Der Nachziehstapel ist aufgebraucht: Die beiseitegelegten Kraftwerke werden gemischt und ersetzen ihn.</translation>
    </message>
    <message>
        <source>The order is now {names}.</source>
        <translation>Neue Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>Coal, oil and garbage cost {tax} more per token.</source>
        <translation>Kohle, Öl und Müll kosten je Marker {tax} mehr.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn.</source>
        <translation>Kraftwerk {plant} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The Step 3 card goes back under the draw pile.</source>
        <translation>Die Karte „Stufe&#xa0;3“ kommt wieder unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: somebody has passed.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt aus dem Spiel: Jemand hat gepasst.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of the round.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt am Ende der Runde aus dem Spiel.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: the row is too long.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt aus dem Spiel: Die Reihe ist zu lang.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: it is not allowed in Step 1.</source>
        <translation>Kraftwerk {plant} kommt aus dem Spiel: In Stufe&#xa0;1 darf es nicht zum Verkauf stehen.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile: it is not allowed in Step 1.</source>
        <translation>Kraftwerk {plant} kommt unter den Nachziehstapel: In Stufe&#xa0;1 darf es nicht zum Verkauf stehen.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile.</source>
        <translation>Kraftwerk {plant} kommt unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Plant {plant}, one of the highest, is set aside at the end of the round.</source>
        <translation>Kraftwerk {plant}, eines der höchsten, wird am Ende der Runde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed and not replaced.</source>
        <translation>Kraftwerk {plant}, das niedrigste, kommt ersatzlos aus dem Spiel.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price} ({market}).</source>
        <translation>{name} kauft {fuel} für {price} ({market}).</translation>
    </message>
    <message>
        <source>{name} starts a second network in {city} for {total}.</source>
        <translation>{name} beginnt in {city} ein zweites Netz für {total}.</translation>
    </message>
    <message>
        <source>{name} connects {city} for {total}: {house} + {way}.</source>
        <translation>{name} schließt {city} für {total} an: {house} + {way}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {total}.</source>
        <translation>{name} baut in {city} für {total}.</translation>
    </message>
    <message>
        <source>{name} can buy no fuel: the turn is skipped.</source>
        <translation>{name} kann keine Rohstoffe kaufen: Der Zug wird übersprungen.</translation>
    </message>
    <message>
        <source>{name} can build nothing: the turn is skipped.</source>
        <translation>{name} kann nichts bauen: Der Zug wird übersprungen.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} kauft keine Rohstoffe mehr.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} baut nicht mehr.</translation>
    </message>
    <message>
        <source>{name} is done for this round.</source>
        <translation>{name} ist mit dieser Runde fertig.</translation>
    </message>
    <message>
        <source>Second places open.</source>
        <translation>Die zweiten Plätze sind offen.</translation>
    </message>
    <message>
        <source>Third places open.</source>
        <translation>Die dritten Plätze sind offen.</translation>
    </message>
    <message>
        <source>The Step 3 card has been drawn: Step 3 begins. All plants are for sale.</source>
        <translation>Die Karte „Stufe&#xa0;3“ ist aufgedeckt: Stufe&#xa0;3 beginnt. Alle Kraftwerke stehen zum Verkauf.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 and goes back into the pile.</source>
        <translation>Mit der Karte „Stufe&#xa0;3“ beginnt Stufe&#xa0;2; sie kommt in den Stapel zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities.</source>
        <translation>
            <numerusform>Stufe&#xa0;2 beginnt, denn jemand hat %n Stadt.</numerusform>
            <numerusform>Stufe&#xa0;2 beginnt, denn jemand hat %n Städte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 begins, with Step 3 next.</source>
        <translation>Stufe&#xa0;2 beginnt, danach folgt Stufe&#xa0;3.</translation>
    </message>
    <message>
        <source>not for sale</source>
        <comment>a fuel that is too expensive now</comment>
        <translation>nicht zu kaufen</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table</source>
        <translation>{fuel}: nächster Preis {price}, {stock} zu kaufen, {cart} im Korb, Nachschub {refill}, wenn alle ihre Kraftwerke einmal füllen und betreiben, {due} laut Tabelle</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table; next round from {later}</source>
        <translation>{fuel}: nächster Preis {price}, {stock} zu kaufen, {cart} im Korb, Nachschub {refill}, wenn alle ihre Kraftwerke einmal füllen und betreiben, {due} laut Tabelle; nächste Runde ab {later}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction at a discount and bids {bid}.</source>
        <translation>{name} bietet Kraftwerk {plant} mit Rabatt zur Versteigerung an, für {bid}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction and bids {bid}.</source>
        <translation>{name} bietet Kraftwerk {plant} zur Versteigerung an, für {bid}.</translation>
    </message>
    <message>
        <source>{name} runs no plant and is paid {income}.</source>
        <translation>{name} betreibt kein Kraftwerk und bekommt {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}.</source>
        <translation>{name} betreibt {plants}, verbraucht {burnt}, versorgt {powered} und bekommt {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, powers {powered} and earns {income}.</source>
        <translation>{name} betreibt {plants}, versorgt {powered} und bekommt {income}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the refill of one of two markets</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{market}: refilled with {added}.</source>
        <translation>{market}: Aufgefüllt wird {added}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.</source>
        <translation>Im Rohstoffmarkt wird aufgefüllt: {added}. {fuel} wird billiger, fehlende Marker: {n}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation>Im Rohstoffmarkt wird aufgefüllt: {added}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win.</source>
        <translation>Das Spiel ist zu Ende: {names} teilen sich den Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation>
            <numerusform>Das Spiel ist zu Ende: {name} gewinnt mit %n versorgten Stadt.</numerusform>
            <numerusform>Das Spiel ist zu Ende: {name} gewinnt mit %n versorgten Städten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave no legal answer: a simpler bot stands in until it does. {file} says why.</source>
        <translation>{name} hat keine gültige Antwort gegeben: Ein einfacherer Computer springt so lange ein. Warum, steht in {file}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins</source>
        <translation>Das Spiel ist zu Ende: {name} gewinnt</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win</source>
        <translation>Das Spiel ist zu Ende: {names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{name}: open an auction</source>
        <translation>{name}: Versteigerung eröffnen</translation>
    </message>
    <message>
        <source>{name}: open an auction or pass</source>
        <translation>{name}: Versteigerung eröffnen oder passen</translation>
    </message>
    <message>
        <source>{name}: bid more than {bid} for plant {lot} or pass</source>
        <translation>{name}: mehr als {bid} für Kraftwerk {lot} bieten oder passen</translation>
    </message>
    <message>
        <source>{name}: choose the plant to scrap</source>
        <translation>{name}: das Kraftwerk wählen, das abgegeben wird</translation>
    </message>
    <message>
        <source>{name}: choose the fuel to discard</source>
        <translation>{name}: die Rohstoffe wählen, die abgegeben werden</translation>
    </message>
    <message>
        <source>{name}: buy fuel or end the turn</source>
        <translation>{name}: Rohstoffe kaufen oder Zug beenden</translation>
    </message>
    <message>
        <source>{name}: build houses or end the turn</source>
        <translation>{name}: Häuser bauen oder Zug beenden</translation>
    </message>
    <message>
        <source>{name}: choose the plants to run</source>
        <translation>{name}: wählen, welche Kraftwerke laufen</translation>
    </message>
    <message>
        <source>{name}: place a house for the bank</source>
        <translation>{name}: ein Haus der Bank setzen</translation>
    </message>
    <message>
        <source>{name}: mark a starting city</source>
        <translation>{name}: eine Startstadt markieren</translation>
    </message>
    <message>
        <source>You buy at only one market per turn. Yours is: {market_name}.</source>
        <translation>In einem Zug kaufst du nur in einem Markt. Deiner ist: {market_name}.</translation>
    </message>
    <message>
        <source>Plant {plant} is a mine: it does not count towards the limit and stays.</source>
        <translation>Kraftwerk {plant} ist eine Mine: Sie zählt nicht zur Obergrenze und bleibt.</translation>
    </message>
    <message>
        <source>{city_name} is closed in this game.</source>
        <translation>{city_name} ist in dieser Partie gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>You must power as many cities as possible: %n.</source>
        <translation>
            <numerusform>Du musst so viele Städte wie möglich versorgen: %n.</numerusform>
            <numerusform>Du musst so viele Städte wie möglich versorgen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network may start in {city_name}.</source>
        <translation>Kein Netz beginnt hier: {city_name}.</translation>
    </message>
    <message>
        <source>Step 2 begins: every city has a house.</source>
        <translation>Stufe&#xa0;2 beginnt, denn in jeder Stadt steht ein Haus.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}: no plant can store it now.</source>
        <translation>{name} gibt {fuel} ab: Kein Kraftwerk kann das jetzt lagern.</translation>
    </message>
    <message>
        <source>The coal storage sells nothing now.</source>
        <translation>Das Kohlelager verkauft jetzt nichts.</translation>
    </message>
    <message>
        <source>You cannot start another network now.</source>
        <translation>Du kannst jetzt kein weiteres Netz beginnen.</translation>
    </message>
    <message>
        <source>Buy one token at a time; then the others buy.</source>
        <translation>Kaufe jeweils einen Marker; dann kaufen die anderen.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>They tie on every count, with %n cities powered.</source>
        <translation>
            <numerusform>Gleichstand in allem, was zählt, mit je %n versorgten Stadt.</numerusform>
            <numerusform>Gleichstand in allem, was zählt, mit je %n versorgten Städten.</numerusform>
        </translation>
    </message>
    <message>
        <source>bought nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nichts gekauft</translation>
    </message>
    <message>
        <source>built nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nichts gebaut</translation>
    </message>
    <message numerus="yes">
        <source>built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n Haus für {price} gebaut</numerusform>
            <numerusform>%n Häuser für {price} gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n gebaut</numerusform>
            <numerusform>%n gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n für {price} gekauft</numerusform>
            <numerusform>%n für {price} gekauft</numerusform>
        </translation>
    </message>
    <message>
        <source>coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>Müll</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>Uran</translation>
    </message>
    <message>
        <source>Northern market</source>
        <translation>Nordmarkt</translation>
    </message>
    <message>
        <source>Southern market</source>
        <translation>Südmarkt</translation>
    </message>
    <message>
        <source>Coal</source>
        <comment>fuel, before its row</comment>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {cities}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {cities}; Kraftwerke {plants}; {fuel}</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: somebody has at least as many cities as its number.</source>
        <translation>Kraftwerk {plant} kommt aus dem Spiel: Jemand hat mindestens so viele Städte wie seine Nummer.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: somebody has at least as many cities as its number.</source>
        <translation>Kraftwerk {plant} kommt sofort aus dem Spiel: Jemand hat mindestens so viele Städte wie seine Nummer.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy fuel.</source>
        <translation>Nur {name} kauft noch Rohstoffe.</translation>
    </message>
    <message>
        <source>No fuel is added: the supply is empty or the market is full.</source>
        <translation>Es kommen keine Rohstoffe dazu: Der Vorrat ist leer oder der Markt voll.</translation>
    </message>
    <message>
        <source>The bank takes {tokens} for {plants}.</source>
        <translation>Die Bank nimmt {tokens} für {plants}.</translation>
    </message>
    <message>
        <source>{city_name} has no open place.</source>
        <translation>In {city_name} ist kein Platz offen.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>In Runde&#xa0;1 muss jeder ein Kraftwerk kaufen.</translation>
    </message>
    <message>
        <source>The Step 3 card is not a plant: Step {next_step} begins once this phase is over.</source>
        <translation>Die Karte „Stufe 3“ ist kein Kraftwerk: Stufe {next_step} beginnt nach dieser Phase.</translation>
    </message>
    <message>
        <source>{fuel_name}: in Step {step}, tokens above {limit} are not for sale.</source>
        <translation>{fuel_name}: In Stufe&#xa0;{step} stehen Marker über {limit} nicht zum Verkauf.</translation>
    </message>
    <message>
        <source>Plants {plants} need a city in {areas}.</source>
        <translation>Die Kraftwerke {plants} verlangen eine Stadt ({areas}).</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>got {plant}</source>
        <comment>a plant; very short</comment>
        <translation>hat {plant}</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <comment>tokens bought; very short</comment>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>Oil</source>
        <comment>fuel, before its row</comment>
        <translation>Öl</translation>
    </message>
    <message>
        <source>Garbage</source>
        <comment>fuel, before its row</comment>
        <translation>Müll</translation>
    </message>
    <message>
        <source>Uranium</source>
        <comment>fuel, before its row</comment>
        <translation>Uran</translation>
    </message>
    <message>
        <source>Setup</source>
        <comment>phase</comment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase</comment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Plants</source>
        <comment>phase</comment>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>Fuel</source>
        <comment>phase</comment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>phase</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <comment>phase</comment>
        <translation>Bürokratie</translation>
    </message>
    <message>
        <source>sells uranium</source>
        <comment>a mine</comment>
        <translation>verkauft Uran</translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n Kohle</numerusform>
            <numerusform>%n Kohle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation>
            <numerusform>%n Öl</numerusform>
            <numerusform>%n Öl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation>
            <numerusform>%n Müll</numerusform>
            <numerusform>%n Müll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n Uran</numerusform>
            <numerusform>%n Uran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>coal or oil</source>
        <translation>Kohle oder Öl</translation>
    </message>
    <message>
        <source>wind and sun</source>
        <translation>Wind und Sonne</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>{those} and {last}</source>
        <translation>{those} und {last}</translation>
    </message>
    <message>
        <source>Plant {n}: {fuel}, {cities}</source>
        <translation>Kraftwerk {n}: {fuel}, {cities}</translation>
    </message>
    <message>
        <source>Plant {n}: no fuel, {cities}</source>
        <translation>Kraftwerk {n}: keine Rohstoffe, {cities}</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>die Karte „Stufe 3“</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>Kraftwerk {plant}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings cannot be saved in {file}. Check the folder and free space.</source>
        <translation>Deine Einstellungen können nicht in {file} gespeichert werden. Prüfe den Ordner und den freien Platz.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Changes take effect at once. Nothing leaves this computer.</source>
        <translation>Jede Änderung siehst du hier sofort. Nichts verlässt diesen Rechner.</translation>
    </message>
</context>
<context>
    <name>SiteList</name>
    <message>
        <source>Cities by price</source>
        <translation>Städte nach Preis</translation>
    </message>
    <message>
        <source>In the list of cities by price</source>
        <translation>In der Liste der Städte nach Preis</translation>
    </message>
    <message>
        <source>The city above or below</source>
        <translation>Die Stadt darüber oder darunter</translation>
    </message>
    <message>
        <source>Five cities up or down</source>
        <translation>Fünf Städte hinauf oder hinunter</translation>
    </message>
    <message>
        <source>Plan a house or remove it</source>
        <translation>Ein Haus vormerken oder zurücknehmen</translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>{city}: {way} + {house} = {total}</source>
        <translation>{city}: {way} + {house} = {total}</translation>
    </message>
    <message>
        <source>{city}: {way} + {house} = {total}, need {short} more</source>
        <translation>{city}: {way} + {house} = {total}, noch {short} nötig</translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Removes this planned house; the others stay.</source>
        <translation>Nimmt dieses vorgemerkte Haus zurück; die anderen bleiben.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>{city} zurücknehmen</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Seats played</source>
        <translation>Gespielte Plätze</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Avg. place</source>
        <translation>Durchschnittsplatz</translation>
    </message>
    <message>
        <source>Avg. powered</source>
        <translation>Versorgt im Schnitt</translation>
    </message>
    <message>
        <source>Avg. rounds</source>
        <translation>Runden im Schnitt</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>Saves the figures to a file.</source>
        <translation>Speichert die Zahlen in einer Datei.</translation>
    </message>
    <message>
        <source>the line marks an equal chance</source>
        <translation>Strich: Anteil bei gleichen Chancen</translation>
    </message>
    <message>
        <source>how often each place was reached</source>
        <translation>wie oft jeder Platz erreicht wurde</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Nach Spielplan</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Nach Ausgabe</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Nach Spielerzahl</translation>
    </message>
    <message>
        <source>Human seats</source>
        <translation>Plätze von Menschen</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>Seats to count</source>
        <translation>Wessen Plätze zählen</translation>
    </message>
    <message>
        <source>Chooses how the figures are grouped.</source>
        <translation>Bestimmt, wonach die Zahlen gruppiert sind.</translation>
    </message>
    <message>
        <source>Chooses whose seats are counted.</source>
        <translation>Bestimmt, wessen Plätze zählen.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n beendetes Spiel</numerusform>
            <numerusform>%n beendete Spiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: {name}</source>
        <translation>Weniger: {name}</translation>
    </message>
    <message>
        <source>More: {name}</source>
        <translation>Mehr: {name}</translation>
    </message>
    <message>
        <source>Already at the minimum.</source>
        <translation>Weniger geht nicht.</translation>
    </message>
    <message>
        <source>Already at the maximum.</source>
        <translation>Mehr geht nicht.</translation>
    </message>
    <message>
        <source>One less.</source>
        <translation>Eins weniger.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Eins mehr.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{name}: no house built</source>
        <translation>{name}: kein Haus gebaut</translation>
    </message>
    <message>
        <source>{name}: only {powered} of {owned} cities powered</source>
        <translation>{name}: nur {powered} von {owned} Städten versorgt</translation>
    </message>
    <message>
        <source>{name}: no city powered</source>
        <translation>{name}: keine Stadt versorgt</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name} beendet das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>Then {name} builds %n houses.</source>
        <translation>
            <numerusform>Dann baut {name} %n Haus.</numerusform>
            <numerusform>Dann baut {name} %n Häuser.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {money} Elektro left.</source>
        <translation>{name} hat noch {money}&#xa0;Elektro.</translation>
    </message>
    <message>
        <source>{name} bids up to {bid}.</source>
        <translation>{name} bietet bis {bid}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price} instead.</source>
        <translation>{name} kauft stattdessen Kraftwerk {plant} für {price}.</translation>
    </message>
    <message>
        <source>{name} buys no plant in this round.</source>
        <translation>{name} kauft in dieser Runde kein Kraftwerk.</translation>
    </message>
    <message>
        <source>It never runs.</source>
        <comment>a plant</comment>
        <translation>Es läuft nie.</translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Es läuft einmal.</numerusform>
            <numerusform>Es läuft %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times and never burns any fuel.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Es läuft einmal und verbraucht keine Rohstoffe.</numerusform>
            <numerusform>Es läuft %n-mal und verbraucht nie Rohstoffe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: from {before} cities to {after} in one turn</source>
        <translation>{name}: in einem Zug von {before} auf {after} Städte</translation>
    </message>
    <message>
        <source>{name}: one house, in {city}</source>
        <translation>{name}: ein Haus, in {city}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rounds without a house</source>
        <translation>
            <numerusform>{name}: %n Runde ohne neues Haus</numerusform>
            <numerusform>{name}: %n Runden ohne neues Haus</numerusform>
        </translation>
    </message>
    <message>
        <source>Now {name} has {own} cities, {rival} {count}.</source>
        <translation>Städte jetzt: {name} {own}, {rival} {count}.</translation>
    </message>
    <message>
        <source>That pays {income} Elektro.</source>
        <comment>cities powered</comment>
        <translation>Das bringt {income}&#xa0;Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} powers {powered} of %n cities.</source>
        <translation>
            <numerusform>{name} versorgt {powered} von %n Stadt.</numerusform>
            <numerusform>{name} versorgt {powered} von %n Städten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out when {name} buys fuel: {fuels}.</source>
        <translation>Ausverkauft, als {name} Rohstoffe kauft: {fuels}.</translation>
    </message>
    <message>
        <source>Round {round}: {name}, chance of winning {before} → {after}%</source>
        <translation>Runde {round}: {name}, Siegchance {before} → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>{name}: plant {plant}, for {price}</source>
        <translation>{name}: Kraftwerk {plant}, für {price}</translation>
    </message>
    <message>
        <source>{name}: plant {plant} for {price}, nobody else bid</source>
        <translation>{name}: Kraftwerk {plant} für {price}, niemand sonst bot</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>in %, as the strongest bot sees it, by round</source>
        <translation>in&#xa0;%, wie der stärkste Computer es sieht, nach Runden</translation>
    </message>
    <message>
        <source>Each dot is a costly move.</source>
        <translation>Jeder Punkt ist ein teurer Zug.</translation>
    </message>
    <message>
        <source>A quiet game: no turn changed much.</source>
        <translation>Ein ruhiges Spiel: Kein Zug hat viel verändert.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The log</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>The map as a list of cities</source>
        <translation>Die Karte als Liste der Städte</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Beschreibung des Tischs</translation>
    </message>
    <message>
        <source>Plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Kraftwerkskarten und Rohstoffe behalten ihre Größe. „Größe“ in den Einstellungen ändert alles.</translation>
    </message>
    <message>
        <source>Map, plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Karte, Kraftwerkskarten und Rohstoffe behalten ihre Größe. „Größe“ in den Einstellungen ändert alles.</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>From {a} to {b}: {cost}.</source>
        <translation>Von {a} nach {b}: {cost}.</translation>
    </message>
    <message>
        <source>From {a} to {b}: {cost}. In the network of {names}.</source>
        <translation>Von {a} nach {b}: {cost}. Im Netz von {names}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Arrow keys move from city to city. M opens the map as a list, T describes the table.</source>
        <translation>Pfeiltasten führen von Stadt zu Stadt. M öffnet die Karte als Liste, T beschreibt den Tisch.</translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation>Spielplan: {city}</translation>
    </message>
    <message>
        <source>Before you: {names}.</source>
        <comment>can build here</comment>
        <translation>Vor dir: {names}.</translation>
    </message>
</context>
<context>
    <name>TimeLapse</name>
    <message>
        <source>The game in twenty seconds. Press any key to end it.</source>
        <translation>Das Spiel in zwanzig Sekunden. Jede Taste beendet es.</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}</source>
        <translation>Runde {round}, Stufe {step}</translation>
    </message>
    <message>
        <source>Cities built. Press any key to end it.</source>
        <translation>Gebaute Städte. Jede Taste beendet es.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Noch %n Minute</numerusform>
            <numerusform>Noch %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Some cities differ, as the map shows.</source>
        <translation>Manche Städte weichen ab, wie die Karte zeigt.</translation>
    </message>
    <message>
        <source>Phase 1: the turn order is set.</source>
        <translation>Phase&#xa0;1: Die Reihenfolge wird bestimmt.</translation>
    </message>
    <message>
        <source>Phase 2: plants are auctioned.</source>
        <translation>Phase 2: Kraftwerke werden versteigert.</translation>
    </message>
    <message>
        <source>Phase 3: fuel is bought, last in turn order first.</source>
        <translation>Phase&#xa0;3: Rohstoffe werden gekauft, der Letzte der Reihenfolge zuerst.</translation>
    </message>
    <message>
        <source>Phase 4: houses are built, last in turn order first.</source>
        <translation>Phase&#xa0;4: Es wird gebaut, der Letzte der Reihenfolge zuerst.</translation>
    </message>
    <message>
        <source>Phase 5: plants run, everybody is paid, the markets are refilled.</source>
        <translation>Phase 5: Kraftwerke laufen, alle werden bezahlt, die Märkte aufgefüllt.</translation>
    </message>
    <message>
        <source>It begins after its card is drawn.</source>
        <translation>Sie beginnt, nachdem ihre Karte aufgedeckt ist.</translation>
    </message>
    <message>
        <source>It begins when the Step 3 card is drawn.</source>
        <translation>Sie beginnt, wenn die Karte „Stufe&#xa0;3“ aufgedeckt wird.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}.</source>
        <translation>Sie beginnt, sobald jemand {cities} hat.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}, or once every city has a house.</source>
        <translation>Sie beginnt, sobald jemand {cities} hat oder in jeder Stadt ein Haus steht.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2.</source>
        <translation>Die Reihenfolge wird nach Phase&#xa0;2 bestimmt.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long mark shows the end.</source>
        <translation>Städte: {each}. Der lange Strich zeigt das Ende.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long marks show Step 2 and the end.</source>
        <translation>Städte: {each}. Die langen Striche zeigen Stufe&#xa0;2 und das Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the draw pile.</source>
        <translation>
            <numerusform>Im Nachziehstapel liegt noch %n Karte.</numerusform>
            <numerusform>Im Nachziehstapel liegen noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank&apos;s place in the turn order.</source>
        <translation>Der Platz der Bank in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round, the last one.</source>
        <translation>Reihenfolge: {now} in dieser Runde, der letzten.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round; as things stand, {next} in the next one.</source>
        <translation>Reihenfolge: {now} in dieser Runde; nach jetzigem Stand {next} in der nächsten.</translation>
    </message>
    <message>
        <source>Turn order: {now} in the auctions; as things stand, {next} after them.</source>
        <translation>Reihenfolge: {now} in den Versteigerungen; nach jetzigem Stand {next} danach.</translation>
    </message>
    <message>
        <source>Turn order: {now}, also in the next auctions.</source>
        <translation>Reihenfolge: {now}, auch in den nächsten Versteigerungen.</translation>
    </message>
    <message>
        <source>{name}, a person: {note}</source>
        <translation>{name}, Mensch: {note}</translation>
    </message>
    <message>
        <source>{name}, a bot: {note}</source>
        <translation>{name}, Computer: {note}</translation>
    </message>
    <message numerus="yes">
        <source>%n Elektro</source>
        <translation>
            <numerusform>%n Elektro</numerusform>
            <numerusform>%n Elektro</numerusform>
        </translation>
    </message>
    <message>
        <source>The network: {cities}.</source>
        <translation>Das Netz: {cities}.</translation>
    </message>
    <message>
        <source>The bank powers no cities.</source>
        <translation>Die Bank versorgt keine Städte.</translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities.</source>
        <translation>
            <numerusform>Kann %n Stadt versorgen.</numerusform>
            <numerusform>Kann %n Städte versorgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities now, {maximum} with enough fuel.</source>
        <translation>
            <numerusform>Kann jetzt %n Stadt versorgen, {maximum} mit genug Rohstoffen.</numerusform>
            <numerusform>Kann jetzt %n Städte versorgen, {maximum} mit genug Rohstoffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}.</source>
        <translation>{plant}.</translation>
    </message>
    <message>
        <source>It holds no fuel.</source>
        <translation>Ohne Rohstoffe.</translation>
    </message>
    <message>
        <source>It holds {fuel}.</source>
        <translation>Gelagert: {fuel}.</translation>
    </message>
    <message>
        <source>{figures}: burns {need}, holds {held}.</source>
        <translation>{figures}: verbraucht {need}, lagert {held}.</translation>
    </message>
    <message>
        <source>Step {step}: one house in each city.</source>
        <translation>Stufe&#xa0;{step}: ein Haus in jeder Stadt.</translation>
    </message>
    <message>
        <source>Step {step}: two houses in each city.</source>
        <translation>Stufe&#xa0;{step}: zwei Häuser in jeder Stadt.</translation>
    </message>
    <message>
        <source>Step {step}: three houses in each city.</source>
        <translation>Stufe&#xa0;{step}: drei Häuser in jeder Stadt.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, before 1 2 3</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>{names} can end it</source>
        <translation>{names} kann beenden</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <comment>a number of cities follows</comment>
        <translation>Stufe 2 bei</translation>
    </message>
    <message>
        <source>ends at</source>
        <comment>the game; a number of cities follows</comment>
        <translation>Ende bei</translation>
    </message>
    <message>
        <source>Step 2 by card</source>
        <comment>the Step 3 card</comment>
        <translation>Stufe&#xa0;2 per Karte</translation>
    </message>
    <message>
        <source>outage</source>
        <comment>cities of this round, and the most without one, follow</comment>
        <translation>Ausfall</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n beiseite</numerusform>
            <numerusform>%n beiseite</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 with the Step 3 card, the end at {end}; cards left: {cards}</source>
        <translation>Stufe&#xa0;2 mit der Karte „Stufe&#xa0;3“, Ende bei {end}; Karten übrig: {cards}</translation>
    </message>
    <message>
        <source>Step 2 at {step2}, the end at {end}; cards left: {cards}</source>
        <translation>Stufe 2 bei {step2}, Ende bei {end}; Karten übrig: {cards}</translation>
    </message>
    <message>
        <source>The end at {end}; cards left: {cards}</source>
        <translation>Ende bei {end}; Karten übrig: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n before Step 3</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n vor Stufe&#xa0;3</numerusform>
            <numerusform>%n vor Stufe&#xa0;3</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, {phase}; cities: {cities}</source>
        <translation>Runde {round}, {phase}; Städte: {cities}</translation>
    </message>
    <message>
        <source>Could end the game this round: {names}.</source>
        <translation>Könnte das Spiel in dieser Runde beenden: {names}.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}, {phase}; cities: {cities}</source>
        <translation>Runde {round}, Stufe {step}, {phase}; Städte: {cities}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Shows what has happened in this game. Key: L</source>
        <translation>Zeigt, was in diesem Spiel geschehen ist. Taste: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Öffnet das Menü. Taste: F10</translation>
    </message>
    <message>
        <source>Step 3 is the last</source>
        <translation>Stufe 3 ist die letzte</translation>
    </message>
    <message>
        <source>Step 3 comes next</source>
        <translation>Stufe 3 kommt als Nächstes</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>People, separated by commas</source>
        <translation>Menschen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Spieler an einem Tisch</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>Ein Spielplan</translation>
    </message>
    <message>
        <source>A new one each round</source>
        <translation>Jede Runde ein anderer</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can take part, not {count}.</source>
        <translation>{minimum} bis {maximum} nehmen teil, nicht {count}.</translation>
    </message>
    <message>
        <source>Starts the tournament: everybody gets a seat for each round.</source>
        <translation>Beginnt das Turnier: Alle bekommen einen Platz für jede Runde.</translation>
    </message>
    <message>
        <source>The winner of a game gets 100 points, the last player none, the others equal steps in between.</source>
        <translation>Wer ein Spiel gewinnt, erhält 100 Punkte, der Letzte keine, alle dazwischen in gleichen Stufen.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} führt</translation>
    </message>
    <message>
        <source>{names} share the lead</source>
        <translation>{names} führen gemeinsam</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
</context>
<context>
    <name>TournamentList</name>
    <message>
        <source>No tournament is left.</source>
        <translation>Es gibt kein Turnier mehr.</translation>
    </message>
    <message>
        <source>The tournament has been deleted; its games stay.</source>
        <translation>Das Turnier ist gelöscht; seine Spiele bleiben.</translation>
    </message>
    <message>
        <source>The tournament has been restored.</source>
        <translation>Das Turnier ist wieder da.</translation>
    </message>
    <message>
        <source>This system has no trash; deleted tournaments are in {folder}.</source>
        <translation>Dieses System hat keinen Papierkorb; gelöschte Turniere liegen in {folder}.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Spiel {number} von {count}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, round {round}</source>
        <translation>Spiel {number} von {count}, Runde {round}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Plays the next game; games among bots run by themselves.</source>
        <translation>Spielt das nächste Spiel; unter sich spielt der Computer allein.</translation>
    </message>
    <message>
        <source>Stops the bots; the game can be continued.</source>
        <translation>Hält die Computer an; das Spiel kann weitergehen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Dieses Spiel spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>TournamentRunner</name>
    <message>
        <source>No bot answers, so the tournament is paused. “Play on” asks again.</source>
        <translation>Kein Bot antwortet, deshalb steht das Turnier. „Weiterspielen“ fragt noch einmal.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved ({reason}); check the folder.</source>
        <translation>Das Turnier kann nicht gespeichert werden ({reason}); prüfe den Ordner.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Deletes the tournament but not its games; Undo restores it.</source>
        <translation>Löscht das Turnier, nicht seine Spiele; Rückgängig stellt es wieder her.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Restores the last deleted tournament.</source>
        <translation>Stellt das zuletzt gelöschte Turnier wieder her.</translation>
    </message>
    <message>
        <source>upcoming</source>
        <comment>a game</comment>
        <translation>steht noch aus</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a game</comment>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Shows this tournament, so you can look at it or continue it.</source>
        <translation>Zeigt dieses Turnier, zum Ansehen oder Weiterspielen.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Rückschau auf das gewählte Spiel</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation>Züge des Spiels</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Turn order and plants</source>
        <translation>Reihenfolge und Kraftwerke</translation>
    </message>
    <message>
        <source>Welcome! You run a power company against two rivals. Whoever powers the most cities at the end of the game wins. You are {name[0]}, with the red houses. Here you see your money and, soon, your plants.</source>
        <translation>Willkommen! Du leitest einen Stromkonzern und hast zwei Gegner. Wer am Ende die meisten Städte mit Strom versorgt, gewinnt. Du bist {name[0]}, mit den roten Häusern. Hier siehst du dein Geld und bald deine Kraftwerke.</translation>
    </message>
    <message>
        <source>The game is played in rounds of five phases: turn order, plants, fuel, building and bureaucracy. This bar always shows the current phase.</source>
        <translation>Gespielt wird in Runden mit fünf Phasen: Reihenfolge, Kraftwerke, Rohstoffe, Bauen und Bürokratie. Diese Leiste zeigt immer die aktuelle Phase.</translation>
    </message>
    <message>
        <source>The turn order was random this time, and you are first. From now on, whoever has the most cities goes first. That is no advantage: the last player buys fuel and builds first.</source>
        <translation>Die Reihenfolge wurde diesmal ausgelost, und du bist Erster. Von jetzt an ist Erster, wer die meisten Städte hat. Das ist kein Vorteil: Der Letzte kauft Rohstoffe und baut zuerst.</translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation>So hoch musst du nicht beginnen: Du kannst immer noch erhöhen, wenn jemand gegen dich bietet. Biete Kraftwerk&#xa0;10 für 10 an.</translation>
    </message>
    <message>
        <source>That plant would work, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation>Das Kraftwerk ginge auch, aber Kraftwerk&#xa0;10 gibt dir mehr Strom für weniger Rohstoffe. Biete dieses an.</translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. Bidding goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation>{name[1]} will es auch und bietet {bid}. Geboten wird reihum, bis alle bis auf einen gepasst haben. Dir ist dieses Kraftwerk etwas mehr wert: Biete 12.</translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation>Wenn du passt, bekommt {name[1]} das beste Kraftwerk für {bid}. Biete noch einmal.</translation>
    </message>
    <message>
        <source>Just over the last bid is enough. Bid 12.</source>
        <translation>Knapp über dem letzten Gebot genügt. Biete 12.</translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. A new card replaces each plant sold, and the market is sorted by number. Everybody buys at most one plant a round, and the others now have theirs.</source>
        <translation>Kraftwerk&#xa0;10 gehört dir, für 12: Du zahlst, was du bietest. Für jedes verkaufte Kraftwerk kommt eine neue Karte, und der Markt ordnet sich nach Nummern. Jeder kauft höchstens ein Kraftwerk je Runde, und die anderen haben ihres jetzt.</translation>
    </message>
    <message>
        <source>After the first auctions the turn order is set again. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation>Nach den ersten Versteigerungen wird die Reihenfolge neu bestimmt. Noch hat niemand eine Stadt, also entscheidet die höchste Kraftwerksnummer: deine. In späteren Runden zählen zuerst die Städte.</translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation>Runde&#xa0;2, und wieder eröffnest du. Ab jetzt könntest du auch passen. Aber sieh dir Kraftwerk&#xa0;13 an: Es läuft mit Wind und Sonne und braucht nie Rohstoffe. Biete es an.</translation>
    </message>
    <message>
        <source>You may pass now, but then you get no plant this round. Plant 13 is worth having: open it.</source>
        <translation>Passen ist jetzt erlaubt, aber dann bekommst du in dieser Runde kein Kraftwerk. Kraftwerk&#xa0;13 lohnt sich: Biete es an.</translation>
    </message>
    <message>
        <source>That can be a good plant too. This time take the one that needs no fuel: open plant 13.</source>
        <translation>Auch das kann ein gutes Kraftwerk sein. Hier nehmen wir das ohne Rohstoffe: Biete Kraftwerk&#xa0;13 an.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Plants need fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Every token taken makes the next one more expensive for everybody.</source>
        <translation>Kraftwerke brauchen Rohstoffe. Der Markt verkauft den billigsten Marker zuerst: Die nächste Kohle kostet {price[coal]}. Jeder Kauf macht den nächsten Marker für alle teurer.</translation>
    </message>
    <message>
        <source>Fuel is bought in reverse turn order. {name[1]} and {name[2]} come after you, so they bought first and took the cheapest tokens. This is how the game holds back the leader.</source>
        <translation>Rohstoffe werden in umgekehrter Reihenfolge gekauft. {name[1]} und {name[2]} kommen nach dir, also waren sie zuerst dran und haben die billigsten Marker genommen. So bremst das Spiel den, der führt.</translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation>Ein Kraftwerk lagert bis zum Doppelten dessen, was es in einer Runde verbraucht. Kraftwerk&#xa0;10 verbraucht 2&#xa0;Kohle, also ist Platz für 4. Rohstoffe, die keins deiner Kraftwerke verbraucht, kannst du nicht kaufen.</translation>
    </message>
    <message>
        <source>Without coal your plant cannot run and your cities stay dark. Buy 2 coal first.</source>
        <translation>Ohne Kohle steht dein Kraftwerk still, und deine Städte bleiben dunkel. Kaufe zuerst 2&#xa0;Kohle.</translation>
    </message>
    <message>
        <source>There is room for more, but money is tight in the first round and you still need houses. 2 coal is enough.</source>
        <translation>Platz wäre für mehr, aber in der ersten Runde ist das Geld knapp, und du brauchst noch Häuser. 2&#xa0;Kohle genügen.</translation>
    </message>
    <message>
        <source>The coal is on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation>Die Kohle liegt auf deinem Kraftwerk. Du hast noch {money}&#xa0;Elektro und willst Häuser bauen: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>2 coal is enough for this round. Keep your money for houses and end your turn.</source>
        <translation>2&#xa0;Kohle reichen für diese Runde. Behalte dein Geld für Häuser und beende deinen Zug.</translation>
    </message>
    <message>
        <source>Two rounds later. You have also bought plant 12, a hybrid: it burns coal or oil, or one of each. It can store both.</source>
        <translation>Zwei Runden später. Du hast noch Kraftwerk&#xa0;12 gekauft, ein Hybridkraftwerk: Es verbraucht Kohle oder Öl, oder je eins. Lagern kann es beides.</translation>
    </message>
    <message>
        <source>Both are cheap right now. Buy 4 coal and 2 oil, more than you burn this round. What is left stays on your plants for the next one.</source>
        <translation>Beides ist gerade billig. Kaufe 4&#xa0;Kohle und 2&#xa0;Öl, mehr, als du in dieser Runde verbrauchst. Was übrig ist, bleibt für die nächste auf deinen Kraftwerken.</translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation>Du kannst dir mehr leisten, und billiger wird es kaum. Kaufe zusammen 4&#xa0;Kohle und 2&#xa0;Öl.</translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. This time buy 4 coal and 2 oil in all.</source>
        <translation>Deine Kraftwerke könnten auch andere Mengen lagern. Nimm diesmal zusammen 4&#xa0;Kohle und 2&#xa0;Öl.</translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the expensive end down. What everybody burns stays expensive. So watch what the others own: burning something else saves money.</source>
        <translation>Nach jeder Runde kommen ein paar neue Rohstoffe, und sie füllen den Markt vom teuren Ende her. Was alle verbrauchen, bleibt teuer. Achte also darauf, was die anderen haben: Etwas anderes zu verbrauchen spart Geld.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has started in the north and green in the south. They come after you in turn order, so they built first. Now it is your turn.</source>
        <translation>Jetzt brauchst du Kunden. Das ist die Karte; nur die farbigen Gebiete spielen mit. Blau hat im Norden begonnen und Grün im Süden. Sie kommen in der Reihenfolge nach dir, also haben sie zuerst gebaut. Jetzt bist du dran.</translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you also pay for the connection: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. A perfect place to start!</source>
        <translation>Eine leere Stadt kostet {house}. Ab deiner zweiten Stadt bezahlst du auch die Verbindung: die Zahl auf der Linie. Zwischen {city[essen]} und {city[duisburg]} ist sie 0. Ein idealer Anfang!</translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation>Ein Konzern ohne Stadt verdient fast nichts. Baue zuerst ein Haus: {city[essen]}.</translation>
    </message>
    <message>
        <source>You may start anywhere, but here connections are cheap and nobody else is near. Choose {city[essen]}.</source>
        <translation>Beginnen darfst du überall, aber hier sind die Verbindungen billig, und niemand sonst ist nah. Wähle {city[essen]}.</translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the connection, {house} for the house. For now a city has room for only one player, so nobody can follow you there.</source>
        <translation>Und nun {city[duisburg]}: {way[duisburg]} für die Verbindung, {house} für das Haus. Vorläufig hat eine Stadt nur Platz für einen Spieler, also kann dir dorthin niemand folgen.</translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation>Dein Kraftwerk versorgt 2&#xa0;Städte. Schließe die zweite an: {city[duisburg]}.</translation>
    </message>
    <message>
        <source>That connection costs more. {city[duisburg]} costs only the house.</source>
        <translation>Diese Verbindung ist teurer. {city[duisburg]} kostet nur das Haus.</translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation>Mehr als diese 2&#xa0;Städte kann dein Kraftwerk nicht versorgen. Behalte die übrigen {money}&#xa0;Elektro für das nächste Kraftwerk und beende deinen Zug.</translation>
    </message>
    <message>
        <source>A third city would stay dark: your plant powers only 2. Keep your money and end your turn.</source>
        <translation>Eine dritte Stadt bliebe dunkel, denn dein Kraftwerk versorgt nur 2. Behalte dein Geld und beende deinen Zug.</translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities by the cheapest route, even through other players&apos; cities. Point at a city to see the route and price.</source>
        <translation>Runde&#xa0;3. Du hast eine dritte Stadt und Kraftwerke für 5. Dein Netz wächst von jeder seiner Städte aus, immer auf dem billigsten Weg, auch durch Städte der anderen. Zeige auf eine Stadt, um Weg und Preis zu sehen.</translation>
    </message>
    <message>
        <source>Connect {city[koeln]} and {city[dortmund]}. You can choose both and build them together. Then end your turn.</source>
        <translation>Schließe {city[koeln]} und {city[dortmund]} an. Du kannst beide auswählen und zusammen bauen. Beende dann deinen Zug.</translation>
    </message>
    <message>
        <source>Not yet: {city[koeln]} and {city[dortmund]} first. With them you use all your power.</source>
        <translation>Noch nicht: zuerst {city[koeln]} und {city[dortmund]}. Mit ihnen nutzt du deinen ganzen Strom.</translation>
    </message>
    <message>
        <source>You could, but it costs more. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation>Du könntest, aber es ist teurer. {city[koeln]} und {city[dortmund]} sind jetzt am billigsten.</translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities move you up in the turn order, and then you buy fuel and build after the others.</source>
        <translation>Gut angeschlossen! Du darfst so viel bauen, wie du bezahlen kannst. Aber mit mehr Städten rückst du in der Reihenfolge vor, und dann kaufst du Rohstoffe und baust nach den anderen.</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Strom und Geld</translation>
    </message>
    <message>
        <source>The last phase of a round is bureaucracy, and it is more fun than it sounds: plants run, and money comes in. You are paid for the cities you power.</source>
        <translation>Die letzte Phase einer Runde heißt Bürokratie und macht mehr Spaß, als es klingt: Kraftwerke laufen, und Geld kommt herein. Bezahlt wirst du für die Städte, die du mit Strom versorgst.</translation>
    </message>
    <message>
        <source>Round 5. You now own {cities} cities, and plants for more. The more cities you power, the less another one adds: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation>Runde&#xa0;5. Inzwischen hast du {cities}&#xa0;Städte und Kraftwerke für mehr. Je mehr Städte du versorgst, desto weniger bringt eine weitere: {pay[2]} für 2, aber {pay[9]} für 9.</translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: exactly as many as you have. Plant 13 would power one more, but nobody pays for power without a city. For practice, switch it off and run the others.</source>
        <translation>Die Kraftwerke&#xa0;24 und 26 versorgen 4 und 5&#xa0;Städte: genau, was du hast. Kraftwerk&#xa0;13 könnte noch eine versorgen, aber für Strom ohne Stadt zahlt niemand. Schalte es zur Übung aus und lass die anderen laufen.</translation>
    </message>
    <message>
        <source>You could do that too. This time choose {city[muenster]} and {city[osnabrueck]}.</source>
        <translation>Das geht auch. Nimm diesmal {city[muenster]} und {city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>Step 2! The lowest plant was removed from the game and replaced. From now on every city has room for a second player, for {house2}, and the fuel that arrives after each round changes.</source>
        <translation>Stufe&#xa0;2! Das niedrigste Kraftwerk ist aus dem Spiel und wurde ersetzt. Ab jetzt hat jede Stadt Platz für einen zweiten Spieler, für {house2}, und nach jeder Runde kommen andere Mengen Rohstoffe.</translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: it already has one house. The second place costs {house2} plus the connection. You have just enough money, so build there.</source>
        <translation>Runde&#xa0;5. Sieh dir {city[bremen]} an: Dort steht schon ein Haus. Der zweite Platz kostet {house2}, dazu kommt die Verbindung. Dein Geld reicht gerade, also baue dort.</translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends after that building phase. You own {cities}, the others fewer. You can end it now.</source>
        <translation>Runde&#xa0;8. Sobald jemand {end_at} Städte hat, endet das Spiel nach dieser Bauphase. Du hast {cities}, die anderen weniger. Jetzt kannst du es beenden.</translation>
    </message>
    <message>
        <source>The others have built what they could afford: {name[1]} now owns {owned[1]} cities, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation>Die anderen haben gebaut, was sie sich leisten konnten: {name[1]} hat jetzt {owned[1]} Städte, {name[2]} {owned[2]}. Deine Kraftwerke können 15 versorgen. Warte also nicht: Beende das Spiel, solange du vorn bist.</translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game continues, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Mit weniger als {end_at}&#xa0;Städten geht das Spiel weiter, und die anderen holen auf. Schließe {city[flensburg]}, {city[kassel]} und {city[mainz]} an.</translation>
    </message>
    <message>
        <source>That is all you need to know. Start a new game: the rivals suggested there are learners too. While you play, H gives a hint, Z undoes your last step, and F1 shows the rules. Have fun!</source>
        <translation>Mehr musst du nicht wissen. Beginne ein neues Spiel: Die vorgeschlagenen Gegner sind auch Lehrlinge. Während du spielst, gibt H einen Tipp, Z nimmt deinen letzten Schritt zurück, und F1 zeigt die Regeln. Viel Spaß!</translation>
    </message>
    <message>
        <source>Keep reading: you&apos;ll do that in a moment.</source>
        <translation>Lies weiter: Das machst du gleich.</translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it takes the step for you.</source>
        <translation>Hier ist „Zeig es mir“ dein Tipp: Es macht den Schritt für dich.</translation>
    </message>
    <message>
        <source>The rules allow that, but this step asks for something else.</source>
        <translation>Die Regeln erlauben das, aber dieser Schritt verlangt etwas anderes.</translation>
    </message>
    <message>
        <source>Power plants! Only the current market is for sale; the others come later. Look at plant 10: its number is its minimum bid, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation>Kraftwerke! Nur der aktuelle Markt steht zum Verkauf; die anderen kommen später. Sieh dir Kraftwerk&#xa0;10 an: Seine Nummer ist das Mindestgebot, und aus 2&#xa0;Kohle macht es Strom für 2&#xa0;Städte. Keiner seiner Nachbarn kann mehr.</translation>
    </message>
    <message>
        <source>You go first. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation>Du beginnst. Klicke Kraftwerk&#xa0;10 an, lass das Gebot bei 10 und drücke den Knopf rechts unten. Damit wird das Kraftwerk versteigert.</translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and any further one replaces one of them. And in the Recharged edition, which you are learning, bidding for the plant with the green token starts at 1.</source>
        <translation>Diesmal hat niemand gegen dich geboten. Noch zwei Dinge: Du darfst {plants_allowed} Kraftwerke haben, ein weiteres ersetzt eins davon. Und in der Ausgabe Recharged, die du hier lernst, beginnen die Gebote für das Kraftwerk mit dem grünen Marker bei 1.</translation>
    </message>
    <message>
        <source>Take 2 coal: click the plus beside coal twice, or two tokens in the market. Then press the button at the lower right to pay.</source>
        <translation>Nimm 2&#xa0;Kohle: Klicke zweimal auf das Plus neben der Kohle oder auf zwei Marker im Markt. Drücke dann den Knopf rechts unten, um zu bezahlen.</translation>
    </message>
    <message>
        <source>Click {city[essen]} on the map, or choose it in the list of cities. The house is only planned so far: press the button at the lower right to build it.</source>
        <translation>Klicke {city[essen]} auf der Karte an oder wähle sie in der Liste der Städte. Noch ist das Haus nur vorgemerkt: Drücke den Knopf rechts unten, um es zu bauen.</translation>
    </message>
    <message>
        <source>Plant 10 burns its 2 coal and powers both of your cities. That brings {pay[2]} Elektro. It is switched on already: press the button at the lower right.</source>
        <translation>Kraftwerk&#xa0;10 verbraucht seine 2&#xa0;Kohle und versorgt deine beiden Städte. Das bringt {pay[2]}&#xa0;Elektro. Eingeschaltet ist es schon: Drücke den Knopf rechts unten.</translation>
    </message>
    <message>
        <source>Without power you get only {pay[0]} Elektro. Switch plant 10 on: its coal is there to be burnt.</source>
        <translation>Ohne Strom bekommst du nur {pay[0]}&#xa0;Elektro. Schalte Kraftwerk&#xa0;10 ein: Seine Kohle ist zum Verbrauchen da.</translation>
    </message>
    <message>
        <source>The others have run their plants too. Then new fuel came to the market: how much of each depends on the number of players and on the Step. Uranium stays rare.</source>
        <translation>Auch die anderen haben ihre Kraftwerke betrieben. Dann kamen neue Rohstoffe in den Markt: Wie viele, hängt von der Spielerzahl und der Stufe ab. Uran bleibt selten.</translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation>Und das höchste Kraftwerk kam unter den Stapel; eine andere Karte wurde gezogen. So kehren die stärksten Kraftwerke erst gegen Ende zurück.</translation>
    </message>
    <message>
        <source>That would do no harm, but no good either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation>Das würde nicht schaden, aber auch nichts bringen: Du hast nur {cities} Städte. Schalte Kraftwerk&#xa0;13 aus.</translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation>Dann blieben einige deiner Städte dunkel. Schalte die Kraftwerke&#xa0;24 und 26 ein, sonst nichts.</translation>
    </message>
    <message>
        <source>Unburnt fuel stays where it is. And that was a whole round! All others work the same way; only the three Steps of the game change a few things. They come next.</source>
        <translation>Was nicht verbraucht wird, bleibt, wo es ist. Und das war eine ganze Runde! Alle anderen laufen genauso ab; nur die drei Stufen des Spiels ändern ein paar Dinge. Sie kommen als Nächstes.</translation>
    </message>
    <message>
        <source>Three Steps</source>
        <translation>Drei Stufen</translation>
    </message>
    <message>
        <source>Every game has three Steps. In Step 1 a city has room for only one player. It is round 4 now, and the map around you is filling up.</source>
        <translation>Jedes Spiel hat drei Stufen. In Stufe&#xa0;1 hat eine Stadt nur Platz für einen Spieler. Es ist Runde&#xa0;4, und um dich herum wird die Karte voll.</translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities} and have money for two more.</source>
        <translation>Hier siehst du, wie viele Städte jeder hat. Sobald jemand {step2_at} hat, beginnt nach dem Bauen Stufe&#xa0;2. Du hast {cities}, und Geld für zwei weitere.</translation>
    </message>
    <message>
        <source>Be the one who does it: connect {city[muenster]} and {city[osnabrueck]}, then end your turn.</source>
        <translation>Mach du den Anfang: Schließe {city[muenster]} und {city[osnabrueck]} an und beende dann deinen Zug.</translation>
    </message>
    <message>
        <source>Without these two cities everything stays as it is. Connect {city[muenster]} and {city[osnabrueck]} first.</source>
        <translation>Ohne diese beiden Städte bleibt alles, wie es ist. Schließe zuerst {city[muenster]} und {city[osnabrueck]} an.</translation>
    </message>
    <message>
        <source>You have plants for one more city, and money for it. Build first: {city[bremen]}.</source>
        <translation>Du hast Kraftwerke für eine Stadt mehr, und Geld dafür. Baue zuerst: {city[bremen]}.</translation>
    </message>
    <message>
        <source>You could do that too. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation>Das geht auch. Aber {city[bremen]} zeigt, was neu ist: zwei Spieler in einer Stadt.</translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has been drawn. It stays until the auctions are over. Then it is removed together with the lowest plant, and Step 3 begins.</source>
        <translation>Runde&#xa0;7, und die Karte „Stufe&#xa0;3“ ist aufgedeckt. Sie bleibt, bis die Versteigerungen vorbei sind. Dann kommt sie zusammen mit dem niedrigsten Kraftwerk aus dem Spiel, und Stufe&#xa0;3 beginnt.</translation>
    </message>
    <message>
        <source>The others have already bought this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation>Die anderen haben in dieser Runde schon gekauft, also kann niemand gegen dich bieten. Kraftwerk&#xa0;32 versorgt 6&#xa0;Städte mit 3&#xa0;Öl. Nimm es.</translation>
    </message>
    <message>
        <source>Nobody can bid against you: it will never be this cheap again. Take plant 32.</source>
        <translation>Niemand kann gegen dich bieten: So billig wird es nie wieder. Nimm Kraftwerk&#xa0;32.</translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation>Kraftwerk&#xa0;32 versorgt mehr für seinen Preis. Nimm dieses.</translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Scrap plant 13: it powers just one city.</source>
        <translation>Du darfst {plants_allowed} Kraftwerke haben, also muss eins der alten gehen. Gib Kraftwerk&#xa0;13 ab: Es versorgt nur eine Stadt.</translation>
    </message>
    <message>
        <source>That one is far too good to scrap. Plant 13 powers the fewest cities.</source>
        <translation>Das ist viel zu gut, um es abzugeben. Kraftwerk&#xa0;13 versorgt die wenigsten Städte.</translation>
    </message>
    <message>
        <source>Step 3! All plants here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is near.</source>
        <translation>Stufe&#xa0;3! Alle Kraftwerke hier stehen zum Verkauf, und jede Stadt hat einen dritten Platz für {house3}. Jetzt heißt es wachsen: Das Ende ist nah.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>But cities alone do not win. What counts are the cities you can power at the end, with your plants and the fuel on them. Yours could power 4, 5 and 6: that makes 15.</source>
        <translation>Aber Städte allein gewinnen nicht. Es zählen die Städte, die du am Ende versorgen kannst, mit deinen Kraftwerken und den Rohstoffen darauf. Deine könnten 4, 5 und 6 versorgen: Das macht 15.</translation>
    </message>
    <message>
        <source>So make sure nothing runs short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation>Sorge also dafür, dass nichts fehlt: Kaufe 5&#xa0;Öl für die Kraftwerke&#xa0;26 und 32 und 2&#xa0;Müll für Kraftwerk&#xa0;24. Beende dann deinen Zug.</translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation>Kraftwerke ohne Rohstoffe zählen nichts, am Ende schon gar nicht. Kaufe zusammen 5&#xa0;Öl und 2&#xa0;Müll.</translation>
    </message>
    <message>
        <source>You need no more: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation>Mehr brauchst du nicht: Das ist die letzte Runde. Kaufe zusammen 5&#xa0;Öl und 2&#xa0;Müll.</translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation>Schließe noch drei Städte an: {city[flensburg]}, {city[kassel]} und {city[mainz]}. Das macht {end_at}. Beende dann deinen Zug.</translation>
    </message>
    <message>
        <source>You could, but then three cities may cost too much. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Das ginge, aber dann werden drei Städte vielleicht zu teuer. Wähle {city[flensburg]}, {city[kassel]} und {city[mainz]}.</translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation>Du versorgst {powered[0]}&#xa0;Städte, {name[1]} {powered[1]} und {name[2]} {powered[2]}. Du hast gewonnen! Du hast mehr Städte, als du versorgen kannst, und das machte nichts. Bei Gleichstand hätte das Geld entschieden.</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Zurück zur vorigen Seite.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation>Zu meinem Zug</translation>
    </message>
    <message>
        <source>Pauses the bots, or lets them continue.</source>
        <translation>Lässt die Computer warten oder weitermachen.</translation>
    </message>
    <message>
        <source>Lets the bots move at once until it is your turn.</source>
        <translation>Lässt die Computer sofort ziehen, bis du am Zug bist.</translation>
    </message>
    <message>
        <source>Cancels your limit.</source>
        <translation>Hebt dein Limit auf.</translation>
    </message>
    <message>
        <source>No limit is set.</source>
        <translation>Kein Limit ist gesetzt.</translation>
    </message>
    <message>
        <source>Cancel your limit of {limit} for plant {plant}</source>
        <translation>Limit von {limit} für Kraftwerk {plant} aufheben</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>No plant chosen</source>
        <translation>Noch kein Kraftwerk gewählt</translation>
    </message>
    <message>
        <source>{name} is choosing a plant</source>
        <translation>{name} wählt ein Kraftwerk</translation>
    </message>
    <message>
        <source>You lead with {bid}. {name} is thinking</source>
        <translation>Du führst mit {bid}. {name} überlegt</translation>
    </message>
    <message>
        <source>{leader} leads. {name} is thinking</source>
        <translation>{leader} führt. {name} überlegt</translation>
    </message>
    <message>
        <source>Then {names}</source>
        <translation>Dann {names}</translation>
    </message>
    <message>
        <source>Your place in turn order: {n}</source>
        <translation>Deine Stelle beim Eröffnen: {n}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>{city}: before you, {names} can build there.</source>
        <translation>{city}: Vor dir kann dort bauen: {names}.</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Beschreibung des Tischs</translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>need %n more</source>
        <comment>Elektro that are missing</comment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n</source>
        <comment>Elektro that are missing; short</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation>Koupit {fuel}</translation>
    </message>
    <message numerus="yes">
        <source>Build in {city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>Stavět – {city} a ještě %n město</numerusform>
            <numerusform>Stavět – {city} a ještě %n města</numerusform>
            <numerusform>Stavět – {city} a ještě %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance}% to win</source>
        <translation>šance {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>costs {figure}</source>
        <translation>stojí {figure}</translation>
    </message>
    <message>
        <source>will cost about {figure}</source>
        <translation>bude stát asi {figure}</translation>
    </message>
    <message>
        <source>earns {figure}</source>
        <translation>vynese {figure}</translation>
    </message>
    <message>
        <source>capacity {change}</source>
        <translation>výkon {change}</translation>
    </message>
    <message>
        <source>cities {change}</source>
        <translation>města {change}</translation>
    </message>
    <message>
        <source>can power {figure}</source>
        <translation>může zásobit {figure}</translation>
    </message>
    <message>
        <source>income {change}</source>
        <translation>zisk {change}</translation>
    </message>
    <message>
        <source>number {figure} in the next turn order</source>
        <translation>{figure}. v příštím pořadí</translation>
    </message>
    <message>
        <source>{name} takes plant {figure}</source>
        <translation>{name} bere elektrárnu {figure}</translation>
    </message>
    <message>
        <source>begins Step 2</source>
        <translation>začíná 2.&#xa0;epochu</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>ukončí hru</translation>
    </message>
    <message>
        <source>keeps {figure} Elektro</source>
        <translation>nechává {figure}&#xa0;Elektro</translation>
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
        <translation>Začít druhou síť – {city}</translation>
    </message>
    <message>
        <source>Buy {fuel} ({market})</source>
        <translation>Koupit {fuel} ({market})</translation>
    </message>
    <message>
        <source>Open plant {plant} for {bid}</source>
        <translation>Dražit č. {plant} za {bid}</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Nic nespouštět</translation>
    </message>
    <message>
        <source>Run {plants}</source>
        <translation>Spustit č. {plants}</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Odstranit {fuel}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Nekupovat další suroviny</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Už nestavět</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Nabídnout {bid}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasovat</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Odstranit {plant}</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>Stavět – {city}</translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation>Domeček banky – {city}</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Označit – {city}</translation>
    </message>
</context>
<context>
    <name>AtHand</name>
    <message>
        <source>Fuel, building</source>
        <translation>Suroviny, stavba</translation>
    </message>
    <message>
        <source>Still to buy</source>
        <translation>Ještě koupí</translation>
    </message>
    <message>
        <source>Still to build</source>
        <translation>Ještě postaví</translation>
    </message>
    <message numerus="yes">
        <source>%n cities to Step 2</source>
        <comment>cities</comment>
        <translation>
            <numerusform>2.&#xa0;epocha za %n město</numerusform>
            <numerusform>2.&#xa0;epocha za %n města</numerusform>
            <numerusform>2.&#xa0;epocha za %n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to the end</source>
        <comment>of the game, cities</comment>
        <translation>
            <numerusform>konec za %n město</numerusform>
            <numerusform>konec za %n města</numerusform>
            <numerusform>konec za %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Příští pořadí</translation>
    </message>
    <message>
        <source>Income by cities: {pay}</source>
        <translation>Zisk podle měst: {pay}</translation>
    </message>
    <message>
        <source>Income and turn order</source>
        <translation>Zisk a&#xa0;pořadí hráčů</translation>
    </message>
    <message>
        <source>Shows or hides income, turn orders and thresholds. Key: {key}</source>
        <translation>Ukáže nebo skryje zisk, pořadí hráčů a&#xa0;hranice. Klávesa: {key}</translation>
    </message>
</context>
<context>
    <name>AuctionPage</name>
    <message>
        <source>Pass</source>
        <translation>Pasovat</translation>
    </message>
    <message>
        <source>Your limit is below this bid. Press Enter again to bid without it.</source>
        <translation>Tvůj limit je nižší než tato nabídka. Dalším stiskem Enter nabídneš bez něj.</translation>
    </message>
</context>
<context>
    <name>AuctionStage</name>
    <message>
        <source>bought {plant}</source>
        <translation>má {plant}</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>Order in round {round}: {names}</source>
        <translation>{round}.&#xa0;kolo, pořadí: {names}</translation>
    </message>
    <message>
        <source>Round {round}: {first} is first, {last} is last</source>
        <translation>{round}.&#xa0;kolo: první {first}, poslední {last}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>vede</translation>
    </message>
    <message>
        <source>has {money}</source>
        <translation>má {money}</translation>
    </message>
</context>
<context>
    <name>Beat</name>
    <message>
        <source>Press any key to continue</source>
        <translation>Pokračuj libovolnou klávesou</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>2. epocha</translation>
    </message>
    <message>
        <source>Second places are open, for {price}.</source>
        <translation>Otevřena jsou druhá místa, za {price}.</translation>
    </message>
    <message>
        <source>Third places are open, for {price}.</source>
        <translation>Otevřena jsou třetí místa, za {price}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;kolo</translation>
    </message>
    <message>
        <source>Step 3, the last Step</source>
        <translation>3.&#xa0;epocha, poslední epocha</translation>
    </message>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n elektrárna na prodej.</numerusform>
            <numerusform>%n elektrárny, všechny na prodej.</numerusform>
            <numerusform>%n elektráren, všechny na prodej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refill: {tokens}.</source>
        <translation>Doplnění: {tokens}.</translation>
    </message>
</context>
<context>
    <name>BidRuler</name>
    <message>
        <source>Your bid</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Přihazovat za mě do</translation>
    </message>
    <message>
        <source>The game bids for you up to this amount; the others do not see it. (U)</source>
        <translation>Až do této částky přihazuje hra za tebe; ostatní ji nevidí. (U)</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Napiš nabídku</translation>
    </message>
    <message>
        <source>Type your limit</source>
        <translation>Napiš svůj limit</translation>
    </message>
    <message>
        <source>Raise your limit by 1</source>
        <translation>Zvýšit limit o&#xa0;1</translation>
    </message>
    <message>
        <source>Lower your limit by 1</source>
        <translation>Snížit limit o&#xa0;1</translation>
    </message>
    <message>
        <source>minimum {minimum}</source>
        <translation>nejméně {minimum}</translation>
    </message>
    <message>
        <source>fair {low} to {high}, break-even {even}</source>
        <translation>přiměřeně {low} až {high}, hranice výhodnosti {even}</translation>
    </message>
    <message>
        <source>you have {money}</source>
        <translation>máš {money}</translation>
    </message>
    <message>
        <source>fair {low}–{high}</source>
        <translation>přiměřeně {low}–{high}</translation>
    </message>
    <message>
        <source>not worth {price}</source>
        <translation>za {price} se nevyplatí</translation>
    </message>
    <message>
        <source>break-even {price}</source>
        <translation>výhodné do {price}</translation>
    </message>
    <message>
        <source>even {price}</source>
        <comment>break-even; short</comment>
        <translation>mez {price}</translation>
    </message>
    <message>
        <source>Your bid: {price}. Drag it, or turn the wheel.</source>
        <translation>Tvoje nabídka: {price}. Táhni ji, nebo otáčej kolečkem myši.</translation>
    </message>
    <message>
        <source>Your limit: the game bids for you up to {price}.</source>
        <translation>Tvůj limit: hra za tebe přihazuje až do {price}.</translation>
    </message>
    <message>
        <source>Too low: {price} has been bid.</source>
        <translation>Příliš málo: už je nabídnuto {price}.</translation>
    </message>
    <message>
        <source>Even for {price} you do better without the plant.</source>
        <translation>I za {price} jsi na tom bez elektrárny lépe.</translation>
    </message>
    <message>
        <source>Above {price}, the break-even, you do better without the plant.</source>
        <translation>Nad {price}, hranicí výhodnosti, jsi na tom bez elektrárny lépe.</translation>
    </message>
    <message>
        <source>Fair: for {low} to {high} you do as well with it as without.</source>
        <translation>Přiměřeně: za {low} až {high} jsi na tom s ní stejně dobře jako bez ní.</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>min. {minimum}</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>až do</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Odstoupí z&#xa0;této dražby.</translation>
    </message>
    <message>
        <source>{name} bids {bid}; your limit was {limit}.</source>
        <translation>{name} nabízí {bid}; tvůj limit je {limit}.</translation>
    </message>
    <message>
        <source>{name} leads. Your bid</source>
        <translation>{name} vede. Tvá nabídka</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tvá nabídka</translation>
    </message>
    <message>
        <source>If you pass, {name} gets it for {bid}.</source>
        <translation>Když pasuješ, {name} ji má za {bid}.</translation>
    </message>
    <message>
        <source>Then {names} may bid.</source>
        <translation>Pak mohou přihazovat: {names}.</translation>
    </message>
    <message>
        <source>{name} leads. You cannot raise</source>
        <translation>{name} vede. Nemůžeš přihodit</translation>
    </message>
    <message>
        <source>You cannot raise</source>
        <translation>Nemůžeš přihodit</translation>
    </message>
    <message>
        <source>You have {money}; the minimum bid is {minimum}.</source>
        <translation>Máš {money}; nejmenší nabídka je {minimum}.</translation>
    </message>
    <message>
        <source>Makes this bid.</source>
        <translation>Dá tuto nabídku.</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}</source>
        <translation>Nabídnout {bid}, do {limit}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Nabídnout {bid}</translation>
    </message>
    <message>
        <source>{bid} is much more than {before}. Press Enter again to bid it.</source>
        <translation>{bid} je o&#xa0;hodně víc než {before}. Dalším stiskem Enter to nabídneš.</translation>
    </message>
</context>
<context>
    <name>BoardRules</name>
    <message>
        <source>Plants that are always in the opening market.</source>
        <translation>Elektrárny, které vždy leží v&#xa0;první nabídce.</translation>
    </message>
    <message>
        <source>The top of the draw pile: plants, or a random card of a kind.</source>
        <translation>Vrch doplňovacího balíčku: elektrárny, nebo náhodná karta jednoho druhu.</translation>
    </message>
    <message>
        <source>The cards below those, shuffled.</source>
        <translation>Karty pod nimi, zamíchané.</translation>
    </message>
    <message>
        <source>Plants that are not used, by number of players.</source>
        <translation>Elektrárny, které se nepoužijí, podle počtu hráčů.</translation>
    </message>
    <message>
        <source>Plug cards and others removed unseen, by number of players.</source>
        <translation>Karty se zástrčkou a&#xa0;ostatní odstraněné naslepo, podle počtu hráčů.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen.</source>
        <translation>Elektrárny, které se nikdy neodstraňují naslepo.</translation>
    </message>
    <message>
        <source>Plants set aside; they go on top of the draw pile when Step 2 begins.</source>
        <translation>Elektrárny odložené stranou; s&#xa0;2.&#xa0;epochou přijdou na vrch doplňovacího balíčku.</translation>
    </message>
    <message>
        <source>How many cards are below the Step 3 card.</source>
        <translation>Kolik karet je pod kartou „3.&#xa0;epocha“.</translation>
    </message>
    <message>
        <source>How many plants are for sale.</source>
        <translation>Kolik elektráren je na prodej.</translation>
    </message>
    <message>
        <source>How many plants are in the future market.</source>
        <translation>Kolik elektráren je ve spodním řádku.</translation>
    </message>
    <message>
        <source>Kinds of plants that are for sale even as the lowest of the future market.</source>
        <translation>Druhy elektráren, které jsou na prodej i&#xa0;jako nejhorší ve spodním řádku.</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile.</source>
        <translation>Druhy elektráren, které nikdy nejdou pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>How many of the lowest plants are removed in a round without a sale.</source>
        <translation>Kolik nejhorších elektráren odejde v&#xa0;kole bez prodeje.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed when the first player in a round declines to open.</source>
        <translation>Zda nejhorší elektrárna odejde, když první hráč v&#xa0;kole dražbu nezahájí.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed in Phase 5 of Steps 1 and 2.</source>
        <translation>Zda nejhorší elektrárna odejde ve fázi 5 v&#xa0;1. a&#xa0;2.&#xa0;epoše.</translation>
    </message>
    <message>
        <source>Whether the plant removed by Step 2 is replaced.</source>
        <translation>Zda se elektrárna odstraněná 2.&#xa0;epochou nahradí.</translation>
    </message>
    <message>
        <source>Whether the discount token is used: the lowest plant may go for 1.</source>
        <translation>Zda se používá žeton slevy: nejhorší elektrárna je už za 1.</translation>
    </message>
    <message>
        <source>Whether plants too small for the leader are removed.</source>
        <translation>Zda odcházejí elektrárny příliš malé pro vedoucího hráče.</translation>
    </message>
    <message>
        <source>Whether the turn order is set after the auctions instead of before.</source>
        <translation>Zda se pořadí hráčů určuje po dražbách místo před nimi.</translation>
    </message>
    <message>
        <source>Cities that start Step 2, by number of players.</source>
        <translation>Počet měst, s&#xa0;nímž začíná 2.&#xa0;epocha, podle počtu hráčů.</translation>
    </message>
    <message>
        <source>Cities that end the game, by number of players.</source>
        <translation>Počet měst, s&#xa0;nímž končí hra, podle počtu hráčů.</translation>
    </message>
    <message>
        <source>Whether Step 2 also begins when every city in play has a house.</source>
        <translation>Zda 2.&#xa0;epocha začíná i&#xa0;tehdy, když má každé město ve hře domeček.</translation>
    </message>
    <message>
        <source>The spaces of the fuel market.</source>
        <translation>Místa na trhu se surovinami.</translation>
    </message>
    <message>
        <source>How many tokens of each fuel there are.</source>
        <translation>Kolik je žetonů každé suroviny.</translation>
    </message>
    <message>
        <source>Tokens in the fuel market at the start.</source>
        <translation>Žetony na trhu se surovinami na začátku.</translation>
    </message>
    <message>
        <source>Tokens added in Steps 1, 2 and 3, for each number of players.</source>
        <translation>Žetony doplňované v&#xa0;1., 2. a&#xa0;3.&#xa0;epoše, pro každý počet hráčů.</translation>
    </message>
    <message>
        <source>What the places in every city cost.</source>
        <translation>Co stojí místa v&#xa0;každém městě.</translation>
    </message>
    <message>
        <source>How many places of a city are open in each Step.</source>
        <translation>Kolik míst ve městě je v&#xa0;každé epoše otevřených.</translation>
    </message>
    <message>
        <source>Money each player starts with.</source>
        <translation>Peníze, se kterými každý začíná.</translation>
    </message>
    <message>
        <source>What is paid for 0, 1, 2 and more powered cities.</source>
        <translation>Kolik se platí za 0, 1, 2 a&#xa0;více zásobených měst.</translation>
    </message>
    <message>
        <source>How many plants a player may have.</source>
        <translation>Kolik elektráren smí hráč mít.</translation>
    </message>
    <message>
        <source>How many runs&apos; worth of fuel a plant can store.</source>
        <translation>Na kolik spuštění může elektrárna skladovat suroviny.</translation>
    </message>
    <message>
        <source>Kinds of plants that only players with a city in one of these areas may buy.</source>
        <translation>Druhy elektráren, které smí koupit jen hráč s&#xa0;městem v&#xa0;jedné z&#xa0;těchto oblastí.</translation>
    </message>
    <message>
        <source>An outage occurs when more cities than this per player are connected in one round.</source>
        <translation>Výpadek proudu nastane, když se v&#xa0;jednom kole připojí víc měst na hráče, než je uvedeno.</translation>
    </message>
    <message>
        <source>Whether Step 2 is carried out first if Step 3 comes before it.</source>
        <translation>Zda se nejdřív provede 2.&#xa0;epocha, přijde-li 3.&#xa0;epocha dřív.</translation>
    </message>
    <message>
        <source>What breaks a tie: money or cities.</source>
        <translation>Co rozhoduje při rovnosti: peníze nebo města.</translation>
    </message>
    <message>
        <source>Options the players may choose.</source>
        <translation>Možnosti, které si hráči mohou zvolit.</translation>
    </message>
    <message>
        <source>Plants that replace those of the same number, by the area in play that brings them.</source>
        <translation>Elektrárny, které nahradí ty se stejným číslem, je-li jejich oblast ve hře.</translation>
    </message>
    <message>
        <source>Burnt coal goes to a storage that sells it at this price.</source>
        <translation>Spálené uhlí jde do skladu, který ho prodává za tuto cenu.</translation>
    </message>
    <message>
        <source>Whether the storage sells at any time.</source>
        <translation>Zda sklad prodává kdykoli.</translation>
    </message>
    <message>
        <source>Once this plant has been bought, uranium is never refilled.</source>
        <translation>Jakmile se tato elektrárna koupí, uran se už nikdy nedoplňuje.</translation>
    </message>
    <message>
        <source>Cities that make a fuel cheaper for anyone with a house there.</source>
        <translation>Města, která zlevňují surovinu každému, kdo tam má domeček.</translation>
    </message>
    <message>
        <source>What it costs to start in a city that no connection reaches.</source>
        <translation>Co stojí začít ve městě, kam nevede spojení.</translation>
    </message>
    <message>
        <source>Cities in which no network may start.</source>
        <translation>Města, ve kterých nesmí začít žádná síť.</translation>
    </message>
    <message>
        <source>Whether areas in play may be unconnected.</source>
        <translation>Zda oblasti ve hře mohou ležet odděleně.</translation>
    </message>
    <message>
        <source>Whether players may switch these rules off.</source>
        <translation>Zda hráči mohou tato pravidla vypnout.</translation>
    </message>
    <message>
        <source>How many areas are in play, by number of players.</source>
        <translation>Kolik oblastí je ve hře, podle počtu hráčů.</translation>
    </message>
    <message>
        <source>Whether there are three Steps; without them the game stays in Step 1.</source>
        <translation>Zda jsou tři epochy; bez nich hra zůstane v 1. epoše.</translation>
    </message>
    <message>
        <source>Kinds of plants that are not for sale in Step 1; they go under the draw pile.</source>
        <translation>Druhy elektráren, které v 1. epoše nejsou na prodej; jdou pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>Plants of those kinds that are removed from the game instead.</source>
        <translation>Elektrárny těchto druhů, které místo toho opustí hru.</translation>
    </message>
    <message>
        <source>Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again.</source>
        <translation>Zda karta 3. epochy přinese nejdřív 2. epochu a vrátí se pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>How many plants go under the draw pile in Phase 5 of Step 2.</source>
        <translation>Kolik elektráren jde ve fázi 5 ve 2. epoše pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>A plant market of one row, all for sale, filled only in Phase 5.</source>
        <translation>Trh v jednom řádku, vše na prodej, doplňuje se jen ve fázi 5.</translation>
    </message>
    <message>
        <source>How many of the highest plants are set aside in Phase 5, as a later draw pile.</source>
        <translation>Kolik nejlepších elektráren se ve fázi 5 odloží jako pozdější doplňovací balíček.</translation>
    </message>
    <message>
        <source>Whether a player who buys the plant with the discount token may buy another.</source>
        <translation>Zda smí hráč po elektrárně se žetonem slevy koupit další.</translation>
    </message>
    <message>
        <source>Kinds of plants that burn more tokens than printed, and how many more.</source>
        <translation>Druhy elektráren, které spálí víc, než je vytištěno, a o kolik.</translation>
    </message>
    <message>
        <source>A second fuel market in the north; each turn a player buys at one of the two.</source>
        <translation>Druhý trh se surovinami na severu; v tahu se nakupuje na jednom z obou.</translation>
    </message>
    <message>
        <source>Northern fuel market: its spaces.</source>
        <translation>Severní trh se surovinami: jeho místa.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens at the start.</source>
        <translation>Severní trh se surovinami: žetony na začátku.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens added in Steps 1, 2 and 3.</source>
        <translation>Severní trh se surovinami: žetony doplňované v 1., 2. a 3. epoše.</translation>
    </message>
    <message>
        <source>A fuel that gets cheaper when its supply is too small for the refill.</source>
        <translation>Surovina, která zlevní, když zásoba nestačí na doplnění.</translation>
    </message>
    <message>
        <source>Nuclear plants are mines that sell uranium; tokens that then leave the market.</source>
        <translation>Jaderné elektrárny jsou doly prodávající uran; žetony, které pak trh opustí.</translation>
    </message>
    <message>
        <source>How much more a token of coal, oil or garbage costs in each Step.</source>
        <translation>O kolik je v každé epoše dražší žeton uhlí, ropy nebo odpadků.</translation>
    </message>
    <message>
        <source>The most expensive token sold in each Step.</source>
        <translation>Nejdražší žeton, který se v každé epoše prodá.</translation>
    </message>
    <message>
        <source>Whether players buy one token a turn, round after round.</source>
        <translation>Zda hráči kupují po jednom žetonu za tah, kolo za kolem.</translation>
    </message>
    <message>
        <source>The only cities in which networks may start.</source>
        <translation>Jediná města, ve kterých smějí sítě začít.</translation>
    </message>
    <message>
        <source>Whether each player may once start a second network in one of these cities.</source>
        <translation>Zda smí každý jednou začít druhou síť v jednom z těchto měst.</translation>
    </message>
    <message>
        <source>The most a connection can cost, and the price of reaching a city without one.</source>
        <translation>Kolik nejvýš stojí spojení a stejně tak město bez spojení.</translation>
    </message>
    <message>
        <source>What passing through a city costs.</source>
        <translation>Co stojí každé město, kterým spojení prochází.</translation>
    </message>
    <message>
        <source>Closed cities, drawn at random: by number of players and price of the first place.</source>
        <translation>Uzavřená města, losovaná: podle počtu hráčů a ceny prvního místa.</translation>
    </message>
    <message>
        <source>Whether players must power as many cities as they can.</source>
        <translation>Zda hráči musí zásobit co nejvíc měst.</translation>
    </message>
    <message>
        <source>How much an outage cuts the income for each city.</source>
        <translation>Kolik výpadek proudu ubere ze zisku za každé město.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Na mapě</translation>
    </message>
    <message>
        <source>To the next city in that direction</source>
        <translation>Do dalšího města tím směrem</translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation>Vybrat město</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Přiblížit, jako kolečkem myši nebo dvěma prsty</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Oddálit, jako kolečkem myši nebo dvěma prsty</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Celá mapa</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The standard rules.</source>
        <translation>Běžná pravidla.</translation>
    </message>
    <message>
        <source>Passing through a city costs {cost}.</source>
        <translation>Průchod městem stojí {cost}.</translation>
    </message>
    <message>
        <source>No discount token.</source>
        <translation>Bez žetonu slevy.</translation>
    </message>
    <message>
        <source>Some plants are in every game.</source>
        <translation>Některé elektrárny jsou v&#xa0;každé hře.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n public transcriptions of the printed board.</source>
        <translation>
            <numerusform>Podle %n veřejného přepisu tištěného plánu.</numerusform>
            <numerusform>Podle %n veřejných přepisů tištěného plánu.</numerusform>
            <numerusform>Podle %n veřejných přepisů tištěného plánu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncertain: {doubts}.</source>
        <translation>Nejisté: {doubts}.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>ceny</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <translation>doplňovací balíček</translation>
    </message>
    <message>
        <source>the discount token</source>
        <translation>žeton slevy</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>kdy hra končí</translation>
    </message>
    <message>
        <source>the first round</source>
        <translation>první kolo</translation>
    </message>
    <message>
        <source>the fuel market</source>
        <translation>trh se surovinami</translation>
    </message>
    <message>
        <source>single connections</source>
        <translation>jednotlivá spojení</translation>
    </message>
    <message>
        <source>names</source>
        <translation>názvy</translation>
    </message>
    <message>
        <source>who may buy nuclear plants</source>
        <translation>kdo smí kupovat jaderné elektrárny</translation>
    </message>
    <message>
        <source>the power plants</source>
        <translation>elektrárny</translation>
    </message>
    <message>
        <source>the refill</source>
        <translation>doplnění</translation>
    </message>
    <message>
        <source>which plants are removed</source>
        <translation>které elektrárny se odstraňují</translation>
    </message>
    <message>
        <source>scrapped coal</source>
        <translation>uhlí z odstraněných elektráren</translation>
    </message>
    <message>
        <source>the first city on another island</source>
        <translation>první město na jiném ostrově</translation>
    </message>
    <message>
        <source>how the Steps begin</source>
        <translation>jak začínají epochy</translation>
    </message>
    <message>
        <source>the game for two</source>
        <translation>hra ve dvou</translation>
    </message>
    <message>
        <source>No coal.</source>
        <translation>Bez uhlí.</translation>
    </message>
    <message>
        <source>No oil.</source>
        <translation>Bez ropy.</translation>
    </message>
    <message>
        <source>No garbage.</source>
        <translation>Bez odpadků.</translation>
    </message>
    <message>
        <source>No uranium.</source>
        <translation>Bez uranu.</translation>
    </message>
    <message>
        <source>Its own fuel refill.</source>
        <translation>Vlastní doplňování surovin.</translation>
    </message>
    <message>
        <source>Other plants at the start.</source>
        <translation>Jiné elektrárny na začátku.</translation>
    </message>
    <message>
        <source>Uranium mines sell to the market.</source>
        <translation>Uranové doly prodávají na trh.</translation>
    </message>
    <message>
        <source>Fuel token by token, and power outages.</source>
        <translation>Suroviny po jedné a výpadky proudu.</translation>
    </message>
    <message>
        <source>Everybody may start two networks.</source>
        <translation>Každý smí začít dvě sítě.</translation>
    </message>
    <message>
        <source>Spaces for one house each.</source>
        <translation>Na každé pole se vejde jeden domeček.</translation>
    </message>
    <message>
        <source>The game stays in Step 1.</source>
        <translation>Hra zůstává v&#xa0;1.&#xa0;epoše.</translation>
    </message>
    <message>
        <source>After the discounted plant you may buy another.</source>
        <translation>Po elektrárně se slevou smíš koupit další.</translation>
    </message>
    <message>
        <source>Two fuel markets.</source>
        <translation>Dva trhy se surovinami.</translation>
    </message>
    <message>
        <source>A plant market planned ahead.</source>
        <translation>Předem plánovaný obchod s elektrárnami.</translation>
    </message>
    <message>
        <source>The draw pile triggers the Steps.</source>
        <translation>Doplňovací balíček spouští epochy.</translation>
    </message>
    <message>
        <source>More than one island.</source>
        <translation>Víc než jeden ostrov.</translation>
    </message>
    <message>
        <source>Areas bring their own plants.</source>
        <translation>Oblasti přinášejí vlastní elektrárny.</translation>
    </message>
    <message>
        <source>Burnt coal is sold again.</source>
        <translation>Spálené uhlí se znovu prodává.</translation>
    </message>
    <message>
        <source>The order is set after the auctions.</source>
        <translation>Pořadí se určuje po dražbách.</translation>
    </message>
    <message>
        <source>A smaller plant market.</source>
        <translation>Menší obchod s&#xa0;elektrárnami.</translation>
    </message>
    <message>
        <source>A larger plant market.</source>
        <translation>Větší obchod s&#xa0;elektrárnami.</translation>
    </message>
    <message>
        <source>Wind and sun never go under the pile.</source>
        <translation>Vítr a slunce nikdy nejdou pod balíček.</translation>
    </message>
    <message>
        <source>Wind and sun are for sale early.</source>
        <translation>Vítr a&#xa0;slunce jsou na prodej dřív.</translation>
    </message>
    <message>
        <source>Some plants arrive only in Step 2.</source>
        <translation>Některé elektrárny přijdou až s&#xa0;2.&#xa0;epochou.</translation>
    </message>
    <message>
        <source>Plants for {kinds} are not for everybody.</source>
        <translation>Ne každý smí koupit tyto elektrárny: {kinds}.</translation>
    </message>
    <message>
        <source>Any city can be connected for at most {maximum}.</source>
        <translation>Každé město lze připojit nejvýš za {maximum}.</translation>
    </message>
    <message>
        <source>A tax on coal, oil and garbage.</source>
        <translation>Daň z&#xa0;uhlí, ropy a&#xa0;odpadků.</translation>
    </message>
    <message>
        <source>Cities in which nobody may start.</source>
        <translation>Města, ve kterých nesmí nikdo začít.</translation>
    </message>
    <message>
        <source>Every city has an entry cost.</source>
        <translation>Každé město má cenu za vstup.</translation>
    </message>
    <message>
        <source>Some cities have an entry cost.</source>
        <translation>Některá města mají cenu za vstup.</translation>
    </message>
    <message>
        <source>Cities with other prices.</source>
        <translation>Města s&#xa0;jinými cenami.</translation>
    </message>
    <message>
        <source>No fuel costs more than {maximum}.</source>
        <translation>Žádná surovina nestojí víc než {maximum}.</translation>
    </message>
    <message>
        <source>Uranium may run out for good.</source>
        <translation>Uran může dojít nadobro.</translation>
    </message>
    <message>
        <source>Short, cheap connections.</source>
        <translation>Krátká, levná spojení.</translation>
    </message>
    <message>
        <source>Long, expensive connections.</source>
        <translation>Dlouhá, drahá spojení.</translation>
    </message>
    <message>
        <source>Plenty of coal at the start.</source>
        <translation>Hodně uhlí na začátku.</translation>
    </message>
    <message>
        <source>Plenty of oil at the start.</source>
        <translation>Hodně ropy na začátku.</translation>
    </message>
    <message>
        <source>Plenty of garbage at the start.</source>
        <translation>Hodně odpadků na začátku.</translation>
    </message>
    <message>
        <source>Plenty of uranium at the start.</source>
        <translation>Hodně uranu na začátku.</translation>
    </message>
    <message>
        <source>Little coal at the start.</source>
        <translation>Málo uhlí na začátku.</translation>
    </message>
    <message>
        <source>Little oil at the start.</source>
        <translation>Málo ropy na začátku.</translation>
    </message>
    <message>
        <source>Little garbage at the start.</source>
        <translation>Málo odpadků na začátku.</translation>
    </message>
    <message>
        <source>Little uranium at the start.</source>
        <translation>Málo uranu na začátku.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>The uranium market is full: mines earn nothing now.</source>
        <translation>Trh s uranem je plný: doly teď nic nevydělají.</translation>
    </message>
    <message>
        <source>Mines sell uranium at {price} a city; yours would earn {income}.</source>
        <translation>Doly prodávají uran po {price} za město; tvé by vynesly {income}.</translation>
    </message>
    <message>
        <source>Power outage: {built} cities this round, so income is cut.</source>
        <translation>Výpadek proudu: města v&#xa0;tomto kole: {built}, proto jsou zisky menší.</translation>
    </message>
    <message>
        <source>Cities this round: {built}; more than {maximum} cause an outage.</source>
        <translation>Města v tomto kole: {built}; více než {maximum} znamená výpadek proudu.</translation>
    </message>
    <message>
        <source>The draw pile has run out: all plants are for sale.</source>
        <translation>Balíček došel: na prodej jsou všechny elektrárny.</translation>
    </message>
    <message>
        <source>The plants set aside are now the draw pile.</source>
        <translation>Odložené elektrárny teď tvoří doplňovací balíček.</translation>
    </message>
    <message>
        <source>Plants set aside: {plants}.</source>
        <translation>Odložené elektrárny: {plants}.</translation>
    </message>
    <message>
        <source>Can still start a second network: {names}.</source>
        <translation>Druhou síť ještě mohou začít: {names}.</translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Cities by price</source>
        <translation>Města podle ceny</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Konec tahu</translation>
    </message>
    <message>
        <source>Ends your turn without building the planned houses.</source>
        <translation>Ukončí tvůj tah bez stavby naplánovaných domečků.</translation>
    </message>
    <message>
        <source>Builds all planned houses and ends your turn. You can undo it.</source>
        <translation>Postaví všechny naplánované domečky a ukončí tvůj tah. Můžeš to vrátit.</translation>
    </message>
    <message>
        <source>Builds all planned houses.</source>
        <translation>Postaví všechny naplánované domečky.</translation>
    </message>
    <message>
        <source>Build houses</source>
        <translation>Postav domečky</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Postavit %n domeček za {cost}</numerusform>
            <numerusform>Postavit %n domečky za {cost}</numerusform>
            <numerusform>Postavit %n domečků za {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Stavět</translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation>{a} – {b}  {cost}</translation>
    </message>
    <message>
        <source>connection + house, total</source>
        <translation>spojení + domeček, celkem</translation>
    </message>
    <message>
        <source>Second network</source>
        <translation>Druhá síť</translation>
    </message>
    <message>
        <source>Starts your second network in a starting city, once in the game; you pay no connection.</source>
        <translation>Začne tvou druhou síť ve startovním městě: spojení se neplatí, jednou za hru.</translation>
    </message>
    <message>
        <source>Build without ending the turn</source>
        <translation>Postavit bez ukončení tahu</translation>
    </message>
    <message>
        <source>Remove all planned houses</source>
        <translation>Odebrat všechny naplánované domečky</translation>
    </message>
    <message>
        <source>Start your second network</source>
        <translation>Začni druhou síť</translation>
    </message>
    <message>
        <source>Build nothing and end turn</source>
        <translation>Nestavět a ukončit tah</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end the game</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Postavit %n domeček za {cost} a&#xa0;ukončit hru</numerusform>
            <numerusform>Postavit %n domečky za {cost} a&#xa0;ukončit hru</numerusform>
            <numerusform>Postavit %n domečků za {cost} a&#xa0;ukončit hru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end turn</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Postavit %n domeček za {cost} a&#xa0;ukončit tah</numerusform>
            <numerusform>Postavit %n domečky za {cost} a&#xa0;ukončit tah</numerusform>
            <numerusform>Postavit %n domečků za {cost} a&#xa0;ukončit tah</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends your turn without a new house. You can undo it.</source>
        <translation>Ukončí tvůj tah bez nového domečku. Můžeš to vrátit.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Powered</source>
        <comment>cities</comment>
        <translation>Zásobeno</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>Point at a city for its price; click to plan a house.</source>
        <translation>Ukaž na město a&#xa0;uvidíš cenu, kliknutím naplánuješ domeček.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all.</source>
        <comment>cities, one by one</comment>
        <translation>
            <numerusform>Nejlevnější stojí {cost}.</numerusform>
            <numerusform>Nejlevnější %n stojí celkem {cost}.</numerusform>
            <numerusform>Nejlevnějších %n stojí celkem {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all, for an income of {income}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>Nejlevnější stojí {cost}, zisk bude {income}.</numerusform>
            <numerusform>Nejlevnější %n stojí celkem {cost}, zisk bude {income}.</numerusform>
            <numerusform>Nejlevnějších %n stojí celkem {cost}, zisk bude {income}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has room for you now.</source>
        <translation>Žádné město teď pro tebe nemá místo.</translation>
    </message>
    <message>
        <source>The cheapest city costs {price}, and you have {money}.</source>
        <translation>Nejlevnější město stojí {price} a ty máš {money}.</translation>
    </message>
    <message>
        <source>house {price}</source>
        <translation>domeček {price}</translation>
    </message>
    <message>
        <source>No house is planned: choose a city, or end your turn with E.</source>
        <translation>Žádný domeček není naplánovaný: vyber město, nebo ukonči tah klávesou E.</translation>
    </message>
    <message>
        <source>Your planned houses aren&apos;t built. Press {key} again to end the turn without them.</source>
        <translation>Naplánované domečky nestojí. Dalším stiskem {key} ukončíš tah bez nich.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klávesa: {key}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board being drawn</source>
        <translation>Kreslený herní plán</translation>
    </message>
    <message>
        <source>On the board being drawn</source>
        <translation>Na kresleném herním plánu</translation>
    </message>
    <message>
        <source>Move the selected city; with Shift by ten</source>
        <translation>Posunout vybrané město, se Shiftem o&#xa0;deset</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Přiblížit, jako kolečkem myši nebo dvěma prsty</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Oddálit, jako kolečkem myši nebo dvěma prsty</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Celý herní plán</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Any key shows the standings</source>
        <translation>Libovolná klávesa ukáže výsledky</translation>
    </message>
    <message numerus="yes">
        <source>%n cities powered in round {round}</source>
        <translation>
            <numerusform>{round}.&#xa0;kolo: %n zásobené město</numerusform>
            <numerusform>{round}.&#xa0;kolo: %n zásobená města</numerusform>
            <numerusform>{round}.&#xa0;kolo: %n zásobených měst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation>Naučit se hrát</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Váš stůl</translation>
    </message>
    <message>
        <source>Sets up the position of a real table, to play on from there.</source>
        <translation>Postaví situaci ze skutečného stolu, aby se od ní hrálo dál.</translation>
    </message>
    <message>
        <source>Short chapters, twenty minutes in all. Leave at any time and continue later.</source>
        <translation>Krátké kapitoly, dohromady dvacet minut. Kdykoli můžeš odejít a&#xa0;pokračovat později.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>Další kapitola</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a chapter</comment>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>at step {step} of {steps}</source>
        <translation>krok {step} z {steps}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Úlohy</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message>
        <source>{city}, in area {area}, which is out of play.</source>
        <translation>{city}, oblast {area}, mimo hru.</translation>
    </message>
    <message>
        <source>{city}, in area {area}.</source>
        <translation>{city}, oblast {area}.</translation>
    </message>
    <message>
        <source>{city}, for {way}, in area {area}.</source>
        <translation>{city}, spojení {way}, oblast {area}.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>banka</translation>
    </message>
    <message>
        <source>Nobody has a house here.</source>
        <translation>Nikdo tu nemá domeček.</translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation>Domečky: {names}.</translation>
    </message>
    <message>
        <source>No place for you now.</source>
        <translation>Teď tu pro tebe místo není.</translation>
    </message>
    <message>
        <source>A place costs {price}.</source>
        <translation>Místo stojí {price}.</translation>
    </message>
    <message>
        <source>Building here costs {total}: house {house}, connection {way}.</source>
        <translation>Stavba tu stojí {total}: domeček {house}, spojení {way}.</translation>
    </message>
    <message>
        <source>In the list of cities</source>
        <translation>V seznamu měst</translation>
    </message>
    <message>
        <source>Go to the city</source>
        <translation>Jít do města</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Jít zpět</translation>
    </message>
    <message>
        <source>Choose the city</source>
        <translation>Vybrat město</translation>
    </message>
    <message>
        <source>Cities in play</source>
        <translation>Města ve hře</translation>
    </message>
    <message>
        <source>{city} and its connections</source>
        <translation>{city} a jeho spojení</translation>
    </message>
    <message>
        <source>Enter: go there. Backspace: back. Space: choose. Escape: close.</source>
        <translation>Enter: jít tam. Backspace: zpět. Mezerník: vybrat. Escape: zavřít.</translation>
    </message>
</context>
<context>
    <name>CityChoicePage</name>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Place a house for the bank: {number} of {all}</source>
        <translation>Postav domeček banky: {number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>The bank&apos;s cities must touch each other; you cannot build in them in Step 1.</source>
        <translation>Města banky musí spolu sousedit; v&#xa0;1.&#xa0;epoše v&#xa0;nich stavět nemůžete.</translation>
    </message>
    <message>
        <source>Place it in {city}</source>
        <translation>Postavit ve městě {city}</translation>
    </message>
    <message>
        <source>Mark a city to start in</source>
        <translation>Označ startovní město</translation>
    </message>
    <message>
        <source>Your network may start in any marked city.</source>
        <translation>Tvá síť smí začít v&#xa0;kterémkoli označeném městě.</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Označit: {city}</translation>
    </message>
    <message>
        <source>Click a city on the map, or choose one from the list.</source>
        <translation>Klikni na město na mapě, nebo ho vyber v seznamu.</translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation>Nejdřív vyber město.</translation>
    </message>
    <message>
        <source>Confirms the chosen city.</source>
        <translation>Potvrdí vybrané město.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukaž mi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in Power Grid.</source>
        <translation>Ve hře Vysoké napětí nastala chyba programu.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Tvoje hra je uložená.</translation>
    </message>
    <message>
        <source>The game at the table is not saved: save its record elsewhere.</source>
        <translation>Hra na stole není uložená: ulož její záznam jinam.</translation>
    </message>
    <message>
        <source>One of Power Grid&apos;s own files cannot be used; please reinstall the game.</source>
        <translation>Soubor dodaný s&#xa0;hrou Vysoké napětí nelze použít; nainstaluj hru znovu.</translation>
    </message>
    <message>
        <source>A report is in {file}. Nothing is sent unless you send it.</source>
        <translation>Zpráva je v&#xa0;souboru {file}. Nikam se neposílá; poslat ji můžeš jen ty.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>In a text field</source>
        <translation>V textovém poli</translation>
    </message>
    <message>
        <source>Delete {board}? Games on it can still be continued.</source>
        <translation>Smazat plán {board}? Hry na něm půjde dohrát.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>The board cannot be moved to the trash and stays in {folder}.</source>
        <translation>Plán nelze přesunout do koše; zůstává v {folder}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Ends the games; the report stays.</source>
        <translation>Ukončí hry; zpráva zůstane.</translation>
    </message>
    <message>
        <source>Wins by place in the first turn order</source>
        <translation>Výhry podle místa v prvním pořadí</translation>
    </message>
    <message>
        <source>Wins by starting area</source>
        <translation>Výhry podle oblasti, kde se začalo</translation>
    </message>
    <message>
        <source>Average price of a house, with its connection</source>
        <translation>Průměrná cena domečku se spojením</translation>
    </message>
    <message>
        <source>Games by number of rounds</source>
        <translation>Hry podle počtu kol</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Balance of the board</source>
        <translation>Vyváženost mapy</translation>
    </message>
    <message>
        <source>Bots have played {done} of {all} games.</source>
        <translation>Počítač odehrál {done} z&#xa0;{all} her.</translation>
    </message>
    <message>
        <source>Did not end: {count}.</source>
        <translation>Neskončilo: {count}.</translation>
    </message>
    <message>
        <source>City {n}</source>
        <translation>Město {n}</translation>
    </message>
    <message>
        <source>Area {n}</source>
        <translation>Oblast {n}</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Moje mapa</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Sever</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Východ</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Jih</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Západ</translation>
    </message>
    <message numerus="yes">
        <source>%n cities cannot be reached from the others.</source>
        <translation>
            <numerusform>Do %n města se od ostatních nelze dostat.</numerusform>
            <numerusform>Do %n měst se od ostatních nelze dostat.</numerusform>
            <numerusform>Do %n měst se od ostatních nelze dostat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board needs two cities; add %n more.</source>
        <translation>
            <numerusform>Herní plán potřebuje dvě města; přidej ještě jedno.</numerusform>
            <numerusform>Herní plán potřebuje dvě města; přidej ještě %n.</numerusform>
            <numerusform>Herní plán potřebuje dvě města; přidej ještě %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every city can be reached.</source>
        <translation>Do každého města se lze dostat.</translation>
    </message>
    <message>
        <source>House prices</source>
        <translation>Ceny domečků</translation>
    </message>
    <message>
        <source>Open places</source>
        <translation>Otevřená místa</translation>
    </message>
    <message>
        <source>Entry cost</source>
        <translation>Cena za vstup</translation>
    </message>
    <message>
        <source>What the three places cost; – is a place that is missing.</source>
        <translation>Kolik stojí tři místa ve městě; – znamená, že místo chybí.</translation>
    </message>
    <message>
        <source>How many places are open in Steps 1, 2 and 3.</source>
        <translation>Kolik míst je otevřených v&#xa0;1., 2. a&#xa0;3.&#xa0;epoše.</translation>
    </message>
    <message>
        <source>What every route into the city costs besides its connection.</source>
        <translation>Kolik stojí každý vstup do města navíc ke spojení.</translation>
    </message>
    <message>
        <source>Write three prices from 0 to {maximum}, or – for no place.</source>
        <translation>Napiš tři ceny od 0 do {maximum}; – znamená, že místo chybí.</translation>
    </message>
    <message>
        <source>Write three numbers from 0 to {maximum}, one for each Step.</source>
        <translation>Napiš tři čísla od 0 do {maximum}, jedno pro každou epochu.</translation>
    </message>
    <message>
        <source>{0} has no city.</source>
        <translation>{0} nemá žádné město.</translation>
    </message>
    <message>
        <source>{0} is not in one piece: it lacks a connection.</source>
        <translation>{0} není v&#xa0;jednom kuse: chybí tam spojení.</translation>
    </message>
    <message>
        <source>Areas, each in one piece: {0}.</source>
        <translation>Oblasti, každá v&#xa0;jednom kuse: {0}.</translation>
    </message>
    <message>
        <source>Cities in {0}: {1}; usually {2}.</source>
        <translation>Města v&#xa0;oblasti {0}: {1}; obvykle {2}.</translation>
    </message>
    <message>
        <source>For {0} players: {1} areas needed, {2} available.</source>
        <translation>Pro {0} hráčů: potřebné oblasti: {1}, dostupné: {2}.</translation>
    </message>
    <message>
        <source>For {0} players: no {1} areas are connected.</source>
        <translation>Pro {0} hráčů: není tolik souvislých oblastí: {1}.</translation>
    </message>
    <message>
        <source>For {0} players: some choices of areas have too few cities; with these the game ends at {1}, not {2}.</source>
        <translation>Pro {0} hráčů: některé výběry oblastí mají málo měst; s nimi hra končí při {1}, ne při {2}.</translation>
    </message>
    <message>
        <source>For {0} players: all {1} cities may fill up before anybody has {2}, ending the game early; an end at {3} avoids that.</source>
        <translation>Pro {0} hráčů: {1} měst se může zaplnit dřív, než jich někdo má {2}, a hra skončí předčasně; při {3} ne.</translation>
    </message>
    <message>
        <source>For {0} players: enough areas and cities.</source>
        <translation>Pro {0} hráčů: dost oblastí i&#xa0;měst.</translation>
    </message>
    <message>
        <source>More than one city is called {0}.</source>
        <translation>Víc než jedno město se jmenuje {0}.</translation>
    </message>
    <message>
        <source>Two areas have the same colour.</source>
        <translation>Dvě oblasti mají stejnou barvu.</translation>
    </message>
    <message>
        <source>{0} and {1} are on top of each other.</source>
        <translation>{0} a&#xa0;{1} leží na sobě.</translation>
    </message>
    <message>
        <source>{0} crosses {1}.</source>
        <translation>{0} kříží {1}.</translation>
    </message>
    <message>
        <source>No connections cross.</source>
        <translation>Žádná spojení se nekříží.</translation>
    </message>
    <message>
        <source>{0} is in the sea.</source>
        <translation>{0} leží v&#xa0;moři.</translation>
    </message>
    <message>
        <source>{0} crosses the sea.</source>
        <translation>{0} vede přes moře.</translation>
    </message>
    <message>
        <source>Overlaps in small windows ({0}): {1}.</source>
        <translation>Překryvy v&#xa0;malých oknech ({0}): {1}.</translation>
    </message>
    <message>
        <source>No names or costs overlap, down to small windows.</source>
        <translation>Názvy ani ceny se nepřekrývají, ani v&#xa0;malých oknech.</translation>
    </message>
    <message>
        <source>Costs: {0} to {1}, {2} on average.</source>
        <translation>Ceny: {0} až {1}, průměrně {2}.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Název herního plánu</translation>
    </message>
    <message>
        <source>Name of the city</source>
        <translation>Název města</translation>
    </message>
    <message>
        <source>Name of the area</source>
        <translation>Název oblasti</translation>
    </message>
    <message>
        <source>Area of the city</source>
        <translation>Oblast města</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>Barva oblasti</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Zleva</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Shora</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Gives the area this colour.</source>
        <translation>Dá oblasti tuto barvu.</translation>
    </message>
    <message>
        <source>Puts the city into this area.</source>
        <translation>Zařadí město do této oblasti.</translation>
    </message>
    <message>
        <source>By length, like other connections: {cost}</source>
        <translation>Podle délky, jako jiná: {cost}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>Draw the coast with the pointer, or add land around the cities.</source>
        <translation>Nakresli pobřeží myší, nebo přidej pevninu kolem měst.</translation>
    </message>
    <message>
        <source>Click where a city should be and type its name. Drag to move it.</source>
        <translation>Klikni, kde má být město, a&#xa0;napiš jeho název. Tažením ho posuneš.</translation>
    </message>
    <message>
        <source>Click two cities to connect them, or drag from one to the other.</source>
        <translation>Klikni na dvě města a&#xa0;spoj je, nebo táhni z&#xa0;jednoho do druhého.</translation>
    </message>
    <message>
        <source>Brush over cities: the border follows them.</source>
        <translation>Přejeď přes města: hranice je následuje.</translation>
    </message>
    <message>
        <source>Choose a line to see what it refers to.</source>
        <translation>Vyber řádek a&#xa0;uvidíš, čeho se týká.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an area</comment>
        <translation>zelená</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of an area</comment>
        <translation>hnědá</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an area</comment>
        <translation>červená</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an area</comment>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an area</comment>
        <translation>modrá</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of an area</comment>
        <translation>fialová</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour of an area</comment>
        <translation>tyrkysová</translation>
    </message>
    <message>
        <source>In the editor&apos;s list</source>
        <translation>V&#xa0;seznamu editoru</translation>
    </message>
    <message>
        <source>Go to the city, then connect it to another</source>
        <translation>Jít do města, pak ho spojit s&#xa0;jiným</translation>
    </message>
    <message>
        <source>Go back to all cities</source>
        <translation>Zpět ke všem městům</translation>
    </message>
    <message>
        <source>From {city} to</source>
        <translation>Z města {city} do</translation>
    </message>
    <message>
        <source>Pieces of land</source>
        <translation>Kusy pevniny</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Oblasti</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Město</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Země</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Oblast</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Spojení</translation>
    </message>
    <message>
        <source>The games stopped: too many did not end.</source>
        <translation>Hry byly zastaveny: příliš mnoho jich neskončilo.</translation>
    </message>
    <message>
        <source>none, {cost} by length</source>
        <translation>podle délky: {cost}</translation>
    </message>
    <message>
        <source>{found} must be between {minimum} and {maximum}.</source>
        <translation>{found}: hodnota musí být od {minimum} do {maximum}.</translation>
    </message>
    <message>
        <source>{id} is listed twice.</source>
        <translation>{id} je v seznamu dvakrát.</translation>
    </message>
    <message>
        <source>A city needs 1 to {maximum} places, each with a price.</source>
        <translation>Město musí mít 1 až {maximum} místa, každé s cenou.</translation>
    </message>
    <message>
        <source>Step {step} opens {found} places in a city, but a city has {maximum}.</source>
        <translation>{step}.&#xa0;epocha otevírá ve městě tolik míst: {found}; město jich má {maximum}.</translation>
    </message>
    <message>
        <source>Step {step} opens fewer places ({found}) than the Step before ({maximum}).</source>
        <translation>{step}.&#xa0;epocha otevírá méně míst ({found}) než předchozí ({maximum}).</translation>
    </message>
    <message>
        <source>Say at least what is paid for no powered city.</source>
        <translation>Uveď aspoň, kolik se platí za 0 zásobených měst.</translation>
    </message>
    <message>
        <source>Plant {plant} has more than one place at the start.</source>
        <translation>Elektrárna {plant} má na začátku víc než jedno místo.</translation>
    </message>
    <message>
        <source>The opening market has {found} plants, but room for {maximum}.</source>
        <translation>Elektráren v&#xa0;první nabídce: {found}; vejde se jich tam {maximum}.</translation>
    </message>
    <message>
        <source>With {players} players, {found} cards are lacking at the start.</source>
        <translation>Pro {players} hráčů chybí na začátku karet: {found}.</translation>
    </message>
    <message>
        <source>A game without Steps needs a side pile.</source>
        <translation>Hra bez epoch potřebuje balíček odložený stranou.</translation>
    </message>
    <message>
        <source>Without Steps the game stays in Step 1, so no plants can wait for Step 2.</source>
        <translation>Bez epoch zůstává hra v 1. epoše, žádné elektrárny tedy nemohou čekat na 2. epochu.</translation>
    </message>
    <message>
        <source>With {players} players the row begins with {maximum} plants, but only {found} are sorted.</source>
        <translation>Pro {players} hráčů začíná řádek s tolika elektrárnami: {maximum}, ale seřazeno jich je jen {found}.</translation>
    </message>
    <message>
        <source>Plant {plant} would burn {found} tokens, but can store {maximum}.</source>
        <translation>Elektrárna {plant} by spálila žetonů: {found}; uskladní jich {maximum}.</translation>
    </message>
    <message>
        <source>A rule refers to a city that does not exist: {id}.</source>
        <translation>Pravidlo uvádí město, které neexistuje: {id}.</translation>
    </message>
    <message>
        <source>A rule refers to an area that does not exist: {id}.</source>
        <translation>Pravidlo uvádí oblast, která neexistuje: {id}.</translation>
    </message>
    <message>
        <source>{fuel} needs at least one space on the market.</source>
        <translation>{fuel}: na trhu je potřeba aspoň jedno místo.</translation>
    </message>
    <message>
        <source>{fuel}: the market has room for {maximum}, not {found}.</source>
        <translation>{fuel}: na trh se vejde {maximum}, ne {found}.</translation>
    </message>
    <message>
        <source>{fuel}: there are {maximum} in the box, not {found}.</source>
        <translation>{fuel}: v krabici je {maximum}, ne {found}.</translation>
    </message>
    <message>
        <source>The shuffled plants must come after the sorted ones.</source>
        <translation>Zamíchané elektrárny musí přijít až po seřazených.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Přidat řádek</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Odebrat řádek</translation>
    </message>
    <message>
        <source>In a table of a rule</source>
        <translation>V tabulce pravidla</translation>
    </message>
    <message>
        <source>Type another number</source>
        <translation>Zadat jiné číslo</translation>
    </message>
    <message>
        <source>Change the cell, or accept it</source>
        <translation>Změnit buňku, nebo ji potvrdit</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Any plug card</source>
        <translation>Jakákoli karta se zástrčkou</translation>
    </message>
    <message>
        <source>Any other card</source>
        <translation>Jakákoli jiná karta</translation>
    </message>
    <message>
        <source>Cheaper by</source>
        <translation>Levnější o</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Surovina</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a plant</comment>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Two rules contradict each other: “{rule}” and “{other}”</source>
        <translation>Dvě pravidla si odporují: „{rule}“ a „{other}“</translation>
    </message>
    <message>
        <source>Unconnected areas need a way across: set the most a connection can cost, or the price of starting where none leads.</source>
        <translation>Oddělené oblasti potřebují přechod: urči, kolik nejvýš stojí spojení, nebo kolik stojí začít tam, kam žádné nevede.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Ostatní karty</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Elektrárna</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Elektrárny</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Plug cards</source>
        <translation>Karty se zástrčkou</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Žetony</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>custom table</source>
        <translation>vlastní tabulka</translation>
    </message>
    <message>
        <source>In order up to plant</source>
        <translation>Popořadě do elektrárny</translation>
    </message>
    <message>
        <source>Shuffled up to plant</source>
        <translation>Zamíchané do elektrárny</translation>
    </message>
    <message>
        <source>Added each round</source>
        <translation>Přidané každé kolo</translation>
    </message>
    <message>
        <source>At most in the row</source>
        <translation>Nejvýš v řádku</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Pravidla této mapy</translation>
    </message>
    <message>
        <source>Custom rule</source>
        <translation>Vlastní pravidlo</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Accept the text</source>
        <translation>Potvrdit text</translation>
    </message>
    <message>
        <source>Restore the text</source>
        <translation>Vrátit původní text</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board editor</source>
        <translation>Editor map</translation>
    </message>
    <message>
        <source>a copy, saved once you change it</source>
        <translation>kopie, uloží se, jakmile ji změníš</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Obrázek k&#xa0;obkreslení</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Obrázky (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>This file is not a picture: {name}</source>
        <translation>Tento soubor není obrázek: {name}</translation>
    </message>
    <message>
        <source>Boards (*.yaml)</source>
        <translation>Herní plány (*.yaml)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportovat herní plán</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Obrázek pod mapou</translation>
    </message>
    <message>
        <source>Puts a picture under the board for tracing.</source>
        <translation>Položí obrázek pod herní plán k&#xa0;obkreslení.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>Saves the board as one file to share.</source>
        <translation>Uloží herní plán do jednoho souboru ke sdílení.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: the board</comment>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Moves the board to the system&apos;s trash, after asking you.</source>
        <translation>Po potvrzení přesune plán do koše.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Leaves the editor. The board is saved.</source>
        <translation>Opustí editor. Herní plán je uložen.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Země</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Spojení</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Oblasti</translation>
    </message>
    <message numerus="yes">
        <source>%n custom rules</source>
        <translation>
            <numerusform>%n vlastní pravidlo</numerusform>
            <numerusform>%n vlastní pravidla</numerusform>
            <numerusform>%n vlastních pravidel</numerusform>
        </translation>
    </message>
    <message>
        <source>A board may have no more than {maximum} of these.</source>
        <translation>Herní plán jich nesmí mít více než {maximum}.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Nástroje</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klávesa: {key}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Checks the board for this number of players.</source>
        <translation>Zkontroluje herní plán pro tento počet hráčů.</translation>
    </message>
    <message>
        <source>Results of the check</source>
        <translation>Výsledek kontroly</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>This board was also changed elsewhere; you are now editing a copy.</source>
        <translation>Tento plán byl změněn i&#xa0;jinde; teď upravuješ kopii.</translation>
    </message>
    <message>
        <source>Shows all rules a board can change.</source>
        <translation>Ukáže všechna pravidla, která může mapa změnit.</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Pravidla této mapy</translation>
    </message>
    <message>
        <source>Try with bots</source>
        <translation>Vyzkoušet s&#xa0;počítačem</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Hrát hned</translation>
    </message>
    <message>
        <source>your board, saved after every change</source>
        <translation>tvoje mapa, ukládá se při každé změně</translation>
    </message>
    <message>
        <source>As in the edition. No custom rules yet.</source>
        <translation>Jako ve vydání. Zatím žádná vlastní pravidla.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n město</numerusform>
            <numerusform>%n města</numerusform>
            <numerusform>%n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <translation>
            <numerusform>%n spojení</numerusform>
            <numerusform>%n spojení</numerusform>
            <numerusform>%n spojení</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes back to drawing.</source>
        <translation>Vrátí se ke kreslení.</translation>
    </message>
    <message>
        <source>Starts a game against bots on this board.</source>
        <translation>Začne na této mapě hru proti počítači.</translation>
    </message>
    <message>
        <source>Has bots play 200 games on the board and shows how balanced it is.</source>
        <translation>Nechá počítač odehrát na mapě 200 her a ukáže, jak je vyvážená.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Vrátí poslední změnu.</translation>
    </message>
    <message>
        <source>The board cannot be saved ({reason}).</source>
        <translation>Herní plán nelze uložit ({reason}).</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafy</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;kolo</translation>
    </message>
    <message>
        <source>Where the money went</source>
        <translation>Kam šly peníze</translation>
    </message>
    <message>
        <source>Elektro over the whole game</source>
        <translation>Elektro za celou hru</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>Co stojí za zmínku</translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation>Grafy jako obrázek (*.png);;Čísla jako tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be saved ({reason}); choose another folder.</source>
        <translation>Soubor {file} nejde uložit ({reason}); vyber jinou složku.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>podle kol</translation>
    </message>
    <message>
        <source>by round; the game ends at {count}</source>
        <translation>podle kol; hra končí při {count}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Zásobená města</translation>
    </message>
    <message>
        <source>by round, as paid</source>
        <translation>podle kol, jak se platilo</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation>na konci každého kola</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Růst</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Výkon</translation>
    </message>
    <message>
        <source>cities that the plants could power</source>
        <translation>kolik měst by elektrárny zásobily</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation>
            <numerusform>{name} vítězí, zásobí %n město</numerusform>
            <numerusform>{name} vítězí, zásobí %n města</numerusform>
            <numerusform>{name} vítězí, zásobí %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>powered</source>
        <comment>cities, heading of a column</comment>
        <translation>zásobeno</translation>
    </message>
    <message>
        <source>cities</source>
        <comment>heading of a column</comment>
        <translation>města</translation>
    </message>
    <message>
        <source>money</source>
        <comment>heading of a column</comment>
        <translation>peníze</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>elektrárny</translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation>{name} také zásobí {count}. Rozhodují peníze: {a} proti {b}.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Přehrání</translation>
    </message>
    <message>
        <source>Poster</source>
        <comment>button: a picture to keep</comment>
        <translation>Plakát</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>button: back to the table</comment>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Ukáže hru tah po tahu.</translation>
    </message>
    <message>
        <source>Shows the table as it was at the end.</source>
        <translation>Ukáže stůl, jak je na konci.</translation>
    </message>
    <message>
        <source>Saves the record of the game as a file.</source>
        <translation>Uloží záznam hry do souboru.</translation>
    </message>
    <message>
        <source>Saves the figures on this page to a file.</source>
        <translation>Uloží čísla z&#xa0;této stránky do souboru.</translation>
    </message>
    <message>
        <source>Shows the standings and the next game.</source>
        <translation>Ukáže tabulku a&#xa0;další hru.</translation>
    </message>
    <message>
        <source>Starts the same game again with new cards.</source>
        <translation>Začne stejnou hru znovu s&#xa0;novými kartami.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Otevře stránku nové hry.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Příběh</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>costly ones</comment>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Shows the charts: {name}. Key: {key}</source>
        <translation>Ukáže grafy: {name}. Klávesa: {key}</translation>
    </message>
    <message>
        <source>The poster is in {folder} and on the clipboard.</source>
        <translation>Plakát je ve složce {folder} a ve schránce.</translation>
    </message>
    <message>
        <source>Spent</source>
        <comment>money</comment>
        <translation>Výdaje</translation>
    </message>
    <message>
        <source>Time-lapse</source>
        <translation>Zrychleně</translation>
    </message>
    <message>
        <source>Shows the whole game in twenty seconds.</source>
        <translation>Ukáže celou hru za dvacet sekund.</translation>
    </message>
    <message>
        <source>Saves a picture of the lit board beside your games and copies it to the clipboard.</source>
        <translation>Uloží obrázek rozsvíceného herního plánu k&#xa0;tvým hrám a&#xa0;zkopíruje ho.</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Kolo po kole</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Jiné kolo</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Přehrát odtud</translation>
    </message>
    <message>
        <source>The board at the end of the round</source>
        <translation>Herní plán na konci kola</translation>
    </message>
    <message>
        <source>The master&apos;s game is paused: no bot answers. Reopen this page to try again.</source>
        <translation>Mistrova hra je pozastavená: žádný bot neodpovídá. Otevři tuto stránku znovu a&#xa0;hra to zkusí ještě jednou.</translation>
    </message>
    <message>
        <source>The master is playing this deal in your seat: round {round}.</source>
        <translation>Mistr hraje stejné rozdání na tvém místě: {round}. kolo.</translation>
    </message>
    <message>
        <source>You: place {place}, {powered} powered. The master in your seat: place {its_place}, {its_powered} powered.</source>
        <comment>cities powered</comment>
        <translation>Ty: {place}. místo, zásobeno {powered}. Mistr na tvém místě: {its_place}. místo, zásobeno {its_powered}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n cities powered</source>
        <translation>
            <numerusform>Vítězíš, zásobíš %n město</numerusform>
            <numerusform>Vítězíš, zásobíš %n města</numerusform>
            <numerusform>Vítězíš, zásobíš %n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lead} more than {name}, after %n rounds.</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>O {lead} více než {name}, po %n kole.</numerusform>
            <numerusform>O {lead} více než {name}, po %n kolech.</numerusform>
            <numerusform>O {lead} více než {name}, po %n kolech.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} powers {count} too. Cities decide: {a} against {b}.</source>
        <translation>{name} také zásobí {count}. Rozhodují města: {a} proti {b}.</translation>
    </message>
    <message>
        <source>{name} powers {count} too, with equal money. Cities decide: {a} against {b}.</source>
        <translation>{name} také zásobí {count} a má stejně peněz. Rozhodují města: {a} proti {b}.</translation>
    </message>
    <message numerus="yes">
        <source>You: place {place} of {players}, %n cities powered</source>
        <translation>
            <numerusform>Ty: {place}. místo z&#xa0;{players}, %n zásobené město</numerusform>
            <numerusform>Ty: {place}. místo z&#xa0;{players}, %n zásobená města</numerusform>
            <numerusform>Ty: {place}. místo z&#xa0;{players}, %n zásobených měst</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on every count</source>
        <translation>ve všem rovnost</translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation>zásobí nejvíc měst</translation>
    </message>
    <message>
        <source>wins the tie-break</source>
        <translation>vítězí při rovnosti</translation>
    </message>
    <message>
        <source>as many, less money</source>
        <comment>than the one above</comment>
        <translation>stejně, méně peněz</translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <comment>than the one above</comment>
        <translation>stejně, méně měst</translation>
    </message>
    <message>
        <source>could power no city</source>
        <translation>nemůže zásobit žádné město</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>o %n méně než {name}</numerusform>
            <numerusform>o %n méně než {name}</numerusform>
            <numerusform>o %n méně než {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>could power only {powered} of {owned}</source>
        <translation>může zásobit jen {powered} z {owned}</translation>
    </message>
    <message>
        <source>why this place</source>
        <translation>proč toto místo</translation>
    </message>
    <message>
        <source>plants</source>
        <comment>what money was spent on</comment>
        <translation>elektrárny</translation>
    </message>
    <message>
        <source>fuel</source>
        <comment>what money was spent on</comment>
        <translation>suroviny</translation>
    </message>
    <message>
        <source>connections</source>
        <comment>what money was spent on</comment>
        <translation>spojení</translation>
    </message>
    <message>
        <source>houses</source>
        <comment>what money was spent on</comment>
        <translation>domečky</translation>
    </message>
    <message>
        <source>left over</source>
        <comment>money that was not spent</comment>
        <translation>zbylo</translation>
    </message>
</context>
<context>
    <name>Factory</name>
    <message>
        <source>Workers</source>
        <translation>Dělníci</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jsi na tahu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasovat</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to move</source>
        <translation>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more</source>
        <translation>
            <numerusform>až o %n víc</numerusform>
            <numerusform>až o %n víc</numerusform>
            <numerusform>až o %n víc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers can buy or remove</source>
        <translation>
            <numerusform>%n dělník může koupit nebo odstranit</numerusform>
            <numerusform>%n dělníci mohou koupit nebo odstranit</numerusform>
            <numerusform>%n dělníků může koupit nebo odstranit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can bid up to %n workers</source>
        <translation>
            <numerusform>můžeš nabídnout až %n dělníka</numerusform>
            <numerusform>můžeš nabídnout až %n dělníky</numerusform>
            <numerusform>můžeš nabídnout až %n dělníků</numerusform>
        </translation>
    </message>
    <message>
        <source>Seasonal workers for {price} each</source>
        <translation>Sezónní dělníci po {price}</translation>
    </message>
    <message>
        <source>Workers to bid</source>
        <translation>Dělníci do nabídky</translation>
    </message>
    <message>
        <source>Edge space for {price}</source>
        <translation>krajní místo za {price}</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Vrátí poslední krok.</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do.</source>
        <translation>Ukáže, co by udělal nejsilnější počítač.</translation>
    </message>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Odstoupí z této dražby.</translation>
    </message>
    <message>
        <source>Carries out everything planned.</source>
        <translation>Provede vše naplánované.</translation>
    </message>
    <message>
        <source>Open an auction</source>
        <translation>Zahájit dražbu</translation>
    </message>
    <message numerus="yes">
        <source>Open {tile} with %n workers</source>
        <translation>
            <numerusform>Zahájit {tile} s %n dělníkem</numerusform>
            <numerusform>Zahájit {tile} s %n dělníky</numerusform>
            <numerusform>Zahájit {tile} s %n dělníky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n workers</source>
        <translation>
            <numerusform>Nabídnout %n dělníka</numerusform>
            <numerusform>Nabídnout %n dělníky</numerusform>
            <numerusform>Nabídnout %n dělníků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Přesunout %n žeton</numerusform>
            <numerusform>Přesunout %n žetony</numerusform>
            <numerusform>Přesunout %n žetonů</numerusform>
        </translation>
    </message>
    <message>
        <source>Run, for a profit of {profit}</source>
        <translation>Spustit, zisk {profit}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Konec tahu</translation>
    </message>
    <message>
        <source>Pay {price} and end turn</source>
        <translation>Zaplatit {price} a ukončit tah</translation>
    </message>
    <message>
        <source>It makes each purchase {discount} cheaper.</source>
        <translation>Každý nákup s ním zlevní o {discount}.</translation>
    </message>
    <message>
        <source>It lets you choose before others.</source>
        <translation>Díky němu vybíráš před ostatními.</translation>
    </message>
    <message numerus="yes">
        <source>It earns {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>Vynese {gain} za %n kolo při ceně {price}.</numerusform>
            <numerusform>Vynese {gain} za %n kola při ceně {price}.</numerusform>
            <numerusform>Vynese {gain} za %n kol při ceně {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other purchase pays for itself.</source>
        <translation>Žádný další nákup se nevyplatí.</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>Canteen {n}</source>
        <translation>Kantýna {n}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Výroba</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Beside the factory {n}</source>
        <translation>Vedle továrny {n}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vítězí</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Peníze po každém kole</translation>
    </message>
    <message>
        <source>last profit {profit}</source>
        <translation>poslední zisk {profit}</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrání</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Ukáže hru tah po tahu.</translation>
    </message>
    <message>
        <source>Goes back to the table.</source>
        <translation>Vrátí se ke stolu.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Otevře stránku nové hry.</translation>
    </message>
    <message>
        <source>Starts again with the same players.</source>
        <translation>Začne znovu se stejnými hráči.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Začíná {n}. kolo.</translation>
    </message>
    <message>
        <source>New order tiles: {tiles}.</source>
        <translation>Nové žetony pořadí: {tiles}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Vítězí {name}.</translation>
    </message>
    <message>
        <source>Energy stays at {price}.</source>
        <translation>Cena energie zůstává {price}.</translation>
    </message>
    <message>
        <source>Energy rises to {price}.</source>
        <translation>Cena energie stoupá na {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back to the central storage.</source>
        <translation>
            <numerusform>%n žeton se vrací do centrálního skladu.</numerusform>
            <numerusform>%n žetony se vracejí do centrálního skladu.</numerusform>
            <numerusform>%n žetonů se vrací do centrálního skladu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens order tile {tile} with %n workers.</source>
        <translation>
            <numerusform>{name} zahajuje žeton pořadí {tile} s %n dělníkem.</numerusform>
            <numerusform>{name} zahajuje žeton pořadí {tile} s %n dělníky.</numerusform>
            <numerusform>{name} zahajuje žeton pořadí {tile} s %n dělníky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids %n workers.</source>
        <translation>
            <numerusform>{name} nabízí %n dělníka.</numerusform>
            <numerusform>{name} nabízí %n dělníky.</numerusform>
            <numerusform>{name} nabízí %n dělníků.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes order tile {tile} for %n workers.</source>
        <translation>
            <numerusform>{name} bere žeton pořadí {tile} za %n dělníka.</numerusform>
            <numerusform>{name} bere žeton pořadí {tile} za %n dělníky.</numerusform>
            <numerusform>{name} bere žeton pořadí {tile} za %n dělníků.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves to the market: {tile}.</source>
        <translation>{name} přesouvá na trh: {tile}.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}.</source>
        <translation>{name} kupuje za {price}: {tile}.</translation>
    </message>
    <message>
        <source>{name} places: {tile}.</source>
        <translation>{name} umisťuje: {tile}.</translation>
    </message>
    <message>
        <source>{name} removes: {tile}.</source>
        <translation>{name} odstraňuje: {tile}.</translation>
    </message>
    <message>
        <source>{name} hires nobody.</source>
        <translation>{name} nikoho nenajímá.</translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n seasonal workers for {price}.</source>
        <translation>
            <numerusform>{name} najímá %n sezónního dělníka za {price}.</numerusform>
            <numerusform>{name} najímá %n sezónní dělníky za {price}.</numerusform>
            <numerusform>{name} najímá %n sezónních dělníků za {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} runs: production {production}, storage {storage}, energy {energy}.</source>
        <translation>{name} spouští: výroba {production}, sklad {storage}, energie {energy}.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}.</source>
        <translation>{name} vydělává {profit}: příjem {income}, energie {cost}.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Workers, next round</source>
        <translation>Dělníci, příští kolo</translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Sklad je malý: %n zboží nelze uskladnit.</numerusform>
            <numerusform>Sklad je malý: %n zboží nelze uskladnit.</numerusform>
            <numerusform>Sklad je malý: %n zboží nelze uskladnit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Production is short: room for %n more goods.</source>
        <translation>
            <numerusform>Výroba je malá: místo na %n zboží navíc.</numerusform>
            <numerusform>Výroba je malá: místo na %n zboží navíc.</numerusform>
            <numerusform>Výroba je malá: místo na %n zboží navíc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Production and storage are balanced.</source>
        <translation>Výroba a sklad jsou vyrovnané.</translation>
    </message>
    <message>
        <source>Energy price {price}</source>
        <translation>Cena energie {price}</translation>
    </message>
    <message>
        <source>Round {n} of {last}</source>
        <translation>Kolo {n} z {last}</translation>
    </message>
    <message>
        <source>Run a factory for five rounds</source>
        <translation>Řiď továrnu pět kol</translation>
    </message>
    <message>
        <source>Bid workers for your place in the turn order, buy machines, robots and storage, and watch the energy price. The richest player wins.</source>
        <translation>Draž dělníky o&#xa0;místo v&#xa0;pořadí, kupuj stroje, roboty a&#xa0;sklady a&#xa0;hlídej cenu energie. Vyhrává nejbohatší.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>First game: the energy price stays the same in round 1</source>
        <translation>První hra: cena energie se v&#xa0;1.&#xa0;kole nemění</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Každý hráč potřebuje jméno.</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Začne hru.</translation>
    </message>
    <message>
        <source>The tiles are not the printed ones: most printed values are unknown, so these were designed for this game.</source>
        <translation>Žetony nejsou ty tištěné: většina tištěných hodnot není známa, tyto byly navrženy pro tuto hru.</translation>
    </message>
    <message>
        <source>Your worker is worth more than this order tile.</source>
        <translation>Tvůj dělník má větší cenu než tento žeton pořadí.</translation>
    </message>
    <message>
        <source>Profits of round {n}: {profits}</source>
        <translation>Zisky v kole {n}: {profits}</translation>
    </message>
    <message>
        <source>It helps the others least.</source>
        <translation>Ostatním pomůže nejméně.</translation>
    </message>
    <message>
        <source>It works from this round on.</source>
        <translation>Pracuje už od tohoto kola.</translation>
    </message>
    <message>
        <source>It makes room for a better tile.</source>
        <translation>Uvolní se místo pro lepší žeton.</translation>
    </message>
    <message>
        <source>More tiles would help the others.</source>
        <translation>Další žetony by pomohly ostatním.</translation>
    </message>
    <message>
        <source>Nobody needs more tiles.</source>
        <translation>Nikdo nepotřebuje další žetony.</translation>
    </message>
    <message>
        <source>Their work earns more than they cost.</source>
        <translation>Jejich práce vynese víc, než stojí.</translation>
    </message>
    <message>
        <source>It is the only order tile left.</source>
        <translation>Je to poslední zbývající žeton pořadí.</translation>
    </message>
    <message>
        <source>It lets you move tiles to the market after the others.</source>
        <translation>Díky němu přesouváš žetony na trh až po ostatních.</translation>
    </message>
    <message>
        <source>You can bid no more workers.</source>
        <translation>Víc dělníků už nabídnout nemůžeš.</translation>
    </message>
    <message>
        <source>Another order tile is worth more to you.</source>
        <translation>Jiný žeton pořadí má pro tebe větší cenu.</translation>
    </message>
    <message>
        <source>You gain the most from it.</source>
        <translation>Tobě to přinese nejvíc.</translation>
    </message>
    <message>
        <source>No other tile would be better.</source>
        <translation>Žádný jiný žeton by nebyl lepší.</translation>
    </message>
    <message>
        <source>Profit {profit}.</source>
        <translation>Zisk {profit}.</translation>
    </message>
    <message>
        <source>You have no worker left to buy with.</source>
        <translation>Nemáš už volného dělníka, takže nic dalšího nekoupíš.</translation>
    </message>
    <message>
        <source>The market is empty.</source>
        <translation>Trh je prázdný.</translation>
    </message>
    <message>
        <source>You cannot afford any of the tiles on the market.</source>
        <translation>Na žádný žeton na trhu nemáš dost peněz.</translation>
    </message>
    <message>
        <source>Your money brings more in later rounds.</source>
        <translation>Tvé peníze vynesou víc v dalších kolech.</translation>
    </message>
    <message>
        <source>It fits what you can buy next.</source>
        <translation>Hodí se k tomu, co můžeš koupit příště.</translation>
    </message>
    <message>
        <source>Without it you would have about {money} less at the end.</source>
        <translation>Bez toho budeš mít na konci asi o {money} méně.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Shows how the game went.</source>
        <translation>Ukáže průběh hry.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} vydělává {profit}: příjem {income}, energie {cost}, v posledním kole dvojnásobně.</translation>
    </message>
    <message>
        <source>{name} places on an edge space for {price}: {tile}.</source>
        <translation>{name} umisťuje na krajní místo za {price}: {tile}.</translation>
    </message>
    <message>
        <source>Energy, {needed} at {price}</source>
        <translation>Energie, {needed} po {price}</translation>
    </message>
    <message>
        <source>Energy at {price}, with {n} of {count} tiles: profit {profit}</source>
        <translation>Energie po {price}, žetony: {n} z {count}: zisk {profit}</translation>
    </message>
    <message>
        <source>round {n}, unfinished</source>
        <translation>{n}.&#xa0;kolo, nedohráno</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Zatím nejsou žádné uložené hry.</translation>
    </message>
    <message>
        <source>Continues the chosen game.</source>
        <translation>Pokračuje ve vybrané hře.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Zatím žádné dohrané hry.</translation>
    </message>
    <message>
        <source>Finished games: {over}, won by people: {won}, unfinished: {open}</source>
        <translation>Dohrané hry: {over}, vyhráli lidé: {won}, nedohrané: {open}</translation>
    </message>
    <message>
        <source>step {n} of {last}</source>
        <translation>krok {n} z {last}</translation>
    </message>
    <message>
        <source>Finish the chapter</source>
        <translation>Dokončit kapitolu</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>It is the last one: its profit counts twice.</source>
        <translation>Je poslední: její zisk se počítá dvakrát.</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>v dražbě</translation>
    </message>
    <message>
        <source>Order tile {n}</source>
        <translation>Žeton pořadí {n}</translation>
    </message>
    <message>
        <source>each purchase {discount} cheaper</source>
        <translation>každý nákup o {discount} levnější</translation>
    </message>
    <message>
        <source>Next factory</source>
        <translation>Další továrna</translation>
    </message>
    <message>
        <source>Shows the factory of the next player.</source>
        <translation>Ukáže továrnu dalšího hráče.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Začne novou hru z&#xa0;této pozice.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Vrátí se na předchozí stránku.</translation>
    </message>
    <message>
        <source>{name} makes a costly turn ({cost}): {done}</source>
        <translation>{name}: drahý tah ({cost}): {done}</translation>
    </message>
    <message>
        <source>Profit {profit} for {spent} spent, not {other} for {other_spent}</source>
        <translation>Zisk {profit} při výdajích {spent}, ne {other} při {other_spent}</translation>
    </message>
    <message>
        <source>It costs {price}, not {other}</source>
        <translation>To stojí {price}, ne {other}</translation>
    </message>
    <message>
        <source>Round {n} · {phase}</source>
        <translation>{n}. kolo · {phase}</translation>
    </message>
    <message>
        <source>nobody could have done much better</source>
        <translation>nikdo nemohl hrát o moc lépe</translation>
    </message>
    <message>
        <source>in Elektro at the end; click one to see the turn</source>
        <translation>v Elektro na konci; kliknutí vede k tahu</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>Nejdražší tahy</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Lépe: {action}</translation>
    </message>
    <message>
        <source>It brings more in later rounds</source>
        <translation>To přinese víc v dalších kolech</translation>
    </message>
    <message>
        <source>{goods} goods for {energy} energy, not {other} for {other_energy}</source>
        <translation>Zboží {goods} za energii {energy}, ne {other} za {other_energy}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} přemýšlí</translation>
    </message>
    <message>
        <source>Shows all games in figures.</source>
        <translation>Ukáže všechny hry v číslech.</translation>
    </message>
    <message numerus="yes">
        <source>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</source>
        <translation>
            <numerusform>Manažer továrny pro&#xa0;%n hráče: vyhrává, kdo má po {rounds} kolech nejvíc peněz.</numerusform>
            <numerusform>Manažer továrny pro&#xa0;%n hráče: vyhrává, kdo má po {rounds} kolech nejvíc peněz.</numerusform>
            <numerusform>Manažer továrny pro&#xa0;%n hráčů: vyhrává, kdo má po {rounds} kolech nejvíc peněz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {tile} with %n workers</source>
        <translation>
            <numerusform>Vzít {tile} s&#xa0;%n dělníkem</numerusform>
            <numerusform>Vzít {tile} s&#xa0;%n dělníky</numerusform>
            <numerusform>Vzít {tile} s&#xa0;%n dělníky</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected final money</source>
        <translation>Očekávané peníze na konci</translation>
    </message>
    <message>
        <source>if the strongest bot played on; a dot marks a costly turn</source>
        <translation>kdyby dál hrála nejsilnější úroveň; tečka je drahý tah</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n workers</source>
        <translation>
            <numerusform>Najmout %n dělníka</numerusform>
            <numerusform>Najmout %n dělníky</numerusform>
            <numerusform>Najmout %n dělníků</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>The other factories</source>
        <translation>Ostatní továrny</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>podle kol</translation>
    </message>
    <message>
        <source>by round, before the last one is doubled</source>
        <translation>podle kol, poslední ještě nezdvojené</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Prodané zboží</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Továrna</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Náklady</translation>
    </message>
    <message>
        <source>Energy bill</source>
        <translation>Účet za energii</translation>
    </message>
    <message>
        <source>Workers at work</source>
        <translation>Dělníci v práci</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Koupené žetony</translation>
    </message>
    <message>
        <source>Elektro spent on them</source>
        <translation>Elektro za ně utracené</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>podle druhů</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>Tvoje továrna</translation>
    </message>
    <message>
        <source>Run your factory as planned</source>
        <translation>Spusť svou továrnu podle plánu</translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers available next round.</source>
        <translation>
            <numerusform>Zisk {profit} a %n volný dělník do příštího kola.</numerusform>
            <numerusform>Zisk {profit} a %n volní dělníci do příštího kola.</numerusform>
            <numerusform>Zisk {profit} a %n volných dělníků do příštího kola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {action}. {reason}</source>
        <translation>Nejlepší: {action}. {reason}</translation>
    </message>
    <message>
        <source>Available workers {n}</source>
        <translation>Volní dělníci {n}</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} může zaplatit jen {lost} z {due}: příjem {income}, energie {cost}, v posledním kole dvojnásobně.</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}.</source>
        <translation>{name} může zaplatit jen {lost} z {due}: příjem {income}, energie {cost}.</translation>
    </message>
    <message>
        <source>Profit ×{n}</source>
        <translation>Zisk ×{n}</translation>
    </message>
    <message>
        <source>Workers, this round</source>
        <translation>Dělníci, toto kolo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n dělník</numerusform>
            <numerusform>%n dělníci</numerusform>
            <numerusform>%n dělníků</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker left to buy or remove</source>
        <translation>žádný dělník už nemůže koupit ani odstranit</translation>
    </message>
    <message>
        <source>you have no worker to bid</source>
        <translation>nemáš dělníka k nabídnutí</translation>
    </message>
    <message>
        <source>you cannot bid more, only pass</source>
        <translation>víc nabídnout nemůžeš, jen pasovat</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Přesunout žetony</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s expected final money, and the best action.</source>
        <translation>Ukáže očekávané peníze všech na konci a&#xa0;nejlepší tah.</translation>
    </message>
    <message>
        <source>{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, available workers {free}, tiles {count}.</source>
        <translation>{name}: žeton pořadí {tile}, {money} Elektro, výroba {production}, sklad {storage}, energie {energy}, volní dělníci: {free}, žetony: {count}.</translation>
    </message>
    <message>
        <source>Order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, in the canteen {canteen}, available workers {free}.</source>
        <translation>Žeton pořadí {tile}, {money} Elektro, výroba {production}, sklad {storage}, energie {energy}, dělníci v kantýně: {canteen}, volní: {free}.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Volné místo</translation>
    </message>
    <message>
        <source>{price} Elektro</source>
        <translation>{price} Elektro</translation>
    </message>
    <message>
        <source>Edge space: {text}</source>
        <translation>Krajní místo: {text}</translation>
    </message>
    <message>
        <source>Empty: {room}</source>
        <translation>Prázdné: {room}</translation>
    </message>
    <message>
        <source>{tile}, switched off</source>
        <translation>{tile}, vypnuto</translation>
    </message>
    <message>
        <source>Beside your factory: {tile}</source>
        <translation>Vedle tvé továrny: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n dohraná hra</numerusform>
            <numerusform>%n dohrané hry</numerusform>
            <numerusform>%n dohraných her</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vyhrané hry</translation>
    </message>
    <message>
        <source>What winners buy</source>
        <translation>Co kupují vítězové</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vítězové</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Ostatní</translation>
    </message>
    <message>
        <source>in %; the line marks an equal chance</source>
        <translation>v %; čárka je stejná šance</translation>
    </message>
    <message>
        <source>the average of all games</source>
        <translation>průměr všech her</translation>
    </message>
    <message>
        <source>tiles per game; the line marks what the others buy</source>
        <translation>žetonů na hru; čárka je, co kupují ostatní</translation>
    </message>
    <message>
        <source>Central storage and market</source>
        <translation>Centrální sklad a trh</translation>
    </message>
    <message>
        <source>Central storage: {tile}</source>
        <translation>Centrální sklad: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this column</source>
        <translation>
            <numerusform>%n žeton v tomto sloupci</numerusform>
            <numerusform>%n žetony v tomto sloupci</numerusform>
            <numerusform>%n žetonů v tomto sloupci</numerusform>
        </translation>
    </message>
    <message>
        <source>Market: {tile}</source>
        <translation>Trh: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>price without discount, and what it earns in %n rounds</source>
        <translation>
            <numerusform>cena bez slevy a výnos za %n kolo</numerusform>
            <numerusform>cena bez slevy a výnos za %n kola</numerusform>
            <numerusform>cena bez slevy a výnos za %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prázdné</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds, after {price} for an edge space.</source>
        <translation>
            <numerusform>Vynese {gain} za %n kolo, po odečtení {price} za krajní místo.</numerusform>
            <numerusform>Vynese {gain} za %n kola, po odečtení {price} za krajní místo.</numerusform>
            <numerusform>Vynese {gain} za %n kol, po odečtení {price} za krajní místo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an order tile: low numbers act first, high ones buy cheaper.</source>
        <translation>Vyber žeton pořadí: nízká čísla jsou na řadě dřív, vysoká nakupují levněji.</translation>
    </message>
    <message>
        <source>You can hire seasonal workers, at most {maximum}.</source>
        <translation>Sezónní dělníky můžeš najmout, nejvýš {maximum}.</translation>
    </message>
    <message>
        <source>You have no money left for the edge space it needs.</source>
        <translation>Na potřebné krajní místo ti nezbydou peníze.</translation>
    </message>
    <message>
        <source>It takes a second worker to remove the old one.</source>
        <translation>Na odstranění toho stávajícího je třeba druhý dělník.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers cost {price}; you have {money}.</source>
        <translation>
            <numerusform>%n sezónní dělník stojí {price}; máš {money}.</numerusform>
            <numerusform>%n sezónní dělníci stojí {price}; máš {money}.</numerusform>
            <numerusform>%n sezónních dělníků stojí {price}; máš {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch off {tiles}</source>
        <translation>Vypnout: {tiles}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Trh</translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it earns in %n rounds</source>
        <translation>
            <numerusform>tvá cena a výnos za %n kolo</numerusform>
            <numerusform>tvá cena a výnos za %n kola</numerusform>
            <numerusform>tvá cena a výnos za %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}. Costs {price}.</source>
        <translation>{tile}. Stojí {price}.</translation>
    </message>
    <message>
        <source>{tile}. Costs {price}: {printed} less {discount}.</source>
        <translation>{tile}. Stojí {price}: {printed} minus {discount}.</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds.</source>
        <translation>
            <numerusform>Vynese {gain} za %n kolo.</numerusform>
            <numerusform>Vynese {gain} za %n kola.</numerusform>
            <numerusform>Vynese {gain} za %n kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>Factory Manager, the table</source>
        <translation>Manažer továrny, stůl</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Záznam průběhu</translation>
    </message>
    <message>
        <source>The tile with this number</source>
        <translation>Žeton s tímto číslem</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Phase {n}: {name}</source>
        <translation>{n}. fáze: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{price} (%n tiles)</source>
        <translation>
            <numerusform>{price} (%n žeton)</numerusform>
            <numerusform>{price} (%n žetony)</numerusform>
            <numerusform>{price} (%n žetonů)</numerusform>
        </translation>
    </message>
    <message>
        <source>{now}; next: {prices}</source>
        <translation>{now}; příští: {prices}</translation>
    </message>
    <message>
        <source>Shows the rules of this phase. Key: F1</source>
        <translation>Ukáže pravidla této fáze. Klávesa: F1</translation>
    </message>
    <message>
        <source>Shows or hides what has happened. Key: L</source>
        <translation>Ukáže nebo skryje, co se stalo. Klávesa: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Otevře menu. Klávesa: F10</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Vyber, kdo hraje</translation>
    </message>
    <message>
        <source>Four chapters at a real table</source>
        <translation>Čtyři kapitoly u skutečného stolu</translation>
    </message>
    <message>
        <source>Four short chapters at a real table.</source>
        <translation>Čtyři krátké kapitoly u skutečného stolu.</translation>
    </message>
    <message>
        <source>Storage room</source>
        <translation>Skladiště</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Stroj</translation>
    </message>
    <message>
        <source>Production robot</source>
        <translation>Výrobní robot</translation>
    </message>
    <message>
        <source>Auxiliary robot</source>
        <translation>Pomocný robot</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Rozvodna</translation>
    </message>
    <message>
        <source>Optimisation</source>
        <translation>Dispečink</translation>
    </message>
    <message>
        <source>Storage rooms</source>
        <translation>Skladiště</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Stroje</translation>
    </message>
    <message>
        <source>Prod. robots</source>
        <translation>Výrobní roboti</translation>
    </message>
    <message>
        <source>Aux. robots</source>
        <translation>Pomocní roboti</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Nákupy</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Byrokracie</translation>
    </message>
    <message>
        <source>Profit</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason} Press {key} to do it.</source>
        <translation>Rada: {action}. {reason} Klávesou {key} to provedeš.</translation>
    </message>
    <message>
        <source>production {n}</source>
        <translation>výroba {n}</translation>
    </message>
    <message>
        <source>storage {n}</source>
        <translation>sklad {n}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n workers</source>
        <translation>
            <numerusform>potřebuje %n dělníka</numerusform>
            <numerusform>potřebuje %n dělníky</numerusform>
            <numerusform>potřebuje %n dělníků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n workers</source>
        <translation>
            <numerusform>ušetří %n dělníka</numerusform>
            <numerusform>ušetří %n dělníky</numerusform>
            <numerusform>ušetří %n dělníků</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {n} energy</source>
        <translation>potřebuje {n} energie</translation>
    </message>
    <message>
        <source>saves {n} energy</source>
        <translation>šetří {n} energie</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Společné vítězství: {names}</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>Společné vítězství: {names}.</translation>
    </message>
    <message>
        <source>Choose an order tile</source>
        <translation>Vyber žeton pořadí</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers leave.</source>
        <translation>
            <numerusform>%n sezónní dělník odchází.</numerusform>
            <numerusform>%n sezónní dělníci odcházejí.</numerusform>
            <numerusform>%n sezónních dělníků odchází.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <comment>an order tile, by its number</comment>
        <translation>bere {tile}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>bids {n}</source>
        <comment>workers</comment>
        <translation>nabízí {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>planned steps</comment>
        <translation>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Koupit za {price}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Place for {price}</source>
        <translation>Umístit za {price}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Umístit</translation>
    </message>
    <message>
        <source>The setup and the five phases</source>
        <translation>Příprava a pět fází</translation>
    </message>
    <message>
        <source>Bid workers, or pass</source>
        <translation>Nabídni dělníky, nebo pasuj</translation>
    </message>
    <message>
        <source>Prepare the market</source>
        <translation>Připrav trh</translation>
    </message>
    <message>
        <source>Buy and place tiles</source>
        <translation>Kupuj a umisťuj žetony</translation>
    </message>
    <message>
        <source>Run your factory</source>
        <translation>Spusť svou továrnu</translation>
    </message>
    <message>
        <source>You can&apos;t do that in this phase.</source>
        <translation>V&#xa0;této fázi to nejde.</translation>
    </message>
    <message>
        <source>All your tiles are chosen: end the turn, or undo.</source>
        <translation>Všechny žetony jsou vybrány: ukonči tah, nebo něco vrať.</translation>
    </message>
    <message>
        <source>That order tile is taken.</source>
        <translation>Tento žeton pořadí už někdo má.</translation>
    </message>
    <message>
        <source>A raise must be at least {minimum}.</source>
        <translation>Přihodit musíš aspoň na {minimum}.</translation>
    </message>
    <message>
        <source>One worker must stay available: bid at most {maximum}.</source>
        <translation>Jeden dělník musí zůstat volný: nabídni nejvýš {maximum}.</translation>
    </message>
    <message>
        <source>Move exactly as many tiles as you have available workers: {left} more.</source>
        <translation>Přesuň přesně tolik žetonů, kolik máš volných dělníků: ještě {left}.</translation>
    </message>
    <message>
        <source>There is no such tile in the central storage.</source>
        <translation>Takový žeton v centrálním skladu není.</translation>
    </message>
    <message>
        <source>The cheapest tile of a column goes first.</source>
        <translation>Ze sloupce se bere nejdřív nejlevnější žeton.</translation>
    </message>
    <message>
        <source>That tile is not on the market.</source>
        <translation>Tento žeton není na trhu.</translation>
    </message>
    <message>
        <source>Each purchase or removal takes an available worker; you have none left.</source>
        <translation>Každý nákup i&#xa0;odstranění potřebuje volného dělníka; žádného už nemáš.</translation>
    </message>
    <message>
        <source>That tile is not in your factory.</source>
        <translation>Tento žeton není ve tvé továrně.</translation>
    </message>
    <message>
        <source>Only tiles beside your factory can be placed.</source>
        <translation>Umístit lze jen žetony ležící vedle továrny.</translation>
    </message>
    <message>
        <source>That costs {price}; you have {money}.</source>
        <translation>Stojí to {price}; máš {money}.</translation>
    </message>
    <message>
        <source>A factory can have only one of these: remove the old one first.</source>
        <translation>Továrna smí mít jen jeden takový žeton: nejdřív odstraň ten stávající.</translation>
    </message>
    <message>
        <source>Every space is taken: remove a tile first, or leave this one outside.</source>
        <translation>Všechna místa jsou obsazena: nejdřív něco odstraň, nebo nech žeton venku.</translation>
    </message>
    <message>
        <source>Only machines and robots can be switched off.</source>
        <translation>Vypnout lze jen stroje a roboty.</translation>
    </message>
    <message>
        <source>Each robot needs a machine; robots on: {robots}, machines on: {machines}. Switch robots off.</source>
        <translation>Každý robot potřebuje stroj: zapnutí roboti: {robots}, stroje: {machines}. Vypni roboty.</translation>
    </message>
    <message>
        <source>One worker must stay available: you need {needed}, only {maximum} can work. Switch machines off.</source>
        <translation>Jeden dělník musí zůstat volný: potřebuješ {needed}, pracovat může jen {maximum}. Vypni stroje.</translation>
    </message>
    <message>
        <source>Take the last order tile</source>
        <translation>Vzít poslední žeton pořadí</translation>
    </message>
    <message numerus="yes">
        <source>Open order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Zahájit žeton pořadí {tile} s %n dělníkem</numerusform>
            <numerusform>Zahájit žeton pořadí {tile} s %n dělníky</numerusform>
            <numerusform>Zahájit žeton pořadí {tile} s %n dělníky</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {tile}</source>
        <translation>Přesunout na trh: {tile}</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>Koupit: {tile}</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Umístit: {tile}</translation>
    </message>
    <message>
        <source>Remove {tile}</source>
        <translation>Odstranit: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Take order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Vzít žeton pořadí {tile} s&#xa0;%n dělníkem</numerusform>
            <numerusform>Vzít žeton pořadí {tile} s&#xa0;%n dělníky</numerusform>
            <numerusform>Vzít žeton pořadí {tile} s&#xa0;%n dělníky</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n seasonal workers</source>
        <translation>
            <numerusform>Ukončit tah s %n sezónním dělníkem</numerusform>
            <numerusform>Ukončit tah s %n sezónními dělníky</numerusform>
            <numerusform>Ukončit tah s %n sezónními dělníky</numerusform>
        </translation>
    </message>
    <message>
        <source>Run everything</source>
        <translation>Spustit vše</translation>
    </message>
    <message>
        <source>Move no more</source>
        <translation>Dál nepřesouvat</translation>
    </message>
</context>
<context>
    <name>FactoryRules</name>
    <message>
        <source>The game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Pět fází</translation>
    </message>
    <message>
        <source>Factory Manager, rules</source>
        <translation>Manažer továrny, pravidla</translation>
    </message>
    <message>
        <source>Each player runs a factory for {rounds} rounds and starts with {money} Elektro, {workers} workers, three storage rooms and two machines. Whoever has the most money at the end wins; in a tie, the higher profit of the last round decides.</source>
        <translation>Každý řídí továrnu {rounds} kol a začíná s {money} Elektro, {workers} dělníky, třemi skladišti a dvěma stroji. Kdo má na konci nejvíc peněz, vyhrává; při rovnosti rozhoduje vyšší zisk posledního kola.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>Storage rooms store, machines and production robots produce. Machines need workers and energy. Auxiliary robots and optimisation save workers; control saves energy. What a tile needs is red, what it saves is green.</source>
        <translation>Skladiště skladují, stroje a výrobní roboti vyrábějí. Stroje potřebují dělníky a energii. Pomocní roboti a dispečink šetří dělníky, rozvodna šetří energii. Co žeton potřebuje, je červené; co šetří, zelené.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>One order tile is revealed for each player. The player with the highest old tile chooses one and bids 0 or more available workers; clockwise, the others raise or pass. A player who passes is out of that auction.</source>
        <translation>Otočí se tolik žetonů pořadí, kolik je hráčů. Kdo má nejvyšší starý žeton, jeden určí a&#xa0;nabídne 0 nebo více volných dělníků; po směru hodinových ručiček ostatní přihazují, nebo pasují. Kdo pasoval, do této dražby se nevrací.</translation>
    </message>
    <message>
        <source>All further phases go from the lowest order tile to the highest. A tile may make each purchase cheaper: its discount is on yellow.</source>
        <translation>Všechny další fáze jdou od nejnižšího žetonu pořadí k nejvyššímu. Žeton může zlevnit každý nákup: to číslo je na žlutém.</translation>
    </message>
    <message>
        <source>1 Bidding for turn order</source>
        <translation>1 Dražba pořadí</translation>
    </message>
    <message>
        <source>Each player in turn moves exactly as many tiles from the central storage to the market as they have available workers, from any columns, the cheapest of a column first. The workers stay available. The last player may move a few extra tiles.</source>
        <translation>Postupně každý přesune z centrálního skladu na trh přesně tolik žetonů, kolik má volných dělníků, z libovolných sloupců, nejdřív nejlevnější ve sloupci. Dělníci zůstávají volní. Poslední v pořadí smí přesunout o pár žetonů víc.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Players who are equal in that, too, share the win.</source>
        <translation>Hráči, kteří jsou si rovni i v tom, se o vítězství dělí.</translation>
    </message>
    <message>
        <source>Each player is dealt an order tile at random. Each round, as many others are revealed as there are players; those not revealed are then shuffled with the old ones.</source>
        <translation>Každý hráč dostane náhodně žeton pořadí. Každé kolo se odhalí tolik dalších, kolik je hráčů; neodhalené se pak zamíchají se starými.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdané</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>V zásobě</translation>
    </message>
    <message>
        <source>{count} of the {all} tiles marked X, chosen at random, are on the market from the start; the others are not used.</source>
        <translation>{count} z {all} žetonů se znakem X, náhodně vybrané, jsou na trhu od začátku; ostatní se nepoužijí.</translation>
    </message>
    <message>
        <source>The energy price starts at {price}. Of the {all} energy tiles ({numbers}), {used} are chosen at random, one for each round.</source>
        <translation>Cena energie začíná na {price}. Z {all} žetonů energie ({numbers}) se náhodně vybere {used}, jeden na každé kolo.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>The workers bid stay on the tile until the end of Phase 3. Each player must always keep one available worker. A winner takes no part in further auctions; of the others, the one with the highest old tile chooses the next tile. The last player takes the last tile and may bid workers for it.</source>
        <translation>Nabídnutí dělníci leží na žetonu do konce 3. fáze. Jeden volný dělník musí vždy zůstat. Kdo vyhrál, dalších dražeb se neúčastní; z ostatních určí další žeton ten, kdo má nejvyšší starý. Poslední si vezme poslední žeton a smí za něj nabídnout dělníky.</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Žeton pořadí</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Sleva</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>Žetony navíc</translation>
    </message>
    <message>
        <source>2 Preparing the market</source>
        <translation>2 Příprava trhu</translation>
    </message>
    <message>
        <source>Each available worker buys one tile from the market or removes one from the factory. A tile costs its price less the discount of the order tile, never less than 0.</source>
        <translation>Každý volný dělník koupí jeden žeton z trhu, nebo jeden z továrny odstraní. Žeton stojí svou cenu minus slevu žetonu pořadí, nikdy méně než 0.</translation>
    </message>
    <message>
        <source>A factory has {spaces} free spaces, and {outer} edge spaces that cost {price} Elektro each, once and without discount. Control and optimisation each have a space of their own. Bought tiles may be left beside the factory, where they do nothing; placing them takes no worker.</source>
        <translation>Továrna má {spaces} míst zdarma a {outer} krajní, z nichž každé stojí jednou {price} Elektro, bez slevy. Rozvodna i dispečink mají své vlastní místo. Koupené žetony smějí ležet vedle továrny, kde nic nedělají; k umístění není třeba dělníka.</translation>
    </message>
    <message>
        <source>A removed tile leaves the game, and its space is free at once. A factory has at most one control and one optimisation: to place another, remove the old one first.</source>
        <translation>Odstraněný žeton opouští hru a jeho místo je hned volné. Továrna má nejvýše jednu rozvodnu a jeden dispečink: než umístíš další, odstraň nejdřív ten starý.</translation>
    </message>
    <message>
        <source>At the end of the turn up to {count} seasonal workers can be hired for {price} Elektro each, less the discount. They stay until the next hiring and are paid again each round. Tiles left on the market go back to the central storage.</source>
        <translation>Na konci tahu lze najmout až {count} sezónní dělníky po {price} Elektro, minus sleva. Zůstávají do dalšího najímání a platí se každé kolo znovu. Co na trhu zbylo, vrací se do centrálního skladu.</translation>
    </message>
    <message>
        <source>Workers who have bought or removed a tile are back in Phase 4. Seasonal workers run machines and can be bid like all others, but those just hired buy nothing this round.</source>
        <translation>Dělníci, kteří koupili nebo odstranili žeton, jsou ve fázi 4 zpět. Sezónní dělníci obsluhují stroje a lze je nabízet jako ostatní, ale právě najatí v tomto kole nic nekupují.</translation>
    </message>
    <message>
        <source>3 Purchases and workers</source>
        <translation>3 Nákupy a dělníci</translation>
    </message>
    <message>
        <source>Everything that runs is counted: production and storage are added up; energy is what is needed less what is saved, at least {minimum}. The workers needed go to the canteen.</source>
        <translation>Počítá se vše, co běží: výroba a&#xa0;sklad se sečtou, energie je potřeba minus úspora, aspoň {minimum}. Dělníci, kteří jsou k tomu potřeba, jdou do kantýny.</translation>
    </message>
    <message>
        <source>At least one worker must stay available, and each robot needs a running machine of its own. Machines and robots may be switched off at will: then they need nothing and produce nothing.</source>
        <translation>Aspoň jeden dělník musí zůstat volný a&#xa0;každý robot potřebuje vlastní běžící stroj. Stroje a&#xa0;roboty lze libovolně vypínat: pak nic nepotřebují a&#xa0;nic nevyrábějí.</translation>
    </message>
    <message>
        <source>Then the next energy tile is turned over and the energy price rises by its number: 0, 1 or 2. In a first game the first tile is a 0.</source>
        <translation>Pak se otočí další žeton energie a cena energie vzroste o jeho číslo: 0, 1 nebo 2. V první hře je první žeton 0.</translation>
    </message>
    <message>
        <source>4 Bureaucracy</source>
        <translation>4 Byrokracie</translation>
    </message>
    <message>
        <source>A factory earns {income} Elektro for each good both produced and stored, less its energy at the energy price. In the last round the profit is multiplied by {factor}.</source>
        <translation>Továrna vydělá {income} Elektro za každé zboží, které se vyrobí i uskladní, minus energie za její cenu. V posledním kole se zisk počítá {factor}krát.</translation>
    </message>
    <message>
        <source>At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.</source>
        <translation>Na začátku: výroba 2, sklad 3, energie 4 za cenu 1: 20 − 4 = 16 Elektro.</translation>
    </message>
    <message>
        <source>Only the lower of the two counts: production 3 and storage 8 bring {money} Elektro.</source>
        <translation>Počítá se jen nižší z obou: výroba 3 a sklad 8 vynesou {money} Elektro.</translation>
    </message>
    <message>
        <source>A loss is paid as far as the money goes.</source>
        <translation>Ztráta se platí, jen pokud peníze stačí.</translation>
    </message>
    <message>
        <source>5 Profit</source>
        <translation>5 Zisk</translation>
    </message>
</context>
<context>
    <name>FactoryTutorial</name>
    <message>
        <source>Order and market</source>
        <translation>Pořadí a trh</translation>
    </message>
    <message>
        <source>This is your factory: two floors of spaces for tiles, with rooms for control and optimisation above, the canteen and instruments below.</source>
        <translation>Toto je tvá továrna: dvě patra s místy pro žetony, nad nimi místnosti pro rozvodnu a dispečink, dole kantýna a ukazatele.</translation>
    </message>
    <message>
        <source>First you bid for your place in the turn order. A low tile buys first; a high one makes each purchase cheaper by the number on yellow. Choose a tile, add workers if you like, and press Enter.</source>
        <translation>Nejdřív dražíš o místo v pořadí. Nízký žeton nakupuje první; vysoký zlevní každý nákup o číslo na žlutém. Vyber žeton, přidej dělníky, chceš-li, a stiskni Enter.</translation>
    </message>
    <message>
        <source>The market is full. What nobody buys goes back to the central storage.</source>
        <translation>Trh je plný. Co si nikdo nekoupí, vrátí se do centrálního skladu.</translation>
    </message>
    <message>
        <source>Buying and placing</source>
        <translation>Nákup a umisťování</translation>
    </message>
    <message>
        <source>Each card on the market shows your price and, in green, what the tile earns by the end of the game if you place it now.</source>
        <translation>Každá karta na trhu ukazuje tvou cenu a zeleně, co žeton vynese do konce hry, když ho umístíš teď.</translation>
    </message>
    <message>
        <source>A factory earns money for goods both produced and stored: whichever falls short is marked on the instruments.</source>
        <translation>Továrna vydělává na zboží, které se vyrobí i uskladní: čeho je méně, je na ukazatelích vyznačeno.</translation>
    </message>
    <message>
        <source>Seasonal workers are hired at the end of a turn and paid again each round. They help when your machines are short of workers.</source>
        <translation>Sezónní dělníci se najímají na konci tahu a&#xa0;platí se každé kolo znovu. Pomohou, když strojům chybějí dělníci.</translation>
    </message>
    <message>
        <source>Bureaucracy and energy</source>
        <translation>Byrokracie a energie</translation>
    </message>
    <message>
        <source>The energy price is in the bar above. Outlines mark the prices that may come next.</source>
        <translation>Cena energie je v liště nahoře. Orámované jsou ceny, které mohou přijít.</translation>
    </message>
    <message>
        <source>You have seven workers: four serve your machines from the canteen, three are available. Available workers bid, fill the market and buy.</source>
        <translation>Máš sedm dělníků: čtyři z kantýny obsluhují stroje, tři jsou volní. Volní dělníci draží, plní trh a nakupují.</translation>
    </message>
    <message>
        <source>Now you fill the market: click as many tiles in the central storage as you have available workers. Move what you want to buy, then press Enter.</source>
        <translation>Teď plníš trh: klikni v centrálním skladu na tolik žetonů, kolik máš volných dělníků. Přesuň, co chceš koupit, a stiskni Enter.</translation>
    </message>
    <message>
        <source>Click a tile to buy and place it, or one of your own to remove it: each takes an available worker. Z undoes the last step. End your turn with Enter.</source>
        <translation>Kliknutím na žeton ho koupíš a umístíš, kliknutím na vlastní ho odstraníš: pokaždé je třeba volný dělník. Z vrátí poslední krok. Tah ukončíš klávesou Enter.</translation>
    </message>
    <message>
        <source>Click a machine or a robot to switch it off or on: what is off needs neither workers nor energy, and produces nothing. One worker must stay available. Then run your factory with Enter.</source>
        <translation>Kliknutím stroj nebo robota vypneš či zapneš: co je vypnuté, nepotřebuje dělníky ani energii a&#xa0;nic nevyrábí. Jeden dělník musí zůstat volný. Pak spusť továrnu klávesou Enter.</translation>
    </message>
    <message>
        <source>You were paid 10 Elektro for each good, less the energy bill. Energy keeps getting more expensive: saving it early pays off.</source>
        <translation>Za každé zboží dostaneš 10 Elektro, minus účet za energii. Energie pořád zdražuje: šetřit ji od začátku se vyplatí.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>The fifth round pays double, and nothing counts after it: money wins, not machines.</source>
        <translation>Páté kolo platí dvojnásobně a po něm už se nic nepočítá: vyhrávají peníze, ne stroje.</translation>
    </message>
    <message>
        <source>Play it to the end: buy only what earns more than it costs. Press H for a hint at any time.</source>
        <translation>Dohraj ho: kupuj jen to, co vynese víc, než stojí. H ti kdykoli poradí.</translation>
    </message>
    <message>
        <source>The game is over, and the richest player has won. Now you know all you need: start a game of your own.</source>
        <translation>Hra skončila, vyhrává nejbohatší. Teď víš vše potřebné: začni vlastní hru.</translation>
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
        <translation>Naučit se</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n uložená hra</numerusform>
            <numerusform>%n uložené hry</numerusform>
            <numerusform>%n uložených her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n players</source>
        <translation>
            <numerusform>{board}, {edition}, %n hráč</numerusform>
            <numerusform>{board}, {edition}, %n hráči</numerusform>
            <numerusform>{board}, {edition}, %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>People and bots, round by round</source>
        <translation>Lidé i počítač, kolo za kolem</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Výzva dne</translation>
    </message>
    <message>
        <source>The same deal for everybody</source>
        <translation>Stejné karty pro všechny</translation>
    </message>
    <message>
        <source>You: place {place}</source>
        <translation>Ty: {place}. místo</translation>
    </message>
    <message>
        <source>You: place {place} · The master: place {master}</source>
        <translation>Ty: {place}. místo · Mistr: {master}. místo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Choose a board and opponents</source>
        <translation>Vyber mapu a&#xa0;soupeře</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n chapters done</source>
        <translation>
            <numerusform>Hotovo: {done} z&#xa0;%n kapitoly</numerusform>
            <numerusform>Hotovo: {done} z&#xa0;%n kapitol</numerusform>
            <numerusform>Hotovo: {done} z&#xa0;%n kapitol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>unfinished games</comment>
        <translation>
            <numerusform>%n nedohraná</numerusform>
            <numerusform>%n nedohrané</numerusform>
            <numerusform>%n nedohraných</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Appearance, speed, language</source>
        <translation>Vzhled, tempo, jazyk</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Naučit se hrou</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>button: of a finished game</comment>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Shows the final standings of this game.</source>
        <translation>Ukáže konečné pořadí této hry.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Returns to this game.</source>
        <translation>Vrátí tě do této hry.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Úvodní stránka</translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>None planned.</source>
        <translation>Nic není naplánováno.</translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation>Víc koupit nebo uskladnit nejde.</translation>
    </message>
    <message>
        <source>Plans to buy one fewer token.</source>
        <translation>Naplánuje o jeden žeton méně.</translation>
    </message>
    <message>
        <source>Plans to buy one more token.</source>
        <translation>Naplánuje o jeden žeton víc.</translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message>
        <source>Fuel market</source>
        <translation>Trh se surovinami</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>next price</source>
        <translation>další cena</translation>
    </message>
    <message>
        <source>next</source>
        <translation>další</translation>
    </message>
    <message>
        <source>stock, refill</source>
        <translation>zbývá, nové</translation>
    </message>
    <message>
        <source>after you</source>
        <comment>what those who buy later need</comment>
        <translation>po tobě</translation>
    </message>
    <message>
        <source>What the next token of each fuel costs.</source>
        <translation>Kolik stojí další žeton každé suroviny.</translation>
    </message>
    <message>
        <source>What those who buy after you still need to run all their plants once.</source>
        <translation>Co chybí těm, kdo kupují po tobě, k jednomu spuštění všech elektráren.</translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>Ve skladu uhlí: %n, na prodej za {price}, až na trhu uhlí nebude.</numerusform>
            <numerusform>Ve skladu uhlí: %n, na prodej za {price}, až na trhu uhlí nebude.</numerusform>
            <numerusform>Ve skladu uhlí: %n, na prodej za {price}, až na trhu uhlí nebude.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} at any time.</source>
        <translation>
            <numerusform>Ve skladu uhlí: %n, kdykoli na prodej za {price}.</numerusform>
            <numerusform>Ve skladu uhlí: %n, kdykoli na prodej za {price}.</numerusform>
            <numerusform>Ve skladu uhlí: %n, kdykoli na prodej za {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where prices start next round if everybody buys fuel for one run and runs all plants.</source>
        <translation>Od jaké ceny začne příští kolo, když všichni své elektrárny jednou naplní a spustí.</translation>
    </message>
    <message>
        <source>Tokens for sale now, and those added in Phase 5 if everybody buys fuel for one run and runs all plants.</source>
        <translation>Žetony, které jsou teď na prodej, a&#xa0;ty, které přibudou ve fázi 5, když všichni své elektrárny jednou naplní a&#xa0;spustí.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Kliknutím ho ukážeš.</translation>
    </message>
    <message>
        <source>next round from</source>
        <comment>prices follow</comment>
        <translation>příští kolo od</translation>
    </message>
    <message>
        <source>your discount: {less}</source>
        <translation>tvá sleva: {less}</translation>
    </message>
    <message>
        <source>tokens above {limit} are not for sale</source>
        <translation>žetony nad {limit} nejsou na prodej</translation>
    </message>
    <message>
        <source>+{tax} each</source>
        <comment>tokens</comment>
        <translation>+{tax} za kus</translation>
    </message>
    <message>
        <source>sold up to {limit}</source>
        <comment>a price</comment>
        <translation>prodej do {limit}</translation>
    </message>
    <message>
        <source>mines: {price} a city</source>
        <translation>doly: {price} za město</translation>
    </message>
    <message>
        <source>{fuel} −{n}</source>
        <translation>{fuel} −{n}</translation>
    </message>
    <message>
        <source>{refill} added instead of the table&apos;s {due} if everybody buys fuel for one run and runs all plants: there are no more tokens or spaces.</source>
        <translation>Přibude {refill} místo {due} podle tabulky, když všichni své elektrárny jednou naplní a&#xa0;spustí: víc nedovolí zásoba nebo volná místa.</translation>
    </message>
    <message>
        <source>{tax} more per token</source>
        <translation>o&#xa0;{tax} víc za žeton</translation>
    </message>
    <message>
        <source>Coal storage {n}</source>
        <translation>Sklad uhlí: {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n v košíku</numerusform>
            <numerusform>%n v košíku</numerusform>
            <numerusform>%n v košíku</numerusform>
        </translation>
    </message>
    <message>
        <source>In the fuel market</source>
        <translation>Na trhu se surovinami</translation>
    </message>
    <message>
        <source>Put a token into the cart</source>
        <translation>Dát žeton do košíku</translation>
    </message>
    <message>
        <source>Put a token back</source>
        <translation>Vrátit žeton</translation>
    </message>
    <message>
        <source>To the next fuel</source>
        <translation>K další surovině</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: {there} of {all} left.</source>
        <translation>{fuel} po {price}: zbývá {there} z {all}.</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: not for sale in this Step.</source>
        <translation>{fuel} po {price}: v&#xa0;této epoše nelze koupit.</translation>
    </message>
    <message numerus="yes">
        <source>%n will be added this round.</source>
        <translation>
            <numerusform>%n v&#xa0;tomto kole přibude.</numerusform>
            <numerusform>%n v&#xa0;tomto kole přibudou.</numerusform>
            <numerusform>%n v&#xa0;tomto kole přibude.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>vyprodáno</translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message>
        <source>End turn</source>
        <translation>Konec tahu</translation>
    </message>
    <message>
        <source>Ends your turn without buying the cart.</source>
        <translation>Ukončí tvůj tah bez nákupu košíku.</translation>
    </message>
    <message>
        <source>Buy fuel</source>
        <translation>Kup suroviny</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Koupit za {price}</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart.</source>
        <translation>Koupí suroviny v&#xa0;košíku.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>Coal storage: one less</source>
        <translation>Sklad uhlí: o&#xa0;jeden méně</translation>
    </message>
    <message>
        <source>Coal storage: one more</source>
        <translation>Sklad uhlí: o&#xa0;jeden více</translation>
    </message>
    <message>
        <source>None of your plants burns fuel.</source>
        <translation>Žádná z tvých elektráren nespaluje suroviny.</translation>
    </message>
    <message>
        <source>Buy without ending the turn</source>
        <translation>Koupit bez ukončení tahu</translation>
    </message>
    <message>
        <source>Can power</source>
        <comment>so many cities</comment>
        <translation>Elektrárny pro</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Plants that run</source>
        <translation>Elektrárny v chodu</translation>
    </message>
    <message>
        <source>Ends your turn without more fuel. You can undo it.</source>
        <translation>Ukončí tvůj tah bez dalších surovin. Můžeš to vrátit.</translation>
    </message>
    <message>
        <source>Buy one token</source>
        <translation>Koupit jeden žeton</translation>
    </message>
    <message>
        <source>Buy one token for {price}</source>
        <translation>Koupit jeden žeton za {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Koupit</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n for {price} and end turn</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Koupit %n za {price} a ukončit tah</numerusform>
            <numerusform>Koupit %n za {price} a ukončit tah</numerusform>
            <numerusform>Koupit %n za {price} a ukončit tah</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn: all plants run</source>
        <translation>Ukončit tah: vše je v chodu</translation>
    </message>
    <message>
        <source>Buy nothing and end turn</source>
        <translation>Nekoupit nic a ukončit tah</translation>
    </message>
    <message>
        <source>Your plants are fuelled, or no more can be bought.</source>
        <translation>Tvé elektrárny mají dost, nebo už víc koupit nejde.</translation>
    </message>
    <message>
        <source>Adds what your plants burn in one round.</source>
        <translation>Přidá, co tvé elektrárny spálí v&#xa0;jednom kole.</translation>
    </message>
    <message>
        <source>Buy fuel: {market}</source>
        <translation>Nákup surovin: {market}</translation>
    </message>
    <message>
        <source>Shows the other market; the cart is emptied.</source>
        <translation>Ukáže druhý trh; košík se vyprázdní.</translation>
    </message>
    <message>
        <source>This turn you buy here: {market}.</source>
        <translation>V&#xa0;tomto tahu nakupuješ zde: {market}.</translation>
    </message>
    <message>
        <source>{price}: too expensive</source>
        <translation>{price}: příliš drahé</translation>
    </message>
    <message>
        <source>None in the cart.</source>
        <translation>V košíku žádný není.</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Zásobená města</translation>
    </message>
    <message>
        <source>Takes one token out of the cart.</source>
        <translation>Vyjme jeden žeton z&#xa0;košíku.</translation>
    </message>
    <message>
        <source>Adds one token to the cart.</source>
        <translation>Přidá jeden žeton do košíku.</translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Sklad uhlí: %n, po {price}, až bude trh prázdný.</numerusform>
            <numerusform>Sklad uhlí: %n, po {price}, až bude trh prázdný.</numerusform>
            <numerusform>Sklad uhlí: %n, po {price}, až bude trh prázdný.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left, at {price} each.</source>
        <translation>
            <numerusform>Sklad uhlí: zbývá %n, po {price}.</numerusform>
            <numerusform>Sklad uhlí: zbývají %n, po {price}.</numerusform>
            <numerusform>Sklad uhlí: zbývá %n, po {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>zbývá {n}</translation>
    </message>
    <message>
        <source>You haven&apos;t bought the cart. Press {key} again to end the turn anyway.</source>
        <translation>Obsah košíku není koupený. Dalším stiskem {key} přesto ukončíš tah.</translation>
    </message>
    <message>
        <source>No plant would run. Press {key} again to end the turn anyway.</source>
        <translation>Žádná elektrárna by neběžela. Dalším stiskem {key} přesto ukončíš tah.</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation>Naplnit</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart and ends your turn. You can undo it.</source>
        <translation>Koupí obsah košíku a ukončí tvůj tah. Můžeš to vrátit.</translation>
    </message>
    <message>
        <source>The cart is empty: add fuel, or end your turn with E.</source>
        <translation>Košík je prázdný: přidej suroviny, nebo ukonči tah klávesou E.</translation>
    </message>
    <message>
        <source>room {room}</source>
        <comment>for so many tokens</comment>
        <translation>místo pro {room}</translation>
    </message>
    <message>
        <source>stores full</source>
        <translation>sklady plné</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>vyprodáno</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>další {price}</translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Returns this fuel to the supply.</source>
        <translation>Vrátí tyto suroviny do zásoby.</translation>
    </message>
    <message>
        <source>Discard fuel</source>
        <translation>Odstraň suroviny</translation>
    </message>
    <message numerus="yes">
        <source>%n of your coal and oil no longer fit.</source>
        <translation>
            <numerusform>%n žeton uhlí nebo ropy už není kde skladovat.</numerusform>
            <numerusform>%n žetony uhlí nebo ropy už není kde skladovat.</numerusform>
            <numerusform>%n žetonů uhlí nebo ropy už není kde skladovat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n zůstane</numerusform>
            <numerusform>%n zůstanou</numerusform>
            <numerusform>%n zůstane</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plants cannot store the marked fuel: there is nothing to choose.</source>
        <translation>Označené suroviny se do elektráren nevejdou: není z čeho vybírat.</translation>
    </message>
    <message>
        <source>Discards one more of this fuel and one less of the other.</source>
        <translation>Odstraní o jeden žeton této suroviny víc a druhé o jeden méně.</translation>
    </message>
    <message>
        <source>No more of this fuel needs to go.</source>
        <translation>Víc této suroviny odstraňovat nemusíš.</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Odstranit {fuel}</translation>
    </message>
</context>
<context>
    <name>FuelToCome</name>
    <message>
        <source>Coming up</source>
        <translation>Co přijde</translation>
    </message>
    <message>
        <source>Nobody after you needs fuel.</source>
        <translation>Nikdo po tobě nepotřebuje suroviny.</translation>
    </message>
    <message>
        <source>Still needed after you: {tokens}.</source>
        <translation>Po tobě je ještě třeba: {tokens}.</translation>
    </message>
    <message>
        <source>{fuel} may be gone by then: {left} left, {wanted} wanted.</source>
        <translation>{fuel}: pak už nemusí být; zbývá {left}, je třeba {wanted}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then, and at {next} next round.</source>
        <translation>{fuel}: pak od {after}, v příštím kole od {next}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then.</source>
        <translation>{fuel}: pak od {after}.</translation>
    </message>
    <message>
        <source>Fuel for {plants} is enough: {enough} powered, {owned} needed.</source>
        <translation>{plants} stačí: zásobeno {enough}, třeba {owned}.</translation>
    </message>
    <message>
        <source>Missing fuel: {plants}.</source>
        <comment>numbers of plants, and tokens</comment>
        <translation>Chybí suroviny: {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} lacks {lacks}.</source>
        <comment>so many tokens</comment>
        <translation>Elektrárna {plant}: chybí {lacks}.</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>Fuel market</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Konec při</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Počáteční peníze</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <translation>2.&#xa0;epocha při</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Shows the final standings.</source>
        <translation>Ukáže konečné pořadí.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Factory Manager</source>
        <translation>Manažer továrny</translation>
    </message>
    <message>
        <source>Cities and power plants, for two to six</source>
        <translation>Města a elektrárny, pro dva až šest</translation>
    </message>
    <message>
        <source>A factory in five rounds, for two to five</source>
        <translation>Továrna v pěti kolech, pro dva až pět</translation>
    </message>
    <message>
        <source>Another program has changed {before}. That file is left as it is, and your game continues in {after}.</source>
        <translation>Jiný program změnil soubor {before}. Ten zůstává beze změny a&#xa0;tvoje hra pokračuje v&#xa0;souboru {after}.</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>The board now</source>
        <translation>Herní plán teď</translation>
    </message>
    <message>
        <source>Light your first city</source>
        <translation>Rozsviť své první město</translation>
    </message>
    <message>
        <source>Twenty minutes at a real table: buy a plant, fuel it, build, and switch on the lights. You learn each rule when you need it.</source>
        <translation>Dvacet minut u&#xa0;skutečného stolu: kup elektrárnu, dodej suroviny, stav a&#xa0;rozsviť. Každé pravidlo se naučíš, až ho budeš potřebovat.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities</source>
        <translation>
            <numerusform>{name}: %n město</numerusform>
            <numerusform>{name}: %n města</numerusform>
            <numerusform>{name}: %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>{board}, round {round}</source>
        <translation>{board}, {round}. kolo</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>Volí: {name}</translation>
    </message>
    <message>
        <source>Three networks at night</source>
        <translation>Tři sítě v&#xa0;noci</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities powered</source>
        <translation>
            <numerusform>{name}: %n zásobené město</numerusform>
            <numerusform>{name}: %n zásobená města</numerusform>
            <numerusform>{name}: %n zásobených měst</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn to open an auction</source>
        <translation>Jsi na řadě s dražbou</translation>
    </message>
    <message>
        <source>Your bid on plant {plant}</source>
        <translation>Tvoje nabídka na elektrárnu {plant}</translation>
    </message>
    <message>
        <source>Your turn to scrap a plant</source>
        <translation>Odstraňuješ elektrárnu</translation>
    </message>
    <message>
        <source>Your turn to discard fuel</source>
        <translation>Odstraňuješ suroviny</translation>
    </message>
    <message>
        <source>Your turn to buy fuel</source>
        <translation>Kupuješ suroviny</translation>
    </message>
    <message>
        <source>Your turn to build houses</source>
        <translation>Stavíš domečky</translation>
    </message>
    <message>
        <source>Your turn to run plants</source>
        <translation>Spouštíš elektrárny</translation>
    </message>
    <message>
        <source>Your turn to place a bank house</source>
        <translation>Stavíš domeček banky</translation>
    </message>
    <message>
        <source>Your turn to mark a city</source>
        <translation>Označuješ město</translation>
    </message>
    <message>
        <source>{name}: your turn to open an auction</source>
        <translation>{name}: jsi na řadě s&#xa0;dražbou</translation>
    </message>
    <message>
        <source>{name}: your bid on plant {plant}</source>
        <translation>{name}: tvoje nabídka na elektrárnu {plant}</translation>
    </message>
    <message>
        <source>{name}: your turn to scrap a plant</source>
        <translation>{name}: odstraňuješ elektrárnu</translation>
    </message>
    <message>
        <source>{name}: your turn to discard fuel</source>
        <translation>{name}: odstraňuješ suroviny</translation>
    </message>
    <message>
        <source>{name}: your turn to buy fuel</source>
        <translation>{name}: kupuješ suroviny</translation>
    </message>
    <message>
        <source>{name}: your turn to build houses</source>
        <translation>{name}: stavíš domečky</translation>
    </message>
    <message>
        <source>{name}: your turn to run plants</source>
        <translation>{name}: spouštíš elektrárny</translation>
    </message>
    <message>
        <source>{name}: your turn to place a bank house</source>
        <translation>{name}: stavíš domeček banky</translation>
    </message>
    <message>
        <source>{name}: your turn to mark a city</source>
        <translation>{name}: označuješ město</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n cities powered</source>
        <translation>
            <numerusform>{name} vítězí, zásobí %n město</numerusform>
            <numerusform>{name} vítězí, zásobí %n města</numerusform>
            <numerusform>{name} vítězí, zásobí %n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n cities powered</source>
        <translation>
            <numerusform>Vítězíš, zásobíš %n město</numerusform>
            <numerusform>Vítězíš, zásobíš %n města</numerusform>
            <numerusform>Vítězíš, zásobíš %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share second place.</source>
        <translation>Společné druhé místo: {names}.</translation>
    </message>
    <message>
        <source>{name} has {money} Elektro.</source>
        <translation>{name} má {money}&#xa0;Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came second with %n cities powered.</source>
        <translation>
            <numerusform>{name} na druhém místě, zásobí %n město.</numerusform>
            <numerusform>{name} na druhém místě, zásobí %n města.</numerusform>
            <numerusform>{name} na druhém místě, zásobí %n měst.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead with {bid} and have {money}.</source>
        <translation>Vedeš s {bid} a máš {money}.</translation>
    </message>
    <message>
        <source>{name} leads with {bid}; you have {money}.</source>
        <translation>{name} vede s {bid}; máš {money}.</translation>
    </message>
    <message>
        <source>{leader} leads with {bid}; {name} has {money}.</source>
        <translation>{leader} vede s {bid}; {name} má {money}.</translation>
    </message>
    <message>
        <source>You have {money} Elektro.</source>
        <translation>Máš {money}&#xa0;Elektro.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Auctions</source>
        <translation>Dražba</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Připojování měst</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Pořadí hráčů</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Elektrárny</translation>
    </message>
    <message>
        <source>You pay less for plants than winners do.</source>
        <translation>Za elektrárny platíš méně než vítězové.</translation>
    </message>
    <message>
        <source>You pay more for plants than winners do.</source>
        <translation>Za elektrárny platíš více než vítězové.</translation>
    </message>
    <message>
        <source>You build later than winners do.</source>
        <translation>Stavíš později než vítězové.</translation>
    </message>
    <message>
        <source>You build earlier than winners do.</source>
        <translation>Stavíš dříve než vítězové.</translation>
    </message>
    <message>
        <source>You keep less fuel in store than winners do.</source>
        <translation>Máš v zásobě méně surovin než vítězové.</translation>
    </message>
    <message>
        <source>You keep more fuel in store than winners do.</source>
        <translation>Máš v zásobě více surovin než vítězové.</translation>
    </message>
    <message>
        <source>You are earlier in the turn order than winners.</source>
        <translation>V&#xa0;pořadí hráčů jsi více vpředu než vítězové.</translation>
    </message>
    <message>
        <source>You are later in the turn order than winners.</source>
        <translation>V&#xa0;pořadí hráčů jsi více vzadu než vítězové.</translation>
    </message>
    <message>
        <source>You buy fewer plants early than winners do.</source>
        <translation>Zpočátku kupuješ méně elektráren než vítězové.</translation>
    </message>
    <message>
        <source>You buy more plants early than winners do.</source>
        <translation>Zpočátku kupuješ více elektráren než vítězové.</translation>
    </message>
    <message>
        <source>Too few games to tell.</source>
        <translation>Příliš málo her, než aby to šlo říct.</translation>
    </message>
    <message>
        <source>No clear difference from winners.</source>
        <translation>Žádný jasný rozdíl proti vítězům.</translation>
    </message>
    <message>
        <source>Try next: bid once more for a plant you need.</source>
        <translation>Příště zkus: na elektrárnu, kterou potřebuješ, přihoď o jednou víc.</translation>
    </message>
    <message>
        <source>Try next: leave the auction one bid earlier.</source>
        <translation>Příště zkus: odstup z&#xa0;dražby o jedno přihození dřív.</translation>
    </message>
    <message>
        <source>Try next: build one more city in each round before Step 2.</source>
        <translation>Příště zkus: před 2. epochou postav v&#xa0;každém kole o jedno město víc.</translation>
    </message>
    <message>
        <source>Try next: before Step 2, build only cities that you can power.</source>
        <translation>Příště zkus: před 2. epochou stav jen města, která dokážeš zásobit.</translation>
    </message>
    <message>
        <source>Try next: store fuel while it is cheap.</source>
        <translation>Příště zkus: udělej si zásoby, dokud jsou suroviny levné.</translation>
    </message>
    <message>
        <source>Try next: buy only the fuel that you burn in the same round.</source>
        <translation>Příště zkus: kupuj jen suroviny, které v&#xa0;témže kole spálíš.</translation>
    </message>
    <message>
        <source>Try next: build one city fewer, to buy fuel before the others.</source>
        <translation>Příště zkus: postav o město méně a suroviny kupuj před ostatními.</translation>
    </message>
    <message>
        <source>Try next: buy one more plant before Step 2.</source>
        <translation>Příště zkus: před 2. epochou kup o jednu elektrárnu víc.</translation>
    </message>
    <message>
        <source>Try next: skip a plant and build cities instead.</source>
        <translation>Příště zkus: jednu elektrárnu vynech a postav místo ní města.</translation>
    </message>
    <message>
        <source>Paid above a plant&apos;s number: {own}. Winners: {winners}.</source>
        <translation>Zaplaceno nad číslo elektrárny: {own}. Vítězové: {winners}.</translation>
    </message>
    <message>
        <source>Cities built per round until Step 2: {own}. Winners: {winners}.</source>
        <translation>Města za kolo do 2. epochy: {own}. Vítězové: {winners}.</translation>
    </message>
    <message>
        <source>Tokens bought per token burnt: {own}. Winners: {winners}.</source>
        <translation>Koupené žetony na každý spálený: {own}. Vítězové: {winners}.</translation>
    </message>
    <message>
        <source>Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.</source>
        <translation>Místo v pořadí, od 0 (první) do 1 (poslední): {own}. Vítězové: {winners}.</translation>
    </message>
    <message>
        <source>Plants bought until Step 2: {own}. Winners: {winners}.</source>
        <translation>Elektrárny koupené do 2. epochy: {own}. Vítězové: {winners}.</translation>
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
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation>Už jsem tady</translation>
    </message>
    <message>
        <source>Shows what has happened since your last turn.</source>
        <translation>Ukáže, co se stalo od tvého posledního tahu.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Ukáže stůl.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Předej hru: {name}</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Press H again to use it</source>
        <translation>H ještě jednou: použít</translation>
    </message>
    <message>
        <source>H, then Enter does it</source>
        <translation>H, pak Enter: provést</translation>
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
        <translation>Barva: {colour}</translation>
    </message>
    <message>
        <source>Takes the next colour; its owner gets this one.</source>
        <translation>Vezme další barvu; její majitel dostane tuto.</translation>
    </message>
</context>
<context>
    <name>Journeys</name>
    <message>
        <source>Sold {price}</source>
        <translation>Prodáno {price}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Here</source>
        <translation>Tady</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Lists, fields, buttons</source>
        <translation>Seznamy, pole, tlačítka</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>K dalšímu prvku</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Stisknout ho</translation>
    </message>
    <message>
        <source>Move in a list, change a value</source>
        <translation>Pohyb v&#xa0;seznamu, změna hodnoty</translation>
    </message>
    <message>
        <source>To the previous control</source>
        <translation>K předchozímu prvku</translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation>Zavřít, co je otevřené</translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} z {steps}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Started at {time}</source>
        <comment>a game</comment>
        <translation>Začátek v&#xa0;{time}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a game</comment>
        <translation>nelze přečíst</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Kolo {n}</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the game</comment>
        <translation>Dohráno</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>the game</comment>
        <translation>Nedohráno</translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation>{name} vítězí, zásobí {powered}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} has been deleted.</source>
        <translation>Smazáno: {name}.</translation>
    </message>
    <message>
        <source>{name} has been restored.</source>
        <translation>Obnoveno: {name}.</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Záznamy (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportovat hru</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importovat hry</translation>
    </message>
    <message>
        <source>{name} has been imported.</source>
        <translation>Importováno: {name}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>This system has no trash; deleted games are in {folder}.</source>
        <translation>Tento systém nemá koš; smazané hry jsou ve složce {folder}.</translation>
    </message>
    <message>
        <source>Search names, board, result…</source>
        <translation>Hledat: jména, mapa, výsledek …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Otevřít záznam</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>Importována %n hra.</numerusform>
            <numerusform>Importovány %n hry.</numerusform>
            <numerusform>Importováno %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otevřít soubor</translation>
    </message>
    <message>
        <source>Opens a record from another folder.</source>
        <translation>Otevře záznam z&#xa0;jiné složky.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>Shows who has won, and how often.</source>
        <translation>Ukáže, kdo kolikrát vyhrál.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported: {names}</source>
        <translation>
            <numerusform>%n soubor se nepodařilo importovat: {names}</numerusform>
            <numerusform>%n soubory se nepodařilo importovat: {names}</numerusform>
            <numerusform>%n souborů se nepodařilo importovat: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The same game is already here: {name}</source>
        <translation>Stejná hra už tu je: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n games are already here.</source>
        <translation>
            <numerusform>%n hra už tu je.</numerusform>
            <numerusform>%n hry už tu jsou.</numerusform>
            <numerusform>%n her už tu je.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Nedohrané</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Dohrané</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Vyhrané</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Které hry</translation>
    </message>
    <message>
        <source>By date</source>
        <comment>games</comment>
        <translation>Podle data</translation>
    </message>
    <message>
        <source>By board</source>
        <comment>games</comment>
        <translation>Podle plánu</translation>
    </message>
    <message>
        <source>By result</source>
        <comment>games</comment>
        <translation>Podle výsledku</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Pořadí her</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klávesa: {key}</translation>
    </message>
    <message>
        <source>Every game you play is saved here. Import (I) adds games from elsewhere.</source>
        <translation>Sem se ukládá každá tvá hra. Import (I) přidá hry odjinud.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Adds record files to this list.</source>
        <translation>Přidá do seznamu soubory se záznamy.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Přehrání</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>Otevřít</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} z %n hry</numerusform>
            <numerusform>{shown} z %n her</numerusform>
            <numerusform>{shown} z %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>No games with “{words}”.</source>
        <translation>Žádné hry s „{words}“.</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>Zatím tu nejsou žádné hry.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tuhle hru nejde přečíst.</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Žádná hra není vybraná.</translation>
    </message>
    <message>
        <source>Saves a copy of the record.</source>
        <translation>Uloží kopii záznamu.</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Ukáže hru tah po tahu.</translation>
    </message>
    <message>
        <source>Opens the game at the table.</source>
        <translation>Otevře hru u&#xa0;stolu.</translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation>Tahle hra je na stole; smazat ji nejde.</translation>
    </message>
    <message>
        <source>Deletes the game; Undo restores it.</source>
        <translation>Smaže hru; Obnovit ji vrátí.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Není co obnovit.</translation>
    </message>
    <message>
        <source>Restores the last deleted game.</source>
        <translation>Obnoví naposledy smazanou hru.</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klávesa: {key}</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Remove</source>
        <translation>Odstranit</translation>
    </message>
    <message>
        <source>Land around the cities</source>
        <translation>Pevnina kolem měst</translation>
    </message>
    <message>
        <source>Draws a coast around all cities.</source>
        <translation>Nakreslí pobřeží kolem všech měst.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Přidat oblast</translation>
    </message>
    <message>
        <source>Adds an area in a new colour.</source>
        <translation>Přidá oblast s&#xa0;vlastní barvou.</translation>
    </message>
    <message>
        <source>Move cities apart</source>
        <translation>Rozestoupit města</translation>
    </message>
    <message>
        <source>Moves cities apart until names and costs fit.</source>
        <translation>Rozestupuje města, dokud se názvy a&#xa0;ceny nevejdou.</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Přidat město</translation>
    </message>
    <message>
        <source>Adds a city where there is room.</source>
        <translation>Přidá město tam, kde je místo.</translation>
    </message>
    <message>
        <source>There is no city yet.</source>
        <translation>Ještě tu není žádné město.</translation>
    </message>
    <message>
        <source>A board needs at least one area.</source>
        <translation>Herní plán potřebuje alespoň jednu oblast.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nic není vybráno.</translation>
    </message>
    <message>
        <source>Removes the selection.</source>
        <translation>Odstraní výběr.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Záznam průběhu</translation>
    </message>
    <message>
        <source>Double-click or Enter: show the table at that moment</source>
        <translation>Dvojklik nebo Enter: ukázat stůl v&#xa0;té chvíli</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>V záznamu průběhu</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Ukázat stůl v té chvíli</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all players</comment>
        <translation>Všichni</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Vysoké napětí</translation>
    </message>
    <message>
        <source>This game is open in another window. Here is how it stood when you opened it.</source>
        <translation>Tahle hra je otevřená v&#xa0;jiném okně. Tady vidíš její stav z&#xa0;chvíle otevření.</translation>
    </message>
    <message numerus="yes">
        <source>%n more games cannot be opened.</source>
        <translation>
            <numerusform>Nejde otevřít ještě %n hra.</numerusform>
            <numerusform>Nejdou otevřít ještě %n hry.</numerusform>
            <numerusform>Nejde otevřít ještě %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Není tu žádná nedohraná hra, v níž by šlo pokračovat.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Otevřít záznam</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Záznamy (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Uložit záznam</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Round {round} · {board}</source>
        <translation>{round}. kolo · {board}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation>Rychlost a tahy</translation>
    </message>
    <message>
        <source>Appearance</source>
        <comment>how the window looks</comment>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>ends in “(Language)” in every translation</comment>
        <translation>Jazyk (Language)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová hra…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Hry…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiky…</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Naučit se hrát…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Pravidla…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Klávesy…</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Otevřít záznam…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Uložit záznam jako…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Vrátit celý tah</translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation>Zopakovat celý tah</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>look at the game again</comment>
        <translation>Přehrání</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Naplánovat kolo</translation>
    </message>
    <message>
        <source>Set up your table…</source>
        <translation>Postavit svůj stůl…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Turnaj…</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Tato hra</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Potichu</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Středně</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Nahlas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Sounds for pieces and turns</source>
        <translation>Zvuky kamenů a&#xa0;tahů</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Okamžitě</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Rychlost tahů lidí</translation>
    </message>
    <message>
        <source>Skip turns with nothing to do</source>
        <translation>Přeskakovat tahy, v&#xa0;nichž není co dělat</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the window</comment>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the window</comment>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast of the window</comment>
        <translation>Běžný</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast of the window</comment>
        <translation>Vysoký</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a set of colours: those of this table</comment>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of everything in the window</comment>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>This window has room for {percent}%.</source>
        <translation>Do tohoto okna se vejde {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>Od mého posledního tahu</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Přeskočit k mému tahu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Rychlost tahů počítače</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Ukazovat tahy</translation>
    </message>
    <message>
        <source>Hide the table between players</source>
        <translation>Zakrýt stůl při střídání hráčů</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Draw a board…</source>
        <translation>Nakreslit mapu…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <comment>ends in “(Settings)” in every translation</comment>
        <translation>Nastavení… (Settings)</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <source>Enter also ends the turn</source>
        <translation>Enter také ukončí tah</translation>
    </message>
    <message>
        <source>Show a plant&apos;s value in auctions</source>
        <translation>V&#xa0;dražbě ukazovat hodnotu elektrárny</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Painted wood</source>
        <translation>Malované dřevo</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Pro barvoslepé</translation>
    </message>
    <message>
        <source>Players&apos; colours</source>
        <translation>Barvy hráčů</translation>
    </message>
    <message>
        <source>Letters on houses</source>
        <translation>Písmena na domečcích</translation>
    </message>
    <message>
        <source>Plain board</source>
        <comment>without relief and light</comment>
        <translation>Jednoduchý herní plán</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of the text</comment>
        <translation>Běžná</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the text</comment>
        <translation>Velká</translation>
    </message>
    <message>
        <source>Extra large</source>
        <comment>size of the text</comment>
        <translation>Velmi velká</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>of what is read: sentences, lists, rules</comment>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Classic</source>
        <translation>Klasické</translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation>Recharged</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Každé místo potřebuje jméno.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Dvě místa mají stejné jméno: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation>
            <numerusform>Je potřeba %n oblast; tato mapa jich má {all}.</numerusform>
            <numerusform>Jsou potřeba %n oblasti; tato mapa jich má {all}.</numerusform>
            <numerusform>Je potřeba %n oblastí; tato mapa jich má {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation>
            <numerusform>Vyber ještě %n oblast.</numerusform>
            <numerusform>Vyber ještě %n oblasti.</numerusform>
            <numerusform>Vyber ještě %n oblastí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n areas.</source>
        <translation>
            <numerusform>Odeber %n oblast.</numerusform>
            <numerusform>Odeber %n oblasti.</numerusform>
            <numerusform>Odeber %n oblastí.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation>{name} vybírá oblast.</translation>
    </message>
    <message numerus="yes">
        <source>This edition is for {minimum} to %n players.</source>
        <translation>
            <numerusform>Toto vydání je pro {minimum} až %n hráče.</numerusform>
            <numerusform>Toto vydání je pro {minimum} až %n hráče.</numerusform>
            <numerusform>Toto vydání je pro {minimum} až %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas must be connected.</source>
        <translation>Oblasti musí být propojené.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Možnosti</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Startovní města</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>Proti bance</translation>
    </message>
    <message>
        <source>One area each</source>
        <translation>Každému jedna oblast</translation>
    </message>
    <message>
        <source>Board&apos;s own rules</source>
        <comment>option, on by default</comment>
        <translation>Pravidla mapy</translation>
    </message>
    <message>
        <source>Each player marks a city; networks start in marked cities</source>
        <translation>Každý hráč označí město; sítě začínají v označených městech</translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities too</source>
        <translation>Elektrárny, suroviny a místa ve městech bere i banka</translation>
    </message>
    <message>
        <source>One area in play for each player</source>
        <translation>Jedna oblast ve hře na hráče</translation>
    </message>
    <message>
        <source>Not in this edition</source>
        <translation>V tomto vydání ne</translation>
    </message>
    <message>
        <source>Too little uranium on this board</source>
        <translation>Na této mapě je málo uranu</translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation>
            <numerusform>V %n hráči se toto vydání hraje proti bance</numerusform>
            <numerusform>Ve %n hráčích se toto vydání hraje proti bance</numerusform>
            <numerusform>V %n hráčích se toto vydání hraje proti bance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation>
            <numerusform>V %n hráči se toto vydání proti bance nehraje</numerusform>
            <numerusform>Ve %n hráčích se toto vydání proti bance nehraje</numerusform>
            <numerusform>V %n hráčích se toto vydání proti bance nehraje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation>
            <numerusform>Ne v %n hráči</numerusform>
            <numerusform>Ne ve %n hráčích</numerusform>
            <numerusform>Ne v %n hráčích</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses this board&apos;s changes to rules and fuel market</source>
        <translation>Se změnami pravidel a&#xa0;trhu se surovinami pro tuto mapu</translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message>
        <source>Not in this edition</source>
        <translation>V tomto vydání ne</translation>
    </message>
    <message>
        <source>Not printed in this edition</source>
        <translation>Tato mapa v tomto vydání nevyšla</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>How the areas are chosen</source>
        <translation>Jak se vybírají oblasti</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Oblasti ve hře</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how areas are chosen</comment>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>Sets the number of players.</source>
        <translation>Nastaví počet hráčů.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, appearance.</source>
        <translation>Otevře menu: jiné hry, jazyk, vzhled.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how areas are chosen: by hand</comment>
        <translation>Ručně</translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation>Střídavě</translation>
    </message>
    <message>
        <source>Sets how the areas are chosen.</source>
        <translation>Vybírá, jak se určí oblasti.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}, chosen at random.</source>
        <translation>Oblasti ve hře, {count} z&#xa0;{all}, náhodně.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Players choose in a random order.</source>
        <translation>Oblasti: {count} z&#xa0;{all}, v&#xa0;náhodném pořadí.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n město</numerusform>
            <numerusform>%n města</numerusform>
            <numerusform>%n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedokončený</translation>
    </message>
    <message>
        <source>Not a valid code: paste a whole one, or enter a number.</source>
        <translation>Neplatný kód: vlož celý, nebo zadej číslo.</translation>
    </message>
    <message>
        <source>This code needs the board {board}, which is not on this computer.</source>
        <translation>Mapa tohoto kódu, {board}, v tomto počítači není.</translation>
    </message>
    <message>
        <source>This code combines a board with an edition it was never printed in.</source>
        <translation>Mapa tohoto kódu v jeho vydání nevyšla.</translation>
    </message>
    <message>
        <source>This code&apos;s options do not fit its board, edition and players.</source>
        <translation>Možnosti tohoto kódu neodpovídají mapě, vydání a počtu hráčů.</translation>
    </message>
    <message>
        <source>Sets which edition&apos;s rules and figures apply.</source>
        <translation>Vybírá vydání, jehož pravidla a&#xa0;čísla platí.</translation>
    </message>
    <message>
        <source>{cities} · {editions}</source>
        <translation>{cities} · {editions}</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: begin the game</comment>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Opens a copy of this board in the editor.</source>
        <translation>Otevře kopii této mapy v&#xa0;editoru.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Importovat mapu</translation>
    </message>
    <message>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Herní plány (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Vydání</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Kopírovat kód</translation>
    </message>
    <message>
        <source>Copies a code for this game: same deal, same seats.</source>
        <translation>Zkopíruje kód, se kterým kdokoli dostane tuto hru: stejné karty a místa.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Goes to the front page.</source>
        <translation>Jde na úvodní stránku.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Vyrovnaná hra</translation>
    </message>
    <message>
        <source>Chooses opponents of your own strength.</source>
        <translation>Vybere soupeře, kteří vyhrávají stejně často jako ty.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Místo {number}</translation>
    </message>
    <message>
        <source>This area does not touch the chosen ones, or you have chosen enough.</source>
        <translation>Tato oblast nesousedí s vybranými, nebo už jsou vybrané všechny.</translation>
    </message>
    <message>
        <source>Adds or removes this area.</source>
        <translation>Přidá oblast, nebo ji odebere.</translation>
    </message>
    <message>
        <source>Cheap routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Levná spojení</translation>
    </message>
    <message>
        <source>Expensive routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Drahá spojení</translation>
    </message>
    <message>
        <source>Costs of routes</source>
        <translation>Ceny spojení</translation>
    </message>
    <message>
        <source>Filters boards by what connecting a city costs on average: less than {cost}, or more.</source>
        <translation>Ukáže mapy podle toho, kolik průměrně stojí připojit město: méně než {cost}, nebo víc.</translation>
    </message>
    <message>
        <source>{code} has been copied; paste it into the seed field.</source>
        <translation>{code} je zkopírován; vlož ho do pole semínka.</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: ty proti %n soupeři. Hra končí při {count} městech.</numerusform>
            <numerusform>{board}, {edition}: ty proti %n soupeřům. Hra končí při {count} městech.</numerusform>
            <numerusform>{board}, {edition}: ty proti %n soupeřům. Hra končí při {count} městech.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: %n players. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: %n hráč. Hra končí při {count} městech.</numerusform>
            <numerusform>{board}, {edition}: %n hráči. Hra končí při {count} městech.</numerusform>
            <numerusform>{board}, {edition}: %n hráčů. Hra končí při {count} městech.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw your own</source>
        <translation>Nakreslit vlastní</translation>
    </message>
    <message>
        <source>Opens the board editor.</source>
        <translation>Otevře editor map.</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>button: a board</comment>
        <translation>Upravit</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a board</comment>
        <translation>Import</translation>
    </message>
    <message>
        <source>Imports a board from a file.</source>
        <translation>Importuje mapu ze souboru.</translation>
    </message>
    <message>
        <source>Opens this board in the editor.</source>
        <translation>Otevře tuto mapu v&#xa0;editoru.</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Všechny počítače</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Začne hru.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Click them here or on the map.</source>
        <translation>Oblasti ve hře: {count} z&#xa0;{all}. Klikni na ně tady nebo na mapě.</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Since your turn</source>
        <translation>Od tvého tahu</translation>
    </message>
    <message>
        <source>{key}: replay it</source>
        <translation>{key}: přehrát</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Od tvého tahu se nic nestalo.</translation>
    </message>
    <message>
        <source>Your turn. {question}.</source>
        <translation>Jsi na tahu. {question}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Vráceno.</translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>need {short} more</source>
        <translation>chybí {short}</translation>
    </message>
    <message>
        <source>{city} (second network)</source>
        <translation>{city} (druhá síť)</translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation>{total} z {money}, zisk {income}</translation>
    </message>
    <message>
        <source>{total} of {money}</source>
        <comment>the costs, the money there is</comment>
        <translation>{total} z&#xa0;{money}</translation>
    </message>
    <message>
        <source>{city}: the game ends</source>
        <translation>{city}: konec hry</translation>
    </message>
    <message>
        <source>{city}: Step 2 begins</source>
        <translation>{city}: začíná 2.&#xa0;epocha</translation>
    </message>
    <message>
        <source>The game ends at {count}</source>
        <translation>Konec hry při {count}</translation>
    </message>
    <message>
        <source>Step 2 begins at {count}</source>
        <translation>2.&#xa0;epocha při {count}</translation>
    </message>
    <message>
        <source>you {own}, leader {maximum}</source>
        <translation>ty {own}, nejvíc {maximum}</translation>
    </message>
</context>
<context>
    <name>NoGames</name>
    <message>
        <source>Watch masters play</source>
        <translation>Sledovat hru mistrů</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Zahrát svou první hru</translation>
    </message>
    <message>
        <source>Starts a game among four masters for you to watch.</source>
        <translation>Začne hru čtyř mistrů, kterou sleduješ.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Otevře stránku nové hry.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>a second house in every city, for {price}</source>
        <translation>druhý domeček v&#xa0;každém městě za {price}</translation>
    </message>
    <message>
        <source>a third house in every city, for {price}</source>
        <translation>třetí domeček v&#xa0;každém městě za {price}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>Step {step} is next</source>
        <translation>Příště {step}.&#xa0;epocha</translation>
    </message>
    <message>
        <source>Step {step} has begun</source>
        <translation>Začala {step}.&#xa0;epocha</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}.</source>
        <translation>Poslední kolo: {name} má {cities} měst a může zásobit {powered}.</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}; {other} can power {maximum}.</source>
        <translation>Poslední kolo: {name} má {cities} měst a může zásobit {powered}; {other} může {maximum}.</translation>
    </message>
    <message>
        <source>Step 3 begins after this phase: its card has been drawn.</source>
        <translation>Po této fázi začne 3.&#xa0;epocha: její karta byla odkryta.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: the Step 3 card has been drawn.</source>
        <translation>Po této fázi začne 2.&#xa0;epocha: karta „3.&#xa0;epocha“ byla odkryta.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: every city has a house.</source>
        <translation>Po této fázi začne 2. epocha: v každém městě stojí domeček.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: {name} has {cities}.</source>
        <translation>Po této fázi začne 2.&#xa0;epocha: {name} má {cities} měst.</translation>
    </message>
    <message>
        <source>Step {step}: {places}.</source>
        <translation>{step}.&#xa0;epocha: {places}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a number field</source>
        <translation>V&#xa0;číselném poli</translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation>O jedno víc nebo méně</translation>
    </message>
    <message>
        <source>Five more or less</source>
        <translation>O pět víc nebo méně</translation>
    </message>
    <message>
        <source>Minimum or maximum</source>
        <translation>Nejmenší, nebo největší hodnota</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Smazat číslici</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Vybrat vše</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{plant} for {price}</source>
        <comment>a plant</comment>
        <translation>{plant} za {price}</translation>
    </message>
    <message>
        <source>powers {cities}</source>
        <comment>all plants of a player</comment>
        <translation>zásobí {cities}</translation>
    </message>
    <message>
        <source>fair {low}–{high}, powers {cities}</source>
        <translation>přiměřeně {low}–{high}, zásobí {cities}</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Plant {n} of the market</source>
        <translation>Elektrárna č. {n} v&#xa0;obchodu</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Předchozí elektrárna</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Další elektrárna</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>Nabídnout o 1 víc</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>Nabídnout o 1 méně</translation>
    </message>
    <message>
        <source>Plant {plant} moves here when you open it</source>
        <translation>Elektrárna {plant} přijde sem, až zahájíš dražbu</translation>
    </message>
    <message>
        <source>No plant chosen</source>
        <translation>Elektrárna není vybrána</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Zahajuješ dražbu</translation>
    </message>
    <message>
        <source>The card is still in the market; press 1 to {n} to change your mind.</source>
        <translation>Karta je stále v&#xa0;obchodu; klávesami 1 až {n} vybereš jinou.</translation>
    </message>
    <message>
        <source>Choose a plant in the market: 1 to {n}, or click.</source>
        <translation>Vyber elektrárnu v&#xa0;obchodu: 1 až {n}, nebo klikni.</translation>
    </message>
    <message>
        <source>Nobody else can bid: you pay the minimum.</source>
        <translation>Nikdo jiný přihazovat nemůže: platíš nejmenší nabídku.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>V 1.&#xa0;kole si každý musí koupit elektrárnu.</translation>
    </message>
    <message>
        <source>Ends your part in Phase 2: no plant for you this round.</source>
        <translation>Ukončí tvou účast ve fázi&#xa0;2: v tomto kole elektrárnu nezískáš.</translation>
    </message>
    <message>
        <source>Opens the auction with this bid.</source>
        <translation>Zahájí dražbu s touto nabídkou.</translation>
    </message>
    <message>
        <source>Choose a plant first: 1 to {n}, or click one in the market.</source>
        <translation>Nejdřív vyber elektrárnu: 1 až {n}, nebo na ni v&#xa0;obchodu klikni.</translation>
    </message>
    <message>
        <source>Choose a plant</source>
        <translation>Vyber elektrárnu</translation>
    </message>
    <message>
        <source>No plant available</source>
        <translation>Žádná elektrárna není dostupná</translation>
    </message>
    <message>
        <source>{bid} is a lot for plant {plant}. Press Enter again to bid it.</source>
        <translation>{bid} je za elektrárnu {plant} hodně. Dalším stiskem Enter to nabídneš.</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}</source>
        <translation>Dražit č. {plant} za {bid}</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}, up to {limit}</source>
        <translation>Dražit č. {plant} za {bid}, do {limit}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>zásobí {n} z {maximum}</translation>
    </message>
    <message>
        <source>Space for a plant.</source>
        <translation>Místo pro elektrárnu.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>short for Elektro</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>{plant}; yours, holds {held}</source>
        <translation>{plant}; tvoje, skladuje {held}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a plant holds</comment>
        <translation>nic</translation>
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
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Opens the rule that forbids this.</source>
        <translation>Otevře pravidlo, které to zakazuje.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>You asked for a hint. Press {key} again to end the turn without it.</source>
        <translation>Chceš radu. Dalším stiskem {key} ukončíš tah bez ní.</translation>
    </message>
    <message>
        <source>No hint found. Press H to ask again.</source>
        <translation>Rada se nenašla. Stiskni H a&#xa0;zkus to znovu.</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Zavřít radu</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Hledám radu…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do here, and why.</source>
        <translation>Ukáže, co by tu udělal nejsilnější počítač a&#xa0;proč.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plán</translation>
    </message>
    <message>
        <source>Lets you try out a whole round on a copy of the table.</source>
        <translation>Umožní zkusit celé kolo na kopii stolu.</translation>
    </message>
    <message>
        <source>There is no room for these figures now.</source>
        <translation>Teď tu pro tyto údaje není místo.</translation>
    </message>
    <message>
        <source>Nothing to undo: you haven&apos;t acted, or a card has been revealed since.</source>
        <translation>Není co vrátit: nic se ještě nestalo, nebo se mezitím odkryla karta.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Vrátí poslední krok.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Money left</source>
        <translation>Zbude peněz</translation>
    </message>
    <message>
        <source>Plants can power</source>
        <translation>Elektrárny zásobí</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>bez surovin</translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation>{plant}, {lost}</translation>
    </message>
    <message>
        <source>Plant scrapped</source>
        <translation>Odstraněná elektrárna</translation>
    </message>
    <message>
        <source>not all available</source>
        <translation>něco není dostupné</translation>
    </message>
    <message>
        <source>If others fill up first</source>
        <translation>Když ostatní nakoupí dřív</translation>
    </message>
    <message>
        <source>{money} left</source>
        <translation>zbude {money}</translation>
    </message>
    <message>
        <source>Could bid more</source>
        <translation>Mohou přihodit víc</translation>
    </message>
    <message>
        <source>Others can reach</source>
        <comment>these cities</comment>
        <translation>Na dosah ostatním</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Příští pořadí</translation>
    </message>
    <message>
        <source>Fuel before you</source>
        <translation>Nakupují před tebou</translation>
    </message>
    <message>
        <source>Build before you</source>
        <translation>Staví před tebou</translation>
    </message>
    <message>
        <source>Powers {powered} of {cities}</source>
        <translation>Zásobí {powered} z {cities}</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>ukončí hru</translation>
    </message>
    <message>
        <source>+{income} = {money}</source>
        <translation>+{income} = {money}</translation>
    </message>
    <message>
        <source>Step {step} begins; next order</source>
        <translation>Začíná {step}.&#xa0;epocha; příští pořadí</translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation>{name} {money}</translation>
    </message>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>{city} a ještě %n</numerusform>
            <numerusform>{city} a ještě %n</numerusform>
            <numerusform>{city} a ještě %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan your round</source>
        <translation>Naplánuj si kolo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Nejvýš</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>nejvýš</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Elektrárna</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Keep the plan</source>
        <translation>Ponechat plán</translation>
    </message>
    <message>
        <source>Back to the table; the plan is filled in on your turn.</source>
        <translation>Vrátí se ke stolu; plán se vyplní, až budeš na řadě.</translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
        <translation>Naplánovat koupi elektrárny {place} z obchodu</translation>
    </message>
    <message>
        <source>Nothing happens yet: pick a plant, fuel and cities.</source>
        <translation>Zatím se nic neděje: vyber elektrárnu, suroviny a města.</translation>
    </message>
    <message>
        <source>If you do this</source>
        <translation>Když to uděláš</translation>
    </message>
    <message>
        <source>Nothing planned yet.</source>
        <translation>Zatím není nic naplánované.</translation>
    </message>
    <message>
        <source>No city planned yet.</source>
        <translation>Zatím není naplánované žádné město.</translation>
    </message>
    <message>
        <source>Clears the plan.</source>
        <translation>Vymaže plán.</translation>
    </message>
    <message>
        <source>Removes the last planned city.</source>
        <translation>Odebere naposledy naplánované město.</translation>
    </message>
    <message>
        <source>Adds this plant to the plan or removes it.</source>
        <translation>Přidá elektrárnu do plánu, nebo ji odebere.</translation>
    </message>
    <message>
        <source>click one in the market</source>
        <translation>klikni na ni v obchodu</translation>
    </message>
    <message>
        <source>{city} {price} ×</source>
        <translation>{city} {price} ×</translation>
    </message>
    <message>
        <source>Removes this city from the plan.</source>
        <translation>Odebere toto město z&#xa0;plánu.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Odebrat: {city}</translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation>klikni na ně na mapě</translation>
    </message>
    <message>
        <source>Cheapest one by one</source>
        <translation>Nejlevnější po řadě</translation>
    </message>
</context>
<context>
    <name>PlantButton</name>
    <message>
        <source>Chooses this plant.</source>
        <translation>Vybere tuto elektrárnu.</translation>
    </message>
</context>
<context>
    <name>PlantCard</name>
    <message>
        <source>Step 3</source>
        <translation>3.&#xa0;epocha</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>bez surovin</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>důl</translation>
    </message>
</context>
<context>
    <name>PlantMarket</name>
    <message>
        <source>Current market</source>
        <translation>Horní řádek</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Spodní řádek</translation>
    </message>
    <message>
        <source>below: future market</source>
        <translation>dole: budoucí nabídka</translation>
    </message>
    <message>
        <source>All of these may be auctioned.</source>
        <translation>Dražit se smí každá z těchto elektráren.</translation>
    </message>
    <message>
        <source>The draw pile is sorted: these come in Phase 5.</source>
        <translation>Doplňovací balíček je seřazený: tyto přijdou v 5.&#xa0;fázi.</translation>
    </message>
    <message>
        <source>The future market is not for sale yet: its plants move up later.</source>
        <translation>Spodní řádek ještě není na prodej: jeho elektrárny se později posunou do horního.</translation>
    </message>
    <message>
        <source>The current market: these may be auctioned.</source>
        <translation>Horní řádek: tyto elektrárny se smějí dražit.</translation>
    </message>
    <message>
        <source>next: {plants}</source>
        <comment>known cards of the draw pile</comment>
        <translation>dále: {plants}</translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>the plant market</comment>
        <translation>vyprodáno</translation>
    </message>
    <message>
        <source>closed now</source>
        <comment>the plant market</comment>
        <translation>teď zavřeno</translation>
    </message>
    <message>
        <source>plant {plant} is bought</source>
        <translation>koupena elektrárna {plant}</translation>
    </message>
    <message>
        <source>plant {plant} is being auctioned</source>
        <translation>draží se elektrárna {plant}</translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation>Obchod s elektrárnami</translation>
    </message>
    <message>
        <source>up for auction</source>
        <comment>the current market</comment>
        <translation>k dražbě</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>min. {minimum}</translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message>
        <source>Scrap a plant</source>
        <translation>Odstraň elektrárnu</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Odstranit {plant}</translation>
    </message>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Smíš mít %n elektrárnu; nová ({lot}) zůstává.</numerusform>
            <numerusform>Smíš mít %n elektrárny; nová ({lot}) zůstává.</numerusform>
            <numerusform>Smíš mít %n elektráren; nová ({lot}) zůstává.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave fuel behind</source>
        <translation>Zanechat suroviny</translation>
    </message>
    <message>
        <source>Removes the plant from the game.</source>
        <translation>Odstraní elektrárnu ze hry.</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Předchozí elektrárna</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Další elektrárna</translation>
    </message>
    <message>
        <source>Chooses the plant to scrap.</source>
        <translation>Vybere elektrárnu k odstranění.</translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation>
            <numerusform>{before} → %n město</numerusform>
            <numerusform>{before} → %n města</numerusform>
            <numerusform>{before} → %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>Can power</source>
        <translation>Může zásobit</translation>
    </message>
    <message>
        <source>Fuel discarded</source>
        <translation>Odstraní</translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel discarded: {fuel}</source>
        <translation>Bez {plant}: {power}, odstraní: {fuel}</translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation>Bez {plant}</translation>
    </message>
    <message>
        <source>No more can be left on this plant.</source>
        <translation>Víc na této elektrárně zanechat nejde.</translation>
    </message>
    <message>
        <source>No other plant has room for it.</source>
        <translation>Žádná jiná elektrárna na to nemá místo.</translation>
    </message>
    <message>
        <source>Leaves one more token behind.</source>
        <translation>Zanechá o jeden žeton víc.</translation>
    </message>
    <message>
        <source>Keeps one more token.</source>
        <translation>Ponechá o jeden žeton víc.</translation>
    </message>
</context>
<context>
    <name>PlantTile</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klávesa: {key}</translation>
    </message>
</context>
<context>
    <name>PointButton</name>
    <message>
        <source>Shows this moment in the replay.</source>
        <translation>Ukáže tuto chvíli v přehrání.</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Fuel spaces moved to the lowest price</source>
        <translation>Místa posunutá na nejnižší cenu</translation>
    </message>
    <message>
        <source>Above the Step 3 card, when it is back under the pile</source>
        <translation>Nad kartou „3.&#xa0;epocha“, když už zase leží pod balíčkem</translation>
    </message>
    <message>
        <source>Uranium is phased out</source>
        <translation>Uran už se nedoplňuje</translation>
    </message>
    <message>
        <source>If the plant that causes it was bought and is out of the game.</source>
        <translation>Když elektrárnu, která to způsobí, někdo koupil a už není ve hře.</translation>
    </message>
    <message>
        <source>The turn order must list everybody exactly once.</source>
        <translation>Pořadí hráčů musí každého uvést jednou.</translation>
    </message>
    <message>
        <source>There is no plant {plant} in this game.</source>
        <translation>V této hře není elektrárna {plant}.</translation>
    </message>
    <message>
        <source>A house is in an area out of play.</source>
        <translation>Domeček stojí v oblasti mimo hru.</translation>
    </message>
    <message>
        <source>Plant {plant} is listed in two places.</source>
        <translation>Elektrárna {plant} je uvedena na dvou místech.</translation>
    </message>
    <message>
        <source>{name} has two houses in one city.</source>
        <translation>{name} má v jednom městě dva domečky.</translation>
    </message>
    <message>
        <source>Everybody is done: choose the next phase.</source>
        <translation>Všichni jsou hotovi: přejdi k další fázi.</translation>
    </message>
    <message>
        <source>{name} should act before somebody who is already done.</source>
        <translation>{name} je na řadě před někým, kdo už skončil.</translation>
    </message>
    <message>
        <source>{name} must have bought a plant in round 1.</source>
        <translation>{name}: v 1. kole je nutné koupit elektrárnu.</translation>
    </message>
    <message>
        <source>{name} already has a plant, so must be done with the auctions of round 1.</source>
        <translation>{name} má elektrárnu, takže dražby 1. kola má za sebou.</translation>
    </message>
    <message>
        <source>{name} cannot have built before Phase 4 of round 1.</source>
        <translation>{name}: před 4. fází 1. kola nebylo možné stavět.</translation>
    </message>
    <message>
        <source>A plant was sold in this round, so its buyer must be done.</source>
        <translation>V tomto kole se prodala elektrárna, její kupec tedy už skončil.</translation>
    </message>
    <message>
        <source>Anybody done in round 1 has bought a plant, so one was sold in this round.</source>
        <translation>Kdo v 1. kole skončil, ten koupil: v tomto kole se prodala elektrárna.</translation>
    </message>
    <message>
        <source>{name} has {found} plants but can have at most {maximum} by now.</source>
        <translation>{name}: počet elektráren je {found}; zatím jich může být nejvýš {maximum}.</translation>
    </message>
    <message>
        <source>The plant market has {found} plants; in Step {step} it has {needed}.</source>
        <translation>Elektráren v obchodu: {found}; {step}. epocha jich má {needed}.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale: somebody has as many cities.</source>
        <translation>Elektrárna {plant} nemůže být v nabídce: někdo má tolik měst.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale in Step 1.</source>
        <translation>Elektrárna {plant} nemůže být v nabídce v 1. epoše.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards and must have at least {minimum}.</source>
        <translation>Karet v doplňovacím balíčku: {found}; musí jich být aspoň {minimum}.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards; only {maximum} can be left.</source>
        <translation>Karet v doplňovacím balíčku: {found}; mohlo jich zbýt nejvýše {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: the market has only {maximum} spaces.</source>
        <translation>{fuel}: trh má míst jen {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: {found} tokens are on the table; there are only {maximum}.</source>
        <translation>{fuel}: žetonů na stole: {found}; je jich jen {maximum}.</translation>
    </message>
    <message>
        <source>This game has no such rule.</source>
        <translation>Takové pravidlo tato hra nemá.</translation>
    </message>
    <message>
        <source>Closed cities at {price}: {found}; there must be {needed}.</source>
        <translation>Uzavřených měst za {price}: {found}; musí jich být {needed}.</translation>
    </message>
    <message>
        <source>{name} may own only {maximum} plants.</source>
        <translation>{name}: elektráren smí být nejvýše {maximum}.</translation>
    </message>
    <message>
        <source>{name} has no city in the areas that plant {plant} requires.</source>
        <translation>{name} nemá město v oblastech, které vyžaduje elektrárna {plant}.</translation>
    </message>
    <message>
        <source>{fuel}: {name}&apos;s plants cannot store {over} of the tokens.</source>
        <translation>{fuel}: {name} – žetonů, které nelze skladovat: {over}.</translation>
    </message>
    <message>
        <source>{city} has {found} houses; in this Step it has room for {maximum}.</source>
        <translation>{city}: domečků je {found}, v této epoše je místo pro {maximum}.</translation>
    </message>
    <message>
        <source>The bank owns {found} plants; by now it must own {needed}.</source>
        <translation>Elektráren banky: {found}; teď jich musí být {needed}.</translation>
    </message>
    <message>
        <source>The bank has fuel only from its purchase in Phase 3 until it burns it in Phase 5.</source>
        <translation>Banka má suroviny jen od chvíle, kdy je ve fázi 3 vezme, do chvíle, kdy je ve fázi 5 spálí.</translation>
    </message>
    <message>
        <source>The bank buys fuel for one run of its plants, or whatever the market has.</source>
        <translation>Banka bere suroviny na jedno spuštění svých elektráren, nebo kolik jich na trhu je.</translation>
    </message>
    <message>
        <source>The bank has {maximum} houses; {found} are on the map.</source>
        <translation>Domečků má banka {maximum}; na mapě jich je {found}.</translation>
    </message>
    <message>
        <source>The bank starts with {needed} houses; it is alone in {found} unmarked cities.</source>
        <translation>Banka začíná s {needed} domečky; sama je v tolika neoznačených městech: {found}.</translation>
    </message>
    <message>
        <source>The bank&apos;s first {needed} houses must be next to each other.</source>
        <translation>Prvních {needed} domečků banky musí stát vedle sebe.</translation>
    </message>
    <message>
        <source>{city}: the bank must have a house too, as it had houses left.</source>
        <translation>{city}: domeček tu musí mít i banka, ještě nějaké měla.</translation>
    </message>
    <message>
        <source>{city} cannot be a starting city.</source>
        <translation>{city} nemůže být startovním městem.</translation>
    </message>
    <message>
        <source>Uranium is phased out only if plant {plant} is out of the game.</source>
        <translation>Uran se přestává doplňovat, jen když je elektrárna {plant} mimo hru.</translation>
    </message>
    <message>
        <source>{name}&apos;s network cannot have started in any of its cities.</source>
        <translation>{name}: celá síť leží tam, kde žádná nesmí začít.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities: the game is over.</source>
        <translation>Někdo má tolik měst: {cities}. Hra skončila.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities, so Step 2 has begun.</source>
        <translation>Někdo má tolik měst: {cities}, takže začala 2. epocha.</translation>
    </message>
    <message>
        <source>Step 2 begins once somebody has {cities} cities; nobody has.</source>
        <translation>2. epocha začíná, když má někdo tolik měst: {cities}; nikdo je nemá.</translation>
    </message>
    <message>
        <source>This board has no Step 2 and no Step 3.</source>
        <translation>Tento plán nemá 2. ani 3. epochu.</translation>
    </message>
    <message>
        <source>The turn order does not match cities and plants in this phase.</source>
        <translation>Pořadí hráčů neodpovídá městům a elektrárnám v této fázi.</translation>
    </message>
    <message>
        <source>Starts over.</source>
        <translation>Začne popis znovu.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Epocha</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Pořadí hráčů</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Podle pravidel</translation>
    </message>
    <message>
        <source>Sets the order that follows from cities and plants.</source>
        <translation>Nastaví pořadí, které plyne z měst a elektráren.</translation>
    </message>
    <message>
        <source>Done with this phase</source>
        <translation>Hotovi s touto fází</translation>
    </message>
    <message>
        <source>A plant was sold in this round</source>
        <translation>V tomto kole se prodala elektrárna</translation>
    </message>
    <message>
        <source>With a discount token: the plant under it was sold.</source>
        <translation>Se žetonem slevy: prodala se elektrárna pod ním.</translation>
    </message>
    <message>
        <source>Moves this player up one place.</source>
        <translation>Posune hráče o jedno místo dopředu.</translation>
    </message>
    <message>
        <source>Marks this player as done with this phase, or not.</source>
        <translation>Říká, zda má hráč v této fázi vše hotovo.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Power plants</source>
        <translation>Elektrárny</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Power plants, by their numbers</source>
        <translation>Elektrárny podle čísel</translation>
    </message>
    <message>
        <source>Fuel on the plants</source>
        <translation>Suroviny na elektrárnách</translation>
    </message>
    <message>
        <source>Cities: pick them on the map</source>
        <translation>Města: vyber je na mapě</translation>
    </message>
    <message>
        <source>Shows this player&apos;s money, plants and cities.</source>
        <translation>Ukáže peníze, elektrárny a města tohoto hráče.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n město</numerusform>
            <numerusform>%n města</numerusform>
            <numerusform>%n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting cities still marked: pick them on the map</source>
        <translation>Dosud označená startovní města: vyber je na mapě</translation>
    </message>
    <message>
        <source>Fuel in the northern market</source>
        <translation>Suroviny na severním trhu</translation>
    </message>
    <message>
        <source>On the side pile</source>
        <translation>Odložené stranou</translation>
    </message>
    <message>
        <source>Times the draw pile has run out</source>
        <translation>Kolikrát došel doplňovací balíček</translation>
    </message>
    <message>
        <source>Second networks: where they started</source>
        <translation>Druhé sítě: kde začaly</translation>
    </message>
    <message>
        <source>Nobody has houses in two starting cities.</source>
        <translation>Nikdo nemá domečky ve dvou startovních městech.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>Closes as many cities as the board requires.</source>
        <translation>Uzavře tolik měst, kolik mapa žádá.</translation>
    </message>
    <message>
        <source>Closed cities: pick them on the map</source>
        <translation>Uzavřená města: vyber je na mapě</translation>
    </message>
    <message>
        <source>Cities connected in this round, by all players</source>
        <translation>Města připojená v tomto kole, všemi hráči</translation>
    </message>
    <message>
        <source>The lowest plant was removed this round</source>
        <translation>Nejhorší elektrárna v tomto kole už odešla</translation>
    </message>
    <message>
        <source>When somebody passed, or under the discount token.</source>
        <translation>Když někdo pasoval, nebo se žetonem slevy.</translation>
    </message>
    <message>
        <source>Marks this city as the start of this player&apos;s second network, or not.</source>
        <translation>Říká, zda druhá síť tohoto hráče začala tady.</translation>
    </message>
    <message>
        <source>The game never reaches this round, Step and phase.</source>
        <translation>Toto kolo, epocha a&#xa0;fáze ve hře společně nenastanou.</translation>
    </message>
    <message>
        <source>{fuel}: the northern market has only {maximum} spaces.</source>
        <translation>{fuel}: severní trh má míst jen {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: only {maximum} spaces can have moved.</source>
        <translation>{fuel}: posunutých míst může být nejvýš {maximum}.</translation>
    </message>
    <message>
        <source>Plant {plant} comes into play with Step 2.</source>
        <translation>Elektrárna {plant} přijde do hry až s 2.&#xa0;epochou.</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn after the Step 3 card.</source>
        <translation>Elektrárna {plant} se odkryje až po kartě „3. epocha“.</translation>
    </message>
    <message>
        <source>Plants lie above the Step 3 card again only in Step 2.</source>
        <translation>Nad kartou „3.&#xa0;epocha“ leží elektrárny znovu jen ve 2.&#xa0;epoše.</translation>
    </message>
    <message>
        <source>The side pile has {found} plants; by now it can have at most {maximum}.</source>
        <translation>Stranou leží {found} elektráren; zatím jich může být nejvýš {maximum}.</translation>
    </message>
    <message>
        <source>No plant goes under the draw pile before the side pile has replaced it.</source>
        <translation>Pod balíček nic nepřijde, dokud ho nenahradí odložené elektrárny.</translation>
    </message>
    <message>
        <source>Both piles have run out: no plant is left in either.</source>
        <translation>Oba balíčky došly: v žádném už není elektrárna.</translation>
    </message>
    <message>
        <source>{city} is closed.</source>
        <translation>{city}: město je uzavřené.</translation>
    </message>
    <message>
        <source>{name}&apos;s second network cannot have started in {city}.</source>
        <translation>{name}: druhá síť nemohla začít zde: {city}.</translation>
    </message>
    <message>
        <source>{found} cities cannot have been connected in this round.</source>
        <translation>V tomto kole nemohlo být připojeno {found} měst.</translation>
    </message>
    <message>
        <source>{found} cities are marked; there must be {needed}, one for each player without a house.</source>
        <translation>Označených měst: {found}; musí jich být {needed}, jedno za každého hráče bez domečku.</translation>
    </message>
    <message>
        <source>Plants in the market, by their numbers</source>
        <translation>Elektrárny v obchodu podle čísel</translation>
    </message>
    <message>
        <source>Fuel in the market</source>
        <translation>Suroviny na trhu</translation>
    </message>
    <message>
        <source>Coal storage</source>
        <translation>Sklad uhlí</translation>
    </message>
    <message>
        <source>Put under the draw pile</source>
        <translation>Odložené pod doplňovací balíček</translation>
    </message>
    <message>
        <source>Out of the game, as far as known</source>
        <translation>Mimo hru, pokud je bylo vidět</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Karty v doplňovacím balíčku</translation>
    </message>
    <message>
        <source>Count them, including the Step 3 card.</source>
        <translation>Spočítej je i s kartou „3. epocha“.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>Set up a position</source>
        <translation>Postavit situaci</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Vrátí poslední změnu.</translation>
    </message>
    <message>
        <source>Everything fits the rules.</source>
        <translation>Vše odpovídá pravidlům.</translation>
    </message>
    <message>
        <source>Starts a game from here; H gives a hint.</source>
        <translation>Začne hru, která odtud pokračuje; H dá radu.</translation>
    </message>
    <message>
        <source>This game needs nothing else.</source>
        <translation>Nic dalšího tato hra nepotřebuje.</translation>
    </message>
    <message>
        <source>There is no game at the table.</source>
        <translation>U stolu žádná hra nečeká.</translation>
    </message>
    <message>
        <source>Not possible during an auction or a purchase.</source>
        <translation>Během dražby nebo nákupu to nejde.</translation>
    </message>
    <message>
        <source>Starts with the position of your current game.</source>
        <translation>Začne situací hry, která čeká.</translation>
    </message>
    <message>
        <source>{phase}: it is {name}&apos;s turn</source>
        <translation>{phase}: na řadě je {name}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>As in your game</source>
        <translation>Jako ve tvé hře</translation>
    </message>
    <message>
        <source>Clears the table; board and players stay.</source>
        <translation>Vyklidí stůl; plán a hráči zůstanou.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Vrátí se na předchozí stránku.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Trhy</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Navíc</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klávesa: {key}</translation>
    </message>
    <message>
        <source>What does not fit the rules</source>
        <translation>Co neodpovídá pravidlům</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát odtud dál</translation>
    </message>
    <message>
        <source>{city}: out of play</source>
        <translation>{city}: mimo hru</translation>
    </message>
    <message>
        <source>{city}: closed</source>
        <translation>{city}: uzavřeno</translation>
    </message>
    <message>
        <source>{city}: marked</source>
        <translation>{city}: označeno</translation>
    </message>
    <message>
        <source>{city}: no house</source>
        <translation>{city}: žádný domeček</translation>
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
        <translation>Vysoké napětí</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n rounds</source>
        <translation>
            <numerusform>{board}, {edition}, %n kolo</numerusform>
            <numerusform>{board}, {edition}, %n kola</numerusform>
            <numerusform>{board}, {edition}, %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>cities powered</source>
        <comment>beside their number</comment>
        <translation>zásobených měst</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>plant {plant}</source>
        <comment>below its lamps</comment>
        <translation>elektrárna {plant}</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>You own no plant.</source>
        <translation>Nemáš žádnou elektrárnu.</translation>
    </message>
    <message>
        <source>Run your plants</source>
        <translation>Spusť elektrárny</translation>
    </message>
    <message>
        <source>powers {count}</source>
        <translation>zásobí {count}</translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation>stojí, zásoba zůstane</translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation>málo surovin</translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered</source>
        <translation>
            <numerusform>zásobeno {powered} z&#xa0;%n města</numerusform>
            <numerusform>zásobeno {powered} z&#xa0;%n měst</numerusform>
            <numerusform>zásobeno {powered} z&#xa0;%n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered, {dark} dark</source>
        <translation>
            <numerusform>zásobeno {powered} z&#xa0;%n města, bez proudu: {dark}</numerusform>
            <numerusform>zásobeno {powered} z&#xa0;%n měst, bez proudu: {dark}</numerusform>
            <numerusform>zásobeno {powered} z&#xa0;%n měst, bez proudu: {dark}</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mix of coal and oil</source>
        <translation>Další směs uhlí a&#xa0;ropy</translation>
    </message>
    <message>
        <source>Switches on as many plants as can run together.</source>
        <translation>Zapne tolik elektráren, kolik jich může běžet najednou.</translation>
    </message>
    <message>
        <source>All that can run together are on.</source>
        <translation>Všechny, které mohou běžet najednou, jsou zapnuté.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a plant that does not run</comment>
        <translation>vyp.</translation>
    </message>
    <message>
        <source>Money {before} → {after}.</source>
        <translation>Peníze {before} → {after}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>burns</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Burns {burnt} and pays you.</source>
        <translation>Spálí {burnt} a&#xa0;vynese ti peníze.</translation>
    </message>
    <message>
        <source>With {plant} as well: +{income}.</source>
        <translation>I s č. {plant}: +{income}.</translation>
    </message>
    <message numerus="yes">
        <source>Power for %n more; another city would bring {gain}.</source>
        <translation>
            <numerusform>Proud vystačí ještě pro %n; další město by přineslo {gain}.</numerusform>
            <numerusform>Proud vystačí ještě pro %n; další město by přineslo {gain}.</numerusform>
            <numerusform>Proud vystačí ještě pro %n; další město by přineslo {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Spustit %n, zisk {income}</numerusform>
            <numerusform>Spustit %n, zisk {income}</numerusform>
            <numerusform>Spustit %n, zisk {income}</numerusform>
        </translation>
    </message>
    <message>
        <source>No plant would run. Press Enter again to take just {income}.</source>
        <translation>Žádná elektrárna nepoběží. Dalším stiskem Enter vezmeš jen {income}.</translation>
    </message>
    <message>
        <source>Run nothing, earn {income}</source>
        <translation>Nic nespouštět, zisk {income}</translation>
    </message>
</context>
<context>
    <name>ProfileView</name>
    <message>
        <source>How you play</source>
        <translation>Jak hraješ</translation>
    </message>
    <message>
        <source>Finish a game of your own, and this page shows how you play.</source>
        <translation>Dohraj vlastní hru a&#xa0;tato stránka ukáže, jak hraješ.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Shows who won how often, by board, edition, level or number of players.</source>
        <translation>Ukáže, kdo kolikrát vyhrál, podle mapy, vydání, úrovně nebo počtu hráčů.</translation>
    </message>
    <message>
        <source>A few more games will show how you play.</source>
        <translation>Po několika dalších hrách se ukáže, jak hraješ.</translation>
    </message>
    <message>
        <source>You play much like the winners.</source>
        <translation>Hraješ podobně jako vítězové.</translation>
    </message>
    <message>
        <source>The house is you; the line through it is the margin of error. The light band holds half of all winners.</source>
        <translation>Domeček jsi ty; čára ukazuje rozpětí náhody. Ve světlém pruhu leží polovina vítězů.</translation>
    </message>
    <message>
        <source>Try next: puzzles from your own games show where moves were lost.</source>
        <translation>Příště zkus: úlohy z&#xa0;tvých vlastních her ukážou, kde byly tahy promarněné.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>Shows positions in which one move is best.</source>
        <translation>Ukáže pozice, ve kterých je jeden tah nejlepší.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Tvoje hodnocení</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z {whole}</translation>
    </message>
    <message numerus="yes">
        <source>Reading {read} of %n games</source>
        <translation>
            <numerusform>Čtu {read} z %n hry</numerusform>
            <numerusform>Čtu {read} z %n her</numerusform>
            <numerusform>Čtu {read} z %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>games won; by chance alone: {chance}</source>
        <translation>vyhraných her; čistě náhodou: {chance}</translation>
    </message>
    <message>
        <source>seats won; by chance alone: {chance}</source>
        <translation>vyhraných míst; čistě náhodou: {chance}</translation>
    </message>
    <message>
        <source>with its 95 % range; games with hints do not count</source>
        <translation>s&#xa0;rozsahem 95 %; hry s&#xa0;radou se nepočítají</translation>
    </message>
    <message>
        <source>the line marks what winners buy</source>
        <translation>čára: co kupují vítězové</translation>
    </message>
    <message>
        <source>Ahead of</source>
        <translation>Před</translation>
    </message>
    <message>
        <source>Won, by board</source>
        <translation>Výhry podle mapy</translation>
    </message>
    <message>
        <source>Plants bought</source>
        <translation>Koupené elektrárny</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>money</source>
        <translation>peníze</translation>
    </message>
    <message>
        <source>can power</source>
        <comment>so many cities</comment>
        <translation>elektrárny pro</translation>
    </message>
    <message>
        <source>{plant} is scrapped</source>
        <translation>{plant} se odstraní</translation>
    </message>
    <message>
        <source>fuel discarded</source>
        <translation>odstraněné suroviny</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel discarded</comment>
        <translation>žádné</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>No puzzles here.</source>
        <translation>Nejsou tu žádné úlohy.</translation>
    </message>
    <message>
        <source>Your answer cannot be saved: {reason}.</source>
        <translation>Tvou odpověď nelze uložit: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>vyřešeno {solved} z %n</numerusform>
            <numerusform>vyřešeno {solved} ze %n</numerusform>
            <numerusform>vyřešeno {solved} z %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due again today</source>
        <translation>
            <numerusform>%n se dnes vrací</numerusform>
            <numerusform>%n se dnes vracejí</numerusform>
            <numerusform>%n se dnes vrací</numerusform>
        </translation>
    </message>
    <message>
        <source>your game</source>
        <translation>tvoje hra</translation>
    </message>
    <message>
        <source>{leader} bids {bid}. {name}: raise or pass?</source>
        <translation>{leader} nabízí {bid}. {name}: přihodit, nebo pasovat?</translation>
    </message>
    <message>
        <source>{name} is to buy fuel. What, if anything?</source>
        <translation>{name} kupuje suroviny. Jaké, pokud vůbec?</translation>
    </message>
    <message>
        <source>{name} is to build. Where, if anywhere?</source>
        <translation>{name} staví. Kde, pokud vůbec?</translation>
    </message>
    <message>
        <source>{name} is to open an auction. Which plant, if any?</source>
        <translation>{name} zahajuje dražbu. Která elektrárna, pokud vůbec?</translation>
    </message>
    <message>
        <source>{chance}% · {action}</source>
        <comment>chance of winning</comment>
        <translation>{chance}&#xa0;% · {action}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Začne novou hru z&#xa0;této pozice.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Vrátí se na předchozí stránku.</translation>
    </message>
    <message>
        <source>Right: {best}.</source>
        <translation>Správně: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Lépe: {best}.</translation>
    </message>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</source>
        <translation>
            <numerusform>V %n pokračování lepší o {margin} ± {error} bodů, na první pohled o {first}.</numerusform>
            <numerusform>Ve %n pokračováních lepší o {margin} ± {error} bodů, na první pohled o {first}.</numerusform>
            <numerusform>V %n pokračováních lepší o {margin} ± {error} bodů, na první pohled o {first}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: {done}.</source>
        <translation>Ve hře: {done}.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} after the last of %n</source>
        <translation>
            <numerusform>tvé hodnocení {points} ({low} až {high}), {change} po jediné hře</numerusform>
            <numerusform>tvé hodnocení {points} ({low} až {high}), {change} po poslední ze %n her</numerusform>
            <numerusform>tvé hodnocení {points} ({low} až {high}), {change} po poslední z&#xa0;%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, {low} to {high}; last game {change}</source>
        <translation>hodnocení, {low} až {high}; poslední hra {change}</translation>
    </message>
    <message>
        <source>You haven&apos;t played a rated game yet, so this is a first guess.</source>
        <translation>Ještě nemáš za sebou žádnou hodnocenou hru, takže je to první odhad.</translation>
    </message>
    <message numerus="yes">
        <source>An even match for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>Vyrovnaná hra pro tvé hodnocení {points} ({low} až {high}) po %n hře.</numerusform>
            <numerusform>Vyrovnaná hra pro tvé hodnocení {points} ({low} až {high}) po %n hrách.</numerusform>
            <numerusform>Vyrovnaná hra pro tvé hodnocení {points} ({low} až {high}) po %n hrách.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>{figure} was my ceiling: {why}.</source>
        <translation>{figure} byl můj strop: {why}.</translation>
    </message>
    <message>
        <source>I would have gone up to {figure}: {why}.</source>
        <translation>Můj strop byl výš, {figure}: {why}.</translation>
    </message>
    <message>
        <source>I did not want plant {figure}: {why}.</source>
        <translation>O elektrárnu {figure} nestojím: {why}.</translation>
    </message>
    <message>
        <source>I could not bid {figure}: {why}.</source>
        <translation>Nabídnout {figure} nemohu: {why}.</translation>
    </message>
    <message>
        <source>I wanted no plant: {why}.</source>
        <translation>O žádnou elektrárnu nestojím: {why}.</translation>
    </message>
    <message>
        <source>I kept my {figure} Elektro: {why}.</source>
        <translation>Svých {figure} Elektro si nechávám: {why}.</translation>
    </message>
    <message>
        <source>plant {value} needs no fuel</source>
        <translation>elektrárna {value} nepotřebuje suroviny</translation>
    </message>
    <message>
        <source>fuel for plant {value} is cheap</source>
        <translation>suroviny pro elektrárnu {value} jsou levné</translation>
    </message>
    <message>
        <source>fuel for plant {value} is expensive</source>
        <translation>suroviny pro elektrárnu {value} jsou drahé</translation>
    </message>
    <message>
        <source>capacity +{value}</source>
        <translation>výkon +{value}</translation>
    </message>
    <message>
        <source>it was worth that much to me</source>
        <translation>za tolik mi stála</translation>
    </message>
    <message>
        <source>it would not power any more cities</source>
        <translation>nezásobila by žádné další město</translation>
    </message>
    <message>
        <source>my plants can power {value} cities already</source>
        <translation>moje elektrárny už zásobí měst: {value}</translation>
    </message>
    <message>
        <source>that was all my money</source>
        <translation>víc peněz nemám</translation>
    </message>
    <message>
        <source>I had only {value} Elektro</source>
        <translation>mám jen {value} Elektro</translation>
    </message>
    <message>
        <source>it was not worth its price</source>
        <translation>nestála za svou cenu</translation>
    </message>
    <message>
        <source>nothing on offer was worth its price</source>
        <translation>nic z nabídky nestálo za svou cenu</translation>
    </message>
    <message>
        <source>I can power no more than {value}</source>
        <translation>víc než {value} zásobit nemohu</translation>
    </message>
    <message>
        <source>it will serve me better later</source>
        <translation>později mi poslouží lépe</translation>
    </message>
    <message>
        <source>I would rather build</source>
        <translation>raději stavím</translation>
    </message>
    <message>
        <source>I would rather have money in hand</source>
        <translation>raději mám peníze v ruce</translation>
    </message>
    <message>
        <source>I like to bid</source>
        <translation>přihazování mě baví</translation>
    </message>
    <message>
        <source>I would rather have plants without fuel</source>
        <translation>raději mám elektrárny bez surovin</translation>
    </message>
    <message>
        <source>A builder: likes to connect one more city.</source>
        <translation>Stavitel: rád připojí ještě jedno město.</translation>
    </message>
    <message>
        <source>A hoarder: likes to keep its money.</source>
        <translation>Střádal: raději si peníze nechá.</translation>
    </message>
    <message>
        <source>A bidder: likes to raise once more.</source>
        <translation>Dražitel: rád ještě jednou přihodí.</translation>
    </message>
    <message>
        <source>A green player: likes plants that need no fuel.</source>
        <translation>Ekolog: má rád elektrárny bez surovin.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>All open</source>
        <translation>Vše odkryté</translation>
    </message>
    <message>
        <source>See it as {name}</source>
        <translation>Pohled hráče {name}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>All</source>
        <comment>short for: all open</comment>
        <translation>Vše</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Šance na výhru</translation>
    </message>
    <message>
        <source>action {n} of {last}</source>
        <translation>akce {n} z {last}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu</comment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Lists what has no room in this row.</source>
        <translation>Vypíše, co se do této řady nevejde.</translation>
    </message>
    <message>
        <source>This is the first move.</source>
        <translation>Toto je první tah.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>Toto je poslední tah.</translation>
    </message>
    <message>
        <source>Goes back one move.</source>
        <translation>Jde o jeden tah zpět.</translation>
    </message>
    <message>
        <source>Goes back one phase.</source>
        <translation>Jde o jednu fázi zpět.</translation>
    </message>
    <message>
        <source>Goes forward one move.</source>
        <translation>Jde o jeden tah dál.</translation>
    </message>
    <message>
        <source>Goes forward one phase.</source>
        <translation>Jde o jednu fázi dál.</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Začne novou hru z&#xa0;této pozice.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Tady už je konec hry.</translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation>Ukáže vše.</translation>
    </message>
    <message>
        <source>Phase back</source>
        <comment>to the phase before</comment>
        <translation>Fáze zpět</translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>one move back</comment>
        <translation>Krok zpět</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: as a film</comment>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Step forward</source>
        <comment>one move forward</comment>
        <translation>Krok dál</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <comment>to the next phase</comment>
        <translation>Fáze dál</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Kolo zpět</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Kolo dál</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>K&#xa0;prvnímu tahu</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>K poslednímu tahu</translation>
    </message>
    <message>
        <source>Jump</source>
        <comment>button: to another round</comment>
        <translation>Skočit</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button: this position</comment>
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the best move.</source>
        <translation>Ukáže šance všech na výhru a&#xa0;nejlepší tah.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Plays the game like a film, or stops it.</source>
        <translation>Přehraje hru jako film, nebo ho zastaví.</translation>
    </message>
    <message>
        <source>Lists all rounds and phases.</source>
        <translation>Vypíše všechna kola a&#xa0;fáze.</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the costliest moves.</source>
        <translation>Ukáže šance všech na výhru a nejdražší tahy.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Vrátí se na předchozí stránku.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: the film</comment>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation>Příští karty: {cards}</translation>
    </message>
    <message>
        <source>{name} makes a costly move ({cost}): {done}</source>
        <translation>{name}: drahý tah ({cost}): {done}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;kolo</translation>
    </message>
</context>
<context>
    <name>RestingPage</name>
    <message>
        <source>What has happened</source>
        <translation>Co se stalo</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Šance na výhru</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>luck of the cards, heading</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>How the cards drawn changed the chance of winning, compared with other cards.</source>
        <translation>Jak tažené karty změnily šanci na výhru oproti jiným kartám.</translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation>{action} ({chance})</translation>
    </message>
    <message>
        <source>Better: {action} ({chance}) · {reasons}</source>
        <translation>Lépe: {action} ({chance}) · {reasons}</translation>
    </message>
    <message>
        <source>Analysing… {percent}%</source>
        <translation>Rozbor… {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Analysis paused at {percent}%</source>
        <translation>Rozbor pozastaven: {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>of the chance of winning</comment>
        <translation>
            <numerusform>−%n bod</numerusform>
            <numerusform>−%n body</numerusform>
            <numerusform>−%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>in %; dots: costly moves</source>
        <translation>v&#xa0;%; tečka značí drahý tah</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Nejdražší tahy</translation>
    </message>
    <message>
        <source>Lost to mistakes and to cards, in percentage points</source>
        <translation>Ztraceno chybami a&#xa0;kartami, v&#xa0;procentních bodech</translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation>kliknutím ho uvidíš v přehrání</translation>
    </message>
    <message>
        <source>no costly moves found</source>
        <translation>žádný drahý tah se nenašel</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all moves</comment>
        <translation>Všechny</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>zásobí {n} z {maximum}</translation>
    </message>
    <message>
        <source>powers none</source>
        <translation>nezásobí nic</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Soupeři</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name} powers {powered} and earns {earned}</source>
        <translation>{name} zásobí {powered} a získá {earned}</translation>
    </message>
    <message>
        <source>refill: {tokens}</source>
        <translation>doplnění: {tokens}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;kolo</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>doplnění</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end what counts is not how many cities you have, but how many of them you can power.</source>
        <translation>Vedeš energetickou společnost. Dražíš elektrárny, nakupuješ suroviny, které spalují, a&#xa0;připojuješ města do své sítě tím, že v&#xa0;nich stavíš domečky. Nakonec nerozhoduje, kolik měst máš, ale do kolika z&#xa0;nich dokážeš dodat elektřinu.</translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures differ.</source>
        <translation>Toto jsou pravidla hry, která leží na stole. Mapa: {board}. Vydání: {edition}. Počet hráčů:&#xa0;{players}. S&#xa0;jinou mapou, jiným vydáním nebo jiným počtem hráčů jsou některá pravidla a&#xa0;mnohá čísla jiná.</translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation>Pět fází kola</translation>
    </message>
    <message>
        <source>A round has five phases: 1 turn order, 2 plants, 3 fuel, 4 building, 5 bureaucracy. A phase begins when everybody has finished the one before.</source>
        <translation>Kolo má pět fází: 1 určení pořadí hráčů, 2 dražba elektráren, 3 nákup surovin, 4 připojování měst, 5 byrokracie. Fáze začíná, až když všichni skončí předchozí.</translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: the last player in turn order buys fuel and builds first.</source>
        <translation>Fáze 2 a&#xa0;5 se hrají v&#xa0;pořadí hráčů. Fáze 3 a&#xa0;4 se hrají v&#xa0;opačném pořadí: poslední hráč nakupuje suroviny a&#xa0;staví jako první.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody starts with {starting_money}. You pay for everything at once and in full, with the money you have: there is no credit.</source>
        <translation>Peníze se počítají v&#xa0;Elektro. Každý začíná s&#xa0;částkou {starting_money}. Za vše platíš hned a&#xa0;celou částku, z&#xa0;peněz, které máš: úvěr není.</translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation>Co dělá elektrárna</translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids start at it. The fuel symbols show how many tokens one run burns. The figure beside the house shows how many cities one run powers.</source>
        <translation>Velké číslo na elektrárně je její číslo: podle něj se elektrárny řadí od nejhorší po nejlepší a&#xa0;u&#xa0;něj začínají nabídky. Symboly surovin ukazují, kolik žetonů spálí jedno spuštění. Číslo u&#xa0;domečku říká, kolik měst jedno spuštění zásobí.</translation>
    </message>
    <message>
        <source>A plant runs at most once a round, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
        <translation>Elektrárna běží v&#xa0;kole nejvýš jednou, a&#xa0;to přesně s&#xa0;těmi surovinami, které potřebuje, nebo vůbec. Elektrárny na vítr a&#xa0;slunce a&#xa0;fúzní elektrárna suroviny nepotřebují.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Před prvním kolem</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Oblasti ve hře</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). They are connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Oblasti ve hře: {areas} ({area_names}). Jsou propojené. Města a&#xa0;spojení v&#xa0;jiných oblastech pro tuto hru neexistují: nikdo tam nestaví a&#xa0;žádné spojení tudy nevede.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet; they will be connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Oblasti ve hře: {areas}. Které to budou, ještě není rozhodnuto; budou propojené. Města a&#xa0;spojení v&#xa0;jiných oblastech pro tuto hru neexistují: nikdo tam nestaví a&#xa0;žádné spojení tudy nevede.</translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation>První elektrárny a&#xa0;doplňovací balíček</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}. Plant {first_card} is on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Obchod začíná s&#xa0;elektrárnami {opening_market}. Elektrárna {first_card} leží na vrchu doplňovacího balíčku, karta „3.&#xa0;epocha“ vespod. Všechny ostatní elektrárny jsou zamíchané mezi nimi.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn to form the first market. One more is placed unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Elektrárny {plugs} mají na zadní straně zástrčku, všechny ostatní zásuvku. Osm vylosovaných elektráren se zástrčkou tvoří první obchod. Jedna další přijde zakrytá na vrch doplňovacího balíčku, karta „3.&#xa0;epocha“ vespod. Všechny ostatní elektrárny jsou zamíchané mezi nimi.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed: {removed_others}.</source>
        <translation>Předtím se některé z&#xa0;těch ostatních elektráren náhodně vyřadí ze hry a&#xa0;nikdo nevidí, které. Počet vyřazených elektráren:&#xa0;{removed_others}.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation>Předtím se některé z&#xa0;těch ostatních elektráren náhodně vyřadí ze hry a&#xa0;nikdo nevidí, které. Počet vyřazených elektráren se zástrčkou:&#xa0;{removed_plugs}; se zásuvkou:&#xa0;{removed_others}.</translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation>Peníze, suroviny a&#xa0;první pořadí</translation>
    </message>
    <message>
        <source>Everybody starts with {starting_money} Elektro and no plants, fuel or cities. The first turn order is random. These tokens are in the fuel market at the start, on the most expensive spaces; all others are in the supply.</source>
        <translation>Každý začíná s&#xa0;částkou {starting_money}&#xa0;Elektro, bez elektráren, surovin a&#xa0;měst. První pořadí hráčů určuje los. Tyto žetony leží na začátku na trhu se surovinami, na nejdražších místech; všechny ostatní jsou v&#xa0;zásobě.</translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation>Banka jako třetí společnost</translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It triggers neither Step 2 nor the end of the game, and it cannot win.</source>
        <translation>Třetí společnost, banka, bere oběma hráčům elektrárny, suroviny a&#xa0;místa ve městech. Nemá peníze a&#xa0;za nic neplatí. V&#xa0;pořadí hráčů je vždy druhá. Nezahajuje 2.&#xa0;epochu ani neukončuje hru a&#xa0;nemůže zvítězit.</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Startovní města</translation>
    </message>
    <message>
        <source>Before round 1 each player, in turn order, marks an empty city with a uranium token from the supply.</source>
        <translation>Před 1.&#xa0;kolem každý hráč, v&#xa0;pořadí hráčů, označí prázdné město žetonem uranu ze zásoby.</translation>
    </message>
    <message>
        <source>When the bank&apos;s six houses are placed, each player, in turn order, marks an empty city with a uranium token from the supply. The bank puts a house on the {house2}-place of that city at once.</source>
        <translation>Když stojí šest domečků banky, každý hráč, v&#xa0;pořadí hráčů, označí prázdné město žetonem uranu ze zásoby. Město hned dostane domeček banky na místo za {house2}.</translation>
    </message>
    <message>
        <source>Every network starts in a marked city, no matter who marked it; the token then goes back to the supply. Nobody else builds on the {house1}-place of a city while it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation>Každá síť začíná v&#xa0;označeném městě, ať ho označil kdokoli; žeton se pak vrátí do zásoby. Dokud je město označené, nikdo jiný v&#xa0;něm na místě za {house1} nestaví. V&#xa0;1.&#xa0;epoše jsou tedy označená města pro všechny ostatní domečky zavřená.</translation>
    </message>
    <message>
        <source>Phase 1: turn order</source>
        <translation>Fáze&#xa0;1: pořadí hráčů</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Pořadí hráčů</translation>
    </message>
    <message>
        <source>The player with the most cities is first, then the player with the next most, and so on. Ties are broken by the higher number of the highest plant. Players still tied keep their previous order.</source>
        <translation>První je ten, kdo má nejvíc měst, druhý ten, kdo jich má nejvíc z&#xa0;ostatních, a&#xa0;tak dál. Při rovnosti rozhoduje vyšší číslo nejlepší elektrárny. Trvá-li rovnost, zůstává dosavadní pořadí.</translation>
    </message>
    <message>
        <source>In round 1 the order is random. Right after Phase 2 of round 1 it is set again by the rule above. As nobody has a city then, plants decide.</source>
        <translation>V&#xa0;1.&#xa0;kole rozhoduje los. Hned po fázi&#xa0;2 prvního kola se pořadí určí znovu podle výše uvedeného pravidla. Protože tehdy nikdo nemá město, rozhodují elektrárny.</translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation>Banka je vždy druhá.</translation>
    </message>
    <message>
        <source>Going first is a disadvantage: you open auctions before the others, and you buy fuel and build after them.</source>
        <translation>Být první je nevýhoda: dražby zahajuješ dřív než ostatní, ale suroviny nakupuješ a&#xa0;stavíš až po nich.</translation>
    </message>
    <message>
        <source>Phase 2: plants</source>
        <translation>Fáze&#xa0;2: dražba elektráren</translation>
    </message>
    <message>
        <source>The plant market</source>
        <translation>Obchod s&#xa0;elektrárnami</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Dražba</translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. A player who passes instead of opening an auction gets no plant this round.</source>
        <translation>V&#xa0;pořadí hráčů každý vybere do dražby jednu elektrárnu a&#xa0;řekne první nabídku, nebo pasuje. Kdo místo zahájení dražby pasuje, v&#xa0;tomto kole žádnou elektrárnu nezíská.</translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next player who has neither bought nor passed opens. Otherwise the same player opens again.</source>
        <translation>Vyhraje-li dražbu ten, kdo ji zahájil, vybírá další v&#xa0;pořadí, kdo si ještě nic nekoupil a&#xa0;nepasoval. Jinak vybírá znovu tentýž hráč.</translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation>Kolik nabízet</translation>
    </message>
    <message>
        <source>The minimum opening bid is the number of the plant. Each later bid must be higher than the one before. Nobody may bid more money than they have.</source>
        <translation>Nejmenší nabídka je číslo elektrárny. Každá další musí být vyšší než předchozí. Nikdo nesmí nabídnout víc peněz, než má.</translation>
    </message>
    <message>
        <source>For the plant with the discount token the minimum bid is 1.</source>
        <translation>U&#xa0;elektrárny se žetonem slevy je nejmenší nabídka 1.</translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation>Kdo kupuje poslední</translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its minimum bid, without an auction.</source>
        <translation>Když už všichni ostatní elektrárnu koupili nebo pasovali, smí si poslední hráč vzít elektrárnu za nejmenší nabídku, bez dražby.</translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation>Elektrárny v&#xa0;1.&#xa0;kole</translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation>Příliš mnoho elektráren</translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. A player who buys one too many scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation>Kolik elektráren smí hráč mít: {plants_allowed}. Kdo koupí o&#xa0;jednu víc, hned odstraní jednu ze starších; novou odstranit nejde.</translation>
    </message>
    <message>
        <source>Fuel on a scrapped plant may move to your other plants that can store it, including the new one. You may leave some or all of it behind. Fuel that does not fit or is left behind goes to the supply. If coal and oil compete for the same room on hybrids, you choose which tokens go.</source>
        <translation>Suroviny z odstraněné elektrárny se smějí přesunout do tvých jiných elektráren, které je mohou skladovat, i do té nové. Část nebo všechny můžeš zanechat. Co se nevejde nebo co zanecháš, jde do zásoby. Zbývá-li pro uhlí a ropu stejné místo v hybridních elektrárnách, vybíráš ty, které žetony odejdou.</translation>
    </message>
    <message>
        <source>On this board burnt coal does not go to the supply but to the coal storage. The coal market is refilled from the storage first and, once that is empty, from the supply.</source>
        <translation>Na této mapě spálené uhlí nejde do zásoby, ale do skladu uhlí. Trh s uhlím se doplňuje nejdřív ze skladu, a když je prázdný, ze zásoby.</translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Když na trhu uhlí není, můžeš kupovat uhlí ze skladu, žeton za {coal_storage_price}&#xa0;Elektro. Uhlí z&#xa0;odstraněné elektrárny jde do zásoby; tam ho nikdo koupit nemůže.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too.</source>
        <translation>Tvůj první domeček smí stát v&#xa0;kterémkoli městě ve hře, kde nikdo domeček nemá, i&#xa0;v&#xa0;pozdějších epochách.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too, except these: {no_start}.</source>
        <translation>Tvůj první domeček smí stát v&#xa0;kterémkoli městě ve hře, kde nikdo domeček nemá, i&#xa0;v&#xa0;pozdějších epochách, ale ne v&#xa0;těchto městech: {no_start}.</translation>
    </message>
    <message>
        <source>Your first house goes in one of these cities, in later Steps too: {begin_in}.</source>
        <translation>Tvůj první domeček přijde do jednoho z&#xa0;těchto měst, i&#xa0;v&#xa0;pozdějších epochách: {begin_in}.</translation>
    </message>
    <message>
        <source>It costs {first_house} Elektro, and no connection is paid.</source>
        <translation>Stojí {first_house}&#xa0;Elektro a&#xa0;za spojení se neplatí.</translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up.</source>
        <translation>Ceny všech použitých spojení se sčítají.</translation>
    </message>
    <message>
        <source>A route may pass through anybody&apos;s cities, empty or full, but not through areas out of play. Connections belong to nobody: they are paid again each time. Nobody may build twice in a city.</source>
        <translation>Spojení smějí vést městy kohokoli, prázdnými i&#xa0;plnými, ale ne oblastmi mimo hru. Spojení nepatří nikomu: platí se pokaždé znovu. V&#xa0;jednom městě nestaví nikdo dvakrát.</translation>
    </message>
    <message>
        <source>A city usually has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. Some cities have fewer places or other prices, as shown on their signs. You always take the cheapest free place.</source>
        <translation>Město má obvykle tři místa. Domeček na prvním stojí {house1}&#xa0;Elektro, na druhém {house2}, na třetím {house3}. Některá města mají méně míst nebo jiné ceny, jak ukazují jejich štítky. Vždy zabíráš nejlevnější volné místo.</translation>
    </message>
    <message>
        <source>In Step 1 the first place of a city is open, in Step 2 also the second, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation>V&#xa0;1.&#xa0;epoše je v&#xa0;každém městě otevřené první místo, ve 2.&#xa0;epoše i&#xa0;druhé, ve 3.&#xa0;epoše všechna tři. Kde jsou otevřená místa obsazená, nikdo další až do příští epochy nepostaví.</translation>
    </message>
    <message>
        <source>Closed in Step 1, as they have no first place: {late_cities}.</source>
        <translation>V&#xa0;1.&#xa0;epoše jsou zavřená, protože nemají první místo: {late_cities}.</translation>
    </message>
    <message>
        <source>Whenever a player builds on the first place of a city without a house, the bank puts a house on the second place, if the city has one and the bank has houses left. That city is then closed to the other player in Step 2.</source>
        <translation>Kdykoli hráč postaví na první místo města, ve kterém nestál žádný domeček, banka postaví domeček na druhé místo, pokud ho město má a&#xa0;bance nějaké domečky zbývají. To město je pak ve 2.&#xa0;epoše pro druhého hráče zavřené.</translation>
    </message>
    <message>
        <source>In turn order each player decides which of their plants run. Each burns exactly its fuel and powers as many cities as its figure says; it makes no difference which of your cities they are. Power beyond your number of cities is lost.</source>
        <translation>V&#xa0;pořadí hráčů se každý rozhodne, které ze svých elektráren spustí. Každá spálí přesně své suroviny a&#xa0;zásobí tolik měst, kolik říká její číslo u&#xa0;domečku; která z&#xa0;tvých měst to jsou, je jedno. Elektřina nad počet tvých měst propadá.</translation>
    </message>
    <message>
        <source>You may leave plants idle.</source>
        <translation>Elektrárny smíš nechat vypnuté.</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market; coal comes from the coal storage first. They fill the most expensive free spaces first. If there are too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Když jsou všichni vyplaceni, přijdou na trh nové žetony ze zásoby; uhlí jde nejdřív ze skladu uhlí. Zaplňují nejdřív nejdražší volná místa. Je-li jich málo, přijdou jen ty. Při tomto počtu hráčů je počet žetonů:</translation>
    </message>
    <message>
        <source>If the bank takes that plant, it is not bought, and uranium is refilled as before.</source>
        <translation>Vezme-li tu elektrárnu banka, nepočítá se jako koupená a uran se doplňuje jako dosud.</translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Po doplnění jde v&#xa0;1. a&#xa0;2.&#xa0;epoše nejlepší elektrárna spodního řádku zakrytá pod doplňovací balíček, pod kartu „3.&#xa0;epocha“, a&#xa0;nahradí se. Ve 3.&#xa0;epoše místo toho nejhorší elektrárna obchodu odejde ze hry a&#xa0;nahradí se.</translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation>Žeton slevy</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Elektrárna</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Oblast</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Spálí</translation>
    </message>
    <message>
        <source>What is special about this board</source>
        <translation>Čím je tato mapa zvláštní</translation>
    </message>
    <message>
        <source>Plants that are not used: {plants_out}.</source>
        <translation>Elektrárny, které se nepoužijí: {plants_out}.</translation>
    </message>
    <message>
        <source>Plants that are always in the opening market: {opening_market}.</source>
        <translation>Elektrárny, které jsou vždy v&#xa0;první nabídce: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen: {never_removed}.</source>
        <translation>Elektrárny, které se nikdy neodstraňují naslepo: {never_removed}.</translation>
    </message>
    <message>
        <source>These plants are set aside at first: {aside}. When Step 2 begins they go on top of the draw pile, in this order.</source>
        <translation>Tyto elektrárny leží nejprve stranou: {aside}. Když začne 2. epocha, přijdou v tomto pořadí navrch doplňovacího balíčku.</translation>
    </message>
    <message>
        <source>If the lowest plant of the future market needs no fuel, it is for sale too.</source>
        <translation>Nepotřebuje-li nejhorší elektrárna spodního řádku žádnou surovinu, je také na prodej.</translation>
    </message>
    <message>
        <source>When the first player in a round declines to open an auction, the lowest plant is removed from the game and replaced.</source>
        <translation>Jakmile se první hráč v kole vzdá práva zahájit dražbu, nejhorší elektrárna odchází ze hry a je nahrazena.</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well, unless a plant was removed in the same round with the discount token on it.</source>
        <translation>Ve fázi 5 v&#xa0;1. a&#xa0;2.&#xa0;epoše odchází ze hry i&#xa0;nejhorší elektrárna, pokud v&#xa0;tomtéž kole neodešla elektrárna se žetonem slevy.</translation>
    </message>
    <message>
        <source>If no plant is sold in a round, two plants are removed instead of one, each time the lowest.</source>
        <translation>Neprodá-li se v&#xa0;kole žádná elektrárna, odejdou dvě místo jedné, vždy ta nejhorší.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2; Phase 2 itself follows the order of the round before.</source>
        <translation>Pořadí se určuje až po fázi 2; samotná fáze 2 probíhá v pořadí předchozího kola.</translation>
    </message>
    <message>
        <source>A city that no connection reaches may be connected too. In place of the connection it costs: {second_network_cost}.</source>
        <translation>Lze připojit i&#xa0;město, do kterého nevede žádné spojení. Místo spojení to stojí: {second_network_cost}.</translation>
    </message>
    <message>
        <source>Cities in which no network may start: {no_start}.</source>
        <translation>Města, ve kterých nezačíná žádná síť: {no_start}.</translation>
    </message>
    <message>
        <source>Some cities have fewer places or other prices, as shown on their signs.</source>
        <translation>Některá města mají méně míst nebo jiné ceny, jak ukazují jejich štítky.</translation>
    </message>
    <message>
        <source>In some cities other numbers of places are open in Steps 1, 2 and 3, for a first house too. {open_places}.</source>
        <translation>V některých městech je v 1., 2. a 3. epoše otevřen jiný počet míst, i pro první domeček. {open_places}.</translation>
    </message>
    <message>
        <source>Step 2 also begins when every city in play has a house.</source>
        <translation>2.&#xa0;epocha začíná i&#xa0;tehdy, když v&#xa0;každém městě ve hře stojí domeček.</translation>
    </message>
    <message>
        <source>These are uranium mines: {mines}. A mine is auctioned like a plant and counts for the turn order, but it powers nothing, does not count towards the limit and is never scrapped.</source>
        <translation>Uranové doly jsou: {mines}. Důl se draží jako elektrárna a&#xa0;počítá se do pořadí hráčů, ale nic nezásobí, nepočítá se do limitu a&#xa0;nikdy se neodstraňuje.</translation>
    </message>
    <message>
        <source>The uranium market shows what mines earn. In Phase 5, after everybody has been paid, the last in turn order sells first: the price of the most expensive empty space for every city shown on their mines. Then one token for each of these mines goes on the most expensive empty spaces. With no empty space nothing is earned. Mines sell once more before the final count.</source>
        <translation>Trh s&#xa0;uranem ukazuje, co doly vydělají. Ve fázi 5 po výplatě zisků prodává první ten, kdo je v&#xa0;pořadí poslední: cenu nejdražšího volného místa za každé město na jeho dolech. Potom za každý z&#xa0;těchto dolů přijde jeden žeton na nejdražší volné místo. Bez volného místa se nevydělá nic. Před závěrečným sčítáním doly prodávají ještě jednou.</translation>
    </message>
    <message>
        <source>After the sale tokens are removed from the cheapest spaces of the uranium market, in Steps 1, 2 and 3: {uranium_leaves}.</source>
        <translation>Po prodeji odcházejí žetony z&#xa0;nejlevnějších míst trhu s&#xa0;uranem, v&#xa0;1., 2. a&#xa0;3.&#xa0;epoše: {uranium_leaves}.</translation>
    </message>
    <message>
        <source>From Step 3 on a token of coal, oil or garbage costs more than the market shows, by: {carbon_tax}.</source>
        <translation>Od 3. epochy stojí žeton uhlí, ropy nebo odpadků více, než ukazuje trh, o: {carbon_tax}.</translation>
    </message>
    <message>
        <source>No connection costs more than this, and any city that no connection reaches may be connected for the same: {longest_way}.</source>
        <translation>Žádné spojení nestojí více a&#xa0;za tolik lze připojit i&#xa0;město, do kterého žádné spojení nevede: {longest_way}.</translation>
    </message>
    <message>
        <source>Areas in play need not touch.</source>
        <translation>Oblasti ve hře spolu nemusí sousedit.</translation>
    </message>
    <message>
        <source>Networks start only in {begin_in}.</source>
        <translation>Síť začíná jen zde: {begin_in}.</translation>
    </message>
    <message>
        <source>Everybody may have two networks. The second also starts in one of these cities, once in the game, and its first house costs no connection.</source>
        <translation>Každý může mít dvě sítě. Druhá také začíná v&#xa0;jednom z&#xa0;těchto měst, jednou za hru, a&#xa0;za její první domeček se neplatí spojení.</translation>
    </message>
    <message>
        <source>In Phase 3 players buy one token at a time, one after another in reverse turn order. A player who stops is out for this phase.</source>
        <translation>Ve fázi 3 kupuje každý po jednom žetonu, jeden po druhém v&#xa0;opačném pořadí. Kdo přestane, v&#xa0;této fázi už nekupuje.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 no token is sold for more than this: {price_limits}. In Step 3 there is no limit.</source>
        <translation>V&#xa0;1. a&#xa0;2.&#xa0;epoše žádný žeton nestojí víc než: {price_limits}. Ve 3.&#xa0;epoše limit není.</translation>
    </message>
    <message>
        <source>Everybody must power as many cities as possible.</source>
        <translation>Každý musí zásobit co nejvíce měst.</translation>
    </message>
    <message>
        <source>If all players together connect more cities in a round than this, there is a power outage: {most_built}. Then everybody is paid less in Phase 5, for each of their cities: {outage_cut}. Nobody has to pay in.</source>
        <translation>Připojí-li všichni dohromady v&#xa0;jednom kole více měst než tolik, nastane výpadek proudu: {most_built}. Pak každý ve fázi 5 dostane méně, za každé své město o: {outage_cut}. Nikdo nemusí doplácet.</translation>
    </message>
    <message>
        <source>The whole game stays in Step 1. There is no Step 3 card.</source>
        <translation>Celá hra zůstává v 1. epoše. Karta „3. epocha“ není.</translation>
    </message>
    <message>
        <source>A city next to one of yours costs no connection. Otherwise each city the route passes through costs this, whoever owns it: {passing_cost}.</source>
        <translation>Město vedle vlastního nestojí žádné spojení. Jinak každé město, kterým spojení prochází, stojí tolik, ať patří komukoli: {passing_cost}.</translation>
    </message>
    <message>
        <source>Cities closed at random: {closed}. Nobody may build there, but routes may pass through.</source>
        <translation>Náhodně uzavřená města: {closed}. Nikdo v&#xa0;nich nestaví, ale spojení jimi vést smějí.</translation>
    </message>
    <message>
        <source>In Phase 5 this many of the highest plants of the future market are set aside: {side_pile}. When the draw pile runs out, they are shuffled and replace it; from then on only the highest goes under the pile. When it runs out again, all plants are for sale, and the lowest is removed in each Phase 5.</source>
        <translation>Ve fázi 5 se odloží tolik nejlepších elektráren spodního řádku: {side_pile}. Když balíček dojde, zamíchají se a nahradí ho; od té chvíle jde pod balíček jen nejlepší. Když dojde znovu, jsou na prodej všechny elektrárny a v každé fázi 5 odejde nejhorší.</translation>
    </message>
    <message>
        <source>You pay for connections by the cities they enter: each city has its own cost, shown on the sign beside it.</source>
        <translation>Spojení se platí podle měst, do kterých vstupují: každé má vlastní cenu uvedenou na štítku vedle.</translation>
    </message>
    <message>
        <source>There is no uranium, and there are no nuclear plants.</source>
        <translation>Není tu uran ani jaderné elektrárny.</translation>
    </message>
    <message>
        <source>Up to plant {row_sorted} the draw pile is sorted. When the Step 3 card is drawn, it is removed with the lowest plant, and Step 3 begins at once. Plants in the row from then on: {row_step3}.</source>
        <translation>Až po elektrárnu {row_sorted} je doplňovací balíček seřazený. Když se odkryje karta „3.&#xa0;epocha“, odejde s&#xa0;nejhorší elektrárnou a&#xa0;3.&#xa0;epocha začíná hned. Elektrárny v&#xa0;řadě od té chvíle: {row_step3}.</translation>
    </message>
    <message>
        <source>Not for sale in Step 1: {banned_kinds}. Such a plant goes under the draw pile at once and is replaced. Plants removed from the game instead: {leave_in_step1}.</source>
        <translation>V 1.&#xa0;epoše nejsou na prodej: {banned_kinds}. Taková elektrárna jde hned pod doplňovací balíček a nahradí se. Elektrárny, které místo toho odcházejí ze hry: {leave_in_step1}.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 when it is first drawn; in Phase 2, after that phase. It goes back under the shuffled pile and is replaced; then the two lowest plants are removed and replaced. In Phase 5 of Step 2 two plants go under the pile.</source>
        <translation>Když se karta „3.&#xa0;epocha“ odkryje poprvé, začíná 2.&#xa0;epocha, ve fázi 2 až po ní. Karta jde zpět pod zamíchaný balíček a&#xa0;nahradí se; pak odejdou dvě nejhorší elektrárny a&#xa0;nahradí se. Ve fázi 5 2.&#xa0;epochy jdou pod balíček dvě elektrárny.</translation>
    </message>
    <message>
        <source>Tokens missing at the refill of {glut_fuel} make it cheaper: for each, the most expensive space is dropped and one at the lowest price is added. Once all of it is bought, the usual prices return.</source>
        <translation>Žetony, které při doplnění chybějí ({glut_fuel}), surovinu zlevňují: za každý zmizí nejdražší místo a&#xa0;přibude jedno s&#xa0;nejnižší cenou. Když je vše koupeno, vrátí se obvyklé ceny.</translation>
    </message>
    <message>
        <source>There are two fuel markets. In a turn you buy at only one of them.</source>
        <translation>Jsou dva trhy se surovinami. V jednom tahu kupuješ jen na jednom z nich.</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Oblasti ve hře: {areas} ({area_names}). Města a&#xa0;spojení v&#xa0;jiných oblastech pro tuto hru neexistují: nikdo tam nestaví a&#xa0;žádné spojení tudy nevede.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Oblasti ve hře: {areas}. Které to budou, ještě není rozhodnuto. Města a&#xa0;spojení v&#xa0;jiných oblastech pro tuto hru neexistují: nikdo tam nestaví a&#xa0;žádné spojení tudy nevede.</translation>
    </message>
    <message>
        <source>Where the players choose the areas, the turn order is drawn at random first. They choose one after another in that order, starting again with the first until all are chosen.</source>
        <translation>Vybírají-li oblasti hráči, nejdřív se vylosuje pořadí hráčů. V&#xa0;tomto pořadí vybírají jeden po druhém, a&#xa0;pak znovu od prvního, dokud nejsou vybrané všechny.</translation>
    </message>
    <message>
        <source>Each area but the first must touch one chosen before.</source>
        <translation>Každá oblast kromě první musí sousedit s&#xa0;některou vybranou dříve.</translation>
    </message>
    <message>
        <source>Each area but the first on its island must touch one chosen before.</source>
        <translation>Každá oblast kromě první na svém ostrově musí sousedit s&#xa0;některou vybranou dříve.</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}.</source>
        <translation>Obchod začíná s&#xa0;elektrárnami {opening_market}.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Number of plants with a plug drawn to form the first market: {plugs_drawn}.</source>
        <translation>Elektrárny {plugs} mají na zadní straně zástrčku, všechny ostatní zásuvku. Počet elektráren se zástrčkou vylosovaných do prvního obchodu: {plugs_drawn}.</translation>
    </message>
    <message>
        <source>On top of the draw pile, from the top: {first_cards}.</source>
        <translation>Na vrchu doplňovacího balíčku, shora: {first_cards}.</translation>
    </message>
    <message>
        <source>Below them, shuffled: {next_cards}.</source>
        <translation>Pod nimi, zamíchané: {next_cards}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, and the Step 3 card is at the bottom.</source>
        <translation>Všechny ostatní elektrárny leží zamíchané pod tím, karta „3.&#xa0;epocha“ vespod.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, with the Step 3 card among them. Cards under it: {cards_below_step3}.</source>
        <translation>Všechny ostatní elektrárny leží zamíchané pod tím, karta „3.&#xa0;epocha“ mezi nimi. Počet karet pod ní: {cards_below_step3}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below.</source>
        <translation>Všechny ostatní elektrárny leží zamíchané pod tím.</translation>
    </message>
    <message>
        <source>The cards up to plant {row_sorted} are in order, the lowest on top. Below them are those up to plant {row_shuffled} with the Step 3 card, shuffled, and then all others, shuffled. The market is filled from the top.</source>
        <translation>Karty až po elektrárnu {row_sorted} jsou seřazené, nejhorší navrchu. Pod nimi leží zamíchané karty až po elektrárnu {row_shuffled} i&#xa0;s&#xa0;kartou „3.&#xa0;epocha“ a&#xa0;ještě níž zamíchané všechny ostatní. Obchod se plní z&#xa0;vrchu balíčku.</translation>
    </message>
    <message>
        <source>In the northern market:</source>
        <translation>Na severním trhu:</translation>
    </message>
    <message>
        <source>In Step 3 all plants are for sale. Plants in the market then: {step3_market}.</source>
        <translation>Ve 3.&#xa0;epoše jsou na prodej všechny elektrárny. Počet elektráren v&#xa0;obchodu je pak: {step3_market}.</translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the current market. The minimum bid for that plant is 1. When it is sold, the token is set aside for this round.</source>
        <translation>Na začátku fáze se žeton položí na nejhorší elektrárnu horního řádku. Nejmenší nabídka za ni je 1. Když se prodá, žeton se na toto kolo odloží.</translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card is removed from the game and the token is set aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation>Odkryje-li se karta s&#xa0;nižším číslem, než má elektrárna se žetonem, karta odejde ze hry a&#xa0;žeton se odloží. Hned se odkryje další karta a&#xa0;ta zůstává, ať má jakékoli číslo.</translation>
    </message>
    <message>
        <source>If the token is still on its plant at the end of the phase, that plant is removed from the game and replaced. This applies in round 1 as well.</source>
        <translation>Leží-li žeton na konci fáze stále na své elektrárně, elektrárna odejde ze hry a&#xa0;nahradí se. Platí to i&#xa0;v&#xa0;1.&#xa0;kole.</translation>
    </message>
    <message>
        <source>Plants that are too small</source>
        <translation>Elektrárny, které nestačí</translation>
    </message>
    <message>
        <source>A plant is removed from the game as soon as somebody has as many cities as its number, or more. It is replaced at once, even in the middle of building. A card just revealed with such a number is removed too, and another one is revealed.</source>
        <translation>Elektrárna odejde ze hry, jakmile má někdo tolik měst, kolik je její číslo, nebo víc. Hned se nahradí, i&#xa0;uprostřed připojování měst. Právě odkrytá karta s&#xa0;takovým číslem odejde také a&#xa0;odkryje se další.</translation>
    </message>
    <message>
        <source>Plants owned by players are not affected.</source>
        <translation>Elektráren, které už někdo má, se to netýká.</translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation>Kolo bez nákupu</translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market is removed from the game at the end of Phase 2 and replaced.</source>
        <translation>Nekoupí-li v&#xa0;kole nikdo elektrárnu, nejhorší elektrárna obchodu na konci fáze&#xa0;2 odejde ze hry a&#xa0;nahradí se.</translation>
    </message>
    <message>
        <source>Plants not for everybody</source>
        <translation>Elektrárny ne pro každého</translation>
    </message>
    <message>
        <source>On this board you need a city in certain areas to open an auction or bid for certain plants. Kind of plant and areas: {plants_need_city}. One city in one of these areas is enough.</source>
        <translation>Na této mapě se některé elektrárny dají do dražby vybrat a&#xa0;dražit jen s&#xa0;městem v&#xa0;určitých oblastech. Druh elektrárny a&#xa0;oblasti: {plants_need_city}. Stačí jedno město v&#xa0;jedné z&#xa0;těchto oblastí.</translation>
    </message>
    <message>
        <source>Without such a city you can only pass when such a plant is up for auction. Once bought, it powers its owner&apos;s cities wherever they are.</source>
        <translation>Kdo takové město nemá, může při dražbě takové elektrárny jen pasovat. Po koupi zásobí města svého majitele, ať leží kdekoli.</translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation>Banka bere elektrárnu</translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which is then removed from the game.</source>
        <translation>Kolik elektráren smí mít banka:&#xa0;{bank_plants_allowed}. Když jich má tolik, vezme elektrárnu jen tehdy, je-li lepší než její nejhorší, která pak odejde ze hry.</translation>
    </message>
    <message>
        <source>Phase 3: fuel</source>
        <translation>Fáze&#xa0;3: nákup surovin</translation>
    </message>
    <message>
        <source>Buying fuel</source>
        <translation>Nákup surovin</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile: {kept_kinds}. The next lower plant goes there instead; if there is none, no plant does.</source>
        <translation>Druhy elektráren, které nikdy nejdou pod doplňovací balíček: {kept_kinds}. Místo nich tam jde nejbližší horší elektrárna; není-li taková, nejde tam žádná.</translation>
    </message>
    <message>
        <source>Areas in play bring plants of their own, which replace those with the same number:</source>
        <translation>Oblasti ve hře přinášejí vlastní elektrárny, které nahrazují ty se stejným číslem:</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well.</source>
        <translation>Ve fázi 5 v&#xa0;1. a&#xa0;2.&#xa0;epoše odchází ze hry i&#xa0;nejhorší elektrárna.</translation>
    </message>
    <message>
        <source>Plants that burn one more token than on other boards, and store no more than there: {burns_more}.</source>
        <translation>Elektrárny, které spálí o&#xa0;žeton více než na jiných mapách, ale neskladují víc než tam: {burns_more}.</translation>
    </message>
    <message>
        <source>A player who buys the plant with the discount token may buy another in the same round, or pass, even in round 1.</source>
        <translation>Kdo koupí elektrárnu se žetonem slevy, smí v&#xa0;témže kole koupit ještě jednu, nebo pasovat, i&#xa0;v&#xa0;1.&#xa0;kole.</translation>
    </message>
    <message>
        <source>The plant market is one row, and every plant in it is for sale. Plants in it at the start: {row_start}. In Steps 1 and 2 plants are not replaced when sold. New ones are added as Phase 5 begins: at least {row_added}, and more until there are {row_kept}; if there are more than that, the lowest are removed.</source>
        <translation>Obchod s&#xa0;elektrárnami je jedna řada a&#xa0;každá elektrárna v&#xa0;ní je na prodej. Počet elektráren v&#xa0;ní na začátku: {row_start}. V&#xa0;1. a&#xa0;2.&#xa0;epoše se prodané elektrárny nenahrazují. Nové přicházejí na začátku fáze 5: nejméně {row_added} a&#xa0;další, dokud jich není {row_kept}; z&#xa0;přebytku odcházejí nejhorší.</translation>
    </message>
    <message>
        <source>With the option “One area each” there are as many areas in play as players.</source>
        <translation>S&#xa0;možností „Každému jedna oblast“ je ve hře tolik oblastí, kolik je hráčů.</translation>
    </message>
    <message>
        <source>On top of the draw pile, shuffled: {next_cards}.</source>
        <translation>Na vrchu doplňovacího balíčku, zamíchané: {next_cards}.</translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the first places of cities: the first player one, the second two, the first two, the second one. From the second house on, each goes in a city directly connected to a city of the bank.</source>
        <translation>Banka má zásobu domečků: {bank_houses}. Před 1.&#xa0;kolem jich hráči šest postaví na první místa ve městech: první hráč jeden, druhý dva, první dva, druhý jeden. Od druhého domečku přijde každý do města přímo spojeného s&#xa0;městem banky.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities until a second place is open there.</source>
        <translation>Hráči v&#xa0;těchto městech nesmějí stavět, dokud v&#xa0;nich není otevřené druhé místo.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities.</source>
        <translation>Hráči v&#xa0;těchto městech stavět nesmějí.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 the market holds eight plants, sorted by number. The four lowest, the current market, are for sale; the four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation>V&#xa0;1. a&#xa0;2.&#xa0;epoše je v&#xa0;obchodu osm elektráren seřazených podle čísel. Čtyři s&#xa0;nejnižšími čísly, horní řádek, jsou na prodej; čtyři s&#xa0;nejvyššími čísly tvoří spodní řádek. Ve 3.&#xa0;epoše je v&#xa0;obchodu šest elektráren a&#xa0;na prodej jsou všechny.</translation>
    </message>
    <message>
        <source>The market is sorted by number. The lowest plants, the current market, are for sale; the others are the future market. Plants in the current market: {current_market}; in the future market: {future_market}.</source>
        <translation>Obchod je seřazený podle čísel. Elektrárny s&#xa0;nejnižšími čísly, horní řádek, jsou na prodej; ostatní tvoří spodní řádek. Počet elektráren v&#xa0;horním řádku: {current_market}; ve spodním řádku: {future_market}.</translation>
    </message>
    <message>
        <source>In Step 2 the future market is one plant smaller.</source>
        <translation>Ve 2.&#xa0;epoše je spodní řádek o&#xa0;jednu elektrárnu kratší.</translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile replaces it and the market is sorted again.</source>
        <translation>Jakmile je elektrárna prodaná nebo odstraněná, nahradí ji vrchní karta doplňovacího balíčku a&#xa0;obchod se znovu seřadí.</translation>
    </message>
    <message>
        <source>The market is one row, sorted by number, and every plant in it is for sale.</source>
        <translation>Obchod je jedna řada seřazená podle čísel a&#xa0;každá elektrárna v&#xa0;ní je na prodej.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, the game continues with the plants that are left.</source>
        <translation>Když je doplňovací balíček prázdný, hraje se dál s&#xa0;elektrárnami, které zbývají.</translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; a player who passes is out of this auction. The highest bidder pays the bid and takes the plant.</source>
        <translation>Přihazuje se kolem stolu po směru hodinových ručiček. Každý na řadě nabídne víc, nebo pasuje; kdo pasuje, z&#xa0;této jedné dražby odchází. Nejvyšší nabídka se zaplatí a&#xa0;elektrárna patří tomu, kdo ji dal.</translation>
    </message>
    <message>
        <source>Nobody buys more than one plant in a round.</source>
        <translation>Nikdo nekoupí v&#xa0;jednom kole víc než jednu elektrárnu.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: until they have one, nobody may pass when it is their turn to open an auction. Passing in other players&apos; auctions is allowed. After the phase the turn order is set again.</source>
        <translation>V&#xa0;1.&#xa0;kole si každý musí koupit elektrárnu: kdo ještě žádnou nemá a&#xa0;má zahájit dražbu, nesmí pasovat. V&#xa0;dražbách ostatních se pasovat smí. Po této fázi se pořadí hráčů určí znovu.</translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first sale of a round, or as soon as the first player passes instead of opening, the bank takes the highest plant for sale, without an auction. This happens once a round.</source>
        <translation>Přihazují jen oba hráči. Hned po prvním prodeji v&#xa0;kole, nebo jakmile první hráč místo zahájení dražby pasuje, vezme banka bez dražby nejlepší elektrárnu, která je na prodej. Stane se to jednou za kolo.</translation>
    </message>
    <message>
        <source>The plant that was sold is replaced before the bank takes one, and the plant of the bank right after.</source>
        <translation>Prodaná elektrárna se nahradí dřív, než banka nějakou vezme, a&#xa0;elektrárna banky hned potom.</translation>
    </message>
    <message>
        <source>In reverse turn order each player buys as many tokens as they can pay for and their plants can store, or none.</source>
        <translation>V&#xa0;opačném pořadí každý hráč nakoupí tolik žetonů, kolik zaplatí a&#xa0;jeho elektrárny uskladní, nebo žádné.</translation>
    </message>
    <message>
        <source>Each token costs the figure on its space. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>Každý žeton stojí tolik, kolik ukazuje jeho místo. Vždy jde první nejlevnější žeton daného druhu, takže další nikdy nestojí méně.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 each token costs the figure on its space, from Step 3 on {carbon_tax} more. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>V&#xa0;1. a&#xa0;2.&#xa0;epoše stojí každý žeton tolik, kolik ukazuje jeho místo, od 3.&#xa0;epochy o&#xa0;{carbon_tax} více. Vždy jde první nejlevnější žeton daného druhu, takže další nikdy nestojí méně.</translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation>Trh se surovinami</translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 holds three tokens each of coal, oil and garbage. Uranium has spaces of its own, one token each.</source>
        <translation>Na každé z&#xa0;míst 1 až 8 se vejdou tři žetony uhlí, tři ropy a&#xa0;tři odpadků. Uran má vlastní místa, každé pro jeden žeton.</translation>
    </message>
    <message>
        <source>The number in brackets says how many tokens fit at these prices.</source>
        <translation>V&#xa0;závorkách je, pro kolik žetonů je za každou z&#xa0;těchto cen místo.</translation>
    </message>
    <message>
        <source>The northern market:</source>
        <translation>Severní trh:</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation>Víc žetonů není. Co skladují hráči, chybí na trhu i&#xa0;v&#xa0;zásobě, dokud se to nespálí. Je-li některý druh vyprodaný, nikdo ho až do doplnění nekoupí.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be available from the coal storage.</source>
        <translation>Víc žetonů není. Co skladují hráči, chybí na trhu i&#xa0;v&#xa0;zásobě, dokud se to nespálí. Je-li některý druh vyprodaný, nikdo ho až do doplnění nekoupí; uhlí pak může být ještě ve skladu uhlí.</translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation>Skladování surovin</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Elektrárna skladuje jen svůj druh surovin, nejvýš dvojnásobek toho, co spálí jedno spuštění. Žetony můžeš mezi svými elektrárnami kdykoli přesouvat, pokud to druh a&#xa0;místo dovolí. Koupit tedy můžeš vše, co se vejde do všech tvých elektráren dohromady.</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns on other boards. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Elektrárna skladuje jen svůj druh surovin, nejvýš dvojnásobek toho, co spálí jedno spuštění na jiných mapách. Žetony můžeš mezi svými elektrárnami kdykoli přesouvat, pokud to druh a&#xa0;místo dovolí. Koupit tedy můžeš vše, co se vejde do všech tvých elektráren dohromady.</translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation>Hybridní elektrárny</translation>
    </message>
    <message>
        <source>A hybrid plant burns any mix of coal and oil: one that needs two tokens runs on two coal, two oil, or one of each.</source>
        <translation>Hybridní elektrárna spaluje libovolnou směs uhlí a&#xa0;ropy: potřebuje-li dva žetony, běží na dvě uhlí, na dvě ropy, nebo na jedno od každého.</translation>
    </message>
    <message>
        <source>It also stores any mix of coal and oil: twice what one run burns in all, not of each.</source>
        <translation>Skladuje také libovolnou směs uhlí a&#xa0;ropy: dohromady, ne od každého, dvojnásobek toho, co spálí jedno spuštění.</translation>
    </message>
    <message>
        <source>It only burns tokens that can be stored on it. You may move tokens before each plant runs, but only to where there is room: with two coal and one oil for plants 29 and 35, the coal fills plant 29 and only plant 35 has room for the oil, so plant 29 burns coal.</source>
        <translation>Spálí jen žetony, které na ní mohou ležet. Před spuštěním každé elektrárny smíš žetony přesunout, ale jen tam, kde je místo: při dvou uhlí a&#xa0;jedné ropě pro elektrárny&#xa0;29 a&#xa0;35&#xa0;uhlí zaplní elektrárnu&#xa0;29 a&#xa0;ropa má místo jen na elektrárně&#xa0;35, takže elektrárna&#xa0;29 spálí uhlí.</translation>
    </message>
    <message>
        <source>This game was started in an older version that lacked one rule, and continues without it: hybrids burn any of their owner&apos;s coal and oil, wherever it is stored.</source>
        <translation>Tato hra začala ve starší verzi, které chybělo jedno pravidlo, a&#xa0;pokračuje bez něj: hybridní elektrárny spalují libovolné uhlí a&#xa0;ropu svého majitele, ať leží kdekoli.</translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation>Sklad uhlí</translation>
    </message>
    <message>
        <source>You may buy coal from the storage at any time, even while the market has some, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Uhlí ze skladu můžeš kupovat kdykoli, i&#xa0;když na trhu ještě nějaké je, žeton za {coal_storage_price}&#xa0;Elektro. Uhlí z&#xa0;odstraněné elektrárny jde do zásoby; tam ho nikdo koupit nemůže.</translation>
    </message>
    <message>
        <source>Cheaper fuel</source>
        <translation>Levnější suroviny</translation>
    </message>
    <message>
        <source>On this board a house in a certain city makes a fuel cheaper for its owner: {fuel_discounts}. No token costs less than 0.</source>
        <translation>Na této mapě zlevňuje domeček v&#xa0;určitém městě svému majiteli surovinu: {fuel_discounts}. Žádný žeton nestojí méně než 0.</translation>
    </message>
    <message>
        <source>A player who builds there pays less from the next Phase 3 on. Everybody else pays the figure on the space.</source>
        <translation>Kdo tam postaví, platí méně od příští fáze 3. Všichni ostatní platí cenu místa.</translation>
    </message>
    <message>
        <source>Two fuel markets</source>
        <translation>Dva trhy se surovinami</translation>
    </message>
    <message>
        <source>This board has a northern and a southern fuel market, each with its own prices and refill. In a turn you buy at only one of them: the first token decides. In the next round you may choose again.</source>
        <translation>Tato mapa má severní a jižní trh se surovinami, každý s vlastními cenami a doplněním. V jednom tahu kupuješ jen na jednom z nich: rozhoduje první žeton. V dalším kole si můžeš vybrat znovu.</translation>
    </message>
    <message>
        <source>Both are refilled from one supply, the northern one first. The northern market sells no uranium.</source>
        <translation>Oba se doplňují z&#xa0;jedné zásoby, severní první. Severní trh uran neprodává.</translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation>Suroviny banky</translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil alternately, coal first, while there is both.</source>
        <translation>Ve svém tahu vezme banka z&#xa0;trhu přesně tolik surovin, kolik spálí jedno spuštění všech jejích elektráren, nebo tolik, kolik jich je, a&#xa0;nic neplatí. Nejdřív jdou elektrárny s&#xa0;jedním druhem surovin. Hybridní pak berou střídavě uhlí a&#xa0;ropu, nejdřív uhlí, dokud je obojí.</translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation>Ve fázi&#xa0;5, ve svém tahu, banka spálí všechny své suroviny, i&#xa0;když pro elektrárnu nestačí.</translation>
    </message>
    <message>
        <source>The bank takes its fuel as soon as the first player has stopped buying, whatever it costs.</source>
        <translation>Banka vezme své suroviny, jakmile první hráč přestane nakupovat, bez ohledu na cenu.</translation>
    </message>
    <message>
        <source>The bank takes fuel from the southern market only.</source>
        <translation>Banka bere suroviny jen z&#xa0;jižního trhu.</translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation>Ze skladu uhlí banka uhlí nebere. Uhlí, které spálí, jde tam.</translation>
    </message>
    <message>
        <source>Phase 4: building</source>
        <translation>Fáze&#xa0;4: připojování měst</translation>
    </message>
    <message>
        <source>The first house</source>
        <translation>První domeček</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house.</source>
        <translation>Tvůj první domeček smí stát v&#xa0;kterémkoli městě ve hře, kde nikdo domeček nemá.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and replaced, once.</source>
        <translation>Na jejím začátku nejhorší elektrárna obchodu odejde ze hry a&#xa0;nahradí se, jednou.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and not replaced.</source>
        <translation>Na jejím začátku nejhorší elektrárna obchodu odejde ze hry bez náhrady.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn.</source>
        <translation>3.&#xa0;epocha začíná fází po té, ve které se odkryla karta „3.&#xa0;epocha“.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn for the second time.</source>
        <translation>3.&#xa0;epocha začíná fází po té, ve které se karta „3.&#xa0;epocha“ odkryla podruhé.</translation>
    </message>
    <message>
        <source>Step 3 begins at once when the Step 3 card is drawn.</source>
        <translation>3.&#xa0;epocha začíná hned, jak se odkryje karta „3.&#xa0;epocha“.</translation>
    </message>
    <message>
        <source>From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the Step 3 figures.</source>
        <translation>Od té chvíle je v&#xa0;každém městě otevřené třetí místo za {house3}&#xa0;Elektro a&#xa0;suroviny se doplňují podle čísel 3.&#xa0;epochy.</translation>
    </message>
    <message>
        <source>From then on the third places are open too, and fuel is refilled by the Step 3 figures.</source>
        <translation>Od té chvíle jsou otevřená i&#xa0;třetí místa a&#xa0;suroviny se doplňují podle čísel 3.&#xa0;epochy.</translation>
    </message>
    <message>
        <source>This applies when the card is drawn for the second time.</source>
        <translation>Platí to, když se karta odkryje podruhé.</translation>
    </message>
    <message>
        <source>As soon as the card is drawn, in any phase, the draw pile is shuffled: it now holds the plants that were below the card.</source>
        <translation>Jakmile se karta odkryje, v&#xa0;kterékoli fázi, doplňovací balíček se zamíchá: leží v&#xa0;něm teď elektrárny, které byly pod kartou.</translation>
    </message>
    <message>
        <source>Your first house goes on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Tvůj první domeček přijde na místo za {house1} v&#xa0;označeném městě, i&#xa0;v&#xa0;pozdějších epochách. Stojí {house1}&#xa0;Elektro a&#xa0;za spojení se neplatí.</translation>
    </message>
    <message>
        <source>You need not start in round 1.</source>
        <translation>V&#xa0;1.&#xa0;kole začínat nemusíš.</translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation>Připojování měst</translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house plus the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation>V&#xa0;opačném pořadí každý hráč připojí tolik měst, kolik zaplatí, jedno po druhém, nebo žádné. Město stojí základní poplatek a&#xa0;nejlevnější spojení z&#xa0;kteréhokoli města, které už máš. Každé město je hned tvoje, i&#xa0;pro další spojení.</translation>
    </message>
    <message>
        <source>Places in a city</source>
        <translation>Místa ve městě</translation>
    </message>
    <message>
        <source>A city has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. You always take the cheapest free place.</source>
        <translation>Město má tři místa. Domeček na prvním stojí {house1}&#xa0;Elektro, na druhém {house2}, na třetím {house3}. Vždy zabíráš nejlevnější volné místo.</translation>
    </message>
    <message>
        <source>A city has one place. A house there costs the price on the city&apos;s sign.</source>
        <translation>Město má jedno místo. Domeček tam stojí tolik, kolik je na štítku města.</translation>
    </message>
    <message>
        <source>One place of each city is open, for the whole game.</source>
        <translation>V každém městě je po celou hru otevřeno jedno místo.</translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation>Domečky banky</translation>
    </message>
    <message>
        <source>Houses the bank has left after setup: {bank_houses_left}.</source>
        <translation>Domečky, které bance po přípravě hry zbývají:&#xa0;{bank_houses_left}.</translation>
    </message>
    <message>
        <source>Phase 5: bureaucracy</source>
        <translation>Fáze&#xa0;5: byrokracie</translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation>Spouštění elektráren</translation>
    </message>
    <message>
        <source>Burnt fuel goes to the supply.</source>
        <translation>Spálené suroviny jdou do zásoby.</translation>
    </message>
    <message>
        <source>Burnt coal goes to the coal storage, all other fuel to the supply.</source>
        <translation>Spálené uhlí jde do skladu uhlí, všechny ostatní suroviny do zásoby.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>You are paid for each of your cities that is powered, and a little even for none.</source>
        <translation>Peníze dostáváš za každé své zásobené město a&#xa0;trochu i&#xa0;za žádné.</translation>
    </message>
    <message>
        <source>The table ends at {payments_end} cities: any more pay the same.</source>
        <translation>Tabulka končí u&#xa0;počtu měst {payments_end}: za víc měst se platí stejně.</translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation>Doplnění trhu se surovinami</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the most expensive free spaces first. If the supply has too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Když jsou všichni vyplaceni, přijdou na trh nové žetony ze zásoby. Zaplňují nejdřív nejdražší volná místa. Je-li jich v&#xa0;zásobě málo, přijdou jen ty. Při tomto počtu hráčů je počet žetonů:</translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation>Konec uranu</translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What is in the market can still be bought.</source>
        <translation>Jakmile někdo koupí elektrárnu {uranium_phase_out_plant}, uran se už nikdy nedoplňuje, ani v&#xa0;kole nákupu. Co leží na trhu, to se ještě koupit dá.</translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation>Obchod s&#xa0;elektrárnami se posouvá</translation>
    </message>
    <message>
        <source>After the refill the highest plant of the future market goes face down under the draw pile and is replaced: once in Step 1, twice in Step 2. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Po doplnění jde nejlepší elektrárna spodního řádku zakrytá pod doplňovací balíček a&#xa0;nahradí se: v&#xa0;1.&#xa0;epoše jednou, ve 2.&#xa0;epoše dvakrát. Ve 3.&#xa0;epoše místo toho nejhorší elektrárna obchodu odejde ze hry a&#xa0;nahradí se.</translation>
    </message>
    <message>
        <source>After the refill in Step 3 the lowest plant of the market is removed from the game and replaced.</source>
        <translation>Po doplnění ve 3.&#xa0;epoše nejhorší elektrárna obchodu odejde ze hry a&#xa0;nahradí se.</translation>
    </message>
    <message>
        <source>The three Steps</source>
        <translation>Tři epochy</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>2.&#xa0;epocha</translation>
    </message>
    <message>
        <source>Step 2 begins after Phase 4 of the round in which somebody has connected this many cities: {step2_at}. Phase 5 of that round belongs to Step 2.</source>
        <translation>2.&#xa0;epocha začíná po fázi&#xa0;4 kola, ve kterém má někdo připojeno tolik měst:&#xa0;{step2_at}. Fáze&#xa0;5 toho kola patří už do 2.&#xa0;epochy.</translation>
    </message>
    <message>
        <source>Step 2 begins when the Step 3 card is drawn for the first time, not at a number of cities.</source>
        <translation>2.&#xa0;epocha začíná, když se poprvé odkryje karta „3.&#xa0;epocha“, ne při určitém počtu měst.</translation>
    </message>
    <message>
        <source>From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the Step 2 figures.</source>
        <translation>Od té chvíle je v&#xa0;každém městě otevřené druhé místo za {house2}&#xa0;Elektro a&#xa0;suroviny se doplňují podle čísel 2.&#xa0;epochy.</translation>
    </message>
    <message>
        <source>From then on the second places are open too, and fuel is refilled by the Step 2 figures.</source>
        <translation>Od té chvíle jsou otevřená i&#xa0;druhá místa a&#xa0;suroviny se doplňují podle čísel 2.&#xa0;epochy.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>3.&#xa0;epocha</translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Spodní řádek už není. V&#xa0;obchodu je šest elektráren, nebo ty, které zbývají, a&#xa0;na prodej jsou všechny. Na konci každého kola nejhorší odejde ze hry a&#xa0;nahradí se.</translation>
    </message>
    <message>
        <source>All plants are for sale. Plants in the market: {step3_market}, or those that are left. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Na prodej jsou všechny elektrárny. Elektrárny v&#xa0;obchodu: {step3_market}, nebo ty, které zbývají. Na konci každého kola nejhorší odejde ze hry a&#xa0;nahradí se.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 2</source>
        <translation>Karta „3.&#xa0;epocha“ ve fázi&#xa0;2</translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and is last in the future market. The auctions continue, with replacements. At the end of the phase the card and the lowest plant are removed and not replaced. Step 3 begins with Phase 3.</source>
        <translation>Ve fázi&#xa0;2 platí karta za nejlepší elektrárnu a&#xa0;leží jako poslední ve spodním řádku. Dražby pokračují a&#xa0;elektrárny se nahrazují. Na konci fáze karta a&#xa0;nejhorší elektrárna odejdou z&#xa0;obchodu bez náhrady. 3.&#xa0;epocha začíná fází&#xa0;3.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 4 or 5</source>
        <translation>Karta „3.&#xa0;epocha“ ve fázi&#xa0;4 nebo 5</translation>
    </message>
    <message>
        <source>If it replaces a plant that became too small in Phase 4, or one removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Nahradí-li karta elektrárnu, která ve fázi 4 už nestačí, nebo tu, která odchází na začátku 2.&#xa0;epochy, karta a&#xa0;nejhorší elektrárna hned odejdou bez náhrady. 3.&#xa0;epocha začíná fází 5.</translation>
    </message>
    <message>
        <source>If it replaces the plant removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Nahradí-li karta elektrárnu, která odchází na začátku 2.&#xa0;epochy, karta a&#xa0;nejhorší elektrárna hned odejdou bez náhrady. 3.&#xa0;epocha začíná fází 5.</translation>
    </message>
    <message>
        <source>In Phase 5 both are removed in the same way. By then the fuel has been refilled by the figures of the previous Step. Step 3 begins with Phase 1 of the next round.</source>
        <translation>Ve fázi&#xa0;5 odejdou obě stejně. Suroviny jsou tou dobou už doplněné podle čísel předchozí epochy. 3.&#xa0;epocha začíná fází&#xa0;1 příštího kola.</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>3.&#xa0;epocha před 2.&#xa0;epochou</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game and replaced. Right after that, the card and the lowest plant are removed without replacement, and Step 3 begins as usual.</source>
        <translation>Karta „3.&#xa0;epocha“ se může odkrýt dřív, než začne 2.&#xa0;epocha. Pak se nejdřív provede 2.&#xa0;epocha: nejhorší elektrárna odejde ze hry a&#xa0;nahradí se. Hned potom karta a&#xa0;nejhorší elektrárna odejdou bez náhrady a&#xa0;3.&#xa0;epocha začíná jako obvykle.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game. Right after that, the card and the next lowest plant are removed too, all without replacement, and Step 3 begins as usual.</source>
        <translation>Karta „3.&#xa0;epocha“ se může odkrýt dřív, než začne 2.&#xa0;epocha. Pak se nejdřív provede 2.&#xa0;epocha: nejhorší elektrárna odejde ze hry. Hned potom odejdou i&#xa0;karta a&#xa0;další nejhorší elektrárna, vše bez náhrady, a&#xa0;3.&#xa0;epocha začíná jako obvykle.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is skipped: the game goes straight from Step 1 to Step 3, and no plant is removed for Step 2.</source>
        <translation>Karta „3.&#xa0;epocha“ se může odkrýt dřív, než začne 2.&#xa0;epocha. Pak se 2.&#xa0;epocha přeskočí: hra přejde z&#xa0;1.&#xa0;epochy rovnou do 3. a&#xa0;pro 2.&#xa0;epochu se žádná elektrárna neodstraní.</translation>
    </message>
    <message>
        <source>If the card is drawn in the same Phase 4 in which somebody connects the city that starts Step 2, both apply: after the phase the lowest plant is removed from the game and replaced, and Step 3 begins with Phase 5.</source>
        <translation>Odkryje-li se karta právě v&#xa0;té fázi 4, ve které někdo připojí město, jímž začíná 2.&#xa0;epocha, platí obojí: po fázi nejhorší elektrárna odejde ze hry a&#xa0;nahradí se a&#xa0;3.&#xa0;epocha začíná fází 5.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Kdy hra končí</translation>
    </message>
    <message>
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. After that, plants earn no money and nothing is refilled.</source>
        <translation>Hra končí po fázi 4 kola, ve kterém má někdo připojeno tolik měst: {end_at}. Všichni ostatní v&#xa0;té fázi ještě staví. Potom už elektrárny nevydělávají a&#xa0;nic se nedoplňuje.</translation>
    </message>
    <message>
        <source>The game also ends after Phase 4 when every place is taken and nobody can ever build again.</source>
        <translation>Hra končí po fázi 4 i&#xa0;tehdy, když jsou všechna místa obsazená a&#xa0;nikdo už nikdy nic nepostaví.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kdo vítězí</translation>
    </message>
    <message>
        <source>The winner is the player who can power the most of their own cities, with the plants and the fuel they have at the end. Nobody can power more cities than they have connected.</source>
        <translation>Vítězí ten, kdo dokáže dodat elektřinu do nejvíce vlastních měst, s&#xa0;elektrárnami a&#xa0;surovinami, které má na konci. Nikdo nezásobí víc měst, než má připojeno.</translation>
    </message>
    <message>
        <source>In a tie, more money decides, and then more cities connected.</source>
        <translation>Při rovnosti rozhoduje víc peněz a&#xa0;potom víc připojených měst.</translation>
    </message>
    <message>
        <source>In a tie, more money decides.</source>
        <translation>Při rovnosti rozhoduje víc peněz.</translation>
    </message>
    <message>
        <source>Players still tied share the place.</source>
        <translation>Hráči, u&#xa0;nichž rovnost trvá, se o&#xa0;místo dělí.</translation>
    </message>
    <message>
        <source>The bank does not count.</source>
        <translation>Banka se nepočítá.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} až {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a plug, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n zakrytá se zástrčkou</numerusform>
            <numerusform>%n zakryté se zástrčkou</numerusform>
            <numerusform>%n zakrytých se zástrčkou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n jiná zakrytá</numerusform>
            <numerusform>%n jiné zakryté</numerusform>
            <numerusform>%n jiných zakrytých</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a socket, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n zakrytá se zásuvkou</numerusform>
            <numerusform>%n zakryté se zásuvkou</numerusform>
            <numerusform>%n zakrytých se zásuvkou</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation>{kind}:&#xa0;{areas}</translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less per token</source>
        <translation>{city}: {fuel} o&#xa0;{amount}&#xa0;Elektro levněji za žeton</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Nejlevnější</translation>
    </message>
    <message>
        <source>Tokens in all</source>
        <translation>Žetonů celkem</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Místa</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>{step}.&#xa0;epocha</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
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
        <translation>Viz také: {links}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Oddíly pravidel</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text pravidel</translation>
    </message>
</context>
<context>
    <name>RunTile</name>
    <message>
        <source>Switches the plant on or off.</source>
        <translation>Zapne, nebo vypne elektrárnu.</translation>
    </message>
    <message>
        <source>Your coal and oil allow no other mix.</source>
        <translation>Tvoje uhlí a&#xa0;ropa jinou směs nedovolují.</translation>
    </message>
    <message>
        <source>Another mix of coal and oil (X)</source>
        <translation>Jiná směs uhlí a&#xa0;ropy (X)</translation>
    </message>
</context>
<context>
    <name>Safeguard</name>
    <message>
        <source>This game is not saved! {reason}</source>
        <translation>Tahle hra není uložená! {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Saves the game once more.</source>
        <translation>Uloží hru ještě jednou.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Uložit jako…</translation>
    </message>
    <message>
        <source>Saves the record of this game elsewhere.</source>
        <translation>Uloží záznam této hry jinam.</translation>
    </message>
    <message>
        <source>{folder} cannot be opened ({reason}), so what is saved there is not shown. Check the folder.</source>
        <translation>Složku {folder} nejde otevřít ({reason}), takže se nezobrazí, co je v&#xa0;ní uložené. Zkontroluj ji.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Skrýt</translation>
    </message>
    <message>
        <source>Hides this message.</source>
        <translation>Skryje tuto zprávu.</translation>
    </message>
    <message>
        <source>Everything played since the last save will be lost.</source>
        <translation>Co se odehrálo od posledního uložení, se ztratí.</translation>
    </message>
    <message>
        <source>Leave this game unsaved?</source>
        <translation>Odejít z&#xa0;této hry bez uložení?</translation>
    </message>
    <message>
        <source>Leave unsaved</source>
        <translation>Odejít bez uložení</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Clears the search.</source>
        <translation>Vymaže hledání.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>člověk</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player</comment>
        <translation>červená</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>jiný program</translation>
    </message>
    <message>
        <source>Lets another program play.</source>
        <translation>Nechá hrát jiný program.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Hraje</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Zvolit program…</translation>
    </message>
    <message>
        <source>Another program: {name}</source>
        <translation>Jiný program: {name}</translation>
    </message>
    <message>
        <source>Program to play against</source>
        <translation>Program jako soupeř</translation>
    </message>
    <message>
        <source>{file} cannot be started: make it executable, or choose another program.</source>
        <translation>{file} nelze spustit: nastav soubor jako spustitelný, nebo zvol jiný program.</translation>
    </message>
    <message>
        <source>The program cannot be saved: {reason}.</source>
        <translation>Program nelze uložit: {reason}.</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player</comment>
        <translation>modrá</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation>zelená</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a player</comment>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation>fialová</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a player</comment>
        <translation>černá</translation>
    </message>
    <message>
        <source>Builds a city in most rounds, rarely the cheapest, and overpays for plants.</source>
        <translation>Ve většině kol připojí město, zřídka nejlevnější, a&#xa0;za elektrárny přeplácí.</translation>
    </message>
    <message>
        <source>Builds a city or two in most rounds and overpays for plants.</source>
        <translation>Ve většině kol připojí město nebo dvě a&#xa0;za elektrárny přeplácí.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level of a bot</comment>
        <translation>začátečník</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of a bot</comment>
        <translation>učeň</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of a bot</comment>
        <translation>pokročilý</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of a bot</comment>
        <translation>znalec</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of a bot</comment>
        <translation>mistr</translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of a bot</comment>
        <translation>náhodný</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of a bot</comment>
        <translation>stálý</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of a bot</comment>
        <translation>silný</translation>
    </message>
    <message>
        <source>thrifty</source>
        <comment>level of a bot</comment>
        <translation>šetrný</translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of a bot</comment>
        <translation>velmi silný</translation>
    </message>
    <message>
        <source>Another program, as strong as its author made it.</source>
        <translation>Jiný program s&#xa0;vlastní silou.</translation>
    </message>
    <message>
        <source>Plans each round and misjudges a plant now and then.</source>
        <translation>Plánuje každé kolo, občas elektrárnu špatně odhadne.</translation>
    </message>
    <message>
        <source>Plans to the end of the game and rarely errs.</source>
        <translation>Plánuje až do konce hry a zřídka chybuje.</translation>
    </message>
    <message>
        <source>Plays as well as this program can.</source>
        <translation>Hraje tak dobře, jak počítač dovede.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <comment>seed</comment>
        <translation>libovolné</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The bank takes plant {plant}, the highest of the current market.</source>
        <translation>Banka bere elektrárnu {plant}, nejlepší v horním řádku.</translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, is removed from the game.</source>
        <translation>Její nejhorší, {scrapped}, odchází ze hry.</translation>
    </message>
    <message>
        <source>The bank does not take plant {plant}: its own lowest, {lowest}, is higher.</source>
        <translation>Banka nechává elektrárnu {plant}: není lepší než její nejhorší, {lowest}.</translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation>První elektrárna kola je prodaná.</translation>
    </message>
    <message>
        <source>The first player opens no auction.</source>
        <translation>První v pořadí dražbu nezahajuje.</translation>
    </message>
    <message>
        <source>The bank has no plant and takes no fuel.</source>
        <translation>Banka nemá elektrárnu a nebere suroviny.</translation>
    </message>
    <message>
        <source>The bank takes no fuel for {plants}.</source>
        <translation>Banka nebere suroviny; její elektrárny: {plants}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a starting city.</source>
        <translation>Banka zavírá druhé místo ve městě {city}, startovním městě.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, which was empty until now.</source>
        <translation>Banka zavírá druhé místo ve městě {city}, dosud prázdném.</translation>
    </message>
    <message>
        <source>The bank burns nothing.</source>
        <translation>Banka nic nespaluje.</translation>
    </message>
    <message>
        <source>The bank burns all it has: {tokens}.</source>
        <translation>Banka spaluje vše, co má: {tokens}.</translation>
    </message>
    <message>
        <source>{name} marks {city} as a starting city.</source>
        <translation>{name} označuje startovní město: {city}.</translation>
    </message>
    <message>
        <source>{name} starts in {city}; its uranium token goes back to the supply.</source>
        <translation>{name} začíná ve městě {city}; jeho žeton uranu se vrací do zásoby.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>{round}.&#xa0;kolo · {phase}</translation>
    </message>
    <message>
        <source>{nth}, powers {n}</source>
        <translation>{nth}, zásobí {n}</translation>
    </message>
    <message>
        <source>wins, powers {n}</source>
        <translation>vítězí, zásobí {n}</translation>
    </message>
    <message>
        <source>{nth}: {n}</source>
        <translation>{nth} · {n}</translation>
    </message>
    <message>
        <source>leads with {bid}</source>
        <translation>vede s {bid}</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>draží dál</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jsi na tahu</translation>
    </message>
    <message>
        <source>chooses a city</source>
        <translation>vybírá město</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>vybírá</translation>
    </message>
    <message>
        <source>buys now</source>
        <translation>teď kupuje</translation>
    </message>
    <message>
        <source>builds now</source>
        <translation>teď staví</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>teď spouští</translation>
    </message>
    <message>
        <source>next after you</source>
        <translation>hned po tobě</translation>
    </message>
    <message>
        <source>chooses {nth}</source>
        <translation>vybírá jako {nth}</translation>
    </message>
    <message>
        <source>opens {nth}</source>
        <translation>draží jako {nth}</translation>
    </message>
    <message>
        <source>buys {nth}</source>
        <translation>kupuje jako {nth}</translation>
    </message>
    <message>
        <source>builds {nth}</source>
        <translation>staví jako {nth}</translation>
    </message>
    <message>
        <source>runs {nth}</source>
        <translation>spouští jako {nth}</translation>
    </message>
    <message>
        <source>+{income}</source>
        <translation>+{income}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>vede</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>whoever passed in an auction</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>bids now</source>
        <comment>on turn</comment>
        <translation>na řadě</translation>
    </message>
    <message>
        <source>to open</source>
        <comment>an auction, on turn now</comment>
        <translation>vybírá</translation>
    </message>
    <message>
        <source>next</source>
        <comment>in the order</comment>
        <translation>další</translation>
    </message>
    <message>
        <source>last</source>
        <comment>in the order</comment>
        <translation>posl.</translation>
    </message>
    <message>
        <source>chooses last</source>
        <translation>vybírá poslední</translation>
    </message>
    <message>
        <source>opens last</source>
        <translation>draží poslední</translation>
    </message>
    <message>
        <source>buys last</source>
        <translation>kupuje poslední</translation>
    </message>
    <message>
        <source>builds last</source>
        <translation>staví poslední</translation>
    </message>
    <message>
        <source>runs last</source>
        <translation>spouští poslední</translation>
    </message>
    <message>
        <source>bought {plant} for {price}</source>
        <translation>má {plant} za {price}</translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>hotovo, %n žeton za {price}</numerusform>
            <numerusform>hotovo, %n žetony za {price}</numerusform>
            <numerusform>hotovo, %n žetonů za {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>−{price}</source>
        <translation>−{price}</translation>
    </message>
    <message>
        <source>Mine {n}: sells uranium for {cities}</source>
        <translation>Důl {n}: prodává uran, {cities}</translation>
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
        <translation>{place}. {name}, {note}: {money}&#xa0;Elektro, {cities}, zásobí {powers} z {capacity}; elektrárny {plants}; skladuje: {fuel}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>žádné</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Banka</translation>
    </message>
    <message>
        <source>{those} or {last}</source>
        <translation>{those} nebo {last}</translation>
    </message>
    <message>
        <source>Nobody else may bid, so the plant goes at its minimum of {minimum}.</source>
        <translation>Nikdo jiný přihazovat nesmí, elektrárna tedy stojí nejmenší nabídku: {minimum}.</translation>
    </message>
    <message>
        <source>You already have a house in {city_name}.</source>
        <translation>Ve městě {city_name} už domeček máš.</translation>
    </message>
    <message>
        <source>An area must touch those already chosen.</source>
        <translation>Oblast musí sousedit s některou už vybranou.</translation>
    </message>
    <message>
        <source>The minimum bid is {minimum}.</source>
        <translation>Nejmenší nabídka je {minimum}.</translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; scrap another one.</source>
        <translation>Elektrárna {plant} je právě koupená; odstraň jinou.</translation>
    </message>
    <message>
        <source>{city_name} has no open place in Step {step}.</source>
        <translation>Ve městě {city_name} není ve {step}.&#xa0;epoše volné místo.</translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation>Město {city_name} je obsazené; vyber prázdné.</translation>
    </message>
    <message>
        <source>{city_name} is in an area out of play.</source>
        <translation>Město {city_name} leží v oblasti mimo hru.</translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation>První město musí být prázdné; {city_name} je obsazené.</translation>
    </message>
    <message>
        <source>{fuel_name}: discard only {maximum}; the rest can be stored.</source>
        <translation>{fuel_name}: odstraň jen {maximum}, zbytek se uskladní.</translation>
    </message>
    <message>
        <source>{fuel_name}: the market has only {stock} left.</source>
        <translation>{fuel_name}: na trhu zbývá jen {stock}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places a house for the bank in {city}; the bank has %n more.</source>
        <translation>
            <numerusform>{name} staví domeček banky ve městě {city}; zbývá jí %n.</numerusform>
            <numerusform>{name} staví domeček banky ve městě {city}; zbývají jí %n.</numerusform>
            <numerusform>{name} staví domeček banky ve městě {city}; zbývá jí %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market is %n tokens short.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Na trhu chybí %n žeton.</numerusform>
            <numerusform>Na trhu chybí %n žetony.</numerusform>
            <numerusform>Na trhu chybí %n žetonů.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>a fuel of which the market has none</comment>
        <translation>vyprodáno</translation>
    </message>
    <message>
        <source>now</source>
        <comment>on turn; very short</comment>
        <translation>teď</translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>hotovo, %n domeček za {price}</numerusform>
            <numerusform>hotovo, %n domečky za {price}</numerusform>
            <numerusform>hotovo, %n domečků za {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>běží %n, zisk {income}</numerusform>
            <numerusform>běží %n, zisk {income}</numerusform>
            <numerusform>běží %n, zisk {income}</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}; {name} leads with {bid}</source>
        <translation>{plant}; vede {name}, {bid}</translation>
    </message>
    <message>
        <source>{plant}; from {minimum}</source>
        <translation>{plant}; od {minimum}</translation>
    </message>
    <message>
        <source>{plant}; future market</source>
        <translation>{plant}; spodní řádek</translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>zbývá %n domeček</numerusform>
            <numerusform>zbývají %n domečky</numerusform>
            <numerusform>zbývá %n domečků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation>
            <numerusform>zbývá %n</numerusform>
            <numerusform>zbývají %n</numerusform>
            <numerusform>zbývá %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation>
            <numerusform>%n žeton uhlí nebo ropy</numerusform>
            <numerusform>%n žetony uhlí nebo ropy</numerusform>
            <numerusform>%n žetonů uhlí nebo ropy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation>
            <numerusform>Už je vybraná %n oblast, víc jich není třeba.</numerusform>
            <numerusform>Všechny %n oblasti jsou vybrané.</numerusform>
            <numerusform>Všech %n oblastí je vybraných.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city_name} is reserved for a network that starts there.</source>
        <translation>Město {city_name} je vyhrazené pro síť, která v&#xa0;něm začne.</translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation>Elektrárna {plant} potřebuje město v oblasti: {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for only %n more.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: v tvých elektrárnách je místo jen pro %n žeton.</numerusform>
            <numerusform>{fuel_name}: v tvých elektrárnách je místo jen pro %n žetony.</numerusform>
            <numerusform>{fuel_name}: v tvých elektrárnách je místo jen pro %n žetonů.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connection in play leads to {city_name}.</source>
        <translation>Do města {city_name} nevede ve hře žádné spojení.</translation>
    </message>
    <message>
        <source>That much fuel is not available.</source>
        <translation>Tolik surovin není.</translation>
    </message>
    <message>
        <source>A network starts in a marked city, and {city_name} is not one.</source>
        <translation>Síť začíná v označeném městě a {city_name} označené není.</translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation>{city_name} nesousedí s městem banky.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Teď to nejde.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough fuel to run all of these plants.</source>
        <translation>Na spuštění všech těchto elektráren nemáš dost surovin.</translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation>Stojí to {price} a&#xa0;ty máš {money}.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now; only the current market is.</source>
        <translation>Elektrárna {plant} teď není na prodej; na prodej je jen horní řádek.</translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation>Tahle elektrárna není tvoje.</translation>
    </message>
    <message>
        <source>The game could not be saved: {what}</source>
        <translation>Hru nejde uložit: {what}</translation>
    </message>
    <message>
        <source>That card cannot be revealed now.</source>
        <translation>Tuhle kartu teď odkrýt nejde.</translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {minimum} to %n coal and the rest oil.</source>
        <translation>
            <numerusform>Hybridní elektrárny mohou spálit {minimum} až %n uhlí a&#xa0;zbytek ropy.</numerusform>
            <numerusform>Hybridní elektrárny mohou spálit {minimum} až %n uhlí a&#xa0;zbytek ropy.</numerusform>
            <numerusform>Hybridní elektrárny mohou spálit {minimum} až %n uhlí a&#xa0;zbytek ropy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale yet: it is in the future market.</source>
        <translation>Elektrárna {plant} ještě není na prodej: leží ve spodním řádku.</translation>
    </message>
    <message>
        <source>{fuel_name}: your plants have no room for more.</source>
        <translation>{fuel_name}: v tvých elektrárnách už není místo.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Začíná {round}.&#xa0;kolo.</translation>
    </message>
    <message>
        <source>Before the first round, the players choose in turn.</source>
        <translation>Před prvním kolem hráči vybírají po řadě.</translation>
    </message>
    <message>
        <source>The turn order is set.</source>
        <translation>Pořadí hráčů je určené.</translation>
    </message>
    <message>
        <source>Power plants are auctioned.</source>
        <translation>Začíná dražba elektráren.</translation>
    </message>
    <message>
        <source>Fuel is bought; the last in turn order goes first.</source>
        <translation>Začíná nákup surovin; první je na řadě poslední v&#xa0;pořadí.</translation>
    </message>
    <message>
        <source>Houses are built; the last in turn order goes first.</source>
        <translation>Začíná připojování měst; první staví poslední v pořadí.</translation>
    </message>
    <message>
        <source>Plants run and players are paid.</source>
        <translation>Elektrárny běží a vydělávají.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Příprava hry je hotová.</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: the phase is over.</source>
        <translation>{round}.&#xa0;kolo, konec fáze: {phase}.</translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation>Pořadí: {names}; podle měst, pak podle nejlepší elektrárny.</translation>
    </message>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: o jeden žeton méně</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: o jeden žeton víc</translation>
    </message>
    <message>
        <source>{name} did not answer in time: the bot was restarted.</source>
        <translation>{name} neodpovídá včas: počítač se spouští znovu.</translation>
    </message>
    <message>
        <source>{name} stopped thinking: the bot was restarted.</source>
        <translation>{name} přestává přemýšlet: počítač se spouští znovu.</translation>
    </message>
    <message>
        <source>{name} does not answer, so the game is paused. “Continue” asks again.</source>
        <translation>{name} neodpovídá, hra je proto pozastavená. „Dál“ se zeptá znovu.</translation>
    </message>
    <message>
        <source>The discount is on plant {plant}, the lowest: it may go for 1.</source>
        <translation>Sleva leží na elektrárně {plant}, nejhorší: dá se koupit už za 1.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy and takes plant {plant}.</source>
        <translation>Kupovat smí už jen {name} a bere elektrárnu {plant}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} nabízí {amount}.</translation>
    </message>
    <message>
        <source>{name} can buy no plant: the turn is skipped.</source>
        <translation>{name} nemůže koupit elektrárnu: tah se přeskakuje.</translation>
    </message>
    <message>
        <source>{name} can bid no more and passes.</source>
        <translation>{name} už nemůže přihodit a pasuje.</translation>
    </message>
    <message>
        <source>{name} passes and buys no plant this round.</source>
        <translation>{name} pasuje a v tomto kole elektrárnu nekoupí.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} kupuje elektrárnu {plant} za {price}.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant} (over the limit).</source>
        <translation>{name} odstraňuje elektrárnu {plant}, má jich příliš.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}.</source>
        <translation>{name} odstraňuje {fuel}.</translation>
    </message>
    <message>
        <source>The Step 3 card is removed from the market.</source>
        <translation>Karta „3.&#xa0;epocha“ odchází z obchodu.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: everybody passed.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází: všichni pasovali.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: nobody bought it at a discount.</source>
        <translation>Elektrárna {plant} odchází: nikdo ji se slevou nekoupil.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: it is lower than the one at a discount.</source>
        <translation>Elektrárna {plant} hned odchází: je horší než ta se slevou.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed as Step 2 begins.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází na začátku 2.&#xa0;epochy.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: Step 3 makes the market smaller.</source>
        <translation>Elektrárna {plant} odchází: 3.&#xa0;epocha obchod zmenšuje.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of a round in Step 3.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází na konci kola ve 3.&#xa0;epoše.</translation>
    </message>
    <message>
        <source>Plant {plant}, the highest, goes under the draw pile at the end of the round.</source>
        <translation>Elektrárna {plant}, nejlepší, jde na konci kola pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}, {stored} of it from the storage.</source>
        <translation>{name} kupuje {fuel} za {price}, z toho ze skladu {stored}.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}.</source>
        <translation>{name} kupuje {fuel} za {price}.</translation>
    </message>
    <message>
        <source>The Step 3 card is drawn.</source>
        <translation>Odkrývá se karta „3.&#xa0;epocha“.</translation>
    </message>
    <message>
        <source>That much fuel cannot be left on plant {plant}.</source>
        <translation>Tolik surovin na elektrárně {plant} zanechat nejde.</translation>
    </message>
    <message>
        <source>{name} could not decide: a simpler bot stands in until it can.</source>
        <translation>{name} se nemůže rozhodnout: zatím hraje jednodušší počítač.</translation>
    </message>
    <message>
        <source>{name} tried an illegal move, a bug in this program: a random move is made instead.</source>
        <translation>{name} zkouší nedovolený tah (chyba programu): místo něj se táhne náhodně.</translation>
    </message>
    <message>
        <source>{name} waits until the others have bought a token.</source>
        <translation>{name} čeká, až ostatní koupí po žetonu.</translation>
    </message>
    <message>
        <source>{name} sells no uranium: the market is full.</source>
        <translation>{name} neprodá žádný uran: trh je plný.</translation>
    </message>
    <message>
        <source>{name} sells uranium at {price} and earns {income}.</source>
        <translation>{name} prodává uran po {price} a vydělá {income}.</translation>
    </message>
    <message>
        <source>No uranium leaves the market: there is none.</source>
        <translation>Z trhu neodchází žádný uran: žádný tam není.</translation>
    </message>
    <message>
        <source>The cheapest tokens leave the uranium market: {fuel}.</source>
        <translation>Z trhu s uranem odcházejí nejlevnější žetony: {fuel}.</translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</source>
        <translation>
            <numerusform>Výpadek proudu: v&#xa0;tomto kole bylo připojeno %n město, proto jsou všechny zisky menší.</numerusform>
            <numerusform>Výpadek proudu: v&#xa0;tomto kole byla připojena %n města, proto jsou všechny zisky menší.</numerusform>
            <numerusform>Výpadek proudu: v&#xa0;tomto kole bylo připojeno %n měst, proto jsou všechny zisky menší.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile has run out again: all plants are for sale, and no more come.</source>
        <translation>Balíček opět došel: na prodej jsou všechny elektrárny, nové nepřijdou.</translation>
    </message>
    <message>
        <source>The draw pile has run out: the plants set aside are shuffled and replace it.</source>
        <translation>Balíček došel: odložené elektrárny se zamíchají a nahradí ho.</translation>
    </message>
    <message>
        <source>The order is now {names}.</source>
        <translation>Pořadí: {names}.</translation>
    </message>
    <message>
        <source>Coal, oil and garbage cost {tax} more per token.</source>
        <translation>Uhlí, ropa a odpadky stojí o {tax} více za žeton.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Společné vítězství: {names}</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn.</source>
        <translation>Odkrývá se elektrárna {plant}.</translation>
    </message>
    <message>
        <source>The Step 3 card goes back under the draw pile.</source>
        <translation>Karta „3.&#xa0;epocha“ se vrací pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: somebody has passed.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází: někdo pasoval.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of the round.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází na konci kola.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: the row is too long.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází: řada je příliš dlouhá.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: it is not allowed in Step 1.</source>
        <translation>Elektrárna {plant} odchází: v 1.&#xa0;epoše nesmí být na prodej.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile: it is not allowed in Step 1.</source>
        <translation>Elektrárna {plant} jde pod doplňovací balíček: v 1.&#xa0;epoše nesmí být na prodej.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile.</source>
        <translation>Elektrárna {plant} jde pod doplňovací balíček.</translation>
    </message>
    <message>
        <source>Plant {plant}, one of the highest, is set aside at the end of the round.</source>
        <translation>Elektrárna {plant}, jedna z&#xa0;nejlepších, se na konci kola odkládá.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed and not replaced.</source>
        <translation>Elektrárna {plant}, nejhorší, odchází bez náhrady.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price} ({market}).</source>
        <translation>{name} kupuje {fuel} za {price} ({market}).</translation>
    </message>
    <message>
        <source>{name} starts a second network in {city} for {total}.</source>
        <translation>{name} začíná druhou síť ve městě {city} za {total}.</translation>
    </message>
    <message>
        <source>{name} connects {city} for {total}: {house} + {way}.</source>
        <translation>{name} připojuje město {city} za {total}: {house} + {way}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {total}.</source>
        <translation>{name} staví ve městě {city} za {total}.</translation>
    </message>
    <message>
        <source>{name} can buy no fuel: the turn is skipped.</source>
        <translation>{name} nemůže koupit suroviny: tah se přeskakuje.</translation>
    </message>
    <message>
        <source>{name} can build nothing: the turn is skipped.</source>
        <translation>{name} nemůže nic postavit: tah se přeskakuje.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} už suroviny nekupuje.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} už nestaví.</translation>
    </message>
    <message>
        <source>{name} is done for this round.</source>
        <translation>{name} v tomto kole končí.</translation>
    </message>
    <message>
        <source>Second places open.</source>
        <translation>Otevírají se druhá místa.</translation>
    </message>
    <message>
        <source>Third places open.</source>
        <translation>Otevírají se třetí místa.</translation>
    </message>
    <message>
        <source>The Step 3 card has been drawn: Step 3 begins. All plants are for sale.</source>
        <translation>Odkryla se karta „3.&#xa0;epocha“: začíná 3.&#xa0;epocha. Na prodej jsou všechny elektrárny.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 and goes back into the pile.</source>
        <translation>Kartou „3.&#xa0;epocha“ začíná 2.&#xa0;epocha a&#xa0;karta se vrací do balíčku.</translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities.</source>
        <translation>
            <numerusform>Začíná 2.&#xa0;epocha: někdo má %n město.</numerusform>
            <numerusform>Začíná 2.&#xa0;epocha: někdo má %n města.</numerusform>
            <numerusform>Začíná 2.&#xa0;epocha: někdo má %n měst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 begins, with Step 3 next.</source>
        <translation>Začíná 2.&#xa0;epocha, hned po ní 3.&#xa0;epocha.</translation>
    </message>
    <message>
        <source>not for sale</source>
        <comment>a fuel that is too expensive now</comment>
        <translation>nelze koupit</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table</source>
        <translation>{fuel}: další cena {price}, na prodej {stock}, v&#xa0;košíku {cart}, doplnění {refill}, když všichni své elektrárny jednou naplní a&#xa0;spustí, {due} podle tabulky</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table; next round from {later}</source>
        <translation>{fuel}: další cena {price}, na prodej {stock}, v&#xa0;košíku {cart}, doplnění {refill}, když všichni své elektrárny jednou naplní a&#xa0;spustí, {due} podle tabulky; v&#xa0;příštím kole od {later}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction at a discount and bids {bid}.</source>
        <translation>{name} vybírá do dražby elektrárnu {plant} se slevou a&#xa0;nabízí {bid}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction and bids {bid}.</source>
        <translation>{name} vybírá do dražby elektrárnu {plant} a&#xa0;nabízí {bid}.</translation>
    </message>
    <message>
        <source>{name} runs no plant and is paid {income}.</source>
        <translation>{name} nespouští nic a dostává {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}.</source>
        <translation>{name} spouští {plants}, spaluje {burnt}, zásobí {powered} a získává {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, powers {powered} and earns {income}.</source>
        <translation>{name} spouští {plants}, zásobí {powered} a získává {income}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the refill of one of two markets</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>{market}: refilled with {added}.</source>
        <translation>{market}: přibývá {added}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.</source>
        <translation>Trh se surovinami dostává {added}. {fuel} zlevňuje; chybějící žetony: {n}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation>Trh se surovinami dostává {added}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win.</source>
        <translation>Konec hry, společné vítězství: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation>
            <numerusform>Konec hry: {name} vítězí, zásobí %n město.</numerusform>
            <numerusform>Konec hry: {name} vítězí, zásobí %n města.</numerusform>
            <numerusform>Konec hry: {name} vítězí, zásobí %n měst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave no legal answer: a simpler bot stands in until it does. {file} says why.</source>
        <translation>{name}: žádná platná odpověď; zatím hraje jednodušší počítač. Důvod: {file}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins</source>
        <translation>Konec hry: {name} vítězí</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win</source>
        <translation>Konec hry, společné vítězství: {names}</translation>
    </message>
    <message>
        <source>{name}: open an auction</source>
        <translation>{name}: zahaj dražbu</translation>
    </message>
    <message>
        <source>{name}: open an auction or pass</source>
        <translation>{name}: zahaj dražbu, nebo pasuj</translation>
    </message>
    <message>
        <source>{name}: bid more than {bid} for plant {lot} or pass</source>
        <translation>{name}: přihoď víc než {bid} za elektrárnu {lot}, nebo pasuj</translation>
    </message>
    <message>
        <source>{name}: choose the plant to scrap</source>
        <translation>{name}: vyber elektrárnu k odstranění</translation>
    </message>
    <message>
        <source>{name}: choose the fuel to discard</source>
        <translation>{name}: vyber suroviny k odstranění</translation>
    </message>
    <message>
        <source>{name}: buy fuel or end the turn</source>
        <translation>{name}: kup suroviny, nebo ukonči tah</translation>
    </message>
    <message>
        <source>{name}: build houses or end the turn</source>
        <translation>{name}: postav domečky, nebo ukonči tah</translation>
    </message>
    <message>
        <source>{name}: choose the plants to run</source>
        <translation>{name}: vyber elektrárny ke spuštění</translation>
    </message>
    <message>
        <source>{name}: place a house for the bank</source>
        <translation>{name}: postav domeček banky</translation>
    </message>
    <message>
        <source>{name}: mark a starting city</source>
        <translation>{name}: označ startovní město</translation>
    </message>
    <message>
        <source>You buy at only one market per turn. Yours is: {market_name}.</source>
        <translation>V&#xa0;jednom tahu kupuješ jen na jednom trhu. Tvůj je: {market_name}.</translation>
    </message>
    <message>
        <source>Plant {plant} is a mine: it does not count towards the limit and stays.</source>
        <translation>Elektrárna {plant} je důl: nepočítá se do limitu a zůstává.</translation>
    </message>
    <message>
        <source>{city_name} is closed in this game.</source>
        <translation>{city_name}: v této hře uzavřeno.</translation>
    </message>
    <message numerus="yes">
        <source>You must power as many cities as possible: %n.</source>
        <translation>
            <numerusform>Musíš zásobit co nejvíce měst: %n.</numerusform>
            <numerusform>Musíš zásobit co nejvíce měst: %n.</numerusform>
            <numerusform>Musíš zásobit co nejvíce měst: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network may start in {city_name}.</source>
        <translation>Žádná síť nezačíná zde: {city_name}.</translation>
    </message>
    <message>
        <source>Step 2 begins: every city has a house.</source>
        <translation>Začíná 2.&#xa0;epocha: v každém městě stojí domeček.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}: no plant can store it now.</source>
        <translation>{name} odstraňuje {fuel}: není kde skladovat.</translation>
    </message>
    <message>
        <source>The coal storage sells nothing now.</source>
        <translation>Sklad uhlí teď nic neprodává.</translation>
    </message>
    <message>
        <source>You cannot start another network now.</source>
        <translation>Teď nemůžeš začít další síť.</translation>
    </message>
    <message>
        <source>Buy one token at a time; then the others buy.</source>
        <translation>Kupuj po jednom žetonu; pak kupují ostatní.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vítězí</translation>
    </message>
    <message numerus="yes">
        <source>They tie on every count, with %n cities powered.</source>
        <translation>
            <numerusform>Ve všem rovnost, zásobená města: %n.</numerusform>
            <numerusform>Ve všem rovnost, zásobená města: %n.</numerusform>
            <numerusform>Ve všem rovnost, zásobená města: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>bought nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nic nekupuje</translation>
    </message>
    <message>
        <source>built nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nic nestaví</translation>
    </message>
    <message numerus="yes">
        <source>built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>postaveno %n za {price}</numerusform>
            <numerusform>postaveno %n za {price}</numerusform>
            <numerusform>postaveno %n za {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n</source>
        <comment>houses</comment>
        <translation>
            <numerusform>postaveno %n</numerusform>
            <numerusform>postaveno %n</numerusform>
            <numerusform>postaveno %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>koupeno %n za {price}</numerusform>
            <numerusform>koupeno %n za {price}</numerusform>
            <numerusform>koupeno %n za {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>coal</source>
        <translation>uhlí</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>ropa</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>odpadky</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>uran</translation>
    </message>
    <message>
        <source>Northern market</source>
        <translation>Severní trh</translation>
    </message>
    <message>
        <source>Southern market</source>
        <translation>Jižní trh</translation>
    </message>
    <message>
        <source>Coal</source>
        <comment>fuel, before its row</comment>
        <translation>Uhlí</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {cities}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {cities}; elektrárny {plants}; skladuje: {fuel}</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: somebody has at least as many cities as its number.</source>
        <translation>Elektrárna {plant} odchází: někdo má aspoň tolik měst, kolik je její číslo.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: somebody has at least as many cities as its number.</source>
        <translation>Elektrárna {plant} hned odchází: někdo má aspoň tolik měst, kolik je její číslo.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy fuel.</source>
        <translation>Suroviny už kupuje jen {name}.</translation>
    </message>
    <message>
        <source>No fuel is added: the supply is empty or the market is full.</source>
        <translation>Žádné suroviny nepřibudou: zásoba je prázdná, nebo je trh plný.</translation>
    </message>
    <message>
        <source>The bank takes {tokens} for {plants}.</source>
        <translation>Banka bere {tokens}; její elektrárny: {plants}.</translation>
    </message>
    <message>
        <source>{city_name} has no open place.</source>
        <translation>Ve městě {city_name} není volné místo.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>V&#xa0;1.&#xa0;kole si každý musí koupit elektrárnu.</translation>
    </message>
    <message>
        <source>The Step 3 card is not a plant: Step {next_step} begins once this phase is over.</source>
        <translation>Karta „3.&#xa0;epocha“ není elektrárna: {next_step}.&#xa0;epocha začne po této fázi.</translation>
    </message>
    <message>
        <source>{fuel_name}: in Step {step}, tokens above {limit} are not for sale.</source>
        <translation>{fuel_name}, {step}.&#xa0;epocha: žetony nad {limit} nejsou na prodej.</translation>
    </message>
    <message>
        <source>Plants {plants} need a city in {areas}.</source>
        <translation>Elektrárny {plants} potřebují město v oblasti: {areas}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vítězíš</translation>
    </message>
    <message>
        <source>got {plant}</source>
        <comment>a plant; very short</comment>
        <translation>č.&#xa0;{plant}</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <comment>tokens bought; very short</comment>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
    <message>
        <source>Oil</source>
        <comment>fuel, before its row</comment>
        <translation>Ropa</translation>
    </message>
    <message>
        <source>Garbage</source>
        <comment>fuel, before its row</comment>
        <translation>Odpadky</translation>
    </message>
    <message>
        <source>Uranium</source>
        <comment>fuel, before its row</comment>
        <translation>Uran</translation>
    </message>
    <message>
        <source>Setup</source>
        <comment>phase</comment>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase</comment>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Plants</source>
        <comment>phase</comment>
        <translation>Dražba</translation>
    </message>
    <message>
        <source>Fuel</source>
        <comment>phase</comment>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>phase</comment>
        <translation>Připojování</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <comment>phase</comment>
        <translation>Byrokracie</translation>
    </message>
    <message>
        <source>sells uranium</source>
        <comment>a mine</comment>
        <translation>prodává uran</translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n uhlí</numerusform>
            <numerusform>%n uhlí</numerusform>
            <numerusform>%n uhlí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation>
            <numerusform>%n ropu</numerusform>
            <numerusform>%n ropy</numerusform>
            <numerusform>%n rop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation>
            <numerusform>%n odpadek</numerusform>
            <numerusform>%n odpadky</numerusform>
            <numerusform>%n odpadků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n uran</numerusform>
            <numerusform>%n urany</numerusform>
            <numerusform>%n uranů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n město</numerusform>
            <numerusform>%n města</numerusform>
            <numerusform>%n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>coal or oil</source>
        <translation>uhlí nebo ropa</translation>
    </message>
    <message>
        <source>wind and sun</source>
        <translation>vítr a slunce</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>fúze</translation>
    </message>
    <message>
        <source>{those} and {last}</source>
        <translation>{those} a {last}</translation>
    </message>
    <message>
        <source>Plant {n}: {fuel}, {cities}</source>
        <translation>Elektrárna {n}: spálí {fuel}, zásobí {cities}</translation>
    </message>
    <message>
        <source>Plant {n}: no fuel, {cities}</source>
        <translation>Elektrárna {n}: bez surovin, zásobí {cities}</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>karta „3.&#xa0;epocha“</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>elektrárna {plant}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings cannot be saved in {file}. Check the folder and free space.</source>
        <translation>Nastavení nejde uložit do souboru {file}. Zkontroluj složku a&#xa0;volné místo.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Changes take effect at once. Nothing leaves this computer.</source>
        <translation>Každá změna je tu hned vidět. Nic neopouští tento počítač.</translation>
    </message>
</context>
<context>
    <name>SiteList</name>
    <message>
        <source>Cities by price</source>
        <translation>Města podle ceny</translation>
    </message>
    <message>
        <source>In the list of cities by price</source>
        <translation>V seznamu měst podle ceny</translation>
    </message>
    <message>
        <source>The city above or below</source>
        <translation>Město výš nebo níž</translation>
    </message>
    <message>
        <source>Five cities up or down</source>
        <translation>O pět měst nahoru nebo dolů</translation>
    </message>
    <message>
        <source>Plan a house or remove it</source>
        <translation>Naplánovat domeček, nebo ho odebrat</translation>
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
        <translation>{city}: {way} + {house} = {total}, chybí {short}</translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Removes this planned house; the others stay.</source>
        <translation>Odebere tento naplánovaný domeček; ostatní zůstanou.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Odebrat: {city}</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Hraje</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Vydání</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Seats played</source>
        <translation>Odehraná místa</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Podíl výher</translation>
    </message>
    <message>
        <source>Avg. place</source>
        <translation>Prům. umístění</translation>
    </message>
    <message>
        <source>Avg. powered</source>
        <translation>Prům. zásobeno</translation>
    </message>
    <message>
        <source>Avg. rounds</source>
        <translation>Prům. kol</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Zatím žádné dohrané hry.</translation>
    </message>
    <message>
        <source>Saves the figures to a file.</source>
        <translation>Uloží čísla do souboru.</translation>
    </message>
    <message>
        <source>the line marks an equal chance</source>
        <translation>čára značí stejnou šanci</translation>
    </message>
    <message>
        <source>how often each place was reached</source>
        <translation>jak často se dosáhlo každého místa</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Podle mapy</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Podle vydání</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Podle úrovně</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Podle počtu hráčů</translation>
    </message>
    <message>
        <source>Human seats</source>
        <translation>Jen lidé</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Všechna místa</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Seskupit podle</translation>
    </message>
    <message>
        <source>Seats to count</source>
        <translation>Počítaná místa</translation>
    </message>
    <message>
        <source>Chooses how the figures are grouped.</source>
        <translation>Vybírá, podle čeho se čísla seskupí.</translation>
    </message>
    <message>
        <source>Chooses whose seats are counted.</source>
        <translation>Vybírá, čí místa se počítají.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n dohraná hra</numerusform>
            <numerusform>%n dohrané hry</numerusform>
            <numerusform>%n dohraných her</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: {name}</source>
        <translation>Méně: {name}</translation>
    </message>
    <message>
        <source>More: {name}</source>
        <translation>Více: {name}</translation>
    </message>
    <message>
        <source>Already at the minimum.</source>
        <translation>Méně to být nemůže.</translation>
    </message>
    <message>
        <source>Already at the maximum.</source>
        <translation>Víc to být nemůže.</translation>
    </message>
    <message>
        <source>One less.</source>
        <translation>O jedno méně.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>O jedno víc.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{name}: no house built</source>
        <translation>{name}: žádný postavený domeček</translation>
    </message>
    <message>
        <source>{name}: only {powered} of {owned} cities powered</source>
        <translation>{name}: zásobeno jen {powered} z&#xa0;{owned} měst</translation>
    </message>
    <message>
        <source>{name}: no city powered</source>
        <translation>{name}: žádné zásobené město</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name} ukončuje hru.</translation>
    </message>
    <message numerus="yes">
        <source>Then {name} builds %n houses.</source>
        <translation>
            <numerusform>Potom {name} staví %n domeček.</numerusform>
            <numerusform>Potom {name} staví %n domečky.</numerusform>
            <numerusform>Potom {name} staví %n domečků.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {money} Elektro left.</source>
        <translation>{name} má ještě {money}&#xa0;Elektro.</translation>
    </message>
    <message>
        <source>{name} bids up to {bid}.</source>
        <translation>{name} přihazuje až do {bid}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price} instead.</source>
        <translation>{name} místo toho kupuje elektrárnu {plant} za {price}.</translation>
    </message>
    <message>
        <source>{name} buys no plant in this round.</source>
        <translation>{name} v&#xa0;tomto kole elektrárnu nekoupí.</translation>
    </message>
    <message>
        <source>It never runs.</source>
        <comment>a plant</comment>
        <translation>Nikdy neběží.</translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Běží jednou.</numerusform>
            <numerusform>Běží %nkrát.</numerusform>
            <numerusform>Běží %nkrát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times and never burns any fuel.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Běží jednou a&#xa0;nespálí žádné suroviny.</numerusform>
            <numerusform>Běží %nkrát a&#xa0;nikdy nespálí žádné suroviny.</numerusform>
            <numerusform>Běží %nkrát a&#xa0;nikdy nespálí žádné suroviny.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: from {before} cities to {after} in one turn</source>
        <translation>{name}: z {before} na {after} měst jedním tahem</translation>
    </message>
    <message>
        <source>{name}: one house, in {city}</source>
        <translation>{name}: jeden domeček, {city}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rounds without a house</source>
        <translation>
            <numerusform>{name}: %n kolo bez nového domečku</numerusform>
            <numerusform>{name}: %n kola bez nového domečku</numerusform>
            <numerusform>{name}: %n kol bez nového domečku</numerusform>
        </translation>
    </message>
    <message>
        <source>Now {name} has {own} cities, {rival} {count}.</source>
        <translation>Města teď: {name} {own}, {rival} {count}.</translation>
    </message>
    <message>
        <source>That pays {income} Elektro.</source>
        <comment>cities powered</comment>
        <translation>Vynese to {income}&#xa0;Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} powers {powered} of %n cities.</source>
        <translation>
            <numerusform>{name} zásobí {powered} z&#xa0;%n města.</numerusform>
            <numerusform>{name} zásobí {powered} z&#xa0;%n měst.</numerusform>
            <numerusform>{name} zásobí {powered} z&#xa0;%n měst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out when {name} buys fuel: {fuels}.</source>
        <translation>Když {name} nakupuje suroviny, je vyprodáno: {fuels}.</translation>
    </message>
    <message>
        <source>Round {round}: {name}, chance of winning {before} → {after}%</source>
        <translation>{round}.&#xa0;kolo: {name}, šance na výhru {before} → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>{name}: plant {plant}, for {price}</source>
        <translation>{name}: elektrárna {plant} za {price}</translation>
    </message>
    <message>
        <source>{name}: plant {plant} for {price}, nobody else bid</source>
        <translation>{name}: elektrárna {plant} za {price}, nikdo jiný nepřihazoval</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Šance na výhru</translation>
    </message>
    <message>
        <source>in %, as the strongest bot sees it, by round</source>
        <translation>v&#xa0;%, jak ji vidí nejsilnější počítač, podle kol</translation>
    </message>
    <message>
        <source>Each dot is a costly move.</source>
        <translation>Každá tečka značí drahý tah.</translation>
    </message>
    <message>
        <source>A quiet game: no turn changed much.</source>
        <translation>Klidná hra: žádný tah mnoho nezměnil.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The log</source>
        <translation>Záznam průběhu</translation>
    </message>
    <message>
        <source>The map as a list of cities</source>
        <translation>Mapa jako seznam měst</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Popis stolu</translation>
    </message>
    <message>
        <source>Plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Karty elektráren a&#xa0;suroviny mají stálou velikost. „Velikost“ v&#xa0;nastavení změní vše.</translation>
    </message>
    <message>
        <source>Map, plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Mapa, karty elektráren a&#xa0;suroviny mají stálou velikost. „Velikost“ v&#xa0;nastavení změní vše.</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>From {a} to {b}: {cost}.</source>
        <translation>{a} – {b}: {cost}.</translation>
    </message>
    <message>
        <source>From {a} to {b}: {cost}. In the network of {names}.</source>
        <translation>{a} – {b}: {cost}. V síti má: {names}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Arrow keys move from city to city. M opens the map as a list, T describes the table.</source>
        <translation>Šipky vedou od města k&#xa0;městu. M otevře mapu jako seznam, T popíše stůl.</translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation>Herní plán: {city}</translation>
    </message>
    <message>
        <source>Before you: {names}.</source>
        <comment>can build here</comment>
        <translation>Před tebou: {names}.</translation>
    </message>
</context>
<context>
    <name>TimeLapse</name>
    <message>
        <source>The game in twenty seconds. Press any key to end it.</source>
        <translation>Hra za dvacet sekund. Ukončí ji libovolná klávesa.</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}</source>
        <translation>{round}.&#xa0;kolo, {step}.&#xa0;epocha</translation>
    </message>
    <message>
        <source>Cities built. Press any key to end it.</source>
        <translation>Připojená města. Ukončí libovolná klávesa.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Zbývá %n sekunda</numerusform>
            <numerusform>Zbývají %n sekundy</numerusform>
            <numerusform>Zbývá %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Zbývá %n minuta</numerusform>
            <numerusform>Zbývají %n minuty</numerusform>
            <numerusform>Zbývá %n minut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Some cities differ, as the map shows.</source>
        <translation>Některá města se liší, jak ukazuje mapa.</translation>
    </message>
    <message>
        <source>Phase 1: the turn order is set.</source>
        <translation>Fáze 1: určí se pořadí hráčů.</translation>
    </message>
    <message>
        <source>Phase 2: plants are auctioned.</source>
        <translation>Fáze 2: draží se elektrárny.</translation>
    </message>
    <message>
        <source>Phase 3: fuel is bought, last in turn order first.</source>
        <translation>Fáze 3: nakupují se suroviny, první je poslední v&#xa0;pořadí.</translation>
    </message>
    <message>
        <source>Phase 4: houses are built, last in turn order first.</source>
        <translation>Fáze 4: připojují se města, první je poslední v&#xa0;pořadí.</translation>
    </message>
    <message>
        <source>Phase 5: plants run, everybody is paid, the markets are refilled.</source>
        <translation>Fáze 5: elektrárny běží, všichni dostanou zisk, trhy se doplní.</translation>
    </message>
    <message>
        <source>It begins after its card is drawn.</source>
        <translation>Začíná po odkrytí její karty.</translation>
    </message>
    <message>
        <source>It begins when the Step 3 card is drawn.</source>
        <translation>Začíná odkrytím karty „3.&#xa0;epocha“.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}.</source>
        <translation>Začíná, jakmile má někdo {cities}.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}, or once every city has a house.</source>
        <translation>Začíná, jakmile má někdo {cities} nebo jakmile v každém městě stojí domeček.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2.</source>
        <translation>Pořadí hráčů se určuje po fázi 2.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long mark shows the end.</source>
        <translation>Města: {each}. Dlouhá čárka značí konec.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long marks show Step 2 and the end.</source>
        <translation>Města: {each}. Dlouhé čárky značí 2.&#xa0;epochu a&#xa0;konec.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the draw pile.</source>
        <translation>
            <numerusform>V doplňovacím balíčku zbývá %n karta.</numerusform>
            <numerusform>V doplňovacím balíčku zbývají %n karty.</numerusform>
            <numerusform>V doplňovacím balíčku zbývá %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank&apos;s place in the turn order.</source>
        <translation>Místo banky v pořadí hráčů.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round, the last one.</source>
        <translation>Pořadí hráčů: {now} místo v&#xa0;tomto kole, které je poslední.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round; as things stand, {next} in the next one.</source>
        <translation>Pořadí hráčů: {now} místo v tomto kole; podle současného stavu {next} v příštím.</translation>
    </message>
    <message>
        <source>Turn order: {now} in the auctions; as things stand, {next} after them.</source>
        <translation>Pořadí hráčů: {now} místo v&#xa0;dražbách; podle současného stavu {next} po nich.</translation>
    </message>
    <message>
        <source>Turn order: {now}, also in the next auctions.</source>
        <translation>Pořadí hráčů: {now} místo, i&#xa0;v&#xa0;příštích dražbách.</translation>
    </message>
    <message>
        <source>{name}, a person: {note}</source>
        <translation>{name}, člověk: {note}</translation>
    </message>
    <message>
        <source>{name}, a bot: {note}</source>
        <translation>{name}, počítač: {note}</translation>
    </message>
    <message numerus="yes">
        <source>%n Elektro</source>
        <translation>
            <numerusform>%n Elektro</numerusform>
            <numerusform>%n Elektro</numerusform>
            <numerusform>%n Elektro</numerusform>
        </translation>
    </message>
    <message>
        <source>The network: {cities}.</source>
        <translation>Síť: {cities}.</translation>
    </message>
    <message>
        <source>The bank powers no cities.</source>
        <translation>Banka města nezásobuje.</translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities.</source>
        <translation>
            <numerusform>Může zásobit %n město.</numerusform>
            <numerusform>Může zásobit %n města.</numerusform>
            <numerusform>Může zásobit %n měst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities now, {maximum} with enough fuel.</source>
        <translation>
            <numerusform>Teď může zásobit %n město, s dostatkem surovin {maximum}.</numerusform>
            <numerusform>Teď může zásobit %n města, s dostatkem surovin {maximum}.</numerusform>
            <numerusform>Teď může zásobit %n měst, s dostatkem surovin {maximum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}.</source>
        <translation>{plant}.</translation>
    </message>
    <message>
        <source>It holds no fuel.</source>
        <translation>Žádné suroviny neskladuje.</translation>
    </message>
    <message>
        <source>It holds {fuel}.</source>
        <translation>Skladuje {fuel}.</translation>
    </message>
    <message>
        <source>{figures}: burns {need}, holds {held}.</source>
        <translation>{figures}: spálí {need}, skladuje {held}.</translation>
    </message>
    <message>
        <source>Step {step}: one house in each city.</source>
        <translation>{step}.&#xa0;epocha: jeden domeček v&#xa0;každém městě.</translation>
    </message>
    <message>
        <source>Step {step}: two houses in each city.</source>
        <translation>{step}.&#xa0;epocha: dva domečky v&#xa0;každém městě.</translation>
    </message>
    <message>
        <source>Step {step}: three houses in each city.</source>
        <translation>{step}.&#xa0;epocha: tři domečky v&#xa0;každém městě.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Log</source>
        <translation>Záznam průběhu</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, before 1 2 3</comment>
        <translation>Epocha</translation>
    </message>
    <message>
        <source>{names} can end it</source>
        <translation>{names} může ukončit</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <comment>a number of cities follows</comment>
        <translation>2.&#xa0;epocha při</translation>
    </message>
    <message>
        <source>ends at</source>
        <comment>the game; a number of cities follows</comment>
        <translation>konec při</translation>
    </message>
    <message>
        <source>Step 2 by card</source>
        <comment>the Step 3 card</comment>
        <translation>2.&#xa0;epocha s kartou</translation>
    </message>
    <message>
        <source>outage</source>
        <comment>cities of this round, and the most without one, follow</comment>
        <translation>výpadek</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation>
            <numerusform>karta</numerusform>
            <numerusform>karty</numerusform>
            <numerusform>karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n odložená</numerusform>
            <numerusform>%n odložené</numerusform>
            <numerusform>%n odložených</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 with the Step 3 card, the end at {end}; cards left: {cards}</source>
        <translation>2.&#xa0;epocha s kartou „3.&#xa0;epocha“, konec při {end}; zbývá karet: {cards}</translation>
    </message>
    <message>
        <source>Step 2 at {step2}, the end at {end}; cards left: {cards}</source>
        <translation>2.&#xa0;epocha při {step2}, konec při {end}; karet v&#xa0;balíčku: {cards}</translation>
    </message>
    <message>
        <source>The end at {end}; cards left: {cards}</source>
        <translation>Konec při {end}; karet v&#xa0;balíčku: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n before Step 3</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n do 3.&#xa0;epochy</numerusform>
            <numerusform>%n do 3.&#xa0;epochy</numerusform>
            <numerusform>%n do 3.&#xa0;epochy</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, {phase}; cities: {cities}</source>
        <translation>{round}.&#xa0;kolo, {phase}; města: {cities}</translation>
    </message>
    <message>
        <source>Could end the game this round: {names}.</source>
        <translation>Hru může v tomto kole ukončit: {names}.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}, {phase}; cities: {cities}</source>
        <translation>{round}.&#xa0;kolo, {step}.&#xa0;epocha, {phase}; města: {cities}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;kolo</translation>
    </message>
    <message>
        <source>Shows what has happened in this game. Key: L</source>
        <translation>Ukáže, co se v této hře stalo. Klávesa: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Otevře menu. Klávesa: F10</translation>
    </message>
    <message>
        <source>Step 3 is the last</source>
        <translation>3. epocha je poslední</translation>
    </message>
    <message>
        <source>Step 3 comes next</source>
        <translation>3. epocha je příští</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>People, separated by commas</source>
        <translation>Lidé, oddělení čárkami</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Hráčů u stolu</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>Jeden plán</translation>
    </message>
    <message>
        <source>A new one each round</source>
        <translation>Každé kolo jiný</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plány</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can take part, not {count}.</source>
        <translation>Účastníků je {minimum} až {maximum}, ne {count}.</translation>
    </message>
    <message>
        <source>Starts the tournament: everybody gets a seat for each round.</source>
        <translation>Začne turnaj: každý dostane místo pro každé kolo.</translation>
    </message>
    <message>
        <source>The winner of a game gets 100 points, the last player none, the others equal steps in between.</source>
        <translation>První ve hře dostane 100 bodů, poslední žádný, ostatní v rovných krocích.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>Vede {name}</translation>
    </message>
    <message>
        <source>{names} share the lead</source>
        <translation>Vedou {names}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Vítěz: {name}</translation>
    </message>
</context>
<context>
    <name>TournamentList</name>
    <message>
        <source>No tournament is left.</source>
        <translation>Žádný turnaj už není.</translation>
    </message>
    <message>
        <source>The tournament has been deleted; its games stay.</source>
        <translation>Turnaj byl smazán; jeho hry zůstávají.</translation>
    </message>
    <message>
        <source>The tournament has been restored.</source>
        <translation>Turnaj byl obnoven.</translation>
    </message>
    <message>
        <source>This system has no trash; deleted tournaments are in {folder}.</source>
        <translation>Tento systém nemá koš; smazané turnaje jsou ve složce {folder}.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Hra {number} z {count}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, round {round}</source>
        <translation>Hra {number} z {count}, {round}. kolo</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Další hra</translation>
    </message>
    <message>
        <source>Plays the next game; games among bots run by themselves.</source>
        <translation>Hraje další hru; počítač své hraje sám.</translation>
    </message>
    <message>
        <source>Stops the bots; the game can be continued.</source>
        <translation>Zastaví počítač; ve hře lze pokračovat.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Hrát tuto hru</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>TournamentRunner</name>
    <message>
        <source>No bot answers, so the tournament is paused. “Play on” asks again.</source>
        <translation>Žádný bot neodpovídá, turnaj je proto pozastavený. „Hrát dál“ se zeptá znovu.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved ({reason}); check the folder.</source>
        <translation>Turnaj nejde uložit ({reason}); zkontroluj složku.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Deletes the tournament but not its games; Undo restores it.</source>
        <translation>Smaže turnaj, ne jeho hry; Obnovit ho vrátí.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Není co obnovit.</translation>
    </message>
    <message>
        <source>Restores the last deleted tournament.</source>
        <translation>Obnoví naposledy smazaný turnaj.</translation>
    </message>
    <message>
        <source>upcoming</source>
        <comment>a game</comment>
        <translation>teprve bude</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>hraje se</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a game</comment>
        <translation>rozehraná</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z {whole}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Shows this tournament, so you can look at it or continue it.</source>
        <translation>Ukáže tento turnaj k prohlédnutí nebo k další hře.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Všechny turnaje</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nový turnaj</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Přehrání vybrané hry</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation>Tahy ve hře</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Turn order and plants</source>
        <translation>Pořadí a&#xa0;elektrárny</translation>
    </message>
    <message>
        <source>Welcome! You run a power company against two rivals. Whoever powers the most cities at the end of the game wins. You are {name[0]}, with the red houses. Here you see your money and, soon, your plants.</source>
        <translation>Vítej! Vedeš energetickou společnost a&#xa0;máš dva soupeře. Vítězí ten, kdo na konci hry zásobí elektřinou nejvíc měst. Hraješ jako {name[0]} s&#xa0;červenými domečky. Tady vidíš své peníze a&#xa0;brzy i&#xa0;elektrárny.</translation>
    </message>
    <message>
        <source>The game is played in rounds of five phases: turn order, plants, fuel, building and bureaucracy. This bar always shows the current phase.</source>
        <translation>Hraje se na kola o&#xa0;pěti fázích: pořadí, dražba, suroviny, připojování měst a&#xa0;byrokracie. Tahle lišta vždy ukazuje současnou fázi.</translation>
    </message>
    <message>
        <source>The turn order was random this time, and you are first. From now on, whoever has the most cities goes first. That is no advantage: the last player buys fuel and builds first.</source>
        <translation>Pořadí tentokrát určil los a&#xa0;první místo je tvoje. Odteď bude první ten, kdo má nejvíc měst. Není to výhoda: poslední hráč nakupuje suroviny a&#xa0;staví jako první.</translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation>Tak vysoko začínat netřeba: přihodit můžeš, až někdo nabídne víc. Vyber elektrárnu&#xa0;10 za 10.</translation>
    </message>
    <message>
        <source>That plant would work, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation>I&#xa0;ta by posloužila, ale elektrárna&#xa0;10 dá víc elektřiny za méně surovin. Vyber ji.</translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. Bidding goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation>{name[1]} ji chce také a&#xa0;nabízí {bid}. Dražba jde kolem stolu, dokud nepasují všichni kromě jednoho. Pro tebe má tahle elektrárna o&#xa0;něco větší cenu: nabídni 12.</translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation>Když budeš pasovat, {name[1]} získá nejlepší elektrárnu za {bid}. Přihoď ještě jednou.</translation>
    </message>
    <message>
        <source>Just over the last bid is enough. Bid 12.</source>
        <translation>Stačí těsně nad poslední nabídku. Nabídni 12.</translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. A new card replaces each plant sold, and the market is sorted by number. Everybody buys at most one plant a round, and the others now have theirs.</source>
        <translation>Elektrárna&#xa0;10 je tvoje za 12: platíš, co nabídneš. Za každou prodanou elektrárnu se odkryje nová karta a&#xa0;obchod se seřadí podle čísel. Každý koupí v&#xa0;kole nejvýš jednu elektrárnu a&#xa0;ostatní už svou mají.</translation>
    </message>
    <message>
        <source>After the first auctions the turn order is set again. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation>Po prvních dražbách se pořadí určí znovu. Nikdo ještě nemá město, takže rozhoduje nejvyšší číslo elektrárny: tvoje. V&#xa0;dalších kolech se nejdřív počítají města.</translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation>2.&#xa0;kolo a&#xa0;zase zahajuješ. Odteď můžeš také pasovat. Ale podívej se na elektrárnu&#xa0;13: běží na vítr a&#xa0;slunce a&#xa0;suroviny nikdy nepotřebuje. Vyber ji.</translation>
    </message>
    <message>
        <source>You may pass now, but then you get no plant this round. Plant 13 is worth having: open it.</source>
        <translation>Teď můžeš pasovat, ale pak v&#xa0;tomto kole elektrárnu nezískáš. Elektrárnu&#xa0;13 se vyplatí mít: vyber ji.</translation>
    </message>
    <message>
        <source>That can be a good plant too. This time take the one that needs no fuel: open plant 13.</source>
        <translation>I&#xa0;to může být dobrá elektrárna. Tentokrát vezmi tu, která nepotřebuje suroviny: vyber elektrárnu&#xa0;13.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Plants need fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Every token taken makes the next one more expensive for everybody.</source>
        <translation>Elektrárny potřebují suroviny. Trh prodává nejdřív nejlevnější žeton: další uhlí stojí {price[coal]}. Každý koupený žeton zdraží ten následující pro všechny.</translation>
    </message>
    <message>
        <source>Fuel is bought in reverse turn order. {name[1]} and {name[2]} come after you, so they bought first and took the cheapest tokens. This is how the game holds back the leader.</source>
        <translation>Suroviny se kupují v&#xa0;opačném pořadí. {name[1]} a&#xa0;{name[2]} jsou za tebou, takže začínají a&#xa0;berou nejlevnější žetony. Tak hra brzdí toho, kdo vede.</translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation>Elektrárna skladuje nejvýš dvojnásobek toho, co v&#xa0;kole spálí. Elektrárna&#xa0;10 spálí 2&#xa0;uhlí, má tedy místo pro 4. Suroviny, které žádná tvoje elektrárna nespaluje, koupit nejde.</translation>
    </message>
    <message>
        <source>Without coal your plant cannot run and your cities stay dark. Buy 2 coal first.</source>
        <translation>Bez uhlí tvoje elektrárna stojí a&#xa0;v&#xa0;tvých městech je tma. Nejdřív kup 2&#xa0;uhlí.</translation>
    </message>
    <message>
        <source>There is room for more, but money is tight in the first round and you still need houses. 2 coal is enough.</source>
        <translation>Místa je víc, ale v&#xa0;prvním kole je peněz málo a&#xa0;potřebuješ ještě domečky. 2&#xa0;uhlí stačí.</translation>
    </message>
    <message>
        <source>The coal is on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation>Uhlí leží na tvé elektrárně. Máš ještě {money}&#xa0;Elektro a&#xa0;před sebou stavbu domečků: ukonči tah.</translation>
    </message>
    <message>
        <source>2 coal is enough for this round. Keep your money for houses and end your turn.</source>
        <translation>Na tohle kolo 2&#xa0;uhlí stačí. Nech si peníze na domečky a&#xa0;ukonči tah.</translation>
    </message>
    <message>
        <source>Two rounds later. You have also bought plant 12, a hybrid: it burns coal or oil, or one of each. It can store both.</source>
        <translation>O&#xa0;dvě kola později. Máš už i&#xa0;elektrárnu&#xa0;12, hybridní: spaluje uhlí, nebo ropu, nebo po jednom od obojího. Skladovat se na ní dá obojí.</translation>
    </message>
    <message>
        <source>Both are cheap right now. Buy 4 coal and 2 oil, more than you burn this round. What is left stays on your plants for the next one.</source>
        <translation>Obojí je právě levné. Kup 4&#xa0;uhlí a&#xa0;2&#xa0;ropy, víc, než v&#xa0;tomto kole spálíš. Co zbude, zůstane na tvých elektrárnách na příště.</translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation>Máš na víc a&#xa0;levnější už to sotva bude. Kup celkem 4&#xa0;uhlí a&#xa0;2&#xa0;ropy.</translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. This time buy 4 coal and 2 oil in all.</source>
        <translation>Tvoje elektrárny by pojaly i&#xa0;jiná množství. Tentokrát kup celkem 4&#xa0;uhlí a&#xa0;2&#xa0;ropy.</translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the expensive end down. What everybody burns stays expensive. So watch what the others own: burning something else saves money.</source>
        <translation>Po každém kole přijdou nové suroviny a&#xa0;plní trh od drahého konce dolů. Co spalují všichni, zůstává drahé. Sleduj tedy elektrárny ostatních: kdo spaluje něco jiného, ušetří.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Připojování měst</translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has started in the north and green in the south. They come after you in turn order, so they built first. Now it is your turn.</source>
        <translation>Teď potřebuješ zákazníky. Tohle je mapa; ve hře jsou jen barevné oblasti. Modrá začíná na severu, zelená na jihu. V&#xa0;pořadí jsou za tebou, takže staví před tebou. Teď jsi na řadě ty.</translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you also pay for the connection: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. A perfect place to start!</source>
        <translation>Prázdné město stojí {house}. Od druhého města platíš i&#xa0;za spojení: je to číslo na čáře. Na čáře {city[essen]} – {city[duisburg]} je to 0. Ideální místo pro začátek!</translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation>Společnost bez města nevydělá skoro nic. Nejdřív postav domeček: {city[essen]}.</translation>
    </message>
    <message>
        <source>You may start anywhere, but here connections are cheap and nobody else is near. Choose {city[essen]}.</source>
        <translation>Začít můžeš kdekoli, ale tady jsou spojení levná a&#xa0;nikdo jiný není blízko. Vyber město {city[essen]}.</translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the connection, {house} for the house. For now a city has room for only one player, so nobody can follow you there.</source>
        <translation>A&#xa0;teď {city[duisburg]}: {way[duisburg]} za spojení, {house} za domeček. Zatím má město místo jen pro jednoho hráče, takže tam za tebou nikdo nepůjde.</translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation>Tvoje elektrárna zásobí 2&#xa0;města. Připoj druhé: {city[duisburg]}.</translation>
    </message>
    <message>
        <source>That connection costs more. {city[duisburg]} costs only the house.</source>
        <translation>Tohle spojení je dražší. {city[duisburg]} stojí jen domeček.</translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation>Víc než tato 2&#xa0;města tvoje elektrárna nezásobí. Zbylých {money}&#xa0;Elektro si nech na další elektrárnu a&#xa0;ukonči tah.</translation>
    </message>
    <message>
        <source>A third city would stay dark: your plant powers only 2. Keep your money and end your turn.</source>
        <translation>Ve třetím městě by byla tma: tvoje elektrárna zásobí jen 2. Nech si peníze a&#xa0;ukonči tah.</translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities by the cheapest route, even through other players&apos; cities. Point at a city to see the route and price.</source>
        <translation>3.&#xa0;kolo. Máš třetí město a&#xa0;elektrárny pro 5. Tvoje síť roste z&#xa0;kteréhokoli jejího města nejlevnějším spojením, i&#xa0;přes města ostatních. Ukaž myší na město a&#xa0;uvidíš spojení a&#xa0;cenu.</translation>
    </message>
    <message>
        <source>Connect {city[koeln]} and {city[dortmund]}. You can choose both and build them together. Then end your turn.</source>
        <translation>Připoj města {city[koeln]} a&#xa0;{city[dortmund]}. Můžeš vybrat obě a&#xa0;postavit je najednou. Pak ukonči tah.</translation>
    </message>
    <message>
        <source>Not yet: {city[koeln]} and {city[dortmund]} first. With them you use all your power.</source>
        <translation>Ještě ne: nejdřív {city[koeln]} a&#xa0;{city[dortmund]}. S&#xa0;nimi využiješ celý svůj výkon.</translation>
    </message>
    <message>
        <source>You could, but it costs more. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation>Šlo by to, ale dráž. {city[koeln]} a&#xa0;{city[dortmund]} jsou teď nejlevnější.</translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities move you up in the turn order, and then you buy fuel and build after the others.</source>
        <translation>Dobře připojeno! Stavět smíš tolik, kolik zaplatíš. Ale víc měst tě v&#xa0;pořadí posune dopředu, a&#xa0;pak nakupuješ suroviny a&#xa0;stavíš až po ostatních.</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Elektřina a&#xa0;peníze</translation>
    </message>
    <message>
        <source>The last phase of a round is bureaucracy, and it is more fun than it sounds: plants run, and money comes in. You are paid for the cities you power.</source>
        <translation>Poslední fáze kola je byrokracie a&#xa0;je příjemnější, než zní: elektrárny běží a&#xa0;přicházejí peníze. Dostáváš je za města, která zásobíš elektřinou.</translation>
    </message>
    <message>
        <source>Round 5. You now own {cities} cities, and plants for more. The more cities you power, the less another one adds: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation>5.&#xa0;kolo. Máš už {cities}&#xa0;měst a&#xa0;elektrárny jich zásobí víc. Čím víc měst zásobuješ, tím méně přinese další: {pay[2]} za 2, ale {pay[9]} za 9.</translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: exactly as many as you have. Plant 13 would power one more, but nobody pays for power without a city. For practice, switch it off and run the others.</source>
        <translation>Elektrárny&#xa0;24 a&#xa0;26 zásobí 4 a&#xa0;5&#xa0;měst: přesně tolik, kolik máš. Elektrárna&#xa0;13 by zásobila ještě jedno, ale za elektřinu bez města nikdo neplatí. Pro vyzkoušení ji vypni a&#xa0;spusť ostatní.</translation>
    </message>
    <message>
        <source>You could do that too. This time choose {city[muenster]} and {city[osnabrueck]}.</source>
        <translation>I&#xa0;to jde. Tentokrát vyber {city[muenster]} a&#xa0;{city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>Step 2! The lowest plant was removed from the game and replaced. From now on every city has room for a second player, for {house2}, and the fuel that arrives after each round changes.</source>
        <translation>2.&#xa0;epocha! Nejhorší elektrárna odchází ze hry a&#xa0;nahrazuje ji nová. Odteď je v&#xa0;každém městě místo pro druhého hráče za {house2} a&#xa0;po každém kole přicházejí jiná množství surovin.</translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: it already has one house. The second place costs {house2} plus the connection. You have just enough money, so build there.</source>
        <translation>5.&#xa0;kolo. Podívej se na město {city[bremen]}: jeden domeček tam už stojí. Druhé místo stojí {house2} plus spojení. Peněz máš přesně dost, tak tam postav.</translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends after that building phase. You own {cities}, the others fewer. You can end it now.</source>
        <translation>8.&#xa0;kolo. Jakmile má někdo {end_at} měst, hra po této fázi připojování skončí. Ty máš {cities}, ostatní méně. Teď ji můžeš ukončit.</translation>
    </message>
    <message>
        <source>The others have built what they could afford: {name[1]} now owns {owned[1]} cities, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation>Ostatní už postavili, na co měli: {name[1]} má teď {owned[1]}&#xa0;měst, {name[2]} {owned[2]}. Tvoje elektrárny zásobí 15. Tak nečekej: ukonči hru, dokud vedeš.</translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game continues, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>S&#xa0;méně než {end_at}&#xa0;městy hra pokračuje a&#xa0;ostatní tě doženou. Připoj města {city[flensburg]}, {city[kassel]} a&#xa0;{city[mainz]}.</translation>
    </message>
    <message>
        <source>That is all you need to know. Start a new game: the rivals suggested there are learners too. While you play, H gives a hint, Z undoes your last step, and F1 shows the rules. Have fun!</source>
        <translation>To je všechno, co potřebuješ vědět. Začni novou hru: i&#xa0;tamní soupeři jsou učni. Při hře ti H poradí, Z&#xa0;vrátí tvůj poslední krok a&#xa0;F1 ukáže pravidla. Hodně zábavy!</translation>
    </message>
    <message>
        <source>Keep reading: you&apos;ll do that in a moment.</source>
        <translation>Čti dál: uděláš to za chvilku.</translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it takes the step for you.</source>
        <translation>Tady je radou „Ukaž mi“: tlačítko udělá krok za tebe.</translation>
    </message>
    <message>
        <source>The rules allow that, but this step asks for something else.</source>
        <translation>Pravidla to dovolují, ale v&#xa0;tomto kroku jde o&#xa0;něco jiného.</translation>
    </message>
    <message>
        <source>Power plants! Only the current market is for sale; the others come later. Look at plant 10: its number is its minimum bid, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation>Elektrárny! Na prodej je jen horní řádek, ostatní přijdou později. Podívej se na elektrárnu&#xa0;10: její číslo je nejmenší nabídka a&#xa0;ze 2&#xa0;uhlí udělá elektřinu pro 2&#xa0;města. Žádná její sousedka to neumí lépe.</translation>
    </message>
    <message>
        <source>You go first. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation>Začínáš. Klikni na elektrárnu&#xa0;10, nech nabídku 10 a&#xa0;stiskni tlačítko vpravo dole. Tím vybereš elektrárnu do dražby.</translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and any further one replaces one of them. And in the Recharged edition, which you are learning, bidding for the plant with the green token starts at 1.</source>
        <translation>Tentokrát proti tobě nikdo nepřihazuje. Ještě dvě věci: smíš mít nejvýš {plants_allowed} elektrárny a&#xa0;každá další nahradí jednu z&#xa0;nich. A&#xa0;ve vydání Recharged, které se učíš, začíná dražba elektrárny se zeleným žetonem na 1.</translation>
    </message>
    <message>
        <source>Take 2 coal: click the plus beside coal twice, or two tokens in the market. Then press the button at the lower right to pay.</source>
        <translation>Vezmi&#xa0;2&#xa0;uhlí: klikni dvakrát na plus u&#xa0;uhlí, nebo na dva žetony na trhu. Pak stiskni tlačítko vpravo dole a&#xa0;zaplať.</translation>
    </message>
    <message>
        <source>Click {city[essen]} on the map, or choose it in the list of cities. The house is only planned so far: press the button at the lower right to build it.</source>
        <translation>Klikni na město {city[essen]} na mapě, nebo ho vyber v&#xa0;seznamu měst. Domeček je zatím jen naplánovaný: postav ho tlačítkem vpravo dole.</translation>
    </message>
    <message>
        <source>Plant 10 burns its 2 coal and powers both of your cities. That brings {pay[2]} Elektro. It is switched on already: press the button at the lower right.</source>
        <translation>Elektrárna&#xa0;10 spálí svá 2&#xa0;uhlí a&#xa0;zásobí obě tvoje města. Vynese to {pay[2]}&#xa0;Elektro. Zapnutá už je: stiskni tlačítko vpravo dole.</translation>
    </message>
    <message>
        <source>Without power you get only {pay[0]} Elektro. Switch plant 10 on: its coal is there to be burnt.</source>
        <translation>Bez elektřiny dostaneš jen {pay[0]}&#xa0;Elektro. Zapni elektrárnu&#xa0;10: její uhlí je od toho, aby se spálilo.</translation>
    </message>
    <message>
        <source>The others have run their plants too. Then new fuel came to the market: how much of each depends on the number of players and on the Step. Uranium stays rare.</source>
        <translation>Ostatní také spouštějí své elektrárny. Pak přijdou na trh nové suroviny: kolik kterých, závisí na počtu hráčů a&#xa0;na epoše. Uran zůstává vzácný.</translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation>A&#xa0;nejlepší elektrárna jde pod balíček a&#xa0;odkryje se jiná karta. Nejsilnější elektrárny se tedy vrátí až ke konci.</translation>
    </message>
    <message>
        <source>That would do no harm, but no good either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation>Neuškodilo by to, ale ani nepomohlo: máš jen {cities} měst. Vypni elektrárnu&#xa0;13.</translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation>Pak by v&#xa0;některých tvých městech byla tma. Zapni elektrárny&#xa0;24 a&#xa0;26, nic jiného.</translation>
    </message>
    <message>
        <source>Unburnt fuel stays where it is. And that was a whole round! All others work the same way; only the three Steps of the game change a few things. They come next.</source>
        <translation>Nespálené suroviny zůstávají, kde jsou. A&#xa0;to bylo celé kolo! Všechna ostatní probíhají stejně; jen tři epochy hry pár věcí změní. Ty přijdou teď.</translation>
    </message>
    <message>
        <source>Three Steps</source>
        <translation>Tři epochy</translation>
    </message>
    <message>
        <source>Every game has three Steps. In Step 1 a city has room for only one player. It is round 4 now, and the map around you is filling up.</source>
        <translation>Každá hra má tři epochy. V&#xa0;1.&#xa0;epoše má město místo jen pro jednoho hráče. Teď je 4.&#xa0;kolo a&#xa0;mapa kolem tebe se plní.</translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities} and have money for two more.</source>
        <translation>Tady vidíš, kolik měst kdo má. Jakmile jich někdo bude mít {step2_at}, začne po připojování měst 2.&#xa0;epocha. Ty máš {cities} a&#xa0;peníze na dvě další.</translation>
    </message>
    <message>
        <source>Be the one who does it: connect {city[muenster]} and {city[osnabrueck]}, then end your turn.</source>
        <translation>Spusť ji ty: připoj města {city[muenster]} a&#xa0;{city[osnabrueck]}, pak ukonči tah.</translation>
    </message>
    <message>
        <source>Without these two cities everything stays as it is. Connect {city[muenster]} and {city[osnabrueck]} first.</source>
        <translation>Bez těch dvou měst zůstane všechno při starém. Nejdřív připoj města {city[muenster]} a&#xa0;{city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>You have plants for one more city, and money for it. Build first: {city[bremen]}.</source>
        <translation>Máš elektrárny pro jedno další město i&#xa0;peníze na ně. Nejdřív postav: {city[bremen]}.</translation>
    </message>
    <message>
        <source>You could do that too. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation>I&#xa0;to jde. Ale {city[bremen]} ukazuje, co je nové: dva hráči v&#xa0;jednom městě.</translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has been drawn. It stays until the auctions are over. Then it is removed together with the lowest plant, and Step 3 begins.</source>
        <translation>7.&#xa0;kolo: byla odkryta karta „3.&#xa0;epocha“. Zůstane, dokud dražby neskončí. Pak odejde spolu s&#xa0;nejhorší elektrárnou a&#xa0;začne 3.&#xa0;epocha.</translation>
    </message>
    <message>
        <source>The others have already bought this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation>Ostatní už v&#xa0;tomto kole mají nakoupeno, takže proti tobě nikdo nepřihodí. Elektrárna&#xa0;32 zásobí 6&#xa0;měst za 3&#xa0;ropy. Vezmi ji.</translation>
    </message>
    <message>
        <source>Nobody can bid against you: it will never be this cheap again. Take plant 32.</source>
        <translation>Proti tobě nikdo nepřihodí: takhle levná už nikdy nebude. Vezmi elektrárnu&#xa0;32.</translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation>Elektrárna&#xa0;32 za svou cenu zásobí víc. Vezmi ji.</translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Scrap plant 13: it powers just one city.</source>
        <translation>Smíš mít nejvýš {plants_allowed} elektrárny, takže jedna ze starých musí pryč. Odstraň elektrárnu&#xa0;13: zásobí jen jedno město.</translation>
    </message>
    <message>
        <source>That one is far too good to scrap. Plant 13 powers the fewest cities.</source>
        <translation>Na odstranění je příliš dobrá. Nejméně měst zásobí elektrárna&#xa0;13.</translation>
    </message>
    <message>
        <source>Step 3! All plants here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is near.</source>
        <translation>3.&#xa0;epocha! Všechny elektrárny, které tu leží, jsou na prodej a&#xa0;každé město má třetí místo za {house3}. Teď je čas růst: konec je blízko.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>But cities alone do not win. What counts are the cities you can power at the end, with your plants and the fuel on them. Yours could power 4, 5 and 6: that makes 15.</source>
        <translation>Samotná města ale nevyhrávají. Počítají se ta, která na konci dokážeš zásobit svými elektrárnami a&#xa0;surovinami na nich. Tvoje by zásobily 4, 5 a&#xa0;6: to je dohromady 15.</translation>
    </message>
    <message>
        <source>So make sure nothing runs short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation>Ať tedy nic nechybí: kup 5&#xa0;rop pro elektrárny&#xa0;26 a&#xa0;32 a&#xa0;2&#xa0;odpadky pro elektrárnu&#xa0;24. Pak ukonči tah.</translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation>Elektrárny bez surovin nejsou k&#xa0;ničemu, na konci už vůbec ne. Kup celkem 5&#xa0;rop a&#xa0;2&#xa0;odpadky.</translation>
    </message>
    <message>
        <source>You need no more: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation>Víc není třeba: tohle je poslední kolo. Kup celkem 5&#xa0;rop a&#xa0;2&#xa0;odpadky.</translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation>Připoj tři další města: {city[flensburg]}, {city[kassel]} a&#xa0;{city[mainz]}. To je celkem {end_at}. Pak ukonči tah.</translation>
    </message>
    <message>
        <source>You could, but then three cities may cost too much. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Šlo by to, ale na tři města celkem to pak může být příliš drahé. Vyber města {city[flensburg]}, {city[kassel]} a&#xa0;{city[mainz]}.</translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation>Zásobíš {powered[0]}&#xa0;měst, {name[1]} {powered[1]} a&#xa0;{name[2]} {powered[2]}. Vítězíš! Máš víc měst, než zásobíš, a&#xa0;nevadí to. Při rovnosti by rozhodly peníze.</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Vrátí se na předchozí stránku.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation>Přeskočit k mému tahu</translation>
    </message>
    <message>
        <source>Pauses the bots, or lets them continue.</source>
        <translation>Zastaví počítač, nebo ho nechá hrát dál.</translation>
    </message>
    <message>
        <source>Lets the bots move at once until it is your turn.</source>
        <translation>Počítač hraje bez čekání, dokud nejsi na řadě.</translation>
    </message>
    <message>
        <source>Cancels your limit.</source>
        <translation>Zruší tvůj limit.</translation>
    </message>
    <message>
        <source>No limit is set.</source>
        <translation>Žádný limit není nastavený.</translation>
    </message>
    <message>
        <source>Cancel your limit of {limit} for plant {plant}</source>
        <translation>Zrušit limit {limit} na elektrárnu {plant}</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Přeskočit na konec</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} přemýšlí</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>No plant chosen</source>
        <translation>Elektrárna není vybrána</translation>
    </message>
    <message>
        <source>{name} is choosing a plant</source>
        <translation>{name} vybírá elektrárnu</translation>
    </message>
    <message>
        <source>You lead with {bid}. {name} is thinking</source>
        <translation>Vedeš s&#xa0;{bid}. {name} přemýšlí</translation>
    </message>
    <message>
        <source>{leader} leads. {name} is thinking</source>
        <translation>{leader} vede. {name} přemýšlí</translation>
    </message>
    <message>
        <source>Then {names}</source>
        <translation>Pak {names}</translation>
    </message>
    <message>
        <source>Your place in turn order: {n}</source>
        <translation>Tvé pořadí při zahájení: {n}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>{city}: before you, {names} can build there.</source>
        <translation>{city}: před tebou tam může stavět: {names}.</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Popis stolu</translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>need %n more</source>
        <comment>Elektro that are missing</comment>
        <translation>
            <numerusform>chybí %n</numerusform>
            <numerusform>chybí %n</numerusform>
            <numerusform>chybí %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n</source>
        <comment>Elektro that are missing; short</comment>
        <translation>
            <numerusform>chybí %n</numerusform>
            <numerusform>chybí %n</numerusform>
            <numerusform>chybí %n</numerusform>
        </translation>
    </message>
</context>
</TS>

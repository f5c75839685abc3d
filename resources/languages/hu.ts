<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation>Vétel: {fuel}</translation>
    </message>
    <message numerus="yes">
        <source>Build in {city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>Építés: {city} és még %n város</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance}% to win</source>
        <translation>nyerés: {chance}%</translation>
    </message>
    <message>
        <source>costs {figure}</source>
        <translation>ára {figure}</translation>
    </message>
    <message>
        <source>will cost about {figure}</source>
        <translation>ára kb. {figure}</translation>
    </message>
    <message>
        <source>earns {figure}</source>
        <translation>fizetség: {figure}</translation>
    </message>
    <message>
        <source>capacity {change}</source>
        <translation>kapacitás {change}</translation>
    </message>
    <message>
        <source>cities {change}</source>
        <translation>városok {change}</translation>
    </message>
    <message>
        <source>can power {figure}</source>
        <translation>ellátható: {figure}</translation>
    </message>
    <message>
        <source>income {change}</source>
        <translation>fizetség {change}</translation>
    </message>
    <message>
        <source>number {figure} in the next turn order</source>
        <translation>majd {figure}. a sorban</translation>
    </message>
    <message>
        <source>{name} takes plant {figure}</source>
        <translation>{name} elviszi: {figure}.&#xa0;sz. erőmű</translation>
    </message>
    <message>
        <source>begins Step 2</source>
        <translation>elindítja a 2. Részt</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>véget vet a játéknak</translation>
    </message>
    <message>
        <source>keeps {figure} Elektro</source>
        <translation>marad {figure}&#xa0;Elektro</translation>
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
        <translation>Második hálózat kezdése: {city}</translation>
    </message>
    <message>
        <source>Buy {fuel} ({market})</source>
        <translation>Vétel: {fuel} ({market})</translation>
    </message>
    <message>
        <source>Open plant {plant} for {bid}</source>
        <translation>Árverés: {plant}, {bid}‑ért</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Semmi se működjön</translation>
    </message>
    <message>
        <source>Run {plants}</source>
        <translation>Működjön: {plants}</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Nyersanyag eldobása: {fuel}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Nincs több vásárlás</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Nincs több építés</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Ajánlat: {bid}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Megsemmisítés: {plant}</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>Építés: {city}</translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation>A bank háza ide: {city}</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Megjelölés: {city}</translation>
    </message>
</context>
<context>
    <name>AtHand</name>
    <message>
        <source>Fuel, building</source>
        <translation>Nyersanyag, építés</translation>
    </message>
    <message>
        <source>Still to buy</source>
        <translation>Vesz még</translation>
    </message>
    <message>
        <source>Still to build</source>
        <translation>Épít még</translation>
    </message>
    <message numerus="yes">
        <source>%n cities to Step 2</source>
        <comment>cities</comment>
        <translation>
            <numerusform>%n város a 2.&#xa0;Részig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to the end</source>
        <comment>of the game, cities</comment>
        <translation>
            <numerusform>%n város a végéig</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Fizetség</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Köv. sorrend</translation>
    </message>
    <message>
        <source>Income by cities: {pay}</source>
        <translation>Fizetség városonként: {pay}</translation>
    </message>
    <message>
        <source>Income and turn order</source>
        <translation>Fizetség és sorrend</translation>
    </message>
    <message>
        <source>Shows or hides income, turn orders and thresholds. Key: {key}</source>
        <translation>Megmutatja vagy elrejti a fizetségeket, a sorrendeket és a küszöböket. Billentyű: {key}</translation>
    </message>
</context>
<context>
    <name>AuctionPage</name>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Your limit is below this bid. Press Enter again to bid without it.</source>
        <translation>A limited alacsonyabb ennél az ajánlatnál. Nyomj újra Entert, ha limit nélkül ajánlasz.</translation>
    </message>
</context>
<context>
    <name>AuctionStage</name>
    <message>
        <source>bought {plant}</source>
        <translation>megvette: {plant}</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>Order in round {round}: {names}</source>
        <translation>Sorrend a(z) {round}.&#xa0;fordulóban: {names}</translation>
    </message>
    <message>
        <source>Round {round}: {first} is first, {last} is last</source>
        <translation>{round}.&#xa0;forduló: első {first}, utolsó {last}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>vezet</translation>
    </message>
    <message>
        <source>has {money}</source>
        <translation>pénze: {money}</translation>
    </message>
</context>
<context>
    <name>Beat</name>
    <message>
        <source>Press any key to continue</source>
        <translation>Tovább bármelyik billentyűvel</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Utolsó forduló</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>2. Rész</translation>
    </message>
    <message>
        <source>Second places are open, for {price}.</source>
        <translation>Megnyíltak a második helyek, ára {price}.</translation>
    </message>
    <message>
        <source>Third places are open, for {price}.</source>
        <translation>Megnyíltak a harmadik helyek, ára {price}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;forduló</translation>
    </message>
    <message>
        <source>Step 3, the last Step</source>
        <translation>3.&#xa0;Rész, az utolsó Rész</translation>
    </message>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n erőmű, mind eladó.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refill: {tokens}.</source>
        <translation>Újratöltés: {tokens}.</translation>
    </message>
</context>
<context>
    <name>BidRuler</name>
    <message>
        <source>Your bid</source>
        <translation>Ajánlatod</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Automatikus licit eddig</translation>
    </message>
    <message>
        <source>The game bids for you up to this amount; the others do not see it. (U)</source>
        <translation>Eddig az összegig a játék licitál helyetted; a többiek nem látják. (U)</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Ajánlat beírása</translation>
    </message>
    <message>
        <source>Type your limit</source>
        <translation>A limit beírása</translation>
    </message>
    <message>
        <source>Raise your limit by 1</source>
        <translation>A limit emelése 1‑gyel</translation>
    </message>
    <message>
        <source>Lower your limit by 1</source>
        <translation>A limit csökkentése 1‑gyel</translation>
    </message>
    <message>
        <source>minimum {minimum}</source>
        <translation>legalább {minimum}</translation>
    </message>
    <message>
        <source>fair {low} to {high}, break-even {even}</source>
        <translation>méltányos {low}–{high}, megtérülési határ {even}</translation>
    </message>
    <message>
        <source>you have {money}</source>
        <translation>pénzed: {money}</translation>
    </message>
    <message>
        <source>fair {low}–{high}</source>
        <translation>méltányos {low}–{high}</translation>
    </message>
    <message>
        <source>not worth {price}</source>
        <translation>{price} sok érte</translation>
    </message>
    <message>
        <source>break-even {price}</source>
        <translation>megtérül: {price}</translation>
    </message>
    <message>
        <source>even {price}</source>
        <comment>break-even; short</comment>
        <translation>határ {price}</translation>
    </message>
    <message>
        <source>Your bid: {price}. Drag it, or turn the wheel.</source>
        <translation>Az ajánlatod: {price}. Húzd odébb, vagy görgess az egérrel.</translation>
    </message>
    <message>
        <source>Your limit: the game bids for you up to {price}.</source>
        <translation>A limited: a játék {price} összegig licitál helyetted.</translation>
    </message>
    <message>
        <source>Too low: {price} has been bid.</source>
        <translation>Túl kevés: az ajánlat már {price}.</translation>
    </message>
    <message>
        <source>Even for {price} you do better without the plant.</source>
        <translation>Még {price} összegért is jobban jársz az erőmű nélkül.</translation>
    </message>
    <message>
        <source>Above {price}, the break-even, you do better without the plant.</source>
        <translation>{price}, a megtérülési határ fölött jobban jársz az erőmű nélkül.</translation>
    </message>
    <message>
        <source>Fair: for {low} to {high} you do as well with it as without.</source>
        <translation>Méltányos: {low}–{high} összegért vele ugyanolyan jól jársz, mint nélküle.</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>min. {minimum}</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>eddig</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Kiszáll ebből az árverésből.</translation>
    </message>
    <message>
        <source>{name} bids {bid}; your limit was {limit}.</source>
        <translation>{name} ajánlata: {bid}; a limited {limit} volt.</translation>
    </message>
    <message>
        <source>{name} leads. Your bid</source>
        <translation>{name} vezet. Te licitálsz</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Te licitálsz</translation>
    </message>
    <message>
        <source>If you pass, {name} gets it for {bid}.</source>
        <translation>Ha passzolsz, {name} viszi el {bid}&#xa0;Elektróért.</translation>
    </message>
    <message>
        <source>Then {names} may bid.</source>
        <translation>Utána licitálhat: {names}.</translation>
    </message>
    <message>
        <source>{name} leads. You cannot raise</source>
        <translation>{name} vezet. Nem tudsz emelni</translation>
    </message>
    <message>
        <source>You cannot raise</source>
        <translation>Nem tudsz emelni</translation>
    </message>
    <message>
        <source>You have {money}; the minimum bid is {minimum}.</source>
        <translation>A pénzed: {money}&#xa0;Elektro; a kikiáltási ár {minimum}.</translation>
    </message>
    <message>
        <source>Makes this bid.</source>
        <translation>Megteszi ezt az ajánlatot.</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}</source>
        <translation>Ajánlat: {bid}, limit {limit}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Ajánlat: {bid}</translation>
    </message>
    <message>
        <source>{bid} is much more than {before}. Press Enter again to bid it.</source>
        <translation>{bid} jóval több, mint {before}. Nyomj újra Entert, ha ennyit ajánlasz.</translation>
    </message>
</context>
<context>
    <name>BoardRules</name>
    <message>
        <source>Plants that are always in the opening market.</source>
        <translation>Erőművek, amelyek mindig ott vannak az első piacon.</translation>
    </message>
    <message>
        <source>The top of the draw pile: plants, or a random card of a kind.</source>
        <translation>A húzópakli teteje: erőművek vagy egy fajta véletlen kártyája.</translation>
    </message>
    <message>
        <source>The cards below those, shuffled.</source>
        <translation>Az alattuk lévő kártyák, megkeverve.</translation>
    </message>
    <message>
        <source>Plants that are not used, by number of players.</source>
        <translation>Erőművek, amelyek kimaradnak, a játékosok száma szerint.</translation>
    </message>
    <message>
        <source>Plug cards and others removed unseen, by number of players.</source>
        <translation>Látatlanban kivett villásdugós és más kártyák, a játékosok száma szerint.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen.</source>
        <translation>Erőművek, amelyeket sosem vesznek ki látatlanban.</translation>
    </message>
    <message>
        <source>Plants set aside; they go on top of the draw pile when Step 2 begins.</source>
        <translation>Félretett erőművek; a 2. Rész kezdetén a húzópakli tetejére kerülnek.</translation>
    </message>
    <message>
        <source>How many cards are below the Step 3 card.</source>
        <translation>Hány kártya van a „3.&#xa0;Rész” kártya alatt.</translation>
    </message>
    <message>
        <source>How many plants are for sale.</source>
        <translation>Hány erőmű vehető meg.</translation>
    </message>
    <message>
        <source>How many plants are in the future market.</source>
        <translation>Hány erőmű van a jövő piacon.</translation>
    </message>
    <message>
        <source>Kinds of plants that are for sale even as the lowest of the future market.</source>
        <translation>Erőműfajták, amelyek a jövő piac legkisebbjeként is megvehetők.</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile.</source>
        <translation>Erőműfajták, amelyek sosem kerülnek a húzópakli alá.</translation>
    </message>
    <message>
        <source>How many of the lowest plants are removed in a round without a sale.</source>
        <translation>Hány legkisebb erőmű kerül ki, ha egy fordulóban nincs vásárlás.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed when the first player in a round declines to open.</source>
        <translation>Kikerül-e a legkisebb erőmű, ha a forduló első játékosa nem bocsát árverésre semmit.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed in Phase 5 of Steps 1 and 2.</source>
        <translation>Kikerül-e a legkisebb erőmű az 1. és 2.&#xa0;Rész 5.&#xa0;fázisában.</translation>
    </message>
    <message>
        <source>Whether the plant removed by Step 2 is replaced.</source>
        <translation>Pótolják-e a 2.&#xa0;Részben kivett erőművet.</translation>
    </message>
    <message>
        <source>Whether the discount token is used: the lowest plant may go for 1.</source>
        <translation>Használnak-e kedvezményjelzőt: a legkisebb erőmű akár 1&#xa0;Elektróért is elkelhet.</translation>
    </message>
    <message>
        <source>Whether plants too small for the leader are removed.</source>
        <translation>Kikerülnek-e a vezető játékoshoz képest túl kicsi erőművek.</translation>
    </message>
    <message>
        <source>Whether the turn order is set after the auctions instead of before.</source>
        <translation>Az árverések után alakul-e ki a játékossorrend, és nem előttük.</translation>
    </message>
    <message>
        <source>Cities that start Step 2, by number of players.</source>
        <translation>A 2. Részt elindító városok száma, a játékosok száma szerint.</translation>
    </message>
    <message>
        <source>Cities that end the game, by number of players.</source>
        <translation>A játékot lezáró városok száma, a játékosok száma szerint.</translation>
    </message>
    <message>
        <source>Whether Step 2 also begins when every city in play has a house.</source>
        <translation>Elkezdődik-e a 2.&#xa0;Rész akkor is, ha minden játékban lévő városban van ház.</translation>
    </message>
    <message>
        <source>The spaces of the fuel market.</source>
        <translation>A nyersanyagpiac mezői.</translation>
    </message>
    <message>
        <source>How many tokens of each fuel there are.</source>
        <translation>Hány jelző van az egyes nyersanyagokból.</translation>
    </message>
    <message>
        <source>Tokens in the fuel market at the start.</source>
        <translation>Jelzők a nyersanyagpiacon a kezdéskor.</translation>
    </message>
    <message>
        <source>Tokens added in Steps 1, 2 and 3, for each number of players.</source>
        <translation>Az 1., 2. és 3.&#xa0;Részben érkező jelzők, minden játékosszámhoz.</translation>
    </message>
    <message>
        <source>What the places in every city cost.</source>
        <translation>Mennyibe kerülnek a városok helyei.</translation>
    </message>
    <message>
        <source>How many places of a city are open in each Step.</source>
        <translation>Hány hely nyitott a városokban az egyes Részekben.</translation>
    </message>
    <message>
        <source>Money each player starts with.</source>
        <translation>Mennyi pénzzel kezd minden játékos.</translation>
    </message>
    <message>
        <source>What is paid for 0, 1, 2 and more powered cities.</source>
        <translation>A fizetség 0, 1, 2 és több ellátott városért.</translation>
    </message>
    <message>
        <source>How many plants a player may have.</source>
        <translation>Hány erőműve lehet egy játékosnak.</translation>
    </message>
    <message>
        <source>How many runs&apos; worth of fuel a plant can store.</source>
        <translation>Hány működtetéshez elég nyersanyagot tárolhat egy erőmű.</translation>
    </message>
    <message>
        <source>Kinds of plants that only players with a city in one of these areas may buy.</source>
        <translation>Erőműfajták, amelyeket csak az vehet meg, akinek van városa e területek egyikén.</translation>
    </message>
    <message>
        <source>An outage occurs when more cities than this per player are connected in one round.</source>
        <translation>Áramszünet van, ha egy fordulóban játékosonként ennél több várost kötnek be.</translation>
    </message>
    <message>
        <source>Whether Step 2 is carried out first if Step 3 comes before it.</source>
        <translation>Végrehajtják-e előbb a 2.&#xa0;Részt, ha a 3.&#xa0;Rész megelőzi.</translation>
    </message>
    <message>
        <source>What breaks a tie: money or cities.</source>
        <translation>Mi dönt döntetlennél: pénz vagy városok.</translation>
    </message>
    <message>
        <source>Options the players may choose.</source>
        <translation>A választható változatok.</translation>
    </message>
    <message>
        <source>Plants that replace those of the same number, by the area in play that brings them.</source>
        <translation>Erőművek, amelyek az azonos számúak helyére lépnek, ha a területük játékban van.</translation>
    </message>
    <message>
        <source>Burnt coal goes to a storage that sells it at this price.</source>
        <translation>Az elhasznált szén raktárba kerül, amely ezen az áron adja el.</translation>
    </message>
    <message>
        <source>Whether the storage sells at any time.</source>
        <translation>Elad-e a raktár bármikor.</translation>
    </message>
    <message>
        <source>Once this plant has been bought, uranium is never refilled.</source>
        <translation>Ha ezt az erőművet megvették, uránium többé nem töltődik újra.</translation>
    </message>
    <message>
        <source>Cities that make a fuel cheaper for anyone with a house there.</source>
        <translation>Városok, ahol egy ház olcsóbbá tesz egy nyersanyagot a tulajdonosának.</translation>
    </message>
    <message>
        <source>What it costs to start in a city that no connection reaches.</source>
        <translation>Mennyibe kerül olyan városban kezdeni, ahová nem vezet kapcsolat.</translation>
    </message>
    <message>
        <source>Cities in which no network may start.</source>
        <translation>Városok, ahol nem kezdődhet hálózat.</translation>
    </message>
    <message>
        <source>Whether areas in play may be unconnected.</source>
        <translation>Lehetnek-e a játékban lévő területek egymástól távol.</translation>
    </message>
    <message>
        <source>Whether players may switch these rules off.</source>
        <translation>Kikapcsolhatják-e a játékosok ezeket a szabályokat.</translation>
    </message>
    <message>
        <source>How many areas are in play, by number of players.</source>
        <translation>Hány terület van játékban, a játékosok száma szerint.</translation>
    </message>
    <message>
        <source>Whether there are three Steps; without them the game stays in Step 1.</source>
        <translation>Léteznek-e a Részek; nélkülük a játék az 1. Részben marad.</translation>
    </message>
    <message>
        <source>Kinds of plants that are not for sale in Step 1; they go under the draw pile.</source>
        <translation>Erőműfajták, amelyek az 1. Részben nem eladók; a húzópakli alá kerülnek.</translation>
    </message>
    <message>
        <source>Plants of those kinds that are removed from the game instead.</source>
        <translation>Ilyen fajtájú erőművek, amelyek ehelyett kikerülnek a játékból.</translation>
    </message>
    <message>
        <source>Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again.</source>
        <translation>A 3. Rész kártyája előbb a 2. Részt hozza-e, majd visszakerül-e a húzópakli alá.</translation>
    </message>
    <message>
        <source>How many plants go under the draw pile in Phase 5 of Step 2.</source>
        <translation>Hány erőmű kerül a húzópakli alá a 2. Rész 5. fázisában.</translation>
    </message>
    <message>
        <source>A plant market of one row, all for sale, filled only in Phase 5.</source>
        <translation>Egysoros piac, minden eladó, csak az 5. fázisban töltődik.</translation>
    </message>
    <message>
        <source>How many of the highest plants are set aside in Phase 5, as a later draw pile.</source>
        <translation>Hány legnagyobb erőmű kerül félre az 5. fázisban későbbi húzópakliként.</translation>
    </message>
    <message>
        <source>Whether a player who buys the plant with the discount token may buy another.</source>
        <translation>Vehet-e még egyet, aki a kedvezményjelzős erőművet vette.</translation>
    </message>
    <message>
        <source>Kinds of plants that burn more tokens than printed, and how many more.</source>
        <translation>Erőműfajták, amelyek a nyomtatottnál többet használnak el, és mennyivel.</translation>
    </message>
    <message>
        <source>A second fuel market in the north; each turn a player buys at one of the two.</source>
        <translation>Második nyersanyagpiac északon; egy körben a kettő egyikén lehet vásárolni.</translation>
    </message>
    <message>
        <source>Northern fuel market: its spaces.</source>
        <translation>Északi nyersanyagpiac: a mezői.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens at the start.</source>
        <translation>Északi nyersanyagpiac: jelzők a kezdéskor.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens added in Steps 1, 2 and 3.</source>
        <translation>Északi nyersanyagpiac: az 1., 2. és 3. Részben érkező jelzők.</translation>
    </message>
    <message>
        <source>A fuel that gets cheaper when its supply is too small for the refill.</source>
        <translation>Nyersanyag, amely olcsóbb lesz, ha a talon kevés az újratöltéshez.</translation>
    </message>
    <message>
        <source>Nuclear plants are mines that sell uranium; tokens that then leave the market.</source>
        <translation>Az atomerőművek urániumot eladó bányák; jelzők, amelyek utána lekerülnek a piacról.</translation>
    </message>
    <message>
        <source>How much more a token of coal, oil or garbage costs in each Step.</source>
        <translation>Mennyivel drágább Részenként egy szén-, olaj- vagy szemétjelző.</translation>
    </message>
    <message>
        <source>The most expensive token sold in each Step.</source>
        <translation>A Részenként eladott legdrágább jelző.</translation>
    </message>
    <message>
        <source>Whether players buy one token a turn, round after round.</source>
        <translation>A játékosok körönként egy-egy jelzőt vesznek-e, sorban.</translation>
    </message>
    <message>
        <source>The only cities in which networks may start.</source>
        <translation>Az egyetlen városok, ahol hálózat kezdődhet.</translation>
    </message>
    <message>
        <source>Whether each player may once start a second network in one of these cities.</source>
        <translation>Kezdhet-e mindenki egyszer második hálózatot e városok egyikében.</translation>
    </message>
    <message>
        <source>The most a connection can cost, and the price of reaching a city without one.</source>
        <translation>Legfeljebb mennyibe kerül egy kapcsolat, és ugyanennyibe egy kapcsolat nélküli város.</translation>
    </message>
    <message>
        <source>What passing through a city costs.</source>
        <translation>Mennyibe kerül minden város, amelyen a kapcsolat áthalad.</translation>
    </message>
    <message>
        <source>Closed cities, drawn at random: by number of players and price of the first place.</source>
        <translation>Lezárt városok, sorsolva: a játékosok száma és az első hely ára szerint.</translation>
    </message>
    <message>
        <source>Whether players must power as many cities as they can.</source>
        <translation>El kell-e látni a lehető legtöbb várost.</translation>
    </message>
    <message>
        <source>How much an outage cuts the income for each city.</source>
        <translation>Mennyit von le az áramszünet a fizetségből városonként.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>A térképen</translation>
    </message>
    <message>
        <source>To the next city in that direction</source>
        <translation>A következő városra abban az irányban</translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation>A város kiválasztása</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Nagyítás, mint az egérgörgővel vagy két ujjal</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Kicsinyítés, mint az egérgörgővel vagy két ujjal</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Az egész térkép</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The standard rules.</source>
        <translation>A szokásos szabályok.</translation>
    </message>
    <message>
        <source>Passing through a city costs {cost}.</source>
        <translation>Egy városon áthaladni {cost}&#xa0;Elektróba kerül.</translation>
    </message>
    <message>
        <source>No discount token.</source>
        <translation>Nincs kedvezményjelző.</translation>
    </message>
    <message>
        <source>Some plants are in every game.</source>
        <translation>Néhány erőmű minden játékban szerepel.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n public transcriptions of the printed board.</source>
        <translation>
            <numerusform>A nyomtatott tábla %n nyilvános átirata szerint.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncertain: {doubts}.</source>
        <translation>Bizonytalan: {doubts}.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>költségek</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <translation>a húzópakli</translation>
    </message>
    <message>
        <source>the discount token</source>
        <translation>a kedvezményjelző</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>mikor ér véget a játék</translation>
    </message>
    <message>
        <source>the first round</source>
        <translation>az első forduló</translation>
    </message>
    <message>
        <source>the fuel market</source>
        <translation>a nyersanyagpiac</translation>
    </message>
    <message>
        <source>single connections</source>
        <translation>egyes kapcsolatok</translation>
    </message>
    <message>
        <source>names</source>
        <translation>nevek</translation>
    </message>
    <message>
        <source>who may buy nuclear plants</source>
        <translation>ki vehet atomerőművet</translation>
    </message>
    <message>
        <source>the power plants</source>
        <translation>az erőművek</translation>
    </message>
    <message>
        <source>the refill</source>
        <translation>az újratöltés</translation>
    </message>
    <message>
        <source>which plants are removed</source>
        <translation>mely erőművek kerülnek ki</translation>
    </message>
    <message>
        <source>scrapped coal</source>
        <translation>a megsemmisített erőművek szene</translation>
    </message>
    <message>
        <source>the first city on another island</source>
        <translation>az első város egy másik szigeten</translation>
    </message>
    <message>
        <source>how the Steps begin</source>
        <translation>hogyan kezdődnek a Részek</translation>
    </message>
    <message>
        <source>the game for two</source>
        <translation>a kétszemélyes játék</translation>
    </message>
    <message>
        <source>No coal.</source>
        <translation>Nincs szén.</translation>
    </message>
    <message>
        <source>No oil.</source>
        <translation>Nincs olaj.</translation>
    </message>
    <message>
        <source>No garbage.</source>
        <translation>Nincs szemét.</translation>
    </message>
    <message>
        <source>No uranium.</source>
        <translation>Nincs uránium.</translation>
    </message>
    <message>
        <source>Its own fuel refill.</source>
        <translation>Saját nyersanyag-újratöltés.</translation>
    </message>
    <message>
        <source>Other plants at the start.</source>
        <translation>Más erőművek a kezdéskor.</translation>
    </message>
    <message>
        <source>Uranium mines sell to the market.</source>
        <translation>Az urániumbányák a piacnak adnak el.</translation>
    </message>
    <message>
        <source>Fuel token by token, and power outages.</source>
        <translation>Egyenként vett nyersanyag és áramszünetek.</translation>
    </message>
    <message>
        <source>Everybody may start two networks.</source>
        <translation>Mindenki két hálózatot kezdhet.</translation>
    </message>
    <message>
        <source>Spaces for one house each.</source>
        <translation>Minden mezőn egy ház fér el.</translation>
    </message>
    <message>
        <source>The game stays in Step 1.</source>
        <translation>A játék az 1.&#xa0;Részben marad.</translation>
    </message>
    <message>
        <source>After the discounted plant you may buy another.</source>
        <translation>A kedvezményes erőmű után vehetsz még egyet.</translation>
    </message>
    <message>
        <source>Two fuel markets.</source>
        <translation>Két nyersanyagpiac.</translation>
    </message>
    <message>
        <source>A plant market planned ahead.</source>
        <translation>Előre tervezett erőműpiac.</translation>
    </message>
    <message>
        <source>The draw pile triggers the Steps.</source>
        <translation>A húzópakli indítja a Részeket.</translation>
    </message>
    <message>
        <source>More than one island.</source>
        <translation>Több mint egy sziget.</translation>
    </message>
    <message>
        <source>Areas bring their own plants.</source>
        <translation>A területek saját erőműveket hoznak.</translation>
    </message>
    <message>
        <source>Burnt coal is sold again.</source>
        <translation>Az elhasznált szén újra eladó.</translation>
    </message>
    <message>
        <source>The order is set after the auctions.</source>
        <translation>A sorrend az árverések után dől el.</translation>
    </message>
    <message>
        <source>A smaller plant market.</source>
        <translation>Kisebb erőműpiac.</translation>
    </message>
    <message>
        <source>A larger plant market.</source>
        <translation>Nagyobb erőműpiac.</translation>
    </message>
    <message>
        <source>Wind and sun never go under the pile.</source>
        <translation>A szél és a nap sosem kerül a pakli alá.</translation>
    </message>
    <message>
        <source>Wind and sun are for sale early.</source>
        <translation>A szél és a nap hamarabb eladó.</translation>
    </message>
    <message>
        <source>Some plants arrive only in Step 2.</source>
        <translation>Néhány erőmű csak a 2. Résszel jön.</translation>
    </message>
    <message>
        <source>Plants for {kinds} are not for everybody.</source>
        <translation>Nem mindenki vehet ilyen erőművet: {kinds}.</translation>
    </message>
    <message>
        <source>Any city can be connected for at most {maximum}.</source>
        <translation>Bármelyik város beköthető legfeljebb {maximum}&#xa0;Elektróért.</translation>
    </message>
    <message>
        <source>A tax on coal, oil and garbage.</source>
        <translation>Adó a szénre, az olajra és a szemétre.</translation>
    </message>
    <message>
        <source>Cities in which nobody may start.</source>
        <translation>Városok, ahol senki sem kezdhet.</translation>
    </message>
    <message>
        <source>Every city has an entry cost.</source>
        <translation>Minden városnak van belépési költsége.</translation>
    </message>
    <message>
        <source>Some cities have an entry cost.</source>
        <translation>Néhány városnak van belépési költsége.</translation>
    </message>
    <message>
        <source>Cities with other prices.</source>
        <translation>Más árú városok.</translation>
    </message>
    <message>
        <source>No fuel costs more than {maximum}.</source>
        <translation>Egy nyersanyag sem drágább ennél: {maximum}.</translation>
    </message>
    <message>
        <source>Uranium may run out for good.</source>
        <translation>Az uránium végleg elfogyhat.</translation>
    </message>
    <message>
        <source>Short, cheap connections.</source>
        <translation>Rövid, olcsó kapcsolatok.</translation>
    </message>
    <message>
        <source>Long, expensive connections.</source>
        <translation>Hosszú, drága kapcsolatok.</translation>
    </message>
    <message>
        <source>Plenty of coal at the start.</source>
        <translation>Sok szén a kezdéskor.</translation>
    </message>
    <message>
        <source>Plenty of oil at the start.</source>
        <translation>Sok olaj a kezdéskor.</translation>
    </message>
    <message>
        <source>Plenty of garbage at the start.</source>
        <translation>Sok szemét a kezdéskor.</translation>
    </message>
    <message>
        <source>Plenty of uranium at the start.</source>
        <translation>Sok uránium a kezdéskor.</translation>
    </message>
    <message>
        <source>Little coal at the start.</source>
        <translation>Kevés szén a kezdéskor.</translation>
    </message>
    <message>
        <source>Little oil at the start.</source>
        <translation>Kevés olaj a kezdéskor.</translation>
    </message>
    <message>
        <source>Little garbage at the start.</source>
        <translation>Kevés szemét a kezdéskor.</translation>
    </message>
    <message>
        <source>Little uranium at the start.</source>
        <translation>Kevés uránium a kezdéskor.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>The uranium market is full: mines earn nothing now.</source>
        <translation>Az urániumpiac tele van: a bányák most semmit sem keresnek.</translation>
    </message>
    <message>
        <source>Mines sell uranium at {price} a city; yours would earn {income}.</source>
        <translation>A bányák városonként {price} áron adnak el urániumot; a tieid {income} bevételt hoznának.</translation>
    </message>
    <message>
        <source>Power outage: {built} cities this round, so income is cut.</source>
        <translation>Áramszünet: {built} város ebben a fordulóban, ezért a fizetségek csökkennek.</translation>
    </message>
    <message>
        <source>Cities this round: {built}; more than {maximum} cause an outage.</source>
        <translation>Városok ebben a fordulóban: {built}; {maximum} fölött áramszünet van.</translation>
    </message>
    <message>
        <source>The draw pile has run out: all plants are for sale.</source>
        <translation>Elfogyott a húzópakli: minden erőmű eladó.</translation>
    </message>
    <message>
        <source>The plants set aside are now the draw pile.</source>
        <translation>A félretett erőművek alkotják most a húzópaklit.</translation>
    </message>
    <message>
        <source>Plants set aside: {plants}.</source>
        <translation>Félretett erőművek: {plants}.</translation>
    </message>
    <message>
        <source>Can still start a second network: {names}.</source>
        <translation>Még kezdhetnek második hálózatot: {names}.</translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Cities by price</source>
        <translation>Városok ár szerint</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Ends your turn without building the planned houses.</source>
        <translation>Befejezi a köröd a kijelölt házak megépítése nélkül.</translation>
    </message>
    <message>
        <source>Builds all planned houses and ends your turn. You can undo it.</source>
        <translation>Megépíti az összes kijelölt házat, és befejezi a körödet. Visszavonható.</translation>
    </message>
    <message>
        <source>Builds all planned houses.</source>
        <translation>Megépíti az összes kijelölt házat.</translation>
    </message>
    <message>
        <source>Build houses</source>
        <translation>Építés</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n ház {cost}‑ért</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Építés</translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation>{a} – {b}  {cost}</translation>
    </message>
    <message>
        <source>connection + house, total</source>
        <translation>kapcsolat + ház, összesen</translation>
    </message>
    <message>
        <source>Second network</source>
        <translation>Második hálózat</translation>
    </message>
    <message>
        <source>Starts your second network in a starting city, once in the game; you pay no connection.</source>
        <translation>Elkezdi a másik hálózatodat egy kezdő városban: kapcsolatért nem kell fizetni, játékonként egyszer.</translation>
    </message>
    <message>
        <source>Build without ending the turn</source>
        <translation>Építés a kör befejezése nélkül</translation>
    </message>
    <message>
        <source>Remove all planned houses</source>
        <translation>Minden kijelölt ház törlése</translation>
    </message>
    <message>
        <source>Start your second network</source>
        <translation>Kezdd el a második hálózatodat</translation>
    </message>
    <message>
        <source>Build nothing and end turn</source>
        <translation>Nem építek, kör vége</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end the game</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n ház {cost} Elektróért, játék vége</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end turn</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n ház {cost} Elektróért, kör vége</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends your turn without a new house. You can undo it.</source>
        <translation>Befejezi a körödet új ház nélkül. Visszavonható.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Powered</source>
        <comment>cities</comment>
        <translation>Ellátott</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Fizetség</translation>
    </message>
    <message>
        <source>Point at a city for its price; click to plan a house.</source>
        <translation>Mutass egy városra, és látod az árát, kattints, és kijelölsz egy házat.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all.</source>
        <comment>cities, one by one</comment>
        <translation>
            <numerusform>A legolcsóbb %n ára összesen {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all, for an income of {income}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>A legolcsóbb %n ára összesen {cost}, velük a fizetség {income}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has room for you now.</source>
        <translation>Egyik városban sincs most számodra hely.</translation>
    </message>
    <message>
        <source>The cheapest city costs {price}, and you have {money}.</source>
        <translation>A legolcsóbb város {price} Elektro, neked {money} van.</translation>
    </message>
    <message>
        <source>house {price}</source>
        <translation>ház {price}</translation>
    </message>
    <message>
        <source>No house is planned: choose a city, or end your turn with E.</source>
        <translation>Nincs kijelölt ház: válassz várost, vagy fejezd be a köröd (E).</translation>
    </message>
    <message>
        <source>Your planned houses aren&apos;t built. Press {key} again to end the turn without them.</source>
        <translation>A kijelölt házak nem épültek meg. Még egy {key}: a kör vége nélkülük.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Billentyű: {key}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board being drawn</source>
        <translation>A rajzolt tábla</translation>
    </message>
    <message>
        <source>On the board being drawn</source>
        <translation>A rajzolt táblán</translation>
    </message>
    <message>
        <source>Move the selected city; with Shift by ten</source>
        <translation>A kijelölt város mozgatása, Shifttel tízzel</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Nagyítás, mint az egérgörgővel vagy két ujjal</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Kicsinyítés, mint az egérgörgővel vagy két ujjal</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Az egész tábla</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Any key shows the standings</source>
        <translation>Bármelyik billentyű az eredményt mutatja</translation>
    </message>
    <message numerus="yes">
        <source>%n cities powered in round {round}</source>
        <translation>
            <numerusform>%n ellátott város a(z) {round}.&#xa0;fordulóban</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation>A játék megtanulása</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>A ti asztalotok</translation>
    </message>
    <message>
        <source>Sets up the position of a real table, to play on from there.</source>
        <translation>Felállítja egy valódi asztal állását, hogy onnan lehessen folytatni.</translation>
    </message>
    <message>
        <source>Short chapters, twenty minutes in all. Leave at any time and continue later.</source>
        <translation>Rövid fejezetek, összesen húsz perc. Bármikor kiléphetsz, és később folytathatod.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>A következő fejezet</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a chapter</comment>
        <translation>kész</translation>
    </message>
    <message>
        <source>at step {step} of {steps}</source>
        <translation>{step}. lépés, összesen {steps}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message>
        <source>{city}, in area {area}, which is out of play.</source>
        <translation>{city}, terület: {area}, nincs játékban.</translation>
    </message>
    <message>
        <source>{city}, in area {area}.</source>
        <translation>{city}, terület: {area}.</translation>
    </message>
    <message>
        <source>{city}, for {way}, in area {area}.</source>
        <translation>{city}, kapcsolat: {way}, terület: {area}.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>a bank</translation>
    </message>
    <message>
        <source>Nobody has a house here.</source>
        <translation>Itt senkinek sincs háza.</translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation>Házak: {names}.</translation>
    </message>
    <message>
        <source>No place for you now.</source>
        <translation>Most nincs itt helyed.</translation>
    </message>
    <message>
        <source>A place costs {price}.</source>
        <translation>Egy hely ára {price}.</translation>
    </message>
    <message>
        <source>Building here costs {total}: house {house}, connection {way}.</source>
        <translation>Építés itt: {total}, ebből ház {house}, kapcsolat {way}.</translation>
    </message>
    <message>
        <source>In the list of cities</source>
        <translation>A városok listájában</translation>
    </message>
    <message>
        <source>Go to the city</source>
        <translation>Ugrás a városra</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Choose the city</source>
        <translation>A város kiválasztása</translation>
    </message>
    <message>
        <source>Cities in play</source>
        <translation>Városok a játékban</translation>
    </message>
    <message>
        <source>{city} and its connections</source>
        <translation>{city} és kapcsolatai</translation>
    </message>
    <message>
        <source>Enter: go there. Backspace: back. Space: choose. Escape: close.</source>
        <translation>Enter: oda. Backspace: vissza. Szóköz: választ. Esc: bezár.</translation>
    </message>
</context>
<context>
    <name>CityChoicePage</name>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Place a house for the bank: {number} of {all}</source>
        <translation>Tedd le a bank egy házát: {number} / {all}</translation>
    </message>
    <message>
        <source>The bank&apos;s cities must touch each other; you cannot build in them in Step 1.</source>
        <translation>A bank városai csak egymás mellett lehetnek; az 1.&#xa0;Részben nem építhettek bennük.</translation>
    </message>
    <message>
        <source>Place it in {city}</source>
        <translation>Ház ide: {city}</translation>
    </message>
    <message>
        <source>Mark a city to start in</source>
        <translation>Jelölj meg egy kezdő várost</translation>
    </message>
    <message>
        <source>Your network may start in any marked city.</source>
        <translation>A hálózatod bármelyik megjelölt városban kezdődhet.</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Megjelölés: {city}</translation>
    </message>
    <message>
        <source>Click a city on the map, or choose one from the list.</source>
        <translation>Kattints egy városra a térképen, vagy válaszd ki a listából.</translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation>Előbb válassz várost.</translation>
    </message>
    <message>
        <source>Confirms the chosen city.</source>
        <translation>Elfogadja a kiválasztott várost.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mutasd</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in Power Grid.</source>
        <translation>Programhiba történt.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>A játékod el van mentve.</translation>
    </message>
    <message>
        <source>The game at the table is not saved: save its record elsewhere.</source>
        <translation>Az asztalon lévő játék nincs elmentve: mentsd máshová a feljegyzését.</translation>
    </message>
    <message>
        <source>One of Power Grid&apos;s own files cannot be used; please reinstall the game.</source>
        <translation>A játékhoz tartozó egyik fájl nem használható; telepítsd újra a játékot.</translation>
    </message>
    <message>
        <source>A report is in {file}. Nothing is sent unless you send it.</source>
        <translation>A jelentés ebben a fájlban van: {file}. Nem küldjük el sehová; csak te küldheted el.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>In a text field</source>
        <translation>Egy szövegmezőben</translation>
    </message>
    <message>
        <source>Delete {board}? Games on it can still be continued.</source>
        <translation>Törlöd ezt a táblát: {board}? A rajta játszott játékok továbbra is folytathatók.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>The board cannot be moved to the trash and stays in {folder}.</source>
        <translation>A tábla nem helyezhető a kukába; itt marad: {folder}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Ends the games; the report stays.</source>
        <translation>Befejezi a játékokat; a jelentés megmarad.</translation>
    </message>
    <message>
        <source>Wins by place in the first turn order</source>
        <translation>Győzelmek az első sorrendbeli hely szerint</translation>
    </message>
    <message>
        <source>Wins by starting area</source>
        <translation>Győzelmek a kezdő terület szerint</translation>
    </message>
    <message>
        <source>Average price of a house, with its connection</source>
        <translation>Egy ház átlagára, a kapcsolattal</translation>
    </message>
    <message>
        <source>Games by number of rounds</source>
        <translation>Játékok a fordulók szerint</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Árak</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Balance of the board</source>
        <translation>A tábla kiegyensúlyozottsága</translation>
    </message>
    <message>
        <source>Bots have played {done} of {all} games.</source>
        <translation>A gépek {done} játékot játszottak le, összesen {all}.</translation>
    </message>
    <message>
        <source>Did not end: {count}.</source>
        <translation>Nem ért véget: {count}.</translation>
    </message>
    <message>
        <source>City {n}</source>
        <translation>{n}. város</translation>
    </message>
    <message>
        <source>Area {n}</source>
        <translation>{n}. terület</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Az én táblám</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Kelet</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Dél</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Nyugat</translation>
    </message>
    <message numerus="yes">
        <source>%n cities cannot be reached from the others.</source>
        <translation>
            <numerusform>%n város nem érhető el a többiből.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board needs two cities; add %n more.</source>
        <translation>
            <numerusform>Egy táblához két város kell; adj hozzá még ennyit: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every city can be reached.</source>
        <translation>Minden város elérhető.</translation>
    </message>
    <message>
        <source>House prices</source>
        <translation>Házak ára</translation>
    </message>
    <message>
        <source>Open places</source>
        <translation>Nyitott helyek</translation>
    </message>
    <message>
        <source>Entry cost</source>
        <translation>Belépési költség</translation>
    </message>
    <message>
        <source>What the three places cost; – is a place that is missing.</source>
        <translation>Mennyibe kerül a három hely; a – hiányzó helyet jelöl.</translation>
    </message>
    <message>
        <source>How many places are open in Steps 1, 2 and 3.</source>
        <translation>Hány hely nyitott az 1., a 2. és a 3.&#xa0;Részben.</translation>
    </message>
    <message>
        <source>What every route into the city costs besides its connection.</source>
        <translation>Ennyibe kerül a városba vezető minden út a kapcsolat árán felül.</translation>
    </message>
    <message>
        <source>Write three prices from 0 to {maximum}, or – for no place.</source>
        <translation>Írj be három árat 0 és {maximum} között, vagy – jelet, ha nincs hely.</translation>
    </message>
    <message>
        <source>Write three numbers from 0 to {maximum}, one for each Step.</source>
        <translation>Írj be három számot 0 és {maximum} között, Részenként egyet.</translation>
    </message>
    <message>
        <source>{0} has no city.</source>
        <translation>{0}: nincs benne város.</translation>
    </message>
    <message>
        <source>{0} is not in one piece: it lacks a connection.</source>
        <translation>{0} nem egy darabból áll: hiányzik benne egy kapcsolat.</translation>
    </message>
    <message>
        <source>Areas, each in one piece: {0}.</source>
        <translation>Területek, mind egy darabban: {0}.</translation>
    </message>
    <message>
        <source>Cities in {0}: {1}; usually {2}.</source>
        <translation>Városok itt: {0}: {1}; szokásos: {2}.</translation>
    </message>
    <message>
        <source>For {0} players: {1} areas needed, {2} available.</source>
        <translation>{0} játékoshoz: szükséges területek: {1}, meglévők: {2}.</translation>
    </message>
    <message>
        <source>For {0} players: no {1} areas are connected.</source>
        <translation>{0} játékoshoz: nincs ennyi összefüggő terület: {1}.</translation>
    </message>
    <message>
        <source>For {0} players: some choices of areas have too few cities; with these the game ends at {1}, not {2}.</source>
        <translation>{0} játékoshoz: egyes területválasztásokban kevés a város; ezekkel a játék {2} helyett {1} városnál ér véget.</translation>
    </message>
    <message>
        <source>For {0} players: all {1} cities may fill up before anybody has {2}, ending the game early; an end at {3} avoids that.</source>
        <translation>{0} játékosnál: {1} város betelhet, mielőtt valakinek {2} lenne, és a játék idő előtt véget ér; {3} városnál nem.</translation>
    </message>
    <message>
        <source>For {0} players: enough areas and cities.</source>
        <translation>{0} játékoshoz: elég a terület és a város.</translation>
    </message>
    <message>
        <source>More than one city is called {0}.</source>
        <translation>Több városnak is ez a neve: {0}.</translation>
    </message>
    <message>
        <source>Two areas have the same colour.</source>
        <translation>Két terület színe azonos.</translation>
    </message>
    <message>
        <source>{0} and {1} are on top of each other.</source>
        <translation>{0} és {1} egymáson fekszik.</translation>
    </message>
    <message>
        <source>{0} crosses {1}.</source>
        <translation>{0} keresztezi: {1}.</translation>
    </message>
    <message>
        <source>No connections cross.</source>
        <translation>Nem keresztezik egymást kapcsolatok.</translation>
    </message>
    <message>
        <source>{0} is in the sea.</source>
        <translation>{0} a tengerben van.</translation>
    </message>
    <message>
        <source>{0} crosses the sea.</source>
        <translation>{0} a tengeren vezet át.</translation>
    </message>
    <message>
        <source>Overlaps in small windows ({0}): {1}.</source>
        <translation>Átfedések kis ablakban ({0}): {1}.</translation>
    </message>
    <message>
        <source>No names or costs overlap, down to small windows.</source>
        <translation>A nevek és költségek kis ablakban sem fedik egymást.</translation>
    </message>
    <message>
        <source>Costs: {0} to {1}, {2} on average.</source>
        <translation>Költségek: {0}–{1}, átlagosan {2}.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>A tábla neve</translation>
    </message>
    <message>
        <source>Name of the city</source>
        <translation>A város neve</translation>
    </message>
    <message>
        <source>Name of the area</source>
        <translation>A terület neve</translation>
    </message>
    <message>
        <source>Area of the city</source>
        <translation>A város területe</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>A terület színe</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Balról</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Fentről</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Költség</translation>
    </message>
    <message>
        <source>Gives the area this colour.</source>
        <translation>Ezt a színt adja a területnek.</translation>
    </message>
    <message>
        <source>Puts the city into this area.</source>
        <translation>Ebbe a területbe teszi a várost.</translation>
    </message>
    <message>
        <source>By length, like other connections: {cost}</source>
        <translation>Hossza szerint, mint a többi: {cost}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>Draw the coast with the pointer, or add land around the cities.</source>
        <translation>Rajzold meg a partot az egérrel, vagy adj földet a városok köré.</translation>
    </message>
    <message>
        <source>Click where a city should be and type its name. Drag to move it.</source>
        <translation>Kattints oda, ahol a város legyen, és írd be a nevét. Húzással mozgathatod.</translation>
    </message>
    <message>
        <source>Click two cities to connect them, or drag from one to the other.</source>
        <translation>Kattints két városra, hogy összekösd őket, vagy húzz egyikből a másikba.</translation>
    </message>
    <message>
        <source>Brush over cities: the border follows them.</source>
        <translation>Húzd végig a városokon: a határ követi őket.</translation>
    </message>
    <message>
        <source>Choose a line to see what it refers to.</source>
        <translation>Válassz egy sort, hogy lásd, mire vonatkozik.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an area</comment>
        <translation>zöld</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of an area</comment>
        <translation>barna</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an area</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an area</comment>
        <translation>sárga</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an area</comment>
        <translation>kék</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of an area</comment>
        <translation>lila</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour of an area</comment>
        <translation>türkiz</translation>
    </message>
    <message>
        <source>In the editor&apos;s list</source>
        <translation>A szerkesztő listájában</translation>
    </message>
    <message>
        <source>Go to the city, then connect it to another</source>
        <translation>Ugrás a városra, majd összekötés egy másikkal</translation>
    </message>
    <message>
        <source>Go back to all cities</source>
        <translation>Vissza az összes városhoz</translation>
    </message>
    <message>
        <source>From {city} to</source>
        <translation>{city} városából ide</translation>
    </message>
    <message>
        <source>Pieces of land</source>
        <translation>Földdarabok</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Területek</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Föld</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Terület</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Szín</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Kapcsolatok</translation>
    </message>
    <message>
        <source>The games stopped: too many did not end.</source>
        <translation>A játékok leálltak: túl sok nem ért véget.</translation>
    </message>
    <message>
        <source>none, {cost} by length</source>
        <translation>hossz szerint: {cost}</translation>
    </message>
    <message>
        <source>{found} must be between {minimum} and {maximum}.</source>
        <translation>{found}: az értéknek {minimum} és {maximum} között kell lennie.</translation>
    </message>
    <message>
        <source>{id} is listed twice.</source>
        <translation>{id} kétszer szerepel a listán.</translation>
    </message>
    <message>
        <source>A city needs 1 to {maximum} places, each with a price.</source>
        <translation>Egy városnak 1–{maximum} hely kell, mindegyik árral.</translation>
    </message>
    <message>
        <source>Step {step} opens {found} places in a city, but a city has {maximum}.</source>
        <translation>A(z) {step}.&#xa0;Rész {found} helyet nyit meg egy városban, de egy városban csak {maximum} van.</translation>
    </message>
    <message>
        <source>Step {step} opens fewer places ({found}) than the Step before ({maximum}).</source>
        <translation>A(z) {step}.&#xa0;Rész kevesebb helyet nyit meg ({found}), mint az előző Rész ({maximum}).</translation>
    </message>
    <message>
        <source>Say at least what is paid for no powered city.</source>
        <translation>Legalább azt add meg, mennyi jár, ha valaki egy várost sem lát el.</translation>
    </message>
    <message>
        <source>Plant {plant} has more than one place at the start.</source>
        <translation>A(z) {plant}.&#xa0;sz. erőmű kezdetben több helyen is szerepel.</translation>
    </message>
    <message>
        <source>The opening market has {found} plants, but room for {maximum}.</source>
        <translation>Erőművek az első piacon: {found}, de csak {maximum} fér el.</translation>
    </message>
    <message>
        <source>With {players} players, {found} cards are lacking at the start.</source>
        <translation>{players} játékosnál a kezdéshez hiányzó kártyák: {found}.</translation>
    </message>
    <message>
        <source>A game without Steps needs a side pile.</source>
        <translation>A Részek nélküli játékhoz félretett erőművek kellenek.</translation>
    </message>
    <message>
        <source>Without Steps the game stays in Step 1, so no plants can wait for Step 2.</source>
        <translation>Részek nélkül a játék az 1. Részben marad, így egyetlen erőmű sem várhat a 2. Részre.</translation>
    </message>
    <message>
        <source>With {players} players the row begins with {maximum} plants, but only {found} are sorted.</source>
        <translation>{players} játékosnál a sor ennyi erőművel kezdődik: {maximum}, de csak {found} van rendezve.</translation>
    </message>
    <message>
        <source>Plant {plant} would burn {found} tokens, but can store {maximum}.</source>
        <translation>A(z) {plant}.&#xa0;sz. erőmű {found} jelzőt használna el, de csak {maximum} fér el rajta.</translation>
    </message>
    <message>
        <source>A rule refers to a city that does not exist: {id}.</source>
        <translation>Egy szabály nem létező városra hivatkozik: {id}.</translation>
    </message>
    <message>
        <source>A rule refers to an area that does not exist: {id}.</source>
        <translation>Egy szabály nem létező területre hivatkozik: {id}.</translation>
    </message>
    <message>
        <source>{fuel} needs at least one space on the market.</source>
        <translation>{fuel}: legalább egy mező kell a piacon.</translation>
    </message>
    <message>
        <source>{fuel}: the market has room for {maximum}, not {found}.</source>
        <translation>{fuel}: a piacon {maximum} fér el, nem {found}.</translation>
    </message>
    <message>
        <source>{fuel}: there are {maximum} in the box, not {found}.</source>
        <translation>{fuel}: a dobozban {maximum} van, nem {found}.</translation>
    </message>
    <message>
        <source>The shuffled plants must come after the sorted ones.</source>
        <translation>A kevert erőműveknek a rendezettek után kell jönniük.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Igen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Sor hozzáadása</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Sor törlése</translation>
    </message>
    <message>
        <source>In a table of a rule</source>
        <translation>Egy szabály táblázatában</translation>
    </message>
    <message>
        <source>Type another number</source>
        <translation>Másik szám beírása</translation>
    </message>
    <message>
        <source>Change the cell, or accept it</source>
        <translation>A cella módosítása vagy elfogadása</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Any plug card</source>
        <translation>Bármelyik villásdugós kártya</translation>
    </message>
    <message>
        <source>Any other card</source>
        <translation>Bármelyik más kártya</translation>
    </message>
    <message>
        <source>Cheaper by</source>
        <translation>Ennyivel olcsóbb</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kártya</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a plant</comment>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Szám</translation>
    </message>
    <message>
        <source>Two rules contradict each other: “{rule}” and “{other}”</source>
        <translation>Két szabály ellentmond egymásnak: „{rule}” és „{other}”</translation>
    </message>
    <message>
        <source>Unconnected areas need a way across: set the most a connection can cost, or the price of starting where none leads.</source>
        <translation>A különálló területekhez átjárás kell: add meg, legfeljebb mennyibe kerül egy kapcsolat, vagy mennyibe kerül ott kezdeni, ahová nem vezet egy sem.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Más kártyák</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Erőmű</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Erőművek</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Plug cards</source>
        <translation>Villásdugósak</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Ár</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jelzők</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>custom table</source>
        <translation>saját táblázat</translation>
    </message>
    <message>
        <source>In order up to plant</source>
        <translation>Sorrendben eddig az erőműig</translation>
    </message>
    <message>
        <source>Shuffled up to plant</source>
        <translation>Keverve eddig az erőműig</translation>
    </message>
    <message>
        <source>Added each round</source>
        <translation>Fordulónként érkezik</translation>
    </message>
    <message>
        <source>At most in the row</source>
        <translation>Legfeljebb a sorban</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>A tábla szabályai</translation>
    </message>
    <message>
        <source>Custom rule</source>
        <translation>Saját szabály</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Szabály</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Accept the text</source>
        <translation>A szöveg elfogadása</translation>
    </message>
    <message>
        <source>Restore the text</source>
        <translation>Az eredeti szöveg vissza</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board editor</source>
        <translation>Táblaszerkesztő</translation>
    </message>
    <message>
        <source>a copy, saved once you change it</source>
        <translation>másolat; az első módosításodkor mentődik</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Átrajzolandó kép</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Képek (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>This file is not a picture: {name}</source>
        <translation>Ez a fájl nem kép: {name}</translation>
    </message>
    <message>
        <source>Boards (*.yaml)</source>
        <translation>Táblák (*.yaml)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>A tábla exportálása</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Elmentve: {file}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ismét</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Kép alatta</translation>
    </message>
    <message>
        <source>Puts a picture under the board for tracing.</source>
        <translation>Képet tesz a tábla alá átrajzoláshoz.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Saves the board as one file to share.</source>
        <translation>Egyetlen fájlba menti a táblát, hogy megoszthasd.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: the board</comment>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Moves the board to the system&apos;s trash, after asking you.</source>
        <translation>Megerősítés után a kukába teszi a táblát.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Leaves the editor. The board is saved.</source>
        <translation>Elhagyja a szerkesztőt. A tábla el van mentve.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Föld</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Kapcsolatok</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Területek</translation>
    </message>
    <message numerus="yes">
        <source>%n custom rules</source>
        <translation>
            <numerusform>%n saját szabály</numerusform>
        </translation>
    </message>
    <message>
        <source>A board may have no more than {maximum} of these.</source>
        <translation>Egy táblán ezekből legfeljebb {maximum} lehet.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Eszközök</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Billentyű: {key}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Checks the board for this number of players.</source>
        <translation>Erre a játékosszámra ellenőrzi a táblát.</translation>
    </message>
    <message>
        <source>Results of the check</source>
        <translation>Az ellenőrzés eredménye</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Módosítás</translation>
    </message>
    <message>
        <source>This board was also changed elsewhere; you are now editing a copy.</source>
        <translation>Ezt a táblát máshol is módosították; most egy másolatát szerkeszted.</translation>
    </message>
    <message>
        <source>Shows all rules a board can change.</source>
        <translation>Megmutatja az összes szabályt, amit egy tábla módosíthat.</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>A tábla szabályai</translation>
    </message>
    <message>
        <source>Try with bots</source>
        <translation>Próba gépekkel</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Játék most</translation>
    </message>
    <message>
        <source>your board, saved after every change</source>
        <translation>a táblád, minden módosításkor mentve</translation>
    </message>
    <message>
        <source>As in the edition. No custom rules yet.</source>
        <translation>Ahogy a kiadásban. Még nincs saját szabálya.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n város</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <translation>
            <numerusform>%n kapcsolat</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes back to drawing.</source>
        <translation>Visszavisz a rajzoláshoz.</translation>
    </message>
    <message>
        <source>Starts a game against bots on this board.</source>
        <translation>Játékot kezd gépek ellen ezen a táblán.</translation>
    </message>
    <message>
        <source>Has bots play 200 games on the board and shows how balanced it is.</source>
        <translation>200 játékot játszat a gépekkel a táblán, és megmutatja, mennyire kiegyensúlyozott.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Visszavonja az utolsó módosítást.</translation>
    </message>
    <message>
        <source>The board cannot be saved ({reason}).</source>
        <translation>A táblát nem lehet elmenteni ({reason}).</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafikonok</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>Where the money went</source>
        <translation>Mire ment el a pénz</translation>
    </message>
    <message>
        <source>Elektro over the whole game</source>
        <translation>Elektro az egész játékban</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>Ami kitűnt</translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation>Grafikonok képként (*.png);;Adatok táblázatként (*.csv)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Elmentve: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be saved ({reason}); choose another folder.</source>
        <translation>Nem menthető: {file} ({reason}); válassz másik mappát.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>fordulónként</translation>
    </message>
    <message>
        <source>by round; the game ends at {count}</source>
        <translation>fordulónként; a játék vége {count} városnál</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Ellátott városok</translation>
    </message>
    <message>
        <source>by round, as paid</source>
        <translation>fordulónként, a fizetség szerint</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation>a fordulók végén</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Fizetség</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Növekedés</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapacitás</translation>
    </message>
    <message>
        <source>cities that the plants could power</source>
        <translation>ennyi várost láthatnának el az erőművek</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation>
            <numerusform>{name} nyer, %n várost lát el</numerusform>
        </translation>
    </message>
    <message>
        <source>powered</source>
        <comment>cities, heading of a column</comment>
        <translation>ellátott</translation>
    </message>
    <message>
        <source>cities</source>
        <comment>heading of a column</comment>
        <translation>város</translation>
    </message>
    <message>
        <source>money</source>
        <comment>heading of a column</comment>
        <translation>pénz</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>erőmű</translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation>{name} is ugyanennyit lát el: {count}. A pénz dönt: {a} : {b}.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Poster</source>
        <comment>button: a picture to keep</comment>
        <translation>Plakát</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>button: back to the table</comment>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Lépésről lépésre mutatja a játékot.</translation>
    </message>
    <message>
        <source>Shows the table as it was at the end.</source>
        <translation>Megmutatja az asztalt a játék végén.</translation>
    </message>
    <message>
        <source>Saves the record of the game as a file.</source>
        <translation>Fájlba menti a játék feljegyzését.</translation>
    </message>
    <message>
        <source>Saves the figures on this page to a file.</source>
        <translation>Fájlba menti ennek az oldalnak az adatait.</translation>
    </message>
    <message>
        <source>Shows the standings and the next game.</source>
        <translation>Megmutatja az állást és a következő játszmát.</translation>
    </message>
    <message>
        <source>Starts the same game again with new cards.</source>
        <translation>Újrakezdi ugyanezt a játékot új kártyákkal.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Megnyitja az új játék oldalát.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Történet</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>costly ones</comment>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Shows the charts: {name}. Key: {key}</source>
        <translation>Grafikonokat mutat: {name}. Billentyű: {key}</translation>
    </message>
    <message>
        <source>The poster is in {folder} and on the clipboard.</source>
        <translation>A plakát itt van: {folder}, és a vágólapon is.</translation>
    </message>
    <message>
        <source>Spent</source>
        <comment>money</comment>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Time-lapse</source>
        <translation>Gyorsított film</translation>
    </message>
    <message>
        <source>Shows the whole game in twenty seconds.</source>
        <translation>Húsz másodpercben mutatja az egész játékot.</translation>
    </message>
    <message>
        <source>Saves a picture of the lit board beside your games and copies it to the clipboard.</source>
        <translation>Elmenti a kivilágított tábla képét a játékaid mellé, és a vágólapra másolja.</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Fordulóról fordulóra</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Másik forduló</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Visszajátszás innen</translation>
    </message>
    <message>
        <source>The board at the end of the round</source>
        <translation>A tábla a forduló végén</translation>
    </message>
    <message>
        <source>The master&apos;s game is paused: no bot answers. Reopen this page to try again.</source>
        <translation>A mester játéka áll: egyik bot sem válaszol. Nyisd meg újra ezt az oldalt, hogy újra próbálkozzon.</translation>
    </message>
    <message>
        <source>The master is playing this deal in your seat: round {round}.</source>
        <translation>A mester a te helyeden játssza ezt az osztást: {round}. forduló.</translation>
    </message>
    <message>
        <source>You: place {place}, {powered} powered. The master in your seat: place {its_place}, {its_powered} powered.</source>
        <comment>cities powered</comment>
        <translation>Te: {place}. hely, {powered} ellátva. A mester a te helyeden: {its_place}. hely, {its_powered} ellátva.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n cities powered</source>
        <translation>
            <numerusform>Te nyersz, %n várost látsz el</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lead} more than {name}, after %n rounds.</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>{lead} várossal {name} előtt, %n forduló után.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} powers {count} too. Cities decide: {a} against {b}.</source>
        <translation>{name} is ugyanennyit lát el: {count}. A városok döntenek: {a} : {b}.</translation>
    </message>
    <message>
        <source>{name} powers {count} too, with equal money. Cities decide: {a} against {b}.</source>
        <translation>{name} is ugyanennyit lát el: {count}, és a pénz is ugyanannyi. A városok döntenek: {a} : {b}.</translation>
    </message>
    <message numerus="yes">
        <source>You: place {place} of {players}, %n cities powered</source>
        <translation>
            <numerusform>Te: {place}. hely {players} közül, %n ellátott város</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on every count</source>
        <translation>mindenben holtverseny</translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation>a legtöbb várost látja el</translation>
    </message>
    <message>
        <source>wins the tie-break</source>
        <translation>holtversenyben nyer</translation>
    </message>
    <message>
        <source>as many, less money</source>
        <comment>than the one above</comment>
        <translation>ugyanannyi, kevesebb pénz</translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <comment>than the one above</comment>
        <translation>ugyanannyi, kevesebb város</translation>
    </message>
    <message>
        <source>could power no city</source>
        <translation>egy városra sincs árama</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>%n várossal {name} mögött</numerusform>
        </translation>
    </message>
    <message>
        <source>could power only {powered} of {owned}</source>
        <translation>árama csak ennyire: {powered} / {owned}</translation>
    </message>
    <message>
        <source>why this place</source>
        <translation>miért ez a hely</translation>
    </message>
    <message>
        <source>plants</source>
        <comment>what money was spent on</comment>
        <translation>erőművek</translation>
    </message>
    <message>
        <source>fuel</source>
        <comment>what money was spent on</comment>
        <translation>nyersanyag</translation>
    </message>
    <message>
        <source>connections</source>
        <comment>what money was spent on</comment>
        <translation>kapcsolatok</translation>
    </message>
    <message>
        <source>houses</source>
        <comment>what money was spent on</comment>
        <translation>házak</translation>
    </message>
    <message>
        <source>left over</source>
        <comment>money that was not spent</comment>
        <translation>maradt</translation>
    </message>
</context>
<context>
    <name>Factory</name>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to move</source>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more</source>
        <translation>
            <numerusform>legfeljebb még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers can buy or remove</source>
        <translation>
            <numerusform>%n munkás vehet vagy eltávolíthat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can bid up to %n workers</source>
        <translation>
            <numerusform>legfeljebb %n munkást kínálhatsz</numerusform>
        </translation>
    </message>
    <message>
        <source>Seasonal workers for {price} each</source>
        <translation>Idénymunkások, egyenként {price}</translation>
    </message>
    <message>
        <source>Workers to bid</source>
        <translation>Felajánlott munkások</translation>
    </message>
    <message>
        <source>Edge space for {price}</source>
        <translation>szélső hely {price} áron</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Visszavonja az utolsó lépést.</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do.</source>
        <translation>Megmutatja, mit tenne a legerősebb gép.</translation>
    </message>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Kiszáll ebből az árverésből.</translation>
    </message>
    <message>
        <source>Carries out everything planned.</source>
        <translation>Végrehajt mindent, ami tervbe van véve.</translation>
    </message>
    <message>
        <source>Open an auction</source>
        <translation>Árverés indítása</translation>
    </message>
    <message numerus="yes">
        <source>Open {tile} with %n workers</source>
        <translation>
            <numerusform>{tile} indítása %n munkással</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n workers</source>
        <translation>
            <numerusform>%n munkás kínálása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>%n lapka áthelyezése</numerusform>
        </translation>
    </message>
    <message>
        <source>Run, for a profit of {profit}</source>
        <translation>Indítás, nyereség {profit}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Pay {price} and end turn</source>
        <translation>{price} kifizetése, kör vége</translation>
    </message>
    <message>
        <source>It makes each purchase {discount} cheaper.</source>
        <translation>Ezzel minden vásárlás olcsóbb ennyivel: {discount}.</translation>
    </message>
    <message>
        <source>It lets you choose before others.</source>
        <translation>Ezzel mások előtt választasz.</translation>
    </message>
    <message numerus="yes">
        <source>It earns {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>%n forduló alatt {gain} Elektrót hoz {price} áron.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other purchase pays for itself.</source>
        <translation>Más vásárlás nem térül meg.</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>Canteen {n}</source>
        <translation>Étkezde {n}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Termelés</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Raktár</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Beside the factory {n}</source>
        <translation>A gyár mellett {n}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} nyer</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Pénz az egyes fordulók után</translation>
    </message>
    <message>
        <source>last profit {profit}</source>
        <translation>utolsó nyereség {profit}</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Lépésről lépésre mutatja a játékot.</translation>
    </message>
    <message>
        <source>Goes back to the table.</source>
        <translation>Visszatér az asztalhoz.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Megnyitja az új játék oldalát.</translation>
    </message>
    <message>
        <source>Starts again with the same players.</source>
        <translation>Újrakezdi ugyanazokkal a játékosokkal.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Kezdődik a(z) {n}. forduló.</translation>
    </message>
    <message>
        <source>New order tiles: {tiles}.</source>
        <translation>Új sorrendlapkák: {tiles}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} nyer.</translation>
    </message>
    <message>
        <source>Energy stays at {price}.</source>
        <translation>Az energia ára {price} marad.</translation>
    </message>
    <message>
        <source>Energy rises to {price}.</source>
        <translation>Az energia új ára: {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back to the central storage.</source>
        <translation>
            <numerusform>%n lapka visszakerül a központi raktárba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens order tile {tile} with %n workers.</source>
        <translation>
            <numerusform>{name}&#xa0;%n munkással indítja a(z) {tile}. sorrendlapkát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids %n workers.</source>
        <translation>
            <numerusform>{name}&#xa0;%n munkást kínál.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passzol.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes order tile {tile} for %n workers.</source>
        <translation>
            <numerusform>{name}&#xa0;%n munkásért megkapja a(z) {tile}. sorrendlapkát.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves to the market: {tile}.</source>
        <translation>{name} a piacra tesz: {tile}.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}.</source>
        <translation>{name} vesz {price} áron: {tile}.</translation>
    </message>
    <message>
        <source>{name} places: {tile}.</source>
        <translation>{name} elhelyez: {tile}.</translation>
    </message>
    <message>
        <source>{name} removes: {tile}.</source>
        <translation>{name} eltávolít: {tile}.</translation>
    </message>
    <message>
        <source>{name} hires nobody.</source>
        <translation>{name} senkit sem vesz fel.</translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n seasonal workers for {price}.</source>
        <translation>
            <numerusform>{name}&#xa0;%n idénymunkást vesz fel {price} áron.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} runs: production {production}, storage {storage}, energy {energy}.</source>
        <translation>{name} üzeme: termelés {production}, raktár {storage}, energia {energy}.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}.</source>
        <translation>{name} nyeresége {profit}: bevétel {income}, energia {cost}.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Workers, next round</source>
        <translation>Munkások, új forduló</translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Kevés a raktár: %n áru nem tárolható.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Production is short: room for %n more goods.</source>
        <translation>
            <numerusform>Kevés a termelés: még %n áru elférne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Production and storage are balanced.</source>
        <translation>A termelés és a raktár kiegyenlített.</translation>
    </message>
    <message>
        <source>Energy price {price}</source>
        <translation>Energiaár: {price}</translation>
    </message>
    <message>
        <source>Round {n} of {last}</source>
        <translation>{n}. forduló / {last}</translation>
    </message>
    <message>
        <source>Run a factory for five rounds</source>
        <translation>Vezess egy gyárat öt fordulón át</translation>
    </message>
    <message>
        <source>Bid workers for your place in the turn order, buy machines, robots and storage, and watch the energy price. The richest player wins.</source>
        <translation>Licitálj munkásokkal a sorrendbeli helyedért, vegyél gépeket, robotokat és raktárakat, és figyeld az energia árát. A leggazdagabb nyer.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>First game: the energy price stays the same in round 1</source>
        <translation>Első játék: az energia ára az 1.&#xa0;fordulóban nem változik</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Minden játékosnak kell egy név.</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Elindítja a játékot.</translation>
    </message>
    <message>
        <source>The tiles are not the printed ones: most printed values are unknown, so these were designed for this game.</source>
        <translation>A lapkák nem a nyomtatottak: a legtöbb nyomtatott érték nem ismert, ezek ehhez a játékhoz készültek.</translation>
    </message>
    <message>
        <source>Your worker is worth more than this order tile.</source>
        <translation>A munkásod többet ér, mint ez a sorrendlapka.</translation>
    </message>
    <message>
        <source>Profits of round {n}: {profits}</source>
        <translation>Nyereségek a(z) {n}. fordulóban: {profits}</translation>
    </message>
    <message>
        <source>It helps the others least.</source>
        <translation>Ez segít a legkevesebbet a többieknek.</translation>
    </message>
    <message>
        <source>It works from this round on.</source>
        <translation>Már ettől a fordulótól dolgozik.</translation>
    </message>
    <message>
        <source>It makes room for a better tile.</source>
        <translation>Helyet ad egy jobb lapkának.</translation>
    </message>
    <message>
        <source>More tiles would help the others.</source>
        <translation>Több lapka a többieknek segítene.</translation>
    </message>
    <message>
        <source>Nobody needs more tiles.</source>
        <translation>Senkinek sem kell több lapka.</translation>
    </message>
    <message>
        <source>Their work earns more than they cost.</source>
        <translation>A munkájuk többet hoz, mint amennyibe kerülnek.</translation>
    </message>
    <message>
        <source>It is the only order tile left.</source>
        <translation>Ez az utolsó sorrendlapka.</translation>
    </message>
    <message>
        <source>It lets you move tiles to the market after the others.</source>
        <translation>Ezzel a többiek után teszel lapkákat a piacra.</translation>
    </message>
    <message>
        <source>You can bid no more workers.</source>
        <translation>Nem kínálhatsz több munkást.</translation>
    </message>
    <message>
        <source>Another order tile is worth more to you.</source>
        <translation>Egy másik sorrendlapka többet ér neked.</translation>
    </message>
    <message>
        <source>You gain the most from it.</source>
        <translation>Neked ez hozza a legtöbbet.</translation>
    </message>
    <message>
        <source>No other tile would be better.</source>
        <translation>Egyik másik lapka sem lenne jobb.</translation>
    </message>
    <message>
        <source>Profit {profit}.</source>
        <translation>Nyereség {profit}.</translation>
    </message>
    <message>
        <source>You have no worker left to buy with.</source>
        <translation>Nincs több szabad munkásod a vásárláshoz.</translation>
    </message>
    <message>
        <source>The market is empty.</source>
        <translation>A piac üres.</translation>
    </message>
    <message>
        <source>You cannot afford any of the tiles on the market.</source>
        <translation>A piac egyik lapkájára sincs elég pénzed.</translation>
    </message>
    <message>
        <source>Your money brings more in later rounds.</source>
        <translation>A pénzed a későbbi fordulókban többet hoz.</translation>
    </message>
    <message>
        <source>It fits what you can buy next.</source>
        <translation>Illik ahhoz, amit ezután vehetsz.</translation>
    </message>
    <message>
        <source>Without it you would have about {money} less at the end.</source>
        <translation>Nélküle a végén kb. {money} Elektróval kevesebbed lenne.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Lapkák</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Shows how the game went.</source>
        <translation>Megmutatja a játék menetét.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} nyeresége {profit}: bevétel {income}, energia {cost}, az utolsó fordulóban duplán.</translation>
    </message>
    <message>
        <source>{name} places on an edge space for {price}: {tile}.</source>
        <translation>{name} szélső helyre tesz {price} áron: {tile}.</translation>
    </message>
    <message>
        <source>Energy, {needed} at {price}</source>
        <translation>Energia, {needed} × {price}</translation>
    </message>
    <message>
        <source>Energy at {price}, with {n} of {count} tiles: profit {profit}</source>
        <translation>Energia {price} áron, {count} lapkából {n}: nyereség {profit}</translation>
    </message>
    <message>
        <source>round {n}, unfinished</source>
        <translation>{n}.&#xa0;forduló, befejezetlen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Még nincs mentett játék.</translation>
    </message>
    <message>
        <source>Continues the chosen game.</source>
        <translation>Folytatja a kiválasztott játékot.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Még nincs befejezett játék.</translation>
    </message>
    <message>
        <source>Finished games: {over}, won by people: {won}, unfinished: {open}</source>
        <translation>Befejezett játékok: {over}, ember nyerte: {won}, befejezetlen: {open}</translation>
    </message>
    <message>
        <source>step {n} of {last}</source>
        <translation>{n}. lépés / {last}</translation>
    </message>
    <message>
        <source>Finish the chapter</source>
        <translation>Fejezet befejezése</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>It is the last one: its profit counts twice.</source>
        <translation>Ez az utolsó: a nyeresége duplán számít.</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>árverésen</translation>
    </message>
    <message>
        <source>Order tile {n}</source>
        <translation>{n}. sorrendlapka</translation>
    </message>
    <message>
        <source>each purchase {discount} cheaper</source>
        <translation>minden vásárlásra kedvezmény: {discount}</translation>
    </message>
    <message>
        <source>Next factory</source>
        <translation>Következő gyár</translation>
    </message>
    <message>
        <source>Shows the factory of the next player.</source>
        <translation>A következő játékos gyárát mutatja.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Új játékot indít ebből az állásból.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Visszavisz az előző oldalra.</translation>
    </message>
    <message>
        <source>{name} makes a costly turn ({cost}): {done}</source>
        <translation>{name}: drága lépés ({cost}): {done}</translation>
    </message>
    <message>
        <source>Profit {profit} for {spent} spent, not {other} for {other_spent}</source>
        <translation>{profit} nyereség {spent} kiadással, nem {other} {other_spent} kiadással</translation>
    </message>
    <message>
        <source>It costs {price}, not {other}</source>
        <translation>Ennek ára {price}, nem {other}</translation>
    </message>
    <message>
        <source>Round {n} · {phase}</source>
        <translation>{n}. forduló · {phase}</translation>
    </message>
    <message>
        <source>nobody could have done much better</source>
        <translation>senki sem játszhatott volna sokkal jobban</translation>
    </message>
    <message>
        <source>in Elektro at the end; click one to see the turn</source>
        <translation>Elektróban a végén; kattintásra a lépéshez visz</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>A legdrágább lépések</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Jobb: {action}</translation>
    </message>
    <message>
        <source>It brings more in later rounds</source>
        <translation>Ez a későbbi fordulókban többet hoz</translation>
    </message>
    <message>
        <source>{goods} goods for {energy} energy, not {other} for {other_energy}</source>
        <translation>{goods} áru {energy} energiáért, nem {other} {other_energy} energiáért</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} gondolkodik</translation>
    </message>
    <message>
        <source>Shows all games in figures.</source>
        <translation>Megmutatja az összes játékot számokban.</translation>
    </message>
    <message numerus="yes">
        <source>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</source>
        <translation>
            <numerusform>Gyármenedzser %n játékosnak: az nyer, akinek {rounds} forduló után a legtöbb pénze van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {tile} with %n workers</source>
        <translation>
            <numerusform>{tile} elvétele %n munkással</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected final money</source>
        <translation>Várható pénz a végén</translation>
    </message>
    <message>
        <source>if the strongest bot played on; a dot marks a costly turn</source>
        <translation>ha a legerősebb szint játszana tovább; a pont drága lépés</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n workers</source>
        <translation>
            <numerusform>%n munkás felvétele</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>The other factories</source>
        <translation>A többi gyár</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>fordulónként</translation>
    </message>
    <message>
        <source>by round, before the last one is doubled</source>
        <translation>fordulónként, az utolsó duplázása előtt</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Eladott áru</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Gyár</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Költségek</translation>
    </message>
    <message>
        <source>Energy bill</source>
        <translation>Energiaszámla</translation>
    </message>
    <message>
        <source>Workers at work</source>
        <translation>Dolgozó munkások</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Vett lapkák</translation>
    </message>
    <message>
        <source>Elektro spent on them</source>
        <translation>Rájuk költött Elektro</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>típusonként</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>A te gyárad</translation>
    </message>
    <message>
        <source>Run your factory as planned</source>
        <translation>Működtesd a gyárad a terv szerint</translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers available next round.</source>
        <translation>
            <numerusform>Nyereség {profit}, és %n szabad munkás a következő fordulóra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {action}. {reason}</source>
        <translation>A legjobb: {action}. {reason}</translation>
    </message>
    <message>
        <source>Available workers {n}</source>
        <translation>Szabad munkások {n}</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} csak {lost} Elektrót tud fizetni ennyiből: {due}; bevétel {income}, energia {cost}, az utolsó fordulóban duplán.</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}.</source>
        <translation>{name} csak {lost} Elektrót tud fizetni ennyiből: {due}; bevétel {income}, energia {cost}.</translation>
    </message>
    <message>
        <source>Profit ×{n}</source>
        <translation>Nyereség ×{n}</translation>
    </message>
    <message>
        <source>Workers, this round</source>
        <translation>Munkások, e forduló</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker left to buy or remove</source>
        <translation>nincs több munkás vételhez vagy eltávolításhoz</translation>
    </message>
    <message>
        <source>you have no worker to bid</source>
        <translation>nincs munkásod, akit kínálhatnál</translation>
    </message>
    <message>
        <source>you cannot bid more, only pass</source>
        <translation>nem kínálhatsz többet, csak passzolhatsz</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Lapkák áthelyezése</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s expected final money, and the best action.</source>
        <translation>Megmutatja mindenki várható pénzét a végén és a legjobb lépést.</translation>
    </message>
    <message>
        <source>{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, available workers {free}, tiles {count}.</source>
        <translation>{name}: {tile}. sorrendlapka, {money} Elektro, termelés {production}, raktár {storage}, energia {energy}, szabad munkások: {free}, lapkák: {count}.</translation>
    </message>
    <message>
        <source>Order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, in the canteen {canteen}, available workers {free}.</source>
        <translation>{tile}. sorrendlapka, {money} Elektro, termelés {production}, raktár {storage}, energia {energy}, munkások az étkezdében: {canteen}, szabad: {free}.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Szabad hely</translation>
    </message>
    <message>
        <source>{price} Elektro</source>
        <translation>{price} Elektro</translation>
    </message>
    <message>
        <source>Edge space: {text}</source>
        <translation>Szélső hely: {text}</translation>
    </message>
    <message>
        <source>Empty: {room}</source>
        <translation>Üres: {room}</translation>
    </message>
    <message>
        <source>{tile}, switched off</source>
        <translation>{tile}, kikapcsolva</translation>
    </message>
    <message>
        <source>Beside your factory: {tile}</source>
        <translation>A gyárad mellett: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n befejezett játék</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Megnyert játékok</translation>
    </message>
    <message>
        <source>What winners buy</source>
        <translation>Mit vesznek a győztesek</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Győztesek</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>A többiek</translation>
    </message>
    <message>
        <source>in %; the line marks an equal chance</source>
        <translation>%-ban; a vonás az egyenlő esély</translation>
    </message>
    <message>
        <source>the average of all games</source>
        <translation>az összes játék átlaga</translation>
    </message>
    <message>
        <source>tiles per game; the line marks what the others buy</source>
        <translation>lapka játékonként; a vonás az, amit a többiek vesznek</translation>
    </message>
    <message>
        <source>Central storage and market</source>
        <translation>Központi raktár és piac</translation>
    </message>
    <message>
        <source>Central storage: {tile}</source>
        <translation>Központi raktár: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this column</source>
        <translation>
            <numerusform>%n lapka ebben az oszlopban</numerusform>
        </translation>
    </message>
    <message>
        <source>Market: {tile}</source>
        <translation>Piac: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>price without discount, and what it earns in %n rounds</source>
        <translation>
            <numerusform>ár kedvezmény nélkül, és amit %n forduló alatt hoz</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds, after {price} for an edge space.</source>
        <translation>
            <numerusform>%n forduló alatt {gain} Elektrót hoz, a szélső hely {price} Elektrójának levonása után.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an order tile: low numbers act first, high ones buy cheaper.</source>
        <translation>Válassz sorrendlapkát: a kis szám előbb jön sorra, a nagy olcsóbban vásárol.</translation>
    </message>
    <message>
        <source>You can hire seasonal workers, at most {maximum}.</source>
        <translation>Legfeljebb {maximum} idénymunkást vehetsz fel.</translation>
    </message>
    <message>
        <source>You have no money left for the edge space it needs.</source>
        <translation>A szükséges szélső helyre már nem marad pénzed.</translation>
    </message>
    <message>
        <source>It takes a second worker to remove the old one.</source>
        <translation>A meglévő eltávolításához még egy munkás kell.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers cost {price}; you have {money}.</source>
        <translation>
            <numerusform>%n idénymunkás ára {price}; neked {money} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch off {tiles}</source>
        <translation>Kikapcsolás: {tiles}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Piac</translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it earns in %n rounds</source>
        <translation>
            <numerusform>az árad, és amit %n forduló alatt hoz</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}. Costs {price}.</source>
        <translation>{tile}. Ára {price}.</translation>
    </message>
    <message>
        <source>{tile}. Costs {price}: {printed} less {discount}.</source>
        <translation>{tile}. Ára {price}: {printed} mínusz {discount}.</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds.</source>
        <translation>
            <numerusform>%n forduló alatt {gain} Elektrót hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Factory Manager, the table</source>
        <translation>Gyármenedzser, az asztal</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>The tile with this number</source>
        <translation>Az ilyen számú lapka</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Phase {n}: {name}</source>
        <translation>{n}. fázis: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{price} (%n tiles)</source>
        <translation>
            <numerusform>{price} (%n lapka)</numerusform>
        </translation>
    </message>
    <message>
        <source>{now}; next: {prices}</source>
        <translation>{now}; a következő: {prices}</translation>
    </message>
    <message>
        <source>Shows the rules of this phase. Key: F1</source>
        <translation>Megmutatja e fázis szabályait. Billentyű: F1</translation>
    </message>
    <message>
        <source>Shows or hides what has happened. Key: L</source>
        <translation>Mutatja vagy elrejti, mi történt. Billentyű: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Megnyitja a menüt. Billentyű: F10</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Válaszd ki, ki játszik</translation>
    </message>
    <message>
        <source>Four chapters at a real table</source>
        <translation>Négy fejezet egy igazi asztalnál</translation>
    </message>
    <message>
        <source>Four short chapters at a real table.</source>
        <translation>Négy rövid fejezet egy igazi asztalnál.</translation>
    </message>
    <message>
        <source>Storage room</source>
        <translation>Raktárhelyiség</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Gép</translation>
    </message>
    <message>
        <source>Production robot</source>
        <translation>Termelőrobot</translation>
    </message>
    <message>
        <source>Auxiliary robot</source>
        <translation>Segédrobot</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Vezérlő</translation>
    </message>
    <message>
        <source>Optimisation</source>
        <translation>Diszpécser</translation>
    </message>
    <message>
        <source>Storage rooms</source>
        <translation>Raktárak</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Gépek</translation>
    </message>
    <message>
        <source>Prod. robots</source>
        <translation>Termelőrobotok</translation>
    </message>
    <message>
        <source>Aux. robots</source>
        <translation>Segédrobotok</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Vásárlás</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bürokrácia</translation>
    </message>
    <message>
        <source>Profit</source>
        <translation>Nyereség</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason} Press {key} to do it.</source>
        <translation>Tipp: {action}. {reason} {key}: végrehajtás.</translation>
    </message>
    <message>
        <source>production {n}</source>
        <translation>termelés {n}</translation>
    </message>
    <message>
        <source>storage {n}</source>
        <translation>raktár {n}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n workers</source>
        <translation>
            <numerusform>%n munkás kell hozzá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n workers</source>
        <translation>
            <numerusform>%n munkást takarít meg</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {n} energy</source>
        <translation>{n} energia kell hozzá</translation>
    </message>
    <message>
        <source>saves {n} energy</source>
        <translation>{n} energiát takarít meg</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Közös győzelem: {names}</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>Közös győzelem: {names}.</translation>
    </message>
    <message>
        <source>Choose an order tile</source>
        <translation>Válassz sorrendlapkát</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers leave.</source>
        <translation>
            <numerusform>%n idénymunkás távozik.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <comment>an order tile, by its number</comment>
        <translation>viszi: {tile}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>bids {n}</source>
        <comment>workers</comment>
        <translation>licit: {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>planned steps</comment>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Vétel: {price}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Place for {price}</source>
        <translation>Elhelyezés: {price}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Elhelyezés</translation>
    </message>
    <message>
        <source>The setup and the five phases</source>
        <translation>Az előkészület és az öt fázis</translation>
    </message>
    <message>
        <source>Bid workers, or pass</source>
        <translation>Kínálj munkásokat, vagy passzolj</translation>
    </message>
    <message>
        <source>Prepare the market</source>
        <translation>Készítsd elő a piacot</translation>
    </message>
    <message>
        <source>Buy and place tiles</source>
        <translation>Vegyél és helyezz el lapkákat</translation>
    </message>
    <message>
        <source>Run your factory</source>
        <translation>Működtesd a gyárad</translation>
    </message>
    <message>
        <source>You can&apos;t do that in this phase.</source>
        <translation>Ezt ebben a fázisban nem lehet.</translation>
    </message>
    <message>
        <source>All your tiles are chosen: end the turn, or undo.</source>
        <translation>Minden lapkát kiválasztottál: fejezd be a kört, vagy vonj vissza.</translation>
    </message>
    <message>
        <source>That order tile is taken.</source>
        <translation>Ez a sorrendlapka már elkelt.</translation>
    </message>
    <message>
        <source>A raise must be at least {minimum}.</source>
        <translation>Emelni legalább ennyire kell: {minimum}.</translation>
    </message>
    <message>
        <source>One worker must stay available: bid at most {maximum}.</source>
        <translation>Egy munkásnak szabadnak kell maradnia: legfeljebb {maximum} kínálható.</translation>
    </message>
    <message>
        <source>Move exactly as many tiles as you have available workers: {left} more.</source>
        <translation>Pontosan annyi lapkát tegyél át, ahány szabad munkásod van: még {left}.</translation>
    </message>
    <message>
        <source>There is no such tile in the central storage.</source>
        <translation>Nincs ilyen lapka a központi raktárban.</translation>
    </message>
    <message>
        <source>The cheapest tile of a column goes first.</source>
        <translation>Az oszlopból először a legolcsóbb lapka kerül ki.</translation>
    </message>
    <message>
        <source>That tile is not on the market.</source>
        <translation>Ez a lapka nincs a piacon.</translation>
    </message>
    <message>
        <source>Each purchase or removal takes an available worker; you have none left.</source>
        <translation>Minden vásárláshoz és eltávolításhoz szabad munkás kell; neked nincs több.</translation>
    </message>
    <message>
        <source>That tile is not in your factory.</source>
        <translation>Ez a lapka nincs a gyáradban.</translation>
    </message>
    <message>
        <source>Only tiles beside your factory can be placed.</source>
        <translation>Csak a gyárad mellett fekvő lapka helyezhető el.</translation>
    </message>
    <message>
        <source>That costs {price}; you have {money}.</source>
        <translation>Ez {price} Elektro; neked {money} van.</translation>
    </message>
    <message>
        <source>A factory can have only one of these: remove the old one first.</source>
        <translation>Egy gyárban ebből csak egy lehet: előbb távolítsd el a meglévőt.</translation>
    </message>
    <message>
        <source>Every space is taken: remove a tile first, or leave this one outside.</source>
        <translation>Minden hely foglalt: előbb távolíts el egy lapkát, vagy hagyd kint ezt.</translation>
    </message>
    <message>
        <source>Only machines and robots can be switched off.</source>
        <translation>Csak gépet és robotot lehet kikapcsolni.</translation>
    </message>
    <message>
        <source>Each robot needs a machine; robots on: {robots}, machines on: {machines}. Switch robots off.</source>
        <translation>Minden robothoz gép kell: bekapcsolt robotok: {robots}, gépek: {machines}. Kapcsolj ki robotot.</translation>
    </message>
    <message>
        <source>One worker must stay available: you need {needed}, only {maximum} can work. Switch machines off.</source>
        <translation>Egy munkásnak szabadnak kell maradnia: {needed} kell, de csak {maximum} dolgozhat. Kapcsolj ki gépet.</translation>
    </message>
    <message>
        <source>Take the last order tile</source>
        <translation>Az utolsó sorrendlapka elvétele</translation>
    </message>
    <message numerus="yes">
        <source>Open order tile {tile} with %n workers</source>
        <translation>
            <numerusform>A(z) {tile}. sorrendlapka indítása %n munkással</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {tile}</source>
        <translation>A piacra: {tile}</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>Vétel: {tile}</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Elhelyezés: {tile}</translation>
    </message>
    <message>
        <source>Remove {tile}</source>
        <translation>Eltávolítás: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Take order tile {tile} with %n workers</source>
        <translation>
            <numerusform>A(z) {tile}. sorrendlapka elvétele %n munkással</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>A kör befejezése</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n seasonal workers</source>
        <translation>
            <numerusform>A kör befejezése %n idénymunkással</numerusform>
        </translation>
    </message>
    <message>
        <source>Run everything</source>
        <translation>Minden működjön</translation>
    </message>
    <message>
        <source>Move no more</source>
        <translation>Nincs több áthelyezés</translation>
    </message>
</context>
<context>
    <name>FactoryRules</name>
    <message>
        <source>The game</source>
        <translation>A játék</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Az öt fázis</translation>
    </message>
    <message>
        <source>Factory Manager, rules</source>
        <translation>Gyármenedzser, szabályok</translation>
    </message>
    <message>
        <source>Each player runs a factory for {rounds} rounds and starts with {money} Elektro, {workers} workers, three storage rooms and two machines. Whoever has the most money at the end wins; in a tie, the higher profit of the last round decides.</source>
        <translation>Mindenki {rounds} fordulón át vezet egy gyárat, és {money} Elektróval, {workers} munkással, három raktárhelyiséggel és két géppel kezd. A végén a legtöbb pénz nyer; döntetlennél az utolsó forduló nagyobb nyeresége dönt.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cél</translation>
    </message>
    <message>
        <source>Storage rooms store, machines and production robots produce. Machines need workers and energy. Auxiliary robots and optimisation save workers; control saves energy. What a tile needs is red, what it saves is green.</source>
        <translation>A raktárhelyiségek tárolnak, a gépek és a termelőrobotok termelnek. A gépekhez munkás és energia kell. A segédrobot és a diszpécser munkást, a vezérlő energiát takarít meg. Amire egy lapkának szüksége van, piros; amit megtakarít, zöld.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Lapkák</translation>
    </message>
    <message>
        <source>One order tile is revealed for each player. The player with the highest old tile chooses one and bids 0 or more available workers; clockwise, the others raise or pass. A player who passes is out of that auction.</source>
        <translation>Annyi sorrendlapkát fordítanak fel, ahány játékos van. A legmagasabb régi lapka gazdája megnevez egyet, és 0 vagy több szabad munkást kínál; a többiek az óramutató járása szerint emelnek vagy passzolnak. Aki passzolt, kimarad ebből az árverésből.</translation>
    </message>
    <message>
        <source>All further phases go from the lowest order tile to the highest. A tile may make each purchase cheaper: its discount is on yellow.</source>
        <translation>Minden további fázis a legalacsonyabb sorrendlapkától a legmagasabbig halad. Egyes lapkák minden vásárlást olcsóbbá tesznek: ez a szám sárga alapon áll.</translation>
    </message>
    <message>
        <source>1 Bidding for turn order</source>
        <translation>1 Licit a sorrendért</translation>
    </message>
    <message>
        <source>Each player in turn moves exactly as many tiles from the central storage to the market as they have available workers, from any columns, the cheapest of a column first. The workers stay available. The last player may move a few extra tiles.</source>
        <translation>Mindenki sorban pontosan annyi lapkát tesz a központi raktárból a piacra, ahány szabad munkása van, bármely oszlopból, az oszlop legolcsóbbjával kezdve. A munkások szabadok maradnak. A sorrendben utolsó néhány lapkával többet is áttehet.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Players who are equal in that, too, share the win.</source>
        <translation>Akik ebben is egyenlők, osztoznak a győzelmen.</translation>
    </message>
    <message>
        <source>Each player is dealt an order tile at random. Each round, as many others are revealed as there are players; those not revealed are then shuffled with the old ones.</source>
        <translation>Mindenki véletlenszerűen kap egy sorrendlapkát. Minden fordulóban annyi további fordul fel, ahány játékos van; a fel nem fordítottakat utána a régiekkel keverik össze.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Kiosztva</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>A pakliban</translation>
    </message>
    <message>
        <source>{count} of the {all} tiles marked X, chosen at random, are on the market from the start; the others are not used.</source>
        <translation>A {all} X jelű lapka közül {count}, véletlenszerűen választva, kezdettől a piacon van; a többi nem játszik.</translation>
    </message>
    <message>
        <source>The energy price starts at {price}. Of the {all} energy tiles ({numbers}), {used} are chosen at random, one for each round.</source>
        <translation>Az energia ára {price} áron indul. A {all} energialapkából ({numbers}) {used} kerül véletlenszerűen a játékba, fordulónként egy.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>The workers bid stay on the tile until the end of Phase 3. Each player must always keep one available worker. A winner takes no part in further auctions; of the others, the one with the highest old tile chooses the next tile. The last player takes the last tile and may bid workers for it.</source>
        <translation>A felajánlott munkások a 3. fázis végéig a lapkán maradnak. Egy szabad munkásnak mindig maradnia kell. Aki nyert, nem vesz részt több árverésen; a többiek közül az nevezi meg a következő lapkát, akinek a legnagyobb régi lapkája van. Az utolsó elveszi az utolsó lapkát, és munkásokat is kínálhat érte.</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Sorrendlapka</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Kedvezmény</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>További lapkák</translation>
    </message>
    <message>
        <source>2 Preparing the market</source>
        <translation>2 A piac előkészítése</translation>
    </message>
    <message>
        <source>Each available worker buys one tile from the market or removes one from the factory. A tile costs its price less the discount of the order tile, never less than 0.</source>
        <translation>Minden szabad munkás vesz egy lapkát a piacról, vagy eltávolít egyet a gyárból. A lapka ára a sorrendlapka kedvezményével csökken, de sosem 0 alá.</translation>
    </message>
    <message>
        <source>A factory has {spaces} free spaces, and {outer} edge spaces that cost {price} Elektro each, once and without discount. Control and optimisation each have a space of their own. Bought tiles may be left beside the factory, where they do nothing; placing them takes no worker.</source>
        <translation>Egy gyárban {spaces} ingyenes hely van, és {outer} szélső, amelyek egyenként egyszer {price} Elektróba kerülnek, kedvezmény nélkül. A vezérlőnek és a diszpécsernek saját helye van. A megvett lapkák a gyár mellett is fekhetnek, ott nem hatnak; elhelyezésükhöz nem kell munkás.</translation>
    </message>
    <message>
        <source>A removed tile leaves the game, and its space is free at once. A factory has at most one control and one optimisation: to place another, remove the old one first.</source>
        <translation>Az eltávolított lapka kikerül a játékból, és a helye rögtön szabad. Egy gyárban legfeljebb egy vezérlő és egy diszpécser lehet: másikat csak a régi eltávolítása után lehet elhelyezni.</translation>
    </message>
    <message>
        <source>At the end of the turn up to {count} seasonal workers can be hired for {price} Elektro each, less the discount. They stay until the next hiring and are paid again each round. Tiles left on the market go back to the central storage.</source>
        <translation>A kör végén legfeljebb {count} idénymunkás vehető fel, egyenként {price} Elektróért, a kedvezmény levonásával. A következő felvételig maradnak, és minden fordulóban újra fizetni kell értük. Ami a piacon maradt, visszakerül a központi raktárba.</translation>
    </message>
    <message>
        <source>Workers who have bought or removed a tile are back in Phase 4. Seasonal workers run machines and can be bid like all others, but those just hired buy nothing this round.</source>
        <translation>A lapkát vevő vagy eltávolító munkások a 4. fázisban visszatérnek. Az idénymunkások gépet kezelnek és licitálhatók, mint a többiek, de akit most vettek fel, ebben a fordulóban nem vásárol.</translation>
    </message>
    <message>
        <source>3 Purchases and workers</source>
        <translation>3 Vásárlás és munkások</translation>
    </message>
    <message>
        <source>Everything that runs is counted: production and storage are added up; energy is what is needed less what is saved, at least {minimum}. The workers needed go to the canteen.</source>
        <translation>Minden számít, ami működik: a termelés és a raktár összeadódik, az energia a szükséglet mínusz a megtakarítás, legalább {minimum}. A szükséges munkások az étkezdébe kerülnek.</translation>
    </message>
    <message>
        <source>At least one worker must stay available, and each robot needs a running machine of its own. Machines and robots may be switched off at will: then they need nothing and produce nothing.</source>
        <translation>Legalább egy munkásnak szabadnak kell maradnia, és minden robothoz saját működő gép kell. A gépek és robotok tetszés szerint kikapcsolhatók: ekkor semmi sem kell hozzájuk, és semmit sem termelnek.</translation>
    </message>
    <message>
        <source>Then the next energy tile is turned over and the energy price rises by its number: 0, 1 or 2. In a first game the first tile is a 0.</source>
        <translation>Ezután felfordítják a következő energialapkát, és az energia ára a számával nő: 0, 1 vagy 2. Első játékban az első lapka 0.</translation>
    </message>
    <message>
        <source>4 Bureaucracy</source>
        <translation>4 Bürokrácia</translation>
    </message>
    <message>
        <source>A factory earns {income} Elektro for each good both produced and stored, less its energy at the energy price. In the last round the profit is multiplied by {factor}.</source>
        <translation>A gyár {income} Elektrót kap minden áruért, amelyet megtermel és tárol is, levonva belőle az energia költségét. Az utolsó fordulóban a nyereség szorzója {factor}.</translation>
    </message>
    <message>
        <source>At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.</source>
        <translation>Az elején: termelés 2, raktár 3, energia 4, ára 1: 20 − 4 = 16 Elektro.</translation>
    </message>
    <message>
        <source>Only the lower of the two counts: production 3 and storage 8 bring {money} Elektro.</source>
        <translation>Csak a kettő közül a kisebb számít: 3 termelés és 8 raktár {money} Elektrót hoz.</translation>
    </message>
    <message>
        <source>A loss is paid as far as the money goes.</source>
        <translation>A veszteséget addig kell fizetni, amíg a pénz tart.</translation>
    </message>
    <message>
        <source>5 Profit</source>
        <translation>5 Nyereség</translation>
    </message>
</context>
<context>
    <name>FactoryTutorial</name>
    <message>
        <source>Order and market</source>
        <translation>Sorrend és piac</translation>
    </message>
    <message>
        <source>This is your factory: two floors of spaces for tiles, with rooms for control and optimisation above, the canteen and instruments below.</source>
        <translation>Ez a gyárad: két emelet a lapkák helyeivel, fölöttük a vezérlő és a diszpécser helyisége, alul az étkezde és a mérőműszerek.</translation>
    </message>
    <message>
        <source>First you bid for your place in the turn order. A low tile buys first; a high one makes each purchase cheaper by the number on yellow. Choose a tile, add workers if you like, and press Enter.</source>
        <translation>Először a sorrendbeli helyedért licitálsz. Az alacsony lapka vásárol elsőként; a magas minden vásárlást olcsóbbá tesz a sárga alapon álló számmal. Válassz lapkát, adj hozzá munkást, ha akarsz, és nyomj Entert.</translation>
    </message>
    <message>
        <source>The market is full. What nobody buys goes back to the central storage.</source>
        <translation>A piac megtelt. Amit senki sem vesz meg, visszakerül a központi raktárba.</translation>
    </message>
    <message>
        <source>Buying and placing</source>
        <translation>Vásárlás és elhelyezés</translation>
    </message>
    <message>
        <source>Each card on the market shows your price and, in green, what the tile earns by the end of the game if you place it now.</source>
        <translation>A piac minden kártyája mutatja az áradat, és zölddel, mit hoz a lapka a játék végéig, ha most elhelyezed.</translation>
    </message>
    <message>
        <source>A factory earns money for goods both produced and stored: whichever falls short is marked on the instruments.</source>
        <translation>A gyár azon az árun keres, amelyet megtermel és tárol is: a műszerek jelzik, melyikből van kevesebb.</translation>
    </message>
    <message>
        <source>Seasonal workers are hired at the end of a turn and paid again each round. They help when your machines are short of workers.</source>
        <translation>Az idénymunkásokat a kör végén veszed fel, és minden fordulóban újra fizeted. Akkor segítenek, ha a gépekhez kevés a munkás.</translation>
    </message>
    <message>
        <source>Bureaucracy and energy</source>
        <translation>Bürokrácia és energia</translation>
    </message>
    <message>
        <source>The energy price is in the bar above. Outlines mark the prices that may come next.</source>
        <translation>Az energia ára a felső sávban van. Keretben azok az árak vannak, amelyek jöhetnek.</translation>
    </message>
    <message>
        <source>You have seven workers: four serve your machines from the canteen, three are available. Available workers bid, fill the market and buy.</source>
        <translation>Hét munkásod van: négy az étkezdéből a gépeket kezeli, három szabad. A szabad munkások licitálnak, feltöltik a piacot és vásárolnak.</translation>
    </message>
    <message>
        <source>Now you fill the market: click as many tiles in the central storage as you have available workers. Move what you want to buy, then press Enter.</source>
        <translation>Most a piacot töltöd fel: kattints annyi lapkára a központi raktárban, ahány szabad munkásod van. Tedd át, amit venni akarsz, majd nyomj Entert.</translation>
    </message>
    <message>
        <source>Click a tile to buy and place it, or one of your own to remove it: each takes an available worker. Z undoes the last step. End your turn with Enter.</source>
        <translation>Kattints egy lapkára a megvételhez és elhelyezéshez, vagy egy sajátodra az eltávolításhoz: mindegyikhez szabad munkás kell. A Z visszavonja az utolsó lépést. A kört Enterrel fejezed be.</translation>
    </message>
    <message>
        <source>Click a machine or a robot to switch it off or on: what is off needs neither workers nor energy, and produces nothing. One worker must stay available. Then run your factory with Enter.</source>
        <translation>Kattints egy gépre vagy robotra a ki- vagy bekapcsoláshoz: ami ki van kapcsolva, ahhoz sem munkás, sem energia nem kell, és semmit sem termel. Egy munkásnak szabadnak kell maradnia. Ezután Enterrel működteted a gyárat.</translation>
    </message>
    <message>
        <source>You were paid 10 Elektro for each good, less the energy bill. Energy keeps getting more expensive: saving it early pays off.</source>
        <translation>Minden áruért 10&#xa0;Elektro jár, az energiaszámla levonásával. Az energia egyre drágul: korán megéri takarékoskodni vele.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Az utolsó forduló</translation>
    </message>
    <message>
        <source>The fifth round pays double, and nothing counts after it: money wins, not machines.</source>
        <translation>Az ötödik forduló kétszer fizet, és utána semmi sem számít: a pénz nyer, nem a gépek.</translation>
    </message>
    <message>
        <source>Play it to the end: buy only what earns more than it costs. Press H for a hint at any time.</source>
        <translation>Játszd végig: csak azt vedd meg, ami többet hoz, mint amennyibe kerül. A H bármikor tippet ad.</translation>
    </message>
    <message>
        <source>The game is over, and the richest player has won. Now you know all you need: start a game of your own.</source>
        <translation>A játéknak vége, a leggazdagabb nyert. Már mindent tudsz, ami kell: kezdj saját játékot.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n mentett játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n players</source>
        <translation>
            <numerusform>{board}, {edition}, %n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Verseny</translation>
    </message>
    <message>
        <source>People and bots, round by round</source>
        <translation>Emberek és gépek, fordulóról fordulóra</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>A nap kihívása</translation>
    </message>
    <message>
        <source>The same deal for everybody</source>
        <translation>Mindenkinek ugyanazok a lapok</translation>
    </message>
    <message>
        <source>You: place {place}</source>
        <translation>Te: {place}. hely</translation>
    </message>
    <message>
        <source>You: place {place} · The master: place {master}</source>
        <translation>Te: {place}. hely · Mester: {master}. hely</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Choose a board and opponents</source>
        <translation>Tábla és ellenfelek választása</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n chapters done</source>
        <translation>
            <numerusform>%n fejezetből {done} kész</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>unfinished games</comment>
        <translation>
            <numerusform>%n befejezetlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Appearance, speed, language</source>
        <translation>Megjelenés, tempó, nyelv</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Tanulás játék közben</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>button: of a finished game</comment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Shows the final standings of this game.</source>
        <translation>Megmutatja a játék végeredményét.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Returns to this game.</source>
        <translation>Visszavisz ebbe a játékba.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Kezdőlap</translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>None planned.</source>
        <translation>Nincs tervbe véve semmi.</translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation>Több nem vehető meg, vagy nem fér el.</translation>
    </message>
    <message>
        <source>Plans to buy one fewer token.</source>
        <translation>Eggyel kevesebb jelző vételét tervezi.</translation>
    </message>
    <message>
        <source>Plans to buy one more token.</source>
        <translation>Eggyel több jelző vételét tervezi.</translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message>
        <source>Fuel market</source>
        <translation>Nyersanyagpiac</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>next price</source>
        <translation>következő ár</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ár</translation>
    </message>
    <message>
        <source>stock, refill</source>
        <translation>készlet, +</translation>
    </message>
    <message>
        <source>after you</source>
        <comment>what those who buy later need</comment>
        <translation>utánad</translation>
    </message>
    <message>
        <source>What the next token of each fuel costs.</source>
        <translation>Mennyibe kerül az egyes nyersanyagok következő jelzője.</translation>
    </message>
    <message>
        <source>What those who buy after you still need to run all their plants once.</source>
        <translation>Ami az utánad vásárlóknak hiányzik, hogy minden erőművük egyszer működjön.</translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>A szénraktárban: %n szén, megvehető {price} Elektróért, ha a piacon nincs szén.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} at any time.</source>
        <translation>
            <numerusform>A szénraktárban: %n szén, bármikor megvehető {price}&#xa0;Elektróért.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where prices start next round if everybody buys fuel for one run and runs all plants.</source>
        <translation>Honnan indulnak az árak a következő fordulóban, ha mindenki egyszer feltölti és működteti az erőműveit.</translation>
    </message>
    <message>
        <source>Tokens for sale now, and those added in Phase 5 if everybody buys fuel for one run and runs all plants.</source>
        <translation>A most megvehető jelzők, és amennyi az 5.&#xa0;fázisban érkezik, ha mindenki egyszer feltölti és működteti az erőműveit.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Kattints, hogy lásd.</translation>
    </message>
    <message>
        <source>next round from</source>
        <comment>prices follow</comment>
        <translation>következő forduló</translation>
    </message>
    <message>
        <source>your discount: {less}</source>
        <translation>a kedvezményed: {less}</translation>
    </message>
    <message>
        <source>tokens above {limit} are not for sale</source>
        <translation>{limit}&#xa0;Elektrónál drágább jelző nem vehető meg</translation>
    </message>
    <message>
        <source>+{tax} each</source>
        <comment>tokens</comment>
        <translation>+{tax} / jelző</translation>
    </message>
    <message>
        <source>sold up to {limit}</source>
        <comment>a price</comment>
        <translation>{limit}‑ig eladó</translation>
    </message>
    <message>
        <source>mines: {price} a city</source>
        <translation>bányák: {price} / város</translation>
    </message>
    <message>
        <source>{fuel} −{n}</source>
        <translation>{fuel} −{n}</translation>
    </message>
    <message>
        <source>{refill} added instead of the table&apos;s {due} if everybody buys fuel for one run and runs all plants: there are no more tokens or spaces.</source>
        <translation>{refill} érkezik a táblázat szerinti {due} helyett, ha mindenki egyszer feltölti és működteti az erőműveit: a készlet vagy a hely nem enged többet.</translation>
    </message>
    <message>
        <source>{tax} more per token</source>
        <translation>jelzőnként {tax}&#xa0;Elektróval több</translation>
    </message>
    <message>
        <source>Coal storage {n}</source>
        <translation>Szénraktár {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n a kosárban</numerusform>
        </translation>
    </message>
    <message>
        <source>In the fuel market</source>
        <translation>A nyersanyagpiacon</translation>
    </message>
    <message>
        <source>Put a token into the cart</source>
        <translation>Jelző a kosárba</translation>
    </message>
    <message>
        <source>Put a token back</source>
        <translation>Jelző vissza</translation>
    </message>
    <message>
        <source>To the next fuel</source>
        <translation>A következő nyersanyagra</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: {there} of {all} left.</source>
        <translation>{fuel}, darabja {price}: még {there} / {all}.</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: not for sale in this Step.</source>
        <translation>{fuel}, darabja {price}: ebben a Részben nem vehető meg.</translation>
    </message>
    <message numerus="yes">
        <source>%n will be added this round.</source>
        <translation>
            <numerusform>Ebben a fordulóban %n érkezik.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>elfogyott</translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Ends your turn without buying the cart.</source>
        <translation>Befejezi a köröd vásárlás nélkül.</translation>
    </message>
    <message>
        <source>Buy fuel</source>
        <translation>Nyersanyagvásárlás</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Vétel {price}‑ért</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart.</source>
        <translation>Megveszi a kosárban lévő nyersanyagot.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Raktár</translation>
    </message>
    <message>
        <source>Coal storage: one less</source>
        <translation>Szénraktár: eggyel kevesebb</translation>
    </message>
    <message>
        <source>Coal storage: one more</source>
        <translation>Szénraktár: eggyel több</translation>
    </message>
    <message>
        <source>None of your plants burns fuel.</source>
        <translation>Egyik erőműved sem használ nyersanyagot.</translation>
    </message>
    <message>
        <source>Buy without ending the turn</source>
        <translation>Vásárlás a kör befejezése nélkül</translation>
    </message>
    <message>
        <source>Can power</source>
        <comment>so many cities</comment>
        <translation>Erőművek ennyire</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Plants that run</source>
        <translation>Működő erőművek</translation>
    </message>
    <message>
        <source>Ends your turn without more fuel. You can undo it.</source>
        <translation>Befejezi a körödet további nyersanyag nélkül. Visszavonható.</translation>
    </message>
    <message>
        <source>Buy one token</source>
        <translation>Egy jelző vétele</translation>
    </message>
    <message>
        <source>Buy one token for {price}</source>
        <translation>Egy jelző vétele: {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Vétel</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n for {price} and end turn</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n vétele {price} Elektróért, kör vége</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn: all plants run</source>
        <translation>Kör vége: minden működik</translation>
    </message>
    <message>
        <source>Buy nothing and end turn</source>
        <translation>Nem veszek semmit, kör vége</translation>
    </message>
    <message>
        <source>Your plants are fuelled, or no more can be bought.</source>
        <translation>Az erőműveidnek elég a nyersanyaga, vagy több már nem vehető.</translation>
    </message>
    <message>
        <source>Adds what your plants burn in one round.</source>
        <translation>Hozzáadja, amennyit az erőműveid egy fordulóban elhasználnak.</translation>
    </message>
    <message>
        <source>Buy fuel: {market}</source>
        <translation>Nyersanyagvásárlás: {market}</translation>
    </message>
    <message>
        <source>Shows the other market; the cart is emptied.</source>
        <translation>A másik piacot mutatja; a kosár kiürül.</translation>
    </message>
    <message>
        <source>This turn you buy here: {market}.</source>
        <translation>Ebben a körben itt vásárolsz: {market}.</translation>
    </message>
    <message>
        <source>{price}: too expensive</source>
        <translation>{price}: túl drága</translation>
    </message>
    <message>
        <source>None in the cart.</source>
        <translation>Ebből nincs a kosárban.</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Ellátott városok</translation>
    </message>
    <message>
        <source>Takes one token out of the cart.</source>
        <translation>Kivesz egy jelzőt a kosárból.</translation>
    </message>
    <message>
        <source>Adds one token to the cart.</source>
        <translation>Egy jelzőt a kosárba tesz.</translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Szénraktár: %n szén, darabja {price}, ha a piac kiürül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left, at {price} each.</source>
        <translation>
            <numerusform>Szénraktár: még %n szén, darabja {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>még {n}</translation>
    </message>
    <message>
        <source>You haven&apos;t bought the cart. Press {key} again to end the turn anyway.</source>
        <translation>A kosár tartalma nincs megvéve. Még egy {key}: a kör mégis véget ér.</translation>
    </message>
    <message>
        <source>No plant would run. Press {key} again to end the turn anyway.</source>
        <translation>Egyik erőmű sem működne. Még egy {key}: a kör mégis véget ér.</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation>Feltöltés</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart and ends your turn. You can undo it.</source>
        <translation>Megveszi a kosár tartalmát, és befejezi a körödet. Visszavonható.</translation>
    </message>
    <message>
        <source>The cart is empty: add fuel, or end your turn with E.</source>
        <translation>A kosár üres: tegyél bele nyersanyagot, vagy fejezd be a köröd (E).</translation>
    </message>
    <message>
        <source>room {room}</source>
        <comment>for so many tokens</comment>
        <translation>hely: {room}</translation>
    </message>
    <message>
        <source>stores full</source>
        <translation>tele van</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>elfogyott</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>köv. {price}</translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Returns this fuel to the supply.</source>
        <translation>Visszateszi ezt a nyersanyagot a talonba.</translation>
    </message>
    <message>
        <source>Discard fuel</source>
        <translation>Nyersanyag eldobása</translation>
    </message>
    <message numerus="yes">
        <source>%n of your coal and oil no longer fit.</source>
        <translation>
            <numerusform>%n szén és olaj már nem fér el az erőműveiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>marad %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plants cannot store the marked fuel: there is nothing to choose.</source>
        <translation>A megjelölt nyersanyag nem fér el az erőműveken: nincs miből választani.</translation>
    </message>
    <message>
        <source>Discards one more of this fuel and one less of the other.</source>
        <translation>Ebből a nyersanyagból eggyel többet, a másikból eggyel kevesebbet dob el.</translation>
    </message>
    <message>
        <source>No more of this fuel needs to go.</source>
        <translation>Ebből nem kell többet eldobni.</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Eldobás: {fuel}</translation>
    </message>
</context>
<context>
    <name>FuelToCome</name>
    <message>
        <source>Coming up</source>
        <translation>Ami következik</translation>
    </message>
    <message>
        <source>Nobody after you needs fuel.</source>
        <translation>Utánad senkinek nem kell nyersanyag.</translation>
    </message>
    <message>
        <source>Still needed after you: {tokens}.</source>
        <translation>Utánad még kell: {tokens}.</translation>
    </message>
    <message>
        <source>{fuel} may be gone by then: {left} left, {wanted} wanted.</source>
        <translation>{fuel}: addigra elfogyhat; maradt {left}, kell {wanted}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then, and at {next} next round.</source>
        <translation>{fuel}: utána {after}, a következő fordulóban {next} a kezdőár.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then.</source>
        <translation>{fuel}: utána {after} a kezdőár.</translation>
    </message>
    <message>
        <source>Fuel for {plants} is enough: {enough} powered, {owned} needed.</source>
        <translation>{plants} elég: {enough} ellátva, {owned} kell.</translation>
    </message>
    <message>
        <source>Missing fuel: {plants}.</source>
        <comment>numbers of plants, and tokens</comment>
        <translation>Hiányzó nyersanyag: {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} lacks {lacks}.</source>
        <comment>so many tokens</comment>
        <translation>{plant}. erőmű: {lacks} hiányzik.</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>Fuel market</source>
        <translation>Nyersanyagpiac</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Vége ennyinél</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Kezdőpénz</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <translation>2. Rész ennyinél</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Shows the final standings.</source>
        <translation>Megmutatja a végeredményt.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Eredmény</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Factory Manager</source>
        <translation>Gyármenedzser</translation>
    </message>
    <message>
        <source>Cities and power plants, for two to six</source>
        <translation>Városok és erőművek, kettőtől hat főig</translation>
    </message>
    <message>
        <source>A factory in five rounds, for two to five</source>
        <translation>Egy gyár öt fordulóban, kettőtől öt főig</translation>
    </message>
    <message>
        <source>Another program has changed {before}. That file is left as it is, and your game continues in {after}.</source>
        <translation>Egy másik program módosította ezt a fájlt: {before}. Ez így marad, a játékod itt folytatódik: {after}.</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>The board now</source>
        <translation>A tábla most</translation>
    </message>
    <message>
        <source>Light your first city</source>
        <translation>Világítsd ki az első városodat</translation>
    </message>
    <message>
        <source>Twenty minutes at a real table: buy a plant, fuel it, build, and switch on the lights. You learn each rule when you need it.</source>
        <translation>Húsz perc egy igazi asztalnál: vegyél erőművet, szerezz nyersanyagot, építs, és kapcsold fel a villanyt. Minden szabályt akkor tanulsz meg, amikor kell.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities</source>
        <translation>
            <numerusform>{name}: %n város</numerusform>
        </translation>
    </message>
    <message>
        <source>{board}, round {round}</source>
        <translation>{board}, {round}. forduló</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>{name} választ</translation>
    </message>
    <message>
        <source>Three networks at night</source>
        <translation>Három hálózat éjszaka</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities powered</source>
        <translation>
            <numerusform>{name}: %n ellátott város</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn to open an auction</source>
        <translation>Te nyitsz árverést</translation>
    </message>
    <message>
        <source>Your bid on plant {plant}</source>
        <translation>Ajánlatod: {plant}.&#xa0;sz. erőmű</translation>
    </message>
    <message>
        <source>Your turn to scrap a plant</source>
        <translation>Megsemmisítesz egy erőművet</translation>
    </message>
    <message>
        <source>Your turn to discard fuel</source>
        <translation>Nyersanyagot dobsz el</translation>
    </message>
    <message>
        <source>Your turn to buy fuel</source>
        <translation>Te veszel nyersanyagot</translation>
    </message>
    <message>
        <source>Your turn to build houses</source>
        <translation>Te építesz</translation>
    </message>
    <message>
        <source>Your turn to run plants</source>
        <translation>Te működteted az erőműveidet</translation>
    </message>
    <message>
        <source>Your turn to place a bank house</source>
        <translation>Leteszed a bank egy házát</translation>
    </message>
    <message>
        <source>Your turn to mark a city</source>
        <translation>Te jelölsz meg várost</translation>
    </message>
    <message>
        <source>{name}: your turn to open an auction</source>
        <translation>{name}: te nyitsz árverést</translation>
    </message>
    <message>
        <source>{name}: your bid on plant {plant}</source>
        <translation>{name}: ajánlatod: {plant}.&#xa0;sz. erőmű</translation>
    </message>
    <message>
        <source>{name}: your turn to scrap a plant</source>
        <translation>{name}: megsemmisítesz egy erőművet</translation>
    </message>
    <message>
        <source>{name}: your turn to discard fuel</source>
        <translation>{name}: nyersanyagot dobsz el</translation>
    </message>
    <message>
        <source>{name}: your turn to buy fuel</source>
        <translation>{name}: te veszel nyersanyagot</translation>
    </message>
    <message>
        <source>{name}: your turn to build houses</source>
        <translation>{name}: te építesz</translation>
    </message>
    <message>
        <source>{name}: your turn to run plants</source>
        <translation>{name}: te működteted az erőműveidet</translation>
    </message>
    <message>
        <source>{name}: your turn to place a bank house</source>
        <translation>{name}: leteszed a bank egy házát</translation>
    </message>
    <message>
        <source>{name}: your turn to mark a city</source>
        <translation>{name}: te jelölsz meg várost</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n cities powered</source>
        <translation>
            <numerusform>{name} nyert, %n várost lát el</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n cities powered</source>
        <translation>
            <numerusform>Nyertél, %n várost látsz el</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share second place.</source>
        <translation>Közös második hely: {names}.</translation>
    </message>
    <message>
        <source>{name} has {money} Elektro.</source>
        <translation>{name} pénze: {money}&#xa0;Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came second with %n cities powered.</source>
        <translation>
            <numerusform>A második {name}, %n várost lát el.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead with {bid} and have {money}.</source>
        <translation>Te vezetsz: {bid}; neked {money} van.</translation>
    </message>
    <message>
        <source>{name} leads with {bid}; you have {money}.</source>
        <translation>{name} vezet: {bid}; neked {money} van.</translation>
    </message>
    <message>
        <source>{leader} leads with {bid}; {name} has {money}.</source>
        <translation>{leader} vezet: {bid}; {name} pénze: {money}.</translation>
    </message>
    <message>
        <source>You have {money} Elektro.</source>
        <translation>A pénzed: {money}&#xa0;Elektro.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Auctions</source>
        <translation>Árverések</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Építés</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Játékossorrend</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Erőművek</translation>
    </message>
    <message>
        <source>You pay less for plants than winners do.</source>
        <translation>Kevesebbet fizetsz az erőművekért, mint a győztesek.</translation>
    </message>
    <message>
        <source>You pay more for plants than winners do.</source>
        <translation>Többet fizetsz az erőművekért, mint a győztesek.</translation>
    </message>
    <message>
        <source>You build later than winners do.</source>
        <translation>Később építesz, mint a győztesek.</translation>
    </message>
    <message>
        <source>You build earlier than winners do.</source>
        <translation>Korábban építesz, mint a győztesek.</translation>
    </message>
    <message>
        <source>You keep less fuel in store than winners do.</source>
        <translation>Kevesebb nyersanyagot tartalékolsz, mint a győztesek.</translation>
    </message>
    <message>
        <source>You keep more fuel in store than winners do.</source>
        <translation>Több nyersanyagot tartalékolsz, mint a győztesek.</translation>
    </message>
    <message>
        <source>You are earlier in the turn order than winners.</source>
        <translation>A sorrendben előrébb állsz, mint a győztesek.</translation>
    </message>
    <message>
        <source>You are later in the turn order than winners.</source>
        <translation>A sorrendben hátrébb állsz, mint a győztesek.</translation>
    </message>
    <message>
        <source>You buy fewer plants early than winners do.</source>
        <translation>Az elején kevesebb erőművet veszel, mint a győztesek.</translation>
    </message>
    <message>
        <source>You buy more plants early than winners do.</source>
        <translation>Az elején több erőművet veszel, mint a győztesek.</translation>
    </message>
    <message>
        <source>Too few games to tell.</source>
        <translation>Túl kevés játék ahhoz, hogy kiderüljön.</translation>
    </message>
    <message>
        <source>No clear difference from winners.</source>
        <translation>Nincs egyértelmű eltérés a győztesektől.</translation>
    </message>
    <message>
        <source>Try next: bid once more for a plant you need.</source>
        <translation>Legközelebb: licitálj eggyel tovább egy erőműre, amelyre szükséged van.</translation>
    </message>
    <message>
        <source>Try next: leave the auction one bid earlier.</source>
        <translation>Legközelebb: szállj ki az árverésből egy ajánlattal korábban.</translation>
    </message>
    <message>
        <source>Try next: build one more city in each round before Step 2.</source>
        <translation>Legközelebb: a 2.&#xa0;Rész előtt építs fordulónként eggyel több városban.</translation>
    </message>
    <message>
        <source>Try next: before Step 2, build only cities that you can power.</source>
        <translation>Legközelebb: a 2.&#xa0;Rész előtt csak annyi városban építs, amennyit elláthatsz.</translation>
    </message>
    <message>
        <source>Try next: store fuel while it is cheap.</source>
        <translation>Legközelebb: tartalékolj nyersanyagot, amíg olcsó.</translation>
    </message>
    <message>
        <source>Try next: buy only the fuel that you burn in the same round.</source>
        <translation>Legközelebb: csak annyi nyersanyagot végy, amennyit abban a fordulóban elhasználsz.</translation>
    </message>
    <message>
        <source>Try next: build one city fewer, to buy fuel before the others.</source>
        <translation>Legközelebb: építs eggyel kevesebb városban, hogy a többiek előtt vehess nyersanyagot.</translation>
    </message>
    <message>
        <source>Try next: buy one more plant before Step 2.</source>
        <translation>Legközelebb: a 2.&#xa0;Rész előtt végy eggyel több erőművet.</translation>
    </message>
    <message>
        <source>Try next: skip a plant and build cities instead.</source>
        <translation>Legközelebb: hagyj ki egy erőművet, és építs helyette városokban.</translation>
    </message>
    <message>
        <source>Paid above a plant&apos;s number: {own}. Winners: {winners}.</source>
        <translation>Az erőmű száma fölött fizetve: {own}. Győztesek: {winners}.</translation>
    </message>
    <message>
        <source>Cities built per round until Step 2: {own}. Winners: {winners}.</source>
        <translation>Városok fordulónként a 2.&#xa0;Részig: {own}. Győztesek: {winners}.</translation>
    </message>
    <message>
        <source>Tokens bought per token burnt: {own}. Winners: {winners}.</source>
        <translation>Vásárolt jelzők elhasznált jelzőnként: {own}. Győztesek: {winners}.</translation>
    </message>
    <message>
        <source>Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.</source>
        <translation>Hely a sorrendben, 0 (első) és 1 (utolsó) között: {own}. Győztesek: {winners}.</translation>
    </message>
    <message>
        <source>Plants bought until Step 2: {own}. Winners: {winners}.</source>
        <translation>Vásárolt erőművek a 2.&#xa0;Részig: {own}. Győztesek: {winners}.</translation>
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
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation>Itt vagyok</translation>
    </message>
    <message>
        <source>Shows what has happened since your last turn.</source>
        <translation>Megmutatja, mi történt az utolsó köröd óta.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Megmutatja az asztalt.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Add át: {name}</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Press H again to use it</source>
        <translation>Még egy H: ezt választod</translation>
    </message>
    <message>
        <source>H, then Enter does it</source>
        <translation>H, majd Enter: végrehajtás</translation>
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
        <translation>Szín: {colour}</translation>
    </message>
    <message>
        <source>Takes the next colour; its owner gets this one.</source>
        <translation>A következő színt veszi; a gazdája ezt kapja.</translation>
    </message>
</context>
<context>
    <name>Journeys</name>
    <message>
        <source>Sold {price}</source>
        <translation>Eladva {price}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Here</source>
        <translation>Itt</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Mindenhol</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Lists, fields, buttons</source>
        <translation>Listák, mezők, gombok</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>A következő elemre</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Megnyomás</translation>
    </message>
    <message>
        <source>Move in a list, change a value</source>
        <translation>Lépés egy listában, érték módosítása</translation>
    </message>
    <message>
        <source>To the previous control</source>
        <translation>Az előző elemre</translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation>Bezárja, ami nyitva van</translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} / {steps}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Started at {time}</source>
        <comment>a game</comment>
        <translation>Kezdés: {time}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a game</comment>
        <translation>nem olvasható</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>{n}. forduló</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the game</comment>
        <translation>Véget ért</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>the game</comment>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation>{name} nyer: {powered}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} has been deleted.</source>
        <translation>{name}: törölve.</translation>
    </message>
    <message>
        <source>{name} has been restored.</source>
        <translation>{name}: visszaállítva.</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Feljegyzések (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Játék exportálása</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Játékok importálása</translation>
    </message>
    <message>
        <source>{name} has been imported.</source>
        <translation>{name}: importálva.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>This system has no trash; deleted games are in {folder}.</source>
        <translation>Ezen a rendszeren nincs kuka; a törölt játékok itt vannak: {folder}.</translation>
    </message>
    <message>
        <source>Search names, board, result…</source>
        <translation>Keresés: név, tábla, eredmény …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Feljegyzés megnyitása</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n játék importálva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Fájl megnyitása</translation>
    </message>
    <message>
        <source>Opens a record from another folder.</source>
        <translation>Másik mappából nyit meg feljegyzést.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Shows who has won, and how often.</source>
        <translation>Megmutatja, ki nyert, és hányszor.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Elmentve: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported: {names}</source>
        <translation>
            <numerusform>%n fájlt nem sikerült importálni: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The same game is already here: {name}</source>
        <translation>Ugyanez a játék már itt van: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n games are already here.</source>
        <translation>
            <numerusform>%n játék már itt van.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Befejezett</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Megnyert</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Mely játékok</translation>
    </message>
    <message>
        <source>By date</source>
        <comment>games</comment>
        <translation>Dátum szerint</translation>
    </message>
    <message>
        <source>By board</source>
        <comment>games</comment>
        <translation>Tábla szerint</translation>
    </message>
    <message>
        <source>By result</source>
        <comment>games</comment>
        <translation>Eredmény szerint</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>A játékok sorrendje</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Billentyű: {key}</translation>
    </message>
    <message>
        <source>Every game you play is saved here. Import (I) adds games from elsewhere.</source>
        <translation>Minden játékod ide mentődik. Az Importálás (I) máshonnan vesz fel játékokat.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importálás</translation>
    </message>
    <message>
        <source>Adds record files to this list.</source>
        <translation>Feljegyzésfájlokat ad ehhez a listához.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>Megnyitás</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} / %n játék</numerusform>
        </translation>
    </message>
    <message>
        <source>No games with “{words}”.</source>
        <translation>Nincs játék ezzel: „{words}”.</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>Itt még nincs játék.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Ez a játék nem olvasható.</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Nincs kiválasztva játék.</translation>
    </message>
    <message>
        <source>Saves a copy of the record.</source>
        <translation>A feljegyzés másolatát menti.</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Lépésről lépésre mutatja a játékot.</translation>
    </message>
    <message>
        <source>Opens the game at the table.</source>
        <translation>Megnyitja a játékot az asztalnál.</translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation>Ez a játék van az asztalon; nem lehet törölni.</translation>
    </message>
    <message>
        <source>Deletes the game; Undo restores it.</source>
        <translation>Törli a játékot; a Visszavonás visszaállítja.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Nincs mit visszaállítani.</translation>
    </message>
    <message>
        <source>Restores the last deleted game.</source>
        <translation>Visszaállítja az utoljára törölt játékot.</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Billentyű: {key}</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Remove</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Land around the cities</source>
        <translation>Föld a városok köré</translation>
    </message>
    <message>
        <source>Draws a coast around all cities.</source>
        <translation>Partot rajzol az összes város köré.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Új terület</translation>
    </message>
    <message>
        <source>Adds an area in a new colour.</source>
        <translation>Saját színű területet ad hozzá.</translation>
    </message>
    <message>
        <source>Move cities apart</source>
        <translation>Városok szétrendezése</translation>
    </message>
    <message>
        <source>Moves cities apart until names and costs fit.</source>
        <translation>Addig tolja szét a városokat, amíg a nevek és költségek elférnek.</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Új város</translation>
    </message>
    <message>
        <source>Adds a city where there is room.</source>
        <translation>Új várost ad hozzá, ahol van hely.</translation>
    </message>
    <message>
        <source>There is no city yet.</source>
        <translation>Még nincs város.</translation>
    </message>
    <message>
        <source>A board needs at least one area.</source>
        <translation>Egy táblának legalább egy terület kell.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nincs semmi kijelölve.</translation>
    </message>
    <message>
        <source>Removes the selection.</source>
        <translation>Törli a kijelölést.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Double-click or Enter: show the table at that moment</source>
        <translation>Dupla kattintás vagy Enter: az asztal akkori állása</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>A naplóban</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Az asztal akkori állása</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all players</comment>
        <translation>Mindenki</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Elektromos hálózat</translation>
    </message>
    <message>
        <source>This game is open in another window. Here is how it stood when you opened it.</source>
        <translation>Ez a játék egy másik ablakban van nyitva. Itt a megnyitáskori állása látható.</translation>
    </message>
    <message numerus="yes">
        <source>%n more games cannot be opened.</source>
        <translation>
            <numerusform>További %n játék nem nyitható meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Nincs befejezetlen játék, amelyet folytatni lehetne.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Feljegyzés megnyitása</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Feljegyzések (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Feljegyzés mentése</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Round {round} · {board}</source>
        <translation>{round}. forduló · {board}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation>Sebesség és lépések</translation>
    </message>
    <message>
        <source>Appearance</source>
        <comment>how the window looks</comment>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>ends in “(Language)” in every translation</comment>
        <translation>Nyelv (Language)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>A menü</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Játékok…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statisztika…</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>A játék megtanulása…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Szabályok…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Billentyűk…</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Feljegyzés megnyitása…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Feljegyzés mentése másként…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ismét</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Egész kör visszavonása</translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation>Egész kör ismét</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>look at the game again</comment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Forduló tervezése</translation>
    </message>
    <message>
        <source>Set up your table…</source>
        <translation>Saját asztal felállítása…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Verseny…</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ez a játék</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Halk</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Hangos</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>Sounds for pieces and turns</source>
        <translation>Bábuk és körök hangja</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Az emberi lépések sebessége</translation>
    </message>
    <message>
        <source>Skip turns with nothing to do</source>
        <translation>Üres körök átugrása</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the window</comment>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the window</comment>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast of the window</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast of the window</comment>
        <translation>Erős</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontraszt</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a set of colours: those of this table</comment>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of everything in the window</comment>
        <translation>Méret</translation>
    </message>
    <message>
        <source>This window has room for {percent}%.</source>
        <translation>Ebben az ablakban {percent}% fér el.</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>Az utolsó köröm óta</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Ugrás a körömre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>A gépi lépések sebessége</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Lépések mutatása</translation>
    </message>
    <message>
        <source>Hide the table between players</source>
        <translation>Asztal elrejtése két játékos között</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Draw a board…</source>
        <translation>Tábla rajzolása…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <comment>ends in “(Settings)” in every translation</comment>
        <translation>Beállítások… (Settings)</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Enter also ends the turn</source>
        <translation>Az Enter a kört is befejezi</translation>
    </message>
    <message>
        <source>Show a plant&apos;s value in auctions</source>
        <translation>Árveréskor az erőmű értékének mutatása</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Painted wood</source>
        <translation>Festett fa</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Színtévesztőknek</translation>
    </message>
    <message>
        <source>Players&apos; colours</source>
        <translation>A játékosok színei</translation>
    </message>
    <message>
        <source>Letters on houses</source>
        <translation>Betűk a házakon</translation>
    </message>
    <message>
        <source>Plain board</source>
        <comment>without relief and light</comment>
        <translation>Egyszerű tábla</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of the text</comment>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the text</comment>
        <translation>Nagy</translation>
    </message>
    <message>
        <source>Extra large</source>
        <comment>size of the text</comment>
        <translation>Nagyon nagy</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>of what is read: sentences, lists, rules</comment>
        <translation>Szövegméret</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Classic</source>
        <translation>Klasszikus</translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation>Recharged</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Minden helynek kell egy név.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Két helynek azonos a neve: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation>
            <numerusform>%n terület kell; ezen a táblán {all} van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation>
            <numerusform>Válassz még %n területet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n areas.</source>
        <translation>
            <numerusform>Vegyél ki %n területet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation>{name} területet választ.</translation>
    </message>
    <message numerus="yes">
        <source>This edition is for {minimum} to %n players.</source>
        <translation>
            <numerusform>Ez a kiadás {minimum}–%n játékosnak szól.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas must be connected.</source>
        <translation>A területeknek össze kell függniük.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Kezdő városok</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>A bank ellen</translation>
    </message>
    <message>
        <source>One area each</source>
        <translation>Fejenként 1 terület</translation>
    </message>
    <message>
        <source>Board&apos;s own rules</source>
        <comment>option, on by default</comment>
        <translation>A tábla szabályai</translation>
    </message>
    <message>
        <source>Each player marks a city; networks start in marked cities</source>
        <translation>Minden játékos megjelöl egy várost; a hálózatok megjelölt városokban kezdődnek</translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities too</source>
        <translation>A bank is elvisz erőműveket, nyersanyagot és helyeket a városokban</translation>
    </message>
    <message>
        <source>One area in play for each player</source>
        <translation>Játékosonként egy terület a játékban</translation>
    </message>
    <message>
        <source>Not in this edition</source>
        <translation>Ebben a kiadásban nincs</translation>
    </message>
    <message>
        <source>Too little uranium on this board</source>
        <translation>Ezen a táblán kevés az uránium</translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation>
            <numerusform>%n játékossal ezt a kiadást a bank ellen kell játszani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation>
            <numerusform>%n játékossal ezt a kiadást nem a bank ellen kell játszani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation>
            <numerusform>%n játékossal nem</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses this board&apos;s changes to rules and fuel market</source>
        <translation>A tábla saját szabályaival és nyersanyagpiacával</translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message>
        <source>Not in this edition</source>
        <translation>Ebben a kiadásban nincs</translation>
    </message>
    <message>
        <source>Not printed in this edition</source>
        <translation>Ebben a kiadásban nem nyomtatták ki</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>How the areas are chosen</source>
        <translation>Hogyan választjátok a területeket</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Területek a játékban</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how areas are chosen</comment>
        <translation>Véletlen</translation>
    </message>
    <message>
        <source>Sets the number of players.</source>
        <translation>Beállítja a játékosok számát.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, appearance.</source>
        <translation>Megnyitja a menüt: más játékok, nyelv, megjelenés.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how areas are chosen: by hand</comment>
        <translation>Kézzel</translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation>Sorban</translation>
    </message>
    <message>
        <source>Sets how the areas are chosen.</source>
        <translation>Kiválasztja, hogyan dőljenek el a területek.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}, chosen at random.</source>
        <translation>Játékban lévő területek, {count} / {all}, véletlenszerűen.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Players choose in a random order.</source>
        <translation>Területek: {count} / {all}, véletlen sorrendben.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n város</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <source>Not a valid code: paste a whole one, or enter a number.</source>
        <translation>Érvénytelen kód: illeszd be az egészet, vagy írj be egy számot.</translation>
    </message>
    <message>
        <source>This code needs the board {board}, which is not on this computer.</source>
        <translation>A kód táblája, {board}, nincs meg ezen a gépen.</translation>
    </message>
    <message>
        <source>This code combines a board with an edition it was never printed in.</source>
        <translation>A kód tábláját a kód kiadásában nem nyomtatták ki.</translation>
    </message>
    <message>
        <source>This code&apos;s options do not fit its board, edition and players.</source>
        <translation>A kód változatai nem illenek a táblához, a kiadáshoz és a játékosok számához.</translation>
    </message>
    <message>
        <source>Sets which edition&apos;s rules and figures apply.</source>
        <translation>Kiválasztja, melyik kiadás szabályai és számai érvényesek.</translation>
    </message>
    <message>
        <source>{cities} · {editions}</source>
        <translation>{cities} · {editions}</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: begin the game</comment>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>Opens a copy of this board in the editor.</source>
        <translation>Megnyitja a tábla másolatát a szerkesztőben.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Tábla importálása</translation>
    </message>
    <message>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Táblák (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Kód másolása</translation>
    </message>
    <message>
        <source>Copies a code for this game: same deal, same seats.</source>
        <translation>Kódot másol, amellyel bárki megkapja ezt a játékot: ugyanazokat a lapokat és helyeket.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Goes to the front page.</source>
        <translation>A kezdőlapra visz.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Sorsolási szám</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Kiegyenlített</translation>
    </message>
    <message>
        <source>Chooses opponents of your own strength.</source>
        <translation>Olyan ellenfeleket választ, akik ugyanolyan gyakran nyernek, mint te.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}. hely</translation>
    </message>
    <message>
        <source>This area does not touch the chosen ones, or you have chosen enough.</source>
        <translation>Ez a terület nem szomszédos a választottakkal, vagy már mind megvan.</translation>
    </message>
    <message>
        <source>Adds or removes this area.</source>
        <translation>Hozzáadja a területet, vagy kiveszi.</translation>
    </message>
    <message>
        <source>Cheap routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Olcsó kapcsolatok</translation>
    </message>
    <message>
        <source>Expensive routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Drága kapcsolatok</translation>
    </message>
    <message>
        <source>Costs of routes</source>
        <translation>Kapcsolatok ára</translation>
    </message>
    <message>
        <source>Filters boards by what connecting a city costs on average: less than {cost}, or more.</source>
        <translation>Aszerint mutatja a táblákat, átlagosan mennyibe kerül egy város bekötése: {cost}&#xa0;Elektrónál kevesebbe vagy többe.</translation>
    </message>
    <message>
        <source>{code} has been copied; paste it into the seed field.</source>
        <translation>{code} a vágólapra került; illeszd be a sorsolási szám mezőjébe.</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: te %n ellenfél ellen. A játék {count} városnál ér véget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: %n players. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: %n játékos. A játék {count} városnál ér véget.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw your own</source>
        <translation>Saját rajzolása</translation>
    </message>
    <message>
        <source>Opens the board editor.</source>
        <translation>Megnyitja a táblaszerkesztőt.</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>button: a board</comment>
        <translation>Szerkesztés</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a board</comment>
        <translation>Importálás</translation>
    </message>
    <message>
        <source>Imports a board from a file.</source>
        <translation>Táblát importál egy fájlból.</translation>
    </message>
    <message>
        <source>Opens this board in the editor.</source>
        <translation>Megnyitja ezt a táblát a szerkesztőben.</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Minden gép</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Elindítja a játékot.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Click them here or on the map.</source>
        <translation>Területek: {count} / {all}. Kattints itt vagy a térképen.</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Since your turn</source>
        <translation>A köröd óta</translation>
    </message>
    <message>
        <source>{key}: replay it</source>
        <translation>{key}: visszajátszás</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>A köröd óta nem történt semmi.</translation>
    </message>
    <message>
        <source>Your turn. {question}.</source>
        <translation>Te jössz. {question}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Visszavonva.</translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>need {short} more</source>
        <translation>még {short} kell</translation>
    </message>
    <message>
        <source>{city} (second network)</source>
        <translation>{city} (második hálózat)</translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation>{total} / {money}, +{income}</translation>
    </message>
    <message>
        <source>{total} of {money}</source>
        <comment>the costs, the money there is</comment>
        <translation>{total} / {money}</translation>
    </message>
    <message>
        <source>{city}: the game ends</source>
        <translation>{city}: a játék vége</translation>
    </message>
    <message>
        <source>{city}: Step 2 begins</source>
        <translation>{city}: a 2. Rész kezdete</translation>
    </message>
    <message>
        <source>The game ends at {count}</source>
        <translation>A játék vége: {count} város</translation>
    </message>
    <message>
        <source>Step 2 begins at {count}</source>
        <translation>A 2. Rész kezdete: {count} város</translation>
    </message>
    <message>
        <source>you {own}, leader {maximum}</source>
        <translation>te {own}, a legtöbb {maximum}</translation>
    </message>
</context>
<context>
    <name>NoGames</name>
    <message>
        <source>Watch masters play</source>
        <translation>Mesterek játékának nézése</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Kezdd el az első játékodat</translation>
    </message>
    <message>
        <source>Starts a game among four masters for you to watch.</source>
        <translation>Négy mester játékát indítja el, amelyet te nézel.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Megnyitja az új játék oldalát.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>a second house in every city, for {price}</source>
        <translation>minden városban épülhet második ház is, ára {price}</translation>
    </message>
    <message>
        <source>a third house in every city, for {price}</source>
        <translation>minden városban épülhet harmadik ház is, ára {price}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Utolsó forduló</translation>
    </message>
    <message>
        <source>Step {step} is next</source>
        <translation>Következik a {step}.&#xa0;Rész</translation>
    </message>
    <message>
        <source>Step {step} has begun</source>
        <translation>Elkezdődött a {step}.&#xa0;Rész</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}.</source>
        <translation>Utolsó forduló: {name} városai: {cities}, ellátható: {powered}.</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}; {other} can power {maximum}.</source>
        <translation>Utolsó forduló: {name} városai: {cities}, ellátható: {powered}; {other}: {maximum} látható el.</translation>
    </message>
    <message>
        <source>Step 3 begins after this phase: its card has been drawn.</source>
        <translation>E fázis után kezdődik a 3. Rész: előkerült a kártyája.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: the Step 3 card has been drawn.</source>
        <translation>E fázis után kezdődik a 2. Rész: előkerült a „3. Rész” kártya.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: every city has a house.</source>
        <translation>E fázis után kezdődik a 2. Rész: minden városban áll ház.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: {name} has {cities}.</source>
        <translation>E fázis után kezdődik a 2.&#xa0;Rész: {name} városai: {cities}.</translation>
    </message>
    <message>
        <source>Step {step}: {places}.</source>
        <translation>{step}.&#xa0;Rész: {places}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a number field</source>
        <translation>Egy számmezőben</translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation>Eggyel több vagy kevesebb</translation>
    </message>
    <message>
        <source>Five more or less</source>
        <translation>Öttel több vagy kevesebb</translation>
    </message>
    <message>
        <source>Minimum or maximum</source>
        <translation>Legkisebb vagy legnagyobb érték</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Számjegy törlése</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Az összes kijelölése</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{plant} for {price}</source>
        <comment>a plant</comment>
        <translation>{plant}: {price}</translation>
    </message>
    <message>
        <source>powers {cities}</source>
        <comment>all plants of a player</comment>
        <translation>ellát: {cities}</translation>
    </message>
    <message>
        <source>fair {low}–{high}, powers {cities}</source>
        <translation>méltányos {low}–{high}, ellát: {cities}</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Plant {n} of the market</source>
        <translation>A piac {n}. erőműve</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Az előző erőmű</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>A következő erőmű</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>Ajánlat 1‑gyel több</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>Ajánlat 1‑gyel kevesebb</translation>
    </message>
    <message>
        <source>Plant {plant} moves here when you open it</source>
        <translation>{plant}.&#xa0;sz. erőmű: ide kerül, amikor árverésre bocsátod</translation>
    </message>
    <message>
        <source>No plant chosen</source>
        <translation>Nincs kiválasztott erőmű</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Te indítod az árverést</translation>
    </message>
    <message>
        <source>The card is still in the market; press 1 to {n} to change your mind.</source>
        <translation>A kártya még a piacon van; 1–{n}: másikat választasz.</translation>
    </message>
    <message>
        <source>Choose a plant in the market: 1 to {n}, or click.</source>
        <translation>Válassz erőművet a piacról: 1–{n} vagy kattintás.</translation>
    </message>
    <message>
        <source>Nobody else can bid: you pay the minimum.</source>
        <translation>Más nem licitálhat: a kikiáltási árat fizeted.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>Az 1. fordulóban mindenkinek vennie kell erőművet.</translation>
    </message>
    <message>
        <source>Ends your part in Phase 2: no plant for you this round.</source>
        <translation>Befejezi számodra a 2.&#xa0;fázist: ebben a fordulóban nem lesz új erőműved.</translation>
    </message>
    <message>
        <source>Opens the auction with this bid.</source>
        <translation>Elindítja az árverést ezzel az ajánlattal.</translation>
    </message>
    <message>
        <source>Choose a plant first: 1 to {n}, or click one in the market.</source>
        <translation>Előbb válassz erőművet: 1–{n} vagy kattints egyre a piacon.</translation>
    </message>
    <message>
        <source>Choose a plant</source>
        <translation>Válassz erőművet</translation>
    </message>
    <message>
        <source>No plant available</source>
        <translation>Nincs elérhető erőmű</translation>
    </message>
    <message>
        <source>{bid} is a lot for plant {plant}. Press Enter again to bid it.</source>
        <translation>{bid} sok ezért az erőműért: {plant}. Nyomj újra Entert, ha ennyit ajánlasz.</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}</source>
        <translation>Árverés: {plant}, {bid}‑ért</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}, up to {limit}</source>
        <translation>Árverés: {plant}, {bid}‑ért, limit {limit}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>ellát: {n} / {maximum}</translation>
    </message>
    <message>
        <source>Space for a plant.</source>
        <translation>Hely egy erőműnek.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>short for Elektro</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>{plant}; yours, holds {held}</source>
        <translation>{plant}; a tiéd, rajta: {held}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a plant holds</comment>
        <translation>semmi</translation>
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
        <translation>Szabály</translation>
    </message>
    <message>
        <source>Opens the rule that forbids this.</source>
        <translation>Megnyitja a szabályt, amely ezt tiltja.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>You asked for a hint. Press {key} again to end the turn without it.</source>
        <translation>Tippet kértél. Még egy {key}: a lépés vége nélküle.</translation>
    </message>
    <message>
        <source>No hint found. Press H to ask again.</source>
        <translation>Nincs tipp. Nyomd meg újra a H billentyűt.</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>A tipp bezárása</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Tipp keresése…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do here, and why.</source>
        <translation>Megmutatja, mit tenne itt a legerősebb gép, és miért.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Terv</translation>
    </message>
    <message>
        <source>Lets you try out a whole round on a copy of the table.</source>
        <translation>Kipróbálhatsz egy egész fordulót az asztal másolatán.</translation>
    </message>
    <message>
        <source>There is no room for these figures now.</source>
        <translation>Ezeknek az adatoknak most nincs hely.</translation>
    </message>
    <message>
        <source>Nothing to undo: you haven&apos;t acted, or a card has been revealed since.</source>
        <translation>Nincs mit visszavonni: még nem léptél, vagy azóta új kártya került elő.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Visszavonja az utolsó lépést.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Money left</source>
        <translation>Maradó pénz</translation>
    </message>
    <message>
        <source>Plants can power</source>
        <translation>Erőművek ellátnak</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>nincs nyersanyag</translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation>{plant}, elvész: {lost}</translation>
    </message>
    <message>
        <source>Plant scrapped</source>
        <translation>Megsemmisített erőmű</translation>
    </message>
    <message>
        <source>not all available</source>
        <translation>nem kapható meg mind</translation>
    </message>
    <message>
        <source>If others fill up first</source>
        <translation>Ha mások előbb feltöltenek</translation>
    </message>
    <message>
        <source>{money} left</source>
        <translation>marad {money}</translation>
    </message>
    <message>
        <source>Could bid more</source>
        <translation>Többet ajánlhat</translation>
    </message>
    <message>
        <source>Others can reach</source>
        <comment>these cities</comment>
        <translation>Mások is elérik</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Következő sorrend</translation>
    </message>
    <message>
        <source>Fuel before you</source>
        <translation>Előtted vásárol</translation>
    </message>
    <message>
        <source>Build before you</source>
        <translation>Előtted épít</translation>
    </message>
    <message>
        <source>Powers {powered} of {cities}</source>
        <translation>Ellátva {powered} / {cities}</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>a játék vége</translation>
    </message>
    <message>
        <source>+{income} = {money}</source>
        <translation>+{income} = {money}</translation>
    </message>
    <message>
        <source>Step {step} begins; next order</source>
        <translation>{step}. Rész kezdődik; új sorrend</translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation>{name} {money}</translation>
    </message>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>{city} és még %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan your round</source>
        <translation>Tervezd meg a fordulód</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Legfeljebb</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>legfeljebb</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Erőmű</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Keep the plan</source>
        <translation>Terv megtartása</translation>
    </message>
    <message>
        <source>Back to the table; the plan is filled in on your turn.</source>
        <translation>Vissza az asztalhoz; a terv beíródik, amikor te jössz.</translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
        <translation>A piac {place}. erőművének tervbe vétele</translation>
    </message>
    <message>
        <source>Nothing happens yet: pick a plant, fuel and cities.</source>
        <translation>Még semmi sem történik: válassz erőművet, nyersanyagot és városokat.</translation>
    </message>
    <message>
        <source>If you do this</source>
        <translation>Ha így teszel</translation>
    </message>
    <message>
        <source>Nothing planned yet.</source>
        <translation>Még nincs tervbe véve semmi.</translation>
    </message>
    <message>
        <source>No city planned yet.</source>
        <translation>Még nincs tervbe véve város.</translation>
    </message>
    <message>
        <source>Clears the plan.</source>
        <translation>Kiüríti a tervet.</translation>
    </message>
    <message>
        <source>Removes the last planned city.</source>
        <translation>Kiveszi az utoljára tervbe vett várost.</translation>
    </message>
    <message>
        <source>Adds this plant to the plan or removes it.</source>
        <translation>Tervbe veszi ezt az erőművet, vagy kiveszi.</translation>
    </message>
    <message>
        <source>click one in the market</source>
        <translation>kattints egyre a piacon</translation>
    </message>
    <message>
        <source>{city} {price} ×</source>
        <translation>{city} {price} ×</translation>
    </message>
    <message>
        <source>Removes this city from the plan.</source>
        <translation>Kiveszi ezt a várost a tervből.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Törlés: {city}</translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation>kattints rájuk a térképen</translation>
    </message>
    <message>
        <source>Cheapest one by one</source>
        <translation>A legolcsóbbak sorban</translation>
    </message>
</context>
<context>
    <name>PlantButton</name>
    <message>
        <source>Chooses this plant.</source>
        <translation>Kiválasztja ezt az erőművet.</translation>
    </message>
</context>
<context>
    <name>PlantCard</name>
    <message>
        <source>Step 3</source>
        <translation>3. Rész</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>nem kell</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>bánya</translation>
    </message>
</context>
<context>
    <name>PlantMarket</name>
    <message>
        <source>Current market</source>
        <translation>Aktuális piac</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Jövő piac</translation>
    </message>
    <message>
        <source>below: future market</source>
        <translation>alul: jövő piac</translation>
    </message>
    <message>
        <source>All of these may be auctioned.</source>
        <translation>Mindegyik árverésre bocsátható.</translation>
    </message>
    <message>
        <source>The draw pile is sorted: these come in Phase 5.</source>
        <translation>A húzópakli rendezett: ezek jönnek az 5.&#xa0;fázisban.</translation>
    </message>
    <message>
        <source>The future market is not for sale yet: its plants move up later.</source>
        <translation>A jövő piac még nem vehető meg: az erőművei később átkerülnek az aktuális piacra.</translation>
    </message>
    <message>
        <source>The current market: these may be auctioned.</source>
        <translation>Az aktuális piac: ezek bocsáthatók árverésre.</translation>
    </message>
    <message>
        <source>next: {plants}</source>
        <comment>known cards of the draw pile</comment>
        <translation>utána: {plants}</translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>the plant market</comment>
        <translation>elfogyott</translation>
    </message>
    <message>
        <source>closed now</source>
        <comment>the plant market</comment>
        <translation>most zárva</translation>
    </message>
    <message>
        <source>plant {plant} is bought</source>
        <translation>megvéve: {plant}. sz. erőmű</translation>
    </message>
    <message>
        <source>plant {plant} is being auctioned</source>
        <translation>árverésen: {plant}. sz. erőmű</translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation>Erőműpiac</translation>
    </message>
    <message>
        <source>up for auction</source>
        <comment>the current market</comment>
        <translation>árverésen</translation>
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
        <translation>Semmisíts meg egy erőművet</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Megsemmisítés: {plant}</translation>
    </message>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Legfeljebb %n erőműved lehet; az új: {lot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave fuel behind</source>
        <translation>Hátrahagyás</translation>
    </message>
    <message>
        <source>Removes the plant from the game.</source>
        <translation>Kiveszi az erőművet a játékból.</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Az előző erőmű</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>A következő erőmű</translation>
    </message>
    <message>
        <source>Chooses the plant to scrap.</source>
        <translation>Kiválasztja a megsemmisítendő erőművet.</translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation>
            <numerusform>{before} → %n város</numerusform>
        </translation>
    </message>
    <message>
        <source>Can power</source>
        <translation>Ellát</translation>
    </message>
    <message>
        <source>Fuel discarded</source>
        <translation>Eldob</translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel discarded: {fuel}</source>
        <translation>Nélküle ({plant}): {power}, eldob: {fuel}</translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation>Enélkül: {plant}</translation>
    </message>
    <message>
        <source>No more can be left on this plant.</source>
        <translation>Ezen az erőművön több nem hagyható hátra.</translation>
    </message>
    <message>
        <source>No other plant has room for it.</source>
        <translation>Egyik másik erőművön sincs hely neki.</translation>
    </message>
    <message>
        <source>Leaves one more token behind.</source>
        <translation>Eggyel több jelzőt hagy hátra.</translation>
    </message>
    <message>
        <source>Keeps one more token.</source>
        <translation>Eggyel több jelzőt tart meg.</translation>
    </message>
</context>
<context>
    <name>PlantTile</name>
    <message>
        <source>Key: {key}</source>
        <translation>Billentyű: {key}</translation>
    </message>
</context>
<context>
    <name>PointButton</name>
    <message>
        <source>Shows this moment in the replay.</source>
        <translation>Megmutatja ezt a pillanatot a visszajátszásban.</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Fuel spaces moved to the lowest price</source>
        <translation>Legolcsóbbra csúszott mezők</translation>
    </message>
    <message>
        <source>Above the Step 3 card, when it is back under the pile</source>
        <translation>A „3.&#xa0;Rész” kártya fölött, ha újra a pakli alatt van</translation>
    </message>
    <message>
        <source>Uranium is phased out</source>
        <translation>Nincs több uránium</translation>
    </message>
    <message>
        <source>If the plant that causes it was bought and is out of the game.</source>
        <translation>Ha az ezt kiváltó erőművet megvették, és már kikerült a játékból.</translation>
    </message>
    <message>
        <source>The turn order must list everybody exactly once.</source>
        <translation>A játékossorrendben mindenkinek egyszer kell szerepelnie.</translation>
    </message>
    <message>
        <source>There is no plant {plant} in this game.</source>
        <translation>Ebben a játékban nincs {plant}. sz. erőmű.</translation>
    </message>
    <message>
        <source>A house is in an area out of play.</source>
        <translation>Egy ház játékon kívüli területen áll.</translation>
    </message>
    <message>
        <source>Plant {plant} is listed in two places.</source>
        <translation>A(z) {plant}. sz. erőmű két helyen is szerepel.</translation>
    </message>
    <message>
        <source>{name} has two houses in one city.</source>
        <translation>{name}: két ház egy városban.</translation>
    </message>
    <message>
        <source>Everybody is done: choose the next phase.</source>
        <translation>Mindenki végzett: jöhet a következő fázis.</translation>
    </message>
    <message>
        <source>{name} should act before somebody who is already done.</source>
        <translation>{name} olyasvalaki előtt következik, aki már végzett.</translation>
    </message>
    <message>
        <source>{name} must have bought a plant in round 1.</source>
        <translation>{name}: az 1. fordulóban kötelező erőművet venni.</translation>
    </message>
    <message>
        <source>{name} already has a plant, so must be done with the auctions of round 1.</source>
        <translation>{name}: van erőműve, tehát végzett az 1. forduló árveréseivel.</translation>
    </message>
    <message>
        <source>{name} cannot have built before Phase 4 of round 1.</source>
        <translation>{name}: az 1. forduló 4. fázisa előtt nem lehetett építeni.</translation>
    </message>
    <message>
        <source>A plant was sold in this round, so its buyer must be done.</source>
        <translation>Ebben a fordulóban kelt el erőmű, tehát a vevője már végzett.</translation>
    </message>
    <message>
        <source>Anybody done in round 1 has bought a plant, so one was sold in this round.</source>
        <translation>Aki az 1. fordulóban végzett, az vett is: ebben a fordulóban kelt el erőmű.</translation>
    </message>
    <message>
        <source>{name} has {found} plants but can have at most {maximum} by now.</source>
        <translation>{name}: {found} erőműve van; eddig legfeljebb {maximum} lehet.</translation>
    </message>
    <message>
        <source>The plant market has {found} plants; in Step {step} it has {needed}.</source>
        <translation>Erőművek a piacon: {found}; a(z) {step}. Részben ennyi kell: {needed}.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale: somebody has as many cities.</source>
        <translation>A(z) {plant}. sz. erőmű nem lehet eladó: valakinek már van ennyi városa.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale in Step 1.</source>
        <translation>A(z) {plant}. sz. erőmű nem lehet eladó az 1. Részben.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards and must have at least {minimum}.</source>
        <translation>Lapok a húzópakliban: {found}; legalább ennyi kell: {minimum}.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards; only {maximum} can be left.</source>
        <translation>Lapok a húzópakliban: {found}; legfeljebb ennyi maradhatott: {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: the market has only {maximum} spaces.</source>
        <translation>{fuel}: a piacon csak {maximum} mező van.</translation>
    </message>
    <message>
        <source>{fuel}: {found} tokens are on the table; there are only {maximum}.</source>
        <translation>{fuel}: {found} jelző van az asztalon; csak {maximum} létezik.</translation>
    </message>
    <message>
        <source>This game has no such rule.</source>
        <translation>Ebben a játékban nincs ilyen szabály.</translation>
    </message>
    <message>
        <source>Closed cities at {price}: {found}; there must be {needed}.</source>
        <translation>Lezárt városok {price}&#xa0;Elektróért: {found}; ennyi kell: {needed}.</translation>
    </message>
    <message>
        <source>{name} may own only {maximum} plants.</source>
        <translation>{name}: legfeljebb {maximum} erőműve lehet.</translation>
    </message>
    <message>
        <source>{name} has no city in the areas that plant {plant} requires.</source>
        <translation>{name}: nincs városa azokon a területeken, amelyeket a(z) {plant}. sz. erőmű megkíván.</translation>
    </message>
    <message>
        <source>{fuel}: {name}&apos;s plants cannot store {over} of the tokens.</source>
        <translation>{fuel}: {name} – {over} jelző nem fér el az erőműveken.</translation>
    </message>
    <message>
        <source>{city} has {found} houses; in this Step it has room for {maximum}.</source>
        <translation>{city}: {found} ház áll itt, ebben a Részben {maximum} fér el.</translation>
    </message>
    <message>
        <source>The bank owns {found} plants; by now it must own {needed}.</source>
        <translation>A bank erőműveinek száma {found}; mostanra {needed} kell, hogy legyen.</translation>
    </message>
    <message>
        <source>The bank has fuel only from its purchase in Phase 3 until it burns it in Phase 5.</source>
        <translation>A banknak csak azután van nyersanyaga, hogy a 3. fázisban elvitte, és amíg az 5. fázisban el nem használja.</translation>
    </message>
    <message>
        <source>The bank buys fuel for one run of its plants, or whatever the market has.</source>
        <translation>A bank az erőművei egy működtetéséhez visz el nyersanyagot, vagy annyit, amennyi a piacon van.</translation>
    </message>
    <message>
        <source>The bank has {maximum} houses; {found} are on the map.</source>
        <translation>A banknak {maximum} háza van; a térképen {found} áll.</translation>
    </message>
    <message>
        <source>The bank starts with {needed} houses; it is alone in {found} unmarked cities.</source>
        <translation>A bank {needed} házzal kezd; ennyi jelöletlen városban van egyedül: {found}.</translation>
    </message>
    <message>
        <source>The bank&apos;s first {needed} houses must be next to each other.</source>
        <translation>A bank első {needed} házának egymás mellett kell állnia.</translation>
    </message>
    <message>
        <source>{city}: the bank must have a house too, as it had houses left.</source>
        <translation>{city}: itt a banknak is kell, hogy legyen háza, mert még volt neki.</translation>
    </message>
    <message>
        <source>{city} cannot be a starting city.</source>
        <translation>{city} nem lehet kezdő város.</translation>
    </message>
    <message>
        <source>Uranium is phased out only if plant {plant} is out of the game.</source>
        <translation>Az uránium csak akkor fogy el végleg, ha a(z) {plant}. sz. erőmű kikerült a játékból.</translation>
    </message>
    <message>
        <source>{name}&apos;s network cannot have started in any of its cities.</source>
        <translation>{name}: a hálózat csak olyan helyen áll, ahol nem kezdődhet.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities: the game is over.</source>
        <translation>Valakinek {cities} városa van: a játék véget ért.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities, so Step 2 has begun.</source>
        <translation>Valakinek {cities} városa van, tehát a 2. Rész megkezdődött.</translation>
    </message>
    <message>
        <source>Step 2 begins once somebody has {cities} cities; nobody has.</source>
        <translation>A 2. Rész akkor kezdődik, ha valakinek {cities} városa van; senkinek sincs.</translation>
    </message>
    <message>
        <source>This board has no Step 2 and no Step 3.</source>
        <translation>Ezen a táblán nincs 2. és 3. Rész.</translation>
    </message>
    <message>
        <source>The turn order does not match cities and plants in this phase.</source>
        <translation>A játékossorrend nem illik az e fázisbeli városokhoz és erőművekhez.</translation>
    </message>
    <message>
        <source>Starts over.</source>
        <translation>Elölről kezdi a leírást.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Rész</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fázis</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Játékossorrend</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>A szabályok szerint</translation>
    </message>
    <message>
        <source>Sets the order that follows from cities and plants.</source>
        <translation>A városokból és erőművekből adódó sorrendet állítja be.</translation>
    </message>
    <message>
        <source>Done with this phase</source>
        <translation>Végeztek ezzel a fázissal</translation>
    </message>
    <message>
        <source>A plant was sold in this round</source>
        <translation>Ebben a fordulóban kelt el erőmű</translation>
    </message>
    <message>
        <source>With a discount token: the plant under it was sold.</source>
        <translation>Kedvezményjelzővel: az alatta fekvő erőmű kelt el.</translation>
    </message>
    <message>
        <source>Moves this player up one place.</source>
        <translation>Egy hellyel előrébb teszi a játékost.</translation>
    </message>
    <message>
        <source>Marks this player as done with this phase, or not.</source>
        <translation>Megmondja, végzett-e a játékos ebben a fázisban.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Power plants</source>
        <translation>Erőművek</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Power plants, by their numbers</source>
        <translation>Erőművek a számukkal</translation>
    </message>
    <message>
        <source>Fuel on the plants</source>
        <translation>Nyersanyag az erőműveken</translation>
    </message>
    <message>
        <source>Cities: pick them on the map</source>
        <translation>Városok: a térképen jelöld ki</translation>
    </message>
    <message>
        <source>Shows this player&apos;s money, plants and cities.</source>
        <translation>Megmutatja a játékos pénzét, erőműveit és városait.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n város</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting cities still marked: pick them on the map</source>
        <translation>Még megjelölt kezdő városok: a térképen jelöld ki</translation>
    </message>
    <message>
        <source>Fuel in the northern market</source>
        <translation>Nyersanyag az északi piacon</translation>
    </message>
    <message>
        <source>On the side pile</source>
        <translation>Félretéve</translation>
    </message>
    <message>
        <source>Times the draw pile has run out</source>
        <translation>Hányszor fogyott el a húzópakli</translation>
    </message>
    <message>
        <source>Second networks: where they started</source>
        <translation>Második hálózatok: hol kezdődtek</translation>
    </message>
    <message>
        <source>Nobody has houses in two starting cities.</source>
        <translation>Senkinek sincs háza két kezdő városban.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Véletlenszerűen</translation>
    </message>
    <message>
        <source>Closes as many cities as the board requires.</source>
        <translation>Annyi várost zár le, amennyit a tábla kér.</translation>
    </message>
    <message>
        <source>Closed cities: pick them on the map</source>
        <translation>Lezárt városok: a térképen jelöld ki</translation>
    </message>
    <message>
        <source>Cities connected in this round, by all players</source>
        <translation>Ebben a fordulóban bekötött városok, összesen</translation>
    </message>
    <message>
        <source>The lowest plant was removed this round</source>
        <translation>A legkisebb erőmű ebben a fordulóban már kikerült</translation>
    </message>
    <message>
        <source>When somebody passed, or under the discount token.</source>
        <translation>Amikor valaki passzolt, vagy a kedvezményjelzővel.</translation>
    </message>
    <message>
        <source>Marks this city as the start of this player&apos;s second network, or not.</source>
        <translation>Megmondja, hogy a játékos második hálózata itt kezdődött-e.</translation>
    </message>
    <message>
        <source>The game never reaches this round, Step and phase.</source>
        <translation>A játékban ez a forduló, Rész és fázis együtt nem fordul elő.</translation>
    </message>
    <message>
        <source>{fuel}: the northern market has only {maximum} spaces.</source>
        <translation>{fuel}: az északi piacon csak {maximum} mező van.</translation>
    </message>
    <message>
        <source>{fuel}: only {maximum} spaces can have moved.</source>
        <translation>{fuel}: legfeljebb {maximum} mező csúszhatott el.</translation>
    </message>
    <message>
        <source>Plant {plant} comes into play with Step 2.</source>
        <translation>A(z) {plant}.&#xa0;sz. erőmű csak a 2.&#xa0;Résszel kerül játékba.</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn after the Step 3 card.</source>
        <translation>A(z) {plant}. sz. erőmű csak a „3. Rész” kártya után kerül elő.</translation>
    </message>
    <message>
        <source>Plants lie above the Step 3 card again only in Step 2.</source>
        <translation>A „3.&#xa0;Rész” kártya fölött csak a 2.&#xa0;Részben vannak újra erőművek.</translation>
    </message>
    <message>
        <source>The side pile has {found} plants; by now it can have at most {maximum}.</source>
        <translation>Félretéve {found} erőmű van; eddig legfeljebb {maximum} lehet.</translation>
    </message>
    <message>
        <source>No plant goes under the draw pile before the side pile has replaced it.</source>
        <translation>A pakli alá semmi sem kerül, amíg a félretett erőművek a helyére nem lépnek.</translation>
    </message>
    <message>
        <source>Both piles have run out: no plant is left in either.</source>
        <translation>Mindkét pakli elfogyott: egyikben sincs már erőmű.</translation>
    </message>
    <message>
        <source>{city} is closed.</source>
        <translation>{city} le van zárva.</translation>
    </message>
    <message>
        <source>{name}&apos;s second network cannot have started in {city}.</source>
        <translation>{name}: a második hálózat nem kezdődhetett itt: {city}.</translation>
    </message>
    <message>
        <source>{found} cities cannot have been connected in this round.</source>
        <translation>Ebben a fordulóban nem köthettek be {found} várost.</translation>
    </message>
    <message>
        <source>{found} cities are marked; there must be {needed}, one for each player without a house.</source>
        <translation>Megjelölt városok: {found}; ennyi kell: {needed}, egy minden ház nélküli játékosnak.</translation>
    </message>
    <message>
        <source>Plants in the market, by their numbers</source>
        <translation>Erőművek a piacon, a számukkal</translation>
    </message>
    <message>
        <source>Fuel in the market</source>
        <translation>Nyersanyag a piacon</translation>
    </message>
    <message>
        <source>Coal storage</source>
        <translation>Szénraktár</translation>
    </message>
    <message>
        <source>Put under the draw pile</source>
        <translation>A húzópakli alá került</translation>
    </message>
    <message>
        <source>Out of the game, as far as known</source>
        <translation>Kikerült a játékból (amit láttatok)</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Lapok a húzópakliban</translation>
    </message>
    <message>
        <source>Count them, including the Step 3 card.</source>
        <translation>Számold meg őket, a „3. Rész” kártyával együtt.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>Set up a position</source>
        <translation>Állás felállítása</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Visszavonja az utolsó módosítást.</translation>
    </message>
    <message>
        <source>Everything fits the rules.</source>
        <translation>Minden megfelel a szabályoknak.</translation>
    </message>
    <message>
        <source>Starts a game from here; H gives a hint.</source>
        <translation>Innen folytatódó játékot kezd; a H tippet ad.</translation>
    </message>
    <message>
        <source>This game needs nothing else.</source>
        <translation>Ehhez a játékhoz nem kell más.</translation>
    </message>
    <message>
        <source>There is no game at the table.</source>
        <translation>Az asztalnál nem vár játék.</translation>
    </message>
    <message>
        <source>Not possible during an auction or a purchase.</source>
        <translation>Árverés vagy vásárlás közben nem lehet.</translation>
    </message>
    <message>
        <source>Starts with the position of your current game.</source>
        <translation>A várakozó játék állásával kezd.</translation>
    </message>
    <message>
        <source>{phase}: it is {name}&apos;s turn</source>
        <translation>{phase}: {name} következik</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ismét</translation>
    </message>
    <message>
        <source>As in your game</source>
        <translation>Mint a játékodban</translation>
    </message>
    <message>
        <source>Clears the table; board and players stay.</source>
        <translation>Kiüríti az asztalt; a tábla és a játékosok maradnak.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Újrakezdés</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Visszavisz az előző oldalra.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Piacok</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Billentyű: {key}</translation>
    </message>
    <message>
        <source>What does not fit the rules</source>
        <translation>Ami nem felel meg a szabályoknak</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Folytatás innen</translation>
    </message>
    <message>
        <source>{city}: out of play</source>
        <translation>{city}: játékon kívül</translation>
    </message>
    <message>
        <source>{city}: closed</source>
        <translation>{city}: lezárva</translation>
    </message>
    <message>
        <source>{city}: marked</source>
        <translation>{city}: megjelölve</translation>
    </message>
    <message>
        <source>{city}: no house</source>
        <translation>{city}: nincs ház</translation>
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
        <translation>Elektromos hálózat</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n rounds</source>
        <translation>
            <numerusform>{board}, {edition}, %n forduló</numerusform>
        </translation>
    </message>
    <message>
        <source>cities powered</source>
        <comment>beside their number</comment>
        <translation>ellátott város</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>plant {plant}</source>
        <comment>below its lamps</comment>
        <translation>{plant}. sz. erőmű</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Mind működjön</translation>
    </message>
    <message>
        <source>You own no plant.</source>
        <translation>Nincs erőműved.</translation>
    </message>
    <message>
        <source>Run your plants</source>
        <translation>Erőművek működtetése</translation>
    </message>
    <message>
        <source>powers {count}</source>
        <translation>ellát: {count}</translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation>áll, készlete marad</translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation>kevés a nyersanyag</translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered</source>
        <translation>
            <numerusform>{powered} / %n város ellátva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered, {dark} dark</source>
        <translation>
            <numerusform>{powered} / %n város ellátva, sötét: {dark}</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mix of coal and oil</source>
        <translation>A szén és az olaj következő keveréke</translation>
    </message>
    <message>
        <source>Switches on as many plants as can run together.</source>
        <translation>Annyi erőművet kapcsol be, amennyi együtt működhet.</translation>
    </message>
    <message>
        <source>All that can run together are on.</source>
        <translation>Ami együtt működhet, be van kapcsolva.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a plant that does not run</comment>
        <translation>ki</translation>
    </message>
    <message>
        <source>Money {before} → {after}.</source>
        <translation>Pénz {before} → {after}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>burns</comment>
        <translation>semmit</translation>
    </message>
    <message>
        <source>Burns {burnt} and pays you.</source>
        <translation>Elhasznál {burnt}, és pénzt hoz.</translation>
    </message>
    <message>
        <source>With {plant} as well: +{income}.</source>
        <translation>A {plant}. sz. erőművel is: +{income}.</translation>
    </message>
    <message numerus="yes">
        <source>Power for %n more; another city would bring {gain}.</source>
        <translation>
            <numerusform>Még %n városra jutna áram; egy újabb {gain} Elektrót hozna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n működik: +{income}</numerusform>
        </translation>
    </message>
    <message>
        <source>No plant would run. Press Enter again to take just {income}.</source>
        <translation>Egyik erőmű sem működne. Még egy Enter: csak {income} a fizetség.</translation>
    </message>
    <message>
        <source>Run nothing, earn {income}</source>
        <translation>Egy sem működik: +{income}</translation>
    </message>
</context>
<context>
    <name>ProfileView</name>
    <message>
        <source>How you play</source>
        <translation>Ahogy játszol</translation>
    </message>
    <message>
        <source>Finish a game of your own, and this page shows how you play.</source>
        <translation>Fejezz be egy saját játékot, és ez az oldal megmutatja, hogyan játszol.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Shows who won how often, by board, edition, level or number of players.</source>
        <translation>Megmutatja, ki hányszor nyert, tábla, kiadás, szint vagy játékosszám szerint.</translation>
    </message>
    <message>
        <source>A few more games will show how you play.</source>
        <translation>Még néhány játék, és kiderül, hogyan játszol.</translation>
    </message>
    <message>
        <source>You play much like the winners.</source>
        <translation>Nagyjából úgy játszol, mint a győztesek.</translation>
    </message>
    <message>
        <source>The house is you; the line through it is the margin of error. The light band holds half of all winners.</source>
        <translation>A ház te vagy; a vonal a véletlen mozgástere. A világos sávban van a győztesek fele.</translation>
    </message>
    <message>
        <source>Try next: puzzles from your own games show where moves were lost.</source>
        <translation>Legközelebb: a saját játékaidból vett feladványok megmutatják, hol ment kárba lépés.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <source>Shows positions in which one move is best.</source>
        <translation>Olyan állásokat mutat, amelyekben egyetlen lépés a legjobb.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Értékszámod</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} / {whole}</translation>
    </message>
    <message numerus="yes">
        <source>Reading {read} of %n games</source>
        <translation>
            <numerusform>Beolvasás: {read} / %n játék</numerusform>
        </translation>
    </message>
    <message>
        <source>games won; by chance alone: {chance}</source>
        <translation>megnyert játék; puszta véletlennel: {chance}</translation>
    </message>
    <message>
        <source>seats won; by chance alone: {chance}</source>
        <translation>megnyert hely; puszta véletlennel: {chance}</translation>
    </message>
    <message>
        <source>with its 95 % range; games with hints do not count</source>
        <translation>95%-os sávval; a tippel játszott játékok nem számítanak</translation>
    </message>
    <message>
        <source>the line marks what winners buy</source>
        <translation>a vonal: amit a győztesek vesznek</translation>
    </message>
    <message>
        <source>Ahead of</source>
        <translation>Megelőzve</translation>
    </message>
    <message>
        <source>Won, by board</source>
        <translation>Győzelmek tábla szerint</translation>
    </message>
    <message>
        <source>Plants bought</source>
        <translation>Vásárolt erőművek</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>money</source>
        <translation>pénz</translation>
    </message>
    <message>
        <source>can power</source>
        <comment>so many cities</comment>
        <translation>erőművek, városra</translation>
    </message>
    <message>
        <source>{plant} is scrapped</source>
        <translation>{plant} megsemmisül</translation>
    </message>
    <message>
        <source>fuel discarded</source>
        <translation>eldobott nyersanyag</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel discarded</comment>
        <translation>nincs</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>No puzzles here.</source>
        <translation>Itt nincsenek feladványok.</translation>
    </message>
    <message>
        <source>Your answer cannot be saved: {reason}.</source>
        <translation>A válaszod nem menthető: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>%n közül {solved} megoldva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due again today</source>
        <translation>
            <numerusform>ma %n tér vissza</numerusform>
        </translation>
    </message>
    <message>
        <source>your game</source>
        <translation>saját játék</translation>
    </message>
    <message>
        <source>{leader} bids {bid}. {name}: raise or pass?</source>
        <translation>{leader} ajánlata {bid}. {name}: emelés vagy passz?</translation>
    </message>
    <message>
        <source>{name} is to buy fuel. What, if anything?</source>
        <translation>{name} nyersanyagot vesz. Mit, ha egyáltalán?</translation>
    </message>
    <message>
        <source>{name} is to build. Where, if anywhere?</source>
        <translation>{name} épít. Hol, ha egyáltalán?</translation>
    </message>
    <message>
        <source>{name} is to open an auction. Which plant, if any?</source>
        <translation>{name} árverést indít. Melyik erőmű, ha egyáltalán?</translation>
    </message>
    <message>
        <source>{chance}% · {action}</source>
        <comment>chance of winning</comment>
        <translation>{chance}% · {action}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Új játékot indít ebből az állásból.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Visszavisz az előző oldalra.</translation>
    </message>
    <message>
        <source>Right: {best}.</source>
        <translation>Helyes: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Jobb: {best}.</translation>
    </message>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</source>
        <translation>
            <numerusform>%n folytatásban {margin} ± {error} ponttal jobb, első látásra {first} ponttal.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: {done}.</source>
        <translation>A játékban: {done}.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} after the last of %n</source>
        <translation>
            <numerusform>az értékszámod {points} ({low} és {high} között), {change} a %n játék közül az utolsó után</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, {low} to {high}; last game {change}</source>
        <translation>értékszám, {low}–{high}; utolsó játék {change}</translation>
    </message>
    <message>
        <source>You haven&apos;t played a rated game yet, so this is a first guess.</source>
        <translation>Még nem játszottál értékelt játékot, ezért ez az első becslés.</translation>
    </message>
    <message numerus="yes">
        <source>An even match for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>Kiegyenlített játék az értékszámodhoz: {points} ({low} és {high} között), %n játék után.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>{figure} was my ceiling: {why}.</source>
        <translation>{figure} volt a plafonom: {why}.</translation>
    </message>
    <message>
        <source>I would have gone up to {figure}: {why}.</source>
        <translation>{figure} összegig is elmentem volna: {why}.</translation>
    </message>
    <message>
        <source>I did not want plant {figure}: {why}.</source>
        <translation>Nem kellett a(z) {figure}. sz. erőmű: {why}.</translation>
    </message>
    <message>
        <source>I could not bid {figure}: {why}.</source>
        <translation>Nem tudtam {figure} összeget ajánlani: {why}.</translation>
    </message>
    <message>
        <source>I wanted no plant: {why}.</source>
        <translation>Nem kellett erőmű: {why}.</translation>
    </message>
    <message>
        <source>I kept my {figure} Elektro: {why}.</source>
        <translation>Megtartottam a {figure} Elektrómat: {why}.</translation>
    </message>
    <message>
        <source>plant {value} needs no fuel</source>
        <translation>a(z) {value}. sz. erőműhöz nem kell nyersanyag</translation>
    </message>
    <message>
        <source>fuel for plant {value} is cheap</source>
        <translation>a(z) {value}. sz. erőmű nyersanyaga olcsó</translation>
    </message>
    <message>
        <source>fuel for plant {value} is expensive</source>
        <translation>a(z) {value}. sz. erőmű nyersanyaga drága</translation>
    </message>
    <message>
        <source>capacity +{value}</source>
        <translation>kapacitás +{value}</translation>
    </message>
    <message>
        <source>it was worth that much to me</source>
        <translation>ennyit ért nekem</translation>
    </message>
    <message>
        <source>it would not power any more cities</source>
        <translation>eggyel több várost sem látna el</translation>
    </message>
    <message>
        <source>my plants can power {value} cities already</source>
        <translation>az erőműveim már {value} várost el tudnak látni</translation>
    </message>
    <message>
        <source>that was all my money</source>
        <translation>több pénzem nem volt</translation>
    </message>
    <message>
        <source>I had only {value} Elektro</source>
        <translation>csak {value} Elektróm volt</translation>
    </message>
    <message>
        <source>it was not worth its price</source>
        <translation>nem érte meg az árát</translation>
    </message>
    <message>
        <source>nothing on offer was worth its price</source>
        <translation>a kínálatban semmi sem érte meg az árát</translation>
    </message>
    <message>
        <source>I can power no more than {value}</source>
        <translation>{value} városnál többet nem tudok ellátni</translation>
    </message>
    <message>
        <source>it will serve me better later</source>
        <translation>később nagyobb hasznát veszem</translation>
    </message>
    <message>
        <source>I would rather build</source>
        <translation>inkább építek</translation>
    </message>
    <message>
        <source>I would rather have money in hand</source>
        <translation>jobb, ha pénz van nálam</translation>
    </message>
    <message>
        <source>I like to bid</source>
        <translation>szeretek licitálni</translation>
    </message>
    <message>
        <source>I would rather have plants without fuel</source>
        <translation>jobban szeretem a nyersanyag nélküli erőműveket</translation>
    </message>
    <message>
        <source>A builder: likes to connect one more city.</source>
        <translation>Építkező: szívesen köt be még egy várost.</translation>
    </message>
    <message>
        <source>A hoarder: likes to keep its money.</source>
        <translation>Takarékos: inkább megtartja a pénzét.</translation>
    </message>
    <message>
        <source>A bidder: likes to raise once more.</source>
        <translation>Licitáló: szívesen emel még egyszer.</translation>
    </message>
    <message>
        <source>A green player: likes plants that need no fuel.</source>
        <translation>Környezetbarát: a nyersanyag nélküli erőműveket szereti.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>All open</source>
        <translation>Minden nyílt</translation>
    </message>
    <message>
        <source>See it as {name}</source>
        <translation>{name} szemszögéből</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>All</source>
        <comment>short for: all open</comment>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>action {n} of {last}</source>
        <translation>{n} / {last} akció</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu</comment>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>Lists what has no room in this row.</source>
        <translation>Felsorolja, ami ebben a sorban nem fér el.</translation>
    </message>
    <message>
        <source>This is the first move.</source>
        <translation>Ez az első lépés.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>Ez az utolsó lépés.</translation>
    </message>
    <message>
        <source>Goes back one move.</source>
        <translation>Egy lépést visszalép.</translation>
    </message>
    <message>
        <source>Goes back one phase.</source>
        <translation>Egy fázist visszalép.</translation>
    </message>
    <message>
        <source>Goes forward one move.</source>
        <translation>Egy lépést előrelép.</translation>
    </message>
    <message>
        <source>Goes forward one phase.</source>
        <translation>Egy fázist előrelép.</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Új játékot indít ebből az állásból.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>A játéknak itt vége.</translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation>Mindent megmutat.</translation>
    </message>
    <message>
        <source>Phase back</source>
        <comment>to the phase before</comment>
        <translation>Fázis vissza</translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>one move back</comment>
        <translation>Lépés vissza</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: as a film</comment>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <comment>one move forward</comment>
        <translation>Lépés előre</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <comment>to the next phase</comment>
        <translation>Fázis előre</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Egy fordulót vissza</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Egy fordulót előre</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Az első lépésre</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Az utolsó lépésre</translation>
    </message>
    <message>
        <source>Jump</source>
        <comment>button: to another round</comment>
        <translation>Ugrás</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button: this position</comment>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the best move.</source>
        <translation>Megmutatja mindenki győzelmi esélyét és a legjobb lépést.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Plays the game like a film, or stops it.</source>
        <translation>Filmként játssza le a játékot, vagy megállítja.</translation>
    </message>
    <message>
        <source>Lists all rounds and phases.</source>
        <translation>Az összes forduló és fázis listája.</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the costliest moves.</source>
        <translation>Megmutatja mindenki győzelmi esélyét és a legdrágább lépéseket.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Visszavisz az előző oldalra.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: the film</comment>
        <translation>Állj</translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation>Ezután jön: {cards}</translation>
    </message>
    <message>
        <source>{name} makes a costly move ({cost}): {done}</source>
        <translation>{name}: drága lépés ({cost}): {done}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
</context>
<context>
    <name>RestingPage</name>
    <message>
        <source>What has happened</source>
        <translation>Mi történt</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>luck of the cards, heading</comment>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>How the cards drawn changed the chance of winning, compared with other cards.</source>
        <translation>Mennyit változtattak a húzott kártyák a győzelmi esélyen más kártyákhoz képest.</translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation>{action} ({chance})</translation>
    </message>
    <message>
        <source>Better: {action} ({chance}) · {reasons}</source>
        <translation>Jobb: {action} ({chance}) · {reasons}</translation>
    </message>
    <message>
        <source>Analysing… {percent}%</source>
        <translation>Elemzés… {percent}%</translation>
    </message>
    <message>
        <source>Analysis paused at {percent}%</source>
        <translation>Az elemzés szünetel: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>of the chance of winning</comment>
        <translation>
            <numerusform>−%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Állj</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>in %; dots: costly moves</source>
        <translation>%-ban; a pont drága lépés</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Legdrágább lépések</translation>
    </message>
    <message>
        <source>Lost to mistakes and to cards, in percentage points</source>
        <translation>Hibák és kártyák miatti veszteség, százalékpontban</translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation>kattintásra megnézhető</translation>
    </message>
    <message>
        <source>no costly moves found</source>
        <translation>nincs drága lépés</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all moves</comment>
        <translation>Mind</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>ellát: {n} / {maximum}</translation>
    </message>
    <message>
        <source>powers none</source>
        <translation>semmit sem lát el</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Ellenfelek</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name} powers {powered} and earns {earned}</source>
        <translation>{name}: ellát {powered}, fizetség {earned}</translation>
    </message>
    <message>
        <source>refill: {tokens}</source>
        <translation>újratöltés: {tokens}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>újratöltés</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game</source>
        <translation>A játék</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end what counts is not how many cities you have, but how many of them you can power.</source>
        <translation>Áramszolgáltatót vezetsz: árveréseken erőműveket veszel, nyersanyagot vásárolsz hozzájuk, és házakat építve városokat kötsz be a hálózatodba. A végén nem az számít, hány városod van, hanem az, hogy hányat tudsz ellátni árammal.</translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures differ.</source>
        <translation>Ezek az asztalon lévő játék szabályai. Tábla: {board}. Kiadás: {edition}. Játékosok: {players}. Más táblával, kiadással vagy játékosszámmal néhány szabály és sok szám eltér.</translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation>Egy forduló öt fázisa</translation>
    </message>
    <message>
        <source>A round has five phases: 1 turn order, 2 plants, 3 fuel, 4 building, 5 bureaucracy. A phase begins when everybody has finished the one before.</source>
        <translation>Egy forduló öt fázisból áll: 1. sorrend, 2. erőművek, 3. nyersanyag, 4. építés, 5. bürokrácia. Egy fázis akkor kezdődik, amikor az előzőt már mindenki befejezte.</translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: the last player in turn order buys fuel and builds first.</source>
        <translation>A 2. és az 5.&#xa0;fázis a játékossorrend szerint zajlik. A 3. és a 4.&#xa0;fázis fordított sorrendben: a sorrendben utolsó játékos vásárol nyersanyagot és épít először.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody starts with {starting_money}. You pay for everything at once and in full, with the money you have: there is no credit.</source>
        <translation>A pénz neve Elektro. Kezdőpénz fejenként: {starting_money}. Mindent azonnal és teljes egészében fizetsz ki, abból a pénzből, amid van: hitel nincs.</translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation>Mit csinál egy erőmű</translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids start at it. The fuel symbols show how many tokens one run burns. The figure beside the house shows how many cities one run powers.</source>
        <translation>Az erőmű nagy száma a sorszáma: e szerint állnak sorba az erőművek, és ettől indulnak az ajánlatok. A nyersanyagjelek mutatják, hány jelzőt használ el az erőmű egy működtetéskor. A ház melletti szám mutatja, hány várost lát el.</translation>
    </message>
    <message>
        <source>A plant runs at most once a round, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
        <translation>Egy erőmű fordulónként legfeljebb egyszer működik: pontosan annyi nyersanyaggal, amennyi kell neki, vagy egyáltalán nem. A széllel és napfénnyel működő erőműveknek és a fúziós erőműnek nem kell nyersanyag.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Az első forduló előtt</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Területek a játékban</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). They are connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Területek a játékban: {areas} ({area_names}). Összefüggők. A többi terület városai és kapcsolatai ebben a játékban nem léteznek: ott senki sem épít, és kapcsolat sem vezet rajtuk át.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet; they will be connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Területek a játékban: {areas}. Hogy melyek, még nem dőlt el; összefüggők lesznek. A többi terület városai és kapcsolatai ebben a játékban nem léteznek: ott senki sem épít, és kapcsolat sem vezet rajtuk át.</translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation>Az első erőművek és a húzópakli</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}. Plant {first_card} is on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>A piac ezekkel az erőművekkel indul: {opening_market}. A húzópakli tetején ez az erőmű van: {first_card}, az alján a „3.&#xa0;Rész” kártya. A többi erőmű megkeverve a kettő között fekszik.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn to form the first market. One more is placed unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Villásdugó látható ezeknek az erőműveknek a hátán: {plugs}; a többin aljzat. Nyolc villásdugós erőművet húztok: ez az első piac. Még egy képpel lefelé a húzópakli tetejére kerül, a „3.&#xa0;Rész” kártya az aljára. A többi erőmű megkeverve a kettő között fekszik.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed: {removed_others}.</source>
        <translation>Előtte a többi erőmű közül véletlenszerűen kikerül néhány a játékból, és senki sem látja, melyek. A kivett erőművek száma: {removed_others}.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation>Előtte a többi erőmű közül véletlenszerűen kikerül néhány a játékból, és senki sem látja, melyek. A kivett villásdugós erőművek száma: {removed_plugs}; az aljzatosoké: {removed_others}.</translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation>Pénz, nyersanyag és az első sorrend</translation>
    </message>
    <message>
        <source>Everybody starts with {starting_money} Elektro and no plants, fuel or cities. The first turn order is random. These tokens are in the fuel market at the start, on the most expensive spaces; all others are in the supply.</source>
        <translation>Mindenki erőmű, nyersanyag és város nélkül kezd; a kezdőpénz {starting_money}&#xa0;Elektro. Az első sorrendet sorsolás dönti el. A nyersanyagpiacon kezdetben ezek a jelzők vannak, a legdrágább mezőkön; a többi a talonban.</translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation>A bank mint harmadik cég</translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It triggers neither Step 2 nor the end of the game, and it cannot win.</source>
        <translation>Egy harmadik cég, a bank, erőműveket, nyersanyagot és városi helyeket vesz el mindkét játékos elől. Pénze nincs, és semmiért sem fizet. A sorrendben mindig második. Nem indítja el a 2.&#xa0;Részt, nem vet véget a játéknak, és nyerni sem tud.</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Kezdő városok</translation>
    </message>
    <message>
        <source>Before round 1 each player, in turn order, marks an empty city with a uranium token from the supply.</source>
        <translation>Az 1.&#xa0;forduló előtt a játékosok sorrendben megjelölnek egy-egy üres várost a talonból vett urániumjelzővel.</translation>
    </message>
    <message>
        <source>When the bank&apos;s six houses are placed, each player, in turn order, marks an empty city with a uranium token from the supply. The bank puts a house on the {house2}-place of that city at once.</source>
        <translation>Amikor a bank hat háza áll, a játékosok sorrendben megjelölnek egy-egy üres várost a talonból vett urániumjelzővel. A város rögtön kap egy bankházat is arra a helyre, amelynek ára {house2}.</translation>
    </message>
    <message>
        <source>Every network starts in a marked city, no matter who marked it; the token then goes back to the supply. Nobody else builds on the {house1}-place of a city while it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation>Minden hálózat egy megjelölt városban kezdődik, bárki jelölte is meg; a jelző ekkor visszakerül a talonba. Amíg egy város meg van jelölve, más senki sem építhet arra a helyre, amelynek ára {house1}. Ezért az 1.&#xa0;Részben a megjelölt városok minden más ház elől zárva vannak.</translation>
    </message>
    <message>
        <source>Phase 1: turn order</source>
        <translation>1.&#xa0;fázis: sorrend</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Játékossorrend</translation>
    </message>
    <message>
        <source>The player with the most cities is first, then the player with the next most, and so on. Ties are broken by the higher number of the highest plant. Players still tied keep their previous order.</source>
        <translation>Első az, akinek a legtöbb városa van, aztán akinek a következő legtöbb, és így tovább. Holtversenyben a legnagyobb erőmű nagyobb száma dönt. Ha így is egyenlők, a korábbi sorrend marad.</translation>
    </message>
    <message>
        <source>In round 1 the order is random. Right after Phase 2 of round 1 it is set again by the rule above. As nobody has a city then, plants decide.</source>
        <translation>Az 1.&#xa0;fordulóban a sorsolás dönt. Rögtön az 1.&#xa0;forduló 2.&#xa0;fázisa után a sorrend a fenti szabály szerint újra kialakul. Mivel ekkor senkinek sincs városa, az erőművek döntenek.</translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation>A bank mindig második.</translation>
    </message>
    <message>
        <source>Going first is a disadvantage: you open auctions before the others, and you buy fuel and build after them.</source>
        <translation>Elsőnek lenni hátrány: a többiek előtt bocsátasz árverésre, viszont utánuk vásárolsz és építesz.</translation>
    </message>
    <message>
        <source>Phase 2: plants</source>
        <translation>2.&#xa0;fázis: erőművek</translation>
    </message>
    <message>
        <source>The plant market</source>
        <translation>Az erőműpiac</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Árverések</translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. A player who passes instead of opening an auction gets no plant this round.</source>
        <translation>A játékosok sorrendben egy-egy erőművet bocsátanak árverésre egy első ajánlattal, vagy passzolnak. Aki árverés helyett passzol, ebben a fordulóban nem kap erőművet.</translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next player who has neither bought nor passed opens. Otherwise the same player opens again.</source>
        <translation>Ha az nyeri az árverést, aki kezdte, a következő árverést az kezdi, aki a sorban még nem vett és nem passzolt. Különben ugyanaz a játékos kezd újra.</translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation>Mennyit ajánlhatsz</translation>
    </message>
    <message>
        <source>The minimum opening bid is the number of the plant. Each later bid must be higher than the one before. Nobody may bid more money than they have.</source>
        <translation>A kikiáltási ár az erőmű száma. Minden további ajánlatnak magasabbnak kell lennie az előzőnél. Senki sem ajánlhat több pénzt, mint amennyije van.</translation>
    </message>
    <message>
        <source>For the plant with the discount token the minimum bid is 1.</source>
        <translation>A kedvezményjelzős erőmű kikiáltási ára 1.</translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation>Az utolsó vevő</translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its minimum bid, without an auction.</source>
        <translation>Ha a többiek már vettek erőművet vagy passzoltak, az utolsó játékos árverés nélkül, kikiáltási áron elvihet egyet.</translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation>Erőművek az 1.&#xa0;fordulóban</translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation>Túl sok erőmű</translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. A player who buys one too many scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation>Ennyi erőműve lehet egy játékosnak: {plants_allowed}. Aki ennél eggyel többet vesz, rögtön megsemmisít egyet a régiek közül; az újat nem lehet megsemmisíteni.</translation>
    </message>
    <message>
        <source>Fuel on a scrapped plant may move to your other plants that can store it, including the new one. You may leave some or all of it behind. Fuel that does not fit or is left behind goes to the supply. If coal and oil compete for the same room on hybrids, you choose which tokens go.</source>
        <translation>A megsemmisített erőmű nyersanyaga átkerülhet más erőműveidre, ha azok tárolni tudják, az új erőműre is. Egy részét vagy az egészet hátra is hagyhatod. Ami nem fér el, vagy hátramarad, a talonba kerül. Ha a szénnek és az olajnak ugyanaz a hely jutna a hibrid erőműveken, te döntöd el, melyik jelzők vesznek el.</translation>
    </message>
    <message>
        <source>On this board burnt coal does not go to the supply but to the coal storage. The coal market is refilled from the storage first and, once that is empty, from the supply.</source>
        <translation>Ezen a táblán az elhasznált szén nem a talonba, hanem a szénraktárba kerül. A piacra szén előbb ebből a raktárból jön, és ha kiürült, a talonból.</translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Ha a piacon nincs szén, vehetsz a raktárból, jelzőnként {coal_storage_price}&#xa0;Elektróért. A megsemmisített erőmű szene a talonba kerül; onnan senki sem veheti meg.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too.</source>
        <translation>Az első házad a játékban lévő bármelyik olyan városba kerülhet, ahol nincs ház, a későbbi Részekben is.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too, except these: {no_start}.</source>
        <translation>Az első házad a játékban lévő bármelyik olyan városba kerülhet, ahol nincs ház, a későbbi Részekben is, ezek kivételével: {no_start}.</translation>
    </message>
    <message>
        <source>Your first house goes in one of these cities, in later Steps too: {begin_in}.</source>
        <translation>Az első házad e városok egyikébe kerül, a későbbi Részekben is: {begin_in}.</translation>
    </message>
    <message>
        <source>It costs {first_house} Elektro, and no connection is paid.</source>
        <translation>Ára {first_house}&#xa0;Elektro, kapcsolatért nem kell fizetni.</translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up.</source>
        <translation>Az útba eső összes kapcsolat ára összeadódik.</translation>
    </message>
    <message>
        <source>A route may pass through anybody&apos;s cities, empty or full, but not through areas out of play. Connections belong to nobody: they are paid again each time. Nobody may build twice in a city.</source>
        <translation>Az út átvezethet bárki városán, üresen és megtelten is, de játékon kívüli területen nem. A kapcsolatok senkié: minden alkalommal újra fizetni kell értük. Egy városban senki sem építhet kétszer.</translation>
    </message>
    <message>
        <source>A city usually has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. Some cities have fewer places or other prices, as shown on their signs. You always take the cheapest free place.</source>
        <translation>Egy városban általában három hely van. Egy ház az elsőn {house1}&#xa0;Elektróba kerül, a másodikon ennyibe: {house2}, a harmadikon ennyibe: {house3}. Egyes városokban kevesebb hely van, vagy mások az árak, ahogy a táblájuk mutatja. Mindig a legolcsóbb szabad helyet foglalod el.</translation>
    </message>
    <message>
        <source>In Step 1 the first place of a city is open, in Step 2 also the second, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation>Az 1.&#xa0;Részben a városok első helye nyitott, a 2.&#xa0;Részben a második is, a 3.&#xa0;Részben mindhárom. Ahol minden nyitott hely foglalt, ott a következő Részig más nem építhet.</translation>
    </message>
    <message>
        <source>Closed in Step 1, as they have no first place: {late_cities}.</source>
        <translation>Az 1.&#xa0;Részben zárva, mert nincs első helyük: {late_cities}.</translation>
    </message>
    <message>
        <source>Whenever a player builds on the first place of a city without a house, the bank puts a house on the second place, if the city has one and the bank has houses left. That city is then closed to the other player in Step 2.</source>
        <translation>Valahányszor egy játékos egy ház nélküli város első helyére épít, a bank lerak egy házat a második helyre, ha van ilyen a városban, és a banknak maradt még háza. Az a város a 2.&#xa0;Részben a másik játékosnak zárva van.</translation>
    </message>
    <message>
        <source>In turn order each player decides which of their plants run. Each burns exactly its fuel and powers as many cities as its figure says; it makes no difference which of your cities they are. Power beyond your number of cities is lost.</source>
        <translation>A játékosok sorrendben eldöntik, melyik erőműveik működnek. Mindegyik pontosan a maga nyersanyagát használja el, és annyi várost lát el, amennyit a száma mutat; hogy melyik városaid ezek, mindegy. A városaid számán felüli áram elvész.</translation>
    </message>
    <message>
        <source>You may leave plants idle.</source>
        <translation>Erőművet kikapcsolva is hagyhatsz.</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market; coal comes from the coal storage first. They fill the most expensive free spaces first. If there are too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Amikor mindenki megkapta a fizetségét, új jelzők kerülnek a talonból a piacra; szén előbb a szénraktárból jön. Előbb a legdrágább szabad mezők telnek meg. Ha kevés van, csak annyi jön. Ennyi játékossal a jelzők száma:</translation>
    </message>
    <message>
        <source>If the bank takes that plant, it is not bought, and uranium is refilled as before.</source>
        <translation>Ha a bank viszi el azt az erőművet, az nem számít vásárlásnak, és az uránium újratöltése változatlan.</translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Az újratöltés után, az 1. és a 2.&#xa0;Részben, a jövő piac legnagyobb erőműve képpel lefelé a húzópakli aljára kerül, a „3.&#xa0;Rész” kártya alá, és új jön a helyére. A 3.&#xa0;Részben ehelyett a piac legkisebb erőműve kerül ki a játékból, és új jön a helyére.</translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation>A kedvezményjelző</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Erőmű</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Terület</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Elhasznál</translation>
    </message>
    <message>
        <source>What is special about this board</source>
        <translation>Miben más ez a tábla</translation>
    </message>
    <message>
        <source>Plants that are not used: {plants_out}.</source>
        <translation>Erőművek, amelyek kimaradnak: {plants_out}.</translation>
    </message>
    <message>
        <source>Plants that are always in the opening market: {opening_market}.</source>
        <translation>Erőművek, amelyek mindig az első piacon vannak: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen: {never_removed}.</source>
        <translation>Erőművek, amelyeket soha nem vesznek ki látatlanban: {never_removed}.</translation>
    </message>
    <message>
        <source>These plants are set aside at first: {aside}. When Step 2 begins they go on top of the draw pile, in this order.</source>
        <translation>Ezek az erőművek először félre vannak téve: {aside}. A 2. Rész kezdetén ebben a sorrendben a húzópakli tetejére kerülnek.</translation>
    </message>
    <message>
        <source>If the lowest plant of the future market needs no fuel, it is for sale too.</source>
        <translation>Ha a jövő piac legkisebb erőművéhez nem kell nyersanyag, az is megvehető.</translation>
    </message>
    <message>
        <source>When the first player in a round declines to open an auction, the lowest plant is removed from the game and replaced.</source>
        <translation>Ha a forduló első játékosa nem indít árverést, a legkisebb erőmű kikerül a játékból, és új jön a helyére.</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well, unless a plant was removed in the same round with the discount token on it.</source>
        <translation>Az 1. és 2.&#xa0;Rész 5.&#xa0;fázisában a legkisebb erőmű is kikerül a játékból, kivéve, ha ugyanabban a fordulóban már kikerült egy a kedvezményjelzővel.</translation>
    </message>
    <message>
        <source>If no plant is sold in a round, two plants are removed instead of one, each time the lowest.</source>
        <translation>Ha egy fordulóban nem kel el erőmű, egy helyett kettő kerül ki, mindig a legkisebb.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2; Phase 2 itself follows the order of the round before.</source>
        <translation>A sorrend a 2.&#xa0;fázis után alakul ki; a 2.&#xa0;fázis maga az előző forduló sorrendjét követi.</translation>
    </message>
    <message>
        <source>A city that no connection reaches may be connected too. In place of the connection it costs: {second_network_cost}.</source>
        <translation>Olyan város is beköthető, ahová nem vezet kapcsolat. A kapcsolat helyett ennyibe kerül: {second_network_cost}.</translation>
    </message>
    <message>
        <source>Cities in which no network may start: {no_start}.</source>
        <translation>Városok, amelyekben nem kezdődik hálózat: {no_start}.</translation>
    </message>
    <message>
        <source>Some cities have fewer places or other prices, as shown on their signs.</source>
        <translation>Egyes városokban kevesebb hely van, vagy mások az árak, ahogy a táblájuk mutatja.</translation>
    </message>
    <message>
        <source>In some cities other numbers of places are open in Steps 1, 2 and 3, for a first house too. {open_places}.</source>
        <translation>Egyes városokban más számú hely nyitott az 1., 2. és 3. Részben, az első ház számára is. {open_places}.</translation>
    </message>
    <message>
        <source>Step 2 also begins when every city in play has a house.</source>
        <translation>A 2. Rész akkor is elkezdődik, ha minden játékban lévő városban áll ház.</translation>
    </message>
    <message>
        <source>These are uranium mines: {mines}. A mine is auctioned like a plant and counts for the turn order, but it powers nothing, does not count towards the limit and is never scrapped.</source>
        <translation>Urániumbányák: {mines}. A bányát erőműként árverezik, és számít a játékossorrendben, de semmit sem lát el, nem számít bele a korlátba, és soha nem kell megsemmisíteni.</translation>
    </message>
    <message>
        <source>The uranium market shows what mines earn. In Phase 5, after everybody has been paid, the last in turn order sells first: the price of the most expensive empty space for every city shown on their mines. Then one token for each of these mines goes on the most expensive empty spaces. With no empty space nothing is earned. Mines sell once more before the final count.</source>
        <translation>Az urániumpiac mutatja, mennyit keresnek a bányák. Az 5.&#xa0;fázisban, a fizetségek után a sorrendben utolsó ad el először: a legdrágább üres mező árát kapja minden városért, amelyet a bányái mutatnak. Ezután e bányák mindegyikéért egy jelző kerül a legdrágább üres mezőkre. Üres mező nélkül nincs bevétel. A végső összeszámolás előtt a bányák még egyszer eladnak.</translation>
    </message>
    <message>
        <source>After the sale tokens are removed from the cheapest spaces of the uranium market, in Steps 1, 2 and 3: {uranium_leaves}.</source>
        <translation>Az eladás után jelzők hagyják el az urániumpiac legolcsóbb mezőit, az 1., 2. és 3. Részben: {uranium_leaves}.</translation>
    </message>
    <message>
        <source>From Step 3 on a token of coal, oil or garbage costs more than the market shows, by: {carbon_tax}.</source>
        <translation>A 3. Résztől egy szén-, olaj- vagy szemétjelző drágább, mint a piac mutatja, ennyivel: {carbon_tax}.</translation>
    </message>
    <message>
        <source>No connection costs more than this, and any city that no connection reaches may be connected for the same: {longest_way}.</source>
        <translation>Egyetlen kapcsolat sem kerül többe, és ennyiért olyan város is beköthető, ahová nem vezet kapcsolat: {longest_way}.</translation>
    </message>
    <message>
        <source>Areas in play need not touch.</source>
        <translation>A játékban lévő területeknek nem kell érintkezniük.</translation>
    </message>
    <message>
        <source>Networks start only in {begin_in}.</source>
        <translation>Hálózat csak itt kezdődhet: {begin_in}.</translation>
    </message>
    <message>
        <source>Everybody may have two networks. The second also starts in one of these cities, once in the game, and its first house costs no connection.</source>
        <translation>Mindenkinek két hálózata lehet. A második is e városok egyikében kezdődik, játékonként egyszer, és az első házához kapcsolatért nem kell fizetni.</translation>
    </message>
    <message>
        <source>In Phase 3 players buy one token at a time, one after another in reverse turn order. A player who stops is out for this phase.</source>
        <translation>A 3.&#xa0;fázisban mindenki egyszerre egy jelzőt vesz, egymás után, fordított sorrendben. Aki abbahagyja, ebben a fázisban már nem vehet.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 no token is sold for more than this: {price_limits}. In Step 3 there is no limit.</source>
        <translation>Az 1. és 2.&#xa0;Részben egy jelző sem drágább ennél: {price_limits}. A 3.&#xa0;Részben nincs felső határ.</translation>
    </message>
    <message>
        <source>Everybody must power as many cities as possible.</source>
        <translation>Mindenkinek a lehető legtöbb várost kell ellátnia.</translation>
    </message>
    <message>
        <source>If all players together connect more cities in a round than this, there is a power outage: {most_built}. Then everybody is paid less in Phase 5, for each of their cities: {outage_cut}. Nobody has to pay in.</source>
        <translation>Ha egy fordulóban a játékosok együtt ennél több várost kötnek be, áramszünet van: {most_built}. Akkor az 5.&#xa0;fázisban mindenki kevesebbet kap, saját városonként ennyivel: {outage_cut}. Senkinek sem kell ráfizetnie.</translation>
    </message>
    <message>
        <source>The whole game stays in Step 1. There is no Step 3 card.</source>
        <translation>Az egész játék az 1. Részben marad. Nincs „3. Rész” kártya.</translation>
    </message>
    <message>
        <source>A city next to one of yours costs no connection. Otherwise each city the route passes through costs this, whoever owns it: {passing_cost}.</source>
        <translation>A saját mellett fekvő városhoz nem kell kapcsolatért fizetni. Egyébként minden város, amelyen a kapcsolat áthalad, ennyibe kerül, bárkié is: {passing_cost}.</translation>
    </message>
    <message>
        <source>Cities closed at random: {closed}. Nobody may build there, but routes may pass through.</source>
        <translation>Véletlenszerűen lezárt városok: {closed}. Ott senki sem építhet, de kapcsolatok áthaladhatnak rajtuk.</translation>
    </message>
    <message>
        <source>In Phase 5 this many of the highest plants of the future market are set aside: {side_pile}. When the draw pile runs out, they are shuffled and replace it; from then on only the highest goes under the pile. When it runs out again, all plants are for sale, and the lowest is removed in each Phase 5.</source>
        <translation>Az 5.&#xa0;fázisban a jövő piac ennyi legnagyobb erőművét félreteszik: {side_pile}. Ha elfogy a húzópakli, ezeket megkeverik, és a helyére lépnek; innentől csak a legnagyobb kerül a pakli alá. Ha újra elfogy, minden erőmű megvehető, és minden 5.&#xa0;fázisban a legkisebb kikerül.</translation>
    </message>
    <message>
        <source>You pay for connections by the cities they enter: each city has its own cost, shown on the sign beside it.</source>
        <translation>A kapcsolatokért a városok szerint kell fizetni, ahová vezetnek: mindegyiknek saját ára van, a tábláján látható.</translation>
    </message>
    <message>
        <source>There is no uranium, and there are no nuclear plants.</source>
        <translation>Nincs uránium, és nincsenek atomerőművek.</translation>
    </message>
    <message>
        <source>Up to plant {row_sorted} the draw pile is sorted. When the Step 3 card is drawn, it is removed with the lowest plant, and Step 3 begins at once. Plants in the row from then on: {row_step3}.</source>
        <translation>A húzópakli a(z) {row_sorted}.&#xa0;sz. erőműig rendezett. Amikor a „3.&#xa0;Rész” kártya előkerül, a legkisebb erőművel együtt kikerül, és azonnal elkezdődik a 3.&#xa0;Rész. Erőművek a sorban ettől kezdve: {row_step3}.</translation>
    </message>
    <message>
        <source>Not for sale in Step 1: {banned_kinds}. Such a plant goes under the draw pile at once and is replaced. Plants removed from the game instead: {leave_in_step1}.</source>
        <translation>Az 1.&#xa0;Részben nem vehető meg: {banned_kinds}. Az ilyen erőmű azonnal a húzópakli alá kerül, és új jön a helyére. Erőművek, amelyek ehelyett kikerülnek a játékból: {leave_in_step1}.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 when it is first drawn; in Phase 2, after that phase. It goes back under the shuffled pile and is replaced; then the two lowest plants are removed and replaced. In Phase 5 of Step 2 two plants go under the pile.</source>
        <translation>A „3.&#xa0;Rész” kártya első előkerülésekor a 2.&#xa0;Rész kezdődik, a 2.&#xa0;fázisban csak a fázis után. A kártya visszakerül a megkevert pakli alá, és új jön a helyére; majd a két legkisebb erőmű kikerül, és újak jönnek a helyükre. A 2.&#xa0;Rész 5.&#xa0;fázisában két erőmű kerül a pakli alá.</translation>
    </message>
    <message>
        <source>Tokens missing at the refill of {glut_fuel} make it cheaper: for each, the most expensive space is dropped and one at the lowest price is added. Once all of it is bought, the usual prices return.</source>
        <translation>Az újratöltéskor hiányzó jelzők ({glut_fuel}) olcsóbbá teszik a nyersanyagot: mindegyikért a legdrágább mező esik ki, és egy a legalacsonyabb áron jön hozzá. Ha mind elfogyott, visszatérnek a szokásos árak.</translation>
    </message>
    <message>
        <source>There are two fuel markets. In a turn you buy at only one of them.</source>
        <translation>Két nyersanyagpiac van. Egy körben csak az egyiken vásárolsz.</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Területek a játékban: {areas} ({area_names}). A többi terület városai és kapcsolatai ebben a játékban nem léteznek: ott senki sem épít, és kapcsolat sem vezet rajtuk át.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Területek a játékban: {areas}. Hogy melyek, még nem dőlt el. A többi terület városai és kapcsolatai ebben a játékban nem léteznek: ott senki sem épít, és kapcsolat sem vezet rajtuk át.</translation>
    </message>
    <message>
        <source>Where the players choose the areas, the turn order is drawn at random first. They choose one after another in that order, starting again with the first until all are chosen.</source>
        <translation>Ha a játékosok választják a területeket, a játékossorrendet előbb sorsolás dönti el. Eszerint választanak egyenként, és újra az elsővel folytatják, amíg mind megvan.</translation>
    </message>
    <message>
        <source>Each area but the first must touch one chosen before.</source>
        <translation>Az elsőn kívül minden terület egy már kiválasztottal legyen szomszédos.</translation>
    </message>
    <message>
        <source>Each area but the first on its island must touch one chosen before.</source>
        <translation>A szigetén elsőként választotton kívül minden terület egy már kiválasztottal legyen szomszédos.</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}.</source>
        <translation>A piac ezekkel az erőművekkel indul: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Number of plants with a plug drawn to form the first market: {plugs_drawn}.</source>
        <translation>Villásdugó látható ezeknek az erőműveknek a hátán: {plugs}; a többin aljzat. Az első piachoz ennyi villásdugós erőművet húztok: {plugs_drawn}.</translation>
    </message>
    <message>
        <source>On top of the draw pile, from the top: {first_cards}.</source>
        <translation>A húzópakli tetején, felülről lefelé: {first_cards}.</translation>
    </message>
    <message>
        <source>Below them, shuffled: {next_cards}.</source>
        <translation>Alattuk, megkeverve: {next_cards}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, and the Step 3 card is at the bottom.</source>
        <translation>Alattuk megkeverve a többi erőmű fekszik, legalul a „3.&#xa0;Rész” kártya.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, with the Step 3 card among them. Cards under it: {cards_below_step3}.</source>
        <translation>Alattuk megkeverve a többi erőmű fekszik, köztük a „3.&#xa0;Rész” kártya. Ennyi lap van alatta: {cards_below_step3}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below.</source>
        <translation>Alattuk megkeverve a többi erőmű fekszik.</translation>
    </message>
    <message>
        <source>The cards up to plant {row_sorted} are in order, the lowest on top. Below them are those up to plant {row_shuffled} with the Step 3 card, shuffled, and then all others, shuffled. The market is filled from the top.</source>
        <translation>A kártyák a(z) {row_sorted}.&#xa0;sz. erőműig sorban állnak, felül a legkisebb. Alattuk a(z) {row_shuffled}.&#xa0;sz. erőműig a következők fekszenek, a „3.&#xa0;Rész” kártyával együtt megkeverve, majd a többi, szintén megkeverve. A piac felülről töltődik fel.</translation>
    </message>
    <message>
        <source>In the northern market:</source>
        <translation>Az északi piacon:</translation>
    </message>
    <message>
        <source>In Step 3 all plants are for sale. Plants in the market then: {step3_market}.</source>
        <translation>A 3.&#xa0;Részben minden erőmű megvehető. Erőművek ekkor a piacon: {step3_market}.</translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the current market. The minimum bid for that plant is 1. When it is sold, the token is set aside for this round.</source>
        <translation>A fázis elején a jelző az aktuális piac legkisebb erőművére kerül. Ennek az erőműnek a kikiáltási ára 1. Ha elkel, a jelző erre a fordulóra félrekerül.</translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card is removed from the game and the token is set aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation>Ha olyan kártya kerül elő, amelynek száma kisebb, mint a jelzős erőműé, a kártya kikerül a játékból, a jelző pedig félrekerül. Rögtön előkerül a következő kártya, és az marad, bármi is a száma.</translation>
    </message>
    <message>
        <source>If the token is still on its plant at the end of the phase, that plant is removed from the game and replaced. This applies in round 1 as well.</source>
        <translation>Ha a fázis végén a jelző még mindig az erőművén van, az az erőmű kikerül a játékból, és újat húztok a helyére. Ez az 1.&#xa0;fordulóban is így van.</translation>
    </message>
    <message>
        <source>Plants that are too small</source>
        <translation>Túl kicsi erőművek</translation>
    </message>
    <message>
        <source>A plant is removed from the game as soon as somebody has as many cities as its number, or more. It is replaced at once, even in the middle of building. A card just revealed with such a number is removed too, and another one is revealed.</source>
        <translation>Egy erőmű kikerül a játékból, amint valakinek legalább annyi városa van, amennyi az erőmű száma. Rögtön új jön a helyére, építés közben is. Ha az éppen előkerült kártya száma ilyen, az is kikerül, és újabb lap jön helyette.</translation>
    </message>
    <message>
        <source>Plants owned by players are not affected.</source>
        <translation>A játékosok erőműveit ez nem érinti.</translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation>Forduló vásárlás nélkül</translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market is removed from the game at the end of Phase 2 and replaced.</source>
        <translation>Ha egy fordulóban senki sem vesz erőművet, a 2.&#xa0;fázis végén a piac legkisebb erőműve kikerül a játékból, és új kerül a helyére.</translation>
    </message>
    <message>
        <source>Plants not for everybody</source>
        <translation>Nem mindenkié minden erőmű</translation>
    </message>
    <message>
        <source>On this board you need a city in certain areas to open an auction or bid for certain plants. Kind of plant and areas: {plants_need_city}. One city in one of these areas is enough.</source>
        <translation>Ezen a táblán bizonyos erőműveket csak az bocsáthat árverésre, és csak az licitálhat rájuk, akinek bizonyos területeken városa van. Erőműfajta és területek: {plants_need_city}. Elég egy város az egyik területen.</translation>
    </message>
    <message>
        <source>Without such a city you can only pass when such a plant is up for auction. Once bought, it powers its owner&apos;s cities wherever they are.</source>
        <translation>Akinek nincs ilyen városa, az ilyen erőmű árverésén csak passzolhat. Megvéve viszont a tulajdonosa városait ellátja, bárhol legyenek.</translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation>A bank erőművet visz el</translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which is then removed from the game.</source>
        <translation>Ennyi erőműve lehet a banknak: {bank_plants_allowed}. Ha már van ennyi, csak akkor viszi el az erőművet, ha az nagyobb a saját legkisebbjénél; az ekkor kikerül a játékból.</translation>
    </message>
    <message>
        <source>Phase 3: fuel</source>
        <translation>3.&#xa0;fázis: nyersanyag</translation>
    </message>
    <message>
        <source>Buying fuel</source>
        <translation>Nyersanyagvásárlás</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile: {kept_kinds}. The next lower plant goes there instead; if there is none, no plant does.</source>
        <translation>Erőműfajták, amelyek soha nem kerülnek a húzópakli alá: {kept_kinds}. Helyettük a következő kisebb erőmű kerül oda; ha nincs ilyen, egy sem.</translation>
    </message>
    <message>
        <source>Areas in play bring plants of their own, which replace those with the same number:</source>
        <translation>A játékban lévő területek saját erőműveket hoznak, amelyek az azonos számúak helyére lépnek:</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well.</source>
        <translation>Az 1. és 2.&#xa0;Rész 5.&#xa0;fázisában a legkisebb erőmű is kikerül a játékból.</translation>
    </message>
    <message>
        <source>Plants that burn one more token than on other boards, and store no more than there: {burns_more}.</source>
        <translation>Erőművek, amelyek eggyel több jelzőt használnak el, mint más táblákon, de nem tárolnak többet, mint ott: {burns_more}.</translation>
    </message>
    <message>
        <source>A player who buys the plant with the discount token may buy another in the same round, or pass, even in round 1.</source>
        <translation>Aki a kedvezményjelzős erőművet veszi meg, ugyanabban a fordulóban vehet még egyet, vagy passzolhat, az 1.&#xa0;fordulóban is.</translation>
    </message>
    <message>
        <source>The plant market is one row, and every plant in it is for sale. Plants in it at the start: {row_start}. In Steps 1 and 2 plants are not replaced when sold. New ones are added as Phase 5 begins: at least {row_added}, and more until there are {row_kept}; if there are more than that, the lowest are removed.</source>
        <translation>Az erőműpiac egyetlen sor, és minden erőmű megvehető benne. Erőművek a sorban a kezdéskor: {row_start}. Az 1. és a 2.&#xa0;Részben az eladott erőművek helyére nem jön új. Újak az 5.&#xa0;fázis elején érkeznek: legalább {row_added}, és még annyi, hogy {row_kept} legyen; ha több van, a legkisebbek kikerülnek.</translation>
    </message>
    <message>
        <source>With the option “One area each” there are as many areas in play as players.</source>
        <translation>A „Fejenként 1 terület” változatban annyi terület van játékban, ahány játékos.</translation>
    </message>
    <message>
        <source>On top of the draw pile, shuffled: {next_cards}.</source>
        <translation>A húzópakli tetején, megkeverve: {next_cards}.</translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the first places of cities: the first player one, the second two, the first two, the second one. From the second house on, each goes in a city directly connected to a city of the bank.</source>
        <translation>A bank házainak száma: {bank_houses}. Az 1.&#xa0;forduló előtt a játékosok hatot leraknak közülük a városok első helyeire: az első játékos egyet, a második kettőt, az első kettőt, a második egyet. A második háztól kezdve mind olyan városba kerül, amely közvetlenül kapcsolódik a bank egyik városához.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities until a second place is open there.</source>
        <translation>Ezekben a városokban a játékosok nem építhetnek, amíg ott meg nem nyílik egy második hely.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities.</source>
        <translation>Ezekben a városokban a játékosok nem építhetnek.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 the market holds eight plants, sorted by number. The four lowest, the current market, are for sale; the four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation>Az 1. és a 2.&#xa0;Részben nyolc erőmű van a piacon, szám szerint sorba rakva. A négy legkisebb, vagyis az aktuális piac, megvehető; a négy legnagyobb a jövő piac. A 3.&#xa0;Részben hat erőmű van a piacon, és mindegyik megvehető.</translation>
    </message>
    <message>
        <source>The market is sorted by number. The lowest plants, the current market, are for sale; the others are the future market. Plants in the current market: {current_market}; in the future market: {future_market}.</source>
        <translation>A piac szám szerint van sorba rakva. A legkisebb erőművek, vagyis az aktuális piac, megvehetők; a többi a jövő piac. Erőművek az aktuális piacon: {current_market}; a jövő piacon: {future_market}.</translation>
    </message>
    <message>
        <source>In Step 2 the future market is one plant smaller.</source>
        <translation>A 2.&#xa0;Részben a jövő piac egy erőművel kisebb.</translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile replaces it and the market is sorted again.</source>
        <translation>Amint egy erőmű elkel vagy kikerül, a húzópakli felső lapja kerül a helyére, és a piac újra sorba rendeződik.</translation>
    </message>
    <message>
        <source>The market is one row, sorted by number, and every plant in it is for sale.</source>
        <translation>A piac egyetlen, szám szerint rendezett sor, és minden erőmű megvehető benne.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, the game continues with the plants that are left.</source>
        <translation>Ha a húzópakli elfogyott, a játék a meglévő erőművekkel folytatódik.</translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; a player who passes is out of this auction. The highest bidder pays the bid and takes the plant.</source>
        <translation>Az ajánlatok körbe mennek, az óramutató járása szerint. Aki sorra kerül, többet ajánl vagy passzol; aki passzol, csak ebből az egy árverésből esik ki. A legtöbbet ajánló kifizeti az ajánlatát, és elviszi az erőművet.</translation>
    </message>
    <message>
        <source>Nobody buys more than one plant in a round.</source>
        <translation>Fordulónként senki sem vehet egynél több erőművet.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: until they have one, nobody may pass when it is their turn to open an auction. Passing in other players&apos; auctions is allowed. After the phase the turn order is set again.</source>
        <translation>Az 1.&#xa0;fordulóban mindenkinek vennie kell egy erőművet: akinek még nincs, nem passzolhat, amikor sorra kerül, hogy árverést kezdjen. Mások árverésén szabad passzolni. A fázis után a sorrend újra kialakul.</translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first sale of a round, or as soon as the first player passes instead of opening, the bank takes the highest plant for sale, without an auction. This happens once a round.</source>
        <translation>Csak a két játékos licitál. Rögtön a forduló első vásárlása után, vagy amint az első játékos árverés helyett passzol, a bank árverés nélkül elviszi a legnagyobb megvehető erőművet. Ez fordulónként egyszer történik meg.</translation>
    </message>
    <message>
        <source>The plant that was sold is replaced before the bank takes one, and the plant of the bank right after.</source>
        <translation>Az elkelt erőmű helyére még azelőtt új jön, hogy a bank elvisz egyet, a banké helyére pedig rögtön utána.</translation>
    </message>
    <message>
        <source>In reverse turn order each player buys as many tokens as they can pay for and their plants can store, or none.</source>
        <translation>Fordított sorrendben mindenki annyi jelzőt vesz, amennyit ki tud fizetni és az erőművein tárolni, vagy egyet sem.</translation>
    </message>
    <message>
        <source>Each token costs the figure on its space. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>Minden jelző annyiba kerül, amennyi a mezőjén áll. Egy fajtából mindig a legolcsóbb jelző fogy el először, így a következő sosem olcsóbb.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 each token costs the figure on its space, from Step 3 on {carbon_tax} more. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>Az 1. és a 2.&#xa0;Részben minden jelző annyiba kerül, amennyi a mezőjén áll, a 3.&#xa0;Résztől {carbon_tax}&#xa0;Elektróval többe. Egy fajtából mindig a legolcsóbb jelző fogy el először, így a következő sosem olcsóbb.</translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation>A nyersanyagpiac</translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 holds three tokens each of coal, oil and garbage. Uranium has spaces of its own, one token each.</source>
        <translation>Az 1–8. mező mindegyikén három szén-, három olaj- és három szemétjelző fér el. Az urániumnak saját mezői vannak, egyenként egy jelzővel.</translation>
    </message>
    <message>
        <source>The number in brackets says how many tokens fit at these prices.</source>
        <translation>Zárójelben az áll, hány jelző fér el az egyes árakon.</translation>
    </message>
    <message>
        <source>The northern market:</source>
        <translation>Az északi piac:</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation>Ennél több jelző nincs. Amit a játékosok tárolnak, az hiányzik a piacról és a talonból, amíg el nem használják. Ha egy fajta elfogyott, az újratöltésig senki sem vehet belőle.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be available from the coal storage.</source>
        <translation>Ennél több jelző nincs. Amit a játékosok tárolnak, az hiányzik a piacról és a talonból, amíg el nem használják. Ha egy fajta elfogyott, az újratöltésig senki sem vehet belőle; szén ekkor még a szénraktárból kapható.</translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation>Nyersanyag tárolása</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Egy erőmű csak a saját fajta nyersanyagát tárolja, legfeljebb kétszer annyit, amennyit egy működtetéskor elhasznál. A jelzőket bármikor átrakhatod az erőműveid között, ha a fajta és a hely engedi. Így mindent megvehetsz, ami az összes erőműveden együtt elfér.</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns on other boards. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Egy erőmű csak a saját fajta nyersanyagát tárolja, legfeljebb kétszer annyit, amennyit más táblákon egy működtetéskor elhasznál. A jelzőket bármikor átrakhatod az erőműveid között, ha a fajta és a hely engedi. Így mindent megvehetsz, ami az összes erőműveden együtt elfér.</translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation>Hibrid erőművek</translation>
    </message>
    <message>
        <source>A hybrid plant burns any mix of coal and oil: one that needs two tokens runs on two coal, two oil, or one of each.</source>
        <translation>Egy hibrid erőmű szenet és olajat bármilyen keverékben elhasznál: ha két jelző kell neki, működik két szénnel, két olajjal, vagy egy-egy jelzővel mindkettőből.</translation>
    </message>
    <message>
        <source>It also stores any mix of coal and oil: twice what one run burns in all, not of each.</source>
        <translation>Szenet és olajat is bármilyen keverékben tárol: összesen kétszer annyit, amennyit egy működtetéskor elhasznál, nem mindkettőből annyit.</translation>
    </message>
    <message>
        <source>It only burns tokens that can be stored on it. You may move tokens before each plant runs, but only to where there is room: with two coal and one oil for plants 29 and 35, the coal fills plant 29 and only plant 35 has room for the oil, so plant 29 burns coal.</source>
        <translation>Csak olyan jelzőt használ el, amely rajta tárolható. Minden erőmű működtetése előtt átrakhatsz jelzőket, de csak oda, ahol van hely: ha a 29‑es és a 35‑ös erőműhöz két szened és egy olajad van, a szén megtölti a 29‑es erőművet, az olaj pedig csak a 35‑ös erőművön fér el, így a 29‑es erőmű szenet használ el.</translation>
    </message>
    <message>
        <source>This game was started in an older version that lacked one rule, and continues without it: hybrids burn any of their owner&apos;s coal and oil, wherever it is stored.</source>
        <translation>Ez a játék egy régebbi változatban kezdődött, amelyből hiányzott egy szabály, és anélkül folytatódik: a hibrid erőművek a tulajdonosuk bármelyik szenét és olaját elhasználhatják, akárhol van.</translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation>A szénraktár</translation>
    </message>
    <message>
        <source>You may buy coal from the storage at any time, even while the market has some, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>A raktárból bármikor vehetsz szenet, akkor is, ha a piacon van, jelzőnként {coal_storage_price}&#xa0;Elektróért. A megsemmisített erőmű szene a talonba kerül; onnan senki sem veheti meg.</translation>
    </message>
    <message>
        <source>Cheaper fuel</source>
        <translation>Olcsóbb nyersanyag</translation>
    </message>
    <message>
        <source>On this board a house in a certain city makes a fuel cheaper for its owner: {fuel_discounts}. No token costs less than 0.</source>
        <translation>Ezen a táblán egy ház egy bizonyos városban olcsóbbá tesz egy nyersanyagot a tulajdonosának: {fuel_discounts}. Egy jelző sem kerülhet 0‑nál kevesebbe.</translation>
    </message>
    <message>
        <source>A player who builds there pays less from the next Phase 3 on. Everybody else pays the figure on the space.</source>
        <translation>Aki ott épít, a következő 3.&#xa0;fázistól kevesebbet fizet. Mindenki más annyit fizet, amennyi a mezőn áll.</translation>
    </message>
    <message>
        <source>Two fuel markets</source>
        <translation>Két nyersanyagpiac</translation>
    </message>
    <message>
        <source>This board has a northern and a southern fuel market, each with its own prices and refill. In a turn you buy at only one of them: the first token decides. In the next round you may choose again.</source>
        <translation>Ezen a táblán északi és déli nyersanyagpiac van, mindegyik saját árakkal és újratöltéssel. Egy körben csak az egyiken vásárolsz: az első jelző dönt. A következő fordulóban újra választhatsz.</translation>
    </message>
    <message>
        <source>Both are refilled from one supply, the northern one first. The northern market sells no uranium.</source>
        <translation>Mindkettő ugyanabból a talonból töltődik, az északi előbb. Az északi piac nem árul urániumot.</translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation>A bank nyersanyaga</translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil alternately, coal first, while there is both.</source>
        <translation>A bank a sorára pontosan annyi nyersanyagot visz el a piacról, amennyit az összes erőműve egy működtetéskor elhasznál, vagy amennyi éppen van, és semmit sem fizet. Előbb az egyfajta nyersanyagot használó erőművek jönnek. A hibridek aztán felváltva szenet és olajat kapnak, szénnel kezdve, amíg mindkettő van.</translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation>Az 5.&#xa0;fázisban a bank a sorára az összes nyersanyagát elhasználja, ott is, ahol az kevés egy erőműnek.</translation>
    </message>
    <message>
        <source>The bank takes its fuel as soon as the first player has stopped buying, whatever it costs.</source>
        <translation>A bank elviszi a nyersanyagát, amint az első játékos abbahagyta a vásárlást, bármennyibe kerül is.</translation>
    </message>
    <message>
        <source>The bank takes fuel from the southern market only.</source>
        <translation>A bank csak a déli piacról visz el nyersanyagot.</translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation>A bank nem vesz szenet a szénraktárból. Az általa elhasznált szén oda kerül.</translation>
    </message>
    <message>
        <source>Phase 4: building</source>
        <translation>4.&#xa0;fázis: építés</translation>
    </message>
    <message>
        <source>The first house</source>
        <translation>Az első ház</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house.</source>
        <translation>Az első házad a játékban lévő bármelyik olyan városba kerülhet, ahol nincs ház.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and replaced, once.</source>
        <translation>Amikor elkezdődik, a piac legkisebb erőműve kikerül a játékból, és egyszer új jön a helyére.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and not replaced.</source>
        <translation>Amikor elkezdődik, a piac legkisebb erőműve kikerül a játékból, és nem jön új a helyére.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn.</source>
        <translation>A 3.&#xa0;Rész azzal a fázissal kezdődik, amely a „3.&#xa0;Rész” kártya előkerülésének fázisát követi.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn for the second time.</source>
        <translation>A 3.&#xa0;Rész azzal a fázissal kezdődik, amely a „3.&#xa0;Rész” kártya második előkerülésének fázisát követi.</translation>
    </message>
    <message>
        <source>Step 3 begins at once when the Step 3 card is drawn.</source>
        <translation>A 3.&#xa0;Rész azonnal elkezdődik, amikor a „3.&#xa0;Rész” kártya előkerül.</translation>
    </message>
    <message>
        <source>From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the Step 3 figures.</source>
        <translation>Ettől kezdve minden városban nyitva van a harmadik hely is, ára {house3}&#xa0;Elektro, és az újratöltés a 3.&#xa0;Rész számai szerint történik.</translation>
    </message>
    <message>
        <source>From then on the third places are open too, and fuel is refilled by the Step 3 figures.</source>
        <translation>Ettől kezdve a harmadik helyek is nyitva vannak, és az újratöltés a 3.&#xa0;Rész számai szerint történik.</translation>
    </message>
    <message>
        <source>This applies when the card is drawn for the second time.</source>
        <translation>Ez akkor érvényes, amikor a kártya másodszor kerül elő.</translation>
    </message>
    <message>
        <source>As soon as the card is drawn, in any phase, the draw pile is shuffled: it now holds the plants that were below the card.</source>
        <translation>Amint a kártya előkerül, bármelyik fázisban, a húzópaklit megkeveritek: most azok az erőművek vannak benne, amelyek a kártya alatt voltak.</translation>
    </message>
    <message>
        <source>Your first house goes on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Az első házad egy megjelölt városba kerül, arra a helyre, amelynek ára {house1}&#xa0;Elektro, a későbbi Részekben is. A ház {house1}&#xa0;Elektróba kerül, kapcsolatért nem kell fizetni.</translation>
    </message>
    <message>
        <source>You need not start in round 1.</source>
        <translation>Nem kell már az 1.&#xa0;fordulóban elkezdened.</translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation>Városok bekötése</translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house plus the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation>Fordított sorrendben mindenki annyi várost köt be egymás után, amennyit ki tud fizetni, vagy egyet sem. Egy város ára a ház és a legolcsóbb kapcsolat oda bármelyik meglévő városodból. Minden város rögtön a tiédnek számít, a következő kapcsolatnál is.</translation>
    </message>
    <message>
        <source>Places in a city</source>
        <translation>Helyek egy városban</translation>
    </message>
    <message>
        <source>A city has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. You always take the cheapest free place.</source>
        <translation>Egy városban három hely van. Egy ház az elsőn {house1}&#xa0;Elektróba kerül, a másodikon ennyibe: {house2}, a harmadikon ennyibe: {house3}. Mindig a legolcsóbb szabad helyet foglalod el.</translation>
    </message>
    <message>
        <source>A city has one place. A house there costs the price on the city&apos;s sign.</source>
        <translation>Egy városban egy hely van. A ház ott annyiba kerül, amennyi a város tábláján áll.</translation>
    </message>
    <message>
        <source>One place of each city is open, for the whole game.</source>
        <translation>Az egész játékban minden városban egy hely nyitott.</translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation>A bank házai</translation>
    </message>
    <message>
        <source>Houses the bank has left after setup: {bank_houses_left}.</source>
        <translation>A bank házai az előkészületek után: {bank_houses_left}.</translation>
    </message>
    <message>
        <source>Phase 5: bureaucracy</source>
        <translation>5.&#xa0;fázis: bürokrácia</translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation>Az erőművek működése</translation>
    </message>
    <message>
        <source>Burnt fuel goes to the supply.</source>
        <translation>Az elhasznált nyersanyag a talonba kerül.</translation>
    </message>
    <message>
        <source>Burnt coal goes to the coal storage, all other fuel to the supply.</source>
        <translation>Az elhasznált szén a szénraktárba kerül, minden más nyersanyag a talonba.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Fizetség</translation>
    </message>
    <message>
        <source>You are paid for each of your cities that is powered, and a little even for none.</source>
        <translation>Minden ellátott városodért fizetséget kapsz, és egy keveset akkor is, ha egyet sem látsz el.</translation>
    </message>
    <message>
        <source>The table ends at {payments_end} cities: any more pay the same.</source>
        <translation>A táblázat ennyi városig tart: {payments_end}. Több városért is csak ennyi jár.</translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation>A nyersanyagpiac újratöltése</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the most expensive free spaces first. If the supply has too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Amikor mindenki megkapta a fizetségét, új jelzők kerülnek a talonból a piacra. Előbb a legdrágább szabad mezők telnek meg. Ha a talonban kevés van, csak annyi jön. Ennyi játékossal a jelzők száma:</translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation>Az uránium vége</translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What is in the market can still be bought.</source>
        <translation>Amint valaki megvette ezt az erőművet: {uranium_phase_out_plant}, uránium többé nem kerül a piacra, már a vásárlás fordulójában sem. Ami a piacon van, még megvehető.</translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation>Az erőműpiac frissítése</translation>
    </message>
    <message>
        <source>After the refill the highest plant of the future market goes face down under the draw pile and is replaced: once in Step 1, twice in Step 2. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Az újratöltés után a jövő piac legnagyobb erőműve képpel lefelé a húzópakli alá kerül, és új jön a helyére: az 1.&#xa0;Részben egyszer, a 2.&#xa0;Részben kétszer. A 3.&#xa0;Részben ehelyett a piac legkisebb erőműve kerül ki a játékból, és új jön a helyére.</translation>
    </message>
    <message>
        <source>After the refill in Step 3 the lowest plant of the market is removed from the game and replaced.</source>
        <translation>A 3.&#xa0;Részben az újratöltés után a piac legkisebb erőműve kikerül a játékból, és új jön a helyére.</translation>
    </message>
    <message>
        <source>The three Steps</source>
        <translation>A három Rész</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>2.&#xa0;Rész</translation>
    </message>
    <message>
        <source>Step 2 begins after Phase 4 of the round in which somebody has connected this many cities: {step2_at}. Phase 5 of that round belongs to Step 2.</source>
        <translation>A 2.&#xa0;Rész annak a fordulónak a 4.&#xa0;fázisa után kezdődik, amelyikben valaki ennyi várost bekötött: {step2_at}. A forduló 5.&#xa0;fázisa már a 2.&#xa0;Részhez tartozik.</translation>
    </message>
    <message>
        <source>Step 2 begins when the Step 3 card is drawn for the first time, not at a number of cities.</source>
        <translation>A 2.&#xa0;Rész akkor kezdődik, amikor a „3.&#xa0;Rész” kártya először előkerül, nem pedig egy bizonyos városszámnál.</translation>
    </message>
    <message>
        <source>From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the Step 2 figures.</source>
        <translation>Ettől kezdve minden városban nyitva van a második hely is, ára {house2}&#xa0;Elektro, és az újratöltés a 2.&#xa0;Rész számai szerint történik.</translation>
    </message>
    <message>
        <source>From then on the second places are open too, and fuel is refilled by the Step 2 figures.</source>
        <translation>Ettől kezdve a második helyek is nyitva vannak, és az újratöltés a 2.&#xa0;Rész számai szerint történik.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>3.&#xa0;Rész</translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Jövő piac már nincs. A piacon hat erőmű van, vagy amennyi maradt, és mindegyik megvehető. Minden forduló végén a legkisebb kikerül a játékból, és új jön a helyére.</translation>
    </message>
    <message>
        <source>All plants are for sale. Plants in the market: {step3_market}, or those that are left. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Minden erőmű megvehető. Erőművek a piacon: {step3_market}, vagy amennyi maradt. Minden forduló végén a legkisebb kikerül a játékból, és új jön a helyére.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 2</source>
        <translation>A „3.&#xa0;Rész” kártya a 2.&#xa0;fázisban</translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and is last in the future market. The auctions continue, with replacements. At the end of the phase the card and the lowest plant are removed and not replaced. Step 3 begins with Phase 3.</source>
        <translation>A 2.&#xa0;fázisban a kártya a legnagyobb erőműnek számít, és a jövő piac végére kerül. Az árverések folytatódnak, az elkelt erőművek helyére új jön. A fázis végén a kártya és a legkisebb erőmű kikerül a piacról, és nem jön új a helyükre. A 3.&#xa0;Rész a 3.&#xa0;fázissal kezdődik.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 4 or 5</source>
        <translation>A „3.&#xa0;Rész” kártya a 4. vagy az 5.&#xa0;fázisban</translation>
    </message>
    <message>
        <source>If it replaces a plant that became too small in Phase 4, or one removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Ha egy olyan erőmű helyére jön, amely a 4.&#xa0;fázisban túl kicsivé vált, vagy annak a helyére, amely a 2.&#xa0;Rész kezdetén kerül ki, a kártya és a legkisebb erőmű rögtön kikerül, és nem jön új a helyükre. A 3.&#xa0;Rész az 5.&#xa0;fázissal kezdődik.</translation>
    </message>
    <message>
        <source>If it replaces the plant removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Ha annak az erőműnek a helyére jön, amely a 2.&#xa0;Rész kezdetén kerül ki, a kártya és a legkisebb erőmű rögtön kikerül, és nem jön új a helyükre. A 3.&#xa0;Rész az 5.&#xa0;fázissal kezdődik.</translation>
    </message>
    <message>
        <source>In Phase 5 both are removed in the same way. By then the fuel has been refilled by the figures of the previous Step. Step 3 begins with Phase 1 of the next round.</source>
        <translation>Az 5.&#xa0;fázisban mindkettő ugyanígy kikerül. Addigra az újratöltés már megtörtént, még az előző Rész számai szerint. A 3.&#xa0;Rész a következő forduló 1.&#xa0;fázisával kezdődik.</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>3.&#xa0;Rész a 2. előtt</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game and replaced. Right after that, the card and the lowest plant are removed without replacement, and Step 3 begins as usual.</source>
        <translation>A „3.&#xa0;Rész” kártya előkerülhet, mielőtt a 2.&#xa0;Rész elkezdődött. Ekkor előbb végrehajtjátok a 2.&#xa0;Részt: a legkisebb erőmű kikerül a játékból, és új jön a helyére. Rögtön ezután a kártya és a legkisebb erőmű pótlás nélkül kikerül, és a 3.&#xa0;Rész a szokásos módon kezdődik.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game. Right after that, the card and the next lowest plant are removed too, all without replacement, and Step 3 begins as usual.</source>
        <translation>A „3.&#xa0;Rész” kártya előkerülhet, mielőtt a 2.&#xa0;Rész elkezdődött. Ekkor előbb végrehajtjátok a 2.&#xa0;Részt: a legkisebb erőmű kikerül a játékból. Rögtön ezután a kártya és a következő legkisebb erőmű is kikerül, mind pótlás nélkül, és a 3.&#xa0;Rész a szokásos módon kezdődik.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is skipped: the game goes straight from Step 1 to Step 3, and no plant is removed for Step 2.</source>
        <translation>A „3.&#xa0;Rész” kártya előkerülhet, mielőtt a 2.&#xa0;Rész elkezdődött. Ekkor a 2.&#xa0;Rész kimarad: a játék az 1.&#xa0;Részből rögtön a 3.&#xa0;Részbe lép, és a 2.&#xa0;Rész miatt egy erőmű sem kerül ki.</translation>
    </message>
    <message>
        <source>If the card is drawn in the same Phase 4 in which somebody connects the city that starts Step 2, both apply: after the phase the lowest plant is removed from the game and replaced, and Step 3 begins with Phase 5.</source>
        <translation>Ha a kártya éppen abban a 4.&#xa0;fázisban kerül elő, amelyikben valaki beköti a 2.&#xa0;Részt elindító várost, mindkettő megtörténik: a fázis után a legkisebb erőmű kikerül a játékból, és új jön a helyére, a 3.&#xa0;Rész pedig az 5.&#xa0;fázissal kezdődik.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>A vége</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Mikor ér véget a játék</translation>
    </message>
    <message>
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. After that, plants earn no money and nothing is refilled.</source>
        <translation>A játék annak a fordulónak a 4.&#xa0;fázisa után ér véget, amelyikben valaki ennyi várost bekötött: {end_at}. Abban a fázisban a többiek még építenek. Utána az erőművek már nem hoznak pénzt, és újratöltés sincs.</translation>
    </message>
    <message>
        <source>The game also ends after Phase 4 when every place is taken and nobody can ever build again.</source>
        <translation>A játék a 4.&#xa0;fázis után akkor is véget ér, ha minden hely foglalt, és többé senki sem építhet.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message>
        <source>The winner is the player who can power the most of their own cities, with the plants and the fuel they have at the end. Nobody can power more cities than they have connected.</source>
        <translation>Az nyer, aki a legtöbb saját városát tudja ellátni azokkal az erőművekkel és azzal a nyersanyaggal, amije a végén van. Senki sem láthat el több várost, mint amennyit bekötött.</translation>
    </message>
    <message>
        <source>In a tie, more money decides, and then more cities connected.</source>
        <translation>Holtversenyben a több pénz dönt, azután a több bekötött város.</translation>
    </message>
    <message>
        <source>In a tie, more money decides.</source>
        <translation>Holtversenyben a több pénz dönt.</translation>
    </message>
    <message>
        <source>Players still tied share the place.</source>
        <translation>További holtverseny esetén osztoznak a helyezésen.</translation>
    </message>
    <message>
        <source>The bank does not count.</source>
        <translation>A bank itt nem számít.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a plug, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n villásdugós (látatlanban)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n egyéb (látatlanban)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a socket, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n aljzatos (látatlanban)</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation>{kind}: {areas}</translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less per token</source>
        <translation>{city}: {fuel}, jelzőnként {amount}&#xa0;Elektróval olcsóbb</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jelzők</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Legolcsóbb</translation>
    </message>
    <message>
        <source>Tokens in all</source>
        <translation>Összes jelző</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Mezők</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>{step}.&#xa0;Rész</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
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
        <translation>Lásd még: {links}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>A szabályok fejezetei</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>A szabályok szövege</translation>
    </message>
</context>
<context>
    <name>RunTile</name>
    <message>
        <source>Switches the plant on or off.</source>
        <translation>Be- vagy kikapcsolja az erőművet.</translation>
    </message>
    <message>
        <source>Your coal and oil allow no other mix.</source>
        <translation>A szenedből és az olajadból más keverék nem telik.</translation>
    </message>
    <message>
        <source>Another mix of coal and oil (X)</source>
        <translation>A szén és az olaj más keveréke (X)</translation>
    </message>
</context>
<context>
    <name>Safeguard</name>
    <message>
        <source>This game is not saved! {reason}</source>
        <translation>Ez a játék nincs elmentve! {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Saves the game once more.</source>
        <translation>Még egyszer menti a játékot.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Saves the record of this game elsewhere.</source>
        <translation>Máshová menti a játék feljegyzését.</translation>
    </message>
    <message>
        <source>{folder} cannot be opened ({reason}), so what is saved there is not shown. Check the folder.</source>
        <translation>Ez a mappa nem nyitható meg: {folder} ({reason}), ezért nem látszik, ami benne van. Ellenőrizd a mappát.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Elrejtés</translation>
    </message>
    <message>
        <source>Hides this message.</source>
        <translation>Elrejti ezt az üzenetet.</translation>
    </message>
    <message>
        <source>Everything played since the last save will be lost.</source>
        <translation>Ami a legutóbbi mentés óta történt, elvész.</translation>
    </message>
    <message>
        <source>Leave this game unsaved?</source>
        <translation>Kilépsz ebből a játékból mentés nélkül?</translation>
    </message>
    <message>
        <source>Leave unsaved</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Clears the search.</source>
        <translation>Törli a keresést.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>ember</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>egy másik program</translation>
    </message>
    <message>
        <source>Lets another program play.</source>
        <translation>Egy másik program játszik.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Ki játssza</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Program választása…</translation>
    </message>
    <message>
        <source>Another program: {name}</source>
        <translation>Másik program: {name}</translation>
    </message>
    <message>
        <source>Program to play against</source>
        <translation>Program ellenfélnek</translation>
    </message>
    <message>
        <source>{file} cannot be started: make it executable, or choose another program.</source>
        <translation>{file} nem indítható: tedd futtathatóvá, vagy válassz másik programot.</translation>
    </message>
    <message>
        <source>The program cannot be saved: {reason}.</source>
        <translation>A program nem menthető: {reason}.</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player</comment>
        <translation>kék</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation>zöld</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a player</comment>
        <translation>sárga</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation>lila</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a player</comment>
        <translation>fekete</translation>
    </message>
    <message>
        <source>Builds a city in most rounds, rarely the cheapest, and overpays for plants.</source>
        <translation>A legtöbb fordulóban beköt egy várost, ritkán a legolcsóbbat, és túlfizeti az erőműveket.</translation>
    </message>
    <message>
        <source>Builds a city or two in most rounds and overpays for plants.</source>
        <translation>A legtöbb fordulóban egy-két várost köt be, és túlfizeti az erőműveket.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level of a bot</comment>
        <translation>kezdő</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of a bot</comment>
        <translation>tanuló</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of a bot</comment>
        <translation>haladó</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of a bot</comment>
        <translation>szakértő</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of a bot</comment>
        <translation>mester</translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of a bot</comment>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of a bot</comment>
        <translation>megfontolt</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of a bot</comment>
        <translation>erős</translation>
    </message>
    <message>
        <source>thrifty</source>
        <comment>level of a bot</comment>
        <translation>takarékos</translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of a bot</comment>
        <translation>nagyon erős</translation>
    </message>
    <message>
        <source>Another program, as strong as its author made it.</source>
        <translation>Egy másik program, saját játékerővel.</translation>
    </message>
    <message>
        <source>Plans each round and misjudges a plant now and then.</source>
        <translation>Minden fordulót megtervez, de néha félreismer egy erőművet.</translation>
    </message>
    <message>
        <source>Plans to the end of the game and rarely errs.</source>
        <translation>A játék végéig tervez, és ritkán téved.</translation>
    </message>
    <message>
        <source>Plays as well as this program can.</source>
        <translation>Olyan jól játszik, ahogy a gép csak tud.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <comment>seed</comment>
        <translation>bármi</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Sorsolási szám</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The bank takes plant {plant}, the highest of the current market.</source>
        <translation>A bank elviszi az aktuális piac legnagyobb erőművét: {plant}.</translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, is removed from the game.</source>
        <translation>A legkisebb erőműve kikerül a játékból: {scrapped}.</translation>
    </message>
    <message>
        <source>The bank does not take plant {plant}: its own lowest, {lowest}, is higher.</source>
        <translation>A bank nem viszi el ezt az erőművet: {plant}; nem nagyobb a legkisebbjénél: {lowest}.</translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation>A forduló első erőműve elkelt.</translation>
    </message>
    <message>
        <source>The first player opens no auction.</source>
        <translation>A sorrendben első játékos nem kezd árverést.</translation>
    </message>
    <message>
        <source>The bank has no plant and takes no fuel.</source>
        <translation>A banknak nincs erőműve, nyersanyagot nem visz el.</translation>
    </message>
    <message>
        <source>The bank takes no fuel for {plants}.</source>
        <translation>A bank nem visz el nyersanyagot. Erőművei: {plants}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a starting city.</source>
        <translation>A bank lezárja a második helyet; kezdő város: {city}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, which was empty until now.</source>
        <translation>A bank lezárja a második helyet; eddig üres város: {city}.</translation>
    </message>
    <message>
        <source>The bank burns nothing.</source>
        <translation>A bank semmit sem használ el.</translation>
    </message>
    <message>
        <source>The bank burns all it has: {tokens}.</source>
        <translation>A bank mindenét elhasználja: {tokens}.</translation>
    </message>
    <message>
        <source>{name} marks {city} as a starting city.</source>
        <translation>{name} kezdő várost jelöl meg: {city}.</translation>
    </message>
    <message>
        <source>{name} starts in {city}; its uranium token goes back to the supply.</source>
        <translation>{name} itt kezd: {city}; az urániumjelző visszakerül a talonba.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>{round}. forduló · {phase}</translation>
    </message>
    <message>
        <source>{nth}, powers {n}</source>
        <translation>{nth} hely, ellát: {n}</translation>
    </message>
    <message>
        <source>wins, powers {n}</source>
        <translation>győztes, ellát: {n}</translation>
    </message>
    <message>
        <source>{nth}: {n}</source>
        <translation>{nth}: {n}</translation>
    </message>
    <message>
        <source>leads with {bid}</source>
        <translation>vezet, {bid}</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>licitál</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te jössz</translation>
    </message>
    <message>
        <source>chooses a city</source>
        <translation>várost választ</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>választ</translation>
    </message>
    <message>
        <source>buys now</source>
        <translation>vásárol</translation>
    </message>
    <message>
        <source>builds now</source>
        <translation>épít</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>működtet</translation>
    </message>
    <message>
        <source>next after you</source>
        <translation>utánad jön</translation>
    </message>
    <message>
        <source>chooses {nth}</source>
        <translation>{nth} választ</translation>
    </message>
    <message>
        <source>opens {nth}</source>
        <translation>{nth} kezd</translation>
    </message>
    <message>
        <source>buys {nth}</source>
        <translation>{nth} vásárol</translation>
    </message>
    <message>
        <source>builds {nth}</source>
        <translation>{nth} épít</translation>
    </message>
    <message>
        <source>runs {nth}</source>
        <translation>{nth} működtet</translation>
    </message>
    <message>
        <source>+{income}</source>
        <translation>+{income}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>vezet</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>whoever passed in an auction</comment>
        <translation>passz</translation>
    </message>
    <message>
        <source>bids now</source>
        <comment>on turn</comment>
        <translation>ő jön</translation>
    </message>
    <message>
        <source>to open</source>
        <comment>an auction, on turn now</comment>
        <translation>ő kezd</translation>
    </message>
    <message>
        <source>next</source>
        <comment>in the order</comment>
        <translation>köv.</translation>
    </message>
    <message>
        <source>last</source>
        <comment>in the order</comment>
        <translation>utolsó</translation>
    </message>
    <message>
        <source>chooses last</source>
        <translation>utolsónak választ</translation>
    </message>
    <message>
        <source>opens last</source>
        <translation>utolsónak kezd</translation>
    </message>
    <message>
        <source>buys last</source>
        <translation>utolsónak vásárol</translation>
    </message>
    <message>
        <source>builds last</source>
        <translation>utolsónak épít</translation>
    </message>
    <message>
        <source>runs last</source>
        <translation>utolsónak működtet</translation>
    </message>
    <message>
        <source>bought {plant} for {price}</source>
        <translation>megvette: {plant}, {price}‑ért</translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>kész, %n jelző {price}‑ért</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>kész</translation>
    </message>
    <message>
        <source>−{price}</source>
        <translation>−{price}</translation>
    </message>
    <message>
        <source>Mine {n}: sells uranium for {cities}</source>
        <translation>{n}. bánya: urániumot ad el, {cities}</translation>
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
        <translation>{place}. {name}, {note}: {money}&#xa0;Elektro, {cities}, ellát {powers} / {capacity}; erőművek: {plants}; {fuel}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>nincs nyersanyag</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>A bank</translation>
    </message>
    <message>
        <source>{those} or {last}</source>
        <translation>{those} vagy {last}</translation>
    </message>
    <message>
        <source>Nobody else may bid, so the plant goes at its minimum of {minimum}.</source>
        <translation>Más nem licitálhat, így az erőmű kikiáltási áron kel el: {minimum}.</translation>
    </message>
    <message>
        <source>You already have a house in {city_name}.</source>
        <translation>Ebben a városban már van házad: {city_name}.</translation>
    </message>
    <message>
        <source>An area must touch those already chosen.</source>
        <translation>Egy terület a korábban választottakkal legyen szomszédos.</translation>
    </message>
    <message>
        <source>The minimum bid is {minimum}.</source>
        <translation>A kikiáltási ár {minimum}.</translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; scrap another one.</source>
        <translation>Ezt az erőművet most vetted: {plant}; semmisíts meg másikat.</translation>
    </message>
    <message>
        <source>{city_name} has no open place in Step {step}.</source>
        <translation>{city_name}: nincs nyitott hely ({step}. Rész).</translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation>{city_name} foglalt; válassz üres várost.</translation>
    </message>
    <message>
        <source>{city_name} is in an area out of play.</source>
        <translation>{city_name} játékon kívüli területen van.</translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation>Az első városnak üresnek kell lennie; {city_name} foglalt.</translation>
    </message>
    <message>
        <source>{fuel_name}: discard only {maximum}; the rest can be stored.</source>
        <translation>{fuel_name}: csak ennyit dobj el: {maximum}, a többi elfér.</translation>
    </message>
    <message>
        <source>{fuel_name}: the market has only {stock} left.</source>
        <translation>{fuel_name}: a piacon már csak {stock} van.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places a house for the bank in {city}; the bank has %n more.</source>
        <translation>
            <numerusform>{name} leteszi a bank egy házát: {city}; még %n maradt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market is %n tokens short.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>A piacról %n jelző hiányzik.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>a fuel of which the market has none</comment>
        <translation>elfogyott</translation>
    </message>
    <message>
        <source>now</source>
        <comment>on turn; very short</comment>
        <translation>most</translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>kész, %n ház {price}‑ért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n működött, +{income}</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}; {name} leads with {bid}</source>
        <translation>{plant}; {name} vezet, ajánlata {bid}</translation>
    </message>
    <message>
        <source>{plant}; from {minimum}</source>
        <translation>{plant}; legalább {minimum}</translation>
    </message>
    <message>
        <source>{plant}; future market</source>
        <translation>{plant}; jövő piac</translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>%n ház maradt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n maradt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation>
            <numerusform>%n szén vagy olaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation>
            <numerusform>Mind a %n terület ki van választva.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city_name} is reserved for a network that starts there.</source>
        <translation>{city_name} egy ott induló hálózatnak van fenntartva.</translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation>{plant}. sz. erőmű: ehhez város kell ezen a területen: {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for only %n more.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: az erőműveiden már csak %n jelzőnek van hely.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connection in play leads to {city_name}.</source>
        <translation>Nem vezet oda kapcsolat a játékban: {city_name}.</translation>
    </message>
    <message>
        <source>That much fuel is not available.</source>
        <translation>Ennyi nyersanyag nem kapható.</translation>
    </message>
    <message>
        <source>A network starts in a marked city, and {city_name} is not one.</source>
        <translation>Egy hálózat megjelölt városban kezdődik, {city_name} pedig nem az.</translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation>{city_name} nem szomszédos a bank egyik városával sem.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough fuel to run all of these plants.</source>
        <translation>A nyersanyagod nem elég ennyi erőmű működéséhez.</translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation>Az ára {price}, a pénzed {money}.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now; only the current market is.</source>
        <translation>{plant}. sz. erőmű: most nem vehető meg, csak az aktuális piac erőművei.</translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation>Ez az erőmű nem a tiéd.</translation>
    </message>
    <message>
        <source>The game could not be saved: {what}</source>
        <translation>A játékot nem sikerült menteni: {what}</translation>
    </message>
    <message>
        <source>That card cannot be revealed now.</source>
        <translation>Ezt a kártyát most nem lehet felfedni.</translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {minimum} to %n coal and the rest oil.</source>
        <translation>
            <numerusform>A hibrid erőművek {minimum}–%n szenet és a többiből olajat használhatnak el.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale yet: it is in the future market.</source>
        <translation>{plant}.&#xa0;sz. erőmű: még nem vehető meg, a jövő piacon van.</translation>
    </message>
    <message>
        <source>{fuel_name}: your plants have no room for more.</source>
        <translation>{fuel_name}: az erőműveiden nincs több hely.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Elkezdődik: {round}. forduló.</translation>
    </message>
    <message>
        <source>Before the first round, the players choose in turn.</source>
        <translation>Az első forduló előtt a játékosok sorban választanak.</translation>
    </message>
    <message>
        <source>The turn order is set.</source>
        <translation>Kialakul a játékossorrend.</translation>
    </message>
    <message>
        <source>Power plants are auctioned.</source>
        <translation>Erőművek árverése következik.</translation>
    </message>
    <message>
        <source>Fuel is bought; the last in turn order goes first.</source>
        <translation>Nyersanyagvásárlás, a sorrendben utolsó kezdi.</translation>
    </message>
    <message>
        <source>Houses are built; the last in turn order goes first.</source>
        <translation>Építés, a sorrendben utolsó kezdi.</translation>
    </message>
    <message>
        <source>Plants run and players are paid.</source>
        <translation>Az erőművek működnek és pénzt hoznak.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Az előkészületek készen vannak.</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: the phase is over.</source>
        <translation>{round}. forduló, {phase}: a fázis véget ért.</translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation>Az új sorrend: {names}; előbb a városok, aztán a legnagyobb erőmű szerint.</translation>
    </message>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: eggyel kevesebb</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: eggyel több</translation>
    </message>
    <message>
        <source>{name} did not answer in time: the bot was restarted.</source>
        <translation>{name} nem válaszolt időben: a gép újraindult.</translation>
    </message>
    <message>
        <source>{name} stopped thinking: the bot was restarted.</source>
        <translation>{name} abbahagyta a gondolkodást: a gép újraindult.</translation>
    </message>
    <message>
        <source>{name} does not answer, so the game is paused. “Continue” asks again.</source>
        <translation>{name} nem válaszol, ezért a játék áll. A „Tovább” újra megkérdezi.</translation>
    </message>
    <message>
        <source>The discount is on plant {plant}, the lowest: it may go for 1.</source>
        <translation>A kedvezményjelző a legkisebb erőművön van: {plant}; akár 1 Elektróért is elkelhet.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy and takes plant {plant}.</source>
        <translation>Már csak {name} vehet, és elviszi: {plant}. sz. erőmű.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} ajánlata: {amount}.</translation>
    </message>
    <message>
        <source>{name} can buy no plant: the turn is skipped.</source>
        <translation>{name} nem tud erőművet venni: a köre kimarad.</translation>
    </message>
    <message>
        <source>{name} can bid no more and passes.</source>
        <translation>{name} nem tud többet ajánlani, és passzol.</translation>
    </message>
    <message>
        <source>{name} passes and buys no plant this round.</source>
        <translation>{name} passzol, és ebben a fordulóban nem vesz erőművet.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passzol.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} megveszi: {plant}. sz. erőmű, ára {price}.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant} (over the limit).</source>
        <translation>{name} megsemmisíti: {plant}. sz. erőmű, mert túl sok van.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}.</source>
        <translation>{name} eldob: {fuel}.</translation>
    </message>
    <message>
        <source>The Step 3 card is removed from the market.</source>
        <translation>A „3. Rész” kártya kikerül a piacról.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: everybody passed.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű, a legkisebb; mindenki passzolt.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: nobody bought it at a discount.</source>
        <translation>Kikerül: {plant}. sz. erőmű; kedvezménnyel sem vette meg senki.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: it is lower than the one at a discount.</source>
        <translation>Rögtön kikerül: {plant}. sz. erőmű; kisebb, mint a kedvezményes.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed as Step 2 begins.</source>
        <translation>Kikerül: {plant}. sz. erőmű, a legkisebb a 2. Rész kezdetén.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: Step 3 makes the market smaller.</source>
        <translation>Kikerül a piacról: {plant}. sz. erőmű; a 3. Részben kisebb a piac.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of a round in Step 3.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű, a legkisebb a forduló végén a 3.&#xa0;Részben.</translation>
    </message>
    <message>
        <source>Plant {plant}, the highest, goes under the draw pile at the end of the round.</source>
        <translation>A húzópakli alá kerül: {plant}. sz. erőmű, a legnagyobb a forduló végén.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}, {stored} of it from the storage.</source>
        <translation>{name} vásárol: {fuel}, ára {price}; ebből a raktárból {stored}.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}.</source>
        <translation>{name} vásárol: {fuel}, ára {price}.</translation>
    </message>
    <message>
        <source>The Step 3 card is drawn.</source>
        <translation>Előkerül a „3. Rész” kártya.</translation>
    </message>
    <message>
        <source>That much fuel cannot be left on plant {plant}.</source>
        <translation>Ennyi nyersanyag nem hagyható ezen az erőművön: {plant}.</translation>
    </message>
    <message>
        <source>{name} could not decide: a simpler bot stands in until it can.</source>
        <translation>{name} nem tudott dönteni: egyelőre egy egyszerűbb gép játszik helyette.</translation>
    </message>
    <message>
        <source>{name} tried an illegal move, a bug in this program: a random move is made instead.</source>
        <translation>{name} szabálytalan lépéssel próbálkozott (programhiba): helyette véletlen lépés következik.</translation>
    </message>
    <message>
        <source>{name} waits until the others have bought a token.</source>
        <translation>{name} megvárja, míg a többiek is vesznek egy jelzőt.</translation>
    </message>
    <message>
        <source>{name} sells no uranium: the market is full.</source>
        <translation>{name} nem ad el urániumot: tele van a piac.</translation>
    </message>
    <message>
        <source>{name} sells uranium at {price} and earns {income}.</source>
        <translation>{name} {price} áron ad el urániumot, és {income} bevételt kap.</translation>
    </message>
    <message>
        <source>No uranium leaves the market: there is none.</source>
        <translation>Nem távozik uránium a piacról: nincs rajta.</translation>
    </message>
    <message>
        <source>The cheapest tokens leave the uranium market: {fuel}.</source>
        <translation>A legolcsóbb jelzők távoznak az urániumpiacról: {fuel}.</translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</source>
        <translation>
            <numerusform>Áramszünet: ebben a fordulóban %n várost kötöttetek be, ezért minden fizetség csökken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile has run out again: all plants are for sale, and no more come.</source>
        <translation>Újra elfogyott a húzópakli: minden erőmű eladó, új nem jön.</translation>
    </message>
    <message>
        <source>The draw pile has run out: the plants set aside are shuffled and replace it.</source>
        <translation>Elfogyott a húzópakli: a félretett erőműveket megkeverik, és a helyére lépnek.</translation>
    </message>
    <message>
        <source>The order is now {names}.</source>
        <translation>Az új sorrend: {names}.</translation>
    </message>
    <message>
        <source>Coal, oil and garbage cost {tax} more per token.</source>
        <translation>A szén, az olaj és a szemét jelzőnként {tax} Elektróval drágább.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Közös győzelem: {names}</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn.</source>
        <translation>Előkerül: {plant}. sz. erőmű.</translation>
    </message>
    <message>
        <source>The Step 3 card goes back under the draw pile.</source>
        <translation>A „3.&#xa0;Rész” kártya visszakerül a húzópakli alá.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: somebody has passed.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű, a legkisebb; valaki passzolt.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of the round.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű, a legkisebb a forduló végén.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: the row is too long.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű, a legkisebb; túl hosszú a sor.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: it is not allowed in Step 1.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű; az 1.&#xa0;Részben nem lehet megvehető.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile: it is not allowed in Step 1.</source>
        <translation>A húzópakli alá kerül: {plant}.&#xa0;sz. erőmű; az 1.&#xa0;Részben nem lehet megvehető.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile.</source>
        <translation>A húzópakli alá kerül: {plant}. sz. erőmű.</translation>
    </message>
    <message>
        <source>Plant {plant}, one of the highest, is set aside at the end of the round.</source>
        <translation>Félrekerül: {plant}.&#xa0;sz. erőmű, az egyik legnagyobb a forduló végén.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed and not replaced.</source>
        <translation>Kikerül: {plant}.&#xa0;sz. erőmű, a legkisebb; nem jön új a helyére.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price} ({market}).</source>
        <translation>{name} vásárlása: {fuel}, ára {price} ({market}).</translation>
    </message>
    <message>
        <source>{name} starts a second network in {city} for {total}.</source>
        <translation>{name} második hálózatot kezd {city} városában, ára {total}.</translation>
    </message>
    <message>
        <source>{name} connects {city} for {total}: {house} + {way}.</source>
        <translation>{name} beköt: {city}, ára {total}: {house} + {way}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {total}.</source>
        <translation>{name} épít: {city}, ára {total}.</translation>
    </message>
    <message>
        <source>{name} can buy no fuel: the turn is skipped.</source>
        <translation>{name} nem tud nyersanyagot venni: a köre kimarad.</translation>
    </message>
    <message>
        <source>{name} can build nothing: the turn is skipped.</source>
        <translation>{name} nem tud építeni: a köre kimarad.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} nem vásárol több nyersanyagot.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} nem épít többet.</translation>
    </message>
    <message>
        <source>{name} is done for this round.</source>
        <translation>{name} végzett ebben a fordulóban.</translation>
    </message>
    <message>
        <source>Second places open.</source>
        <translation>Megnyílnak a második helyek.</translation>
    </message>
    <message>
        <source>Third places open.</source>
        <translation>Megnyílnak a harmadik helyek.</translation>
    </message>
    <message>
        <source>The Step 3 card has been drawn: Step 3 begins. All plants are for sale.</source>
        <translation>Előkerült a „3.&#xa0;Rész” kártya: elkezdődik a 3.&#xa0;Rész. Minden erőmű megvehető.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 and goes back into the pile.</source>
        <translation>A „3.&#xa0;Rész” kártya elindítja a 2.&#xa0;Részt, és visszakerül a pakliba.</translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities.</source>
        <translation>
            <numerusform>Elkezdődik a 2.&#xa0;Rész: valakinek %n városa van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 begins, with Step 3 next.</source>
        <translation>Elkezdődik a 2.&#xa0;Rész, utána rögtön a 3.&#xa0;Rész.</translation>
    </message>
    <message>
        <source>not for sale</source>
        <comment>a fuel that is too expensive now</comment>
        <translation>nem eladó</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table</source>
        <translation>{fuel}: következő ár {price}, eladó {stock}, kosárban {cart}, újratöltés {refill}, ha mindenki egyszer feltölti és működteti az erőműveit, {due} a táblázat szerint</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table; next round from {later}</source>
        <translation>{fuel}: következő ár {price}, eladó {stock}, kosárban {cart}, újratöltés {refill}, ha mindenki egyszer feltölti és működteti az erőműveit, {due} a táblázat szerint; a következő fordulóban kezdőár {later}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction at a discount and bids {bid}.</source>
        <translation>{name} kedvezménnyel bocsátja árverésre: {plant}.&#xa0;sz. erőmű, ajánlat {bid}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction and bids {bid}.</source>
        <translation>{name} árverésre bocsátja: {plant}.&#xa0;sz. erőmű, ajánlat {bid}.</translation>
    </message>
    <message>
        <source>{name} runs no plant and is paid {income}.</source>
        <translation>{name} nem működtet erőművet, fizetség: {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}.</source>
        <translation>{name} működteti: {plants}; elhasznál: {burnt}; ellát: {powered}; fizetség: {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, powers {powered} and earns {income}.</source>
        <translation>{name} működteti: {plants}; ellát: {powered}; fizetség: {income}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the refill of one of two markets</comment>
        <translation>semmi</translation>
    </message>
    <message>
        <source>{market}: refilled with {added}.</source>
        <translation>{market}: újratöltés: {added}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.</source>
        <translation>A nyersanyagpiac újratöltése: {added}. {fuel}: olcsóbb lesz, hiányzó jelzők: {n}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation>A nyersanyagpiac újratöltése: {added}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win.</source>
        <translation>A játék véget ért, közös győzelem: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation>
            <numerusform>A játék véget ért: {name} nyer, %n várost lát el.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave no legal answer: a simpler bot stands in until it does. {file} says why.</source>
        <translation>{name} nem adott szabályos választ: egyelőre egy egyszerűbb gép játszik helyette. Az ok itt olvasható: {file}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins</source>
        <translation>A játék véget ért: {name} nyer</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win</source>
        <translation>A játék véget ért, közös győzelem: {names}</translation>
    </message>
    <message>
        <source>{name}: open an auction</source>
        <translation>{name}: bocsáss árverésre egy erőművet</translation>
    </message>
    <message>
        <source>{name}: open an auction or pass</source>
        <translation>{name}: bocsáss árverésre egy erőművet, vagy passzolj</translation>
    </message>
    <message>
        <source>{name}: bid more than {bid} for plant {lot} or pass</source>
        <translation>{name}: licit ennél több: {bid}, erőmű: {lot}, vagy passz</translation>
    </message>
    <message>
        <source>{name}: choose the plant to scrap</source>
        <translation>{name}: válaszd ki, melyik erőművet semmisíted meg</translation>
    </message>
    <message>
        <source>{name}: choose the fuel to discard</source>
        <translation>{name}: válaszd ki, melyik nyersanyagot dobod el</translation>
    </message>
    <message>
        <source>{name}: buy fuel or end the turn</source>
        <translation>{name}: vásárolj nyersanyagot, vagy fejezd be a köröd</translation>
    </message>
    <message>
        <source>{name}: build houses or end the turn</source>
        <translation>{name}: építs házakat, vagy fejezd be a köröd</translation>
    </message>
    <message>
        <source>{name}: choose the plants to run</source>
        <translation>{name}: válaszd ki, melyik erőművek működjenek</translation>
    </message>
    <message>
        <source>{name}: place a house for the bank</source>
        <translation>{name}: tedd le a bank egy házát</translation>
    </message>
    <message>
        <source>{name}: mark a starting city</source>
        <translation>{name}: jelölj meg egy kezdő várost</translation>
    </message>
    <message>
        <source>You buy at only one market per turn. Yours is: {market_name}.</source>
        <translation>Egy körben csak egy piacon vásárolsz. A tiéd: {market_name}.</translation>
    </message>
    <message>
        <source>Plant {plant} is a mine: it does not count towards the limit and stays.</source>
        <translation>{plant}.&#xa0;sz. erőmű: bánya, nem számít bele a korlátba, és marad.</translation>
    </message>
    <message>
        <source>{city_name} is closed in this game.</source>
        <translation>{city_name} ebben a játékban le van zárva.</translation>
    </message>
    <message numerus="yes">
        <source>You must power as many cities as possible: %n.</source>
        <translation>
            <numerusform>A lehető legtöbb várost kell ellátnod: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network may start in {city_name}.</source>
        <translation>Itt nem kezdődhet hálózat: {city_name}.</translation>
    </message>
    <message>
        <source>Step 2 begins: every city has a house.</source>
        <translation>Elkezdődik a 2.&#xa0;Rész: minden városban áll ház.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}: no plant can store it now.</source>
        <translation>{name} eldob: {fuel}; egy erőműve sem tudja már tárolni.</translation>
    </message>
    <message>
        <source>The coal storage sells nothing now.</source>
        <translation>A szénraktár most nem ad el semmit.</translation>
    </message>
    <message>
        <source>You cannot start another network now.</source>
        <translation>Most nem kezdhetsz új hálózatot.</translation>
    </message>
    <message>
        <source>Buy one token at a time; then the others buy.</source>
        <translation>Egyszerre egy jelzőt vegyél; aztán a többiek vesznek.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} nyer</translation>
    </message>
    <message numerus="yes">
        <source>They tie on every count, with %n cities powered.</source>
        <translation>
            <numerusform>Mindenben holtverseny, ellátott városok: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>bought nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nem vásárolt</translation>
    </message>
    <message>
        <source>built nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nem épített</translation>
    </message>
    <message numerus="yes">
        <source>built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n ház {price} Elektróért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n ház</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n vétele {price} Elektróért</numerusform>
        </translation>
    </message>
    <message>
        <source>coal</source>
        <translation>szén</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>olaj</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>szemét</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>uránium</translation>
    </message>
    <message>
        <source>Northern market</source>
        <translation>Északi piac</translation>
    </message>
    <message>
        <source>Southern market</source>
        <translation>Déli piac</translation>
    </message>
    <message>
        <source>Coal</source>
        <comment>fuel, before its row</comment>
        <translation>Szén</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {cities}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {cities}; erőművek: {plants}; {fuel}</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: somebody has at least as many cities as its number.</source>
        <translation>Kikerül: {plant}. sz. erőmű; valakinek már van legalább annyi városa, amennyi a száma.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: somebody has at least as many cities as its number.</source>
        <translation>Rögtön kikerül: {plant}. sz. erőmű; valakinek már van legalább annyi városa, amennyi a száma.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy fuel.</source>
        <translation>Már csak {name} vesz nyersanyagot.</translation>
    </message>
    <message>
        <source>No fuel is added: the supply is empty or the market is full.</source>
        <translation>Nem kerül nyersanyag a piacra: a talon üres, vagy a piac tele van.</translation>
    </message>
    <message>
        <source>The bank takes {tokens} for {plants}.</source>
        <translation>A bank elvisz: {tokens}. Erőművei: {plants}.</translation>
    </message>
    <message>
        <source>{city_name} has no open place.</source>
        <translation>{city_name}: nincs nyitott hely.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>Az 1.&#xa0;fordulóban mindenkinek vennie kell egy erőművet.</translation>
    </message>
    <message>
        <source>The Step 3 card is not a plant: Step {next_step} begins once this phase is over.</source>
        <translation>A „3.&#xa0;Rész” kártya nem erőmű: a {next_step}.&#xa0;Rész e fázis után kezdődik.</translation>
    </message>
    <message>
        <source>{fuel_name}: in Step {step}, tokens above {limit} are not for sale.</source>
        <translation>{fuel_name}: a(z) {step}.&#xa0;Részben {limit}&#xa0;Elektrónál drágább jelző nem vehető meg.</translation>
    </message>
    <message>
        <source>Plants {plants} need a city in {areas}.</source>
        <translation>Erőművek ({plants}): ezekhez város kell ezen a területen: {areas}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Te nyersz</translation>
    </message>
    <message>
        <source>got {plant}</source>
        <comment>a plant; very short</comment>
        <translation>övé: {plant}</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <comment>tokens bought; very short</comment>
        <translation>
            <numerusform>%n jelző</numerusform>
        </translation>
    </message>
    <message>
        <source>Oil</source>
        <comment>fuel, before its row</comment>
        <translation>Olaj</translation>
    </message>
    <message>
        <source>Garbage</source>
        <comment>fuel, before its row</comment>
        <translation>Szemét</translation>
    </message>
    <message>
        <source>Uranium</source>
        <comment>fuel, before its row</comment>
        <translation>Uránium</translation>
    </message>
    <message>
        <source>Setup</source>
        <comment>phase</comment>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase</comment>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>Plants</source>
        <comment>phase</comment>
        <translation>Erőművek</translation>
    </message>
    <message>
        <source>Fuel</source>
        <comment>phase</comment>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>phase</comment>
        <translation>Építés</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <comment>phase</comment>
        <translation>Bürokrácia</translation>
    </message>
    <message>
        <source>sells uranium</source>
        <comment>a mine</comment>
        <translation>urániumot ad el</translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n&#xa0;szén</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation>
            <numerusform>%n&#xa0;olaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation>
            <numerusform>%n&#xa0;szemét</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n&#xa0;uránium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n város</numerusform>
        </translation>
    </message>
    <message>
        <source>coal or oil</source>
        <translation>szén vagy olaj</translation>
    </message>
    <message>
        <source>wind and sun</source>
        <translation>szél és nap</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>fúzió</translation>
    </message>
    <message>
        <source>{those} and {last}</source>
        <translation>{those} és {last}</translation>
    </message>
    <message>
        <source>Plant {n}: {fuel}, {cities}</source>
        <translation>{n}. sz. erőmű: {fuel}, {cities}</translation>
    </message>
    <message>
        <source>Plant {n}: no fuel, {cities}</source>
        <translation>{n}. sz. erőmű: nem kell nyersanyag, {cities}</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>„3. Rész” kártya</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>{plant}. sz. erőmű</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings cannot be saved in {file}. Check the folder and free space.</source>
        <translation>A beállítások nem menthetők ide: {file}. Ellenőrizd a mappát és a szabad helyet.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Changes take effect at once. Nothing leaves this computer.</source>
        <translation>Minden változás azonnal látszik itt. Semmi sem hagyja el ezt a gépet.</translation>
    </message>
</context>
<context>
    <name>SiteList</name>
    <message>
        <source>Cities by price</source>
        <translation>Városok ár szerint</translation>
    </message>
    <message>
        <source>In the list of cities by price</source>
        <translation>A városok ár szerinti listájában</translation>
    </message>
    <message>
        <source>The city above or below</source>
        <translation>A fölötte vagy alatta lévő város</translation>
    </message>
    <message>
        <source>Five cities up or down</source>
        <translation>Öt várossal fel vagy le</translation>
    </message>
    <message>
        <source>Plan a house or remove it</source>
        <translation>Ház kijelölése vagy törlése</translation>
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
        <translation>{city}: {way} + {house} = {total}, még {short} kell</translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Removes this planned house; the others stay.</source>
        <translation>Törli ezt a kijelölt házat; a többi marad.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Törlés: {city}</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Ki játssza</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Nyert</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Seats played</source>
        <translation>Lejátszva</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Nyert</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Nyert %</translation>
    </message>
    <message>
        <source>Avg. place</source>
        <translation>Átl. hely</translation>
    </message>
    <message>
        <source>Avg. powered</source>
        <translation>Átl. ellátott</translation>
    </message>
    <message>
        <source>Avg. rounds</source>
        <translation>Átl. forduló</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Elmentve: {file}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Még nincs befejezett játék.</translation>
    </message>
    <message>
        <source>Saves the figures to a file.</source>
        <translation>Fájlba menti az adatokat.</translation>
    </message>
    <message>
        <source>the line marks an equal chance</source>
        <translation>a vonal az egyenlő esélyt jelzi</translation>
    </message>
    <message>
        <source>how often each place was reached</source>
        <translation>melyik helyezés hányszor fordult elő</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Tábla szerint</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Kiadás szerint</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Szint szerint</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Játékosszám szerint</translation>
    </message>
    <message>
        <source>Human seats</source>
        <translation>Emberek helyei</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Minden hely</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Csoportosítás</translation>
    </message>
    <message>
        <source>Seats to count</source>
        <translation>Számított helyek</translation>
    </message>
    <message>
        <source>Chooses how the figures are grouped.</source>
        <translation>Kiválasztja, mi szerint legyenek csoportosítva az adatok.</translation>
    </message>
    <message>
        <source>Chooses whose seats are counted.</source>
        <translation>Kiválasztja, kinek a helyei számítanak.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n befejezett játék</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: {name}</source>
        <translation>Kevesebb: {name}</translation>
    </message>
    <message>
        <source>More: {name}</source>
        <translation>Több: {name}</translation>
    </message>
    <message>
        <source>Already at the minimum.</source>
        <translation>Kevesebb nem lehet.</translation>
    </message>
    <message>
        <source>Already at the maximum.</source>
        <translation>Több nem lehet.</translation>
    </message>
    <message>
        <source>One less.</source>
        <translation>Eggyel kevesebb.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Eggyel több.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{name}: no house built</source>
        <translation>{name}: nem épített házat</translation>
    </message>
    <message>
        <source>{name}: only {powered} of {owned} cities powered</source>
        <translation>{name}: {owned} városból csak {powered} ellátva</translation>
    </message>
    <message>
        <source>{name}: no city powered</source>
        <translation>{name}: egy ellátott város sincs</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name} befejezi a játékot.</translation>
    </message>
    <message numerus="yes">
        <source>Then {name} builds %n houses.</source>
        <translation>
            <numerusform>Ezután {name} %n házat épít.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {money} Elektro left.</source>
        <translation>{name} maradék pénze: {money}&#xa0;Elektro.</translation>
    </message>
    <message>
        <source>{name} bids up to {bid}.</source>
        <translation>{name} {bid}&#xa0;Elektróig licitál.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price} instead.</source>
        <translation>{name} helyette ezt veszi meg: {plant}.&#xa0;sz. erőmű, ára {price}.</translation>
    </message>
    <message>
        <source>{name} buys no plant in this round.</source>
        <translation>{name} ebben a fordulóban nem vesz erőművet.</translation>
    </message>
    <message>
        <source>It never runs.</source>
        <comment>a plant</comment>
        <translation>Soha nem működik.</translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>%n alkalommal működik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times and never burns any fuel.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>%n alkalommal működik, és soha nem használ el nyersanyagot.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: from {before} cities to {after} in one turn</source>
        <translation>{name}: {before} városról {after} városra egy körben</translation>
    </message>
    <message>
        <source>{name}: one house, in {city}</source>
        <translation>{name}: egy ház, {city}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rounds without a house</source>
        <translation>
            <numerusform>{name}: %n forduló új ház nélkül</numerusform>
        </translation>
    </message>
    <message>
        <source>Now {name} has {own} cities, {rival} {count}.</source>
        <translation>Városok most: {name} {own}, {rival} {count}.</translation>
    </message>
    <message>
        <source>That pays {income} Elektro.</source>
        <comment>cities powered</comment>
        <translation>Ezért {income}&#xa0;Elektro jár.</translation>
    </message>
    <message numerus="yes">
        <source>{name} powers {powered} of %n cities.</source>
        <translation>
            <numerusform>{name} %n városból {powered} várost lát el.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out when {name} buys fuel: {fuels}.</source>
        <translation>Már elfogyott, amikor {name} nyersanyagot vesz: {fuels}.</translation>
    </message>
    <message>
        <source>Round {round}: {name}, chance of winning {before} → {after}%</source>
        <translation>{round}.&#xa0;forduló: {name}, győzelmi esély {before} → {after}%</translation>
    </message>
    <message>
        <source>{name}: plant {plant}, for {price}</source>
        <translation>{name}: {plant}. sz. erőmű, ára {price}</translation>
    </message>
    <message>
        <source>{name}: plant {plant} for {price}, nobody else bid</source>
        <translation>{name}: {plant}. sz. erőmű, ára {price}, más nem licitált</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>in %, as the strongest bot sees it, by round</source>
        <translation>%-ban, a legerősebb gép szerint, fordulónként</translation>
    </message>
    <message>
        <source>Each dot is a costly move.</source>
        <translation>Minden pont drága lépés.</translation>
    </message>
    <message>
        <source>A quiet game: no turn changed much.</source>
        <translation>Nyugodt játék: egyik kör sem változtatott sokat.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The log</source>
        <translation>A napló</translation>
    </message>
    <message>
        <source>The map as a list of cities</source>
        <translation>A térkép városlistaként</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Az asztal leírása</translation>
    </message>
    <message>
        <source>Plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Az erőműkártyák és a nyersanyag mérete nem változik. A beállítások „Méret” pontja mindent átméretez.</translation>
    </message>
    <message>
        <source>Map, plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>A térkép, az erőműkártyák és a nyersanyag mérete nem változik. A beállítások „Méret” pontja mindent átméretez.</translation>
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
        <translation>{a} – {b}: {cost}. A hálózatában: {names}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Arrow keys move from city to city. M opens the map as a list, T describes the table.</source>
        <translation>A nyilak városról városra lépnek. M: a térkép listaként, T: az asztal leírása.</translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation>Tábla: {city}</translation>
    </message>
    <message>
        <source>Before you: {names}.</source>
        <comment>can build here</comment>
        <translation>Előtted: {names}.</translation>
    </message>
</context>
<context>
    <name>TimeLapse</name>
    <message>
        <source>The game in twenty seconds. Press any key to end it.</source>
        <translation>A játék húsz másodpercben. Bármelyik billentyű befejezi.</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}</source>
        <translation>{round}.&#xa0;forduló, {step}.&#xa0;Rész</translation>
    </message>
    <message>
        <source>Cities built. Press any key to end it.</source>
        <translation>Városok. Bármely billentyű: vége.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Még %n másodperc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Még %n perc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Some cities differ, as the map shows.</source>
        <translation>Egyes városok eltérnek, ahogy a térkép mutatja.</translation>
    </message>
    <message>
        <source>Phase 1: the turn order is set.</source>
        <translation>1.&#xa0;fázis: kialakul a játékossorrend.</translation>
    </message>
    <message>
        <source>Phase 2: plants are auctioned.</source>
        <translation>2.&#xa0;fázis: erőművek árverése.</translation>
    </message>
    <message>
        <source>Phase 3: fuel is bought, last in turn order first.</source>
        <translation>3.&#xa0;fázis: nyersanyagvásárlás, a sorrendben utolsó kezdi.</translation>
    </message>
    <message>
        <source>Phase 4: houses are built, last in turn order first.</source>
        <translation>4.&#xa0;fázis: építés, a sorrendben utolsó kezdi.</translation>
    </message>
    <message>
        <source>Phase 5: plants run, everybody is paid, the markets are refilled.</source>
        <translation>5.&#xa0;fázis: az erőművek működnek, mindenki fizetséget kap, a piacok újratöltődnek.</translation>
    </message>
    <message>
        <source>It begins after its card is drawn.</source>
        <translation>A kártyája előkerülése után kezdődik.</translation>
    </message>
    <message>
        <source>It begins when the Step 3 card is drawn.</source>
        <translation>Akkor kezdődik, amikor előkerül a „3.&#xa0;Rész” kártya.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}.</source>
        <translation>Akkor kezdődik, ha valakinél megvan: {cities}.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}, or once every city has a house.</source>
        <translation>Akkor kezdődik, ha valakinél megvan: {cities}, vagy ha minden városban áll ház.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2.</source>
        <translation>A játékossorrend a 2.&#xa0;fázis után alakul ki.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long mark shows the end.</source>
        <translation>Városok: {each}. A hosszú vonal a játék vége.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long marks show Step 2 and the end.</source>
        <translation>Városok: {each}. A hosszú vonalak: 2.&#xa0;Rész és a játék vége.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the draw pile.</source>
        <translation>
            <numerusform>A húzópakliban még %n kártya van.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank&apos;s place in the turn order.</source>
        <translation>A bank helye a játékossorrendben.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round, the last one.</source>
        <translation>Játékossorrend: {now} hely ebben a fordulóban, amely az utolsó.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round; as things stand, {next} in the next one.</source>
        <translation>Játékossorrend: {now} hely ebben a fordulóban; a mostani állás szerint {next} a következőben.</translation>
    </message>
    <message>
        <source>Turn order: {now} in the auctions; as things stand, {next} after them.</source>
        <translation>Játékossorrend: {now} hely az árveréseken; a mostani állás szerint {next} utánuk.</translation>
    </message>
    <message>
        <source>Turn order: {now}, also in the next auctions.</source>
        <translation>Játékossorrend: {now} hely, a következő árveréseken is.</translation>
    </message>
    <message>
        <source>{name}, a person: {note}</source>
        <translation>{name}, ember: {note}</translation>
    </message>
    <message>
        <source>{name}, a bot: {note}</source>
        <translation>{name}, gép: {note}</translation>
    </message>
    <message numerus="yes">
        <source>%n Elektro</source>
        <translation>
            <numerusform>%n Elektro</numerusform>
        </translation>
    </message>
    <message>
        <source>The network: {cities}.</source>
        <translation>A hálózat: {cities}.</translation>
    </message>
    <message>
        <source>The bank powers no cities.</source>
        <translation>A bank nem lát el várost.</translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities.</source>
        <translation>
            <numerusform>%n várost lát el.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities now, {maximum} with enough fuel.</source>
        <translation>
            <numerusform>Most %n várost lát el, elég nyersanyaggal ennyit: {maximum}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}.</source>
        <translation>{plant}.</translation>
    </message>
    <message>
        <source>It holds no fuel.</source>
        <translation>Nincs rajta nyersanyag.</translation>
    </message>
    <message>
        <source>It holds {fuel}.</source>
        <translation>Rajta: {fuel}.</translation>
    </message>
    <message>
        <source>{figures}: burns {need}, holds {held}.</source>
        <translation>{figures}: elhasznál {need}, tárol {held}.</translation>
    </message>
    <message>
        <source>Step {step}: one house in each city.</source>
        <translation>{step}.&#xa0;Rész: városonként egy ház.</translation>
    </message>
    <message>
        <source>Step {step}: two houses in each city.</source>
        <translation>{step}.&#xa0;Rész: városonként két ház.</translation>
    </message>
    <message>
        <source>Step {step}: three houses in each city.</source>
        <translation>{step}.&#xa0;Rész: városonként három ház.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, before 1 2 3</comment>
        <translation>Rész</translation>
    </message>
    <message>
        <source>{names} can end it</source>
        <translation>{names} befejezheti</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <comment>a number of cities follows</comment>
        <translation>2. Részhez</translation>
    </message>
    <message>
        <source>ends at</source>
        <comment>the game; a number of cities follows</comment>
        <translation>végéhez</translation>
    </message>
    <message>
        <source>Step 2 by card</source>
        <comment>the Step 3 card</comment>
        <translation>2.&#xa0;Rész kártyával</translation>
    </message>
    <message>
        <source>outage</source>
        <comment>cities of this round, and the most without one, follow</comment>
        <translation>áramszünet</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation>
            <numerusform>kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n félretéve</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 with the Step 3 card, the end at {end}; cards left: {cards}</source>
        <translation>2.&#xa0;Rész a „3.&#xa0;Rész” kártyával, vége: {end}; maradt kártya: {cards}</translation>
    </message>
    <message>
        <source>Step 2 at {step2}, the end at {end}; cards left: {cards}</source>
        <translation>2. Részhez {step2}, végéhez {end} város; maradt kártya: {cards}</translation>
    </message>
    <message>
        <source>The end at {end}; cards left: {cards}</source>
        <translation>Végéhez {end} város; maradt kártya: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n before Step 3</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n kártya a 3.&#xa0;Részig</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, {phase}; cities: {cities}</source>
        <translation>{round}.&#xa0;forduló, {phase}; városok: {cities}</translation>
    </message>
    <message>
        <source>Could end the game this round: {names}.</source>
        <translation>Ebben a fordulóban befejezheti a játékot: {names}.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}, {phase}; cities: {cities}</source>
        <translation>{round}. forduló, {step}. Rész, {phase}; városok: {cities}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>Shows what has happened in this game. Key: L</source>
        <translation>Megmutatja, mi történt ebben a játékban. Billentyű: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Megnyitja a menüt. Billentyű: F10</translation>
    </message>
    <message>
        <source>Step 3 is the last</source>
        <translation>A 3. Rész az utolsó</translation>
    </message>
    <message>
        <source>Step 3 comes next</source>
        <translation>Jön a 3. Rész</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>People, separated by commas</source>
        <translation>Emberek, vesszővel elválasztva</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Játékosok egy asztalnál</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>Egy tábla</translation>
    </message>
    <message>
        <source>A new one each round</source>
        <translation>Fordulónként másik</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Táblák</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can take part, not {count}.</source>
        <translation>A résztvevők száma {minimum} és {maximum} közötti, nem {count}.</translation>
    </message>
    <message>
        <source>Starts the tournament: everybody gets a seat for each round.</source>
        <translation>Elindítja a versenyt: mindenki helyet kap minden fordulóra.</translation>
    </message>
    <message>
        <source>The winner of a game gets 100 points, the last player none, the others equal steps in between.</source>
        <translation>Egy játék győztese 100 pontot kap, az utolsó semmit, a közbülsők egyenlő lépésekben.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} vezet</translation>
    </message>
    <message>
        <source>{names} share the lead</source>
        <translation>Holtversenyben vezet: {names}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} győzött</translation>
    </message>
</context>
<context>
    <name>TournamentList</name>
    <message>
        <source>No tournament is left.</source>
        <translation>Nem maradt verseny.</translation>
    </message>
    <message>
        <source>The tournament has been deleted; its games stay.</source>
        <translation>A verseny törölve; a játékai megmaradnak.</translation>
    </message>
    <message>
        <source>The tournament has been restored.</source>
        <translation>A verseny visszaállítva.</translation>
    </message>
    <message>
        <source>This system has no trash; deleted tournaments are in {folder}.</source>
        <translation>Ebben a rendszerben nincs kuka; a törölt versenyek itt vannak: {folder}.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>{number}. játék, összesen {count}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, round {round}</source>
        <translation>{number}. játék, összesen {count}, {round}. forduló</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Következő játék</translation>
    </message>
    <message>
        <source>Plays the next game; games among bots run by themselves.</source>
        <translation>A következő játékot játssza; a gép a sajátjait egymaga.</translation>
    </message>
    <message>
        <source>Stops the bots; the game can be continued.</source>
        <translation>Megállítja a gépeket; a játék folytatható.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Megállítás</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>E játék lejátszása</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>TournamentRunner</name>
    <message>
        <source>No bot answers, so the tournament is paused. “Play on” asks again.</source>
        <translation>Egyik bot sem válaszol, ezért a verseny áll. A „Tovább” újra megkérdezi.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved ({reason}); check the folder.</source>
        <translation>A versenyt nem lehet elmenteni ({reason}); ellenőrizd a mappát.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament</source>
        <translation>Verseny</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Versenyek</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Deletes the tournament but not its games; Undo restores it.</source>
        <translation>Törli a versenyt, a játékait nem; a Visszavonás visszaállítja.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Nincs mit visszaállítani.</translation>
    </message>
    <message>
        <source>Restores the last deleted tournament.</source>
        <translation>Visszaállítja az utoljára törölt versenyt.</translation>
    </message>
    <message>
        <source>upcoming</source>
        <comment>a game</comment>
        <translation>hátravan</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>folyik</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a game</comment>
        <translation>elkezdve</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} / {whole}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Shows this tournament, so you can look at it or continue it.</source>
        <translation>Megmutatja ezt a versenyt: megnézni vagy folytatni.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Minden verseny</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Új verseny</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>A kijelölt játék visszajátszása</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation>A játék lépései</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Turn order and plants</source>
        <translation>Sorrend és erőművek</translation>
    </message>
    <message>
        <source>Welcome! You run a power company against two rivals. Whoever powers the most cities at the end of the game wins. You are {name[0]}, with the red houses. Here you see your money and, soon, your plants.</source>
        <translation>Üdvözlünk! Áramszolgáltatót vezetsz két ellenfél ellen. Az nyer, aki a játék végén a legtöbb várost látja el árammal. Te vagy {name[0]}, a piros házakkal. Itt látod a pénzed, és hamarosan az erőműveidet is.</translation>
    </message>
    <message>
        <source>The game is played in rounds of five phases: turn order, plants, fuel, building and bureaucracy. This bar always shows the current phase.</source>
        <translation>A játék fordulókból áll, mindegyikben öt fázis van: sorrend, erőművek, nyersanyag, építés és bürokrácia. Ez a sáv mindig a mostani fázist mutatja.</translation>
    </message>
    <message>
        <source>The turn order was random this time, and you are first. From now on, whoever has the most cities goes first. That is no advantage: the last player buys fuel and builds first.</source>
        <translation>A sorrendet most sorsolás döntötte el, és te vagy az első. Ezután mindig az lesz az első, akinek a legtöbb városa van. Ez nem előny: az utolsó játékos vásárol nyersanyagot és épít először.</translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation>Nem kell ilyen magasan kezdened: ha valaki rád licitál, még emelhetsz. Bocsásd árverésre a 10‑es erőművet 10 Elektróért.</translation>
    </message>
    <message>
        <source>That plant would work, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation>Az az erőmű is jó volna, de a 10‑es kevesebb nyersanyagból több áramot ad. Azt bocsásd árverésre.</translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. Bidding goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation>{name[1]} is szeretné, ajánlata {bid}. A licit addig megy körbe, amíg egy kivételével mindenki passzol. Neked ez az erőmű egy kicsit többet ér: ajánlj 12‑t.</translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation>Ha passzolsz, a legjobb erőművet {name[1]} viszi el {bid}&#xa0;Elektróért. Licitálj még egyszer.</translation>
    </message>
    <message>
        <source>Just over the last bid is enough. Bid 12.</source>
        <translation>Elég alig többet ajánlani az előzőnél. Ajánlj 12‑t.</translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. A new card replaces each plant sold, and the market is sorted by number. Everybody buys at most one plant a round, and the others now have theirs.</source>
        <translation>A 10‑es erőmű a tiéd 12‑ért: annyit fizetsz, amennyit ajánlottál. Minden eladott erőmű helyére új kártya kerül, és a piac szám szerint újra sorba rendeződik. Fordulónként mindenki legfeljebb egy erőművet vehet, és a többiek már vettek.</translation>
    </message>
    <message>
        <source>After the first auctions the turn order is set again. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation>Az első árverések után a sorrend újra kialakul. Városa még senkinek sincs, így a legnagyobb erőmű száma dönt: a tiéd. A későbbi fordulókban előbb a városok számítanak.</translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation>2.&#xa0;forduló, és megint te kezdesz. Mostantól passzolni is lehetne. De nézd meg a 13‑as erőművet: széllel és napfénnyel működik, és soha nem kell neki nyersanyag. Bocsásd árverésre.</translation>
    </message>
    <message>
        <source>You may pass now, but then you get no plant this round. Plant 13 is worth having: open it.</source>
        <translation>Most már passzolhatsz, de akkor ebben a fordulóban nem lesz új erőműved. A 13‑as megéri: bocsásd árverésre.</translation>
    </message>
    <message>
        <source>That can be a good plant too. This time take the one that needs no fuel: open plant 13.</source>
        <translation>Az is jó erőmű lehet. Most azt vedd meg, amelyiknek nem kell nyersanyag: bocsásd árverésre a 13‑ast.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Plants need fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Every token taken makes the next one more expensive for everybody.</source>
        <translation>Az erőműveknek nyersanyag kell. A piac a legolcsóbb jelzőt adja el először: a következő szén ára {price[coal]}. Minden elvitt jelző után a következő mindenkinek drágább.</translation>
    </message>
    <message>
        <source>Fuel is bought in reverse turn order. {name[1]} and {name[2]} come after you, so they bought first and took the cheapest tokens. This is how the game holds back the leader.</source>
        <translation>Nyersanyagot fordított sorrendben vásároltok. {name[1]} és {name[2]} mögötted állnak a sorban, ezért ők jöttek előbb, és elvitték a legolcsóbb jelzőket. Így tartja vissza a játék azt, aki vezet.</translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation>Egy erőmű legfeljebb kétszer annyit tárol, amennyit egy fordulóban elhasznál. A 10‑es erőmű 2 szenet használ el, így 4‑nek van hely. Olyan nyersanyag, amelyet egyik erőműved sem használ, nem vehető.</translation>
    </message>
    <message>
        <source>Without coal your plant cannot run and your cities stay dark. Buy 2 coal first.</source>
        <translation>Szén nélkül az erőműved áll, és a városaid sötétben maradnak. Előbb vegyél 2 szenet.</translation>
    </message>
    <message>
        <source>There is room for more, but money is tight in the first round and you still need houses. 2 coal is enough.</source>
        <translation>Többnek is van hely, de az első fordulóban kevés a pénz, és házak is kellenek. 2 szén elég.</translation>
    </message>
    <message>
        <source>The coal is on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation>A szén az erőműveden van. Maradt {money} Elektro a kezedben, és házakat is építenél: fejezd be a köröd.</translation>
    </message>
    <message>
        <source>2 coal is enough for this round. Keep your money for houses and end your turn.</source>
        <translation>2 szén elég erre a fordulóra. Tartsd meg a pénzed házakra, és fejezd be a köröd.</translation>
    </message>
    <message>
        <source>Two rounds later. You have also bought plant 12, a hybrid: it burns coal or oil, or one of each. It can store both.</source>
        <translation>Két fordulóval később. Közben megvetted a 12‑es erőművet is, egy hibridet: szenet vagy olajat használ, vagy egyet-egyet mindkettőből. Mindkettő tárolható rajta.</translation>
    </message>
    <message>
        <source>Both are cheap right now. Buy 4 coal and 2 oil, more than you burn this round. What is left stays on your plants for the next one.</source>
        <translation>Most mindkettő olcsó. Vegyél 4 szenet és 2 olajat, többet, mint amennyit ebben a fordulóban elhasználsz. Ami megmarad, a következőig az erőműveiden vár.</translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation>Többre is futja, és aligha lesz olcsóbb. Összesen 4 szenet és 2 olajat vegyél.</translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. This time buy 4 coal and 2 oil in all.</source>
        <translation>Más mennyiségek is elférnének az erőműveiden. Most vegyél összesen 4 szenet és 2 olajat.</translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the expensive end down. What everybody burns stays expensive. So watch what the others own: burning something else saves money.</source>
        <translation>Minden forduló után jön egy kevés új nyersanyag, és a drága végétől tölti fel a piacot. Amit mindenki használ, drága marad. Figyeld hát, mijük van a többieknek: aki mást használ, pénzt takarít meg.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Építés</translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has started in the north and green in the south. They come after you in turn order, so they built first. Now it is your turn.</source>
        <translation>Most fogyasztók kellenek. Ez a térkép; csak a színes területek vannak játékban. A kékek északon kezdtek, a zöldek délen. A sorrendben mögötted állnak, ezért előtted építettek. Most te jössz.</translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you also pay for the connection: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. A perfect place to start!</source>
        <translation>Egy üres város ára {house}. A második városodtól a kapcsolatot is fizeted: ez a szám a vonalon. {city[essen]} és {city[duisburg]} között ez 0. Tökéletes hely a kezdéshez!</translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation>Egy cég város nélkül szinte semmit sem keres. Előbb építs egy házat: {city[essen]}.</translation>
    </message>
    <message>
        <source>You may start anywhere, but here connections are cheap and nobody else is near. Choose {city[essen]}.</source>
        <translation>Bárhol kezdhetsz, de itt olcsók a kapcsolatok, és senki sincs a közelben. Válaszd ezt: {city[essen]}.</translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the connection, {house} for the house. For now a city has room for only one player, so nobody can follow you there.</source>
        <translation>És most {city[duisburg]}: a kapcsolat {way[duisburg]}, a ház {house}. Egyelőre egy városban csak egy játékosnak van hely, így oda senki sem követhet.</translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation>Az erőműved 2 várost lát el. Kösd be a másodikat: {city[duisburg]}.</translation>
    </message>
    <message>
        <source>That connection costs more. {city[duisburg]} costs only the house.</source>
        <translation>Az a kapcsolat drágább. {city[duisburg]} csak a ház árába kerül.</translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation>Az erőműved ennél a 2 városnál többet nem tud ellátni. A maradék {money}&#xa0;Elektrót tartsd meg a következő erőműre, és fejezd be a köröd.</translation>
    </message>
    <message>
        <source>A third city would stay dark: your plant powers only 2. Keep your money and end your turn.</source>
        <translation>Egy harmadik város sötétben maradna: az erőműved csak 2‑t lát el. Tartsd meg a pénzed, és fejezd be a köröd.</translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities by the cheapest route, even through other players&apos; cities. Point at a city to see the route and price.</source>
        <translation>3.&#xa0;forduló. Van már egy harmadik városod, és az erőműveid 5‑re elegendők. A hálózatod bármelyik városából nőhet a legolcsóbb kapcsolattal, akár mások városain át. Mutass egy városra, és látod a kapcsolatot és az árat.</translation>
    </message>
    <message>
        <source>Connect {city[koeln]} and {city[dortmund]}. You can choose both and build them together. Then end your turn.</source>
        <translation>Kösd be ezeket: {city[koeln]} és {city[dortmund]}. Mindkettőt kijelölheted, és egyszerre megépítheted. Aztán fejezd be a köröd.</translation>
    </message>
    <message>
        <source>Not yet: {city[koeln]} and {city[dortmund]} first. With them you use all your power.</source>
        <translation>Még ne: előbb {city[koeln]} és {city[dortmund]}. Velük minden áramodat felhasználod.</translation>
    </message>
    <message>
        <source>You could, but it costs more. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation>Lehetne, de drágább. Most {city[koeln]} és {city[dortmund]} a legolcsóbb.</translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities move you up in the turn order, and then you buy fuel and build after the others.</source>
        <translation>Szép kapcsolatok! Annyit építhetsz, amennyit ki tudsz fizetni. De több várossal előrébb kerülsz a sorrendben, és akkor a többiek után vásárolsz és építesz.</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Áram és pénz</translation>
    </message>
    <message>
        <source>The last phase of a round is bureaucracy, and it is more fun than it sounds: plants run, and money comes in. You are paid for the cities you power.</source>
        <translation>A forduló utolsó fázisa a bürokrácia, és jobb, mint ahogy hangzik: az erőművek működnek, és jön a pénz. Az ellátott városokért fizetséget kapsz.</translation>
    </message>
    <message>
        <source>Round 5. You now own {cities} cities, and plants for more. The more cities you power, the less another one adds: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation>5.&#xa0;forduló. Már {cities} városod van, az erőműveid pedig többre is elegendők. Minél több várost látsz el, annál kevesebbet hoz egy újabb: 2 városért {pay[2]} jár, de 9‑ért {pay[9]}.</translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: exactly as many as you have. Plant 13 would power one more, but nobody pays for power without a city. For practice, switch it off and run the others.</source>
        <translation>A 24‑es és a 26‑os erőmű 4 és 5 várost lát el: pont annyit, amennyid van. A 13‑as még egyet ellátna, de város nélkül senki sem fizet az áramért. Gyakorlásként kapcsold ki, és működtesd a többit.</translation>
    </message>
    <message>
        <source>You could do that too. This time choose {city[muenster]} and {city[osnabrueck]}.</source>
        <translation>Az is lehet. Most ezt a kettőt válaszd: {city[muenster]} és {city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>Step 2! The lowest plant was removed from the game and replaced. From now on every city has room for a second player, for {house2}, and the fuel that arrives after each round changes.</source>
        <translation>2.&#xa0;Rész! A legkisebb erőmű kikerült a játékból, és új jött a helyére. Mostantól minden városban van hely egy második játékosnak is, ára {house2}, és a fordulók után más mennyiségű nyersanyag érkezik.</translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: it already has one house. The second place costs {house2} plus the connection. You have just enough money, so build there.</source>
        <translation>5.&#xa0;forduló. Nézd meg: {city[bremen]}. Egy ház már áll ott. A második hely ára {house2}, plusz a kapcsolat. Pont elég a pénzed, hát építs ott.</translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends after that building phase. You own {cities}, the others fewer. You can end it now.</source>
        <translation>8.&#xa0;forduló. Amint valakinek {end_at} városa van, a játék az építési fázis után véget ér. Neked {cities} van, a többieknek kevesebb. Most véget vethetsz a játéknak.</translation>
    </message>
    <message>
        <source>The others have built what they could afford: {name[1]} now owns {owned[1]} cities, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation>A többiek megépítették, amire futotta: {name[1]} városai most: {owned[1]}, {name[2]} városai: {owned[2]}. Az erőműveid 15‑öt tudnak ellátni. Hát ne várj: vess véget a játéknak, amíg vezetsz.</translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game continues, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Ha kevesebb városod van, mint {end_at}, a játék folytatódik, és a többiek utolérnek. Kösd be: {city[flensburg]}, {city[kassel]} és {city[mainz]}.</translation>
    </message>
    <message>
        <source>That is all you need to know. Start a new game: the rivals suggested there are learners too. While you play, H gives a hint, Z undoes your last step, and F1 shows the rules. Have fun!</source>
        <translation>Ennyit kell tudnod. Kezdj új játékot: az ott ajánlott ellenfelek is tanulók. Játék közben a H tippet ad, a Z visszavonja az utolsó lépésed, az F1 pedig megmutatja a szabályokat. Jó szórakozást!</translation>
    </message>
    <message>
        <source>Keep reading: you&apos;ll do that in a moment.</source>
        <translation>Olvass tovább: ezt mindjárt megteszed.</translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it takes the step for you.</source>
        <translation>Itt a „Mutasd” gomb a tipped: megteszi helyetted a lépést.</translation>
    </message>
    <message>
        <source>The rules allow that, but this step asks for something else.</source>
        <translation>A szabályok megengedik, de ez a lépés mást kér.</translation>
    </message>
    <message>
        <source>Power plants! Only the current market is for sale; the others come later. Look at plant 10: its number is its minimum bid, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation>Erőművek! Csak az aktuális piac megvehető; a többi később jön. Nézd meg a 10‑es erőművet: a száma a kikiáltási ára, és 2 szénből 2 városnak termel áramot. Egyik szomszédja sem jobb.</translation>
    </message>
    <message>
        <source>You go first. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation>Te kezdesz. Kattints a 10‑es erőműre, hagyd az ajánlatot 10‑en, és nyomd meg a jobb alsó gombot. Ezzel árverésre bocsátod az erőművet.</translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and any further one replaces one of them. And in the Recharged edition, which you are learning, bidding for the plant with the green token starts at 1.</source>
        <translation>Most senki sem licitált ellened. Még két dolog: {plants_allowed} erőműved lehet, és a következő már valamelyik helyére lép. A Recharged kiadásban pedig, amelyet most tanulsz, a zöld jelzős erőmű licitje 1‑ről indul.</translation>
    </message>
    <message>
        <source>Take 2 coal: click the plus beside coal twice, or two tokens in the market. Then press the button at the lower right to pay.</source>
        <translation>Vegyél 2 szenet: kattints kétszer a szén melletti pluszra, vagy két jelzőre a piacon. Aztán nyomd meg a jobb alsó gombot a fizetéshez.</translation>
    </message>
    <message>
        <source>Click {city[essen]} on the map, or choose it in the list of cities. The house is only planned so far: press the button at the lower right to build it.</source>
        <translation>Kattints a térképen erre: {city[essen]}, vagy válaszd ki a városok listájából. A ház egyelőre csak terv: a megépítéshez nyomd meg a jobb alsó gombot.</translation>
    </message>
    <message>
        <source>Plant 10 burns its 2 coal and powers both of your cities. That brings {pay[2]} Elektro. It is switched on already: press the button at the lower right.</source>
        <translation>A 10‑es erőmű elhasználja a 2 szenét, és mindkét városodat ellátja. Ez {pay[2]}&#xa0;Elektrót hoz. Már be van kapcsolva: nyomd meg a jobb alsó gombot.</translation>
    </message>
    <message>
        <source>Without power you get only {pay[0]} Elektro. Switch plant 10 on: its coal is there to be burnt.</source>
        <translation>Áram nélkül csak {pay[0]}&#xa0;Elektrót kapsz. Kapcsold be a 10‑es erőművet: a szén arra való, hogy elhasználd.</translation>
    </message>
    <message>
        <source>The others have run their plants too. Then new fuel came to the market: how much of each depends on the number of players and on the Step. Uranium stays rare.</source>
        <translation>A többiek is működtették az erőműveiket. Aztán új nyersanyag jött a piacra: hogy miből mennyi, az a játékosok számától és a Résztől függ. Az uránium ritka marad.</translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation>A legnagyobb erőmű pedig a pakli alá került, és új kártya jött helyette. Így a legerősebb erőművek csak a vége felé jönnek vissza.</translation>
    </message>
    <message>
        <source>That would do no harm, but no good either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation>Nem ártana, de nem is használna: csak {cities} városod van. Kapcsold ki a 13‑as erőművet.</translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation>Akkor néhány városod sötétben maradna. A 24‑es és a 26‑os erőművet kapcsold be, mást ne.</translation>
    </message>
    <message>
        <source>Unburnt fuel stays where it is. And that was a whole round! All others work the same way; only the three Steps of the game change a few things. They come next.</source>
        <translation>Az el nem használt nyersanyag ott marad, ahol van. És ez egy teljes forduló volt! A többi is így megy; csak a játék három Része változtat egy-két dolgot. Ezek jönnek most.</translation>
    </message>
    <message>
        <source>Three Steps</source>
        <translation>Három Rész</translation>
    </message>
    <message>
        <source>Every game has three Steps. In Step 1 a city has room for only one player. It is round 4 now, and the map around you is filling up.</source>
        <translation>Minden játéknak három Része van. Az 1.&#xa0;Részben egy városban csak egy játékosnak van hely. Most a 4.&#xa0;forduló jön, és a térkép kezd megtelni körülötted.</translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities} and have money for two more.</source>
        <translation>Itt látod, kinek hány városa van. Amint valaki eléri ezt: {step2_at}, az építés után elkezdődik a 2.&#xa0;Rész. Neked {cities} városod van, és még kettőre pénzed.</translation>
    </message>
    <message>
        <source>Be the one who does it: connect {city[muenster]} and {city[osnabrueck]}, then end your turn.</source>
        <translation>Tedd meg te: kösd be ezeket: {city[muenster]} és {city[osnabrueck]}, aztán fejezd be a köröd.</translation>
    </message>
    <message>
        <source>Without these two cities everything stays as it is. Connect {city[muenster]} and {city[osnabrueck]} first.</source>
        <translation>E két város nélkül minden marad a régiben. Előbb kösd be: {city[muenster]} és {city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>You have plants for one more city, and money for it. Build first: {city[bremen]}.</source>
        <translation>Az erőműveid még egy városra elegendők, és pénzed is van rá. Előbb építs: {city[bremen]}.</translation>
    </message>
    <message>
        <source>You could do that too. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation>Az is lehet. De {city[bremen]} mutatja az újat: két játékos egy városban.</translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has been drawn. It stays until the auctions are over. Then it is removed together with the lowest plant, and Step 3 begins.</source>
        <translation>7.&#xa0;forduló, és előkerült a „3.&#xa0;Rész” kártya. Az árverések végéig marad. Aztán a legkisebb erőművel együtt kikerül, és elkezdődik a 3.&#xa0;Rész.</translation>
    </message>
    <message>
        <source>The others have already bought this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation>A többiek ebben a fordulóban már vettek, így senki sem licitálhat ellened. A 32‑es erőmű 3 olajból 6 várost lát el. Vidd el.</translation>
    </message>
    <message>
        <source>Nobody can bid against you: it will never be this cheap again. Take plant 32.</source>
        <translation>Senki sem licitálhat ellened: ilyen olcsó soha többé nem lesz. Vidd el a 32‑es erőművet.</translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation>A 32‑es erőmű az áráért többet lát el. Azt vidd el.</translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Scrap plant 13: it powers just one city.</source>
        <translation>{plants_allowed} erőműved lehet, így az egyik régi nem maradhat. Semmisítsd meg a 13‑ast: csak egy várost lát el.</translation>
    </message>
    <message>
        <source>That one is far too good to scrap. Plant 13 powers the fewest cities.</source>
        <translation>Az túl jó ahhoz, hogy megsemmisítsd. A 13‑as erőmű látja el a legkevesebb várost.</translation>
    </message>
    <message>
        <source>Step 3! All plants here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is near.</source>
        <translation>3.&#xa0;Rész! Minden itt lévő erőmű megvehető, és minden városban van egy harmadik hely, ára {house3}. Most kell növekedni: közel a vég.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>A vége</translation>
    </message>
    <message>
        <source>But cities alone do not win. What counts are the cities you can power at the end, with your plants and the fuel on them. Yours could power 4, 5 and 6: that makes 15.</source>
        <translation>De városokkal még nem nyersz. Az számít, hány várost tudsz ellátni a végén az erőműveiddel és a rajtuk lévő nyersanyaggal. A tieid 4‑et, 5‑öt és 6‑ot: ez összesen 15.</translation>
    </message>
    <message>
        <source>So make sure nothing runs short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation>Gondoskodj róla, hogy semmi se hiányozzon: vegyél 5 olajat a 26‑os és a 32‑es erőműre, és 2 szemetet a 24‑esre. Aztán fejezd be a köröd.</translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation>A nyersanyag nélküli erőmű semmit sem ér, a végén a legkevésbé. Összesen 5 olajat és 2 szemetet vegyél.</translation>
    </message>
    <message>
        <source>You need no more: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation>Több nem kell: ez az utolsó forduló. Összesen 5 olajat és 2 szemetet vegyél.</translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation>Köss be még három várost: {city[flensburg]}, {city[kassel]} és {city[mainz]}. Ezzel eléred ezt: {end_at}. Aztán fejezd be a köröd.</translation>
    </message>
    <message>
        <source>You could, but then three cities may cost too much. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Lehetne, de akkor három város talán túl drága lesz. Válaszd ezeket: {city[flensburg]}, {city[kassel]} és {city[mainz]}.</translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation>Ellátott városok: te {powered[0]}, {name[1]} {powered[1]}, {name[2]} {powered[2]}. Nyertél! Több városod van, mint amennyit el tudsz látni, és ez nem számított. Döntetlennél a pénz döntött volna.</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Visszavisz az előző oldalra.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation>Ugrás a körömre</translation>
    </message>
    <message>
        <source>Pauses the bots, or lets them continue.</source>
        <translation>Megállítja a gépeket, vagy továbbengedi őket.</translation>
    </message>
    <message>
        <source>Lets the bots move at once until it is your turn.</source>
        <translation>A gépek azonnal lépnek, amíg te nem jössz.</translation>
    </message>
    <message>
        <source>Cancels your limit.</source>
        <translation>Törli a limitedet.</translation>
    </message>
    <message>
        <source>No limit is set.</source>
        <translation>Nincs beállítva limit.</translation>
    </message>
    <message>
        <source>Cancel your limit of {limit} for plant {plant}</source>
        <translation>Limit törlése: {limit}, erőmű: {plant}</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Ugrás a végére</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Szünetel</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} gondolkodik</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>No plant chosen</source>
        <translation>Nincs kiválasztott erőmű</translation>
    </message>
    <message>
        <source>{name} is choosing a plant</source>
        <translation>{name} erőművet választ</translation>
    </message>
    <message>
        <source>You lead with {bid}. {name} is thinking</source>
        <translation>Te vezetsz: {bid}. {name} gondolkodik</translation>
    </message>
    <message>
        <source>{leader} leads. {name} is thinking</source>
        <translation>{leader} vezet. {name} gondolkodik</translation>
    </message>
    <message>
        <source>Then {names}</source>
        <translation>Utána: {names}</translation>
    </message>
    <message>
        <source>Your place in turn order: {n}</source>
        <translation>Sorod a nyitásban: {n}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>{city}: before you, {names} can build there.</source>
        <translation>{city}: előtted építhet itt: {names}.</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Az asztal leírása</translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>need %n more</source>
        <comment>Elektro that are missing</comment>
        <translation>
            <numerusform>még %n kell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n</source>
        <comment>Elektro that are missing; short</comment>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
</context>
</TS>

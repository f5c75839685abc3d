<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation>Kup: {fuel}</translation>
    </message>
    <message numerus="yes">
        <source>Build in {city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>Buduj – {city} i jeszcze %n miasto</numerusform>
            <numerusform>Buduj – {city} i jeszcze %n miasta</numerusform>
            <numerusform>Buduj – {city} i jeszcze %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance}% to win</source>
        <translation>{chance}% szans</translation>
    </message>
    <message>
        <source>costs {figure}</source>
        <translation>kosztuje {figure}</translation>
    </message>
    <message>
        <source>will cost about {figure}</source>
        <translation>będzie kosztować ok. {figure}</translation>
    </message>
    <message>
        <source>earns {figure}</source>
        <translation>przynosi {figure}</translation>
    </message>
    <message>
        <source>capacity {change}</source>
        <translation>moc {change}</translation>
    </message>
    <message>
        <source>cities {change}</source>
        <translation>miasta {change}</translation>
    </message>
    <message>
        <source>can power {figure}</source>
        <translation>może zasilić {figure}</translation>
    </message>
    <message>
        <source>income {change}</source>
        <translation>wypłata {change}</translation>
    </message>
    <message>
        <source>number {figure} in the next turn order</source>
        <translation>{figure}. w następnej kolejności</translation>
    </message>
    <message>
        <source>{name} takes plant {figure}</source>
        <translation>{name} bierze elektrownię {figure}</translation>
    </message>
    <message>
        <source>begins Step 2</source>
        <translation>zaczyna Etap&#xa0;2</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>kończy grę</translation>
    </message>
    <message>
        <source>keeps {figure} Elektro</source>
        <translation>zostawia {figure}&#xa0;Elektro</translation>
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
        <translation>Zacznij drugą sieć – {city}</translation>
    </message>
    <message>
        <source>Buy {fuel} ({market})</source>
        <translation>Kup: {fuel} ({market})</translation>
    </message>
    <message>
        <source>Open plant {plant} for {bid}</source>
        <translation>Licytuj nr {plant} od {bid}</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Nic nie uruchamiaj</translation>
    </message>
    <message>
        <source>Run {plants}</source>
        <translation>Uruchom nr {plants}</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Usuń: {fuel}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Nie kupuj więcej paliwa</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Nie buduj więcej</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Licytuj {bid}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Usuń {plant}</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>Buduj – {city}</translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation>Stacja banku – {city}</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Oznacz – {city}</translation>
    </message>
</context>
<context>
    <name>AtHand</name>
    <message>
        <source>Fuel, building</source>
        <translation>Paliwa, rozbudowa</translation>
    </message>
    <message>
        <source>Still to buy</source>
        <translation>Kupią jeszcze</translation>
    </message>
    <message>
        <source>Still to build</source>
        <translation>Zbudują jeszcze</translation>
    </message>
    <message numerus="yes">
        <source>%n cities to Step 2</source>
        <comment>cities</comment>
        <translation>
            <numerusform>Etap&#xa0;2 za %n miasto</numerusform>
            <numerusform>Etap&#xa0;2 za %n miasta</numerusform>
            <numerusform>Etap&#xa0;2 za %n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to the end</source>
        <comment>of the game, cities</comment>
        <translation>
            <numerusform>koniec za %n miasto</numerusform>
            <numerusform>koniec za %n miasta</numerusform>
            <numerusform>koniec za %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Nowa kolejność</translation>
    </message>
    <message>
        <source>Income by cities: {pay}</source>
        <translation>Wypłata za miasta: {pay}</translation>
    </message>
    <message>
        <source>Income and turn order</source>
        <translation>Wypłata i&#xa0;kolejność</translation>
    </message>
    <message>
        <source>Shows or hides income, turn orders and thresholds. Key: {key}</source>
        <translation>Pokazuje lub ukrywa wypłaty, kolejność graczy i&#xa0;progi. Klawisz: {key}</translation>
    </message>
</context>
<context>
    <name>AuctionPage</name>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Your limit is below this bid. Press Enter again to bid without it.</source>
        <translation>Twój limit jest niższy od tej oferty. Naciśnij Enter jeszcze raz, aby licytować bez niego.</translation>
    </message>
</context>
<context>
    <name>AuctionStage</name>
    <message>
        <source>bought {plant}</source>
        <translation>ma {plant}</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>Order in round {round}: {names}</source>
        <translation>Kolejność w&#xa0;rundzie {round}: {names}</translation>
    </message>
    <message>
        <source>Round {round}: {first} is first, {last} is last</source>
        <translation>Runda&#xa0;{round}: zaczyna {first}, na końcu {last}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>prowadzi</translation>
    </message>
    <message>
        <source>has {money}</source>
        <translation>ma {money}</translation>
    </message>
</context>
<context>
    <name>Beat</name>
    <message>
        <source>Press any key to continue</source>
        <translation>Dowolny klawisz: dalej</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Etap 2</translation>
    </message>
    <message>
        <source>Second places are open, for {price}.</source>
        <translation>Otwarte są drugie miejsca, za {price}.</translation>
    </message>
    <message>
        <source>Third places are open, for {price}.</source>
        <translation>Otwarte są trzecie miejsca, za {price}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>Step 3, the last Step</source>
        <translation>Etap&#xa0;3, ostatni Etap</translation>
    </message>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n elektrownia na sprzedaż.</numerusform>
            <numerusform>%n elektrownie, wszystkie na sprzedaż.</numerusform>
            <numerusform>%n elektrowni, wszystkie na sprzedaż.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refill: {tokens}.</source>
        <translation>Na rynek trafia: {tokens}.</translation>
    </message>
</context>
<context>
    <name>BidRuler</name>
    <message>
        <source>Your bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Licytuj za mnie do</translation>
    </message>
    <message>
        <source>The game bids for you up to this amount; the others do not see it. (U)</source>
        <translation>Do tej kwoty gra licytuje za ciebie; inni jej nie widzą. (U)</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Wpisz ofertę</translation>
    </message>
    <message>
        <source>Type your limit</source>
        <translation>Wpisz swój limit</translation>
    </message>
    <message>
        <source>Raise your limit by 1</source>
        <translation>Podnieś limit o&#xa0;1</translation>
    </message>
    <message>
        <source>Lower your limit by 1</source>
        <translation>Obniż limit o&#xa0;1</translation>
    </message>
    <message>
        <source>minimum {minimum}</source>
        <translation>minimum {minimum}</translation>
    </message>
    <message>
        <source>fair {low} to {high}, break-even {even}</source>
        <translation>uczciwa cena od {low} do {high}, próg opłacalności {even}</translation>
    </message>
    <message>
        <source>you have {money}</source>
        <translation>masz {money}</translation>
    </message>
    <message>
        <source>fair {low}–{high}</source>
        <translation>uczciwie {low}–{high}</translation>
    </message>
    <message>
        <source>not worth {price}</source>
        <translation>nie warto za {price}</translation>
    </message>
    <message>
        <source>break-even {price}</source>
        <translation>opłaca się do {price}</translation>
    </message>
    <message>
        <source>even {price}</source>
        <comment>break-even; short</comment>
        <translation>próg {price}</translation>
    </message>
    <message>
        <source>Your bid: {price}. Drag it, or turn the wheel.</source>
        <translation>Twoja oferta: {price}. Przeciągnij ją lub użyj kółka myszy.</translation>
    </message>
    <message>
        <source>Your limit: the game bids for you up to {price}.</source>
        <translation>Twój limit: gra licytuje za ciebie do {price}.</translation>
    </message>
    <message>
        <source>Too low: {price} has been bid.</source>
        <translation>Za mało: obecna oferta to {price}.</translation>
    </message>
    <message>
        <source>Even for {price} you do better without the plant.</source>
        <translation>Nawet za {price} lepiej ci bez tej elektrowni.</translation>
    </message>
    <message>
        <source>Above {price}, the break-even, you do better without the plant.</source>
        <translation>Powyżej {price}, progu opłacalności, lepiej ci bez tej elektrowni.</translation>
    </message>
    <message>
        <source>Fair: for {low} to {high} you do as well with it as without.</source>
        <translation>Uczciwa cena: za {low} do {high} tak samo dobrze ci z nią, jak bez niej.</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>min. {minimum}</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Wycofuje się z&#xa0;tej licytacji.</translation>
    </message>
    <message>
        <source>{name} bids {bid}; your limit was {limit}.</source>
        <translation>{name} oferuje {bid}; twój limit to {limit}.</translation>
    </message>
    <message>
        <source>{name} leads. Your bid</source>
        <translation>{name} prowadzi. Twoja oferta</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Twoja oferta</translation>
    </message>
    <message>
        <source>If you pass, {name} gets it for {bid}.</source>
        <translation>Jeśli spasujesz, {name} weźmie ją za {bid}.</translation>
    </message>
    <message>
        <source>Then {names} may bid.</source>
        <translation>Potem mogą licytować: {names}.</translation>
    </message>
    <message>
        <source>{name} leads. You cannot raise</source>
        <translation>{name} prowadzi. Nie możesz przebić</translation>
    </message>
    <message>
        <source>You cannot raise</source>
        <translation>Nie możesz przebić</translation>
    </message>
    <message>
        <source>You have {money}; the minimum bid is {minimum}.</source>
        <translation>Masz {money}; minimalna oferta to {minimum}.</translation>
    </message>
    <message>
        <source>Makes this bid.</source>
        <translation>Składa tę ofertę.</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}</source>
        <translation>Licytuj {bid}, do {limit}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Licytuj {bid}</translation>
    </message>
    <message>
        <source>{bid} is much more than {before}. Press Enter again to bid it.</source>
        <translation>{bid} to dużo więcej niż {before}. Naciśnij Enter jeszcze raz, aby złożyć tę ofertę.</translation>
    </message>
</context>
<context>
    <name>BoardRules</name>
    <message>
        <source>Plants that are always in the opening market.</source>
        <translation>Elektrownie, które zawsze leżą na pierwszym rynku.</translation>
    </message>
    <message>
        <source>The top of the draw pile: plants, or a random card of a kind.</source>
        <translation>Wierzch stosu: elektrownie albo losowa karta danego rodzaju.</translation>
    </message>
    <message>
        <source>The cards below those, shuffled.</source>
        <translation>Karty pod nimi, potasowane.</translation>
    </message>
    <message>
        <source>Plants that are not used, by number of players.</source>
        <translation>Elektrownie, których się nie używa, według liczby graczy.</translation>
    </message>
    <message>
        <source>Plug cards and others removed unseen, by number of players.</source>
        <translation>Karty z&#xa0;wtyczką i&#xa0;inne usuwane w&#xa0;ciemno, według liczby graczy.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen.</source>
        <translation>Elektrownie, których nigdy nie usuwa się w&#xa0;ciemno.</translation>
    </message>
    <message>
        <source>Plants set aside; they go on top of the draw pile when Step 2 begins.</source>
        <translation>Elektrownie odłożone na bok; gdy zaczyna się Etap&#xa0;2, trafiają na wierzch stosu.</translation>
    </message>
    <message>
        <source>How many cards are below the Step 3 card.</source>
        <translation>Ile kart leży pod kartą „Etap&#xa0;3”.</translation>
    </message>
    <message>
        <source>How many plants are for sale.</source>
        <translation>Ile elektrowni jest na sprzedaż.</translation>
    </message>
    <message>
        <source>How many plants are in the future market.</source>
        <translation>Ile elektrowni leży na rynku przyszłym.</translation>
    </message>
    <message>
        <source>Kinds of plants that are for sale even as the lowest of the future market.</source>
        <translation>Rodzaje elektrowni na sprzedaż nawet jako najmniejsza z&#xa0;rynku przyszłego.</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile.</source>
        <translation>Rodzaje elektrowni, które nigdy nie trafiają pod stos.</translation>
    </message>
    <message>
        <source>How many of the lowest plants are removed in a round without a sale.</source>
        <translation>Ile najmniejszych elektrowni odpada w&#xa0;rundzie bez sprzedaży.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed when the first player in a round declines to open.</source>
        <translation>Czy najmniejsza elektrownia odpada, gdy pierwsza osoba w&#xa0;rundzie rezygnuje z&#xa0;licytacji.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed in Phase 5 of Steps 1 and 2.</source>
        <translation>Czy najmniejsza elektrownia odpada w&#xa0;Fazie&#xa0;5 Etapów&#xa0;1 i&#xa0;2.</translation>
    </message>
    <message>
        <source>Whether the plant removed by Step 2 is replaced.</source>
        <translation>Czy elektrownia usunięta przez Etap&#xa0;2 jest zastępowana.</translation>
    </message>
    <message>
        <source>Whether the discount token is used: the lowest plant may go for 1.</source>
        <translation>Czy jest znacznik zniżki: najmniejszą elektrownię można kupić za 1.</translation>
    </message>
    <message>
        <source>Whether plants too small for the leader are removed.</source>
        <translation>Czy odpadają elektrownie za małe dla osoby prowadzącej.</translation>
    </message>
    <message>
        <source>Whether the turn order is set after the auctions instead of before.</source>
        <translation>Czy kolejność graczy ustala się po licytacjach zamiast przed nimi.</translation>
    </message>
    <message>
        <source>Cities that start Step 2, by number of players.</source>
        <translation>Liczba miast, która zaczyna Etap&#xa0;2, według liczby graczy.</translation>
    </message>
    <message>
        <source>Cities that end the game, by number of players.</source>
        <translation>Liczba miast, która kończy grę, według liczby graczy.</translation>
    </message>
    <message>
        <source>Whether Step 2 also begins when every city in play has a house.</source>
        <translation>Czy Etap&#xa0;2 zaczyna się także wtedy, gdy w&#xa0;każdym mieście w&#xa0;grze jest stacja.</translation>
    </message>
    <message>
        <source>The spaces of the fuel market.</source>
        <translation>Pola rynku paliw.</translation>
    </message>
    <message>
        <source>How many tokens of each fuel there are.</source>
        <translation>Ile jest znaczników każdego paliwa.</translation>
    </message>
    <message>
        <source>Tokens in the fuel market at the start.</source>
        <translation>Znaczniki na rynku paliw na początku.</translation>
    </message>
    <message>
        <source>Tokens added in Steps 1, 2 and 3, for each number of players.</source>
        <translation>Znaczniki dokładane w&#xa0;Etapach&#xa0;1, 2 i&#xa0;3, dla każdej liczby graczy.</translation>
    </message>
    <message>
        <source>What the places in every city cost.</source>
        <translation>Ile kosztują miejsca w&#xa0;każdym mieście.</translation>
    </message>
    <message>
        <source>How many places of a city are open in each Step.</source>
        <translation>Ile miejsc w&#xa0;mieście jest otwartych w&#xa0;każdym Etapie.</translation>
    </message>
    <message>
        <source>Money each player starts with.</source>
        <translation>Pieniądze, z&#xa0;którymi każdy zaczyna.</translation>
    </message>
    <message>
        <source>What is paid for 0, 1, 2 and more powered cities.</source>
        <translation>Wypłata za 0, 1, 2 i&#xa0;więcej zasilonych miast.</translation>
    </message>
    <message>
        <source>How many plants a player may have.</source>
        <translation>Ile elektrowni można mieć.</translation>
    </message>
    <message>
        <source>How many runs&apos; worth of fuel a plant can store.</source>
        <translation>Na ile uruchomień elektrownia może magazynować paliwo.</translation>
    </message>
    <message>
        <source>Kinds of plants that only players with a city in one of these areas may buy.</source>
        <translation>Rodzaje elektrowni, które może kupić tylko gracz z&#xa0;miastem w&#xa0;jednym z&#xa0;tych obszarów.</translation>
    </message>
    <message>
        <source>An outage occurs when more cities than this per player are connected in one round.</source>
        <translation>Awaria sieci następuje, gdy w&#xa0;jednej rundzie przyłączono na gracza więcej miast niż tyle.</translation>
    </message>
    <message>
        <source>Whether Step 2 is carried out first if Step 3 comes before it.</source>
        <translation>Czy najpierw wykonuje się Etap&#xa0;2, jeśli Etap&#xa0;3 nadejdzie wcześniej.</translation>
    </message>
    <message>
        <source>What breaks a tie: money or cities.</source>
        <translation>Co rozstrzyga remis: pieniądze czy miasta.</translation>
    </message>
    <message>
        <source>Options the players may choose.</source>
        <translation>Opcje, które można wybrać.</translation>
    </message>
    <message>
        <source>Plants that replace those of the same number, by the area in play that brings them.</source>
        <translation>Elektrownie, które zastępują te o&#xa0;tym samym numerze, gdy dany obszar jest w&#xa0;grze.</translation>
    </message>
    <message>
        <source>Burnt coal goes to a storage that sells it at this price.</source>
        <translation>Spalony węgiel trafia do składu, który sprzedaje go po tej cenie.</translation>
    </message>
    <message>
        <source>Whether the storage sells at any time.</source>
        <translation>Czy skład sprzedaje w&#xa0;każdej chwili.</translation>
    </message>
    <message>
        <source>Once this plant has been bought, uranium is never refilled.</source>
        <translation>Gdy ta elektrownia zostanie kupiona, uranu już się nie uzupełnia.</translation>
    </message>
    <message>
        <source>Cities that make a fuel cheaper for anyone with a house there.</source>
        <translation>Miasta, które obniżają cenę paliwa każdemu, kto ma tam stację.</translation>
    </message>
    <message>
        <source>What it costs to start in a city that no connection reaches.</source>
        <translation>Ile kosztuje początek w&#xa0;mieście, do którego nie prowadzi połączenie.</translation>
    </message>
    <message>
        <source>Cities in which no network may start.</source>
        <translation>Miasta, w&#xa0;których nie wolno zacząć sieci.</translation>
    </message>
    <message>
        <source>Whether areas in play may be unconnected.</source>
        <translation>Czy obszary w&#xa0;grze mogą się nie stykać.</translation>
    </message>
    <message>
        <source>Whether players may switch these rules off.</source>
        <translation>Czy gracze mogą wyłączyć te zasady.</translation>
    </message>
    <message>
        <source>How many areas are in play, by number of players.</source>
        <translation>Ile obszarów jest w grze, według liczby graczy.</translation>
    </message>
    <message>
        <source>Whether there are three Steps; without them the game stays in Step 1.</source>
        <translation>Czy są trzy Etapy; bez nich gra zostaje w Etapie 1.</translation>
    </message>
    <message>
        <source>Kinds of plants that are not for sale in Step 1; they go under the draw pile.</source>
        <translation>Rodzaje elektrowni, których w Etapie 1 się nie sprzedaje; trafiają pod stos.</translation>
    </message>
    <message>
        <source>Plants of those kinds that are removed from the game instead.</source>
        <translation>Elektrownie tych rodzajów, które zamiast tego odpadają z gry.</translation>
    </message>
    <message>
        <source>Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again.</source>
        <translation>Czy karta Etapu 3 zaczyna najpierw Etap 2 i wraca pod stos.</translation>
    </message>
    <message>
        <source>How many plants go under the draw pile in Phase 5 of Step 2.</source>
        <translation>Ile elektrowni trafia pod stos w Fazie 5 Etapu 2.</translation>
    </message>
    <message>
        <source>A plant market of one row, all for sale, filled only in Phase 5.</source>
        <translation>Rynek w jednym rzędzie, wszystko na sprzedaż, uzupełniany tylko w Fazie 5.</translation>
    </message>
    <message>
        <source>How many of the highest plants are set aside in Phase 5, as a later draw pile.</source>
        <translation>Ile największych elektrowni odkłada się w Fazie 5 jako późniejszy stos.</translation>
    </message>
    <message>
        <source>Whether a player who buys the plant with the discount token may buy another.</source>
        <translation>Czy po kupnie elektrowni ze znacznikiem zniżki można kupić jeszcze jedną.</translation>
    </message>
    <message>
        <source>Kinds of plants that burn more tokens than printed, and how many more.</source>
        <translation>Rodzaje elektrowni, które spalają więcej, niż wydrukowano, i o ile.</translation>
    </message>
    <message>
        <source>A second fuel market in the north; each turn a player buys at one of the two.</source>
        <translation>Drugi rynek paliw na północy; w turze kupuje się na jednym z dwóch.</translation>
    </message>
    <message>
        <source>Northern fuel market: its spaces.</source>
        <translation>Północny rynek paliw: jego pola.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens at the start.</source>
        <translation>Północny rynek paliw: znaczniki na początku.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens added in Steps 1, 2 and 3.</source>
        <translation>Północny rynek paliw: znaczniki dokładane w Etapach 1, 2 i 3.</translation>
    </message>
    <message>
        <source>A fuel that gets cheaper when its supply is too small for the refill.</source>
        <translation>Paliwo, które tanieje, gdy zasoby nie starczają na uzupełnienie.</translation>
    </message>
    <message>
        <source>Nuclear plants are mines that sell uranium; tokens that then leave the market.</source>
        <translation>Elektrownie atomowe to kopalnie sprzedające uran; znaczniki, które potem schodzą z rynku.</translation>
    </message>
    <message>
        <source>How much more a token of coal, oil or garbage costs in each Step.</source>
        <translation>O ile więcej kosztuje znacznik węgla, oleju lub odpadów w każdym Etapie.</translation>
    </message>
    <message>
        <source>The most expensive token sold in each Step.</source>
        <translation>Najdroższy znacznik sprzedawany w każdym Etapie.</translation>
    </message>
    <message>
        <source>Whether players buy one token a turn, round after round.</source>
        <translation>Czy gracze kupują po jednym znaczniku w turze, kolejka za kolejką.</translation>
    </message>
    <message>
        <source>The only cities in which networks may start.</source>
        <translation>Jedyne miasta, w których wolno zacząć sieć.</translation>
    </message>
    <message>
        <source>Whether each player may once start a second network in one of these cities.</source>
        <translation>Czy każdy może raz zacząć drugą sieć w jednym z tych miast.</translation>
    </message>
    <message>
        <source>The most a connection can cost, and the price of reaching a city without one.</source>
        <translation>Ile najwyżej kosztuje połączenie, a także miasto bez połączenia.</translation>
    </message>
    <message>
        <source>What passing through a city costs.</source>
        <translation>Ile kosztuje każde miasto, przez które biegnie połączenie.</translation>
    </message>
    <message>
        <source>Closed cities, drawn at random: by number of players and price of the first place.</source>
        <translation>Zamknięte miasta, losowane: według liczby graczy i ceny pierwszego miejsca.</translation>
    </message>
    <message>
        <source>Whether players must power as many cities as they can.</source>
        <translation>Czy gracze muszą zasilić tyle miast, ile mogą.</translation>
    </message>
    <message>
        <source>How much an outage cuts the income for each city.</source>
        <translation>Ile awaria sieci odejmuje od wypłaty za każde miasto.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Na mapie</translation>
    </message>
    <message>
        <source>To the next city in that direction</source>
        <translation>Do następnego miasta w tę stronę</translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation>Wybierz miasto</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Powiększ, jak kółkiem myszy lub dwoma palcami</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Pomniejsz, jak kółkiem myszy lub dwoma palcami</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Cała mapa</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The standard rules.</source>
        <translation>Zwykłe zasady.</translation>
    </message>
    <message>
        <source>Passing through a city costs {cost}.</source>
        <translation>Przejście przez miasto kosztuje {cost}.</translation>
    </message>
    <message>
        <source>No discount token.</source>
        <translation>Bez znacznika zniżki.</translation>
    </message>
    <message>
        <source>Some plants are in every game.</source>
        <translation>Niektóre elektrownie są w&#xa0;każdej grze.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n public transcriptions of the printed board.</source>
        <translation>
            <numerusform>Według %n publicznego odpisu drukowanej planszy.</numerusform>
            <numerusform>Według %n publicznych odpisów drukowanej planszy.</numerusform>
            <numerusform>Według %n publicznych odpisów drukowanej planszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncertain: {doubts}.</source>
        <translation>Niepewne: {doubts}.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>koszty</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <translation>stos</translation>
    </message>
    <message>
        <source>the discount token</source>
        <translation>znacznik zniżki</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>kiedy kończy się gra</translation>
    </message>
    <message>
        <source>the first round</source>
        <translation>pierwsza runda</translation>
    </message>
    <message>
        <source>the fuel market</source>
        <translation>rynek paliw</translation>
    </message>
    <message>
        <source>single connections</source>
        <translation>pojedyncze połączenia</translation>
    </message>
    <message>
        <source>names</source>
        <translation>nazwy</translation>
    </message>
    <message>
        <source>who may buy nuclear plants</source>
        <translation>kto może kupować elektrownie atomowe</translation>
    </message>
    <message>
        <source>the power plants</source>
        <translation>elektrownie</translation>
    </message>
    <message>
        <source>the refill</source>
        <translation>uzupełnianie</translation>
    </message>
    <message>
        <source>which plants are removed</source>
        <translation>które elektrownie są usuwane</translation>
    </message>
    <message>
        <source>scrapped coal</source>
        <translation>węgiel z usuniętych elektrowni</translation>
    </message>
    <message>
        <source>the first city on another island</source>
        <translation>pierwsze miasto na innej wyspie</translation>
    </message>
    <message>
        <source>how the Steps begin</source>
        <translation>jak zaczynają się Etapy</translation>
    </message>
    <message>
        <source>the game for two</source>
        <translation>gra dla dwojga</translation>
    </message>
    <message>
        <source>No coal.</source>
        <translation>Bez węgla.</translation>
    </message>
    <message>
        <source>No oil.</source>
        <translation>Bez oleju.</translation>
    </message>
    <message>
        <source>No garbage.</source>
        <translation>Bez odpadów.</translation>
    </message>
    <message>
        <source>No uranium.</source>
        <translation>Bez uranu.</translation>
    </message>
    <message>
        <source>Its own fuel refill.</source>
        <translation>Własne uzupełnianie paliwa.</translation>
    </message>
    <message>
        <source>Other plants at the start.</source>
        <translation>Inne elektrownie na początku.</translation>
    </message>
    <message>
        <source>Uranium mines sell to the market.</source>
        <translation>Kopalnie uranu sprzedają na rynek.</translation>
    </message>
    <message>
        <source>Fuel token by token, and power outages.</source>
        <translation>Paliwo po jednym znaczniku i awarie sieci.</translation>
    </message>
    <message>
        <source>Everybody may start two networks.</source>
        <translation>Każdy może zacząć dwie sieci.</translation>
    </message>
    <message>
        <source>Spaces for one house each.</source>
        <translation>Na każdym polu mieści się jedna stacja.</translation>
    </message>
    <message>
        <source>The game stays in Step 1.</source>
        <translation>Gra zostaje w&#xa0;Etapie&#xa0;1.</translation>
    </message>
    <message>
        <source>After the discounted plant you may buy another.</source>
        <translation>Po elektrowni ze zniżką można kupić jeszcze jedną.</translation>
    </message>
    <message>
        <source>Two fuel markets.</source>
        <translation>Dwa rynki paliw.</translation>
    </message>
    <message>
        <source>A plant market planned ahead.</source>
        <translation>Rynek elektrowni planowany z góry.</translation>
    </message>
    <message>
        <source>The draw pile triggers the Steps.</source>
        <translation>Stos rozpoczyna Etapy.</translation>
    </message>
    <message>
        <source>More than one island.</source>
        <translation>Więcej niż jedna wyspa.</translation>
    </message>
    <message>
        <source>Areas bring their own plants.</source>
        <translation>Obszary mają własne elektrownie.</translation>
    </message>
    <message>
        <source>Burnt coal is sold again.</source>
        <translation>Spalony węgiel znów jest na sprzedaż.</translation>
    </message>
    <message>
        <source>The order is set after the auctions.</source>
        <translation>Kolejność ustala się po licytacjach.</translation>
    </message>
    <message>
        <source>A smaller plant market.</source>
        <translation>Mniejszy rynek elektrowni.</translation>
    </message>
    <message>
        <source>A larger plant market.</source>
        <translation>Większy rynek elektrowni.</translation>
    </message>
    <message>
        <source>Wind and sun never go under the pile.</source>
        <translation>Wiatr i słońce nie wracają pod stos.</translation>
    </message>
    <message>
        <source>Wind and sun are for sale early.</source>
        <translation>Wiatr i&#xa0;słońce są na sprzedaż wcześniej.</translation>
    </message>
    <message>
        <source>Some plants arrive only in Step 2.</source>
        <translation>Niektóre elektrownie przychodzą dopiero z&#xa0;Etapem&#xa0;2.</translation>
    </message>
    <message>
        <source>Plants for {kinds} are not for everybody.</source>
        <translation>Nie każdy może kupić takie elektrownie: {kinds}.</translation>
    </message>
    <message>
        <source>Any city can be connected for at most {maximum}.</source>
        <translation>Każde miasto można włączyć do sieci za najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>A tax on coal, oil and garbage.</source>
        <translation>Podatek od węgla, oleju i&#xa0;odpadów.</translation>
    </message>
    <message>
        <source>Cities in which nobody may start.</source>
        <translation>Miasta, w&#xa0;których nie wolno zacząć.</translation>
    </message>
    <message>
        <source>Every city has an entry cost.</source>
        <translation>Każde miasto ma koszt wejścia.</translation>
    </message>
    <message>
        <source>Some cities have an entry cost.</source>
        <translation>Niektóre miasta mają koszt wejścia.</translation>
    </message>
    <message>
        <source>Cities with other prices.</source>
        <translation>Miasta z&#xa0;innymi kosztami.</translation>
    </message>
    <message>
        <source>No fuel costs more than {maximum}.</source>
        <translation>Żadne paliwo nie kosztuje więcej niż {maximum}.</translation>
    </message>
    <message>
        <source>Uranium may run out for good.</source>
        <translation>Uran może się skończyć na dobre.</translation>
    </message>
    <message>
        <source>Short, cheap connections.</source>
        <translation>Krótkie, tanie połączenia.</translation>
    </message>
    <message>
        <source>Long, expensive connections.</source>
        <translation>Długie, drogie połączenia.</translation>
    </message>
    <message>
        <source>Plenty of coal at the start.</source>
        <translation>Dużo węgla na początku.</translation>
    </message>
    <message>
        <source>Plenty of oil at the start.</source>
        <translation>Dużo oleju na początku.</translation>
    </message>
    <message>
        <source>Plenty of garbage at the start.</source>
        <translation>Dużo odpadów na początku.</translation>
    </message>
    <message>
        <source>Plenty of uranium at the start.</source>
        <translation>Dużo uranu na początku.</translation>
    </message>
    <message>
        <source>Little coal at the start.</source>
        <translation>Mało węgla na początku.</translation>
    </message>
    <message>
        <source>Little oil at the start.</source>
        <translation>Mało oleju na początku.</translation>
    </message>
    <message>
        <source>Little garbage at the start.</source>
        <translation>Mało odpadów na początku.</translation>
    </message>
    <message>
        <source>Little uranium at the start.</source>
        <translation>Mało uranu na początku.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>The uranium market is full: mines earn nothing now.</source>
        <translation>Rynek uranu jest pełny: kopalnie nic teraz nie zarabiają.</translation>
    </message>
    <message>
        <source>Mines sell uranium at {price} a city; yours would earn {income}.</source>
        <translation>Kopalnie sprzedają uran po {price} za miasto; twoje dałyby {income}.</translation>
    </message>
    <message>
        <source>Power outage: {built} cities this round, so income is cut.</source>
        <translation>Awaria sieci: miasta w&#xa0;tej rundzie: {built}, więc wypłaty są mniejsze.</translation>
    </message>
    <message>
        <source>Cities this round: {built}; more than {maximum} cause an outage.</source>
        <translation>Miasta w tej rundzie: {built}; więcej niż {maximum} to awaria sieci.</translation>
    </message>
    <message>
        <source>The draw pile has run out: all plants are for sale.</source>
        <translation>Stos się wyczerpał: wszystkie elektrownie są na sprzedaż.</translation>
    </message>
    <message>
        <source>The plants set aside are now the draw pile.</source>
        <translation>Odłożone elektrownie są teraz stosem.</translation>
    </message>
    <message>
        <source>Plants set aside: {plants}.</source>
        <translation>Odłożone elektrownie: {plants}.</translation>
    </message>
    <message>
        <source>Can still start a second network: {names}.</source>
        <translation>Mogą jeszcze zacząć drugą sieć: {names}.</translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Cities by price</source>
        <translation>Miasta według ceny</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Ends your turn without building the planned houses.</source>
        <translation>Kończy twoją turę bez budowania zaplanowanych stacji.</translation>
    </message>
    <message>
        <source>Builds all planned houses and ends your turn. You can undo it.</source>
        <translation>Buduje wszystkie zaplanowane stacje i kończy twoją turę. Możesz to cofnąć.</translation>
    </message>
    <message>
        <source>Builds all planned houses.</source>
        <translation>Buduje wszystkie zaplanowane stacje.</translation>
    </message>
    <message>
        <source>Build houses</source>
        <translation>Zbuduj stacje</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Zbuduj %n stację za {cost}</numerusform>
            <numerusform>Zbuduj %n stacje za {cost}</numerusform>
            <numerusform>Zbuduj %n stacji za {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Zbuduj</translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation>{a} – {b}  {cost}</translation>
    </message>
    <message>
        <source>connection + house, total</source>
        <translation>połączenie + stacja, razem</translation>
    </message>
    <message>
        <source>Second network</source>
        <translation>Druga sieć</translation>
    </message>
    <message>
        <source>Starts your second network in a starting city, once in the game; you pay no connection.</source>
        <translation>Zaczyna twoją drugą sieć w mieście startowym: bez opłaty przyłączeniowej, raz w grze.</translation>
    </message>
    <message>
        <source>Build without ending the turn</source>
        <translation>Zbuduj bez kończenia tury</translation>
    </message>
    <message>
        <source>Remove all planned houses</source>
        <translation>Usuń wszystkie zaplanowane stacje</translation>
    </message>
    <message>
        <source>Start your second network</source>
        <translation>Zacznij drugą sieć</translation>
    </message>
    <message>
        <source>Build nothing and end turn</source>
        <translation>Nic nie buduj i zakończ turę</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end the game</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Zbuduj %n stację za {cost} i&#xa0;zakończ grę</numerusform>
            <numerusform>Zbuduj %n stacje za {cost} i&#xa0;zakończ grę</numerusform>
            <numerusform>Zbuduj %n stacji za {cost} i&#xa0;zakończ grę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end turn</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Zbuduj %n stację za {cost} i&#xa0;zakończ turę</numerusform>
            <numerusform>Zbuduj %n stacje za {cost} i&#xa0;zakończ turę</numerusform>
            <numerusform>Zbuduj %n stacji za {cost} i&#xa0;zakończ turę</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends your turn without a new house. You can undo it.</source>
        <translation>Kończy twoją turę bez nowej stacji. Możesz to cofnąć.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Powered</source>
        <comment>cities</comment>
        <translation>Zasilone</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>Point at a city for its price; click to plan a house.</source>
        <translation>Wskaż miasto, by poznać cenę, kliknij, by zaplanować stację.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all.</source>
        <comment>cities, one by one</comment>
        <translation>
            <numerusform>Najtańsze miasto kosztuje {cost}.</numerusform>
            <numerusform>Najtańsze %n miasta kosztują razem {cost}.</numerusform>
            <numerusform>Najtańsze %n miast kosztuje razem {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all, for an income of {income}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>Najtańsze miasto kosztuje {cost}, wypłata {income}.</numerusform>
            <numerusform>Najtańsze %n miasta kosztują razem {cost}, wypłata {income}.</numerusform>
            <numerusform>Najtańsze %n miast kosztuje razem {cost}, wypłata {income}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has room for you now.</source>
        <translation>Żadne miasto nie ma teraz dla ciebie miejsca.</translation>
    </message>
    <message>
        <source>The cheapest city costs {price}, and you have {money}.</source>
        <translation>Najtańsze miasto kosztuje {price}, a masz {money}.</translation>
    </message>
    <message>
        <source>house {price}</source>
        <translation>stacja {price}</translation>
    </message>
    <message>
        <source>No house is planned: choose a city, or end your turn with E.</source>
        <translation>Żadna stacja nie jest zaplanowana: wybierz miasto albo zakończ turę (E).</translation>
    </message>
    <message>
        <source>Your planned houses aren&apos;t built. Press {key} again to end the turn without them.</source>
        <translation>Zaplanowane stacje nie są zbudowane. Naciśnij {key} jeszcze raz, aby zakończyć turę bez nich.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board being drawn</source>
        <translation>Rysowana plansza</translation>
    </message>
    <message>
        <source>On the board being drawn</source>
        <translation>Na rysowanej planszy</translation>
    </message>
    <message>
        <source>Move the selected city; with Shift by ten</source>
        <translation>Przesuń wybrane miasto, z&#xa0;Shift o&#xa0;dziesięć</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Powiększ, jak kółkiem myszy lub dwoma palcami</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Pomniejsz, jak kółkiem myszy lub dwoma palcami</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Cała plansza</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Any key shows the standings</source>
        <translation>Dowolny klawisz pokazuje wyniki</translation>
    </message>
    <message numerus="yes">
        <source>%n cities powered in round {round}</source>
        <translation>
            <numerusform>%n miasto zasilone w&#xa0;rundzie {round}</numerusform>
            <numerusform>%n miasta zasilone w&#xa0;rundzie {round}</numerusform>
            <numerusform>%n miast zasilonych w&#xa0;rundzie {round}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation>Naucz się grać</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Wasz stół</translation>
    </message>
    <message>
        <source>Sets up the position of a real table, to play on from there.</source>
        <translation>Ustawia sytuację z prawdziwego stołu, by grać dalej od niej.</translation>
    </message>
    <message>
        <source>Short chapters, twenty minutes in all. Leave at any time and continue later.</source>
        <translation>Krótkie rozdziały, razem dwadzieścia minut. W&#xa0;każdej chwili możesz wyjść i&#xa0;wrócić później.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>Następny rozdział</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a chapter</comment>
        <translation>ukończony</translation>
    </message>
    <message>
        <source>at step {step} of {steps}</source>
        <translation>krok {step} z {steps}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zagadki</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message>
        <source>{city}, in area {area}, which is out of play.</source>
        <translation>{city}, obszar: {area}, poza grą.</translation>
    </message>
    <message>
        <source>{city}, in area {area}.</source>
        <translation>{city}, obszar: {area}.</translation>
    </message>
    <message>
        <source>{city}, for {way}, in area {area}.</source>
        <translation>{city}, połączenie {way}, obszar: {area}.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Nobody has a house here.</source>
        <translation>Nikt nie ma tu stacji.</translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation>Stacje: {names}.</translation>
    </message>
    <message>
        <source>No place for you now.</source>
        <translation>Nie ma tu teraz dla ciebie miejsca.</translation>
    </message>
    <message>
        <source>A place costs {price}.</source>
        <translation>Miejsce kosztuje {price}.</translation>
    </message>
    <message>
        <source>Building here costs {total}: house {house}, connection {way}.</source>
        <translation>Budowa kosztuje tu {total}: stacja {house}, połączenie {way}.</translation>
    </message>
    <message>
        <source>In the list of cities</source>
        <translation>Na liście miast</translation>
    </message>
    <message>
        <source>Go to the city</source>
        <translation>Idź do miasta</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Choose the city</source>
        <translation>Wybierz miasto</translation>
    </message>
    <message>
        <source>Cities in play</source>
        <translation>Miasta w grze</translation>
    </message>
    <message>
        <source>{city} and its connections</source>
        <translation>{city} i połączenia tego miasta</translation>
    </message>
    <message>
        <source>Enter: go there. Backspace: back. Space: choose. Escape: close.</source>
        <translation>Enter: idź tam. Backspace: wróć. Spacja: wybierz. Escape: zamknij.</translation>
    </message>
</context>
<context>
    <name>CityChoicePage</name>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Place a house for the bank: {number} of {all}</source>
        <translation>Postaw stację banku: {number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>The bank&apos;s cities must touch each other; you cannot build in them in Step 1.</source>
        <translation>Miasta banku muszą ze sobą sąsiadować; w&#xa0;Etapie&#xa0;1 nie możecie w&#xa0;nich budować.</translation>
    </message>
    <message>
        <source>Place it in {city}</source>
        <translation>Postaw ją w mieście {city}</translation>
    </message>
    <message>
        <source>Mark a city to start in</source>
        <translation>Oznacz miasto startowe</translation>
    </message>
    <message>
        <source>Your network may start in any marked city.</source>
        <translation>Twoja sieć może się zacząć w&#xa0;dowolnym oznaczonym mieście.</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Oznacz: {city}</translation>
    </message>
    <message>
        <source>Click a city on the map, or choose one from the list.</source>
        <translation>Kliknij miasto na mapie albo wybierz je z listy.</translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation>Najpierw wybierz miasto.</translation>
    </message>
    <message>
        <source>Confirms the chosen city.</source>
        <translation>Zatwierdza wybrane miasto.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in Power Grid.</source>
        <translation>W grze Wysokie napięcie wystąpił błąd programu.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Twoja gra jest zapisana.</translation>
    </message>
    <message>
        <source>The game at the table is not saved: save its record elsewhere.</source>
        <translation>Gra na stole nie jest zapisana: zapisz ją w innym miejscu.</translation>
    </message>
    <message>
        <source>One of Power Grid&apos;s own files cannot be used; please reinstall the game.</source>
        <translation>Plik dołączony do gry Wysokie napięcie jest uszkodzony; zainstaluj grę ponownie.</translation>
    </message>
    <message>
        <source>A report is in {file}. Nothing is sent unless you send it.</source>
        <translation>Raport jest w&#xa0;pliku {file}. Nic nie jest wysyłane; możesz to zrobić tylko ty.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>In a text field</source>
        <translation>W polu tekstowym</translation>
    </message>
    <message>
        <source>Delete {board}? Games on it can still be continued.</source>
        <translation>Usunąć planszę {board}? Gry na niej można nadal kontynuować.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>The board cannot be moved to the trash and stays in {folder}.</source>
        <translation>Planszy nie da się przenieść do kosza; zostaje w {folder}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Ends the games; the report stays.</source>
        <translation>Kończy gry; raport zostaje.</translation>
    </message>
    <message>
        <source>Wins by place in the first turn order</source>
        <translation>Wygrane według miejsca w pierwszej kolejności</translation>
    </message>
    <message>
        <source>Wins by starting area</source>
        <translation>Wygrane według obszaru startu</translation>
    </message>
    <message>
        <source>Average price of a house, with its connection</source>
        <translation>Średnia cena stacji z przyłączeniem</translation>
    </message>
    <message>
        <source>Games by number of rounds</source>
        <translation>Gry według liczby rund</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Balance of the board</source>
        <translation>Równowaga planszy</translation>
    </message>
    <message>
        <source>Bots have played {done} of {all} games.</source>
        <translation>Komputer rozegrał {done} z&#xa0;{all} gier.</translation>
    </message>
    <message>
        <source>Did not end: {count}.</source>
        <translation>Bez końca: {count}.</translation>
    </message>
    <message>
        <source>City {n}</source>
        <translation>Miasto {n}</translation>
    </message>
    <message>
        <source>Area {n}</source>
        <translation>Obszar {n}</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Moja plansza</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message numerus="yes">
        <source>%n cities cannot be reached from the others.</source>
        <translation>
            <numerusform>Do %n miasta nie da się dotrzeć z&#xa0;pozostałych.</numerusform>
            <numerusform>Do %n miast nie da się dotrzeć z&#xa0;pozostałych.</numerusform>
            <numerusform>Do %n miast nie da się dotrzeć z&#xa0;pozostałych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board needs two cities; add %n more.</source>
        <translation>
            <numerusform>Plansza potrzebuje dwóch miast; dodaj jeszcze jedno.</numerusform>
            <numerusform>Plansza potrzebuje dwóch miast; dodaj jeszcze %n.</numerusform>
            <numerusform>Plansza potrzebuje dwóch miast; dodaj jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every city can be reached.</source>
        <translation>Do każdego miasta da się dotrzeć.</translation>
    </message>
    <message>
        <source>House prices</source>
        <translation>Ceny stacji</translation>
    </message>
    <message>
        <source>Open places</source>
        <translation>Otwarte miejsca</translation>
    </message>
    <message>
        <source>Entry cost</source>
        <translation>Koszt wejścia</translation>
    </message>
    <message>
        <source>What the three places cost; – is a place that is missing.</source>
        <translation>Ile kosztują trzy miejsca; – oznacza brak miejsca.</translation>
    </message>
    <message>
        <source>How many places are open in Steps 1, 2 and 3.</source>
        <translation>Ile miejsc jest otwartych w&#xa0;Etapach&#xa0;1, 2 i&#xa0;3.</translation>
    </message>
    <message>
        <source>What every route into the city costs besides its connection.</source>
        <translation>Ile oprócz połączenia kosztuje każde wejście do miasta.</translation>
    </message>
    <message>
        <source>Write three prices from 0 to {maximum}, or – for no place.</source>
        <translation>Wpisz trzy ceny od 0 do {maximum}; – oznacza brak miejsca.</translation>
    </message>
    <message>
        <source>Write three numbers from 0 to {maximum}, one for each Step.</source>
        <translation>Wpisz trzy liczby od 0 do {maximum}, po jednej na każdy Etap.</translation>
    </message>
    <message>
        <source>{0} has no city.</source>
        <translation>{0} nie ma żadnego miasta.</translation>
    </message>
    <message>
        <source>{0} is not in one piece: it lacks a connection.</source>
        <translation>{0} nie jest w&#xa0;jednym kawałku: brakuje tam połączenia.</translation>
    </message>
    <message>
        <source>Areas, each in one piece: {0}.</source>
        <translation>Obszary, każdy w&#xa0;jednym kawałku: {0}.</translation>
    </message>
    <message>
        <source>Cities in {0}: {1}; usually {2}.</source>
        <translation>Miasta w&#xa0;obszarze {0}: {1}; zwykle jest {2}.</translation>
    </message>
    <message>
        <source>For {0} players: {1} areas needed, {2} available.</source>
        <translation>Dla {0} graczy: potrzebne obszary: {1}, dostępne: {2}.</translation>
    </message>
    <message>
        <source>For {0} players: no {1} areas are connected.</source>
        <translation>Dla {0} graczy: nie ma połączonych ze sobą obszarów w&#xa0;liczbie {1}.</translation>
    </message>
    <message>
        <source>For {0} players: some choices of areas have too few cities; with these the game ends at {1}, not {2}.</source>
        <translation>Dla {0} graczy: niektóre zestawy obszarów mają za mało miast; z nimi gra kończy się przy {1}, a nie przy {2}.</translation>
    </message>
    <message>
        <source>For {0} players: all {1} cities may fill up before anybody has {2}, ending the game early; an end at {3} avoids that.</source>
        <translation>Dla {0} graczy: {1} miast może się zapełnić, zanim ktoś będzie miał {2}, i gra skończy się przed czasem; przy {3} nie.</translation>
    </message>
    <message>
        <source>For {0} players: enough areas and cities.</source>
        <translation>Dla {0} graczy: wystarczy obszarów i&#xa0;miast.</translation>
    </message>
    <message>
        <source>More than one city is called {0}.</source>
        <translation>Więcej niż jedno miasto nazywa się {0}.</translation>
    </message>
    <message>
        <source>Two areas have the same colour.</source>
        <translation>Dwa obszary mają ten sam kolor.</translation>
    </message>
    <message>
        <source>{0} and {1} are on top of each other.</source>
        <translation>{0} i&#xa0;{1} leżą jedno na drugim.</translation>
    </message>
    <message>
        <source>{0} crosses {1}.</source>
        <translation>{0} przecina {1}.</translation>
    </message>
    <message>
        <source>No connections cross.</source>
        <translation>Żadne połączenia się nie przecinają.</translation>
    </message>
    <message>
        <source>{0} is in the sea.</source>
        <translation>{0} leży w&#xa0;morzu.</translation>
    </message>
    <message>
        <source>{0} crosses the sea.</source>
        <translation>{0} przechodzi przez morze.</translation>
    </message>
    <message>
        <source>Overlaps in small windows ({0}): {1}.</source>
        <translation>Nakładające się nazwy i&#xa0;opłaty w&#xa0;małych oknach ({0}): {1}.</translation>
    </message>
    <message>
        <source>No names or costs overlap, down to small windows.</source>
        <translation>Nazwy i&#xa0;opłaty nie zachodzą na siebie, nawet w&#xa0;małych oknach.</translation>
    </message>
    <message>
        <source>Costs: {0} to {1}, {2} on average.</source>
        <translation>Opłaty: od {0} do {1}, średnio {2}.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Nazwa planszy</translation>
    </message>
    <message>
        <source>Name of the city</source>
        <translation>Nazwa miasta</translation>
    </message>
    <message>
        <source>Name of the area</source>
        <translation>Nazwa obszaru</translation>
    </message>
    <message>
        <source>Area of the city</source>
        <translation>Obszar miasta</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>Kolor obszaru</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Opłata</translation>
    </message>
    <message>
        <source>Gives the area this colour.</source>
        <translation>Nadaje obszarowi ten kolor.</translation>
    </message>
    <message>
        <source>Puts the city into this area.</source>
        <translation>Umieszcza miasto w&#xa0;tym obszarze.</translation>
    </message>
    <message>
        <source>By length, like other connections: {cost}</source>
        <translation>Według długości, jak inne: {cost}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>Draw the coast with the pointer, or add land around the cities.</source>
        <translation>Narysuj wybrzeże myszą albo dodaj ląd wokół miast.</translation>
    </message>
    <message>
        <source>Click where a city should be and type its name. Drag to move it.</source>
        <translation>Kliknij, gdzie ma być miasto, i&#xa0;wpisz nazwę. Przeciągnij, by je przesunąć.</translation>
    </message>
    <message>
        <source>Click two cities to connect them, or drag from one to the other.</source>
        <translation>Kliknij dwa miasta, by je połączyć, albo przeciągnij z&#xa0;jednego do drugiego.</translation>
    </message>
    <message>
        <source>Brush over cities: the border follows them.</source>
        <translation>Przeciągnij po miastach: granica podąży za nimi.</translation>
    </message>
    <message>
        <source>Choose a line to see what it refers to.</source>
        <translation>Wybierz wiersz, by zobaczyć, czego dotyczy.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an area</comment>
        <translation>zielony</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of an area</comment>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an area</comment>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an area</comment>
        <translation>żółty</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an area</comment>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of an area</comment>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour of an area</comment>
        <translation>turkusowy</translation>
    </message>
    <message>
        <source>In the editor&apos;s list</source>
        <translation>Na liście edytora</translation>
    </message>
    <message>
        <source>Go to the city, then connect it to another</source>
        <translation>Przejdź do miasta, potem połącz je z&#xa0;innym</translation>
    </message>
    <message>
        <source>Go back to all cities</source>
        <translation>Wróć do wszystkich miast</translation>
    </message>
    <message>
        <source>From {city} to</source>
        <translation>Z&#xa0;miasta {city} do</translation>
    </message>
    <message>
        <source>Pieces of land</source>
        <translation>Kawałki lądu</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Obszary</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Ląd</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>The games stopped: too many did not end.</source>
        <translation>Gry przerwano: zbyt wiele nie dobiegło końca.</translation>
    </message>
    <message>
        <source>none, {cost} by length</source>
        <translation>brak, wg długości {cost}</translation>
    </message>
    <message>
        <source>{found} must be between {minimum} and {maximum}.</source>
        <translation>{found}: dozwolone są wartości od {minimum} do {maximum}.</translation>
    </message>
    <message>
        <source>{id} is listed twice.</source>
        <translation>{id} występuje na liście dwa razy.</translation>
    </message>
    <message>
        <source>A city needs 1 to {maximum} places, each with a price.</source>
        <translation>Miasto musi mieć od 1 do {maximum} miejsc, każde z ceną.</translation>
    </message>
    <message>
        <source>Step {step} opens {found} places in a city, but a city has {maximum}.</source>
        <translation>Etap&#xa0;{step} otwiera tyle miejsc w&#xa0;mieście: {found}; miasto ma ich tylko {maximum}.</translation>
    </message>
    <message>
        <source>Step {step} opens fewer places ({found}) than the Step before ({maximum}).</source>
        <translation>Etap&#xa0;{step} otwiera mniej miejsc ({found}) niż poprzedni ({maximum}).</translation>
    </message>
    <message>
        <source>Say at least what is paid for no powered city.</source>
        <translation>Podaj co najmniej wypłatę za 0 zasilonych miast.</translation>
    </message>
    <message>
        <source>Plant {plant} has more than one place at the start.</source>
        <translation>Elektrownia {plant} ma na początku więcej niż jedno miejsce.</translation>
    </message>
    <message>
        <source>The opening market has {found} plants, but room for {maximum}.</source>
        <translation>Elektrownie na pierwszym rynku: {found}, a&#xa0;mieści się ich tylko {maximum}.</translation>
    </message>
    <message>
        <source>With {players} players, {found} cards are lacking at the start.</source>
        <translation>Dla {players} graczy na początku brakuje tylu kart: {found}.</translation>
    </message>
    <message>
        <source>A game without Steps needs a side pile.</source>
        <translation>Gra bez Etapów wymaga elektrowni odkładanych na bok.</translation>
    </message>
    <message>
        <source>Without Steps the game stays in Step 1, so no plants can wait for Step 2.</source>
        <translation>Bez Etapów gra pozostaje w Etapie 1, więc żadna elektrownia nie może czekać na Etap 2.</translation>
    </message>
    <message>
        <source>With {players} players the row begins with {maximum} plants, but only {found} are sorted.</source>
        <translation>Dla {players} graczy rząd zaczyna się od tylu elektrowni: {maximum}, a posortowanych jest tylko {found}.</translation>
    </message>
    <message>
        <source>Plant {plant} would burn {found} tokens, but can store {maximum}.</source>
        <translation>Elektrownia {plant} spalałaby tyle znaczników: {found}, a&#xa0;może ich magazynować tylko {maximum}.</translation>
    </message>
    <message>
        <source>A rule refers to a city that does not exist: {id}.</source>
        <translation>Zasada wymienia miasto, którego nie ma: {id}.</translation>
    </message>
    <message>
        <source>A rule refers to an area that does not exist: {id}.</source>
        <translation>Zasada wymienia obszar, którego nie ma: {id}.</translation>
    </message>
    <message>
        <source>{fuel} needs at least one space on the market.</source>
        <translation>{fuel}: na rynku potrzebne jest co najmniej jedno pole.</translation>
    </message>
    <message>
        <source>{fuel}: the market has room for {maximum}, not {found}.</source>
        <translation>{fuel}: na rynku mieści się {maximum}, a nie {found}.</translation>
    </message>
    <message>
        <source>{fuel}: there are {maximum} in the box, not {found}.</source>
        <translation>{fuel}: w pudełku jest {maximum}, a nie {found}.</translation>
    </message>
    <message>
        <source>The shuffled plants must come after the sorted ones.</source>
        <translation>Elektrownie potasowane muszą leżeć po posortowanych.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Dodaj wiersz</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Usuń wiersz</translation>
    </message>
    <message>
        <source>In a table of a rule</source>
        <translation>W tabeli zasady</translation>
    </message>
    <message>
        <source>Type another number</source>
        <translation>Wpisz inną liczbę</translation>
    </message>
    <message>
        <source>Change the cell, or accept it</source>
        <translation>Zmień komórkę albo zatwierdź</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Any plug card</source>
        <translation>Dowolna karta z wtyczką</translation>
    </message>
    <message>
        <source>Any other card</source>
        <translation>Dowolna inna karta</translation>
    </message>
    <message>
        <source>Cheaper by</source>
        <translation>Taniej o</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Paliwo</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a plant</comment>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Two rules contradict each other: “{rule}” and “{other}”</source>
        <translation>Dwie zasady są ze sobą sprzeczne: „{rule}” i „{other}”</translation>
    </message>
    <message>
        <source>Unconnected areas need a way across: set the most a connection can cost, or the price of starting where none leads.</source>
        <translation>Niestykające się obszary potrzebują przejścia: ustal, ile najwyżej kosztuje połączenie albo ile kosztuje początek tam, gdzie żadne nie prowadzi.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Inne karty</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Elektrownie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Plug cards</source>
        <translation>Karty z wtyczką</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Znaczniki</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>custom table</source>
        <translation>własna tabela</translation>
    </message>
    <message>
        <source>In order up to plant</source>
        <translation>Po kolei do elektrowni</translation>
    </message>
    <message>
        <source>Shuffled up to plant</source>
        <translation>Tasowane do elektrowni</translation>
    </message>
    <message>
        <source>Added each round</source>
        <translation>Dokładane co rundę</translation>
    </message>
    <message>
        <source>At most in the row</source>
        <translation>Najwyżej w rzędzie</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Zasady tej planszy</translation>
    </message>
    <message>
        <source>Custom rule</source>
        <translation>Własna zasada</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Accept the text</source>
        <translation>Zatwierdź tekst</translation>
    </message>
    <message>
        <source>Restore the text</source>
        <translation>Przywróć tekst</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board editor</source>
        <translation>Edytor plansz</translation>
    </message>
    <message>
        <source>a copy, saved once you change it</source>
        <translation>kopia, zapisana, gdy ją zmienisz</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Obraz do odrysowania</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>This file is not a picture: {name}</source>
        <translation>Ten plik nie jest obrazem: {name}</translation>
    </message>
    <message>
        <source>Boards (*.yaml)</source>
        <translation>Plansze (*.yaml)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksport planszy</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Obraz pod spodem</translation>
    </message>
    <message>
        <source>Puts a picture under the board for tracing.</source>
        <translation>Kładzie obraz pod planszą do odrysowania.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Saves the board as one file to share.</source>
        <translation>Zapisuje planszę w&#xa0;jednym pliku, by ją udostępnić.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: the board</comment>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Moves the board to the system&apos;s trash, after asking you.</source>
        <translation>Przenosi planszę do kosza, gdy to potwierdzisz.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Leaves the editor. The board is saved.</source>
        <translation>Zamyka edytor. Plansza jest zapisana.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Ląd</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Obszary</translation>
    </message>
    <message numerus="yes">
        <source>%n custom rules</source>
        <translation>
            <numerusform>%n własna zasada</numerusform>
            <numerusform>%n własne zasady</numerusform>
            <numerusform>%n własnych zasad</numerusform>
        </translation>
    </message>
    <message>
        <source>A board may have no more than {maximum} of these.</source>
        <translation>Plansza nie może mieć ich więcej niż {maximum}.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Checks the board for this number of players.</source>
        <translation>Sprawdza planszę dla tej liczby graczy.</translation>
    </message>
    <message>
        <source>Results of the check</source>
        <translation>Wynik kontroli</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>This board was also changed elsewhere; you are now editing a copy.</source>
        <translation>Tę planszę zmieniono też gdzie indziej; edytujesz teraz kopię.</translation>
    </message>
    <message>
        <source>Shows all rules a board can change.</source>
        <translation>Pokazuje wszystkie zasady, które plansza może zmienić.</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Zasady tej planszy</translation>
    </message>
    <message>
        <source>Try with bots</source>
        <translation>Próba z&#xa0;komputerem</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>your board, saved after every change</source>
        <translation>twoja plansza, zapisywana przy każdej zmianie</translation>
    </message>
    <message>
        <source>As in the edition. No custom rules yet.</source>
        <translation>Jak w&#xa0;wydaniu. Nie ma jeszcze własnych zasad.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <translation>
            <numerusform>%n połączenie</numerusform>
            <numerusform>%n połączenia</numerusform>
            <numerusform>%n połączeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes back to drawing.</source>
        <translation>Wraca do rysowania.</translation>
    </message>
    <message>
        <source>Starts a game against bots on this board.</source>
        <translation>Zaczyna na tej planszy grę z&#xa0;komputerem.</translation>
    </message>
    <message>
        <source>Has bots play 200 games on the board and shows how balanced it is.</source>
        <translation>Komputer rozgrywa na planszy 200 gier, a wykresy pokazują jej równowagę.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Cofa ostatnią zmianę.</translation>
    </message>
    <message>
        <source>The board cannot be saved ({reason}).</source>
        <translation>Nie da się zapisać planszy ({reason}).</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>Where the money went</source>
        <translation>Na co poszły pieniądze</translation>
    </message>
    <message>
        <source>Elektro over the whole game</source>
        <translation>Elektro w całej grze</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>Co się wyróżniło</translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation>Wykresy jako obraz (*.png);;Liczby jako tabela (*.csv)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be saved ({reason}); choose another folder.</source>
        <translation>Nie można zapisać pliku {file} ({reason}); wybierz inny folder.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>według rund</translation>
    </message>
    <message>
        <source>by round; the game ends at {count}</source>
        <translation>według rund; koniec gry przy {count}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Zasilone miasta</translation>
    </message>
    <message>
        <source>by round, as paid</source>
        <translation>według rund, zgodnie z wypłatą</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation>na koniec każdej rundy</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Rozwój</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Moc</translation>
    </message>
    <message>
        <source>cities that the plants could power</source>
        <translation>ile miast mogły zasilić elektrownie</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation>
            <numerusform>{name} wygrywa, zasilając %n miasto</numerusform>
            <numerusform>{name} wygrywa, zasilając %n miasta</numerusform>
            <numerusform>{name} wygrywa, zasilając %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>powered</source>
        <comment>cities, heading of a column</comment>
        <translation>zasilone</translation>
    </message>
    <message>
        <source>cities</source>
        <comment>heading of a column</comment>
        <translation>miasta</translation>
    </message>
    <message>
        <source>money</source>
        <comment>heading of a column</comment>
        <translation>pieniądze</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>elektrownie</translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation>{name} także zasila {count}. Rozstrzygają pieniądze: {a} do {b}.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Poster</source>
        <comment>button: a picture to keep</comment>
        <translation>Plakat</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>button: back to the table</comment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Pokazuje grę ruch po ruchu.</translation>
    </message>
    <message>
        <source>Shows the table as it was at the end.</source>
        <translation>Pokazuje stół na koniec gry.</translation>
    </message>
    <message>
        <source>Saves the record of the game as a file.</source>
        <translation>Zapisuje grę w pliku.</translation>
    </message>
    <message>
        <source>Saves the figures on this page to a file.</source>
        <translation>Zapisuje liczby z tej strony w pliku.</translation>
    </message>
    <message>
        <source>Shows the standings and the next game.</source>
        <translation>Pokazuje tabelę i&#xa0;następną grę.</translation>
    </message>
    <message>
        <source>Starts the same game again with new cards.</source>
        <translation>Zaczyna tę samą grę od nowa, z&#xa0;nowymi kartami.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Otwiera stronę nowej gry.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>costly ones</comment>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Shows the charts: {name}. Key: {key}</source>
        <translation>Pokazuje wykresy: {name}. Klawisz: {key}</translation>
    </message>
    <message>
        <source>The poster is in {folder} and on the clipboard.</source>
        <translation>Plakat jest w {folder} i w schowku.</translation>
    </message>
    <message>
        <source>Spent</source>
        <comment>money</comment>
        <translation>Wydatki</translation>
    </message>
    <message>
        <source>Time-lapse</source>
        <translation>Film z gry</translation>
    </message>
    <message>
        <source>Shows the whole game in twenty seconds.</source>
        <translation>Pokazuje całą grę w dwadzieścia sekund.</translation>
    </message>
    <message>
        <source>Saves a picture of the lit board beside your games and copies it to the clipboard.</source>
        <translation>Zapisuje obraz rozświetlonej planszy obok twoich gier i kopiuje go.</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runda po rundzie</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Inna runda</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Powtórka od tego miejsca</translation>
    </message>
    <message>
        <source>The board at the end of the round</source>
        <translation>Plansza na koniec rundy</translation>
    </message>
    <message>
        <source>The master&apos;s game is paused: no bot answers. Reopen this page to try again.</source>
        <translation>Gra mistrza jest wstrzymana: żaden bot nie odpowiada. Otwórz tę stronę ponownie, aby spróbować jeszcze raz.</translation>
    </message>
    <message>
        <source>The master is playing this deal in your seat: round {round}.</source>
        <translation>Mistrz rozgrywa to rozdanie na twoim miejscu: runda {round}.</translation>
    </message>
    <message>
        <source>You: place {place}, {powered} powered. The master in your seat: place {its_place}, {its_powered} powered.</source>
        <comment>cities powered</comment>
        <translation>Ty: miejsce {place}, zasilone: {powered}. Mistrz na twoim miejscu: miejsce {its_place}, zasilone: {its_powered}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n cities powered</source>
        <translation>
            <numerusform>Wygrywasz, zasilając %n miasto</numerusform>
            <numerusform>Wygrywasz, zasilając %n miasta</numerusform>
            <numerusform>Wygrywasz, zasilając %n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lead} more than {name}, after %n rounds.</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>O {lead} więcej niż {name}, po %n rundzie.</numerusform>
            <numerusform>O {lead} więcej niż {name}, po %n rundach.</numerusform>
            <numerusform>O {lead} więcej niż {name}, po %n rundach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} powers {count} too. Cities decide: {a} against {b}.</source>
        <translation>{name} także zasila {count}. Rozstrzygają miasta: {a} do {b}.</translation>
    </message>
    <message>
        <source>{name} powers {count} too, with equal money. Cities decide: {a} against {b}.</source>
        <translation>{name} także zasila {count} i ma tyle samo pieniędzy. Rozstrzygają miasta: {a} do {b}.</translation>
    </message>
    <message numerus="yes">
        <source>You: place {place} of {players}, %n cities powered</source>
        <translation>
            <numerusform>Ty: miejsce {place} z&#xa0;{players}, %n zasilone miasto</numerusform>
            <numerusform>Ty: miejsce {place} z&#xa0;{players}, %n zasilone miasta</numerusform>
            <numerusform>Ty: miejsce {place} z&#xa0;{players}, %n zasilonych miast</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on every count</source>
        <translation>remis pod każdym względem</translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation>zasila najwięcej miast</translation>
    </message>
    <message>
        <source>wins the tie-break</source>
        <translation>wygrywa przy remisie</translation>
    </message>
    <message>
        <source>as many, less money</source>
        <comment>than the one above</comment>
        <translation>tyle samo, mniej pieniędzy</translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <comment>than the one above</comment>
        <translation>tyle samo, mniej miast</translation>
    </message>
    <message>
        <source>could power no city</source>
        <translation>prądu nie starczyło na żadne miasto</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>o %n mniej niż {name}</numerusform>
            <numerusform>o %n mniej niż {name}</numerusform>
            <numerusform>o %n mniej niż {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>could power only {powered} of {owned}</source>
        <translation>prądu starczyło tylko na {powered} z {owned}</translation>
    </message>
    <message>
        <source>why this place</source>
        <translation>dlaczego</translation>
    </message>
    <message>
        <source>plants</source>
        <comment>what money was spent on</comment>
        <translation>elektrownie</translation>
    </message>
    <message>
        <source>fuel</source>
        <comment>what money was spent on</comment>
        <translation>paliwo</translation>
    </message>
    <message>
        <source>connections</source>
        <comment>what money was spent on</comment>
        <translation>połączenia</translation>
    </message>
    <message>
        <source>houses</source>
        <comment>what money was spent on</comment>
        <translation>stacje</translation>
    </message>
    <message>
        <source>left over</source>
        <comment>money that was not spent</comment>
        <translation>zostało</translation>
    </message>
</context>
<context>
    <name>Factory</name>
    <message>
        <source>Workers</source>
        <translation>Robotnicy</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to move</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more</source>
        <translation>
            <numerusform>najwyżej %n więcej</numerusform>
            <numerusform>najwyżej %n więcej</numerusform>
            <numerusform>najwyżej %n więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers can buy or remove</source>
        <translation>
            <numerusform>%n robotnik może kupić lub usunąć</numerusform>
            <numerusform>%n robotników może kupić lub usunąć</numerusform>
            <numerusform>%n robotników może kupić lub usunąć</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can bid up to %n workers</source>
        <translation>
            <numerusform>możesz licytować do %n robotnika</numerusform>
            <numerusform>możesz licytować do %n robotników</numerusform>
            <numerusform>możesz licytować do %n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>Seasonal workers for {price} each</source>
        <translation>Robotnicy sezonowi po {price}</translation>
    </message>
    <message>
        <source>Workers to bid</source>
        <translation>Robotnicy do licytacji</translation>
    </message>
    <message>
        <source>Edge space for {price}</source>
        <translation>skrajne miejsce za {price}</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Cofa ostatni krok.</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do.</source>
        <translation>Pokazuje, co zrobiłby najsilniejszy komputer.</translation>
    </message>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Wycofuje się z tej licytacji.</translation>
    </message>
    <message>
        <source>Carries out everything planned.</source>
        <translation>Wykonuje wszystko, co zaplanowano.</translation>
    </message>
    <message>
        <source>Open an auction</source>
        <translation>Rozpocznij licytację</translation>
    </message>
    <message numerus="yes">
        <source>Open {tile} with %n workers</source>
        <translation>
            <numerusform>Licytuj {tile}: %n robotnik</numerusform>
            <numerusform>Licytuj {tile}: %n robotników</numerusform>
            <numerusform>Licytuj {tile}: %n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n workers</source>
        <translation>
            <numerusform>Licytuj: %n robotnik</numerusform>
            <numerusform>Licytuj: %n robotników</numerusform>
            <numerusform>Licytuj: %n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Przenieś %n element</numerusform>
            <numerusform>Przenieś %n elementy</numerusform>
            <numerusform>Przenieś %n elementów</numerusform>
        </translation>
    </message>
    <message>
        <source>Run, for a profit of {profit}</source>
        <translation>Uruchom, dochód {profit}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Pay {price} and end turn</source>
        <translation>Zapłać {price} i zakończ turę</translation>
    </message>
    <message>
        <source>It makes each purchase {discount} cheaper.</source>
        <translation>Każdy zakup jest z nim tańszy o {discount}.</translation>
    </message>
    <message>
        <source>It lets you choose before others.</source>
        <translation>Z nim wybierasz przed innymi.</translation>
    </message>
    <message numerus="yes">
        <source>It earns {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>Przynosi {gain} w&#xa0;%n rundę za {price}.</numerusform>
            <numerusform>Przynosi {gain} w&#xa0;%n rundy za {price}.</numerusform>
            <numerusform>Przynosi {gain} w&#xa0;%n rund za {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other purchase pays for itself.</source>
        <translation>Żaden inny zakup się nie zwróci.</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>Canteen {n}</source>
        <translation>Pomieszczenie socjalne {n}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Magazyn</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Beside the factory {n}</source>
        <translation>Obok fabryki {n}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wygrywa</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Pieniądze po każdej rundzie</translation>
    </message>
    <message>
        <source>last profit {profit}</source>
        <translation>ostatni dochód {profit}</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Pokazuje grę ruch po ruchu.</translation>
    </message>
    <message>
        <source>Goes back to the table.</source>
        <translation>Wraca do stołu.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Otwiera stronę nowej gry.</translation>
    </message>
    <message>
        <source>Starts again with the same players.</source>
        <translation>Zaczyna jeszcze raz z&#xa0;tymi samymi graczami.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Zaczyna się runda {n}.</translation>
    </message>
    <message>
        <source>New order tiles: {tiles}.</source>
        <translation>Nowe żetony kolejności: {tiles}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Wygrywa {name}.</translation>
    </message>
    <message>
        <source>Energy stays at {price}.</source>
        <translation>Cena energii pozostaje na poziomie {price}.</translation>
    </message>
    <message>
        <source>Energy rises to {price}.</source>
        <translation>Cena energii rośnie do {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back to the central storage.</source>
        <translation>
            <numerusform>%n element wraca do magazynu centralnego.</numerusform>
            <numerusform>%n elementy wracają do magazynu centralnego.</numerusform>
            <numerusform>%n elementów wraca do magazynu centralnego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens order tile {tile} with %n workers.</source>
        <translation>
            <numerusform>{name} licytuje żeton kolejności {tile}: %n robotnik.</numerusform>
            <numerusform>{name} licytuje żeton kolejności {tile}: %n robotników.</numerusform>
            <numerusform>{name} licytuje żeton kolejności {tile}: %n robotników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids %n workers.</source>
        <translation>
            <numerusform>{name} przebija: %n robotnik.</numerusform>
            <numerusform>{name} przebija: %n robotników.</numerusform>
            <numerusform>{name} przebija: %n robotników.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes order tile {tile} for %n workers.</source>
        <translation>
            <numerusform>{name} bierze żeton kolejności {tile} za %n robotnika.</numerusform>
            <numerusform>{name} bierze żeton kolejności {tile} za %n robotników.</numerusform>
            <numerusform>{name} bierze żeton kolejności {tile} za %n robotników.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves to the market: {tile}.</source>
        <translation>{name} przenosi na rynek: {tile}.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}.</source>
        <translation>{name} kupuje za {price}: {tile}.</translation>
    </message>
    <message>
        <source>{name} places: {tile}.</source>
        <translation>{name} umieszcza w fabryce: {tile}.</translation>
    </message>
    <message>
        <source>{name} removes: {tile}.</source>
        <translation>{name} usuwa: {tile}.</translation>
    </message>
    <message>
        <source>{name} hires nobody.</source>
        <translation>{name} nie zatrudnia nikogo.</translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n seasonal workers for {price}.</source>
        <translation>
            <numerusform>{name} zatrudnia %n robotnika sezonowego za {price}.</numerusform>
            <numerusform>{name} zatrudnia %n robotników sezonowych za {price}.</numerusform>
            <numerusform>{name} zatrudnia %n robotników sezonowych za {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} runs: production {production}, storage {storage}, energy {energy}.</source>
        <translation>{name} uruchamia: produkcja {production}, magazyn {storage}, energia {energy}.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}.</source>
        <translation>{name}: dochód {profit}, przychód {income}, energia {cost}.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Workers, next round</source>
        <translation>Robotnicy, nowa runda</translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Za mały magazyn: %n towaru nie da się zmagazynować.</numerusform>
            <numerusform>Za mały magazyn: %n towarów nie da się zmagazynować.</numerusform>
            <numerusform>Za mały magazyn: %n towarów nie da się zmagazynować.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Production is short: room for %n more goods.</source>
        <translation>
            <numerusform>Za mała produkcja: miejsce na jeszcze %n towar.</numerusform>
            <numerusform>Za mała produkcja: miejsce na jeszcze %n towary.</numerusform>
            <numerusform>Za mała produkcja: miejsce na jeszcze %n towarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Production and storage are balanced.</source>
        <translation>Produkcja i magazyn są równe.</translation>
    </message>
    <message>
        <source>Energy price {price}</source>
        <translation>Cena energii {price}</translation>
    </message>
    <message>
        <source>Round {n} of {last}</source>
        <translation>Runda {n} z {last}</translation>
    </message>
    <message>
        <source>Run a factory for five rounds</source>
        <translation>Prowadź fabrykę przez pięć rund</translation>
    </message>
    <message>
        <source>Bid workers for your place in the turn order, buy machines, robots and storage, and watch the energy price. The richest player wins.</source>
        <translation>Licytuj robotnikami miejsce w&#xa0;kolejności, kupuj maszyny, roboty i&#xa0;magazyny i&#xa0;pilnuj ceny energii. Wygrywa najbogatsza osoba.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>First game: the energy price stays the same in round 1</source>
        <translation>Pierwsza gra: cena energii nie zmienia się w&#xa0;1. rundzie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy musi mieć imię.</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Rozpoczyna grę.</translation>
    </message>
    <message>
        <source>The tiles are not the printed ones: most printed values are unknown, so these were designed for this game.</source>
        <translation>Elementy różnią się od wydrukowanych: większości wydrukowanych wartości nie znamy, te zaprojektowano dla tej gry.</translation>
    </message>
    <message>
        <source>Your worker is worth more than this order tile.</source>
        <translation>Twój robotnik jest wart więcej niż ten żeton kolejności.</translation>
    </message>
    <message>
        <source>Profits of round {n}: {profits}</source>
        <translation>Dochody w rundzie {n}: {profits}</translation>
    </message>
    <message>
        <source>It helps the others least.</source>
        <translation>Najmniej pomaga innym.</translation>
    </message>
    <message>
        <source>It works from this round on.</source>
        <translation>Działa już od tej rundy.</translation>
    </message>
    <message>
        <source>It makes room for a better tile.</source>
        <translation>Robi to miejsce na lepszy element.</translation>
    </message>
    <message>
        <source>More tiles would help the others.</source>
        <translation>Kolejne elementy pomogłyby innym.</translation>
    </message>
    <message>
        <source>Nobody needs more tiles.</source>
        <translation>Nikt nie potrzebuje kolejnych elementów.</translation>
    </message>
    <message>
        <source>Their work earns more than they cost.</source>
        <translation>Ich praca przyniesie więcej, niż kosztują.</translation>
    </message>
    <message>
        <source>It is the only order tile left.</source>
        <translation>To ostatni żeton kolejności.</translation>
    </message>
    <message>
        <source>It lets you move tiles to the market after the others.</source>
        <translation>Z nim przenosisz elementy na rynek po innych.</translation>
    </message>
    <message>
        <source>You can bid no more workers.</source>
        <translation>Nie możesz zaoferować więcej robotników.</translation>
    </message>
    <message>
        <source>Another order tile is worth more to you.</source>
        <translation>Inny żeton kolejności jest dla ciebie więcej wart.</translation>
    </message>
    <message>
        <source>You gain the most from it.</source>
        <translation>Tobie daje to najwięcej.</translation>
    </message>
    <message>
        <source>No other tile would be better.</source>
        <translation>Żaden inny element nie byłby lepszy.</translation>
    </message>
    <message>
        <source>Profit {profit}.</source>
        <translation>Dochód {profit}.</translation>
    </message>
    <message>
        <source>You have no worker left to buy with.</source>
        <translation>Nie masz już dostępnego robotnika, więc nic więcej nie kupisz.</translation>
    </message>
    <message>
        <source>The market is empty.</source>
        <translation>Rynek jest pusty.</translation>
    </message>
    <message>
        <source>You cannot afford any of the tiles on the market.</source>
        <translation>Nie stać cię na żaden element z rynku.</translation>
    </message>
    <message>
        <source>Your money brings more in later rounds.</source>
        <translation>Twoje pieniądze przyniosą więcej w następnych rundach.</translation>
    </message>
    <message>
        <source>It fits what you can buy next.</source>
        <translation>Pasuje do tego, co możesz kupić później.</translation>
    </message>
    <message>
        <source>Without it you would have about {money} less at the end.</source>
        <translation>Bez tego na końcu będzie o jakieś {money} mniej.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Elementy</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Shows how the game went.</source>
        <translation>Pokazuje przebieg gry.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name}: dochód {profit}, przychód {income}, energia {cost}, w ostatniej rundzie podwójnie.</translation>
    </message>
    <message>
        <source>{name} places on an edge space for {price}: {tile}.</source>
        <translation>{name} umieszcza na skrajnym miejscu za {price}: {tile}.</translation>
    </message>
    <message>
        <source>Energy, {needed} at {price}</source>
        <translation>Energia, {needed} po {price}</translation>
    </message>
    <message>
        <source>Energy at {price}, with {n} of {count} tiles: profit {profit}</source>
        <translation>Energia po {price}, żetony: {n} z {count}: dochód {profit}</translation>
    </message>
    <message>
        <source>round {n}, unfinished</source>
        <translation>runda {n}, nieukończona</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Nie ma jeszcze zapisanych gier.</translation>
    </message>
    <message>
        <source>Continues the chosen game.</source>
        <translation>Kontynuuje wybraną grę.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Nie ma jeszcze skończonych gier.</translation>
    </message>
    <message>
        <source>Finished games: {over}, won by people: {won}, unfinished: {open}</source>
        <translation>Skończone gry: {over}, wygrane przez ludzi: {won}, nieukończone: {open}</translation>
    </message>
    <message>
        <source>step {n} of {last}</source>
        <translation>krok {n} z {last}</translation>
    </message>
    <message>
        <source>Finish the chapter</source>
        <translation>Zakończ rozdział</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>It is the last one: its profit counts twice.</source>
        <translation>To ostatnia runda: jej dochód liczy się podwójnie.</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>licytowany</translation>
    </message>
    <message>
        <source>Order tile {n}</source>
        <translation>Żeton kolejności {n}</translation>
    </message>
    <message>
        <source>each purchase {discount} cheaper</source>
        <translation>każdy zakup tańszy o {discount}</translation>
    </message>
    <message>
        <source>Next factory</source>
        <translation>Następna fabryka</translation>
    </message>
    <message>
        <source>Shows the factory of the next player.</source>
        <translation>Pokazuje fabrykę następnego gracza.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Zaczyna nową grę od tej pozycji.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Wraca do poprzedniego widoku.</translation>
    </message>
    <message>
        <source>{name} makes a costly turn ({cost}): {done}</source>
        <translation>{name}: kosztowna tura ({cost}): {done}</translation>
    </message>
    <message>
        <source>Profit {profit} for {spent} spent, not {other} for {other_spent}</source>
        <translation>Dochód {profit} przy wydatkach {spent}, a nie {other} przy {other_spent}</translation>
    </message>
    <message>
        <source>It costs {price}, not {other}</source>
        <translation>To kosztuje {price}, a nie {other}</translation>
    </message>
    <message>
        <source>Round {n} · {phase}</source>
        <translation>Runda {n} · {phase}</translation>
    </message>
    <message>
        <source>nobody could have done much better</source>
        <translation>nikt nie mógł zagrać dużo lepiej</translation>
    </message>
    <message>
        <source>in Elektro at the end; click one to see the turn</source>
        <translation>w Elektro na koniec; kliknięcie prowadzi do tury</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>Najdroższe tury</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Lepiej: {action}</translation>
    </message>
    <message>
        <source>It brings more in later rounds</source>
        <translation>To przynosi więcej w następnych rundach</translation>
    </message>
    <message>
        <source>{goods} goods for {energy} energy, not {other} for {other_energy}</source>
        <translation>Towary {goods} przy energii {energy}, a nie {other} przy {other_energy}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} myśli</translation>
    </message>
    <message>
        <source>Shows all games in figures.</source>
        <translation>Pokazuje wszystkie gry w liczbach.</translation>
    </message>
    <message numerus="yes">
        <source>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</source>
        <translation>
            <numerusform>Zostań Menadżerem dla %n osoby: wygrywa osoba, która po {rounds} rundach ma najwięcej pieniędzy.</numerusform>
            <numerusform>Zostań Menadżerem dla %n osób: wygrywa osoba, która po {rounds} rundach ma najwięcej pieniędzy.</numerusform>
            <numerusform>Zostań Menadżerem dla %n osób: wygrywa osoba, która po {rounds} rundach ma najwięcej pieniędzy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {tile} with %n workers</source>
        <translation>
            <numerusform>Weź {tile}: %n robotnik</numerusform>
            <numerusform>Weź {tile}: %n robotników</numerusform>
            <numerusform>Weź {tile}: %n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected final money</source>
        <translation>Spodziewane pieniądze na koniec</translation>
    </message>
    <message>
        <source>if the strongest bot played on; a dot marks a costly turn</source>
        <translation>gdyby dalej grał najsilniejszy poziom; kropka to kosztowna tura</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n workers</source>
        <translation>
            <numerusform>Zatrudnij %n robotnika</numerusform>
            <numerusform>Zatrudnij %n robotników</numerusform>
            <numerusform>Zatrudnij %n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>The other factories</source>
        <translation>Pozostałe fabryki</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>według rund</translation>
    </message>
    <message>
        <source>by round, before the last one is doubled</source>
        <translation>według rund, ostatnia jeszcze nie podwojona</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Sprzedane towary</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabryka</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Koszty</translation>
    </message>
    <message>
        <source>Energy bill</source>
        <translation>Rachunek za energię</translation>
    </message>
    <message>
        <source>Workers at work</source>
        <translation>Pracujący robotnicy</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Kupione elementy</translation>
    </message>
    <message>
        <source>Elektro spent on them</source>
        <translation>Wydane na nie Elektro</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>według rodzajów</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>Twoja fabryka</translation>
    </message>
    <message>
        <source>Run your factory as planned</source>
        <translation>Uruchom fabrykę tak, jak zaplanowano</translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers available next round.</source>
        <translation>
            <numerusform>Dochód {profit} i %n dostępny robotnik w następnej rundzie.</numerusform>
            <numerusform>Dochód {profit} i %n dostępnych robotników w następnej rundzie.</numerusform>
            <numerusform>Dochód {profit} i %n dostępnych robotników w następnej rundzie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {action}. {reason}</source>
        <translation>Najlepiej: {action}. {reason}</translation>
    </message>
    <message>
        <source>Available workers {n}</source>
        <translation>Dostępni robotnicy {n}</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} może zapłacić tylko {lost} z {due}: przychód {income}, energia {cost}, w ostatniej rundzie podwójnie.</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}.</source>
        <translation>{name} może zapłacić tylko {lost} z {due}: przychód {income}, energia {cost}.</translation>
    </message>
    <message>
        <source>Profit ×{n}</source>
        <translation>Zysk ×{n}</translation>
    </message>
    <message>
        <source>Workers, this round</source>
        <translation>Robotnicy, ta runda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n robotnik</numerusform>
            <numerusform>%n robotników</numerusform>
            <numerusform>%n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker left to buy or remove</source>
        <translation>żaden robotnik nie może już kupić ani usunąć</translation>
    </message>
    <message>
        <source>you have no worker to bid</source>
        <translation>nie masz robotnika do licytacji</translation>
    </message>
    <message>
        <source>you cannot bid more, only pass</source>
        <translation>nie możesz zaoferować więcej, tylko spasować</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Przenieś elementy</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s expected final money, and the best action.</source>
        <translation>Pokazuje spodziewane pieniądze wszystkich na koniec i&#xa0;najlepszy ruch.</translation>
    </message>
    <message>
        <source>{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, available workers {free}, tiles {count}.</source>
        <translation>{name}: żeton kolejności {tile}, {money} Elektro, produkcja {production}, magazyn {storage}, energia {energy}, dostępni robotnicy: {free}, elementy: {count}.</translation>
    </message>
    <message>
        <source>Order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, in the canteen {canteen}, available workers {free}.</source>
        <translation>Żeton kolejności {tile}, {money} Elektro, produkcja {production}, magazyn {storage}, energia {energy}, robotnicy w pomieszczeniu socjalnym: {canteen}, dostępni: {free}.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Puste miejsce</translation>
    </message>
    <message>
        <source>{price} Elektro</source>
        <translation>{price} Elektro</translation>
    </message>
    <message>
        <source>Edge space: {text}</source>
        <translation>Skrajne miejsce: {text}</translation>
    </message>
    <message>
        <source>Empty: {room}</source>
        <translation>Puste: {room}</translation>
    </message>
    <message>
        <source>{tile}, switched off</source>
        <translation>{tile}, wyłączone</translation>
    </message>
    <message>
        <source>Beside your factory: {tile}</source>
        <translation>Obok twojej fabryki: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n skończona gra</numerusform>
            <numerusform>%n skończone gry</numerusform>
            <numerusform>%n skończonych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane gry</translation>
    </message>
    <message>
        <source>What winners buy</source>
        <translation>Co kupują zwycięzcy</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Zwycięzcy</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>in %; the line marks an equal chance</source>
        <translation>w %; kreska to równa szansa</translation>
    </message>
    <message>
        <source>the average of all games</source>
        <translation>średnia wszystkich gier</translation>
    </message>
    <message>
        <source>tiles per game; the line marks what the others buy</source>
        <translation>elementów na grę; kreska to zakupy pozostałych</translation>
    </message>
    <message>
        <source>Central storage and market</source>
        <translation>Magazyn centralny i rynek</translation>
    </message>
    <message>
        <source>Central storage: {tile}</source>
        <translation>Magazyn centralny: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this column</source>
        <translation>
            <numerusform>%n element w tej kolumnie</numerusform>
            <numerusform>%n elementy w tej kolumnie</numerusform>
            <numerusform>%n elementów w tej kolumnie</numerusform>
        </translation>
    </message>
    <message>
        <source>Market: {tile}</source>
        <translation>Rynek: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>price without discount, and what it earns in %n rounds</source>
        <translation>
            <numerusform>cena bez rabatu i zysk w %n rundę</numerusform>
            <numerusform>cena bez rabatu i zysk w %n rundy</numerusform>
            <numerusform>cena bez rabatu i zysk w %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds, after {price} for an edge space.</source>
        <translation>
            <numerusform>Przynosi {gain} w %n rundę, po odjęciu {price} za skrajne miejsce.</numerusform>
            <numerusform>Przynosi {gain} w %n rundy, po odjęciu {price} za skrajne miejsce.</numerusform>
            <numerusform>Przynosi {gain} w %n rund, po odjęciu {price} za skrajne miejsce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an order tile: low numbers act first, high ones buy cheaper.</source>
        <translation>Wybierz żeton kolejności: niskie numery działają wcześniej, wysokie kupują taniej.</translation>
    </message>
    <message>
        <source>You can hire seasonal workers, at most {maximum}.</source>
        <translation>Można zatrudnić robotników sezonowych, najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>You have no money left for the edge space it needs.</source>
        <translation>Nie starczy ci pieniędzy na potrzebne skrajne miejsce.</translation>
    </message>
    <message>
        <source>It takes a second worker to remove the old one.</source>
        <translation>Usunięcie tego, który jest, wymaga drugiego robotnika.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers cost {price}; you have {money}.</source>
        <translation>
            <numerusform>%n robotnik sezonowy kosztuje {price}; masz {money}.</numerusform>
            <numerusform>%n robotnicy sezonowi kosztują {price}; masz {money}.</numerusform>
            <numerusform>%n robotników sezonowych kosztuje {price}; masz {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch off {tiles}</source>
        <translation>Wyłącz: {tiles}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it earns in %n rounds</source>
        <translation>
            <numerusform>twoja cena i zysk w %n rundę</numerusform>
            <numerusform>twoja cena i zysk w %n rundy</numerusform>
            <numerusform>twoja cena i zysk w %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}. Costs {price}.</source>
        <translation>{tile}. Kosztuje {price}.</translation>
    </message>
    <message>
        <source>{tile}. Costs {price}: {printed} less {discount}.</source>
        <translation>{tile}. Kosztuje {price}: {printed} minus rabat {discount}.</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds.</source>
        <translation>
            <numerusform>Przynosi {gain} w %n rundę.</numerusform>
            <numerusform>Przynosi {gain} w %n rundy.</numerusform>
            <numerusform>Przynosi {gain} w %n rund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Factory Manager, the table</source>
        <translation>Zostań Menadżerem, stół</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>The tile with this number</source>
        <translation>Element o tym numerze</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Phase {n}: {name}</source>
        <translation>Faza {n}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{price} (%n tiles)</source>
        <translation>
            <numerusform>{price} (%n żeton)</numerusform>
            <numerusform>{price} (%n żetony)</numerusform>
            <numerusform>{price} (%n żetonów)</numerusform>
        </translation>
    </message>
    <message>
        <source>{now}; next: {prices}</source>
        <translation>{now}; następna: {prices}</translation>
    </message>
    <message>
        <source>Shows the rules of this phase. Key: F1</source>
        <translation>Pokazuje zasady tej fazy. Klawisz: F1</translation>
    </message>
    <message>
        <source>Shows or hides what has happened. Key: L</source>
        <translation>Pokazuje lub ukrywa przebieg gry. Klawisz: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Otwiera menu. Klawisz: F10</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Wybierz, kto gra</translation>
    </message>
    <message>
        <source>Four chapters at a real table</source>
        <translation>Cztery rozdziały przy prawdziwym stole</translation>
    </message>
    <message>
        <source>Four short chapters at a real table.</source>
        <translation>Cztery krótkie rozdziały przy prawdziwym stole.</translation>
    </message>
    <message>
        <source>Storage room</source>
        <translation>Pomieszczenie magazynowe</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maszyna</translation>
    </message>
    <message>
        <source>Production robot</source>
        <translation>Robot produkcyjny</translation>
    </message>
    <message>
        <source>Auxiliary robot</source>
        <translation>Robot pomocniczy</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Rozdzielnia</translation>
    </message>
    <message>
        <source>Optimisation</source>
        <translation>Dyspozytornia</translation>
    </message>
    <message>
        <source>Storage rooms</source>
        <translation>Magazyny</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maszyny</translation>
    </message>
    <message>
        <source>Prod. robots</source>
        <translation>Produkcyjne</translation>
    </message>
    <message>
        <source>Aux. robots</source>
        <translation>Pomocnicze</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Zakupy</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Biurokracja</translation>
    </message>
    <message>
        <source>Profit</source>
        <translation>Zyski</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason} Press {key} to do it.</source>
        <translation>Podpowiedź: {action}. {reason} Naciśnij {key}, aby to zrobić.</translation>
    </message>
    <message>
        <source>production {n}</source>
        <translation>produkcja {n}</translation>
    </message>
    <message>
        <source>storage {n}</source>
        <translation>magazyn {n}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n workers</source>
        <translation>
            <numerusform>wymaga %n robotnika</numerusform>
            <numerusform>wymaga %n robotników</numerusform>
            <numerusform>wymaga %n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n workers</source>
        <translation>
            <numerusform>oszczędza %n robotnika</numerusform>
            <numerusform>oszczędza %n robotników</numerusform>
            <numerusform>oszczędza %n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {n} energy</source>
        <translation>zużywa {n} energii</translation>
    </message>
    <message>
        <source>saves {n} energy</source>
        <translation>oszczędza {n} energii</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>Wspólne zwycięstwo: {names}.</translation>
    </message>
    <message>
        <source>Choose an order tile</source>
        <translation>Wybierz żeton kolejności</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers leave.</source>
        <translation>
            <numerusform>%n robotnik sezonowy odchodzi.</numerusform>
            <numerusform>%n robotnicy sezonowi odchodzą.</numerusform>
            <numerusform>%n robotników sezonowych odchodzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <comment>an order tile, by its number</comment>
        <translation>bierze {tile}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>bids {n}</source>
        <comment>workers</comment>
        <translation>oferuje {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>planned steps</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Kup za {price}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Place for {price}</source>
        <translation>Umieść za {price}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Umieść</translation>
    </message>
    <message>
        <source>The setup and the five phases</source>
        <translation>Przygotowanie i pięć faz</translation>
    </message>
    <message>
        <source>Bid workers, or pass</source>
        <translation>Licytuj robotnikami albo spasuj</translation>
    </message>
    <message>
        <source>Prepare the market</source>
        <translation>Przygotuj rynek</translation>
    </message>
    <message>
        <source>Buy and place tiles</source>
        <translation>Kup i rozmieść elementy</translation>
    </message>
    <message>
        <source>Run your factory</source>
        <translation>Uruchom fabrykę</translation>
    </message>
    <message>
        <source>You can&apos;t do that in this phase.</source>
        <translation>W&#xa0;tej fazie nie można tego zrobić.</translation>
    </message>
    <message>
        <source>All your tiles are chosen: end the turn, or undo.</source>
        <translation>Wszystkie elementy są wybrane: zakończ turę albo cofnij.</translation>
    </message>
    <message>
        <source>That order tile is taken.</source>
        <translation>Ten żeton kolejności jest zajęty.</translation>
    </message>
    <message>
        <source>A raise must be at least {minimum}.</source>
        <translation>Trzeba przebić: co najmniej {minimum}.</translation>
    </message>
    <message>
        <source>One worker must stay available: bid at most {maximum}.</source>
        <translation>Jeden robotnik musi pozostać dostępny: zalicytuj najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>Move exactly as many tiles as you have available workers: {left} more.</source>
        <translation>Przenieś dokładnie tyle elementów, ilu masz dostępnych robotników: jeszcze {left}.</translation>
    </message>
    <message>
        <source>There is no such tile in the central storage.</source>
        <translation>W magazynie centralnym nie ma takiego elementu.</translation>
    </message>
    <message>
        <source>The cheapest tile of a column goes first.</source>
        <translation>Z kolumny bierze się najpierw najtańszy element.</translation>
    </message>
    <message>
        <source>That tile is not on the market.</source>
        <translation>Tego elementu nie ma na rynku.</translation>
    </message>
    <message>
        <source>Each purchase or removal takes an available worker; you have none left.</source>
        <translation>Każdy zakup i&#xa0;każde usunięcie wymaga dostępnego robotnika; nie masz już żadnego.</translation>
    </message>
    <message>
        <source>That tile is not in your factory.</source>
        <translation>Tego elementu nie ma w twojej fabryce.</translation>
    </message>
    <message>
        <source>Only tiles beside your factory can be placed.</source>
        <translation>Umieścić można tylko elementy leżące obok fabryki.</translation>
    </message>
    <message>
        <source>That costs {price}; you have {money}.</source>
        <translation>To kosztuje {price}; masz {money}.</translation>
    </message>
    <message>
        <source>A factory can have only one of these: remove the old one first.</source>
        <translation>W&#xa0;fabryce może być tylko jeden taki element: najpierw usuń ten, który jest.</translation>
    </message>
    <message>
        <source>Every space is taken: remove a tile first, or leave this one outside.</source>
        <translation>Wszystkie miejsca są zajęte: najpierw usuń element albo zostaw ten poza planszą.</translation>
    </message>
    <message>
        <source>Only machines and robots can be switched off.</source>
        <translation>Wyłączać można tylko maszyny i roboty.</translation>
    </message>
    <message>
        <source>Each robot needs a machine; robots on: {robots}, machines on: {machines}. Switch robots off.</source>
        <translation>Każdy robot potrzebuje maszyny: włączone roboty: {robots}, maszyny: {machines}. Wyłącz roboty.</translation>
    </message>
    <message>
        <source>One worker must stay available: you need {needed}, only {maximum} can work. Switch machines off.</source>
        <translation>Jeden robotnik musi pozostać dostępny: potrzeba {needed}, pracować może tylko {maximum}. Wyłącz maszyny.</translation>
    </message>
    <message>
        <source>Take the last order tile</source>
        <translation>Weź ostatni żeton kolejności</translation>
    </message>
    <message numerus="yes">
        <source>Open order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Licytuj żeton kolejności {tile}: %n robotnik</numerusform>
            <numerusform>Licytuj żeton kolejności {tile}: %n robotników</numerusform>
            <numerusform>Licytuj żeton kolejności {tile}: %n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {tile}</source>
        <translation>Przenieś na rynek: {tile}</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>Kup: {tile}</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Umieść: {tile}</translation>
    </message>
    <message>
        <source>Remove {tile}</source>
        <translation>Usuń: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Take order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Weź żeton kolejności {tile}: %n robotnik</numerusform>
            <numerusform>Weź żeton kolejności {tile}: %n robotników</numerusform>
            <numerusform>Weź żeton kolejności {tile}: %n robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n seasonal workers</source>
        <translation>
            <numerusform>Zakończ turę z %n robotnikiem sezonowym</numerusform>
            <numerusform>Zakończ turę z %n robotnikami sezonowymi</numerusform>
            <numerusform>Zakończ turę z %n robotnikami sezonowymi</numerusform>
        </translation>
    </message>
    <message>
        <source>Run everything</source>
        <translation>Uruchom wszystko</translation>
    </message>
    <message>
        <source>Move no more</source>
        <translation>Nie przenoś więcej</translation>
    </message>
</context>
<context>
    <name>FactoryRules</name>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Pięć faz</translation>
    </message>
    <message>
        <source>Factory Manager, rules</source>
        <translation>Zostań Menadżerem, zasady</translation>
    </message>
    <message>
        <source>Each player runs a factory for {rounds} rounds and starts with {money} Elektro, {workers} workers, three storage rooms and two machines. Whoever has the most money at the end wins; in a tie, the higher profit of the last round decides.</source>
        <translation>Każdy prowadzi fabrykę przez {rounds} rund i zaczyna z {money} Elektro, {workers} robotnikami, trzema pomieszczeniami magazynowymi i dwiema maszynami. Wygrywa gracz z najwyższą sumą pieniędzy; w przypadku remisu decyduje większy dochód w ostatniej rundzie.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Storage rooms store, machines and production robots produce. Machines need workers and energy. Auxiliary robots and optimisation save workers; control saves energy. What a tile needs is red, what it saves is green.</source>
        <translation>Pomieszczenia magazynowe magazynują, maszyny i roboty produkcyjne produkują. Maszyny wymagają robotników i energii. Roboty pomocnicze i dyspozytornia oszczędzają robotników, rozdzielnia oszczędza energię. To, czego element wymaga, jest czerwone; to, co oszczędza, zielone.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Elementy fabryki</translation>
    </message>
    <message>
        <source>One order tile is revealed for each player. The player with the highest old tile chooses one and bids 0 or more available workers; clockwise, the others raise or pass. A player who passes is out of that auction.</source>
        <translation>Odkrywa się tyle żetonów kolejności, ilu jest graczy. Gracz z najwyższym żetonem z poprzedniej rundy wskazuje jeden z nich i licytuje zerem lub większą liczbą dostępnych robotników; pozostali zgodnie z ruchem wskazówek zegara przebijają albo pasują. Kto spasował, nie wraca do tej licytacji.</translation>
    </message>
    <message>
        <source>All further phases go from the lowest order tile to the highest. A tile may make each purchase cheaper: its discount is on yellow.</source>
        <translation>Wszystkie pozostałe fazy rozgrywa się od najniższego żetonu kolejności do najwyższego. Żeton może dawać rabat na każdy zakup: ta liczba jest na żółtym tle.</translation>
    </message>
    <message>
        <source>1 Bidding for turn order</source>
        <translation>1 Licytacja kolejności graczy</translation>
    </message>
    <message>
        <source>Each player in turn moves exactly as many tiles from the central storage to the market as they have available workers, from any columns, the cheapest of a column first. The workers stay available. The last player may move a few extra tiles.</source>
        <translation>Każdy po kolei przenosi z magazynu centralnego na rynek dokładnie tyle elementów, ilu ma dostępnych robotników, z dowolnych kolumn, zaczynając od najtańszych w kolumnie. Robotnicy pozostają dostępni. Ostatni w kolejności może przenieść kilka elementów więcej.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Players who are equal in that, too, share the win.</source>
        <translation>Gracze, którzy i pod tym względem są równi, dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>Each player is dealt an order tile at random. Each round, as many others are revealed as there are players; those not revealed are then shuffled with the old ones.</source>
        <translation>Każdy gracz dostaje losowo żeton kolejności. W każdej rundzie odkrywa się tyle innych, ilu jest graczy; nieodkryte tasuje się potem ze starymi.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>W stosie</translation>
    </message>
    <message>
        <source>{count} of the {all} tiles marked X, chosen at random, are on the market from the start; the others are not used.</source>
        <translation>{count} z {all} elementów ze znakiem X, wybrane losowo, leżą na rynku od początku; pozostałe nie biorą udziału w grze.</translation>
    </message>
    <message>
        <source>The energy price starts at {price}. Of the {all} energy tiles ({numbers}), {used} are chosen at random, one for each round.</source>
        <translation>Cena energii zaczyna się od {price}. Z {all} żetonów zmian cen energii ({numbers}) losuje się {used}, po jednym na rundę.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The workers bid stay on the tile until the end of Phase 3. Each player must always keep one available worker. A winner takes no part in further auctions; of the others, the one with the highest old tile chooses the next tile. The last player takes the last tile and may bid workers for it.</source>
        <translation>Zalicytowani robotnicy leżą na żetonie do końca fazy 3. Choć jeden dostępny robotnik musi zawsze zostać. Kto wygrał żeton, nie bierze udziału w kolejnych licytacjach; z pozostałych następny żeton wskazuje ten, kto ma najwyższy stary. Ostatni gracz bierze ostatni żeton i może zalicytować za niego robotników.</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Żeton kolejności</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabat</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>Dodatkowe elementy</translation>
    </message>
    <message>
        <source>2 Preparing the market</source>
        <translation>2 Przygotowanie rynku</translation>
    </message>
    <message>
        <source>Each available worker buys one tile from the market or removes one from the factory. A tile costs its price less the discount of the order tile, never less than 0.</source>
        <translation>Każdy dostępny robotnik kupuje jeden element z rynku albo usuwa jeden z fabryki. Element kosztuje wskazaną cenę pomniejszoną o rabat z żetonu kolejności, nigdy mniej niż 0.</translation>
    </message>
    <message>
        <source>A factory has {spaces} free spaces, and {outer} edge spaces that cost {price} Elektro each, once and without discount. Control and optimisation each have a space of their own. Bought tiles may be left beside the factory, where they do nothing; placing them takes no worker.</source>
        <translation>Fabryka ma {spaces} bezpłatnych miejsc i {outer} skrajne, z których każde kosztuje jednorazowo {price} Elektro, bez rabatu. Rozdzielnia i dyspozytornia mają po własnym miejscu. Kupione elementy mogą leżeć poza planszą, nie są tam aktywne; umieszczenie ich nie wymaga robotnika.</translation>
    </message>
    <message>
        <source>A removed tile leaves the game, and its space is free at once. A factory has at most one control and one optimisation: to place another, remove the old one first.</source>
        <translation>Usunięty element wypada z gry, a jego miejsce jest od razu wolne. Fabryka ma najwyżej jedną rozdzielnię i jedną dyspozytornię: żeby umieścić inną, najpierw usuń starą.</translation>
    </message>
    <message>
        <source>At the end of the turn up to {count} seasonal workers can be hired for {price} Elektro each, less the discount. They stay until the next hiring and are paid again each round. Tiles left on the market go back to the central storage.</source>
        <translation>Na koniec tury można zatrudnić do {count} robotników sezonowych po {price} Elektro, pomniejszone o rabat. Zostają do następnego zatrudniania i trzeba im płacić co rundę. To, co zostało na rynku, wraca do magazynu centralnego.</translation>
    </message>
    <message>
        <source>Workers who have bought or removed a tile are back in Phase 4. Seasonal workers run machines and can be bid like all others, but those just hired buy nothing this round.</source>
        <translation>Robotnicy, którzy kupili lub usunęli element, wracają w fazie 4. Robotnicy sezonowi obsługują maszyny i można ich licytować jak innych, ale dopiero co zatrudnieni nic w tej rundzie nie kupują.</translation>
    </message>
    <message>
        <source>3 Purchases and workers</source>
        <translation>3 Zakupy i robotnicy</translation>
    </message>
    <message>
        <source>Everything that runs is counted: production and storage are added up; energy is what is needed less what is saved, at least {minimum}. The workers needed go to the canteen.</source>
        <translation>Liczy się wszystko, co działa: produkcję i&#xa0;stany magazynowe się sumuje, zużycie energii to suma potrzeb pomniejszona o&#xa0;oszczędności, co najmniej {minimum}. Potrzebni robotnicy idą do pomieszczenia socjalnego.</translation>
    </message>
    <message>
        <source>At least one worker must stay available, and each robot needs a running machine of its own. Machines and robots may be switched off at will: then they need nothing and produce nothing.</source>
        <translation>Co najmniej jeden robotnik musi pozostać dostępny, a&#xa0;każdy robot potrzebuje własnej działającej maszyny. Maszyny i&#xa0;roboty można dowolnie wyłączać: wtedy niczego nie zużywają i&#xa0;nic nie dają.</translation>
    </message>
    <message>
        <source>Then the next energy tile is turned over and the energy price rises by its number: 0, 1 or 2. In a first game the first tile is a 0.</source>
        <translation>Potem odkrywa się następny żeton zmiany cen energii i cena rośnie o jego wartość: 0, 1 lub 2. W pierwszej grze pierwszy żeton to 0.</translation>
    </message>
    <message>
        <source>4 Bureaucracy</source>
        <translation>4 Biurokracja</translation>
    </message>
    <message>
        <source>A factory earns {income} Elektro for each good both produced and stored, less its energy at the energy price. In the last round the profit is multiplied by {factor}.</source>
        <translation>Fabryka przynosi {income} Elektro przychodu za każdy towar wyprodukowany i zmagazynowany, pomniejszone o zużycie energii razy jej cenę. W ostatniej rundzie dochód liczy się {factor} razy.</translation>
    </message>
    <message>
        <source>At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.</source>
        <translation>Na początku gry: produkcja 2, magazyn 3, zużycie energii 4 po cenie 1: 20 − 4 = 16 Elektro.</translation>
    </message>
    <message>
        <source>Only the lower of the two counts: production 3 and storage 8 bring {money} Elektro.</source>
        <translation>Liczy się tylko niższa z dwóch wartości: produkcja 3 i magazyn 8 dają {money} Elektro.</translation>
    </message>
    <message>
        <source>A loss is paid as far as the money goes.</source>
        <translation>Stratę płaci się tylko do wysokości posiadanych pieniędzy.</translation>
    </message>
    <message>
        <source>5 Profit</source>
        <translation>5 Wypłata zysków</translation>
    </message>
</context>
<context>
    <name>FactoryTutorial</name>
    <message>
        <source>Order and market</source>
        <translation>Kolejność i rynek</translation>
    </message>
    <message>
        <source>This is your factory: two floors of spaces for tiles, with rooms for control and optimisation above, the canteen and instruments below.</source>
        <translation>To twoja fabryka: dwa piętra z miejscami na elementy, nad nimi miejsca na rozdzielnię i dyspozytornię, na dole pomieszczenie socjalne i tory.</translation>
    </message>
    <message>
        <source>First you bid for your place in the turn order. A low tile buys first; a high one makes each purchase cheaper by the number on yellow. Choose a tile, add workers if you like, and press Enter.</source>
        <translation>Najpierw licytujesz miejsce w kolejności. Niski żeton kupuje pierwszy; wysoki daje na każdy zakup rabat, liczbę na żółtym tle. Wybierz żeton, dodaj robotników, jeśli chcesz, i naciśnij Enter.</translation>
    </message>
    <message>
        <source>The market is full. What nobody buys goes back to the central storage.</source>
        <translation>Rynek jest pełny. To, czego nikt nie kupi, wraca do magazynu centralnego.</translation>
    </message>
    <message>
        <source>Buying and placing</source>
        <translation>Zakupy i rozmieszczanie</translation>
    </message>
    <message>
        <source>Each card on the market shows your price and, in green, what the tile earns by the end of the game if you place it now.</source>
        <translation>Każda karta na rynku pokazuje twoją cenę, a na zielono to, co element przyniesie do końca gry, jeśli umieścisz go teraz.</translation>
    </message>
    <message>
        <source>A factory earns money for goods both produced and stored: whichever falls short is marked on the instruments.</source>
        <translation>Fabryka zarabia na towarach, które są i wyprodukowane, i zmagazynowane: na torach zaznaczono to, czego brakuje.</translation>
    </message>
    <message>
        <source>Seasonal workers are hired at the end of a turn and paid again each round. They help when your machines are short of workers.</source>
        <translation>Robotników sezonowych zatrudnia się na koniec tury i&#xa0;płaci się im co rundę. Pomagają, gdy do maszyn brakuje robotników.</translation>
    </message>
    <message>
        <source>Bureaucracy and energy</source>
        <translation>Biurokracja i energia</translation>
    </message>
    <message>
        <source>The energy price is in the bar above. Outlines mark the prices that may come next.</source>
        <translation>Cena energii jest na pasku u góry. Obwiedzione są ceny, które mogą nadejść.</translation>
    </message>
    <message>
        <source>You have seven workers: four serve your machines from the canteen, three are available. Available workers bid, fill the market and buy.</source>
        <translation>Masz siedmiu robotników: czterech z pomieszczenia socjalnego obsługuje maszyny, trzech jest dostępnych. Dostępni robotnicy licytują, zapełniają rynek i kupują.</translation>
    </message>
    <message>
        <source>Now you fill the market: click as many tiles in the central storage as you have available workers. Move what you want to buy, then press Enter.</source>
        <translation>Teraz zapełniasz rynek: kliknij tyle elementów w magazynie centralnym, ilu masz dostępnych robotników. Przenieś to, co chcesz kupić, i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Click a tile to buy and place it, or one of your own to remove it: each takes an available worker. Z undoes the last step. End your turn with Enter.</source>
        <translation>Kliknij element, aby go kupić i umieścić, albo własny, aby go usunąć: za każdym razem potrzebny jest dostępny robotnik. Z cofa ostatni krok. Zakończ turę klawiszem Enter.</translation>
    </message>
    <message>
        <source>Click a machine or a robot to switch it off or on: what is off needs neither workers nor energy, and produces nothing. One worker must stay available. Then run your factory with Enter.</source>
        <translation>Kliknij maszynę lub robota, aby wyłączyć albo włączyć: co jest wyłączone, nie wymaga robotników ani energii i&#xa0;nic nie daje. Jeden robotnik musi pozostać dostępny. Potem uruchom fabrykę klawiszem Enter.</translation>
    </message>
    <message>
        <source>You were paid 10 Elektro for each good, less the energy bill. Energy keeps getting more expensive: saving it early pays off.</source>
        <translation>Za każdy towar jest 10&#xa0;Elektro, pomniejszone o&#xa0;koszt energii. Energia wciąż drożeje: opłaca się oszczędzać ją wcześnie.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>The fifth round pays double, and nothing counts after it: money wins, not machines.</source>
        <translation>Piąta runda płaci podwójnie, a&#xa0;potem nic już się nie liczy: wygrywają pieniądze, nie maszyny.</translation>
    </message>
    <message>
        <source>Play it to the end: buy only what earns more than it costs. Press H for a hint at any time.</source>
        <translation>Zagraj ją do końca: kupuj tylko to, co przyniesie więcej, niż kosztuje. W&#xa0;każdej chwili H daje podpowiedź.</translation>
    </message>
    <message>
        <source>The game is over, and the richest player has won. Now you know all you need: start a game of your own.</source>
        <translation>Gra jest skończona, wygrywa najbogatsza osoba. Wiesz już wszystko, co trzeba: zacznij własną grę.</translation>
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
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n zapisana gra</numerusform>
            <numerusform>%n zapisane gry</numerusform>
            <numerusform>%n zapisanych gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n players</source>
        <translation>
            <numerusform>{board}, {edition}, %n gracz</numerusform>
            <numerusform>{board}, {edition}, %n gracze</numerusform>
            <numerusform>{board}, {edition}, %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>People and bots, round by round</source>
        <translation>Ludzie i komputer, runda po rundzie</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Wyzwanie dnia</translation>
    </message>
    <message>
        <source>The same deal for everybody</source>
        <translation>Te same karty dla wszystkich</translation>
    </message>
    <message>
        <source>You: place {place}</source>
        <translation>Ty: miejsce {place}</translation>
    </message>
    <message>
        <source>You: place {place} · The master: place {master}</source>
        <translation>Ty: miejsce {place} · Mistrz: miejsce {master}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Choose a board and opponents</source>
        <translation>Wybierz planszę i przeciwników</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n chapters done</source>
        <translation>
            <numerusform>Ukończone rozdziały: {done} z&#xa0;%n</numerusform>
            <numerusform>Ukończone rozdziały: {done} z&#xa0;%n</numerusform>
            <numerusform>Ukończone rozdziały: {done} z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>unfinished games</comment>
        <translation>
            <numerusform>%n nieukończona</numerusform>
            <numerusform>%n nieukończone</numerusform>
            <numerusform>%n nieukończonych</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Appearance, speed, language</source>
        <translation>Wygląd, tempo, język</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Ucz się, grając</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>button: of a finished game</comment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Shows the final standings of this game.</source>
        <translation>Pokazuje końcową klasyfikację tej gry.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Returns to this game.</source>
        <translation>Wraca do tej gry.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Strona startowa</translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>None planned.</source>
        <translation>Nic nie jest zaplanowane.</translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation>Więcej nie można kupić ani zmagazynować.</translation>
    </message>
    <message>
        <source>Plans to buy one fewer token.</source>
        <translation>Planuje o jeden znacznik mniej.</translation>
    </message>
    <message>
        <source>Plans to buy one more token.</source>
        <translation>Planuje o jeden znacznik więcej.</translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message>
        <source>Fuel market</source>
        <translation>Rynek paliw</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Paliwo</translation>
    </message>
    <message>
        <source>next price</source>
        <translation>następna cena</translation>
    </message>
    <message>
        <source>next</source>
        <translation>cena</translation>
    </message>
    <message>
        <source>stock, refill</source>
        <translation>zapas, nowe</translation>
    </message>
    <message>
        <source>after you</source>
        <comment>what those who buy later need</comment>
        <translation>po tobie</translation>
    </message>
    <message>
        <source>What the next token of each fuel costs.</source>
        <translation>Ile kosztuje następny znacznik każdego paliwa.</translation>
    </message>
    <message>
        <source>What those who buy after you still need to run all their plants once.</source>
        <translation>Czego brakuje kupującym po tobie, by raz uruchomić wszystkie elektrownie.</translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>W składzie węgla: %n, na sprzedaż za {price}, gdy na rynku nie ma węgla.</numerusform>
            <numerusform>W składzie węgla: %n, na sprzedaż za {price}, gdy na rynku nie ma węgla.</numerusform>
            <numerusform>W składzie węgla: %n, na sprzedaż za {price}, gdy na rynku nie ma węgla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} at any time.</source>
        <translation>
            <numerusform>W&#xa0;składzie węgla: %n, w&#xa0;każdej chwili na sprzedaż za {price}.</numerusform>
            <numerusform>W&#xa0;składzie węgla: %n, w&#xa0;każdej chwili na sprzedaż za {price}.</numerusform>
            <numerusform>W&#xa0;składzie węgla: %n, w&#xa0;każdej chwili na sprzedaż za {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where prices start next round if everybody buys fuel for one run and runs all plants.</source>
        <translation>Od jakiej ceny zacznie się następna runda, jeśli wszyscy napełnią elektrownie na raz i je uruchomią.</translation>
    </message>
    <message>
        <source>Tokens for sale now, and those added in Phase 5 if everybody buys fuel for one run and runs all plants.</source>
        <translation>Znaczniki na sprzedaż teraz i&#xa0;te, które przybędą w&#xa0;Fazie&#xa0;5, jeśli wszyscy napełnią elektrownie na raz i&#xa0;je uruchomią.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Kliknij, aby go pokazać.</translation>
    </message>
    <message>
        <source>next round from</source>
        <comment>prices follow</comment>
        <translation>następna runda od</translation>
    </message>
    <message>
        <source>your discount: {less}</source>
        <translation>twój rabat: {less}</translation>
    </message>
    <message>
        <source>tokens above {limit} are not for sale</source>
        <translation>znaczniki droższe niż {limit} nie są na sprzedaż</translation>
    </message>
    <message>
        <source>+{tax} each</source>
        <comment>tokens</comment>
        <translation>+{tax} za żeton</translation>
    </message>
    <message>
        <source>sold up to {limit}</source>
        <comment>a price</comment>
        <translation>sprzedaż do {limit}</translation>
    </message>
    <message>
        <source>mines: {price} a city</source>
        <translation>kopalnie: {price} za miasto</translation>
    </message>
    <message>
        <source>{fuel} −{n}</source>
        <translation>{fuel} −{n}</translation>
    </message>
    <message>
        <source>{refill} added instead of the table&apos;s {due} if everybody buys fuel for one run and runs all plants: there are no more tokens or spaces.</source>
        <translation>Przybędzie {refill} zamiast {due} z&#xa0;tabeli, jeśli wszyscy napełnią elektrownie na raz i&#xa0;je uruchomią: na więcej nie pozwala zapas lub liczba pól.</translation>
    </message>
    <message>
        <source>{tax} more per token</source>
        <translation>o&#xa0;{tax} więcej za znacznik</translation>
    </message>
    <message>
        <source>Coal storage {n}</source>
        <translation>Skład węgla: {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n w koszyku</numerusform>
            <numerusform>%n w koszyku</numerusform>
            <numerusform>%n w koszyku</numerusform>
        </translation>
    </message>
    <message>
        <source>In the fuel market</source>
        <translation>Na rynku paliw</translation>
    </message>
    <message>
        <source>Put a token into the cart</source>
        <translation>Włóż znacznik do koszyka</translation>
    </message>
    <message>
        <source>Put a token back</source>
        <translation>Odłóż znacznik</translation>
    </message>
    <message>
        <source>To the next fuel</source>
        <translation>Do następnego paliwa</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: {there} of {all} left.</source>
        <translation>{fuel} po {price}: zostaje {there} z {all}.</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: not for sale in this Step.</source>
        <translation>{fuel} po {price}: w&#xa0;tym Etapie nie na sprzedaż.</translation>
    </message>
    <message numerus="yes">
        <source>%n will be added this round.</source>
        <translation>
            <numerusform>%n przybędzie w&#xa0;tej rundzie.</numerusform>
            <numerusform>%n przybędą w&#xa0;tej rundzie.</numerusform>
            <numerusform>%n przybędzie w&#xa0;tej rundzie.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>wyprzedane</translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message>
        <source>End turn</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Ends your turn without buying the cart.</source>
        <translation>Kończy twoją turę bez kupowania zawartości koszyka.</translation>
    </message>
    <message>
        <source>Buy fuel</source>
        <translation>Kup paliwo</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Kup za {price}</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart.</source>
        <translation>Kupuje paliwo z&#xa0;koszyka.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Skład</translation>
    </message>
    <message>
        <source>Coal storage: one less</source>
        <translation>Skład węgla: o&#xa0;jeden mniej</translation>
    </message>
    <message>
        <source>Coal storage: one more</source>
        <translation>Skład węgla: o&#xa0;jeden więcej</translation>
    </message>
    <message>
        <source>None of your plants burns fuel.</source>
        <translation>Żadna z&#xa0;twoich elektrowni nie spala paliwa.</translation>
    </message>
    <message>
        <source>Buy without ending the turn</source>
        <translation>Kup bez kończenia tury</translation>
    </message>
    <message>
        <source>Can power</source>
        <comment>so many cities</comment>
        <translation>Elektrownie na</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Plants that run</source>
        <translation>Działające elektrownie</translation>
    </message>
    <message>
        <source>Ends your turn without more fuel. You can undo it.</source>
        <translation>Kończy twoją turę bez dalszego zakupu paliwa. Możesz to cofnąć.</translation>
    </message>
    <message>
        <source>Buy one token</source>
        <translation>Kup jeden znacznik</translation>
    </message>
    <message>
        <source>Buy one token for {price}</source>
        <translation>Kup jeden znacznik za {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kup</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n for {price} and end turn</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Kup %n za {price} i zakończ turę</numerusform>
            <numerusform>Kup %n za {price} i zakończ turę</numerusform>
            <numerusform>Kup %n za {price} i zakończ turę</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn: all plants run</source>
        <translation>Zakończ turę: wszystko działa</translation>
    </message>
    <message>
        <source>Buy nothing and end turn</source>
        <translation>Nic nie kupuj i zakończ turę</translation>
    </message>
    <message>
        <source>Your plants are fuelled, or no more can be bought.</source>
        <translation>Twoje elektrownie mają dość paliwa albo nic więcej nie można kupić.</translation>
    </message>
    <message>
        <source>Adds what your plants burn in one round.</source>
        <translation>Wkłada do koszyka tyle, ile twoje elektrownie spalają w jednej rundzie.</translation>
    </message>
    <message>
        <source>Buy fuel: {market}</source>
        <translation>Kup paliwo: {market}</translation>
    </message>
    <message>
        <source>Shows the other market; the cart is emptied.</source>
        <translation>Pokazuje drugi rynek; koszyk zostaje opróżniony.</translation>
    </message>
    <message>
        <source>This turn you buy here: {market}.</source>
        <translation>W tej turze kupujesz tutaj: {market}.</translation>
    </message>
    <message>
        <source>{price}: too expensive</source>
        <translation>{price}: za drogo</translation>
    </message>
    <message>
        <source>None in the cart.</source>
        <translation>W koszyku go nie ma.</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Zasilone miasta</translation>
    </message>
    <message>
        <source>Takes one token out of the cart.</source>
        <translation>Wyjmuje jeden znacznik z&#xa0;koszyka.</translation>
    </message>
    <message>
        <source>Adds one token to the cart.</source>
        <translation>Wkłada jeden znacznik do koszyka.</translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Skład węgla: %n, po {price}, gdy rynek będzie pusty.</numerusform>
            <numerusform>Skład węgla: %n, po {price}, gdy rynek będzie pusty.</numerusform>
            <numerusform>Skład węgla: %n, po {price}, gdy rynek będzie pusty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left, at {price} each.</source>
        <translation>
            <numerusform>Skład węgla: zostaje %n, po {price}.</numerusform>
            <numerusform>Skład węgla: zostają %n, po {price}.</numerusform>
            <numerusform>Skład węgla: zostaje %n, po {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>jeszcze {n}</translation>
    </message>
    <message>
        <source>You haven&apos;t bought the cart. Press {key} again to end the turn anyway.</source>
        <translation>Zawartość koszyka nie jest kupiona. Naciśnij {key} jeszcze raz, aby mimo to zakończyć turę.</translation>
    </message>
    <message>
        <source>No plant would run. Press {key} again to end the turn anyway.</source>
        <translation>Żadna elektrownia nie będzie działać. Naciśnij {key} jeszcze raz, aby mimo to zakończyć turę.</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation>Wypełnij</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart and ends your turn. You can undo it.</source>
        <translation>Kupuje zawartość koszyka i kończy twoją turę. Możesz to cofnąć.</translation>
    </message>
    <message>
        <source>The cart is empty: add fuel, or end your turn with E.</source>
        <translation>Koszyk jest pusty: dodaj paliwo albo zakończ turę klawiszem E.</translation>
    </message>
    <message>
        <source>room {room}</source>
        <comment>for so many tokens</comment>
        <translation>miejsce: {room}</translation>
    </message>
    <message>
        <source>stores full</source>
        <translation>pełno</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>wyprzedane</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>nast. {price}</translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Returns this fuel to the supply.</source>
        <translation>Odkłada to paliwo do zasobów ogólnych.</translation>
    </message>
    <message>
        <source>Discard fuel</source>
        <translation>Usuń paliwo</translation>
    </message>
    <message numerus="yes">
        <source>%n of your coal and oil no longer fit.</source>
        <translation>
            <numerusform>Nie ma już miejsca na %n znacznik węgla lub oleju.</numerusform>
            <numerusform>Nie ma już miejsca na %n znaczniki węgla lub oleju.</numerusform>
            <numerusform>Nie ma już miejsca na %n znaczników węgla lub oleju.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n zostaje</numerusform>
            <numerusform>%n zostają</numerusform>
            <numerusform>%n zostaje</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plants cannot store the marked fuel: there is nothing to choose.</source>
        <translation>Zaznaczone surowce nie mieszczą się w elektrowniach: nie ma wyboru.</translation>
    </message>
    <message>
        <source>Discards one more of this fuel and one less of the other.</source>
        <translation>Usuwa o jeden znacznik tego paliwa więcej, a drugiego o jeden mniej.</translation>
    </message>
    <message>
        <source>No more of this fuel needs to go.</source>
        <translation>Więcej tego paliwa nie trzeba usuwać.</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Usuń: {fuel}</translation>
    </message>
</context>
<context>
    <name>FuelToCome</name>
    <message>
        <source>Coming up</source>
        <translation>Co nadchodzi</translation>
    </message>
    <message>
        <source>Nobody after you needs fuel.</source>
        <translation>Nikt po tobie nie potrzebuje paliwa.</translation>
    </message>
    <message>
        <source>Still needed after you: {tokens}.</source>
        <translation>Po tobie potrzeba jeszcze: {tokens}.</translation>
    </message>
    <message>
        <source>{fuel} may be gone by then: {left} left, {wanted} wanted.</source>
        <translation>{fuel}: może zabraknąć; zostało {left}, potrzeba {wanted}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then, and at {next} next round.</source>
        <translation>{fuel}: potem od {after}, w następnej rundzie od {next}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then.</source>
        <translation>{fuel}: potem od {after}.</translation>
    </message>
    <message>
        <source>Fuel for {plants} is enough: {enough} powered, {owned} needed.</source>
        <translation>Wystarczy paliwo dla {plants}: zasilane {enough}, potrzeba {owned}.</translation>
    </message>
    <message>
        <source>Missing fuel: {plants}.</source>
        <comment>numbers of plants, and tokens</comment>
        <translation>Brakuje paliwa: {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} lacks {lacks}.</source>
        <comment>so many tokens</comment>
        <translation>Elektrownia {plant}: brakuje {lacks}.</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>Fuel market</source>
        <translation>Rynek paliw</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Koniec przy</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <translation>Etap&#xa0;2 przy</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Shows the final standings.</source>
        <translation>Pokazuje wynik końcowy.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Factory Manager</source>
        <translation>Zostań Menadżerem</translation>
    </message>
    <message>
        <source>Cities and power plants, for two to six</source>
        <translation>Miasta i elektrownie, dla 2–6 osób</translation>
    </message>
    <message>
        <source>A factory in five rounds, for two to five</source>
        <translation>Fabryka w pięć rund, dla 2–5 osób</translation>
    </message>
    <message>
        <source>Another program has changed {before}. That file is left as it is, and your game continues in {after}.</source>
        <translation>Inny program zmienił plik {before}. Pozostaje on bez zmian, a&#xa0;twoja gra toczy się dalej w&#xa0;pliku {after}.</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>The board now</source>
        <translation>Plansza w tej chwili</translation>
    </message>
    <message>
        <source>Light your first city</source>
        <translation>Rozświetl swoje pierwsze miasto</translation>
    </message>
    <message>
        <source>Twenty minutes at a real table: buy a plant, fuel it, build, and switch on the lights. You learn each rule when you need it.</source>
        <translation>Dwadzieścia minut przy prawdziwym stole: kup elektrownię, dostarcz paliwo, buduj i&#xa0;włącz światła. Każdą zasadę poznasz wtedy, gdy będzie potrzebna.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities</source>
        <translation>
            <numerusform>{name}: %n miasto</numerusform>
            <numerusform>{name}: %n miasta</numerusform>
            <numerusform>{name}: %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>{board}, round {round}</source>
        <translation>{board}, runda {round}</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>{name} wybiera</translation>
    </message>
    <message>
        <source>Three networks at night</source>
        <translation>Trzy sieci nocą</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities powered</source>
        <translation>
            <numerusform>{name}: %n zasilone miasto</numerusform>
            <numerusform>{name}: %n zasilone miasta</numerusform>
            <numerusform>{name}: %n zasilonych miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn to open an auction</source>
        <translation>Twoja kolej na otwarcie licytacji</translation>
    </message>
    <message>
        <source>Your bid on plant {plant}</source>
        <translation>Twoja oferta za elektrownię {plant}</translation>
    </message>
    <message>
        <source>Your turn to scrap a plant</source>
        <translation>Usuwasz elektrownię</translation>
    </message>
    <message>
        <source>Your turn to discard fuel</source>
        <translation>Usuwasz paliwo</translation>
    </message>
    <message>
        <source>Your turn to buy fuel</source>
        <translation>Kupujesz paliwo</translation>
    </message>
    <message>
        <source>Your turn to build houses</source>
        <translation>Budujesz stacje</translation>
    </message>
    <message>
        <source>Your turn to run plants</source>
        <translation>Uruchamiasz elektrownie</translation>
    </message>
    <message>
        <source>Your turn to place a bank house</source>
        <translation>Stawiasz stację banku</translation>
    </message>
    <message>
        <source>Your turn to mark a city</source>
        <translation>Oznaczasz miasto</translation>
    </message>
    <message>
        <source>{name}: your turn to open an auction</source>
        <translation>{name}: twoja kolej na otwarcie licytacji</translation>
    </message>
    <message>
        <source>{name}: your bid on plant {plant}</source>
        <translation>{name}: twoja oferta za elektrownię {plant}</translation>
    </message>
    <message>
        <source>{name}: your turn to scrap a plant</source>
        <translation>{name}: usuwasz elektrownię</translation>
    </message>
    <message>
        <source>{name}: your turn to discard fuel</source>
        <translation>{name}: usuwasz paliwo</translation>
    </message>
    <message>
        <source>{name}: your turn to buy fuel</source>
        <translation>{name}: kupujesz paliwo</translation>
    </message>
    <message>
        <source>{name}: your turn to build houses</source>
        <translation>{name}: budujesz stacje</translation>
    </message>
    <message>
        <source>{name}: your turn to run plants</source>
        <translation>{name}: uruchamiasz elektrownie</translation>
    </message>
    <message>
        <source>{name}: your turn to place a bank house</source>
        <translation>{name}: stawiasz stację banku</translation>
    </message>
    <message>
        <source>{name}: your turn to mark a city</source>
        <translation>{name}: oznaczasz miasto</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n cities powered</source>
        <translation>
            <numerusform>{name} wygrywa, zasilając %n miasto</numerusform>
            <numerusform>{name} wygrywa, zasilając %n miasta</numerusform>
            <numerusform>{name} wygrywa, zasilając %n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n cities powered</source>
        <translation>
            <numerusform>Wygrywasz, zasilając %n miasto</numerusform>
            <numerusform>Wygrywasz, zasilając %n miasta</numerusform>
            <numerusform>Wygrywasz, zasilając %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share second place.</source>
        <translation>Wspólne drugie miejsce: {names}.</translation>
    </message>
    <message>
        <source>{name} has {money} Elektro.</source>
        <translation>{name} ma {money}&#xa0;Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came second with %n cities powered.</source>
        <translation>
            <numerusform>{name} na drugim miejscu, zasila %n miasto.</numerusform>
            <numerusform>{name} na drugim miejscu, zasila %n miasta.</numerusform>
            <numerusform>{name} na drugim miejscu, zasila %n miast.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead with {bid} and have {money}.</source>
        <translation>Prowadzisz z ofertą {bid} i masz {money}.</translation>
    </message>
    <message>
        <source>{name} leads with {bid}; you have {money}.</source>
        <translation>{name} prowadzi z ofertą {bid}; masz {money}.</translation>
    </message>
    <message>
        <source>{leader} leads with {bid}; {name} has {money}.</source>
        <translation>{leader} prowadzi z ofertą {bid}; {name} ma {money}.</translation>
    </message>
    <message>
        <source>You have {money} Elektro.</source>
        <translation>Masz {money}&#xa0;Elektro.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Auctions</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Rozbudowa sieci</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Paliwo</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność graczy</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Elektrownie</translation>
    </message>
    <message>
        <source>You pay less for plants than winners do.</source>
        <translation>Płacisz za elektrownie mniej niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You pay more for plants than winners do.</source>
        <translation>Płacisz za elektrownie więcej niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You build later than winners do.</source>
        <translation>Budujesz później niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You build earlier than winners do.</source>
        <translation>Budujesz wcześniej niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You keep less fuel in store than winners do.</source>
        <translation>Trzymasz w zapasie mniej paliwa niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You keep more fuel in store than winners do.</source>
        <translation>Trzymasz w zapasie więcej paliwa niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You are earlier in the turn order than winners.</source>
        <translation>Jesteś w kolejności bliżej początku niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You are later in the turn order than winners.</source>
        <translation>Jesteś w kolejności bliżej końca niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You buy fewer plants early than winners do.</source>
        <translation>Na początku kupujesz mniej elektrowni niż zwycięzcy.</translation>
    </message>
    <message>
        <source>You buy more plants early than winners do.</source>
        <translation>Na początku kupujesz więcej elektrowni niż zwycięzcy.</translation>
    </message>
    <message>
        <source>Too few games to tell.</source>
        <translation>Za mało gier, żeby to ocenić.</translation>
    </message>
    <message>
        <source>No clear difference from winners.</source>
        <translation>Brak wyraźnej różnicy względem zwycięzców.</translation>
    </message>
    <message>
        <source>Try next: bid once more for a plant you need.</source>
        <translation>Następnym razem: licytuj o jeden raz dłużej elektrownię, której potrzebujesz.</translation>
    </message>
    <message>
        <source>Try next: leave the auction one bid earlier.</source>
        <translation>Następnym razem: wycofaj się z licytacji o jedną ofertę wcześniej.</translation>
    </message>
    <message>
        <source>Try next: build one more city in each round before Step 2.</source>
        <translation>Następnym razem: przed Etapem 2 buduj w każdej rundzie o jedno miasto więcej.</translation>
    </message>
    <message>
        <source>Try next: before Step 2, build only cities that you can power.</source>
        <translation>Następnym razem: przed Etapem 2 buduj tylko miasta, które możesz zasilić.</translation>
    </message>
    <message>
        <source>Try next: store fuel while it is cheap.</source>
        <translation>Następnym razem: rób zapasy paliwa, dopóki jest tanie.</translation>
    </message>
    <message>
        <source>Try next: buy only the fuel that you burn in the same round.</source>
        <translation>Następnym razem: kupuj tylko paliwo, które spalisz w tej samej rundzie.</translation>
    </message>
    <message>
        <source>Try next: build one city fewer, to buy fuel before the others.</source>
        <translation>Następnym razem: zbuduj o jedno miasto mniej, by kupować paliwo przed innymi.</translation>
    </message>
    <message>
        <source>Try next: buy one more plant before Step 2.</source>
        <translation>Następnym razem: przed Etapem 2 kup o jedną elektrownię więcej.</translation>
    </message>
    <message>
        <source>Try next: skip a plant and build cities instead.</source>
        <translation>Następnym razem: odpuść jedną elektrownię i zamiast niej buduj miasta.</translation>
    </message>
    <message>
        <source>Paid above a plant&apos;s number: {own}. Winners: {winners}.</source>
        <translation>Zapłacono ponad numer elektrowni: {own}. Zwycięzcy: {winners}.</translation>
    </message>
    <message>
        <source>Cities built per round until Step 2: {own}. Winners: {winners}.</source>
        <translation>Miasta na rundę do Etapu 2: {own}. Zwycięzcy: {winners}.</translation>
    </message>
    <message>
        <source>Tokens bought per token burnt: {own}. Winners: {winners}.</source>
        <translation>Kupione znaczniki paliwa na każdy spalony: {own}. Zwycięzcy: {winners}.</translation>
    </message>
    <message>
        <source>Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.</source>
        <translation>Miejsce w kolejności, od 0 (pierwsze) do 1 (ostatnie): {own}. Zwycięzcy: {winners}.</translation>
    </message>
    <message>
        <source>Plants bought until Step 2: {own}. Winners: {winners}.</source>
        <translation>Elektrownie kupione do Etapu 2: {own}. Zwycięzcy: {winners}.</translation>
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
        <translation>Co się działo</translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation>Już jestem</translation>
    </message>
    <message>
        <source>Shows what has happened since your last turn.</source>
        <translation>Pokazuje, co się działo od twojego ostatniego ruchu.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Pokazuje stół.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Teraz gra: {name}</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Press H again to use it</source>
        <translation>H jeszcze raz: użyj</translation>
    </message>
    <message>
        <source>H, then Enter does it</source>
        <translation>H, Enter: wykonaj</translation>
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
        <translation>Kolor: {colour}</translation>
    </message>
    <message>
        <source>Takes the next colour; its owner gets this one.</source>
        <translation>Bierze następny kolor; kto go ma, dostaje ten.</translation>
    </message>
</context>
<context>
    <name>Journeys</name>
    <message>
        <source>Sold {price}</source>
        <translation>Sprzedane {price}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>W&#xa0;całej grze</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Lists, fields, buttons</source>
        <translation>Listy, pola, przyciski</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Do następnego elementu</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Naciśnij go</translation>
    </message>
    <message>
        <source>Move in a list, change a value</source>
        <translation>Ruch po liście, zmiana wartości</translation>
    </message>
    <message>
        <source>To the previous control</source>
        <translation>Do poprzedniego elementu</translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation>Zamknij to, co otwarte</translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
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
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Started at {time}</source>
        <comment>a game</comment>
        <translation>Rozpoczęta o&#xa0;{time}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a game</comment>
        <translation>nie do odczytania</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runda {n}</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the game</comment>
        <translation>Zakończona</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>the game</comment>
        <translation>Nieukończona</translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation>{name} wygrywa, zasila {powered}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} has been deleted.</source>
        <translation>Usunięto: {name}.</translation>
    </message>
    <message>
        <source>{name} has been restored.</source>
        <translation>Przywrócono: {name}.</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Zapisy gier (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksportuj grę</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importuj gry</translation>
    </message>
    <message>
        <source>{name} has been imported.</source>
        <translation>Zaimportowano: {name}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>This system has no trash; deleted games are in {folder}.</source>
        <translation>Ten system nie ma kosza; usunięte gry są w&#xa0;folderze {folder}.</translation>
    </message>
    <message>
        <source>Search names, board, result…</source>
        <translation>Szukaj: imiona, plansza, wynik …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Otwórz zapis gry</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>Zaimportowano %n grę.</numerusform>
            <numerusform>Zaimportowano %n gry.</numerusform>
            <numerusform>Zaimportowano %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>Opens a record from another folder.</source>
        <translation>Otwiera zapis gry z&#xa0;innego folderu.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Shows who has won, and how often.</source>
        <translation>Pokazuje, kto ile razy wygrał.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported: {names}</source>
        <translation>
            <numerusform>Nie zaimportowano %n pliku: {names}</numerusform>
            <numerusform>Nie zaimportowano %n plików: {names}</numerusform>
            <numerusform>Nie zaimportowano %n plików: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The same game is already here: {name}</source>
        <translation>Ta sama gra już tu jest: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n games are already here.</source>
        <translation>
            <numerusform>%n gra już tu jest.</numerusform>
            <numerusform>%n gry już tu są.</numerusform>
            <numerusform>%n gier już tu jest.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Nieukończone</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>By date</source>
        <comment>games</comment>
        <translation>Według daty</translation>
    </message>
    <message>
        <source>By board</source>
        <comment>games</comment>
        <translation>Według planszy</translation>
    </message>
    <message>
        <source>By result</source>
        <comment>games</comment>
        <translation>Według wyniku</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Kolejność gier</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
    <message>
        <source>Every game you play is saved here. Import (I) adds games from elsewhere.</source>
        <translation>Tu zapisuje się każda twoja gra. Importuj (I) dodaje gry z zewnątrz.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Adds record files to this list.</source>
        <translation>Dodaje do listy pliki z&#xa0;zapisami gier.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>Otwórz</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} z %n gry</numerusform>
            <numerusform>{shown} z %n gier</numerusform>
            <numerusform>{shown} z %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>No games with “{words}”.</source>
        <translation>Brak gier z „{words}”.</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>Nie ma tu jeszcze żadnych gier.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tej gry nie można odczytać.</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Żadna gra nie jest wybrana.</translation>
    </message>
    <message>
        <source>Saves a copy of the record.</source>
        <translation>Zapisuje kopię zapisu gry.</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Pokazuje grę ruch po ruchu.</translation>
    </message>
    <message>
        <source>Opens the game at the table.</source>
        <translation>Otwiera grę na stole.</translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation>Ta gra leży na stole; nie można jej usunąć.</translation>
    </message>
    <message>
        <source>Deletes the game; Undo restores it.</source>
        <translation>Usuwa grę; Przywróć ją odzyskuje.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Nie ma czego przywrócić.</translation>
    </message>
    <message>
        <source>Restores the last deleted game.</source>
        <translation>Przywraca ostatnio usuniętą grę.</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Land around the cities</source>
        <translation>Ląd wokół miast</translation>
    </message>
    <message>
        <source>Draws a coast around all cities.</source>
        <translation>Rysuje wybrzeże wokół wszystkich miast.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Dodaj obszar</translation>
    </message>
    <message>
        <source>Adds an area in a new colour.</source>
        <translation>Dodaje obszar we własnym kolorze.</translation>
    </message>
    <message>
        <source>Move cities apart</source>
        <translation>Rozsuń miasta</translation>
    </message>
    <message>
        <source>Moves cities apart until names and costs fit.</source>
        <translation>Rozsuwa miasta, aż zmieszczą się nazwy i&#xa0;opłaty.</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Dodaj miasto</translation>
    </message>
    <message>
        <source>Adds a city where there is room.</source>
        <translation>Dodaje miasto tam, gdzie jest miejsce.</translation>
    </message>
    <message>
        <source>There is no city yet.</source>
        <translation>Nie ma jeszcze miasta.</translation>
    </message>
    <message>
        <source>A board needs at least one area.</source>
        <translation>Plansza potrzebuje co najmniej jednego obszaru.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nic nie jest wybrane.</translation>
    </message>
    <message>
        <source>Removes the selection.</source>
        <translation>Usuwa to, co wybrane.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Double-click or Enter: show the table at that moment</source>
        <translation>Dwukrotne kliknięcie lub Enter: pokaż stół w&#xa0;tamtej chwili</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>W dzienniku</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Pokaż stół w tamtej chwili</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all players</comment>
        <translation>Wszyscy</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Wysokie napięcie</translation>
    </message>
    <message>
        <source>This game is open in another window. Here is how it stood when you opened it.</source>
        <translation>Ta gra jest otwarta w innym oknie. Tutaj widać jej stan z&#xa0;chwili otwarcia.</translation>
    </message>
    <message numerus="yes">
        <source>%n more games cannot be opened.</source>
        <translation>
            <numerusform>Nie można otworzyć jeszcze %n gry.</numerusform>
            <numerusform>Nie można otworzyć jeszcze %n gier.</numerusform>
            <numerusform>Nie można otworzyć jeszcze %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Nie ma nieukończonej gry, do której można wrócić.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Otwórz zapis gry</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Zapisy gier (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Zapisz grę</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Round {round} · {board}</source>
        <translation>Runda {round} · {board}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation>Tempo i ruchy</translation>
    </message>
    <message>
        <source>Appearance</source>
        <comment>how the window looks</comment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>ends in “(Language)” in every translation</comment>
        <translation>Język (Language)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Gry…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Naucz się grać…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Zasady…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Klawisze…</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Otwórz zapis gry…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Zapisz grę jako…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Cofnij całą turę</translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation>Ponów całą turę</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>look at the game again</comment>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Zaplanuj rundę</translation>
    </message>
    <message>
        <source>Set up your table…</source>
        <translation>Ustaw swój stół…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Turniej…</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ta gra</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Cicho</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Głośno</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Sounds for pieces and turns</source>
        <translation>Dźwięki pionków i&#xa0;tur</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Tempo ruchów ludzi</translation>
    </message>
    <message>
        <source>Skip turns with nothing to do</source>
        <translation>Pomijaj tury, w&#xa0;których nie ma nic do zrobienia</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the window</comment>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the window</comment>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast of the window</comment>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast of the window</comment>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a set of colours: those of this table</comment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of everything in the window</comment>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>This window has room for {percent}%.</source>
        <translation>W tym oknie mieści się {percent}%.</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>Od mojego ostatniego ruchu</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Przejdź do mojego ruchu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Tempo ruchów komputera</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Pokazuj ruchy</translation>
    </message>
    <message>
        <source>Hide the table between players</source>
        <translation>Zasłaniaj stół przy zmianie gracza</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Draw a board…</source>
        <translation>Narysuj planszę…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <comment>ends in “(Settings)” in every translation</comment>
        <translation>Ustawienia… (Settings)</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Enter also ends the turn</source>
        <translation>Enter kończy też turę</translation>
    </message>
    <message>
        <source>Show a plant&apos;s value in auctions</source>
        <translation>Pokazuj w&#xa0;licytacji wartość elektrowni</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Painted wood</source>
        <translation>Malowane drewno</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Dla osób z daltonizmem</translation>
    </message>
    <message>
        <source>Players&apos; colours</source>
        <translation>Kolory graczy</translation>
    </message>
    <message>
        <source>Letters on houses</source>
        <translation>Litery na stacjach</translation>
    </message>
    <message>
        <source>Plain board</source>
        <comment>without relief and light</comment>
        <translation>Prosta plansza</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of the text</comment>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the text</comment>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Extra large</source>
        <comment>size of the text</comment>
        <translation>Bardzo duży</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>of what is read: sentences, lists, rules</comment>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation>Recharged</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Każde miejsce musi mieć imię.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Dwa miejsca mają to samo imię: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation>
            <numerusform>Potrzeba %n obszaru; ta plansza ma {all}.</numerusform>
            <numerusform>Potrzeba %n obszarów; ta plansza ma {all}.</numerusform>
            <numerusform>Potrzeba %n obszarów; ta plansza ma {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation>
            <numerusform>Wybierz jeszcze %n obszar.</numerusform>
            <numerusform>Wybierz jeszcze %n obszary.</numerusform>
            <numerusform>Wybierz jeszcze %n obszarów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n areas.</source>
        <translation>
            <numerusform>Usuń %n obszar.</numerusform>
            <numerusform>Usuń %n obszary.</numerusform>
            <numerusform>Usuń %n obszarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation>{name} wybiera obszar.</translation>
    </message>
    <message numerus="yes">
        <source>This edition is for {minimum} to %n players.</source>
        <translation>
            <numerusform>To wydanie jest dla {minimum}–%n gracza.</numerusform>
            <numerusform>To wydanie jest dla {minimum}–%n graczy.</numerusform>
            <numerusform>To wydanie jest dla {minimum}–%n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas must be connected.</source>
        <translation>Obszary muszą być połączone.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Miasta startowe</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>Przeciw bankowi</translation>
    </message>
    <message>
        <source>One area each</source>
        <translation>Po jednym obszarze</translation>
    </message>
    <message>
        <source>Board&apos;s own rules</source>
        <comment>option, on by default</comment>
        <translation>Zasady planszy</translation>
    </message>
    <message>
        <source>Each player marks a city; networks start in marked cities</source>
        <translation>Każdy gracz oznacza miasto; sieci zaczynają się w oznaczonych miastach</translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities too</source>
        <translation>Bank też zabiera elektrownie, paliwo i miejsca w miastach</translation>
    </message>
    <message>
        <source>One area in play for each player</source>
        <translation>Po jednym obszarze w&#xa0;grze na gracza</translation>
    </message>
    <message>
        <source>Not in this edition</source>
        <translation>Nie w tym wydaniu</translation>
    </message>
    <message>
        <source>Too little uranium on this board</source>
        <translation>Za mało uranu na tej planszy</translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation>
            <numerusform>Przy %n graczu w tym wydaniu gra się przeciw bankowi</numerusform>
            <numerusform>Przy %n graczach w tym wydaniu gra się przeciw bankowi</numerusform>
            <numerusform>Przy %n graczach w tym wydaniu gra się przeciw bankowi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation>
            <numerusform>Przy %n graczu w tym wydaniu nie gra się przeciw bankowi</numerusform>
            <numerusform>Przy %n graczach w tym wydaniu nie gra się przeciw bankowi</numerusform>
            <numerusform>Przy %n graczach w tym wydaniu nie gra się przeciw bankowi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation>
            <numerusform>Nie przy %n graczu</numerusform>
            <numerusform>Nie przy %n graczach</numerusform>
            <numerusform>Nie przy %n graczach</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses this board&apos;s changes to rules and fuel market</source>
        <translation>Ze zmianami zasad i&#xa0;rynku paliw właściwymi dla tej planszy</translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message>
        <source>Not in this edition</source>
        <translation>Nie w tym wydaniu</translation>
    </message>
    <message>
        <source>Not printed in this edition</source>
        <translation>Tej planszy nie ma w tym wydaniu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>How the areas are chosen</source>
        <translation>Jak są wybierane obszary</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Obszary w grze</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how areas are chosen</comment>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Sets the number of players.</source>
        <translation>Ustawia liczbę graczy.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, appearance.</source>
        <translation>Otwiera menu: inne gry, język, wygląd.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how areas are chosen: by hand</comment>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>Sets how the areas are chosen.</source>
        <translation>Wybiera, jak ustala się obszary.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}, chosen at random.</source>
        <translation>Obszary w&#xa0;grze, {count} z&#xa0;{all}, wylosowane.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Players choose in a random order.</source>
        <translation>Obszary: {count} z {all}. Wybór w wylosowanej kolejności.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niedokończona</translation>
    </message>
    <message>
        <source>Not a valid code: paste a whole one, or enter a number.</source>
        <translation>Nieprawidłowy kod: wklej cały albo wpisz liczbę.</translation>
    </message>
    <message>
        <source>This code needs the board {board}, which is not on this computer.</source>
        <translation>Planszy tego kodu, {board}, nie ma na tym komputerze.</translation>
    </message>
    <message>
        <source>This code combines a board with an edition it was never printed in.</source>
        <translation>Planszy tego kodu nie ma w jego wydaniu.</translation>
    </message>
    <message>
        <source>This code&apos;s options do not fit its board, edition and players.</source>
        <translation>Opcje tego kodu nie pasują do planszy, wydania i liczby graczy.</translation>
    </message>
    <message>
        <source>Sets which edition&apos;s rules and figures apply.</source>
        <translation>Wybiera wydanie, którego zasady i&#xa0;liczby obowiązują.</translation>
    </message>
    <message>
        <source>{cities} · {editions}</source>
        <translation>{cities} · {editions}</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: begin the game</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Opens a copy of this board in the editor.</source>
        <translation>Otwiera kopię tej planszy w&#xa0;edytorze.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Importuj planszę</translation>
    </message>
    <message>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Plansze (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <source>Copies a code for this game: same deal, same seats.</source>
        <translation>Kopiuje kod, z którym każdy dostanie tę grę: te same karty i miejsca.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Goes to the front page.</source>
        <translation>Prowadzi do strony startowej.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Wyrównana gra</translation>
    </message>
    <message>
        <source>Chooses opponents of your own strength.</source>
        <translation>Dobiera przeciwników, którzy wygrywają tak często jak ty.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>This area does not touch the chosen ones, or you have chosen enough.</source>
        <translation>Ten obszar nie sąsiaduje z wybranymi albo wszystkie są już wybrane.</translation>
    </message>
    <message>
        <source>Adds or removes this area.</source>
        <translation>Dodaje obszar albo go usuwa.</translation>
    </message>
    <message>
        <source>Cheap routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Tanie połączenia</translation>
    </message>
    <message>
        <source>Expensive routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Drogie połączenia</translation>
    </message>
    <message>
        <source>Costs of routes</source>
        <translation>Koszty połączeń</translation>
    </message>
    <message>
        <source>Filters boards by what connecting a city costs on average: less than {cost}, or more.</source>
        <translation>Filtruje plansze według średniej opłaty przyłączeniowej: mniej niż {cost} albo więcej.</translation>
    </message>
    <message>
        <source>{code} has been copied; paste it into the seed field.</source>
        <translation>Skopiowano {code}; wklej go w&#xa0;pole ziarna.</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: ty przeciw %n przeciwnikowi. Gra kończy się przy {count} miastach.</numerusform>
            <numerusform>{board}, {edition}: ty przeciw %n przeciwnikom. Gra kończy się przy {count} miastach.</numerusform>
            <numerusform>{board}, {edition}: ty przeciw %n przeciwnikom. Gra kończy się przy {count} miastach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: %n players. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: %n gracz. Gra kończy się przy {count} miastach.</numerusform>
            <numerusform>{board}, {edition}: %n graczy. Gra kończy się przy {count} miastach.</numerusform>
            <numerusform>{board}, {edition}: %n graczy. Gra kończy się przy {count} miastach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw your own</source>
        <translation>Narysuj własną</translation>
    </message>
    <message>
        <source>Opens the board editor.</source>
        <translation>Otwiera edytor plansz.</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>button: a board</comment>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a board</comment>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Imports a board from a file.</source>
        <translation>Importuje planszę z&#xa0;pliku.</translation>
    </message>
    <message>
        <source>Opens this board in the editor.</source>
        <translation>Otwiera tę planszę w&#xa0;edytorze.</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Wszystkie komputery</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Rozpoczyna grę.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Click them here or on the map.</source>
        <translation>Obszary w grze: {count} z {all}. Kliknij je tutaj albo na mapie.</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Since your turn</source>
        <translation>Od twojego ruchu</translation>
    </message>
    <message>
        <source>{key}: replay it</source>
        <translation>{key}: powtórka</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Od twojego ruchu nic się nie wydarzyło.</translation>
    </message>
    <message>
        <source>Your turn. {question}.</source>
        <translation>Twój ruch. {question}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Cofnięto.</translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>need {short} more</source>
        <translation>brakuje {short}</translation>
    </message>
    <message>
        <source>{city} (second network)</source>
        <translation>{city} (druga sieć)</translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation>{total} z {money}, wypłata {income}</translation>
    </message>
    <message>
        <source>{total} of {money}</source>
        <comment>the costs, the money there is</comment>
        <translation>{total} z&#xa0;{money}</translation>
    </message>
    <message>
        <source>{city}: the game ends</source>
        <translation>{city}: koniec gry</translation>
    </message>
    <message>
        <source>{city}: Step 2 begins</source>
        <translation>{city}: początek Etapu&#xa0;2</translation>
    </message>
    <message>
        <source>The game ends at {count}</source>
        <translation>Koniec gry przy {count}</translation>
    </message>
    <message>
        <source>Step 2 begins at {count}</source>
        <translation>Etap&#xa0;2 przy {count}</translation>
    </message>
    <message>
        <source>you {own}, leader {maximum}</source>
        <translation>ty {own}, najwięcej {maximum}</translation>
    </message>
</context>
<context>
    <name>NoGames</name>
    <message>
        <source>Watch masters play</source>
        <translation>Obejrzyj grę mistrzów</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Zagraj swoją pierwszą grę</translation>
    </message>
    <message>
        <source>Starts a game among four masters for you to watch.</source>
        <translation>Zaczyna grę czterech mistrzów, którą oglądasz.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Otwiera stronę nowej gry.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>a second house in every city, for {price}</source>
        <translation>druga stacja w&#xa0;każdym mieście, za {price}</translation>
    </message>
    <message>
        <source>a third house in every city, for {price}</source>
        <translation>trzecia stacja w&#xa0;każdym mieście, za {price}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Step {step} is next</source>
        <translation>Zaraz Etap&#xa0;{step}</translation>
    </message>
    <message>
        <source>Step {step} has begun</source>
        <translation>Trwa Etap&#xa0;{step}</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}.</source>
        <translation>Ostatnia runda: {name}, miasta: {cities}, może zasilić {powered}.</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}; {other} can power {maximum}.</source>
        <translation>Ostatnia runda: {name}, miasta: {cities}, może zasilić {powered}; {other} może {maximum}.</translation>
    </message>
    <message>
        <source>Step 3 begins after this phase: its card has been drawn.</source>
        <translation>Po tej fazie zaczyna się Etap&#xa0;3: odkryto jego kartę.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: the Step 3 card has been drawn.</source>
        <translation>Po tej fazie zaczyna się Etap&#xa0;2: odkryto kartę „Etap&#xa0;3”.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: every city has a house.</source>
        <translation>Po tej fazie zaczyna się Etap 2: w każdym mieście stoi stacja.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: {name} has {cities}.</source>
        <translation>Po tej fazie zaczyna się Etap&#xa0;2: {name} ma {cities} miast.</translation>
    </message>
    <message>
        <source>Step {step}: {places}.</source>
        <translation>Etap&#xa0;{step}: {places}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a number field</source>
        <translation>W&#xa0;polu liczbowym</translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation>O jeden więcej lub mniej</translation>
    </message>
    <message>
        <source>Five more or less</source>
        <translation>O pięć więcej lub mniej</translation>
    </message>
    <message>
        <source>Minimum or maximum</source>
        <translation>Wartość najmniejsza lub największa</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Usuń cyfrę</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Zaznacz wszystko</translation>
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
        <translation>zasila {cities}</translation>
    </message>
    <message>
        <source>fair {low}–{high}, powers {cities}</source>
        <translation>uczciwie {low}–{high}, zasila {cities}</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Plant {n} of the market</source>
        <translation>Elektrownia {n} na rynku</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Poprzednia elektrownia</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Następna elektrownia</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>Licytuj o 1 więcej</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>Licytuj o 1 mniej</translation>
    </message>
    <message>
        <source>Plant {plant} moves here when you open it</source>
        <translation>Elektrownia {plant} trafi tu, gdy otworzysz licytację</translation>
    </message>
    <message>
        <source>No plant chosen</source>
        <translation>Nie wybrano elektrowni</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Otwierasz licytację</translation>
    </message>
    <message>
        <source>The card is still in the market; press 1 to {n} to change your mind.</source>
        <translation>Karta wciąż leży na rynku; klawisze 1–{n} zmieniają wybór.</translation>
    </message>
    <message>
        <source>Choose a plant in the market: 1 to {n}, or click.</source>
        <translation>Wybierz elektrownię na rynku: 1–{n} lub kliknięcie.</translation>
    </message>
    <message>
        <source>Nobody else can bid: you pay the minimum.</source>
        <translation>Nikt inny nie może licytować: płacisz cenę minimalną.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>W 1.&#xa0;rundzie każdy musi kupić elektrownię.</translation>
    </message>
    <message>
        <source>Ends your part in Phase 2: no plant for you this round.</source>
        <translation>Kończy twój udział w Fazie&#xa0;2: w tej rundzie nie kupisz elektrowni.</translation>
    </message>
    <message>
        <source>Opens the auction with this bid.</source>
        <translation>Rozpoczyna licytację tą ofertą.</translation>
    </message>
    <message>
        <source>Choose a plant first: 1 to {n}, or click one in the market.</source>
        <translation>Najpierw wybierz elektrownię: 1–{n} lub kliknij na rynku.</translation>
    </message>
    <message>
        <source>Choose a plant</source>
        <translation>Wybierz elektrownię</translation>
    </message>
    <message>
        <source>No plant available</source>
        <translation>Brak dostępnej elektrowni</translation>
    </message>
    <message>
        <source>{bid} is a lot for plant {plant}. Press Enter again to bid it.</source>
        <translation>{bid} to dużo za elektrownię {plant}. Naciśnij Enter jeszcze raz, aby złożyć tę ofertę.</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}</source>
        <translation>Licytuj nr {plant} od {bid}</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}, up to {limit}</source>
        <translation>Licytuj nr {plant} od {bid}, do {limit}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>zasila {n} z {maximum}</translation>
    </message>
    <message>
        <source>Space for a plant.</source>
        <translation>Miejsce na elektrownię.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>short for Elektro</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>{plant}; yours, holds {held}</source>
        <translation>{plant}; twoja, magazyn: {held}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a plant holds</comment>
        <translation>pusty</translation>
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
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Opens the rule that forbids this.</source>
        <translation>Otwiera zasadę, która tego zabrania.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>You asked for a hint. Press {key} again to end the turn without it.</source>
        <translation>Prosisz o&#xa0;podpowiedź. Naciśnij {key} jeszcze raz, by zakończyć turę bez niej.</translation>
    </message>
    <message>
        <source>No hint found. Press H to ask again.</source>
        <translation>Nie znaleziono podpowiedzi. Naciśnij H, aby spytać jeszcze raz.</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Zamknij podpowiedź</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Szukam podpowiedzi…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do here, and why.</source>
        <translation>Pokazuje, co zrobiłby tu najsilniejszy komputer i&#xa0;dlaczego.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Lets you try out a whole round on a copy of the table.</source>
        <translation>Pozwala wypróbować całą rundę na kopii stołu.</translation>
    </message>
    <message>
        <source>There is no room for these figures now.</source>
        <translation>Na te liczby nie ma teraz miejsca.</translation>
    </message>
    <message>
        <source>Nothing to undo: you haven&apos;t acted, or a card has been revealed since.</source>
        <translation>Nie ma czego cofnąć: nic jeszcze nie zrobiono albo od tamtej chwili odkryto kartę.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Cofa ostatni krok.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Money left</source>
        <translation>Zostaje pieniędzy</translation>
    </message>
    <message>
        <source>Plants can power</source>
        <translation>Elektrownie zasilą</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>bez paliwa</translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation>{plant}, {lost}</translation>
    </message>
    <message>
        <source>Plant scrapped</source>
        <translation>Usunięta elektrownia</translation>
    </message>
    <message>
        <source>not all available</source>
        <translation>nie wszystko dostępne</translation>
    </message>
    <message>
        <source>If others fill up first</source>
        <translation>Jeśli inni kupią wcześniej</translation>
    </message>
    <message>
        <source>{money} left</source>
        <translation>zostaje {money}</translation>
    </message>
    <message>
        <source>Could bid more</source>
        <translation>Mogą przebić</translation>
    </message>
    <message>
        <source>Others can reach</source>
        <comment>these cities</comment>
        <translation>W zasięgu innych</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Nowa kolejność</translation>
    </message>
    <message>
        <source>Fuel before you</source>
        <translation>Paliwo przed tobą</translation>
    </message>
    <message>
        <source>Build before you</source>
        <translation>Budują przed tobą</translation>
    </message>
    <message>
        <source>Powers {powered} of {cities}</source>
        <translation>Zasila {powered} z {cities}</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>kończy grę</translation>
    </message>
    <message>
        <source>+{income} = {money}</source>
        <translation>+{income} = {money}</translation>
    </message>
    <message>
        <source>Step {step} begins; next order</source>
        <translation>Zaczyna się Etap&#xa0;{step}; nowa kolejność</translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation>{name} {money}</translation>
    </message>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>{city} i jeszcze %n</numerusform>
            <numerusform>{city} i jeszcze %n</numerusform>
            <numerusform>{city} i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan your round</source>
        <translation>Zaplanuj rundę</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Najwyżej</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>najwyżej</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Paliwo</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Keep the plan</source>
        <translation>Zachowaj plan</translation>
    </message>
    <message>
        <source>Back to the table; the plan is filled in on your turn.</source>
        <translation>Wraca do stołu; plan zostanie wpisany, gdy przyjdzie twoja kolej.</translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
        <translation>Zaplanuj kupno elektrowni {place} z rynku</translation>
    </message>
    <message>
        <source>Nothing happens yet: pick a plant, fuel and cities.</source>
        <translation>Na razie nic się nie dzieje: wybierz elektrownię, paliwo i&#xa0;miasta.</translation>
    </message>
    <message>
        <source>If you do this</source>
        <translation>Jeśli tak zrobisz</translation>
    </message>
    <message>
        <source>Nothing planned yet.</source>
        <translation>Nic jeszcze nie jest zaplanowane.</translation>
    </message>
    <message>
        <source>No city planned yet.</source>
        <translation>Żadne miasto nie jest jeszcze zaplanowane.</translation>
    </message>
    <message>
        <source>Clears the plan.</source>
        <translation>Czyści plan.</translation>
    </message>
    <message>
        <source>Removes the last planned city.</source>
        <translation>Usuwa ostatnio zaplanowane miasto.</translation>
    </message>
    <message>
        <source>Adds this plant to the plan or removes it.</source>
        <translation>Dodaje tę elektrownię do planu albo ją usuwa.</translation>
    </message>
    <message>
        <source>click one in the market</source>
        <translation>kliknij ją na rynku</translation>
    </message>
    <message>
        <source>{city} {price} ×</source>
        <translation>{city} {price} ×</translation>
    </message>
    <message>
        <source>Removes this city from the plan.</source>
        <translation>Usuwa to miasto z planu.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Usuń: {city}</translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation>kliknij je na mapie</translation>
    </message>
    <message>
        <source>Cheapest one by one</source>
        <translation>Po kolei najtańsze</translation>
    </message>
</context>
<context>
    <name>PlantButton</name>
    <message>
        <source>Chooses this plant.</source>
        <translation>Wybiera tę elektrownię.</translation>
    </message>
</context>
<context>
    <name>PlantCard</name>
    <message>
        <source>Step 3</source>
        <translation>Etap&#xa0;3</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>bez paliwa</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>kopalnia</translation>
    </message>
</context>
<context>
    <name>PlantMarket</name>
    <message>
        <source>Current market</source>
        <translation>Rynek bieżący</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Rynek przyszły</translation>
    </message>
    <message>
        <source>below: future market</source>
        <translation>niżej: rynek przyszły</translation>
    </message>
    <message>
        <source>All of these may be auctioned.</source>
        <translation>Każdą z tych elektrowni można wskazać do licytacji.</translation>
    </message>
    <message>
        <source>The draw pile is sorted: these come in Phase 5.</source>
        <translation>Stos jest uporządkowany: te przyjdą w Fazie&#xa0;5.</translation>
    </message>
    <message>
        <source>The future market is not for sale yet: its plants move up later.</source>
        <translation>Rynek przyszły nie jest jeszcze na sprzedaż: jego elektrownie przejdą później na bieżący.</translation>
    </message>
    <message>
        <source>The current market: these may be auctioned.</source>
        <translation>Rynek bieżący: te elektrownie można wskazać do licytacji.</translation>
    </message>
    <message>
        <source>next: {plants}</source>
        <comment>known cards of the draw pile</comment>
        <translation>dalej: {plants}</translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>the plant market</comment>
        <translation>wyprzedany</translation>
    </message>
    <message>
        <source>closed now</source>
        <comment>the plant market</comment>
        <translation>teraz zamknięty</translation>
    </message>
    <message>
        <source>plant {plant} is bought</source>
        <translation>kupiona elektrownia {plant}</translation>
    </message>
    <message>
        <source>plant {plant} is being auctioned</source>
        <translation>trwa licytacja: elektrownia {plant}</translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation>Rynek elektrowni</translation>
    </message>
    <message>
        <source>up for auction</source>
        <comment>the current market</comment>
        <translation>do licytacji</translation>
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
        <translation>Usuń elektrownię</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Usuń {plant}</translation>
    </message>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Możesz mieć %n elektrownię; nowa ({lot}) zostaje.</numerusform>
            <numerusform>Możesz mieć %n elektrownie; nowa ({lot}) zostaje.</numerusform>
            <numerusform>Możesz mieć %n elektrowni; nowa ({lot}) zostaje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave fuel behind</source>
        <translation>Zostaw paliwo</translation>
    </message>
    <message>
        <source>Removes the plant from the game.</source>
        <translation>Usuwa elektrownię z gry.</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Poprzednia elektrownia</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Następna elektrownia</translation>
    </message>
    <message>
        <source>Chooses the plant to scrap.</source>
        <translation>Wybiera elektrownię do usunięcia.</translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation>
            <numerusform>{before} → %n miasto</numerusform>
            <numerusform>{before} → %n miasta</numerusform>
            <numerusform>{before} → %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Can power</source>
        <translation>Może zasilić</translation>
    </message>
    <message>
        <source>Fuel discarded</source>
        <translation>Usuwa paliwo</translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel discarded: {fuel}</source>
        <translation>Bez {plant}: {power}, usuwa paliwo: {fuel}</translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation>Bez {plant}</translation>
    </message>
    <message>
        <source>No more can be left on this plant.</source>
        <translation>Więcej nie można zostawić na tej elektrowni.</translation>
    </message>
    <message>
        <source>No other plant has room for it.</source>
        <translation>Żadna inna elektrownia nie ma na to miejsca.</translation>
    </message>
    <message>
        <source>Leaves one more token behind.</source>
        <translation>Zostawia o jeden znacznik więcej.</translation>
    </message>
    <message>
        <source>Keeps one more token.</source>
        <translation>Zachowuje o jeden znacznik więcej.</translation>
    </message>
</context>
<context>
    <name>PlantTile</name>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
</context>
<context>
    <name>PointButton</name>
    <message>
        <source>Shows this moment in the replay.</source>
        <translation>Pokazuje ten moment w powtórce.</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Fuel spaces moved to the lowest price</source>
        <translation>Pola przesunięte na najniższą cenę</translation>
    </message>
    <message>
        <source>Above the Step 3 card, when it is back under the pile</source>
        <translation>Nad kartą „Etap&#xa0;3”, gdy znów leży pod stosem</translation>
    </message>
    <message>
        <source>Uranium is phased out</source>
        <translation>Uran wycofany</translation>
    </message>
    <message>
        <source>If the plant that causes it was bought and is out of the game.</source>
        <translation>Jeśli elektrownię, która to powoduje, ktoś kupił i nie ma jej już w grze.</translation>
    </message>
    <message>
        <source>The turn order must list everybody exactly once.</source>
        <translation>Kolejność graczy musi wymieniać każdego raz.</translation>
    </message>
    <message>
        <source>There is no plant {plant} in this game.</source>
        <translation>W tej grze nie ma elektrowni {plant}.</translation>
    </message>
    <message>
        <source>A house is in an area out of play.</source>
        <translation>Stacja stoi w obszarze poza grą.</translation>
    </message>
    <message>
        <source>Plant {plant} is listed in two places.</source>
        <translation>Elektrownia {plant} jest podana w dwóch miejscach.</translation>
    </message>
    <message>
        <source>{name} has two houses in one city.</source>
        <translation>{name} ma dwie stacje w jednym mieście.</translation>
    </message>
    <message>
        <source>Everybody is done: choose the next phase.</source>
        <translation>Wszyscy skończyli: przejdź do następnej fazy.</translation>
    </message>
    <message>
        <source>{name} should act before somebody who is already done.</source>
        <translation>{name} działa przed kimś, kto już skończył.</translation>
    </message>
    <message>
        <source>{name} must have bought a plant in round 1.</source>
        <translation>{name}: w rundzie 1 trzeba było kupić elektrownię.</translation>
    </message>
    <message>
        <source>{name} already has a plant, so must be done with the auctions of round 1.</source>
        <translation>{name} ma elektrownię, więc licytacje rundy 1 ma już za sobą.</translation>
    </message>
    <message>
        <source>{name} cannot have built before Phase 4 of round 1.</source>
        <translation>{name}: przed fazą 4 rundy 1 nie można było niczego zbudować.</translation>
    </message>
    <message>
        <source>A plant was sold in this round, so its buyer must be done.</source>
        <translation>W tej rundzie sprzedano elektrownię, więc jej nabywca skończył tę fazę.</translation>
    </message>
    <message>
        <source>Anybody done in round 1 has bought a plant, so one was sold in this round.</source>
        <translation>Kto skończył w rundzie 1, ten kupił: w tej rundzie sprzedano elektrownię.</translation>
    </message>
    <message>
        <source>{name} has {found} plants but can have at most {maximum} by now.</source>
        <translation>{name}: liczba elektrowni to {found}; do tej chwili może ich być najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>The plant market has {found} plants; in Step {step} it has {needed}.</source>
        <translation>Liczba elektrowni na rynku: {found}; w Etapie {step} leży ich tam {needed}.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale: somebody has as many cities.</source>
        <translation>Elektrownia {plant} nie może być na rynku: ktoś ma tyle miast.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale in Step 1.</source>
        <translation>Elektrownia {plant} nie może być na rynku w Etapie 1.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards and must have at least {minimum}.</source>
        <translation>Kart w stosie: {found}; musi ich być co najmniej {minimum}.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards; only {maximum} can be left.</source>
        <translation>Kart w stosie: {found}; mogło zostać najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: the market has only {maximum} spaces.</source>
        <translation>{fuel}: pól na rynku jest tylko {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: {found} tokens are on the table; there are only {maximum}.</source>
        <translation>{fuel}: znaczników na stole: {found}; jest ich tylko {maximum}.</translation>
    </message>
    <message>
        <source>This game has no such rule.</source>
        <translation>W tej grze nie ma takiej zasady.</translation>
    </message>
    <message>
        <source>Closed cities at {price}: {found}; there must be {needed}.</source>
        <translation>Zamknięte miasta za {price}: {found}; musi ich być {needed}.</translation>
    </message>
    <message>
        <source>{name} may own only {maximum} plants.</source>
        <translation>{name}: liczba elektrowni może wynosić najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>{name} has no city in the areas that plant {plant} requires.</source>
        <translation>{name} nie ma miasta w obszarach, których wymaga elektrownia {plant}.</translation>
    </message>
    <message>
        <source>{fuel}: {name}&apos;s plants cannot store {over} of the tokens.</source>
        <translation>{fuel}: {name} – nadmiar znaczników, na które brak miejsca: {over}.</translation>
    </message>
    <message>
        <source>{city} has {found} houses; in this Step it has room for {maximum}.</source>
        <translation>{city}: stacji jest {found}, a w tym Etapie mieści się {maximum}.</translation>
    </message>
    <message>
        <source>The bank owns {found} plants; by now it must own {needed}.</source>
        <translation>Elektrownie banku: {found}; do tej pory musi ich mieć {needed}.</translation>
    </message>
    <message>
        <source>The bank has fuel only from its purchase in Phase 3 until it burns it in Phase 5.</source>
        <translation>Bank ma paliwo tylko od chwili, gdy weźmie je w Fazie 3, do chwili, gdy spali je w Fazie 5.</translation>
    </message>
    <message>
        <source>The bank buys fuel for one run of its plants, or whatever the market has.</source>
        <translation>Bank bierze paliwo na jedno uruchomienie swoich elektrowni albo tyle, ile jest go na rynku.</translation>
    </message>
    <message>
        <source>The bank has {maximum} houses; {found} are on the map.</source>
        <translation>Stacje banku: {maximum}; na mapie jest ich {found}.</translation>
    </message>
    <message>
        <source>The bank starts with {needed} houses; it is alone in {found} unmarked cities.</source>
        <translation>Stacje banku na początku: {needed}; nieoznaczone miasta, w których bank jest sam: {found}.</translation>
    </message>
    <message>
        <source>The bank&apos;s first {needed} houses must be next to each other.</source>
        <translation>Pierwsze stacje banku ({needed}) muszą stać obok siebie.</translation>
    </message>
    <message>
        <source>{city}: the bank must have a house too, as it had houses left.</source>
        <translation>{city}: stację musi mieć tu także bank, bo jeszcze jakieś miał.</translation>
    </message>
    <message>
        <source>{city} cannot be a starting city.</source>
        <translation>{city} nie może być miastem startowym.</translation>
    </message>
    <message>
        <source>Uranium is phased out only if plant {plant} is out of the game.</source>
        <translation>Uran jest wycofany tylko wtedy, gdy elektrownia {plant} jest poza grą.</translation>
    </message>
    <message>
        <source>{name}&apos;s network cannot have started in any of its cities.</source>
        <translation>{name}: cała sieć leży tam, gdzie żadna nie może się zacząć.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities: the game is over.</source>
        <translation>Ktoś ma tyle miast: {cities}. Gra jest skończona.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities, so Step 2 has begun.</source>
        <translation>Ktoś ma tyle miast: {cities}, więc zaczął się Etap 2.</translation>
    </message>
    <message>
        <source>Step 2 begins once somebody has {cities} cities; nobody has.</source>
        <translation>Etap 2 zaczyna się, gdy ktoś ma tyle miast: {cities}; nikt nie ma.</translation>
    </message>
    <message>
        <source>This board has no Step 2 and no Step 3.</source>
        <translation>Ta plansza nie ma Etapu 2 ani 3.</translation>
    </message>
    <message>
        <source>The turn order does not match cities and plants in this phase.</source>
        <translation>Kolejność graczy nie pasuje do miast i elektrowni w tej fazie.</translation>
    </message>
    <message>
        <source>Starts over.</source>
        <translation>Zaczyna opis od nowa.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność graczy</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Według zasad</translation>
    </message>
    <message>
        <source>Sets the order that follows from cities and plants.</source>
        <translation>Ustawia kolejność, jaka wynika z miast i elektrowni.</translation>
    </message>
    <message>
        <source>Done with this phase</source>
        <translation>Skończyli tę fazę</translation>
    </message>
    <message>
        <source>A plant was sold in this round</source>
        <translation>W tej rundzie sprzedano elektrownię</translation>
    </message>
    <message>
        <source>With a discount token: the plant under it was sold.</source>
        <translation>Ze znacznikiem zniżki: sprzedano elektrownię pod nim.</translation>
    </message>
    <message>
        <source>Moves this player up one place.</source>
        <translation>Przesuwa gracza o jedno miejsce do przodu.</translation>
    </message>
    <message>
        <source>Marks this player as done with this phase, or not.</source>
        <translation>Mówi, czy gracz zrobił już wszystko w tej fazie.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Power plants</source>
        <translation>Elektrownie</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Paliwo</translation>
    </message>
    <message>
        <source>Power plants, by their numbers</source>
        <translation>Elektrownie, podaj ich numery</translation>
    </message>
    <message>
        <source>Fuel on the plants</source>
        <translation>Paliwo na elektrowniach</translation>
    </message>
    <message>
        <source>Cities: pick them on the map</source>
        <translation>Miasta: wskaż je na mapie</translation>
    </message>
    <message>
        <source>Shows this player&apos;s money, plants and cities.</source>
        <translation>Pokazuje pieniądze, elektrownie i miasta tego gracza.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting cities still marked: pick them on the map</source>
        <translation>Wciąż oznaczone miasta startowe: wskaż je na mapie</translation>
    </message>
    <message>
        <source>Fuel in the northern market</source>
        <translation>Paliwo na rynku północnym</translation>
    </message>
    <message>
        <source>On the side pile</source>
        <translation>Odłożone na bok</translation>
    </message>
    <message>
        <source>Times the draw pile has run out</source>
        <translation>Ile razy skończył się stos</translation>
    </message>
    <message>
        <source>Second networks: where they started</source>
        <translation>Drugie sieci: gdzie się zaczęły</translation>
    </message>
    <message>
        <source>Nobody has houses in two starting cities.</source>
        <translation>Nikt nie ma stacji w dwóch miastach startowych.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Closes as many cities as the board requires.</source>
        <translation>Zamyka tyle miast, ile wymaga plansza.</translation>
    </message>
    <message>
        <source>Closed cities: pick them on the map</source>
        <translation>Zamknięte miasta: wskaż je na mapie</translation>
    </message>
    <message>
        <source>Cities connected in this round, by all players</source>
        <translation>Miasta przyłączone w tej rundzie, przez wszystkich</translation>
    </message>
    <message>
        <source>The lowest plant was removed this round</source>
        <translation>Najmniejsza elektrownia odpadła już w tej rundzie</translation>
    </message>
    <message>
        <source>When somebody passed, or under the discount token.</source>
        <translation>Gdy ktoś spasował albo ze znacznikiem zniżki.</translation>
    </message>
    <message>
        <source>Marks this city as the start of this player&apos;s second network, or not.</source>
        <translation>Mówi, czy druga sieć tej osoby zaczęła się tutaj.</translation>
    </message>
    <message>
        <source>The game never reaches this round, Step and phase.</source>
        <translation>Taka runda, Etap i&#xa0;faza nie występują w&#xa0;grze razem.</translation>
    </message>
    <message>
        <source>{fuel}: the northern market has only {maximum} spaces.</source>
        <translation>{fuel}: rynek północny ma tylko {maximum} pól.</translation>
    </message>
    <message>
        <source>{fuel}: only {maximum} spaces can have moved.</source>
        <translation>{fuel}: przesunąć mogło się najwyżej {maximum} pól.</translation>
    </message>
    <message>
        <source>Plant {plant} comes into play with Step 2.</source>
        <translation>Elektrownia {plant} wchodzi do gry z Etapem&#xa0;2.</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn after the Step 3 card.</source>
        <translation>Elektrownię {plant} odkrywa się dopiero po karcie „Etap 3”.</translation>
    </message>
    <message>
        <source>Plants lie above the Step 3 card again only in Step 2.</source>
        <translation>Elektrownie leżą znów nad kartą „Etap&#xa0;3” tylko w Etapie&#xa0;2.</translation>
    </message>
    <message>
        <source>The side pile has {found} plants; by now it can have at most {maximum}.</source>
        <translation>Odłożono {found} elektrowni; do tej chwili może ich być najwyżej {maximum}.</translation>
    </message>
    <message>
        <source>No plant goes under the draw pile before the side pile has replaced it.</source>
        <translation>Nic nie trafia pod stos, zanim zastąpią go odłożone elektrownie.</translation>
    </message>
    <message>
        <source>Both piles have run out: no plant is left in either.</source>
        <translation>Oba stosy się skończyły: w żadnym nie ma już elektrowni.</translation>
    </message>
    <message>
        <source>{city} is closed.</source>
        <translation>{city}: miasto zamknięte.</translation>
    </message>
    <message>
        <source>{name}&apos;s second network cannot have started in {city}.</source>
        <translation>{name}: druga sieć nie mogła się zacząć tutaj: {city}.</translation>
    </message>
    <message>
        <source>{found} cities cannot have been connected in this round.</source>
        <translation>W tej rundzie nie można było przyłączyć {found} miast.</translation>
    </message>
    <message>
        <source>{found} cities are marked; there must be {needed}, one for each player without a house.</source>
        <translation>Oznaczone miasta: {found}; musi ich być {needed}, po jednym na gracza bez stacji.</translation>
    </message>
    <message>
        <source>Plants in the market, by their numbers</source>
        <translation>Elektrownie na rynku, podaj ich numery</translation>
    </message>
    <message>
        <source>Fuel in the market</source>
        <translation>Paliwo na rynku</translation>
    </message>
    <message>
        <source>Coal storage</source>
        <translation>Skład węgla</translation>
    </message>
    <message>
        <source>Put under the draw pile</source>
        <translation>Odłożone pod stos</translation>
    </message>
    <message>
        <source>Out of the game, as far as known</source>
        <translation>Usunięte z gry, o ile widziane</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Karty w stosie</translation>
    </message>
    <message>
        <source>Count them, including the Step 3 card.</source>
        <translation>Policz je razem z kartą „Etap 3”.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw sytuację</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Cofa ostatnią zmianę.</translation>
    </message>
    <message>
        <source>Everything fits the rules.</source>
        <translation>Wszystko zgadza się z zasadami.</translation>
    </message>
    <message>
        <source>Starts a game from here; H gives a hint.</source>
        <translation>Zaczyna grę, która toczy się dalej stąd; H daje podpowiedź.</translation>
    </message>
    <message>
        <source>This game needs nothing else.</source>
        <translation>Ta gra nie wymaga nic więcej.</translation>
    </message>
    <message>
        <source>There is no game at the table.</source>
        <translation>Przy stole nie czeka żadna gra.</translation>
    </message>
    <message>
        <source>Not possible during an auction or a purchase.</source>
        <translation>Niemożliwe w trakcie licytacji lub zakupu.</translation>
    </message>
    <message>
        <source>Starts with the position of your current game.</source>
        <translation>Zaczyna od sytuacji w grze, która czeka.</translation>
    </message>
    <message>
        <source>{phase}: it is {name}&apos;s turn</source>
        <translation>{phase}: kolej na gracza {name}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>As in your game</source>
        <translation>Jak w twojej grze</translation>
    </message>
    <message>
        <source>Clears the table; board and players stay.</source>
        <translation>Czyści stół; plansza i gracze zostają.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Wraca do poprzedniego widoku.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kolej</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Rynki</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Dodatki</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Klawisz: {key}</translation>
    </message>
    <message>
        <source>What does not fit the rules</source>
        <translation>Co nie zgadza się z zasadami</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>{city}: out of play</source>
        <translation>{city}: nie bierze udziału</translation>
    </message>
    <message>
        <source>{city}: closed</source>
        <translation>{city}: zamknięte</translation>
    </message>
    <message>
        <source>{city}: marked</source>
        <translation>{city}: oznaczone</translation>
    </message>
    <message>
        <source>{city}: no house</source>
        <translation>{city}: brak stacji</translation>
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
        <translation>Wysokie napięcie</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n rounds</source>
        <translation>
            <numerusform>{board}, {edition}, %n runda</numerusform>
            <numerusform>{board}, {edition}, %n rundy</numerusform>
            <numerusform>{board}, {edition}, %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>cities powered</source>
        <comment>beside their number</comment>
        <translation>zasilone miasta</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>plant {plant}</source>
        <comment>below its lamps</comment>
        <translation>elektrownia {plant}</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>You own no plant.</source>
        <translation>Nie masz elektrowni.</translation>
    </message>
    <message>
        <source>Run your plants</source>
        <translation>Uruchom elektrownie</translation>
    </message>
    <message>
        <source>powers {count}</source>
        <translation>zasila {count}</translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation>stoi, paliwo zostaje</translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation>za mało paliwa</translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered</source>
        <translation>
            <numerusform>zasilone: {powered} z&#xa0;%n miasta</numerusform>
            <numerusform>zasilone: {powered} z&#xa0;%n miast</numerusform>
            <numerusform>zasilone: {powered} z&#xa0;%n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered, {dark} dark</source>
        <translation>
            <numerusform>zasilone: {powered} z&#xa0;%n miasta, bez prądu: {dark}</numerusform>
            <numerusform>zasilone: {powered} z&#xa0;%n miast, bez prądu: {dark}</numerusform>
            <numerusform>zasilone: {powered} z&#xa0;%n miast, bez prądu: {dark}</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mix of coal and oil</source>
        <translation>Następna mieszanka węgla i&#xa0;oleju</translation>
    </message>
    <message>
        <source>Switches on as many plants as can run together.</source>
        <translation>Włącza tyle elektrowni, ile może działać razem.</translation>
    </message>
    <message>
        <source>All that can run together are on.</source>
        <translation>Wszystkie, które mogą działać razem, są włączone.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a plant that does not run</comment>
        <translation>wył.</translation>
    </message>
    <message>
        <source>Money {before} → {after}.</source>
        <translation>Pieniądze {before} → {after}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>burns</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Burns {burnt} and pays you.</source>
        <translation>Spala {burnt} i&#xa0;przynosi ci pieniądze.</translation>
    </message>
    <message>
        <source>With {plant} as well: +{income}.</source>
        <translation>Razem z nr {plant}: +{income}.</translation>
    </message>
    <message numerus="yes">
        <source>Power for %n more; another city would bring {gain}.</source>
        <translation>
            <numerusform>Prądu starczy na jeszcze %n; kolejne miasto dałoby {gain}.</numerusform>
            <numerusform>Prądu starczy na jeszcze %n; kolejne miasto dałoby {gain}.</numerusform>
            <numerusform>Prądu starczy na jeszcze %n; kolejne miasto dałoby {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Uruchom %n, zarób {income}</numerusform>
            <numerusform>Uruchom %n, zarób {income}</numerusform>
            <numerusform>Uruchom %n, zarób {income}</numerusform>
        </translation>
    </message>
    <message>
        <source>No plant would run. Press Enter again to take just {income}.</source>
        <translation>Żadna elektrownia nie będzie działać. Naciśnij Enter jeszcze raz, aby wziąć tylko {income}.</translation>
    </message>
    <message>
        <source>Run nothing, earn {income}</source>
        <translation>Nic nie uruchamiaj, zarób {income}</translation>
    </message>
</context>
<context>
    <name>ProfileView</name>
    <message>
        <source>How you play</source>
        <translation>Jak grasz</translation>
    </message>
    <message>
        <source>Finish a game of your own, and this page shows how you play.</source>
        <translation>Dokończ własną grę, a&#xa0;ta strona pokaże, jak grasz.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Shows who won how often, by board, edition, level or number of players.</source>
        <translation>Pokazuje, kto ile razy wygrał, według planszy, wydania, poziomu lub liczby graczy.</translation>
    </message>
    <message>
        <source>A few more games will show how you play.</source>
        <translation>Po kilku kolejnych grach będzie widać, jak grasz.</translation>
    </message>
    <message>
        <source>You play much like the winners.</source>
        <translation>Grasz podobnie jak zwycięzcy.</translation>
    </message>
    <message>
        <source>The house is you; the line through it is the margin of error. The light band holds half of all winners.</source>
        <translation>Domek to ty; linia pokazuje margines przypadku. W&#xa0;jasnym pasie mieści się połowa zwycięzców.</translation>
    </message>
    <message>
        <source>Try next: puzzles from your own games show where moves were lost.</source>
        <translation>Następnym razem: zagadki z twoich własnych gier pokażą, gdzie stracono ruchy.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zagadki</translation>
    </message>
    <message>
        <source>Shows positions in which one move is best.</source>
        <translation>Pokazuje pozycje, w których jeden ruch jest najlepszy.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Twój ranking</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z {whole}</translation>
    </message>
    <message numerus="yes">
        <source>Reading {read} of %n games</source>
        <translation>
            <numerusform>Czytanie: {read} z %n gry</numerusform>
            <numerusform>Czytanie: {read} z %n gier</numerusform>
            <numerusform>Czytanie: {read} z %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>games won; by chance alone: {chance}</source>
        <translation>wygranych gier; z&#xa0;samego przypadku: {chance}</translation>
    </message>
    <message>
        <source>seats won; by chance alone: {chance}</source>
        <translation>wygranych miejsc; z samego przypadku: {chance}</translation>
    </message>
    <message>
        <source>with its 95 % range; games with hints do not count</source>
        <translation>z&#xa0;zakresem 95%; gry z&#xa0;podpowiedziami się nie liczą</translation>
    </message>
    <message>
        <source>the line marks what winners buy</source>
        <translation>kreska: co kupują zwycięzcy</translation>
    </message>
    <message>
        <source>Ahead of</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>Won, by board</source>
        <translation>Wygrane według planszy</translation>
    </message>
    <message>
        <source>Plants bought</source>
        <translation>Kupione elektrownie</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>money</source>
        <translation>pieniądze</translation>
    </message>
    <message>
        <source>can power</source>
        <comment>so many cities</comment>
        <translation>elektrownie na</translation>
    </message>
    <message>
        <source>{plant} is scrapped</source>
        <translation>{plant} odpada</translation>
    </message>
    <message>
        <source>fuel discarded</source>
        <translation>usuwane paliwo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel discarded</comment>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>No puzzles here.</source>
        <translation>Nie ma tu zagadek.</translation>
    </message>
    <message>
        <source>Your answer cannot be saved: {reason}.</source>
        <translation>Nie można zapisać odpowiedzi: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>rozwiązane: {solved} z %n</numerusform>
            <numerusform>rozwiązane: {solved} z %n</numerusform>
            <numerusform>rozwiązane: {solved} z %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due again today</source>
        <translation>
            <numerusform>%n wraca dzisiaj</numerusform>
            <numerusform>%n wracają dzisiaj</numerusform>
            <numerusform>%n wraca dzisiaj</numerusform>
        </translation>
    </message>
    <message>
        <source>your game</source>
        <translation>twoja gra</translation>
    </message>
    <message>
        <source>{leader} bids {bid}. {name}: raise or pass?</source>
        <translation>{leader} oferuje {bid}. {name}: przebić czy spasować?</translation>
    </message>
    <message>
        <source>{name} is to buy fuel. What, if anything?</source>
        <translation>{name} kupuje paliwo. Jakie, jeśli w ogóle?</translation>
    </message>
    <message>
        <source>{name} is to build. Where, if anywhere?</source>
        <translation>{name} buduje. Gdzie, jeśli w ogóle?</translation>
    </message>
    <message>
        <source>{name} is to open an auction. Which plant, if any?</source>
        <translation>{name} otwiera licytację. Która elektrownia, jeśli w ogóle?</translation>
    </message>
    <message>
        <source>{chance}% · {action}</source>
        <comment>chance of winning</comment>
        <translation>{chance}% · {action}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Zaczyna nową grę od tej pozycji.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Wraca do poprzedniego widoku.</translation>
    </message>
    <message>
        <source>Right: {best}.</source>
        <translation>Dobrze: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Lepiej: {best}.</translation>
    </message>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</source>
        <translation>
            <numerusform>W %n kontynuacji lepiej o {margin} ± {error} pkt, na pierwszy rzut oka o {first}.</numerusform>
            <numerusform>W %n kontynuacjach lepiej o {margin} ± {error} pkt, na pierwszy rzut oka o {first}.</numerusform>
            <numerusform>W %n kontynuacjach lepiej o {margin} ± {error} pkt, na pierwszy rzut oka o {first}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: {done}.</source>
        <translation>W grze: {done}.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} after the last of %n</source>
        <translation>
            <numerusform>twój ranking {points} (od {low} do {high}), {change} po jedynej grze</numerusform>
            <numerusform>twój ranking {points} (od {low} do {high}), {change} po ostatniej z&#xa0;%n gier</numerusform>
            <numerusform>twój ranking {points} (od {low} do {high}), {change} po ostatniej z&#xa0;%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, {low} to {high}; last game {change}</source>
        <translation>ranking, od {low} do {high}; ostatnia gra {change}</translation>
    </message>
    <message>
        <source>You haven&apos;t played a rated game yet, so this is a first guess.</source>
        <translation>Nie masz jeszcze gry liczonej do rankingu, więc to pierwsze oszacowanie.</translation>
    </message>
    <message numerus="yes">
        <source>An even match for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>Wyrównana gra dla twojego rankingu {points} (od {low} do {high}) po %n grze.</numerusform>
            <numerusform>Wyrównana gra dla twojego rankingu {points} (od {low} do {high}) po %n grach.</numerusform>
            <numerusform>Wyrównana gra dla twojego rankingu {points} (od {low} do {high}) po %n grach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>{figure} was my ceiling: {why}.</source>
        <translation>{figure} to był mój pułap: {why}.</translation>
    </message>
    <message>
        <source>I would have gone up to {figure}: {why}.</source>
        <translation>Mój pułap był wyżej, {figure}: {why}.</translation>
    </message>
    <message>
        <source>I did not want plant {figure}: {why}.</source>
        <translation>Elektrownia {figure} mnie nie kusi: {why}.</translation>
    </message>
    <message>
        <source>I could not bid {figure}: {why}.</source>
        <translation>Nie mogę licytować {figure}: {why}.</translation>
    </message>
    <message>
        <source>I wanted no plant: {why}.</source>
        <translation>Żadna elektrownia mnie nie kusi: {why}.</translation>
    </message>
    <message>
        <source>I kept my {figure} Elektro: {why}.</source>
        <translation>Moje {figure} Elektro zostaje u mnie: {why}.</translation>
    </message>
    <message>
        <source>plant {value} needs no fuel</source>
        <translation>elektrownia {value} nie potrzebuje paliwa</translation>
    </message>
    <message>
        <source>fuel for plant {value} is cheap</source>
        <translation>paliwo do elektrowni {value} jest tanie</translation>
    </message>
    <message>
        <source>fuel for plant {value} is expensive</source>
        <translation>paliwo do elektrowni {value} jest drogie</translation>
    </message>
    <message>
        <source>capacity +{value}</source>
        <translation>moc +{value}</translation>
    </message>
    <message>
        <source>it was worth that much to me</source>
        <translation>tyle była dla mnie warta</translation>
    </message>
    <message>
        <source>it would not power any more cities</source>
        <translation>nie zasiliłaby ani jednego miasta więcej</translation>
    </message>
    <message>
        <source>my plants can power {value} cities already</source>
        <translation>moje elektrownie mogą już zasilić {value} miast</translation>
    </message>
    <message>
        <source>that was all my money</source>
        <translation>to były wszystkie moje pieniądze</translation>
    </message>
    <message>
        <source>I had only {value} Elektro</source>
        <translation>mam tylko {value} Elektro</translation>
    </message>
    <message>
        <source>it was not worth its price</source>
        <translation>nie była warta swojej ceny</translation>
    </message>
    <message>
        <source>nothing on offer was worth its price</source>
        <translation>nic z oferty nie było warte swojej ceny</translation>
    </message>
    <message>
        <source>I can power no more than {value}</source>
        <translation>więcej niż {value} zasilić nie mogę</translation>
    </message>
    <message>
        <source>it will serve me better later</source>
        <translation>później bardziej mi się przyda</translation>
    </message>
    <message>
        <source>I would rather build</source>
        <translation>wolę budować</translation>
    </message>
    <message>
        <source>I would rather have money in hand</source>
        <translation>wolę mieć pieniądze w ręku</translation>
    </message>
    <message>
        <source>I like to bid</source>
        <translation>lubię licytować</translation>
    </message>
    <message>
        <source>I would rather have plants without fuel</source>
        <translation>wolę elektrownie bez paliwa</translation>
    </message>
    <message>
        <source>A builder: likes to connect one more city.</source>
        <translation>Budowniczy: chętnie przyłącza jeszcze jedno miasto.</translation>
    </message>
    <message>
        <source>A hoarder: likes to keep its money.</source>
        <translation>Oszczędny: woli zachować pieniądze.</translation>
    </message>
    <message>
        <source>A bidder: likes to raise once more.</source>
        <translation>Licytator: chętnie przebija jeszcze raz.</translation>
    </message>
    <message>
        <source>A green player: likes plants that need no fuel.</source>
        <translation>Ekolog: lubi elektrownie bez paliwa.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>All open</source>
        <translation>Wszystko odkryte</translation>
    </message>
    <message>
        <source>See it as {name}</source>
        <translation>Widok gracza {name}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>All</source>
        <comment>short for: all open</comment>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>action {n} of {last}</source>
        <translation>akcja {n} z {last}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu</comment>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Lists what has no room in this row.</source>
        <translation>Pokazuje to, na co w tym rzędzie brakuje miejsca.</translation>
    </message>
    <message>
        <source>This is the first move.</source>
        <translation>To pierwszy ruch.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>To ostatni ruch.</translation>
    </message>
    <message>
        <source>Goes back one move.</source>
        <translation>Cofa o jeden ruch.</translation>
    </message>
    <message>
        <source>Goes back one phase.</source>
        <translation>Cofa o jedną fazę.</translation>
    </message>
    <message>
        <source>Goes forward one move.</source>
        <translation>Idzie o jeden ruch dalej.</translation>
    </message>
    <message>
        <source>Goes forward one phase.</source>
        <translation>Idzie o jedną fazę dalej.</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Zaczyna nową grę od tej pozycji.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Tu gra jest już skończona.</translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation>Pokazuje wszystko.</translation>
    </message>
    <message>
        <source>Phase back</source>
        <comment>to the phase before</comment>
        <translation>Faza wstecz</translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>one move back</comment>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: as a film</comment>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Step forward</source>
        <comment>one move forward</comment>
        <translation>Krok dalej</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <comment>to the next phase</comment>
        <translation>Faza dalej</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Runda wstecz</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Runda dalej</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Do pierwszego ruchu</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Do ostatniego ruchu</translation>
    </message>
    <message>
        <source>Jump</source>
        <comment>button: to another round</comment>
        <translation>Skocz</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button: this position</comment>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the best move.</source>
        <translation>Pokazuje szanse wszystkich na wygraną i&#xa0;najlepszy ruch.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Plays the game like a film, or stops it.</source>
        <translation>Odtwarza grę jak film albo go zatrzymuje.</translation>
    </message>
    <message>
        <source>Lists all rounds and phases.</source>
        <translation>Pokazuje listę wszystkich rund i&#xa0;faz.</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the costliest moves.</source>
        <translation>Pokazuje szanse wszystkich na wygraną i&#xa0;najbardziej kosztowne ruchy.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Wraca do poprzedniego widoku.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: the film</comment>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation>Następne karty: {cards}</translation>
    </message>
    <message>
        <source>{name} makes a costly move ({cost}): {done}</source>
        <translation>{name}: kosztowny ruch ({cost}): {done}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
</context>
<context>
    <name>RestingPage</name>
    <message>
        <source>What has happened</source>
        <translation>Co się działo</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>luck of the cards, heading</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>How the cards drawn changed the chance of winning, compared with other cards.</source>
        <translation>Jak dobrane karty zmieniły szansę na wygraną w&#xa0;porównaniu z&#xa0;innymi kartami.</translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation>{action} ({chance})</translation>
    </message>
    <message>
        <source>Better: {action} ({chance}) · {reasons}</source>
        <translation>Lepiej: {action} ({chance}) · {reasons}</translation>
    </message>
    <message>
        <source>Analysing… {percent}%</source>
        <translation>Analiza… {percent}%</translation>
    </message>
    <message>
        <source>Analysis paused at {percent}%</source>
        <translation>Analiza wstrzymana: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>of the chance of winning</comment>
        <translation>
            <numerusform>−%n punkt</numerusform>
            <numerusform>−%n punkty</numerusform>
            <numerusform>−%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>in %; dots: costly moves</source>
        <translation>w %; kropki: drogie ruchy</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Najdroższe ruchy</translation>
    </message>
    <message>
        <source>Lost to mistakes and to cards, in percentage points</source>
        <translation>Strata przez błędy i&#xa0;przez karty, w&#xa0;punktach procentowych</translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation>kliknij, aby zobaczyć</translation>
    </message>
    <message>
        <source>no costly moves found</source>
        <translation>nie znaleziono drogich ruchów</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all moves</comment>
        <translation>Wszystkie</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>zasila {n} z {maximum}</translation>
    </message>
    <message>
        <source>powers none</source>
        <translation>nic nie zasila</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Rywale</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name} powers {powered} and earns {earned}</source>
        <translation>{name} zasila {powered} i zarabia {earned}</translation>
    </message>
    <message>
        <source>refill: {tokens}</source>
        <translation>na rynek: {tokens}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>na rynek</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end what counts is not how many cities you have, but how many of them you can power.</source>
        <translation>Prowadzisz firmę energetyczną. Licytujesz elektrownie, kupujesz paliwo, które one spalają, i&#xa0;włączasz miasta do swojej sieci, budując w&#xa0;nich stacje. Na koniec nie liczy się, ile miast masz w&#xa0;sieci, lecz ile z&#xa0;nich możesz zasilić.</translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures differ.</source>
        <translation>To zasady gry, która leży na stole. Plansza: {board}. Wydanie: {edition}. Gracze:&#xa0;{players}. Na innej planszy, w&#xa0;innym wydaniu albo przy innej liczbie graczy niektóre zasady i&#xa0;wiele liczb są inne.</translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation>Pięć faz rundy</translation>
    </message>
    <message>
        <source>A round has five phases: 1 turn order, 2 plants, 3 fuel, 4 building, 5 bureaucracy. A phase begins when everybody has finished the one before.</source>
        <translation>Runda ma pięć faz: 1 ustalanie kolejności graczy, 2 licytacja elektrowni, 3 zakup paliw, 4 rozbudowa sieci, 5 biurokracja. Faza zaczyna się, gdy wszyscy zakończą poprzednią.</translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: the last player in turn order buys fuel and builds first.</source>
        <translation>Fazy&#xa0;2 i&#xa0;5 rozgrywa się w&#xa0;kolejności graczy. Fazy&#xa0;3 i&#xa0;4 rozgrywa się w&#xa0;odwrotnej kolejności: ostatni gracz pierwszy kupuje paliwo i&#xa0;buduje.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody starts with {starting_money}. You pay for everything at once and in full, with the money you have: there is no credit.</source>
        <translation>Pieniądze liczy się w&#xa0;Elektro. Każdy zaczyna z&#xa0;kwotą {starting_money}. Za wszystko płaci się od razu i&#xa0;w&#xa0;całości, z&#xa0;posiadanych pieniędzy: kredytu nie ma.</translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation>Co robi elektrownia</translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids start at it. The fuel symbols show how many tokens one run burns. The figure beside the house shows how many cities one run powers.</source>
        <translation>Duża liczba na elektrowni to jej numer: według numerów układa się elektrownie, od najmniejszej do największej, i&#xa0;od numeru zaczyna się licytacja. Symbole paliwa pokazują, ile znaczników spala jedno uruchomienie. Liczba przy domku mówi, ile miast ono zasila.</translation>
    </message>
    <message>
        <source>A plant runs at most once a round, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
        <translation>Elektrownia działa w&#xa0;rundzie najwyżej raz, i&#xa0;to dokładnie z&#xa0;tą ilością paliwa, której potrzebuje, albo wcale. Elektrownie na wiatr i&#xa0;słońce oraz elektrownia fuzyjna nie potrzebują paliwa.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Przed pierwszą rundą</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Obszary w&#xa0;grze</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). They are connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Obszary w&#xa0;grze:&#xa0;{areas} ({area_names}). Łączą się ze sobą. Miasta i&#xa0;połączenia w&#xa0;innych obszarach w&#xa0;tej grze nie istnieją: nikt tam nie buduje ani nie łączy miast tamtędy.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet; they will be connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Obszary w&#xa0;grze:&#xa0;{areas}. Jeszcze nie wiadomo, które; będą się ze sobą łączyć. Miasta i&#xa0;połączenia w&#xa0;innych obszarach w&#xa0;tej grze nie istnieją: nikt tam nie buduje ani nie łączy miast tamtędy.</translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation>Pierwsze elektrownie i&#xa0;stos</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}. Plant {first_card} is on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Na początku na rynku leżą elektrownie {opening_market}. Elektrownia {first_card} leży na wierzchu stosu, a&#xa0;karta „Etap&#xa0;3” na spodzie. Wszystkie pozostałe elektrownie są wtasowane między nie.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn to form the first market. One more is placed unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>Elektrownie {plugs} mają na odwrocie wtyczkę, wszystkie inne gniazdko. Osiem wylosowanych elektrowni z&#xa0;wtyczką tworzy pierwszy rynek. Jeszcze jedną kładzie się zakrytą na wierzch stosu, a&#xa0;kartę „Etap&#xa0;3” na spód. Wszystkie pozostałe elektrownie są wtasowane między nie.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed: {removed_others}.</source>
        <translation>Wcześniej część tych pozostałych elektrowni usuwa się losowo z&#xa0;gry i&#xa0;nikt nie widzi, które. Liczba usuniętych elektrowni:&#xa0;{removed_others}.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation>Wcześniej część tych pozostałych elektrowni usuwa się losowo z&#xa0;gry i&#xa0;nikt nie widzi, które. Liczba usuniętych elektrowni z&#xa0;wtyczką:&#xa0;{removed_plugs}; z&#xa0;gniazdkiem:&#xa0;{removed_others}.</translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation>Pieniądze, paliwo i&#xa0;pierwsza kolejność</translation>
    </message>
    <message>
        <source>Everybody starts with {starting_money} Elektro and no plants, fuel or cities. The first turn order is random. These tokens are in the fuel market at the start, on the most expensive spaces; all others are in the supply.</source>
        <translation>Każdy zaczyna z&#xa0;kwotą {starting_money}&#xa0;Elektro, bez elektrowni, paliwa i&#xa0;miast. Pierwszą kolejność graczy ustala los. Te znaczniki leżą na początku na rynku paliw, na najdroższych polach; wszystkie inne są w&#xa0;zasobach ogólnych.</translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation>Bank jako trzecia firma</translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It triggers neither Step 2 nor the end of the game, and it cannot win.</source>
        <translation>Trzecia firma, bank, zabiera obu graczom elektrownie, paliwo i&#xa0;miejsca w&#xa0;miastach. Nie ma pieniędzy i&#xa0;za nic nie płaci. W&#xa0;kolejności graczy jest zawsze drugi. Nie wywołuje ani Etapu&#xa0;2, ani końca gry i&#xa0;nie może wygrać.</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Miasta startowe</translation>
    </message>
    <message>
        <source>Before round 1 each player, in turn order, marks an empty city with a uranium token from the supply.</source>
        <translation>Przed 1.&#xa0;rundą każdy gracz, w&#xa0;kolejności graczy, oznacza puste miasto znacznikiem uranu z&#xa0;zasobów ogólnych.</translation>
    </message>
    <message>
        <source>When the bank&apos;s six houses are placed, each player, in turn order, marks an empty city with a uranium token from the supply. The bank puts a house on the {house2}-place of that city at once.</source>
        <translation>Gdy stoi już sześć stacji banku, każdy gracz, w&#xa0;kolejności graczy, oznacza puste miasto znacznikiem uranu z&#xa0;zasobów ogólnych. W&#xa0;tym mieście bank od razu dostaje stację na miejscu za {house2}.</translation>
    </message>
    <message>
        <source>Every network starts in a marked city, no matter who marked it; the token then goes back to the supply. Nobody else builds on the {house1}-place of a city while it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation>Każda sieć zaczyna się w&#xa0;oznaczonym mieście, bez względu na to, kto je oznaczył; jego znacznik wraca wtedy do zasobów ogólnych. Dopóki miasto jest oznaczone, nikt inny nie buduje w&#xa0;nim na miejscu za {house1}. W&#xa0;Etapie&#xa0;1 oznaczone miasta są więc zamknięte dla wszystkich innych stacji.</translation>
    </message>
    <message>
        <source>Phase 1: turn order</source>
        <translation>Faza&#xa0;1: kolejność graczy</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność graczy</translation>
    </message>
    <message>
        <source>The player with the most cities is first, then the player with the next most, and so on. Ties are broken by the higher number of the highest plant. Players still tied keep their previous order.</source>
        <translation>Pierwszy jest ten, kto ma najwięcej miast, potem ten, kto ma ich najwięcej z&#xa0;pozostałych, i&#xa0;tak dalej. Przy remisie decyduje wyższy numer największej elektrowni. Kto nadal remisuje, zachowuje dotychczasową kolejność.</translation>
    </message>
    <message>
        <source>In round 1 the order is random. Right after Phase 2 of round 1 it is set again by the rule above. As nobody has a city then, plants decide.</source>
        <translation>W&#xa0;1.&#xa0;rundzie decyduje los. Zaraz po Fazie&#xa0;2 pierwszej rundy kolejność ustala się na nowo według powyższej zasady. Nikt nie ma wtedy miasta, więc decydują elektrownie.</translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation>Bank jest zawsze drugi.</translation>
    </message>
    <message>
        <source>Going first is a disadvantage: you open auctions before the others, and you buy fuel and build after them.</source>
        <translation>Pierwsze miejsce jest niekorzystne: zaczynasz licytacje przed innymi, a&#xa0;paliwo kupujesz i&#xa0;budujesz po nich.</translation>
    </message>
    <message>
        <source>Phase 2: plants</source>
        <translation>Faza&#xa0;2: licytacja elektrowni</translation>
    </message>
    <message>
        <source>The plant market</source>
        <translation>Rynek elektrowni</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. A player who passes instead of opening an auction gets no plant this round.</source>
        <translation>W&#xa0;kolejności graczy każdy wskazuje jedną elektrownię do licytacji i&#xa0;podaje pierwszą ofertę albo pasuje. Kto pasuje, zamiast wskazać elektrownię, nie kupi już w&#xa0;tej rundzie żadnej.</translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next player who has neither bought nor passed opens. Otherwise the same player opens again.</source>
        <translation>Jeśli licytację wygrywa gracz, który ją rozpoczął, kolejną elektrownię wskazuje następna osoba, która jeszcze nie kupiła i&#xa0;nie spasowała. W&#xa0;przeciwnym razie ten sam gracz wskazuje ponownie.</translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation>Ile licytować</translation>
    </message>
    <message>
        <source>The minimum opening bid is the number of the plant. Each later bid must be higher than the one before. Nobody may bid more money than they have.</source>
        <translation>Minimalna oferta to numer elektrowni. Każda następna musi być wyższa od poprzedniej. Nikt nie może zaoferować więcej pieniędzy, niż ma.</translation>
    </message>
    <message>
        <source>For the plant with the discount token the minimum bid is 1.</source>
        <translation>Za elektrownię ze znacznikiem zniżki minimalna oferta to 1.</translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation>Kto kupuje ostatni</translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its minimum bid, without an auction.</source>
        <translation>Gdy wszyscy inni kupili elektrownię lub spasowali, ostatni gracz może wziąć elektrownię za minimalną cenę, bez licytacji.</translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation>Elektrownie w&#xa0;1.&#xa0;rundzie</translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation>Za dużo elektrowni</translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. A player who buys one too many scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation>Tyle elektrowni może mieć gracz: {plants_allowed}. Kto kupi o&#xa0;jedną za dużo, od razu usuwa jedną ze starszych; nowej usunąć nie można.</translation>
    </message>
    <message>
        <source>Fuel on a scrapped plant may move to your other plants that can store it, including the new one. You may leave some or all of it behind. Fuel that does not fit or is left behind goes to the supply. If coal and oil compete for the same room on hybrids, you choose which tokens go.</source>
        <translation>Paliwo usuwanej elektrowni może przejść do innych twoich elektrowni, które mogą je magazynować, także do nowej. Możesz zostawić jego część albo całość. To, na co nie ma miejsca lub co zostawiasz, trafia do zasobów ogólnych. Jeśli dla węgla i oleju zostaje to samo miejsce w elektrowniach hybrydowych, wybierasz, które znaczniki odpadają.</translation>
    </message>
    <message>
        <source>On this board burnt coal does not go to the supply but to the coal storage. The coal market is refilled from the storage first and, once that is empty, from the supply.</source>
        <translation>Na tej planszy spalony węgiel nie wraca do zasobów ogólnych, lecz trafia do składu węgla. Węgiel na rynku uzupełnia się najpierw ze składu, a gdy jest pusty, z zasobów ogólnych.</translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Gdy na rynku nie ma węgla, możesz kupić go ze składu, po {coal_storage_price}&#xa0;Elektro za znacznik. Węgiel z&#xa0;usuniętej elektrowni trafia do zasobów ogólnych; tam nikt nie może go kupić.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too.</source>
        <translation>Twoja pierwsza stacja może stanąć w&#xa0;dowolnym mieście w&#xa0;grze, w&#xa0;którym nikt nie ma stacji, także w&#xa0;późniejszych Etapach.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too, except these: {no_start}.</source>
        <translation>Twoja pierwsza stacja może stanąć w&#xa0;dowolnym mieście w&#xa0;grze, w&#xa0;którym nikt nie ma stacji, także w&#xa0;późniejszych Etapach, z&#xa0;wyjątkiem tych: {no_start}.</translation>
    </message>
    <message>
        <source>Your first house goes in one of these cities, in later Steps too: {begin_in}.</source>
        <translation>Twoja pierwsza stacja staje w&#xa0;jednym z&#xa0;tych miast, także w&#xa0;późniejszych Etapach: {begin_in}.</translation>
    </message>
    <message>
        <source>It costs {first_house} Elektro, and no connection is paid.</source>
        <translation>Pierwsza stacja kosztuje {first_house}&#xa0;Elektro, bez opłaty przyłączeniowej.</translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up.</source>
        <translation>Koszty wszystkich połączeń po kolei się sumują.</translation>
    </message>
    <message>
        <source>A route may pass through anybody&apos;s cities, empty or full, but not through areas out of play. Connections belong to nobody: they are paid again each time. Nobody may build twice in a city.</source>
        <translation>Połączenia mogą prowadzić przez miasta każdego gracza, puste i&#xa0;pełne, ale nie przez obszary poza grą. Nie należą do nikogo: za każdym razem płaci się za nie od nowa. Nikt nie buduje w&#xa0;jednym mieście dwa razy.</translation>
    </message>
    <message>
        <source>A city usually has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. Some cities have fewer places or other prices, as shown on their signs. You always take the cheapest free place.</source>
        <translation>Miasto ma zwykle trzy miejsca. Stacja na pierwszym kosztuje {house1}&#xa0;Elektro, na drugim {house2}, na trzecim {house3}. Niektóre miasta mają mniej miejsc albo inne ceny, jak widać na ich tabliczkach. Zawsze zajmujesz najtańsze wolne miejsce.</translation>
    </message>
    <message>
        <source>In Step 1 the first place of a city is open, in Step 2 also the second, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation>W&#xa0;Etapie&#xa0;1 otwarte jest pierwsze miejsce w&#xa0;mieście, w&#xa0;Etapie&#xa0;2 także drugie, w&#xa0;Etapie&#xa0;3 wszystkie trzy. Gdzie wszystkie otwarte miejsca są zajęte, nikt inny nie zbuduje aż do następnego Etapu.</translation>
    </message>
    <message>
        <source>Closed in Step 1, as they have no first place: {late_cities}.</source>
        <translation>W&#xa0;Etapie&#xa0;1 zamknięte, bo nie mają pierwszego miejsca: {late_cities}.</translation>
    </message>
    <message>
        <source>Whenever a player builds on the first place of a city without a house, the bank puts a house on the second place, if the city has one and the bank has houses left. That city is then closed to the other player in Step 2.</source>
        <translation>Ilekroć gracz buduje na pierwszym miejscu w&#xa0;mieście, w&#xa0;którym nie było stacji, bank stawia stację na drugim miejscu, jeśli miasto je ma, a&#xa0;bankowi zostały jeszcze stacje. W&#xa0;Etapie&#xa0;2 to miasto jest wtedy zamknięte dla drugiego gracza.</translation>
    </message>
    <message>
        <source>In turn order each player decides which of their plants run. Each burns exactly its fuel and powers as many cities as its figure says; it makes no difference which of your cities they are. Power beyond your number of cities is lost.</source>
        <translation>W&#xa0;kolejności graczy każdy wybiera, które ze swoich elektrowni uruchamia. Każda spala dokładnie swoje paliwo i&#xa0;zasila tyle miast, ile podaje jej liczba; które z&#xa0;twoich miast to są, nie ma znaczenia. Prąd ponad liczbę twoich miast przepada.</translation>
    </message>
    <message>
        <source>You may leave plants idle.</source>
        <translation>Elektrownie można zostawić wyłączone.</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market; coal comes from the coal storage first. They fill the most expensive free spaces first. If there are too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Po wypłatach nowe znaczniki trafiają z zasobów ogólnych na rynek; węgiel bierze się najpierw ze składu węgla. Najpierw zajmują najdroższe wolne pola. Jeśli jest ich za mało, trafiają tylko te. Przy tej liczbie graczy liczba znaczników to:</translation>
    </message>
    <message>
        <source>If the bank takes that plant, it is not bought, and uranium is refilled as before.</source>
        <translation>Jeśli tę elektrownię weźmie bank, nie liczy się jako kupiona, a uran uzupełnia się jak dotąd.</translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Po uzupełnieniu, w&#xa0;Etapach&#xa0;1 i&#xa0;2, największa elektrownia rynku przyszłego trafia zakryta pod stos, pod kartę „Etap&#xa0;3”, i&#xa0;zostaje zastąpiona. W&#xa0;Etapie&#xa0;3 zamiast tego najmniejsza elektrownia rynku odpada z&#xa0;gry i&#xa0;zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation>Znacznik zniżki</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Spala</translation>
    </message>
    <message>
        <source>What is special about this board</source>
        <translation>Co jest szczególnego na tej planszy</translation>
    </message>
    <message>
        <source>Plants that are not used: {plants_out}.</source>
        <translation>Elektrownie, których się nie używa: {plants_out}.</translation>
    </message>
    <message>
        <source>Plants that are always in the opening market: {opening_market}.</source>
        <translation>Elektrownie, które zawsze leżą na pierwszym rynku: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen: {never_removed}.</source>
        <translation>Elektrownie, których nigdy nie usuwa się w ciemno: {never_removed}.</translation>
    </message>
    <message>
        <source>These plants are set aside at first: {aside}. When Step 2 begins they go on top of the draw pile, in this order.</source>
        <translation>Te elektrownie leżą najpierw z boku: {aside}. Gdy zaczyna się Etap 2, trafiają w tej kolejności na wierzch stosu.</translation>
    </message>
    <message>
        <source>If the lowest plant of the future market needs no fuel, it is for sale too.</source>
        <translation>Jeśli najmniejsza elektrownia rynku przyszłego nie potrzebuje paliwa, też jest na sprzedaż.</translation>
    </message>
    <message>
        <source>When the first player in a round declines to open an auction, the lowest plant is removed from the game and replaced.</source>
        <translation>Gdy pierwszy gracz w rundzie rezygnuje z otwarcia licytacji, najmniejsza elektrownia odpada z gry i zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well, unless a plant was removed in the same round with the discount token on it.</source>
        <translation>W&#xa0;Fazie&#xa0;5 Etapów&#xa0;1 i&#xa0;2&#xa0;odpada też najmniejsza elektrownia, chyba że w&#xa0;tej samej rundzie odpadła już elektrownia ze znacznikiem zniżki.</translation>
    </message>
    <message>
        <source>If no plant is sold in a round, two plants are removed instead of one, each time the lowest.</source>
        <translation>Jeśli w&#xa0;rundzie nie sprzedano elektrowni, odpadają dwie zamiast jednej, za każdym razem najmniejsza.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2; Phase 2 itself follows the order of the round before.</source>
        <translation>Kolejność ustala się po Fazie&#xa0;2; sama Faza&#xa0;2 przebiega w&#xa0;kolejności z&#xa0;poprzedniej rundy.</translation>
    </message>
    <message>
        <source>A city that no connection reaches may be connected too. In place of the connection it costs: {second_network_cost}.</source>
        <translation>Można też włączyć do sieci miasto, do którego nie prowadzi żadne połączenie. Zamiast połączenia kosztuje to: {second_network_cost}.</translation>
    </message>
    <message>
        <source>Cities in which no network may start: {no_start}.</source>
        <translation>Miasta, w których nie zaczyna się żadna sieć: {no_start}.</translation>
    </message>
    <message>
        <source>Some cities have fewer places or other prices, as shown on their signs.</source>
        <translation>Niektóre miasta mają mniej miejsc albo inne ceny, jak widać na ich tabliczkach.</translation>
    </message>
    <message>
        <source>In some cities other numbers of places are open in Steps 1, 2 and 3, for a first house too. {open_places}.</source>
        <translation>W niektórych miastach w Etapach 1, 2 i 3 otwarte są inne liczby miejsc, także dla pierwszej stacji. {open_places}.</translation>
    </message>
    <message>
        <source>Step 2 also begins when every city in play has a house.</source>
        <translation>Etap&#xa0;2 zaczyna się też, gdy w&#xa0;każdym mieście w&#xa0;grze stoi stacja.</translation>
    </message>
    <message>
        <source>These are uranium mines: {mines}. A mine is auctioned like a plant and counts for the turn order, but it powers nothing, does not count towards the limit and is never scrapped.</source>
        <translation>Kopalnie uranu to: {mines}. Kopalnię licytuje się jak elektrownię i&#xa0;liczy się ona do kolejności graczy, ale niczego nie zasila, nie liczy się do limitu i&#xa0;nigdy się jej nie usuwa.</translation>
    </message>
    <message>
        <source>The uranium market shows what mines earn. In Phase 5, after everybody has been paid, the last in turn order sells first: the price of the most expensive empty space for every city shown on their mines. Then one token for each of these mines goes on the most expensive empty spaces. With no empty space nothing is earned. Mines sell once more before the final count.</source>
        <translation>Rynek uranu pokazuje, ile zarabiają kopalnie. W&#xa0;Fazie&#xa0;5, po wypłatach, jako pierwszy sprzedaje ostatni w&#xa0;kolejności: cenę najdroższego wolnego pola za każde miasto widoczne na jego kopalniach. Potem za każdą z&#xa0;tych kopalń na najdroższe wolne pole trafia jeden znacznik. Bez wolnego pola nie ma zarobku. Przed ostatecznym liczeniem kopalnie sprzedają jeszcze raz.</translation>
    </message>
    <message>
        <source>After the sale tokens are removed from the cheapest spaces of the uranium market, in Steps 1, 2 and 3: {uranium_leaves}.</source>
        <translation>Po sprzedaży z najtańszych pól rynku uranu znikają znaczniki, w Etapach 1, 2 i 3: {uranium_leaves}.</translation>
    </message>
    <message>
        <source>From Step 3 on a token of coal, oil or garbage costs more than the market shows, by: {carbon_tax}.</source>
        <translation>Od Etapu 3 znacznik węgla, oleju lub odpadów kosztuje więcej, niż pokazuje rynek, o: {carbon_tax}.</translation>
    </message>
    <message>
        <source>No connection costs more than this, and any city that no connection reaches may be connected for the same: {longest_way}.</source>
        <translation>Żadne połączenie nie kosztuje więcej, a&#xa0;za tyle samo można włączyć do sieci także miasto, do którego nie prowadzi połączenie: {longest_way}.</translation>
    </message>
    <message>
        <source>Areas in play need not touch.</source>
        <translation>Obszary w grze nie muszą się stykać.</translation>
    </message>
    <message>
        <source>Networks start only in {begin_in}.</source>
        <translation>Sieć zaczyna się tylko tutaj: {begin_in}.</translation>
    </message>
    <message>
        <source>Everybody may have two networks. The second also starts in one of these cities, once in the game, and its first house costs no connection.</source>
        <translation>Każdy może mieć dwie sieci. Druga też zaczyna się w&#xa0;jednym z&#xa0;tych miast, raz w&#xa0;grze, a&#xa0;jej pierwsza stacja nie kosztuje połączenia.</translation>
    </message>
    <message>
        <source>In Phase 3 players buy one token at a time, one after another in reverse turn order. A player who stops is out for this phase.</source>
        <translation>W&#xa0;Fazie&#xa0;3 każdy kupuje po jednym znaczniku, po kolei w&#xa0;odwrotnej kolejności graczy. Kto przestaje, nie kupuje już w&#xa0;tej fazie.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 no token is sold for more than this: {price_limits}. In Step 3 there is no limit.</source>
        <translation>W&#xa0;Etapach&#xa0;1 i&#xa0;2 żaden znacznik nie kosztuje więcej niż: {price_limits}. W&#xa0;Etapie&#xa0;3 limitu nie ma.</translation>
    </message>
    <message>
        <source>Everybody must power as many cities as possible.</source>
        <translation>Każdy musi zasilić tyle miast, ile się da.</translation>
    </message>
    <message>
        <source>If all players together connect more cities in a round than this, there is a power outage: {most_built}. Then everybody is paid less in Phase 5, for each of their cities: {outage_cut}. Nobody has to pay in.</source>
        <translation>Jeśli wszyscy razem włączą w&#xa0;rundzie do sieci więcej miast niż tyle, dochodzi do awarii sieci: {most_built}. Wtedy każdy dostaje w&#xa0;Fazie&#xa0;5 mniej, za każde swoje miasto o: {outage_cut}. Nikt nie musi dopłacać.</translation>
    </message>
    <message>
        <source>The whole game stays in Step 1. There is no Step 3 card.</source>
        <translation>Cała gra toczy się w Etapie 1. Nie ma karty „Etap 3”.</translation>
    </message>
    <message>
        <source>A city next to one of yours costs no connection. Otherwise each city the route passes through costs this, whoever owns it: {passing_cost}.</source>
        <translation>Miasto obok własnego nie kosztuje połączenia. W&#xa0;innym razie każde miasto, przez które prowadzi połączenie, kosztuje tyle, czyjekolwiek jest: {passing_cost}.</translation>
    </message>
    <message>
        <source>Cities closed at random: {closed}. Nobody may build there, but routes may pass through.</source>
        <translation>Wylosowane zamknięte miasta: {closed}. Nikt tam nie buduje, ale połączenia mogą przez nie prowadzić.</translation>
    </message>
    <message>
        <source>In Phase 5 this many of the highest plants of the future market are set aside: {side_pile}. When the draw pile runs out, they are shuffled and replace it; from then on only the highest goes under the pile. When it runs out again, all plants are for sale, and the lowest is removed in each Phase 5.</source>
        <translation>W&#xa0;Fazie&#xa0;5 odkłada się tyle największych elektrowni rynku przyszłego: {side_pile}. Gdy stos się wyczerpie, tasuje się je i&#xa0;zastępują go; odtąd tylko największa trafia pod stos. Gdy wyczerpie się znowu, wszystkie elektrownie są na sprzedaż, a&#xa0;w&#xa0;każdej Fazie&#xa0;5&#xa0;odpada najmniejsza.</translation>
    </message>
    <message>
        <source>You pay for connections by the cities they enter: each city has its own cost, shown on the sign beside it.</source>
        <translation>Za połączenia płaci się według miast, do których wchodzą: każde ma własny koszt, podany na tabliczce obok.</translation>
    </message>
    <message>
        <source>There is no uranium, and there are no nuclear plants.</source>
        <translation>Nie ma uranu ani elektrowni atomowych.</translation>
    </message>
    <message>
        <source>Up to plant {row_sorted} the draw pile is sorted. When the Step 3 card is drawn, it is removed with the lowest plant, and Step 3 begins at once. Plants in the row from then on: {row_step3}.</source>
        <translation>Do elektrowni {row_sorted} stos jest uporządkowany. Gdy zostanie odkryta karta „Etap&#xa0;3”, odpada razem z&#xa0;najmniejszą elektrownią i&#xa0;od razu zaczyna się Etap&#xa0;3. Elektrownie w&#xa0;rzędzie od tej chwili: {row_step3}.</translation>
    </message>
    <message>
        <source>Not for sale in Step 1: {banned_kinds}. Such a plant goes under the draw pile at once and is replaced. Plants removed from the game instead: {leave_in_step1}.</source>
        <translation>W&#xa0;Etapie&#xa0;1 nie na sprzedaż: {banned_kinds}. Taka elektrownia od razu trafia pod stos i&#xa0;jest zastępowana. Elektrownie, które zamiast tego odpadają z&#xa0;gry: {leave_in_step1}.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 when it is first drawn; in Phase 2, after that phase. It goes back under the shuffled pile and is replaced; then the two lowest plants are removed and replaced. In Phase 5 of Step 2 two plants go under the pile.</source>
        <translation>Gdy karta „Etap&#xa0;3” zostaje odkryta po raz pierwszy, zaczyna się Etap&#xa0;2; w&#xa0;Fazie&#xa0;2 dopiero po tej fazie. Karta wraca pod potasowany stos i&#xa0;jest zastępowana; potem odpadają dwie najmniejsze elektrownie i&#xa0;są zastępowane. W&#xa0;Fazie&#xa0;5 Etapu&#xa0;2 pod stos trafiają dwie elektrownie.</translation>
    </message>
    <message>
        <source>Tokens missing at the refill of {glut_fuel} make it cheaper: for each, the most expensive space is dropped and one at the lowest price is added. Once all of it is bought, the usual prices return.</source>
        <translation>Znaczniki, których brakuje przy uzupełnianiu ({glut_fuel}), obniżają cenę paliwa: za każdy znika najdroższe pole, a&#xa0;przybywa jedno z&#xa0;najniższą ceną. Gdy wszystko zostanie kupione, wracają zwykłe ceny.</translation>
    </message>
    <message>
        <source>There are two fuel markets. In a turn you buy at only one of them.</source>
        <translation>Są dwa rynki paliw. W turze kupujesz tylko na jednym z nich.</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Obszary w&#xa0;grze:&#xa0;{areas} ({area_names}). Miasta i&#xa0;połączenia w&#xa0;innych obszarach w&#xa0;tej grze nie istnieją: nikt tam nie buduje ani nie łączy miast tamtędy.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Obszary w&#xa0;grze:&#xa0;{areas}. Jeszcze nie wiadomo, które. Miasta i&#xa0;połączenia w&#xa0;innych obszarach w&#xa0;tej grze nie istnieją: nikt tam nie buduje ani nie łączy miast tamtędy.</translation>
    </message>
    <message>
        <source>Where the players choose the areas, the turn order is drawn at random first. They choose one after another in that order, starting again with the first until all are chosen.</source>
        <translation>Gdy obszary wybierają gracze, najpierw losuje się kolejność graczy. W&#xa0;tej kolejności wybierają po jednym i&#xa0;znów od pierwszego, aż wszystkie będą wybrane.</translation>
    </message>
    <message>
        <source>Each area but the first must touch one chosen before.</source>
        <translation>Każdy obszar poza pierwszym musi sąsiadować z&#xa0;wybranym wcześniej.</translation>
    </message>
    <message>
        <source>Each area but the first on its island must touch one chosen before.</source>
        <translation>Każdy obszar poza pierwszym na swojej wyspie musi sąsiadować z&#xa0;wybranym wcześniej.</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}.</source>
        <translation>Na początku na rynku leżą elektrownie {opening_market}.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Number of plants with a plug drawn to form the first market: {plugs_drawn}.</source>
        <translation>Elektrownie {plugs} mają na odwrocie wtyczkę, wszystkie inne gniazdko. Tyle wylosowanych elektrowni z&#xa0;wtyczką tworzy pierwszy rynek:&#xa0;{plugs_drawn}.</translation>
    </message>
    <message>
        <source>On top of the draw pile, from the top: {first_cards}.</source>
        <translation>Na wierzchu stosu, od góry: {first_cards}.</translation>
    </message>
    <message>
        <source>Below them, shuffled: {next_cards}.</source>
        <translation>Pod nimi, potasowane: {next_cards}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, and the Step 3 card is at the bottom.</source>
        <translation>Wszystkie pozostałe elektrownie leżą potasowane pod nimi, a&#xa0;karta „Etap&#xa0;3” na spodzie.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, with the Step 3 card among them. Cards under it: {cards_below_step3}.</source>
        <translation>Wszystkie pozostałe elektrownie leżą potasowane pod nimi, a&#xa0;wśród nich karta „Etap&#xa0;3”. Liczba kart pod nią:&#xa0;{cards_below_step3}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below.</source>
        <translation>Wszystkie pozostałe elektrownie leżą potasowane pod nimi.</translation>
    </message>
    <message>
        <source>The cards up to plant {row_sorted} are in order, the lowest on top. Below them are those up to plant {row_shuffled} with the Step 3 card, shuffled, and then all others, shuffled. The market is filled from the top.</source>
        <translation>Karty do elektrowni {row_sorted} są uporządkowane, najmniejsza na wierzchu. Pod nimi leżą potasowane karty do elektrowni {row_shuffled} razem z&#xa0;kartą „Etap&#xa0;3”, a&#xa0;dalej potasowane wszystkie inne. Rynek zapełnia się z&#xa0;wierzchu stosu.</translation>
    </message>
    <message>
        <source>In the northern market:</source>
        <translation>Na rynku północnym:</translation>
    </message>
    <message>
        <source>In Step 3 all plants are for sale. Plants in the market then: {step3_market}.</source>
        <translation>W&#xa0;Etapie&#xa0;3 wszystkie elektrownie są na sprzedaż. Elektrownie na rynku są wtedy:&#xa0;{step3_market}.</translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the current market. The minimum bid for that plant is 1. When it is sold, the token is set aside for this round.</source>
        <translation>Na początku fazy znacznik kładzie się na najmniejszej elektrowni rynku bieżącego. Minimalna oferta za nią to 1. Gdy zostanie sprzedana, znacznik odkłada się na bok do końca rundy.</translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card is removed from the game and the token is set aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation>Jeśli zostanie odkryta karta o&#xa0;numerze niższym niż elektrownia ze znacznikiem, karta odpada z&#xa0;gry, a&#xa0;znacznik odkłada się na bok. Od razu odkrywa się następną kartę, która zostaje bez względu na numer.</translation>
    </message>
    <message>
        <source>If the token is still on its plant at the end of the phase, that plant is removed from the game and replaced. This applies in round 1 as well.</source>
        <translation>Jeśli na koniec fazy znacznik wciąż leży na swojej elektrowni, odpada ona z&#xa0;gry i&#xa0;zostaje zastąpiona. Dotyczy to także 1.&#xa0;rundy.</translation>
    </message>
    <message>
        <source>Plants that are too small</source>
        <translation>Za małe elektrownie</translation>
    </message>
    <message>
        <source>A plant is removed from the game as soon as somebody has as many cities as its number, or more. It is replaced at once, even in the middle of building. A card just revealed with such a number is removed too, and another one is revealed.</source>
        <translation>Elektrownia odpada z&#xa0;gry, gdy tylko ktoś ma tyle miast, ile wynosi jej numer, lub więcej. Od razu zostaje zastąpiona, nawet w&#xa0;trakcie rozbudowy. Dopiero co odkryta karta o&#xa0;takim numerze też odpada i&#xa0;odkrywa się następną.</translation>
    </message>
    <message>
        <source>Plants owned by players are not affected.</source>
        <translation>Nie dotyczy to elektrowni, które ktoś już ma.</translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation>Runda bez zakupu</translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market is removed from the game at the end of Phase 2 and replaced.</source>
        <translation>Jeśli w&#xa0;rundzie nikt nie kupi elektrowni, na koniec Fazy&#xa0;2 najmniejsza elektrownia rynku odpada z&#xa0;gry i&#xa0;zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>Plants not for everybody</source>
        <translation>Elektrownie nie dla każdego</translation>
    </message>
    <message>
        <source>On this board you need a city in certain areas to open an auction or bid for certain plants. Kind of plant and areas: {plants_need_city}. One city in one of these areas is enough.</source>
        <translation>Na tej planszy potrzebujesz miasta w&#xa0;określonych obszarach, aby wskazać do licytacji lub licytować niektóre elektrownie. Rodzaj elektrowni i&#xa0;obszary: {plants_need_city}. Wystarczy jedno miasto w&#xa0;jednym z&#xa0;tych obszarów.</translation>
    </message>
    <message>
        <source>Without such a city you can only pass when such a plant is up for auction. Once bought, it powers its owner&apos;s cities wherever they are.</source>
        <translation>Kto nie ma takiego miasta, może w&#xa0;licytacji takiej elektrowni tylko spasować. Po zakupie zasila ona miasta właściciela, gdziekolwiek leżą.</translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation>Bank bierze elektrownię</translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which is then removed from the game.</source>
        <translation>Tyle elektrowni może mieć bank:&#xa0;{bank_plants_allowed}. Gdy ma ich tyle, bierze elektrownię tylko wtedy, gdy jest ona większa od jego najmniejszej, która wówczas odpada z&#xa0;gry.</translation>
    </message>
    <message>
        <source>Phase 3: fuel</source>
        <translation>Faza&#xa0;3: zakup paliw</translation>
    </message>
    <message>
        <source>Buying fuel</source>
        <translation>Zakup paliwa</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile: {kept_kinds}. The next lower plant goes there instead; if there is none, no plant does.</source>
        <translation>Rodzaje elektrowni, które nigdy nie trafiają pod stos: {kept_kinds}. Zamiast takiej elektrowni trafia tam następna mniejsza; jeśli takiej nie ma, nie trafia żadna.</translation>
    </message>
    <message>
        <source>Areas in play bring plants of their own, which replace those with the same number:</source>
        <translation>Obszary w&#xa0;grze wnoszą własne elektrownie, które zastępują te o&#xa0;tym samym numerze:</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well.</source>
        <translation>W&#xa0;Fazie&#xa0;5 Etapów&#xa0;1 i&#xa0;2 odpada też najmniejsza elektrownia.</translation>
    </message>
    <message>
        <source>Plants that burn one more token than on other boards, and store no more than there: {burns_more}.</source>
        <translation>Elektrownie, które spalają o&#xa0;jeden znacznik więcej niż na innych planszach, a&#xa0;magazynują tyle samo: {burns_more}.</translation>
    </message>
    <message>
        <source>A player who buys the plant with the discount token may buy another in the same round, or pass, even in round 1.</source>
        <translation>Kto kupi elektrownię ze znacznikiem zniżki, może w&#xa0;tej samej rundzie kupić jeszcze jedną albo spasować, nawet w&#xa0;1.&#xa0;rundzie.</translation>
    </message>
    <message>
        <source>The plant market is one row, and every plant in it is for sale. Plants in it at the start: {row_start}. In Steps 1 and 2 plants are not replaced when sold. New ones are added as Phase 5 begins: at least {row_added}, and more until there are {row_kept}; if there are more than that, the lowest are removed.</source>
        <translation>Rynek elektrowni to jeden rząd i&#xa0;każda elektrownia w&#xa0;nim jest na sprzedaż. Elektrownie w&#xa0;nim na początku: {row_start}. W&#xa0;Etapach&#xa0;1 i&#xa0;2 sprzedanych elektrowni się nie zastępuje. Nowe przybywają na początku Fazy&#xa0;5: co najmniej {row_added}, i&#xa0;dalsze, aż będzie ich {row_kept}; z&#xa0;nadmiaru odpadają najmniejsze.</translation>
    </message>
    <message>
        <source>With the option “One area each” there are as many areas in play as players.</source>
        <translation>Z&#xa0;opcją „Po jednym obszarze” w&#xa0;grze jest tyle obszarów, ilu graczy.</translation>
    </message>
    <message>
        <source>On top of the draw pile, shuffled: {next_cards}.</source>
        <translation>Na wierzchu stosu, potasowane: {next_cards}.</translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the first places of cities: the first player one, the second two, the first two, the second one. From the second house on, each goes in a city directly connected to a city of the bank.</source>
        <translation>Bank ma zapas stacji: {bank_houses}. Przed 1.&#xa0;rundą gracze ustawiają sześć z&#xa0;nich w&#xa0;miastach, na pierwszych miejscach: pierwszy gracz jedną, drugi dwie, pierwszy dwie, drugi jedną. Począwszy od drugiej, każda stacja trafia do miasta połączonego bezpośrednio z&#xa0;miastem banku.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities until a second place is open there.</source>
        <translation>Gracze nie mogą budować w&#xa0;tych miastach, dopóki nie otworzy się tam drugie miejsce.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities.</source>
        <translation>Gracze nie mogą budować w&#xa0;tych miastach.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 the market holds eight plants, sorted by number. The four lowest, the current market, are for sale; the four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation>W&#xa0;Etapach&#xa0;1 i&#xa0;2 na rynku leży osiem elektrowni ułożonych według numerów. Cztery najmniejsze, rynek bieżący, są na sprzedaż; cztery największe to rynek przyszły. W&#xa0;Etapie&#xa0;3 na rynku leży sześć elektrowni i&#xa0;wszystkie są na sprzedaż.</translation>
    </message>
    <message>
        <source>The market is sorted by number. The lowest plants, the current market, are for sale; the others are the future market. Plants in the current market: {current_market}; in the future market: {future_market}.</source>
        <translation>Rynek jest ułożony według numerów. Najmniejsze elektrownie, rynek bieżący, są na sprzedaż; pozostałe to rynek przyszły. Elektrownie na rynku bieżącym: {current_market}; na rynku przyszłym: {future_market}.</translation>
    </message>
    <message>
        <source>In Step 2 the future market is one plant smaller.</source>
        <translation>W&#xa0;Etapie&#xa0;2 rynek przyszły jest o&#xa0;jedną elektrownię mniejszy.</translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile replaces it and the market is sorted again.</source>
        <translation>Gdy tylko elektrownia zostanie sprzedana lub usunięta, zastępuje ją wierzchnia karta stosu, a&#xa0;rynek układa się na nowo.</translation>
    </message>
    <message>
        <source>The market is one row, sorted by number, and every plant in it is for sale.</source>
        <translation>Rynek to jeden rząd ułożony według numerów i&#xa0;każda elektrownia w&#xa0;nim jest na sprzedaż.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, the game continues with the plants that are left.</source>
        <translation>Gdy stos się skończy, gra toczy się dalej z&#xa0;tymi elektrowniami, które zostały.</translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; a player who passes is out of this auction. The highest bidder pays the bid and takes the plant.</source>
        <translation>Licytacja biegnie wokół stołu zgodnie z&#xa0;ruchem wskazówek zegara. Każdy kolejny gracz przebija albo pasuje; kto pasuje, odpada z&#xa0;tej jednej licytacji. Najwyższa oferta wygrywa: gracz ją płaci i&#xa0;bierze elektrownię.</translation>
    </message>
    <message>
        <source>Nobody buys more than one plant in a round.</source>
        <translation>Nikt nie kupuje w&#xa0;rundzie więcej niż jednej elektrowni.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: until they have one, nobody may pass when it is their turn to open an auction. Passing in other players&apos; auctions is allowed. After the phase the turn order is set again.</source>
        <translation>W&#xa0;1.&#xa0;rundzie każdy musi kupić elektrownię: kto jeszcze żadnej nie ma, nie może spasować, gdy ma wskazać elektrownię do licytacji. W&#xa0;licytacjach innych pasować wolno. Po tej fazie kolejność graczy ustala się na nowo.</translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first sale of a round, or as soon as the first player passes instead of opening, the bank takes the highest plant for sale, without an auction. This happens once a round.</source>
        <translation>Licytują tylko obaj gracze. Zaraz po pierwszej sprzedaży w&#xa0;rundzie albo gdy pierwszy gracz spasuje, zamiast wskazać elektrownię, bank bierze bez licytacji największą elektrownię na sprzedaż. Dzieje się to raz w&#xa0;rundzie.</translation>
    </message>
    <message>
        <source>The plant that was sold is replaced before the bank takes one, and the plant of the bank right after.</source>
        <translation>Sprzedana elektrownia zostaje zastąpiona, zanim bank weźmie swoją, a&#xa0;elektrownia banku zaraz potem.</translation>
    </message>
    <message>
        <source>In reverse turn order each player buys as many tokens as they can pay for and their plants can store, or none.</source>
        <translation>W&#xa0;odwrotnej kolejności każdy gracz kupuje tyle znaczników, na ile go stać i&#xa0;ile zmieszczą jego elektrownie, albo nic.</translation>
    </message>
    <message>
        <source>Each token costs the figure on its space. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>Każdy znacznik kosztuje tyle, ile podaje jego pole. Zawsze bierze się najpierw najtańszy znacznik danego rodzaju, więc następny nigdy nie kosztuje mniej.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 each token costs the figure on its space, from Step 3 on {carbon_tax} more. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>W&#xa0;Etapach&#xa0;1 i&#xa0;2 każdy znacznik kosztuje tyle, ile podaje jego pole, od Etapu&#xa0;3 o&#xa0;{carbon_tax} więcej. Zawsze bierze się najpierw najtańszy znacznik danego rodzaju, więc następny nigdy nie kosztuje mniej.</translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation>Rynek paliw</translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 holds three tokens each of coal, oil and garbage. Uranium has spaces of its own, one token each.</source>
        <translation>Na każdym z&#xa0;pól od 1 do 8 mieszczą się po trzy znaczniki węgla, oleju i&#xa0;odpadów. Uran ma własne pola, po jednym znaczniku.</translation>
    </message>
    <message>
        <source>The number in brackets says how many tokens fit at these prices.</source>
        <translation>W&#xa0;nawiasie podano, ile znaczników mieści się przy każdej z&#xa0;tych cen.</translation>
    </message>
    <message>
        <source>The northern market:</source>
        <translation>Rynek północny:</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation>Więcej znaczników nie ma. Tego, co magazynują gracze, brakuje na rynku i&#xa0;w&#xa0;zasobach ogólnych, aż zostanie spalone. Gdy jakiś rodzaj jest wyprzedany, nikt nie kupi go aż do uzupełnienia.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be available from the coal storage.</source>
        <translation>Więcej znaczników nie ma. Tego, co magazynują gracze, brakuje na rynku i&#xa0;w&#xa0;zasobach ogólnych, aż zostanie spalone. Gdy jakiś rodzaj jest wyprzedany, nikt nie kupi go aż do uzupełnienia; węgiel można wtedy jeszcze kupić ze składu węgla.</translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation>Magazynowanie paliwa</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Elektrownia magazynuje tylko własny rodzaj paliwa, najwyżej dwa razy tyle, ile spala jedno uruchomienie. W&#xa0;każdej chwili możesz przenosić znaczniki między swoimi elektrowniami, jeśli pozwalają na to rodzaj i&#xa0;miejsce. Możesz więc kupić wszystko, co zmieści się we wszystkich twoich elektrowniach razem.</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns on other boards. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Elektrownia magazynuje tylko własny rodzaj paliwa, najwyżej dwa razy tyle, ile na innych planszach spala jedno uruchomienie. W&#xa0;każdej chwili możesz przenosić znaczniki między swoimi elektrowniami, jeśli pozwalają na to rodzaj i&#xa0;miejsce. Możesz więc kupić wszystko, co zmieści się we wszystkich twoich elektrowniach razem.</translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation>Elektrownie hybrydowe</translation>
    </message>
    <message>
        <source>A hybrid plant burns any mix of coal and oil: one that needs two tokens runs on two coal, two oil, or one of each.</source>
        <translation>Elektrownia hybrydowa spala dowolną mieszankę węgla i&#xa0;oleju: gdy potrzebuje dwóch znaczników, działa na dwóch węglach, na dwóch olejach albo na jednym i&#xa0;drugim po jednym.</translation>
    </message>
    <message>
        <source>It also stores any mix of coal and oil: twice what one run burns in all, not of each.</source>
        <translation>Magazynuje też dowolną mieszankę węgla i&#xa0;oleju: łącznie, a&#xa0;nie każdego z&#xa0;nich, dwa razy tyle, ile spala jedno uruchomienie.</translation>
    </message>
    <message>
        <source>It only burns tokens that can be stored on it. You may move tokens before each plant runs, but only to where there is room: with two coal and one oil for plants 29 and 35, the coal fills plant 29 and only plant 35 has room for the oil, so plant 29 burns coal.</source>
        <translation>Spala tylko znaczniki, które mogą na niej leżeć. Przed uruchomieniem każdej elektrowni możesz przenosić znaczniki, ale tylko tam, gdzie jest miejsce: przy dwóch węglach i&#xa0;jednym oleju dla elektrowni&#xa0;29 i&#xa0;35 węgiel zapełnia elektrownię&#xa0;29, a&#xa0;olej ma miejsce tylko na elektrowni&#xa0;35, więc elektrownia&#xa0;29 spala węgiel.</translation>
    </message>
    <message>
        <source>This game was started in an older version that lacked one rule, and continues without it: hybrids burn any of their owner&apos;s coal and oil, wherever it is stored.</source>
        <translation>Ta gra zaczęła się w&#xa0;starszej wersji, której brakowało jednej zasady, i&#xa0;toczy się dalej bez niej: elektrownie hybrydowe spalają dowolny węgiel i&#xa0;olej swojego właściciela, gdziekolwiek leży.</translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation>Skład węgla</translation>
    </message>
    <message>
        <source>You may buy coal from the storage at any time, even while the market has some, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Węgiel ze składu możesz kupić w&#xa0;każdej chwili, nawet gdy jest na rynku, po {coal_storage_price}&#xa0;Elektro za znacznik. Węgiel z&#xa0;usuniętej elektrowni trafia do zasobów ogólnych; tam nikt nie może go kupić.</translation>
    </message>
    <message>
        <source>Cheaper fuel</source>
        <translation>Tańsze paliwo</translation>
    </message>
    <message>
        <source>On this board a house in a certain city makes a fuel cheaper for its owner: {fuel_discounts}. No token costs less than 0.</source>
        <translation>Na tej planszy stacja w&#xa0;pewnym mieście obniża właścicielowi cenę paliwa: {fuel_discounts}. Żaden znacznik nie kosztuje mniej niż 0.</translation>
    </message>
    <message>
        <source>A player who builds there pays less from the next Phase 3 on. Everybody else pays the figure on the space.</source>
        <translation>Kto tam zbuduje, płaci mniej od następnej Fazy&#xa0;3. Wszyscy inni płacą cenę pola.</translation>
    </message>
    <message>
        <source>Two fuel markets</source>
        <translation>Dwa rynki paliw</translation>
    </message>
    <message>
        <source>This board has a northern and a southern fuel market, each with its own prices and refill. In a turn you buy at only one of them: the first token decides. In the next round you may choose again.</source>
        <translation>Ta plansza ma północny i południowy rynek paliw, każdy z własnymi cenami i uzupełnianiem. W turze kupujesz tylko na jednym z nich: decyduje pierwszy znacznik. W następnej rundzie wybierasz na nowo.</translation>
    </message>
    <message>
        <source>Both are refilled from one supply, the northern one first. The northern market sells no uranium.</source>
        <translation>Oba uzupełnia się z&#xa0;tych samych zasobów, najpierw północny. Rynek północny nie sprzedaje uranu.</translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation>Paliwo banku</translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil alternately, coal first, while there is both.</source>
        <translation>W&#xa0;swoim ruchu bank bierze z&#xa0;rynku dokładnie tyle paliwa, ile spala jedno uruchomienie wszystkich jego elektrowni, albo tyle, ile jest, i&#xa0;nic nie płaci. Najpierw elektrownie na jeden rodzaj paliwa. Potem hybrydowe biorą na przemian węgiel i&#xa0;olej, zaczynając od węgla, dopóki są oba.</translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation>W&#xa0;Fazie&#xa0;5, w&#xa0;swoim ruchu, bank spala całe swoje paliwo, nawet jeśli nie wystarcza go dla elektrowni.</translation>
    </message>
    <message>
        <source>The bank takes its fuel as soon as the first player has stopped buying, whatever it costs.</source>
        <translation>Bank bierze swoje paliwo, gdy tylko pierwszy gracz skończy kupować, bez względu na cenę.</translation>
    </message>
    <message>
        <source>The bank takes fuel from the southern market only.</source>
        <translation>Bank bierze paliwo tylko z&#xa0;rynku południowego.</translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation>Bank nie bierze węgla ze składu węgla. Węgiel, który spala, tam trafia.</translation>
    </message>
    <message>
        <source>Phase 4: building</source>
        <translation>Faza&#xa0;4: rozbudowa sieci</translation>
    </message>
    <message>
        <source>The first house</source>
        <translation>Pierwsza stacja</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house.</source>
        <translation>Twoja pierwsza stacja może stanąć w&#xa0;dowolnym mieście w&#xa0;grze, w&#xa0;którym nikt nie ma stacji.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and replaced, once.</source>
        <translation>Na jego początku najmniejsza elektrownia rynku odpada z&#xa0;gry i&#xa0;zostaje zastąpiona, jeden raz.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and not replaced.</source>
        <translation>Na jego początku najmniejsza elektrownia rynku odpada z&#xa0;gry i&#xa0;nic jej nie zastępuje.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn.</source>
        <translation>Etap&#xa0;3 zaczyna się w&#xa0;fazie po tej, w&#xa0;której odkryto kartę „Etap&#xa0;3”.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn for the second time.</source>
        <translation>Etap&#xa0;3 zaczyna się w&#xa0;fazie po tej, w&#xa0;której kartę „Etap&#xa0;3” odkryto po raz drugi.</translation>
    </message>
    <message>
        <source>Step 3 begins at once when the Step 3 card is drawn.</source>
        <translation>Etap&#xa0;3 zaczyna się od razu, gdy zostanie odkryta karta „Etap&#xa0;3”.</translation>
    </message>
    <message>
        <source>From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the Step 3 figures.</source>
        <translation>Odtąd w&#xa0;każdym mieście otwarte jest trzecie miejsce, za {house3}&#xa0;Elektro, a&#xa0;paliwo uzupełnia się według liczb Etapu&#xa0;3.</translation>
    </message>
    <message>
        <source>From then on the third places are open too, and fuel is refilled by the Step 3 figures.</source>
        <translation>Odtąd otwarte są także trzecie miejsca, a&#xa0;paliwo uzupełnia się według liczb Etapu&#xa0;3.</translation>
    </message>
    <message>
        <source>This applies when the card is drawn for the second time.</source>
        <translation>Dotyczy to chwili, gdy karta zostaje odkryta po raz drugi.</translation>
    </message>
    <message>
        <source>As soon as the card is drawn, in any phase, the draw pile is shuffled: it now holds the plants that were below the card.</source>
        <translation>Gdy tylko karta zostanie odkryta, w&#xa0;dowolnej fazie, stos zostaje potasowany: leżą w&#xa0;nim teraz elektrownie, które były pod kartą.</translation>
    </message>
    <message>
        <source>Your first house goes on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Twoja pierwsza stacja staje na miejscu za {house1} w&#xa0;oznaczonym mieście, także w&#xa0;późniejszych Etapach. Kosztuje {house1}&#xa0;Elektro, bez opłaty przyłączeniowej.</translation>
    </message>
    <message>
        <source>You need not start in round 1.</source>
        <translation>Nie musisz zaczynać w&#xa0;1.&#xa0;rundzie.</translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation>Włączanie miast do sieci</translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house plus the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation>W&#xa0;odwrotnej kolejności każdy gracz włącza do sieci tyle miast, na ile go stać, jedno po drugim, albo żadnego. Miasto kosztuje tyle, ile stacja i&#xa0;najtańsze połączenie z&#xa0;dowolnym miastem, które już masz. Każde miasto od razu jest twoje, także dla następnego połączenia.</translation>
    </message>
    <message>
        <source>Places in a city</source>
        <translation>Miejsca w&#xa0;mieście</translation>
    </message>
    <message>
        <source>A city has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. You always take the cheapest free place.</source>
        <translation>Miasto ma trzy miejsca. Stacja na pierwszym kosztuje {house1}&#xa0;Elektro, na drugim {house2}, na trzecim {house3}. Zawsze zajmujesz najtańsze wolne miejsce.</translation>
    </message>
    <message>
        <source>A city has one place. A house there costs the price on the city&apos;s sign.</source>
        <translation>Miasto ma jedno miejsce. Stacja kosztuje tam tyle, ile podaje tabliczka miasta.</translation>
    </message>
    <message>
        <source>One place of each city is open, for the whole game.</source>
        <translation>W każdym mieście przez całą grę otwarte jest jedno miejsce.</translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation>Stacje banku</translation>
    </message>
    <message>
        <source>Houses the bank has left after setup: {bank_houses_left}.</source>
        <translation>Stacje, które zostają bankowi po przygotowaniu gry:&#xa0;{bank_houses_left}.</translation>
    </message>
    <message>
        <source>Phase 5: bureaucracy</source>
        <translation>Faza&#xa0;5: biurokracja</translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation>Uruchamianie elektrowni</translation>
    </message>
    <message>
        <source>Burnt fuel goes to the supply.</source>
        <translation>Spalone paliwo trafia do zasobów ogólnych.</translation>
    </message>
    <message>
        <source>Burnt coal goes to the coal storage, all other fuel to the supply.</source>
        <translation>Spalony węgiel trafia do składu węgla, każde inne paliwo do zasobów ogólnych.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>You are paid for each of your cities that is powered, and a little even for none.</source>
        <translation>Dostajesz wypłatę za każde swoje zasilone miasto i&#xa0;trochę nawet za żadne.</translation>
    </message>
    <message>
        <source>The table ends at {payments_end} cities: any more pay the same.</source>
        <translation>Tabela kończy się na liczbie miast {payments_end}: za więcej płaci się tyle samo.</translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation>Uzupełnianie rynku paliw</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the most expensive free spaces first. If the supply has too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Po wypłatach nowe znaczniki trafiają z&#xa0;zasobów ogólnych na rynek. Najpierw zajmują najdroższe wolne pola. Jeśli w&#xa0;zasobach jest ich za mało, trafiają tylko te. Przy tej liczbie graczy liczba znaczników to:</translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation>Koniec uranu</translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What is in the market can still be bought.</source>
        <translation>Gdy tylko ktoś kupi elektrownię {uranium_phase_out_plant}, uranu już nigdy się nie uzupełnia, nawet w&#xa0;rundzie zakupu. Co leży na rynku, można jeszcze kupić.</translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation>Rynek elektrowni idzie dalej</translation>
    </message>
    <message>
        <source>After the refill the highest plant of the future market goes face down under the draw pile and is replaced: once in Step 1, twice in Step 2. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>Po uzupełnieniu największa elektrownia rynku przyszłego trafia zakryta pod stos i&#xa0;zostaje zastąpiona: w&#xa0;Etapie&#xa0;1 raz, w&#xa0;Etapie&#xa0;2 dwa razy. W&#xa0;Etapie&#xa0;3 zamiast tego najmniejsza elektrownia rynku odpada z&#xa0;gry i&#xa0;zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>After the refill in Step 3 the lowest plant of the market is removed from the game and replaced.</source>
        <translation>Po uzupełnieniu, w&#xa0;Etapie&#xa0;3, najmniejsza elektrownia rynku odpada z&#xa0;gry i&#xa0;zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>The three Steps</source>
        <translation>Trzy Etapy</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Etap&#xa0;2</translation>
    </message>
    <message>
        <source>Step 2 begins after Phase 4 of the round in which somebody has connected this many cities: {step2_at}. Phase 5 of that round belongs to Step 2.</source>
        <translation>Etap&#xa0;2 zaczyna się po Fazie&#xa0;4 rundy, w&#xa0;której ktoś ma w&#xa0;sieci tyle miast: {step2_at}. Faza&#xa0;5 tej rundy należy już do Etapu&#xa0;2.</translation>
    </message>
    <message>
        <source>Step 2 begins when the Step 3 card is drawn for the first time, not at a number of cities.</source>
        <translation>Etap&#xa0;2 zaczyna się, gdy karta „Etap&#xa0;3” zostanie odkryta po raz pierwszy, a&#xa0;nie przy określonej liczbie miast.</translation>
    </message>
    <message>
        <source>From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the Step 2 figures.</source>
        <translation>Odtąd w&#xa0;każdym mieście otwarte jest drugie miejsce, za {house2}&#xa0;Elektro, a&#xa0;paliwo uzupełnia się według liczb Etapu&#xa0;2.</translation>
    </message>
    <message>
        <source>From then on the second places are open too, and fuel is refilled by the Step 2 figures.</source>
        <translation>Odtąd otwarte są także drugie miejsca, a&#xa0;paliwo uzupełnia się według liczb Etapu&#xa0;2.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Etap&#xa0;3</translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Rynku przyszłego już nie ma. Na rynku leży sześć elektrowni albo te, które zostały, i&#xa0;wszystkie są na sprzedaż. Na koniec każdej rundy najmniejsza odpada z&#xa0;gry i&#xa0;zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>All plants are for sale. Plants in the market: {step3_market}, or those that are left. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Wszystkie elektrownie są na sprzedaż. Elektrownie na rynku:&#xa0;{step3_market} albo te, które zostały. Na koniec każdej rundy najmniejsza odpada z&#xa0;gry i&#xa0;zostaje zastąpiona.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 2</source>
        <translation>Karta „Etap&#xa0;3” w&#xa0;Fazie&#xa0;2</translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and is last in the future market. The auctions continue, with replacements. At the end of the phase the card and the lowest plant are removed and not replaced. Step 3 begins with Phase 3.</source>
        <translation>W&#xa0;Fazie&#xa0;2 karta liczy się jako największa elektrownia i&#xa0;leży jako ostatnia na rynku przyszłym. Licytacje trwają dalej, z&#xa0;uzupełnianiem. Na koniec fazy karta i&#xa0;najmniejsza elektrownia odpadają i&#xa0;nic ich nie zastępuje. Etap&#xa0;3 zaczyna się w&#xa0;Fazie&#xa0;3.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 4 or 5</source>
        <translation>Karta „Etap&#xa0;3” w&#xa0;Fazie&#xa0;4 lub 5</translation>
    </message>
    <message>
        <source>If it replaces a plant that became too small in Phase 4, or one removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Jeśli karta zastępuje elektrownię, która w&#xa0;Fazie&#xa0;4 okazała się za mała, albo tę, która odpada na początku Etapu&#xa0;2, karta i&#xa0;najmniejsza elektrownia odpadają od razu i&#xa0;nic ich nie zastępuje. Etap&#xa0;3 zaczyna się w&#xa0;Fazie&#xa0;5.</translation>
    </message>
    <message>
        <source>If it replaces the plant removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Jeśli karta zastępuje elektrownię, która odpada na początku Etapu&#xa0;2, karta i&#xa0;najmniejsza elektrownia odpadają od razu i&#xa0;nic ich nie zastępuje. Etap&#xa0;3 zaczyna się w&#xa0;Fazie&#xa0;5.</translation>
    </message>
    <message>
        <source>In Phase 5 both are removed in the same way. By then the fuel has been refilled by the figures of the previous Step. Step 3 begins with Phase 1 of the next round.</source>
        <translation>W&#xa0;Fazie&#xa0;5 obie odpadają tak samo. Paliwo jest już wtedy uzupełnione według liczb poprzedniego Etapu. Etap&#xa0;3 zaczyna się w&#xa0;Fazie&#xa0;1 następnej rundy.</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>Etap&#xa0;3 przed Etapem&#xa0;2</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game and replaced. Right after that, the card and the lowest plant are removed without replacement, and Step 3 begins as usual.</source>
        <translation>Karta „Etap&#xa0;3” może zostać odkryta, zanim zacznie się Etap&#xa0;2. Wtedy najpierw wykonuje się Etap&#xa0;2: najmniejsza elektrownia odpada z&#xa0;gry i&#xa0;zostaje zastąpiona. Zaraz potem karta i&#xa0;najmniejsza elektrownia odpadają bez zastępowania, a&#xa0;Etap&#xa0;3 zaczyna się jak zwykle.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game. Right after that, the card and the next lowest plant are removed too, all without replacement, and Step 3 begins as usual.</source>
        <translation>Karta „Etap&#xa0;3” może zostać odkryta, zanim zacznie się Etap&#xa0;2. Wtedy najpierw wykonuje się Etap&#xa0;2: najmniejsza elektrownia odpada z&#xa0;gry. Zaraz potem odpadają też karta i&#xa0;kolejna najmniejsza elektrownia, wszystko bez zastępowania, a&#xa0;Etap&#xa0;3 zaczyna się jak zwykle.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is skipped: the game goes straight from Step 1 to Step 3, and no plant is removed for Step 2.</source>
        <translation>Karta „Etap&#xa0;3” może zostać odkryta, zanim zacznie się Etap&#xa0;2. Wtedy Etap&#xa0;2 jest pomijany: gra przechodzi od razu z&#xa0;Etapu&#xa0;1 do Etapu&#xa0;3 i&#xa0;dla Etapu&#xa0;2 nie usuwa się żadnej elektrowni.</translation>
    </message>
    <message>
        <source>If the card is drawn in the same Phase 4 in which somebody connects the city that starts Step 2, both apply: after the phase the lowest plant is removed from the game and replaced, and Step 3 begins with Phase 5.</source>
        <translation>Jeśli karta zostanie odkryta w&#xa0;tej samej Fazie&#xa0;4, w&#xa0;której ktoś włącza do sieci miasto zaczynające Etap&#xa0;2, dzieje się jedno i&#xa0;drugie: po tej fazie najmniejsza elektrownia odpada z&#xa0;gry i&#xa0;zostaje zastąpiona, a&#xa0;Etap&#xa0;3 zaczyna się w&#xa0;Fazie&#xa0;5.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Kiedy kończy się gra</translation>
    </message>
    <message>
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. After that, plants earn no money and nothing is refilled.</source>
        <translation>Gra kończy się po Fazie&#xa0;4 rundy, w&#xa0;której ktoś ma w&#xa0;sieci tyle miast: {end_at}. Wszyscy pozostali jeszcze w&#xa0;tej fazie budują. Potem elektrownie nie przynoszą już pieniędzy i&#xa0;niczego się nie uzupełnia.</translation>
    </message>
    <message>
        <source>The game also ends after Phase 4 when every place is taken and nobody can ever build again.</source>
        <translation>Gra kończy się po Fazie&#xa0;4 także wtedy, gdy wszystkie miejsca są zajęte i&#xa0;nikt nie może już nic zbudować.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>The winner is the player who can power the most of their own cities, with the plants and the fuel they have at the end. Nobody can power more cities than they have connected.</source>
        <translation>Wygrywa ten, kto może zasilić najwięcej własnych miast elektrowniami i&#xa0;paliwem, które ma na koniec. Nikt nie może zasilić więcej miast, niż ma w&#xa0;sieci.</translation>
    </message>
    <message>
        <source>In a tie, more money decides, and then more cities connected.</source>
        <translation>Przy remisie decyduje więcej pieniędzy, a&#xa0;potem więcej miast w&#xa0;sieci.</translation>
    </message>
    <message>
        <source>In a tie, more money decides.</source>
        <translation>Przy remisie decyduje więcej pieniędzy.</translation>
    </message>
    <message>
        <source>Players still tied share the place.</source>
        <translation>Gracze, którzy nadal remisują, dzielą miejsce.</translation>
    </message>
    <message>
        <source>The bank does not count.</source>
        <translation>Bank się tu nie liczy.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>od {first} do {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a plug, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n z&#xa0;wtyczką, zakryta</numerusform>
            <numerusform>%n z&#xa0;wtyczką, zakryte</numerusform>
            <numerusform>%n z&#xa0;wtyczką, zakrytych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n inna, zakryta</numerusform>
            <numerusform>%n inne, zakryte</numerusform>
            <numerusform>%n innych, zakrytych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a socket, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n z&#xa0;gniazdkiem, zakryta</numerusform>
            <numerusform>%n z&#xa0;gniazdkiem, zakryte</numerusform>
            <numerusform>%n z&#xa0;gniazdkiem, zakrytych</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation>{kind}:&#xa0;{areas}</translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less per token</source>
        <translation>{city}: {fuel} o&#xa0;{amount}&#xa0;Elektro taniej za znacznik</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Znaczniki</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Najtaniej</translation>
    </message>
    <message>
        <source>Tokens in all</source>
        <translation>Znaczniki razem</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Etap&#xa0;{step}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
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
        <translation>Zobacz też: {links}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Rozdziały zasad</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Tekst zasad</translation>
    </message>
</context>
<context>
    <name>RunTile</name>
    <message>
        <source>Switches the plant on or off.</source>
        <translation>Włącza lub wyłącza elektrownię.</translation>
    </message>
    <message>
        <source>Your coal and oil allow no other mix.</source>
        <translation>Twój węgiel i&#xa0;olej nie pozwalają na inną mieszankę.</translation>
    </message>
    <message>
        <source>Another mix of coal and oil (X)</source>
        <translation>Inna mieszanka węgla i&#xa0;oleju (X)</translation>
    </message>
</context>
<context>
    <name>Safeguard</name>
    <message>
        <source>This game is not saved! {reason}</source>
        <translation>Ta gra nie jest zapisana! {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj znowu</translation>
    </message>
    <message>
        <source>Saves the game once more.</source>
        <translation>Zapisuje grę jeszcze raz.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Saves the record of this game elsewhere.</source>
        <translation>Zapisuje tę grę w innym miejscu.</translation>
    </message>
    <message>
        <source>{folder} cannot be opened ({reason}), so what is saved there is not shown. Check the folder.</source>
        <translation>Nie można otworzyć folderu {folder} ({reason}), więc nie widać tego, co jest w&#xa0;nim zapisane. Sprawdź folder.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Hides this message.</source>
        <translation>Ukrywa ten komunikat.</translation>
    </message>
    <message>
        <source>Everything played since the last save will be lost.</source>
        <translation>To, co rozegrano od ostatniego zapisu, przepadnie.</translation>
    </message>
    <message>
        <source>Leave this game unsaved?</source>
        <translation>Wyjść z&#xa0;tej gry bez zapisu?</translation>
    </message>
    <message>
        <source>Leave unsaved</source>
        <translation>Wyjdź bez zapisu</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Clears the search.</source>
        <translation>Czyści wyszukiwanie.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player</comment>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>inny program</translation>
    </message>
    <message>
        <source>Lets another program play.</source>
        <translation>Pozwala grać innemu programowi.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Wybierz program…</translation>
    </message>
    <message>
        <source>Another program: {name}</source>
        <translation>Inny program: {name}</translation>
    </message>
    <message>
        <source>Program to play against</source>
        <translation>Program jako przeciwnik</translation>
    </message>
    <message>
        <source>{file} cannot be started: make it executable, or choose another program.</source>
        <translation>Nie można uruchomić {file}: nadaj prawo wykonywania albo wybierz inny program.</translation>
    </message>
    <message>
        <source>The program cannot be saved: {reason}.</source>
        <translation>Nie można zapisać programu: {reason}.</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player</comment>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation>zielony</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a player</comment>
        <translation>żółty</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a player</comment>
        <translation>czarny</translation>
    </message>
    <message>
        <source>Builds a city in most rounds, rarely the cheapest, and overpays for plants.</source>
        <translation>W&#xa0;większości rund buduje w&#xa0;jednym mieście, rzadko najtańszym, i&#xa0;przepłaca za elektrownie.</translation>
    </message>
    <message>
        <source>Builds a city or two in most rounds and overpays for plants.</source>
        <translation>W&#xa0;większości rund buduje w&#xa0;jednym lub dwóch miastach i&#xa0;przepłaca za elektrownie.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level of a bot</comment>
        <translation>nowicjusz</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of a bot</comment>
        <translation>uczeń</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of a bot</comment>
        <translation>średni</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of a bot</comment>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of a bot</comment>
        <translation>mistrz</translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of a bot</comment>
        <translation>losowy</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of a bot</comment>
        <translation>stały</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of a bot</comment>
        <translation>silny</translation>
    </message>
    <message>
        <source>thrifty</source>
        <comment>level of a bot</comment>
        <translation>oszczędny</translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of a bot</comment>
        <translation>bardzo silny</translation>
    </message>
    <message>
        <source>Another program, as strong as its author made it.</source>
        <translation>Inny program, o&#xa0;własnej sile gry.</translation>
    </message>
    <message>
        <source>Plans each round and misjudges a plant now and then.</source>
        <translation>Planuje każdą rundę i&#xa0;czasem źle ocenia elektrownię.</translation>
    </message>
    <message>
        <source>Plans to the end of the game and rarely errs.</source>
        <translation>Planuje do końca gry i rzadko się myli.</translation>
    </message>
    <message>
        <source>Plays as well as this program can.</source>
        <translation>Gra tak dobrze, jak komputer potrafi.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <comment>seed</comment>
        <translation>dowolne</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The bank takes plant {plant}, the highest of the current market.</source>
        <translation>Bank bierze elektrownię {plant}, największą z rynku bieżącego.</translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, is removed from the game.</source>
        <translation>Jego najmniejsza, {scrapped}, odpada z gry.</translation>
    </message>
    <message>
        <source>The bank does not take plant {plant}: its own lowest, {lowest}, is higher.</source>
        <translation>Bank zostawia elektrownię {plant}: nie jest większa od jego najmniejszej, {lowest}.</translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation>Pierwsza elektrownia w rundzie jest sprzedana.</translation>
    </message>
    <message>
        <source>The first player opens no auction.</source>
        <translation>Pierwszy w kolejności nie rozpoczyna licytacji.</translation>
    </message>
    <message>
        <source>The bank has no plant and takes no fuel.</source>
        <translation>Bank nie ma elektrowni i nie bierze paliwa.</translation>
    </message>
    <message>
        <source>The bank takes no fuel for {plants}.</source>
        <translation>Bank nie bierze paliwa; jego elektrownie: {plants}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a starting city.</source>
        <translation>Bank zamyka drugie miejsce w mieście {city}, mieście startowym.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, which was empty until now.</source>
        <translation>Bank zamyka drugie miejsce w mieście {city}, do tej pory pustym.</translation>
    </message>
    <message>
        <source>The bank burns nothing.</source>
        <translation>Bank nic nie spala.</translation>
    </message>
    <message>
        <source>The bank burns all it has: {tokens}.</source>
        <translation>Bank spala wszystko, co ma: {tokens}.</translation>
    </message>
    <message>
        <source>{name} marks {city} as a starting city.</source>
        <translation>{name} oznacza miasto startowe: {city}.</translation>
    </message>
    <message>
        <source>{name} starts in {city}; its uranium token goes back to the supply.</source>
        <translation>{name} zaczyna w mieście {city}; jego znacznik uranu wraca do zasobów ogólnych.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Runda&#xa0;{round} · {phase}</translation>
    </message>
    <message>
        <source>{nth}, powers {n}</source>
        <translation>{nth}, zasila {n}</translation>
    </message>
    <message>
        <source>wins, powers {n}</source>
        <translation>wygrywa, zasila {n}</translation>
    </message>
    <message>
        <source>{nth}: {n}</source>
        <translation>{nth} · {n}</translation>
    </message>
    <message>
        <source>leads with {bid}</source>
        <translation>prowadzi: {bid}</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>licytuje</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twój ruch</translation>
    </message>
    <message>
        <source>chooses a city</source>
        <translation>wybiera miasto</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>buys now</source>
        <translation>teraz kupuje</translation>
    </message>
    <message>
        <source>builds now</source>
        <translation>teraz buduje</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>teraz zasila</translation>
    </message>
    <message>
        <source>next after you</source>
        <translation>zaraz po tobie</translation>
    </message>
    <message>
        <source>chooses {nth}</source>
        <translation>wybiera jako {nth}</translation>
    </message>
    <message>
        <source>opens {nth}</source>
        <translation>wskazuje jako {nth}</translation>
    </message>
    <message>
        <source>buys {nth}</source>
        <translation>kupuje jako {nth}</translation>
    </message>
    <message>
        <source>builds {nth}</source>
        <translation>buduje jako {nth}</translation>
    </message>
    <message>
        <source>runs {nth}</source>
        <translation>zasila jako {nth}</translation>
    </message>
    <message>
        <source>+{income}</source>
        <translation>+{income}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>lider</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>whoever passed in an auction</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>bids now</source>
        <comment>on turn</comment>
        <translation>teraz</translation>
    </message>
    <message>
        <source>to open</source>
        <comment>an auction, on turn now</comment>
        <translation>wskazuje</translation>
    </message>
    <message>
        <source>next</source>
        <comment>in the order</comment>
        <translation>nast.</translation>
    </message>
    <message>
        <source>last</source>
        <comment>in the order</comment>
        <translation>ost.</translation>
    </message>
    <message>
        <source>chooses last</source>
        <translation>wybiera na końcu</translation>
    </message>
    <message>
        <source>opens last</source>
        <translation>wskazuje na końcu</translation>
    </message>
    <message>
        <source>buys last</source>
        <translation>kupuje na końcu</translation>
    </message>
    <message>
        <source>builds last</source>
        <translation>buduje na końcu</translation>
    </message>
    <message>
        <source>runs last</source>
        <translation>zasila na końcu</translation>
    </message>
    <message>
        <source>bought {plant} for {price}</source>
        <translation>ma {plant} za {price}</translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>gotowe, %n znacznik za {price}</numerusform>
            <numerusform>gotowe, %n znaczniki za {price}</numerusform>
            <numerusform>gotowe, %n znaczników za {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>−{price}</source>
        <translation>−{price}</translation>
    </message>
    <message>
        <source>Mine {n}: sells uranium for {cities}</source>
        <translation>Kopalnia {n}: sprzedaje uran, {cities}</translation>
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
        <translation>{place}. {name}, {note}: {money}&#xa0;Elektro, {cities}, zasila {powers} z {capacity}; elektrownie {plants}; {fuel}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>bez paliwa</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>{those} or {last}</source>
        <translation>{those} lub {last}</translation>
    </message>
    <message>
        <source>Nobody else may bid, so the plant goes at its minimum of {minimum}.</source>
        <translation>Nikt inny nie może licytować, więc elektrownia kosztuje minimum: {minimum}.</translation>
    </message>
    <message>
        <source>You already have a house in {city_name}.</source>
        <translation>Masz już stację w mieście {city_name}.</translation>
    </message>
    <message>
        <source>An area must touch those already chosen.</source>
        <translation>Obszar musi sąsiadować z wybranymi wcześniej.</translation>
    </message>
    <message>
        <source>The minimum bid is {minimum}.</source>
        <translation>Minimalna oferta to {minimum}.</translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; scrap another one.</source>
        <translation>Elektrownia {plant} jest dopiero co kupiona; usuń inną.</translation>
    </message>
    <message>
        <source>{city_name} has no open place in Step {step}.</source>
        <translation>W mieście {city_name} nie ma otwartego miejsca w Etapie&#xa0;{step}.</translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation>Miasto {city_name} jest zajęte; wybierz puste.</translation>
    </message>
    <message>
        <source>{city_name} is in an area out of play.</source>
        <translation>Miasto {city_name} leży w obszarze poza grą.</translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation>Pierwsze miasto musi być puste; {city_name} jest zajęte.</translation>
    </message>
    <message>
        <source>{fuel_name}: discard only {maximum}; the rest can be stored.</source>
        <translation>{fuel_name}: usuń tylko {maximum}, reszta się zmieści.</translation>
    </message>
    <message>
        <source>{fuel_name}: the market has only {stock} left.</source>
        <translation>{fuel_name}: na rynku zostaje tylko {stock}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places a house for the bank in {city}; the bank has %n more.</source>
        <translation>
            <numerusform>{name} stawia stację banku w mieście {city}; bankowi zostaje %n.</numerusform>
            <numerusform>{name} stawia stację banku w mieście {city}; bankowi zostają %n.</numerusform>
            <numerusform>{name} stawia stację banku w mieście {city}; bankowi zostaje %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market is %n tokens short.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Na rynku brakuje %n znacznika.</numerusform>
            <numerusform>Na rynku brakuje %n znaczników.</numerusform>
            <numerusform>Na rynku brakuje %n znaczników.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>a fuel of which the market has none</comment>
        <translation>wyprzedane</translation>
    </message>
    <message>
        <source>now</source>
        <comment>on turn; very short</comment>
        <translation>teraz</translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>gotowe, %n stacja za {price}</numerusform>
            <numerusform>gotowe, %n stacje za {price}</numerusform>
            <numerusform>gotowe, %n stacji za {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>działa %n, wypłata {income}</numerusform>
            <numerusform>działają %n, wypłata {income}</numerusform>
            <numerusform>działa %n, wypłata {income}</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}; {name} leads with {bid}</source>
        <translation>{plant}; prowadzi {name}, {bid}</translation>
    </message>
    <message>
        <source>{plant}; from {minimum}</source>
        <translation>{plant}; od {minimum}</translation>
    </message>
    <message>
        <source>{plant}; future market</source>
        <translation>{plant}; rynek przyszły</translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>zostaje %n stacja</numerusform>
            <numerusform>zostają %n stacje</numerusform>
            <numerusform>zostaje %n stacji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation>
            <numerusform>zostaje %n</numerusform>
            <numerusform>zostają %n</numerusform>
            <numerusform>zostaje %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation>
            <numerusform>%n znacznik węgla lub oleju</numerusform>
            <numerusform>%n znaczniki węgla lub oleju</numerusform>
            <numerusform>%n znaczników węgla lub oleju</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation>
            <numerusform>Wybrano już %n obszar.</numerusform>
            <numerusform>Wybrano już wszystkie %n obszary.</numerusform>
            <numerusform>Wybrano już wszystkie %n obszarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city_name} is reserved for a network that starts there.</source>
        <translation>Miasto {city_name} jest zarezerwowane dla sieci, która się tam zacznie.</translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation>Elektrownia {plant} wymaga miasta w obszarze: {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for only %n more.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: w twoich elektrowniach jest miejsce tylko na %n znacznik.</numerusform>
            <numerusform>{fuel_name}: w twoich elektrowniach jest miejsce tylko na %n znaczniki.</numerusform>
            <numerusform>{fuel_name}: w twoich elektrowniach jest miejsce tylko na %n znaczników.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connection in play leads to {city_name}.</source>
        <translation>Do miasta {city_name} nie prowadzi żadne połączenie w grze.</translation>
    </message>
    <message>
        <source>That much fuel is not available.</source>
        <translation>Tyle paliwa nie ma.</translation>
    </message>
    <message>
        <source>A network starts in a marked city, and {city_name} is not one.</source>
        <translation>Sieć zaczyna się w oznaczonym mieście, a {city_name} nim nie jest.</translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation>{city_name} nie sąsiaduje z miastem banku.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Teraz nie można tego zrobić.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough fuel to run all of these plants.</source>
        <translation>Nie masz dość paliwa, aby uruchomić wszystkie te elektrownie.</translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation>To kosztuje {price}, a masz {money}.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now; only the current market is.</source>
        <translation>Elektrownia {plant} nie jest teraz na sprzedaż; jest tylko rynek bieżący.</translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation>Ta elektrownia nie jest twoja.</translation>
    </message>
    <message>
        <source>The game could not be saved: {what}</source>
        <translation>Nie można zapisać gry: {what}</translation>
    </message>
    <message>
        <source>That card cannot be revealed now.</source>
        <translation>Tej karty nie można teraz odkryć.</translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {minimum} to %n coal and the rest oil.</source>
        <translation>
            <numerusform>Elektrownie hybrydowe mogą spalić od {minimum} do %n węgla, a&#xa0;resztę oleju.</numerusform>
            <numerusform>Elektrownie hybrydowe mogą spalić od {minimum} do %n węgli, a&#xa0;resztę oleju.</numerusform>
            <numerusform>Elektrownie hybrydowe mogą spalić od {minimum} do %n węgli, a&#xa0;resztę oleju.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale yet: it is in the future market.</source>
        <translation>Elektrownia {plant} nie jest jeszcze na sprzedaż: leży na rynku przyszłym.</translation>
    </message>
    <message>
        <source>{fuel_name}: your plants have no room for more.</source>
        <translation>{fuel_name}: w twoich elektrowniach nie ma już miejsca.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Zaczyna się runda {round}.</translation>
    </message>
    <message>
        <source>Before the first round, the players choose in turn.</source>
        <translation>Przed pierwszą rundą gracze wybierają po kolei.</translation>
    </message>
    <message>
        <source>The turn order is set.</source>
        <translation>Kolejność graczy jest ustalona.</translation>
    </message>
    <message>
        <source>Power plants are auctioned.</source>
        <translation>Zaczyna się licytacja elektrowni.</translation>
    </message>
    <message>
        <source>Fuel is bought; the last in turn order goes first.</source>
        <translation>Zaczyna się zakup paliw, od ostatniej osoby w kolejności.</translation>
    </message>
    <message>
        <source>Houses are built; the last in turn order goes first.</source>
        <translation>Zaczyna się rozbudowa sieci, od ostatniej osoby w kolejności.</translation>
    </message>
    <message>
        <source>Plants run and players are paid.</source>
        <translation>Elektrownie działają i przynoszą pieniądze.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Przygotowanie gry jest skończone.</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: the phase is over.</source>
        <translation>Runda&#xa0;{round}, koniec fazy: {phase}.</translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation>Kolejność: {names}; według miast, potem według największej elektrowni.</translation>
    </message>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: o jeden mniej</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: o jeden więcej</translation>
    </message>
    <message>
        <source>{name} did not answer in time: the bot was restarted.</source>
        <translation>{name} nie odpowiada na czas: komputer działa od nowa.</translation>
    </message>
    <message>
        <source>{name} stopped thinking: the bot was restarted.</source>
        <translation>{name} przestaje myśleć: komputer działa od nowa.</translation>
    </message>
    <message>
        <source>{name} does not answer, so the game is paused. “Continue” asks again.</source>
        <translation>{name} nie odpowiada, więc gra jest wstrzymana. „Dalej” pyta jeszcze raz.</translation>
    </message>
    <message>
        <source>The discount is on plant {plant}, the lowest: it may go for 1.</source>
        <translation>Znacznik zniżki leży na elektrowni {plant}, najmniejszej: można ją kupić od 1.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy and takes plant {plant}.</source>
        <translation>Tylko {name} może jeszcze kupić i bierze elektrownię {plant}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} oferuje {amount}.</translation>
    </message>
    <message>
        <source>{name} can buy no plant: the turn is skipped.</source>
        <translation>{name} nie może kupić elektrowni: ruch jest pominięty.</translation>
    </message>
    <message>
        <source>{name} can bid no more and passes.</source>
        <translation>{name} nie może przebić i pasuje.</translation>
    </message>
    <message>
        <source>{name} passes and buys no plant this round.</source>
        <translation>{name} pasuje i nie kupuje w tej rundzie elektrowni.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} kupuje elektrownię {plant} za {price}.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant} (over the limit).</source>
        <translation>{name} usuwa elektrownię {plant}, bo ma ich za dużo.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}.</source>
        <translation>{name} usuwa {fuel}.</translation>
    </message>
    <message>
        <source>The Step 3 card is removed from the market.</source>
        <translation>Karta „Etap&#xa0;3” odpada z rynku.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: everybody passed.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada: wszyscy spasowali.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: nobody bought it at a discount.</source>
        <translation>Elektrownia {plant} odpada: nikt nie kupił jej ze zniżką.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: it is lower than the one at a discount.</source>
        <translation>Elektrownia {plant} od razu odpada: jest mniejsza od tej ze zniżką.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed as Step 2 begins.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada na początku Etapu&#xa0;2.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: Step 3 makes the market smaller.</source>
        <translation>Elektrownia {plant} odpada: Etap&#xa0;3 zmniejsza rynek.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of a round in Step 3.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada na koniec rundy w&#xa0;Etapie&#xa0;3.</translation>
    </message>
    <message>
        <source>Plant {plant}, the highest, goes under the draw pile at the end of the round.</source>
        <translation>Elektrownia {plant}, największa, trafia na koniec rundy pod stos.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}, {stored} of it from the storage.</source>
        <translation>{name} kupuje {fuel} za {price}, w tym ze składu: {stored}.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}.</source>
        <translation>{name} kupuje {fuel} za {price}.</translation>
    </message>
    <message>
        <source>The Step 3 card is drawn.</source>
        <translation>Odkryto kartę „Etap&#xa0;3”.</translation>
    </message>
    <message>
        <source>That much fuel cannot be left on plant {plant}.</source>
        <translation>Tyle paliwa nie zostawisz na elektrowni {plant}.</translation>
    </message>
    <message>
        <source>{name} could not decide: a simpler bot stands in until it can.</source>
        <translation>{name} nie może się zdecydować: na razie gra prostszy komputer.</translation>
    </message>
    <message>
        <source>{name} tried an illegal move, a bug in this program: a random move is made instead.</source>
        <translation>{name} próbuje niedozwolonego ruchu (błąd programu): zamiast niego losowany jest inny.</translation>
    </message>
    <message>
        <source>{name} waits until the others have bought a token.</source>
        <translation>{name} czeka, aż inni kupią po znaczniku.</translation>
    </message>
    <message>
        <source>{name} sells no uranium: the market is full.</source>
        <translation>{name} nie sprzedaje uranu: rynek jest pełny.</translation>
    </message>
    <message>
        <source>{name} sells uranium at {price} and earns {income}.</source>
        <translation>{name} sprzedaje uran po {price} i zarabia {income}.</translation>
    </message>
    <message>
        <source>No uranium leaves the market: there is none.</source>
        <translation>Uran nie znika z rynku: nie ma go tam.</translation>
    </message>
    <message>
        <source>The cheapest tokens leave the uranium market: {fuel}.</source>
        <translation>Z rynku uranu znikają najtańsze znaczniki: {fuel}.</translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</source>
        <translation>
            <numerusform>Awaria sieci: w tej rundzie przyłączono %n miasto, wszystkie wypłaty są mniejsze.</numerusform>
            <numerusform>Awaria sieci: w tej rundzie przyłączono %n miasta, wszystkie wypłaty są mniejsze.</numerusform>
            <numerusform>Awaria sieci: w tej rundzie przyłączono %n miast, wszystkie wypłaty są mniejsze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile has run out again: all plants are for sale, and no more come.</source>
        <translation>Stos znów się wyczerpał: wszystkie elektrownie są na sprzedaż, nowych nie będzie.</translation>
    </message>
    <message>
        <source>The draw pile has run out: the plants set aside are shuffled and replace it.</source>
        <translation>Stos się wyczerpał: odłożone elektrownie są tasowane i go zastępują.</translation>
    </message>
    <message>
        <source>The order is now {names}.</source>
        <translation>Kolejność: {names}.</translation>
    </message>
    <message>
        <source>Coal, oil and garbage cost {tax} more per token.</source>
        <translation>Węgiel, olej i odpady kosztują o {tax} więcej za znacznik.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn.</source>
        <translation>Odkryto elektrownię {plant}.</translation>
    </message>
    <message>
        <source>The Step 3 card goes back under the draw pile.</source>
        <translation>Karta „Etap&#xa0;3” wraca pod stos.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: somebody has passed.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada: ktoś spasował.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of the round.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada na koniec rundy.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: the row is too long.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada: rząd jest za długi.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: it is not allowed in Step 1.</source>
        <translation>Elektrownia {plant} odpada: w&#xa0;Etapie&#xa0;1 nie może być na sprzedaż.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile: it is not allowed in Step 1.</source>
        <translation>Elektrownia {plant} trafia pod stos: w Etapie&#xa0;1 nie może być na sprzedaż.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile.</source>
        <translation>Elektrownia {plant} trafia pod stos.</translation>
    </message>
    <message>
        <source>Plant {plant}, one of the highest, is set aside at the end of the round.</source>
        <translation>Elektrownia {plant}, jedna z&#xa0;największych, zostaje odłożona na koniec rundy.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed and not replaced.</source>
        <translation>Elektrownia {plant}, najmniejsza, odpada i&#xa0;nic jej nie zastępuje.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price} ({market}).</source>
        <translation>{name} kupuje {fuel} za {price} ({market}).</translation>
    </message>
    <message>
        <source>{name} starts a second network in {city} for {total}.</source>
        <translation>{name} zaczyna drugą sieć w mieście {city} za {total}.</translation>
    </message>
    <message>
        <source>{name} connects {city} for {total}: {house} + {way}.</source>
        <translation>{name} włącza do sieci miasto {city} za {total}: {house} + {way}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {total}.</source>
        <translation>{name} buduje w mieście {city} za {total}.</translation>
    </message>
    <message>
        <source>{name} can buy no fuel: the turn is skipped.</source>
        <translation>{name} nie może kupić paliwa: ruch jest pominięty.</translation>
    </message>
    <message>
        <source>{name} can build nothing: the turn is skipped.</source>
        <translation>{name} nie może nic zbudować: ruch jest pominięty.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} nie kupuje więcej paliwa.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} nie buduje więcej.</translation>
    </message>
    <message>
        <source>{name} is done for this round.</source>
        <translation>{name} kończy w tej rundzie.</translation>
    </message>
    <message>
        <source>Second places open.</source>
        <translation>Otwarte są drugie miejsca.</translation>
    </message>
    <message>
        <source>Third places open.</source>
        <translation>Otwarte są trzecie miejsca.</translation>
    </message>
    <message>
        <source>The Step 3 card has been drawn: Step 3 begins. All plants are for sale.</source>
        <translation>Odkryto kartę „Etap&#xa0;3”: zaczyna się Etap&#xa0;3. Wszystkie elektrownie są na sprzedaż.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 and goes back into the pile.</source>
        <translation>Karta „Etap&#xa0;3” zaczyna Etap&#xa0;2 i&#xa0;wraca do stosu.</translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities.</source>
        <translation>
            <numerusform>Zaczyna się Etap&#xa0;2, bo ktoś ma %n miasto.</numerusform>
            <numerusform>Zaczyna się Etap&#xa0;2, bo ktoś ma %n miasta.</numerusform>
            <numerusform>Zaczyna się Etap&#xa0;2, bo ktoś ma %n miast.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 begins, with Step 3 next.</source>
        <translation>Zaczyna się Etap&#xa0;2, a&#xa0;zaraz po nim Etap&#xa0;3.</translation>
    </message>
    <message>
        <source>not for sale</source>
        <comment>a fuel that is too expensive now</comment>
        <translation>nie na sprzedaż</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table</source>
        <translation>{fuel}: następna cena {price}, na rynku {stock}, w&#xa0;koszyku {cart}, uzupełnianie {refill}, jeśli wszyscy napełnią elektrownie na raz i&#xa0;je uruchomią, {due} według tabeli</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table; next round from {later}</source>
        <translation>{fuel}: następna cena {price}, na rynku {stock}, w&#xa0;koszyku {cart}, uzupełnianie {refill}, jeśli wszyscy napełnią elektrownie na raz i&#xa0;je uruchomią, {due} według tabeli; w&#xa0;następnej rundzie od {later}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction at a discount and bids {bid}.</source>
        <translation>{name} wskazuje do licytacji elektrownię {plant} ze zniżką i&#xa0;oferuje {bid}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction and bids {bid}.</source>
        <translation>{name} wskazuje do licytacji elektrownię {plant} i&#xa0;oferuje {bid}.</translation>
    </message>
    <message>
        <source>{name} runs no plant and is paid {income}.</source>
        <translation>{name} nic nie uruchamia i dostaje {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}.</source>
        <translation>{name} uruchamia {plants}, spala {burnt}, zasila {powered} i zarabia {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, powers {powered} and earns {income}.</source>
        <translation>{name} uruchamia {plants}, zasila {powered} i zarabia {income}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the refill of one of two markets</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>{market}: refilled with {added}.</source>
        <translation>{market}: przybywa {added}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.</source>
        <translation>Na rynek paliw trafiają: {added}. {fuel} tanieje, brakujące znaczniki: {n}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation>Na rynek paliw trafiają: {added}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win.</source>
        <translation>Koniec gry, wspólne zwycięstwo: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation>
            <numerusform>Koniec gry: {name} wygrywa, zasilając %n miasto.</numerusform>
            <numerusform>Koniec gry: {name} wygrywa, zasilając %n miasta.</numerusform>
            <numerusform>Koniec gry: {name} wygrywa, zasilając %n miast.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave no legal answer: a simpler bot stands in until it does. {file} says why.</source>
        <translation>{name}: brak dozwolonej odpowiedzi; na razie gra prostszy komputer. Powód: {file}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins</source>
        <translation>Koniec gry: {name} wygrywa</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win</source>
        <translation>Koniec gry, wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>{name}: open an auction</source>
        <translation>{name}: rozpocznij licytację</translation>
    </message>
    <message>
        <source>{name}: open an auction or pass</source>
        <translation>{name}: rozpocznij licytację albo spasuj</translation>
    </message>
    <message>
        <source>{name}: bid more than {bid} for plant {lot} or pass</source>
        <translation>{name}: przebij {bid} za elektrownię {lot} albo spasuj</translation>
    </message>
    <message>
        <source>{name}: choose the plant to scrap</source>
        <translation>{name}: wybierz elektrownię do usunięcia</translation>
    </message>
    <message>
        <source>{name}: choose the fuel to discard</source>
        <translation>{name}: wybierz paliwo do usunięcia</translation>
    </message>
    <message>
        <source>{name}: buy fuel or end the turn</source>
        <translation>{name}: kup paliwo albo zakończ turę</translation>
    </message>
    <message>
        <source>{name}: build houses or end the turn</source>
        <translation>{name}: zbuduj stacje albo zakończ turę</translation>
    </message>
    <message>
        <source>{name}: choose the plants to run</source>
        <translation>{name}: wybierz elektrownie do uruchomienia</translation>
    </message>
    <message>
        <source>{name}: place a house for the bank</source>
        <translation>{name}: postaw stację banku</translation>
    </message>
    <message>
        <source>{name}: mark a starting city</source>
        <translation>{name}: oznacz miasto startowe</translation>
    </message>
    <message>
        <source>You buy at only one market per turn. Yours is: {market_name}.</source>
        <translation>W&#xa0;turze kupujesz tylko na jednym rynku. Twój to: {market_name}.</translation>
    </message>
    <message>
        <source>Plant {plant} is a mine: it does not count towards the limit and stays.</source>
        <translation>Elektrownia {plant} to kopalnia: nie liczy się do limitu i zostaje.</translation>
    </message>
    <message>
        <source>{city_name} is closed in this game.</source>
        <translation>{city_name}: zamknięte w tej grze.</translation>
    </message>
    <message numerus="yes">
        <source>You must power as many cities as possible: %n.</source>
        <translation>
            <numerusform>Musisz zasilić tyle miast, ile się da: %n.</numerusform>
            <numerusform>Musisz zasilić tyle miast, ile się da: %n.</numerusform>
            <numerusform>Musisz zasilić tyle miast, ile się da: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network may start in {city_name}.</source>
        <translation>Żadna sieć nie zaczyna się tutaj: {city_name}.</translation>
    </message>
    <message>
        <source>Step 2 begins: every city has a house.</source>
        <translation>Zaczyna się Etap&#xa0;2, bo w każdym mieście stoi stacja.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}: no plant can store it now.</source>
        <translation>{name} usuwa {fuel}: żadna elektrownia już tego nie pomieści.</translation>
    </message>
    <message>
        <source>The coal storage sells nothing now.</source>
        <translation>Skład węgla teraz niczego nie sprzedaje.</translation>
    </message>
    <message>
        <source>You cannot start another network now.</source>
        <translation>Nie możesz teraz zacząć kolejnej sieci.</translation>
    </message>
    <message>
        <source>Buy one token at a time; then the others buy.</source>
        <translation>Kupuj po jednym znaczniku; potem kupują inni.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wygrywa</translation>
    </message>
    <message numerus="yes">
        <source>They tie on every count, with %n cities powered.</source>
        <translation>
            <numerusform>Remis pod każdym względem, zasilane miasta: %n.</numerusform>
            <numerusform>Remis pod każdym względem, zasilane miasta: %n.</numerusform>
            <numerusform>Remis pod każdym względem, zasilane miasta: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>bought nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nic nie kupuje</translation>
    </message>
    <message>
        <source>built nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>nic nie buduje</translation>
    </message>
    <message numerus="yes">
        <source>built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>zbudowano %n stację za {price}</numerusform>
            <numerusform>zbudowano %n stacje za {price}</numerusform>
            <numerusform>zbudowano %n stacji za {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n</source>
        <comment>houses</comment>
        <translation>
            <numerusform>zbudowano %n</numerusform>
            <numerusform>zbudowano %n</numerusform>
            <numerusform>zbudowano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>kupiono %n za {price}</numerusform>
            <numerusform>kupiono %n za {price}</numerusform>
            <numerusform>kupiono %n za {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>coal</source>
        <translation>węgiel</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>olej</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>odpady</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>uran</translation>
    </message>
    <message>
        <source>Northern market</source>
        <translation>Rynek północny</translation>
    </message>
    <message>
        <source>Southern market</source>
        <translation>Rynek południowy</translation>
    </message>
    <message>
        <source>Coal</source>
        <comment>fuel, before its row</comment>
        <translation>Węgiel</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {cities}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {cities}; elektrownie {plants}; {fuel}</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: somebody has at least as many cities as its number.</source>
        <translation>Elektrownia {plant} odpada: ktoś ma co najmniej tyle miast, ile wynosi jej numer.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: somebody has at least as many cities as its number.</source>
        <translation>Elektrownia {plant} od razu odpada: ktoś ma co najmniej tyle miast, ile wynosi jej numer.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy fuel.</source>
        <translation>Paliwo kupuje już tylko {name}.</translation>
    </message>
    <message>
        <source>No fuel is added: the supply is empty or the market is full.</source>
        <translation>Paliwa nie przybywa: zasoby są puste albo rynek jest pełny.</translation>
    </message>
    <message>
        <source>The bank takes {tokens} for {plants}.</source>
        <translation>Bank bierze {tokens} do elektrowni {plants}.</translation>
    </message>
    <message>
        <source>{city_name} has no open place.</source>
        <translation>W&#xa0;mieście {city_name} nie ma otwartego miejsca.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>W rundzie&#xa0;1 każdy musi kupić elektrownię.</translation>
    </message>
    <message>
        <source>The Step 3 card is not a plant: Step {next_step} begins once this phase is over.</source>
        <translation>Karta „Etap&#xa0;3” to nie elektrownia: Etap&#xa0;{next_step} zaczyna się po tej fazie.</translation>
    </message>
    <message>
        <source>{fuel_name}: in Step {step}, tokens above {limit} are not for sale.</source>
        <translation>{fuel_name}: w&#xa0;Etapie&#xa0;{step} znaczniki droższe niż {limit} nie są na sprzedaż.</translation>
    </message>
    <message>
        <source>Plants {plants} need a city in {areas}.</source>
        <translation>Elektrownie {plants} wymagają miasta w obszarze: {areas}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>got {plant}</source>
        <comment>a plant; very short</comment>
        <translation>ma {plant}</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <comment>tokens bought; very short</comment>
        <translation>
            <numerusform>paliwo: %n</numerusform>
            <numerusform>paliwo: %n</numerusform>
            <numerusform>paliwo: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Oil</source>
        <comment>fuel, before its row</comment>
        <translation>Olej</translation>
    </message>
    <message>
        <source>Garbage</source>
        <comment>fuel, before its row</comment>
        <translation>Odpady</translation>
    </message>
    <message>
        <source>Uranium</source>
        <comment>fuel, before its row</comment>
        <translation>Uran</translation>
    </message>
    <message>
        <source>Setup</source>
        <comment>phase</comment>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase</comment>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Plants</source>
        <comment>phase</comment>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Fuel</source>
        <comment>phase</comment>
        <translation>Paliwa</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>phase</comment>
        <translation>Rozbudowa</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <comment>phase</comment>
        <translation>Biurokracja</translation>
    </message>
    <message>
        <source>sells uranium</source>
        <comment>a mine</comment>
        <translation>sprzedaje uran</translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n węgiel</numerusform>
            <numerusform>%n węgle</numerusform>
            <numerusform>%n węgli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation>
            <numerusform>%n olej</numerusform>
            <numerusform>%n oleje</numerusform>
            <numerusform>%n olejów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation>
            <numerusform>%n odpad</numerusform>
            <numerusform>%n odpady</numerusform>
            <numerusform>%n odpadów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n uran</numerusform>
            <numerusform>%n urany</numerusform>
            <numerusform>%n uranów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>coal or oil</source>
        <translation>węgiel lub olej</translation>
    </message>
    <message>
        <source>wind and sun</source>
        <translation>wiatr i słońce</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>fuzja</translation>
    </message>
    <message>
        <source>{those} and {last}</source>
        <translation>{those} i {last}</translation>
    </message>
    <message>
        <source>Plant {n}: {fuel}, {cities}</source>
        <translation>Elektrownia {n}: {fuel}, {cities}</translation>
    </message>
    <message>
        <source>Plant {n}: no fuel, {cities}</source>
        <translation>Elektrownia {n}: bez paliwa, {cities}</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>karta „Etap&#xa0;3”</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>elektrownia {plant}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings cannot be saved in {file}. Check the folder and free space.</source>
        <translation>Ustawień nie można zapisać w&#xa0;pliku {file}. Sprawdź folder i&#xa0;wolne miejsce.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Changes take effect at once. Nothing leaves this computer.</source>
        <translation>Każda zmiana jest tu od razu widoczna. Nic nie opuszcza tego komputera.</translation>
    </message>
</context>
<context>
    <name>SiteList</name>
    <message>
        <source>Cities by price</source>
        <translation>Miasta według ceny</translation>
    </message>
    <message>
        <source>In the list of cities by price</source>
        <translation>Na liście miast według ceny</translation>
    </message>
    <message>
        <source>The city above or below</source>
        <translation>Miasto wyżej lub niżej</translation>
    </message>
    <message>
        <source>Five cities up or down</source>
        <translation>Pięć miast w górę lub w dół</translation>
    </message>
    <message>
        <source>Plan a house or remove it</source>
        <translation>Zaplanuj stację albo ją usuń</translation>
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
        <translation>{city}: {way} + {house} = {total}, brakuje {short}</translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Removes this planned house; the others stay.</source>
        <translation>Usuwa tę zaplanowaną stację; inne zostają.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Usuń: {city}</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Seats played</source>
        <translation>Rozegrane miejsca</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Odsetek wygranych</translation>
    </message>
    <message>
        <source>Avg. place</source>
        <translation>Śr. pozycja</translation>
    </message>
    <message>
        <source>Avg. powered</source>
        <translation>Śr. zasilonych</translation>
    </message>
    <message>
        <source>Avg. rounds</source>
        <translation>Śr. rund</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Nie ma jeszcze skończonych gier.</translation>
    </message>
    <message>
        <source>Saves the figures to a file.</source>
        <translation>Zapisuje liczby w pliku.</translation>
    </message>
    <message>
        <source>the line marks an equal chance</source>
        <translation>kreska oznacza równe szanse</translation>
    </message>
    <message>
        <source>how often each place was reached</source>
        <translation>jak często zajęto każde miejsce</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Według planszy</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Według wydania</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Według poziomu</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Według liczby graczy</translation>
    </message>
    <message>
        <source>Human seats</source>
        <translation>Tylko ludzie</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Wszystkie miejsca</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Grupowanie</translation>
    </message>
    <message>
        <source>Seats to count</source>
        <translation>Liczone miejsca</translation>
    </message>
    <message>
        <source>Chooses how the figures are grouped.</source>
        <translation>Wybiera, według czego grupować liczby.</translation>
    </message>
    <message>
        <source>Chooses whose seats are counted.</source>
        <translation>Wybiera, czyje miejsca się liczą.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n skończona gra</numerusform>
            <numerusform>%n skończone gry</numerusform>
            <numerusform>%n skończonych gier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: {name}</source>
        <translation>Mniej: {name}</translation>
    </message>
    <message>
        <source>More: {name}</source>
        <translation>Więcej: {name}</translation>
    </message>
    <message>
        <source>Already at the minimum.</source>
        <translation>Mniej się nie da.</translation>
    </message>
    <message>
        <source>Already at the maximum.</source>
        <translation>Więcej się nie da.</translation>
    </message>
    <message>
        <source>One less.</source>
        <translation>O jeden mniej.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>O jeden więcej.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{name}: no house built</source>
        <translation>{name}: bez budowy stacji</translation>
    </message>
    <message>
        <source>{name}: only {powered} of {owned} cities powered</source>
        <translation>{name}: zasila tylko {powered} z&#xa0;{owned} miast</translation>
    </message>
    <message>
        <source>{name}: no city powered</source>
        <translation>{name}: żadnego zasilonego miasta</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name} kończy grę.</translation>
    </message>
    <message numerus="yes">
        <source>Then {name} builds %n houses.</source>
        <translation>
            <numerusform>Potem {name} buduje %n stację.</numerusform>
            <numerusform>Potem {name} buduje %n stacje.</numerusform>
            <numerusform>Potem {name} buduje %n stacji.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {money} Elektro left.</source>
        <translation>{name} ma jeszcze {money}&#xa0;Elektro.</translation>
    </message>
    <message>
        <source>{name} bids up to {bid}.</source>
        <translation>{name} licytuje do {bid}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price} instead.</source>
        <translation>Zamiast tego {name} kupuje elektrownię {plant} za {price}.</translation>
    </message>
    <message>
        <source>{name} buys no plant in this round.</source>
        <translation>{name} nie kupuje w&#xa0;tej rundzie elektrowni.</translation>
    </message>
    <message>
        <source>It never runs.</source>
        <comment>a plant</comment>
        <translation>Nie działa ani razu.</translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Działa %n raz.</numerusform>
            <numerusform>Działa %n razy.</numerusform>
            <numerusform>Działa %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times and never burns any fuel.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Działa %n raz i&#xa0;nigdy nie spala paliwa.</numerusform>
            <numerusform>Działa %n razy i&#xa0;nigdy nie spala paliwa.</numerusform>
            <numerusform>Działa %n razy i&#xa0;nigdy nie spala paliwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: from {before} cities to {after} in one turn</source>
        <translation>{name}: od {before} do {after} miast w jednym ruchu</translation>
    </message>
    <message>
        <source>{name}: one house, in {city}</source>
        <translation>{name}: jedna stacja, {city}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rounds without a house</source>
        <translation>
            <numerusform>{name}: %n runda bez budowy stacji</numerusform>
            <numerusform>{name}: %n rundy bez budowy stacji</numerusform>
            <numerusform>{name}: %n rund bez budowy stacji</numerusform>
        </translation>
    </message>
    <message>
        <source>Now {name} has {own} cities, {rival} {count}.</source>
        <translation>Miasta: {name} ma teraz {own}, a&#xa0;{rival} {count}.</translation>
    </message>
    <message>
        <source>That pays {income} Elektro.</source>
        <comment>cities powered</comment>
        <translation>Daje to {income}&#xa0;Elektro.</translation>
    </message>
    <message numerus="yes">
        <source>{name} powers {powered} of %n cities.</source>
        <translation>
            <numerusform>{name} zasila {powered} z&#xa0;%n miasta.</numerusform>
            <numerusform>{name} zasila {powered} z&#xa0;%n miast.</numerusform>
            <numerusform>{name} zasila {powered} z&#xa0;%n miast.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out when {name} buys fuel: {fuels}.</source>
        <translation>Wyprzedane, gdy {name} kupuje paliwo: {fuels}.</translation>
    </message>
    <message>
        <source>Round {round}: {name}, chance of winning {before} → {after}%</source>
        <translation>Runda&#xa0;{round}: {name}, szansa na wygraną {before} → {after}%</translation>
    </message>
    <message>
        <source>{name}: plant {plant}, for {price}</source>
        <translation>{name}: elektrownia {plant} za {price}</translation>
    </message>
    <message>
        <source>{name}: plant {plant} for {price}, nobody else bid</source>
        <translation>{name}: elektrownia {plant} za {price}, nikt inny nie licytował</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>in %, as the strongest bot sees it, by round</source>
        <translation>w&#xa0;%, według najsilniejszego komputera, w&#xa0;kolejnych rundach</translation>
    </message>
    <message>
        <source>Each dot is a costly move.</source>
        <translation>Każda kropka to kosztowny ruch.</translation>
    </message>
    <message>
        <source>A quiet game: no turn changed much.</source>
        <translation>Spokojna gra: żaden ruch nie zmienił wiele.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>The map as a list of cities</source>
        <translation>Mapa jako lista miast</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Opis stołu</translation>
    </message>
    <message>
        <source>Plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Karty elektrowni i&#xa0;paliwo mają stały rozmiar. „Rozmiar” w&#xa0;ustawieniach zmienia wszystko.</translation>
    </message>
    <message>
        <source>Map, plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Mapa, karty elektrowni i&#xa0;paliwo mają stały rozmiar. „Rozmiar” w&#xa0;ustawieniach zmienia wszystko.</translation>
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
        <translation>{a} – {b}: {cost}. W sieci ma: {names}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Arrow keys move from city to city. M opens the map as a list, T describes the table.</source>
        <translation>Strzałki prowadzą od miasta do miasta. M otwiera mapę jako listę, T opis stołu.</translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation>Plansza: {city}</translation>
    </message>
    <message>
        <source>Before you: {names}.</source>
        <comment>can build here</comment>
        <translation>Przed tobą: {names}.</translation>
    </message>
</context>
<context>
    <name>TimeLapse</name>
    <message>
        <source>The game in twenty seconds. Press any key to end it.</source>
        <translation>Gra w dwadzieścia sekund. Dowolny klawisz kończy.</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}</source>
        <translation>Runda {round}, Etap {step}</translation>
    </message>
    <message>
        <source>Cities built. Press any key to end it.</source>
        <translation>Włączone miasta. Dowolny klawisz kończy.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Została %n minuta</numerusform>
            <numerusform>Zostały %n minuty</numerusform>
            <numerusform>Zostało %n minut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Some cities differ, as the map shows.</source>
        <translation>Niektóre miasta się różnią, jak widać na mapie.</translation>
    </message>
    <message>
        <source>Phase 1: the turn order is set.</source>
        <translation>Faza&#xa0;1: ustala się kolejność graczy.</translation>
    </message>
    <message>
        <source>Phase 2: plants are auctioned.</source>
        <translation>Faza 2: licytacja elektrowni.</translation>
    </message>
    <message>
        <source>Phase 3: fuel is bought, last in turn order first.</source>
        <translation>Faza&#xa0;3: zakup paliw, od ostatniej osoby w&#xa0;kolejności.</translation>
    </message>
    <message>
        <source>Phase 4: houses are built, last in turn order first.</source>
        <translation>Faza&#xa0;4: rozbudowa sieci, od ostatniej osoby w&#xa0;kolejności.</translation>
    </message>
    <message>
        <source>Phase 5: plants run, everybody is paid, the markets are refilled.</source>
        <translation>Faza 5: elektrownie działają, każdy dostaje wypłatę, rynki są uzupełniane.</translation>
    </message>
    <message>
        <source>It begins after its card is drawn.</source>
        <translation>Zaczyna się po odkryciu jego karty.</translation>
    </message>
    <message>
        <source>It begins when the Step 3 card is drawn.</source>
        <translation>Zaczyna się po odkryciu karty „Etap&#xa0;3”.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}.</source>
        <translation>Zaczyna się, gdy ktoś ma {cities}.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}, or once every city has a house.</source>
        <translation>Zaczyna się, gdy ktoś ma {cities} albo gdy w każdym mieście stoi stacja.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2.</source>
        <translation>Kolejność graczy ustala się po Fazie&#xa0;2.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long mark shows the end.</source>
        <translation>Miasta: {each}. Długa kreska to koniec gry.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long marks show Step 2 and the end.</source>
        <translation>Miasta: {each}. Długie kreski to Etap&#xa0;2 i koniec gry.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the draw pile.</source>
        <translation>
            <numerusform>W stosie została %n karta.</numerusform>
            <numerusform>W stosie zostały %n karty.</numerusform>
            <numerusform>W stosie zostało %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank&apos;s place in the turn order.</source>
        <translation>Miejsce banku w kolejności graczy.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round, the last one.</source>
        <translation>Kolejność graczy: {now} miejsce w&#xa0;tej rundzie, która jest ostatnia.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round; as things stand, {next} in the next one.</source>
        <translation>Kolejność graczy: {now} miejsce w tej rundzie, a według obecnego stanu {next} w następnej.</translation>
    </message>
    <message>
        <source>Turn order: {now} in the auctions; as things stand, {next} after them.</source>
        <translation>Kolejność graczy: {now} miejsce w&#xa0;licytacjach, a&#xa0;według obecnego stanu {next} po nich.</translation>
    </message>
    <message>
        <source>Turn order: {now}, also in the next auctions.</source>
        <translation>Kolejność graczy: {now} miejsce, także w&#xa0;następnych licytacjach.</translation>
    </message>
    <message>
        <source>{name}, a person: {note}</source>
        <translation>{name}, człowiek: {note}</translation>
    </message>
    <message>
        <source>{name}, a bot: {note}</source>
        <translation>{name}, komputer: {note}</translation>
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
        <translation>Sieć: {cities}.</translation>
    </message>
    <message>
        <source>The bank powers no cities.</source>
        <translation>Bank nie zasila miast.</translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities.</source>
        <translation>
            <numerusform>Może zasilić %n miasto.</numerusform>
            <numerusform>Może zasilić %n miasta.</numerusform>
            <numerusform>Może zasilić %n miast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities now, {maximum} with enough fuel.</source>
        <translation>
            <numerusform>Może teraz zasilić %n miasto, {maximum} przy pełnym paliwie.</numerusform>
            <numerusform>Może teraz zasilić %n miasta, {maximum} przy pełnym paliwie.</numerusform>
            <numerusform>Może teraz zasilić %n miast, {maximum} przy pełnym paliwie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}.</source>
        <translation>{plant}.</translation>
    </message>
    <message>
        <source>It holds no fuel.</source>
        <translation>Nie ma na niej paliwa.</translation>
    </message>
    <message>
        <source>It holds {fuel}.</source>
        <translation>Magazyn: {fuel}.</translation>
    </message>
    <message>
        <source>{figures}: burns {need}, holds {held}.</source>
        <translation>{figures}: spala {need}, magazynuje {held}.</translation>
    </message>
    <message>
        <source>Step {step}: one house in each city.</source>
        <translation>Etap&#xa0;{step}: po jednej stacji w&#xa0;każdym mieście.</translation>
    </message>
    <message>
        <source>Step {step}: two houses in each city.</source>
        <translation>Etap&#xa0;{step}: po dwie stacje w&#xa0;każdym mieście.</translation>
    </message>
    <message>
        <source>Step {step}: three houses in each city.</source>
        <translation>Etap&#xa0;{step}: po trzy stacje w&#xa0;każdym mieście.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, before 1 2 3</comment>
        <translation>Etap</translation>
    </message>
    <message>
        <source>{names} can end it</source>
        <translation>{names} może zakończyć</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <comment>a number of cities follows</comment>
        <translation>Etap&#xa0;2 przy</translation>
    </message>
    <message>
        <source>ends at</source>
        <comment>the game; a number of cities follows</comment>
        <translation>koniec przy</translation>
    </message>
    <message>
        <source>Step 2 by card</source>
        <comment>the Step 3 card</comment>
        <translation>Etap&#xa0;2 z kartą</translation>
    </message>
    <message>
        <source>outage</source>
        <comment>cities of this round, and the most without one, follow</comment>
        <translation>awaria</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation>
            <numerusform>karta</numerusform>
            <numerusform>karty</numerusform>
            <numerusform>kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n odłożona</numerusform>
            <numerusform>%n odłożone</numerusform>
            <numerusform>%n odłożonych</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 with the Step 3 card, the end at {end}; cards left: {cards}</source>
        <translation>Etap&#xa0;2 z kartą „Etap&#xa0;3”, koniec przy {end}; zostało kart: {cards}</translation>
    </message>
    <message>
        <source>Step 2 at {step2}, the end at {end}; cards left: {cards}</source>
        <translation>Etap&#xa0;2 przy {step2}, koniec przy {end}; kart w stosie: {cards}</translation>
    </message>
    <message>
        <source>The end at {end}; cards left: {cards}</source>
        <translation>Koniec przy {end}; kart w stosie: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n before Step 3</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n przed Etapem&#xa0;3</numerusform>
            <numerusform>%n przed Etapem&#xa0;3</numerusform>
            <numerusform>%n przed Etapem&#xa0;3</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, {phase}; cities: {cities}</source>
        <translation>Runda&#xa0;{round}, {phase}; miasta: {cities}</translation>
    </message>
    <message>
        <source>Could end the game this round: {names}.</source>
        <translation>Grę w tej rundzie może zakończyć: {names}.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}, {phase}; cities: {cities}</source>
        <translation>Runda&#xa0;{round}, Etap&#xa0;{step}, {phase}; miasta: {cities}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>Shows what has happened in this game. Key: L</source>
        <translation>Pokazuje, co się działo w tej grze. Klawisz: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Otwiera menu. Klawisz: F10</translation>
    </message>
    <message>
        <source>Step 3 is the last</source>
        <translation>Etap 3 jest ostatni</translation>
    </message>
    <message>
        <source>Step 3 comes next</source>
        <translation>Etap&#xa0;3 jako następny</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>People, separated by commas</source>
        <translation>Ludzie, oddzieleni przecinkami</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Graczy przy stole</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>Jedna plansza</translation>
    </message>
    <message>
        <source>A new one each round</source>
        <translation>Co rundę inna</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can take part, not {count}.</source>
        <translation>Uczestników może być od {minimum} do {maximum}, a nie {count}.</translation>
    </message>
    <message>
        <source>Starts the tournament: everybody gets a seat for each round.</source>
        <translation>Zaczyna turniej: każdy dostaje miejsce na każdą rundę.</translation>
    </message>
    <message>
        <source>The winner of a game gets 100 points, the last player none, the others equal steps in between.</source>
        <translation>Pierwszy w grze dostaje 100 punktów, ostatni zero, pozostali w równych odstępach.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>Prowadzi {name}</translation>
    </message>
    <message>
        <source>{names} share the lead</source>
        <translation>Prowadzą {names}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Zwycięża {name}</translation>
    </message>
</context>
<context>
    <name>TournamentList</name>
    <message>
        <source>No tournament is left.</source>
        <translation>Nie ma już żadnego turnieju.</translation>
    </message>
    <message>
        <source>The tournament has been deleted; its games stay.</source>
        <translation>Turniej usunięto; jego gry zostają.</translation>
    </message>
    <message>
        <source>The tournament has been restored.</source>
        <translation>Turniej przywrócono.</translation>
    </message>
    <message>
        <source>This system has no trash; deleted tournaments are in {folder}.</source>
        <translation>Ten system nie ma kosza; usunięte turnieje są w folderze {folder}.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Gra {number} z {count}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, round {round}</source>
        <translation>Gra {number} z {count}, runda {round}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Następna gra</translation>
    </message>
    <message>
        <source>Plays the next game; games among bots run by themselves.</source>
        <translation>Rozgrywa następną grę; komputer swoje gra sam.</translation>
    </message>
    <message>
        <source>Stops the bots; the game can be continued.</source>
        <translation>Zatrzymuje komputer; grę można kontynuować.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Zagraj tę grę</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>TournamentRunner</name>
    <message>
        <source>No bot answers, so the tournament is paused. “Play on” asks again.</source>
        <translation>Żaden bot nie odpowiada, więc turniej jest wstrzymany. „Graj dalej” pyta jeszcze raz.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved ({reason}); check the folder.</source>
        <translation>Nie można zapisać turnieju ({reason}); sprawdź folder.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Deletes the tournament but not its games; Undo restores it.</source>
        <translation>Usuwa turniej, ale nie jego gry; Przywróć go odzyskuje.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Nie ma czego przywrócić.</translation>
    </message>
    <message>
        <source>Restores the last deleted tournament.</source>
        <translation>Przywraca ostatnio usunięty turniej.</translation>
    </message>
    <message>
        <source>upcoming</source>
        <comment>a game</comment>
        <translation>przed nami</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a game</comment>
        <translation>zaczęta</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z {whole}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Shows this tournament, so you can look at it or continue it.</source>
        <translation>Pokazuje ten turniej: do obejrzenia lub dalszej gry.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Wszystkie turnieje</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Powtórka wybranej gry</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation>Ruchy w grze</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Turn order and plants</source>
        <translation>Kolejność i&#xa0;elektrownie</translation>
    </message>
    <message>
        <source>Welcome! You run a power company against two rivals. Whoever powers the most cities at the end of the game wins. You are {name[0]}, with the red houses. Here you see your money and, soon, your plants.</source>
        <translation>Witaj! Prowadzisz firmę energetyczną i&#xa0;masz dwoje rywali. Wygrywa ten, kto na koniec gry zasili najwięcej miast. Grasz jako {name[0]} i&#xa0;masz czerwone stacje. Tu widzisz swoje pieniądze, a&#xa0;wkrótce także elektrownie.</translation>
    </message>
    <message>
        <source>The game is played in rounds of five phases: turn order, plants, fuel, building and bureaucracy. This bar always shows the current phase.</source>
        <translation>Gra toczy się w&#xa0;rundach po pięć faz: kolejność, licytacja, paliwa, rozbudowa i&#xa0;biurokracja. Ten pasek zawsze pokazuje obecną fazę.</translation>
    </message>
    <message>
        <source>The turn order was random this time, and you are first. From now on, whoever has the most cities goes first. That is no advantage: the last player buys fuel and builds first.</source>
        <translation>Tym razem o&#xa0;kolejności decyduje los i&#xa0;twoje miejsce jest pierwsze. Odtąd pierwszy będzie ten, kto ma najwięcej miast. To nie jest korzystne: ostatni gracz pierwszy kupuje paliwo i&#xa0;buduje.</translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation>Nie trzeba zaczynać tak wysoko: możesz przebić, gdy ktoś zaoferuje więcej. Wskaż elektrownię&#xa0;10 za 10.</translation>
    </message>
    <message>
        <source>That plant would work, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation>Ta elektrownia też by się nadała, ale elektrownia&#xa0;10 daje więcej prądu z&#xa0;mniejszej ilości paliwa. Wskaż tamtą.</translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. Bidding goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation>{name[1]} też ją chce i&#xa0;oferuje {bid}. Licytacja trwa, aż spasują wszyscy oprócz jednej osoby. Ta elektrownia jest dla ciebie warta trochę więcej: licytuj 12.</translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation>Jeśli spasujesz, {name[1]} dostanie najlepszą elektrownię za {bid}. Licytuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Just over the last bid is enough. Bid 12.</source>
        <translation>Wystarczy nieco więcej niż ostatnia oferta. Licytuj 12.</translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. A new card replaces each plant sold, and the market is sorted by number. Everybody buys at most one plant a round, and the others now have theirs.</source>
        <translation>Elektrownia&#xa0;10 jest twoja za 12: płacisz tyle, ile oferujesz. W&#xa0;miejsce każdej sprzedanej elektrowni odkrywa się nową kartę, a&#xa0;rynek układa się według numerów. Każdy kupuje w&#xa0;rundzie najwyżej jedną elektrownię, a&#xa0;inni swoje już mają.</translation>
    </message>
    <message>
        <source>After the first auctions the turn order is set again. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation>Po pierwszych licytacjach kolejność ustala się na nowo. Nikt nie ma jeszcze miasta, więc decyduje najwyższy numer elektrowni: twój. W&#xa0;następnych rundach najpierw liczą się miasta.</translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation>Runda&#xa0;2 i&#xa0;znowu zaczynasz. Od teraz możesz też spasować. Ale spójrz na elektrownię&#xa0;13: działa na wiatr i&#xa0;słońce i&#xa0;nigdy nie potrzebuje paliwa. Wskaż ją.</translation>
    </message>
    <message>
        <source>You may pass now, but then you get no plant this round. Plant 13 is worth having: open it.</source>
        <translation>Możesz teraz spasować, ale wtedy nie dostaniesz w&#xa0;tej rundzie elektrowni. Elektrownię&#xa0;13 warto mieć: wskaż ją.</translation>
    </message>
    <message>
        <source>That can be a good plant too. This time take the one that needs no fuel: open plant 13.</source>
        <translation>To też może być dobra elektrownia. Tym razem weź tę, która nie potrzebuje paliwa: wskaż elektrownię&#xa0;13.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Paliwo</translation>
    </message>
    <message>
        <source>Plants need fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Every token taken makes the next one more expensive for everybody.</source>
        <translation>Elektrownie potrzebują paliwa. Rynek sprzedaje najpierw najtańszy znacznik: następny węgiel kosztuje {price[coal]}. Każdy zabrany znacznik sprawia, że następny jest dla wszystkich droższy.</translation>
    </message>
    <message>
        <source>Fuel is bought in reverse turn order. {name[1]} and {name[2]} come after you, so they bought first and took the cheapest tokens. This is how the game holds back the leader.</source>
        <translation>Paliwo kupuje się w&#xa0;odwrotnej kolejności. {name[1]} i&#xa0;{name[2]} są za tobą, więc zaczynają i&#xa0;biorą najtańsze znaczniki. W&#xa0;ten sposób gra hamuje tego, kto prowadzi.</translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation>Elektrownia magazynuje najwyżej dwa razy tyle, ile spala w&#xa0;rundzie. Elektrownia&#xa0;10 spala 2&#xa0;węgle, więc zmieści 4. Nie można kupić paliwa, którego nie spala żadna twoja elektrownia.</translation>
    </message>
    <message>
        <source>Without coal your plant cannot run and your cities stay dark. Buy 2 coal first.</source>
        <translation>Bez węgla twoja elektrownia stoi, a&#xa0;w&#xa0;twoich miastach jest ciemno. Najpierw kup 2&#xa0;węgle.</translation>
    </message>
    <message>
        <source>There is room for more, but money is tight in the first round and you still need houses. 2 coal is enough.</source>
        <translation>Miejsca jest więcej, ale w&#xa0;pierwszej rundzie pieniędzy jest mało, a&#xa0;trzeba jeszcze zbudować stacje. Wystarczą 2&#xa0;węgle.</translation>
    </message>
    <message>
        <source>The coal is on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation>Węgiel leży na twojej elektrowni. Masz jeszcze {money}&#xa0;Elektro, a&#xa0;przed tobą budowa stacji: zakończ turę.</translation>
    </message>
    <message>
        <source>2 coal is enough for this round. Keep your money for houses and end your turn.</source>
        <translation>W&#xa0;tej rundzie&#xa0;2&#xa0;węgle wystarczą. Zachowaj pieniądze na stacje i&#xa0;zakończ turę.</translation>
    </message>
    <message>
        <source>Two rounds later. You have also bought plant 12, a hybrid: it burns coal or oil, or one of each. It can store both.</source>
        <translation>Dwie rundy później. Masz już także elektrownię&#xa0;12, hybrydową: spala węgiel albo olej, albo jedno i&#xa0;drugie po jednym. Oba można w&#xa0;niej magazynować.</translation>
    </message>
    <message>
        <source>Both are cheap right now. Buy 4 coal and 2 oil, more than you burn this round. What is left stays on your plants for the next one.</source>
        <translation>Oba są teraz tanie. Kup 4&#xa0;węgle i&#xa0;2&#xa0;oleje, więcej, niż spalisz w&#xa0;tej rundzie. Co zostanie, poczeka w&#xa0;twoich elektrowniach na następną.</translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation>Stać cię na więcej, a&#xa0;taniej już raczej nie będzie. Kup razem 4&#xa0;węgle i&#xa0;2&#xa0;oleje.</translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. This time buy 4 coal and 2 oil in all.</source>
        <translation>Twoje elektrownie mogą pomieścić też inne ilości. Tym razem kup razem 4&#xa0;węgle i&#xa0;2&#xa0;oleje.</translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the expensive end down. What everybody burns stays expensive. So watch what the others own: burning something else saves money.</source>
        <translation>Po każdej rundzie przychodzi trochę nowego paliwa i&#xa0;zapełnia rynek od drogiego końca w&#xa0;dół. To, co spalają wszyscy, pozostaje drogie. Obserwuj więc elektrownie innych: kto spala coś innego, ten oszczędza.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Rozbudowa sieci</translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has started in the north and green in the south. They come after you in turn order, so they built first. Now it is your turn.</source>
        <translation>Teraz potrzebujesz klientów. To jest mapa; w&#xa0;grze są tylko kolorowe obszary. Niebieski zaczyna na północy, zielony na południu. Są w&#xa0;kolejności za tobą, więc budują przed tobą. Teraz twój ruch.</translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you also pay for the connection: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. A perfect place to start!</source>
        <translation>Puste miasto kosztuje {house}. Od drugiego miasta płacisz też za połączenie: to liczba na linii. Na linii {city[essen]} – {city[duisburg]} jest to 0. Idealne miejsce na początek!</translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation>Firma bez miasta prawie nic nie zarabia. Najpierw zbuduj stację: {city[essen]}.</translation>
    </message>
    <message>
        <source>You may start anywhere, but here connections are cheap and nobody else is near. Choose {city[essen]}.</source>
        <translation>Możesz zacząć wszędzie, ale tutaj połączenia są tanie, a&#xa0;w&#xa0;pobliżu nie ma nikogo. Wybierz miasto {city[essen]}.</translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the connection, {house} for the house. For now a city has room for only one player, so nobody can follow you there.</source>
        <translation>A&#xa0;teraz {city[duisburg]}: {way[duisburg]} za połączenie, {house} za stację. Na razie w&#xa0;mieście jest miejsce tylko dla jednego gracza, więc nikt tam za tobą nie pójdzie.</translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation>Twoja elektrownia zasila 2&#xa0;miasta. Włącz do sieci drugie: {city[duisburg]}.</translation>
    </message>
    <message>
        <source>That connection costs more. {city[duisburg]} costs only the house.</source>
        <translation>To połączenie jest droższe. {city[duisburg]} kosztuje tylko stację.</translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation>Więcej niż te 2&#xa0;miasta twoja elektrownia nie zasili. Pozostałe {money}&#xa0;Elektro zachowaj na następną elektrownię i&#xa0;zakończ turę.</translation>
    </message>
    <message>
        <source>A third city would stay dark: your plant powers only 2. Keep your money and end your turn.</source>
        <translation>W&#xa0;trzecim mieście byłoby ciemno: twoja elektrownia zasila tylko 2. Zachowaj pieniądze i&#xa0;zakończ turę.</translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities by the cheapest route, even through other players&apos; cities. Point at a city to see the route and price.</source>
        <translation>Runda&#xa0;3. Masz trzecie miasto i&#xa0;elektrownie na 5. Sieć rośnie z&#xa0;dowolnego jej miasta najtańszym połączeniem, nawet przez miasta innych. Wskaż miasto myszą, aby zobaczyć połączenie i&#xa0;cenę.</translation>
    </message>
    <message>
        <source>Connect {city[koeln]} and {city[dortmund]}. You can choose both and build them together. Then end your turn.</source>
        <translation>Włącz do sieci miasta {city[koeln]} i&#xa0;{city[dortmund]}. Możesz wybrać oba i&#xa0;zbudować razem. Potem zakończ turę.</translation>
    </message>
    <message>
        <source>Not yet: {city[koeln]} and {city[dortmund]} first. With them you use all your power.</source>
        <translation>Jeszcze nie: najpierw {city[koeln]} i&#xa0;{city[dortmund]}. Z&#xa0;nimi wykorzystasz całą swoją moc.</translation>
    </message>
    <message>
        <source>You could, but it costs more. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation>Można, ale drożej. {city[koeln]} i&#xa0;{city[dortmund]} są teraz najtańsze.</translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities move you up in the turn order, and then you buy fuel and build after the others.</source>
        <translation>Dobrze połączone! Możesz budować tyle, na ile cię stać. Ale im więcej miast, tym wyższe miejsce w&#xa0;kolejności, a&#xa0;wtedy kupujesz paliwo i&#xa0;budujesz po innych.</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Prąd i&#xa0;pieniądze</translation>
    </message>
    <message>
        <source>The last phase of a round is bureaucracy, and it is more fun than it sounds: plants run, and money comes in. You are paid for the cities you power.</source>
        <translation>Ostatnia faza rundy to biurokracja i&#xa0;jest przyjemniejsza, niż brzmi: elektrownie działają, a&#xa0;pieniądze płyną. Dostajesz wypłatę za miasta, które zasilasz.</translation>
    </message>
    <message>
        <source>Round 5. You now own {cities} cities, and plants for more. The more cities you power, the less another one adds: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation>Runda&#xa0;5. Masz już {cities}&#xa0;miast, a&#xa0;elektrownie mogą zasilić więcej. Im więcej miast zasilasz, tym mniej daje kolejne: {pay[2]} za 2, ale {pay[9]} za 9.</translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: exactly as many as you have. Plant 13 would power one more, but nobody pays for power without a city. For practice, switch it off and run the others.</source>
        <translation>Elektrownie&#xa0;24 i&#xa0;26 zasilają 4 i&#xa0;5&#xa0;miast: dokładnie tyle, ile masz. Elektrownia&#xa0;13 zasiliłaby jeszcze jedno, ale za prąd bez miasta nikt nie płaci. Wyłącz ją dla wprawy i&#xa0;uruchom pozostałe.</translation>
    </message>
    <message>
        <source>You could do that too. This time choose {city[muenster]} and {city[osnabrueck]}.</source>
        <translation>To też możliwe. Tym razem wybierz miasta {city[muenster]} i&#xa0;{city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>Step 2! The lowest plant was removed from the game and replaced. From now on every city has room for a second player, for {house2}, and the fuel that arrives after each round changes.</source>
        <translation>Etap&#xa0;2! Najmniejsza elektrownia odpada z&#xa0;gry i&#xa0;zostaje zastąpiona. Odtąd w&#xa0;każdym mieście jest miejsce dla drugiego gracza, za {house2}, a&#xa0;po każdej rundzie przybywają inne ilości paliwa.</translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: it already has one house. The second place costs {house2} plus the connection. You have just enough money, so build there.</source>
        <translation>Runda&#xa0;5. Spójrz na miasto {city[bremen]}: stoi tam już jedna stacja. Drugie miejsce kosztuje {house2} plus połączenie. Masz dokładnie tyle pieniędzy, więc zbuduj tam.</translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends after that building phase. You own {cities}, the others fewer. You can end it now.</source>
        <translation>Runda&#xa0;8. Gdy ktoś będzie mieć {end_at} miast, gra skończy się po tej fazie rozbudowy. Ty masz {cities}, inni mniej. Możesz ją teraz zakończyć.</translation>
    </message>
    <message>
        <source>The others have built what they could afford: {name[1]} now owns {owned[1]} cities, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation>Inni już zbudowali tyle, na ile ich stać: {name[1]} ma teraz {owned[1]}&#xa0;miast, {name[2]} {owned[2]}. Twoje elektrownie mogą zasilić 15. Nie czekaj więc: zakończ grę, póki prowadzisz.</translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game continues, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Gdy miast jest mniej niż {end_at}, gra toczy się dalej i&#xa0;inni cię dogonią. Włącz do sieci miasta {city[flensburg]}, {city[kassel]} i&#xa0;{city[mainz]}.</translation>
    </message>
    <message>
        <source>That is all you need to know. Start a new game: the rivals suggested there are learners too. While you play, H gives a hint, Z undoes your last step, and F1 shows the rules. Have fun!</source>
        <translation>To wszystko, co trzeba wiedzieć. Zacznij nową grę: proponowani tam rywale to też uczniowie. W&#xa0;czasie gry H daje podpowiedź, Z&#xa0;cofa twój ostatni krok, a&#xa0;F1 pokazuje zasady. Miłej zabawy!</translation>
    </message>
    <message>
        <source>Keep reading: you&apos;ll do that in a moment.</source>
        <translation>Czytaj dalej: zrobisz to za chwilę.</translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it takes the step for you.</source>
        <translation>Tutaj podpowiedzią jest „Pokaż”: ten przycisk wykonuje krok za ciebie.</translation>
    </message>
    <message>
        <source>The rules allow that, but this step asks for something else.</source>
        <translation>Zasady na to pozwalają, ale w&#xa0;tym kroku chodzi o&#xa0;coś innego.</translation>
    </message>
    <message>
        <source>Power plants! Only the current market is for sale; the others come later. Look at plant 10: its number is its minimum bid, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation>Elektrownie! Na sprzedaż jest tylko rynek bieżący, inne przyjdą później. Spójrz na elektrownię&#xa0;10: jej numer to minimalna cena, a&#xa0;z&#xa0;2&#xa0;węgli robi prąd dla 2&#xa0;miast. Żadna z&#xa0;jej sąsiadek nie robi tego lepiej.</translation>
    </message>
    <message>
        <source>You go first. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation>Zaczynasz. Kliknij elektrownię&#xa0;10, zostaw ofertę 10 i&#xa0;naciśnij przycisk w&#xa0;prawym dolnym rogu. Tak wskazujesz elektrownię do licytacji.</translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and any further one replaces one of them. And in the Recharged edition, which you are learning, bidding for the plant with the green token starts at 1.</source>
        <translation>Tym razem nikt nie przebija. Jeszcze dwie rzeczy: możesz mieć najwyżej {plants_allowed} elektrownie, a&#xa0;każda kolejna zastępuje jedną z&#xa0;nich. A&#xa0;w&#xa0;wydaniu Recharged, którego się uczysz, licytacja elektrowni z&#xa0;zielonym znacznikiem zaczyna się od 1.</translation>
    </message>
    <message>
        <source>Take 2 coal: click the plus beside coal twice, or two tokens in the market. Then press the button at the lower right to pay.</source>
        <translation>Weź&#xa0;2&#xa0;węgle: kliknij dwa razy plus obok węgla albo dwa znaczniki na rynku. Potem naciśnij przycisk w&#xa0;prawym dolnym rogu, aby zapłacić.</translation>
    </message>
    <message>
        <source>Click {city[essen]} on the map, or choose it in the list of cities. The house is only planned so far: press the button at the lower right to build it.</source>
        <translation>Kliknij miasto {city[essen]} na mapie albo wybierz je z&#xa0;listy. Na razie stacja jest tylko zaplanowana: naciśnij przycisk w&#xa0;prawym dolnym rogu, aby ją zbudować.</translation>
    </message>
    <message>
        <source>Plant 10 burns its 2 coal and powers both of your cities. That brings {pay[2]} Elektro. It is switched on already: press the button at the lower right.</source>
        <translation>Elektrownia&#xa0;10 spala swoje 2&#xa0;węgle i&#xa0;zasila oba twoje miasta. To daje {pay[2]}&#xa0;Elektro. Jest już włączona: naciśnij przycisk w&#xa0;prawym dolnym rogu.</translation>
    </message>
    <message>
        <source>Without power you get only {pay[0]} Elektro. Switch plant 10 on: its coal is there to be burnt.</source>
        <translation>Bez prądu dostaniesz tylko {pay[0]}&#xa0;Elektro. Włącz elektrownię&#xa0;10: jej węgiel jest po to, żeby go spalić.</translation>
    </message>
    <message>
        <source>The others have run their plants too. Then new fuel came to the market: how much of each depends on the number of players and on the Step. Uranium stays rare.</source>
        <translation>Inni też uruchamiają swoje elektrownie. Potem na rynek trafia nowe paliwo: ile którego, zależy od liczby graczy i&#xa0;od Etapu gry. Uranu jest zawsze mało.</translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation>A&#xa0;największa elektrownia trafia pod stos i&#xa0;odkrywa się inną kartę. Dlatego najmocniejsze elektrownie wracają dopiero pod koniec.</translation>
    </message>
    <message>
        <source>That would do no harm, but no good either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation>To nie zaszkodzi, ale i&#xa0;nie pomoże: masz tylko {cities} miast. Wyłącz elektrownię&#xa0;13.</translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation>Wtedy w&#xa0;części twoich miast byłoby ciemno. Włącz elektrownie&#xa0;24 i&#xa0;26, nic więcej.</translation>
    </message>
    <message>
        <source>Unburnt fuel stays where it is. And that was a whole round! All others work the same way; only the three Steps of the game change a few things. They come next.</source>
        <translation>Niespalone paliwo zostaje na miejscu. I&#xa0;to już cała runda! Wszystkie inne biegną tak samo; tylko trzy Etapy gry trochę zmieniają. Teraz kolej na nie.</translation>
    </message>
    <message>
        <source>Three Steps</source>
        <translation>Trzy Etapy</translation>
    </message>
    <message>
        <source>Every game has three Steps. In Step 1 a city has room for only one player. It is round 4 now, and the map around you is filling up.</source>
        <translation>Każda gra ma trzy Etapy. W&#xa0;Etapie&#xa0;1 w&#xa0;mieście jest miejsce tylko dla jednego gracza. Teraz trwa runda 4 i&#xa0;na mapie wokół ciebie robi się ciasno.</translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities} and have money for two more.</source>
        <translation>Tu widzisz, ile miast ma każdy. Gdy ktoś będzie mieć {step2_at}, po rozbudowie zacznie się Etap&#xa0;2. Ty masz {cities} i&#xa0;pieniądze na dwa kolejne.</translation>
    </message>
    <message>
        <source>Be the one who does it: connect {city[muenster]} and {city[osnabrueck]}, then end your turn.</source>
        <translation>Niech to będziesz ty: włącz do sieci miasta {city[muenster]} i&#xa0;{city[osnabrueck]}, a&#xa0;potem zakończ turę.</translation>
    </message>
    <message>
        <source>Without these two cities everything stays as it is. Connect {city[muenster]} and {city[osnabrueck]} first.</source>
        <translation>Bez tych dwóch miast wszystko zostaje po staremu. Najpierw włącz do sieci miasta {city[muenster]} i&#xa0;{city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>You have plants for one more city, and money for it. Build first: {city[bremen]}.</source>
        <translation>Masz moc na jeszcze jedno miasto i&#xa0;pieniądze na nie. Najpierw zbuduj: {city[bremen]}.</translation>
    </message>
    <message>
        <source>You could do that too. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation>To też możliwe. Ale {city[bremen]} pokazuje coś nowego: dwoje graczy w&#xa0;jednym mieście.</translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has been drawn. It stays until the auctions are over. Then it is removed together with the lowest plant, and Step 3 begins.</source>
        <translation>Runda&#xa0;7: odkryto kartę „Etap&#xa0;3”. Zostaje do końca licytacji. Potem odpada razem z&#xa0;najmniejszą elektrownią i&#xa0;zaczyna się Etap&#xa0;3.</translation>
    </message>
    <message>
        <source>The others have already bought this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation>Inni już kupili w&#xa0;tej rundzie, więc nikt cię nie przebije. Elektrownia&#xa0;32 zasila 6&#xa0;miast za 3&#xa0;oleje. Weź ją.</translation>
    </message>
    <message>
        <source>Nobody can bid against you: it will never be this cheap again. Take plant 32.</source>
        <translation>Nikt cię nie przebije: tak tanio już nigdy nie będzie. Weź elektrownię&#xa0;32.</translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation>Elektrownia&#xa0;32 zasila więcej za swoją cenę. Weź ją.</translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Scrap plant 13: it powers just one city.</source>
        <translation>Możesz mieć najwyżej {plants_allowed} elektrownie, więc jedna ze starych musi odejść. Usuń elektrownię&#xa0;13: zasila tylko jedno miasto.</translation>
    </message>
    <message>
        <source>That one is far too good to scrap. Plant 13 powers the fewest cities.</source>
        <translation>Ta jest o&#xa0;wiele za dobra, żeby ją usunąć. Najmniej miast zasila elektrownia&#xa0;13.</translation>
    </message>
    <message>
        <source>Step 3! All plants here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is near.</source>
        <translation>Etap&#xa0;3! Wszystkie elektrownie, które tu leżą, są na sprzedaż, a&#xa0;każde miasto ma trzecie miejsce za {house3}. Teraz czas rosnąć: koniec jest blisko.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>But cities alone do not win. What counts are the cities you can power at the end, with your plants and the fuel on them. Yours could power 4, 5 and 6: that makes 15.</source>
        <translation>Ale same miasta nie wygrywają. Liczą się te, które na koniec możesz zasilić swoimi elektrowniami i&#xa0;paliwem, które w&#xa0;nich leży. Twoje mogą zasilić 4, 5 i&#xa0;6: razem 15.</translation>
    </message>
    <message>
        <source>So make sure nothing runs short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation>Niech więc niczego nie zabraknie: kup 5&#xa0;olejów do elektrowni&#xa0;26 i&#xa0;32 i&#xa0;2&#xa0;odpady do elektrowni&#xa0;24. Potem zakończ turę.</translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation>Elektrownie bez paliwa nic nie dają, zwłaszcza na koniec. Kup razem 5&#xa0;olejów i&#xa0;2&#xa0;odpady.</translation>
    </message>
    <message>
        <source>You need no more: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation>Więcej nie trzeba: to ostatnia runda. Kup razem 5&#xa0;olejów i&#xa0;2&#xa0;odpady.</translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation>Włącz do sieci trzy kolejne miasta: {city[flensburg]}, {city[kassel]} i&#xa0;{city[mainz]}. To razem {end_at}. Potem zakończ turę.</translation>
    </message>
    <message>
        <source>You could, but then three cities may cost too much. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Można, ale wtedy na trzy miasta może nie starczyć. Wybierz miasta {city[flensburg]}, {city[kassel]} i&#xa0;{city[mainz]}.</translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation>Zasilasz {powered[0]}&#xa0;miast, {name[1]} {powered[1]}, a&#xa0;{name[2]} {powered[2]}. Wygrywasz! Masz w&#xa0;sieci więcej miast, niż możesz zasilić, ale to nic nie szkodzi. Przy remisie decydują pieniądze.</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Wraca do poprzedniego widoku.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation>Przejdź do mojego ruchu</translation>
    </message>
    <message>
        <source>Pauses the bots, or lets them continue.</source>
        <translation>Zatrzymuje komputer albo pozwala mu grać dalej.</translation>
    </message>
    <message>
        <source>Lets the bots move at once until it is your turn.</source>
        <translation>Komputer gra bez przerw aż do twojej tury.</translation>
    </message>
    <message>
        <source>Cancels your limit.</source>
        <translation>Usuwa twój limit.</translation>
    </message>
    <message>
        <source>No limit is set.</source>
        <translation>Limit nie jest ustawiony.</translation>
    </message>
    <message>
        <source>Cancel your limit of {limit} for plant {plant}</source>
        <translation>Usuń swój limit {limit} na elektrownię {plant}</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Przejdź do końca</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
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
        <translation>{name} myśli</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>No plant chosen</source>
        <translation>Nie wybrano elektrowni</translation>
    </message>
    <message>
        <source>{name} is choosing a plant</source>
        <translation>{name} wybiera elektrownię</translation>
    </message>
    <message>
        <source>You lead with {bid}. {name} is thinking</source>
        <translation>Prowadzisz z&#xa0;ofertą {bid}. {name} myśli</translation>
    </message>
    <message>
        <source>{leader} leads. {name} is thinking</source>
        <translation>{leader} prowadzi. {name} myśli</translation>
    </message>
    <message>
        <source>Then {names}</source>
        <translation>Potem {names}</translation>
    </message>
    <message>
        <source>Your place in turn order: {n}</source>
        <translation>Twoja kolej otwarcia: {n}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>{city}: before you, {names} can build there.</source>
        <translation>{city}: przed tobą może tam budować: {names}.</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Opis stołu</translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>need %n more</source>
        <comment>Elektro that are missing</comment>
        <translation>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n</source>
        <comment>Elektro that are missing; short</comment>
        <translation>
            <numerusform>brak %n</numerusform>
            <numerusform>brak %n</numerusform>
            <numerusform>brak %n</numerusform>
        </translation>
    </message>
</context>
</TS>

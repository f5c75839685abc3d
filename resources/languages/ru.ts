<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation>Купить: {fuel}</translation>
    </message>
    <message numerus="yes">
        <source>Build in {city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>Строить: {city} и ещё %n город</numerusform>
            <numerusform>Строить: {city} и ещё %n города</numerusform>
            <numerusform>Строить: {city} и ещё %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance}% to win</source>
        <translation>шанс {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>costs {figure}</source>
        <translation>стоит {figure}</translation>
    </message>
    <message>
        <source>will cost about {figure}</source>
        <translation>цена ≈ {figure}</translation>
    </message>
    <message>
        <source>earns {figure}</source>
        <translation>приносит {figure}</translation>
    </message>
    <message>
        <source>capacity {change}</source>
        <translation>мощность {change}</translation>
    </message>
    <message>
        <source>cities {change}</source>
        <translation>города {change}</translation>
    </message>
    <message>
        <source>can power {figure}</source>
        <translation>энергии на {figure}</translation>
    </message>
    <message>
        <source>income {change}</source>
        <translation>выплата {change}</translation>
    </message>
    <message>
        <source>number {figure} in the next turn order</source>
        <translation>{figure}-е место в&#xa0;порядке игроков</translation>
    </message>
    <message>
        <source>{name} takes plant {figure}</source>
        <translation>{name} берёт станцию №&#xa0;{figure}</translation>
    </message>
    <message>
        <source>begins Step 2</source>
        <translation>начинает 2-й этап</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>завершает игру</translation>
    </message>
    <message>
        <source>keeps {figure} Elektro</source>
        <translation>остаётся {figure}&#xa0;электро</translation>
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
        <translation>Начать вторую сеть: {city}</translation>
    </message>
    <message>
        <source>Buy {fuel} ({market})</source>
        <translation>Купить: {fuel} ({market})</translation>
    </message>
    <message>
        <source>Open plant {plant} for {bid}</source>
        <translation>Торги: №&#xa0;{plant} за {bid}</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Не запускать ничего</translation>
    </message>
    <message>
        <source>Run {plants}</source>
        <translation>Запустить №&#xa0;{plants}</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Сбросить: {fuel}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Больше не покупать</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Больше не строить</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Ставка {bid}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пасовать</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Сбросить станцию №&#xa0;{plant}</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>Строить: {city}</translation>
    </message>
    <message>
        <source>Place the bank&apos;s house in {city}</source>
        <translation>Поставить домик банка: {city}</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Отметить город {city}</translation>
    </message>
</context>
<context>
    <name>AtHand</name>
    <message>
        <source>Fuel, building</source>
        <translation>Ресурсы, стройка</translation>
    </message>
    <message>
        <source>Still to buy</source>
        <translation>Ещё купят</translation>
    </message>
    <message>
        <source>Still to build</source>
        <translation>Ещё построят</translation>
    </message>
    <message numerus="yes">
        <source>%n cities to Step 2</source>
        <comment>cities</comment>
        <translation>
            <numerusform>до 2-го этапа: %n</numerusform>
            <numerusform>до 2-го этапа: %n</numerusform>
            <numerusform>до 2-го этапа: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities to the end</source>
        <comment>of the game, cities</comment>
        <translation>
            <numerusform>до конца: %n</numerusform>
            <numerusform>до конца: %n</numerusform>
            <numerusform>до конца: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Выплата</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>След. порядок</translation>
    </message>
    <message>
        <source>Income by cities: {pay}</source>
        <translation>Выплата по городам: {pay}</translation>
    </message>
    <message>
        <source>Income and turn order</source>
        <translation>Выплата и порядок</translation>
    </message>
    <message>
        <source>Shows or hides income, turn orders and thresholds. Key: {key}</source>
        <translation>Показывает или прячет выплаты, порядок игроков и пороги. Клавиша: {key}</translation>
    </message>
</context>
<context>
    <name>AuctionPage</name>
    <message>
        <source>Pass</source>
        <translation>Пасовать</translation>
    </message>
    <message>
        <source>Your limit is below this bid. Press Enter again to bid without it.</source>
        <translation>Ваш предел ниже этой ставки. Нажмите Enter ещё раз, чтобы поставить без него.</translation>
    </message>
</context>
<context>
    <name>AuctionStage</name>
    <message>
        <source>bought {plant}</source>
        <translation>покупка: {plant}</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>Order in round {round}: {names}</source>
        <translation>Порядок в раунде {round}: {names}</translation>
    </message>
    <message>
        <source>Round {round}: {first} is first, {last} is last</source>
        <translation>Раунд {round}: первый&#xa0;— {first}, последний&#xa0;— {last}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>лидирует</translation>
    </message>
    <message>
        <source>has {money}</source>
        <translation>есть {money}</translation>
    </message>
</context>
<context>
    <name>Beat</name>
    <message>
        <source>Press any key to continue</source>
        <translation>Дальше — любая клавиша</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>2-й этап</translation>
    </message>
    <message>
        <source>Second places are open, for {price}.</source>
        <translation>Открыты вторые места, за {price}.</translation>
    </message>
    <message>
        <source>Third places are open, for {price}.</source>
        <translation>Открыты третьи места, за {price}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>Step 3, the last Step</source>
        <translation>3-й этап, последний этап</translation>
    </message>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n станция на продажу.</numerusform>
            <numerusform>%n станции, все на продажу.</numerusform>
            <numerusform>%n станций, все на продажу.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refill: {tokens}.</source>
        <translation>Поставка: {tokens}.</translation>
    </message>
</context>
<context>
    <name>BidRuler</name>
    <message>
        <source>Your bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Bid for me up to</source>
        <translation>Торговаться за меня до</translation>
    </message>
    <message>
        <source>The game bids for you up to this amount; the others do not see it. (U)</source>
        <translation>До этой суммы игра торгуется за вас; другие её не видят. (U)</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Ввести ставку</translation>
    </message>
    <message>
        <source>Type your limit</source>
        <translation>Ввести предел</translation>
    </message>
    <message>
        <source>Raise your limit by 1</source>
        <translation>Поднять предел на 1</translation>
    </message>
    <message>
        <source>Lower your limit by 1</source>
        <translation>Снизить предел на 1</translation>
    </message>
    <message>
        <source>minimum {minimum}</source>
        <translation>минимум {minimum}</translation>
    </message>
    <message>
        <source>fair {low} to {high}, break-even {even}</source>
        <translation>разумно от {low} до {high}, предел выгоды {even}</translation>
    </message>
    <message>
        <source>you have {money}</source>
        <translation>у вас {money}</translation>
    </message>
    <message>
        <source>fair {low}–{high}</source>
        <translation>разумно {low}–{high}</translation>
    </message>
    <message>
        <source>not worth {price}</source>
        <translation>{price} — слишком дорого</translation>
    </message>
    <message>
        <source>break-even {price}</source>
        <translation>выгодно до {price}</translation>
    </message>
    <message>
        <source>even {price}</source>
        <comment>break-even; short</comment>
        <translation>выг. до {price}</translation>
    </message>
    <message>
        <source>Your bid: {price}. Drag it, or turn the wheel.</source>
        <translation>Ваша ставка: {price}. Перетащите её или крутите колёсико мыши.</translation>
    </message>
    <message>
        <source>Your limit: the game bids for you up to {price}.</source>
        <translation>Ваш предел: игра торгуется за вас до {price}.</translation>
    </message>
    <message>
        <source>Too low: {price} has been bid.</source>
        <translation>Слишком мало: уже ставят {price}.</translation>
    </message>
    <message>
        <source>Even for {price} you do better without the plant.</source>
        <translation>Даже за {price} вам лучше без этой станции.</translation>
    </message>
    <message>
        <source>Above {price}, the break-even, you do better without the plant.</source>
        <translation>Выше {price}, предела выгоды, вам лучше без этой станции.</translation>
    </message>
    <message>
        <source>Fair: for {low} to {high} you do as well with it as without.</source>
        <translation>Разумно: за {low}–{high} с ней вам так же хорошо, как без неё.</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>мин. {minimum}</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>до</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Вы выходите из этих торгов.</translation>
    </message>
    <message>
        <source>{name} bids {bid}; your limit was {limit}.</source>
        <translation>{name} ставит {bid}; ваш предел&#xa0;— {limit}.</translation>
    </message>
    <message>
        <source>{name} leads. Your bid</source>
        <translation>Лидирует {name}. Ваша ставка</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ваша ставка</translation>
    </message>
    <message>
        <source>If you pass, {name} gets it for {bid}.</source>
        <translation>Если вы спасуете, станция достанется игроку {name} за {bid}.</translation>
    </message>
    <message>
        <source>Then {names} may bid.</source>
        <translation>Затем могут торговаться: {names}.</translation>
    </message>
    <message>
        <source>{name} leads. You cannot raise</source>
        <translation>Лидирует {name}. Вам не перебить</translation>
    </message>
    <message>
        <source>You cannot raise</source>
        <translation>Вам не перебить</translation>
    </message>
    <message>
        <source>You have {money}; the minimum bid is {minimum}.</source>
        <translation>У вас {money}; минимальная ставка {minimum}.</translation>
    </message>
    <message>
        <source>Makes this bid.</source>
        <translation>Делает эту ставку.</translation>
    </message>
    <message>
        <source>Bid {bid}, up to {limit}</source>
        <translation>Ставка {bid}, до {limit}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Ставка {bid}</translation>
    </message>
    <message>
        <source>{bid} is much more than {before}. Press Enter again to bid it.</source>
        <translation>{bid} — намного больше, чем {before}. Нажмите Enter ещё раз, чтобы поставить столько.</translation>
    </message>
</context>
<context>
    <name>BoardRules</name>
    <message>
        <source>Plants that are always in the opening market.</source>
        <translation>Станции, которые всегда есть на первом рынке.</translation>
    </message>
    <message>
        <source>The top of the draw pile: plants, or a random card of a kind.</source>
        <translation>Верх стопки станций: станции или случайная карта одного вида.</translation>
    </message>
    <message>
        <source>The cards below those, shuffled.</source>
        <translation>Карты под ними, перемешанные.</translation>
    </message>
    <message>
        <source>Plants that are not used, by number of players.</source>
        <translation>Станции, которые не участвуют, по числу игроков.</translation>
    </message>
    <message>
        <source>Plug cards and others removed unseen, by number of players.</source>
        <translation>Карты с&#xa0;вилкой и&#xa0;прочие, убранные втёмную, по числу игроков.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen.</source>
        <translation>Станции, которые никогда не убирают втёмную.</translation>
    </message>
    <message>
        <source>Plants set aside; they go on top of the draw pile when Step 2 begins.</source>
        <translation>Станции, отложенные в сторону; с началом 2-го этапа они ложатся наверх стопки.</translation>
    </message>
    <message>
        <source>How many cards are below the Step 3 card.</source>
        <translation>Сколько карт лежит под картой 3-го этапа.</translation>
    </message>
    <message>
        <source>How many plants are for sale.</source>
        <translation>Сколько станций продаётся.</translation>
    </message>
    <message>
        <source>How many plants are in the future market.</source>
        <translation>Сколько станций в&#xa0;ожидаемом предложении.</translation>
    </message>
    <message>
        <source>Kinds of plants that are for sale even as the lowest of the future market.</source>
        <translation>Виды станций, которые продаются даже как самая дешёвая ожидаемого предложения.</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile.</source>
        <translation>Виды станций, которые никогда не уходят под стопку.</translation>
    </message>
    <message>
        <source>How many of the lowest plants are removed in a round without a sale.</source>
        <translation>Сколько самых дешёвых станций уходит в раунде без продаж.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed when the first player in a round declines to open.</source>
        <translation>Уходит ли самая дешёвая станция, когда первый игрок раунда не начинает торги.</translation>
    </message>
    <message>
        <source>Whether the lowest plant is removed in Phase 5 of Steps 1 and 2.</source>
        <translation>Уходит ли самая дешёвая станция в&#xa0;фазе 5 1-го и&#xa0;2-го этапов.</translation>
    </message>
    <message>
        <source>Whether the plant removed by Step 2 is replaced.</source>
        <translation>Заменяется ли станция, убранная 2-м этапом.</translation>
    </message>
    <message>
        <source>Whether the discount token is used: the lowest plant may go for 1.</source>
        <translation>Есть ли жетон скидки: самая дешёвая станция может уйти за 1.</translation>
    </message>
    <message>
        <source>Whether plants too small for the leader are removed.</source>
        <translation>Уходят ли станции, слишком малые для лидера.</translation>
    </message>
    <message>
        <source>Whether the turn order is set after the auctions instead of before.</source>
        <translation>Определяется ли порядок игроков после аукционов, а&#xa0;не до них.</translation>
    </message>
    <message>
        <source>Cities that start Step 2, by number of players.</source>
        <translation>С&#xa0;какого числа городов начинается 2-й этап, по числу игроков.</translation>
    </message>
    <message>
        <source>Cities that end the game, by number of players.</source>
        <translation>При каком числе городов кончается игра, по числу игроков.</translation>
    </message>
    <message>
        <source>Whether Step 2 also begins when every city in play has a house.</source>
        <translation>Начинается ли 2-й этап и&#xa0;тогда, когда в&#xa0;каждом городе в&#xa0;игре есть домик.</translation>
    </message>
    <message>
        <source>The spaces of the fuel market.</source>
        <translation>Деления рынка ресурсов.</translation>
    </message>
    <message>
        <source>How many tokens of each fuel there are.</source>
        <translation>Сколько всего фишек каждого ресурса.</translation>
    </message>
    <message>
        <source>Tokens in the fuel market at the start.</source>
        <translation>Фишки на рынке ресурсов в начале.</translation>
    </message>
    <message>
        <source>Tokens added in Steps 1, 2 and 3, for each number of players.</source>
        <translation>Поставки на 1-м, 2-м и&#xa0;3-м этапах, для каждого числа игроков.</translation>
    </message>
    <message>
        <source>What the places in every city cost.</source>
        <translation>Сколько стоят места в каждом городе.</translation>
    </message>
    <message>
        <source>How many places of a city are open in each Step.</source>
        <translation>Сколько мест города открыто на каждом этапе.</translation>
    </message>
    <message>
        <source>Money each player starts with.</source>
        <translation>Деньги, с&#xa0;которыми начинает каждый игрок.</translation>
    </message>
    <message>
        <source>What is paid for 0, 1, 2 and more powered cities.</source>
        <translation>Выплата за 0, 1, 2 и больше снабжённых городов.</translation>
    </message>
    <message>
        <source>How many plants a player may have.</source>
        <translation>Сколько станций может быть у игрока.</translation>
    </message>
    <message>
        <source>How many runs&apos; worth of fuel a plant can store.</source>
        <translation>На сколько запусков станция может хранить ресурсы.</translation>
    </message>
    <message>
        <source>Kinds of plants that only players with a city in one of these areas may buy.</source>
        <translation>Виды станций, которые может купить только игрок с&#xa0;городом в&#xa0;одной из этих областей.</translation>
    </message>
    <message>
        <source>An outage occurs when more cities than this per player are connected in one round.</source>
        <translation>Авария наступает, когда за один раунд подключено больше городов на игрока, чем указано.</translation>
    </message>
    <message>
        <source>Whether Step 2 is carried out first if Step 3 comes before it.</source>
        <translation>Выполняется ли сначала 2-й этап, если 3-й приходит раньше.</translation>
    </message>
    <message>
        <source>What breaks a tie: money or cities.</source>
        <translation>Что решает при равенстве: деньги или города.</translation>
    </message>
    <message>
        <source>Options the players may choose.</source>
        <translation>Варианты, которые могут выбрать игроки.</translation>
    </message>
    <message>
        <source>Plants that replace those of the same number, by the area in play that brings them.</source>
        <translation>Станции, которые заменяют станции с&#xa0;тем же номером, если их область в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Burnt coal goes to a storage that sells it at this price.</source>
        <translation>Сожжённый уголь идёт на склад, который продаёт его по этой цене.</translation>
    </message>
    <message>
        <source>Whether the storage sells at any time.</source>
        <translation>Продаёт ли склад в&#xa0;любое время.</translation>
    </message>
    <message>
        <source>Once this plant has been bought, uranium is never refilled.</source>
        <translation>Как только эта станция куплена, уран больше не пополняется.</translation>
    </message>
    <message>
        <source>Cities that make a fuel cheaper for anyone with a house there.</source>
        <translation>Города, которые удешевляют ресурс каждому, у&#xa0;кого там домик.</translation>
    </message>
    <message>
        <source>What it costs to start in a city that no connection reaches.</source>
        <translation>Сколько стоит начать в&#xa0;городе, куда не ведёт соединение.</translation>
    </message>
    <message>
        <source>Cities in which no network may start.</source>
        <translation>Города, в которых нельзя начинать сеть.</translation>
    </message>
    <message>
        <source>Whether areas in play may be unconnected.</source>
        <translation>Могут ли области в&#xa0;игре не соприкасаться.</translation>
    </message>
    <message>
        <source>Whether players may switch these rules off.</source>
        <translation>Можно ли отключить эти правила.</translation>
    </message>
    <message>
        <source>How many areas are in play, by number of players.</source>
        <translation>Сколько областей в игре, по числу игроков.</translation>
    </message>
    <message>
        <source>Whether there are three Steps; without them the game stays in Step 1.</source>
        <translation>Есть ли три этапа; без них игра остаётся на 1-м.</translation>
    </message>
    <message>
        <source>Kinds of plants that are not for sale in Step 1; they go under the draw pile.</source>
        <translation>Виды станций, которые на 1-м этапе не продаются; они уходят под стопку.</translation>
    </message>
    <message>
        <source>Plants of those kinds that are removed from the game instead.</source>
        <translation>Станции этих видов, которые вместо этого выходят из игры.</translation>
    </message>
    <message>
        <source>Whether the Step 3 card brings Step 2 first, and then goes under the draw pile again.</source>
        <translation>Начинает ли карта 3-го этапа сначала 2-й этап, возвращаясь затем под стопку.</translation>
    </message>
    <message>
        <source>How many plants go under the draw pile in Phase 5 of Step 2.</source>
        <translation>Сколько станций уходит под стопку в фазе 5 2-го этапа.</translation>
    </message>
    <message>
        <source>A plant market of one row, all for sale, filled only in Phase 5.</source>
        <translation>Рынок в один ряд, всё продаётся, пополняется только в фазе 5.</translation>
    </message>
    <message>
        <source>How many of the highest plants are set aside in Phase 5, as a later draw pile.</source>
        <translation>Сколько самых дорогих станций откладывается в фазе 5 как будущая стопка.</translation>
    </message>
    <message>
        <source>Whether a player who buys the plant with the discount token may buy another.</source>
        <translation>Можно ли после станции с жетоном скидки купить ещё одну.</translation>
    </message>
    <message>
        <source>Kinds of plants that burn more tokens than printed, and how many more.</source>
        <translation>Виды станций, сжигающих больше напечатанного, и на сколько.</translation>
    </message>
    <message>
        <source>A second fuel market in the north; each turn a player buys at one of the two.</source>
        <translation>Второй рынок ресурсов на севере; за ход покупают на одном из двух.</translation>
    </message>
    <message>
        <source>Northern fuel market: its spaces.</source>
        <translation>Северный рынок ресурсов: его деления.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens at the start.</source>
        <translation>Северный рынок ресурсов: фишки в начале.</translation>
    </message>
    <message>
        <source>Northern fuel market: tokens added in Steps 1, 2 and 3.</source>
        <translation>Северный рынок ресурсов: поставки на 1-м, 2-м и 3-м этапах.</translation>
    </message>
    <message>
        <source>A fuel that gets cheaper when its supply is too small for the refill.</source>
        <translation>Ресурс, который дешевеет, когда резерва не хватает на пополнение.</translation>
    </message>
    <message>
        <source>Nuclear plants are mines that sell uranium; tokens that then leave the market.</source>
        <translation>Атомные станции — рудники, продающие уран; фишки, которые затем уходят с рынка.</translation>
    </message>
    <message>
        <source>How much more a token of coal, oil or garbage costs in each Step.</source>
        <translation>На сколько дороже фишка угля, мазута или вторсырья на каждом этапе.</translation>
    </message>
    <message>
        <source>The most expensive token sold in each Step.</source>
        <translation>Самая дорогая фишка, продаваемая на каждом этапе.</translation>
    </message>
    <message>
        <source>Whether players buy one token a turn, round after round.</source>
        <translation>Покупают ли игроки по одной фишке за ход, круг за кругом.</translation>
    </message>
    <message>
        <source>The only cities in which networks may start.</source>
        <translation>Единственные города, в которых можно начинать сеть.</translation>
    </message>
    <message>
        <source>Whether each player may once start a second network in one of these cities.</source>
        <translation>Может ли каждый один раз начать вторую сеть в одном из этих городов.</translation>
    </message>
    <message>
        <source>The most a connection can cost, and the price of reaching a city without one.</source>
        <translation>Сколько самое большее стоит соединение и столько же — город без соединения.</translation>
    </message>
    <message>
        <source>What passing through a city costs.</source>
        <translation>Сколько стоит каждый город, через который проходит соединение.</translation>
    </message>
    <message>
        <source>Closed cities, drawn at random: by number of players and price of the first place.</source>
        <translation>Закрытые города, по жребию: по числу игроков и цене первого места.</translation>
    </message>
    <message>
        <source>Whether players must power as many cities as they can.</source>
        <translation>Обязаны ли игроки снабжать как можно больше городов.</translation>
    </message>
    <message>
        <source>How much an outage cuts the income for each city.</source>
        <translation>Сколько авария отнимает от выплаты за каждый город.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>На карте</translation>
    </message>
    <message>
        <source>To the next city in that direction</source>
        <translation>К следующему городу в ту сторону</translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation>Выбрать город</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Увеличить — как колёсиком мыши или двумя пальцами</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Уменьшить — как колёсиком мыши или двумя пальцами</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Вся карта</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The standard rules.</source>
        <translation>Обычные правила.</translation>
    </message>
    <message>
        <source>Passing through a city costs {cost}.</source>
        <translation>Проход через город стоит {cost}.</translation>
    </message>
    <message>
        <source>No discount token.</source>
        <translation>Жетона скидки нет.</translation>
    </message>
    <message>
        <source>Some plants are in every game.</source>
        <translation>Некоторые станции есть в каждой игре.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n public transcriptions of the printed board.</source>
        <translation>
            <numerusform>По %n открытой записи печатного поля.</numerusform>
            <numerusform>По %n открытым записям печатного поля.</numerusform>
            <numerusform>По %n открытым записям печатного поля.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uncertain: {doubts}.</source>
        <translation>Сомнительно: {doubts}.</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <translation>стопка станций</translation>
    </message>
    <message>
        <source>the discount token</source>
        <translation>жетон скидки</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>когда кончается игра</translation>
    </message>
    <message>
        <source>the first round</source>
        <translation>первый раунд</translation>
    </message>
    <message>
        <source>the fuel market</source>
        <translation>рынок ресурсов</translation>
    </message>
    <message>
        <source>single connections</source>
        <translation>отдельные соединения</translation>
    </message>
    <message>
        <source>names</source>
        <translation>названия</translation>
    </message>
    <message>
        <source>who may buy nuclear plants</source>
        <translation>кто может покупать атомные станции</translation>
    </message>
    <message>
        <source>the power plants</source>
        <translation>станции</translation>
    </message>
    <message>
        <source>the refill</source>
        <translation>поставки</translation>
    </message>
    <message>
        <source>which plants are removed</source>
        <translation>какие станции убирают</translation>
    </message>
    <message>
        <source>scrapped coal</source>
        <translation>уголь сброшенных станций</translation>
    </message>
    <message>
        <source>the first city on another island</source>
        <translation>первый город на другом острове</translation>
    </message>
    <message>
        <source>how the Steps begin</source>
        <translation>как начинаются этапы</translation>
    </message>
    <message>
        <source>the game for two</source>
        <translation>игра вдвоём</translation>
    </message>
    <message>
        <source>No coal.</source>
        <translation>Угля нет.</translation>
    </message>
    <message>
        <source>No oil.</source>
        <translation>Мазута нет.</translation>
    </message>
    <message>
        <source>No garbage.</source>
        <translation>Вторсырья нет.</translation>
    </message>
    <message>
        <source>No uranium.</source>
        <translation>Урана нет.</translation>
    </message>
    <message>
        <source>Its own fuel refill.</source>
        <translation>Свои поставки ресурсов.</translation>
    </message>
    <message>
        <source>Other plants at the start.</source>
        <translation>Другие станции в&#xa0;начале.</translation>
    </message>
    <message>
        <source>Uranium mines sell to the market.</source>
        <translation>Урановые рудники продают на рынок.</translation>
    </message>
    <message>
        <source>Fuel token by token, and power outages.</source>
        <translation>Ресурсы по одной фишке и аварии в сети.</translation>
    </message>
    <message>
        <source>Everybody may start two networks.</source>
        <translation>Каждый может начать две сети.</translation>
    </message>
    <message>
        <source>Spaces for one house each.</source>
        <translation>В каждой клетке — место для одного домика.</translation>
    </message>
    <message>
        <source>The game stays in Step 1.</source>
        <translation>Игра остаётся на 1-м этапе.</translation>
    </message>
    <message>
        <source>After the discounted plant you may buy another.</source>
        <translation>После станции со скидкой можно купить ещё одну.</translation>
    </message>
    <message>
        <source>Two fuel markets.</source>
        <translation>Два рынка ресурсов.</translation>
    </message>
    <message>
        <source>A plant market planned ahead.</source>
        <translation>Рынок станций по плану.</translation>
    </message>
    <message>
        <source>The draw pile triggers the Steps.</source>
        <translation>Начало этапов определяет стопка станций.</translation>
    </message>
    <message>
        <source>More than one island.</source>
        <translation>Больше одного острова.</translation>
    </message>
    <message>
        <source>Areas bring their own plants.</source>
        <translation>Области приносят свои станции.</translation>
    </message>
    <message>
        <source>Burnt coal is sold again.</source>
        <translation>Сожжённый уголь продаётся снова.</translation>
    </message>
    <message>
        <source>The order is set after the auctions.</source>
        <translation>Порядок определяется после аукционов.</translation>
    </message>
    <message>
        <source>A smaller plant market.</source>
        <translation>Рынок станций меньше.</translation>
    </message>
    <message>
        <source>A larger plant market.</source>
        <translation>Рынок станций больше.</translation>
    </message>
    <message>
        <source>Wind and sun never go under the pile.</source>
        <translation>Ветер и солнце не уходят под стопку.</translation>
    </message>
    <message>
        <source>Wind and sun are for sale early.</source>
        <translation>Ветер и солнце продаются раньше.</translation>
    </message>
    <message>
        <source>Some plants arrive only in Step 2.</source>
        <translation>Некоторые станции приходят лишь со 2-м этапом.</translation>
    </message>
    <message>
        <source>Plants for {kinds} are not for everybody.</source>
        <translation>Не всем можно покупать такие станции: {kinds}.</translation>
    </message>
    <message>
        <source>Any city can be connected for at most {maximum}.</source>
        <translation>Соединение с любым городом&#xa0;— не дороже {maximum}.</translation>
    </message>
    <message>
        <source>A tax on coal, oil and garbage.</source>
        <translation>Налог на уголь, мазут и вторсырьё.</translation>
    </message>
    <message>
        <source>Cities in which nobody may start.</source>
        <translation>Города, в которых нельзя начинать сеть.</translation>
    </message>
    <message>
        <source>Every city has an entry cost.</source>
        <translation>Плата за вход в каждый город.</translation>
    </message>
    <message>
        <source>Some cities have an entry cost.</source>
        <translation>Плата за вход в некоторые города.</translation>
    </message>
    <message>
        <source>Cities with other prices.</source>
        <translation>Города с другими ценами.</translation>
    </message>
    <message>
        <source>No fuel costs more than {maximum}.</source>
        <translation>Ресурсы не дороже {maximum}.</translation>
    </message>
    <message>
        <source>Uranium may run out for good.</source>
        <translation>Уран может кончиться навсегда.</translation>
    </message>
    <message>
        <source>Short, cheap connections.</source>
        <translation>Короткие, дешёвые соединения.</translation>
    </message>
    <message>
        <source>Long, expensive connections.</source>
        <translation>Длинные, дорогие соединения.</translation>
    </message>
    <message>
        <source>Plenty of coal at the start.</source>
        <translation>Много угля в начале.</translation>
    </message>
    <message>
        <source>Plenty of oil at the start.</source>
        <translation>Много мазута в начале.</translation>
    </message>
    <message>
        <source>Plenty of garbage at the start.</source>
        <translation>Много вторсырья в начале.</translation>
    </message>
    <message>
        <source>Plenty of uranium at the start.</source>
        <translation>Много урана в начале.</translation>
    </message>
    <message>
        <source>Little coal at the start.</source>
        <translation>Мало угля в начале.</translation>
    </message>
    <message>
        <source>Little oil at the start.</source>
        <translation>Мало мазута в начале.</translation>
    </message>
    <message>
        <source>Little garbage at the start.</source>
        <translation>Мало вторсырья в начале.</translation>
    </message>
    <message>
        <source>Little uranium at the start.</source>
        <translation>Мало урана в начале.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>The uranium market is full: mines earn nothing now.</source>
        <translation>Рынок урана полон: рудники сейчас ничего не приносят.</translation>
    </message>
    <message>
        <source>Mines sell uranium at {price} a city; yours would earn {income}.</source>
        <translation>Рудники продают уран по {price} за город; ваши принесли бы {income}.</translation>
    </message>
    <message>
        <source>Power outage: {built} cities this round, so income is cut.</source>
        <translation>Авария в&#xa0;сети: городов в&#xa0;этом раунде: {built}, поэтому выплаты урезаны.</translation>
    </message>
    <message>
        <source>Cities this round: {built}; more than {maximum} cause an outage.</source>
        <translation>Городов в&#xa0;этом раунде: {built}; если больше {maximum}, будет авария в&#xa0;сети.</translation>
    </message>
    <message>
        <source>The draw pile has run out: all plants are for sale.</source>
        <translation>Стопка кончилась: продаются все станции.</translation>
    </message>
    <message>
        <source>The plants set aside are now the draw pile.</source>
        <translation>Отложенные станции теперь образуют стопку.</translation>
    </message>
    <message>
        <source>Plants set aside: {plants}.</source>
        <translation>Отложенные станции: {plants}.</translation>
    </message>
    <message>
        <source>Can still start a second network: {names}.</source>
        <translation>Ещё могут начать вторую сеть: {names}.</translation>
    </message>
</context>
<context>
    <name>BuildingPage</name>
    <message>
        <source>Cities by price</source>
        <translation>Города по цене</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Ends your turn without building the planned houses.</source>
        <translation>Заканчивает ход, не строя намеченные домики.</translation>
    </message>
    <message>
        <source>Builds all planned houses and ends your turn. You can undo it.</source>
        <translation>Строит все намеченные домики и заканчивает ход. Это можно отменить.</translation>
    </message>
    <message>
        <source>Builds all planned houses.</source>
        <translation>Строит все намеченные домики.</translation>
    </message>
    <message>
        <source>Build houses</source>
        <translation>Строительство</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Построить %n домик за {cost}</numerusform>
            <numerusform>Построить %n домика за {cost}</numerusform>
            <numerusform>Построить %n домиков за {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation>{a} – {b}  {cost}</translation>
    </message>
    <message>
        <source>connection + house, total</source>
        <translation>соединение + домик, итого</translation>
    </message>
    <message>
        <source>Second network</source>
        <translation>Вторая сеть</translation>
    </message>
    <message>
        <source>Starts your second network in a starting city, once in the game; you pay no connection.</source>
        <translation>Начинает вашу вторую сеть в&#xa0;стартовом городе: соединение не оплачивается, один раз за игру.</translation>
    </message>
    <message>
        <source>Build without ending the turn</source>
        <translation>Построить, не заканчивая ход</translation>
    </message>
    <message>
        <source>Remove all planned houses</source>
        <translation>Убрать все намеченные домики</translation>
    </message>
    <message>
        <source>Start your second network</source>
        <translation>Начните вторую сеть</translation>
    </message>
    <message>
        <source>Build nothing and end turn</source>
        <translation>Не строить и закончить ход</translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end the game</source>
        <comment>houses</comment>
        <translation>
            <numerusform>Построить %n домик за {cost}, закончить игру</numerusform>
            <numerusform>Построить %n домика за {cost}, закончить игру</numerusform>
            <numerusform>Построить %n домиков за {cost}, закончить игру</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n for {cost} and end turn</source>
        <comment>houses</comment>
        <translation>
            <numerusform>%n домик за {cost}, закончить ход</numerusform>
            <numerusform>%n домика за {cost}, закончить ход</numerusform>
            <numerusform>%n домиков за {cost}, закончить ход</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends your turn without a new house. You can undo it.</source>
        <translation>Заканчивает ход без новых домиков. Это можно отменить.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Powered</source>
        <comment>cities</comment>
        <translation>Снабжено</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Выплата</translation>
    </message>
    <message>
        <source>Point at a city for its price; click to plan a house.</source>
        <translation>Наведите на город — узнаете цену, щёлкните — наметите домик.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all.</source>
        <comment>cities, one by one</comment>
        <translation>
            <numerusform>Дешевле всего: %n город за {cost}.</numerusform>
            <numerusform>Дешевле всего: %n города за {cost}.</numerusform>
            <numerusform>Дешевле всего: %n городов за {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest %n cost {cost} in all, for an income of {income}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>Дешевле всего: %n город за {cost}, выплата {income}.</numerusform>
            <numerusform>Дешевле всего: %n города за {cost}, выплата {income}.</numerusform>
            <numerusform>Дешевле всего: %n городов за {cost}, выплата {income}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has room for you now.</source>
        <translation>Ни в одном городе для вас сейчас нет места.</translation>
    </message>
    <message>
        <source>The cheapest city costs {price}, and you have {money}.</source>
        <translation>Самый дешёвый город стоит {price}, а у вас {money}.</translation>
    </message>
    <message>
        <source>house {price}</source>
        <translation>домик {price}</translation>
    </message>
    <message>
        <source>No house is planned: choose a city, or end your turn with E.</source>
        <translation>Домики не намечены: выберите город или закончите ход (E).</translation>
    </message>
    <message>
        <source>Your planned houses aren&apos;t built. Press {key} again to end the turn without them.</source>
        <translation>Намеченные домики не построены. Нажмите {key} ещё раз, чтобы закончить ход без них.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board being drawn</source>
        <translation>Рисуемое поле</translation>
    </message>
    <message>
        <source>On the board being drawn</source>
        <translation>На рисуемом поле</translation>
    </message>
    <message>
        <source>Move the selected city; with Shift by ten</source>
        <translation>Сдвинуть выбранный город, с&#xa0;Shift на десять</translation>
    </message>
    <message>
        <source>Zoom in, as with the wheel or a pinch</source>
        <translation>Увеличить — как колёсиком мыши или двумя пальцами</translation>
    </message>
    <message>
        <source>Zoom out, as with the wheel or a pinch</source>
        <translation>Уменьшить — как колёсиком мыши или двумя пальцами</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Всё поле</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>Any key shows the standings</source>
        <translation>Любая клавиша показывает итоги</translation>
    </message>
    <message numerus="yes">
        <source>%n cities powered in round {round}</source>
        <translation>
            <numerusform>%n город снабжён в раунде {round}</numerusform>
            <numerusform>%n города снабжено в раунде {round}</numerusform>
            <numerusform>%n городов снабжено в раунде {round}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation>Обучение игре</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Ваш стол</translation>
    </message>
    <message>
        <source>Sets up the position of a real table, to play on from there.</source>
        <translation>Расставляет позицию настоящего стола, чтобы играть с неё дальше.</translation>
    </message>
    <message>
        <source>Short chapters, twenty minutes in all. Leave at any time and continue later.</source>
        <translation>Короткие главы, всего двадцать минут. Можно уйти в&#xa0;любой момент и&#xa0;продолжить позже.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>Следующая глава</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a chapter</comment>
        <translation>пройдена</translation>
    </message>
    <message>
        <source>at step {step} of {steps}</source>
        <translation>шаг {step} из {steps}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message>
        <source>{city}, in area {area}, which is out of play.</source>
        <translation>{city}, область {area}, не в игре.</translation>
    </message>
    <message>
        <source>{city}, in area {area}.</source>
        <translation>{city}, область {area}.</translation>
    </message>
    <message>
        <source>{city}, for {way}, in area {area}.</source>
        <translation>{city}, соединение {way}, область {area}.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>Nobody has a house here.</source>
        <translation>Домиков здесь нет.</translation>
    </message>
    <message>
        <source>Houses: {names}.</source>
        <translation>Домики: {names}.</translation>
    </message>
    <message>
        <source>No place for you now.</source>
        <translation>Места для вас сейчас нет.</translation>
    </message>
    <message>
        <source>A place costs {price}.</source>
        <translation>Место стоит {price}.</translation>
    </message>
    <message>
        <source>Building here costs {total}: house {house}, connection {way}.</source>
        <translation>Построить здесь стоит {total}: домик {house}, соединение {way}.</translation>
    </message>
    <message>
        <source>In the list of cities</source>
        <translation>В списке городов</translation>
    </message>
    <message>
        <source>Go to the city</source>
        <translation>Перейти к городу</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Choose the city</source>
        <translation>Выбрать город</translation>
    </message>
    <message>
        <source>Cities in play</source>
        <translation>Города в игре</translation>
    </message>
    <message>
        <source>{city} and its connections</source>
        <translation>{city}: соединения</translation>
    </message>
    <message>
        <source>Enter: go there. Backspace: back. Space: choose. Escape: close.</source>
        <translation>Enter: туда. Backspace: назад. Пробел: выбрать. Esc: закрыть.</translation>
    </message>
</context>
<context>
    <name>CityChoicePage</name>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Place a house for the bank: {number} of {all}</source>
        <translation>Поставьте домик банка: {number} из {all}</translation>
    </message>
    <message>
        <source>The bank&apos;s cities must touch each other; you cannot build in them in Step 1.</source>
        <translation>Города банка должны соседствовать; на 1-м этапе строить в&#xa0;них нельзя.</translation>
    </message>
    <message>
        <source>Place it in {city}</source>
        <translation>Поставить: {city}</translation>
    </message>
    <message>
        <source>Mark a city to start in</source>
        <translation>Отметьте стартовый город</translation>
    </message>
    <message>
        <source>Your network may start in any marked city.</source>
        <translation>Ваша сеть может начаться в&#xa0;любом отмеченном городе.</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Отметить: {city}</translation>
    </message>
    <message>
        <source>Click a city on the map, or choose one from the list.</source>
        <translation>Щёлкните город на карте или выберите его в списке.</translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation>Сначала выберите город.</translation>
    </message>
    <message>
        <source>Confirms the chosen city.</source>
        <translation>Подтверждает выбранный город.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in Power Grid.</source>
        <translation>В&#xa0;Энергосети произошла ошибка.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Ваша игра сохранена.</translation>
    </message>
    <message>
        <source>The game at the table is not saved: save its record elsewhere.</source>
        <translation>Игра на столе не сохранена: сохраните её запись в другом месте.</translation>
    </message>
    <message>
        <source>One of Power Grid&apos;s own files cannot be used; please reinstall the game.</source>
        <translation>Файл, поставляемый с&#xa0;«Энергосетью», непригоден; установите игру заново.</translation>
    </message>
    <message>
        <source>A report is in {file}. Nothing is sent unless you send it.</source>
        <translation>Отчёт лежит в&#xa0;файле {file}. Ничего не отправляется, если вы не отправите сами.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>In a text field</source>
        <translation>В текстовом поле</translation>
    </message>
    <message>
        <source>Delete {board}? Games on it can still be continued.</source>
        <translation>Удалить поле {board}? Игры на нём можно будет продолжить.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The board cannot be moved to the trash and stays in {folder}.</source>
        <translation>Поле не удаётся переместить в корзину; оно остаётся в {folder}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Ends the games; the report stays.</source>
        <translation>Прекращает игры; отчёт остаётся.</translation>
    </message>
    <message>
        <source>Wins by place in the first turn order</source>
        <translation>Победы по месту в первом порядке</translation>
    </message>
    <message>
        <source>Wins by starting area</source>
        <translation>Победы по области начала</translation>
    </message>
    <message>
        <source>Average price of a house, with its connection</source>
        <translation>Средняя цена домика с соединением</translation>
    </message>
    <message>
        <source>Games by number of rounds</source>
        <translation>Игры по числу раундов</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Balance of the board</source>
        <translation>Сбалансированность поля</translation>
    </message>
    <message>
        <source>Bots have played {done} of {all} games.</source>
        <translation>Компьютеры сыграли {done} из {all} игр.</translation>
    </message>
    <message>
        <source>Did not end: {count}.</source>
        <translation>Не закончились: {count}.</translation>
    </message>
    <message>
        <source>City {n}</source>
        <translation>Город {n}</translation>
    </message>
    <message>
        <source>Area {n}</source>
        <translation>Область {n}</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Моё поле</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message numerus="yes">
        <source>%n cities cannot be reached from the others.</source>
        <translation>
            <numerusform>%n город недостижим из других.</numerusform>
            <numerusform>%n города недостижимы из других.</numerusform>
            <numerusform>%n городов недостижимы из других.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board needs two cities; add %n more.</source>
        <translation>
            <numerusform>Полю нужны два города; добавьте ещё %n.</numerusform>
            <numerusform>Полю нужны два города; добавьте ещё %n.</numerusform>
            <numerusform>Полю нужны два города; добавьте ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every city can be reached.</source>
        <translation>Все города достижимы.</translation>
    </message>
    <message>
        <source>House prices</source>
        <translation>Цены домиков</translation>
    </message>
    <message>
        <source>Open places</source>
        <translation>Открыто мест</translation>
    </message>
    <message>
        <source>Entry cost</source>
        <translation>Плата за вход</translation>
    </message>
    <message>
        <source>What the three places cost; – is a place that is missing.</source>
        <translation>Сколько стоят три места; – означает, что места нет.</translation>
    </message>
    <message>
        <source>How many places are open in Steps 1, 2 and 3.</source>
        <translation>Сколько мест открыто на 1-м, 2-м и 3-м этапах.</translation>
    </message>
    <message>
        <source>What every route into the city costs besides its connection.</source>
        <translation>Сколько платят за вход в город сверх стоимости соединения.</translation>
    </message>
    <message>
        <source>Write three prices from 0 to {maximum}, or – for no place.</source>
        <translation>Введите три цены от 0 до {maximum} или –, если места нет.</translation>
    </message>
    <message>
        <source>Write three numbers from 0 to {maximum}, one for each Step.</source>
        <translation>Введите три числа от 0 до {maximum}, по одному на каждый этап.</translation>
    </message>
    <message>
        <source>{0} has no city.</source>
        <translation>{0}: нет ни одного города.</translation>
    </message>
    <message>
        <source>{0} is not in one piece: it lacks a connection.</source>
        <translation>{0} не из одного куска: там не хватает соединения.</translation>
    </message>
    <message>
        <source>Areas, each in one piece: {0}.</source>
        <translation>Области, каждая из одного куска: {0}.</translation>
    </message>
    <message>
        <source>Cities in {0}: {1}; usually {2}.</source>
        <translation>Городов в области {0}: {1}; обычно {2}.</translation>
    </message>
    <message>
        <source>For {0} players: {1} areas needed, {2} available.</source>
        <translation>Для {0} игроков: нужно областей: {1}, есть: {2}.</translation>
    </message>
    <message>
        <source>For {0} players: no {1} areas are connected.</source>
        <translation>Для {0} игроков: нет стольких соединённых областей: {1}.</translation>
    </message>
    <message>
        <source>For {0} players: some choices of areas have too few cities; with these the game ends at {1}, not {2}.</source>
        <translation>Для {0} игроков: в некоторых наборах областей мало городов; с ними игра кончается на {1}, а не на {2}.</translation>
    </message>
    <message>
        <source>For {0} players: all {1} cities may fill up before anybody has {2}, ending the game early; an end at {3} avoids that.</source>
        <translation>Игроков: {0}. Городов {1}, и они могут заполниться раньше, чем у кого-то их будет {2}: игра закончится досрочно; при {3} — нет.</translation>
    </message>
    <message>
        <source>For {0} players: enough areas and cities.</source>
        <translation>Для {0} игроков: областей и городов хватает.</translation>
    </message>
    <message>
        <source>More than one city is called {0}.</source>
        <translation>Больше одного города называется {0}.</translation>
    </message>
    <message>
        <source>Two areas have the same colour.</source>
        <translation>У двух областей один цвет.</translation>
    </message>
    <message>
        <source>{0} and {1} are on top of each other.</source>
        <translation>{0} и {1} лежат друг на друге.</translation>
    </message>
    <message>
        <source>{0} crosses {1}.</source>
        <translation>{0} пересекает {1}.</translation>
    </message>
    <message>
        <source>No connections cross.</source>
        <translation>Соединения не пересекаются.</translation>
    </message>
    <message>
        <source>{0} is in the sea.</source>
        <translation>{0} лежит в море.</translation>
    </message>
    <message>
        <source>{0} crosses the sea.</source>
        <translation>{0} идёт через море.</translation>
    </message>
    <message>
        <source>Overlaps in small windows ({0}): {1}.</source>
        <translation>Наложения в&#xa0;малых окнах ({0}): {1}.</translation>
    </message>
    <message>
        <source>No names or costs overlap, down to small windows.</source>
        <translation>Названия и цены не перекрываются даже в малых окнах.</translation>
    </message>
    <message>
        <source>Costs: {0} to {1}, {2} on average.</source>
        <translation>Цены: от {0} до {1}, в среднем {2}.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Название поля</translation>
    </message>
    <message>
        <source>Name of the city</source>
        <translation>Название города</translation>
    </message>
    <message>
        <source>Name of the area</source>
        <translation>Название области</translation>
    </message>
    <message>
        <source>Area of the city</source>
        <translation>Область города</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>Цвет области</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Gives the area this colour.</source>
        <translation>Даёт области этот цвет.</translation>
    </message>
    <message>
        <source>Puts the city into this area.</source>
        <translation>Относит город к этой области.</translation>
    </message>
    <message>
        <source>By length, like other connections: {cost}</source>
        <translation>По длине, как другие: {cost}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>Draw the coast with the pointer, or add land around the cities.</source>
        <translation>Нарисуйте берег мышью или добавьте сушу вокруг городов.</translation>
    </message>
    <message>
        <source>Click where a city should be and type its name. Drag to move it.</source>
        <translation>Щёлкните, где быть городу, и&#xa0;введите название. Тяните, чтобы сдвинуть.</translation>
    </message>
    <message>
        <source>Click two cities to connect them, or drag from one to the other.</source>
        <translation>Щёлкните два города, чтобы соединить их, или тяните от одного к другому.</translation>
    </message>
    <message>
        <source>Brush over cities: the border follows them.</source>
        <translation>Проведите по городам: граница следует за ними.</translation>
    </message>
    <message>
        <source>Choose a line to see what it refers to.</source>
        <translation>Выберите строку, чтобы увидеть, к&#xa0;чему она относится.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of an area</comment>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of an area</comment>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of an area</comment>
        <translation>красный</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of an area</comment>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of an area</comment>
        <translation>синий</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of an area</comment>
        <translation>лиловый</translation>
    </message>
    <message>
        <source>teal</source>
        <comment>colour of an area</comment>
        <translation>бирюзовый</translation>
    </message>
    <message>
        <source>In the editor&apos;s list</source>
        <translation>В&#xa0;списке редактора</translation>
    </message>
    <message>
        <source>Go to the city, then connect it to another</source>
        <translation>Перейти к&#xa0;городу, затем соединить его с&#xa0;другим</translation>
    </message>
    <message>
        <source>Go back to all cities</source>
        <translation>Назад ко всем городам</translation>
    </message>
    <message>
        <source>From {city} to</source>
        <translation>Из города {city} в</translation>
    </message>
    <message>
        <source>Pieces of land</source>
        <translation>Участки суши</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Области</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Суша</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Соединения</translation>
    </message>
    <message>
        <source>The games stopped: too many did not end.</source>
        <translation>Игры остановлены: слишком многие не закончились.</translation>
    </message>
    <message>
        <source>none, {cost} by length</source>
        <translation>нет, по длине {cost}</translation>
    </message>
    <message>
        <source>{found} must be between {minimum} and {maximum}.</source>
        <translation>{found}: допустимо от {minimum} до {maximum}.</translation>
    </message>
    <message>
        <source>{id} is listed twice.</source>
        <translation>{id}: указано дважды.</translation>
    </message>
    <message>
        <source>A city needs 1 to {maximum} places, each with a price.</source>
        <translation>В городе должно быть от 1 до {maximum} мест, у каждого своя цена.</translation>
    </message>
    <message>
        <source>Step {step} opens {found} places in a city, but a city has {maximum}.</source>
        <translation>На {step}-м этапе открыто мест в&#xa0;городе: {found}, а&#xa0;их всего {maximum}.</translation>
    </message>
    <message>
        <source>Step {step} opens fewer places ({found}) than the Step before ({maximum}).</source>
        <translation>На {step}-м этапе открыто меньше мест ({found}), чем на предыдущем ({maximum}).</translation>
    </message>
    <message>
        <source>Say at least what is paid for no powered city.</source>
        <translation>Укажите хотя бы выплату за 0 снабжённых городов.</translation>
    </message>
    <message>
        <source>Plant {plant} has more than one place at the start.</source>
        <translation>У&#xa0;станции №&#xa0;{plant} в&#xa0;начале больше одного места.</translation>
    </message>
    <message>
        <source>The opening market has {found} plants, but room for {maximum}.</source>
        <translation>Станций на первом рынке: {found}; помещается {maximum}.</translation>
    </message>
    <message>
        <source>With {players} players, {found} cards are lacking at the start.</source>
        <translation>Для {players} игроков в&#xa0;начале не хватает карт: {found}.</translation>
    </message>
    <message>
        <source>A game without Steps needs a side pile.</source>
        <translation>Игре без этапов нужна отложенная стопка.</translation>
    </message>
    <message>
        <source>Without Steps the game stays in Step 1, so no plants can wait for Step 2.</source>
        <translation>Без этапов игра остаётся на 1-м этапе, поэтому никакие станции не могут ждать 2-го.</translation>
    </message>
    <message>
        <source>With {players} players the row begins with {maximum} plants, but only {found} are sorted.</source>
        <translation>Для {players} игроков ряд начинается со стольких станций: {maximum}, а по порядку разложено только {found}.</translation>
    </message>
    <message>
        <source>Plant {plant} would burn {found} tokens, but can store {maximum}.</source>
        <translation>Станция №&#xa0;{plant} сжигала бы фишек: {found}, а&#xa0;хранит {maximum}.</translation>
    </message>
    <message>
        <source>A rule refers to a city that does not exist: {id}.</source>
        <translation>Правило называет город, которого нет: {id}.</translation>
    </message>
    <message>
        <source>A rule refers to an area that does not exist: {id}.</source>
        <translation>Правило называет область, которой нет: {id}.</translation>
    </message>
    <message>
        <source>{fuel} needs at least one space on the market.</source>
        <translation>{fuel}: на рынке нужно хотя бы одно деление.</translation>
    </message>
    <message>
        <source>{fuel}: the market has room for {maximum}, not {found}.</source>
        <translation>{fuel}: на рынке помещается {maximum}, а не {found}.</translation>
    </message>
    <message>
        <source>{fuel}: there are {maximum} in the box, not {found}.</source>
        <translation>{fuel}: в коробке {maximum}, а не {found}.</translation>
    </message>
    <message>
        <source>The shuffled plants must come after the sorted ones.</source>
        <translation>Перетасованные станции должны идти после разложенных по порядку.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Добавить строку</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Убрать строку</translation>
    </message>
    <message>
        <source>In a table of a rule</source>
        <translation>В таблице правила</translation>
    </message>
    <message>
        <source>Type another number</source>
        <translation>Ввести другое число</translation>
    </message>
    <message>
        <source>Change the cell, or accept it</source>
        <translation>Изменить ячейку или принять её</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Any plug card</source>
        <translation>Любая карта с вилкой</translation>
    </message>
    <message>
        <source>Any other card</source>
        <translation>Любая другая карта</translation>
    </message>
    <message>
        <source>Cheaper by</source>
        <translation>Дешевле на</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурс</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of a plant</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Two rules contradict each other: “{rule}” and “{other}”</source>
        <translation>Два правила противоречат друг другу: «{rule}» и «{other}»</translation>
    </message>
    <message>
        <source>Unconnected areas need a way across: set the most a connection can cost, or the price of starting where none leads.</source>
        <translation>Разделённым областям нужен переход: задайте, сколько самое большее стоит соединение или сколько стоит начать там, куда ни одно не ведёт.</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Прочие карты</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Станция</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Станции</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Plug cards</source>
        <translation>Карты с вилкой</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Фишки</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>custom table</source>
        <translation>своя таблица</translation>
    </message>
    <message>
        <source>In order up to plant</source>
        <translation>По порядку до станции</translation>
    </message>
    <message>
        <source>Shuffled up to plant</source>
        <translation>Перемешаны до станции</translation>
    </message>
    <message>
        <source>Added each round</source>
        <translation>Добавляется за раунд</translation>
    </message>
    <message>
        <source>At most in the row</source>
        <translation>Самое большее в ряду</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Правила этого поля</translation>
    </message>
    <message>
        <source>Custom rule</source>
        <translation>Своё правило</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Accept the text</source>
        <translation>Принять текст</translation>
    </message>
    <message>
        <source>Restore the text</source>
        <translation>Вернуть прежний текст</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board editor</source>
        <translation>Редактор полей</translation>
    </message>
    <message>
        <source>a copy, saved once you change it</source>
        <translation>копия, сохранится после первого изменения</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Картинка для обводки</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Картинки (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>This file is not a picture: {name}</source>
        <translation>Этот файл — не картинка: {name}</translation>
    </message>
    <message>
        <source>Boards (*.yaml)</source>
        <translation>Поля (*.yaml)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Экспорт поля</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Картинка снизу</translation>
    </message>
    <message>
        <source>Puts a picture under the board for tracing.</source>
        <translation>Кладёт картинку под поле для обводки.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Saves the board as one file to share.</source>
        <translation>Сохраняет поле в&#xa0;один файл, чтобы поделиться.</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: the board</comment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Moves the board to the system&apos;s trash, after asking you.</source>
        <translation>Перемещает поле в корзину, если вы подтвердите.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Leaves the editor. The board is saved.</source>
        <translation>Закрывает редактор. Поле сохранено.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Суша</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Соединения</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Области</translation>
    </message>
    <message numerus="yes">
        <source>%n custom rules</source>
        <translation>
            <numerusform>%n своё правило</numerusform>
            <numerusform>%n своих правила</numerusform>
            <numerusform>%n своих правил</numerusform>
        </translation>
    </message>
    <message>
        <source>A board may have no more than {maximum} of these.</source>
        <translation>На поле их может быть не больше {maximum}.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Checks the board for this number of players.</source>
        <translation>Проверяет поле для этого числа игроков.</translation>
    </message>
    <message>
        <source>Results of the check</source>
        <translation>Результат проверки</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>This board was also changed elsewhere; you are now editing a copy.</source>
        <translation>Это поле изменено и&#xa0;в&#xa0;другом месте; теперь вы правите копию.</translation>
    </message>
    <message>
        <source>Shows all rules a board can change.</source>
        <translation>Показывает все правила, которые может изменить поле.</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Правила этого поля</translation>
    </message>
    <message>
        <source>Try with bots</source>
        <translation>Проба с&#xa0;компьютером</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>your board, saved after every change</source>
        <translation>ваше поле, сохраняется при каждом изменении</translation>
    </message>
    <message>
        <source>As in the edition. No custom rules yet.</source>
        <translation>Как в&#xa0;издании. Своих правил пока нет.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n город</numerusform>
            <numerusform>%n города</numerusform>
            <numerusform>%n городов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections</source>
        <translation>
            <numerusform>%n соединение</numerusform>
            <numerusform>%n соединения</numerusform>
            <numerusform>%n соединений</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes back to drawing.</source>
        <translation>Возвращает к рисованию.</translation>
    </message>
    <message>
        <source>Starts a game against bots on this board.</source>
        <translation>Начинает на этом поле игру против компьютера.</translation>
    </message>
    <message>
        <source>Has bots play 200 games on the board and shows how balanced it is.</source>
        <translation>Компьютер сыграет на поле 200 игр и покажет, насколько оно сбалансировано.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Отменяет последнее изменение.</translation>
    </message>
    <message>
        <source>The board cannot be saved ({reason}).</source>
        <translation>Поле не удаётся сохранить ({reason}).</translation>
    </message>
</context>
<context>
    <name>EndView</name>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>Where the money went</source>
        <translation>На что ушли деньги</translation>
    </message>
    <message>
        <source>Elektro over the whole game</source>
        <translation>Электро за всю игру</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>Чем запомнилась игра</translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation>Графики как картинка (*.png);;Числа как таблица (*.csv)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be saved ({reason}); choose another folder.</source>
        <translation>Не удаётся сохранить {file} ({reason}); выберите другую папку.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>по раундам</translation>
    </message>
    <message>
        <source>by round; the game ends at {count}</source>
        <translation>по раундам; игра кончается при {count} городах</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Снабжённые города</translation>
    </message>
    <message>
        <source>by round, as paid</source>
        <translation>по раундам, согласно выплатам</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation>на конец каждого раунда</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Выплаты</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Рост</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Мощность</translation>
    </message>
    <message>
        <source>cities that the plants could power</source>
        <translation>на сколько городов хватает станций</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n cities powered</source>
        <translation>
            <numerusform>{name} побеждает: снабжён %n город</numerusform>
            <numerusform>{name} побеждает: снабжено %n города</numerusform>
            <numerusform>{name} побеждает: снабжено %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>powered</source>
        <comment>cities, heading of a column</comment>
        <translation>снабжено</translation>
    </message>
    <message>
        <source>cities</source>
        <comment>heading of a column</comment>
        <translation>города</translation>
    </message>
    <message>
        <source>money</source>
        <comment>heading of a column</comment>
        <translation>деньги</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>станции</translation>
    </message>
    <message>
        <source>{name} powers {count} too. Money decides: {a} against {b}.</source>
        <translation>{name} тоже снабжает {count}. Решают деньги: {a} против {b}.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Poster</source>
        <comment>button: a picture to keep</comment>
        <translation>Плакат</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>button: back to the table</comment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Показывает игру ход за ходом.</translation>
    </message>
    <message>
        <source>Shows the table as it was at the end.</source>
        <translation>Показывает стол в конце игры.</translation>
    </message>
    <message>
        <source>Saves the record of the game as a file.</source>
        <translation>Сохраняет запись игры в файл.</translation>
    </message>
    <message>
        <source>Saves the figures on this page to a file.</source>
        <translation>Сохраняет числа этой страницы в&#xa0;файл.</translation>
    </message>
    <message>
        <source>Shows the standings and the next game.</source>
        <translation>Показывает таблицу и&#xa0;следующую игру.</translation>
    </message>
    <message>
        <source>Starts the same game again with new cards.</source>
        <translation>Начинает ту же игру заново, с&#xa0;новыми картами.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Открывает страницу новой игры.</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>costly ones</comment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Shows the charts: {name}. Key: {key}</source>
        <translation>Показывает графики: {name}. Клавиша: {key}</translation>
    </message>
    <message>
        <source>The poster is in {folder} and on the clipboard.</source>
        <translation>Плакат лежит в&#xa0;папке {folder} и&#xa0;в&#xa0;буфере обмена.</translation>
    </message>
    <message>
        <source>Spent</source>
        <comment>money</comment>
        <translation>Расходы</translation>
    </message>
    <message>
        <source>Time-lapse</source>
        <translation>Ускоренный показ</translation>
    </message>
    <message>
        <source>Shows the whole game in twenty seconds.</source>
        <translation>Показывает всю игру за двадцать секунд.</translation>
    </message>
    <message>
        <source>Saves a picture of the lit board beside your games and copies it to the clipboard.</source>
        <translation>Сохраняет картинку освещённого поля рядом с&#xa0;вашими играми и&#xa0;копирует её.</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Раунд за раундом</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Другой раунд</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Повтор отсюда</translation>
    </message>
    <message>
        <source>The board at the end of the round</source>
        <translation>Поле в&#xa0;конце раунда</translation>
    </message>
    <message>
        <source>The master&apos;s game is paused: no bot answers. Reopen this page to try again.</source>
        <translation>Игра мастера приостановлена: ни один бот не отвечает. Откройте эту страницу снова, чтобы повторить попытку.</translation>
    </message>
    <message>
        <source>The master is playing this deal in your seat: round {round}.</source>
        <translation>Мастер играет этот расклад на вашем месте: раунд {round}.</translation>
    </message>
    <message>
        <source>You: place {place}, {powered} powered. The master in your seat: place {its_place}, {its_powered} powered.</source>
        <comment>cities powered</comment>
        <translation>Вы: место {place}, снабжено {powered}. Мастер на вашем месте: место {its_place}, снабжено {its_powered}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n cities powered</source>
        <translation>
            <numerusform>Вы побеждаете: снабжён %n город</numerusform>
            <numerusform>Вы побеждаете: снабжено %n города</numerusform>
            <numerusform>Вы побеждаете: снабжено %n городов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lead} more than {name}, after %n rounds.</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>На {lead} больше, чем {name}, после %n раунда.</numerusform>
            <numerusform>На {lead} больше, чем {name}, после %n раундов.</numerusform>
            <numerusform>На {lead} больше, чем {name}, после %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} powers {count} too. Cities decide: {a} against {b}.</source>
        <translation>{name} тоже снабжает {count}. Решают города: {a} против {b}.</translation>
    </message>
    <message>
        <source>{name} powers {count} too, with equal money. Cities decide: {a} against {b}.</source>
        <translation>{name} тоже снабжает {count}, и денег столько же. Решают города: {a} против {b}.</translation>
    </message>
    <message numerus="yes">
        <source>You: place {place} of {players}, %n cities powered</source>
        <translation>
            <numerusform>Вы: место {place} из {players}, снабжён %n город</numerusform>
            <numerusform>Вы: место {place} из {players}, снабжено %n города</numerusform>
            <numerusform>Вы: место {place} из {players}, снабжено %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>tied on every count</source>
        <translation>полное равенство</translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation>снабжает больше всех городов</translation>
    </message>
    <message>
        <source>wins the tie-break</source>
        <translation>первый при равенстве</translation>
    </message>
    <message>
        <source>as many, less money</source>
        <comment>than the one above</comment>
        <translation>столько же, денег меньше</translation>
    </message>
    <message>
        <source>as many, fewer cities</source>
        <comment>than the one above</comment>
        <translation>столько же, городов меньше</translation>
    </message>
    <message>
        <source>could power no city</source>
        <translation>энергии нет ни на один город</translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than {name}</source>
        <comment>cities powered</comment>
        <translation>
            <numerusform>на %n меньше, чем {name}</numerusform>
            <numerusform>на %n меньше, чем {name}</numerusform>
            <numerusform>на %n меньше, чем {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>could power only {powered} of {owned}</source>
        <translation>энергии лишь на {powered} из {owned}</translation>
    </message>
    <message>
        <source>why this place</source>
        <translation>почему это место</translation>
    </message>
    <message>
        <source>plants</source>
        <comment>what money was spent on</comment>
        <translation>станции</translation>
    </message>
    <message>
        <source>fuel</source>
        <comment>what money was spent on</comment>
        <translation>ресурсы</translation>
    </message>
    <message>
        <source>connections</source>
        <comment>what money was spent on</comment>
        <translation>соединения</translation>
    </message>
    <message>
        <source>houses</source>
        <comment>what money was spent on</comment>
        <translation>домики</translation>
    </message>
    <message>
        <source>left over</source>
        <comment>money that was not spent</comment>
        <translation>остаток</translation>
    </message>
</context>
<context>
    <name>Factory</name>
    <message>
        <source>Workers</source>
        <translation>Рабочие</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пасовать</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to move</source>
        <translation>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more</source>
        <translation>
            <numerusform>ещё до %n</numerusform>
            <numerusform>ещё до %n</numerusform>
            <numerusform>ещё до %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers can buy or remove</source>
        <translation>
            <numerusform>%n рабочий может купить или убрать</numerusform>
            <numerusform>%n рабочих могут купить или убрать</numerusform>
            <numerusform>%n рабочих могут купить или убрать</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can bid up to %n workers</source>
        <translation>
            <numerusform>можно поставить до %n рабочего</numerusform>
            <numerusform>можно поставить до %n рабочих</numerusform>
            <numerusform>можно поставить до %n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>Seasonal workers for {price} each</source>
        <translation>Сезонные рабочие по {price}</translation>
    </message>
    <message>
        <source>Workers to bid</source>
        <translation>Рабочих на торги</translation>
    </message>
    <message>
        <source>Edge space for {price}</source>
        <translation>крайнее место за {price}</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Отменяет последний шаг.</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do.</source>
        <translation>Показывает, что сделал бы самый сильный компьютер.</translation>
    </message>
    <message>
        <source>Drops out of this auction.</source>
        <translation>Вы выходите из этих торгов.</translation>
    </message>
    <message>
        <source>Carries out everything planned.</source>
        <translation>Выполняет всё намеченное.</translation>
    </message>
    <message>
        <source>Open an auction</source>
        <translation>Начать аукцион</translation>
    </message>
    <message numerus="yes">
        <source>Open {tile} with %n workers</source>
        <translation>
            <numerusform>Открыть {tile}: %n рабочий</numerusform>
            <numerusform>Открыть {tile}: %n рабочих</numerusform>
            <numerusform>Открыть {tile}: %n рабочих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n workers</source>
        <translation>
            <numerusform>Поставить %n рабочего</numerusform>
            <numerusform>Поставить %n рабочих</numerusform>
            <numerusform>Поставить %n рабочих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Перенести %n жетон</numerusform>
            <numerusform>Перенести %n жетона</numerusform>
            <numerusform>Перенести %n жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Run, for a profit of {profit}</source>
        <translation>Запустить, прибыль {profit}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Pay {price} and end turn</source>
        <translation>Заплатить {price}, закончить ход</translation>
    </message>
    <message>
        <source>It makes each purchase {discount} cheaper.</source>
        <translation>С ним каждая покупка дешевле на {discount}.</translation>
    </message>
    <message>
        <source>It lets you choose before others.</source>
        <translation>С ним вы выбираете раньше других.</translation>
    </message>
    <message numerus="yes">
        <source>It earns {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>Принесёт {gain} за %n раунд по цене {price}.</numerusform>
            <numerusform>Принесёт {gain} за %n раунда по цене {price}.</numerusform>
            <numerusform>Принесёт {gain} за %n раундов по цене {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other purchase pays for itself.</source>
        <translation>Никакая другая покупка не окупится.</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Электро</translation>
    </message>
    <message>
        <source>Canteen {n}</source>
        <translation>Столовая: {n}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Производство</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Склад</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Beside the factory {n}</source>
        <translation>Рядом с фабрикой: {n}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} побеждает</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Деньги после каждого раунда</translation>
    </message>
    <message>
        <source>last profit {profit}</source>
        <translation>последняя прибыль {profit}</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} электро</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Показывает игру ход за ходом.</translation>
    </message>
    <message>
        <source>Goes back to the table.</source>
        <translation>Возвращает к столу.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Открывает страницу новой игры.</translation>
    </message>
    <message>
        <source>Starts again with the same players.</source>
        <translation>Начинает заново с&#xa0;теми же игроками.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Начинается раунд {n}.</translation>
    </message>
    <message>
        <source>New order tiles: {tiles}.</source>
        <translation>Новые жетоны порядка: {tiles}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Побеждает {name}.</translation>
    </message>
    <message>
        <source>Energy stays at {price}.</source>
        <translation>Цена энергии остаётся {price}.</translation>
    </message>
    <message>
        <source>Energy rises to {price}.</source>
        <translation>Цена энергии растёт до {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back to the central storage.</source>
        <translation>
            <numerusform>%n жетон возвращается на центральный склад.</numerusform>
            <numerusform>%n жетона возвращаются на центральный склад.</numerusform>
            <numerusform>%n жетонов возвращаются на центральный склад.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens order tile {tile} with %n workers.</source>
        <translation>
            <numerusform>{name} открывает жетон порядка {tile}: %n рабочий.</numerusform>
            <numerusform>{name} открывает жетон порядка {tile}: %n рабочих.</numerusform>
            <numerusform>{name} открывает жетон порядка {tile}: %n рабочих.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids %n workers.</source>
        <translation>
            <numerusform>{name} ставит %n рабочего.</numerusform>
            <numerusform>{name} ставит %n рабочих.</numerusform>
            <numerusform>{name} ставит %n рабочих.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} пасует.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes order tile {tile} for %n workers.</source>
        <translation>
            <numerusform>{name} берёт жетон порядка {tile} за %n рабочего.</numerusform>
            <numerusform>{name} берёт жетон порядка {tile} за %n рабочих.</numerusform>
            <numerusform>{name} берёт жетон порядка {tile} за %n рабочих.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves to the market: {tile}.</source>
        <translation>{name} переносит на рынок: {tile}.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}.</source>
        <translation>{name} покупает за {price}: {tile}.</translation>
    </message>
    <message>
        <source>{name} places: {tile}.</source>
        <translation>{name} размещает: {tile}.</translation>
    </message>
    <message>
        <source>{name} removes: {tile}.</source>
        <translation>{name} убирает: {tile}.</translation>
    </message>
    <message>
        <source>{name} hires nobody.</source>
        <translation>{name} никого не нанимает.</translation>
    </message>
    <message numerus="yes">
        <source>{name} hires %n seasonal workers for {price}.</source>
        <translation>
            <numerusform>{name} нанимает %n сезонного рабочего за {price}.</numerusform>
            <numerusform>{name} нанимает %n сезонных рабочих за {price}.</numerusform>
            <numerusform>{name} нанимает %n сезонных рабочих за {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} runs: production {production}, storage {storage}, energy {energy}.</source>
        <translation>{name} запускает: производство {production}, склад {storage}, энергия {energy}.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}.</source>
        <translation>{name} получает {profit}: выручка {income}, энергия {cost}.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Workers, next round</source>
        <translation>Рабочие, след. раунд</translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Склад мал: %n товар не поместится.</numerusform>
            <numerusform>Склад мал: %n товара не поместятся.</numerusform>
            <numerusform>Склад мал: %n товаров не поместятся.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Production is short: room for %n more goods.</source>
        <translation>
            <numerusform>Производства не хватает: есть место ещё для %n товара.</numerusform>
            <numerusform>Производства не хватает: есть место ещё для %n товаров.</numerusform>
            <numerusform>Производства не хватает: есть место ещё для %n товаров.</numerusform>
        </translation>
    </message>
    <message>
        <source>Production and storage are balanced.</source>
        <translation>Производство и&#xa0;склад уравновешены.</translation>
    </message>
    <message>
        <source>Energy price {price}</source>
        <translation>Цена энергии {price}</translation>
    </message>
    <message>
        <source>Round {n} of {last}</source>
        <translation>Раунд {n} из {last}</translation>
    </message>
    <message>
        <source>Run a factory for five rounds</source>
        <translation>Управляйте фабрикой пять раундов</translation>
    </message>
    <message>
        <source>Bid workers for your place in the turn order, buy machines, robots and storage, and watch the energy price. The richest player wins.</source>
        <translation>Торгуйтесь рабочими за место в&#xa0;порядке игроков, покупайте станки, роботов и&#xa0;склады и&#xa0;следите за ценой энергии. Побеждает самый богатый.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>First game: the energy price stays the same in round 1</source>
        <translation>Первая игра: в&#xa0;1-м раунде цена энергии не меняется</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Каждому игроку нужно имя.</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Начинает игру.</translation>
    </message>
    <message>
        <source>The tiles are not the printed ones: most printed values are unknown, so these were designed for this game.</source>
        <translation>Это не печатные жетоны: большинство печатных значений неизвестно, эти придуманы для этой игры.</translation>
    </message>
    <message>
        <source>Your worker is worth more than this order tile.</source>
        <translation>Ваш рабочий ценнее этого жетона порядка.</translation>
    </message>
    <message>
        <source>Profits of round {n}: {profits}</source>
        <translation>Прибыль в раунде {n}: {profits}</translation>
    </message>
    <message>
        <source>It helps the others least.</source>
        <translation>Остальным это поможет меньше всего.</translation>
    </message>
    <message>
        <source>It works from this round on.</source>
        <translation>Работает уже с этого раунда.</translation>
    </message>
    <message>
        <source>It makes room for a better tile.</source>
        <translation>Это освободит место для лучшего жетона.</translation>
    </message>
    <message>
        <source>More tiles would help the others.</source>
        <translation>Новые жетоны помогли бы остальным.</translation>
    </message>
    <message>
        <source>Nobody needs more tiles.</source>
        <translation>Новые жетоны никому не нужны.</translation>
    </message>
    <message>
        <source>Their work earns more than they cost.</source>
        <translation>Их работа принесёт больше, чем они стоят.</translation>
    </message>
    <message>
        <source>It is the only order tile left.</source>
        <translation>Это последний жетон порядка.</translation>
    </message>
    <message>
        <source>It lets you move tiles to the market after the others.</source>
        <translation>С ним вы переносите жетоны на рынок после остальных.</translation>
    </message>
    <message>
        <source>You can bid no more workers.</source>
        <translation>Вы не можете поставить больше рабочих.</translation>
    </message>
    <message>
        <source>Another order tile is worth more to you.</source>
        <translation>Другой жетон порядка для вас ценнее.</translation>
    </message>
    <message>
        <source>You gain the most from it.</source>
        <translation>Вам это принесёт больше всего.</translation>
    </message>
    <message>
        <source>No other tile would be better.</source>
        <translation>Никакой другой жетон не был бы лучше.</translation>
    </message>
    <message>
        <source>Profit {profit}.</source>
        <translation>Прибыль {profit}.</translation>
    </message>
    <message>
        <source>You have no worker left to buy with.</source>
        <translation>У вас больше нет свободных рабочих, чтобы что-то купить.</translation>
    </message>
    <message>
        <source>The market is empty.</source>
        <translation>Рынок пуст.</translation>
    </message>
    <message>
        <source>You cannot afford any of the tiles on the market.</source>
        <translation>Ни на один жетон на рынке вам не хватает денег.</translation>
    </message>
    <message>
        <source>Your money brings more in later rounds.</source>
        <translation>В следующих раундах ваши деньги принесут больше.</translation>
    </message>
    <message>
        <source>It fits what you can buy next.</source>
        <translation>Подходит к тому, что вы сможете купить дальше.</translation>
    </message>
    <message>
        <source>Without it you would have about {money} less at the end.</source>
        <translation>Без этого в конце у вас будет примерно на {money} меньше.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Shows how the game went.</source>
        <translation>Показывает ход игры.</translation>
    </message>
    <message>
        <source>{name} earns {profit}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} получает {profit}: выручка {income}, энергия {cost}, в последнем раунде вдвойне.</translation>
    </message>
    <message>
        <source>{name} places on an edge space for {price}: {tile}.</source>
        <translation>{name} размещает на крайнем месте за {price}: {tile}.</translation>
    </message>
    <message>
        <source>Energy, {needed} at {price}</source>
        <translation>Энергия, {needed} по {price}</translation>
    </message>
    <message>
        <source>Energy at {price}, with {n} of {count} tiles: profit {profit}</source>
        <translation>Энергия по {price}, жетонов: {n} из {count}: прибыль {profit}</translation>
    </message>
    <message>
        <source>round {n}, unfinished</source>
        <translation>раунд {n}, не закончена</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Сохранённых игр пока нет.</translation>
    </message>
    <message>
        <source>Continues the chosen game.</source>
        <translation>Продолжает выбранную игру.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Законченных игр пока нет.</translation>
    </message>
    <message>
        <source>Finished games: {over}, won by people: {won}, unfinished: {open}</source>
        <translation>Законченные игры: {over}, выиграли люди: {won}, не закончены: {open}</translation>
    </message>
    <message>
        <source>step {n} of {last}</source>
        <translation>шаг {n} из {last}</translation>
    </message>
    <message>
        <source>Finish the chapter</source>
        <translation>Закончить главу</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>It is the last one: its profit counts twice.</source>
        <translation>Он последний: его прибыль удваивается.</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>на торгах</translation>
    </message>
    <message>
        <source>Order tile {n}</source>
        <translation>Жетон порядка {n}</translation>
    </message>
    <message>
        <source>each purchase {discount} cheaper</source>
        <translation>каждая покупка дешевле на {discount}</translation>
    </message>
    <message>
        <source>Next factory</source>
        <translation>Следующая фабрика</translation>
    </message>
    <message>
        <source>Shows the factory of the next player.</source>
        <translation>Показывает фабрику следующего игрока.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Начинает новую игру с&#xa0;этой позиции.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Возвращает на предыдущую страницу.</translation>
    </message>
    <message>
        <source>{name} makes a costly turn ({cost}): {done}</source>
        <translation>{name}: дорогой ход ({cost}): {done}</translation>
    </message>
    <message>
        <source>Profit {profit} for {spent} spent, not {other} for {other_spent}</source>
        <translation>Прибыль {profit} при расходах {spent}, а не {other} при {other_spent}</translation>
    </message>
    <message>
        <source>It costs {price}, not {other}</source>
        <translation>Это стоит {price}, а не {other}</translation>
    </message>
    <message>
        <source>Round {n} · {phase}</source>
        <translation>Раунд {n} · {phase}</translation>
    </message>
    <message>
        <source>nobody could have done much better</source>
        <translation>никто не мог сыграть намного лучше</translation>
    </message>
    <message>
        <source>in Elektro at the end; click one to see the turn</source>
        <translation>в электро к концу; щелчок ведёт к ходу</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>Самые дорогие ходы</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Лучше: {action}</translation>
    </message>
    <message>
        <source>It brings more in later rounds</source>
        <translation>Это даёт больше в следующих раундах</translation>
    </message>
    <message>
        <source>{goods} goods for {energy} energy, not {other} for {other_energy}</source>
        <translation>Товаров {goods} при энергии {energy}, а не {other} при {other_energy}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} думает</translation>
    </message>
    <message>
        <source>Shows all games in figures.</source>
        <translation>Показывает все игры в цифрах.</translation>
    </message>
    <message numerus="yes">
        <source>Factory Manager for %n players: whoever has the most money after {rounds} rounds wins.</source>
        <translation>
            <numerusform>Управляющий фабрикой, игроков: %n. После {rounds} раундов побеждает тот, у&#xa0;кого больше всего денег.</numerusform>
            <numerusform>Управляющий фабрикой, игроков: %n. После {rounds} раундов побеждает тот, у&#xa0;кого больше всего денег.</numerusform>
            <numerusform>Управляющий фабрикой, игроков: %n. После {rounds} раундов побеждает тот, у&#xa0;кого больше всего денег.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {tile} with %n workers</source>
        <translation>
            <numerusform>Взять {tile}: %n рабочий</numerusform>
            <numerusform>Взять {tile}: %n рабочих</numerusform>
            <numerusform>Взять {tile}: %n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected final money</source>
        <translation>Ожидаемые деньги в конце</translation>
    </message>
    <message>
        <source>if the strongest bot played on; a dot marks a costly turn</source>
        <translation>если дальше играет сильнейший уровень; точка&#xa0;— дорогой ход</translation>
    </message>
    <message numerus="yes">
        <source>Hire %n workers</source>
        <translation>
            <numerusform>Нанять %n рабочего</numerusform>
            <numerusform>Нанять %n рабочих</numerusform>
            <numerusform>Нанять %n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>The other factories</source>
        <translation>Другие фабрики</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>по раундам</translation>
    </message>
    <message>
        <source>by round, before the last one is doubled</source>
        <translation>по раундам, последний ещё не удвоен</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Проданные товары</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Фабрика</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Расходы</translation>
    </message>
    <message>
        <source>Energy bill</source>
        <translation>Счёт за энергию</translation>
    </message>
    <message>
        <source>Workers at work</source>
        <translation>Рабочие за работой</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Купленные жетоны</translation>
    </message>
    <message>
        <source>Elektro spent on them</source>
        <translation>Потрачено на них электро</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>по видам</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>Ваша фабрика</translation>
    </message>
    <message>
        <source>Run your factory as planned</source>
        <translation>Запустите фабрику как намечено</translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers available next round.</source>
        <translation>
            <numerusform>Прибыль {profit} и %n свободный рабочий в следующем раунде.</numerusform>
            <numerusform>Прибыль {profit} и %n свободных рабочих в следующем раунде.</numerusform>
            <numerusform>Прибыль {profit} и %n свободных рабочих в следующем раунде.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {action}. {reason}</source>
        <translation>Лучше всего: {action}. {reason}</translation>
    </message>
    <message>
        <source>Available workers {n}</source>
        <translation>Свободные рабочие: {n}</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}, doubled in the last round.</source>
        <translation>{name} может заплатить только {lost} из {due}: выручка {income}, энергия {cost}, в последнем раунде вдвойне.</translation>
    </message>
    <message>
        <source>{name} can only pay {lost} of {due}: income {income}, energy {cost}.</source>
        <translation>{name} может заплатить только {lost} из {due}: выручка {income}, энергия {cost}.</translation>
    </message>
    <message>
        <source>Profit ×{n}</source>
        <translation>Прибыль ×{n}</translation>
    </message>
    <message>
        <source>Workers, this round</source>
        <translation>Рабочие, этот раунд</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n рабочий</numerusform>
            <numerusform>%n рабочих</numerusform>
            <numerusform>%n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker left to buy or remove</source>
        <translation>нет рабочих, чтобы купить или убрать</translation>
    </message>
    <message>
        <source>you have no worker to bid</source>
        <translation>нет рабочего для ставки</translation>
    </message>
    <message>
        <source>you cannot bid more, only pass</source>
        <translation>больше поставить нельзя, только спасовать</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Перенести жетоны</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s expected final money, and the best action.</source>
        <translation>Показывает ожидаемые деньги всех в конце и&#xa0;лучший ход.</translation>
    </message>
    <message>
        <source>{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, available workers {free}, tiles {count}.</source>
        <translation>{name}: жетон порядка {tile}, {money} электро, производство {production}, склад {storage}, энергия {energy}, свободные рабочие: {free}, жетоны: {count}.</translation>
    </message>
    <message>
        <source>Order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, in the canteen {canteen}, available workers {free}.</source>
        <translation>Жетон порядка {tile}, {money} электро, производство {production}, склад {storage}, энергия {energy}, рабочие в столовой: {canteen}, свободные: {free}.</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Свободное место</translation>
    </message>
    <message>
        <source>{price} Elektro</source>
        <translation>{price} электро</translation>
    </message>
    <message>
        <source>Edge space: {text}</source>
        <translation>Крайнее место: {text}</translation>
    </message>
    <message>
        <source>Empty: {room}</source>
        <translation>Пусто: {room}</translation>
    </message>
    <message>
        <source>{tile}, switched off</source>
        <translation>{tile}, выключено</translation>
    </message>
    <message>
        <source>Beside your factory: {tile}</source>
        <translation>Рядом с вашей фабрикой: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n оконченная игра</numerusform>
            <numerusform>%n оконченные игры</numerusform>
            <numerusform>%n оконченных игр</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выигранные игры</translation>
    </message>
    <message>
        <source>What winners buy</source>
        <translation>Что покупают победители</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Победители</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Остальные</translation>
    </message>
    <message>
        <source>in %; the line marks an equal chance</source>
        <translation>в %; черта — равный шанс</translation>
    </message>
    <message>
        <source>the average of all games</source>
        <translation>среднее по всем играм</translation>
    </message>
    <message>
        <source>tiles per game; the line marks what the others buy</source>
        <translation>жетонов за игру; черта — сколько покупают остальные</translation>
    </message>
    <message>
        <source>Central storage and market</source>
        <translation>Центральный склад и рынок</translation>
    </message>
    <message>
        <source>Central storage: {tile}</source>
        <translation>Центральный склад: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this column</source>
        <translation>
            <numerusform>%n жетон в этом столбце</numerusform>
            <numerusform>%n жетона в этом столбце</numerusform>
            <numerusform>%n жетонов в этом столбце</numerusform>
        </translation>
    </message>
    <message>
        <source>Market: {tile}</source>
        <translation>Рынок: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>price without discount, and what it earns in %n rounds</source>
        <translation>
            <numerusform>цена без скидки и доход за %n раунд</numerusform>
            <numerusform>цена без скидки и доход за %n раунда</numerusform>
            <numerusform>цена без скидки и доход за %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds, after {price} for an edge space.</source>
        <translation>
            <numerusform>Принесёт {gain} за %n раунд, за вычетом {price} за крайнее место.</numerusform>
            <numerusform>Принесёт {gain} за %n раунда, за вычетом {price} за крайнее место.</numerusform>
            <numerusform>Принесёт {gain} за %n раундов, за вычетом {price} за крайнее место.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an order tile: low numbers act first, high ones buy cheaper.</source>
        <translation>Выберите жетон порядка: малые номера ходят раньше, большие покупают дешевле.</translation>
    </message>
    <message>
        <source>You can hire seasonal workers, at most {maximum}.</source>
        <translation>Сезонных рабочих можно нанять, не больше {maximum}.</translation>
    </message>
    <message>
        <source>You have no money left for the edge space it needs.</source>
        <translation>На нужное крайнее место денег не останется.</translation>
    </message>
    <message>
        <source>It takes a second worker to remove the old one.</source>
        <translation>Чтобы убрать имеющийся, нужен второй рабочий.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers cost {price}; you have {money}.</source>
        <translation>
            <numerusform>%n сезонный рабочий стоит {price}; у вас {money}.</numerusform>
            <numerusform>%n сезонных рабочих стоят {price}; у вас {money}.</numerusform>
            <numerusform>%n сезонных рабочих стоят {price}; у вас {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Switch off {tiles}</source>
        <translation>Выключить: {tiles}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it earns in %n rounds</source>
        <translation>
            <numerusform>ваша цена и доход за %n раунд</numerusform>
            <numerusform>ваша цена и доход за %n раунда</numerusform>
            <numerusform>ваша цена и доход за %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}. Costs {price}.</source>
        <translation>{tile}. Стоит {price}.</translation>
    </message>
    <message>
        <source>{tile}. Costs {price}: {printed} less {discount}.</source>
        <translation>{tile}. Стоит {price}: {printed} минус {discount}.</translation>
    </message>
    <message numerus="yes">
        <source>Earns {gain} in %n rounds.</source>
        <translation>
            <numerusform>Принесёт {gain} за %n раунд.</numerusform>
            <numerusform>Принесёт {gain} за %n раунда.</numerusform>
            <numerusform>Принесёт {gain} за %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Factory Manager, the table</source>
        <translation>Управляющий фабрикой, стол</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>The tile with this number</source>
        <translation>Жетон с этим номером</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Phase {n}: {name}</source>
        <translation>Фаза {n}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{price} (%n tiles)</source>
        <translation>
            <numerusform>{price} (%n жетон)</numerusform>
            <numerusform>{price} (%n жетона)</numerusform>
            <numerusform>{price} (%n жетонов)</numerusform>
        </translation>
    </message>
    <message>
        <source>{now}; next: {prices}</source>
        <translation>{now}; следующая: {prices}</translation>
    </message>
    <message>
        <source>Shows the rules of this phase. Key: F1</source>
        <translation>Показывает правила этой фазы. Клавиша: F1</translation>
    </message>
    <message>
        <source>Shows or hides what has happened. Key: L</source>
        <translation>Показывает или прячет ход игры. Клавиша: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Открывает меню. Клавиша: F10</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Выберите, кто играет</translation>
    </message>
    <message>
        <source>Four chapters at a real table</source>
        <translation>Четыре главы за настоящим столом</translation>
    </message>
    <message>
        <source>Four short chapters at a real table.</source>
        <translation>Четыре короткие главы за настоящим столом.</translation>
    </message>
    <message>
        <source>Storage room</source>
        <translation>Складское помещение</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Станок</translation>
    </message>
    <message>
        <source>Production robot</source>
        <translation>Производственный робот</translation>
    </message>
    <message>
        <source>Auxiliary robot</source>
        <translation>Вспомогательный робот</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Щитовая</translation>
    </message>
    <message>
        <source>Optimisation</source>
        <translation>Диспетчерская</translation>
    </message>
    <message>
        <source>Storage rooms</source>
        <translation>Склады</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Станки</translation>
    </message>
    <message>
        <source>Prod. robots</source>
        <translation>Произв. роботы</translation>
    </message>
    <message>
        <source>Aux. robots</source>
        <translation>Вспом. роботы</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Покупки</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Бюрократия</translation>
    </message>
    <message>
        <source>Profit</source>
        <translation>Прибыль</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason} Press {key} to do it.</source>
        <translation>Подсказка: {action}. {reason} Нажмите {key}, чтобы выполнить.</translation>
    </message>
    <message>
        <source>production {n}</source>
        <translation>производство {n}</translation>
    </message>
    <message>
        <source>storage {n}</source>
        <translation>склад {n}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n workers</source>
        <translation>
            <numerusform>требует %n рабочего</numerusform>
            <numerusform>требует %n рабочих</numerusform>
            <numerusform>требует %n рабочих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n workers</source>
        <translation>
            <numerusform>экономит %n рабочего</numerusform>
            <numerusform>экономит %n рабочих</numerusform>
            <numerusform>экономит %n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {n} energy</source>
        <translation>требует энергии: {n}</translation>
    </message>
    <message>
        <source>saves {n} energy</source>
        <translation>экономит энергии: {n}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Общая победа: {names}</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>Общая победа: {names}.</translation>
    </message>
    <message>
        <source>Choose an order tile</source>
        <translation>Выберите жетон порядка</translation>
    </message>
    <message numerus="yes">
        <source>%n seasonal workers leave.</source>
        <translation>
            <numerusform>%n сезонный рабочий уходит.</numerusform>
            <numerusform>%n сезонных рабочих уходят.</numerusform>
            <numerusform>%n сезонных рабочих уходят.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <comment>an order tile, by its number</comment>
        <translation>берёт {tile}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>bids {n}</source>
        <comment>workers</comment>
        <translation>ставка {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>planned steps</comment>
        <translation>
            <numerusform>ещё %n шаг</numerusform>
            <numerusform>ещё %n шага</numerusform>
            <numerusform>ещё %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Купить за {price}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Place for {price}</source>
        <translation>Разместить за {price}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>The setup and the five phases</source>
        <translation>Подготовка и пять фаз</translation>
    </message>
    <message>
        <source>Bid workers, or pass</source>
        <translation>Ставьте рабочих или пасуйте</translation>
    </message>
    <message>
        <source>Prepare the market</source>
        <translation>Подготовьте рынок</translation>
    </message>
    <message>
        <source>Buy and place tiles</source>
        <translation>Покупайте и размещайте жетоны</translation>
    </message>
    <message>
        <source>Run your factory</source>
        <translation>Запустите фабрику</translation>
    </message>
    <message>
        <source>You can&apos;t do that in this phase.</source>
        <translation>В&#xa0;этой фазе так нельзя.</translation>
    </message>
    <message>
        <source>All your tiles are chosen: end the turn, or undo.</source>
        <translation>Все жетоны выбраны: закончите ход или отмените.</translation>
    </message>
    <message>
        <source>That order tile is taken.</source>
        <translation>Этот жетон порядка уже взят.</translation>
    </message>
    <message>
        <source>A raise must be at least {minimum}.</source>
        <translation>Перебить можно не меньше чем на {minimum}.</translation>
    </message>
    <message>
        <source>One worker must stay available: bid at most {maximum}.</source>
        <translation>Один рабочий должен остаться свободным: ставка не больше {maximum}.</translation>
    </message>
    <message>
        <source>Move exactly as many tiles as you have available workers: {left} more.</source>
        <translation>Перенесите ровно столько жетонов, сколько у&#xa0;вас свободных рабочих: ещё {left}.</translation>
    </message>
    <message>
        <source>There is no such tile in the central storage.</source>
        <translation>Такого жетона на центральном складе нет.</translation>
    </message>
    <message>
        <source>The cheapest tile of a column goes first.</source>
        <translation>Из столбца сначала берут самый дешёвый жетон.</translation>
    </message>
    <message>
        <source>That tile is not on the market.</source>
        <translation>Этого жетона нет на рынке.</translation>
    </message>
    <message>
        <source>Each purchase or removal takes an available worker; you have none left.</source>
        <translation>Каждая покупка и&#xa0;каждое удаление требует свободного рабочего; у&#xa0;вас их больше нет.</translation>
    </message>
    <message>
        <source>That tile is not in your factory.</source>
        <translation>Этого жетона нет на вашей фабрике.</translation>
    </message>
    <message>
        <source>Only tiles beside your factory can be placed.</source>
        <translation>Разместить можно только жетоны, лежащие рядом с фабрикой.</translation>
    </message>
    <message>
        <source>That costs {price}; you have {money}.</source>
        <translation>Это стоит {price}; у вас {money}.</translation>
    </message>
    <message>
        <source>A factory can have only one of these: remove the old one first.</source>
        <translation>На фабрике может быть только один такой: сначала уберите имеющийся.</translation>
    </message>
    <message>
        <source>Every space is taken: remove a tile first, or leave this one outside.</source>
        <translation>Все места заняты: сначала уберите жетон или оставьте этот снаружи.</translation>
    </message>
    <message>
        <source>Only machines and robots can be switched off.</source>
        <translation>Выключать можно только станки и роботов.</translation>
    </message>
    <message>
        <source>Each robot needs a machine; robots on: {robots}, machines on: {machines}. Switch robots off.</source>
        <translation>Каждому роботу нужен станок: включено роботов: {robots}, станков: {machines}. Выключите роботов.</translation>
    </message>
    <message>
        <source>One worker must stay available: you need {needed}, only {maximum} can work. Switch machines off.</source>
        <translation>Один рабочий должен остаться свободным: нужно {needed}, работать могут только {maximum}. Выключите станки.</translation>
    </message>
    <message>
        <source>Take the last order tile</source>
        <translation>Взять последний жетон порядка</translation>
    </message>
    <message numerus="yes">
        <source>Open order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Открыть жетон порядка {tile}: %n рабочий</numerusform>
            <numerusform>Открыть жетон порядка {tile}: %n рабочих</numerusform>
            <numerusform>Открыть жетон порядка {tile}: %n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {tile}</source>
        <translation>На рынок: {tile}</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>Купить: {tile}</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Разместить: {tile}</translation>
    </message>
    <message>
        <source>Remove {tile}</source>
        <translation>Убрать: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Take order tile {tile} with %n workers</source>
        <translation>
            <numerusform>Взять жетон порядка {tile}: %n рабочий</numerusform>
            <numerusform>Взять жетон порядка {tile}: %n рабочих</numerusform>
            <numerusform>Взять жетон порядка {tile}: %n рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n seasonal workers</source>
        <translation>
            <numerusform>Закончить ход: %n сезонный рабочий</numerusform>
            <numerusform>Закончить ход: %n сезонных рабочих</numerusform>
            <numerusform>Закончить ход: %n сезонных рабочих</numerusform>
        </translation>
    </message>
    <message>
        <source>Run everything</source>
        <translation>Запустить всё</translation>
    </message>
    <message>
        <source>Move no more</source>
        <translation>Больше не переносить</translation>
    </message>
</context>
<context>
    <name>FactoryRules</name>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The five phases</source>
        <translation>Пять фаз</translation>
    </message>
    <message>
        <source>Factory Manager, rules</source>
        <translation>Управляющий фабрикой, правила</translation>
    </message>
    <message>
        <source>Each player runs a factory for {rounds} rounds and starts with {money} Elektro, {workers} workers, three storage rooms and two machines. Whoever has the most money at the end wins; in a tie, the higher profit of the last round decides.</source>
        <translation>Каждый управляет фабрикой {rounds} раундов и начинает с {money} электро, {workers} рабочими, тремя складскими помещениями и двумя станками. Побеждает тот, у кого в конце больше денег; при равенстве решает большая прибыль последнего раунда.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Storage rooms store, machines and production robots produce. Machines need workers and energy. Auxiliary robots and optimisation save workers; control saves energy. What a tile needs is red, what it saves is green.</source>
        <translation>Складские помещения хранят, станки и производственные роботы производят. Станкам нужны рабочие и энергия. Вспомогательные роботы и диспетчерская экономят рабочих, щитовая экономит энергию. Что жетону нужно — красное, что он экономит — зелёное.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>One order tile is revealed for each player. The player with the highest old tile chooses one and bids 0 or more available workers; clockwise, the others raise or pass. A player who passes is out of that auction.</source>
        <translation>Открывают столько жетонов порядка, сколько игроков. Владелец наибольшего старого жетона называет один и ставит 0 или больше свободных рабочих; по часовой стрелке остальные повышают или пасуют. Спасовавший в этом аукционе больше не участвует.</translation>
    </message>
    <message>
        <source>All further phases go from the lowest order tile to the highest. A tile may make each purchase cheaper: its discount is on yellow.</source>
        <translation>Все остальные фазы идут от наименьшего жетона порядка к наибольшему. Жетон может удешевлять каждую покупку: это число на жёлтом.</translation>
    </message>
    <message>
        <source>1 Bidding for turn order</source>
        <translation>1 Торги за порядок игроков</translation>
    </message>
    <message>
        <source>Each player in turn moves exactly as many tiles from the central storage to the market as they have available workers, from any columns, the cheapest of a column first. The workers stay available. The last player may move a few extra tiles.</source>
        <translation>Каждый по очереди переносит с центрального склада на рынок ровно столько жетонов, сколько у него свободных рабочих, из любых столбцов, начиная с самого дешёвого. Рабочие остаются свободными. Последний в порядке может перенести ещё несколько.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Players who are equal in that, too, share the win.</source>
        <translation>Игроки, равные и в этом, делят победу.</translation>
    </message>
    <message>
        <source>Each player is dealt an order tile at random. Each round, as many others are revealed as there are players; those not revealed are then shuffled with the old ones.</source>
        <translation>Каждый игрок получает случайный жетон порядка. Каждый раунд открывается столько других, сколько игроков; неоткрытые затем смешиваются со старыми.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Розданы</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>В стопке</translation>
    </message>
    <message>
        <source>{count} of the {all} tiles marked X, chosen at random, are on the market from the start; the others are not used.</source>
        <translation>{count} из {all} жетонов со знаком X, выбранные случайно, лежат на рынке с самого начала; остальные не используются.</translation>
    </message>
    <message>
        <source>The energy price starts at {price}. Of the {all} energy tiles ({numbers}), {used} are chosen at random, one for each round.</source>
        <translation>Цена энергии начинается с {price}. Из {all} жетонов энергии ({numbers}) случайно выбирают {used}, по одному на раунд.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The workers bid stay on the tile until the end of Phase 3. Each player must always keep one available worker. A winner takes no part in further auctions; of the others, the one with the highest old tile chooses the next tile. The last player takes the last tile and may bid workers for it.</source>
        <translation>Поставленные рабочие лежат на жетоне до конца фазы 3. Один свободный рабочий всегда должен остаться. Победитель в дальнейших аукционах не участвует; из остальных следующий жетон называет тот, у кого старший старый жетон. Последний берёт последний жетон и может поставить на него рабочих.</translation>
    </message>
    <message>
        <source>Order tile</source>
        <translation>Жетон порядка</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Скидка</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>Дополнительные жетоны</translation>
    </message>
    <message>
        <source>2 Preparing the market</source>
        <translation>2 Подготовка рынка</translation>
    </message>
    <message>
        <source>Each available worker buys one tile from the market or removes one from the factory. A tile costs its price less the discount of the order tile, never less than 0.</source>
        <translation>Каждый свободный рабочий покупает один жетон с рынка или убирает один с фабрики. Жетон стоит свою цену минус скидка жетона порядка, но не меньше 0.</translation>
    </message>
    <message>
        <source>A factory has {spaces} free spaces, and {outer} edge spaces that cost {price} Elektro each, once and without discount. Control and optimisation each have a space of their own. Bought tiles may be left beside the factory, where they do nothing; placing them takes no worker.</source>
        <translation>На фабрике {spaces} бесплатных мест и {outer} крайних, каждое из которых один раз стоит {price} электро, без скидки. У щитовой и диспетчерской есть свои места. Купленные жетоны могут лежать рядом с фабрикой, где не действуют; для их размещения рабочий не нужен.</translation>
    </message>
    <message>
        <source>A removed tile leaves the game, and its space is free at once. A factory has at most one control and one optimisation: to place another, remove the old one first.</source>
        <translation>Убранный жетон выходит из игры, а его место сразу свободно. На фабрике не больше одной щитовой и одной диспетчерской: чтобы разместить другую, сначала уберите старую.</translation>
    </message>
    <message>
        <source>At the end of the turn up to {count} seasonal workers can be hired for {price} Elektro each, less the discount. They stay until the next hiring and are paid again each round. Tiles left on the market go back to the central storage.</source>
        <translation>В конце хода можно нанять до {count} сезонных рабочих по {price} электро, минус скидка. Они остаются до следующего найма, и каждый раунд им платят заново. Что осталось на рынке, возвращается на центральный склад.</translation>
    </message>
    <message>
        <source>Workers who have bought or removed a tile are back in Phase 4. Seasonal workers run machines and can be bid like all others, but those just hired buy nothing this round.</source>
        <translation>Рабочие, купившие или убравшие жетон, возвращаются в фазе 4. Сезонные рабочие обслуживают машины, и их можно ставить, как и остальных, но только что нанятые в этом раунде ничего не покупают.</translation>
    </message>
    <message>
        <source>3 Purchases and workers</source>
        <translation>3 Покупки и рабочие</translation>
    </message>
    <message>
        <source>Everything that runs is counted: production and storage are added up; energy is what is needed less what is saved, at least {minimum}. The workers needed go to the canteen.</source>
        <translation>Считается всё, что работает: производство и&#xa0;склад складываются, энергия — потребность минус экономия, не меньше {minimum}. Нужные рабочие идут в&#xa0;столовую.</translation>
    </message>
    <message>
        <source>At least one worker must stay available, and each robot needs a running machine of its own. Machines and robots may be switched off at will: then they need nothing and produce nothing.</source>
        <translation>Хотя бы один рабочий должен остаться свободным, и&#xa0;каждому роботу нужен свой работающий станок. Станки и&#xa0;роботов можно выключать по желанию: тогда им ничего не нужно и&#xa0;они ничего не дают.</translation>
    </message>
    <message>
        <source>Then the next energy tile is turned over and the energy price rises by its number: 0, 1 or 2. In a first game the first tile is a 0.</source>
        <translation>Затем открывают следующий жетон энергии, и её цена растёт на его число: 0, 1 или 2. В первой игре первый жетон — 0.</translation>
    </message>
    <message>
        <source>4 Bureaucracy</source>
        <translation>4 Бюрократия</translation>
    </message>
    <message>
        <source>A factory earns {income} Elektro for each good both produced and stored, less its energy at the energy price. In the last round the profit is multiplied by {factor}.</source>
        <translation>Фабрика получает {income} электро за каждый товар, который и произведён, и помещается на складе, минус энергия по её цене. В последнем раунде прибыль умножается на {factor}.</translation>
    </message>
    <message>
        <source>At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.</source>
        <translation>В начале: производство 2, склад 3, энергия 4 по цене 1: 20 − 4 = 16 электро.</translation>
    </message>
    <message>
        <source>Only the lower of the two counts: production 3 and storage 8 bring {money} Elektro.</source>
        <translation>Считается только меньшее из двух: производство 3 и склад 8 приносят {money} электро.</translation>
    </message>
    <message>
        <source>A loss is paid as far as the money goes.</source>
        <translation>Убыток оплачивается, насколько хватает денег.</translation>
    </message>
    <message>
        <source>5 Profit</source>
        <translation>5 Прибыль</translation>
    </message>
</context>
<context>
    <name>FactoryTutorial</name>
    <message>
        <source>Order and market</source>
        <translation>Порядок и рынок</translation>
    </message>
    <message>
        <source>This is your factory: two floors of spaces for tiles, with rooms for control and optimisation above, the canteen and instruments below.</source>
        <translation>Это ваша фабрика: два этажа с местами для жетонов, над ними комнаты для щитовой и диспетчерской, внизу столовая и приборы.</translation>
    </message>
    <message>
        <source>First you bid for your place in the turn order. A low tile buys first; a high one makes each purchase cheaper by the number on yellow. Choose a tile, add workers if you like, and press Enter.</source>
        <translation>Сначала вы торгуетесь за место в&#xa0;порядке игроков. Малый жетон покупает первым; большой удешевляет каждую покупку на число на жёлтом. Выберите жетон, добавьте рабочих, если хотите, и&#xa0;нажмите Enter.</translation>
    </message>
    <message>
        <source>The market is full. What nobody buys goes back to the central storage.</source>
        <translation>Рынок полон. Что никто не купит, вернётся на центральный склад.</translation>
    </message>
    <message>
        <source>Buying and placing</source>
        <translation>Покупка и размещение</translation>
    </message>
    <message>
        <source>Each card on the market shows your price and, in green, what the tile earns by the end of the game if you place it now.</source>
        <translation>Каждая карта на рынке показывает вашу цену и зелёным — что жетон принесёт до конца игры, если разместить его сейчас.</translation>
    </message>
    <message>
        <source>A factory earns money for goods both produced and stored: whichever falls short is marked on the instruments.</source>
        <translation>Фабрика зарабатывает на товарах, которые и произведены, и хранятся: чего не хватает, отмечено на приборах.</translation>
    </message>
    <message>
        <source>Seasonal workers are hired at the end of a turn and paid again each round. They help when your machines are short of workers.</source>
        <translation>Сезонных рабочих нанимают в&#xa0;конце хода и&#xa0;платят им каждый раунд заново. Они помогают, когда станкам не хватает рабочих.</translation>
    </message>
    <message>
        <source>Bureaucracy and energy</source>
        <translation>Бюрократия и энергия</translation>
    </message>
    <message>
        <source>The energy price is in the bar above. Outlines mark the prices that may come next.</source>
        <translation>Цена энергии показана наверху. Обведены цены, которые могут быть следующими.</translation>
    </message>
    <message>
        <source>You have seven workers: four serve your machines from the canteen, three are available. Available workers bid, fill the market and buy.</source>
        <translation>У вас семь рабочих: четверо из столовой обслуживают станки, трое свободны. Свободные рабочие торгуются, наполняют рынок и покупают.</translation>
    </message>
    <message>
        <source>Now you fill the market: click as many tiles in the central storage as you have available workers. Move what you want to buy, then press Enter.</source>
        <translation>Теперь вы наполняете рынок: щёлкните столько жетонов на центральном складе, сколько у вас свободных рабочих. Перенесите то, что хотите купить, и нажмите Enter.</translation>
    </message>
    <message>
        <source>Click a tile to buy and place it, or one of your own to remove it: each takes an available worker. Z undoes the last step. End your turn with Enter.</source>
        <translation>Щёлкните жетон, чтобы купить и разместить его, или свой, чтобы убрать: каждый раз нужен свободный рабочий. Z отменяет последний шаг. Закончите ход клавишей Enter.</translation>
    </message>
    <message>
        <source>Click a machine or a robot to switch it off or on: what is off needs neither workers nor energy, and produces nothing. One worker must stay available. Then run your factory with Enter.</source>
        <translation>Щёлкните станок или робота, чтобы выключить или включить: выключенному не нужны ни рабочие, ни энергия, и он ничего не даёт. Один рабочий должен остаться свободным. Затем запустите фабрику клавишей Enter.</translation>
    </message>
    <message>
        <source>You were paid 10 Elektro for each good, less the energy bill. Energy keeps getting more expensive: saving it early pays off.</source>
        <translation>За каждый товар вы получили 10&#xa0;электро минус счёт за энергию. Энергия всё дорожает: экономить её выгодно с&#xa0;самого начала.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>The fifth round pays double, and nothing counts after it: money wins, not machines.</source>
        <translation>В пятом раунде платят вдвойне, а после него ничего не считается: побеждают деньги, а&#xa0;не станки.</translation>
    </message>
    <message>
        <source>Play it to the end: buy only what earns more than it costs. Press H for a hint at any time.</source>
        <translation>Доиграйте его: покупайте только то, что принесёт больше, чем стоит. Клавиша H в&#xa0;любой момент даёт подсказку.</translation>
    </message>
    <message>
        <source>The game is over, and the richest player has won. Now you know all you need: start a game of your own.</source>
        <translation>Игра окончена, победил самый богатый. Теперь вы знаете всё нужное: начните свою игру.</translation>
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
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n сохранённая игра</numerusform>
            <numerusform>%n сохранённые игры</numerusform>
            <numerusform>%n сохранённых игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n players</source>
        <translation>
            <numerusform>{board}, {edition}, %n игрок</numerusform>
            <numerusform>{board}, {edition}, %n игрока</numerusform>
            <numerusform>{board}, {edition}, %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>People and bots, round by round</source>
        <translation>Люди и компьютер, тур за туром</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Вызов дня</translation>
    </message>
    <message>
        <source>The same deal for everybody</source>
        <translation>Одни и те же карты для всех</translation>
    </message>
    <message>
        <source>You: place {place}</source>
        <translation>Вы: место {place}</translation>
    </message>
    <message>
        <source>You: place {place} · The master: place {master}</source>
        <translation>Вы: место {place} · Мастер: место {master}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Choose a board and opponents</source>
        <translation>Выберите поле и&#xa0;соперников</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n chapters done</source>
        <translation>
            <numerusform>Пройдено глав: {done} из %n</numerusform>
            <numerusform>Пройдено глав: {done} из %n</numerusform>
            <numerusform>Пройдено глав: {done} из %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>unfinished games</comment>
        <translation>
            <numerusform>%n не закончена</numerusform>
            <numerusform>%n не закончены</numerusform>
            <numerusform>%n не закончены</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Appearance, speed, language</source>
        <translation>Вид, скорость, язык</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Учиться играя</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>button: of a finished game</comment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Shows the final standings of this game.</source>
        <translation>Показывает итоги этой игры.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Returns to this game.</source>
        <translation>Возвращает в&#xa0;эту игру.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Начальная страница</translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>None planned.</source>
        <translation>Ничего не запланировано.</translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation>Больше нельзя купить или негде хранить.</translation>
    </message>
    <message>
        <source>Plans to buy one fewer token.</source>
        <translation>Планирует купить на одну фишку меньше.</translation>
    </message>
    <message>
        <source>Plans to buy one more token.</source>
        <translation>Планирует купить на одну фишку больше.</translation>
    </message>
</context>
<context>
    <name>FuelMarket</name>
    <message>
        <source>Fuel market</source>
        <translation>Рынок ресурсов</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>next price</source>
        <translation>следующая цена</translation>
    </message>
    <message>
        <source>next</source>
        <translation>цена</translation>
    </message>
    <message>
        <source>stock, refill</source>
        <translation>запас, +</translation>
    </message>
    <message>
        <source>after you</source>
        <comment>what those who buy later need</comment>
        <translation>после вас</translation>
    </message>
    <message>
        <source>What the next token of each fuel costs.</source>
        <translation>Сколько стоит следующая фишка каждого ресурса.</translation>
    </message>
    <message>
        <source>What those who buy after you still need to run all their plants once.</source>
        <translation>Чего не хватает тем, кто покупает после вас, чтобы все станции сработали один раз.</translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>На складе угля: %n, продаётся за {price}, когда угля на рынке нет.</numerusform>
            <numerusform>На складе угля: %n, продаётся за {price}, когда угля на рынке нет.</numerusform>
            <numerusform>На складе угля: %n, продаётся за {price}, когда угля на рынке нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} at any time.</source>
        <translation>
            <numerusform>На складе угля: %n, в&#xa0;любое время продаётся за {price}.</numerusform>
            <numerusform>На складе угля: %n, в&#xa0;любое время продаётся за {price}.</numerusform>
            <numerusform>На складе угля: %n, в&#xa0;любое время продаётся за {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where prices start next round if everybody buys fuel for one run and runs all plants.</source>
        <translation>С какой цены начнётся следующий раунд, если все один раз заполнят и запустят станции.</translation>
    </message>
    <message>
        <source>Tokens for sale now, and those added in Phase 5 if everybody buys fuel for one run and runs all plants.</source>
        <translation>Фишки, которые продаются сейчас, и те, что добавятся в фазе 5, если все один раз заполнят и запустят станции.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Щёлкните, чтобы показать его.</translation>
    </message>
    <message>
        <source>next round from</source>
        <comment>prices follow</comment>
        <translation>след. раунд от</translation>
    </message>
    <message>
        <source>your discount: {less}</source>
        <translation>ваша скидка: {less}</translation>
    </message>
    <message>
        <source>tokens above {limit} are not for sale</source>
        <translation>фишки дороже {limit} не продаются</translation>
    </message>
    <message>
        <source>+{tax} each</source>
        <comment>tokens</comment>
        <translation>+{tax} за фишку</translation>
    </message>
    <message>
        <source>sold up to {limit}</source>
        <comment>a price</comment>
        <translation>продажа до {limit}</translation>
    </message>
    <message>
        <source>mines: {price} a city</source>
        <translation>рудники: {price} за город</translation>
    </message>
    <message>
        <source>{fuel} −{n}</source>
        <translation>{fuel} −{n}</translation>
    </message>
    <message>
        <source>{refill} added instead of the table&apos;s {due} if everybody buys fuel for one run and runs all plants: there are no more tokens or spaces.</source>
        <translation>Если все один раз заполнят и запустят станции, добавится {refill} вместо {due} по таблице: больше не позволяют запас или места.</translation>
    </message>
    <message>
        <source>{tax} more per token</source>
        <translation>на {tax} больше за фишку</translation>
    </message>
    <message>
        <source>Coal storage {n}</source>
        <translation>Склад угля {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the cart</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>в корзине %n</numerusform>
            <numerusform>в корзине %n</numerusform>
            <numerusform>в корзине %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In the fuel market</source>
        <translation>На рынке ресурсов</translation>
    </message>
    <message>
        <source>Put a token into the cart</source>
        <translation>Положить фишку в корзину</translation>
    </message>
    <message>
        <source>Put a token back</source>
        <translation>Вернуть фишку</translation>
    </message>
    <message>
        <source>To the next fuel</source>
        <translation>К следующему ресурсу</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: {there} of {all} left.</source>
        <translation>{fuel} по {price}: осталось {there} из {all}.</translation>
    </message>
    <message>
        <source>{fuel} for {price} each: not for sale in this Step.</source>
        <translation>{fuel} по {price}: на этом этапе не продаётся.</translation>
    </message>
    <message numerus="yes">
        <source>%n will be added this round.</source>
        <translation>
            <numerusform>%n добавится в&#xa0;этом раунде.</numerusform>
            <numerusform>%n добавятся в&#xa0;этом раунде.</numerusform>
            <numerusform>%n добавятся в&#xa0;этом раунде.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>распродано</translation>
    </message>
</context>
<context>
    <name>FuelPage</name>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Ends your turn without buying the cart.</source>
        <translation>Заканчивает ход без покупки.</translation>
    </message>
    <message>
        <source>Buy fuel</source>
        <translation>Покупка ресурсов</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Купить: {price}</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart.</source>
        <translation>Покупает ресурсы из корзины.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Склад</translation>
    </message>
    <message>
        <source>Coal storage: one less</source>
        <translation>Склад угля: на одну меньше</translation>
    </message>
    <message>
        <source>Coal storage: one more</source>
        <translation>Склад угля: на одну больше</translation>
    </message>
    <message>
        <source>None of your plants burns fuel.</source>
        <translation>Ни одной вашей станции не нужны ресурсы.</translation>
    </message>
    <message>
        <source>Buy without ending the turn</source>
        <translation>Купить, не заканчивая ход</translation>
    </message>
    <message>
        <source>Can power</source>
        <comment>so many cities</comment>
        <translation>Станции на</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Plants that run</source>
        <translation>Работает станций</translation>
    </message>
    <message>
        <source>Ends your turn without more fuel. You can undo it.</source>
        <translation>Заканчивает ход без новых ресурсов. Это можно отменить.</translation>
    </message>
    <message>
        <source>Buy one token</source>
        <translation>Купить фишку</translation>
    </message>
    <message>
        <source>Buy one token for {price}</source>
        <translation>Купить фишку за {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n for {price} and end turn</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>Купить %n за {price}, закончить ход</numerusform>
            <numerusform>Купить %n за {price}, закончить ход</numerusform>
            <numerusform>Купить %n за {price}, закончить ход</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn: all plants run</source>
        <translation>Закончить: все работают</translation>
    </message>
    <message>
        <source>Buy nothing and end turn</source>
        <translation>Закончить без покупок</translation>
    </message>
    <message>
        <source>Your plants are fuelled, or no more can be bought.</source>
        <translation>Вашим станциям хватает ресурсов, или купить больше нельзя.</translation>
    </message>
    <message>
        <source>Adds what your plants burn in one round.</source>
        <translation>Добавляет столько, сколько ваши станции сжигают за раунд.</translation>
    </message>
    <message>
        <source>Buy fuel: {market}</source>
        <translation>Покупка ресурсов: {market}</translation>
    </message>
    <message>
        <source>Shows the other market; the cart is emptied.</source>
        <translation>Показывает другой рынок; корзина очищается.</translation>
    </message>
    <message>
        <source>This turn you buy here: {market}.</source>
        <translation>В этот ход вы покупаете здесь: {market}.</translation>
    </message>
    <message>
        <source>{price}: too expensive</source>
        <translation>{price}: слишком дорого</translation>
    </message>
    <message>
        <source>None in the cart.</source>
        <translation>В корзине такого нет.</translation>
    </message>
    <message>
        <source>Cities powered</source>
        <translation>Снабжено городов</translation>
    </message>
    <message>
        <source>Takes one token out of the cart.</source>
        <translation>Вынимает одну фишку из корзины.</translation>
    </message>
    <message>
        <source>Adds one token to the cart.</source>
        <translation>Кладёт одну фишку в корзину.</translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Склад угля: %n, по {price}, когда рынок опустеет.</numerusform>
            <numerusform>Склад угля: %n, по {price}, когда рынок опустеет.</numerusform>
            <numerusform>Склад угля: %n, по {price}, когда рынок опустеет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left, at {price} each.</source>
        <translation>
            <numerusform>Склад угля: осталось %n, по {price} за фишку.</numerusform>
            <numerusform>Склад угля: осталось %n, по {price} за фишку.</numerusform>
            <numerusform>Склад угля: осталось %n, по {price} за фишку.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>осталось {n}</translation>
    </message>
    <message>
        <source>You haven&apos;t bought the cart. Press {key} again to end the turn anyway.</source>
        <translation>Вы не купили то, что в&#xa0;корзине. Нажмите {key} ещё раз, чтобы всё же закончить ход.</translation>
    </message>
    <message>
        <source>No plant would run. Press {key} again to end the turn anyway.</source>
        <translation>Ни одна станция не будет работать. Нажмите {key} ещё раз, чтобы всё же закончить ход.</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation>Заполнить</translation>
    </message>
    <message>
        <source>Buys the fuel in the cart and ends your turn. You can undo it.</source>
        <translation>Покупает ресурсы из корзины и заканчивает ход. Это можно отменить.</translation>
    </message>
    <message>
        <source>The cart is empty: add fuel, or end your turn with E.</source>
        <translation>Корзина пуста: добавьте ресурсы или закончите ход клавишей E.</translation>
    </message>
    <message>
        <source>room {room}</source>
        <comment>for so many tokens</comment>
        <translation>место {room}</translation>
    </message>
    <message>
        <source>stores full</source>
        <translation>места нет</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>распродано</translation>
    </message>
    <message>
        <source>next {price}</source>
        <translation>след. {price}</translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Returns this fuel to the supply.</source>
        <translation>Возвращает эти ресурсы в&#xa0;резерв.</translation>
    </message>
    <message>
        <source>Discard fuel</source>
        <translation>Сброс ресурсов</translation>
    </message>
    <message numerus="yes">
        <source>%n of your coal and oil no longer fit.</source>
        <translation>
            <numerusform>Хранить больше негде: %n фишка угля и мазута.</numerusform>
            <numerusform>Хранить больше негде: %n фишки угля и мазута.</numerusform>
            <numerusform>Хранить больше негде: %n фишек угля и мазута.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>останется %n</numerusform>
            <numerusform>останется %n</numerusform>
            <numerusform>останется %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plants cannot store the marked fuel: there is nothing to choose.</source>
        <translation>Отмеченные ресурсы не помещаются на станциях: выбирать не из чего.</translation>
    </message>
    <message>
        <source>Discards one more of this fuel and one less of the other.</source>
        <translation>Сбрасывает на одну фишку больше этого ресурса и на одну меньше другого.</translation>
    </message>
    <message>
        <source>No more of this fuel needs to go.</source>
        <translation>Больше этого ресурса сбрасывать не нужно.</translation>
    </message>
    <message>
        <source>Discard {fuel}</source>
        <translation>Сбросить: {fuel}</translation>
    </message>
</context>
<context>
    <name>FuelToCome</name>
    <message>
        <source>Coming up</source>
        <translation>Что впереди</translation>
    </message>
    <message>
        <source>Nobody after you needs fuel.</source>
        <translation>После вас ресурсы никому не нужны.</translation>
    </message>
    <message>
        <source>Still needed after you: {tokens}.</source>
        <translation>После вас ещё нужно: {tokens}.</translation>
    </message>
    <message>
        <source>{fuel} may be gone by then: {left} left, {wanted} wanted.</source>
        <translation>{fuel}: может не хватить; осталось {left}, нужно {wanted}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then, and at {next} next round.</source>
        <translation>{fuel}: затем от {after}, в следующем раунде от {next}.</translation>
    </message>
    <message>
        <source>{fuel} starts at {after} then.</source>
        <translation>{fuel}: затем от {after}.</translation>
    </message>
    <message>
        <source>Fuel for {plants} is enough: {enough} powered, {owned} needed.</source>
        <translation>{plants} достаточно: снабжено {enough}, нужно {owned}.</translation>
    </message>
    <message>
        <source>Missing fuel: {plants}.</source>
        <comment>numbers of plants, and tokens</comment>
        <translation>Не хватает ресурсов: {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} lacks {lacks}.</source>
        <comment>so many tokens</comment>
        <translation>Станция {plant}: не хватает {lacks}.</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>Fuel market</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Конец при</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Деньги в начале</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <translation>2-й этап при</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Shows the final standings.</source>
        <translation>Показывает итоговое положение.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Итоги</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Factory Manager</source>
        <translation>Управляющий фабрикой</translation>
    </message>
    <message>
        <source>Cities and power plants, for two to six</source>
        <translation>Города и&#xa0;сети, от двух до шести</translation>
    </message>
    <message>
        <source>A factory in five rounds, for two to five</source>
        <translation>Фабрика за пять раундов, от двух до пяти</translation>
    </message>
    <message>
        <source>Another program has changed {before}. That file is left as it is, and your game continues in {after}.</source>
        <translation>Другая программа изменила файл {before}. Он остаётся как есть, а&#xa0;ваша игра продолжается в&#xa0;файле {after}.</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>The board now</source>
        <translation>Поле сейчас</translation>
    </message>
    <message>
        <source>Light your first city</source>
        <translation>Зажгите свой первый город</translation>
    </message>
    <message>
        <source>Twenty minutes at a real table: buy a plant, fuel it, build, and switch on the lights. You learn each rule when you need it.</source>
        <translation>Двадцать минут за настоящим столом: купите станцию, запаситесь ресурсами, стройте и&#xa0;включайте свет. Каждое правило вы узнаете, когда оно понадобится.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities</source>
        <translation>
            <numerusform>{name}: %n город</numerusform>
            <numerusform>{name}: %n города</numerusform>
            <numerusform>{name}: %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>{board}, round {round}</source>
        <translation>{board}, раунд {round}</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>Выбирает: {name}</translation>
    </message>
    <message>
        <source>Three networks at night</source>
        <translation>Три сети ночью</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cities powered</source>
        <translation>
            <numerusform>{name}: снабжён %n город</numerusform>
            <numerusform>{name}: снабжено %n города</numerusform>
            <numerusform>{name}: снабжено %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn to open an auction</source>
        <translation>Ваша очередь открыть аукцион</translation>
    </message>
    <message>
        <source>Your bid on plant {plant}</source>
        <translation>Ваша ставка на станцию № {plant}</translation>
    </message>
    <message>
        <source>Your turn to scrap a plant</source>
        <translation>Сбросьте станцию</translation>
    </message>
    <message>
        <source>Your turn to discard fuel</source>
        <translation>Сбросьте ресурсы</translation>
    </message>
    <message>
        <source>Your turn to buy fuel</source>
        <translation>Вы покупаете ресурсы</translation>
    </message>
    <message>
        <source>Your turn to build houses</source>
        <translation>Вы строите домики</translation>
    </message>
    <message>
        <source>Your turn to run plants</source>
        <translation>Вы запускаете станции</translation>
    </message>
    <message>
        <source>Your turn to place a bank house</source>
        <translation>Поставьте домик банка</translation>
    </message>
    <message>
        <source>Your turn to mark a city</source>
        <translation>Вы отмечаете город</translation>
    </message>
    <message>
        <source>{name}: your turn to open an auction</source>
        <translation>{name}: ваша очередь открыть аукцион</translation>
    </message>
    <message>
        <source>{name}: your bid on plant {plant}</source>
        <translation>{name}: ваша ставка на станцию № {plant}</translation>
    </message>
    <message>
        <source>{name}: your turn to scrap a plant</source>
        <translation>{name}: сбросьте станцию</translation>
    </message>
    <message>
        <source>{name}: your turn to discard fuel</source>
        <translation>{name}: сбросьте ресурсы</translation>
    </message>
    <message>
        <source>{name}: your turn to buy fuel</source>
        <translation>{name}: вы покупаете ресурсы</translation>
    </message>
    <message>
        <source>{name}: your turn to build houses</source>
        <translation>{name}: вы строите домики</translation>
    </message>
    <message>
        <source>{name}: your turn to run plants</source>
        <translation>{name}: вы запускаете станции</translation>
    </message>
    <message>
        <source>{name}: your turn to place a bank house</source>
        <translation>{name}: поставьте домик банка</translation>
    </message>
    <message>
        <source>{name}: your turn to mark a city</source>
        <translation>{name}: вы отмечаете город</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n cities powered</source>
        <translation>
            <numerusform>{name} побеждает: снабжён %n город</numerusform>
            <numerusform>{name} побеждает: снабжено %n города</numerusform>
            <numerusform>{name} побеждает: снабжено %n городов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n cities powered</source>
        <translation>
            <numerusform>Вы победили: снабжён %n город</numerusform>
            <numerusform>Вы победили: снабжено %n города</numerusform>
            <numerusform>Вы победили: снабжено %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share second place.</source>
        <translation>Общее второе место: {names}.</translation>
    </message>
    <message>
        <source>{name} has {money} Elektro.</source>
        <translation>{name}: {money} электро.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came second with %n cities powered.</source>
        <translation>
            <numerusform>{name} на втором месте: снабжён %n город.</numerusform>
            <numerusform>{name} на втором месте: снабжено %n города.</numerusform>
            <numerusform>{name} на втором месте: снабжено %n городов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead with {bid} and have {money}.</source>
        <translation>Вы лидируете: {bid}; у вас {money}.</translation>
    </message>
    <message>
        <source>{name} leads with {bid}; you have {money}.</source>
        <translation>{name} лидирует: {bid}; у вас {money}.</translation>
    </message>
    <message>
        <source>{leader} leads with {bid}; {name} has {money}.</source>
        <translation>{leader} лидирует: {bid}; {name}: {money}.</translation>
    </message>
    <message>
        <source>You have {money} Elektro.</source>
        <translation>У вас {money} электро.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Auctions</source>
        <translation>Аукцион</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок игроков</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Станции</translation>
    </message>
    <message>
        <source>You pay less for plants than winners do.</source>
        <translation>Вы платите за станции меньше, чем победители.</translation>
    </message>
    <message>
        <source>You pay more for plants than winners do.</source>
        <translation>Вы платите за станции больше, чем победители.</translation>
    </message>
    <message>
        <source>You build later than winners do.</source>
        <translation>Вы строите позже, чем победители.</translation>
    </message>
    <message>
        <source>You build earlier than winners do.</source>
        <translation>Вы строите раньше, чем победители.</translation>
    </message>
    <message>
        <source>You keep less fuel in store than winners do.</source>
        <translation>Вы держите в запасе меньше ресурсов, чем победители.</translation>
    </message>
    <message>
        <source>You keep more fuel in store than winners do.</source>
        <translation>Вы держите в запасе больше ресурсов, чем победители.</translation>
    </message>
    <message>
        <source>You are earlier in the turn order than winners.</source>
        <translation>В&#xa0;порядке игроков вы ближе к&#xa0;началу, чем победители.</translation>
    </message>
    <message>
        <source>You are later in the turn order than winners.</source>
        <translation>В&#xa0;порядке игроков вы ближе к&#xa0;концу, чем победители.</translation>
    </message>
    <message>
        <source>You buy fewer plants early than winners do.</source>
        <translation>В начале вы покупаете меньше станций, чем победители.</translation>
    </message>
    <message>
        <source>You buy more plants early than winners do.</source>
        <translation>В начале вы покупаете больше станций, чем победители.</translation>
    </message>
    <message>
        <source>Too few games to tell.</source>
        <translation>Слишком мало игр, чтобы судить.</translation>
    </message>
    <message>
        <source>No clear difference from winners.</source>
        <translation>Явной разницы с победителями нет.</translation>
    </message>
    <message>
        <source>Try next: bid once more for a plant you need.</source>
        <translation>В следующий раз: сделайте ещё одну ставку на станцию, которая вам нужна.</translation>
    </message>
    <message>
        <source>Try next: leave the auction one bid earlier.</source>
        <translation>В следующий раз: выходите из торгов на одну ставку раньше.</translation>
    </message>
    <message>
        <source>Try next: build one more city in each round before Step 2.</source>
        <translation>В следующий раз: до 2-го этапа стройте каждый раунд на один город больше.</translation>
    </message>
    <message>
        <source>Try next: before Step 2, build only cities that you can power.</source>
        <translation>В следующий раз: до 2-го этапа стройте только города, которые можете снабдить.</translation>
    </message>
    <message>
        <source>Try next: store fuel while it is cheap.</source>
        <translation>В следующий раз: запасайте ресурсы, пока они дёшевы.</translation>
    </message>
    <message>
        <source>Try next: buy only the fuel that you burn in the same round.</source>
        <translation>В следующий раз: покупайте только ресурсы, которые сожжёте в том же раунде.</translation>
    </message>
    <message>
        <source>Try next: build one city fewer, to buy fuel before the others.</source>
        <translation>В следующий раз: стройте на один город меньше, чтобы покупать ресурсы раньше других.</translation>
    </message>
    <message>
        <source>Try next: buy one more plant before Step 2.</source>
        <translation>В следующий раз: до 2-го этапа купите на одну станцию больше.</translation>
    </message>
    <message>
        <source>Try next: skip a plant and build cities instead.</source>
        <translation>В следующий раз: откажитесь от одной станции и стройте вместо неё города.</translation>
    </message>
    <message>
        <source>Paid above a plant&apos;s number: {own}. Winners: {winners}.</source>
        <translation>Заплачено сверх номера станции: {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Cities built per round until Step 2: {own}. Winners: {winners}.</source>
        <translation>Городов за раунд до 2-го этапа: {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Tokens bought per token burnt: {own}. Winners: {winners}.</source>
        <translation>Куплено фишек на каждую сожжённую: {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Place in the turn order, from 0 (first) to 1 (last): {own}. Winners: {winners}.</source>
        <translation>Место в&#xa0;порядке игроков, от 0 (первое) до 1 (последнее): {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Plants bought until Step 2: {own}. Winners: {winners}.</source>
        <translation>Куплено станций до 2-го этапа: {own}. Победители: {winners}.</translation>
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
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation>Я здесь</translation>
    </message>
    <message>
        <source>Shows what has happened since your last turn.</source>
        <translation>Показывает, что произошло с вашего прошлого хода.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Показывает стол.</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Передайте ход: {name}</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Press H again to use it</source>
        <translation>Ещё раз H: применить</translation>
    </message>
    <message>
        <source>H, then Enter does it</source>
        <translation>H, затем Enter: выполнить</translation>
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
        <translation>Цвет: {colour}</translation>
    </message>
    <message>
        <source>Takes the next colour; its owner gets this one.</source>
        <translation>Берёт следующий цвет; его владелец получает этот.</translation>
    </message>
</context>
<context>
    <name>Journeys</name>
    <message>
        <source>Sold {price}</source>
        <translation>Продано {price}</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Lists, fields, buttons</source>
        <translation>Списки, поля, кнопки</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>К следующему элементу</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Нажать его</translation>
    </message>
    <message>
        <source>Move in a list, change a value</source>
        <translation>Ход по списку, изменение значения</translation>
    </message>
    <message>
        <source>To the previous control</source>
        <translation>К предыдущему элементу</translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation>Закрыть то, что открыто</translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} из {steps}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Started at {time}</source>
        <comment>a game</comment>
        <translation>Начата в&#xa0;{time}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a game</comment>
        <translation>не читается</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Раунд {n}</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>the game</comment>
        <translation>Закончена</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>the game</comment>
        <translation>Не закончена</translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation>{name} побеждает: {powered}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} has been deleted.</source>
        <translation>{name}: удалено.</translation>
    </message>
    <message>
        <source>{name} has been restored.</source>
        <translation>{name}: восстановлено.</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Записи (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Экспорт игры</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт игр</translation>
    </message>
    <message>
        <source>{name} has been imported.</source>
        <translation>{name}: импортировано.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>This system has no trash; deleted games are in {folder}.</source>
        <translation>В&#xa0;этой системе нет корзины; удалённые игры лежат в&#xa0;папке {folder}.</translation>
    </message>
    <message>
        <source>Search names, board, result…</source>
        <translation>Поиск: имена, поле, итог …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Открыть запись</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>Импортирована %n игра.</numerusform>
            <numerusform>Импортировано %n игры.</numerusform>
            <numerusform>Импортировано %n игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Открыть файл</translation>
    </message>
    <message>
        <source>Opens a record from another folder.</source>
        <translation>Открывает запись из другой папки.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Shows who has won, and how often.</source>
        <translation>Показывает, кто сколько раз побеждал.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be imported: {names}</source>
        <translation>
            <numerusform>Не импортирован %n файл: {names}</numerusform>
            <numerusform>Не импортированы %n файла: {names}</numerusform>
            <numerusform>Не импортировано %n файлов: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The same game is already here: {name}</source>
        <translation>Та же игра уже здесь: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n games are already here.</source>
        <translation>
            <numerusform>%n игра уже здесь.</numerusform>
            <numerusform>%n игры уже здесь.</numerusform>
            <numerusform>%n игр уже здесь.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Незаконченные</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Законченные</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Выигранные</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие партии</translation>
    </message>
    <message>
        <source>By date</source>
        <comment>games</comment>
        <translation>По дате</translation>
    </message>
    <message>
        <source>By board</source>
        <comment>games</comment>
        <translation>По полю</translation>
    </message>
    <message>
        <source>By result</source>
        <comment>games</comment>
        <translation>По результату</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Порядок игр</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
    <message>
        <source>Every game you play is saved here. Import (I) adds games from elsewhere.</source>
        <translation>Здесь сохраняются все ваши игры. Импорт (I) добавляет игры из других мест.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Adds record files to this list.</source>
        <translation>Добавляет в&#xa0;этот список файлы записей.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>button: look at the game again</comment>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>Открыть</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игры</numerusform>
            <numerusform>%n игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n games</source>
        <translation>
            <numerusform>{shown} из %n игры</numerusform>
            <numerusform>{shown} из %n игр</numerusform>
            <numerusform>{shown} из %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>No games with “{words}”.</source>
        <translation>Нет игр с «{words}».</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>Здесь пока нет игр.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Эту игру не удаётся прочитать.</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Игра не выбрана.</translation>
    </message>
    <message>
        <source>Saves a copy of the record.</source>
        <translation>Сохраняет копию записи.</translation>
    </message>
    <message>
        <source>Shows the game move by move.</source>
        <translation>Показывает игру ход за ходом.</translation>
    </message>
    <message>
        <source>Opens the game at the table.</source>
        <translation>Открывает игру на столе.</translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation>Эта игра сейчас на столе; удалить её нельзя.</translation>
    </message>
    <message>
        <source>Deletes the game; Undo restores it.</source>
        <translation>Удаляет игру; «Отменить» вернёт её.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Восстанавливать нечего.</translation>
    </message>
    <message>
        <source>Restores the last deleted game.</source>
        <translation>Восстанавливает последнюю удалённую игру.</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Land around the cities</source>
        <translation>Суша вокруг городов</translation>
    </message>
    <message>
        <source>Draws a coast around all cities.</source>
        <translation>Рисует берег вокруг всех городов.</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Добавить область</translation>
    </message>
    <message>
        <source>Adds an area in a new colour.</source>
        <translation>Добавляет область своего цвета.</translation>
    </message>
    <message>
        <source>Move cities apart</source>
        <translation>Раздвинуть города</translation>
    </message>
    <message>
        <source>Moves cities apart until names and costs fit.</source>
        <translation>Раздвигает города, пока названия и&#xa0;цены не поместятся.</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Добавить город</translation>
    </message>
    <message>
        <source>Adds a city where there is room.</source>
        <translation>Добавляет город там, где есть место.</translation>
    </message>
    <message>
        <source>There is no city yet.</source>
        <translation>Городов ещё нет.</translation>
    </message>
    <message>
        <source>A board needs at least one area.</source>
        <translation>Полю нужна хотя бы одна область.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Ничего не выбрано.</translation>
    </message>
    <message>
        <source>Removes the selection.</source>
        <translation>Удаляет выбранное.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Double-click or Enter: show the table at that moment</source>
        <translation>Двойной щелчок или Enter: показать стол в&#xa0;этот момент</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>В журнале</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Показать стол в этот момент</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all players</comment>
        <translation>Все</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Power Grid</source>
        <translation>Энергосеть</translation>
    </message>
    <message>
        <source>This game is open in another window. Here is how it stood when you opened it.</source>
        <translation>Эта игра открыта в&#xa0;другом окне. Здесь показано её положение на момент открытия.</translation>
    </message>
    <message numerus="yes">
        <source>%n more games cannot be opened.</source>
        <translation>
            <numerusform>Не удаётся открыть ещё %n игру.</numerusform>
            <numerusform>Не удаётся открыть ещё %n игры.</numerusform>
            <numerusform>Не удаётся открыть ещё %n игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Незаконченной игры, которую можно продолжить, нет.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Records (*.json *.json.gz)</source>
        <translation>Записи (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Сохранить запись</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Round {round} · {board}</source>
        <translation>Раунд {round} · {board}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation>Скорость и ходы</translation>
    </message>
    <message>
        <source>Appearance</source>
        <comment>how the window looks</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>ends in “(Language)” in every translation</comment>
        <translation>Язык (Language)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Игры…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Обучение игре…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Клавиши…</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Сохранить запись как…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Redo the turn</source>
        <translation>Повторить ход</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>look at the game again</comment>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Планировать раунд</translation>
    </message>
    <message>
        <source>Set up your table…</source>
        <translation>Расставить свой стол…</translation>
    </message>
    <message>
        <source>Tournament…</source>
        <translation>Турнир…</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта игра</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Громко</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Sounds for pieces and turns</source>
        <translation>Звуки фишек и&#xa0;ходов</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Нормально</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Speed of people&apos;s moves</source>
        <translation>Скорость ходов людей</translation>
    </message>
    <message>
        <source>Skip turns with nothing to do</source>
        <translation>Пропускать ходы, где нечего делать</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the window</comment>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the window</comment>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast of the window</comment>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast of the window</comment>
        <translation>Высокий</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a set of colours: those of this table</comment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of everything in the window</comment>
        <translation>Размер</translation>
    </message>
    <message>
        <source>This window has room for {percent}%.</source>
        <translation>В этом окне хватает места для {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>С моего прошлого хода</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>К моему ходу</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Speed of bots&apos; moves</source>
        <translation>Скорость ходов компьютера</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Показывать ходы</translation>
    </message>
    <message>
        <source>Hide the table between players</source>
        <translation>Скрывать стол при смене игрока</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Draw a board…</source>
        <translation>Нарисовать поле…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <comment>ends in “(Settings)” in every translation</comment>
        <translation>Настройки… (Settings)</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Enter also ends the turn</source>
        <translation>Enter также заканчивает ход</translation>
    </message>
    <message>
        <source>Show a plant&apos;s value in auctions</source>
        <translation>Показывать на аукционе ценность станции</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Painted wood</source>
        <translation>Крашеное дерево</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>Players&apos; colours</source>
        <translation>Цвета игроков</translation>
    </message>
    <message>
        <source>Letters on houses</source>
        <translation>Буквы на домиках</translation>
    </message>
    <message>
        <source>Plain board</source>
        <comment>without relief and light</comment>
        <translation>Простое поле</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>size of the text</comment>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the text</comment>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Extra large</source>
        <comment>size of the text</comment>
        <translation>Очень крупный</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>of what is read: sentences, lists, rules</comment>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation>Recharged</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>У каждого места должно быть имя.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Два места с одним именем: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n areas are needed; this board has {all}.</source>
        <translation>
            <numerusform>Нужна %n область; на этом поле их {all}.</numerusform>
            <numerusform>Нужно %n области; на этом поле их {all}.</numerusform>
            <numerusform>Нужно %n областей; на этом поле их {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n more areas.</source>
        <translation>
            <numerusform>Выберите ещё %n область.</numerusform>
            <numerusform>Выберите ещё %n области.</numerusform>
            <numerusform>Выберите ещё %n областей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n areas.</source>
        <translation>
            <numerusform>Уберите %n область.</numerusform>
            <numerusform>Уберите %n области.</numerusform>
            <numerusform>Уберите %n областей.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses an area.</source>
        <translation>{name} выбирает область.</translation>
    </message>
    <message numerus="yes">
        <source>This edition is for {minimum} to %n players.</source>
        <translation>
            <numerusform>Это издание на {minimum}–%n игрока.</numerusform>
            <numerusform>Это издание на {minimum}–%n игрока.</numerusform>
            <numerusform>Это издание на {minimum}–%n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas must be connected.</source>
        <translation>Области должны быть соединены.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Стартовые города</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>Против банка</translation>
    </message>
    <message>
        <source>One area each</source>
        <translation>По одной области</translation>
    </message>
    <message>
        <source>Board&apos;s own rules</source>
        <comment>option, on by default</comment>
        <translation>Правила поля</translation>
    </message>
    <message>
        <source>Each player marks a city; networks start in marked cities</source>
        <translation>Каждый игрок отмечает город; сети начинаются в отмеченных городах</translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities too</source>
        <translation>Банк тоже забирает станции, ресурсы и места в городах</translation>
    </message>
    <message>
        <source>One area in play for each player</source>
        <translation>По одной области в&#xa0;игре на игрока</translation>
    </message>
    <message>
        <source>Not in this edition</source>
        <translation>Нет в этом издании</translation>
    </message>
    <message>
        <source>Too little uranium on this board</source>
        <translation>На этом поле слишком мало урана</translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is played against the bank</source>
        <translation>
            <numerusform>При %n игроке в это издание играют против банка</numerusform>
            <numerusform>При %n игроках в это издание играют против банка</numerusform>
            <numerusform>При %n игроках в это издание играют против банка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players this edition is not played against the bank</source>
        <translation>
            <numerusform>При %n игроке в это издание не играют против банка</numerusform>
            <numerusform>При %n игроках в это издание не играют против банка</numerusform>
            <numerusform>При %n игроках в это издание не играют против банка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with %n players</source>
        <translation>
            <numerusform>Не при %n игроке</numerusform>
            <numerusform>Не при %n игроках</numerusform>
            <numerusform>Не при %n игроках</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses this board&apos;s changes to rules and fuel market</source>
        <translation>С&#xa0;изменениями правил и&#xa0;рынка ресурсов этого поля</translation>
    </message>
</context>
<context>
    <name>NewGameView</name>
    <message>
        <source>Not in this edition</source>
        <translation>Нет в этом издании</translation>
    </message>
    <message>
        <source>Not printed in this edition</source>
        <translation>Не напечатано в этом издании</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>How the areas are chosen</source>
        <translation>Как выбираются области</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Области в игре</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how areas are chosen</comment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Sets the number of players.</source>
        <translation>Задаёт число игроков.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, appearance.</source>
        <translation>Открывает меню: другие игры, язык, вид.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how areas are chosen: by hand</comment>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Sets how the areas are chosen.</source>
        <translation>Выбирает, как определяются области.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}, chosen at random.</source>
        <translation>Области в&#xa0;игре, {count} из {all}, выбраны случайно.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Players choose in a random order.</source>
        <translation>Области: {count} из {all}. Порядок случайный.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n город</numerusform>
            <numerusform>%n города</numerusform>
            <numerusform>%n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Не готово</translation>
    </message>
    <message>
        <source>Not a valid code: paste a whole one, or enter a number.</source>
        <translation>Недействительный код: вставьте его целиком или введите число.</translation>
    </message>
    <message>
        <source>This code needs the board {board}, which is not on this computer.</source>
        <translation>Поля этого кода, {board}, нет на этом компьютере.</translation>
    </message>
    <message>
        <source>This code combines a board with an edition it was never printed in.</source>
        <translation>Поля этого кода нет в его издании.</translation>
    </message>
    <message>
        <source>This code&apos;s options do not fit its board, edition and players.</source>
        <translation>Варианты этого кода не подходят к полю, изданию и числу игроков.</translation>
    </message>
    <message>
        <source>Sets which edition&apos;s rules and figures apply.</source>
        <translation>Выбирает издание, чьи правила и&#xa0;числа действуют.</translation>
    </message>
    <message>
        <source>{cities} · {editions}</source>
        <translation>{cities} · {editions}</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Все поля</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: begin the game</comment>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Opens a copy of this board in the editor.</source>
        <translation>Открывает копию этого поля в редакторе.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Импорт поля</translation>
    </message>
    <message>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Поля (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Копировать код</translation>
    </message>
    <message>
        <source>Copies a code for this game: same deal, same seats.</source>
        <translation>Копирует код, по которому любой получит эту игру: те же карты и&#xa0;места.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes to the front page.</source>
        <translation>Ведёт на начальную страницу.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно (seed)</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Равная игра</translation>
    </message>
    <message>
        <source>Chooses opponents of your own strength.</source>
        <translation>Подбирает соперников, которые выигрывают так же часто, как вы.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Место {number}</translation>
    </message>
    <message>
        <source>This area does not touch the chosen ones, or you have chosen enough.</source>
        <translation>Эта область не граничит с выбранными, или все уже выбраны.</translation>
    </message>
    <message>
        <source>Adds or removes this area.</source>
        <translation>Добавляет область или убирает её.</translation>
    </message>
    <message>
        <source>Cheap routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Дешёвые пути</translation>
    </message>
    <message>
        <source>Expensive routes</source>
        <comment>boards by the costs of connections</comment>
        <translation>Дорогие пути</translation>
    </message>
    <message>
        <source>Costs of routes</source>
        <translation>Стоимость путей</translation>
    </message>
    <message>
        <source>Filters boards by what connecting a city costs on average: less than {cost}, or more.</source>
        <translation>Показывает поля по тому, сколько в среднем стоит соединение с городом: меньше {cost} или больше.</translation>
    </message>
    <message>
        <source>{code} has been copied; paste it into the seed field.</source>
        <translation>{code} скопирован; вставьте его в&#xa0;поле зерна (seed).</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: you against %n opponents. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: вы против %n соперника. Игра кончается при {count} городах.</numerusform>
            <numerusform>{board}, {edition}: вы против %n соперников. Игра кончается при {count} городах.</numerusform>
            <numerusform>{board}, {edition}: вы против %n соперников. Игра кончается при {count} городах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}: %n players. The game ends at {count} cities.</source>
        <translation>
            <numerusform>{board}, {edition}: %n игрок. Игра кончается при {count} городах.</numerusform>
            <numerusform>{board}, {edition}: %n игрока. Игра кончается при {count} городах.</numerusform>
            <numerusform>{board}, {edition}: %n игроков. Игра кончается при {count} городах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw your own</source>
        <translation>Нарисовать своё</translation>
    </message>
    <message>
        <source>Opens the board editor.</source>
        <translation>Открывает редактор полей.</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>button: a board</comment>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a board</comment>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Imports a board from a file.</source>
        <translation>Импортирует поле из файла.</translation>
    </message>
    <message>
        <source>Opens this board in the editor.</source>
        <translation>Открывает это поле в редакторе.</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Все компьютеры</translation>
    </message>
    <message>
        <source>Starts the game.</source>
        <translation>Начинает игру.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Click them here or on the map.</source>
        <translation>Области: {count} из {all}. Щёлкните здесь или на карте.</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Since your turn</source>
        <translation>С вашего хода</translation>
    </message>
    <message>
        <source>{key}: replay it</source>
        <translation>{key}: повтор</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>С вашего хода ничего не произошло.</translation>
    </message>
    <message>
        <source>Your turn. {question}.</source>
        <translation>Ваш ход. {question}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>need {short} more</source>
        <translation>не хватает {short}</translation>
    </message>
    <message>
        <source>{city} (second network)</source>
        <translation>{city} (вторая сеть)</translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation>{total} из {money}, +{income}</translation>
    </message>
    <message>
        <source>{total} of {money}</source>
        <comment>the costs, the money there is</comment>
        <translation>{total} из {money}</translation>
    </message>
    <message>
        <source>{city}: the game ends</source>
        <translation>{city}: конец игры</translation>
    </message>
    <message>
        <source>{city}: Step 2 begins</source>
        <translation>{city}: начало 2-го этапа</translation>
    </message>
    <message>
        <source>The game ends at {count}</source>
        <translation>Конец игры при {count}</translation>
    </message>
    <message>
        <source>Step 2 begins at {count}</source>
        <translation>2-й этап при {count}</translation>
    </message>
    <message>
        <source>you {own}, leader {maximum}</source>
        <translation>у вас {own}, у лидера {maximum}</translation>
    </message>
</context>
<context>
    <name>NoGames</name>
    <message>
        <source>Watch masters play</source>
        <translation>Смотреть игру мастеров</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Сыграть первую партию</translation>
    </message>
    <message>
        <source>Starts a game among four masters for you to watch.</source>
        <translation>Начинает партию четырёх мастеров, за которой вы следите.</translation>
    </message>
    <message>
        <source>Opens the new game page.</source>
        <translation>Открывает страницу новой игры.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>a second house in every city, for {price}</source>
        <translation>второй домик в&#xa0;каждом городе за {price}</translation>
    </message>
    <message>
        <source>a third house in every city, for {price}</source>
        <translation>третий домик в&#xa0;каждом городе за {price}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>Step {step} is next</source>
        <translation>Следующий — {step}‑й этап</translation>
    </message>
    <message>
        <source>Step {step} has begun</source>
        <translation>Начался {step}‑й этап</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}.</source>
        <translation>Последний раунд: у игрока {name} городов {cities}, может снабдить {powered}.</translation>
    </message>
    <message>
        <source>Last round: {name} has {cities} and can power {powered}; {other} can power {maximum}.</source>
        <translation>Последний раунд: у игрока {name} городов {cities}, может снабдить {powered}; {other}&#xa0;— {maximum}.</translation>
    </message>
    <message>
        <source>Step 3 begins after this phase: its card has been drawn.</source>
        <translation>После этой фазы начнётся 3‑й этап: вышла его карта.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: the Step 3 card has been drawn.</source>
        <translation>После этой фазы начнётся 2‑й этап: вышла карта 3-го этапа.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: every city has a house.</source>
        <translation>После этой фазы начнётся 2‑й этап: в каждом городе есть домик.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: {name} has {cities}.</source>
        <translation>После этой фазы начнётся 2‑й этап: у игрока {name} городов {cities}.</translation>
    </message>
    <message>
        <source>Step {step}: {places}.</source>
        <translation>{step}‑й этап: {places}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a number field</source>
        <translation>В&#xa0;числовом поле</translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation>На один больше или меньше</translation>
    </message>
    <message>
        <source>Five more or less</source>
        <translation>На пять больше или меньше</translation>
    </message>
    <message>
        <source>Minimum or maximum</source>
        <translation>Наименьшее или наибольшее значение</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Удалить цифру</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>{plant} for {price}</source>
        <comment>a plant</comment>
        <translation>{plant} за {price}</translation>
    </message>
    <message>
        <source>powers {cities}</source>
        <comment>all plants of a player</comment>
        <translation>снабж. {cities}</translation>
    </message>
    <message>
        <source>fair {low}–{high}, powers {cities}</source>
        <translation>разумно {low}–{high}, снабж. {cities}</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Plant {n} of the market</source>
        <translation>Станция {n} на рынке</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Предыдущая станция</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Следующая станция</translation>
    </message>
    <message>
        <source>Bid 1 more</source>
        <translation>Ставка на 1 больше</translation>
    </message>
    <message>
        <source>Bid 1 less</source>
        <translation>Ставка на 1 меньше</translation>
    </message>
    <message>
        <source>Plant {plant} moves here when you open it</source>
        <translation>Станция № {plant} окажется здесь, когда вы начнёте торги</translation>
    </message>
    <message>
        <source>No plant chosen</source>
        <translation>Станция не выбрана</translation>
    </message>
    <message>
        <source>You open the auction</source>
        <translation>Вы начинаете торги</translation>
    </message>
    <message>
        <source>The card is still in the market; press 1 to {n} to change your mind.</source>
        <translation>Карта ещё на рынке; 1–{n} — передумать.</translation>
    </message>
    <message>
        <source>Choose a plant in the market: 1 to {n}, or click.</source>
        <translation>Выберите станцию на рынке: 1–{n} или щелчок.</translation>
    </message>
    <message>
        <source>Nobody else can bid: you pay the minimum.</source>
        <translation>Больше никто не может торговаться: вы платите минимум.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>В 1-м раунде каждый должен купить станцию.</translation>
    </message>
    <message>
        <source>Ends your part in Phase 2: no plant for you this round.</source>
        <translation>Завершает для вас фазу 2: станции в этом раунде не будет.</translation>
    </message>
    <message>
        <source>Opens the auction with this bid.</source>
        <translation>Начинает торги с этой ставкой.</translation>
    </message>
    <message>
        <source>Choose a plant first: 1 to {n}, or click one in the market.</source>
        <translation>Сначала выберите станцию: 1–{n} или щёлкните на рынке.</translation>
    </message>
    <message>
        <source>Choose a plant</source>
        <translation>Выберите станцию</translation>
    </message>
    <message>
        <source>No plant available</source>
        <translation>Нет доступных станций</translation>
    </message>
    <message>
        <source>{bid} is a lot for plant {plant}. Press Enter again to bid it.</source>
        <translation>{bid} — много за станцию №&#xa0;{plant}. Нажмите Enter ещё раз, чтобы поставить столько.</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}</source>
        <translation>Выставить №&#xa0;{plant} за {bid}</translation>
    </message>
    <message>
        <source>Open {plant} for {bid}, up to {limit}</source>
        <translation>Выставить №&#xa0;{plant} за {bid}, до {limit}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>снабж. {n}/{maximum}</translation>
    </message>
    <message>
        <source>Space for a plant.</source>
        <translation>Место для станции.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>short for Elektro</comment>
        <translation>Э</translation>
    </message>
    <message>
        <source>{plant}; yours, holds {held}</source>
        <translation>{plant}; ваша, хранит: {held}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a plant holds</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>электро</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Opens the rule that forbids this.</source>
        <translation>Открывает правило, которое это запрещает.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>You asked for a hint. Press {key} again to end the turn without it.</source>
        <translation>Вы просили подсказку. Ещё раз {key}&#xa0;— закончить ход без неё.</translation>
    </message>
    <message>
        <source>No hint found. Press H to ask again.</source>
        <translation>Подсказка не нашлась. Нажмите H, чтобы спросить снова.</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Закрыть подсказку</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ищу подсказку…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Shows what the strongest bot would do here, and why.</source>
        <translation>Показывает, что сделал бы здесь самый сильный компьютер и&#xa0;почему.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План</translation>
    </message>
    <message>
        <source>Lets you try out a whole round on a copy of the table.</source>
        <translation>Даёт попробовать целый раунд на копии стола.</translation>
    </message>
    <message>
        <source>There is no room for these figures now.</source>
        <translation>Для этих чисел сейчас нет места.</translation>
    </message>
    <message>
        <source>Nothing to undo: you haven&apos;t acted, or a card has been revealed since.</source>
        <translation>Отменять нечего: вы ещё не ходили, или с&#xa0;тех пор открыли карту.</translation>
    </message>
    <message>
        <source>Undoes the last step.</source>
        <translation>Отменяет последний шаг.</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>Money left</source>
        <translation>Останется денег</translation>
    </message>
    <message>
        <source>Plants can power</source>
        <translation>Мощность станций</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>ресурсов нет</translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation>№&#xa0;{plant}, пропадёт: {lost}</translation>
    </message>
    <message>
        <source>Plant scrapped</source>
        <translation>Сброшенная станция</translation>
    </message>
    <message>
        <source>not all available</source>
        <translation>купить можно не всё</translation>
    </message>
    <message>
        <source>If others fill up first</source>
        <translation>Если другие заполнят склады</translation>
    </message>
    <message>
        <source>{money} left</source>
        <translation>останется {money}</translation>
    </message>
    <message>
        <source>Could bid more</source>
        <translation>Могут поставить больше</translation>
    </message>
    <message>
        <source>Others can reach</source>
        <comment>these cities</comment>
        <translation>Могут занять другие</translation>
    </message>
    <message>
        <source>Next order</source>
        <comment>turn order of the next round</comment>
        <translation>Следующий порядок</translation>
    </message>
    <message>
        <source>Fuel before you</source>
        <translation>Ресурсы до вас</translation>
    </message>
    <message>
        <source>Build before you</source>
        <translation>Строят до вас</translation>
    </message>
    <message>
        <source>Powers {powered} of {cities}</source>
        <translation>Снабжено {powered} из {cities}</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>конец игры</translation>
    </message>
    <message>
        <source>+{income} = {money}</source>
        <translation>+{income} = {money}</translation>
    </message>
    <message>
        <source>Step {step} begins; next order</source>
        <translation>Начнётся этап {step}; новый порядок</translation>
    </message>
    <message>
        <source>{name} {money}</source>
        <translation>{name} {money}</translation>
    </message>
    <message numerus="yes">
        <source>{city} and %n more</source>
        <comment>cities</comment>
        <translation>
            <numerusform>{city} и ещё %n</numerusform>
            <numerusform>{city} и ещё %n</numerusform>
            <numerusform>{city} и ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan your round</source>
        <translation>План раунда</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Не больше</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>не больше</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Станция</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Keep the plan</source>
        <translation>Сохранить план</translation>
    </message>
    <message>
        <source>Back to the table; the plan is filled in on your turn.</source>
        <translation>Возвращает к&#xa0;столу; план заполнится в&#xa0;ваш ход.</translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
        <translation>Запланировать станцию рынка на месте {place}</translation>
    </message>
    <message>
        <source>Nothing happens yet: pick a plant, fuel and cities.</source>
        <translation>Пока ничего не происходит: выберите станцию, ресурсы и&#xa0;города.</translation>
    </message>
    <message>
        <source>If you do this</source>
        <translation>Если так сделать</translation>
    </message>
    <message>
        <source>Nothing planned yet.</source>
        <translation>Пока ничего не запланировано.</translation>
    </message>
    <message>
        <source>No city planned yet.</source>
        <translation>Города пока не запланированы.</translation>
    </message>
    <message>
        <source>Clears the plan.</source>
        <translation>Очищает план.</translation>
    </message>
    <message>
        <source>Removes the last planned city.</source>
        <translation>Убирает последний запланированный город.</translation>
    </message>
    <message>
        <source>Adds this plant to the plan or removes it.</source>
        <translation>Добавляет эту станцию в&#xa0;план или убирает её.</translation>
    </message>
    <message>
        <source>click one in the market</source>
        <translation>щёлкните станцию на рынке</translation>
    </message>
    <message>
        <source>{city} {price} ×</source>
        <translation>{city} {price} ×</translation>
    </message>
    <message>
        <source>Removes this city from the plan.</source>
        <translation>Убирает этот город из плана.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Убрать: {city}</translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation>щёлкните их на карте</translation>
    </message>
    <message>
        <source>Cheapest one by one</source>
        <translation>Самые дешёвые подряд</translation>
    </message>
</context>
<context>
    <name>PlantButton</name>
    <message>
        <source>Chooses this plant.</source>
        <translation>Выбирает эту станцию.</translation>
    </message>
</context>
<context>
    <name>PlantCard</name>
    <message>
        <source>Step 3</source>
        <translation>3-й этап</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>не нужны</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>рудник</translation>
    </message>
</context>
<context>
    <name>PlantMarket</name>
    <message>
        <source>Current market</source>
        <translation>Действующее предложение</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Ожидаемое предложение</translation>
    </message>
    <message>
        <source>below: future market</source>
        <translation>ниже&#xa0;— ожидаемое</translation>
    </message>
    <message>
        <source>All of these may be auctioned.</source>
        <translation>Любую из этих станций можно выставить на торги.</translation>
    </message>
    <message>
        <source>The draw pile is sorted: these come in Phase 5.</source>
        <translation>Стопка разложена по порядку: эти придут в 5‑й фазе.</translation>
    </message>
    <message>
        <source>The future market is not for sale yet: its plants move up later.</source>
        <translation>Ожидаемое предложение пока не продаётся: его станции позже перейдут в&#xa0;действующее.</translation>
    </message>
    <message>
        <source>The current market: these may be auctioned.</source>
        <translation>Действующее предложение: эти станции можно выставить на торги.</translation>
    </message>
    <message>
        <source>next: {plants}</source>
        <comment>known cards of the draw pile</comment>
        <translation>далее: {plants}</translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>the plant market</comment>
        <translation>распродан</translation>
    </message>
    <message>
        <source>closed now</source>
        <comment>the plant market</comment>
        <translation>сейчас закрыт</translation>
    </message>
    <message>
        <source>plant {plant} is bought</source>
        <translation>куплена станция № {plant}</translation>
    </message>
    <message>
        <source>plant {plant} is being auctioned</source>
        <translation>идут торги за станцию №&#xa0;{plant}</translation>
    </message>
    <message>
        <source>Plant market</source>
        <translation>Рынок станций</translation>
    </message>
    <message>
        <source>up for auction</source>
        <comment>the current market</comment>
        <translation>на торгах</translation>
    </message>
    <message>
        <source>min. {minimum}</source>
        <translation>мин. {minimum}</translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message>
        <source>Scrap a plant</source>
        <translation>Сбросьте станцию</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Сбросить №&#xa0;{plant}</translation>
    </message>
    <message numerus="yes">
        <source>You may own %n; plant {lot} was just bought.</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Станций может быть не больше %n; только что куплена №&#xa0;{lot}.</numerusform>
            <numerusform>Станций может быть не больше %n; только что куплена №&#xa0;{lot}.</numerusform>
            <numerusform>Станций может быть не больше %n; только что куплена №&#xa0;{lot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave fuel behind</source>
        <translation>Оставить ресурсы</translation>
    </message>
    <message>
        <source>Removes the plant from the game.</source>
        <translation>Убирает станцию из игры.</translation>
    </message>
    <message>
        <source>The previous plant</source>
        <translation>Предыдущая станция</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Следующая станция</translation>
    </message>
    <message>
        <source>Chooses the plant to scrap.</source>
        <translation>Выбирает станцию для сброса.</translation>
    </message>
    <message numerus="yes">
        <source>{before} → %n cities</source>
        <translation>
            <numerusform>{before} → %n город</numerusform>
            <numerusform>{before} → %n города</numerusform>
            <numerusform>{before} → %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>Can power</source>
        <translation>Снабжает</translation>
    </message>
    <message>
        <source>Fuel discarded</source>
        <translation>Сбрасывает</translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel discarded: {fuel}</source>
        <translation>Без №&#xa0;{plant}: {power}, сбрасывает: {fuel}</translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation>Без №&#xa0;{plant}</translation>
    </message>
    <message>
        <source>No more can be left on this plant.</source>
        <translation>Больше на этой станции оставить нельзя.</translation>
    </message>
    <message>
        <source>No other plant has room for it.</source>
        <translation>Ни на одной другой станции для этого нет места.</translation>
    </message>
    <message>
        <source>Leaves one more token behind.</source>
        <translation>Оставляет на одну фишку больше.</translation>
    </message>
    <message>
        <source>Keeps one more token.</source>
        <translation>Сохраняет на одну фишку больше.</translation>
    </message>
</context>
<context>
    <name>PlantTile</name>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
</context>
<context>
    <name>PointButton</name>
    <message>
        <source>Shows this moment in the replay.</source>
        <translation>Показывает этот момент в повторе.</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Fuel spaces moved to the lowest price</source>
        <translation>Деления, сдвинутые к самой низкой цене</translation>
    </message>
    <message>
        <source>Above the Step 3 card, when it is back under the pile</source>
        <translation>Над картой 3-го этапа, когда она снова лежит под стопкой</translation>
    </message>
    <message>
        <source>Uranium is phased out</source>
        <translation>Уран больше не поступает</translation>
    </message>
    <message>
        <source>If the plant that causes it was bought and is out of the game.</source>
        <translation>Если вызывающую это станцию купили и её уже нет в игре.</translation>
    </message>
    <message>
        <source>The turn order must list everybody exactly once.</source>
        <translation>В порядке игроков каждый должен быть назван один раз.</translation>
    </message>
    <message>
        <source>There is no plant {plant} in this game.</source>
        <translation>В этой игре нет станции № {plant}.</translation>
    </message>
    <message>
        <source>A house is in an area out of play.</source>
        <translation>Домик стоит в области вне игры.</translation>
    </message>
    <message>
        <source>Plant {plant} is listed in two places.</source>
        <translation>Станция № {plant} названа в двух местах.</translation>
    </message>
    <message>
        <source>{name} has two houses in one city.</source>
        <translation>{name}: два домика в одном городе.</translation>
    </message>
    <message>
        <source>Everybody is done: choose the next phase.</source>
        <translation>Все закончили: перейдите к следующей фазе.</translation>
    </message>
    <message>
        <source>{name} should act before somebody who is already done.</source>
        <translation>{name} ходит раньше того, кто уже закончил.</translation>
    </message>
    <message>
        <source>{name} must have bought a plant in round 1.</source>
        <translation>{name}: в 1-м раунде станцию покупают обязательно.</translation>
    </message>
    <message>
        <source>{name} already has a plant, so must be done with the auctions of round 1.</source>
        <translation>{name}: станция есть, значит, аукционы 1-го раунда позади.</translation>
    </message>
    <message>
        <source>{name} cannot have built before Phase 4 of round 1.</source>
        <translation>{name}: до фазы 4 первого раунда строить нельзя.</translation>
    </message>
    <message>
        <source>A plant was sold in this round, so its buyer must be done.</source>
        <translation>В этом раунде станция продана, значит, её покупатель уже закончил.</translation>
    </message>
    <message>
        <source>Anybody done in round 1 has bought a plant, so one was sold in this round.</source>
        <translation>Кто закончил в 1-м раунде, тот купил: в этом раунде станция продана.</translation>
    </message>
    <message>
        <source>{name} has {found} plants but can have at most {maximum} by now.</source>
        <translation>{name}: станций {found}; к этому моменту их не больше {maximum}.</translation>
    </message>
    <message>
        <source>The plant market has {found} plants; in Step {step} it has {needed}.</source>
        <translation>Станций на рынке: {found}; на {step}-м этапе их {needed}.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale: somebody has as many cities.</source>
        <translation>Станция № {plant} не может продаваться: у кого-то столько же городов.</translation>
    </message>
    <message>
        <source>Plant {plant} cannot be for sale in Step 1.</source>
        <translation>Станция № {plant} не может продаваться на 1-м этапе.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards and must have at least {minimum}.</source>
        <translation>Карт в стопке: {found}; должно быть не меньше {minimum}.</translation>
    </message>
    <message>
        <source>The draw pile has {found} cards; only {maximum} can be left.</source>
        <translation>Карт в стопке: {found}; могло остаться не больше {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: the market has only {maximum} spaces.</source>
        <translation>{fuel}: делений на рынке только {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: {found} tokens are on the table; there are only {maximum}.</source>
        <translation>{fuel}: фишек на столе: {found}; их всего лишь {maximum}.</translation>
    </message>
    <message>
        <source>This game has no such rule.</source>
        <translation>В этой игре такого правила нет.</translation>
    </message>
    <message>
        <source>Closed cities at {price}: {found}; there must be {needed}.</source>
        <translation>Закрытых городов по {price}: {found}; должно быть {needed}.</translation>
    </message>
    <message>
        <source>{name} may own only {maximum} plants.</source>
        <translation>{name}: станций может быть не больше {maximum}.</translation>
    </message>
    <message>
        <source>{name} has no city in the areas that plant {plant} requires.</source>
        <translation>{name}: нет города в областях, которых требует станция № {plant}.</translation>
    </message>
    <message>
        <source>{fuel}: {name}&apos;s plants cannot store {over} of the tokens.</source>
        <translation>{fuel}: {name} – фишек, которым нет места на станциях: {over}.</translation>
    </message>
    <message>
        <source>{city} has {found} houses; in this Step it has room for {maximum}.</source>
        <translation>{city}: домиков {found}, а мест на этом этапе {maximum}.</translation>
    </message>
    <message>
        <source>The bank owns {found} plants; by now it must own {needed}.</source>
        <translation>Станций у банка: {found}; к этому моменту должно быть {needed}.</translation>
    </message>
    <message>
        <source>The bank has fuel only from its purchase in Phase 3 until it burns it in Phase 5.</source>
        <translation>Ресурсы есть у банка только с фазы 3, когда он их берёт, до фазы 5, когда он их сжигает.</translation>
    </message>
    <message>
        <source>The bank buys fuel for one run of its plants, or whatever the market has.</source>
        <translation>Банк берёт ресурсы на один запуск своих станций или сколько их есть на рынке.</translation>
    </message>
    <message>
        <source>The bank has {maximum} houses; {found} are on the map.</source>
        <translation>Домиков у банка {maximum}; на карте их {found}.</translation>
    </message>
    <message>
        <source>The bank starts with {needed} houses; it is alone in {found} unmarked cities.</source>
        <translation>Банк начинает с домиками в {needed} городах; неотмеченных городов, где он один: {found}.</translation>
    </message>
    <message>
        <source>The bank&apos;s first {needed} houses must be next to each other.</source>
        <translation>Первые {needed} домиков банка должны стоять рядом друг с другом.</translation>
    </message>
    <message>
        <source>{city}: the bank must have a house too, as it had houses left.</source>
        <translation>{city}: домик здесь должен быть и у банка, ведь они у него ещё были.</translation>
    </message>
    <message>
        <source>{city} cannot be a starting city.</source>
        <translation>{city} не может быть стартовым городом.</translation>
    </message>
    <message>
        <source>Uranium is phased out only if plant {plant} is out of the game.</source>
        <translation>Уран перестаёт поступать, только если станции № {plant} уже нет в игре.</translation>
    </message>
    <message>
        <source>{name}&apos;s network cannot have started in any of its cities.</source>
        <translation>{name}: вся сеть лежит там, где начинать нельзя.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities: the game is over.</source>
        <translation>У кого-то городов: {cities}. Игра окончена.</translation>
    </message>
    <message>
        <source>Somebody has {cities} cities, so Step 2 has begun.</source>
        <translation>У кого-то городов: {cities}, значит, начался 2-й этап.</translation>
    </message>
    <message>
        <source>Step 2 begins once somebody has {cities} cities; nobody has.</source>
        <translation>2-й этап начинается, когда у кого-то городов: {cities}; ни у кого столько нет.</translation>
    </message>
    <message>
        <source>This board has no Step 2 and no Step 3.</source>
        <translation>На этом поле нет 2-го и 3-го этапов.</translation>
    </message>
    <message>
        <source>The turn order does not match cities and plants in this phase.</source>
        <translation>Порядок игроков не соответствует городам и станциям в этой фазе.</translation>
    </message>
    <message>
        <source>Starts over.</source>
        <translation>Начинает описание заново.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок игроков</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>Sets the order that follows from cities and plants.</source>
        <translation>Ставит порядок, который следует из городов и станций.</translation>
    </message>
    <message>
        <source>Done with this phase</source>
        <translation>Закончили эту фазу</translation>
    </message>
    <message>
        <source>A plant was sold in this round</source>
        <translation>В этом раунде станция продана</translation>
    </message>
    <message>
        <source>With a discount token: the plant under it was sold.</source>
        <translation>С жетоном скидки: продана станция под ним.</translation>
    </message>
    <message>
        <source>Moves this player up one place.</source>
        <translation>Передвигает игрока на место вперёд.</translation>
    </message>
    <message>
        <source>Marks this player as done with this phase, or not.</source>
        <translation>Говорит, всё ли игрок сделал в этой фазе.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Power plants</source>
        <translation>Электростанции</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Power plants, by their numbers</source>
        <translation>Электростанции, по номерам</translation>
    </message>
    <message>
        <source>Fuel on the plants</source>
        <translation>Ресурсы на станциях</translation>
    </message>
    <message>
        <source>Cities: pick them on the map</source>
        <translation>Города: выберите их на карте</translation>
    </message>
    <message>
        <source>Shows this player&apos;s money, plants and cities.</source>
        <translation>Показывает деньги, станции и города этого игрока.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n город</numerusform>
            <numerusform>%n города</numerusform>
            <numerusform>%n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting cities still marked: pick them on the map</source>
        <translation>Ещё отмеченные стартовые города: укажите на карте</translation>
    </message>
    <message>
        <source>Fuel in the northern market</source>
        <translation>Ресурсы на северном рынке</translation>
    </message>
    <message>
        <source>On the side pile</source>
        <translation>Отложены в сторону</translation>
    </message>
    <message>
        <source>Times the draw pile has run out</source>
        <translation>Сколько раз кончалась стопка</translation>
    </message>
    <message>
        <source>Second networks: where they started</source>
        <translation>Вторые сети: где они начались</translation>
    </message>
    <message>
        <source>Nobody has houses in two starting cities.</source>
        <translation>Ни у кого нет домиков в двух стартовых городах.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Closes as many cities as the board requires.</source>
        <translation>Закрывает столько городов, сколько требует поле.</translation>
    </message>
    <message>
        <source>Closed cities: pick them on the map</source>
        <translation>Закрытые города: укажите на карте</translation>
    </message>
    <message>
        <source>Cities connected in this round, by all players</source>
        <translation>Города, подключённые в этом раунде всеми</translation>
    </message>
    <message>
        <source>The lowest plant was removed this round</source>
        <translation>Самая дешёвая станция в этом раунде уже ушла</translation>
    </message>
    <message>
        <source>When somebody passed, or under the discount token.</source>
        <translation>Когда кто-то спасовал или с жетоном скидки.</translation>
    </message>
    <message>
        <source>Marks this city as the start of this player&apos;s second network, or not.</source>
        <translation>Указывает, здесь ли началась вторая сеть игрока.</translation>
    </message>
    <message>
        <source>The game never reaches this round, Step and phase.</source>
        <translation>Такое сочетание раунда, этапа и&#xa0;фазы в&#xa0;игре невозможно.</translation>
    </message>
    <message>
        <source>{fuel}: the northern market has only {maximum} spaces.</source>
        <translation>{fuel}: делений на северном рынке только {maximum}.</translation>
    </message>
    <message>
        <source>{fuel}: only {maximum} spaces can have moved.</source>
        <translation>{fuel}: сдвинуться могло делений не больше {maximum}.</translation>
    </message>
    <message>
        <source>Plant {plant} comes into play with Step 2.</source>
        <translation>Станция № {plant} входит в игру со 2-м этапом.</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn after the Step 3 card.</source>
        <translation>Станция № {plant} выходит после карты 3-го этапа.</translation>
    </message>
    <message>
        <source>Plants lie above the Step 3 card again only in Step 2.</source>
        <translation>Над картой 3-го этапа станции снова лежат только на 2-м этапе.</translation>
    </message>
    <message>
        <source>The side pile has {found} plants; by now it can have at most {maximum}.</source>
        <translation>Отложено станций: {found}; к этому моменту их не больше {maximum}.</translation>
    </message>
    <message>
        <source>No plant goes under the draw pile before the side pile has replaced it.</source>
        <translation>Под стопку ничего не уходит, пока её не заменят отложенные станции.</translation>
    </message>
    <message>
        <source>Both piles have run out: no plant is left in either.</source>
        <translation>Обе стопки кончились: станций в них не осталось.</translation>
    </message>
    <message>
        <source>{city} is closed.</source>
        <translation>{city}: город закрыт.</translation>
    </message>
    <message>
        <source>{name}&apos;s second network cannot have started in {city}.</source>
        <translation>{name}: вторая сеть не могла начаться здесь: {city}.</translation>
    </message>
    <message>
        <source>{found} cities cannot have been connected in this round.</source>
        <translation>В этом раунде не могли подключить {found} городов.</translation>
    </message>
    <message>
        <source>{found} cities are marked; there must be {needed}, one for each player without a house.</source>
        <translation>Отмечено городов: {found}; должно быть {needed}, по одному на каждого игрока без домиков.</translation>
    </message>
    <message>
        <source>Plants in the market, by their numbers</source>
        <translation>Станции на рынке, по номерам</translation>
    </message>
    <message>
        <source>Fuel in the market</source>
        <translation>Ресурсы на рынке</translation>
    </message>
    <message>
        <source>Coal storage</source>
        <translation>Склад угля</translation>
    </message>
    <message>
        <source>Put under the draw pile</source>
        <translation>Положены под стопку</translation>
    </message>
    <message>
        <source>Out of the game, as far as known</source>
        <translation>Вне игры, насколько видели</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Карты в стопке</translation>
    </message>
    <message>
        <source>Count them, including the Step 3 card.</source>
        <translation>Сосчитайте их вместе с картой 3-го этапа.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>Set up a position</source>
        <translation>Расставить позицию</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Отменяет последнее изменение.</translation>
    </message>
    <message>
        <source>Everything fits the rules.</source>
        <translation>Всё соответствует правилам.</translation>
    </message>
    <message>
        <source>Starts a game from here; H gives a hint.</source>
        <translation>Начинает игру, которая идёт отсюда дальше; H даёт подсказку.</translation>
    </message>
    <message>
        <source>This game needs nothing else.</source>
        <translation>Этой игре больше ничего не нужно.</translation>
    </message>
    <message>
        <source>There is no game at the table.</source>
        <translation>За столом нет игры.</translation>
    </message>
    <message>
        <source>Not possible during an auction or a purchase.</source>
        <translation>Нельзя во время торгов или покупки.</translation>
    </message>
    <message>
        <source>Starts with the position of your current game.</source>
        <translation>Начинает с позиции игры, которая ждёт.</translation>
    </message>
    <message>
        <source>{phase}: it is {name}&apos;s turn</source>
        <translation>{phase}: ходит {name}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>As in your game</source>
        <translation>Как в вашей игре</translation>
    </message>
    <message>
        <source>Clears the table; board and players stay.</source>
        <translation>Очищает стол; поле и игроки остаются.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Возвращает на предыдущую страницу.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Рынки</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Особое</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
    <message>
        <source>What does not fit the rules</source>
        <translation>Что не соответствует правилам</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда дальше</translation>
    </message>
    <message>
        <source>{city}: out of play</source>
        <translation>{city}: вне игры</translation>
    </message>
    <message>
        <source>{city}: closed</source>
        <translation>{city}: закрыт</translation>
    </message>
    <message>
        <source>{city}: marked</source>
        <translation>{city}: отмечен</translation>
    </message>
    <message>
        <source>{city}: no house</source>
        <translation>{city}: домиков нет</translation>
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
        <translation>Энергосеть</translation>
    </message>
    <message numerus="yes">
        <source>{board}, {edition}, %n rounds</source>
        <translation>
            <numerusform>{board}, {edition}, %n раунд</numerusform>
            <numerusform>{board}, {edition}, %n раунда</numerusform>
            <numerusform>{board}, {edition}, %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>cities powered</source>
        <comment>beside their number</comment>
        <translation>городов снабжено</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>plant {plant}</source>
        <comment>below its lamps</comment>
        <translation>станция № {plant}</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Запустить все</translation>
    </message>
    <message>
        <source>You own no plant.</source>
        <translation>У вас нет станций.</translation>
    </message>
    <message>
        <source>Run your plants</source>
        <translation>Запуск станций</translation>
    </message>
    <message>
        <source>powers {count}</source>
        <translation>снабж. {count}</translation>
    </message>
    <message>
        <source>off: keeps its fuel</source>
        <translation>выкл., запас цел</translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation>мало ресурсов</translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered</source>
        <translation>
            <numerusform>снабжено {powered} из %n города</numerusform>
            <numerusform>снабжено {powered} из %n городов</numerusform>
            <numerusform>снабжено {powered} из %n городов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{powered} of %n cities powered, {dark} dark</source>
        <translation>
            <numerusform>снабжено {powered} из %n города, без света: {dark}</numerusform>
            <numerusform>снабжено {powered} из %n городов, без света: {dark}</numerusform>
            <numerusform>снабжено {powered} из %n городов, без света: {dark}</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mix of coal and oil</source>
        <translation>Следующая смесь угля и&#xa0;мазута</translation>
    </message>
    <message>
        <source>Switches on as many plants as can run together.</source>
        <translation>Включает столько станций, сколько может работать вместе.</translation>
    </message>
    <message>
        <source>All that can run together are on.</source>
        <translation>Все, что могут работать вместе, включены.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a plant that does not run</comment>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>Money {before} → {after}.</source>
        <translation>Деньги {before} → {after}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>burns</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Burns {burnt} and pays you.</source>
        <translation>Сжигает {burnt} и&#xa0;приносит вам выплату.</translation>
    </message>
    <message>
        <source>With {plant} as well: +{income}.</source>
        <translation>И ещё станция № {plant}: +{income}.</translation>
    </message>
    <message numerus="yes">
        <source>Power for %n more; another city would bring {gain}.</source>
        <translation>
            <numerusform>Энергии хватит ещё на %n; новый город дал бы {gain}.</numerusform>
            <numerusform>Энергии хватит ещё на %n; новый город дал бы {gain}.</numerusform>
            <numerusform>Энергии хватит ещё на %n; новый город дал бы {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n, earn {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>Запустить %n: +{income}</numerusform>
            <numerusform>Запустить %n: +{income}</numerusform>
            <numerusform>Запустить %n: +{income}</numerusform>
        </translation>
    </message>
    <message>
        <source>No plant would run. Press Enter again to take just {income}.</source>
        <translation>Ни одна станция не будет работать. Нажмите Enter ещё раз, чтобы получить только {income}.</translation>
    </message>
    <message>
        <source>Run nothing, earn {income}</source>
        <translation>Не запускать: +{income}</translation>
    </message>
</context>
<context>
    <name>ProfileView</name>
    <message>
        <source>How you play</source>
        <translation>Как вы играете</translation>
    </message>
    <message>
        <source>Finish a game of your own, and this page shows how you play.</source>
        <translation>Доиграйте свою игру — и&#xa0;эта страница покажет, как вы играете.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>Shows who won how often, by board, edition, level or number of players.</source>
        <translation>Показывает, кто сколько раз побеждал: по полю, изданию, уровню или числу игроков.</translation>
    </message>
    <message>
        <source>A few more games will show how you play.</source>
        <translation>Ещё несколько игр покажут, как вы играете.</translation>
    </message>
    <message>
        <source>You play much like the winners.</source>
        <translation>Вы играете примерно как победители.</translation>
    </message>
    <message>
        <source>The house is you; the line through it is the margin of error. The light band holds half of all winners.</source>
        <translation>Домик — это вы; линия показывает долю случая. В&#xa0;светлой полосе — половина победителей.</translation>
    </message>
    <message>
        <source>Try next: puzzles from your own games show where moves were lost.</source>
        <translation>В следующий раз: задачи из ваших партий покажут, где ходы были потрачены зря.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Shows positions in which one move is best.</source>
        <translation>Показывает позиции, в которых один ход лучший.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} из {whole}</translation>
    </message>
    <message numerus="yes">
        <source>Reading {read} of %n games</source>
        <translation>
            <numerusform>Чтение: {read} из %n игры</numerusform>
            <numerusform>Чтение: {read} из %n игр</numerusform>
            <numerusform>Чтение: {read} из %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>games won; by chance alone: {chance}</source>
        <translation>игр выиграно; по чистой случайности: {chance}</translation>
    </message>
    <message>
        <source>seats won; by chance alone: {chance}</source>
        <translation>мест выиграно; по чистой случайности: {chance}</translation>
    </message>
    <message>
        <source>with its 95 % range; games with hints do not count</source>
        <translation>с&#xa0;интервалом 95 %; игры с&#xa0;подсказками не считаются</translation>
    </message>
    <message>
        <source>the line marks what winners buy</source>
        <translation>черта — что покупают победители</translation>
    </message>
    <message>
        <source>Ahead of</source>
        <translation>Выше, чем</translation>
    </message>
    <message>
        <source>Won, by board</source>
        <translation>Победы по полям</translation>
    </message>
    <message>
        <source>Plants bought</source>
        <translation>Купленные станции</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>money</source>
        <translation>деньги</translation>
    </message>
    <message>
        <source>can power</source>
        <comment>so many cities</comment>
        <translation>станции на</translation>
    </message>
    <message>
        <source>{plant} is scrapped</source>
        <translation>{plant}: сброс</translation>
    </message>
    <message>
        <source>fuel discarded</source>
        <translation>сброс ресурсов</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel discarded</comment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>No puzzles here.</source>
        <translation>Здесь нет задач.</translation>
    </message>
    <message>
        <source>Your answer cannot be saved: {reason}.</source>
        <translation>Не удаётся сохранить ответ: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{solved} of %n solved</source>
        <translation>
            <numerusform>решено {solved} из %n</numerusform>
            <numerusform>решено {solved} из %n</numerusform>
            <numerusform>решено {solved} из %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due again today</source>
        <translation>
            <numerusform>%n возвращается сегодня</numerusform>
            <numerusform>%n возвращаются сегодня</numerusform>
            <numerusform>%n возвращаются сегодня</numerusform>
        </translation>
    </message>
    <message>
        <source>your game</source>
        <translation>ваша партия</translation>
    </message>
    <message>
        <source>{leader} bids {bid}. {name}: raise or pass?</source>
        <translation>{leader} ставит {bid}. {name}: повышать или пасовать?</translation>
    </message>
    <message>
        <source>{name} is to buy fuel. What, if anything?</source>
        <translation>{name} покупает ресурсы. Какие, если покупать?</translation>
    </message>
    <message>
        <source>{name} is to build. Where, if anywhere?</source>
        <translation>{name} строит. Где, если строить?</translation>
    </message>
    <message>
        <source>{name} is to open an auction. Which plant, if any?</source>
        <translation>{name} открывает аукцион. Какая станция, если открывать?</translation>
    </message>
    <message>
        <source>{chance}% · {action}</source>
        <comment>chance of winning</comment>
        <translation>{chance}&#xa0;% · {action}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a puzzle</comment>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Начинает новую игру с&#xa0;этой позиции.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Возвращает на предыдущую страницу.</translation>
    </message>
    <message>
        <source>Right: {best}.</source>
        <translation>Верно: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Лучше: {best}.</translation>
    </message>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points in %n playouts, by {first} in the first estimate.</source>
        <translation>
            <numerusform>В&#xa0;%n продолжении лучше на {margin} ± {error} пунктов, на первый взгляд на {first}.</numerusform>
            <numerusform>В&#xa0;%n продолжениях лучше на {margin} ± {error} пунктов, на первый взгляд на {first}.</numerusform>
            <numerusform>В&#xa0;%n продолжениях лучше на {margin} ± {error} пунктов, на первый взгляд на {first}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: {done}.</source>
        <translation>В&#xa0;игре: {done}.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} after the last of %n</source>
        <translation>
            <numerusform>ваш рейтинг {points} (от {low} до {high}), {change} после последней из %n игры</numerusform>
            <numerusform>ваш рейтинг {points} (от {low} до {high}), {change} после последней из %n игр</numerusform>
            <numerusform>ваш рейтинг {points} (от {low} до {high}), {change} после последней из %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, {low} to {high}; last game {change}</source>
        <translation>рейтинг, от {low} до {high}; последняя игра {change}</translation>
    </message>
    <message>
        <source>You haven&apos;t played a rated game yet, so this is a first guess.</source>
        <translation>Рейтинговых партий у&#xa0;вас ещё не было, так что это первое предположение.</translation>
    </message>
    <message numerus="yes">
        <source>An even match for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>Равная игра для вашего рейтинга {points} (от {low} до {high}) после %n игры.</numerusform>
            <numerusform>Равная игра для вашего рейтинга {points} (от {low} до {high}) после %n игр.</numerusform>
            <numerusform>Равная игра для вашего рейтинга {points} (от {low} до {high}) после %n игр.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>{figure} was my ceiling: {why}.</source>
        <translation>{figure} — это был мой предел: {why}.</translation>
    </message>
    <message>
        <source>I would have gone up to {figure}: {why}.</source>
        <translation>Мой предел был выше, {figure}: {why}.</translation>
    </message>
    <message>
        <source>I did not want plant {figure}: {why}.</source>
        <translation>Станция № {figure} мне была не нужна: {why}.</translation>
    </message>
    <message>
        <source>I could not bid {figure}: {why}.</source>
        <translation>Ставка {figure} мне не по средствам: {why}.</translation>
    </message>
    <message>
        <source>I wanted no plant: {why}.</source>
        <translation>Мне не нужна была станция: {why}.</translation>
    </message>
    <message>
        <source>I kept my {figure} Elektro: {why}.</source>
        <translation>Свои {figure} электро держу при себе: {why}.</translation>
    </message>
    <message>
        <source>plant {value} needs no fuel</source>
        <translation>станции № {value} не нужны ресурсы</translation>
    </message>
    <message>
        <source>fuel for plant {value} is cheap</source>
        <translation>ресурсы для станции № {value} дёшевы</translation>
    </message>
    <message>
        <source>fuel for plant {value} is expensive</source>
        <translation>ресурсы для станции № {value} дороги</translation>
    </message>
    <message>
        <source>capacity +{value}</source>
        <translation>мощность +{value}</translation>
    </message>
    <message>
        <source>it was worth that much to me</source>
        <translation>столько она для меня стоила</translation>
    </message>
    <message>
        <source>it would not power any more cities</source>
        <translation>больше городов с&#xa0;ней не снабдить</translation>
    </message>
    <message>
        <source>my plants can power {value} cities already</source>
        <translation>мои станции уже могут снабжать городов: {value}</translation>
    </message>
    <message>
        <source>that was all my money</source>
        <translation>больше денег у меня не было</translation>
    </message>
    <message>
        <source>I had only {value} Elektro</source>
        <translation>у меня было всего {value} электро</translation>
    </message>
    <message>
        <source>it was not worth its price</source>
        <translation>она не стоила своей цены</translation>
    </message>
    <message>
        <source>nothing on offer was worth its price</source>
        <translation>ничто из предложенного не стоило своей цены</translation>
    </message>
    <message>
        <source>I can power no more than {value}</source>
        <translation>больше {value} я снабдить не могу</translation>
    </message>
    <message>
        <source>it will serve me better later</source>
        <translation>позже от них будет больше пользы</translation>
    </message>
    <message>
        <source>I would rather build</source>
        <translation>я предпочитаю строить</translation>
    </message>
    <message>
        <source>I would rather have money in hand</source>
        <translation>я предпочитаю держать деньги при себе</translation>
    </message>
    <message>
        <source>I like to bid</source>
        <translation>я люблю торговаться</translation>
    </message>
    <message>
        <source>I would rather have plants without fuel</source>
        <translation>я предпочитаю станции без ресурсов</translation>
    </message>
    <message>
        <source>A builder: likes to connect one more city.</source>
        <translation>Строитель: охотно подключает ещё один город.</translation>
    </message>
    <message>
        <source>A hoarder: likes to keep its money.</source>
        <translation>Бережливый: деньги придерживает.</translation>
    </message>
    <message>
        <source>A bidder: likes to raise once more.</source>
        <translation>Азартный: охотно повышает ещё раз.</translation>
    </message>
    <message>
        <source>A green player: likes plants that need no fuel.</source>
        <translation>Эколог: любит станции без ресурсов.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>All open</source>
        <translation>Всё открыто</translation>
    </message>
    <message>
        <source>See it as {name}</source>
        <translation>Вид игрока {name}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>All</source>
        <comment>short for: all open</comment>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>action {n} of {last}</source>
        <translation>действие {n} из {last}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu</comment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Lists what has no room in this row.</source>
        <translation>Показывает то, что не поместилось в этом ряду.</translation>
    </message>
    <message>
        <source>This is the first move.</source>
        <translation>Это первый ход.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>Это последний ход.</translation>
    </message>
    <message>
        <source>Goes back one move.</source>
        <translation>Возвращает на один ход назад.</translation>
    </message>
    <message>
        <source>Goes back one phase.</source>
        <translation>Возвращает на одну фазу назад.</translation>
    </message>
    <message>
        <source>Goes forward one move.</source>
        <translation>Ведёт на один ход вперёд.</translation>
    </message>
    <message>
        <source>Goes forward one phase.</source>
        <translation>Ведёт на одну фазу вперёд.</translation>
    </message>
    <message>
        <source>Starts a new game from this position.</source>
        <translation>Начинает новую игру с&#xa0;этой позиции.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Здесь игра окончена.</translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation>Показывает всё.</translation>
    </message>
    <message>
        <source>Phase back</source>
        <comment>to the phase before</comment>
        <translation>Фаза назад</translation>
    </message>
    <message>
        <source>Step back</source>
        <comment>one move back</comment>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: as a film</comment>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Step forward</source>
        <comment>one move forward</comment>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <comment>to the next phase</comment>
        <translation>Фаза вперёд</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Раунд назад</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Раунд вперёд</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>К&#xa0;первому ходу</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>К последнему ходу</translation>
    </message>
    <message>
        <source>Jump</source>
        <comment>button: to another round</comment>
        <translation>К раунду</translation>
    </message>
    <message>
        <source>Analyse</source>
        <comment>button: this position</comment>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the best move.</source>
        <translation>Показывает шансы всех на победу и&#xa0;лучший ход.</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: a game from here</comment>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Plays the game like a film, or stops it.</source>
        <translation>Воспроизводит игру как фильм или останавливает его.</translation>
    </message>
    <message>
        <source>Lists all rounds and phases.</source>
        <translation>Показывает список всех раундов и&#xa0;фаз.</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance of winning, and the costliest moves.</source>
        <translation>Показывает шансы всех на победу и самые дорогие ходы.</translation>
    </message>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Возвращает на предыдущую страницу.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: the film</comment>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Coming up: {cards}</source>
        <translation>Дальше в стопке: {cards}</translation>
    </message>
    <message>
        <source>{name} makes a costly move ({cost}): {done}</source>
        <translation>{name}: дорогой ход ({cost}): {done}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
</context>
<context>
    <name>RestingPage</name>
    <message>
        <source>What has happened</source>
        <translation>Что произошло</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>luck of the cards, heading</comment>
        <translation>Карты</translation>
    </message>
    <message>
        <source>How the cards drawn changed the chance of winning, compared with other cards.</source>
        <translation>Как вытянутые карты изменили шанс на победу по сравнению с&#xa0;другими картами.</translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation>{action} ({chance})</translation>
    </message>
    <message>
        <source>Better: {action} ({chance}) · {reasons}</source>
        <translation>Лучше: {action} ({chance}) · {reasons}</translation>
    </message>
    <message>
        <source>Analysing… {percent}%</source>
        <translation>Анализ… {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Analysis paused at {percent}%</source>
        <translation>Анализ приостановлен: {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>of the chance of winning</comment>
        <translation>
            <numerusform>−%n пункт</numerusform>
            <numerusform>−%n пункта</numerusform>
            <numerusform>−%n пунктов</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>in %; dots: costly moves</source>
        <translation>в&#xa0;%; точка — дорогой ход</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Самые дорогие ходы</translation>
    </message>
    <message>
        <source>Lost to mistakes and to cards, in percentage points</source>
        <translation>Потеряно из-за ошибок и&#xa0;карт, в&#xa0;процентных пунктах</translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation>щелчок покажет ход</translation>
    </message>
    <message>
        <source>no costly moves found</source>
        <translation>дорогих ходов не найдено</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all moves</comment>
        <translation>Все</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>powers {n} of {maximum}</source>
        <translation>снабжает {n} из {maximum}</translation>
    </message>
    <message>
        <source>powers none</source>
        <translation>не снабжает</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Соперники</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>{name} powers {powered} and earns {earned}</source>
        <translation>{name}: снабжено {powered}, выплата {earned}</translation>
    </message>
    <message>
        <source>refill: {tokens}</source>
        <translation>поставка: {tokens}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>refill</source>
        <translation>поставка</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end what counts is not how many cities you have, but how many of them you can power.</source>
        <translation>Вы руководите энергетической компанией: покупаете на аукционах электростанции, покупаете для них ресурсы и подключаете к своей сети города, строя там домики. В конце важно не то, сколько у вас городов, а то, сколько из них вы можете снабдить энергией.</translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures differ.</source>
        <translation>Это правила игры, которая сейчас на столе. Поле: {board}. Издание: {edition}. Игроков: {players}. При другом поле, издании или числе игроков некоторые правила и многие числа отличаются.</translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation>Пять фаз раунда</translation>
    </message>
    <message>
        <source>A round has five phases: 1 turn order, 2 plants, 3 fuel, 4 building, 5 bureaucracy. A phase begins when everybody has finished the one before.</source>
        <translation>В раунде пять фаз: 1 порядок, 2 станции, 3 ресурсы, 4 строительство, 5 бюрократия. Фаза начинается, когда все закончили предыдущую.</translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: the last player in turn order buys fuel and builds first.</source>
        <translation>Фазы 2 и&#xa0;5 идут в&#xa0;порядке игроков. Фазы 3 и&#xa0;4 идут в&#xa0;обратном порядке: последний по порядку первым покупает ресурсы и&#xa0;строит.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody starts with {starting_money}. You pay for everything at once and in full, with the money you have: there is no credit.</source>
        <translation>Деньги считают в&#xa0;электро. В&#xa0;начале у&#xa0;каждого {starting_money}. За всё вы платите сразу и&#xa0;сполна, теми деньгами, что есть: кредита не бывает.</translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation>Что делает электростанция</translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids start at it. The fuel symbols show how many tokens one run burns. The figure beside the house shows how many cities one run powers.</source>
        <translation>Крупное число на станции&#xa0;— её номер: по нему станции выложены на рынке, с него начинаются ставки. Знаки ресурсов показывают, сколько фишек сгорает за один запуск. Число возле домика говорит, сколько городов снабжает один запуск.</translation>
    </message>
    <message>
        <source>A plant runs at most once a round, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
        <translation>Станция работает не больше одного раза за раунд: она сжигает ровно столько ресурсов, сколько ей нужно, или не работает совсем. Экологическим станциям (ветер и солнце) и синтетической станции ресурсы не нужны.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Перед первым раундом</translation>
    </message>
    <message>
        <source>Areas in play</source>
        <translation>Области в игре</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). They are connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Областей в&#xa0;игре: {areas} ({area_names}). Они соединены. Городов и&#xa0;соединений в&#xa0;других областях для этой игры нет: там никто не строит, и&#xa0;соединения через них не проходят.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet; they will be connected. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Областей в&#xa0;игре: {areas}. Какие именно, пока не решено; они будут соединены. Городов и&#xa0;соединений в&#xa0;других областях для этой игры нет: там никто не строит, и&#xa0;соединения через них не проходят.</translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation>Первые станции и стопка</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}. Plant {first_card} is on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>На рынке в начале лежат станции {opening_market}. Сверху в стопке&#xa0;— станция №&#xa0;{first_card}, снизу&#xa0;— карта 3‑го&#xa0;этапа. Все остальные станции перетасованы и лежат между ними.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn to form the first market. One more is placed unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled between them.</source>
        <translation>У станций {plugs} на обороте вилка, у всех остальных&#xa0;— розетка. Восемь станций с вилкой вытягивают наугад: это первый рынок. Ещё одна лежит лицом вниз поверх стопки, карта 3‑го&#xa0;этапа&#xa0;— снизу. Все остальные станции перетасованы и лежат между ними.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed: {removed_others}.</source>
        <translation>До этого часть остальных станций наугад убирают из игры, и никто не видит какие. Убрано станций: {removed_others}.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are removed from the game at random and unseen. Number of plants removed with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation>До этого часть остальных станций наугад убирают из игры, и никто не видит какие. Убрано станций с вилкой: {removed_plugs}; с розеткой: {removed_others}.</translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation>Деньги, ресурсы и первый порядок</translation>
    </message>
    <message>
        <source>Everybody starts with {starting_money} Elektro and no plants, fuel or cities. The first turn order is random. These tokens are in the fuel market at the start, on the most expensive spaces; all others are in the supply.</source>
        <translation>Каждый начинает с {starting_money}&#xa0;электро, без станций, ресурсов и городов. Первый порядок игроков определяет жребий. На рынке ресурсов в начале лежат эти фишки, на самых дорогих делениях; все прочие&#xa0;— в резерве.</translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation>Банк как третья компания</translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It triggers neither Step 2 nor the end of the game, and it cannot win.</source>
        <translation>Третья компания, банк, отнимает у обоих игроков станции, ресурсы и места в городах. Денег у банка нет, и он ни за что не платит. В порядке игроков он всегда второй. Ни 2‑й&#xa0;этап, ни конец игры из-за него не наступают, и победить он не может.</translation>
    </message>
    <message>
        <source>Starting cities</source>
        <translation>Стартовые города</translation>
    </message>
    <message>
        <source>Before round 1 each player, in turn order, marks an empty city with a uranium token from the supply.</source>
        <translation>Перед 1‑м&#xa0;раундом каждый игрок в порядке игроков отмечает пустой город фишкой урана из резерва.</translation>
    </message>
    <message>
        <source>When the bank&apos;s six houses are placed, each player, in turn order, marks an empty city with a uranium token from the supply. The bank puts a house on the {house2}-place of that city at once.</source>
        <translation>Когда шесть домиков банка стоят, каждый игрок в порядке игроков отмечает пустой город фишкой урана из резерва. В этом городе сразу появляется домик банка на месте за {house2}.</translation>
    </message>
    <message>
        <source>Every network starts in a marked city, no matter who marked it; the token then goes back to the supply. Nobody else builds on the {house1}-place of a city while it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation>Каждая сеть начинается в отмеченном городе, кто бы его ни отметил; фишка затем возвращается в резерв. Пока город отмечен, никто другой не строит в нём на месте за {house1}. Поэтому на 1‑м&#xa0;этапе отмеченные города закрыты для всех остальных домиков.</translation>
    </message>
    <message>
        <source>Phase 1: turn order</source>
        <translation>Фаза&#xa0;1: порядок</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок игроков</translation>
    </message>
    <message>
        <source>The player with the most cities is first, then the player with the next most, and so on. Ties are broken by the higher number of the highest plant. Players still tied keep their previous order.</source>
        <translation>Первый — тот, у&#xa0;кого больше всего городов, за ним — тот, у&#xa0;кого их больше из оставшихся, и&#xa0;так далее. При равенстве решает номер самой дорогой станции: чей больше, тот впереди. Если и&#xa0;это не помогает, остаётся прежний порядок.</translation>
    </message>
    <message>
        <source>In round 1 the order is random. Right after Phase 2 of round 1 it is set again by the rule above. As nobody has a city then, plants decide.</source>
        <translation>В 1‑м&#xa0;раунде решает жребий. Сразу после фазы&#xa0;2 первого раунда порядок определяют заново по правилу выше. Городов тогда ни у кого нет, так что решают станции.</translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation>Банк всегда второй.</translation>
    </message>
    <message>
        <source>Going first is a disadvantage: you open auctions before the others, and you buy fuel and build after them.</source>
        <translation>Быть первым невыгодно: вы раньше других выставляете станции на торги, а ресурсы покупаете и строите после них.</translation>
    </message>
    <message>
        <source>Phase 2: plants</source>
        <translation>Фаза&#xa0;2: станции</translation>
    </message>
    <message>
        <source>The plant market</source>
        <translation>Рынок станций</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Аукцион</translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. A player who passes instead of opening an auction gets no plant this round.</source>
        <translation>В порядке игроков каждый выставляет на торги одну станцию и делает первую ставку или пасует. Кто пасует, вместо того чтобы начать торги, станцию в этом раунде не получит.</translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next player who has neither bought nor passed opens. Otherwise the same player opens again.</source>
        <translation>Если торги выиграл тот, кто их начал, следующим начинает тот, кто ещё не купил станцию и не спасовал. Иначе снова начинает тот же игрок.</translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation>Сколько ставить</translation>
    </message>
    <message>
        <source>The minimum opening bid is the number of the plant. Each later bid must be higher than the one before. Nobody may bid more money than they have.</source>
        <translation>Минимальная ставка — номер станции. Каждая следующая должна быть выше предыдущей. Поставить больше денег, чем есть, нельзя.</translation>
    </message>
    <message>
        <source>For the plant with the discount token the minimum bid is 1.</source>
        <translation>За станцию с&#xa0;жетоном скидки минимальная ставка — 1.</translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation>Последний покупатель</translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its minimum bid, without an auction.</source>
        <translation>Когда все остальные купили станцию или спасовали, последний игрок может взять станцию за минимальную ставку, без торгов.</translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation>Станции в 1‑м&#xa0;раунде</translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation>Слишком много станций</translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. A player who buys one too many scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation>Сколько станций может быть у&#xa0;игрока: {plants_allowed}. Кто покупает лишнюю, сразу сбрасывает одну из прежних; новую сбросить нельзя.</translation>
    </message>
    <message>
        <source>Fuel on a scrapped plant may move to your other plants that can store it, including the new one. You may leave some or all of it behind. Fuel that does not fit or is left behind goes to the supply. If coal and oil compete for the same room on hybrids, you choose which tokens go.</source>
        <translation>Ресурсы со сброшенной станции можно перенести на другие ваши станции, где их можно хранить, в&#xa0;том числе на новую. Часть ресурсов или все можно оставить. Что не помещается или оставлено, уходит в&#xa0;резерв. Если углю и&#xa0;мазуту на гибридных станциях достаётся одно и&#xa0;то же место, вы решаете, какие фишки сбросить.</translation>
    </message>
    <message>
        <source>On this board burnt coal does not go to the supply but to the coal storage. The coal market is refilled from the storage first and, once that is empty, from the supply.</source>
        <translation>На этом поле сожжённый уголь уходит не в резерв, а на склад угля. Рынок угля пополняется сначала с этого склада, а когда он пуст&#xa0;— из резерва.</translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Когда угля на рынке нет, можно покупать его со склада по {coal_storage_price}&#xa0;электро за фишку. Уголь со сброшенной станции уходит в&#xa0;резерв; там его никто не может купить.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too.</source>
        <translation>Ваш первый домик может стоять в любом городе в игре, где нет ни одного домика,&#xa0;— на поздних этапах тоже.</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house, in later Steps too, except these: {no_start}.</source>
        <translation>Ваш первый домик может стоять в любом городе в игре, где нет ни одного домика,&#xa0;— на поздних этапах тоже. Исключения: {no_start}.</translation>
    </message>
    <message>
        <source>Your first house goes in one of these cities, in later Steps too: {begin_in}.</source>
        <translation>Ваш первый домик ставится в одном из этих городов, на поздних этапах тоже: {begin_in}.</translation>
    </message>
    <message>
        <source>It costs {first_house} Elektro, and no connection is paid.</source>
        <translation>Он стоит {first_house} электро, за соединение платить не нужно.</translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up.</source>
        <translation>Стоимость всех соединений пути складывается.</translation>
    </message>
    <message>
        <source>A route may pass through anybody&apos;s cities, empty or full, but not through areas out of play. Connections belong to nobody: they are paid again each time. Nobody may build twice in a city.</source>
        <translation>Путь может проходить через чужие, пустые и занятые города, но не через области вне игры. Соединения никому не принадлежат: за них платят каждый раз заново. Дважды в одном городе не строит никто.</translation>
    </message>
    <message>
        <source>A city usually has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. Some cities have fewer places or other prices, as shown on their signs. You always take the cheapest free place.</source>
        <translation>Обычно в городе три места. Домик на первом стоит {house1}&#xa0;электро, на втором {house2}, на третьем {house3}. В&#xa0;некоторых городах меньше мест или другие цены: это видно на их табличках. Занимают всегда самое дешёвое свободное место.</translation>
    </message>
    <message>
        <source>In Step 1 the first place of a city is open, in Step 2 also the second, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation>На 1‑м этапе в городе открыто первое место, на 2‑м&#xa0;— ещё и второе, на 3‑м&#xa0;— все три. Где все открытые места заняты, там до следующего этапа больше никто не строит.</translation>
    </message>
    <message>
        <source>Closed in Step 1, as they have no first place: {late_cities}.</source>
        <translation>Закрыты на 1‑м этапе, потому что в них нет первого места: {late_cities}.</translation>
    </message>
    <message>
        <source>Whenever a player builds on the first place of a city without a house, the bank puts a house on the second place, if the city has one and the bank has houses left. That city is then closed to the other player in Step 2.</source>
        <translation>Всякий раз, когда игрок строит на первом месте города, где не было домиков, банк ставит домик на второе место, если оно там есть, а у банка ещё остались домики. На 2‑м&#xa0;этапе этот город закрыт для другого игрока.</translation>
    </message>
    <message>
        <source>In turn order each player decides which of their plants run. Each burns exactly its fuel and powers as many cities as its figure says; it makes no difference which of your cities they are. Power beyond your number of cities is lost.</source>
        <translation>В&#xa0;порядке игроков каждый решает, какие из его станций работают. Каждая сжигает ровно свою норму ресурсов и&#xa0;снабжает столько городов, сколько на ней указано; какие из ваших городов это будут, неважно. Энергия сверх числа ваших городов пропадает.</translation>
    </message>
    <message>
        <source>You may leave plants idle.</source>
        <translation>Станцию можно и&#xa0;не запускать.</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market; coal comes from the coal storage first. They fill the most expensive free spaces first. If there are too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Когда все получили выплаты, на рынок приходят новые фишки из резерва; уголь&#xa0;— сначала со склада угля. Они занимают сначала самые дорогие свободные деления. Если их не хватает, приходит сколько есть. При таком числе игроков поставляется:</translation>
    </message>
    <message>
        <source>If the bank takes that plant, it is not bought, and uranium is refilled as before.</source>
        <translation>Если эту станцию берёт банк, она не считается купленной, и уран поставляется по-прежнему.</translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>После пополнения на 1‑м и&#xa0;2‑м этапах самая дорогая станция ожидаемого предложения уходит лицом вниз под стопку, ниже карты 3‑го этапа, и&#xa0;её заменяют. На 3‑м этапе вместо этого самая дешёвая станция рынка уходит из игры, и&#xa0;её заменяют.</translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation>Жетон скидки</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Станция</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Сжигает</translation>
    </message>
    <message>
        <source>What is special about this board</source>
        <translation>Чем особенно это поле</translation>
    </message>
    <message>
        <source>Plants that are not used: {plants_out}.</source>
        <translation>Станции, которые не участвуют: {plants_out}.</translation>
    </message>
    <message>
        <source>Plants that are always in the opening market: {opening_market}.</source>
        <translation>Станции, которые всегда есть на первом рынке: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants that are never removed unseen: {never_removed}.</source>
        <translation>Станции, которые никогда не убирают втёмную: {never_removed}.</translation>
    </message>
    <message>
        <source>These plants are set aside at first: {aside}. When Step 2 begins they go on top of the draw pile, in this order.</source>
        <translation>Эти станции сначала лежат в&#xa0;стороне: {aside}. Когда начинается 2-й этап, они ложатся в&#xa0;этом порядке поверх стопки станций.</translation>
    </message>
    <message>
        <source>If the lowest plant of the future market needs no fuel, it is for sale too.</source>
        <translation>Если самой дешёвой станции ожидаемого предложения не нужны ресурсы, она тоже продаётся.</translation>
    </message>
    <message>
        <source>When the first player in a round declines to open an auction, the lowest plant is removed from the game and replaced.</source>
        <translation>Когда первый игрок раунда не начинает торги, самая дешёвая станция уходит из игры, и&#xa0;её заменяют.</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well, unless a plant was removed in the same round with the discount token on it.</source>
        <translation>В&#xa0;фазе 5 1-го и&#xa0;2-го этапов уходит из игры и&#xa0;самая дешёвая станция, если в&#xa0;том же раунде не ушла станция с&#xa0;жетоном скидки.</translation>
    </message>
    <message>
        <source>If no plant is sold in a round, two plants are removed instead of one, each time the lowest.</source>
        <translation>Если в&#xa0;раунде не продано ни одной станции, уходят две вместо одной, каждый раз самая дешёвая.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2; Phase 2 itself follows the order of the round before.</source>
        <translation>Порядок игроков определяют после фазы 2; сама фаза 2 идёт в&#xa0;порядке предыдущего раунда.</translation>
    </message>
    <message>
        <source>A city that no connection reaches may be connected too. In place of the connection it costs: {second_network_cost}.</source>
        <translation>Можно подключить и&#xa0;город, к&#xa0;которому нет соединения. Вместо соединения это стоит: {second_network_cost}.</translation>
    </message>
    <message>
        <source>Cities in which no network may start: {no_start}.</source>
        <translation>Города, в которых сеть не начинают: {no_start}.</translation>
    </message>
    <message>
        <source>Some cities have fewer places or other prices, as shown on their signs.</source>
        <translation>В&#xa0;некоторых городах меньше мест или другие цены: это видно на их табличках.</translation>
    </message>
    <message>
        <source>In some cities other numbers of places are open in Steps 1, 2 and 3, for a first house too. {open_places}.</source>
        <translation>В некоторых городах на 1-м, 2-м и 3-м этапах открыто другое число мест, в том числе для первого домика. {open_places}.</translation>
    </message>
    <message>
        <source>Step 2 also begins when every city in play has a house.</source>
        <translation>2-й этап начинается и&#xa0;тогда, когда в&#xa0;каждом городе в&#xa0;игре есть домик.</translation>
    </message>
    <message>
        <source>These are uranium mines: {mines}. A mine is auctioned like a plant and counts for the turn order, but it powers nothing, does not count towards the limit and is never scrapped.</source>
        <translation>Урановые рудники: {mines}. Рудник продаётся на аукционе как станция и&#xa0;учитывается в&#xa0;порядке игроков, но ничего не снабжает, не входит в&#xa0;предел, и&#xa0;его никогда не сбрасывают.</translation>
    </message>
    <message>
        <source>The uranium market shows what mines earn. In Phase 5, after everybody has been paid, the last in turn order sells first: the price of the most expensive empty space for every city shown on their mines. Then one token for each of these mines goes on the most expensive empty spaces. With no empty space nothing is earned. Mines sell once more before the final count.</source>
        <translation>Рынок урана показывает, сколько приносят рудники. В&#xa0;фазе 5 после выплат первым продаёт последний по порядку: он получает цену самого дорогого пустого деления за каждый город, указанный на его рудниках. Затем за каждый из этих рудников одна фишка ставится на самое дорогое пустое деление. Если пустых делений нет, ничего не платят. Перед последним подсчётом рудники продают ещё раз.</translation>
    </message>
    <message>
        <source>After the sale tokens are removed from the cheapest spaces of the uranium market, in Steps 1, 2 and 3: {uranium_leaves}.</source>
        <translation>После продажи фишки уходят с&#xa0;самых дешёвых делений рынка урана, на 1-м, 2-м и&#xa0;3-м этапах: {uranium_leaves}.</translation>
    </message>
    <message>
        <source>From Step 3 on a token of coal, oil or garbage costs more than the market shows, by: {carbon_tax}.</source>
        <translation>С&#xa0;3-го этапа фишка угля, мазута или вторсырья дороже, чем показывает рынок, на: {carbon_tax}.</translation>
    </message>
    <message>
        <source>No connection costs more than this, and any city that no connection reaches may be connected for the same: {longest_way}.</source>
        <translation>Ни одно соединение не стоит больше, и&#xa0;за столько же можно подключить город, к&#xa0;которому соединения нет: {longest_way}.</translation>
    </message>
    <message>
        <source>Areas in play need not touch.</source>
        <translation>Области в игре не обязаны соприкасаться.</translation>
    </message>
    <message>
        <source>Networks start only in {begin_in}.</source>
        <translation>Сеть начинается только здесь: {begin_in}.</translation>
    </message>
    <message>
        <source>Everybody may have two networks. The second also starts in one of these cities, once in the game, and its first house costs no connection.</source>
        <translation>У&#xa0;каждого может быть две сети. Вторая тоже начинается в&#xa0;одном из этих городов, один раз за игру, и&#xa0;за соединение к&#xa0;её первому домику не платят.</translation>
    </message>
    <message>
        <source>In Phase 3 players buy one token at a time, one after another in reverse turn order. A player who stops is out for this phase.</source>
        <translation>В&#xa0;фазе 3 покупают по одной фишке, друг за другом, в&#xa0;обратном порядке игроков. Кто остановился, в&#xa0;этой фазе больше не покупает.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 no token is sold for more than this: {price_limits}. In Step 3 there is no limit.</source>
        <translation>На 1-м и&#xa0;2-м этапах фишка не стоит больше, чем: {price_limits}. На 3-м этапе предела нет.</translation>
    </message>
    <message>
        <source>Everybody must power as many cities as possible.</source>
        <translation>Каждый обязан снабдить как можно больше городов.</translation>
    </message>
    <message>
        <source>If all players together connect more cities in a round than this, there is a power outage: {most_built}. Then everybody is paid less in Phase 5, for each of their cities: {outage_cut}. Nobody has to pay in.</source>
        <translation>Если все вместе подключат за раунд больше городов, в&#xa0;сети авария: {most_built}. Тогда в&#xa0;фазе 5 каждый получает меньше, за каждый свой город на: {outage_cut}. Доплачивать никому не нужно.</translation>
    </message>
    <message>
        <source>The whole game stays in Step 1. There is no Step 3 card.</source>
        <translation>Вся игра идёт на 1-м этапе. Карты 3-го этапа нет.</translation>
    </message>
    <message>
        <source>A city next to one of yours costs no connection. Otherwise each city the route passes through costs this, whoever owns it: {passing_cost}.</source>
        <translation>Город рядом с&#xa0;вашим не требует платы за соединение. Иначе каждый город на пути, чей бы он ни был, стоит: {passing_cost}.</translation>
    </message>
    <message>
        <source>Cities closed at random: {closed}. Nobody may build there, but routes may pass through.</source>
        <translation>Города, закрытые случайно: {closed}. Там никто не строит, но соединения могут проходить.</translation>
    </message>
    <message>
        <source>In Phase 5 this many of the highest plants of the future market are set aside: {side_pile}. When the draw pile runs out, they are shuffled and replace it; from then on only the highest goes under the pile. When it runs out again, all plants are for sale, and the lowest is removed in each Phase 5.</source>
        <translation>В фазе 5 откладывают столько самых дорогих станций ожидаемого предложения: {side_pile}. Когда стопка кончается, их тасуют, и они её заменяют; с этого времени под стопку идёт только самая дорогая. Когда она кончается снова, продаются все станции, и в каждой фазе 5 уходит самая дешёвая.</translation>
    </message>
    <message>
        <source>You pay for connections by the cities they enter: each city has its own cost, shown on the sign beside it.</source>
        <translation>За соединения платят по городам, в&#xa0;которые они входят: у&#xa0;каждого своя цена, указанная на табличке рядом.</translation>
    </message>
    <message>
        <source>There is no uranium, and there are no nuclear plants.</source>
        <translation>Урана и атомных станций нет.</translation>
    </message>
    <message>
        <source>Up to plant {row_sorted} the draw pile is sorted. When the Step 3 card is drawn, it is removed with the lowest plant, and Step 3 begins at once. Plants in the row from then on: {row_step3}.</source>
        <translation>До станции №&#xa0;{row_sorted} стопка разложена по порядку. Когда выходит карта 3-го этапа, она уходит вместе с самой дешёвой станцией, и сразу начинается 3‑й этап. Станций в ряду с этого момента: {row_step3}.</translation>
    </message>
    <message>
        <source>Not for sale in Step 1: {banned_kinds}. Such a plant goes under the draw pile at once and is replaced. Plants removed from the game instead: {leave_in_step1}.</source>
        <translation>На 1‑м этапе не продаются: {banned_kinds}. Такая станция сразу уходит под стопку и&#xa0;заменяется. Станции, которые вместо этого уходят из игры: {leave_in_step1}.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 when it is first drawn; in Phase 2, after that phase. It goes back under the shuffled pile and is replaced; then the two lowest plants are removed and replaced. In Phase 5 of Step 2 two plants go under the pile.</source>
        <translation>Когда карта 3-го этапа выходит впервые, начинается 2‑й этап, а&#xa0;в&#xa0;фазе 2 — после этой фазы. Карта снова уходит под перетасованную стопку и&#xa0;заменяется; затем уходят и&#xa0;заменяются две самые дешёвые станции. В&#xa0;фазе 5 2‑го этапа под стопку уходят две станции.</translation>
    </message>
    <message>
        <source>Tokens missing at the refill of {glut_fuel} make it cheaper: for each, the most expensive space is dropped and one at the lowest price is added. Once all of it is bought, the usual prices return.</source>
        <translation>Фишки, которых не хватает при пополнении ({glut_fuel}), удешевляют ресурс: за каждую уходит самое дорогое деление и&#xa0;добавляется одно с&#xa0;самой низкой ценой. Когда всё куплено, возвращаются обычные цены.</translation>
    </message>
    <message>
        <source>There are two fuel markets. In a turn you buy at only one of them.</source>
        <translation>Есть два рынка ресурсов. За ход вы покупаете только на одном из них.</translation>
    </message>
    <message>
        <source>Areas in play: {areas} ({area_names}). Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Областей в&#xa0;игре: {areas} ({area_names}). Городов и&#xa0;соединений в&#xa0;других областях для этой игры нет: там никто не строит, и&#xa0;соединения через них не проходят.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not decided yet. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Областей в&#xa0;игре: {areas}. Какие именно, пока не решено. Городов и&#xa0;соединений в&#xa0;других областях для этой игры нет: там никто не строит, и&#xa0;соединения через них не проходят.</translation>
    </message>
    <message>
        <source>Where the players choose the areas, the turn order is drawn at random first. They choose one after another in that order, starting again with the first until all are chosen.</source>
        <translation>Если области выбирают игроки, порядок игроков сначала определяет жребий. В&#xa0;этом порядке они выбирают по одной и&#xa0;начинают снова с&#xa0;первого, пока не выбраны все.</translation>
    </message>
    <message>
        <source>Each area but the first must touch one chosen before.</source>
        <translation>Каждая область, кроме первой, должна граничить с&#xa0;уже выбранной.</translation>
    </message>
    <message>
        <source>Each area but the first on its island must touch one chosen before.</source>
        <translation>Каждая область, кроме первой на своём острове, должна граничить с&#xa0;уже выбранной.</translation>
    </message>
    <message>
        <source>The market starts with plants {opening_market}.</source>
        <translation>На рынке в&#xa0;начале лежат станции {opening_market}.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Number of plants with a plug drawn to form the first market: {plugs_drawn}.</source>
        <translation>У&#xa0;станций {plugs} на обороте вилка, у&#xa0;всех остальных&#xa0;— розетка. На первый рынок наугад вытягивают станции с&#xa0;вилкой; их число: {plugs_drawn}.</translation>
    </message>
    <message>
        <source>On top of the draw pile, from the top: {first_cards}.</source>
        <translation>Наверху стопки, начиная с&#xa0;верхней: {first_cards}.</translation>
    </message>
    <message>
        <source>Below them, shuffled: {next_cards}.</source>
        <translation>Под ними, перетасованные: {next_cards}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, and the Step 3 card is at the bottom.</source>
        <translation>Все остальные станции перетасованы и&#xa0;лежат ниже, карта 3‑го этапа&#xa0;— в&#xa0;самом низу.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below, with the Step 3 card among them. Cards under it: {cards_below_step3}.</source>
        <translation>Все остальные станции перетасованы и&#xa0;лежат ниже, карта 3‑го этапа&#xa0;— среди них. Карт под ней: {cards_below_step3}.</translation>
    </message>
    <message>
        <source>All other plants are shuffled below.</source>
        <translation>Все остальные станции перетасованы и&#xa0;лежат ниже.</translation>
    </message>
    <message>
        <source>The cards up to plant {row_sorted} are in order, the lowest on top. Below them are those up to plant {row_shuffled} with the Step 3 card, shuffled, and then all others, shuffled. The market is filled from the top.</source>
        <translation>Карты до станции №&#xa0;{row_sorted} лежат по порядку, самая дешёвая сверху. Под ними&#xa0;— карты до станции №&#xa0;{row_shuffled}, перетасованные вместе с&#xa0;картой 3‑го этапа, а&#xa0;ещё ниже&#xa0;— все остальные, тоже перетасованные. Рынок заполняют с&#xa0;верха стопки.</translation>
    </message>
    <message>
        <source>In the northern market:</source>
        <translation>На северном рынке:</translation>
    </message>
    <message>
        <source>In Step 3 all plants are for sale. Plants in the market then: {step3_market}.</source>
        <translation>На 3‑м этапе продаются все станции. Станций на рынке тогда: {step3_market}.</translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the current market. The minimum bid for that plant is 1. When it is sold, the token is set aside for this round.</source>
        <translation>В начале фазы жетон кладут на самую дешёвую станцию действующего предложения. Минимальная ставка за неё&#xa0;— 1. Когда она продана, жетон до конца раунда откладывают.</translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card is removed from the game and the token is set aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation>Если вытянута карта с номером меньше, чем у станции с жетоном, она уходит из игры, а жетон откладывают. Сразу вытягивают следующую карту; она остаётся, какой бы номер на ней ни был.</translation>
    </message>
    <message>
        <source>If the token is still on its plant at the end of the phase, that plant is removed from the game and replaced. This applies in round 1 as well.</source>
        <translation>Если в конце фазы жетон всё ещё лежит на станции, эта станция уходит из игры, и её заменяют. Так и в 1‑м&#xa0;раунде.</translation>
    </message>
    <message>
        <source>Plants that are too small</source>
        <translation>Слишком маленькие станции</translation>
    </message>
    <message>
        <source>A plant is removed from the game as soon as somebody has as many cities as its number, or more. It is replaced at once, even in the middle of building. A card just revealed with such a number is removed too, and another one is revealed.</source>
        <translation>Станция уходит из игры, как только число городов у&#xa0;кого-нибудь достигает её номера. Её сразу заменяют, даже посреди строительства. Только что вытянутая карта с&#xa0;таким номером тоже уходит, и&#xa0;вместо неё вытягивают другую.</translation>
    </message>
    <message>
        <source>Plants owned by players are not affected.</source>
        <translation>Станций, которые уже у игроков, это не касается.</translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation>Раунд без продаж</translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market is removed from the game at the end of Phase 2 and replaced.</source>
        <translation>Если за раунд никто не купил станцию, в конце фазы&#xa0;2 самая дешёвая станция рынка уходит из игры, и её заменяют.</translation>
    </message>
    <message>
        <source>Plants not for everybody</source>
        <translation>Станции не для всех</translation>
    </message>
    <message>
        <source>On this board you need a city in certain areas to open an auction or bid for certain plants. Kind of plant and areas: {plants_need_city}. One city in one of these areas is enough.</source>
        <translation>На этом поле, чтобы выставить некоторые станции на торги или торговаться за них, нужен город в определённых областях. Вид станции и области: {plants_need_city}. Достаточно одного города в одной из этих областей.</translation>
    </message>
    <message>
        <source>Without such a city you can only pass when such a plant is up for auction. Once bought, it powers its owner&apos;s cities wherever they are.</source>
        <translation>У&#xa0;кого такого города нет, тот в&#xa0;торгах за такую станцию может только пасовать. Купленная станция снабжает города владельца, где бы они ни были.</translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation>Банк берёт станцию</translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which is then removed from the game.</source>
        <translation>Сколько станций может быть у банка: {bank_plants_allowed}. Когда их столько, он берёт станцию, только если она дороже самой дешёвой из его собственных; та уходит из игры.</translation>
    </message>
    <message>
        <source>Phase 3: fuel</source>
        <translation>Фаза&#xa0;3: ресурсы</translation>
    </message>
    <message>
        <source>Buying fuel</source>
        <translation>Покупка ресурсов</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile: {kept_kinds}. The next lower plant goes there instead; if there is none, no plant does.</source>
        <translation>Виды станций, которые никогда не уходят под стопку: {kept_kinds}. Вместо них туда уходит ближайшая более дешёвая станция; если такой нет, не уходит ни одна.</translation>
    </message>
    <message>
        <source>Areas in play bring plants of their own, which replace those with the same number:</source>
        <translation>Области в игре приносят свои станции, которые заменяют станции с тем же номером:</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant is removed from the game as well.</source>
        <translation>В фазе 5 1‑го и 2‑го этапов уходит из игры и самая дешёвая станция.</translation>
    </message>
    <message>
        <source>Plants that burn one more token than on other boards, and store no more than there: {burns_more}.</source>
        <translation>Станции, которые сжигают на фишку больше, чем на других полях, а хранят столько же, сколько там: {burns_more}.</translation>
    </message>
    <message>
        <source>A player who buys the plant with the discount token may buy another in the same round, or pass, even in round 1.</source>
        <translation>Кто купил станцию с жетоном скидки, может в том же раунде купить ещё одну или спасовать, даже в 1‑м раунде.</translation>
    </message>
    <message>
        <source>The plant market is one row, and every plant in it is for sale. Plants in it at the start: {row_start}. In Steps 1 and 2 plants are not replaced when sold. New ones are added as Phase 5 begins: at least {row_added}, and more until there are {row_kept}; if there are more than that, the lowest are removed.</source>
        <translation>Рынок станций — это один ряд, и&#xa0;любая станция в&#xa0;нём продаётся. Станций в нём вначале: {row_start}. На 1‑м и&#xa0;2‑м этапах проданное не заменяется. Новые станции приходят в&#xa0;начале фазы 5: не меньше {row_added}, и&#xa0;ещё, пока их не станет {row_kept}; если их больше, уходят самые дешёвые.</translation>
    </message>
    <message>
        <source>With the option “One area each” there are as many areas in play as players.</source>
        <translation>С вариантом «По одной области» в игре столько областей, сколько игроков.</translation>
    </message>
    <message>
        <source>On top of the draw pile, shuffled: {next_cards}.</source>
        <translation>Наверху стопки, перетасованные: {next_cards}.</translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the first places of cities: the first player one, the second two, the first two, the second one. From the second house on, each goes in a city directly connected to a city of the bank.</source>
        <translation>У банка есть запас домиков: {bank_houses}. Перед 1‑м раундом игроки ставят шесть из них на первые места городов: первый игрок один, второй два, первый два, второй один. Начиная со второго, каждый домик ставят в город, который напрямую соединён с городом банка.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities until a second place is open there.</source>
        <translation>Игроки не могут строить в этих городах, пока там не откроется второе место.</translation>
    </message>
    <message>
        <source>The players cannot build in these cities.</source>
        <translation>Игроки не могут строить в этих городах.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 the market holds eight plants, sorted by number. The four lowest, the current market, are for sale; the four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation>На 1‑м и 2‑м&#xa0;этапах на рынке восемь станций, разложенных по номерам. Четыре самые дешёвые&#xa0;— действующее предложение, они продаются; четыре самые дорогие&#xa0;— ожидаемое предложение. На 3‑м&#xa0;этапе на рынке шесть станций, и продаются все.</translation>
    </message>
    <message>
        <source>The market is sorted by number. The lowest plants, the current market, are for sale; the others are the future market. Plants in the current market: {current_market}; in the future market: {future_market}.</source>
        <translation>Станции на рынке разложены по номерам. Самые дешёвые&#xa0;— действующее предложение, они продаются; остальные&#xa0;— ожидаемое предложение. Станций в&#xa0;действующем предложении: {current_market}; в&#xa0;ожидаемом: {future_market}.</translation>
    </message>
    <message>
        <source>In Step 2 the future market is one plant smaller.</source>
        <translation>На 2‑м этапе ожидаемое предложение на одну станцию меньше.</translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile replaces it and the market is sorted again.</source>
        <translation>Как только станция продана или убрана, на её место приходит верхняя карта стопки, и рынок снова раскладывают по номерам.</translation>
    </message>
    <message>
        <source>The market is one row, sorted by number, and every plant in it is for sale.</source>
        <translation>Рынок&#xa0;— это один ряд станций, разложенных по номерам, и&#xa0;любая из них продаётся.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, the game continues with the plants that are left.</source>
        <translation>Когда стопка кончилась, игра идёт дальше с теми станциями, что есть.</translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; a player who passes is out of this auction. The highest bidder pays the bid and takes the plant.</source>
        <translation>Ставки идут по кругу, по часовой стрелке. Каждый в свой черёд ставит больше или пасует; кто спасовал, выбывает из этих торгов, но только из них. Сделавший самую высокую ставку платит её и берёт станцию.</translation>
    </message>
    <message>
        <source>Nobody buys more than one plant in a round.</source>
        <translation>Больше одной станции за раунд не покупает никто.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: until they have one, nobody may pass when it is their turn to open an auction. Passing in other players&apos; auctions is allowed. After the phase the turn order is set again.</source>
        <translation>В 1‑м&#xa0;раунде каждый должен купить станцию: когда ваша очередь начинать торги, пасовать нельзя, пока вы не купите станцию. В чужих торгах пасовать можно. После фазы порядок игроков определяют заново.</translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first sale of a round, or as soon as the first player passes instead of opening, the bank takes the highest plant for sale, without an auction. This happens once a round.</source>
        <translation>Торгуются только два игрока. Сразу после первой продажи раунда или как только первый игрок спасовал, вместо того чтобы начать торги, банк берёт самую дорогую из продающихся станций, без торгов. Так бывает один раз за раунд.</translation>
    </message>
    <message>
        <source>The plant that was sold is replaced before the bank takes one, and the plant of the bank right after.</source>
        <translation>Проданную станцию заменяют до того, как банк возьмёт свою, а станцию банка&#xa0;— сразу после.</translation>
    </message>
    <message>
        <source>In reverse turn order each player buys as many tokens as they can pay for and their plants can store, or none.</source>
        <translation>В&#xa0;обратном порядке игроков каждый покупает столько фишек, на сколько хватит денег и&#xa0;места на своих станциях, или ничего.</translation>
    </message>
    <message>
        <source>Each token costs the figure on its space. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>Фишка стоит столько, сколько написано на её делении. Первой всегда берут самую дешёвую фишку каждого вида, так что следующая никогда не стоит меньше.</translation>
    </message>
    <message>
        <source>In Steps 1 and 2 each token costs the figure on its space, from Step 3 on {carbon_tax} more. The cheapest token of a kind is always taken first, so the next one never costs less.</source>
        <translation>На 1‑м и 2‑м этапах фишка стоит столько, сколько написано на её делении, с 3‑го этапа&#xa0;— на {carbon_tax} больше. Первой всегда берут самую дешёвую фишку каждого вида, так что следующая никогда не стоит меньше.</translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation>Рынок ресурсов</translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 holds three tokens each of coal, oil and garbage. Uranium has spaces of its own, one token each.</source>
        <translation>На каждом из делений с&#xa0;1‑го по 8‑е помещается по три фишки угля, мазута и&#xa0;вторсырья. У&#xa0;урана свои деления, по одной фишке на каждом.</translation>
    </message>
    <message>
        <source>The number in brackets says how many tokens fit at these prices.</source>
        <translation>В&#xa0;скобках указано, для скольких фишек есть место по каждой из этих цен.</translation>
    </message>
    <message>
        <source>The northern market:</source>
        <translation>Северный рынок:</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation>Других фишек, кроме этих, нет. Чего игроки запасли, того не хватает на рынке и в резерве, пока оно не сгорит. Если какой-то ресурс распродан, его нельзя купить до пополнения.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. Fuel that players store is in neither the market nor the supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be available from the coal storage.</source>
        <translation>Других фишек, кроме этих, нет. Чего игроки запасли, того не хватает на рынке и в резерве, пока оно не сгорит. Если какой-то ресурс распродан, его нельзя купить до пополнения; уголь тогда, может быть, ещё есть на складе угля.</translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation>Хранение ресурсов</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Станция хранит только тот вид ресурсов, на котором работает, — не больше двойной нормы одного запуска. Фишки можно в&#xa0;любой момент перекладывать с&#xa0;одной своей станции на другую, если подходят вид и&#xa0;место. Так что купить можно всё, что поместится на всех ваших станциях вместе.</translation>
    </message>
    <message>
        <source>A plant stores only its own kind of fuel, up to twice what one run burns on other boards. You may move tokens at any time to another of your plants that burns that fuel and has room. So you may buy whatever fits on all your plants together.</source>
        <translation>Станция хранит только тот вид ресурсов, на котором работает,&#xa0;— не больше двойной нормы одного запуска на других полях. Фишки можно в&#xa0;любой момент перекладывать с&#xa0;одной своей станции на другую, если подходят вид и&#xa0;место. Так что купить можно всё, что поместится на всех ваших станциях вместе.</translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation>Гибридные станции</translation>
    </message>
    <message>
        <source>A hybrid plant burns any mix of coal and oil: one that needs two tokens runs on two coal, two oil, or one of each.</source>
        <translation>Гибридная станция сжигает любую смесь угля и&#xa0;мазута: если ей нужны две фишки, она работает на двух фишках угля, на двух мазута или на одной угля и&#xa0;одной мазута.</translation>
    </message>
    <message>
        <source>It also stores any mix of coal and oil: twice what one run burns in all, not of each.</source>
        <translation>Хранит она тоже любую смесь угля и&#xa0;мазута: двойную норму одного запуска всего, а&#xa0;не каждого вида.</translation>
    </message>
    <message>
        <source>It only burns tokens that can be stored on it. You may move tokens before each plant runs, but only to where there is room: with two coal and one oil for plants 29 and 35, the coal fills plant 29 and only plant 35 has room for the oil, so plant 29 burns coal.</source>
        <translation>Она сжигает только те фишки, которые можно на ней хранить. Перед запуском каждой станции фишки можно перекладывать, но лишь туда, где есть место: если для станций №&#xa0;29 и&#xa0;35 есть два угля и&#xa0;один мазут, уголь заполняет станцию №&#xa0;29, а&#xa0;мазуту есть место только на станции №&#xa0;35, так что станция №&#xa0;29 сжигает уголь.</translation>
    </message>
    <message>
        <source>This game was started in an older version that lacked one rule, and continues without it: hybrids burn any of their owner&apos;s coal and oil, wherever it is stored.</source>
        <translation>Эта игра начата в&#xa0;более старой версии, где не было одного из правил, и&#xa0;продолжается без него: гибридные станции сжигают любой уголь и&#xa0;мазут своего владельца, где бы они ни хранились.</translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation>Склад угля</translation>
    </message>
    <message>
        <source>You may buy coal from the storage at any time, even while the market has some, for {coal_storage_price} Elektro a token. Coal from a scrapped plant goes to the supply, where nobody can buy it.</source>
        <translation>Уголь со склада можно покупать в&#xa0;любое время, даже пока он есть на рынке, по {coal_storage_price}&#xa0;электро за фишку. Уголь со сброшенной станции уходит в&#xa0;резерв; там его никто не может купить.</translation>
    </message>
    <message>
        <source>Cheaper fuel</source>
        <translation>Ресурсы дешевле</translation>
    </message>
    <message>
        <source>On this board a house in a certain city makes a fuel cheaper for its owner: {fuel_discounts}. No token costs less than 0.</source>
        <translation>На этом поле домик в определённом городе удешевляет для владельца один из ресурсов: {fuel_discounts}. Дешевле 0 фишка не бывает.</translation>
    </message>
    <message>
        <source>A player who builds there pays less from the next Phase 3 on. Everybody else pays the figure on the space.</source>
        <translation>Кто там построил, платит меньше со следующей фазы 3. Все остальные платят столько, сколько написано на делении.</translation>
    </message>
    <message>
        <source>Two fuel markets</source>
        <translation>Два рынка ресурсов</translation>
    </message>
    <message>
        <source>This board has a northern and a southern fuel market, each with its own prices and refill. In a turn you buy at only one of them: the first token decides. In the next round you may choose again.</source>
        <translation>На этом поле есть северный и южный рынки ресурсов, у каждого свои цены и поставки. За ход вы покупаете только на одном из них: решает первая фишка. В следующем раунде можно выбрать заново.</translation>
    </message>
    <message>
        <source>Both are refilled from one supply, the northern one first. The northern market sells no uranium.</source>
        <translation>Оба пополняются из одного резерва, северный — первым. Северный рынок уран не продаёт.</translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation>Ресурсы банка</translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil alternately, coal first, while there is both.</source>
        <translation>В свой ход банк берёт с рынка ровно столько ресурсов, сколько сгорает за один запуск всех его станций, или сколько есть, и ничего не платит. Сначала идут станции с одним видом ресурсов. Затем гибридные берут по очереди уголь и мазут, начиная с угля, пока есть и то и другое.</translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation>В фазе&#xa0;5 банк в свой ход сжигает все свои ресурсы, даже там, где станции их не хватает.</translation>
    </message>
    <message>
        <source>The bank takes its fuel as soon as the first player has stopped buying, whatever it costs.</source>
        <translation>Банк берёт свои ресурсы, сколько бы они ни стоили, как только первый игрок закончил покупать.</translation>
    </message>
    <message>
        <source>The bank takes fuel from the southern market only.</source>
        <translation>Банк берёт ресурсы только с южного рынка.</translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation>Со склада угля банк ничего не берёт. Сожжённый им уголь уходит туда.</translation>
    </message>
    <message>
        <source>Phase 4: building</source>
        <translation>Фаза&#xa0;4: строительство</translation>
    </message>
    <message>
        <source>The first house</source>
        <translation>Первый домик</translation>
    </message>
    <message>
        <source>Your first house may go in any city in play without a house.</source>
        <translation>Ваш первый домик может стоять в любом городе в игре, где нет ни одного домика.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and replaced, once.</source>
        <translation>В его начале самая дешёвая станция рынка уходит из игры, и её один раз заменяют.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market is removed from the game and not replaced.</source>
        <translation>В&#xa0;его начале самая дешёвая станция рынка уходит из игры, и&#xa0;замены ей нет.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn.</source>
        <translation>3‑й&#xa0;этап начинается с фазы, следующей за той, в которой вышла карта 3‑го&#xa0;этапа.</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card is drawn for the second time.</source>
        <translation>3‑й этап начинается с&#xa0;фазы, следующей за той, в&#xa0;которой карта 3‑го этапа вышла во второй раз.</translation>
    </message>
    <message>
        <source>Step 3 begins at once when the Step 3 card is drawn.</source>
        <translation>3‑й этап начинается сразу, как только вышла карта 3‑го этапа.</translation>
    </message>
    <message>
        <source>From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the Step 3 figures.</source>
        <translation>С&#xa0;этого момента в&#xa0;каждом городе открыто третье место, за {house3}&#xa0;электро, а&#xa0;ресурсы поставляются по числам 3‑го этапа.</translation>
    </message>
    <message>
        <source>From then on the third places are open too, and fuel is refilled by the Step 3 figures.</source>
        <translation>С этого момента открыты и третьи места, а ресурсы поставляются по числам 3‑го этапа.</translation>
    </message>
    <message>
        <source>This applies when the card is drawn for the second time.</source>
        <translation>Это правило действует, когда карта выходит во второй раз.</translation>
    </message>
    <message>
        <source>As soon as the card is drawn, in any phase, the draw pile is shuffled: it now holds the plants that were below the card.</source>
        <translation>Как только карта вышла, в какой бы фазе это ни было, стопку перетасовывают: теперь в ней станции, которые лежали под этой картой.</translation>
    </message>
    <message>
        <source>Your first house goes on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Ваш первый домик ставится на место за {house1} в отмеченном городе&#xa0;— на поздних этапах тоже. Он стоит {house1}&#xa0;электро, за соединение платить не нужно.</translation>
    </message>
    <message>
        <source>You need not start in round 1.</source>
        <translation>Начинать в 1‑м&#xa0;раунде не обязательно.</translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation>Подключение городов</translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house plus the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation>В обратном порядке игроков каждый подключает один за другим столько городов, сколько может оплатить, или ни одного. Город стоит цену подключения и самый дешёвый путь от любого вашего города. Каждый город сразу считается вашим, в том числе для следующего пути.</translation>
    </message>
    <message>
        <source>Places in a city</source>
        <translation>Места в городе</translation>
    </message>
    <message>
        <source>A city has three places. A house on the first costs {house1} Elektro, on the second {house2}, on the third {house3}. You always take the cheapest free place.</source>
        <translation>В городе три места. Домик на первом стоит {house1}&#xa0;электро, на втором {house2}, на третьем {house3}. Занимают всегда самое дешёвое свободное место.</translation>
    </message>
    <message>
        <source>A city has one place. A house there costs the price on the city&apos;s sign.</source>
        <translation>В&#xa0;городе одно место. Домик там стоит столько, сколько указано на табличке города.</translation>
    </message>
    <message>
        <source>One place of each city is open, for the whole game.</source>
        <translation>В каждом городе всю игру открыто одно место.</translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation>Домики банка</translation>
    </message>
    <message>
        <source>Houses the bank has left after setup: {bank_houses_left}.</source>
        <translation>Домиков у банка после подготовки: {bank_houses_left}.</translation>
    </message>
    <message>
        <source>Phase 5: bureaucracy</source>
        <translation>Фаза&#xa0;5: бюрократия</translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation>Работа станций</translation>
    </message>
    <message>
        <source>Burnt fuel goes to the supply.</source>
        <translation>Сожжённые ресурсы уходят в резерв.</translation>
    </message>
    <message>
        <source>Burnt coal goes to the coal storage, all other fuel to the supply.</source>
        <translation>Сожжённый уголь уходит на склад угля, все остальные ресурсы&#xa0;— в резерв.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Выплата</translation>
    </message>
    <message>
        <source>You are paid for each of your cities that is powered, and a little even for none.</source>
        <translation>Вам платят за каждый ваш снабжённый город, и&#xa0;немного — даже если не снабжён ни один.</translation>
    </message>
    <message>
        <source>The table ends at {payments_end} cities: any more pay the same.</source>
        <translation>Таблица кончается на этом числе городов: {payments_end}. За большее число платят столько же.</translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation>Пополнение рынка ресурсов</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the most expensive free spaces first. If the supply has too few, only those are added. With this many players, the number of tokens is:</source>
        <translation>Когда все получили выплаты, из резерва на рынок приходят новые фишки. Они занимают сначала самые дорогие свободные деления. Если в резерве их меньше, приходит сколько есть. При таком числе игроков поставляется:</translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation>Конец урана</translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What is in the market can still be bought.</source>
        <translation>Как только кто-нибудь купил станцию №&#xa0;{uranium_phase_out_plant}, уран больше не поставляется, даже в раунде покупки. Тот, что лежит на рынке, можно покупать.</translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation>Рынок станций обновляется</translation>
    </message>
    <message>
        <source>After the refill the highest plant of the future market goes face down under the draw pile and is replaced: once in Step 1, twice in Step 2. In Step 3 the lowest plant of the market is removed from the game instead and replaced.</source>
        <translation>После пополнения самая дорогая станция ожидаемого предложения уходит лицом вниз под стопку, и&#xa0;её заменяют: на 1‑м этапе один раз, на 2‑м дважды. На 3‑м этапе вместо этого самая дешёвая станция рынка уходит из игры, и&#xa0;её заменяют.</translation>
    </message>
    <message>
        <source>After the refill in Step 3 the lowest plant of the market is removed from the game and replaced.</source>
        <translation>На 3‑м этапе после пополнения самая дешёвая станция рынка уходит из игры, и&#xa0;её заменяют.</translation>
    </message>
    <message>
        <source>The three Steps</source>
        <translation>Три этапа</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>2‑й&#xa0;этап</translation>
    </message>
    <message>
        <source>Step 2 begins after Phase 4 of the round in which somebody has connected this many cities: {step2_at}. Phase 5 of that round belongs to Step 2.</source>
        <translation>2‑й&#xa0;этап начинается после фазы&#xa0;4 того раунда, в котором кто-нибудь подключил столько городов: {step2_at}. Фаза&#xa0;5 этого раунда уже относится ко 2‑му&#xa0;этапу.</translation>
    </message>
    <message>
        <source>Step 2 begins when the Step 3 card is drawn for the first time, not at a number of cities.</source>
        <translation>2‑й этап начинается, когда карта 3-го этапа выходит впервые, а&#xa0;не при определённом числе городов.</translation>
    </message>
    <message>
        <source>From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the Step 2 figures.</source>
        <translation>С&#xa0;этого момента в&#xa0;каждом городе открыто второе место, за {house2}&#xa0;электро, а&#xa0;ресурсы поставляются по числам 2‑го этапа.</translation>
    </message>
    <message>
        <source>From then on the second places are open too, and fuel is refilled by the Step 2 figures.</source>
        <translation>С этого момента открыты и вторые места, а ресурсы поставляются по числам 2‑го этапа.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>3‑й&#xa0;этап</translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Ожидаемого предложения больше нет. На рынке шесть станций или сколько осталось, и продаются все. В конце каждого раунда самая дешёвая уходит из игры, и её заменяют.</translation>
    </message>
    <message>
        <source>All plants are for sale. Plants in the market: {step3_market}, or those that are left. At the end of each round the lowest one is removed from the game and replaced.</source>
        <translation>Продаются все станции. Станций на рынке: {step3_market} или сколько осталось. В&#xa0;конце каждого раунда самая дешёвая уходит из игры, и&#xa0;её заменяют.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 2</source>
        <translation>Карта 3‑го этапа в&#xa0;фазе 2</translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and is last in the future market. The auctions continue, with replacements. At the end of the phase the card and the lowest plant are removed and not replaced. Step 3 begins with Phase 3.</source>
        <translation>В фазе&#xa0;2 эта карта считается самой дорогой станцией и лежит последней в ожидаемом предложении. Торги продолжаются, с заменой станций. В конце фазы карта и самая дешёвая станция уходят с рынка, и замены им нет. 3‑й&#xa0;этап начинается с фазы&#xa0;3.</translation>
    </message>
    <message>
        <source>The Step 3 card in Phase 4 or 5</source>
        <translation>Карта 3‑го этапа в&#xa0;фазе 4 или 5</translation>
    </message>
    <message>
        <source>If it replaces a plant that became too small in Phase 4, or one removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Если она заменяет станцию, которая стала слишком маленькой в&#xa0;фазе 4, или ту, что уходит в&#xa0;начале 2‑го этапа, карта и&#xa0;самая дешёвая станция сразу уходят, и&#xa0;замены им нет. 3‑й этап начинается с&#xa0;фазы 5.</translation>
    </message>
    <message>
        <source>If it replaces the plant removed at the beginning of Step 2, the card and the lowest plant are removed at once and not replaced. Step 3 begins with Phase 5.</source>
        <translation>Если она заменяет станцию, которая уходит в&#xa0;начале 2‑го этапа, карта и&#xa0;самая дешёвая станция сразу уходят, и&#xa0;замены им нет. 3‑й этап начинается с&#xa0;фазы 5.</translation>
    </message>
    <message>
        <source>In Phase 5 both are removed in the same way. By then the fuel has been refilled by the figures of the previous Step. Step 3 begins with Phase 1 of the next round.</source>
        <translation>В фазе&#xa0;5 обе уходят так же. Ресурсы к этому времени уже пополнены по числам прежнего этапа. 3‑й&#xa0;этап начинается с фазы&#xa0;1 следующего раунда.</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>3‑й&#xa0;этап раньше 2‑го</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game and replaced. Right after that, the card and the lowest plant are removed without replacement, and Step 3 begins as usual.</source>
        <translation>Карта 3‑го этапа может выйти раньше, чем начался 2‑й. Тогда сначала выполняют 2‑й этап: самая дешёвая станция уходит из игры, и&#xa0;её заменяют. Сразу после этого карта и&#xa0;самая дешёвая станция уходят без замены, и&#xa0;3‑й этап начинается как обычно.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is carried out first: the lowest plant is removed from the game. Right after that, the card and the next lowest plant are removed too, all without replacement, and Step 3 begins as usual.</source>
        <translation>Карта 3‑го этапа может выйти раньше, чем начался 2‑й. Тогда сначала выполняют 2‑й этап: самая дешёвая станция уходит из игры. Сразу после этого уходят и&#xa0;карта, и&#xa0;следующая самая дешёвая станция, всё без замены, и&#xa0;3‑й этап начинается как обычно.</translation>
    </message>
    <message>
        <source>The Step 3 card may be drawn before Step 2 has begun. Then Step 2 is skipped: the game goes straight from Step 1 to Step 3, and no plant is removed for Step 2.</source>
        <translation>Карта 3‑го этапа может выйти раньше, чем начался 2‑й. Тогда 2‑й этап пропускают: игра сразу переходит с&#xa0;1‑го этапа на 3‑й, и&#xa0;ради 2‑го этапа ни одна станция не уходит.</translation>
    </message>
    <message>
        <source>If the card is drawn in the same Phase 4 in which somebody connects the city that starts Step 2, both apply: after the phase the lowest plant is removed from the game and replaced, and Step 3 begins with Phase 5.</source>
        <translation>Если карта вышла в той же фазе 4, в которой кто-нибудь подключил город, с которого начинается 2‑й этап, происходит и то и другое: после фазы самая дешёвая станция уходит из игры, и её заменяют, а 3‑й этап начинается с фазы 5.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Когда кончается игра</translation>
    </message>
    <message>
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. After that, plants earn no money and nothing is refilled.</source>
        <translation>Игра кончается после фазы 4 того раунда, в&#xa0;котором кто-нибудь подключил столько городов: {end_at}. Все остальные ещё строят в&#xa0;этой фазе. После этого станции денег не приносят, и&#xa0;ничего не пополняется.</translation>
    </message>
    <message>
        <source>The game also ends after Phase 4 when every place is taken and nobody can ever build again.</source>
        <translation>Игра кончается и после фазы 4, когда все места заняты и строить больше никто не сможет.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Кто побеждает</translation>
    </message>
    <message>
        <source>The winner is the player who can power the most of their own cities, with the plants and the fuel they have at the end. Nobody can power more cities than they have connected.</source>
        <translation>Побеждает тот, кто может снабдить больше всего своих городов теми станциями и ресурсами, которые есть у него в конце. Снабдить больше городов, чем подключено, нельзя.</translation>
    </message>
    <message>
        <source>In a tie, more money decides, and then more cities connected.</source>
        <translation>При равенстве решает, у&#xa0;кого больше денег, а&#xa0;затем — у&#xa0;кого больше подключённых городов.</translation>
    </message>
    <message>
        <source>In a tie, more money decides.</source>
        <translation>При равенстве решает, у&#xa0;кого больше денег.</translation>
    </message>
    <message>
        <source>Players still tied share the place.</source>
        <translation>Если и тогда равенство, игроки делят место.</translation>
    </message>
    <message>
        <source>The bank does not count.</source>
        <translation>Банк здесь не считается.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a plug, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n закрытая с&#xa0;вилкой</numerusform>
            <numerusform>%n закрытые с&#xa0;вилкой</numerusform>
            <numerusform>%n закрытых с&#xa0;вилкой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n другая закрытая</numerusform>
            <numerusform>%n другие закрытые</numerusform>
            <numerusform>%n других закрытых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a socket, unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n закрытая с&#xa0;розеткой</numerusform>
            <numerusform>%n закрытые с&#xa0;розеткой</numerusform>
            <numerusform>%n закрытых с&#xa0;розеткой</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation>{kind}: {areas}</translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less per token</source>
        <translation>{city}: {fuel} на {amount}&#xa0;электро за фишку дешевле</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Фишек</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Самая дешёвая</translation>
    </message>
    <message>
        <source>Tokens in all</source>
        <translation>Фишек всего</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Деления</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>{step}-й этап</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Электро</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>See also: {links}</source>
        <translation>См. также: {links}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Разделы правил</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Текст правил</translation>
    </message>
</context>
<context>
    <name>RunTile</name>
    <message>
        <source>Switches the plant on or off.</source>
        <translation>Включает или выключает станцию.</translation>
    </message>
    <message>
        <source>Your coal and oil allow no other mix.</source>
        <translation>Ваши уголь и&#xa0;мазут не дают другой смеси.</translation>
    </message>
    <message>
        <source>Another mix of coal and oil (X)</source>
        <translation>Другая смесь угля и&#xa0;мазута (X)</translation>
    </message>
</context>
<context>
    <name>Safeguard</name>
    <message>
        <source>This game is not saved! {reason}</source>
        <translation>Эта игра не сохранена! {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Saves the game once more.</source>
        <translation>Сохраняет игру ещё раз.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Saves the record of this game elsewhere.</source>
        <translation>Сохраняет запись этой игры в другом месте.</translation>
    </message>
    <message>
        <source>{folder} cannot be opened ({reason}), so what is saved there is not shown. Check the folder.</source>
        <translation>Не удаётся открыть папку {folder} ({reason}), поэтому сохранённое в&#xa0;ней не показано. Проверьте папку.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Hides this message.</source>
        <translation>Скрывает это сообщение.</translation>
    </message>
    <message>
        <source>Everything played since the last save will be lost.</source>
        <translation>Всё, что сыграно после последнего сохранения, будет потеряно.</translation>
    </message>
    <message>
        <source>Leave this game unsaved?</source>
        <translation>Выйти из этой игры без сохранения?</translation>
    </message>
    <message>
        <source>Leave unsaved</source>
        <translation>Выйти без сохранения</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Clears the search.</source>
        <translation>Очищает поиск.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player</comment>
        <translation>красный</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>другая программа</translation>
    </message>
    <message>
        <source>Lets another program play.</source>
        <translation>Играет другая программа.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Выбрать программу…</translation>
    </message>
    <message>
        <source>Another program: {name}</source>
        <translation>Другая программа: {name}</translation>
    </message>
    <message>
        <source>Program to play against</source>
        <translation>Программа-соперник</translation>
    </message>
    <message>
        <source>{file} cannot be started: make it executable, or choose another program.</source>
        <translation>Не удаётся запустить {file}: сделайте файл исполняемым или выберите другую программу.</translation>
    </message>
    <message>
        <source>The program cannot be saved: {reason}.</source>
        <translation>Не удаётся сохранить программу: {reason}.</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player</comment>
        <translation>синий</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of a player</comment>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of a player</comment>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>Builds a city in most rounds, rarely the cheapest, and overpays for plants.</source>
        <translation>Почти каждый раунд подключает город, редко самый дешёвый, и&#xa0;переплачивает за станции.</translation>
    </message>
    <message>
        <source>Builds a city or two in most rounds and overpays for plants.</source>
        <translation>Почти каждый раунд подключает один-два города и&#xa0;переплачивает за станции.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level of a bot</comment>
        <translation>новичок</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of a bot</comment>
        <translation>ученик</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of a bot</comment>
        <translation>опытный</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of a bot</comment>
        <translation>знаток</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of a bot</comment>
        <translation>мастер</translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of a bot</comment>
        <translation>случайный</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of a bot</comment>
        <translation>стабильный</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of a bot</comment>
        <translation>сильный</translation>
    </message>
    <message>
        <source>thrifty</source>
        <comment>level of a bot</comment>
        <translation>экономный</translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of a bot</comment>
        <translation>очень сильный</translation>
    </message>
    <message>
        <source>Another program, as strong as its author made it.</source>
        <translation>Другая программа со своей силой игры.</translation>
    </message>
    <message>
        <source>Plans each round and misjudges a plant now and then.</source>
        <translation>Планирует каждый раунд, но изредка неверно оценивает станцию.</translation>
    </message>
    <message>
        <source>Plans to the end of the game and rarely errs.</source>
        <translation>Планирует до конца игры и редко ошибается.</translation>
    </message>
    <message>
        <source>Plays as well as this program can.</source>
        <translation>Играет так хорошо, как только умеет компьютер.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>any</source>
        <comment>seed</comment>
        <translation>любое</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно (seed)</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The bank takes plant {plant}, the highest of the current market.</source>
        <translation>Банк берёт станцию №&#xa0;{plant}, самую дорогую в действующем предложении.</translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, is removed from the game.</source>
        <translation>Самая дешёвая из его станций, №&#xa0;{scrapped}, уходит из игры.</translation>
    </message>
    <message>
        <source>The bank does not take plant {plant}: its own lowest, {lowest}, is higher.</source>
        <translation>Банк не берёт станцию №&#xa0;{plant}: она не дороже самой дешёвой из его станций, №&#xa0;{lowest}.</translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation>Первая станция раунда продана.</translation>
    </message>
    <message>
        <source>The first player opens no auction.</source>
        <translation>Первый по порядку не начинает торги.</translation>
    </message>
    <message>
        <source>The bank has no plant and takes no fuel.</source>
        <translation>У банка нет станций, ресурсы он не берёт.</translation>
    </message>
    <message>
        <source>The bank takes no fuel for {plants}.</source>
        <translation>Банк не берёт ресурсы для №&#xa0;{plants}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a starting city.</source>
        <translation>Банк закрывает второе место в стартовом городе {city}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, which was empty until now.</source>
        <translation>Банк закрывает второе место в городе {city}, где до сих пор было пусто.</translation>
    </message>
    <message>
        <source>The bank burns nothing.</source>
        <translation>Банк ничего не сжигает.</translation>
    </message>
    <message>
        <source>The bank burns all it has: {tokens}.</source>
        <translation>Банк сжигает всё, что есть: {tokens}.</translation>
    </message>
    <message>
        <source>{name} marks {city} as a starting city.</source>
        <translation>{name} отмечает стартовый город {city}.</translation>
    </message>
    <message>
        <source>{name} starts in {city}; its uranium token goes back to the supply.</source>
        <translation>{name} начинает в городе {city}; фишка урана возвращается в резерв.</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Раунд {round} · {phase}</translation>
    </message>
    <message>
        <source>{nth}, powers {n}</source>
        <translation>{nth}, снабжает {n}</translation>
    </message>
    <message>
        <source>wins, powers {n}</source>
        <translation>победа, снабжает {n}</translation>
    </message>
    <message>
        <source>{nth}: {n}</source>
        <translation>{nth}: {n}</translation>
    </message>
    <message>
        <source>leads with {bid}</source>
        <translation>лидирует: {bid}</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>торги</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>chooses a city</source>
        <translation>выбирает город</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>выбирает</translation>
    </message>
    <message>
        <source>buys now</source>
        <translation>покупает</translation>
    </message>
    <message>
        <source>builds now</source>
        <translation>строит</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>запускает</translation>
    </message>
    <message>
        <source>next after you</source>
        <translation>сразу после вас</translation>
    </message>
    <message>
        <source>chooses {nth}</source>
        <translation>ходит {nth}</translation>
    </message>
    <message>
        <source>opens {nth}</source>
        <translation>ходит {nth}</translation>
    </message>
    <message>
        <source>buys {nth}</source>
        <translation>ходит {nth}</translation>
    </message>
    <message>
        <source>builds {nth}</source>
        <translation>ходит {nth}</translation>
    </message>
    <message>
        <source>runs {nth}</source>
        <translation>ходит {nth}</translation>
    </message>
    <message>
        <source>+{income}</source>
        <translation>+{income}</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>an auction</comment>
        <translation>лидер</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>whoever passed in an auction</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>bids now</source>
        <comment>on turn</comment>
        <translation>ходит</translation>
    </message>
    <message>
        <source>to open</source>
        <comment>an auction, on turn now</comment>
        <translation>выставляет</translation>
    </message>
    <message>
        <source>next</source>
        <comment>in the order</comment>
        <translation>след.</translation>
    </message>
    <message>
        <source>last</source>
        <comment>in the order</comment>
        <translation>посл.</translation>
    </message>
    <message>
        <source>chooses last</source>
        <translation>ходит в конце</translation>
    </message>
    <message>
        <source>opens last</source>
        <translation>ходит в конце</translation>
    </message>
    <message>
        <source>buys last</source>
        <translation>ходит в конце</translation>
    </message>
    <message>
        <source>builds last</source>
        <translation>ходит в конце</translation>
    </message>
    <message>
        <source>runs last</source>
        <translation>ходит в конце</translation>
    </message>
    <message>
        <source>bought {plant} for {price}</source>
        <translation>№&#xa0;{plant} за {price}</translation>
    </message>
    <message numerus="yes">
        <source>done, bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>готово, %n за {price}</numerusform>
            <numerusform>готово, %n за {price}</numerusform>
            <numerusform>готово, %n за {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>готово</translation>
    </message>
    <message>
        <source>−{price}</source>
        <translation>−{price}</translation>
    </message>
    <message>
        <source>Mine {n}: sells uranium for {cities}</source>
        <translation>Рудник {n}: продаёт уран, {cities}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1-й</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-й</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3-й</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4-й</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5-й</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6-й</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {money} Elektro, {cities}, powers {powers} of {capacity}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {money}&#xa0;электро, {cities}, снабжает {powers} из {capacity}; станции {plants}; {fuel}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>plants</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>ресурсов нет</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>{those} or {last}</source>
        <translation>{those} или {last}</translation>
    </message>
    <message>
        <source>Nobody else may bid, so the plant goes at its minimum of {minimum}.</source>
        <translation>Больше никто не может торговаться, так что станция уходит за минимум: {minimum}.</translation>
    </message>
    <message>
        <source>You already have a house in {city_name}.</source>
        <translation>Ваш домик уже стоит в городе {city_name}.</translation>
    </message>
    <message>
        <source>An area must touch those already chosen.</source>
        <translation>Область должна граничить с&#xa0;уже выбранными.</translation>
    </message>
    <message>
        <source>The minimum bid is {minimum}.</source>
        <translation>Минимальная ставка&#xa0;— {minimum}.</translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; scrap another one.</source>
        <translation>Станция №&#xa0;{plant} только что куплена; сбросьте другую.</translation>
    </message>
    <message>
        <source>{city_name} has no open place in Step {step}.</source>
        <translation>В&#xa0;городе {city_name} на {step}-м этапе нет открытых мест.</translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation>Город {city_name} занят; выберите пустой.</translation>
    </message>
    <message>
        <source>{city_name} is in an area out of play.</source>
        <translation>Город {city_name} лежит в области вне игры.</translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation>Первый город должен быть пустым, а {city_name} занят.</translation>
    </message>
    <message>
        <source>{fuel_name}: discard only {maximum}; the rest can be stored.</source>
        <translation>{fuel_name}: сбросьте только {maximum}, остальное можно хранить.</translation>
    </message>
    <message>
        <source>{fuel_name}: the market has only {stock} left.</source>
        <translation>{fuel_name}: на рынке осталось только {stock}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places a house for the bank in {city}; the bank has %n more.</source>
        <translation>
            <numerusform>{name} ставит домик банка в городе {city}; остался ещё %n.</numerusform>
            <numerusform>{name} ставит домик банка в городе {city}; осталось ещё %n.</numerusform>
            <numerusform>{name} ставит домик банка в городе {city}; осталось ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market is %n tokens short.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>На рынке не хватает %n фишки.</numerusform>
            <numerusform>На рынке не хватает %n фишек.</numerusform>
            <numerusform>На рынке не хватает %n фишек.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>a fuel of which the market has none</comment>
        <translation>распродано</translation>
    </message>
    <message>
        <source>now</source>
        <comment>on turn; very short</comment>
        <translation>ход</translation>
    </message>
    <message numerus="yes">
        <source>done, built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>готово, %n за {price}</numerusform>
            <numerusform>готово, %n за {price}</numerusform>
            <numerusform>готово, %n за {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n, earned {income}</source>
        <comment>plants</comment>
        <translation>
            <numerusform>запуск %n, +{income}</numerusform>
            <numerusform>запуск %n, +{income}</numerusform>
            <numerusform>запуск %n, +{income}</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}; {name} leads with {bid}</source>
        <translation>{plant}; лидирует {name}, ставка {bid}</translation>
    </message>
    <message>
        <source>{plant}; from {minimum}</source>
        <translation>{plant}; от {minimum}</translation>
    </message>
    <message>
        <source>{plant}; future market</source>
        <translation>{plant}; ожидаемое предложение</translation>
    </message>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>остался %n домик</numerusform>
            <numerusform>осталось %n домика</numerusform>
            <numerusform>осталось %n домиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>houses</comment>
        <translation>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal or oil</source>
        <translation>
            <numerusform>%n уголь или мазут</numerusform>
            <numerusform>%n угля или мазута</numerusform>
            <numerusform>%n угля или мазута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n areas are chosen.</source>
        <translation>
            <numerusform>Области уже выбраны: %n.</numerusform>
            <numerusform>Области уже выбраны: %n.</numerusform>
            <numerusform>Области уже выбраны: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{city_name} is reserved for a network that starts there.</source>
        <translation>Город {city_name} оставлен для сети, которая там начнётся.</translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation>Для станции №&#xa0;{plant} нужен город в одной из областей: {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for only %n more.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: места на ваших станциях хватит ещё на %n, не больше.</numerusform>
            <numerusform>{fuel_name}: места на ваших станциях хватит ещё на %n, не больше.</numerusform>
            <numerusform>{fuel_name}: места на ваших станциях хватит ещё на %n, не больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connection in play leads to {city_name}.</source>
        <translation>К&#xa0;городу {city_name} не ведёт ни одно соединение в&#xa0;игре.</translation>
    </message>
    <message>
        <source>That much fuel is not available.</source>
        <translation>Столько ресурсов нет.</translation>
    </message>
    <message>
        <source>A network starts in a marked city, and {city_name} is not one.</source>
        <translation>Сеть начинается в отмеченном городе, а {city_name} не отмечен.</translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation>Город {city_name} не соединён напрямую с городом банка.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Сейчас так нельзя.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough fuel to run all of these plants.</source>
        <translation>Чтобы запустить все эти станции, ресурсов не хватает.</translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation>Это стоит {price}, а у вас {money}.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now; only the current market is.</source>
        <translation>Станция №&#xa0;{plant} сейчас не продаётся: продаётся только действующее предложение.</translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation>Это не ваша станция.</translation>
    </message>
    <message>
        <source>The game could not be saved: {what}</source>
        <translation>Не удалось сохранить игру: {what}</translation>
    </message>
    <message>
        <source>That card cannot be revealed now.</source>
        <translation>Эту карту сейчас открыть нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {minimum} to %n coal and the rest oil.</source>
        <translation>
            <numerusform>Гибридные станции могут сжечь от {minimum} до %n фишки угля, а&#xa0;остальное мазутом.</numerusform>
            <numerusform>Гибридные станции могут сжечь от {minimum} до %n фишек угля, а&#xa0;остальное мазутом.</numerusform>
            <numerusform>Гибридные станции могут сжечь от {minimum} до %n фишек угля, а&#xa0;остальное мазутом.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale yet: it is in the future market.</source>
        <translation>Станция №&#xa0;{plant} пока не продаётся: она в ожидаемом предложении.</translation>
    </message>
    <message>
        <source>{fuel_name}: your plants have no room for more.</source>
        <translation>{fuel_name}: на ваших станциях больше нет места.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Начинается раунд {round}.</translation>
    </message>
    <message>
        <source>Before the first round, the players choose in turn.</source>
        <translation>Перед первым раундом игроки выбирают по очереди.</translation>
    </message>
    <message>
        <source>The turn order is set.</source>
        <translation>Определяется порядок игроков.</translation>
    </message>
    <message>
        <source>Power plants are auctioned.</source>
        <translation>Идёт аукцион электростанций.</translation>
    </message>
    <message>
        <source>Fuel is bought; the last in turn order goes first.</source>
        <translation>Покупаются ресурсы; первым покупает последний по порядку.</translation>
    </message>
    <message>
        <source>Houses are built; the last in turn order goes first.</source>
        <translation>Идёт строительство; первым строит последний по порядку.</translation>
    </message>
    <message>
        <source>Plants run and players are paid.</source>
        <translation>Станции работают и приносят деньги.</translation>
    </message>
    <message>
        <source>The setup is done.</source>
        <translation>Подготовка закончена.</translation>
    </message>
    <message>
        <source>Round {round}, {phase}: the phase is over.</source>
        <translation>Раунд {round}, {phase}: фаза закончена.</translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation>Порядок теперь такой: {names}&#xa0;— по городам, затем по самой дорогой станции.</translation>
    </message>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: на одну меньше</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: на одну больше</translation>
    </message>
    <message>
        <source>{name} did not answer in time: the bot was restarted.</source>
        <translation>{name} не отвечает вовремя: компьютер запущен заново.</translation>
    </message>
    <message>
        <source>{name} stopped thinking: the bot was restarted.</source>
        <translation>{name} больше не думает: компьютер запущен заново.</translation>
    </message>
    <message>
        <source>{name} does not answer, so the game is paused. “Continue” asks again.</source>
        <translation>{name} не отвечает, поэтому игра приостановлена. «Продолжить» — спросить ещё раз.</translation>
    </message>
    <message>
        <source>The discount is on plant {plant}, the lowest: it may go for 1.</source>
        <translation>Жетон скидки лежит на станции №&#xa0;{plant}, самой дешёвой: она может уйти за 1.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy and takes plant {plant}.</source>
        <translation>{name}, единственный покупатель, берёт станцию №&#xa0;{plant}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} ставит {amount}.</translation>
    </message>
    <message>
        <source>{name} can buy no plant: the turn is skipped.</source>
        <translation>{name} не может купить станцию: ход пропускается.</translation>
    </message>
    <message>
        <source>{name} can bid no more and passes.</source>
        <translation>{name} больше не может ставить и пасует.</translation>
    </message>
    <message>
        <source>{name} passes and buys no plant this round.</source>
        <translation>{name} пасует и не покупает станцию в этом раунде.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} пасует.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} покупает станцию №&#xa0;{plant} за {price}.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant} (over the limit).</source>
        <translation>{name} сбрасывает станцию №&#xa0;{plant}: их слишком много.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}.</source>
        <translation>{name} сбрасывает {fuel}.</translation>
    </message>
    <message>
        <source>The Step 3 card is removed from the market.</source>
        <translation>Карта 3-го этапа уходит с рынка.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: everybody passed.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит: все спасовали.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: nobody bought it at a discount.</source>
        <translation>Станция №&#xa0;{plant} уходит: со скидкой её никто не купил.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: it is lower than the one at a discount.</source>
        <translation>Станция №&#xa0;{plant} сразу уходит: она дешевле станции со скидкой.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed as Step 2 begins.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит в&#xa0;начале 2-го этапа.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: Step 3 makes the market smaller.</source>
        <translation>Станция №&#xa0;{plant} уходит: на 3-м этапе рынок меньше.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of a round in Step 3.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит в&#xa0;конце раунда на 3-м этапе.</translation>
    </message>
    <message>
        <source>Plant {plant}, the highest, goes under the draw pile at the end of the round.</source>
        <translation>Станция №&#xa0;{plant}, самая дорогая, уходит под стопку в&#xa0;конце раунда.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}, {stored} of it from the storage.</source>
        <translation>{name} покупает {fuel} за {price}, из них {stored}&#xa0;— со склада.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price}.</source>
        <translation>{name} покупает {fuel} за {price}.</translation>
    </message>
    <message>
        <source>The Step 3 card is drawn.</source>
        <translation>Выходит карта 3-го этапа.</translation>
    </message>
    <message>
        <source>That much fuel cannot be left on plant {plant}.</source>
        <translation>Столько ресурсов на станции №&#xa0;{plant} оставить нельзя.</translation>
    </message>
    <message>
        <source>{name} could not decide: a simpler bot stands in until it can.</source>
        <translation>{name} не может решить: пока играет компьютер попроще.</translation>
    </message>
    <message>
        <source>{name} tried an illegal move, a bug in this program: a random move is made instead.</source>
        <translation>{name} пробует недопустимый ход (ошибка программы): вместо него делается случайный.</translation>
    </message>
    <message>
        <source>{name} waits until the others have bought a token.</source>
        <translation>{name} ждёт, пока остальные купят по фишке.</translation>
    </message>
    <message>
        <source>{name} sells no uranium: the market is full.</source>
        <translation>{name} не продаёт уран: рынок полон.</translation>
    </message>
    <message>
        <source>{name} sells uranium at {price} and earns {income}.</source>
        <translation>{name} продаёт уран по {price} и получает {income}.</translation>
    </message>
    <message>
        <source>No uranium leaves the market: there is none.</source>
        <translation>Уран с рынка не уходит: его там нет.</translation>
    </message>
    <message>
        <source>The cheapest tokens leave the uranium market: {fuel}.</source>
        <translation>С рынка урана уходят самые дешёвые фишки: {fuel}.</translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected this round, so everybody&apos;s income is cut.</source>
        <translation>
            <numerusform>Авария в&#xa0;сети: в&#xa0;этом раунде подключён %n город, поэтому все выплаты урезаны.</numerusform>
            <numerusform>Авария в&#xa0;сети: в&#xa0;этом раунде подключено %n города, поэтому все выплаты урезаны.</numerusform>
            <numerusform>Авария в&#xa0;сети: в&#xa0;этом раунде подключено %n городов, поэтому все выплаты урезаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile has run out again: all plants are for sale, and no more come.</source>
        <translation>Стопка снова кончилась: продаются все станции, новых не будет.</translation>
    </message>
    <message>
        <source>The draw pile has run out: the plants set aside are shuffled and replace it.</source>
        <translation>Стопка кончилась: отложенные станции тасуют, и они её заменяют.</translation>
    </message>
    <message>
        <source>The order is now {names}.</source>
        <translation>Порядок теперь такой: {names}.</translation>
    </message>
    <message>
        <source>Coal, oil and garbage cost {tax} more per token.</source>
        <translation>Уголь, мазут и вторсырьё дороже на {tax} за фишку.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>Общая победа: {names}</translation>
    </message>
    <message>
        <source>Plant {plant} is drawn.</source>
        <translation>Выходит станция №&#xa0;{plant}.</translation>
    </message>
    <message>
        <source>The Step 3 card goes back under the draw pile.</source>
        <translation>Карта 3-го этапа снова уходит под стопку.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: somebody has passed.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит: кто-то спасовал.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed at the end of the round.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит в&#xa0;конце раунда.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed: the row is too long.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит: ряд слишком длинный.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: it is not allowed in Step 1.</source>
        <translation>Станция №&#xa0;{plant} уходит: на 1‑м этапе она продаваться не может.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile: it is not allowed in Step 1.</source>
        <translation>Станция №&#xa0;{plant} уходит под стопку: на 1‑м этапе она продаваться не может.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile.</source>
        <translation>Станция №&#xa0;{plant} уходит под стопку.</translation>
    </message>
    <message>
        <source>Plant {plant}, one of the highest, is set aside at the end of the round.</source>
        <translation>Станция №&#xa0;{plant}, одна из самых дорогих, откладывается в&#xa0;конце раунда.</translation>
    </message>
    <message>
        <source>Plant {plant}, the lowest, is removed and not replaced.</source>
        <translation>Станция №&#xa0;{plant}, самая дешёвая, уходит без замены.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price} ({market}).</source>
        <translation>{name} покупает {fuel} за {price} ({market}).</translation>
    </message>
    <message>
        <source>{name} starts a second network in {city} for {total}.</source>
        <translation>{name} начинает вторую сеть в городе {city} за {total}.</translation>
    </message>
    <message>
        <source>{name} connects {city} for {total}: {house} + {way}.</source>
        <translation>{name} подключает город {city} за {total}: {house} + {way}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {total}.</source>
        <translation>{name} строит в городе {city} за {total}.</translation>
    </message>
    <message>
        <source>{name} can buy no fuel: the turn is skipped.</source>
        <translation>{name} не может купить ресурсы: ход пропускается.</translation>
    </message>
    <message>
        <source>{name} can build nothing: the turn is skipped.</source>
        <translation>{name} не может ничего построить: ход пропускается.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} больше не покупает ресурсы.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} больше не строит.</translation>
    </message>
    <message>
        <source>{name} is done for this round.</source>
        <translation>{name} заканчивает раунд.</translation>
    </message>
    <message>
        <source>Second places open.</source>
        <translation>Открываются вторые места.</translation>
    </message>
    <message>
        <source>Third places open.</source>
        <translation>Открываются третьи места.</translation>
    </message>
    <message>
        <source>The Step 3 card has been drawn: Step 3 begins. All plants are for sale.</source>
        <translation>Вышла карта 3-го этапа: начинается 3-й этап. Продаются все станции.</translation>
    </message>
    <message>
        <source>The Step 3 card starts Step 2 and goes back into the pile.</source>
        <translation>Карта 3-го этапа начинает 2-й этап и&#xa0;возвращается в&#xa0;стопку.</translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities.</source>
        <translation>
            <numerusform>Начинается 2-й этап: у&#xa0;кого-то %n город.</numerusform>
            <numerusform>Начинается 2-й этап: у&#xa0;кого-то %n города.</numerusform>
            <numerusform>Начинается 2-й этап: у&#xa0;кого-то %n городов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 begins, with Step 3 next.</source>
        <translation>Начинается 2-й этап, следом 3-й.</translation>
    </message>
    <message>
        <source>not for sale</source>
        <comment>a fuel that is too expensive now</comment>
        <translation>не продаётся</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table</source>
        <translation>{fuel}: следующая цена {price}, продаётся {stock}, в корзине {cart}, поставка {refill}, если все один раз заполнят и запустят станции, {due} по таблице</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy fuel for one run and run all plants, {due} by the table; next round from {later}</source>
        <translation>{fuel}: следующая цена {price}, продаётся {stock}, в корзине {cart}, поставка {refill}, если все один раз заполнят и запустят станции, {due} по таблице; в следующем раунде от {later}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction at a discount and bids {bid}.</source>
        <translation>{name} выставляет на торги со скидкой станцию №&#xa0;{plant}, ставка {bid}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction and bids {bid}.</source>
        <translation>{name} выставляет на торги станцию №&#xa0;{plant}, ставка {bid}.</translation>
    </message>
    <message>
        <source>{name} runs no plant and is paid {income}.</source>
        <translation>{name} не запускает станции и получает {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, burns {burnt}, powers {powered} and earns {income}.</source>
        <translation>{name} запускает №&#xa0;{plants}, сжигает {burnt}; снабжено городов: {powered}, выплата {income}.</translation>
    </message>
    <message>
        <source>{name} runs {plants}, powers {powered} and earns {income}.</source>
        <translation>{name} запускает №&#xa0;{plants}; снабжено городов: {powered}, выплата {income}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the refill of one of two markets</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{market}: refilled with {added}.</source>
        <translation>{market}: поступает {added}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}. {fuel} gets cheaper; tokens missing: {n}.</source>
        <translation>На рынок ресурсов поступает: {added}. {fuel}: цена падает, не хватает фишек: {n}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation>На рынок ресурсов поступает: {added}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win.</source>
        <translation>Игра окончена, общая победа: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n cities powered.</source>
        <translation>
            <numerusform>Игра окончена: {name} побеждает, снабжён %n город.</numerusform>
            <numerusform>Игра окончена: {name} побеждает, снабжено %n города.</numerusform>
            <numerusform>Игра окончена: {name} побеждает, снабжено %n городов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave no legal answer: a simpler bot stands in until it does. {file} says why.</source>
        <translation>{name}: нет допустимого ответа; пока играет компьютер попроще. Причина: {file}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins</source>
        <translation>Игра окончена: {name} побеждает</translation>
    </message>
    <message>
        <source>The game is over: {names} share the win</source>
        <translation>Игра окончена, общая победа: {names}</translation>
    </message>
    <message>
        <source>{name}: open an auction</source>
        <translation>{name}: выставьте станцию на торги</translation>
    </message>
    <message>
        <source>{name}: open an auction or pass</source>
        <translation>{name}: выставьте станцию на торги или спасуйте</translation>
    </message>
    <message>
        <source>{name}: bid more than {bid} for plant {lot} or pass</source>
        <translation>{name}: поставьте больше {bid} за станцию №&#xa0;{lot} или спасуйте</translation>
    </message>
    <message>
        <source>{name}: choose the plant to scrap</source>
        <translation>{name}: выберите станцию для сброса</translation>
    </message>
    <message>
        <source>{name}: choose the fuel to discard</source>
        <translation>{name}: выберите ресурсы для сброса</translation>
    </message>
    <message>
        <source>{name}: buy fuel or end the turn</source>
        <translation>{name}: купите ресурсы или закончите ход</translation>
    </message>
    <message>
        <source>{name}: build houses or end the turn</source>
        <translation>{name}: постройте домики или закончите ход</translation>
    </message>
    <message>
        <source>{name}: choose the plants to run</source>
        <translation>{name}: выберите станции для запуска</translation>
    </message>
    <message>
        <source>{name}: place a house for the bank</source>
        <translation>{name}: поставьте домик банка</translation>
    </message>
    <message>
        <source>{name}: mark a starting city</source>
        <translation>{name}: отметьте стартовый город</translation>
    </message>
    <message>
        <source>You buy at only one market per turn. Yours is: {market_name}.</source>
        <translation>За ход вы покупаете только на одном рынке. Ваш: {market_name}.</translation>
    </message>
    <message>
        <source>Plant {plant} is a mine: it does not count towards the limit and stays.</source>
        <translation>Станция №&#xa0;{plant} — рудник: он не входит в&#xa0;предел и&#xa0;остаётся.</translation>
    </message>
    <message>
        <source>{city_name} is closed in this game.</source>
        <translation>{city_name}: закрыто в этой игре.</translation>
    </message>
    <message numerus="yes">
        <source>You must power as many cities as possible: %n.</source>
        <translation>
            <numerusform>Вы обязаны снабдить как можно больше городов: %n.</numerusform>
            <numerusform>Вы обязаны снабдить как можно больше городов: %n.</numerusform>
            <numerusform>Вы обязаны снабдить как можно больше городов: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network may start in {city_name}.</source>
        <translation>Здесь сеть начинать нельзя: {city_name}.</translation>
    </message>
    <message>
        <source>Step 2 begins: every city has a house.</source>
        <translation>Начинается 2-й этап: в каждом городе есть домик.</translation>
    </message>
    <message>
        <source>{name} discards {fuel}: no plant can store it now.</source>
        <translation>{name} сбрасывает {fuel}: хранить это больше негде.</translation>
    </message>
    <message>
        <source>The coal storage sells nothing now.</source>
        <translation>Склад угля сейчас ничего не продаёт.</translation>
    </message>
    <message>
        <source>You cannot start another network now.</source>
        <translation>Сейчас нельзя начать ещё одну сеть.</translation>
    </message>
    <message>
        <source>Buy one token at a time; then the others buy.</source>
        <translation>Покупайте по одной фишке; затем покупают другие.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} побеждает</translation>
    </message>
    <message numerus="yes">
        <source>They tie on every count, with %n cities powered.</source>
        <translation>
            <numerusform>Полное равенство, снабжено городов: %n.</numerusform>
            <numerusform>Полное равенство, снабжено городов: %n.</numerusform>
            <numerusform>Полное равенство, снабжено городов: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>bought nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>ничего не куплено</translation>
    </message>
    <message>
        <source>built nothing</source>
        <comment>whoever has had a turn in this phase</comment>
        <translation>ничего не построено</translation>
    </message>
    <message numerus="yes">
        <source>built %n for {price}</source>
        <comment>houses</comment>
        <translation>
            <numerusform>построено %n за {price}</numerusform>
            <numerusform>построено %n за {price}</numerusform>
            <numerusform>построено %n за {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n</source>
        <comment>houses</comment>
        <translation>
            <numerusform>построено %n</numerusform>
            <numerusform>построено %n</numerusform>
            <numerusform>построено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n for {price}</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>куплено %n за {price}</numerusform>
            <numerusform>куплено %n за {price}</numerusform>
            <numerusform>куплено %n за {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>coal</source>
        <translation>уголь</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>мазут</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>вторсырьё</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>уран</translation>
    </message>
    <message>
        <source>Northern market</source>
        <translation>Северный рынок</translation>
    </message>
    <message>
        <source>Southern market</source>
        <translation>Южный рынок</translation>
    </message>
    <message>
        <source>Coal</source>
        <comment>fuel, before its row</comment>
        <translation>Уголь</translation>
    </message>
    <message>
        <source>{place}. {name}, {note}: {cities}; plants {plants}; {fuel}</source>
        <translation>{place}. {name}, {note}: {cities}; станции {plants}; {fuel}</translation>
    </message>
    <message>
        <source>Plant {plant} is removed: somebody has at least as many cities as its number.</source>
        <translation>Станция №&#xa0;{plant} уходит: у кого-то городов уже не меньше её номера.</translation>
    </message>
    <message>
        <source>Plant {plant} is removed at once: somebody has at least as many cities as its number.</source>
        <translation>Станция №&#xa0;{plant} сразу уходит: у кого-то городов уже не меньше её номера.</translation>
    </message>
    <message>
        <source>{name} is the only one left to buy fuel.</source>
        <translation>Теперь ресурсы покупает только {name}.</translation>
    </message>
    <message>
        <source>No fuel is added: the supply is empty or the market is full.</source>
        <translation>Ресурсы не добавляются: резерв пуст или рынок полон.</translation>
    </message>
    <message>
        <source>The bank takes {tokens} for {plants}.</source>
        <translation>Банк берёт {tokens} для № {plants}.</translation>
    </message>
    <message>
        <source>{city_name} has no open place.</source>
        <translation>В городе {city_name} нет открытых мест.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>В&#xa0;1-м раунде каждый должен купить станцию.</translation>
    </message>
    <message>
        <source>The Step 3 card is not a plant: Step {next_step} begins once this phase is over.</source>
        <translation>Карта 3-го этапа&#xa0;— не станция: {next_step}-й этап начнётся после этой фазы.</translation>
    </message>
    <message>
        <source>{fuel_name}: in Step {step}, tokens above {limit} are not for sale.</source>
        <translation>{fuel_name}: на {step}-м этапе фишки дороже {limit} не продаются.</translation>
    </message>
    <message>
        <source>Plants {plants} need a city in {areas}.</source>
        <translation>Для станций №&#xa0;{plants} нужен город в одной из областей: {areas}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Вы побеждаете</translation>
    </message>
    <message>
        <source>got {plant}</source>
        <comment>a plant; very short</comment>
        <translation>№&#xa0;{plant}</translation>
    </message>
    <message numerus="yes">
        <source>%n fuel</source>
        <comment>tokens bought; very short</comment>
        <translation>
            <numerusform>%n фишка</numerusform>
            <numerusform>%n фишки</numerusform>
            <numerusform>%n фишек</numerusform>
        </translation>
    </message>
    <message>
        <source>Oil</source>
        <comment>fuel, before its row</comment>
        <translation>Мазут</translation>
    </message>
    <message>
        <source>Garbage</source>
        <comment>fuel, before its row</comment>
        <translation>Вторсырьё</translation>
    </message>
    <message>
        <source>Uranium</source>
        <comment>fuel, before its row</comment>
        <translation>Уран</translation>
    </message>
    <message>
        <source>Setup</source>
        <comment>phase</comment>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase</comment>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Plants</source>
        <comment>phase</comment>
        <translation>Станции</translation>
    </message>
    <message>
        <source>Fuel</source>
        <comment>phase</comment>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>phase</comment>
        <translation>Стройка</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <comment>phase</comment>
        <translation>Бюрократия</translation>
    </message>
    <message>
        <source>sells uranium</source>
        <comment>a mine</comment>
        <translation>продаёт уран</translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n&#xa0;уголь</numerusform>
            <numerusform>%n&#xa0;угля</numerusform>
            <numerusform>%n&#xa0;угля</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oil</source>
        <translation>
            <numerusform>%n&#xa0;мазут</numerusform>
            <numerusform>%n&#xa0;мазута</numerusform>
            <numerusform>%n&#xa0;мазута</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garbage</source>
        <translation>
            <numerusform>%n&#xa0;вторсырьё</numerusform>
            <numerusform>%n&#xa0;вторсырья</numerusform>
            <numerusform>%n&#xa0;вторсырья</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n&#xa0;уран</numerusform>
            <numerusform>%n&#xa0;урана</numerusform>
            <numerusform>%n&#xa0;урана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n город</numerusform>
            <numerusform>%n города</numerusform>
            <numerusform>%n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>coal or oil</source>
        <translation>уголь или мазут</translation>
    </message>
    <message>
        <source>wind and sun</source>
        <translation>ветер и солнце</translation>
    </message>
    <message>
        <source>fusion</source>
        <translation>синтез</translation>
    </message>
    <message>
        <source>{those} and {last}</source>
        <translation>{those} и {last}</translation>
    </message>
    <message>
        <source>Plant {n}: {fuel}, {cities}</source>
        <translation>Станция №&#xa0;{n}: {fuel}, {cities}</translation>
    </message>
    <message>
        <source>Plant {n}: no fuel, {cities}</source>
        <translation>Станция №&#xa0;{n}: без ресурсов, {cities}</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>карта 3-го этапа</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>станция №&#xa0;{plant}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Your settings cannot be saved in {file}. Check the folder and free space.</source>
        <translation>Не удаётся сохранить настройки в&#xa0;{file}. Проверьте папку и&#xa0;свободное место.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Changes take effect at once. Nothing leaves this computer.</source>
        <translation>Каждое изменение сразу видно здесь. Ничто не покидает этот компьютер.</translation>
    </message>
</context>
<context>
    <name>SiteList</name>
    <message>
        <source>Cities by price</source>
        <translation>Города по цене</translation>
    </message>
    <message>
        <source>In the list of cities by price</source>
        <translation>В списке городов по цене</translation>
    </message>
    <message>
        <source>The city above or below</source>
        <translation>Город выше или ниже</translation>
    </message>
    <message>
        <source>Five cities up or down</source>
        <translation>На пять городов вверх или вниз</translation>
    </message>
    <message>
        <source>Plan a house or remove it</source>
        <translation>Наметить домик или убрать его</translation>
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
        <translation>{city}: {way} + {house} = {total}, не хватает {short}</translation>
    </message>
</context>
<context>
    <name>StagedRow</name>
    <message>
        <source>Removes this planned house; the others stay.</source>
        <translation>Убирает этот намеченный домик; остальные остаются.</translation>
    </message>
    <message>
        <source>Remove {city}</source>
        <translation>Убрать: {city}</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Seats played</source>
        <translation>Сыграно мест</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Avg. place</source>
        <translation>Ср. место</translation>
    </message>
    <message>
        <source>Avg. powered</source>
        <translation>Ср. снабжено</translation>
    </message>
    <message>
        <source>Avg. rounds</source>
        <translation>Ср. раундов</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Законченных игр пока нет.</translation>
    </message>
    <message>
        <source>Saves the figures to a file.</source>
        <translation>Сохраняет числа в&#xa0;файл.</translation>
    </message>
    <message>
        <source>the line marks an equal chance</source>
        <translation>черта&#xa0;— равные шансы</translation>
    </message>
    <message>
        <source>how often each place was reached</source>
        <translation>как часто занимали каждое место</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>По полям</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>По изданиям</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>По уровням</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>По числу игроков</translation>
    </message>
    <message>
        <source>Human seats</source>
        <translation>Места людей</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Все места</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Группировка</translation>
    </message>
    <message>
        <source>Seats to count</source>
        <translation>Учитываемые места</translation>
    </message>
    <message>
        <source>Chooses how the figures are grouped.</source>
        <translation>Выбирает, по чему сгруппированы числа.</translation>
    </message>
    <message>
        <source>Chooses whose seats are counted.</source>
        <translation>Выбирает, чьи места считать.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n законченная игра</numerusform>
            <numerusform>%n законченные игры</numerusform>
            <numerusform>%n законченных игр</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: {name}</source>
        <translation>Меньше: {name}</translation>
    </message>
    <message>
        <source>More: {name}</source>
        <translation>Больше: {name}</translation>
    </message>
    <message>
        <source>Already at the minimum.</source>
        <translation>Меньше нельзя.</translation>
    </message>
    <message>
        <source>Already at the maximum.</source>
        <translation>Больше нельзя.</translation>
    </message>
    <message>
        <source>One less.</source>
        <translation>На один меньше.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>На один больше.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{name}: no house built</source>
        <translation>{name}: без постройки домика</translation>
    </message>
    <message>
        <source>{name}: only {powered} of {owned} cities powered</source>
        <translation>{name}: снабжено лишь {powered} из {owned} городов</translation>
    </message>
    <message>
        <source>{name}: no city powered</source>
        <translation>{name}: не снабжён ни один город</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name} завершает игру.</translation>
    </message>
    <message numerus="yes">
        <source>Then {name} builds %n houses.</source>
        <translation>
            <numerusform>Затем {name} строит %n домик.</numerusform>
            <numerusform>Затем {name} строит %n домика.</numerusform>
            <numerusform>Затем {name} строит %n домиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {money} Elektro left.</source>
        <translation>{name}: остаётся {money} электро.</translation>
    </message>
    <message>
        <source>{name} bids up to {bid}.</source>
        <translation>{name} торгуется до {bid}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price} instead.</source>
        <translation>Вместо неё {name} покупает станцию №&#xa0;{plant} за {price}.</translation>
    </message>
    <message>
        <source>{name} buys no plant in this round.</source>
        <translation>{name} не покупает станцию в этом раунде.</translation>
    </message>
    <message>
        <source>It never runs.</source>
        <comment>a plant</comment>
        <translation>Она не работает ни разу.</translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Она работает %n раз.</numerusform>
            <numerusform>Она работает %n раза.</numerusform>
            <numerusform>Она работает %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It runs %n times and never burns any fuel.</source>
        <comment>a plant</comment>
        <translation>
            <numerusform>Она работает %n раз, не сжигая ресурсов.</numerusform>
            <numerusform>Она работает %n раза, не сжигая ресурсов.</numerusform>
            <numerusform>Она работает %n раз, не сжигая ресурсов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: from {before} cities to {after} in one turn</source>
        <translation>{name}: с {before} до {after} городов за один ход</translation>
    </message>
    <message>
        <source>{name}: one house, in {city}</source>
        <translation>{name}: один домик, {city}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n rounds without a house</source>
        <translation>
            <numerusform>{name}: %n раунд без новых домиков</numerusform>
            <numerusform>{name}: %n раунда без новых домиков</numerusform>
            <numerusform>{name}: %n раундов без новых домиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Now {name} has {own} cities, {rival} {count}.</source>
        <translation>Теперь городов: {name}&#xa0;— {own}, {rival}&#xa0;— {count}.</translation>
    </message>
    <message>
        <source>That pays {income} Elektro.</source>
        <comment>cities powered</comment>
        <translation>Выплата: {income} электро.</translation>
    </message>
    <message numerus="yes">
        <source>{name} powers {powered} of %n cities.</source>
        <translation>
            <numerusform>{name} снабжает {powered} из %n города.</numerusform>
            <numerusform>{name} снабжает {powered} из %n городов.</numerusform>
            <numerusform>{name} снабжает {powered} из %n городов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out when {name} buys fuel: {fuels}.</source>
        <translation>Когда {name} покупает ресурсы, уже распродано: {fuels}.</translation>
    </message>
    <message>
        <source>Round {round}: {name}, chance of winning {before} → {after}%</source>
        <translation>Раунд {round}: {name}, шанс на победу {before} → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>{name}: plant {plant}, for {price}</source>
        <translation>{name}: станция №&#xa0;{plant} за {price}</translation>
    </message>
    <message>
        <source>{name}: plant {plant} for {price}, nobody else bid</source>
        <translation>{name}: станция №&#xa0;{plant} за {price}, больше никто не торговался</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Chance of winning</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>in %, as the strongest bot sees it, by round</source>
        <translation>в&#xa0;%, по оценке самого сильного компьютера, по раундам</translation>
    </message>
    <message>
        <source>Each dot is a costly move.</source>
        <translation>Каждая точка&#xa0;— дорогой ход.</translation>
    </message>
    <message>
        <source>A quiet game: no turn changed much.</source>
        <translation>Спокойная игра: ни один ход многого не изменил.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>The map as a list of cities</source>
        <translation>Карта как список городов</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Описание стола</translation>
    </message>
    <message>
        <source>Plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Карты станций и&#xa0;ресурсы не меняют размер. «Размер» в&#xa0;настройках меняет всё.</translation>
    </message>
    <message>
        <source>Map, plant cards and fuel keep their size. “Size” in the settings changes everything.</source>
        <translation>Карта, карты станций и&#xa0;ресурсы не меняют размер. «Размер» в&#xa0;настройках меняет всё.</translation>
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
        <translation>{a} – {b}: {cost}. В сети у: {names}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Arrow keys move from city to city. M opens the map as a list, T describes the table.</source>
        <translation>Стрелки ведут от города к&#xa0;городу. M открывает карту списком, T описывает стол.</translation>
    </message>
    <message>
        <source>Board: {city}</source>
        <translation>Поле: {city}</translation>
    </message>
    <message>
        <source>Before you: {names}.</source>
        <comment>can build here</comment>
        <translation>До вас: {names}.</translation>
    </message>
</context>
<context>
    <name>TimeLapse</name>
    <message>
        <source>The game in twenty seconds. Press any key to end it.</source>
        <translation>Игра за двадцать секунд. Любая клавиша завершает показ.</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}</source>
        <translation>Раунд {round}, этап {step}</translation>
    </message>
    <message>
        <source>Cities built. Press any key to end it.</source>
        <translation>Города. Любая клавиша — конец.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Осталась %n секунда</numerusform>
            <numerusform>Остались %n секунды</numerusform>
            <numerusform>Осталось %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Осталась %n минута</numerusform>
            <numerusform>Остались %n минуты</numerusform>
            <numerusform>Осталось %n минут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Some cities differ, as the map shows.</source>
        <translation>Некоторые города отличаются: это видно на карте.</translation>
    </message>
    <message>
        <source>Phase 1: the turn order is set.</source>
        <translation>Фаза 1: определяют порядок игроков.</translation>
    </message>
    <message>
        <source>Phase 2: plants are auctioned.</source>
        <translation>Фаза 2: аукцион электростанций.</translation>
    </message>
    <message>
        <source>Phase 3: fuel is bought, last in turn order first.</source>
        <translation>Фаза 3: покупка ресурсов, начиная с&#xa0;последнего по порядку.</translation>
    </message>
    <message>
        <source>Phase 4: houses are built, last in turn order first.</source>
        <translation>Фаза 4: строительство, начиная с&#xa0;последнего по порядку.</translation>
    </message>
    <message>
        <source>Phase 5: plants run, everybody is paid, the markets are refilled.</source>
        <translation>Фаза 5: станции работают, все получают выплаты, рынки пополняются.</translation>
    </message>
    <message>
        <source>It begins after its card is drawn.</source>
        <translation>Начинается после выхода его карты.</translation>
    </message>
    <message>
        <source>It begins when the Step 3 card is drawn.</source>
        <translation>Начинается, когда выходит карта 3-го этапа.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}.</source>
        <translation>Начинается, когда у&#xa0;кого-то есть {cities}.</translation>
    </message>
    <message>
        <source>It begins once somebody has {cities}, or once every city has a house.</source>
        <translation>Начинается, когда у кого-то есть {cities} или в каждом городе есть домик.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2.</source>
        <translation>Порядок игроков определяют после фазы 2.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long mark shows the end.</source>
        <translation>Города: {each}. Длинная чёрточка показывает конец игры.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long marks show Step 2 and the end.</source>
        <translation>Города: {each}. Длинные чёрточки показывают 2-й этап и&#xa0;конец игры.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the draw pile.</source>
        <translation>
            <numerusform>В стопке осталась %n карта.</numerusform>
            <numerusform>В стопке осталось %n карты.</numerusform>
            <numerusform>В стопке осталось %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank&apos;s place in the turn order.</source>
        <translation>Место банка в порядке игроков.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round, the last one.</source>
        <translation>Порядок игроков: {now} в&#xa0;этом раунде, последнем.</translation>
    </message>
    <message>
        <source>Turn order: {now} in this round; as things stand, {next} in the next one.</source>
        <translation>Порядок игроков: {now} в этом раунде; при нынешнем положении {next} в следующем.</translation>
    </message>
    <message>
        <source>Turn order: {now} in the auctions; as things stand, {next} after them.</source>
        <translation>Порядок игроков: {now} на аукционе; при нынешнем положении {next} после него.</translation>
    </message>
    <message>
        <source>Turn order: {now}, also in the next auctions.</source>
        <translation>Порядок игроков: {now}, на следующем аукционе тоже.</translation>
    </message>
    <message>
        <source>{name}, a person: {note}</source>
        <translation>{name}, человек: {note}</translation>
    </message>
    <message>
        <source>{name}, a bot: {note}</source>
        <translation>{name}, компьютер: {note}</translation>
    </message>
    <message numerus="yes">
        <source>%n Elektro</source>
        <translation>
            <numerusform>%n электро</numerusform>
            <numerusform>%n электро</numerusform>
            <numerusform>%n электро</numerusform>
        </translation>
    </message>
    <message>
        <source>The network: {cities}.</source>
        <translation>Сеть: {cities}.</translation>
    </message>
    <message>
        <source>The bank powers no cities.</source>
        <translation>Банк не снабжает города.</translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities.</source>
        <translation>
            <numerusform>Может снабдить %n город.</numerusform>
            <numerusform>Может снабдить %n города.</numerusform>
            <numerusform>Может снабдить %n городов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can power %n cities now, {maximum} with enough fuel.</source>
        <translation>
            <numerusform>Сейчас может снабдить %n город, {maximum}&#xa0;— если хватит ресурсов.</numerusform>
            <numerusform>Сейчас может снабдить %n города, {maximum}&#xa0;— если хватит ресурсов.</numerusform>
            <numerusform>Сейчас может снабдить %n городов, {maximum}&#xa0;— если хватит ресурсов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{plant}.</source>
        <translation>{plant}.</translation>
    </message>
    <message>
        <source>It holds no fuel.</source>
        <translation>Ресурсов на ней нет.</translation>
    </message>
    <message>
        <source>It holds {fuel}.</source>
        <translation>Хранит: {fuel}.</translation>
    </message>
    <message>
        <source>{figures}: burns {need}, holds {held}.</source>
        <translation>{figures}: сжигает {need}, хранит {held}.</translation>
    </message>
    <message>
        <source>Step {step}: one house in each city.</source>
        <translation>{step}-й этап: по одному домику в&#xa0;каждом городе.</translation>
    </message>
    <message>
        <source>Step {step}: two houses in each city.</source>
        <translation>{step}-й этап: по два домика в&#xa0;каждом городе.</translation>
    </message>
    <message>
        <source>Step {step}: three houses in each city.</source>
        <translation>{step}-й этап: по три домика в&#xa0;каждом городе.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, before 1 2 3</comment>
        <translation>Этап</translation>
    </message>
    <message>
        <source>{names} can end it</source>
        <translation>{names} может закончить</translation>
    </message>
    <message>
        <source>Step 2 at</source>
        <comment>a number of cities follows</comment>
        <translation>2-й этап при</translation>
    </message>
    <message>
        <source>ends at</source>
        <comment>the game; a number of cities follows</comment>
        <translation>конец при</translation>
    </message>
    <message>
        <source>Step 2 by card</source>
        <comment>the Step 3 card</comment>
        <translation>2‑й этап по карте</translation>
    </message>
    <message>
        <source>outage</source>
        <comment>cities of this round, and the most without one, follow</comment>
        <translation>авария</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation>
            <numerusform>карта</numerusform>
            <numerusform>карты</numerusform>
            <numerusform>карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <comment>plants</comment>
        <translation>
            <numerusform>%n отложена</numerusform>
            <numerusform>%n отложены</numerusform>
            <numerusform>%n отложено</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 with the Step 3 card, the end at {end}; cards left: {cards}</source>
        <translation>2‑й этап с картой 3-го этапа, конец при {end}; осталось карт: {cards}</translation>
    </message>
    <message>
        <source>Step 2 at {step2}, the end at {end}; cards left: {cards}</source>
        <translation>2-й этап при {step2}, конец при {end}; карт осталось: {cards}</translation>
    </message>
    <message>
        <source>The end at {end}; cards left: {cards}</source>
        <translation>Конец при {end}; карт осталось: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n before Step 3</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n до 3-го этапа</numerusform>
            <numerusform>%n до 3-го этапа</numerusform>
            <numerusform>%n до 3-го этапа</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}, {phase}; cities: {cities}</source>
        <translation>Раунд {round}, {phase}; города: {cities}</translation>
    </message>
    <message>
        <source>Could end the game this round: {names}.</source>
        <translation>Закончить игру в этом раунде может: {names}.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}, {phase}; cities: {cities}</source>
        <translation>Раунд {round}, этап {step}, {phase}; города: {cities}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>Shows what has happened in this game. Key: L</source>
        <translation>Показывает, что произошло в этой игре. Клавиша: L</translation>
    </message>
    <message>
        <source>Opens the menu. Key: F10</source>
        <translation>Открывает меню. Клавиша: F10</translation>
    </message>
    <message>
        <source>Step 3 is the last</source>
        <translation>3-й этап&#xa0;— последний</translation>
    </message>
    <message>
        <source>Step 3 comes next</source>
        <translation>Дальше&#xa0;— 3-й этап</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>People, separated by commas</source>
        <translation>Люди, через запятую</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Игроков за столом</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>Одно поле</translation>
    </message>
    <message>
        <source>A new one each round</source>
        <translation>Каждый тур другое</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>{minimum} to {maximum} can take part, not {count}.</source>
        <translation>Участников от {minimum} до {maximum}, а не {count}.</translation>
    </message>
    <message>
        <source>Starts the tournament: everybody gets a seat for each round.</source>
        <translation>Начинает турнир: каждый получает место в каждом туре.</translation>
    </message>
    <message>
        <source>The winner of a game gets 100 points, the last player none, the others equal steps in between.</source>
        <translation>Первый в партии получает 100 очков, последний ноль, остальные равными шагами.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>Лидер: {name}</translation>
    </message>
    <message>
        <source>{names} share the lead</source>
        <translation>Лидеры: {names}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Победитель: {name}</translation>
    </message>
</context>
<context>
    <name>TournamentList</name>
    <message>
        <source>No tournament is left.</source>
        <translation>Турниров больше нет.</translation>
    </message>
    <message>
        <source>The tournament has been deleted; its games stay.</source>
        <translation>Турнир удалён; его партии остались.</translation>
    </message>
    <message>
        <source>The tournament has been restored.</source>
        <translation>Турнир восстановлен.</translation>
    </message>
    <message>
        <source>This system has no trash; deleted tournaments are in {folder}.</source>
        <translation>В этой системе нет корзины; удалённые турниры лежат в папке {folder}.</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Партия {number} из {count}</translation>
    </message>
    <message>
        <source>Game {number} of {count}, round {round}</source>
        <translation>Партия {number} из {count}, раунд {round}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следующая игра</translation>
    </message>
    <message>
        <source>Plays the next game; games among bots run by themselves.</source>
        <translation>Играет следующую партию; свои компьютер играет сам.</translation>
    </message>
    <message>
        <source>Stops the bots; the game can be continued.</source>
        <translation>Останавливает компьютеры; партию можно продолжить.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Играть эту партию</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
</context>
<context>
    <name>TournamentRunner</name>
    <message>
        <source>No bot answers, so the tournament is paused. “Play on” asks again.</source>
        <translation>Ни один бот не отвечает, поэтому турнир приостановлен. «Играть дальше»&#xa0;— спросить ещё раз.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved ({reason}); check the folder.</source>
        <translation>Не удаётся сохранить турнир ({reason}); проверьте папку.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Deletes the tournament but not its games; Undo restores it.</source>
        <translation>Удаляет турнир, но не его партии; «Отменить» вернёт его.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>Восстанавливать нечего.</translation>
    </message>
    <message>
        <source>Restores the last deleted tournament.</source>
        <translation>Восстанавливает последний удалённый турнир.</translation>
    </message>
    <message>
        <source>upcoming</source>
        <comment>a game</comment>
        <translation>впереди</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a game</comment>
        <translation>начата</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} из {whole}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Shows this tournament, so you can look at it or continue it.</source>
        <translation>Показывает этот турнир: посмотреть или играть дальше.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Все турниры</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Повтор выбранной партии</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation>Ходы игры</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Turn order and plants</source>
        <translation>Порядок и станции</translation>
    </message>
    <message>
        <source>Welcome! You run a power company against two rivals. Whoever powers the most cities at the end of the game wins. You are {name[0]}, with the red houses. Here you see your money and, soon, your plants.</source>
        <translation>Добро пожаловать! Вы руководите энергетической компанией, у&#xa0;вас двое соперников. Победит тот, кто в&#xa0;конце игры снабдит энергией больше всего городов. Вы — {name[0]}, ваши домики красные. Здесь видны ваши деньги, а&#xa0;скоро будут и&#xa0;станции.</translation>
    </message>
    <message>
        <source>The game is played in rounds of five phases: turn order, plants, fuel, building and bureaucracy. This bar always shows the current phase.</source>
        <translation>Игра идёт раундами по пять фаз: порядок, станции, ресурсы, строительство и&#xa0;бюрократия. Эта полоса всегда показывает текущую фазу.</translation>
    </message>
    <message>
        <source>The turn order was random this time, and you are first. From now on, whoever has the most cities goes first. That is no advantage: the last player buys fuel and builds first.</source>
        <translation>На этот раз порядок случайный, и&#xa0;вы первый игрок. Дальше первым будет тот, у&#xa0;кого больше городов. Это не преимущество: последний по порядку первым покупает ресурсы и&#xa0;строит.</translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation>Так высоко начинать незачем: если кто-то перебьёт ставку, вы ещё сможете её поднять. Выставьте станцию №&#xa0;10 за 10.</translation>
    </message>
    <message>
        <source>That plant would work, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation>Эта станция тоже годится, но №&#xa0;10 даёт больше энергии при меньшем расходе ресурсов. Выставьте её.</translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. Bidding goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation>{name[1]} тоже хочет эту станцию и&#xa0;ставит {bid}. Ставки идут по кругу, пока не спасуют все, кроме одного. Для вас станция стоит чуть больше: поставьте 12.</translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation>Если вы спасуете, лучшую станцию за {bid} получит {name[1]}. Поставьте ещё раз.</translation>
    </message>
    <message>
        <source>Just over the last bid is enough. Bid 12.</source>
        <translation>Хватит ставки чуть выше последней. Поставьте 12.</translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. A new card replaces each plant sold, and the market is sorted by number. Everybody buys at most one plant a round, and the others now have theirs.</source>
        <translation>Станция №&#xa0;10 ваша за 12: платят, сколько поставили. Вместо проданной станции вытягивают новую карту, и рынок снова лежит по номерам. За раунд каждый покупает не больше одной станции, а у остальных станции уже есть.</translation>
    </message>
    <message>
        <source>After the first auctions the turn order is set again. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation>После первых аукционов порядок определяют заново. Городов ни у&#xa0;кого нет, так что решает самый большой номер станции: ваш. В&#xa0;следующих раундах сначала считаются города.</translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation>2‑й&#xa0;раунд, и вы снова начинаете. С этого раунда можно и пасовать. Но взгляните на станцию №&#xa0;13: она работает на ветре и солнце, и ресурсы ей никогда не нужны. Выставьте её.</translation>
    </message>
    <message>
        <source>You may pass now, but then you get no plant this round. Plant 13 is worth having: open it.</source>
        <translation>Пасовать уже можно, но тогда в этом раунде станции вам не получить. А станция №&#xa0;13 того стоит: выставьте её.</translation>
    </message>
    <message>
        <source>That can be a good plant too. This time take the one that needs no fuel: open plant 13.</source>
        <translation>И&#xa0;эта станция может пригодиться. Но на этот раз возьмите ту, которой не нужны ресурсы: выставьте №&#xa0;13.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Plants need fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Every token taken makes the next one more expensive for everybody.</source>
        <translation>Станциям нужны ресурсы. Первой на рынке продаётся самая дешёвая фишка: следующий уголь стоит {price[coal]}. После каждой взятой фишки следующая для всех дороже.</translation>
    </message>
    <message>
        <source>Fuel is bought in reverse turn order. {name[1]} and {name[2]} come after you, so they bought first and took the cheapest tokens. This is how the game holds back the leader.</source>
        <translation>Ресурсы покупают в обратном порядке. {name[1]} и {name[2]} стоят после вас, поэтому их очередь была раньше и самые дешёвые фишки достались им. Так игра придерживает лидера.</translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation>Станция хранит не больше двойной нормы раунда. Станция №&#xa0;10 сжигает 2&#xa0;угля, значит, места хватит на 4. Ресурсы, на которых ваши станции не работают, купить нельзя.</translation>
    </message>
    <message>
        <source>Without coal your plant cannot run and your cities stay dark. Buy 2 coal first.</source>
        <translation>Без угля ваша станция стоит, а города остаются без света. Сначала купите 2&#xa0;угля.</translation>
    </message>
    <message>
        <source>There is room for more, but money is tight in the first round and you still need houses. 2 coal is enough.</source>
        <translation>Место ещё есть, но в&#xa0;первом раунде денег мало, а&#xa0;вам нужны домики. Хватит 2 фишек угля.</translation>
    </message>
    <message>
        <source>The coal is on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation>Уголь лежит на вашей станции. У вас осталось {money}&#xa0;электро, а впереди строительство: закончите ход.</translation>
    </message>
    <message>
        <source>2 coal is enough for this round. Keep your money for houses and end your turn.</source>
        <translation>На этот раунд 2&#xa0;фишек угля хватит. Поберегите деньги на домики и закончите ход.</translation>
    </message>
    <message>
        <source>Two rounds later. You have also bought plant 12, a hybrid: it burns coal or oil, or one of each. It can store both.</source>
        <translation>Прошло два раунда. Теперь у вас есть и гибридная станция №&#xa0;12: она сжигает уголь, мазут или по одной фишке того и другого. Хранить на ней можно и то и другое.</translation>
    </message>
    <message>
        <source>Both are cheap right now. Buy 4 coal and 2 oil, more than you burn this round. What is left stays on your plants for the next one.</source>
        <translation>Оба сейчас дёшевы. Купите 4&#xa0;угля и 2&#xa0;мазута&#xa0;— больше, чем сожжёте в этом раунде. Лишнее останется на станциях до следующего.</translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation>Денег хватит и на большее, а дешевле вряд ли станет. Купите всего 4&#xa0;угля и 2&#xa0;мазута.</translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. This time buy 4 coal and 2 oil in all.</source>
        <translation>На станциях уместилось бы и&#xa0;другое количество. На этот раз купите всего 4&#xa0;угля и&#xa0;2&#xa0;мазута.</translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the expensive end down. What everybody burns stays expensive. So watch what the others own: burning something else saves money.</source>
        <translation>После каждого раунда приходят новые ресурсы и заполняют рынок с дорогого конца. Что сжигают все, остаётся дорогим. Поэтому следите за чужими станциями: жечь что-то другое дешевле.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has started in the north and green in the south. They come after you in turn order, so they built first. Now it is your turn.</source>
        <translation>Теперь нужны клиенты. Это карта; в&#xa0;игре только цветные области. Синие начали на севере, зелёные на юге. По порядку они после вас, поэтому строили раньше. Теперь ваша очередь.</translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you also pay for the connection: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. A perfect place to start!</source>
        <translation>Пустой город стоит {house}. Начиная со второго вы платите и&#xa0;за соединение: это число на линии. Между городами {city[essen]} и&#xa0;{city[duisburg]} стоит 0. Идеальное место для начала!</translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation>Компания без городов почти ничего не зарабатывает. Сначала постройте домик: {city[essen]}.</translation>
    </message>
    <message>
        <source>You may start anywhere, but here connections are cheap and nobody else is near. Choose {city[essen]}.</source>
        <translation>Начать можно где угодно, но здесь соединения дешёвые и&#xa0;соседей нет. Выберите город {city[essen]}.</translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the connection, {house} for the house. For now a city has room for only one player, so nobody can follow you there.</source>
        <translation>А теперь {city[duisburg]}: {way[duisburg]} за соединение, {house} за домик. Пока в городе есть место только для одного игрока, так что за вами туда никто не придёт.</translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation>Ваша станция снабжает 2&#xa0;города. Подключите второй: {city[duisburg]}.</translation>
    </message>
    <message>
        <source>That connection costs more. {city[duisburg]} costs only the house.</source>
        <translation>Это соединение дороже. {city[duisburg]} стоит только цену домика.</translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation>Больше этих 2&#xa0;городов ваша станция не снабдит. Оставьте {money}&#xa0;электро на следующую станцию и закончите ход.</translation>
    </message>
    <message>
        <source>A third city would stay dark: your plant powers only 2. Keep your money and end your turn.</source>
        <translation>Третий город останется без света: ваша станция снабжает только 2. Поберегите деньги и закончите ход.</translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities by the cheapest route, even through other players&apos; cities. Point at a city to see the route and price.</source>
        <translation>3‑й раунд. У&#xa0;вас уже третий город, а&#xa0;станций хватает на 5. Сеть растёт от любого из ваших городов по самому дешёвому соединению, даже через чужие города. Наведите указатель на город, чтобы увидеть соединение и&#xa0;цену.</translation>
    </message>
    <message>
        <source>Connect {city[koeln]} and {city[dortmund]}. You can choose both and build them together. Then end your turn.</source>
        <translation>Подключите города {city[koeln]} и {city[dortmund]}. Можно выбрать оба и построить вместе. Затем закончите ход.</translation>
    </message>
    <message>
        <source>Not yet: {city[koeln]} and {city[dortmund]} first. With them you use all your power.</source>
        <translation>Ещё нет: сначала {city[koeln]} и {city[dortmund]}. С ними в дело пойдёт вся ваша энергия.</translation>
    </message>
    <message>
        <source>You could, but it costs more. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation>Можно, но это дороже. Дешевле всего сейчас {city[koeln]} и {city[dortmund]}.</translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities move you up in the turn order, and then you buy fuel and build after the others.</source>
        <translation>Отличные соединения! Строить можно сколько угодно, лишь бы хватило денег. Но чем больше городов, тем выше вы в порядке игроков, а значит, покупаете ресурсы и строите после других.</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Энергия и деньги</translation>
    </message>
    <message>
        <source>The last phase of a round is bureaucracy, and it is more fun than it sounds: plants run, and money comes in. You are paid for the cities you power.</source>
        <translation>Последняя фаза раунда&#xa0;— бюрократия, и она приятнее, чем звучит: станции работают, деньги приходят. Вам платят за города, которые вы снабдили энергией.</translation>
    </message>
    <message>
        <source>Round 5. You now own {cities} cities, and plants for more. The more cities you power, the less another one adds: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation>5‑й&#xa0;раунд. Городов у вас уже {cities}, а станций&#xa0;— на большее число. Чем больше городов вы снабжаете, тем меньше приносит ещё один: за 2&#xa0;города {pay[2]}, а за 9&#xa0;— {pay[9]}.</translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: exactly as many as you have. Plant 13 would power one more, but nobody pays for power without a city. For practice, switch it off and run the others.</source>
        <translation>Станции №&#xa0;24 и 26 снабжают 4 и 5&#xa0;городов&#xa0;— ровно сколько нужно. Станция №&#xa0;13 снабдила бы ещё один, но за энергию без города никто не платит. Для тренировки выключите её и запустите остальные.</translation>
    </message>
    <message>
        <source>You could do that too. This time choose {city[muenster]} and {city[osnabrueck]}.</source>
        <translation>Так тоже можно. Но на этот раз выберите города {city[muenster]} и&#xa0;{city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>Step 2! The lowest plant was removed from the game and replaced. From now on every city has room for a second player, for {house2}, and the fuel that arrives after each round changes.</source>
        <translation>2‑й этап! Самая дешёвая станция ушла из игры, и&#xa0;её заменили. Теперь в&#xa0;каждом городе есть место для второго игрока, за {house2}, а&#xa0;после каждого раунда ресурсов приходит другое количество.</translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: it already has one house. The second place costs {house2} plus the connection. You have just enough money, so build there.</source>
        <translation>5‑й раунд. Посмотрите на город {city[bremen]}: один домик там уже стоит. Второе место стоит {house2} плюс соединение. Денег у&#xa0;вас как раз хватает, так что стройте там.</translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends after that building phase. You own {cities}, the others fewer. You can end it now.</source>
        <translation>8‑й раунд. Как только у&#xa0;кого-нибудь будет городов: {end_at}, игра закончится после этой фазы строительства. У&#xa0;вас их {cities}, у&#xa0;остальных меньше. Сейчас вы можете закончить игру.</translation>
    </message>
    <message>
        <source>The others have built what they could afford: {name[1]} now owns {owned[1]} cities, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation>Остальные построили, на сколько хватило денег: {name[1]} — теперь городов {owned[1]}, {name[2]} — {owned[2]}. Ваши станции могут снабдить 15. Так что не ждите: закончите игру, пока вы впереди.</translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game continues, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Если городов меньше {end_at}, игра продолжится, и соперники догонят. Подключите города {city[flensburg]}, {city[kassel]} и {city[mainz]}.</translation>
    </message>
    <message>
        <source>That is all you need to know. Start a new game: the rivals suggested there are learners too. While you play, H gives a hint, Z undoes your last step, and F1 shows the rules. Have fun!</source>
        <translation>Это всё, что нужно знать. Начните новую игру: предложенные соперники тоже ученики. Во время игры H даёт подсказку, Z отменяет последний шаг, а&#xa0;F1 показывает правила. Приятной игры!</translation>
    </message>
    <message>
        <source>Keep reading: you&apos;ll do that in a moment.</source>
        <translation>Читайте дальше: вы сделаете это через минуту.</translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it takes the step for you.</source>
        <translation>Здесь вместо подсказки&#xa0;— кнопка «Показать»: она сделает шаг за вас.</translation>
    </message>
    <message>
        <source>The rules allow that, but this step asks for something else.</source>
        <translation>По правилам можно, но на этом шаге нужно другое.</translation>
    </message>
    <message>
        <source>Power plants! Only the current market is for sale; the others come later. Look at plant 10: its number is its minimum bid, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation>Электростанции! Продаётся только действующее предложение, остальные — позже. Посмотрите на станцию №&#xa0;10: номер — её минимальная ставка, а&#xa0;из 2 фишек угля она даёт энергию для 2&#xa0;городов. Лучше неё сейчас нет.</translation>
    </message>
    <message>
        <source>You go first. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation>Вы начинаете. Щёлкните станцию №&#xa0;10, оставьте ставку 10 и нажмите кнопку справа внизу. Так вы выставите станцию на торги.</translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and any further one replaces one of them. And in the Recharged edition, which you are learning, bidding for the plant with the green token starts at 1.</source>
        <translation>На этот раз против вас никто не торговался. Ещё две вещи: станций может быть {plants_allowed}, следующая заменит одну из них. А&#xa0;в&#xa0;издании Recharged, как здесь, торги за станцию с&#xa0;зелёным жетоном начинаются с&#xa0;1.</translation>
    </message>
    <message>
        <source>Take 2 coal: click the plus beside coal twice, or two tokens in the market. Then press the button at the lower right to pay.</source>
        <translation>Возьмите 2&#xa0;угля: дважды щёлкните плюс возле угля или две фишки на рынке. Затем нажмите кнопку справа внизу, чтобы заплатить.</translation>
    </message>
    <message>
        <source>Click {city[essen]} on the map, or choose it in the list of cities. The house is only planned so far: press the button at the lower right to build it.</source>
        <translation>Щёлкните {city[essen]} на карте или выберите этот город в списке. Домик пока только намечен: чтобы построить его, нажмите кнопку справа внизу.</translation>
    </message>
    <message>
        <source>Plant 10 burns its 2 coal and powers both of your cities. That brings {pay[2]} Elektro. It is switched on already: press the button at the lower right.</source>
        <translation>Станция №&#xa0;10 сжигает свои 2&#xa0;угля и снабжает оба ваших города. Это приносит {pay[2]}&#xa0;электро. Она уже включена: нажмите кнопку справа внизу.</translation>
    </message>
    <message>
        <source>Without power you get only {pay[0]} Elektro. Switch plant 10 on: its coal is there to be burnt.</source>
        <translation>Без энергии вы получите лишь {pay[0]}&#xa0;электро. Включите станцию №&#xa0;10: её уголь для того и куплен.</translation>
    </message>
    <message>
        <source>The others have run their plants too. Then new fuel came to the market: how much of each depends on the number of players and on the Step. Uranium stays rare.</source>
        <translation>Остальные тоже запустили свои станции. Потом на рынок пришли новые ресурсы: сколько каких, зависит от числа игроков и&#xa0;этапа. Уран остаётся редкостью.</translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation>А самая дорогая станция ушла под стопку, вместо неё вытянута другая карта. Поэтому самые мощные станции вернутся лишь ближе к концу.</translation>
    </message>
    <message>
        <source>That would do no harm, but no good either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation>Вреда не будет, но и пользы тоже: городов у вас только {cities}. Выключите станцию №&#xa0;13.</translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation>Тогда часть ваших городов останется без света. Включите станции №&#xa0;24 и 26, и только их.</translation>
    </message>
    <message>
        <source>Unburnt fuel stays where it is. And that was a whole round! All others work the same way; only the three Steps of the game change a few things. They come next.</source>
        <translation>Несожжённые ресурсы остаются на месте. Вот и весь раунд! Все остальные проходят так же; лишь три этапа игры кое-что меняют. О них&#xa0;— дальше.</translation>
    </message>
    <message>
        <source>Three Steps</source>
        <translation>Три этапа</translation>
    </message>
    <message>
        <source>Every game has three Steps. In Step 1 a city has room for only one player. It is round 4 now, and the map around you is filling up.</source>
        <translation>В каждой игре три этапа. На 1‑м в городе есть место только для одного игрока. Идёт 4‑й&#xa0;раунд, и карта вокруг вас заполняется.</translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities} and have money for two more.</source>
        <translation>Здесь видно, сколько у кого городов. Как только их у кого-нибудь станет {step2_at}, после строительства начнётся 2‑й&#xa0;этап. У вас {cities}, а денег хватит ещё на два.</translation>
    </message>
    <message>
        <source>Be the one who does it: connect {city[muenster]} and {city[osnabrueck]}, then end your turn.</source>
        <translation>Сделайте это сами: подключите города {city[muenster]} и {city[osnabrueck]}, затем закончите ход.</translation>
    </message>
    <message>
        <source>Without these two cities everything stays as it is. Connect {city[muenster]} and {city[osnabrueck]} first.</source>
        <translation>Без этих двух городов всё останется по-прежнему. Сначала подключите города {city[muenster]} и {city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>You have plants for one more city, and money for it. Build first: {city[bremen]}.</source>
        <translation>Станций у вас хватает ещё на один город, и денег тоже. Сначала постройте: {city[bremen]}.</translation>
    </message>
    <message>
        <source>You could do that too. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation>Так тоже можно. Но {city[bremen]} покажет новое: два игрока в&#xa0;одном городе.</translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has been drawn. It stays until the auctions are over. Then it is removed together with the lowest plant, and Step 3 begins.</source>
        <translation>7‑й раунд, вышла карта 3‑го этапа. Она лежит на рынке до конца аукционов. Потом она уйдёт вместе с&#xa0;самой дешёвой станцией, и&#xa0;начнётся 3‑й этап.</translation>
    </message>
    <message>
        <source>The others have already bought this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation>Остальные в этом раунде уже купили, так что торговаться с вами некому. Станция №&#xa0;32 снабжает 6&#xa0;городов, сжигая 3&#xa0;мазута. Берите её.</translation>
    </message>
    <message>
        <source>Nobody can bid against you: it will never be this cheap again. Take plant 32.</source>
        <translation>Торговаться с&#xa0;вами некому: так дёшево больше никогда не будет. Берите станцию №&#xa0;32.</translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation>Станция №&#xa0;32 за свою цену снабжает больше. Берите её.</translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Scrap plant 13: it powers just one city.</source>
        <translation>Станций у вас может быть {plants_allowed}, так что одну из старых нужно сбросить. Сбросьте станцию №&#xa0;13: она снабжает всего один город.</translation>
    </message>
    <message>
        <source>That one is far too good to scrap. Plant 13 powers the fewest cities.</source>
        <translation>Эта слишком хороша, чтобы её сбрасывать. Меньше всего городов снабжает станция №&#xa0;13.</translation>
    </message>
    <message>
        <source>Step 3! All plants here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is near.</source>
        <translation>3‑й&#xa0;этап! Продаются все станции, что здесь лежат, и в каждом городе есть третье место за {house3}. Самое время расти: конец близко.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>But cities alone do not win. What counts are the cities you can power at the end, with your plants and the fuel on them. Yours could power 4, 5 and 6: that makes 15.</source>
        <translation>Но одни города победы не дают. Считаются города, которые вы можете снабдить в конце своими станциями и ресурсами на них. Ваши станции снабдили бы 4, 5 и 6: всего 15.</translation>
    </message>
    <message>
        <source>So make sure nothing runs short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation>Поэтому пусть всем станциям хватит ресурсов: купите 5&#xa0;мазута для станций №&#xa0;26 и 32 и 2&#xa0;вторсырья для станции №&#xa0;24. Затем закончите ход.</translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation>Станции без ресурсов не считаются, а в конце&#xa0;— тем более. Купите всего 5&#xa0;мазута и 2&#xa0;вторсырья.</translation>
    </message>
    <message>
        <source>You need no more: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation>Больше не нужно: это последний раунд. Купите всего 5&#xa0;мазута и 2&#xa0;вторсырья.</translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation>Подключите ещё три города: {city[flensburg]}, {city[kassel]} и {city[mainz]}. Тогда их станет {end_at}. Затем закончите ход.</translation>
    </message>
    <message>
        <source>You could, but then three cities may cost too much. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Можно, но тогда на все три города денег может не хватить. Выберите {city[flensburg]}, {city[kassel]} и&#xa0;{city[mainz]}.</translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation>Снабжено городов: у вас {powered[0]}, {name[1]}&#xa0;— {powered[1]}, {name[2]}&#xa0;— {powered[2]}. Вы победили! Городов у вас больше, чем вы можете снабдить, и это не помешало. При равенстве решили бы деньги.</translation>
    </message>
</context>
<context>
    <name>ViewHead</name>
    <message>
        <source>Goes back to the previous page.</source>
        <translation>Возвращает на предыдущую страницу.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation>К моему ходу</translation>
    </message>
    <message>
        <source>Pauses the bots, or lets them continue.</source>
        <translation>Останавливает компьютеры или даёт им продолжить.</translation>
    </message>
    <message>
        <source>Lets the bots move at once until it is your turn.</source>
        <translation>Компьютеры ходят мгновенно, пока не наступит ваш ход.</translation>
    </message>
    <message>
        <source>Cancels your limit.</source>
        <translation>Снимает ваш предел.</translation>
    </message>
    <message>
        <source>No limit is set.</source>
        <translation>Предел не задан.</translation>
    </message>
    <message>
        <source>Cancel your limit of {limit} for plant {plant}</source>
        <translation>Снять ваш предел {limit} за станцию №&#xa0;{plant}</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>К концу игры</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} думает</translation>
    </message>
</context>
<context>
    <name>WatchingPage</name>
    <message>
        <source>No plant chosen</source>
        <translation>Станция не выбрана</translation>
    </message>
    <message>
        <source>{name} is choosing a plant</source>
        <translation>{name} выбирает станцию</translation>
    </message>
    <message>
        <source>You lead with {bid}. {name} is thinking</source>
        <translation>Вы лидируете: {bid}. {name} думает</translation>
    </message>
    <message>
        <source>{leader} leads. {name} is thinking</source>
        <translation>Лидирует {leader}. {name} думает</translation>
    </message>
    <message>
        <source>Then {names}</source>
        <translation>Затем {names}</translation>
    </message>
    <message>
        <source>Your place in turn order: {n}</source>
        <translation>Ваша очередь начинать: {n}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>{city}: before you, {names} can build there.</source>
        <translation>{city}: раньше вас здесь может строить: {names}.</translation>
    </message>
    <message>
        <source>Table description</source>
        <translation>Описание стола</translation>
    </message>
</context>
<context>
    <name>_SiteDelegate</name>
    <message numerus="yes">
        <source>need %n more</source>
        <comment>Elektro that are missing</comment>
        <translation>
            <numerusform>не хватает %n</numerusform>
            <numerusform>не хватает %n</numerusform>
            <numerusform>не хватает %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n</source>
        <comment>Elektro that are missing; short</comment>
        <translation>
            <numerusform>нужно %n</numerusform>
            <numerusform>нужно %n</numerusform>
            <numerusform>нужно %n</numerusform>
        </translation>
    </message>
</context>
</TS>

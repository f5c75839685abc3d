<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>Buy {fuel}</source>
        <translation>Купить: {fuel}</translation>
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
        <source>number {figure} in the next order</source>
        <translation>{figure}-е место в порядке</translation>
    </message>
    <message>
        <source>{name} gets plant {figure}</source>
        <translation>{name} получает станцию №&#xa0;{figure}</translation>
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
        <source>Give up {fuel}</source>
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
        <source>Give up {plant}</source>
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
        <source>Step 2 in %n</source>
        <comment>cities</comment>
        <translation>
            <numerusform>до 2-го этапа: %n</numerusform>
            <numerusform>до 2-го этапа: %n</numerusform>
            <numerusform>до 2-го этапа: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end in %n</source>
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
</context>
<context>
    <name>AuctionStage</name>
    <message>
        <source>bought {plant}</source>
        <translation>купил {plant}</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in this auction</comment>
        <translation>пас</translation>
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
        <source>Any key goes on</source>
        <translation>Любая клавиша — дальше</translation>
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
        <source>A second house in every city, for {price}.</source>
        <translation>Второй домик в каждом городе, за {price}.</translation>
    </message>
    <message>
        <source>Step 3, the last</source>
        <translation>3-й этап, последний</translation>
    </message>
    <message>
        <source>A third house in every city, for {price}.</source>
        <translation>Третий домик в каждом городе, за {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n plants, all for sale.</source>
        <translation>
            <numerusform>%n станция на продажу.</numerusform>
            <numerusform>%n станции, все на продажу.</numerusform>
            <numerusform>%n станций, все на продажу.</numerusform>
        </translation>
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
        <source>Your bids are made for you up to this; the others do not see it. (U)</source>
        <translation>До этой суммы ставки делаются за вас; другие её не видят. (U)</translation>
    </message>
    <message>
        <source>Type a bid</source>
        <translation>Ввести ставку</translation>
    </message>
    <message>
        <source>Type how far to bid for you</source>
        <translation>Ввести, до какой суммы торговаться за вас</translation>
    </message>
    <message>
        <source>Bid for you 1 further</source>
        <translation>Торговаться за вас на 1 дальше</translation>
    </message>
    <message>
        <source>Bid for you 1 less far</source>
        <translation>Торговаться за вас на 1 меньше</translation>
    </message>
    <message>
        <source>minimum {least}</source>
        <translation>минимум {least}</translation>
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
        <source>break-even {price}</source>
        <translation>выгодно до {price}</translation>
    </message>
    <message>
        <source>min. {least}</source>
        <translation>мин. {least}</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>до</translation>
    </message>
</context>
<context>
    <name>BiddingPage</name>
    <message>
        <source>Pass</source>
        <translation>Пасовать</translation>
    </message>
    <message>
        <source>Leaves this auction to the others.</source>
        <translation>Выводит вас из этих торгов.</translation>
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
        <source>If you pass, {name} has it for {bid}.</source>
        <translation>Если вы спасуете, станция достанется игроку {name} за {bid}.</translation>
    </message>
    <message>
        <source>Then {names} may answer.</source>
        <translation>Затем могут ответить: {names}.</translation>
    </message>
    <message>
        <source>{name} leads. You cannot follow</source>
        <translation>Лидирует {name}. Вам не перебить</translation>
    </message>
    <message>
        <source>You cannot follow</source>
        <translation>Вам не перебить</translation>
    </message>
    <message>
        <source>You have {money}; the minimum bid is {least}.</source>
        <translation>У вас {money}; минимальная ставка {least}.</translation>
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
        <source>{bid} is much more than {before}. Enter again bids it.</source>
        <translation>{bid}&#xa0;— намного больше, чем {before}. Ещё раз Enter&#xa0;— сделать ставку.</translation>
    </message>
</context>
<context>
    <name>BoardRules</name>
    <message>
        <source>Plants that always lie in the first market.</source>
        <translation>Станции, которые всегда лежат на первом рынке.</translation>
    </message>
    <message>
        <source>The top of the draw pile: numbers, plug or other for a random card.</source>
        <translation>Верх стопки станций: номера, plug или other для случайной карты.</translation>
    </message>
    <message>
        <source>The cards below those, shuffled.</source>
        <translation>Карты под ними, перемешанные.</translation>
    </message>
    <message>
        <source>Plants that take no part, by number of players.</source>
        <translation>Станции, которые не участвуют, по числу игроков.</translation>
    </message>
    <message>
        <source>By number of players: plug cards and others that leave unseen.</source>
        <translation>По числу игроков: карты с вилкой и прочие, которые уходят неоткрытыми.</translation>
    </message>
    <message>
        <source>Plants that never leave unseen.</source>
        <translation>Станции, которые никогда не уходят неоткрытыми.</translation>
    </message>
    <message>
        <source>Plants that lie aside, and on top of the draw pile once Step 2 begins.</source>
        <translation>Станции, отложенные в сторону; с началом 2-го этапа они ложатся наверх стопки.</translation>
    </message>
    <message>
        <source>Cards that lie below the Step 3 card.</source>
        <translation>Карты, которые лежат под картой 3-го этапа.</translation>
    </message>
    <message>
        <source>Plants that are for sale.</source>
        <translation>Станции, которые продаются.</translation>
    </message>
    <message>
        <source>Plants that lie in the future market.</source>
        <translation>Станции, которые лежат в ожидаемом предложении.</translation>
    </message>
    <message>
        <source>Kinds of plants for sale as the lowest of the future market too.</source>
        <translation>Виды станций, которые продаются и как самая дешёвая ожидаемого предложения.</translation>
    </message>
    <message>
        <source>Kinds of plants that never go under the draw pile.</source>
        <translation>Виды станций, которые никогда не уходят под стопку.</translation>
    </message>
    <message>
        <source>How many of the lowest plants leave in a round without a sale.</source>
        <translation>Сколько самых дешёвых станций уходит в раунде без продаж.</translation>
    </message>
    <message>
        <source>The lowest plant leaves when the first in a round passes an opening.</source>
        <translation>Самая дешёвая станция уходит, когда первый в раунде пасует вместо выставления.</translation>
    </message>
    <message>
        <source>The lowest plant leaves in Phase 5 of Steps 1 and 2.</source>
        <translation>Самая дешёвая станция уходит в фазе 5 1-го и 2-го этапов.</translation>
    </message>
    <message>
        <source>Whether the plant that Step 2 removes is replaced.</source>
        <translation>Заменяется ли станция, которую убирает 2-й этап.</translation>
    </message>
    <message>
        <source>Whether the discount token is used: the smallest plant may go for 1.</source>
        <translation>Есть ли жетон скидки: самая маленькая станция может уйти за 1.</translation>
    </message>
    <message>
        <source>Whether plants leave that are too small for the leader.</source>
        <translation>Уходят ли станции, слишком малые для лидера.</translation>
    </message>
    <message>
        <source>The turn order is set after the auctions and not before.</source>
        <translation>Порядок игроков определяется после аукционов, а не до них.</translation>
    </message>
    <message>
        <source>Cities that bring Step 2, by number of players.</source>
        <translation>Число городов, с которого начинается 2-й этап, по числу игроков.</translation>
    </message>
    <message>
        <source>Cities that end the game, by number of players.</source>
        <translation>Число городов, которым кончается игра, по числу игроков.</translation>
    </message>
    <message>
        <source>Step 2 begins too when every city in play has a house.</source>
        <translation>2-й этап начинается и тогда, когда в каждом городе в игре есть домик.</translation>
    </message>
    <message>
        <source>The spaces of the fuel market.</source>
        <translation>Клетки рынка ресурсов.</translation>
    </message>
    <message>
        <source>All tokens of each fuel that there are.</source>
        <translation>Все фишки каждого ресурса, какие есть.</translation>
    </message>
    <message>
        <source>Tokens in the fuel market at the start.</source>
        <translation>Фишки на рынке ресурсов в начале.</translation>
    </message>
    <message>
        <source>Tokens added in Steps 1, 2 and 3, for each number of players.</source>
        <translation>Поставки в 1-м, 2-м и 3-м этапах, для каждого числа игроков.</translation>
    </message>
    <message>
        <source>What the places of every city cost.</source>
        <translation>Сколько стоят места в каждом городе.</translation>
    </message>
    <message>
        <source>Places of a city that are open in each Step.</source>
        <translation>Места города, открытые в каждом этапе.</translation>
    </message>
    <message>
        <source>Money with which everybody begins.</source>
        <translation>Деньги, с которыми все начинают.</translation>
    </message>
    <message>
        <source>What is paid for 0, 1, 2 and more lit cities.</source>
        <translation>Выплата за 0, 1, 2 и больше снабжённых городов.</translation>
    </message>
    <message>
        <source>How many plants a player may have.</source>
        <translation>Сколько станций может быть у игрока.</translation>
    </message>
    <message>
        <source>For how many runs a plant stores fuel.</source>
        <translation>На сколько запусков станция хранит ресурсы.</translation>
    </message>
    <message>
        <source>If Step 3 comes first, what Step 2 asks is done before it.</source>
        <translation>Если 3-й этап приходит раньше, сначала делается то, чего требует 2-й этап.</translation>
    </message>
    <message>
        <source>What decides between equals: money or cities.</source>
        <translation>Что решает при равенстве: деньги или города.</translation>
    </message>
    <message>
        <source>The options that players may choose.</source>
        <translation>Настройки, которые можно выбрать.</translation>
    </message>
    <message>
        <source>By area: plants that replace those of their number while it is in play.</source>
        <translation>По областям: станции, которые заменяют станции с тем же номером, пока область в игре.</translation>
    </message>
    <message>
        <source>Burnt coal goes to a storage, which sells it at this price.</source>
        <translation>Сожжённый уголь идёт на склад, который продаёт его по этой цене.</translation>
    </message>
    <message>
        <source>The storage sells at any time.</source>
        <translation>Склад продаёт в любое время.</translation>
    </message>
    <message>
        <source>Once this plant has been bought, uranium is never refilled.</source>
        <translation>Как только эта станция куплена, уран больше не пополняется.</translation>
    </message>
    <message>
        <source>For a kind of plant, areas in one of which its buyer needs a city.</source>
        <translation>Для вида станций: области, в одной из которых покупателю нужен город.</translation>
    </message>
    <message>
        <source>Cities that make a fuel cheaper for whoever has a house there.</source>
        <translation>Города, которые удешевляют ресурс тому, у кого там домик.</translation>
    </message>
    <message>
        <source>What it costs to begin a network where no way leads to.</source>
        <translation>Сколько стоит начать сеть там, куда не ведёт путь.</translation>
    </message>
    <message>
        <source>Cities in which no network may begin.</source>
        <translation>Города, в которых нельзя начинать сеть.</translation>
    </message>
    <message>
        <source>The areas in play need not touch.</source>
        <translation>Области в игре могут не соприкасаться.</translation>
    </message>
    <message>
        <source>Players may do without these rules.</source>
        <translation>Можно играть и без этих правил.</translation>
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
        <source>To the next city that way</source>
        <translation>К следующему городу в ту сторону</translation>
    </message>
    <message>
        <source>Pick the city</source>
        <translation>Выбрать город</translation>
    </message>
    <message>
        <source>Nearer, as by the wheel or a pinch</source>
        <translation>Ближе — как колёсиком мыши или двумя пальцами</translation>
    </message>
    <message>
        <source>Farther, as by the wheel or a pinch</source>
        <translation>Дальше — как колёсиком мыши или двумя пальцами</translation>
    </message>
    <message>
        <source>All of the map</source>
        <translation>Вся карта</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The standard rules.</source>
        <translation>Обычные правила.</translation>
    </message>
    <message numerus="yes">
        <source>By %n public transcriptions of the printed board. Uncertain: {doubts}.</source>
        <translation>
            <numerusform>По %n открытой записи печатного поля. Сомнительно: {doubts}.</numerusform>
            <numerusform>По %n открытым записям печатного поля. Сомнительно: {doubts}.</numerusform>
            <numerusform>По %n открытым записям печатного поля. Сомнительно: {doubts}.</numerusform>
        </translation>
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
        <source>which plants leave</source>
        <translation>какие станции уходят</translation>
    </message>
    <message>
        <source>scrapped coal</source>
        <translation>списанный уголь</translation>
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
        <source>Uranium mines sell to the market.</source>
        <translation>Урановые рудники продают на рынок.</translation>
    </message>
    <message>
        <source>Fuel token by token, and power outages.</source>
        <translation>Ресурсы по одному и отключения света.</translation>
    </message>
    <message>
        <source>Everybody may begin two networks.</source>
        <translation>Каждый может начать две сети.</translation>
    </message>
    <message>
        <source>Spaces for one house each.</source>
        <translation>На каждом поле место для одного дома.</translation>
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
        <source>The draw pile begins the Steps.</source>
        <translation>Стопка станций начинает этапы.</translation>
    </message>
    <message>
        <source>More than one island.</source>
        <translation>Больше одного острова.</translation>
    </message>
    <message>
        <source>Areas bring plants of their own.</source>
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
        <source>Wind and sun never go under the pile.</source>
        <translation>Ветер и солнце не уходят под стопку.</translation>
    </message>
    <message>
        <source>Wind and sun are for sale early.</source>
        <translation>Ветер и солнце продаются раньше.</translation>
    </message>
    <message>
        <source>Some plants come only with Step 2.</source>
        <translation>Некоторые станции приходят лишь со 2-м этапом.</translation>
    </message>
    <message>
        <source>Not everybody may buy plants for {kinds}.</source>
        <translation>Не всем можно покупать такие станции: {kinds}.</translation>
    </message>
    <message>
        <source>Cities with other prices.</source>
        <translation>Города с другими ценами.</translation>
    </message>
    <message>
        <source>The way into some cities costs extra.</source>
        <translation>Путь в некоторые города стоит дороже.</translation>
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
        <source>Long, dear connections.</source>
        <translation>Длинные, дорогие соединения.</translation>
    </message>
    <message>
        <source>Much coal at the start.</source>
        <translation>Много угля в начале.</translation>
    </message>
    <message>
        <source>Much oil at the start.</source>
        <translation>Много мазута в начале.</translation>
    </message>
    <message>
        <source>Much garbage at the start.</source>
        <translation>Много вторсырья в начале.</translation>
    </message>
    <message>
        <source>Much uranium at the start.</source>
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
        <source>Power outage: {built} cities in this round, incomes are cut.</source>
        <translation>Авария в сети: городов в этом раунде: {built}, выплаты урезаны.</translation>
    </message>
    <message>
        <source>Cities in this round: {built}; more than {most} are an outage.</source>
        <translation>Городов в этом раунде: {built}; больше {most} — авария в сети.</translation>
    </message>
    <message>
        <source>The draw pile has run out: all plants are for sale.</source>
        <translation>Стопка кончилась: продаются все станции.</translation>
    </message>
    <message>
        <source>The plants put aside are the draw pile now.</source>
        <translation>Отложенные станции теперь — стопка.</translation>
    </message>
    <message>
        <source>Plants put aside: {plants}.</source>
        <translation>Отложенные станции: {plants}.</translation>
    </message>
    <message>
        <source>Can still begin a second network: {names}.</source>
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
        <source>Ends your turn without building what is staged.</source>
        <translation>Заканчивает ход; намеченное не строится.</translation>
    </message>
    <message>
        <source>Builds all that is staged.</source>
        <translation>Строит всё, что намечено.</translation>
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
        <source>The cheapest in turn</source>
        <translation>Самые дешёвые подряд</translation>
    </message>
    <message>
        <source>{a} – {b}  {cost}</source>
        <translation>{a} – {b}  {cost}</translation>
    </message>
    <message>
        <source>with {city}</source>
        <comment>money left, this city built as well</comment>
        <translation>плюс {city}</translation>
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
        <source>Begins your other network in a starting city: no way is paid, once in the game.</source>
        <translation>Начинает вашу вторую сеть в стартовом городе: путь не оплачивается, один раз за игру.</translation>
    </message>
    <message>
        <source>Build without ending the turn</source>
        <translation>Построить, не заканчивая ход</translation>
    </message>
    <message>
        <source>Take all staged houses back</source>
        <translation>Убрать все намеченные домики</translation>
    </message>
    <message>
        <source>Begin your second network</source>
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
            <numerusform>Построить %n домик за {cost}, закончить ход</numerusform>
            <numerusform>Построить %n домика за {cost}, закончить ход</numerusform>
            <numerusform>Построить %n домиков за {cost}, закончить ход</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds all that is staged and ends your turn; Undo brings it back.</source>
        <translation>Строит всё намеченное и заканчивает ваш ход; «Отменить» вернёт его.</translation>
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
        <source>Lit</source>
        <comment>cities that are powered</comment>
        <translation>Снабжено</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message numerus="yes">
        <source>Point at a city for its price, click to stage it. The cheapest %n come to {cost}.</source>
        <comment>cities, one after another</comment>
        <translation>
            <numerusform>Наведите на город, чтобы узнать цену, щёлкните, чтобы наметить. Самый дешёвый %n стоит {cost}.</numerusform>
            <numerusform>Наведите на город, чтобы узнать цену, щёлкните, чтобы наметить. Самые дешёвые %n стоят {cost}.</numerusform>
            <numerusform>Наведите на город, чтобы узнать цену, щёлкните, чтобы наметить. Самые дешёвые %n стоят {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has a place for you now.</source>
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
        <source>No city is staged: choose one, or end your turn with E.</source>
        <translation>Ничего не намечено: выберите город или закончите ход (E).</translation>
    </message>
    <message>
        <source>Your planned houses aren&apos;t built. Press {key} again to end the turn without them.</source>
        <translation>Намеченные домики не построены. Ещё раз {key} — закончить ход без них.</translation>
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
        <source>Moves the selected city, by ten with Shift</source>
        <translation>Сдвигает выбранный город, с Shift на десять</translation>
    </message>
    <message>
        <source>Nearer, as by the wheel or a pinch</source>
        <translation>Ближе, как колёсиком или двумя пальцами</translation>
    </message>
    <message>
        <source>Farther, as by the wheel or a pinch</source>
        <translation>Дальше, как колёсиком или двумя пальцами</translation>
    </message>
    <message>
        <source>All of the board</source>
        <translation>Всё поле</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} побеждает</translation>
    </message>
    <message numerus="yes">
        <source>%n cities lit in round {round}</source>
        <translation>
            <numerusform>%n город светится в раунде {round}</numerusform>
            <numerusform>%n города светятся в раунде {round}</numerusform>
            <numerusform>%n городов светятся в раунде {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>Any key shows the standings</source>
        <translation>Любая клавиша показывает итоги</translation>
    </message>
</context>
<context>
    <name>ChaptersView</name>
    <message>
        <source>Learn to play</source>
        <translation>Обучение игре</translation>
    </message>
    <message>
        <source>Six short chapters, half an hour in all. Leave at any time and go on later.</source>
        <translation>Шесть коротких глав, всего полчаса. Прервитесь когда угодно, продолжите позже.</translation>
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
        <translation>{city}, за {way}, область {area}.</translation>
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
        <source>A place for {price}.</source>
        <translation>Место за {price}.</translation>
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
        <source>Place a house of the bank</source>
        <translation>Поставьте домик банка</translation>
    </message>
    <message>
        <source>The bank&apos;s cities must touch each other; you cannot build in them in Step 1.</source>
        <translation>Города банка закрыты на 1-м этапе для вас обоих и стоят рядом друг с другом.</translation>
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
        <translation>Сеть начинается в любом отмеченном городе.</translation>
    </message>
    <message>
        <source>Mark {city}</source>
        <translation>Отметить: {city}</translation>
    </message>
    <message>
        <source>Click a city on the map, or choose it in the list.</source>
        <translation>Щёлкните город на карте или выберите его в списке.</translation>
    </message>
    <message>
        <source>Choose a city first.</source>
        <translation>Сначала выберите город.</translation>
    </message>
    <message>
        <source>Takes the city that is picked.</source>
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
        <source>Power Grid has made a mistake of its own.</source>
        <translation>В программе произошла ошибка.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Ваша игра сохранена.</translation>
    </message>
    <message>
        <source>The game at the table is not saved: save its record somewhere else.</source>
        <translation>Игра на столе не сохранена: сохраните её запись в другом месте.</translation>
    </message>
    <message>
        <source>What happened is described in {file}. Nobody gets it unless you send it.</source>
        <translation>Что случилось, описано в файле {file}. Его никто не получит, если вы его не отправите.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close it</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Editor</name>
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
        <source>A board needs two cities; %n are missing.</source>
        <translation>
            <numerusform>Полю нужны два города; не хватает %n.</numerusform>
            <numerusform>Полю нужны два города; не хватает %n.</numerusform>
            <numerusform>Полю нужны два города; не хватает %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every city can be reached.</source>
        <translation>Все города достижимы.</translation>
    </message>
    <message>
        <source>No city lies in {0}.</source>
        <translation>Ни одного города здесь: {0}.</translation>
    </message>
    <message>
        <source>{0} is not in one piece: a connection is missing in it.</source>
        <translation>{0} не из одного куска: там не хватает соединения.</translation>
    </message>
    <message>
        <source>Areas, each in one piece: {0}.</source>
        <translation>Области, каждая из одного куска: {0}.</translation>
    </message>
    <message>
        <source>Cities in {0}: {1}; {2} are usual.</source>
        <translation>Городов в области {0}: {1}; обычно {2}.</translation>
    </message>
    <message>
        <source>For {0} players: {1} areas are needed, {2} are there.</source>
        <translation>Для {0} игроков: нужно областей {1}, есть {2}.</translation>
    </message>
    <message>
        <source>For {0} players: no {1} areas hang together.</source>
        <translation>Для {0} игроков: нет стольких связанных областей: {1}.</translation>
    </message>
    <message>
        <source>For {0} players: only {1} cities in some areas; the game ends at {2}.</source>
        <translation>Для {0} игроков: в некоторых областях городов только {1}; игра кончается на {2}.</translation>
    </message>
    <message>
        <source>For {0} players: areas and cities enough.</source>
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
        <source>{0} and {1} lie on top of each other.</source>
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
        <source>{0} lies in the sea.</source>
        <translation>{0} лежит в море.</translation>
    </message>
    <message>
        <source>{0} leaves the land.</source>
        <translation>{0} выходит за пределы суши.</translation>
    </message>
    <message>
        <source>In small windows {1} overlap; in all: {0}.</source>
        <translation>В малых окнах перекрываются {1}; всего: {0}.</translation>
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
        <source>Across</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
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
        <source>By its length, as other links: {cost}</source>
        <translation>По длине, как другие: {cost}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>Draw the coast with the pointer, or lay land around the cities.</source>
        <translation>Нарисуйте берег мышью или положите сушу вокруг городов.</translation>
    </message>
    <message>
        <source>Click where a city stands, and type its name. Drag to move.</source>
        <translation>Щёлкните, где стоит город, и введите название. Тяните, чтобы сдвинуть.</translation>
    </message>
    <message>
        <source>Click two cities to link them, or drag from one to the other.</source>
        <translation>Щёлкните два города, чтобы соединить их, или тяните от одного к другому.</translation>
    </message>
    <message>
        <source>Brush over cities: the border follows them.</source>
        <translation>Проведите по городам: граница следует за ними.</translation>
    </message>
    <message>
        <source>Choose a line to see what it is about.</source>
        <translation>Выберите строку, чтобы увидеть, о чём она.</translation>
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
        <source>In the list of the board</source>
        <translation>В списке поля</translation>
    </message>
    <message>
        <source>Goes to the city, then links it with another</source>
        <translation>Переходит к городу, затем соединяет его с другим</translation>
    </message>
    <message>
        <source>Goes back to all cities</source>
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
        <source>Links</source>
        <translation>Пути</translation>
    </message>
    <message>
        <source>none, {cost} by length</source>
        <translation>нет, по длине {cost}</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Правила этого поля</translation>
    </message>
    <message>
        <source>Value, as in the file</source>
        <translation>Значение, как в файле</translation>
    </message>
    <message>
        <source>Empty: as in the edition.</source>
        <translation>Пусто: как в издании.</translation>
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
        <source>In a field of the editor</source>
        <translation>В поле редактора</translation>
    </message>
    <message>
        <source>Finishes the text</source>
        <translation>Завершает текст</translation>
    </message>
    <message>
        <source>Leaves the text as it was</source>
        <translation>Оставляет текст прежним</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board editor</source>
        <translation>Редактор полей</translation>
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
        <source>This is no picture that can be traced: {name}</source>
        <translation>Это не картинка для обводки: {name}</translation>
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
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Picture below</source>
        <translation>Картинка снизу</translation>
    </message>
    <message>
        <source>Lays a picture below the board, to trace.</source>
        <translation>Кладёт картинку под поле, для обводки.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Writes the board into one file for others.</source>
        <translation>Записывает поле в один файл для других.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Leaves the editor; the board is saved.</source>
        <translation>Закрывает редактор; поле сохранено.</translation>
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
        <source>Links</source>
        <translation>Пути</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Области</translation>
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
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Checks the board for so many players.</source>
        <translation>Проверяет поле для стольких игроков.</translation>
    </message>
    <message>
        <source>What the check has found</source>
        <translation>Что показала проверка</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Shows all rules that a board may change.</source>
        <translation>Показывает все правила, которые может изменить поле.</translation>
    </message>
    <message>
        <source>Rules of this board</source>
        <translation>Правила этого поля</translation>
    </message>
    <message>
        <source>Try with bots</source>
        <translation>Проба компьютером</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Играть сейчас</translation>
    </message>
    <message>
        <source>your board, saved with each change</source>
        <translation>ваше поле, сохраняется при каждом изменении</translation>
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
        <source>Adds an area in a colour of its own.</source>
        <translation>Добавляет область своего цвета.</translation>
    </message>
    <message>
        <source>Move cities apart</source>
        <translation>Раздвинуть города</translation>
    </message>
    <message>
        <source>Moves cities until names and costs have room.</source>
        <translation>Сдвигает города, пока названиям и ценам не хватит места.</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Добавить город</translation>
    </message>
    <message>
        <source>Puts a city where there is room.</source>
        <translation>Ставит город там, где есть место.</translation>
    </message>
    <message>
        <source>There is no city yet.</source>
        <translation>Городов ещё нет.</translation>
    </message>
    <message>
        <source>Removes what is selected.</source>
        <translation>Удаляет выбранное.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Ничего не выбрано.</translation>
    </message>
    <message>
        <source>As in the edition. Nothing of its own yet.</source>
        <translation>Как в издании. Своего пока ничего.</translation>
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
        <source>%n links</source>
        <translation>
            <numerusform>%n путь</numerusform>
            <numerusform>%n пути</numerusform>
            <numerusform>%n путей</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins a game against bots on this board.</source>
        <translation>Начинает на этом поле игру против компьютера.</translation>
    </message>
    <message>
        <source>Lets bots play ten games on the board.</source>
        <translation>Компьютер сыграет на поле десять игр.</translation>
    </message>
    <message>
        <source>The bots gave up: {why}</source>
        <translation>Компьютеры сдались: {why}</translation>
    </message>
    <message>
        <source>Bots: {done} of {all} games played.</source>
        <translation>Компьютер: сыграно игр {done} из {all}.</translation>
    </message>
    <message>
        <source>Rounds on average: {rounds}</source>
        <translation>Раундов в среднем: {rounds}</translation>
    </message>
    <message>
        <source>Begun in {area}: {tries}, won: {wins}; a house costs {price}</source>
        <translation>Начало в {area}: {tries}, побед: {wins}; домик стоит {price}</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Ещё ничего не изменено.</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
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
        <translation>Что запомнилось</translation>
    </message>
    <message>
        <source>Charts as a picture (*.png);;Figures as a table (*.csv)</source>
        <translation>Графики как картинка (*.png);;Числа как таблица (*.csv)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}); choose another folder.</source>
        <translation>Не удаётся записать {file} ({reason}); выберите другую папку.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>по раундам</translation>
    </message>
    <message>
        <source>by round, the end is called at {count}</source>
        <translation>по раундам; конец игры при числе городов {count}</translation>
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
        <translation>города, на которые хватает станций</translation>
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
        <source>Saves a picture of the lit board beside your games, and copies it.</source>
        <translation>Сохраняет картинку освещённой карты рядом с вашими играми и копирует её.</translation>
    </message>
    <message>
        <source>Goes through the game move by move.</source>
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
        <source>Writes the figures of this page into a file.</source>
        <translation>Записывает числа этой страницы в файл.</translation>
    </message>
    <message>
        <source>Begins the same game again, with other cards.</source>
        <translation>Начинает ту же игру заново, с другими картами.</translation>
    </message>
    <message>
        <source>Leads to the page of a new game.</source>
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
        <source>The poster is in {folder}, and copied.</source>
        <translation>Плакат лежит в {folder} и скопирован.</translation>
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
        <translation>Карта в конце раунда</translation>
    </message>
    <message>
        <source>{name} powers {count} too, with as much money. Cities decide: {a} against {b}.</source>
        <translation>{name} тоже снабжает {count}, и денег столько же. Решают города: {a} против {b}.</translation>
    </message>
    <message>
        <source>{name} is level in everything that counts.</source>
        <translation>{name}: равенство во всём, что идёт в счёт.</translation>
    </message>
    <message>
        <source>powers the most cities</source>
        <translation>снабжает больше всех городов</translation>
    </message>
    <message>
        <source>wins the tie</source>
        <translation>лучше при равенстве</translation>
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
        <source>level with {name}</source>
        <translation>столько же, сколько {name}</translation>
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
        <source>left</source>
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
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} думает…</translation>
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
        <source>Outer space for {price}</source>
        <translation>крайнее место за {price}</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Takes back what was staged or done last.</source>
        <translation>Отменяет последнее намеченное или сделанное.</translation>
    </message>
    <message>
        <source>Says what the strongest bot would do.</source>
        <translation>Говорит, что сделал бы сильнейший бот.</translation>
    </message>
    <message>
        <source>Leaves this auction.</source>
        <translation>Выходит из этого аукциона.</translation>
    </message>
    <message>
        <source>Does all that is staged.</source>
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
        <source>Hint: {action}. {reason} H does it.</source>
        <translation>Подсказка: {action}. {reason} Клавиша H сделает это.</translation>
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
        <source>It brings {gain} in %n rounds for {price}.</source>
        <translation>
            <numerusform>Принесёт {gain} за %n раунд по цене {price}.</numerusform>
            <numerusform>Принесёт {gain} за %n раунда по цене {price}.</numerusform>
            <numerusform>Принесёт {gain} за %n раундов по цене {price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Profit {profit}, and %n workers free for the next round.</source>
        <translation>
            <numerusform>Прибыль {profit} и %n свободный рабочий в следующем раунде.</numerusform>
            <numerusform>Прибыль {profit} и %n свободных рабочих в следующем раунде.</numerusform>
            <numerusform>Прибыль {profit} и %n свободных рабочих в следующем раунде.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other purchase brings more than it costs.</source>
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
        <source>Free workers {n}</source>
        <translation>Свободные рабочие: {n}</translation>
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
        <source>Profit by round</source>
        <translation>Прибыль по раундам</translation>
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
        <source>Shows the game again.</source>
        <translation>Показывает игру ещё раз.</translation>
    </message>
    <message>
        <source>Goes back to the table.</source>
        <translation>Возвращает к столу.</translation>
    </message>
    <message>
        <source>Sets a new game up.</source>
        <translation>Подготавливает новую игру.</translation>
    </message>
    <message>
        <source>Plays again with the same people.</source>
        <translation>Ещё одна игра тем же составом.</translation>
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
        <source>Profit, energy at {price}</source>
        <translation>Прибыль, энергия по {price}</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Free workers, next round</source>
        <translation>Рабочие, след. раунд</translation>
    </message>
    <message>
        <source>Energy, at the next price</source>
        <translation>Энергия, новая цена</translation>
    </message>
    <message numerus="yes">
        <source>Storage is short: %n goods cannot be stored.</source>
        <translation>
            <numerusform>Склада не хватает: %n товар не поместится.</numerusform>
            <numerusform>Склада не хватает: %n товара не поместятся.</numerusform>
            <numerusform>Склада не хватает: %n товаров не поместятся.</numerusform>
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
        <source>Production and storage are even.</source>
        <translation>Производство и склад равны.</translation>
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
        <source>Bid workers for your place in the order, buy machines, robots and storage, and mind the energy price. The richest wins.</source>
        <translation>Торгуйтесь рабочими за место в порядке, покупайте станки, роботов и склады и следите за ценой энергии. Побеждает самый богатый.</translation>
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
        <source>First game: the energy price stays in round one</source>
        <translation>Первая игра: в первом раунде цена энергии не меняется</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Каждому нужно имя.</translation>
    </message>
    <message>
        <source>Begins the game.</source>
        <translation>Начинает игру.</translation>
    </message>
    <message>
        <source>The tiles are not the printed ones: most printed values are not known, so these were designed for this program.</source>
        <translation>Это не печатные жетоны: большинство печатных значений неизвестно, эти придуманы для программы.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>round {n}, not over</source>
        <translation>раунд {n}, не окончена</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Сохранённых игр пока нет.</translation>
    </message>
    <message>
        <source>Goes on with the chosen game.</source>
        <translation>Продолжает выбранную игру.</translation>
    </message>
    <message>
        <source>Finished games: {over}, won by people: {won}, not over: {open}</source>
        <translation>Оконченные игры: {over}, выиграли люди: {won}, не окончены: {open}</translation>
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
        <source>Back one move</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>On one move</source>
        <translation>На ход вперёд</translation>
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
        <source>Begins a new game that goes on from here.</source>
        <translation>Начинает новую игру с этого места.</translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation>Возвращает к предыдущему виду.</translation>
    </message>
    <message>
        <source>A phase back</source>
        <translation>На фазу назад</translation>
    </message>
    <message>
        <source>A phase on</source>
        <translation>На фазу вперёд</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>move {n} of {last}</source>
        <translation>ход {n} из {last}</translation>
    </message>
    <message>
        <source>This is the beginning of the game.</source>
        <translation>Это начало игры.</translation>
    </message>
    <message>
        <source>This is as far as the game went.</source>
        <translation>Это последний ход записи.</translation>
    </message>
    <message>
        <source>Round {n}, {phase}</source>
        <translation>Раунд {n}, {phase}</translation>
    </message>
    <message>
        <source>The other factories</source>
        <translation>Другие фабрики</translation>
    </message>
    <message>
        <source>{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage}, energy {energy}, {free} workers free, {count} tiles.</source>
        <translation>{name}: жетон порядка {tile}, {money} электро, производство {production}, склад {storage}, энергия {energy}, свободные рабочие: {free}, жетоны: {count}.</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>Ваша фабрика</translation>
    </message>
    <message>
        <source>Production {production}, storage {storage}, energy {energy}, {canteen} workers in the canteen, {free} free.</source>
        <translation>Производство {production}, склад {storage}, энергия {energy}, рабочие в столовой: {canteen}, свободные: {free}.</translation>
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
        <source>Outer space: {text}</source>
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
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message numerus="yes">
        <source>your price, and what it brings in %n rounds</source>
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
        <source>Brings {gain} in %n rounds.</source>
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
        <source>Five phases on two pages</source>
        <translation>Пять фаз на двух страницах</translation>
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
        <source>Choose an order tile</source>
        <translation>Выберите жетон порядка</translation>
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
        <source>That belongs to another phase.</source>
        <translation>Это относится к другой фазе.</translation>
    </message>
    <message>
        <source>All your tiles are chosen: end the turn, or undo.</source>
        <translation>Все жетоны выбраны: закончите ход или отмените.</translation>
    </message>
    <message>
        <source>Whoever opens names one of the new order tiles.</source>
        <translation>Начинающий называет один из новых жетонов порядка.</translation>
    </message>
    <message>
        <source>That order tile is taken.</source>
        <translation>Этот жетон порядка уже взят.</translation>
    </message>
    <message>
        <source>A raise is higher than the bid: at least {least}.</source>
        <translation>Нужно перебить ставку: не меньше {least}.</translation>
    </message>
    <message>
        <source>One available worker must stay with you: bid at most {most}.</source>
        <translation>Один свободный рабочий должен остаться: ставка не больше {most}.</translation>
    </message>
    <message>
        <source>You move exactly as many tiles as you have available workers: {left} more.</source>
        <translation>Переносится ровно столько жетонов, сколько у вас свободных рабочих: ещё {left}.</translation>
    </message>
    <message>
        <source>There is no such tile in the central storage.</source>
        <translation>Такого жетона на центральном складе нет.</translation>
    </message>
    <message>
        <source>The cheapest tile of a column leaves it first.</source>
        <translation>Из столбца сначала берут самый дешёвый жетон.</translation>
    </message>
    <message>
        <source>That tile is not on the market.</source>
        <translation>Этого жетона нет на рынке.</translation>
    </message>
    <message>
        <source>Each purchase and each removal takes an available worker; none is left.</source>
        <translation>Каждая покупка и каждое удаление требует свободного рабочего; их больше нет.</translation>
    </message>
    <message>
        <source>That tile is not in your factory.</source>
        <translation>Этого жетона нет на вашей фабрике.</translation>
    </message>
    <message>
        <source>Only tiles that lie beside your factory can be placed.</source>
        <translation>Разместить можно только жетоны, лежащие рядом с фабрикой.</translation>
    </message>
    <message>
        <source>Nobody has more than two seasonal workers.</source>
        <translation>Больше двух сезонных рабочих не бывает.</translation>
    </message>
    <message>
        <source>That costs {price}; you have {money}.</source>
        <translation>Это стоит {price}; у вас {money}.</translation>
    </message>
    <message>
        <source>A factory has one of these only: remove the one that is there first.</source>
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
        <source>One robot a machine: {robots} robots and {machines} machines run. Switch robots off.</source>
        <translation>Один робот на станок: работают роботы: {robots}, станки: {machines}. Выключите роботов.</translation>
    </message>
    <message>
        <source>One worker must stay available: {needed} are needed, {most} can work. Switch machines off.</source>
        <translation>Один рабочий должен остаться свободным: нужно {needed}, могут работать {most}. Выключите станки.</translation>
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
        <source>Switch off: {tiles}</source>
        <translation>Выключить: {tiles}</translation>
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
        <source>Everybody runs a factory for {rounds} rounds and begins with {money} Elektro, {workers} workers, three storage rooms and two machines. Whoever has most money at the end wins; in a tie, the higher profit of the last round decides.</source>
        <translation>Каждый управляет фабрикой {rounds} раундов и начинает с {money} электро, {workers} рабочими, тремя складскими помещениями и двумя станками. Побеждает тот, у кого в конце больше денег; при равенстве решает большая прибыль последнего раунда.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Storage rooms store, machines and production robots produce. Machines need workers and energy. Auxiliary robots and optimisation save workers, control saves energy. What a tile needs is red, what it saves is green.</source>
        <translation>Складские помещения хранят, станки и производственные роботы производят. Станкам нужны рабочие и энергия. Вспомогательные роботы и диспетчерская экономят рабочих, щитовая экономит энергию. Что жетону нужно — красное, что он экономит — зелёное.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>As many order tiles as players are turned up. The seat with the highest old tile names one and bids 0 or more available workers; clockwise, the others raise or pass. Whoever has passed stays out of that auction.</source>
        <translation>Открывают столько жетонов порядка, сколько игроков. Владелец наибольшего старого жетона называет один и ставит 0 или больше свободных рабочих; по часовой стрелке остальные повышают или пасуют. Спасовавший в этом аукционе больше не участвует.</translation>
    </message>
    <message>
        <source>The workers bid lie on the tile until the end of phase 3. One available worker must always stay. Who has won takes no part in further auctions; the opener names another tile if somebody else has won. The last one takes the last tile and may bid workers for it.</source>
        <translation>Поставленные рабочие лежат на жетоне до конца фазы 3. Один свободный рабочий всегда должен остаться. Победитель в дальнейших аукционах не участвует; если выиграл другой, начинавший называет новый жетон. Последний берёт последний жетон и может поставить на него рабочих.</translation>
    </message>
    <message>
        <source>All further phases go from the lowest order tile to the highest. A tile may make each purchase cheaper: that number is on yellow.</source>
        <translation>Все остальные фазы идут от наименьшего жетона порядка к наибольшему. Жетон может удешевлять каждую покупку: это число на жёлтом.</translation>
    </message>
    <message>
        <source>1 Bidding for order</source>
        <translation>1 Торги за порядок</translation>
    </message>
    <message>
        <source>Each in turn moves exactly as many tiles from the central storage to the market as it has available workers, from any columns, the cheapest of a column first. The workers stay available. The last in order may move a few tiles more.</source>
        <translation>Каждый по очереди переносит с центрального склада на рынок ровно столько жетонов, сколько у него свободных рабочих, из любых столбцов, начиная с самого дешёвого. Рабочие остаются свободными. Последний в порядке может перенести ещё несколько.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Tiles more</source>
        <translation>Ещё жетонов</translation>
    </message>
    <message>
        <source>2 Preparing the market</source>
        <translation>2 Подготовка рынка</translation>
    </message>
    <message>
        <source>Each available worker buys one tile of the market, or removes one from the factory. A tile costs its price less the discount of the order tile, never less than 0.</source>
        <translation>Каждый свободный рабочий покупает один жетон с рынка или убирает один с фабрики. Жетон стоит свою цену минус скидка жетона порядка, но не меньше 0.</translation>
    </message>
    <message>
        <source>A factory has {spaces} free spaces, and {outer} outer ones that cost {price} Elektro once, without discount. Control and optimisation have a space of their own each. Bought tiles may lie beside the factory, where they do nothing; placing them takes no worker.</source>
        <translation>На фабрике {spaces} бесплатных мест и {outer} крайних, которые один раз стоят {price} электро, без скидки. У щитовой и диспетчерской есть свои места. Купленные жетоны могут лежать рядом с фабрикой, где не действуют; для их размещения рабочий не нужен.</translation>
    </message>
    <message>
        <source>At the end of the turn up to {count} seasonal workers can be hired for {price} Elektro each, less the discount. They stay until the next hiring and are paid anew each round. What is left on the market goes back to the central storage.</source>
        <translation>В конце хода можно нанять до {count} сезонных рабочих по {price} электро, минус скидка. Они остаются до следующего найма, и каждый раунд им платят заново. Что осталось на рынке, возвращается на центральный склад.</translation>
    </message>
    <message>
        <source>3 Purchases and workers</source>
        <translation>3 Покупки и рабочие</translation>
    </message>
    <message>
        <source>Everybody counts what runs: production and storage are added up, energy is what is needed less what is saved, at least {least}. The workers needed go to the canteen.</source>
        <translation>Каждый считает, что работает: производство и склад складываются, энергия — потребность минус экономия, не меньше {least}. Нужные рабочие идут в столовую.</translation>
    </message>
    <message>
        <source>At least one worker must stay available, and each robot needs a machine of its own that runs. Machines and robots may be switched off at will: then they need nothing and bring nothing.</source>
        <translation>Хотя бы один рабочий должен остаться свободным, и каждому роботу нужен свой работающий станок. Станки и роботов можно выключать по желанию: тогда они ничего не требуют и ничего не дают.</translation>
    </message>
    <message>
        <source>Then the next energy tile is turned over and the energy price rises by its number, 0, 1 or 2. In a first game the first tile is a 0.</source>
        <translation>Затем открывают следующий жетон энергии, и её цена растёт на его число: 0, 1 или 2. В первой игре первый жетон — 0.</translation>
    </message>
    <message>
        <source>4 Bureaucracy</source>
        <translation>4 Бюрократия</translation>
    </message>
    <message>
        <source>A factory earns {income} Elektro for each good that is both produced and stored, less its energy at the energy price. In the last round the profit counts {factor} times.</source>
        <translation>Фабрика получает {income} электро за каждый товар, который и произведён, и помещается на складе, минус энергия по её цене. В последнем раунде прибыль умножается на {factor}.</translation>
    </message>
    <message>
        <source>At the start: production 2, storage 3, energy 4 at a price of 1: 20 − 4 = 16 Elektro.</source>
        <translation>В начале: производство 2, склад 3, энергия 4 по цене 1: 20 − 4 = 16 электро.</translation>
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
        <source>This is your factory: two floors of spaces for tiles, the rooms for control and optimisation above them, canteen and instruments below.</source>
        <translation>Это ваша фабрика: два этажа с местами для жетонов, над ними комнаты для щитовой и диспетчерской, внизу столовая и приборы.</translation>
    </message>
    <message>
        <source>You have seven workers: four serve your machines from the canteen, three are free. Free workers bid, fill the market and buy.</source>
        <translation>У вас семь рабочих: четверо из столовой обслуживают станки, трое свободны. Свободные рабочие торгуются, наполняют рынок и покупают.</translation>
    </message>
    <message>
        <source>First you bid for your place in the order. A low tile buys first; a high one makes each purchase cheaper by the number on yellow. Choose a tile, add workers if you like, and press Enter.</source>
        <translation>Сначала вы торгуетесь за место в порядке. Малый жетон покупает первым; большой удешевляет каждую покупку на число на жёлтом. Выберите жетон, добавьте рабочих, если хотите, и нажмите Enter.</translation>
    </message>
    <message>
        <source>Now you fill the market: click as many tiles of the central storage as you have free workers. Move what you want to buy, then press Enter.</source>
        <translation>Теперь вы наполняете рынок: щёлкните столько жетонов на центральном складе, сколько у вас свободных рабочих. Перенесите то, что хотите купить, и нажмите Enter.</translation>
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
        <source>Each card on the market shows your price, and in green what the tile brings to the end of the game if you place it now.</source>
        <translation>Каждая карта на рынке показывает вашу цену и зелёным — что жетон принесёт до конца игры, если разместить его сейчас.</translation>
    </message>
    <message>
        <source>A factory earns for goods that are both produced and stored: whichever falls short is marked on the instruments.</source>
        <translation>Фабрика зарабатывает на товарах, которые и произведены, и хранятся: чего не хватает, отмечено на приборах.</translation>
    </message>
    <message>
        <source>Click a tile to buy and place it, or one of your own to remove it: each takes a free worker. Undo takes back what is staged. End your turn with Enter.</source>
        <translation>Щёлкните жетон, чтобы купить и разместить его, или свой, чтобы убрать: каждый раз нужен свободный рабочий. «Отменить» снимает намеченное. Закончите ход клавишей Enter.</translation>
    </message>
    <message>
        <source>Seasonal workers are hired at the end of a turn and paid anew each round. They help where machines lack hands.</source>
        <translation>Сезонных рабочих нанимают в конце хода и платят им каждый раунд заново. Они помогают там, где станкам не хватает рук.</translation>
    </message>
    <message>
        <source>Bureaucracy and energy</source>
        <translation>Бюрократия и энергия</translation>
    </message>
    <message>
        <source>The energy price stands in the bar above. Outlined are the prices that may come next.</source>
        <translation>Цена энергии стоит наверху. Обведены цены, которые могут быть следующими.</translation>
    </message>
    <message>
        <source>Click a machine or a robot to switch it off or on: what is off needs neither workers nor energy, and brings nothing. One worker must stay free. Then run your factory with Enter.</source>
        <translation>Щёлкните станок или робота, чтобы выключить или включить: выключенному не нужны ни рабочие, ни энергия, и он ничего не даёт. Один рабочий должен остаться свободным. Затем запустите фабрику клавишей Enter.</translation>
    </message>
    <message>
        <source>You were paid 10 Elektro for each good, less the energy bill. Energy gets dearer all the time: what saves it pays early.</source>
        <translation>За каждый товар вы получили 10 электро минус счёт за энергию. Энергия всё дорожает: то, что её экономит, выгодно купить рано.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>The fifth round pays twice, and nothing counts after it: money wins, not machines.</source>
        <translation>Пятый раунд платит вдвойне, и после него ничего не считается: побеждают деньги, а не станки.</translation>
    </message>
    <message>
        <source>Play it to the end: buy only what brings more than it costs. H asks for a hint at any time.</source>
        <translation>Доиграйте его: покупайте только то, что принесёт больше, чем стоит. Клавиша H в любой момент даст подсказку.</translation>
    </message>
    <message>
        <source>The game is over, and the richest has won. Now you know all you need: begin a game of your own.</source>
        <translation>Игра окончена, победил самый богатый. Теперь вы знаете всё нужное: начните свою игру.</translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message numerus="yes">
        <source>%n of six chapters done</source>
        <translation>
            <numerusform>Пройдено %n из шести глав</numerusform>
            <numerusform>Пройдено %n из шести глав</numerusform>
            <numerusform>Пройдено %n из шести глав</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games</source>
        <translation>
            <numerusform>%n сохранённая партия</numerusform>
            <numerusform>%n сохранённые партии</numerusform>
            <numerusform>%n сохранённых партий</numerusform>
        </translation>
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
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Choose a board and opponents</source>
        <translation>Выберите карту и соперников</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look, speed, language</source>
        <translation>Вид, скорость, язык</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Учиться играя</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Leads back to this game.</source>
        <translation>Возвращает в эту партию.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Начальная страница</translation>
    </message>
</context>
<context>
    <name>FuelCounter</name>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: на одну меньше</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: на одну больше</translation>
    </message>
    <message>
        <source>None is planned.</source>
        <translation>Ничего не запланировано.</translation>
    </message>
    <message>
        <source>No more can be bought or stored.</source>
        <translation>Больше нельзя купить или негде хранить.</translation>
    </message>
    <message>
        <source>Plans to buy one token less.</source>
        <translation>Планирует купить на одну фишку меньше.</translation>
    </message>
    <message>
        <source>Plans to buy one token more.</source>
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
        <source>What those who buy after you lack to run all plants once.</source>
        <translation>Чего не хватает тем, кто покупает после вас, чтобы все станции сработали один раз.</translation>
    </message>
    <message>
        <source>Tokens for sale now, and those that come in Phase 5.</source>
        <translation>Фишки, которые продаются сейчас, и те, что придут в фазе 5.</translation>
    </message>
    <message numerus="yes">
        <source>The coal storage holds %n, for sale at {price} once the market has none.</source>
        <translation>
            <numerusform>На складе угля: %n, продаётся за {price}, когда угля на рынке нет.</numerusform>
            <numerusform>На складе угля: %n, продаётся за {price}, когда угля на рынке нет.</numerusform>
            <numerusform>На складе угля: %n, продаётся за {price}, когда угля на рынке нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where prices start in the next round, if all fill their plants once and run them.</source>
        <translation>С какой цены начнётся следующий раунд, если все один раз заполнят и запустят станции.</translation>
    </message>
    <message>
        <source>A click shows it.</source>
        <translation>Щелчок покажет его.</translation>
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
        <source>{fuel} −{n}</source>
        <translation>{fuel} −{n}</translation>
    </message>
    <message>
        <source>a token costs {tax} more</source>
        <translation>фишка дороже на {tax}</translation>
    </message>
    <message>
        <source>no token is sold for more than {limit}</source>
        <translation>фишки дороже {limit} не продаются</translation>
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
    <message numerus="yes">
        <source>%n come back this round.</source>
        <translation>
            <numerusform>%n вернётся в этом раунде.</numerusform>
            <numerusform>%n вернутся в этом раунде.</numerusform>
            <numerusform>%n вернутся в этом раунде.</numerusform>
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
        <source>Ends your turn without buying what is in the cart.</source>
        <translation>Заканчивает ход без покупки того, что в корзине.</translation>
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
        <source>Buys what is in the cart.</source>
        <translation>Покупает то, что в корзине.</translation>
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
        <source>Cities lit</source>
        <translation>Снабжено городов</translation>
    </message>
    <message>
        <source>Plants for</source>
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
        <source>Buy one token for {price}</source>
        <translation>Купить фишку за {price}</translation>
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
        <translation>Закончить ход: все станции работают</translation>
    </message>
    <message>
        <source>Buy nothing and end turn</source>
        <translation>Ничего не покупать, закончить ход</translation>
    </message>
    <message>
        <source>Buys what is in the cart and ends your turn; Undo brings it back.</source>
        <translation>Покупает то, что в корзине, и заканчивает ваш ход; «Отменить» вернёт его.</translation>
    </message>
    <message>
        <source>Your plants are fuelled, or no more can be bought.</source>
        <translation>Вашим станциям хватает ресурсов, или купить больше нельзя.</translation>
    </message>
    <message>
        <source>Puts into the cart what your plants burn once.</source>
        <translation>Кладёт в корзину то, что ваши станции сжигают за один запуск.</translation>
    </message>
    <message>
        <source>Buy fuel: {market}</source>
        <translation>Покупка ресурсов: {market}</translation>
    </message>
    <message>
        <source>Looks at the other market; the cart is put back.</source>
        <translation>Показывает другой рынок; содержимое корзины возвращается.</translation>
    </message>
    <message>
        <source>In this turn you buy here: {market}.</source>
        <translation>В этот ход вы покупаете здесь: {market}.</translation>
    </message>
    <message>
        <source>{price}: too expensive</source>
        <translation>{price}: слишком дорого</translation>
    </message>
    <message>
        <source>There is none in the cart.</source>
        <translation>В корзине такого нет.</translation>
    </message>
    <message>
        <source>Puts one token back.</source>
        <translation>Возвращает одну фишку.</translation>
    </message>
    <message>
        <source>Puts one token into the cart.</source>
        <translation>Кладёт одну фишку в корзину.</translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n in it, at {price} once the market is empty.</source>
        <translation>
            <numerusform>Склад угля: %n, по {price}, когда рынок опустеет.</numerusform>
            <numerusform>Склад угля: %n, по {price}, когда рынок опустеет.</numerusform>
            <numerusform>Склад угля: %n, по {price}, когда рынок опустеет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coal storage: %n left in it, at {price} each.</source>
        <translation>
            <numerusform>Склад угля: осталось %n, по {price} за фишку.</numerusform>
            <numerusform>Склад угля: осталось %n, по {price} за фишку.</numerusform>
            <numerusform>Склад угля: осталось %n, по {price} за фишку.</numerusform>
        </translation>
    </message>
    <message>
        <source>You haven&apos;t bought the cart. Press {key} again to end the turn.</source>
        <translation>Вы не купили то, что в корзине. Ещё раз {key} — закончить ход.</translation>
    </message>
    <message>
        <source>No plant would run. Press {key} again to end the turn anyway.</source>
        <translation>Ни одна станция не будет работать. Ещё раз {key} — всё равно закончить ход.</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>button: the stores of all plants</comment>
        <translation>Добрать</translation>
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
    <name>FuelRow</name>
    <message>
        <source>{fuel}: one less</source>
        <translation>{fuel}: на одну меньше</translation>
    </message>
    <message>
        <source>{fuel}: one more</source>
        <translation>{fuel}: на одну больше</translation>
    </message>
</context>
<context>
    <name>FuelScrapPage</name>
    <message>
        <source>Puts this fuel into the supply.</source>
        <translation>Сбрасывает эти ресурсы в резерв.</translation>
    </message>
    <message>
        <source>Give up fuel</source>
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
        <source>Gives up one more of this fuel and one less of the other.</source>
        <translation>Сбрасывает на одну фишку больше этого ресурса и на одну меньше другого.</translation>
    </message>
    <message>
        <source>No more of this fuel has to go.</source>
        <translation>Больше этого ресурса сбрасывать не нужно.</translation>
    </message>
    <message>
        <source>Give up {fuel}</source>
        <translation>Сбросить: {fuel}</translation>
    </message>
</context>
<context>
    <name>FuelToCome</name>
    <message>
        <source>What is to come</source>
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
        <source>{plants} are enough: {enough} powered, {owned} needed.</source>
        <translation>{plants} достаточно: снабжено {enough}, нужно {owned}.</translation>
    </message>
    <message>
        <source>{plant} ({lacks})</source>
        <translation>{plant} ({lacks})</translation>
    </message>
    <message>
        <source>Short of fuel: {plants}.</source>
        <translation>Не хватает ресурсов: {plants}.</translation>
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
        <translation>Города и электростанции, от двух до шести</translation>
    </message>
    <message>
        <source>A factory in five rounds, for two to five</source>
        <translation>Фабрика за пять раундов, от двух до пяти</translation>
    </message>
    <message>
        <source>Another program has changed {before}; it stays as it is, and your game goes on in {after}.</source>
        <translation>Другая программа изменила файл {before}; он остаётся как есть, а ваша игра идёт дальше в файле {after}.</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>The board as it stands</source>
        <translation>Карта в текущем положении</translation>
    </message>
    <message>
        <source>A board without houses</source>
        <translation>Карта без домиков</translation>
    </message>
    <message>
        <source>Light your first city</source>
        <translation>Зажгите свой первый город</translation>
    </message>
    <message>
        <source>Ten minutes at a real table: buy a plant, fuel it, build, and switch on the lights. Every rule comes when you need it.</source>
        <translation>Десять минут за настоящим столом: купите станцию, запаситесь ресурсами, стройте и включайте свет. Каждое правило — тогда, когда оно нужно.</translation>
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
    <message numerus="yes">
        <source>{name} won with %n cities</source>
        <translation>
            <numerusform>{name} побеждает: %n город</numerusform>
            <numerusform>{name} побеждает: %n города</numerusform>
            <numerusform>{name} побеждает: %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>Выбирает: {name}</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, ваш ход</translation>
    </message>
    <message>
        <source>Your turn to open an auction</source>
        <translation>Ваша очередь открыть аукцион</translation>
    </message>
    <message>
        <source>Your bid on plant {plant}</source>
        <translation>Ваша ставка на станцию {plant}</translation>
    </message>
    <message>
        <source>Your plant to give up</source>
        <translation>Отдайте одну станцию</translation>
    </message>
    <message>
        <source>Your fuel to give up</source>
        <translation>Сбросьте ресурсы</translation>
    </message>
    <message>
        <source>Your fuel to buy</source>
        <translation>Вы покупаете ресурсы</translation>
    </message>
    <message>
        <source>Your houses to build</source>
        <translation>Вы строите домики</translation>
    </message>
    <message>
        <source>Your plants to run</source>
        <translation>Вы запускаете станции</translation>
    </message>
    <message>
        <source>A house of the bank to place</source>
        <translation>Поставьте домик банка</translation>
    </message>
    <message>
        <source>Your city to mark</source>
        <translation>Вы отмечаете город</translation>
    </message>
    <message>
        <source>{name} leads with {bid}; you have {money}.</source>
        <translation>{name} лидирует: {bid}; у вас {money}.</translation>
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
        <source>You build sooner than winners do.</source>
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
        <source>You are further ahead in the order than winners.</source>
        <translation>В порядке хода вы ближе к началу, чем победители.</translation>
    </message>
    <message>
        <source>You are further back in the order than winners.</source>
        <translation>В порядке хода вы ближе к концу, чем победители.</translation>
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
        <source>Paid over a plant&apos;s number: {own}. Winners: {winners}.</source>
        <translation>Заплачено сверх номера станции: {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Cities built a round until Step 2: {own}. Winners: {winners}.</source>
        <translation>Городов за раунд до этапа 2: {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Tokens bought for each that is burnt: {own}. Winners: {winners}.</source>
        <translation>Куплено ресурсов на каждый сожжённый: {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Place in the order, from 0 (first) to 1 (last): {own}. Winners: {winners}.</source>
        <translation>Место в порядке хода, от 0 (первое) до 1 (последнее): {own}. Победители: {winners}.</translation>
    </message>
    <message>
        <source>Plants bought until Step 2: {own}. Winners: {winners}.</source>
        <translation>Куплено станций до этапа 2: {own}. Победители: {winners}.</translation>
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
        <source>Uncovers the table.</source>
        <translation>Открывает стол.</translation>
    </message>
    <message>
        <source>{name} is to take over</source>
        <translation>Передайте ход: {name}</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Press H again to use it</source>
        <translation>H снова: ввести</translation>
    </message>
    <message>
        <source>H, then Enter does it</source>
        <translation>H, Enter: сделать</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Colour: {colour}</source>
        <translation>Цвет: {colour}</translation>
    </message>
    <message>
        <source>Takes the next colour; who has it gets this one.</source>
        <translation>Берёт следующий цвет; у кого он был, получает этот.</translation>
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
        <source>Wherever the keyboard is</source>
        <translation>Где бы ни был фокус</translation>
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
        <source>Through a list, or one more or less</source>
        <translation>По списку или на один больше и меньше</translation>
    </message>
    <message>
        <source>To the control before</source>
        <translation>К предыдущему элементу</translation>
    </message>
    <message>
        <source>Back, where something is only visited</source>
        <translation>Закрыть то, что открыто</translation>
    </message>
</context>
<context>
    <name>KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation>Возвращает туда, откуда вы пришли.</translation>
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
        <source>cannot be read</source>
        <comment>a game</comment>
        <translation>не читается</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Раунд {n}</translation>
    </message>
    <message>
        <source>over</source>
        <comment>the game</comment>
        <translation>закончена</translation>
    </message>
    <message>
        <source>goes on</source>
        <comment>the game</comment>
        <translation>идёт</translation>
    </message>
    <message>
        <source>{name} wins with {powered}</source>
        <translation>{name} побеждает: {powered}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name}: удалено.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
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
        <source>Take games in</source>
        <translation>Импорт игр</translation>
    </message>
    <message>
        <source>{name} is among your games now.</source>
        <translation>{name}: теперь среди ваших игр.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>There is no trash for deleted games; they are in {folder} instead.</source>
        <translation>Корзины для удалённых игр нет; они лежат в папке {folder}.</translation>
    </message>
    <message>
        <source>Search: names, board, result …</source>
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
    <message>
        <source>Open a file</source>
        <translation>Открыть файл</translation>
    </message>
    <message>
        <source>Opens a record that lies elsewhere.</source>
        <translation>Открывает запись, которая лежит в другом месте.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Shows how often who has won.</source>
        <translation>Показывает, кто сколько раз побеждал.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back.</source>
        <translation>Возврат на предыдущий экран.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Takes records from elsewhere into this list.</source>
        <translation>Добавляет в этот список записи из других мест.</translation>
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
        <source>This game cannot be read.</source>
        <translation>Эту игру не удаётся прочитать.</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Игра не выбрана.</translation>
    </message>
    <message>
        <source>Writes a copy of the record into a file.</source>
        <translation>Сохраняет копию записи в файл.</translation>
    </message>
    <message>
        <source>Goes through the game move by move.</source>
        <translation>Показывает игру ход за ходом.</translation>
    </message>
    <message>
        <source>Puts the game on the table.</source>
        <translation>Открывает игру на столе.</translation>
    </message>
    <message>
        <source>This game is at the table; it cannot be deleted.</source>
        <translation>Эта игра сейчас на столе; удалить её нельзя.</translation>
    </message>
    <message>
        <source>Deletes the game; it can be brought back at once.</source>
        <translation>Удаляет игру; её можно тут же вернуть.</translation>
    </message>
    <message>
        <source>Nothing was deleted just now.</source>
        <translation>Только что ничего не удалено.</translation>
    </message>
    <message>
        <source>Brings back what was deleted last.</source>
        <translation>Возвращает удалённое последним.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Double click or Enter: see the table at that moment</source>
        <translation>Двойной щелчок или Enter: увидеть стол в этот момент</translation>
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
        <source>There is no unfinished game to go on with.</source>
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
    <message>
        <source>This game is open in another window: here it can only be looked at.</source>
        <translation>Эта игра открыта в другом окне: здесь её можно только смотреть.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Speed and moves</source>
        <translation>Скорость и ходы</translation>
    </message>
    <message>
        <source>Look</source>
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
        <source>Pieces and turns are heard</source>
        <translation>Фишки и ходы слышны</translation>
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
        <source>Skip turns in which nothing can be done</source>
        <translation>Пропускать ходы, где ничего нельзя сделать</translation>
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
        <source>Speed of bots</source>
        <translation>Скорость компьютеров</translation>
    </message>
    <message>
        <source>Speed of people</source>
        <translation>Скорость людей</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Показывать ходы</translation>
    </message>
    <message>
        <source>Cover the table between people</source>
        <translation>Скрывать стол при смене игрока</translation>
    </message>
    <message>
        <source>As the system</source>
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
        <source>Show in auctions what a plant is worth</source>
        <translation>Показывать на аукционе, сколько стоит станция</translation>
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
        <source>Safe for colour-blind eyes</source>
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
        <source>Larger</source>
        <comment>size of the text</comment>
        <translation>Ещё крупнее</translation>
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
        <source>Take %n areas out again.</source>
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
        <source>This edition is for {least} to %n players.</source>
        <translation>
            <numerusform>Это издание на {least}–%n игрока.</numerusform>
            <numerusform>Это издание на {least}–%n игрока.</numerusform>
            <numerusform>Это издание на {least}–%n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The areas must hang together.</source>
        <translation>Области должны соседствовать.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Options. {reason}.</source>
        <translation>Варианты. {reason}.</translation>
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
        <source>Each player marks a city; networks begin in marked cities</source>
        <translation>Каждый игрок отмечает город; сети начинаются в отмеченных городах</translation>
    </message>
    <message>
        <source>The bank takes plants, fuel and places in cities as well</source>
        <translation>Банк тоже забирает станции, ресурсы и места в городах</translation>
    </message>
    <message>
        <source>As many areas are in play as there are players</source>
        <translation>В игре столько областей, сколько игроков</translation>
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
        <source>This board&apos;s changes to the rules and the fuel market apply</source>
        <translation>Действуют изменения правил и рынка ресурсов этого поля</translation>
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
        <source>By lot</source>
        <comment>how areas are chosen</comment>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Chooses how many play.</source>
        <translation>Выбирает, сколько игроков.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Opens the menu: other games, language, looks.</source>
        <translation>Открывает меню: другие игры, язык, вид.</translation>
    </message>
    <message>
        <source>Chooses whose rules and figures are played by.</source>
        <translation>Выбирает, по каким правилам и числам играть.</translation>
    </message>
    <message>
        <source>Picked</source>
        <comment>how areas are chosen: by hand</comment>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>In turn</source>
        <comment>how areas are chosen: by the players</comment>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Chooses who decides about the areas.</source>
        <translation>Выбирает, кто решает об областях.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}, drawn by lot.</source>
        <translation>Области в игре, {count} из {all}, по жребию.</translation>
    </message>
    <message>
        <source>Areas in play, {count} of {all}. Seats choose in turn order, by lot.</source>
        <translation>Области: {count} из {all}. Порядок по жребию.</translation>
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
        <source>All boards</source>
        <translation>Все поля</translation>
    </message>
    <message>
        <source>Shorter</source>
        <comment>boards by the length of a game</comment>
        <translation>Короче</translation>
    </message>
    <message>
        <source>Longer</source>
        <comment>boards by the length of a game</comment>
        <translation>Длиннее</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Длительность игры</translation>
    </message>
    <message>
        <source>Shows boards on which games take so long, by bots&apos; games.</source>
        <translation>Показывает поля, на которых игры столько длятся, по играм компьютера.</translation>
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
        <source>Take a board in</source>
        <translation>Взять поле</translation>
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
        <source>Copies a code with which anybody gets this game: same deal and seats.</source>
        <translation>Копирует код, по которому любой получит эту партию: те же карты и места.</translation>
    </message>
    <message>
        <source>{cities} · {editions} · {special}</source>
        <translation>{cities} · {editions} · {special}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Leads to the front page.</source>
        <translation>Ведёт на начальную страницу.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно (seed)</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>Равная игра</translation>
    </message>
    <message>
        <source>Chooses opponents against whom you win as often as any of them.</source>
        <translation>Подбирает соперников, у которых вы выигрываете так же часто, как каждый из них.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Место {number}</translation>
    </message>
    <message>
        <source>This area does not lie beside those chosen, or all are chosen.</source>
        <translation>Эта область не граничит с выбранными, или все уже выбраны.</translation>
    </message>
    <message>
        <source>Puts the area into play, or takes it out.</source>
        <translation>Вводит область в игру или убирает её.</translation>
    </message>
    <message>
        <source>No game stands behind this code.</source>
        <translation>Этому коду не соответствует ни одна партия.</translation>
    </message>
    <message>
        <source>{code} is in the clipboard; it can be pasted into the field of the seed.</source>
        <translation>{code} в буфере обмена; его можно вставить в поле зерна (seed).</translation>
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
        <translation>Берёт поле из файла.</translation>
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
        <source>Begins the game.</source>
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
        <source>{key}: see it played</source>
        <translation>{key}: показать на столе</translation>
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
        <source>Taken back.</source>
        <translation>Ход отменён.</translation>
    </message>
</context>
<context>
    <name>NextCities</name>
    <message>
        <source>need {short} more</source>
        <translation>не хватает {short}</translation>
    </message>
    <message>
        <source>{total} of {money}, income {income}</source>
        <translation>{total} из {money}, +{income}</translation>
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
        <source>you {own}, leader {most}</source>
        <translation>у вас {own}, у лидера {most}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>Step {step} is next</source>
        <translation>Скоро {step}‑й этап</translation>
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
        <source>Last round: {name} has {cities} and can power {powered}; {other} can power {most}.</source>
        <translation>Последний раунд: у игрока {name} городов {cities}, может снабдить {powered}; {other}&#xa0;— {most}.</translation>
    </message>
    <message>
        <source>Step 3 begins after this phase: its card has come up.</source>
        <translation>После этой фазы начнётся 3‑й этап: вышла его карта.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: the Step 3 card has come up.</source>
        <translation>После этой фазы начнётся 2‑й этап: вышла карта 3-го этапа.</translation>
    </message>
    <message>
        <source>Step 2 begins after this phase: {name} has {cities}.</source>
        <translation>После этой фазы начнётся 2‑й этап: у игрока {name} городов {cities}.</translation>
    </message>
    <message>
        <source>Step 2 has begun: second places are open, for {price}.</source>
        <translation>Начался 2‑й этап: открыты вторые места, за {price}.</translation>
    </message>
    <message>
        <source>Step 3 has begun: third places are open, for {price}.</source>
        <translation>Начался 3‑й этап: открыты третьи места, за {price}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>In a field for a number</source>
        <translation>В поле для числа</translation>
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
        <source>The least or the most</source>
        <translation>Наименьшее или наибольшее</translation>
    </message>
    <message>
        <source>Delete a figure</source>
        <translation>Удалить цифру</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Pass</source>
        <translation>Пасовать</translation>
    </message>
    <message>
        <source>Plant {n} of the market</source>
        <translation>Станция {n} на рынке</translation>
    </message>
    <message>
        <source>The plant before</source>
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
        <translation>Станция {plant} окажется здесь, когда вы начнёте торги</translation>
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
        <source>The card is still in the market; 1 to {n} change your mind.</source>
        <translation>Карта ещё на рынке; 1–{n} — выбрать другую.</translation>
    </message>
    <message>
        <source>Choose a plant in the market: 1 to {n}, or click.</source>
        <translation>Выберите станцию на рынке: 1–{n} или щелчок.</translation>
    </message>
    <message>
        <source>Nobody else may bid: you pay the minimum.</source>
        <translation>Больше никто не может торговаться: вы платите минимум.</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant.</source>
        <translation>В 1-м раунде каждый должен купить станцию.</translation>
    </message>
    <message>
        <source>Ends your part in Phase 2: you get no plant in this round.</source>
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
        <source>{bid} is a lot for plant {plant}. Enter again bids it.</source>
        <translation>{bid}&#xa0;— много за станцию №&#xa0;{plant}. Ещё раз Enter&#xa0;— сделать ставку.</translation>
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
        <source>powers {n} of {most}</source>
        <translation>снабж. {n}/{most}</translation>
    </message>
    <message>
        <source>A place for a plant.</source>
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
        <source>Opens the rule that forbids it.</source>
        <translation>Открывает правило, которое это запрещает.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Income, order and thresholds</source>
        <translation>Доход, порядок и пороги</translation>
    </message>
    <message>
        <source>No hint could be found. H asks again.</source>
        <translation>Подсказка не нашлась. H&#xa0;— спросить снова.</translation>
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
        <source>Says what the strongest bot would do here, and why.</source>
        <translation>Говорит, что сделал бы здесь самый сильный компьютер и почему.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План</translation>
    </message>
    <message>
        <source>Lets you try a whole round on a copy of the table.</source>
        <translation>Даёт попробовать целый раунд на копии стола.</translation>
    </message>
    <message>
        <source>Nothing to undo: you haven&apos;t acted, or a card has been revealed since.</source>
        <translation>Ещё ничего не сделано, или с тех пор вышла карта.</translation>
    </message>
    <message>
        <source>Takes back what was staged or done last.</source>
        <translation>Отменяет последнее намеченное или сделанное.</translation>
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
        <translation>ничего</translation>
    </message>
    <message>
        <source>{plant}, with {lost}</source>
        <translation>№&#xa0;{plant}, пропадёт: {lost}</translation>
    </message>
    <message>
        <source>Plant lost</source>
        <translation>Сброс станции</translation>
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
        <source>Money {money}, powers {powered} of {cities}: +{income}</source>
        <translation>Деньги {money}, снабжено {powered} из {cities}: +{income}</translation>
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
        <translation>Возвращает назад; план будет заполнен, когда до вас дойдёт ход.</translation>
    </message>
    <message>
        <source>Plan to buy plant {place} of the market</source>
        <translation>Запланировать станцию рынка на месте {place}</translation>
    </message>
    <message>
        <source>Nothing is done yet: pick a plant, fuel and cities.</source>
        <translation>Пока ничего не сделано: выберите станцию, ресурсы и города.</translation>
    </message>
    <message>
        <source>If you do that</source>
        <translation>Если так и сделать</translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation>Пока ничего не запланировано.</translation>
    </message>
    <message>
        <source>No city is planned yet.</source>
        <translation>Города пока не запланированы.</translation>
    </message>
    <message>
        <source>Empties the plan.</source>
        <translation>Очищает план.</translation>
    </message>
    <message>
        <source>Takes the city planned last back.</source>
        <translation>Убирает город, запланированный последним.</translation>
    </message>
    <message>
        <source>Adds this plant to the plan or removes it.</source>
        <translation>Планирует купить эту станцию или отменяет это.</translation>
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
        <source>Takes this city out of the plan.</source>
        <translation>Убирает этот город из плана.</translation>
    </message>
    <message>
        <source>Take {city} back</source>
        <translation>Убрать: {city}</translation>
    </message>
    <message>
        <source>click them on the map</source>
        <translation>щёлкните их на карте</translation>
    </message>
</context>
<context>
    <name>PlantButton</name>
    <message>
        <source>Picks this plant.</source>
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
        <translation>Текущий рынок</translation>
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
        <source>The future market is not for sale yet: its plants move up in time.</source>
        <translation>Ожидаемое предложение пока не продаётся: его станции со временем перейдут в действующее.</translation>
    </message>
    <message>
        <source>The actual market: these may be auctioned.</source>
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
        <comment>the actual market</comment>
        <translation>на торгах</translation>
    </message>
    <message>
        <source>min. {least}</source>
        <translation>мин. {least}</translation>
    </message>
</context>
<context>
    <name>PlantScrapPage</name>
    <message>
        <source>Give up a plant</source>
        <translation>Сбросьте станцию</translation>
    </message>
    <message>
        <source>Give up {plant}</source>
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
        <source>Takes the plant out of the game.</source>
        <translation>Убирает станцию из игры.</translation>
    </message>
    <message>
        <source>The plant before</source>
        <translation>Предыдущая станция</translation>
    </message>
    <message>
        <source>The next plant</source>
        <translation>Следующая станция</translation>
    </message>
    <message>
        <source>Picks the plant to give up.</source>
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
        <source>Fuel lost</source>
        <translation>Пропадут ресурсы</translation>
    </message>
    <message>
        <source>Without {plant}: {power}, fuel lost: {fuel}</source>
        <translation>Без №&#xa0;{plant}: {power}, пропадут ресурсы: {fuel}</translation>
    </message>
    <message>
        <source>Without {plant}</source>
        <translation>Без №&#xa0;{plant}</translation>
    </message>
    <message>
        <source>No more can stay behind on this plant.</source>
        <translation>Больше на этой станции оставить нельзя.</translation>
    </message>
    <message>
        <source>No other plant has room for it.</source>
        <translation>Ни на одной другой станции для этого нет места.</translation>
    </message>
    <message>
        <source>Leaves one token more behind.</source>
        <translation>Оставляет на одну фишку больше.</translation>
    </message>
    <message>
        <source>Keeps one token more.</source>
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
    <name>Poster</name>
    <message>
        <source>Power Grid</source>
        <translation>Энергосеть</translation>
    </message>
    <message>
        <source>{board}, {edition}</source>
        <translation>{board}, {edition}</translation>
    </message>
    <message>
        <source>cities lit</source>
        <comment>beside their number</comment>
        <translation>городов</translation>
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
        <translation>стоит: ресурсы остаются</translation>
    </message>
    <message>
        <source>too little fuel</source>
        <translation>мало ресурсов</translation>
    </message>
    <message>
        <source>The next mixture of coal and oil</source>
        <translation>Следующее сочетание угля и мазута</translation>
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
        <translation>стоит</translation>
    </message>
    <message numerus="yes">
        <source>{lit} of %n cities lit</source>
        <translation>
            <numerusform>снабжено {lit} из %n города</numerusform>
            <numerusform>снабжено {lit} из %n городов</numerusform>
            <numerusform>снабжено {lit} из %n городов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of %n cities lit, {dark} dark</source>
        <translation>
            <numerusform>снабжено {lit} из %n города, без света: {dark}</numerusform>
            <numerusform>снабжено {lit} из %n городов, без света: {dark}</numerusform>
            <numerusform>снабжено {lit} из %n городов, без света: {dark}</numerusform>
        </translation>
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
        <translation>Сгорит: {burnt}; вы получите выплату.</translation>
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
        <translation>Ни одна станция не будет работать. Ещё раз Enter — получить всё равно только {income}.</translation>
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
        <source>Finish a game, and it shows here how you play.</source>
        <translation>Доиграйте игру — и здесь будет видно, как вы играете.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>Shows who won how often, by board, edition, level or players.</source>
        <translation>Показывает, кто как часто побеждал: по карте, изданию, уровню или числу игроков.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back.</source>
        <translation>Возврат на предыдущий экран.</translation>
    </message>
    <message>
        <source>A few more games will show how you play.</source>
        <translation>Ещё несколько игр покажут, как вы играете.</translation>
    </message>
    <message>
        <source>You play much as winners do.</source>
        <translation>Вы играете примерно как победители.</translation>
    </message>
    <message>
        <source>The house is you; the line through it reaches as far as chance may. The light band holds half of all winners.</source>
        <translation>Домик — это вы; линия показывает, насколько может сказаться случай. В светлой полосе — половина победителей.</translation>
    </message>
    <message>
        <source>{won} of {games} won; chance alone would make it {chance}.</source>
        <translation>Побед: {won} из {games}; по чистой случайности было бы {chance}.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} из {whole}</translation>
    </message>
    <message>
        <source>the line across is what winners buy</source>
        <translation>черта — что покупают победители</translation>
    </message>
    <message>
        <source>Ahead of</source>
        <translation>Выше, чем</translation>
    </message>
    <message>
        <source>Won, by board</source>
        <translation>Победы по картам</translation>
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
        <source>plants for</source>
        <comment>so many cities</comment>
        <translation>станции на</translation>
    </message>
    <message>
        <source>{plant} goes</source>
        <translation>{plant} уходит</translation>
    </message>
    <message>
        <source>fuel lost</source>
        <translation>потеря ресурсов</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fuel lost</comment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>There are no puzzles here.</source>
        <translation>Здесь нет задач.</translation>
    </message>
    <message>
        <source>The answer cannot be kept: {reason}.</source>
        <translation>Не удаётся запомнить ответ: {reason}.</translation>
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
        <source>%n come back today</source>
        <translation>
            <numerusform>%n возвращается сегодня</numerusform>
            <numerusform>%n возвращаются сегодня</numerusform>
            <numerusform>%n возвращаются сегодня</numerusform>
        </translation>
    </message>
    <message>
        <source>from a game of yours</source>
        <translation>из вашей партии</translation>
    </message>
    <message>
        <source>{name} is to bid. Bid on, or pass?</source>
        <translation>{name} делает ставку. Повышать или пасовать?</translation>
    </message>
    <message>
        <source>{name} is to build. Where, if anywhere?</source>
        <translation>{name} строит. Где, если строить?</translation>
    </message>
    <message>
        <source>{name} is to open an auction. Which plant, if any?</source>
        <translation>{name} открывает аукцион. Какая электростанция, если открывать?</translation>
    </message>
    <message>
        <source>{action}: {chance}</source>
        <translation>{action}: {chance}</translation>
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
        <source>Begins a new game that goes on from here.</source>
        <translation>Начинает новую игру с этого места.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation>Возвращает туда, откуда вы пришли.</translation>
    </message>
    <message>
        <source>Right: {best}.</source>
        <translation>Верно: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Лучше: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by {margin} ± {error} points of chance in %n continuations, by {sight} at first sight.</source>
        <translation>
            <numerusform>В %n продолжении лучше на {margin} ± {error} процентных пунктов, на первый взгляд на {sight}.</numerusform>
            <numerusform>В %n продолжениях лучше на {margin} ± {error} процентных пунктов, на первый взгляд на {sight}.</numerusform>
            <numerusform>В %n продолжениях лучше на {margin} ± {error} процентных пунктов, на первый взгляд на {sight}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game: {done}.</source>
        <translation>В партии: {done}.</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message numerus="yes">
        <source>your rating {points} ({low} to {high}), {change} by the last of %n</source>
        <translation>
            <numerusform>ваш рейтинг {points} (от {low} до {high}), {change} за последнюю из %n</numerusform>
            <numerusform>ваш рейтинг {points} (от {low} до {high}), {change} за последнюю из %n</numerusform>
            <numerusform>ваш рейтинг {points} (от {low} до {high}), {change} за последнюю из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no rated game yet: these are for a first guess.</source>
        <translation>У вас ещё нет рейтинговых партий: это первое предположение.</translation>
    </message>
    <message numerus="yes">
        <source>Even for your rating {points} ({low} to {high}) after %n games.</source>
        <translation>
            <numerusform>Равная для вашего рейтинга {points} (от {low} до {high}) после %n партии.</numerusform>
            <numerusform>Равная для вашего рейтинга {points} (от {low} до {high}) после %n партий.</numerusform>
            <numerusform>Равная для вашего рейтинга {points} (от {low} до {high}) после %n партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>move {n} of {last}</source>
        <translation>ход {n} из {last}</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Всё открыто</translation>
    </message>
    <message>
        <source>Look with the eyes of {name}</source>
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
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>This is the beginning of the game.</source>
        <translation>Это начало игры.</translation>
    </message>
    <message>
        <source>This is as far as the game went.</source>
        <translation>Это последний ход записи.</translation>
    </message>
    <message>
        <source>Goes back by one move.</source>
        <translation>Возвращает на один ход назад.</translation>
    </message>
    <message>
        <source>Goes back by one phase.</source>
        <translation>Возвращает на одну фазу назад.</translation>
    </message>
    <message>
        <source>Goes on by one move.</source>
        <translation>Ведёт на один ход вперёд.</translation>
    </message>
    <message>
        <source>Goes on by one phase.</source>
        <translation>Ведёт на одну фазу вперёд.</translation>
    </message>
    <message>
        <source>Begins a new game that goes on from here.</source>
        <translation>Начинает новую игру с этого места.</translation>
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
        <source>Step on</source>
        <comment>one move forward</comment>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Phase on</source>
        <comment>to the next phase</comment>
        <translation>Фаза вперёд</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>Раунд назад</translation>
    </message>
    <message>
        <source>A round on</source>
        <translation>Раунд вперёд</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
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
        <source>Shows everybody&apos;s chance to win, and what would be best.</source>
        <translation>Показывает шансы всех на победу и что было бы лучше всего.</translation>
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
        <source>Shows the game as a film, or stops it.</source>
        <translation>Показывает игру как фильм или останавливает его.</translation>
    </message>
    <message>
        <source>Opens a list of all rounds and phases.</source>
        <translation>Открывает список всех раундов и фаз.</translation>
    </message>
    <message>
        <source>Shows everybody&apos;s chance to win, and the costliest moves.</source>
        <translation>Показывает шансы всех на победу и самые дорогие ходы.</translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation>Возвращает туда, откуда вы пришли.</translation>
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
        <source>{name} comes to a costly move ({cost}): {done}</source>
        <translation>{name}: дорогостоящий ход ({cost}): {done}</translation>
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
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>luck of the cards, heading</comment>
        <translation>Карты</translation>
    </message>
    <message>
        <source>{action} ({chance})</source>
        <translation>{action} ({chance})</translation>
    </message>
    <message>
        <source>Better: {action} ({chance}), {reasons}</source>
        <translation>Лучше: {action} ({chance}), {reasons}</translation>
    </message>
    <message>
        <source>−{cost}%</source>
        <translation>−{cost}&#xa0;%</translation>
    </message>
    <message>
        <source>The game is being judged: {percent}% done.</source>
        <translation>Идёт разбор игры: готово {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>The game is not judged yet: {percent}% done.</source>
        <translation>Разбор игры не закончен: готово {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>in %, as the strongest level sees it; a dot is a costly move</source>
        <translation>в %, по оценке самого сильного уровня; точка&#xa0;— дорогостоящий ход</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Самые дорогие ходы</translation>
    </message>
    <message>
        <source>Lost by mistakes and by cards, in points</source>
        <translation>Потеряно из-за ошибок и карт, в пунктах</translation>
    </message>
    <message>
        <source>click one to see it in the replay</source>
        <translation>щёлкните ход, чтобы увидеть его в повторе</translation>
    </message>
    <message>
        <source>nobody did anything worse than the strongest level would have</source>
        <translation>ни один ход не хуже, чем выбрал бы самый сильный уровень</translation>
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
        <source>powers {n} of {most}</source>
        <translation>снабжает {n} из {most}</translation>
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
        <source>What it is about</source>
        <translation>О чём игра</translation>
    </message>
    <message>
        <source>You run a power company. You buy power plants at auction, buy the fuel they burn, and connect cities to your network by building houses there. In the end it does not count how many cities you have, but how many of them you can supply with power.</source>
        <translation>Вы руководите энергетической компанией: покупаете на аукционах электростанции, покупаете для них ресурсы и подключаете к своей сети города, строя там домики. В конце важно не то, сколько у вас городов, а то, сколько из них вы можете снабдить энергией.</translation>
    </message>
    <message>
        <source>These are the rules for the game at the table. Board: {board}. Edition: {edition}. Players: {players}. With another board, edition or number of players, some rules and many figures are different.</source>
        <translation>Это правила игры, которая сейчас на столе. Поле: {board}. Издание: {edition}. Игроков: {players}. При другом поле, издании или числе игроков некоторые правила и многие числа отличаются.</translation>
    </message>
    <message>
        <source>The five phases of a round</source>
        <translation>Пять фаз раунда</translation>
    </message>
    <message>
        <source>A round has five phases: 1 order, 2 plants, 3 fuel, 4 houses, 5 power. A phase begins when everybody has finished the one before.</source>
        <translation>В раунде пять фаз: 1 порядок, 2 станции, 3 ресурсы, 4 строительство, 5 бюрократия. Фаза начинается, когда все закончили предыдущую.</translation>
    </message>
    <message>
        <source>Phases 2 and 5 go in turn order. Phases 3 and 4 go in reverse order: whoever is last in turn order buys fuel and builds first.</source>
        <translation>Фазы&#xa0;2 и 5 идут в порядке игроков. Фазы&#xa0;3 и 4 идут в обратном порядке: кто в порядке последний, тот первым покупает ресурсы и строит.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Money is counted in Elektro. Everybody begins with {starting_money}. Whatever you do is paid at once and in full, with the money you have: there is no credit.</source>
        <translation>Деньги считают в электро. В начале у каждого {starting_money}. За всё платят сразу и сполна, теми деньгами, что есть: кредита не бывает.</translation>
    </message>
    <message>
        <source>What a power plant does</source>
        <translation>Что делает электростанция</translation>
    </message>
    <message>
        <source>The large figure on a plant is its number: plants are sorted by it, and bids begin with it. The fuel signs show how many tokens one run burns. The figure beside the house says how many cities one run supplies.</source>
        <translation>Крупное число на станции&#xa0;— её номер: по нему станции выложены на рынке, с него начинаются ставки. Знаки ресурсов показывают, сколько фишек сгорает за один запуск. Число возле домика говорит, сколько городов снабжает один запуск.</translation>
    </message>
    <message>
        <source>A plant runs once in a round at most, with exactly the fuel it needs, or not at all. Plants that use wind and sun, and the fusion plant, need no fuel.</source>
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
        <source>Areas in play: {areas} ({area_names}). They hang together. Cities and connections in other areas do not exist for this game: nobody builds there, and no route leads through them.</source>
        <translation>Областей в игре: {areas} ({area_names}). Они соседствуют друг с другом. Городов и соединений в других областях для этой игры нет: там никто не строит, и пути через них не проходят.</translation>
    </message>
    <message>
        <source>Areas in play: {areas}. Which ones is not known yet; they will hang together. Cities and connections in other areas do not exist for the game: nobody builds there, and no route leads through them.</source>
        <translation>Областей в игре: {areas}. Какие именно, пока неизвестно; они будут соседствовать друг с другом. Городов и соединений в других областях для игры нет: там никто не строит, и пути через них не проходят.</translation>
    </message>
    <message>
        <source>With the option &quot;One area each&quot; there are as many areas in play as players.</source>
        <translation>С вариантом «По одной области» в игре столько областей, сколько игроков.</translation>
    </message>
    <message>
        <source>Where the players choose the areas, lots are drawn for the turn order first. They choose one after another in that order, and begin again from the first until all are chosen. Each area but the first must lie beside one that was chosen before.</source>
        <translation>Если области выбирают игроки, порядок игроков сначала определяет жребий. В этом порядке они выбирают по одной и начинают снова с первого, пока не выбраны все. Каждая область, кроме первой, должна граничить с уже выбранной.</translation>
    </message>
    <message>
        <source>The first plants and the draw pile</source>
        <translation>Первые станции и стопка</translation>
    </message>
    <message>
        <source>The market begins with the plants {opening_market}. Plant {first_card} lies on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled and lie between them.</source>
        <translation>На рынке в начале лежат станции {opening_market}. Сверху в стопке&#xa0;— станция №&#xa0;{first_card}, снизу&#xa0;— карта 3‑го&#xa0;этапа. Все остальные станции перетасованы и лежат между ними.</translation>
    </message>
    <message>
        <source>Plants {plugs} have a plug on their back, all others a socket. Eight plants with a plug are drawn and make the first market. One more lies unseen on top of the draw pile, the Step 3 card at the bottom. All other plants are shuffled and lie between them.</source>
        <translation>У станций {plugs} на обороте вилка, у всех остальных&#xa0;— розетка. Восемь станций с вилкой вытягивают наугад: это первый рынок. Ещё одна лежит лицом вниз поверх стопки, карта 3‑го&#xa0;этапа&#xa0;— снизу. Все остальные станции перетасованы и лежат между ними.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are taken out of the game at random, and nobody sees which. Number of plants taken out: {removed_others}.</source>
        <translation>До этого часть остальных станций наугад убирают из игры, и никто не видит какие. Убрано станций: {removed_others}.</translation>
    </message>
    <message>
        <source>Before that, some of those other plants are taken out of the game at random, and nobody sees which. Number of plants taken out with a plug: {removed_plugs}; with a socket: {removed_others}.</source>
        <translation>До этого часть остальных станций наугад убирают из игры, и никто не видит какие. Убрано станций с вилкой: {removed_plugs}; с розеткой: {removed_others}.</translation>
    </message>
    <message>
        <source>Money, fuel and the first order</source>
        <translation>Деньги, ресурсы и первый порядок</translation>
    </message>
    <message>
        <source>Everybody begins with {starting_money} Elektro, without plants, fuel and cities. Lots are drawn for the first turn order. These tokens lie in the fuel market at the start, on the dearest spaces; all others are in the supply.</source>
        <translation>Каждый начинает с {starting_money}&#xa0;электро, без станций, ресурсов и городов. Первый порядок игроков определяет жребий. На рынке ресурсов в начале лежат эти фишки, на самых дорогих делениях; все прочие&#xa0;— в резерве.</translation>
    </message>
    <message>
        <source>The bank as the third company</source>
        <translation>Банк как третья компания</translation>
    </message>
    <message>
        <source>A third company, the bank, takes plants, fuel and places in cities away from both players. It has no money and pays for nothing. It is always second in turn order. It brings neither Step 2 nor the end, and it cannot win.</source>
        <translation>Третья компания, банк, отнимает у обоих игроков станции, ресурсы и места в городах. Денег у банка нет, и он ни за что не платит. В порядке игроков он всегда второй. Ни 2‑й&#xa0;этап, ни конец игры из-за него не наступают, и победить он не может.</translation>
    </message>
    <message>
        <source>The bank has a stock of houses: {bank_houses}. Before round 1 the players put six of them on the {house1}-places of cities: the first player one, the second two, the first two, the second one. From the second house on, each is put in a city that is directly connected with a city of the bank. The players cannot build in these cities during Step 1.</source>
        <translation>У банка есть запас домиков: {bank_houses}. Перед 1‑м&#xa0;раундом игроки ставят шесть из них на места за {house1} в городах: первый игрок один, второй два, первый два, второй один. Начиная со второго, каждый домик ставят в город, который напрямую соединён с городом банка. На 1‑м&#xa0;этапе игроки не могут строить в этих городах.</translation>
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
        <source>When the six houses of the bank stand, each player, in turn order, marks an empty city with a uranium token from the supply. The city gets a house of the bank on its {house2}-place at once.</source>
        <translation>Когда шесть домиков банка стоят, каждый игрок в порядке игроков отмечает пустой город фишкой урана из резерва. В этом городе сразу появляется домик банка на месте за {house2}.</translation>
    </message>
    <message>
        <source>Every network begins in a marked city, no matter who marked it; its token then goes back to the supply. Nobody else builds on the {house1}-place of a city as long as it is marked. During Step 1 marked cities are therefore closed to all other houses.</source>
        <translation>Каждая сеть начинается в отмеченном городе, кто бы его ни отметил; фишка затем возвращается в резерв. Пока город отмечен, никто другой не строит в нём на месте за {house1}. Поэтому на 1‑м&#xa0;этапе отмеченные города закрыты для всех остальных домиков.</translation>
    </message>
    <message>
        <source>Phase 1: order</source>
        <translation>Фаза&#xa0;1: порядок</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок игроков</translation>
    </message>
    <message>
        <source>Whoever has the most cities is first, then whoever has the next most, and so on. Where the numbers of cities are equal, the larger number of the highest plant decides. Whoever is still equal keeps the order there was.</source>
        <translation>Первый&#xa0;— тот, у кого больше всего городов, за ним&#xa0;— тот, у кого их больше из оставшихся, и так далее. При равном числе городов решает номер самой дорогой станции: чей больше, тот впереди. Если и это не помогает, остаётся прежний порядок.</translation>
    </message>
    <message>
        <source>In round 1 the lot decides. Right after Phase 2 of round 1 the order is set anew by the rule above. As nobody has a city then, plants decide.</source>
        <translation>В 1‑м&#xa0;раунде решает жребий. Сразу после фазы&#xa0;2 первого раунда порядок определяют заново по правилу выше. Городов тогда ни у кого нет, так что решают станции.</translation>
    </message>
    <message>
        <source>The bank is always second.</source>
        <translation>Банк всегда второй.</translation>
    </message>
    <message>
        <source>It is a burden to be first: you open auctions before the others, and you buy fuel and build after them.</source>
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
        <source>In Steps 1 and 2 the market holds eight plants, sorted by their numbers. The four lowest are the actual market: only these are for sale. The four highest are the future market. In Step 3 the market holds six plants, and all of them are for sale.</source>
        <translation>На 1‑м и 2‑м&#xa0;этапах на рынке восемь станций, разложенных по номерам. Четыре самые дешёвые&#xa0;— действующее предложение: продаются только они. Четыре самые дорогие&#xa0;— ожидаемое предложение. На 3‑м&#xa0;этапе на рынке шесть станций, и продаются все.</translation>
    </message>
    <message>
        <source>As soon as a plant is sold or removed, the top card of the draw pile takes its place and the market is sorted again. When the pile is empty, the game goes on with the plants there are.</source>
        <translation>Как только станция продана или убрана, на её место приходит верхняя карта стопки, и рынок снова раскладывают по номерам. Когда стопка кончилась, игра идёт дальше с теми станциями, что есть.</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Аукцион</translation>
    </message>
    <message>
        <source>In turn order each player puts one plant up for auction, with a first bid, or passes. Whoever passes instead of opening an auction gets no plant in this round.</source>
        <translation>В порядке игроков каждый выставляет на торги одну станцию и делает первую ставку или пасует. Кто пасует, вместо того чтобы начать торги, станцию в этом раунде не получит.</translation>
    </message>
    <message>
        <source>Bids go round the table clockwise. Each player in turn bids more or passes; whoever passes is out of this one auction. The highest bidder pays the bid and takes the plant. Nobody buys more than one plant in a round.</source>
        <translation>Ставки идут по кругу, по часовой стрелке. Каждый в свой черёд ставит больше или пасует; кто спасовал, выбывает из этих торгов, но только из них. Сделавший самую высокую ставку платит её и берёт станцию. Больше одной станции за раунд не покупает никто.</translation>
    </message>
    <message>
        <source>If the player who opened the auction has won it, the next one opens who has neither bought nor passed. Otherwise the same player opens again.</source>
        <translation>Если торги выиграл тот, кто их начал, следующим начинает тот, кто ещё не купил станцию и не спасовал. Иначе снова начинает тот же игрок.</translation>
    </message>
    <message>
        <source>How much to bid</source>
        <translation>Сколько ставить</translation>
    </message>
    <message>
        <source>The lowest bid that opens an auction is the number of the plant. Each later bid is higher than the one before. Nobody bids more money than they have.</source>
        <translation>Самая низкая первая ставка&#xa0;— номер станции. Каждая следующая выше предыдущей. Поставить больше денег, чем есть, нельзя.</translation>
    </message>
    <message>
        <source>For the plant with the discount token the lowest bid is 1.</source>
        <translation>За станцию с жетоном скидки самая низкая ставка&#xa0;— 1.</translation>
    </message>
    <message>
        <source>The last one to buy</source>
        <translation>Последний покупатель</translation>
    </message>
    <message>
        <source>When all others have bought a plant or passed, the last player may take a plant at its lowest bid. There is no auction, and nothing more is paid for it.</source>
        <translation>Когда все остальные купили станцию или спасовали, последний игрок может взять станцию за минимальную ставку. Торгов нет, и доплачивать не нужно.</translation>
    </message>
    <message>
        <source>Plants in round 1</source>
        <translation>Станции в 1‑м&#xa0;раунде</translation>
    </message>
    <message>
        <source>In round 1 everybody must buy a plant: nobody may pass when it is their turn to open an auction. In the auctions of others passing is allowed. After the phase the turn order is set anew.</source>
        <translation>В 1‑м&#xa0;раунде каждый должен купить станцию: когда ваша очередь начинать торги, пасовать нельзя. В чужих торгах пасовать можно. После фазы порядок игроков определяют заново.</translation>
    </message>
    <message>
        <source>Too many plants</source>
        <translation>Слишком много станций</translation>
    </message>
    <message>
        <source>Number of plants a player may own: {plants_allowed}. Whoever buys another one scraps one of the older plants at once; the new one cannot be scrapped.</source>
        <translation>Сколько станций может быть у игрока: {plants_allowed}. Кто покупает ещё одну, сразу сбрасывает одну из прежних; новую сбросить нельзя.</translation>
    </message>
    <message>
        <source>Fuel of a scrapped plant may move to other plants of yours that can store it, also to the new one. You may leave some or all of it behind. What finds no room or is left behind goes to the supply. If coal and oil want the same room in hybrids, you choose which tokens go.</source>
        <translation>Ресурсы со сброшенной станции можно перенести на другие ваши станции, где их можно хранить, в том числе на новую. Часть ресурсов или все можно оставить. Что не помещается или оставлено, уходит в резерв. Если уголь и мазут претендуют на одно и то же место на гибридных станциях, вы решаете, какие фишки сбросить.</translation>
    </message>
    <message>
        <source>On this board coal that was burnt does not go to the supply but to the coal storage. The coal market is refilled from the storage first and, once that is empty, from the supply.</source>
        <translation>На этом поле сожжённый уголь уходит не в резерв, а на склад угля. Рынок угля пополняется сначала с этого склада, а когда он пуст&#xa0;— из резерва.</translation>
    </message>
    <message>
        <source>When the coal market is empty, you may buy coal from the storage, for {coal_storage_price} Elektro a token. Coal that goes with a scrapped plant lies in the supply, where nobody can buy it.</source>
        <translation>Когда угля на рынке нет, можно покупать его со склада по {coal_storage_price} электро за фишку. Уголь, который пропал вместе со сброшенной станцией, лежит в резерве; там его никто не может купить.</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market; coal comes from the coal storage first. They fill the dearest free spaces first. If there are too few, only those come. With this many players, the number of tokens is:</source>
        <translation>Когда все получили выплаты, на рынок приходят новые фишки из резерва; уголь&#xa0;— сначала со склада угля. Они занимают сначала самые дорогие свободные деления. Если их не хватает, приходит сколько есть. При таком числе игроков поставляется:</translation>
    </message>
    <message>
        <source>If the bank takes that plant, it is not bought, and uranium is refilled as before.</source>
        <translation>Если эту станцию берёт банк, она не считается купленной, и уран поставляется по-прежнему.</translation>
    </message>
    <message>
        <source>After the refill, in Steps 1 and 2, the highest plant of the future market goes face down under the draw pile, below the Step 3 card, and is replaced. In Step 3, after the refill too, the lowest plant of the market leaves the game instead and is replaced.</source>
        <translation>После пополнения на 1‑м и 2‑м этапах самая дорогая станция ожидаемого предложения уходит лицом вниз под стопку, ниже карты 3‑го этапа, и её заменяют. На 3‑м этапе, тоже после пополнения, вместо этого самая дешёвая станция рынка уходит из игры, и её заменяют.</translation>
    </message>
    <message>
        <source>The discount token</source>
        <translation>Жетон скидки</translation>
    </message>
    <message>
        <source>What is special about this board</source>
        <translation>Чем особенно это поле</translation>
    </message>
    <message>
        <source>Plants that take no part: {plants_out}.</source>
        <translation>Станции, которые не участвуют: {plants_out}.</translation>
    </message>
    <message>
        <source>Plants that always lie in the first market: {opening_market}.</source>
        <translation>Станции, которые всегда лежат на первом рынке: {opening_market}.</translation>
    </message>
    <message>
        <source>Plants that are never taken out unseen: {never_removed}.</source>
        <translation>Станции, которые никогда не убирают втёмную: {never_removed}.</translation>
    </message>
    <message>
        <source>These plants lie aside at first: {aside}. When Step 2 begins they go on top of the draw pile, in this order.</source>
        <translation>Эти станции сначала лежат в стороне: {aside}. Когда начинается этап 2, они ложатся в этом порядке на верх стопки станций.</translation>
    </message>
    <message>
        <source>Number of cards that lie below the Step 3 card at the start: {cards_below_step3}.</source>
        <translation>Столько карт лежит в начале под картой «Этап 3»: {cards_below_step3}.</translation>
    </message>
    <message>
        <source>Areas in play bring plants of their own, which take the place of those with the same number.</source>
        <translation>Области в игре приносят свои станции, которые заменяют станции с тем же номером.</translation>
    </message>
    <message>
        <source>If the lowest plant of the future market needs no fuel, it is for sale too.</source>
        <translation>Если самой дешёвой станции ожидаемого предложения не нужно сырьё, она тоже продаётся.</translation>
    </message>
    <message>
        <source>When the first player in a round passes the right to open an auction, the lowest plant leaves the game and is replaced.</source>
        <translation>Как только первый игрок в раунде отказывается открыть аукцион, самая дешёвая станция выбывает из игры и заменяется.</translation>
    </message>
    <message>
        <source>In Phase 5 of Steps 1 and 2 the lowest plant leaves the game as well, unless it left in the same round under the discount token.</source>
        <translation>В фазе 5 этапов 1 и 2 уходит и самая дешёвая станция, если она не ушла в том же раунде с жетоном скидки.</translation>
    </message>
    <message>
        <source>If no plant is sold in a round, not one but two plants leave, one after the other: each time the lowest.</source>
        <translation>Если в раунде не продано ни одной станции, уходят не одна, а две по очереди: каждый раз самая дешёвая.</translation>
    </message>
    <message>
        <source>The turn order is set after Phase 2; Phase 2 itself follows the order of the round before.</source>
        <translation>Порядок хода определяют после фазы 2; сама фаза 2 идёт в порядке предыдущего раунда.</translation>
    </message>
    <message>
        <source>A city that no way leads to may be connected too. In place of the way it costs: {second_network_cost}.</source>
        <translation>Можно подключить и город, к которому нет пути. Вместо пути это стоит: {second_network_cost}.</translation>
    </message>
    <message>
        <source>Cities in which no network begins: {no_start}.</source>
        <translation>Города, в которых сеть не начинают: {no_start}.</translation>
    </message>
    <message>
        <source>Some cities have fewer places, or other prices. Their signs show them.</source>
        <translation>В некоторых городах меньше мест или другие цены. Они видны на табличках.</translation>
    </message>
    <message>
        <source>Step 2 begins too when every city in play has a house.</source>
        <translation>Этап 2 начинается и тогда, когда в каждом городе в игре есть дом.</translation>
    </message>
    <message>
        <source>These are uranium mines: {mines}. A mine is auctioned like a plant and counts for the turn order, but it powers nothing, does not count for the limit and is never given up for another plant.</source>
        <translation>Урановые рудники: {mines}. Рудник продаётся на аукционе как станция и учитывается в порядке игроков, но ничего не снабжает, не входит в предел и никогда не сбрасывается ради другой станции.</translation>
    </message>
    <message>
        <source>The uranium market shows what mines earn. In Phase 5, after the incomes, the last in turn order sells first: the price of the dearest empty space for every city that all own mines show. Then one token for each of the mines goes on the dearest empty spaces. With no empty space nothing is earned. Mines sell once more before the last count.</source>
        <translation>Рынок урана показывает, сколько приносят рудники. В фазе 5 после выплат первым продаёт последний в порядке: цену самой дорогой пустой ячейки за каждый город на всех его рудниках. Затем за каждый рудник одна фишка ставится на самые дорогие пустые ячейки. Если пустых ячеек нет, ничего не платят. Перед последним подсчётом рудники продают ещё раз.</translation>
    </message>
    <message>
        <source>After the sale tokens leave the cheapest spaces of the uranium market, in Steps 1, 2 and 3: {uranium_leaves}.</source>
        <translation>После продажи фишки уходят с самых дешёвых ячеек рынка урана, на этапах 1, 2 и 3: {uranium_leaves}.</translation>
    </message>
    <message>
        <source>From Step 3 on a token of coal, oil or garbage costs more than the market shows, by: {carbon_tax}.</source>
        <translation>С этапа 3 фишка угля, мазута или вторсырья дороже, чем показывает рынок, на: {carbon_tax}.</translation>
    </message>
    <message>
        <source>No way costs more than this, and for as much any city may be connected that no way leads to: {longest_way}.</source>
        <translation>Ни один путь не стоит больше, и за столько же можно подключить город, к которому пути нет: {longest_way}.</translation>
    </message>
    <message>
        <source>Areas in play need not touch.</source>
        <translation>Области в игре не обязаны соприкасаться.</translation>
    </message>
    <message>
        <source>A network begins in {begin_in}, nowhere else.</source>
        <translation>Сеть начинается только здесь: {begin_in}.</translation>
    </message>
    <message>
        <source>Everybody may have two networks. The second begins in one of these cities too, once in the game, and its first house costs no way.</source>
        <translation>У каждого может быть две сети. Вторая тоже начинается в одном из этих городов, один раз за игру, и за путь к её первому домику не платят.</translation>
    </message>
    <message>
        <source>In Phase 3 everybody buys one token, then the next is asked, round after round in reverse turn order. Whoever stops is out for this phase.</source>
        <translation>В фазе 3 каждый покупает одну фишку, затем ходит следующий, и так по кругу в обратном порядке. Кто остановился, в этой фазе больше не покупает.</translation>
    </message>
    <message>
        <source>No token is sold for more than this in Steps 1 and 2: {price_limits}. In Step 3 all are.</source>
        <translation>На этапах 1 и 2 фишки не продаются дороже, чем за: {price_limits}. На этапе 3 продаются все.</translation>
    </message>
    <message>
        <source>Plants that burn one token more than they are built for, and store no more for it: {burns_more}.</source>
        <translation>Станции, которые сжигают на фишку больше указанного, а хранят столько же: {burns_more}.</translation>
    </message>
    <message>
        <source>Everybody has to power as many cities as possible.</source>
        <translation>Каждый обязан снабдить как можно больше городов.</translation>
    </message>
    <message>
        <source>If all together connect more cities in a round than this, there is a power outage: {most_built}. Then everybody is paid less in Phase 5, for each own city by: {outage_cut}. Nobody pays anything in.</source>
        <translation>Если все вместе подключат за раунд больше городов, в сети авария: {most_built}. Тогда в фазе 5 каждый получает меньше, за каждый свой город на: {outage_cut}. Никто не доплачивает.</translation>
    </message>
    <message>
        <source>The whole game stays in Step 1. There is no Step 3 card.</source>
        <translation>Вся игра идёт на этапе 1. Карты 3-го этапа нет.</translation>
    </message>
    <message>
        <source>A city next to an own one costs no way. Otherwise each city that the way passes through costs this, whoever owns it: {passing_cost}.</source>
        <translation>Путь в город рядом с собственным ничего не стоит. Иначе каждый город на пути, чей бы он ни был, стоит: {passing_cost}.</translation>
    </message>
    <message>
        <source>Cities that are closed, drawn by lot: {closed}. Nobody builds there, but ways may pass through.</source>
        <translation>Закрытые города, по жребию: {closed}. Там никто не строит, но пути могут проходить.</translation>
    </message>
    <message>
        <source>In Phase 5 the highest plants of the future market are put aside, as many as this: {side_pile}. When the draw pile runs out, they are shuffled and take its place; from then on only the highest goes under the pile. When it runs out again, all plants are for sale, and the lowest leaves in each Phase 5.</source>
        <translation>В фазе 5 откладывают столько самых дорогих станций ожидаемого предложения: {side_pile}. Когда стопка кончается, их тасуют, и они её заменяют; с этого времени под стопку идёт только самая дорогая. Когда она кончается снова, продаются все станции, и в каждой фазе 5 уходит самая дешёвая.</translation>
    </message>
    <message>
        <source>Whoever buys the plant with the discount token may buy another one in the same round.</source>
        <translation>Кто купил станцию с жетоном скидки, может в том же раунде купить ещё одну.</translation>
    </message>
    <message>
        <source>Ways are paid by the cities they enter: each has a cost of its own, which the sign beside it shows.</source>
        <translation>Пути оплачиваются по городам, в которые они входят: у каждого своя цена, она указана у названия.</translation>
    </message>
    <message>
        <source>There is no uranium, and there are no nuclear plants.</source>
        <translation>Урана и атомных станций нет.</translation>
    </message>
    <message>
        <source>The plant market is one row, and every plant in it is for sale. It begins with a plant for each player. In Steps 1 and 2 no plant is replaced when it is sold. New ones come as Phase 5 begins: at least {row_added}, and more until there are {row_kept}; of more than that the lowest leave.</source>
        <translation>Рынок станций – это один ряд, и любая станция в нём продаётся. Вначале в нём по одной станции на игрока. На 1‑м и 2‑м этапах проданное не заменяется. Новые станции приходят в начале 5‑й фазы: не меньше {row_added}, и ещё, пока их не станет {row_kept}; если их больше, уходят самые дешёвые.</translation>
    </message>
    <message>
        <source>Up to plant {row_sorted} the draw pile is sorted. When the Step 3 card comes up, it leaves with the lowest plant, and Step 3 begins at once. Plants in the row from then on: {row_step3}.</source>
        <translation>До станции №&#xa0;{row_sorted} стопка разложена по порядку. Когда выходит карта 3-го этапа, она уходит вместе с самой дешёвой станцией, и сразу начинается 3‑й этап. Станций в ряду с этого момента: {row_step3}.</translation>
    </message>
    <message>
        <source>Not for sale in Step 1: {banned_kinds}. Such a plant goes under the draw pile at once and is replaced. Plants that leave the game instead: {leave_in_step1}.</source>
        <translation>На 1‑м этапе не продаются: {banned_kinds}. Такая станция сразу уходит под стопку и заменяется. Станции, которые вместо этого выходят из игры: {leave_in_step1}.</translation>
    </message>
    <message>
        <source>The Step 3 card calls Step 2 when it first comes up, in Phase 2 after that phase. It goes under the shuffled pile again and is replaced; then the two lowest plants leave and are replaced. In Phase 5 of Step 2 two plants go under the pile.</source>
        <translation>Когда карта 3-го этапа выходит впервые, начинается 2‑й этап, во 2‑й фазе – после неё. Карта снова уходит под перетасованную стопку и заменяется; затем уходят и заменяются две самые дешёвые станции. В 5‑й фазе 2‑го этапа под стопку уходят две станции.</translation>
    </message>
    <message>
        <source>Tokens missing at the refill of {glut_fuel} make it cheaper: each time the dearest space goes, and one at the lowest price comes. Once it is all bought, the usual prices return.</source>
        <translation>Фишки, которых не хватает при пополнении ({glut_fuel}), удешевляют ресурс: каждый раз уходит самая дорогая клетка и добавляется одна с самой низкой ценой. Когда всё куплено, возвращаются обычные цены.</translation>
    </message>
    <message>
        <source>There are two fuel markets. In a turn you buy at one of them alone.</source>
        <translation>Есть два рынка ресурсов. За ход вы покупаете только на одном из них.</translation>
    </message>
    <message>
        <source>At the beginning of the phase the token is put on the lowest plant of the actual market. The lowest bid for that plant is 1. When it is sold, the token is put aside for this round.</source>
        <translation>В начале фазы жетон кладут на самую дешёвую станцию действующего предложения. Минимальная ставка за неё&#xa0;— 1. Когда она продана, жетон до конца раунда откладывают.</translation>
    </message>
    <message>
        <source>If a card is revealed whose number is lower than that of the plant with the token, the card leaves the game and the token is put aside. The next card is revealed at once and stays, whatever its number.</source>
        <translation>Если вытянута карта с номером меньше, чем у станции с жетоном, она уходит из игры, а жетон откладывают. Сразу вытягивают следующую карту; она остаётся, какой бы номер на ней ни был.</translation>
    </message>
    <message>
        <source>If the token still lies on its plant at the end of the phase, that plant leaves the game and is replaced. This holds in round 1 as well.</source>
        <translation>Если в конце фазы жетон всё ещё лежит на станции, эта станция уходит из игры, и её заменяют. Так и в 1‑м&#xa0;раунде.</translation>
    </message>
    <message>
        <source>Plants that have become too small</source>
        <translation>Слишком маленькие станции</translation>
    </message>
    <message>
        <source>A plant leaves the market as soon as somebody has as many cities as its number, or more. It is replaced at once. That happens in the middle of building, too. A card just revealed with such a number leaves the game in the same way, and another one is revealed.</source>
        <translation>Станция уходит с рынка, как только число городов у кого-нибудь достигает её номера. Её сразу заменяют. Так бывает и посреди строительства. Только что вытянутая карта с таким номером тоже уходит из игры, и вместо неё вытягивают другую.</translation>
    </message>
    <message>
        <source>Plants that somebody owns are not touched by this.</source>
        <translation>Станций, которые уже у игроков, это не касается.</translation>
    </message>
    <message>
        <source>A round without a sale</source>
        <translation>Раунд без продаж</translation>
    </message>
    <message>
        <source>If nobody buys a plant in a round, the lowest plant of the market leaves the game at the end of Phase 2 and is replaced.</source>
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
        <source>Whoever has no such city can only pass when such a plant is up for auction. Once bought, it supplies all cities of its owner, wherever they lie.</source>
        <translation>У кого такого города нет, тот в торгах за такую станцию может только пасовать. Купленная станция снабжает все города владельца, где бы они ни были.</translation>
    </message>
    <message>
        <source>The bank takes a plant</source>
        <translation>Банк берёт станцию</translation>
    </message>
    <message>
        <source>Only the two players bid. Right after the first plant of a round was sold and replaced, or as soon as the first player passes instead of opening, the bank takes the highest plant that is for sale, without an auction. The plant is replaced. This happens once a round.</source>
        <translation>Торгуются только два игрока. Сразу после того, как первая станция раунда продана и заменена, или как только первый игрок спасовал, вместо того чтобы начать торги, банк берёт самую дорогую из продающихся станций, без торгов. Её заменяют. Так бывает один раз за раунд.</translation>
    </message>
    <message>
        <source>Number of plants the bank may own: {bank_plants_allowed}. When it has that many, it takes the plant only if it is higher than its own lowest one, which then leaves the game.</source>
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
        <source>In reverse turn order each player buys fuel: any number of tokens that can be paid and that the own plants can store, or none. Each token costs the figure of its space. The cheapest token of a kind is always taken first, so every token makes the next one dearer or as dear.</source>
        <translation>В обратном порядке игроков каждый покупает ресурсы: сколько угодно фишек, лишь бы хватило денег и места на своих станциях, или ничего. Фишка стоит столько, сколько написано на её делении. Первой всегда берут самую дешёвую фишку каждого вида, так что следующая стоит столько же или больше.</translation>
    </message>
    <message>
        <source>The fuel market</source>
        <translation>Рынок ресурсов</translation>
    </message>
    <message>
        <source>Each of the spaces 1 to 8 has room for three tokens of coal, three of oil and three of garbage. Uranium has spaces of its own, each for one token.</source>
        <translation>На каждом из делений с 1‑го по 8‑е есть место для трёх фишек угля, трёх мазута и трёх вторсырья. У урана свои деления, по одной фишке на каждое.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. What players store is missing from market and supply until it is burnt. When a kind is sold out, nobody can buy it until the refill.</source>
        <translation>Других фишек, кроме этих, нет. Чего игроки запасли, того не хватает на рынке и в резерве, пока оно не сгорит. Если какой-то ресурс распродан, его нельзя купить до пополнения.</translation>
    </message>
    <message>
        <source>There are no more tokens than these. What players store is missing from market and supply until it is burnt. When a kind is sold out, nobody can buy it until the refill; coal may then still be had from the coal storage.</source>
        <translation>Других фишек, кроме этих, нет. Чего игроки запасли, того не хватает на рынке и в резерве, пока оно не сгорит. Если какой-то ресурс распродан, его нельзя купить до пополнения; уголь тогда, может быть, ещё есть на складе угля.</translation>
    </message>
    <message>
        <source>Storing fuel</source>
        <translation>Хранение ресурсов</translation>
    </message>
    <message>
        <source>A plant stores its own kind of fuel and no other, up to twice what one run burns. You may move tokens between your plants at any time, where kind and room allow it. So you may buy whatever still finds room in all your plants together.</source>
        <translation>Станция хранит только тот вид ресурсов, на котором работает,&#xa0;— не больше двойной нормы одного запуска. Фишки можно в любой момент перекладывать с одной своей станции на другую, если подходят вид и место. Так что купить можно всё, что ещё поместится на всех ваших станциях вместе.</translation>
    </message>
    <message>
        <source>Hybrid plants</source>
        <translation>Гибридные станции</translation>
    </message>
    <message>
        <source>A hybrid plant burns coal and oil in any mixture: one that needs two tokens runs with two coal, with two oil, or with one of each.</source>
        <translation>Гибридная станция сжигает уголь и мазут в любом сочетании: если ей нужны две фишки, она работает на двух фишках угля, на двух мазута или на одной угля и одной мазута.</translation>
    </message>
    <message>
        <source>It stores coal and oil in any mixture as well, twice what one run burns in all, not of each.</source>
        <translation>Хранит она уголь и мазут тоже в любом сочетании: двойную норму одного запуска всего, а не каждого вида.</translation>
    </message>
    <message>
        <source>It only burns tokens that can lie on it. You may move tokens before each plant that runs, but not to where there is no room: with two coal and one oil for plants 29 and 35, the coal fills plant 29 and the oil has room on plant 35 alone, so plant 29 burns coal.</source>
        <translation>Она сжигает только те фишки, которые могут на ней лежать. Перед запуском каждой станции фишки можно перекладывать, но не туда, где нет места: если для станций №&#xa0;29 и 35 есть два угля и один мазут, уголь заполняет станцию №&#xa0;29, а мазуту есть место только на станции №&#xa0;35, так что станция №&#xa0;29 сжигает уголь.</translation>
    </message>
    <message>
        <source>This game was begun in a program without a rule of the rulebook, and goes on without it: hybrids burn any coal and oil of their owner, wherever it lies.</source>
        <translation>Эта игра начата в программе, где не было одного из правил, и продолжается без него: гибридные станции сжигают любой уголь и мазут своего владельца, где бы они ни лежали.</translation>
    </message>
    <message>
        <source>The coal storage</source>
        <translation>Склад угля</translation>
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
        <source>Whoever builds there buys cheaper from the next Phase 3 on. All others pay the figure of the space.</source>
        <translation>Кто там построил, покупает дешевле со следующей фазы&#xa0;3. Все остальные платят столько, сколько написано на делении.</translation>
    </message>
    <message>
        <source>Two fuel markets</source>
        <translation>Два рынка ресурсов</translation>
    </message>
    <message>
        <source>This board has a northern and a southern fuel market, each with prices and a refill of its own. In a turn you buy at one of them alone: the first token decides. In the next round you may choose again.</source>
        <translation>На этом поле есть северный и южный рынки ресурсов, у каждого свои цены и поставки. За ход вы покупаете только на одном из них: решает первая фишка. В следующем раунде можно выбрать заново.</translation>
    </message>
    <message>
        <source>Both are refilled from one supply, the northern one first. The north sells no uranium.</source>
        <translation>Оба пополняются из одного запаса, северный – первым. На севере урана нет.</translation>
    </message>
    <message>
        <source>The fuel of the bank</source>
        <translation>Ресурсы банка</translation>
    </message>
    <message>
        <source>On its turn the bank takes from the market exactly the fuel that one run of all its plants burns, or as much of it as there is, and pays nothing. Plants with one kind of fuel come first. Hybrids then take coal and oil by turns, coal first, as long as there is both.</source>
        <translation>В свой ход банк берёт с рынка ровно столько ресурсов, сколько сгорает за один запуск всех его станций, или сколько есть, и ничего не платит. Сначала идут станции с одним видом ресурсов. Затем гибридные берут по очереди уголь и мазут, начиная с угля, пока есть и то и другое.</translation>
    </message>
    <message>
        <source>In Phase 5, on its turn, the bank burns all its fuel, even where it is not enough for a plant.</source>
        <translation>В фазе&#xa0;5 банк в свой ход сжигает все свои ресурсы, даже там, где станции их не хватает.</translation>
    </message>
    <message>
        <source>The bank takes no coal from the coal storage. The coal it burns goes there.</source>
        <translation>Со склада угля банк ничего не берёт. Сожжённый им уголь уходит туда.</translation>
    </message>
    <message>
        <source>Phase 4: houses</source>
        <translation>Фаза&#xa0;4: строительство</translation>
    </message>
    <message>
        <source>The first house</source>
        <translation>Первый домик</translation>
    </message>
    <message>
        <source>Your first house may stand in any city in play in which nobody has a house, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Ваш первый домик может стоять в любом городе в игре, где нет ни одного домика,&#xa0;— на поздних этапах тоже. Он стоит {house1}&#xa0;электро, за соединение платить не нужно.</translation>
    </message>
    <message>
        <source>Your first house stands on the {house1}-place of a marked city, in later Steps too. It costs {house1} Elektro, and no connection is paid.</source>
        <translation>Ваш первый домик ставится на место за {house1} в отмеченном городе&#xa0;— на поздних этапах тоже. Он стоит {house1}&#xa0;электро, за соединение платить не нужно.</translation>
    </message>
    <message>
        <source>You need not begin in round 1.</source>
        <translation>Начинать в 1‑м&#xa0;раунде не обязательно.</translation>
    </message>
    <message>
        <source>Connecting cities</source>
        <translation>Подключение городов</translation>
    </message>
    <message>
        <source>In reverse turn order each player connects as many cities as they can pay for, one after another, or none. A city costs its house and the cheapest route there from any city you already have. Each city counts as yours at once, for the next route too.</source>
        <translation>В обратном порядке игроков каждый подключает один за другим столько городов, сколько может оплатить, или ни одного. Город стоит цену подключения и самый дешёвый путь от любого вашего города. Каждый город сразу считается вашим, в том числе для следующего пути.</translation>
    </message>
    <message>
        <source>The costs of all connections along the route are added up. It may lead through cities of anybody, empty and full ones, but not through areas out of play. Connections belong to nobody: they are paid anew each time. Nobody builds twice in a city.</source>
        <translation>Стоимость всех соединений пути складывается. Он может проходить через чужие, пустые и занятые города, но не через области вне игры. Соединения никому не принадлежат: за них платят каждый раз заново. Дважды в одном городе не строит никто.</translation>
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
        <source>In Step 1 one place of each city is open, in Step 2 two, in Step 3 all three. Where all open places are taken, nobody else can build until the next Step.</source>
        <translation>На 1‑м&#xa0;этапе в каждом городе открыто одно место, на 2‑м два, на 3‑м все три. Где все открытые места заняты, там до следующего этапа больше никто не строит.</translation>
    </message>
    <message>
        <source>The houses of the bank</source>
        <translation>Домики банка</translation>
    </message>
    <message>
        <source>Whenever a player connects a city in which no house stood, the bank puts one of its houses on the {house2}-place of that city, as long as it has any. That city is then closed to the other player in Step 2.</source>
        <translation>Всякий раз, когда игрок подключает город, где не было домиков, банк ставит там один из своих домиков на место за {house2}, пока они у него есть. На 2‑м&#xa0;этапе этот город закрыт для другого игрока.</translation>
    </message>
    <message>
        <source>Houses the bank has left after the set-up: {bank_houses_left}.</source>
        <translation>Домиков у банка после подготовки: {bank_houses_left}.</translation>
    </message>
    <message>
        <source>Phase 5: power</source>
        <translation>Фаза&#xa0;5: бюрократия</translation>
    </message>
    <message>
        <source>Running plants</source>
        <translation>Работа станций</translation>
    </message>
    <message>
        <source>In turn order each player says which of the own plants run. Each burns exactly its fuel and supplies as many cities as its figure says; which of your cities these are makes no difference. Whatever a plant could supply beyond your cities is lost. You may let plants stand still.</source>
        <translation>В порядке игроков каждый говорит, какие из его станций работают. Каждая сжигает ровно свою норму ресурсов и снабжает столько городов, сколько на ней указано; какие из ваших городов это будут, неважно. Энергия сверх ваших городов пропадает. Станцию можно и не запускать.</translation>
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
        <source>You are paid for each city of yours that is supplied, and something even for none.</source>
        <translation>Вам платят за каждый ваш снабжённый город, а кое-что&#xa0;— даже если не снабжён ни один.</translation>
    </message>
    <message>
        <source>The table ends with {payments_end} cities: more cities are paid like these.</source>
        <translation>Таблица кончается на этом числе городов: {payments_end}. За большее число платят столько же.</translation>
    </message>
    <message>
        <source>Refilling the fuel market</source>
        <translation>Пополнение рынка ресурсов</translation>
    </message>
    <message>
        <source>When everybody has been paid, new tokens come from the supply to the market. They fill the dearest free spaces first. If the supply has too few, only those come. With this many players, the number of tokens is:</source>
        <translation>Когда все получили выплаты, из резерва на рынок приходят новые фишки. Они занимают сначала самые дорогие свободные деления. Если в резерве их меньше, приходит сколько есть. При таком числе игроков поставляется:</translation>
    </message>
    <message>
        <source>The end of uranium</source>
        <translation>Конец урана</translation>
    </message>
    <message>
        <source>As soon as somebody has bought plant {uranium_phase_out_plant}, uranium is never refilled again, not even in the round of the purchase. What lies in the market can still be bought.</source>
        <translation>Как только кто-нибудь купил станцию №&#xa0;{uranium_phase_out_plant}, уран больше не поставляется, даже в раунде покупки. Тот, что лежит на рынке, можно покупать.</translation>
    </message>
    <message>
        <source>The plant market moves on</source>
        <translation>Рынок станций обновляется</translation>
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
        <source>Step 2 begins when the Step 3 card comes up for the first time. No number of cities calls it.</source>
        <translation>2‑й этап начинается, когда карта 3-го этапа выходит впервые. Число городов его не вызывает.</translation>
    </message>
    <message>
        <source>When it begins, the lowest plant of the market leaves the game and is replaced, once. From then on a second place is open in each city, for {house2} Elektro, and fuel is refilled by the figures of Step 2.</source>
        <translation>В его начале самая дешёвая станция рынка уходит из игры, и её один раз заменяют. С этого момента в каждом городе открыто второе место, за {house2}&#xa0;электро, а ресурсы поставляются по числам 2‑го&#xa0;этапа.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>3‑й&#xa0;этап</translation>
    </message>
    <message>
        <source>Step 3 begins with the phase after the one in which the Step 3 card came up. From then on a third place is open in each city, for {house3} Elektro, and fuel is refilled by the figures of Step 3.</source>
        <translation>3‑й&#xa0;этап начинается с фазы, следующей за той, в которой вышла карта 3‑го&#xa0;этапа. С этого момента в каждом городе открыто третье место, за {house3}&#xa0;электро, а ресурсы поставляются по числам 3‑го&#xa0;этапа.</translation>
    </message>
    <message>
        <source>There is no future market any more. The market holds six plants, or those that are left, and all of them are for sale. At the end of each round the lowest one leaves the game and is replaced.</source>
        <translation>Ожидаемого предложения больше нет. На рынке шесть станций или сколько осталось, и продаются все. В конце каждого раунда самая дешёвая уходит из игры, и её заменяют.</translation>
    </message>
    <message>
        <source>The Step 3 card comes up in Phase 2</source>
        <translation>Карта 3‑го&#xa0;этапа вышла в фазе&#xa0;2</translation>
    </message>
    <message>
        <source>As soon as the card comes up, in any phase, the draw pile is shuffled: it now holds the plants that went under it.</source>
        <translation>Как только карта вышла, в какой бы фазе это ни было, стопку перетасовывают: теперь в ней станции, которые ушли под неё.</translation>
    </message>
    <message>
        <source>In Phase 2 the card counts as the highest plant and lies last in the future market. The auctions go on, with replacements. At the end of the phase the card and the lowest plant leave the market and are not replaced. Step 3 begins with Phase 3.</source>
        <translation>В фазе&#xa0;2 эта карта считается самой дорогой станцией и лежит последней в ожидаемом предложении. Торги продолжаются, с заменой станций. В конце фазы карта и самая дешёвая станция уходят с рынка, и замены им нет. 3‑й&#xa0;этап начинается с фазы&#xa0;3.</translation>
    </message>
    <message>
        <source>The Step 3 card comes up in Phase 4 or 5</source>
        <translation>Карта 3‑го&#xa0;этапа вышла в фазе&#xa0;4 или 5</translation>
    </message>
    <message>
        <source>If it comes for a plant that became too small in Phase 4, or as the replacement at the beginning of Step 2, the card and the lowest plant leave at once and are not replaced. Step 3 begins with Phase 5.</source>
        <translation>Если она пришла на замену станции, которая стала слишком маленькой в фазе&#xa0;4, или на замену в начале 2‑го&#xa0;этапа, карта и самая дешёвая станция сразу уходят, и замены им нет. 3‑й&#xa0;этап начинается с фазы&#xa0;5.</translation>
    </message>
    <message>
        <source>If it comes as the replacement at the beginning of Step 2, the card and the lowest plant leave at once and are not replaced. Step 3 begins with Phase 5.</source>
        <translation>Если она пришла на замену в начале 2‑го&#xa0;этапа, карта и самая дешёвая станция сразу уходят, и замены им нет. 3‑й&#xa0;этап начинается с фазы&#xa0;5.</translation>
    </message>
    <message>
        <source>In Phase 5 both leave in the same way. By then the fuel has been refilled by the figures of the Step before. Step 3 begins with Phase 1 of the next round.</source>
        <translation>В фазе&#xa0;5 обе уходят так же. Ресурсы к этому времени уже пополнены по числам прежнего этапа. 3‑й&#xa0;этап начинается с фазы&#xa0;1 следующего раунда.</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>3‑й&#xa0;этап раньше 2‑го</translation>
    </message>
    <message>
        <source>The Step 3 card may come before Step 2 has begun. Then all that Step 2 asks is done first: the lowest plant leaves the game and is replaced. At once after that, the card and the lowest plant leave the market without replacement, and Step 3 begins as usual.</source>
        <translation>Карта 3‑го&#xa0;этапа может выйти раньше, чем начался 2‑й. Тогда сначала делают всё, что положено для 2‑го&#xa0;этапа: самая дешёвая станция уходит из игры, и её заменяют. Сразу после этого карта и самая дешёвая станция уходят с рынка без замены, и 3‑й&#xa0;этап начинается как обычно.</translation>
    </message>
    <message>
        <source>The Step 3 card may come before Step 2 has begun. Then Step 2 never comes: the game goes from Step 1 to Step 3 at once, and no plant is removed on account of Step 2.</source>
        <translation>Карта 3‑го&#xa0;этапа может выйти раньше, чем начался 2‑й. Тогда 2‑го&#xa0;этапа не будет: игра сразу переходит с 1‑го&#xa0;этапа на 3‑й, и из-за 2‑го&#xa0;этапа ни одна станция не уходит.</translation>
    </message>
    <message>
        <source>If the card comes in the very Phase 4 in which somebody connects the city that begins Step 2, both are due: after the phase the lowest plant leaves the game and is replaced, and Step 3 begins with Phase 5.</source>
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
        <source>The game ends after Phase 4 of the round in which somebody has connected this many cities: {end_at}. Everybody else still builds in that phase. Then no plants are run for money, and nothing is refilled.</source>
        <translation>Игра кончается после фазы&#xa0;4 того раунда, в котором кто-нибудь подключил столько городов: {end_at}. Все остальные ещё строят в этой фазе. После этого станции за деньги не работают, и ничего не пополняется.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Кто побеждает</translation>
    </message>
    <message>
        <source>Whoever can supply the most of their own cities wins, with the plants and the fuel they have at the end. Nobody can supply more cities than they have connected.</source>
        <translation>Побеждает тот, кто может снабдить больше всего своих городов теми станциями и ресурсами, которые есть у него в конце. Снабдить больше городов, чем подключено, нельзя.</translation>
    </message>
    <message>
        <source>Where these numbers are equal, more money decides, and then more cities connected.</source>
        <translation>Если эти числа равны, решает, у кого больше денег, а затем&#xa0;— у кого больше подключённых городов.</translation>
    </message>
    <message>
        <source>Where these numbers are equal, more money decides.</source>
        <translation>Если эти числа равны, решает, у кого больше денег.</translation>
    </message>
    <message>
        <source>Players who are still equal share the place.</source>
        <translation>Если и тогда равенство, игроки делят место.</translation>
    </message>
    <message>
        <source>The bank takes no part in this.</source>
        <translation>Банк в этом не участвует.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{kind} in {areas}</source>
        <translation>{kind}: {areas}</translation>
    </message>
    <message>
        <source>in {city}, {fuel} costs {amount} Elektro less a token</source>
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
        <translation>Этап {step}</translation>
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
        <source>{board} · {edition} · players: {players}</source>
        <translation>{board} · {edition} · игроков: {players}</translation>
    </message>
    <message>
        <source>See also: {links}</source>
        <translation>См. также: {links}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back to where you came from.</source>
        <translation>Возвращает туда, откуда вы пришли.</translation>
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
        <source>Run: {plant}</source>
        <translation>Запуск: {plant}</translation>
    </message>
    <message>
        <source>Lets the plant run, or stand still.</source>
        <translation>Запускает станцию или оставляет её стоять.</translation>
    </message>
    <message>
        <source>Your coal and oil allow no other mixture.</source>
        <translation>Вашего угля и мазута хватает только на это сочетание.</translation>
    </message>
    <message>
        <source>Another mixture of coal and oil (X)</source>
        <translation>Другое сочетание угля и мазута (X)</translation>
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
        <source>Saves the record of this game in another place.</source>
        <translation>Сохраняет запись этой игры в другом месте.</translation>
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
        <source>Leave unsaved</source>
        <translation>Выйти без сохранения</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
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
        <source>A program as opponent</source>
        <translation>Программа в роли соперника</translation>
    </message>
    <message>
        <source>{file} cannot be started: allow its execution, or choose another program.</source>
        <translation>Не удаётся запустить {file}: разрешите выполнение или выберите другую программу.</translation>
    </message>
    <message>
        <source>The program cannot be kept: {reason}.</source>
        <translation>Не удаётся запомнить программу: {reason}.</translation>
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
        <source>beginner</source>
        <comment>level of the computer</comment>
        <translation>новичок</translation>
    </message>
    <message>
        <source>learner</source>
        <comment>level of the computer</comment>
        <translation>ученик</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>level of the computer</comment>
        <translation>опытный</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level of the computer</comment>
        <translation>знаток</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level of the computer</comment>
        <translation>мастер</translation>
    </message>
    <message>
        <source>random</source>
        <comment>level of the computer</comment>
        <translation>случайный</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>level of the computer</comment>
        <translation>стабильный</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>level of the computer</comment>
        <translation>сильный</translation>
    </message>
    <message>
        <source>thrifty</source>
        <comment>level of the computer</comment>
        <translation>экономный</translation>
    </message>
    <message>
        <source>very strong</source>
        <comment>level of the computer</comment>
        <translation>очень сильный</translation>
    </message>
    <message>
        <source>Another program, which plays as it was written.</source>
        <translation>Другая программа: играет так, как написана.</translation>
    </message>
    <message>
        <source>Builds a city every round, seldom the cheapest, and overpays for plants.</source>
        <translation>Каждый раунд подключает город, редко самый дешёвый, и переплачивает за станции.</translation>
    </message>
    <message>
        <source>Builds a city or two every round, and pays too much for its plants.</source>
        <translation>Каждый раунд подключает город или два и слишком дорого платит за станции.</translation>
    </message>
    <message>
        <source>Plans its rounds, and misjudges a plant now and then.</source>
        <translation>Планирует свои раунды, но изредка неверно оценивает станцию.</translation>
    </message>
    <message>
        <source>Plans to the end of the game and seldom errs.</source>
        <translation>Планирует до конца игры и редко ошибается.</translation>
    </message>
    <message>
        <source>Plays as well as the computer can.</source>
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
        <source>The bank takes plant {plant}, the highest of the actual market.</source>
        <translation>Банк берёт станцию №&#xa0;{plant}, самую дорогую в действующем предложении.</translation>
    </message>
    <message>
        <source>Its lowest, {scrapped}, leaves the game.</source>
        <translation>Самая дешёвая из его станций, №&#xa0;{scrapped}, уходит из игры.</translation>
    </message>
    <message>
        <source>The bank leaves plant {plant}: it is not higher than its lowest, {lowest}.</source>
        <translation>Банк не берёт станцию №&#xa0;{plant}: она не дороже самой дешёвой из его станций, №&#xa0;{lowest}.</translation>
    </message>
    <message>
        <source>The first plant of the round is sold.</source>
        <translation>Первая станция раунда продана.</translation>
    </message>
    <message>
        <source>The first in the order opens no auction.</source>
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
        <source>The bank takes {tokens}, one run of {plants}.</source>
        <translation>Банк берёт {tokens}&#xa0;— на один запуск №&#xa0;{plants}.</translation>
    </message>
    <message>
        <source>The bank closes the second place of {city}, a city to start in.</source>
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
        <source>{name} marks {city} as a city to start in.</source>
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
        <translation>в игре</translation>
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
        <source>Nobody else may bid, so the plant goes at its minimum of {least}.</source>
        <translation>Больше никто не может торговаться, так что станция уходит за минимум: {least}.</translation>
    </message>
    <message>
        <source>You have a house in {city_name} already.</source>
        <translation>Ваш домик уже стоит в городе {city_name}.</translation>
    </message>
    <message>
        <source>An area must lie beside those chosen before it.</source>
        <translation>Область должна граничить с выбранными раньше.</translation>
    </message>
    <message>
        <source>The minimum bid is {least}.</source>
        <translation>Минимальная ставка&#xa0;— {least}.</translation>
    </message>
    <message>
        <source>Plant {plant} was just bought; give up another one.</source>
        <translation>Станция №&#xa0;{plant} только что куплена; сбросьте другую.</translation>
    </message>
    <message>
        <source>No place of {city_name} is open in Step {step}.</source>
        <translation>В городе {city_name} на этапе {step} нет открытых мест.</translation>
    </message>
    <message>
        <source>{city_name} is taken; choose an empty city.</source>
        <translation>Город {city_name} занят; выберите пустой.</translation>
    </message>
    <message>
        <source>{city_name} lies in an area out of play.</source>
        <translation>Город {city_name} лежит в области вне игры.</translation>
    </message>
    <message>
        <source>The first city must be an empty one; {city_name} is taken.</source>
        <translation>Первый город должен быть пустым, а {city_name} занят.</translation>
    </message>
    <message>
        <source>{fuel_name}: only {most} must go, the rest can be stored.</source>
        <translation>{fuel_name}: сбросить нужно только {most}, остальное можно хранить.</translation>
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
        <source>{name} places a house of the bank in {city}; it has %n more.</source>
        <translation>
            <numerusform>{name} ставит домик банка в городе {city}; остался ещё %n.</numerusform>
            <numerusform>{name} ставит домик банка в городе {city}; осталось ещё %n.</numerusform>
            <numerusform>{name} ставит домик банка в городе {city}; осталось ещё %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market lacks %n more for it.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>На рынке не хватает ещё %n.</numerusform>
            <numerusform>На рынке не хватает ещё %n.</numerusform>
            <numerusform>На рынке не хватает ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>sold out</source>
        <comment>a fuel of which the market has none</comment>
        <translation>распродано</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if everybody runs what is fuelled, {due} by the table</source>
        <translation>{fuel}: следующая цена {price}, продаётся {stock}, в корзине {cart}, поставка {refill}, если заработают все станции с ресурсами, {due} по таблице</translation>
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
        <source>{plant}; from {least}</source>
        <translation>{plant}; от {least}</translation>
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
        <source>{city_name} is kept for a network that begins there.</source>
        <translation>Город {city_name} оставлен для сети, которая там начнётся.</translation>
    </message>
    <message>
        <source>In the first round everybody must buy a plant.</source>
        <translation>В первом раунде каждый должен купить станцию.</translation>
    </message>
    <message>
        <source>Plant {plant} needs a city in {areas}.</source>
        <translation>Для станции №&#xa0;{plant} нужен город в одной из областей: {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>{fuel_name}: your plants have room for %n more, not for that many.</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>{fuel_name}: места на ваших станциях хватит ещё на %n, не больше.</numerusform>
            <numerusform>{fuel_name}: места на ваших станциях хватит ещё на %n, не больше.</numerusform>
            <numerusform>{fuel_name}: места на ваших станциях хватит ещё на %n, не больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way in play leads to {city_name}.</source>
        <translation>До города {city_name} нет пути в игре.</translation>
    </message>
    <message>
        <source>That much fuel is not available.</source>
        <translation>Столько ресурсов взять неоткуда.</translation>
    </message>
    <message>
        <source>A network begins in a marked city, and {city_name} is not one.</source>
        <translation>Сеть начинается в отмеченном городе, а {city_name} не отмечен.</translation>
    </message>
    <message>
        <source>{city_name} is not next to a city of the bank.</source>
        <translation>Город {city_name} не соединён напрямую с городом банка.</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>Сейчас нужно другое решение.</translation>
    </message>
    <message>
        <source>Your fuel is not enough to run all of these plants.</source>
        <translation>Чтобы запустить все эти станции, ресурсов не хватает.</translation>
    </message>
    <message>
        <source>This costs {price}, and you have {money}.</source>
        <translation>Это стоит {price}, а у вас {money}.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale now, only the actual market is.</source>
        <translation>Станция №&#xa0;{plant} сейчас не продаётся: продаётся только действующее предложение.</translation>
    </message>
    <message>
        <source>That plant is not yours.</source>
        <translation>Это не ваша станция.</translation>
    </message>
    <message>
        <source>The game could not be written down: {what}</source>
        <translation>Не удалось записать игру: {what}</translation>
    </message>
    <message>
        <source>That card cannot be revealed now.</source>
        <translation>Эта карта сейчас выйти не может.</translation>
    </message>
    <message numerus="yes">
        <source>The hybrid plants can burn {least} to %n coal, the rest being oil.</source>
        <translation>
            <numerusform>Гибридные станции могут сжечь от {least} до %n фишки угля, остальное&#xa0;— мазут.</numerusform>
            <numerusform>Гибридные станции могут сжечь от {least} до %n фишек угля, остальное&#xa0;— мазут.</numerusform>
            <numerusform>Гибридные станции могут сжечь от {least} до %n фишек угля, остальное&#xa0;— мазут.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Step 3 card is no plant: Step 3 begins once this phase is over.</source>
        <translation>Карта 3-го этапа&#xa0;— не станция: 3-й этап начнётся после этой фазы.</translation>
    </message>
    <message>
        <source>Plant {plant} is not for sale yet: it lies in the future market.</source>
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
        <source>Before the first round, the players decide in turn.</source>
        <translation>Перед первым раундом решают игроки по очереди.</translation>
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
        <translation>Продаются ресурсы; первым покупает последний по порядку.</translation>
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
        <source>The set-up is done.</source>
        <translation>Подготовка закончена.</translation>
    </message>
    <message>
        <source>{phase} is over in round {round}.</source>
        <translation>Раунд {round}: фаза «{phase}» закончена.</translation>
    </message>
    <message>
        <source>The order is now {names}: by cities, then by the highest plant.</source>
        <translation>Порядок теперь такой: {names}&#xa0;— по городам, затем по самой дорогой станции.</translation>
    </message>
    <message>
        <source>{name} did not answer in time: the computer&apos;s player was started anew.</source>
        <translation>{name} не отвечает вовремя: игрок компьютера запущен заново.</translation>
    </message>
    <message>
        <source>{name} stopped thinking: the computer&apos;s player was started anew.</source>
        <translation>{name} больше не думает: игрок компьютера запущен заново.</translation>
    </message>
    <message>
        <source>{name} could not decide: a simpler player makes this move.</source>
        <translation>{name} не может решить: этот ход делает игрок попроще.</translation>
    </message>
    <message>
        <source>{name} does not answer, and the game is paused: “Go on” asks again.</source>
        <translation>{name} не отвечает, игра стоит: «Продолжить»&#xa0;— спросить ещё раз.</translation>
    </message>
    <message numerus="yes">
        <source>Step 2 begins: somebody has %n cities. Second places open.</source>
        <translation>
            <numerusform>2-й этап: у кого-то %n город. Открыты вторые места.</numerusform>
            <numerusform>2-й этап: у кого-то %n города. Открыты вторые места.</numerusform>
            <numerusform>2-й этап: у кого-то %n городов. Открыты вторые места.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 2 begins, Step 3 being next: second places are open.</source>
        <translation>2-й этап, ведь следом идёт 3-й. Открыты вторые места.</translation>
    </message>
    <message>
        <source>The Step 3 card is out: Step 3 begins. All places and all plants are open.</source>
        <translation>3-й этап: вышла его карта. Открыты все места, продаются все станции.</translation>
    </message>
    <message>
        <source>The discount lies on plant {plant}, the lowest: it may go for 1.</source>
        <translation>Жетон скидки лежит на станции №&#xa0;{plant}, самой дешёвой: она может уйти за 1.</translation>
    </message>
    <message>
        <source>{name} alone may still buy and takes plant {plant}.</source>
        <translation>{name}, единственный покупатель, берёт станцию №&#xa0;{plant}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up at a discount and bids {bid}.</source>
        <translation>{name} выставляет со скидкой станцию №&#xa0;{plant}, ставка {bid}.</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up and bids {bid}.</source>
        <translation>{name} выставляет станцию №&#xa0;{plant}, ставка {bid}.</translation>
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
        <source>{name} loses {fuel}: no plant can store it now.</source>
        <translation>{name} теряет {fuel}: хранить это больше негде.</translation>
    </message>
    <message>
        <source>{name} gives up {fuel}.</source>
        <translation>{name} сбрасывает {fuel}.</translation>
    </message>
    <message>
        <source>The Step 3 card leaves the market.</source>
        <translation>Карта 3-го этапа уходит с рынка.</translation>
    </message>
    <message>
        <source>Plant {plant} goes: somebody has as many cities as its number.</source>
        <translation>Станция №&#xa0;{plant} уходит: у кого-то городов уже не меньше её номера.</translation>
    </message>
    <message>
        <source>Plant {plant} goes at once: somebody has as many cities as its number.</source>
        <translation>Станция №&#xa0;{plant} сразу уходит: у кого-то городов уже не меньше её номера.</translation>
    </message>
    <message>
        <source>Plant {plant} goes: everybody passed, and it is the lowest.</source>
        <translation>Станция №&#xa0;{plant} уходит: все спасовали, а она самая дешёвая.</translation>
    </message>
    <message>
        <source>Plant {plant} goes: nobody took it at its discount.</source>
        <translation>Станция №&#xa0;{plant} уходит: со скидкой её никто не взял.</translation>
    </message>
    <message>
        <source>Plant {plant} goes at once, being lower than the one at a discount.</source>
        <translation>Станция №&#xa0;{plant} сразу уходит: она дешевле станции со скидкой.</translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest as Step 2 begins.</source>
        <translation>Станция №&#xa0;{plant} уходит: она самая дешёвая в начале 2-го этапа.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the market: Step 3 makes it smaller.</source>
        <translation>Станция №&#xa0;{plant} уходит с рынка: на 3-м этапе он меньше.</translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest at the end of a round in Step 3.</source>
        <translation>Станция №&#xa0;{plant} уходит: на 3-м этапе в конце раунда уходит самая дешёвая.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile, the highest at the end of the round.</source>
        <translation>Станция №&#xa0;{plant} уходит под стопку: она самая дорогая в конце раунда.</translation>
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
        <source>The Step 3 card comes up.</source>
        <translation>Выходит карта 3-го этапа.</translation>
    </message>
    <message>
        <source>That much fuel cannot be left on plant {plant}.</source>
        <translation>Столько ресурсов на станции №&#xa0;{plant} оставить нельзя.</translation>
    </message>
    <message>
        <source>{name} tried what the rules do not allow, an error in this program: the move is drawn by lot.</source>
        <translation>{name} нарушает правила (это ошибка программы): ход выбирает жребий.</translation>
    </message>
    <message>
        <source>{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if everybody runs what is fuelled, {due} by the table; next round from {later}</source>
        <translation>{fuel}: следующая цена {price}, продаётся {stock}, в корзине {cart}, поставка {refill}, если заработают все станции с ресурсами, {due} по таблице; в следующем раунде от {later}</translation>
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
        <source>No uranium leaves its market: there is none.</source>
        <translation>Уран с рынка не уходит: его там нет.</translation>
    </message>
    <message>
        <source>The cheapest tokens leave the uranium market: {fuel}.</source>
        <translation>С рынка урана уходят самые дешёвые фишки: {fuel}.</translation>
    </message>
    <message numerus="yes">
        <source>Power outage: %n cities were connected in this round, and all incomes are cut.</source>
        <translation>
            <numerusform>Авария в сети: в этом раунде подключён %n город, все выплаты урезаны.</numerusform>
            <numerusform>Авария в сети: в этом раунде подключено %n города, все выплаты урезаны.</numerusform>
            <numerusform>Авария в сети: в этом раунде подключено %n городов, все выплаты урезаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draw pile has run out again: all plants are for sale, none come.</source>
        <translation>Стопка снова кончилась: продаются все станции, новых не будет.</translation>
    </message>
    <message>
        <source>The draw pile has run out: the plants put aside are shuffled and take over.</source>
        <translation>Стопка кончилась: отложенные станции тасуют, и они её заменяют.</translation>
    </message>
    <message>
        <source>The Step 3 card calls Step 2, and comes again. Second places open.</source>
        <translation>Карта 3-го этапа начинает 2‑й этап и выйдет ещё раз. Открываются вторые места.</translation>
    </message>
    <message>
        <source>Coal, oil and garbage cost {tax} more a token.</source>
        <translation>Уголь, мазут и вторсырьё дороже на {tax} за фишку.</translation>
    </message>
    <message>
        <source>Plant {plant} comes up.</source>
        <translation>Выходит станция №&#xa0;{plant}.</translation>
    </message>
    <message>
        <source>The Step 3 card goes under the draw pile again.</source>
        <translation>Карта 3-го этапа снова уходит под стопку.</translation>
    </message>
    <message>
        <source>Plant {plant} goes: it is the lowest, and somebody has passed.</source>
        <translation>Электростанция {plant} уходит: она самая младшая, и кто-то спасовал.</translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest at the end of the round.</source>
        <translation>Электростанция {plant} уходит как самая младшая в конце раунда.</translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest of more plants than the row keeps.</source>
        <translation>Станция №&#xa0;{plant} уходит: она самая дешёвая, а ряд слишком длинный.</translation>
    </message>
    <message>
        <source>Plant {plant} goes: it may not be for sale in Step 1.</source>
        <translation>Станция №&#xa0;{plant} уходит: на 1‑м этапе она продаваться не может.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile: it may not be for sale in Step 1.</source>
        <translation>Станция №&#xa0;{plant} уходит под стопку: на 1‑м этапе она продаваться не может.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the draw pile.</source>
        <translation>Станция №&#xa0;{plant} уходит под стопку.</translation>
    </message>
    <message>
        <source>Plant {plant} is put aside, one of the highest at the end of the round.</source>
        <translation>Станция {plant} откладывается: одна из самых дорогих в конце раунда.</translation>
    </message>
    <message>
        <source>Plant {plant} goes, the lowest; nothing takes its place.</source>
        <translation>Станция {plant} уходит, самая дешёвая; её ничто не заменяет.</translation>
    </message>
    <message>
        <source>{name} buys {fuel} for {price} ({market}).</source>
        <translation>{name} покупает {fuel} за {price} ({market}).</translation>
    </message>
    <message>
        <source>{name} begins a second network in {city} for {total}.</source>
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
        <source>The fuel market is refilled with {added}. {fuel} gets cheaper, tokens missing: {n}.</source>
        <translation>На рынок ресурсов поступает: {added}. {fuel}: цена падает, не хватает фишек: {n}.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with nothing: none is left.</source>
        <translation>Рынок ресурсов не пополняется: ничего не осталось.</translation>
    </message>
    <message>
        <source>The fuel market is refilled with {added}.</source>
        <translation>На рынок ресурсов поступает: {added}.</translation>
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
        <source>The game is over: {name} wins</source>
        <translation>Игра окончена: {name} побеждает</translation>
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
        <source>{name}: choose the plant to give up</source>
        <translation>{name}: выберите станцию для сброса</translation>
    </message>
    <message>
        <source>{name}: choose the fuel to give up</source>
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
        <source>{name}: place a house of the bank</source>
        <translation>{name}: поставьте домик банка</translation>
    </message>
    <message>
        <source>{name}: mark a city to start in</source>
        <translation>{name}: отметьте стартовый город</translation>
    </message>
    <message>
        <source>In a turn you buy at one market alone; yours is this one: {market_name}.</source>
        <translation>За ход вы покупаете только на одном рынке; ваш – этот: {market_name}.</translation>
    </message>
    <message>
        <source>Plant {plant} is a mine: it does not count for the limit, and stays.</source>
        <translation>Станция {plant} — рудник: он не входит в предел и остаётся.</translation>
    </message>
    <message>
        <source>{city_name} is closed in this game.</source>
        <translation>{city_name}: закрыто в этой игре.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody powers as many cities as possible: you can power %n.</source>
        <translation>
            <numerusform>Каждый снабжает как можно больше городов: вы можете снабдить %n.</numerusform>
            <numerusform>Каждый снабжает как можно больше городов: вы можете снабдить %n.</numerusform>
            <numerusform>Каждый снабжает как можно больше городов: вы можете снабдить %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No network begins in {city_name}.</source>
        <translation>Здесь сеть начинать нельзя: {city_name}.</translation>
    </message>
    <message>
        <source>The coal storage sells nothing now.</source>
        <translation>Склад угля сейчас ничего не продаёт.</translation>
    </message>
    <message>
        <source>You cannot begin another network now.</source>
        <translation>Сейчас нельзя начать ещё одну сеть.</translation>
    </message>
    <message>
        <source>You buy one token a turn; then the others are asked.</source>
        <translation>За ход вы покупаете одну фишку, затем ходят другие.</translation>
    </message>
    <message>
        <source>{fuel_name}: in Step {step} no token is sold for more than {limit}.</source>
        <translation>{fuel_name}: на этапе {step} фишки не продаются дороже {limit}.</translation>
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
    <message numerus="yes">
        <source>%n tokens</source>
        <comment>bought</comment>
        <translation>
            <numerusform>%n ресурс</numerusform>
            <numerusform>%n ресурса</numerusform>
            <numerusform>%n ресурсов</numerusform>
        </translation>
    </message>
    <message>
        <source>bought {plant}</source>
        <translation>куплена № {plant}</translation>
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
        <source>Set-up</source>
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
        <source>Build</source>
        <comment>phase</comment>
        <translation>Стройка</translation>
    </message>
    <message>
        <source>Power</source>
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
        <source>Your settings cannot be saved in {file}; check the folder and its space.</source>
        <translation>Не удаётся сохранить настройки в {file}; проверьте папку и свободное место.</translation>
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
        <source>Goes back to where you came from.</source>
        <translation>Возвращает к предыдущему виду.</translation>
    </message>
    <message>
        <source>Whatever you change shows here at once. Nothing leaves this machine.</source>
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
        <source>Stage the city, or take it back</source>
        <translation>Наметить город или убрать его</translation>
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
        <source>Takes the house back; the others stay.</source>
        <translation>Убирает домик; остальные остаются.</translation>
    </message>
    <message>
        <source>Take {city} back</source>
        <translation>Убрать: {city}</translation>
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
        <source>Share won</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation>Ср. место</translation>
    </message>
    <message>
        <source>Mean powered</source>
        <translation>В ср. снабжено</translation>
    </message>
    <message>
        <source>Mean rounds</source>
        <translation>Ср. раундов</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file}: записано.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>There is no finished game to show here yet.</source>
        <translation>Здесь пока нет ни одной законченной игры.</translation>
    </message>
    <message>
        <source>Writes the figures into a file.</source>
        <translation>Записывает числа в файл.</translation>
    </message>
    <message>
        <source>Goes back.</source>
        <translation>Возврат на предыдущий экран.</translation>
    </message>
    <message>
        <source>the line across is an even chance</source>
        <translation>горизонтальная черта&#xa0;— равные шансы</translation>
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
        <source>Back</source>
        <translation>Назад</translation>
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
        <source>Seats of people</source>
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
        <source>Whose seats count</source>
        <translation>Чьи места считать</translation>
    </message>
    <message>
        <source>Chooses what the figures are sorted by.</source>
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
        <translation>Это наименьшее.</translation>
    </message>
    <message>
        <source>Already at the maximum.</source>
        <translation>Это наибольшее.</translation>
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
        <source>Round {round}: {before} → {after}%</source>
        <translation>Раунд {round}: {before} → {after} %</translation>
    </message>
    <message>
        <source>After that, {name} is ahead with {chance}%.</source>
        <translation>После этого впереди {name}: {chance} %.</translation>
    </message>
    <message>
        <source>{name}: from {before} cities to {after} in one turn</source>
        <translation>{name}: с {before} до {after} городов за один ход</translation>
    </message>
    <message>
        <source>{name}: only {powered} of {owned} cities lit</source>
        <translation>{name}: светятся только {powered} из {owned} городов</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n tokens for {price}</source>
        <translation>
            <numerusform>{name}: %n фишка за {price}</numerusform>
            <numerusform>{name}: %n фишки за {price}</numerusform>
            <numerusform>{name}: %n фишек за {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a single house</source>
        <translation>{name}: всего один домик</translation>
    </message>
    <message>
        <source>{name}: a turn without a purchase</source>
        <translation>{name}: ход без покупки</translation>
    </message>
    <message>
        <source>{name}: plant {plant}, for {price}</source>
        <translation>{name}: станция {plant} за {price}</translation>
    </message>
    <message>
        <source>{name}: plant {plant} for {price}, nobody else bid</source>
        <translation>{name}: станция {plant} за {price}, больше никто не торговался</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>The game is being judged: {percent}% done.</source>
        <translation>Партия оценивается: {percent} %.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>in %, as the strongest level sees it, by round</source>
        <translation>в %, по оценке сильнейшего уровня, по раундам</translation>
    </message>
    <message>
        <source>A quiet game: no turn changed much.</source>
        <translation>Спокойная партия: ни один ход многого не изменил.</translation>
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
        <source>The table in words</source>
        <translation>Описание стола</translation>
    </message>
    <message>
        <source>Plant cards and fuel keep their size. Size, in the menu, changes everything.</source>
        <translation>Карты станций и ресурсы не меняют размер. «Размер» в меню меняет всё.</translation>
    </message>
    <message>
        <source>Map, plant cards and fuel keep their size. Size, in the menu, changes everything.</source>
        <translation>Карта, карты станций и ресурсы не меняют размер. «Размер» в меню меняет всё.</translation>
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
        <source>Arrow keys go from city to city. M opens the map as a list, T the table in words.</source>
        <translation>Стрелки ведут от города к городу. M открывает карту списком, T&#xa0;— описание стола.</translation>
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
        <source>The game in twenty seconds. Any key ends it.</source>
        <translation>Игра за двадцать секунд. Любая клавиша завершает показ.</translation>
    </message>
    <message>
        <source>The chances are being judged: {percent}%</source>
        <translation>Шансы оцениваются: {percent} %</translation>
    </message>
    <message>
        <source>Round {round}, Step {step}</source>
        <translation>Раунд {round}, этап {step}</translation>
    </message>
    <message>
        <source>Cities built. Any key ends it.</source>
        <translation>Городов подключено. Любая клавиша завершает.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Step 1: one house in each city.</source>
        <translation>1-й этап: по одному домику в каждом городе.</translation>
    </message>
    <message>
        <source>Step 2: two houses in each city. It begins once somebody has {cities}.</source>
        <translation>2-й этап: по два домика в каждом городе. Начинается, когда у кого-то есть {cities}.</translation>
    </message>
    <message>
        <source>Step 3: three houses in each city. It begins after its card comes up.</source>
        <translation>3-й этап: по три домика в каждом городе. Начинается после выхода его карты.</translation>
    </message>
    <message>
        <source>Phase 1: the turn order is set anew.</source>
        <translation>Фаза 1: порядок игроков определяют заново.</translation>
    </message>
    <message>
        <source>Phase 2: plants are auctioned.</source>
        <translation>Фаза 2: аукцион электростанций.</translation>
    </message>
    <message>
        <source>Phase 3: fuel is bought, the last in the turn order first.</source>
        <translation>Фаза 3: покупка ресурсов; начинает последний в порядке игроков.</translation>
    </message>
    <message>
        <source>Phase 4: houses are built, the last in the turn order first.</source>
        <translation>Фаза 4: строительство; начинает последний в порядке игроков.</translation>
    </message>
    <message>
        <source>Phase 5: plants run, everybody is paid, the markets are refilled.</source>
        <translation>Фаза 5: станции работают, все получают выплаты, рынки пополняются.</translation>
    </message>
    <message>
        <source>Cities: {each}. The long marks are Step 2 and the end.</source>
        <translation>Города: {each}. Длинные чёрточки&#xa0;— 2-й этап и конец игры.</translation>
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
        <source>Turn order: {now} in this round; as things stand, {next} in the next one.</source>
        <translation>Порядок игроков: {now} в этом раунде; при нынешнем положении {next} в следующем.</translation>
    </message>
    <message>
        <source>{name}, a person: {note}</source>
        <translation>{name}, человек: {note}</translation>
    </message>
    <message>
        <source>{name}, played by the computer: {note}</source>
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
        <source>Can power %n cities now, {most} with enough fuel.</source>
        <translation>
            <numerusform>Сейчас может снабдить %n город, {most}&#xa0;— если хватит ресурсов.</numerusform>
            <numerusform>Сейчас может снабдить %n города, {most}&#xa0;— если хватит ресурсов.</numerusform>
            <numerusform>Сейчас может снабдить %n городов, {most}&#xa0;— если хватит ресурсов.</numerusform>
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
        <source>This board stays in Step 1 for the whole game.</source>
        <translation>Это поле всю игру остаётся на этапе 1.</translation>
    </message>
    <message>
        <source>Step 2: two houses in each city. It begins when the Step 3 card comes up.</source>
        <translation>2‑й этап: по два домика в городе. Он начинается, когда выходит карта 3-го этапа.</translation>
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
        <source>Step 2 by its card</source>
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
        <source>Step 2 begins soon</source>
        <translation>Скоро 2‑й этап</translation>
    </message>
    <message numerus="yes">
        <source>Step 3 after %n</source>
        <comment>cards</comment>
        <translation>
            <numerusform>3-й этап после %n</numerusform>
            <numerusform>3-й этап после %n</numerusform>
            <numerusform>3-й этап после %n</numerusform>
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
    <message>
        <source>Could end the game in this round: {names}.</source>
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
        <source>Step 3 begins soon</source>
        <translation>Скоро 3-й этап</translation>
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
    <name>Track</name>
    <message>
        <source>Moves of the game</source>
        <translation>Ходы игры</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Order and plants</source>
        <translation>Порядок и станции</translation>
    </message>
    <message>
        <source>Welcome! You run a power company, and two rivals do the same. Whoever supplies the most cities with power at the end of the game wins. You are {name[0]}, with the red houses. Here lie your money and soon your plants.</source>
        <translation>Добро пожаловать! Вы и двое соперников руководите энергетическими компаниями. Победит тот, кто в конце игры снабдит энергией больше всего городов. Вы&#xa0;— {name[0]}, ваши домики красные. Здесь лежат ваши деньги, а скоро лягут и станции.</translation>
    </message>
    <message>
        <source>The game goes in rounds, and each round has five parts: order, plants, fuel, building and power. This bar always shows which part it is now.</source>
        <translation>Игра идёт раундами, в каждом пять фаз: порядок, станции, ресурсы, строительство и бюрократия. Эта полоса всегда показывает, какая фаза сейчас.</translation>
    </message>
    <message>
        <source>The order was drawn by lot this time, and you are first. From now on, whoever has the most cities will be first. That is no gift: for fuel and for building, the last one begins.</source>
        <translation>На этот раз порядок определил жребий, и вы первый игрок. Дальше первым будет тот, у кого больше городов. Это не подарок: ресурсы покупать и строить начинает последний.</translation>
    </message>
    <message>
        <source>There is no need to start so high: you can still raise when somebody bids against you. Open plant 10 for 10.</source>
        <translation>Так высоко начинать незачем: если кто-то перебьёт ставку, вы ещё сможете её поднять. Выставьте станцию №&#xa0;10 за 10.</translation>
    </message>
    <message>
        <source>That plant would do, but plant 10 gives you more power for less fuel. Open that one.</source>
        <translation>Эта станция тоже годится, но №&#xa0;10 даёт больше энергии при меньшем расходе ресурсов. Выставьте её.</translation>
    </message>
    <message>
        <source>{name[1]} wants it too and bids {bid}. An auction goes round until all but one have passed. This plant is worth a little more to you: bid 12.</source>
        <translation>{name[1]} тоже хочет эту станцию и ставит {bid}. Торги идут по кругу, пока не спасуют все, кроме одного. Для вас станция стоит чуть больше: поставьте&#xa0;12.</translation>
    </message>
    <message>
        <source>If you pass, {name[1]} gets the best plant for {bid}. Bid once more.</source>
        <translation>Если вы спасуете, лучшую станцию за {bid} получит {name[1]}. Поставьте ещё раз.</translation>
    </message>
    <message>
        <source>A little more than the last bid is enough. Bid 12.</source>
        <translation>Достаточно чуть больше последней ставки. Поставьте 12.</translation>
    </message>
    <message>
        <source>Plant 10 is yours for 12: you pay what you bid. For each plant sold a new card is drawn, and the market sorts itself by number. Everybody buys at most one plant a round, and the others have theirs now.</source>
        <translation>Станция №&#xa0;10 ваша за 12: платят, сколько поставили. Вместо проданной станции вытягивают новую карту, и рынок снова лежит по номерам. За раунд каждый покупает не больше одной станции, а у остальных станции уже есть.</translation>
    </message>
    <message>
        <source>After the first auction the order is set anew. Nobody has a city yet, so the highest plant number decides: yours. In later rounds, cities count first.</source>
        <translation>После первого аукциона порядок определяют заново. Городов ни у кого нет, так что решает самый большой номер станции: ваш. В следующих раундах сначала считаются города.</translation>
    </message>
    <message>
        <source>Round 2, and you open again. From now on you could also pass. But look at plant 13: it runs on wind and sun and never needs any fuel. Open it.</source>
        <translation>2‑й&#xa0;раунд, и вы снова начинаете. С этого раунда можно и пасовать. Но взгляните на станцию №&#xa0;13: она работает на ветре и солнце, и ресурсы ей никогда не нужны. Выставьте её.</translation>
    </message>
    <message>
        <source>Passing is allowed now, and it ends your chance of a plant for this round. Plant 13 is worth having: open it.</source>
        <translation>Пасовать уже можно, но тогда в этом раунде станции вам не получить. А станция №&#xa0;13 того стоит: выставьте её.</translation>
    </message>
    <message>
        <source>That can be a good plant too. Here we take the one that needs no fuel: open plant 13.</source>
        <translation>И эта станция может пригодиться. Но здесь мы берём ту, которой не нужны ресурсы: выставьте №&#xa0;13.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Plants want fuel. The market sells the cheapest token first: the next coal costs {price[coal]}. Whatever is taken makes the following token dearer, for everybody.</source>
        <translation>Станциям нужны ресурсы. Первой на рынке продаётся самая дешёвая фишка: следующий уголь стоит {price[coal]}. После каждой взятой фишки следующая дорожает&#xa0;— для всех.</translation>
    </message>
    <message>
        <source>Fuel is bought in reverse order. {name[1]} and {name[2]} come after you, so they were asked first and took the cheapest tokens. This is how the game holds back whoever leads.</source>
        <translation>Ресурсы покупают в обратном порядке. {name[1]} и {name[2]} стоят после вас, поэтому их очередь была раньше и самые дешёвые фишки достались им. Так игра придерживает лидера.</translation>
    </message>
    <message>
        <source>A plant stores up to twice what it burns in a round. Plant 10 burns 2 coal, so there is room for 4. Fuel that no plant of yours burns cannot be bought.</source>
        <translation>Станция хранит не больше двойной нормы раунда. Станция №&#xa0;10 сжигает 2&#xa0;угля, значит, места хватит на 4. Ресурсы, на которых ваши станции не работают, купить нельзя.</translation>
    </message>
    <message>
        <source>Without coal your plant stands still and your cities stay dark. Buy 2 coal first.</source>
        <translation>Без угля ваша станция стоит, а города остаются без света. Сначала купите 2&#xa0;угля.</translation>
    </message>
    <message>
        <source>There is room for more, but money is short in the first round and houses are waiting. 2 coal are enough.</source>
        <translation>Место ещё есть, но в первом раунде денег мало, а впереди домики. Хватит 2&#xa0;фишек угля.</translation>
    </message>
    <message>
        <source>The coal lies on your plant. You have {money} Elektro left, and houses to build: end your turn.</source>
        <translation>Уголь лежит на вашей станции. У вас осталось {money}&#xa0;электро, а впереди строительство: закончите ход.</translation>
    </message>
    <message>
        <source>2 coal will do for this round. Keep your money for houses and end your turn.</source>
        <translation>На этот раунд 2&#xa0;фишек угля хватит. Поберегите деньги на домики и закончите ход.</translation>
    </message>
    <message>
        <source>Two rounds later. You have bought plant 12 as well, a hybrid: it burns coal or oil, or one of each. Both can be stored on it.</source>
        <translation>Прошло два раунда. Теперь у вас есть и гибридная станция №&#xa0;12: она сжигает уголь, мазут или по одной фишке того и другого. Хранить на ней можно и то и другое.</translation>
    </message>
    <message>
        <source>Both are cheap just now. Buy 4 coal and 2 oil, more than you burn this round. What is left over stays on your plants for the next one.</source>
        <translation>Оба сейчас дёшевы. Купите 4&#xa0;угля и 2&#xa0;мазута&#xa0;— больше, чем сожжёте в этом раунде. Лишнее останется на станциях до следующего.</translation>
    </message>
    <message>
        <source>You can afford more, and it will hardly get cheaper. Buy 4 coal and 2 oil in all.</source>
        <translation>Денег хватит и на большее, а дешевле вряд ли станет. Купите всего 4&#xa0;угля и 2&#xa0;мазута.</translation>
    </message>
    <message>
        <source>Your plants could hold other amounts too. For now, let it be 4 coal and 2 oil in all.</source>
        <translation>На станциях уместилось бы и другое количество. Но сейчас пусть будет всего 4&#xa0;угля и 2&#xa0;мазута.</translation>
    </message>
    <message>
        <source>After each round some new fuel arrives, and it fills the market from the dear end down. What everybody burns stays dear. So watch what the others own: burning something else saves money.</source>
        <translation>После каждого раунда приходят новые ресурсы и заполняют рынок с дорогого конца. Что сжигают все, остаётся дорогим. Поэтому следите за чужими станциями: жечь что-то другое дешевле.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>Now you need customers. This is the map; only the coloured areas are in play. Blue has begun in the north and green in the south. The last in order built first, so it is your turn now.</source>
        <translation>Теперь нужны клиенты. Это карта; в игре только цветные области. Синие начали на севере, зелёные на юге. Первым строил последний по порядку, и теперь ваша очередь.</translation>
    </message>
    <message>
        <source>An empty city costs {house}. From your second city on you pay for the way there as well: the figure on the line. Between {city[essen]} and {city[duisburg]} that is 0. What a place to begin!</source>
        <translation>Пустой город стоит {house}. Начиная со второго вы платите и за соединение: это число на линии. Между городами {city[essen]} и {city[duisburg]} стоит 0. Отличное место для начала!</translation>
    </message>
    <message>
        <source>A company without a city earns next to nothing. Build a house first: {city[essen]}.</source>
        <translation>Компания без городов почти ничего не зарабатывает. Сначала постройте домик: {city[essen]}.</translation>
    </message>
    <message>
        <source>You may begin anywhere, but here the ways are short and nobody else is near. Choose {city[essen]}.</source>
        <translation>Начать можно где угодно, но здесь пути короткие и соседей нет. Выберите город {city[essen]}.</translation>
    </message>
    <message>
        <source>And now {city[duisburg]}: {way[duisburg]} for the way, {house} for the house. For now a city has room for one player only, so nobody can follow you there.</source>
        <translation>А теперь {city[duisburg]}: {way[duisburg]} за соединение, {house} за домик. Пока в городе есть место только для одного игрока, так что за вами туда никто не придёт.</translation>
    </message>
    <message>
        <source>Your plant powers 2 cities. Connect the second one: {city[duisburg]}.</source>
        <translation>Ваша станция снабжает 2&#xa0;города. Подключите второй: {city[duisburg]}.</translation>
    </message>
    <message>
        <source>That way is dearer. {city[duisburg]} costs nothing but the house.</source>
        <translation>Это соединение дороже. {city[duisburg]} стоит только цену домика.</translation>
    </message>
    <message>
        <source>Your plant cannot power more than these 2 cities. Keep the other {money} Elektro for the next plant and end your turn.</source>
        <translation>Больше этих 2&#xa0;городов ваша станция не снабдит. Оставьте {money}&#xa0;электро на следующую станцию и закончите ход.</translation>
    </message>
    <message>
        <source>A third city would stay dark, for your plant powers only 2. Keep your money and end your turn.</source>
        <translation>Третий город останется без света: ваша станция снабжает только 2. Поберегите деньги и закончите ход.</translation>
    </message>
    <message>
        <source>Round 3. You have a third city, and plants for 5. Your network grows from any of its cities, always by the cheapest way, even through cities of others. Point at a city to see way and price.</source>
        <translation>3‑й&#xa0;раунд. У вас уже третий город, а станций хватает на 5. Сеть растёт от любого из ваших городов, всегда по самому дешёвому пути, даже через чужие города. Наведите указатель на город, чтобы увидеть путь и цену.</translation>
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
        <source>You could, but it is dearer. {city[koeln]} and {city[dortmund]} are the cheapest now.</source>
        <translation>Можно, но это дороже. Дешевле всего сейчас {city[koeln]} и {city[dortmund]}.</translation>
    </message>
    <message>
        <source>Well connected! You may build as much as you can pay for. But more cities put you further ahead in the order, and then you buy fuel and build after the others.</source>
        <translation>Отличные соединения! Строить можно сколько угодно, лишь бы хватило денег. Но чем больше городов, тем выше вы в порядке игроков, а значит, покупаете ресурсы и строите после других.</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Энергия и деньги</translation>
    </message>
    <message>
        <source>The last part of a round is bureaucracy, and it is nicer than it sounds: plants run, and money comes in. You are paid for the cities you supply with power.</source>
        <translation>Последняя фаза раунда&#xa0;— бюрократия, и она приятнее, чем звучит: станции работают, деньги приходят. Вам платят за города, которые вы снабдили энергией.</translation>
    </message>
    <message>
        <source>Plants 24 and 26 power 4 and 5 cities: just what you have. Plant 13 would power one more, but nobody pays for power without a city. Switch it off, for practice, and run the others.</source>
        <translation>Станции №&#xa0;24 и 26 снабжают 4 и 5&#xa0;городов&#xa0;— ровно сколько нужно. Станция №&#xa0;13 снабдила бы ещё один, но за энергию без города никто не платит. Для тренировки выключите её и запустите остальные.</translation>
    </message>
    <message>
        <source>That is possible as well. Here, let it be {city[muenster]} and {city[osnabrueck]}.</source>
        <translation>Так тоже можно. Но здесь пусть будут города {city[muenster]} и {city[osnabrueck]}.</translation>
    </message>
    <message>
        <source>Step 2! The lowest plant has left the game, and a new card took its place. From now on every city has room for a second player, for {house2}, and other amounts of fuel arrive after each round.</source>
        <translation>2‑й&#xa0;этап! Самая дешёвая станция ушла из игры, на её место пришла новая карта. Теперь в каждом городе есть место для второго игрока, за {house2}, а после каждого раунда ресурсов приходит другое количество.</translation>
    </message>
    <message>
        <source>Round 5. Look at {city[bremen]}: one house stands there already. The second place costs {house2}, and the way comes on top. You have just enough money, so build it.</source>
        <translation>5‑й&#xa0;раунд. Посмотрите на город {city[bremen]}: один домик там уже стоит. Второе место стоит {house2}, и к этому добавляется соединение. Денег у вас как раз хватает, так что стройте.</translation>
    </message>
    <message>
        <source>Round 8. As soon as somebody owns {end_at} cities, the game ends with that building phase. You own {cities}, the others fewer. Today you can end it.</source>
        <translation>8‑й&#xa0;раунд. Как только у кого-нибудь будет городов: {end_at}, игра закончится после этой фазы строительства. У вас их {cities}, у остальных меньше. Сегодня вы можете закончить игру.</translation>
    </message>
    <message>
        <source>The others have built first, as far as their money went: {name[1]} owns {owned[1]} cities now, {name[2]} {owned[2]}. Your plants can power 15. So do not wait: end the game while you are ahead.</source>
        <translation>Остальные построили первыми, на сколько хватило денег: {name[1]}&#xa0;— теперь городов {owned[1]}, {name[2]}&#xa0;— {owned[2]}. Ваши станции могут снабдить 15. Так что не ждите: закончите игру, пока вы впереди.</translation>
    </message>
    <message>
        <source>That is all you need to know. Begin a new game: the rivals offered there are learners too. While you play, H gives a hint, Z takes back what you did, and F1 shows the rules. Have fun!</source>
        <translation>Это всё, что нужно знать. Начните новую игру: соперники там тоже ученики. Во время игры H даёт подсказку, Z отменяет сделанное, а F1 показывает правила. Приятной игры!</translation>
    </message>
    <message>
        <source>Read on first: this comes in a moment.</source>
        <translation>Сначала дочитайте: до этого сейчас дойдёт.</translation>
    </message>
    <message>
        <source>Here “Show me” is your hint: it does the step.</source>
        <translation>Здесь вместо подсказки&#xa0;— кнопка «Показать»: она сделает шаг за вас.</translation>
    </message>
    <message>
        <source>The rules allow that, but here something else is wanted.</source>
        <translation>По правилам можно, но здесь нужно другое.</translation>
    </message>
    <message>
        <source>Power plants! Only the actual market is for sale; the others come later. Look at plant 10: its number is its lowest price, and it turns 2 coal into power for 2 cities. None of its neighbours does better.</source>
        <translation>Электростанции! Продаётся только действующее предложение, остальные — позже. Посмотрите на станцию № 10: номер — её самая низкая цена, а из 2 фишек угля она даёт энергию для 2 городов. Лучше неё сейчас нет.</translation>
    </message>
    <message>
        <source>You begin. Click plant 10, leave the bid at 10, and press the button at the lower right. That puts the plant up for auction.</source>
        <translation>Вы начинаете. Щёлкните станцию №&#xa0;10, оставьте ставку 10 и нажмите кнопку справа внизу. Так вы выставите станцию на торги.</translation>
    </message>
    <message>
        <source>Nobody bid against you this time. Two more things: you may own {plants_allowed} plants, and a further one replaces one of them. And in the Recharged edition, which you are learning, the plant with the green token can be had from 1 up.</source>
        <translation>На этот раз против вас никто не торговался. Ещё две вещи: станций может быть {plants_allowed}, следующая заменит одну из них. А в издании Recharged, как здесь, станцию с зелёным жетоном можно получить за ставку от 1.</translation>
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
        <source>The others have run their plants too. Then new fuel came into the market: how much of each depends on the number of players and on the step of the game. Uranium stays rare.</source>
        <translation>Остальные тоже запустили свои станции. Потом на рынок пришли новые ресурсы: сколько каких, зависит от числа игроков и этапа игры. Уран остаётся редкостью.</translation>
    </message>
    <message>
        <source>And the highest plant went under the pile; another card was drawn. So the strongest plants come back only near the end.</source>
        <translation>А самая дорогая станция ушла под стопку, вместо неё вытянута другая карта. Поэтому самые мощные станции вернутся лишь ближе к концу.</translation>
    </message>
    <message>
        <source>Round 5. You own {cities} cities by now, and plants for more. Each further city pays a little less than the one before: {pay[2]} for 2, but {pay[9]} for 9.</source>
        <translation>5‑й&#xa0;раунд. Городов у вас уже {cities}, а станций&#xa0;— на большее число. За каждый следующий город платят чуть меньше, чем за предыдущий: за 2&#xa0;города {pay[2]}, а за 9&#xa0;— {pay[9]}.</translation>
    </message>
    <message>
        <source>It would do no harm, and bring nothing either: you have only {cities} cities. Switch plant 13 off.</source>
        <translation>Вреда не будет, но и пользы тоже: городов у вас только {cities}. Выключите станцию №&#xa0;13.</translation>
    </message>
    <message>
        <source>Then some of your cities would stay dark. Switch on plants 24 and 26, nothing else.</source>
        <translation>Тогда часть ваших городов останется без света. Включите станции №&#xa0;24 и 26, и только их.</translation>
    </message>
    <message>
        <source>Fuel that is not burnt stays where it is. And that was a whole round! All others go the same way; only the three steps of the game change a few things. They come next.</source>
        <translation>Несожжённые ресурсы остаются на месте. Вот и весь раунд! Все остальные проходят так же; лишь три этапа игры кое-что меняют. О них&#xa0;— дальше.</translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation>Три этапа</translation>
    </message>
    <message>
        <source>Every game has three steps. In Step 1 a city has room for one player only. Round 4 now, and the map around you is filling up.</source>
        <translation>В каждой игре три этапа. На 1‑м в городе есть место только для одного игрока. Идёт 4‑й&#xa0;раунд, и карта вокруг вас заполняется.</translation>
    </message>
    <message>
        <source>Here you see how many cities everybody has. As soon as somebody owns {step2_at}, Step 2 begins after building. You own {cities}, and money for two more.</source>
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
        <source>Also possible. But {city[bremen]} shows what is new: two players in one city.</source>
        <translation>Тоже можно. Но {city[bremen]} покажет новое: два игрока в одном городе.</translation>
    </message>
    <message>
        <source>Round 7, and the Step 3 card has come up. It stays until this auction is over. Then it goes, together with the lowest plant, and Step 3 begins.</source>
        <translation>7‑й&#xa0;раунд, вышла карта 3‑го&#xa0;этапа. Она лежит на рынке до конца аукциона. Потом она уйдёт вместе с самой дешёвой станцией, и начнётся 3‑й&#xa0;этап.</translation>
    </message>
    <message>
        <source>The others have bought already this round, so nobody can bid against you. Plant 32 powers 6 cities with 3 oil. Take it.</source>
        <translation>Остальные в этом раунде уже купили, так что торговаться с вами некому. Станция №&#xa0;32 снабжает 6&#xa0;городов, сжигая 3&#xa0;мазута. Берите её.</translation>
    </message>
    <message>
        <source>Nobody can bid against you: so cheap it will not be again. Take plant 32.</source>
        <translation>Торговаться с вами некому: так дёшево больше не будет. Берите станцию №&#xa0;32.</translation>
    </message>
    <message>
        <source>Plant 32 powers more for its price. Take that one.</source>
        <translation>Станция №&#xa0;32 за свою цену снабжает больше. Берите её.</translation>
    </message>
    <message>
        <source>You may own {plants_allowed} plants, so one of the old ones has to go. Give up plant 13: it powers just one city.</source>
        <translation>Станций у вас может быть {plants_allowed}, так что одну из старых нужно сбросить. Сбросьте станцию №&#xa0;13: она снабжает всего один город.</translation>
    </message>
    <message>
        <source>That one is far too good to give away. Plant 13 powers the fewest cities.</source>
        <translation>Эта слишком хороша, чтобы её отдавать. Меньше всего городов снабжает станция №&#xa0;13.</translation>
    </message>
    <message>
        <source>Step 3! All plants that lie here are for sale, and every city has a third place for {house3}. Now is the time to grow: the end is not far.</source>
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
        <source>So let nothing go short: buy 5 oil for plants 26 and 32, and 2 garbage for plant 24. Then end your turn.</source>
        <translation>Поэтому пусть всем станциям хватит ресурсов: купите 5&#xa0;мазута для станций №&#xa0;26 и 32 и 2&#xa0;вторсырья для станции №&#xa0;24. Затем закончите ход.</translation>
    </message>
    <message>
        <source>Plants without fuel count for nothing, least of all at the end. Buy 5 oil and 2 garbage in all.</source>
        <translation>Станции без ресурсов не считаются, а в конце&#xa0;— тем более. Купите всего 5&#xa0;мазута и 2&#xa0;вторсырья.</translation>
    </message>
    <message>
        <source>More is not needed: this is the last round. Buy 5 oil and 2 garbage in all.</source>
        <translation>Больше не нужно: это последний раунд. Купите всего 5&#xa0;мазута и 2&#xa0;вторсырья.</translation>
    </message>
    <message>
        <source>Connect three more cities: {city[flensburg]}, {city[kassel]} and {city[mainz]}. That makes {end_at}. Then end your turn.</source>
        <translation>Подключите ещё три города: {city[flensburg]}, {city[kassel]} и {city[mainz]}. Тогда их станет {end_at}. Затем закончите ход.</translation>
    </message>
    <message>
        <source>With fewer than {end_at} cities the game goes on, and the others catch up. Connect {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Если городов меньше {end_at}, игра продолжится, и соперники догонят. Подключите города {city[flensburg]}, {city[kassel]} и {city[mainz]}.</translation>
    </message>
    <message>
        <source>Allowed, but perhaps too dear for three cities in all. Choose {city[flensburg]}, {city[kassel]} and {city[mainz]}.</source>
        <translation>Можно, но на все три города денег тогда может не хватить. Выберите {city[flensburg]}, {city[kassel]} и {city[mainz]}.</translation>
    </message>
    <message>
        <source>You power {powered[0]} cities, {name[1]} {powered[1]} and {name[2]} {powered[2]}. You have won! You own more cities than you can power, and that did not matter. Had it been a tie, money would have decided.</source>
        <translation>Снабжено городов: у вас {powered[0]}, {name[1]}&#xa0;— {powered[1]}, {name[2]}&#xa0;— {powered[2]}. Вы победили! Городов у вас больше, чем вы можете снабдить, и это не помешало. При равенстве решили бы деньги.</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Skip to my turn</source>
        <translation>К моему ходу</translation>
    </message>
    <message>
        <source>Lets the bots wait, or go on.</source>
        <translation>Останавливает компьютеры или даёт им продолжить.</translation>
    </message>
    <message>
        <source>Lets the bots act at once until you are asked.</source>
        <translation>Компьютеры ходят мгновенно, пока не дойдёт до вас.</translation>
    </message>
    <message>
        <source>Stops bidding for you.</source>
        <translation>Больше не торговаться за вас.</translation>
    </message>
    <message>
        <source>No limit is set.</source>
        <translation>Предел не задан.</translation>
    </message>
    <message>
        <source>Take your limit of {limit} for plant {plant} back</source>
        <translation>Снять ваш предел {limit} за станцию №&#xa0;{plant}</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>К концу игры</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>{leader} leads. {name} is thinking</source>
        <translation>Лидирует {leader}. {name} думает</translation>
    </message>
    <message>
        <source>Then {names}</source>
        <translation>Затем {names}</translation>
    </message>
    <message>
        <source>Your place to open: {n}</source>
        <translation>Ваша очередь начинать: {n}</translation>
    </message>
</context>
<context>
    <name>WayButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Клавиша: {key}</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>{city}: before you, {names} can build there.</source>
        <translation>{city}: раньше вас здесь может строить: {names}.</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Описание стола</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>{action} ({chance}): {reasons}</source>
        <translation>{action} ({chance}): {reasons}</translation>
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
</context>
</TS>

## Results

casual-wrong = «товариська» буває так або ні, а не «{ $given }».
casual-about = товариська партія: рейтинг не міняється
lobby-casual = Партія товариська: рейтинг не зміниться.
lobby-met = Рахунок зустрічей: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } нічия.
    [few] , { $drawn } нічиї.
   *[many] , { $drawn } нічиїх.
}
rated = Рейтинг: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Особистий рахунок: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } нічия.
    [few] , { $drawn } нічиї.
   *[many] , { $drawn } нічиїх.
}
lobby-hints = Підказки дозволено.
lobby-no-hints = Граємо без підказок.
unrated-casual = Без рейтингу, як домовлялися.
unrated-computer = Без рейтингу: грав комп’ютер.
unrated-shared = Без рейтингу: за одного грало кілька людей.
unrated-twice = Без рейтингу: одна людина грала за двох.
unrated-short = Без рейтингу: партія надто коротка.
unrated-often = Без рейтингу: шоста партія удвох за день.
unrated-vote = Без рейтингу: грав увесь чат.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
top-group = Таблиці є в групах, питай там. Тут /stats покаже твої успіхи.
top-game = { $game }: рейтинг
top-month = Цей місяць, усі ігри
top-past = Усі ігри, { $month }
top-month-nobody = Цього місяця ще немає жодної партії на рейтинг.
top-nobody = Тут ще немає жодної партії на рейтинг. Почати можна так: /{ $command } @друг.
top-few = До таблиці потрапляють після { $enough ->
    [one] { $enough } партії
    [few] { $enough } партій
   *[many] { $enough } партій
} на рейтинг. Стільки поки ніхто не зіграв.
top-nothing = Тут ще ніхто нікого не переміг. Почати можна так: /{ $command } @друг.
top-all = Хто тут найкращий
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: поки ні в кого немає { $enough ->
    [one] { $enough } партії
    [few] { $enough } партій
   *[many] { $enough } партій
} на рейтинг
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Цей місяць
key-all-games = Усі ігри
key-picture = Картинка
key-picture-of = Картинка: { $chat }
stats-group = Про інших питай у групі, де з ними граєш.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Наодинці зі мною
stats-elsewhere = В іншому чаті
stats-chats-more = { $count ->
    [one] …і ще { $count } група
    [few] …і ще { $count } групи
   *[many] …і ще { $count } груп
}
stats-nothing = Тут у тебе поки немає жодної дограної партії. Почати можна так: /{ $command } @друг.
stats-nothing-of = { $name }: тут поки жодної дограної партії.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Останні партії: { $marks }
stats-longest = Найдовша серія перемог: { $count } ({ $game })
stats-computer = З комп’ютером: { $levels }
stats-level = рівень { $level } — { $won } з { $played }
stats-alone = Ігри для одного: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
stats-between = Ти і { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Рейтинг: { $game }
stats-line-points = { $line } { $points }
person-unknown = Не знаю, хто це: { $name }. Можна відповісти на повідомлення цієї людини.

annulled = №{ $number } більше не рахується.
annulled-now = №{ $number } більше не рахується. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = стоп | зупинити
cup-word-out = вивести | виключити | прибрати
cup-word-knockout = навиліт | кубок
cup-word-tables = столи
cup-word-round = тур
cup-group = Турніри грають у групах.
cup-none = Турнірів тут ще не було. Відкрити турнір: /cup { $command }.
cup-none-alive = Зараз тут немає турніру.
cup-which = Котрий? Додай номер: { $cups }
cup-many = Турнірів тут одночасно може бути не більше { $most }. Зупинити турнір може той, хто його відкрив, або адміністратор: /cup стоп і номер. { $cups }
cup-unknown = Турніру №{ $number } немає.
cup-founder = Це може той, хто відкриває турнір.
cup-admins = Це можуть тільки адміністратори групи.
cup-leaders = Це може той, хто відкрив турнір, або адміністратор групи.
cup-no-form = Такого турніру з цієї гри не буває.
cup-no-vote = У турнірі грають люди, а не чати, тому голосування в ньому немає.
cup-not-started = Турнір ще не почався.
cup-running = Турнір уже почався.
cup-is-over = Турнір уже скінчився.
cup-too-few = Замало учасників: треба хоча б двоє, а для столів — повний стіл.
cup-too-many = Місць більше немає.
cup-too-late = Пізно: у цей турнір уже не ввійти.
cup-not-in = У цьому турнірі такого учасника немає.
cup-you-not-in = Ти не береш участі в цьому турнірі.
cup-already-in = Ти вже береш участь.
cup-gone = Ти вже не береш участі.
cup-put-out = Тебе з турніру вивів адміністратор.
cup-eliminated = Для тебе цей турнір уже скінчився.
cup-closing = Турнір і так закінчується цим туром.
cup-decided = Цього вже не змінити: турнір пішов далі.
cup-round-wrong = Тур триває від 10 хвилин до 60 днів, наприклад «тур=1д», а не «{ $given }».
cup-list = Турніри (/cup з номером покаже турнір ще раз)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] поки { $count } учасник
    [few] уже { $count } учасники
   *[many] уже { $count } учасників
}
cup-line-running = №{ $number } { $game }: тур { $round } з { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: скасовано
cup-head = Турнір №{ $number } · { $game }
cup-invites = 🏆 { $cup }. Кличе { $name }; { $form }.
cup-is-by-count = до шести учасників — усі з усіма, більше — за швейцарською системою
cup-is-round-robin = усі грають з усіма
cup-is-swiss = швейцарська система
cup-is-knockout = гра навиліт
cup-is-tables = за столами по кілька людей
cup-round-time = Час на тур: { $time }.
cup-nobody = Поки нікого немає.
cup-begun = Турнір почався.
cup-off = Турнір не відбувся.
cup-pledge = Жереб, закріплений наперед: { $pledge }
cup-secret = Жереб брали з { $secret }
cup-round = { $cup } · тур { $round } з { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Час на тур: до { $day }.
cup-until-hour = Час на тур: до { $day }, { $time }.
cup-over-time = Час туру вийшов. Партії догравають, але хто загалом думає довше, ніж можна ({ $share }), програє.
cup-bye = { $name } відпочиває й дістає очко.
cup-rest = { $name } в цьому турі відпочиває.
cup-withdrawn = { $name } не з’являється і вибуває; повернутися можна кнопкою «Я у грі».
cup-absent = { $name } не з’являється і вибуває.
cup-forfeit = { $name } проходить далі без гри.
cup-forfeit-point = { $gone } більше не бере участі: { $name } дістає очко.
cup-forfeit-struck = { $gone } більше не бере участі, тож { $name } в цьому турі без пари.
cup-lot = Вирішує жереб: далі проходить { $name }.
cup-again = №{ $former } переграють: №{ $number }.
cup-won = 🏆 Турнір виграє { $winners }!
cup-shared = 🏆 Перше місце ділять { $winners }.
cup-stopped = Турнір зупинено.
cup-unwon = У турнірі ніхто не переміг.
cup-closes = Турнір закінчиться після цього туру, і тур зараховано.
key-cups = Турніри
cup-no-undo = У турнірі ходів назад не беруть.
cup-no-cancel = Учасники турніру не можуть скасовувати його партій. Щоб здатися, напиши у відповідь на картинку «здаюся».
cup-no-out = Учасники турніру не можуть виводити інших. Це може адміністратор, який не грає.
cup-anonymous = Учасники турніру такого не вирішують, тому напиши від себе.
cup-draw-early = У турнірі про нічию домовляються, коли кожен зробив хід.
cup-clock-long = { $clock }: це задовго для такого туру ({ $round }). Щонайбільше: { $most }.

## Privacy

privacy-text = Що я зберігаю: ім’я, юзернейм і мову, якими їх показує Telegram; партії, які ти тут граєш, із ходами; їхні результати, рейтинги й турніри. Більше нічого з написаного не зберігається. Усе лежить, доки не попросиш стерти; резервні копії, які робить власник бота, з часом видаляються.
privacy-file = Усе, що я про тебе зберігаю: результати й записи партій.
privacy-sure = Стерти тебе? Незакінчені партії вважатимуться зданими, рейтинги й місця в таблицях пропадуть, а в закінчених партіях замість імені буде безіменний гравець. Початі сьогодні задачі сьогодні заново не почати. Повернути нічого не можна.
privacy-not = Нічого не стерто.
privacy-under-way = Уже стираю.
privacy-done = Готово: твоє ім’я більше ніде не зберігається. У закінчених партіях тепер написано { $name }. Резервні копії власника бота з часом зникнуть; картинки в чатах лишаться.
key-my-data = Мої дані файлом
key-erase = Стерти мене
key-erase-sure = Так, стерти
key-erase-not = Ні
fair-erased = (стерто на прохання гравця; зерно збережено)

## Votes

chat-name = Чат
table-key-vote = голосування | голоси
table-is-first = перший
vote-allowed = 10м, 1д, перший
vote-about = за одного грає весь чат і голосує за ходи; стільки часу є від першого голосу, а «перший» означає, що рахується перший же хід
vote-wrong = Голосування триває від 10с до 7д, наприклад голосування=10м або голосування=1д, ще буває голосування=перший, але не { $given }.
vote-secrets = У грі «{ $game }» є таємниці, тому голосувати в ній не можна.
vote-clock = Чат замість годинника має голосування: годинника вказувати не треба.
vote-private = Голосують у групах: клич грати там.
vote-alone = Проти кого грає чат? Додай «бот:4» або ім’я друга.
vote-how = Голосувати можуть усі. Час на голосування від першої відповіді: { $span }.
vote-how-first = Відповісти може будь-хто: рахується перший же хід.
lobby-vote = За одного грає чат: голосують усі. Час на голосування від першої відповіді: { $span }.
lobby-vote-first = За одного грає чат: ходить той, хто відповість перший.
vote-count = { $choice } — { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
}
vote-count-named = { $choice } — { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
} ({ $voters })
vote-resign = здатися
vote-draw = нічия
vote-undo = повернути хід
vote-open = №{ $number } · Чат голосує: { $counts }. { $closes } Голосують ходом у відповідь, передумати можна.
vote-closes = Підсумок о { $time }.
vote-closes-on = Підсумок { $day }, о { $time }.
vote-closes-in = Підсумок через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
vote-closed = №{ $number } · Чат проголосував: { $counts }.
vote-undecided = №{ $number } · Голосування скінчилося нічим: { $counts }.
vote-off = №{ $number } · Голосування скасовано: партія пішла далі без нього.
vote-no-undo = Чат ходів назад не бере.
news-vote = Голоси: { $counts }.
toast-vote = Твій голос: { $move }. Передумати можна.
toast-vote-against = Хто проти, просто голосує за хід.

## Months

month-head = 🏆 Підсумки місяця: { $month }
month-1 = січень
month-2 = лютий
month-3 = березень
month-4 = квітень
month-5 = травень
month-6 = червень
month-7 = липень
month-8 = серпень
month-9 = вересень
month-10 = жовтень
month-11 = листопад
month-12 = грудень

## The puzzle of the day

daily-word-yesterday = вчора | вчорашні
daily-head = 🧩 Задачі дня №{ $number } · { $day }
daily-how = Кожен грає наодинці зі мною, в особистих, а задачі в усіх ті самі. Нові — о { $time }.
daily-alone = Сьогодні вони в усіх однакові, кожну можна зіграти один раз. Нові — о { $time }.
daily-was = Це були задачі за { $day }. Сьогоднішні — /daily.
daily-over = Цей день минув. Сьогоднішні задачі — /daily.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = —. { $name }: не вийшло
daily-more = { $count ->
    [one] …і ще { $count } людина
    [few] …і ще { $count } людини
   *[many] …і ще { $count } людей
}
daily-row = Останні сім днів: { $row }
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · не вийшло
daily-pledge = Таємницю дня закріплено числом { $pledge }; учорашню покаже /daily вчора.
daily-secret = Таємниця того дня: { $secret }. Її SHA-256 — { $pledge }, як і було показано; SHA-256 від її байтів і двох рядків, { $date } та гри, — таємниця кожної задачі.
daily-none = Задачі дня: { $games }.
daily-nobody = Учора про задачі ніхто не питав.
daily-done = Ця задача сьогодні в тебе вже була: { $line }
daily-spent = Ця задача сьогодні в тебе вже була.
daily-gone = Та партія скінчилася; наступна задача — завтра.
daily-full = У таблиці тієї групи місць більше немає.
daily-no-cancel = Задачу дня скасувати не можна. Можна здатися: /resign
daily-no-undo = У задачі дня ходів назад не беруть.
key-pass-on = Поділитися

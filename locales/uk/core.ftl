# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = і ще { $count }
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (рівень { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = здаюся | здатися | здаюсь | я здаюся
word-draw = нічия | нічия? | пропоную нічию
word-undo = назад | верни хід | хід назад | скасуй хід
word-board = поле | дошка | покажи
word-near = поруч | ближче
word-whole = усе | все | цілком | увесь

# The answer to a question whether it is meant.
word-yes = так | ага | авжеж | точно
word-no = ні | нє | не треба

## Refusals

reject-over = Ця партія вже скінчилася.
match-not-begun = Ця партія ще не почалася.
reject-turn = Зараз не твій хід, ходить { $seat }.
reject-turn-others = Зараз не твій хід.
reject-sealed = Це таємниця: натисни кнопку — ніхто не побачить, яку, — або напиши мені в особисті.
reject-private = Це таємний хід: напиши його мені в особисті.
reject-alone = Це таємний хід, а тут його бачать усі: краще натисни кнопку під картинкою.
reject-draws = Такого випасти не могло.
reject-by-hand = { $dice ->
        [one] Кубики справжні: кинь { $dice } кубик і напиши, що випало.
        [few] Кубики справжні: кинь { $dice } кубики і напиши, що випало.
       *[many] Кубики справжні: кинь { $dice } кубиків і напиши, що випало.
    }
reject-wrong-dice = { $dice ->
        [one] Напиши, що випало: { $dice } кубик, від { $least } до { $most }, наприклад { $example }.
        [few] Напиши, що випало: { $dice } кубики, від { $least } до { $most }, наприклад { $example }.
       *[many] Напиши, що випало: { $dice } кубиків, від { $least } до { $most }, наприклад { $example }.
    }
reject-seats = { $max ->
    [2] У цю гру грають удвох.
   *[other] Гравців має бути від { $min } до { $max }.
}
reject-letters = На цьому полі інші літери: { $letters }
reject-gone = Тебе вже немає в цій партії.
undo-none = У тебе немає ходу, який можна повернути.
undo-chance = Кидок кубиків назад не беруть.
undo-reveal = Відтоді розкрилася таємниця, тож такого ходу не повернути.
undo-gone = Партія вже пішла далі.

move-how = Хід пишуть після команди: /m д4. Якщо партій кілька, спершу номер: /m 17 д4.
match-none-here = Тут у тебе немає партії. Почати: /play, список: /matches.
match-unknown = Партії №{ $number } немає.
match-unreadable = Партію №{ $number } грали за правилами, яких я вже не знаю. Від неї лишилася тільки остання картинка.
match-outdated = { $match } закінчується без результату: відтоді правила гри змінилися, а за старими я вже не граю.
match-line = №{ $number } { $game } ({ $players })
match-which = У якій партії? { $matches }. Постав номер попереду: /m { $number } { $move }
match-which-word = У якій партії? { $matches }. Наприклад: { $command }
command-unknown = Не знаю команди /{ $name }. Що я вмію: /help
anonymous-plays = Ти пишеш від імені групи чи каналу, а грають люди: напиши від себе.
private-idle = Тут на тебе не чекає жодна партія. Ігри: /play, а щоб грати з друзями, додай мене до групи.

limit-here = { $most ->
    [one] Тут уже чекає { $most } твій виклик. Скасуй його або дочекайся суперника.
    [few] Тут уже чекають { $most } твої виклики. Скасуй один або дочекайся суперника.
   *[many] Тут уже чекають { $most } твоїх викликів. Скасуй один або дочекайся суперника.
}
limit-challenges = { $most ->
    [one] Десь уже чекає { $most } твій виклик. Скасуй його або дочекайся суперника.
    [few] У всіх чатах уже чекають { $most } твої виклики. Скасуй один; список: /matches.
   *[many] У всіх чатах уже чекають { $most } твоїх викликів. Скасуй один; список: /matches.
}
limit-matches = { $most ->
    [one] Ти вже граєш { $most } партію, більше на одну людину мені не втримати. Спершу дограй.
    [few] Ти вже граєш { $most } партії, більше на одну людину мені не втримати. Спершу дограй одну; список: /matches.
   *[many] Ти вже граєш { $most } партій, більше на одну людину мені не втримати. Спершу дограй одну; список: /matches.
}
limit-files = { $most ->
    [one] Це вже { $most } файл за хвилину. Спробуй ще раз через хвилину.
    [few] Це вже { $most } файли за хвилину. Спробуй ще раз через хвилину.
   *[many] Це вже { $most } файлів за хвилину. Спробуй ще раз через хвилину.
}

## Toasts

toast-sealed = Твій вибір: { $move }. Більше його ніхто не бачить.
toast-sealed-open = Твій вибір: { $move }. Вибрали всі, тепер усе відкрито.
toast-sealed-late = Міняти вже пізно: лишається { $move }.
toast-sealed-holds = Твій вибір: { $move }. { $holds }
toast-outside = Тебе немає в групі цієї партії.
toast-stranger = Ти не граєш у партії №{ $number }.
toast-old-board = Ця кнопка вже застаріла.
toast-host-only = Це може тільки той, хто кличе грати.
toast-host-leaves = Це твій виклик, і інші вже в грі. «Відкликати» скасує його для всіх.
toast-not-invited = Цей виклик не тобі.
toast-joined-already = Ти вже у грі.
toast-not-joined = Тебе у грі й не було.
toast-wait-others = Твоє «так» уже є. Тепер чекаємо на відповідь.
toast-lobby-void = Цей виклик скасовано.
toast-lobby-started = Партія вже почалася.
toast-invite-own = Це твоє запрошення: натиснути має хтось інший.
toast-invite-computer = Це твоє запрошення. Натисни ще раз — і зіграє комп’ютер.
toast-lobby-full = Усі місця зайняті.
toast-too-few = { $count ->
    [one] Бракує ще { $count } гравця. Грати можуть: { $counts }.
    [few] Бракує ще { $count } гравців. Грати можуть: { $counts }.
   *[many] Бракує ще { $count } гравців. Грати можуть: { $counts }.
}
toast-shared = Ти у грі: ходи, коли захочеш.
toast-count = Гравців тут може бути: { $counts }.
toast-rematch-there = Реванш уже є: №{ $number }.
toast-offer-gone = Ця пропозиція вже не діє.
toast-question = Точно? Відповідай на запитання нижче.
toast-again = Точно? Натисни ту саму кнопку ще раз.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Усе лишається, як було.
toast-question-late = Пізно: хвилина на відповідь минула.
toast-question-gone = Це питання вже вирішено.
toast-question-other = Питали не тебе.
toast-admins-only = Налаштування групи міняють лише її адміністратори.
toast-admins-unsure = Не вдалося дізнатися, чи ти адміністратор. Спробуй ще раз.
toast-change-late = Умови можна міняти тільки до першого ходу.
toast-tune-late = Хтось уже пристав на ці умови.
toast-saved = Записано.

## Challenges

game-unknown = Гри «{ $name }» немає. Усі ігри: /play
game-unknown-near = Гри «{ $name }» немає. Може, { $near }?
game-which-one = Гри «{ $name }» немає. Може, { $games }? Тоді напиши { $example }
game-which = «{ $name }» підходить до кількох ігор: { $games }. Напиши команду потрібної, наприклад { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] і ще { $count } гра
    [few] і ще { $count } гри
   *[many] і ще { $count } ігор
}
option-value = { $key } не може бути { $given }. Можна так: { $allowed }.
option-unknown = Умови «{ $name }» тут немає. Є такі: { $known }. Значення пишуть одразу після знака «=».
option-unknown-near = Умови «{ $name }» тут немає. Може, { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = годинник | час
table-key-resigns = здається | здає
table-key-hints = підказки | підказка
table-key-casual = товариська | дружня
table-key-bot = бот | комп’ютер | комп
table-is-on = так | є | увімк
table-is-off = ні | нема | вимк
table-is-blitz = бліц
clock-wrong = Такого годинника немає: { $given }. Пишуть час на хід і запас: годинник=10с+1м або годинник=12г+2д (с, м, г, д — секунди, хвилини, години, дні; хід не довше 30д, запас не більше 60д), або годинник=бліц, або годинник=ні.
hints-wrong = Підказки або є, або ні: «підказки=так» чи «підказки=ні», а не { $given }.
resigns-wrong = Комп’ютер або здається, або ні: «здається=так» чи «здається=ні», а не { $given }.
challenge-level = Рівня «{ $given }» немає: він від 1 до 5, наприклад бот:3.
challenge-no-computer = У цю гру комп’ютер не грає.
challenge-private = Друзів викликають у групі. Тут можна зіграти з комп’ютером: додай «бот» або «бот:1» … «бот:5».
challenge-group = У цю гру грають з людьми: додай мене до групи і грай там.
challenge-alone = Це гра для одного. Інші можуть долучитися кнопкою під картинкою.
challenge-oneself = Викликати себе не можна.
challenge-bot-how = Щоб зіграти зі мною, замість мого імені напиши «бот» або «бот:3».
challenge-twice = { $name } тут двічі.
lobby-open = { $seat } кличе зіграти в «{ $into }», №{ $number }. Хто з нами?
lobby-challenge = { $seat } кличе зіграти в «{ $into }», №{ $number }: { $guests }.
lobby-alone = { $seat } грає: «{ $game }», №{ $number }.
lobby-options = Умови: { $options }.
lobby-clock = Годинник: { $clock }.
lobby-counts = Гравців може бути: { $counts }.
lobby-joined = { $count ->
    [one] Поки що { $count } гравець: { $names }
    [few] Уже { $count } гравці: { $names }
   *[many] Уже { $count } гравців: { $names }
}
lobby-invited = Чекаємо на відповідь: { $guests }.
lobby-ready = Усе гаразд? Тисни «Почати».
lobby-crowded = { $count ->
        [one] ⚠ Тут уже йде { $count } партія,
        [few] ⚠ Тут уже йдуть { $count } партії,
       *[many] ⚠ Тут уже йдуть { $count } партій,
    } а Telegram пропускає до групи десь 15 картинок на хвилину: поля надходитимуть повільно. Краще взяти повільніший годинник, наприклад годинник=1м, або, щойно партія почнеться, грати з особистого чату зі мною, туди вони надходять одразу: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Партія почалася.
lobby-void = Виклик №{ $number } на гру «{ $game }» скасовано.
lobby-lapsed = За добу ніхто не відгукнувся.
lobby-changed = Умови змінюються, гра триває під №{ $number }.
lobby-withdrawn = Його відкликано.
lobby-declined = { $seat } не гратиме.
lobby-left = { $seat } більше не в групі.

key-value = { $value }
key-unlimited = ∞
key-join = Я у грі
key-start = Почати
key-leave = Вийти
key-change = ⚙ Змінити умови
key-withdraw = Відкликати
key-call-off = Скасувати
key-accept = Прийняти
key-decline = Відмовитися
key-yes = Так
key-no = Ні
key-drop = Більше не чекати
key-agree = Згода
key-refuse = Ні
key-rematch = Реванш
key-film = Фільм
key-card = Листівка
key-lookback = Де все вирішилося
key-record = Запис
key-group = Назад до групи
key-object = ✋ Випало не те
key-share = Грати разом
key-again = Ще раз
key-holds = 👁 Що я маю
key-hint = ▶ Піти так
key-in-private = В особистих
key-secret = ✏ Відповісти таємно
key-own = 👁 Моє поле
key-answer-again = Змінити
key-private = Відкрити моє поле
key-play-move = ▶ Зіграти { $move }
key-move = ✏️ Хід
key-more = ⋯
key-draw = 🤝 Нічия
key-undo = ↩ Хід назад
key-resign = 🏳 Здатися
key-nudge = 🔔 Покликати
key-down = ⬇ Перенести вниз
key-show = Показати поле
key-catalogue = Ігри
key-add-group = Додати до групи
key-alone = Грати
key-open = З ким завгодно
key-level = 🤖 { $level }
key-rules = Правила
key-back = « Назад
key-earlier = «
key-later = »
key-board = 👆 Ходити на полі
key-view-near = 🔍 Останні ходи
key-view-whole = 🗺 Увесь аркуш
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = хід { $number }: { $seat }
title-move = хід { $number }
title-round = раунд { $number }
title-round-turn = раунд { $number }: { $seat }
title-round-of = раунд { $number } з { $of }
title-round-of-turn = раунд { $number } з { $of }: { $seat }
title-won = перемога: { $seat }
title-shared = виграли { $seat }
title-draw = нічия
title-over = кінець
seat-mark = гравець { $number }
picture-name = { $shown } — це { $name }
picture-names = На картинці: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = ліво
mark-right = право
mark-up = вгору
mark-down = вниз

## How a match has ended, in large letters below its last board

result-won = Перемога: { $seat }
result-won-by = Перемога: { $seat }, { $own } : { $theirs }
result-draw = Нічия
result-draw-at = Нічия { $own } : { $theirs }
result-resigned = { $seat } здає партію
result-timeout = { $seat }: час вийшов
result-agreed = за згодою
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } січня { $year }
day-2 = { $day } лютого { $year }
day-3 = { $day } березня { $year }
day-4 = { $day } квітня { $year }
day-5 = { $day } травня { $year }
day-6 = { $day } червня { $year }
day-7 = { $day } липня { $year }
day-8 = { $day } серпня { $year }
day-9 = { $day } вересня { $year }
day-10 = { $day } жовтня { $year }
day-11 = { $day } листопада { $year }
day-12 = { $day } грудня { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } здається.
    [few] { $seat } здаються.
   *[many] { $seat } здаються.
}
news-agreed = Домовилися: партію закінчено.
news-objected = { $seat } проти: кубики кидають знову.
news-gap = …
object-late = Пізно: результат уже остаточний.
object-once = Один раз цей кидок уже повторили на твоє слово. Тепер він зарахований.
object-own = Заперечити можуть тільки інші.
news-undone = { $people ->
    [one] { $seat } бере хід назад.
    [few] { $seat } беруть хід назад.
   *[many] { $seat } беруть хід назад.
}
ask-colon = :
ask-private = { $several ->
    [yes] Це таємниця: пишіть мені в особисті, не сюди.
   *[no] Це таємниця: пиши мені в особисті, не сюди.
}
ask-alone = { $several ->
    [yes] Це таємниця: натисніть кнопку під картинкою. Запитання побачите тільки ви, відповідь — тільки я.
   *[no] Це таємниця: натисни кнопку під картинкою. Запитання побачиш тільки ти, відповідь — тільки я.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Відповідай на це повідомлення: більше його ніхто не бачить.
alone-board = №{ $number }: твоє поле.
alone-reply = Відповідай на це повідомлення, наприклад { $example }.
alone-kept = Записано: { $answer }
alone-off = Зараз у цій групі так не вийде. Відкрий особистий чат зі мною.
alone-nothing = Тут немає нічого, що видно тільки тобі.
alone-wait = Не так швидко: спробуй через хвилину.
alone-late = Уже пізно: партія пішла далі.
alone-idle = Жодна партія тут не чекає від тебе таємниці.
alone-failed = { $seat }, { $match } чекає на твою таємницю, а спитати про неї тут не виходить: відкрий особистий чат зі мною і натисни «Старт».
ask-sealed = { $several ->
    [yes] Натисніть кнопку: яку — не побачить ніхто.
   *[no] Натисни кнопку: яку — не побачить ніхто.
}
ask-wait = Чекаємо: { $players }.
board-written = У цій групі не можна надсилати фото, тому поле — літерами:
board-no-place = На цьому аркуші немає { $place }: його останній кут — { $last }.
film-barred = Фільму тут не показати: у цій групі не можна надсилати гіфки.
card-barred = Листівки тут не показати: у цій групі не можна надсилати фото.
record-barred = Запису сюди не надіслати: у цій групі не можна надсилати файли.
topic-closed = Тема, де йде партія №{ $number }, закрита. Усе, що в партії станеться, з’явиться там, щойно тему відкриють.
how-type = { $several ->
    [yes] Просто напишіть, наприклад { $example }.
   *[no] Просто напиши, наприклад { $example }.
}
how-react = 👍 чи 👎 на цьому повідомленні теж рахується.
how-react-object = 👎 на цій картинці — теж заперечення.
how-card = { $several ->
    [yes] Тисніть кнопки або «✏️ Хід» і пишіть, наприклад { $example }.
   *[no] Тисни кнопки або «✏️ Хід» і пиши, наприклад { $example }.
}
how-halves = { $several ->
    [yes] Натисніть літеру і число, наприклад { $example }.
   *[no] Натисни літеру і число, наприклад { $example }.
}
how-places = { $several ->
    [yes] Натискайте точки одну за одною, наприклад { $example }.
   *[no] Натискай точки одну за одною, наприклад { $example }.
}
how-drawn = { $several ->
    [yes] усе розставлено випадково: кнопка з 👁 покаже це тільки вам. Можна розставити наново, а тоді натиснути «Готово».
   *[no] усе розставлено випадково: кнопка з 👁 покаже це тільки тобі. Можна розставити наново, а тоді натиснути «Готово».
}
how-elsewhere = Це таємниця: кнопка внизу веде до особистого чату зі мною.
card-below = ⬇ Гра триває нижче.
card-turns = 🔔 Написати в особисті, коли настане твій хід? Надішли мені туди: /settings нагадувати=так
how-reply = { $several ->
    [yes] Напишіть свій хід у відповідь на цю картинку, наприклад { $example }.
   *[no] Напиши свій хід у відповідь на цю картинку, наприклад { $example }.
}
over-won = 🏆 Перемога: { $winners }!
over-shared = 🏆 Перемогли { $winners }!
over-draw = Нічия.
over-solved = 🏆 Вийшло!
over-unsolved = Цього разу не вийшло.
over-points = { $end } { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
over-cancelled = Партію скасовано, вона не рахується.
over-all-late = Час вийшов в усіх, хто грав: переможця немає.

## Time

span-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
   *[many] { $n } секунд
}
span-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
span-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}
span-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } с
time-hours = { $hours } год
time-hours-minutes = { $hours } год { $minutes } хв
time-days = { $days } дн.
time-days-hours = { $days } дн. { $hours } год
clock-both = { $turn } на хід і ще { $reserve } у запасі на всю партію
clock-turn = { $turn } на хід
clock-reserve = кожному { $reserve } на всю партію
clock-blitz = { $turn } на хід, а за того, хто не встигає, ходить жереб
clock-allowed = 10с+1м, 12г+2д, бліц, ні
clock-about = час на хід і запас на всю партію; у бліці за того, хто не встигає, ходить жереб
resigns-allowed = так, ні
resigns-about = чи може комп’ютер здатися, коли вже нічого не змінити; якщо не сказано, здається з рівня 3
hints-about = чи можна просити підказку командою /hint; якщо не сказано, можна там, де рейтинг не міняється
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } більше не в групі: вважаємо, що час вийшов.
news-flag = { $seat }: час вийшов.
news-all-late = Час вийшов в усіх.
news-round-over = Час туру вийшов, а ходу так і не було: { $seat }.
news-round-over-all = Час туру вийшов, а ходу чекали від усіх.
news-round-over-rest = Час туру вийшов: партію зараховано як є.
news-blitz = { $people ->
    [one] { $seat } не встигає, хід за жеребом: { $move }
    [few] { $seat } не встигають, хід за жеребом: { $move }
   *[many] { $seat } не встигають, хід за жеребом: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } не встигає, хід робить жереб.
    [few] { $seat } не встигають, хід робить жереб.
   *[many] { $seat } не встигають, хід робить жереб.
}
news-long = У цій партії вже { $most } рядків, більше мені не записати. Вона закінчується тут і не рахується.
news-unattended = Десять ходів поспіль зробив жереб: схоже, ніхто не грає.
news-absent = { $people ->
    [one] { $seat } не ходить уже тиждень: вважаємо, що здається.
    [few] { $seat } не ходять уже тиждень: вважаємо, що здаються.
   *[many] { $seat } не ходять уже тиждень: вважаємо, що здаються.
}
news-all-absent = Уже тиждень ніхто не ходить.
late-flag = Пізно: у партії №{ $number } твій час вийшов.
late-blitz = Пізно: час вийшов, за тебе пішов жереб.
left-waits = { $name } більше не в групі, а без цього ходу ніяк: { $match }.
left-plays = { $name } більше не в групі, хоча партія ще йде: { $match }.
left-off = { $seat } більше не в групі, тож виклик скасовано: { $match }.
drop-late = Уже не треба: гравець знову тут або більше не в партії.
shut-out = { $match }: { $seat }, на відповідь чекають в особистих, а туди мені не написати. Відкрий чат зі мною і натисни «Старт».
remind-clock = { $match }: { $players }, час спливає. На цей хід лишилося { $left }.
remind-silence = { $match }: { $players }, час ходити. Тиждень мовчання — те саме, що здатися.
remind-nobody = { $match }: { $players }, час ходити. Через тиждень без ходів партію буде скасовано.

## The table

offer-draw = { $seat } пропонує нічию в партії №{ $number }.
offer-undo = { $seat } просить повернути хід у партії №{ $number }.
sure-resign = { $match }: { $seat }, точно здаєшся?
host-asked = Там питають того, хто почав партію.
sure-resign-along = { $match }: { $by } хоче здатися. { $host }, партія твоя: закінчити її?
sure-cancel-along = { $match }: { $by } хоче скасувати партію. { $host }, партія твоя: скасувати? Тоді вона не рахується.
sure-cancel = { $match }: скасувати партію? Тоді вона не рахується.
sure-drop = { $match }: { $seat }, { $name } більше не в групі. Більше не чекати? Це те саме, що вийшов час.
sure-draw = { $match }: { $seat }, запропонувати там нічию?
sure-undo = { $match }: { $seat }, попросити там хід назад?
sure-move = { $match }: { $seat }, точно «{ $move }»? Назад дороги не буде.
sure-how-reply = Натисни кнопку або напиши «так» у відповідь на це повідомлення. Якщо хвилину мовчати, усе лишиться як є.
sure-how = Натисни кнопку або напиши «так». Якщо хвилину мовчати, усе лишиться як є.
question-lapsed = { $match }: за хвилину ніхто не відповів, усе лишається як є.
board-there = Картинку показано в групі.
offer-lapsed = Пропозиція вже не діє.
offer-agreed = { $seat } не проти.
offer-refused = { $seat } проти.
offer-withdrawn = { $seat } забирає пропозицію назад.
draw-alone = Домовлятися нема з ким. Щоб закінчити партію, напиши у відповідь на картинку «здаюся».
draw-computer = Комп’ютер грає далі.
cancel-who = Партію скасовують самі гравці, поки ніхто з них не зробив другого ходу, або адміністратор групи.
cancel-too-late = Скасовувати вже пізно. Щоб здатися, напиши у відповідь на картинку «здаюся».
hint-move = №{ $number }, підказка: «{ $move }».
hint-more = підказка: «{ $move }». { $more }
hint-later = Підказка буває, коли хід за тобою.
hint-thinking = Я ще думаю над підказкою.
hint-nothing = На цей хід підказки немає.
hint-rated = У партії на рейтинг підказок немає, якщо у виклику не сказано «підказки=так».
hint-cup = У цьому турнірі підказок немає. Щоб вони були, турнір відкривають із «підказки=так».
hint-daily = До задач дня підказок немає.
hint-off = Домовилися грати без підказок.
hint-none = До цієї картинки нема чого додати.
hint-private = Підказку я показую тільки тобі: відкрий особистий чат зі мною і напиши там /hint. { $link }
hint-shut = { $match }: { $seat }, відповідь тільки для тебе, а в особисті мені не написати. Відкрий чат зі мною, натисни «Старт» і спитай ще раз.
back = №{ $number }, хід { $ply }: { $seat } грає «{ $played }». Краще було «{ $better }».
back-points = { $points ->
    [one] Хід коштував { $points } очко.
    [few] Хід коштував { $points } очки.
   *[many] Хід коштував { $points } очок.
}
back-chances = Тоді було б так: { $before }. Після ходу: { $after }.
back-looking = Переглядаю партію.
back-busy = Не все одразу: я ще переглядаю для тебе іншу партію.
back-later = Де все вирішилося, видно тільки в кінці партії.
back-nothing = У цій партії шукати нема чого.
back-there = Ця картинка вже є в чаті.
back-none = У цій партії жоден хід не коштував дорого.
back-none-found = №{ $number }: жоден хід не коштував дорого.
back-failed = №{ $number }: не вдалося оцінити ходи цієї партії.
value-points = перевага в кінці: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
value-won = виграш
value-ahead = краще
value-level = порівну
value-behind = гірше
value-lost = програш
export-secret = У цьому записі є таємниці, він відкриється в кінці партії.
replay-secret = У цій партії є таємниці, фільм про неї буде в кінці.
card-later = Листівка буде, коли партія закінчиться.
card-cancelled = Скасована партія листівки не має.
replay-so-far = { $count ->
    [0] Ходів ще не було.
    [one] Поки що { $count } хід.
    [few] Поки що { $count } ходи.
   *[many] Поки що { $count } ходів.
}
matches-none = Партій тут немає. Почати: /play
matches-head = Партії:
matches-lobby = { $match }: чекаємо на гравців
match-void = { $match }: виклик скасовано
matches-turn = { $match }, ходить: { $asked }
turns-head = Твій хід:
turns-none = Зараз ніщо не чекає на твій хід.
matches-more = { $count ->
    [one] і ще { $count } партія
    [few] і ще { $count } партії
   *[many] і ще { $count } партій
}
fair-pledge = №{ $number }: усе випадкове в партії задає таємниця, вибрана під час виклику. Її SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: усе випадкове в партії задає таємниця, вибрана, коли турнір почав цю партію. Її SHA-256: { $pledge }
fair-wait = Таємницю покажуть у кінці партії, і кожен зможе перевірити, що нічого не підмінили.
fair-secret = Таємниця: { $secret }
fair-joined = Як сідали за стіл:
    { $joined }
fair-joined-cup = Що додає турнір (свій номер, номер партії в ньому, гравець) — це було відомо, коли вибирали таємницю:
    { $joined }
fair-seed = Зерно — це SHA-256 від 32 байтів таємниці та кожного з цих рядків із переведенням рядка: { $seed }
fair-dice = Кубики випливають із зерна. Кожен хід має свій потік ChaCha20 (ключ — зерно, номер потоку — 0 для розставляння, далі номер ходу, лічильник від нуля), його читають словами по 32 біти. Для кубика з n гранями беруть наступне слово w, менше за найбільше кратне n у межах 2³²: випало w mod n + 1. У docs/fair.md це коротка програма на Python.

## Reading

greet-hello = Привіт! Маю на всю групу зошит у клітинку, олівці та кубики: вибирайте гру або викликайте друга командою /play.
greet-deaf = Тут я читаю тільки команди та відповіді на мої повідомлення, а якщо зробити мене адміністратором, вистачить і простого «д4».
greet-hears = Я читаю все, що тут пишуть, тож для ходу вистачить простого «д4».
start-title = Kletka
start-hello = Привіт! Це ігри на папері для чатів із друзями, намальовані на сторінках шкільного зошита в клітинку.
start-how = Виклич друга або зіграй зі мною просто тут.
start-how-group = Вибирайте гру й дивіться, хто сяде за стіл, або грайте зі мною.
start-friend = З друзями грають у групі: додай мене туди й напиши /{ $command } @друг. Без імені зіграє той, хто натисне «Я у грі».
key-play-friend = 👥 З другом
key-play-computer = 🤖 З комп’ютером
help-how = Щоб почати, назви гру і друга: /dots @друг. З комп’ютером — бот:1 … бот:5 замість друга, а без імені гра чекає на всіх охочих.
help-moves = Хід просто пишуть, наприклад д4. Якщо партій кілька, спершу номер: 17 д4.
help-answers = Хід пишуть у відповідь на картинку, наприклад д4, або так: /m д4. Зроби мене адміністратором, і вистачить простого «д4».
help-group = { $name }: { $commands }
help-group-open = Почати
help-group-match = У партії
help-group-besides = Ще
help-play = /play — ігри
help-matches = /matches — партії
help-rules = /rules — правила
help-m = /m — хід
help-board = /board — показати поле (частину великого аркуша: /board поруч або /board і12)
help-resign = /resign — здатися
help-draw = /draw — нічия
help-undo = /undo — хід назад
help-cancel = /cancel — скасувати
help-hint = /hint — підказка, її бачиш тільки ти
help-export = /export — запис
help-replay = /replay — фільм
help-fair = /fair — перевірка жеребу
help-cup = /cup — турнір
help-daily = /daily — задачі дня
help-top = /top — таблиці
help-stats = /stats — твої успіхи
help-privacy = /privacy — твої дані
help-settings = /settings — налаштування
lesson-film = { $game }: фільм про партію
lesson-players = Анна | Богдан | Віра | Гліб | Дарина | Євген | Зоя | Іван
key-rules-options = Умови
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Правила якої гри?
rules-options = Умови:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = У що зіграємо?
catalogue-found = «{ $name }» підходить до кількох ігор. Котра потрібна?
catalogue-computer = У ці ігри я граю. У котру зіграємо?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] для одного
    [few] { $counts } гравці
   *[many] { $counts } гравців
}
catalogue-alone = Гра для одного: /{ $game }
catalogue-command = Викликати друга: /{ $game } @друг
catalogue-levels = 🤖 1 … 5 — гра з комп’ютером, 5 найсильніший.
catalogue-how-strong = Як мені грати? 1 — упівсили, 5 — на повну силу.
catalogue-luck = Тут усе вирішують кубики: ні краще, ні гірше не зіграєш.
family-lines = Лінії та квадрати
family-battles = Битви
family-strokes = Футбол, гонки, гольф
family-words = Слова
family-figures = Числа
family-dice = Кубики
family-stopping = Вчасно спинись
family-combinations = Комбінації
family-reckoning = Рахунок
family-crossing = Уздовж і впоперек
family-power = Силові
family-bluff = Блеф
family-boards = На дошці
family-races = Перегони
family-chips = Фішки
family-children = Дитячі
family-luck = На удачу
family-alone = Для одного

settings-head = Налаштування цього чату
setting-lang = Мова
setting-labels = Літери на полях
setting-labels-auto = за мовою
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Картинки
setting-boards-replace = нова, стара зникає
setting-boards-edit = міняється на місці
setting-boards-keep = лишаються всі
setting-theme = Вигляд
setting-theme-paper = зошит
setting-theme-dark = темний
setting-theme-contrast = контрастний
setting-view = Великі аркуші
setting-view-auto = за розміром
setting-view-whole = увесь аркуш
setting-view-near = довкола останніх ходів
setting-quiet = Тихі години
setting-quiet-off = немає
setting-hours = з { $from }:00 до { $to }:00
setting-zone = Часовий пояс
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Задачі дня
setting-daily-off = тільки на прохання
setting-daily-on = щоранку о дев’ятій
setting-month = Підсумки місяця
setting-month-off = не оголошувати
setting-month-on = оголошувати
setting-move = Кнопка «Хід»
setting-move-on = під полем
setting-move-off = не треба
setting-app = Ходити на полі
setting-app-on = за кнопкою внизу
setting-app-off = не треба
setting-colours = Колір кнопок
setting-colours-on = чий хід і що незворотне
setting-colours-off = без кольору
setting-times = Лишилося часу
setting-times-on = на цю мить
setting-times-off = на мить надсилання
setting-cards = Виклики через @ім’я
setting-cards-on = приймаються
setting-cards-off = тут не можна
setting-secrets = Таємниці
setting-secrets-on = тут, бачить один
setting-secrets-off = тільки в особистих
setting-answers = Відповіді одному
setting-answers-on = бачить лише він
setting-answers-off = бачать усі
setting-reactions = 👍, 👎 і 🤔
setting-reactions-on = рахуються як відповідь
setting-reactions-off = нічого не значать
setting-turns = Нагадувати про мій хід
setting-turns-off = ні
setting-turns-on = так
setting-wrong = Тут не можна задати { $given }. Можна задати: мова=українська чи інша, літери=авто, латинка або кирилиця, картинки=нова, заміна або всі, аркуші=авто, увесь або поруч, вигляд=зошит, темний або контрастний, тиша=23-8 або ні, пояс=+3 або Europe/Kyiv, поле=так або ні, кольори=так або ні, час=так або ні, у групі задачі=так або ні, місяць=так або ні, хід=так або ні, виклики=так або ні, таємниці=так або ні, відповіді=так або ні, реакції=так або ні, а в особистому чаті й нагадувати=так або ні.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = мова
setting-key-labels = літери | букви
setting-key-boards = картинки | дошки
setting-key-view = аркуші | аркуш
setting-key-theme = вигляд | тема
setting-key-quiet = тиша | тихо
setting-key-zone = пояс
setting-key-daily = задачі | задача
setting-key-month = місяць
setting-key-move = хід
setting-key-app = поле
setting-key-colours = кольори | колір
setting-key-times = час
setting-key-cards = виклики
setting-key-secrets = таємниці
setting-key-answers = відповіді
setting-key-reactions = реакції
setting-key-turns = нагадувати | ходи
setting-is-auto = авто
setting-is-latin = латинка | латиниця | латинські
setting-is-cyrillic = кирилиця | українські
setting-is-replace = нова
setting-is-edit = заміна | на місці
setting-is-keep = всі | лишаються
setting-is-whole = увесь | цілком
setting-is-near = поруч | ближче
setting-is-paper = зошит
setting-is-dark = темний | темна
setting-is-contrast = контрастний | контраст

## What the messenger’s menu of commands says

command-play = вибрати гру, викликати друга
command-m = зробити хід: /m д4
command-board = показати поле ще раз
command-matches = партії тут
command-rules = правила гри
command-resign = здатися
command-draw = запропонувати нічию
command-undo = попросити хід назад
command-cancel = скасувати партію
command-hint = підказка, як піти: її бачиш тільки ти
command-export = запис партії файлом
command-replay = партія як фільм
command-fair = перевірити, що жереб чесний
command-daily = задачі дня, однакові для всіх
command-cup = турнір: /cup dots
command-top = хто тут найкращий
command-stats = успіхи: твої чи ще чиїсь
command-privacy = що я про тебе зберігаю і як це стерти
command-settings = мова, картинки, вигляд, тихі години
command-help = як грати

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[many] +{ $points } очок
}
inline-off = Виклики через @ім’я тут вимкнено. Напиши команду: /{ $game }
inline-challenge = { $name } кличе зіграти в «{ $into }». Хто з нами?
guest-how = Напиши за моїм іменем гру, наприклад: @{ $bot } крапки
inline-title = { $game } · { $terms }
inline-blitz = Бліц можливий тільки в чатах, де я є: в інших поле міняється надто повільно.
nudge = { $several ->
    [yes] { $names }, ваш хід у партії №{ $number }.
   *[no] { $names }, твій хід у партії №{ $number }.
}
nudge-nobody = У партії №{ $number } кликати нема кого.
show-here = Показати №{ $number } тут
inline-long = Стільки умов в одну кнопку не влізе. Лиши головні.

# Маленький макс: кости под стаканом, число — правда или нет, и кто не верит, поднимает стакан.

littlemax-name = Маленький макс
littlemax-into = Маленького макса
littlemax-also = мия | мэксхен | майер
littlemax-about = Брось кости под стаканом, посмотри и назови число больше прежнего — правду или нет. Кто поднимет стакан?
littlemax-brief = две кости под стаканом, десять минут
littlemax-rules =
    Ты бросаешь две кости под стаканом, и видишь их только ты. Две кости читают как одно число, старшую первой: 5 и 4 — это 54. Лучше всего 21, это и есть «макс». Дальше идут дубли, от 66 до 11. За ними все прочие числа, от 65 до 31, а 31 — самое слабое.

    Назови число — правду или нет — и передай стакан. Следующий либо верит, либо поднимает стакан. Кто верит, бросает под стаканом заново и должен назвать число больше твоего. Кто поднимает, показывает кости всем: если там столько, сколько ты сказал, или больше, фишку теряет тот, кто поднял; если меньше — фишку теряешь ты.

    Например: Анна говорит 54. Борис верит, бросает 4 и 1 и говорит 61. Вера поднимает стакан: 41 меньше, чем 61, и Борис теряет фишку.

    Больше 21 не бывает. После него следующий либо отдаёт фишку, и под стакан никто не смотрит, либо поднимает: настоящие 21 стоят ему двух фишек, ложные стоят одной тому, кто их назвал.

    Кто потерял фишку, начинает новую цепочку. Фишки кончились — ты вне игры, а побеждает последний, у кого они остались.

    Жми на кнопки или пиши число, например 65, «верю» или «поднимаю». Свои кости бот покажет тебе в ответ на нажатие и в личке.

    Сколько у каждого фишек, задаёт настройка «фишки».

littlemax-opt-chips = сколько фишек у каждого
littlemax-key-chips = фишки | фишек
littlemax-set-chips = { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
   *[many] { $value } фишек
}

littlemax-word-throw = бросаю | бросок | бросить | кидаю | throw
littlemax-word-believe = верю | поверю | верить | believe
littlemax-word-lift = поднимаю | поднять | не верю | вскрываю | lift
littlemax-word-pay = отдаю | отдать | фишка | pay

littlemax-throw = 🎲 Бросить под стаканом
littlemax-throw-news = { $seat } бросает под стаканом.
littlemax-believe = 🎲 Верю, бросаю
littlemax-believe-news = { $seat } верит и бросает.
littlemax-lift = 👀 Поднять стакан
littlemax-lift-news = { $seat } поднимает стакан.
littlemax-pay = Отдать фишку
littlemax-pay-news = { $seat } отдаёт фишку.
littlemax-say = { $number }
littlemax-holds = Под стаканом у тебя { $number }.

littlemax-ask-throw = бросай под стаканом, кости увидишь только ты
littlemax-ask-say-first = назови число — правду или нет
littlemax-ask-say = назови число больше, чем { $number }, — правду или нет
littlemax-ask-answer = веришь в { $number } ({ $seat }) и бросаешь или поднимаешь стакан?
littlemax-ask-top = за 21 ({ $seat }) отдаёшь фишку или поднимаешь стакан?

littlemax-believes = { $seat } верит и бросает.
littlemax-says = { $seat } говорит { $number }.
littlemax-true = { $seat } поднимает стакан: там { $number }, так что { $said } — не враньё. { $seat } теряет { $chips ->
    [one] фишку
    [few] { $chips } фишки
   *[many] { $chips } фишек
}{ $left ->
    [0] {" "}и выбывает
   *[other] , осталось { $left }
}.
littlemax-false = { $seat } поднимает стакан: там { $number }, а не { $said }. { $liar } теряет фишку{ $left ->
    [0] {" "}и выбывает
   *[other] , осталось { $left }
}.
littlemax-pays = { $seat } отдаёт фишку{ $left ->
    [0] {" "}и выбывает
   *[other] , осталось { $left }
}. Под стакан никто не смотрит.
littlemax-anew = Стакан пуст: { $seat } начинает новую цепочку.

littlemax-reject-syntax = Назови число, например 65, или напиши «верю» или «поднимаю».
littlemax-reject-number = Числа { $number } на двух костях не бывает. По порядку: 31, 32, 41 … 65, потом 11, 22 … 66, потом 21.
littlemax-reject-low = Нужно больше, чем { $number }. По порядку: 31, 32, 41 … 65, потом 11, 22 … 66, потом 21.
littlemax-reject-say = Сначала назови число, например 65.
littlemax-reject-throw = Сначала брось под стаканом.
littlemax-reject-answer = Сначала реши: веришь или поднимаешь стакан.
littlemax-reject-top = Больше 21 не бывает: отдай фишку или подними стакан.

littlemax-board-seat = игрок
littlemax-board-chips = фишки
littlemax-board-left = вне игры
littlemax-board-said = сказано
littlemax-board-lifted = подняли
littlemax-board-not-lifted = не подняли
littlemax-board-cup = стакан

littlemax-sheet-chips = фишки
littlemax-sheet-said = { $seat }: сказано { $number }
littlemax-sheet-lay = на деле { $number }
littlemax-sheet-doubt = { $seat } не верит
littlemax-sheet-before = прошлый вызов:
littlemax-sheet-last = последний вызов:
littlemax-sheet-more = больше { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] фишка
    [few] фишки
   *[many] фишек
}

littlemax-lesson-1 = Анна говорит 54, кости видела только она
littlemax-lesson-2 = «верю»: теперь Борису нужно больше 54
littlemax-lesson-3 = «поднимаю»: под стаканом 41, а не 61
littlemax-lesson-4 = Ложь стоит фишки, пустое сомнение — тоже

# Маленький макс: кости под стаканом, число — правда или нет, и кто не верит, поднимает стакан.

littlemax-name = Маленький макс
littlemax-into = Маленького макса
littlemax-also = мия | мэксхен | майер
littlemax-about = Брось кости под стаканом, посмотри и назови число больше прежнего — правду или нет. Кто поднимет стакан?
littlemax-brief = две кости под стаканом, десять минут
littlemax-rules =
    Брось две кости под стаканом («бросок»): видишь их только ты. Читают их как одно число, старшую первой: 5 и 4 — это 54. Сильнее всего 21, «макс», дальше дубли от 66 до 11, потом прочие, от 65 до 31.

    Назови число, например «65», — правду или нет. Следующий либо верит («верю»), бросает заново и называет число больше, либо поднимает стакан («поднимаю»). Там столько, сколько сказано, или больше — фишку теряет тот, кто поднял; меньше — тот, кто назвал. Кто потерял фишку, тот бросает следующим.

    У каждого по три фишки (настройка «фишки»). Нет фишек — ты вне игры, а побеждает последний, у кого они остались.

    Например: Анна говорит 54. Борис верит, бросает 4 и 1 и говорит 61. Вера поднимает стакан: 41 меньше, чем 61, и Борис теряет фишку.

    Больше 21 не бывает. После него следующий либо отдаёт фишку, и под стакан никто не смотрит, либо поднимает: настоящие 21 стоят ему двух фишек, ложные стоят одной тому, кто их назвал.

    Можно и кнопками. Свои кости видно по кнопке или в личке.

littlemax-opt-chips = сколько фишек у каждого
littlemax-key-chips = фишки | фишек
littlemax-set-chips = { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
   *[many] { $value } фишек
}

littlemax-word-throw = бросок | бросить под стаканом | бросаю | бросить | кидаю | throw
littlemax-word-believe = верю | верю, бросаю | верю и бросаю | поверю | верить | believe
littlemax-word-lift = поднимаю | поднять стакан | поднимаю стакан | поднять | не верю | вскрываю | lift
littlemax-word-pay = отдаю | отдать фишку | отдаю фишку | отдать | фишка | pay

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
littlemax-ask-answer = названо { $number } ({ $seat }): веришь и бросаешь или поднимаешь стакан?
littlemax-ask-top = названо 21 ({ $seat }): отдаёшь фишку или поднимаешь стакан?

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
littlemax-anew = Стакан пуст: следующий бросок — { $seat }.

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
littlemax-sheet-chain = сказано:
littlemax-sheet-said = { $seat }: сказано { $number }
littlemax-sheet-lay = на деле { $number }
littlemax-sheet-doubt = { $seat } не верит
littlemax-sheet-before = прошлый раунд:
littlemax-sheet-last = последний раунд:
littlemax-sheet-throws = { $seat } бросает
littlemax-sheet-says = { $seat } называет число
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

# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Маленький макс
littlemax-into = Маленького макса
littlemax-also = макс | мексхен | майєр
littlemax-about = Кинь кубики під склянкою, глянь і назви число, більше за попереднє, правдиве чи ні. Хто підніме склянку?
littlemax-brief = два кубики під склянкою, десять хвилин
littlemax-rules =
    Кинь два кубики під склянкою («кидок»): бачиш їх тільки ти. Їх читають як одне число, більший перший: 5 і 4 — це 54. Найсильніше 21, «макс», далі дублі від 66 до 11, тоді решта, від 65 до 31.

    Назви число, наприклад «65», — правдиве чи ні. Наступний або вірить («вірю»), кидає наново й називає більше, або піднімає склянку («піднімаю»). Там стільки, скільки сказано, чи більше — фішку втрачає той, хто піднімає; менше — той, хто називає. Хто втратив фішку, кидає наступним.

    Кожен має три фішки (умова «фішки»). Хто без фішок, вибуває; виграє останній із фішками.

    Приклад: Анна каже 54. Богдан вірить, кидає 4 і 1, каже 61. Віра піднімає склянку: 41 менше за 61, фішку втрачає Богдан.

    21 не перебити. Наступний або віддає фішку, і ніхто не дивиться, або піднімає склянку: справжнє 21 коштує йому двох фішок, а вигадане коштує одної тому, хто брехав.

    Є й кнопки. Свої кубики видно за кнопкою або в особистих.

littlemax-opt-chips = скільки фішок має кожен
littlemax-key-chips = фішки | фішок
littlemax-set-chips = { $value ->
    [one] { $value } фішка
    [few] { $value } фішки
   *[many] { $value } фішок
}

littlemax-word-throw = кидок | кинути | кидаю | кидок під склянкою | кинути під склянкою
littlemax-word-believe = вірю | вірю і кидаю | вірити | вірю, кидаю
littlemax-word-lift = піднімаю | підняти | піднімаю склянку | не вірю | підняти склянку
littlemax-word-pay = віддаю | віддати | віддаю фішку | фішка | віддати фішку

littlemax-throw = 🎲 Кинути під склянкою
littlemax-throw-news = { $seat } кидає під склянкою.
littlemax-believe = 🎲 Вірю, кидаю
littlemax-believe-news = { $seat } вірить і кидає.
littlemax-lift = 👀 Підняти склянку
littlemax-lift-news = { $seat } піднімає склянку.
littlemax-pay = Віддати фішку
littlemax-pay-news = { $seat } віддає фішку.
littlemax-say = { $number }
littlemax-holds = Під склянкою в тебе { $number }.

littlemax-ask-throw = кидай під склянкою, кубики побачиш тільки ти
littlemax-ask-say-first = назви число, правдиве чи ні
littlemax-ask-say = назви число, більше за { $number }, правдиве чи ні
littlemax-ask-answer = названо { $number } ({ $seat }): віриш і кидаєш чи піднімаєш склянку?
littlemax-ask-top = названо 21 ({ $seat }): віддаєш фішку чи піднімаєш склянку?

littlemax-believes = { $seat } вірить і кидає.
littlemax-says = { $seat } каже { $number }.
littlemax-true = { $seat } піднімає склянку: там { $number }, тож { $said } — не брехня. { $seat } втрачає { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
}{ $left ->
    [0] {" "}і вибуває
   *[other] , лишилося { $left }
}.
littlemax-false = { $seat } піднімає склянку: там { $number }, а не { $said }. { $liar } втрачає фішку{ $left ->
    [0] {" "}і вибуває
   *[other] , лишилося { $left }
}.
littlemax-pays = { $seat } віддає фішку{ $left ->
    [0] {" "}і вибуває
   *[other] , лишилося { $left }
}. Під склянку ніхто не дивиться.
littlemax-anew = Склянка порожня: кидає { $seat }.

littlemax-reject-syntax = Назви число, наприклад 65, або скажи «вірю» чи «піднімаю».
littlemax-reject-number = Двох кубиків так не читають: { $number }. Порядок такий: 31, 32, 41 … 65, тоді 11, 22 … 66, тоді 21.
littlemax-reject-low = Назви більше ніж { $number }. Порядок такий: 31, 32, 41 … 65, тоді 11, 22 … 66, тоді 21.
littlemax-reject-say = Спершу назви число, наприклад 65.
littlemax-reject-throw = Спершу кинь під склянкою.
littlemax-reject-answer = Спершу повір або підніми склянку.
littlemax-reject-top = Більше за 21 нічого немає: віддай фішку або підніми склянку.

littlemax-board-seat = гравець
littlemax-board-chips = фішки
littlemax-board-left = вибуває
littlemax-board-said = каже
littlemax-board-lifted = піднято
littlemax-board-not-lifted = не піднято
littlemax-board-cup = склянка

littlemax-sheet-chips = фішки
littlemax-sheet-chain = сказано:
littlemax-sheet-said = { $seat }: сказано { $number }
littlemax-sheet-lay = насправді { $number }
littlemax-sheet-doubt = { $seat } не вірить
littlemax-sheet-before = минулий раунд:
littlemax-sheet-last = останній раунд:
littlemax-sheet-throws = { $seat } кидає
littlemax-sheet-says = { $seat } називає число
littlemax-sheet-more = понад { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] фішка
    [few] фішки
   *[many] фішок
}

littlemax-lesson-1 = Анна каже 54, а кубики бачить лише вона
littlemax-lesson-2 = «вірю»: тепер Богданові треба понад 54
littlemax-lesson-3 = «піднімаю»: під склянкою 41, а не 61
littlemax-lesson-4 = Брехня коштує фішки, хибний сумнів — теж

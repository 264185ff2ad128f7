# Камерунец: пять костей, три броска, десять ходов.

cameroon-name = Камерунец
cameroon-into = Камерунца
cameroon-also = камерунца | камерун
cameroon-about = Пять костей, до трёх бросков, десять ходов: строки у каждого свои или столбцы общие на всех.
cameroon-brief = пять костей, десять минут
cameroon-rules =
    Набери за десять ходов больше очков, чем другие. Брось пять костей; любые из них можно до двух раз перебросить. Потом заполни строку; чего нет, за то 0.

    От единиц до шестёрок: сумма костей с этим числом. Фулл (три и две): все кости. Малый стрит 1–5: 21, большой 2–6: 30, пять равных: 50.

    Выпало 5 5 5 6 2: пиши «пятёрки» — это 15. Или ради фулла «перебросить 2 6», а можно «оставить 5 5 5» и «бросок». Или нажимай на кости, которые оставляешь, а потом на строку.

    Конец — после десяти ходов у каждого, больше очков — победа.

    С настройкой «вместе» бросок один на всех, каждый решает тайно, листы открываются в конце. С настройкой «столбцы=общие» все пишут в одни столбцы, снова и снова, пока столбец не заполнится и не закроется для всех. За названием стоит, сколько не хватает: по три кости на игрока, в фулле по 20 очков на игрока, в пяти равных всего 60. Очки тогда другие: стриты 15 и 20, у каждого по разу, пять равных 30.

cameroon-opt-columns = у каждого свои строки или столбцы, которые заполняют все вместе
cameroon-key-columns = столбцы | строки
cameroon-is-own = свои
cameroon-is-shared = общие
cameroon-set-columns = { $value ->
    [shared] столбцы общие
   *[other] у каждого свои строки
}
cameroon-reject-shared = С общими столбцами ходят по очереди: убери «вместе» и «называем».

cameroon-full = Заполнено и закрыто для всех: { $box }.

cameroon-word-throw = бросок | бросить | бросаю | кидаю | throw
cameroon-word-name = выпало | называю | name
cameroon-word-keep = оставить | оставляю | держу | keep
cameroon-word-again = перебросить | переброс | ещё | еще | again
cameroon-word-die = кость | die
cameroon-word-ones = единицы | ones
cameroon-word-twos = двойки | twos
cameroon-word-threes = тройки | threes
cameroon-word-fours = четвёрки | четверки | fours
cameroon-word-fives = пятёрки | пятерки | fives
cameroon-word-sixes = шестёрки | шестерки | sixes
cameroon-word-small = малый | малый стрит | small
cameroon-word-large = большой | большой стрит | large
cameroon-word-full = фулл | фул | фулл хаус | full
cameroon-word-equal = пять равных | равные | покер | equal

cameroon-box-ones = Единицы
cameroon-box-twos = Двойки
cameroon-box-threes = Тройки
cameroon-box-fours = Четвёрки
cameroon-box-fives = Пятёрки
cameroon-box-sixes = Шестёрки
cameroon-box-small = Малый стрит
cameroon-box-large = Большой стрит
cameroon-box-full = Фулл
cameroon-box-equal = Пять равных

cameroon-lesson-1 = До трёх бросков: «перебросить 1 6»
cameroon-lesson-2 = Три пятёрки: 15 в строку пятёрок
cameroon-lesson-3 = Малый стрит: 21
cameroon-lesson-4 = В скобках — сколько дадут эти кости

# Золотой генерал: десять костей пяти цветов, две строки за ход.

goldengeneral-name = Золотой генерал
goldengeneral-into = Золотого генерала
goldengeneral-also = золотая генерала
goldengeneral-about = Десять костей пяти цветов: раздели их на две пятёрки всех цветов и заполни сразу две строки.
goldengeneral-brief = десять костей пяти цветов, четверть часа
goldengeneral-rules =
    У тебя пять ходов. Брось десять костей, по две каждого цвета; любые можно до двух раз перебросить. Потом они делятся на две пятёрки, в каждой все пять цветов, и каждая идёт в свою строку.

    От единиц до шестёрок: сумма костей с таким числом. Стрит 1–5 или 2–6, фулл, каре, генерал (пять равных): 10, 20, 30, 40 очков, а с «очки=обычные» 20, 30, 40, 60. Чего в пятёрке нет, то вычёркивается. За первый бросок ничего не прибавляется. Больше очков — победа.

    Нажми на кости, которые оставляешь, потом «Бросить». Или пиши «оставить 5 5 5» и «бросок», либо сразу «перебросить 1 2». Потом две строки: «генерал 6» — кости разделятся как выгоднее. Можно назвать и первую пятёрку: «фулл 6 66111».

    С настройкой «вместе» бросок один на всех, каждый решает тайно, кнопками, листы открываются в конце.

goldengeneral-opt-points = очки за строки: классические (генерал 40) или обычные (генерал 60)
goldengeneral-key-points = очки | счёт
goldengeneral-is-book = классические | книга
goldengeneral-is-public = обычные
goldengeneral-set-points = { $value ->
    [public] генерал — 60 очков
   *[other] генерал — 40 очков
}

goldengeneral-word-throw = бросок | бросить | бросаю | кидаю | throw
goldengeneral-word-name = выпало | называю | name
goldengeneral-word-keep = оставить | оставляю | держу | keep
goldengeneral-word-again = перебросить | переброс | ещё | еще | again
goldengeneral-word-die = кость | die
goldengeneral-word-ones = единицы | ones
goldengeneral-word-twos = двойки | twos
goldengeneral-word-threes = тройки | threes
goldengeneral-word-fours = четвёрки | четверки | fours
goldengeneral-word-fives = пятёрки | пятерки | fives
goldengeneral-word-sixes = шестёрки | шестерки | sixes
goldengeneral-word-straight = стрит | straight
goldengeneral-word-full = фулл | фул | фулл хаус | full
goldengeneral-word-four = каре | four
goldengeneral-word-general = генерал | general

goldengeneral-box-ones = Единицы
goldengeneral-box-twos = Двойки
goldengeneral-box-threes = Тройки
goldengeneral-box-fours = Четвёрки
goldengeneral-box-fives = Пятёрки
goldengeneral-box-sixes = Шестёрки
goldengeneral-box-straight = Стрит
goldengeneral-box-full = Фулл
goldengeneral-box-four = Каре
goldengeneral-box-general = Генерал

goldengeneral-letter-red = К
goldengeneral-letter-green = З
goldengeneral-letter-blue = С
goldengeneral-letter-yellow = Ж
goldengeneral-letter-white = Б

goldengeneral-no-hand = Из этих костей не составить пятёрку всех цветов.

goldengeneral-lesson-1 = Десять костей, по две каждого цвета
goldengeneral-lesson-2 = Из них — две пятёрки, в каждой все цвета
goldengeneral-lesson-3 = За ход — две строки, например «фулл 1»
goldengeneral-lesson-4 = В скобках — сколько дадут эти кости

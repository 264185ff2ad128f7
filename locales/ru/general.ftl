# Генерал: пять костей, три броска, десять строк.

general-name = Генерал
general-into = Генерала
general-also = генерала
general-about = Пять костей, до трёх бросков, десять строк; пять равных с первого броска — победа сразу.
general-brief = пять костей, четверть часа
general-rules =
    У тебя десять ходов. Брось пять костей; любые из них можно до двух раз перебросить. Потом заполни свободную строку.

    От единиц до шестёрок: сумма костей с таким числом. Стрит 1–5 или 2–6, фулл (три и две), каре, генерал (пять равных): 10, 20, 30, 40 очков, а с «очки=обычные» 20, 30, 40, 60. Чего нет, то вычёркивается. Пять равных — это и каре, но не фулл.

    С первого броска стрит, фулл и каре дают на 5 больше, а генерал, записанный в свою строку, сразу выигрывает партию. Больше очков — победа.

    Нажми на кости, которые оставляешь, потом «Бросить». Или пиши: «оставить 3 5 5» отметит кости, «бросок» бросит остальные; «перебросить 1 2» — то же разом. Потом строка: «генерал», «5».

    С настройкой «вместе» бросок один на всех, каждый решает тайно, кнопками, листы открываются в конце; генерал с первого броска даёт тогда только очки.

general-opt-points = очки за строки: классические (генерал 40) или обычные (генерал 60)
general-key-points = очки | счёт
general-is-book = классические | книга
general-is-public = обычные
general-set-points = { $value ->
    [public] генерал — 60 очков
   *[other] генерал — 40 очков
}

general-word-throw = бросок | бросить | бросаю | кидаю | throw
general-word-name = выпало | называю | name
general-word-keep = оставить | оставляю | держу | keep
general-word-again = перебросить | переброс | ещё | еще | again
general-word-die = кость | die
general-word-ones = единицы | ones
general-word-twos = двойки | twos
general-word-threes = тройки | threes
general-word-fours = четвёрки | четверки | fours
general-word-fives = пятёрки | пятерки | fives
general-word-sixes = шестёрки | шестерки | sixes
general-word-straight = стрит | straight
general-word-full = фулл | фул | фулл хаус | full
general-word-four = каре | four
general-word-general = генерал | general

general-box-ones = Единицы
general-box-twos = Двойки
general-box-threes = Тройки
general-box-fours = Четвёрки
general-box-fives = Пятёрки
general-box-sixes = Шестёрки
general-box-straight = Стрит
general-box-full = Фулл
general-box-four = Каре
general-box-general = Генерал


general-lesson-1 = Ради фулла: «оставить 1 1 2 2», «бросок»
general-lesson-2 = За ход — одна строка: четыре четвёрки, 16
general-lesson-3 = Фулл с первого броска: 30 и ещё 5
general-lesson-4 = В скобках — сколько дадут эти кости

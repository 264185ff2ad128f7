# General: five dice, three rolls, ten boxes.

general-name = Генерал
general-into = Генерала
general-also = генерала | генерал на кубиках
general-about = П’ять кубиків, до трьох кидків, десять рядків; п’ять рівних із першого кидка — одразу перемога.
general-brief = п’ять кубиків, чверть години
general-rules =
    Маєш десять ходів. Кинь п’ять кубиків; будь-які з них можна до двох разів перекинути. Потім заповни вільний рядок.

    Від одиниць до шісток: сума таких кубиків. Стрит 1–5 або 2–6, фул (три і два), каре, генерал (п’ять рівних): 10, 20, 30, 40 очок, а з «очки=звичайні» 20, 30, 40, 60. Чого немає, викреслюють. П’ять рівних — це й каре, але не фул.

    З першого кидка стрит, фул і каре дають на 5 більше, а генерал, записаний у свій рядок, одразу виграє партію. Інакше виграє той, у кого більше очок.

    Тисни на кубики, які лишаєш, тоді «Кидок». Або пиши: «лишити 3 5 5» позначає кубики, «кидок» кидає решту; «перекинути 1 2» робить і те, і те. Далі рядок: «генерал», «5».

    З умовою «разом» кидок один на всіх, кожен вирішує таємно, кнопками, аркуші відкриють у кінці; генерал із першого кидка тоді дає лише свої очки.

general-opt-points = скільки коштують рядки: класичні очки (генерал 40) чи звичайні (генерал 60)
general-key-points = очки | рахунок
general-is-book = класичні | книжка
general-is-public = звичайні
general-set-points = { $value ->
    [public] генерал — 60
   *[other] генерал — 40
}

general-word-throw = кидок | кинути | кидаю
general-word-name = випало | називаю
general-word-keep = лишити | лишаю | залишити | тримаю
general-word-again = перекинути | перекидаю | ще
general-word-die = кубик
general-word-ones = одиниці
general-word-twos = двійки
general-word-threes = трійки
general-word-fours = четвірки
general-word-fives = п’ятірки
general-word-sixes = шістки
general-word-straight = стрит
general-word-full = фул | фулл | фул хаус
general-word-four = каре
general-word-general = генерал

general-box-ones = Одиниці
general-box-twos = Двійки
general-box-threes = Трійки
general-box-fours = Четвірки
general-box-fives = П’ятірки
general-box-sixes = Шістки
general-box-straight = Стрит
general-box-full = Фул
general-box-four = Каре
general-box-general = Генерал


general-lesson-1 = Заради фула: «лишити 1 1 2 2», «кидок»
general-lesson-2 = За хід — один рядок: чотири четвірки, 16
general-lesson-3 = Фул із першого кидка: 30 і ще 5
general-lesson-4 = У дужках — скільки дадуть ці кубики

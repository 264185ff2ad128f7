# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Золотий генерал
goldengeneral-into = Золотого генерала
goldengeneral-also = кольоровий генерал
goldengeneral-about = Десять кубиків п’яти кольорів: розділи їх на дві руки з усіма кольорами й заповни два рядки одразу.
goldengeneral-brief = десять кубиків п’яти кольорів, чверть години
goldengeneral-rules =
    Маєш п’ять ходів. Кинь десять кубиків, по два кожного кольору; будь-які з них можна до двох разів перекинути. Тоді з десяти роблять дві руки по п’ять, у кожній усі п’ять кольорів, і кожна заповнює свій рядок.

    Від одиниць до шісток: сума таких кубиків. Стрит 1–5 або 2–6, фул, каре, генерал (п’ять рівних): 10, 20, 30, 40 очок, а з «очки=звичайні» 20, 30, 40, 60. Чого в руці немає, викреслюють. Перший кидок рахується, як інші. Виграє той, у кого більше очок.

    Тисни на кубики, які лишаєш, або пиши «лишити 5 5 5» і «кидок», чи «перекинути 1 2». Потім натисни два рядки або напиши їх: «генерал 6»; кубики розділять так, щоб вийшло якнайбільше. Або скажи, які йдуть у перший: «фул 6 66111».

    З умовою «разом» кидок один на всіх, кожен вирішує таємно, кнопками, аркуші відкриють у кінці.

goldengeneral-opt-points = скільки коштують рядки: класичні очки (генерал 40) чи звичайні (генерал 60)
goldengeneral-key-points = очки | рахунок
goldengeneral-is-book = класичні | книжка
goldengeneral-is-public = звичайні
goldengeneral-set-points = { $value ->
    [public] генерал — 60
   *[other] генерал — 40
}

goldengeneral-word-throw = кидок | кинути | кидаю
goldengeneral-word-name = випало | називаю
goldengeneral-word-keep = лишити | лишаю | залишити | тримаю
goldengeneral-word-again = перекинути | перекидаю | ще
goldengeneral-word-die = кубик
goldengeneral-word-ones = одиниці
goldengeneral-word-twos = двійки
goldengeneral-word-threes = трійки
goldengeneral-word-fours = четвірки
goldengeneral-word-fives = п’ятірки
goldengeneral-word-sixes = шістки
goldengeneral-word-straight = стрит
goldengeneral-word-full = фул | фулл | фул хаус
goldengeneral-word-four = каре
goldengeneral-word-general = генерал

goldengeneral-box-ones = Одиниці
goldengeneral-box-twos = Двійки
goldengeneral-box-threes = Трійки
goldengeneral-box-fours = Четвірки
goldengeneral-box-fives = П’ятірки
goldengeneral-box-sixes = Шістки
goldengeneral-box-straight = Стрит
goldengeneral-box-full = Фул
goldengeneral-box-four = Каре
goldengeneral-box-general = Генерал

goldengeneral-letter-red = Ч
goldengeneral-letter-green = З
goldengeneral-letter-blue = С
goldengeneral-letter-yellow = Ж
goldengeneral-letter-white = Б

goldengeneral-no-hand = Руки з усіма п’ятьма кольорами з цих кубиків не скласти.

goldengeneral-lesson-1 = Десять кубиків, по два кожного кольору
goldengeneral-lesson-2 = З них — дві руки, у кожній усі кольори
goldengeneral-lesson-3 = За хід — два рядки, наприклад «фул 1»
goldengeneral-lesson-4 = У дужках — скільки дадуть ці кубики

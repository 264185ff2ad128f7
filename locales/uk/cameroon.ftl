# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Камерунець
cameroon-into = Камерунця
cameroon-also = камерун
cameroon-about = П’ять кубиків, до трьох кидків, десять ходів: свої рядки або стовпці, які всі заповнюють разом.
cameroon-brief = п’ять кубиків, десять хвилин
cameroon-rules =
    Кинь п’ять кубиків; будь-які з них можна до двох разів перекинути. Потім заповни рядок; чого немає, за те 0.

    Від одиниць до шісток: сума таких кубиків. Фул (3 + 2): усі кубики. Малий стрит 1–5: 21, великий 2–6: 30, п’ять рівних: 50.

    Випало 5 5 5 6 2: пиши «п’ятірки» — це 15. Або заради фула «перекинути 2 6», чи «лишити 5 5 5» і «кидок». Або тисни кубики, які лишаєш, тоді рядок.

    Після десяти ходів у кожного виграє той, у кого більше очок.

    З умовою «разом» кидок один на всіх, кожен вирішує таємно, аркуші відкриють у кінці. З «стовпці=спільні» всі пишуть у ті самі стовпці, знов і знов, поки стовпець не повний і не закритий для всіх. З останнім партія закінчується одразу, хай у когось на хід менше. За назвою стоїть, скільки бракує: по три кубики на гравця, у фулі по 20 очок на гравця, у п’яти рівних — 60. Очки тоді інші: стрити 15 і 20, кожному по разу, п’ять рівних 30.

cameroon-opt-columns = у кожного свої рядки чи стовпці, які заповнюють усі разом
cameroon-key-columns = стовпці | рядки
cameroon-is-own = свої
cameroon-is-shared = спільні
cameroon-set-columns = { $value ->
    [shared] спільні стовпці
   *[other] свої рядки
}
cameroon-reject-shared = Зі спільними стовпцями грають по черзі: прибери «разом» і «називаємо».

cameroon-full = Повно, закрито для всіх: { $box }.

cameroon-word-throw = кидок | кинути | кидаю
cameroon-word-name = випало | називаю
cameroon-word-keep = лишити | лишаю | залишити | тримаю
cameroon-word-again = перекинути | перекидаю | ще
cameroon-word-die = кубик
cameroon-word-ones = одиниці
cameroon-word-twos = двійки
cameroon-word-threes = трійки
cameroon-word-fours = четвірки
cameroon-word-fives = п’ятірки
cameroon-word-sixes = шістки
cameroon-word-small = малий | малий стрит
cameroon-word-large = великий | великий стрит
cameroon-word-full = фул | фулл | фул хаус
cameroon-word-equal = п’ять рівних | рівні

cameroon-box-ones = Одиниці
cameroon-box-twos = Двійки
cameroon-box-threes = Трійки
cameroon-box-fours = Четвірки
cameroon-box-fives = П’ятірки
cameroon-box-sixes = Шістки
cameroon-box-small = Малий стрит
cameroon-box-large = Великий стрит
cameroon-box-full = Фул
cameroon-box-equal = П’ять рівних

cameroon-lesson-1 = До трьох кидків: «перекинути 1 6»
cameroon-lesson-2 = Три п’ятірки: 15 у рядок п’ятірок
cameroon-lesson-3 = Малий стрит: 21
cameroon-lesson-4 = У дужках — скільки дасть рядок зараз

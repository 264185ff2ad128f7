# Четыре ряда: две белые кости — всем, четыре цветные — тому, кто бросал.

rows-name = Четыре ряда
rows-into = { rows-name }
rows-also = цветные ряды | ряд за рядом
rows-about = Белые кости — всем, цветные — тому, кто бросал: зачёркивай числа в четырёх рядах слева направо и пропускай поменьше.
rows-brief = шесть костей, четверть часа
rows-rules =
    У каждого четыре ряда: красный и жёлтый идут от 2 до 12, зелёный и синий — от 12 до 2. Зачёркивать можно только слева направо: что пропущено, то пропало.

    Бросают по очереди: две белые кости и по одной каждого цвета. Сначала все разом могут зачеркнуть сумму белых костей — в одном ряду. Потом только тот, кто бросал, может сложить одну белую кость с одной цветной и зачеркнуть сумму в ряду этого цвета. Кто бросал и за оба шага не зачеркнул ничего, получает штраф.

    Последнему числу ряда нужно пять крестиков перед ним. Вместе с ним зачёркивается замок — это ещё один крестик. Ряд закрыт для всех, и его кость выходит из игры. Если последнее число зачеркнули сразу несколько игроков, замок достаётся каждому.

    Партия кончается, когда закрыты два ряда или у кого-то четвёртый штраф.

    Крестики ряда дают 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 и 78 очков, штраф отнимает 5. Крестиков 4, 7, 0 и 2, один штраф: 10 + 28 + 0 + 3 − 5 = 36. Больше очков — победа.

    Жми на кнопку или пиши ряд и число: «красный 7» или «к7»; «пас» — если не зачёркиваешь ничего. Пока не решат все, никто не видит, что ты зачеркнёшь по белым костям.

rows-opt-locks = сколько закрытых рядов кончают партию
rows-opt-penalties = сколько штрафов одного игрока кончают партию
rows-key-locks = замки | замков
rows-key-penalties = штрафы | штрафов
rows-set-locks = { $value ->
    [one] до { $value } закрытого ряда
   *[other] до { $value } закрытых рядов
}
rows-set-penalties = { $value ->
    [one] до { $value } штрафа
   *[other] до { $value } штрафов
}

rows-word-throw = бросок | бросить | бросаю | кидаю | throw
rows-word-red = красный | красная | красное | красные | красную | красн | red
rows-word-yellow = жёлтый | жёлтая | жёлтое | жёлтые | жёлтую | желтый | желтая | желтое | желтые | желтую | yellow
rows-word-green = зелёный | зелёная | зелёное | зелёные | зелёную | зеленый | зеленая | зеленое | зеленые | зеленую | green
rows-word-blue = синий | синяя | синее | синие | синюю | blue
rows-word-pass = пас | мимо | pass

rows-row-red = красный
rows-row-yellow = жёлтый
rows-row-green = зелёный
rows-row-blue = синий
rows-letter-red = К
rows-letter-yellow = Ж
rows-letter-green = З
rows-letter-blue = С

rows-cross-red = 🔴 { $number }
rows-cross-red-news = { $seat } зачёркивает { $number } в красном ряду.
rows-cross-yellow = 🟡 { $number }
rows-cross-yellow-news = { $seat } зачёркивает { $number } в жёлтом ряду.
rows-cross-green = 🟢 { $number }
rows-cross-green-news = { $seat } зачёркивает { $number } в зелёном ряду.
rows-cross-blue = 🔵 { $number }
rows-cross-blue-news = { $seat } зачёркивает { $number } в синем ряду.
rows-pass = Пас

rows-ask-throw = { $several ->
    [yes] бросьте кости и напишите
   *[no] брось кости и напиши
}, что выпало ({ $dice ->
    [one] { $dice } число
    [few] { $dice } числа
   *[many] { $dice } чисел
}): две белые, потом { $colours }
rows-ask-white = белые дают { $sum }: { $several ->
    [yes] зачеркните в каком-нибудь ряду
   *[no] зачеркни в каком-нибудь ряду
} или пас
rows-ask-coloured = { $several ->
    [yes] зачеркните
   *[no] зачеркни
} белую кость плюс цветную или пас
rows-ask-penalty = { $several ->
    [yes] зачеркните
   *[no] зачеркни
} белую кость плюс цветную, иначе штраф 5

rows-die-red = 🔴 { $face }
rows-die-yellow = 🟡 { $face }
rows-die-green = 🟢 { $face }
rows-die-blue = 🔵 { $face }
rows-threw = { $seat } бросает: ⚪ { $one } + { $two } = { $sum }, { $coloured }.
rows-crossed = Сумма белых: { $crosses }.
rows-crossed-one = { $seat } – { $row } { $number }
rows-crossed-none = Сумму белых не зачеркнул никто.
rows-crosses = { $seat } зачёркивает: { $row } { $number }.
rows-passes = { $seat }: пас.
rows-penalty = { $seat } ничего не зачёркивает: это штраф, уже { $count }-й.
rows-locked = Замок – { $names }: { $row } ряд закрыт для всех.
rows-over-locks = { $count ->
    [one] Закрыт { $count } ряд: конец партии.
    [few] Закрыты { $count } ряда: конец партии.
   *[many] Закрыто { $count } рядов: конец партии.
}
rows-over-penalties = { $count ->
    [one] У игрока { $seat } { $count } штраф: конец партии.
    [few] У игрока { $seat } { $count } штрафа: конец партии.
   *[many] У игрока { $seat } { $count } штрафов: конец партии.
}

rows-reject-syntax = Напиши ряд и число, например «красный 7», или «пас».
rows-reject-throw = Сначала кости.
rows-reject-thrown = Кости уже лежат: зачеркни число или пас.
rows-reject-locked = Этот ряд закрыт: { $row }.
rows-reject-sum = Сейчас считается только сумма белых: { $sum }.
rows-reject-colour = Белая кость и цветная этого ряда ({ $row }) дают { $sums }.
rows-reject-left = Назад нельзя: { $row } { $number } левее, чем уже зачёркнутое число { $last }.
rows-reject-last = { $count ->
    [one] Последнему числу ({ $row } { $number }) нужно { $needed } крестиков перед ним, а есть { $count } крестик.
    [few] Последнему числу ({ $row } { $number }) нужно { $needed } крестиков перед ним, а есть { $count } крестика.
   *[many] Последнему числу ({ $row } { $number }) нужно { $needed } крестиков перед ним, а есть { $count } крестиков.
}

rows-holds = Твой лист, очков { $points }: { $rows }.
rows-holds-row = { $row } – { $count } до { $last }
rows-holds-empty = { $row } – пусто

rows-sheet-penalties = штрафы
rows-sheet-points = очки

rows-board-seat = игрок
rows-board-left = вне игры
rows-board-red = красный
rows-board-yellow = жёлтый
rows-board-green = зелёный
rows-board-blue = синий
rows-board-penalties = штрафы
rows-board-points = очки
rows-board-white = белые

rows-lesson-1 = Сумму белых костей зачёркивают все
rows-lesson-2 = Кто бросал, складывает белую с цветной
rows-lesson-3 = Слева направо: что пропущено, пропало
rows-lesson-4 = Замок — ещё крестик, и ряд закрыт
rows-lesson-5 = 1, 3, 6, 10 … очков, штраф отнимает 5

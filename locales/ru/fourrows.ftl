# Четыре ряда: две белые кости — всем, четыре цветные — тому, кто бросал.

fourrows-name = Четыре ряда
fourrows-into = { fourrows-name }
fourrows-also = цветные ряды | ряд за рядом
fourrows-about = Белые кости — всем, цветные — тому, кто бросал: зачёркивай числа в четырёх рядах слева направо и пропускай поменьше.
fourrows-brief = шесть костей, четверть часа
fourrows-rules =
    У каждого четыре ряда: красный и жёлтый идут от 2 до 12, зелёный и синий — от 12 до 2. Зачёркивать можно только слева направо: что пропущено, то пропало.

    Бросают по очереди: две белые кости и по одной каждого цвета. Сначала каждый может зачеркнуть сумму белых — в одном ряду и тайно, пока не решат все. Потом только тот, кто бросал, может сложить белую кость с цветной и зачеркнуть сумму в ряду этого цвета. Кто бросал и не зачеркнул ничего, получает штраф.

    Жми на кнопку или пиши ряд и число: «красный 7» или «к7»; «пас» — ничего не зачёркивать. Сумму белых пиши боту в личку.

    Последнему числу ряда нужно пять крестиков перед ним. С ним зачёркивается и замок — ещё один крестик, хоть у нескольких сразу. Ряд закрыт, его кость убирают. Конец — когда закрыты два ряда или у кого-то четвёртый штраф.

    Крестики ряда дают 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 и 78 очков, штраф отнимает 5. Крестиков 4, 7, 0 и 2, один штраф: 10 + 28 + 0 + 3 − 5 = 36. Больше очков — победа.

fourrows-opt-locks = сколько закрытых рядов кончают партию
fourrows-opt-penalties = сколько штрафов одного игрока кончают партию
fourrows-key-locks = замки | замков
fourrows-key-penalties = штрафы | штрафов
fourrows-set-locks = { $value ->
    [one] до { $value } закрытого ряда
   *[other] до { $value } закрытых рядов
}
fourrows-set-penalties = { $value ->
    [one] до { $value } штрафа
   *[other] до { $value } штрафов
}

fourrows-word-throw = бросок | бросить | бросаю | кидаю | throw
fourrows-word-red = красный | красная | красное | красные | красную | красн | red | к
fourrows-word-yellow = жёлтый | жёлтая | жёлтое | жёлтые | жёлтую | желтый | желтая | желтое | желтые | желтую | yellow | ж
fourrows-word-green = зелёный | зелёная | зелёное | зелёные | зелёную | зеленый | зеленая | зеленое | зеленые | зеленую | green | з
fourrows-word-blue = синий | синяя | синее | синие | синюю | blue | с | c
fourrows-word-pass = пас | мимо | pass

fourrows-row-red = красный
fourrows-row-yellow = жёлтый
fourrows-row-green = зелёный
fourrows-row-blue = синий
fourrows-letter-red = К
fourrows-letter-yellow = Ж
fourrows-letter-green = З
fourrows-letter-blue = С

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } зачёркивает { $number } в красном ряду.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } зачёркивает { $number } в жёлтом ряду.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } зачёркивает { $number } в зелёном ряду.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } зачёркивает { $number } в синем ряду.
fourrows-pass = Пас

fourrows-ask-throw = { $several ->
    [yes] бросьте кости и напишите
   *[no] брось кости и напиши
}, что выпало ({ $dice ->
    [one] { $dice } число
    [few] { $dice } числа
   *[many] { $dice } чисел
}): две белые, потом { $colours }
fourrows-ask-first = белые дают { $sum } (бросает { $seat }): { $several ->
    [yes] зачеркните это число в каком-нибудь ряду
   *[no] зачеркни это число в каком-нибудь ряду
} или «пас»
fourrows-ask-white = белые дают { $sum }: { $several ->
    [yes] зачеркните это число в каком-нибудь ряду
   *[no] зачеркни это число в каком-нибудь ряду
} или «пас»
fourrows-ask-coloured = { $several ->
    [yes] зачеркните
   *[no] зачеркни
} сумму белой кости и цветной или «пас»
fourrows-ask-penalty = { $several ->
    [yes] зачеркните
   *[no] зачеркни
} сумму белой кости и цветной, иначе штраф 5

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } бросает: ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = Сумма белых: { $crosses }.
fourrows-crossed-one = { $seat } — { $row } { $number }
fourrows-crossed-none = Сумму белых не зачеркнул никто.
fourrows-crosses = { $seat } зачёркивает: { $row } { $number }.
fourrows-passes = { $seat }: пас.
fourrows-penalty = { $seat } ничего не зачёркивает: это { $count ->
    [1] первый штраф
    [2] второй штраф
    [3] третий штраф
    [4] четвёртый штраф
   *[other] штраф номер { $count }
}.
fourrows-locked = Замок — { $names }: { $row } ряд закрыт для всех.
fourrows-over-locks = { $count ->
    [one] Закрыт { $count } ряд: конец партии.
    [few] Закрыты { $count } ряда: конец партии.
   *[many] Закрыто { $count } рядов: конец партии.
}
fourrows-over-penalties = { $count ->
    [one] { $seat }: { $count } штраф, конец партии.
    [few] { $seat }: { $count } штрафа, конец партии.
   *[many] { $seat }: { $count } штрафов, конец партии.
}

fourrows-reject-syntax = Напиши ряд и число, например «красный 7», или «пас».
fourrows-reject-throw = Сначала кости.
fourrows-reject-thrown = Кости уже брошены: зачеркни число или пас.
fourrows-reject-locked = Этот ряд закрыт: { $row }.
fourrows-reject-sum = Сейчас считается только сумма белых: { $sum }.
fourrows-reject-colour = Белая кость и цветная этого ряда ({ $row }) дают { $other ->
    [0] { $sum }
   *[other] { $sum } или { $other }
}.
fourrows-reject-left = Назад нельзя: { $row } { $number } левее, чем уже зачёркнутое число { $last }.
fourrows-reject-last = { $count ->
    [one] Последнему числу ({ $row } { $number }) нужно { $needed } крестиков перед ним, а есть { $count } крестик.
    [few] Последнему числу ({ $row } { $number }) нужно { $needed } крестиков перед ним, а есть { $count } крестика.
   *[many] Последнему числу ({ $row } { $number }) нужно { $needed } крестиков перед ним, а есть { $count } крестиков.
}

fourrows-holds = Твой лист, очков { $points }: { $rows }.
fourrows-holds-row = { $count ->
    [one] { $row } — { $count } крестик (на { $last })
    [few] { $row } — { $count } крестика (последний — { $last })
   *[many] { $row } — { $count } крестиков (последний — { $last })
}
fourrows-holds-empty = { $row } — пусто

fourrows-sheet-penalties = штрафы
fourrows-sheet-points = очки
fourrows-sheet-white = белые кости: сумму может зачеркнуть каждый
fourrows-sheet-coloured = белая + цветная: только тот, кто бросал
fourrows-sheet-before = прошлый бросок

fourrows-board-seat = игрок
fourrows-board-left = вне игры
fourrows-board-red = красный
fourrows-board-yellow = жёлтый
fourrows-board-green = зелёный
fourrows-board-blue = синий
fourrows-board-penalties = штрафы
fourrows-board-points = очки
fourrows-board-white = белые

fourrows-lesson-1 = Сумму белых может каждый: «зелёный 4»
fourrows-lesson-2 = Кто бросал, складывает белую с цветной
fourrows-lesson-3 = Слева направо: что пропущено, пропало
fourrows-lesson-4 = Замок — ещё крестик, и ряд закрыт
fourrows-lesson-5 = 1, 3, 6, 10 … очков, штраф отнимает 5

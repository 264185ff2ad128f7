golf-name = Гольф
golf-into = { golf-name }
golf-also = гольф на папері | паперовий гольф
golf-about = Проведи м’яч повз пагорби до лунки за якнайменше ударів.
golf-brief = десять хвилин
golf-rules =
    М’ячі лежать поруч унизу аркуша, лунка вгорі. По черзі кажуть, куди клацнути ручкою, не далі ніж 12 клітинок. Точно туди не влучить: що довший удар, то дужче його зносить.

    М’яч у лунці, якщо лінія закінчується за 0,4 клітинки від неї чи ближче або проходить над нею, коли котитися лишається менше ніж 2 клітинки. Швидший перескочить. Край аркуша м’яч спиняє.

    Лінія впирається в пагорб — м’яч стає під ним, і наступний суперник котить його на 3 клітинки куди хоче: «коти зх» (на захід, ліворуч) або кнопка. Зі «штрафом» замість цього додають удари.

    Виграє, кому стало менше ударів. Після 25-го м’яч піднімають.

    Хід — вузол, де сходяться лінії: і24. Можна й точніше: 11,5 24,2 або і,5 24,2.

    Хто кличе грати, вибирає, скільки буде пагорбів — до 8.
golf-opt-hills = скільки пагорбів на дорозі
golf-opt-penalty = скільки ударів додає пагорб замість того, щоб м’яч котили; 0 — м’яч котять
golf-key-hills = пагорби | пагорбів
golf-key-penalty = штраф
golf-set-hills = { $value ->
    [0] без пагорбів
    [one] { $value } пагорб
    [few] { $value } пагорби
   *[many] { $value } пагорбів
}
golf-set-penalty = { $value ->
    [0] від пагорба м’яч котять
    [one] пагорб коштує { $value } удар
    [few] пагорб коштує { $value } удари
   *[many] пагорб коштує { $value } ударів
}

golf-word-roll = коти | кочу
golf-word-n = пн | північ | вгору
golf-word-ne = пнсх | північносхід | пн-сх
golf-word-e = сх | схід | праворуч
golf-word-se = пдсх | південносхід | пд-сх
golf-word-s = пд | південь | вниз
golf-word-sw = пдзх | південнозахід | пд-зх
golf-word-w = зх | захід | ліворуч
golf-word-nw = пнзх | північнозахід | пн-зх

golf-ask = удар { $stroke }: скажи, куди клацнути, не далі ніж { $most } клітинок
golf-ask-roll = коти м’яч на 3 клітинки, його має { $other }: куди?
golf-ball = ⚪
golf-way-n = ⬆️ пн
golf-way-ne = ↗️ пнсх
golf-way-e = ➡️ сх
golf-way-se = ↘️ пдсх
golf-way-s = ⬇️ пд
golf-way-sw = ↙️ пдзх
golf-way-w = ⬅️ зх
golf-way-nw = ↖️ пнзх
golf-way-n-news = { $seat } котить м’яч на північ.
golf-way-ne-news = { $seat } котить м’яч на північний схід.
golf-way-e-news = { $seat } котить м’яч на схід.
golf-way-se-news = { $seat } котить м’яч на південний схід.
golf-way-s-news = { $seat } котить м’яч на південь.
golf-way-sw-news = { $seat } котить м’яч на південний захід.
golf-way-w-news = { $seat } котить м’яч на захід.
golf-way-nw-news = { $seat } котить м’яч на північний захід.

golf-told-in = { $strokes ->
        [one] { $seat } в лунці за { $strokes } удар!
        [few] { $seat } в лунці за { $strokes } удари!
       *[many] { $seat } в лунці за { $strokes } ударів!
    }
golf-told-hill = { $seat } влучає в пагорб. М’яч котить { $other }.
golf-told-blocked = { $seat } котить м’яч ({ $other }), але його спиняє пагорб.
golf-told-penalty = { $count ->
        [one] { $seat } влучає в пагорб: ще { $count } удар, разом { $strokes }.
        [few] { $seat } влучає в пагорб: ще { $count } удари, разом { $strokes }.
       *[many] { $seat } влучає в пагорб: ще { $count } ударів, разом { $strokes }.
    }
golf-told-up = { $seat } піднімає м’яч, ударів уже { $strokes }.
golf-is-in = у лунці
golf-is-out = не в лунці
golf-is-rolled = пагорб: котить { $other }
golf-has-strokes = { $count ->
    [one] { $count } удар
    [few] { $count } удари
   *[many] { $count } ударів
}
golf-is-up = м’яч піднято
golf-is-left = поза грою
golf-sheet-reach = доки цілити
golf-sheet-mover = б’є

golf-reject-syntax = Напиши, куди клацнути: вузол, наприклад і24, або точніше: 11,5 24,2.
golf-reject-way = Напиши, куди котити м’яч: пн, пнсх, сх, пдсх, пд, пдзх, зх або пнзх.
golf-reject-off = Це за аркушем: він від а1 до { $last }.
golf-reject-here = Там твій м’яч і лежить. Ціль кудись інде.
golf-reject-far = Це за { $far } клітинок. Цілити можна щонайбільше на { $most }, до пунктиру.
golf-reject-roll = Спершу коти м’яч, його має { $other }: напиши куди, наприклад коти зх.
golf-reject-stroke = М’яч котять, коли він уперся в пагорб. Тепер скажи, куди клацнути.

# What the board in letters says.
golf-board-at = на
golf-board-strokes = удари
golf-board-in = у лунці
golf-board-picked-up = піднято
golf-board-left = вибуває

golf-lesson-1 = Пагорб спинив м’яч Анни
golf-lesson-2 = Богдан котить його на 3 клітинки: «коти пд»
golf-lesson-3 = Пиши, куди бити, не далі дуги: «і14»
golf-lesson-4 = Що довший удар, то дужче його зносить
golf-lesson-5 = Менше ударів до лунки — перемога

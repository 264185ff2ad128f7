golf-name = Гольф
golf-into = { golf-name }
golf-also = мини-гольф
golf-about = Загони щелчками мяч в лунку мимо холмов — у кого меньше ударов, тот и выиграл.
golf-brief = десять минут
golf-rules =
    Мячи лежат рядом внизу листа, лунка — наверху. По очереди говорят, куда бить, — не дальше 12 клеток. Точно ручка не попадёт: чем длиннее удар, тем сильнее его уводит.

    Мяч в лунке, если линия кончилась не дальше 0,4 клетки от неё или прошла над ней, когда катиться оставалось меньше 2 клеток. Слишком быстрый мяч лунку перескочит. Край листа мяч останавливает.

    Линия упёрлась в холм — мяч встаёт у подножия, и соперник, который сидит следующим, откатывает его на 3 клетки куда захочет: «откат з» (на запад, влево) или кнопка. Со «штрафом» вместо этого добавляются удары.

    Побеждает, кому хватило меньше ударов. После 25-го мяч поднимают.

    Ход — узел, где сходятся линии: л24 (столбцы без ё, й, ъ, ы, ь). Можно и точнее: 11,5 24,2 или л,5 24,2.

    Кто зовёт играть, выбирает, сколько будет холмов — до 8.
golf-opt-hills = сколько холмов на пути
golf-opt-penalty = сколько ударов добавить за холм вместо отката; 0 — откат
golf-key-hills = холмы | холмов
golf-key-penalty = штраф
golf-set-hills = { $value ->
    [0] без холмов
    [one] { $value } холм
    [few] { $value } холма
   *[many] { $value } холмов
}
golf-set-penalty = { $value ->
    [0] за холм откат
    [one] за холм { $value } удар
    [few] за холм { $value } удара
   *[many] за холм { $value } ударов
}

golf-word-roll = откат | кати | roll
golf-word-n = с | север | вверх | n
golf-word-ne = св | северо-восток | ne
golf-word-e = в | восток | вправо | e
golf-word-se = юв | юго-восток | se
golf-word-s = ю | юг | вниз | s
golf-word-sw = юз | юго-запад | sw
golf-word-w = з | запад | влево | w
golf-word-nw = сз | северо-запад | nw

golf-ask = удар { $stroke }: скажи, куда бить, не дальше { $most } клеток
golf-ask-roll = откати мяч на 3 клетки, куда хочешь ({ $other })
golf-ball = ⚪
golf-way-n = ⬆️ с
golf-way-ne = ↗️ св
golf-way-e = ➡️ в
golf-way-se = ↘️ юв
golf-way-s = ⬇️ ю
golf-way-sw = ↙️ юз
golf-way-w = ⬅️ з
golf-way-nw = ↖️ сз
golf-way-n-news = { $seat } откатывает мяч на север.
golf-way-ne-news = { $seat } откатывает мяч на северо-восток.
golf-way-e-news = { $seat } откатывает мяч на восток.
golf-way-se-news = { $seat } откатывает мяч на юго-восток.
golf-way-s-news = { $seat } откатывает мяч на юг.
golf-way-sw-news = { $seat } откатывает мяч на юго-запад.
golf-way-w-news = { $seat } откатывает мяч на запад.
golf-way-nw-news = { $seat } откатывает мяч на северо-запад.

golf-told-in = { $strokes ->
        [one] { $seat }: мяч в лунке, { $strokes } удар!
        [few] { $seat }: мяч в лунке, { $strokes } удара!
       *[many] { $seat }: мяч в лунке, { $strokes } ударов!
    }
golf-told-hill = { $seat }: мяч упёрся в холм. Откатывает { $other }.
golf-told-blocked = { $seat } откатывает мяч ({ $other }), но холм его останавливает.
golf-told-penalty = { $count ->
        [one] { $seat }: холм, ещё { $count } удар — всего { $strokes }.
        [few] { $seat }: холм, ещё { $count } удара — всего { $strokes }.
       *[many] { $seat }: холм, ещё { $count } ударов — всего { $strokes }.
    }
golf-told-up = { $seat }: ударов уже { $strokes }, мяч поднят.
golf-is-in = в лунке
golf-is-out = не в лунке
golf-is-rolled = холм: катит { $other }
golf-has-strokes = { $count ->
    [one] { $count } удар
    [few] { $count } удара
   *[many] { $count } ударов
}
golf-is-up = поднят
golf-is-left = вне игры
golf-sheet-reach = докуда целиться
golf-sheet-mover = бьёт

golf-reject-syntax = Напиши, куда бить: узел вроде л24 или точнее — 11,5 24,2.
golf-reject-way = Напиши, куда откатить мяч: с, св, в, юв, ю, юз, з или сз.
golf-reject-off = Это за краем листа: на нём узлы от а1 до { $last }.
golf-reject-here = Тут лежит твой мяч. Целься в другое место.
golf-reject-far = Отсюда до этого места { $far } кл. Целиться можно не дальше { $most } клеток, до пунктира.
golf-reject-roll = Сначала откати мяч ({ $other }): напиши куда, например «откат з».
golf-reject-stroke = Откатывают мяч, который упёрся в холм. Сейчас скажи, куда бить.

# Слова доски, набранной буквами.
golf-board-at = на
golf-board-strokes = удары
golf-board-in = в лунке
golf-board-picked-up = поднят
golf-board-left = вне игры

golf-lesson-1 = Холм остановил мяч Анны
golf-lesson-2 = Борис откатил его на 3 клетки: «откат ю»
golf-lesson-3 = Пиши, куда бить, не дальше дуги: «л14»
golf-lesson-4 = Чем длиннее удар, тем сильнее его уводит
golf-lesson-5 = Меньше ударов до лунки — победа

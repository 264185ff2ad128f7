turnover-name = Переворот
turnover-into = { turnover-name }
turnover-also = переверни кубик | перевертас
turnover-about = Переверни свій кубик або вибий чужий: хто лишився без кубиків, програє. Після кидка удача вже ні до чого.
turnover-brief = по п’ять кубиків, десять хвилин
turnover-rules =
    Кожен кидає п’ять кубиків, починає той, у кого сума менша. Далі ніхто не кидає.

    За хід роблять одне з двох. Переверни свій кубик догори дном («переворот 2»): протилежні грані дають сім, тож із 2 виходить 5. Під перевернутим — стрілка: знову перевернути його не можна, поки щось не виб’єш.

    Або вибий чужий кубик («вибити 5»): він іде на середину. Замість нього суперник бере з середини будь-які кубики, аби сума була менша, ніж на вибитому, і тоді ходить. Вибито 5, а на середині 1 2 3: «забрати 1 3» можна, 2 і 3 — ні. Або «нічого».

    Хто без кубиків і нічого не забирає, програє. Без кінця раунд не триває: з кожним вибитим середина багатшає.

    У матчі до 50 хто виграє раунд, записує очки на кубиках, що лишилися, і всі кидають наново.

    Є й кнопки. Якщо однакових чужих кубиків два, «вибити 5» — про ще не перевернутий, «вибити перевернутий 5» — про перевернутий.
turnover-opt-points = до скількох очок матч; 1 — один раунд
turnover-key-points = очки | очок | матч
turnover-set-points = { $value ->
    [1] один раунд
   *[other] матч до { $value } очок
}
turnover-preset-series = серія | довгий матч

turnover-word-throw = кидок | кидаю | кинути
turnover-word-flip = переворот | переверни | перевернути | перевертаю
turnover-word-trash = вибити | вибий | вибиваю
turnover-word-turned = перевернутий | перевернутого
turnover-word-take = забрати | забираю | беру | забери
turnover-word-nothing = нічого | не беру

turnover-ask = переверни свій кубик або вибий чужий
turnover-ask-trash = усі твої кубики перевернуто: вибий чужий
turnover-ask-take = забери кубики з сумою менше ніж { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } перевертає { $face }: тепер це { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } вибиває { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } вибиває перевернутий кубик, { $face }.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } забирає { $faces }.
turnover-nothing = Нічого
turnover-nothing-news = { $seat } не бере нічого.

turnover-told-begins = { $seat } — { $low }, { $other } — { $high }: починає менша сума. Хід: { $seat }.
turnover-told-tie = В обох { $sum }: усі кубики кидають знову.
turnover-told-none = { $seat } втрачає кубик, а середина порожня: забрати нема чого.
turnover-told-more = { $seat } втрачає кубик, а менше ніж { $limit } на середині не скласти.
turnover-told-won = { $points ->
        [1] { $other } лишається без кубиків. { $seat } виграє, на столі { $pips ->
            [one] { $pips } очко
            [few] { $pips } очки
           *[many] { $pips } очок
        }!
       *[other] { $other } лишається без кубиків. { $seat } записує { $pips ->
            [one] { $pips } очко
            [few] { $pips } очки
           *[many] { $pips } очок
        }: уже { $total } з { $points }.
    }

turnover-sheet-middle = Середина
turnover-sheet-empty = Середина порожня
turnover-sheet-trashed = { $seat } вибиває { $face }
turnover-sheet-none = { $other } вибиває { $face }; { $seat } нічого не бере
turnover-sheet-take = Забери менше за { $limit }
turnover-sheet-points = { $won } з { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } кубик, сума { $sum }
    [few] { $count } кубики, сума { $sum }
   *[many] { $count } кубиків, сума { $sum }
}
turnover-sheet-turned = Зі стрілкою — перевернуто, поки не можна

turnover-reject-syntax = Пиши, наприклад, переворот 2 або вибити 5; а щоб забрати — забрати 1 3 або нічого.
turnover-reject-throw = Спершу кидають кубики.
turnover-reject-thrown = Кубики вже кинуто.
turnover-reject-take = Спершу забери кубики з сумою менше ніж { $limit } або скажи «нічого».
turnover-reject-act = Забирати зараз нема чого: переверни свій кубик або вибий чужий.
turnover-reject-face = На кубику буває від 1 до { $most }.
turnover-reject-own = На твоїх кубиках немає { $face }.
turnover-reject-turned = Цей кубик, { $face }, уже перевернуто. Знову можна, коли щось виб’єш.
turnover-reject-other = На чужих кубиках немає { $face }.
turnover-reject-other-turned = На чужих перевернутих кубиках немає { $face }.
turnover-reject-sum = Це { $sum }, а має бути менше ніж { $limit }.
turnover-reject-middle = Стільки кубиків із { $face } на середині немає.

# What the board in letters says.
turnover-board-seat = гравець
turnover-board-middle = середина
turnover-board-throws = кидає
turnover-board-takes-less-than = бере менше ніж
turnover-board-to = до

turnover-lesson-1 = «переворот 4»: твоя 4 стане трійкою
turnover-lesson-2 = Перевернуто: чекай, поки щось виб’єш
turnover-lesson-3 = «вибити 5»: чужий кубик — на середину
turnover-lesson-4 = Навзамін беруть менше, ніж на ньому було
turnover-lesson-5 = Хто без кубиків, програє раунд

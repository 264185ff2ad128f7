vertushka-name = Вертушка
vertushka-into = Вертушку
vertushka-also = тридцять одне | переверни на бік
vertushka-about = Один кидок, а далі кубик лише перевертають на бік. Набери рівно 31 і не перебери.
vertushka-brief = один кубик, дві хвилини
vertushka-rules =
    Один кидає кубик: що випало, з того й починається сума. Далі ніхто не кидає. По черзі, починаючи із суперника, кубик перевертають через ребро на сусідню грань і додають те, що опинилося зверху.

    Зверху може стати не все: не та грань, що вже зверху, не та, що знизу (протилежні дають сім), і не та, що була зверху перед останнім ходом. Лишаються три, а за першим разом чотири.

    Хто набере рівно 31, дістає 3 очки. Хто перебере, віддає суперникові все зайве: за 33 той дістає 2. Тоді кидає другий, а матч іде до 6 очок.

    Якщо кубиків два, перевертають один із них, а додають обидві верхні грані. Заборона в кожного кубика своя.

    Пиши грань, яка стане зверху: 6. З двома кубиками скажи, котрий: «лівий 6», «правий 6» або 4>6 — той, на якому 4. На кнопках видно й суму.
vertushka-opt-count = скільки кубиків перевертати
vertushka-opt-target = яка сума виграє раунд
vertushka-opt-points = до скількох очок матч; 1 — один раунд
vertushka-key-count = число кубиків | кубиків
vertushka-key-target = сума | мета
vertushka-key-points = очки | очок | матч
vertushka-set-count = { $value ->
    [1] один кубик
   *[other] { $value } кубики
}
vertushka-set-target = до { $value }
vertushka-set-points = { $value ->
    [1] один раунд
   *[other] матч до { $value } очок
}
vertushka-preset-two = два кубики
vertushka-preset-single = один раунд | одна гра

vertushka-word-throw = кидок | кидаю | кинути
vertushka-word-left = лівий | ліворуч | зліва | л
vertushka-word-right = правий | праворуч | справа | п

vertushka-ask = { $dice ->
        [1] переверни кубик
       *[other] переверни котрийсь кубик
    }: поки { $total }, лишилося { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } перевертає на { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } перевертає лівий на { $face }: { $makes }.
vertushka-tip-right-news = { $seat } перевертає правий на { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [1] один раунд
   *[other] до { $points } очок
}
vertushka-sheet-over = = { $sum } перебір
vertushka-sheet-target = мета
vertushka-sheet-before = була зверху
vertushka-sheet-before-short = була

vertushka-told-throw = { $seat }: випало { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat }: рівно { $target } — { $points } очко!
        [few] { $seat }: рівно { $target } — { $points } очки!
       *[many] { $seat }: рівно { $target } — { $points } очок!
    }
vertushka-told-passed = { $points ->
        [one] { $seat }: перебір, { $sum }. { $other } дістає { $points } очко.
        [few] { $seat }: перебір, { $sum }. { $other } дістає { $points } очки.
       *[many] { $seat }: перебір, { $sum }. { $other } дістає { $points } очок.
    }

vertushka-reject-syntax = { $dice ->
    [1] Напиши грань, яка стане зверху, наприклад 6.
   *[other] Напиши, котрий кубик і яка грань стане зверху: лівий 6, правий 6 або 4>6 — той, на якому 4.
}
vertushka-reject-face = Грані кубика — від 1 до 6.
vertushka-reject-top = { $face } вже зверху. Переверни на котрусь із { $faces }.
vertushka-reject-under = { $face } знизу, навпроти { $top }: за один раз її нагору не підняти. Можна { $faces }.
vertushka-reject-before = { $face } була зверху перед останнім ходом, одразу назад не можна. Можна { $faces }.
vertushka-reject-neither = На { $face } зараз не перевернути жодного кубика.
vertushka-reject-shown = Кубика з { $top } немає. Зверху: { $tops }.
vertushka-reject-which = На { $face } можна перевернути обидва. Скажи, котрий: лівий { $face } чи правий { $face }.
vertushka-reject-throw = Спершу кидають кубики.
vertushka-reject-thrown = Кубики вже кинуто: тепер переверни котрийсь.

# What the board in letters says.
vertushka-board-to = до
vertushka-board-seat = гравець
vertushka-board-throws = кидає
vertushka-board-was = була
vertushka-board-may-be = може стати
vertushka-board-last = остання
vertushka-board-of = з

vertushka-lesson-1 = Ця грань зверху: її щойно додали
vertushka-lesson-2 = Пиши, яку грань нагору; ось сума
vertushka-lesson-3 = Вона щойно була зверху: поки не можна
vertushka-lesson-4 = Рівно 31 — три очки
vertushka-lesson-5 = Перебір — зайве дістає суперник

# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Тисяча із шістьма кубиками
thousand-into = Тисячу із шістьма кубиками
thousand-also = тисяча | фаркл | зонк | тисяча на кубиках
thousand-about = Відкладай кубики з очками й кидай решту, поки стає сміливості: виграє, хто перший набере 1000.
thousand-brief = шість кубиків, чверть години
thousand-rules =
    Набери 1000 очок раніше за всіх. Бот кидає тобі шість кубиків. З кожного кидка відклади хоча б один кубик з очками; тоді запиши очки або кидай решту. Якщо в кидку немає нічого з очками, усе за цей хід згоріло. Відкладено всі шість — можна знову кидати всі.

    Одиниця — 10, п’ятірка — 5. Три однакові в одному кидку — десять разів це число, а одиниця тут за десять: 4 4 4 — 40, 1 1 1 — 100. Чотири — двадцять разів: 80 і 200, п’ять — сто разів: 400 і 1000. 1 2 3 4 5 6: 150. Шість однакових — одразу перемога.

    Випало 1 1 1 5 2 6: «кидок 1 1 1 5» — і маєш 105. Решта дає 5 і 3: «стоп» записує 110. Самі «кидок» і «стоп» відкладають усе, що дає очки. Або тисни кнопки.

    Умови: мета; «вхід» — скільки треба на перші очки; «ями»: маючи від 200 до 295, спинитися можна, лише якщо цей хід виводить на 300; так само від 600 до 700. «разом»: шість кубиків на всіх; у кого лишилося менше, бере перші зліва.

thousand-opt-goal = до скількох очок грати
thousand-opt-opening = скільки очок має дати перший зарахований хід
thousand-opt-pits = з ям від 200 до 300 і від 600 до 700 виходять одним ходом
thousand-key-goal = мета | очки
thousand-key-opening = вхід
thousand-key-pits = ями
thousand-set-goal = до { $value } очок
thousand-set-opening = { $value ->
    [0] без входу
   *[other] вхід { $value }
}
thousand-set-pits = { $value ->
    [on] з ямами
   *[other] без ям
}

thousand-word-roll = кидок | кидаю | кинути | відкласти | відкладаю | ще
thousand-word-hold = стоп | пишу | досить | записати

thousand-roll = 🎲 { $faces }: { $points }, кинути { $dice }
thousand-roll-news = { $seat } відкладає { $faces } і кидає { $dice }.
thousand-hold = ✋ Стоп: +{ $points }
thousand-hold-news = { $seat } спиняється: { $points }.

thousand-ask = { $now ->
    [0] що відкладаєш? Усе, що дає очки: { $points }
   *[other] що відкладаєш? З усім, що дає очки, буде { $points } за хід
}
thousand-ask-all = кидати далі чи стоп?
thousand-holds = Твої кубики: { $faces }. За цей хід: { $points }.
thousand-holds-none = За цей хід: { $points }.

thousand-threw = { $seat }: випало { $faces }.
thousand-bust = { $points ->
    [0] { $seat }: випало { $faces }, нічого з очками.
   *[other] { $seat }: випало { $faces }, нічого з очками, згоріло { $points }.
}
thousand-six = { $seat }: випало { $faces } — шість однакових!
thousand-aside = { $seat } відкладає { $faces }: за хід уже { $points }.
thousand-banks = { $seat } записує { $points }: разом { $total }.

thousand-reject-syntax = Пиши «кидок» або «стоп», можна й кубики, які відкладаєш: «кидок 1 5».
thousand-reject-set = Відкласти { $faces } не можна: поодинці рахуються одиниці й п’ятірки, решта — від трьох однакових, і все з цього кидка.
thousand-reject-stop = Спинятися на { $points } не можна: треба { $least } за один хід. Кидай далі.

thousand-sheet-points = очки
thousand-sheet-now = хід
thousand-sheet-turn = { $seat }: за цей хід { $points }
thousand-sheet-bust = згоріло
thousand-sheet-ticked = можна відкласти: { $points }
thousand-sheet-all = для всіх: кидок { $throw }

thousand-lesson-1 = «кидок 4 4 4 1»: відкладено, це 50
thousand-lesson-2 = Решту кидай («кидок») або «стоп»
thousand-lesson-3 = Нічого з очками: увесь хід згорів
thousand-lesson-4 = Хто перший дійде до мети, тут 300, виграє

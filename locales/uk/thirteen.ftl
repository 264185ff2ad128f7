# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Тринадцять
thirteen-into = { thirteen-name }
thirteen-also = чортів тузінь | 13
thirteen-about = П’ять кидків складаються в одне число: щоразу, коли воно ділиться на тринадцять, воно дає очки.
thirteen-brief = два кубики, п’ять хвилин
thirteen-rules =
    Кубиків два, на одному грані від 2 до 7, тож кидок дає від 3 до 13. Хід — це п’ять кидків. Із першого починається твоє число.

    З кожним із чотирьох інших роби щось одне: додай кидок, відніми його (але не нижче нуля), додай удвічі, втричі чи вчетверо більше або додай половину, третину чи чверть його, дріб відкинь. Якщо нове число ділиться на 13, воно дає очки: 39 — це тричі 13, отже 3 очки. Далі йдеш від нього.

    Кожен має п’ять ходів (умова «ходи»), виграє той, у кого більше очок. Нуль не дає нічого, перший кидок теж.

    Зі справжніми кубиками спершу пиши звичайний, тоді той, що від 2 до 7. Якщо такого немає, візьми другий звичайний: його одиниця — сімка.

    Пиши «+», «-», «х3», «:2» або просто нове число, чи тисни кнопки.

thirteen-opt-divisor = на що має ділитися число: 11 легше, 17 важче
thirteen-opt-rounds = скільки ходів має кожен

thirteen-key-divisor = число | дільник
thirteen-key-rounds = ходи | ходів
thirteen-set-divisor = ділиться на { $value }
thirteen-set-rounds = { $value ->
    [one] по { $value } ходу
    [few] по { $value } ходи
   *[many] по { $value } ходів
}

thirteen-word-throw = кидок | кинути | кидаю
thirteen-word-name = випало | називаю

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } очко
    [few] { $op } → { $total } = { $points } очки
   *[many] { $op } → { $total } = { $points } очок
}

thirteen-ask = маєш { $total }, випало { $sum } — що зробиш?
thirteen-ask-all = випало { $sum } для всіх — { $several ->
    [yes] що зробите?
   *[no] що зробиш?
}

thirteen-holds = { $points ->
    [one] Твоє число: { $total }, за цей хід { $points } очко, разом { $all }.
    [few] Твоє число: { $total }, за цей хід { $points } очки, разом { $all }.
   *[many] Твоє число: { $total }, за цей хід { $points } очок, разом { $all }.
}
thirteen-threw = { $seat }: випало { $faces }, це { $sum }.
thirteen-scored = { $points ->
    [one] { $seat }: виходить { $total }, { $points } очко!
    [few] { $seat }: виходить { $total }, { $points } очки!
   *[many] { $seat }: виходить { $total }, { $points } очок!
}
thirteen-turn = { $points ->
    [0] { $seat }: за хід нічого, разом { $all }.
    [one] { $seat }: за хід { $points } очко, разом { $all }.
    [few] { $seat }: за хід { $points } очки, разом { $all }.
   *[many] { $seat }: за хід { $points } очок, разом { $all }.
}

thirteen-reject-syntax = Пиши «+», «-», від «х2» до «х4», від «:2» до «:4» або нове число.
thirteen-reject-total = { $number } не виходить. Можна: { $made }.
thirteen-reject-minus = { $total } мінус { $sum } — менше за нуль: щось додай.

thirteen-sheet-now = число
thirteen-sheet-all = очки
thirteen-sheet-total = очки: { $points }
thirteen-sheet-of = Раунд { $turn } з { $turns }. У кружку очки: число ÷ { $divisor }
thirteen-sheet-other = У грубій рамці — кубик від 2 до 7
thirteen-sheet-turns = Над очками: за раундами

thirteen-lesson-1 = 9 + 3×10 = 39, тричі 13: три очки
thirteen-lesson-2 = «+» додає кидок, «-» віднімає
thirteen-lesson-3 = «х2»–«х4» — більше, «:2»–«:4» — частина
thirteen-lesson-4 = Звичайний кубик і кубик від 2 до 7
thirteen-lesson-5 = Очки за хід; зазвичай по п’ять ходів

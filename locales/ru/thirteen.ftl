# Тринадцать: сумма на ходу приносит очки, когда делится на тринадцать.

thirteen-name = Тринадцать
thirteen-into = { thirteen-name }
thirteen-also = чёртова дюжина
thirteen-about = Пять бросков складываются в одно число: как только оно делится на тринадцать, пишем очки.
thirteen-brief = две кости, пять минут
thirteen-rules =
    Костей две, на одной грани от 2 до 7, так что в броске выходит от 3 до 13. Ход — пять бросков. С первого начинается число.

    С каждым из четырёх остальных сделай что-то одно: прибавь бросок, отними (но не ниже нуля), прибавь его дважды, трижды или четырежды, либо прибавь половину, треть или четверть (остаток отбрасывается). Делится новое число на 13 — пиши столько очков, сколько в нём раз по 13: за 39 это три. Дальше считаем от него же.

    Ходов обычно по пять (настройка «ходы»); кто набрал больше, тот и выиграл. За ноль и за первый бросок очков нет.

    Если кости настоящие, сначала пиши обычную, потом кость с 2–7. Нет такой — возьми вторую обычную: единица на ней считается за семь.

    Пиши «+», «-», «х3», «:2» или просто новое число. Можно и кнопками.

thirteen-opt-divisor = на что должно делиться число: на 11 легче, на 17 труднее
thirteen-opt-rounds = сколько ходов у каждого

thirteen-key-divisor = число | делитель
thirteen-key-rounds = ходы | ходов
thirteen-set-divisor = делим на { $value }
thirteen-set-rounds = { $value ->
    [one] по { $value } ходу
    [few] по { $value } хода
   *[many] по { $value } ходов
}

thirteen-word-throw = бросок | бросить | бросаю | кидаю | throw
thirteen-word-name = выпало | name

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } очко
    [few] { $op } → { $total } = { $points } очка
   *[many] { $op } → { $total } = { $points } очков
}

thirteen-ask = было { $total }, выпало { $sum } — что с этим сделать?
thirteen-ask-all = выпало { $sum } на всех — что с этим сделать?

thirteen-holds = { $points ->
    [one] У тебя { $total }, за этот ход { $points } очко, всего { $all }.
    [few] У тебя { $total }, за этот ход { $points } очка, всего { $all }.
   *[many] У тебя { $total }, за этот ход { $points } очков, всего { $all }.
}
thirteen-threw = { $seat }: выпало { $faces }, вместе { $sum }.
thirteen-scored = { $points ->
    [one] { $seat }: { $total } — это { $points } очко!
    [few] { $seat }: { $total } — это { $points } очка!
   *[many] { $seat }: { $total } — это { $points } очков!
}
thirteen-turn = { $points ->
    [0] { $seat }: за ход ничего, всего { $all }.
    [one] { $seat }: за ход { $points } очко, всего { $all }.
    [few] { $seat }: за ход { $points } очка, всего { $all }.
   *[many] { $seat }: за ход { $points } очков, всего { $all }.
}

thirteen-reject-syntax = Напиши «+», «-», от «х2» до «х4», от «:2» до «:4» или новое число.
thirteen-reject-total = { $number } не выходит. Можно сделать: { $made }.
thirteen-reject-minus = { $total } минус { $sum } меньше нуля: что-нибудь прибавь.

thirteen-sheet-now = число
thirteen-sheet-all = очки
thirteen-sheet-total = очки: { $points }
thirteen-sheet-of = Раунд { $turn } из { $turns }. В кружке очки: число ÷ { $divisor }
thirteen-sheet-other = В толстой рамке — кость от 2 до 7
thirteen-sheet-turns = Над очками: по раундам

thirteen-lesson-1 = 9 + 3×10 = 39, это трижды 13: три очка
thirteen-lesson-2 = «+» прибавляет бросок, «-» вычитает
thirteen-lesson-3 = «х2»–«х4» — кратно, «:2»–«:4» — часть
thirteen-lesson-4 = Обычная кость и кость от 2 до 7
thirteen-lesson-5 = Очки хода; ходов у каждого обычно пять

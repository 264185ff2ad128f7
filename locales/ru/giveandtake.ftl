# Ты — мне, я — тебе: сколько выпало, столько фишек соседу.

giveandtake-name = Ты — мне, я — тебе
giveandtake-into = { giveandtake-name }
giveandtake-also = ты мне я тебе | ты мне | дай и возьми
giveandtake-about = Бросаешь кость и отдаёшь соседу столько фишек, сколько выпало. Побеждает тот, кто первым останется без фишек.
giveandtake-brief = одна кость, пять минут
giveandtake-rules =
    У каждого по десять фишек, и от них надо избавиться.

    В свой ход брось одну кость. Сколько выпало, столько фишек отдай следующему игроку — соседу слева, если представить круглый стол. С шестёркой иначе: одна твоя фишка выходит из игры.

    Выпало больше, чем у тебя есть, — ничего не происходит.

    Кто первым остался без фишек, сразу выиграл.

    Например, у тебя четыре фишки: тройка — три уходят соседу, пятёрка — ничего.

    Пиши «бросок» или жми на кнопку.

giveandtake-opt-chips = сколько фишек у каждого
giveandtake-key-chips = фишки | фишек
giveandtake-set-chips = { $value ->
    [one] по { $value } фишке
   *[other] по { $value } фишек
}

giveandtake-word-roll = бросок | бросаю | бросить | кидаю | кинуть | roll

giveandtake-gives = { $seat }: выпало { $face } — { $other } получает { $chips }.
giveandtake-away = { $seat }: выпало { $face } — одна фишка выходит из игры.
giveandtake-few = { $seat }: выпало { $face }, а есть только { $chips } — ничего не происходит.
giveandtake-sheet = Побеждает первый, кто остался без фишек
giveandtake-sheet-away = вне игры: { $count }
giveandtake-sheet-gives = отдаёт { $count }
giveandtake-sheet-six = { $face }: одна фишка вне игры
giveandtake-sheet-few = { $face } больше { $count } — ход пропущен

giveandtake-lesson-1 = Борис бросил 3: три фишки — Анне
giveandtake-lesson-2 = 6 — одна фишка выходит из игры
giveandtake-lesson-3 = «бросок»: 4 — победа, 5 — ничего

# Клади и бери: первая кость говорит, класть или брать, вторая — сколько.

putandtake-name = Клади и бери
putandtake-into = { putandtake-name }
putandtake-also = клади бери | бери и клади
putandtake-about = Две кости: первая говорит, класть фишки в банк или брать, вторая — сколько. У кого фишки кончились, тот выбыл.
putandtake-brief = две кости, пять минут
putandtake-rules =
    У каждого по пять фишек, и одну сразу кладут в банк.

    В свой ход брось две кости. Первая чётная — берёшь из банка, нечётная — кладёшь. Вторая говорит сколько: 1 — одну фишку, 2 — две, 3 — три, 4 — тоже три, 5 — четыре, 6 — всё: забираешь весь банк или кладёшь столько же, сколько в нём лежит.

    Больше, чем есть, никто не берёт и не кладёт. Банк опустел — все снова кладут по одной.

    Кто остался без фишек, выбыл. Побеждает последний, у кого они есть.

    Например, 4 6 — забираешь всё, а 1 5 — кладёшь четыре.

    Пиши «бросок» или жми на кнопку.

putandtake-opt-chips = сколько фишек у каждого
putandtake-key-chips = фишки | фишек
putandtake-set-chips = { $value ->
    [one] по { $value } фишке
   *[other] по { $value } фишек
}

putandtake-word-roll = бросок | бросаю | бросить | кидаю | кинуть | roll

putandtake-takes = { $seat }: выпало { $faces } — берёт { $chips }.
putandtake-takes-rest = { $seat }: выпало { $faces } — больше в банке нет, берёт { $chips }.
putandtake-takes-all = { $seat }: выпало { $faces } — весь банк, { $chips }!
putandtake-puts = { $seat }: выпало { $faces } — кладёт { $chips }.
putandtake-puts-rest = { $seat }: выпало { $faces } — больше нет, кладёт { $chips }.
putandtake-puts-all = { $seat }: выпало { $faces } — удваивает банк, кладёт { $chips }.
putandtake-ante = Банк пуст: все кладут по фишке.
putandtake-sheet-first = Первая кость: чёт берёт, нечет кладёт
putandtake-sheet = Вторая: 1–3 — столько и фишек, 4 — три, 5 — четыре, 6 — всё
putandtake-sheet-puts = кладёт { $count }
putandtake-sheet-same = кладёт, сколько в банке: { $count }
putandtake-sheet-last = кладёт последние { $count }
putandtake-sheet-takes = берёт { $count }
putandtake-sheet-takes-all = берёт всё: { $count }, все ставят по 1

putandtake-lesson-1 = Первая 1 — класть, вторая 5 — четыре фишки
putandtake-lesson-2 = У Бориса было только три фишки: выбыл
putandtake-lesson-3 = «бросок»: чётная, потом 6 — весь банк

# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Ти мені, я тобі
giveandtake-into = { giveandtake-name }
giveandtake-also = дай і бери | ти мені
giveandtake-about = Кидай кубик і віддавай стільки фішок наступному. Хто перший лишиться без фішок, виграє.
giveandtake-brief = один кубик, п’ять хвилин
giveandtake-rules =
    Кожен має десять фішок і хоче їх позбутися.

    У твій хід кинь один кубик. Скільки випало, стільки фішок віддай наступному — тому, хто сидів би за столом ліворуч. Шістка — виняток: тоді одна твоя фішка виходить із гри.

    Якщо випало більше, ніж маєш, нічого не діється.

    Хто перший лишиться без фішок, одразу виграє.

    Наприклад, коли фішок чотири, трійка віддає три, а п’ятірка не робить нічого.

    Пиши «кидок» або тисни кнопку.

giveandtake-opt-chips = скільки фішок має кожен
giveandtake-key-chips = фішки | фішок
giveandtake-set-chips = { $value ->
    [one] по { $value } фішці
    [few] по { $value } фішки
   *[many] по { $value } фішок
}

giveandtake-word-roll = кидок | кидаю | кинути

giveandtake-gives = { $seat }: випало { $face }, фішок { $chips } дістає { $other }.
giveandtake-away = { $seat }: випало { $face }, одна фішка виходить із гри.
giveandtake-few = { $seat }: випало { $face }, а фішок тільки { $chips }: нічого.
giveandtake-sheet = Виграє, хто перший без фішок
giveandtake-sheet-away = поза грою: { $count }
giveandtake-sheet-gives = віддає { $count }
giveandtake-sheet-six = { $face }: одна фішка поза гру
giveandtake-sheet-few = { $face } більше ніж { $count }: нічого

giveandtake-lesson-1 = У Богдана 3: три фішки — Анні
giveandtake-lesson-2 = 6 — одна фішка виходить із гри
giveandtake-lesson-3 = «кидок»: 4 — перемога, 5 — нічого

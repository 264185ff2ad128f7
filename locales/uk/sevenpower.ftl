# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Сім у степені
sevenpower-into = { sevenpower-name }
sevenpower-also = сімка | щаслива сімка
sevenpower-about = Два кубики, що дають сім, приносять сім фішок; інша сума коштує стільки, скільки до семи бракує чи зайве. Виграє останній із фішками.
sevenpower-brief = два кубики, десять хвилин
sevenpower-rules =
    Кожен має двадцять фішок. У твій хід кинь два кубики й додай їх.

    Сім приносить сім фішок із банку; якщо там менше, решту докладає каса. Будь-яка інша сума коштує стільки фішок, на скільки вона відрізняється від семи: вони йдуть у банк.

    Якщо на все не стає, платиш, скільки маєш. Хто без фішок, вибуває. Виграє останній із фішками.

    Наприклад, 6 4 — це десять, мінус три фішки, 3 2 — п’ять, мінус дві.

    З умовою «сума=одинадцять» платять різницю від одинадцяти. Одинадцять бере весь банк, а за дванадцять платиш стільки фішок, скільки в ньому є.

    Пиши «кидок» або тисни кнопку.

sevenpower-opt-chips = скільки фішок має кожен
sevenpower-opt-sum = яка сума виграє: сім приносить сім фішок, одинадцять — увесь банк
sevenpower-key-chips = фішки | фішок
sevenpower-key-sum = сума
sevenpower-is-seven = сім
sevenpower-is-eleven = одинадцять
sevenpower-set-chips = { $value ->
    [one] по { $value } фішці
    [few] по { $value } фішки
   *[many] по { $value } фішок
}
sevenpower-set-sum = { $value ->
    [eleven] одинадцять бере банк
   *[other] сім приносить сім фішок
}

sevenpower-word-roll = кидок | кидаю | кинути

sevenpower-takes = { $seat }: випало { $faces }, { $sum } — із банку { $chips }!
sevenpower-takes-more = { $seat }: випало { $faces }, { $sum } — плюс { $chips }: { $pot ->
    [0] усе з каси!
   *[other] { $pot } з банку, { $lacks } з каси!
}
sevenpower-pays = { $seat }: випало { $faces }, { $sum }, платить { $chips }.
sevenpower-all = { $seat }: випало { $faces }, { $sum }, платить усе, що лишилося: { $chips }.
sevenpower-sheet-seven = 7 бере 7 фішок, інакше платиш різницю
sevenpower-sheet-eleven = 11 бере банк, 12 подвоює, інакше платиш різницю
sevenpower-sheet-left = лишилося в банку: { $count }
sevenpower-sheet-aim = треба { $aim }
sevenpower-sheet-puts = сума { $sum }, різниця { $off } — у банк
sevenpower-sheet-doubles = { $sum } подвоює банк: платить { $count }
sevenpower-sheet-rest = { $sum }: останні { $count } — у банк
sevenpower-sheet-last = сума { $sum }, різниця { $off }: останні { $count } у банк
sevenpower-sheet-takes = сума { $sum }, бере { $count }

sevenpower-lesson-1 = 6 + 4 = 10, від семи три: Анна платить 3
sevenpower-lesson-2 = 4 + 3 = 7: сім фішок Богданові
sevenpower-lesson-3 = «кидок»: чого в банку бракує, дасть каса

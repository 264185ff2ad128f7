# Семь в степени: семёрка приносит семь фишек, остальное платит.

sevenpower-name = Семь в степени
sevenpower-into = { sevenpower-name }
sevenpower-also = семь | семёрка | степень
sevenpower-about = Две кости: семёрка приносит семь фишек, любая другая сумма стоит столько фишек, на сколько отличается от семи. Побеждает последний с фишками.
sevenpower-brief = две кости, десять минут
sevenpower-rules =
    У каждого по двадцать фишек. В свой ход брось две кости и сложи.

    Семь — берёшь семь фишек из банка; если там меньше, недостающее докладывает касса. Любая другая сумма — платишь в банк столько фишек, на сколько она отличается от семи.

    Не хватает — отдаёшь всё, что есть. Кто остался без фишек, выбыл. Побеждает последний, у кого они есть.

    Например, 6 4 — это десять, плати три фишки, а 3 2 — пять, плати две.

    С «сумма=одиннадцать» платят разницу с одиннадцатью. Одиннадцать забирает весь банк, а за двенадцать кладёшь столько, сколько в банке лежит.

    Пиши «бросок» или жми на кнопку.

sevenpower-opt-chips = сколько фишек у каждого
sevenpower-opt-sum = какая сумма выигрывает: семь приносит семь фишек, одиннадцать — весь банк
sevenpower-key-chips = фишки | фишек
sevenpower-key-sum = сумма
sevenpower-is-seven = семь
sevenpower-is-eleven = одиннадцать
sevenpower-set-chips = { $value ->
    [one] по { $value } фишке
   *[other] по { $value } фишек
}
sevenpower-set-sum = { $value ->
    [eleven] одиннадцать берёт банк
   *[other] семь приносит семь фишек
}

sevenpower-word-roll = бросок | бросаю | бросить | кидаю | кинуть | roll

sevenpower-takes = { $seat }: выпало { $faces }, это { $sum } — берёт { $chips }!
sevenpower-takes-more = { $seat }: выпало { $faces }, это { $sum } — берёт { $chips }: { $pot ->
    [0] всё из кассы!
   *[other] из банка { $pot }, из кассы { $lacks }!
}
sevenpower-pays = { $seat }: выпало { $faces }, это { $sum } — платит { $chips }.
sevenpower-all = { $seat }: выпало { $faces }, это { $sum } — отдаёт последнее, { $chips }.
sevenpower-sheet-seven = 7 — берёт 7 фишек, иначе кладёт разницу
sevenpower-sheet-eleven = 11 — берёт банк, 12 — удваивает, иначе кладёт разницу
sevenpower-sheet-left = в банке осталось: { $count }
sevenpower-sheet-aim = нужно { $aim }
sevenpower-sheet-puts = сумма { $sum }, разница { $off } — в банк
sevenpower-sheet-doubles = { $sum } — удваивает банк, платит { $count }
sevenpower-sheet-rest = { $sum } — в банк последние { $count }
sevenpower-sheet-last = сумма { $sum }, разница { $off } — последние { $count } в банк
sevenpower-sheet-takes = сумма { $sum }, берёт { $count }

sevenpower-lesson-1 = 6 + 4 = 10, от семи три: Анна платит 3
sevenpower-lesson-2 = 4 + 3 = 7: семь фишек Борису
sevenpower-lesson-3 = «бросок»; чего в банке нет, доложит касса

# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Siódemka
sevenpower-into = siódemkę
sevenpower-also = potęga siódemki | siedem
sevenpower-about = Dwie kości o sumie siedem dają siedem żetonów; każda inna suma kosztuje tyle, ile jej do siedmiu. Wygrywa ostatni z żetonami.
sevenpower-brief = dwie kości, dziesięć minut
sevenpower-rules =
    Każdy ma dwadzieścia żetonów. W swojej kolejce rzucasz dwiema kośćmi i dodajesz.

    Siódemka daje siedem żetonów z puli; jeśli jest ich mniej, bank dokłada brakujące. Każda inna suma kosztuje tyle żetonów, ile jej brakuje do siedmiu albo ile ją przekracza: idą do puli.

    Jeśli nie możesz zapłacić w całości, płacisz wszystko, co masz. Kto nie ma żetonów, odpada. Wygrywa ostatni z żetonami.

    Na przykład 6 4 to dziesięć i kosztuje trzy żetony, 3 2 to pięć i kosztuje dwa.

    Przy „suma=jedenaście” płaci się odległość od jedenastu. Jedenaście bierze całą pulę, a przy dwunastu płacisz tyle żetonów, ile w niej jest.

    Napisz „rzuć” albo naciśnij przycisk.

sevenpower-opt-chips = ile żetonów ma każdy
sevenpower-opt-sum = która suma wygrywa: siedem daje siedem żetonów, jedenaście całą pulę
sevenpower-key-chips = żetony
sevenpower-key-sum = suma
sevenpower-is-seven = siedem
sevenpower-is-eleven = jedenaście
sevenpower-set-chips = { $value ->
    [one] po { $value } żetonie
    [few] po { $value } żetony
   *[many] po { $value } żetonów
}
sevenpower-set-sum = { $value ->
    [eleven] jedenaście bierze pulę
   *[other] siedem daje siedem żetonów
}

sevenpower-word-roll = rzuć | rzucam

sevenpower-takes = { $seat } rzuca { $faces }, { $sum }: { $chips } z puli!
sevenpower-takes-more = { $seat } rzuca { $faces }, { $sum }: { $chips }, { $pot ->
    [0] wszystko z banku!
   *[other] z puli { $pot }, z banku { $lacks }!
}
sevenpower-pays = { $seat } rzuca { $faces }, { $sum }, i płaci { $chips }.
sevenpower-all = { $seat } rzuca { $faces }, { $sum }, i płaci wszystko, co ma: { $chips }.
sevenpower-sheet-seven = 7 daje 7 żetonów, inne kosztują odległość
sevenpower-sheet-eleven = 11 bierze pulę, 12 ją podwaja, inne kosztują odległość
sevenpower-sheet-left = zostało w puli: { $count }
sevenpower-sheet-aim = cel: { $aim }
sevenpower-sheet-puts = suma { $sum }, płaci odległość: { $off }
sevenpower-sheet-doubles = { $sum } podwaja pulę: płaci { $count }
sevenpower-sheet-rest = { $sum }: ostatnie { $count } do puli
sevenpower-sheet-last = suma { $sum }, odległość { $off }: płaci ostatnie { $count }
sevenpower-sheet-takes = suma { $sum }, bierze { $count }

sevenpower-lesson-1 = 6 + 4 = 10, o trzy za dużo: Anna płaci 3
sevenpower-lesson-2 = 4 + 3 = 7: siedem żetonów dla Borysa
sevenpower-lesson-3 = „rzuć”: czego brak w puli, dokłada bank

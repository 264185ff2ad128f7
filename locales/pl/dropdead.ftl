# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Padnij trupem
dropdead-into = „Padnij trupem”
dropdead-also = martwe kości | trup
dropdead-about = Rzucaj pięcioma kośćmi i zbieraj punkty, póki nie wypadnie dwójka ani piątka: te padają i odchodzą.
dropdead-brief = pięć kości, pięć minut
dropdead-rules =
    Zbierz jak najwięcej punktów, zanim skończą ci się kości. Kolejkę zaczynasz z pięcioma: naciśnij przycisk albo napisz „rzuć”.

    Jeśli nie ma ani dwójki, ani piątki, rzut się liczy: dodaj wszystkie kości. Jeśli jakaś jest, rzut nic nie daje, a każda dwójka i każda piątka pada trupem i odchodzi. Tak czy inaczej rzucasz dalej tym, co zostało. Gdy padnie ostatnia, kolejka się kończy. Nigdy nie musisz o niczym decydować.

    Na przykład: 1 2 4 5 6 nic nie daje, zostają trzy kości. 3 4 6 daje 13. 1 5 4 nic, zostają dwie. 6 4 daje 10. 2 2 i koniec: 23 punkty.

    W każdej rundzie każdy ma jedną kolejkę. Po pięciu rundach wygrywa, kto ma najwięcej punktów (opcja „rundy”).

dropdead-word-roll = rzuć | rzucam

dropdead-ask = { $dice ->
    [one] na razie { $sum } pkt, rzuć ostatnią kością
    [few] na razie { $sum } pkt, rzuć { $dice } kośćmi
   *[many] na razie { $sum } pkt, rzuć { $dice } kośćmi
}
dropdead-scored = { $seat } rzuca { $faces }: punkty { $points }.
dropdead-dead = { $dead ->
    [one] { $seat } rzuca { $faces }: pada jedna kość.
    [few] { $seat } rzuca { $faces }: padają { $dead } kości.
   *[many] { $seat } rzuca { $faces }: pada { $dead } kości.
}
dropdead-over = { $seat } rzuca { $faces }: nie ma już kości, punkty { $sum }.

dropdead-sheet = Runda { $round } z { $rounds }. Z 2 lub 5 jest 0, a one padają

dropdead-lesson-1 = 2 i 5: nic, obie padają
dropdead-lesson-2 = Ani 2, ani 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Padły wszystkie: kolejka dała 23
dropdead-lesson-4 = „rzuć”: Borys zaczyna z pięcioma

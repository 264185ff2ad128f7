# Put and take: the first die says which, the second how much.

putandtake-name = Daj i weź
putandtake-into = „Daj i weź”
putandtake-also = bączek
putandtake-about = Dwie kości: pierwsza mówi, czy dajesz żetony do puli, czy bierzesz, druga, ile. Kto nie ma już żetonów, odpada.
putandtake-brief = dwie kości, pięć minut
putandtake-rules =
    Każdy ma pięć żetonów i jeden z nich daje do puli.

    W swojej kolejce rzucasz dwiema kośćmi. Jeśli pierwsza jest parzysta, bierzesz z puli; jeśli nieparzysta, dajesz do niej. Druga mówi, ile: 1 to jeden żeton, 2 dwa, 3 trzy, 4 też trzy, 5 cztery, a 6 wszystko – bierzesz całą pulę albo dajesz tyle, ile w niej jest.

    Nikt nie bierze więcej, niż jest, i nikt nie daje więcej, niż ma. Gdy pula jest pusta, każdy znowu daje po jednym żetonie.

    Kto nie ma już żetonów, odpada. Wygrywa ostatni z żetonami.

    Na przykład 4 6 bierze wszystko, a 1 5 daje cztery.

    Napisz „rzuć” albo naciśnij przycisk.

putandtake-opt-chips = ile żetonów ma każdy
putandtake-key-chips = żetony
putandtake-set-chips = { $value ->
    [one] po { $value } żetonie
    [few] po { $value } żetony
   *[many] po { $value } żetonów
}

putandtake-word-roll = rzuć | rzucam

putandtake-takes = { $seat } rzuca { $faces } i bierze { $chips }.
putandtake-takes-rest = { $seat } rzuca { $faces } i bierze { $chips }: więcej w puli nie ma.
putandtake-takes-all = { $seat } rzuca { $faces } i bierze całą pulę: { $chips }!
putandtake-puts = { $seat } rzuca { $faces } i daje { $chips }.
putandtake-puts-rest = { $seat } rzuca { $faces } i daje { $chips }, bo więcej nie ma.
putandtake-puts-all = { $seat } rzuca { $faces } i daje tyle, ile jest w puli: { $chips }.
putandtake-ante = Pula jest pusta: każdy daje żeton.
putandtake-sheet-first = Pierwsza: parzysta bierze, inna daje
putandtake-sheet = Druga: 1–3 tyle, ile widać, 4 to trzy, 5 cztery, 6 wszystko
putandtake-sheet-puts = daje { $count }
putandtake-sheet-same = daje tyle co w puli: { $count }
putandtake-sheet-last = daje ostatnie { $count }
putandtake-sheet-takes = bierze { $count }
putandtake-sheet-takes-all = bierze wszystko, { $count }, każdy daje 1

putandtake-lesson-1 = Pierwsza, 1: dajesz żetony. Druga, 5: cztery
putandtake-lesson-2 = Borys ma tylko trzy żetony i odpada
putandtake-lesson-3 = „rzuć”: parzysta i 6 bierze całą pulę

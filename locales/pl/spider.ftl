# Spider: cross out the sums of two dice.

spider-name = Pająk
spider-into = pająka
spider-also = pajęczyna | pajączek
spider-about = Skreślaj sumy dwóch kości. Potrzebna daje następny rzut, a ta, którą już masz, idzie do kogoś innego.
spider-brief = dwie kości, pięć minut
spider-rules =
    Wygrywa, kto pierwszy skreśli dziesięć sum: 2, 3, 4, 5, 6, 8, 9, 10, 11 i 12. Wiszą na nitkach twojej pajęczyny.

    W swojej kolejce rzucasz dwiema kośćmi: naciśnij przycisk albo napisz „rzuć”. Jeśli sumy jeszcze potrzebujesz, bot ją skreśla, a ty rzucasz dalej. Jeśli już ją masz, jest prezentem dla następnej osoby, która jej potrzebuje, a twoja kolejka się kończy.

    Siódemka to joker: skreśl dowolną sumę, przyciskiem albo pisząc ją, na przykład 12. Potem kolejka się kończy.

    Na przykład: rzucasz 1 i 1, 2 jest skreślone. Znowu rzucasz 1 i 1: teraz 2 skreśla następna osoba i ona ma ruch.

    Kto skreśli ostatnią sumę, od razu wygrywa, nawet jeśli rzucał ktoś inny.

spider-word-throw = rzuć | rzucam

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } skreśla { $sum }.
spider-ask = { $left ->
    [one] rzuć kośćmi, brakuje jednej sumy
    [few] rzuć kośćmi, brakuje { $left } sum
   *[many] rzuć kośćmi, brakuje { $left } sum
}
spider-ask-any = za siódemkę skreśl dowolną sumę
spider-crossed = { $seat } rzuca { $faces } i skreśla { $sum }.
spider-gift = { $seat } rzuca { $faces }: { $sum } skreśla { $other }.
spider-nobody = { $seat } rzuca { $faces }: { $sum } nie jest już nikomu potrzebne.
spider-any = { $seat } rzuca { $faces }: siódemka, dowolna suma.
spider-chosen = { $seat } skreśla { $sum }.
spider-reject-syntax = Napisz „rzuć”, a po siódemce sumę, którą skreślasz.
spider-reject-throw = Najpierw rzuć: naciśnij przycisk albo napisz „rzuć”.
spider-reject-cross = Skreśl jedną z tych: { $open }.

spider-sheet = Siódemka to dowolna suma; dziesięć wygrywa
spider-sheet-of = { $count } z { $all }
spider-sheet-crossed = skreślone

spider-board-crossed = skreślone
spider-board-open = wolne

spider-lesson-1 = 5 + 6: Anna skreśla 11 i rzuca dalej
spider-lesson-2 = 3 + 4 = 7: dowolna suma, więc „12”
spider-lesson-3 = 2 już skreślone: dostaje je Borys
spider-lesson-4 = Kto skreśli wszystkie dziesięć, wygrywa

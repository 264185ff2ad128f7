# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Kto kogo przechytrzy
slyer-into = „Kto kogo przechytrzy”
slyer-also = cwaniak | o jeden mniej
slyer-about = Każdy po cichu wybiera liczbę i ma tyle punktów. Ale jeśli twoja jest mniejsza dokładnie o jeden, bierzesz obie.
slyer-brief = bez kości, pięć minut
slyer-rules =
    Każdy po cichu wybiera liczbę od 1 do 5, przyciskiem albo na prywatnym czacie. Potem obie są jawne i każdy zapisuje własną: 1 i 4 to 1 punkt i 4 punkty.

    Ale jeśli jedna liczba jest mniejsza dokładnie o jeden, jej autor bierze obie, a druga osoba nic: 2 przeciw 3 to 5 punktów do zera. Piątka daje więc najwięcej, póki druga strona nie wybierze czwórki; na czwórkę dobra jest trójka i tak dalej.

    Wygrywa, kto prowadzi o 11 punktów. Obrazek pokazuje, kto prowadzi i o ile.

    Z opcją „liczby” można wybierać do 6.

slyer-opt-numbers = do jakiej liczby można wybierać
slyer-key-numbers = liczby | najwięcej
slyer-set-numbers = liczby od 1 do { $value }

slyer-ask = { $several ->
    [yes] wybierzcie liczbę od 1 do { $most }
   *[no] wybierz liczbę od 1 do { $most }
}
slyer-round = { $first } { $one }, { $second } { $two }: każdy zapisuje swoje.
slyer-both = { $first } { $one }, { $second } { $two }: o jeden mniej, więc { $points } pkt bierze { $seat }.
slyer-reject = Wybierz liczbę od 1 do { $most }.

slyer-board-points = punkty
slyer-board-chosen = wybór
slyer-board-yes = tak
slyer-board-no = nie

slyer-lesson-1 = Liczby są tajne, aż wybierze każdy
slyer-lesson-2 = 1 i 4: każdy zapisuje swój wybór
slyer-lesson-3 = 2 to o jeden mniej niż 3: bierze 2 + 3
slyer-lesson-4 = Kto prowadzi o 11, wygrywa

slyer-sheet = Każdy swoje; o 1 mniej bierze obie

# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Sterowiec
zeppelin-into = sterowiec
zeppelin-also = cepelin | balon
zeppelin-about = Połóż żeton na pustym polu, weź z pełnego – a szóstka trafia do gondoli, która nic nie oddaje. Wygrywa ostatni z żetonami.
zeppelin-brief = jedna kość, pięć minut
zeppelin-rules =
    Każdy ma sześć żetonów. Sterowiec ma pięć pól, od 1 do 5, a pod nim wisi gondola, numer 6.

    W swojej kolejce rzucasz jedną kością. Jeśli pole tej liczby jest puste, kładziesz na nim żeton. Jeśli leży tam żeton, bierzesz go. Przy 6 kładziesz żeton do gondoli, zawsze, i tam zostaje.

    Kto nie ma żetonów, odpada. Wygrywa ostatni, kto jakieś ma.

    Na przykład: Anna rzuca 3 i kładzie żeton na pole 3. Borys też rzuca 3 i bierze go.

    Napisz „rzuć” albo naciśnij przycisk.

zeppelin-opt-chips = ile żetonów ma każdy
zeppelin-key-chips = żetony
zeppelin-set-chips = { $value ->
    [one] po { $value } żetonie
    [few] po { $value } żetony
   *[many] po { $value } żetonów
}

zeppelin-word-roll = rzuć | rzucam

zeppelin-put = { $seat } rzuca { $face } i kładzie tam żeton.
zeppelin-take = { $seat } rzuca { $face } i bierze żeton.
zeppelin-gondola = { $seat } rzuca { $face }: żeton idzie do gondoli.
zeppelin-sheet = Wygrywa ostatni z żetonami
zeppelin-sheet-puts = { $face } puste, kładzie 1
zeppelin-sheet-takes = { $face } pełne, bierze 1
zeppelin-sheet-keeps = { $face }, kładzie 1 do gondoli
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = „rzuć”: pole 2 jest puste, Anna płaci
zeppelin-lesson-2 = 6 idzie do gondoli i tam zostaje
zeppelin-lesson-3 = Pole 1 jest pełne: Borys bierze żeton
zeppelin-lesson-4 = Anna nie ma już żetonów i odpada

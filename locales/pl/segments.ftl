segments-name = Punkty i odcinki
segments-into = punkty i odcinki
segments-also = odcinki | łączenie punktów
segments-about = Łącz wolne punkty po dwa i nigdy niczego nie przecinaj. Kto nie ma już czego łączyć, przegrywa.
segments-brief = pięć minut
segments-rules =
    Kartka jest usiana numerowanymi punktami. Gracze na zmianę łączą dwa z nich prostym odcinkiem. Każdy punkt może być końcem tylko jednego odcinka.

    Odcinek nie może przecinać ani dotykać innego, ani przechodzić przez trzeci punkt.

    Kto nie znajduje już dwóch punktów do połączenia, przegrywa. Punkty, z którymi nic się już nie da połączyć, są przekreślone.

    Napisz numery dwóch punktów, na przykład 3-9.

    Można wybrać, ile jest punktów, od 8 do 30, i czy są rozsypane losowo, czy leżą na okręgu.
segments-opt-points = ile punktów
segments-opt-layout = losowo – punkty są rozsypane po kartce; okrąg – leżą na okręgu
segments-key-points = punkty
segments-key-layout = układ
segments-is-random = losowo | rozsypane
segments-is-circle = okrąg | koło
segments-set-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
segments-set-layout = { $value ->
    [circle] na okręgu
   *[other] rozsypane losowo
}

segments-ask = połącz dwa wolne punkty

segments-reject-syntax = Napisz numery dwóch punktów, na przykład 3-9.
segments-reject-none = Takiego punktu nie ma: mają numery od 1 do { $last }.
segments-reject-same = Odcinek łączy dwa różne punkty.
segments-reject-taken = Punkt { $point } jest zajęty: łączy się z { $other }. W każdym punkcie kończy się tylko jeden odcinek.
segments-reject-cross = Przecinałby { $a }–{ $b }. Odcinki nie mogą się nawet stykać.
segments-reject-through = Przechodzi przez { $point }. Żaden inny punkt nie może leżeć na drodze.

segments-sheet-closed = – nie da się już połączyć
segments-sheet-stuck = { $seat }: brak ruchu

segments-lesson-1 = Ruch łączy dwa wolne punkty: napisz 2-6
segments-lesson-2 = Z przekreślonego nic nie narysujesz
segments-lesson-3 = Nie przecinaj linii; brak ruchu to porażka

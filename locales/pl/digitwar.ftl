digitwar-name = Wojna cyfr
digitwar-into = wojnę cyfr
digitwar-also = wojna cyfrowa | cyfry i gumka
digitwar-about = Rząd cyfr i gumka: zmniejsz cyfrę albo zetrzyj zero ze wszystkim na prawo. Kto zetrze cały rząd, przegrywa.
digitwar-brief = pięć minut
digitwar-rules =
    Na kartce jest rząd cyfr. W swojej kolejce robisz jedną z dwóch rzeczy.

    Zmniejszasz: dowolną jedną cyfrę, choćby do 0. Zera zmniejszyć się nie da.

    Ścierasz: dowolne jedno zero razem ze wszystkimi cyframi na prawo od niego.

    Kto zetrze cały rząd, przegrywa. Przy trzech i czterech osobach ta ma ostatnie miejsce, a reszta wspólnie pierwsze.

    Pod rzędem są numery miejsc. Napisz 4>3, żeby z cyfry na miejscu 4 zrobić 3, albo x5, żeby zetrzeć zero z miejsca 5 ze wszystkim na prawo.

    Można wybrać, ile cyfr jest losowanych, albo podać rząd: „/digitwar rząd=53690846”.
digitwar-opt-length = ile cyfr jest losowanych (20, jeśli nie podasz)
digitwar-opt-row = rząd na początek, cyfra po cyfrze: rząd=53690846
digitwar-key-length = długość | cyfry
digitwar-key-row = rząd | początek
digitwar-set-length = { $value ->
    [one] { $value } cyfra
    [few] { $value } cyfry
   *[many] { $value } cyfr
}
digitwar-set-row = rząd { $value }

digitwar-ask = zmniejsz cyfrę albo zetrzyj zero
digitwar-lower = miejsce { $place } to teraz { $to }
digitwar-sheet-aim = Kto zetrze cały rząd, przegrywa
digitwar-sheet-lost = { $seat } ściera cały rząd
digitwar-erase = starte od miejsca { $place }
digitwar-erase-sure = zetrzyj cały rząd i przegraj

digitwar-reject-syntax = Napisz 4>3, żeby z cyfry na miejscu 4 zrobić 3, albo x5, żeby zetrzeć zero z miejsca 5 ze wszystkim na prawo.
digitwar-reject-place = Na miejscu { $place } nie ma cyfry: rząd kończy się na { $last }.
digitwar-reject-zero = Na miejscu { $place } jest zero. Mniejsze już nie będzie, można je tylko zetrzeć: x{ $place }.
digitwar-reject-higher = Cyfry tylko maleją: na miejscu { $place } jest { $digit }, więc może być { $most ->
    [0] 0.
    [1] 0 albo 1.
   *[other] od 0 do { $most }.
}
digitwar-reject-erase = Ze wszystkim na prawo ściera się tylko zero, a na miejscu { $place } jest { $digit }.
digitwar-reject-length = Rząd ma { $count ->
    [one] { $count } cyfrę
    [few] { $count } cyfry
   *[many] { $count } cyfr
}, a nie { $length }. Opuść jedno z dwojga.

digitwar-lesson-1 = Zero znika ze wszystkim na prawo: „x6”
digitwar-lesson-2 = Albo zmniejszasz dowolną cyfrę: „5>1”
digitwar-lesson-3 = Kto zetrze cały rząd, przegrywa

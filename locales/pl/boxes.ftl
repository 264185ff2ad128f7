### boxes
boxes-name = Kwadraciki
boxes-into = kwadraciki
boxes-also = kropki i kwadraty | kwadraty
boxes-about = Łącz sąsiednie kropki; kto zamyka kwadrat, bierze go i gra jeszcze raz. Wygrywa, kto ma ich najwięcej.
boxes-brief = dziesięć minut
boxes-rules =
    Gracze na zmianę łączą kreską dwie sąsiednie kropki, w poziomie albo w pionie.

    Kto rysuje czwarty bok kwadratu, bierze go – albo oba, jeśli jedna kreska zamyka dwa – i musi rysować dalej, dopóki jest co.

    Gdy wszystkie kreski są narysowane, wygrywa ten, kto ma najwięcej kwadratów; przy trzech i czterech osobach ich liczba decyduje też o dalszych miejscach.

    Napisz dwie kropki: b2-b3. Krócej: b2> to kreska w prawo od b2, b2v to kreska w dół.

    Można wybrać rozmiar, od 2 × 2 do 9 × 9 kwadratów. Z opcją „skosy” wolno też narysować przekątną w otwartym kwadracie, raz w każdym: niczego nie zamyka, ale jest ruchem, więc potem gra następna osoba.
boxes-opt-size = ile kwadratów wszerz i wzdłuż
boxes-opt-diagonal = zamiast kreski można narysować przekątną w otwartym kwadracie, raz w każdym
boxes-key-size = rozmiar | kartka
boxes-key-diagonal = skosy | przekątne
boxes-set-size = kwadraty: { $value }
boxes-set-diagonal = { $value ->
    [on] z przekątnymi
   *[other] bez przekątnych
}

boxes-ask = narysuj kreskę
boxes-ask-again = kwadrat zamknięty, więc rysuj dalej
boxes-count = { $count }

boxes-reject-syntax = Napisz dwie kropki, które łączysz, na przykład b2-b3, albo b2> (w prawo), b2v (w dół).
boxes-reject-outside = Nie ma kropki { $place } na tej kartce: ostatnia to { $last }.
boxes-reject-drawn = Kreska od { $from } do { $to } już jest.
boxes-reject-apart = { $from } i { $to } nie sąsiadują: kreska idzie do następnej kropki w poziomie albo w pionie.
boxes-reject-diagonal = Od { $from } do { $to } idzie przekątna, a ta partia jest bez nich.
boxes-reject-closed = Kwadrat między { $from } a { $to } jest zamknięty; przekątna idzie tylko w otwarty.
boxes-reject-slanted = W kwadracie między { $from } a { $to } jest już przekątna; jedna wystarczy.

boxes-lesson-1 = Czwarty bok bierze kwadrat: grasz dalej
boxes-lesson-2 = Ruch łączy dwie sąsiednie: „c2-d2”
boxes-lesson-3 = Trzy boki: kto teraz gra, bierze kwadrat

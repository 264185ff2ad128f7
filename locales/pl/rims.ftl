rims-name = Pętle
rims-into = pętle
rims-also = pętelki | obręcze
rims-about = Rysujcie zamknięte krzywe przez punkty i nie dotykajcie innych. Kto rysuje ostatnią pętlę, przegrywa.
rims-brief = pięć minut
rims-rules =
    Kartka jest usiana punktami. Gracze na zmianę rysują pętlę: zamkniętą linię przez co najmniej jeden punkt i najwyżej cztery, i tylko przez takie, które nie są jeszcze na żadnej pętli.

    Pętla nie może dotykać ani przecinać siebie ani innej. Może leżeć w środku innej albo otaczać punkty i pętle, jak chce.

    Kto rysuje ostatnią pętlę – gdy każdy punkt już na jakiejś jest – przegrywa. Przy trzech i czterech osobach reszta wygrywa wspólnie.

    Napisz po kolei narożniki, od 3 do 12 węzłów kartki: c3 f5 e9 b7. Linia sama się zamknie i zaokrągli. Sam punkt, c3, to mała pętelka przez niego.

    Można wybrać, ile jest punktów (od 8 do 24) i przez ile może iść pętla (aż do „bez limitu”), a z odwrotnie=nie ostatnia pętla wygrywa.
rims-opt-points = ile punktów
rims-opt-max = przez ile punktów może iść pętla
rims-opt-misere = kto rysuje ostatnią pętlę, przegrywa; nie – wygrywa
rims-key-points = punkty
rims-key-max = najwyżej | limit
rims-key-misere = odwrotnie | ostatnia przegrywa
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = bez limitu | dowolnie
rims-set-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
rims-set-max = { $value ->
    [1] na pętli jeden punkt
    [unlimited] na pętli dowolnie wiele punktów
   *[other] na pętli do { $value } punktów
}
rims-set-misere = { $value ->
    [on] ostatnia pętla przegrywa
   *[other] ostatnia pętla wygrywa
}

rims-ask = { $free ->
    [one] narysuj pętlę: został jeden punkt
    [few] narysuj pętlę: zostały { $free } punkty
   *[many] narysuj pętlę: zostało { $free } punktów
}
rims-point = { $place }

rims-reject-syntax = Napisz po kolei narożniki pętli, na przykład c3 f5 e9 b7, albo sam jeden punkt.
rims-reject-outside = Nie ma { $place } na tej kartce: ostatni węzeł to { $last }.
rims-reject-corners = { $count ->
    [one] Pętla ma od { $least } do { $most } narożników, a tu jest { $count }.
    [few] Pętla ma od { $least } do { $most } narożników, a tu są { $count }.
   *[many] Pętla ma od { $least } do { $most } narożników, a tu jest { $count }.
}
rims-reject-bare = Na { $place } nie ma punktu: małą pętelkę rysuje się przy wolnym punkcie. Większa pętla potrzebuje co najmniej trzech narożników.
rims-reject-knot = Taka linia dotyka albo przecina samą siebie. Pętli nie wolno.
rims-reject-taken = { $place } jest już na pętli. Pętle idą tylko przez wolne punkty.
rims-reject-empty = Ta pętla nie przechodzi przez żaden punkt. Musi iść przez co najmniej jeden wolny; samo otaczanie nie wystarczy.
rims-reject-many = { $most ->
    [one] Ta pętla idzie przez { $count } punktów, a wolno tylko przez jeden.
    [few] Ta pętla idzie przez { $count } punktów, a wolno najwyżej przez { $most }.
   *[many] Ta pętla idzie przez { $count } punktów, a wolno najwyżej przez { $most }.
}
rims-reject-meets = Dotykałaby albo przecinała pętlę przez { $place }. Pętle nie mogą się spotkać.

rims-sheet-misere = ostatnia pętla traci
rims-sheet-last = ostatnia pętla wygrywa

rims-lesson-1 = Pętla idzie przez 1 do 4 punktów
rims-lesson-2 = Napisz narożniki: i2 o3 p8 f10
rims-lesson-3 = W środku wolno, dotykać nie
rims-lesson-4 = Sam punkt to mała pętelka: s3
rims-lesson-5 = Kto musi wziąć ostatni punkt, przegrywa

floatingsquare-name = Pływający kwadrat
floatingsquare-into = pływający kwadrat
floatingsquare-also = wędrujący kwadrat
floatingsquare-about = Krzyżyki i kółka na kwadracie 4 × 4, który pływa: gdzie leży, okazuje się dopiero w grze. Wygrywa, kto ma najwięcej trójek.
floatingsquare-brief = pięć minut
floatingsquare-rules =
    Pierwszy krzyżyk stoi na środku kartki. Potem na zmianę kółka i krzyżyki, za każdym razem jeden znak na wolnym polu.

    Wszystkie znaki razem muszą zmieścić się w kwadracie 4 × 4 pól. Gdzie on leży, okazuje się w grze: cieniowane pola to te, które są jeszcze możliwe. Szesnasty znak go zapełnia i partia się kończy.

    Każde trzy własne znaki obok siebie – w poziomie, w pionie albo na skos – to punkt, więc rząd czterech to dwa. Wygrywa, kto ma więcej punktów; po równo to remis.

    Napisz pole, na przykład c3. Odmiany: „przestawianie” – raz w partii można przed ruchem przestawić własny znak (d4>e5 c3); „krzyżowanie” – dwie twoje trójki, które się krzyżują, dają punkt więcej; „stykanie” – każdy znak dotyka wcześniejszego; „odwrotnie” – wygrywa, kto ma mniej punktów; „duża” – kartka 8 × 8, gdzie pierwszy krzyżyk staje na jednym z czterech środkowych pól.
floatingsquare-opt-relocate = raz w partii można przed ruchem przestawić własny znak
floatingsquare-opt-shared = dwie trójki jednej osoby, które się krzyżują, dają punkt więcej
floatingsquare-opt-adjacent = każdy znak dotyka wcześniejszego
floatingsquare-opt-misere = wygrywa mniej trójek
floatingsquare-opt-board = kartka 8 × 8, a pierwszy krzyżyk staje na jednym z czterech pól
floatingsquare-key-relocate = przestawianie
floatingsquare-key-shared = krzyżowanie
floatingsquare-key-adjacent = stykanie
floatingsquare-key-misere = odwrotnie | najmniej
floatingsquare-key-board = duża | duża kartka
floatingsquare-set-relocate = { $value ->
    [off] znaki zostają na miejscu
   *[on] raz można przed ruchem przestawić znak
}
floatingsquare-set-shared = { $value ->
    [off] krzyżujące się trójki bez dodatku
   *[on] krzyżujące się trójki dają punkt więcej
}
floatingsquare-set-adjacent = { $value ->
    [off] znaki nie muszą się stykać
   *[on] każdy znak dotyka wcześniejszego
}
floatingsquare-set-misere = { $value ->
    [off] wygrywa więcej trójek
   *[on] wygrywa mniej trójek
}
floatingsquare-set-board = { $value ->
    [off] kartka 7 × 7
   *[on] kartka 8 × 8
}

floatingsquare-ask-cross = postaw krzyżyk
floatingsquare-ask-round = postaw kółko
floatingsquare-scores = { $seat }: { $move } – { $points ->
    [one] { $points } punkt!
    [few] { $points } punkty!
   *[many] { $points } punktów!
}
floatingsquare-legend-free = tu może jeszcze stanąć znak
floatingsquare-legend-triple = trzy w rzędzie – punkt

floatingsquare-reject-syntax = Napisz jedno pole, na przykład c3.
floatingsquare-reject-outside = Nie ma { $place } na tej kartce: ostatnie pole to { $last }.
floatingsquare-reject-taken = Pole { $place } jest zajęte. Wybierz wolne.
floatingsquare-reject-wide = Z { $place } szerokość kwadratu to { $count }; wolno tylko 4.
floatingsquare-reject-high = Z { $place } wysokość kwadratu to { $count }; wolno tylko 4.
floatingsquare-reject-apart = { $place } nie dotyka żadnego znaku, a tu każdy musi.
floatingsquare-reject-middle = Pierwszy krzyżyk staje na jednym z czterech środkowych pól.
floatingsquare-reject-fixed = W tej partii znaki zostają na miejscu. Napisz jedno pole.
floatingsquare-reject-moved = Przestawianie już było; wolno raz w partii.
floatingsquare-reject-own = Na { $place } nie ma twojego znaku.
floatingsquare-reject-same = Znak zostałby tam, gdzie jest. Podaj inne pole albo po prostu postaw nowy.

floatingsquare-lesson-1 = Trzy krzyżyki w rzędzie: punkt
floatingsquare-lesson-2 = Cztery to dwa punkty: kółko to blokuje
floatingsquare-lesson-3 = Na szarym można: napisz „b4”
floatingsquare-lesson-4 = Tu nie: wszystko musi być w 4 × 4

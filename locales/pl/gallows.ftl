### gallows
gallows-name = Wisielec
gallows-into = wisielca
gallows-also = szubienica | wisielca
gallows-about = Tajne słowo, litera po literze, i rysunek, który rośnie z każdą pomyłką: wisielec.
gallows-brief = pięć minut
gallows-rules =
    Kto zaczyna, wymyśla słowo, na privie z botem: od 4 do 16 liter, ze słownika. Reszta odgaduje je razem: kto pierwszy, ten lepszy.

    Próba to jedna litera albo całe słowo. Litera, która jest w słowie, pojawia się wszędzie, gdzie stoi; za taką, której nie ma, dochodzi kreska: słup, belka, sznur, głowa, tułów, dwie ręce, dwie nogi. Złe słowo też kosztuje kreskę. Powtórki i litery odkryte na skraju nic nie kosztują.

    Wygrywa, kto znajdzie słowo. Jeśli wcześniej skończy się rysunek, wygrywa ten, kto wymyślił słowo.

    Napisz literę, np. e, albo całe słowo, albo dotknij litery. Słowo, które nie pasuje do odkrytych liter, to zwykła rozmowa, chyba że napiszesz „słowo korona”.

    Z „autor=bot” słowo wymyśla bot, a zgadują wszyscy; w pojedynkę jest tak zawsze. „końce=nie” ukrywa pierwszą i ostatnią literę, „życia” skracają rysunek, „wolno=wszystko” pozwala wyjść poza słownik. „słowa=5” to pięć słów: kto znajdzie, wymyśla następne, a wygrywa, kto znajdzie najwięcej.
gallows-opt-setter = kto wymyśla słowa: gracz czy bot dla wszystkich
gallows-opt-lang = język słów
gallows-opt-ends = pokazuje pierwszą i ostatnią literę
gallows-opt-lives = ile kresek ma rysunek
gallows-opt-allow = jakie słowa wolno wymyślać: ze słownika czy wszystkie
gallows-opt-words = ile słów się gra
gallows-key-setter = autor
gallows-key-lang = język
gallows-key-ends = końce | pierwsza i ostatnia
gallows-key-lives = życia | kreski
gallows-key-allow = wolno
gallows-key-words = słowa
gallows-is-player = gracz
gallows-is-bot = bot
gallows-is-dictionary = słownik
gallows-is-any = wszystko
gallows-set-setter = { $value ->
    [bot] słowa wymyśla bot
   *[other] słowo wymyśla gracz
}
gallows-set-lang = słowa: { $language }
gallows-set-ends = { $value ->
    [on] pierwsza i ostatnia litera odkryte
   *[other] bez odkrytych liter
}
gallows-set-lives = { $value ->
    [one] { $value } kreska
    [few] { $value } kreski
   *[many] { $value } kresek
}
gallows-set-allow = { $value ->
    [any] wolno wymyślić każde słowo
   *[other] słowa ze słownika
}
gallows-set-words = { $value ->
    [one] { $value } słowo
    [few] { $value } słowa
   *[many] { $value } słów
}

gallows-word-word = słowo

gallows-own-secret = ✏ Wymyśl słowo
gallows-ask-word = wymyśl słowo dla innych, od 4 do 16 liter
gallows-ask-guess = { $several ->
    [yes] { $left ->
        [one] podajcie literę albo słowo. Jeszcze jedna kreska i koniec!
        [few] podajcie literę albo słowo. Zostały { $left } kreski
       *[many] podajcie literę albo słowo. Zostało { $left } kresek
    }
   *[no] { $left ->
        [one] podaj literę albo słowo. Jeszcze jedna kreska i koniec!
        [few] podaj literę albo słowo. Zostały { $left } kreski
       *[many] podaj literę albo słowo. Zostało { $left } kresek
    }
}
gallows-do-set = słowo wymyślone
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = zostało { $left }
gallows-setter = wymyśla { $seat }
gallows-setter-past = słowo daje { $seat }
gallows-finder = odgaduje { $seat }
gallows-unfound = nieodgadnięte

gallows-set = { $seat } ma słowo na { $count ->
    [one] { $count } literę
    [few] { $count } litery
   *[many] { $count } liter
}.
gallows-found = { $seat }: { $letter } – { $count ->
    [one] jest.
    [2] jest dwa razy.
    [3] jest trzy razy.
    [few] jest { $count } razy.
   *[many] jest { $count } razy.
}
gallows-missed = { $seat }: { $letter } – nie ma, dochodzi kreska.
gallows-ends = { $seat }: { $letter } – tylko tam, gdzie już widać. Nic to nie kosztuje.
gallows-no = { $seat }: { $word } – to nie to, dochodzi kreska.
gallows-guessed = { $seat } odgaduje: { $word }!
gallows-drawn-out = Rysunek skończony. Szukane słowo: { $word }.
gallows-called-off = Osoby, która wymyśla słowo, już nie ma w grze. Szukane słowo: { $word }.

gallows-feat = { $strokes ->
    [0] bez jednej kreski
    [one] { $strokes } kreska
    [few] { $strokes } kreski
   *[many] { $strokes } kresek
}

gallows-reject-syntax = Napisz jedną literę albo całe słowo.
gallows-reject-syntax-word = Napisz jedno słowo, same litery.
gallows-reject-length = Słowo ma od { $least } do { $most } liter; to ma { $count }.
gallows-reject-unknown = Słowa „{ $word }” nie ma w słowniku. Weź pospolity rzeczownik w formie podstawowej.
gallows-reject-again = { $letter } już było. Nic to nie kosztuje; weź inną literę.
gallows-reject-long = Żadne słowo nie ma tu więcej niż { $most } liter. Nic to nie kosztuje.
gallows-reject-wrong = { $word } już było i nie pasuje. Nic to nie kosztuje.

gallows-lesson-1 = Takiej litery nie ma: kreska więcej, sznur
gallows-lesson-2 = Napisz literę, „t”, albo całe słowo
gallows-lesson-3 = Gdy rysunek gotowy, wygrywa Anna
gallows-lesson-4 = Słowo podała botowi na privie Anna
gallows-lesson-5 = Kto znajdzie słowo, wygrywa

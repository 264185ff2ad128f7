### dots
dots-name = Kropki
dots-into = kropki
dots-also = kropka | otaczanie kropek
dots-about = Otocz kropki drugiego gracza łańcuchem własnych. Klasyka zeszytu w kratkę, do 39 × 32.
dots-brief = pół godziny
dots-rules =
    Na zmianę stawia się kropkę na przecięciu linii; raz postawiona, już się nie rusza. Zamknij łańcuch swoich kropek – sąsiednich w poziomie, w pionie albo na skos – wokół cudzych, a będą twoje: nikt już tam nie gra, każda kropka w środku to punkt. Brzeg kartki nie jest ścianą.

    Obszar bez cudzej kropki to tylko baza. Cudza kropka w bazie od razu ginie, chyba że zamyka łańcuch wokół części jej ścian. Jeńcy w przejętym obszarze odzyskują wolność.

    Napisz kolumnę i wiersz: j10. Pierwsze kropki stawia się w zacieniowanej strefie. /hint pokazuje bazy, na privie.

    Partia kończy się, gdy kartka jest pełna, gdy obie strony się zgadzają (decydują punkty) albo słowem:
    • uziemienie – kropki bez połączenia z brzegiem oddajesz; wolno, jeśli i wtedy prowadzisz.
    • stop – nie stawiasz więcej, a druga strona ma trzy minuty na otoczenie luźnych kropek; „koniec” je kończy.

    Można wybrać kartkę (oficjalna: 39x32, szybka: 12x12), krzyże na start i inne.
dots-opt-size = szerokość i wysokość kartki
dots-opt-start = co jest na kartce na początku: nic, krzyż, dwa krzyże albo kilka w losowych miejscach, obracanych losowo albo nie
dots-opt-zone = na pustej kartce pierwsze kropki leżą pośrodku
dots-opt-capture = cudze: obszar liczy się tylko z cudzą kropką w środku; każdy: liczy się każdy zamknięty
dots-opt-extra = kto otacza, gra jeszcze raz
dots-opt-border = bez kropek na brzegu kartki
dots-opt-sudden = tyle zdobytych kropek od razu wygrywa; 0: nigdy
dots-opt-ground = czy słowo „uziemienie” kończy partię
dots-opt-stoptime = ile sekund ma druga strona po „stop”
dots-key-size = kartka | rozmiar
dots-key-start = początek | na początku
dots-key-zone = strefa
dots-key-capture = obszary | otaczanie
dots-key-extra = dodatkowy | dodatkowy ruch
dots-key-border = brzeg | wolny brzeg
dots-key-sudden = nagła | nagła śmierć
dots-key-ground = uziemienie
dots-key-territory = terytorium
dots-key-stoptime = czasstopu | czas stopu
dots-is-empty = pusta
dots-is-cross = krzyż
dots-is-double-cross = dwa krzyże
dots-is-crosses = krzyże
dots-is-turned = obrócone krzyże | obrócone
dots-is-enemy = cudze
dots-is-any = każdy
dots-preset-official = oficjalna | pełna
dots-preset-quick = szybka
dots-set-size = kartka { $value }
dots-set-start = { $value ->
    [cross] krzyż na początku
    [double-cross] dwa krzyże na początku
    [crosses] { $count ->
        [one] krzyż w losowym miejscu
        [few] { $count } krzyże w losowych miejscach
       *[many] { $count } krzyży w losowych miejscach
    }
    [turned] { $count ->
        [one] krzyż w losowym miejscu, obrócony losowo
        [few] { $count } krzyże w losowych miejscach, obrócone losowo
       *[many] { $count } krzyży w losowych miejscach, obróconych losowo
    }
   *[other] pusta kartka
}
dots-set-zone = { $value ->
    [on] pierwsze kropki pośrodku
   *[other] pierwsze kropki gdziekolwiek
}
dots-set-capture = { $value ->
    [any] liczy się każdy zamknięty obszar
   *[other] liczą się tylko obszary z cudzą kropką
}
dots-set-extra = { $value ->
    [on] kto otacza, gra jeszcze raz
   *[other] bez dodatkowych ruchów
}
dots-set-border = { $value ->
    [on] brzeg zostaje wolny
   *[other] na brzegu wolno stawiać
}
dots-set-sudden = { $value ->
    [0] bez nagłej śmierci
    [one] { $value } zdobyta kropka od razu wygrywa
    [few] { $value } zdobyte kropki od razu wygrywają
   *[many] { $value } zdobytych kropek od razu wygrywa
}
dots-set-ground = { $value ->
    [on] z uziemieniem
   *[other] bez uziemienia
}
dots-set-territory = { $value ->
    [on] z terytorium
   *[other] bez terytorium
}
dots-set-stoptime = { $value ->
    [one] { $value } sekunda po „stop”
    [few] { $value } sekundy po „stop”
   *[many] { $value } sekund po „stop”
}
dots-word-ground = uziemienie | uziemiam | uziem
dots-word-stop = stop | ja stop
dots-word-done = koniec | kończę | zrobione

dots-do-dot = { $place }
dots-do-ground = ⏚ Uziemienie
dots-do-stop = ✋ Stop
dots-do-done = ✅ Koniec

dots-ask = postaw kropkę
dots-ask-zone = postaw pierwszą kropkę w zacieniowanej strefie, od { $from } do { $to }
dots-ask-stopped = { $seat } mówi stop. Otocz luźne kropki, a potem napisz „koniec”

dots-captured =
    { $seat }: { $place } zdobywa { $count ->
        [one] { $count } kropkę!
        [few] { $count } kropki!
       *[many] { $count } kropek!
    }
dots-freed =
    { $seat }: { $place } zdobywa { $count ->
        [one] { $count } kropkę
        [few] { $count } kropki
       *[many] { $count } kropek
    } i uwalnia { $freed }!
dots-lost = { $seat } wchodzi na { $place } do bazy, w której rządzi { $other }, i traci kropkę.
dots-grounded =
    { $seat } uziemia. { $loose ->
        [0] Żadna kropka nie jest luźna.
        [one] { $loose } luźną kropkę dostaje druga strona.
        [few] { $loose } luźne kropki dostaje druga strona.
       *[many] { $loose } luźnych kropek dostaje druga strona.
    }
dots-stopped =
    { $seat } mówi stop. Teraz kropki stawia tylko { $other }, { $seconds ->
        [180] najwyżej przez trzy minuty.
       *[other] najwyżej przez { $seconds } s.
    }
dots-done = { $seat } kończy.
dots-time = Czas po „stop” minął.
dots-sheet-grounded = { $seat } uziemia
dots-sheet-enough = { $count ->
    [one] Pierwsza zdobycz wygrywa
    [few] Wygrywa, kto pierwszy ma { $count }
   *[many] Wygrywa, kto pierwszy ma { $count }
}

dots-hint =
    { $empty ->
        [yes] Na razie nie ma baz.
       *[no] Zacieniowane są bazy: u ciebie { $own ->
            [one] { $own } przecięcie
            [few] { $own } przecięcia
           *[many] { $own } przecięć
        }, u drugiej strony { $other }.
    }
    Jeśli teraz uziemisz, tracisz { $loose ->
        [0] nic
        [one] { $loose } luźną kropkę
        [few] { $loose } luźne kropki
       *[many] { $loose } luźnych kropek
    } i { $verdict }.
dots-hint-ahead = wygrywasz z przewagą { $by } pkt
dots-hint-even = jest tylko remis, więc jeszcze nie wolno
dots-hint-behind = brakuje ci { $by } pkt, więc jeszcze nie wolno

dots-reject-syntax = Napisz jedno przecięcie, na przykład c3.
dots-reject-outside = Nie ma { $place } na tej kartce: ostatnie przecięcie to { $last }.
dots-reject-taken = Na { $place } już jest kropka.
dots-reject-area = { $place } leży w zdobytym obszarze: tam już nikt nie gra.
dots-reject-border = { $place } leży na brzegu, a w tej partii brzeg zostaje wolny.
dots-reject-zone = Pierwsza kropka idzie do zacieniowanej strefy, od { $from } do { $to }.
dots-reject-ground =
    Jeszcze nie: masz { $own } zdobytych, druga strona { $other }, a { $loose ->
        [0] żadna twoja kropka nie jest luźna
        [one] { $loose } twoja kropka jest luźna (w kółku)
        [few] { $loose } twoje kropki są luźne (w kółkach)
       *[many] { $loose } twoich kropek jest luźnych (w kółkach)
    }. { $short ->
        [one] Brakuje { $short } punktu.
        [few] Brakuje { $short } punktów.
       *[many] Brakuje { $short } punktów.
    }
dots-reject-no-ground = Ta partia jest bez uziemienia.
dots-reject-stopped = Padło już „stop”: stawiaj kropki albo napisz „koniec”.
dots-reject-done = „koniec” pisze się dopiero po „stop”.
dots-reject-crosses =
    Na tej kartce może nie być miejsca na tyle krzyży ({ $given }). { $most ->
        [one] Mieści się jeden.
        [few] Mieszczą się najwyżej { $most }.
       *[many] Mieści się najwyżej { $most }.
    }
dots-reject-narrow = Dwa krzyże obok siebie potrzebują kartki o sześciu kolumnach, gdy brzeg zostaje wolny.
dots-opt-territory = kto zamyka obszar, może zostawić go otwartym i zamalować później; za zgodą stron liczą się też jego puste punkty
dots-word-paint = zamaluj | maluj | maluję
dots-word-leave = zostaw | zostawiam

dots-do-paint = 🖍 Zamaluj
dots-do-paint-area = 🖍 Zamaluj { $place }
dots-do-leave = Zostaw otwarty

dots-ask-paint = zamalować zamknięty obszar czy zostawić otwarty? (następna kropka go zamaluje)
dots-left = { $seat } zostawia obszar otwarty.
dots-painted =
    { $seat } zamalowuje obszar wokół { $place }: { $count ->
        [one] { $count } kropka
        [few] { $count } kropki
       *[many] { $count } kropek
    }.
dots-reject-undecided = Najpierw zdecyduj, co z zamkniętym obszarem: „zamaluj” czy „zostaw”.
dots-territory-counted = Z połową otwartych punktów: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Ta partia jest bez terytorium: obszary zamalowuje się od razu.
dots-reject-decided = Przed chwilą nie powstał żaden obszar. Starszy zamalujesz, podając przecięcie w nim, na przykład zamaluj c4.
dots-reject-not-left = { $place } nie leży w żadnym twoim zostawionym i wciąż zamkniętym obszarze.
dots-reject-no-enemy = W obszarze wokół { $place } nie ma cudzej kropki.
dots-sgf-size = Na kartce „{ $given }” nie da się grać: każdy bok ma od 5 do 39 przecięć.
dots-sgf-start = Kropki na początku to ani krzyż czy podwójny krzyż pośrodku, ani do ośmiu niestykających się krzyży, tak czy inaczej obróconych; w nic innego nie da się grać.
dots-sgf-rule = Z zasadą „{ $given }” nie da się tu grać.
dots-sgf-sudden = Z „InstantWin={ $given }” nie da się tu grać: od razu wygrywa najwyżej { $most } zdobytych kropek.
dots-sgf-lacking = Węzeł { $node }: według tutejszych zasad „{ $given }” otacza, a w pliku jest zasada „{ $rule }”, której nikt tu nie zna. Dalszego ciągu nie czytam.
dots-sgf-pass = Węzeł { $node }: według zasad pliku „{ $given }” to pas, a tu nikt nie pasuje. Dalszego ciągu nie czytam.
dots-sgf-chain = Węzeł { $node }: według tutejszych zasad „{ $given }” nie otacza tego obszaru. Dalszego ciągu nie czytam.

dots-lesson-1 = Ta kropka zamknęła łańcuch niebieskich
dots-lesson-2 = Czerwona w środku jest zdobyta: 1 punkt
dots-lesson-3 = Łańcuch idzie prosto albo na skos
dots-lesson-4 = Brzeg kartki nie jest ścianą
dots-lesson-5 = Ruch to przecięcie: napisz „g6”

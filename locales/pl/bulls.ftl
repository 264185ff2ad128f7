### bulls
bulls-name = Byki i krowy
bulls-into = byki i krowy
bulls-also = krowy i byki | byki
bulls-about = Zgadnij tajną liczbę cyfra po cyfrze: byk za każdą na swoim miejscu, krowa za każdą na innym.
bulls-brief = dziesięć minut
bulls-rules =
    Każdy wymyśla liczbę z czterech różnych cyfr, 0 może być na początku, i wysyła ją botowi na priv.

    Potem zgaduje się na zmianę. Odpowiedź liczy byki, czyli cyfry na właściwym miejscu, i krowy, czyli cyfry, które są w liczbie, ale gdzie indziej. Jeśli tajna liczba to 6109, to próba 0123 ma jednego byka (1) i jedną krowę (0).

    Wygrywa, kto pierwszy odgadnie liczbę drugiej osoby. Jeśli udało się osobie, która zaczynała, druga ma jeszcze jedną próbę; jeśli też trafi, jest remis.

    Żeby zgadywać, napisz cyfry: 0123.

    Można wybrać od trzech do sześciu cyfr, a z opcją „powtórki” cyfra może być w liczbie kilka razy. W pojedynkę odgaduje się liczbę bota w jak najmniejszej liczbie prób.
bulls-opt-digits = ile cyfr ma liczba
bulls-opt-repeat = cyfra może być w liczbie kilka razy
bulls-opt-solo = jedna osoba odgaduje liczbę bota
bulls-key-digits = cyfry | długość
bulls-key-repeat = powtórki
bulls-key-solo = solo | w pojedynkę
bulls-set-digits = { $value ->
    [one] { $value } cyfra
    [few] { $value } cyfry
   *[many] { $value } cyfr
}
bulls-set-repeat = { $value ->
    [on] cyfry mogą się powtarzać
   *[other] wszystkie cyfry różne
}
bulls-set-solo = { $value ->
    [on] w pojedynkę, liczba bota
   *[other] w pojedynkę albo każdy liczbę drugiego
}

bulls-ask-secret = { $several ->
    [yes] { $digits ->
        [one] wymyślcie tajną liczbę z { $digits } cyfry
        [few] wymyślcie tajną liczbę z { $digits } cyfr
       *[many] wymyślcie tajną liczbę z { $digits } cyfr
    }
   *[no] { $digits ->
        [one] wymyśl tajną liczbę z { $digits } cyfry
        [few] wymyśl tajną liczbę z { $digits } cyfr
       *[many] wymyśl tajną liczbę z { $digits } cyfr
    }
}
bulls-ask-guess = { $several ->
    [yes] { $digits ->
        [one] zgadnijcie liczbę, napiszcie { $digits } cyfrę
        [few] zgadnijcie liczbę, napiszcie { $digits } cyfry
       *[many] zgadnijcie liczbę, napiszcie { $digits } cyfr
    }
   *[no] { $digits ->
        [one] zgadnij liczbę, napisz { $digits } cyfrę
        [few] zgadnij liczbę, napisz { $digits } cyfry
       *[many] zgadnij liczbę, napisz { $digits } cyfr
    }
}
bulls-ask-last = twoja liczba jest odgadnięta. Masz jeszcze jedną próbę na remis
bulls-own-secret = ✏ Wpisz moją liczbę
bulls-do-secret = liczba wybrana
bulls-do-guess = { $guess }

bulls-ready = { $seat } ma już liczbę.
bulls-answer = { $seat }: { $guess } – { $bulls ->
    [0] bez byków
    [one] jeden byk
    [few] { $bulls } byki
   *[many] { $bulls } byków
}, { $cows ->
    [0] bez krów
    [one] jedna krowa
    [few] { $cows } krowy
   *[many] { $cows } krów
}.
bulls-found = { $seat }: { $guess } – to jest to!
bulls-unset = jeszcze nic
bulls-bull = na miejscu
bulls-cow = gdzie indziej
bulls-seeks = szuka liczby: { $seat }
bulls-seeks-bot = szuka liczby bota

bulls-feat = { $guesses ->
    [one] { $guesses } próba
    [few] { $guesses } próby
   *[many] { $guesses } prób
}

bulls-reject-syntax = { $digits ->
    [3] Napisz trzy cyfry, na przykład 609.
    [4] Napisz cztery cyfry, na przykład 6109.
    [5] Napisz pięć cyfr, na przykład 61093.
   *[other] Napisz { $digits } cyfr, na przykład 610934.
}
bulls-reject-count = { $digits ->
    [one] Liczby mają tu { $digits } cyfrę; twoja ma { $given }.
    [few] Liczby mają tu { $digits } cyfry; twoja ma { $given }.
   *[many] Liczby mają tu { $digits } cyfr; twoja ma { $given }.
}
bulls-reject-repeat = Wszystkie cyfry muszą być różne, a { $digit } jest tu więcej niż raz.
bulls-reject-solo = „Solo” jest dla jednej osoby. Opuść je, żeby grać we dwoje.

bulls-lesson-1 = Byk: 1 jest na swoim miejscu
bulls-lesson-2 = Krowa: 0 jest, ale gdzie indziej
bulls-lesson-3 = Napisz cyfry: „6109”, i Anna wygrywa
bulls-lesson-4 = Liczba Anny, wysłana botowi na priv
bulls-lesson-5 = Zaczyna Anna, więc Borys ma jeszcze próbę

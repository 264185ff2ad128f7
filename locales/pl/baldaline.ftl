### baldaline
baldaline-name = Bałda w rzędzie
baldaline-into = bałdę w rzędzie
baldaline-also = duch | superduch
baldaline-about = Dopisuj litery do rzędu, ale nie kończ słowa; blefuj i wątp. Dla 2 do 6 osób, znana też jako Superghost.
baldaline-brief = pięć minut
baldaline-rules =
    Gracze na zmianę dopisują jedną literę przed rzędem albo za nim i muszą mieć na myśli słowo, w którym jest cały rząd. Kto dokończy słowo z trzech liter albo dłuższe, przegrywa rundę.

    Zamiast dopisywać możesz nie wierzyć: poprzedni gracz podaje słowo. Jeśli jest w słowniku i ma w sobie rząd, przegrywasz ty, inaczej poprzedni gracz. Można też oddać rundę.

    Kto przegrywa rundę, dostaje kolejną literę słowa ZJAWA (w innych językach: innego słowa z pięciu liter) i zaczyna następną. Z kompletem pięciu się odpada. Wygrywa ten, kto zostanie ostatni.

    Napisz k+, żeby dać K na początek, +k, żeby dać na koniec, „nie wierzę”, „oddaję rundę”, a gdy ktoś nie wierzy tobie, „słowo korona”.

    Słowa to rzeczowniki pospolite ze słownika. Można wybrać ich język.
baldaline-opt-lang = język słów
baldaline-key-lang = język
baldaline-set-lang = słowa: { $language }

baldaline-word-doubt = nie wierzę | wątpię | sprawdzam
baldaline-word-word = słowo | moje słowo
baldaline-word-giveup = oddaję rundę | oddaję | oddaj rundę

baldaline-ask-first = zacznij rząd literą
baldaline-ask = …{ $row }…: dopisz literę z przodu albo z tyłu, nie wierz albo oddaj rundę
baldaline-ask-word = podaj słowo, w którym jest { $row }, albo oddaj rundę
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Nie wierzę
baldaline-doubt-news = { $seat } nie wierzy.
baldaline-word = { $word }
baldaline-give-up = 🏳 Oddaję rundę

baldaline-complete = { $row } to słowo: { $seat } je kończy i ma teraz { $letters }.
baldaline-named = Jest słowo { $word }. { $seat } nie wierzy na próżno i ma teraz { $letters }.
baldaline-wrong = { $word } to nie jest słowo z { $row }: { $seat } ma teraz { $letters }.
baldaline-gave-up = { $seat } oddaje rundę przy { $row } i ma teraz { $letters }.
baldaline-out = { $seat } odpada.
baldaline-sheet-new = nowa runda
baldaline-sheet-how = Litera z przodu lub z tyłu; całe słowo traci
baldaline-past-complete = { $seat }: { $row } to słowo → { $letters }
baldaline-past-named = { $seat } nie wierzy w { $row }: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } to nie słowo z { $row } → { $letters }
baldaline-past-gave-up = { $seat } oddaje rundę przy { $row } → { $letters }

baldaline-reject-syntax = Napisz k+, żeby dać literę na początek, +k, żeby dać na koniec, „nie wierzę”, „oddaję rundę” albo „słowo korona”, gdy ktoś nie wierzy tobie.
baldaline-reject-letters = Słowa w tej partii: { $language }. Pisz litery tego języka.
baldaline-reject-name = Ktoś ci nie wierzy: podaj słowo, w którym jest { $row }, albo oddaj rundę.
baldaline-reject-nobody = Nie ma jeszcze w co nie wierzyć ani czego oddawać: zacznij rząd literą.
baldaline-reject-undoubted = Nikt ci nie zaprzecza. Dopisz literę, napisz „nie wierzę” albo oddaj rundę.
baldaline-reject-long = Żadne słowo nie jest dłuższe niż { $row }. Napisz „nie wierzę” albo oddaj rundę.

# What the board in letters says.
baldaline-board-out = poza grą

baldaline-lesson-1 = Borys daje A na początek: „a+”
baldaline-lesson-2 = Z literą M Anna ma całe ATOM: przegrywa
baldaline-lesson-3 = Myślisz, że nie ma słowa? „nie wierzę”
baldaline-lesson-4 = Przegrana runda to litera; pięć i koniec
baldaline-lesson-5 = Poprzednio: Borys na próżno nie wierzy

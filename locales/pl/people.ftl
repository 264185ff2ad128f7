## Results

casual-wrong = „towarzysko”: tak albo nie, ale nie „{ $given }”.
casual-about = partia, która nie liczy się do rankingu
lobby-casual = Nie liczy się do rankingu.
lobby-met = { $one } i { $other }, dotychczasowy stan { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , jeden remis.
    [few] , remisy: { $drawn }.
   *[many] , remisy: { $drawn }.
}
rated = Ranking: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Między wami: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , jeden remis.
    [few] , remisy: { $drawn }.
   *[many] , remisy: { $drawn }.
}
lobby-hints = Podpowiedzi dozwolone.
lobby-no-hints = Bez podpowiedzi.
unrated-casual = Bez rankingu, jak umówiono.
unrated-computer = Bez rankingu: gra komputer.
unrated-shared = Bez rankingu: miejsce było wspólne.
unrated-twice = Bez rankingu: jedna osoba ma dwa miejsca.
unrated-short = Bez rankingu: za krótka partia.
unrated-often = Bez rankingu: to wasza szósta partia dzisiaj.
unrated-vote = Bez rankingu: czat gra razem.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
top-group = Tabele mają grupy: zapytaj tam. Tutaj /stats pokazuje twoje wyniki.
top-game = { $game }: ranking
top-month = Ten miesiąc, wszystkie gry
top-past = { $month }, wszystkie gry
top-month-nobody = W tym miesiącu nikt jeszcze nie skończył partii rankingowej.
top-nobody = Nie ma tu jeszcze partii rankingowej. Zacznij: /{ $command } @znajomy
top-few = W tabeli jest się od { $enough } partii rankingowych, a tylu nikt jeszcze nie ma.
top-nothing = Nic się tu jeszcze nie rozstrzygnęło. Zacznij: /{ $command } @znajomy
top-all = Kto tu jest najlepszy
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: nikt nie ma jeszcze { $enough } partii rankingowych
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Ten miesiąc
key-all-games = Wszystkie gry
key-picture = Obrazek
key-picture-of = Obrazek: { $chat }
stats-group = O innych pytaj w grupie, w której z nimi grasz.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Tylko ze mną
stats-elsewhere = W innym czacie
stats-chats-more = { $count ->
    [one] …i jeszcze jedna grupa
    [few] …i jeszcze { $count } grupy
   *[many] …i jeszcze { $count } grup
}
stats-nothing = Nie masz tu jeszcze skończonej partii. Zacznij: /{ $command } @znajomy
stats-nothing-of = { $name } nie ma tu jeszcze skończonej partii.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Ostatnie partie: { $marks }
stats-longest = Najdłuższa seria wygranych: { $count } ({ $game })
stats-computer = Z komputerem: { $levels }
stats-level = poziom { $level } – { $won } z { $played }
stats-alone = W pojedynkę: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
stats-between = Ty i { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Ranking: { $game }
stats-line-points = { $line } { $points }
person-unknown = Nie znam nikogo o nazwie { $name }. Odpowiedz na jakąś wiadomość tej osoby.

annulled = Partia №{ $number } już się nie liczy.
annulled-now = Partia №{ $number } już się nie liczy. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = zakończ | koniec
cup-word-out = usuń | wyrzuć
cup-word-knockout = pucharowy | odpada
cup-word-tables = stoliki | stoły
cup-word-round = runda
cup-group = Turnieje gra się w grupach.
cup-none = Nie ma tu jeszcze turnieju. Otwórz: /cup { $command }
cup-none-alive = Żaden turniej tu teraz nie trwa.
cup-which = Który? Dopisz jego numer: { $cups }
cup-many = Naraz mogą tu trwać najwyżej { $most } turnieje. Zatrzymać turniej może osoba, która go otworzyła, albo administrator: /cup stop i numer. { $cups }
cup-unknown = Nie ma turnieju №{ $number }.
cup-founder = To robi osoba, która otworzyła turniej.
cup-admins = To mogą tylko administratorzy grupy.
cup-leaders = To może tylko osoba, która otworzyła turniej, albo administrator grupy.
cup-no-form = W tę grę nie da się rozegrać takiego turnieju.
cup-no-vote = W turnieju grają ludzie, a nie czaty, więc nie ma w nim głosowania.
cup-not-started = Turniej jeszcze się nie zaczął.
cup-running = Turniej już trwa.
cup-is-over = Turniej już się skończył.
cup-too-few = Za mało chętnych: potrzeba co najmniej dwóch osób albo pełnego stolika.
cup-too-many = Turniej jest pełny.
cup-too-late = Za późno, żeby dołączyć do tego turnieju.
cup-not-in = Tej osoby nie ma w tym turnieju.
cup-you-not-in = Nie grasz w tym turnieju.
cup-already-in = Już w nim grasz.
cup-gone = Nie grasz już w tym turnieju.
cup-put-out = Nie grasz już w tym turnieju: tak zdecydował administrator.
cup-eliminated = Dla ciebie ten turniej już się skończył.
cup-closing = Turniej i tak kończy się po tej rundzie.
cup-decided = Tego już nie da się zmienić: turniej poszedł dalej.
cup-round-wrong = Runda trwa od 10 minut do 60 dni, np. runda=1d, a nie „{ $given }”.
cup-list = Turnieje tutaj (/cup z numerem pokazuje turniej jeszcze raz)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] na razie jedna osoba
    [few] na razie { $count } osoby
   *[many] na razie { $count } osób
}
cup-line-running = №{ $number } { $game }: runda { $round } z { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: odwołany
cup-head = Turniej №{ $number } · { $game }
cup-invites = 🏆 { $cup }. Otwiera { $name }; { $form }.
cup-is-by-count = do sześciu osób każdy z każdym, od siedmiu system szwajcarski
cup-is-round-robin = każdy z każdym
cup-is-swiss = system szwajcarski
cup-is-knockout = system pucharowy
cup-is-tables = stoliki po kilka osób
cup-round-time = Czas na rundę: { $time }.
cup-nobody = Nikt jeszcze nie dołączył.
cup-begun = Zaczęło się.
cup-off = Turniej został odwołany.
cup-pledge = Losowanie ustalone z góry: { $pledge }
cup-secret = Losowanie wzięło się z { $secret }
cup-round = { $cup } · runda { $round } z { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Runda trwa do { $day }.
cup-until-hour = Runda trwa do { $day }, { $time }.
cup-over-time = Czas rundy minął. Jej partie toczą się dalej, ale kto w sumie myśli dłużej niż limit ({ $share }), przegrywa.
cup-bye = { $name } ma wolny los: punkt.
cup-rest = { $name } w tej rundzie pauzuje.
cup-withdrawn = { $name } nie daje znaku życia i odpada; wrócić można przyciskiem Dołącz.
cup-absent = { $name } nie daje znaku życia i odpada.
cup-forfeit = { $name } przechodzi dalej bez gry.
cup-forfeit-point = { $gone } odchodzi: punkt dostaje { $name }.
cup-forfeit-struck = { $gone } odchodzi, więc { $name } w tej rundzie nie ma partii.
cup-lot = Decyduje los: dalej przechodzi { $name }.
cup-again = Partia №{ $former } grana jest jeszcze raz jako №{ $number }.
cup-won = 🏆 Turniej wygrywa { $winners }!
cup-shared = 🏆 Turniej wygrywają wspólnie { $winners }.
cup-stopped = Turniej został przerwany.
cup-unwon = Nikt nie wygrywa turnieju.
cup-closes = Turniej kończy się po tej rundzie, która się liczy.
key-cups = Turnieje
cup-no-undo = W turnieju nie cofa się ruchów.
cup-no-cancel = Kto gra w turnieju, nie odwołuje jego partii. Żeby się poddać, odpowiedz na obrazek „poddaję się”.
cup-no-out = Kto gra w turnieju, nie usuwa z niego innych. Może to zrobić administrator, który nie gra.
cup-anonymous = Kto gra w turnieju, nie ma tu głosu, więc napisz pod własnym imieniem.
cup-draw-early = W turnieju na remis można się umówić, gdy każdy zrobi już ruch.
cup-clock-long = { $clock }: to za długo na taką rundę ({ $round }). Najwyżej: { $most }.

## Privacy

privacy-text = Co przechowuję: twoje imię, nazwę użytkownika i język, tak jak pokazuje je Telegram; partie, które tu grasz, z ruchami; ich wyniki, ranking i turnieje. Niczego innego, co piszesz, nie zapisuję. Zostaje to, dopóki nie każesz tego usunąć; kopie zapasowe zrobione przez operatora bota znikają z czasem.
privacy-file = Co o tobie przechowuję: wyniki i zapisy.
privacy-sure = Usunąć cię? Trwające partie liczą się jak poddane, znikają twój ranking i miejsca w tabelach, a w skończonych partiach jesteś odtąd graczem bez imienia. Rozpoczętych dziś zagadek nie da się dziś zacząć od nowa. Tego nie można odwrócić.
privacy-not = Nic nie zostało usunięte.
privacy-under-way = To już się dzieje.
privacy-done = Gotowe: nie ma tu już nic z twoim imieniem. W skończonych partiach nazywasz się teraz { $name }. Kopie zapasowe operatora znikają z czasem; obrazki w czatach zostają.
key-my-data = Moje dane w pliku
key-erase = Usuń mnie
key-erase-sure = Tak, usuń mnie
key-erase-not = Nie
fair-erased = (usunięte na życzenie gracza; ziarno zostało)

## Votes

chat-name = Czat
table-key-vote = głosowanie | głosy
table-is-first = pierwszy
vote-allowed = 10m, 1d, pierwszy
vote-about = czat gra jedną stroną i głosuje nad ruchami, tyle czasu od pierwszego głosu; przy „pierwszy” liczy się pierwszy ruch
vote-wrong = Głosowanie może trwać od 10s do 7d, np. głosowanie=10m, głosowanie=1d albo głosowanie=pierwszy, ale nie { $given }.
vote-secrets = W tej grze ({ $game }) są tajemnice, więc czat nie może w niej głosować.
vote-clock = Zegarem czatu są głosowania: opuść „zegar”.
vote-private = Do głosowania trzeba grupy: zaproponuj je tam.
vote-alone = Napisz, z kim gra czat: dopisz „bot:4” albo nazwę znajomego.
vote-how = Głosować może tu każdy; czas od pierwszej odpowiedzi: { $span }.
vote-how-first = Odpowiedzieć może tu każdy: liczy się pierwszy ruch.
lobby-vote = Po jednej stronie gra czat: głosują wszyscy, za każdym razem czas od pierwszej odpowiedzi to { $span }.
lobby-vote-first = Po jednej stronie gra czat: ruch robi ten, kto odpowie pierwszy.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = poddanie
vote-draw = remis
vote-undo = cofnięcie ruchu
vote-open = №{ $number } · Czat głosuje: { $counts }. { $closes } Odpowiedz ruchem; głos można zmienić.
vote-closes = Koniec o { $time }.
vote-closes-on = Koniec { $day } o { $time }.
vote-closes-in = Koniec za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
vote-closed = №{ $number } · Czat wybiera: { $counts }.
vote-undecided = №{ $number } · Głosowanie się skończyło i niczego nie rozstrzyga: { $counts }.
vote-off = №{ $number } · To głosowanie jest nieważne: partia poszła dalej bez niego.
vote-no-undo = Czat nie cofa ruchów.
news-vote = Głosy: { $counts }.
toast-vote = Twój głos: { $move }. Możesz go zmienić.
toast-vote-against = Kto jest przeciw, po prostu głosuje na jakiś ruch.

## Months

month-head = 🏆 Tabela miesiąca, { $month }:
month-1 = styczeń
month-2 = luty
month-3 = marzec
month-4 = kwiecień
month-5 = maj
month-6 = czerwiec
month-7 = lipiec
month-8 = sierpień
month-9 = wrzesień
month-10 = październik
month-11 = listopad
month-12 = grudzień

## The puzzle of the day

daily-word-yesterday = wczoraj
daily-head = 🧩 Zagadki dnia №{ $number } · { $day }
daily-how = Każdy gra sam, na privie, a zagadki są dla wszystkich te same. Nowe o { $time }.
daily-alone = Dziś wszyscy mają te same, a każdą gra się tylko raz. Nowe o { $time }.
daily-was = Tak było { $day }. Dzisiejsze zagadki pokazuje /daily.
daily-over = Ten dzień już minął. Dzisiejsze zagadki pokazuje /daily.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: bez rozwiązania
daily-more = { $count ->
    [one] …i jeszcze jedna osoba
    [few] …i jeszcze { $count } osoby
   *[many] …i jeszcze { $count } osób
}
daily-row = Ostatnie siedem dni: { $row }
daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · bez rozwiązania
daily-pledge = Dzisiejszą tajemnicę ustala { $pledge }; wczorajszą pokazuje /daily wczoraj.
daily-secret = Tajemnica dnia: { $secret }. Jej SHA-256 to { $pledge }, tak jak pokazano tamtego dnia; SHA-256 z jej bajtów i dwóch linijek, { $date } i gry, daje tajemnicę każdej zagadki.
daily-none = Zagadki dnia: { $games }.
daily-nobody = Wczoraj nikt nie pytał o zagadki.
daily-done = Ta jest już dziś za tobą: { $line }
daily-spent = Ta jest już dziś za tobą.
daily-gone = Ta partia się skończyła; następna zagadka jutro.
daily-full = Tabela tej grupy jest pełna.
daily-no-cancel = Zagadki dnia nie da się odwołać. Można się poddać: /resign
daily-no-undo = W zagadce dnia nie cofa się ruchów.
key-pass-on = Pokaż wynik innym

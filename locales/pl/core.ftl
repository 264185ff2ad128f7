# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } – { $two }
names = { $names }
names-more = i jeszcze { $count }
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (poziom { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = poddaję się | poddaję | poddaj
word-draw = remis | remis? | proponuję remis
word-undo = cofnij | cofam | cofnij ruch
word-board = plansza | pokaż | pokaż planszę
word-near = blisko | z bliska
word-whole = całość | cała

# The answer to a question whether it is meant.
word-yes = tak | jasne | pewnie
word-no = nie

## Refusals

reject-over = Ta partia już się skończyła.
match-not-begun = Ta partia jeszcze się nie zaczęła.
reject-turn = Nie twoja kolej: teraz { $seat }.
reject-turn-others = To nie twoja kolej.
reject-sealed = To tajemnica: dotknij przycisku, nikt nie zobaczy którego, albo wyślij mi to na priv.
reject-private = Ten ruch jest tajny: wyślij mi go na priv.
reject-alone = Ten ruch jest tajny, a tu każdy go przeczyta: dotknij przycisku pod planszą.
reject-draws = Taki wynik losowania jest niemożliwy.
reject-by-hand = { $dice ->
        [one] Kości są prawdziwe: rzuć { $dice } kością i napisz, co wypadło.
        [few] Kości są prawdziwe: rzuć { $dice } kośćmi i napisz, co wypadło.
       *[many] Kości są prawdziwe: rzuć { $dice } kośćmi i napisz, co wypadło.
    }
reject-wrong-dice = { $dice ->
        [one] Napisz, co pokazuje kość, od { $least } do { $most }, na przykład { $example }.
        [few] Napisz, co pokazują { $dice } kości, od { $least } do { $most }, na przykład { $example }.
       *[many] Napisz, co pokazuje { $dice } kości, od { $least } do { $most }, na przykład { $example }.
    }
reject-seats = { $max ->
    [2] To gra dla dwóch osób.
   *[other] Tu gra od { $min } do { $max } osób.
}
reject-letters = Ta plansza ma inne litery: { $letters }
reject-gone = Nie ma cię już w tej partii.
undo-none = Nie masz ruchu do cofnięcia.
undo-chance = Rzutu kośćmi nie da się cofnąć.
undo-reveal = Po tym ruchu wyszła na jaw tajemnica, więc nie można go cofnąć.
undo-gone = Partia poszła już dalej.

move-how = Ruch wpisz za poleceniem: /m e4. Jeśli grasz kilka partii, najpierw numer: /m 17 e4.
match-none-here = Nie grasz tutaj. /play zaczyna partię, /matches pokazuje, co się dzieje.
match-unknown = Nie ma partii №{ $number }.
match-unreadable = Partia №{ $number } szła według zasad, których już nie znam. Został po niej tylko ostatni obrazek.
match-outdated = { $match } kończy się tu bez wyniku: od jej początku zasady się zmieniły, a po staremu już nie umiem grać.
match-line = №{ $number } { $game } ({ $players })
match-which = O którą partię chodzi? { $matches }. Zacznij od jej numeru: /m { $number } { $move }
match-which-word = O którą partię chodzi? { $matches }. Na przykład: { $command }
command-unknown = Nie znam polecenia /{ $name }. Co umiem, mówi /help.
anonymous-plays = Piszesz jako grupa albo kanał, a grać mogą tylko ludzie: napisz pod własnym imieniem.
private-idle = Żadna twoja partia tu nie czeka. /play pokazuje gry; żeby zagrać ze znajomymi, dodaj mnie do grupy.

limit-here = { $most ->
    [one] Jedno twoje wyzwanie już tu czeka. Najpierw je wycofaj albo poczekaj, aż ktoś dołączy.
    [few] Już { $most } twoje wyzwania tu czekają. Wycofaj któreś albo poczekaj, aż ktoś dołączy.
   *[many] Już { $most } twoich wyzwań tu czeka. Wycofaj któreś albo poczekaj, aż ktoś dołączy.
}
limit-challenges = { $most ->
    [one] Jedno twoje wyzwanie już gdzieś czeka. Najpierw je wycofaj albo poczekaj, aż ktoś dołączy.
    [few] We wszystkich czatach razem czekają już { $most } twoje wyzwania. Wycofaj któreś; listę daje /matches.
   *[many] We wszystkich czatach razem czeka już { $most } twoich wyzwań. Wycofaj któreś; listę daje /matches.
}
limit-matches = { $most ->
    [one] Grasz już jedną partię, a więcej dla jednej osoby nie pomieszczę. Najpierw ją dokończ.
    [few] Grasz już { $most } partie, a więcej dla jednej osoby nie pomieszczę. Dokończ którąś; listę daje /matches.
   *[many] Grasz już { $most } partii, a więcej dla jednej osoby nie pomieszczę. Dokończ którąś; listę daje /matches.
}
limit-files = { $most ->
    [one] To już { $most } plik w ciągu minuty. Spróbuj za minutę.
    [few] To już { $most } pliki w ciągu minuty. Spróbuj za minutę.
   *[many] To już { $most } plików w ciągu minuty. Spróbuj za minutę.
}

## Toasts

toast-sealed = Twój wybór: { $move }. Nikt inny go nie widzi.
toast-sealed-open = Twój wybór: { $move }. To już wszyscy, odkrywamy.
toast-sealed-late = Za późno na zmianę: zostaje { $move }.
toast-sealed-holds = Twój wybór: { $move }. { $holds }
toast-outside = Nie ma cię w grupie tej partii.
toast-stranger = Nie grasz w partii №{ $number }.
toast-old-board = Ten przycisk jest nieaktualny.
toast-host-only = To może zrobić tylko autor wyzwania.
toast-host-leaves = To twoje wyzwanie i ktoś już do niego dołączył. „Wycofaj” odwołuje je dla wszystkich.
toast-not-invited = To wyzwanie jest dla kogoś innego.
toast-joined-already = Już grasz.
toast-not-joined = Nie ma cię w tej grze.
toast-wait-others = Twoja zgoda już jest. Teraz czekamy na odpowiedź.
toast-lobby-void = To wyzwanie jest już nieaktualne.
toast-lobby-started = Partia już trwa.
toast-invite-own = To twoje własne zaproszenie: nacisnąć musi ktoś inny.
toast-invite-computer = To twoje własne zaproszenie. Naciśnij jeszcze raz, żeby zagrać z komputerem.
toast-lobby-full = Wszystkie miejsca są zajęte.
toast-too-few = { $count ->
    [one] Brakuje jeszcze jednej osoby. Ile osób może grać: { $counts }.
    [few] Brakuje jeszcze { $count } osób. Ile osób może grać: { $counts }.
   *[many] Brakuje jeszcze { $count } osób. Ile osób może grać: { $counts }.
}
toast-shared = Jesteś w grze: ruszaj, kiedy chcesz.
toast-count = Liczba graczy w tej grze: { $counts }.
toast-rematch-there = Rewanż już jest: №{ $number }.
toast-offer-gone = Ta propozycja wygasła.
toast-question = Na pewno? Odpowiedz na pytanie poniżej.
toast-again = Na pewno? Naciśnij ten sam przycisk jeszcze raz.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Nic się nie zmienia.
toast-question-late = Za późno: minuta na odpowiedź minęła.
toast-question-gone = Ta sprawa jest już załatwiona.
toast-question-other = To pytanie nie do ciebie.
toast-admins-only = Ustawienia zmieniają tylko administratorzy grupy.
toast-admins-unsure = Nie udało się sprawdzić, czy jesteś administratorem. Spróbuj jeszcze raz.
toast-change-late = Opcje można zmieniać tylko przed pierwszym ruchem.
toast-tune-late = Ktoś już dołączył na tych warunkach.
toast-saved = Zapisane.

## Challenges

game-unknown = Nie ma gry „{ $name }”. Wszystkie pokazuje /play.
game-unknown-near = Nie ma gry „{ $name }”. Może { $near }?
game-which-one = Nie ma gry „{ $name }”. Może { $games }? Napisz wtedy { $example }
game-which = „{ $name }” pasuje do kilku gier: { $games }. Napisz polecenie tej właściwej, na przykład { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] i jeszcze jedna
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
option-value = { $key } nie może mieć wartości { $given }. Do wyboru: { $allowed }.
option-unknown = Nie ma tu opcji „{ $name }”. Są: { $known }. Wartość pisz zaraz za znakiem „=”.
option-unknown-near = Nie ma tu opcji „{ $name }”. Może { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = zegar | czas
table-key-resigns = poddaje
table-key-hints = podpowiedzi | podpowiedź
table-key-casual = towarzysko | towarzyska
table-key-bot = bot | komputer
table-is-on = tak | wł
table-is-off = nie | wył
table-is-blitz = blitz | błyskawicznie
clock-wrong = Zegar nie może mieć wartości { $given }. Podaj czas na ruch i zapas, np. zegar=10s+1m albo zegar=12h+2d (s, m, h, d; ruch najwyżej 30d, zapas najwyżej 60d), albo zegar=blitz, albo zegar=nie.
hints-wrong = Podpowiedzi: tak albo nie, ale nie { $given }.
resigns-wrong = Czy komputer się poddaje: tak albo nie, ale nie { $given }.
challenge-level = Nie ma komputera „{ $given }”: poziomy są od 1 do 5, na przykład bot:3.
challenge-no-computer = Ja w tę grę nie gram.
challenge-private = Znajomych wyzywa się w grupie. Tutaj możesz zagrać ze mną: dopisz „bot” albo od „bot:1” do „bot:5”.
challenge-group = W tej grze potrzeba innych ludzi: dodaj mnie do grupy i zagraj tam.
challenge-alone = To gra dla jednej osoby. Inni mogą się przyłączyć przyciskiem pod obrazkiem.
challenge-oneself = Siebie wyzwać się nie da.
challenge-bot-how = Żeby zagrać ze mną, zamiast mojej nazwy napisz „bot” albo „bot:3”.
challenge-twice = { $name } jest tu dwa razy.
lobby-open = { $seat } zaczyna grę w { $into }, №{ $number }. Kto gra?
lobby-challenge = { $seat } zaprasza do gry w { $into }, №{ $number }: { $guests }.
lobby-alone = { $seat } gra: { $game }, №{ $number }.
lobby-options = Warunki: { $options }.
lobby-clock = Zegar: { $clock }.
lobby-counts = Ile osób może grać: { $counts }.
lobby-joined = { $count ->
    [one] Na razie: { $names }
    [few] Na razie { $count }: { $names }
   *[many] Na razie { $count }: { $names }
}
lobby-invited = Czekamy na odpowiedź: { $guests }.
lobby-ready = Wszyscy są? Naciśnijcie Start.
lobby-crowded = { $count ->
        [one] ⚠ Trwa tu już inna partia, a Telegram pozwala mi
        [few] ⚠ Trwają tu już { $count } inne partie, a Telegram pozwala mi
       *[many] ⚠ Trwa tu już { $count } innych partii, a Telegram pozwala mi
    } wysyłać w grupie około 15 obrazków na minutę: plansze będą się pojawiać powoli. Lepiej ustawić zegar, np. zegar=1m, albo grać na prywatnym czacie ze mną, gdzie po rozpoczęciu partii są od razu: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Zaczynamy.
lobby-void = Wyzwanie №{ $number } ({ $game }) nieaktualne.
lobby-lapsed = Przez dobę nikt nie odpowiedział.
lobby-changed = Zmieniają się opcje: dalej jako №{ $number }.
lobby-withdrawn = Zostało wycofane.
lobby-declined = { $seat } odmawia.
lobby-left = { $seat } odchodzi z grupy.

key-value = { $value }
key-unlimited = ∞
key-join = Dołącz
key-start = Start
key-leave = Wyjdź
key-change = ⚙ Zmień opcje
key-withdraw = Wycofaj
key-call-off = Odwołaj
key-accept = Przyjmij
key-decline = Odmów
key-yes = Tak
key-no = Nie
key-drop = Nie czekaj dłużej
key-agree = Zgoda
key-refuse = Nie zgadzam się
key-rematch = Rewanż
key-film = Film
key-card = Pocztówka
key-lookback = Analiza
key-record = Zapis
key-group = Wróć do grupy
key-object = ✋ Wypadło co innego
key-share = Przyłącz się
key-again = Jeszcze raz
key-holds = 👁 Co mam
key-hint = ▶ Zagraj to
key-in-private = Na priv
key-secret = ✏ Odpowiedz tajnie
key-own = 👁 Moja plansza
key-answer-again = Zmień
key-private = Otwórz moją planszę
key-play-move = ▶ Zagraj { $move }
key-move = ✏️ Ruch
key-more = ⋯
key-draw = 🤝 Remis
key-undo = ↩ Cofnij
key-resign = 🏳 Poddaj się
key-nudge = 🔔 Ponaglij
key-down = ⬇ Na dół
key-show = Pokaż planszę
key-catalogue = Gry
key-add-group = Dodaj mnie do grupy
key-alone = Graj
key-open = Każdy może dołączyć
key-level = 🤖 { $level }
key-rules = Zasady
key-back = « Wróć
key-earlier = «
key-later = »
key-board = 👆 Dotknij planszy
key-view-near = 🔍 Ostatnie ruchy
key-view-whole = 🗺 Cała kartka
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = ruch { $number }: { $seat }
title-move = ruch { $number }
title-round = runda { $number }
title-round-turn = runda { $number }: { $seat }
title-round-of = runda { $number } z { $of }
title-round-of-turn = runda { $number } z { $of }: { $seat }
title-won = wygrywa { $seat }
title-shared = wygrywają { $seat }
title-draw = remis
title-over = koniec
seat-mark = gracz { $number }
picture-name = { $shown } to { $name }
picture-names = Na obrazku: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = lewo
mark-right = prawo
mark-up = góra
mark-down = dół

## How a match has ended, in large letters below its last board

result-won = Wygrywa { $seat }
result-won-by = Wygrywa { $seat } { $own } : { $theirs }
result-draw = Remis
result-draw-at = Remis { $own } : { $theirs }
result-resigned = { $seat } się poddaje
result-timeout = { $seat }: koniec czasu
result-agreed = za zgodą stron
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } stycznia { $year }
day-2 = { $day } lutego { $year }
day-3 = { $day } marca { $year }
day-4 = { $day } kwietnia { $year }
day-5 = { $day } maja { $year }
day-6 = { $day } czerwca { $year }
day-7 = { $day } lipca { $year }
day-8 = { $day } sierpnia { $year }
day-9 = { $day } września { $year }
day-10 = { $day } października { $year }
day-11 = { $day } listopada { $year }
day-12 = { $day } grudnia { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } się poddaje.
    [few] { $seat } się poddają.
   *[many] { $seat } się poddają.
}
news-agreed = Jest zgoda: partia się tu kończy.
news-objected = { $seat } zgłasza sprzeciw: rzucamy jeszcze raz.
news-gap = …
object-late = Za późno: wynik zostaje.
object-once = Raz już był twój sprzeciw wobec tego rzutu. Teraz rzut się liczy.
object-own = Sprzeciw wobec twojego rzutu mogą zgłosić tylko inni.
news-undone = { $people ->
    [one] { $seat } cofa ruch.
    [few] { $seat } cofają ruch.
   *[many] { $seat } cofają ruch.
}
ask-colon = :
ask-private = { $several ->
    [yes] To tajemnica: wyślijcie mi to na priv, nie tutaj.
   *[no] To tajemnica: wyślij mi to na priv, nie tutaj.
}
ask-alone = { $several ->
    [yes] To tajemnica: dotknijcie przycisku poniżej. Pytanie zobaczycie tylko wy, a odpowiedź tylko ja.
   *[no] To tajemnica: dotknij przycisku poniżej. Pytanie zobaczysz tylko ty, a odpowiedź tylko ja.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Odpowiedz na tę wiadomość: nikt inny jej nie widzi.
alone-board = №{ $number }: twoja plansza.
alone-reply = Odpowiedz na tę wiadomość, na przykład { $example }.
alone-kept = Zapamiętane: { $answer }
alone-off = W tej grupie chwilowo to nie działa. Otwórz nasz prywatny czat.
alone-nothing = Nie ma tu nic tylko dla twoich oczu.
alone-wait = Nie tak szybko: spróbuj za minutę.
alone-late = Za późno: partia poszła dalej.
alone-idle = Żadna partia tutaj nie czeka na twoją tajemnicę.
alone-failed = { $seat }, { $match } czeka na twoją tajną odpowiedź, a tu nie mogę o nią zapytać: otwórz nasz prywatny czat i naciśnij Start.
ask-sealed = { $several ->
    [yes] Dotknijcie przycisku: nikt inny nie zobaczy którego.
   *[no] Dotknij przycisku: nikt inny nie zobaczy którego.
}
ask-wait = Czekamy na ruch: { $players }.
board-written = W tej grupie nie wolno wysyłać zdjęć, więc oto plansza w literach:
board-no-place = Na tej kartce nie ma { $place }; ostatni róg to { $last }.
film-barred = Nie mogę tu pokazać filmu: w tej grupie nie wolno wysyłać GIF-ów.
card-barred = Nie mogę tu pokazać pocztówki: w tej grupie nie wolno wysyłać zdjęć.
record-barred = Nie mogę tu wysłać zapisu: w tej grupie nie wolno wysyłać plików.
topic-closed = Wątek partii №{ $number } jest zamknięty. To, co się w niej dzieje, pojawi się tam, gdy znów zostanie otwarty.
how-type = { $several ->
    [yes] Po prostu napiszcie, na przykład { $example }.
   *[no] Po prostu napisz, na przykład { $example }.
}
how-react = 👍 albo 👎 pod tą wiadomością też się liczy.
how-react-object = 👎 pod tym obrazkiem to też sprzeciw.
how-card = { $several ->
    [yes] Użyjcie przycisków albo naciśnijcie ✏️ Ruch i napiszcie, na przykład { $example }.
   *[no] Użyj przycisków albo naciśnij ✏️ Ruch i napisz, na przykład { $example }.
}
how-halves = { $several ->
    [yes] Dotknijcie litery i liczby, na przykład { $example }.
   *[no] Dotknij litery i liczby, na przykład { $example }.
}
how-places = { $several ->
    [yes] Dotykajcie pól po kolei, na przykład { $example }.
   *[no] Dotykaj pól po kolei, na przykład { $example }.
}
how-drawn = { $several ->
    [yes] wszystko jest ustawione losowo: przycisk z 👁 pokaże to tylko wam. Losujcie od nowa, ile chcecie, a potem naciśnijcie „Gotowe”.
   *[no] wszystko jest ustawione losowo: przycisk z 👁 pokaże to tylko tobie. Losuj od nowa, ile chcesz, a potem naciśnij „Gotowe”.
}
how-elsewhere = To tajemnica: przycisk poniżej prowadzi do naszego prywatnego czatu.
card-below = ⬇ Gra toczy się niżej.
card-turns = 🔔 Mam pisać na priv, gdy przyjdzie twoja kolej? Wyślij mi tam: /settings przypominaj=tak
how-reply = { $several ->
    [yes] Odpowiedzcie na ten obrazek ruchem, na przykład { $example }.
   *[no] Odpowiedz na ten obrazek ruchem, na przykład { $example }.
}
over-won = 🏆 Wygrywa { $winners }!
over-shared = 🏆 Wygrywają { $winners }!
over-draw = Remis.
over-solved = 🏆 Rozwiązane!
over-unsolved = Tym razem nie.
over-points = { $end } { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
over-cancelled = Partia odwołana: nie liczy się.
over-all-late = Czas minął wszystkim: nikt nie wygrywa.

## Time

span-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
span-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
span-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}
span-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } godz.
time-hours-minutes = { $hours } godz. { $minutes } min
time-days = { $days } d.
time-days-hours = { $days } d. { $hours } godz.
clock-both = na ruch { $turn }, a potem { $reserve } zapasu
clock-turn = na ruch { $turn }
clock-reserve = po { $reserve } na całą partię
clock-blitz = na ruch { $turn }; spóźniony ruch jest losowany
clock-allowed = 10s+1m, 12h+2d, blitz, nie
clock-about = czas na każdy ruch i zapas na całą partię; w blitzu spóźniony ruch jest losowany
resigns-allowed = tak, nie
resigns-about = czy komputer może się poddać, gdy nic już się nie zmieni; bez tej opcji robi to od poziomu 3
hints-about = czy gracze mogą prosić mnie o podpowiedź przez /hint; bez tej opcji mogą, gdy nie gra się o ranking
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } odchodzi z grupy: liczy się jak koniec czasu.
news-flag = { $seat }: czas minął.
news-all-late = Czas minął wszystkim.
news-round-over = Czas rundy minął, a na ruchu jest { $seat }.
news-round-over-all = Czas rundy minął, a na ruchu są wszyscy.
news-round-over-rest = Czas rundy minął: liczy się to, co na planszy.
news-blitz = { $people ->
    [one] { $seat } nie zdąża, więc ruch z losowania: { $move }
    [few] { $seat } nie zdążają, więc ruch z losowania: { $move }
   *[many] { $seat } nie zdążają, więc ruch z losowania: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } nie zdąża, więc ruch z losowania.
    [few] { $seat } nie zdążają, więc ruch z losowania.
   *[many] { $seat } nie zdążają, więc ruch z losowania.
}
news-long = Partia ma już { $most } linijek, a więcej nie pomieszczę. Kończy się tu i się nie liczy.
news-unattended = Dziesięć ruchów z rzędu z losowania: chyba nikt już nie gra.
news-absent = { $people ->
    [one] { $seat } milczy od tygodnia: liczy się jak poddanie.
    [few] { $seat } milczą od tygodnia: liczy się jak poddanie.
   *[many] { $seat } milczą od tygodnia: liczy się jak poddanie.
}
news-all-absent = Od tygodnia nie było żadnego ruchu.
late-flag = Za późno: twój czas w partii №{ $number } już minął.
late-blitz = Za późno: czas minął i ruch został wylosowany.
left-waits = { $name } odchodzi z grupy, a { $match } czeka na ruch tej osoby.
left-plays = { $name } odchodzi z grupy, ale nadal ma miejsce w partii { $match }, która w razie czego poczeka.
left-off = { $seat } odchodzi z grupy, więc wyzwanie jest odwołane: { $match }.
drop-late = Już nie trzeba: ta osoba wróciła albo nie gra.
shut-out = { $seat }, { $match } czeka na twoją odpowiedź na privie, a nie mogę tam do ciebie napisać: otwórz nasz czat i naciśnij Start.
remind-clock = { $match }: { $players }, czas ucieka. Na ten ruch zostało: { $left }.
remind-silence = { $match }: { $players }, czekamy na ruch. Tydzień milczenia liczy się jak poddanie.
remind-nobody = { $match }: { $players }, czekamy na ruch. Po tygodniu bez ruchu partia zostanie odwołana.

## The table

offer-draw = { $seat } proponuje remis w partii №{ $number }.
offer-undo = { $seat } prosi o cofnięcie ruchu w partii №{ $number }.
sure-resign = { $match }: { $seat }, poddajesz się?
host-asked = Pytam tam osobę, która zaczęła tę partię.
sure-resign-along = { $match }: { $by } chce się poddać. { $host }, to twoja partia: kończymy?
sure-cancel-along = { $match }: { $by } chce odwołać partię. { $host }, to twoja partia: kończymy i się nie liczy?
sure-cancel = { $match }: odwołać? Wtedy się nie liczy.
sure-drop = { $match }: { $seat }, { $name } odchodzi z grupy. Przestajemy czekać? Liczy się jak koniec czasu.
sure-draw = { $match }: { $seat }, zaproponować tam remis?
sure-undo = { $match }: { $seat }, poprosić tam o cofnięcie ruchu?
sure-move = { $match }: { $seat }, „{ $move }” – na pewno? Odwrotu nie ma.
sure-how-reply = Naciśnij przycisk albo odpowiedz „tak”. Jeśli przez minutę nie będzie odpowiedzi, nic się nie zmieni.
sure-how = Naciśnij przycisk albo napisz „tak”. Jeśli przez minutę nie będzie odpowiedzi, nic się nie zmieni.
question-lapsed = { $match }: przez minutę nikt nie odpowiedział, więc nic się nie zmienia.
board-there = Obrazek jest w grupie.
offer-lapsed = Ta propozycja wygasła.
offer-agreed = { $seat } się zgadza.
offer-refused = { $seat } się nie zgadza.
offer-withdrawn = { $seat } zmienia zdanie.
draw-alone = Nie ma z kim umówić się na remis. Żeby skończyć, odpowiedz na obrazek „poddaję się”.
draw-computer = Komputer gra dalej.
cancel-who = Partię mogą odwołać tylko gracze, dopóki ktoś z nich nie zrobi drugiego ruchu, albo administrator grupy.
cancel-too-late = Za późno na odwołanie. Żeby się poddać, odpowiedz na obrazek „poddaję się”.
hint-move = №{ $number }, podpowiedź: „{ $move }”.
hint-more = podpowiedź: „{ $move }”. { $more }
hint-later = Podpowiadam, gdy jest twoja kolej.
hint-thinking = Jeszcze myślę nad podpowiedzią.
hint-nothing = Na ten ruch nie mam podpowiedzi.
hint-rated = W partii rankingowej nie ma podpowiedzi, chyba że w wyzwaniu jest „podpowiedzi=tak”.
hint-cup = W tym turnieju nie ma podpowiedzi. Żeby były, otwórz turniej z „podpowiedzi=tak”.
hint-daily = W zagadce dnia nie ma podpowiedzi.
hint-off = Umowa była taka: partia bez podpowiedzi.
hint-none = Więcej niż na obrazku nic nie widać.
hint-private = To tylko dla twoich oczu: otwórz nasz prywatny czat i napisz tam /hint. { $link }
hint-shut = { $match }: { $seat }, odpowiedź jest tylko dla ciebie, a nie mogę napisać ci na priv. Otwórz nasz czat, naciśnij Start i zapytaj jeszcze raz.
back = №{ $number }, ruch { $ply }: { $seat } gra „{ $played }”. Lepsze było „{ $better }”.
back-points = { $points ->
    [one] Strata: { $points } punkt.
    [few] Strata: { $points } punkty.
   *[many] Strata: { $points } punktów.
}
back-chances = Z lepszym ruchem: { $before }. Po tym ruchu: { $after }.
back-looking = Przeglądam partię.
back-busy = Po kolei: przeglądam jeszcze inną twoją partię.
back-later = Analiza będzie, gdy partia się skończy.
back-nothing = W tej partii nie ma czego analizować.
back-there = Obrazek jest już w tym czacie.
back-none = W tej partii żaden ruch wiele nie kosztował.
back-none-found = №{ $number }: nie widzę ruchu, który by wiele kosztował.
back-failed = №{ $number }: nie wiem, ile te ruchy były warte.
value-points = { $points ->
    [one] na koniec { $points } punkt przewagi
    [few] na koniec { $points } punkty przewagi
   *[many] na koniec { $points } punktów przewagi
}
value-won = wygrana
value-ahead = lepiej
value-level = równo
value-behind = gorzej
value-lost = przegrana
export-secret = W tym zapisie są tajemnice; otworzy się po zakończeniu partii.
replay-secret = W tej partii są tajemnice; film będzie po jej zakończeniu.
card-later = Pocztówka będzie po zakończeniu partii.
card-cancelled = Odwołana partia nie ma pocztówki.
replay-so-far = { $count ->
    [0] Nie było jeszcze żadnego ruchu.
    [one] Na razie jeden ruch.
    [few] Na razie { $count } ruchy.
   *[many] Na razie { $count } ruchów.
}
matches-none = Nie ma tu partii. /play zaczyna nową.
matches-head = Partie:
matches-lobby = { $match }: czeka na graczy
match-void = { $match }: wyzwanie odwołane
matches-turn = { $match }, kolej: { $asked }
turns-head = Twoja kolej:
turns-none = Nic teraz na ciebie nie czeka.
matches-more = { $count ->
    [one] i jeszcze jedna
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
fair-pledge = №{ $number }: wszystko, co losowe, wynika z tajemnicy wybranej przy wyzwaniu. Jej SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: wszystko, co losowe, wynika z tajemnicy wybranej, gdy turniej rozpoczął tę partię. Jej SHA-256: { $pledge }
fair-wait = Tajemnicę pokażę po zakończeniu partii; wtedy każdy może sprawdzić, że nikt nic nie zmienił.
fair-secret = Tajemnica: { $secret }
fair-joined = Kolejność dołączania:
    { $joined }
fair-joined-cup = Co dodaje turniej (swój numer, numer partii w nim, gracz); było to znane, gdy wybierano tajemnicę:
    { $joined }
fair-seed = Ziarno = SHA-256 z 32 bajtów tajemnicy i każdej z tych linijek ze znakiem nowego wiersza: { $seed }
fair-dice = Kości wynikają z ziarna. Każdy krok ma własny strumień ChaCha20 (klucz: ziarno; strumień: 0 dla ustawienia, potem numer ruchu; licznik od 0), czytany jako słowa 32-bitowe. Kość o n ścianach bierze następne słowo w mniejsze od największej wielokrotności n nie większej niż 2³²: pokazuje w mod n + 1. Krótki program w Pythonie jest w docs/fair.md.

## Reading

greet-hello = Cześć! Mam dla was kartki w kratkę, ołówki i kości: wybierzcie grę albo wyzwijcie kogoś przez /play.
greet-deaf = Czytam tu tylko polecenia i odpowiedzi na moje wiadomości, chyba że dostanę prawa administratora: wtedy samo „e4” to już ruch.
greet-hears = Czytam tu wszystko, więc na ruch wystarczy samo „e4”.
start-title = Kletka
start-hello = Cześć! Mam gry z ołówkiem i kośćmi na każdy czat, na kartkach w kratkę jak ze szkolnego zeszytu.
start-how = Wyzwij kogoś znajomego albo spróbuj ze mną od razu tutaj.
start-how-group = Wybierzcie grę i zobaczcie, kto dołączy, albo zagrajcie ze mną.
start-friend = Ze znajomymi gra się w grupie: dodaj mnie do niej i napisz tam /{ $command } @znajomy. Bez @znajomy zagra ten, kto dotknie Dołącz.
key-play-friend = 👥 Graj ze znajomym
key-play-computer = 🤖 Graj z komputerem
help-how = Żeby zacząć, napisz grę i znajomego: /dots @znajomy. Żeby zagrać z komputerem, zamiast znajomego dopisz bot:1 … bot:5. Po samej nazwie gry czekam, aż ktoś dołączy.
help-moves = Ruch po prostu napisz, np. e4. Przy kilku partiach najpierw numer: 17 e4.
help-answers = Ruch to odpowiedź na obrazek, np. e4, albo /m e4. Jeśli dostanę prawa administratora, wystarczy samo e4.
help-group = { $name }: { $commands }
help-group-open = Początek
help-group-match = W partii
help-group-besides = Poza tym
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (ruch)
help-board = /board (pokaż jeszcze raz; z dużej kartki tylko część: /board blisko albo /board k12)
help-resign = /resign
help-draw = /draw
help-undo = /undo (cofnij)
help-cancel = /cancel (odwołaj partię)
help-hint = /hint (mój ruch na twoim miejscu, tylko dla ciebie)
help-export = /export (zapis)
help-replay = /replay (partia jako film)
help-fair = /fair (sprawdź losowanie)
help-cup = /cup (turniej)
help-daily = /daily (zagadki dnia)
help-top = /top (tabele)
help-stats = /stats (twoje wyniki)
help-privacy = /privacy (twoje dane)
help-settings = /settings
lesson-film = { $game }: partia jako film
lesson-players = Anna | Borys | Celina | Daniel | Ewa | Filip | Gosia | Hubert
key-rules-options = Opcje
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Zasady której gry?
rules-options = Opcje:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = W co gramy?
catalogue-found = „{ $name }” pasuje do kilku gier. O którą chodzi?
catalogue-computer = W te gry umiem grać. Która?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] dla jednej osoby
    [few] graczy: { $counts }
   *[many] graczy: { $counts }
}
catalogue-alone = Gra dla jednej osoby: /{ $game }
catalogue-command = Żeby wyzwać kogoś: /{ $game } @znajomy
catalogue-levels = 🤖 1 … 5: gra z komputerem, 5 jest najmocniejszy.
catalogue-how-strong = Jak mocno mam grać? 1 to łatwo, 5 to wszystko, co umiem.
catalogue-luck = Tu o wszystkim decydują kości, więc nie gram ani dobrze, ani źle.
family-lines = Linie i kratki
family-battles = Bitwy
family-strokes = Piłka, wyścigi, golf
family-words = Słowa
family-figures = Liczby
family-dice = Kości
family-stopping = W porę przestać
family-combinations = Układy
family-reckoning = Rachunki
family-crossing = Wzdłuż i wszerz
family-power = Gry siłowe
family-bluff = Blef
family-boards = Na planszy
family-races = Wyścigi
family-chips = Żetony
family-children = Dla dzieci
family-luck = Czysty los
family-alone = Dla jednej osoby

settings-head = Ustawienia tego czatu
setting-lang = Język
setting-labels = Litery na planszach
setting-labels-auto = zależnie od języka
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Plansze
setting-boards-replace = nowy obrazek, stary znika
setting-boards-edit = obrazek zmienia się w miejscu
setting-boards-keep = wszystkie obrazki zostają
setting-theme = Wygląd
setting-theme-paper = zeszyt
setting-theme-dark = ciemny
setting-theme-contrast = duży kontrast
setting-view = Duże kartki
setting-view-auto = zależnie od rozmiaru
setting-view-whole = cała kartka
setting-view-near = wokół ostatnich ruchów
setting-quiet = Cisza
setting-quiet-off = brak
setting-hours = od { $from }:00 do { $to }:00
setting-zone = Strefa czasowa
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Zagadki dnia
setting-daily-off = tylko na prośbę
setting-daily-on = codziennie o dziewiątej rano
setting-month = Tabela miesiąca
setting-month-off = nie jest ogłaszana
setting-month-on = jest ogłaszana
setting-move = Przycisk Ruch
setting-move-on = pod planszami
setting-move-off = brak
setting-app = Plansze do dotykania
setting-app-on = przyciskiem poniżej
setting-app-off = brak
setting-colours = Kolory przycisków
setting-colours-on = czyj ruch i co ostateczne
setting-colours-off = brak
setting-times = Pozostały czas
setting-times-on = w chwili, gdy patrzysz
setting-times-off = w chwili wysłania
setting-cards = Wyzwania przez @nazwę
setting-cards-on = przyjmowane
setting-cards-off = nie tutaj
setting-secrets = Tajemnice
setting-secrets-on = tutaj, widzi jedna osoba
setting-secrets-off = tylko na privie
setting-answers = Odpowiedzi dla jednej osoby
setting-answers-on = widzi tylko ona
setting-answers-off = widzą wszyscy
setting-reactions = 👍, 👎 i 🤔
setting-reactions-on = liczą się jak odpowiedzi
setting-reactions-off = nic nie znaczą
setting-turns = Przypominaj mi o mojej kolei
setting-turns-off = nie
setting-turns-on = tak
setting-wrong = Nie można tu ustawić { $given }. Można ustawić: język=pl albo inny, litery=auto, łacinka albo cyrylica, plansze=nowa, zmiana albo wszystkie, widok=auto, całość albo blisko, wygląd=zeszyt, ciemny albo kontrast, cisza=23-8 albo nie, strefa=+3 albo Europe/Warsaw, aplikacja=tak albo nie, kolory=tak albo nie, czasy=tak albo nie, w grupach zagadki=tak albo nie, miesiąc=tak albo nie, ruch=tak albo nie, wyzwania=tak albo nie, tajemnice=tak albo nie, odpowiedzi=tak albo nie, reakcje=tak albo nie, a na privie przypominaj=tak albo nie.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = język
setting-key-labels = litery
setting-key-boards = plansze | obrazki
setting-key-view = widok | kartki
setting-key-theme = wygląd | motyw
setting-key-quiet = cisza
setting-key-zone = strefa
setting-key-daily = zagadki
setting-key-month = miesiąc
setting-key-move = ruch
setting-key-app = aplikacja
setting-key-colours = kolory
setting-key-times = czasy
setting-key-cards = wyzwania | karty
setting-key-secrets = tajemnice
setting-key-answers = odpowiedzi
setting-key-reactions = reakcje
setting-key-turns = przypominaj | przypomnienia
setting-is-auto = auto
setting-is-latin = łacinka | łacińskie
setting-is-cyrillic = cyrylica
setting-is-replace = nowa | nowy
setting-is-edit = zmiana | w miejscu
setting-is-keep = wszystkie
setting-is-whole = całość | cała
setting-is-near = blisko
setting-is-paper = zeszyt
setting-is-dark = ciemny
setting-is-contrast = kontrast

## What the messenger’s menu of commands says

command-play = wybierz grę, wyzwij znajomych
command-m = zrób ruch: /m e4
command-board = pokaż planszę jeszcze raz
command-matches = partie w tym czacie
command-rules = zasady gry
command-resign = poddaj się
command-draw = zaproponuj remis
command-undo = poproś o cofnięcie ruchu
command-cancel = odwołaj partię
command-hint = podpowiedź: mój ruch na twoim miejscu, tylko dla ciebie
command-export = zapis jako plik
command-replay = partia jako film
command-fair = sprawdź, czy losowanie jest uczciwe
command-daily = zagadki dnia, te same dla wszystkich
command-cup = turniej: /cup dots
command-top = kto tu jest najlepszy
command-stats = twoje wyniki albo czyjeś
command-privacy = co o tobie przechowuję i jak to usunąć
command-settings = język, plansze, wygląd, cisza
command-help = jak się gra

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
inline-off = Wyzwania przez @nazwę są tu wyłączone. Napisz polecenie: /{ $game }
inline-challenge = { $name } zaczyna grę w { $into }. Kto gra?
guest-how = Za moją nazwą napisz grę, na przykład: @{ $bot } kropki
inline-title = { $game } · { $terms }
inline-blitz = Blitz działa tylko w czatach, w których jestem: gdzie indziej plansza nie nadąża.
nudge = { $several ->
    [yes] { $names }, czekamy na wasz ruch w partii №{ $number }.
   *[no] { $names }, czekamy na twój ruch w partii №{ $number }.
}
nudge-nobody = W partii №{ $number } nie ma kogo ponaglać.
show-here = Pokaż tu partię №{ $number }
inline-long = Za dużo na jeden przycisk. Opuść część opcji.

## Results

casual-wrong = „locker“ kann an oder aus sein, nicht „{ $given }“.
casual-about = eine Partie, die nicht für die Wertung zählt
lobby-casual = Zählt nicht für die Wertung.
lobby-met = Zwischen { $one } und { $other } steht es { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , dazu ein Unentschieden.
   *[other] , dazu { $drawn } Unentschieden.
}
rated = Neue Wertung: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Zwischen euch: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , dazu ein Unentschieden.
   *[other] , dazu { $drawn } Unentschieden.
}
lobby-hints = Tipps sind erlaubt.
lobby-no-hints = Ohne Tipps.
unrated-casual = Nicht gewertet, wie vereinbart.
unrated-computer = Nicht gewertet: Der Computer hat mitgespielt.
unrated-shared = Nicht gewertet: Ein Platz war geteilt.
unrated-twice = Nicht gewertet: Eine Person hatte zwei Plätze.
unrated-short = Nicht gewertet: zu kurz.
unrated-often = Nicht gewertet: Es war heute schon eure sechste Partie.
unrated-vote = Nicht gewertet: Der Chat hat gemeinsam gespielt.

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
    [one] { $count } Partie
   *[other] { $count } Partien
}
top-group = Tabellen gehören in Gruppen: Frag dort. Hier zeigt /stats, was du geschafft hast.
top-game = { $game }: Wertungen
top-month = Dieser Monat, alle Spiele
top-past = { $month }, alle Spiele
top-month-nobody = Diesen Monat ist noch keine gewertete Partie zu Ende gespielt.
top-nobody = Hier gibt es noch keine gewertete Partie. /{ $command } @name startet eine.
top-few = In der Tabelle stehst du nach { $enough } gewerteten Partien, und so viele hat noch niemand.
top-nothing = Hier ist noch nichts entschieden. /{ $command } @name startet eine Partie.
top-all = Wer hier am besten ist
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: Noch niemand hat { $enough } gewertete Partien
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Dieser Monat
key-all-games = Alle Spiele
key-picture = Bild
key-picture-of = Bild: { $chat }
stats-group = Nach anderen frag in der Gruppe, in der ihr zusammen spielt.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Allein mit mir
stats-elsewhere = In einem anderen Chat
stats-chats-more = { $count ->
    [one] …und noch eine Gruppe
   *[other] …und noch { $count } Gruppen
}
stats-nothing = Du hast hier noch keine Partie zu Ende gespielt. /{ $command } @name startet eine.
stats-nothing-of = { $name } hat hier noch keine Partie zu Ende gespielt.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Letzte Partien: { $marks }
stats-longest = Längste Siegesserie: { $count } ({ $game })
stats-computer = Gegen den Computer: { $levels }
stats-level = Stufe { $level } – { $won } von { $played }
stats-alone = Allein: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stats-between = Du und { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Wertung: { $game }
stats-line-points = { $line } { $points }
person-unknown = Ich kenne niemanden, der { $name } heißt. Antworte stattdessen auf eine Nachricht dieser Person.

annulled = №{ $number } zählt nicht mehr.
annulled-now = №{ $number } zählt nicht mehr. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = stopp | beenden | ende
cup-word-out = raus | entfernen
cup-word-knockout = ko | ko system
cup-word-tables = tische
cup-word-round = runde
cup-group = Pokale werden in Gruppen gespielt.
cup-none = Hier gibt es noch keinen Pokal. /cup { $command } eröffnet einen.
cup-none-alive = Hier läuft kein Pokal.
cup-which = Welchen? Schreib die Nummer dazu: { $cups }
cup-many = Hier können nur { $most } Pokale gleichzeitig laufen. Wer einen eröffnet hat oder die Gruppe verwaltet, kann ihn beenden: /cup stop und seine Nummer. { $cups }
cup-unknown = Einen Pokal №{ $number } gibt es nicht.
cup-founder = Das macht, wer den Pokal eröffnet hat.
cup-admins = Das kann nur die Gruppenverwaltung.
cup-leaders = Das kann nur, wer den Pokal eröffnet hat, oder die Gruppenverwaltung.
cup-no-form = Als solchen Pokal kann man dieses Spiel nicht spielen.
cup-no-vote = In einem Pokal spielen einzelne Leute und keine Chats: Abgestimmt wird da nicht.
cup-not-started = Der Pokal hat noch nicht angefangen.
cup-running = Der Pokal läuft schon.
cup-is-over = Der Pokal ist vorbei.
cup-too-few = Es machen zu wenige mit: Es müssen mindestens zwei sein oder ein voller Tisch.
cup-too-many = Der Pokal ist voll.
cup-too-late = Für diesen Pokal kommst du zu spät.
cup-not-in = Diese Person ist nicht im Pokal.
cup-you-not-in = Du bist nicht in diesem Pokal.
cup-already-in = Du bist schon dabei.
cup-gone = Du bist schon ausgestiegen.
cup-put-out = Die Gruppenverwaltung hat dich aus diesem Pokal genommen.
cup-eliminated = Du bist schon ausgeschieden.
cup-closing = Der Pokal endet ohnehin mit dieser Runde.
cup-decided = Das lässt sich nicht mehr ändern: Der Pokal ist weitergegangen.
cup-round-wrong = Eine Runde dauert zwischen 10 Minuten und 60 Tagen, etwa runde=1d, nicht „{ $given }“.
cup-list = Pokale hier (/cup mit einer Nummer zeigt einen noch einmal)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] bisher eine Anmeldung
   *[other] bisher { $count } Anmeldungen
}
cup-line-running = №{ $number } { $game }: Runde { $round } von { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: abgesagt
cup-head = Pokal №{ $number } · { $game }
cup-invites = 🏆 { $cup }. Eröffnet von { $name }; { $form }.
cup-is-by-count = bis sechs spielen alle gegen alle, mehr nach Schweizer System
cup-is-round-robin = alle gegen alle
cup-is-swiss = Schweizer System
cup-is-knockout = K.-o.-System
cup-is-tables = Tische zu mehreren
cup-round-time = Eine Runde dauert { $time }.
cup-nobody = Noch ist niemand dabei.
cup-begun = Er hat begonnen.
cup-off = Er wurde abgesagt.
cup-pledge = Lose, im Voraus festgelegt: { $pledge }
cup-secret = Die Lose kamen aus { $secret }
cup-round = { $cup } · Runde { $round } von { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Die Runde läuft bis zum { $day }.
cup-until-hour = Die Runde läuft bis zum { $day }, { $time }.
cup-over-time = Die Zeit der Runde ist um. Die Partien gehen weiter, aber wer insgesamt { $share } nachgedacht hat, verliert.
cup-bye = { $name } hat ein Freilos: ein Punkt.
cup-rest = { $name } setzt diese Runde aus.
cup-withdrawn = { $name } ist nicht erschienen und damit raus; mit „Mitmachen“ geht es zurück in den Pokal.
cup-absent = { $name } ist nicht erschienen und damit raus.
cup-forfeit = { $name } kommt kampflos weiter.
cup-forfeit-point = { $gone } ist nicht mehr dabei: Der Punkt geht an { $name }.
cup-forfeit-struck = { $gone } ist nicht mehr dabei, { $name } hat in dieser Runde also keine Partie.
cup-lot = Das Los entscheidet für { $name }.
cup-again = №{ $former } wird als №{ $number } neu gespielt.
cup-won = 🏆 { $winners } gewinnt den Pokal!
cup-shared = 🏆 { $winners } teilen sich den Pokal.
cup-stopped = Der Pokal wurde abgebrochen.
cup-unwon = Den Pokal gewinnt niemand.
cup-closes = Der Pokal endet nach dieser Runde, und sie zählt.
key-cups = Pokale
cup-no-undo = Im Pokal wird kein Zug zurückgenommen.
cup-no-cancel = Wer im Pokal spielt, kann dessen Partien nicht abbrechen. Um aufzugeben, antworte auf das Bild mit „aufgeben“.
cup-no-out = Wer im Pokal spielt, kann andere nicht herausnehmen. Das ist Sache der Gruppenverwaltung, soweit sie nicht mitspielt.
cup-anonymous = Wer im Pokal spielt, hat hier nichts zu bestimmen; schreib also unter deinem eigenen Namen.
cup-draw-early = Im Pokal könnt ihr euch auf Unentschieden einigen, sobald alle einmal gezogen haben.
cup-clock-long = { $clock }: Das ist zu lang, eine Runde dauert nur { $round }. Höchstens: { $most }.

## Privacy

privacy-text = Was ich aufbewahre: deinen Namen, Benutzernamen und deine Sprache, wie Telegram sie zeigt; die Partien, die du hier spielst, mit allen Zügen; ihre Ergebnisse, Wertungen und Pokale. Sonst wird nichts von dem gespeichert, was du schreibst. Es bleibt, bis du es löschen lässt; Sicherungskopien, die beim Betrieb dieses Bots entstehen, werden gelöscht, wenn sie alt sind.
privacy-file = Was ich über dich aufbewahre: Ergebnisse und Aufzeichnungen.
privacy-sure = Alles über dich löschen? Laufende Partien gelten als aufgegeben, deine Wertungen und Tabellenplätze verschwinden, und in beendeten Partien bleibst du ohne Namen. Rätsel, die du heute begonnen hast, kannst du heute nicht neu beginnen. Rückgängig machen lässt sich das nicht.
privacy-not = Nichts wurde gelöscht.
privacy-under-way = Das läuft schon.
privacy-done = Erledigt: Unter deinem Namen ist nichts mehr gespeichert. In beendeten Partien heißt du jetzt { $name }. Sicherungskopien verschwinden, wenn sie alt sind; Bilder in Chats bleiben.
key-my-data = Meine Daten als Datei
key-erase = Lösche mich
key-erase-sure = Ja, lösche mich
key-erase-not = Nein
fair-erased = (auf Wunsch gelöscht; der Startwert blieb erhalten)

## Votes

chat-name = Der Chat
table-key-vote = Abstimmung | stimmen
table-is-first = erste | erster
vote-allowed = 10m, 1d, erste
vote-about = der Chat spielt eine Seite und stimmt über ihre Züge ab, so lange nach der ersten Stimme; bei „erste“ gilt der erste Zug
vote-wrong = Eine Abstimmung kann 10s bis 7d dauern, etwa abstimmung=10m oder abstimmung=1d, oder abstimmung=erste, aber nicht { $given }.
vote-secrets = Im Spiel „{ $game }“ gibt es Geheimnisse, darum kann der Chat darin nicht abstimmen.
vote-clock = Die Abstimmung ist die Uhr des Chats: Lass „uhr“ weg.
vote-private = Zum Abstimmen braucht es eine Gruppe: Frag dort.
vote-alone = Sag, gegen wen der Chat spielt: Schreib „bot:4“ oder @name dazu.
vote-how = Alle hier dürfen abstimmen; die Abstimmung endet { $span } nach der ersten Antwort.
vote-how-first = Alle hier dürfen antworten: Der erste Zug gilt.
lobby-vote = Eine Seite ist der Chat: Alle stimmen ab, und jede Abstimmung endet { $span } nach der ersten Antwort.
lobby-vote-first = Eine Seite ist der Chat: Wer zuerst antwortet, zieht.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = aufgeben
vote-draw = Unentschieden
vote-undo = Zug zurücknehmen
vote-open = №{ $number } · Der Chat stimmt ab: { $counts }. { $closes } Antworte mit einem Zug; du darfst ihn ändern.
vote-closes = Endet um { $time }.
vote-closes-on = Endet am { $day } um { $time }.
vote-closes-in = Endet in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
vote-closed = №{ $number } · Der Chat hat abgestimmt: { $counts }.
vote-undecided = №{ $number } · Die Abstimmung ist vorbei und entscheidet nichts: { $counts }.
vote-off = №{ $number } · Diese Abstimmung fällt aus: Die Partie ging ohne sie weiter.
vote-no-undo = Der Chat nimmt keine Züge zurück.
news-vote = Stimmen: { $counts }.
toast-vote = Deine Stimme: { $move }. Du darfst sie ändern.
toast-vote-against = Wer dagegen ist, stimmt einfach für einen Zug.

## Months

month-head = 🏆 Die Tabelle vom { $month }:
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## The puzzle of the day

daily-word-yesterday = gestern
daily-head = 🧩 Rätsel des Tages №{ $number } · { $day }
daily-how = Alle rätseln für sich, im Privatchat, und die Rätsel sind für alle gleich. Neue um { $time }.
daily-alone = Sie sind heute für alle gleich, und jedes kannst du nur einmal spielen. Neue um { $time }.
daily-was = Das waren die Rätsel vom { $day }. /daily zeigt die Rätsel von heute.
daily-over = Dieser Tag ist vorbei. /daily zeigt die Rätsel von heute.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: nicht gelöst
daily-more = { $count ->
    [one] …und noch jemand
   *[other] …und noch { $count }
}
daily-row = Die letzten sieben Tage: { $row }
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · nicht gelöst
daily-pledge = Das heutige Geheimnis ist festgelegt durch { $pledge }; /daily gestern zeigt das vom Vortag.
daily-secret = Geheimnis des Tages: { $secret }. Sein SHA-256 ist { $pledge }, wie an dem Tag gezeigt; SHA-256 seiner Bytes und zweier Zeilen, { $date } und das Spiel, ergibt das Geheimnis jedes Rätsels.
daily-none = Rätsel des Tages: { $games }.
daily-nobody = Gestern hat niemand nach den Rätseln gefragt.
daily-done = Das hattest du heute schon: { $line }
daily-spent = Das hattest du heute schon.
daily-gone = Diese Partie ist vorbei; das nächste Rätsel kommt morgen.
daily-full = Die Tabelle dieser Gruppe ist voll.
daily-no-cancel = Ein Rätsel des Tages kann man nicht abbrechen. Aufgeben geht: /resign
daily-no-undo = Beim Rätsel des Tages wird kein Zug zurückgenommen.
key-pass-on = Ergebnis teilen

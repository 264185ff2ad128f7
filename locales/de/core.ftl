# Words of the table. Games bring their own files.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } – { $two }
names = { $names }
names-more = und noch { $count }
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (Stufe { $level })

word-resign = aufgeben | ich gebe auf | gebe auf | aufgabe
word-draw = unentschieden | remis | remis? | unentschieden?
word-undo = zurück | zurücknehmen | rückgängig
word-board = brett | zeigen | zeig
word-near = nah | nahe
word-whole = ganz | komplett

word-yes = ja | j | jep | klar
word-no = nein | nö | nee

## Refusals

reject-over = Diese Partie ist vorbei.
match-not-begun = Diese Partie hat noch nicht angefangen.
reject-turn = Noch nicht: { $seat } ist am Zug.
reject-turn-others = Du bist nicht am Zug.
reject-sealed = Das ist geheim: Tipp auf einen der Knöpfe, niemand sieht, auf welchen. Oder schick es mir im Privatchat.
reject-private = Dieser Zug ist geheim: Schick ihn mir in unserem Privatchat.
reject-alone = Dieser Zug ist geheim, und hier können alle mitlesen: Tipp auf den Knopf unter dem Bild.
reject-draws = So kann der Zufall nicht ausgefallen sein.
reject-by-hand = { $dice ->
        [one] Hier wird echt gewürfelt: Wirf { $dice } Würfel und schreib, was er zeigt.
       *[other] Hier wird echt gewürfelt: Wirf { $dice } Würfel und schreib, was sie zeigen.
    }
reject-wrong-dice = { $dice ->
        [one] Schreib, was dein Würfel zeigt, von { $least } bis { $most }, zum Beispiel { $example }.
       *[other] Schreib { $dice } Würfel von { $least } bis { $most }, zum Beispiel { $example }.
    }
reject-seats = { $max ->
    [2] Das spielt man zu zweit.
   *[other] Das ist ein Spiel für { $min } bis { $max } Leute.
}
reject-letters = Dieses Brett hat andere Buchstaben: { $letters }
reject-gone = Du bist aus dieser Partie ausgestiegen.
undo-none = Du hast keinen Zug, den du zurücknehmen könntest.
undo-chance = Ein Wurf lässt sich nicht zurücknehmen.
undo-reveal = Seitdem ist ein Geheimnis ans Licht gekommen, der Zug lässt sich nicht mehr zurücknehmen.
undo-gone = Die Partie ist inzwischen weitergegangen.

move-how = Schreib deinen Zug hinter den Befehl: /m e4. Spielst du mehrere Partien, kommt die Nummer davor: /m 17 e4.
match-none-here = Du spielst hier gerade nicht. /play startet eine Partie, /matches zeigt, was läuft.
match-unknown = Eine Partie №{ $number } gibt es nicht.
match-unreadable = Partie №{ $number } wurde nach Regeln gespielt, die ich nicht mehr kenne. Geblieben ist nur ihr letztes Bild.
match-outdated = { $match } endet hier ohne Ergebnis: Die Regeln haben sich seither geändert, und nach den alten kann ich nicht mehr spielen.
match-line = №{ $number } { $game } ({ $players })
match-which = Welche meinst du? { $matches }. Schreib die Nummer davor: /m { $number } { $move }
match-which-word = Welche meinst du? { $matches }. Zum Beispiel: { $command }
command-unknown = /{ $name } kenne ich nicht. Was ich kann, steht unter /help.
anonymous-plays = Du schreibst als Gruppe oder Kanal, mitspielen können aber nur Menschen: Schreib unter deinem eigenen Namen.
private-idle = Hier wartet keine Partie auf dich. /play zeigt die Spiele; um mit anderen zu spielen, hol mich in eine Gruppe.

limit-here = { $most ->
    [one] Hier wartet schon eine Herausforderung von dir. Zieh sie erst zurück oder warte, bis jemand mitmacht.
   *[other] Hier warten schon { $most } Herausforderungen von dir. Zieh erst eine zurück oder warte, bis jemand mitmacht.
}
limit-challenges = { $most ->
    [one] Irgendwo wartet schon eine Herausforderung von dir. Zieh sie erst zurück oder warte, bis jemand mitmacht.
   *[other] In allen Chats zusammen warten schon { $most } Herausforderungen von dir. Zieh erst eine zurück; /matches zeigt sie.
}
limit-matches = { $most ->
    [one] Du spielst schon eine Partie, mehr kann ich für dich nicht führen. Spiel sie erst zu Ende.
   *[other] Du spielst schon { $most } Partien, mehr kann ich für dich nicht führen. Spiel erst eine zu Ende; /matches zeigt sie.
}
limit-files = { $most ->
    [one] Mehr als ein Film, eine Karte oder eine Aufzeichnung pro Minute geht nicht. Versuch es in einer Minute wieder.
   *[other] Das waren { $most } Filme, Karten und Aufzeichnungen in einer Minute. Versuch es in einer Minute wieder.
}

## Toasts

toast-sealed = Deine Wahl: { $move }. Sonst sieht sie niemand.
toast-sealed-open = Deine Wahl: { $move }. Alle haben gewählt, jetzt wird aufgedeckt.
toast-sealed-late = Zu spät, es bleibt bei deiner Wahl: { $move }.
toast-sealed-holds = Deine Wahl: { $move }. { $holds }
toast-outside = Du bist nicht in der Gruppe dieser Partie.
toast-stranger = Du spielst in №{ $number } nicht mit.
toast-old-board = Dieser Knopf gilt nicht mehr.
toast-host-only = Das kann nur, wer herausgefordert hat.
toast-host-leaves = Das ist deine Herausforderung, und andere machen schon mit. „Zurückziehen“ sagt sie für alle ab.
toast-not-invited = Diese Herausforderung gilt jemand anderem.
toast-joined-already = Du bist schon dabei.
toast-not-joined = Du machst noch nicht mit.
toast-wait-others = Du hast schon Ja gesagt. Jetzt fehlt noch eine Antwort.
toast-lobby-void = Diese Herausforderung gilt nicht mehr.
toast-lobby-started = Die Partie hat angefangen.
toast-invite-own = Da muss jemand anders drücken: Es ist deine eigene Einladung.
toast-invite-computer = Es ist deine eigene Einladung. Drück noch einmal, dann spielst du gegen den Computer.
toast-lobby-full = Alle Plätze sind besetzt.
toast-too-few = { $count ->
    [one] Es fehlt noch jemand. So viele können spielen: { $counts }.
   *[other] Es fehlen noch { $count }. So viele können spielen: { $counts }.
}
toast-shared = Du bist dabei: Zieh, wann immer du willst.
toast-count = So viele können mitspielen: { $counts }.
toast-rematch-there = Die Revanche gibt es schon: №{ $number }.
toast-offer-gone = Das Angebot gilt nicht mehr.
toast-question = Sicher? Beantworte die Frage unten.
toast-again = Sicher? Drück denselben Knopf noch einmal.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Alles bleibt, wie es ist.
toast-question-late = Zu spät: Die Minute zum Antworten ist um.
toast-question-gone = Diese Frage ist schon erledigt.
toast-question-other = Die Frage ging nicht an dich.
toast-admins-only = Die Einstellungen kann nur die Gruppenverwaltung ändern.
toast-admins-unsure = Ob du Administrator bist, war gerade nicht zu erfahren. Versuch es noch einmal.
toast-change-late = Die Optionen lassen sich nur vor dem ersten Zug ändern.
toast-tune-late = Zu diesen Bedingungen macht schon jemand mit.
toast-saved = Gespeichert.

## Challenges

game-unknown = Ein Spiel „{ $name }“ gibt es nicht. /play zeigt alle.
game-unknown-near = Ein Spiel „{ $name }“ gibt es nicht. Meinst du { $near }?
game-which-one = Ein Spiel „{ $name }“ gibt es nicht. Meinst du { $games }? Dann schreib { $example }
game-which = „{ $name }“ passt auf mehrere Spiele: { $games }. Schreib den Befehl des Spiels, das du meinst, zum Beispiel { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] und noch eins
   *[other] und noch { $count }
}
option-value = { $key } kann nicht { $given } sein. Möglich: { $allowed }.
option-unknown = Eine Option „{ $name }“ gibt es hier nicht. Es gibt: { $known }. Schreib den Wert direkt hinter das „=“.
option-unknown-near = Eine Option „{ $name }“ gibt es hier nicht. Meinst du { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = Uhr | zeit | bedenkzeit
table-key-resigns = Aufgabe
table-key-hints = Tipps
table-key-casual = locker | freundschaft | ungewertet
table-key-bot = bot | computer
table-is-on = an | ja
table-is-off = aus | nein
table-is-blitz = blitz
clock-wrong = Die Uhr kann nicht { $given } sein. Gib die Zeit pro Zug und eine Reserve an, etwa uhr=10s+1m oder uhr=12h+2d (s, m, h, d für Sekunden, Minuten, Stunden, Tage; pro Zug höchstens 30d, als Reserve höchstens 60d), oder uhr=blitz, oder uhr=aus.
hints-wrong = Tipps können an oder aus sein, nicht { $given }.
resigns-wrong = Ob der Computer aufgibt, kann an oder aus sein, nicht { $given }.
challenge-level = Einen Computer „{ $given }“ gibt es nicht: Die Stufe geht von 1 bis 5, zum Beispiel bot:3.
challenge-no-computer = Dieses Spiel kann ich selbst nicht spielen.
challenge-private = Andere forderst du in einer Gruppe heraus. Hier kannst du gegen mich spielen: Schreib „bot“ dazu, oder „bot:1“ bis „bot:5“.
challenge-group = Für dieses Spiel braucht es andere: Hol mich in eine Gruppe und spielt es dort.
challenge-alone = Das ist ein Spiel für eine Person. Andere können mit dem Knopf unter dem Bild einsteigen.
challenge-oneself = Dich selbst kannst du nicht herausfordern.
challenge-bot-how = Um gegen mich zu spielen, schreib „bot“ oder „bot:3“ statt meines Namens.
challenge-twice = Du hast { $name } doppelt genannt.
lobby-open = { $seat } startet „{ $into }“, №{ $number }. Wer macht mit?
lobby-challenge = { $seat } fordert { $guests } heraus: „{ $into }“, №{ $number }.
lobby-alone = { $seat } spielt „{ $game }“, №{ $number }.
lobby-options = Bedingungen: { $options }.
lobby-clock = Uhr: { $clock }.
lobby-counts = So viele können spielen: { $counts }.
lobby-joined = { $count ->
    [one] Bisher dabei: { $names }
   *[other] Bisher { $count } dabei: { $names }
}
lobby-invited = Ich warte auf { $guests }.
lobby-ready = Alle da? Dann drück „Start“.
lobby-crowded = { $count ->
        [one] ⚠ Hier läuft schon eine andere Partie, und Telegram lässt mich in einer Gruppe
       *[other] ⚠ Hier laufen schon { $count } andere Partien, und Telegram lässt mich in einer Gruppe
    } nur etwa 15 Bilder pro Minute schicken: Die Bretter kommen also langsam. Besser passt dann eine Uhr wie uhr=1m. Oder zieh von unserem Privatchat aus, dort kommen sie sofort, sobald die Partie läuft: { $link }
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Die Partie läuft.
lobby-void = Aus der Herausforderung №{ $number } zu „{ $game }“ wird nichts.
lobby-lapsed = Einen Tag lang kam keine Antwort.
lobby-changed = Die Optionen werden geändert: Es geht weiter als №{ $number }.
lobby-withdrawn = Sie wurde zurückgezogen.
lobby-declined = { $seat } lehnt ab.
lobby-left = { $seat } ist nicht mehr in der Gruppe.

key-value = { $value }
key-unlimited = ∞
key-join = Mitmachen
key-start = Start
key-leave = Doch nicht
key-change = ⚙ Optionen ändern
key-withdraw = Zurückziehen
key-call-off = Absagen
key-accept = Annehmen
key-decline = Ablehnen
key-yes = Ja
key-no = Nein
key-drop = Nicht mehr warten
key-agree = Einverstanden
key-refuse = Nein danke
key-rematch = Revanche
key-film = Film
key-card = Karte
key-lookback = Rückschau
key-record = Aufzeichnung
key-group = Zurück zur Gruppe
key-object = ✋ So fiel das nicht
key-share = Mitmachen
key-again = Noch einmal
key-holds = 👁 Was ich habe
key-hint = ▶ So ziehen
key-in-private = Privat
key-secret = ✏ Geheim antworten
key-own = 👁 Mein Brett
key-answer-again = Ändern
key-private = Mein Brett öffnen
key-play-move = ▶ { $move } ziehen
key-move = ✏️ Ziehen
key-more = ⋯
key-draw = 🤝 Unentschieden
key-undo = ↩ Zurück
key-resign = 🏳 Aufgeben
key-nudge = 🔔 Anstupsen
key-down = ⬇ Nach unten holen
key-show = Brett zeigen
key-catalogue = Spiele
key-add-group = Hol mich in eine Gruppe
key-alone = Spielen
key-open = Offen für alle
key-level = 🤖 { $level }
key-rules = Regeln
key-back = « Zurück
key-earlier = «
key-later = »
key-board = 👆 Brett antippen
key-view-near = 🔍 Letzte Züge
key-view-whole = 🗺 Ganzes Blatt
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = Zug { $number }: { $seat }
title-move = Zug { $number }
title-round = Runde { $number }
title-round-turn = Runde { $number }: { $seat }
title-round-of = Runde { $number } von { $of }
title-round-of-turn = Runde { $number } von { $of }: { $seat }
title-won = { $seat } siegt
title-shared = { $seat } siegen
title-draw = Remis
title-over = Ende
seat-mark = Platz { $number }
picture-name = { $shown } ist { $name }
picture-names = Im Bild: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = links
mark-right = rechts
mark-up = oben
mark-down = unten

## How a match has ended, in large letters below its last board

result-won = { $seat } gewinnt
result-won-by = { $seat } siegt { $own } : { $theirs }
result-draw = Remis
result-draw-at = Remis { $own } : { $theirs }
result-resigned = { $seat } gibt auf
result-timeout = { $seat }: Zeit um
result-agreed = einvernehmlich
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day }. Januar { $year }
day-2 = { $day }. Februar { $year }
day-3 = { $day }. März { $year }
day-4 = { $day }. April { $year }
day-5 = { $day }. Mai { $year }
day-6 = { $day }. Juni { $year }
day-7 = { $day }. Juli { $year }
day-8 = { $day }. August { $year }
day-9 = { $day }. September { $year }
day-10 = { $day }. Oktober { $year }
day-11 = { $day }. November { $year }
day-12 = { $day }. Dezember { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } gibt auf.
   *[other] { $seat } geben auf.
}
news-agreed = Einverstanden: Hier endet die Partie.
news-objected = { $seat } widerspricht: Es wird noch einmal gewürfelt.
news-gap = …
object-late = Zu spät: Der Wurf gilt.
object-once = Einmal hast du diesem Wurf schon widersprochen. Jetzt gilt er.
object-own = Gegen deinen Wurf können nur die anderen etwas sagen.
news-undone = { $people ->
    [one] { $seat } nimmt einen Zug zurück.
   *[other] { $seat } nehmen einen Zug zurück.
}
ask-colon = :
ask-private = { $several ->
    [yes] Das ist geheim: Schickt es mir privat, nicht hier.
   *[no] Das ist geheim: Schick es mir privat, nicht hier.
}
ask-alone = { $several ->
    [yes] Das ist geheim: Tippt auf den Knopf unten. Nur ihr selbst seht eure Frage, und nur ich sehe eure Antworten.
   *[no] Das ist geheim: Tipp auf den Knopf unten. Nur du siehst die Frage, und nur ich sehe deine Antwort.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Antworte auf diese Nachricht: Sonst sieht sie niemand.
alone-board = №{ $number }: dein Brett.
alone-reply = Antworte auf diese Nachricht, zum Beispiel { $example }.
alone-kept = Notiert: { $answer }
alone-off = Das geht in dieser Gruppe gerade nicht. Öffne stattdessen unseren Privatchat.
alone-nothing = Hier gibt es nichts, was nur du sehen darfst.
alone-wait = Nicht so schnell: Versuch es in einer Minute wieder.
alone-late = Zu spät: Die Partie ist weitergegangen.
alone-idle = Keine Partie hier wartet auf ein Geheimnis von dir.
alone-failed = { $seat }, { $match } braucht ein Geheimnis von dir, und hier kann ich dich nicht danach fragen: Öffne unseren Privatchat und drück „Start“.
ask-sealed = { $several ->
    [yes] Tippt auf einen Knopf: Niemand sieht, auf welchen.
   *[no] Tipp auf einen Knopf: Niemand sieht, auf welchen.
}
ask-wait = Ich warte noch auf { $players }.
board-written = Diese Gruppe erlaubt keine Fotos, darum kommt das Brett in Buchstaben:
board-no-place = { $place } liegt nicht auf diesem Blatt; die letzte Ecke ist { $last }.
film-barred = Den Film kann ich hier nicht zeigen: Diese Gruppe erlaubt keine GIFs.
card-barred = Die Karte kann ich hier nicht zeigen: Diese Gruppe erlaubt keine Fotos.
record-barred = Die Aufzeichnung kann ich hier nicht schicken: Diese Gruppe erlaubt keine Dateien.
topic-closed = Das Thema von Partie №{ $number } ist geschlossen. Was in der Partie geschieht, erscheint dort, sobald es wieder offen ist.
how-type = Einfach hinschreiben, zum Beispiel { $example }.
how-react = 👍 oder 👎 unter dieser Nachricht gilt auch.
how-react-object = Auch mit 👎 unter diesem Bild widersprichst du.
how-card = { $several ->
    [yes] Nehmt die Knöpfe, oder drückt „✏️ Ziehen“ und schreibt zum Beispiel { $example }.
   *[no] Nimm die Knöpfe, oder drück „✏️ Ziehen“ und schreib zum Beispiel { $example }.
}
how-halves = { $several ->
    [yes] Tippt erst den Buchstaben an, dann die Zahl, zum Beispiel { $example }.
   *[no] Tipp erst den Buchstaben an, dann die Zahl, zum Beispiel { $example }.
}
how-places = { $several ->
    [yes] Tippt ein Feld nach dem anderen an, zum Beispiel { $example }.
   *[no] Tipp ein Feld nach dem anderen an, zum Beispiel { $example }.
}
how-drawn = { $several ->
    [yes] Alles ist zufällig aufgestellt: Der Knopf mit 👁 zeigt nur euch selbst, was ihr habt. Lasst neu auslosen, so oft ihr wollt, dann drückt „Fertig“.
   *[no] Alles ist zufällig aufgestellt: Der Knopf mit 👁 zeigt es dir allein. Lass neu auslosen, so oft du willst, dann drück „Fertig“.
}
how-elsewhere = Das ist geheim: Der Knopf unten führt in unseren Privatchat.
card-below = ⬇ Weiter geht es unten.
card-turns = 🔔 Soll ich dir privat sagen, wenn du am Zug bist? Dann schick mir dort: /settings turns=on
how-reply = { $several ->
    [yes] Antwortet auf dieses Bild mit eurem Zug, zum Beispiel { $example }.
   *[no] Antworte auf dieses Bild mit deinem Zug, zum Beispiel { $example }.
}
over-won = 🏆 { $winners } gewinnt!
over-shared = 🏆 { $winners } gewinnen!
over-draw = Unentschieden.
over-solved = 🏆 Gelöst!
over-unsolved = Diesmal nicht.
over-points = { $end } { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
over-cancelled = Abgebrochen: Die Partie zählt nicht.
over-all-late = Allen ist die Zeit abgelaufen: Niemand gewinnt.

## Time

span-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } Std.
time-hours-minutes = { $hours } Std. { $minutes } Min.
time-days = { $days } Tg.
time-days-hours = { $days } Tg. { $hours } Std.
clock-both = { $turn } pro Zug, dazu { $reserve } Reserve
clock-turn = { $turn } pro Zug
clock-reserve = jeweils { $reserve } für die ganze Partie
clock-blitz = { $turn } pro Zug; wer zu spät kommt, zieht zufällig
clock-allowed = 10s+1m, 12h+2d, blitz, aus
clock-about = Zeit pro Zug und eine Reserve für die ganze Partie; im Blitz wird ein verspäteter Zug ausgelost
resigns-allowed = an, aus
resigns-about = ob der Computer aufgeben darf, wenn nichts mehr zu ändern ist; ohne Angabe tut er es ab Stufe 3
hints-about = ob man mich mit /hint um einen Zug bitten darf; ohne Angabe darf man, wo es nicht um Wertung geht
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } ist nicht mehr in der Gruppe: Das zählt als Zeitüberschreitung.
news-flag = Für { $seat } ist die Zeit abgelaufen.
news-all-late = Allen ist die Zeit abgelaufen.
news-round-over = Die Zeit der Runde ist um, und { $seat } war am Zug.
news-round-over-all = Die Zeit der Runde ist um, und alle waren am Zug.
news-round-over-rest = Die Zeit der Runde ist um: Die Partie zählt, wie sie steht.
news-blitz = { $people ->
    [one] { $seat } war zu langsam, also wurde gelost: { $move }
   *[other] { $seat } waren zu langsam, also wurde gelost: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } war zu langsam, also wurde der Zug ausgelost.
   *[other] { $seat } waren zu langsam, also wurde der Zug ausgelost.
}
news-long = Diese Partie hat jetzt { $most } Zeilen, mehr kann ich nicht aufbewahren. Sie endet hier und zählt nicht.
news-unattended = Zehn Züge nacheinander wurden ausgelost: Es scheint niemand zu spielen.
news-absent = { $people ->
    [one] { $seat } hat eine Woche nicht gezogen: Das gilt als Aufgeben.
   *[other] { $seat } haben eine Woche nicht gezogen: Das gilt als Aufgeben.
}
news-all-absent = Seit einer Woche hat niemand gezogen.
late-flag = Zu spät: Deine Zeit in №{ $number } war abgelaufen.
late-blitz = Zu spät: Deine Zeit war um, und der Zug wurde ausgelost.
left-waits = { $name } ist nicht mehr in der Gruppe, und { $match } wartet noch.
left-plays = { $name } ist nicht mehr in der Gruppe, hat aber noch einen Platz in { $match }: Die Partie wartet.
left-off = { $seat } ist nicht mehr in der Gruppe, aus der Herausforderung wird nichts: { $match }.
drop-late = Nicht nötig: wieder da oder nicht mehr in der Partie.
shut-out = { $seat }, { $match } braucht deine Antwort im Privatchat, aber dort kann ich dir nicht schreiben: Öffne unseren Chat und drück „Start“.
remind-clock = { $match }: { $players }, die Zeit wird knapp. Noch für diesen Zug: { $left }.
remind-silence = { $match }: { $players } am Zug. Eine Woche Schweigen gilt als Aufgeben.
remind-nobody = { $match }: { $players } am Zug. Nach einer Woche ohne Zug wird die Partie abgebrochen.

## The table

offer-draw = { $seat } bietet in №{ $number } ein Unentschieden an.
offer-undo = { $seat } möchte in №{ $number } einen Zug zurücknehmen.
sure-resign = { $match }: { $seat }, gibst du auf?
host-asked = Gefragt wird dort, wer die Partie gestartet hat.
sure-resign-along = { $match }: { $by } möchte aufgeben. { $host }, du hast die Partie gestartet: Soll sie enden?
sure-cancel-along = { $match }: { $by } möchte abbrechen. { $host }, du hast die Partie gestartet: Soll sie enden, ohne zu zählen?
sure-cancel = { $match }: abbrechen? Dann zählt die Partie nicht.
sure-drop = { $match }: { $seat }, { $name } ist nicht mehr in der Gruppe. Nicht länger warten? Das zählt als Zeitüberschreitung.
sure-draw = { $match }: { $seat }, soll ich dort ein Unentschieden anbieten?
sure-undo = { $match }: { $seat }, soll ich dort fragen, ob du deinen Zug zurücknehmen darfst?
sure-move = { $match }: { $seat }, „{ $move }“ – sicher? Zurück geht es dann nicht mehr.
sure-how-reply = Drück einen Knopf oder antworte „ja“. Kommt eine Minute lang keine Antwort, bleibt alles, wie es ist.
sure-how = Drück einen Knopf oder schreib „ja“. Kommt eine Minute lang keine Antwort, bleibt alles, wie es ist.
question-lapsed = { $match }: Eine Minute lang kam keine Antwort, also bleibt alles, wie es ist.
board-there = Das Bild ist in der Gruppe zu sehen.
offer-lapsed = Dieses Angebot gilt nicht mehr.
offer-agreed = { $seat } ist einverstanden.
offer-refused = { $seat } ist dagegen.
offer-withdrawn = { $seat } möchte doch nicht.
draw-alone = Hier gibt es niemanden, mit dem du dich einigen könntest. Um aufzuhören, antworte auf das Bild mit „aufgeben“.
draw-computer = Der Computer spielt weiter.
cancel-who = Abbrechen können alle, die mitspielen, bis jemand zum zweiten Mal gezogen hat; danach nur die Gruppenverwaltung.
cancel-too-late = Zum Abbrechen ist es zu spät. Um aufzugeben, antworte auf das Bild mit „aufgeben“.
hint-move = №{ $number }, ein Tipp: „{ $move }“.
hint-more = ein Tipp: „{ $move }“. { $more }
hint-later = Tipps gebe ich, wenn du am Zug bist.
hint-thinking = Ich denke noch über deinen Tipp nach.
hint-nothing = Für diesen Zug habe ich keinen Tipp.
hint-rated = In einer gewerteten Partie gibt es keine Tipps, außer die Herausforderung sagt „tipps=an“.
hint-cup = In diesem Pokal gibt es keine Tipps. Um sie zu erlauben, eröffne einen mit „tipps=an“.
hint-daily = Beim Rätsel des Tages gibt es keine Tipps.
hint-off = Diese Partie ist ohne Tipps vereinbart.
hint-none = Mehr, als das Bild zeigt, gibt es nicht zu sehen.
hint-private = Das ist nur für deine Augen: Öffne unseren Privatchat und schreib dort /hint. { $link }
hint-shut = { $match }: { $seat }, die Antwort ist nur für deine Augen, aber ich kann dir nicht privat schreiben. Öffne unseren Chat, drück „Start“ und frag noch einmal.
back = №{ $number }, Zug { $ply }: { $seat } zog „{ $played }“. Besser wäre „{ $better }“ gewesen.
back-points = { $points ->
    [one] Das kostete { $points } Punkt.
   *[other] Das kostete { $points } Punkte.
}
back-chances = Damit: { $before }. Nach dem Zug: { $after }.
back-looking = Ich gehe die Partie durch.
back-busy = Eins nach dem anderen: Ich gehe gerade noch eine andere Partie für dich durch.
back-later = Zurückschauen kannst du, wenn die Partie vorbei ist.
back-nothing = In dieser Partie gibt es nichts zurückzuschauen.
back-there = Das Bild ist schon in diesem Chat.
back-none = In dieser Partie hat kein Zug viel gekostet.
back-none-found = №{ $number }: Ich habe keinen Zug gefunden, der viel gekostet hat.
back-failed = №{ $number }: Ich konnte nicht ausrechnen, was die Züge wert waren.
value-points = { $points ->
    [one] am Ende { $points } Punkt vorn
   *[other] am Ende { $points } Punkte vorn
}
value-won = gewonnen
value-ahead = besser
value-level = ausgeglichen
value-behind = schlechter
value-lost = verloren
export-secret = Diese Aufzeichnung enthält Geheimnisse; sie öffnet sich, wenn die Partie vorbei ist.
replay-secret = In dieser Partie gibt es Geheimnisse; den Film gibt es, wenn sie vorbei ist.
card-later = Die Karte gibt es, wenn die Partie vorbei ist.
card-cancelled = Von einer abgebrochenen Partie gibt es keine Karte.
replay-so-far = { $count ->
    [0] Noch hat niemand gezogen.
    [one] Bisher ein Zug.
   *[other] Bisher { $count } Züge.
}
matches-none = Hier läuft keine Partie. /play startet eine.
matches-head = Partien:
matches-lobby = { $match }: noch nicht vollzählig
match-void = { $match }: Daraus wird nichts
matches-turn = { $match }: { $asked } am Zug
turns-head = Du bist am Zug:
turns-none = Im Moment wartet nichts auf dich.
matches-more = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
fair-pledge = №{ $number }: Aller Zufall folgt aus einem Geheimnis, das bei der Herausforderung gezogen wurde. Sein SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: Aller Zufall folgt aus einem Geheimnis, das gezogen wurde, als der Pokal diese Partie begann. Sein SHA-256: { $pledge }
fair-wait = Das Geheimnis wird nach der Partie gezeigt; dann lässt sich nachprüfen, dass nichts verändert wurde.
fair-secret = Das Geheimnis: { $secret }
fair-joined = So kamen alle dazu:
    { $joined }
fair-joined-cup = Was der Pokal dazugibt (seine Nummer, die der Partie darin, wer spielt), schon bekannt, als das Geheimnis gezogen wurde:
    { $joined }
fair-seed = Startwert = SHA-256 aus den 32 Bytes des Geheimnisses und jeder dieser Zeilen samt Zeilenumbruch (LF): { $seed }
fair-dice = Die Würfel folgen aus dem Startwert. Jeder Schritt hat seinen eigenen ChaCha20-Strom (Schlüssel: der Startwert; Strom: 0 für den Aufbau, danach die Nummer des Zugs; Zähler ab 0), gelesen als 32-Bit-Wörter. Ein Würfel mit n Seiten nimmt das nächste Wort w unterhalb des größten Vielfachen von n bis 2³²: Er zeigt w mod n + 1. In docs/fair.md steht das als kurzes Python-Programm.

## Reading

greet-hello = Hallo! Ich habe für diese Gruppe Karopapier, Stifte und Würfel dabei: Sucht euch mit /play ein Spiel aus oder fordert jemanden heraus.
greet-deaf = Ich lese hier nur Befehle und Antworten auf meine Nachrichten, außer ihr gebt mir Adminrechte: Dann genügt ein einfaches „e4“ als Zug.
greet-hears = Ich lese alles mit, was hier geschrieben wird, für einen Zug genügt also ein einfaches „e4“.
start-title = Kletka
start-hello = Hallo! Hier gibt es Papier-und-Bleistift-Spiele und Würfelspiele für Gruppenchats, auf Karopapier wie aus dem Schulheft.
start-how = Fordere jemanden heraus oder probier gleich hier eins gegen mich.
start-how-group = Such eins aus und schau, wer mitmacht, oder spiel gegen mich.
start-friend = Mit anderen spielst du im Gruppenchat: Hol mich dazu und schreib dort /{ $command } @name. Ohne Namen spielt, wer auf „Mitmachen“ tippt.
key-play-friend = 👥 Mit anderen spielen
key-play-computer = 🤖 Gegen den Computer
help-how = Um ein Spiel zu starten, nenn es und wen du herausforderst: /dots @name. Mit bot:1 … bot:5 statt @name spielst du gegen den Computer; nennst du nur das Spiel, können alle hier mitmachen.
help-moves = Deinen Zug schreibst du einfach hin, etwa e4. Bei mehreren Partien zuerst die Nummer: 17 e4.
help-answers = Zum Ziehen antworte auf das Bild, etwa mit e4, oder schreib /m e4. Mit Adminrechten verstehe ich auch ein einfaches e4.
help-group = { $name }: { $commands }
help-group-open = Starten
help-group-match = In der Partie
help-group-besides = Mehr
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (ein Zug)
help-board = /board (noch einmal zeigen; bei großen Blättern zeigt /board nah oder /board k12 einen Ausschnitt)
help-resign = /resign (aufgeben)
help-draw = /draw (Unentschieden)
help-undo = /undo (zurücknehmen)
help-cancel = /cancel (abbrechen)
help-hint = /hint (was ich ziehen würde, nur für dich)
help-export = /export (die Aufzeichnung)
help-replay = /replay (die Partie als Film)
help-fair = /fair (den Zufall prüfen)
help-cup = /cup (Turnier)
help-daily = /daily (Rätsel des Tages)
help-top = /top (Tabellen)
help-stats = /stats (deine Ergebnisse)
help-privacy = /privacy (deine Daten)
help-settings = /settings
lesson-film = { $game }: eine Partie als Film
lesson-players = Anna | Ben | Clara | David | Emma | Finn | Greta | Hannes
key-rules-options = Optionen
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Die Regeln von welchem Spiel?
rules-options = Optionen:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = Was spielen wir?
catalogue-found = „{ $name }“ passt auf mehrere Spiele. Welches?
catalogue-computer = Diese spiele ich. Welches?
catalogue-line = { $game }: { $brief }, { $most ->
    [one] für dich allein
   *[other] für { $counts }
}
catalogue-alone = Ein Spiel für dich allein: /{ $game }
catalogue-command = Jemanden herausfordern: /{ $game } @name
catalogue-levels = 🤖 1 … 5: gegen den Computer, 5 ist am stärksten.
catalogue-how-strong = Wie stark soll ich spielen? 1 ist leicht, 5 ist alles, was ich kann.
catalogue-luck = Hier entscheiden allein die Würfel, ich spiele also weder gut noch schlecht.
family-lines = Linien und Kästchen
family-battles = Gefechte
family-strokes = Fußball, Rennen, Golf
family-words = Wörter
family-figures = Zahlen
family-dice = Würfel
family-stopping = Rechtzeitig aufhören
family-combinations = Kombinationen
family-reckoning = Rechnen
family-crossing = Längs und quer
family-power = Kraftproben
family-bluff = Bluff
family-boards = Auf dem Brett
family-races = Wettläufe
family-chips = Chips
family-children = Für Kinder
family-luck = Reines Glück
family-alone = Allein

settings-head = Einstellungen dieses Chats
setting-lang = Sprache
setting-labels = Buchstaben am Brett
setting-labels-auto = je nach Sprache
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Bretter
setting-boards-replace = neues Bild, altes verschwindet
setting-boards-edit = das Bild ändert sich
setting-boards-keep = alle Bilder bleiben
setting-theme = Aussehen
setting-theme-paper = Schulheft
setting-theme-dark = dunkel
setting-theme-contrast = hoher Kontrast
setting-view = Große Blätter
setting-view-auto = je nach Größe
setting-view-whole = das ganze Blatt
setting-view-near = rund um die letzten Züge
setting-quiet = Ruhezeit
setting-quiet-off = keine
setting-hours = { $from }:00 bis { $to }:00
setting-zone = Zeitzone
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Rätsel des Tages
setting-daily-off = nur auf Wunsch
setting-daily-on = jeden Morgen um neun
setting-month = Monatstabelle
setting-month-off = wird nicht verkündet
setting-month-on = wird verkündet
setting-move = Knopf „Ziehen“
setting-move-on = unter den Brettern
setting-move-off = keiner
setting-app = Bretter zum Antippen
setting-app-on = mit einem Knopf darunter
setting-app-off = keine
setting-colours = Farbe der Knöpfe
setting-colours-on = wer dran ist, und was endgültig ist
setting-colours-off = keine
setting-times = Restzeit
setting-times-on = wenn du hinschaust
setting-times-off = beim Senden der Nachricht
setting-cards = Herausforderung mit @name
setting-cards-on = erlaubt
setting-cards-off = hier nicht
setting-secrets = Geheimes
setting-secrets-on = hier, nur für eine Person sichtbar
setting-secrets-off = nur im Privatchat
setting-answers = Antworten an eine Person
setting-answers-on = nur für sie sichtbar
setting-answers-off = für alle sichtbar
setting-reactions = 👍, 👎 und 🤔
setting-reactions-on = zählen als Antwort
setting-reactions-off = bedeuten nichts
setting-turns = Sag mir, wenn ich dran bin
setting-turns-off = nein
setting-turns-on = ja
setting-wrong = { $given } lässt sich hier nicht einstellen. Möglich sind: sprache=de oder eine andere, buchstaben=auto, latein oder kyrillisch, bretter=neu, ändern oder alle, blätter=auto, ganz oder nah, aussehen=heft, dunkel oder kontrast, ruhe=23-8 oder aus, zeitzone=+3 oder Europe/Berlin, antippen=an oder aus, farben=an oder aus, restzeit=an oder aus, in Gruppen rätsel=an oder aus, monat=an oder aus, zug=an oder aus, karten=an oder aus, geheimes=an oder aus, antworten=an oder aus, reaktionen=an oder aus, und im Privatchat erinnern=an oder aus.

setting-key-lang = sprache
setting-key-labels = buchstaben
setting-key-boards = bretter | bilder
setting-key-view = blätter | blatt | ansicht
setting-key-theme = aussehen
setting-key-quiet = ruhe | ruhezeit
setting-key-zone = zeitzone | zone
setting-key-daily = rätsel
setting-key-month = monat
setting-key-move = zug | ziehen
setting-key-app = antippen | app
setting-key-colours = farben | farbe
setting-key-times = restzeit | zeiten
setting-key-cards = karten
setting-key-secrets = geheimes | geheimnisse
setting-key-answers = antworten
setting-key-reactions = reaktionen
setting-key-turns = erinnern
setting-is-auto = auto
setting-is-latin = latein | lateinisch
setting-is-cyrillic = kyrillisch
setting-is-replace = neu | ersetzen
setting-is-edit = ändern
setting-is-keep = alle | behalten
setting-is-whole = ganz
setting-is-near = nah
setting-is-paper = heft | schulheft | papier
setting-is-dark = dunkel
setting-is-contrast = kontrast

## What the messenger’s menu of commands says

command-play = Spiel aussuchen, jemanden herausfordern
command-m = ziehen: /m e4
command-board = das Brett noch einmal zeigen
command-matches = die Partien hier
command-rules = Regeln eines Spiels
command-resign = aufgeben
command-draw = Unentschieden anbieten
command-undo = fragen, ob du deinen Zug zurücknehmen darfst
command-cancel = eine Partie abbrechen
command-hint = was ich an deiner Stelle ziehen würde, nur für dich
command-export = die Aufzeichnung als Datei
command-replay = die Partie als Film
command-fair = prüfen, dass am Zufall nicht gedreht wurde
command-daily = die Rätsel des Tages, für alle dieselben
command-cup = ein Turnier: /cup dots
command-top = wer hier am besten ist
command-stats = was du geschafft hast, oder jemand anders
command-privacy = was ich über dich aufbewahre und wie du es löschst
command-settings = Sprache, Bretter, Aussehen, Ruhezeit
command-help = wie man spielt

inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
inline-off = Herausforderungen mit @name sind hier abgeschaltet. Schreib selbst: /{ $game }
inline-challenge = { $name } startet „{ $into }“. Wer macht mit?
guest-how = Nenn hinter meinem Namen ein Spiel, zum Beispiel: @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = Blitz geht nur in Chats, in denen ich bin: Woanders kann sich ein Brett nicht schnell genug ändern.
nudge = { $names } in №{ $number } am Zug.
nudge-nobody = In №{ $number } gibt es niemanden anzustupsen.
show-here = №{ $number } hier zeigen
inline-long = Das ist zu viel für einen Knopf. Lass ein paar Einstellungen weg.

# Words of the table. Games bring their own files.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = { $count ->
    [one] e ancora { $count }
   *[other] e altri { $count }
}
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (livello { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = mi arrendo | arrendersi | resa | abbandono | mi ritiro | getto la spugna
word-draw = pareggio | pareggio? | patta | patta? | pari | propongo pareggio | propongo patta
word-undo = indietro | torno indietro | ritiro la mossa | riprendo la mossa | annulla la mossa | annulla mossa
word-board = tabellone | mostra | fammi vedere | mostra il tabellone
word-near = vicino
word-whole = intero | tutto | tutto il foglio | foglio intero

# The answer to a question whether it is meant.
word-yes = sì | certo | va bene | d’accordo | sicuro | sicura
word-no = no | no grazie | macché

## Refusals

reject-over = Questa partita è finita.
match-not-begun = Questa partita non è ancora cominciata.
reject-turn = Non è il tuo turno: ora muove { $seat }.
reject-turn-others = Non è il tuo turno.
reject-sealed = È un segreto: tocca uno dei pulsanti, nessuno vedrà quale, oppure scrivimelo in privato.
reject-private = Questa mossa è segreta: scrivimela nella nostra chat privata.
reject-alone = Questa mossa è segreta e qui la leggono tutti: tocca il pulsante sotto il tabellone.
reject-draws = Un sorteggio così è impossibile.
reject-by-hand = { $dice ->
        [one] Qui il dado è vero: tira { $dice } dado e scrivi cosa esce.
       *[other] Qui i dadi sono veri: tira { $dice } dadi e scrivi cosa esce.
    }
reject-wrong-dice = { $dice ->
        [one] Scrivi cosa mostra il dado, da { $least } a { $most }, per esempio { $example }.
       *[other] Scrivi { $dice } dadi, da { $least } a { $most }, per esempio { $example }.
    }
reject-seats = { $max ->
    [2] A questo gioco si gioca in due.
   *[other] A questo gioco si gioca da { $min } a { $max } persone.
}
reject-letters = Questo tabellone ha altre lettere: { $letters }
reject-gone = Non fai più parte di questa partita.
undo-none = Non hai mosse da ritirare.
undo-chance = Un lancio di dadi resta com’è: non si torna indietro.
undo-reveal = Nel frattempo si è scoperto un segreto: quella mossa non si può più ritirare.
undo-gone = Nel frattempo la partita è andata avanti.

move-how = Scrivi la mossa dopo il comando: /m e4. Se giochi più partite, prima il numero della partita: /m 17 e4.
match-none-here = Qui non stai giocando. Con /play cominci una partita, con /matches vedi quelle in corso.
match-unknown = La partita №{ $number } non esiste.
match-unreadable = La partita №{ $number } è stata giocata con regole che non conosco più. Ne resta solo l’ultima immagine.
match-outdated = { $match } finisce qui senza risultato: le regole sono cambiate da quando è cominciata, e con quelle vecchie non so più giocare.
match-line = №{ $number } { $game } ({ $players })
match-which = Quale? { $matches }. Metti prima il numero: /m { $number } { $move }
match-which-word = Quale? { $matches }. Per esempio: { $command }
command-unknown = Non conosco /{ $name }. In /help c’è quello che so fare.
anonymous-plays = Stai scrivendo come gruppo o come canale, e qui giocano solo le persone: scrivi a nome tuo.
private-idle = Qui non c’è nessuna partita che ti aspetta. /play mostra i giochi; per giocare con gli amici, aggiungimi a un gruppo.

limit-here = { $most ->
    [one] Hai già una sfida che aspetta qui. Prima ritirala, o aspetta che qualcuno si unisca.
   *[other] Hai già { $most } sfide che aspettano qui. Prima ritirane una, o aspetta che qualcuno si unisca.
}
limit-challenges = { $most ->
    [one] Hai già una sfida che aspetta da qualche parte. Prima ritirala, o aspetta che qualcuno si unisca.
   *[other] Hai già { $most } sfide che aspettano, contando tutte le chat. Prima ritirane una; /matches le elenca.
}
limit-matches = { $most ->
    [one] Stai già giocando una partita, e di più non ne tengo per una persona sola. Prima finiscila.
   *[other] Stai già giocando { $most } partite, e di più non ne tengo per una persona sola. Prima finiscine una; /matches le elenca.
}
limit-files = { $most ->
    [one] Un film, una cartolina o un registro al minuto è il massimo. Riprova tra un minuto.
   *[other] Già { $most } tra film, cartoline e registri in un minuto. Riprova tra un minuto.
}

## Toasts

toast-sealed = Hai scelto { $move }. Nessun altro lo vede.
toast-sealed-open = Hai scelto { $move }. Hanno scelto tutti: si scopre tutto.
toast-sealed-late = Troppo tardi per cambiare: resta { $move }.
toast-sealed-holds = Hai scelto { $move }. { $holds }
toast-outside = Non sei nel gruppo di questa partita.
toast-stranger = Non giochi nella №{ $number }.
toast-old-board = Quel pulsante non vale più.
toast-host-only = Può farlo solo chi ha lanciato la sfida.
toast-host-leaves = La sfida è tua e altri si sono già uniti. «Ritira» la annulla per tutti.
toast-not-invited = Questa sfida è per un’altra persona.
toast-joined-already = Ci sei già.
toast-not-joined = Non sei nella partita.
toast-wait-others = Il tuo sì c’è già. Ora si aspetta una risposta.
toast-lobby-void = Questa sfida non vale più.
toast-lobby-started = La partita è cominciata.
toast-invite-own = Deve premerlo qualcun altro: l’invito è tuo.
toast-invite-computer = L’invito è tuo. Premi ancora per giocare contro il bot.
toast-lobby-full = I posti sono finiti.
toast-too-few = { $count ->
    [one] Manca ancora una persona. Si può giocare in: { $counts }.
   *[other] Mancano ancora { $count } persone. Si può giocare in: { $counts }.
}
toast-shared = Ci sei: fai una mossa quando vuoi.
toast-count = A questo gioco si gioca in: { $counts }.
toast-rematch-there = C’è già una rivincita: №{ $number }.
toast-offer-gone = Quella proposta non vale più.
toast-question = Davvero? Rispondi alla domanda qui sotto.
toast-again = Davvero? Premi ancora lo stesso pulsante.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Tutto resta com’era.
toast-question-late = Troppo tardi: il minuto per rispondere è passato.
toast-question-gone = Questa domanda è già chiusa.
toast-question-other = La domanda non era per te.
toast-admins-only = Solo chi amministra il gruppo può cambiare le impostazioni.
toast-admins-unsure = Non sono riuscito a sapere se amministri il gruppo. Riprova.
toast-change-late = Le opzioni si cambiano solo prima della prima mossa.
toast-tune-late = Qualcuno si è già unito a queste condizioni.
toast-saved = Salvato.

## Challenges

game-unknown = Non c’è nessun gioco «{ $name }». /play li mostra tutti.
game-unknown-near = Non c’è nessun gioco «{ $name }». Volevi dire { $near }?
game-which-one = Non c’è nessun gioco «{ $name }». Volevi dire { $games }? Allora scrivi { $example }
game-which = «{ $name }» può essere più di un gioco: { $games }. Scrivi il comando di quello che vuoi, per esempio { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
option-value = { $key } non può essere { $given }. Può essere { $allowed }.
option-unknown = Qui non c’è nessuna opzione «{ $name }». Ci sono: { $known }. Scrivi il valore subito dopo il segno «=».
option-unknown-near = Qui non c’è nessuna opzione «{ $name }». Volevi dire { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = tempo | orologio
table-key-resigns = resa | arrendersi
table-key-hints = suggerimenti | suggerimento
table-key-casual = amichevole
table-key-bot = bot | macchina
table-is-on = sì | attivo
table-is-off = no | spento
table-is-blitz = blitz | lampo
clock-wrong = Il tempo non può essere { $given }. Indica il tempo per mossa e una riserva, come tempo=10s+1m o tempo=12h+2d (s, m, h e d per i giorni; per mossa al massimo 30d, di riserva al massimo 60d), oppure tempo=blitz, o tempo=no.
hints-wrong = I suggerimenti possono essere sì o no, ma non { $given }.
resigns-wrong = La resa del bot può essere sì o no, ma non { $given }.
challenge-level = Non c’è nessun bot «{ $given }»: il livello va da 1 a 5, per esempio bot:3.
challenge-no-computer = A questo gioco io non so giocare.
challenge-private = Sfida gli amici in un gruppo. Qui puoi giocare contro di me: aggiungi «bot», o da «bot:1» a «bot:5».
challenge-group = Per questo gioco serve altra gente: aggiungimi a un gruppo e gioca lì.
challenge-alone = È un gioco per una persona sola. Gli altri possono dare una mano con il pulsante sotto l’immagine.
challenge-oneself = Non ci si sfida da soli: scegli qualcun altro.
challenge-bot-how = Per giocare contro di me, scrivi «bot» o «bot:3» al posto del mio nome.
challenge-twice = Hai messo { $name } due volte.
lobby-open = { $seat } apre una partita di { $into }, №{ $number }. Chi gioca?
lobby-challenge = { $seat } sfida { $guests } a una partita di { $into }, №{ $number }.
lobby-alone = { $seat } gioca: { $game }, №{ $number }.
lobby-options = Condizioni: { $options }.
lobby-clock = Tempo: { $clock }.
lobby-counts = Si può giocare in: { $counts }.
lobby-joined = { $count ->
    [one] Per ora: { $names }
   *[other] Per ora siete in { $count }: { $names }
}
lobby-invited = Manca la risposta di { $guests }.
lobby-ready = Ci siete tutti? Premete «Comincia».
lobby-crowded = { $count ->
        [one] ⚠ Qui si gioca già un’altra partita, e Telegram mi lascia mandare
       *[other] ⚠ Qui si giocano già altre { $count } partite, e Telegram mi lascia mandare
    } una quindicina di immagini al minuto in un gruppo: i tabelloni arriveranno piano. Va meglio un tempo come tempo=1m, oppure si gioca dalla chat privata con me, dove arrivano subito, appena la partita comincia: { $link }
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. La partita comincia.
lobby-void = La sfida №{ $number } ({ $game }) non vale più.
lobby-lapsed = Nessuno ha risposto entro un giorno.
lobby-changed = Le opzioni cambiano: la sfida continua come №{ $number }.
lobby-withdrawn = La sfida è ritirata.
lobby-declined = { $seat } dice di no.
lobby-left = { $seat } ha lasciato il gruppo.

key-value = { $value }
key-unlimited = ∞
key-join = Gioco anch’io
key-start = Comincia
key-leave = Esco
key-change = ⚙ Opzioni
key-withdraw = Ritira
key-call-off = Annulla
key-accept = Accetto
key-decline = No, grazie
key-yes = Sì
key-no = No
key-drop = Non aspettare più
key-agree = D’accordo
key-refuse = No
key-rematch = Rivincita
key-film = Film
key-card = Cartolina
key-lookback = Rivedi
key-record = Registro
key-group = Torna al gruppo
key-object = ✋ Non è uscito questo
key-share = Do una mano
key-again = Un’altra
key-holds = 👁 Cosa ho
key-hint = ▶ Giocala
key-in-private = In privato
key-secret = ✏ Rispondo in segreto
key-own = 👁 Il mio tabellone
key-answer-again = Cambia
key-private = Apri il mio tabellone
key-play-move = ▶ Gioca { $move }
key-move = ✏️ Mossa
key-more = ⋯
key-draw = 🤝 Pareggio
key-undo = ↩ Indietro
key-resign = 🏳 Mi arrendo
key-nudge = 🔔 Chiama
key-down = ⬇ Porta giù
key-show = Mostra il tabellone
key-catalogue = Giochi
key-add-group = Aggiungimi a un gruppo
key-alone = Gioca
key-open = Aperta a tutti
key-level = 🤖 { $level }
key-rules = Regole
key-back = « Indietro
key-earlier = «
key-later = »
key-board = 👆 Tocca il tabellone
key-view-near = 🔍 Ultime mosse
key-view-whole = 🗺 Foglio intero
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = mossa { $number }: { $seat }
title-move = mossa { $number }
title-round = giro { $number }
title-round-turn = giro { $number }: { $seat }
title-round-of = giro { $number } di { $of }
title-round-of-turn = giro { $number } di { $of }: { $seat }
title-won = vince { $seat }
title-shared = vincono { $seat }
title-draw = parità
title-over = fine
seat-mark = posto { $number }
picture-name = { $shown } è { $name }
picture-names = Nell’immagine: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = sin.
mark-right = destra
mark-up = su
mark-down = giù

## How a match has ended, in large letters below its last board

result-won = Vince { $seat }
result-won-by = Vince { $seat } { $own } : { $theirs }
result-draw = Parità
result-draw-at = Parità { $own } : { $theirs }
result-resigned = { $seat } si arrende
result-timeout = { $seat }: tempo scaduto
result-agreed = per accordo
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } gennaio { $year }
day-2 = { $day } febbraio { $year }
day-3 = { $day } marzo { $year }
day-4 = { $day } aprile { $year }
day-5 = { $day } maggio { $year }
day-6 = { $day } giugno { $year }
day-7 = { $day } luglio { $year }
day-8 = { $day } agosto { $year }
day-9 = { $day } settembre { $year }
day-10 = { $day } ottobre { $year }
day-11 = { $day } novembre { $year }
day-12 = { $day } dicembre { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } si arrende.
   *[other] { $seat } si arrendono.
}
news-agreed = Siete d’accordo: la partita finisce qui.
news-objected = { $seat } contesta il lancio: si tira di nuovo.
news-gap = …
object-late = Troppo tardi: il risultato resta.
object-once = Hai già contestato una volta questo lancio. Ora vale.
object-own = Il tuo lancio lo possono contestare solo gli altri.
news-undone = { $people ->
    [one] { $seat } ritira una mossa.
   *[other] { $seat } ritirano una mossa.
}
ask-colon = :
ask-private = { $several ->
    [yes] È un segreto: scrivetemelo in privato, non qui.
   *[no] È un segreto: scrivimelo in privato, non qui.
}
ask-alone = { $several ->
    [yes] È un segreto: toccate il pulsante qui sotto. La domanda la vedete solo voi e la risposta solo io.
   *[no] È un segreto: tocca il pulsante qui sotto. La domanda la vedi solo tu e la risposta solo io.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Rispondi a questo messaggio: non lo vede nessun altro.
alone-board = №{ $number }: il tuo tabellone.
alone-reply = Rispondi a questo messaggio, per esempio { $example }.
alone-kept = Segnato: { $answer }
alone-off = In questo gruppo al momento non funziona. Apri la nostra chat privata.
alone-nothing = Qui non c’è niente che debba vedere solo tu.
alone-wait = Piano: riprova tra un minuto.
alone-late = Troppo tardi: la partita è andata avanti.
alone-idle = Qui nessuna partita aspetta una tua risposta segreta.
alone-failed = { $seat }, per { $match } serve una tua risposta segreta e qui non posso chiedertela: apri la nostra chat privata e premi «Avvia».
ask-sealed = { $several ->
    [yes] Toccate un pulsante: nessun altro vedrà quale.
   *[no] Tocca un pulsante: nessun altro vedrà quale.
}
ask-wait = Aspettiamo { $players }.
board-written = In questo gruppo le foto sono vietate, quindi ecco il tabellone a lettere:
board-no-place = { $place } non c’è su questo foglio; l’ultimo angolo è { $last }.
film-barred = Non posso mostrare il film: in questo gruppo le GIF sono vietate.
card-barred = Non posso mostrare la cartolina: in questo gruppo le foto sono vietate.
record-barred = Non posso mandare il registro: in questo gruppo i file sono vietati.
topic-closed = L’argomento della partita №{ $number } è chiuso. Quello che succede comparirà lì appena verrà riaperto.
how-type = Basta scrivere, per esempio { $example }.
how-react = Vale anche 👍 o 👎 su questo messaggio.
how-react-object = Per contestare vale anche 👎 su questa immagine.
how-card = { $several ->
    [yes] Usate i pulsanti, o premete «✏️ Mossa» e scrivete, per esempio, { $example }.
   *[no] Usa i pulsanti, o premi «✏️ Mossa» e scrivi, per esempio, { $example }.
}
how-halves = { $several ->
    [yes] Toccate una lettera e un numero, per esempio { $example }.
   *[no] Tocca una lettera e un numero, per esempio { $example }.
}
how-places = { $several ->
    [yes] Toccate un punto dopo l’altro, per esempio { $example }.
   *[no] Tocca un punto dopo l’altro, per esempio { $example }.
}
how-drawn = { $several ->
    [yes] tutto è disposto a caso: con il pulsante 👁 lo vedete solo voi. Rimescolate quanto volete, poi premete «Fatto».
   *[no] tutto è disposto a caso: con il pulsante 👁 lo vedi solo tu. Rimescola quanto vuoi, poi premi «Fatto».
}
how-elsewhere = È un segreto: il pulsante qui sotto porta alla nostra chat privata.
card-below = ⬇ Si continua qui sotto.
card-turns = 🔔 Ti avviso in privato quando è il tuo turno? Scrivimi lì: /settings avvisi=sì
how-reply = { $several ->
    [yes] Rispondete a questa immagine con la mossa, per esempio { $example }.
   *[no] Rispondi a questa immagine con la mossa, per esempio { $example }.
}
over-won = 🏆 Vince { $winners }!
over-shared = 🏆 Vincono { $winners }!
over-draw = Finisce in parità.
over-solved = 🏆 Risolto!
over-unsolved = Stavolta no.
over-points = { $end } { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
over-cancelled = Partita annullata: non conta.
over-all-late = Tempo scaduto per tutti: non vince nessuno.

## Time

span-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
span-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
span-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days } g
time-days-hours = { $days } g { $hours } h
clock-both = { $turn } per mossa, poi { $reserve } di riserva
clock-turn = { $turn } per mossa
clock-reserve = { $reserve } a testa per tutta la partita
clock-blitz = { $turn } per mossa; se il tempo scade, si muove a caso
clock-allowed = 10s+1m, 12h+2d, blitz, no
clock-about = tempo per ogni mossa e una riserva per tutta la partita; nel blitz, se il tempo scade, si muove a caso
resigns-allowed = sì, no
resigns-about = se il bot può arrendersi quando ormai non cambia più niente; se non si dice nulla, lo fa dal livello 3 in su
hints-about = se mi si può chiedere una mossa con /hint; se non si dice nulla, si può quando la classifica non c’entra
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } ha lasciato il gruppo: vale come tempo scaduto.
news-flag = { $seat } ha finito il tempo.
news-all-late = Tempo scaduto per tutti.
news-round-over = Il tempo del turno è scaduto, e la mossa era di { $seat }.
news-round-over-all = Il tempo del turno è scaduto, e la mossa era di tutti.
news-round-over-rest = Il tempo del turno è scaduto: la partita vale così com’è.
news-blitz = { $people ->
    [one] { $seat } non fa in tempo: mossa a caso, { $move }
   *[other] { $seat } non fanno in tempo: mossa a caso, { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } non fa in tempo: mossa a caso.
   *[other] { $seat } non fanno in tempo: mossa a caso.
}
news-long = Questa partita è arrivata a { $most } righe, e di più non ne tengo. Finisce qui e non conta.
news-unattended = Dieci turni di fila giocati a caso: pare che non giochi nessuno.
news-absent = { $people ->
    [one] { $seat } non muove da una settimana: vale come resa.
   *[other] { $seat } non muovono da una settimana: vale come resa.
}
news-all-absent = Nessuno muove da una settimana.
late-flag = Troppo tardi: nella №{ $number } il tuo tempo era scaduto.
late-blitz = Troppo tardi: il tuo tempo era scaduto, e si è mosso a caso.
left-waits = { $name } ha lasciato il gruppo, e { $match } aspetta il suo ritorno.
left-plays = { $name } ha lasciato il gruppo ma ha ancora un posto in { $match }, che aspetterà il suo ritorno.
left-off = { $seat } ha lasciato il gruppo, quindi la sfida non vale più: { $match }.
drop-late = Non serve: è di nuovo qui, o non fa più parte della partita.
shut-out = { $seat }, per { $match } serve la tua risposta in privato, ma lì non posso scriverti: apri la nostra chat e premi «Avvia».
remind-clock = { $match }: { $players }, il tempo sta per scadere. Per questa mossa resta: { $left }.
remind-silence = { $match }: { $players }, si aspetta una mossa. Una settimana di silenzio vale come resa.
remind-nobody = { $match }: { $players }, si aspetta una mossa. Dopo una settimana senza mosse la partita viene annullata.

## The table

offer-draw = { $seat } propone il pareggio nella №{ $number }.
offer-undo = { $seat } chiede di ritirare una mossa nella №{ $number }.
sure-resign = { $match }: { $seat }, ti arrendi?
host-asked = Lo chiedo lì a chi ha cominciato la partita.
sure-resign-along = { $match }: { $by } vuole arrendersi. { $host }, la partita è tua: la chiudiamo?
sure-cancel-along = { $match }: { $by } vuole annullarla. { $host }, la partita è tua: la chiudiamo senza contarla?
sure-cancel = { $match }: la annulliamo? Allora non conterà.
sure-drop = { $match }: { $seat }, { $name } ha lasciato il gruppo. Smettiamo di aspettare? Vale come tempo scaduto.
sure-draw = { $match }: { $seat }, propongo lì il pareggio?
sure-undo = { $match }: { $seat }, chiedo lì di ritirare la tua mossa?
sure-move = { $match }: { $seat }, «{ $move }»: davvero? Non si torna indietro.
sure-how-reply = Premi un pulsante o rispondi «sì». Se non rispondi entro un minuto, non cambia niente.
sure-how = Premi un pulsante o scrivi «sì». Se non rispondi entro un minuto, non cambia niente.
question-lapsed = { $match }: nessuno ha risposto entro un minuto, quindi non cambia niente.
board-there = L’immagine è nel gruppo.
offer-lapsed = Questa proposta è scaduta.
offer-agreed = { $seat } accetta.
offer-refused = { $seat } dice di no.
offer-withdrawn = { $seat } ci ripensa.
draw-alone = Non c’è nessuno con cui mettersi d’accordo. Per finire, rispondi all’immagine «mi arrendo».
draw-computer = Il bot continua a giocare.
cancel-who = Una partita la può annullare solo chi la gioca, finché nessuno ha mosso due volte, o chi amministra il gruppo.
cancel-too-late = È tardi per annullarla. Per arrenderti, rispondi all’immagine «mi arrendo».
hint-move = №{ $number }, un suggerimento: «{ $move }».
hint-more = un suggerimento: «{ $move }». { $more }
hint-later = I suggerimenti li do quando è il tuo turno.
hint-thinking = Sto ancora pensando al tuo suggerimento.
hint-nothing = Per questa mossa non ho suggerimenti.
hint-rated = Nelle partite per la classifica niente suggerimenti, a meno che la sfida non dica «suggerimenti=sì».
hint-cup = In questa coppa non ci sono suggerimenti. Per averli, aprine una con «suggerimenti=sì».
hint-daily = Per il rompicapo del giorno non ci sono suggerimenti.
hint-off = Per questa partita si è deciso: niente suggerimenti.
hint-none = Non c’è altro da vedere oltre a quello che mostra l’immagine.
hint-private = È solo per i tuoi occhi: apri la nostra chat privata e scrivi lì /hint. { $link }
hint-shut = { $match }: { $seat }, la risposta è solo per i tuoi occhi, ma in privato non posso scriverti. Apri la nostra chat, premi «Avvia» e chiedi di nuovo.
back = №{ $number }, mossa { $ply }: { $seat } ha giocato «{ $played }». Era meglio «{ $better }».
back-points = { $points ->
    [one] La mossa è costata { $points } punto.
   *[other] La mossa è costata { $points } punti.
}
back-chances = Con quella: { $before }. Dopo la mossa: { $after }.
back-looking = Sto riguardando la partita.
back-busy = Una alla volta: sto ancora riguardando un’altra partita per te.
back-later = La puoi rivedere quando la partita è finita.
back-nothing = In questa partita non c’è niente da rivedere.
back-there = L’immagine è già in questa chat.
back-none = In questa partita nessuna mossa è costata molto.
back-none-found = №{ $number }: non trovo mosse che siano costate molto.
back-failed = №{ $number }: non riesco a calcolare quanto valevano le mosse.
value-points = { $points ->
    [one] { $points } punto di vantaggio alla fine
   *[other] { $points } punti di vantaggio alla fine
}
value-won = vittoria sicura
value-ahead = vantaggio
value-level = parità
value-behind = svantaggio
value-lost = sconfitta sicura
export-secret = Questo registro contiene segreti; si apre a partita finita.
replay-secret = Questa partita contiene segreti; il film si vede a partita finita.
card-later = La cartolina arriva a partita finita.
card-cancelled = Una partita annullata non ha cartolina.
replay-so-far = { $count ->
    [0] Non ha ancora mosso nessuno.
    [one] Finora una mossa.
   *[other] Finora { $count } mosse.
}
matches-none = Qui non ci sono partite. /play ne comincia una.
matches-head = Partite:
matches-lobby = { $match }: manca gente
match-void = { $match }: la sfida non vale più
matches-turn = { $match }: turno di { $asked }
turns-head = È il tuo turno:
turns-none = Per ora nessuna partita aspetta te.
matches-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
fair-pledge = №{ $number }: tutto quello che decide la sorte viene da un segreto estratto quando è nata la sfida. Il suo SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: tutto quello che decide la sorte viene da un segreto estratto quando la coppa ha iniziato questa partita. Il suo SHA-256: { $pledge }
fair-wait = Il segreto si mostra a partita finita; allora chiunque può controllare che niente sia stato cambiato.
fair-secret = Il segreto: { $secret }
fair-joined = Come si è formata la partita:
    { $joined }
fair-joined-cup = Quello che aggiunge la coppa (il suo numero, quello della partita nella coppa, chi gioca), già noto quando è stato estratto il segreto:
    { $joined }
fair-seed = Seme = SHA-256 dei 32 byte del segreto e di ciascuna di queste righe con un a capo: { $seed }
fair-dice = I dadi vengono dal seme. Ogni passo ha il suo flusso di ChaCha20 (chiave: il seme; flusso: 0 per la preparazione, poi il numero della mossa; contatore da 0), letto in parole di 32 bit. Un dado a n facce prende la prossima parola w minore del più grande multiplo di n fino a 2³²: mostra w mod n + 1. In docs/fair.md c’è il tutto come breve programma in Python.

## Reading

greet-hello = Ciao! Porto carta a quadretti, matite e dadi per questo gruppo: scegliete un gioco, o sfidate qualcuno con /play.
greet-deaf = Qui leggo solo i comandi e le risposte ai miei messaggi, a meno che non mi facciate amministratore: allora basta «e4» per muovere.
greet-hears = Leggo tutto quello che si scrive qui, quindi per muovere basta «e4».
start-title = Kletka
start-hello = Ciao! Qui ci sono i giochi con carta e matita per le tue chat di gruppo, sui quadretti di un quaderno di scuola.
start-how = Sfida qualcuno, o provane uno qui, contro di me.
start-how-group = Sceglietene uno e vedete chi ci sta, o giocate contro di me.
start-friend = Con gli amici si gioca in un gruppo: aggiungimi a uno e scrivi lì /{ $command } @nome. Senza nome gioca chi tocca «Gioco anch’io».
key-play-friend = 👥 Gioca con amici
key-play-computer = 🤖 Gioca contro il bot
help-how = Per cominciare, scrivi il gioco e chi sfidi: /dots @nome. Con bot:1 … bot:5 giochi contro il bot; con il solo nome del gioco si aspetta chi si unisce.
help-moves = Per muovere, basta scrivere, come e4. Con più partite, prima il numero: 17 e4.
help-answers = Per muovere, rispondi all’immagine, come e4, o scrivi /m e4. Se mi fai amministratore, basta e4.
help-group = { $name }: { $commands }
help-group-open = Per cominciare
help-group-match = In partita
help-group-besides = Altro
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (una mossa)
help-board = /board (mostra di nuovo; di un foglio grande, una parte: /board vicino o /board k12)
help-resign = /resign
help-draw = /draw
help-undo = /undo (ritira la mossa)
help-cancel = /cancel (annulla la partita)
help-hint = /hint (cosa giocherei io, solo per te)
help-export = /export (il registro)
help-replay = /replay (la partita in un film)
help-fair = /fair (controlla la fortuna)
help-cup = /cup (torneo)
help-daily = /daily (rompicapo del giorno)
help-top = /top (classifiche)
help-stats = /stats (i tuoi risultati)
help-privacy = /privacy (i tuoi dati)
help-settings = /settings
lesson-film = { $game }: una partita in un film
lesson-players = Anna | Bruno | Carla | Dario | Elena | Fabio | Gaia | Irene
key-rules-options = Opzioni
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Le regole di quale gioco?
rules-options = Opzioni:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = A cosa giochiamo?
catalogue-found = «{ $name }» può essere più di un gioco. Quale?
catalogue-computer = A questi so giocare. Quale?
catalogue-line = { $game }: { $brief }, { $most ->
    [one] in solitario
   *[other] in { $counts }
}
catalogue-alone = Un solitario: /{ $game }
catalogue-command = Per sfidare qualcuno: /{ $game } @nome
catalogue-levels = 🤖 1 … 5: contro il bot; 5 è il più forte.
catalogue-how-strong = Quanto forte gioco? 1 è facile, con 5 do il massimo.
catalogue-luck = Qui decidono tutto i dadi, quindi non gioco né bene né male.
family-lines = Linee e quadretti
family-battles = Battaglie
family-strokes = Calcio, corse, golf
family-words = Parole
family-figures = Numeri
family-dice = Dadi
family-stopping = Fermarsi in tempo
family-combinations = Combinazioni
family-reckoning = Calcolo
family-crossing = In lungo e in largo
family-power = Prove di forza
family-bluff = Bluff
family-boards = Da tavolo
family-races = Corse
family-chips = Gettoni
family-children = Per bambini
family-luck = Pura fortuna
family-alone = Solitari
settings-head = Impostazioni di questa chat
setting-lang = Lingua
setting-labels = Lettere sui tabelloni
setting-labels-auto = secondo la lingua
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Tabelloni
setting-boards-replace = immagine nuova, la vecchia sparisce
setting-boards-edit = l’immagine cambia sul posto
setting-boards-keep = restano tutte le immagini
setting-theme = Aspetto
setting-theme-paper = quaderno
setting-theme-dark = scuro
setting-theme-contrast = alto contrasto
setting-view = Fogli grandi
setting-view-auto = secondo la grandezza
setting-view-whole = il foglio intero
setting-view-near = attorno alle ultime mosse
setting-quiet = Ore di silenzio
setting-quiet-off = nessuna
setting-hours = dalle { $from }:00 alle { $to }:00
setting-zone = Fuso orario
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = I rompicapo del giorno
setting-daily-off = solo su richiesta
setting-daily-on = ogni mattina alle nove
setting-month = La classifica del mese
setting-month-off = non si annuncia
setting-month-on = si annuncia
setting-move = Il pulsante «Mossa»
setting-move-on = sotto i tabelloni
setting-move-off = no
setting-app = Tabelloni da toccare
setting-app-on = con un pulsante sotto
setting-app-off = no
setting-colours = Colori dei pulsanti
setting-colours-on = di chi è il turno e cosa è definitivo
setting-colours-off = no
setting-times = Tempo che resta
setting-times-on = quando guardi
setting-times-off = quando il messaggio è partito
setting-cards = Sfide con @nome
setting-cards-on = ammesse
setting-cards-off = qui no
setting-secrets = Segreti
setting-secrets-on = qui, li vede una persona sola
setting-secrets-off = solo in privato
setting-answers = Risposte a una persona
setting-answers-on = le vede solo lei
setting-answers-off = le vedono tutti
setting-reactions = 👍, 👎 e 🤔
setting-reactions-on = valgono come risposta
setting-reactions-off = non vogliono dire niente
setting-turns = Avvisami quando è il mio turno
setting-turns-off = no
setting-turns-on = sì
setting-wrong = Qui non si può impostare { $given }. Si può impostare: lingua=it o un’altra, lettere=auto, latine o cirilliche, tabelloni=nuova, cambia o tutte, vista=auto, intera o vicino, aspetto=quaderno, scuro o contrasto, silenzio=23-8 o no, fuso=+3 o Europe/Rome, toccare=sì o no, colori=sì o no, tempi=sì o no; nei gruppi rompicapo=sì o no, mese=sì o no, mossa=sì o no, sfide=sì o no, segreti=sì o no, risposte=sì o no, reazioni=sì o no; e in privato avvisi=sì o no.
# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = lingua
setting-key-labels = lettere
setting-key-boards = tabelloni
setting-key-view = vista | fogli
setting-key-theme = aspetto | tema
setting-key-quiet = silenzio
setting-key-zone = fuso
setting-key-daily = rompicapo
setting-key-month = mese
setting-key-move = mossa
setting-key-app = toccare | tocco
setting-key-colours = colori
setting-key-times = tempi
setting-key-cards = sfide
setting-key-secrets = segreti
setting-key-answers = risposte
setting-key-reactions = reazioni
setting-key-turns = avvisi | avvisami
setting-is-auto = auto | automatico
setting-is-latin = latine
setting-is-cyrillic = cirilliche
setting-is-replace = nuova | nuove
setting-is-edit = cambia | cambiare
setting-is-keep = tutte | restano
setting-is-whole = intera | intero
setting-is-near = vicino
setting-is-paper = quaderno | carta
setting-is-dark = scuro
setting-is-contrast = contrasto

## What the messenger’s menu of commands says

command-play = scegli un gioco, sfida qualcuno
command-m = fai una mossa: /m e4
command-board = mostra di nuovo il tabellone
command-matches = le partite in questa chat
command-rules = le regole di un gioco
command-resign = arrenditi
command-draw = proponi il pareggio
command-undo = chiedi di ritirare la tua mossa
command-cancel = annulla una partita
command-hint = cosa giocherei io al tuo posto, solo per te
command-export = il registro in un file
command-replay = la partita in un film
command-fair = controlla che la fortuna non sia truccata
command-daily = i rompicapo del giorno, uguali per tutti
command-cup = un torneo: /cup dots
command-top = chi è più forte qui
command-stats = i tuoi risultati, o quelli di altri
command-privacy = cosa tengo su di te, e come cancellarlo
command-settings = lingua, tabelloni, aspetto, ore di silenzio
command-help = come si gioca

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
inline-off = Qui le sfide con @nome sono disattivate. Scrivi tu: /{ $game }
inline-challenge = { $name } apre una partita di { $into }. Chi gioca?
guest-how = Scrivi un gioco dopo il mio nome, per esempio: @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = Il blitz funziona solo nelle chat dove ci sono io: altrove il tabellone non può cambiare così in fretta.
nudge = { $several ->
    [yes] { $names }, è il vostro turno nella №{ $number }.
   *[no] { $names }, è il tuo turno nella №{ $number }.
}
nudge-nobody = Nella №{ $number } non c’è nessuno da chiamare.
show-here = Mostra qui la №{ $number }
inline-long = È troppo per un solo pulsante. Togli qualche opzione.

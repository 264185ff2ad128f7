## Results

casual-wrong = «amichevole» può essere sì o no, ma non «{ $given }».
casual-about = una partita che non conta per la classifica
lobby-casual = Non conta per la classifica.
lobby-met = Tra { $one } e { $other } finora { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , con un pareggio.
   *[other] , con { $drawn } pareggi.
}
rated = Punti in classifica: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Tra voi: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , con un pareggio.
   *[other] , con { $drawn } pareggi.
}
lobby-hints = I suggerimenti sono ammessi.
lobby-no-hints = Senza suggerimenti.
unrated-casual = Non conta per la classifica, come deciso.
unrated-computer = Non conta per la classifica: giocava il bot.
unrated-shared = Non conta per la classifica: un posto era di più persone.
unrated-twice = Non conta per la classifica: una persona aveva due posti.
unrated-short = Non conta per la classifica: troppo breve.
unrated-often = Non conta per la classifica: oggi era già la vostra sesta partita.
unrated-vote = Non conta per la classifica: la chat giocava insieme.

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
    [one] { $count } partita
   *[other] { $count } partite
}
top-group = Le classifiche sono dei gruppi: chiedile lì. Qui /stats mostra i tuoi risultati.
top-game = { $game }: classifica
top-month = Questo mese, tutti i giochi
top-past = Tutti i giochi, { $month }
top-month-nobody = Questo mese nessuno ha finito una partita per la classifica.
top-nobody = Qui non c’è ancora una partita per la classifica. /{ $command } @nome ne comincia una.
top-few = Si entra in classifica dopo { $enough } partite valide, e ancora nessuno ci è arrivato.
top-nothing = Qui non c’è ancora nessun risultato. /{ $command } @nome comincia una partita.
top-all = Chi è più forte qui
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: nessuno ha ancora { $enough } partite valide
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Questo mese
key-all-games = Tutti i giochi
key-picture = Immagine
key-picture-of = Immagine: { $chat }
stats-group = Chiedi degli altri nel gruppo dove giocate insieme.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = In privato con me
stats-elsewhere = In un’altra chat
stats-chats-more = { $count ->
    [one] …e un altro gruppo
   *[other] …e altri { $count } gruppi
}
stats-nothing = Qui non hai ancora finito una partita. /{ $command } @nome ne comincia una.
stats-nothing-of = { $name } non ha ancora finito una partita qui.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Ultime partite: { $marks }
stats-longest = Serie più lunga di vittorie: { $count } ({ $game })
stats-computer = Contro il bot: { $levels }
stats-level = livello { $level }: { $won } su { $played }
stats-alone = In solitario: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
stats-between = Tu e { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Punteggio: { $game }
stats-line-points = { $line } { $points }
person-unknown = Non conosco nessuno che si chiami { $name }. Rispondi piuttosto a un suo messaggio.

annulled = La №{ $number } non conta più.
annulled-now = La №{ $number } non conta più. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = ferma | basta | chiudi
cup-word-out = fuori | togli
cup-word-knockout = eliminazione | eliminazione diretta
cup-word-tables = tavoli
cup-word-round = turno
cup-group = Le coppe si giocano nei gruppi.
cup-none = Qui non c’è ancora una coppa. /cup { $command } ne apre una.
cup-none-alive = Qui non si gioca nessuna coppa.
cup-which = Quale? Aggiungi il numero: { $cups }
cup-many = Qui al massimo { $most } coppe per volta. Chi ne ha aperta una, o chi amministra il gruppo, può fermarla: /cup stop e il suo numero. { $cups }
cup-unknown = La coppa №{ $number } non esiste.
cup-founder = Può farlo solo chi ha aperto la coppa.
cup-admins = Può farlo solo chi amministra il gruppo.
cup-leaders = Può farlo solo chi ha aperto la coppa o chi amministra il gruppo.
cup-no-form = Con questo gioco una coppa così non si può fare.
cup-no-vote = In una coppa giocano le persone, non le chat: non si vota.
cup-not-started = La coppa non è ancora cominciata.
cup-running = La coppa è già cominciata.
cup-is-over = La coppa è finita.
cup-too-few = Manca gente: servono almeno due persone, o un tavolo completo.
cup-too-many = La coppa è al completo.
cup-too-late = È tardi per entrare in questa coppa.
cup-not-in = Non gioca in questa coppa.
cup-you-not-in = Non giochi in questa coppa.
cup-already-in = Ci sei già.
cup-gone = Hai già lasciato la coppa.
cup-put-out = Chi amministra il gruppo ti ha messo fuori da questa coppa.
cup-eliminated = Per te questa coppa è già finita.
cup-closing = La coppa finisce comunque con questo turno.
cup-decided = Questo non si può più cambiare: la coppa è andata avanti.
cup-round-wrong = Un turno dura da 10 minuti a 60 giorni, come turno=1d, non «{ $given }».
cup-list = Coppe in questo gruppo (/cup con un numero ne mostra una di nuovo)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] un’iscrizione
   *[other] { $count } iscrizioni
}
cup-line-running = №{ $number } { $game }: turno { $round } di { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: annullata
cup-head = Coppa №{ $number } · { $game }
cup-invites = 🏆 { $cup }. La apre { $name }; { $form }.
cup-is-by-count = fino a sei, tutti contro tutti; se siete di più, sistema svizzero
cup-is-round-robin = tutti contro tutti
cup-is-swiss = sistema svizzero
cup-is-knockout = eliminazione diretta
cup-is-tables = tavoli da più persone
cup-round-time = Ogni turno dura { $time }.
cup-nobody = Ancora nessuna iscrizione.
cup-begun = È cominciata.
cup-off = È annullata.
cup-pledge = Sorteggio, fissato in anticipo: { $pledge }
cup-secret = Il sorteggio veniva da { $secret }
cup-round = { $cup } · turno { $round } di { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Scadenza del turno: { $day }.
cup-until-hour = Scadenza del turno: { $day }, ore { $time }.
cup-over-time = Il tempo del turno è scaduto. Le partite vanno avanti, ma chi ha pensato { $share } in tutto perde.
cup-bye = { $name } passa senza giocare: un punto.
cup-rest = { $name } riposa in questo turno.
cup-withdrawn = { $name } non si presenta: fuori dalla coppa; con «Gioco anch’io» si rientra.
cup-absent = { $name } non si presenta: fuori dalla coppa.
cup-forfeit = { $name } passa senza giocare.
cup-forfeit-point = { $gone } non gioca più: il punto è di { $name }.
cup-forfeit-struck = { $gone } non gioca più, quindi { $name } resta senza partita in questo turno.
cup-lot = Il sorteggio premia { $name }.
cup-again = La №{ $former } si rigioca come №{ $number }.
cup-won = 🏆 { $winners } vince la coppa!
cup-shared = 🏆 { $winners } vincono insieme la coppa.
cup-stopped = La coppa si ferma qui.
cup-unwon = Nessuno vince la coppa.
cup-closes = La coppa finisce con questo turno, che conta.
key-cups = Coppe
cup-no-undo = In una coppa non si ritirano mosse.
cup-no-cancel = Chi gioca in una coppa non può annullarne le partite. Per arrenderti, rispondi all’immagine «mi arrendo».
cup-no-out = Chi gioca in una coppa non può mettere fuori gli altri. Lo può fare chi amministra il gruppo e non gioca.
cup-anonymous = Chi gioca in una coppa qui non decide: scrivi a nome tuo.
cup-draw-early = In una coppa il pareggio si può concordare quando hanno mosso tutti.
cup-clock-long = { $clock }: troppo per un turno di { $round }. Al massimo: { $most }.

## Privacy

privacy-text = Cosa tengo: il tuo nome, il nome utente e la lingua, come li mostra Telegram; le partite che giochi qui, con le mosse; i risultati, i punteggi e le coppe. Di quello che scrivi non salvo nient’altro. I dati restano finché non li fai cancellare; le copie di sicurezza di chi gestisce questo bot spariscono quando invecchiano.
privacy-file = Cosa tengo su di te: risultati e registri.
privacy-sure = Cancello tutto quello che ti riguarda? Le partite in corso valgono come resa, i tuoi punteggi e le classifiche spariscono, e nelle partite finite resti senza nome. I rompicapo che hai cominciato oggi, oggi non si possono ricominciare. Non si torna indietro.
privacy-not = Non ho cancellato niente.
privacy-under-way = È già in corso.
privacy-done = Fatto: non tengo più niente con il tuo nome. Nelle partite finite ora sei { $name }. Le copie di sicurezza di chi gestisce il bot spariscono invecchiando; le immagini nelle chat restano.
key-my-data = I miei dati in un file
key-erase = Cancella i miei dati
key-erase-sure = Sì, cancella tutto
key-erase-not = No
fair-erased = (cancellato su richiesta di chi giocava; il seme resta)

## Votes

chat-name = La chat
table-key-vote = voto | voti
table-is-first = prima
vote-allowed = 10m, 1d, prima
vote-about = la chat gioca da una parte e vota le mosse, per questo tempo dopo il primo voto; con «prima» vale la prima mossa
vote-wrong = Un voto può durare da 10s a 7d, per esempio voto=10m o voto=1d, oppure voto=prima, ma non { $given }.
vote-secrets = In { $game } ci sono segreti, quindi la chat non può votare.
vote-clock = L’orologio della chat sono i voti: togli «tempo».
vote-private = Per votare serve un gruppo: chiedilo lì.
vote-alone = Di’ contro chi gioca la chat: aggiungi «bot:4» o un @nome.
vote-how = Qui votano tutti; il voto si chiude { $span } dopo la prima risposta.
vote-how-first = Qui può rispondere chiunque: vale la prima mossa.
lobby-vote = Da una parte gioca la chat: votano tutti, e ogni voto si chiude { $span } dopo la prima risposta.
lobby-vote-first = Da una parte gioca la chat: muove chi risponde per primo.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = resa
vote-draw = pareggio
vote-undo = ritirare la mossa
vote-open = №{ $number } · La chat vota: { $counts }. { $closes } Rispondete con una mossa; la potete cambiare.
vote-closes = Si chiude alle ore { $time }.
vote-closes-on = Si chiude: { $day }, ore { $time }.
vote-closes-in = Si chiude tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
vote-closed = №{ $number } · La chat ha votato: { $counts }.
vote-undecided = №{ $number } · Il voto è finito e non decide niente: { $counts }.
vote-off = №{ $number } · Questo voto non vale più: la partita è andata avanti.
vote-no-undo = La chat non ritira mosse.
news-vote = Voti: { $counts }.
toast-vote = Il tuo voto: { $move }. Puoi cambiarlo.
toast-vote-against = Chi è contro vota semplicemente una mossa.

## Months

month-head = 🏆 La classifica di { $month }:
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

## The puzzle of the day

daily-word-yesterday = ieri
daily-head = 🧩 Rompicapo del giorno №{ $number } · { $day }
daily-how = Ognuno gioca per conto suo, in privato, e i rompicapo sono uguali per tutti. I nuovi alle ore { $time }.
daily-alone = Oggi sono uguali per tutti, e ogni rompicapo si gioca una volta sola. I nuovi alle ore { $time }.
daily-was = Questi erano i rompicapo di un altro giorno: { $day }. /daily mostra i rompicapo di oggi.
daily-over = Quella giornata è finita. /daily mostra i rompicapo di oggi.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: non risolto
daily-more = { $count ->
    [one] …e un’altra persona
   *[other] …e altre { $count } persone
}
daily-row = Gli ultimi sette giorni: { $row }
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · non risolto
daily-pledge = Il segreto di oggi è fissato da { $pledge }; /daily ieri mostra quello del giorno prima.
daily-secret = Segreto del giorno: { $secret }. Il suo SHA-256 è { $pledge }, come mostrato quel giorno; lo SHA-256 dei suoi byte e di due righe, { $date } e il gioco, dà il segreto di ogni rompicapo.
daily-none = Rompicapo del giorno: { $games }.
daily-nobody = Ieri nessuno ha chiesto i rompicapo.
daily-done = Quello l’hai già giocato oggi: { $line }
daily-spent = Quello l’hai già giocato oggi.
daily-gone = Quella partita è finita; il prossimo rompicapo arriva domani.
daily-full = La classifica di quel gruppo è piena.
daily-no-cancel = Un rompicapo del giorno non si annulla. Puoi arrenderti: /resign
daily-no-undo = In un rompicapo del giorno non si ritirano mosse.
key-pass-on = Condividi il risultato

# The page of a match in the Mini App.
app-touch-play = Gioca
app-touch-clear = Togli tutti i segni
app-touch-back = Un passo indietro
app-touch-letter = La lettera nuova
app-touch-hint = Tocca il tabellone
app-touch-keys = Le frecce scelgono un posto, Invio lo segna, ancora Invio gioca, Esc cancella.
app-type = O scrivi la tua mossa
app-fleet = Trascina le navi sul tabellone e premi «Gioca». Quando ci sono tutte, premi «Fatto».
app-gone = Questa partita non si può mostrare qui.
app-old = Apri di nuovo il tabellone: questo link è troppo vecchio.
app-outside = Apri questo tabellone con il pulsante in Telegram.
app-failed = Il bot non risponde. Continuo a chiedere il tabellone, ma non mando di nuovo nessuna mossa.

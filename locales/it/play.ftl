### What a match answers when a step is not possible.

undo-table = Nel frattempo qualcuno ha lasciato la partita o ha finito il tempo: non si può tornare indietro.
reject-lapse = L’orologio non corre per nessuno.
reject-full = Questa partita è diventata troppo lunga. Chiudila con /draw o /resign.
reject-line = Questo non si può scrivere nel registro della partita.
reject-first = Può cominciare un posto da 1 a { $max }.
reject-rules = Questa partita è stata giocata con regole vecchie ({ $given }, ora { $now }) e si può solo guardare.

### Matches in SGF, the files of other programs.

sgf-syntax = Riga { $line }, colonna { $column }: { $what }
sgf-no-match = il file non contiene partite: niente comincia con «(».
sgf-no-node = la partita è vuota: non c’è neppure un «;».
sgf-early = «{ $given }» sta prima del primo «;».
sgf-no-value = dopo «{ $given }» manca un valore tra parentesi quadre.
sgf-open-value = la parentesi «[» non è chiusa da «]».
sgf-open-match = il file finisce qui, e la partita non è chiusa da «)».
sgf-stray = «{ $given }» qui non ci sta.
sgf-many-nodes = più di { $most } nodi non si leggono.
sgf-large = Il file supera i { $most } megabyte.
sgf-unsaid = Il file non dice di che gioco è: manca il numero dopo GM.
sgf-no-game = Qui non c’è nessun gioco con il numero GM[{ $given }].
sgf-many-moves = Nodo { $node }: più di { $most } mosse non si leggono.
sgf-comment = Nodo { $node }: non si riesce a leggere la nota per Kletka ({ $why }).
sgf-value = Nodo { $node }: «{ $given }» non è una mossa. Il seguito non è stato letto.
sgf-setup = Nodo { $node }: «{ $given }» cambia la posizione senza una mossa, e qui non si può. Non è stato letto, e neppure il seguito.
sgf-komi = «{ $given }» dà punti a una parte, e qui non contano per nessuno. Le mosse sono state lette tutte, ma non come è finita la partita.
sgf-more = Il file contiene più partite. È stata letta solo la prima.

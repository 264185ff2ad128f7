barriers-name = Barriere
barriers-also = barricate
barriers-about = Una barriera su due caselle alla volta, e le barriere stanno a distanza. Chi non ha più posto è fuori.
barriers-brief = dieci minuti
barriers-rules =
    A turno si traccia una barriera: un tratto su due caselle libere vicine, in orizzontale o in verticale.

    Le barriere stanno a distanza: una nuova non può toccarne un’altra, né con un lato né con uno spigolo delle sue caselle. Le caselle tratteggiate sono perse per tutti: lì non ci sta più nessuna barriera.

    Chi non può tracciare perde. Si gioca fino in sei: chi non può è fuori, e vince chi resta, cioè chi ha tracciato l’ultima barriera.

    Scrivi le due caselle, per esempio b2-b3.

    Chi apre la partita sceglie il foglio e quanto possono avvicinarsi le barriere: mai – nemmeno gli spigoli; spigoli sì – ma i lati no; si toccano – basta avere caselle proprie.
barriers-opt-size = colonne e righe del foglio
barriers-opt-touch = cosa non si può toccare: mai – niente, nemmeno gli spigoli; spigoli sì – i lati no; si toccano – le barriere si toccano come vogliono
barriers-key-size = foglio | misura | griglia
barriers-key-touch = contatto | distanza
barriers-is-corners = mai | nemmeno spigoli
barriers-is-sides = spigoli sì | lati no
barriers-is-free = si toccano | libero
barriers-set-size = foglio { $value }
barriers-set-touch = { $value ->
    [sides] gli spigoli si possono toccare, i lati no
    [free] le barriere si possono toccare
   *[other] niente contatti, nemmeno di spigolo
}

barriers-ask = traccia una barriera su due caselle libere

barriers-reject-syntax = Scrivi due caselle vicine, per esempio b2-b3.
barriers-reject-outside = { $place } non c’è su questo foglio: l’ultima casella è { $last }.
barriers-reject-apart = { $a } e { $b } non sono vicine. Una barriera copre due caselle vicine, in orizzontale o in verticale.
barriers-reject-taken = { $place } è già sotto una barriera. Scegli due caselle libere.
barriers-reject-touch = { $place } toccherebbe la barriera in { $other }, e le barriere non si toccano mai.
barriers-reject-side = { $place } toccherebbe di lato la barriera in { $other }; si possono toccare solo gli spigoli.
barriers-reject-corner = { $place } toccherebbe di spigolo la barriera in { $other }, e le barriere non si toccano mai.
barriers-sheet-dead = qui non ci stanno più barriere

barriers-lesson-1 = Una barriera su due caselle: «c3-d3»
barriers-lesson-2 = Tratteggio: troppo vicino, perso per tutti
barriers-lesson-3 = Vietato toccarsi anche di spigolo
barriers-lesson-4 = Niente posto per una barriera? Hai perso

segments-name = Punti e segmenti
segments-also = unisci i punti | segmenti
segments-about = Unisci i punti liberi a due a due, senza incrociare niente. Se non trovi più niente da unire, perdi.
segments-brief = cinque minuti
segments-rules =
    Il foglio è cosparso di punti numerati. A turno se ne uniscono due con un segmento dritto. Ogni punto può essere il capo di un segmento solo.

    Un segmento non può incrociarne o toccarne un altro, né passare per un terzo punto.

    Chi non trova più due punti da unire perde. I punti a cui non si può più unire niente sono sbarrati.

    Scrivi i numeri dei due punti, per esempio 3-9.

    Chi apre la partita sceglie quanti punti ci sono, da 8 a 30, e se sono sparsi a caso o stanno su un cerchio.
segments-opt-points = quanti punti
segments-opt-layout = sparsi – i punti sono sparsi sul foglio; cerchio – stanno su un cerchio
segments-key-points = punti
segments-key-layout = posizione
segments-is-random = sparsi | a caso
segments-is-circle = cerchio
segments-set-points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
segments-set-layout = { $value ->
    [circle] su un cerchio
   *[other] sparsi a caso
}

segments-ask = unisci due punti liberi

segments-reject-syntax = Scrivi i numeri di due punti, per esempio 3-9.
segments-reject-none = Un punto così non c’è: sono numerati da 1 a { $last }.
segments-reject-same = Un segmento unisce due punti diversi.
segments-reject-taken = Il punto { $point } è già usato: è unito a { $other }. Ogni punto è il capo di un segmento solo.
segments-reject-cross = Incrocerebbe { $a }–{ $b }. I segmenti non possono nemmeno toccarsi.
segments-reject-through = Passa per { $point }. In mezzo non ci può stare nessun altro punto.

segments-sheet-closed = — non si può più unire
segments-sheet-stuck = { $seat }: nessuna mossa

segments-lesson-1 = Si uniscono due punti liberi: scrivi 2-6
segments-lesson-2 = Da un punto sbarrato non si traccia niente
segments-lesson-3 = Vietato incrociare; senza mosse perdi

# The Kremlin tower: four dice, two sums, three runners.

tower-name = Torre del Cremlino
tower-also = torre | la torre
tower-about = Quattro dadi fanno due somme, e tre pedine salgono le colonne: fermati in tempo, o perdi quello che hai guadagnato.
tower-brief = quattro dadi, dieci minuti
tower-rules =
    Porta in cima tre colonne prima degli altri.

    Al tuo turno tira quattro dadi e dividili in due coppie. Le pedine salgono di un passo nelle colonne delle due somme. Le pedine sono tre; una nuova parte subito sopra il tuo segnalino. Le due somme si usano tutte e due, se si può; se resta una sola pedina per due colonne nuove, scegli tu.

    Dopo ogni lancio ti fermi o tiri ancora. Se ti fermi, i segnalini salgono dove sono le pedine. Se un lancio non dà nessuna somma utile, si perde tutto il guadagno del turno. Una colonna arrivata in cima è chiusa per tutti.

    Fai 2 3 3 6: sono 5 e 9, o 8 e 6. Scrivi «prendo 5 9» o solo «5 9», poi «tiro» o «mi fermo», o premi i pulsanti.

    La partita finisce con la terza colonna; «colonne» cambia il numero.

tower-opt-columns = con quante colonne si vince
tower-key-columns = colonne
tower-set-columns = { $value ->
    [one] si vince con { $value } colonna
   *[other] si vince con { $value } colonne
}

tower-word-roll = tiro | tira | lancio | lancia | ancora
tower-word-hold = mi fermo | fermo
tower-word-take = prendo | prendi | salgo

tower-take = { $sums }
tower-take-news = { $seat } sale con { $sums }.

tower-ask-take = quali somme fai con { $faces }?
tower-ask-one = quale somma prendi da { $faces }?
tower-ask = { $free ->
    [0] tiri ancora o ti fermi?
    [one] tiri ancora o ti fermi? Una pedina è libera
   *[other] tiri ancora o ti fermi? { $free } pedine sono libere
}

tower-threw = { $seat } fa { $faces }.
tower-falls = { $seat } fa { $faces }: nessuna pedina può salire, il turno è perso.
tower-takes = { $seat } sale con { $sums }.
tower-stops = { $seat } si ferma; i segnalini prendono il posto delle pedine: { $sums }.
tower-top = { $columns ->
    [one] { $seat } arriva in cima alla colonna { $sum }, la prima.
   *[other] { $seat } arriva in cima alla colonna { $sum } e ne ha { $columns }.
}

tower-reject-columns = Con tante colonne da salire forse non vincerebbe nessuno: scegline meno, o giocate in meno.
tower-reject-syntax = Scrivi le somme con cui sali, per esempio «5 9», oppure «tiro» o «mi fermo».
tower-reject-take = Questo lancio dà: { $moves }.
tower-reject-one = Non ci sono pedine per tutte e due le somme: scegline una. Questo lancio dà: { $moves }.
tower-reject-decide = Con questo lancio sei già in salita: tira ancora o fermati.
tower-reject-first = Prima scegli le somme di questo lancio.

tower-sheet = { $columns ->
    [one] Vince una colonna
   *[other] Vincono { $columns } colonne
}
tower-sheet-runners = { $columns ->
    [one] Vince una colonna; le croci sono pedine
   *[other] Vincono { $columns } colonne; croce = pedina
}

tower-lesson-1 = Somme di due coppie: «5 9» o «6 8»
tower-lesson-2 = Gialle le pedine: perse se niente va
tower-lesson-3 = Dopo «mi fermo» i segnalini restano
tower-lesson-4 = In cima la colonna è chiusa; ne bastano 2

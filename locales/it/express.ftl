# Express: two sums of five dice, and a die to reject.

express-name = Espresso
express-also = dadi in solitario
express-about = Fai due somme con cinque dadi e scarta il quinto. Comincia poche somme: una con pochi segni costa 200.
express-brief = cinque dadi, dieci minuti
express-rules =
    Fai più punti sulla tua lista delle somme da 2 a 12. Cinque dadi cadono per tutti. Ognuno fa due coppie con quattro dadi, segna le due somme e scarta il quinto dado.

    Puoi scartare tre facce diverse. Quando le hai, devi scartarne una se è uscita; se non è uscita nessuna, lasci un dado qualsiasi, e non conta. La tua lista finisce quando una delle tue facce è stata scartata otto volte; gli altri vanno avanti.

    Una somma senza segni vale 0, da uno a quattro segni costano 200, cinque valgono 0. Ogni segno dal sesto al decimo vale quanto dice il numero dopo la somma: 30 per il 7, fino a 100 per 2 e 12. Cinquecento punti sono un buon risultato.

    I dadi mostrano 1 2 3 4 5: premi un pulsante, o scrivi «5 9 via 1» al bot in privato: 2 + 3, 4 + 5, e si scarta l’1.

    Vince chi ha più punti. Si decide in segreto finché non hanno scelto tutti; con «insieme=no» ognuno tira per sé, a turno. Con «chiamati» i lanci si chiamano a turno, trenta per partita.

express-word-throw = tiro | tira | lancio | lancia
express-word-name = chiamo | chiama
express-word-take = prendo | prendi | segno
express-word-out = via | scarto | senza

express-take = { $low } e { $high } via { $out }
express-take-news = { $seat } prende { $low } e { $high }, e scarta { $out }.

express-ask = { $several ->
    [yes] quali due somme fate con { $faces }, e che dado scartate?
   *[no] quali due somme fai con { $faces }, e che dado scarti?
}
express-holds = La tua lista: { $rejects ->
    [none] { $points } punti.
   *[other] { $points } punti, scarti: { $rejects }.
}

express-threw = { $seat } fa { $faces }.
express-takes = { $seat } prende { $low } e { $high }, e scarta { $out }.
express-done = { $seat } ha finito con { $points } punti.

express-reject-syntax = Scrivi le due somme e il dado scartato: «5 9 via 1» fa 5 e 9 e scarta un 1.
express-reject-dice = Con { $faces } non si può fare: due somme di due dadi, e il quinto dado.
express-reject-out = Devi scartare una delle tue tre facce: { $faces }.

express-sheet-points = punti
express-sheet-out = via
express-sheet-rejected = scarti
express-sheet = 1–4 segni: −200; 5: niente; dal sesto, il loro prezzo
express-sheet-throw = Lancio { $throw }:
express-sheet-last = Il lancio:
express-sheet-full = Cerchiati: { $marks } segni su uno scarto: fine del foglio

express-lesson-1 = Due somme e un dado: «9 11 via 6»
express-lesson-2 = Troppo pochi segni: per ora −200
express-lesson-3 = Sull’8 i segni valgono 40 dal sesto in poi
express-lesson-4 = Tre facce scartate; l’ottavo segno chiude

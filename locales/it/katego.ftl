# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = katego a dadi
katego-about = Metti ogni lancio in una colonna della tua riga: il valore più alto da solo prende la colonna, a pari merito brucia.
katego-brief = due dadi, cinque minuti
katego-rules =
    Ognuno ha una riga di 12 colonne (15 da sette persone in su, 18 da dieci). Al tuo turno si tirano due dadi; scrivi la somma in una colonna libera della tua riga: «k7».

    Quando la colonna 7 è piena in tutte le righe, dà 7 punti a chi ha da solo il valore più alto. Se il più alto ce l’ha più di una persona, la colonna brucia: non la prende nessuno. Vince chi ha più punti.

    Ci sono altre 26 varianti: una tabella per tutti, coppie, offerte per le colonne… La sceglie chi apre la partita: /katego variante=grande. I nomi sono tra le opzioni.

katego-rules-base = Come detto sopra: un valore in ogni colonna, e il più alto da solo la prende.
katego-rules-big = Ogni colonna prende due valori a testa, quindi i turni sono il doppio. Una colonna va a chi ha la somma più alta dei suoi due valori; se è alla pari, brucia. 9 + 4 non batte 7 + 7.
katego-rules-product = Si scrive il prodotto dei due dadi invece della somma: 3 e 5 fanno 15. I prodotti sono 18, da 1 a 36. Il resto è come nel katego base.
katego-rules-super = Hai due caselle in ogni colonna, e puoi scrivere un lancio in una casella libera di chiunque: un 2 sta bene in quella di un altro. Le tue due caselle di una colonna si moltiplicano; il prodotto più alto da solo prende la colonna. 9 e 4 fanno 36, e anche 6 e 6: quella colonna brucia.
katego-rules-quench = Si scrivono prodotti. Se scrivi un prodotto che in quella colonna c’è già, in una riga qualsiasi, la colonna si spegne subito: non dà niente, e lì non scrive più nessuno. Devi scrivere finché hai una casella libera in una colonna accesa; senza, hai finito, e gli altri vanno avanti.
katego-rules-power = La tua riga deve scendere da sinistra a destra: dopo un 9 nella colonna 3 vanno solo numeri più bassi. Hai dieci lanci di scorta per tutta la partita; con uno ritiri tutti e due i dadi, e vale l’ultimo lancio. Puoi rinunciare a una casella con un trattino, e devi farlo se il lancio non va da nessuna parte. Un trattino non vince mai una colonna.
katego-rules-firtree = Per due. Le colonne danno 1 2 3 4 5 6 6 5 4 3 2 1 punti. Una riga deve scendere da sinistra a destra, l’altra salire; la sorte decide di chi è quale. Ognuno ha dieci lanci di scorta per tutta la partita, e a una casella si può rinunciare con un trattino; si deve, se il lancio non va da nessuna parte.
katego-rules-pairs = Chi gioca insieme siede di fronte: 4, 6 o 8 persone. Una colonna va alla coppia con la somma più alta dei suoi due valori; somme pari la bruciano. Con tre o quattro coppie, un valore che anche un’altra coppia ha in quella colonna non conta: di 9 + 6, 9 + 5 e 8 + 4 cadono i nove, e vince la terza coppia.
katego-rules-pairquench = Chi gioca insieme siede di fronte, e una colonna va alla coppia con la somma più alta. Ma se i due valori della coppia in testa sono diversi e un’altra coppia ne ha due uguali, la colonna si spegne: 8 + 7 contro 6 + 6 non dà niente, 8 + 8 contro 6 + 6 va agli otto.
katego-rules-rivals = Per quattro, due coppie a due tavoli: tu e chi gioca con te giocate ognuno contro uno dell’altra coppia. Chi è rivale a tavoli diversi ha gli stessi lanci, quindi la fortuna è divisa. Ogni tavolo conta come nel katego base, poi ogni coppia somma i suoi due risultati.
katego-rules-capture = Chi gioca insieme siede di fronte, e si scrivono prodotti. Appena i due di una coppia hanno lo stesso prodotto in una colonna, la catturano subito con i suoi punti; le caselle vuote lì non contano più. Una colonna che nessuno cattura va, quando è piena, alla coppia con la somma più alta.
katego-rules-olympic = Per quattro, due coppie. Un lancio a giro, e tutti e quattro lo scrivono insieme nella propria riga. Vedi cosa hanno scritto i rivali, ma non la riga di chi gioca con te. Si conta come a coppie: una colonna va alla coppia con la somma più alta.
katego-rules-psychological = Un lancio a giro per tutti. Lo scrivi nella tua riga, che nessun altro vede fino alla fine. Poi si scoprono tutte le righe e si conta come nel katego base: conviene stare dove gli altri non sono.
katego-rules-diceless = Senza dadi: a turno si chiama un lancio, per esempio 6 5, e tutti scrivono la somma in una riga coperta fino alla fine. Nessuno chiama due volte la stessa somma. I lanci che non si dividono alla pari li chiama il bot; se siete più dei lanci, i primi ne chiamano uno a testa.
katego-rules-spare = Hai cinque lanci di scorta per tutta la partita: dopo ogni lancio puoi usarne uno e ritirare tutti e due i dadi. Vale l’ultimo lancio. Il resto è come nel katego base.
katego-rules-saving = Ogni turno ti dà due lanci. Almeno uno lo devi usare; quelli che lasci restano per i turni dopo. Vale l’ultimo lancio di un turno.
katego-rules-limited = Hai 20 lanci per tutti i tuoi turni: almeno uno a turno, e quanti ne vuoi. Vale l’ultimo lancio di un turno. Quando sono finiti, le tue caselle vuote valgono 0, e uno 0 non vince mai.
katego-rules-city = Hai 15 lanci, e si scrivono prodotti. Un valore deve essere più alto dell’ultimo in quella colonna, di chiunque sia: dopo un 10 puoi scrivere 12, ma non 9. Se un lancio non va da nessuna parte, tira ancora. Senza lanci, le tue caselle vuote valgono 0. Una colonna va al suo valore più alto, che è l’ultimo.
katego-rules-village = Hai 30 lanci. Nel primo turno un dado è messo su 1, nel secondo su 2, e così fino a 6, poi di nuovo da 1. L’altro dado lo tiri quante volte vuoi, e si scrive il prodotto: al turno 3 un 5 fa 15.
katego-rules-skittles = Hai 30 dadi per tutta la partita. In un turno ne tiri quanti vuoi, da 1 a 10; sono spesi, e si scrive la somma. Senza dadi le tue caselle vuote valgono 0. Il resto è come nel katego base.
katego-rules-ladder = Si lotta per le colonne una dopo l’altra, con 30 dadi a testa. Al tuo turno tiri un dado alla volta, finché il tuo totale in questa colonna non supera quello di chi è in testa, o passi. Se passi o non ci arrivi, sei fuori da questa colonna. Chi resta per ultimo la prende e apre la prossima. Se hai dadi solo tu, tiri comunque per ogni colonna; se passi, non è di nessuno. Ogni dado tirato è speso.
katego-rules-skirmish = Una riga di colonne da 4 a 15, e 30 dadi a testa. A turno ognuno tira quanti dadi vuole, da 1 a 10, per la prossima colonna. La prende chi per primo raggiunge con la somma il suo numero. I dadi sono spesi comunque; la partita finisce quando le colonne sono tutte prese o i dadi finiti.
katego-rules-trade = Una riga di colonne da 4 a 15, e 30 dadi a testa. Per la prossima colonna si offrono dadi, ogni offerta più alta della precedente; chi passa è fuori. Apre chi siede dopo l’ultima offerta vincente, o dopo l’ultima apertura se hanno passato tutti. Chi offre di più tira proprio i dadi che ha offerto: se la somma arriva al numero, la colonna è sua, altrimenti è persa per tutti.
katego-rules-auction = Come nel mercato, si offrono dadi, ogni offerta più alta della precedente. Ma chi vince l’asta tira, e poi può prendere qualsiasi colonna libera il cui numero la somma raggiunge. Con 8 puoi prendere 6 o 4, per esempio. Se non ne va nessuna, non si prende niente e comincia l’asta dopo. Quando passano tutti, la partita finisce.
katego-rules-progressive = Una tabella per tutti: in una colonna puoi scrivere quante volte vuoi, ma ogni nuovo valore deve essere più alto del precedente, di chiunque sia. Un lancio che non va da nessuna parte è perso. Una colonna va a chi ha scritto l’ultimo valore; quelle mai toccate non danno niente.
katego-rules-podium = Una tabella per tutti. In ogni colonna il valore più alto da solo dà i suoi punti, e il più basso da solo ne costa altrettanti, appena ci hanno scritto due persone. Puoi anche non scrivere niente: di’ «passo».
katego-rules-golf = Una tabella per tutti, e 50 dadi a testa. In un turno ne tiri quanti vuoi, da 1 a 10, e scrivi la somma; ogni nuovo valore di una colonna deve essere più alto del precedente. Senza dadi sei fuori. Una colonna va al suo ultimo valore.

katego-opt-variant = quale katego. Semplici: base, grande (due valori a testa, la somma), prodotto (dei dadi), super (due caselle, moltiplicate; si scrive in ogni riga), spento (un prodotto uguale spegne la colonna), forza (la riga scende, dieci lanci di scorta, trattini), abete (in due, una riga scende, l’altra sale). A coppie: coppie, coppie con spegnimento, rivali, cattura, olimpico. Psicologici: psicologico (un lancio per tutti, righe coperte), senza dadi. Lanci: cinque di scorta, risparmio, limitato, città, paese. Dadi: birilli, scala. Una riga: scaramuccia, mercato, asta. Una tabella: progressivo, podio, golf
katego-opt-columns = quante colonne (12; da 7 a 9 persone 15; da 10 in su 18)
katego-opt-table = da che numero si contano le colonne: da uno o da due

katego-key-variant = variante | katego
katego-key-columns = colonne | misura
katego-key-table = tabella | numerazione
katego-is-base = base
katego-is-big = grande
katego-is-product = prodotto | prodotti
katego-is-super = super | superkatego
katego-is-quench = spento | spegnimento
katego-is-power = forza
katego-is-firtree = abete
katego-is-pairs = coppie
katego-is-pairquench = coppie con spegnimento
katego-is-rivals = rivali
katego-is-capture = cattura
katego-is-olympic = olimpico
katego-is-psychological = psicologico
katego-is-diceless = senza dadi | katego senza dadi
katego-is-spare = cinque di scorta | lanci di scorta
katego-is-saving = risparmio
katego-is-limited = limitato
katego-is-city = città
katego-is-village = paese
katego-is-skittles = birilli
katego-is-ladder = scala
katego-is-skirmish = scaramuccia
katego-is-trade = mercato
katego-is-auction = asta
katego-is-progressive = progressivo
katego-is-podium = podio
katego-is-golf = golf
katego-is-book = uno
katego-is-knizia = due
katego-preset-classic = classico

katego-set-variant = { $value ->
    [base] katego base
    [big] katego grande
    [product] katego con i prodotti
    [super] superkatego
    [quench] katego che si spegne
    [power] katego di forza
    [firtree] katego dell’abete
    [pairs] katego a coppie
    [pairquench] katego a coppie con spegnimento
    [rivals] coppie rivali a due tavoli
    [capture] katego a coppie con cattura
    [olympic] katego olimpico
    [psychological] katego psicologico
    [diceless] katego senza dadi
    [spare] katego con cinque lanci di scorta
    [saving] katego con lanci risparmiati
    [limited] katego con 20 lanci
    [city] katego di città
    [village] katego di paese
    [skittles] katego dei birilli
    [ladder] katego della scala
    [skirmish] katego della scaramuccia
    [trade] katego del mercato
    [auction] katego all’asta
    [progressive] katego progressivo
    [podium] katego del podio
   *[golf] katego golf
}
katego-set-columns = { $value ->
    [one] { $value } colonna
   *[other] { $value } colonne
}
katego-set-table = { $value ->
    [knizia] colonne da 2
   *[other] colonne da 1
}

katego-word-throw = tiro | tira | lancio | lancia | ancora
katego-word-name = chiamo | chiama
katego-word-column = colonna | prendo
katego-word-dash = trattino | tratto | rinuncio
katego-word-pass = passo | passa
katego-word-bid = offro | offri | offerta
katego-word-dice = dadi | dado
katego-word-row = riga

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Tiro
katego-again-news = { $seat } tira di nuovo.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } tira { $dice } dado.
   *[other] { $seat } tira { $dice } dadi.
}
katego-bid = { $dice ->
    [one] Offri { $dice } dado
   *[other] Offri { $dice } dadi
}
katego-pass = ✋ Passo
katego-pass-news = { $seat } passa.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] La tua riga è ancora vuota.
   *[other] La tua riga: { $row }.
}
katego-ask = { $several ->
    [yes] scrivete { $value } in una colonna
   *[no] scrivi { $value } in una colonna
}
katego-ask-again = { $several ->
    [yes] { $throws ->
        [one] scrivete { $value } in una colonna, o tirate ancora: resta { $throws } lancio
       *[other] scrivete { $value } in una colonna, o tirate ancora: restano { $throws } lanci
    }
   *[no] { $throws ->
        [one] scrivi { $value } in una colonna, o tira ancora: resta { $throws } lancio
       *[other] scrivi { $value } in una colonna, o tira ancora: restano { $throws } lanci
    }
}
katego-ask-stuck = { $several ->
    [yes] { $value } non va da nessuna parte: tirate ancora
   *[no] { $value } non va da nessuna parte: tira ancora
}
katego-ask-dash = { $several ->
    [yes] { $value } non va da nessuna parte: rinunciate a una colonna
   *[no] { $value } non va da nessuna parte: rinuncia a una colonna
}
katego-ask-podium = { $several ->
    [yes] scrivete { $value } in una colonna, o passate
   *[no] scrivi { $value } in una colonna, o passa
}
katego-ask-dice = { $dice ->
    [one] tira il tuo ultimo dado
   *[other] quanti dei tuoi { $dice } dadi tiri?
}
katego-ask-dice-for = { $dice ->
    [one] colonna { $column }: tira il tuo ultimo dado
   *[other] colonna { $column }: quanti dei tuoi { $dice } dadi tiri?
}
katego-ask-ladder = { $dice ->
    [one] colonna { $column }: hai { $total }, da battere { $lead }, resta { $dice } dado. Tiri o passi?
   *[other] colonna { $column }: hai { $total }, da battere { $lead }, restano { $dice } dadi. Tiri o passi?
}
katego-ask-bid = { $dice ->
    [one] colonna { $column }: { $bid ->
        [0] nessuna offerta finora, hai { $dice } dado. Offri
       *[other] l’offerta è { $bid }, hai { $dice } dado. Di più
    }, o passi?
   *[other] colonna { $column }: { $bid ->
        [0] nessuna offerta finora, hai { $dice } dadi. Offri
       *[other] l’offerta è { $bid }, hai { $dice } dadi. Di più
    }, o passi?
}
katego-ask-take = { $value }: prendi una colonna

katego-wrote = { $seat } scrive { $value } nella colonna { $column }.
katego-wrote-at = { $seat } scrive { $value } nella colonna { $column } di { $row }.
katego-dashed = { $seat } rinuncia alla colonna { $column }.
katego-lost = { $seat } fa { $value }, che non va da nessuna parte.
katego-quenched = La colonna { $column } si spegne: quel valore c’era già.
katego-captured = La coppia di { $seat } cattura la colonna { $column }!
katego-takes = { $seat } prende la colonna { $column }!
katego-leads = { $seat } è in testa nella colonna { $column } con { $total }.
katego-gives-up = { $seat } lascia la colonna { $column } con { $total }.
katego-misses = { $dice ->
    [one] { $seat } tira { $dice } dado: { $value }, non basta.
   *[other] { $seat } tira { $dice } dadi: { $value }, non basta.
}
katego-threw = { $dice ->
    [one] { $seat } tira { $dice } dado: { $value }.
   *[other] { $seat } tira { $dice } dadi: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } offre { $dice } dado.
   *[other] { $seat } offre { $dice } dadi.
}
katego-passes = { $seat } passa.
katego-nobody = Nessuno offre per la colonna { $column }.

katego-moves = Scrivi una colonna: «k7». Ci sono anche «tiro», «tiro 4», «trattino 5», «offro 4» e «passo», dove la variante li ha.
katego-columns = Le colonne vanno da { $first } a { $last }.
katego-full = La colonna { $column } è piena.
katego-closed = La colonna { $column } è chiusa.
katego-own-row = Si scrive nella propria riga.
katego-higher = La colonna { $column } ha { $last }: può seguire solo un valore più alto, non { $value }.
katego-falls = { $value } non va nella colonna { $column }: la riga deve scendere da sinistra a destra.
katego-rises = { $value } non va nella colonna { $column }: la riga deve salire da sinistra a destra.
katego-no-throws = Per questo non restano lanci: scrivi { $value }.
katego-write-now = Scrivi { $value } in una colonna.
katego-throw-again = { $value } non va da nessuna parte: tira ancora.
katego-give-up = { $value } non va da nessuna parte: rinuncia a una colonna con «trattino 5».
katego-count = { $dice ->
    [one] Puoi tirare { $dice } dado: di’ «tiro 1».
   *[other] Di’ quanti dadi tiri, da 1 a { $dice }: «tiro 2».
}
katego-take = Con { $value } puoi prendere: { $columns }.
katego-bid-more = { $dice ->
    [one] Offri più di { $bid } e al massimo { $dice } dado, o passa.
   *[other] Offri più di { $bid } e al massimo { $dice } dadi, o passa.
}
katego-ladder-moves = Di’ «tiro» o «passo».
katego-named = Hai già chiamato { $value }: chiama un altro valore.

katego-seats = Questa variante si gioca in: { $seats }.
katego-own-numbers = Questa variante ha numeri di colonna suoi: lascia tabella=uno.
katego-not-together = In questa variante ci si intralcia turno dopo turno, quindi un lancio per tutti non va.
katego-named-is-diceless = Il katego psicologico con lanci chiamati è la variante senza dadi: scegli «senza dadi».
katego-few-values = I valori sono solo { $values }, e nessuno ne chiama uno due volte: prendi meno colonne.

katego-sheet-bid = { $dice ->
    [one] { $seat } offre { $dice } dado
   *[other] { $seat } offre { $dice } dadi
}
katego-sheet-points = punti
katego-sheet-column = colonna
katego-sheet-goal = Il più alto prende il numero della colonna; pari, brucia
katego-sheet-won = colonna vinta
katego-sheet-burnt = colonna bruciata
katego-sheet-out = colonna spenta
katego-sheet-lost = di nessuno
katego-sheet-loser = perde punti
katego-sheet-dice = dadi rimasti
katego-sheet-throws = lanci rimasti

katego-lesson-1 = La somma, 9, nella tua riga: scrivi k3
katego-lesson-2 = L’unico più alto prende la 2: 2 punti
katego-lesson-3 = Due a pari in testa: non è di nessuno
katego-lesson-4 = Le colonne vinte, sommate

katego-city-lesson-1 = Si scrive il prodotto: 3 × 3 = 9
katego-city-lesson-2 = 9 batte l’ultimo valore qui: scrivi k2
katego-city-lesson-3 = L’ultimo valore, 15, ha la colonna
katego-city-lesson-4 = Lanci rimasti: «tiro» se ne vuoi un altro

katego-big-lesson-1 = 9 + 4 = 13, ma 7 + 7 è di più
katego-big-lesson-2 = 6 + 5 contro 5 + 6: pari, brucia
katego-big-lesson-3 = Qui manca un secondo valore: scrivi k1

katego-product-lesson-1 = Il prodotto: 1 × 4 = 4, scrivi k1
katego-product-lesson-2 = 3 × 4 e 2 × 6 sono pari: di nessuno
katego-product-lesson-3 = 6 × 6 = 36: un prodotto più alto non c’è

katego-super-lesson-1 = Il 2 di Bruno guasta: 12 × 2 fa solo 24
katego-super-lesson-2 = Le due caselle si moltiplicano: 10 × 9 = 90
katego-super-lesson-3 = k1 b: il 3 va nella riga di Bruno

katego-quench-lesson-1 = 12 c’era già: la colonna 4 si spegne
katego-quench-lesson-2 = Si scrivono prodotti: 2 × 3 = 6, k1
katego-quench-lesson-3 = Un altro 3 qui spegnerebbe la colonna 1

katego-power-lesson-1 = 8 dopo 12: una riga deve scendere
katego-power-lesson-2 = «tiro» costa uno dei 10 di scorta
katego-power-lesson-3 = 9 non ci stava: «trattino 4»

katego-firtree-lesson-1 = Il centro rende di più: 3 punti
katego-firtree-lesson-2 = La riga di Anna scende: qui da 4 a 6
katego-firtree-lesson-3 = La riga di Bruno sale: qui da 7 a 9

katego-pairs-lesson-1 = Anna e Dario sono in coppia: si sommano
katego-pairs-lesson-2 = Anche altri hanno un 9: nessun 9 conta
katego-pairs-lesson-3 = 8 + 4 è il massimo di quel che resta

katego-pairquench-lesson-1 = 8 + 7 è di più, ma 6 e 6 la spegne
katego-pairquench-lesson-2 = 10 + 10: due uguali sono al sicuro
katego-pairquench-lesson-3 = La coppia siede di fronte: si somma

katego-rivals-lesson-1 = Stesso lancio per Anna e Dario: 11
katego-rivals-lesson-2 = Due tavoli: uno contro uno
katego-rivals-lesson-3 = Anna e Carla sono in coppia: 6 + 2 = 8

katego-capture-lesson-1 = 12 da tutti e due: catturata subito
katego-capture-lesson-2 = Non catturata: la somma più alta, 25 + 20
katego-capture-lesson-3 = Catturata: ora nella 1 non si scrive

katego-olympic-lesson-1 = Anna non vede la riga della sua coppia
katego-olympic-lesson-2 = Le righe dei rivali invece le vede
katego-olympic-lesson-3 = Un lancio: i quattro scrivono insieme

katego-psychological-lesson-1 = Un lancio per tutti: scrivono questo 11
katego-psychological-lesson-2 = La riga di Bruno: coperta fino alla fine
katego-psychological-lesson-3 = Se è pari, brucia: va’ dove lui non è

katego-diceless-lesson-1 = Senza dadi: Anna ha detto «chiamo 5 4»
katego-diceless-lesson-2 = Scrivono tutti e due il 9 chiamato: k2
katego-diceless-lesson-3 = La riga di Bruno è coperta fino alla fine
katego-diceless-lesson-4 = Anna ha chiamato 11: due volte no

katego-spare-lesson-1 = Non va? Ancora «tiro»: un lancio in meno
katego-spare-lesson-2 = Ad Anna restano 4 dei 5 lanci di scorta
katego-spare-lesson-3 = Prima 3, poi 11: vale l’ultimo lancio

katego-saving-lesson-1 = Due lanci a turno: Bruno li ha usati
katego-saving-lesson-2 = Anna ne ha uno da parte: ancora «tiro»
katego-saving-lesson-3 = Vale l’ultimo lancio del turno, ora 4

katego-limited-lesson-1 = 20 lanci per la partita: ne restano 17
katego-limited-lesson-2 = Per questo 11 Anna ha usato tre lanci
katego-limited-lesson-3 = Finiti i lanci, una casella vuota vale 0

katego-village-lesson-1 = Turno 3: un dado sta su 3; 3 × 4 = 12
katego-village-lesson-2 = Ancora «tiro»? Restano 27 lanci su 30
katego-village-lesson-3 = 1 × 6 al turno 1; al turno 6 fino a 6 × 6

katego-skittles-lesson-1 = 30 dadi in tutto: ad Anna ne restano 17
katego-skittles-lesson-2 = «tiro 7»: sette dadi insieme fanno 30
katego-skittles-lesson-3 = Finiti i dadi, una casella vuota vale 0

katego-ladder-lesson-1 = Anna è ferma a 8: a Bruno serve di più
katego-ladder-lesson-2 = 6, 1, 4, uno a uno: Bruno in testa, «passo»
katego-ladder-lesson-3 = La prende chi resta; questa è la prossima
katego-ladder-lesson-4 = 30 dadi in tutto: ogni «tiro» ne usa uno

katego-skirmish-lesson-1 = 6 + 2 arriva a 6: la prende Bruno
katego-skirmish-lesson-2 = La prossima, 7: «tiro 2», o più dadi?
katego-skirmish-lesson-3 = 30 dadi a testa; chi tira li spende

katego-trade-lesson-1 = Due dadi offerti per la 6: «offro 3»?
katego-trade-lesson-2 = Due dadi di Anna, 3 + 4: la 5 è sua
katego-trade-lesson-3 = I due di Bruno fanno 3: persa per tutti

katego-auction-lesson-1 = Bruno offre di più, «offro 2»: ne tira 2
katego-auction-lesson-2 = 8 basta per ogni colonna: scrivi k6
katego-auction-lesson-3 = Due dei suoi 30 dadi sono spesi

katego-progressive-lesson-1 = 6, 8, 11: ognuno più alto dell’ultimo
katego-progressive-lesson-2 = L’ultimo valore, 10, ha la colonna
katego-progressive-lesson-3 = 4 batte il 3 nella colonna 2: scrivi k2

katego-podium-lesson-1 = 12, il più alto da solo: +4 per Bruno
katego-podium-lesson-2 = 11, il più basso da solo: −4 per Anna
katego-podium-lesson-3 = Meglio non scrivere? «passo»

katego-golf-lesson-1 = «tiro 7» fa 27, più di 21: scrivi k3
katego-golf-lesson-2 = 21 batte 14: l’ultimo ha la colonna
katego-golf-lesson-3 = 50 dadi a testa, dieci al massimo a turno

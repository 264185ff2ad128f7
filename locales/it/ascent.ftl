# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Salita
ascent-also = la salita | ascesa
ascent-about = Quindici lanci per tutti fanno numeri di due cifre: scrivili nella tua lista, e fai la serie in salita più lunga.
ascent-brief = due dadi, cinque minuti
ascent-rules =
    Ognuno ha una lista di quindici righe, numerate da 1. Due dadi cadono quindici volte, e ogni lancio è per tutti. Leggi i dadi come un numero di due cifre nell’ordine che vuoi: 1 e 4 sono 14 o 41. Scrivilo in una riga vuota della tua lista; resta lì.

    Quando tutte le liste sono piene, conta la serie più lunga: righe vicine, una dopo l’altra, in cui ogni numero è più grande di quello prima. Ogni sua riga è un punto.

    Per esempio, 12 15 24 23 in righe vicine hanno una serie di tre.

    Premi un numero con la sua riga, o scrivi tutti e due al bot in privato: «41 3» scrive 41 nella riga 3. Nessuno vede cosa scrivi finché non hanno scritto tutti.

    Con «chiamati», a turno si chiama cosa mostrano i dadi, invece di tirarli.

ascent-word-throw = tiro | tira | lancio | lancia
ascent-word-name = chiamo | chiama

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] scrivete { $numbers } in una riga
   *[no] scrivi { $numbers } in una riga
}
ascent-holds = La tua lista: { $list }. Serie più lunga: { $run }.

ascent-wrote = { $seat }: { $number } → riga { $line }.

ascent-reject-syntax = Scrivi il numero e la riga: «41 3» scrive 41 nella riga 3.
ascent-reject-number = Questo lancio fa: { $numbers }.
ascent-reject-line = Le righe vanno da 1 a { $lines }.
ascent-reject-filled = Nella riga { $line } c’è già { $number }.

ascent-board-list = lista
ascent-board-throw = lancio
ascent-board-run = serie

ascent-sheet-run = la serie: { $run }
ascent-sheet-runs = serie
ascent-sheet-best = la serie
ascent-sheet-either = { $one } o { $two }

ascent-lesson-1 = 1 e 4 fanno 14 o 41
ascent-lesson-2 = I bassi a sinistra, gli alti a destra
ascent-lesson-3 = Conta la serie più lunga, ombreggiata
ascent-lesson-4 = 61 e 66 vicini: una serie di due
ascent-lesson-5 = 5 e 2: scrivi «52 10» al bot in privato

fiveinarow-name = Cinq en ligne
fiveinarow-also = gomoku | gobang | renju | morpion à cinq
fiveinarow-about = Croix et ronds sur une feuille sans fin : qui en aligne cinq en premier gagne.
fiveinarow-brief = dix minutes
fiveinarow-rules =
    Sur du papier quadrillé sans fin (40 × 40 cases, que personne ne remplit), on met à tour de rôle une croix ou un rond dans une case vide. Qui en aligne cinq en premier – en ligne, en colonne ou en diagonale – gagne ; feuille pleine, match nul. L’image montre l’endroit où l’on joue et grandit au besoin.

    Écris une case, par exemple t20.

    Variantes : ligne – quatre ou six ; exact – un alignement plus long ne gagne pas. ouverts3 – les croix ne peuvent pas faire d’un coup deux trois ouverts, sauf pour gagner. Un trois ouvert est celui qu’un signe de plus change en un quatre gagnant des deux bouts (à quatre : deux ouvert ; à six : quatre ouvert).

    swap2 – on ouvre par croix, rond, croix (t20 u19 s22, ou un à un). L’autre prend les croix, prend les ronds, ou ajoute un rond et une croix et laisse choisir. Puis les ronds jouent.
fiveinarow-opt-line = combien de signes alignés pour gagner
fiveinarow-opt-exact = un alignement plus long ne gagne pas
fiveinarow-opt-open3 = les croix ne peuvent pas faire d’un coup deux trois ouverts
fiveinarow-opt-swap2 = ouverture de tournoi : un camp pose trois signes, l’autre choisit ses couleurs
fiveinarow-key-line = ligne | alignement
fiveinarow-key-exact = exact | exactement
fiveinarow-key-open3 = ouverts3 | trois et trois
fiveinarow-key-swap2 = swap2 | échange
fiveinarow-preset-tournament = tournoi
fiveinarow-set-line = { $value } à aligner
fiveinarow-set-exact = { $value ->
    [off] un alignement plus long gagne aussi
   *[on] un alignement plus long ne gagne pas
}
fiveinarow-set-open3 = { $value ->
    [off] les croix peuvent tout faire
   *[on] pas deux trois ouverts à la fois pour les croix
}
fiveinarow-set-swap2 = { $value ->
    [off] les croix commencent
   *[on] ouverture swap2
}
fiveinarow-word-crosses = croix | les croix | je prends les croix
fiveinarow-word-rings = ronds | rond | les ronds | je prends les ronds
fiveinarow-word-more = deux de plus | deux signes de plus | encore deux

fiveinarow-crosses = ✕ Croix
fiveinarow-rings = ◯ Ronds
fiveinarow-more = Deux signes de plus

fiveinarow-ask-cross = mets une croix
fiveinarow-ask-ring = mets un rond
fiveinarow-ask-three = ouvre avec trois signes : croix, rond, croix
fiveinarow-ask-two = mets un rond et une croix
fiveinarow-ask-choice = choisis : croix, ronds, ou deux signes de plus
fiveinarow-ask-take = choisis : croix ou ronds

fiveinarow-took-crosses = { $seat } prend les croix. Les ronds jouent.
fiveinarow-took-rings = { $seat } prend les ronds, et joue.
fiveinarow-took-more = { $seat } met deux signes de plus et laisse le choix.

fiveinarow-reject-syntax = Écris une case, par exemple t20.
fiveinarow-reject-syntax-choice = Écris ton choix : « croix », « ronds » ou « deux de plus ».
fiveinarow-reject-outside = Il n’y a pas de { $place } sur cette feuille : la dernière case est { $last }.
fiveinarow-reject-taken = { $place } est prise. Choisis une case vide.
fiveinarow-reject-threes = Une croix en { $place } ferait d’un coup deux trois ouverts. Les croix n’en ont le droit que pour gagner.
fiveinarow-reject-many = { $left ->
    [one] Là, tu mets un seul signe. Écris une case.
   *[other] Là, tu mets { $left } signes, pas plus.
}
fiveinarow-reject-choose = Choisis d’abord : « croix », « ronds » ou « deux de plus ».
fiveinarow-reject-take = Choisis d’abord : « croix » ou « ronds ».
fiveinarow-reject-more = Les deux signes de plus sont déjà posés : choisis « croix » ou « ronds ».
fiveinarow-reject-settled = Il n’y a rien à choisir maintenant. Écris une case.

fiveinarow-sheet-three = { $seat } met les trois premiers signes
fiveinarow-sheet-chooses = { $seat } choisit :
fiveinarow-sheet-choice = croix, ronds ou deux signes de plus
fiveinarow-sheet-two = { $seat } met deux signes de plus
fiveinarow-sheet-take = croix ou ronds

fiveinarow-lesson-1 = Ici, la cinquième croix gagne : « x20 »
fiveinarow-lesson-2 = Croix et ronds jouent à tour de rôle
fiveinarow-lesson-3 = On aligne droit ou en diagonale

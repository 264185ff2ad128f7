# Cephalopod: dice that capture their neighbours.

cephalopod-name = Ośmiornica
cephalopod-into = ośmiornicę
cephalopod-also = głowonóg | kałamarnica
cephalopod-about = Kości na planszy 5 × 5 biją sąsiadki o sumie do sześciu i pokazują tę sumę. Na pełnej planszy wygrywa, kto ma więcej kości.
cephalopod-brief = kwadrans
cephalopod-rules =
    Chodzi o to, żeby na pełnej planszy mieć więcej kości niż druga osoba. Gra się na zmianę; w każdej kolejce stawiasz jedną swoją kość na wolnym polu, pasować nie wolno.

    Spójrz na kości nad tym polem, pod nim i po bokach, czyjekolwiek są. Jeśli dwie lub więcej dają razem sześć albo mniej, musisz bić: wybierz taką grupę, co najmniej dwie kości. Wracają do właścicieli, a twoja pokazuje ich sumę. Jeśli takiej grupy nie ma, twoja kość pokazuje jeden.

    Na przykład wokół pola są 1, 2 i 3: możesz wziąć 1 + 2 i pokazać trzy, 1 + 3 i pokazać cztery, 2 + 3 i pokazać pięć albo wszystkie i pokazać sześć.

    Szóstki nie da się już bić: z drugą kością byłoby ponad sześć.

    Napisz pole: c3. Gdzie jest wybór, podaj też bite kości: c3 b3 c4. Bot powie, co można. Pełna plansza ma nieparzystą liczbę pól, więc remisu nie ma.

cephalopod-opt-size = ile pól w poziomie i w pionie
cephalopod-key-size = rozmiar | wielkość
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = postaw kość na wolnym polu
cephalopod-option = { $move } (daje { $sum })
cephalopod-reject-syntax = Podaj pole, na przykład c3; przy biciu także sąsiadki: c3 b3 c4.
cephalopod-reject-off = { $place } leży poza planszą.
cephalopod-reject-taken = Na { $place } już jest kość.
cephalopod-reject-far = Bić można tylko kości tuż obok { $place }: nad, pod, z lewej albo z prawej.
cephalopod-reject-none = Z { $place } nie ma czego bić: podaj samo pole.
cephalopod-reject-choice = Na { $place } trzeba wybrać: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } bije { $cells } i pokazuje { $sum }.
cephalopod-mark-plain = bez kreski
cephalopod-mark-quote = z kreską
cephalopod-sheet-taken = Blado: zbite kości
cephalopod-sheet-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}

cephalopod-lesson-1 = 1 + 1: Anna bije obie i pokazuje dwa
cephalopod-lesson-2 = Podwójna ramka: kość Borysa
cephalopod-lesson-3 = Jest wybór? „c3 c2 c4” mówi, które
cephalopod-lesson-4 = Nie ma czego bić: jeden

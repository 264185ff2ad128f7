barriers-name = Zapory
barriers-into = zapory
barriers-also = płotki | bariery
barriers-about = Jedna zapora na dwóch polach, a zapory trzymają odstęp. Kto nie ma już miejsca, odpada.
barriers-brief = dziesięć minut
barriers-rules =
    Gracze na zmianę rysują zaporę: jedną kreskę przez dwa wolne pola obok siebie, w poziomie albo w pionie.

    Zapory trzymają odstęp: nowa nie może dotykać innej ani bokiem, ani rogiem swoich pól. Zakreskowane pola są stracone dla wszystkich: żadna zapora już się tam nie zmieści.

    Kto nie może narysować, przegrywa. Grać może do sześciu osób: kto nie może rysować, odpada, a wygrywa ostatni w grze – ten, kto narysował ostatnią zaporę.

    Napisz dwa pola, na przykład b2-b3.

    Kto zaczyna partię, wybiera kartkę i odstęp: „bez stykania” – nawet rogami; „rogami wolno” – bokami nie; „stykanie dozwolone” – byle na wolnych polach.
barriers-opt-size = ile kolumn i wierszy ma kartka
barriers-opt-touch = co nie może się stykać: bez stykania – nic, nawet rogi; rogami wolno – bokami nie; stykanie dozwolone – jak kto chce
barriers-key-size = rozmiar | kartka
barriers-key-touch = odstęp | stykanie
barriers-is-corners = bez stykania | rogi
barriers-is-sides = rogami wolno | boki
barriers-is-free = stykanie dozwolone | dowolnie
barriers-set-size = kartka { $value }
barriers-set-touch = { $value ->
    [sides] rogami wolno, bokami nie
    [free] zapory mogą się stykać
   *[other] bez stykania, nawet rogami
}

barriers-ask = narysuj zaporę na dwóch wolnych polach

barriers-reject-syntax = Napisz dwa pola obok siebie, na przykład b2-b3.
barriers-reject-outside = Nie ma { $place } na tej kartce: ostatnie pole to { $last }.
barriers-reject-apart = { $a } i { $b } nie leżą obok siebie. Zapora zajmuje dwa sąsiednie pola, w poziomie albo w pionie.
barriers-reject-taken = { $place } jest już pod zaporą. Wybierz dwa wolne pola.
barriers-reject-touch = { $place } dotykałoby zapory na { $other }, a zapory nie mogą się tu wcale stykać.
barriers-reject-side = { $place } dotykałoby bokiem zapory na { $other }; wolno tylko rogami.
barriers-reject-corner = { $place } dotykałoby rogiem zapory na { $other }, a zapory nie mogą się tu wcale stykać.
barriers-sheet-dead = tu zapora się już nie zmieści

barriers-lesson-1 = Ruch: zapora na dwóch polach, „c3-d3”
barriers-lesson-2 = Zakreskowane: za blisko zapory, stracone
barriers-lesson-3 = Nawet rogi nie mogą się stykać
barriers-lesson-4 = Nie ma miejsca na zaporę? To przegrana

# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Statek, kapitan i załoga
crew-into = „Statek, kapitan i załoga”
crew-also = kapitan i załoga | załoga
crew-about = Pięć kości, trzy rzuty: najpierw szóstka jako statek, potem piątka jako kapitan, potem czwórka jako mat. Pozostałe dwie to załoga.
crew-brief = pięć kości, pięć minut
crew-rules =
    W swojej kolejce masz do trzech rzutów; pierwszy jest wszystkimi pięcioma kośćmi. Naciśnij przycisk albo napisz „rzuć”.

    Najpierw trzeba statku: szóstki. Potem statek potrzebuje kapitana: piątki. Potem jest mat: czwórka. Wchodzą na pokład dokładnie w tej kolejności, kilkoro w jednym rzucie, jeśli są, i zostają. Piątka bez szóstki zostaje na lądzie. Bot sam ich wprowadza, a ty rzucasz resztą.

    Gdy jest cała trójka, pozostałe dwie kości to załoga, a ich suma to twoje punkty. Jeśli zostały rzuty, możesz powiedzieć „stop” albo rzucić obiema jeszcze raz; liczy się ostatni rzut. Jeśli po trzech rzutach kogoś z trójki brakuje, nie masz nic.

    Na przykład: 6 4 4 3 2, szóstka to statek. 5 4 1 1, są kapitan i mat i słaba załoga za 2. 6 3, i załoga to 9.

    W każdej rundzie każdy ma jedną kolejkę. Po dziesięciu rundach wygrywa, kto ma najwięcej punktów; „rundy” zmienia ich liczbę.

crew-word-roll = rzuć | rzucam | dalej
crew-word-hold = stop | stoję | dość

crew-ask = { $left ->
    [one] twoja załoga to { $sum }, został jeden rzut. Rzucasz jeszcze raz obiema czy stop?
    [few] twoja załoga to { $sum }, zostały { $left } rzuty. Rzucasz jeszcze raz obiema czy stop?
   *[many] twoja załoga to { $sum }, zostało { $left } rzutów. Rzucasz jeszcze raz obiema czy stop?
}
crew-ask-all = { $left ->
    [one] statek ma obsadę, został jeden rzut. Załoga jeszcze raz czy stop?
    [few] statek ma obsadę, zostały { $left } rzuty. Załoga jeszcze raz czy stop?
   *[many] statek ma obsadę, zostało { $left } rzutów. Załoga jeszcze raz czy stop?
}
crew-adrift = { $seat }, rzut { $throw }: { $faces }. Na razie bez statku.
crew-ship = { $seat }, rzut { $throw }: { $faces }. Jest statek, ale bez kapitana.
crew-captain = { $seat }, rzut { $throw }: { $faces }. Jest kapitan, ale bez mata.
crew-manned = { $seat }, rzut { $throw }: { $faces }. Wszyscy na pokładzie, załoga to { $sum }.
crew-scored = { $seat }, rzut { $throw }: { $faces }. Koniec kolejki, za załogę { $sum } pkt.
crew-nothing = { $seat }, rzut { $throw }: { $faces }. Koniec kolejki, nie ma kompletu: nic.

crew-lesson-1 = Statek 6, kapitan 5, mat 4: po kolei
crew-lesson-2 = Pozostałe dwie to załoga: 6 + 3 = 9
crew-lesson-3 = „rzuć” po lepszą załogę, „stop” to zapis
crew-lesson-4 = Do trzeciego rzutu bez 4: nic
crew-sheet = Runda { $round } z { $rounds }. Najpierw 6, 5 i 4; punkty dają dwie pozostałe

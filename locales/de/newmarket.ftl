# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = der höchste bleibt | nach boston
newmarket-about = Drei Würfel, dann zwei, dann einer: Der höchste jedes Wurfs bleibt liegen, und die beste Summe gewinnt die Runde.
newmarket-brief = drei Würfel, zwei Minuten
newmarket-rules =
    Du willst die höchste Summe aus drei Würfeln, und du sammelst sie einzeln. Bist du dran, wirf alle drei: Der höchste bleibt liegen, nur einer, auch bei mehreren gleichen. Wirf die zwei anderen, und wieder bleibt der höhere. Wirf den letzten, er bleibt, was er auch zeigt. Zähl die drei zusammen.

    Zum Beispiel bleibt von 6 6 2 eine Sechs, dann von 5 3 eine Fünf, dann kommt eine 4: macht 15.

    Zu entscheiden gibt es nichts. Drück für jeden Wurf den Knopf oder schreib „würfeln“.

    Waren alle dran, bekommt die höchste Summe einen Punkt; bei Gleichstand alle, die gleichauf liegen. Nach fünf Runden gewinnen die meisten Punkte (Option „runden“).

newmarket-word-roll = würfeln | ich würfle

newmarket-threw = { $seat } würfelt { $faces }: { $kept } bleibt, die Summe ist { $sum }.

newmarket-sheet = Runde { $round } von { $rounds }; der höchste Würfel zählt
newmarket-sheet-old = Runde { $round } von { $rounds }. Blass: die Runde davor

newmarket-lesson-1 = „würfeln“: Von 6 6 2 bleibt eine Sechs
newmarket-lesson-2 = Zwei Würfel noch: Die Fünf bleibt
newmarket-lesson-3 = Der letzte: 6 + 5 + 4 = 15
newmarket-lesson-4 = Die beste Summe der Runde: ein Punkt

# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-also = böse eins für alle | stinktier
sysna-about = Böse Eins für alle zugleich: dieselben Würfe, geheim dabeibleiben oder aufhören, und die anderen überholen.
sysna-brief = zwei Würfel, zehn Minuten
sysna-rules =
    Zwei Würfel, ein roter (mit doppeltem Rahmen, zuerst genannt) und ein weißer, fallen für alle. Was fällt, sammelt sich an, für alle gleich. Vor jedem weiteren Wurf entscheiden alle geheim: dabeibleiben, oder aufhören und das Gesammelte behalten.

    Zeigt der rote eine 1, ist bei allen, die noch dabei sind, das Gesammelte futsch, und die Runde ist vorbei. Vorbei ist sie auch, wenn niemand mehr dabei ist. Dann beginnt die nächste, und alle sind wieder dabei.

    Nach einer Runde werden die Stände mit denen davor verglichen: Wer eingeholt oder überholt wurde, verliert 10 Punkte, aber nie unter 0 und nur einmal pro Runde.

    Hat nach einer Runde jemand 200 Punkte, gewinnen die meisten.

    Drück „Würfeln“, um dabeizubleiben, oder „Stopp“, oder schreib es dem Bot privat; niemand sieht es, bevor alle gewählt haben.

sysna-opt-goal = Punkte bis zum Sieg

sysna-key-goal = Ziel | punkte
sysna-set-goal = wer zuerst { $value } hat

sysna-word-roll = würfeln | ich würfle | weiter | dabei
sysna-word-hold = stopp | aufhören | ich höre auf | sichern

sysna-lesson-1 = Ein Wurf für alle: Alle sammeln mit
sysna-lesson-2 = Würfeln oder Stopp: Knopf oder privat
sysna-lesson-3 = Ben hörte rechtzeitig auf: 5 sicher
sysna-lesson-4 = Rote 1: futsch bei allen, die dabei sind

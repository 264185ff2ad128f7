# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-also = maiale per tutti
sysna-about = Il maiale per tutti insieme: gli stessi lanci, dentro o fermi si decide in segreto, e si sorpassano gli altri.
sysna-brief = due dadi, dieci minuti
sysna-rules =
    Due dadi, rosso (con la doppia cornice, detto per primo) e bianco, si tirano per tutti. Quello che esce si somma nei punti del giro, uguali per tutti. Prima di ogni altro lancio ognuno decide in segreto: restare dentro, o fermarsi e tenere i punti.

    Se il dado rosso fa 1, i punti del giro di chi è ancora dentro bruciano, e il giro è finito. È finito anche quando non è più dentro nessuno. Poi comincia il prossimo, e sono dentro tutti.

    A giro finito i totali si confrontano con quelli di prima: chi è stato raggiunto o superato perde 10 punti, ma mai sotto 0, e una volta sola per giro.

    Quando dopo un giro qualcuno ha 200 punti, vince chi ne ha di più.

    Premi «Tiro» per restare dentro o «Mi fermo», o scrivilo al bot in privato; nessuno lo vede finché non hanno scelto tutti.

sysna-opt-goal = punti per vincere

sysna-key-goal = meta | punti
sysna-set-goal = a { $value } punti

sysna-word-roll = tiro | tira | lancio | lancia | dentro
sysna-word-hold = mi fermo | fermo | basta

sysna-lesson-1 = Un lancio per tutti: si somma per ognuno
sysna-lesson-2 = Tiri o ti fermi: pulsante o in privato
sysna-lesson-3 = Bruno si ferma in tempo e tiene 5
sysna-lesson-4 = Un 1 rosso brucia tutto a chi è dentro

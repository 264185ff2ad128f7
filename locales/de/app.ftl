# The page of a match in the Mini App.
app-touch-play = Ziehen
app-touch-clear = Alle Markierungen löschen
app-touch-back = Einen Schritt zurück
app-touch-letter = Der neue Buchstabe
app-touch-hint = Tipp auf das Brett
app-touch-keys = Die Pfeiltasten wählen ein Feld, Enter markiert es, noch einmal Enter zieht, Esc löscht.
app-type = Oder schreib deinen Zug
app-fleet = Zieh deine Schiffe aufs Brett und drück „Ziehen“. Wenn alle stehen, drück „Fertig“.
app-gone = Diese Partie lässt sich hier nicht zeigen.
app-old = Öffne das Brett neu: Dieser Link ist zu alt.
app-outside = Öffne dieses Brett mit dem Knopf in Telegram.
app-failed = Der Bot antwortet nicht. Ich frage weiter nach dem Brett, schicke aber keinen Zug noch einmal.

# The page of a match in the Mini App.
app-touch-play = Play
app-touch-clear = Take all marks away
app-touch-back = One step back
app-touch-letter = The new letter
app-touch-hint = Touch the board
app-touch-keys = Arrow keys choose a place, Enter marks it, Enter once more plays, Escape clears.
app-type = Or type your move
app-fleet = Drag your ships onto the board and press “Play”; with all of them there, press “Ready”.
app-gone = This match cannot be shown here.
app-old = Open the board anew: this link is too old.
app-outside = Open this board by the button in Telegram.
app-failed = The bot does not answer. The page keeps asking for the board; it sends no move again.

# The page of a match in the Mini App.
app-touch-play = Play
app-touch-clear = Take all marks away
app-touch-back = One step back
app-touch-letter = The new letter
app-touch-hint = Touch the board
app-touch-keys = Arrow keys choose a place, Enter marks it, Enter once more plays, Escape clears.
app-type = Or type your move
app-gone = This match cannot be shown here.
app-old = Open the board anew: this link is too old.
app-failed = The bot does not answer. It is asked again.

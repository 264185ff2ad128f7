# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = The airship
zeppelin-also = zeppelin | airship | gondola
zeppelin-about = Put a chip on an empty field, take it from a full one – and a six lands in the gondola, which gives nothing back. The last one with chips wins.
zeppelin-brief = one die, five minutes
zeppelin-rules =
    Everybody has six chips. The airship has five fields, 1 to 5, and below it hangs the gondola, number 6.

    On your turn roll one die. If the field of that number is empty, put a chip on it. If a chip is there, take it. With a 6 you put a chip into the gondola, always, and it stays there.

    Whoever has no chips left is out. The last one who has some wins.

    For example: Anna rolls a 3 and puts a chip on field 3. Boris also rolls a 3, and takes it.

    Say “roll” or press the button.

zeppelin-opt-chips = how many chips everybody has
zeppelin-key-chips = chips
zeppelin-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}

zeppelin-word-roll = roll | throw

zeppelin-put = { $seat } rolls { $face } and puts a chip there.
zeppelin-take = { $seat } rolls { $face } and takes the chip.
zeppelin-gondola = { $seat } rolls { $face }: a chip goes into the gondola.
zeppelin-sheet = The last one with chips wins
zeppelin-sheet-puts = { $face } is empty, puts 1
zeppelin-sheet-takes = { $face } is full, gets 1
zeppelin-sheet-keeps = { $face }, puts 1 into the gondola
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = “roll”: field 2 was empty, so Anna paid
zeppelin-lesson-2 = A 6 goes into the gondola and stays
zeppelin-lesson-3 = Field 1 was full: Boris took the chip
zeppelin-lesson-4 = Anna has no chips left and is out

# Cephalopod: dice that capture their neighbours.

cephalopod-name = Cephalopod
cephalopod-also = squid | octopus
cephalopod-about = Dice on a board of 5 × 5 capture neighbours whose sum is at most six and show that sum. Most dice on the full board win.
cephalopod-brief = a quarter of an hour
cephalopod-rules =
    You want to have more dice on the board than the other player when it is full. You take turns; each turn you put one die of your own on a free cell, and you may not pass.

    Look at the dice above, below and beside that cell, whoever owns them. If two or more of them make six or less together, you must capture: choose such a group, at least two dice. They go back to their owners, and your die shows their sum. If there is no such group, your die shows a one.

    For example, there are 1, 2 and 3 around your cell: you may take 1 + 2 and show a three, 1 + 3 and show a four, 2 + 3 and show a five, or all of them and show a six.

    A six cannot be captured any more, since it would need another die beside it.

    Type the cell: c3. Where you can choose, name the dice you take, too: c3 b3 c4. The bot tells you what is possible. A full board has an odd number of cells, so there is no draw.

cephalopod-opt-size = cells across and down
cephalopod-key-size = size | board
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = put a die on a free cell
cephalopod-option = { $move } (makes { $sum })
cephalopod-reject-syntax = Name a cell, for example c3; to capture, its neighbours as well: c3 b3 c4.
cephalopod-reject-off = { $place } is off the board.
cephalopod-reject-taken = There is a die on { $place } already.
cephalopod-reject-far = Only dice right beside { $place } can be captured: above, below, to the left or to the right.
cephalopod-reject-none = Nothing can be captured from { $place }: name the cell alone.
cephalopod-reject-choice = On { $place } you have to choose: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } captures { $cells } and shows { $sum }.
cephalopod-mark-plain = no quote
cephalopod-mark-quote = with a quote
cephalopod-sheet-taken = Pale: the dice taken
cephalopod-sheet-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

cephalopod-lesson-1 = 1 + 1: Anna took both and shows a two
cephalopod-lesson-2 = A double frame: one of Boris’s dice
cephalopod-lesson-3 = Several ways? “c3 c2 c4” says which
cephalopod-lesson-4 = Nothing to take: a one

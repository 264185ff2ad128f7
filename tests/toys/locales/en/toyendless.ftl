# Toy: four in a row on a sheet without an end.

toyendless-name = Endless four
toyendless-about = Four in a row on a sheet that grows with the game.
toyendless-rules =
    Two players mark cells in turn. The sheet has no end, but each mark must stand at most two cells beyond the others, within the window that is shown. Four of one's own in a row, along, down or across, win.

    One may pass; two passes one after the other are a draw. Type a cell, for example mm501.

toyendless-word-pass = pass | skip

toyendless-ask = mark a cell, in the middle is { $place }
toyendless-not-there = { $place } is taken or out of the window: mark a free cell that you see.
toyendless-syntax = Type a cell, for example mm501, or “pass”.

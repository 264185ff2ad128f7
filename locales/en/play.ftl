### What a match answers when a step is not possible.

undo-table = Somebody has left or run out of time since: that cannot be taken back.
reject-lapse = Nobody is on the clock.
reject-full = This match has grown too long. End it with /draw or /resign.
reject-line = That cannot be written into the record of the match.
reject-first = Seat 1 to { $max } may begin.
reject-rules = This match was played by older rules ({ $given }, now { $now }) and can only be looked at.

### Matches in SGF, the files of other programs.

sgf-syntax = Line { $line }, column { $column }: { $what }
sgf-no-match = the file holds no match, nothing begins with “(”.
sgf-no-node = there is nothing in the match, not one “;”.
sgf-early = “{ $given }” stands before the first “;”.
sgf-no-value = “{ $given }” is not followed by a value in square brackets.
sgf-open-value = the bracket “[” is not closed by “]”.
sgf-open-match = the file ends here, and its match is not closed by “)”.
sgf-stray = “{ $given }” has no place here.
sgf-many-nodes = more than { $most } nodes are not read.
sgf-large = The file is larger than { $most } megabytes.
sgf-unsaid = The file does not say of which game it is: there is no number behind GM.
sgf-no-game = There is no game here with the number GM[{ $given }].
sgf-many-moves = Node { $node }: more than { $most } moves are not read.
sgf-comment = Node { $node }: what is noted there for Kletka cannot be read ({ $why }).
sgf-value = Node { $node }: “{ $given }” is no move. What comes after it was not read.
sgf-setup = Node { $node }: “{ $given }” changes the position without a move, which nobody can do here. It was not read, nor what comes after it.
sgf-komi = “{ $given }” gives points to one side, and here they count for nobody. All moves were read, but not how the match ended.
sgf-more = The file holds several matches. Only the first one was read.

### What a match answers when a step is not possible.

undo-table = Somebody has left or run out of time since: that cannot be taken back.
reject-lapse = Nobody is on the clock.
reject-full = This match has grown too long. End it with /draw or /resign.
reject-line = That cannot be written into the record of the match.
reject-first = Seat 1 to { $max } may begin.
reject-rules = This match was played by older rules ({ $given }, now { $now }) and can only be looked at.

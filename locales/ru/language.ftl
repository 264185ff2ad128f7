# What is known of the language itself.
language-name = Русский
# Other codes of languages that it serves, where the messenger's code is neither its tag nor begins with it.
language-serves = be
# The letters on its boards: latin, cyrillic or ukrainian.
language-letters = cyrillic
# The languages of word lists to take where it has none of its own, the nearest first.
language-words = ru
# Whether everything is written: a test then allows no gap.
language-complete = yes
# What people call it when they type it: /settings lang=…
language-typed = русский | russian | по-русски | russisch | ruso | russe | russo | rosyjski | rusça | російська | rusia

# What is known of the language itself.
language-name = English
# Other codes of languages that it serves, where the messenger's code is neither its tag nor begins with it.
language-serves = {""}
# The letters on its boards: latin, cyrillic or ukrainian.
language-letters = latin
# The languages of word lists to take where it has none of its own, the nearest first.
language-words = en
# Whether everything is written: a test then allows no gap.
language-complete = yes
# What people call it when they type it: /settings lang=…
language-typed = english | английский | по-английски | englisch | inglés | anglais | inglese | angielski | ingilizce | англійська | inggris

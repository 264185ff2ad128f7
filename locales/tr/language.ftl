# What is known of the language itself.
language-name = Türkçe
# Other tags of the messenger's language codes that it serves, or nothing: for example es-419 needs no entry (es is found by itself).
language-serves = {""}
# The letters on its boards: latin, cyrillic or ukrainian.
language-letters = latin
# The languages of word lists to take where it has none of its own, the nearest first.
language-words = tr | en
# Whether everything is written: a test then allows no gap.
language-complete = yes
# What people call it when they type it: /settings lang=…
language-typed = türkçe | turkish | türkisch | турецкий | по-турецки | turco | turc | turecki | турецька | turki

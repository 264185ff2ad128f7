# What is known of the language itself.
language-name = Polski
# Other tags of the messenger's language codes that it serves, or nothing: for example es-419 needs no entry (es is found by itself).
language-serves = {""}
# The letters on its boards: latin, cyrillic or ukrainian.
language-letters = latin
# The languages of word lists to take where it has none of its own, the nearest first.
language-words = pl | en
# Whether everything is written: a test then allows no gap.
language-complete = yes
# What people call it when they type it: /settings lang=…
language-typed = polski | polish | po polsku | polnisch | польский | по-польски | polaco | polonais | polacco | polonês | lehçe | польська | polandia

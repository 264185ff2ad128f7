# Toy: the letters of a word, collected from a sheet.

toyletters-name = Collect the letters
toyletters-about = Collect the letters of a word from the sheet, one after the other.
toyletters-rules =
    The cells of the sheet hold letters of a word that the host may choose. In turn everybody takes a cell. If it holds the letter that comes next in your word, the letter is yours; else the cell is gone for nothing.

    Whoever has the whole word first wins; when the sheet is empty, whoever has most of it. Type a cell, for example b2.

toyletters-opt-size = size of the sheet, both sides odd
toyletters-opt-lang = language of the word when none is chosen
toyletters-opt-word = the word to collect
toyletters-key-size = size
toyletters-key-lang = language
toyletters-key-word = word
toyletters-set-size = sheet { $value }
toyletters-set-lang = a word in { $language }
toyletters-set-word = the word “{ $value }”

toyletters-ask = take a cell with “{ $letter }”
toyletters-has = { $count ->
        [one] { $seat } has { $count } letter.
       *[other] { $seat } has { $count } letters.
    }
toyletters-taken = { $place } cannot be taken: choose a cell of the sheet that nobody has.
toyletters-syntax = Type a cell, for example b2.

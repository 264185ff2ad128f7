# Игрушка: собрать слово по буквам с листка.

toyletters-name = Собери слово
toyletters-about = Собери с листка буквы слова, одну за другой.
toyletters-rules =
    В клетках листка стоят буквы слова, которое может выбрать хозяин стола. Каждый по очереди берёт клетку. Если в ней следующая буква твоего слова, она твоя; если нет, клетка пропала зря.

    Кто первым собрал всё слово, тот выиграл; если клетки кончились — тот, кто собрал больше. Напиши клетку, например б2.

toyletters-opt-size = размер листка, обе стороны нечётные
toyletters-opt-lang = язык слова, если оно не выбрано
toyletters-opt-word = какое слово собирать
toyletters-key-size = лист | размер
toyletters-key-lang = язык
toyletters-key-word = слово
toyletters-set-size = лист { $value }
toyletters-set-lang = слово: { $language }
toyletters-set-word = слово «{ $value }»

toyletters-ask = возьми клетку с буквой «{ $letter }»
toyletters-has = { $count ->
        [one] { $seat }: собрана { $count } буква.
        [few] { $seat }: собраны { $count } буквы.
       *[many] { $seat }: собрано { $count } букв.
    }
toyletters-taken = { $place } взять нельзя, выбери ничью клетку на листке.
toyletters-syntax = Напиши клетку, например б2.

# Arpeggio: one list rises, the other one falls.

arpeggio-name = Арпеджіо
arpeggio-into = { arpeggio-name }
arpeggio-also = вгору і вниз
arpeggio-about = Два кубики дають двозначні числа. Твій список має рости, а чужий спадати: виграє, хто перший матиме десять чисел.
arpeggio-brief = два кубики, п’ять хвилин
arpeggio-rules =
    Один список росте, другий спадає; кому який, вирішує жереб. Виграє, хто перший матиме десять чисел.

    У твій хід бот кидає два кубики. Прочитай їх як двозначне число, в якому хочеш порядку: 3 і 4 — це 34 або 43. Запиши його, якщо воно йде в твій бік, або пасуй. Якщо кубики рівні, один із них можна раз перекинути.

    Після паса суперник може взяти твої кубики — записати з них число, і тоді знову твій хід. Або відмовитися й кинути свої: «кидок».

    Раз за партію кожен може ступити назад: записати число проти свого напрямку й іти далі від нього. Того самого числа двічі поспіль не пишуть.

    Твій список росте й дійшов до 24, випало 3 4: пиши «34» або «43».

    Пиши число, «пас» або «ще» (перекинути один із рівних) або тисни кнопки. Якщо комусь іти нікуди, другий грає далі; якщо нікуди обом або минуло 80 ходів, виграє довший список. «довжина» задає, скільки треба чисел; ходів завжди увосьмеро більше.
arpeggio-opt-length = скільки чисел має повний список
arpeggio-key-length = довжина | чисел
arpeggio-set-length = { $value ->
    [one] список із { $value } числа
    [few] список із { $value } чисел
   *[many] список із { $value } чисел
}

arpeggio-word-roll = кидок | кинути | кидаю
arpeggio-word-pass = пас | пасую
arpeggio-word-again = ще | перекинути | перекинути один | один перекинути

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Пас
arpeggio-pass-news = { $seat }: пас.
arpeggio-roll = 🎲 Кидок
arpeggio-roll-news = { $seat } не бере кубиків.
arpeggio-again = 🎲 Один перекинути
arpeggio-again-news = { $seat } перекидає один кубик.

arpeggio-ask-rises = запиши число з { $faces }, що росте, або пас{ arpeggio-back }
arpeggio-ask-falls = запиши число з { $faces }, що спадає, або пас{ arpeggio-back }
arpeggio-ask-offered = напиши число з { $faces } або «кидок», щоб кинути свої{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } — крок назад, можна раз за партію)
   *[other] {" "}({ $one } і { $two } — крок назад, можна раз за партію)
}

arpeggio-threw = { $seat }: випало { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } пише { $number }: уже { $count } число.
    [few] { $seat } пише { $number }: уже { $count } числа.
   *[many] { $seat } пише { $number }: уже { $count } чисел.
}
arpeggio-steps-back = { $seat } ступає назад, на { $number }; це можна раз.
arpeggio-passes = { $seat } пасує і пропонує кубики.

arpeggio-reject-syntax = Напиши число з цих кубиків або «пас».
arpeggio-reject-dice = Ці кубики дають: { $numbers }.
arpeggio-reject-rises = Твій список росте від { $last }, а крок назад уже був: напиши більше число або пас.
arpeggio-reject-falls = Твій список спадає від { $last }, а крок назад уже був: напиши менше число або пас.
arpeggio-reject-roll = Кубики вже кинуто: напиши число або пас.
arpeggio-reject-again = Перекинути можна тільки один із двох рівних кубиків, і тільки раз.
arpeggio-reject-pass = Запропонованих кубиків далі не пропонують: бери їх або кидай свої.

arpeggio-board-count = чисел
arpeggio-board-list = список
arpeggio-board-rises = росте
arpeggio-board-falls = спадає
arpeggio-board-throw = кидок
arpeggio-board-offered = можна брати
arpeggio-board-step-back-used = крок назад був:

arpeggio-sheet-threw = останній кидок
arpeggio-sheet-double = { $one }, можна перекинути
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } або { $two }
arpeggio-sheet-back = крок назад
arpeggio-sheet-rises = росте: { $count } з { $length }
arpeggio-sheet-falls = спадає: { $count } з { $length }
arpeggio-sheet-count = числа

arpeggio-lesson-1 = Список Анни росте, знизу вгору
arpeggio-lesson-2 = Список Богдана спадає, згори вниз
arpeggio-lesson-3 = Анна пасує, і Богдан бере її кубики
arpeggio-lesson-4 = Крок назад — раз за партію
arpeggio-lesson-5 = Богдан має 5 і 4: він пише «54» або «45»

gallows-name = Виселица
gallows-into = Виселицу
gallows-also = угадай слово
gallows-about = Загаданное слово, буква за буквой, и рисунок, который растёт с каждым промахом.
gallows-brief = пять минут
gallows-rules =
    Чей ход первый, тот загадывает слово в личном чате с ботом: от 4 до 16 букв, из словаря. Остальные отгадывают вместе — кто первый успел.

    Называют одну букву или слово целиком. Если буква есть, она открывается везде, где стоит; если нет — рисуется штрих: столб, перекладина, верёвка, голова, туловище, две руки, две ноги. Неверное слово тоже стоит штриха. Повторы и открытые по краям буквы не стоят ничего. Е и ё — одна буква.

    Кто отгадал слово, выиграл. Если рисунок закончен раньше, выиграл загадавший.

    Пиши букву, например о, или слово целиком — или нажимай на буквы. Слово, которое не подходит к открытым буквам, бот примет за разговор, если не написать «слово корона».

    «загадывает=бот»: слово загадает бот, отгадывают все; в одиночку — только так. «края=нет» прячет первую и последнюю буквы, «штрихи» укорачивают рисунок, «слова=любые» разрешает слова не из словаря. «раундов=5» — пять слов: кто отгадал, загадывает следующее, считаются отгаданные.
gallows-opt-setter = кто загадывает: игрок или бот, для всех сразу
gallows-opt-lang = на каком языке слова
gallows-opt-ends = открыть первую и последнюю буквы
gallows-opt-lives = за сколько штрихов рисунок закончен
gallows-opt-allow = какие слова можно загадывать: из словаря или любые
gallows-opt-words = сколько слов играем
gallows-key-setter = загадывает
gallows-key-lang = язык
gallows-key-ends = края | концы
gallows-key-lives = штрихи | жизни | штрихов
gallows-key-allow = слова
gallows-key-words = раундов | раунды
gallows-is-player = игрок
gallows-is-bot = бот
gallows-is-dictionary = из словаря
gallows-is-any = любые
gallows-set-setter = { $value ->
    [bot] загадывает бот
   *[other] загадывает игрок
}
gallows-set-lang = слова: { $language }
gallows-set-ends = { $value ->
    [on] крайние буквы открыты
   *[other] все буквы скрыты
}
gallows-set-lives = { $value ->
    [one] { $value } штрих
    [few] { $value } штриха
   *[many] { $value } штрихов
}
gallows-set-allow = { $value ->
    [any] слова любые
   *[other] слова из словаря
}
gallows-set-words = { $value ->
    [one] { $value } слово
    [few] { $value } слова
   *[many] { $value } слов
}

gallows-word-word = слово | word

gallows-own-secret = ✏ Загадать слово
gallows-ask-word = загадай слово: от 4 до 16 букв
gallows-ask-guess = { $several ->
    [yes] назовите
   *[no] назови
} букву или слово. { $left ->
    [1] Ещё один штрих — и рисунок закончен!
    [one] Остался { $left } штрих
    [few] Осталось { $left } штриха
   *[many] Осталось { $left } штрихов
}
gallows-do-set = слово загадано
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = осталось { $left }
gallows-setter = загадывает { $seat }
gallows-setter-past = загадано: { $seat }
gallows-finder = отгадано: { $seat }
gallows-unfound = не отгадано

gallows-set = { $seat }: слово загадано, в нём { $count ->
    [one] { $count } буква
    [few] { $count } буквы
   *[many] { $count } букв
}.
gallows-found = { $seat }: { $letter } — { $count ->
    [1] есть!
    [one] есть, { $count } раз.
    [few] есть, { $count } раза.
   *[many] есть, { $count } раз.
}
gallows-missed = { $seat }: { $letter } — нет такой, штрих.
gallows-ends = { $seat }: { $letter } — больше такой нет. Это ничего не стоит.
gallows-no = { $seat }: { $word } — нет, штрих.
gallows-guessed = { $seat }: верно, это { $word }!
gallows-drawn-out = Рисунок закончен. Это было слово { $word }.
gallows-called-off = Загадавший ушёл. Это было слово { $word }.

gallows-feat = { $strokes ->
    [0] ни одного штриха
    [one] { $strokes } штрих
    [few] { $strokes } штриха
   *[many] { $strokes } штрихов
}

gallows-reject-syntax = Напиши одну букву или слово целиком.
gallows-reject-syntax-word = Напиши одно слово, только буквы.
gallows-reject-length = В слове должно быть от { $least } до { $most } букв, а здесь { $count }.
gallows-reject-unknown = Слова «{ $word }» нет в словаре. Возьми нарицательное существительное в начальной форме.
gallows-reject-again = { $letter } уже была. Это ничего не стоит, назови другую букву.
gallows-reject-long = Слов длиннее { $most } букв здесь не бывает. Это ничего не стоит.
gallows-reject-wrong = { $word } уже было, это не то слово. Это ничего не стоит.

gallows-lesson-1 = Буквы С нет — новый штрих, верёвка
gallows-lesson-2 = Пиши букву, «т», — или слово целиком
gallows-lesson-3 = Дорисован человечек — победила Анна
gallows-lesson-4 = Анна загадала слово в личке с ботом
gallows-lesson-5 = Кто отгадал слово, тот победил

# Игрушка: один загадывает слово, остальные угадывают буквы.

toysetter-name = Загадка
toysetter-about = Один тайно загадывает слово, остальные угадывают его по буквам.
toysetter-rules =
    Тот, кто начинает, присылает в личный чат слово из 3–12 букв. Остальные называют буквы, кто первый успеет. Буква, которая есть в слове, открывается везде, где стоит; которой нет — промах. Кончились промахи — выиграл загадавший, открыто всё слово — выиграли остальные.

    Загадавший может вмешаться: «подсказка» открывает букву.

toysetter-opt-misses = сколько промахов у отгадывающих
toysetter-key-misses = промахи
toysetter-set-misses = промахов: { $value }

toysetter-word-hint = hint | подсказка | подскажу

toysetter-letter = буква { $letter }
toysetter-hint = подсказка
toysetter-word = слово
toysetter-left = { $misses ->
        [one] остался { $misses } промах; названы: { $tried }
        [few] осталось { $misses } промаха; названы: { $tried }
       *[many] осталось { $misses } промахов; названы: { $tried }
    }

toysetter-ask-word = пришли мне слово
toysetter-ask-guess = { $several ->
        [yes] назовите
       *[no] назови
    } букву, { $misses ->
        [one] остался { $misses } промах
        [few] осталось { $misses } промаха
       *[many] осталось { $misses } промахов
    }
toysetter-ask-hint = можешь открыть букву: напиши «подсказка»
toysetter-set = { $length ->
        [one] { $seat }: загадано слово из { $length } буквы.
       *[other] { $seat }: загадано слово из { $length } букв.
    }
toysetter-found = { $seat }: буква «{ $letter }» есть.
toysetter-missed = { $seat }: буквы «{ $letter }» нет.
toysetter-over = Слово было «{ $word }».

toysetter-length = В слове должно быть от 3 до 12 букв.
toysetter-own = Ты знаешь слово, поэтому можешь только подсказать: «подсказка».
toysetter-one-letter = Назови одну букву, которую ещё никто не называл.
toysetter-syntax = Пиши только буквы.

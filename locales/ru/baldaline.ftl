baldaline-name = Балда устная
baldaline-about = Приставляй буквы к ряду, но не закончи слово; блефуй и не верь другим. От 2 до 6 игроков.
baldaline-rules =
    По очереди приставляют к ряду по букве, спереди или сзади, и каждый должен иметь в виду слово, в котором весь ряд стоит подряд. Кто закончил целое слово хотя бы из трёх букв, проиграл раунд.

    Вместо хода можно не поверить: тогда предыдущий называет слово. Если оно есть в словаре и ряд в нём есть, раунд проиграл тот, кто не поверил, иначе — предыдущий. Можно и сдаться.

    Проигравший получает очередную букву слова БАЛДА (в английской игре GHOST) и начинает следующий раунд. Собрал все пять — выбыл. Побеждает тот, кто остался последним.

    К+ — буква спереди, +к — сзади, ещё «не верю», «сдаю», а если не верят тебе — «слово корона».

    Слова — нарицательные существительные из словаря, язык можно выбрать.
baldaline-opt-lang = на каком языке слова
baldaline-key-lang = язык
baldaline-is-en = английский | по-английски
baldaline-is-ru = русский | по-русски
baldaline-set-lang = { $value ->
    [ru] слова русские
   *[other] слова английские
}

baldaline-word-doubt = не верю | сомневаюсь | doubt
baldaline-word-word = слово | word
baldaline-word-giveup = сдаю | сдаю раунд | giveup

baldaline-ask-first = начни ряд с какой-нибудь буквы
baldaline-ask = …{ $row }…: приставь букву спереди или сзади, не поверь или сдайся
baldaline-ask-word = назови слово, в котором есть { $row }, или сдайся
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Не верю
baldaline-word = { $word }
baldaline-give-up = 🏳 Сдаюсь

baldaline-complete = { $row } — целое слово: раунд проигрывает { $seat }, уже { $letters }.
baldaline-named = Есть такое слово: { $word }. Раунд проигрывает { $seat }, уже { $letters }.
baldaline-wrong = { $word } не подходит: слово должно быть в словаре, и { $row } должно в нём стоять. Раунд проигрывает { $seat }, уже { $letters }.
baldaline-gave-up = На { $row } сдаётся { $seat }, уже { $letters }.
baldaline-out = { $seat } выбывает.
baldaline-past-complete = { $row } — целое слово
baldaline-past-named = не верит, что есть { $row }: { $word }
baldaline-past-wrong = { $row }: не подходит { $word }
baldaline-past-gave-up = сдача на { $row }

baldaline-reject-syntax = Напиши к+, чтобы приставить букву спереди, +к — чтобы сзади, «не верю», «сдаю» или «слово корона», если не верят тебе.
baldaline-reject-letters = { $lang ->
    [ru] Играем по-русски: пиши русскими буквами.
   *[other] Играем по-английски: пиши английскими буквами.
}
baldaline-reject-name = Тебе не верят: назови слово, в котором есть { $row }, или сдайся.
baldaline-reject-nobody = Не верить и сдаваться пока не в чем: начни ряд с буквы.
baldaline-reject-undoubted = Тебе пока верят. Приставь букву, не поверь или сдайся.
baldaline-reject-long = Слов длиннее { $row } нет. Не поверь или сдайся.

# Слова доски, набранной буквами.
baldaline-board-out = вне игры

baldaline-name = Балда устная
baldaline-into = Балду устную
baldaline-also = призрак
baldaline-about = Приставляй буквы к ряду, но не закончи слово; блефуй и не верь другим. От 2 до 6 игроков.
baldaline-brief = пять минут
baldaline-rules =
    По очереди приставляют к ряду по букве, спереди или сзади, и каждый должен иметь в виду слово, в котором весь ряд стоит подряд. Кто закончил целое слово хотя бы из трёх букв, проиграл раунд.

    Вместо хода можно не поверить: тогда предыдущий называет слово. Если оно есть в словаре и ряд в нём есть, раунд проиграл тот, кто не поверил, иначе — предыдущий. Можно и сдать раунд.

    Проигравший получает очередную букву слова БАЛДА (в других языках — другого слова из пяти букв) и начинает следующий раунд. Собрал все пять — выбыл. Побеждает тот, кто остался последним.

    К+ — буква спереди, +к — сзади, ещё «не верю», «сдаю раунд», а если не верят тебе — «слово корона».

    Слова — нарицательные существительные из словаря, язык можно выбрать.
baldaline-opt-lang = на каком языке слова
baldaline-key-lang = язык
baldaline-set-lang = слова: { $language }

baldaline-word-doubt = не верю | сомневаюсь | doubt
baldaline-word-word = слово | word
baldaline-word-giveup = сдаю раунд | сдать раунд | сдаю | giveup

baldaline-ask-first = начни ряд с какой-нибудь буквы
baldaline-ask = …{ $row }…: приставь букву спереди или сзади, не поверь или сдай раунд
baldaline-ask-word = назови слово, в котором есть { $row }, или сдай раунд
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Не верю
baldaline-doubt-news = { $seat } не верит.
baldaline-word = { $word }
baldaline-give-up = 🏳 Сдаю раунд

baldaline-complete = { $row } — целое слово. Раунд проигран: { $seat }, уже { $letters }.
baldaline-named = Есть такое слово: { $word }. Раунд проигран: { $seat }, уже { $letters }.
baldaline-wrong = { $word } не подходит: слово должно быть в словаре, и { $row } должно в нём стоять. Раунд проигран: { $seat }, уже { $letters }.
baldaline-gave-up = Раунд сдан на { $row }: { $seat }, уже { $letters }.
baldaline-out = { $seat } выбывает.
baldaline-sheet-new = новый раунд
baldaline-sheet-how = Буква — спереди или сзади; целое слово проигрывает
baldaline-past-complete = { $seat }: { $row } — целое слово → { $letters }
baldaline-past-named = { $seat } зря не верит в { $row }: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } — не слово с { $row } → { $letters }
baldaline-past-gave-up = { $seat } сдаёт раунд на { $row } → { $letters }

baldaline-reject-syntax = Напиши к+, чтобы приставить букву спереди, +к — чтобы сзади, «не верю», «сдаю раунд» или «слово корона», если не верят тебе.
baldaline-reject-letters = Слова здесь: { $language }. Пиши буквы этого языка.
baldaline-reject-name = Тебе не верят: назови слово, в котором есть { $row }, или сдай раунд.
baldaline-reject-nobody = Не верить пока нечему, и сдавать нечего: начни ряд с буквы.
baldaline-reject-undoubted = Тебе пока верят. Приставь букву, не поверь или сдай раунд.
baldaline-reject-long = Слов длиннее { $row } нет. Не поверь или сдай раунд.

# Слова доски, набранной буквами.
baldaline-board-out = вне игры

baldaline-lesson-1 = Борис поставил А спереди: «а+»
baldaline-lesson-2 = Допишет Анна М — выйдет АТОМ: она проиграла
baldaline-lesson-3 = Не веришь, что слово есть, — «не верю»
baldaline-lesson-4 = Проиграл раунд — буква; пять — выбыл
baldaline-lesson-5 = Прошлый раунд: Борис зря не поверил

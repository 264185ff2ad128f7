baldaline-name = Балда вголос
baldaline-into = Балду вголос
baldaline-also = балда усна | привид
baldaline-about = Додавай літери до ряду, але не закінчуй слова; блефуй і не вір. Від 2 до 6 гравців.
baldaline-brief = п’ять хвилин
baldaline-rules =
    По черзі додають одну літеру перед рядом або за ним і мають на думці слово, в якому стоїть увесь ряд. Хто закінчує слово з трьох літер або більше, програє раунд.

    Замість літери можна не повірити: тоді попередній гравець називає слово. Якщо воно є у словнику і ряд у ньому стоїть, раунд програє той, хто не вірить, інакше — той, кому не вірять. Можна й здати раунд.

    Хто програє раунд, дістає наступну літеру слова з п’яти літер (в англійській це GHOST) і починає новий. Хто має всі п’ять, вибуває. Виграє останній.

    Пиши k+, щоб поставити K спереду, +k — щоб ззаду, «не вірю», «здаю раунд», а коли не вірять тобі — «слово crown».

    Слова — загальні назви зі словника. Їхню мову вибирає той, хто кличе грати.
baldaline-opt-lang = якою мовою слова
baldaline-key-lang = мова
baldaline-set-lang = слова: { $language }

baldaline-word-doubt = не вірю | сумніваюсь | сумніваюся
baldaline-word-word = слово | це слово
baldaline-word-giveup = здаю раунд | здати раунд | здаю

baldaline-ask-first = почни ряд із літери
baldaline-ask = …{ $row }…: додай літеру спереду чи ззаду, не повір або здай раунд
baldaline-ask-word = назви слово, в якому є { $row }, або здай раунд
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Не вірю
baldaline-doubt-news = { $seat } не вірить.
baldaline-word = { $word }
baldaline-give-up = 🏳 Здати раунд

baldaline-complete = { $row } — це ціле слово. Раунд програно: { $seat }, уже { $letters }.
baldaline-named = Є таке слово: { $word }. Раунд програно: { $seat }, уже { $letters }.
baldaline-wrong = { $word } не годиться: слово має бути у словнику, і { $row } має в ньому стояти. Раунд програно: { $seat }, уже { $letters }.
baldaline-gave-up = { $seat } здає раунд на { $row }, уже { $letters }.
baldaline-out = { $seat } вибуває.
baldaline-sheet-new = новий раунд
baldaline-sheet-how = Літера спереду чи ззаду; ціле слово програє
baldaline-past-complete = { $seat }: { $row } — ціле слово → { $letters }
baldaline-past-named = { $seat } даремно не вірить у { $row }: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } — не слово з { $row } → { $letters }
baldaline-past-gave-up = { $seat } здає раунд на { $row } → { $letters }

baldaline-reject-syntax = Пиши k+ (літера спереду), +k (ззаду), «не вірю», «здаю раунд» або «слово crown», коли не вірять тобі.
baldaline-reject-letters = Слова тут: { $language }. Пиши літери цієї мови.
baldaline-reject-name = Тобі не вірять: назви слово, в якому є { $row }, або здай раунд.
baldaline-reject-nobody = Ще нема в що не вірити й чого здавати: почни ряд із літери.
baldaline-reject-undoubted = Тобі ніхто не заперечує. Додай літеру, не повір або здай раунд.
baldaline-reject-long = Слів, довших за { $row }, не буває. Не повір або здай раунд.

# What the board in letters says.
baldaline-board-out = вибуває

baldaline-lesson-1 = Богдан ставить A спереду: «a+»
baldaline-lesson-2 = Анна додасть M — вийде ATOM, і програш
baldaline-lesson-3 = Думаєш, такого слова немає? «не вірю»
baldaline-lesson-4 = Програний раунд — літера; п’ять — і кінець
baldaline-lesson-5 = Минулий раунд: Богдан даремно не вірить

# Слова стола. У каждой игры свой файл.
# В сообщениях нет разметки: имена становятся жирными или упоминаниями там, где их подставляют.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = и ещё { $count }
computer-name = Клетка{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (уровень { $level })

# Что игрок пишет вместо команды в ответ на картинку.
word-resign = сдаюсь | сдаться | я сдаюсь
word-draw = ничья | ничья? | предлагаю ничью
word-undo = назад | отмена | верни ход | ход назад | переходить
word-board = поле | доска | покажи
word-near = рядом | ближе
word-whole = всё | все | целиком | весь

# Ответ на вопрос, всерьёз ли это.
word-yes = да | ага | точно
word-no = нет | не | не надо

## Отказы

reject-over = Эта партия уже закончена.
match-not-begun = Эта партия ещё не началась.
reject-turn = Сейчас не твой ход, ходит { $seat }.
reject-turn-others = Сейчас не твой ход.
reject-sealed = Это тайна: нажми кнопку — никто не увидит какую — или напиши мне в личку.
reject-private = Это секретный ход: напиши его мне в личку.
reject-alone = Это секретный ход, а здесь его видят все: лучше нажми кнопку под картинкой.
reject-draws = Такое не могло выпасть.
reject-by-hand = { $dice ->
        [one] Кости настоящие: брось { $dice } кость и напиши, что выпало.
        [few] Кости настоящие: брось { $dice } кости и напиши, что выпало.
       *[many] Кости настоящие: брось { $dice } костей и напиши, что выпало.
    }
reject-wrong-dice = { $dice ->
        [one] Напиши { $dice } кость, от { $least } до { $most }, например { $example }.
        [few] Напиши { $dice } кости, от { $least } до { $most }, например { $example }.
       *[many] Напиши { $dice } костей, от { $least } до { $most }, например { $example }.
    }
reject-seats = { $max ->
    [2] В эту игру играют вдвоём.
   *[other] Игроков должно быть от { $min } до { $max }.
}
reject-letters = На этом поле другие буквы: { $letters }
reject-gone = Ты уже не в этой партии.
undo-none = У тебя нет хода, который можно вернуть.
undo-chance = Бросок костей назад не берут.
undo-reveal = С тех пор раскрылась тайна, такой ход не вернуть.
undo-gone = Партия успела уйти вперёд.

move-how = Ход пишется после команды: /m д4. Если партий несколько, сначала номер: /m 17 д4.
match-none-here = Здесь у тебя нет партии. Начать: /play, список: /matches.
match-unknown = Партии №{ $number } нет.
match-unreadable = Партия №{ $number } игралась по правилам, которых я больше не знаю. От неё осталась только последняя картинка.
match-outdated = { $match } заканчивается без результата: с тех пор правила игры изменились, а по старым я больше не играю.
match-line = №{ $number } { $game } ({ $players })
match-which = В какой партии? { $matches }. Напиши номер впереди: /m { $number } { $move }
match-which-word = В какой партии? { $matches }. Например: { $command }
command-unknown = Не знаю команды /{ $name }. Что я умею: /help
anonymous-plays = Ты пишешь от имени группы или канала, а играют люди: напиши от своего имени.
private-idle = Здесь тебя не ждёт ни одна партия. Игры: /play, а друзей вызывают в группе.

limit-here = { $most ->
    [one] Здесь уже ждёт { $most } твой вызов. Отмени его или дождись соперника.
    [few] Здесь уже ждут { $most } твоих вызова. Отмени один или дождись соперника.
   *[many] Здесь уже ждут { $most } твоих вызовов. Отмени один или дождись соперника.
}
limit-challenges = { $most ->
    [one] Где-то уже ждёт { $most } твой вызов. Отмени его или дождись соперника.
    [few] Во всех чатах уже ждут { $most } твоих вызова. Отмени один; список — /matches.
   *[many] Во всех чатах уже ждут { $most } твоих вызовов. Отмени один; список — /matches.
}
limit-matches = { $most ->
    [one] Ты уже играешь { $most } партию, больше на одного человека мне не удержать. Сначала доиграй.
    [few] Ты уже играешь { $most } партии, больше на одного человека мне не удержать. Сначала доиграй одну; список — /matches.
   *[many] Ты уже играешь { $most } партий, больше на одного человека мне не удержать. Сначала доиграй одну; список — /matches.
}
limit-files = { $most ->
    [one] За минуту уже { $most } файл. Попробуй через минуту.
    [few] За минуту уже { $most } файла. Попробуй через минуту.
   *[many] За минуту уже { $most } файлов. Попробуй через минуту.
}

## Всплывающие ответы

toast-sealed = Твой выбор: { $move }. Больше его никто не видит.
toast-sealed-open = Твой выбор: { $move }. Выбрали все, теперь всё открыто.
toast-sealed-late = Менять уже поздно: остаётся { $move }.
toast-sealed-holds = Твой выбор: { $move }. { $holds }
toast-outside = Тебя нет в группе этой партии.
toast-stranger = Ты не играешь в партии №{ $number }.
toast-old-board = Эта кнопка от прошлой позиции.
toast-host-only = Это может только тот, кто зовёт играть.
toast-host-leaves = Это твой вызов, и другие уже в игре. «Отозвать» отменит его для всех.
toast-not-invited = Этот вызов не тебе.
toast-joined-already = Ты уже в игре.
toast-not-joined = Тебя в игре и не было.
toast-wait-others = Твоё «да» уже есть. Теперь ждём ответа.
toast-lobby-void = Этот вызов отменён.
toast-lobby-started = Партия уже началась.
toast-invite-own = Это твоё приглашение: нажать должен кто-то другой.
toast-invite-computer = Это твоё приглашение. Нажми ещё раз, и с тобой сыграет компьютер.
toast-lobby-full = Все места заняты.
toast-too-few = { $count ->
    [one] Нужен ещё { $count } игрок. Играть могут: { $counts }.
    [few] Нужны ещё { $count } игрока. Играть могут: { $counts }.
   *[many] Нужно ещё { $count } игроков. Играть могут: { $counts }.
}
toast-shared = Ты в игре: ходи, когда захочется.
toast-count = Игроков здесь может быть: { $counts }.
toast-rematch-there = Реванш уже есть: №{ $number }.
toast-offer-gone = Это предложение уже не действует.
toast-question = Точно? Ответь на вопрос ниже.
toast-again = Точно? Нажми ту же кнопку ещё раз.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Всё остаётся как было.
toast-question-late = Поздно: минута на ответ прошла.
toast-question-gone = Этот вопрос уже решён.
toast-question-other = Спросили не тебя.
toast-admins-only = Настройки группы меняют только её администраторы.
toast-admins-unsure = Не удалось узнать, администратор ли ты. Попробуй ещё раз.
toast-change-late = Условия можно менять только до первого хода.
toast-tune-late = Кто-то уже согласился на эти условия.
toast-saved = Записано.

## Вызовы

game-unknown = Игры «{ $name }» нет. Все игры: /play
game-unknown-near = Игры «{ $name }» нет. Может быть, { $near }?
game-which-one = Игры «{ $name }» нет. Может быть, { $games }? Тогда напиши { $example }
game-which = «{ $name }» подходит к нескольким играм: { $games }. Напиши команду нужной, например { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] и ещё { $count } игра
    [few] и ещё { $count } игры
   *[many] и ещё { $count } игр
}
option-value = { $key } не может быть { $given }. Можно так: { $allowed }.
option-unknown = Настройки «{ $name }» здесь нет. Есть такие: { $known }. Значение пишут сразу после знака «=».
option-unknown-near = Настройки «{ $name }» здесь нет. Может быть, { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = часы | время
table-key-resigns = сдаётся | сдается
table-key-hints = подсказки | подсказка
table-key-casual = товарищеская | дружеская
table-key-bot = бот | компьютер | комп
table-is-on = да | есть | вкл
table-is-off = нет | выкл
table-is-blitz = блиц
clock-wrong = Таких часов нет: { $given }. Пишут время на ход и запас: часы=10с+1м или часы=12ч+2д (с, м, ч, д — секунды, минуты, часы, дни; ход не дольше 30д, запас не больше 60д), или часы=блиц, или часы=нет.
hints-wrong = Подсказки или есть, или нет: «подсказки=да» или «подсказки=нет», а не { $given }.
resigns-wrong = Компьютер или сдаётся, или нет: «сдаётся=да» или «сдаётся=нет», а не { $given }.
challenge-level = Уровня «{ $given }» нет: он от 1 до 5, например бот:3.
challenge-no-computer = В эту игру компьютер не играет.
challenge-private = Друзей вызывают в группе. Здесь можно сыграть с компьютером: добавь «бот» или «бот:1» … «бот:5».
challenge-group = В эту игру играют с людьми: добавь меня в группу и играй там.
challenge-alone = В эту игру играют в одиночку. Другие могут присоединиться кнопкой под картинкой.
challenge-oneself = Самого себя не вызывают.
challenge-bot-how = Чтобы сыграть со мной, вместо моего имени напиши «бот» или «бот:3».
challenge-twice = { $name } здесь дважды.
lobby-open = { $seat } зовёт сыграть в «{ $into }», №{ $number }. Кто с нами?
lobby-challenge = { $seat } зовёт сыграть в «{ $into }», №{ $number }: { $guests }.
lobby-alone = { $seat } играет: «{ $game }», №{ $number }.
lobby-options = Условия: { $options }.
lobby-clock = Часы: { $clock }.
lobby-counts = Игроков может быть: { $counts }.
lobby-joined = { $count ->
    [one] Пока { $count } игрок: { $names }
    [few] Уже { $count } игрока: { $names }
   *[many] Уже { $count } игроков: { $names }
}
lobby-invited = Ждём ответа: { $guests }.
lobby-ready = Всё устраивает? Тогда жми «Начать».
lobby-crowded = { $count ->
        [one] ⚠ Здесь уже идёт { $count } партия,
        [few] ⚠ Здесь уже идут { $count } партии,
       *[many] ⚠ Здесь уже идёт { $count } партий,
    } а Telegram пропускает в группу около 15 картинок в минуту: доски будут приходить медленно. Лучше взять часы помедленнее, например часы=1м, или, когда партия начнётся, играть из личного чата со мной, там доски приходят сразу: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Партия началась.
lobby-void = Вызов №{ $number } на игру «{ $game }» отменён.
lobby-lapsed = За сутки никто не ответил.
lobby-changed = Условия меняются, игра продолжится под №{ $number }.
lobby-withdrawn = Его отозвали.
lobby-declined = { $seat } не будет играть.
lobby-left = { $seat } больше не в группе.

key-value = { $value }
key-unlimited = ∞
key-join = Я в игре
key-start = Начать
key-leave = Выйти
key-change = ⚙ Изменить условия
key-withdraw = Отозвать
key-call-off = Отменить
key-accept = Принять
key-decline = Отказаться
key-yes = Да
key-no = Нет
key-drop = Больше не ждать
key-agree = Не против
key-refuse = Нет
key-rematch = Реванш
key-film = Фильм
key-card = Открытка
key-lookback = Где всё решилось
key-record = Запись
key-group = Назад в группу
key-object = ✋ Выпало не то
key-share = Играть вместе
key-again = Ещё раз
key-holds = 👁 Что у меня
key-hint = ▶ Сходить так
key-in-private = В личке
key-secret = ✏ Ответить тайно
key-own = 👁 Моё поле
key-answer-again = Изменить
key-private = Открыть моё поле
key-play-move = ▶ Сыграть { $move }
key-move = ✏️ Ход
key-more = ⋯
key-draw = 🤝 Ничья
key-undo = ↩ Вернуть ход
key-resign = 🏳 Сдаться
key-nudge = 🔔 Позвать
key-down = ⬇ Перенести вниз
key-show = Показать доску
key-catalogue = Игры
key-add-group = Добавить в группу
key-alone = Играть
key-open = С кем угодно
key-level = 🤖 { $level }
key-rules = Правила
key-back = « Назад
key-earlier = «
key-later = »
key-board = 👆 Ходить на поле
key-view-near = 🔍 Последние ходы
key-view-whole = 🗺 Весь лист
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Заголовки рисунков: места рядом с ними мало

decimal-point = ,
title-turn = ход { $number }: { $seat }
title-move = ход { $number }
title-round = раунд { $number }
title-round-turn = раунд { $number }: { $seat }
title-round-of = раунд { $number } из { $of }
title-round-of-turn = раунд { $number } из { $of }: { $seat }
title-won = победа: { $seat }
title-shared = победили { $seat }
title-draw = ничья
title-over = конец
seat-mark = игрок { $number }
picture-name = { $shown } — это { $name }
picture-names = На картинке: { $names }

## Что стоит за игроком на поле из букв, перед именем: «x = Анна»

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = слева
mark-right = справа
mark-up = вверх
mark-down = вниз

## Чем кончилась партия, крупно под последним полем

result-won = Победа: { $seat }
result-won-by = Победа: { $seat }, { $own } : { $theirs }
result-draw = Ничья
result-draw-at = Ничья { $own } : { $theirs }
result-resigned = { $seat } сдаёт партию
result-timeout = { $seat }: вышло время
result-agreed = по согласию
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Дни

day-1 = { $day } января { $year }
day-2 = { $day } февраля { $year }
day-3 = { $day } марта { $year }
day-4 = { $day } апреля { $year }
day-5 = { $day } мая { $year }
day-6 = { $day } июня { $year }
day-7 = { $day } июля { $year }
day-8 = { $day } августа { $year }
day-9 = { $day } сентября { $year }
day-10 = { $day } октября { $year }
day-11 = { $day } ноября { $year }
day-12 = { $day } декабря { $year }

## Поля

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } сдаётся.
    [few] { $seat } сдаются.
   *[many] { $seat } сдаются.
}
news-agreed = Договорились: партия окончена.
news-objected = { $seat } против: кости бросают заново.
news-gap = …
object-late = Поздно: результат уже окончательный.
object-once = Один раз этот бросок уже повторили по твоему слову. Теперь он засчитан.
object-own = Возразить могут только остальные.
news-undone = { $people ->
    [one] { $seat } берёт ход назад.
    [few] { $seat } берут ход назад.
   *[many] { $seat } берут ход назад.
}
ask-colon = :
ask-private = { $several ->
    [yes] Это тайна: пишите мне в личку, не сюда.
   *[no] Это тайна: пиши мне в личку, не сюда.
}
ask-alone = { $several ->
    [yes] Это тайна: нажмите кнопку под картинкой. Вопрос увидите только вы, ответ — только я.
   *[no] Это тайна: нажми кнопку под картинкой. Вопрос увидишь только ты, ответ — только я.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Ответь на это сообщение: больше его никто не видит.
alone-board = №{ $number }: твоё поле.
alone-reply = Ответь на это сообщение, например { $example }.
alone-kept = Запомнил: { $answer }
alone-off = Сейчас в этой группе так не получится. Открой личку со мной.
alone-nothing = Здесь нет ничего, что видно только тебе.
alone-wait = Не так быстро: попробуй через минуту.
alone-late = Уже поздно: партия пошла дальше.
alone-idle = Ни одна партия здесь не ждёт от тебя секрета.
alone-failed = { $seat }, { $match } ждёт твоего секрета, а спросить о нём здесь не получается: открой личку со мной и нажми «Старт».
ask-sealed = { $several ->
    [yes] Нажмите кнопку: какую — не увидит никто.
   *[no] Нажми кнопку: какую — не увидит никто.
}
ask-wait = Ждём: { $players }.
board-written = В этой группе нельзя присылать фотографии, поэтому поле — буквами:
board-no-place = На этом листе нет { $place }: его последний угол — { $last }.
film-barred = Фильм здесь не показать: в этой группе нельзя присылать гифки.
card-barred = Открытку здесь не показать: в этой группе нельзя фотографии.
record-barred = Запись сюда не прислать: в этой группе нельзя присылать файлы.
topic-closed = Тема, где идёт партия №{ $number }, закрыта. Всё, что в партии произойдёт, появится там, когда тему откроют.
how-type = { $several ->
    [yes] Просто напишите, например { $example }.
   *[no] Просто напиши, например { $example }.
}
how-react = 👍 или 👎 на этом сообщении тоже считается.
how-react-object = 👎 на этой картинке — тоже возражение.
how-card = { $several ->
    [yes] Жмите на кнопки или на «✏️ Ход» и напишите, например { $example }.
   *[no] Жми на кнопки или на «✏️ Ход» и напиши, например { $example }.
}
how-halves = { $several ->
    [yes] Нажимайте букву и число, например { $example }.
   *[no] Нажми букву и число, например { $example }.
}
how-places = { $several ->
    [yes] Нажимайте точки одну за другой, например { $example }.
   *[no] Нажми точки одну за другой, например { $example }.
}
how-drawn = { $several ->
    [yes] всё расставлено случайно: кнопка с 👁 покажет это только вам. Можно расставить заново, а потом нажать «Готов».
   *[no] всё расставлено случайно: кнопка с 👁 покажет это только тебе. Можно расставить заново, а потом нажать «Готов».
}
how-elsewhere = Это тайна: кнопка ниже ведёт в личку со мной.
card-below = ⬇ Игра продолжается ниже.
card-turns = 🔔 Написать в личку, когда придёт твой ход? Отправь мне туда: /settings напоминать=да
how-reply = { $several ->
    [yes] Ответьте на эту картинку своим ходом, например { $example }.
   *[no] Ответь на эту картинку своим ходом, например { $example }.
}
over-won = 🏆 Победа: { $winners }!
over-shared = 🏆 Победили { $winners }!
over-draw = Ничья.
over-solved = 🏆 Получилось!
over-unsolved = На этот раз не вышло.
over-points = { $end } { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
over-cancelled = Партия отменена и не считается.
over-all-late = Время вышло у всех, кто играл: победителя нет.

## Время

span-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
span-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
span-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
span-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } с
time-hours = { $hours } ч
time-hours-minutes = { $hours } ч { $minutes } мин
time-days = { $days } дн.
time-days-hours = { $days } дн. { $hours } ч
clock-both = { $turn } на ход и ещё { $reserve } в запасе на всю партию
clock-turn = { $turn } на ход
clock-reserve = каждому { $reserve } на всю партию
clock-blitz = { $turn } на ход, вместо опоздавшего ход делает жребий
clock-allowed = 10с+1м, 12ч+2д, блиц, нет
clock-about = время на ход и запас на всю партию; в блице вместо опоздавшего ход делает жребий
resigns-allowed = да, нет
resigns-about = может ли компьютер сдаться, когда уже ничего не изменить; если не сказано, сдаётся с уровня 3
hints-about = можно ли просить подсказку командой /hint; если не сказано, можно там, где рейтинг не меняется
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } больше не в группе: считаем, что время вышло.
news-flag = { $seat }: время вышло.
news-all-late = Время вышло у всех.
news-round-over = Время тура вышло, а хода всё не было: { $seat }.
news-round-over-all = Время тура вышло, а хода ждали от всех.
news-round-over-rest = Время тура вышло: партия засчитана как есть.
news-blitz = { $people ->
    [one] { $seat } не успевает, ход по жребию: { $move }
    [few] { $seat } не успевают, ход по жребию: { $move }
   *[many] { $seat } не успевают, ход по жребию: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } не успевает, ход делает жребий.
    [few] { $seat } не успевают, ход делает жребий.
   *[many] { $seat } не успевают, ход делает жребий.
}
news-long = В этой партии уже { $most } строк, больше мне не записать. Она кончается здесь и не считается.
news-unattended = Десять ходов подряд сделал жребий: похоже, никто не играет.
news-absent = { $people ->
    [one] { $seat } не ходит уже неделю: считаем, что сдаётся.
    [few] { $seat } не ходят уже неделю: считаем, что сдаются.
   *[many] { $seat } не ходят уже неделю: считаем, что сдаются.
}
news-all-absent = Уже неделю никто не ходит.
late-flag = Поздно: в партии №{ $number } твоё время вышло.
late-blitz = Поздно: время вышло, и за тебя сходил жребий.
remind-clock = { $match }: { $players }, время на исходе. На этот ход осталось { $left }.
left-waits = { $name } больше не в группе, а без этого хода не обойтись: { $match }.
left-plays = { $name } больше не в группе, хотя партия ещё идёт: { $match }.
left-off = { $seat } больше не в группе, и вызов отменён: { $match }.
drop-late = Уже незачем: игрок вернулся или больше не в партии.
shut-out = { $match }: { $seat }, ответ ждут в личке, но туда не написать. Открой чат со мной и нажми «Старт».
remind-silence = { $match }: { $players }, пора ходить. Неделя молчания считается сдачей.
remind-nobody = { $match }: { $players }, пора ходить. Через неделю без ходов партия отменяется.

## За столом

offer-draw = { $seat } предлагает ничью в партии №{ $number }.
offer-undo = { $seat } просит вернуть ход в партии №{ $number }.
sure-resign = { $match }: { $seat }, точно сдаёшься?
host-asked = Там спросили того, кто начал партию.
sure-resign-along = { $match }: { $by } хочет сдаться. { $host }, партия твоя: закончить её?
sure-cancel-along = { $match }: { $by } хочет отменить партию. { $host }, партия твоя: отменить? Тогда она не считается.
sure-cancel = { $match }: отменить партию? Тогда она не считается.
sure-drop = { $match }: { $seat }, { $name } больше не в группе. Не ждать? Это как если бы вышло время.
sure-draw = { $match }: { $seat }, предложить там ничью?
sure-undo = { $match }: { $seat }, попросить там ход назад?
sure-move = { $match }: { $seat }, точно «{ $move }»? Обратной дороги не будет.
sure-how-reply = Нажми кнопку или ответь «да» на это сообщение. Если минуту молчать, всё останется как есть.
sure-how = Нажми кнопку или напиши «да». Если минуту молчать, всё останется как есть.
question-lapsed = { $match }: за минуту никто не ответил, всё остаётся как есть.
board-there = Картинка показана в группе.
offer-lapsed = Предложение больше не в силе.
offer-agreed = { $seat } не возражает.
offer-refused = { $seat } против.
offer-withdrawn = { $seat } берёт предложение обратно.
draw-alone = Договариваться не с кем. Чтобы закончить партию, ответь на картинку: «сдаюсь».
draw-computer = Компьютер играет дальше.
cancel-who = Партию отменяют сами игроки, пока никто из них не сделал второго хода, или администратор группы.
cancel-too-late = Отменять уже поздно. Чтобы сдаться, ответь на картинку: «сдаюсь».
hint-move = №{ $number }, подсказка: «{ $move }».
hint-more = подсказка: «{ $move }». { $more }
hint-later = Подсказка бывает, когда ход за тобой.
hint-thinking = Подсказка ещё обдумывается.
hint-nothing = На этот ход подсказки нет.
hint-rated = В партии на рейтинг подсказок нет, если в вызове не сказано «подсказки=да».
hint-cup = В этом турнире подсказок нет. Чтобы они были, турнир открывают с «подсказки=да».
hint-daily = К задачам дня подсказок нет.
hint-off = Договорились играть без подсказок.
hint-none = К этой картинке добавить нечего.
hint-private = Подсказку я показываю только тебе: открой личный чат со мной и напиши там /hint. { $link }
hint-shut = { $match }: { $seat }, ответ — только для тебя, а в личку мне не написать. Открой чат со мной, нажми «Старт» и спроси ещё раз.
back = №{ $number }, ход { $ply }: { $seat } играет «{ $played }». Лучше было «{ $better }».
back-points = { $points ->
    [one] Ход стоил { $points } очко.
    [few] Ход стоил { $points } очка.
   *[many] Ход стоил { $points } очков.
}
back-chances = Тогда было бы так: { $before }. После хода: { $after }.
back-looking = Просматриваю партию.
back-busy = Не всё сразу: я ещё просматриваю для тебя другую партию.
back-later = Где всё решилось, видно только в конце партии.
back-nothing = В этой партии искать нечего.
back-there = Эта картинка уже есть в чате.
back-none = В этой партии ни один ход не стоил дорого.
back-none-found = №{ $number }: ни один ход не стоил дорого.
back-failed = №{ $number }: не получилось оценить ходы этой партии.
value-points = перевес в конце: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
value-won = выигрыш
value-ahead = лучше
value-level = поровну
value-behind = хуже
value-lost = проигрыш
export-secret = В этой записи есть тайны, она откроется в конце партии.
replay-secret = В этой партии есть тайны, фильм о ней будет в конце.
card-later = Открытка будет, когда партия закончится.
card-cancelled = У отменённой партии нет открытки.
replay-so-far = { $count ->
    [0] Ходов ещё не было.
    [one] Пока { $count } ход.
    [few] Пока { $count } хода.
   *[many] Пока { $count } ходов.
}
matches-none = Партий здесь нет. Начать: /play
matches-head = Партии:
matches-lobby = { $match }: ждём игроков
match-void = { $match }: вызов отменён
matches-turn = { $match }, ходит: { $asked }
turns-head = Твой ход:
turns-none = Сейчас ничего не ждёт твоего хода.
matches-more = { $count ->
    [one] и ещё { $count } партия
    [few] и ещё { $count } партии
   *[many] и ещё { $count } партий
}
fair-pledge = №{ $number }: всё случайное в партии задано тайной, выбранной при вызове. Её SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: всё случайное в партии задано тайной, выбранной, когда турнир начал эту партию. Её SHA-256: { $pledge }
fair-wait = Тайну покажут в конце партии, и каждый сможет проверить, что ничего не подменили.
fair-secret = Тайна: { $secret }
fair-joined = Как садились за стол:
    { $joined }
fair-joined-cup = Что добавляет турнир (свой номер, номер партии в нём, игрок) — это было известно, когда выбиралась тайна:
    { $joined }
fair-seed = Зерно — это SHA-256 от 32 байтов тайны и каждой из этих строк с переводом строки: { $seed }
fair-dice = Кости следуют из зерна. У каждого хода свой поток ChaCha20 (ключ — зерно, номер потока — 0 для расстановки, потом номер хода, счётчик с нуля), он читается словами по 32 бита. Для кости с n гранями берётся следующее слово w, меньшее наибольшего кратного n в пределах 2³²: выпало w mod n + 1. В docs/fair.md это короткая программа на Python.

## Читать

greet-hello = Привет! Я принёс тетрадь в клетку, карандаши и кости на всю группу: выбирайте игру или вызывайте друга командой /play.
greet-deaf = Здесь я читаю только команды и ответы на мои сообщения, а если сделать меня администратором, хватит и простого «д4».
greet-hears = Я читаю всё, что здесь пишут, так что для хода хватит простого «д4».
start-title = Клетка
start-hello = Привет! Это игры на бумаге для чатов с друзьями, нарисованные на клетчатых страницах школьной тетради.
start-how = Вызови друга или сыграй со мной прямо здесь.
start-how-group = Выбирайте игру и смотрите, кто сядет за стол, — или играйте со мной.
start-friend = С друзьями играют в группе: добавь меня туда и напиши /{ $command } @друг. Без имени сыграет тот, кто нажмёт «Я в игре».
key-play-friend = 👥 С другом
key-play-computer = 🤖 С компьютером
help-how = Чтобы начать, назови игру и друга: /dots @друг. С компьютером — бот:1 … бот:5 вместо друга, а без имени игра ждёт всех желающих.
help-moves = Ход просто пишут, например д4. Если партий несколько, сначала номер: 17 д4.
help-answers = Ход пишут в ответ на картинку, например д4, или так: /m д4. Сделай меня администратором, и хватит простого «д4».
help-group = { $name }: { $commands }
help-group-open = Начать
help-group-match = В партии
help-group-besides = Ещё
help-play = /play — игры
help-matches = /matches — партии
help-rules = /rules — правила
help-m = /m — ход
help-board = /board — показать поле (часть большого листа: /board рядом или /board к12)
help-resign = /resign — сдаться
help-draw = /draw — ничья
help-undo = /undo — вернуть ход
help-cancel = /cancel — отменить
help-hint = /hint — подсказка, её видишь только ты
help-export = /export — запись
help-replay = /replay — фильм
help-fair = /fair — проверка жребия
help-cup = /cup — турнир
help-daily = /daily — задачи дня
help-top = /top — таблицы
help-stats = /stats — твои успехи
help-privacy = /privacy — твои данные
help-settings = /settings — настройки
lesson-film = { $game }: фильм о партии
lesson-players = Анна | Борис | Вера | Глеб | Даша | Егор | Женя | Зоя
key-rules-options = Настройки
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Правила какой игры?
rules-options = Настройки:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = Во что сыграем?
catalogue-found = «{ $name }» подходит к нескольким играм. Какая нужна?
catalogue-computer = В эти игры я играю. В какую сыграем?
# Игра в списке: сколько нужно кубиков и времени и на скольких она.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] для одного
    [few] { $counts } игрока
   *[many] { $counts } игроков
}
catalogue-alone = Играют в одиночку: /{ $game }
catalogue-command = Вызвать друга: /{ $game } @друг
catalogue-levels = 🤖 1 … 5 — игра с компьютером, 5 сильнее всех.
catalogue-how-strong = Как мне играть? 1 — вполсилы, 5 — во всю силу.
catalogue-luck = Здесь всё решают кости: ни сильнее, ни слабее тут не сыграешь.
family-lines = Линии и квадраты
family-battles = Сражения
family-strokes = Футбол, гонки, гольф
family-words = Слова
family-figures = Числа
family-stopping = Вовремя остановись
family-combinations = Комбинации
family-reckoning = Счёт
family-crossing = Вдоль и поперёк
family-power = Силовые
family-bluff = Блеф
family-boards = На доске
family-races = Гонки
family-chips = Фишки
family-children = Детские
family-luck = На удачу
family-dice = Кости
family-alone = Для одного

settings-head = Настройки этого чата
setting-lang = Язык
setting-labels = Буквы на полях
setting-labels-auto = по языку
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Картинки
setting-boards-replace = новая, старая удаляется
setting-boards-edit = меняется на месте
setting-boards-keep = остаются все
setting-theme = Вид
setting-theme-paper = тетрадь
setting-theme-dark = тёмный
setting-theme-contrast = контрастный
setting-view = Большие листы
setting-view-auto = по размеру
setting-view-whole = лист целиком
setting-view-near = вокруг последних ходов
setting-quiet = Тихие часы
setting-quiet-off = нет
setting-hours = с { $from }:00 до { $to }:00
setting-zone = Часовой пояс
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Задачи дня
setting-daily-off = только по просьбе
setting-daily-on = каждое утро в девять
setting-month = Итоги месяца
setting-month-off = не объявлять
setting-month-on = объявлять
setting-move = Кнопка «Ход»
setting-move-on = под полем
setting-move-off = не нужна
setting-app = Ходить на поле
setting-app-on = по кнопке внизу
setting-app-off = не нужно
setting-colours = Цвет кнопок
setting-colours-on = чей ход и что насовсем
setting-colours-off = без цвета
setting-times = Сколько осталось
setting-times-on = когда смотришь
setting-times-off = когда отправлено
setting-cards = Вызовы через @имя
setting-cards-on = принимаются
setting-cards-off = здесь нельзя
setting-secrets = Тайны
setting-secrets-on = здесь, видит один
setting-secrets-off = только в личке
setting-answers = Ответы одному
setting-answers-on = видит он один
setting-answers-off = видят все
setting-reactions = 👍, 👎 и 🤔
setting-reactions-on = считаются ответом
setting-reactions-off = ничего не значат
setting-turns = Напоминать о моём ходе
setting-turns-off = нет
setting-turns-on = да
setting-wrong = Здесь нельзя задать { $given }. Можно задать: язык=русский или английский, буквы=авто, латинские или русские, картинки=новая, правка или все, листы=авто, целиком или рядом, вид=тетрадь, тёмный или контрастный, тихо=23-8 или нет, пояс=+3 или Europe/Moscow, поле=да или нет, цвета=да или нет, время=да или нет, в группе задачи=да или нет, месяц=да или нет, ход=да или нет, вызовы=да или нет, тайны=да или нет, ответы=да или нет, реакции=да или нет, а в личном чате и напоминать=да или нет.

# Как настройки пишут после команды: /settings вид=тёмный.
setting-key-lang = язык
setting-key-labels = буквы
setting-key-boards = картинки | доски
setting-key-view = листы | лист
setting-key-theme = вид | тема
setting-key-quiet = тихо | тихие
setting-key-zone = пояс
setting-key-daily = задачи | задача
setting-key-month = месяц
setting-key-move = ход
setting-key-app = поле
setting-key-colours = цвета | краски
setting-key-times = время
setting-key-cards = вызовы
setting-key-secrets = тайны
setting-key-answers = ответы
setting-key-reactions = реакции
setting-key-turns = напоминать | ходы
setting-is-auto = авто
setting-is-latin = латинские | латиница
setting-is-cyrillic = русские | кириллица
setting-is-replace = новая
setting-is-edit = правка | меняется
setting-is-keep = все | остаются
setting-is-whole = целиком | весь
setting-is-near = рядом | ближе
setting-is-paper = тетрадь
setting-is-dark = тёмный | тёмная
setting-is-contrast = контрастный | контраст

## Что пишет меню команд

command-play = выбрать игру, вызвать друга
command-m = сделать ход: /m д4
command-board = показать поле ещё раз
command-matches = партии здесь
command-rules = правила игры
command-resign = сдаться
command-draw = предложить ничью
command-undo = попросить ход назад
command-cancel = отменить партию
command-hint = подсказка, как сходить: её видишь только ты
command-export = запись партии файлом
command-replay = партия как фильм
command-fair = проверить, что жребий честный
command-daily = задачи дня, одни на всех
command-cup = турнир: /cup dots
command-top = кто здесь лучший
command-stats = успехи: твои или чьи-нибудь ещё
command-privacy = что я о тебе храню и как это стереть
command-settings = язык, картинки, вид, тихие часы
command-help = как играть

# Что бот подсказывает тем, кто пишет после его имени.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
inline-off = Вызовы через @имя здесь выключены. Напиши команду: /{ $game }
inline-challenge = { $name } зовёт сыграть в «{ $into }». Кто с нами?
guest-how = Напиши за моим именем игру, например: @{ $bot } точки
inline-title = { $game } · { $terms }
inline-blitz = Блиц возможен только в чатах, где я есть: в других доска меняется слишком медленно.
nudge = { $several ->
    [yes] { $names }, ваш ход в партии №{ $number }.
   *[no] { $names }, твой ход в партии №{ $number }.
}
nudge-nobody = В партии №{ $number } звать некого.
show-here = Показать №{ $number } здесь
inline-long = Столько настроек не поместится в одну кнопку. Оставь главные.

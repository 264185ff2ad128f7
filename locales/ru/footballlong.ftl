footballlong-name = Футбол с длинным пасом
footballlong-into = { footballlong-name }
footballlong-also = бумажный футбол с длинным пасом
footballlong-about = Футбол на бумаге по четыре звена за ход: мяч идёт там, где линий ещё не было. Некуда ходить — соперник бьёт штрафной.
footballlong-brief = четверть часа
footballlong-rules =
    Мяч лежит в центре. Ход — четыре звена по линиям клеток, каждое в узел, где линий ещё не было. Край поля закрыт, открыты только узлы между штангами.

    Из узла между штангами шагни за линию — это гол; такой ход может быть короче четырёх звеньев. Коснуться линии ворот мало. Куда бить, показывает стрелка у имени.

    Если полного хода нет, соперник бьёт штрафной: шесть звеньев по прямой в любую из восьми сторон, через любые линии, но не за поле, кроме как в твои ворота. От штанги мяч отскакивает. После десяти штрафных подряд — пенальти: оба тайно выбирают угол.

    После гола начинает тот, кто пропустил. Ход — узлы или стороны света: и12 и11 к11 к10, с с в с, удар св. Букв ё и й нет: за и идёт к. «ход=наискосок» — три звена, можно и наискосок, но линии не пересекать.
footballlong-opt-size = ширина и длина поля в клетках, обе чётные; ворота в коротких сторонах
footballlong-opt-goal = ширина ворот в клетках, чётная (если не сказать, около четверти ширины поля)
footballlong-opt-step = ход: 4 прямо — четыре звена по линиям клеток; 3 наискосок — три, можно и наискосок
footballlong-opt-kick = сколько звеньев в штрафном, 6 или 13
footballlong-opt-goals = до скольких голов играть
footballlong-opt-after = поле после гола: «чистое» или «дальше» — линии остаются
footballlong-key-size = размер | поле
footballlong-key-goal = ворота | ширина ворот
footballlong-key-step = ход | звенья
footballlong-key-kick = удар | штрафной
footballlong-key-goals = голы | до голов
footballlong-key-after = после гола
footballlong-is-4 = 4 прямо | четыре | прямо
footballlong-is-3d = 3 наискосок | три | наискосок
footballlong-is-6 = 6 | короткий
footballlong-is-13 = 13 | длинный
footballlong-is-clean = чистое
footballlong-is-continue = дальше | линии остаются
footballlong-set-size = поле { $value }
footballlong-set-goal = ворота шириной { $value }
footballlong-set-step = { $value ->
    [4] четыре прямых звена за ход
   *[other] три звена за ход, можно наискосок
}
footballlong-set-kick = штрафной в { $value } звеньев
footballlong-set-goals = { $value ->
    [one] до { $value } гола
   *[other] до { $value } голов
}
footballlong-set-after = { $value ->
    [continue] после гола линии остаются
   *[other] после гола поле чистое
}
footballlong-word-n = с | север | вверх | n
footballlong-word-ne = св | северо-восток | северовосток | ne
footballlong-word-e = в | восток | e
footballlong-word-se = юв | юго-восток | юговосток | se
footballlong-word-s = ю | юг | вниз | s
footballlong-word-sw = юз | юго-запад | югозапад | sw
footballlong-word-w = з | запад | w
footballlong-word-nw = сз | северо-запад | северозапад | nw
footballlong-word-kick = удар | штрафной | бью | kick
footballlong-word-left = влево | лево | левый | левый угол | left
footballlong-word-middle = середина | центр | посередине | middle
footballlong-word-right = вправо | право | правый | правый угол | right

footballlong-ask = { $links ->
    [one] проведи мяч на { $links } звено
    [few] проведи мяч на { $links } звена
   *[many] проведи мяч на { $links } звеньев
}
footballlong-ask-kick = бей штрафной: выбери направление
footballlong-ask-aim = пенальти: выбери, куда бить
footballlong-ask-jump = пенальти: выбери, куда прыгать
footballlong-kick = удар { $arrow }
footballlong-left = ← влево
footballlong-middle = середина
footballlong-right = вправо →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Гол! Забивает { $seat }.
footballlong-stuck = { $seat } не может сделать полный ход: штрафной бьёт { $other }.
footballlong-penalties = Десять штрафных подряд: пенальти! Первым бьёт { $seat }.
footballlong-converted = Пенальти забит ({ $seat }).
footballlong-saved = { $seat } бьёт пенальти, { $other } отбивает.
footballlong-is-penalties = Пенальти
footballlong-is-shooting = Пенальти: бьёт { $seat }, ловит { $other }
footballlong-is-in = забит
footballlong-is-kept = отбит
footballlong-is-keeper = вратарь
footballlong-sheet-arrow = куда бить
footballlong-sheet-open = куда пойти

footballlong-reject-syntax = Напиши узлы пути, например и12 и11 к11 к10, или стороны света: с с в с.
footballlong-reject-syntax-kick = Напиши направление штрафного, например удар св.
footballlong-reject-syntax-side = Выбери угол: влево, середина или вправо.
footballlong-reject-outside = Узла { $place } на поле нет: последний — { $last }.
footballlong-reject-far = От { $ball } до { $place } одним звеном не дойти: назови каждый узел пути.
footballlong-reject-slants = Здесь ходят только по линиям клеток, а от { $ball } это звено идёт наискосок.
footballlong-reject-visited = На { $ball } линия уже была.
footballlong-reject-crosses = От { $ball } такое звено пересекает линию.
footballlong-reject-border = { $ball } лежит на краю, а край закрыт везде, кроме узлов между штангами.
footballlong-reject-leaves = От { $ball } такое звено уходит за поле. Гол забивают из узла между штангами.
footballlong-reject-own = От { $ball } это был бы гол в свои ворота, а бить надо в чужие.
footballlong-reject-count = Звеньев вышло { $count }, а в ходе их { $want }; меньше можно, только если это гол.
footballlong-reject-goal = К этому времени мяч уже в воротах. Остальное не пиши.
footballlong-reject-kick = Удар { $arrow } на полную длину уходит за поле. Остаются на поле: { $arrows }
footballlong-reject-shorter = На полную длину отсюда не ударить никуда, поэтому бьют самый длинный ({ $links }): { $arrows }
footballlong-reject-no-kick = Ход у тебя есть, так что штрафного нет. Назови узлы пути.
footballlong-reject-only-kick = { $other } не может ходить, так что у тебя штрафной. Выбери направление, например удар св.
footballlong-reject-wide = Ворота в { $goal } клеток слишком широкие: здесь можно не больше { $most }.

footballlong-lesson-1 = Анне некуда идти: штрафной Борису
footballlong-lesson-2 = Штрафной — шесть звеньев прямо: «удар ю»
footballlong-lesson-3 = Ход — четыре звена, узлы только новые
footballlong-lesson-4 = Теперь Анна: «в8 г8 г7 д7»
footballlong-lesson-5 = Борис бьёт сюда: за линию — гол

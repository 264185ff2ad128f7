turnover-name = Переворот
turnover-into = { turnover-name }
turnover-also = флип | переверни кость
turnover-about = Переворачивай свои кости и выбивай чужие: кто остался без костей, проиграл. После броска всё решает голова.
turnover-brief = по пять костей, десять минут
turnover-rules =
    Каждый бросает пять костей; начинает тот, у кого сумма меньше. Больше никто не бросает.

    В свой ход делаешь что-то одно. Можно перевернуть свою кость вверх дном («переворот 2»): противоположные грани дают семь, поэтому из 2 выходит 5. Под перевёрнутой костью — дужка со стрелкой: снова перевернуть её нельзя, пока что-нибудь не выбьешь.

    А можно выбить кость соперника («выбить 5»): она уходит в середину. Взамен он забирает из середины любые кости, лишь бы в сумме вышло меньше, чем на выбитой, — и ходит. Выбили 5, а в середине 1 2 3: «забрать 1 3» можно, 2 и 3 нельзя. Не берёшь — «ничего».

    Кто остался без костей и ничего не забрал, проиграл. Бесконечно это не тянется: с каждой выбитой костью середина растёт.

    Обычно на этом всё. Если матч до 50 очков, победитель записывает очки на своих оставшихся костях, и все бросают заново.

    Можно и кнопками. Если одинаковых чужих костей две, «выбить 5» — про ту, что не перевёрнута, а «выбить перевёрнутую 5» — про перевёрнутую.
turnover-opt-points = до скольких очков матч; 1 — сыграть один раунд
turnover-key-points = очки | очков | матч
turnover-set-points = { $value ->
    [1] один раунд
    [one] матч до { $value } очка
   *[other] матч до { $value } очков
}
turnover-preset-series = серия | долгий матч

turnover-word-throw = бросок | бросаю | бросить | кидаю | throw
turnover-word-flip = переворот | переверни | перевернуть | переворачиваю | flip
turnover-word-trash = выбить | выбей | выбиваю | trash
turnover-word-turned = перевёрнутую | перевернутую | перевёрнутая | turned
turnover-word-take = забрать | забираю | беру | забери | take
turnover-word-nothing = ничего | не беру | nothing

turnover-ask = переверни свою кость или выбей чужую
turnover-ask-trash = все твои кости перевёрнуты: выбей чужую
turnover-ask-take = забери кости — в сумме меньше { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } переворачивает { $face }: теперь { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } выбивает { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } выбивает перевёрнутую { $face }.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } забирает { $faces }.
turnover-nothing = Ничего
turnover-nothing-news = { $seat } ничего не забирает.

turnover-told-begins = { $seat } — { $low }, { $other } — { $high }. У кого меньше, тот и начинает: { $seat }.
turnover-told-tie = Поровну, по { $sum }: бросают все кости заново.
turnover-told-none = { $seat } теряет кость, а середина была пуста: забирать нечего.
turnover-told-more = { $seat } теряет кость, а меньше { $limit } в середине ничего не набрать.
turnover-told-won = { $points ->
        [1] { $other }: костей не осталось. Победа: { $seat }, на столе { $pips ->
            [one] { $pips } очко
            [few] { $pips } очка
           *[many] { $pips } очков
        }!
       *[other] { $other }: костей не осталось. { $seat }: плюс { $pips ->
            [one] { $pips } очко
            [few] { $pips } очка
           *[many] { $pips } очков
        }, всего { $total } из { $points }.
    }

turnover-sheet-middle = Середина
turnover-sheet-empty = Середина пуста
turnover-sheet-trashed = { $seat } выбивает { $face }
turnover-sheet-none = { $other } выбивает { $face }; { $seat } не берёт ничего
turnover-sheet-take = Забери меньше { $limit }
turnover-sheet-points = { $won } из { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } кость, сумма { $sum }
    [few] { $count } кости, сумма { $sum }
   *[many] { $count } костей, сумма { $sum }
}
turnover-sheet-turned = Со стрелкой — перевёрнута, пока не трогать

turnover-reject-syntax = Напиши, например, «переворот 2» или «выбить 5»; а чтобы забрать — «забрать 1 3» или «ничего».
turnover-reject-throw = Сначала бросают кости.
turnover-reject-thrown = Кости уже брошены.
turnover-reject-take = Сначала забери кости — в сумме меньше { $limit } — или ничего.
turnover-reject-act = Забирать сейчас нечего: переверни свою кость или выбей чужую.
turnover-reject-face = На кости бывает от 1 до { $most }.
turnover-reject-own = Твоей кости с { $face } наверху нет.
turnover-reject-turned = Эта { $face } уже перевёрнута. Снова перевернёшь, когда что-нибудь выбьешь.
turnover-reject-other = У соперника нет кости с { $face } наверху.
turnover-reject-other-turned = Перевёрнутой кости с { $face } у соперника нет.
turnover-reject-sum = Выходит { $sum }, а нужно меньше { $limit }.
turnover-reject-middle = Столько костей с { $face } в середине нет.

# Слова доски, набранной буквами.
turnover-board-seat = игрок
turnover-board-middle = середина
turnover-board-throws = бросает
turnover-board-takes-less-than = забирает меньше
turnover-board-to = до

turnover-lesson-1 = «переворот 4»: своя 4 станет тройкой
turnover-lesson-2 = Перевёрнутая ждёт, пока не выбьешь чужую
turnover-lesson-3 = «выбить 5»: кость соперника уходит сюда
turnover-lesson-4 = Взамен он берёт меньше, чем на ней было
turnover-lesson-5 = Кто остался без костей, тот проиграл

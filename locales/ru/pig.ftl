# Свинья: одна или две кости, главное вовремя остановиться.

pig-name = Свинья
pig-into = Свинью
pig-also = свинка
pig-about = Бросай, пока не страшно, и вовремя остановись: один неудачный бросок сжигает всю серию.
pig-brief = две кости, десять минут
pig-rules =
    В свой ход бросай кости сколько хочешь, но не меньше одного раза. Всё, что выпало, складывается в серию. Сказал «стоп» — серия записана в твой счёт, бросает следующий.

    Кости две, красная и белая (красная — в двойной рамке). Единица на красной — «чирик»: серия сгорает, ход переходит дальше, а записанное раньше остаётся. На белой может быть что угодно.

    Кто первым набрал 200 очков, тот сразу и выиграл. Останавливаться для этого не нужно: если серии хватает до победы, она записывается сама.

    На листке видно и то, сколько у кого сгорело. По обычаю проигравшие приседают десять раз.

    Пиши «бросок» и «стоп» или жми на кнопки.

pig-opt-goal = до скольких очков играть (если не указано: две кости — 200, одна — 100)
pig-opt-dice = сколько костей; если одна, серию сжигает единица. Настоящие бросают за столом и пишут, что выпало (красную — первой)
pig-opt-bust = что сжигает серию: единица на красной («красная») или любой дубль («дубль»; тогда обе кости одного цвета)
pig-opt-overtake = обгон: записал серию — сними по 10 очков с каждого, кого догнал или обошёл, но не ниже нуля

pig-key-goal = цель | очки | до
pig-key-dice = кости | костей
pig-key-bust = сгорает
pig-key-overtake = обгон
pig-is-2 = две
pig-is-1 = одна
pig-is-real = настоящие | настоящая
pig-is-red = красная | чирик
pig-is-double = дубль
pig-set-goal = до { $value ->
    [one] { $value } очка
   *[other] { $value } очков
}
pig-set-dice = { $value ->
    [1] одна кость
    [real] { $count ->
        [1] одна настоящая кость
       *[other] две настоящие кости
    }
   *[other] две кости
}
pig-set-bust = { $value ->
    [double] серию сжигает дубль
   *[other] серию сжигает красная единица
}
pig-set-overtake = { $value ->
    [on] с обгоном
   *[other] без обгона
}

pig-word-roll = бросок | бросаю | остаюсь | бросить | кидаю | кинуть | ещё | еще | roll
pig-word-hold = стоп | пишу | записать | хватит | hold

pig-ask-roll = бросай кости
pig-ask-choice = в серии { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $score ->
        [0] {""}
       *[other] , а вместе со счётом — { $total }
    }. Бросаешь ещё или стоп?

pig-ask-all = в серии { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. { $several ->
        [yes] Бросаете ещё
       *[no] Бросаешь ещё
    } или стоп?

pig-threw = { $seat }: выпало { $dice }.
pig-bust = { $points ->
        [0] Чирик! { $seat }: выпало { $dice }, сгорать пока нечему.
        [one] Чирик! { $seat }: выпало { $dice }, сгорело { $points } очко.
        [few] Чирик! { $seat }: выпало { $dice }, сгорело { $points } очка.
       *[many] Чирик! { $seat }: выпало { $dice }, сгорело { $points } очков.
    }
pig-banked = { $points ->
        [one] { $seat }: плюс { $points } очко, на счету { $total }.
        [few] { $seat }: плюс { $points } очка, на счету { $total }.
       *[many] { $seat }: плюс { $points } очков, на счету { $total }.
    }
pig-overtaken = { $points ->
        [one] Обгон! { $seat }: минус { $points } очко, осталось { $total }.
        [few] Обгон! { $seat }: минус { $points } очка, осталось { $total }.
       *[many] Обгон! { $seat }: минус { $points } очков, осталось { $total }.
    }
pig-reached = { $points ->
        [one] { $seat }: выпало { $dice }, всего { $points } очко — и дело сделано!
        [few] { $seat }: выпало { $dice }, всего { $points } очка — и дело сделано!
       *[many] { $seat }: выпало { $dice }, всего { $points } очков — и дело сделано!
    }

pig-round-stop = { $points ->
        [one] Стоп, { $points } очко: { $names }.
        [few] Стоп, { $points } очка: { $names }.
       *[many] Стоп, { $points } очков: { $names }.
    }
pig-round-bust = { $points ->
        [0] Чирик с первого броска, сгорать пока нечему: { $names }.
        [one] Чирик! Сгорело { $points } очко: { $names }.
        [few] Чирик! Сгорело { $points } очка: { $names }.
       *[many] Чирик! Сгорело { $points } очков: { $names }.
    }

pig-round-new = Новый раунд: играют снова все.

pig-double-needs-two = Для дубля нужны две кости: выбери кости=2 или сгорает=красная.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] сгорело { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = обгон −{ $points }
pig-sheet-out = вне игры
pig-sheet-goal = до { $points }
pig-sheet-red = единица в двойной рамке — серия сгорает
pig-sheet-would = счёт, если остановиться сейчас
pig-sheet-total = счёт
pig-sheet-lost = сгорело
pig-sheet-first = Бросает { $seat }
pig-sheet-series = { $seat }: в серии { $points }
pig-sheet-banked = { $seat }: +{ $points } в счёт
pig-sheet-bust = { $seat }: чирик! Сгорело { $points }
pig-sheet-round = Раунд: пока { $points }
pig-sheet-round-bust = Раунд: чирик! Сгорело { $points }
pig-sheet-before = { $throws ->
    [one] Прошлый раунд: { $throws } бросок, сумма { $points }
    [few] Прошлый раунд: { $throws } броска, сумма { $points }
   *[many] Прошлый раунд: { $throws } бросков, сумма { $points }
}
pig-sheet-before-bust = { $throws ->
    [1] Прошлый раунд: чирик сразу
    [one] Прошлый раунд: { $throws } бросок и чирик, сгорело { $points }
    [few] Прошлый раунд: { $throws } броска и чирик, сгорело { $points }
   *[many] Прошлый раунд: { $throws } бросков и чирик, сгорело { $points }
}

pig-lesson-1 = «бросок» — сколько хочешь, всё в серию
pig-lesson-2 = Единица на другой кости не страшна
pig-lesson-3 = Единица в двойной рамке сожгла 8 очков
pig-lesson-4 = «стоп» — и серия записана
pig-lesson-5 = Кто первым дошёл сюда, тот выиграл

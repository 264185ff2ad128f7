# Номера домов: три броска, три цифры, каждая пишется сразу.

housenumbers-name = Номера домов
housenumbers-into = { housenumbers-name }
housenumbers-also = номер дома
housenumbers-about = Три броска кости — трёхзначное число: каждую цифру сразу пиши в сотни, десятки или единицы. Больше — лучше.
housenumbers-brief = одна кость, две минуты
housenumbers-rules =
    Цель — самый большой номер дома. За твой ход кость падает три раза. После каждого броска сразу записывай число на одно из трёх мест: в сотни, десятки или единицы. Что записано, того не меняют, и на каждом месте одна цифра.

    Жми на кнопку или пиши «сотни», «десятки», «единицы». Например: 3 — в десятки, 6 — в сотни, а двойке остались единицы: 632.

    Когда номер есть у всех, самый большой приносит очко; если поровну — по очку каждому. Новый раунд начинает следующий игрок. Побеждает тот, у кого больше очков после пяти раундов (настройка «раунды»).

    С настройкой «меньше» выигрывает самый маленький номер. С настройкой «вслепую» место выбирают до броска, и решает одна удача. С одним броском на всех цифры у всех одни и те же, но каждый ставит их куда хочет, а чужой выбор видно, когда выбрали все.

housenumbers-opt-lowest = выигрывает самый маленький номер
housenumbers-opt-blind = место выбирают до броска
housenumbers-key-lowest = меньше | меньший
housenumbers-key-blind = вслепую
housenumbers-set-lowest = { $value ->
    [on] выигрывает меньший
   *[other] выигрывает больший
}
housenumbers-set-blind = { $value ->
    [on] место выбирают вслепую
   *[other] сначала бросок, потом место
}

housenumbers-word-hundreds = сотни | сотня | hundreds
housenumbers-word-tens = десятки | десяток | tens
housenumbers-word-units = единицы | единица | units
housenumbers-word-throw = бросок | бросаю | бросить | кидаю | throw
housenumbers-word-name = выпало | называю | name

housenumbers-hundreds = Сотни: { $shown }
housenumbers-tens = Десятки: { $shown }
housenumbers-units = Единицы: { $shown }
housenumbers-hundreds-news = { $seat }: в сотни.
housenumbers-tens-news = { $seat }: в десятки.
housenumbers-units-news = { $seat }: в единицы.

housenumbers-ask = { $best ->
    [0] куда пишешь { $face }: в сотни, десятки или единицы?
   *[other] куда пишешь { $face }: в сотни, десятки или единицы? Лучший номер пока { $best }
}
housenumbers-ask-blind = куда пойдёт следующий бросок: в сотни, десятки или единицы?
housenumbers-threw = { $seat }: выпало { $face }.
housenumbers-made = { $seat }: дом номер { $number }.
housenumbers-reject-filled = Там уже стоит цифра.
housenumbers-reject-syntax = Напиши «сотни», «десятки» или «единицы».

housenumbers-sheet = Раунд { $round } из { $rounds }, больше — лучше
housenumbers-sheet-lowest = Раунд { $round } из { $rounds }, меньше — лучше
housenumbers-sheet-number = номер
housenumbers-sheet-before = был
housenumbers-sheet-was = было { $number }

housenumbers-board-points = очки
housenumbers-board-number = номер
housenumbers-board-before = раньше
housenumbers-board-lowest = меньше — лучше

housenumbers-lesson-1 = 3 — в десятки: «десятки»
housenumbers-lesson-2 = Шестёрке место в сотнях: вышло 632
housenumbers-lesson-3 = У Бориса 4: куда её поставить?
housenumbers-lesson-4 = Больший номер — очко; раундов обычно пять

# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Номери будинків
housenumbers-into = { housenumbers-name }
housenumbers-also = номер будинку
housenumbers-about = Три кидки кубика дають тризначне число: кожну цифру одразу пиши в сотні, десятки чи одиниці. Найбільше виграє.
housenumbers-brief = один кубик, дві хвилини
housenumbers-rules =
    Треба мати найбільший номер будинку. У твій хід кубик падає три рази. Після кожного кидка одразу запиши число на одне з трьох місць: сотні, десятки або одиниці. Що записано, лишається, і на кожному місці одна цифра.

    Тисни кнопку або пиши «сотні», «десятки» чи «одиниці». Наприклад: 3 у десятки, 6 у сотні, а 2 лишається для одиниць: 632.

    Коли число мають усі, найбільше дістає очко; у кого порівну, дістають по одному. Тоді наступний гравець починає новий раунд. Виграє той, у кого після п’яти раундів більше очок (умова «раунди»).

    З умовою «менше» виграє найменше число. З «наосліп» місце вибирають, поки кубик ще не впав, і вирішує сама удача. Коли кидок один на всіх, усі пишуть ті самі три цифри, кожен на свої місця; де вони в інших, видно, коли вибрали всі.

housenumbers-opt-lowest = виграє найменше число
housenumbers-opt-blind = місце вибирають, поки кубик ще не впав
housenumbers-key-lowest = менше | найменше
housenumbers-key-blind = наосліп
housenumbers-set-lowest = { $value ->
    [on] виграє найменше
   *[other] виграє найбільше
}
housenumbers-set-blind = { $value ->
    [on] місце вибирають наосліп
   *[other] спершу кубик, тоді місце
}

housenumbers-word-hundreds = сотні | сотня
housenumbers-word-tens = десятки | десяток
housenumbers-word-units = одиниці | одиниця
housenumbers-word-throw = кидок | кидаю | кинути
housenumbers-word-name = випало | називаю

housenumbers-hundreds = Сотні: { $shown }
housenumbers-tens = Десятки: { $shown }
housenumbers-units = Одиниці: { $shown }
housenumbers-hundreds-news = { $seat } бере сотні.
housenumbers-tens-news = { $seat } бере десятки.
housenumbers-units-news = { $seat } бере одиниці.

housenumbers-ask = { $best ->
    [0] куди { $face }: сотні, десятки чи одиниці?
   *[other] куди { $face }: сотні, десятки чи одиниці? Найкраще число поки — { $best }
}
housenumbers-ask-blind = вибери місце, поки кубик не впав: сотні, десятки чи одиниці?
housenumbers-threw = { $seat }: випало { $face }.
housenumbers-made = { $seat }: вийшло { $number }.
housenumbers-reject-filled = На цьому місці вже стоїть цифра.
housenumbers-reject-syntax = Напиши «сотні», «десятки» або «одиниці».

housenumbers-sheet = Раунд { $round } з { $rounds }, більше — краще
housenumbers-sheet-lowest = Раунд { $round } з { $rounds }, менше — краще
housenumbers-sheet-number = номер
housenumbers-sheet-before = був
housenumbers-sheet-was = було { $number }

housenumbers-board-points = очки
housenumbers-board-number = номер
housenumbers-board-before = раніше
housenumbers-board-lowest = менше — краще

housenumbers-lesson-1 = 3 пішла в десятки: «десятки»
housenumbers-lesson-2 = Шістці місце в сотнях: вийшло 632
housenumbers-lesson-3 = Богдан має 4: куди її поставити?
housenumbers-lesson-4 = Більше число — очко; зазвичай п’ять раундів

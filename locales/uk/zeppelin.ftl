# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Дирижабль
zeppelin-into = { zeppelin-name }
zeppelin-also = цепелін | гондола
zeppelin-about = Клади фішку на порожнє поле, бери з повного — а шістка йде в гондолу, звідки нічого не повертається. Виграє останній із фішками.
zeppelin-brief = один кубик, п’ять хвилин
zeppelin-rules =
    Кожен має шість фішок. Дирижабль має п’ять полів, від 1 до 5, а під ним висить гондола, номер 6.

    У твій хід кинь один кубик. Якщо поле з цим числом порожнє, поклади на нього фішку. Якщо фішка там є, бери її. На шістку фішка завжди йде в гондолу й там лишається.

    Хто без фішок, вибуває. Виграє останній, хто їх ще має.

    Наприклад: в Анни випадає 3, вона кладе фішку на поле 3. У Богдана теж 3, і він її бере.

    Пиши «кидок» або тисни кнопку.

zeppelin-opt-chips = скільки фішок має кожен
zeppelin-key-chips = фішки | фішок
zeppelin-set-chips = { $value ->
    [one] по { $value } фішці
    [few] по { $value } фішки
   *[many] по { $value } фішок
}

zeppelin-word-roll = кидок | кидаю | кинути

zeppelin-put = { $seat }: випало { $face }, кладе фішку.
zeppelin-take = { $seat }: випало { $face }, бере фішку.
zeppelin-gondola = { $seat }: випало { $face }, фішка йде в гондолу.
zeppelin-sheet = Виграє останній із фішками
zeppelin-sheet-puts = { $face } порожнє: кладе 1
zeppelin-sheet-takes = { $face } повне: бере 1
zeppelin-sheet-keeps = { $face }: кладе 1 у гондолу
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = «кидок»: поле 2 порожнє, Анна кладе фішку
zeppelin-lesson-2 = 6 — фішка в гондолі, назавжди
zeppelin-lesson-3 = Поле 1 повне: Богдан бере фішку
zeppelin-lesson-4 = Анна без фішок: вибуває

# Put and take: the first die says which, the second how much.

putandtake-name = Клади й бери
putandtake-into = { putandtake-name }
putandtake-also = бери й клади | дзиґа
putandtake-about = Два кубики: перший каже, класти фішки в банк чи брати, другий — скільки. Хто лишився без фішок, вибуває.
putandtake-brief = два кубики, п’ять хвилин
putandtake-rules =
    Кожен має п’ять фішок і одну з них кладе в банк.

    У твій хід кинь два кубики. Якщо на першому парне, береш із банку; якщо непарне, кладеш. Другий каже скільки: 1 — одну фішку, 2 — дві, 3 — три, 4 — теж три, 5 — чотири, 6 — усе: береш увесь банк або кладеш стільки, скільки в ньому є.

    Ніхто не бере більше, ніж там є, і не кладе більше, ніж має. Коли банк порожній, усі знову кладуть по фішці.

    Хто без фішок, вибуває. Виграє останній із фішками.

    Наприклад, 4 6 бере все, а 1 5 кладе чотири.

    Пиши «кидок» або тисни кнопку.

putandtake-opt-chips = скільки фішок має кожен
putandtake-key-chips = фішки | фішок
putandtake-set-chips = { $value ->
    [one] по { $value } фішці
    [few] по { $value } фішки
   *[many] по { $value } фішок
}

putandtake-word-roll = кидок | кидаю | кинути

putandtake-takes = { $seat }: випало { $faces }, бере { $chips }.
putandtake-takes-rest = { $seat }: випало { $faces }, бере { $chips }: більше в банку немає.
putandtake-takes-all = { $seat }: випало { $faces }, бере весь банк: { $chips }!
putandtake-puts = { $seat }: випало { $faces }, кладе { $chips }.
putandtake-puts-rest = { $seat }: випало { $faces }, кладе { $chips }: більше нема.
putandtake-puts-all = { $seat }: випало { $faces }, кладе, скільки в банку: { $chips }.
putandtake-ante = Банк порожній: усі кладуть по фішці.
putandtake-sheet-first = Перший кубик: парне бере, непарне кладе
putandtake-sheet = Другий: 1–3 — стільки й фішок, 4 — три, 5 — чотири, 6 — усе
putandtake-sheet-puts = кладе { $count }
putandtake-sheet-same = кладе, скільки в банку: { $count }
putandtake-sheet-last = кладе останні { $count }
putandtake-sheet-takes = бере { $count }
putandtake-sheet-takes-all = бере все: { $count }, усі кладуть по 1

putandtake-lesson-1 = Перший 1 — класти, другий 5 — чотири фішки
putandtake-lesson-2 = У Богдана було лише три: він вибуває
putandtake-lesson-3 = «кидок»: парне, тоді 6 — увесь банк

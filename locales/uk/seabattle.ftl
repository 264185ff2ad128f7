seabattle-name = Морський бій
seabattle-into = { seabattle-name }
seabattle-also = кораблики | кораблі
seabattle-about = Два сховані флоти і постріл за пострілом: мимо, поранено, потоплено.
seabattle-brief = чверть години
seabattle-rules =
    Кожен гравець має своє поле і свій флот, якого суперник не бачить. На звичайному полі 10 × 10 це один корабель на чотири клітинки, два на три, три на дві і чотири на одну. Кораблі прямі й не торкаються один одного навіть кутами.

    Спершу обоє розставляють кораблі: в особистих із ботом або кнопкою в групі. Напиши два кінці корабля, наприклад а1-а4 (для найменшого — одну клітинку), або одразу кількох: а1-а4 в1-в3; те саме ще раз зніме його з поля. «Випадково» — бот розставить сам, «очистити» — зніме все. Коли все до вподоби, скажи «готово».

    Потім стріляють по черзі: напиши клітинку, наприклад д5. Відповідь — мимо, поранено або потоплено. Хто влучає, стріляє ще раз. Довкола потопленого корабля порожньо: ті клітинки позначено, стріляти по них не можна.

    Виграє той, хто перший потопить увесь флот суперника.

    Хто кличе грати, може змінити поле, флот і те, чи дає влучання ще постріл. У грі залпами називають стільки клітинок, скільки своїх кораблів на плаву: а1 в5 д9.
seabattle-opt-size = скільки клітинок має сторона поля
seabattle-opt-fleet = довжини кораблів, наприклад 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = хто влучає, стріляє ще раз
seabattle-opt-salvo = залпи: пострілів стільки, скільки своїх кораблів на плаву
seabattle-key-size = розмір | поле
seabattle-key-fleet = флот | кораблі
seabattle-key-again = ще постріл | повтор
seabattle-key-salvo = залпи | залп
seabattle-set-size = поле { $value } × { $value }
seabattle-set-fleet = кораблі: { $value }
seabattle-set-again = { $value ->
    [on] хто влучає, стріляє ще раз
   *[other] один постріл за хід
}
seabattle-set-salvo = { $value ->
    [on] залпами
   *[other] по одному пострілу
}
seabattle-word-random = випадково | навмання | авто | розстав
seabattle-word-clear = очистити | спочатку | заново | очисти
seabattle-word-ready = готово | готовий | готова

seabattle-do-random = 🎲 Випадково
seabattle-do-clear = Очистити
seabattle-do-ready = ✅ Готово
seabattle-do-place = розставляє кораблі

seabattle-own = 👁 Мій флот
seabattle-own-secret = ✏ Мої кораблі
seabattle-ask-place = { $several ->
    [yes] розставте кораблі: пишіть обидва кінці кожного, тоді «готово»
   *[no] розстав кораблі: пиши обидва кінці кожного, тоді «готово»
}
seabattle-ask-shoot = стріляй, назви клітинку
seabattle-ask-salvo =
    { $shots ->
        [one] дай залп: назви { $shots } клітинку
        [few] дай залп: назви { $shots } клітинки
       *[many] дай залп: назви { $shots } клітинок
    }

seabattle-ready = { $seat }: флот вийшов у море.
seabattle-complete = Усі кораблі на місцях. Скажи «готово» або пересунь щось.
seabattle-miss = { $seat } — постріл { $place }: мимо.
seabattle-hit = { $seat } — постріл { $place }: поранено!
seabattle-sunk =
    { $seat } — постріл { $place }: { $length ->
        [1] потоплено однопалубний!
        [2] потоплено двопалубний!
        [3] потоплено трипалубний!
        [4] потоплено чотирипалубний!
        [one] потоплено корабель на { $length } клітинку!
        [few] потоплено корабель на { $length } клітинки!
       *[many] потоплено корабель на { $length } клітинок!
    }
seabattle-salvo = { $seat } дає залп: { $cells }.
seabattle-cell-miss = { $place } мимо
seabattle-cell-hit = { $place } поранено
seabattle-cell-sunk = { $place } потоплено

seabattle-reject-syntax-place = Напиши обидва кінці корабля, наприклад а1-а4 (можна одразу кілька: а1-а4 в1-в3), або «випадково», «очистити», «готово».
seabattle-reject-syntax-shoot = Назви одну клітинку, наприклад д5.
seabattle-reject-syntax-salvo = Назви клітинки залпу одним рядком, наприклад а1 в5 д9.
seabattle-reject-outside = Клітинки { $place } на полі немає: остання — { $last }.
seabattle-reject-bent = Від { $from } до { $to } прямо не пройти: кораблі не гнуться.
seabattle-reject-among = { $ship }: { $why } Жодного з цих кораблів не поставлено.
seabattle-reject-near = Кораблі не можуть торкатися один одного, навіть кутами.
seabattle-reject-length =
    { $length ->
        [one] У цьому флоті немає кораблів на { $length } клітинку.
        [few] У цьому флоті немає кораблів на { $length } клітинки.
       *[many] У цьому флоті немає кораблів на { $length } клітинок.
    }
seabattle-reject-spent =
    { $length ->
        [one] Усі кораблі на { $length } клітинку вже стоять.
        [few] Усі кораблі на { $length } клітинки вже стоять.
       *[many] Усі кораблі на { $length } клітинок уже стоять.
    }
seabattle-reject-missing =
    { $count ->
        [one] Бракує ще { $count } корабля, його довжина: { $lengths }.
        [few] Бракує ще { $count } кораблів, їхні довжини: { $lengths }.
       *[many] Бракує ще { $count } кораблів, їхні довжини: { $lengths }.
    }
seabattle-reject-shot-before = По { $place } вже стріляли. Вибери іншу клітинку.
seabattle-reject-empty = { $place } — поруч із потопленим кораблем, там порожньо.
seabattle-reject-twice = { $place } у залпі названо двічі.
seabattle-reject-volley =
    { $want ->
        [one] У залпі { $want } постріл, а названо клітинок: { $given }.
        [few] У залпі { $want } постріли, а названо клітинок: { $given }.
       *[many] У залпі { $want } пострілів, а названо клітинок: { $given }.
    }
seabattle-reject-fleet-long =
    { $length ->
        [one] Корабель на { $length } клітинку
        [few] Корабель на { $length } клітинки
       *[many] Корабель на { $length } клітинок
    } не вміщається на полі { $size } × { $size }.
seabattle-reject-fleet-crowded = На полі { $size } × { $size } цьому флотові тісно. Візьми менше кораблів, коротші або більше поле.
seabattle-afloat = на плаву: { $count }
seabattle-places = ставить кораблі

seabattle-lesson-1 = Поранено: Богдан стріляє ще раз
seabattle-lesson-2 = Потоплено: довкола порожньо
seabattle-lesson-3 = Червона рамка — стріляють сюди: «б2»
seabattle-lesson-4 = Бачить лише Анна; ставлять потай: д1-е1
seabattle-lesson-5 = Потопи весь флот — і перемога

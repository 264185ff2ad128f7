# The page of a match in the Mini App.
app-touch-play = Походити
app-touch-clear = Стерти всі позначки
app-touch-back = На крок назад
app-touch-letter = Нова літера
app-touch-hint = Торкнися поля
app-touch-keys = Стрілки вибирають місце, Enter позначає його, ще раз Enter — хід, Escape стирає.
app-type = Або введи хід
app-fleet = Перетягни кораблі на поле й натисни «Походити». Коли стануть усі, натисни «Готово».
app-gone = Цю партію тут не показати.
app-old = Відкрий поле знову: це посилання застаріло.
app-outside = Відкрий це поле кнопкою в Телеграмі.
app-failed = Бот не відповідає. Поле спитаю ще раз, а хід заново не надішлю.

# The page of a match in the Mini App.
app-touch-play = Сходить
app-touch-clear = Стереть все пометки
app-touch-back = На шаг назад
app-touch-letter = Новая буква
app-touch-hint = Коснись поля
app-touch-keys = Стрелки выбирают место, Enter отмечает его, ещё раз Enter — ход, Escape стирает.
app-type = Или введи ход
app-fleet = Перетащи корабли на поле и нажми «Сходить». Когда встанут все, нажми «Готов».
app-gone = Эту партию здесь не показать.
app-old = Открой поле заново: эта ссылка устарела.
app-outside = Открой это поле кнопкой в Телеграме.
app-failed = Бот не отвечает. Поле спрошу ещё раз, а ход заново не отправлю.

# The page of a match in the Mini App.
app-touch-play = Zagraj
app-touch-clear = Usuń wszystkie zaznaczenia
app-touch-back = Krok wstecz
app-touch-letter = Nowa litera
app-touch-hint = Dotknij planszy
app-touch-keys = Strzałki wybierają miejsce, Enter je zaznacza, drugi Enter robi ruch, Escape czyści.
app-type = Albo wpisz ruch
app-fleet = Przeciągnij statki na planszę i naciśnij „Zagraj”. Gdy staną wszystkie, naciśnij „Gotowe”.
app-gone = Tej partii nie da się tu pokazać.
app-old = Otwórz planszę jeszcze raz: ten link jest za stary.
app-outside = Otwórz tę planszę przyciskiem w Telegramie.
app-failed = Bot nie odpowiada. Pytam dalej o planszę, ale ruchu drugi raz nie wysyłam.

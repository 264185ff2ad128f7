# The page of a match in the Mini App.
app-touch-play = Zagraj
app-touch-clear = Usuń wszystkie zaznaczenia
app-touch-back = Krok wstecz
app-touch-letter = Nowa litera
app-touch-hint = Dotknij planszy
app-touch-keys = Strzałki wybierają miejsce, Enter je zaznacza, drugi Enter robi ruch, Escape czyści.
app-type = Albo wpisz ruch
app-gone = Tej partii nie da się tu pokazać.
app-old = Otwórz planszę jeszcze raz: ten link jest za stary.
app-failed = Bot nie odpowiada. Pytam jeszcze raz.

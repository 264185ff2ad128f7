# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Al gülüm ver gülüm
giveandtake-also = alıp verme | bir sana bir bana
giveandtake-about = Zarı at, o kadar fişi sıradakine ver. Fişi ilk biten kazanır.
giveandtake-brief = bir zar, beş dakika
giveandtake-rules =
    Herkesin on fişi var, herkes onlardan kurtulmak ister.

    Sıra sendeyken tek zar at. Gösterdiği kadar fişi sıradaki oyuncuya ver; masa başında olsa solundakine. 6 farklıdır: o zaman bir fişi oyun dışına koyarsın.

    Zar elindekinden çoğunu gösterirse bir şey olmaz.

    Fişi ilk biten hemen kazanır.

    Örneğin dört fişin varken 3 üçünü götürür, 5 bir şey yapmaz.

    “at” de ya da düğmeye bas.

giveandtake-opt-chips = herkesin kaç fişi var
giveandtake-key-chips = fiş | fişler
giveandtake-set-chips = kişi başına { $value } fiş

giveandtake-word-roll = at | atıyorum | salla | zar at

giveandtake-gives = { $seat } { $face } attı: { $chips } verdi, alan { $other }.
giveandtake-away = { $seat } { $face } attı: bir fiş oyun dışına.
giveandtake-few = { $seat } { $face } attı ama elinde yalnız { $chips } var: bir şey olmadı.
giveandtake-sheet = Fişi ilk biten kazanır
giveandtake-sheet-away = oyun dışı: { $count }
giveandtake-sheet-gives = verir: { $count }
giveandtake-sheet-six = { $face }: bir fiş oyun dışına
giveandtake-sheet-few = { $face } > { $count }, bir şey olmaz

giveandtake-lesson-1 = Burak 3 attı: Ayşe’ye üç fiş
giveandtake-lesson-2 = 6 bir fişi oyun dışına koyar
giveandtake-lesson-3 = “at”: 4 kazandırır, 5 bir şey yapmaz

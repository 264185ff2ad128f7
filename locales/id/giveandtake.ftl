# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Beri dan terima
giveandtake-also = bagi keping
giveandtake-about = Lempar dadu dan berikan keping sebanyak itu ke pemain berikutnya. Yang pertama kehabisan keping menang.
giveandtake-brief = satu dadu, lima menit
giveandtake-rules =
    Masing-masing punya sepuluh keping, dan ingin menghabiskannya.

    Saat giliranmu, lempar satu dadu. Berikan keping sebanyak angkanya ke pemain berikutnya – yang di kirimu, andai duduk melingkar. Angka 6 lain: singkirkan satu keping dari permainan.

    Kalau angkanya lebih dari kepingmu, tidak terjadi apa-apa.

    Yang pertama kehabisan keping langsung menang.

    Contoh, dengan empat keping, angka 3 memberikan tiga, dan angka 5 tidak berbuat apa-apa.

    Tulis “lempar” atau tekan tombol.

giveandtake-opt-chips = berapa keping masing-masing
giveandtake-key-chips = keping
giveandtake-set-chips = masing-masing { $value } keping

giveandtake-word-roll = lempar | kocok | lempar dadu

giveandtake-gives = { $seat } melempar { $face }: { $chips } untuk { $other }.
giveandtake-away = { $seat } melempar { $face }: satu keping disingkirkan.
giveandtake-few = { $seat } melempar { $face } tapi hanya punya { $chips }: tidak terjadi apa-apa.
giveandtake-sheet = Yang pertama kehabisan keping menang
giveandtake-sheet-away = { $count } disingkirkan
giveandtake-sheet-gives = memberi { $count }
giveandtake-sheet-six = { $face }: satu keping disingkirkan
giveandtake-sheet-few = { $face } lebih dari { $count }, batal

giveandtake-lesson-1 = Bayu melempar 3: tiga keping untuk Andi
giveandtake-lesson-2 = Angka 6 menyingkirkan satu keping
giveandtake-lesson-3 = “lempar”: 4 langsung menang, 5 percuma

# Fifty: two dice, only equal ones count.

fifty-name = Lima puluh
fifty-also = kembar lima puluh
fifty-about = Dua dadu, dan hanya kembar yang dihitung: dua enam untung besar, dua tiga menghapus semuanya.
fifty-brief = dua dadu, dua menit
fifty-rules =
    Jadilah yang pertama punya lima puluh poin. Bergiliran, satu giliran satu lemparan dua dadu: tekan tombol atau tulis “lempar”. Tidak ada yang perlu diputuskan, tinggal berharap mujur.

    Kalau kedua dadu berbeda, tidak dapat apa-apa. Dua enam dapat 25 poin. Dua satu, dua, empat, atau lima dapat 5. Dua tiga bencana: semua poinmu hilang, dan mulai dari nol lagi.

    Contoh, 4 4 lalu 6 6 jadi 30 poin; kalau berikutnya 3 3, kembali ke 0.

    Yang mencapai lima puluh langsung menang. Untuk main lebih singkat atau lebih lama, ubah target, misalnya 25 atau 100 poin.

fifty-opt-goal = berapa poin untuk menang
fifty-key-goal = target | poin
fifty-set-goal = { $value } poin menang

fifty-word-roll = lempar | kocok | lempar dadu

fifty-threw = { $seat } melempar { $faces }: tidak dapat apa-apa.
fifty-scored = { $seat } melempar { $faces }: { $points } poin, total { $total }.
fifty-lost = { $seat } melempar { $faces }: semua poin hilang!

fifty-sheet = Yang duluan mencapai { $goal } menang
fifty-sheet-pair = kembar lain +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 dapat 25, 4 4 dapat 5: jadi 30
fifty-lesson-2 = 3 3: Bayu punya 5, kini nol
fifty-lesson-3 = Ini semua yang dihitung; 50 menang
fifty-lesson-4 = Satu giliran: “lempar” sekali

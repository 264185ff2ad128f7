# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Pendakian
ascent-also = mendaki | daki
ascent-about = Lima belas lemparan untuk semua jadi angka dua digit: tulis di daftarmu, dan buat rangkaian menaik yang terpanjang.
ascent-brief = dua dadu, lima menit
ascent-rules =
    Masing-masing punya daftar lima belas baris, bernomor mulai 1. Dua dadu dilempar lima belas kali, tiap lemparan untuk semua. Dadunya dibaca sebagai angka dua digit dengan urutan sesukamu: 1 dan 4 jadi 14 atau 41. Tulis di baris kosong mana saja di daftarmu; setelah itu tetap di sana.

    Kalau semua daftar penuh, rangkaian terpanjang yang dihitung: baris bertetangga, berurutan, yang tiap angkanya lebih besar dari sebelumnya. Tiap baris di dalamnya satu poin.

    Contoh, 12 15 24 23 di baris bertetangga punya rangkaian tiga.

    Tekan angka beserta barisnya, atau ketik keduanya ke bot lewat chat pribadi: “41 3” menulis 41 di baris 3. Tulisanmu tidak terlihat sampai semua menulis.

    Dengan “disebut” pemain bergiliran menyebut angka dadu, bukan melemparnya.

ascent-word-throw = lempar | kocok | lempar dadu
ascent-word-name = sebut

ascent-write = { $number } → { $line }
ascent-ask = tulis { $numbers } di satu baris
ascent-holds = Daftarmu: { $list }. Rangkaian terpanjang: { $run }.

ascent-wrote = { $seat }: { $number } → baris { $line }.

ascent-reject-syntax = Ketik angka dan barisnya: “41 3” menulis 41 di baris 3.
ascent-reject-number = Lemparan ini bisa jadi: { $numbers }.
ascent-reject-line = Barisnya dari 1 sampai { $lines }.
ascent-reject-filled = Di baris { $line } sudah ada { $number }.

ascent-board-list = daftar
ascent-board-throw = lempar
ascent-board-run = deret

ascent-sheet-run = terbaik: { $run }
ascent-sheet-runs = deret
ascent-sheet-best = terbaik
ascent-sheet-either = { $one } atau { $two }

ascent-lesson-1 = 1 dan 4 jadi 14 atau 41
ascent-lesson-2 = Angka kecil di kiri, besar di kanan
ascent-lesson-3 = Rangkaian menaik terpanjang diarsir
ascent-lesson-4 = 61 dan 66 bersebelahan: rangkaian dua
ascent-lesson-5 = 5 dan 2: ketik “52 10” ke bot secara pribadi

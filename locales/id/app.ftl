# The page of a match in the Mini App.
app-touch-play = Jalan
app-touch-clear = Hapus semua tanda
app-touch-back = Mundur satu langkah
app-touch-letter = Huruf baru
app-touch-hint = Ketuk papannya
app-touch-keys = Tombol panah memilih tempat, Enter menandainya, Enter sekali lagi menjalankannya, Escape menghapus.
app-type = Atau ketik langkahmu
app-fleet = Seret kapalmu ke papan, lalu tekan “Jalan”. Kalau semua sudah di tempat, tekan “Siap”.
app-gone = Pertandingan ini tidak bisa ditampilkan di sini.
app-old = Buka papannya lagi: tautan ini sudah terlalu lama.
app-outside = Buka papan ini lewat tombol di Telegram.
app-failed = Bot tidak menjawab. Papannya terus diminta, tetapi langkah tidak dikirim lagi.

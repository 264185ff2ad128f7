### What a match answers when a step is not possible.

undo-table = Sejak itu ada yang keluar atau kehabisan waktu: tidak bisa ditarik kembali.
reject-lapse = Tidak ada yang waktunya sedang berjalan.
reject-full = Pertandingan ini sudah terlalu panjang. Akhiri dengan /draw atau /resign.
reject-line = Itu tidak bisa ditulis di catatan pertandingan.
reject-first = Yang boleh mulai: kursi 1 sampai { $max }.
reject-rules = Pertandingan ini memakai aturan lama ({ $given }, sekarang { $now }) dan hanya bisa dilihat.

### Matches in SGF, the files of other programs.

sgf-syntax = Baris { $line }, kolom { $column }: { $what }
sgf-no-match = file ini tidak memuat pertandingan, tidak ada yang diawali “(”.
sgf-no-node = pertandingannya kosong, tidak ada satu pun “;”.
sgf-early = “{ $given }” berada sebelum “;” yang pertama.
sgf-no-value = “{ $given }” tidak diikuti nilai dalam kurung siku.
sgf-open-value = kurung “[” tidak ditutup dengan “]”.
sgf-open-match = file berakhir di sini, dan pertandingannya tidak ditutup dengan “)”.
sgf-stray = “{ $given }” bukan di sini tempatnya.
sgf-many-nodes = lebih dari { $most } simpul tidak dibaca.
sgf-large = Filenya lebih besar dari { $most } megabyte.
sgf-unsaid = File ini tidak menyebut permainannya: tidak ada angka setelah GM.
sgf-no-game = Di sini tidak ada permainan bernomor GM[{ $given }].
sgf-many-moves = Simpul { $node }: lebih dari { $most } langkah tidak dibaca.
sgf-comment = Simpul { $node }: catatan untuk Kletka di sana tidak bisa dibaca ({ $why }).
sgf-value = Simpul { $node }: “{ $given }” bukan langkah. Yang setelahnya tidak dibaca.
sgf-setup = Simpul { $node }: “{ $given }” mengubah posisi tanpa langkah, dan itu tidak bisa di sini. Itu dan yang setelahnya tidak dibaca.
sgf-komi = “{ $given }” memberi poin pada satu pihak, dan di sini tidak dihitung. Semua langkah dibaca, tapi hasil akhirnya tidak.
sgf-more = File ini memuat beberapa pertandingan. Hanya yang pertama yang dibaca.

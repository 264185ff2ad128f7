# Cephalopod: dice that capture their neighbours.

cephalopod-name = Cumi-cumi
cephalopod-also = cumi | gurita
cephalopod-about = Dadu di papan 5 × 5 menangkap tetangga yang jumlahnya paling banyak enam dan menunjukkan jumlah itu. Dadu terbanyak menang.
cephalopod-brief = seperempat jam
cephalopod-rules =
    Usahakan dadumu lebih banyak dari dadu lawan saat papan penuh. Bergiliran; tiap giliran taruh satu dadumu di kotak kosong, tidak boleh lewat.

    Lihat dadu di atas, bawah, dan samping kotak itu, punya siapa pun. Kalau dua atau lebih berjumlah enam atau kurang, kamu wajib menangkap: pilih kelompok seperti itu, sedikitnya dua dadu. Dadunya kembali ke pemiliknya, dan dadumu menunjukkan jumlahnya. Kalau tidak ada kelompok seperti itu, dadumu menunjukkan satu.

    Contoh, di sekitar kotakmu ada 1, 2, dan 3: boleh ambil 1 + 2 dan menunjukkan tiga, 1 + 3 jadi empat, 2 + 3 jadi lima, atau semuanya jadi enam.

    Enam tidak bisa ditangkap lagi, sebab perlu dadu lain di sampingnya.

    Ketik kotaknya: c3. Kalau ada pilihan, sebut juga dadu yang ditangkap: c3 b3 c4. Bot memberi tahu yang mungkin. Kotaknya ganjil, jadi tidak ada seri.

cephalopod-opt-size = kotak mendatar dan menurun
cephalopod-key-size = ukuran | papan
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = taruh dadu di kotak kosong
cephalopod-option = { $move } (jadi { $sum })
cephalopod-reject-syntax = Sebut satu kotak, misalnya c3; untuk menangkap, juga tetangganya: c3 b3 c4.
cephalopod-reject-off = { $place } di luar papan.
cephalopod-reject-taken = Di { $place } sudah ada dadu.
cephalopod-reject-far = Yang bisa ditangkap hanya dadu tepat di samping { $place }: di atas, bawah, kiri, atau kanan.
cephalopod-reject-none = Dari { $place } tidak ada yang bisa ditangkap: sebut kotaknya saja.
cephalopod-reject-choice = Di { $place } kamu harus memilih: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } menangkap { $cells } dan menunjukkan { $sum }.
cephalopod-mark-plain = tanpa petik
cephalopod-mark-quote = dengan petik
cephalopod-sheet-taken = Pucat: tertangkap
cephalopod-sheet-dice = { $count } dadu

cephalopod-lesson-1 = 1 + 1: Andi mengambil keduanya, jadi dua
cephalopod-lesson-2 = Bingkai ganda: dadu Bayu
cephalopod-lesson-3 = Ada beberapa cara? “c3 c2 c4” memilih
cephalopod-lesson-4 = Tidak ada tangkapan: satu

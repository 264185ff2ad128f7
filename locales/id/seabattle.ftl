seabattle-name = Perang kapal
seabattle-also = kapal perang | perang laut | tembak kapal
seabattle-about = Dua armada tersembunyi, satu tembakan tiap kali: kena, tenggelam, atau byur.
seabattle-brief = seperempat jam
seabattle-rules =
    Masing-masing punya armada di papan sendiri yang tidak terlihat lawan. Di papan biasa 10 × 10: satu kapal 4 kotak, dua kapal 3 kotak, tiga kapal 2 kotak, dan empat kapal 1 kotak. Kapal selalu lurus dan tidak boleh bersentuhan, di sudut pun tidak.

    Pertama, keduanya menaruh kapal lewat chat pribadi dengan bot atau tombol di grup. Ketik dua ujung kapal, a1-a4 (satu kotak untuk yang terkecil), atau beberapa sekaligus, a1-a4 c1-c3; ketik yang sama lagi untuk mengangkatnya. Atau biarkan diundi dengan “acak”; “kosongkan” mengangkat semuanya. Kalau sudah pas, tulis “siap”.

    Lalu bergiliran menembak dengan mengetik kotak, e5. Jawabannya meleset, kena, atau tenggelam. Kalau kena, tembak lagi. Di sekeliling kapal yang tenggelam pasti kosong, jadi kotak itu ditandai dan tidak bisa ditembak.

    Yang duluan menenggelamkan seluruh armada lawan menang.

    Opsi: papan, armada, dan apakah kena berarti tembak lagi. Dengan “serentak”, sebut kotak sebanyak kapalmu yang masih terapung: a1 c5 e9.
seabattle-opt-size = banyak kotak di tiap sisi papan
seabattle-opt-fleet = panjang kapal-kapalnya, misalnya 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = kalau kena, boleh tembak lagi
seabattle-opt-salvo = tembakan tiap giliran sebanyak kapal yang masih terapung
seabattle-key-size = ukuran | papan
seabattle-key-fleet = armada | kapal
seabattle-key-again = lagi | tembak lagi
seabattle-key-salvo = serentak | tembakan serentak | beruntun
seabattle-set-size = papan { $value } × { $value }
seabattle-set-fleet = kapal { $value }
seabattle-set-again = { $value ->
    [on] kena berarti tembak lagi
   *[other] satu tembakan tiap giliran, kena atau tidak
}
seabattle-set-salvo = { $value ->
    [on] tembakan serentak
   *[other] satu per satu
}
seabattle-word-random = acak | armada acak | otomatis
seabattle-word-clear = kosongkan | hapus | ulang
seabattle-word-ready = siap | sudah | aku siap

seabattle-do-random = 🎲 Armada acak
seabattle-do-clear = Kosongkan
seabattle-do-ready = ✅ Siap
seabattle-do-place = kapal sedang ditaruh

seabattle-own = 👁 Armadaku
seabattle-own-secret = ✏ Taruh kapalku
seabattle-ask-place = taruh kapal: ketik kedua ujung tiap kapal, lalu tulis “siap”
seabattle-ask-shoot = tembak satu kotak
seabattle-ask-salvo = tembak { $shots } kotak sekaligus

seabattle-ready = { $seat } siap: armadanya sudah di laut.
seabattle-complete = Semua kapalmu sudah ditaruh. Tulis “siap”, atau atur ulang.
seabattle-miss = { $seat } menembak { $place }: meleset.
seabattle-hit = { $seat } menembak { $place }: kena!
seabattle-sunk =
    { $seat } menembak { $place }: { $length ->
        [1] perahu tenggelam!
       *[other] kapal { $length } kotak tenggelam!
    }
seabattle-salvo = { $seat } menembak serentak: { $cells }.
seabattle-cell-miss = { $place } meleset
seabattle-cell-hit = { $place } kena
seabattle-cell-sunk = { $place } tenggelam

seabattle-reject-syntax-place = Ketik dua ujung kapal, misalnya a1-a4 (beberapa sekaligus: a1-a4 c1-c3), atau “acak”, “kosongkan”, “siap”.
seabattle-reject-syntax-shoot = Ketik satu kotak yang ditembak, misalnya e5.
seabattle-reject-syntax-salvo = Ketik semua kotak tembakanmu dalam satu baris, misalnya a1 c5 e9.
seabattle-reject-outside = Tidak ada { $place } di papan ini: kotak terakhirnya { $last }.
seabattle-reject-bent = Dari { $from } ke { $to } tidak lurus.
seabattle-reject-among = { $ship }: { $why } Kapal-kapal ini tidak jadi ditaruh.
seabattle-reject-near = Kapal tidak boleh bersentuhan, di sudut pun tidak.
seabattle-reject-length = Di armada ini tidak ada kapal { $length } kotak.
seabattle-reject-spent = Semua kapal { $length } kotak sudah kamu taruh.
seabattle-reject-missing = Masih kurang { $count } kapal, panjangnya: { $lengths }.
seabattle-reject-shot-before = { $place } sudah pernah ditembak. Pilih kotak lain.
seabattle-reject-empty = { $place } pasti kosong: di sebelahnya ada kapal yang tenggelam.
seabattle-reject-twice = { $place } kamu sebut dua kali.
seabattle-reject-volley = Kamu punya { $want } tembakan, tapi menyebut { $given } kotak.
seabattle-reject-fleet-long = Kapal { $length } kotak tidak muat di papan { $size } × { $size }.
seabattle-reject-fleet-crowded = Armada itu terlalu sesak untuk papan { $size } × { $size }. Kurangi atau pendekkan kapalnya, atau pakai papan lebih besar.
seabattle-afloat = { $count } terapung
seabattle-places = menaruh kapal

seabattle-lesson-1 = Kena: Bayu menembak lagi
seabattle-lesson-2 = Tenggelam: sekelilingnya pasti kosong
seabattle-lesson-3 = Bingkai merah: yang ditembak, “b2”
seabattle-lesson-4 = Hanya Andi yang lihat; chat pribadi: e1-f1
seabattle-lesson-5 = Tenggelamkan semua untuk menang

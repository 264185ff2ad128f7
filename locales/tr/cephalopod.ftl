# Cephalopod: dice that capture their neighbours.

cephalopod-name = Ahtapot
cephalopod-also = mürekkep balığı | zar ahtapotu
cephalopod-about = 5 × 5 tahtada zarlar, toplamı altıyı geçmeyen komşuları alır ve o toplamı gösterir. Dolu tahtada en çok zarı olan kazanır.
cephalopod-brief = on beş dakika
cephalopod-rules =
    Tahta dolduğunda ötekinden çok zarın olsun. Sırayla oynanır; her sırada boş bir kareye bir zarını koyarsın, pas yoktur.

    O karenin üstündeki, altındaki ve yanlarındaki zarlara bak, kimin olursa olsun. İkisi ya da daha çoğu birlikte en çok altı ediyorsa almak zorundasın: en az iki zarlık böyle bir öbek seç. Sahiplerine döner, senin zarın toplamlarını gösterir. Böyle bir öbek yoksa zarın bir gösterir.

    Örneğin karenin çevresinde 1, 2 ve 3 var: 1 + 2’yi alıp üç, 1 + 3’ü alıp dört, 2 + 3’ü alıp beş, ya da hepsini alıp altı gösterebilirsin.

    Altı artık alınamaz, çünkü yanına bir zar daha gerekirdi.

    Kareyi yaz: c3. Seçebildiğin yerde aldığın zarları da söyle: c3 b3 c4. Bot nelerin olabildiğini söyler. Tahtanın kare sayısı tektir, beraberlik olmaz.

cephalopod-opt-size = enine ve boyuna kare
cephalopod-key-size = boy | tahta
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = boş bir kareye zar koy
cephalopod-option = { $move } ({ $sum } eder)
cephalopod-reject-syntax = Bir kare söyle, örneğin c3; almak için komşularını da: c3 b3 c4.
cephalopod-reject-off = { $place } tahtanın dışında.
cephalopod-reject-taken = { $place } karesinde zaten zar var.
cephalopod-reject-far = Yalnız { $place } karesine bitişik zarlar alınır: üst, alt, sol, sağ.
cephalopod-reject-none = { $place } karesinden bir şey alınamaz: yalnız kareyi söyle.
cephalopod-reject-choice = { $place } için seçmen gerek: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } aldı: { $cells }, gösterdiği { $sum }.
cephalopod-mark-plain = tırnaksız
cephalopod-mark-quote = tırnaklı
cephalopod-sheet-taken = Soluk: alınan zarlar
cephalopod-sheet-dice = { $count } zar

cephalopod-lesson-1 = 1 + 1: Ayşe ikisini aldı, iki gösterir
cephalopod-lesson-2 = Çift çerçeve: Burak’ın zarı
cephalopod-lesson-3 = Birkaç yol varsa hangisi: “c3 c2 c4”
cephalopod-lesson-4 = Alınacak zar yok: bir

# The page of a match in the Mini App.
app-touch-play = Oyna
app-touch-clear = Bütün işaretleri sil
app-touch-back = Bir adım geri
app-touch-letter = Yeni harf
app-touch-hint = Tahtaya dokun
app-touch-keys = Ok tuşları yer seçer, Enter işaretler, bir daha Enter oynar, Escape siler.
app-type = Ya da hamleni yaz
app-fleet = Gemilerini tahtaya sürükle ve “Oyna”ya bas. Hepsi yerleşince “Hazırım”a bas.
app-gone = Bu maç burada gösterilemiyor.
app-old = Tahtayı yeniden aç: bu bağlantı çok eski.
app-outside = Bu tahtayı Telegram’daki düğmeyle aç.
app-failed = Bot yanıt vermiyor. Tahta yeniden isteniyor; hamle bir daha gönderilmez.

# The page of a match in the Mini App.
app-touch-play = Oyna
app-touch-clear = Bütün işaretleri sil
app-touch-back = Bir adım geri
app-touch-letter = Yeni harf
app-touch-hint = Tahtaya dokun
app-touch-keys = Ok tuşları yer seçer, Enter işaretler, bir daha Enter oynar, Escape siler.
app-type = Ya da hamleni yaz
app-gone = Bu maç burada gösterilemiyor.
app-old = Tahtayı yeniden aç: bu bağlantı çok eski.
app-failed = Bot yanıt vermiyor. Yeniden deneniyor.

# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Küçük Max
littlemax-also = yalancı zar | mia | bardak altı
littlemax-about = Bardağın altında at, yalnız sen bak, öncekinden büyük bir sayı söyle: doğru ya da yalan. Bardağı kim kaldıracak?
littlemax-brief = bardak altında iki zar, on dakika
littlemax-rules =
    Bardağın altında iki zar at (“at”): senden başka kimse görmez. Tek sayı olarak okunur, büyük zar başta: 5 ile 4, 54’tür. En iyisi 21, adı Max; sonra 66’dan 11’e çiftler, sonra 65’ten 31’e ötekiler.

    Doğru ya da yalan, “65” gibi bir sayı söyle. Sonraki oyuncu ya inanır (“inan”), atar ve daha büyüğünü söyler, ya da bardağı kaldırır (“kaldır”). Zarlar söylenen sayı kadar ya da daha iyiyse bardağı kaldıran, kötüyse sayıyı söyleyen bir fiş kaybeder. Kaybeden sonraki atışı yapar.

    Herkesin üç fişi var (seçenek “fiş”). Fişi biten çıkar, son kalan kazanır.

    Örneğin Ayşe 54 der. Burak inanır, 4 ile 1 atar, 61 der. Ceren bardağı kaldırır: 41, 61’den küçük, Burak bir fiş kaybeder.

    21 geçilmez. Sonraki oyuncu ya bir fiş öder, kimse bakmaz, ya da bardağı kaldırır: 21 doğruysa kaldıran iki fiş, yalansa söyleyen bir fiş kaybeder.

    Düğmeler de var. Zarlarını düğmeyle ya da özelden görürsün.

littlemax-opt-chips = herkesin kaç fişi var
littlemax-key-chips = fiş | fişler
littlemax-set-chips = { $value } fiş

littlemax-word-throw = at | atıyorum | zar at | bardakta at | salla
littlemax-word-believe = inan | inanıyorum | inandım | inan ve at
littlemax-word-lift = kaldır | kaldırıyorum | bardağı kaldır | inanmıyorum
littlemax-word-pay = öde | ödüyorum | fiş öde

littlemax-throw = 🎲 Bardakta at
littlemax-throw-news = { $seat } bardağın altında atıyor.
littlemax-believe = 🎲 İnan ve at
littlemax-believe-news = { $seat } inanıyor ve atıyor.
littlemax-lift = 👀 Bardağı kaldır
littlemax-lift-news = { $seat } bardağı kaldırıyor.
littlemax-pay = Fiş öde
littlemax-pay-news = { $seat } bir fiş ödüyor.
littlemax-say = { $number }
littlemax-holds = Bardağın altında { $number } var.

littlemax-ask-throw = bardağın altında at; zarları yalnız sen görürsün
littlemax-ask-say-first = bir sayı söyle, doğru ya da yalan
littlemax-ask-say = { $number } üstü bir sayı söyle, doğru ya da yalan
littlemax-ask-answer = { $seat } { $number } dedi. İnanıp atıyor musun, yoksa bardağı mı kaldırıyorsun?
littlemax-ask-top = { $seat } 21 dedi. Fiş mi ödüyorsun, yoksa bardağı mı kaldırıyorsun?

littlemax-believes = { $seat } inanıyor ve atıyor.
littlemax-says = { $seat }: { $number }.
littlemax-true = { $seat } bardağı kaldırdı: { $number }, yani { $said } yalan değilmiş. { $seat }: −{ $chips } fiş{ $left ->
    [0] {" "}ve oyundan çıktı
   *[other] , kalan { $left }
}.
littlemax-false = { $seat } bardağı kaldırdı: { $said } değil, { $number }. { $liar }: −1 fiş{ $left ->
    [0] {" "}ve oyundan çıktı
   *[other] , kalan { $left }
}.
littlemax-pays = { $seat } bir fiş ödedi{ $left ->
    [0] {" "}ve oyundan çıktı
   *[other] , kalan { $left }
}. Bardağın altına kimse bakmıyor.
littlemax-anew = Bardak boş. Sıradaki atış: { $seat }.

littlemax-reject-syntax = 65 gibi bir sayı söyle, ya da “inan” veya “kaldır”.
littlemax-reject-number = İki zar { $number } diye okunamaz. Sıra: 31, 32, 41 … 65, sonra 11, 22 … 66, sonra 21.
littlemax-reject-low = { $number } üstü bir sayı söyle. Sıra: 31, 32, 41 … 65, sonra 11, 22 … 66, sonra 21.
littlemax-reject-say = Önce bir sayı söyle, örneğin 65.
littlemax-reject-throw = Önce bardağın altında at.
littlemax-reject-answer = Önce inan ya da bardağı kaldır.
littlemax-reject-top = 21’den büyüğü yok: fiş öde ya da bardağı kaldır.

littlemax-board-seat = yer
littlemax-board-chips = fiş
littlemax-board-left = çıktı
littlemax-board-said = dedi
littlemax-board-lifted = kalktı
littlemax-board-not-lifted = kalkmadı
littlemax-board-cup = bardak

littlemax-sheet-chips = fiş
littlemax-sheet-chain = söylendi:
littlemax-sheet-said = { $seat }: { $number } dedi
littlemax-sheet-lay = aslı { $number }
littlemax-sheet-doubt = { $seat } inanmıyor
littlemax-sheet-before = önceki tur:
littlemax-sheet-last = son tur:
littlemax-sheet-throws = { $seat } atıyor
littlemax-sheet-says = { $seat } sayı söylüyor
littlemax-sheet-more = { $number } üstü
littlemax-sheet-lost = { $seat }: −{ $chips } fiş

littlemax-lesson-1 = Ayşe 54 diyor, başka kimse bakmadı
littlemax-lesson-2 = “inan”: Burak 54’ten fazlasını söylemeli
littlemax-lesson-3 = “kaldır”: Ceren 41 buldu, 61 yalanmış
littlemax-lesson-4 = Yalan bir fiş, boş şüphe de bir fiş

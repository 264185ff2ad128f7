# Beetle: one die draws a beetle, part by part.

beetle-name = Böcek
beetle-also = böcek çizmece | uğur böceği
beetle-about = Her atış böceğinin bir parçasını çizer, o parça gerekiyorsa. İlk tamamlanan böcek kazanır.
beetle-brief = bir zar, iki dakika
beetle-rules =
    Böceğini ilk sen tamamla. Oyuncular sırayla tek zarı bir kez atar: düğmeye bas ya da “at” de. Zarın gösterdiği parçayı bot çizer.

    1 gövde, 2 baş, 3 bacak, 4 göz, 5 anten, 6 kuyruktur. Böceğin bir gövdesi, bir başı, altı bacağı, iki gözü, iki anteni ve bir kuyruğu olur: on üç parça.

    Önce gövde gelir. Baş, bacaklar ve kuyruk gövdeye tutunur; gözler ve antenler için baş gerek. Daha kullanamayacağın ya da böceğinde yeterince olan bir şey atarsan hiçbir şey çizilmez, sıra geçer.

    Örneğin ilk atışın 3, ama gövde yok, bir şey alamazsın. Sonra 1 atarsın, gövde. Sonra yine 3: işte ilk bacak.

    Böceği ilk tamamlayan hemen kazanır.

beetle-word-roll = at | atıyorum | salla | zar at

beetle-body = gövde
beetle-head = baş
beetle-leg = bacak
beetle-eye = göz
beetle-feeler = anten
beetle-tail = kuyruk

beetle-ask-first = zar at: { $part } için { $face } gerek
beetle-ask = zar at: { $left } parça eksik
beetle-drawn = { $seat } { $face } attı: { $part }.
beetle-needs = { $seat } { $face } attı: işe yaramadı, önce { $part } gerek.
beetle-enough = { $seat } { $face } attı: işe yaramadı, { $part } eksik değil.
beetle-whole = { $seat } { $face } attı: { $part }, böcek tamam!

beetle-sheet = Önce gövde; baş olunca gözler ve antenler
beetle-sheet-parts = { $parts } / { $all }
beetle-sheet-all = parça
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = parça
beetle-board-body = gövde
beetle-board-head = baş
beetle-board-leg = bacak
beetle-board-eye = göz
beetle-board-feeler = anten
beetle-board-tail = kuyruk

beetle-lesson-1 = 1 gövdeyi çizer: önce o gelmeli
beetle-lesson-2 = 2 baştır; sonra gözler ve antenler
beetle-lesson-3 = 3 bacaktır; böceğin altı bacağı olur
beetle-lesson-4 = “at”: Burak’a daha baş gerek, 2
beetle-lesson-5 = On üç parça bir böcek eder

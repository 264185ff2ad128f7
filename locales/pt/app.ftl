# The page of a match in the Mini App.
app-touch-play = Jogar
app-touch-clear = Apagar todas as marcas
app-touch-back = Um passo atrás
app-touch-letter = A letra nova
app-touch-hint = Toque no tabuleiro
app-touch-keys = As setas escolhem um lugar, Enter marca, Enter de novo joga, Esc apaga.
app-type = Ou digite a sua jogada
app-fleet = Arraste seus navios para o tabuleiro e toque em “Jogar”. Com todos lá, toque em “Pronto”.
app-gone = Não dá para mostrar esta partida aqui.
app-old = Abra o tabuleiro de novo: este link já expirou.
app-outside = Abra este tabuleiro pelo botão no Telegram.
app-failed = O bot não responde. Continuo pedindo o tabuleiro, mas não envio nenhum lance de novo.

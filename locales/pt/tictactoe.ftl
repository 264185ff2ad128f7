tictactoe-name = Jogo da velha
tictactoe-also = velha | xis e bolinha | jogo do galo
tictactoe-about = Xis contra bolinha: vence quem fechar uma linha primeiro. De 3 × 3 até 10 × 10.
tictactoe-brief = um minuto
tictactoe-rules =
    Duas pessoas se revezam e põem seu sinal em uma casa vazia. Quem começa joga com xis, a outra pessoa com bolinha.

    Vence quem primeiro fizer uma linha seguida com os próprios sinais – deitada, em pé ou na diagonal. No tabuleiro comum de 3 × 3 são três em linha; uma linha mais comprida também serve. Se o tabuleiro enche e ninguém fez linha, deu velha: empate.

    Para jogar, digite a casa: uma letra para a coluna e um número para a linha, por exemplo b2. Em tabuleiros pequenos dá para tocar na casa.

    Quem cria a partida pode escolher o tamanho do tabuleiro e o comprimento da linha: /tictactoe tamanho=5 linha=4.
tictactoe-opt-size = casas de cada lado do tabuleiro
tictactoe-opt-line = quantos sinais em linha vencem
tictactoe-key-size = tamanho
tictactoe-key-line = linha
tictactoe-set-size = tabuleiro { $value } × { $value }
tictactoe-set-line = { $value } em linha

tictactoe-ask-cross = ponha um xis em uma casa vazia
tictactoe-ask-round = ponha uma bolinha em uma casa vazia
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Digite uma casa, por exemplo b2.
tictactoe-reject-outside = Não existe { $place } neste tabuleiro: a última casa é { $last }.
tictactoe-reject-taken = { $place } está ocupada. Escolha uma casa vazia.
tictactoe-reject-line = Uma linha de { $line } não cabe em um tabuleiro de { $size } × { $size }.

tictactoe-lesson-1 = Três em linha vencem, até na diagonal
tictactoe-lesson-2 = Um xis em a2 vai fechar a linha
tictactoe-lesson-3 = Jogue em casa livre: toque ou digite c2

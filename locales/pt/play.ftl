### What a match answers when a step is not possible.

undo-table = Alguém saiu ou ficou sem tempo depois disso: não dá para voltar.
reject-lapse = O relógio não está correndo para ninguém.
reject-full = Esta partida ficou longa demais. Termine com /draw ou /resign.
reject-line = Isso não cabe no registro da partida.
reject-first = Quem começa é um lugar de 1 a { $max }.
reject-rules = Esta partida foi jogada com regras antigas ({ $given }, hoje { $now }) e só pode ser olhada.

### Matches in SGF, the files of other programs.

sgf-syntax = Linha { $line }, coluna { $column }: { $what }
sgf-no-match = o arquivo não tem partida, nada começa com “(”.
sgf-no-node = não há nada na partida, nem um “;”.
sgf-early = “{ $given }” aparece antes do primeiro “;”.
sgf-no-value = depois de “{ $given }” não vem um valor entre colchetes.
sgf-open-value = o colchete “[” não é fechado por “]”.
sgf-open-match = o arquivo acaba aqui, e a partida não é fechada por “)”.
sgf-stray = “{ $given }” não tem lugar aqui.
sgf-many-nodes = mais de { $most } nós não são lidos.
sgf-large = O arquivo passa de { $most } megabytes.
sgf-unsaid = O arquivo não diz de que jogo é: não há número depois de GM.
sgf-no-game = Aqui não há jogo com o número GM[{ $given }].
sgf-many-moves = Nó { $node }: mais de { $most } jogadas não são lidas.
sgf-comment = Nó { $node }: a anotação para a Kletka não pode ser lida ({ $why }).
sgf-value = Nó { $node }: “{ $given }” não é jogada. O que vem depois não foi lido.
sgf-setup = Nó { $node }: “{ $given }” muda a posição sem jogada, o que aqui ninguém pode fazer. Não foi lido, nem o que vem depois.
sgf-komi = “{ $given }” dá pontos a um lado, e aqui eles não contam para ninguém. Todas as jogadas foram lidas, mas não o fim da partida.
sgf-more = O arquivo tem várias partidas. Só a primeira foi lida.

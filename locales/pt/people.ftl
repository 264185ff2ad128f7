## Results

casual-wrong = “amistoso” pode ser sim ou não, mas não “{ $given }”.
casual-about = uma partida que não conta para o rating
lobby-casual = Não conta para o rating.
lobby-met = Entre { $one } e { $other } até agora { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , com um empate.
   *[other] , com { $drawn } empates.
}
rated = Rating: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Entre vocês: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , com um empate.
   *[other] , com { $drawn } empates.
}
lobby-hints = Pode pedir dica.
lobby-no-hints = Sem dicas.
unrated-casual = Sem rating, como combinado.
unrated-computer = Sem rating: o computador jogou.
unrated-shared = Sem rating: um lugar foi dividido.
unrated-twice = Sem rating: uma pessoa tinha dois lugares.
unrated-short = Sem rating: curta demais.
unrated-often = Sem rating: foi a sexta partida de vocês hoje.
unrated-vote = Sem rating: o grupo jogou junto.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
top-group = As tabelas são dos grupos: pergunte lá. Aqui, /stats mostra o que você já fez.
top-game = { $game }: rating
top-month = Este mês, todos os jogos
top-past = { $month }, todos os jogos
top-month-nobody = Ninguém terminou uma partida com rating este mês.
top-nobody = Ainda não houve partida com rating aqui. /{ $command } @nome começa uma.
top-few = Entra na tabela quem tem { $enough } partidas com rating, e ninguém chegou lá ainda.
top-nothing = Nada foi decidido aqui ainda. /{ $command } @nome começa uma partida.
top-all = Quem joga melhor aqui
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: ninguém tem { $enough } partidas com rating ainda
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Este mês
key-all-games = Todos os jogos
key-picture = Imagem
key-picture-of = Imagem: { $chat }
stats-group = Pergunte sobre outra pessoa no grupo em que vocês jogam.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Só comigo
stats-elsewhere = Em outra conversa
stats-chats-more = { $count ->
    [one] …e mais um grupo
   *[other] …e mais { $count } grupos
}
stats-nothing = Você ainda não terminou nenhuma partida aqui. /{ $command } @nome começa uma.
stats-nothing-of = { $name } ainda não terminou nenhuma partida aqui.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Últimas partidas: { $marks }
stats-longest = Maior série de vitórias: { $count } ({ $game })
stats-computer = Contra o computador: { $levels }
stats-level = nível { $level } – { $won } de { $played }
stats-alone = Jogando só: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stats-between = Você e { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Rating: { $game }
stats-line-points = { $line } { $points }
person-unknown = Não conheço ninguém com o nome { $name }. Responda a uma mensagem dessa pessoa.

annulled = №{ $number } não conta mais.
annulled-now = №{ $number } não conta mais. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = parar | encerrar
cup-word-out = fora | tirar
cup-word-knockout = mata-mata | eliminatória
cup-word-tables = mesas
cup-word-round = rodada
cup-group = Copa se joga em grupo.
cup-none = Ainda não há copa aqui. /cup { $command } abre uma.
cup-none-alive = Nenhuma copa está em andamento aqui.
cup-which = Qual delas? Acrescente o número: { $cups }
cup-many = Aqui só cabem { $most } copas ao mesmo tempo. Quem abriu uma, ou quem administra o grupo, pode pará-la: /cup stop e o número. { $cups }
cup-unknown = Não existe a copa №{ $number }.
cup-founder = Isso é com quem abriu a copa.
cup-admins = Só quem administra o grupo pode fazer isso.
cup-leaders = Só quem abriu a copa ou administra o grupo pode fazer isso.
cup-no-form = Este jogo não serve para uma copa assim.
cup-no-vote = Numa copa jogam pessoas, não chats: não há votação.
cup-not-started = A copa não começou.
cup-running = A copa já começou.
cup-is-over = A copa acabou.
cup-too-few = Tem pouca gente: são precisas pelo menos duas pessoas, ou uma mesa cheia.
cup-too-many = A copa está cheia.
cup-too-late = Tarde demais para entrar nesta copa.
cup-not-in = Essa pessoa não está nesta copa.
cup-you-not-in = Você não está nesta copa.
cup-already-in = Você já está nela.
cup-gone = Você já saiu dela.
cup-put-out = Alguém da administração tirou você desta copa.
cup-eliminated = Você já não está na disputa.
cup-closing = A copa termina de qualquer jeito com esta rodada.
cup-decided = Isso já não dá para mudar: a copa seguiu em frente.
cup-round-wrong = Uma rodada dura de 10 minutos a 60 dias, como rodada=1d, e não “{ $given }”.
cup-list = Copas daqui (/cup com um número mostra uma de novo)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] uma pessoa entrou
   *[other] { $count } pessoas entraram
}
cup-line-running = №{ $number } { $game }: rodada { $round } de { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: cancelada
cup-head = Copa №{ $number } · { $game }
cup-invites = 🏆 { $cup }. { $name } abre a copa; { $form }.
cup-is-by-count = até seis, todo mundo contra todo mundo; mais do que isso, sistema suíço
cup-is-round-robin = todo mundo contra todo mundo
cup-is-swiss = sistema suíço
cup-is-knockout = mata-mata
cup-is-tables = mesas de várias pessoas
cup-round-time = Cada rodada tem { $time }.
cup-nobody = Ninguém entrou ainda.
cup-begun = Começou.
cup-off = Foi cancelada.
cup-pledge = Sorteios, fixados de antemão: { $pledge }
cup-secret = Os sorteios vieram de { $secret }
cup-round = { $cup } · rodada { $round } de { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = A rodada vai até { $day }.
cup-until-hour = A rodada vai até { $day }, às { $time }.
cup-over-time = O tempo da rodada acabou. As partidas continuam, mas perde quem pensar mais de { $share } ao todo.
cup-bye = { $name } fica sem par: um ponto.
cup-rest = { $name } folga nesta rodada.
cup-withdrawn = { $name } não apareceu e está fora; para voltar, é só tocar em Entrar.
cup-absent = { $name } não apareceu e está fora.
cup-forfeit = { $name } passa sem jogar.
cup-forfeit-point = { $gone } saiu: o ponto é de { $name }.
cup-forfeit-struck = { $gone } saiu, então { $name } fica sem partida nesta rodada.
cup-lot = O sorteio favorece { $name }.
cup-again = №{ $former } é jogada de novo como №{ $number }.
cup-won = 🏆 A copa é de { $winners }!
cup-shared = 🏆 A copa é de { $winners }!
cup-stopped = A copa foi encerrada.
cup-unwon = A copa fica sem dono.
cup-closes = A copa termina depois desta rodada, que conta.
key-cups = Copas
cup-no-undo = Em copa, jogada não volta.
cup-no-cancel = Quem joga a copa não pode cancelar as partidas dela. Para desistir, responda à imagem com “desistir”.
cup-no-out = Quem joga a copa não pode tirar ninguém dela. Alguém da administração que não joga pode.
cup-anonymous = Quem joga a copa não decide isso, então escreva com o seu próprio nome.
cup-draw-early = Em copa, o empate só pode ser combinado depois que todo mundo jogou.
cup-clock-long = { $clock }: é tempo demais para uma rodada de { $round }. No máximo: { $most }.

## Privacy

privacy-text = O que eu guardo: seu nome, nome de usuário e idioma como o Telegram mostra; as partidas que você joga aqui, com as jogadas; os resultados, ratings e copas. Nada mais do que você escreve é guardado. Isso fica até você mandar apagar; as cópias de segurança de quem mantém este bot são apagadas conforme envelhecem.
privacy-file = O que eu guardo sobre você: resultados e registros.
privacy-sure = Apagar tudo o que é seu? As partidas em andamento contam como desistência, seus ratings e tabelas somem, e nas partidas terminadas você fica sem nome. Os quebra-cabeças que você começou hoje não podem ser começados de novo hoje. Não tem volta.
privacy-not = Nada foi apagado.
privacy-under-way = Já está sendo feito.
privacy-done = Pronto: nada mais com o seu nome está guardado. Nas partidas terminadas você agora é { $name }. As cópias de segurança somem conforme envelhecem; as imagens nas conversas ficam.
key-my-data = Meus dados em arquivo
key-erase = Apagar meus dados
key-erase-sure = Sim, apagar
key-erase-not = Não
fair-erased = (apagado a pedido de quem jogou; a semente foi mantida)

## Votes

chat-name = O grupo
table-key-vote = votação | voto | votos
table-is-first = primeira | primeiro
vote-allowed = 10m, 1d, primeira
vote-about = o grupo joga de um lado e vota nas jogadas, por esse tempo depois do primeiro voto; com “primeira” vale a primeira jogada
vote-wrong = Uma votação pode durar de 10s a 7d, por exemplo votação=10m ou votação=1d, ou votação=primeira, mas não { $given }.
vote-secrets = O jogo { $game } tem segredos, então o grupo não pode votar nele.
vote-clock = As votações são o relógio do grupo: deixe “relógio” de fora.
vote-private = Votação precisa de um grupo: peça lá.
vote-alone = Diga contra quem o grupo joga: acrescente “bot:4” ou um nome.
vote-how = Todo mundo aqui pode votar; a votação fecha { $span } depois da primeira resposta.
vote-how-first = Qualquer pessoa aqui pode responder: vale a primeira jogada.
lobby-vote = Um lado é o grupo: todo mundo vota, e cada votação fecha { $span } depois da primeira resposta.
lobby-vote-first = Um lado é o grupo: joga quem responder primeiro.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = desistir
vote-draw = empate
vote-undo = voltar a jogada
vote-open = №{ $number } · O grupo vota: { $counts }. { $closes } Responda com uma jogada; dá para mudar.
vote-closes = Fecha às { $time }.
vote-closes-on = Fecha em { $day }, às { $time }.
vote-closes-in = Fecha em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
vote-closed = №{ $number } · O grupo votou: { $counts }.
vote-undecided = №{ $number } · A votação acabou e não decidiu nada: { $counts }.
vote-off = №{ $number } · Esta votação não vale: a partida seguiu sem ela.
vote-no-undo = O grupo não volta jogadas.
news-vote = Votos: { $counts }.
toast-vote = Seu voto: { $move }. Dá para mudar.
toast-vote-against = Quem é contra simplesmente vota em uma jogada.

## Months

month-head = 🏆 A tabela de { $month }:
month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro

## The puzzle of the day

daily-word-yesterday = ontem
daily-head = 🧩 Quebra-cabeças do dia №{ $number } · { $day }
daily-how = Cada pessoa joga por sua conta, no privado, e os quebra-cabeças são iguais para todo mundo. Novos às { $time }.
daily-alone = Hoje são os mesmos para todo mundo, e cada um só pode ser jogado uma vez. Novos às { $time }.
daily-was = Assim foi o dia { $day }. /daily mostra os quebra-cabeças de hoje.
daily-over = Esse dia já passou. /daily mostra os quebra-cabeças de hoje.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: sem solução
daily-more = { $count ->
    [one] …e mais uma pessoa
   *[other] …e mais { $count }
}
daily-row = Os últimos sete dias: { $row }
daily-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · sem solução
daily-pledge = O segredo de hoje está fixado por { $pledge }; /daily ontem mostra o da véspera.
daily-secret = Segredo do dia: { $secret }. O SHA-256 dele é { $pledge }, como foi mostrado naquele dia; o SHA-256 dos seus bytes e de duas linhas, { $date } e o jogo, dá o segredo de cada quebra-cabeça.
daily-none = Quebra-cabeças do dia: { $games }.
daily-nobody = Ontem ninguém pediu os quebra-cabeças.
daily-done = Esse você já jogou hoje: { $line }
daily-spent = Esse você já jogou hoje.
daily-gone = Essa partida acabou; o próximo quebra-cabeça vem amanhã.
daily-full = A tabela desse grupo está cheia.
daily-no-cancel = Um quebra-cabeça do dia não pode ser cancelado. Dá para desistir: /resign
daily-no-undo = Em quebra-cabeça do dia, jogada não volta.
key-pass-on = Contar o resultado

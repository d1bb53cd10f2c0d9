extension Portuguese {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "máximo, pico, maior, mais alto, máx, recorde, valor máximo, o mais alto, melhor",
    .lowest:
      "mínimo, vale, menor, mais baixo, mín, valor mínimo, o mais baixo, pior",
    .goTo:
      "valor atípico, ponto de virada, extremo, queda, alta, lacuna, cruzamento, falta, faltam, baixa, cair, incomum, anomalia, estranho, mudança, aumento, diminuição",
    .search: "encontrar, nome, cidade, país, pessoa, produto, palavra",
    .goToPlace: "saltar, tempo, ano, data, dia, ir para",
    .back: "retornar, volta, voltar",
    .takeBack: "desfazer, anular, reverter, recomeçar, erro, engano, errei, corrigir, restaurar",
    .bookmark: "marca, lembrar, marcar, favorito, anotar",
    .position: "onde estou, perdido, em que ponto, qual ponto",
    .audioGraph: "legenda",
    .details:
      "estatística, média, resumo, tendência, mediana, título, falta, faltam, fatos, números, total, quantos",
    .describe: "forma, tendência, explicar, o que é isto, padrão, curva, descrever, resumir",
    .values: "pontos, valor",
    .table: "linhas, células, registro, registros, dados, tabela",
    .play: "ouvir, escutar, tocar, música, melodia, começar",
    .stop: "cancelar, silêncio, parar, interromper",
    .slower: "velocidade, ritmo",
    .faster: "velocidade, ritmo, acelerar",
    .sound: "mudo, tirar o som, som",
    .speech: "voz, falar, dizer",
    .zoomIn:
      "zoom, ampliar, parte, faixa, aproximar, mais perto, aumentar",
    .zoomOut:
      "zoom, reduzir, afastar",
    .zoomAll: "zoom, tudo, redefinir",
    .readAll: "tudo, voz alta, ler em voz alta, dizer tudo",
    .history: "repetir, último",
    .nextPart: "fala, partes, ordem, só valor, só unidade",
    .verbosity: "breve, detalhe, tamanho",
    .follow: "ao vivo, fluxo, último, tempo real, monitorar",
    .suggestions:
      "tipo de gráfico, barras, linha, dispersão, outro gráfico, gráfico de barras, pizza, histograma, caixas, diagrama de caixa, gráfico, gráficos, diagrama, outra visão",
    .columns:
      "filtro, faixa, média, mediana, soma, agrupar, eixo, x, y, série, mês, ano, omitir, máximo, mínimo, contagem, apagar, excluir, remover, ocultar, esconder, ordenar, filtrar, grupo, só alguns, coluna, colunas, cidade, país, só um, só uma, escolher, selecionar, campo, variável, por mês",
    .compare:
      "diferença, seleção, comparar, contra, comparação, ambos, mais que, qual é mais alto",
    .chord: "juntas",
    .chartList: "título, trocar",
    .multiples:
      "painéis, grade, lado a lado, visão geral, todos os gráficos, mosaico",
    .export:
      "salvar, copiar, arquivo, imagem, linha de comando, imprimir, baixar, gravar, gravação, arquivo de som, compartilhar, enviar, captura de tela",
    .settings:
      "volume, instrumento, altura, idioma, leitor de tela, opções, ordem, som alto, mais baixo, preferências, ajustes, configurar",
    .nextTheme: "cor, contraste, escuro, claro",
    .previousTheme: "cor, contraste, escuro, claro",
    .larger: "tamanho, letra, letra maior",
    .smaller: "tamanho, letra, letra menor",
    .quit: "sair, fim, fechar, encerrar, terminar, pronto, tchau",
    .tutorial: "aprender, lição, iniciante, introdução, praticar",
    .help: "teclas, comandos, atalhos, instruções, o que posso fazer",
  ]
}

extension Portuguese {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "máximo, pico, maior, mais alto, máx",
    .lowest:
      "mínimo, vale, menor, mais baixo, mín",
    .goTo:
      "valor atípico, ponto de virada, extremo, queda, alta, lacuna, cruzamento, falta, faltam, baixa, cair",
    .search: "encontrar, nome",
    .goToPlace: "saltar, tempo, ano",
    .back: "retornar, volta, voltar",
    .takeBack: "desfazer, anular, reverter, recomeçar",
    .bookmark: "marca, lembrar",
    .position: "onde estou",
    .audioGraph: "legenda",
    .details:
      "estatística, média, resumo, tendência, mediana, título, falta, faltam",
    .describe: "forma, tendência, explicar",
    .values: "pontos, valor",
    .table: "linhas, células",
    .play: "ouvir, escutar, tocar",
    .stop: "cancelar, silêncio",
    .slower: "velocidade, ritmo",
    .faster: "velocidade, ritmo, acelerar",
    .sound: "mudo, tirar o som, som",
    .speech: "voz, falar, dizer",
    .zoomIn:
      "zoom, ampliar, parte, faixa, aproximar",
    .zoomOut:
      "zoom, reduzir, afastar",
    .zoomAll: "zoom, tudo, redefinir",
    .readAll: "tudo, voz alta, ler em voz alta",
    .history: "repetir, último",
    .nextPart: "fala, partes, ordem, só valor, só unidade",
    .verbosity: "breve, detalhe, tamanho",
    .follow: "ao vivo, fluxo, último",
    .suggestions:
      "tipo de gráfico, barras, linha, dispersão, outro gráfico, gráfico de barras, pizza, histograma, caixas, diagrama de caixa, gráfico, gráficos",
    .columns:
      "filtro, faixa, média, mediana, soma, agrupar, eixo, x, y, série, mês, ano, omitir, máximo, mínimo, contagem, apagar, excluir, remover, ocultar, esconder, ordenar, filtrar, grupo, só alguns, coluna, colunas",
    .compare:
      "diferença, seleção, comparar, contra",
    .chord: "juntas",
    .chartList: "título, trocar",
    .multiples:
      "painéis, grade, lado a lado",
    .export:
      "salvar, copiar, arquivo, imagem, linha de comando, imprimir, baixar",
    .settings:
      "volume, instrumento, altura, idioma, leitor de tela, opções, ordem, som alto, mais baixo, som alto",
    .nextTheme: "cor, contraste, escuro, claro",
    .previousTheme: "cor, contraste, escuro, claro",
    .larger: "tamanho, letra, letra maior",
    .smaller: "tamanho, letra, letra menor",
    .quit: "sair, fim, fechar, encerrar",
    .tutorial: "aprender, lição",
    .help: "teclas, comandos",
  ]
}

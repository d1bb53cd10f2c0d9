extension Portuguese {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Ponto anterior"
    case .nextPoint: "Próximo ponto"
    case .firstPoint: "Primeiro ponto"
    case .lastPoint: "Último ponto"
    case .tenthBack: "Recuar um décimo"
    case .tenthForward: "Avançar um décimo"
    case .lowest: "Mínimo da série; pressionando outra vez, do gráfico"
    case .highest: "Máximo da série; pressionando outra vez, do gráfico"
    case .chartLowest: "Mínimo do gráfico"
    case .chartHighest: "Máximo do gráfico"
    case .previousLandmark: "Referência anterior"
    case .nextLandmark: "Próxima referência"
    case .goTo: "Ir para queda, alta, lacuna, cruzamento…"
    case .search: "Buscar nos rótulos"
    case .goToPlace: "Ir para data, valor, número ou percentual"
    case .back: "Voltar para antes do último salto"
    case .takeBack: "Desfazer a última mudança"
    case .bookmark: "Pôr um marcador aqui"
    case .position: "Posição"
    case .previousItem: "Item anterior"
    case .nextItem: "Próximo item"
    case .turnForward: "Próximo modo do rotor"
    case .turnBack: "Modo anterior do rotor"
    case .audioGraph: "Gráfico de áudio"
    case .details: "Detalhes do gráfico"
    case .describe: "Descrever séries"
    case .values: "Valores"
    case .table: "Tabela de dados"
    case .act: "Ativar o item"
    case .play: "Reproduzir daqui, pausar"
    case .stop: "Fechar o painel ou parar o som"
    case .slower: "Mais devagar"
    case .faster: "Mais rápido"
    case .loopStart: "Início do loop"
    case .loopEnd: "Fim do loop"
    case .loop: "Ligar ou desligar o loop"
    case .direction: "Inverter o sentido da reprodução"
    case .nextSeries: "Pular para a próxima série"
    case .chord: "Todas as séries neste x, da mais baixa à mais alta"
    case .sayValues: "Dizer os valores ao reproduzir"
    case .sound: "Ligar ou desligar o som"
    case .speech: "Ligar ou desligar a voz"
    case .zoomIn: "Ampliar"
    case .zoomOut: "Reduzir"
    case .zoomAll: "Mostrar tudo"
    case .readAll: "Ler tudo"
    case .readOn: "Continuar a ler uma fala longa"
    case .history: "Histórico de falas"
    case .nextPart: "Fala parte por parte"
    case .verbosity: "Frases curtas ou longas"
    case .brailleRow: "Fileira em braille"
    case .follow: "Acompanhar dados ao vivo, ou pausar"
    case .nextChart: "Próximo gráfico"
    case .previousChart: "Gráfico anterior"
    case .chartList: "Lista dos gráficos"
    case .suggestions: "Gráficos desta tabela"
    case .columns: "Colunas desta tabela"
    case .compare: "Comparar com a seleção anterior"
    case .multiples: "Gráficos lado a lado"
    case .export: "Exportar"
    case .settings: "Configurações"
    case .nextTheme: "Próximo tema"
    case .previousTheme: "Tema anterior"
    case .larger: "Símbolos maiores"
    case .smaller: "Símbolos menores"
    case .tutorial: "Tutorial"
    case .help: "Ajuda"
    case .redraw: "Redesenhar a tela"
    case .quit: "Fechar o painel ou sair"
    }
  }

  static let keyNames: [String: String] = [
    "": "esta tecla",
    "←": "seta para a esquerda", "→": "seta para a direita", "↑": "seta para cima",
    "↓": "seta para baixo", "Space": "espaço", "Home": "Home", "End": "End", "PgUp": "Page Up",
    "PgDn": "Page Down", "Tab": "Tab", "Shift-Tab": "Shift Tab", "Enter": "Enter", "Esc": "Esc",
    "Backspace": "Backspace", "F1": "F1", "Ctrl-L": "Control L", "Ctrl-U": "Control U",
    "!": "exclamação", "\"": "aspas", "#": "cerquilha", "$": "cifrão", "%": "por cento",
    "&": "e comercial", "'": "apóstrofo", "(": "abre parêntese", ")": "fecha parêntese",
    "*": "asterisco", "+": "mais", ",": "vírgula", "-": "hífen", ".": "ponto", "/": "barra",
    ":": "dois-pontos", ";": "ponto e vírgula", "<": "menor que", "=": "igual", ">": "maior que",
    "?": "interrogação", "@": "arroba", "[": "abre colchete", "\\": "barra invertida",
    "]": "fecha colchete", "^": "circunflexo", "_": "sublinhado", "`": "acento grave",
    "{": "abre chave", "|": "barra vertical", "}": "fecha chave", "~": "til",
  ]
}

extension Portuguese {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      Explore gráficos com os ouvidos, com os olhos e com o teclado, em qualquer terminal.

      Sem um comando abre-se a tela cheia: earshot ARQUIVO equivale a earshot explore ARQUIVO. Sem \
      ARQUIVO, os dados são lidos da entrada padrão; se ela for um terminal, os exemplos são \
      mostrados. Para tudo o que se pode fazer na tela cheia há também um comando que não precisa \
      dela.
      """
    case .explore:
      """
      A tela cheia (o comando padrão).

      Com --keys nada é mostrado: as teclas são reproduzidas, e o que foi dito, mostrado ou tocado \
      é escrito na saída padrão. Os caracteres são escritos como se digitam, as outras teclas pelo \
      nome: <Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>; # começa um comentário.
      """
    case .describe: "Os detalhes do gráfico como texto, uma informação por linha, ou em um arquivo."
    case .draw:
      """
      Uma imagem de cada gráfico como texto, ou em um arquivo.

      Se há vários gráficos, cada um tem seu próprio arquivo: nome-1.svg, nome-2.svg…
      """
    case .render:
      """
      O gráfico de áudio em um arquivo de som.

      Se há vários gráficos, só o primeiro é gerado; a saída de erro informa isso.
      """
    case .tutorial:
      """
      Aprender as teclas de ouvido, em oito passos.

      Cada passo espera a sua tecla, no exemplo ou em um gráfico seu. Qualquer outra tecla diz \
      o que se pede. No fim, os gráficos ficam abertos para explorar.
      """
    case .audit:
      """
      Verifica se cada gráfico, neste tema e neste idioma, serve para todos.

      Uma linha para cada coisa verificada: reprovado, aprovado no limite (a até um décimo do limite, ou longo por palavras que não são suas) ou \
      aprovado; o quê, onde e como corrigir. As falas devem ter no máximo 40 colunas. O \
      código de saída é 65 se algo for reprovado.
      """
    case .themes: "Os temas."
    case .list: "Um tema por linha, o nome primeiro."
    case .show: "As cores de um tema, como no seu arquivo."
    case .check:
      """
      Verifica se as cores de um tema, ou de todos, se distinguem onde se encontram.

      Uma linha para cada par de cores: o veredito, o que foi calculado, o que se exige, o par e \
      as cores do cálculo: 24 bits ou a paleta de 256. O contraste é a razão definida pelas WCAG \
      (:1); as séries se distinguem segundo CIEDE2000 (dE), vistas com cada tipo de visão de \
      cores. O código de saída é 65 se algo for reprovado.
      """
    case .devices: "Os dispositivos de saída de áudio, com o padrão marcado."
    case .config:
      """
      As configurações em vigor, cada uma com a sua origem.

      Uma opção prevalece sobre o ambiente, este sobre o arquivo, este sobre o padrão. O arquivo é \
      earshot/config.toml em XDG_CONFIG_HOME, senão em ~/.config.
      """
    case .help: "Mostrar a ajuda de um comando."
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files:
      "Tabelas ou gráficos em qualquer formato que --format indica, também compactados; - é a entrada padrão"
    case .x: "A coluna do eixo X"
    case .y:
      "Uma coluna para o gráfico, 'mean(COLUNA)' ou 'count()'; repita a opção ou separe os nomes com vírgulas"
    case .type: "O tipo de gráfico"
    case .series:
      "Uma coluna; uma série para cada um dos seus valores, em um só gráfico. none: sem essas séries"
    case .split: "Uma coluna; um gráfico para cada um dos seus valores"
    case .aggregate: "O que as linhas de um mesmo lugar se tornam"
    case .label: "Uma coluna; o texto dela é dito com cada ponto"
    case .every: "A unidade de tempo de x"
    case .bin: "A largura dos intervalos de x, ou de um histograma; ou auto"
    case .where:
      "Só as linhas com 'COLUNA OPERADOR VALOR': = != < <= > >= ~ in, not in, 'is missing'. A opção pode ser repetida: todas as condições devem valer"
    case .last: "Só o último período desta duração"
    case .from: "Só a partir deste x"
    case .to: "Só até este x"
    case .sort: "A ordem dos nomes"
    case .top:
      "Só esta quantidade de séries ou nomes, os maiores; onde as linhas são resumidas, os outros juntos"
    case .chart: "Qual dos gráficos que --charts lista"
    case .open:
      "O número do gráfico mostrado primeiro; describe, draw, render e audit usam só esse"
    case .sameAxes: "Os mesmos eixos para todos os gráficos de mesma unidade e escala"
    case .title: "O título do gráfico"
    case .summary: "Suas próprias palavras sobre o gráfico"
    case .xTitle: "O que o eixo X mede"
    case .yTitle: "O que o eixo Y mede"
    case .xUnit: "A unidade de x"
    case .yUnit: "A unidade de y"
    case .xScale: "A escala do eixo X"
    case .yScale: "A escala do eixo Y"
    case .referenceLine:
      "Traçar neste valor uma linha que atravessa o gráfico, com um nome; a opção pode ser repetida"
    case .trendLine: "Traçar a reta que melhor se ajusta a cada série"
    case .error:
      "Uma coluna com o erro de cada valor para os dois lados, ou duas com o limite inferior e o superior"
    case .timeZone: "O fuso horário das datas que não indicam nenhum, pelo nome IANA"
    case .dateFormat: "Como as datas são escritas, por exemplo dd.MM.yyyy"
    case .format: "O formato da entrada"
    case .delimiter: "O caractere entre as células; \\t é uma tabulação"
    case .header: "A primeira linha contém nomes, não valores"
    case .noHeader: "A primeira linha contém valores, não nomes"
    case .missing:
      "Tratar este valor como ausente, por exemplo -999; a opção pode ser repetida"
    case .decimalComma: "A vírgula é o separador decimal"
    case .decimalPoint: "O ponto é o separador decimal"
    case .columns:
      "Listar as colunas de uma tabela: papel, intervalo, valores diferentes e ausentes"
    case .charts:
      "Listar os gráficos adequados a uma tabela, o melhor primeiro; --chart escolhe um"
    case .language: "O idioma de todos os textos"
    case .verbosity: "Quanto se diz"
    case .sayValues: "Dizer os valores ao reproduzir"
    case .readingSpeed: "Com que rapidez tudo é lido"
    case .plain: "Dizer tudo em linhas de texto, para leitores de tela"
    case .screenReader: "O mesmo que --plain"
    case .quiet: "Tela estável: uma tecla muda só a fala"
    case .verticalPoints: "Percorrer os pontos com as setas para cima e para baixo"
    case .crosshair: "Traçar uma linha vertical pelo ponto escolhido"
    case .pixels: "Desenhar os gráficos em pixels, se o terminal responder que pode"
    case .caption: "Partes da fala de um ponto, na ordem dita"
    case .brailleCells: "Celas da fileira em braille e de uma linha de falas"
    case .speech: "Falar tudo pelo speech-dispatcher (auto: se estiver em execução)"
    case .theme: "O tema"
    case .themesFolder: "Onde há mais temas"
    case .glyphs: "Com que as imagens são desenhadas"
    case .glyphScale: "O tamanho em que tudo é desenhado"
    case .color: "Cores na saída"
    case .size: "O tamanho sem terminal"
    case .preset: "Como os dados viram som"
    case .duration: "Quanto tempo um gráfico toca, em segundos ou pelo seu conteúdo"
    case .minimumFrequency: "A frequência do valor mais baixo, em Hz"
    case .maximumFrequency: "A frequência do valor mais alto, em Hz"
    case .pitchScale: "Como a altura do som segue o valor"
    case .smoothing: "O peso de cada valor em uma média móvel exponencial"
    case .volume: "Com que volume tudo soa"
    case .inverted: "O valor mais alto recebe o som mais grave"
    case .order: "Como várias séries tocam"
    case .mono: "Tudo no centro, para um só ouvido"
    case .instrument: "Com que instrumento a primeira série toca"
    case .solo: "Ouvir só esta série; a opção pode ser repetida"
    case .mute: "Omitir esta série; a opção pode ser repetida"
    case .backwards: "Do fim para o começo"
    case .legend: "Primeiro o valor mais baixo e o mais alto, depois o gráfico"
    case .slope: "Linhas em passos iguais de y: quanto mais íngremes, mais rápido"
    case .dense: "Muitos pontos de uma vez: a média, a faixa, ambas ou só os extremos"
    case .pan: "O que indicam esquerda e direita: o lugar em x, a série ou nada"
    case .tuning: "Levar as alturas às notas de uma escala"
    case .notes: "Uma nota por ponto de uma linha em vez de um deslizamento"
    case .moveTones: "Fazer soar os pontos ao se mover"
    case .map: "Ouvir outra coluna como volume, aspereza ou andamento"
    case .cues: "O que é marcado por um som, nomes separados por vírgulas"
    case .threshold: "Marcar onde uma série passa por este valor; a opção pode ser repetida"
    case .device: "O dispositivo de áudio"
    case .follow: "Continuar a ler o que chega, ao vivo; um arquivo pelo nome"
    case .keep: "Quantas linhas são guardadas, ou de quanto tempo: 100000, 1h"
    case .alarm:
      "Soar e dizer quando 'COLUNA OPERADOR VALOR' passa a valer, onde y são os valores; a opção pode ser repetida"
    case .lost: "Dizer quando nada chega durante este tempo"
    case .keys: "Um roteiro de teclas a reproduzir; - é a entrada padrão"
    case .dump: "O que é escrito ao reproduzir as teclas"
    case .describedFile:
      "Um arquivo .txt, .md, .json ou .csv; .csv contém os dados do gráfico"
    case .describedJSON: "As mesmas informações para um programa"
    case .describedAll: "Todos os detalhes, não só os doze primeiros"
    case .describedBraille: "Cada série também como fileira em braille"
    case .pictureFile: "Um arquivo .svg ou .txt, ou .ans com cores"
    case .soundFile: "Um arquivo .wav, .flac, .ogg ou .mid; - grava WAV na saída padrão"
    case .subtitles: "Um arquivo de legendas (WebVTT) com o que é dito"
    case .sampleFormat: "Como as amostras de um arquivo .wav são gravadas"
    case .renderedJSON: "Escrever o que foi gerado, para um programa"
    case .shownTheme: "O nome do tema"
    case .checkedTheme: "O nome de um tema, ou o seu arquivo; na falta dele, todos os temas"
    case .allLanguages: "As falas em todos os idiomas"
    case .version: "Mostrar a versão"
    case .help: "Mostrar esta ajuda"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "coluna"
    case .type: "tipo"
    case .aggregate: "agregado"
    case .unit: "unidade"
    case .width: "largura"
    case .condition: "condição"
    case .length: "duração"
    case .x: "x"
    case .y: "y"
    case .line: "valor[:nome]"
    case .order: "ordem"
    case .count: "quantidade"
    case .number: "número"
    case .text: "texto"
    case .scale: "escala"
    case .name: "nome"
    case .pattern: "modelo"
    case .format: "formato"
    case .character: "caractere"
    case .tag: "código"
    case .verbosity: "falas"
    case .folder: "pasta"
    case .glyphs: "desenho"
    case .pixels: "protocolo"
    case .when: "quando"
    case .size: "colunas x linhas"
    case .duration: "duração"
    case .hertz: "Hz"
    case .smoothing: "suavização"
    case .volume: "volume"
    case .series: "série"
    case .list: "lista"
    case .file: "arquivo"
    case .files: "arquivos"
    case .factor: "fator"
    case .what: "conteúdo"
    case .theme: "tema"
    case .subcommand: "comando"
    case .subcommands: "comandos"
    case .options: "opções"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "Visão geral"
    case .heading(.usage): "Uso"
    case .heading(.arguments): "Argumentos"
    case .heading(.options): "Opções"
    case .heading(.subcommands): "Comandos"
    case .heading(.data): "Dados"
    case .heading(.words): "Idioma"
    case .heading(.sight): "Aparência"
    case .heading(.sound): "Som"
    case .heading(.error): "Erro"
    case .heading(.or): "ou"
    case .heading(.help): "Ajuda"
    case .detailedHelp(let command): "Ajuda detalhada: \(command)"
    case .moreInformation(let command): "Veja: \(command)"
    case .values(.theme): "um dos que earshot themes lista"
    case .values(.folder): "uma pasta"
    case .values(.device): "um dos que earshot devices lista, ou none"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "opção desconhecida “\(option)”"
    case .unknownOption(let option, let suggestion?):
      "opção desconhecida “\(option)”; a mais parecida é “\(suggestion)”"
    case .missingValue(let option): "falta o valor de “\(option)”"
    case .missingValueWithin(let option, let word): "falta o valor de “\(option)” em “\(word)”"
    case .unexpectedValue(let value, let option):
      "a opção “\(option)” não aceita valor, mas “\(value)” foi indicado"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "argumento a mais “\(arguments[0])”"
        : "\(count(arguments.count)) argumentos a mais: \(choices(arguments.map(quoted)))"
    case .missingArgument(let argument): "falta o argumento “\(argument)”"
    case .invalidValue(let value, let option): "o valor “\(value)” não é válido para “\(option)”"
    case .unknownCommand(let word, let suggestion):
      "“\(word)” não é um comando nem um arquivo; o comando mais parecido é “\(suggestion)”"
    case .optionOfOthers(let option, let commands):
      "“\(option)” é de \(listed(commands)), não daqui; retire a opção"
    case .noFile: "não há arquivo para ler; indique um, ou - para a entrada padrão"
    case .contradicting(let options):
      "\(listed(options)) se contradizem; retire uma das opções"
    case .swallowedFile(let file, let option):
      "\(option) tomou “\(file)” como valor e não resta arquivo para ler; dê à opção o seu próprio valor: \(option) VALOR \(file)"
    case .malformedOption(let option): "opção inválida “\(option)”"
    }
  }
}

import Tables

extension Portuguese {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "Não há terminal para a tela cheia; inicie o programa em um terminal"
    case .noTerminal:
      "Não há terminal para a tela cheia; use earshot describe, draw ou render"
    case .unknownTerminal(let name) where options == .program:
      "O tipo de terminal “\(name)” não tem tela cheia; defina TERM"
    case .unknownTerminal(let name):
      "O tipo de terminal “\(name)” não tem tela cheia; defina TERM, ou use earshot --plain, describe, draw ou render"
    case .themeUnknown(let name, let known): "Não há nenhum tema “\(name)”\(oneOf(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", linha \($0)" } ?? ""): \(words(fault))"
    case .configuration(let file, let line, let fault): "\(file), linha \(line): \(words(fault))"
    case .outputFailed("-", let reason):
      "não é possível gravar na saída padrão: \(reason); escolha outro destino"
    case .outputFailed(let file, let reason):
      "não é possível gravar \(file): \(reason); escolha outro lugar"
    case .outputTwice(let file):
      "-o e --subtitles nomeiam ambos \(file); escolha outro arquivo para um deles"
    case .outputMissing: "Falta o destino do som: -o ARQUIVO.wav, ou -o - para a saída padrão"
    case .outputIsInput(let file):
      "\(file) contém os dados e se perderia; escolha outro arquivo para gravar"
    case .unknownOutputKind(let file, let known):
      "\(file): o nome deve terminar em \(alternatives(known))"
    case .optionNeeds(let name, let file, let kinds):
      "\(file): \(name) precisa de um nome que termine em \(alternatives(kinds))"
    case .unknownLanguage(let tag, let known): "Não há nenhum idioma “\(tag)”\(oneOf(known))"
    case .unknownTimeZone(let name):
      "Não há nenhum fuso horário “\(name)”; dê um nome IANA, como America/Sao_Paulo"
    case .typeForLater(let type, let known):
      "O tipo de gráfico “\(type)” não existe nesta versão\(oneOf(known))"
    case .badOption(let name, let value, let expected):
      "\(name): “\(value)” não é válido; indique \(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0): " } ?? "")“\(value)” não é reconhecido; quis dizer “\(meant)”?"
    case .keysAndDataFromStandardInput:
      "Teclas e dados não podem vir os dois da entrada padrão; ponha um deles em um arquivo"
    case .configurationUnreadable(let file, let reason):
      "não é possível ler \(file): \(reason ?? "não é um arquivo"); corrija-o ou remova-o"
    case .nothingLeftToHear: "--solo e --mute não deixam nada para ouvir; retire um dos dois"
    case .dumpWithoutKeys: "--dump precisa de um roteiro de teclas: acrescente --keys ARQUIVO"
    case .keyScript(let file, let line, let text):
      "\(source(file)), linha \(line): “\(text)” não é uma tecla; escreva nomes como <Right>, <Resize 40x12> ou <Wait 500ms>"
    case .severalDevices(let name, let known):
      "Vários dispositivos de áudio têm “\(name)” no nome\(oneOf(known))"
    case .noSuchDevice(let name, []):
      "Não há nenhum dispositivo de áudio “\(name)”, nem qualquer outro; use \(options[.device, "none"])"
    case .noSuchDevice(let name, let known):
      "Não há nenhum dispositivo de áudio “\(name)”\(oneOf(known))"
    }
  }

  private func oneOf(_ names: [String]) -> String { "; escolha entre: \(choices(names))" }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "não é possível ler o tema (\(reason)); verifique o arquivo"
    case .malformed(let reason): "o tema não é TOML válido (\(reason)); corrija-o"
    case .missingRole(let role): "falta ao tema a cor de “\(role)”; acrescente-a"
    case .unknownRole(let role): "o tema tem uma entrada desconhecida, “\(role)”; remova-a"
    case .notAColor(let role, let text):
      "“\(text)” não é uma cor para \(role); escreva-a como #rrggbb"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "não é válido aqui (\(reason)); corrija"
    case .unknownOption(let name, let known): "não há nenhuma configuração “\(name)”\(oneOf(known))"
    case .notOneValue(let name): "\(name) aceita um só valor, não uma lista"
    case .badValue(let name, let value, let expected):
      "“\(value)” não é válido para \(name); indique \(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "não há nenhuma ação “\(name)”\(oneOf(known))"
    case .unknownKey(let text):
      "“\(text)” não é uma tecla; escreva um caractere ou um nome como <Right>"
    case .keyClash(let key, let first, let second):
      "a tecla \(key) serve para duas ações, “\(text(first))” (\(first.name)) e “\(text(second))” (\(second.name)); dê outra tecla a uma delas"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source): esse arquivo não existe; verifique o nome e a pasta"
    case .isDirectory: "\(source) é uma pasta; indique um arquivo dentro dela"
    case .tooLittleMemory(let megabytes):
      "\(source) precisa de cerca de \(count(megabytes)) MB de memória, mais do que há; encerre outros programas ou aumente o limite (ulimit -v)"
    case .wideWindow:
      "\(source) foi comprimido com uma janela de mais de 128 MB; descomprima antes, por exemplo com zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source) é grande demais para a memória disponível: são lidos no máximo \(count(megabytes)) MB; divida o arquivo ou encerre antes o pipe, por exemplo com head"
    case .isDevice:
      "\(source) é um dispositivo sem fim; indique um arquivo ou envie os dados por um pipe"
    case .unreadable(let reason):
      "\(source): não é possível ler (\(reason)); verifique as permissões"
    case .tooManyFiles:
      "\(source): não é possível ler, pois há arquivos abertos demais; feche alguns ou permita mais, por exemplo com ulimit -n"
    case .empty: "\(source): sem dados; dê uma tabela com ao menos uma linha de valores"
    case .headerOnly:
      "\(source): há um cabeçalho, mas nenhuma linha de valores; acrescente linhas ou use \(options[.header])"
    case .raggedRow(_, let expected, let found):
      "\(source): há \(count(found, Noun("célula", "células"))) em vez de \(count(expected)); acrescente ou retire células, ou indique \(options[.delimiter])"
    case .partedByBlanks(_, let expected, let found):
      "\(source): há \(count(found, Noun("célula", "células"))) em vez de \(count(expected)); com \(options[.format, "blanks"]) a tabela é lida sem erros"
    case .unevenList(_, _, let expected, let found):
      "\(source): a lista tem \(count(found, Noun("valor", "valores"))) em vez de \(count(expected)); deixe todas as listas com o mesmo tamanho"
    case .binary(.spreadsheet):
      "\(source): é uma planilha, não texto; salve-a como CSV"
    case .binary(.document):
      "\(source): é um documento PDF, não uma tabela; exporte a tabela dele como CSV"
    case .binary(.picture):
      "\(source): é uma imagem, não uma tabela; abra os dados de que ela foi feita"
    case .binary(.database):
      "\(source): é um banco de dados SQLite; exporte uma tabela, por exemplo com sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source): é um arquivo Parquet; exporte-o como CSV, por exemplo com duckdb"
    case .binary(.arrow):
      "\(source): é um arquivo Arrow; exporte-o como CSV, por exemplo com duckdb"
    case .binary(.hdf5):
      "\(source): é um arquivo HDF5 ou NetCDF; exporte uma tabela dele como CSV, por exemplo com Python"
    case .binary(.statistics):
      "\(source): é um arquivo de um programa de estatística; salve a tabela nele como CSV"
    case .binary(.program):
      "\(source): é um programa, não uma tabela; abra os dados"
    case .binary(.recording):
      "\(source): é uma gravação, não uma tabela; abra os dados"
    case .binary(.archive):
      "\(source): é um arquivo compactado; extraia-o primeiro"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source): o texto termina no meio de uma letra, como se tivesse sido cortado; obtenha o arquivo inteiro"
    case .invalidUTF8(_, _, .utf16?):
      "\(source): o texto é UTF-16, mas uma parte está danificada ou faltando; obtenha o arquivo inteiro ou aproveite o que é legível, por exemplo com iconv -c -f UTF-16 -t UTF-8"
    case .invalidUTF8(_, _, let page?):
      "\(source): o texto não é UTF-8; converta-o, por exemplo com iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source): o texto não é UTF-8 e nada indica a codificação; salve-o em UTF-8 ou verifique se é uma tabela"
    case .unclosedQuote: "\(source): aspas se abrem e não se fecham; feche-as ou retire-as"
    case .notANumber(_, _, let text):
      "\(source): “\(text)” não é um número; corrija-o ou escolha colunas com \(options[.x]) e \(options[.y])"
    case .anotherUnit(_, _, let text):
      "\(source): “\(text)” não tem a unidade dos números anteriores; corrija-o ou escolha colunas com \(options[.x]) e \(options[.y])"
    case .notADate(_, _, let text, let pattern):
      "\(source): “\(text)” não é uma data no formato \(pattern); corrija-a ou mude \(options[.datePattern])"
    case .noValues(let columns, let rows):
      "\(source): não há nada a desenhar: nenhum valor de \(listed(columns)) em \(count(rows, .row)); escolha outras colunas com \(options[.y]) ou outras linhas"
    case .noDecimalCommas:
      "\(source): nenhum número tem vírgula decimal; retire \(options[.decimalComma])"
    case .noNumericColumn(let columns):
      "\(source): nenhuma coluna tem números; acrescente uma, conte as linhas com \(options[.y, "'count()'"]) ou indique o separador com \(options[.delimiter]) (as colunas são: \(choices(columns)))"
    case .columnPutTogether(let name, let columns):
      "\(source): as linhas estão agrupadas, por isso a coluna “\(name)” já não existe\(oneOf(columns)), ou um valor por grupo com \(options[.y])"
    case .unknownColumn(let name, []): "\(source): não há nenhuma coluna “\(name)”"
    case .unknownColumn(let name, let columns):
      "\(source): não há nenhuma coluna “\(name)”\(oneOf(columns))"
    case .danglingLink(let target):
      "\(source) é um link para \(target), que não existe; corrija o link"
    case .mistypedFile(let meant):
      "\(source): esse arquivo não existe; quis dizer “\(meant)”?"
    case .mistypedColumn(let name, let meant):
      "\(source): não há nenhuma coluna “\(name)”; quis dizer “\(meant)”?"
    case .tooManyParts(let name, let parts, let most):
      "\(source): \(options[.split, name]) daria \(count(parts)) gráficos; escolha uma coluna com no máximo \(count(most)) valores"
    case .columnTwice(let name, let uses):
      "\(source): a coluna “\(name)” não pode ser ao mesmo tempo \(listed(options.texts(uses))); escolha outra para uma das opções"
    case .tooManySeries(let name, let parts, let most):
      "\(source): \(options[.series, name]) daria \(count(parts)) séries; escolha uma coluna com no máximo \(count(most)) valores"
    case .tooManySlices(let type, let slices, let most):
      "\(source): \(options[.type, type]) teria \(count(slices)) fatias; mantenha as maiores com \(options[.top]), escolha uma coluna com no máximo \(count(most)) valores ou outro tipo"
    case .noParts(let type, let names, let columns):
      "\(source): \(options[.type, type]) precisa de colunas chamadas \(listed(names)); mude os nomes, indique quatro nesta ordem com \(options[.y]) ou escolha outro tipo (colunas: \(choices(columns)))"
    case .noCells(let type, let columns):
      "\(source): \(options[.type, type]) precisa de duas colunas de categorias e de um número para cada par; indique-as com \(options[.x]), \(options[.series]) e \(options[.y]) ou escolha outro tipo (colunas: \(choices(columns)))"
    case .columnRepeated(let name, let option):
      "\(source): \(options.texts([option])[0]) nomeia duas vezes a coluna “\(name)”; nomeie-a uma só vez"
    case .reversedRange(let from, let to):
      "\(source): \(options.texts([from])[0]) vem depois de \(options.texts([to])[0]); troque os valores"
    case .contradiction(let uses):
      "\(source): \(listed(options.texts(uses))) se contradizem; retire uma das opções"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source): \(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source): \(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source): há mais de \(count(InputProblem.Limit.mostColumns)) colunas; divida o arquivo ou troque linhas e colunas"
    case .tooLarge(.cellBytes, _): "\(source): uma célula é longa demais; divida o arquivo"
    case .longLine(_, let megabytes):
      "\(source): a linha tem mais de \(count(megabytes)) MB; divida-a em linhas"
    case .longName(let kilobytes):
      "\(source): o nome de uma coluna tem mais de \(count(kilobytes)) kB; encurte-o"
    case .tooLarge(.nesting, _): "\(source): o JSON está aninhado demais; divida o arquivo"
    case .tooLarge(.rows, _): "\(source): há linhas demais; divida o arquivo"
    case .unclosedJSON(_, _, let mark):
      "\(source): o texto termina sem que “\(mark)” seja fechado; feche-o ou obtenha o arquivo inteiro"
    case .malformedJSON: "\(source): não é JSON válido; corrija-o aí"
    case .unexpectedJSON(_, let expected):
      "\(source): esperava-se \(self.expected(expected)); veja os arquivos de gráfico no README"
    case .noTable:
      "\(source): não é uma lista de registros, de linhas nem de números, ou uma célula contém mais de um valor; extraia uma lista assim do arquivo, por exemplo com jq"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source): não há nenhum tipo de gráfico “\(name)”\(oneOf(known))"
    case .notInFormat(_, let format):
      "\(source): isto não é \(format); corrija a linha ou escolha outro \(options[.format])"
    case .damaged(let format):
      "\(source): os dados \(format) estão danificados ou cortados; obtenha o arquivo de novo"
    case .missingLibrary(let name, let package):
      "\(source): falta a biblioteca \(name); instale-a, por exemplo com apt install \(package)"
    case .unsupported(_, let name):
      "\(source): “\(name)” não é aceito; retire-o ou aplique-o aos dados"
    case .remoteData(let place):
      "\(source): o Earshot não lê nada da rede; baixe os dados e indique o arquivo em \(place)"
    case .outsideFolder(let place, let path):
      "\(source): “\(path)” não está na pasta do documento; ponha os dados ali e indique o arquivo em \(place)"
    case .noChart:
      "\(source): esta página não tem um gráfico que o Earshot saiba ler; salve os dados dela em um arquivo CSV"
    case .trailingData(let format):
      "\(source): há outra coisa depois dos dados \(format); retire-a ou obtenha o arquivo de novo"
    case .missingSeries(_, let type, let names):
      "\(source): \(type) precisa de séries chamadas \(choices(names)) com o mesmo x; acrescente-as ou escolha outro tipo"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "um gráfico com séries"
    case .record: "um registro {…}"
    case .text: "um texto"
    case .number: "um número"
    case .list: "uma lista […]"
    case .range: "um intervalo [mínimo, máximo]"
    case .point: "um ponto {\"x\": …, \"y\": …}"
    case .data: "um nome de arquivo ou uma lista de linhas"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "esse arquivo ou pasta não existe"
    case .denied: "acesso negado"
    case .full: "o disco está cheio"
    case .readOnly: "o disco é só de leitura"
    case .isFolder: "é uma pasta"
    case .noFolder: "uma pasta do caminho é um arquivo"
    case .longName: "o nome é longo demais"
    case .closed: "ninguém mais lê"
    case .busy: "está em uso"
    case .tooLarge: "é grande demais"
    case .broken: "erro do dispositivo"
    case .tooManyFiles: "há arquivos abertos demais"
    case .notText: "não está em UTF-8"
    }
  }
}

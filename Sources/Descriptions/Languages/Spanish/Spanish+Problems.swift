import Tables

extension Spanish {
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    switch problem {
    case .input(let input): words(input.problem, options: options)
    case .usage(let fault): words(fault)
    case .noTerminal where options == .program:
      "No hay terminal para la pantalla completa; inicie el programa en uno"
    case .noTerminal:
      "No hay terminal para la pantalla completa; use earshot describe, draw o render"
    case .unknownTerminal(let name) where options == .program:
      "El tipo de terminal «\(name)» no tiene pantalla completa; defina TERM"
    case .unknownTerminal(let name):
      "El tipo de terminal «\(name)» no tiene pantalla completa; defina TERM, o use earshot --plain, describe, draw o render"
    case .themeUnknown(let name, let known): "No hay ningún tema «\(name)»\(oneOf(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", línea \($0)" } ?? ""): \(words(fault))"
    case .configuration(let file, let line, let fault): "\(file), línea \(line): \(words(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "no se puede escribir en la salida estándar: \(reason); elija otro destino"
        : "no se puede escribir \(file): \(reason); elija otro lugar"
    case .outputTwice(let file):
      "-o y --subtitles nombran los dos \(file); elija otro archivo para uno de ellos"
    case .outputMissing:
      "Falta el destino del sonido: -o ARCHIVO.wav, o -o - para la salida estándar"
    case .outputIsInput(let file):
      "\(file) contiene los datos y se perdería; elija otro archivo donde escribir"
    case .unknownOutputKind(let file, let known):
      "\(file): el nombre debe terminar en \(alternatives(known))"
    case .optionNeeds(let name, let file, let kinds):
      "\(file): \(name) necesita un nombre que termine en \(alternatives(kinds))"
    case .unknownLanguage(let tag, let known): "No hay ningún idioma «\(tag)»\(oneOf(known))"
    case .unknownTimeZone(let name):
      "No hay ninguna zona horaria «\(name)»; dé un nombre IANA, como Europe/Madrid"
    case .typeForLater(let type, let known):
      "El tipo de gráfico «\(type)» no está en esta versión\(oneOf(known))"
    case .badOption(let name, let value, let expected):
      "\(name): «\(value)» no es válido; indique \(expected)"
    case .mistypedValue(let value, let option, let meant):
      "\(option.map { "\($0): " } ?? "")«\(value)» no se reconoce; ¿quiso decir «\(meant)»?"
    case .keysAndDataFromStandardInput:
      "Las teclas y los datos no pueden venir a la vez de la entrada estándar; ponga unas u otros en un archivo"
    case .configurationUnreadable(let file, let reason):
      "no se puede leer \(file): \(reason ?? "no es un archivo"); corríjalo o retírelo"
    case .nothingLeftToHear: "--solo y --mute no dejan nada que oír; quite uno de los dos"
    case .dumpWithoutKeys: "--dump necesita un guion de teclas: añada --keys ARCHIVO"
    case .keyScript(let file, let line, let text):
      "\(source(file)), línea \(line): «\(text)» no es una tecla; escriba nombres como <Right>, <Resize 40x12> o <Wait 500ms>"
    case .severalDevices(let name, let known):
      "Varios dispositivos de audio tienen «\(name)» en su nombre\(oneOf(known))"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "No hay ningún dispositivo de audio «\(name)», ni ningún otro; use \(options[.device, "none"])"
        : "No hay ningún dispositivo de audio «\(name)»\(oneOf(known))"
    }
  }

  private func oneOf(_ names: [String]) -> String { "; elija entre: \(choices(names))" }

  private func words(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "no se puede leer el tema (\(reason)); revise el archivo"
    case .malformed(let reason): "el tema no es TOML válido (\(reason)); corríjalo"
    case .missingRole(let role): "al tema le falta el color de «\(role)»; añádalo"
    case .unknownRole(let role): "el tema tiene una entrada desconocida, «\(role)»; elimínela"
    case .notAColor(let role, let text):
      "«\(text)» no es un color para \(role); escríbalo como #rrggbb"
    }
  }

  private func words(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "no es válido aquí (\(reason)); corríjalo"
    case .unknownOption(let name, let known): "no hay ningún ajuste «\(name)»\(oneOf(known))"
    case .notOneValue(let name): "\(name) admite un solo valor, no una lista"
    case .badValue(let name, let value, let expected):
      "«\(value)» no es válido para \(name); indique \(expected)"
    case .mistypedValue(let value, let name, let meant):
      words(Problem.mistypedValue(value, option: name, meant: meant), options: .command)
    case .unknownAction(let name, let known): "no hay ninguna acción «\(name)»\(oneOf(known))"
    case .unknownKey(let text):
      "«\(text)» no es una tecla; escriba un carácter o un nombre como <Right>"
    case .keyClash(let key, let first, let second):
      "la tecla \(key) sirve para dos acciones, «\(text(first))» (\(first.name)) y «\(text(second))» (\(second.name)); asigne otra tecla a una de ellas"
    }
  }

  func words(_ problem: InputProblem.Fault, in source: String, options: OptionSpelling) -> String {
    switch problem {
    case .missing: "\(source): no existe ese archivo; revise el nombre y la carpeta"
    case .isDirectory: "\(source) es una carpeta; indique un archivo que esté en ella"
    case .tooLittleMemory(let megabytes):
      "\(source) necesita unos \(count(megabytes)) MB de memoria, más de los que hay; cierre otros programas o suba el límite (ulimit -v)"
    case .wideWindow:
      "\(source) se comprimió con una ventana de más de 128 MB; descomprímalo antes, por ejemplo con zstd -d -M2048MB"
    case .beyondMemory(let megabytes):
      "\(source) es demasiado grande para la memoria disponible: se leen como máximo \(count(megabytes)) MB; divida el archivo o corte antes la tubería, por ejemplo con head"
    case .isDevice:
      "\(source) es un dispositivo sin fin; indique un archivo o envíe los datos por una tubería"
    case .unreadable(let reason): "\(source): no se puede leer (\(reason)); revise los permisos"
    case .tooManyFiles:
      "no se puede leer \(source): hay demasiados archivos abiertos; cierre algunos o permita más, por ejemplo con ulimit -n"
    case .empty: "\(source): sin datos; dé una tabla con al menos una fila de valores"
    case .headerOnly:
      "\(source): hay un encabezado, pero ninguna fila de valores; añada filas o use \(options[.header])"
    case .raggedRow(_, let expected, let found):
      "\(source): hay \(count(found, Noun("celda", "celdas"))) en vez de \(count(expected)); añada o quite celdas, o indique \(options[.delimiter])"
    case .partedByBlanks(_, let expected, let found):
      "\(source): hay \(count(found, Noun("celda", "celdas"))) en vez de \(count(expected)); con \(options[.format, "blanks"]) la tabla se lee sin errores"
    case .unevenList(_, _, let expected, let found):
      "\(source): la lista tiene \(count(found, Noun("valor", "valores"))) en vez de \(count(expected)); iguale la longitud de las listas"
    case .binary(.spreadsheet):
      "\(source): es una hoja de cálculo, no texto; guárdela como CSV"
    case .binary(.document):
      "\(source): es un documento PDF, no una tabla; exporte su tabla como CSV"
    case .binary(.picture):
      "\(source): es una imagen, no una tabla; abra los datos de los que se hizo"
    case .binary(.database):
      "\(source): es una base de datos SQLite; exporte una tabla, por ejemplo con sqlite3 -csv -header"
    case .binary(.parquet):
      "\(source): es un archivo Parquet; expórtelo como CSV, por ejemplo con duckdb"
    case .binary(.arrow):
      "\(source): es un archivo Arrow; expórtelo como CSV, por ejemplo con duckdb"
    case .binary(.hdf5):
      "\(source): es un archivo HDF5 o NetCDF; exporte una tabla como CSV, por ejemplo con Python"
    case .binary(.statistics):
      "\(source): es un archivo de un programa de estadística; guarde allí la tabla como CSV"
    case .binary(.program):
      "\(source): es un programa, no una tabla; abra los datos"
    case .binary(.recording):
      "\(source): es una grabación, no una tabla; abra los datos"
    case .binary(.archive):
      "\(source): es un archivo comprimido; descomprímalo primero"
    case .invalidUTF8(_, _, .tornUTF8?):
      "\(source): el texto termina en medio de una letra, como si estuviera cortado; consiga el archivo entero"
    case .invalidUTF8(_, _, .utf16?):
      "\(source): el texto es UTF-16, pero una parte está dañada o falta; consiga el archivo entero o tome lo legible, por ejemplo con iconv -c -f UTF-16 -t UTF-8"
    case .invalidUTF8(_, _, let page?):
      "\(source): el texto no es UTF-8; conviértalo, por ejemplo con iconv -f \(page.rawValue) -t UTF-8"
    case .invalidUTF8:
      "\(source): el texto no es UTF-8 y nada indica su codificación; guárdelo en UTF-8 o compruebe que es una tabla"
    case .unclosedQuote: "\(source): unas comillas se abren y no se cierran; ciérrelas o quítelas"
    case .notANumber(_, _, let text):
      "\(source): «\(text)» no es un número; corríjalo o elija columnas con \(options[.x]) y \(options[.y])"
    case .anotherUnit(_, _, let text):
      "\(source): «\(text)» no tiene la unidad de los números anteriores; corríjalo o elija columnas con \(options[.x]) y \(options[.y])"
    case .notADate(_, _, let text, let pattern):
      "\(source): «\(text)» no es una fecha con el formato \(pattern); corríjala o cambie \(options[.datePattern])"
    case .noValues(let columns, let rows):
      "\(source): no hay nada que dibujar: ningún valor de \(listed(columns)) en \(count(rows, .row)); elija otras columnas con \(options[.y]) u otras filas"
    case .noDecimalCommas:
      "\(source): ningún número tiene coma decimal; quite \(options[.decimalComma])"
    case .noNumericColumn(let columns):
      "\(source): ninguna columna tiene números; añada una, cuente las filas con \(options[.y, "'count()'"]) o indique el separador con \(options[.delimiter]) (las columnas son: \(choices(columns)))"
    case .columnPutTogether(let name, let columns):
      "\(source): las filas están agrupadas, por eso ya no hay columna «\(name)»\(oneOf(columns)), o un valor por grupo con \(options[.y])"
    case .unknownColumn(let name, []): "\(source): no hay ninguna columna «\(name)»"
    case .unknownColumn(let name, let columns):
      "\(source): no hay ninguna columna «\(name)»\(oneOf(columns))"
    case .danglingLink(let target):
      "\(source) es un enlace a \(target), que no existe; corrija el enlace"
    case .mistypedFile(let meant):
      "\(source): no existe ese archivo; ¿quiso decir «\(meant)»?"
    case .mistypedColumn(let name, let meant):
      "\(source): no hay ninguna columna «\(name)»; ¿quiso decir «\(meant)»?"
    case .tooManyParts(let name, let parts, let most):
      "\(source): \(options[.split, name]) daría \(count(parts)) gráficos; elija una columna con un máximo de \(count(most)) valores"
    case .columnTwice(let name, let uses):
      "\(source): la columna «\(name)» no puede ser a la vez \(listed(options.texts(uses))); elija otra para una de las opciones"
    case .tooManySeries(let name, let parts, let most):
      "\(source): \(options[.series, name]) daría \(count(parts)) series; elija una columna con un máximo de \(count(most)) valores"
    case .tooManySlices(let type, let slices, let most):
      "\(source): \(options[.type, type]) tendría \(count(slices)) porciones; conserve las mayores con \(options[.top]), elija una columna con un máximo de \(count(most)) valores u otro tipo"
    case .noParts(let type, let names, let columns):
      "\(source): \(options[.type, type]) necesita columnas llamadas \(listed(names)); cambie sus nombres, indique cuatro en este orden con \(options[.y]) o elija otro tipo (columnas: \(choices(columns)))"
    case .noCells(let type, let columns):
      "\(source): \(options[.type, type]) necesita dos columnas de categorías y un número para cada par; indíquelas con \(options[.x]), \(options[.series]) y \(options[.y]) o elija otro tipo (columnas: \(choices(columns)))"
    case .columnRepeated(let name, let option):
      "\(source): \(options.texts([option])[0]) nombra dos veces la columna «\(name)»; nómbrela una sola vez"
    case .reversedRange(let from, let to):
      "\(source): \(options.texts([from])[0]) viene después de \(options.texts([to])[0]); intercambie sus valores"
    case .contradiction(let uses):
      "\(source): \(listed(options.texts(uses))) se contradicen; quite una de las opciones"
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      "\(source): \(words(table: .noTimes(columns: choices(columns), options)))"
    case .noSuchChart(let number, let all):
      "\(source): \(words(table: .noSuchChart(number, of: all)))"
    case .tooLarge(.columns, _):
      "\(source): hay más de \(count(InputProblem.Limit.mostColumns)) columnas; divida el archivo o intercambie filas y columnas"
    case .tooLarge(.cellBytes, _): "\(source): una celda es demasiado larga; divida el archivo"
    case .longLine(_, let megabytes):
      "\(source): la línea ocupa más de \(count(megabytes)) MB; divídala en filas"
    case .longName(let kilobytes):
      "\(source): el nombre de una columna ocupa más de \(count(kilobytes)) kB; acórtelo"
    case .tooLarge(.nesting, _): "\(source): el JSON está demasiado anidado; divida el archivo"
    case .tooLarge(.rows, _): "\(source): hay demasiadas filas; divida el archivo"
    case .unclosedJSON(_, _, let mark):
      "\(source): el texto termina sin que se cierre «\(mark)»; ciérrelo o consiga el archivo completo"
    case .malformedJSON: "\(source): no es JSON válido; corríjalo ahí"
    case .unexpectedJSON(_, let expected):
      "\(source): se esperaba \(self.expected(expected)); consulte los archivos de gráfico en el README"
    case .noTable:
      "\(source): no es una lista de registros, de filas ni de números, o una celda contiene más de un valor; extraiga una lista así del archivo, por ejemplo con jq"
    case .badValue(_, let text, let expected):
      words(.badOption(name: source, value: text, expected: expected), options: options)
    case .unknownType(_, let name, let known):
      "\(source): no hay ningún tipo de gráfico «\(name)»\(oneOf(known))"
    case .notInFormat(_, let format):
      "\(source): esto no es \(format); corrija la fila o elija otro \(options[.format])"
    case .damaged(let format):
      "\(source): los datos \(format) están dañados o cortados; consiga de nuevo el archivo"
    case .missingLibrary(let name, let package):
      "\(source): falta la biblioteca \(name); instálela, por ejemplo con apt install \(package)"
    case .unsupported(_, let name):
      "\(source): no se admite «\(name)»; quítelo o aplíquelo a los datos"
    case .remoteData(let place):
      "\(source): Earshot no lee nada de la red; descargue los datos e indique el archivo en \(place)"
    case .outsideFolder(let place, let path):
      "\(source): «\(path)» no está en la carpeta del documento; ponga allí los datos e indique el archivo en \(place)"
    case .noChart:
      "\(source): esta página no tiene ningún gráfico que Earshot sepa leer; guarde sus datos en un archivo CSV"
    case .trailingData(let format):
      "\(source): hay algo más detrás de los datos \(format); quítelo o consiga de nuevo el archivo"
    case .missingSeries(_, let type, let names):
      "\(source): \(type) necesita series llamadas \(choices(names)) con la misma x; añádalas o elija otro tipo"
    }
  }

  func words(_ expectation: ExpectationPhrase) -> String {
    switch expectation {
    case .chart: "un gráfico con series"
    case .record: "un registro {…}"
    case .text: "un texto"
    case .number: "un número"
    case .list: "una lista […]"
    case .range: "un intervalo [mínimo, máximo]"
    case .point: "un punto {\"x\": …, \"y\": …}"
    case .data: "un nombre de archivo o una lista de filas"
    }
  }

  func words(reason: SystemReason) -> String {
    switch reason {
    case .noSuchPlace: "no existe ese archivo o carpeta"
    case .denied: "acceso denegado"
    case .full: "el disco está lleno"
    case .readOnly: "el disco es de solo lectura"
    case .isFolder: "es una carpeta"
    case .noFolder: "una carpeta de la ruta es un archivo"
    case .longName: "el nombre es demasiado largo"
    case .closed: "ya nadie lee"
    case .busy: "está en uso"
    case .tooLarge: "es demasiado grande"
    case .broken: "error del dispositivo"
    case .tooManyFiles: "hay demasiados archivos abiertos"
    case .notText: "no está en UTF-8"
    }
  }
}

extension Spanish {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      Explore gráficos con el oído, con la vista y con el teclado, en cualquier terminal.

      Sin un comando se abre la pantalla completa: earshot ARCHIVO equivale a earshot explore \
      ARCHIVO. Sin ARCHIVO, los datos se leen de la entrada estándar; si es un terminal, se \
      muestran los ejemplos. Para todo lo que se puede hacer en la pantalla completa hay también \
      un comando que no la necesita.
      """
    case .explore:
      """
      La pantalla completa (el comando predeterminado).

      Con --keys no se muestra nada: las teclas se reproducen y se escribe lo que se dijo, se \
      mostró o sonó. Los caracteres se escriben tal cual; las demás teclas, por su nombre: \
      <Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>; # empieza un comentario.
      """
    case .describe: "Los detalles del gráfico como texto, un dato por línea, o en un archivo."
    case .draw:
      """
      Una imagen de cada gráfico como texto, o en un archivo.

      Si hay varios gráficos, cada uno tiene su propio archivo: nombre-1.svg, nombre-2.svg…
      """
    case .render:
      """
      El gráfico de audio en un archivo de sonido.

      Si hay varios gráficos, se genera solo el primero; la salida de errores lo indica.
      """
    case .tutorial:
      """
      Aprender las teclas de oído, en ocho pasos.

      Cada paso espera su tecla, con el ejemplo o con un gráfico propio. Cualquier otra tecla \
      dice lo que se pide. Al final se pueden explorar los gráficos.
      """
    case .audit:
      """
      Comprueba que cada gráfico, con este tema y este idioma, sirva para todos.

      Una línea por cada cosa comprobada: no cumple, cumple justo (a una décima parte del límite como \
      máximo, o largo por palabras que no son suyas) o cumple; qué, dónde y cómo se arregla. Los avisos deberían tener 40 columnas \
      como máximo. El código de salida es 65 si algo no cumple.
      """
    case .themes: "Los temas."
    case .list: "Un tema por línea, primero su nombre."
    case .show: "Los colores de un tema, como en su archivo."
    case .check:
      """
      Comprueba si los colores de un tema, o de todos, se distinguen donde se tocan.

      Una línea por cada par de colores: el veredicto, lo calculado, lo exigido, el par y los \
      colores con los que se calculó: 24 bits o la paleta de 256. El contraste es la relación \
      definida por las WCAG (:1); las series se distinguen según CIEDE2000 (dE), vistas con cada \
      tipo de visión del color. El código de salida es 65 si algo no cumple.
      """
    case .devices: "Los dispositivos de salida de audio, con el predeterminado marcado."
    case .config:
      """
      Los ajustes en vigor, cada uno con su procedencia.

      Una opción prevalece sobre el entorno, este sobre el archivo, este sobre el valor \
      predeterminado. El archivo es earshot/config.toml en XDG_CONFIG_HOME, o, en su defecto, en \
      ~/.config.
      """
    case .help: "Mostrar la ayuda de un comando."
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files:
      "Tablas o gráficos en cualquier formato que nombre --format, también comprimidos; - es la entrada estándar"
    case .x: "La columna del eje X"
    case .y:
      "Una columna para el gráfico, 'mean(COLUMNA)' o 'count()'; repita la opción o separe los nombres con comas"
    case .type: "El tipo de gráfico"
    case .series:
      "Una columna; una serie para cada uno de sus valores, en un solo gráfico. none: sin esas series"
    case .split: "Una columna; un gráfico para cada uno de sus valores"
    case .aggregate: "En qué se convierten las filas de un mismo lugar"
    case .label: "Una columna; su texto se dice con cada punto"
    case .every: "La unidad de tiempo de x"
    case .bin: "El ancho de los intervalos de x, o de un histograma; o auto"
    case .where:
      "Solo las filas con 'COLUMNA OPERADOR VALOR': = != < <= > >= ~ in, not in, 'is missing'. La opción puede repetirse: deben cumplirse todas las condiciones"
    case .last: "Solo el último período de esta duración"
    case .from: "Solo desde este valor de x"
    case .to: "Solo hasta este valor de x"
    case .sort: "El orden de los nombres"
    case .top:
      "Solo esta cantidad de series o nombres, los mayores; donde las filas se resumen, los demás juntos"
    case .chart: "Cuál de los gráficos que enumera --charts"
    case .open:
      "El número del gráfico que se muestra primero; describe, draw, render y audit toman solo ese"
    case .sameAxes: "Los mismos ejes para todos los gráficos con igual unidad y escala"
    case .title: "El título del gráfico"
    case .summary: "Sus propias palabras sobre el gráfico"
    case .xTitle: "Qué mide el eje X"
    case .yTitle: "Qué mide el eje Y"
    case .xUnit: "La unidad de x"
    case .yUnit: "La unidad de y"
    case .xScale: "La escala del eje X"
    case .yScale: "La escala del eje Y"
    case .referenceLine:
      "Trazar en este valor una línea a través del gráfico, con un nombre; la opción puede repetirse"
    case .trendLine: "Trazar la recta que mejor se ajusta a cada serie"
    case .error:
      "Una columna con el error de cada valor a ambos lados, o dos con el extremo inferior y el superior"
    case .timeZone: "La zona horaria de las fechas que no indican ninguna, por su nombre IANA"
    case .dateFormat: "Cómo se escriben las fechas, por ejemplo dd.MM.yyyy"
    case .format: "El formato de la entrada"
    case .delimiter: "El carácter entre celdas; \\t es un tabulador"
    case .header: "La primera fila contiene nombres, no valores"
    case .noHeader: "La primera fila contiene valores, no nombres"
    case .missing:
      "Tratar este valor como sin valor, por ejemplo -999; la opción puede repetirse"
    case .decimalComma: "La coma es el separador decimal"
    case .decimalPoint: "El punto es el separador decimal"
    case .columns:
      "Enumerar las columnas de una tabla: función, intervalo, valores distintos y ausentes"
    case .charts:
      "Enumerar los gráficos adecuados para una tabla, el mejor primero; --chart elige uno"
    case .language: "El idioma de todos los textos"
    case .verbosity: "Cuánto se dice"
    case .sayValues: "Decir los valores al reproducir"
    case .readingSpeed: "Con qué rapidez se lee todo"
    case .plain: "Decirlo todo en líneas de texto, para lectores de pantalla"
    case .screenReader: "Lo mismo que --plain"
    case .quiet: "Pantalla quieta: una tecla solo cambia el aviso"
    case .verticalPoints: "Recorrer los puntos con las flechas arriba y abajo"
    case .crosshair: "Trazar una línea vertical por el punto elegido"
    case .pixels: "Dibujar los gráficos en píxeles, si el terminal responde que puede"
    case .caption: "Partes del aviso de un punto, en su orden"
    case .brailleCells: "Celdas de la fila en braille y de una línea de avisos"
    case .speech: "Decirlo todo con speech-dispatcher (auto: si está en marcha)"
    case .theme: "El tema"
    case .themesFolder: "Dónde hay más temas"
    case .glyphs: "Con qué se dibujan las imágenes"
    case .glyphScale: "A qué tamaño se dibuja todo"
    case .color: "Colores en la salida"
    case .size: "El tamaño sin terminal"
    case .preset: "Cómo los datos se convierten en sonido"
    case .duration: "Cuánto dura un gráfico al sonar, en segundos o según su contenido"
    case .minimumFrequency: "La frecuencia del valor más bajo, en Hz"
    case .maximumFrequency: "La frecuencia del valor más alto, en Hz"
    case .pitchScale: "Cómo sigue el tono al valor"
    case .smoothing: "El peso de cada valor en una media móvil exponencial"
    case .volume: "Con qué volumen suena todo"
    case .inverted: "El valor más alto recibe el tono más grave"
    case .order: "Cómo suenan varias series"
    case .mono: "Todo en el centro, para un solo oído"
    case .instrument: "Con qué instrumento suena la primera serie"
    case .solo: "Oír solo esta serie; la opción puede repetirse"
    case .mute: "Omitir esta serie; la opción puede repetirse"
    case .backwards: "Del final al principio"
    case .legend: "Primero el valor más bajo y el más alto, después el gráfico"
    case .slope: "Líneas en pasos iguales de y: cuanto más empinadas, más rápido"
    case .dense: "Muchos puntos a la vez: su media, su rango, ambos o solo extremos"
    case .pan: "Qué indican izquierda y derecha: el lugar en x, la serie o nada"
    case .tuning: "Llevar los tonos a las notas de una escala"
    case .notes: "Una nota por cada punto de una línea en lugar de un deslizamiento"
    case .moveTones: "Hacer sonar los puntos al moverse"
    case .map: "Oír otra columna como volumen, aspereza o tempo"
    case .cues: "Qué se marca con un sonido, nombres separados por comas"
    case .threshold: "Marcar dónde una serie pasa por este valor; la opción puede repetirse"
    case .device: "El dispositivo de audio"
    case .follow: "Seguir leyendo lo que llega, en vivo; un archivo por su nombre"
    case .keep: "Cuántas filas se guardan, o de cuánto tiempo: 100000, 1h"
    case .alarm:
      "Sonar y decirlo cuando empieza a cumplirse 'COLUMNA OPERADOR VALOR', donde y son los valores; la opción puede repetirse"
    case .lost: "Decirlo cuando no llega nada durante este tiempo"
    case .keys: "Un guion de teclas para reproducir; - es la entrada estándar"
    case .dump: "Qué se escribe al reproducir las teclas"
    case .describedFile:
      "Un archivo .txt, .md, .json o .csv; .csv contiene los datos del gráfico"
    case .describedJSON: "Los mismos datos para un programa"
    case .describedAll: "Todos los detalles, no solo los doce primeros"
    case .describedBraille: "Cada serie también como fila en braille"
    case .pictureFile: "Un archivo .svg o .txt, o .ans con colores"
    case .soundFile: "Un archivo .wav, .flac, .ogg o .mid; - escribe WAV en la salida estándar"
    case .subtitles: "Un archivo de subtítulos (WebVTT) con lo que se dice"
    case .sampleFormat: "Cómo se escriben las muestras de un archivo .wav"
    case .renderedJSON: "Escribir lo que se generó, para un programa"
    case .shownTheme: "El nombre del tema"
    case .checkedTheme: "El nombre de un tema, o su archivo; si falta, todos los temas"
    case .allLanguages: "Los avisos en todos los idiomas"
    case .version: "Mostrar la versión"
    case .help: "Mostrar esta ayuda"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "columna"
    case .type: "tipo"
    case .aggregate: "agregado"
    case .unit: "unidad"
    case .width: "ancho"
    case .condition: "condición"
    case .length: "duración"
    case .x: "x"
    case .y: "y"
    case .line: "valor[:nombre]"
    case .order: "orden"
    case .count: "cantidad"
    case .number: "número"
    case .text: "texto"
    case .scale: "escala"
    case .name: "nombre"
    case .pattern: "patrón"
    case .format: "formato"
    case .character: "carácter"
    case .tag: "código"
    case .verbosity: "avisos"
    case .folder: "carpeta"
    case .glyphs: "dibujo"
    case .pixels: "protocolo"
    case .when: "cuándo"
    case .size: "columnas x filas"
    case .duration: "duración"
    case .hertz: "Hz"
    case .smoothing: "suavizado"
    case .volume: "volumen"
    case .series: "serie"
    case .list: "lista"
    case .file: "archivo"
    case .files: "archivos"
    case .factor: "factor"
    case .what: "qué"
    case .theme: "tema"
    case .subcommand: "comando"
    case .subcommands: "comandos"
    case .options: "opciones"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "Descripción"
    case .heading(.usage): "Uso"
    case .heading(.arguments): "Argumentos"
    case .heading(.options): "Opciones"
    case .heading(.subcommands): "Comandos"
    case .heading(.data): "Datos"
    case .heading(.words): "Idioma"
    case .heading(.sight): "Aspecto"
    case .heading(.sound): "Sonido"
    case .heading(.error): "Error"
    case .heading(.or): "o"
    case .heading(.help): "Ayuda"
    case .detailedHelp(let command): "Ayuda detallada: \(command)"
    case .moreInformation(let command): "Vea: \(command)"
    case .values(.theme): "uno de los que enumera earshot themes"
    case .values(.folder): "una carpeta"
    case .values(.device): "uno de los que enumera earshot devices, o none"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "opción desconocida «\(option)»"
    case .unknownOption(let option, let suggestion?):
      "opción desconocida «\(option)»; la más parecida es «\(suggestion)»"
    case .missingValue(let option): "falta el valor de «\(option)»"
    case .missingValueWithin(let option, let word): "falta el valor de «\(option)» en «\(word)»"
    case .unexpectedValue(let value, let option):
      "la opción «\(option)» no admite ningún valor, pero se indicó «\(value)»"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "argumento de más «\(arguments[0])»"
        : "\(count(arguments.count)) argumentos de más: \(choices(arguments.map(quoted)))"
    case .missingArgument(let argument): "falta el argumento «\(argument)»"
    case .invalidValue(let value, let option): "el valor «\(value)» no es válido para «\(option)»"
    case .unknownCommand(let word, let suggestion):
      "«\(word)» no es un comando ni un archivo; el comando más parecido es «\(suggestion)»"
    case .optionOfOthers(let option, let commands):
      "«\(option)» es de \(listed(commands)), no de aquí; quite la opción"
    case .noFile: "no hay ningún archivo que leer; indique uno, o - para la entrada estándar"
    case .contradicting(let options):
      "\(listed(options)) se contradicen; quite una de las opciones"
    case .swallowedFile(let file, let option):
      "\(option) tomó «\(file)» como valor y no queda ningún archivo que leer; dé a la opción su propio valor: \(option) VALOR \(file)"
    case .malformedOption(let option): "opción no válida «\(option)»"
    }
  }
}

extension Spanish {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Punto anterior"
    case .nextPoint: "Punto siguiente"
    case .firstPoint: "Primer punto"
    case .lastPoint: "Último punto"
    case .tenthBack: "Retroceder una décima parte"
    case .tenthForward: "Avanzar una décima parte"
    case .lowest: "Mínimo de la serie; pulsando otra vez, del gráfico"
    case .highest: "Máximo de la serie; pulsando otra vez, del gráfico"
    case .chartLowest: "Mínimo del gráfico"
    case .chartHighest: "Máximo del gráfico"
    case .previousLandmark: "Referencia anterior"
    case .nextLandmark: "Referencia siguiente"
    case .goTo: "Ir a una caída, subida, hueco, cruce…"
    case .search: "Buscar en las etiquetas"
    case .goToPlace: "Ir a fecha, valor, número o porcentaje"
    case .back: "Volver a antes del último salto"
    case .takeBack: "Deshacer el último cambio"
    case .bookmark: "Poner un marcador"
    case .position: "Posición"
    case .previousItem: "Elemento anterior"
    case .nextItem: "Elemento siguiente"
    case .turnForward: "Modo siguiente del rotor"
    case .turnBack: "Modo anterior del rotor"
    case .audioGraph: "Gráfico de audio"
    case .details: "Detalles del gráfico"
    case .describe: "Describir series"
    case .values: "Valores"
    case .table: "Tabla de datos"
    case .act: "Activar el elemento"
    case .play: "Reproducir desde aquí, pausa"
    case .stop: "Cerrar el panel o detener el sonido"
    case .slower: "Más lento"
    case .faster: "Más rápido"
    case .loopStart: "Inicio del bucle"
    case .loopEnd: "Fin del bucle"
    case .loop: "Activar o desactivar el bucle"
    case .direction: "Reproducir hacia delante o hacia atrás"
    case .nextSeries: "Saltar a la serie siguiente"
    case .chord: "Todas las series en esta x, de la más baja a la más alta"
    case .sayValues: "Decir los valores al reproducir"
    case .sound: "Activar o desactivar el sonido"
    case .speech: "Activar o desactivar la voz"
    case .zoomIn: "Ampliar"
    case .zoomOut: "Reducir"
    case .zoomAll: "Mostrar todo"
    case .readAll: "Leer todo"
    case .readOn: "Seguir leyendo un aviso largo"
    case .history: "Historial de avisos"
    case .nextPart: "Aviso parte por parte"
    case .verbosity: "Frases cortas o largas"
    case .brailleRow: "Fila en braille"
    case .follow: "Seguir los datos en vivo, o pausa"
    case .nextChart: "Gráfico siguiente"
    case .previousChart: "Gráfico anterior"
    case .chartList: "Lista de los gráficos"
    case .suggestions: "Gráficos de esta tabla"
    case .columns: "Columnas de esta tabla"
    case .compare: "Comparar con la selección anterior"
    case .multiples: "Gráficos lado a lado"
    case .export: "Exportar"
    case .settings: "Ajustes"
    case .nextTheme: "Tema siguiente"
    case .previousTheme: "Tema anterior"
    case .larger: "Caracteres más grandes"
    case .smaller: "Caracteres más pequeños"
    case .tutorial: "Tutorial"
    case .help: "Ayuda"
    case .redraw: "Redibujar la pantalla"
    case .quit: "Cerrar el panel o salir"
    }
  }

  static let keyNames: [String: String] = [
    "": "esta tecla",
    "←": "flecha izquierda", "→": "flecha derecha", "↑": "flecha arriba", "↓": "flecha abajo",
    "Space": "espacio", "Home": "inicio", "End": "fin", "PgUp": "retroceder página",
    "PgDn": "avanzar página", "Tab": "Tab", "Shift-Tab": "Mayús Tab",
    "Enter": "intro", "Esc": "Esc", "Backspace": "retroceso", "F1": "F1", "Ctrl-L": "control L",
    "Ctrl-U": "control U", "!": "exclamación", "\"": "comillas", "#": "almohadilla",
    "$": "signo de dólar", "%": "signo de porcentaje", "&": "y comercial", "'": "apóstrofo",
    "(": "paréntesis izquierdo", ")": "paréntesis derecho", "*": "asterisco", "+": "más",
    ",": "coma", "-": "menos", ".": "punto", "/": "barra", ":": "dos puntos", ";": "punto y coma",
    "<": "menor que", "=": "igual", ">": "mayor que", "?": "interrogación", "@": "arroba",
    "[": "corchete izquierdo", "\\": "barra invertida", "]": "corchete derecho",
    "^": "acento circunflejo", "_": "guion bajo", "`": "acento grave", "{": "llave izquierda",
    "|": "barra vertical", "}": "llave derecha", "~": "virgulilla",
  ]
}

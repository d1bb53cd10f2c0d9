extension English {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Previous point"
    case .nextPoint: "Next point"
    case .firstPoint: "First point"
    case .lastPoint: "Last point"
    case .tenthBack: "Back by a tenth"
    case .tenthForward: "Forward by a tenth"
    case .lowest: "Lowest of the series, again of the chart"
    case .highest: "Highest of the series, again of the chart"
    case .chartLowest: "Lowest of the chart"
    case .chartHighest: "Highest of the chart"
    case .previousLandmark: "Previous landmark"
    case .nextLandmark: "Next landmark"
    case .goTo: "Go to a drop, rise, gap, crossing …"
    case .search: "Search in labels"
    case .goToPlace: "Go to a date, value, number or percent"
    case .back: "Back to before the last jump"
    case .takeBack: "Take back the last change"
    case .bookmark: "Bookmark here"
    case .position: "Position"
    case .previousItem: "Previous item"
    case .nextItem: "Next item"
    case .turnForward: "Turn the rotor"
    case .turnBack: "Turn the rotor back"
    case .audioGraph: "Audio graph"
    case .details: "Chart details"
    case .describe: "Describe series"
    case .values: "Values"
    case .table: "Data table"
    case .act: "Act on the item"
    case .play: "Play from the cursor, pause"
    case .stop: "Leave the overlay, else stop the sound"
    case .slower: "Slower"
    case .faster: "Faster"
    case .loopStart: "Loop start"
    case .loopEnd: "Loop end"
    case .loop: "Loop on or off"
    case .direction: "Play backwards or forwards"
    case .nextSeries: "Skip to the next series"
    case .chord: "All series at this x, the lowest first"
    case .sayValues: "Say the values while playing"
    case .sound: "Sound on or off"
    case .speech: "Speech on or off"
    case .zoomIn: "Zoom in"
    case .zoomOut: "Zoom out"
    case .zoomAll: "Show all"
    case .readAll: "Read all"
    case .readOn: "Read on a long caption"
    case .history: "What was said"
    case .nextPart: "Caption, part by part"
    case .verbosity: "Short or long sentences"
    case .brailleRow: "Braille row"
    case .follow: "Follow live data, or pause"
    case .nextChart: "Next chart"
    case .previousChart: "Previous chart"
    case .chartList: "List of the charts"
    case .suggestions: "Charts of this table"
    case .columns: "Columns of this table"
    case .compare: "Compare with the selection before"
    case .multiples: "Charts side by side"
    case .export: "Export"
    case .settings: "Settings"
    case .nextTheme: "Next theme"
    case .previousTheme: "Previous theme"
    case .larger: "Larger glyphs"
    case .smaller: "Smaller glyphs"
    case .tutorial: "Tutorial"
    case .help: "Help"
    case .redraw: "Draw the screen again"
    case .quit: "Leave the overlay, else quit"
    }
  }

  static let keyNames: [String: String] = [
    "": "this key",
    "←": "left arrow", "→": "right arrow", "↑": "up arrow", "↓": "down arrow", "Space": "space",
    "Home": "home", "End": "end", "PgUp": "page up", "PgDn": "page down", "Tab": "tab",
    "Shift-Tab": "shift tab", "Enter": "enter", "Esc": "escape", "Backspace": "backspace",
    "F1": "F1", "Ctrl-L": "control L", "Ctrl-U": "control U", "!": "exclamation mark",
    "\"": "quotation mark", "#": "number sign", "$": "dollar sign", "%": "percent sign",
    "&": "ampersand", "'": "apostrophe", "(": "left parenthesis", ")": "right parenthesis",
    "*": "asterisk", "+": "plus", ",": "comma", "-": "minus", ".": "period", "/": "slash",
    ":": "colon", ";": "semicolon", "<": "less-than", "=": "equals", ">": "greater-than",
    "?": "question mark", "@": "at sign", "[": "left bracket", "\\": "backslash",
    "]": "right bracket", "^": "caret", "_": "underscore", "`": "backtick", "{": "left brace",
    "|": "vertical bar", "}": "right brace", "~": "tilde",
  ]
}

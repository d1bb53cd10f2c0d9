/// A color as sRGB, each channel 0…255.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// How many colors reach the eye.
package enum ColorDepth: String, CaseIterable, Sendable {
  /// Attributes only: `NO_COLOR`, monochrome terminals.
  case monochrome
  /// The terminal's own 8 or 16 colors.
  case basic
  /// Entries 16–255 of the xterm palette.
  case palette
  /// 24 bits.
  case direct
}

/// How each role looks.
package struct Theme: Equatable, Sendable {
  package var name: String
  package var background: Color
  /// The color of each role that is not a series.
  package var colors: [Role: Color]
  /// Eight series colors.
  package var series: [Color]

  package init(name: String, background: Color, colors: [Role: Color], series: [Color]) {
    self.name = name
    self.background = background
    self.colors = colors
    self.series = series
  }

  /// The color of `role`; series repeat after the eighth.
  package func color(_ role: Role) -> Color {
    background
  }

  /// The two themes that are always there, whatever happened to the files.
  package static let builtIn: [Theme] = []
}

/// Why a theme could not be used.
package struct ThemeProblem: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unknownName(String, known: [String])
    case unreadable(String)
    /// The parser's words.
    case malformed(String)
    case missingRole(String)
    case unknownRole(String)
    case notAColor(role: String, text: String)
  }

  /// The theme's file, or its name where there is none.
  package var file: String
  /// The line, from 1, where it is known.
  package var line: Int?
  package var reason: Reason

  package init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// The themes that can be chosen.
package struct ThemeLibrary: Sendable {
  /// Folders that are looked in, the first wins; built-in themes come last.
  package var folders: [String]

  package init(folders: [String]) {
    self.folders = folders
  }

  /// The names of all themes, sorted.
  package var names: [String] { [] }

  /// Reads the theme called `name`.
  package func theme(named name: String) throws(ThemeProblem) -> Theme {
    throw ThemeProblem(file: name, reason: .unknownName(name, known: names))
  }
}

/// Reads a theme from TOML: each role and `background` a `"#rrggbb"`, `series` a list of eight.
struct ThemeFile {
  /// Where the text came from, for problems.
  let path: String
  let text: String

  /// The theme in the file, called `name`; the first problem ends the reading.
  func theme(named name: String) throws(ThemeProblem) -> Theme {
    let entries: [FlatTOML.Entry]
    do {
      entries = try FlatTOML.entries(of: text)
    } catch {
      throw problem(.malformed(error.reason), at: error.line)
    }
    var background: Color?
    var series: [Color]?
    var colors: [Role: Color] = [:]
    for entry in entries {
      if entry.key == "background" {
        background = try color(entry)
      } else if entry.key == "series" {
        series = try seriesColors(entry)
      } else if let role = Role.named.first(where: { $0.key == entry.key })?.value {
        colors[role] = try color(entry)
      } else {
        throw problem(.unknownRole(entry.key), at: entry.line)
      }
    }
    guard let background else { throw problem(.missingRole("background")) }
    for (key, role) in Role.named where colors[role] == nil {
      throw problem(.missingRole(key))
    }
    guard let series else { throw problem(.missingRole("series")) }
    return Theme(name: name, background: background, colors: colors, series: series)
  }

  private func color(_ entry: FlatTOML.Entry) throws(ThemeProblem) -> Color {
    guard case .scalar(let scalar) = entry.value else {
      throw problem(.notAColor(role: entry.key, text: "[…]"), at: entry.line)
    }
    return try color(scalar, of: entry.key)
  }

  private func seriesColors(_ entry: FlatTOML.Entry) throws(ThemeProblem) -> [Color] {
    let scalars: [FlatTOML.Scalar]
    switch entry.value {
    case .list(let list): scalars = list
    case .scalar(let scalar):
      throw problem(.notAColor(role: entry.key, text: scalar.text), at: scalar.line)
    }
    var colors: [Color] = []
    for scalar in scalars {
      let role = "series \(colors.count + 1)"
      guard colors.count < Theme.seriesCount else {
        throw problem(.unknownRole(role), at: scalar.line)
      }
      colors.append(try color(scalar, of: role))
    }
    guard colors.count == Theme.seriesCount else {
      throw problem(.missingRole("series \(colors.count + 1)"), at: entry.line)
    }
    return colors
  }

  private func color(
    _ scalar: FlatTOML.Scalar, of role: String
  ) throws(ThemeProblem) -> Color {
    guard scalar.isString, let color = Color(hex: scalar.text) else {
      throw problem(.notAColor(role: role, text: scalar.text), at: scalar.line)
    }
    return color
  }

  private func problem(_ reason: ThemeProblem.Reason, at line: Int? = nil) -> ThemeProblem {
    ThemeProblem(file: path, line: line, reason: reason)
  }
}

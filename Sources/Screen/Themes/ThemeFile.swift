/// Reads a theme from TOML: each role and `background` a `"#rrggbb"`, `series` a list of eight.
///
/// `up` and `down` may be left out.
///
/// It may say `contrast = "high"`, and then that is asked of all its colors; another may name the
/// theme that is like it but has high contrast: `twin = "high-contrast-dark"`.
struct ThemeFile {
  /// The path that the text came from, for problems.
  let path: String
  let text: String

  /// The theme in the file, called `name`; the first problem ends the reading.
  func theme(named name: String) throws(ThemeProblem) -> Theme {
    let entries: [FlatTOML.KeyValuePair]
    do {
      entries = try FlatTOML.entries(of: text)
    } catch {
      throw problem(.malformed(error.reason), at: error.line)
    }
    var background: Color?
    var series: [Color]?
    var colors: [Role: Color] = [:]
    var isHighContrast = false
    var twin: String?
    for entry in entries {
      if entry.key == "background" {
        background = try color(entry)
      } else if entry.key == "series" {
        series = try seriesColors(entry)
      } else if entry.key == "contrast" {
        guard try string(entry) == "high" else {
          throw problem(.malformed("contrast is \"high\" or is left out"), at: entry.line)
        }
        isHighContrast = true
      } else if entry.key == "twin" {
        let name = try string(entry)
        guard ThemeLibrary.isName(name), !name.contains("\""), !name.contains("\\") else {
          throw problem(.malformed("twin is the name of a theme"), at: entry.line)
        }
        twin = name
      } else if let role = (Array(Role.named) + Array(Role.optional)).first(where: {
        $0.key == entry.key
      })?.value {
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
    return Theme(
      name: name, background: background, colors: colors, series: series,
      isHighContrast: isHighContrast, twin: twin)
  }

  private func string(_ entry: FlatTOML.KeyValuePair) throws(ThemeProblem) -> String {
    guard case .scalar(let scalar) = entry.value, scalar.isString else {
      throw problem(.malformed("\(entry.key) is a string"), at: entry.line)
    }
    return scalar.text
  }

  private func color(_ entry: FlatTOML.KeyValuePair) throws(ThemeProblem) -> Color {
    guard case .scalar(let scalar) = entry.value else {
      throw problem(.notAColor(role: entry.key, text: "[…]"), at: entry.line)
    }
    return try color(scalar, of: entry.key)
  }

  private func seriesColors(_ entry: FlatTOML.KeyValuePair) throws(ThemeProblem) -> [Color] {
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

  private func problem(_ fault: ThemeFault, at line: Int? = nil) -> ThemeProblem {
    .broken(file: path, line: line, fault)
  }
}

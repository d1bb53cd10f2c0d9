/// Names of files that are made of words that came with the data.
package enum FileName {
  /// The most characters of a name; and the most bytes, of which file systems take 255 with an ending
  /// and a number.
  private static let (mostCharacters, mostBytes) = (60, 180)

  /// A name for what is called `title`, without an ending.
  ///
  /// Characters that a shell, a file system or a reader could take for more than letters become
  /// hyphens: blanks, commas, slashes, controls, and those that no name may have elsewhere. It does not
  /// begin with a dot, which would hide the file, nor with a hyphen, which would make it an option.
  package static func made(of title: String?) -> String {
    var name = ""
    for scalar in (title ?? "").unicodeScalars {
      switch scalar.properties.generalCategory {
      // Directions and the like are not seen, and could make a name look like another.
      case .format, .privateUse, .surrogate, .unassigned: continue
      default: break
      }
      if isPlain(scalar) {
        name.unicodeScalars.append(scalar)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    var short = ""
    for character in name.drop(while: isMargin).prefix(mostCharacters) {
      guard short.utf8.count + character.utf8.count <= mostBytes else { break }
      short.append(character)
    }
    while let last = short.last, isMargin(last) { short.removeLast() }
    return short.isEmpty ? "chart" : short
  }

  /// The names a file may have, the best first: after `name.svg` comes `name-2.svg`.
  package static func candidates(_ name: String, ending: String) -> some Collection<String> {
    (1...9999).lazy.map { $0 == 1 ? name + ending : "\(name)-\($0)\(ending)" }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !#"-/\:*?"<>|'`$;&!,，、"#.unicodeScalars.contains(scalar)
    }
  }

  /// True for a character with which a name may neither begin nor end.
  private static func isMargin(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { ".-~".unicodeScalars.contains($0) } ?? true
  }
}

import Glibc

/// The file that a mistyped name is most likely meant to be.
enum NearFile {
  /// The nearest name beside a path that is no file, as the user would write it; `nil` where none is near.
  static func of(_ path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(folder.count))
    let names = self.names(in: folder.isEmpty ? "." : folder).filter { other in
      // A name of three letters is near everything, so the name and its ending are each near for themselves.
      let (own, other) = (Self.parts(of: name), Self.parts(of: other))
      return isNear(own.stem, other.stem) && (isNear(own.ending, other.ending) || own.ending == "")
    }
    // Nobody has to write the ending to be understood.
    let whole = names.first { Self.parts(of: $0).stem == name.lowercased() }
    return (whole ?? NearName.of(name, among: names)).map { folder + $0 }
  }

  private static func isNear(_ name: String, _ other: String) -> Bool {
    name == other || NearName.distance(name, other) * 3 <= max(name.count, other.count)
  }

  private static func parts(of name: String) -> (stem: String, ending: String) {
    let name = name.lowercased()
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return (name, "") }
    return (String(name[..<point]), String(name[point...]))
  }

  /// More files nobody mistypes one of.
  private static let mostFiles = 2_000
  private static let longestName = 60

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < mostFiles, let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.count <= longestName, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

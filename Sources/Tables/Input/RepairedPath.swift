import Glibc

/// The path of a file whose name is no UTF-8, as other systems write names: on its way here as text each byte that
/// fits nowhere became a sign of replacement, which no file has in its name.
package enum RepairedPath {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Gives the path to the system as the system has it.
  ///
  /// - Parameters:
  ///   - path: A path as it was typed or written.
  ///   - body: What calls the system, with the path as a text that a zero ends.
  /// - Returns: What the system answers.
  package static func withBytes<Answer>(
    of path: String, _ body: (UnsafePointer<CChar>) -> Answer
  ) -> Answer {
    guard path.unicodeScalars.contains(replacement), let bytes = bytes(of: path) else {
      return path.withCString(body)
    }
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? path.withCString(body)
    }
  }

  /// The bytes of a path by the names in its folders; `nil` where there is no such name, or more than one.
  private static func bytes(of path: String) -> [CChar]? {
    var found: [CChar] = []
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { found.append(CChar(UInt8(ascii: "/"))) }
      guard let name = name(Array(part), in: found) else { return nil }
      found += name
    }
    return found
  }

  private static func name(_ name: [UInt8], in folder: [CChar]) -> [CChar]? {
    let own = name.map(CChar.init(bitPattern:))
    guard String(decoding: name, as: UTF8.self).unicodeScalars.contains(replacement) else {
      return own
    }
    guard let stream = opendir(folder.isEmpty ? [CChar(UInt8(ascii: ".")), 0] : folder + [0]) else {
      return nil
    }
    defer { closedir(stream) }
    var found: [[CChar]] = []
    while let entry = readdir(stream) {
      let other = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { start in
          Array(UnsafeBufferPointer(start: start, count: strlen(start)))
        }
      }
      if other == own { return own }
      let text = String(decoding: other.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.utf8.elementsEqual(name) { found.append(other) }
    }
    return found.count == 1 ? found[0] : nil
  }
}

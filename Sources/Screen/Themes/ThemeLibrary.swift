import Glibc
import ThemeFiles

/// The themes that can be chosen.
package struct ThemeLibrary: Sendable {
  /// Folders that are looked in, the first wins; built-in themes come last.
  package var folders: [String]

  package init(folders: [String]) {
    self.folders = folders
  }

  /// The names of all themes, sorted.
  package var names: [String] {
    var names = Set(ThemeFiles.all.map(\.key))
    for folder in folders {
      for file in Self.files(in: folder) where file.hasSuffix(Self.suffix) {
        let name = String(file.dropLast(Self.suffix.count))
        if Self.isName(name) { names.insert(name) }
      }
    }
    return names.sorted()
  }

  /// The names of the themes that can be used: a broken one is passed over.
  package var usableNames: [String] {
    names.filter { (try? theme(named: $0)) != nil }
  }

  /// Reads the theme called `name`.
  package func theme(named name: String) throws(ThemeProblem) -> Theme {
    if Self.isName(name) {
      for folder in folders {
        let path = "\(folder)/\(name)\(Self.suffix)"
        if let theme = try Self.theme(at: path, named: name) { return theme }
      }
      if let theme = Theme.builtIn.first(where: { $0.name == name }) { return theme }
      if let file = ThemeFiles.all.first(where: { $0.key == name }) {
        let text = String(decoding: file.value, as: UTF8.self)
        return try ThemeFile(path: name + Self.suffix, text: text).theme(named: name)
      }
    }
    throw .unknownName(name, known: names)
  }

  /// Reads the theme in the file at `path`; its name is the file's without the extension.
  package static func theme(at path: String) throws(ThemeProblem) -> Theme {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
    guard let theme = try theme(at: path, named: name) else {
      throw .broken(file: path, line: nil, .unreadable(String(cString: strerror(ENOENT))))
    }
    return theme
  }

  private static let suffix = ".toml"

  /// As many bytes as a theme file has at most; a theme needs less than one thousand.
  private static let sizeLimit = 65_536

  /// True for a name that can be a file in a folder, and nothing outside it.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && !name.unicodeScalars.contains { $0 == "/" || $0.isControl }
  }

  private static func files(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      guard Int(entry.pointee.d_type) != Int(DT_DIR) else { continue }
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let file = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: capacity) { String(validatingCString: $0) }
      }
      if let file { files.append(file) }
    }
    return files
  }

  /// The theme in the file at `path`; nil where there is no such file.
  private static func theme(
    at path: String, named name: String
  ) throws(ThemeProblem) -> Theme? {
    func unreadable(_ reason: String) -> ThemeProblem {
      .broken(file: path, line: nil, .unreadable(reason))
    }
    // Without blocking, so that a pipe somebody put there is refused and not waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = errno
      // A folder that cannot be entered holds no theme for us: the program must still start.
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      if reason == ENOENT || reason == ENOTDIR || access(folder, X_OK) != 0 { return nil }
      throw unreadable(String(cString: strerror(reason)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable("not a regular file")
    }
    var bytes = [UInt8](repeating: 0, count: sizeLimit + 1)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if read < 0, errno == EINTR { continue }
      if read < 0 { throw unreadable(String(cString: strerror(errno))) }
      if read == 0 { break }
      count += read
    }
    guard count <= sizeLimit else { throw unreadable("longer than \(sizeLimit) bytes") }
    guard let text = String(validating: bytes[..<count], as: UTF8.self) else {
      throw unreadable("not UTF-8")
    }
    return try ThemeFile(path: path, text: text).theme(named: name)
  }
}

import Glibc

/// Paths of files.
package enum Path {
  /// The folder a file lies in, as far as its path tells.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path with a number before its ending: `name-2.svg`.
  package static func numbered(_ path: String, _ number: Int, before ending: String) -> String {
    "\(path.dropLast(ending.count))-\(number)\(path.suffix(ending.count))"
  }

  /// The program's own file, links followed.
  package static var executable: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes the folder that a file of an absolute path is to be in, as far as it can be made.
  ///
  /// - Returns: The system's reason why it could not; `nil` where it is there.
  @discardableResult static func makeFolder(of path: String) -> Int32? {
    var (folder, reason) = ("", Int32?.none)
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      reason = mkdir(folder, 0o755) == 0 || errno == EEXIST ? nil : errno
    }
    return reason
  }
}

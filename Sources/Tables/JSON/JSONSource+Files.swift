import Glibc

extension JSONSource {
  /// The table in a file of the machine that a document names.
  ///
  /// - Parameters:
  ///   - address: Its path, from the folder of the document on.
  ///   - place: The place of that name in the document.
  ///   - options: How the file is read; its own name tells the format where these do not.
  ///   - expected: What should stand there, where the file has no table.
  /// - Returns: The table, called as its file.
  /// - Throws: An address on the network, or outside the folder; what is wrong with the file.
  func table(
    besides address: String, at place: String, options: ReadingOptions,
    expected: InputProblem.Expectation
  ) throws(InputProblem) -> Table {
    let hasScheme = address.prefix { $0 != "/" }.contains(":")
    if hasScheme || address.hasPrefix("//") { throw problem(.remoteData(place: place)) }
    // A document may come from anywhere, and does not choose what is read of the machine.
    let isInside =
      !address.hasPrefix("/") && !address.hasPrefix("~")
      && !address.split(separator: "/").contains("..")
    guard isInside else { throw problem(.outsideFolder(place: place, path: address)) }
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? "./"
    let path = "\(folder)\(address)"
    if Self.isLinked(path, outOf: String(folder)) {
      throw problem(.outsideFolder(place: place, path: address))
    }
    // A pipe that nobody writes to would be waited for.
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw InputProblem(file: path, kind: .isDevice)
    }
    var options = options
    if options.format == .chart { options.format = .auto }
    options.followsFiles = false
    guard case .table(let table) = try Reader.read(path: path, options: options) else {
      throw problem(.unexpectedJSON(place: place, expected: expected))
    }
    return table
  }

  /// True of a path that leads out of a folder by a link in it.
  private static func isLinked(_ path: String, outOf folder: String) -> Bool {
    guard let inner = realpath(path, nil) else { return false }
    defer { free(inner) }
    guard let outer = realpath(folder, nil) else { return false }
    defer { free(outer) }
    let base = String(cString: outer)
    return !String(cString: inner).hasPrefix(base.hasSuffix("/") ? base : base + "/")
  }
}

import Glibc

/// A file as it is at one moment, to learn whether others change it while it is read.
struct FileState: Equatable, Sendable {
  var device: UInt
  var number: UInt
  var size: Int

  /// The file at a path, or at standard input where that is "-"; `nil` of anything else than a file.
  init?(path: String) {
    var status = stat()
    let isKnown = path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(clamping: status.st_size)
  }

  /// The reason for which a table that was read meanwhile may lack rows.
  func change(until later: FileState?, rowCount: Int) -> UnreadRows? {
    // A file that has no name any more was read to its end.
    guard let later else { return nil }
    if later.device != device || later.number != number { return .replaced }
    return later.size < size ? .cut(after: rowCount) : nil
  }
}

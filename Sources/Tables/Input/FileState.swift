import Glibc

/// A file as it is at one moment, to learn whether others change it while it is read.
struct FileState: Equatable, Sendable {
  var device: UInt
  var number: UInt
  var size: Int
  /// The time of its last change, in nanoseconds.
  var modified: Int
  /// Its first bytes, and those before its end.
  private var samples: [[UInt8]]

  private static let sampleSize = 4_096

  /// The file at a path, or at standard input where that is "-"; `nil` of anything else than a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - before: The size that it had before, which says where its end was; `nil` at first.
  init?(path: String, size before: Int? = nil) {
    let isStandardInput = path == "-"
    let descriptor =
      isStandardInput
      ? STDIN_FILENO
      : RepairedPath.withBytes(of: path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { if !isStandardInput { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(clamping: status.st_size)
    modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
    let end = before ?? size
    samples = [0, max(end - Self.sampleSize, 0)].map { start in
      Self.bytes(min(start + Self.sampleSize, end) - start, from: start, of: descriptor)
    }
  }

  private static func bytes(_ count: Int, from start: Int, of descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(count, 0))
    let read = pread(descriptor, &bytes, bytes.count, off_t(start))
    return Array(bytes.prefix(max(read, 0)))
  }

  /// The reason for which a table that was read meanwhile may lack rows, or have some of two files.
  ///
  /// A file that only grew is whole as it was.
  func change(atPath path: String, rowCount: Int) -> UnreadRows? {
    // A file that has no name any more was read to its end.
    guard let later = FileState(path: path, size: size) else { return nil }
    if later.device != device || later.number != number { return .replaced }
    if later.size < size { return .cut(after: rowCount) }
    if later.modified == modified || (later.size > size && later.samples == samples) { return nil }
    return .mixed
  }
}

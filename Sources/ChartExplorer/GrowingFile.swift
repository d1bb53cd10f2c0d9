import Glibc
import Tables

/// A file that others write to while it is read.
struct GrowingFile {
  enum Change { case truncated, replaced }

  private let descriptor: Int32
  private let path: String
  private var offset = 0

  /// Opens the file; `nil` where there is none, or nothing that may be followed has taken the place of one that was.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isAgain: True where a file of that name was followed before: whatever else has the name may give way to one.
  /// - Throws: The reason for which it cannot be followed.
  init?(path: String, isAgain: Bool) throws(InputProblem) {
    // A pipe that nobody writes to would be waited for.
    let flags = O_RDONLY | O_CLOEXEC | (isAgain ? O_NONBLOCK : 0)
    descriptor = RepairedPath.withBytes(of: path) { open($0, flags) }
    self.path = path
    guard descriptor < 0 else {
      var status = stat()
      let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      if isAgain, !isFile {
        Glibc.close(descriptor)
        return nil
      }
      return
    }
    if isAgain || errno == ENOENT || errno == ENOTDIR { return nil }
    throw InputProblem(file: path, kind: .unreadable(String(cString: strerror(errno))))
  }

  /// The bytes that were written since; `nil` where there are none.
  mutating func next(_ block: inout [UInt8]) throws(InputProblem) -> [UInt8]? {
    while true {
      let count = Glibc.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw InputProblem(file: path, kind: .unreadable(String(cString: strerror(errno))))
      }
      offset += count
      return count > 0 ? Array(block[..<count]) : nil
    }
  }

  /// The change that is more than growth; `nil` where there is none, and while its name is nobody's.
  func change(at path: String) -> Change? {
    var (own, named) = (stat(), stat())
    guard fstat(descriptor, &own) == 0 else { return nil }
    if RepairedPath.withBytes(of: path, { stat($0, &named) }) == 0,
      named.st_ino != own.st_ino || named.st_dev != own.st_dev
    {
      return .replaced
    }
    return own.st_size < offset ? .truncated : nil
  }

  /// Goes back to its beginning.
  mutating func begin() {
    lseek(descriptor, 0, SEEK_SET)
    offset = 0
  }

  func close() { Glibc.close(descriptor) }
}

import Descriptions
import Glibc

/// Writes a sound file whole or not at all: beside its place first, then moved there.
enum SoundFile {
  typealias Write = (UnsafeRawBufferPointer) throws -> Void

  static func write(to path: String, _ body: (Write) throws -> Void) throws {
    if path == "-" {
      try body { try write($0, to: 1, name: path) }
      return
    }
    var status = stat()
    // A device or a pipe is written to as it is; a rename would put a file in its place.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      try writeInPlace(path, body)
      return
    }
    let temporary = path + ".partial-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      try body { try write($0, to: descriptor, name: path) }
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(path) }
      close(descriptor)
      guard rename(temporary, path) == 0 else { throw failure(path) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
  }

  private static func writeInPlace(_ path: String, _ body: (Write) throws -> Void) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try body { try write($0, to: descriptor, name: path) }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, name: String
  ) throws {
    guard writeAll(bytes, to: descriptor) else { throw failure(name) }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(
      .outputFailed(file: path, reason: String(cString: strerror(errno))), exitCode: EX_CANTCREAT)
  }
}

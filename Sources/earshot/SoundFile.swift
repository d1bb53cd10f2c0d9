import Descriptions
import Glibc

/// Writes a sound file whole or not at all.
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
    // Without a name until it is whole, the file leaves nothing behind whatever ends the program.
    // Where the file system cannot do that, it has a name from the start.
    var descriptor = open(Path.folder(of: path), Self.nameless | O_WRONLY | O_CLOEXEC, 0o666)
    let isNameless = descriptor >= 0
    if !isNameless {
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw failure(path) }
    defer { if descriptor >= 0 { close(descriptor) } }
    do {
      try body { try write($0, to: descriptor, name: path) }
      if isNameless {
        let source = "/proc/self/fd/\(descriptor)"
        guard linkat(AT_FDCWD, source, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
          throw failure(path)
        }
      }
      // Closing tells what a file system over the network could not store. `fsync` would only help
      // against a power cut, after which a sound is rendered again, and takes as long as the sound.
      let isStored = close(descriptor) == 0
      descriptor = -1
      guard isStored else { throw failure(path) }
      guard rename(temporary, path) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// `O_TMPFILE`, which is an expression that Swift does not import.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

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

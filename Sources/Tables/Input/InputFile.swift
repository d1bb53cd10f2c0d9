import Glibc

/// A file, or standard input, as bytes.
enum InputFile {
  private static let blockSize = 1 << 18

  /// Reads the file at `path` to its end; "-" is standard input.
  ///
  /// It never trusts the size a file claims: pipes and devices have none.
  static func bytes(atPath path: String) throws(InputProblem) -> [UInt8] {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno, path: path) }
    defer { if !isStandardInput { close(descriptor) } }

    // A small file needs no large block, which would have to be cleared first.
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let size = isKnown ? min(max(Int(status.st_size) + 1, 4096), blockSize) : blockSize
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: size)
    while true {
      let count = block.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: block[..<count])
      } else if errno != EINTR {
        throw problem(errno, path: path)
      }
    }
  }

  private static func problem(_ code: Int32, path: String) -> InputProblem {
    switch code {
    case ENOENT, ENOTDIR: InputProblem(file: path, kind: .missing)
    case EISDIR: InputProblem(file: path, kind: .isDirectory)
    default: InputProblem(file: path, kind: .unreadable(String(cString: strerror(code))))
    }
  }
}

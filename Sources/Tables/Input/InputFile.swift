import Glibc

/// A file, or standard input, as bytes.
package enum InputFile {
  private static let blockSize = 1 << 18

  /// Reads the file at `path` to its end; "-" is standard input.
  ///
  /// It never trusts the size a file claims: pipes and devices have none. What is compressed becomes
  /// plain on its way. Where it is stopped, what was read of whole lines is all.
  ///
  /// - Throws: What kept it from being read: it is missing, a folder, a device without an end,
  ///   unreadable, compressed and damaged, or larger than the memory there is can hold.
  package static func bytes(
    atPath path: String, progress: ReadingProgress? = nil
  ) throws(InputProblem) -> [UInt8] {
    let isStandardInput = path == "-"
    let descriptor =
      isStandardInput
      ? STDIN_FILENO : RepairedPath.withBytes(of: path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw problem(errno, path: path) }
    defer { if !isStandardInput { close(descriptor) } }

    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    if isKnown, isEndless(status), isatty(descriptor) == 0 {
      throw InputProblem(file: path, kind: .isDevice)
    }
    // A small file needs no large block, which would have to be cleared first.
    let isFile = isKnown && status.st_mode & S_IFMT == S_IFREG
    let claimed = isFile ? Int(clamping: status.st_size) : 0
    let size = isFile ? min(max(claimed, 0) + 1, blockSize) : blockSize
    let input = GrowingInput(file: path, claimed: claimed)
    progress?.look(at: input)
    var decompression: Decompression?
    var isBeginning = true
    var readCount = 0
    var block = [UInt8](repeating: 0, count: max(size, 4096))
    var filled = 0
    while true {
      if let progress, !progress.waits(for: descriptor) {
        if decompression == nil { try input.append(block[..<filled]) }
        return input.end().wholeLines
      }
      let count = block.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if count < 0 {
        guard errno == EINTR else { throw problem(errno, path: path) }
        continue
      }
      filled += count
      readCount += count
      progress?.note(bytes: readCount, of: claimed)
      // A pipe may give its first bytes one by one.
      if isBeginning, count > 0, filled < 4 { continue }
      if isBeginning, let compression = Compression(block[..<filled]) {
        decompression = try Decompression(compression, file: path)
        input.forgetClaim()
      }
      isBeginning = false
      if let decompression {
        try decompression.add(block[..<filled]) { plain throws(InputProblem) in
          try input.append(plain)
        }
      } else {
        do throws(InputProblem) {
          try input.append(block[..<filled])
        } catch {
          throw error.namingLine(of: ByteSource(descriptor: descriptor, count: claimed))
        }
      }
      filled = 0
      if count == 0 {
        try decompression?.finish()
        return decompression == nil ? input.end() : try plain(input.end(), file: path)
      }
    }
  }

  /// Makes something of a file that can be read at any place; `nil` of all other inputs.
  static func withSource<Result>(
    atPath path: String, _ body: (ByteSource) -> Result?
  ) -> Result? {
    guard path != "-" else { return nil }
    let descriptor = RepairedPath.withBytes(of: path) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return body(ByteSource(descriptor: descriptor, count: Int(clamping: status.st_size)))
  }

  /// The most times that somebody compresses a file by mistake.
  private static let mostLayers = 3

  /// The bytes that were compressed, also where it was compressed again before.
  private static func plain(_ bytes: [UInt8], file: String) throws(InputProblem) -> [UInt8] {
    var bytes = bytes
    for _ in 1..<mostLayers {
      guard let compression = Compression(bytes) else { break }
      let decompression = try Decompression(compression, file: file)
      let input = GrowingInput(file: file, claimed: 0)
      try decompression.add(bytes[...]) { plain throws(InputProblem) in try input.append(plain) }
      try decompression.finish()
      bytes = input.end()
    }
    return bytes
  }

  /// True of a device that may never end, as /dev/zero; also of a terminal, which ends with Ctrl-D, but not of
  /// /dev/null, which ends at once.
  package static func isEndless(_ status: stat) -> Bool {
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFCHR || kind == S_IFBLK else { return false }
    var null = stat()
    return stat("/dev/null", &null) != 0 || null.st_rdev != status.st_rdev
  }

  /// The path that a link leads to; `nil` where there is no link.
  package static func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    return count > 0
      ? String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  private static func problem(_ code: Int32, path: String) -> InputProblem {
    switch code {
    case ENOENT, ENOTDIR:
      InputProblem(
        file: path,
        kind: linkTarget(of: path).map(InputProblem.Fault.danglingLink)
          ?? NearFile.of(path).map(InputProblem.Fault.mistypedFile) ?? .missing)
    case EISDIR: InputProblem(file: path, kind: .isDirectory)
    default: InputProblem(file: path, kind: .unreadable(String(cString: strerror(code))))
    }
  }
}

extension [UInt8] {
  /// The lines that have an end; where none has one, all.
  fileprivate var wholeLines: [UInt8] {
    lastIndex(of: .lineFeed).map { Array(self[...$0]) } ?? self
  }
}

extension InputProblem {
  /// The same of a file that is refused before its lines are known, with the line that has most of it.
  fileprivate func namingLine(of source: ByteSource) -> InputProblem {
    guard case .beyondMemory = kind, source.count > 0,
      // A document may be one line.
      let first = source.bytes(0..<min(4096, source.count)).first(where: { !$0.isSpace }),
      first != UInt8(ascii: "{"), first != UInt8(ascii: "["), let line = LongLine(of: source)
    else { return self }
    let megabytes = line.byteCount / 1_000_000
    return InputProblem(file: file, kind: .longLine(row: line.row, megabytes: megabytes))
  }
}

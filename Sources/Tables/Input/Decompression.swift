import CCompression
import Glibc

/// Makes compressed bytes plain, block by block.
final class Decompression {
  private static let blockSize = 1 << 17

  private let compression: Compression
  private let file: String
  private let stream: OpaquePointer
  private var block = [UInt8](repeating: 0, count: blockSize)
  /// True between two parts that were compressed each for itself.
  private var isAtEnd = false
  /// True behind the last part, where nothing counts any more.
  private var isOver = false

  /// - Throws: The library that is missing.
  init(_ compression: Compression, file: String) throws(InputProblem) {
    let kind = compression == .gzip ? CCOMPRESSION_GZIP : CCOMPRESSION_ZSTD
    errno = 0
    guard let stream = ccompression_open(kind) else {
      // The library may be there, and no more files may be opened.
      if [EMFILE, ENFILE, ENOMEM].contains(errno) {
        throw InputProblem(file: file, kind: .unreadable(String(cString: strerror(errno))))
      }
      throw InputProblem(
        file: file,
        kind: .missingLibrary(name: compression.library, package: compression.package))
    }
    self.compression = compression
    self.file = file
    self.stream = stream
  }

  deinit { ccompression_close(stream) }

  /// Takes the next bytes and hands over the plain ones, as often as there is a block of them.
  ///
  /// - Throws: Damage, or what `take` throws.
  func add(
    _ bytes: ArraySlice<UInt8>, take: (ArraySlice<UInt8>) throws(InputProblem) -> Void
  ) throws(InputProblem) {
    var rest = bytes
    while !isOver {
      // The bytes behind the last part are padding, or another part, whose first bytes may come alone.
      if isAtEnd, let first = rest.first {
        isOver = first == 0
        if isOver { return }
        guard compression.mayBegin(rest) else {
          throw InputProblem(file: file, kind: .trailingData(format: compression.rawValue))
        }
        isAtEnd = false
      }
      var (taken, made) = (0, 0)
      let progress = rest.withUnsafeBufferPointer { input in
        block.withUnsafeMutableBufferPointer { output in
          ccompression_step(
            stream, input.baseAddress, input.count, &taken, output.baseAddress, output.count,
            &made)
        }
      }
      if made > 0 { try take(block[..<made]) }
      rest = rest.dropFirst(taken)
      switch progress {
      case CCOMPRESSION_ENDED: isAtEnd = true
      case CCOMPRESSION_GOES_ON: break
      case CCOMPRESSION_WIDE: throw InputProblem(file: file, kind: .wideWindow)
      default: throw damage
      }
      // A full block may not have been all.
      if rest.isEmpty, made < block.count || isAtEnd { return }
      if taken == 0, made == 0 { throw damage }
    }
  }

  /// Makes sure that nothing is missing at the end.
  ///
  /// - Throws: That the input is cut off.
  func finish() throws(InputProblem) {
    guard isAtEnd || isOver else { throw damage }
  }

  private var damage: InputProblem {
    InputProblem(file: file, kind: .damaged(format: compression.rawValue))
  }
}

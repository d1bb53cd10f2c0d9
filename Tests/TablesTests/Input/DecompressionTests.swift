import Glibc
import Testing

@testable import Tables

/// Compressed by gzip and zstd themselves: the text "a,b\n1,2\n3,4\n".
@Suite struct DecompressionTests {
  private static let text = Array("a,b\n1,2\n3,4\n".utf8)
  private static let gzip: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 75, 212, 73, 226, 50, 212, 49, 226, 50, 214, 49, 225, 2, 0,
    229, 233, 214, 206, 12, 0, 0, 0,
  ]
  private static let zstd: [UInt8] = [
    40, 181, 47, 253, 4, 88, 97, 0, 0, 97, 44, 98, 10, 49, 44, 50, 10, 51, 44, 52, 10, 225, 179,
    203, 46,
  ]
  private static let archives: [(Compression, [UInt8])] = [(.gzip, gzip), (.zstd, zstd)]

  /// Makes bytes plain that come in pieces of some size.
  private func plain(_ bytes: [UInt8], pieces: Int = .max) throws(InputProblem) -> [UInt8] {
    guard let compression = Compression(bytes) else { return bytes }
    let decompression = try Decompression(compression, file: "x")
    var plain: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      try decompression.add(rest.prefix(pieces)) { (block) throws(InputProblem) in plain += block }
      rest = rest.dropFirst(min(pieces, rest.count))
    }
    try decompression.finish()
    return plain
  }

  @Test(arguments: archives.indices, [1, 3, 1_000])
  func becomesPlain(index: Int, pieces: Int) throws {
    #expect(try plain(Self.archives[index].1, pieces: pieces) == Self.text)
  }

  /// The header of a frame with a window of 2 GB, by `zstd --long=31`.
  @Test func aWindowThatIsTooWideIsNoDamage() {
    let header: [UInt8] = [40, 181, 47, 253, 4, 168]
    #expect(throws: InputProblem(file: "x", kind: .wideWindow)) {
      _ = try plain(header + Self.zstd.dropFirst(6))
    }
  }

  @Test(arguments: archives.indices, [1, 5, 1_000])
  func partsThatWereCompressedEachForItself(index: Int, pieces: Int) throws {
    let archive = Self.archives[index].1
    #expect(try plain(archive + archive, pieces: pieces) == Self.text + Self.text)
    // Tapes are filled up.
    #expect(try plain(archive + [0, 0, 0, 0, 0], pieces: pieces) == Self.text)
  }

  /// A frame without content before, between or behind the others is none of the text.
  @Test(arguments: [1, 3, 1_000]) func framesToBeSkipped(pieces: Int) throws {
    let skipped: [UInt8] = [0x5A, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 9, 9, 9]
    let archive = skipped + Self.zstd + skipped + Self.zstd + skipped
    #expect(try plain(archive, pieces: pieces) == Self.text + Self.text)
  }

  /// Bytes that are no part of the archive are said rather than left out.
  @Test(arguments: archives.indices, ["x", "\n", "more text\n"])
  func somethingElseBehindIt(index: Int, text: String) {
    let (compression, bytes) = Self.archives[index]
    #expect(
      throws: InputProblem(file: "x", kind: .trailingData(format: compression.rawValue))
    ) { try plain(bytes + Array(text.utf8)) }
  }

  @Test(arguments: archives.indices)
  func cutOffAnywhere(index: Int) {
    let (compression, bytes) = Self.archives[index]
    for count in 4..<bytes.count {
      #expect(
        throws: InputProblem(file: "x", kind: .damaged(format: compression.rawValue)), "\(count)"
      ) { try plain(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: archives.indices)
  func oneByteWrong(index: Int) {
    let (compression, bytes) = Self.archives[index]
    for place in 4..<bytes.count {
      var changed = bytes
      changed[place] ^= 0x55
      do throws(InputProblem) {
        _ = try plain(changed)
      } catch {
        #expect(error.kind == .damaged(format: compression.rawValue))
      }
    }
  }

  /// The library is not missing.
  @Test func noFileMayBeOpened() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 3, rlim_max: 3)
      guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(2) }
      do throws(InputProblem) {
        _ = try Decompression(.gzip, file: "a.gz")
      } catch {
        guard case .unreadable = error.kind else { exit(1) }
      }
      exit(0)
    }
  }

  @Test func namesWithoutTheirCompression() {
    #expect(Compression.plainName(of: "dir/a.csv.gz") == "dir/a.csv")
    #expect(Compression.plainName(of: "a.json.ZST") == "a.json")
    #expect(Compression.plainName(of: "a.csv") == "a.csv")
  }

  @Test func onlyTheFirstBytesTell() {
    #expect(Compression(Self.gzip) == .gzip && Compression(Self.zstd) == .zstd)
    #expect(Compression(Self.text) == nil && Compression([UInt8]()) == nil)
    #expect(Compression(Self.gzip.prefix(2)) == nil)
  }
}

/// The bytes of an input while they come, never more than the memory there is can take.
struct GrowingInput {
  let file: String
  /// The size that its file claims to have; 0 where it claims none.
  var claimed: Int
  private(set) var bytes: [UInt8] = []
  private var ceiling: MemoryCeiling?

  init(file: String, claimed: Int) {
    self.file = file
    self.claimed = claimed
  }

  /// Takes the next bytes.
  ///
  /// - Throws: That they are too many.
  mutating func append(_ block: ArraySlice<UInt8>) throws(InputProblem) {
    bytes.append(contentsOf: block)
    guard bytes.count > MemoryCeiling.free else { return }
    let most =
      ceiling
      ?? MemoryCeiling(
        beginning: bytes.prefix(1 << 20), available: AvailableMemory.bytes + bytes.count)
    // Of a file it is known before it is read.
    guard max(bytes.count, claimed) <= most.bytes else {
      throw InputProblem(file: file, kind: .beyondMemory(megabytes: most.bytes / 1_000_000))
    }
    if ceiling == nil, claimed > bytes.count { bytes.reserveCapacity(claimed + 1) }
    ceiling = most
  }
}

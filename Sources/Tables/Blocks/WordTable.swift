/// Different texts as bytes, each once, numbered in the order in which they first come.
///
/// A hash table with open addressing: looking one up costs one pass over its bytes.
struct WordTable: Sendable {
  private(set) var count = 0
  /// The bytes of all texts, one behind the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// The number of a text in each place that its hash may stand for; −1 where there is none.
  private var slots = [Int32](repeating: -1, count: Self.fewestSlots)

  private static let fewestSlots = 64

  mutating func removeAll() {
    if slots.count > Self.fewestSlots * 64 {
      self = WordTable()
      return
    }
    for i in slots.indices { slots[i] = -1 }
    count = 0
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
  }

  /// The number of a text, a new one where it did not come before.
  mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = Self.hash(text)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let number = slots[slot]
      if number < 0 { break }
      if hashes[Int(number)] == hash, isEqual(Int(number), text) { return number }
      slot = (slot + 1) & mask
    }
    // Rows, and so texts, are limited to what a number can count.
    let number = Int32(truncatingIfNeeded: count)
    slots[slot] = number
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    hashes.append(hash)
    count += 1
    if count * 2 > slots.count { grow() }
    return number
  }

  /// The bytes of a text.
  func withBytes<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(number)])) }
  }

  /// All texts in the order of their numbers.
  var texts: [String] {
    bytes.withUnsafeBufferPointer { bytes in
      (0..<count).map { String(decoding: bytes[range($0)], as: UTF8.self) }
    }
  }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  private func isEqual(_ number: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    withBytes(number) { known in
      guard known.count == text.count else { return false }
      for i in known.indices where known[i] != text[i] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Eight bytes at a time, each multiplied and folded (as Wang Yi's wyhash does).
  @inline(__always)
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(text.count)
    func fold(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      hash = product.high ^ product.low
    }
    var i = 0
    while i + 8 <= text.count {
      fold(UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: i, as: UInt64.self))
      i += 8
    }
    var rest: UInt64 = 0
    while i < text.count {
      rest = rest << 8 | UInt64(text[i])
      i += 1
    }
    fold(rest)
    return hash
  }
}

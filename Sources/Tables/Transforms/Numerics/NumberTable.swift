/// Different words of 64 bits, numbered in the order in which they first come.
///
/// A hash table with open addressing, as a column of millions has each of its numbers looked up.
struct NumberTable {
  private(set) var count = 0
  private var keys: [UInt64] = []
  /// The number of a key in each place that its hash may stand for; −1 where there is none.
  private var slots = [Int32](repeating: -1, count: 64)
  /// The key that came last: neighbors are often alike.
  private var last: (key: UInt64, number: Int)?

  /// The number of a key, a new one where it did not come before.
  mutating func number(of key: UInt64) -> Int {
    if let last, last.key == key { return last.number }
    var slot = place(of: key)
    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
    let number = slots[slot] < 0 ? count : Int(slots[slot])
    if slots[slot] < 0 {
      slots[slot] = Int32(truncatingIfNeeded: count)
      keys.append(key)
      count += 1
      if count * 2 > slots.count { grow() }
    }
    last = (key, number)
    return number
  }

  /// The first place to look for a key.
  ///
  /// It is multiplied by 2^64 divided by the golden ratio (Knuth, "The Art of Computer Programming", 6.4), and folded.
  private func place(of key: UInt64) -> Int {
    let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, key) in keys.enumerated() {
      var slot = place(of: key)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}

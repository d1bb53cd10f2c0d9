/// A first line such as "sep=;", which some programs write for others.
struct SeparatorLine {
  /// The delimiter that it names.
  let sign: UInt8
  /// The place behind it.
  let end: Int

  /// Reads the line; `nil` where there is none.
  init?(_ bytes: Span<UInt8>, from start: Int) {
    guard bytes.count - start >= 5 else { return nil }
    let key = Array("sep=".utf8)
    for k in key.indices where bytes[start + k].lowercased != key[k] { return nil }
    sign = bytes[start + 4]
    guard !sign.isLineBreak, start + 5 == bytes.count || bytes[start + 5].isLineBreak else {
      return nil
    }
    // A line feed left over from a pair is a blank line, which is skipped.
    end = min(start + 6, bytes.count)
  }
}

/// How a chain of connected tones rises and falls.
enum Envelope {
  /// The loudness of the chain of `tone` at `frame`, 0 … 1.
  @_noAllocation @_noLocks
  static func value(_ tone: UnsafePointer<PreparedTone>, at frame: Int) -> Double {
    let sinceStart = Double(frame - tone.pointee.chainStart)
    let untilEnd = Double(tone.pointee.chainEnd - 1 - frame)
    return smooth(sinceStart / tone.pointee.attack) * smooth(untilEnd / tone.pointee.release)
  }

  /// Rises from 0 to 1 without a corner at either end.
  @_noAllocation @_noLocks
  static func smooth(_ share: Double) -> Double {
    if share >= 1 { return 1 }
    if share <= 0 { return 0 }
    return share * share * (3 - 2 * share)
  }
}

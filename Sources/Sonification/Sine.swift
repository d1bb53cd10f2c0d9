/// A sine that is the same on every machine and allowed where libm is not: in the audio callback.
enum Sine {
  /// The sine of `phase` full turns, to within 1e-9.
  @_noAllocation @_noLocks
  static func value(at phase: Double) -> Double {
    guard abs(phase) < 1e9 else { return 0 }
    // Folds any turn onto the quarter turns around zero.
    var turn = phase - Double(Int(phase))
    if turn < 0 { turn += 1 }
    if turn > 0.75 { turn -= 1 } else if turn > 0.25 { turn = 0.5 - turn }
    let angle = turn * 2 * .pi
    let square = angle * angle
    // Taylor's series; the first term left out is below 1e-9 up to a quarter turn.
    return angle
      * (1 + square
        * (-1.0 / 6 + square
          * (1.0 / 120 + square
            * (-1.0 / 5040 + square
              * (1.0 / 362_880 + square
                * (-1.0 / 39_916_800 + square * (1.0 / 6_227_020_800)))))))
  }
}

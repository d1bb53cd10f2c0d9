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

  /// The sines of several phases in full turns and twice their cosines.
  ///
  /// The sines are true to within 3e-7, the others to within 1e-6. Both come from the half angle,
  /// where short polynomials suffice, of the coefficients whose greatest error is least.
  @inline(__always) @_noAllocation @_noLocks
  static func values(at turns: Block.Frames) -> (sine: Block.Frames, twiceCosine: Block.Frames) {
    // Adding a number whose last binary place is 1 rounds to whole turns.
    let whole: Float = 12_582_912
    let turn = turns - ((turns + whole) - whole)
    let square = turn * turn
    var twiceSine = square * 0.155_318_82 - 1.196_584_3
    twiceSine = twiceSine * square + 5.100_155_3
    twiceSine = twiceSine * square - 10.335_420_2
    twiceSine = (twiceSine * square + 6.283_185_28) * turn
    var cosine = square * 0.219_696_8 - 1.331_880_2
    cosine = cosine * square + 4.058_411_9
    cosine = cosine * square - 4.934_792_9
    cosine = cosine * square + 0.999_999_95
    return (twiceSine * cosine, 2 - twiceSine * twiceSine)
  }
}

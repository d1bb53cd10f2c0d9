/// The boosts that make all voices equally loud, as measured.
///
/// Zwicker loudness by ISO 532-1:2017, stationary, diffuse field, of 10 to 220 ms of a note of half a
/// second, by the Python package mosqito 1.2: `Tests/Loudness/loudness.py` finds them anew. The
/// note of the default voice at 1,125 Hz, at 60 dB, is the loudness that all others have. Voices that come in
/// slowly, are struck or tremble are not as loud in a line as in a note: reed, string, bell, flute, wood and zither
/// are corrected by what lines of 200 to 2,000 Hz were measured to be, so that all lines are within 3 phon.
enum LoudnessTable {
  /// The frequency of the first boost, in Hz.
  static let lowest = 50.0
  static let stepsPerOctave = 6.0

  /// The boosts of the amplitude in dB at each sixth of an octave from the lowest frequency up; `nil`
  /// for what no series is played by.
  static func boosts(of instrument: Instrument) -> [Double]? {
    switch instrument {
    case .soft: soft
    case .reed: reed
    case .string: string
    case .bell: bell
    case .pluck: pluck
    case .flute: flute
    case .wood: wood
    case .zither: zither
    case .square: square
    case .triangle, .noise: nil
    }
  }

  /// The boosts of a note of 0.06 and of 0.25 s beside those of a held tone, in dB.
  ///
  /// The greatest loudness by ISO 532-1:2017 in time, diffuse field, of notes of 200 to 2,000 Hz was measured by
  /// `Tests/Loudness/loudness.py --notes`. What comes in slowly is not yet loud when a note ends; what is struck
  /// is loud at once and does not grow as others do.
  static func noteBoosts(of instrument: Instrument) -> (short: Double, long: Double) {
    switch instrument {
    case .soft, .square: (1.6, 0)
    case .reed: (2.5, -1.2)
    case .string: (2.1, 2.8)
    case .bell: (-5.3, -2.5)
    case .pluck: (-2.2, 0.9)
    case .flute: (2.4, 3.7)
    case .wood: (-4.7, -1.6)
    case .zither: (8.5, 9.7)
    case .triangle, .noise: (0, 0)
    }
  }

  private static let soft = [
    24.2, 17.2, 12.7, 10.7, 9.2, 9.8, 14.4, 9.1, 7.4, 9.4, 8.0, 5.1, 7.7, 4.8, 5.6, 3.1, 2.9,
    3.9, 3.0, 2.8, 1.9, 1.0, 0.6, -0.0, 0.2, -0.2, -0.3, -0.2, 0.0, -0.3, -0.4, -0.4, 0.5,
    0.0, 0.8, -1.1, -0.6, -1.4, -0.1, -0.1, 1.4, 0.4, 1.6,
  ]
  private static let reed = [
    18.5, 17.5, 16.5, 13.6, 13.2, 9.0, 11.8, 8.8, 8.8, 8.2, 7.1, 6.1, 5.4, 4.7, 4.0, 3.0, 3.3,
    2.7, 2.8, 2.5, 2.6, 1.3, 1.3, 0.1, 0.2, -0.5, 0.3, -0.3, 0.7, 0.1, 0.8, 1.1, 2.3, 2.7, 4.8,
    4.5, 5.4, 5.2, 7.7, 6.7, 9.0, 7.8, 8.2,
  ]
  private static let string = [
    5.5, 5.4, 3.6, 3.4, 2.1, 1.9, 1.1, 0.8, 0.1, 0.1, -0.4, -0.6, -0.9, -1.2, -2.3, -2.6, -2.6,
    -2.7, -2.7, -3.1, -3.3, -3.8, -3.1, -3.2, -1.7, -1.5, 0.7, 1.8, 4.6, 5.4, 8.5, 10.0, 12.2,
    10.6, 11.7, 6.9, 4.7, 2.4, 3.7, 3.0, 4.5, 3.2, 4.4,
  ]
  private static let bell = [
    18.0, 16.2, 14.4, 12.8, 12.9, 12.3, 11.5, 11.1, 10.5, 10.0, 9.4, 8.5, 8.7, 7.9, 7.6, 6.3, 7.0,
    6.5, 6.9, 6.7, 7.0, 5.7, 5.7, 5.1, 5.5, 5.4, 7.0, 8.3, 10.5, 11.0, 12.7, 12.6, 15.4, 15.7, 14.8,
    14.3, 14.8, 15.6, 18.3, 12.1, 13.7, 12.0, 13.2,
  ]
  private static let pluck = [
    27.5, 23.3, 22.2, 19.8, 14.8, 14.4, 19.5, 13.8, 15.1, 16.6, 15.3, 12.0, 14.2, 11.6, 12.9,
    9.1, 9.5, 10.1, 10.1, 9.1, 9.1, 8.4, 9.3, 6.8, 8.3, 7.1, 8.3, 7.7, 9.0, 6.7, 7.4, 5.8,
    7.9, 6.7, 8.4, 6.2, 7.0, 6.7, 8.7, 9.4, 11.4, 11.7, 13.4,
  ]
  private static let flute = [
    -1.3, -0.3, -0.6, -1.4, -0.9, -2.0, -1.0, -2.0, -1.0, -1.4, -1.5, -2.7, -2.0, -1.5, -2.6,
    -2.8, -1.6, -2.2, -2.0, -2.1, -2.1, -3.4, -2.5, -2.9, -2.5, -2.7, -2.9, -2.4, -2.7, -2.3,
    -2.0, -2.0, -1.8, -1.0, -0.6, -2.1, -2.0, -2.4, -1.2, -1.7, -2.6, -2.6, -3.1,
  ]
  private static let wood = [
    23.1, 17.2, 20.3, 20.1, 18.2, 16.0, 17.7, 15.8, 14.3, 12.7, 12.0, 12.4, 12.0, 11.6, 11.0, 10.9,
    11.1, 9.9, 10.5, 9.9, 9.9, 8.9, 9.2, 8.1, 8.3, 7.8, 8.1, 7.6, 8.0, 8.3, 9.1, 10.1, 11.4, 12.2,
    14.2, 13.5, 15.3, 15.5, 18.3, 18.5, 21.7, 19.9, 21.3,
  ]
  private static let zither = [
    14.8, 12.8, 9.6, 11.2, 8.0, 9.1, 8.2, 7.3, 5.3, 5.5, 5.4, 3.9, 5.6, 4.5, 5.9, 5.2, 5.2, 4.7,
    4.0, 3.4, 2.9, 2.1, 2.3, 1.7, 2.2, 1.4, 2.6, 2.8, 4.3, 5.0, 7.6, 9.6, 13.7, 14.1, 15.0, 11.9,
    12.8, 6.8, 8.4, 7.7, 9.3, 7.3, 8.5,
  ]
  private static let square = [
    8.6, 5.1, 4.2, 2.9, 1.4, 0.9, 1.5, -0.3, -1.4, -2.1, -2.9, -3.7, -3.8, -4.2, -5.1, -5.6,
    -5.8, -6.4, -6.7, -7.2, -7.3, -8.0, -7.7, -8.3, -7.9, -8.1, -7.5, -7.3, -6.5, -6.3, -5.4,
    -4.8, -3.7, -3.5, -1.9, -3.2, -2.0, -2.7, -0.5, -0.8, 1.8, 0.3, 1.5,
  ]
}

/// The boosts that make all voices equally loud, as measured.
///
/// Zwicker loudness by ISO 532-1:2017, stationary, diffuse field, of 10 to 220 ms of a note of half a
/// second, by the Python package mosqito 1.2: `Tests/Loudness/loudness.py` finds them anew. The
/// note of the default voice at 1,125 Hz, at 60 dB, is the loudness that all others have. String and flute
/// come in slowly, so their lines are louder than their notes: they are 1.9 and 3.0 dB below what is found for
/// notes, so that both are within 3 phon of all others.
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

  private static let soft = [
    24.2, 17.2, 12.7, 10.7, 9.2, 9.8, 14.4, 9.1, 7.4, 9.4, 8.0, 5.1, 7.7, 4.8, 5.6, 3.1, 2.9,
    3.9, 3.0, 2.8, 1.9, 1.0, 0.6, -0.0, 0.2, -0.2, -0.3, -0.2, 0.0, -0.3, -0.4, -0.4, 0.5,
    0.0, 0.8, -1.1, -0.6, -1.4, -0.1, -0.1, 1.4, 0.4, 1.6,
  ]
  private static let reed = [
    18.5, 17.4, 14.5, 13.9, 11.2, 8.8, 10.4, 8.6, 7.5, 7.4, 5.7, 5.3, 4.1, 4.3, 3.2, 2.8, 2.6,
    2.3, 1.7, 1.5, 0.8, 0.6, 0.3, -0.1, -0.4, -0.5, -0.4, -0.5, 0.3, -0.3, 0.6, 0.9, 2.5, 2.9,
    4.9, 4.7, 5.6, 6.5, 8.9, 9.8, 12.1, 12.4, 14.2,
  ]
  private static let string = [
    6.2, 5.8, 4.3, 3.8, 2.6, 2.3, 1.6, 1.3, 0.6, 0.5, 0.0, -0.2, -0.4, -0.5, -1.5, -1.9, -2.1, -2.4,
    -2.6, -2.9, -3.1, -3.6, -2.8, -2.8, -1.2, -0.9, 1.1, 2.0, 4.6, 5.5, 8.4, 9.2, 12.6, 12.6, 15.8,
    13.7, 14.6, 12.4, 13.6, 12.9, 14.4, 13.2, 14.3,
  ]
  private static let bell = [
    13.7, 12.4, 11.2, 8.7, 9.6, 7.6, 8.6, 6.7, 6.9, 5.8, 5.8, 4.2, 5.2, 4.0, 4.4, 2.7, 3.6,
    1.8, 2.7, 1.7, 3.0, 1.4, 2.4, 1.0, 2.2, 1.4, 3.2, 3.4, 5.4, 4.6, 6.2, 6.2, 8.6, 8.5, 10.7,
    10.4, 11.8, 11.7, 14.2, 13.7, 15.2, 13.6, 14.8,
  ]
  private static let pluck = [
    27.5, 23.3, 22.2, 19.8, 14.8, 14.4, 19.5, 13.8, 15.1, 16.6, 15.3, 12.0, 14.2, 11.6, 12.9,
    9.1, 9.5, 10.1, 10.1, 9.1, 9.1, 8.4, 9.3, 6.8, 8.3, 7.1, 8.3, 7.7, 9.0, 6.7, 7.4, 5.8,
    7.9, 6.7, 8.4, 6.2, 7.0, 6.7, 8.7, 9.4, 11.4, 11.7, 13.4,
  ]
  private static let flute = [
    1.8, 1.6, 1.3, 1.1, 0.8, 0.7, 0.6, 0.3, -0.2, -0.2, -0.7, -1.0, -0.9, -0.9, -1.3, -1.5, -1.2,
    -1.5, -1.7, -1.7, -1.6, -2.0, -1.8, -2.2, -1.9, -2.1, -1.8, -2.0, -1.7, -1.9, -1.6, -1.7, -1.0,
    -1.3, -0.9, -1.7, -1.4, -2.0, -1.5, -1.8, -1.5, -2.7, -2.5,
  ]
  private static let wood = [
    20.5, 14.6, 17.7, 17.5, 15.6, 13.4, 15.1, 13.2, 11.7, 10.1, 9.4, 9.8, 9.4, 9.0, 8.4, 8.3,
    8.5, 7.3, 7.9, 7.3, 7.3, 6.3, 6.6, 5.5, 5.7, 5.2, 5.5, 5.0, 5.4, 5.7, 6.5, 7.5, 8.8, 9.6,
    11.6, 10.9, 12.7, 12.9, 15.7, 15.9, 19.1, 17.3, 18.7,
  ]
  private static let zither = [
    19.4, 17.4, 14.7, 15.8, 12.8, 13.4, 13.4, 12.1, 9.8, 10.0, 9.8, 8.5, 9.7, 8.5, 9.4, 8.8,
    9.0, 8.8, 8.2, 7.5, 7.1, 6.0, 6.2, 5.5, 6.0, 5.5, 6.8, 6.7, 8.5, 8.9, 10.9, 11.9, 15.0,
    15.4, 18.1, 16.6, 18.7, 17.4, 19.1, 18.4, 19.9, 18.1, 19.3,
  ]
  private static let square = [
    8.6, 5.1, 4.2, 2.9, 1.4, 0.9, 1.5, -0.3, -1.4, -2.1, -2.9, -3.7, -3.8, -4.2, -5.1, -5.6,
    -5.8, -6.4, -6.7, -7.2, -7.3, -8.0, -7.7, -8.3, -7.9, -8.1, -7.5, -7.3, -6.5, -6.3, -5.4,
    -4.8, -3.7, -3.5, -1.9, -3.2, -2.0, -2.7, -0.5, -0.8, 1.8, 0.3, 1.5,
  ]
}

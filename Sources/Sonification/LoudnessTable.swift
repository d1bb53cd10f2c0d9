/// The boosts that make all voices equally loud, as measured.
///
/// Zwicker loudness by ISO 532-1:2017, stationary, diffuse field, of 10 to 220 ms of a note of half a
/// second, by the Python package mosqito 1.2: `Tests/Loudness/loudness.py` finds them anew. The
/// note of the default voice at 1,125 Hz, at 60 dB, is the loudness that all others have.
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
    case .triangle, .noise: nil
    }
  }

  private static let soft = [
    24.2, 17.2, 12.7, 10.7, 9.2, 9.8, 14.4, 9.1, 7.4, 9.4, 8.0, 5.1, 7.7, 4.8, 5.6, 3.1, 3.0,
    3.9, 3.0, 2.8, 1.9, 1.0, 0.6, -0.0, 0.2, -0.2, -0.3, -0.1, 0.0, -0.3, -0.4, -0.4, 0.5, 0.0,
    0.8, -1.1, -0.6, -1.4, -0.1, -0.1, 1.4, 0.5, 1.8,
  ]
  private static let reed = [
    8.2, 4.6, 3.8, 2.5, 1.0, 0.5, 1.1, -0.7, -1.9, -2.6, -3.3, -4.1, -4.3, -4.6, -5.6, -6.0,
    -6.2, -6.9, -7.1, -7.7, -7.7, -8.5, -8.2, -8.7, -8.5, -8.5, -7.9, -7.8, -7.0, -6.8, -6.7,
    -5.3, -4.2, -3.9, -2.4, -3.6, -2.6, -3.1, -0.8, -1.1, 1.5, -0.8, 1.7,
  ]
  private static let string = [
    10.7, 9.2, 6.7, 5.6, 3.6, 2.9, 3.5, 2.1, 0.9, 0.6, -1.0, -1.1, -2.1, -2.1, -3.6, -3.9, -4.4,
    -4.8, -5.5, -5.5, -6.0, -6.3, -6.2, -6.5, -6.5, -6.2, -5.8, -5.5, -4.6, -4.9, -4.7, -4.0,
    -2.7, -2.6, -1.2, -2.1, -1.8, -1.5, 0.2, 0.6, 2.3, 2.0, 2.8,
  ]
  private static let bell = [
    11.2, 9.6, 7.4, 5.1, 5.8, 4.1, 5.2, 3.0, 2.7, 1.7, 1.5, -0.1, 0.7, -0.4, -0.2, -1.7, -0.9,
    -2.6, -1.9, -3.0, -1.8, -3.5, -2.5, -4.2, -3.1, -4.0, -2.4, -2.5, -0.8, -1.7, -1.0, -1.6,
    0.6, 0.4, 2.4, 1.4, 1.9, 2.0, 4.3, 0.5, 2.0, 0.5, 1.7,
  ]
}

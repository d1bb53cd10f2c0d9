/// A short sound that marks something in the data without being data.
///
/// Data is held at its loudness and played by instruments of its own; a cue is struck and dies
/// away, or is noise. Cues sound beside the data and never shift its time.
public enum Cue: String, CaseIterable, Sendable {
  /// Values are missing: a tick of noise.
  case gap
  /// The series comes to zero or passes it: a low double knock.
  case zeroCrossing = "zero"
  /// A grid line of the x axis: a single low tap.
  case gridline = "grid"
  /// A series begins: a rising broken chord.
  case seriesStart = "start"
  /// A series ends, or a move stops at its edge: a low falling thud.
  case boundary
  /// The lowest value of the series, where it is reached first: two chimes, falling.
  case minimum
  /// The highest value of the series, where it is reached first: two chimes, rising.
  case maximum
  /// The series comes to a threshold or passes it: a high chirp, rising or falling as the series does.
  case threshold
  /// The series turns: a short tap.
  case turningPoint = "turn"
  /// A value leaves its neighbors and comes back: a tap that goes up and falls.
  case spike
  /// A value fits neither the whole nor its neighbors: three quick taps.
  case outlier
}

/// The places and heights that cues mark beside the points themselves.
public struct Landmarks: Equatable, Sendable {
  /// The height of zero, 0 … 1; `nil` where it lies outside the range.
  public var zero: Double?
  /// The heights of the thresholds, 0 … 1.
  public var thresholds: [Double]
  /// The places of the grid lines along the time axis, in the unit of the points' x.
  public var gridlines: [Double]
  /// The places of turning points, spikes and outliers, in the unit of the points' x.
  public var accents: [Cue: [Double]] = [:]

  /// Makes landmarks; without any there is nothing to mark.
  public init(zero: Double? = nil, thresholds: [Double] = [], gridlines: [Double] = []) {
    self.zero = zero
    self.thresholds = thresholds
    self.gridlines = gridlines
  }
}

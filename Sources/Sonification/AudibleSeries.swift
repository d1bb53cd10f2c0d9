/// One series as the ear needs it: places in time, heights in pitch.
public struct AudibleSeries: Equatable, Sendable {
  /// The places of the points along the time axis, ascending, in any unit.
  public var x: [Double]
  /// The heights of the points, 0 (lowest pitch) … 1 (highest); not a number marks a gap.
  public var y: [Double]
  /// True for a series that glides from point to point; otherwise each point is a note.
  public var isContinuous: Bool
  /// The points, ascending, to which nothing leads from the one before: between both there is a gap.
  public var breaks: [Int] = []
  /// True where each note is held until the next; otherwise it is short.
  public var isHeld: Bool
  /// The number of points that the notes stand for where several of them make one; `nil` where each
  /// note is a point.
  public var pointCount: Int?
  /// The index of the first note of each point where several notes make one; empty where each note is a
  /// point.
  public var figureStarts: [Int] = []
  /// The index of the note of each such point that stands for it where there is no time for all of them; the
  /// last one where none is stated.
  public var mainNotes: [Int] = []
  /// The number of points before neighbors were joined to be heard; `nil` where none were.
  public var wholeCount: Int?
  /// True where the points are a cloud: too many of them are heard as grains, whose density is theirs.
  public var isCloud = false
  /// True where it runs from the right ear to the left, as a chart does that is read so.
  public var isMirrored = false
  /// The heights between which each point may lie, heard softly beside it; not a number where it has none, empty where
  /// no point has.
  public var lower: [Double] = []
  /// The upper ones.
  public var upper: [Double] = []
  /// The second measure of the points as shares of its range, 0 … 1; empty where there is none.
  public var mapped: [Double] = []
  /// The places and heights that its cues mark beside the points.
  public var landmarks: Landmarks
  /// The stretch of x that all of the time stands for, so that series of other charts are heard
  /// along the same; `nil` where it begins with the first point and ends with the last.
  public var timeline: Timeline?

  /// Makes a series of `x.count` points; the shorter of both arrays decides.
  public init(
    x: [Double], y: [Double], isContinuous: Bool, isHeld: Bool = false, pointCount: Int? = nil,
    landmarks: Landmarks = Landmarks()
  ) {
    self.isHeld = isHeld
    self.pointCount = pointCount
    self.landmarks = landmarks
    self.x = x
    self.y = y
    self.isContinuous = isContinuous
  }
}

extension AudibleSeries {
  /// The heights between which a point may lie.
  func ends(of point: Int) -> ClosedRange<Double>? {
    guard lower.indices.contains(point), upper.indices.contains(point), lower[point].isFinite,
      upper[point].isFinite
    else { return nil }
    let (low, high) = (min(lower[point], upper[point]), max(lower[point], upper[point]))
    return min(max(low, 0), 1)...min(max(high, 0), 1)
  }
}

/// A stretch of x that is heard as a whole, wherever the points in it begin and end.
public struct Timeline: Equatable, Sendable {
  /// The stretch, on the scale of the places.
  public var range: ClosedRange<Double>
  /// The number of points in the longest series along it: all sound as long as that one needs.
  public var pointCount: Int

  /// Makes a timeline.
  public init(_ range: ClosedRange<Double>, pointCount: Int) {
    self.range = range
    self.pointCount = pointCount
  }
}

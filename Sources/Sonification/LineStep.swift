/// A step of a course beside a line: the rule by which the cue of a line sounds, playing and walking alike.
///
/// The cue sounds where the course comes onto the line, and where it goes from one side of it to the other. Leaving the
/// line is heard with the coming, and nothing goes past a line within a gap.
public struct LineStep: Equatable, Sendable {
  /// The value before; `nil` or not a number where there is none.
  public var start: Double?
  /// The value that the step leads to.
  public var end: Double

  /// Makes a step from one value to another.
  public init(from start: Double?, to end: Double) {
    self.start = start
    self.end = end
  }

  /// True where the step ends on `line`.
  public func lands(on line: Double) -> Bool { end == line }

  /// True where the step comes onto `line` from beside it.
  public func comes(onto line: Double) -> Bool { lands(on: line) && start != line }

  /// True where the step goes from one side of `line` to the other.
  public func passes(_ line: Double) -> Bool {
    guard let start, start.isFinite, end.isFinite, start != line, end != line else { return false }
    return (start < line) != (end < line)
  }

  /// True unless the step goes down.
  public var isRising: Bool { start.map { !($0 > end) } ?? true }
}

import Tables

/// The turns from which a course goes back by more than a third of its range, and the ways between them: what goes back
/// that far neither only rises nor only falls.
struct Reversals: Equatable {
  /// The part of the range that a way back is more than.
  static let least = 1.0 / 3
  /// The means of so many stretches are the course of more values: a single one of them is none.
  static let mostBlocks = 24

  /// The ways from the start over each turn to the end, of which neighbors are opposite; empty where nothing changes.
  private(set) var ways: [Trend.Direction] = []
  /// The position of each turn, in the middle of its stretch.
  private(set) var turns: [Int] = []
  /// The share of the squares that the means leave, 0 of so few values that each is its own.
  private(set) var rest = 0.0
  /// True where noise alone leads the means as far back: that of two dozen is from the lowest to the highest of them
  /// about four of their standard errors (Tippett 1925).
  private(set) var areNoise = false
  /// True of so few values that each is its own mean, which leaves none to tell noise from a way back.
  private(set) var areOfFew = false

  init() {}

  /// Finds the reversals of finite values.
  init(_ y: [Double]) { self.init(CoursePoints(x: y, y: y)) }

  /// Finds the reversals of a course, of which the means are those of all points.
  init(_ course: CoursePoints) {
    guard let shares = Shares(of: course.y) else { return }
    let count = min(course.y.count, Self.mostBlocks)
    areOfFew = course.y.count <= count
    let values = course.y.map { shares[$0] }
    let (starts, means) = Self.means(course, values, shares, in: count)
    guard let low = means.min(), let high = means.max(), low < high else { return }
    let middle = Aggregate.mean(values)
    let square = values.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
    let left = means.indices.reduce(0) { sum, block in
      values[starts[block]..<starts[block + 1]].reduce(sum) {
        $0 + ($1 - means[block]) * ($1 - means[block])
      }
    }
    rest = left / square
    let (all, blocks) = (Double(course.all.y.count), Double(count))
    areNoise =
      course.y.count > count
      && 4 * (left * course.weight / (all - blocks) * blocks / all).squareRoot() > Self.least
        * (high - low)
    let found = TurningPoints.indices(of: means, at: means.indices, share: Self.least)
    turns = found.map { (starts[$0] + starts[$0 + 1] - 1) / 2 }
    // Without a turn the end is farther than the start, or the way back to it were one.
    let heights = found.map { means[$0] } + [means[count - 1]]
    let isRise = found.isEmpty ? means[0] < heights[0] : heights[0] > heights[1]
    let (first, second): (Trend.Direction, Trend.Direction) =
      isRise ? (.rising, .falling) : (.falling, .rising)
    ways = (0...found.count).map { $0.isMultiple(of: 2) ? first : second }
  }

  /// The first positions of blocks, and their means as shares of the range.
  private static func means(
    _ course: CoursePoints, _ values: [Double], _ shares: Shares, in count: Int
  ) -> (starts: [Int], means: [Double]) {
    guard course.isSample else {
      let starts = (0...count).map { $0 * values.count / count }
      return (
        starts, zip(starts, starts.dropFirst()).map { Aggregate.mean(Array(values[$0..<$1])) }
      )
    }
    // Each is as many slices.
    let slices = (0...count).map { $0 * (course.allStarts.count - 1) / count }
    let means = zip(slices, slices.dropFirst()).map { first, next in
      let block = course.all.y[course.allStarts[first]..<course.allStarts[next]]
      return block.reduce(0) { $0 + shares[$1] } / Double(block.count)
    }
    return (slices.map { course.starts[$0] }, means)
  }

  /// True where nothing goes back by more than a third of the range.
  var areNone: Bool { turns.isEmpty }

  /// True where the ways are those of legs, or lead one way only: legs may end with a small way back.
  func allow(_ told: [Trend.Direction]) -> Bool { areNone || ways == told }

  /// True where what goes back may be the noise of a shape that has some.
  var mayBeNoise: Bool { areNoise || areOfFew }
}

/// A course in few slices of equally many points each, in whose means its shape is sought.
///
/// Places and means are shares of their ranges; the means are less their own mean, which keeps the sums of squares
/// exact.
struct Slices {
  /// The most slices: finer ones would not be heard of, and the search takes as long as there are some.
  static let most = 120

  /// The mean place of each slice, ascending from 0 to 1.
  let x: [Double]
  /// The mean value of each slice.
  let y: [Double]
  /// The position of the first point of each slice, and then the number of points that are looked at.
  let starts: [Int]
  /// The distance from the first to the last place, in the unit of x.
  let length: Double

  /// The values that are looked at as shares of their range.
  let shares: [Double]
  /// The number of points that each of them stands for.
  let weight: Double

  /// The mean that `y` is less, and the lowest and the width of the means, as shares of the range of the values.
  private let middle: Double
  private let low: Double
  private let width: Double
  private let sums: [Sums]

  /// The sums over some slices from which lines of least squares follow.
  struct Sums {
    var count = 0.0
    var x = 0.0
    var y = 0.0
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0

    static func - (a: Sums, b: Sums) -> Sums {
      Sums(
        count: a.count - b.count, x: a.x - b.x, y: a.y - b.y, xx: a.xx - b.xx, xy: a.xy - b.xy,
        yy: a.yy - b.yy)
    }
  }

  /// Slices points with finite places and values; `nil` where the places do not ascend or nothing varies.
  init?(_ course: CoursePoints) {
    let starts = course.allStarts
    let count = starts.count - 1
    // The extremes of all places and values are among those that are looked at.
    guard count > 1, let placeShares = Shares(of: course.x), let valueShares = Shares(of: course.y)
    else { return nil }
    func means(_ all: [Double], _ shares: Shares) -> [Double] {
      all.withUnsafeBufferPointer { all in
        zip(starts, starts.dropFirst()).map { start, end in
          var sum = 0.0
          for point in start..<end { sum += shares[all[point]] }
          return sum / Double(end - start)
        }
      }
    }
    let placeMeans = means(course.all.x, placeShares)
    let valueMeans = means(course.all.y, valueShares)
    guard let first = placeMeans.first, let last = placeMeans.last, let low = valueMeans.min(),
      let high = valueMeans.max(), low < high,
      zip(placeMeans, placeMeans.dropFirst()).allSatisfy({ $0 < $1 }),
      let start = course.x.first, let end = course.x.last
    else { return nil }
    let x = placeMeans.map { ($0 - first) / (last - first) }
    let y = valueMeans.map { ($0 - low) / (high - low) }
    let middle = y.reduce(0, +) / Double(count)
    var sums = [Sums()]
    for (x, y) in zip(x, y.map { $0 - middle }) {
      var sum = sums[sums.count - 1]
      sum.count += 1
      sum.x += x
      sum.y += y
      sum.xx += x * x
      sum.xy += x * y
      sum.yy += y * y
      sums.append(sum)
    }
    self.x = x
    self.y = y.map { $0 - middle }
    self.starts = course.starts
    self.middle = middle
    self.low = low
    shares = course.y.map { valueShares[$0] }
    weight = course.weight
    width = high - low
    length = (end - start) * (last - first)
    self.sums = sums
  }

  var count: Int { x.count }

  /// The sums over the slices of a range.
  func sums(_ range: Range<Int>) -> Sums { sums[range.upperBound] - sums[range.lowerBound] }

  /// The sum of all squares.
  var square: Double { sums[count].yy }

  /// A share of the range of the values as a difference of heights.
  func height(ofShare share: Double) -> Double { share / width }

  /// The height of a fit as a share of the range of the values.
  func share(at height: Double) -> Double { (height + middle) * width + low }

  /// The position of the point in the middle of a slice.
  func middlePoint(of slice: Int) -> Int { (starts[slice] + starts[slice + 1] - 1) / 2 }
}

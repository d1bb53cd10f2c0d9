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
  /// The position of the first point of each slice, and then the number of points.
  let starts: [Int]
  /// The distance from the first to the last place, in the unit of x.
  let length: Double

  /// The values as shares of their range, from which the means were made.
  let shares: [Double]

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
  init?(x places: [Double], y values: [Double]) {
    let count = min(places.count, Self.most)
    guard count > 1 else { return nil }
    let starts = (0...count).map { $0 * places.count / count }
    func means(_ all: [Double]) -> [Double] {
      zip(starts, starts.dropFirst()).map { start, end in
        all[start..<end].reduce(0, +) / Double(end - start)
      }
    }
    let (placeShares, shares) = (
      Scale.linear.shares(of: places), Scale.linear.shares(of: values)
    )
    let (placeMeans, valueMeans) = (means(placeShares), means(shares))
    guard let first = placeMeans.first, let last = placeMeans.last, let low = valueMeans.min(),
      let high = valueMeans.max(), low < high,
      zip(placeMeans, placeMeans.dropFirst()).allSatisfy({ $0 < $1 }),
      let start = places.first, let end = places.last
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
    self.starts = starts
    self.middle = middle
    self.low = low
    self.shares = shares
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

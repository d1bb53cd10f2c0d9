/// The indices of those of many numbers that are finite, ascending; where all are, which is usual, there is no list of
/// them.
struct FiniteIndices: RandomAccessCollection {
  private let listed: [Int]?
  let endIndex: Int

  /// The indices below `count` that `isFinite` holds of.
  init(below count: Int, where isFinite: (Int) -> Bool) {
    let all = 0..<count
    let listed = all.allSatisfy(isFinite) ? nil : all.filter(isFinite)
    self.listed = listed
    endIndex = listed?.count ?? count
  }

  /// Indices that are listed.
  init(_ listed: [Int]) {
    self.listed = listed
    endIndex = listed.count
  }

  /// The indices of the finite numbers of a list.
  init(of numbers: [Double]) {
    self.init(below: numbers.count) { numbers[$0].isFinite }
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> Int { listed?[position] ?? position }

  /// The range that they are, where none is left out.
  var range: Range<Int>? { listed == nil ? 0..<endIndex : nil }

  /// The elements of a list that they are of.
  func elements(of all: [Double]) -> [Double] {
    listed == nil && count == all.count ? all : map { all[$0] }
  }
}

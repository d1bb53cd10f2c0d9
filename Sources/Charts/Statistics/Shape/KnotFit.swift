import Glibc

/// Pieces that follow each other along a course, joined at knots.
struct KnotFit: Equatable {
  /// The slices at which a new piece begins, ascending.
  var knots: [Int] = []
  /// The heights that the pieces have: of lines at the ends and the knots, of levels one for each.
  var heights: [Double]
  /// The sum of the squares that they leave.
  var rest: Double
}

/// The kinds of pieces.
enum Pieces {
  /// Straight lines that meet at the knots.
  case lines
  /// Levels with a step at each knot.
  case levels

  /// The parameters of a fit, of which a knot is four: its height, and a place, which chance finds among many and so has
  /// to be paid for more than once (Liu, Wu and Zidek 1997).
  func parameters(knots: Int) -> Int { (self == .lines ? 2 : 1) + 4 * knots }

  /// The pieces of least squares with given knots; `nil` where there are none.
  func fit(_ slices: Slices, knots: [Int]) -> KnotFit? {
    switch self {
    case .lines: lines(slices, knots)
    case .levels: levels(slices, knots)
    }
  }

  private func levels(_ slices: Slices, _ knots: [Int]) -> KnotFit? {
    var fit = KnotFit(knots: knots, heights: [], rest: 0)
    for (start, end) in zip([0] + knots, knots + [slices.count]) {
      let sums = slices.sums(start..<end)
      guard sums.count > 0 else { return nil }
      fit.heights.append(sums.y / sums.count)
      fit.rest += max(sums.yy - sums.y * sums.y / sums.count, 0)
    }
    return fit
  }

  /// The heights solve the normal equations of hat functions, of which only neighbors overlap.
  private func lines(_ slices: Slices, _ knots: [Int]) -> KnotFit? {
    let nodes = [0] + knots + [slices.count - 1]
    var diagonal = Array(repeating: 0.0, count: nodes.count)
    var beside = diagonal
    var right = diagonal
    for piece in 0..<nodes.count - 1 {
      let (start, end) = (nodes[piece], nodes[piece + 1])
      let isLast = piece == nodes.count - 2
      let sums = slices.sums(start..<(isLast ? end + 1 : end))
      let (origin, width) = (slices.x[start], slices.x[end] - slices.x[start])
      guard width > 0 else { return nil }
      let t = (sums.x - origin * sums.count) / width
      let tt = (sums.xx - 2 * origin * sums.x + origin * origin * sums.count) / (width * width)
      let ty = (sums.xy - origin * sums.y) / width
      diagonal[piece] += sums.count - 2 * t + tt
      beside[piece] += t - tt
      diagonal[piece + 1] += tt
      right[piece] += sums.y - ty
      right[piece + 1] += ty
    }
    let known = right
    for row in 1..<nodes.count {
      guard diagonal[row - 1] > 0 else { return nil }
      let factor = beside[row - 1] / diagonal[row - 1]
      diagonal[row] -= factor * beside[row - 1]
      right[row] -= factor * right[row - 1]
    }
    var heights = right
    for row in nodes.indices.reversed() {
      guard diagonal[row] > 0 else { return nil }
      let after = row + 1 < nodes.count ? beside[row] * heights[row + 1] : 0
      heights[row] = (right[row] - after) / diagonal[row]
    }
    let told = zip(heights, known).reduce(0) { $0 + $1.0 * $1.1 }
    return KnotFit(knots: knots, heights: heights, rest: max(slices.square - told, 0))
  }

  /// The heights of a fit at all slices.
  func curve(_ fit: KnotFit, over slices: Slices) -> [Double] {
    var piece = 0
    let nodes = [0] + fit.knots + [slices.count - 1]
    return slices.x.indices.map { slice in
      switch self {
      case .levels:
        while piece < fit.knots.count, slice >= fit.knots[piece] { piece += 1 }
        return fit.heights[piece]
      case .lines:
        while piece < nodes.count - 2, slice >= nodes[piece + 1] { piece += 1 }
        let (start, end) = (slices.x[nodes[piece]], slices.x[nodes[piece + 1]])
        let share = (slices.x[slice] - start) / (end - start)
        return fit.heights[piece] * (1 - share) + fit.heights[piece + 1] * share
      }
    }
  }
}

extension Slices {
  /// The length of a fit and of what it leaves (the Bayesian information criterion of Schwarz 1978, with the places
  /// of knots as parameters).
  func length(rest: Double, parameters: Int) -> Double {
    let count = Double(count)
    // Nothing is known more exactly than to a millionth.
    return count * log(rest / count + 1e-6) + Double(parameters) * log(count)
  }

  /// The length of a fit and of what it leaves.
  func length(_ pieces: Pieces, _ fit: KnotFit) -> Double {
    length(rest: fit.rest, parameters: pieces.parameters(knots: fit.knots.count))
  }

  /// The best fits with no knot, one and so on up to `most`, at least `gap` slices apart, while more of them take less
  /// to tell.
  ///
  /// Knots are added one by one at the best place, then moved while that helps.
  func fits(_ pieces: Pieces, most: Int, gap: Int) -> [KnotFit] {
    guard var fit = pieces.fit(self, knots: []) else { return [] }
    var (fits, best, vain) = ([fit], length(pieces, fit), 0)
    while fit.knots.count < most, vain < 2 {
      let places = (gap...max(count - 1 - gap, gap)).lazy.filter { place in
        ([0] + fit.knots + [count - 1]).allSatisfy { abs($0 - place) >= gap }
      }
      let added = places.compactMap { pieces.fit(self, knots: (fit.knots + [$0]).sorted()) }
      guard let next = added.min(by: { $0.rest < $1.rest }) else { break }
      fit = moved(next, pieces, gap: gap)
      fits.append(fit)
      vain = length(pieces, fit) < best ? 0 : vain + 1
      best = min(best, length(pieces, fit))
    }
    return fits
  }

  /// The fit with each knot where it leaves least between the ones beside it, in turns.
  private func moved(_ fit: KnotFit, _ pieces: Pieces, gap: Int) -> KnotFit {
    var fit = fit
    for _ in 0..<3 {
      let before = fit.rest
      for number in fit.knots.indices {
        let nodes = [0] + fit.knots + [count - 1]
        let (low, high) = (nodes[number] + gap, nodes[number + 2] - gap)
        guard low <= high else { continue }
        for place in low...high {
          var knots = fit.knots
          knots[number] = place
          if let other = pieces.fit(self, knots: knots), other.rest < fit.rest { fit = other }
        }
      }
      if fit.rest > before * (1 - 1e-3) { break }
    }
    return fit
  }
}

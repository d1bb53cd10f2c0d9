import Tables
import Testing

@testable import Charts

/// A pyramid says of any part of some values what a look at each of them says.
@Suite struct PyramidTests {
  /// Noise with gaps and what is not finite, the same in every run.
  private func values(_ count: Int) -> [Double] {
    (0..<count).map { index in
      let noise = Double(index * 7_919 % 1_009) - 500
      return switch index % 97 {
      case 13: .nan
      case 31: .infinity
      case 57: -.infinity
      default: (300..<800).contains(index) ? .nan : noise
      }
    }
  }

  private func ranges(_ count: Int) -> [Range<Int>] {
    var ranges = [0..<count, 0..<0, count..<count, 0..<min(1, count)]
    for number in 0..<200 {
      let start = number * 6_151 % max(count, 1)
      ranges.append(start..<min(start + number * number, count))
      ranges.append(start..<count)
    }
    return ranges
  }

  @Test(arguments: [0, 1, 63, 64, 65, 128, 1_000, 5_000]) func sumsUpEachPart(_ count: Int) {
    let values = values(count)
    let pyramid = Pyramid(values)
    for range in ranges(count) {
      let finite = values[range].filter(\.isFinite)
      let slice = pyramid.slice(range, of: Excerpt(values))
      #expect(slice.count == finite.count)
      #expect(slice.low == finite.min() ?? .infinity && slice.high == finite.max() ?? -.infinity)
      // All of these sums are whole numbers, which doubles add without loss.
      #expect(slice.sum == finite.reduce(0, +))
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 128, 1_000, 5_000]) func findsTheEndsOfEachPart(_ count: Int)
  {
    let values = values(count)
    let pyramid = Pyramid(values)
    for range in ranges(count) {
      let finite = range.filter { values[$0].isFinite }
      let ends = pyramid.ends(of: range, in: Excerpt(values))
      #expect((ends == nil) == finite.isEmpty)
      guard let ends, let low = finite.map({ values[$0] }).min(),
        let high = finite.map({ values[$0] }).max()
      else { continue }
      #expect(ends.first == finite.first && ends.last == finite.last)
      #expect(ends.low == finite.first { values[$0] == low })
      #expect(ends.high == finite.first { values[$0] == high })
    }
  }

  @Test(arguments: [65, 1_000, 5_000]) func isAlsoThatOfAnExcerpt(_ count: Int) {
    let values = values(count)
    let pyramid = Pyramid(values)
    for shown in ranges(count) where !shown.isEmpty {
      let excerpt = Excerpt(values).part(shown)
      let alone = Pyramid(excerpt.elements)
      let own = Excerpt(excerpt.elements)
      #expect(
        pyramid.slice(excerpt.indices, of: excerpt) == alone.slice(own.indices, of: own))
      let (ends, ownEnds) = (
        pyramid.ends(of: excerpt.indices, in: excerpt), alone.ends(of: own.indices, in: own)
      )
      #expect(ends?.first == ownEnds?.first && ends?.last == ownEnds?.last)
      #expect(ends?.low == ownEnds?.low && ends?.high == ownEnds?.high)
    }
  }
}

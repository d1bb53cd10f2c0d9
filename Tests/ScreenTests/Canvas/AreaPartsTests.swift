import Testing

@testable import Screen

@Suite struct AreaPartsTests {
  /// Areas in a cell of eight steps, each from the bottom, the highest first.
  private func parts(_ heights: [Int]) -> AreaParts {
    AreaParts(
      heights.enumerated().map { index, height in
        var part = BarLayer.Cover(series: index, low: 0, high: height)
        part.isArea = true
        return part
      }, steps: 8)
  }

  /// The two that hold most are seen, with the edge at its height; a thin one is left out.
  @Test func theLargestTwoAreSeen() {
    let cover = parts([8, 4, 3]).cover()
    #expect(cover?.series == 2)
    #expect(cover?.high == 3)
    #expect(cover?.above == 0)
    let lowest = parts([8, 5, 1]).cover()
    #expect(lowest?.series == 1)
    #expect(lowest?.high == 5)
    #expect(lowest?.above == 0)
  }

  /// The background is one of the two.
  @Test func theBackgroundCounts() {
    let cover = parts([5, 1]).cover()
    #expect(cover?.series == 0)
    #expect(cover?.high == 5)
    #expect(cover?.above == nil)
    #expect(cover?.ground == nil)
  }

  /// An area that another hides is not seen.
  @Test func whatIsHiddenIsNotSeen() {
    let cover = parts([8, 8]).cover()
    #expect(cover?.series == 1)
    #expect(cover?.above == nil)
    #expect(cover?.ground == nil)
  }

  /// No part of a stack is ever seen higher than it is, but by what is left out beside it.
  @Test(arguments: 1...7, 1...7)
  func noPartIsTooHigh(low: Int, high: Int) {
    guard low < high, let cover = parts([8, high, low]).cover() else { return }
    let heights = [8 - high, high - low, low]
    let thinnest = heights.min() ?? 0
    #expect(cover.height <= heights[cover.series] + thinnest)
    #expect(8 - cover.height <= (cover.above.map { heights[$0] } ?? 0) + thinnest)
  }
}

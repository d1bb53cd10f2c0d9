import Charts
import Testing

@testable import Descriptions

struct SeriesTallyTests {
  static func outlines(_ series: [[Double?]]) -> [SeriesOutline] {
    let chart = Examples.line(series.enumerated().map { ("S\($0 + 1)", $1) })
    return chart.series.indices.map { SeriesOutline(chart, series: $0) }
  }

  @Test func fewSeriesAreNotCounted() {
    #expect(SeriesTally([]) == nil)
    #expect(SeriesTally(Self.outlines(Array(repeating: [1, 2], count: 4))) == nil)
    #expect(SeriesTally(Self.outlines(Array(repeating: [1, 2], count: 5))) != nil)
  }

  @Test func countsWhatSeriesDo() throws {
    let tally = try #require(
      SeriesTally(
        Self.outlines([
          [1, 2, 3], [3, 2, 1], [5, 5, 5], [1, 9, 1, 9, 1], [nil, nil], [2, 4, 6], [9, 8, 7],
          [1, 3, 9],
        ])))
    #expect(tally.counts.map(\.kind) == [.rising, .falling, .level, .mixed, .withoutValues])
    #expect(tally.counts.map(\.number) == [3, 2, 1, 1, 1])
  }

  @Test func ofOneValueNoCourseIsTold() {
    let series = [[1, nil], [2, 3], [nil, 4], [6, nil], [nil, nil]] as [[Double?]]
    let tally = SeriesTally(Self.outlines(series))
    #expect(tally?.counts == [CourseCount(.rising, 1), CourseCount(.withoutValues, 1)])
    let chart = Examples.line(series.enumerated().map { ("S\($0 + 1)", $1) })
    #expect(chart.courseCounts == tally?.counts)
    let lone = Examples.line([("A", [1, nil]), ("B", [2, nil])])
    let said = lone.description(in: Languages.all[0])
    #expect(!said.contains("level"))
  }

  /// One step of two values is no course beside those of five; of two values each all are told.
  @Test func aSingleStepIsNotCountedBesideACourse() {
    let series = Self.outlines([
      [1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [1, 2, 4, 5, 7, 9], [nil, 9, 10], [4, 3],
    ])
    #expect(
      SeriesTally(series)?.counts == [CourseCount(.rising, 2), CourseCount(.falling, 1)])
    let chart = Examples.line([
      ("A", [1, 2, 3, 4, 5, 6]), ("B", [6, 5, 4, 3, 2, 1]), ("C", [nil, 9, 10]),
    ])
    #expect(chart.courseCounts == [CourseCount(.rising, 1), CourseCount(.falling, 1)])
  }

  /// Of few that do the same it is told which these are.
  @Test func fewAreNamed() throws {
    let series = [[1, 2, 3], [2, 3, 4], [3, 5, 7], [4, 5, 9], [3, 2, 1]] as [[Double?]]
    let chart = Examples.line(series.enumerated().map { ("S\($0 + 1)", $1) })
    #expect(
      chart.description(in: Languages.all[0]).contains("4 series rise, 1 falls (S5)."))
  }

  /// The summary of several series has each where its own row and sentence have it.
  @Test(arguments: 0..<20) func eachIsCountedAsItIsTold(seed: Int) throws {
    let series = (0..<6).map { number in
      var height = 0.0
      return (0..<8 + seed).map { step -> Double? in
        let mixed = step * step * 7_919 + number * 104_729 + seed * 31
        height += Double(mixed % 23) - 11
        return height
      }
    }
    let chart = Examples.line(series.enumerated().map { ("S\($0 + 1)", $1) })
    let outlines = chart.series.indices.map { SeriesOutline(chart, series: $0) }
    let found = SeriesTally(outlines)
    let tally = try #require(found)
    for (index, outline) in outlines.enumerated() where outline.hasToldCourse {
      let kind = chart.courseKind(of: index)
      #expect(outline.course?.kind == kind)
      #expect(tally.names[kind]?.contains(chart.series[index].name) == true)
    }
    #expect(tally.counts == chart.courseCounts)
  }

  @Test func whatNoneDoesIsLeftOut() throws {
    let tally = try #require(SeriesTally(Self.outlines(Array(repeating: [3, 1], count: 7))))
    #expect(tally.counts.map(\.kind) == [.falling])
    #expect(tally.counts.map(\.number) == [7])
  }

  @Test func findsTheExtremesOfAll() throws {
    let tally = try #require(
      SeriesTally(Self.outlines([[nil], [2, 3], [9, 1], [4, 9], [1, 4], [5, 6]])))
    let extremes = try #require(tally.extremes)
    #expect(extremes.highest.series == "S3" && extremes.highest.value == Examples.eur(9))
    #expect(extremes.highest.place == Examples.day(1, 2) && extremes.highest.count == 2)
    #expect(extremes.highest.seriesCount == 2)
    // Of equals the earliest, whichever series it is of.
    #expect(extremes.lowest.series == "S5" && extremes.lowest.value == Examples.eur(1))
    #expect(extremes.lowest.place == Examples.day(1, 2) && extremes.lowest.count == 2)
  }

  @Test(arguments: [[5, 5], [nil, nil]] as [[Double?]])
  func oneLevelHasNoExtremes(values: [Double?]) throws {
    let tally = try #require(SeriesTally(Self.outlines(Array(repeating: values, count: 6))))
    #expect(tally.extremes == nil)
  }
}

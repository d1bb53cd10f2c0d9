import Foundation
import Testing

@testable import Charts
@testable import Tables

/// Rows of many columns without names are courses, of which each class has a mean.
@Suite struct GuessProfilesTests {
  private func table(_ value: (_ row: Int, _ column: Int) -> Double) -> String {
    (0..<24).map { row in
      ([String(row % 3)] + (0..<60).map { String(format: "%.3f", value(row, $0)) })
        .joined(separator: "\t")
    }.joined(separator: "\n") + "\n"
  }

  @Test func eachClassHasALine() throws {
    let chart = try readChart(
      table { row, column in sin(Double(column) / 9 + Double(row % 3)) + Double(row) / 100 })
    #expect(chart.type == .line && chart.series.count == 3)
    #expect(chart.channels?.reason == .columnsInOrder && chart.channels?.aggregate == .mean)
    #expect(chart.series.allSatisfy { $0.count == 60 } && chart.xAxis.title == nil)
  }

  /// Columns of which none goes on from the one before are no course.
  @Test func noiseIsNoProfile() throws {
    let chart = try readFirstChart(table { row, column in Double((row * 61 + column) * 37 % 101) })
    #expect(chart.channels?.reason != .columnsInOrder)
  }
}

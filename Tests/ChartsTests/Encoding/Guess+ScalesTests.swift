import Foundation
import Testing

@testable import Charts
@testable import Tables

/// Scales of values of very different sizes.
@Suite struct GuessScalesTests {
  private func chart(_ value: (Int) -> Double) throws -> Chart {
    try readFirstChart(
      tableText("year,n", 40) { "\(1980 + $0),\(String(format: "%.3f", value($0)))" })
  }

  @Test func growthIsSeenInPowersOfTen() throws {
    #expect(try chart { pow(1.3, Double($0)) }.yAxis.scale == .log10)
  }

  /// Neither even values, nor a few large ones, nor zeros are.
  @Test func othersAreLinear() throws {
    #expect(try chart { 0.5 + Double($0) * 25 }.yAxis.scale == .linear)
    #expect(try chart { $0 == 7 ? 90_000 : Double($0 % 5 + 1) }.yAxis.scale == .linear)
    #expect(try chart { $0 == 0 ? 0 : pow(1.3, Double($0)) }.yAxis.scale == .linear)
  }

  @Test func cloudsOfManySizes() throws {
    let text = tableText("name,body,brain", 60) {
      "n\($0),\(String(format: "%.3f", pow(1.25, Double($0 * 37 % 60)))),\($0 * 7 % 53 + 20)"
    }
    let cloud = try readFirstChart(text)
    #expect(cloud.type == .scatter)
    let scales = [cloud.xAxis.title: cloud.xAxis.scale, cloud.yAxis.title: cloud.yAxis.scale]
    #expect(scales == ["body": .log10, "brain": .linear])
  }
}

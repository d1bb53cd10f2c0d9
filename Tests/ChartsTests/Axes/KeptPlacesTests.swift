import Glibc
import Tables
import Testing

@testable import Charts

/// Series of the same places share what is found out of these, and all is told as of series that do not.
@Suite struct KeptPlacesTests {
  private let minutes = (0..<300).filter { !(140..<147).contains($0) }.map { Double($0) * 60 }

  private var columns: [[Double]] {
    let wave = minutes.map { sin($0 / 2_000) * 9 }
    var gaps = minutes.map { $0 / 1_000 }
    gaps[7] = .nan
    gaps[200] = .nan
    let steps = minutes.map { ($0 / 4_000).rounded(.down) }
    return [wave, gaps, steps, wave.map { _ in 4 }]
  }

  private func chart(hasOwnPlaces: Bool) -> Chart {
    Chart(
      type: .line, xAxis: Axis(kind: .date(.minute)), yAxis: Axis(),
      series: columns.enumerated().map { number, values in
        Series(
          name: "\(number)", x: hasOwnPlaces ? minutes.map { $0 } : minutes, y: values,
          isContinuous: true)
      })
  }

  @Test func allIsToldAsOfPlacesOfTheirOwn() {
    let (own, shared) = (chart(hasOwnPlaces: true), chart(hasOwnPlaces: false))
    #expect(!own.series[0].x.isSame(as: own.series[1].x))
    #expect(shared.series[0].x.isSame(as: shared.series[1].x))
    #expect(own.measured() == shared.measured())
    for (index, series) in shared.series.enumerated() {
      #expect(shared.holes(of: series) == [140] && own.holes(of: own.series[index]) == [140])
      #expect(series.usualStep.median == 60 && own.series[index].usualStep.median == 60)
      #expect(shared.features(of: index) == own.features(of: index))
      #expect(shared.statistics(of: index) == own.statistics(of: index))
    }
  }

  /// A series that is moved has other holes and steps than those that were found before.
  @Test func otherPlacesAreFoundOutAnew() {
    var chart = chart(hasOwnPlaces: false)
    _ = chart.measured()
    chart.series[1].x = Excerpt(minutes.indices.map { Double($0) * 30 })
    #expect(chart.series[1].usualStep.median == 30 && chart.holes(of: chart.series[1]) == [])
    #expect(chart.series[0].usualStep.median == 60 && chart.holes(of: chart.series[0]) == [140])
    #expect(chart.series[1].deviationsOfPlaces?.shares[30] == 1.0 / Double(minutes.count - 1))
  }
}

import Charts
import Foundation
import Testing

struct ChartRepetitionTests {
  /// The days of a year lead to its summer, whatever their hours do.
  @Test func theMeansOfDaysRiseAndFall() throws {
    var random = Random(seed: 31)
    let y = (0..<24 * 365).map { hour -> Double in
      let day = Double(hour) / 24
      let season = 20 * sin((day - 80) * Double.pi / 182.5)
      return season + 4 * sin(Double(hour) * Double.pi / 12) + random.normal()
    }
    let x = y.indices.map { Samples.time(2024) + Double($0) * 3_600 }
    let chart = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.minute)))
    guard case .periodic(let repetition)? = chart.shape(of: 0)?.shape.course else {
      Issue.record("no period")
      return
    }
    #expect(repetition.points == 24)
    let ways = repetition.legs.map(\.direction)
    #expect(ways == [.rising, .falling] || ways == [.rising, .falling, .rising], "\(ways)")
  }

  /// An hour that is missing moves no day behind it: the mean of the last day is that of its hours.
  @Test func daysBehindAMissingHourAreDays() throws {
    let known = (0..<24 * 365).filter { $0 != 24 * 72 + 2 }
    let y = known.map { hour -> Double in
      let (day, time) = (Double(hour / 24), Double(hour % 24))
      return (20 * sin((day - 80) * .pi / 182.5) + 4 * sin(time * .pi / 12) + day / 100)
    }
    let x = known.map { Samples.time(2024) + Double($0) * 3_600 }
    let chart = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.minute)))
    guard case .periodic(let repetition)? = chart.shape(of: 0)?.shape.course,
      let end = repetition.legs.last
    else {
      Issue.record("no period")
      return
    }
    let last = y.suffix(24).reduce(0, +) / 24
    #expect(abs(end.amount.quantity.value - last) < 1e-9, "\(end)")
  }

  /// Of several months without rain none is the driest.
  @Test func monthsThatAreAlikeAreNotNamed() throws {
    let rain = [0, 0, 0, 0, 0, 3, 9, 14, 11, 6, 4, 2]
    let y = (0..<72).map { month -> Double in
      let usual = Double(rain[month % 12])
      return usual > 0 && month / 12 % 2 == 1 ? usual + 1 : usual
    }
    let x = y.indices.map { Samples.time(2018 + $0 / 12, $0 % 12 + 1) }
    let chart = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.month)))
    guard case .periodic(let repetition)? = chart.shape(of: 0)?.shape.course else {
      Issue.record("no period")
      return
    }
    #expect(repetition.points == 12 && repetition.ends == nil)
  }

  /// The hour in which values are lowest on average is that of the values as they are, or none is named: a course that
  /// begins at noon and drifts has other lows without its drift.
  @Test(arguments: 0..<20) func meansOfHoursAreThoseOfTheValues(seed: Int) {
    var random = Random(seed: 300 + seed)
    let drift = (random.uniform() - 0.5) * 0.4
    let first = Int(random.uniform() * 24)
    let hours = Array(first..<first + 24 * 5 + Int(random.uniform() * 20))
    let y = hours.map { hour in
      5 * sin(Double(hour) * .pi / 12) + drift * Double(hour) + 0.7 * random.normal()
    }
    let x = hours.map { Samples.time(2024) + Double($0) * 3_600 }
    let chart = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.minute)))
    guard case .periodic(let repetition)? = chart.shape(of: 0)?.shape.course,
      let ends = repetition.ends
    else { return }
    let means = (0..<24).map { hour -> Double in
      let own = zip(hours, y).filter { $0.0 % 24 == hour }.map(\.1)
      return own.reduce(0, +) / Double(own.count)
    }
    let highest = means.firstIndex(of: means.max() ?? 0) ?? 0
    let lowest = means.firstIndex(of: means.min() ?? 0) ?? 0
    #expect(
      ends.highest == .date(Double(highest) * 3_600, .minute, timeZone: "UTC", .day)
        && ends.lowest == .date(Double(lowest) * 3_600, .minute, timeZone: "UTC", .day))
  }
}

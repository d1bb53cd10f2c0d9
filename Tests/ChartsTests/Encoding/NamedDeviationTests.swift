import Testing

@testable import Charts

@Suite struct NamedDeviationTests {
  /// The deviation is the whisker of its mean, and the other figures of the same values are no bars beside it.
  @Test func deviationsAreWhiskers() throws {
    let chart = try readFirstChart(
      "command,mean,stddev,median,user,system\na,1.5,0.1,1.4,1,0.5\nb,2.5,0.2,2.4,2,0.5\nc,1.25,0.1,1.2,1,0.2\n"
    )
    #expect(chart.series.count == 1 && chart.yAxis.title == "mean")
    let bars = try #require(chart.series.first)
    let place = try #require(bars.y.firstIndex(of: 2.5))
    let ends = try #require(bars.uncertainty?.ends(of: place))
    #expect(abs(ends.lowerBound - 2.3) < 1e-9 && abs(ends.upperBound - 2.7) < 1e-9)
  }

  /// Two things that are measured are compared, a deviation below zero is none, and whoever asks for a column has it.
  @Test func othersAreBars() throws {
    for text in [
      "team,mean,sd,cost\na,1.5,0.1,10\nb,2.5,0.2,20\nc,1.25,0.1,15\n",
      "team,mean,sd\na,1.5,-0.1\nb,2.5,0.2\nc,1.25,0.1\n",
    ] {
      #expect(try readFirstChart(text).series.allSatisfy { $0.uncertainty == nil }, "\(text)")
    }
    let asked = try readFirstChart("team,mean,sd\na,1.5,0.1\nb,2.5,0.2\nc,1.25,0.1\n") {
      $0.y = ["sd"]
    }
    #expect(asked.yAxis.title == "sd" && asked.series.first?.uncertainty == nil)
  }
}

import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessProcessesTests {
  /// The command that takes most comes first, several processes of one command together.
  @Test func commandsByWhatTheyTake() throws {
    let chart = try readFirstChart(
      """
      USER PID %CPU RSS COMMAND
      root 1 0.5 100 init
      root 2 1.5 200 bash
      root 3 2.5 300 vim
      root 4 1.5 200 bash
      """)
    #expect(chart.type == .bar && chart.xAxis.categories == ["bash", "vim", "init"])
    #expect(chart.series.map(\.y) == [[3, 2.5, 0.5]] && chart.yAxis.title == "%CPU")
  }

  @Test func whatIsAlwaysNothingIsNotAskedAbout() throws {
    let chart = try readFirstChart(
      "PID %CPU RSS COMMAND\n1 0.0 100 init\n2 0.0 200 bash\n3 0.0 300 vim\n")
    #expect(chart.yAxis.title == "RSS" && chart.xAxis.categories == ["vim", "bash", "init"])
  }

  /// Shares of several moments are followed, and not summed up.
  @Test func aListTakenAgainIsFollowed() throws {
    let rows = (0..<8).map { "\(1_705_312_800 + $0),7,\($0 % 3).5,bash\n" }
    let chart = try readFirstChart("time,PID,%CPU,Command\n" + rows.joined())
    #expect(chart.type == .line && chart.series[0].count == 8 && chart.yAxis.title == "%CPU")
  }

  /// Connections are counted by their state; what waits at each is seldom anything.
  @Test func connectionsAreCounted() throws {
    let chart = try readFirstChart(
      """
      State      Recv-Q Send-Q   Local Address:Port    Peer Address:Port
      ESTAB      0      36        10.0.0.1:22           10.0.0.7:40022
      ESTAB      0      0         10.0.0.1:22           10.0.0.8:40023
      CLOSE-WAIT 1      0         10.0.0.1:43210        93.184.216.34:443
      """)
    #expect(chart.xAxis.categories == ["ESTAB", "CLOSE-WAIT"])
    #expect(chart.series.map(\.y) == [[2, 1]] && chart.channels?.reason == .counts)
  }
}

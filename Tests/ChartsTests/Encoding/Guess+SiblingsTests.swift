import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessSiblingsTests {
  @Test func daysAreAnAxisOfALineForEachName() throws {
    let chart = try readChart("test,day_3,day_5,day_9\nWBC,5,4,9\nCRP,3,8,6\nHb,13,12,11\n")
    #expect(chart.type == .line && chart.series.map(\.name) == ["WBC", "CRP", "Hb"])
    #expect(chart.series[0].x == [3, 5, 9] && chart.series[1].y == [3, 8, 6])
    #expect(chart.notes.contains(.folded(columns: 3, first: "day_3", last: "day_9")))
  }

  @Test func unitsHaveChartsOfTheirOwn() throws {
    let charts = try readCharts(
      "test,units,day_3,day_5,day_9\nWBC,G/l,5,4,9\nCRP,mg/l,3,8,6\nPLT,G/l,67,38,27\n")
    #expect(charts.map { $0.series.map(\.name) } == [["WBC", "PLT"], ["CRP"]])
  }

  @Test func quartersStandBesideEachOtherForEachProduct() throws {
    let charts = try readCharts(
      "Region,Product,Q1,Q2,Q3,Q4\nN,Chairs,19,13,29,26\nN,Desks,17,23,27,29\n"
        + "S,Chairs,20,29,28,8\nS,Desks,4,2,19,19\nW,Chairs,29,16,13,8\nW,Desks,15,15,29,21\n")
    #expect(charts.count == 1 || charts.count == 3)
    #expect(charts.allSatisfy { $0.xAxis.categories == ["Q1", "Q2", "Q3", "Q4"] })
    #expect(
      charts.allSatisfy { $0.type == .groupedBar && $0.channels?.reason != .measuresOfThings })
  }

  @Test func ofManyNamesTheLargestAreShown() throws {
    let text = tableText("state,Q1,Q2,Q3,Q4", 52) { row in
      "state\(row),\(row + 10),\(row * 2 + 11),\(row + 12),\(row + 30)"
    }
    let chart = try readChart(text)
    #expect(chart.xAxis.categories == ["Q1", "Q2", "Q3", "Q4"] && chart.series.count == 7)
  }

  @Test func townsHaveALineOverTheYears() throws {
    let chart = try readChart(
      "town,population_1996,population_2001,population_2006\nA,100,120,130\nB,90,95,99\n")
    #expect(chart.type == .line && chart.series.map(\.name) == ["town A", "town B"])
    #expect(chart.channels?.x == "year" && chart.channels?.y == ["population"])
  }

  @Test func shiftsAreCountedForEachDay() throws {
    let chart = try readChart(
      "Name,Mon,Tue,Wed\nAnna,E,L,off\nBen,L,L,E\nCarla,off,E,E\nDan,E,E,L\n")
    #expect(chart.type == .stackedBar && chart.xAxis.categories == ["Mon", "Tue", "Wed"])
    #expect(chart.series.map(\.name) == ["E", "L", "off"])
    #expect(chart.series[0].y == [2, 2, 2])
    #expect(chart.notes.contains(.counted(12)))
  }

  @Test func statesAreCountedForEachTreatment() throws {
    let charts = try readCharts(
      "y1,y2,y3,trt\ngood,poor,good,A\npoor,poor,good,B\ngood,good,poor,B\npoor,good,good,A\n")
    #expect(charts.map(\.title) == ["trt A", "trt B"])
    #expect(charts.allSatisfy { $0.xAxis.categories == ["y1", "y2", "y3"] })
  }

  /// Names that the program made up of columns are said in no language.
  @Test func madeNamesAreNotSaid() throws {
    let chart = try readChart(
      "Posten;Juli;August;September;Oktober\nMiete;980;980;980;990\nStrom;40;41;39;60\n")
    #expect(chart.xAxis.title == "month" && chart.xAxis.saidTitle == nil)
    #expect(chart.yAxis.saidTitle == nil)
    let own = try readChart("day,value\n2024-01-01,4\n2024-01-02,5\n2024-01-03,9\n")
    #expect(own.xAxis.saidTitle == "day" && own.yAxis.saidTitle == "value")
  }

  /// The rest of those who came in each month is a curve for each, whatever the months and the weeks are called.
  @Test(arguments: [
    (
      "cohort,users", ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"],
      "week "
    ),
    ("cohort", ["Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026", "May 2026"], "W"),
    ("Kohorte", ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05"], ""),
  ])
  func cohortsHaveACurveEach(header: String, days: [String], stem: String) throws {
    let text =
      header + "," + (0..<5).map { "\(stem)\($0)" }.joined(separator: ",") + "\n"
      + days.enumerated().map { row, day in
        let cells = (0..<5).map {
          $0 + row < 5 ? "\([100, 57, 41, 30, 22][$0] + row % 2 * $0).0%" : ""
        }
        return ([day] + (header.contains(",") ? ["\(300 + row)"] : []) + cells)
          .joined(separator: ",")
      }.joined(separator: "\n") + "\n"
    let chart = try readChart(text)
    #expect(chart.type == .line && chart.series.count == 5)
    #expect(chart.series[0].x == [0, 1, 2, 3, 4] && chart.series[0].y[1] == 57)
    let listed = try Encoding().suggestions(of: readDocument(text)).joined()
    #expect(listed.contains { $0.type == .heatMap })
  }

  /// Weeks of several things over time, all of which are there, are no ages.
  @Test func wholeRowsOverTimeAreNoCohorts() throws {
    let text = tableText("date,g0,g1,g2", 6) { row in
      "2026-01-0\(row + 1),\(row + 4),\(row * 3 % 7),\(9 - row)"
    }
    #expect(try readChart(text).channels?.x == "date")
  }
}

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
}

import Tables

extension Chart {
  /// The chart with its x axis in years, if that is called so and has whole numbers that are some, as
  /// a column of a table would be; else the same.
  package var withYears: Chart {
    let ends = xAxis.statedRange.map { [$0.lowerBound, $0.upperBound] } ?? []
    guard xAxis.kind == .number, xAxis.unit == nil, let title = xAxis.title,
      RoleName.year.matches(title), series.contains(where: { !$0.x.isEmpty }),
      series.allSatisfy({ $0.x.allSatisfy { $0 == $0.rounded() } }),
      (series.flatMap(\.x) + xAxis.gridlines + ends).allSatisfy({ (1000...2200).contains($0) })
    else { return self }
    var chart = self
    chart.xAxis.kind = .date(.year)
    chart.xAxis.gridlines = xAxis.gridlines.map(Self.seconds)
    chart.xAxis.statedRange = xAxis.statedRange.map {
      Self.seconds(ofYear: $0.lowerBound)...Self.seconds(ofYear: $0.upperBound)
    }
    for index in series.indices {
      chart.series[index].xTexts = WrittenTexts(series[index].x.map { String(Int($0)) })
      chart.series[index].x = Excerpt(series[index].x.map(Self.seconds))
    }
    return chart
  }

  /// The year that begins at a time: the inverse of what makes years of numbers.
  package static func year(atSeconds time: Double) -> Double {
    let day = (time / 86_400).rounded(.down)
    guard abs(day) < 1e7 else { return .nan }
    return (Double(CivilDate.monthIndex(ofDay: Int(day))) / 12).rounded(.down)
  }

  /// Seconds since 1970 of a year and the share of it that has gone by.
  private static func seconds(ofYear year: Double) -> Double {
    func start(_ year: Double) -> Double {
      Double(CivilDate.day(ofMonth: Int(year) * 12)) * 86_400
    }
    let whole = year.rounded(.down)
    return start(whole) + (year - whole) * (start(whole + 1) - start(whole))
  }
}

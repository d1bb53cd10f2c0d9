/// The chart types; to add one is one file in `Types` and its lines here.
public enum ChartType: String, CaseIterable, Sendable {
  case line
  case bar
  case groupedBar = "grouped-bar"
  case stackedBar = "stacked-bar"
  case scatter
  case area
  case step
  case histogram
  case box
  case heatMap = "heatmap"
  case candlestick
  case violin
  case pie
  case donut

  var projections: any Projections {
    switch self {
    case .line: LineChart()
    case .bar, .groupedBar: BarChart()
    case .stackedBar: StackedBarChart()
    case .scatter: ScatterChart()
    case .area: AreaChart()
    case .step: StepChart()
    case .histogram: HistogramChart()
    case .box: BoxPlot()
    case .heatMap: HeatMap()
    case .candlestick: CandlestickChart()
    case .violin: ViolinPlot()
    case .pie: PieChart()
    case .donut: PieChart(hole: 0.5)
    }
  }
}

extension ChartType {
  /// The line of help that says what the type shows.
  public var help: String { projections.help }

  /// A small table that the type is made for.
  public var sample: SampleTable { projections.sample }

  /// The names of the columns that the type is made of, each with its other names; empty where any
  /// will do.
  package var seriesNames: [[String]] { projections.seriesNames }

  /// True when rows of one column can be series of their own.
  var hasSeries: Bool { projections.hasSeries }

  /// True when a column of numbers that nobody chose can say where the values stand.
  var hasNumericPlaces: Bool { projections.hasNumericPlaces }

  /// The type that is made of columns or series with these names, if there is one.
  static func made(of names: [String]) -> ChartType? {
    allCases.first { type in
      !type.seriesNames.isEmpty && type.missingName(among: names) == nil
    }
  }

  /// The name of the first column that the type is made of and that is missing; `nil` without one.
  func missingName(among names: [String]) -> String? {
    let names = Set(names.map { $0.lowercased() })
    return seriesNames.first { names.isDisjoint(with: $0) }?.first
  }

  /// True when the type is made of a column with this name.
  func isMade(of name: String) -> Bool { seriesNames.joined().contains(name.lowercased()) }
}

import Charts
import Descriptions
import Explorer
import Screen
import Tables

/// A document, its charts, the words about them, and a picture of each.
enum FuzzedCharts {
  static func take(_ bytes: [UInt8]) {
    guard bytes.count > 3,
      let document = FuzzedReader.document(Array(bytes.dropFirst(3)), .auto, manner: bytes[0])
    else { return }
    var encoding = Encoding()
    let types: [ChartType?] = [nil] + ChartType.allCases
    encoding.type = types[Int(bytes[1]) % types.count]
    guard let charts = try? encoding.charts(of: document) else { return }
    let language = Languages.all[Int(bytes[2]) % Languages.all.count]
    for chart in charts.prefix(4) {
      for row in chart.facts { _ = language.text(row.fact) }
      let model = Model(
        deck: [language.naming(chart)], settings: Settings(languageTag: language.tag),
        size: Size(columns: 60, rows: 20))
      _ = view(model, model.size)
    }
  }
}

import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

/// The things that a change of the table leaves as they are: other rows make no other chart, and one stays on one's row.
@Suite struct KeptChartsTests {
  /// Patients of whom some have an illness, as answers in words beside measures.
  static let answers: String =
    "age,glucose,weight,ill\n"
    + (0..<160).map { row in
      "\(20 + row * 37 % 60),\(80 + row * 53 % 100),\(50 + row * 71 % 45).\(row % 10),\(row * 53 % 100 > 55 ? "Yes" : "No")"
    }.joined(separator: "\n") + "\n"

  /// Companies of four nations, few of one of them.
  static let companies: String =
    "assets,sector,nation,seats\n"
    + (0..<120).map { row in
      "\(1000 + row * 7919 % 90_001),\(["BNK", "MIN", "TRN"][row % 3]),\(["CAN", "OTH", "UK", "US"][row * row % 7 % 4]),\(row * 31 % 107)"
    }.joined(separator: "\n") + "\n"

  static let tables =
    EveryOfferTests.tables + [
      .init(name: "answers", text: answers), .init(name: "companies", text: companies),
    ]

  static func model(_ text: String, type: ChartType? = nil) throws -> Model {
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t0.csv", options: ReadingOptions())
    var encoding = Encoding()
    encoding.type = type
    let charts = try encoding.charts(of: document)
    return Model(
      deck: charts, shelf: Shelf([.init(document, encoding, charts: 0..<charts.count)]),
      settings: Settings(), size: Size(columns: 80, rows: 24))
  }

  /// Every table as each type that it can be, as it is guessed first.
  static func models(_ table: EveryOfferTests.OfferedTable) throws -> [(String, Model)] {
    var models = [("guessed", try model(table.text))]
    for type in ChartType.allCases {
      guard let model = try? model(table.text, type: type) else { continue }
      models.append((type.rawValue, model))
    }
    return models
  }

  /// The rules that made the charts, which no rows change.
  private struct Rules: Equatable, CustomStringConvertible {
    var title: String?
    var type: ChartType
    var order: String?
    var binWidth: Double?
    var aggregate: Aggregate?
    var columns: [String?]

    init(_ chart: Chart) {
      let channels = chart.channels
      (title, type, order) = (chart.title, chart.type, channels?.sort)
      (binWidth, aggregate) = (chart.xAxis.binWidth, channels?.aggregate)
      columns =
        [channels?.x, channels?.series, channels?.split, channels?.part, channels?.label]
        + (channels?.y ?? [])
    }

    var description: String {
      "\(title ?? "") \(type) \(order ?? "") \(binWidth ?? 0) \(String(describing: aggregate)) \(columns)"
    }
  }

  /// Chooses the first value of a column, or the lower half of its range; `nil` where it has none to choose.
  private static func filter(_ model: inout Model, column: Int) throws -> String? {
    _ = try model.press("7<Home>" + String(repeating: "<Down>", count: column) + "<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[column]).firstIndex(of: .filter))
    model.overlay?.selected = row
    _ = try model.press("<Enter>")
    if model.prompt != nil {
      guard case .number(let low)? = model.shelf.columns[column].ends.first,
        case .number(let high)? = model.shelf.columns[column].ends.last
      else { return nil }
      _ = try model.press("\(low.value)..\((low.value + high.value) / 2)<Enter>")
      return ""
    }
    guard case .values? = model.overlay?.kind else { return nil }
    _ = try model.press("<Enter>")
    return "<Enter>"
  }

  @Test(arguments: tables)
  func otherRowsMakeNoOtherChart(table: EveryOfferTests.OfferedTable) throws {
    for (name, start) in try Self.models(table) {
      for column in start.tableColumns.indices {
        var model = start
        _ = try model.press("4<Right><Right>p")
        let before = view(model, model.size)
        let rules = model.deck.map(Rules.init)
        guard let back = try Self.filter(&model, column: column), !model.shelf.past.isEmpty else {
          continue
        }
        let what = "\(table.name) as \(name), \(model.shelf.columns[column].name)"
        for chart in model.deck {
          #expect(rules.contains(Rules(chart)), "\(what): \(Rules(chart)), not \(rules)")
        }
        // A command makes them, too.
        if name == "guessed" {
          var exported = model
          for index in exported.shelf.sources.indices {
            exported.shelf.sources[index].origin = ChartOrigin(path: "t0.csv", arguments: [])
          }
          let command = try #require(exported.commandLine, "\(what)").text
          #expect(command.contains("--where"), "\(what): \(command)")
        }
        // All chosen back by hand is the start, as it is by the way back.
        if back.isEmpty {
          _ = try model.press("<Enter>")
          while model.prompt?.text.isEmpty == false { _ = try model.press("<Backspace>") }
        }
        _ = try model.press("<Enter>")
        let isBack = model.deck.areDrawn(as: start.deck)
        #expect(isBack, "\(what)")
        _ = try model.press("<Esc><Esc><Esc>4p")
        #expect(view(model, model.size) == before, "\(what)")
        _ = try model.press("uu4p")
        #expect(view(model, model.size) == before, "\(what)")
      }
    }
  }

  /// Whatever is offered makes a chart.
  @Test(arguments: tables + [.init(name: "answers alone", text: words)])
  func noOfferEndsInAnError(table: EveryOfferTests.OfferedTable) throws {
    for (name, start) in try Self.models(table) {
      for column in start.tableColumns.indices {
        var opened = start
        _ = try opened.press("7" + String(repeating: "<Down>", count: column) + "<Enter>")
        for (number, use) in opened.uses(of: opened.shelf.columns[column]).enumerated()
        where use != .filter {
          var model = opened
          model.overlay?.selected = number
          for effect in update(&model, .key(.enter)) {
            guard case .chart(let charting) = effect else { continue }
            let what = "\(table.name) as \(name), \(opened.shelf.columns[column].name) \(use)"
            #expect(throws: Never.self, "\(what)") { try charting.result.get() }
          }
        }
      }
    }
  }

  /// A survey of words alone but for one score.
  static let words: String =
    "score,mood,sex,helps\n"
    + (0..<90).map { row in
      "\(row * 7 % 24),\(["low", "middle", "high"][row % 3]),\(row % 2 == 0 ? "female" : "male"),\(row % 5 < 2 ? "yes" : "no")"
    }.joined(separator: "\n") + "\n"

  /// Rows whose values are all different, so that each is known by its value.
  static let things: String =
    "weight,height,kind,color,day\n"
    + (0..<40).map { row in
      "\(100 + row * 37 % 41).\(row % 10),\(1000 + row * 53 % 97),\(["oak", "ash", "elm"][row % 3]),\(["red", "blue"][row * row % 5 % 2]),2024-03-\(row % 28 + 1 < 10 ? "0" : "")\(row % 28 + 1)"
    }.joined(separator: "\n") + "\n"

  @Test(arguments: [nil] + ChartType.allCases.map(Optional.some))
  func oneStaysOnOnesRow(type: ChartType?) throws {
    guard let start = try? Self.model(Self.things, type: type) else { return }
    for keys in ["4<Right>", "4<End>", "4<Right><Right><Right><Down>"] {
      var placed = start
      _ = try placed.press(keys)
      guard let point = placed.page.point, placed.page.chart.showsRows else { continue }
      let value = placed.page.chart.series[point.series].y[point.point]
      for column in start.tableColumns.indices {
        var opened = placed
        _ = try opened.press("7" + String(repeating: "<Down>", count: column) + "<Enter>")
        for (number, use) in opened.uses(of: opened.shelf.columns[column]).enumerated() {
          var model = opened
          model.overlay?.selected = number
          let name = model.shelf.columns[column].name
          let what = "\(type?.rawValue ?? "guessed") \(keys) \(name) \(use)"
          if use == .filter {
            model = placed
            guard try Self.filter(&model, column: column) != nil else { continue }
          } else {
            _ = try model.press("<Enter>")
          }
          guard model.deck != start.deck else { continue }
          let family = model.deck.filter(\.showsRows)
          let isThere = family.contains { $0.series.contains { $0.y.contains(value) } }
          let here = model.page.point.map { model.page.chart.series[$0.series].y[$0.point] }
          if isThere {
            #expect(here == value, "\(what)")
          } else if use == .filter {
            #expect(here != nil, "\(what)")
          }
        }
      }
    }
  }
}

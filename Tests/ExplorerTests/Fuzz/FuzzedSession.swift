import Charts
import Descriptions
import Screen
import Tables

@testable import Explorer

/// A session that any bytes make: what is charted, how it is shown and said, and the keys.
///
/// The tests make the bytes from a seed, and libFuzzer makes them in the package beside these tests.
struct FuzzedSession {
  /// The bytes before the keys.
  static let headCount = 8

  private let head: [UInt8]
  /// The keys, at most `mostSteps`.
  var script: KeyScript

  init(_ bytes: [UInt8], mostSteps: Int = 60) {
    head = Array((bytes.prefix(Self.headCount) + Array(repeating: 0, count: Self.headCount)))
    var script = KeyScript.empty
    script.steps = bytes.dropFirst(Self.headCount).prefix(mostSteps).map { byte in
      Self.steps[Int(byte) % Self.steps.count]
    }
    self.script = script
  }

  /// True of a session in which data keeps coming.
  var isLive: Bool { head[7] % 4 == 1 }

  /// The rows that a live session gets before the first key.
  var stream: RowStream? { isLive ? RowStream(name: "-", options: ReadingOptions()) : nil }

  var dump: Replay.Dump { Replay.Dump.allCases[Int(head[6]) % Replay.Dump.allCases.count] }

  /// All that is typed, with nothing but letters in it.
  var typed: String {
    String(
      script.steps.flatMap { step -> [Character] in
        switch step {
        case .key(.character(let character)): [character]
        case .data(let line): Array(line)
        default: []
        }
      }.filter(\.isLetter)
    ).lowercased()
  }

  // MARK: The model

  func model() -> Model {
    if isLive {
      var model = Model(deck: [], settings: settings, size: size)
      var encoding = Encoding()
      encoding.type = type
      let keep: GrowingTable.Keep = head[7] & 64 == 0 ? .usual : .rows(3)
      model.follow(Live(keep: keep), named: "-", encoding)
      return model
    }
    let parts = head[7] & 128 == 0 ? [head[1]] : [head[1], head[1] &+ 1, head[1] &+ 2]
    var charts: [Chart] = []
    var sources: [Shelf.Source] = []
    for part in parts {
      let made = Self.made[Int(part) % Self.made.count][Int(head[0]) % Self.types.count]
      guard let made else { continue }
      let range = charts.count..<charts.count + made.charts.count
      sources.append(Shelf.Source(made.document, made.encoding, charts: range))
      charts += made.charts
    }
    let language = settings.language
    return Model(
      deck: charts.map(language.naming), shelf: Shelf(sources), settings: settings, size: size)
  }

  private var type: ChartType? { Self.types[Int(head[0]) % Self.types.count] }

  private var size: Size {
    let sizes = [(80, 24), (40, 12), (20, 6), (200, 60), (1, 1), (33, 9)]
    let (columns, rows) = sizes[Int(head[3]) % sizes.count]
    return Size(columns: columns, rows: rows)
  }

  var settings: Settings {
    let tags = Languages.all.map(\.tag)
    var settings = Settings(languageTag: tags[Int(head[2]) % tags.count])
    settings.themes = ["default-dark", "default-light", "sepia"]
    settings.glyphs = GlyphSet.allCases[Int(head[3] / 8) % GlyphSet.allCases.count]
    settings.glyphScale = 1 + Int(head[3] / 64)
    func isOn(_ bit: UInt8, in byte: Int) -> Bool { head[byte] & (1 << bit) != 0 }
    settings.hasSameAxes = isOn(0, in: 4)
    settings.verbosity = isOn(1, in: 4) ? .verbose : isOn(0, in: 3) ? .terse : .normal
    settings.showsBrailleRow = isOn(2, in: 4)
    settings.brailleCells = isOn(3, in: 4) ? 20 : nil
    settings.screenReader = isOn(4, in: 4) ? .plain : isOn(5, in: 4) ? .quiet : .off
    settings.isBackwards = isOn(6, in: 4)
    settings.saysValues = isOn(7, in: 4)
    settings.hasColors = isOn(0, in: 5)
    settings.hasCrosshair = isOn(1, in: 5)
    settings.hasVerticalPoints = isOn(2, in: 5) ? true : nil
    settings.thresholds = isOn(3, in: 5) ? [10] : []
    settings.isSoundOn = !isOn(4, in: 5)
    settings.isRemote = isOn(5, in: 5)
    settings.speech = isOn(6, in: 5) ? .on : .off
    settings.sonification.isSlopeMode = isOn(7, in: 5)
    return settings
  }

  // MARK: What is charted

  static let types: [ChartType?] = [nil] + ChartType.allCases

  /// A table as it was charted.
  private struct Made {
    var document: Document
    var encoding: Encoding
    var charts: [Chart]
  }

  /// The charts of each table in each type; `nil` where it has none.
  private static let made: [[Made?]] = tables.map { text in
    types.map { type in
      var encoding = Encoding()
      encoding.type = type
      let name = text.first == "{" ? "a.json" : "a.csv"
      guard
        let document = try? Reader.read(
          bytes: Array(text.utf8), name: name, options: ReadingOptions()),
        let charts = try? encoding.charts(of: document), !charts.isEmpty
      else { return nil }
      return Made(document: document, encoding: encoding, charts: charts)
    }
  }

  /// Small tables, ordinary ones and such as are at an edge.
  static let tables: [String] =
    ChartType.allCases.map { type in type.sample.text } + [
      "a,b\n1,2\n", "a\n1\n", "a,b\n1,\n2,\n", "a,b\n1,5\n2,5\n3,5\n", "a,b\nx,1\nx,2\nx,3\ny,4\n",
      "x,y\n1,1e308\n2,-1.7e308\n3,5e-324\n", "x,y\n0,0\n0,0\n0,0\n",
      "x,y\n1,0.1\n2,0.2\n3,\n4,0.4\n5,-0.5\n6,\n7,\n8,12\n",
      "date,a,b,c\n2020-01-01,1,2,3\n2020-02-01,4,5,6\n2020-03-01,,8,9\n2020-04-01,1,,\n",
      "time,v\n2024-03-31T01:59:59Z,1\n2024-03-31T02:00:01Z,2\n9999-12-31T23:59:59.9Z,3\n",
      "city,month,t\nOslo,2023-01,-4\nOslo,2023-02,-4\nRome,2023-02,9\nRome,2023-05,18\n",
      "a,b,c\n-10,1,1\n-20,10,3\n30,100,7\n4,1000,5\n5,10000,2\n6,100000,1\n",
      "日,量\n月曜日,8.0GB\n火曜日,9.5GB\n水曜日,\n",
      "a,b\n" + (1...60).map { "\($0),\($0 * $0 % 37)" }.joined(separator: "\n"),
      "k,v\n" + (1...40).map { "name \($0),\($0 * 7 % 11)" }.joined(separator: "\n"),
      #"{"series":[{"points":[{"x":"a","y":1,"label":"l"},{"x":"b","y":null}]},{"points":[]}]}"#,
      #"{"series":[]}"#,
      // Histograms of different spread, of which one has fewer bins.
      "p,q\n" + (0..<200).map { "\($0 % 7).\($0 % 10),\($0 % 5)" }.joined(separator: "\n"),
      "p,q\n1000000,-2000000\n500000,3000000\n-1500000,0\n",
    ] + farTables

  /// Tables in which some places or values are far beyond the others, so that a window of these leaves them far outside.
  static let farTables: [String] = [
    // Steps of thousandths, and one place at 10 to the 17th.
    "x,y\n" + (0..<119).map { "0.\(1000 + $0),\($0 * 13 % 37)\n" }.joined() + "1e17,5\n",
    "x,y\n-1e300,1\n" + (0..<80).map { "\($0),1e-\($0 * 4)\n" }.joined() + "1e300,-1e300\n",
    // Neighbors among the numbers that there are.
    "x,y\n" + (0..<70).map { "1000000000000000.\($0 % 8 * 125),\($0)\n" }.joined(),
    "name,a,b\n" + (0..<50).map { "n\($0),\($0),-\($0)e\($0 * 6)\n" }.joined(),
    "t,v\n0001-01-01,1\n"
      + (10..<90).map { "2024-02-29T23:59:\($0 / 10).\($0),\($0)\n" }.joined()
      + "9999-12-31,1e17\n",
  ]

  // MARK: Keys

  /// The steps that a byte stands for: every printable sign, then what is pressed most, more than once.
  static let steps: [KeyScript.Step] = {
    let signs = (0x20...0x7E).map { KeyScript.Step.key(.character(Character(Unicode.Scalar($0)))) }
    let moves: [Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .shiftTab, .enter, .escape,
    ]
    let others: [Key] = [
      .backspace, .f1, .redraw, .clear, .unknown, .character("é"), .character("５"),
      .character("日"), .character("👩‍👩‍👧"), .character("e\u{301}"), .character("ｎ"),
    ]
    let sizes = [(80, 24), (40, 12), (20, 6), (1, 1), (2, 200), (200, 2), (300, 100)]
    let lines = [
      "t,v", "1,2", "2,3", "3,-4", "2024-01-01,5", "x", "", "1e309,1", "4,", "\"", "5,5,5",
    ]
    let waits: [KeyScript.Step] = [0.05, 0.05, 0.05, 0.5, 3, 40].map { .wait($0) }
    let pressed: [KeyScript.Step] = moves.map { .key($0) }
    return signs + (0..<4).flatMap { _ in pressed } + others.map { .key($0) } + waits
      + sizes.map { .resize(Size(columns: $0, rows: $1)) } + waits + lines.map { .data($0) }
      + pressed + pressed
  }()
}

extension KeyScript {
  /// A script without a key.
  static let empty = (try? KeyScript("")) ?? { preconditionFailure("an empty script is one") }()
}

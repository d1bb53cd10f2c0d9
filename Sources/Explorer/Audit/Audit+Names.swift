import Charts
import Descriptions

/// The words of the author: what is missing among them, and what voices make of them.
extension Audit {
  var title: Finding {
    guard let title = chart.title, !title.isBlank else { return Finding(.failed, .title) }
    return fileNames.contains(title)
      ? Finding(.nearly, .fileTitle(title)) : Finding(.passed, .title)
  }

  /// The name of the file with its endings, and without one or two: `a.csv.gz`.
  private var fileNames: [String] {
    guard let file, file != "-", let name = file.split(separator: "/").last else { return [] }
    var names = [String(name)]
    for _ in 0..<2 {
      guard let last = names.last, let dot = last.lastIndex(of: "."), dot > last.startIndex else {
        break
      }
      names.append(String(last[..<dot]))
    }
    return names
  }

  /// Around a middle there are no axes.
  var axisTitles: [Finding] {
    guard !chart.isRound else { return [] }
    return [(chart.xAxis, true), (chart.yAxis, false)].map { axis, isX in
      let isMissing = axis.title?.isBlank ?? true
      return Finding(isMissing ? .failed : .passed, .axisTitle(isX: isX))
    }
  }

  /// A number without a unit may be one of things, which have none; dates and categories have none.
  var units: [Finding] {
    let isMeasured = !chart.countsValues && !chart.series.allSatisfy { $0.unit != nil }
    var findings: [Finding] = []
    if chart.xAxis.kind == .number, !chart.isRound { findings.append(unit(chart.xAxis, isX: true)) }
    if isMeasured { findings.append(unit(chart.yAxis, isX: false)) }
    return findings
  }

  private func unit(_ axis: Axis, isX: Bool) -> Finding {
    Finding(axis.unit?.isBlank ?? true ? .nearly : .passed, .unit(isX: isX))
  }

  /// The letters that two names may share at their beginning; who listens has heard enough by then.
  private static let beginning = 20

  /// Names that are heard alike for long; those that are the same are, too.
  var beginnings: Finding {
    var heard: [String: String] = [:]
    for name in chart.series.map(\.name) where !name.isBlank {
      let start = String(name.prefix(Self.beginning))
      if let other = heard[start] { return Finding(.failed, .beginnings([other, name])) }
      heard[start] = name
    }
    return Finding(.passed, .beginnings([]))
  }

  /// Names that some synthesizers spell; three letters are an abbreviation, which is meant to be.
  var capitals: Finding {
    let names =
      [chart.title, chart.xAxis.title, chart.yAxis.title].compactMap(\.self)
      + chart.series.map(\.name) + (chart.xAxis.categories ?? [])
    var loud: [String] = []
    for name in names where name.isInCapitals && !loud.contains(name) { loud.append(name) }
    return Finding(loud.isEmpty ? .passed : .nearly, .capitals(loud))
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// True of four letters and more that are all capitals.
  fileprivate var isInCapitals: Bool {
    let letters = filter(\.isLetter)
    return letters.count > 3 && letters.allSatisfy(\.isUppercase)
  }
}

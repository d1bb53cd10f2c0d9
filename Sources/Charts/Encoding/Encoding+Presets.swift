import Tables

/// Something that is preset for the charts of every table, as far as it suits them.
package struct EncodingPreset: Equatable, Sendable {
  package var setting: EncodingSetting
  /// The values, as they were written.
  package var texts: [String]

  package init(_ setting: EncodingSetting, _ texts: [String]) {
    self.setting = setting
    self.texts = texts
  }

  /// The preset as it is told: "series = symbol".
  var text: String {
    "\(setting.rawValue) = \(texts.joined(separator: setting == .conditions ? "; " : ", "))"
  }
}

extension Encoding {
  /// The charts of a table with the presets that suit it; those that do not are named.
  ///
  /// A preset is for all tables: one that lacks a column is shown without it, where an option would be an
  /// error.
  ///
  /// - Throws: Why there are no charts even without presets.
  func suitedCharts(of table: Table) throws(InputProblem) -> [Chart] {
    var (charts, _, unsuited) = try suited(table)
    try checkValues(charts, of: table)
    if !unsuited.isEmpty, !charts.isEmpty {
      charts[0].notes.insert(.unsuitedSettings(unsuited), at: 0)
    }
    return charts
  }

  /// Makes sure that the rows that were asked for have something to draw.
  private func checkValues(_ charts: [Chart], of table: Table) throws(InputProblem) {
    let isBlank = table.columns.allSatisfy { column in
      (0..<table.rowCount).allSatisfy(column.values.isMissing)
    }
    if isBlank, table.rowCount > 0 {
      throw InputProblem(
        file: table.name, kind: .noValues(columns: table.columns.map(\.name), rows: table.rowCount))
    }
    guard !picking.isEmpty, !charts.isEmpty,
      charts.allSatisfy({ $0.series.allSatisfy { !$0.y.contains(where: \.isFinite) } })
    else { return }
    guard let rows = try? picked(table).table, !rows.columns.isEmpty else { return }
    let names = charts.flatMap { chart in
      ([chart.channels?.x].compactMap(\.self) + (chart.channels?.y ?? [])).compactMap {
        rows.column(asked: $0)?.name
      }
    }
    let empty = rows.columns.filter { column in
      names.contains(column.name) && (0..<rows.rowCount).allSatisfy(column.values.isMissing)
    }
    guard !empty.isEmpty else { return }
    throw InputProblem(
      file: table.name, kind: .noValues(columns: empty.map(\.name), rows: rows.rowCount))
  }

  /// The encoding with the presets that suit a table in place of all.
  func suited(to table: Table) -> Encoding {
    guard !presets.isEmpty else { return self }
    return (try? suited(table))?.encoding ?? plain
  }

  private func suited(
    _ table: Table
  ) throws(InputProblem) -> (charts: [Chart], encoding: Encoding, unsuited: [String]) {
    var encoding = plain
    if let all = encoding.with(presets), let charts = try? all.charts(of: table) {
      return (charts, all, [])
    }
    var charts = try encoding.charts(of: table)
    var unsuited: [String] = []
    for preset in presets {
      guard let next = encoding.with([preset]), let better = try? next.charts(of: table) else {
        unsuited.append(preset.text)
        continue
      }
      (encoding, charts) = (next, better)
    }
    return (charts, encoding, unsuited)
  }

  private var plain: Encoding {
    var encoding = self
    encoding.presets = []
    return encoding
  }

  private func with(_ presets: [EncodingPreset]) -> Encoding? {
    var encoding = self
    for preset in presets {
      guard (try? preset.setting.set(preset.texts, in: &encoding)) != nil else { return nil }
    }
    return encoding
  }
}

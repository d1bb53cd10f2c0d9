import Tables

extension Encoding {
  /// The charts of a table with what a chart file says about them; what is asked for comes before it, and
  /// what neither says is guessed.
  ///
  /// - Throws: Something that cannot be said, columns that are not there or have no numbers.
  func charts(of encoded: EncodedTable) throws(InputProblem) -> [Chart] {
    try completed(by: encoded).charts(of: encoded.table)
  }

  /// This encoding, with all that a chart file says and this one leaves open.
  func completed(by encoded: EncodedTable) throws(InputProblem) -> Encoding {
    var encoding = completed(by: try Encoding(of: encoded))
    // The words about an axis are those about its columns.
    if x == nil { encoding.complete(xAxis: encoded.xAxis) }
    if y.isEmpty, aggregation == nil { encoding.complete(yAxis: encoded.yAxis) }
    encoding.title = title ?? encoding.ownTitle(of: encoded)
    encoding.hasTitleOfTable =
      title == nil && encoding.title == Self.title(of: encoded.table)
    encoding.summary = summary ?? encoded.summary
    return encoding
  }

  private mutating func complete(xAxis axis: EncodedTable.AxisWords) {
    (xTitle, xUnit) = (xTitle ?? axis.title, xUnit ?? axis.unit)
    xScale = xScale ?? axis.scale
  }

  private mutating func complete(yAxis axis: EncodedTable.AxisWords) {
    (yTitle, yUnit) = (yTitle ?? axis.title, yUnit ?? axis.unit)
    yScale = yScale ?? axis.scale
  }

  /// The title of a document that is that of all its charts: one part that a column is split into has that
  /// part's.
  private func ownTitle(of encoded: EncodedTable) -> String? {
    guard let title = encoded.title, let split, let column = encoded.table.column(asked: split)
    else {
      return encoded.title
    }
    let names = Grouping(column.values).rows.compactMap { rows in
      rows.first.map { column.values.text(of: $0) }
    }
    return names.contains { [$0, "\(column.name): \($0)"].contains(title) } ? nil : title
  }

  /// The names of what an encoding must say, if only that there is none, so that nothing is guessed.
  private static let needed: Set<String> = [
    "type", "x", "y", "series", "split", "label", "aggregate",
  ]

  private init(of encoded: EncodedTable) throws(InputProblem) {
    self.init()
    for member in encoded.encoding {
      let isKnown: Bool
      do throws(EncodingSetting.BadValue) {
        isKnown = try set(member)
      } catch {
        let form = error.form ?? Self.form(of: member.name)
        // One that is nearly right is told alone.
        let meant = NearName.of(error.text, among: form.split(separator: ", ").map(String.init))
        throw InputProblem(
          file: "",
          kind: .badValue(
            place: member.place, text: error.text,
            expected: error.parts.isEmpty
              ? meant ?? form
              : "[\(error.parts.map { "\"\($0)\"" }.joined(separator: ", "))]"))
      }
      guard isKnown else {
        throw InputProblem(file: "", kind: .unsupported(place: member.place, name: member.name))
      }
    }
    isStated = Set(encoded.encoding.map(\.name)).isSuperset(of: Self.needed) && !y.isEmpty
    // No column is the number of the row where nothing is guessed, whatever columns there are.
    isOverRows = isStated && x == nil
    // A histogram stands over the values that it counts, which is no other column.
    if let x, y.contains(x) { self.x = nil }
  }

  /// Says what a member says; false where nothing can be said under its name.
  private mutating func set(
    _ member: EncodedTable.EncodingMember
  ) throws(EncodingSetting.BadValue) -> Bool {
    switch member.name {
    // The rule that chose the columns, which needs no repeating.
    case "because": break
    case "timeUnit": try EncodingSetting.every.set(member.texts, in: &self)
    case "xType":
      for text in member.texts {
        guard Self.kinds.contains(text) else { throw EncodingSetting.BadValue(text: text) }
        (hasNames, hasNumbers) = (text == "category", text == "number")
      }
    case "topBy":
      for text in member.texts {
        guard Self.sizes.contains(text) else { throw EncodingSetting.BadValue(text: text) }
        topHasMostRows = text == "rows"
      }
    case "unused": unused = member.texts
    case "chart":
      for text in member.texts {
        guard let number = Int(text), number > 0 else {
          throw EncodingSetting.BadValue(text: text, form: "1, 2, 3 …")
        }
        self.number = number
      }
    default:
      guard let setting = EncodingSetting(rawValue: member.name) else { return false }
      try setting.set(member.texts, in: &self)
    }
    return true
  }

  private static let kinds = ["number", "date", "category"]
  private static let sizes = ["rows", "values"]

  private static func form(of name: String) -> String {
    switch name {
    case "xType": kinds.joined(separator: ", ")
    case "topBy": sizes.joined(separator: ", ")
    case "timeUnit": EncodingSetting.every.form ?? ""
    default: EncodingSetting(rawValue: name)?.form ?? ""
    }
  }

  /// This encoding, with all that another one says and this one leaves open.
  private func completed(by other: Encoding) -> Encoding {
    var encoding = self
    encoding.presets = []
    encoding.x = x ?? other.x
    if y.isEmpty { encoding.y = other.y }
    encoding.type = type ?? other.type
    encoding.series = series ?? other.series
    encoding.split = split ?? other.split
    encoding.label = label ?? other.label
    encoding.aggregation = aggregation ?? other.aggregation
    encoding.every = every ?? other.every
    encoding.bin = bin ?? other.bin
    if picking.conditions.isEmpty { encoding.picking.conditions = other.picking.conditions }
    encoding.picking.last = picking.last ?? other.picking.last
    encoding.picking.from = picking.from ?? other.picking.from
    encoding.picking.to = picking.to ?? other.picking.to
    encoding.order = order ?? other.order
    encoding.top = top ?? other.top
    encoding.topHasMostRows = top == nil && other.topHasMostRows
    // Another x has a kind of its own.
    (encoding.hasNames, encoding.hasNumbers) =
      x == nil ? (other.hasNames, other.hasNumbers) : (false, false)
    encoding.isStated = other.isStated
    encoding.number = number ?? other.number
    // Other values leave other columns.
    encoding.unused = x == nil && y.isEmpty ? other.unused : nil
    encoding.isOverRows = x == nil && other.isOverRows
    return encoding
  }
}

import Charts
import Descriptions
import Tables

extension Encoding {
  /// True where a column has a use.
  func has(_ use: ColumnUse, column name: String) -> Bool {
    switch use {
    case .x: x == name || counted == name
    case .y: y == [name]
    // The only one is beside no others.
    case .alsoY: y.contains(name) && y.count > 1
    case .series: series == name
    case .split: split == name
    case .boxes: x == name && (type == .box || type == .violin)
    case .label: label == name
    case .aggregate(let aggregate): y.contains(name) && aggregation == .by(aggregate)
    case .unit(let unit): x == name && every == unit
    case .sorted: x == name && order == use.order
    case .filter: picking.conditions.contains { $0.column == name }
    case .leftOut: false
    }
  }

  /// True where a column is along x, or one of the values, or parts or names these.
  func charts(_ name: String) -> Bool {
    x == name || y.contains(name) || [series, split, label].contains(name)
  }

  /// The use by which a column parts the rows; `nil` of one that does not.
  func parting(_ name: String) -> ColumnUse? {
    series == name ? .series : split == name ? .split : nil
  }

  /// True where a column is used, and the chart is one without it: not along x, nor the only one of values.
  func canLeaveOut(_ name: String) -> Bool {
    y.contains(name) ? y.count > 1 : [series, split, label].contains(name)
  }

  /// The column whose values a histogram counts, which stands along x.
  private var counted: String? { type == .histogram && y.count == 1 ? y[0] : nil }

  /// Gives a column a use, or takes it away where it has it.
  ///
  /// A column is one thing in a chart: what it was before is let go. The only values along x are counted, as
  /// a histogram does; whatever else has values then stands over them.
  mutating func toggle(_ use: ColumnUse, column name: String) {
    let isOn = has(use, column: name)
    let counted = counted
    // Values stay counted, whatever parts or names them or is counted beside them.
    let staysHistogram = type == .histogram && use.isBesideCounts
    type = staysHistogram ? .histogram : nil
    switch use {
    case .x:
      if !isOn, y == [name] {
        place(nil)
        (type, series, isWhole, label, aggregation) = (.histogram, nil, true, nil, nil)
        return
      }
      release(name)
      place(isOn ? nil : name)
      if counted == name { y = [name] }
    case .y:
      guard !isOn || counted == name else { return }
      release(name)
      if let counted, counted != name { place(counted) }
      forgetValueAxis()
      (y, measures) = ([name], [])
      if aggregation == .by(.count) { aggregation = nil }
    case .alsoY:
      if isOn {
        y.removeAll { $0 == name }
      } else {
        release(name)
        forgetValueAxis()
        y.append(name)
      }
    case .series:
      keepAggregate()
      release(name)
      // The largest of the names along x, or of another column, are none of these.
      top = nil
      (series, isWhole) = isOn ? (nil, true) : (name, false)
    case .split:
      keepAggregate()
      // Kinds that had charts of their own may become series, lest they are lost.
      let hadOthers = split != nil && !isOn
      release(name)
      split = isOn ? nil : name
      if hadOthers, series == nil { isWhole = false }
    case .boxes:
      // Codes along x are points again.
      hasNames = false
      guard !isOn else { return }
      release(name)
      place(name)
      (type, hasNames, isWhole) = (.box, true, true)
      (series, aggregation, guessedAggregate) = (nil, nil, nil)
    case .label:
      label = isOn ? nil : name
    case .aggregate(let aggregate):
      if !y.contains(name) {
        release(name)
        y = [name]
      }
      (aggregation, guessedAggregate) = (isOn ? nil : .by(aggregate), nil)
      // A number of rows is no price.
      if aggregate == .count { forgetValueAxis() }
    case .unit(let unit):
      if x != name {
        release(name)
        place(name)
      }
      // A column that is put into units is a time.
      if !isOn { (hasNames, hasNumbers, bin) = (false, false, nil) }
      every = isOn ? nil : unit
    case .leftOut:
      keepAggregate()
      release(name)
      y.removeAll { $0 == name }
      if label == name { label = nil }
    case .sorted: order = isOn ? .input : use.order
    case .filter: break
    }
  }

  /// More series than these nobody tells apart by ear or eye: the largest are shown.
  static var mostLikened: Int { 12 }

  /// Has a new use of a column make a chart that one can read: points of two measures are a cloud, and of very many
  /// series the largest are shown.
  ///
  /// - Parameters:
  ///   - use: The use.
  ///   - column: The column that it is of.
  ///   - chart: The chart until then.
  ///   - rowCount: The number of the rows of the table.
  mutating func suit(
    _ use: ColumnUse, of column: ColumnOutline, _ chart: Chart, rowCount: Int = 0
  ) {
    // Words have no ranges in which they could be counted: each of them is a place.
    if use == .x, type == .histogram, !column.areEnds {
      (type, x, y) = (nil, column.name, [Aggregation.rows().name])
    }
    let isOn = has(use, column: column.name)
    // Each of several measures has a series for each value, unless they are the places.
    let measures = chart.hasColumnsAsPlaces ? 1 : max(y.count, 1)
    let most = max(Self.mostLikened / measures, 2)
    if use == .series, isOn, column.differentCount > most {
      top = top ?? most
    } else if series == nil, chart.channels?.series != nil {
      top = nil
    }
    // Another order is another order of the same marks.
    if case .sorted = use, [.stackedBar, .heatMap].contains(chart.type) {
      type = chart.type
      // Rows of one cell stay one.
      keepAggregate()
    }
    if type == nil,
      staysBoxes(use, isOn: isOn, chart) || areBoxes(use, of: column, isOn: isOn, chart)
    {
      (type, guessedAggregate) = (.box, nil)
      return
    }
    if type == nil, areBoxesOfCodes(use, of: column, isOn: isOn, rowCount: rowCount) {
      (type, hasNames, guessedAggregate) = (.box, true, nil)
      return
    }
    if type == nil, use == .series, isOn, chart.type == .box, let places = chart.xAxis.categories,
      aggregation == nil
    {
      // Kinds of kinds of which each has few rows have means.
      let boxes = places.count * min(column.differentCount, top ?? .max)
      if rowCount >= Self.leastInBox * boxes { type = .box } else { aggregation = .by(.mean) }
      return
    }
    // Means in their order stay means, whichever measure they are of.
    let isCourse = chart.xAxis.categories == nil && x != nil && x == chart.channels?.x
    if use == .y, isOn, isCourse, guessedAggregate == .mean { keepAggregate() }
    // Other rows, values and names of a cloud leave it one.
    let isCloud = chart.type == .scatter && chart.xAxis.categories == nil && x == chart.channels?.x
    let isOfMeasures = use == .x && isOn && column.role == .measure && !column.isInOrder
    guard type == nil, isCloud || isOfMeasures, !y.isEmpty, x.map(y.contains) == false,
      self.measures.isEmpty, aggregation == nil
    else { return }
    (type, guessedAggregate) = (.scatter, nil)
  }

  /// True where boxes of kinds, or means of them that nobody asked for, get another order or another measure: what many
  /// rows of a kind are is told by boxes.
  private func staysBoxes(_ use: ColumnUse, isOn: Bool, _ chart: Chart) -> Bool {
    let areBoxes = chart.type == .box || chart.type == .violin
    let areMeans = chart.type == .bar && chart.channels?.aggregate == .mean && aggregation == nil
    guard chart.xAxis.categories != nil, x != nil, x == chart.channels?.x, y.count == 1,
      series == nil, measures.isEmpty, aggregation == nil
    else { return false }
    switch use {
    case .sorted: return areBoxes
    case .y: return isOn && (areBoxes || areMeans)
    default: return false
    }
  }

  /// True where names come to stand along x of values of which each name has many, in each series if there are any.
  private func areBoxes(
    _ use: ColumnUse, of column: ColumnOutline, isOn: Bool, _ chart: Chart
  ) -> Bool {
    guard use == .x, isOn, column.role == .nominal, y.count == 1, measures.isEmpty,
      aggregation == nil, series != nil
    else { return false }
    // The charts of the kinds that it parted become one.
    let charts = chart.channels?.split == column.name ? column.differentCount : 1
    return chart.pointCount * charts >= Self.leastInBox * column.differentCount * chart.series.count
  }

  /// True where few codes come to stand along x of values of which each code has many.
  private func areBoxesOfCodes(
    _ use: ColumnUse, of column: ColumnOutline, isOn: Bool, rowCount: Int
  ) -> Bool {
    use == .x && isOn && [.key, .ordinal].contains(column.role) && y.count == 1
      && measures.isEmpty && aggregation == nil && [nil, .mean].contains(guessedAggregate)
      && Aggregation(parsing: y[0]) == nil && (2...Self.mostBoxes).contains(column.differentCount)
      && rowCount >= Self.leastInBox * column.differentCount
  }

  /// Fewer values than these have no quartiles that anybody needs.
  static var leastInBox: Int { 5 }
  /// More boxes than these are not compared.
  static var mostBoxes: Int { 20 }
  /// More numbers than these are measured, and no levels.
  static var mostLevels: Int { 7 }

  /// Puts other places along x, which have units and an order of their own.
  private mutating func place(_ name: String?) {
    x = name
    (every, bin, order, top) = (nil, nil, nil, nil)
    (hasNames, hasNumbers, isOverRows) = (false, false, false)
    (xTitle, xUnit, xScale) = (nil, nil, nil)
  }

  /// Has means stay means and totals totals, of whatever rows, series or charts: nobody asked for single rows.
  mutating func keepAggregate() {
    if aggregation == nil, let guessedAggregate { aggregation = .by(guessedAggregate) }
  }

  /// Lets go of the words and the scale that the axis of other values had.
  private mutating func forgetValueAxis() {
    (yTitle, yUnit, yScale) = (nil, nil, nil)
    referenceLines = []
  }

  /// Lets go of a column as x, series, split and label, and as one of several values.
  private mutating func release(_ name: String) {
    // A place, a value or a kind is said with each point already.
    if label == name { label = nil }
    if x == name { place(nil) }
    if series == name { (series, isWhole) = (nil, true) }
    if split == name { split = nil }
    if y.contains(name) { y.removeAll { $0 == name } }
  }
}

extension ColumnUse {
  /// True of what changes nothing about values being counted in ranges.
  fileprivate var isBesideCounts: Bool {
    switch self {
    case .alsoY, .series, .split, .label, .leftOut: true
    default: false
    }
  }

  /// The order of names that it is, if it is one.
  fileprivate var order: RowOrder? {
    switch self {
    case .sorted(nil, let isDescending): .byValues(isDescending: isDescending)
    case .sorted(_?, let isDescending): .byPlaces(isDescending: isDescending)
    default: nil
    }
  }
}

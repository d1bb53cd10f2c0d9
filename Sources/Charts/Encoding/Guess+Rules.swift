import Tables

/// The rules by which columns become charts, in the order of their weight.
extension Guess {
  /// The channels of every chart that a rule finds, the best first.
  var candidates: [Encoding] {
    var found: [Encoding] = []
    if asked.type == .scatter { found += clouds }
    let times = places(columns(.time)).filter { $0.name == asked.x || $0.isMostlyThere }
    found += times.prefix(1).flatMap(overTime)
    found += ladders
    if table.rowCount <= Self.mostBars { found += lists }
    found += planned
    found += maps
    found += clouds
    if isAsked { found += overNames }
    found += times.prefix(1).flatMap(overFewTimes)
    found += spreads
    // Measures are never left for counts.
    if found.isEmpty, !measures.isEmpty { found += overNames }
    found += counts
    return found.filter { asked.type == nil || $0.type == nil || $0.type == asked.type }
  }

  /// The channels that were asked for, with another x and y.
  private func encoding(_ x: Column?, _ y: [Column]) -> Encoding {
    var encoding = asked
    encoding.x = x?.name ?? asked.x
    if asked.y.isEmpty { encoding.y = y.map(\.name) }
    return encoding
  }

  private func known(_ x: Column) -> [Column] {
    [x] + [asked.series, asked.split].compactMap { column(called: $0) }
  }

  // MARK: Times

  private func overTime(_ time: Column) -> [Encoding] {
    let measures = measures.filter { $0.name != time.name }
    let plain = encoding(time, measures)
    let known = known(time)
    guard !measures.isEmpty || !asked.measures.isEmpty else { return counted(over: time) }
    if asked.every != nil || isAggregated { return [summed(plain, known)] }
    if isUnique(known) { return [plain] }
    if asked.series == nil, !asked.isWhole, let parted = parted(plain, known) { return [parted] }
    if asked.aggregation == RowAggregation.none { return [plain] }
    // What happens somewhere at some time is counted rather than measured.
    let counts = hasPlaces && asked.y.isEmpty ? counted(over: time) : []
    guard
      Grouping(time.values).count >= Self.fewestTimes || asked.x != nil || !asked.picking.isEmpty
    else { return counts }
    return counts + [summed(plain, known)]
  }

  /// Rows that share one of few times, where they are no more telling in another chart.
  private func overFewTimes(_ time: Column) -> [Encoding] {
    let measures = measures.filter { $0.name != time.name }
    let plain = encoding(time, measures)
    guard !measures.isEmpty, asked.aggregation == nil, !isUnique(known(time)),
      Grouping(time.values).count < Self.fewestTimes, parted(plain, known(time)) == nil
    else { return [] }
    return [summed(plain, known(time))]
  }

  /// A series for each kind of a column that makes rows unique, or for each of two in charts.
  private func parted(_ plain: Encoding, _ known: [Column]) -> Encoding? {
    var encoding = plain
    let counted = parting(known)
    let few = counted.filter { $0.count <= Self.mostSeries }.sorted { $0.count < $1.count }
    if let series = few.first(where: { isUnique(known + [$0.column]) }) {
      encoding.series = series.column.name
      return encoding
    }
    guard asked.split == nil else { return nil }
    for series in few {
      let parts = counted.filter { $0.column.name != series.column.name }
        .first { $0.count <= Self.mostParts && isUnique(known + [series.column, $0.column]) }
      guard let parts else { continue }
      (encoding.series, encoding.split) = (series.column.name, parts.column.name)
      return encoding
    }
    // Of many members a few, where no coarser kind sums them up.
    guard asked.aggregation == nil, !few.contains(where: { $0.column.isText }),
      let many = counted.first(where: { isUnique(known + [$0.column]) }), many.column.isText
    else { return nil }
    encoding.series = many.column.name
    encoding.top = asked.top ?? Self.mostKinds
    encoding.topHasMostRows = asked.top == nil
    return encoding
  }

  /// Rows that share their time summed up, for each kind where these are few.
  private func summed(_ plain: Encoding, _ known: [Column]) -> Encoding {
    var encoding = plain
    if asked.series == nil, !asked.isWhole, asked.measures.isEmpty || !asked.y.isEmpty {
      let counted = parting(known)
      let unique = counted.first {
        $0.count <= Self.mostSeries && isUnique(known + [$0.column])
      }
      let few = counted.first { $0.column.isText && $0.count <= Self.mostKinds }
      encoding.series = (unique ?? few)?.column.name
    }
    if encoding.aggregation == nil, encoding.measures.isEmpty {
      encoding.aggregation = .by(aggregate(of: measures))
    }
    return encoding
  }

  /// The rows of each unit of time, where any has several.
  private func counted(over time: Column) -> [Encoding] {
    guard !isAggregated, asked.y.isEmpty, case .dates(let dates) = time.values,
      let unit = asked.every ?? dates.countingUnit(zone: asked.timeZone)
    else { return [] }
    var encoding = encoding(time, [])
    encoding.every = unit
    encoding.measures = [.rows()]
    return [encoding]
  }

  /// Counts and sums are added up, anything else has a mean.
  private func aggregate(of measures: [Column]) -> Aggregate {
    !measures.isEmpty && measures.allSatisfy(\.isFrequency) ? .sum : .mean
  }

  // MARK: Names

  /// A list of things that a measure climbs: a course over the first of several numbers.
  private var ladders: [Encoding] {
    guard asked.y.isEmpty, asked.x == nil, measures.count > 1,
      table.columns.allSatisfy(\.isNumeric), case .numbers(let first) = measures[0].values
    else { return [] }
    let rungs = first.values.filter(\.isFinite)
    guard zip(rungs, rungs.dropFirst()).allSatisfy({ $0 < $1 }) else { return [] }
    return [encoding(measures[0], Array(measures.dropFirst()))]
  }

  /// Bars of a short list of names, each of them once.
  private var lists: [Encoding] {
    let names = places(columns(.nominal, .key, .cyclic).filter(\.isText))
    guard let name = names.first(where: { isUnique(known($0)) }), !measures.isEmpty else {
      return []
    }
    let measures = measures.filter { $0.name != name.name }
    let isReadable =
      measures.count <= Self.mostMeasures || MeasureGroups.areAlike(measures)
      || !asked.y.isEmpty || asked.x != nil
    return isReadable ? [encoding(name, measures)] : []
  }

  /// A value for every combination of some kinds, as tables of surveys and experiments have it.
  private var planned: [Encoding] {
    let measures = measures
    guard !measures.isEmpty, asked.aggregation == nil, asked.measures.isEmpty, !asked.isWhole else {
      return []
    }
    let ordered = places(columns(.cyclic, .ordinal).filter(\.isNumeric))
    let named = places(kinds.filter(\.isText))
    // Numbers in even steps are an axis; of names the longest list is.
    let axes =
      ordered.filter(\.hasEvenSteps)
      + (measures.count == 1
        ? named.sorted { Grouping($0.values).count > Grouping($1.values).count } : [])
    for axis in axes {
      let known = known(axis)
      if isUnique(known), known.count > 1 || axis.isNumeric { return [encoding(axis, measures)] }
      guard asked.series == nil else { continue }
      if let parted = parted(encoding(axis, measures), known) { return [parted] }
    }
    // A panel with more members than can be followed has a mean.
    for axis in axes where axis.isNumeric && asked.series == nil {
      let known = known(axis)
      let members = parting(known).filter { !isUnique([$0.column]) }
      guard members.contains(where: { isUnique(known + [$0.column]) }) else { continue }
      var mean = encoding(axis, measures)
      mean.aggregation = .by(aggregate(of: measures))
      return [mean]
    }
    // Frequencies of more kinds than a chart has channels are added up.
    guard measures.count == 1, measures[0].isFrequency, let axis = named.first, named.count > 2,
      asked.series == nil
    else { return [] }
    var sums = encoding(axis, measures)
    sums.series = named.last { $0.name != axis.name }?.name
    sums.aggregation = .by(.sum)
    return [sums]
  }

  // MARK: Clouds

  var hasPlaces: Bool { !columns(.longitude).isEmpty && !columns(.latitude).isEmpty }

  private var maps: [Encoding] {
    guard let longitude = columns(.longitude).first, let latitude = columns(.latitude).first,
      asked.x == nil, asked.y.isEmpty, !isAggregated
    else { return [] }
    var map = encoding(longitude, [latitude])
    map.type = asked.type ?? .scatter
    return [colored(map)]
  }

  /// Two measures of many things.
  private var clouds: [Encoding] {
    let all = columns(.measure)
    // Of few different values a cloud is stripes.
    let fine = all.filter { Grouping($0.values).count > Self.fewestPlaces }
    let measures = fine.count > 1 ? fine : all
    let isAlone = asked.type == .scatter
    guard asked.y.isEmpty, asked.x == nil, measures.count > 1, !isAggregated,
      isAlone || columns(.time).isEmpty || table.rowCount > Self.mostBars
    else { return [] }
    var cloud = encoding(measures[0], [measures[1]])
    cloud.type = asked.type ?? .scatter
    return [colored(cloud)]
  }

  /// The same with a color for each of few kinds, and the name of each point.
  private func colored(_ cloud: Encoding) -> Encoding {
    var cloud = cloud
    if asked.series == nil, !asked.isWhole {
      cloud.series =
        parting([]).first { $0.column.isText && $0.count <= Self.mostKinds }?.column.name
    }
    if asked.label == nil {
      cloud.label =
        (columns(.key) + columns(.nominal)).first { column in
          column.isText && ![cloud.series, cloud.split].contains(column.name)
            && Grouping(column.values).count * 5 > table.rowCount * 4
        }?.name
    }
    return cloud
  }

  // MARK: The rest

  private var isAsked: Bool {
    asked.x != nil || asked.type != nil || !asked.y.isEmpty || isAggregated
  }

  /// The measures over an x that no other rule has.
  private var overNames: [Encoding] {
    let place =
      column(called: asked.x) ?? places(columns(.nominal, .key, .cyclic).filter(\.isText)).first
    var plain = encoding(place, measures.filter { $0.name != place?.name })
    guard let place else { return [plain] }
    let known = known(place)
    if asked.series == nil, !asked.isWhole, !isUnique(known), !place.isNumeric || asked.x != nil,
      asked.type != .scatter, !isAggregated, let parted = parted(plain, known), parted.top == nil
    {
      plain = parted
    }
    if asked.type == .scatter { return [colored(plain)] }
    // What goes back and forth along its axis is no course.
    if asked.type == nil, asked.series == nil, !isAggregated, plain.y.count == 1, place.goesBack {
      plain.type = .scatter
      return [colored(plain)]
    }
    if let box = box(place, plain), plain.series == nil { return [box] }
    return [plain]
  }

  /// How the values of each kind spread, or those of a lone measure.
  private var spreads: [Encoding] {
    guard measures.count == 1, !isAggregated else { return [] }
    let boxes = places(kinds.filter(\.isText) + columns(.ordinal)).compactMap { kind in
      box(kind, encoding(kind, measures))
    }
    guard boxes.isEmpty, asked.x == nil, asked.y.isEmpty, asked.type == nil,
      case .numbers(let numbers) = measures[0].values, measures[0].name != "1"
    else { return boxes }
    var histogram = encoding(nil, measures)
    histogram.type = .histogram
    let isList = numbers.values.count > 20 && numbers.values.isShuffled
    return isList ? [histogram, encoding(nil, measures)] : [encoding(nil, measures), histogram]
  }

  /// A box for each of few kinds that come again and again.
  private func box(_ kind: Column, _ plain: Encoding) -> Encoding? {
    guard asked.type == nil, asked.aggregation == nil, asked.measures.isEmpty, asked.series == nil,
      plain.y.count == 1,
      !isUnique(known(kind)), kind.isText || asked.x == nil,
      Grouping(kind.values).count <= Self.mostParts
    else { return nil }
    var encoding = plain
    encoding.type = .box
    encoding.hasNames = true
    return encoding
  }

  /// The rows of each kind.
  private var counts: [Encoding] {
    guard asked.y.isEmpty, !isAggregated else { return [] }
    let kinds = places(kinds).filter { kind in
      asked.x == kind.name || Grouping(kind.values).count * 2 <= table.rowCount
    }
    return kinds.prefix(3).map { kind in
      var counts = encoding(kind, [])
      counts.measures = [.rows()]
      counts.top = asked.top ?? Self.mostParts
      counts.hasNames = true
      if counts.order == nil, kind.isText, CalendarNames.cycle(of: kind.texts) == nil {
        counts.order = .byValues(isDescending: true)
      }
      return counts
    }
  }
}

extension Column {
  /// True of numbers in many rows that go down nearly as often as up.
  fileprivate var goesBack: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let present = numbers.values.filter(\.isFinite)
    return present.count > 20
      && zip(present, present.dropFirst()).count { $0 > $1 } * 4 > present.count
  }

  /// True of a column with a value in at least half of the rows.
  fileprivate var isMostlyThere: Bool {
    let codes = Grouping(values).codes
    return codes.count { $0 >= 0 } * 2 >= codes.count
  }

  fileprivate var texts: [String] {
    if case .text(let text) = values { text.dictionary } else { [] }
  }

  /// True of whole numbers that are called a number of something.
  fileprivate var isFrequency: Bool {
    guard case .numbers(let numbers) = values, numbers.fractionDigits == 0 else { return false }
    let names: Set<String> = [
      "freq", "frequency", "count", "counts", "n", "anzahl", "häufigkeit", "nombre", "effectif",
      "número", "recuento", "contagem", "liczba", "度数", "件数", "数量", "频数",
    ]
    return names.contains(name.lowercased())
      && numbers.values.allSatisfy { !$0.isFinite || $0 >= 0 }
  }

  /// True of numbers that go up in steps of one size: days 0 to 9, but not subjects 308, 309, 330.
  fileprivate var hasEvenSteps: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let different = Set(numbers.values.lazy.filter(\.isFinite)).sorted()
    let steps = Set(zip(different, different.dropFirst()).map { $1 - $0 })
    return different.count > 2 && steps.count == 1
  }
}

extension [Double] {
  /// True of values whose order tells nothing: neighbors are no more alike than any two.
  ///
  /// The test is that of the first serial correlation against two of its standard errors, 1/√n
  /// (Bartlett 1946).
  fileprivate var isShuffled: Bool {
    let present = filter(\.isFinite)
    guard present.count > 2, let mean = Optional(Aggregate.mean(present)) else { return false }
    let away = present.map { $0 - mean }
    let variance = away.reduce(0) { $0 + $1 * $1 }
    guard variance > 0, variance.isFinite else { return false }
    let product = zip(away, away.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    return abs(product / variance) < 2 / Double(present.count).squareRoot()
  }
}

extension DateColumn {
  /// The smallest unit of which there are at most 400 from the first date to the last; `nil` where no
  /// unit has two dates.
  fileprivate func countingUnit(zone name: String) -> TimeUnit? {
    let present = values.filter(\.isFinite)
    guard let low = present.min(), let high = present.max() else { return nil }
    var zone = TimeZoneOffset(name: precision > .day ? name : "UTC") ?? .universal
    let locals = present.map { zone.localSeconds(universal: $0) }
    return TimeUnit.allCases.first { unit in
      guard unit.precision <= precision, unit.count(from: low, to: high) <= 400
      else { return false }
      return Set(locals.map(unit.start)).count < locals.count
    }
  }
}

extension TimeUnit {
  /// About how many units are from one moment to another.
  fileprivate func count(from low: Double, to high: Double) -> Double {
    let length: Double =
      switch self {
      case .month: 2_629_746
      case .quarter: 7_889_238
      case .year: 31_556_952
      case .minute, .hour, .day, .week: seconds ?? 1
      }
    return (high - low) / length + 1
  }
}

import Tables

/// The charts of what no rule of its own is about.
extension Guess {
  /// The channels that were asked for, with another x and y.
  func encoding(_ x: Column?, _ y: [Column]) -> Encoding {
    var encoding = asked
    encoding.x = x?.name ?? asked.x
    if asked.y.isEmpty { encoding.y = y.map(\.name) }
    return encoding
  }

  func known(_ x: Column) -> [Column] {
    [x] + [asked.series, asked.split].compactMap { column(called: $0) }
  }

  // MARK: The rest

  var isAsked: Bool {
    asked.x != nil || asked.type != nil || !asked.y.isEmpty || isAggregated
  }

  /// The measures over an x that no other rule has.
  var overNames: [Encoding] {
    let place =
      column(called: asked.x) ?? places(columns(.nominal, .key, .cyclic).filter(\.isText)).first
      ?? axisOfAggregate
    let shown = measures.filter { $0.name != place?.name }
    if shown.isEmpty, isUnmeasured { return [] }
    var plain = encoding(place, shown)
    guard let place else {
      // The number of a thing is no place, nor does a course lead through things.
      plain.isOverRows = plain.isOverRows || asked.type != .scatter && hasNumberedRows
      return (asked.type == nil && asked.x == nil && areThings(shown) ? spreads : []) + [plain]
    }
    let known = known(place)
    if let rates = rates(place, plain) { return [rates] }
    if asked.series == nil, !asked.isWhole, !isUnique(known), !place.isNumeric || asked.x != nil,
      asked.type != .scatter, !isAggregated, let parted = parted(plain, known), parted.top == nil
    {
      plain = parted
    }
    if asked.type == .scatter { return [colored(plain)] }
    // A place that goes back and forth along its axis makes no course.
    if asked.type == nil, asked.series == nil, !isAggregated, asked.bin == nil, plain.y.count == 1,
      place.goesBack
    {
      plain.type = .scatter
      return [colored(plain)]
    }
    if let box = box(place, plain), plain.series == nil { return [box] }
    let parts = [plain.series, plain.split].compactMap { column(called: $0) }
    // Nor do points stand over names that nobody asked for.
    let isOneEach =
      asked.type.map { !$0.projections.sharesPlaces } ?? (asked.x == nil && asked.series != nil)
    if plain.series != nil, isOneEach, asked.aggregation == nil,
      asked.measures.isEmpty, place.isText, !isUnique([place] + parts)
    {
      // No bar hides another, and no line runs through one place twice.
      plain.aggregation = .by(asked.type == .stackedBar ? .sum : aggregate(of: measures))
    }
    // Nor does it where several columns have bars side by side.
    if asked.type == nil, asked.measures.isEmpty, plain.aggregation == nil, plain.y.count > 1,
      place.isText, !isUnique([place] + parts)
    {
      plain.aggregation = .by(aggregate(of: measures))
    }
    return [plain]
  }

  /// True where the first numbers are those of things, and not where these are.
  private var hasNumberedRows: Bool {
    table.columns.first(where: \.isNumeric).map { first in
      columns(.key, .rowNumber).contains { $0.name == first.name }
    } ?? false
  }

  /// True of measures of many things that stand in no order: each has a number, or several traits, or its neighbors are no
  /// more like it than others.
  private func areThings(_ measures: [Column]) -> Bool {
    guard table.rowCount > Self.mostBars else { return false }
    let traits = columns(.ordinal, .nominal).filter {
      isFree($0) && count(of: $0) <= Self.mostParts
    }
    return traits.count >= Self.fewestTraits || !columns(.key).isEmpty
      || measures.allSatisfy { column in
        if case .numbers(let numbers) = column.values {
          numbers.values.isWithoutCourse
        } else {
          false
        }
      }
  }

  /// A series of readings has fewer columns beside it that say of which kind each is.
  private static let fewestTraits = 3

  /// The spread of the values of each kind, or of those of a lone measure.
  var spreads: [Encoding] {
    guard measures.count == 1, !isAggregated, !areFrequencies else { return [] }
    let told = asked.x == nil ? explaining(places(boxKinds), of: measures) : places(boxKinds)
    let boxes = told.compactMap { kind in
      box(kind, encoding(kind, measures))
    }
    guard boxes.isEmpty, asked.x == nil, asked.y.isEmpty, asked.type == nil,
      case .numbers(let numbers) = measures[0].values
    else { return boxes }
    var histogram = encoding(nil, measures)
    histogram.type = .histogram
    // The list tells what is on the screen.
    if !largest.isEmpty { return [histogram] }
    if let name = names.first(where: { isUnique([$0]) }),
      table.rowCount <= Self.mostBars || !name.areNumberedFiles
    {
      return [encoding(name, measures), histogram]
    }
    // Numbers without a name come one after another, from a program or a device; many in a file are a list.
    let fewest =
      measures[0].name != "1" ? Self.mostParts : table.name == "-" ? .max : Self.fewestListed
    let isLong = numbers.values.count > fewest
    // The order of values that were sorted tells nothing, whatever a line through them looks like.
    if isLong, numbers.values.areSorted, !CountNames.isRunning(measures[0].name) {
      return [histogram]
    }
    let isList = isLong && numbers.values.isWithoutCourse
    var plain = encoding(nil, measures)
    // The chart has names along x where it has any, and is told with them; those of many rows come again and again.
    if let place = (try? plain.xColumn(of: table)) ?? nil {
      guard table.rowCount <= Self.mostBars || isUnique([place]) else { return [histogram] }
      plain = encoding(place, measures)
    }
    return isList ? [histogram, plain] : [plain, histogram]
  }

  /// Fewer numbers without a name are looked at one by one.
  private static let fewestListed = 100

  /// The kinds that boxes may be of, what was done to the rows before all others.
  private var boxKinds: [Column] {
    let texts = kinds.filter(\.isText)
    let levels = columns(.ordinal).filter { !marks.contains($0.name) }
    // Answers that were given again and again part the rows less than traits do.
    let repeated = texts.isEmpty ? [] : Self.numbered(levels.filter(\.isFlag).map(\.name))
    return texts + levels.filter { !repeated.contains($0.name) }
  }

  /// The spread of the first measure, and of one that adds up others, where no chart shows it: the first is the one that the
  /// others are told for, and a sum the one that an analyst looks at.
  func unseen(in found: [Encoding]) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil else { return [] }
    let looked = measures.prefix(1) + wholes.prefix(1).map(\.total)
    return Array(looked).filter { measure in
      !found.contains { $0.x == measure.name || $0.y.contains(measure.name) }
    }.map { measure in
      var histogram = encoding(nil, [measure])
      histogram.type = .histogram
      return histogram
    }
  }

  /// The spread of each of some measures of many things by their kind, beside clouds of two.
  var spreadsOfThings: [Encoding] {
    guard asked.y.isEmpty, asked.x == nil, asked.type == nil, measures.count > 1,
      !hasCourse, !clouds.isEmpty || measures.haveNoCloud,
      let kind = explaining(
        places(columns(.nominal)).filter { $0.isText && count(of: $0) <= Self.mostKinds },
        of: Array(measures.prefix(Self.mostMeasures))
      ).first
    else { return [] }
    return askedFirst.prefix(Self.mostMeasures).compactMap { box(kind, encoding(kind, [$0])) }
  }

  /// The measures with that first of which the first cloud is.
  private var askedFirst: [Column] {
    guard let name = clouds.first?.y.first else { return measures }
    return measures.filter { $0.name == name } + measures.filter { $0.name != name }
  }

  /// The spread of the first measure by the levels that tell most about it, beside that by kinds: points over few numbers
  /// would lie on each other.
  var spreadsByLevel: [Encoding] {
    guard asked.y.isEmpty, asked.x == nil, asked.type == nil, !hasCourse,
      let measure = askedFirst.first, !isAggregated
    else { return [] }
    let levels = explaining(
      columns(.ordinal, .measure).filter { level in
        guard case .numbers(let numbers) = level.values else { return false }
        return numbers.areWhole && level.name != measure.name && !fieldPlaces.contains(level.name)
          && isFree(level) && (2...Self.mostKinds).contains(count(of: level))
          && count(of: level) * Self.fewestInBox <= table.rowCount
      }, of: [measure])
    return levels.prefix(1).compactMap { box($0, encoding($0, [measure])) }
  }

  /// Those of some names that differ in nothing but the number at their end, of three or more: "ftp1", "ftp2", "ftp3".
  private static func numbered(_ names: [String]) -> Set<String> {
    func stem(_ name: String) -> String {
      String(name.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
    }
    let families = Dictionary(grouping: names.filter { $0.last?.isNumber == true }, by: stem)
    return Set(families.values.filter { $0.count > 2 }.joined())
  }

  /// Fewer values than these are seen one by one.
  static let fewestInBox = 5

  /// True of kinds of which at least half come more than once: of pupils of whom two are called alike each has no box.
  private func comesAgain(_ kind: Column) -> Bool {
    let sizes = groups.groups(of: kind).sizes
    return sizes.count { $0 > 1 } * 2 >= sizes.count
  }

  /// A box for each of few kinds that come again and again.
  func box(_ kind: Column, _ plain: Encoding) -> Encoding? {
    guard asked.type == nil, asked.aggregation == nil, asked.measures.isEmpty, asked.series == nil,
      plain.y.count == 1, !areFrequencies, column(called: plain.y[0])?.isZeroOrOne != true,
      !isUnique(known(kind)), comesAgain(kind), asked.x != nil || !isNearlyOne(kind),
      kind.isText || asked.x == nil,
      count(of: kind) <= Self.mostParts,
      asked.x != nil || count(of: kind) > 1,
      isAsked
        || plain.y[0] != cutTime && !isOwnEvent(kind, of: plain.y[0]) && !isOfCohorts(kind)
    else { return nil }
    var encoding = plain
    encoding.type = .box
    encoding.hasNames = true
    return encoding
  }
}

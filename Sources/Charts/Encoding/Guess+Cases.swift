import Tables

/// Charts of the kinds that tell most about what is measured, where the times do not.
extension Guess {
  /// The spread of what was measured of each of many numbered cases, by the kind that tells most about it, where it has no
  /// course: how long tickets stayed open, by their priority.
  func cases(over time: Column) -> [Encoding] {
    guard isUnasked, table.rowCount >= Self.fewestCases, !time.isTimeOfDay, isUnique([time]),
      columns(.key).contains(where: { isUnique([$0]) }), tickets(over: time) == nil,
      case .dates(let dates) = time.values
    else { return [] }
    let measures = measures.filter { $0.name != time.name && !$0.isFlag }
    let order = dates.values.indices.sorted { dates.values[$0] < dates.values[$1] }
    guard let measure = measures.first, case .numbers(let values) = measure.values,
      measures.allSatisfy({ column in
        guard case .numbers(let numbers) = column.values else { return false }
        return order.map { numbers.values[$0] }.isWithoutCourse
      })
    else { return [] }
    // Measurements of several devices by turns may have a course in each of them.
    let kind = telling(measure).map(\.column).first { kind in
      let groups = groups.groups(of: kind)
      let courses = (0..<groups.count).count { code in
        !order.filter { groups.codes[$0] == code }.map { values.values[$0] }.isWithoutCourse
      }
      return courses * 2 < groups.count
    }
    return kind.map { [spread(of: measure, by: $0)] } ?? []
  }

  /// The spread of the first of some measures that a kind of words tells most of, and well over what the times tell, by that kind,
  /// where no other chart has both.
  func tellingKinds(besides found: [Encoding]) -> [Encoding] {
    guard isUnasked, table.rowCount >= Self.fewestToldOf else { return [] }
    for measure in measures.prefix(Self.mostMeasures) {
      let byTime = time.map { measure.explainedBeyondChance(by: groups.groups(of: $0)) } ?? 0
      let kind = telling(measure).first {
        $0.share >= Self.mostlyTold && $0.share >= 2 * byTime
      }?.column
      guard let kind else { continue }
      let isShown = found.contains {
        $0.y.contains(measure.name) && [$0.x, $0.series, $0.split].contains(kind.name)
      }
      return isShown ? [] : [spread(of: measure, by: kind)]
    }
    return []
  }

  private var isUnasked: Bool {
    !isAsked && asked.series == nil && asked.split == nil && asked.bin == nil && asked.every == nil
  }

  /// The kinds in words that tell much about a measure, with the share that they tell, the most first.
  private func telling(_ measure: Column) -> [(column: Column, share: Double)] {
    columns(.nominal).filter { kind in
      kind.isText && (2...Self.mostSeries).contains(count(of: kind)) && !hasHoles(kind)
        && !isNearlyOne(kind) && count(of: kind) * Self.fewestOfCases <= table.rowCount
        && !isRange(kind, of: [measure])
    }.map { (column: $0, share: measure.explainedBeyondChance(by: groups.groups(of: $0))) }
      .filter { (Self.leastTold...Self.mostTold).contains($0.share) }
      .sorted { $0.share > $1.share }
  }

  private func spread(of measure: Column, by kind: Column) -> Encoding {
    var spread = encoding(kind, [measure])
    (spread.type, spread.hasNames, spread.reason) = (.box, true, reason(of: measure, by: kind))
    return spread
  }

  /// Fewer rows are read one by one.
  private static let fewestCases = 50
  /// Of fewer rows a kind tells most by chance.
  private static let fewestToldOf = 30
  /// Of fewer rows there is no spread.
  private static let fewestOfCases = 4
  /// A smaller share of the variance is told by chance, and a larger one is another name for the same.
  private static let (leastTold, mostTold) = (0.1, 0.95)
  /// From this share on a kind tells most of what is to be told.
  private static let mostlyTold = 0.3
}

import Tables

/// Charts of subjects of whom each was measured again and again: nobody is compared with somebody else.
extension Guess {
  /// The column that says whom or what a row is of, where each comes several times.
  var subject: Column? {
    columns(.key, .nominal, .ordinal, .measure).first { column in
      RoleName.isSubject(column.name) && !isUnique([column]) && count(of: column) > 2
        && count(of: column) * 2 <= table.rowCount
    }
  }

  /// True of days of their own on which each of some subjects came to visits that have numbers: the visits are what all have in
  /// common, and a mean by day is one of whoever came.
  func isOfVisits(_ time: Column) -> Bool {
    guard !isAsked, asked.every == nil, case .dates(let dates) = time.values, !time.isTimeOfDay
    else { return false }
    let visits = columns(.ordinal, .cyclic, .measure).filter { visit in
      visit.isNumeric && RoleName.isVisit(visit.name) && !visit.beginsWithMore(than: Self.mostParts)
        && (2...Self.mostParts).contains(count(of: visit))
        && count(of: visit) * Self.fewestDaysOfVisit <= count(of: time)
    }
    guard !visits.isEmpty else { return false }
    let subjects = columns(.key, .nominal, .ordinal, .measure).filter {
      count(of: $0) > 2 && count(of: $0) * 2 <= table.rowCount
    }
    return visits.contains { visit in
      guard case .numbers(let numbers) = visit.values else { return false }
      return subjects.contains { subject in
        subject.name != visit.name && isUnique([subject, visit])
          && numbers.values.rise(with: dates.values, within: groups.groups(of: subject))
      }
    }
  }

  /// Visits on fewer days are a course of these days.
  private static let fewestDaysOfVisit = 3

  /// True of what changes within a subject: what was done to it, or when.
  private func isCondition(_ kind: Column, of subject: Column) -> Bool {
    kind.name != subject.name && !RoleName.replicate.matches(kind.name)
      && (2...Self.mostParts).contains(count(of: kind)) && !isSettled(kind, by: subject)
      && !isNearlyOne(kind) && !hasHoles(kind)
  }

  /// The mean of what was measured for each condition that all subjects went through, and beside it for each other one or
  /// for each group of subjects.
  var repeatedMeasures: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      columns(.time).isEmpty, let subject
    else { return [] }
    let measures = measures.filter { $0.name != subject.name && !$0.isFlag }
    let kinds = columns(.nominal, .cyclic).filter { $0.isText && $0.name != subject.name }
    let conditions = kinds.filter { isCondition($0, of: subject) }
    let groups = kinds.filter { kind in
      isSettled(kind, by: subject) && (2...Self.mostKinds).contains(count(of: kind))
        && !TraitNames.isTrait(kind.name)
    }
    guard (1...Self.mostMeasures).contains(measures.count), (1...2).contains(conditions.count),
      conditions.count + groups.count > 1, isUnique([subject] + conditions),
      self.groups(of: conditions) * count(of: subject) >= table.rowCount,
      self.groups(of: conditions) * count(of: subject) * 2 <= table.rowCount * 3
    else { return [] }
    // A condition with an order goes along, else the one with more values.
    let axis =
      conditions.first(where: \.hasNaturalOrder)
      ?? conditions.max { count(of: $0) < count(of: $1) } ?? conditions[0]
    let other = conditions.first { $0.name != axis.name } ?? groups.first
    return measures.map { measure in
      var means = encoding(axis, [measure])
      (means.series, means.aggregation, means.reason) = (
        other?.name, .by(.mean), .repeatedSubjects
      )
      return means
    }
  }

  /// The share of the subjects with an answer of yes at each step, for each group of them.
  var repeatedAnswers: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty, let subject,
      table.rowCount >= Self.fewestAnswers
    else { return [] }
    let flags = columns(.ordinal, .measure, .nominal).filter {
      $0.isFlag && $0.name != subject.name
    }
    let changing = flags.filter { !isSettled($0, by: subject) }
    let steps = columns(.ordinal, .cyclic, .measure, .nominal).filter { column in
      !column.isFlag && isCondition(column, of: subject)
        && self.groups(of: [subject, column]) == table.rowCount
    }
    // Nothing else may change from visit to visit: it would be what was measured.
    guard changing.count == 1, let step = steps.first,
      measures.allSatisfy({
        $0.name == step.name || $0.name == changing[0].name || isSettled($0, by: subject)
      })
    else { return [] }
    let treatments = columns(.nominal, .ordinal).filter { kind in
      kind.name != changing[0].name && isSettled(kind, by: subject)
        && (2...Self.mostKinds).contains(count(of: kind))
    }
    var shares = encoding(step, [changing[0]])
    shares.series =
      (treatments.first { RoleName.treatment.matches($0.name) }
      ?? explaining(treatments, of: changing).first)?.name
    (shares.aggregation, shares.hasNames, shares.reason) = (
      .by(.mean), step.isNumeric, .repeatedSubjects
    )
    return [shares]
  }

  /// The same as a color of the points of a cloud, of few subjects.
  var subjectColor: Column? {
    guard let subject, count(of: subject) <= Self.mostSeries,
      count(of: subject) * Self.fewestOfSubject <= table.rowCount
    else { return nil }
    return subject
  }

  /// Fewer rows are read one by one.
  private static let fewestAnswers = 40
  /// Fewer points of a subject have no course.
  private static let fewestOfSubject = 3
}

extension [Double] {
  /// True where of two of a group the one with the smaller number never has the later time.
  fileprivate func rise(with times: [Double], within groups: Grouping) -> Bool {
    let rows = indices.filter { self[$0].isFinite && times[$0].isFinite && groups.codes[$0] >= 0 }
      .sorted { (groups.codes[$0], self[$0]) < (groups.codes[$1], self[$1]) }
    return zip(rows, rows.dropFirst()).allSatisfy {
      groups.codes[$0] != groups.codes[$1] || times[$0] <= times[$1]
    }
  }
}

extension Column {
  /// True of numbers of which the first rows already have more different ones, so that nobody counts those of all rows.
  func beginsWithMore(than most: Int) -> Bool {
    guard case .numbers(let numbers) = values else { return false }
    return Set(numbers.values.prefix(10 * most).lazy.filter(\.isFinite)).count > most
  }
}

import Charts

/// The shape of a course in words.
extension Phrasebook {
  /// The clauses of a shape, without a subject.
  func words(_ shape: Shape) -> String {
    let exception = shape.exception.map(words)
    let isLevel = if case .level = shape.course { true } else { false }
    let noise = shape.isNoisy && !isLevel ? words(shape: .noisy) : nil
    let axis = shape.isLogarithmic ? words(shape: .onLogarithmicAxis) : nil
    let leftOut = shape.leftOut.map { left in
      words(shape: .leavingOut(count(left.count, .value), of: format.quantity(left.value)))
    }
    let clauses = list(
      self.clauses(shape.course, isNoisy: shape.isNoisy) + [noise, exception, leftOut, axis])
    guard case .periodic(let repetition) = shape.course, !repetition.legs.isEmpty else {
      return clauses
    }
    return clauses + semicolon
      + labeled(words(fact: .label(.meanOfEachPeriod)), list(self.clauses(repetition.legs)))
  }

  /// A shape as a sentence about what has it.
  func sentence(_ shape: Shape, of subject: String) -> String {
    sentence(words(shape: .of(subject, words(shape))))
  }

  private func clauses(_ course: Shape.Course, isNoisy: Bool) -> [String?] {
    switch course {
    case .level(let level):
      [
        isNoisy
          ? words(shape: .varies(around: format.quantity(level.quantity)))
          : words(shape: .stays(at: words(level)))
      ]
    case .legs(let legs, let start):
      legs.count == 1
        ? legs.map {
          words(shape: .movesOnly($0.direction, from: words(start), to: words($0.amount)))
        } : clauses(legs)
    case .levels(let legs): clauses(legs)
    case .exponential(let isGrowth, let every, let isExact):
      [
        length(every).map {
          words(
            shape: isGrowth
              ? .doubles(every: $0, isExact: isExact) : .halves(every: $0, isExact: isExact))
        }
      ]
    case .periodic(let repetition): clauses(repetition)
    case .sawtooth(let teeth):
      [
        words(
          shape: .sawtooth(
            isFalling: teeth.isFalling, jumps: teeth.jumps,
            size: teeth.areAlike
              ? format.quantity(teeth.largest) : value(teeth.largest, inSentenceAt: teeth.place),
            areAlike: teeth.areAlike))
      ]
    }
  }

  private func clauses(_ legs: [Shape.Leg]) -> [String?] {
    legs.indices.flatMap { number -> [String?] in
      let (leg, isLast) = (legs[number], number == legs.count - 1)
      let amount = words(leg.amount)
      guard leg.direction != .flat else {
        let stretch = stretch(leg.start, leg.end)
        let level: ShapePhrase =
          leg.isVarying
          ? .variesOver(format.quantity(leg.amount.quantity), stretch, isLast: isLast)
          : .staysOver(amount, stretch, isLast: isLast)
        return [words(shape: level), leg.exception.map(words)]
      }
      // A level that noise hides begins nowhere with a value of its own.
      let leadsToLevel = !isLast && legs[number + 1].direction == .flat && !leg.amount.isExact
      let end = isLast || leadsToLevel ? amount : value(amount, inSentenceAt: at(leg.end))
      return [words(shape: .moves(leg.direction, to: end, isLast: isLast))]
    }
  }

  private func words(_ exception: Shape.Exception) -> String {
    if exception.all.count > 1 {
      let all = exception.all.map { told($0.value, $0.place) }
      return words(shape: .exceptions(both(list(all.dropLast()), all[all.count - 1]), all.count))
    }
    let left =
      exception.stretch.map {
        value(format.quantity(exception.value), over: stretch($0.start, $0.end))
      } ?? told(exception.value, exception.place)
    return words(
      shape: exception.isAtEnd
        ? .exceptions(left, 1) : .exception(left, isPeak: exception.isPeak))
  }

  private func clauses(_ repetition: Shape.Repetition) -> [String?] {
    let isOfWorkingDays = if case .workingDay = repetition.span { true } else { false }
    return [
      isOfWorkingDays
        ? words(shape: .everyWorkingDay)
        : unit(repetition.span).map { words(shape: .everyUnit($0)) }
          ?? words(shape: .every(interval(repetition.points, repetition.span))),
      repetition.ends.map {
        words(shape: .usually(highest: at(part: $0.highest), lowest: at(part: $0.lowest)))
      },
      repetition.direction == .mixed ? nil : words(shape: .drifts(repetition.direction)),
    ]
  }

  /// The one unit of the calendar that a span is.
  private func unit(_ span: Span?) -> TimeUnit? {
    switch span {
    case .calendar(1, let unit, _): unit
    case .seconds(86_400): .day
    case .seconds(3600): .hour
    default: nil
    }
  }

  private func words(_ amount: Shape.Amount) -> String {
    if let counts = amount.counts {
      let (low, high) = (count(counts.lowerBound), count(counts.upperBound))
      return counts.count == 2 ? words(fact: .either(low, high)) : range(low, high)
    }
    let quantity = format.quantity(amount.quantity)
    return amount.isExact ? quantity : words(fact: .about(quantity))
  }

  /// A length along the x axis, of a number also without a unit.
  private func length(_ span: Span) -> String? {
    switch span {
    case .number(let quantity): format.quantity(quantity)
    case .seconds: format.span(span)
    case .calendar(let number, let unit, _): count(number, .time(unit))
    case .workingDay: count(1, .time(.day))
    }
  }
}

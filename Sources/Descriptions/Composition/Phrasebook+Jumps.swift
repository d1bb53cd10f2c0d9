import Charts

extension Phrasebook {
  func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    let measure = point.isCount ? .bin : Measure(name, of: point.value)
    return labeled(self.jump(jump, measure), self.point(point, without: name))
  }

  private func jump(_ jump: Jump, _ measure: Measure) -> String {
    switch jump {
    case .highest(let ordinal): numbered(.highest(measure), ordinal)
    case .lowest(let ordinal): numbered(.lowest(measure), ordinal)
    case .shownHighest(let ordinal):
      numbered(.ofPart(words(point: .highest(measure)), measure), ordinal)
    case .shownLowest(let ordinal):
      numbered(.ofPart(words(point: .lowest(measure)), measure), ordinal)
    case .chartHighest(let ordinal):
      numbered(.ofChart(words(point: .highest(measure)), measure), ordinal)
    case .chartLowest(let ordinal):
      numbered(.ofChart(words(point: .lowest(measure)), measure), ordinal)
    // The only one that is large enough to go to is the largest, but not the only one there is.
    case .landmark(.drop, let ordinal) where ordinal.map({ $0.count == 1 }) ?? true:
      capitalized(words(fact: .label(.largestDrop)))
    case .landmark(.rise, let ordinal) where ordinal.map({ $0.count == 1 }) ?? true:
      capitalized(words(fact: .label(.largestRise)))
    case .landmark(let landmark, let ordinal): numbered(.landmark(landmark), ordinal)
    case .largest(let landmark, let ordinal):
      numbered(
        capitalized(words(fact: .label(landmark == .rise ? .largestRise : .largestDrop))), ordinal)
    case .bookmark(let ordinal): numbered(.bookmark, ordinal)
    case .match(let ordinal): numbered(.found, ordinal)
    case .nearest: words(point: .nearest)
    }
  }

  /// The number of one among several; of one there is nothing to say.
  private func numbered(_ phrase: PointPhrase, _ ordinal: Ordinal?) -> String {
    let name = capitalized(words(point: phrase))
    guard let ordinal, ordinal.count > 1 else { return name }
    return numbered(name, ordinal)
  }

  func numbered(_ name: String, _ ordinal: Ordinal) -> String {
    name + wordGap + number(count(ordinal.number), of: count(ordinal.count), .places)
  }

  // MARK: Goals

  func goal(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.drop): words(point: .largeDrop)
    case .landmark(.rise): words(point: .largeRise)
    case .landmark(let landmark): words(point: .landmark(landmark))
    case .bookmark: words(point: .bookmark)
    case .match(let text): quoted(text)
    }
  }

  func noGoal(_ goal: Goal, isForward: Bool?) -> String {
    switch (goal, isForward) {
    case (.match(let text), nil): words(point: .notFound(format.excerpt(text)))
    case (_, true?): words(point: .noneAfter(goal))
    case (_, false?): words(point: .noneBefore(goal))
    case (_, nil): words(point: .none(goal))
    }
  }

  func fromBookmark(_ difference: BookmarkDifference) -> String {
    labeled(bookmark(difference), list([difference.change.map(step), steps(difference)]))
  }

  func bookmark(_ difference: BookmarkDifference) -> String {
    guard let series = difference.series else {
      return words(point: .fromBookmark(place(difference.place), PlaceKind(difference.place)))
    }
    return words(
      point: .fromBookmark(list([named(series), place(difference.place)]), .category))
  }

  /// The number of points to a bookmark.
  func steps(_ difference: BookmarkDifference) -> String {
    let steps = difference.steps
    return words(point: steps < 0 ? .pointsBack(-steps) : .pointsOn(steps))
  }

  /// The typed text, after what it is for.
  func prompt(_ prompt: PromptKind, _ text: String) -> String {
    let asked = labeled(words(point: .prompt(prompt)), text)
    return text.isEmpty && asked.hasSuffix(" ") ? String(asked.dropLast()) : asked
  }
}

extension Measure {
  init(_ name: ValueName?, of quantity: Quantity? = nil) {
    self =
      switch (name, quantity?.kind) {
      case (.median, _): .median
      case (.close, _): .close
      case (.high, _), (.low, _): .price
      case (_, .clock): .clock
      case (_, .rank): .rank
      default: .value
      }
  }
}

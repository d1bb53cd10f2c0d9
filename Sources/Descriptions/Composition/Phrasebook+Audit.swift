import Charts

/// The findings of an audit: the verdict, what and where, and how it is mended.
extension Phrasebook {
  func audit(_ sentence: AuditSentence) -> String {
    switch sentence {
    case .verdict(let verdict): words(screen: .verdict(verdict))
    case .verdicts(let failed, let nearly, let passed):
      list([labeled(.failed, failed), labeled(.nearly, nearly), labeled(.passed, passed)])
    case .finding(let finding): self.finding(finding)
    }
  }

  private func labeled(_ verdict: Verdict, _ number: Int) -> String {
    labeled(words(screen: .verdict(verdict)), count(number))
  }

  func finding(_ finding: Finding) -> String {
    let isPassed = finding.verdict == .passed
    let what = what(finding.subject)
    let fault = isPassed ? nil : fault(finding.subject)
    let told = (measured(finding.subject) ?? fault).map { labeled(what, $0) } ?? what
    let places = list(finding.places)
    let placed = places.isEmpty ? told : labeled(places, told)
    return labeled(
      words(screen: .verdict(finding.verdict)),
      then(placed, isPassed ? nil : remedy(finding.subject)))
  }

  private func what(_ subject: Finding.Subject) -> String {
    switch subject {
    case .caption(let caption):
      caption.action.map { action in
        list([caption.mode.map(text), text(action) + parenthesized(keyName(caption.key))])
      } ?? words(audit: .opening)
    case .title, .fileTitle: words(option: .title)
    case .axisTitle(let isX): words(option: isX ? .xTitle : .yTitle)
    case .unit(let isX): words(option: isX ? .xUnit : .yUnit)
    case .places, .sharedPlaces, .repeatedCategory: words(audit: .places)
    case .seriesCount: words(audit: .seriesCount)
    case .signs: words(audit: .signs)
    case .contrast(let theme, _, _): words(audit: .contrast(theme: theme))
    case .cutLabels: words(audit: .largest)
    case .digits: words(audit: .digits)
    case .beginnings: words(audit: .beginnings)
    case .capitals: words(audit: .capitals)
    }
  }

  /// The width of a caption, which is told where it is good, too.
  private func measured(_ subject: Finding.Subject) -> String? {
    guard case .caption(let caption) = subject else { return nil }
    return labeled(
      words(audit: .columns(caption.columns, of: caption.limit)), quoted(caption.text))
  }

  private func fault(_ subject: Finding.Subject) -> String? {
    switch subject {
    case .caption, .places: nil
    case .title, .axisTitle, .unit: words(audit: .missing)
    case .fileTitle(let name): words(audit: .fileName(name))
    case .sharedPlaces(let fact): words(fact)
    case .repeatedCategory(let name): words(audit: .repeats(name))
    case .seriesCount(let count, let limit): words(audit: .most(count, atMost: limit))
    case .signs(let names): words(audit: .sameSign(mentioned(names)))
    case .contrast(_, let low, let count): words(audit: .pairs(low, of: count))
    case .cutLabels(let labels): words(audit: .cut(mentioned(labels)))
    case .digits(let quantity, let count, let limit):
      labeled(format.quantity(quantity), words(audit: .most(count, atMost: limit)))
    case .beginnings(let names): words(audit: .alike(mentioned(names)))
    case .capitals(let names): mentioned(names)
    }
  }

  private func remedy(_ subject: Finding.Subject) -> String? {
    switch subject {
    case .caption(let caption):
      words(audit: caption.readOnKey.map { .ownWords(readOn: keyName($0)) } ?? .shorten)
    case .cutLabels: words(audit: .shorten)
    case .title, .fileTitle: words(audit: .given(option: "--title"))
    case .axisTitle(let isX): words(audit: .given(option: isX ? "--x-title" : "--y-title"))
    case .unit(let isX): words(audit: .given(option: isX ? "--x-unit" : "--y-unit"))
    // The fact tells it.
    case .places, .sharedPlaces: nil
    case .repeatedCategory: words(audit: .otherNames)
    case .seriesCount, .signs: words(audit: .fewerSeries)
    case .contrast(let theme, _, _):
      words(audit: .lists(command: "earshot themes check \(theme)"))
    case .digits: words(audit: .round)
    case .beginnings: words(audit: .differsFirst)
    case .capitals: words(audit: .smallLetters)
    }
  }

  /// Names as quotations, of many the first ones.
  private func mentioned(_ names: [String]) -> String {
    let limit = 3
    let quotations = names.prefix(limit).map { quoted(format.excerpt($0)) }
    return names.count > limit ? list(quotations + ["…"]) : listed(quotations)
  }
}

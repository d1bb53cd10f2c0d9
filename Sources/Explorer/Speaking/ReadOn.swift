import Charts
import Descriptions

/// The switch between short and long sentences.
extension Settings {
  /// `t`: few words, the usual ones or many.
  mutating func changeVerbosity() -> Answer {
    verbosity = verbosity.next()
    return Answer([.setting(.verbosity(verbosity))])
  }
}

/// Reading on what is longer than its place.
extension Model {
  /// `r`: the next piece of a long caption; past the last one that it was the last, then all anew.
  mutating func readOn() -> [Effect] {
    if let sentences = caption.readSentences { return announce(sentences) }
    let pieces = CaptionView.pieces(of: self)
    guard caption.piece >= pieces.count - 1 else {
      caption.piece += 1
      return repeatWords(pieces[caption.piece].joined(separator: " "))
    }
    let text = caption.text(in: settings.language)
    if let point = page.pointWithWholeName(cutIn: text, settings) { return announce([point]) }
    let sentences = caption.sentences
    let effects = announce([.readingEnd])
    caption.readSentences = sentences
    return effects
  }
}

extension Page {
  /// The next part of the point's caption by itself, in the order that is chosen; after the last the first.
  mutating func tellNextPart(_ settings: Settings) -> Answer {
    guard let point else { return Answer([noPoint(settings)]) }
    var outline =
      outlineHere
      ?? PointOutline(chart, at: point, namesSeries: true, comparedWith: point.point - 1)
    let present = outline.presentParts
    let order = (settings.captionParts ?? []) + CaptionPart.allCases
    var parts: [CaptionPart] = []
    for part in order where present.contains(part) && !parts.contains(part) { parts.append(part) }
    // Behind the value come those beside it, as the quartiles of a box, which are walked in Values, too.
    let others = outline.details.parts.filter { $0.name != outline.details.valueName }
    let last = cursor.captionPart.flatMap(parts.firstIndex).map {
      $0 + (cursor.valueBeside ?? -1) + 1
    }
    let next = ((last ?? -1) + 1) % (parts.count + others.count)
    cursor.captionPart = parts[min(next, parts.count - 1)]
    cursor.valueBeside = next < parts.count ? nil : next - parts.count
    if let beside = cursor.valueBeside { return Answer([.part(others[beside])]) }
    outline.parts = [parts[next]]
    return Answer([.point(outline)])
  }

  /// The point one stands on in full, where a caption has its name cut.
  fileprivate func pointWithWholeName(cutIn caption: String, _ settings: Settings) -> Sentence? {
    guard rotor.mode != .table, let point else { return nil }
    let outline = outlineHere ?? PointOutline(chart, at: point, namesSeries: true)
    guard outline.shortPlace != outline.place,
      caption.contains(settings.language.format.place(outline.shortPlace))
    else { return nil }
    return outlineHere.map { .point($0.withWholeName) } ?? inFull(outline, point)
  }
}

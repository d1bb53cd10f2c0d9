import Charts
import Descriptions

/// How much is said, and reading on what is longer than its place.
extension Model {
  /// `t`: few words or many, and the current place in that many.
  mutating func changeVerbosity() -> [Effect] {
    settings.verbosity = settings.verbosity == .terse ? .verbose : .terse
    return announce([.setting(.verbosity(settings.verbosity))])
  }

  /// `r`: the next piece of a long caption; past the last one that it was the last, then all anew.
  mutating func readOn() -> [Effect] {
    if let sentences = caption.readSentences { return announce(sentences) }
    let pieces = CaptionView.pieces(of: self)
    guard caption.piece >= pieces.count - 1 else {
      caption.piece += 1
      return repeatWords(pieces[caption.piece].joined(separator: " "))
    }
    if let pointWithWholeName { return announce([pointWithWholeName]) }
    let sentences = caption.sentences
    let effects = announce([.readingEnd])
    caption.readSentences = sentences
    return effects
  }

  /// The point one stands on in full, where the caption has its name cut.
  private var pointWithWholeName: Sentence? {
    guard rotor.mode != .table, let point else { return nil }
    let outline = outlineHere ?? PointOutline(chart, at: point, namesSeries: true)
    guard outline.shortPlace != outline.place,
      caption.text(in: language).contains(language.format.place(outline.shortPlace))
    else { return nil }
    return outlineHere.map { .point($0.withWholeName) } ?? inFull(outline, point)
  }
}

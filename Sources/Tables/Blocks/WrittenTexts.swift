/// The texts of many cells as they were written.
///
/// Texts that follow from the times that they say are written again whenever they are asked for.
public struct WrittenTexts: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    case texts(Excerpt<String>)
    case times(Excerpt<Double>, TimeLayout)
  }

  private var storage: Storage

  /// Keeps texts as they are.
  public init(_ texts: [String] = []) { storage = .texts(Excerpt(texts)) }

  /// Keeps times that were written in a layout; what is no number is "".
  package init(_ times: [Double], in layout: TimeLayout) {
    storage = .times(Excerpt(times), layout)
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// The index of the first text.
  public var startIndex: Int { 0 }

  /// The number of texts.
  public var endIndex: Int {
    switch storage {
    case .texts(let texts): texts.count
    case .times(let times, _): times.count
    }
  }

  /// The text of a cell.
  public subscript(index: Int) -> String {
    switch storage {
    case .texts(let texts): texts[index]
    case .times(let times, let layout): layout.text(of: times[index])
    }
  }

  /// Some of the texts, in the order of the indices; of an index that there is none of, `missing`.
  package func picked(_ indices: [Int], else missing: String = "") -> WrittenTexts {
    switch storage {
    case .texts(let texts):
      WrittenTexts(indices.map { texts.indices.contains($0) ? texts[$0] : missing })
    case .times(let times, let layout) where missing.isEmpty:
      WrittenTexts(indices.map { times.indices.contains($0) ? times[$0] : .nan }, in: layout)
    case .times:
      WrittenTexts(indices.map { self.indices.contains($0) ? self[$0] : missing })
    }
  }

  /// These texts and then others.
  package func appending(_ others: WrittenTexts) -> WrittenTexts {
    if case .times(let times, let layout) = storage,
      case .times(let further, layout) = others.storage
    {
      return WrittenTexts(times.elements + further.elements, in: layout)
    }
    return WrittenTexts(Array(self) + Array(others))
  }

  /// Those of the texts that the range has, without a copy.
  package func part(_ range: Range<Int>) -> WrittenTexts {
    switch storage {
    case .texts(let texts): WrittenTexts(.texts(texts.part(range)))
    case .times(let times, let layout): WrittenTexts(.times(times.part(range), layout))
    }
  }
}

extension WrittenTexts {
  /// True of weeks of ISO 8601, "2026-W01", wherever anything is written.
  var areWeeks: Bool {
    var isAny = false
    for text in self where !text.isEmpty {
      let parts = text.split(separator: "W", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].utf8.count == 2, parts[0].utf8.count >= 4 else {
        return false
      }
      isAny = true
    }
    return isAny
  }
}

extension WrittenTexts: ExpressibleByArrayLiteral {
  /// Keeps texts as they are.
  public init(arrayLiteral elements: String...) { self.init(elements) }
}

extension WrittenTexts: Equatable {
  /// True where both have the same texts, however they are kept.
  public static func == (a: WrittenTexts, b: WrittenTexts) -> Bool {
    switch (a.storage, b.storage) {
    case (.texts(let a), .texts(let b)): a == b
    default: a.elementsEqual(b)
    }
  }
}

/// A part of the caption of a point.
public enum CaptionPart: String, CaseIterable, Sendable {
  case series, place, value, unit, change

  /// The parts that a comma list names, each once at most; `nil` where one is none, or there is none.
  public static func parts(_ text: String) -> [CaptionPart]? {
    let names = text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let parts = names.compactMap(CaptionPart.init)
    return parts.isEmpty || parts.count < names.count || Set(parts).count < parts.count
      ? nil : parts
  }

  /// The list that names some parts.
  public static func text(of parts: [CaptionPart]) -> String {
    parts.map(\.rawValue).joined(separator: ",")
  }
}

extension Sentence {
  /// The same with these parts of a point only, in this order; `nil` tells all in the usual one.
  package func telling(_ parts: [CaptionPart]?) -> Sentence {
    guard let parts else { return self }
    func told(_ point: PointOutline) -> PointOutline {
      guard point.parts == nil else { return point }
      var point = point
      point.parts = parts
      return point
    }
    return switch self {
    case .point(let point): .point(told(point))
    case .jump(let jump, let point): .jump(jump, told(point))
    case .crossing(let ordinal, let point, let passages): .crossing(ordinal, told(point), passages)
    case .back(let point): .back(told(point))
    case .turn(let mode, let sentence): .turn(mode, sentence.telling(parts))
    default: self
    }
  }
}

extension PointOutline {
  /// The parts of its caption that there are.
  package var presentParts: [CaptionPart] {
    CaptionPart.allCases.filter { part in
      switch part {
      case .series: series != nil
      case .place, .value: true
      case .unit: value?.unit?.isEmpty == false && value?.text == nil
      case .change: change != nil || landmarkChange != nil
      }
    }
  }
}

/// The ranges that the numbers of the x axis were put into.
struct MadeBins: Equatable, Sendable {
  var width: Double
  /// The digits of their edges.
  var fractionDigits: Int
}

/// The width of even ranges that numbers are put into.
package enum BinWidth: Equatable, Sendable {
  /// A round one that suits the numbers.
  case auto
  case of(Double)

  /// Reads a number above zero, or `auto`.
  package init?(_ text: String) {
    if text.lowercased() == "auto" {
      self = .auto
    } else if let width = Double(text), width.isFinite, width > 0 {
      self = .of(width)
    } else {
      return nil
    }
  }

  var width: Double? { if case .of(let width) = self { width } else { nil } }
}

/// The order that the names along an axis come in.
package enum RowOrder: Equatable, Sendable {
  /// As the input has them.
  case input
  case byPlaces(isDescending: Bool)
  /// By the values, of several series by what they add up to.
  case byValues(isDescending: Bool)

  /// The order as options have it.
  var text: String {
    switch self {
    case .input: "none"
    case .byPlaces(let isDescending): isDescending ? "x:desc" : "x"
    case .byValues(let isDescending): isDescending ? "y:desc" : "y"
    }
  }

  /// Reads `x`, `y`, either with `:desc` or `:asc`, and `none`.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count < 3, parts.count == 1 || ["asc", "desc"].contains(parts[1]) else {
      return nil
    }
    let isDescending = parts.last == "desc"
    switch parts[0] {
    case "x": self = .byPlaces(isDescending: isDescending)
    case "y": self = .byValues(isDescending: isDescending)
    case "none" where parts.count == 1: self = .input
    default: return nil
    }
  }
}

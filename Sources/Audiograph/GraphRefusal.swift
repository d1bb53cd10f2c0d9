/// The reason that points cannot be heard.
enum GraphRefusal: Error, Equatable {
  case empty
  case tooFew
  /// The index of the first point whose x is below zero, and that x.
  case negativeX(index: Int, x: Double)

  /// A sentence for whoever writes the program.
  var message: String {
    switch self {
    case .empty: "There are no points: pass at least two."
    case .tooFew: "There are fewer than two points with an x and a y: pass at least two."
    case .negativeX(let index, let x):
      "Point \(index) has x = \(x): pass no x below zero, shift all points to the right."
    }
  }
}

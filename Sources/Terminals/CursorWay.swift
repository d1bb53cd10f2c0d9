import Screen

/// The shortest way of a cursor from a place to another.
struct CursorWay {
  private enum Step {
    case stay
    /// A control character, so many times.
    case times(Int, String)
    /// A sequence with a number, which is left out where it is 1.
    case sequence(Int, String)
    /// A sequence with the number of a row or column, from 0.
    case named(Int, String)
    case back(then: Int)

    var length: Int {
      switch self {
      case .stay: 0
      case .times(let number, _): number
      case .sequence(let number, _): number == 1 ? 3 : 3 + PaintPen.digits(number)
      case .named(let number, _): 3 + PaintPen.digits(number + 1)
      case .back(let column): 1 + (column == 0 ? 0 : column == 1 ? 3 : 3 + PaintPen.digits(column))
      }
    }

    var text: String {
      switch self {
      case .stay: ""
      case .times(let number, let character): String(repeating: character, count: number)
      case .sequence(let number, let final): "\u{1B}[\(number == 1 ? "" : "\(number)")\(final)"
      case .named(let number, let final): "\u{1B}[\(number + 1)\(final)"
      case .back(let column):
        "\r" + (column == 0 ? "" : "\u{1B}[\(column == 1 ? "" : "\(column)")C")
      }
    }
  }

  private let row: Step
  private let column: Step
  private let place: Position

  init(from old: Position, to new: Position, _ grammar: PenGrammar) {
    place = new
    func shortest(_ steps: [Step]) -> Step { steps.min { $0.length < $1.length } ?? .stay }
    let (right, down) = (new.x - old.x, new.y - old.y)
    if down == 0 {
      row = .stay
    } else {
      var steps: [Step] = [.sequence(abs(down), down > 0 ? "B" : "A")]
      if down > 0, grammar.goesDown { steps.insert(.times(down, "\u{0B}"), at: 0) }
      if grammar.namesRows { steps.append(.named(new.y, "d")) }
      row = shortest(steps)
    }
    if right == 0 {
      column = .stay
    } else {
      var steps: [Step] = [.sequence(abs(right), right > 0 ? "C" : "D"), .back(then: new.x)]
      if right < 0 { steps.insert(.times(-right, "\u{08}"), at: 0) }
      if grammar.namesColumns { steps.append(.named(new.x, "G")) }
      column = shortest(steps)
    }
  }

  /// The bytes of the shortest way, counted without finding it: plans weigh many.
  static func length(from old: Position, to new: Position, _ grammar: PenGrammar) -> Int {
    let (right, down) = (new.x - old.x, new.y - old.y)
    func sequence(_ number: Int) -> Int { number == 1 ? 3 : 3 + PaintPen.digits(number) }
    var row = down == 0 ? 0 : sequence(abs(down))
    if down > 0, grammar.goesDown { row = min(row, down) }
    if down != 0, grammar.namesRows { row = min(row, 3 + PaintPen.digits(new.y + 1)) }
    var column = right == 0 ? 0 : min(sequence(abs(right)), 1 + (new.x == 0 ? 0 : sequence(new.x)))
    if right < 0 { column = min(column, -right) }
    if right != 0, grammar.namesColumns { column = min(column, 3 + PaintPen.digits(new.x + 1)) }
    return min(row + column, 4 + PaintPen.digits(new.y + 1) + PaintPen.digits(new.x + 1))
  }

  private var direct: Int { 4 + PaintPen.digits(place.y + 1) + PaintPen.digits(place.x + 1) }

  var text: String {
    row.length + column.length <= direct
      ? row.text + column.text : "\u{1B}[\(place.y + 1);\(place.x + 1)H"
  }
}

import Screen
import Testing

@testable import Terminals

struct CursorWayTests {
  /// The counted length is that of the way, from anywhere to anywhere.
  @Test(arguments: [(false, false, false), (true, false, true), (true, true, true)])
  func aLengthIsThatOfItsWay(goesDown: Bool, namesColumns: Bool, namesRows: Bool) {
    let grammar = PenGrammar(
      goesDown: goesDown, namesColumns: namesColumns, namesRows: namesRows, color: { _, _ in "" })
    let places = [0, 1, 2, 8, 9, 10, 98, 99, 100].flatMap { x in
      [0, 1, 3, 9, 11, 120].map { Position(x: x, y: $0) }
    }
    for old in places {
      for new in places {
        let way = CursorWay(from: old, to: new, grammar)
        let length = CursorWay.length(from: old, to: new, grammar)
        #expect(length == way.text.utf8.count, "\(old) \(new)")
      }
    }
  }
}

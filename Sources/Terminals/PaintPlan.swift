import Screen

/// Units of changed cells as passes, put together as long as that saves bytes.
struct PaintPlan {
  typealias Change = PaintPasses.Change

  /// The passes one after the other.
  private(set) var passes: [[Change]] = []
  /// About as many bytes as they take.
  private(set) var bytes = 0

  private let frame: Frame
  private let before: Frame
  private let ink: PaintInk
  /// The place of the cursor before and after.
  private let start: Position
  /// The rows that come last, each whole.
  private let wholeRows: [Int]
  private var pool: [Pass]
  /// For each cell the unit in which it is sent; -1 for those that stay.
  private var units: [Int]
  /// For each unit the rank of the pass that it is in: those of a lower one are sent before.
  private var ranks: [Int]

  private struct Pass {
    var changes: [Change]
    var units: [Int]
    var rank: Int
    var bytes = 0
    /// True where what stands below a run is sent before the rest of its row.
    var isUpright = false

    /// The changes in the order in which they are sent.
    var sent: [Change] { isUpright ? PaintPasses.upright(changes) : changes }
  }

  /// - Parameters:
  ///   - units: The changes, each unit row by row.
  ///   - frame: All cells as they are now.
  ///   - before: All cells as they were.
  ///   - ink: What the terminal is told of each style.
  ///   - start: The place of the cursor.
  ///   - wholeRows: The rows that come last, each whole.
  init(
    _ units: [[Change]], of frame: Frame, since before: Frame, ink: PaintInk, from start: Position,
    wholeRows: [Int]
  ) {
    (self.frame, self.before, self.ink) = (frame, before, ink)
    (self.start, self.wholeRows) = (start, wholeRows)
    ranks = Array(units.indices)
    pool = units.enumerated().map { Pass(changes: $1, units: [$0], rank: $0) }
    self.units = Array(repeating: -1, count: frame.cells.count)
    for (unit, changes) in units.enumerated() {
      for change in changes { self.units[index(change.position)] = unit }
    }
    settleAll()
    join()
    pool.sort { $0.rank < $1.rank }
    order()
    passes = pool.map(\.changes)
    bytes = total(pool)
  }

  /// The cells that may still be weighed before what was found is sent: a key waits for it.
  private(set) var work = Self.mostWork

  /// The most cells that are weighed for a plan, which take no time that is noticed.
  private static let mostWork = 60_000

  /// Sends passes earlier or later as long as that saves bytes: where one ends, and in what look, another may begin.
  private mutating func order() {
    var least = total(pool)
    var isBetter = true
    while isBetter, work > 0 {
      isBetter = false
      for first in pool.indices {
        for place in pool.indices where place != first && work > 0 {
          let (old, oldRanks) = (pool, ranks)
          pool.insert(pool.remove(at: first), at: place)
          for index in pool.indices {
            for unit in pool[index].units { ranks[unit] = index }
            pool[index].rank = index
          }
          settleAll()
          let bytes = total(pool)
          if bytes < least {
            (least, isBetter) = (bytes, true)
          } else {
            (pool, ranks) = (old, oldRanks)
          }
        }
      }
    }
  }

  /// The bytes of all passes one after the other.
  private mutating func total(_ pool: [Pass]) -> Int {
    work -= pool.reduce(0) { $0 + $1.changes.count }
    var pen = PaintPen(
      columns: frame.size.columns, grammar: ink.grammar, cursor: start, look: PenLook.none,
      isCounting: true)
    send(pool, by: &pen)
    return pen.count
  }

  /// Sends all by a pen, which then is where it was.
  func send(by pen: inout PaintPen) { send(pool, by: &pen) }

  private func send(_ pool: [Pass], by pen: inout PaintPen) {
    for pass in pool { send(pass.sent, pass.rank, by: &pen) }
    for row in wholeRows { pen.write(row: row, of: frame, ink) }
    pen.end(at: start)
  }

  /// Joins the two passes by which most is saved, until nothing is.
  private mutating func join() {
    var gains = pool.indices.map { first in
      (0..<first).map { gain(pool[$0], pool[first]) }
    }
    while true {
      var best = (gain: 0, first: 0, second: 0)
      for second in gains.indices {
        for first in gains[second].indices where gains[second][first] > best.gain {
          best = (gains[second][first], first, second)
        }
      }
      guard best.gain > 0 else { return }
      let joined = joined(pool[best.first], pool[best.second])
      for unit in joined.units { ranks[unit] = joined.rank }
      pool.remove(at: best.second)
      gains.remove(at: best.second)
      for row in gains.indices where row >= best.second { gains[row].remove(at: best.second) }
      pool[best.first] = joined
      for other in pool.indices where other != best.first {
        let (low, high) = (min(other, best.first), max(other, best.first))
        gains[high][low] = gain(pool[low], pool[high])
      }
    }
  }

  /// The bytes that are saved by joining two passes.
  private mutating func gain(_ one: Pass, _ other: Pass) -> Int {
    guard work > 0 else { return 0 }
    return one.bytes + other.bytes - joined(one, other).bytes
  }

  /// Two passes as one, which is sent when the later one of them was.
  private mutating func joined(_ one: Pass, _ other: Pass) -> Pass {
    let (earlier, later) = one.rank < other.rank ? (one, other) : (other, one)
    var pass = Pass(
      changes: merged(earlier.changes, later.changes), units: earlier.units + later.units,
      rank: later.rank)
    let old = ranks
    for unit in earlier.units { ranks[unit] = later.rank }
    pass = settled(pass)
    ranks = old
    return pass
  }

  /// Changes of two passes, row by row.
  private func merged(_ first: [Change], _ second: [Change]) -> [Change] {
    var merged: [Change] = []
    merged.reserveCapacity(first.count + second.count)
    var rest = first[...]
    for change in second {
      let place = index(change.position)
      while let next = rest.first, index(next.position) < place {
        merged.append(next)
        rest.removeFirst()
      }
      merged.append(change)
    }
    return merged + rest
  }

  private func index(_ position: Position) -> Int { position.y * frame.size.columns + position.x }

  /// Gives a pass the order in which it takes fewer bytes.
  private mutating func settled(_ pass: Pass) -> Pass {
    var pass = pass
    pass.bytes = cost(pass.changes, pass.rank)
    let upright = cost(PaintPasses.upright(pass.changes), pass.rank)
    if upright < pass.bytes { (pass.bytes, pass.isUpright) = (upright, true) }
    return pass
  }

  private mutating func settleAll() {
    for index in pool.indices { pool[index] = settled(pool[index]) }
  }

  /// The bytes of a pass by itself: nothing is known of where the pen is before it.
  private mutating func cost(_ changes: [Change], _ rank: Int) -> Int {
    work -= changes.count
    var pen = PaintPen(
      columns: frame.size.columns, grammar: ink.grammar, cursor: nil, look: nil, isCounting: true)
    send(changes, rank, by: &pen)
    return pen.count
  }

  private func send(_ changes: [Change], _ rank: Int, by pen: inout PaintPen) {
    var last: Position?
    var number = 0
    while number < changes.count {
      let change = changes[number]
      let look = ink.look(of: change.cell.style)
      if let last, last.y == change.position.y, last.x < change.position.x {
        bridge(last.x + 1..<change.position.x, row: last.y, rank, by: &pen)
      }
      if change.cell.glyph == " " {
        let run = blanks(from: number, of: changes, rank)
        number += run.changes
        pen.writeBlanks(
          run.columns, look, at: change.position,
          next: changes.indices.contains(number) ? changes[number].position : nil)
        last = Position(x: change.position.x + run.columns - 1, y: change.position.y)
      } else {
        pen.write(change.cell.glyph, look, at: change.position)
        number += 1
        last = change.position
      }
    }
  }

  /// Sends a few cells that stay, or that a later pass sends anyway, where that takes fewer bytes than to go over them.
  private func bridge(_ gap: Range<Int>, row: Int, _ rank: Int, by pen: inout PaintPen) {
    guard !gap.isEmpty, gap.count <= Self.longestGap, pen.isAt(Position(x: gap.lowerBound, y: row))
    else { return }
    var cells: [(glyph: String, look: PenLook?)] = []
    for x in gap {
      let position = Position(x: x, y: row)
      let unit = units[index(position)]
      if unit >= 0, ranks[unit] > rank {
        cells.append((" ", nil))
        continue
      }
      let cell = unit < 0 ? before[position] : frame[position]
      let look = ink.look(of: cell.style)
      guard pen.hasLook(look, of: PenLook.Shape(cell.glyph)), ink.isSendable(cell.glyph) else {
        return
      }
      cells.append((cell.glyph, look))
    }
    guard cells.reduce(0, { $0 + $1.glyph.utf8.count }) <= pen.length(over: gap.count) else {
      return
    }
    for (x, cell) in zip(gap, cells) {
      pen.write(cell.glyph, cell.look, at: Position(x: x, y: row))
    }
  }

  /// Cells beyond which to go over them always takes fewer bytes.
  private static let longestGap = 4

  /// The blanks of one look from a change on, and the columns that they take with all between them that a later pass
  /// sends anyway, or that is such a blank already.
  private func blanks(
    from number: Int, of changes: [Change], _ rank: Int
  ) -> (changes: Int, columns: Int) {
    let start = changes[number].position
    let look = ink.look(of: changes[number].cell.style)
    var (count, end) = (1, start.x + 1)
    for change in changes[(number + 1)...] {
      guard change.position.y == start.y, change.position.x >= end, change.cell.glyph == " ",
        ink.look(of: change.cell.style).isSameBlank(as: look),
        (end..<change.position.x).allSatisfy({
          isErasable(Position(x: $0, y: start.y), as: look, rank)
        })
      else { break }
      (count, end) = (count + 1, change.position.x + 1)
    }
    return (count, end - start.x)
  }

  /// True of a cell that may become a blank of a look for now.
  private func isErasable(_ position: Position, as look: PenLook, _ rank: Int) -> Bool {
    let unit = units[index(position)]
    guard unit < 0 else { return ranks[unit] > rank }
    let cell = before[position]
    return cell.glyph == " " && ink.look(of: cell.style).isSameBlank(as: look)
  }
}

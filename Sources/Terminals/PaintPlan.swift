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
  private let costs: PaintCosts
  private var pool: [Pass]
  /// For each cell the unit in which it is sent last; -1 for those that stay.
  private var units: [Int]
  /// For each unit the rank of the pass that it is in: those of a lower one are sent before.
  private var ranks: [Int]

  private struct Pass {
    var changes: [Change]
    var units: [Int]
    var rank: Int
    var bytes = 0
  }

  /// - Parameters:
  ///   - units: The changes, each unit row by row; the last one is sent last and whole.
  ///   - frame: All cells as they are now.
  ///   - before: All cells as they were.
  ///   - costs: The bytes that the terminal takes.
  init(_ units: [[Change]], of frame: Frame, since before: Frame, costs: PaintCosts) {
    (self.frame, self.before, self.costs) = (frame, before, costs)
    ranks = Array(units.indices)
    pool = units.enumerated().map { Pass(changes: $1, units: [$0], rank: $0) }
    self.units = Array(repeating: -1, count: frame.cells.count)
    for (unit, changes) in units.enumerated() {
      for change in changes { self.units[index(change.position)] = unit }
    }
    for index in pool.indices { pool[index].bytes = send(pool[index].changes, pool[index].rank) }
    if units.reduce(0, { $0 + $1.count }) * units.count <= Self.mostWork { join() }
    for pass in pool.sorted(by: { $0.rank < $1.rank }) {
      var sent: [Change] = []
      bytes += send(pass.changes, pass.rank) { sent.append($0) }
      if !sent.isEmpty { passes.append(sent) }
    }
  }

  /// Changes times units up to which joining them takes no time that is noticed.
  private static let mostWork = 25_000

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
    one.bytes + other.bytes - joined(one, other).bytes
  }

  /// Two passes as one, which is sent when the later one of them was.
  private mutating func joined(_ one: Pass, _ other: Pass) -> Pass {
    let (earlier, later) = one.rank < other.rank ? (one, other) : (other, one)
    var pass = Pass(
      changes: merged(earlier.changes, later.changes), units: earlier.units + later.units,
      rank: later.rank)
    let old = ranks
    for unit in earlier.units { ranks[unit] = later.rank }
    pass.bytes = send(pass.changes, pass.rank)
    ranks = old
    return pass
  }

  /// Changes of two passes, row by row; where both have a cell, what is to be seen in the end.
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
      let other = rest.first.map { index($0.position) == place } == true ? rest.removeFirst() : nil
      merged.append(change.isBelow ? other ?? change : change)
    }
    return merged + rest
  }

  private func index(_ position: Position) -> Int { position.y * frame.size.columns + position.x }

  /// The bytes of a pass, and what is painted for it.
  ///
  /// Over a few cells that stay ncurses does not move, but sends them again in the colors they have. Blanks among them get
  /// the ink of what is before them, and so does what a later pass paints over anyway.
  private func send(
    _ changes: [Change], _ rank: Int, paint: (Change) -> Void = { _ in }
  ) -> Int {
    guard !changes.isEmpty else { return 0 }
    var bytes = rank == ranks.count - 1 ? 0 : costs.end
    var style: Style?
    var cursor = frame.cursor
    var last: Position?
    var (erased, start) = (0, frame.cursor)
    for (number, change) in changes.enumerated() {
      let (x, y) = (change.position.x, change.position.y)
      var change = change
      let own = units[index(change.position)]
      if change.isBelow, own < 0 || ranks[own] <= rank { change.cell = frame[change.position] }
      if change.cell.isPlainBlank, !frame.captionRows.contains(y) {
        change.cell.style = ink(for: number, of: changes, behind: style) ?? change.cell.style
      }
      if let last, last.y == y, x - last.x - 1 <= PaintCosts.longestGap {
        for between in last.x + 1..<x {
          let position = Position(x: between, y: y)
          let unit = units[index(position)]
          let cell = unit < 0 ? before[position] : frame[position]
          let isLater = unit >= 0 && ranks[unit] > rank
          if let style, isLater || cell.isPlainBlank && style.hasInkOnly {
            bytes += 1
            paint(
              Change(
                position: position, cell: .init(glyph: " ", style: style), isWide: false))
          } else {
            bytes += costs.change(from: style, to: cell.style) + cell.glyph.utf8.count
            style = cell.style
          }
        }
      } else {
        bytes += costs.move(from: cursor, to: change.position, columns: frame.size.columns)
      }
      bytes += costs.change(from: style, to: change.cell.style)
      if erased == 0, costs.erases, change.cell.glyph == " " {
        (erased, start) = (erasable(from: number, of: changes), change.position)
        if erased > 0 { bytes += PaintCosts.erasing }
      }
      if erased > 0 {
        erased -= 1
        cursor = start
      } else {
        bytes += change.cell.glyph.utf8.count
        cursor = Position(x: x + (change.isWide ? 2 : 1), y: y)
      }
      style = change.cell.style
      last = change.isWide ? Position(x: x + 1, y: y) : change.position
      paint(change)
    }
    return bytes
  }

  /// The number of blanks of a color from a change on which are erased at once.
  private func erasable(from number: Int, of changes: [Change]) -> Int {
    let first = changes[number]
    guard first.cell.glyph == " ", !first.cell.style.isReversed else { return 0 }
    let run = changes[number...].enumerated().prefix {
      $1.cell == first.cell && $1.position.y == first.position.y
        && $1.position.x == first.position.x + $0
    }
    return run.count >= PaintCosts.leastErased ? run.count : 0
  }

  /// The ink for a blank: that of what is before it, else of the next one behind it.
  private func ink(for number: Int, of changes: [Change], behind style: Style?) -> Style? {
    if let style, style.hasInkOnly { return style }
    return changes[number...].first { $0.cell.hasInk }?.cell.style
  }
}

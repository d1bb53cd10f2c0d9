/// A size in cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place in cells, from the top left corner.
package struct Position: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
package struct Area: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var columns: Int
  package var rows: Int

  package init(x: Int, y: Int, columns: Int, rows: Int) {
    self.x = x
    self.y = y
    self.columns = columns
    self.rows = rows
  }
}

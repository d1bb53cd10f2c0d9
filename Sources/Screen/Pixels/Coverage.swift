/// The shares of the pixels of a rectangle that shapes cover.
///
/// Each edge leaves in its row the area between it and the right end of the pixels that it runs through; the
/// sums from the left are what is covered. Source: Raph Levien, “Inside the fastest font renderer in the
/// world” (2016). Polygons that overlap have to turn the same way.
package struct Coverage {
  /// The rectangle, in pixels.
  package let (left, top): (Int, Int)
  package let (width, height): (Int, Int)
  /// Row by row, with two more at the end of each for what lies behind it.
  private var areas: [Float]

  /// The coverage of closed polygons; `nil` where nothing of them is within the picture.
  package init?(of polygons: [[PixelPoint]], in size: PixelSize) {
    let points = polygons.joined()
    // Places farther away would have no slope any more.
    let usual = -1e9...1e9
    guard !points.isEmpty,
      points.allSatisfy({ usual.contains($0.x) && usual.contains($0.y) })
    else { return nil }
    func limits(_ values: some Sequence<Double>, _ most: Int) -> Range<Int> {
      var (low, high) = (Double(most), 0.0)
      for value in values { (low, high) = (min(low, value), max(high, value)) }
      let first = Int(max(low, 0).rounded(.down))
      return first..<max(Int(min(high, Double(most)).rounded(.up)), first)
    }
    let across = limits(points.lazy.map(\.x), size.width)
    let down = limits(points.lazy.map(\.y), size.height)
    guard !across.isEmpty, !down.isEmpty else { return nil }
    (left, top, width, height) = (
      across.lowerBound, down.lowerBound, across.count, down.count
    )
    areas = Array(repeating: 0, count: (width + 2) * height)
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for point in polygon {
        add(from: last, to: point)
        last = point
      }
    }
  }

  /// Adds an edge.
  private mutating func add(from start: PixelPoint, to end: PixelPoint) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (upper, lower) = isDown ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (first, last) = (max(upper.y - Double(top), 0), min(lower.y - Double(top), Double(height)))
    guard first < last else { return }
    var y = first
    while y < last {
      let row = min(Int(y), height - 1)
      let next = min(Double(row + 1), last)
      guard next > y else { return }
      let x = upper.x - Double(left) + (y + Double(top) - upper.y) * slope
      addPiece(
        from: x, to: x + (next - y) * slope, of: (next - y) * (isDown ? 1 : -1), in: row)
      y = next
    }
  }

  /// Adds a piece of an edge within a row, which covers a share of its height; the part beyond the left edge counts
  /// along it.
  private mutating func addPiece(from start: Double, to end: Double, of share: Double, in row: Int)
  {
    let (low, high) = (min(start, end), max(start, end))
    let most = Double(width)
    guard low < most else { return }
    let offset = row * (width + 2)
    guard high > low else {
      addWithin(max(low, 0), max(low, 0), share, offset)
      return
    }
    let (from, to) = (min(max(low, 0), most), min(max(high, 0), most))
    let perPixel = share / (high - low)
    if low < 0 { areas[offset] += Float((min(high, 0) - low) * perPixel) }
    if to > from { addWithin(from, to, (to - from) * perPixel, offset) }
  }

  /// Adds a piece between two places of a row.
  private mutating func addWithin(_ from: Double, _ to: Double, _ share: Double, _ offset: Int) {
    let (first, last) = (Int(from), Int(to.rounded(.up)))
    if last <= first + 1 {
      let behind = share * ((from + to) / 2 - Double(first))
      areas[offset + first] += Float(share - behind)
      areas[offset + first + 1] += Float(behind)
      return
    }
    // The area to the right of the piece in each pixel, as the growth from the one before.
    var covered = 0.0
    let perPixel = share / (to - from)
    for pixel in first..<last {
      let begin = max(from, Double(pixel))
      let end = min(to, Double(pixel + 1))
      let before = (begin - from) * perPixel
      let own = (end - begin) * perPixel
      let area = before + own * (Double(pixel + 1) - (begin + end) / 2)
      areas[offset + pixel] += Float(area - covered)
      covered = area
    }
    areas[offset + last] += Float(share - covered)
  }

  /// Gives every pixel that is covered to `body`, with its place in the picture and its share.
  package func visit(_ body: (_ x: Int, _ y: Int, _ share: Float) -> Void) {
    for row in 0..<height {
      var sum: Float = 0
      let offset = row * (width + 2)
      for column in 0..<width {
        sum += areas[offset + column]
        let share = min(abs(sum), 1)
        // Less is the rest of a sum that should be zero.
        if share > 0.002 { body(left + column, top + row, share) }
      }
    }
  }
}

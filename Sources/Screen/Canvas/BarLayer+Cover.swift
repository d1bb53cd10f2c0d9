extension BarLayer {
  /// The part of one cell that one bar covers, in steps from its bottom.
  struct Cover: Equatable, Sendable {
    var series: Int
    var low: Int
    var high: Int
    var isHighlighted = false
    /// True for an area, which is told apart by the line at its end and is filled without a pattern.
    var isArea = false
    /// True for a part of an area through which its line does not run.
    var isInside = false
    /// True for a slice of a shape that is no bar, whose end is no value.
    var isOfShape = false
    /// The series whose inside is behind the rest of the cell.
    var ground: Int?
    /// The series of the bar on top of it, which has the rest of the cell.
    var above: Int?
    /// True where that one stands out.
    var isAboveHighlighted = false

    /// The color of the series, or one on the way to the background.
    var style: Style {
      Style(
        isInside ? .inside(series) : .series(series),
        ground: above.map { .series($0) } ?? ground.map { .inside($0) })
    }

    var height: Int { high - low }

    /// The area that most of a cell of so many steps is of; `nil` where that is the background, or a bar.
    func areaBehind(in steps: Int) -> Int? {
      guard isArea else { return nil }
      return 2 * height >= steps ? series : above ?? ground
    }

    /// True where it belongs to the bar of another.
    func isOf(_ other: Cover) -> Bool {
      series == other.series && isHighlighted == other.isHighlighted
    }

    /// The part of their cell that both cover: the one that covers more, and where one stands on
    /// the other as much as both.
    ///
    /// The line of an area is seen before the inside of another. What stands out of a shape has a cell where it covers half
    /// of what the shape does.
    /// - Parameters:
    ///   - other: The other part.
    ///   - steps: The steps of the cell, in which both are seen where they fill it; `nil` where one color is all
    ///     that a cell has.
    /// - Returns: The part that the cell shows.
    func joined(with other: Cover, in steps: Int?) -> Cover {
      if above != nil { return self }
      if isOfShape, other.isOfShape, series == other.series, isHighlighted != other.isHighlighted {
        let (focus, rest) = isHighlighted ? (self, other) : (other, self)
        var joined = 2 * focus.height >= rest.height ? focus : rest
        (joined.low, joined.high) = (min(low, other.low), max(high, other.high))
        return joined
      }
      if let steps, steps > 1, !isArea, !other.isArea, series != other.series,
        let stacked = stacked(with: other, in: steps)
      {
        return stacked
      }
      if isInside != other.isInside {
        var front = isInside ? other : self
        front.ground = isInside ? series : other.series
        if front.ground == front.series { front.ground = nil }
        return front
      }
      var joined = high - low > other.high - other.low ? self : other
      if high == other.low || other.high == low {
        (joined.low, joined.high) = (min(low, other.low), max(high, other.high))
      }
      return joined
    }

    /// The part with the room of another that it meets, which has no cell of its own.
    func reaching(_ other: Cover) -> Cover {
      guard low <= other.high, other.low <= high else { return self }
      var reaching = self
      (reaching.low, reaching.high) = (min(low, other.low), max(high, other.high))
      return reaching
    }

    /// The lower of two parts that fill a cell, with the other one on top; `nil` where they do not.
    ///
    /// Of parts that are thinner than a step rounding may have both end at one edge of the cell: the thinner one then
    /// keeps its room, at its edge, and is as low as it is.
    private func stacked(with other: Cover, in steps: Int) -> Cover? {
      let isLower = (low, high) < (other.low, other.high)
      var (lower, upper) = isLower ? (self, other) : (other, self)
      guard lower.low == 0, upper.high == steps, 0...1 ~= lower.high - upper.low,
        lower.height < steps || upper.height < steps
      else { return nil }
      if lower.height > upper.height { lower.high = upper.low }
      (lower.above, lower.isAboveHighlighted) = (upper.series, upper.isHighlighted)
      return lower
    }

    /// The part where it takes the cell from another, which keeps the rest where two colors fill it: what is thin is not
    /// seen as high.
    ///
    /// - Parameters:
    ///   - other: What the cell shows so far.
    ///   - steps: The steps of a cell that is full and has two colors; else `nil`.
    /// - Returns: What it shows then.
    func shown(in other: Cover, ofFull steps: Int?) -> Cover {
      guard let steps, steps > 1, height < steps, !other.isArea else {
        var shown = other
        (shown.series, shown.isHighlighted) = (series, isHighlighted)
        (shown.above, shown.isAboveHighlighted) = (nil, false)
        return shown
      }
      guard low + high > steps else {
        // The larger of two that shared it stays.
        let isUpper = other.above != nil && 2 * other.height < steps
        var shown = self
        (shown.low, shown.high) = (0, height)
        shown.above = isUpper ? other.above : other.series
        shown.isAboveHighlighted = isUpper ? other.isAboveHighlighted : other.isHighlighted
        return shown
      }
      var shown = other
      if let above = other.above, 2 * other.height < steps {
        (shown.series, shown.isHighlighted) = (above, other.isAboveHighlighted)
      }
      (shown.low, shown.high) = (0, steps - height)
      (shown.above, shown.isAboveHighlighted) = (series, isHighlighted)
      return shown
    }

    /// The style of a cell that stands out in part, where it does so in `style`.
    func highlighted(_ style: Style) -> Style {
      guard let above else { return style }
      var style = style
      if isHighlighted {
        style.ground = .muted(above)
      } else {
        (style.role, style.ground) = (.muted(series), style.role)
      }
      return style
    }
  }
}

extension Symbols {
  /// The glyph of a whole cell of a bar, or of an area.
  func fill(of cover: BarLayer.Cover) -> String {
    cover.isArea ? fill(series: 0) : fill(series: cover.series)
  }
}

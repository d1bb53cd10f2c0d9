import Glibc

/// The colors of series while another one is stood in.
extension Theme {
  /// This theme with the colors of all series that step back found.
  var withSteppedBack: Theme {
    var theme = self
    for index in series.indices {
      theme.steppedBack.append(muted(index, beside: theme.steppedBack))
    }
    return theme
  }

  /// The color of a series that steps back: as near to the background as half of the way, and as gray, as it takes to be
  /// told from the focus and from every series as it is, which may be the one that is stood in; as far as its contrast
  /// allows.
  ///
  /// Of those that are it is the first that is told from the series that step back beside it, else the one that is most
  /// unlike them.
  func muted(_ index: Int, beside earlier: [Color] = []) -> Color {
    let color = color(.series(index))
    // The terminal's own colors are no shades, and a single one for all cannot tell which is stood in.
    guard !isBasic else { return color }
    let ways = ways(from: color)
    guard hasSeriesColors else { return ways.first ?? color }
    let whole = (series + [self.color(.focus)]).map { LabColor($0, seenWith: .normal) }
    func distance(_ color: Color) -> Double {
      let seen = LabColor(color, seenWith: .normal)
      return whole.lazy.map { seen.difference(to: $0) }.min() ?? 0
    }
    let neighbors = earlier.map { LabColor($0, seenWith: .normal) }
    func apart(_ color: Color) -> Double {
      let seen = LabColor(color, seenWith: .normal)
      return neighbors.lazy.map { seen.difference(to: $0) }.min() ?? .infinity
    }
    let told = ways.filter { distance($0) >= ContrastCheck.leastDifference }
    if let found = told.first(where: { apart($0) >= Self.leastApart }) { return found }
    let all = ways + (isInPalette ? entries(like: ways.first ?? color, below: color) : [])
    let unlike = all.filter { distance($0) >= ContrastCheck.leastDifference }
    return unlike.first { apart($0) >= Self.leastApart } ?? unlike.max { apart($0) < apart($1) }
      ?? all.max { distance($0) < distance($1) } ?? color
  }

  /// The least difference of two series that step back: none is stood in.
  private static let leastApart = 5.0

  /// A color on its way to the background, and then to gray, where its contrast stays; in the order in which they are
  /// wanted.
  private func ways(from color: Color) -> [Color] {
    let most = color.contrast(to: background) + 1e-9
    let mixes = stride(from: 0.0, through: 1, by: 0.25).flatMap { gray in
      stride(from: 0.5, through: 1, by: 0.05).map { share in
        let mixed = background.mixed(with: color, share)
        return mixed.mixed(with: mixed.gray, gray)
      }
    }
    let contrasts = leastContrast...max(most, leastContrast)
    let fitting = mixes.filter { contrasts ~= $0.contrast(to: background) }
    guard isInPalette else { return fitting }
    var entries: [Color] = []
    for mix in fitting {
      let entry = Palette.index(of: mix, on: background, within: contrasts).map(Palette.color)
      if let entry, !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  /// The entries of the palette that have a contrast as a color that steps back may have it, the most alike first.
  private func entries(like wanted: Color, below color: Color) -> [Color] {
    let most = max(color.contrast(to: background), leastContrast)
    let fitting = (16...255).map(Palette.color).filter {
      leastContrast...most ~= $0.contrast(to: background)
    }
    let target = LabColor(wanted, seenWith: .normal)
    return fitting.map { ($0, LabColor($0, seenWith: .normal).difference(to: target)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension Color {
  /// The gray of the same luminance.
  fileprivate var gray: Color {
    let share = luminance
    let value = share <= 0.0031308 ? 12.92 * share : 1.055 * pow(share, 1 / 2.4) - 0.055
    let level = UInt8(min(max((value * 255).rounded(), 0), 255))
    return Color(red: level, green: level, blue: level)
  }
}

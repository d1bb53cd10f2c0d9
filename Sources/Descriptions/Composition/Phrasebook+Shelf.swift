import Charts

/// The sentences about changes of the chart of a table.
extension Phrasebook {
  /// A chart that the table could become; of the present one, why it was chosen.
  func suggestion(_ deck: [EncodingOutline], present reason: Channels.Reason?) -> String {
    guard let reason else { return suggestion(deck) }
    return list([words(shelf: .chosen(outline(deck))), words(shelf: .reason(reason))])
  }

  /// A chart that a table could become, and why.
  func suggestion(_ deck: [EncodingOutline]) -> String {
    list([outline(deck), deck.first?.reason.map { words(shelf: .reason($0)) }])
  }

  /// A use of a column, and whether it has it, or has it no more.
  func use(_ use: ColumnUse, isChosen: Bool?) -> String {
    let name =
      switch use {
      case .x: words(shelf: .x)
      case .y: words(shelf: .y)
      case .alsoY: words(shelf: .alsoY)
      case .series: words(shelf: .series)
      case .split: words(shelf: .split)
      case .boxes: words(shelf: .boxes)
      case .label: words(shelf: .label)
      case .aggregate(let aggregate): words(shelf: .aggregate(self.name(aggregate)))
      case .unit(let unit): words(shelf: .unit(words(table: .unit(unit))))
      case .filter: words(shelf: .filter)
      case .sorted(let column, let isDescending):
        words(table: .sorted(by: column.map(format.excerpt), isDescending: isDescending))
      case .leftOut: words(shelf: .leftOut)
      }
    return switch isChosen {
    case true?: words(shelf: .chosen(name))
    case false?: words(shelf: .hidden(name))
    case nil: name
    }
  }

  /// A value of a column, and whether its rows are charted.
  func columnValue(_ value: String, isShown: Bool?) -> String {
    let value = format.excerpt(value)
    return switch isShown {
    case true?: words(shelf: .chosen(value))
    case false?: words(shelf: .hidden(value))
    case nil: words(shelf: .unchosen(value))
    }
  }
}

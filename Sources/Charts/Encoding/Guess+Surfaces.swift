import Tables

/// Charts of cells that nobody asked for: grids of one measure, and how often two kinds come together.
extension Guess {
  /// The columns of a grid as the rows of a heat map: many measures of one size whose names count on, as of heights on
  /// a map, or the columns of a plate of wells.
  var surfaces: [Encoding] {
    let measures = measures
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      asked.bin == nil, !table.isSequence, measures.count + 1 == table.columns.count,
      measures.map(\.name).countOn, MeasureGroups.areAlike(measures),
      let place = plateRows ?? columns(.rowNumber).first,
      place.isText || measures.count > Self.mostParts && table.rowCount > Self.mostParts
    else { return [] }
    var cells = encoding(place, measures)
    (cells.type, cells.hasNames) = (.heatMap, true)
    return [cells]
  }

  /// The rows of a plate of wells: letters from A on beside columns that are called by their numbers.
  private var plateRows: Column? {
    guard measures.count >= Self.fewestWells, measures.allSatisfy({ Int($0.name) != nil }),
      let rows = table.columns.first, case .text(let text) = rows.values,
      (Self.fewestWells...26).contains(table.rowCount),
      text.codes.elementsEqual(0..<Int32(table.rowCount))
    else { return nil }
    let letters = (0..<UInt8(table.rowCount)).map { String(UnicodeScalar(UInt8(ascii: "A") + $0)) }
    return [letters, letters.map { $0.lowercased() }].contains(text.dictionary) ? rows : nil
  }

  /// The least rows and columns of a plate; the smallest that laboratories use has four.
  private static let fewestWells = 3

  /// The rows and columns of a field, or of a plate, as cells with what was measured at each, where nothing else tells
  /// them apart.
  var fields: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      columns(.time).isEmpty,
      let (row, place) = fieldPlaces(of: table.columns)
    else { return [] }
    let others = (kinds + columns(.key)).filter { kind in
      ![row.name, place.name].contains(kind.name) && count(of: kind) > 1
        && !RoleName.replicate.matches(kind.name)
    }
    let measured = measures.filter { ![row.name, place.name].contains($0.name) }
    guard others.isEmpty else { return [] }
    return measured.prefix(Self.mostFields).map { measure in
      var cells = encoding(place, [measure])
      (cells.series, cells.type, cells.hasNames) = (row.name, .heatMap, place.isNumeric)
      return cells
    }
  }

  /// The column of the rows of a field and that of its columns, called so, of which nearly each pair comes, and once.
  private func fieldPlaces(of columns: [Column]) -> (row: Column, place: Column)? {
    func column(_ names: Set<String>) -> Column? {
      columns.first {
        names.contains($0.name.lowercased()) && (3...Self.mostFieldPlaces).contains(count(of: $0))
      }
    }
    for (rows, places) in Self.fieldNames {
      guard let row = column(rows), let place = column(places), isUnique([row, place]),
        table.rowCount * 10 >= count(of: row) * count(of: place) * 9
      else { continue }
      return (row, place)
    }
    return nil
  }

  private static let fieldNames: [(rows: Set<String>, places: Set<String>)] = [
    (
      ["row", "rows", "reihe", "zeile", "ligne", "rang", "fila", "linha", "wiersz", "行"],
      [
        "col", "column", "columns", "range", "spalte", "colonne", "columna", "coluna", "kolumna",
        "列",
      ]
    ), (["y"], ["x"]), (["range"], ["pass", "column", "col"]),
  ]
  /// More places than these no field has along a side.
  private static let mostFieldPlaces = 100
  /// More measures than these nobody looks through.
  private static let mostFields = 4

  /// True of a table of nothing but two kinds, of which each tells something of the other.
  var hasTwoKindsAlone: Bool {
    let untold = Set(columns(.rowNumber, .key, .empty).map(\.name))
    let told = table.columns.filter { !untold.contains($0.name) }
    return told.count == 2
      && told.allSatisfy { kind in
        // Kinds that come as often as each other were planned.
        kind.isText && count(of: kind) > 1 && Set(groups.groups(of: kind).sizes).count > 1
      }
  }

  /// The number of rows of each pair of the first two of few kinds, where nothing is measured.
  var crossings: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      measures.isEmpty, columns(.time).isEmpty, !areFrequencies
    else { return [] }
    let kinds = columns(.nominal, .cyclic).filter { kind in
      kind.isText && (2...Self.mostParts).contains(count(of: kind))
        && count(of: kind) * 2 <= table.rowCount
    }.prefix(2).sorted { count(of: $0) > count(of: $1) }
    guard kinds.count == 2, !isUnique(kinds) else { return [] }
    var cells = encoding(kinds[0], [])
    (cells.series, cells.type, cells.measures) = (kinds[1].name, .heatMap, [.rows()])
    return [cells]
  }
}

extension [String] {
  /// True of one stem with numbers behind it that follow each other: "V1", "V2", "V3".
  var countOn: Bool {
    guard let first else { return false }
    let stem = first.reversed().drop { $0.isASCII && $0.isNumber }.reversed()
    let numbers = map { name in
      name.hasPrefix(String(stem)) ? Int(name.dropFirst(stem.count)) : nil
    }
    return zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
      one.map { $0 + 1 == next } ?? false
    }
  }
}

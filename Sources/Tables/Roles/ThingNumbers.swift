/// Numbers of things that have a number and no other name: sites, pumps, studies.
extension Table {
  /// True of whole numbers, another one in each row, under the name of such a thing, of which hardly any is left out.
  func numbersSites(_ index: Int, _ numbers: NumberColumn) -> Bool {
    guard RoleName.namesSites(columns[index].name), numbers.areWhole, numbers.unit == nil,
      let low = numbers.values.min(), let high = numbers.values.max(), low >= 0,
      numbers.values.allSatisfy(\.isFinite)
    else { return false }
    return rowCount > 2 && Set(numbers.values).count == rowCount
      && high - low < 2 * Double(rowCount)
  }
}

extension NumberColumn {
  /// True of 1.1, 1.2, 1.3, 2.1, 2.2 …: the rows of each of several numbered things, as R names them.
  var countsWithinNumbered: Bool {
    guard fractionDigits == 1, unit == nil, let first = values.first, first > 0,
      values.allSatisfy(\.isFinite)
    else { return false }
    let parts = values.map { value -> (whole: Double, tenths: Double) in
      let tenths = (value * 10).rounded()
      return ((tenths / 10).rounded(.down), tenths.truncatingRemainder(dividingBy: 10))
    }
    guard parts[0].whole == 1, parts[0].tenths == 1 else { return false }
    let groups = parts.count { $0.tenths == 1 }
    return groups >= Self.fewestNumbered && groups * 2 <= parts.count
      && zip(parts, parts.dropFirst()).allSatisfy { before, next in
        next.whole == before.whole
          ? next.tenths > before.tenths : next.whole > before.whole && next.tenths == 1
      }
  }

  /// Fewer things with as many rows may be numbers by chance.
  private static let fewestNumbered = 3
}

extension RoleName {
  /// True of the names of what is numbered where it stands, or where it was published.
  static func namesSites(_ name: String) -> Bool { sites.contains(name.lowercased()) }

  private static let sites: Set<String> = [
    "site", "pump", "study", "well", "station", "tree", "farm", "school", "hospital", "clinic",
    "ward", "store", "shop", "branch", "house", "building", "room", "lake", "pond", "stream",
    "river", "island", "village", "town", "machine", "sensor", "device", "transect", "quadrat",
    "nest", "colony", "herd", "cage", "pen", "publication", "standort", "studie", "pumpe",
    "brunnen", "baum", "filiale", "gebäude", "haus", "raum", "maschine", "étude", "puits", "arbre",
    "magasin", "maison", "bâtiment", "pompe", "estudio", "sitio", "pozo", "árbol", "tienda",
    "casa", "edificio", "bomba", "estudo", "poço", "árvore", "loja", "prédio", "badanie",
    "studnia", "drzewo", "sklep", "budynek", "pompa", "研究", "地点", "井戸", "店舗", "站点", "水井", "商店",
  ]
}

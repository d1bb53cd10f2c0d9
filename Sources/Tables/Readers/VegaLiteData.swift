/// The table that a view of Vega-Lite is of: its values, or a file beside the document.
struct VegaLiteData {
  private let reader: VegaLite
  private let context: VegaLiteContext

  init(_ reader: VegaLite, _ context: VegaLiteContext) {
    self.reader = reader
    self.context = context
  }

  /// The table after the transforms.
  func table(_ options: ReadingOptions) throws(InputProblem) -> Table {
    var table = try start(options)
    for (index, place) in context.transforms {
      let transform = try reader.object(index, place: place)
      guard let fields = try? transform.texts("fold") else {
        throw reader.source.problem(.unsupported(place: place, name: transform.firstKey ?? ""))
      }
      let names = (try? transform.texts("as")) ?? ["key", "value"]
      do throws(TransformProblem) {
        table = try table.folded(
          fields.map(VegaLiteUnit.column), name: names.first ?? "key",
          value: names.dropFirst().first ?? "value"
        ).table
      } catch {
        throw reader.source.problem(.unsupported(place: place, name: "fold"))
      }
    }
    return table
  }

  private func start(_ options: ReadingOptions) throws(InputProblem) -> Table {
    guard let data = context.data else {
      throw reader.source.problem(.unexpectedJSON(place: "data", expected: .record))
    }
    if let address = try data.text("url") { return try file(address, data, options) }
    if data.member("values") != nil { return try values(of: data, "values", data, options) }
    if let name = try data.text("name") {
      guard let datasets = context.datasets, datasets.member(name) != nil else {
        throw data.unexpected("name", .list)
      }
      return try values(of: datasets, name, data, options)
    }
    throw reader.unsupported(data, data.firstKey ?? "values")
  }

  private func values(
    of object: JSONObject, _ key: String, _ data: JSONObject, _ options: ReadingOptions
  ) throws(InputProblem) -> Table {
    guard let index = object.member(key) else { throw object.unexpected(key, .list) }
    let (tape, source) = (reader.tape, reader.source)
    if tape.entries[index].kind == .string {
      return try table(of: Array(tape.text(index).utf8), data, options)
    }
    return try JSONRecords(tape: tape, source: source, options: options).table(at: index)
  }

  /// A file of the machine, from the folder of the document.
  private func file(
    _ address: String, _ data: JSONObject, _ options: ReadingOptions
  ) throws(InputProblem) -> Table {
    let hasScheme = address.prefix { $0 != "/" }.contains(":")
    if hasScheme || address.hasPrefix("//") {
      throw reader.source.problem(.remoteData(place: data.path("url")))
    }
    // A document may come from anywhere, and does not choose what is read of the machine.
    let isInside =
      !address.hasPrefix("/") && !address.hasPrefix("~")
      && !address.split(separator: "/").contains("..")
    guard isInside else {
      throw reader.source.problem(.outsideFolder(place: data.path("url"), path: address))
    }
    let folder = reader.source.file.lastIndex(of: "/").map { reader.source.file[...$0] } ?? ""
    let path = "\(folder)\(address)"
    var options = options
    options.format = try format(of: data) ?? .auto
    options.followsFiles = false
    guard case .table(let table) = try Reader.read(path: path, options: options) else {
      throw data.unexpected("url", .record)
    }
    return table
  }

  private func table(
    of bytes: [UInt8], _ data: JSONObject, _ options: ReadingOptions
  ) throws(InputProblem) -> Table {
    var options = options
    options.format = try format(of: data) ?? .auto
    options.followsFiles = false
    let document = try Reader.read(bytes: bytes, name: reader.source.file, options: options)
    guard case .table(let table) = document else { throw data.unexpected("values", .record) }
    return table
  }

  private func format(
    of data: JSONObject
  ) throws(InputProblem) -> ReadingOptions.FileFormat? {
    guard let format = try data.object("format") else { return nil }
    for key in ["property", "feature", "mesh", "delimiter"] where format.member(key) != nil {
      throw reader.unsupported(format, key)
    }
    guard let name = try format.text("type") else { return nil }
    guard let known = ReadingOptions.FileFormat(rawValue: name),
      [.csv, .tsv, .json].contains(known)
    else { throw reader.unsupported(format, "type", name: name) }
    return known
  }
}

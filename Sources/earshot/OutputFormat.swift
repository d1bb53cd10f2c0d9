import Descriptions

/// What a file is to hold, by how its name ends.
enum OutputFormat {
  /// The format of a picture.
  static func picture(_ file: String) throws(Failure) -> ExportKind {
    try kind(of: file, among: [.svg, .text, .coloredText])
  }

  private static func kind(
    of file: String, among kinds: [ExportKind]
  ) throws(Failure) -> ExportKind {
    let name = file.lowercased()
    if let kind = kinds.first(where: { name.hasSuffix($0.ending) }) { return kind }
    throw Failure(.unknownOutputKind(file, known: kinds.map(\.ending)))
  }
}

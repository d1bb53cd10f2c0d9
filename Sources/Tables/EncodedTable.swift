/// A table with what a chart file says about how it is charted, checked but not yet interpreted.
package struct EncodedTable: Equatable, Sendable {
  /// Something that is said.
  package struct EncodingMember: Equatable, Sendable {
    package var name: String
    /// Each value as text; none where it says that there is none.
    package var texts: [String]
    /// The place in the document.
    package var place: String

    package init(_ name: String, _ texts: [String], place: String) {
      self.name = name
      self.texts = texts
      self.place = place
    }
  }

  package var table: Table
  package var title: String?
  package var summary: String?
  package var encoding: [EncodingMember]
  package var xAxis = AxisWords()
  package var yAxis = AxisWords()
  /// The number of the chart, among those that it makes, that is shown first of all in the file.
  package var open: Int?

  /// The words and the scale of an axis, as far as they are said.
  package struct AxisWords: Equatable, Sendable {
    package var title: String?
    package var unit: String?
    package var scale: Scale?

    package init(title: String? = nil, unit: String? = nil, scale: Scale? = nil) {
      self.title = title
      self.unit = unit
      self.scale = scale
    }
  }

  package init(table: Table, encoding: [EncodingMember]) {
    self.table = table
    self.encoding = encoding
  }
}

/// The names that Vega-Lite has for the members of its documents, by which mistyped ones are told from those that Earshot
/// has no use for.
///
/// See https://vega.github.io/vega-lite/docs/.
enum VegaLiteNames {
  static let view = names(
    """
    $schema align autosize background bounds center columns concat config data datasets description encoding facet
    hconcat height layer mark name padding params projection repeat resolve selection spacing spec title transform
    usermeta vconcat view width
    """)
  static let channels = names(
    """
    angle color column description detail facet fill fillOpacity href key latitude latitude2 longitude longitude2
    opacity order radius radius2 row shape size stroke strokeDash strokeOpacity strokeWidth text theta theta2 time
    tooltip url x x2 xError xError2 xOffset y y2 yError yError2 yOffset
    """)
  static let definition = names(
    """
    aggregate align axis band bandPosition bin bounds center columns condition datum field format formatType header
    impute legend scale sort spacing stack test timeUnit title type value
    """)
  static let aggregates = names(
    """
    argmax argmin average count distinct exponential exponentialb max mean median min missing product q1 q3 ci0 ci1
    stderr stdev stdevp sum valid values variance variancep
    """)
  static let types = ["quantitative", "temporal", "ordinal", "nominal", "geojson"]

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

extension VegaLite {
  /// Refuses a member whose name is none of those that there are, but nearly one.
  func check(_ object: JSONObject, names: [String], place: String) throws(InputProblem) {
    for key in object.keys where !names.contains(key) {
      guard let meant = NearName.of(key, among: names) else { continue }
      throw source.problem(.badValue(place: place, text: key, expected: meant))
    }
  }

  /// The type that a channel has; one that there is not is refused.
  func type(of definition: JSONObject) throws(InputProblem) -> String? {
    guard let type = try definition.text("type") else { return nil }
    guard VegaLiteNames.types.contains(type) else {
      let meant = NearName.of(type, among: VegaLiteNames.types)
      throw source.problem(
        .badValue(
          place: definition.path("type"), text: type,
          expected: meant ?? VegaLiteNames.types.joined(separator: ", ")))
    }
    return type
  }

  /// The aggregate that a channel has, if any; one that there is not is refused.
  func aggregate(of definition: JSONObject) throws(InputProblem) -> Aggregate? {
    guard let index = definition.member("aggregate") else { return nil }
    guard !definition.isObject(index) else { throw unsupported(definition, "aggregate") }
    let name = try definition.text("aggregate") ?? ""
    if let aggregate = Aggregate(rawValue: name == "average" ? "mean" : name) { return aggregate }
    if !VegaLiteNames.aggregates.contains(name),
      let meant = NearName.of(name, among: VegaLiteNames.aggregates)
    {
      throw source.problem(
        .badValue(place: definition.path("aggregate"), text: name, expected: meant))
    }
    throw unsupported(definition, "aggregate", name: name)
  }
}

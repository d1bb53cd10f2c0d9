import ArgumentParser

extension Mirror {
  /// The options as the parser sees them: each after the name of its property.
  ///
  /// The parser reflects twice upon all that a command takes. Named one by one, the options need no
  /// looking up of their names and types.
  init(options: KeyValuePairs<String, Any>) {
    self.init((), children: options.map { (label: $0.key, value: $0.value) })
  }
}

extension Frame {
  /// The frame as lines with escape sequences, the background of every cell painted.
  ///
  /// In direct depth colors are written as `38;2;r;g;b`, in palette depth as `38;5;n`.
  package func ansiText(theme: Theme, depth: ColorDepth) -> String { "" }
}

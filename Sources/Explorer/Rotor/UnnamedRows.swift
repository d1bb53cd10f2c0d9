import Charts
import Descriptions
import Screen

extension Model {
  /// Lists the names that the picture of the chart has no room for among the details, where one is in them.
  ///
  /// The picture is that of the whole screen; a screen reader is told all names as they come.
  mutating func listUnnamed() {
    guard page.rotor.mode == .details, settings.screenReader == .off, overlay == nil else { return }
    var seen = self
    seen.page.turn(to: .audioGraph)
    seen.settings = settings.besideBrailleRow
    // In colors more bars have their names beside them.
    seen.settings.hasColors = true
    let layout = Layout(of: seen, size)
    let page = seen.page
    let form = DrawnPlot.Form(page, seen.settings, layout, size)
    let names = page.foundUnnamed.value(for: form) {
      ChartView.unnamed(page, seen.settings, layout, size)
    }
    self.page.list(unnamed: names)
  }
}

import Charts
import Descriptions
import Screen

/// The picture of `model` on a screen of `size`.
package func view(_ model: Model, _ size: Size) -> Frame {
  var frame = Frame(size: size)
  let layout = Layout(of: model, frame.size)
  if let overlay = model.overlay {
    OverlayView.draw(overlay, of: model, into: &frame, layout)
  } else {
    TitleView.draw(model, into: &frame, layout)
    RotorView.draw(model, into: &frame, layout)
    switch model.rotor.mode {
    case .details:
      DetailsView.draw(model, into: &frame, layout)
    case .table:
      TableView.draw(model, into: &frame, layout)
      BigTextView.draw(model, into: &frame, layout)
    case .audioGraph, .describe, .values:
      ChartView.draw(model, into: &frame, layout)
      BigTextView.draw(model, into: &frame, layout)
    }
  }
  CaptionView.draw(model, into: &frame, layout)
  return model.settings.glyphs == .ascii ? frame.inASCII : frame
}

extension Layout {
  /// Where what `model` shows stands; lists are read whole, so they leave no room for big text.
  init(of model: Model, _ size: Size) {
    let isList = model.overlay != nil || model.rotor.mode == .details
    let hasAxes = !model.shown.isRound
    self.init(
      size, hasAxes: hasAxes, scale: isList ? 1 : model.settings.glyphScale,
      letterRows: BigTextView.letterRows(of: model))
    // What fits nowhere must not take room from what does.
    if let area = bigText, !BigTextView.hasLetters(for: model, in: area) {
      self.init(size, hasAxes: hasAxes)
    }
  }
}

/// The picture of the chart alone, for paper: no rotor, no hint, no focus.
package func picture(of model: Model, _ size: Size) -> Frame {
  var frame = Frame(size: size)
  var model = model
  model.size = size
  let chart = model.chart
  model.caption = Caption([
    .fact(.composition(chart.type, series: chart.series.count, points: chart.pointCount))
  ])
  let lines = model.caption.text(in: model.language).wrapped(to: frame.size.columns).count
  let layout = Layout(frame.size, isPicture: true, captionRows: lines, hasAxes: !chart.isRound)
  TitleView.draw(model, into: &frame, layout)
  ChartView.draw(model, into: &frame, layout)
  CaptionView.draw(model, into: &frame, layout)
  return model.settings.glyphs == .ascii ? frame.inASCII : frame
}

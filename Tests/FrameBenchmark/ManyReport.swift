import Charts
import Screen

/// Keys over very many names, series and charts.
func reportMany() {
  var names = Walk([categories(1_000_000)])
  tell("1000000 categories, →", names.press(.right, times: 100), goal: 4)
  var series = Walk([signals(1_000, of: 1_000)])
  tell("1000 series, →", series.press(.right, times: 100), goal: 16)
  var charts = Walk(deck(10_000))
  tell("10000 charts, 9", charts.press(.character("9"), times: 1), goal: 16)
  tell("10000 charts, ↓ in the list", charts.press(.down, times: 100), goal: 16)
  _ = charts.press(.escape)
  tell("10000 charts, 8", charts.press(.character("8"), times: 1), goal: 16)
  tell("10000 charts, ↓ beside each other", charts.press(.down, times: 100), goal: 16)
}

import Charts
import Tables

extension SimplifiedChinese {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "保持在\(level)"
    case .varies(let level): "在\(level)上下波动"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "之后" : "")\(during(stretch))保持在\(level)"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "之后" : "")\(during(stretch))围绕\(level)波动"
    case .moves(.falling, let end, let isLast): "\(isLast ? "之后" : "")下降到\(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "之后" : "")上升到\(end)"
    case .movesOnly(.falling, let start, let end): "从\(start)下降到\(end)"
    case .movesOnly(_, let start, let end): "从\(start)上升到\(end)"
    case .doubles(let length, let isExact): "\(isExact ? "" : "约")每\(length)翻一番"
    case .halves(let length, let isExact): "\(isExact ? "" : "约")每\(length)减半"
    case .everyUnit(let unit): "\(every(unit))重复一次"
    case .everyWorkingDay: "每个工作日重复一次"
    case .every(let interval): repeated(every: interval)
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "逐步下降，但有\(count(jumps))次骤升，最大为\(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "逐步下降，但有\(count(jumps))次骤升，每次\(size)"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "逐步上升，但有\(count(jumps))次骤降，最大为\(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "逐步上升，但有\(count(jumps))次骤降，每次\(size)"
    case .usually(let highest, let lowest): "平均而言\(highest)最高，\(lowest)最低"
    case .drifts(.falling): "总体下降"
    case .drifts: "总体上升"
    case .noisy: "有波动"
    case .onLogarithmicAxis: "按对数轴"
    case .leavingOut(let values, let code): "不计等于\(code)的\(values)"
    case .exception(let told, let isPeak): "但有一处\(isPeak ? "尖峰" : "低谷")：\(told)"
    case .exceptions(let told, _): "例外：\(told)"
    case .of(let subject, let shape): "\(subject)\(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject)从\(start)到\(end)，\(change)"
    }
  }

  /// Without a preposition a stretch would run into the name of the series before it: “2021在1月2日至1月9日”.
  private func during(_ stretch: String) -> String {
    "在\(stretch)" + (stretch.hasPrefix("x从") ? "时" : "")
  }

  /// “About” goes before “every”.
  func repeated(every interval: String) -> String {
    let about = words(fact: .about(""))
    return interval.hasPrefix(about)
      ? "\(about)每\(interval.dropFirst(about.count))重复一次" : "每\(interval)重复一次"
  }

  private func every(_ unit: TimeUnit) -> String {
    switch unit {
    case .minute: "每分钟"
    case .hour: "每小时"
    case .day: "每天"
    case .week: "每周"
    case .month: "每月"
    case .quarter: "每季度"
    case .year: "每年"
    }
  }
}

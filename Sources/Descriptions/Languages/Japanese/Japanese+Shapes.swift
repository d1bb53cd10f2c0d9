import Charts
import Tables

extension Japanese {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "\(level)で横ばい"
    case .varies(let level): "\(level)前後で変動"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "その後" : "")\(stretch)\(stretch.hasSuffix("間") ? "は" : "まで")\(level)で横ばい"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "その後" : "")\(stretch)\(stretch.hasSuffix("間") ? "は" : "まで")\(level)前後で変動"
    case .moves(.falling, let end, let isLast): "\(isLast ? "その後" : "")\(end)まで下降"
    case .moves(_, let end, let isLast): "\(isLast ? "その後" : "")\(end)まで上昇"
    case .movesOnly(.falling, let start, let end): "\(start)から\(end)へ下降"
    case .movesOnly(_, let start, let end): "\(start)から\(end)へ上昇"
    case .doubles(let length, let isExact): "\(isExact ? "" : "約")\(again(length))2倍"
    case .halves(let length, let isExact): "\(isExact ? "" : "約")\(again(length))半分"
    case .everyUnit(let unit): "\(every(unit))繰り返し"
    case .everyWorkingDay: "平日に繰り返し"
    case .every(let interval): "\(again(interval))繰り返し"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "少しずつ下降し、\(count(jumps))回急上昇、最大は\(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "少しずつ下降し、\(count(jumps))回急上昇、毎回\(size)"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "少しずつ上昇し、\(count(jumps))回急下降、最大は\(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "少しずつ上昇し、\(count(jumps))回急下降、毎回\(size)"
    case .usually(let highest, let lowest): "平均すると\(highest)に最高、\(lowest)に最低"
    case .drifts(.falling): "全体として下降"
    case .drifts: "全体として上昇"
    case .noisy: "ばらつきあり"
    case .onLogarithmicAxis: "対数軸で見た場合"
    case .leavingOut(let values, let code): "\(code)の\(values)は除外"
    case .exception(let told, let isPeak): "ただし急な\(isPeak ? "山" : "谷")が1か所（\(told)）"
    case .exceptions(let told, let number): "ただし例外が\(count(number))か所（\(told)）"
    case .of(let subject, let shape): "\(subject)は、\(shape)"
    // The values were named just before.
    case .ends("値", let start, let end, let change): "\(way(from: start, to: end))、\(change)"
    case .ends(let subject, let start, let end, let change):
      "\(subject)は\(way(from: start, to: end))、\(change)"
    }
  }

  // “0から10の階級の5から…” has one から too many.
  func way(from start: String, to end: String) -> String {
    start.contains("から") ? "最初は\(start)、最後は\(end)" : "\(start)から\(end)へ"
  }

  /// A length as it comes again and again: “3日間”, “3日ごとに”.
  func again(_ length: String) -> String {
    let isBare = !["日間", "分間"].contains(where: length.hasSuffix)
    return "\(isBare ? length : String(length.dropLast()))ごとに"
  }

  private func every(_ unit: TimeUnit) -> String {
    switch unit {
    case .minute: "毎分"
    case .hour: "毎時"
    case .day: "毎日"
    case .week: "毎週"
    case .month: "毎月"
    case .quarter: "四半期ごとに"
    case .year: "毎年"
    }
  }
}

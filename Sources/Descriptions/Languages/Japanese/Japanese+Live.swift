extension Japanese {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "データを待っています"
    case .waitingFor(let file): "\(file)のデータを待っています"
    case .missing(let file): "\(file)はまだありません。待っています"
    case .new(let number): "新着\(count(number))件"
    case .live: "ライブ"
    case .liveFrom(let file): "\(file)のライブデータ"
    case .paused: "一時停止。新しい行は保存されます"
    case .behind(let time): "\(time)遅れ"
    case .following: "最新を追っています"
    case .nothingToFollow: "追うデータがありません。すべて読み込み済みです"
    case .lost(let time): "\(time)間データなし"
    case .back(let time): "\(time)ぶりにデータ再開"
    case .ended: "入力の終わり"
    case .unfit(let number): "合わない行が\(count(number))行"
    case .loaded: "すべて読み込みました"
    case .stopped: "読み込みを中止しました"
    case .missingCells(let number): "値のないセルが\(count(number))個"
    case .truncated(let file): "\(file)が切り詰められました。先頭から追います"
    case .replaced(let file): "\(file)が置き換えられました。新しいものを追います"
    case .alarm: "警報"
    }
  }
}

extension SimplifiedChinese {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "正在等待数据"
    case .waitingFor(let file): "正在等待\(file)的数据"
    case .missing(let file): "\(file)尚不存在：正在等待"
    case .new(let number): "新增\(count(number))行"
    case .live: "实时"
    case .liveFrom(let file): "\(file)的实时数据"
    case .paused: "已暂停，新行会保留"
    case .behind(let time): "落后\(time)"
    case .following: "正在跟随最新数据"
    case .nothingToFollow: "没有可跟随的数据：已全部读取"
    case .lost(let time): "已有\(time)没有数据"
    case .back(let time): "数据恢复，中断了\(time)"
    case .ended: "输入结束"
    case .unfit(let number): "\(count(number))行格式不符"
    case .loaded: "已全部读取"
    case .stopped: "已停止读取"
    case .missingCells(let number): "\(count(number))个单元格没有值"
    case .truncated(let file): "\(file)被截断：从头跟随"
    case .replaced(let file): "\(file)被替换：跟随新文件"
    case .alarm: "警报"
    }
  }
}

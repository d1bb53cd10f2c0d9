extension SimplifiedChinese {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "教程，逐个按键"
    case .step(let number, let steps): "第\(count(number))步，共\(count(steps))步"
    case .press(let keys, .point): "请按\(keys)前往下一个点"
    case .press(let keys, .back): "请按\(keys)返回上一个点"
    case .press(let keys, .highest): "请按\(keys)前往最大值"
    case .press(let keys, .play): "请按\(keys)从这里开始收听图表"
    case .press(let keys, .rotor): "请按\(keys)切换到下一个转子模式"
    case .press(let keys, .items): "请按\(keys)前往下一项"
    case .press(let keys, .list): "请按\(keys)打开可前往位置的列表"
    case .press(let keys, .help): "请按\(keys)打开帮助"
    case .ways(let again, let leave): "按\(again)重复，按\(leave)离开教程"
    case .point: "值越高，声音越高"
    case .back: "每次来到一个点，都会发声并播报"
    case .highest: "也有转到最小值的键"
    case .play: "从当前位置播放到末尾"
    case .rotor: "每转一次，就换一种读图方式"
    case .items: "每种模式和每个列表都这样浏览"
    case .list(let choose, let close): "浏览列表，按\(choose)选择，或按\(close)关闭"
    case .help(let close): "这里每个键都会说明用途，按\(close)关闭帮助"
    case .end: "教程结束，现在所有按键都可用"
    case .left: "已离开教程"
    case .offer(let key): "第一次使用？按\(key)开始教程"
    }
  }
}

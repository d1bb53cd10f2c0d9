extension Japanese {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "チュートリアル、キーを1つずつ"
    case .step(let number, let steps): "\(count(steps))段階中\(count(number))"
    case .press(let keys, let action): "\(keys)を押してください：\(action)"
    case .ways(let again, let leave): "\(again)でもう一度、\(leave)で終了します"
    case .point: "値が高いほど音も高くなります"
    case .back: "点に来るたびに音と言葉で伝えます"
    case .highest: "最小値に移るキーもあります"
    case .play: "今いる位置から終わりまで再生します"
    case .rotor: "回すたびに別の読み方に変わります"
    case .items: "どのモードもリストもこのように進みます"
    case .list(let choose, let close): "リストを進み、\(choose)で選ぶか、\(close)で閉じます"
    case .help(let close): "ここでは各キーが働きを伝えます。\(close)でヘルプを閉じます"
    case .end: "チュートリアルは終わりです。すべてのキーが使えます"
    case .left: "チュートリアルを中止しました"
    case .offer(let key): "初めてですか。\(key)でチュートリアルが始まります"
    }
  }
}

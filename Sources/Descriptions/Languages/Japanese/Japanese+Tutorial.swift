extension Japanese {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "チュートリアル、キーを1つずつ"
    case .step(let number, let steps): "\(count(steps))段階中\(count(number))段階目"
    case .press(let keys, .point): "\(keys)を押して次の点へ進んでください"
    case .press(let keys, .back): "\(keys)を押して前の点へ戻ってください"
    case .press(let keys, .highest): "\(keys)を押して最大値へ移動してください"
    case .press(let keys, .play): "\(keys)を押してここからグラフを聞いてください"
    case .press(let keys, .rotor): "\(keys)を押してローターの次のモードに切り替えてください"
    case .press(let keys, .items): "\(keys)を押して次の項目へ進んでください"
    case .press(let keys, .list): "\(keys)を押して移動先の一覧を開いてください"
    case .press(let keys, .help): "\(keys)を押してヘルプを開いてください"
    case .ways(let again, let leave): "\(again)でもう一度読み上げ、\(leave)で終了します"
    case .point: "値が高いほど音も高くなります"
    case .back: "点に来るたびに音と言葉で伝えます"
    case .highest: "最小値に移るキーもあります"
    case .play: "今いる位置から終わりまで再生します"
    case .rotor: "回すたびに別の読み方に変わります"
    case .items: "どのモードもリストもこのように進みます"
    case .list(let choose, let close): "リストを進み、\(choose)で選ぶか、\(close)で閉じます"
    case .help(let close): "ここではキーを押すとその働きを伝えます。\(close)でヘルプを閉じます"
    case .end: "チュートリアルは終わりです。すべてのキーが使えます"
    case .left: "チュートリアルを中止しました"
    case .offer(let key): "初めてですか。\(key)でチュートリアルが始まります"
    }
  }
}

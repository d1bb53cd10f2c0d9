/// The notes on what is taken away.
extension Phrasebook {
  func export(_ sentence: ExportSentence) -> String {
    switch sentence {
    case .noCommand: words(shelf: .noCommand(words(screen: .export(.chartFile))))
    case .readsPipe: words(shelf: .readsPipe(words(screen: .export(.chartFile))))
    case .zoomLeftOut: words(shelf: .zoomLeftOut)
    case .holdsPart: words(shelf: .holdsPart)
    case .pitchesOfPart: words(shelf: .pitchesOfPart)
    case .someChartsLeftOut: words(shelf: .someChartsLeftOut)
    case .sameAxesLeftOut: words(shelf: .sameAxesLeftOut)
    case .opensOtherwise: words(shelf: .opensOtherwise)
    }
  }
}

import CPortAudio
import Testing

@testable import PortAudioOutput

@Suite struct StreamFormatTests {
  private func formats(channels: Int32, rate: Double) -> [[Double]] {
    var device = PaDeviceInfo()
    device.maxOutputChannels = channels
    device.defaultSampleRate = rate
    return StreamFormat.all(for: device).map { [Double($0.channelCount), $0.sampleRate] }
  }

  @Test func asksForStereoFirstAndTheDevicesOwnRateNext() {
    #expect(
      formats(channels: 2, rate: 44_100)
        == [[2, 48_000], [2, 44_100], [1, 48_000], [1, 44_100]])
    #expect(formats(channels: 1, rate: 44_100) == [[1, 48_000], [1, 44_100]])
  }

  @Test func asksForWhatADeviceDoesNotTell() {
    #expect(
      formats(channels: 8, rate: 48_000)
        == [[2, 48_000], [2, 44_100], [1, 48_000], [1, 44_100], [8, 48_000], [8, 44_100]])
    #expect(formats(channels: 1, rate: 96_000) == [[1, 48_000], [1, 96_000], [1, 44_100]])
    #expect(formats(channels: 0, rate: 0) == [[1, 48_000], [1, 44_100]])
  }

  @Test func someErrorsNoFormatHelps() {
    #expect(!StreamFormat.isFinal(paInvalidSampleRate.rawValue))
    #expect(!StreamFormat.isFinal(paInvalidChannelCount.rawValue))
    #expect(!StreamFormat.isFinal(paUnanticipatedHostError.rawValue))
    #expect(StreamFormat.isFinal(paDeviceUnavailable.rawValue))
  }
}

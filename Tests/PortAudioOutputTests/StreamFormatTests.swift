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
    #expect(formats(channels: 8, rate: 48_000) == [[2, 48_000], [1, 48_000]])
    #expect(formats(channels: 1, rate: 44_100) == [[1, 48_000], [1, 44_100]])
  }

  @Test func onlyARefusedFormatIsWorthAnother() {
    #expect(StreamFormat.isRefusal(paInvalidSampleRate.rawValue))
    #expect(StreamFormat.isRefusal(paInvalidChannelCount.rawValue))
    #expect(!StreamFormat.isRefusal(paDeviceUnavailable.rawValue))
    #expect(!StreamFormat.isRefusal(paNoError.rawValue))
  }
}

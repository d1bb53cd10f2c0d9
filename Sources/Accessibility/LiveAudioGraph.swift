// Apple's framework of this name has the live tone, too.
@_exported import class LiveTone.AXLiveAudioGraph

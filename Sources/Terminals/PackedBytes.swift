import CCompression

/// Bytes in the form of zlib (RFC 1950), in which terminals take pictures.
package enum PackedBytes {
  /// `nil` without that library.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    let limit = ccompression_limit(bytes.count)
    guard limit > 0 else { return nil }
    let packed = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      count = ccompression_pack(bytes, bytes.count, room.baseAddress, limit)
    }
    return packed.isEmpty ? nil : packed
  }
}

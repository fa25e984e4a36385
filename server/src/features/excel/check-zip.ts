/** What all parts of a workbook may be together when unpacked: twice what 50,000 full rows are. */
const unpackedAtMost = 200 * 1024 * 1024
/** Of these the ones that are no sheets, which are read whole. */
const aroundAtMost = 64 * 1024 * 1024
const partsAtMost = 2_000

/**
 * Whether a zip says of itself that it unpacks to a size that a list can have. The reader unpacks no part beyond what is
 * said here, so a file that lies is cut short.
 */
export function isSafeZip(bytes: Buffer): boolean {
  const end = endOfDirectory(bytes)
  if (end < 0) return false
  const parts = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  let around = 0
  if (parts > partsAtMost) return false
  for (let part = 0; part < parts; part++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return false
    const packed = bytes.readUInt32LE(at + 20)
    const unpacked = bytes.readUInt32LE(at + 24)
    // Without a size there is no limit; two bytes are an empty part.
    if (unpacked === 0 && packed > 2) return false
    total += unpacked
    if (!bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28)).includes('worksheets/'))
      around += unpacked
    if (total > unpackedAtMost || around > aroundAtMost) return false
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts > 0
}

/** Where the end of the central directory begins; a comment of up to 64 KB may stand behind it. */
function endOfDirectory(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - 22 - 65_535)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === 0x06054b50) return at
  return -1
}

import { createInflateRaw } from 'node:zlib'

/** What all parts of a workbook may be together when unpacked: twice what 50,000 full rows are. */
const unpackedAtMost = 200 * 1024 * 1024
/** Of these the ones that are no sheets. */
const aroundAtMost = 64 * 1024 * 1024
const partsAtMost = 2_000

/** A file within a zip, still packed. */
interface Part {
  packed: Buffer
  /** Bytes when unpacked, as the zip says. */
  size: number
  isDeflated: boolean
}

/** The parts of a zip by name: small letters, slashes forward. */
export type ZipParts = ReadonlyMap<string, Part>

/**
 * The directory of a zip; null for what is none, and for one that says of itself that it unpacks to more than a list can
 * have or hides its size. Nothing is unpacked yet.
 */
export function zipParts(bytes: Buffer): ZipParts | null {
  const end = endOfDirectory(bytes)
  if (end < 0) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  let around = 0
  if (count === 0 || count > partsAtMost) return null
  const parts = new Map<string, Part>()
  for (let place = 0; place < count; place++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null
    const method = bytes.readUInt16LE(at + 10)
    const packedSize = bytes.readUInt32LE(at + 20)
    const size = bytes.readUInt32LE(at + 24)
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    const packed = packedBytes(bytes, bytes.readUInt32LE(at + 42), packedSize)
    // Without a size there is no limit; two bytes are an empty part.
    if (!packed || (size === 0 && packedSize > 2)) return null
    total += size
    if (!name.includes('worksheets')) around += size
    if (total > unpackedAtMost || around > aroundAtMost) return null
    if (method === 0 || method === 8)
      parts.set(name.replaceAll('\\', '/').toLowerCase(), { packed, size, isDeflated: method === 8 })
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

/** Unpacks a part, piece by piece, and no further than the zip said: throws where there is more. */
export async function* unpacked({ packed, size, isDeflated }: Part): AsyncGenerator<Uint8Array> {
  if (!isDeflated) return yield packed.subarray(0, size)
  const inflate = createInflateRaw({ chunkSize: 65_536 })
  inflate.end(packed)
  let got = 0
  for await (const piece of inflate) {
    got += piece.length
    if (got > size) throw new Error('A part of the zip is larger than it says')
    yield piece
  }
}

/** The bytes of a part behind its local header; null where they are not in the file. */
function packedBytes(bytes: Buffer, at: number, size: number): Buffer | null {
  if (at + 30 > bytes.length) return null
  const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return begin + size > bytes.length ? null : bytes.subarray(begin, begin + size)
}

/** Where the end of the central directory begins; a comment of up to 64 KB may stand behind it. */
function endOfDirectory(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - 22 - 65_535)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === 0x06054b50) return at
  return -1
}

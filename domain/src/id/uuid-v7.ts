/** Each byte as two digits: looked up, because a check of a whole shop makes fifteen thousand ids. */
const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * A UUIDv7 (RFC 9562) in lower case: 48 bits of milliseconds, then 74 of randomness, so that ids sort by time.
 * `nowMs` are epoch milliseconds, `random` ten random bytes; the caller brings both, so that this stays pure.
 */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError(`uuidV7 needs 10 random bytes, got ${random.length}`)
  const time = Math.trunc(nowMs).toString(16).padStart(12, '0')
  const at = (place: number) => digits[random[place]!]!
  const version = digits[0x70 | (random[0]! & 0x0f)]! // 7
  const variant = digits[0x80 | (random[2]! & 0x3f)]! // binary 10
  const node = at(4) + at(5) + at(6) + at(7) + at(8) + at(9)
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}${at(1)}-${variant}${at(3)}-${node}`
}

/**
 * A UUIDv7 (RFC 9562) in lower case: 48 bits of milliseconds, then 74 of randomness, so that ids sort by time.
 * `nowMs` are epoch milliseconds, `random` ten random bytes; the caller brings both, so that this stays pure.
 */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError(`uuidV7 needs 10 random bytes, got ${random.length}`)
  const time = Math.trunc(nowMs).toString(16).padStart(12, '0')
  const bytes = Array.from(random)
  bytes[0] = 0x70 | (bytes[0]! & 0x0f) // version 7
  bytes[2] = 0x80 | (bytes[2]! & 0x3f) // variant 10
  const rest = bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`
}

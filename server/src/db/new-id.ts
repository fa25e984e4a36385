import { randomFillSync } from 'node:crypto'
import { uuidV7 } from '@quay/domain/id/uuid-v7'

/** Random bytes are drawn for many ids at once: a sale makes about twenty. */
const pool = new Uint8Array(10 * 256)
let used = pool.length
let lastMs = 0
let counter = 0

/**
 * A new identifier, UUIDv7. Those of one process sort in the order they were made, also within a millisecond (RFC 9562
 * §6.2, method 1: the twelve bits behind the time count), so rows made together lie together and keep their order.
 */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.subarray(used, used + 10)
  used += 10
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    counter = ((random[0]! << 8) | random[1]!) & 0x7ff
  } else if (++counter > 0xfff) {
    lastMs++
    counter = 0
  }
  random[0] = counter >> 8
  random[1] = counter & 0xff
  return uuidV7(lastMs, random)
}

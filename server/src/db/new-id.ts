import { getRandomValues } from 'node:crypto'
import { uuidV7 } from '@quay/domain/id/uuid-v7'

/** A new identifier, UUIDv7: rows made together lie together in the index. */
export function newId(): string {
  return uuidV7(Date.now(), getRandomValues(new Uint8Array(10)))
}

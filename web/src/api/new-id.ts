import { uuidV7 } from '@quay/domain/id/uuid-v7'

/** A new UUIDv7: for documents made here, and for one action of a person. */
export function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
}

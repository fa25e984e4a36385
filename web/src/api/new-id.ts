import { uuidV7 } from '@quay/domain/id/uuid-v7'
import { correctedNow } from '../offline/connection/clock.ts'

/** A new UUIDv7 of the corrected clock: for documents made here, and for one action of a person. */
export function newId(): string {
  return uuidV7(correctedNow(), crypto.getRandomValues(new Uint8Array(10)))
}

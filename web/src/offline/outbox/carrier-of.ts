import { deliveringTill } from '../../api/session/own-till.ts'
import { useSession } from '../../api/session/session.ts'
import { readParked } from '../people/parked-session.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/**
 * Under whose session a kept sale goes: `own`, that of who is signed in, or by the id of its seller one that is parked here. A registered
 * till delivers the sales of all its sellers; at any other browser each goes under its seller's. Null: it waits for its seller.
 */
export function carrierOf({ body: { sellerId } }: Pick<OutboxEntry, 'body'>): string | null {
  const { profile } = useSession.getState()
  if (profile && (deliveringTill() || !sellerId || sellerId === profile.id)) return 'own'
  return sellerId && readParked(sellerId) ? sellerId : null
}

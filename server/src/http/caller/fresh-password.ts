import { asksPassword, type RouteSpec } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

/** How long after the password what asks for it is open, in the session in which it was given. */
export const freshMinutes = 10

/**
 * Refuses what asks for the password (`asksPassword` of the contract) unless the caller gave it in this session within
 * the last minutes: at the sign-in, or again since. Throws `password-confirm-needed`.
 */
export async function requireFreshPassword(tx: Tx, actor: Actor, route: RouteSpec): Promise<void> {
  if (!asksPassword(route)) return
  const rows = await tx.query(
    'select id from session where store_id = $1 and id = $2 and password_at > $3::timestamptz - make_interval(mins => $4)',
    [tx.storeId, actor.sessionId, tx.now, freshMinutes],
  )
  if (!rows.length) throw new DomainError('password-confirm-needed')
}

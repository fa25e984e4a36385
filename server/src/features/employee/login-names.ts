import { fold } from '@quay/domain/text/fold'
import type { Tx } from '../../db/connection/transaction.ts'
import { type DomainError, refuseField } from '../../db/domain-error.ts'
import { phoneKey } from '../customer/phone-key.ts'

/**
 * Sets the names by which an employee signs in: the user name, and the phone if there is one. Sign-in looks them up
 * before it knows the store, so a user name is unique in all stores; a phone, which is not verified, is unique within a
 * store. Throws `username-taken` and `login-phone-taken`, beside their fields.
 */
export async function setLoginNames(
  tx: Tx,
  employeeId: string,
  { username, phone }: { username: string; phone: string | null },
): Promise<void> {
  const wanted = new Map<string, DomainError>([
    [fold(username), refuseField('username-taken', 'username', { username })],
    ...(phone ? [[phoneKey(phone), refuseField('login-phone-taken', 'phone', { phone })] as const] : []),
  ])
  const held = await tx.query<{ folded: string }>(
    'select folded from login_name where store_id = $1 and employee_id = $2',
    [tx.storeId, employeeId],
  )
  const dropped = held.map(({ folded }) => folded).filter(folded => !wanted.has(folded))
  if (dropped.length)
    await tx.query('delete from login_name where store_id = $1 and employee_id = $2 and folded = any($3::text[])', [
      tx.storeId,
      employeeId,
      dropped,
    ])
  const kept = new Set(held.map(({ folded }) => folded))
  // Sorted, so that two people who swap their names wait for each other in one order.
  for (const [folded, taken] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (kept.has(folded)) continue
    const rows = await tx.query(
      'insert into login_name (folded, store_id, employee_id) values ($1, $2, $3) on conflict do nothing returning folded',
      [folded, tx.storeId, employeeId],
    )
    if (!rows.length) throw taken
  }
}

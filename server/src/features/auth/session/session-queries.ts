import type { SessionItem } from '@quay/contract/auth/shapes'
import { describeDevice } from '@quay/domain/text/describe-device'
import type { Tx } from '../../../db/connection/transaction.ts'

/** The devices on which a person is signed in, the last used first; `current` is the session that asks. */
export async function listSessions(tx: Tx, employeeId: string, current: string): Promise<SessionItem[]> {
  const rows = await tx.query<Omit<SessionItem, 'device'>>(
    `select id, user_agent, address, started_by, created_at,
            rotated_at as last_used_at, id = $3 as is_current
     from session where store_id = $1 and employee_id = $2 and revoked_at is null and expires_at > $4 order by rotated_at desc`,
    [tx.storeId, employeeId, current, tx.now],
  )
  return rows.map(row => ({ ...row, device: describeDevice(row.userAgent) }))
}

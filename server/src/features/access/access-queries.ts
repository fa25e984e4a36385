import type { accessRoutes } from '@quay/contract/access/routes'
import type { Output } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { pinAttempts } from '../auth/check-pin.ts'
import { readManaged } from './access-store.ts'

type Access = Output<typeof accessRoutes.get>
type PasswordRequests = Output<typeof accessRoutes.passwordRequests>

const accessSql = `
  select e.pin_hash is not null as has_pin, e.pin_hash is not null and e.pin_failures >= $3 as is_pin_locked,
         e.totp_confirmed_at is not null as has_totp, e.must_change_password,
         (select json_build_object('id', q.id, 'requestedAt', to_char(q.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'address', q.address)
          from password_request q where q.store_id = $1 and q.employee_id = e.id) as password_request
  from employee e where e.store_id = $1 and e.id = $2`

/** How a person of the store gets in. Throws `not-found`. */
export async function readAccess(tx: Tx, actor: Actor, employeeId: string): Promise<Access> {
  const { isOutranked } = await readManaged(tx, actor, employeeId)
  const [row] = await tx.query<Omit<Access, 'isSelf' | 'isOutranked'>>(accessSql, [tx.storeId, employeeId, pinAttempts])
  return { ...row!, isSelf: employeeId === actor.employeeId, isOutranked }
}

/** Who asked for a new password and still waits. */
export async function listPasswordRequests(tx: Tx): Promise<PasswordRequests> {
  return tx.query<PasswordRequests[number]>(
    `select q.id, q.employee_id, e.full_name, q.requested_at, q.address
     from password_request q join employee e on e.store_id = q.store_id and e.id = q.employee_id
     where q.store_id = $1 order by q.requested_at desc, q.id limit 100`,
    [tx.storeId],
  )
}

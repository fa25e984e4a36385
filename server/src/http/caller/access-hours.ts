import type { AccessWindow } from '@quay/contract/employee/shapes'
import { describeHours, isWithinHours } from '@quay/domain/access/access-hours'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

/** The zone of a person without a branch. */
const usualZone = 'Asia/Ho_Chi_Minh'

/** The time zone by which the hours of employee `e` count; null for a person without hours, who needs none. */
export const hoursZoneSql = `
  case when e.access_windows is not null then
    (select b.time_zone from employee_branch eb join branch b on b.store_id = eb.store_id and b.id = eb.branch_id
     where eb.store_id = $1 and eb.employee_id = e.id
     order by eb.is_default desc, b.is_default_branch desc, b.created_at, b.id limit 1) end`

interface Bound {
  fullName: string
  accessWindows: readonly AccessWindow[] | null
  timeZone: string | null
}

/** Throws `outside-access-hours`, which names the hours, when the person may not work now. */
export function refuseOutsideHours({ fullName, accessWindows, timeZone }: Bound, now: Date): void {
  if (!accessWindows || isWithinHours(accessWindows, now.getTime(), timeZone ?? usualZone)) return
  throw new DomainError('outside-access-hours', { name: fullName, hours: describeHours(accessWindows) })
}

/** The same for a person other than the caller, who signs in or allows an act. */
export async function refuseOutsideHoursOf(tx: Tx, employeeId: string): Promise<void> {
  const [person] = await tx.query<Bound>(
    `select e.full_name, e.access_windows, ${hoursZoneSql} as time_zone
     from employee e where e.store_id = $1 and e.id = $2`,
    [tx.storeId, employeeId],
  )
  if (person) refuseOutsideHours(person, tx.now)
}

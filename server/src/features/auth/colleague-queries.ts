import { areas } from '@quay/contract/areas'
import type { Action, Model } from '@quay/contract/right/permission'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchesWithRightSql } from '../../http/caller/role-at-branch.ts'
import { pinAttempts } from './check-pin.ts'

interface Colleague {
  id: string
  fullName: string
  roleName: string
  isPinLocked: boolean
  needsPassword: boolean
}

/**
 * Whether the PIN of `e` opens a session at the browser of the session `b`: they used the password there before, or it is
 * a registered till; a person with codes of an app must have used them there.
 */
export const mayComeByPinSql = `(
  exists (select from session s where s.store_id = $1 and s.employee_id = e.id and s.browser_id = b.browser_id and s.started_by = 'password')
  or (e.totp_confirmed_at is null and exists (select from device d where d.store_id = $1 and d.id = b.device_id and d.is_active)))`

const colleaguesSql = `
  select e.id, e.full_name, (
      select r.name from role r where r.store_id = $1 and r.id = coalesce(
        (select h.role_id from employee_branch h where h.store_id = $1 and h.employee_id = e.id and h.branch_id = $8), e.role_id)
    ) as role_name, e.pin_failures >= $4 as is_pin_locked,
    not ${mayComeByPinSql} as needs_password
  from employee e
  join session b on b.store_id = e.store_id and b.id = $7
  where e.store_id = $1 and e.id <> $2 and e.is_active and e.pin_hash is not null and not e.must_change_password
    and exists (select from employee_branch b where b.store_id = $1 and b.employee_id = e.id and b.branch_id = any($3::uuid[]))
    and ($5::text is null or $8 = any(${branchesWithRightSql('$5::text', '$6::text')}))
  order by e.full_name collate "vi-x-icu", e.id`

const isModel = (model: string) => Object.hasOwn(areas, model)

/** Who works at a branch of the caller's and has a PIN; with a right, those who hold it where the call is made. */
export async function listColleagues(
  tx: Tx,
  actor: Actor,
  { model, action }: { model?: Model | undefined; action?: Action | undefined },
): Promise<Colleague[]> {
  // A text that is no model, as one that the database cannot read, is a right that no person holds.
  if (model !== undefined && !isModel(model)) return []
  return tx.query<Colleague>(colleaguesSql, [
    tx.storeId,
    actor.employeeId,
    actor.branchIds,
    pinAttempts,
    model ?? null,
    action ?? null,
    actor.sessionId,
    actor.defaultBranchId,
  ])
}

/** Whether a colleague may allow the caller an act: the colleague needs the right at a branch that both work in. */
export async function mayApprove(
  tx: Tx,
  actor: Actor,
  approver: { id: string; model: Model; action: Action },
): Promise<{ fullName: string; holdsRight: boolean } | undefined> {
  const [row] = await tx.query<{ fullName: string; holdsRight: boolean }>(
    `select e.full_name, ${branchesWithRightSql('$4::text', '$5::text')} && $3::uuid[] as holds_right
     from employee e
     where e.store_id = $1 and e.id = $2 and e.is_active
       and exists (select from employee_branch b where b.store_id = $1 and b.employee_id = e.id and b.branch_id = any($3::uuid[]))`,
    [tx.storeId, approver.id, actor.branchIds, approver.model, approver.action],
  )
  return row
}

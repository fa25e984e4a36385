import type { Actor, Tx } from '../../db/connection/transaction.ts'

/** Puts the list of the first day away for one person, or takes it out again. */
export async function hideOnboarding(tx: Tx, actor: Actor, hidden: boolean): Promise<void> {
  const changed = await tx.query(
    `update employee set onboarding_hidden_at = case when $3 then $4::timestamptz end
     where store_id = $1 and id = $2 and (onboarding_hidden_at is not null) <> $3 returning id`,
    [tx.storeId, actor.employeeId, hidden, tx.now],
  )
  if (!changed.length) {
    tx.repeated = true
    return
  }
  await tx.audit('onboarding.hide', { kind: 'employee', id: actor.employeeId, code: actor.fullName }, undefined, {
    hidden,
  })
}

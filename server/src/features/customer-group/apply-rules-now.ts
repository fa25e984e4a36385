import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { applyGroupRules } from './apply-rules.ts'

/** Fills the groups by their rules when a person asks for it. Gives how many customers came and went. */
export async function applyRulesNow(tx: Tx, actor: Actor): Promise<{ added: number; removed: number }> {
  const { today } = await readBranchDay(tx, actor.defaultBranchId)
  const moved = await applyGroupRules(tx, today)
  await tx.audit('customer-group.apply', null, undefined, {
    customersAdded: moved.added,
    customersRemoved: moved.removed,
  })
  return moved
}

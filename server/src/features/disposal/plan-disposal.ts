import { decideDisposal } from '@quay/domain/disposal/decide-disposal'
import type { DisposalFacts, DisposalInput, DisposalPlan } from '@quay/domain/disposal/disposal-facts'
import { zonedTime } from '@quay/domain/time/zoned-time'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postStock } from '../stock/apply-stock.ts'
import { loadShelves } from '../stock/load-shelves.ts'
import { postingOf } from '../stock/posting.ts'

/** Loads what a disposal depends on, under lock where it is to be completed, and decides it. Throws what decideDisposal refuses. */
export async function planDisposal(tx: Tx, input: DisposalInput, status: 'DRAFT' | 'SUCCEED'): Promise<DisposalPlan> {
  const decision = decideDisposal(input, await loadDisposal(tx, input, status === 'SUCCEED'), status)
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

async function loadDisposal(tx: Tx, { branchId, items }: DisposalInput, locked: boolean): Promise<DisposalFacts> {
  const [shelves, day] = await Promise.all([loadShelves(tx, branchId, items, locked), readBranchDay(tx, branchId)])
  const now = tx.now.toISOString()
  return { now, businessDay: day.today, today: zonedTime(now, day.timeZone).day, ...shelves }
}

/** Writes what a completed disposal does to the stock. */
export function applyDisposal(
  tx: Tx,
  actor: Actor,
  { disposal, stockEntries, ...changes }: DisposalPlan,
  code: string,
) {
  const posting = postingOf(actor, 'disposal', { ...disposal, code }, disposal.businessDay)
  return postStock(tx, posting, { entries: stockEntries, ...changes })
}

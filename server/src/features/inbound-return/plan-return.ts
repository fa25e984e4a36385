import { decideReturn } from '@quay/domain/inbound-return/decide-return'
import type { ReturnFacts, ReturnInput, ReturnPlan, ReturnSource } from '@quay/domain/inbound-return/return-facts'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, readFunds } from '../cashbook/apply-cash.ts'
import { lockPartner, readPartner } from '../debt/apply-debt.ts'
import { loadShelves } from '../stock/load-shelves.ts'

/** Loads what a return depends on, under lock where it is to be completed, and decides it. Throws what decideReturn refuses. */
export async function planReturn(tx: Tx, input: ReturnInput, status: 'DRAFT' | 'SUCCEED'): Promise<ReturnPlan> {
  const decision = decideReturn(input, await loadReturn(tx, input, status === 'SUCCEED'), status)
  if (!decision.ok) throw refuseAs(decision)
  return decision.plan
}

async function loadReturn(tx: Tx, input: ReturnInput, locked: boolean): Promise<ReturnFacts> {
  const { branchId, providerId, inboundId, items } = input
  // The receipt first: two returns of it, and its cancel, take turns.
  const source = inboundId ? await readSource(tx, branchId, inboundId, locked) : null
  const [shelves, day] = await Promise.all([loadShelves(tx, branchId, items, locked), readBranchDay(tx, branchId)])
  const provider = providerId ? await (locked ? lockPartner : readPartner)(tx, 'provider', providerId) : null
  const funds = await (locked ? lockFunds(tx, branchId, input.payments ?? []) : readFunds(tx, branchId))
  return {
    now: tx.now.toISOString(),
    businessDay: day.today,
    ...shelves,
    source,
    provider: provider ?? null,
    ...fundsToPay(funds),
  }
}

async function readSource(tx: Tx, branchId: string, id: string, locked: boolean): Promise<ReturnSource | null> {
  const [head] = await tx.query<Omit<ReturnSource, 'lots'>>(locked ? `${sourceSql} for update` : sourceSql, [
    tx.storeId,
    id,
    branchId,
  ])
  if (!head) return null
  return { ...head, lots: await tx.query<ReturnSource['lots'][number]>(sourceLotsSql, [tx.storeId, id]) }
}

const sourceSql = `
  select id, code, status, branch_id, provider_id
  from inbound where store_id = $1 and id = $2 and branch_id = $3`

const sourceLotsSql = `
  select l.item_id, l.lot_id, sum(l.base_quantity)::bigint as bought, coalesce((
    select sum(i.base_quantity) from inbound_return_item i
    join inbound_return d on d.store_id = i.store_id and d.id = i.inbound_return_id and d.status = 'SUCCEED'
    where i.store_id = $1 and i.inbound_item_id = l.item_id and i.lot_id = l.lot_id
  ), 0)::bigint as returned
  from inbound_lot l where l.store_id = $1 and l.inbound_id = $2 and l.lot_id is not null
  group by l.item_id, l.lot_id`

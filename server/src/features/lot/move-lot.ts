import type { lotRoutes } from '@quay/contract/lot/routes'
import { decideQuarantine, type QuarantineFacts } from '@quay/domain/lot/decide-quarantine'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockStock, postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    quarantine: unknown
  }
}

const lotSql = `
  select l.id, l.number, l.expiry_date::text as expiry_date, l.product_id, p.name,
    coalesce((select json_agg(json_build_object('name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units
  from lot l join product p on p.store_id = l.store_id and p.id = l.product_id where l.store_id = $1 and l.id = $2`

type Lot = QuarantineFacts['lot'] & { productId: string } & Pick<QuarantineFacts['product'], 'name' | 'units'>

/**
 * Puts goods of a lot apart at a branch, or back for sale, with their value; every till sells at once by what is left.
 * Throws `not-found`, `branch-inactive`, `lot-short` and `quarantine-lot-expired`.
 */
export async function moveLot(tx: Tx, actor: Actor, id: string, body: z.output<(typeof lotRoutes)['move']['body']>) {
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const [lot] = await tx.query<Lot>(lotSql, [tx.storeId, id])
  if (!lot) throw new DomainError('not-found', { kind: 'lot', id })
  const [stock] = await lockStock(tx, branchId, [lot.productId])
  const [shelves, day] = await Promise.all([readShelves(tx, branchId, id), readBranchDay(tx, branchId)])
  const product = { ...lot, id: lot.productId, onHand: stock?.onHand ?? 0, entryCount: stock?.entryCount ?? 0 }
  const decision = decideQuarantine(body, { product, lot, shelves, today: day.today })
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const moveId = newId()
  const into = plan.stockEntries.find(row => (row.bucket ?? 'sellable') === body.to)!
  await tx.insert('quarantine_move', [
    {
      id: moveId,
      branchId,
      productId: lot.productId,
      lotId: id,
      target: body.to,
      quantity: into.quantity,
      value: into.value,
      reason: body.reason,
      employeeId: actor.employeeId,
      employeeName: actor.fullName,
      at: tx.now,
    },
  ])
  await postStock(tx, postingOf(actor, 'quarantine', { id: moveId, code: lot.number, branchId }, day.today), {
    ...plan,
    entries: plan.stockEntries,
  })
  const after = await readShelves(tx, branchId, id)
  const told = (now: typeof after) => ({
    product: lot.name,
    lot: lot.number,
    sellable: now.sellable.quantity,
    quarantine: now.quarantine.quantity,
  })
  await tx.audit('lot.quarantine', { kind: 'lot', id, code: lot.number, branchId }, told(shelves), {
    ...told(after),
    reason: body.reason,
  })
  return { id, sellable: after.sellable.quantity, quarantine: after.quarantine.quantity }
}

async function readShelves(tx: Tx, branchId: string, lotId: string): Promise<QuarantineFacts['shelves']> {
  const rows = await tx.query<{ bucket: string; quantity: number; value: number }>(
    'select bucket, quantity, value from stock where store_id = $1 and branch_id = $2 and lot_id = $3',
    [tx.storeId, branchId, lotId],
  )
  const of = (bucket: string) => rows.find(row => row.bucket === bucket) ?? { quantity: 0, value: 0 }
  return { sellable: of('sellable'), quarantine: of('quarantine') }
}

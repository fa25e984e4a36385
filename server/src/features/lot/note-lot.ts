import type { lotRoutes } from '@quay/contract/lot/routes'
import type { NotedLot } from '@quay/contract/lot/shapes'
import { checkNotedLot } from '@quay/domain/lot/check-noted-lot'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lockStock, openShelf, openStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'

type Body = z.output<(typeof lotRoutes)['note']['body']>

/**
 * Writes down a lot that lies on the shelf of a branch and that the books do not have, with nothing in it: a sale that names it owes
 * its goods until the import comes. A lot of this number and expiry that the store has is answered as it is. Throws what
 * checkNotedLot refuses, `not-found` and `branch-inactive`.
 */
export async function noteLot(tx: Tx, actor: Actor, { productId, ...body }: Body): Promise<NotedLot> {
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const number = body.number.trim()
  const [[product], { today }] = await Promise.all([
    tx.query<Product>(productSql, [tx.storeId, productId]),
    readBranchDay(tx, branchId),
  ])
  if (!product) throw new DomainError('not-found', { kind: 'product', id: productId })
  await openStock(tx, branchId, [productId])
  // Two tills that write down the same lot come one after the other.
  await lockStock(tx, branchId, [productId])
  const readLot = () => tx.query<NotedLot>(lotSql, [tx.storeId, branchId, productId, lotKey(number)])
  const [known = null] = await readLot()
  const refusal = checkNotedLot({ number, expiryDate: body.expiryDate }, { product, known, today })
  if (refusal) throw refuseAs(refusal)
  const id = known?.id ?? newId()
  if (!known)
    await insertLots(tx, [
      {
        ...{ id, productId, number, numberKey: lotKey(number), expiryDate: body.expiryDate },
        firstReceivedAt: tx.now.toISOString(),
      },
    ])
  await openShelf(tx, branchId, [{ lotId: id, productId, bucket: 'sellable' }])
  await tx.audit('lot.note', { kind: 'lot', id, code: number, branchId }, undefined, {
    product: product.name,
    lot: number,
    expiryDate: body.expiryDate,
  })
  const [lot] = await readLot()
  return lot!
}

interface Product {
  id: string
  name: string
  isLotManaged: boolean
  /** What it was merged into. */
  survivor: string | null
}

const productSql = `
  select p.id, p.name, p.is_lot_managed, w.name as survivor
  from product p left join product w on w.store_id = p.store_id and w.id = p.merged_into
  where p.store_id = $1 and p.id = $2`

const lotSql = `
  select l.id, l.number, l.expiry_date, l.state, coalesce(s.quantity, 0) as quantity, l.first_received_at
  from lot l left join stock s on s.store_id = $1 and s.branch_id = $2 and s.lot_id = l.id and s.bucket = 'sellable'
  where l.store_id = $1 and l.product_id = $3 and l.number_key = $4`

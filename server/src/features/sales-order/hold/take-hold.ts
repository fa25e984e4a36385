import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { describeStock } from '@quay/domain/quantity/describe-stock'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'
import { updateVersioned } from '../../../db/write/update-versioned.ts'
import { lockStock } from '../../stock/apply-stock.ts'
import { readSalesOrder } from '../order-queries.ts'
import { holds, lockOrders, requireOpen, type StoredOrder } from '../order-store.ts'
import { keep, type Reservation, readReservations } from './reserve.ts'

interface Asked {
  fromId: string
  productId: string
  /** Base units. */
  quantity: number
}

/**
 * Keeps for an order goods that another one of its branch keeps; what the branch keeps in all stays as it is. Throws `not-found`,
 * `order-closed`, `hold-not-there` and `hold-not-wanted`.
 */
export async function takeHold(
  tx: Tx,
  actor: Actor,
  id: string,
  { fromId, productId, quantity }: Asked,
): Promise<SalesOrder> {
  const orders = await lockOrders(tx, actor, [id, fromId])
  const [order, from] = [id, fromId].map(one => orders.find(stored => stored.id === one))
  if (!order || !from || order.id === from.id || order.branchId !== from.branchId)
    throw new DomainError('not-found', { kind: 'order', id: order ? fromId : id })
  requireOpen(order)
  await lockStock(tx, order.branchId, [productId])
  const [wants, keeps] = [await ofProduct(tx, order, productId), await ofProduct(tx, from, productId)]
  const goods = await readGoods(tx, productId)
  const held = sum(keeps, row => row.held)
  if (quantity > held)
    throw refuseField('hold-not-there', 'quantity', {
      ...{ code: from.code, product: goods.name },
      ...{ held, heldText: describeStock(held, goods.units) },
    })
  // What is kept after the end of a hold would be let go at once.
  const missing = holds(order, tx.now) ? sum(wants, row => row.wanted - row.held) : 0
  if (quantity > missing)
    throw refuseField('hold-not-wanted', 'quantity', {
      ...{ code: order.code, product: goods.name },
      ...{ missing, missingText: describeStock(missing, goods.units) },
    })
  await keep(tx, [
    ...spread(quantity, keeps, row => row.held, -1),
    ...spread(quantity, wants, row => row.wanted - row.held, 1),
  ])
  for (const one of [order, from]) await updateVersioned(tx, 'sales_order', one.id, {})
  await tx.audit('order.take-hold', { kind: 'order', id, code: order.code, branchId: order.branchId }, undefined, {
    takenFrom: from.code,
    takenGoods: `${goods.name}: ${describeStock(quantity, goods.units)}`,
  })
  return readSalesOrder(tx, actor, id)
}

const ofProduct = async (tx: Tx, { id }: StoredOrder, productId: string) =>
  (await readReservations(tx, id)).filter(row => row.productId === productId)

interface Goods {
  name: string
  units: { name: string; ratio: number }[]
}

const goodsSql = `
  select p.name, coalesce((select jsonb_agg(jsonb_build_object('name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
    where u.store_id = $1 and u.product_id = p.id and (u.is_active or u.is_base)), '[]') as units
  from product p where p.store_id = $1 and p.id = $2`

async function readGoods(tx: Tx, id: string): Promise<Goods> {
  const [goods] = await tx.query<Goods>(goodsSql, [tx.storeId, id])
  if (!goods) throw new DomainError('not-found', { kind: 'product', id })
  return goods
}

const sum = (rows: readonly Reservation[], of: (row: Reservation) => number) =>
  rows.reduce((all, row) => all + of(row), 0)

/** So much more or less of each row, the first before the others, by what each can give or take. */
function spread(quantity: number, rows: readonly Reservation[], roomOf: (row: Reservation) => number, sign: 1 | -1) {
  let left = quantity
  return rows.map(row => {
    const part = Math.min(left, roomOf(row))
    left -= part
    return { id: row.id, wanted: row.wanted, held: row.held + sign * part }
  })
}

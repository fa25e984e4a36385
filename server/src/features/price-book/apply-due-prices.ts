import { newId } from '../../db/new-id.ts'
import { followPrices } from './follow-prices.ts'
import { type PriceTx, storeClock } from './store-clock.ts'

interface Due {
  id: string
  productId: string
  unitId: string
  unitName: string
  price: number
  before: number
  employeeId: string
  employeeName: string
}

/**
 * Writes planned prices into their units once their time has come at every branch. Until then, and from the very minute
 * on, `resolvePrice` reads them for each branch by its clock, so that no sale depends on when this runs. A command that
 * changes a general price calls it first: what was due before does not undo the change. Null is all products.
 */
export async function applyDuePrices(tx: PriceTx, productIds: readonly string[] | null): Promise<number> {
  const { slowest } = await storeClock(tx)
  const due = await tx.query<Due>(dueSql, [tx.storeId, slowest, productIds])
  for (const change of due) {
    await tx.query('update product_unit set price = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      change.unitId,
      change.price,
    ])
    await tx.query(`update price_change set state = 'APPLIED', changed_at = $3 where store_id = $1 and id = $2`, [
      tx.storeId,
      change.id,
      tx.now,
    ])
    await tx.query('update product set version = version + 1, changed_at = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      change.productId,
      tx.now,
    ])
    if (change.price !== change.before) await tx.query(historySql, historyOf(tx, change))
  }
  await followPrices(tx, null, [...new Set(due.map(change => change.unitId))])
  return due.length
}

const historyOf = (tx: PriceTx, change: Due) => [
  tx.storeId,
  newId(),
  change.productId,
  change.unitId,
  change.unitName,
  change.before,
  change.price,
  tx.now,
  change.employeeId,
  change.employeeName,
]

// The one that came last wins, so they are written in the order of their times.
const dueSql = `
  select c.id, c.product_id, c.unit_id, u.name as unit_name, c.price, u.price as before,
    c.created_by as employee_id, c.created_by_name as employee_name
  from price_change c
  join product p on p.store_id = c.store_id and p.id = c.product_id
  join product_unit u on u.store_id = c.store_id and u.id = c.unit_id
  where c.store_id = $1 and c.state = 'PENDING' and c.starts_at <= $2 and ($3::uuid[] is null or c.product_id = any($3))
  order by c.starts_at, c.product_id, c.id for update of p, c`

const historySql = `
  insert into price_history (store_id, id, product_id, unit_id, unit_name, price_before, price, source, at, employee_id, employee_name)
  values ($1, $2, $3, $4, $5, $6, $7, 'price-change.create', $8, $9, $10)`

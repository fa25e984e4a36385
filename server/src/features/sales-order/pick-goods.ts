import type { Picking } from '@quay/contract/sales-order/shapes'
import { type PickableLot, pickLots } from '@quay/domain/stock/pick-lots'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'

interface LineRow {
  orderCode: string
  branchId: string
  productId: string
  productCode: string
  productName: string
  position: string | null
  quantity: number
  units: { name: string; ratio: number }[]
}

type LotRow = PickableLot & { productId: string; branchId: string; number: string }

/** What of a store's orders is still to be fetched from the shelves, with the lots that would be sold. Throws `not-found`. */
export async function pickGoods(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Picking> {
  const orders = await tx.query<Picking['orders'][number] & { branchId: string }>(ordersSql, [
    tx.storeId,
    ids,
    actor.branchIds,
  ])
  if (orders.length !== new Set(ids).size) throw new DomainError('not-found', { kind: 'order', id: null })
  const branchId = orders[0]!.branchId
  if (orders.some(order => order.branchId !== branchId)) throw new DomainError('not-found', { kind: 'order', id: null })
  const [lines, lots, { today }] = await Promise.all([
    tx.query<LineRow>(linesSql, [tx.storeId, ids]),
    tx.query<LotRow>(lotsSql, [tx.storeId, ids, branchId]),
    readBranchDay(tx, branchId),
  ])
  return {
    orders: orders.map(({ id, code, customerName }) => ({ id, code, customerName })),
    lines: [...Map.groupBy(lines, ({ productId }) => productId)]
      .map(([productId, rows]) =>
        lineOf(
          rows,
          lots.filter(lot => lot.productId === productId),
          today,
        ),
      )
      .sort(byShelf),
  }
}

function lineOf(rows: LineRow[], shelf: readonly LotRow[], onDay: string): Picking['lines'][number] {
  const { productId, productCode, productName, position, units } = rows[0]!
  const wanted = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const { taken, missing } = pickLots({ lots: shelf, needBase: wanted, onDay })
  const lotOf = new Map(shelf.map(lot => [lot.id, lot]))
  return {
    productId,
    productCode,
    productName,
    position,
    unitName: units.find(({ ratio }) => ratio === 1)!.name,
    wanted,
    available: wanted - missing,
    units,
    of: [...Map.groupBy(rows, ({ orderCode }) => orderCode)].map(([code, own]) => ({
      code,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    lots: taken.map(({ lotId, quantity }) => {
      const { number, expiryDate } = lotOf.get(lotId)!
      return { lotId, lotNumber: number, expiryDate, quantity }
    }),
  }
}

const vietnamese = new Intl.Collator('vi', { numeric: true })

/** By shelf, goods without one last, then by name. */
const byShelf = (a: Picking['lines'][number], b: Picking['lines'][number]) =>
  Number(a.position === null) - Number(b.position === null) ||
  vietnamese.compare(a.position ?? '', b.position ?? '') ||
  vietnamese.compare(a.productName, b.productName)

const ordersSql = `
  select id, code, coalesce(customer_name, contact_name) as customer_name, branch_id from sales_order
  where store_id = $1 and id = any($2::uuid[]) and branch_id = any($3::uuid[]) order by created_at, id`

const linesSql = `
  select o.code as order_code, o.branch_id, p.id as product_id, p.code as product_code, p.name as product_name, s.name as position,
    r.wanted as quantity,
    coalesce((select jsonb_agg(jsonb_build_object('name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = p.id and (u.is_active or u.is_base)), '[]') as units
  from sales_order_reservation r
  join sales_order o on o.store_id = r.store_id and o.id = r.sales_order_id
  join product p on p.store_id = r.store_id and p.id = r.product_id
  left join product_position s on s.store_id = p.store_id and s.id = p.position_id
  where r.store_id = $1 and r.sales_order_id = any($2::uuid[]) and r.wanted > 0
  order by o.created_at, o.id`

const lotsSql = `
  select l.id, l.product_id, s.branch_id, l.number, l.expiry_date, l.state, s.quantity, l.first_received_at
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $3 and s.bucket = 'sellable' and s.quantity > 0
    and s.product_id = any(array(select r.product_id from sales_order_reservation r
      where r.store_id = $1 and r.sales_order_id = any($2::uuid[])))`

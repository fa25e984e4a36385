import type { productRoutes } from '@quay/contract/product/routes'
import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { decodeCursor, encodeCursor } from '../../../db/list/page.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { withoutCosts } from '../../stock/without-costs.ts'

type StockQuery = z.output<(typeof productRoutes)['stock']['query']>
type CardQuery = z.output<(typeof productRoutes)['stockCard']['query']>

interface StockRow {
  branchId: string
  branchName: string
  productId: string
  onHand: number
  reserved: number
  inTransit: number
  value: number
}

interface CardRow {
  id: string
  at: string
  businessDay: string
  kind: StockEntryKind
  documentKind: string
  documentId: string
  documentCode: string
  partnerName: string | null
  lotNumber: string
  expiryDate: string | null
  quantity: number
  balanceAfter: number
  value: number
  sequence: number
  lineId: string | null
}

interface LinePrice {
  id: string
  amount: number
  unitName: string
}

const stockSql = `
  select b.id as branch_id, b.name as branch_name, p.id as product_id, coalesce(ps.on_hand, 0) as on_hand,
    coalesce(ps.reserved, 0) as reserved, coalesce(ps.in_transit, 0) as in_transit,
    coalesce((select sum(s.value) from stock s where s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id), 0) as value
  from product p
  join branch b on b.store_id = $1 and b.id = $2
  left join product_stock ps on ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = p.id
  where p.store_id = $1 and p.id > $3 and ($4::uuid is null or p.id = $4)
  order by p.id limit $5`

const noProduct = '00000000-0000-0000-0000-000000000000'

/** What a branch holds of each product, also of those it never had; in the order of their ids. */
export async function listStock(tx: Tx, actor: Actor, query: StockQuery) {
  const branchId = branchOf(actor, query.branchId)
  const from = query.cursor ? decodeCursor(query.cursor, 1)[0] : noProduct
  const rows = await tx.query<StockRow>(stockSql, [
    tx.storeId,
    branchId,
    from,
    query.productId ?? null,
    query.limit + 1,
  ])
  if (query.productId && !query.cursor && !rows.length)
    throw new DomainError('not-found', { kind: 'product', id: query.productId })
  return pageByCursor(rows, query.limit, row => [row.productId], withoutCosts(actor, ['value']))
}

const cardSql = `
  select e.id, e.at, e.business_day, e.kind, e.document_kind, e.document_id,
    e.document_code, e.partner_name, l.number as lot_number, l.expiry_date,
    e.quantity, e.balance_after, e.value, e.sequence, e.line_id
  from stock_entry e join lot l on l.store_id = e.store_id and l.id = e.lot_id
  where e.store_id = $1 and e.branch_id = $2 and e.product_id = $3 and e.sequence < $4
  order by e.sequence desc limit $5`

// A set of goods costs what it costs whole: its line has no price for the product that is in it.
const soldPricesSql = `
  select id, unit_price as amount, unit_name from bill_item
  where store_id = $1 and id = any($2::uuid[]) and product_id = $3`
const boughtPricesSql = `
  select id, price as amount, unit_name from inbound_item
  where store_id = $1 and id = any($2::uuid[]) and product_id = $3
  union all
  select id, price, unit_name from inbound_return_item
  where store_id = $1 and id = any($2::uuid[]) and product_id = $3`

/** The stock card of a product at a branch: each movement with what was on hand after it, the newest first. */
export async function readStockCard(tx: Tx, actor: Actor, query: CardQuery) {
  const branchId = branchOf(actor, query.branchId)
  const below = query.cursor ? decodeCursor(query.cursor, 1)[0] : Number.MAX_SAFE_INTEGER
  const [known, rows] = await Promise.all([
    tx.query('select id from product where store_id = $1 and id = $2', [tx.storeId, query.productId]),
    tx.query<CardRow>(cardSql, [tx.storeId, branchId, query.productId, below, query.limit + 1]),
  ])
  if (!known.length) throw new DomainError('not-found', { kind: 'product', id: query.productId })
  const priceOf = await readLinePrices(tx, actor, query.productId, rows)
  const shown = withoutCosts(actor, ['value'])
  return pageByCursor(
    rows,
    query.limit,
    row => [row.sequence],
    ({ lineId, ...row }) => ({ ...shown(row), price: priceOf.get(lineId ?? '') ?? null }),
  )
}

/** What the lines of documents behind movements ask for one unit, by line; what was bought only for who may see cost. */
async function readLinePrices(tx: Tx, actor: Actor, productId: string, rows: readonly CardRow[]) {
  const lineIds = rows.flatMap(row => row.lineId ?? [])
  const asked = [tx.storeId, lineIds, productId]
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const [sold, bought] = await Promise.all([
    tx.query<LinePrice>(soldPricesSql, asked),
    seesCost ? tx.query<LinePrice>(boughtPricesSql, asked) : [],
  ])
  return new Map([...sold, ...bought].map(({ id, ...price }) => [id, price]))
}

function pageByCursor<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => (string | number)[],
  itemOf: (row: Row) => Item,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(itemOf), nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null }
}

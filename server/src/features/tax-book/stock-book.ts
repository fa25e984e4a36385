import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import { cover } from '@quay/domain/report/cover'
import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readMark } from '../report/report-mark.ts'
import type { BookKeeper } from './household.ts'
import type { Span } from './revenue-queries.ts'

/** A product with what there was, came, went and is left; base units and đồng. */
export interface GoodsSum {
  productId: string
  productCode: string
  productName: string
  baseUnit: string
  openingQuantity: number
  openingValue: number
  quantityIn: number
  valueIn: number
  quantityOut: number
  valueOut: number
}

/**
 * Closing is what lies there now less what moved since the period's end; opening is that less what moved in it. Moves between the buckets of a shelf are none of a
 * product.
 */
const goodsSql = `
  with moved as materialized (
    select product_id, part, kind, sum(sign * quantity_in)::bigint as quantity_in, sum(sign * value_in)::bigint as value_in,
      sum(sign * quantity_out)::bigint as quantity_out, sum(sign * value_out)::bigint as value_out
    from (
      select f.product_id, c.part, f.kind, 1 as sign, f.quantity_in, f.value_in, f.quantity_out, f.value_out
      from unnest($3::text[], $4::date[], $5::text[]) as c (span, start, part)
      join stock_flow f on f.store_id = $1 and f.branch_id = any($2::uuid[]) and f.span = c.span and f.start = c.start
      union all
      select e.product_id, d.part, e.kind, d.sign, greatest(e.quantity, 0), greatest(e.value, 0), greatest(0 - e.quantity, 0),
        greatest(0 - e.value, 0)
      from unnest($6::date[], $7::date[], $8::int[], $9::text[]) as d (first, last, sign, part)
      join stock_entry e on e.store_id = $1 and e.branch_id = any($2::uuid[]) and e.business_day between d.first and d.last
    ) rows
    group by product_id, part, kind
  ), ofProduct as (
    select product_id,
      coalesce(sum(quantity_in) filter (where part = 'IN' and kind not in ('QUARANTINE', 'OWED_SETTLED')), 0)::bigint as quantity_in,
      coalesce(sum(value_in) filter (where part = 'IN' and kind not in ('QUARANTINE', 'OWED_SETTLED')), 0)::bigint as value_in,
      coalesce(sum(quantity_out) filter (where part = 'IN' and kind not in ('QUARANTINE', 'OWED_SETTLED')), 0)::bigint as quantity_out,
      coalesce(sum(value_out) filter (where part = 'IN' and kind not in ('QUARANTINE', 'OWED_SETTLED')), 0)::bigint as value_out,
      coalesce(sum(quantity_in - quantity_out) filter (where part = 'SINCE'), 0)::bigint as quantity_since,
      coalesce(sum(value_in - value_out) filter (where part = 'SINCE'), 0)::bigint as value_since,
      coalesce(sum(quantity_in - quantity_out) filter (where part = 'IN'), 0)::bigint as quantity_net,
      coalesce(sum(value_in - value_out) filter (where part = 'IN'), 0)::bigint as value_net
    from moved group by product_id
  ), shelf as (
    select product_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
    from stock where store_id = $1 and branch_id = any($2::uuid[]) group by product_id
  )
  select p.id as product_id, p.code as product_code, p.name as product_name, u.name as base_unit,
    coalesce(f.quantity, 0) - coalesce(m.quantity_since, 0) - coalesce(m.quantity_net, 0) as opening_quantity,
    coalesce(f.value, 0) - coalesce(m.value_since, 0) - coalesce(m.value_net, 0) as opening_value,
    coalesce(m.quantity_in, 0) as quantity_in, coalesce(m.value_in, 0) as value_in,
    coalesce(m.quantity_out, 0) as quantity_out, coalesce(m.value_out, 0) as value_out
  from ofProduct m full join shelf f using (product_id)
  join product p on p.store_id = $1 and p.id = coalesce(m.product_id, f.product_id)
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  where coalesce(m.quantity_in, 0) <> 0 or coalesce(m.quantity_out, 0) <> 0 or coalesce(m.value_in, 0) <> 0 or coalesce(m.value_out, 0) <> 0
    or coalesce(f.quantity, 0) - coalesce(m.quantity_since, 0) <> 0 or coalesce(f.value, 0) - coalesce(m.value_since, 0) <> 0
  order by p.name collate "vi-x-icu", p.id`

/** Every product that lay there or moved within the days, by name. `today` is the last day on which anything may have moved. */
export async function readGoodsSums(
  tx: Tx,
  { branchIds }: BookKeeper,
  { from, to }: Span,
  today: string,
): Promise<GoodsSum[]> {
  const mark = await readMark(tx)
  const within = cover(from, to, mark)
  const since = to < today ? cover(addDays(to, 1), today, mark) : { cells: [], days: [] }
  const cells = [
    ...within.cells.map(cell => ({ ...cell, part: 'IN' })),
    ...since.cells.map(cell => ({ ...cell, part: 'SINCE' })),
  ]
  const days = [
    ...within.days.map(span => ({ ...span, part: 'IN' })),
    ...since.days.map(span => ({ ...span, part: 'SINCE' })),
  ]
  return tx.query<GoodsSum>(goodsSql, [
    tx.storeId,
    branchIds,
    cells.map(({ span }) => span),
    cells.map(({ start }) => start),
    cells.map(({ part }) => part),
    days.map(span => span.from),
    days.map(span => span.to),
    days.map(({ sign }) => sign),
    days.map(({ part }) => part),
  ])
}

export interface BookProduct {
  id: string
  code: string
  name: string
  baseUnit: string
}

const productSql = `
  select p.id, p.code, p.name, u.name as base_unit from product p
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  where p.store_id = $1 and p.id = $2`

/** Throws `not-found`. */
export async function findBookProduct(tx: Tx, id: string): Promise<BookProduct> {
  const [product] = await tx.query<BookProduct>(productSql, [tx.storeId, id])
  if (!product) throw new DomainError('not-found', { kind: 'product', id })
  return product
}

/** A movement of one product, by its document. */
export interface GoodsRow {
  kind: StockEntryKind
  documentKind: string
  documentId: string
  documentCode: string
  day: string
  partnerName: string | null
  branchName: string
  quantity: number
  value: number
}

const openingSql = `
  select coalesce(sum(quantity), 0)::bigint as quantity, coalesce(sum(value), 0)::bigint as value from stock_entry
  where store_id = $1 and branch_id = any($2::uuid[]) and product_id = $3 and business_day < $4`

const rowsSql = `
  select e.kind, e.document_kind, e.document_id, e.document_code, e.business_day as day, max(e.partner_name) as partner_name,
    b.name as branch_name, sum(e.quantity)::bigint as quantity, sum(e.value)::bigint as value
  from stock_entry e join branch b on b.store_id = $1 and b.id = e.branch_id
  where e.store_id = $1 and e.branch_id = any($2::uuid[]) and e.product_id = $3 and e.business_day between $4 and $5
    and e.kind not in ('QUARANTINE', 'OWED_SETTLED')
  group by e.kind, e.document_kind, e.document_id, e.document_code, e.business_day, b.name
  order by e.business_day, min(e.at), min(e.sequence), e.document_id`

/** What one product had before the days, and each document that moved it in them: lots of one document together. */
export async function readGoodsRows(tx: Tx, { branchIds }: BookKeeper, productId: string, { from, to }: Span) {
  const [[opening], rows] = await Promise.all([
    tx.query<{ quantity: number; value: number }>(openingSql, [tx.storeId, branchIds, productId, from]),
    tx.query<GoodsRow>(rowsSql, [tx.storeId, branchIds, productId, from, to]),
  ])
  return { opening: opening!, rows }
}

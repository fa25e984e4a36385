import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import type { Transfer, transferFilter } from '@quay/contract/stock-transfer/shapes'
import { fold } from '@quay/domain/text/fold'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, may } from '../../http/rights.ts'

type Filter = z.output<typeof transferFilter>
type ListQuery = z.output<(typeof transferRoutes)['list']['query']>
export type TransferSummary = z.output<(typeof transferRoutes)['list']['response']>['items'][number]

const moneyKeys = ['value', 'lostValue', 'receivedValue', 'damagedValue'] as const

/** Leaves what goods cost out for who may not see it. */
export function withoutCost(actor: Actor) {
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return <Row extends object>(row: Row): Row =>
    seesCost
      ? row
      : (Object.fromEntries(Object.entries(row).filter(([key]) => !moneyKeys.some(money => money === key))) as Row)
}

/** The columns of a transfer in lists, of `stock_transfer t` with both branches joined as `s` and `g`. */
export const summarySql = sql.raw(`
  t.id, t.code, t.origin, t.status, t.transfer_status, t.branch_id, s.name as branch_name,
  t.target_branch_id, g.name as target_branch_name, t.created_by, t.created_by_name, t.needs_approval,
  t.created_at, t.posted_at, t.received_at, t.business_day,
  t.item_count, t.price_total, t.value, t.lost_value`)

export const endsSql = sql.raw(`
  join branch s on s.store_id = t.store_id and s.id = t.branch_id
  join branch g on g.store_id = t.store_id and g.id = t.target_branch_id`)

/** Transfers from and to a branch, the last written first, as a page of the contract. */
export async function listTransfers(tx: Tx, actor: Actor, query: ListQuery) {
  const where = transferConditions(tx, actor, query)
  const [direction, after] = query.orderBy === 'ASC' ? ['asc', '>'] : ['desc', '<']
  const page = [...where]
  if (query.cursor) {
    const [createdAt, id] = decodeCursor(query.cursor, 2)
    page.push(sql<boolean>`(t.created_at, t.id) ${sql.raw(after!)} (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  const order = sql.raw(direction!)
  const [rows, counted] = await Promise.all([
    sql<TransferSummary>`
      select ${summarySql} from stock_transfer t ${endsSql} where ${sql.join(page, sql` and `)}
      order by t.created_at ${order}, t.id ${order} limit ${query.limit + 1} offset ${query.cursor ? 0 : offsetOf(query)}
    `.execute(tx.db),
    sql<{ count: number }>`
      select count(*) as count from (select 1 from stock_transfer t where ${sql.join(where, sql` and `)} limit ${pageReach + 1}) counted
    `.execute(tx.db),
  ])
  return pageOfRows(rows.rows.map(withoutCost(actor)), counted.rows[0]!.count, query, row => [row.createdAt, row.id])
}

/** The sums of a whole filter; only what was sent counts. */
export async function totalTransfers(tx: Tx, actor: Actor, filter: Filter) {
  const where = [...transferConditions(tx, actor, filter), sql`t.status = 'SUCCEED'`]
  const { rows } = await sql<{ count: number; itemCount: number; value: number; lostValue: number }>`
    select count(*) as count, coalesce(sum(t.item_count), 0)::bigint as item_count, coalesce(sum(t.value), 0)::bigint as value,
      coalesce(sum(t.lost_value), 0)::bigint as lost_value
    from stock_transfer t where ${sql.join(where, sql` and `)}`.execute(tx.db)
  return withoutCost(actor)(rows[0]!)
}

/** What a filter asks of a transfer `t`. Throws `not-found` for a branch that is not the caller's. */
export function transferConditions(tx: Tx, actor: Actor, filter: Filter) {
  const branchId = branchOf(actor, filter.branchId)
  const [out, into] = [sql`t.branch_id = ${branchId}`, sql`t.target_branch_id = ${branchId}`]
  const { direction, otherBranchId, keyword } = filter
  const end = direction === 'out' ? out : direction === 'in' ? into : sql`(${out} or ${into})`
  const named = (condition: ReturnType<typeof sql>) =>
    sql`t.id in (select i.stock_transfer_id from stock_transfer_item i where i.store_id = ${tx.storeId} and ${condition})`
  const where = [sql`t.store_id = ${tx.storeId}`, end]
  if (filter.status) where.push(sql`t.status = ${filter.status}`)
  if (filter.transferStatus) where.push(sql`t.transfer_status = ${filter.transferStatus}`)
  if (filter.origin) where.push(sql`t.origin = ${filter.origin}`)
  if (otherBranchId) where.push(sql`${otherBranchId} in (t.branch_id::text, t.target_branch_id::text)`)
  if (filter.from) where.push(sql`t.business_day >= ${filter.from}::date`)
  if (filter.to) where.push(sql`t.business_day <= ${filter.to}::date`)
  if (filter.awaitsApproval) where.push(sql`t.needs_approval and t.status = 'DRAFT'`, out)
  if (filter.lost) where.push(sql`t.lost_value > 0`)
  if (filter.productId) where.push(named(sql`i.product_id = ${filter.productId}`))
  if (keyword) {
    const word = `%${escapeLike(fold(keyword))}%`
    where.push(
      sql`(t.code = ${keyword.toUpperCase()} or fold(t.note) like ${word} or ${named(sql`fold(i.product_name) like ${word}`)})`,
    )
  }
  return where
}

type Head = Omit<Transfer, 'items'>
type Item = Transfer['items'][number]
type Lot = Item['lots'][number] & { itemId: string }

/** One transfer whole. Throws `not-found`, also where neither end is the caller's. */
export async function readTransfer(tx: Tx, actor: Actor, id: string): Promise<Transfer> {
  const [heads, items, lots] = await Promise.all([
    tx.query<Head>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Omit<Item, 'lots'>>(itemsSql, [tx.storeId, id]),
    tx.query<Lot>(lotsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const shown = withoutCost(actor)
  const lotsOf = Map.groupBy(lots, lot => lot.itemId)
  return {
    ...shown(head),
    items: items.map(item => ({
      ...item,
      lots: (lotsOf.get(item.id) ?? []).map(({ itemId: _, ...lot }) => shown(lot)),
    })),
  }
}

const headSql = `
  select t.id, t.code, t.origin, t.status, t.transfer_status, t.branch_id, s.name as branch_name,
    t.target_branch_id, g.name as target_branch_name, t.created_by,
    t.created_by_name, t.needs_approval, t.created_at, t.posted_at, t.received_at, t.business_day,
    t.item_count, t.price_total, t.value, t.lost_value, t.received_value, t.note, t.carrier, t.version,
    t.sent_by_name, t.received_by_name, t.receive_note,
    t.loss_reason, t.loss_party, t.damage_reason, t.damaged_value, t.cancelled_at,
    t.cancelled_by_name, t.cancel_reason
  from stock_transfer t
  join branch s on s.store_id = t.store_id and s.id = t.branch_id
  join branch g on g.store_id = t.store_id and g.id = t.target_branch_id
  where t.store_id = $1 and t.id = $2 and (t.branch_id = any($3::uuid[]) or t.target_branch_id = any($3::uuid[]))`

const itemsSql = `
  select i.id, i.product_id, i.product_code, i.product_name, i.unit_id,
    i.unit_name, i.ratio, i.quantity, i.base_quantity, i.requested_quantity, i.price, i.note,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = i.product_id and (u.is_active or u.is_base or u.id = i.unit_id)), '[]') as units
  from stock_transfer_item i where i.store_id = $1 and i.stock_transfer_id = $2 order by i.position`

const lotsSql = `
  select id, item_id, lot_id, lot_number, expiry_date, quantity, value,
    received_quantity as received, damaged_quantity as damaged, back_quantity as back, lost_quantity as lost, note
  from stock_transfer_lot where store_id = $1 and stock_transfer_id = $2 order by expiry_date nulls last, id`

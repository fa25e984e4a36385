import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { documentList } from '../../document/document-list.ts'
import { withoutCosts } from '../stock/without-costs.ts'

export type TransferSummary = z.output<(typeof transferRoutes)['list']['response']>['items'][number]

/** Fields that tell what goods cost. */
export const transferCosts = ['value', 'lostValue', 'receivedValue', 'damagedValue']

/** The columns of a transfer `d` in lists, with both branches joined as `s` and `g`. */
export const summarySql = `
  d.id, d.code, d.origin, d.status, d.transfer_status, d.branch_id, s.name as branch_name,
  d.target_branch_id, g.name as target_branch_name, d.created_by,
  d.created_by_name, d.needs_approval, d.created_at,
  d.posted_at, d.received_at, d.business_day, d.item_count,
  d.price_total, d.value, d.lost_value`

export const endsSql = `
  join branch s on s.store_id = d.store_id and s.id = d.branch_id
  join branch g on g.store_id = d.store_id and g.id = d.target_branch_id`

/** Transfers from and to a branch. */
export const transfers = documentList<typeof transferRoutes>({
  table: 'stock_transfer',
  columns: summarySql,
  joins: endsSql,
  equal: { transferStatus: 'transfer_status', origin: 'origin' },
  sort: {
    code: 'd.code',
    at: 'coalesce(d.received_at, d.posted_at, d.created_at)',
    value: 'd.value',
    lost: 'd.lost_value',
  },
  search: { codes: ['code'], words: ['note'], goods: 'i.product_name' },
  ofBranch: ({ branchId, filter: { direction } }) => {
    const [out, into] = [sql`d.branch_id = ${branchId}`, sql`d.target_branch_id = ${branchId}`]
    return direction === 'out' ? out : direction === 'in' ? into : sql`(${out} or ${into})`
  },
  more: ({ branchId, filter: { otherBranchId, awaitsApproval, lost } }) => [
    otherBranchId ? sql`${otherBranchId} in (d.branch_id::text, d.target_branch_id::text)` : undefined,
    awaitsApproval && sql`d.needs_approval and d.status = 'DRAFT' and d.branch_id = ${branchId}`,
    lost && sql`d.lost_value > 0`,
  ],
  sums: 'item_count, value, lost_value',
  costs: transferCosts,
})

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
  const shown = withoutCosts(actor, transferCosts)
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
  select ${summarySql}, d.received_value, d.note, d.carrier, d.version,
    d.sent_by_name, d.received_by_name, d.receive_note,
    d.loss_reason, d.loss_party, d.damage_reason,
    d.damaged_value, d.cancelled_at, d.cancelled_by_name,
    d.cancel_reason
  from stock_transfer d ${endsSql}
  where d.store_id = $1 and d.id = $2 and (d.branch_id = any($3::uuid[]) or d.target_branch_id = any($3::uuid[]))`

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

import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { sendsGoods } from '@quay/contract/stock-transfer/shapes'
import { type PickableLot, sellableQuantity, whyNotSellable } from '@quay/domain/stock/pick-lots'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { availableSql, todayOfSql } from '../stock/available-sql.ts'
import { withoutCosts } from '../stock/without-costs.ts'
import { endsSql, summarySql, type TransferSummary, transferCosts } from './transfer-queries.ts'

/** How many transfers wait for a branch: goods that come to it, requests that it has not answered, drafts to approve. */
export async function countWaiting(tx: Tx, actor: Actor, query: { branchId?: string | undefined }) {
  const [counts] = await tx.query<{ incoming: number; requests: number; approvals: number }>(
    `select (select count(*) from stock_transfer where store_id = $1 and target_branch_id = $2 and transfer_status = 'MOVING') as incoming,
       (select count(*) from stock_transfer where store_id = $1 and branch_id = $2 and status = 'DRAFT' and origin = 'REQUEST') as requests,
       (select count(*) from stock_transfer where $3 and store_id = $1 and branch_id = $2 and status = 'DRAFT' and needs_approval) as approvals`,
    [tx.storeId, branchOf(actor, query.branchId), may(actor, sendsGoods)],
  )
  return counts!
}

/** The branches that goods may be sent to or asked from: all that are open, also where the caller does not work. */
export function listTransferBranches(tx: Tx) {
  return tx.query<{ id: string; name: string }>(
    'select id, name from branch where store_id = $1 and is_active order by name collate "vi-x-icu", id',
    [tx.storeId],
  )
}

/** Whole days on the way; the last step has no end. */
const steps = [0, 2, 4, 8] as const

/** Goods on their way from or to the caller's branches, the longest first, with what they cost by age. */
export async function readInTransit(tx: Tx, actor: Actor, { limit }: { limit: number }) {
  const own = sql`d.store_id = ${tx.storeId} and d.transfer_status = 'MOVING'
    and (d.branch_id = any(${[...actor.branchIds]}::uuid[]) or d.target_branch_id = any(${[...actor.branchIds]}::uuid[]))`
  const age = sql`floor(extract(epoch from ${tx.now}::timestamptz - d.posted_at) / 86400)::int`
  const [items, ages] = await Promise.all([
    sql<TransferSummary & { ageDays: number }>`
      select ${sql.raw(summarySql)}, ${age} as age_days from stock_transfer d ${sql.raw(endsSql)} where ${own} order by d.posted_at, d.id limit ${limit}
    `.execute(tx.db),
    sql<{ step: number; count: number; value: number }>`
      select width_bucket(${age}, ${sql.raw(`array[${steps.join(',')}]`)}) as step, count(*) as count, sum(d.value)::bigint as value
      from stock_transfer d where ${own} group by 1`.execute(tx.db),
  ])
  const shown = withoutCosts(actor, transferCosts)
  return {
    items: items.rows.map(shown),
    ages: steps.map((fromDays, index) => {
      const { count = 0, value = 0 } = ages.rows.find(({ step }) => step === index + 1) ?? {}
      const next = steps[index + 1]
      return shown({ fromDays, toDays: next === undefined ? null : next - 1, count, value })
    }),
  }
}

type AvailableQuery = z.output<(typeof transferRoutes)['available']['query']>

/** What of a product may leave a branch, by lot, and what the other branch has. Throws `not-found`. */
export async function readAvailable(
  tx: Tx,
  actor: Actor,
  { branchId: asked, productId, targetBranchId }: AvailableQuery,
) {
  const branchId = await openBranch(tx, actor, asked)
  const [{ today }, lots, products, atTarget] = await Promise.all([
    readBranchDay(tx, branchId),
    tx.query<PickableLot & { number: string }>(lotsSql, [tx.storeId, branchId, productId]),
    tx.query<{ id: string }>('select id from product where store_id = $1 and id = $2', [tx.storeId, productId]),
    tx.query<{ available: number }>(`select ${availableSql('$3', '$2', todayOfSql('$2'))} as available`, [
      tx.storeId,
      targetBranchId ?? null,
      productId,
    ]),
  ])
  if (!products.length) throw new DomainError('not-found')
  return {
    available: sellableQuantity(lots, today),
    atTarget: targetBranchId ? atTarget[0]!.available : null,
    lots: lots
      .filter(lot => !whyNotSellable(lot, today))
      .map(({ id, number, expiryDate, quantity }) => ({ lotId: id, lotNumber: number, expiryDate, quantity })),
  }
}

/** Who asks another branch for goods sees what it could send, whether they work there or not. */
async function openBranch(tx: Tx, actor: Actor, asked: string | undefined): Promise<string> {
  if (!asked || actor.branchIds.includes(asked)) return branchOf(actor, asked)
  const found = (await listTransferBranches(tx)).find(({ id }) => id === asked)
  if (!found) throw new DomainError('not-found', { what: 'branch' })
  return found.id
}

const lotsSql = `
  select l.id, l.number, l.expiry_date, l.state, s.quantity,
    to_char(l.first_received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first_received_at
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $2 and s.product_id = $3 and s.bucket = 'sellable' and s.quantity > 0
  order by l.expiry_date nulls last, l.first_received_at, l.id`

import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { documentList, type FilterOf } from '../../document/document-list.ts'
import { withoutCosts } from '../stock/without-costs.ts'
import { isInReportState, isReported, listSubmissions, reportStateOf } from '../submission/submission-queries.ts'

type ByReason = z.input<(typeof inboundReturnRoutes)['byReason']['response']>[number]

/** Returns to providers. */
export const returns = documentList<typeof inboundReturnRoutes>({
  table: 'inbound_return',
  columns: `
    d.id, d.code, d.status, d.branch_id, d.provider_id, d.provider_name,
    d.inbound_id, d.inbound_code, d.reason, d.deadline,
    d.created_by_name, d.created_at, d.posted_at,
    d.business_day, d.item_count, d.goods_amount,
    d.vat_amount, d.deduction, d.refundable, d.refunded, d.debt, d.value`,
  further: ({ tx }) => ({ reportState: reportStateOf(tx, 'inbound-return') }),
  equal: { reason: 'reason', providerId: 'provider_id', inboundId: 'inbound_id' },
  sort: {
    code: 'd.code',
    at: 'coalesce(d.posted_at, d.created_at)',
    provider: `coalesce(d.provider_name, '') collate "vi-x-icu"`,
    refundable: 'd.refundable',
    refunded: 'd.refunded',
    debt: 'd.debt',
  },
  search: { codes: ['code', 'inbound_code'], words: ['provider_name'], goods: "i.product_name || ' ' || i.lot_number" },
  more: ({ tx, filter }) => [isInReportState(tx, 'inbound-return', filter.reportState)],
  sums: 'refundable, refunded, debt',
  alsoTotal: async ({ tx, branchId }) => ({ isReported: await isReported(tx, branchId) }),
  costs: ['value'],
})

/** Why goods went back: completed returns of a filter by their reason, the largest first. */
export async function totalByReason(
  tx: Tx,
  actor: Actor,
  filter: FilterOf<typeof inboundReturnRoutes>,
): Promise<ByReason[]> {
  const { rows } = await sql<ByReason>`
    select d.reason, count(*) as count, sum(d.item_count)::bigint as item_count, sum(d.refundable)::bigint as refundable,
      sum(d.deduction)::bigint as deduction, sum(d.value)::bigint as value
    from ${await returns.documents(tx, actor, filter)} d where d.status = 'SUCCEED'
    group by d.reason order by refundable desc, d.reason`.execute(tx.db)
  return rows.map(withoutCosts(actor, ['value']))
}

type Item = InboundReturn['items'][number]

/** One return whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readReturn(tx: Tx, actor: Actor, id: string): Promise<InboundReturn> {
  const [heads, items, submissions] = await Promise.all([
    tx.query<Omit<InboundReturn, 'items' | 'submissions'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
    listSubmissions(tx, 'inbound-return', id),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const shown = withoutCosts(actor, ['value'])
  return { ...shown(head), items: items.map(shown), submissions }
}

const headSql = `
  select id, code, status, branch_id, provider_id, provider_name,
         inbound_id, inbound_code, reason, note, deadline, created_by_name,
         created_at, posted_at, business_day, item_count,
         goods_amount, vat_amount, deduction, refundable, refunded, debt, value, payments, version,
         cancelled_at, cancelled_by_name, cancel_reason
  from inbound_return where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

const itemsSql = `
  select id, product_id, product_code, product_name, lot_id,
         lot_number, expiry_date, bucket, unit_id, unit_name, ratio,
         quantity, base_quantity, price, amount, vat_rate, vat_amount, value,
         inbound_item_id
  from inbound_return_item where store_id = $1 and inbound_return_id = $2 order by position`

import type { oldBillRoutes } from '@quay/contract/old-bill/routes'
import type { OldBill } from '@quay/contract/old-bill/shapes'
import type { Output } from '@quay/contract/route'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { maskPhone } from '../bill/read/bill-queries.ts'

type Routes = typeof oldBillRoutes
type Summary = Output<Routes['list']>['items'][number]

const sort: SortKeys<z.output<Routes['list']['query']>> = {
  soldAt: 'b.sold_at',
  customer: `coalesce(b.customer_name, '') collate "vi-x-icu"`,
  discount: 'b.discount',
  payable: 'b.payable',
}

/** Old bills of a branch, the last sold first; of a customer also those of who was merged into them. */
export async function listOldBills(
  tx: Tx,
  actor: Actor,
  query: z.output<Routes['list']['query']>,
): Promise<Output<Routes['list']>> {
  const where = conditions(tx, actor, query)
  const list = { from: sql`old_bill b`, where, key: sql`b.sold_at`, sort, id: sql`b.id` }
  const { ids, ...page } = await readIdPage(tx, list, { ...query, orderBy: query.orderBy ?? 'DESC' })
  return { ...page, items: ids.length ? await tx.query<Summary>(summarySql, [tx.storeId, ids]) : [] }
}

type Filter = z.output<Routes['total']['query']>

/** How many old bills a filter finds, and what they came to. */
export async function totalOldBills(tx: Tx, actor: Actor, filter: Filter) {
  const { rows } = await sql<{ count: number; discount: number; payable: number }>`
    select count(*)::int as count, coalesce(sum(b.discount), 0)::bigint as discount, coalesce(sum(b.payable), 0)::bigint as payable
    from old_bill b where ${sql.join(conditions(tx, actor, filter), sql` and `)}`.execute(tx.db)
  return rows[0]!
}

function conditions(tx: Tx, actor: Actor, query: Filter): RawBuilder<unknown>[] {
  return [
    sql`b.store_id = ${tx.storeId}`,
    sql`b.branch_id = ${branchOf(actor, query.branchId)}`,
    ...(query.from ? [sql`b.business_day >= ${query.from}`] : []),
    ...(query.to ? [sql`b.business_day <= ${query.to}`] : []),
    ...(query.customerId
      ? [
          sql`b.customer_id in (select c.id from customer c where c.store_id = ${tx.storeId} and (c.id = ${query.customerId} or c.merged_into = ${query.customerId}))`,
        ]
      : []),
    ...searchWords(query.keyword ?? '').map(word => {
      const like = `%${escapeLike(word)}%`
      return sql`(fold(concat_ws(' ', b.code, b.customer_name, b.seller_name, b.note)) like ${like} or exists (
        select from old_bill_item i where i.store_id = ${tx.storeId} and i.old_bill_id = b.id
          and fold(concat_ws(' ', i.product_code, i.product_name)) like ${like}))`
    }),
  ]
}

/** One old bill whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readOldBill(tx: Tx, actor: Actor, id: string): Promise<OldBill> {
  const [heads, items] = await Promise.all([
    tx.query<Omit<OldBill, 'items' | 'ofFile'> & { branchId: string }>(headSql, [tx.storeId, id]),
    tx.query<OldBill['items'][number]>(itemsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head || !actor.branchIds.includes(head.branchId)) throw new DomainError('not-found')
  const { branchId, ...shown } = head
  const [ofFile] = await tx.query<{ count: number }>(ofFileCountSql, [
    tx.storeId,
    branchId,
    head.importedAt,
    head.fileName,
  ])
  const seesPhone = may(actor, { model: 'customer_phone', action: 'read' })
  const customerPhone = seesPhone ? shown.customerPhone : maskPhone(shown.customerPhone)
  return { ...shown, customerPhone, ofFile: ofFile!.count, items }
}

const summarySql = `
  select b.id, b.code, b.sold_at, b.business_day, b.customer_id, b.customer_name, b.seller_name, b.note, b.discount, b.payable, b.item_count
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join old_bill b on b.store_id = $1 and b.id = asked.id order by asked.place`

/** Old bills `b` of a branch that came in at an instant with a file. */
export const ofFileSql = 'b.store_id = $1 and b.branch_id = $2 and b.imported_at = $3 and b.file_name = $4'

const ofFileCountSql = `select count(*)::int as count from old_bill b where ${ofFileSql}`

const headSql = `
  select id, branch_id, code, sold_at, business_day, customer_id, customer_name, customer_phone, seller_name, note, discount, payable,
    item_count, imported_at, imported_by_name, file_name
  from old_bill where store_id = $1 and id = $2`

const itemsSql = `
  select id, product_id, product_code, product_name, unit_name, quantity::float8 as quantity, price, discount, amount
  from old_bill_item where store_id = $1 and old_bill_id = $2 order by position`

import type { Output } from '@quay/contract/route'
import type { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import { codeKey } from '@quay/domain/voucher-code/code-key'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'

type ListQuery = z.output<(typeof voucherCodeRoutes)['list']['query']>

const detailsSql = `
  select v.id, v.discount_id, d.name as discount_name, v.code, v.is_shared, v.state, v.customer_id, c.name as customer_name, v.expires_on,
    v.issued_at, v.used_at, v.bill_id, b.code as bill_code
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join voucher_code v on v.store_id = $1 and v.id = asked.id
  join discount d on d.store_id = v.store_id and d.id = v.discount_id
  left join customer c on c.store_id = v.store_id and c.id = v.customer_id
  left join bill b on b.store_id = v.store_id and b.id = v.bill_id
  order by asked.place`

const sort: SortKeys<ListQuery> = {
  code: 'v.code_key',
  expires: `coalesce(v.expires_on, 'infinity')`,
}

/** A page of codes, by their ids and so in the order in which they were made, the newest first. */
export async function listCodes(tx: Tx, query: ListQuery): Promise<Output<(typeof voucherCodeRoutes)['list']>> {
  const where = [sql`v.store_id = ${tx.storeId}`]
  if (query.discountId) where.push(sql`v.discount_id = ${query.discountId}`)
  if (query.state) where.push(sql`v.state = ${query.state}`)
  if (query.keyword) where.push(sql`v.code_key like ${`${escapeLike(codeKey(query.keyword))}%`}`)
  const list = { from: sql`voucher_code v`, where, key: sql`v.id`, sort, id: sql`v.id` }
  const { ids, ...page } = await readIdPage(tx, list, { ...query, orderBy: query.orderBy ?? 'DESC' })
  return { ...page, items: ids.length ? await tx.query<VoucherCode>(detailsSql, [tx.storeId, ids]) : [] }
}

import type { Output } from '@quay/contract/route'
import type { surchargeRoutes } from '@quay/contract/surcharge/routes'
import type { Surcharge } from '@quay/contract/surcharge/shapes'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import { branchOf } from '../../http/caller/rights.ts'

const detailsSql = `
  select s.id, s.code, s.name, json_build_object('unit', s.unit, 'value', s.value) as amount, s.vat_rate, s.is_automatic, s.returns,
    s.branch_id, b.name as branch_name, s.position, s.is_active::int as is_active, s.version
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join surcharge s on s.store_id = $1 and s.id = asked.id
  left join branch b on b.store_id = $1 and b.id = s.branch_id order by asked.place`

/** A page of surcharges, in the order in which the till shows them. A store has a handful. */
export async function listSurcharges(
  tx: Tx,
  actor: Actor,
  query: z.output<(typeof surchargeRoutes)['list']['query']>,
): Promise<Output<(typeof surchargeRoutes)['list']>> {
  const text = sql`fold(concat_ws(' ', s.name, s.code))`
  const where = [
    sql`s.store_id = ${tx.storeId}`,
    sql`(s.branch_id is null or s.branch_id = any(${actor.branchIds}::uuid[]))`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.isActive) where.push(sql`s.is_active = ${query.isActive === '1'}`)
  const key = sql`lpad(s.position::text, 3, '0') || s.name`
  const { ids, ...page } = await readIdPage(tx, { from: sql`surcharge s`, where, key, id: sql`s.id` }, query)
  return { ...page, items: ids.length ? await tx.query<Surcharge>(detailsSql, [tx.storeId, ids]) : [] }
}

/** One surcharge. Throws `not-found`, also for a branch that is not the caller's. */
export async function readSurcharge(tx: Tx, actor: Actor, id: string): Promise<Surcharge> {
  const [found] = await tx.query<Surcharge>(detailsSql, [tx.storeId, [id]])
  if (!found || (found.branchId && !actor.branchIds.includes(found.branchId)))
    throw new DomainError('not-found', { kind: 'surcharge', id })
  return found
}

type Report = Output<(typeof surchargeRoutes)['report']>

// Bills count on their own day, returns on theirs.
const reportSql = `
  select s.id as surcharge_id, s.code, s.name, coalesce(t.bill_count, 0) as bill_count, coalesce(t.amount, 0) as amount,
    coalesce(r.amount, 0) as returned, coalesce(t.vat, 0) - coalesce(r.vat, 0) as vat
  from surcharge s
  left join (
    select x.surcharge_id, count(*) as bill_count, sum(x.amount)::bigint as amount, sum(x.vat)::bigint as vat
    from bill_surcharge x join bill b on b.store_id = $1 and b.id = x.bill_id
    where x.store_id = $1 and b.branch_id = $2 and b.status = 'SUCCEED' and b.business_day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity') group by 1
  ) t on t.surcharge_id = s.id
  left join (
    select x.surcharge_id, sum(y.amount)::bigint as amount, sum(y.vat)::bigint as vat
    from sale_return_surcharge y
    join sale_return d on d.store_id = $1 and d.id = y.sale_return_id
    join bill_surcharge x on x.store_id = $1 and x.id = y.bill_surcharge_id
    where y.store_id = $1 and d.branch_id = $2 and d.status = 'SUCCEED' and d.business_day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity') group by 1
  ) r on r.surcharge_id = s.id
  where s.store_id = $1 and (t.surcharge_id is not null or r.surcharge_id is not null)
  order by s.position, s.name, s.id`

/** What the bills of a period took of each, and what returns of the period gave back. */
export async function reportSurcharges(
  tx: Tx,
  actor: Actor,
  { branchId, from, to }: z.output<(typeof surchargeRoutes)['report']['query']>,
): Promise<Report> {
  return {
    items: await tx.query<Report['items'][number]>(reportSql, [
      tx.storeId,
      branchOf(actor, branchId),
      from ?? null,
      to ?? null,
    ]),
  }
}

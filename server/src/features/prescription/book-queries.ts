import { nationalCodePattern } from '@quay/contract/prescription/national-code'
import type { AntibioticSold, BookKind, BookLine, prescriptionRoutes } from '@quay/contract/prescription/routes'
import type { Output } from '@quay/contract/route'
import { isAntibiotic } from '@quay/domain/medicine/is-antibiotic'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Routes = typeof prescriptionRoutes
type ListQuery = z.output<Routes['list']['query']>

/** Sold lines, and of combos their components, by the store `$1`: the book is of medicines, whatever they were sold in. */
const soldLinesSql = `
  select l.id, l.id as item_id, l.bill_id, l.business_day, l.product_id, l.product_code, l.product_name, null as combo_name, l.unit_name,
    l.quantity, l.base_quantity, l.prescribed_quantity, l.days_of_supply, l.stands_for
  from bill_item l where l.store_id = $1
  union all
  select c.id, l.id, l.bill_id, l.business_day, c.product_id, c.product_code, c.product_name, l.product_name, c.unit_name, c.quantity,
    c.base_quantity, null, null, null
  from bill_item_part c join bill_item l on l.store_id = $1 and l.id = c.item_id where c.store_id = $1`

/** A text of SQL, with the store in the place of `$1`. */
const ofStore = (text: string, storeId: RawBuilder<unknown>): RawBuilder<unknown> => {
  const parts = text.split('$1')
  return sql.join(
    parts.flatMap((text, place) => (place === 0 ? [sql.raw(text)] : [storeId, sql.raw(text)])),
    sql``,
  )
}

/**
 * Of a line `i` with its paper `p`, in the store `$1`: whether the medicine that it counts as was handed out in full, by all bills of the paper
 * that stand, less what came back. A bill whose paper has no code is a paper of its own.
 */
const handedOutSql = `(
  select case when max(o.prescribed_quantity) is null then null
    when sum(o.base_quantity - o.returned_base) >= max(o.prescribed_quantity * o.ratio) then 'WHOLE' else 'PART' end
  from bill_item o join bill q on q.store_id = $1 and q.id = o.bill_id and q.status = 'SUCCEED'
  where o.store_id = $1 and i.combo_name is null
    and coalesce(fold(o.stands_for), o.product_id::text) = coalesce(fold(i.stands_for), i.product_id::text)
    and o.bill_id in (select i.bill_id union select s.bill_id from prescription s where s.store_id = $1 and s.paper_key = p.paper_key))`

/** What the words of a search are looked for in. */
const words = sql`fold(concat_ws(' ', b.code, p.code, p.patient_name, p.doctor_name, p.facility, i.product_name, i.stands_for))`

const sort: SortKeys<ListQuery> = {
  soldAt: 'b.sold_at',
  product: 'i.product_name collate "vi-x-icu"',
}

/** A page of the book, the last sold first: lines of bills that stand, of medicines that need a prescription or are controlled. */
export async function listBook(tx: Tx, actor: Actor, query: ListQuery): Promise<Output<Routes['list']>> {
  const where = [
    sql`b.branch_id = ${branchOf(actor, query.branchId)}`,
    sql`b.status = 'SUCCEED'`,
    ...(query.from ? [sql`i.business_day >= ${query.from}`] : []),
    ...(query.to ? [sql`i.business_day <= ${query.to}`] : []),
    ...(query.customerId
      ? [
          sql`b.customer_id in (select c.id from customer c where c.store_id = ${tx.storeId} and (c.id = ${query.customerId} or c.merged_into = ${query.customerId}))`,
        ]
      : []),
    ...(query.doctorId ? [sql`p.doctor_id = ${query.doctorId}`] : []),
    ...searchWords(query.keyword ?? '').map(word => sql`${words} like ${`%${escapeLike(word)}%`}`),
    ...(query.handedOut ? [sql`${ofStore(handedOutSql, sql`${tx.storeId}`)} = ${query.handedOut}`] : []),
    await ofKind(tx, query.kind),
  ]
  const from = sql`(${ofStore(soldLinesSql, sql`${tx.storeId}`)}) i
    join bill b on b.store_id = ${tx.storeId} and b.id = i.bill_id
    join product d on d.store_id = ${tx.storeId} and d.id = i.product_id
    left join prescription p on p.store_id = ${tx.storeId} and p.bill_id = i.bill_id`
  const list = { from, where, key: sql`b.sold_at`, sort, id: sql`i.id` }
  const { ids, ...page } = await readIdPage(tx, list, { ...query, orderBy: query.orderBy ?? 'DESC' })
  const rows = ids.length ? await tx.query<Omit<BookLine, 'isAntibiotic'>>(linesSql, [tx.storeId, ids]) : []
  return { ...page, items: rows.map(row => ({ ...row, isAntibiotic: isAntibiotic(row.ingredient) })) }
}

async function ofKind(tx: Tx, kind: BookKind | undefined): Promise<RawBuilder<unknown>> {
  if (kind === 'ANTIBIOTIC') return sql`i.product_id = any(${await antibioticIds(tx)}::uuid[])`
  if (kind === 'CONTROLLED') return sql`d.control_group is not null`
  if (kind === 'WITHOUT') return sql`d.is_prescription and p.id is null and b.prescription_code is null`
  if (kind === 'SUBSTITUTE') return sql`i.stands_for is not null`
  if (kind === 'NATIONAL') return sql`b.prescription_code ~* ${nationalCodePattern}`
  if (kind === 'PAPER')
    return sql`(p.id is not null or b.prescription_code is not null) and coalesce(b.prescription_code !~* ${nationalCodePattern}, true)`
  return sql`(d.is_prescription or d.control_group is not null or i.prescribed_quantity is not null)`
}

/** The antibiotics among the shop's prescription medicines: which ingredient is one only the domain knows. */
async function antibioticIds(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string; ingredient: string }>(
    `select id, active_ingredient as ingredient from product
     where store_id = $1 and is_prescription and active_ingredient is not null`,
    [tx.storeId],
  )
  return rows.filter(({ ingredient }) => isAntibiotic(ingredient)).map(({ id }) => id)
}

const linesSql = `
  select i.id, b.id as bill_id, b.code as bill_code, b.sold_at, b.seller_name, i.product_id, i.product_code, i.product_name, i.combo_name,
    d.active_ingredient as ingredient, i.unit_name, i.quantity, i.prescribed_quantity, i.days_of_supply, ${handedOutSql} as handed_out, i.stands_for,
    (select string_agg(concat_ws(' ', nullif(l.lot_number, ''), to_char(l.expiry_date, 'DD/MM/YYYY')), ', ' order by l.id)
     from bill_item_lot l join lot o on o.store_id = $1 and o.id = l.lot_id
     where l.store_id = $1 and l.item_id = i.item_id and (i.combo_name is null or o.product_id = i.product_id)) as lots,
    coalesce(p.code, b.prescription_code) as prescription_code, p.prescribed_on, p.doctor_name, p.facility, p.patient_name,
    p.patient_age_months, p.address, p.guardian_name, p.diagnosis, b.no_prescription_reason
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join (${soldLinesSql}) i on i.id = asked.id
  join bill b on b.store_id = $1 and b.id = i.bill_id
  join product d on d.store_id = $1 and d.id = i.product_id
  left join prescription p on p.store_id = $1 and p.bill_id = i.bill_id
  order by asked.place`

/** What was sold of each antibiotic in a period. */
export async function readAntibiotics(
  tx: Tx,
  actor: Actor,
  query: z.output<Routes['antibiotics']['query']>,
): Promise<{ items: AntibioticSold[] }> {
  const ids = await antibioticIds(tx)
  const items = await tx.query<AntibioticSold>(antibioticsSql, [
    tx.storeId,
    branchOf(actor, query.branchId),
    ids,
    query.from ?? null,
    query.to ?? null,
  ])
  return { items }
}

const antibioticsSql = `
  select d.id as product_id, d.code as product_code, d.name as product_name, d.active_ingredient as ingredient,
    (select u.name from product_unit u where u.store_id = $1 and u.product_id = d.id and u.ratio = 1 order by u.id limit 1) as unit_name,
    sum(i.base_quantity)::bigint as quantity, count(distinct b.id) as bill_count,
    count(distinct b.id) filter (where p.id is not null or b.prescription_code is not null) as prescription_count
  from (${soldLinesSql}) i
  join bill b on b.store_id = $1 and b.id = i.bill_id and b.branch_id = $2 and b.status = 'SUCCEED'
  join product d on d.store_id = $1 and d.id = i.product_id
  left join prescription p on p.store_id = $1 and p.bill_id = i.bill_id
  where i.product_id = any($3::uuid[])
    and ($4::date is null or i.business_day >= $4) and ($5::date is null or i.business_day <= $5)
  group by d.id, d.code, d.name, d.active_ingredient
  order by sum(i.base_quantity) desc, d.id limit 1000`

import type { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import { type GppBook, gppBooks, type OtherGppBook, otherGppBooks } from '@quay/contract/gpp-book/shapes'
import type { Output } from '@quay/contract/route'
import { isAntibiotic } from '@quay/domain/medicine/is-antibiotic'
import { bookGroupsOfMedicines, buyerGroups, strictGroups } from '@quay/domain/product/controlled-books'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readSigning } from './sign-book.ts'

type Book = GppBook | OtherGppBook

interface Counted {
  book: Book
  count: number
  missing: number
}

/** A row a book: what stands in it in the days, and what should and does not. Parameters: store, branch, from, to, groups of books, of buyers, antibiotics, yesterday, groups of annex VIII. */
const countsSql = `
  with sold as materialized (
    select i.product_id, i.bill_id from bill_item i
    where i.store_id = $1 and i.branch_id = $2 and i.business_day between $3 and $4
    union all
    select c.product_id, c.bill_id from bill_item i join bill_item_part c on c.store_id = $1 and c.item_id = i.id
    where i.store_id = $1 and i.branch_id = $2 and i.business_day between $3 and $4
  ), medicine as materialized (
    select p.control_group, p.is_prescription, p.id = any($7::uuid[]) as is_antibiotic,
      (r.id is not null or b.prescription_code is not null) as has_paper, (y.id is not null or r.id is not null or b.customer_id is not null) as has_buyer
    from sold s
    join product p on p.store_id = $1 and p.id = s.product_id and (p.is_prescription or p.control_group is not null)
    join bill b on b.store_id = $1 and b.id = s.bill_id and b.status = 'SUCCEED'
    left join prescription r on r.store_id = $1 and r.bill_id = b.id
    left join bill_buyer y on y.store_id = $1 and y.bill_id = b.id
  )
  select 'BUYERS' as book, count(*)::int as count, count(*) filter (where not has_buyer)::int as missing
  from medicine where control_group = any($6::text[])
  union all
  select 'PRESCRIPTION', count(*)::int, count(*) filter (where is_prescription and not has_paper)::int from medicine
  union all
  select 'ANTIBIOTIC', count(*)::int, count(*) filter (where not has_paper)::int from medicine where is_antibiotic
  union all
  select 'CONTROLLED', count(*)::int, 0 from stock_entry e
  where e.store_id = $1 and e.branch_id = $2 and e.business_day between $3 and $4
    and e.product_id in (select id from product where store_id = $1 and control_group = any($5::text[]))
  union all
  select kind, count(*) filter (where cancelled_at is null)::int, count(*) filter (where kind <> 'ADVICE' and cancelled_at is null and result is null)::int
  from gpp_note where store_id = $1 and branch_id = $2 and noted_on between $3 and $4 group by kind
  union all
  select 'TAKE_BACK', count(*)::int, count(*) filter (where t.id is null)::int
  from sale_return r left join take_back t on t.store_id = $1 and t.sale_return_id = r.id
  where r.store_id = $1 and r.branch_id = $2 and r.business_day between $3 and $4 and r.status = 'SUCCEED'
    and (t.id is not null or exists (select from sale_return_item i join product p on p.store_id = $1 and p.id = i.product_id
      where i.store_id = $1 and i.sale_return_id = r.id and p.control_group = any($9::text[])))
  union all
  select 'PURCHASE', count(*)::int, count(*) filter (where not is_inspected)::int from inbound
  where store_id = $1 and branch_id = $2 and business_day between $3 and $4 and status = 'SUCCEED' and kind = 'PURCHASE'
  union all
  -- A branch misses no month before it was opened here, or first sold.
  select 'QUALITY', count(q.id)::int, count(*) filter (where q.id is null and months.first >= date_trunc('month', (
    select least((b.created_at at time zone b.time_zone)::date, (select min(h.business_day) from sale_hour h where h.store_id = $1 and h.branch_id = $2))
    from branch b where b.store_id = $1 and b.id = $2)))::int
  from generate_series(date_trunc('month', $3::date), least($4::date, $8::date), interval '1 month') as months (first)
  left join quality_check q on q.store_id = $1 and q.branch_id = $2 and q.status = 'SUCCEED' and q.month = months.first::date
  union all
  select 'EXPIRY', count(*)::int, count(*) filter (where s.bucket = 'sellable')::int
  from stock s join lot l on l.store_id = $1 and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $2 and s.quantity > 0 and l.expiry_date <= $8
  union all
  select 'CLIMATE', (select count(*)::int from storage_reading where store_id = $1 and branch_id = $2 and day between $3 and $4),
    (select coalesce(sum(greatest(0, 2 * (least($4::date, $8::date) - greatest($3::date, p.since) + 1) - (
      select count(*) from storage_reading r where r.store_id = $1 and r.storage_place_id = p.id
        and r.day between greatest($3::date, p.since) and least($4::date, $8::date)))), 0)::int
    from storage_place p where p.store_id = $1 and p.branch_id = $2 and p.is_active)
  union all
  select 'DISPOSAL', count(*) filter (where status = 'SUCCEED')::int, count(*) filter (where status = 'DRAFT')::int from disposal
  where store_id = $1 and branch_id = $2 and business_day between $3 and $4
  union all
  select 'INCIDENT', count(*) filter (where status = 'SUCCEED')::int, count(*) filter (where status = 'DRAFT')::int from drug_incident
  where store_id = $1 and branch_id = $2 and business_day between $3 and $4`

interface Printed {
  book: string
  at: string
  by: string
  content: string | null
}

const printsSql = `
  select distinct on (subject_code) coalesce(subject_code, '') as book, at, employee_name as by, after ->> 'content' as content from user_log
  where store_id = $1 and action = 'gpp-book.print' and branch_id = $2 order by subject_code, at desc`

const prescriptionSql = `
  select id, active_ingredient as ingredient from product
  where store_id = $1 and is_prescription and active_ingredient is not null`

/** Every book that an inspector asks for: how much stands in it in the days, when it was last printed, what is missing. Throws `not-found`. */
export async function readOverview(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; from: string; to: string },
): Promise<Output<(typeof gppBookRoutes)['overview']>> {
  const branchId = branchOf(actor, query.branchId)
  const [signing, prescribed] = await Promise.all([
    readSigning(tx, branchId),
    tx.query<{ id: string; ingredient: string }>(prescriptionSql, [tx.storeId]),
  ])
  const antibiotics = prescribed.filter(({ ingredient }) => isAntibiotic(ingredient)).map(({ id }) => id)
  const [counts, prints] = await Promise.all([
    tx.query<Counted>(countsSql, [
      tx.storeId,
      branchId,
      query.from,
      query.to,
      bookGroupsOfMedicines,
      buyerGroups,
      antibiotics,
      addDays(signing.today, -1),
      strictGroups,
    ]),
    tx.query<Printed>(printsSql, [tx.storeId, branchId]),
  ])
  const unsigned = signing.days.map(({ day }) => day)
  return {
    items: [...gppBooks, ...otherGppBooks].map(book => {
      const counted = counts.find(one => one.book === book)
      const printed = prints.find(one => one.book === book)
      const { count = 0, missing = 0 } = book === 'FORM_06' ? {} : (counted ?? {})
      return {
        book,
        count,
        missing: book === 'CONTROLLED' ? unsigned.length : missing,
        lastPrint: printed ? { at: printed.at, by: printed.by, content: printed.content } : null,
      }
    }),
    signing: { signedThrough: signing.last?.day ?? null, unsigned },
  }
}

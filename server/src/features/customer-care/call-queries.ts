import {
  type BirthdayCall,
  birthdayDaysAhead,
  callDaysAfter,
  callDaysBefore,
  type callRoutes,
  type RefillCall,
  type RevisitCall,
} from '@quay/contract/customer-care/routes'
import type { Output } from '@quay/contract/route'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { seesPhones } from '../customer/phone-search.ts'
import { visibleCustomer } from '../customer/visible-customers.ts'

const mostCalls = 500

/**
 * Whom to call today. A medicine that the customer bought again meanwhile needs no call, nor does one of a bill that was cancelled;
 * who was merged is called under the name that stands.
 */
export async function readCalls(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined },
): Promise<Output<(typeof callRoutes)['today']>> {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const asked = [
    tx.storeId,
    branchId,
    today,
    addDays(today, callDaysBefore),
    addDays(today, 0 - callDaysAfter),
    actor.branchIds,
  ]
  const [refills, revisits, birthdays] = await Promise.all([
    tx.query<RefillCall>(refillSql, asked),
    tx.query<RevisitCall>(revisitSql, asked),
    tx.query<BirthdayCall>(birthdaySql, [tx.storeId, today, birthdayDaysAhead, actor.branchIds]),
  ])
  const shown = <Row extends { phone: string | null }>(rows: Row[]): Row[] =>
    seesPhones(actor) ? rows : rows.map(row => ({ ...row, phone: row.phone && maskPhone(row.phone) }))
  return { today, refills: shown(refills), revisits: shown(revisits), birthdays: shown(birthdays) }
}

/** The call `l` that was made about it; null for none. */
const lastSql = `case when l.id is not null then json_build_object('result', l.result, 'note', l.note, 'at', to_char(l.called_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'byName', l.called_by_name) end`

/** No call was made, or it settled nothing; `$3` is today. */
const isOpenSql = `(l.id is null or l.result = 'NO_ANSWER' or (l.result = 'SNOOZED' and l.until <= $3::date))`

const refillSql = `
  select i.id, c.id as customer_id, c.name as customer_name, c.phone, i.product_id, i.product_name, b.id as bill_id, b.code as bill_code,
    i.business_day as sold_on, i.days_of_supply, i.business_day + i.days_of_supply as ends_on, ${lastSql} as last
  from bill_item i
  join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED' and b.branch_id = $2
  join customer o on o.store_id = $1 and o.id = b.customer_id
  join customer c on c.store_id = $1 and c.id = coalesce(o.merged_into, o.id) and c.status <> 'inactive' and ${visibleCustomer('c', '$1', '$6')}
  left join customer_call l on l.store_id = $1 and l.bill_item_id = i.id
  where i.store_id = $1 and i.days_of_supply is not null and i.returned_base < i.base_quantity and i.business_day >= $5::date - 365
    and i.business_day + i.days_of_supply between $5::date and $4::date
    and ${isOpenSql}
    and not exists (
      select from bill_item n join bill m on m.store_id = $1 and m.id = n.bill_id and m.status = 'SUCCEED'
      join customer k on k.store_id = $1 and k.id = m.customer_id
      where n.store_id = $1 and n.product_id = i.product_id and coalesce(k.merged_into, k.id) = c.id and m.sold_at > b.sold_at)
  order by i.business_day + i.days_of_supply, c.name collate "vi-x-icu", i.id limit ${mostCalls}`

/** Who was here with another prescription since has been to the doctor. */
const revisitSql = `
  select b.id, c.id as customer_id, c.name as customer_name, c.phone, b.code as bill_code, b.business_day as sold_on, p.doctor_name, b.revisit_on, ${lastSql} as last
  from bill b
  join customer o on o.store_id = $1 and o.id = b.customer_id
  join customer c on c.store_id = $1 and c.id = coalesce(o.merged_into, o.id) and c.status <> 'inactive' and ${visibleCustomer('c', '$1', '$6')}
  left join prescription p on p.store_id = $1 and p.bill_id = b.id
  left join customer_call l on l.store_id = $1 and l.bill_id = b.id
  where b.store_id = $1 and b.branch_id = $2 and b.status = 'SUCCEED' and b.revisit_on between $5::date and $4::date
    and ${isOpenSql}
    and not exists (
      select from bill m join prescription q on q.store_id = $1 and q.bill_id = m.id join customer k on k.store_id = $1 and k.id = m.customer_id
      where m.store_id = $1 and m.status = 'SUCCEED' and m.sold_at > b.sold_at and coalesce(k.merged_into, k.id) = c.id)
  order by b.revisit_on, c.name collate "vi-x-icu", b.id limit ${mostCalls}`

/** Of 29 February the birthday is on 1 March where the year has none. */
const birthdaySql = `
  select c.id as customer_id, c.name as customer_name, c.phone, d.day as on,
    (extract(year from d.day) - extract(year from c.birthday))::int as age, ${lastSql} as last
  from customer c
  join (select $2::date + n as day from generate_series(0, $3::int) n) d on to_char(d.day, 'MMDD') =
    case when to_char(c.birthday, 'MMDD') = '0229' and to_char((date_trunc('year', d.day) + interval '59 days'), 'MMDD') <> '0229'
      then '0301' else to_char(c.birthday, 'MMDD') end
  left join customer_call l on l.store_id = $1 and l.customer_id = c.id and l.birthday_on = d.day
  where c.store_id = $1 and c.birthday is not null and c.merged_into is null and c.status <> 'inactive' and c.type = 1
    and ${visibleCustomer('c', '$1', '$4')}
  order by d.day, c.name collate "vi-x-icu", c.id limit ${mostCalls}`

import { waitingPointsSql } from '../../features/point/waiting-points-sql.ts'
import { balanceCheck } from '../balance.ts'
import { chainChecks } from '../chain.ts'
import type { Check } from '../check.ts'

/** Customers' points against the point ledger. */
export const pointChecks: Check[] = [
  balanceCheck({
    law: 'points: what a customer has is the sum of the rows',
    thing: `'points of ' || o.code || ' ' || o.name`,
    table: 'customer',
    columns: { balance: 'points', count: 'point_entry_count' },
    ledger: { table: 'point_entry', owner: 'customer_id' },
  }),
  {
    law: 'points: the lots of a customer hold what the customer has, or nothing below zero',
    sql: `
      select 'points of ' || c.code || ' ' || c.name as thing, greatest(c.points, 0)::text as expected, coalesce(l.remaining, 0)::text as found
      from customer c
      left join (select customer_id, sum(remaining) as remaining from point_lot where store_id = $1 group by customer_id) l on l.customer_id = c.id
      where c.store_id = $1 and greatest(c.points, 0) <> coalesce(l.remaining, 0)`,
  },
  {
    law: 'points: a lot holds what came into it less what rows took',
    sql: `
      select 'lot of points of ' || (select c.code from customer c where c.store_id = $1 and c.id = l.customer_id) || ' by ' || e.document_code as thing,
        (l.points - coalesce(a.amount, 0))::text as expected, l.remaining::text as found
      from point_lot l join point_entry e on e.store_id = $1 and e.id = l.entry_id
      left join (select lot_id, sum(amount) as amount from point_allocation where store_id = $1 group by lot_id) a on a.lot_id = l.id
      where l.store_id = $1 and (l.remaining <> l.points - coalesce(a.amount, 0) or l.points > e.amount or l.customer_id <> e.customer_id)`,
  },
  {
    law: 'points: a row takes from lots of its customer, and no more than it is',
    sql: `
      select e.kind || ' of ' || e.document_code as thing, 'at most ' || -e.amount as expected, a.amount::text as found
      from (
        select x.entry_id, sum(x.amount) as amount, bool_or(l.customer_id <> o.customer_id) as is_of_another
        from point_allocation x join point_lot l on l.store_id = $1 and l.id = x.lot_id
          join point_entry o on o.store_id = $1 and o.id = x.entry_id
        where x.store_id = $1 group by x.entry_id
      ) a
      join point_entry e on e.store_id = $1 and e.id = a.entry_id
      where a.is_of_another or sign(a.amount) <> sign(-e.amount) or abs(a.amount) > abs(e.amount)`,
  },
  {
    law: 'points: what of a bill earned is the sum of its lines',
    sql: `
      select 'points of bill ' || b.code as thing, coalesce(i.base, 0)::text as expected, b.point_base::text as found
      from bill b left join (select bill_id, sum(point_base) as base from bill_item where store_id = $1 group by bill_id) i on i.bill_id = b.id
      where b.store_id = $1 and b.point_base <> coalesce(i.base, 0)`,
  },
  {
    law: 'points: the presents of promotions are contained in what their bill earned',
    sql: `
      select 'points of bill ' || b.code as thing, 'at most ' || b.points_earned as expected, d.points::text as found
      from bill b join (select bill_id, sum(points) as points from bill_discount where store_id = $1 group by bill_id) d on d.bill_id = b.id
      where b.store_id = $1 and d.points > b.points_earned`,
  },
  {
    law: 'points: a bill that earns as it is paid has earned the share of what is not owed of it',
    sql: `
      select 'points of bill ' || b.code as thing, x.target::text as expected, (x.at_sale + x.later)::text as found
      from (
        select w.id, w.later, w.at_sale,
          floor(w.base::numeric * (w.rule ->> 'earnPoints')::bigint * (w.rule ->> 'tierRate')::bigint
            * case when w.due > 0 then greatest(w.due - w.owed, 0) else 1 end
            / ((w.rule ->> 'earnPerDong')::bigint * 10000::numeric * case when w.due > 0 then w.due else 1 end)) as target
        from (${waitingPointsSql}) w
      ) x join bill b on b.store_id = $1 and b.id = x.id
      where x.at_sale + x.later <> x.target`,
  },
  ...chainChecks({
    name: 'point ledger',
    table: 'point_entry',
    chain: ['customer_id'],
    amount: 'amount',
    owner: `(select c.code || ' ' || c.name from customer c where c.store_id = $1 and c.id = r.customer_id)`,
  }),
]

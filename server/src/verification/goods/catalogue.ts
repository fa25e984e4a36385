import { leftBehindSql } from '../../features/product/merge/left-behind.ts'
import type { Check } from '../check.ts'

/** What the catalogue must never hold, after any sale, merge or movement. */
export const catalogueChecks: Check[] = [
  {
    law: 'catalogue: a combo or a service has no stock of its own, and neither has what was merged into another product',
    sql: `
      select 'stock of ' || p.name as thing, 'nothing' as expected, s.on_hand || ' on hand' as found
      from product_stock s join product p on p.store_id = s.store_id and p.id = s.product_id
      where s.store_id = $1 and (s.on_hand <> 0 or s.reserved <> 0) and (p.type in (3, 4) or p.merged_into is not null)`,
  },
  {
    law: 'catalogue: a merge takes from the one what it gives to the other',
    sql: `
      select 'merge ' || m.code || ' of ' || m.duplicate_name as thing, 'rows that add up to nothing' as expected,
        'quantity ' || e.quantity || ', value ' || e.value || case when e.strange then ', of another product' else '' end as found
      from product_merge m
      join (
        select e.document_id, e.branch_id, sum(e.quantity) as quantity,
          -- What one of the two owed is settled by the shelf of the other; what it was thought to cost may have been off.
          sum(e.value) filter (where e.kind <> 'REVALUATION') as value,
          bool_or(e.kind not in ('MERGE', 'OWED_SETTLED', 'REVALUATION') or e.kind = 'REVALUATION' and e.bucket <> 'owed'
            or e.product_id not in (m.survivor_id, m.duplicate_id)) as strange
        from stock_entry e join product_merge m on m.store_id = e.store_id and m.id = e.document_id
        where e.store_id = $1 and e.document_kind = 'product-merge' group by e.document_id, e.branch_id
      ) e on e.document_id = m.id
      where m.store_id = $1 and (e.quantity <> 0 or e.value <> 0 or e.strange)`,
  },
  {
    law: 'catalogue: nothing that is still to happen refers to a merged product',
    sql: `select thing, 'the product that it is now' as expected, found from (${leftBehindSql}) left_behind`,
  },
  {
    law: 'catalogue: every lot of a merged product says which lot it is now, of the product that this is now',
    sql: `
      select 'lot ' || l.number || ' of ' || m.duplicate_name as thing, 'a lot of the survivor of ' || m.code as expected,
        case when w.id is null then 'none' else 'a lot of another product' end as found
      from product_merge m join lot l on l.store_id = $1 and l.product_id = m.duplicate_id
      left join lot w on w.store_id = $1 and w.id = l.merged_into
      -- A lot in which there never was anything (a count that opened it, after the merge) is linked when goods come to it.
      where m.store_id = $1 and w.product_id is distinct from m.survivor_id
        and (w.id is not null or exists (select from stock_entry e where e.store_id = $1 and e.lot_id = l.id))
      union all
      select 'lot ' || l.number, 'a lot of its own', 'one that was merged' from lot l
      where l.store_id = $1 and l.merged_into is not null
        and not exists (select from product_merge m where m.store_id = $1 and m.duplicate_id = l.product_id)`,
  },
  {
    law: 'catalogue: a combo is made of goods, and of a unit of each',
    sql: `
      select 'combo ' || c.name as thing, 'components that are goods' as expected, p.name || ' (' || u.name || ')' as found
      from combo_item i
      join product c on c.store_id = $1 and c.id = i.combo_id
      join product p on p.store_id = $1 and p.id = i.component_id
      join product_unit u on u.store_id = $1 and u.id = i.unit_id
      where i.store_id = $1 and (c.type <> 3 or p.type = 3 or u.product_id <> p.id)`,
  },
  {
    law: 'catalogue: the shares of a liều add up to its fixed price, and one that has none shares nothing',
    sql: `
      select 'liều ' || m.code || ' ' || m.name as thing, coalesce(m.price::text, 'no shares') as expected,
        coalesce(sum(i.share)::text, 'none') || ' of ' || count(i.share) || ' components' as found
      from sample_medicine m join sample_medicine_item i on i.store_id = $1 and i.sample_medicine_id = m.id
      where m.store_id = $1 and m.deleted_at is null
      group by m.id, m.code, m.name, m.price having sum(i.share) is distinct from m.price or count(i.share) not in (0, count(*))`,
  },
  {
    law: 'catalogue: a liều is made of goods, and of a unit of each',
    sql: `
      select 'liều ' || m.code || ' ' || m.name as thing, 'components that are goods' as expected, p.name || ' (' || u.name || ')' as found
      from sample_medicine_item i
      join sample_medicine m on m.store_id = $1 and m.id = i.sample_medicine_id and m.deleted_at is null
      join product p on p.store_id = $1 and p.id = i.product_id
      join product_unit u on u.store_id = $1 and u.id = i.unit_id
      where i.store_id = $1 and (p.type = 3 or p.merged_into is not null or u.product_id <> p.id)`,
  },
]

import type { Check } from '../check.ts'

/** Sales that a till made without an answer of the server, and what is written of them beside the bill. */
export const keptSaleChecks: Check[] = [
  {
    law: 'kept sales: a flag is of a document of its branch',
    sql: `
      select 'flag ' || f.kind || ' of ' || f.document_kind || ' ' || f.document_id as thing, 'a document of its branch' as expected, 'none' as found
      from document_flag f
      left join bill b on f.document_kind = 'bill' and b.store_id = f.store_id and b.id = f.document_id
      left join sale_return r on f.document_kind = 'sale-return' and r.store_id = f.store_id and r.id = f.document_id
      where f.store_id = $1 and coalesce(b.branch_id, r.branch_id) is distinct from f.branch_id`,
  },
  {
    law: 'kept sales: the lots of the paper are of a line of their bill, and no more than it sold',
    sql: `
      select 'lots of the paper of bill ' || b.code || ', line ' || i.position + 1 as thing, 'at most ' || l.sold as expected, s.quantity::text as found
      from (select item_id, bill_id, product_id, sum(quantity) as quantity from bill_item_said_lot where store_id = $1 group by 1, 2, 3) s
      join bill b on b.store_id = $1 and b.id = s.bill_id
      left join bill_item i on i.store_id = $1 and i.id = s.item_id and i.bill_id = s.bill_id
      left join lateral (
        select sum(x.quantity) as sold from bill_item_lot x join lot t on t.store_id = $1 and t.id = x.lot_id
        where x.store_id = $1 and x.item_id = s.item_id
      ) l on true
      where i.id is null or s.quantity > l.sold`,
  },
  {
    law: 'kept sales: what a check was corrected by is what late sales say of it',
    sql: `
      select 'correction of check ' || d.code || ', lot ' || coalesce(nullif(t.number, ''), 'without number') as thing,
        coalesce(r.told, 0)::text as expected, coalesce(r.corrected, 0)::text as found
      from (
        select check_id, lot_id, f.told, e.corrected
        from (
          select (details->>'checkId')::uuid as check_id, (details->>'lotId')::uuid as lot_id, sum((details->>'baseQuantity')::bigint) as told
          from document_flag where store_id = $1 and kind = 'counted-since' group by 1, 2
        ) f
        full join (
          select document_id as check_id, lot_id, sum(quantity) as corrected from stock_entry
          where store_id = $1 and kind = 'CHECK_CORRECTED' group by 1, 2
        ) e using (check_id, lot_id)
      ) r
      left join inventory_check d on d.store_id = $1 and d.id = r.check_id
      left join lot t on t.store_id = $1 and t.id = r.lot_id
      where coalesce(r.told, 0) <> coalesce(r.corrected, 0)`,
  },
  {
    law: 'kept sales: the goods left when the paper says',
    sql: `
      select 'goods of bill ' || b.code || ', row ' || e.sequence as thing, coalesce(b.said_at, b.sold_at)::text as expected,
        coalesce(e.happened_at, e.at)::text as found
      from bill b join stock_entry e on e.store_id = $1 and e.document_id = b.id and e.kind = 'SALE'
      where b.store_id = $1 and b.arrived_at is not null and b.arrived_at = b.posted_at
        and coalesce(e.happened_at, e.at) <> coalesce(b.said_at, b.sold_at)`,
  },
]

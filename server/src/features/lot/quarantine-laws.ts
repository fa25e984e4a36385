import type { Check } from '../../verification/check.ts'

/** Moves into quarantine and out of it by hand, and what lies there. */
export const quarantineLaws: readonly Check[] = [
  {
    law: 'quarantine: each move by hand wrote what it says into both buckets, and no row of the ledger is without one',
    sql: `
      select 'quarantine of lot ' || coalesce(nullif(l.number, ''), 'without number') || ', document ' || coalesce(m.id, e.document_id) as thing,
        coalesce('into ' || m.target || ' ' || m.quantity || ' worth ' || m.value, 'a move with its reason') as expected,
        coalesce('into ' || m.target || ' ' || e.quantity || ' worth ' || e.value || ', in all ' || e.all_quantity || ' worth ' || e.all_value,
          'rows of the ledger: ' || coalesce(e.rows, 0)) as found
      from (select * from quarantine_move where store_id = $1) m
      full join (
        select e.document_id, e.lot_id, e.branch_id, count(*) as rows, sum(e.quantity) as all_quantity, sum(e.value) as all_value,
          sum(e.quantity) filter (where e.quantity > 0) as quantity, sum(e.value) filter (where e.quantity > 0) as value,
          max(e.bucket) filter (where e.quantity > 0) as target
        from stock_entry e where e.store_id = $1 and e.document_kind = 'quarantine' group by 1, 2, 3
      ) e on e.document_id = m.id
      left join lot l on l.store_id = $1 and l.id = coalesce(m.lot_id, e.lot_id)
      where m.id is null or e.document_id is null or e.all_quantity <> 0 or e.all_value <> 0
        or (m.quantity, m.value, m.target, m.lot_id, m.branch_id) is distinct from (e.quantity, e.value, e.target, e.lot_id, e.branch_id)`,
  },
  {
    law: 'quarantine: what lies there came by a move, a look at quality, a count, a return, a merge, or damaged from another branch',
    sql: `
      select 'row ' || e.sequence || ' of lot ' || coalesce(nullif(l.number, ''), 'without number') || ' (' || e.document_code || ')' as thing,
        'a document that may keep goods apart' as expected, e.document_kind || ' ' || e.kind as found
      from stock_entry e join lot l on l.store_id = e.store_id and l.id = e.lot_id
      where e.store_id = $1 and e.bucket = 'quarantine' and e.document_kind not in
        ('quarantine', 'quality-check', 'inventory-check', 'inbound-return', 'disposal', 'product-merge', 'opening', 'sale-return', 'inbound', 'stock-transfer')`,
  },
]

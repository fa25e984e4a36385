import type { Check } from './check.ts'

/** Documents that move goods and no money: the table, what it is called, and its rows of the ledger by lot as SQL. */
interface StockDocument {
  name: string
  table: string
  documentKind: string
  /** Select of document_id, lot_id, bucket, quantity, value of every line of the store `$1` that was posted. */
  lines: string
}

const documents: readonly StockDocument[] = [
  {
    name: 'counts',
    table: 'inventory_check',
    documentKind: 'inventory-check',
    lines: `select inventory_check_id as document_id, lot_id, bucket, difference as quantity, value
      from inventory_check_line where store_id = $1 and counted is not null`,
  },
  {
    name: 'disposals',
    table: 'disposal',
    documentKind: 'disposal',
    lines: `select i.disposal_id as document_id, i.lot_id, i.bucket, -i.base_quantity as quantity, -i.value as value
      from disposal_item i join disposal d on d.store_id = i.store_id and d.id = i.disposal_id and d.posted_at is not null
      where i.store_id = $1`,
  },
]

/**
 * Counts, disposals and looks at quality against what they wrote in the ledger: of a completed one exactly its lines, of a
 * draft nothing, of a cancelled one nothing that was not taken back.
 */
export const stockDocumentChecks: Check[] = [
  ...documents.map(({ name, table, documentKind, lines }) => ({
    law: `${name}: the goods that moved are those of the lines; of a draft or a cancelled one nothing is left`,
    sql: `
      select '${documentKind} ' || coalesce(d.code, r.document_id::text) || ', lot ' || coalesce(nullif(l.number, ''), 'without number') as thing,
        'quantity ' || coalesce(r.quantity, 0) || ', value ' || coalesce(r.value, 0) as expected,
        'quantity ' || coalesce(r.moved, 0) || ', value ' || coalesce(r.moved_value, 0) as found
      from (
        select document_id, lot_id, bucket, i.quantity, i.value, e.quantity as moved, e.value as moved_value
        from (
          select i.document_id, i.lot_id, i.bucket, sum(i.quantity) as quantity, sum(i.value) as value
          from (${lines}) i join ${table} d on d.store_id = $1 and d.id = i.document_id and d.status = 'SUCCEED'
          group by 1, 2, 3 having sum(i.quantity) <> 0 or sum(i.value) <> 0
        ) i
        full join (
          select document_id, lot_id, bucket, sum(quantity) as quantity, sum(value) as value
          from stock_entry where store_id = $1 and document_kind = '${documentKind}' and kind not in ('REVALUATION', 'OWED_SETTLED')
            -- What a late sale gave back to a check is no difference that it found (verification/kept-sales.ts).
            and not (kind = 'CHECK_CORRECTED' and document_id in (select c.id from inventory_check c where c.store_id = $1 and c.status = 'SUCCEED'))
          group by 1, 2, 3 having sum(quantity) <> 0 or sum(value) <> 0
        ) e using (document_id, lot_id, bucket)
      ) r
      left join ${table} d on d.store_id = $1 and d.id = r.document_id
      left join lot l on l.store_id = $1 and l.id = r.lot_id
      where (r.quantity, r.value) is distinct from (r.moved, r.moved_value)`,
  })),
  {
    law: 'counts: the head is the sum of the lines',
    sql: `
      select 'inventory-check ' || d.code as thing,
        format('%s lines, %s match, +%s worth %s, -%s worth %s', l.lines, l.matches, l.plus, l.plus_value, l.minus, l.minus_value) as expected,
        format('%s lines, %s match, +%s worth %s, -%s worth %s', d.line_count, d.match_count, d.plus_count, d.plus_value, d.minus_count, d.minus_value) as found
      from inventory_check d
      cross join lateral (
        select count(*) as lines, count(*) filter (where difference = 0) as matches, count(*) filter (where difference > 0) as plus,
          count(*) filter (where difference < 0) as minus, coalesce(sum(value) filter (where difference > 0), 0) as plus_value,
          coalesce(-sum(value) filter (where difference < 0), 0) as minus_value
        from inventory_check_line l where l.store_id = $1 and l.inventory_check_id = d.id and l.counted is not null
      ) l
      where d.store_id = $1 and d.posted_at is not null and
        (d.line_count, d.match_count, d.plus_count, d.plus_value, d.minus_count, d.minus_value)
          is distinct from (l.lines, l.matches, l.plus, l.plus_value, l.minus, l.minus_value)`,
  },
  {
    law: 'counts: lines that stand in for each other come to no value',
    sql: `
      select 'inventory-check ' || d.code || ', offset ' || l.offset_group as thing, 'value 0' as expected, 'value ' || sum(l.value) as found
      from inventory_check_line l join inventory_check d on d.store_id = l.store_id and d.id = l.inventory_check_id and d.posted_at is not null
      where l.store_id = $1 and l.offset_group is not null and l.counted is not null
      group by d.code, l.inventory_check_id, l.offset_group having sum(l.value) <> 0`,
  },
  {
    law: 'counts: what a check says was counted is what the sheets of the last round add up to',
    sql: `
      select 'inventory-check ' || d.code || ', ' || l.product_name || ', lot ' || coalesce(nullif(l.lot_number, ''), 'without number') as thing,
        'counted ' || coalesce(c.quantity, 0) || ' in round ' || coalesce(c.round::text, 'none') as expected,
        'counted ' || l.counted || ' in round ' || coalesce(l.rounds::text, 'none') as found
      from inventory_check_line l
      join inventory_check d on d.store_id = l.store_id and d.id = l.inventory_check_id and d.posted_at is not null
      left join (
        select distinct on (c.inventory_check_id, c.product_id, c.lot_key, c.bucket) c.inventory_check_id, c.product_id, c.lot_key, c.bucket,
          s.round, sum(c.quantity) as quantity
        from count_line c join count_sheet s on s.store_id = c.store_id and s.id = c.count_sheet_id and s.discarded_at is null
        where c.store_id = $1 and c.quantity is not null
        group by c.inventory_check_id, c.product_id, c.lot_key, c.bucket, s.round
        order by c.inventory_check_id, c.product_id, c.lot_key, c.bucket, s.round desc
      ) c on (c.inventory_check_id, c.product_id, c.lot_key, c.bucket) = (l.inventory_check_id, l.product_id, l.lot_key, l.bucket)
      where l.store_id = $1 and l.counted is not null and l.counted <> coalesce(c.quantity, 0)`,
  },
  {
    law: 'counts: sheets and their lines stand on the check that theirs became, nothing on one that was merged',
    sql: `
      select 'inventory-check ' || d.code || ', sheet ' || s.name as thing,
        'on ' || coalesce(m.code, d.code) || ', with all its lines' as expected,
        'on ' || d.code || ', ' || x.elsewhere || ' lines elsewhere' as found
      from count_sheet s
      join inventory_check d on d.store_id = s.store_id and d.id = s.inventory_check_id
      left join inventory_check m on m.store_id = d.store_id and m.id = d.merged_into
      cross join lateral (
        select count(*) as elsewhere from count_line l
        where l.store_id = $1 and l.count_sheet_id = s.id and l.inventory_check_id <> s.inventory_check_id
      ) x
      where s.store_id = $1 and (m.id is not null or x.elsewhere > 0)`,
  },
  {
    law: 'disposals: the head is the sum of the lines',
    sql: `
      select 'disposal ' || d.code as thing, i.lines || ' lines, value ' || i.value as expected,
        d.item_count || ' lines, value ' || d.value as found
      from disposal d
      cross join lateral (
        select count(*) as lines, coalesce(sum(value), 0) as value from disposal_item i where i.store_id = $1 and i.disposal_id = d.id
      ) i
      where d.store_id = $1 and (d.item_count, d.value) is distinct from (i.lines, i.value)`,
  },
  {
    law: 'quality: what was put into quarantine left the shelf with its value, and came back where the look was cancelled',
    sql: `
      select 'quality-check ' || d.code || ', lot ' || coalesce(nullif(l.number, ''), 'without number') as thing,
        'into quarantine ' || r.expected || ', in all 0' as expected, 'into quarantine ' || r.apart || ', in all ' || r.quantity || ' worth ' || r.value as found
      from (
        select document_id, lot_id, coalesce(e.apart, 0) as apart, coalesce(e.quantity, 0) as quantity, coalesce(e.value, 0) as value,
          coalesce(i.expected, 0) as expected
        from (
          select i.quality_check_id as document_id, i.lot_id, i.moved_quantity as expected
          from quality_check_item i join quality_check d on d.store_id = i.store_id and d.id = i.quality_check_id and d.status = 'SUCCEED'
          where i.store_id = $1
        ) i
        full join (
          select document_id, lot_id, sum(quantity) as quantity, sum(value) as value, sum(quantity) filter (where bucket = 'quarantine') as apart
          from stock_entry where store_id = $1 and document_kind = 'quality-check' and kind <> 'REVALUATION' group by 1, 2
        ) e using (document_id, lot_id)
      ) r
      left join quality_check d on d.store_id = $1 and d.id = r.document_id
      left join lot l on l.store_id = $1 and l.id = r.lot_id
      where r.quantity <> 0 or r.value <> 0 or r.apart <> r.expected`,
  },
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

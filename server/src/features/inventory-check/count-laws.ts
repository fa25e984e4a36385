import type { Check } from '../../verification/check.ts'
import { movedAsWritten } from '../../verification/goods/moved-as-written.ts'

/** Checks against their lines, their sheets and what they wrote in the ledger. */
export const countLaws: readonly Check[] = [
  movedAsWritten({
    name: 'counts',
    table: 'inventory_check',
    documentKind: 'inventory-check',
    lines: `select inventory_check_id as document_id, lot_id, bucket, difference as quantity, value
    from inventory_check_line where store_id = $1 and counted is not null`,
  }),
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
]

import type { Check } from '../../verification/check.ts'

/** Looks at quality against what they put into quarantine. */
export const qualityLaws: readonly Check[] = [
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
]

import type { Check } from '../../verification/check.ts'
import { movedAsWritten } from '../../verification/goods/moved-as-written.ts'

/** Disposals against their lines and what they wrote in the ledger. */
export const disposalLaws: readonly Check[] = [
  movedAsWritten({
    name: 'disposals',
    table: 'disposal',
    documentKind: 'disposal',
    lines: `select i.disposal_id as document_id, i.lot_id, i.bucket, -i.base_quantity as quantity, -i.value as value
    from disposal_item i join disposal d on d.store_id = i.store_id and d.id = i.disposal_id and d.posted_at is not null
    where i.store_id = $1`,
  }),
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
]

import type { TableWith } from '../../db/table-with.ts'
import type { DocumentKind } from '../../features/stock/posting.ts'
import type { Check } from '../check.ts'

/** A document that moves goods and no money: what its laws call it, its table, its name in the ledgers, and its rows of the ledger by lot as SQL. */
interface StockDocument {
  name: string
  table: TableWith<'status' | 'code'>
  documentKind: DocumentKind
  /** Select of document_id, lot_id, bucket, quantity, value of every line of the store `$1` that was posted. */
  lines: string
}

/** Documents of a kind against what it wrote in the ledger: of a completed one exactly its lines, of a draft or a cancelled one nothing. */
export const movedAsWritten = ({ name, table, documentKind, lines }: StockDocument): Check => ({
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
          -- What a late sale gave back to a check is no difference that it found (verification/sale/kept-sales.ts).
          and not (kind = 'CHECK_CORRECTED' and document_id in (select c.id from inventory_check c where c.store_id = $1 and c.status = 'SUCCEED'))
        group by 1, 2, 3 having sum(quantity) <> 0 or sum(value) <> 0
      ) e using (document_id, lot_id, bucket)
    ) r
    left join ${table} d on d.store_id = $1 and d.id = r.document_id
    left join lot l on l.store_id = $1 and l.id = r.lot_id
    where (r.quantity, r.value) is distinct from (r.moved, r.moved_value)`,
})

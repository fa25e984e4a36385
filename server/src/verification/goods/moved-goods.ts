import type { Check } from '../check.ts'

interface MovedGoods {
  law: string
  /** What the document is called, its table, and what the ledger calls it. */
  name: string
  table: string
  documentKind: string
  /** Select of document_id, lot_id, quantity and value, as the ledger has them, of the completed documents of the store `$1`. */
  lots: string
  /** Kinds of row of the ledger that are no movement of the document's own. */
  without: readonly string[]
}

/** The lots of completed documents against what they wrote in the stock ledger; of any other document nothing is left there. */
export const movedGoodsCheck = ({ law, name, table, documentKind, lots, without }: MovedGoods): Check => ({
  law,
  sql: `
    select 'goods of ${name} ' || coalesce(d.code, r.document_id::text) as thing,
      'quantity ' || coalesce(r.quantity, 0) || ', value ' || coalesce(r.value, 0) as expected,
      'quantity ' || coalesce(r.moved, 0) || ', value ' || coalesce(r.moved_value, 0) as found
    from (
      select document_id, lot_id, l.quantity, l.value, e.quantity as moved, e.value as moved_value
      from (
        select document_id, lot_id, sum(quantity) as quantity, sum(value) as value from (${lots}) each group by 1, 2
      ) l
      full join (
        select document_id, lot_id, sum(quantity) as quantity, sum(value) as value from stock_entry
        where store_id = $1 and document_kind = '${documentKind}' and kind not in (${without.map(kind => `'${kind}'`).join()})
        group by 1, 2 having sum(quantity) <> 0 or sum(value) <> 0
      ) e using (document_id, lot_id)
    ) r
    left join ${table} d on d.store_id = $1 and d.id = r.document_id
    where coalesce(r.quantity, 0) <> coalesce(r.moved, 0) or coalesce(r.value, 0) <> coalesce(r.moved_value, 0)`,
})

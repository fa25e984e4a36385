import type { ReportDocuments } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import type { Tx } from '../../db/connection/transaction.ts'
import type { Asked } from './ask-report.ts'

type Document = ReportDocuments['items'][number]
type Discount = NonNullable<Document['discounts']>[number]

interface Row {
  id: string
  handLine: number
  handBill: number
  points: number
  promotions: Discount[]
}

/** Of a promotion its name of then, and what it took and gave. */
const discountsSql = `
  select b.id, b.line_discount as hand_line, b.order_discount as hand_bill, b.points_amount as points,
    coalesce((select json_agg(json_build_object('label', d.name, 'amount', d.amount, 'giftValue', d.gift_value) order by d.position, d.id)
      from bill_discount d where d.store_id = $1 and d.bill_id = b.id), '[]') as promotions
  from bill b where b.store_id = $1 and b.id = any($2::uuid[])`

/** The documents with all that was taken off each bill, where the view is about discounts. */
export async function withDiscounts(
  tx: Tx,
  { view }: Asked,
  documents: readonly Omit<Document, 'discounts'>[],
): Promise<Document[]> {
  if (!view.tellsDiscounts) return documents.map(one => ({ ...one, discounts: null }))
  const bills = documents.filter(({ kind }) => kind === 'bill').map(({ id }) => id)
  const rows = await tx.query<Row>(discountsSql, [tx.storeId, bills])
  const byBill = new Map(rows.map(row => [row.id, row]))
  return documents.map(one => ({ ...one, discounts: listOf(byBill.get(one.id)) }))
}

function listOf(row: Row | undefined): Discount[] {
  if (!row) return []
  const own = (id: 'handLine' | 'handBill' | 'points'): Discount[] =>
    row[id] > 0 ? [{ label: measureOf(id).label, amount: row[id], giftValue: 0 }] : []
  return [...row.promotions, ...own('handLine'), ...own('handBill'), ...own('points')]
}

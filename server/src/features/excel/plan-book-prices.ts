import type { RowIssue } from '@quay/domain/excel/cell'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import type { BookPriceRow } from '../price-book/follow-prices.ts'
import { absence, isMeant, issueOf, noSuchUnit, type ProductFacts } from './product/plan-products.ts'

/** A price of a book that a file changes. */
export interface PlannedBookPrice extends BookPriceRow {
  row: number
  productCode: string
  productName: string
}

interface BookPlan {
  rows: PlannedBookPrice[]
  /** Goods with a price that changes, and those without. */
  updated: number
  skipped: number
  issues: RowIssue[]
}

/**
 * Decides what a portion of records changes in a book: only units that stand in the file with a price. `prices` are
 * those that the book has, by unit. Reports unknown goods and units as for general prices.
 */
export function planBookPrices(
  records: readonly ProductRecord[],
  facts: Pick<ProductFacts, 'known' | 'units'>,
  prices: ReadonlyMap<string, number>,
): BookPlan {
  const plan: BookPlan = { rows: [], updated: 0, skipped: 0, issues: [] }
  for (const record of records) {
    const known = facts.known.get(record.row)
    const issue = issueOf(record, plan.issues, 'price')
    if (!known || known.mergedInto) {
      issue('code', absence(record, known))
      continue
    }
    const units = (facts.units.get(known.id) ?? []).filter(unit => unit.isActive)
    const seen = new Set<string>()
    const from = plan.rows.length
    for (const asked of record.units) {
      const unit = units.find(one => isMeant(one, asked))
      if (!unit) issue('unit', noSuchUnit(asked), 'error', asked.row)
      // The base unit, once by its name and once without.
      else if (seen.has(unit.id)) issue('unit', `Đơn vị ${unit.name} bị trùng`, 'error', asked.row)
      else {
        seen.add(unit.id)
        const before = prices.get(unit.id) ?? null
        if (asked.price === null || asked.price === before) continue
        plan.rows.push({
          row: asked.row,
          productId: known.id,
          productCode: known.code,
          productName: known.name,
          unitId: unit.id,
          unitName: unit.name,
          before,
          price: asked.price,
        })
      }
    }
    if (plan.rows.length > from) plan.updated++
    else plan.skipped++
  }
  return plan
}

import { type Outcome, refuse } from '../refusal.ts'
import type { InboundLine } from './find-inbound-lines.ts'
import type { SalePriceRow } from './inbound-plan.ts'

/** A sale price that really changes, with what it was. */
export interface SalePriceChange extends SalePriceRow {
  productId: string
}

/**
 * The sale prices that lines of an import set: what each line keeps, and what changes in the catalogue when it is
 * completed. Two lines of one product may set the same price; refuses two that differ.
 */
export function planSalePrices(
  lines: readonly InboundLine[],
): Outcome<{ ofLines: SalePriceRow[][]; changes: SalePriceChange[] }> {
  const set = new Map<string, SalePriceChange>()
  const ofLines: SalePriceRow[][] = []
  for (const { index, item, product } of lines) {
    const rows: SalePriceRow[] = []
    for (const [place, { unitId, price }] of (item.salePrices ?? []).entries()) {
      const path = `items.${index}.salePrices.${place}`
      const unit = product.units.find(one => one.id === unitId && one.isActive)
      if (!unit) return refuse('not-found', { kind: 'unit', id: unitId }, `${path}.unitId`)
      const known = set.get(unitId)
      if (known && known.price !== price) {
        const details = { productId: product.id, product: product.name, unit: unit.name }
        return refuse('sale-price-differs', details, `${path}.price`)
      }
      const row = { unitId, unitName: unit.name, before: unit.price, price }
      if (!rows.some(one => one.unitId === unitId)) rows.push(row)
      set.set(unitId, { productId: product.id, ...row })
    }
    ofLines.push(rows)
  }
  return { ok: true, ofLines, changes: [...set.values()].filter(({ before, price }) => before !== price) }
}

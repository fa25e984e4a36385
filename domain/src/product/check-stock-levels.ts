import { type Refusal, refuse } from '../refusal.ts'
import { formatNumber } from '../text/format-number.ts'

/** The least and the most that should be on hand, in base units: the one is not above the other. Nothing where one is open. */
export function checkStockLevels({
  minStock,
  maxStock,
}: {
  minStock?: number | null | undefined
  maxStock?: number | null | undefined
}): Refusal | null {
  if (minStock == null || maxStock == null || minStock <= maxStock) return null
  return refuse('stock-levels-crossed', { least: formatNumber(minStock), most: formatNumber(maxStock) }, 'maxStock')
}

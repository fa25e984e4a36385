import { type StockEntryKind, stockEntryKind } from '@quay/contract/stock-entry-kind'
import { describeStock } from '../quantity/describe-stock.ts'
import type { CheckedProduct, Moved } from './check-facts.ts'

/** Movements as a list: "bán 5 viên, nhập 2 hộp"; nothing where nothing moved. */
export function describeMoved(moved: Moved, { units }: Pick<CheckedProduct, 'units'>): string {
  return Object.entries(moved)
    .filter(([, quantity]) => quantity !== 0)
    .map(
      ([kind, quantity]) =>
        `${stockEntryKind[kind as StockEntryKind].moved} ${describeStock(Math.abs(quantity), units)}`,
    )
    .join(', ')
}

/** All movements together, in base units. */
export const sumMoved = (moved: Moved): number => Object.values(moved).reduce((sum, quantity) => sum + quantity, 0)

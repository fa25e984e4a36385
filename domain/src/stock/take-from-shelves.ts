import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import type { ShelfItem, ShelfLine } from './find-shelf-lines.ts'
import { issueValue } from './issue-value.ts'

/**
 * The value in đồng that each line takes with it; several lines of one shelf take one after the other. A shelf that does
 * not hold it is the refusal `lot-short`.
 */
export function takeFromShelves(lines: readonly ShelfLine<ShelfItem>[]): Outcome<{ values: number[] }> {
  const rest = new Map<string, { quantity: number; value: number }>()
  const values: number[] = []
  for (const line of lines) {
    const key = `${line.lot.id} ${line.item.bucket}`
    const shelf = rest.get(key) ?? line.lot.shelves[line.item.bucket]
    if (shelf.quantity < line.baseQuantity) return refuseShort(line, shelf.quantity)
    const value = issueValue(shelf, line.baseQuantity)
    rest.set(key, { quantity: shelf.quantity - line.baseQuantity, value: shelf.value - value })
    values.push(value)
  }
  return { ok: true, values }
}

function refuseShort({ index, product, lot, baseQuantity }: ShelfLine<ShelfItem>, available: number): Refusal {
  const details = {
    lotId: lot.id,
    lot: lot.number,
    product: product.name,
    available,
    availableText: describeStock(available, product.units),
    asked: baseQuantity,
  }
  return refuse('lot-short', details, `items.${index}.quantity`)
}

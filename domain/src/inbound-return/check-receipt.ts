import { describeStock } from '../quantity/describe-stock.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { ShelfLine } from '../stock/find-shelf-lines.ts'
import type { ReturnFacts, ReturnInput, ReturnItemInput } from './return-facts.ts'

/** A line of the return with what it names. */
export type ReturnLine = ShelfLine<ReturnItemInput>

/**
 * A return by receipt gives back what that receipt brought, lot by lot, and no more than is left of it; two lines of one
 * lot count together.
 */
export function checkReceipt(input: ReturnInput, lines: readonly ReturnLine[], facts: ReturnFacts): Refusal | null {
  const { source } = facts
  if (!input.inboundId) {
    const stray = lines.find(({ item }) => item.inboundItemId)
    return stray ? refuseStray(stray) : null
  }
  if (!source) return refuse('not-found', { kind: 'inbound', id: input.inboundId }, 'inboundId')
  if (source.status !== 'SUCCEED') return refuse('inbound-not-completed', { code: source.code }, 'inboundId')
  const taken = new Map<string, number>()
  for (const line of lines) {
    const { item, baseQuantity, product, lot, index } = line
    const brought = source.lots.find(({ itemId, lotId }) => itemId === item.inboundItemId && lotId === item.lotId)
    if (!brought) return refuseStray(line)
    const key = `${brought.itemId} ${brought.lotId}`
    const before = taken.get(key) ?? brought.returned
    const left = brought.bought - before
    if (baseQuantity > left) {
      const texts = {
        leftText: describeStock(left, product.units),
        boughtText: describeStock(brought.bought, product.units),
      }
      const details = { product: product.name, lot: lot.number, code: source.code, left, ...texts }
      return refuse('return-over-bought', details, `items.${index}.quantity`)
    }
    taken.set(key, before + baseQuantity)
  }
  return null
}

/** The refusal of a line that names a row which its receipt, if there is one, does not have. */
export function findStray(lines: readonly ReturnLine[], { source }: ReturnFacts): Refusal | null {
  const known = new Set(source?.lots.map(({ itemId }) => itemId))
  const stray = lines.find(({ item }) => item.inboundItemId && !known.has(item.inboundItemId))
  return stray ? refuseStray(stray) : null
}

const refuseStray = ({ index, product }: ReturnLine) =>
  refuse('return-not-of-receipt', { product: product.name }, `items.${index}.inboundItemId`)

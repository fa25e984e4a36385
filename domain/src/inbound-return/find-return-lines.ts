import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { stockInWords } from '../quantity/stock-in-words.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import type { ReturnedLot, ReturnedProduct, ReturnFacts, ReturnInput, ReturnItemInput } from './return-facts.ts'

/** A line of the return with what it names. */
export interface ReturnLine {
  index: number
  item: ReturnItemInput
  product: ReturnedProduct
  unit: ReturnedProduct['units'][number]
  lot: ReturnedLot
  baseQuantity: number
}

/** Finds product, lot and unit of each line. What went out of trade goes back all the same. */
export function findReturnLines(
  items: ReturnInput['items'],
  { products, lots }: Pick<ReturnFacts, 'products' | 'lots'>,
): Outcome<{ lines: ReturnLine[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const productOf = new Map(products.map(product => [product.id, product]))
  const lotOf = new Map(lots.map(lot => [lot.id, lot]))
  const lines: ReturnLine[] = []
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`
    const product = productOf.get(item.productId)
    if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
    const lot = lotOf.get(item.lotId)
    if (lot?.productId !== product.id) return refuse('not-found', { kind: 'lot', id: item.lotId }, `${path}.lotId`)
    const unit = product.units.find(({ id }) => id === item.unitId)
    if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
    const baseQuantity = toBase(item.quantity, unit.ratio)
    if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
    lines.push({ index, item, product, unit, lot, baseQuantity })
  }
  return { ok: true, lines }
}

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
        leftText: stockInWords(left, product.units),
        boughtText: stockInWords(brought.bought, product.units),
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

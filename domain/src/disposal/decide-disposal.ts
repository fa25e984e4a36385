import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { stockInWords } from '../quantity/stock-in-words.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { issueValue } from '../stock/issue-value.ts'
import { postStock } from '../stock/post-stock.ts'
import type {
  DisposalFacts,
  DisposalInput,
  DisposalItemInput,
  DisposalItemRow,
  DisposalMovement,
  DisposalPlan,
  DisposedLot,
  DisposedProduct,
} from './disposal-facts.ts'

interface FoundLine {
  index: number
  item: DisposalItemInput
  product: DisposedProduct
  unit: DisposedProduct['units'][number]
  lot: DisposedLot
  baseQuantity: number
}

/**
 * Decides a disposal: goods leave for good, from the shelf or from quarantine, expired and held ones too, with their share of
 * the shelf's value and without money. Completed, each shelf must hold what is taken; a draft may only name what exists.
 */
export function decideDisposal(
  input: DisposalInput,
  facts: DisposalFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ plan: DisposalPlan }> {
  const found = findLines(input.items, facts)
  if (!found.ok) return found
  const valued = status === 'SUCCEED' ? takeFromShelves(found.lines) : { ok: true as const, values: [] }
  if (!valued.ok) return valued
  const items = found.lines.map((line, index) => rowOf(line, valued.values[index] ?? 0))
  const { items: _, ...head } = input
  const movements = status === 'SUCCEED' ? items.map(movementOf) : []
  return {
    ok: true,
    plan: {
      disposal: {
        ...head,
        status,
        postedAt: status === 'SUCCEED' ? facts.now : null,
        businessDay: facts.businessDay,
        itemCount: items.length,
        value: items.reduce((sum, item) => sum + item.value, 0),
      },
      items,
      ...postStock(movements, facts.products),
    },
  }
}

function findLines(items: DisposalInput['items'], { products, lots }: DisposalFacts): Outcome<{ lines: FoundLine[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const productOf = new Map(products.map(product => [product.id, product]))
  const lotOf = new Map(lots.map(lot => [lot.id, lot]))
  const lines: FoundLine[] = []
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`
    const product = productOf.get(item.productId)
    if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
    const lot = lotOf.get(item.lotId)
    if (lot?.productId !== product.id) return refuse('not-found', { kind: 'lot', id: item.lotId }, `${path}.lotId`)
    // A unit that went out of use is still a way to say how much there is.
    const unit = product.units.find(({ id }) => id === item.unitId)
    if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
    const baseQuantity = toBase(item.quantity, unit.ratio)
    if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
    lines.push({ index, item, product, unit, lot, baseQuantity })
  }
  return { ok: true, lines }
}

/** The value that each line takes with it; several lines of one shelf take one after the other. */
function takeFromShelves(lines: readonly FoundLine[]): Outcome<{ values: number[] }> {
  const rest = new Map<string, { quantity: number; value: number }>()
  const values: number[] = []
  for (const line of lines) {
    const key = `${line.lot.id} ${line.item.bucket}`
    const shelf = rest.get(key) ?? { ...line.lot.shelves[line.item.bucket] }
    if (shelf.quantity < line.baseQuantity) return refuseShort(line, shelf.quantity)
    const value = issueValue(shelf, line.baseQuantity)
    rest.set(key, { quantity: shelf.quantity - line.baseQuantity, value: shelf.value - value })
    values.push(value)
  }
  return { ok: true, values }
}

function refuseShort({ index, product, lot, baseQuantity }: FoundLine, available: number): Refusal {
  const details = {
    lotId: lot.id,
    lot: lot.number,
    product: product.name,
    available,
    availableText: stockInWords(available, product.units),
    asked: baseQuantity,
  }
  return refuse('lot-short', details, `items.${index}.quantity`)
}

function rowOf({ index, item, product, unit, lot, baseQuantity }: FoundLine, value: number): DisposalItemRow {
  return {
    id: item.id,
    position: index,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    registrationNumber: product.registrationNumber,
    lotId: lot.id,
    lotNumber: lot.number,
    expiryDate: lot.expiryDate,
    bucket: item.bucket,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: item.quantity,
    baseQuantity,
    value,
    note: item.note ?? null,
  }
}

const movementOf = ({ id, productId, lotId, bucket, baseQuantity, value }: DisposalItemRow): DisposalMovement => ({
  kind: 'DISPOSAL',
  lineId: id,
  productId,
  lotId,
  ...(bucket !== 'sellable' && { bucket }),
  quantity: 0 - baseQuantity,
  value: 0 - value,
})

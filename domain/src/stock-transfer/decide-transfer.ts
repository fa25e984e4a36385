import { isSafeAmount, isSafeQuantity } from '../money/safe-amount.ts'
import { refuseWithoutStock } from '../product/refuse-without-stock.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { postStock } from '../stock/post-stock.ts'
import { pickTransferLots } from './pick-transfer-lots.ts'
import { sumByProduct } from './sum-by-product.ts'
import type {
  MovedProduct,
  OutMovement,
  TransferFacts,
  TransferInput,
  TransferItemInput,
  TransferItemRow,
  TransferLotRow,
  TransferPlan,
} from './transfer-facts.ts'

export interface TransferLine {
  index: number
  item: TransferItemInput
  product: MovedProduct
  unit: MovedProduct['units'][number]
  baseQuantity: number
}

/**
 * Decides a transfer. Sent, its goods leave the shelf of the source with their share of the value and are on their way to
 * the target; only what may be sold may leave, the earliest expiry first unless lots were chosen. A draft or a request may
 * only name what exists. Refuses a transfer to the source itself and to a branch that was stopped.
 */
export function decideTransfer(
  input: TransferInput,
  facts: TransferFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ plan: TransferPlan }> {
  if (input.branchId === input.targetBranchId) return refuse('transfer-to-itself', {}, 'targetBranchId')
  if (!facts.target) return refuse('not-found', { kind: 'branch', id: input.targetBranchId }, 'targetBranchId')
  if (!facts.target.isActive) return refuse('transfer-target-inactive', { name: facts.target.name }, 'targetBranchId')
  const found = findLines(input.items, facts)
  if (!found.ok) return found
  const priceTotal = totalOf(input.items)
  if (priceTotal !== null && !isSafeAmount(priceTotal)) return refuse('amount-too-large', {}, 'items')
  const picked = pickTransferLots(found.lines, facts, status)
  if (!picked.ok) return picked
  const { items: _, ...head } = input
  const sent = status === 'SUCCEED'
  return {
    ok: true,
    plan: {
      transfer: {
        ...head,
        status,
        transferStatus: sent ? 'MOVING' : null,
        postedAt: sent ? facts.now : null,
        businessDay: facts.businessDay,
        itemCount: input.items.length,
        priceTotal,
        value: picked.lots.reduce((sum, lot) => sum + lot.value, 0),
      },
      items: found.lines.map(line => rowOf(line, input, facts)),
      lots: picked.lots,
      inTransit: sent ? sumByProduct(picked.lots) : [],
      ...postStock(sent ? picked.lots.map(movementOf) : [], facts.products),
    },
  }
}

function findLines(
  items: TransferInput['items'],
  { products, lots }: TransferFacts,
): Outcome<{ lines: TransferLine[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const productOf = new Map(products.map(product => [product.id, product]))
  const lotOf = new Map(lots.map(lot => [lot.id, lot]))
  const lines: TransferLine[] = []
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`
    const product = productOf.get(item.productId)
    if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
    const refusal = refuseWithoutStock(product, `${path}.productId`)
    if (refusal) return refusal
    const unit = product.units.find(({ id }) => id === item.unitId)
    if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
    const baseQuantity = toBase(item.quantity, unit.ratio)
    if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
    for (const [place, { lotId }] of (item.lots ?? []).entries())
      if (lotOf.get(lotId)?.productId !== product.id)
        return refuse('not-found', { kind: 'lot', id: lotId }, `${path}.lots.${place}.lotId`)
    lines.push({ index, item, product, unit, baseQuantity })
  }
  return { ok: true, lines }
}

function rowOf(
  { index, item, product, unit, baseQuantity }: TransferLine,
  { origin, needsApproval, items }: TransferInput,
  { requested }: TransferFacts,
): TransferItemRow {
  // Of goods that stand on several lines the first one says what was wanted of them all.
  const isSame = (one: { productId: string; unitId: string }) => one.productId === product.id && one.unitId === unit.id
  const asked = items.findIndex(isSame) === index ? requested.filter(isSame) : []
  return {
    id: item.id,
    position: index,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: item.quantity,
    baseQuantity,
    requestedQuantity:
      (origin === 'REQUEST' || needsApproval) && asked.length > 0
        ? asked.reduce((sum, { quantity }) => sum + quantity, 0)
        : null,
    price: item.price ?? null,
    note: item.note ?? null,
  }
}

function totalOf(items: TransferInput['items']): number | null {
  const priced = items.filter(({ price }) => price !== null && price !== undefined)
  return priced.length ? priced.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0) : null
}

const movementOf = ({ itemId, productId, lotId, quantity, value }: TransferLotRow): OutMovement => ({
  kind: 'TRANSFER_OUT',
  lineId: itemId,
  productId,
  lotId,
  quantity: 0 - quantity,
  value: 0 - value,
})

import type { Outcome } from '../refusal.ts'
import { findShelfLines, type ShelfLine } from '../stock/find-shelf-lines.ts'
import { postStock } from '../stock/post-stock.ts'
import { takeFromShelves } from '../stock/take-from-shelves.ts'
import type {
  DisposalFacts,
  DisposalInput,
  DisposalItemInput,
  DisposalItemRow,
  DisposalMovement,
  DisposalPlan,
} from './disposal-facts.ts'

type DisposalLine = ShelfLine<DisposalItemInput>

/**
 * Decides a disposal: goods leave for good, from the shelf or from quarantine, expired and held ones too, with their share of
 * the shelf's value and without money. Completed, each shelf must hold what is taken; a draft may only name what exists.
 */
export function decideDisposal(
  input: DisposalInput,
  facts: DisposalFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ plan: DisposalPlan }> {
  const found = findShelfLines(input.items, facts)
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

function rowOf({ index, item, product, unit, lot, baseQuantity }: DisposalLine, value: number): DisposalItemRow {
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

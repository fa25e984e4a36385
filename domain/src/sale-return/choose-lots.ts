import { shareBack } from '../money/share-back.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { LotQuantity } from '../stock/pick-lots.ts'
import type { SoldLine, SoldLot } from './return-facts.ts'

/** What of a sold lot came back by now: earlier returns and the lines above. */
export type LotsBack = Map<string, { quantity: number; value: number }>

export interface ChosenLot {
  lot: SoldLot
  quantity: number
  value: number
}

interface Asked {
  index: number
  baseQuantity: number
  lots: readonly LotQuantity[] | undefined
}

/**
 * The lots that goods come back into, with the value that they left with. Where all that is left comes back, or one lot is left,
 * nobody is asked; a part of several lots has to be named, as it is printed on the packs. A service has none.
 */
export function chooseLots(line: SoldLine, asked: Asked, back: LotsBack): Outcome<{ chosen: ChosenLot[] }> {
  if (line.isService && !asked.lots?.length) return { ok: true, chosen: [] }
  const open = line.lots.map(lot => ({ lot, left: lot.quantity - (back.get(lot.id)?.quantity ?? 0) }))
  const left = open.filter(one => one.left > 0)
  const wanted = asked.lots ?? named(left, asked.baseQuantity)
  if (!wanted)
    return refuse('return-lot-needed', { product: line.productName, count: left.length }, `items.${asked.index}.lots`)
  const sum = wanted.reduce((all, { quantity }) => all + quantity, 0)
  if (sum !== asked.baseQuantity)
    return refuse(
      'lot-quantity-mismatch',
      { productId: line.productId, product: line.productName, expected: asked.baseQuantity, got: sum },
      `items.${asked.index}.lots`,
    )
  const chosen: ChosenLot[] = []
  for (const { lotId, quantity } of wanted) {
    const found = open.find(one => one.lot.lotId === lotId)
    const taken = chosen.find(one => one.lot.lotId === lotId)?.quantity ?? 0
    if (!found || quantity + taken > found.left)
      return refuse(
        'return-lot-over',
        { lot: found?.lot.lotNumber ?? '?', sold: describeStock(found?.left ?? 0, line.units) },
        `items.${asked.index}.lots`,
      )
    const before = back.get(found.lot.id) ?? { quantity: 0, value: 0 }
    const value = shareBack(found.lot.value, {
      backNow: before.quantity + quantity,
      whole: found.lot.quantity,
      given: before.value,
    })
    back.set(found.lot.id, { quantity: before.quantity + quantity, value: before.value + value })
    chosen.push({ lot: found.lot, quantity, value })
  }
  return { ok: true, chosen }
}

/** Nobody has to choose: it is all that is left, or of the one lot that is left. */
function named(left: readonly { lot: SoldLot; left: number }[], baseQuantity: number): LotQuantity[] | null {
  const all = left.reduce((sum, one) => sum + one.left, 0)
  if (all === baseQuantity) return left.map(one => ({ lotId: one.lot.lotId, quantity: one.left }))
  return left.length === 1 ? [{ lotId: left[0]!.lot.lotId, quantity: baseQuantity }] : null
}

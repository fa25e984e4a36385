import { stockInWords } from '../quantity/stock-in-words.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type LotQuantity, pickLots, type SkippedLot, sellableQuantity, whyNotSellable } from '../stock/pick-lots.ts'
import { formatDate } from '../text/format-date.ts'
import type { SaleLot as ValuedLot } from './bill-facts.ts'
import type { SaleLine } from './find-lines.ts'

/** The till chooses lots too, and knows no cost. */
type SaleLot = Omit<ValuedLot, 'value'>

/** The lots of one line. */
export interface LineLots {
  /** Base units. */
  taken: LotQuantity[]
  skipped: SkippedLot[]
}

/**
 * Chooses the lots of every line, in the order of the lines. Lines of one product share its lots; those whose lots the
 * cashier chose are served first, so that an automatic line does not take what another one names.
 */
export function takeLots(
  lines: readonly SaleLine[],
  lots: readonly SaleLot[],
  onDay: string,
): Outcome<{ lineLots: LineLots[] }> {
  const shelves = new Map(lines.map(line => [line.product.id, lots.filter(lot => lot.productId === line.product.id)]))
  const refusal = checkChosenLots(lines, shelves, onDay) ?? checkAvailable(lines, shelves, onDay)
  if (refusal) return refusal

  const lineLots: LineLots[] = lines.map(() => ({ taken: [], skipped: [] }))
  for (const line of lines.toSorted((a, b) => Number(hasChosenLots(b)) - Number(hasChosenLots(a)))) {
    const shelf = shelves.get(line.product.id)!
    const wanted = hasChosenLots(line) ? chosenLots(line) : undefined
    const { taken, skipped } = pickLots({ lots: shelf, needBase: line.baseQuantity, onDay, wanted })
    lineLots[line.index] = { taken, skipped }
    shelves.set(
      line.product.id,
      shelf.map(lot => ({ ...lot, quantity: lot.quantity - quantityOf(taken, lot.id) })),
    )
  }
  return { ok: true, lineLots }
}

type Shelves = ReadonlyMap<string, readonly SaleLot[]>

const chosenLots = (line: SaleLine) => line.item.lots ?? []
const hasChosenLots = (line: SaleLine) => chosenLots(line).length > 0
const quantityOf = (lots: readonly LotQuantity[], lotId: string) =>
  lots.reduce((sum, lot) => (lot.lotId === lotId ? sum + lot.quantity : sum), 0)

/** The lots that the cashier chose: known, sellable, adding up to their line, and together no more than they hold. */
function checkChosenLots(lines: readonly SaleLine[], shelves: Shelves, onDay: string): Refusal | null {
  const asked = new Map<string, number>()
  for (const line of lines.filter(hasChosenLots)) {
    const { product, index } = line
    const shelf = shelves.get(product.id)!
    for (const [position, { lotId, quantity }] of chosenLots(line).entries()) {
      const path = `items.${index}.lots.${position}`
      const lot = shelf.find(({ id }) => id === lotId)
      if (!lot) return refuse('not-found', { kind: 'lot', id: lotId }, `${path}.lotId`)
      const named = { lotId, lot: lot.number, product: product.name }
      const blocked = refuseBlockedLot(lot, named, onDay, `${path}.lotId`)
      if (blocked) return blocked
      const askedOfLot = (asked.get(lotId) ?? 0) + quantity
      asked.set(lotId, askedOfLot)
      if (askedOfLot > lot.quantity) {
        const availableText = stockInWords(lot.quantity, product.units)
        const details = { ...named, available: lot.quantity, availableText, asked: askedOfLot }
        return refuse('lot-short', details, `${path}.quantity`)
      }
    }
    const got = chosenLots(line).reduce((sum, lot) => sum + lot.quantity, 0)
    if (got !== line.baseQuantity) {
      const details = { productId: product.id, product: product.name, expected: line.baseQuantity, got }
      return refuse('lot-quantity-mismatch', details, `items.${index}.lots`)
    }
  }
  return null
}

function refuseBlockedLot(
  lot: SaleLot,
  named: { lotId: string; lot: string; product: string },
  onDay: string,
  path: string,
): Refusal | null {
  switch (whyNotSellable(lot, onDay)) {
    case 'expired':
      return refuse('lot-expired', { ...named, expiry: formatDate(lot.expiryDate ?? '') }, path)
    case 'held':
      return refuse('lot-held', named, path)
    case 'recalled':
      return refuse('lot-recalled', named, path)
    default:
      return null // an empty lot is short, which is told with the quantity
  }
}

/** Per product, all lines together: no more than its sellable lots hold beyond what orders have reserved. */
function checkAvailable(lines: readonly SaleLine[], shelves: Shelves, onDay: string): Refusal | null {
  const asked = new Map<string, number>()
  for (const { product, baseQuantity, index } of lines) {
    const askedOfProduct = (asked.get(product.id) ?? 0) + baseQuantity
    asked.set(product.id, askedOfProduct)
    const shelf = shelves.get(product.id)!
    const available = Math.max(sellableQuantity(shelf, onDay) - product.reserved, 0)
    if (askedOfProduct > available) {
      const details = {
        productId: product.id,
        product: product.name,
        available,
        availableText: stockInWords(available, product.units),
        asked: askedOfProduct,
        askedText: stockInWords(askedOfProduct, product.units),
        skipped: pickLots({ lots: shelf, needBase: askedOfProduct, onDay }).skipped,
      }
      return refuse('stock-short', details, `items.${index}.quantity`)
    }
  }
  return null
}

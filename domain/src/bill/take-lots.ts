import type { SkippedLot } from '@quay/contract/stock/errors'
import { stockInWords } from '../quantity/stock-in-words.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type LotQuantity, pickLots, sellableQuantity, whyNotSellable } from '../stock/pick-lots.ts'
import { formatDate } from '../text/format-date.ts'
import type { BillFacts, SaleLot as ValuedLot } from './bill-facts.ts'
import type { SaleDraw, SaleLine } from './find-lines.ts'

/** The till chooses lots too, and knows no cost. */
type SaleLot = Omit<ValuedLot, 'value'>

/** The lots of one line; of a combo, those of all its components. */
export interface LineLots {
  /** Base units. */
  taken: LotQuantity[]
  skipped: SkippedLot[]
  /** Base units of goods that are not there and sold all the same. */
  owed: { productId: string; quantity: number }[]
}

type Owing = Pick<BillFacts, 'owing'> & { rights: Pick<BillFacts['rights'], 'mayOwe'> }

/**
 * Chooses the lots of every line, in the order of the lines. Lines of one product share its lots, also with combos that
 * hold it; those whose lots the cashier chose are served first, so that an automatic line does not take what another one
 * names.
 */
export function takeLots(
  lines: readonly SaleLine[],
  lots: readonly SaleLot[],
  onDay: string,
  owing: Owing,
): Outcome<{ lineLots: LineLots[] }> {
  const productIds = new Set(lines.flatMap(line => line.draws.map(({ product }) => product.id)))
  const shelves = new Map([...productIds].map(id => [id, lots.filter(lot => lot.productId === id)]))
  const draws = lines.flatMap(line => line.draws.map(draw => askedDraw(line, draw, shelves)))
  const refusal = checkChosenLots(lines, draws, shelves, onDay) ?? checkAvailable(draws, shelves, onDay, owing)
  if (refusal) return refusal

  const lineLots: LineLots[] = lines.map(() => ({ taken: [], skipped: [], owed: [] }))
  for (const { line, product, baseQuantity, wanted } of draws.toSorted(
    (a, b) => Number(!a.wanted) - Number(!b.wanted),
  )) {
    const shelf = shelves.get(product.id)!
    const { taken, skipped, missing } = pickLots({ lots: shelf, needBase: baseQuantity, onDay, wanted })
    const own = lineLots[line.index]!
    own.taken.push(...taken)
    own.skipped.push(...skipped)
    if (missing > 0) own.owed.push({ productId: product.id, quantity: missing })
    shelves.set(
      product.id,
      shelf.map(lot => ({ ...lot, quantity: lot.quantity - quantityOf(taken, lot.id) })),
    )
  }
  return { ok: true, lineLots }
}

type Shelves = ReadonlyMap<string, readonly SaleLot[]>

interface AskedDraw extends SaleDraw {
  line: SaleLine
  /** The lots of its product that the cashier chose; undefined where none were. */
  wanted: readonly LotQuantity[] | undefined
}

function askedDraw(line: SaleLine, draw: SaleDraw, shelves: Shelves): AskedDraw {
  const shelf = shelves.get(draw.product.id)!
  // A line that is no combo answers for every lot it names, also for one that is not its own.
  const chosen = chosenLots(line).filter(({ lotId }) => !draw.part || shelf.some(({ id }) => id === lotId))
  return { ...draw, line, wanted: chosen.length > 0 ? chosen : undefined }
}

const chosenLots = (line: SaleLine) => line.item.lots ?? []
const quantityOf = (lots: readonly LotQuantity[], lotId: string) =>
  lots.reduce((sum, lot) => (lot.lotId === lotId ? sum + lot.quantity : sum), 0)

/** The lots that the cashier chose: known, sellable, adding up to what they are for, and together no more than they hold. */
function checkChosenLots(
  lines: readonly SaleLine[],
  draws: readonly AskedDraw[],
  shelves: Shelves,
  onDay: string,
): Refusal | null {
  const asked = new Map<string, number>()
  for (const line of lines) {
    for (const [position, { lotId, quantity }] of chosenLots(line).entries()) {
      const path = `items.${line.index}.lots.${position}`
      const found = findLot(line, lotId, shelves)
      if (!found) return refuse('not-found', { kind: 'lot', id: lotId }, `${path}.lotId`)
      const { lot, product } = found
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
    for (const { product, baseQuantity, wanted } of draws.filter(draw => draw.line === line)) {
      const got = wanted?.reduce((sum, lot) => sum + lot.quantity, 0) ?? baseQuantity
      if (got === baseQuantity) continue
      const details = { productId: product.id, product: product.name, expected: baseQuantity, got }
      return refuse('lot-quantity-mismatch', details, `items.${line.index}.lots`)
    }
  }
  return null
}

function findLot(line: SaleLine, lotId: string, shelves: Shelves) {
  for (const { product } of line.draws) {
    const lot = shelves.get(product.id)!.find(({ id }) => id === lotId)
    if (lot) return { lot, product }
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

/**
 * Per product, all lines together: no more than its sellable lots hold beyond what orders have reserved. Goods that may
 * be owed have no such end, for whoever has the right; those that are held or recalled are not owed but refused.
 */
function checkAvailable(
  draws: readonly AskedDraw[],
  shelves: Shelves,
  onDay: string,
  { owing, rights }: Owing,
): Refusal | null {
  const asked = new Map<string, number>()
  for (const { product, baseQuantity, line } of draws) {
    const askedOfProduct = (asked.get(product.id) ?? 0) + baseQuantity
    asked.set(product.id, askedOfProduct)
    const shelf = shelves.get(product.id)!
    const available = Math.max(sellableQuantity(shelf, onDay) - product.reserved, 0)
    const mayBeOwed = owing?.some(({ productId, state }) => productId === product.id && state === 'normal') ?? false
    if (askedOfProduct > available && !(mayBeOwed && rights.mayOwe)) {
      const details = {
        productId: product.id,
        product: product.name,
        available,
        availableText: stockInWords(available, product.units),
        asked: askedOfProduct,
        askedText: stockInWords(askedOfProduct, product.units),
      }
      const path = `items.${line.index}.quantity`
      if (mayBeOwed) return refuse('negative-stock-right-missing', details, path)
      const { skipped } = pickLots({ lots: shelf, needBase: askedOfProduct, onDay })
      return refuse('stock-short', { ...details, skipped }, path)
    }
  }
  return null
}

import { isService } from '../product/service-type.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { boundless } from '../stock/free-of.ts'
import { type ChosenLot, type LotQuantity, pickLots, sellableQuantity, whyNotSellable } from '../stock/pick-lots.ts'
import { formatDate } from '../text/format-date.ts'
import { type Problem, problemOf } from './problem.ts'
import type { AskedLine, SaleLine, SaleProduct, ShelfLot, TakenDraw } from './sale-line.ts'

export interface LotFacts<P extends SaleProduct> {
  /** All lots of the product with stock at the branch, and those that lines name. */
  shelfOf: (product: P) => readonly ShelfLot[]
  onDay: string
  /** Goods that the store sells before they came. */
  mayBeOwed: (product: P) => boolean
  /** Lots that the store sells before their import came, where the sale says that they lie there. */
  mayLotOwe: (product: P, lotId: string) => boolean
  rights: { mayOwe: boolean }
}

/**
 * Chooses the lots of every line. Lines of one product share its lots, also with combos that hold it; those whose lots the
 * cashier chose are served first, so that an automatic line does not take what another one names, and the others in the
 * order of the lines. A line that finds too little is a problem, and the lines after it get what is left. Services take none.
 */
export function takeLots<P extends SaleProduct, I extends AskedLine>(
  lines: readonly SaleLine<P, I>[],
  facts: LotFacts<P>,
): { draws: TakenDraw<P>[][]; problems: Problem[] } {
  const shelves = new Map<string, Shelf>()
  const asked = lines.flatMap((line, place) =>
    line.draws.flatMap((draw, at) => (isService(draw.product) ? [] : [askDraw(line, place, draw, at, facts, shelves)])),
  )
  const problems = checkChosenLots(lines, asked, facts)

  const draws: TakenDraw<P>[][] = lines.map(() => [])
  for (const [place, line] of lines.entries())
    for (const [at, draw] of line.draws.entries())
      if (isService(draw.product)) draws[place]![at] = { ...draw, free: boundless }
  const short: Problem[][] = lines.map(() => [])
  for (const one of servingOrder(asked)) {
    const { draw, line, place, at, wanted, shelf } = one
    const { free } = shelf
    const { taken, skipped, missing } = pickLots({
      lots: shelf.left,
      needBase: draw.baseQuantity,
      onDay: facts.onDay,
      wanted,
    })
    const owedLots = lotsThatOwe(one, taken, facts)
    const fromShelf = draw.baseQuantity - owedLots.reduce((sum, lot) => sum + lot.quantity, 0)
    shelf.free = Math.max(free - fromShelf, 0)
    shelf.asked += fromShelf
    shelf.draws -= 1
    if (shelf.draws > 0)
      shelf.left = shelf.left.map(lot => ({ ...lot, quantity: lot.quantity - quantityOf(taken, lot.id) }))
    const refusal = free < fromShelf ? refuseShort(one, facts) : null
    if (refusal) short[place]!.push(problemOf(refusal, line.id))
    draws[place]![at] = { ...draw, free, taken, skipped, owed: missing, ...(owedLots.length > 0 && { owedLots }) }
  }
  return { draws, problems: [...problems, ...short.flat()] }
}

/** The lots of a product while lines take from them; base units. */
interface Shelf {
  /** As they were before the first line. */
  whole: readonly ShelfLot[]
  left: readonly ShelfLot[]
  /** What could be sold before the first line, beyond what orders keep. */
  available: number
  free: number
  /** What the lines so far ask for together. */
  asked: number
  /** How many draws are still to be served. */
  draws: number
}

interface AskedDraw<P extends SaleProduct, I extends AskedLine> {
  line: SaleLine<P, I>
  /** The line's place among those that are known, and the draw's place in it. */
  place: number
  at: number
  draw: TakenDraw<P>
  shelf: Shelf
  /** The lots of its product that the cashier chose; undefined where none were. */
  wanted: readonly ChosenLot[] | undefined
}

function askDraw<P extends SaleProduct, I extends AskedLine>(
  line: SaleLine<P, I>,
  place: number,
  draw: TakenDraw<P>,
  at: number,
  { shelfOf, onDay }: LotFacts<P>,
  shelves: Map<string, Shelf>,
): AskedDraw<P, I> {
  const { product, part } = draw
  let shelf = shelves.get(product.id)
  if (!shelf) {
    const whole = shelfOf(product)
    const available = Math.max(sellableQuantity(whole, onDay) - product.reserved, 0)
    shelf = { whole, left: whole, available, free: available, asked: 0, draws: 0 }
    shelves.set(product.id, shelf)
  }
  shelf.draws += 1
  // A line that is no combo answers for every lot it names, also for one that is not its own.
  const lots = shelf.whole
  const chosen = chosenLots(line.item)
  const wanted = part ? chosen.filter(({ lotId }) => lots.some(({ id }) => id === lotId)) : chosen
  return { line, place, draw, at, shelf, wanted: wanted.length > 0 ? wanted : undefined }
}

const noLots: readonly ChosenLot[] = []
const chosenLots = (item: AskedLine) => item.lots ?? noLots
const quantityOf = (lots: readonly LotQuantity[], lotId: string) =>
  lots.reduce((sum, lot) => (lot.lotId === lotId ? sum + lot.quantity : sum), 0)

/** What of the chosen lots the books lack, where they may owe it. */
function lotsThatOwe<P extends SaleProduct, I extends AskedLine>(
  { draw: { product }, wanted = [] }: AskedDraw<P, I>,
  taken: readonly LotQuantity[],
  { mayLotOwe, rights }: LotFacts<P>,
): LotQuantity[] {
  return wanted.flatMap(({ lotId, quantity, comesLater }) => {
    const missing = quantity - quantityOf(taken, lotId)
    return comesLater && rights.mayOwe && missing > 0 && mayLotOwe(product, lotId) ? [{ lotId, quantity: missing }] : []
  })
}

function servingOrder<D extends { wanted: unknown }>(asked: readonly D[]): readonly D[] {
  return asked.some(({ wanted }) => wanted) ? asked.toSorted((a, b) => Number(!a.wanted) - Number(!b.wanted)) : asked
}

/** The lots that the cashier chose: known, sellable, adding up to what they are for, and together no more than they hold or may owe. */
function checkChosenLots<P extends SaleProduct, I extends AskedLine>(
  lines: readonly SaleLine<P, I>[],
  draws: readonly AskedDraw<P, I>[],
  { onDay, mayLotOwe, rights }: LotFacts<P>,
): Problem[] {
  const problems: Problem[] = []
  const askedOf = new Map<string, number>()
  for (const line of lines) {
    const chosen = chosenLots(line.item)
    if (chosen.length === 0) continue
    const note = (refusal: Refusal) => problems.push(problemOf(refusal, line.id))
    const own = draws.filter(draw => draw.line === line)
    for (const [position, { lotId, quantity, comesLater }] of chosen.entries()) {
      const path = `items.${line.index}.lots.${position}`
      const from = own.find(draw => draw.shelf.whole.some(({ id }) => id === lotId))
      const lot = from?.shelf.whole.find(({ id }) => id === lotId)
      if (!from || !lot) {
        note(refuse('not-found', { kind: 'lot', id: lotId }, `${path}.lotId`))
        continue
      }
      const { product } = from.draw
      const named = { lotId, lot: lot.number, product: product.name }
      const blocked = refuseBlockedLot(lot, named, onDay, `${path}.lotId`)
      if (blocked) note(blocked)
      const asked = (askedOf.get(lotId) ?? 0) + quantity
      askedOf.set(lotId, asked)
      const mayOwe = comesLater === true && mayLotOwe(product, lotId)
      if (asked > lot.quantity && !(mayOwe && rights.mayOwe)) {
        const availableText = describeStock(lot.quantity, product.units)
        if (mayOwe) {
          const details = {
            productId: product.id,
            product: product.name,
            available: lot.quantity,
            availableText,
            asked,
          }
          const askedText = describeStock(asked, product.units)
          note(refuse('negative-stock-right-missing', { ...details, askedText }, `${path}.quantity`))
          continue
        }
        note(refuse('lot-short', { ...named, available: lot.quantity, availableText, asked }, `${path}.quantity`))
      }
    }
    for (const { draw, wanted } of own) {
      const { product, baseQuantity } = draw
      const got = wanted?.reduce((sum, lot) => sum + lot.quantity, 0) ?? baseQuantity
      if (got === baseQuantity) continue
      const details = { productId: product.id, product: product.name, expected: baseQuantity, got }
      note(refuse('lot-quantity-mismatch', details, `items.${line.index}.lots`))
    }
  }
  return problems
}

function refuseBlockedLot(
  lot: ShelfLot,
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
      return null // an empty lot is short, which comes with the quantity
  }
}

/**
 * All lines of a product together get no more than its sellable lots hold beyond what orders keep. Goods that may be owed
 * have no such end for a person with the right.
 */
function refuseShort<P extends SaleProduct, I extends AskedLine>(
  { draw: { product }, line, shelf: { whole, available, asked } }: AskedDraw<P, I>,
  { mayBeOwed, rights, onDay }: LotFacts<P>,
): Refusal | null {
  const isOwed = mayBeOwed(product)
  if (isOwed && rights.mayOwe) return null
  const details = {
    productId: product.id,
    product: product.name,
    available,
    availableText: describeStock(available, product.units),
    asked,
    askedText: describeStock(asked, product.units),
  }
  const path = `items.${line.index}.quantity`
  if (isOwed) return refuse('negative-stock-right-missing', details, path)
  const { skipped } = pickLots({ lots: whole, needBase: asked, onDay })
  return refuse('stock-short', { ...details, skipped }, path)
}

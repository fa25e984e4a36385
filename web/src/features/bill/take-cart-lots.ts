import type { TillProduct } from '@quay/contract/till'
import { formatUnits, splitIntoUnits } from '@quay/domain/quantity/convert-unit'
import { pickLots, sellableQuantity, whyNotSellable } from '@quay/domain/stock/pick-lots'
import { formatDate } from '@quay/domain/text/format-date'
import { daysBetween } from '@quay/domain/time/calendar'
import { saleText } from '../../text/sale.ts'
import type { CartLine } from './cart.ts'
import type { LineProblem, LineView, TakenLot } from './cart-view.ts'

export type LineLots = Pick<LineView, 'lots' | 'refusedLot' | 'left' | 'problem'>

interface Shelf {
  lots: TillProduct['lots']
  /** Base units that may still be sold to the lines to come. */
  free: number
}

/**
 * Lots for each line, as the server will choose them: lines of one product share its lots, and those whose lots the
 * cashier chose come first. Where the server refuses at the first fault, every line here says its own.
 */
export function takeCartLots(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, TillProduct>,
  today: string,
  nearExpiryDays: number,
): LineLots[] {
  const shelves = new Map<string, Shelf>()
  const results = new Map<string, LineLots>()
  for (const line of lines.toSorted((a, b) => Number(b.lots !== null) - Number(a.lots !== null))) {
    const product = products.get(line.productId)
    if (!product) continue
    const shelf = shelves.get(product.id) ?? {
      lots: product.lots,
      free: Math.max(sellableQuantity(product.lots, today) - product.reserved, 0),
    }
    const result = takeForLine(line, product, shelf, today, nearExpiryDays)
    results.set(line.id, result)
    shelves.set(product.id, {
      lots: shelf.lots.map(lot => ({ ...lot, quantity: lot.quantity - takenFrom(result.lots, lot.id) })),
      free: Math.max(shelf.free - line.quantity * line.unit.ratio, 0),
    })
  }
  return lines.map(line => results.get(line.id) ?? unknown)
}

const unknown: LineLots = {
  lots: [],
  refusedLot: null,
  left: '',
  problem: { sentence: saleText.unknownProduct, fix: null },
}

function takeForLine(line: CartLine, product: TillProduct, shelf: Shelf, today: string, near: number): LineLots {
  const need = line.quantity * line.unit.ratio
  const { taken, skipped } = pickLots({
    lots: shelf.lots,
    needBase: need,
    onDay: today,
    wanted: line.lots ?? undefined,
  })
  const lots = taken.flatMap(({ lotId, quantity }): TakenLot[] => {
    const lot = product.lots.find(({ id }) => id === lotId)
    if (!lot) return []
    const days = lot.expiryDate ? daysBetween(today, lot.expiryDate) : null
    const nearDays = days !== null && days <= near ? days : null
    return [{ lotId, number: lot.number, expiryDate: lot.expiryDate, quantity, nearDays }]
  })
  const passed = lots.length === 0 ? product.lots.find(({ id }) => id === skipped[0]?.lotId) : undefined
  return {
    lots,
    refusedLot: passed && product.isLotManaged ? { number: passed.number, expiryDate: passed.expiryDate } : null,
    left: formatUnits(shelf.free, product.units),
    problem: chosenProblem(line, product, shelf, today) ?? shortProblem(line, product, shelf, need),
  }
}

function chosenProblem(line: CartLine, product: TillProduct, shelf: Shelf, today: string): LineProblem | null {
  if (!line.lots) return null
  const automatic = { label: saleText.automatic, lots: 'automatic' } as const
  for (const { lotId, quantity } of line.lots) {
    const lot = shelf.lots.find(({ id }) => id === lotId)
    if (!lot) return { sentence: saleText.lotGone, fix: automatic }
    const why = whyNotSellable(lot, today)
    if (why === 'expired') {
      return { sentence: saleText.lotExpired(lot.number, formatDate(lot.expiryDate ?? '')), fix: automatic }
    }
    if (why === 'held') return { sentence: saleText.lotHeld(lot.number), fix: automatic }
    if (why === 'recalled') return { sentence: saleText.lotRecalled(lot.number), fix: automatic }
    if (quantity > lot.quantity) {
      return { sentence: saleText.lotShort(lot.number, formatUnits(lot.quantity, product.units)), fix: automatic }
    }
  }
  const chosen = line.lots.reduce((sum, lot) => sum + lot.quantity, 0)
  if (chosen === line.quantity * line.unit.ratio) return null
  return { sentence: saleText.lotMismatch, fix: { label: saleText.pickLots, lots: 'choose' } }
}

function shortProblem(line: CartLine, product: TillProduct, shelf: Shelf, need: number): LineProblem | null {
  if (shelf.free >= need) return null
  if (shelf.free === 0) {
    const isAnyLeft = product.lots.some(lot => lot.quantity > 0)
    return { sentence: isAnyLeft && product.isLotManaged ? saleText.noneSellable : saleText.none, fix: null }
  }
  const whole = Math.floor(shelf.free / line.unit.ratio)
  const sentence = saleText.short(inUnits(shelf.free, product), inUnits(need - shelf.free, product))
  if (whole === 0) return { sentence, fix: null }
  return {
    sentence,
    fix: { label: saleText.sellWhatIs(`${whole} ${line.unit.name.toLowerCase()}`), quantity: whole },
  }
}

/** At most the two largest units: the sentence has to fit the line. */
function inUnits(base: number, product: TillProduct): string {
  const parts = splitIntoUnits(base, product.units).slice(0, 2)
  return parts.map(({ name, quantity }) => `${quantity} ${name.toLowerCase()}`).join(' ')
}

function takenFrom(lots: readonly TakenLot[], lotId: string): number {
  return lots.reduce((sum, lot) => (lot.lotId === lotId ? sum + lot.quantity : sum), 0)
}

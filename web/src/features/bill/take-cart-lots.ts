import type { TillProduct } from '@quay/contract/till'
import { countCombos } from '@quay/domain/product/count-combos'
import { formatUnits, splitIntoUnits } from '@quay/domain/quantity/convert-unit'
import { type LotQuantity, pickLots, sellableQuantity, whyNotSellable } from '@quay/domain/stock/pick-lots'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { daysBetween } from '@quay/domain/time/calendar'
import { saleText } from '../../text/sale.ts'
import type { CartLine } from './cart.ts'
import type { LineProblem, LineView, TakenLot } from './cart-view.ts'
import { partsOf } from './parts-of.ts'

export type LineLots = Pick<LineView, 'lots' | 'refusedLot' | 'left' | 'problem'>

interface Shelf {
  lots: TillProduct['lots']
  /** Base units that may still be sold to the lines to come. */
  free: number
}

/** What a line takes of one product: itself, or a component of a combo. */
interface Draw {
  product: TillProduct
  /** Base units. */
  need: number
  shelf: Shelf
  wanted: readonly LotQuantity[] | undefined
}

interface Day {
  today: string
  nearExpiryDays: number
  owing: Owing
}

/** Whether the store sells goods without lots before they came, and whether this person may. */
export interface Owing {
  sellsWithoutStock: boolean
  mayOwe: boolean
}

/**
 * Lots for each line, as the server will choose them: lines of one product share its lots, also with combos that hold
 * it, and those whose lots the cashier chose come first. Where the server refuses at the first fault, every line here
 * says its own.
 */
export function takeCartLots(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, TillProduct>,
  today: string,
  nearExpiryDays: number,
  owing: Owing,
): LineLots[] {
  const shelves = new Map<string, Shelf>()
  const results = new Map<string, LineLots>()
  const day = { today, nearExpiryDays, owing }
  for (const line of lines.toSorted((a, b) => Number(b.lots !== null) - Number(a.lots !== null))) {
    const product = products.get(line.productId)
    if (!product) continue
    const draws = drawsOf(line, product, products, shelves, today)
    const { result, taken } = product.parts
      ? takeForCombo(line, product, draws, day)
      : takeForLine(line, draws[0]!, day)
    results.set(line.id, result)
    for (const { product, need, shelf } of draws)
      shelves.set(product.id, {
        lots: shelf.lots.map(lot => ({ ...lot, quantity: lot.quantity - takenFrom(taken, lot.id) })),
        free: Math.max(shelf.free - need, 0),
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

function drawsOf(
  line: CartLine,
  product: TillProduct,
  products: ReadonlyMap<string, TillProduct>,
  shelves: ReadonlyMap<string, Shelf>,
  today: string,
): Draw[] {
  const shelfOf = (one: TillProduct) =>
    shelves.get(one.id) ?? { lots: one.lots, free: Math.max(sellableQuantity(one.lots, today) - one.reserved, 0) }
  if (!product.parts)
    return [{ product, need: line.quantity * line.unit.ratio, shelf: shelfOf(product), wanted: line.lots ?? undefined }]
  return partsOf(product, products).map(({ product: component, part }) => ({
    product: component,
    need: line.quantity * part.quantity * part.ratio,
    shelf: shelfOf(component),
    wanted: undefined,
  }))
}

/** The lots that a draw takes, with what is shown of each, and those that were passed over. */
function pick({ product, need, shelf, wanted }: Draw, { today, nearExpiryDays }: Day) {
  const { taken, skipped } = pickLots({ lots: shelf.lots, needBase: need, onDay: today, wanted })
  const lots = taken.flatMap(({ lotId, quantity }): TakenLot[] => {
    const lot = product.lots.find(({ id }) => id === lotId)
    if (!lot) return []
    const days = lot.expiryDate ? daysBetween(today, lot.expiryDate) : null
    const nearDays = days !== null && days <= nearExpiryDays ? days : null
    return [{ productId: product.id, lotId, number: lot.number, expiryDate: lot.expiryDate, quantity, nearDays }]
  })
  return { lots, skipped }
}

function takeForLine(line: CartLine, draw: Draw, day: Day): { result: LineLots; taken: readonly TakenLot[] } {
  const { product, shelf, need } = draw
  const { lots, skipped } = pick(draw, day)
  const [skip] = lots.length === 0 ? skipped : []
  const passed = product.lots.find(({ id }) => id === skip?.lotId)
  const result = {
    lots,
    refusedLot:
      skip && passed && product.isLotManaged
        ? { number: passed.number, expiryDate: passed.expiryDate, why: skip.reason }
        : null,
    left: formatUnits(shelf.free, product.units),
    problem:
      chosenProblem(line, product, shelf, day.today) ??
      unlessOwed(product, day.owing, shortProblem(line, product, shelf, need, day.today)),
  }
  return { result, taken: lots }
}

function takeForCombo(line: CartLine, combo: TillProduct, draws: readonly Draw[], day: Day) {
  const lots = draws.flatMap(draw => pick(draw, day).lots)
  const whole = countCombos(draws.map(({ need, shelf }) => ({ needBase: need / line.quantity, available: shelf.free })))
  const inCombos = `${formatNumber(whole)} ${line.unit.name.toLowerCase()}`
  const result: LineLots = {
    lots,
    refusedLot: null,
    left: inCombos,
    problem:
      draws.length < (combo.parts?.length ?? 0)
        ? { sentence: saleText.unknownProduct, fix: null }
        : partProblem(draws, whole, inCombos, day.owing),
  }
  return { result, taken: lots }
}

/** Which component a combo lacks, and how many can be sold all the same. */
function partProblem(draws: readonly Draw[], whole: number, inCombos: string, owing: Owing): LineProblem | null {
  const lacking = draws.filter(
    ({ need, shelf, product }) => shelf.free < need && !(owing.mayOwe && mayBeOwed(product, owing)),
  )
  const short = lacking.find(({ product }) => !mayBeOwed(product, owing)) ?? lacking[0]
  if (!short) return null
  const { product, shelf } = short
  const sentence =
    shelf.free === 0 ? saleText.partGone(product.name) : saleText.partShort(product.name, inUnits(shelf.free, product))
  const fix = whole === 0 ? null : { label: saleText.sellWhatIs(inCombos), quantity: whole }
  return unlessOwed(product, owing, { sentence, fix })
}

const mayBeOwed = (product: TillProduct, { sellsWithoutStock }: Owing) => sellsWithoutStock && !product.isLotManaged

/** Goods that may be owed lack nothing for whoever has the right; others ask for it when the bill is paid. */
function unlessOwed(product: TillProduct, owing: Owing, problem: LineProblem | null): LineProblem | null {
  if (!problem || !mayBeOwed(product, owing)) return problem
  return owing.mayOwe ? null : { ...problem, needsRight: true }
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

function shortProblem(
  line: CartLine,
  product: TillProduct,
  shelf: Shelf,
  need: number,
  today: string,
): LineProblem | null {
  if (shelf.free >= need) return null
  if (shelf.free === 0) return { sentence: noneProblem(product, today), fix: null }
  const sentence = saleText.short(inUnits(shelf.free, product), inUnits(need - shelf.free, product))
  const whole = Math.floor(shelf.free / line.unit.ratio)
  if (whole > 0)
    return {
      sentence,
      fix: { label: saleText.sellWhatIs(`${whole} ${line.unit.name.toLowerCase()}`), quantity: whole },
    }
  return { sentence, fix: smallerUnit(line, product, shelf.free) }
}

/** Sells what is left in the largest smaller unit that there is one of. */
function smallerUnit(line: CartLine, { units }: TillProduct, free: number): LineProblem['fix'] {
  const [unit] = units
    .filter(one => one.isSold && one.ratio < line.unit.ratio && one.ratio <= free)
    .toSorted((a, b) => b.ratio - a.ratio)
  if (!unit) return null
  const { id, name, ratio } = unit
  const quantity = Math.floor(free / ratio)
  const label = saleText.sellWhatIs(`${formatNumber(quantity)} ${name.toLowerCase()}`)
  return { label, quantity, unit: { id, name, ratio } }
}

/** Why nothing of a product can be sold though some lies there: lot by lot; else that there is none. */
function noneProblem(product: TillProduct, today: string): string {
  const lots = product.lots.filter(lot => lot.quantity > 0)
  if (lots.length === 0) return saleText.none
  const whys = lots.flatMap(lot => whyNotSellable(lot, today) ?? [])
  // Some could be sold: customers ordered it, or lines above took it.
  if (whys.length < lots.length) return product.reserved > 0 ? saleText.allReserved : saleText.allTaken
  if (!product.isLotManaged) return saleText.noneSellable
  const groups = Map.groupBy(lots, lot => whyNotSellable(lot, today) ?? 'empty')
  return [...groups]
    .map(([why, some]) => saleText.lotsSkipped(some.map(lot => lot.number).slice(0, 2), some.length, why))
    .join('; ')
}

/** At most the two largest units: the sentence has to fit the line. */
function inUnits(base: number, product: TillProduct): string {
  const parts = splitIntoUnits(base, product.units).slice(0, 2)
  return parts.map(({ name, quantity }) => `${quantity} ${name.toLowerCase()}`).join(' ')
}

function takenFrom(lots: readonly TakenLot[], lotId: string): number {
  return lots.reduce((sum, lot) => (lot.lotId === lotId ? sum + lot.quantity : sum), 0)
}

import { cartErrors, fillSentence } from '@quay/contract/cart-error'
import type { TillProduct } from '@quay/contract/till'
import { countCombos } from '@quay/domain/product/count-combos'
import { formatUnits, splitIntoUnits } from '@quay/domain/quantity/convert-unit'
import type { Refusal } from '@quay/domain/refusal'
import { isLiftable, type Problem } from '@quay/domain/sale/problem'
import { whyNotSellable } from '@quay/domain/stock/pick-lots'
import { formatNumber } from '@quay/domain/text/format-number'
import { saleText } from '../../text/sale.ts'
import type { LineProblem, TillLine } from './cart-view.ts'

/** A problem of a line as the screen says it, with what mends it; `line` is null where its goods are not known here. */
export function lineProblem(problem: Problem, line: TillLine | null, today: string): LineProblem {
  const said = wordsOf(problem, line, today)
  return isLiftable(problem) ? { ...said, needsRight: true } : said
}

export const reasonFix = { label: saleText.giveReason, panel: 'price' } as const
const automatic = { label: saleText.automatic, lots: 'automatic' } as const

function wordsOf(problem: Problem, line: TillLine | null, today: string): LineProblem {
  const plain = (sentence: string): LineProblem => ({ sentence, fix: null })
  switch (problem.code) {
    case 'not-found':
      if (problem.details.kind === 'lot') return { sentence: saleText.lotGone, fix: automatic }
      return plain(problem.details.kind === 'unit' ? saleText.unitGone : saleText.unknownProduct)
    case 'product-inactive': {
      const { productId } = problem.details
      const part = line?.draws.find(draw => draw.part && draw.product.id === productId)
      return plain(part ? saleText.partInactive(part.product.name) : saleText.inactive)
    }
    case 'product-not-sold-directly':
      return plain(problem.path?.endsWith('unitId') ? saleText.unitGone : saleText.onlyInCombos)
    case 'prescription-missing':
      return plain(saleText.needsPrescription)
    case 'goods-off-price-book':
      return plain(saleText.offBook(problem.details.book))
    case 'sale-price-right-missing':
      return plain(saleText.priceRight)
    case 'lot-expired':
      return { sentence: saleText.lotExpired(problem.details.lot, problem.details.expiry), fix: automatic }
    case 'lot-held':
      return { sentence: saleText.lotHeld(problem.details.lot), fix: automatic }
    case 'lot-recalled':
      return { sentence: saleText.lotRecalled(problem.details.lot), fix: automatic }
    case 'lot-short':
      return { sentence: saleText.lotShort(problem.details.lot, leftOfLot(problem.details, line!)), fix: automatic }
    case 'lot-quantity-mismatch':
      return { sentence: saleText.lotMismatch, fix: { label: saleText.pickLots, lots: 'choose' } }
    case 'stock-short':
    case 'negative-stock-right-missing':
      return line!.product.parts ? partShort(line!, problem.details.productId) : short(line!, today)
    case 'posted-price-reason-needed':
      return { sentence: saleText.overPosted(formatNumber(problem.details.posted)), fix: reasonFix }
    case 'posted-price-right-missing':
      return plain(saleText.overPosted(formatNumber(problem.details.posted)))
    default:
      return plain(sentenceOf(problem))
  }
}

/** The contract's sentence, without its full stop: the line adds what is to be done. */
export const sentenceOf = (refusal: Refusal) => messageOf(refusal).replace(/\.$/, '')

/** The contract's sentence for what a till finds by itself (server/test/cart-errors.test.ts holds that there is one). */
export function messageOf({ code, details }: Refusal): string {
  const known: Partial<Record<string, { message: string }>> = cartErrors
  return fillSentence(known[code]?.message ?? saleText.refused, details)
}

/** What the lines before left of a lot that the cashier chose. */
function leftOfLot({ lotId, available, asked }: { lotId: string; available: number; asked: number }, line: TillLine) {
  const own = line.item.lots?.find(lot => lot.lotId === lotId)?.quantity ?? 0
  return formatUnits(Math.max(available - (asked - own), 0), line.product.units)
}

function short({ product, unit, draws }: TillLine, today: string): LineProblem {
  const { free, baseQuantity } = draws[0]!
  if (free === 0) return { sentence: whyNone(product, today), fix: null }
  const sentence = saleText.short(inUnits(free, product), inUnits(baseQuantity - free, product))
  const whole = Math.floor(free / unit.ratio)
  if (whole === 0) return { sentence, fix: smallerUnit(unit.ratio, product, free) }
  return { sentence, fix: { label: saleText.sellWhatIs(`${whole} ${unit.name.toLowerCase()}`), quantity: whole } }
}

/** Which component a combo lacks, and how many can be sold all the same. */
function partShort(line: TillLine, productId: string): LineProblem {
  const { product, free } = line.draws.find(draw => draw.product.id === productId)!
  const whole = wholeCombos(line)
  return {
    sentence: free === 0 ? saleText.partGone(product.name) : saleText.partShort(product.name, inUnits(free, product)),
    fix: whole === 0 ? null : { label: saleText.sellWhatIs(inCombos(line)), quantity: whole },
  }
}

const wholeCombos = ({ draws, quantity }: TillLine): number =>
  countCombos(draws.map(({ baseQuantity, free }) => ({ needBase: baseQuantity / quantity, available: free })))

const inCombos = (line: TillLine) => `${formatNumber(wholeCombos(line))} ${line.unit.name.toLowerCase()}`

/** What is left of the goods for this line, in words. */
export const leftInWords = (line: TillLine): string =>
  line.product.parts ? inCombos(line) : formatUnits(line.draws[0]!.free, line.product.units)

/** Sells what is left in the largest smaller unit that there is one of. */
function smallerUnit(than: number, { units }: TillProduct, free: number): LineProblem['fix'] {
  const [unit] = units
    .filter(one => one.isSold && one.ratio < than && one.ratio <= free)
    .toSorted((a, b) => b.ratio - a.ratio)
  if (!unit) return null
  const { id, name, ratio } = unit
  const quantity = Math.floor(free / ratio)
  const label = saleText.sellWhatIs(`${formatNumber(quantity)} ${name.toLowerCase()}`)
  return { label, quantity, unit: { id, name, ratio } }
}

/** Why nothing of a product can be sold though some lies there: lot by lot; else that there is none. */
function whyNone(product: TillProduct, today: string): string {
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

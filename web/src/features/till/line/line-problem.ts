import { fillSentence } from '@quay/contract/error'
import { prescriptionErrors } from '@quay/contract/prescription/errors'
import type { TillProduct } from '@quay/contract/till/shapes'
import { formatUnits, splitIntoUnits } from '@quay/domain/quantity/convert-unit'
import type { Problem } from '@quay/domain/sale/problem'
import { whyNotSellable } from '@quay/domain/stock/pick-lots'
import { formatNumber } from '@quay/domain/text/format-number'
import { noteLotText } from '../../../text/till/note-lot.ts'
import { saleText } from '../../../text/till/sale.ts'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import type { LineProblem, TillLine } from '../cart/cart-view.ts'
import { describeLeft, wholeCombos } from './describe-left.ts'
import { sentenceOf } from './problem-sentence.ts'
import type { FactsOfProblem } from './problem-words.ts'

const reasonFix = { label: saleText.giveReason, panel: 'price' } as const
const careFix = { label: salePartText.enterPrescription, care: true } as const
const pairsFix = { label: salePartText.pairReason, pairs: true } as const
const buyerFix = { label: salePartText.enterBuyer, care: true } as const
const automatic = { label: salePartText.automatic, lots: 'automatic' } as const

/** A problem of a line in words, with what mends it; `line` is null where its goods are not known here. */
export function wordsOf(
  problem: Problem,
  line: TillLine | null,
  { today, isLoadingGoods = false, context }: FactsOfProblem,
): LineProblem {
  const plain = (sentence: string): LineProblem => ({ sentence, fix: null })
  switch (problem.code) {
    case 'not-found':
      if (problem.details.kind === 'lot') return { sentence: salePartText.lotGone, fix: automatic }
      if (isLoadingGoods) return plain(salePartText.goodsComing)
      return plain(problem.details.kind === 'unit' ? salePartText.unitGone : salePartText.unknownProduct)
    case 'product-inactive': {
      const { productId } = problem.details
      const part = line?.draws.find(draw => draw.part && draw.product.id === productId)
      return plain(part ? salePartText.partInactive(part.product.name) : salePartText.inactive)
    }
    case 'product-not-sold-directly':
      return plain(problem.path?.endsWith('unitId') ? salePartText.unitGone : salePartText.onlyInCombos)
    case 'prescription-missing':
      return { sentence: salePartText.needsPrescription, fix: careFix }
    case 'prescription-required':
      return { sentence: salePartText.prescriptionRequired(String(problem.details.why)), fix: careFix }
    case 'no-prescription-right-missing':
      return { sentence: salePartText.noPrescriptionRight, fix: careFix }
    case 'prescription-expired':
      return { sentence: salePartText.prescriptionExpired(String(problem.details.days)), fix: careFix }
    case 'prescription-kind-differs':
    case 'dispensed-over-prescribed':
    case 'prescription-used-up':
    case 'dispensed-reason-needed':
      return { sentence: ofContract(problem), fix: careFix }
    case 'substitute-needs-pharmacist':
      return { sentence: salePartText.substituteRight(problem.details.replaced), fix: careFix }
    case 'buyer-missing':
      return { sentence: salePartText.buyerMissing, fix: buyerFix }
    case 'contraindicated-pair':
    case 'contraindicated-right-missing':
      return {
        sentence: salePartText.contraindicated(String(problem.details.other), String(problem.details.why)),
        fix: pairsFix,
      }
    case 'goods-off-price-book':
      return plain(saleLineText.offBook(problem.details.book))
    case 'sale-price-right-missing':
      return plain(salePartText.priceRight)
    case 'lot-expired':
      return { sentence: salePartText.lotExpired(problem.details.lot, problem.details.expiry), fix: automatic }
    case 'lot-held':
      return { sentence: salePartText.lotHeld(problem.details.lot), fix: automatic }
    case 'lot-recalled':
      return { sentence: salePartText.lotRecalled(problem.details.lot), fix: automatic }
    case 'lot-short':
      return { sentence: salePartText.lotShort(problem.details.lot, leftOfLot(problem.details, line!)), fix: automatic }
    case 'lot-quantity-mismatch':
      return { sentence: salePartText.lotMismatch, fix: { label: salePartText.pickLots, lots: 'choose' } }
    case 'stock-short':
    case 'negative-stock-right-missing':
      return line!.product.parts
        ? partShort(line!, problem.details.productId)
        : { ...short(line!, today, mayNoteLot(line!, context)), isShort: true }
    case 'posted-price-reason-needed':
      return { sentence: salePartText.overPosted(formatNumber(problem.details.posted)), fix: reasonFix }
    case 'posted-price-right-missing':
      return plain(salePartText.overPosted(formatNumber(problem.details.posted)))
    default:
      return plain(sentenceOf(problem))
  }
}

/** The contract's sentence without its full stop, and without the name of the goods, which stand right above it. */
function ofContract({ code, details }: Problem & { code: keyof typeof prescriptionErrors }): string {
  const said = fillSentence(prescriptionErrors[code].message, details).replace(/\.$/, '')
  const name = 'product' in details ? `${details.product}: ` : ''
  const rest = said.startsWith(name) ? said.slice(name.length) : said
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** What the lines before left of a lot that the cashier chose. */
function leftOfLot({ lotId, available, asked }: { lotId: string; available: number; asked: number }, line: TillLine) {
  const own = line.item.lots?.find(lot => lot.lotId === lotId)?.quantity ?? 0
  return formatUnits(Math.max(available - (asked - own), 0), line.product.units)
}

/** Whether a lot that the books do not have may be written down for the line. */
const mayNoteLot = ({ product }: TillLine, context: FactsOfProblem['context']) =>
  product.isLotManaged && context?.sellsWithoutStock === true && context.mayOwe

const noteFix = { label: noteLotText.fix, lots: 'choose' } as const

function short({ product, unit, draws }: TillLine, today: string, mayNote: boolean): LineProblem {
  const { free, baseQuantity } = draws[0]!
  const kept = product.reserved > 0 && { keptOf: product.id }
  if (free === 0) return { sentence: whyNone(product, today), fix: mayNote ? noteFix : null, isGone: true, ...kept }
  const sentence = salePartText.short(inUnits(free, product), inUnits(baseQuantity - free, product))
  const whole = Math.floor(free / unit.ratio)
  if (whole === 0) return { sentence, fix: smallerUnit(unit.ratio, product, free), ...kept }
  const label = salePartText.sellWhatIs(`${whole} ${unit.name.toLowerCase()}`)
  return { sentence, fix: { label, quantity: whole }, ...kept }
}

/** Which component a combo lacks, and how many can be sold all the same. */
function partShort(line: TillLine, productId: string): LineProblem {
  const { product, free } = line.draws.find(draw => draw.product.id === productId)!
  const whole = wholeCombos(line)
  return {
    sentence:
      free === 0 ? salePartText.partGone(product.name) : salePartText.partShort(product.name, inUnits(free, product)),
    fix: whole === 0 ? null : { label: salePartText.sellWhatIs(describeLeft(line)), quantity: whole },
    ...(product.reserved > 0 && { keptOf: product.id }),
  }
}

/** Sells what is left in the largest smaller unit that there is one of. */
function smallerUnit(than: number, { units }: TillProduct, free: number): LineProblem['fix'] {
  const [unit] = units
    .filter(one => one.isSold && one.ratio < than && one.ratio <= free)
    .toSorted((a, b) => b.ratio - a.ratio)
  if (!unit) return null
  const { id, name, ratio } = unit
  const quantity = Math.floor(free / ratio)
  const label = salePartText.sellWhatIs(`${formatNumber(quantity)} ${name.toLowerCase()}`)
  return { label, quantity, unit: { id, name, ratio } }
}

/** Why nothing of a product can be sold though some lies there: lot by lot; else that there is none. */
function whyNone(product: TillProduct, today: string): string {
  const lots = product.lots.filter(lot => lot.quantity > 0)
  if (lots.length === 0) return salePartText.none
  const whys = lots.flatMap(lot => whyNotSellable(lot, today) ?? [])
  // Some could be sold: customers ordered it, or lines above took it.
  if (whys.length < lots.length) return product.reserved > 0 ? salePartText.allReserved : salePartText.allTaken
  if (!product.isLotManaged) return salePartText.noneSellable
  const groups = Map.groupBy(lots, lot => whyNotSellable(lot, today) ?? 'empty')
  return [...groups]
    .map(([why, some]) => salePartText.lotsSkipped(some.map(lot => lot.number).slice(0, 2), some.length, why))
    .join('; ')
}

/** At most the two largest units: the sentence has to fit the line. */
function inUnits(base: number, product: TillProduct): string {
  const parts = splitIntoUnits(base, product.units).slice(0, 2)
  return parts.map(({ name, quantity }) => `${quantity} ${name.toLowerCase()}`).join(' ')
}

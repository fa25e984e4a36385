import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type SurchargeBack, surchargesBack } from '../surcharge/surcharges-back.ts'
import { formatDate } from '../text/format-date.ts'
import { formatDong } from '../text/format-number.ts'
import { daysBetween } from '../time/calendar.ts'
import { pointsBack } from './points-back.ts'
import type { AskedReturn, ReturnedBill, ReturnFacts, ReturnLine, ReturnRules } from './return-facts.ts'
import { feeOf } from './return-fee.ts'
import { surplusGifts } from './surplus-gifts.ts'
import { takeBack } from './take-back.ts'
import { type UseBack, usesBack } from './uses-back.ts'

/** What a return is worth, in đồng: refundable = goods + billRounding + surchargesBack − fee − giftCharge. */
export interface ValuedReturn {
  bill: ReturnedBill
  lines: ReturnLine[]
  goodsAmount: number
  billRounding: number
  fee: number
  giftCharge: number
  giftsWaived: boolean
  /** What was taken beside the goods and comes back with them. */
  surcharges: SurchargeBack[]
  surchargesBack: number
  refundable: number
  vatAmount: number
  cost: number
  pointsTaken: number
  pointsBack: number
  /** Of the promotions that the goods were sold by. */
  usesBack: UseBack[]
  daysLate: number
  /** The most that rounding of cash may put on, so that something is left to give for the rest; null where nothing is left to come back. */
  roundingRoom: number | null
}

/** Decides what comes back and what it is worth; how the money goes back is not asked yet. */
export function valueReturn(asked: AskedReturn, facts: ReturnFacts): Outcome<{ value: ValuedReturn }> {
  const { bill } = facts
  if (!bill) return refuse('not-found', { kind: 'bill', id: asked.billId }, 'billId')
  if (bill.status === 'CANCELLED') return refuse('bill-not-returnable', { code: bill.code }, 'billId')
  const daysLate = daysLateOf(bill, facts)
  if (daysLate > 0 && facts.rules.blockLateReturns && !facts.rights.mayAllow)
    return refuse('return-too-late', { days: daysLate, day: formatDate(bill.businessDay) }, 'billId')
  const taken = takeBack(asked, { ...facts, bill })
  if (!taken.ok) return taken
  const { lines } = taken
  const goodsAmount = lines.reduce((sum, { net }) => sum + net, 0)
  const fee = feeOf(asked, goodsAmount, facts)
  if (!fee.ok) return fee
  const openRounding = bill.cashRounding - bill.before.rounding
  const isLast = isEmptied(bill, lines)
  const billRounding = isLast ? Math.max(openRounding, 0 - goodsAmount) : 0
  const gifts = giftsOf(asked, {
    bill,
    lines,
    most: goodsAmount + billRounding - fee.fee,
    mayAllow: facts.rights.mayAllow,
  })
  if (!gifts.ok) return gifts
  const surcharges = surchargesOf(bill, goodsAmount, isLast)
  const surchargesAmount = surcharges.reduce((sum, { amount }) => sum + amount, 0)
  const refundable = goodsAmount + billRounding + surchargesAmount - fee.fee - gifts.giftCharge
  if (refundable < 0) return refuse('charge-over-goods', {}, 'fee')
  return {
    ok: true,
    value: {
      bill,
      lines,
      goodsAmount,
      billRounding,
      fee: fee.fee,
      giftCharge: gifts.giftCharge,
      giftsWaived: gifts.giftsWaived,
      surcharges,
      surchargesBack: surchargesAmount,
      refundable,
      vatAmount: lines.reduce((sum, { vat }) => sum + vat, 0),
      cost: lines.reduce((sum, { cost }) => sum + cost, 0),
      ...(facts.customer ? pointsBack(bill, lines) : { pointsTaken: 0, pointsBack: 0 }),
      usesBack: usesBack(bill, lines, isLast),
      daysLate,
      roundingRoom: isLast ? null : leftOf(bill) - goodsAmount + openRounding,
    },
  }
}

function surchargesOf({ lines, surcharges = [] }: ReturnedBill, goodsAmount: number, isLast: boolean): SurchargeBack[] {
  const whole = lines.reduce((sum, { net }) => sum + net, 0)
  const before = lines.reduce((sum, { back }) => sum + back.net, 0)
  return surchargesBack(surcharges, { backNow: before + goodsAmount, whole, isLast })
}

/** Days beyond the time in which goods come back, by business days. */
export const daysLateOf = (
  { businessDay: soldOn }: Pick<ReturnedBill, 'businessDay'>,
  { businessDay, rules }: { businessDay: string; rules: Pick<ReturnRules, 'returnDays'> },
): number => (rules.returnDays === null ? 0 : Math.max(0, daysBetween(soldOn, businessDay) - rules.returnDays))

/** What was paid for goods that did not come back before, in đồng. */
const leftOf = ({ lines }: ReturnedBill) => lines.reduce((sum, { net, back }) => sum + net - back.net, 0)

function isEmptied(bill: ReturnedBill, lines: readonly ReturnLine[]): boolean {
  const now = (line: ReturnedBill['lines'][number]) =>
    lines.reduce((sum, one) => (one.line === line ? sum + one.baseQuantity : sum), 0)
  return bill.lines.every(line => line.returned + now(line) === line.sold)
}

/** Gifts whose goods come back are charged or let go, at most for what the return is worth; somebody has to choose. */
function giftsOf(
  { surplusGifts: choice }: AskedReturn,
  {
    bill,
    lines,
    most,
    mayAllow,
  }: { bill: ReturnedBill; lines: readonly ReturnLine[]; most: number; mayAllow: boolean },
): Outcome<{ giftCharge: number; giftsWaived: boolean }> {
  const { charge: whole, names } = surplusGifts(bill, lines)
  const charge = Math.min(whole, Math.max(0, most))
  if (whole === 0) return { ok: true, giftCharge: 0, giftsWaived: false }
  const gift = names.join(', ')
  if (choice === 'CHARGE') return { ok: true, giftCharge: charge, giftsWaived: false }
  if (choice === 'WAIVE') {
    const refusal: Refusal | null = mayAllow ? null : refuse('gift-waiver-right-missing', { gift }, 'surplusGifts')
    return refusal ?? { ok: true, giftCharge: 0, giftsWaived: true }
  }
  return refuse(
    'gift-kept',
    { gift, chargeText: formatDong(charge), charge, refundable: most - charge },
    'surplusGifts',
  )
}

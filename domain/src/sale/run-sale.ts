import type { PaymentAccounts, PaymentRow } from '../cashbook/split-payments.ts'
import type { Discount } from '../money/discount.ts'
import type { Adjustment } from './adjustment.ts'
import { checkDiscountLimit } from './check-discount-limit.ts'
import { findGoods, type GoodsFacts } from './find-goods.ts'
import { applyDoses, type DoseFacts } from './medicine/apply-doses.ts'
import type { MedicineCheck } from './medicine/check-medicines.ts'
import { checkPosted } from './price/check-posted.ts'
import { type BillMoney, type LineMoney, priceBill } from './price/price-bill.ts'
import type { PriceLine } from './price/price-lines.ts'
import { type AskedSurcharges, type PutSurcharges, putSurcharges, type SurchargeFacts } from './price/put-surcharges.ts'
import { isLiftable, type Problem, problemOf } from './problem.ts'
import { promotedGoodsOf } from './promotion/promoted-goods-of.ts'
import type { Promoter, Promotions } from './promotion/promoter.ts'
import type { CashRounding } from './round-cash.ts'
import type { AskedLine, SaleLine, SaleProduct } from './sale-line.ts'
import { type SettledPayment, settlePayment } from './settle-payment.ts'
import { type LotFacts, takeLots } from './take-lots.ts'
import type { PointStep } from './take-off-points.ts'

/** A cart, at the till or in a call. */
export interface AskedSale<I extends AskedLine> {
  items: readonly I[]
  discount?: Discount | null | undefined
  /** What points pay, and whether they may pay for medicines; left out where none are spent. */
  points?: { takeOff: PointStep; promotesMedicines: boolean } | null | undefined
  /** What goods that come back in an exchange are worth, in đồng. */
  exchangeWorth?: number | undefined
  /** What the deposit of an order pays of what is due, in đồng. */
  depositOf?: ((due: number) => number) | undefined
  /** What is taken beside the goods; left out, nothing. */
  surcharges?: AskedSurcharges | undefined
  /** The rows that pay what is due, in đồng. */
  paymentsOf: (due: number) => readonly PaymentRow[]
}

/** What the steps need to know; the till gives what it keeps, the server what it read under lock. */
export interface SaleFacts<P extends SaleProduct, I extends AskedLine>
  extends GoodsFacts<P, I>,
    DoseFacts<P, I>,
    LotFacts<P> {
  rights: {
    mayChangePrice: boolean
    mayOwe: boolean
    maySellOverPosted: boolean
    discountLimit: number | null
  }
  /** What law and medicine ask of the lines; null at a till that has not fetched it yet. */
  checkMedicines: MedicineCheck | null
  /** The promotions that hold for the bill, and whether medicines may be promoted; null for none. */
  promotions: { promoter: Promoter; promotesMedicines: boolean } | null
  /** Left out where nothing is taken beside the goods. */
  surcharges?: SurchargeFacts | null | undefined
  hasCustomer: boolean
  accounts: PaymentAccounts
  /** How cash is rounded; left out or null, it is not. */
  cashRounding?: CashRounding | null | undefined
  /**
   * Whether lines that cannot be sold are left out of the total: a till asks the customer for the rest. The server sells all
   * or nothing.
   */
  leavesOut: boolean
}

/** A cart after all steps. */
export interface Sale<P extends SaleProduct, I extends AskedLine> {
  /** Of the goods that are known, in the order of the cart. */
  lines: SaleLine<P, I>[]
  money: BillMoney
  adjustments: Adjustment[]
  /** Beside the goods: the customer pays both. */
  surcharges: PutSurcharges
  promotions: Promotions
  payments: readonly PaymentRow[]
  /** Null where the payment does not add up; a problem says why. */
  payment: SettledPayment | null
  problems: SaleProblems
}

/** In the order in which a refusal names them (docs/decisions/2026-11-22-pipeline-of-a-sale.md). */
export interface SaleProblems {
  /** Of goods, their prices and their liều. */
  goods: Problem[]
  /** Of amounts and discounts. */
  money: Problem[]
  /** Of what the seller may do. */
  limits: Problem[]
  lots: Problem[]
  payment: Problem[]
}

/**
 * The one way of a sale: price, promotions, discounts, points, tax, surcharges, rounding, payment; and the lots that its goods come
 * from. The till runs it on every key, the server before it writes. Each step is pure; none stops the next.
 */
export function runSale<P extends SaleProduct, I extends AskedLine>(
  asked: AskedSale<I>,
  facts: SaleFacts<P, I>,
): Sale<P, I> {
  const goods = findGoods(asked.items, facts)
  const doses = applyDoses(goods.lines, facts)
  const lots = takeLots(doses.lines, facts)
  const stopped = facts.leavesOut ? stoppedLines([...goods.problems, ...doses.problems, ...lots.problems]) : noLines
  const {
    lines: moneyOf,
    adjustments,
    promotions,
    problems,
    ...money
  } = priceBill({
    lines: pricedLines(doses.lines, stopped, facts.promotions ?? asked.points ?? null),
    promoter: facts.promotions?.promoter,
    discount: asked.discount,
    points: asked.points?.takeOff,
  })
  const { lines } = doses
  for (const [place, line] of lines.entries())
    fillLine(line, moneyOf[place]!, lots.draws[place]!, !stopped.has(line.id))

  const surcharges =
    facts.surcharges && asked.surcharges && lines.some(({ isCounted }) => isCounted)
      ? putSurcharges(asked.surcharges, money.payable + money.pointsAmount, facts.surcharges)
      : noSurcharges
  const due = money.payable + surcharges.amount
  const payments = asked.paymentsOf(due)
  const payment = settlePayment({
    payable: due,
    payments,
    depositUsed: asked.depositOf?.(due),
    exchangeUsed: Math.min(asked.exchangeWorth ?? 0, due),
    ...facts,
  })
  return {
    lines,
    money,
    adjustments,
    surcharges,
    promotions,
    payments,
    payment: payment.ok ? payment : null,
    problems: {
      goods: [...goods.problems, ...doses.problems],
      money: [...problems, ...surcharges.problems],
      limits: [
        ...(facts.checkMedicines?.(lines) ?? []),
        ...checkDiscountLimit({ ...money, lines }, facts.rights.discountLimit),
        ...checkPosted(lines, facts.rights.maySellOverPosted),
      ],
      lots: lots.problems,
      payment: payment.ok ? [] : [problemOf(payment)],
    },
  }
}

/** The lines as the money is asked about them: which of them count, and what promotions know them by. */
function pricedLines<P extends SaleProduct, I extends AskedLine>(
  lines: readonly SaleLine<P, I>[],
  stopped: typeof noLines,
  promoting: { promotesMedicines: boolean } | null,
): readonly PriceLine[] {
  if (stopped.size === 0 && !promoting) return lines
  return lines.map(line => ({
    ...line,
    isCounted: !stopped.has(line.id),
    ...(promoting && { goods: promotedGoodsOf(line, promoting.promotesMedicines) }),
  }))
}

/** The lines were made for this run alone, so they are filled in place: a till does this for each of them on each key. */
function fillLine<P extends SaleProduct, I extends AskedLine>(
  line: SaleLine<P, I>,
  money: LineMoney,
  draws: SaleLine<P, I>['draws'],
  isCounted: boolean,
): void {
  line.gross = money.gross
  line.promotionDiscount = money.promotionDiscount
  line.lineDiscount = money.lineDiscount
  line.rounding = money.rounding
  line.promotionShare = money.promotionShare
  line.orderShare = money.orderShare
  line.pointShare = money.pointShare
  line.net = money.net
  line.vat = money.vat
  line.parts = money.parts
  line.draws = draws
  line.isCounted = isCounted
}

const noSurcharges: PutSurcharges = { rows: [], amount: 0, problems: [] }
const noLines: ReadonlySet<string | undefined> = new Set()

/** Lines whose goods cannot be sold, even with the approval of a person with more rights. */
const stoppedLines = (problems: readonly Problem[]): typeof noLines =>
  new Set(problems.filter(problem => problem.isFinal && !isLiftable(problem)).map(({ lineId }) => lineId))

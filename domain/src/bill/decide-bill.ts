import { orderPrice } from '../bill-of-order/order-price.ts'
import { orderPromoter } from '../bill-of-order/order-promoter.ts'
import type { OrderShare } from '../bill-of-order/share-of-line.ts'
import { checkDeposit, depositUsedOf, takeOfOrder } from '../bill-of-order/take-of-order.ts'
import { compilePromotions } from '../discount/compile-promotions.ts'
import { holdPromotions } from '../discount/validity/hold-promotions.ts'
import { availablePoints } from '../point/expire-points.ts'
import { checkSpend, type SpendFacts } from '../point/spend-points.ts'
import { checkChosenBook } from '../price/check-chosen-book.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { checkMedicines, type MedicineFacts } from '../sale/medicine/check-medicines.ts'
import type { CareOfSale } from '../sale/medicine/check-prescription.ts'
import { checkMarkup } from '../sale/price/check-markup.ts'
import { keepPrice } from '../sale/price/keep-price.ts'
import type { BillMoney } from '../sale/price/price-bill.ts'
import { resolvePrice } from '../sale/price/resolve-price.ts'
import { type Problem, problemOf, refusalOf } from '../sale/problem.ts'
import { chargedPromoter } from '../sale/promotion/charge-promotions.ts'
import { checkGifts } from '../sale/promotion/check-gifts.ts'
import { promoterOf } from '../sale/promotion/promote.ts'
import { runSale, type SaleFacts } from '../sale/run-sale.ts'
import { takeOffPoints } from '../sale/take-off-points.ts'
import { applySample } from '../sample-medicine/apply-sample.ts'
import { formatDong } from '../text/format-number.ts'
import { checkCode } from '../voucher-code/check-code.ts'
import type { BillFacts, BillInput, BillItemInput, BillProduct } from './bill-facts.ts'
import type { BillPlan } from './bill-plan.ts'
import { channelOf } from './channel-of.ts'
import { checkCredit } from './check-credit.ts'
import { checkDueDay } from './check-due-day.ts'
import { checkRevisit } from './check-revisit.ts'
import { checkSoldAt } from './check-sold-at.ts'
import type { BillLine, DecidedBill } from './decided-bill.ts'
import { usableCodes } from './usable-codes.ts'
import { writeBill } from './write/write-bill.ts'

const noShares: ReadonlyMap<string, OrderShare> = new Map()

/** Decides a sale, with facts read under lock: every row that it writes, or the first of its problems that is final. */
export function decideBill(input: BillInput, facts: BillFacts): Outcome<{ plan: BillPlan }> {
  const { problems, decidedBill } = workOutBill(input, facts)
  const refusal = refusalOf(problems)
  if (refusal) return refusal
  return { ok: true, plan: writeBill(input, facts, decidedBill()) }
}

interface WorkedOutBill {
  /** In the order in which a refusal names them. */
  problems: Problem[]
  lines: readonly BillLine[]
  money: BillMoney
  promoted: DecidedBill['promoted']
  /** What its rows are written from; only where its payment adds up. */
  decidedBill: () => DecidedBill
}

/** What a sale comes to by the rules, with everything that it breaks. Nothing is refused here. */
export function workOutBill(input: BillInput, facts: BillFacts): WorkedOutBill {
  const noPoints = checkSpend(input.points ?? 0, spendFactsOf(facts))
  const order = facts.order ?? null
  const ofOrder = takeOfOrder(input, order, facts.products)
  const { lines, money, surcharges, payment, promotions, problems } = runSale(
    {
      items: input.items,
      discount: input.discount,
      points: noPoints ? null : pointsOf(input, facts),
      exchangeWorth: input.exchangeWorth,
      surcharges: { put: input.surcharges ?? null, declined: input.declinedSurcharges ?? [] },
      depositOf: due => depositUsedOf(input.depositUsed, order, due),
      paymentsOf: due => (due > (input.exchangeWorth ?? -1) ? input.payments : []),
    },
    saleFactsOf(input, facts, ofOrder.shares),
  )
  const { promoted } = promotions
  return {
    problems: [
      ...asProblems(checkSoldAt(input, facts), checkCustomer(input, facts), checkChosenBook(facts.prices)),
      ...ofOrder.problems,
      ...problems.goods,
      ...asProblems(...codeRefusals(facts), noPoints),
      ...problems.money,
      ...asProblems(
        checkExpected(input, lines, money, { rounding: payment?.cashRounding, surcharges: surcharges.amount }),
      ),
      ...checkGifts(
        lines.filter(({ id }) => !ofOrder.shares.has(id)),
        promoted,
        facts.promotesMedicines,
      ),
      ...problems.limits,
      ...checkMarkup(lines, facts.rights.maySellOverPosted),
      ...problems.lots,
      ...asProblems(checkDeposit(input.depositUsed, order, money.payable + surcharges.amount)),
      ...problems.payment,
      ...asProblems(
        checkDueDay(input, payment?.debt ?? 0, facts),
        checkRevisit(input.revisitOn, facts.soldDay),
        checkCredit(payment?.debt ?? 0, facts),
        checkKeptChange(input, facts, payment?.change ?? 0),
      ),
    ],
    lines,
    money,
    promoted,
    decidedBill: () => ({ lines, money, surcharges, promoted, payment: payment!, ofOrder: ofOrder.shares }),
  }
}

export const asProblems = (...refusals: (Refusal | null)[]): Problem[] =>
  refusals.flatMap(refusal => (refusal ? [problemOf(refusal)] : []))

export function spendFactsOf({ points, businessDay }: BillFacts): SpendFacts | null {
  if (!points) return null
  const { rule, billCount, chain } = points
  const available = availablePoints(chain.lots, businessDay)
  const held = chain.lots.reduce((sum, { remaining }) => sum + remaining, 0)
  return { rule, billCount, available, expired: held - available }
}

export const pointsOf = ({ points = 0 }: BillInput, { points: facts, promotesMedicines }: BillFacts) =>
  points && facts?.rule ? { takeOff: takeOffPoints(points, facts.rule), promotesMedicines } : null

export function saleFactsOf(
  input: BillInput,
  facts: BillFacts,
  ofOrder: ReadonlyMap<string, OrderShare> = noShares,
): SaleFacts<BillProduct, BillItemInput> {
  const products = new Map(facts.products.map(product => [product.id, product]))
  const lots = Map.groupBy(facts.lots, lot => lot.productId)
  const owing = facts.owing?.filter(({ state }) => state === 'normal') ?? []
  return {
    productOf: id => products.get(id),
    priceOf: (unit, { id, unitId, quantity, price }) => {
      const share = ofOrder.get(id)
      if (share) return orderPrice(share.line)
      const fresh = resolvePrice(unit, facts.prices, { quantity, manualPrice: price })
      return facts.keptPrices ? keepPrice(fresh, facts.keptPrices, { unitId, quantity, price }) : fresh
    },
    doseOf: line => applySample(line, facts.samples),
    shelfOf: ({ id }) => lots.get(id) ?? [],
    mayBeOwed: ({ id, isLotManaged }) => !isLotManaged && owing.some(({ productId }) => productId === id),
    mayLotOwe: (_, lotId) => owing.some(shelf => shelf.lotId === lotId),
    onDay: facts.soldDay,
    usesVat: facts.usesVat,
    rights: facts.rights,
    checkMedicines: checkMedicines(medicineFactsOf(input, facts)),
    promotions: promotionsOf(input, facts, ofOrder),
    surcharges: facts.surcharges && { ...facts.surcharges, usesVat: facts.usesVat },
    hasCustomer: facts.customer !== null,
    accounts: {
      cashAccountId: facts.cashAccount.id,
      bankAccountIds: facts.bankAccounts.map(account => account.id),
      defaultBankAccountId: facts.defaultBankAccountId,
    },
    cashRounding: facts.cashRounding,
    leavesOut: false,
  }
}

const medicineFactsOf = (input: BillInput, facts: BillFacts): MedicineFacts => ({
  care: careOf(input, facts),
  onDay: facts.soldDay,
  rights: facts.rights,
  isPharmacist: facts.rights.isPharmacist,
  together: facts.pairs && {
    pairs: facts.pairs,
    reasons: new Map(input.pairReasons?.map(({ pair, reason }) => [pair, reason])),
    maySell: facts.rights.maySellContraindicated,
  },
})

function careOf(input: BillInput, { customer, takenOfPaper }: BillFacts): CareOfSale {
  const { prescription, prescriptionCode, buyer, noPrescriptionReason } = input
  const code = prescription?.code ?? prescriptionCode ?? null
  return {
    prescription:
      prescription || code ? { code, prescribedOn: prescription?.prescribedOn ?? null, taken: takenOfPaper } : null,
    buyer: buyer ?? customer,
    noPrescriptionReason: noPrescriptionReason ?? null,
  }
}

/** The promotions of an order work on the bill by its shares, and on nothing beside them. */
function promotionsOf(
  input: BillInput,
  facts: BillFacts,
  ofOrder: ReadonlyMap<string, OrderShare>,
): SaleFacts<BillProduct, BillItemInput>['promotions'] {
  if (ofOrder.size === 0) return promotionsOfToday(input, facts)
  const used = new Set(facts.order?.discounts.map(({ discountId }) => discountId))
  const promotions = facts.promotions.filter(({ id }) => !used.has(id))
  const beside = promotionsOfToday(input, { ...facts, charged: null, promotions })?.promoter ?? null
  return { promoter: orderPromoter(ofOrder, beside), promotesMedicines: facts.promotesMedicines }
}

function promotionsOfToday(input: BillInput, facts: BillFacts): SaleFacts<BillProduct, BillItemInput>['promotions'] {
  const { branchId, declinedDiscounts, chosenDiscounts } = input
  const { promotions, promotesMedicines, charged, prices, sellerId, customer } = facts
  if (charged) return { promoter: chargedPromoter(charged), promotesMedicines }
  if (promotions.length === 0) return null
  const held = holdPromotions(compilePromotions(promotions), {
    at: prices.at,
    branchId,
    sellerId,
    channel: channelOf(input, facts),
    customer: customer && {
      groupId: prices.groupId,
      tierId: customer.tierId ?? null,
      birthday: customer.birthday ?? null,
      uses: customer.promotionUses ?? {},
    },
    chosen: chosenDiscounts ?? [],
    declined: declinedDiscounts ?? [],
    codes: usableCodes(facts).map(({ discountId }) => discountId),
  })
  return { promoter: promoterOf(held), promotesMedicines }
}

/** What is wrong with codes. Those of a sale whose customer left with what they gave are not looked at again. */
export const codeRefusals = ({ codes = [], charged, soldDay, customer }: BillFacts) =>
  charged
    ? []
    : codes.map((code, place) =>
        checkCode(code, { onDay: soldDay, customerId: customer?.id ?? null }, `codes.${place}`),
      )

/** A bill that keeps its change needs a customer, and the debts that the change pays may not exceed it. */
function checkKeptChange(
  { keepsChange, changePays = [] }: BillInput,
  { customer }: BillFacts,
  change: number,
): Refusal | null {
  if (keepsChange && !customer) return refuse('change-needs-customer', {}, 'customerId')
  const kept = keepsChange ? change : 0
  const pays = changePays.reduce((sum, { amount }) => sum + amount, 0)
  return pays > kept
    ? refuse('allocations-above-payment', { amount: kept, amountText: formatDong(kept) }, 'changePays')
    : null
}

export function checkCustomer({ customerId }: BillInput, { customer }: BillFacts): Refusal | null {
  return customerId && !customer ? refuse('not-found', { kind: 'customer', id: customerId }, 'customerId') : null
}

/** The screen showed another total: the seller must see the new one before taking money. */
export function checkExpected(
  { expectedPayable, expectedRounding }: BillInput,
  lines: readonly BillLine[],
  { payable, totalPrice, discountAmount }: BillMoney,
  { rounding, surcharges = 0 }: { rounding: number | undefined; surcharges?: number },
): Refusal | null {
  const isOther = (expected: number | null | undefined, now: number | undefined) =>
    expected !== null && expected !== undefined && now !== undefined && expected !== now
  if (!isOther(expectedPayable, payable) && !isOther(expectedRounding, rounding)) return null
  const fresh = lines.map(line => ({
    id: line.id,
    listPrice: line.listPrice,
    unitPrice: line.unitPrice,
    source: line.source,
    bookId: line.bookId,
    bookName: line.bookName,
    tierFrom: line.tierFrom,
    gross: line.gross,
    promotionDiscount: line.promotionDiscount,
    lineDiscount: line.lineDiscount,
    promotionShare: line.promotionShare,
    orderShare: line.orderShare,
    pointShare: line.pointShare,
    net: line.net,
  }))
  return refuse(
    'price-changed',
    {
      payable,
      surcharges,
      payableText: formatDong(payable + surcharges + (rounding ?? 0)),
      expectedPayable: expectedPayable ?? payable,
      totalPrice,
      discountAmount,
      lines: fresh,
    },
    'expectedPayable',
  )
}

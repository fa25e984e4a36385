import type { Promoted } from '../../discount/effect/promoted.ts'
import { isSafeAmount } from '../../money/safe-amount.ts'
import { checkSpend } from '../../point/spend-points.ts'
import { type Outcome, refuse } from '../../refusal.ts'
import { pairsAmong } from '../../sale/medicine/check-together.ts'
import { runSale } from '../../sale/run-sale.ts'
import type { BillFacts, BillInput } from '../bill-facts.ts'
import { pointsOf, saleFactsOf, spendFactsOf, workOutBill } from '../decide-bill.ts'
import type { BillLine } from '../decided-bill.ts'
import { writeBill } from '../write/write-bill.ts'
import { flagSale } from './flag-sale.ts'
import { priceAsSaid } from './price-as-said.ts'
import type { OfflineFacts, OfflinePlan, SaidLotRow, SaidSale } from './said-sale.ts'
import { settleAsSaid } from './settle-as-said.ts'
import { takeSaidLots } from './take-said-lots.ts'

/** What stands in the place of a reason that nobody asked for while the till had no network. */
const unasked = 'Bán khi mất mạng'

/** Of goods that are owed: where they are owed has to be read before the sale is decided again. */
export interface Owing {
  productId: string
  /** The lot of the paper; null where it names none. */
  lotId: string | null
}

/**
 * Decides a sale that a till made without an answer of the server: it happened, so it is written as the paper says, and each rule that it broke is a flag.
 * Refused is only an amount that no document holds. `owing` says what has to be read first because goods are not there; then nothing else is decided.
 */
export function decideOfflineSale(
  input: BillInput,
  said: SaidSale,
  facts: OfflineFacts,
): Outcome<{ plan: OfflinePlan } | { owing: Owing[] }> {
  const asked = asHandedOut(input, facts)
  const given = lenient(facts.bill, said)
  const noPoints = checkSpend(asked.points ?? 0, spendFactsOf(given)) !== null
  const kept = { ...asked, points: noPoints ? null : asked.points }
  const { lines, surcharges, promotions } = runSale(
    {
      items: kept.items,
      discount: kept.discount,
      points: pointsOf(kept, given),
      surcharges: { put: kept.surcharges ?? null, declined: kept.declinedSurcharges ?? [] },
      paymentsOf: () => [],
    },
    {
      ...saleFactsOf(kept, given),
      checkMedicines: null,
      shelfOf: () => [],
      mayBeOwed: () => true,
      mayLotOwe: () => true,
    },
  )
  const { money, isWithoutPromotions } = priceAsSaid(lines, said.lines, kept.expectedPayable ?? null)
  const due = money.payable + surcharges.amount
  if (!isSafeAmount(money.totalPrice) || !isSafeAmount(due)) return refuse('amount-too-large', {}, 'items')
  const promoted = isWithoutPromotions ? [] : promotions.promoted

  const taken = takeSaidLots(lines, said.lines, { lots: given.lots, owing: facts.owing, onDay: given.soldDay })
  if (taken.owed.length > 0 && !facts.owing)
    return { ok: true, owing: taken.owed.map(({ productId, lotId }) => ({ productId, lotId })) }
  for (const [place, line] of lines.entries()) line.draws = taken.draws[place]!

  const settled = settleAsSaid({
    due,
    payments: kept.payments,
    rounding: kept.expectedRounding ?? 0,
    hasCustomer: given.customer !== null,
    cashAccountId: given.cashAccount.id,
    bankAccountIds: given.bankAccounts.map(({ id }) => id),
    defaultBankAccountId: given.defaultBankAccountId,
  })
  const written = { ...kept, items: kept.items.map(item => ({ ...item })) }
  for (const line of lines) line.item = withoutLostGift(line, promoted)
  const bill = writeBill(
    { ...written, pairReasons: pairReasonsOf(kept, given, lines) },
    { ...given, owing: facts.owing },
    { lines, money, promoted, surcharges, payment: settled.payment, ofOrder: new Map() },
  )
  const byRules = workOutBill(
    {
      ...input,
      items: input.items.map(({ lots: _lots, ...item }) => item),
      expectedPayable: null,
      expectedRounding: null,
    },
    facts.bill,
  )
  return {
    ok: true,
    plan: {
      bill,
      flags: flagSale({ input, said, facts, byRules, lines, money, settled, taken, noPoints }),
      saidLots: saidLotsOf(lines, said, facts),
      isAsCharged: said.charged !== null && isOther(promoted, byRules.promoted),
    },
  }
}

/** Whether promotions gave something else than the rules say. */
function isOther(charged: readonly Promoted[], right: readonly Promoted[]): boolean {
  const amounts = (promoted: readonly Promoted[]) =>
    promoted
      .map(({ promotion, amount }) => `${promotion.id} ${amount}`)
      .sort()
      .join()
  return amounts(charged) !== amounts(right)
}

/** Reasons that a line needs and that nobody could be asked for. */
const asHandedOut = (input: BillInput, { bill }: OfflineFacts): BillInput => {
  const known = new Set(bill.samples?.samples.map(({ id }) => id))
  return {
    ...input,
    customerId: bill.customer?.id ?? null,
    orderId: null,
    depositUsed: null,
    // A day to pay that had passed was agreed on nothing.
    dueOn: input.dueOn && input.dueOn >= bill.businessDay ? input.dueOn : null,
    revisitOn: input.revisitOn && input.revisitOn > bill.soldDay ? input.revisitOn : null,
    keepsChange: input.keepsChange && bill.customer !== null,
    items: input.items.map(({ sample, ...item }) => ({
      ...item,
      postedReason: item.postedReason ?? unasked,
      ...(sample && known.has(sample.sampleMedicineId) && { sample }),
    })),
  } as BillInput
}

/** The facts with nothing in the way: what the till allowed is done. */
function lenient(facts: BillFacts, { charged, lines }: SaidSale): BillFacts {
  return {
    ...facts,
    usesVat: facts.usesVat || lines !== null,
    order: null,
    // A customer who has left takes no code along.
    promotions: facts.promotions.filter(({ effect }) => effect !== 'VOUCHER'),
    charged: charged ?? (lines ? [] : null),
    surcharges: facts.surcharges && { ...facts.surcharges, isAsPaid: true, mayChange: true },
    rights: {
      ...facts.rights,
      mayChangePrice: true,
      maySellOverPosted: true,
      maySellWithoutPrescription: true,
      maySellContraindicated: true,
      isPharmacist: true,
      discountLimit: null,
      mayExceedDebtLimit: true,
      mayBackDate: true,
      mayOwe: true,
    },
  }
}

/** A gift of a promotion that gave nothing is goods that cost nothing. */
function withoutLostGift(line: BillLine, promoted: readonly { promotion: { id: string } }[]): BillLine['item'] {
  const { giftOf } = line.item
  if (!giftOf || promoted.some(({ promotion }) => promotion.id === giftOf)) return line.item
  if (line.source === 'GIFT') line.source = 'MANUAL'
  return { ...line.item, giftOf: null }
}

function pairReasonsOf({ pairReasons }: BillInput, { pairs }: BillFacts, lines: readonly BillLine[]) {
  if (!pairs) return pairReasons
  const given = new Map(pairReasons?.map(({ pair, reason }) => [pair, reason]))
  return pairsAmong(lines, pairs).map(({ key }) => ({ pair: key, reason: given.get(key) ?? unasked }))
}

function saidLotsOf(
  lines: readonly BillLine[],
  { lines: said }: SaidSale,
  { bill, owing }: OfflineFacts,
): SaidLotRow[] {
  const known = new Set([...bill.lots.map(({ id }) => id), ...(owing ?? []).map(({ lotId }) => lotId)])
  return lines.flatMap(({ item, index, product }) =>
    (said?.[index]?.lots ?? []).map(({ productId, lotId, number, expiryDate, quantity }) => ({
      itemId: item.id,
      productId: productId ?? product.id,
      lotId: known.has(lotId) ? lotId : null,
      lotNumber: number,
      expiryDate,
      quantity,
    })),
  )
}

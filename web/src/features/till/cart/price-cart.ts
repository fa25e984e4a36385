import type { NotedLot } from '@quay/contract/lot/shapes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { overPostedLine } from '@quay/domain/sale/price/check-posted'
import { isLiftable, type Problem } from '@quay/domain/sale/problem'
import { roundCash } from '@quay/domain/sale/round-cash'
import { runSale, type SaleFacts } from '@quay/domain/sale/run-sale'
import type { LotQuantity } from '@quay/domain/stock/pick-lots'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import { saleText } from '../../../text/till/sale.ts'
import { describeLeft } from '../line/describe-left.ts'
import { linePrice, pricesFor } from '../line/line-price.ts'
import { messageOf, sentenceOf } from '../line/problem-sentence.ts'
import { lineProblem } from '../line/problem-words.ts'
import { sameLineView } from '../line/same-line-view.ts'
import { paymentsOf } from '../pay/method/payments-of.ts'
import { giftsFor, promotionsFor } from '../promotion/promotion-step.ts'
import { accountsOf, type TillFacts } from '../till-facts.ts'
import type { Cart, CartLine } from './cart.ts'
import type {
  CartProblem,
  CartView,
  GiftView,
  LineProblem,
  LineView,
  TakenLot,
  TillItem,
  TillLine,
} from './cart-view.ts'
import { medicinesOf } from './medicine-step.ts'
import { depositOf, orderPricing } from './order-step.ts'
import { pointsOf } from './point-step.ts'
import { factsFor } from './replace-step.ts'
import { surchargesOf } from './surcharge-step.ts'

/** What the server said when it refused the cart; shown until the cart changes, and no reason not to ask it again. */
export interface ServerNote {
  lineId: string | null
  sentence: string
  /** The server knows what the line may cost at most, the till does not. */
  asksReason?: boolean
}

/**
 * Runs a cart through the steps of a sale, as the server will, and draws what they give. Lines that came out as in
 * `before` keep their object, so that only what changed is drawn again.
 */
export function priceCart(cart: Cart, now: TillFacts, note: ServerNote | null = null, before?: CartView): CartView {
  const facts = factsFor(cart, now)
  const items = cart.lines.map(
    (line): TillItem => ({
      ...line,
      unitId: line.unit.id,
      prescribedQuantity: line.dispensed?.prescribed,
      dispensingReason: line.dispensed?.reason,
      standsFor: line.dispensed?.standsFor,
    }),
  )
  const medicines = medicinesOf(cart, facts)
  const surcharges = surchargesOf(cart, facts)
  const saleFacts = {
    ...saleFactsOf(cart, facts),
    checkMedicines: medicines?.check ?? null,
    surcharges: surcharges && { ...surcharges.facts, usesVat: usesVatOf(facts) },
  }
  const run = (items: readonly TillItem[]) =>
    runSale(
      {
        items,
        discount: cart.discount,
        points: pointsOf(cart),
        surcharges: surcharges?.asked,
        depositOf: due => depositOf(cart, due),
        paymentsOf: payable => paymentsOf(cart.payment, payable - depositOf(cart, payable), roundingOf(facts)),
      },
      saleFacts,
    )
  const bought = run(items)
  const gifts = giftsFor(bought, cart, facts)
  const sale =
    gifts.length === 0 ? bought : run([...items, ...gifts.flatMap(({ items: given }) => given.map(({ item }) => item))])
  const whole = sale.money.payable + sale.surcharges.amount
  const deposit = depositOf(cart, whole)
  const left = whole - deposit
  const warnings = medicines?.warningsOf(sale.lines)
  const sold = new Map(sale.lines.map(line => [line.index, line]))
  const { goods, money, limits, lots, payment } = sale.problems
  const problemsOf = Map.groupBy([...goods, ...lots, ...limits, ...money], problem => problem.lineId)
  const shown = { cart, facts, medicines, nearUntil: addDays(facts.today, facts.context?.nearExpiryDays ?? 0) }
  const lines = cart.lines.map((line, index): LineView => {
    const problems = problemsOf.get(line.id) ?? []
    const found = sold.get(index) ?? null
    const problem = worstOf(problems, found, facts) ?? noteOf(line, note)
    const view = viewOf(line, found, shown, problem, offBookOf(problems), warnings?.get(line.id) ?? null)
    const old = before?.lines[index]
    return old && sameLineView(old, view) ? old : view
  })
  const lifted = [...limits, ...money].find(
    ({ code }) => code === 'discount-over-limit' || code === 'surcharge-right-missing',
  )
  return {
    lines,
    sold,
    gifts: gifts.map(gift => withLots(gift, sale.lines, shown)),
    chosenBookId: pricesFor(facts, cart).chosenId ?? null,
    promotions: sale.promotions,
    priced: sale.money,
    surcharges: sale.surcharges,
    whole,
    due: left + (sale.payment?.cashRounding ?? cashOnly(cart, left, facts)),
    deposit,
    alreadyPaid: alreadyPaid(cart),
    leftOut: leftOutOf(lines),
    usesVat: usesVatOf(facts),
    unitCount: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    payments: sale.payments,
    settled: sale.payment,
    problem: cartProblem(lines, problemsOf.get(undefined) ?? [], payment[0]),
    needsRight: lines.find(view => view.problem?.needsRight)?.problem?.sentence ?? (lifted ? sentenceOf(lifted) : null),
  }
}

const alreadyPaid = ({ replaces, payment }: Cart) =>
  replaces && replaces.paidBy === payment.mode && payment.mode !== 'DEBT' ? replaces.due : 0

const roundingOf = ({ context }: TillFacts) => context?.cashRounding ?? null

/** The rounding of a bill that cash alone is to pay, while it is not paid yet. */
const cashOnly = ({ payment }: Cart, payable: number, facts: TillFacts) =>
  payment.mode === 'CASH' ? roundCash(payable, roundingOf(facts)) : 0

const usesVatOf = ({ context }: TillFacts) => context?.usesVat ?? true

/** What the steps of a sale need to know, as far as this till knows it; the server looks again. */
function saleFactsOf(
  cart: Cart,
  facts: TillFacts,
): Omit<SaleFacts<TillProduct, TillItem>, 'checkMedicines' | 'surcharges'> {
  const { products, context, today } = facts
  const prices = pricesFor(facts, cart)
  const ofOrder = orderPricing(cart)
  const promotions = promotionsFor(facts, cart)
  // The shelf may hold what another PC took in meanwhile; the books owe it then.
  const isOnShelf = (id: string) =>
    facts.isOffline === true && cart.lines.some(({ productId, onShelf }) => productId === id && onShelf)
  const noted = cart.lines.flatMap(({ productId, notedLots = [] }) => notedLots.map(lot => ({ ...lot, productId })))
  const { sellsWithoutStock = false, mayOwe = false, mayChangePrice = true } = context ?? {}
  return {
    productOf: id => (ofOrder ? ofOrder.own(products.get(id)) : products.get(id)),
    priceOf: (_unit, item) => ofOrder?.priceOf(item) ?? linePrice(item, cart, facts, prices),
    doseOf: ({ item: { dose } }) => {
      if (!dose) return null
      const share = dose.share === null ? null : { share: dose.share, need: dose.need }
      return { share, refusals: [] }
    },
    shelfOf: product => lotsAt(product, noted),
    mayBeOwed: product => (sellsWithoutStock && !product.isLotManaged) || isOnShelf(product.id),
    mayLotOwe: () => sellsWithoutStock,
    onDay: today,
    usesVat: usesVatOf(facts),
    rights: {
      mayChangePrice,
      mayOwe: mayOwe || cart.lines.some(({ productId }) => isOnShelf(productId)),
      maySellOverPosted: context?.maySellOverPosted ?? true,
      discountLimit: context?.discountLimit ?? null,
    },
    promotions: ofOrder ? ofOrder.promotions(promotions) : promotions,
    hasCustomer: cart.customer !== null,
    accounts: accountsOf(context),
    cashRounding: roundingOf(facts),
    leavesOut: true,
  }
}

type Medicines = ReturnType<typeof medicinesOf>

function viewOf(
  line: CartLine,
  found: TillLine | null,
  { cart, facts, medicines, nearUntil }: { cart: Cart; facts: TillFacts; medicines: Medicines; nearUntil: string },
  problem: LineProblem | null,
  offBook: string | null,
  warning: string | null,
): LineView {
  const price = found ?? linePrice(line, cart, facts)
  const product = facts.products.get(line.productId) ?? null
  const parts = found?.draws.flatMap(({ product, part }) => (part ? [{ product, part }] : [])) ?? []
  const lots = found ? takenLots(found, facts.today, nearUntil) : []
  return {
    line,
    product,
    parts,
    listPrice: price.listPrice,
    unitPrice: price.unitPrice,
    source: price.source,
    bookName: price.bookName,
    tierFrom: price.tierFrom,
    nextTier: price.nextTier,
    offBook,
    promotionOff: found?.promotionDiscount ?? 0,
    amount: found ? found.gross - found.promotionDiscount - found.lineDiscount : 0,
    posted: found ? overPostedLine(found) : null,
    lots,
    refusedLot: found && lots.length === 0 ? refusedLotOf(found) : null,
    left: found ? describeLeft(found) : '',
    allergy: product && (medicines?.riskOf(product, parts) ?? null),
    warning,
    isCounted: found?.isCounted ?? false,
    problem,
  }
}

function withLots(
  gift: GiftView,
  lines: readonly TillLine[],
  { facts, nearUntil }: { facts: TillFacts; nearUntil: string },
): GiftView {
  const items = gift.items.map(({ item, lots }) => {
    const line = lines.find(({ id }) => id === item.id)
    return { item, lots: line ? takenLots(line, facts.today, nearUntil) : lots }
  })
  return { ...gift, items }
}

/** The lots that a line takes, with what is shown of each. */
function takenLots(line: TillLine, today: string, nearUntil: string): TakenLot[] {
  return lotsOfLine(line).map(lot => ({
    ...lot,
    nearDays: lot.expiryDate && lot.expiryDate <= nearUntil ? daysBetween(today, lot.expiryDate) : null,
  }))
}

/** The lots that a line takes or owes. */
export function lotsOfLine({ draws, item }: TillLine): Omit<TakenLot, 'nearDays'>[] {
  return draws.flatMap(({ product, taken, owedLots = [] }) =>
    withOwed(taken, owedLots).flatMap(({ lotId, quantity }) => {
      const lot = [...product.lots, ...(item.notedLots ?? [])].find(({ id }) => id === lotId)
      return lot ? [{ productId: product.id, lotId, number: lot.number, expiryDate: lot.expiryDate, quantity }] : []
    }),
  )
}

/** The lots of a product, with those that lines wrote down and the goods here do not have. */
function lotsAt({ id, lots }: TillProduct, noted: readonly (NotedLot & { productId: string })[]) {
  const more = noted.filter(lot => lot.productId === id && !lots.some(known => known.id === lot.id))
  return more.length === 0 ? lots : [...lots, ...new Map(more.map(lot => [lot.id, lot])).values()]
}

/** Each lot once, also where a part of it is owed. */
const withOwed = (taken: readonly LotQuantity[], owed: readonly LotQuantity[]): readonly LotQuantity[] =>
  owed.length === 0
    ? taken
    : [...Map.groupBy([...taken, ...owed], ({ lotId }) => lotId)].map(([lotId, parts]) => ({
        lotId,
        quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
      }))

function refusedLotOf({ product, draws }: TillLine): LineView['refusedLot'] {
  const [skip] = product.parts ? [] : draws[0]!.skipped
  const passed = product.lots.find(({ id }) => id === skip?.lotId)
  if (!skip || !passed || !product.isLotManaged) return null
  return { number: passed.number, expiryDate: passed.expiryDate, why: skip.reason }
}

/** What is shown at the line: what stops the sale before what a right would lift. */
function worstOf(problems: readonly Problem[], line: TillLine | null, facts: TillFacts): LineProblem | null {
  const final = problems.filter(problem => problem.isFinal)
  const worst = final.find(problem => !isLiftable(problem)) ?? final[0]
  return worst ? lineProblem(worst, line, facts) : null
}

/** A book that does not have the goods; where it blocks them, that is a problem besides. */
function offBookOf(problems: readonly Problem[]): string | null {
  const off = problems.find(problem => problem.code === 'goods-off-price-book')
  return off?.code === 'goods-off-price-book' ? off.details.book : null
}

/** The lines that cannot be sold, and what they would come to. */
function leftOutOf(lines: readonly LineView[]): CartView['leftOut'] {
  const bad = lines.filter(line => !line.isCounted)
  return bad.length === 0 ? null : { count: bad.length, amount: bad.reduce((sum, { amount }) => sum + amount, 0) }
}

function noteOf(line: CartLine, note: ServerNote | null): LineProblem | null {
  if (note?.lineId !== line.id) return null
  return {
    sentence: note.sentence,
    fix: note.asksReason ? { label: saleText.giveReason, panel: 'price' } : null,
    isPast: true,
  }
}

/** What stops the bill; `ofBill` are the problems of no line. */
function cartProblem(
  lines: readonly LineView[],
  ofBill: readonly Problem[],
  payment: Problem | undefined,
): CartProblem | null {
  if (lines.length === 0) return { sentence: '', at: 'nothing' }
  const stops = ({ problem }: LineView) => problem !== null && !problem.isPast && !problem.needsRight
  const bad = lines.flatMap((view, index) => (stops(view) ? [{ view, row: index + 1 }] : []))
  const first = bad[0]
  if (first) {
    const { line, problem } = first.view
    const { sentence: why, fix } = problem!
    const asksForPaper = fix !== null && 'care' in fix
    const sentence =
      bad.length > 1
        ? saleText.manyLines(bad.length, bad.map(({ row }) => row).join(', '))
        : asksForPaper
          ? saleText.oneLineMended(first.row, why, fix.label)
          : saleText.oneLine(first.row, why)
    return { sentence, at: { lineId: line.id, ...(asksForPaper && { asksForPaper }) } }
  }
  const onBill = ofBill.find(problem => !isLiftable(problem))
  if (onBill) return { sentence: messageOf(onBill), at: 'order-discount' }
  if (!payment) return null
  const sentence = messageOf(payment)
  if (payment.code === 'payment-short') return { sentence, at: 'payment', missing: payment.details.missing }
  return { sentence, at: payment.code === 'debt-needs-customer' ? 'customer' : 'payment' }
}

import { cartErrors } from '@quay/contract/cart-error'
import { fillSentence } from '@quay/contract/error'
import { rightBehind } from '@quay/contract/missing-right'
import type { TillProduct } from '@quay/contract/till'
import { checkDiscountLimit } from '@quay/domain/bill/check-discount-limit'
import { type PricedBill, type PriceLine, priceBill } from '@quay/domain/bill/price-bill'
import type { ResolvedPrice } from '@quay/domain/bill/resolve-price'
import { settlePayment } from '@quay/domain/bill/settle-payment'
import { overPosted } from '@quay/domain/price/posted-price'
import type { Refusal } from '@quay/domain/refusal'
import { priceComponent } from '@quay/domain/sample-medicine/price-component'
import { formatNumber } from '@quay/domain/text/format-number'
import { saleText } from '../../text/sale.ts'
import { allergyOf } from './allergy-check.ts'
import type { Cart, CartLine } from './cart.ts'
import type { CartProblem, CartView, LineProblem, LineView } from './cart-view.ts'
import { linePrice, pricesFor } from './line-price.ts'
import { partsOf } from './parts-of.ts'
import { paymentsOf } from './payments-of.ts'
import { sameLineView } from './same-line-view.ts'
import { takeCartLots } from './take-cart-lots.ts'
import { accountsOf, type TillFacts, vatRateOf } from './till-facts.ts'

/** What the server said when it refused the cart; shown until the cart changes, and no reason not to ask it again. */
export interface ServerNote {
  lineId: string | null
  sentence: string
  /** The server knows what the line may cost at most, the till does not. */
  asksReason?: boolean
}

/**
 * Prices a cart with the server's own functions, picks its lots and finds everything that keeps it from being sold.
 * Lines that came out as in `before` keep their object, so that only what changed is drawn again.
 */
export function priceCart(cart: Cart, facts: TillFacts, note: ServerNote | null = null, before?: CartView): CartView {
  const prices = cart.lines.map(line => withinDose(line, linePrice(line, cart, facts)))
  const { priced, refusals } = priceWhatIsRight(cart, prices, facts)
  const limit = checkDiscountLimit(priced, facts.context?.discountLimit ?? null)
  if (limit) refusals.push(limit)
  const near = facts.context?.nearExpiryDays ?? 0
  const { sellsWithoutStock = false, mayOwe = false } = facts.context ?? {}
  const lots = takeCartLots(cart.lines, facts.products, facts.today, near, { sellsWithoutStock, mayOwe })

  const lines = cart.lines.map((line, index): LineView => {
    const product = facts.products.get(line.productId) ?? null
    const parts = partsOf(product, facts.products)
    const { gross, lineDiscount } = priced.lines[index]!
    const posted = postedOf(line, product, priced.lines[index]!)
    const ofGoods = productProblem(line, facts, prices[index]!, cart.prescription) ?? lots[index]!.problem
    const view: LineView = {
      line,
      product,
      parts,
      ...prices[index]!,
      amount: gross - lineDiscount,
      posted,
      ...lots[index]!,
      allergy: allergyOf(cart.customer?.note, product, parts),
      isCounted: ofGoods === null || ofGoods.needsRight === true,
      problem:
        ofGoods ?? postedProblem(line, posted, facts) ?? refusalAt(refusals, `items.${index}.`) ?? noteOf(line, note),
    }
    const known = before?.lines[index]
    return known && sameLineView(known, view) ? known : view
  })

  // What cannot be sold is not asked for: the customer pays for the rest, or nothing is paid.
  const left = lines.map(line => !line.isCounted)
  const counted = left.includes(true) ? priceWhatIsRight(cart, prices, facts, left).priced : priced
  const payments = paymentsOf(cart.payment, counted.payable)
  const settled = settlePayment({
    payable: counted.payable,
    payments,
    hasCustomer: cart.customer !== null,
    accounts: accountsOf(facts.context),
  })
  return {
    lines,
    chosenBookId: pricesFor(facts, cart).chosenId ?? null,
    priced: counted,
    leftOut: leftOutOf(lines),
    unitCount: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    payments,
    settled: settled.ok ? settled : null,
    problem: cartProblem(lines, refusals, settled.ok ? null : settled),
    needsRight: lines.find(view => view.problem?.needsRight)?.problem?.sentence ?? (limit ? sentenceOf(limit) : null),
  }
}

/** What the line may cost at most for one of its unit, where it costs more. */
function postedOf(line: CartLine, product: TillProduct | null, priced: { gross: number; lineDiscount: number }) {
  const unit = product?.units.find(({ id }) => id === line.unit.id)
  return product && unit ? overPosted({ unit, units: product.units, quantity: line.quantity }, priced) : null
}

const reasonFix = { label: saleText.giveReason, panel: 'price' } as const

/** The reason is asked for first: whoever allows it wants to read it. */
function postedProblem(line: CartLine, posted: number | null, { context }: TillFacts): LineProblem | null {
  if (posted === null) return null
  const sentence = saleText.overPosted(formatNumber(posted))
  if (!line.postedReason) return { sentence, fix: reasonFix }
  return context && !context.maySellOverPosted ? { sentence, fix: null, needsRight: true } : null
}

type CartPrice = ResolvedPrice & { rounding?: number }

/** What a line of a liều of a fixed price brings, unless another price was typed. */
function withinDose({ dose, unit, quantity }: CartLine, price: ResolvedPrice): CartPrice {
  if (!dose || dose.share === null || price.source === 'MANUAL') return price
  return { ...price, ...priceComponent({ ...dose, share: dose.share }, unit.ratio, quantity), source: 'SAMPLE' }
}

/** What makes a line come to 0. */
const nothing = { quantity: 0, rounding: 0, discount: null }

/** A total is shown also while a discount is being typed that is too large: it is left out and told. So are the lines of `leftOut`. */
function priceWhatIsRight(
  cart: Cart,
  prices: readonly CartPrice[],
  facts: TillFacts,
  leftOut: readonly boolean[] = [],
) {
  const refusals: Refusal[] = []
  const lines: PriceLine[] = cart.lines.map((line, index) => ({
    quantity: line.quantity,
    unitPrice: prices[index]!.unitPrice,
    rounding: prices[index]!.rounding,
    discount: line.discount,
    ...(leftOut[index] && nothing),
    vatRate: vatRateOf(facts.products.get(line.productId), facts.today),
    parts: facts.products.get(line.productId)?.parts?.map(part => ({
      weight: part.price * part.quantity,
      vatRate: vatRateOf(facts.products.get(part.productId), facts.today),
    })),
  }))
  let discount = cart.discount
  for (;;) {
    const priced = priceBill({ lines, discount })
    if (priced.ok) return { priced: priced as PricedBill, refusals }
    refusals.push(priced)
    const at = /^items\.(\d+)\./.exec(priced.path ?? '')?.[1]
    if (at !== undefined && priced.code === 'discount-over-price') lines[Number(at)]!.discount = null
    else if (at !== undefined) Object.assign(lines[Number(at)]!, nothing)
    else if (discount) discount = null
    else for (const line of lines) Object.assign(line, nothing)
  }
}

/** The lines that cannot be sold, and what they would come to. */
function leftOutOf(lines: readonly LineView[]): CartView['leftOut'] {
  const bad = lines.filter(line => !line.isCounted)
  return bad.length === 0 ? null : { count: bad.length, amount: bad.reduce((sum, { amount }) => sum + amount, 0) }
}

function productProblem(
  line: CartLine,
  { products, context }: TillFacts,
  price: ResolvedPrice,
  prescription?: string,
): LineProblem | null {
  const product = products.get(line.productId)
  if (!product) return { sentence: saleText.unknownProduct, fix: null }
  if (!product.isActive) return { sentence: saleText.inactive, fix: null }
  if (!product.isSoldDirectly) return { sentence: saleText.onlyInCombos, fix: null }
  const unit = product.units.find(({ id }) => id === line.unit.id)
  if (!unit?.isSold) return { sentence: saleText.unitGone, fix: null }
  if (line.dose && product.isPrescription && !prescription) return { sentence: saleText.needsPrescription, fix: null }
  const stopped = partsOf(product, products).find(one => !one.product.isActive)
  if (stopped) return { sentence: saleText.partInactive(stopped.product.name), fix: null }
  if (price.isBlocked) return { sentence: saleText.offBook(price.offBook!), fix: null }
  if (price.source === 'MANUAL' && context && !context.mayChangePrice) {
    return { sentence: saleText.priceRight, fix: null, needsRight: true }
  }
  return null
}

function noteOf(line: CartLine, note: ServerNote | null): LineProblem | null {
  if (note?.lineId !== line.id) return null
  return { sentence: note.sentence, fix: note.asksReason ? reasonFix : null, isPast: true }
}

function refusalAt(refusals: readonly Refusal[], path: string): LineProblem | null {
  const refusal = refusals.find(one => one.path?.startsWith(path)) ?? null
  return (
    refusal && { sentence: sentenceOf(refusal), fix: null, ...(isLiftable(refusal) && { needsRight: true as const }) }
  )
}

/** Whether somebody with more rights may allow it: then it keeps nobody from asking. */
const isLiftable = ({ code }: Refusal) => rightBehind[code] !== undefined

/** The contract's sentence, without its full stop: the line adds what is to be done. */
const sentenceOf = (refusal: Refusal) => cartMessage(refusal).replace(/\.$/, '')

/** A till prices with functions of the server, whose refusals these are (server/test/cart-errors.test.ts holds it). */
function cartMessage({ code, details }: Refusal): string {
  const known: Partial<Record<string, { message: string }>> = cartErrors
  return fillSentence(known[code]?.message ?? saleText.refused, details)
}

function cartProblem(
  lines: readonly LineView[],
  refusals: readonly Refusal[],
  payment: Refusal | null,
): CartProblem | null {
  if (lines.length === 0) return { sentence: '', at: 'nothing' }
  const stops = ({ problem }: LineView) => problem !== null && !problem.isPast && !problem.needsRight
  const bad = lines.flatMap((view, index) => (stops(view) ? [{ view, row: index + 1 }] : []))
  const first = bad[0]
  if (first) {
    const sentence =
      bad.length === 1
        ? saleText.oneLine(first.row, first.view.problem!.sentence)
        : saleText.manyLines(bad.length, bad.map(({ row }) => row).join(', '))
    return { sentence, at: { lineId: first.view.line.id } }
  }
  const onBill = refusals.find(refusal => !isLiftable(refusal))
  if (onBill) return { sentence: cartMessage(onBill), at: 'order-discount' }
  if (!payment) return null
  const sentence = cartMessage(payment)
  if (payment.code === 'payment-short') return { sentence, at: 'payment', missing: payment.details.missing }
  return { sentence, at: payment.code === 'debt-needs-customer' ? 'customer' : 'payment' }
}

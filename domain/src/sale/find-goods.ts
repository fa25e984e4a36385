import { undeclaredVat } from '@quay/contract/enumeration'
import type { ErrorCode, ErrorDetails } from '@quay/contract/error-code'
import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { refuse } from '../refusal.ts'
import { resolveVatRate } from '../tax/resolve-vat-rate.ts'
import type { ResolvedPrice } from './price/resolve-price.ts'
import { type Problem, problemOf } from './problem.ts'
import type { AskedLine, SaleLine, SaleProduct, TakenDraw } from './sale-line.ts'

export interface GoodsFacts<P extends SaleProduct, I extends AskedLine> {
  productOf: (id: string) => P | undefined
  priceOf: (unit: P['units'][number], item: I) => ResolvedPrice
  /** The business day of the sale: VAT and expiry are those of that day. */
  onDay: string
  /** False in a store that does without VAT: then nothing that is sold holds any. */
  usesVat: boolean
  rights: { mayChangePrice: boolean }
}

/**
 * The first step: finds product, unit, price and VAT rate of each line. Goods that do not exist have no line; goods that
 * are no longer sold, or priced without the right, have one and a problem.
 */
export function findGoods<P extends SaleProduct, I extends AskedLine>(
  items: readonly I[],
  facts: GoodsFacts<P, I>,
): { lines: SaleLine<P, I>[]; problems: Problem[] } {
  const lines: SaleLine<P, I>[] = []
  const problems: Problem[] = []
  if (items.length === 0) problems.push(problemOf(refuse('no-items', {}, 'items')))
  for (const [index, item] of items.entries()) {
    const note: Note = (code, details, field, isFinal) =>
      problems.push(problemOf(refuse(code, details, `items.${index}.${field}`), item.id, isFinal))
    const line = findLine(index, item, facts, note)
    if (line) lines.push(line)
  }
  return { lines, problems }
}

/** Reports a problem of a field of the line. */
type Note = <Code extends ErrorCode>(code: Code, details: ErrorDetails<Code>, field: string, isFinal?: boolean) => void

function findLine<P extends SaleProduct, I extends AskedLine>(
  index: number,
  item: I,
  facts: GoodsFacts<P, I>,
  note: Note,
): SaleLine<P, I> | null {
  const product = facts.productOf(item.productId)
  const unit: P['units'][number] | undefined = product?.units.find(({ id }) => id === item.unitId)
  if (!product) note('not-found', { kind: 'product', id: item.productId }, 'productId')
  else if (!unit) note('not-found', { kind: 'unit', id: item.unitId }, 'unitId')
  if (!product || !unit) return null

  checkSold(product, unit, note)
  const price = item.giftOf ? asGift(facts.priceOf(unit, item)) : facts.priceOf(unit, item)
  checkPrice(product, price, facts.rights.mayChangePrice, note)
  const baseQuantity = toBase(item.quantity, unit.ratio)
  const rateOf = ({ vatRate, vatRates = [] }: P) =>
    facts.usesVat ? resolveVatRate(vatRate, vatRates, facts.onDay) : undeclaredVat
  const draws = findDraws(item.quantity, product, baseQuantity, facts, rateOf, note)
  return {
    ...price,
    index,
    id: item.id,
    item,
    product,
    unit,
    quantity: item.quantity,
    baseQuantity,
    discount: item.discount,
    vatRate: rateOf(product),
    combo: product.parts
      ? draws.map(({ part, vatRate }) => ({ weight: part ? part.price * part.quantity : 0, vatRate }))
      : undefined,
    sample: undefined,
    draws,
    isCounted: true,
    ...noMoney,
  }
}

/** A gift costs nothing, whatever its price is; no price book forbids it. */
const asGift = ({ listPrice }: ResolvedPrice): ResolvedPrice => ({
  listPrice,
  unitPrice: 0,
  source: 'GIFT',
  bookId: null,
  bookName: null,
  tierFrom: null,
  nextTier: null,
  offBook: null,
  isBlocked: false,
})

/** What the later steps fill. */
const noMoney = {
  gross: 0,
  promotionDiscount: 0,
  lineDiscount: 0,
  rounding: 0,
  promotionShare: 0,
  orderShare: 0,
  pointShare: 0,
  net: 0,
  vat: 0,
  parts: undefined,
}
const noLots = { free: 0, taken: [], skipped: [], owed: 0 }

function checkSold(product: SaleProduct, unit: SaleProduct['units'][number], note: Note): void {
  const named = { productId: product.id, product: product.name }
  if (!product.isActive) note('product-inactive', named, 'productId')
  if (!product.isSoldDirectly) note('product-not-sold-directly', named, 'productId')
  const inUnit = { ...named, product: `${product.name} (${unit.name})` }
  if (unit.isActive === false) note('product-inactive', inUnit, 'unitId')
  if (!unit.isSold) note('product-not-sold-directly', inUnit, 'unitId')
}

function checkPrice(
  product: SaleProduct,
  { source, offBook, isBlocked, isKept }: ResolvedPrice,
  mayChangePrice: boolean,
  note: Note,
): void {
  const named = { productId: product.id, product: product.name }
  if (source === 'MANUAL' && !isKept && !mayChangePrice) note('sale-price-right-missing', named, 'price')
  if (offBook !== null) note('goods-off-price-book', { ...named, book: offBook }, 'productId', isBlocked)
}

/** What a line takes from the shelves. A combo takes its components, each of which has to be sold still. */
function findDraws<P extends SaleProduct, I extends AskedLine>(
  quantity: number,
  product: P,
  baseQuantity: number,
  { productOf }: GoodsFacts<P, I>,
  rateOf: (product: P) => TakenDraw<P>['vatRate'],
  note: Note,
): TakenDraw<P>[] {
  const draws: TakenDraw<P>[] = []
  for (const part of product.parts ?? [null]) {
    const drawn = part ? productOf(part.productId) : product
    if (!drawn) {
      note('not-found', { kind: 'product', id: product.id }, 'productId')
      continue
    }
    if (part && !drawn.isActive) {
      const named = { productId: drawn.id, product: `${product.name}: ${drawn.name}` }
      note('product-inactive', named, 'productId')
    }
    const need = part ? toBase(quantity * part.quantity, part.ratio) : baseQuantity
    if (!isSafeQuantity(need)) note('amount-too-large', {}, 'quantity')
    draws.push({ product: drawn, baseQuantity: need, vatRate: rateOf(drawn), part, ...noLots })
  }
  return draws
}

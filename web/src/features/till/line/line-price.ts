import type { FreshLine } from '@quay/contract/bill/errors'
import type { TillProduct } from '@quay/contract/till/shapes'
import { bookHolds, type PriceContext, type ResolvedPrice, resolvePrice } from '@quay/domain/sale/price/resolve-price'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { TillFacts } from '../till-facts.ts'

/** What the server said a line costs; it holds while the line stays as it was asked for. */
export interface Quote {
  asked: string
  productId: string
  line: FreshLine
}

type Buyer = Pick<Cart, 'customer' | 'book'>

/** What a price depends on at this till now, for this buyer. */
export function pricesFor({ context, at }: TillFacts, { customer, book }: Buyer): PriceContext {
  const books = context?.priceBooks ?? []
  const groupId = customer?.groupId ?? null
  // One that does not hold any more is as if it had not been chosen.
  const chosen = books.find(one => one.id === book?.id && one.onRequest && bookHolds(one, { at, groupId }))
  return { books, at, groupId, chosenId: chosen?.id ?? null }
}

/** The price of a line, by the server's own function; where the server was just asked, by its word. */
export function linePrice(
  line: CartLine,
  cart: Buyer,
  facts: TillFacts,
  prices = pricesFor(facts, cart),
): ResolvedPrice {
  const unit = facts.products.get(line.productId)?.units.find(({ id }) => id === line.unit.id)
  const asked = { quantity: line.quantity, manualPrice: line.price }
  const quote = facts.quotes.get(line.id)
  if (quote?.asked !== askedBy(line, cart)) return resolvePrice(unit ?? { price: line.price ?? 0 }, prices, asked)
  const { listPrice, source, bookId, bookName, tierFrom } = quote.line
  const price = resolvePrice({ price: listPrice }, { books: [], at: '', groupId: null }, asked)
  const told = source === 'MANUAL' ? (bookId ? 'BOOK' : 'UNIT') : source
  return { ...price, bookId, bookName, tierFrom, source: price.source === 'MANUAL' ? 'MANUAL' : told }
}

/** What one of a unit costs the customer of the open bill. */
export function priceOfOne(unit: TillProduct['units'][number], { facts, drafts, activeId }: PriceState): number {
  const { cart } = drafts.find(({ id }) => id === activeId)!
  return resolvePrice(unit, pricesFor(facts, cart), { quantity: 1 }).listPrice
}

interface PriceState {
  facts: TillFacts
  drafts: readonly { id: string; cart: Buyer }[]
  activeId: string
}

/** Two lines that were asked for alike cost the same. */
export const askedBy = ({ unit, quantity }: CartLine, { customer, book }: Buyer) =>
  `${unit.id} ${quantity} ${customer?.id} ${book?.id}`

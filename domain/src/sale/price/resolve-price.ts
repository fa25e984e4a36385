import type { PriceSource } from '@quay/contract/bill/errors'
import type { OffList, PriceTier } from '@quay/contract/price'

/**
 * Where a price comes from: typed by the cashier, the unit's own, a book, a quantity from which it is cheaper, or a
 * change that was planned; within a liều of a fixed price, that one's share; a gift costs nothing.
 */
/** What a unit costs in a book; without a book, the quantities of the general price list. */
export interface BookPrice {
  bookId?: string | null | undefined
  /** Đồng; none where the book does not have the unit. */
  price?: number | null | undefined
  tiers: readonly PriceTier[]
}

/** All prices of a unit, in đồng. */
export interface PricedUnit {
  /** The general one. */
  price: number
  books?: readonly BookPrice[] | null | undefined
  /** General prices that are to come, by the clock of the branch, the earliest first. */
  planned?: readonly { startsAt: string; price: number }[] | null | undefined
}

/** A book that holds at the branch and for the seller; its times are those of the branch's clock. */
export interface PriceBookHead {
  id: string
  name: string
  startsAt: string | null
  endsAt: string | null
  /** The groups of customers that it is for; null is everybody. */
  groupIds: string[] | null
  offList: OffList
  /** Holds only for a bill whose cashier chooses it; left out, it holds by itself. */
  onRequest?: boolean | undefined
}

/** What the price of a line depends on, beside the unit. */
export interface PriceContext {
  books: readonly PriceBookHead[]
  /** The clock of the branch: YYYY-MM-DDTHH:mm and more. */
  at: string
  /** The group of the customer. */
  groupId: string | null
  /** The book that the cashier chose. */
  chosenId?: string | null | undefined
}

interface PriceLine {
  quantity: number
  /** A price that the cashier typed, in đồng. */
  manualPrice?: number | null | undefined
}

export interface ResolvedPrice {
  /** What the unit costs without the cashier's hand, in đồng. */
  listPrice: number
  unitPrice: number
  source: PriceSource
  /** Of the list price. */
  bookId: string | null
  bookName: string | null
  /** The quantity from which the list price holds; null where it holds from one on. */
  tierFrom: number | null
  /** More of it would be cheaper. */
  nextTier: PriceTier | null
  /** A book that does not have the goods, and does not let them pass in silence. */
  offBook: string | null
  /** Only a price that the cashier enters may sell it. */
  isBlocked: boolean
  /** It was typed on the bill that is being replaced, so nobody has to be allowed it again. */
  isKept?: boolean | undefined
}

/**
 * The one place where a price is chosen, for the server and the till alike: typed price > book that the cashier chose > book of
 * the customer's group > book of everybody > general price. Among equals the book that began later wins. A unit that is missing in a book
 * takes the next one's, never ratio × base. Within each, the quantity decides.
 * A typed price equal to the list price changes nothing and counts as the list price, so it needs no right.
 */
export function resolvePrice(unit: PricedUnit, context: PriceContext, line: PriceLine): ResolvedPrice {
  const { own, book, source, offBook, isBlocked } = findPrice(unit, context)
  const { tier, next } = tierOf(own, line.quantity)
  const listPrice = tier?.price ?? own.price
  const typed = line.manualPrice
  const isManual = typed !== null && typed !== undefined && (typed !== listPrice || isBlocked)
  return {
    listPrice,
    unitPrice: isManual ? typed : listPrice,
    source: isManual ? 'MANUAL' : tier ? 'TIER' : source,
    bookId: book?.id ?? null,
    bookName: book?.name ?? null,
    tierFrom: tier?.from ?? null,
    nextTier: next,
    offBook,
    isBlocked: isBlocked && !isManual,
  }
}

type Own = { price: number; tiers: readonly PriceTier[] }
type Found = { own: Own; book: PriceBookHead | null; source: PriceSource } & Pick<
  ResolvedPrice,
  'offBook' | 'isBlocked'
>

function findPrice(unit: PricedUnit, { books, at, ...buyer }: PriceContext): Found {
  let offBook: string | null = null
  let isBlocked = false
  for (const book of books.length > 0 ? inForce(books, { at, ...buyer }) : books) {
    const entry = unit.books?.find(one => one.bookId === book.id)
    const price = entry?.price ?? null
    if (price !== null) return { own: { price, tiers: entry!.tiers }, book, source: 'BOOK', offBook, isBlocked }
    if (book.offList === 'allowed') continue
    offBook ??= book.name
    isBlocked ||= book.offList === 'blocked'
  }
  const planned = unit.planned?.findLast(one => one.startsAt <= at)
  const tiers = unit.books?.find(one => !one.bookId)?.tiers ?? []
  const own = { price: planned?.price ?? unit.price, tiers }
  return { own, book: null, source: planned ? 'PLANNED' : 'UNIT', offBook, isBlocked }
}

/** Whether a book is in its time and for the customer. */
export function bookHolds(
  { startsAt, endsAt, groupIds }: Pick<PriceBookHead, 'startsAt' | 'endsAt' | 'groupIds'>,
  { at, groupId }: Pick<PriceContext, 'at' | 'groupId'>,
): boolean {
  const isOn = (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt)
  return isOn && (groupIds === null || (groupId !== null && groupIds.includes(groupId)))
}

/** Books that hold now for the customer: the chosen one first, then those of the group, then the one that began later. */
function inForce(books: readonly PriceBookHead[], context: Omit<PriceContext, 'books'>): PriceBookHead[] {
  const begins = ({ id, onRequest, groupIds, startsAt }: PriceBookHead) =>
    `${onRequest ? 1 : 0} ${groupIds ? 1 : 0} ${startsAt ?? ''} ${id}`
  return books
    .filter(book => (!book.onRequest || book.id === context.chosenId) && bookHolds(book, context))
    .sort((a, b) => (begins(a) < begins(b) ? 1 : -1))
}

/**
 * The step that the quantity has reached, and the next. A step counts only where it is cheaper than what comes before
 * it: buying more never makes one dearer, even after a later change of the unit price.
 */
function tierOf({ price, tiers }: Own, quantity: number): { tier: PriceTier | null; next: PriceTier | null } {
  let tier: PriceTier | null = null
  for (const step of tiers) {
    if (step.price >= (tier?.price ?? price)) continue
    if (step.from > quantity) return { tier, next: step }
    tier = step
  }
  return { tier, next: null }
}

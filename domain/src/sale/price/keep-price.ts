import type { PriceSource } from '@quay/contract/bill/errors'
import type { ResolvedPrice } from './resolve-price.ts'

/** What a line of the bill that is being replaced cost. */
export interface KeptPrice {
  unitId: string
  quantity: number
  listPrice: number
  unitPrice: number
  source: PriceSource
  bookId: string | null
  bookName: string | null
  tierFrom: number | null
}

interface AskedPrice {
  unitId: string
  quantity: number
  /** That somebody typed, in đồng. */
  price?: number | null | undefined
}

/**
 * Goods of a replaced bill cost what they cost then, whatever their price is by now; another quantity that begins or leaves a step of its
 * price is priced anew. A typed price that stood on the old bill was allowed there, so it asks for no right again.
 */
export function keepPrice(
  fresh: ResolvedPrice,
  kept: readonly KeptPrice[],
  { unitId, quantity, price }: AskedPrice,
): ResolvedPrice {
  const own = kept.filter(one => one.unitId === unitId && priced.has(one.source))
  const was = own.find(one => one.quantity === quantity || (one.tierFrom === null && fresh.tierFrom === null))
  const { listPrice, bookId, bookName, tierFrom } = was ?? fresh
  const isTyped = price !== null && price !== undefined && price !== listPrice
  const isKept = isTyped && own.some(one => one.source === 'MANUAL' && one.unitPrice === price)
  if (!was) return isKept ? { ...fresh, isKept } : fresh
  return {
    listPrice,
    unitPrice: isTyped ? price : listPrice,
    source: isTyped ? 'MANUAL' : listSource(was),
    bookId,
    bookName,
    tierFrom,
    nextTier: null,
    offBook: null,
    isBlocked: false,
    ...(isKept && { isKept }),
  }
}

/** A liều of a fixed price and a gift are worked out by their own steps. */
const priced: ReadonlySet<PriceSource> = new Set(['MANUAL', 'UNIT', 'BOOK', 'TIER', 'PLANNED'])

/** Where the list price of a line came from, also where another one was typed. */
function listSource({ source, bookId, tierFrom }: KeptPrice): PriceSource {
  if (source !== 'MANUAL') return source
  return tierFrom !== null ? 'TIER' : bookId ? 'BOOK' : 'UNIT'
}

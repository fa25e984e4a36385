import type { Refusal } from '../refusal.ts'
import type { PriceContext } from '../sale/price/resolve-price.ts'

type NotHeld = Extract<Refusal, { code: 'price-book-not-held' }>

/**
 * Whether the book that a cashier chose may price the bill: it is one that is chosen, of the branch and the seller (else it is
 * not among the books of the context), now in its time, and for the group of the customer. Refuses `price-book-not-held` with
 * the reason in words.
 */
export function checkChosenBook({ books, at, groupId, chosenId }: PriceContext): NotHeld | null {
  if (!chosenId) return null
  const book = books.find(({ id, onRequest }) => id === chosenId && onRequest)
  const no = (book: string, why: string): NotHeld => ({
    ok: false,
    code: 'price-book-not-held',
    details: { book, why },
    path: 'priceBookId',
  })
  if (!book) return no('đã chọn', 'đã bị xóa, đã tắt hoặc không dành cho chi nhánh và người bán này')
  if (book.startsAt !== null && at < book.startsAt) return no(book.name, 'chưa đến ngày áp dụng')
  if (book.endsAt !== null && at >= book.endsAt) return no(book.name, 'đã hết ngày áp dụng')
  if (book.groupIds !== null && (groupId === null || !book.groupIds.includes(groupId)))
    return no(book.name, 'chỉ dành cho một số nhóm khách hàng')
  return null
}

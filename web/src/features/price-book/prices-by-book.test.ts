import type { PriceBook } from '@quay/contract/price-book/shapes'
import { expect, it } from 'vitest'
import { pricesByBook, termsOf } from './prices-by-book.ts'

const book = (id: string, change: Partial<PriceBook> = {}): PriceBook => ({
  id,
  name: id,
  startsAt: null,
  endsAt: null,
  branchIds: null,
  groupIds: null,
  sellerIds: null,
  branches: null,
  groups: null,
  sellers: null,
  offList: 'allowed',
  isActive: true,
  onRequest: false,
  formula: null,
  hasHiddenFormula: false,
  follows: false,
  baseBookName: null,
  itemCount: 1,
  state: 'now',
  version: 1,
  ...change,
})
const cell = (bookId: string, price: number | null) => ({ bookId, price, tiers: [] })

it('has the general list first and what holds now before what does not', () => {
  const answers = [
    [
      { unitId: 'tablet', price: 1_000, books: [cell('old', 800)] },
      { unitId: 'box', price: 9_000, books: [] },
    ],
    [
      { unitId: 'tablet', price: 1_000, books: [cell('now', null)] },
      { unitId: 'box', price: 9_000, books: [cell('now', 8_500)] },
    ],
  ]
  const rows = pricesByBook([book('old', { state: 'past' }), book('now')], answers)
  expect(rows.map(row => [row.book?.id ?? null, [...row.prices]])).toEqual([
    [
      null,
      [
        ['tablet', 1_000],
        ['box', 9_000],
      ],
    ],
    ['now', [['box', 8_500]]],
    ['old', [['tablet', 800]]],
  ])
})

it('tells when, where, for whom and from what', () => {
  expect(termsOf(book('plain'))).toEqual([])
  const formula = { base: 'cost', baseBookId: null, adjustUnit: 1, adjustValue: 0, rounding: 1 } as const
  const terms = termsOf(
    book('all', {
      startsAt: '2026-12-01T00:00',
      endsAt: '2026-12-31T23:59',
      branches: [{ id: 'b', name: 'Chi nhánh 2' }],
      groups: [{ id: 'g', name: 'Khách sỉ' }],
      formula,
    }),
  )
  expect(terms).toEqual([
    'Từ 00:00 ngày 01/12/2026',
    'Đến 23:59 ngày 31/12/2026',
    'Chi nhánh: Chi nhánh 2',
    'Nhóm khách hàng: Khách sỉ',
    'Công thức từ: Giá vốn',
  ])
})

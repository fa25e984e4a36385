import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkChosenBook } from '../../price/check-chosen-book.ts'
import { type PriceBookHead, type PricedUnit, resolvePrice } from './resolve-price.ts'

const at = '2026-12-01T00:00'
const book = (id: string, part: Partial<PriceBookHead> = {}): PriceBookHead => ({
  id,
  name: `Bảng ${id}`,
  startsAt: null,
  endsAt: null,
  groupIds: null,
  offList: 'allowed',
  ...part,
})
const bare = { books: [], at, groupId: null }
const inBook = (bookId: string, price: number, tiers: { from: number; price: number }[] = []) => ({
  bookId,
  price,
  tiers,
})

describe('the typed price', () => {
  it.each([
    [undefined, 5000, 'UNIT'],
    [null, 5000, 'UNIT'],
    [4500, 4500, 'MANUAL'],
    [0, 0, 'MANUAL'],
    // The price of the list, so not a manual one.
    [5000, 5000, 'UNIT'],
  ] as const)('%j → %i by %s', (manualPrice, unitPrice, source) => {
    const price = resolvePrice({ price: 5000 }, bare, { quantity: 1, manualPrice })
    expect(price).toMatchObject({ listPrice: 5000, unitPrice, source })
  })
})

describe('books', () => {
  const unit: PricedUnit = { price: 5000, books: [inBook('a', 4000), inBook('b', 3000)] }
  it.each<[string, PriceBookHead[], string | null, number]>([
    ['none holds', [], null, 5000],
    ['the one that holds', [book('a')], null, 4000],
    ['a book of the group goes before one of all', [book('b'), book('a', { groupIds: ['vip'] })], 'vip', 4000],
    ['not of another group', [book('b'), book('a', { groupIds: ['vip'] })], 'other', 3000],
    ['not of nobody', [book('a', { groupIds: ['vip'] })], null, 5000],
    ['the one that began later', [book('a', { startsAt: '2026-11-30T08:00' }), book('b')], null, 4000],
    ['begins with its first minute', [book('a', { startsAt: at })], null, 4000],
    ['not before it', [book('a', { startsAt: '2026-12-01T00:01' })], null, 5000],
    ['ends with its last minute', [book('a', { endsAt: at })], null, 5000],
    ['a book without the goods lets the next one speak', [book('c'), book('b')], null, 3000],
  ])('%s', (_name, books, groupId, listPrice) => {
    expect(resolvePrice(unit, { books, at, groupId }, { quantity: 1 }).listPrice).toBe(listPrice)
  })

  it('tells which one', () => {
    const price = resolvePrice(unit, { books: [book('a')], at, groupId: null }, { quantity: 1 })
    expect(price).toMatchObject({ source: 'BOOK', bookId: 'a', bookName: 'Bảng a', tierFrom: null })
  })

  it('goods that are not listed are warned of or blocked; a typed price sells them', () => {
    const other = { price: 5000 }
    const warned = { books: [book('a', { offList: 'warned' })], at, groupId: null }
    expect(resolvePrice(other, warned, { quantity: 1 })).toMatchObject({
      offBook: 'Bảng a',
      isBlocked: false,
      listPrice: 5000,
    })
    const blocked = { books: [book('a', { offList: 'blocked' })], at, groupId: null }
    expect(resolvePrice(other, blocked, { quantity: 1 })).toMatchObject({ offBook: 'Bảng a', isBlocked: true })
    const typed = resolvePrice(other, blocked, { quantity: 1, manualPrice: 5000 })
    expect(typed).toMatchObject({ isBlocked: false, source: 'MANUAL', unitPrice: 5000 })
  })
})

describe('a book that is chosen', () => {
  const unit: PricedUnit = { price: 5000, books: [inBook('sỉ', 3000), inBook('nhóm', 4000)] }
  const wholesale = book('sỉ', { onRequest: true, endsAt: '2026-12-02T00:00' })
  const group = book('nhóm', { groupIds: ['g'] })
  const priceAt = (chosenId: string | null, part: object = {}) =>
    resolvePrice(unit, { books: [group, wholesale], at, groupId: 'g', chosenId, ...part }, { quantity: 1 })

  it('holds for nobody who did not choose it, and before every other where somebody did', () => {
    expect(priceAt(null)).toMatchObject({ listPrice: 4000, bookName: 'Bảng nhóm' })
    expect(priceAt('sỉ')).toMatchObject({ listPrice: 3000, source: 'BOOK', bookName: 'Bảng sỉ' })
  })

  it('leaves goods that it does not have to the others', () => {
    const other: PricedUnit = { price: 5000, books: [inBook('nhóm', 4000)] }
    const price = resolvePrice(other, { books: [group, wholesale], at, groupId: 'g', chosenId: 'sỉ' }, { quantity: 1 })
    expect(price.listPrice).toBe(4000)
  })

  it.each([
    ['holds', {}, undefined],
    ['is over', { at: '2026-12-02T00:00' }, 'đã hết ngày áp dụng'],
    ['has not begun', { books: [{ ...wholesale, startsAt: '2026-12-01T08:00' }] }, 'chưa đến ngày áp dụng'],
    ['is for other customers', { books: [{ ...wholesale, groupIds: ['x'] }] }, 'chỉ dành cho một số nhóm khách hàng'],
    ['is gone', { books: [group] }, 'đã bị xóa, đã tắt hoặc không dành cho chi nhánh và người bán này'],
    // The others hold by themselves, or not at all.
    ['is none that is chosen', { books: [{ ...wholesale, onRequest: false }] }, expect.any(String)],
  ])('is refused unless it %s', (_, part, why) => {
    const refusal = checkChosenBook({ books: [wholesale], at, groupId: 'g', chosenId: 'sỉ', ...part })
    expect(refusal?.details.why).toEqual(why)
  })
})

describe('quantities', () => {
  const tiers = [
    { from: 5, price: 4500 },
    { from: 10, price: 4000 },
  ]
  it.each([
    [1, 5000, null, 5],
    [4, 5000, null, 5],
    [5, 4500, 5, 10],
    [10, 4000, 10, null],
    [99, 4000, 10, null],
  ])('%i cost %i', (quantity, listPrice, tierFrom, next) => {
    const price = resolvePrice({ price: 5000, books: [{ tiers }] }, bare, { quantity })
    expect(price).toMatchObject({ listPrice, tierFrom, source: tierFrom ? 'TIER' : 'UNIT', bookId: null })
    expect(price.nextTier?.from ?? null).toBe(next)
  })

  it('are those of the book that gives the price', () => {
    const unit = { price: 5000, books: [{ tiers }, inBook('a', 4800, [{ from: 3, price: 4700 }])] }
    const context = { books: [book('a')], at, groupId: null }
    expect(resolvePrice(unit, context, { quantity: 20 })).toMatchObject({ listPrice: 4700, bookId: 'a', tierFrom: 3 })
  })
})

describe('planned prices', () => {
  const planned = [
    { startsAt: '2026-12-01T00:00', price: 6000 },
    { startsAt: '2026-12-24T18:00', price: 7000 },
  ]
  it.each([
    ['2026-11-30T23:59', 5000, 'UNIT'],
    ['2026-12-01T00:00', 6000, 'PLANNED'],
    ['2026-12-24T17:59', 6000, 'PLANNED'],
    ['2026-12-24T18:00', 7000, 'PLANNED'],
  ])('at %s %i', (now, listPrice, source) => {
    expect(resolvePrice({ price: 5000, planned }, { ...bare, at: now }, { quantity: 1 })).toMatchObject({
      listPrice,
      source,
    })
  })
})

const price = fc.integer({ min: 0, max: 1_000_000 })
const tiersOf = fc
  .array(fc.record({ from: fc.integer({ min: 2, max: 50 }), price }), { maxLength: 4 })
  .map(list => list.sort((a, b) => a.from - b.from))
const times = fc.constantFrom(null, '2026-11-30T12:00', at, '2026-12-02T00:00')
const heads = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    startsAt: times,
    endsAt: times,
    groupIds: fc.constantFrom<string[] | null>(null, ['vip'], ['vip', 'old']),
    offList: fc.constantFrom('allowed' as const, 'warned' as const, 'blocked' as const),
  }),
  { selector: one => one.id, maxLength: 4 },
)
const units = fc.record({
  price,
  books: fc.array(
    fc.record({ bookId: fc.constantFrom('a', 'b', 'c', undefined), price: fc.option(price), tiers: tiersOf }),
    { maxLength: 4 },
  ),
  planned: fc
    .array(fc.record({ startsAt: fc.constantFrom('2026-11-30T12:00', at, '2027-01-01T00:00'), price }), {
      maxLength: 3,
    })
    .map(list => list.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))),
})
const groups = fc.constantFrom(null, 'vip', 'old')

describe('laws', () => {
  it('does not depend on the order in which books come', () => {
    fc.assert(
      fc.property(units, heads, groups, fc.integer({ min: 1, max: 60 }), (unit, books, groupId, quantity) => {
        const named = books.map(one => book(one.id, one))
        const context = { at, groupId }
        expect(resolvePrice(unit, { ...context, books: named }, { quantity })).toEqual(
          resolvePrice(unit, { ...context, books: named.toReversed() }, { quantity }),
        )
      }),
    )
  })

  it('never makes one dearer by buying more, and every price is one that was written down', () => {
    fc.assert(
      fc.property(units, heads, groups, fc.integer({ min: 1, max: 60 }), (unit, books, groupId, quantity) => {
        const context = { books: books.map(one => book(one.id, one)), at, groupId }
        const one = resolvePrice(unit, context, { quantity })
        const more = resolvePrice(unit, context, { quantity: quantity + 1 })
        expect(more.listPrice).toBeLessThanOrEqual(one.listPrice)
        const written = [
          unit.price,
          ...unit.planned.map(step => step.price),
          ...unit.books.flatMap(entry => [entry.price, ...entry.tiers.map(tier => tier.price)]),
        ]
        expect(written).toContain(one.listPrice)
      }),
    )
  })

  it('says the same of what came through JSON, as the till has it', () => {
    fc.assert(
      fc.property(units, heads, groups, fc.integer({ min: 1, max: 60 }), (unit, books, groupId, quantity) => {
        const context = { books: books.map(one => book(one.id, one)), at, groupId }
        const sent = JSON.parse(JSON.stringify({ unit, context }))
        expect(resolvePrice(sent.unit, sent.context, { quantity })).toEqual(resolvePrice(unit, context, { quantity }))
      }),
    )
  })
})

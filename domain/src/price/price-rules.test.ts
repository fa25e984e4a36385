import { roundings } from '@quay/contract/price-book/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFormula } from './apply-formula.ts'
import { booksAt } from './books-at.ts'
import { branchClock } from './branch-clock.ts'
import { checkTiers } from './check-tiers.ts'
import { comparePack } from './compare-pack.ts'
import { marginOf } from './margin.ts'
import { orderBooks } from './order-books.ts'
import { postedPriceOf } from './posted-price.ts'

describe('applyFormula', () => {
  it.each([
    [10_000, 1, 1_000, 1, 11_000],
    [10_000, 1, -2_550, 1, 7_450],
    [12_345, 1, 0, 100, 12_300],
    [12_350, 1, 0, 100, 12_400],
    [12_250, 1, 0, 500, 12_500],
    [12_249, 1, 0, 500, 12_000],
    [12_500, 1, 0, 1000, 13_000],
    [3, 1, 5_000, 1, 5],
    [10_000, 2, -15_000, 1, 0],
    [10_000, 2, 750, 500, 11_000],
    [999_999_999_999, 1, 1_000_000, 1000, 999_999_999_000],
  ] as const)('%i by (%i, %i) to %i is %i', (base, adjustUnit, adjustValue, rounding, price) => {
    expect(applyFormula(base, { adjustUnit, adjustValue, rounding })).toBe(price)
  })

  it('is the nearest step, exactly, and rises with its base', () => {
    const asked = fc.record({
      base: fc.integer({ min: 0, max: 10_000_000_000 }),
      adjustValue: fc.integer({ min: -9_999, max: 50_000 }),
      rounding: fc.constantFrom(...roundings),
    })
    fc.assert(
      fc.property(asked, ({ base, adjustValue, rounding }) => {
        const formula = { adjustUnit: 1, adjustValue, rounding } as const
        const price = applyFormula(base, formula)
        expect(price % rounding).toBe(0)
        // Twice the distance to the exact price, over ten thousand: no more than one step.
        const exact = BigInt(base) * BigInt(10_000 + adjustValue)
        const distance = BigInt(price) * 10_000n - exact
        expect((distance < 0n ? -distance : distance) * 2n <= BigInt(rounding) * 10_000n).toBe(true)
        expect(applyFormula(base + 1, formula)).toBeGreaterThanOrEqual(price)
      }),
    )
  })
})

describe('orderBooks', () => {
  it('puts each book behind the one it starts from, and finds every circle', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const bases = fc.array(fc.constantFrom(null, ...ids), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(bases, list => {
        const books = ids.map((id, i) => ({ id, baseBookId: list[i]! }))
        const next = new Map(books.map(book => [book.id, book.baseBookId]))
        const isRound = ids.some(id => {
          let at: string | null | undefined = id
          for (let i = 0; i < 6; i++) at = at ? next.get(at) : at
          return Boolean(at)
        })
        const ordered = orderBooks(books)
        expect(ordered === null).toBe(isRound)
        if (!ordered) return
        expect(ordered).toHaveLength(5)
        for (const [i, book] of ordered.entries())
          if (book.baseBookId) expect(ordered.findIndex(one => one.id === book.baseBookId)).toBeLessThan(i)
      }),
    )
  })

  it('leaves out a base that is not among them', () => {
    expect(orderBooks([{ id: 'a', baseBookId: 'gone' }])).toEqual([{ id: 'a', baseBookId: 'gone' }])
  })
})

it('tiers rise in quantity and fall in price', () => {
  const ok = [
    { from: 5, price: 900 },
    { from: 10, price: 800 },
  ]
  expect(checkTiers(ok, 1000)).toBeNull()
  expect(checkTiers(ok, 900)).toMatchObject({ code: 'tiers-not-cheaper', path: 'tiers.0.price' })
  expect(checkTiers([ok[0]!, { from: 5, price: 800 }], 1000)).toMatchObject({
    code: 'tiers-not-rising',
    path: 'tiers.1.from',
  })
  expect(checkTiers([ok[0]!, { from: 9, price: 900 }], 1000)).toMatchObject({
    code: 'tiers-not-cheaper',
    path: 'tiers.1.price',
  })
})

it('margin is of the price, mark-up of the cost', () => {
  expect(marginOf(12_500, 10_000)).toEqual({ margin: 2000, markUp: 2500 })
  expect(marginOf(8_000, 10_000)).toEqual({ margin: -2500, markUp: -2000 })
  expect(marginOf(0, 10_000)).toEqual({ margin: null, markUp: -10_000 })
  expect(marginOf(5_000, 0)).toEqual({ margin: 10_000, markUp: null })
})

it('a box beside its parts', () => {
  expect(comparePack({ price: 55_000, ratio: 100 }, 700)).toEqual({ by: 15_000, isDearer: false })
  expect(comparePack({ price: 75_000, ratio: 100 }, 700)).toEqual({ by: 5_000, isDearer: true })
  expect(comparePack({ price: 70_000, ratio: 100 }, 700)).toBeNull()
  expect(comparePack({ price: 700, ratio: 1 }, 900)).toBeNull()
})

it('a posted price of the smallest unit bounds the larger ones', () => {
  const units = [
    { id: 'vien', ratio: 1, postedPrice: 700 },
    { id: 'hop', ratio: 100 },
    { id: 'vi', ratio: 10, postedPrice: 6_500 },
  ]
  expect(units.map(unit => postedPriceOf(unit, units))).toEqual([700, 70_000, 6_500])
  expect(postedPriceOf({ id: 'x', ratio: 1 }, [{ id: 'x', ratio: 1 }])).toBeNull()
})

it('the clock is the branch’s', () => {
  expect(branchClock('2026-11-30T17:00:00.000Z', 'Asia/Ho_Chi_Minh')).toBe('2026-12-01T00:00')
  expect(branchClock('2026-11-30T16:59:59.999Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-30T23:59')
})

it('books of a branch and a seller', () => {
  const book = { name: '', startsAt: null, endsAt: null, groupIds: null, offList: 'allowed' as const }
  const books = [
    { ...book, id: 'all', branchIds: null, sellerIds: null },
    { ...book, id: 'here', branchIds: ['one'], sellerIds: null },
    { ...book, id: 'hers', branchIds: null, sellerIds: ['an'] },
    { ...book, id: 'nowhere', branchIds: [], sellerIds: null },
  ]
  const ids = (branchId: string, sellerId: string) => booksAt(books, { branchId, sellerId }).map(({ id }) => id)
  expect(ids('one', 'binh')).toEqual(['all', 'here'])
  expect(ids('two', 'an')).toEqual(['all', 'hers'])
})

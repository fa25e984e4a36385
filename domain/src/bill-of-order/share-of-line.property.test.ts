import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from '../money/allocate.ts'
import { keepOfLine } from '../sales-order/keep-of-line.ts'
import type { OrderAmounts, OrderLine } from '../sales-order/order-facts.ts'
import { type OrderShare, shareOfLine } from './share-of-line.ts'

const kinds = ['promotionDiscount', 'lineDiscount', 'promotionShare', 'orderShare'] as const
const none: OrderAmounts = { net: 0, promotionDiscount: 0, lineDiscount: 0, promotionShare: 0, orderShare: 0 }

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    ratio: fc.constantFrom(1, 7, 10, 100),
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.nat(3_000_000)),
    off: fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), fc.nat(1_000)),
    part: fc.nat(1_000),
  })
  .map(({ quantity, ratio, unitPrice, off, part }): OrderLine => {
    const gross = quantity * unitPrice
    const taken = Math.floor((gross * part) / 1_000)
    const parts = allocate(taken, off)
    const amounts = {
      net: gross - taken,
      promotionDiscount: parts[0]!,
      lineDiscount: parts[1]!,
      promotionShare: parts[2]!,
      orderShare: parts[3]!,
    }
    const ofPromotions = amounts.promotionDiscount + amounts.promotionShare
    const half = Math.floor(ofPromotions / 2)
    return {
      id: 'line',
      productId: 'goods',
      productName: 'Paracetamol',
      unitId: 'unit',
      ratio,
      baseQuantity: quantity * ratio,
      billedBase: 0,
      listPrice: unitPrice,
      unitPrice,
      priceBookId: null,
      priceBookName: null,
      priceTierFrom: null,
      postedReason: null,
      giftOf: null,
      amounts,
      given: none,
      discounts: [half, ofPromotions - half].flatMap((amount, place) =>
        amount > 0 ? [{ discountId: `promotion-${place}`, units: quantity, amount, given: 0 }] : [],
      ),
    }
  })

/** The line with what bills that stand took of it. */
function after(line: OrderLine, standing: readonly OrderShare[]): OrderLine {
  const sum = (of: (share: OrderShare) => number) => standing.reduce((all, share) => all + of(share), 0)
  return {
    ...line,
    billedBase: sum(share => share.baseQuantity),
    given: Object.fromEntries(
      Object.keys(none).map(kind => [kind, sum(share => share[kind as keyof OrderAmounts])]),
    ) as never,
    discounts: line.discounts.map(one => ({
      ...one,
      given: sum(share => share.discounts.find(({ discountId }) => discountId === one.discountId)?.amount ?? 0),
    })),
  }
}

/** Bills of so many, each (but the last) perhaps cancelled when another is made; a bill takes what is left at most. */
const anyBills = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), cancels: fc.option(fc.nat(20)) }), {
  maxLength: 12,
})

it('bills of any split, also when some are cancelled in between, add up to the order to the đồng', () => {
  fc.assert(
    fc.property(anyLine, anyBills, (line, bills) => {
      let standing: OrderShare[] = []
      const take = (asked: number) => {
        const now = after(line, standing)
        const left = (now.baseQuantity - now.billedBase) / line.ratio
        if (left === 0) return
        const share = shareOfLine(now, Math.min(asked, left))
        standing = [...standing, share]
        const gross = (share.baseQuantity / line.ratio) * line.unitPrice
        expect(share.net + kinds.reduce((sum, kind) => sum + share[kind], 0)).toBe(gross)
        for (const kind of ['net', ...kinds] as const) expect(share[kind]).toBeGreaterThanOrEqual(0)
        expect(share.discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          share.promotionDiscount + share.promotionShare,
        )
      }
      for (const { quantity, cancels } of bills) {
        if (cancels !== null) standing = standing.filter((_, place) => place !== cancels % (standing.length + 1))
        take(quantity)
      }
      take(line.baseQuantity)
      const whole = after(line, standing)
      expect(whole.billedBase).toBe(line.baseQuantity)
      expect(whole.given).toEqual(line.amounts)
      expect(whole.discounts.every(({ amount, given }) => amount === given)).toBe(true)
    }),
    { numRuns: 400 },
  )
})

it('ten for 1.234.567 net: bills of four and six', () => {
  const line = {
    ...fc.sample(anyLine, 1)[0]!,
    ratio: 1,
    baseQuantity: 10,
    billedBase: 0,
    unitPrice: 123_457,
    amounts: { ...none, net: 1_234_567, lineDiscount: 3 },
    given: none,
    discounts: [],
  }
  const four = shareOfLine(line, 4)
  expect([four.net, shareOfLine(after(line, [four]), 6).net]).toEqual([493_827, 740_740])
})

it('a line that becomes less keeps what bills took, and bills of the rest add up to what stays', () => {
  fc.assert(
    fc.property(anyLine, anyBills, fc.nat(60), (line, bills, asked) => {
      let standing: OrderShare[] = []
      for (const { quantity } of bills) {
        const now = after(line, standing)
        const left = (now.baseQuantity - now.billedBase) / line.ratio
        if (left > 0) standing = [...standing, shareOfLine(now, Math.min(quantity, left))]
      }
      const measured = { ...after(line, standing), vat: Math.floor(line.amounts.net / 21), units: [] }
      const least = measured.billedBase / line.ratio
      const most = line.baseQuantity / line.ratio
      const quantity = Math.max(1, Math.min(Math.max(asked, least), most))
      const kept = keepOfLine(measured, quantity, 'items.0.quantity')
      if ('code' in kept) throw new Error(kept.code)
      const sum = kept.amounts.net + kinds.reduce((all, kind) => all + kept.amounts[kind], 0)
      expect(sum).toBe(quantity * line.unitPrice)
      const less = {
        ...measured,
        ...kept,
        discounts: measured.discounts.map((one, place) => ({ ...one, amount: kept.discounts[place]!.amount })),
      }
      const rest = quantity - least
      const whole = rest > 0 ? after(less, [...standing, shareOfLine(less, rest)]) : less
      expect(whole.given).toEqual(kept.amounts)
      if (quantity === most) expect(kept).toMatchObject({ amounts: line.amounts, vat: measured.vat })
    }),
    { numRuns: 400 },
  )
  const line = { ...fc.sample(anyLine, 1)[0]!, ratio: 10, baseQuantity: 50, billedBase: 20, vat: 0, units: [] }
  expect(keepOfLine(line, 1, 'path')).toMatchObject({ code: 'order-line-billed', path: 'path' })
  expect(keepOfLine(line, 6, 'path')).toMatchObject({ code: 'order-line-grows' })
})

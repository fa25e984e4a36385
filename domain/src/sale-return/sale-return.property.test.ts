import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnedBill, returnFacts, returnOf, soldLine, soldLot } from '../../test/return-factory.ts'
import { type CashRounding, roundCash } from '../sale/round-cash.ts'
import { decideSaleReturn } from './decide-sale-return.ts'
import type { GivenPromotion, ReturnedBill, SoldLine } from './return-facts.ts'
import type { SaleReturnPlan } from './return-plan.ts'
import { divideRefund, roundRefund } from './settle-return.ts'
import { valueReturn } from './value-return.ts'

const amount = fc.integer({ min: 0, max: 2_000_000 })
const anyLine = fc.record({
  ratio: fc.constantFrom(1, 1, 10, 100),
  units: fc.integer({ min: 1, max: 12 }),
  net: amount,
  discount: amount,
  vat: fc.nat(1_000),
  pointShare: fc.nat(50_000),
  values: fc.array(fc.nat(900_000), { minLength: 1, maxLength: 3 }),
  earnsPoints: fc.boolean(),
})
const anyBill = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  pointsUsed: fc.nat(200),
  pointsEarned: fc.nat(300),
  rule: fc.constantFrom<CashRounding | null>(
    null,
    { unit: 1_000, way: 'NEAREST' },
    { unit: 500, way: 'UP' },
    { unit: 1_000, way: 'DOWN' },
  ),
})
type AnyBill = typeof anyBill extends fc.Arbitrary<infer T> ? T : never

/** A bill that was paid in cash, with lots and points that add up. */
function billOf({ lines, pointsUsed, pointsEarned, rule }: AnyBill): ReturnedBill {
  const sold = lines.map(({ values, units, ratio, ...line }, place): SoldLine => {
    const base = units * ratio
    const each = Math.floor(base / values.length)
    const lots = values.map((value, i) =>
      soldLot(`${place}-${i}`, i === 0 ? base - each * (values.length - 1) : each, value, {
        productId: `goods-${place}`,
      }),
    )
    return soldLine({
      ...line,
      billItemId: `line-${place}`,
      giftDiscountId: place === 0 ? 'off' : null,
      ratio,
      units: [
        { id: 'tablet', name: 'Viên', ratio: 1, isActive: true },
        { id: 'own', name: 'Hộp', ratio, isActive: true },
      ],
      unitId: 'own',
      sold: base,
      lots: lots.filter(({ quantity }) => quantity > 0),
    })
  })
  const pointsAmount = sold.reduce((sum, line) => sum + line.pointShare, 0)
  const payable = sold.reduce((sum, line) => sum + line.net, 0)
  return returnedBill({
    lines: sold,
    pointsAmount,
    pointsUsed: pointsAmount === 0 ? 0 : pointsUsed,
    pointsEarned: sold.some(({ earnsPoints, net }) => earnsPoints && net > 0) ? pointsEarned : 0,
    cashRounding: roundCash(payable, rule),
    promotions: [promotionOf(sold)],
  })
}

/** What was taken off every line came of one promotion, which gave the first line too. */
function promotionOf(sold: readonly SoldLine[]): GivenPromotion {
  const [amount, giftValue] = [sold.reduce((sum, line) => sum + line.discount, 0), 30_001]
  return {
    discountId: 'off',
    name: 'Giảm giá',
    effect: 'MONEY',
    times: 1,
    isFreeOther: false,
    lines: sold.map(({ billItemId, discount }) => ({ billItemId, role: 'TARGET', units: 1, amount: discount })),
    amount,
    giftValue,
    stands: { uses: 1, amount, giftValue },
  }
}

/** The bill after a return: what the server reads for the next one. */
function after(bill: ReturnedBill, { document, items, payments, usesBack }: SaleReturnPlan): ReturnedBill {
  const lines = bill.lines.map(line => {
    const own = items.filter(item => item.line.billItemId === line.billItemId)
    const sum = (field: 'net' | 'discount' | 'vat' | 'pointShare') =>
      own.reduce((all, item) => all + item[field], line.back[field])
    const lots = line.lots.map(lot => {
      const back = own.flatMap(item => item.lots).filter(one => one.soldLotId === lot.id)
      return {
        ...lot,
        returned: back.reduce((all, one) => all + one.quantity, lot.returned),
        returnedValue: back.reduce((all, one) => all + one.value, lot.returnedValue),
      }
    })
    return {
      ...line,
      lots,
      returned: own.reduce((all, item) => all + item.baseQuantity, line.returned),
      back: { net: sum('net'), discount: sum('discount'), vat: sum('vat'), pointShare: sum('pointShare') },
    }
  })
  const { before } = bill
  return {
    ...bill,
    lines,
    promotions: bill.promotions.map(one => ({ ...one, stands: standsAfter(one, usesBack) })),
    owed: bill.owed - document.debtReduced,
    before: {
      rounding: before.rounding + document.billRounding + document.cashRounding,
      giftCharge: before.giftCharge + document.giftCharge,
      pointsTaken: before.pointsTaken + document.pointsTaken,
      pointsBack: before.pointsBack + document.pointsBack,
      cashRefunded: before.cashRefunded + payments.reduce((sum, { amount: paid }) => sum + paid, 0),
    },
  }
}

function standsAfter({ discountId, stands }: GivenPromotion, backs: SaleReturnPlan['usesBack']) {
  const back = backs.find(one => one.discountId === discountId) ?? { uses: 0, amount: 0, giftValue: 0 }
  return {
    uses: stands.uses - back.uses,
    amount: stands.amount - back.amount,
    giftValue: stands.giftValue - back.giftValue,
  }
}

const customer = { id: 'lan', name: 'Lan', debt: 0, debtEntryCount: 0, points: 500, pointEntryCount: 2 }

/** Takes goods back in parts, paid in cash, until nothing is left. */
function giveAllBack(bill: ReturnedBill, rule: CashRounding | null, pick: () => number): SaleReturnPlan[] {
  const plans: SaleReturnPlan[] = []
  let left = bill
  for (let turn = 0; turn < 200 && left.lines.some(line => line.returned < line.sold); turn++) {
    const open = left.lines.filter(line => line.returned < line.sold)
    const line = open[pick() % open.length]!
    const rest = line.sold - line.returned
    const whole = pick() % 3 === 0 || turn > 150
    const lots = line.lots.filter(lot => lot.quantity > lot.returned)
    const lot = lots[pick() % lots.length]!
    const inLot = lot.quantity - lot.returned
    const quantity = whole ? rest : 1 + (pick() % inLot)
    const item = {
      billItemId: line.billItemId,
      unitId: 'tablet',
      quantity,
      restock: false,
      isIntact: false,
      ...(!whole && { lots: [{ lotId: lot.lotId, quantity }] }),
    }
    const base = returnFacts(left)
    const facts = { ...base, customer, rules: { ...base.rules, cashRounding: rule } }
    const valued = valueReturn(returnOf([item], 0), facts)
    if (!valued.ok) throw new Error(JSON.stringify(valued))
    const { rest: due } = divideRefund(valued.value.refundable, left.owed)
    const decided = decideSaleReturn(
      returnOf([item], due + roundRefund(due, rule, valued.value.roundingRoom)),
      facts,
      place => `item-${place}`,
    )
    if (!decided.ok) throw new Error(JSON.stringify(decided))
    plans.push(decided.plan)
    left = after(left, decided.plan)
  }
  return plans
}

const total = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0)

it('any split of a bill, in any units and order, adds up to what was paid, to its VAT, its cost and its points', () => {
  fc.assert(
    fc.property(anyBill, fc.infiniteStream(fc.nat(1_000)), (drawn, stream) => {
      const bill = billOf(drawn)
      const plans = giveAllBack(bill, drawn.rule, () => stream.next().value)
      const items = plans.flatMap(plan => plan.items)
      for (const line of bill.lines) {
        const own = items.filter(item => item.line.billItemId === line.billItemId)
        for (const field of ['net', 'discount', 'vat', 'pointShare'] as const)
          expect(total(own, item => item[field])).toBe(line[field])
        expect(total(own, item => item.cost)).toBe(total(line.lots, lot => lot.value))
        for (const item of own) expect(Math.min(item.net, item.discount, item.vat, item.cost)).toBeGreaterThanOrEqual(0)
      }
      const heads = plans.map(plan => plan.document)
      expect(total(heads, head => head.pointsBack)).toBe(bill.pointsUsed)
      expect(total(heads, head => head.pointsTaken)).toBe(bill.pointsEarned)
      const [promotion] = bill.promotions
      const uses = plans.map(plan => plan.usesBack[0] ?? { uses: 0, amount: 0, giftValue: 0 })
      expect(total(uses, use => use.amount)).toBe(promotion!.amount)
      expect(total(uses, use => use.giftValue)).toBe(promotion!.giftValue)
      // The use itself comes back with the last of the goods.
      expect(uses.map(use => use.uses)).toEqual(plans.map((_, place) => (place === plans.length - 1 ? 1 : 0)))
      for (const head of heads) {
        expect(Math.min(head.pointsBack, head.pointsTaken, head.refundable)).toBeGreaterThanOrEqual(0)
        expect(head.refundable + head.cashRounding).toBe(head.debtReduced + head.credited + head.refunded)
      }
    }),
    { numRuns: 200 },
  )
})

it('with cash rounded by any unit and way, what is paid out is what was taken in', () => {
  fc.assert(
    fc.property(anyBill, fc.infiniteStream(fc.nat(1_000)), (drawn, stream) => {
      const bill = billOf(drawn)
      const plans = giveAllBack(bill, drawn.rule, () => stream.next().value)
      const out = total(plans, plan => plan.document.refunded)
      expect(out).toBe(bill.payable + bill.cashRounding)
    }),
    { numRuns: 200 },
  )
})

it('what is owed of the bill is taken off first, and never more than it', () => {
  fc.assert(
    fc.property(amount, amount, amount, (refundable, owed, exchange) => {
      const { exchangeUsed, debtReduced, rest } = divideRefund(refundable, owed, exchange)
      expect(exchangeUsed + debtReduced + rest).toBe(refundable)
      expect(exchangeUsed).toBe(Math.min(refundable, exchange))
      expect(debtReduced).toBeLessThanOrEqual(owed)
      if (rest > 0) expect(debtReduced).toBe(owed)
    }),
  )
})

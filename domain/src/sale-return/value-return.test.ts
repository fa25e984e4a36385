import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnedBill, returnFacts, returnOf, soldLine, soldLot } from '../../test/return-factory.ts'
import { decideSaleReturn } from './decide-sale-return.ts'
import type { PostingFacts, ReturnItemInput, ReturnRules, SoldLine } from './return-facts.ts'
import { type ValuedReturn, valueReturn } from './value-return.ts'

const item = (billItemId: string, quantity: number, more: Partial<ReturnItemInput> = {}): ReturnItemInput => ({
  billItemId,
  quantity,
  restock: false,
  isIntact: false,
  ...more,
})
const customer = { id: 'lan', name: 'Lan', debt: 0, debtEntryCount: 0, points: 500, pointEntryCount: 2 }

describe('a bill of 764.000đ with promotions, a discount and points: 588.000đ were paid', () => {
  const line = (
    id: string,
    sold: number,
    net: number,
    gross: number,
    pointShare: number,
    more: Partial<SoldLine> = {},
  ) =>
    soldLine({
      billItemId: id,
      productId: id,
      productName: id,
      sold,
      net,
      discount: gross - net,
      vat: 0,
      pointShare,
      lots: [soldLot(id, sold, 0, { productId: id })],
      ...more,
    })
  const bill = returnedBill({
    lines: [
      line('syrup', 2, 135_569, 178_000, 4_909),
      line('A', 3, 329_763, 360_000, 11_940),
      line('B', 2, 87_020, 190_000, 3_151),
      line('pills', 1, 35_648, 36_000, 0, { earnsPoints: false }),
    ],
    pointsUsed: 20,
    pointsAmount: 20_000,
    pointsEarned: 55,
    promotions: [
      {
        discountId: 'two-for-one',
        name: 'Mua 2 tặng 1',
        effect: 'GET',
        times: 1,
        isFreeOther: false,
        lines: [
          { billItemId: 'A', role: 'TRIGGER', units: 2, amount: 0 },
          { billItemId: 'B', role: 'TARGET', units: 1, amount: 95_000 },
        ],
        amount: 95_000,
        giftValue: 0,
        stands: { uses: 1, amount: 95_000, giftValue: 0 },
      },
    ],
  })
  const facts = returnFacts(bill, { customer })
  const value = (items: ReturnItemInput[], more: object = {}): ValuedReturn => {
    const valued = valueReturn(returnOf(items, 0, more), facts)
    if (!valued.ok) throw new Error(JSON.stringify(valued))
    return valued.value
  }

  it('gives the first of two bottles 67.785đ, with 2 points back and 7 taken', () => {
    expect(value([item('syrup', 1)])).toMatchObject({ goodsAmount: 67_785, pointsBack: 2, pointsTaken: 7 })
    expect(value([item('syrup', 2)]).goodsAmount - 67_785).toBe(67_784)
  })

  it('keeps its set while the rest makes one, and asks for the gift or its price where it does not', () => {
    expect(value([item('A', 1)])).toMatchObject({ giftCharge: 0 })
    const asked = valueReturn(returnOf([item('A', 3)], 0), facts)
    expect(asked).toMatchObject({
      code: 'gift-kept',
      details: { gift: 'B', chargeText: '95.000đ', refundable: 234_763 },
    })
    expect(value([item('A', 3)], { surplusGifts: 'CHARGE' })).toMatchObject({ giftCharge: 95_000, refundable: 234_763 })
    expect(value([item('A', 3), item('B', 1)])).toMatchObject({ giftCharge: 0, goodsAmount: 329_763 + 43_510 })
    const waived = returnOf([item('A', 3)], 0, { surplusGifts: 'WAIVE' })
    expect(valueReturn(waived, facts)).toMatchObject({ code: 'gift-waiver-right-missing' })
    const allowed = { ...facts, rights: { mayAllow: true, isPharmacist: false } }
    expect(valueReturn(waived, allowed)).toMatchObject({ ok: true, value: { giftCharge: 0, giftsWaived: true } })
  })

  it('never charges more than was taken off, nor more than the goods that come back, whatever comes back in two times', () => {
    const part = (most: number) => fc.integer({ min: 0, max: most })
    fc.assert(
      fc.property(part(3), part(3), part(2), part(2), (firstOfA, nextOfA, firstOfB, nextOfB) => {
        const twice = { A: [firstOfA, Math.min(nextOfA, 3 - firstOfA)], B: [firstOfB, Math.min(nextOfB, 2 - firstOfB)] }
        let giftCharge = 0
        for (const round of [0, 1]) {
          const items = (['A', 'B'] as const).flatMap(id => (twice[id][round] ? [item(id, twice[id][round])] : []))
          if (items.length === 0) continue
          const lines = bill.lines.map(one => {
            const id = one.billItemId as 'A' | 'B'
            return round === 1 && twice[id] ? { ...one, returned: twice[id][0]! } : one
          })
          const so = returnedBill({ ...bill, lines, before: { ...bill.before, giftCharge } })
          const valued = valueReturn(returnOf(items, 0, { surplusGifts: 'CHARGE' }), { ...facts, bill: so })
          if (!valued.ok) throw new Error(JSON.stringify(valued))
          expect(valued.value.giftCharge).toBeLessThanOrEqual(valued.value.goodsAmount)
          expect(valued.value.refundable).toBeGreaterThanOrEqual(0)
          giftCharge += valued.value.giftCharge
        }
        expect(giftCharge).toBeLessThanOrEqual(95_000)
      }),
    )
  })

  it('charges a gift once, and never more than the goods are worth', () => {
    const charged = returnedBill({ ...bill, before: { ...bill.before, giftCharge: 95_000 } })
    expect(valueReturn(returnOf([item('A', 3)], 0), { ...facts, bill: charged })).toMatchObject({
      value: { giftCharge: 0 },
    })
    expect(value([item('A', 2), item('B', 0 + 1)])).toMatchObject({ giftCharge: 0 })
    const cheap = returnedBill({
      ...bill,
      lines: [...bill.lines.map(one => (one.billItemId === 'A' ? { ...one, net: 9_000 } : one))],
    })
    const valued = valueReturn(returnOf([item('A', 3)], 0, { surplusGifts: 'CHARGE' }), { ...facts, bill: cheap })
    expect(valued).toMatchObject({ value: { giftCharge: 9_000, refundable: 0 } })
  })
})

it('213.000đ in cash for 212.600đ: 61.000đ and 152.000đ come back', () => {
  const lines = [
    soldLine({ billItemId: 'a', net: 61_300, sold: 1, lots: [soldLot('a', 1, 0)] }),
    soldLine({ billItemId: 'b', net: 151_300, sold: 1, lots: [soldLot('b', 1, 0)] }),
  ]
  const bill = returnedBill({ lines, cashRounding: 400 })
  const rules: ReturnRules = { ...returnFacts(bill).rules, cashRounding: { unit: 1_000, way: 'NEAREST' } }
  const first = decideSaleReturn(returnOf([item('a', 1)], 61_000), returnFacts(bill, { rules }), String)
  expect(first).toMatchObject({ plan: { document: { refundable: 61_300, cashRounding: -300, refunded: 61_000 } } })
  const rest = returnedBill({
    lines: [{ ...lines[0]!, returned: 1, back: { net: 61_300, discount: 0, vat: 476, pointShare: 0 } }, lines[1]!],
    cashRounding: 400,
    before: { ...bill.before, rounding: -300 },
  })
  const last = decideSaleReturn(returnOf([item('b', 1)], 152_000), returnFacts(rest, { rules }), String)
  expect(last).toMatchObject({ plan: { document: { billRounding: 700, refundable: 152_000, cashRounding: 0 } } })
})

describe('the shelf', () => {
  const today = '2026-11-21'
  const decide = (line: Partial<SoldLine>, more: Partial<ReturnItemInput> = {}, facts: Partial<PostingFacts> = {}) => {
    const bill = returnedBill({ lines: [soldLine(line)] })
    return valueReturn(returnOf([item('line', 1, { restock: true, ...more })], 0), returnFacts(bill, facts))
  }
  const bucketOf = (outcome: ReturnType<typeof decide>) =>
    outcome.ok ? outcome.value.lines[0]!.lots[0]!.bucket : outcome.code
  const pharmacist = { rights: { mayAllow: false, isPharmacist: true } }
  const manager = { rights: { mayAllow: true, isPharmacist: false } }
  const whole = { isIntact: true }

  it.each<[string, Partial<SoldLine>, Partial<ReturnItemInput>, Partial<PostingFacts>, string]>([
    ['goods that are no medicine', {}, {}, {}, 'sellable'],
    ['a medicine of a seller', { isMedicine: true }, whole, {}, 'restock-not-allowed'],
    ['a medicine of a pharmacist', { isMedicine: true }, whole, pharmacist, 'sellable'],
    ['a medicine that nobody looked at', { isMedicine: true }, {}, pharmacist, 'intact-not-confirmed'],
    [
      'a medicine on prescription',
      { isMedicine: true, isPrescription: true },
      whole,
      pharmacist,
      'restock-not-allowed',
    ],
    ['a medicine on prescription, allowed', { isMedicine: true, isPrescription: true }, whole, manager, 'sellable'],
    ['what is kept cold', { isCold: true }, {}, {}, 'restock-not-allowed'],
    ['what the shop takes to quarantine only', { policy: 'QUARANTINE' }, {}, {}, 'restock-not-allowed'],
    ['what the shop takes always', { policy: 'ANY', isPrescription: true }, {}, {}, 'sellable'],
    ['what the shop never takes back', { policy: 'NONE' }, {}, manager, 'return-refused'],
    ['an expired lot', { lots: [soldLot('a', 10, 0, { expiryDate: '2026-11-20' })] }, {}, manager, 'quarantine'],
    ['a lot that expires today', { lots: [soldLot('a', 10, 0, { expiryDate: today })] }, {}, manager, 'sellable'],
    ['a recalled lot', { lots: [soldLot('a', 10, 0, { state: 'recalled' })] }, {}, manager, 'quarantine'],
    ['a loose dose', { isDose: true, isMedicine: true }, whole, manager, 'quarantine'],
  ])('%s', (_what, line, more, facts, expected) => {
    expect(bucketOf(decide(line, more, facts))).toBe(expected)
  })
})

it('a combo comes back whole or by component, and its parts add up', () => {
  const part = (id: string, sold: number, net: number) =>
    soldLine({
      billItemPartId: id,
      perCombo: sold / 2,
      comboName: 'Bộ cảm cúm',
      productId: id,
      productName: id,
      sold,
      net,
      lots: [soldLot(id, sold, 0, { productId: id })],
    })
  const bill = returnedBill({ lines: [part('x', 4, 30_001), part('y', 2, 10_000)] })
  const value = (items: ReturnItemInput[]) => valueReturn(returnOf(items, 0), returnFacts(bill))
  expect(value([item('line', 2)])).toMatchObject({ value: { goodsAmount: 40_001 } })
  expect(value([item('line', 1), item('line', 1)])).toMatchObject({ value: { goodsAmount: 40_001 } })
  expect(value([item('line', 1), item('line', 2, { billItemPartId: 'x' })])).toMatchObject({
    value: { goodsAmount: 15_001 + 5_000 + 15_000 },
  })
  expect(value([item('line', 2), item('line', 1, { billItemPartId: 'y' })])).toMatchObject({ code: 'return-over-sold' })
})

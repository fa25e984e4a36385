import { describe, expect, it } from 'vitest'
import { decideTransfer } from './decide-transfer.ts'
import type { TransferFacts, TransferInput } from './transfer-facts.ts'

const units = [
  { id: 'vien', name: 'Viên', ratio: 1, isActive: true },
  { id: 'hop', name: 'Hộp', ratio: 100, isActive: true },
]
const chain = { onHand: 500, entryCount: 2 }
const pill = { id: 'pill', code: 'HH1', name: 'Paracetamol', type: 1, units, ...chain }
const capsule = { id: 'capsule', code: 'HH2', name: 'Amoxicillin', type: 1, units, ...chain }
const facts: TransferFacts = {
  now: '2026-11-21T05:00:00.000Z',
  businessDay: '2026-11-21',
  target: { name: 'Chi nhánh 2', isActive: true },
  products: [pill, capsule],
  lots: [],
  requested: [],
}
const input: TransferInput = {
  id: 'transfer',
  origin: 'REQUEST',
  needsApproval: false,
  branchId: 'here',
  targetBranchId: 'there',
  items: [
    { id: 'a', productId: 'pill', unitId: 'vien', quantity: 30 },
    { id: 'b', productId: 'pill', unitId: 'hop', quantity: 2, price: 45_000 },
    { id: 'c', productId: 'capsule', unitId: 'hop', quantity: 1 },
  ],
}
const decide = (part: Partial<TransferInput> = {}, facts_: Partial<TransferFacts> = {}) =>
  decideTransfer({ ...input, ...part }, { ...facts, ...facts_ }, 'DRAFT')

describe('a draft', () => {
  it('keeps what was asked for, of the same product in the same unit', () => {
    const requested = [
      { productId: 'pill', unitId: 'hop', quantity: 5 },
      { productId: 'capsule', unitId: 'vien', quantity: 7 },
    ]
    const decided = decide({}, { requested })
    const asked = decided.ok && decided.plan.items.map(item => item.requestedQuantity)
    expect(asked).toEqual([null, 5, null])
    const own = decide({ origin: 'SEND' }, { requested })
    expect(own.ok && own.plan.items.map(item => item.requestedQuantity)).toEqual([null, null, null])
    const toApprove = decide({ origin: 'SEND', needsApproval: true }, { requested })
    expect(toApprove.ok && toApprove.plan.items.map(item => item.requestedQuantity)).toEqual([null, 5, null])
  })
  it('keeps what was asked for once, where goods stand on several lines, however often it is saved', () => {
    const twice = [
      { id: 'a', productId: 'pill', unitId: 'vien', quantity: 3 },
      { id: 'b', productId: 'pill', unitId: 'vien', quantity: 5 },
    ]
    const first = decide({ items: twice }, { requested: twice })
    expect(first.ok && first.plan.items.map(item => item.requestedQuantity)).toEqual([8, null])
    const stored = [{ productId: 'pill', unitId: 'vien', quantity: 8 }]
    const again = decide({ items: twice }, { requested: stored })
    expect(again.ok && again.plan.items.map(item => item.requestedQuantity)).toEqual([8, null])
  })
  it('adds up the prices that it has, and has no total without one', () => {
    const priced = decide()
    expect(priced.ok && priced.plan.transfer.priceTotal).toBe(90_000)
    const free = decide({ items: [input.items[0]!] })
    expect(free.ok && free.plan.transfer.priceTotal).toBeNull()
  })
})

it.each<[string, Partial<TransferInput>, Partial<TransferFacts>, string, string]>([
  ['to itself', { targetBranchId: 'here' }, {}, 'transfer-to-itself', 'targetBranchId'],
  ['to nowhere', {}, { target: null }, 'not-found', 'targetBranchId'],
  ['to a stopped branch', {}, { target: { name: 'B', isActive: false } }, 'transfer-target-inactive', 'targetBranchId'],
  ['of nothing', { items: [] }, {}, 'no-items', 'items'],
  ['of an unknown product', {}, { products: [pill] }, 'not-found', 'items.2.productId'],
  ['of a combo', {}, { products: [{ ...pill, type: 3 }, capsule] }, 'combo-has-no-stock', 'items.0.productId'],
  ['in the unit of nobody', { items: [{ ...input.items[0]!, unitId: 'thung' }] }, {}, 'not-found', 'items.0.unitId'],
  [
    'of the lot of another product',
    { items: [{ ...input.items[0]!, lots: [{ lotId: 'x', quantity: 1 }] }] },
    {
      lots: [
        {
          id: 'x',
          productId: 'capsule',
          number: 'X',
          expiryDate: '2028-01-31',
          state: 'normal',
          firstReceivedAt: '1',
          quantity: 9,
          value: 9,
        },
      ],
    },
    'not-found',
    'items.0.lots.0.lotId',
  ],
])('a transfer %s is refused', (_, part, other, code, path) => {
  expect(decide(part, other)).toMatchObject({ ok: false, code, path })
})

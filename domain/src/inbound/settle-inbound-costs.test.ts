import { describe, expect, it } from 'vitest'
import { inboundFacts, inboundInput, item } from '../../test/inbound-factory.ts'
import { decideInbound } from './decide-inbound.ts'
import type { InboundCostInput } from './inbound-facts.ts'

const carrier = { id: 'ghtk', name: 'Giao hàng tiết kiệm', debt: 40_000, debtEntryCount: 3 }
const cost = (part: Partial<InboundCostInput>): InboundCostInput => ({
  id: 'cost',
  name: 'Cước xe',
  amount: 30_000,
  payer: 'OTHER',
  ...part,
})
const decide = (costs: InboundCostInput[], part = {}) =>
  decideInbound(
    inboundInput([item('paracetamol-hop', 10), item('mask-hop', 5, { price: 20_000 })], { costs, ...part }),
    inboundFacts({ costProviders: [carrier] }),
  )
function plan(costs: InboundCostInput[]) {
  const decided = decide(costs)
  if (!decided.ok) throw new Error(decided.code)
  return decided.plan
}

describe('costs beside the goods', () => {
  it('of the supplier are owed with its goods and are part of what they cost', () => {
    const { inbound, items, debtEntry, costDebts, cashEntries } = plan([
      cost({ payer: 'SUPPLIER', isRefundable: true }),
    ])
    expect(inbound).toMatchObject({ payable: 530_000, costAmount: 30_000, otherCost: 0, value: 530_000 })
    expect(items.map(({ costShare, refundableShare }) => [costShare, refundableShare])).toEqual([
      [24_000, 24_000],
      [6_000, 6_000],
    ])
    expect(debtEntry).toMatchObject({ amount: 530_000 })
    expect([costDebts, cashEntries]).toEqual([[], []])
  })

  it('of somebody else are paid from a fund', () => {
    const { inbound, cashEntries, debtEntry } = plan([cost({ method: 'CASH' }), cost({ method: 'BANK', amount: 1 })])
    expect(inbound).toMatchObject({ payable: 500_000, otherCost: 30_001, value: 530_001 })
    expect(cashEntries).toEqual([
      expect.objectContaining({ kind: 'INBOUND_COST', accountId: 'till', amount: -30_000, balanceAfter: 970_000 }),
      expect.objectContaining({ kind: 'INBOUND_COST', accountId: 'vcb', amount: -1 }),
    ])
    expect(debtEntry).toMatchObject({ amount: 500_000 })
  })

  it('of somebody else may be owed to them', () => {
    expect(plan([cost({ method: 'DEBT', providerId: 'ghtk' })]).costDebts).toEqual([
      { kind: 'INBOUND_COST', costIndex: 0, providerId: 'ghtk', amount: 30_000, sequence: 4, balanceAfter: 70_000 },
    ])
  })

  it.each([
    ['a debt to nobody', cost({ method: 'DEBT' }), 'cost-needs-provider', 'costs.0.providerId'],
    ['a provider that is not there', cost({ providerId: 'nobody' }), 'not-found', 'costs.0.providerId'],
    ['an account that is not there', cost({ method: 'BANK', accountId: 'x' }), 'not-found', 'costs.0.accountId'],
    ['more than the drawer holds', cost({ amount: 2_000_000 }), 'fund-short', undefined],
  ])('refuses %s', (_, one, code, path) => {
    expect(decide([one])).toMatchObject({ ok: false, code, ...(path && { path }) })
  })

  it('has none on the first day', () => {
    expect(decide([cost({})], { kind: 'OPENING', providerId: null })).toMatchObject({ code: 'opening-has-no-cost' })
  })
})

describe('sale prices set while receiving', () => {
  const priced = (unitId: string, price: number) => ({ salePrices: [{ unitId, price }] })

  it('change with the document, and only where they differ', () => {
    const decided = decideInbound(
      inboundInput([
        item('paracetamol-hop', 1, priced('paracetamol-vien', 600)),
        item('mask-hop', 1, priced('mask-hop', 500)),
      ]),
      inboundFacts(),
    )
    expect(decided.ok && decided.plan.salePriceChanges).toEqual([
      { productId: 'paracetamol', unitId: 'paracetamol-vien', unitName: 'Viên', before: 500, price: 600 },
    ])
  })

  it('are refused for a unit of other goods, and where two lines differ', () => {
    const decideLines = (...lines: object[]) =>
      decideInbound(
        inboundInput(lines.map((more, place) => ({ ...item('paracetamol-hop', 1, more), id: `${place}` }))),
        inboundFacts(),
      )
    expect(decideLines(priced('mask-hop', 1))).toMatchObject({ code: 'not-found', path: 'items.0.salePrices.0.unitId' })
    expect(decideLines(priced('paracetamol-vien', 600), priced('paracetamol-vien', 700))).toMatchObject({
      code: 'sale-price-differs',
      path: 'items.1.salePrices.0.price',
    })
  })
})

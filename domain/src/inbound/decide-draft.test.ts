import { describe, expect, it } from 'vitest'
import { inboundFacts, inboundInput, item, provider, received } from '../../test/inbound-factory.ts'
import { decideDraft } from './decide-draft.ts'

const facts = inboundFacts({ provider })

describe('a draft of an import', () => {
  it('is priced, counts as open, and keeps lots and payments as they were typed', () => {
    const input = inboundInput([item('paracetamol-hop', 2, { price: 40_000, lots: [received('x1', 1)] })], {
      payments: [{ method: 'CASH', amount: 30_000 }],
    })
    expect(decideDraft(input, facts)).toMatchObject({
      ok: true,
      plan: {
        inbound: {
          status: 'DRAFT',
          postedAt: null,
          payable: 80_000,
          paid: 0,
          debt: 80_000,
          providerName: provider.name,
        },
        items: [{ quantity: 2, baseQuantity: 200, netAmount: 80_000 }],
        itemLots: [{ lotId: null, lotNumber: 'x1', quantity: 1, baseQuantity: 100 }],
        payments: [{ method: 'CASH', amount: 30_000 }],
      },
    })
  })

  it('may lack what completing it will ask for', () => {
    expect(decideDraft(inboundInput([item('paracetamol-hop', 2, { lots: [] })]), facts).ok).toBe(true)
  })

  it.each([
    ['PURCHASE', 'DEDUCTION', true, 40_000],
    ['PURCHASE', 'DIRECT', false, 42_000],
    ['PURCHASE', null, false, 42_000],
    ['OPENING', 'DEDUCTION', false, 42_000],
  ] as const)('a %s of a branch with the method %s deducts VAT: %s', (kind, taxMethod, deductsVat, value) => {
    const input = inboundInput([item('mask-hop', 1, { vatRate: 5 })], { kind })
    expect(decideDraft(input, { ...facts, taxMethod })).toMatchObject({
      ok: true,
      plan: { inbound: { deductsVat, value, vatAmount: 2000 }, items: [{ value, vatAmount: 2000 }] },
    })
  })

  it('of the first day owes nothing', () => {
    const draft = decideDraft(inboundInput([item('mask-hop', 1)], { kind: 'OPENING' }), facts)
    expect(draft).toMatchObject({ ok: true, plan: { inbound: { payable: 0, debt: 0 } } })
  })

  it.each([
    ['not-found', 'items.0.productId', inboundInput([item('aspirin-hop', 1)])],
    [
      'not-found',
      'payments.0.accountId',
      inboundInput([item('mask-hop', 1)], { payments: [{ method: 'BANK', amount: 1, accountId: 'theirs' }] }),
    ],
    ['discount-over-price', 'discount', inboundInput([item('mask-hop', 1)], { discount: { unit: 2, value: 40_001 } })],
    [
      'amount-too-large',
      'items.0.lots',
      inboundInput([item('paracetamol-hop', 1, { lots: [received('x1', 999_999_999)] })]),
    ],
  ])('refuses %s at %s', (code, path, input) => {
    expect(decideDraft(input, facts)).toMatchObject({ ok: false, code, path })
  })

  it('refuses a provider that is not there', () => {
    const refusal = decideDraft(inboundInput([item('mask-hop', 1)]), inboundFacts({ provider: null }))
    expect(refusal).toMatchObject({ ok: false, code: 'not-found', path: 'providerId' })
  })
})

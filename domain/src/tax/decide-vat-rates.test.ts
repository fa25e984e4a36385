import { describe, expect, it } from 'vitest'
import { decideVatRates, type StoredVatRate, type VatRatesInput } from './decide-vat-rates.ts'

const supplements = { kind: 'group' as const, id: 'g1', name: 'Thực phẩm chức năng' }
const cream = { kind: 'product' as const, id: 'p1', name: 'Kem dưỡng da' }
const input = (overrides: Partial<VatRatesInput> = {}): VatRatesInput => ({
  targets: [supplements, cream],
  vatRate: 8,
  from: '2025-07-01',
  to: '2026-12-31',
  closePrevious: false,
  newIds: ['n1', 'n2'],
  ...overrides,
})
const stored = (overrides: Partial<StoredVatRate> = {}): StoredVatRate => ({
  id: 's1',
  targetId: 'g1',
  vatRate: 10,
  from: '2024-01-01',
  to: null,
  ...overrides,
})

describe('a rate for many', () => {
  it('is a row for each', () => {
    expect(decideVatRates(input(), [])).toEqual({
      ok: true,
      rates: [
        { id: 'n1', productId: null, groupId: 'g1' },
        { id: 'n2', productId: 'p1', groupId: null },
      ],
      closed: [],
    })
  })

  it('refuses to overlap, naming the other', () => {
    expect(decideVatRates(input(), [stored({ to: '2025-07-01' })])).toMatchObject({
      ok: false,
      code: 'tax-rate-overlaps',
      path: 'from',
      details: { name: 'Thực phẩm chức năng', rate: '10%', days: 'từ 01/01/2024 đến 01/07/2025' },
    })
  })

  it('touches nothing that ends the day before or begins the day after', () => {
    const neighbours = [stored({ to: '2025-06-30' }), stored({ id: 's2', from: '2027-01-01', vatRate: 10 })]
    expect(decideVatRates(input(), neighbours)).toMatchObject({ ok: true, closed: [] })
  })

  it('lets the rate before it end the day before, when asked', () => {
    const before = stored({ to: '2026-01-31' })
    expect(decideVatRates(input({ closePrevious: true }), [before])).toMatchObject({
      ok: true,
      closed: [{ id: 's1', to: '2025-06-30' }],
    })
  })

  it('does not let end what would have gone on afterwards, or begins within', () => {
    expect(decideVatRates(input({ closePrevious: true }), [stored()])).toMatchObject({ ok: false })
    expect(decideVatRates(input({ closePrevious: true, to: null }), [stored()])).toMatchObject({ ok: true })
    const within = stored({ from: '2026-01-01', to: '2026-01-31' })
    expect(decideVatRates(input({ closePrevious: true }), [within])).toMatchObject({ ok: false })
  })

  it('leaves rates of other targets alone', () => {
    expect(decideVatRates(input(), [stored({ targetId: 'g9' })])).toMatchObject({ ok: true, closed: [] })
  })
})

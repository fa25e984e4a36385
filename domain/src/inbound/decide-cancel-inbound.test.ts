import { errorMessage } from '@quay/contract/error-code'
import { describe, expect, it } from 'vitest'
import { mask, paracetamol } from '../../test/inbound-factory.ts'
import { type CancelInboundFacts, decideCancelInbound } from './decide-cancel-inbound.ts'

/** 100 tablets for 50.000đ into A12 and 10 boxes of masks for 200.000đ; 100.000đ paid, the rest owed. */
const facts: CancelInboundFacts = {
  returns: [],
  inbound: { id: 'inbound', code: 'PN000007', status: 'SUCCEED', businessDay: '2026-11-21' },
  closedThrough: null,
  stockEntries: [
    { id: 's1', kind: 'INBOUND', productId: 'paracetamol', lotId: 'a12', lineId: 'l1', quantity: 60, value: 30_000 },
    { id: 's2', kind: 'INBOUND', productId: 'paracetamol', lotId: 'a12', lineId: 'l2', quantity: 40, value: 20_000 },
    { id: 's3', kind: 'INBOUND', productId: 'mask', lotId: 'implicit', lineId: 'l3', quantity: 10, value: 200_000 },
  ],
  products: [
    { ...paracetamol, onHand: 130, entryCount: 9 },
    { ...mask, onHand: 10, entryCount: 1 },
  ],
  lots: [
    { id: 'a12', number: 'A12', quantity: 130, value: 65_000 },
    { id: 'implicit', number: '', quantity: 10, value: 200_000 },
  ],
  cashEntries: [{ id: 'c1', accountId: 'till', amount: -100_000 }],
  funds: [{ id: 'till', name: 'Tiền mặt', balance: 0, entryCount: 4 }],
  mayOverdraw: false,
  debtEntries: [{ id: 'd1', amount: 150_000 }],
  allocations: [],
  partner: { id: 'dhg', debt: 150_000, debtEntryCount: 1 },
  costs: { cashEntries: [], debtEntries: [], partners: [] },
}

/** The payments come back unless it is said otherwise here. */
function plan(part: Partial<CancelInboundFacts> = {}, keepPayments: boolean | undefined = false) {
  const decided = decideCancelInbound({ reason: 'Giao nhầm', keepPayments }, { ...facts, ...part })
  if (!decided.ok) throw new Error(decided.code)
  return decided.plan
}
const lots = (a12: { quantity: number; value: number }) => ({
  lots: [{ id: 'a12', number: 'A12', ...a12 }, facts.lots[1]!],
})

describe('cancelling an import', () => {
  it('takes its own goods and value out of the same lots', () => {
    const cancel = plan()
    expect(
      cancel.stockEntries.map(row => [
        row.kind,
        row.lotId,
        row.quantity,
        row.value,
        row.reversesId,
        row.sequence,
        row.balanceAfter,
      ]),
    ).toEqual([
      ['INBOUND_CANCEL', 'a12', -60, -30_000, 's1', 10, 70],
      ['INBOUND_CANCEL', 'a12', -40, -20_000, 's2', 11, 30],
      ['INBOUND_CANCEL', 'implicit', -10, -200_000, 's3', 2, 0],
    ])
    expect(cancel.inbound).toEqual({ id: 'inbound', status: 'CANCELLED', reason: 'Giao nhầm', paymentsKept: false })
  })

  it('leaves what was paid with the provider unless it is said that it came back', () => {
    const unsaid = (part: Partial<CancelInboundFacts> = {}) => {
      const decided = decideCancelInbound({ reason: 'Giao nhầm' }, { ...facts, ...part })
      if (!decided.ok) throw new Error(decided.code)
      return decided.plan
    }
    expect(unsaid().cashEntries).toEqual([])
    expect(unsaid().inbound.paymentsKept).toBe(true)
    // Nothing was paid, or there is no partner to owe it.
    expect(unsaid({ cashEntries: [] }).inbound.paymentsKept).toBe(false)
    const nameless = unsaid({ partner: null, debtEntries: [] })
    expect([nameless.inbound.paymentsKept, nameless.cashEntries.length]).toEqual([false, 1])
  })

  it('brings the money back and takes the debt away', () => {
    const cancel = plan()
    expect(cancel.cashEntries).toEqual([
      {
        kind: 'INBOUND_CANCEL',
        accountId: 'till',
        amount: 100_000,
        reversesId: 'c1',
        sequence: 5,
        balanceAfter: 100_000,
      },
    ])
    expect(cancel.debtEntries.map(row => [row.kind, row.amount, row.balanceAfter])).toEqual([
      ['INBOUND_CANCEL', -150_000, 0],
    ])
  })

  it('leaves the money with the provider as a credit', () => {
    const cancel = plan({}, true)
    expect(cancel.cashEntries).toEqual([])
    expect(cancel.debtEntries.map(row => [row.kind, row.amount, row.balanceAfter])).toEqual([
      ['INBOUND_CANCEL', -150_000, 0],
      ['CREDIT', -100_000, -100_000],
    ])
  })

  it.each<[name: string, lot: { quantity: number; value: number }, revaluation: number | null]>([
    ['no revaluation while there is enough value', { quantity: 130, value: 50_000 }, null],
    ['value that is lacking', { quantity: 130, value: 44_000 }, 6000],
    ['value left with no goods', { quantity: 100, value: 58_000 }, -8000],
    ['value lacking with no goods', { quantity: 100, value: 47_000 }, 3000],
  ])('%s', (_, lot, revaluation) => {
    const cancel = plan(lots(lot))
    const rows = cancel.stockEntries.filter(row => row.kind === 'REVALUATION')
    expect(rows.map(row => [row.lotId, row.quantity, row.value, row.reversesId])).toEqual(
      revaluation === null ? [] : [['a12', 0, revaluation, null]],
    )
    const change = cancel.lotChanges.find(({ lotId }) => lotId === 'a12')!
    const left = { quantity: lot.quantity + change.quantity, value: lot.value + change.value }
    expect(left.value).toBeGreaterThanOrEqual(0)
    if (left.quantity === 0) expect(left.value).toBe(0)
  })

  it('undoes opening stock, which moved no money', () => {
    const opening = facts.stockEntries.map(entry => ({ ...entry, kind: 'OPENING' as const }))
    const cancel = plan({ stockEntries: opening, cashEntries: [], debtEntries: [], partner: null })
    expect(cancel.stockEntries.every(row => row.kind === 'OPENING_CANCEL')).toBe(true)
    expect([cancel.cashEntries, cancel.debtEntries]).toEqual([[], []])
  })

  it('writes nothing for a draft', () => {
    const nothing = { stockEntries: [], cashEntries: [], debtEntries: [] }
    const cancel = plan({ inbound: { ...facts.inbound, status: 'DRAFT' }, ...nothing })
    expect([cancel.stockEntries, cancel.cashEntries, cancel.debtEntries]).toEqual([[], [], []])
  })
})

describe('refuses', () => {
  it.each<[name: string, part: Partial<CancelInboundFacts>, keepPayments: boolean, code: string, sentence: string]>([
    [
      'goods that were sold',
      lots({ quantity: 95, value: 50_000 }),
      false,
      'inbound-goods-sold',
      'Paracetamol 500mg lô A12 (nhập 1 hộp, còn 95 viên) đã bán',
    ],
    [
      'goods whose lot is gone',
      { lots: [facts.lots[0]!] },
      false,
      'inbound-goods-sold',
      'Khẩu trang y tế (nhập 10 hộp, còn 0 hộp)',
    ],
    ['a second cancel', { inbound: { ...facts.inbound, status: 'CANCELLED' } }, false, 'already-cancelled', 'PN000007'],
    ['a closed day', { closedThrough: '2026-11-30' }, false, 'day-closed', '21/11/2026'],
    ['a credit with nobody', { partner: null }, true, 'keep-payments-needs-partner', 'nhà cung cấp'],
  ])('%s', (_, part, keepPayments, code, sentence) => {
    const decided = decideCancelInbound({ reason: 'x', keepPayments }, { ...facts, ...part })
    expect(decided).toMatchObject({ ok: false, code })
    if (!decided.ok) expect(errorMessage(decided.code, decided.details)).toContain(sentence)
  })

  it('lists every lot that lacks goods', () => {
    const decided = decideCancelInbound({ reason: 'x' }, { ...facts, lots: [] })
    expect(decided).toMatchObject({
      details: {
        lots: [
          { lotId: 'a12', needed: 100, available: 0 },
          { lotId: 'implicit', needed: 10, available: 0 },
        ],
      },
    })
  })
})

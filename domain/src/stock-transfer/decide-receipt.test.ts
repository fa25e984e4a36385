import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideReceipt, type ReceiptFacts, type ReceiptInput } from './decide-receipt.ts'

const facts: ReceiptFacts = {
  transfer: { code: 'CH000001', transferStatus: 'MOVING' },
  lots: [
    { id: 'r1', itemId: 'i', productId: 'pill', lotId: 'a', lotNumber: 'A', quantity: 10, value: 1_003 },
    { id: 'r2', itemId: 'i', productId: 'pill', lotId: 'b', lotNumber: 'B', quantity: 4, value: 7 },
  ],
  products: [{ id: 'pill', name: 'Thuốc', units: [{ name: 'Viên', ratio: 1, isActive: true }] }],
  source: [{ id: 'pill', onHand: 20, entryCount: 5 }],
  target: [{ id: 'pill', onHand: 0, entryCount: 0 }],
}
const named = { lossReason: 'Rơi', lossParty: 'Anh Nam' }
const lot = (id: string, received: number, back: number, lost: number) => ({ id, received, back, lost })

describe('goods that arrive', () => {
  it('are whole where nothing is said', () => {
    const result = decideReceipt({ lots: [] }, facts)
    if (!result.ok) throw new Error(result.code)
    const { plan } = result
    expect(plan.target.stockEntries.map(row => [row.kind, row.quantity, row.value, row.balanceAfter])).toEqual([
      ['TRANSFER_IN', 10, 1_003, 10],
      ['TRANSFER_IN', 4, 7, 14],
    ])
    expect(plan).toMatchObject({ receivedValue: 1_010, lostValue: 0, source: { stockEntries: [] } })
    expect(plan.inTransit).toEqual([{ productId: 'pill', quantity: -14 }])
  })

  it('leave what is lost with the sender, as goods that came back and were written off', () => {
    const result = decideReceipt({ lots: [lot('r1', 5, 3, 2)], ...named }, facts)
    if (!result.ok) throw new Error(result.code)
    expect(result.plan.source.stockEntries.map(row => [row.kind, row.quantity, row.value])).toEqual([
      ['TRANSFER_BACK', 5, 501],
      ['DISPOSAL', -2, -200],
    ])
    expect(result.plan).toMatchObject({ receivedValue: 509, lostValue: 200, ...named })
  })

  it('go into quarantine where they are damaged, with their share of the value', () => {
    const input = { lots: [{ ...lot('r1', 9, 1, 0), damaged: 7 }], damageReason: 'Ướt thùng' }
    const result = decideReceipt(input, facts)
    if (!result.ok) throw new Error(result.code)
    const { plan } = result
    expect(plan.target.stockEntries.map(row => [row.kind, row.bucket, row.quantity, row.value])).toEqual([
      ['TRANSFER_IN', undefined, 2, 201],
      ['TRANSFER_IN', undefined, 4, 7],
      ['TRANSFER_IN', 'quarantine', 7, 702],
    ])
    expect(plan).toMatchObject({ receivedValue: 910, damagedValue: 702, damageReason: 'Ướt thùng' })
    expect(plan.lots[0]).toMatchObject({ received: 9, damaged: 7, damagedValue: 702 })
  })

  it.each<[ReceiptInput, string, string | undefined]>([
    [{ lots: [lot('r1', 11, 0, 0)] }, 'transfer-over', 'lots.0.received'],
    [{ lots: [lot('r2', 4, 0, 0), lot('r1', 5, 1, 0)] }, 'transfer-unresolved', 'lots.1.received'],
    [{ lots: [lot('r1', 9, 0, 1)], lossParty: 'Anh Nam' }, 'transfer-loss-unnamed', 'lossReason'],
    [{ lots: [{ ...lot('r1', 10, 0, 0), damaged: 1 }] }, 'transfer-damage-unnamed', 'damageReason'],
    [
      { lots: [{ ...lot('r1', 9, 1, 0), damaged: 10 }], damageReason: 'Ướt' },
      'transfer-damaged-over',
      'lots.0.damaged',
    ],
    [{ lots: [lot('r1', 9, 0, 1)], lossReason: 'Rơi' }, 'transfer-loss-unnamed', 'lossParty'],
    [{ lots: [lot('x', 1, 0, 0)] }, 'not-found', 'lots.0.id'],
  ])('are told in full: %o', (input, code, path) => {
    expect(decideReceipt(input, facts)).toMatchObject({ ok: false, code, path })
  })

  it('arrive once', () => {
    const received = { ...facts, transfer: { code: 'CH000001', transferStatus: 'RECEIVED' as const } }
    expect(decideReceipt({ lots: [] }, received)).toMatchObject({ code: 'transfer-not-moving' })
  })

  it('are worth in all parts together what was sent', () => {
    const share = fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.nat(1_000_000), fc.nat(100), fc.nat(100))
    fc.assert(
      fc.property(share, ([quantity, value, first, second]) => {
        const received = Math.floor((quantity * first) / 100)
        const back = Math.floor(((quantity - received) * second) / 100)
        const sent = { ...facts.lots[0]!, quantity, value }
        const input = { lots: [lot('r1', received, back, quantity - received - back)], ...named }
        const result = decideReceipt(input, { ...facts, lots: [sent] })
        if (!result.ok) throw new Error(result.code)
        const [row] = result.plan.lots
        expect(row!.receivedValue + row!.backValue + row!.lostValue).toBe(value)
        for (const part of ['received', 'back', 'lost'] as const)
          if (row![part] === 0) expect(row![`${part}Value`]).toBe(0)
        expect(Math.min(row!.receivedValue, row!.backValue, row!.lostValue)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

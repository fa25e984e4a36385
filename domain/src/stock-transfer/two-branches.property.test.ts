import type { LedgerBucket } from '@quay/contract/enumeration'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideReversal } from '../stock/decide-reversal.ts'
import type { PostedStock, StockMovement } from '../stock/post-stock.ts'
import { decideReceipt } from './decide-receipt.ts'
import { decideTransfer } from './decide-transfer.ts'
import type { TransferLotRow } from './transfer-facts.ts'

const units = [
  { id: 'tablet', name: 'Viên', ratio: 1, isActive: true },
  { id: 'box', name: 'Hộp', ratio: 10, isActive: true },
]
type Branch = 'here' | 'there'
type Row = {
  branch: Branch
  bucket: LedgerBucket
  transfer: string
  id: string
  lotId: string
  quantity: number
  value: number
}
type Sent = { id: string; branch: Branch; target: Branch; lots: (TransferLotRow & { id: string })[]; state: string }

/** Two branches in memory that apply plans as dumbly as the database does. */
class TwoBranches {
  rows: Row[] = []
  transfers: Sent[] = []
  inTransit = { here: 0, there: 0 }
  made = 0
  newId = () => `id-${++this.made}`

  constructor(lots: readonly { quantity: number; value: number }[]) {
    for (const [index, lot] of lots.entries())
      this.rows.push({
        branch: 'here',
        bucket: 'sellable',
        transfer: 'opening',
        id: this.newId(),
        lotId: `lot-${index}`,
        ...lot,
      })
  }
  of = (branch: Branch, lotId: string, bucket: LedgerBucket = 'sellable') => {
    const own = this.rows.filter(row => row.branch === branch && row.lotId === lotId && row.bucket === bucket)
    return { quantity: sum(own, 'quantity'), value: sum(own, 'value') }
  }
  lots = (branch: Branch, bucket: LedgerBucket = 'sellable') =>
    [...new Set(this.rows.map(row => row.lotId))].map(id => ({
      id,
      productId: 'pill',
      number: id,
      expiryDate: null,
      state: 'normal' as const,
      firstReceivedAt: id,
      ...this.of(branch, id, bucket),
    }))
  chain = (branch: Branch) => {
    const own = this.rows.filter(row => row.branch === branch)
    return { id: 'pill', onHand: sum(own, 'quantity'), entryCount: own.length }
  }
  write(branch: Branch, transfer: string, { stockEntries }: PostedStock<StockMovement>) {
    for (const { lotId, bucket = 'sellable', quantity, value } of stockEntries)
      this.rows.push({ branch, bucket, transfer, id: this.newId(), lotId, quantity, value })
  }
  send(branch: Branch, quantity: number, unitId: string) {
    const target = branch === 'here' ? 'there' : 'here'
    const id = this.newId()
    const product = { code: 'HH1', name: 'Thuốc', type: 1, units, ...this.chain(branch) }
    const decided = decideTransfer(
      {
        id,
        origin: 'SEND',
        needsApproval: false,
        branchId: branch,
        targetBranchId: target,
        items: [{ id: 'i', productId: 'pill', unitId, quantity }],
      },
      {
        now: '2026-11-21T05:00:00.000Z',
        businessDay: '2026-11-21',
        target: { name: target, isActive: true },
        products: [product],
        lots: this.lots(branch),
        requested: [],
      },
      'SUCCEED',
    )
    if (!decided.ok) return expect(decided.code).toBe('stock-short')
    this.write(branch, id, decided.plan)
    for (const change of decided.plan.inTransit) this.inTransit[target] += change.quantity
    this.transfers.push({
      id,
      branch,
      target,
      lots: decided.plan.lots.map(lot => ({ ...lot, id: this.newId() })),
      state: 'MOVING',
    })
  }
  receive(sent: Sent, [got, back, bad]: [number, number, number]) {
    const told = sent.lots.map(lot => {
      const received = Math.floor((lot.quantity * got) / 100)
      const returned = Math.floor(((lot.quantity - received) * back) / 100)
      const damaged = Math.floor((received * bad) / 100)
      return { id: lot.id, received, damaged, back: returned, lost: lot.quantity - received - returned }
    })
    const decided = decideReceipt(
      { lots: told, lossReason: 'Rơi', lossParty: 'Anh Nam', damageReason: 'Ướt' },
      {
        transfer: { code: sent.id, transferStatus: sent.state as 'MOVING' },
        lots: sent.lots,
        products: [{ id: 'pill', name: 'Thuốc', units }],
        source: [this.chain(sent.branch)],
        target: [this.chain(sent.target)],
      },
    )
    if (!decided.ok) return expect(decided.code).toBe('transfer-not-moving')
    this.write(sent.target, sent.id, decided.plan.target)
    this.write(sent.branch, sent.id, decided.plan.source)
    for (const change of decided.plan.inTransit) this.inTransit[sent.target] += change.quantity
    sent.state = 'RECEIVED'
  }
  cancel(sent: Sent) {
    if (sent.state !== 'MOVING') return
    const entries = this.rows
      .filter(row => row.transfer === sent.id)
      .map(row => ({ ...row, productId: 'pill', kind: 'TRANSFER_OUT' as const, lineId: null }))
    const decided = decideReversal(
      {
        document: { id: sent.id, code: sent.id, status: 'SUCCEED', businessDay: '2026-11-21' },
        closedThrough: null,
        stockEntries: entries,
        products: [{ name: 'Thuốc', units, ...this.chain(sent.branch) }],
        shelves: this.lots(sent.branch).map(lot => ({
          lotId: lot.id,
          lotNumber: lot.id,
          quantity: lot.quantity,
          value: lot.value,
        })),
      },
      () => 'TRANSFER_OUT_CANCEL' as const,
    )
    if (!decided.ok) throw new Error(decided.code)
    expect(decided.plan.stockEntries.every(row => row.kind === 'TRANSFER_OUT_CANCEL')).toBe(true)
    this.write(sent.branch, sent.id, decided.plan)
    this.inTransit[sent.target] -= sum(sent.lots, 'quantity')
    sent.state = 'CANCELLED'
    for (const { lotId } of sent.lots) {
      const own = this.rows.filter(row => row.transfer === sent.id && row.lotId === lotId)
      expect([sum(own, 'quantity'), sum(own, 'value')]).toEqual([0, 0])
    }
  }
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((all, row) => all + row[key], 0)
}

const anyStep = fc.record({
  step: fc.constantFrom('send', 'send', 'receive', 'receive', 'cancel'),
  branch: fc.constantFrom<Branch>('here', 'there'),
  quantity: fc.integer({ min: 1, max: 15 }),
  unit: fc.constantFrom('tablet', 'box'),
  pick: fc.nat(50),
  shares: fc.tuple(fc.constantFrom(0, 50, 80, 100, 100), fc.constantFrom(0, 50, 100), fc.constantFrom(0, 0, 30, 100)),
})
const someLots = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 60 }), value: fc.nat(99_999) }), {
  minLength: 1,
  maxLength: 4,
})

it('between two branches nothing appears and nothing vanishes but what was written off by name', () => {
  fc.assert(
    fc.property(someLots, fc.array(anyStep, { maxLength: 25 }), (lots, steps) => {
      const store = new TwoBranches(lots)
      const lost = () => ({
        quantity: sum(lots, 'quantity') - total('quantity'),
        value: sum(lots, 'value') - total('value'),
      })
      const moving = () => store.transfers.filter(one => one.state === 'MOVING').flatMap(one => one.lots)
      const total = (key: 'quantity' | 'value') => sum(store.rows, key) + sum(moving(), key)
      let before = lost()
      for (const { step, branch, quantity, unit, pick, shares } of steps) {
        const sent = store.transfers[pick % (store.transfers.length || 1)]
        if (step === 'send') store.send(branch, quantity, unit)
        else if (sent && step === 'receive') store.receive(sent, shares)
        else if (sent) store.cancel(sent)

        for (const place of ['here', 'there'] as const) {
          const coming = store.transfers.filter(one => one.state === 'MOVING' && one.target === place)
          expect(store.inTransit[place]).toBe(
            sum(
              coming.flatMap(one => one.lots),
              'quantity',
            ),
          )
          for (const lot of [...store.lots(place), ...store.lots(place, 'quarantine')]) {
            expect(Math.min(lot.quantity, lot.value)).toBeGreaterThanOrEqual(0)
            if (lot.quantity === 0) expect(lot.value).toBe(0)
          }
        }
        const now = lost()
        if (step !== 'receive') expect(now).toEqual(before)
        expect(now.quantity).toBeGreaterThanOrEqual(before.quantity)
        before = now
      }
    }),
    { numRuns: 200 },
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StoreModel } from '../../test/store-model.ts'
import { addDays } from '../time/calendar.ts'

const goods = fc.constantFrom('mask', 'mask-twin', 'mask-third', 'pill', 'pill-twin')
const anyStep = fc.record({
  step: fc.constantFrom('buy', 'buy', 'sell', 'sell', 'sell', 'cancel', 'cancel', 'merge'),
  one: goods,
  other: goods,
  quantity: fc.integer({ min: 1, max: 30 }),
  price: fc.nat(60),
  lot: fc.constantFrom('A', 'B'),
  pick: fc.nat(50),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

function take(store: StoreModel, { step, one, other, quantity, price, lot, pick }: Step): void {
  const productId = store.rootOf(one)
  const line = { id: store.newId('line'), productId, unitId: `${productId}-unit`, quantity }
  if (step === 'buy') {
    const expiryDate = addDays(store.today, 400)
    const lots = productId.startsWith('mask') ? [] : [{ lotNumber: lot, expiryDate, quantity }]
    const items = [{ ...line, price, lots }]
    store.buy({ id: store.newId('inbound'), branchId: 'b', kind: 'OPENING', items, payments: [] })
  } else if (step === 'sell') {
    const payments = [{ method: 'CASH' as const, amount: 1_000_000 }]
    store.sell({ id: store.newId('bill'), branchId: 'b', items: [line], payments })
  } else if (step === 'merge') {
    if (productId.includes('-')) store.merge(store.rootOf(other), productId)
  } else {
    const bills = store.documents.filter(({ kind, status }) => kind === 'bill' && status === 'SUCCEED')
    if (bills.length) store.cancel(bills[pick % bills.length]!, false)
  }
}

it('once no sale is left, what lies there is what was bought and worth what it cost, also of goods that were sold before they came and merged', () => {
  let [oversold, pulledBack, worth] = [0, 0, 0]
  const property = fc.property(fc.array(anyStep, { minLength: 5, maxLength: 25 }), steps => {
    const store = new StoreModel()
    store.sellsWithoutStock = true
    for (const step of steps) take(store, step)
    oversold += store.stock.filter(row => row.kind === 'SALE' && row.bucket).length
    pulledBack += store.stock.filter(row => row.kind === 'MERGE' && row.bucket && row.amount > 0).length
    for (const bill of store.documents.filter(({ kind, status }) => kind === 'bill' && status === 'SUCCEED'))
      expect(store.cancel(bill, false)).toMatchObject({ ok: true })
    const bought = Map.groupBy(
      store.stock.filter(row => row.kind === 'OPENING'),
      row => store.rootOf(row.chain),
    )
    for (const [productId, rows] of bought) {
      const lots = [...store.lots.values()].filter(lot => store.rootOf(lot.productId) === productId)
      const sum = <Row>(all: readonly Row[], read: (row: Row) => number) => all.reduce((n, row) => n + read(row), 0)
      expect([sum(lots, lot => lot.quantity), sum(lots, lot => lot.value)]).toEqual([
        sum(rows, row => row.amount),
        sum(rows, row => row.value),
      ])
      worth += 1
    }
  })
  fc.assert(property, { numRuns: 150 })
  // The rarest came three times in the worst of 25 runs.
  for (const times of [oversold, pulledBack, worth]) expect(times).toBeGreaterThan(0)
})

import fc from 'fast-check'
import { expect } from 'vitest'
import { inStore } from '../src/db/connection/in-store.ts'
import { withOwner } from '../src/db/connection/pool.ts'
import { queryOf } from '../src/db/connection/query-of.ts'
import { advanceMark } from '../src/features/report/advance-mark.ts'
import type { Person, TestApp } from './app.ts'
import { addEmployee, someCustomer, someProduct } from './factories.ts'
import { type Shelved, shelve } from './shelf.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** A shop with goods, a combo, customers and a seller, in which much happens. */
export interface Counter {
  shop: TestApp
  owner: Person
  seller: Person
  goods: Shelved[]
  combo: { productId: string; unitId: string }
  customers: string[]
  storeId: string
}

export async function openCounter(shop: TestApp): Promise<Counter> {
  const owner = await shop.registerStore()
  const seller = await addEmployee(shop, owner)
  const goods = [
    await shelve(shop, owner, [{ quantity: 5_000, value: 3_333_333 }]),
    await shelve(shop, owner, [{ quantity: 5_000, value: 2_000_001 }]),
    await shelve(shop, owner, [{ quantity: 5_000, value: 1_000_003 }]),
  ]
  const made = await someProduct(owner, {
    type: 3,
    isLotManaged: false,
    units: [{ name: 'Bộ', ratio: 1, price: 3_500, isBase: true }],
    components: [
      { productId: goods[0]!.id, unitId: goods[0]!.units.Viên, quantity: 2 },
      { productId: goods[1]!.id, unitId: goods[1]!.units.Viên, quantity: 1 },
    ],
  })
  const customers = [(await someCustomer(owner)).id, (await someCustomer(owner)).id]
  const combo = { productId: made.id, unitId: made.units[0].id }
  return { shop, owner, seller, goods, combo, customers, storeId: owner.profile.store.id }
}

/** The branch declares its VAT that way from now on. */
export const declareMethod = (owner: Person, method: 'DEDUCTION' | 'DIRECT'): Promise<Json> =>
  owner.put('tax-info', { taxCode: '0312770607', method, ...(method === 'DIRECT' && { vatPercent: 1 }) })

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A step of the job by a clock that stands so many days before now, on a connection of its own. */
export const step = ({ shop, storeId }: Counter, days: number): Promise<boolean> =>
  withOwner(shop.database.address, owner =>
    inStore(owner, storeId, () => advanceMark({ storeId, query: queryOf(owner) }, daysAgo(days))),
  )

export interface Basket {
  days: number
  goods: number[]
  quantity: number
  customer: number
  discount: number
}

function bodyOf(counter: Counter, { goods, quantity, customer, discount }: Basket) {
  const items = goods.map(at =>
    at === 3
      ? { ...counter.combo, quantity }
      : { productId: counter.goods[at]!.id, unitId: counter.goods[at]!.units.Viên, quantity },
  )
  const total = items.reduce(
    (sum, item) => sum + item.quantity * (item.productId === counter.combo.productId ? 3_500 : 1_000),
    0,
  )
  const customerId = counter.customers[customer]
  return {
    items,
    ...(customerId && { customerId }),
    ...(discount > 0 && { discount: { unit: 2, value: discount } }),
    payments: [{ method: 'CASH', amount: total - discount }],
  }
}

export async function sell(counter: Counter, basket: Basket, person = counter.owner): Promise<Json> {
  const soldAt = basket.days > 0 ? daysAgo(basket.days).toISOString() : undefined
  return person.post('bill', { ...bodyOf(counter, basket), ...(soldAt && { soldAt }) })
}

/** Takes one unit of a line back, or of a component of a combo. */
export async function takeBack({ owner }: Counter, bill: Json, which = 0): Promise<Json> {
  const lines = (await owner.get(`bill/${bill.id}/returnable`)).data?.items?.filter((line: Json) => line.left > 0) ?? []
  const line = lines[which % lines.length]
  if (!line) return { status: 0 }
  const { billItemId, billItemPartId } = line
  const items = [{ billItemId, ...(billItemPartId && { billItemPartId }), quantity: 1 }]
  const body = { billId: bill.id, reason: 'OTHER', items }
  const preview = await owner.post('sale-return/preview', body)
  // Another hand may have cancelled the bill meanwhile.
  if (preview.status !== 200) return preview
  const { refundable } = preview.data
  const payments = refundable > 0 ? [{ method: 'CASH', amount: refundable }] : []
  return owner.post('sale-return', { ...body, payments })
}

const basket = fc.record({
  days: fc.integer({ min: 0, max: 45 }),
  goods: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  customer: fc.integer({ min: 0, max: 2 }),
  discount: fc.constantFrom(0, 0, 333),
})

export type Deed = {
  kind: 'sell' | 'cancel' | 'replace' | 'return' | 'cancel-return' | 'seller' | 'method' | 'job'
  basket: Basket
  which: number
}
export const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(
    'sell',
    'sell',
    'sell',
    'cancel',
    'replace',
    'return',
    'return',
    'cancel-return',
    'seller',
    'method',
    'job',
  ),
  basket,
  which: fc.nat(),
})

export class History {
  readonly bills: Json[] = []
  readonly returns: Json[] = []
  readonly done = new Map<string, number>()
  readonly counter: Counter
  constructor(counter: Counter) {
    this.counter = counter
  }

  /** What is refused (a bill that is gone, of which goods came back) changes nothing. */
  async do({ kind, basket, which }: Deed, jobDays: number): Promise<void> {
    const { owner, seller } = this.counter
    const of = (list: Json[]) => list[which % list.length]
    const bill = of(this.bills)
    if (kind === 'job') return void (await step(this.counter, jobDays))
    const reply = await (async () => {
      if (kind === 'method') return declareMethod(owner, which % 2 ? 'DEDUCTION' : 'DIRECT')
      if (kind === 'sell' || !bill) return sell(this.counter, basket)
      if (kind === 'cancel') return owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
      if (kind === 'replace')
        return owner.post(`bill/${bill.id}/replace`, { reason: 'Nhầm', bill: bodyOf(this.counter, basket) })
      if (kind === 'return') return takeBack(this.counter, bill, which)
      if (kind === 'seller') {
        const { version } = (await owner.get(`bill/${bill.id}`)).data
        return owner.patch(`bill/${bill.id}`, { version, sellerId: seller.profile.id })
      }
      const back = of(this.returns)
      return back ? owner.post(`sale-return/${back.id}/cancel`, { reason: 'Nhầm' }) : { status: 0 }
    })()
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
    if (reply.status !== 200 && reply.status !== 201) return
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1)
    if (kind === 'return') this.returns.push(reply.data)
    else if (kind === 'sell' || kind === 'replace') this.bills.push(reply.data)
  }
}

import fc from 'fast-check'
import { expect } from 'vitest'
import { inStore, someProvider } from './factories.ts'
import type { Counter } from './sale-history.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

export interface BuyingDeed {
  kind: 'buy' | 'send-back' | 'cancel-buy' | 'cancel-send-back' | 'amend' | 'pay'
  which: number
  goods: number[]
  quantity: number
  bonus: number
  price: number
  vatRate: 0 | 5
  discount: number
  costs: number
  paid: number
}

export const buyingDeed: fc.Arbitrary<BuyingDeed> = fc.record({
  kind: fc.constantFrom(
    'buy',
    'buy',
    'buy',
    'send-back',
    'send-back',
    'cancel-buy',
    'cancel-send-back',
    'amend',
    'pay',
  ),
  which: fc.nat(),
  goods: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  bonus: fc.constantFrom(0, 0, 1),
  price: fc.integer({ min: 1_000, max: 9_999 }),
  vatRate: fc.constantFrom(0, 5),
  discount: fc.constantFrom(0, 0, 777),
  costs: fc.constantFrom(0, 0, 501),
  paid: fc.constantFrom(0, 0, 333),
})

/** What a shop buys, gives back and pays of two providers, each deed on a day of its own. */
export class BuyingHistory {
  readonly inbounds: Json[] = []
  readonly returns: Json[] = []
  readonly done = new Set<string>()
  readonly counter: Counter
  readonly providers: readonly string[]
  private constructor(counter: Counter, providers: readonly string[]) {
    this.counter = counter
    this.providers = providers
  }

  static async open(counter: Counter): Promise<BuyingHistory> {
    const { owner } = counter
    return new BuyingHistory(counter, [(await someProvider(owner)).id, (await someProvider(owner)).id])
  }

  /** Does one thing as if it were so many days ago; what is refused (goods that are gone, nothing to pay) changes nothing. */
  async do(deed: BuyingDeed, daysBefore: number): Promise<void> {
    const reply = await this.send(deed)
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
    if (reply.status !== 200 && reply.status !== 201) return
    this.done.add(deed.kind)
    if (deed.kind === 'buy') this.inbounds.push(reply.data)
    if (deed.kind === 'send-back') this.returns.push(reply.data)
    if (daysBefore > 0) await this.moveToPast(daysBefore)
  }

  /** The documents and rows of today are what was written just now: all before went to its day at once. */
  private async moveToPast(days: number): Promise<void> {
    const { shop, storeId, owner } = this.counter
    await inStore(shop, storeId, async query => {
      for (const table of ['inbound', 'inbound_return', 'debt_entry'])
        await query(
          `update ${table} set business_day = business_day - $3::int where store_id = $1 and branch_id = $2
             and business_day = (now() at time zone 'Asia/Ho_Chi_Minh')::date`,
          [storeId, owner.branchId, days],
        )
    })
  }

  private async send(deed: BuyingDeed): Promise<Json> {
    const { owner } = this.counter
    const of = (list: Json[]) => list[deed.which % list.length]
    const inbound = of(this.inbounds)
    const providerId = this.providers[deed.which % 2]!
    if (deed.kind === 'buy' || !inbound) return this.buy(deed, providerId)
    if (deed.kind === 'pay')
      return owner.patch('inbound/pay-debt', {
        providerId,
        amount: 200 + deed.paid,
        method: 'CASH',
        branchId: owner.branchId,
      })
    if (deed.kind === 'cancel-buy')
      return owner.post(`inbound/${inbound.id}/cancel`, { reason: 'Nhầm', keepPayments: deed.paid > 0 })
    if (deed.kind === 'amend') {
      const { version, items } = (await owner.get(`inbound/${inbound.id}`)).data
      return owner.patch(`inbound/${inbound.id}`, { version, items: [{ id: items[0].id, price: deed.price }] })
    }
    if (deed.kind === 'send-back') return this.sendBack(inbound, deed)
    const back = of(this.returns)
    return back ? owner.post(`inbound-return/${back.id}/cancel`, { reason: 'Nhầm' }) : { status: 0 }
  }

  private buy({ goods, quantity, bonus, price, vatRate, discount, costs, paid }: BuyingDeed, providerId: string) {
    const items = goods.map(at => ({
      productId: this.counter.goods[at]!.id,
      unitId: this.counter.goods[at]!.units.Vỉ,
      quantity,
      bonusQuantity: bonus,
      price,
      vatRate,
      lots: [{ lotNumber: `N${quantity}`, expiryDate: '2031-01-31', quantity: quantity + bonus }],
    }))
    const freight = [
      { name: 'Phí giao', amount: costs, payer: 'SUPPLIER' },
      { name: 'Cước xe', amount: costs + 1, payer: 'OTHER', method: 'DEBT', providerId: this.providers[0] },
    ]
    return this.counter.owner.post('inbound', {
      status: 'SUCCEED',
      providerId,
      items,
      ...(discount > 0 && { discount: { unit: 2, value: discount } }),
      ...(costs > 0 && { costs: freight }),
      payments: paid > 0 ? [{ method: 'CASH', amount: paid }] : [],
    })
  }

  private async sendBack(inbound: Json, { paid, vatRate }: BuyingDeed): Promise<Json> {
    const { owner } = this.counter
    const lots = (await owner.get(`inbound-return/candidate?inboundId=${inbound.id}`)).data
    const lot = Array.isArray(lots) && lots[0]
    if (!lot) return { status: 0 }
    const { productId, lotId, inboundItemId, unitId } = lot
    const item = { productId, lotId, inboundItemId, unitId, quantity: 1, price: lot.price, vatRate }
    return owner.post('inbound-return', {
      status: 'SUCCEED',
      reason: 'OTHER',
      providerId: inbound.providerId,
      inboundId: inbound.id,
      deduction: paid > 0 ? 11 : 0,
      items: [item],
      payments: paid > 0 ? [{ method: 'CASH', amount: 100 }] : [],
    })
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from './app.ts'
import { inStore, someProduct, someProvider } from './factories.ts'
import { ledgerDifferences } from './ledgers.ts'
import { unitOf } from './receive.ts'
import { type Random, randomOf } from './soak/random.ts'

// Random histories of goods that are sold before they came, entered twice and merged, recalled, sold out and brought back;
// of imports that are corrected and cancelled, and of days that are closed. The same for the same seed.

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

interface Goods {
  id: string
  units: Json
  isLotManaged: boolean
  /** Entered twice: what they are. */
  twinOf: Goods | null
}

/** Refusals that random steps may earn; any other is a finding. */
const earned = [
  'stock-short',
  'already-cancelled',
  'inbound-goods-sold',
  'lot-short',
  'inbound-not-amendable',
  'goods-moved-on',
]
const reached = new Map<string, number>()

class History {
  readonly goods: Goods[] = []
  providerId = ''
  readonly bills: string[] = []
  readonly imports: { id: string; goods: Goods }[] = []
  /** Lots that are to be taken from the market, by the product that theirs is now. */
  readonly recalled: { goods: Goods; number: string }[] = []
  /** Goods whose cost was changed afterRollback: nothing is replayed, so it may differ from what was paid. */
  readonly corrected = new Set<Goods>()

  readonly owner: Person
  readonly random: Random
  /** Whether imports are corrected and cancelled. */
  readonly correctsImports: boolean

  constructor(owner: Person, random: Random, correctsImports: boolean) {
    this.owner = owner
    this.random = random
    this.correctsImports = correctsImports
  }

  async open() {
    this.providerId = (await someProvider(this.owner)).id
    await this.owner.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 })
    for (const isLotManaged of [true, true, false, false]) {
      const make = async (twinOf: Goods | null) => {
        const made = await someProduct(this.owner, { name: `Hàng ${this.goods.length}`, isLotManaged })
        this.goods.push({ ...made, isLotManaged, twinOf })
        return this.goods.at(-1)!
      }
      const original = await make(null)
      await make(original)
      // A twin of a twin, merged one after the other.
      await make(original)
    }
  }

  /** What goods are by now. */
  root = (goods: Goods): Goods => (goods.twinOf && !this.goods.includes(goods) ? this.root(goods.twinOf) : goods)

  note(what: string, { status, body }: { status: number; body: Json }): boolean {
    const isDone = status < 300
    if (!isDone) expect(earned, `${what}: ${JSON.stringify(body)}`).toContain(body.error)
    else reached.set(what, (reached.get(what) ?? 0) + 1)
    return isDone
  }

  async step() {
    const { random } = this
    const goods = random.pick(this.goods)
    const draw = random.between(1, 100)
    if (draw <= 22) return this.buy(goods)
    if (draw <= 46) return this.sell(goods)
    if (draw <= 54) return this.sellOut(goods)
    if (draw <= 72) return this.cancelBill()
    if (draw <= 76) return this.merge()
    if (draw <= 84) return this.recall(goods)
    if (draw <= 89) return this.setApart(goods)
    if (draw <= 92) return this.tryOnClosedDay()
    if (this.correctsImports) return draw <= 96 ? this.amend() : this.cancelImport()
  }

  async buy(goods: Goods) {
    const [quantity, price] = [this.random.between(1, 12), this.random.between(1, 30) * 100]
    const number = this.random.pick(['L1', 'L2', 'L3', 'L4'])
    const lots = [{ lotNumber: number, expiryDate: `203${number[1]}-06-30`, quantity }]
    const line = {
      productId: goods.id,
      unitId: unitOf(goods, 'Viên'),
      quantity,
      price,
      vatRate: this.random.pick([0, 5]),
    }
    const bought = await this.owner.post('inbound', {
      status: 'SUCCEED',
      providerId: this.providerId,
      items: [{ ...line, ...(goods.isLotManaged && { lots }) }],
      payments: [{ method: 'CASH', amount: Math.round(quantity * price * (1 + line.vatRate / 100)) }],
    })
    if (this.note('buy', bought)) this.imports.push({ id: bought.data.id, goods })
  }

  /** All that can be sold: what is left are empty lots. */
  async sellOut(goods: Goods) {
    const { stock, unsellable } = (await this.owner.get(`product/${goods.id}`)).data
    if (stock - unsellable > 0) await this.sell(goods, stock - unsellable)
  }

  async sell(goods: Goods, quantity = this.random.between(1, 9)) {
    const items = [{ productId: goods.id, unitId: unitOf(goods, 'Viên'), quantity }]
    const sold = await this.owner.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000_000 }] })
    if (this.note('sell', sold)) this.bills.push(sold.data.id)
  }

  async cancelBill(id = this.random.pick(this.bills)) {
    if (id) this.note('cancel of a bill', await this.owner.post(`bill/${id}/cancel`, { reason: 'x' }))
  }

  async merge() {
    const duplicate = this.random.pick(this.goods.filter(one => one.twinOf))
    if (!duplicate) return
    // Into another twin first, now and then.
    const others = this.goods.filter(
      one => one !== duplicate && (one === duplicate.twinOf || one.twinOf === duplicate.twinOf),
    )
    const survivor = this.random.pick(others)
    const { version } = (await this.owner.get(`product/${duplicate.id}`)).data
    const body = { duplicateId: duplicate.id, duplicateVersion: version }
    if (!this.note('merge', await this.owner.post(`product/${survivor.id}/merge`, body))) return
    this.goods.splice(this.goods.indexOf(duplicate), 1)
    duplicate.twinOf = survivor
    for (const one of this.goods) if (one.twinOf === duplicate) one.twinOf = survivor
    // The original may have been left for its twin: that one is the original now.
    if (survivor.twinOf === duplicate) survivor.twinOf = null
  }

  async recall(goods: Goods) {
    const lots = (await this.owner.get(`lot?productId=${goods.id}&withEmpty=true`)).data.items
    const lot = this.random.pick(lots.filter((one: Json) => one.state === 'normal')) as Json
    if (!goods.isLotManaged || !lot) return
    const change = { version: lot.version, state: 'recalled', reason: 'Thông báo' }
    if (this.note('recall', await this.owner.patch(`lot/${lot.id}`, change)))
      this.recalled.push({ goods, number: lot.number })
  }

  async setApart(goods: Goods) {
    const shelves = (await this.owner.get(`lot/shelf?productId=${goods.id}`)).data.items
    const shelf = this.random.pick(shelves) as Json
    if (!shelf || shelf.quantity <= 0) return
    const to = shelf.bucket === 'sellable' ? 'quarantine' : 'sellable'
    const body = { branchId: this.owner.branchId, to, quantity: this.random.between(1, shelf.quantity), reason: 'Vỡ' }
    this.note('quarantine', await this.owner.post(`lot/${shelf.id}/quarantine`, body))
  }

  async amend() {
    const chosen = this.random.pick(this.imports)
    if (!chosen) return
    const { version, items, status } = (await this.owner.get(`inbound/${chosen.id}`)).data
    if (status !== 'SUCCEED') return
    const { id, price } = items[0]
    const body = { version, items: [{ id, price: price + this.random.between(-1, 5) * 50 }] }
    if (this.note('correction', await this.owner.patch(`inbound/${chosen.id}`, body))) this.corrected.add(chosen.goods)
  }

  async cancelImport() {
    const chosen = this.random.pick(this.imports)
    if (!chosen) return
    const cancelled = await this.owner.post(`inbound/${chosen.id}/cancel`, { reason: 'x' })
    if (this.note('cancel of an import', cancelled)) this.corrected.add(chosen.goods)
  }

  /** The books of a day that is closed are what they are, whatever somebody tries. */
  async tryOnClosedDay() {
    const books = () =>
      this.rows(`
      select json_build_object(
        'imports', (select json_agg(row(d.id, d.status, d.payable, d.vat_amount, i.price, i.vat_rate, i.value) order by i.id)
          from inbound d join inbound_item i on i.store_id = d.store_id and i.inbound_id = d.id where d.store_id = $1),
        'bills', (select json_agg(row(id, status, payable) order by id) from bill where store_id = $1),
        'rows', (select count(*) from stock_entry where store_id = $1)) as books`)
    await this.rows('update branch set days_closed_through = current_date + 1 where store_id = $1')
    const before = await books()
    const bought = this.random.pick(this.imports)
    const bill = this.random.pick(this.bills)
    const answers: { status: number; body: Json }[] = []
    if (bought) {
      const { version, items } = (await this.owner.get(`inbound/${bought.id}`)).data
      const [{ id, price, quantity }] = items
      answers.push(
        await this.owner.patch(`inbound/${bought.id}`, {
          version,
          items: [{ id, price: price + 50, discount: { unit: 2, value: 50 * quantity } }],
        }),
        await this.owner.patch(`inbound/${bought.id}`, {
          version,
          items: [{ id, price: price * 2, vatRate: 8 }],
        }),
        await this.owner.post(`inbound/${bought.id}/cancel`, { reason: 'x' }),
      )
    }
    if (bill) answers.push(await this.owner.post(`bill/${bill}/cancel`, { reason: 'x' }))
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
    expect(await books()).toEqual(before)
    await this.rows('update branch set days_closed_through = null where store_id = $1')
    if (answers.some(({ body }) => body.error === 'day-closed'))
      reached.set('closed day', (reached.get('closed day') ?? 0) + 1)
  }

  rows = (sql: string, values: unknown[] = []) =>
    inStore(shop, this.owner.profile.store.id, query => query(sql, [this.owner.profile.store.id, ...values]))

  /** A lot that was recalled is recalled, whatever its product was merged into since. */
  async checkRecalled() {
    for (const { goods, number } of this.recalled) {
      const { id } = this.root(goods)
      const states = await this.rows('select state from lot where store_id = $1 and product_id = $2 and number = $3', [
        id,
        number,
      ])
      expect(states, `lot ${number} was recalled`).toEqual([{ state: 'recalled' }])
    }
  }

  /** When no sale is left, what lies there is worth what was paid for it. */
  async checkValues() {
    for (const id of this.bills) await this.cancelBill(id)
    const corrected = new Set([...this.corrected].map(goods => this.root(goods).id))
    for (const { id } of this.goods.filter(goods => !corrected.has(goods.id))) {
      const [sums] = await this.rows(
        `select (select coalesce(sum(i.base_quantity), 0)::int from bought i) as "boughtQuantity",
           (select coalesce(sum(i.value), 0)::int from bought i) as bought, coalesce(sum(s.quantity), 0)::int as quantity, coalesce(sum(s.value), 0)::int as value
         from (select store_id, quantity, value from stock where store_id = $1 and product_id = $2) s`.replace(
          /^/,
          `with bought as (
             select i.base_quantity, i.value from inbound_item i join product p on p.store_id = i.store_id and p.id = i.product_id
             where i.store_id = $1 and coalesce(p.merged_into, p.id) = $2) `,
        ),
        [id],
      )
      expect([sums.quantity, sums.value]).toEqual([sums.boughtQuantity, sums.bought])
      if (sums.quantity > 0) reached.set('value', (reached.get('value') ?? 0) + 1)
    }
  }
}

describe('goods in random histories', () => {
  for (const seed of [1, 2, 3, 4])
    it(`keep every law of the books, seed ${seed}`, { timeout: 120_000 }, async () => {
      const history = new History(await shop.registerStore(), randomOf(seed), seed % 2 === 0)
      await history.open()
      for (let i = 0; i < 110; i++) {
        await history.step()
        if (i % 25 === 24) {
          await history.checkRecalled()
          expect(await ledgerDifferences(shop)).toEqual([])
        }
      }
      while (history.goods.some(one => one.twinOf)) await history.merge()
      await history.checkRecalled()
      await history.checkValues()
      expect(await ledgerDifferences(shop)).toEqual([])
    })

  it('meet what they are to test', () => {
    const what = [
      'buy',
      'sell',
      'cancel of a bill',
      'merge',
      'recall',
      'quarantine',
      'correction',
      'cancel of an import',
      'closed day',
      'value',
    ]
    for (const one of what) expect(reached.get(one) ?? 0, one).toBeGreaterThan(1)
  })
})

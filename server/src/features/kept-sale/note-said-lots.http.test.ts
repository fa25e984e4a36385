import { describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { type KeptLine, keptTill, registerTill } from '../../../test/kept-sales.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

const expiryDate = '2030-03-31'

/** A line of goods from a box that its till wrote down, and what the sale says of that box. */
function fromBox(goods: Shelved, quantity: number, number: string, more: object = {}) {
  const id = newId()
  const line: KeptLine = {
    goods,
    quantity,
    said: [{ lotId: id, number, expiryDate, quantity }],
    item: { lots: [{ lotId: id, quantity, comesLater: true }] },
  }
  return { id, line, noted: { id, productId: goods.id, number, expiryDate, ...more } }
}

async function start() {
  const owner = await shop.registerStore()
  await owner.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 })
  const goods = await shelve(shop, owner, [{ number: 'CU', quantity: 10, value: 10_000 }])
  const till = keptTill(owner, (await registerTill(owner)).token)
  const lots = () =>
    inStore(shop, owner.profile.store.id, query =>
      query(
        `select l.id, l.number, l.expiry_date, coalesce(sum(s.quantity), 0)::int as quantity
         from lot l left join stock s on s.store_id = $1 and s.lot_id = l.id
         where l.store_id = $1 and l.product_id = $2 group by l.id, l.number, l.expiry_date order by lower(l.number)`,
        [owner.profile.store.id, goods.id],
      ),
    )
  return { owner, goods, till, lots }
}

const receive = (owner: Person, goods: Shelved, number: string, quantity: number) =>
  owner.post('inbound', {
    status: 'SUCCEED',
    items: [
      {
        ...{ productId: goods.id, unitId: goods.units.Viên, quantity, price: 100 },
        lots: [{ lotNumber: number, expiryDate, quantity }],
      },
    ],
    payments: [{ method: 'CASH', amount: quantity * 100 }],
  })

describe('a lot that a till wrote down without the network', () => {
  it('becomes a lot that owes what was sold of it, and its import settles it', async () => {
    const { owner, goods, till, lots } = await start()
    const { id, line, noted } = fromBox(goods, 3, ' b7 ')
    const sale = till.sale([line], { offline: { notedLots: [noted] } })
    expect(await till.send([sale])).toMatchObject([{ kind: 'saved', flags: [] }])
    // What other lots have stays theirs: the goods came out of this box.
    expect(await lots()).toMatchObject([
      { id, number: 'b7', quantity: -3 },
      { number: 'CU', quantity: 10 },
    ])
    const bill = (await owner.get(`bill/${sale.id}`)).data
    expect(bill.items[0].lots).toMatchObject([{ lotId: id, lotNumber: 'b7', quantity: 3 }])
    expect(bill.offline.saidLots).toMatchObject([{ lotId: id }])
    await till.send([sale])
    await receive(owner, goods, 'B7', 20)
    expect(await lots()).toMatchObject([
      { id, quantity: 17 },
      { number: 'CU', quantity: 10 },
    ])
    await owner.post(`bill/${sale.id}/cancel`, { reason: 'Nhầm' })
    expect(await lots()).toMatchObject([
      { id, quantity: 20 },
      { number: 'CU', quantity: 10 },
    ])
  })

  it('is the lot of that number that the store has by then, whichever till or import wrote it', async () => {
    const { owner, goods, till, lots } = await start()
    await receive(owner, goods, 'B7', 5)
    const [known] = await lots()
    const [one, two] = [fromBox(goods, 3, 'b7'), fromBox(goods, 4, ' B7')]
    const sales = [one, two].map(({ line, noted }) => till.sale([line], { offline: { notedLots: [noted] } }))
    expect(await till.send(sales)).toMatchObject([
      { kind: 'saved', flags: [] },
      { kind: 'saved', flags: [] },
    ])
    // Five lay there; two are owed.
    expect(await lots()).toMatchObject([
      { id: known!.id, number: 'B7', quantity: -2 },
      { number: 'CU', quantity: 10 },
    ])
    const fresh = fromBox(goods, 1, 'M1')
    const again = fromBox(goods, 1, 'm1')
    await till.send([fresh, again].map(({ line, noted }) => till.sale([line], { offline: { notedLots: [noted] } })))
    expect(await lots()).toMatchObject([{ number: 'B7' }, { number: 'CU' }, { id: fresh.id, quantity: -2 }])
  })

  it('of another expiry than the store has is told, and so is a seller who lost the right to sell before goods came', async () => {
    const { owner, goods, till, lots } = await start()
    await receive(owner, goods, 'B7', 5)
    const other = fromBox(goods, 1, 'B7', { expiryDate: '2031-01-31' })
    const [told] = await till.send([till.sale([other.line], { offline: { notedLots: [other.noted] } })])
    expect(told).toMatchObject({
      kind: 'saved',
      flags: [{ kind: 'rule-broken', sentence: expect.stringContaining('Lô B7 đã có với hạn dùng 31/03/2030') }],
    })
    const seller = await addEmployee(shop, owner, {
      fullName: 'Nguyễn Thị Lan',
      grants: [{ model: 'sale', action: 'read' }],
    })
    const { line, noted } = fromBox(goods, 2, 'M2')
    const sale = till.sale([line], { sellerId: seller.profile.id, offline: { notedLots: [noted] } })
    const [lacks] = await till.send([sale])
    expect(lacks).toMatchObject({
      kind: 'saved',
      flags: [
        {
          kind: 'right-missing',
          sentence: expect.stringMatching(
            /^Nguyễn Thị Lan bán đơn này khi chưa có quyền: lô M2 của .* chưa có trong sổ/,
          ),
        },
      ],
    })
    expect(await lots()).toMatchObject([
      { number: 'B7', quantity: 4 },
      { number: 'CU' },
      { number: 'M2', quantity: -2 },
    ])
  })

  it('of goods without lots, or of goods that are not in the sale, is left out', async () => {
    const { owner, goods, till } = await start()
    const strange = { ...fromBox(goods, 1, 'X').noted, productId: newId() }
    const plain = await shelve(shop, owner, [{ quantity: 5, value: 500 }], { isLotManaged: false })
    const { line, noted } = fromBox(plain, 1, 'B7')
    const [result] = await till.send([till.sale([line], { offline: { notedLots: [strange, noted] } })])
    expect(result).toMatchObject({ kind: 'saved' })
  })
})

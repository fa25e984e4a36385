import { beforeAll, describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import {
  countLine,
  countOn,
  lineOf,
  openCheck,
  openSheet,
  reviewOf,
  sendLines,
  shelfOf,
} from '../../../test/count-shop.ts'
import { addEmployee, someProduct } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
const owner = await shop.registerStore()
let lan: Person
beforeAll(async () => {
  lan = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
})

const sell = (product: Shelved, quantity: number, more: object = {}) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: 1_000 * quantity }],
    ...more,
  })
const complete = (checkId: string, body: object = {}, headers?: Record<string, string>) =>
  owner.post(`inventory-check/${checkId}/complete`, body, headers)
const cancel = (checkId: string) => owner.post(`inventory-check/${checkId}/cancel`, { reason: 'Đếm nhầm kệ' })
const ofProducts = (...products: { id: string }[]) => ({ kind: 'PRODUCT', productIds: products.map(({ id }) => id) })
const refused = (reply: Reply) => [reply.status, reply.body.error]

/** Counts by Lan, completed by the owner. */
async function counted(products: Shelved[], lines: object[], body: object = {}) {
  const check = await openCheck(lan, ofProducts(...products))
  await countOn(lan, check.id, lines)
  const reply = await complete(check.id, body)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.data
}

describe('the difference is counted − book at the moment of the count', () => {
  it('so selling goes on before, during and after it', async () => {
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    await sell(product, 10)
    const check = await openCheck(lan, ofProducts(product))
    const startedAt = new Date().toISOString()
    await countOn(lan, check.id, [countLine(product, 'LO1', 88, { startedAt })])
    await sell(product, 30)
    const line = lineOf(await reviewOf(owner, check.id), product, 'LO1')
    expect(line).toMatchObject({ counted: 88, book: 90, difference: -2, blocks: [] })
    expect(line.remarks).toEqual([expect.stringMatching(/^Sau khi đếm lúc .* đã bán 3 vỉ; phần này được tính đúng\.$/)])
    const done = await complete(check.id)
    expect(done).toMatchObject({
      status: 200,
      data: { status: 'SUCCEED', lineCount: 1, minusCount: 1, minusValue: 1_200, postedByName: 'Trần Thu Hà' },
    })
    expect(await shelfOf(owner, product)).toEqual([58, 34_800])
    const [row] = (await owner.get(`stock-card?productId=${product.id}`)).data.items
    expect(row).toMatchObject({
      kind: 'COUNT',
      quantity: -2,
      value: -1_200,
      balanceAfter: 58,
      documentCode: check.code,
    })
  })

  it('and a sale that was made before it and sent after it counts as gone already', async () => {
    const product = await shelve(shop, owner, [{ quantity: 50 }])
    const check = await openCheck(lan, ofProducts(product))
    const soldAt = new Date(Date.now() - 1_000).toISOString()
    await countOn(lan, check.id, [countLine(product, 'LO1', 45)])
    expect((await sell(product, 5, { soldAt })).status).toBe(201)
    expect(lineOf(await reviewOf(owner, check.id), product, 'LO1')).toMatchObject({
      book: 45,
      difference: 0,
      remarks: [],
    })
    expect((await complete(check.id)).data).toMatchObject({ matchCount: 1, plusCount: 0, minusCount: 0 })
    expect((await shelfOf(owner, product))[0]).toBe(45)
  })

  it('one that comes after the check was completed is told on it: those goods were missed twice', async () => {
    const product = await shelve(shop, owner, [{ quantity: 50 }])
    const soldAt = new Date(Date.now() - 1_000).toISOString()
    const check = await counted([product], [countLine(product, 'LO1', 45)])
    const bill = (await sell(product, 5, { soldAt })).data
    await sell(product, 1)
    expect((await reviewOf(owner, check.id)).lateSales).toMatchObject([
      { billId: bill.id, billCode: bill.code, lotNumber: 'LO1', quantity: 5 },
    ])
  })

  it('goods that came in after the count are not mistaken for a difference', async () => {
    const product = await someProduct(owner, { name: 'Nước muối' })
    await receive(owner, [boxes(product, 1)], { kind: 'OPENING' })
    const shelf = { ...product, units: { Viên: product.units[0].id } } as never as Shelved
    const check = await openCheck(lan, ofProducts(product))
    await countOn(lan, check.id, [countLine(shelf, 'A01', 100)])
    await receive(owner, [boxes(product, 2)], { kind: 'OPENING' })
    const line = lineOf(await reviewOf(owner, check.id), shelf, 'A01')
    expect(line).toMatchObject({ book: 100, difference: 0 })
    expect(line.remarks[0]).toMatch(/đã nhập tồn đầu kỳ 2 hộp/)
    await complete(check.id)
    expect((await owner.get(`product/${product.id}`)).data.stock).toBe(300)
  })
})

describe('completing', () => {
  it('a second time changes nothing, with the same key or another, at once or later', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan, ofProducts(product))
    await countOn(lan, check.id, [countLine(product, 'LO1', 7)])
    const replies = await Promise.all([complete(check.id), complete(check.id), complete(check.id)])
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200])
    const again = await complete(check.id, {}, { 'idempotency-key': newId() })
    expect(again.data).toEqual((await owner.get(`inventory-check/${check.id}`)).data)
    expect(await shelfOf(owner, product)).toEqual([7, 4_200])
    expect((await owner.get(`stock-card?productId=${product.id}`)).data.items).toHaveLength(2)
  })

  it('while tills sell: no sale is refused or lost, and nothing is counted twice', async () => {
    const products: Shelved[] = []
    for (let i = 0; i < 4; i++) products.push(await shelve(shop, owner, [{ quantity: 1_000 }]))
    const check = await openCheck(lan, ofProducts(...products))
    await countOn(
      lan,
      check.id,
      products.map(product => countLine(product, 'LO1', 990)),
    )
    const sales = Array.from({ length: 24 }, (_, i) => sell(products[i % 4]!, 1))
    const [done, ...sold] = await Promise.all([complete(check.id), ...sales])
    expect(done!.status).toBe(200)
    expect(sold.map(reply => reply.status)).toEqual(sold.map(() => 201))
    for (const product of products) expect((await shelfOf(owner, product))[0]).toBe(990 - 6)
  })

  it('of goods that came between deciding and locking is decided again, line and sums', async () => {
    const [changed, kept] = [
      await shelve(shop, owner, [{ quantity: 10 }]),
      await shelve(shop, owner, [{ quantity: 10 }]),
    ]
    const check = await openCheck(lan, ofProducts(changed, kept))
    await countOn(lan, check.id, [countLine(changed, 'LO1', 7), countLine(kept, 'LO1', 9)])
    const items = [
      {
        productId: changed.id,
        unitId: changed.units.Viên,
        quantity: 10,
        price: 1_200,
        lots: [{ lotNumber: 'LO1', expiryDate: '2030-12-31', quantity: 10 }],
      },
    ]
    const [received, done] = await behindLock(
      shop,
      owner,
      `select from product_stock where product_id = '${changed.id}'`,
      [
        () => owner.post('inbound', { status: 'SUCCEED', items, payments: [{ method: 'CASH', amount: 12_000 }] }),
        () => complete(check.id),
      ],
    )
    expect(received.status).toBe(201)
    // Three of a lot that is worth 900đ by now, where it was 600đ when the check was decided first.
    expect(done.data).toMatchObject({ status: 'SUCCEED', minusCount: 2, minusValue: 2_700 + 600 })
    expect(done.data).toEqual((await owner.get(`inventory-check/${check.id}`)).data)
    const review = await reviewOf(owner, check.id)
    expect(lineOf(review, changed, 'LO1')).toMatchObject({ book: 10, value: -2_700 })
    expect(lineOf(review, kept, 'LO1')).toMatchObject({ book: 10, value: -600 })
    expect(await shelfOf(owner, changed)).toEqual([17, 15_300])
    expect(await shelfOf(owner, kept)).toEqual([9, 5_400])
  })

  it('leaves goods free that are as the books say', async () => {
    // Goods are locked in the order of their ids: those that are right would be locked first.
    const right = await shelve(shop, owner, [{ quantity: 10 }])
    const missing = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan, ofProducts(missing, right))
    await countOn(lan, check.id, [countLine(missing, 'LO1', 7), countLine(right, 'LO1', 10)])
    let sold: Reply | undefined
    const stock = `select from product_stock where product_id = '${missing.id}'`
    const [done] = await behindLock(shop, owner, stock, [() => complete(check.id)], async () => {
      sold = await sell(right, 1)
    })
    expect(sold!.status).toBe(201)
    expect(done.data).toMatchObject({ matchCount: 1, minusCount: 1 })
    expect((await shelfOf(owner, right))[0]).toBe(9)
  })

  it('counts among the moved what was right when it was decided and is not when goods are locked', async () => {
    const [other, right] = [
      await shelve(shop, owner, [{ quantity: 10 }]),
      await shelve(shop, owner, [{ quantity: 10 }]),
    ]
    const soldAt = new Date().toISOString()
    const check = await openCheck(lan, ofProducts(other, right))
    await countOn(lan, check.id, [countLine(other, 'LO1', 10), countLine(right, 'LO1', 10)])
    // Completing waits with its lines; a till sends what it sold before the count.
    const head = `select from product where id = '${other.id}'`
    const [done] = await behindLock(shop, owner, head, [() => complete(check.id)], () => sell(right, 2, { soldAt }))
    expect(done.data).toMatchObject({ matchCount: 1, plusCount: 1, minusCount: 0 })
    expect((await shelfOf(owner, right))[0]).toBe(10)
  })

  it('is refused where nothing was counted, and while somebody holds it', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan, ofProducts(product))
    expect(refused(await complete(check.id))).toEqual([422, 'nothing-counted'])
    await countOn(lan, check.id, [countLine(product, 'LO1', 7)])
    const held = await owner.post(`inventory-check/${check.id}/hold`, { isHeld: true, reason: 'chờ kế toán' })
    expect(held.data).toMatchObject({ isHeld: true, heldByName: 'Trần Thu Hà', holdReason: 'chờ kế toán' })
    expect((await complete(check.id)).body).toMatchObject({
      error: 'check-held',
      message: `Phiếu kiểm ${check.code} đang được Trần Thu Hà tạm giữ (chờ kế toán), chưa hoàn thành hay gộp được.`,
    })
    // Counting goes on meanwhile.
    await countOn(lan, check.id, [countLine(product, 'LO1', 1)])
    expect((await owner.post(`inventory-check/${check.id}/hold`, { isHeld: false })).data.isHeld).toBe(false)
    expect((await complete(check.id)).status).toBe(200)
  })

  it('goods sold that the count says are not there are told, and nothing is half done', async () => {
    const [right, wrong] = [
      await shelve(shop, owner, [{ quantity: 10 }]),
      await shelve(shop, owner, [{ quantity: 10 }]),
    ]
    const check = await openCheck(lan, ofProducts(right, wrong))
    await countOn(lan, check.id, [countLine(right, 'LO1', 9), countLine(wrong, 'LO1', 2)])
    await sell(wrong, 5)
    const reply = await complete(check.id)
    expect(refused(reply)).toEqual([409, 'count-not-ready'])
    expect(reply.body.message).toBe(
      `Chưa hoàn thành được, còn 1 dòng phải xử lý: ${wrong.name} lô LO1 đếm được 2 viên, sau đó bán 5 viên nên sổ chỉ còn 5 viên: số đếm không khớp, hãy đếm lại.`,
    )
    expect((await reviewOf(owner, check.id, '&tab=blocked')).items).toMatchObject([{ productId: wrong.id }])
    expect((await shelfOf(owner, right))[0]).toBe(10)
    expect((await owner.get(`inventory-check/${check.id}`)).data.status).toBe('DRAFT')
  })
})

describe('values', () => {
  it('of found goods are those of their lot, else of the product, else of the last purchase, else nothing', async () => {
    const lots = [
      { quantity: 3, value: 1_000 },
      { quantity: 0, value: 0 },
      { quantity: 7, value: 9_000 },
    ]
    const product = await shelve(shop, owner, lots)
    const unknown = await shelve(shop, owner, [{ quantity: 0, value: 0 }])
    const bought = await someProduct(owner, { name: 'Siro ho' })
    const shelf = { ...bought, units: { Viên: bought.units[0].id } } as never as Shelved
    await receive(owner, [boxes(bought, 1)], { kind: 'OPENING' })
    await owner.post('bill', {
      items: [{ productId: bought.id, unitId: bought.units[0].id, quantity: 100 }],
      payments: [{ method: 'CASH', amount: 50_000 }],
    })
    const check = await openCheck(lan, ofProducts(product, unknown, bought))
    await countOn(lan, check.id, [
      countLine(product, 'LO1', 5),
      countLine(product, 'LO2', 2),
      countLine(product, 'LO3', 6),
      countLine(unknown, 'LO1', 4),
      countLine(shelf, 'A01', 10),
    ])
    const review = await reviewOf(owner, check.id)
    const value = (of: Shelved, lot: string) => {
      const { value, valueSource } = lineOf(review, of, lot)
      return [value, valueSource]
    }
    expect(value(product, 'LO1')).toEqual([667, 'lot'])
    // 10.000đ for 10 on hand.
    expect(value(product, 'LO2')).toEqual([2_000, 'product'])
    expect(value(product, 'LO3')).toEqual([-1_286, 'lot'])
    expect(value(unknown, 'LO1')).toEqual([0, 'none'])
    expect(value(shelf, 'A01')).toEqual([3_000, 'purchase'])
    expect(lineOf(review, unknown, 'LO1').remarks).toContain('Chưa từng có giá vốn: hàng thừa được ghi giá trị 0đ.')
    const { data } = await complete(check.id)
    expect(data).toMatchObject({ plusCount: 4, minusCount: 1, plusValue: 5_667, minusValue: 1_286 })
    const after = await reviewOf(owner, check.id)
    expect(value(product, 'LO1')).toEqual([lineOf(after, product, 'LO1').value, 'lot'])
    const list = (await owner.get('inventory-check/total?status=SUCCEED')).data
    expect(list.plusValue).toBeGreaterThanOrEqual(5_667)
    expect((await lan.get('inventory-check/total')).data.plusValue).toBeUndefined()
  })

  it('of a lot that was emptied go with the last unit', async () => {
    const product = await shelve(shop, owner, [{ quantity: 3, value: 1_000 }])
    const check = await counted([product], [countLine(product, 'LO1', 0)])
    expect(check.minusValue).toBe(1_000)
    expect(await shelfOf(owner, product)).toEqual([0, 0])
  })

  it('do not change where what is found stands in for what is missing', async () => {
    const [sold, scanned] = [
      await shelve(shop, owner, [{ quantity: 10, value: 10_000 }]),
      await shelve(shop, owner, [{ quantity: 10, value: 7_000 }]),
    ]
    const check = await openCheck(lan, ofProducts(sold, scanned))
    await countOn(lan, check.id, [countLine(sold, 'LO1', 7), countLine(scanned, 'LO1', 13)])
    const group = (offsetGroup: number | null, ...products: Shelved[]) =>
      owner.patch(`inventory-check/${check.id}/line`, {
        lines: products.map(({ id }) => ({ productId: id, lotNumber: 'LO1', offsetGroup })),
      })
    await group(1, sold)
    expect((await complete(check.id)).body.message).toMatch(/Bù trừ cần ít nhất một dòng thừa và một dòng thiếu/)
    await group(1, scanned)
    const review = await reviewOf(owner, check.id)
    expect(lineOf(review, sold, 'LO1')).toMatchObject({ value: -3_000 })
    expect(lineOf(review, scanned, 'LO1')).toMatchObject({ value: 3_000, valueSource: 'offset' })
    expect((await complete(check.id)).data).toMatchObject({ plusValue: 3_000, minusValue: 3_000 })
    expect([await shelfOf(owner, sold), await shelfOf(owner, scanned)]).toEqual([
      [7, 7_000],
      [13, 10_000],
    ])
  })
})

describe('lots', () => {
  it('that nobody knew come with the expiry that stands on them', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const check = await counted([product], [countLine(product, ' b77 ', 6, { expiryDate: '2031-05-31' })])
    expect(check).toMatchObject({ plusCount: 1, plusValue: 3_600 })
    const [log] = (await owner.get('user_log?action=inventory-check.complete')).data.items
    expect(log).toMatchObject({ subjectId: check.id, after: { plusCount: 1, newLots: 1 } })
    const { data } = await owner.get(`lot?productId=${product.id}`)
    expect(data.items).toMatchObject([
      { number: 'LO1', quantity: 5 },
      { number: 'b77', expiryDate: '2031-05-31', quantity: 6, value: 3_600 },
    ])
  })

  it('with two expiries in one check stop it until one of them is right', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const check = await openCheck(lan, ofProducts(product))
    await countOn(lan, check.id, [countLine(product, 'MỚI', 6, { expiryDate: '2031-05-31' })])
    const other = await countOn(owner, check.id, [countLine(product, 'mới', 1, { expiryDate: '2031-06-30' })])
    expect((await complete(check.id)).body.message).toContain(
      `${product.name} lô MỚI được đếm với hai hạn dùng khác nhau: 31/05/2031 và 30/06/2031`,
    )
    await sendLines(owner, other.id, [countLine(product, 'mới', 1, { expiryDate: '2031-05-31', revision: 2 })])
    expect((await complete(check.id)).data).toMatchObject({ plusCount: 1 })
    expect((await owner.get(`lot?productId=${product.id}&limit=5`)).data.items[1]).toMatchObject({ quantity: 7 })
  })

  it('get the expiry of their packs where the reviewer says so, and no goods move for it', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5, expiryDate: '2030-12-31' }])
    const check = await openCheck(lan, ofProducts(product))
    await countOn(lan, check.id, [countLine(product, 'LO1', 5, { expiryDate: '2027-06-30' })])
    const line = lineOf(await reviewOf(owner, check.id), product, 'LO1')
    expect(line).toMatchObject({ expiryDate: '2030-12-31', foundExpiryDate: '2027-06-30', difference: 0 })
    expect(line.remarks).toEqual(['Hạn trên hộp 30/06/2027, sổ ghi 31/12/2030.'])
    await owner.patch(`inventory-check/${check.id}/line`, {
      lines: [{ productId: product.id, lotNumber: 'lo1', correctsExpiry: true }],
    })
    expect((await complete(check.id)).data).toMatchObject({ matchCount: 1, plusCount: 0, minusCount: 0 })
    expect((await owner.get(`lot?productId=${product.id}`)).data.items[0]).toMatchObject({
      expiryDate: '2027-06-30',
      quantity: 5,
      version: 2,
    })
    const [log] = (await owner.get('user_log?action=lot.update')).data.items
    expect(log).toMatchObject({ before: { expiryDate: '2030-12-31' }, after: { expiryDate: '2027-06-30' } })
  })

  it('kept apart are counted apart, and what nobody counted there stays', async () => {
    const product = await shelve(shop, owner, [{ quantity: 20 }])
    const check = await openCheck(lan, ofProducts(product))
    await countOn(lan, check.id, [
      countLine(product, 'LO1', 20),
      countLine(product, 'LO1', 4, { bucket: 'quarantine' }),
    ])
    const { data } = await complete(check.id)
    expect(data).toMatchObject({ matchCount: 1, plusCount: 1, plusValue: 2_400 })
    const next = await openCheck(lan, ofProducts(product))
    await countOn(lan, next.id, [countLine(product, 'LO1', 20)])
    expect((await reviewOf(owner, next.id)).totals).toMatchObject({ lineCount: 1, uncountedCount: 0 })
  })
})

describe('goods that were sold before they came', () => {
  it('are settled by a count of their shelf, and a bill that is cancelled later puts its goods on it', async () => {
    const store = await shop.registerStore()
    await store.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 })
    const mask = await someProduct(store, {
      name: 'Khẩu trang',
      isLotManaged: false,
      units: [{ name: 'Cái', ratio: 1, price: 2_000, isBase: true }],
    })
    const unitId = mask.units[0].id
    const items = [{ productId: mask.id, unitId, quantity: 5 }]
    const bill = (await store.post('bill', { items, payments: [{ method: 'CASH', amount: 10_000 }] })).data
    const check = await openCheck(store, ofProducts(mask))
    const sheet = await openSheet(store, check.id)
    const now = new Date().toISOString()
    const line = { productId: mask.id, parts: [{ unitId, quantity: 15 }], startedAt: now, countedAt: now, revision: 1 }
    await sendLines(store, sheet.id, [line])
    expect((await reviewOf(store, check.id)).items).toMatchObject([{ counted: 15, book: -5, difference: 20 }])
    const done = await store.post(`inventory-check/${check.id}/complete`, {})
    expect(done.data).toMatchObject({ plusCount: 1, plusValue: 0 })
    const onHand = async () => (await store.get(`stock?productId=${mask.id}`)).data.items[0].onHand
    expect(await onHand()).toBe(15)
    // What settled something is like what was sold.
    expect(refused(await store.post(`inventory-check/${check.id}/cancel`, { reason: 'x' }))).toEqual([
      409,
      'goods-moved-on',
    ])
    await store.post(`bill/${bill.id}/cancel`, { reason: 'Khách trả' })
    expect(await onHand()).toBe(20)
  })
})

describe('what nobody counted', () => {
  it('stays as it is unless somebody says how much of it is not there', async () => {
    const [one, other] = [
      await shelve(shop, owner, [{ quantity: 10 }, { quantity: 4 }]),
      await shelve(shop, owner, [{ quantity: 6 }]),
    ]
    const check = await openCheck(lan, ofProducts(one, other))
    await countOn(lan, check.id, [countLine(one, 'LO1', 10)])
    const { totals } = await reviewOf(owner, check.id)
    expect(totals).toMatchObject({ lineCount: 1, uncountedCount: 2, uncountedValue: 6_000 })
    const wrong = await complete(check.id, { zeroUncounted: { count: 2, value: 5_999 } })
    expect(wrong.body).toMatchObject({
      error: 'uncounted-changed',
      message: 'Hàng chưa đếm lúc này là 2 lô trị giá 6.000đ, khác với số vừa xác nhận. Hãy xem lại rồi xác nhận.',
    })
    await sell(other, 1)
    expect(refused(await complete(check.id, { zeroUncounted: { count: 2, value: 6_000 } }))).toEqual([
      409,
      'uncounted-changed',
    ])
    const done = await complete(check.id, { zeroUncounted: { count: 2, value: 5_400 } })
    expect(done.data).toMatchObject({ zeroedUncounted: true, lineCount: 3, minusCount: 2, minusValue: 5_400 })
    expect([await shelfOf(owner, one, 1), await shelfOf(owner, other)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('is left alone by a check that is completed without it', async () => {
    const [one, other] = [await shelve(shop, owner, [{ quantity: 10 }]), await shelve(shop, owner, [{ quantity: 6 }])]
    const check = await openCheck(lan, ofProducts(one, other))
    await countOn(lan, check.id, [countLine(one, 'LO1', 9)])
    expect((await complete(check.id)).data).toMatchObject({ zeroedUncounted: false, lineCount: 1 })
    expect((await shelfOf(owner, other))[0]).toBe(6)
  })
})

describe('a large difference', () => {
  const limit = async (key: string, value: number | null) => {
    const { version } = (await owner.get('setting')).data.items.find((one: { key: string }) => one.key === key)
    expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
  }

  it('has to be counted again by somebody else, whose count takes the place of the first', async () => {
    await limit('recountValue', 5_000)
    const [much, little] = [
      await shelve(shop, owner, [{ quantity: 100 }]),
      await shelve(shop, owner, [{ quantity: 10 }]),
    ]
    const check = await openCheck(lan, ofProducts(much, little))
    await countOn(lan, check.id, [countLine(much, 'LO1', 80), countLine(little, 'LO1', 9)])
    expect((await complete(check.id)).body).toMatchObject({
      error: 'count-not-ready',
      message: expect.stringContaining('thiếu 2 vỉ (từ 5.000đ trở lên): phải được người khác đếm lại'),
    })
    const recounts = async (who: typeof lan) => (await who.get(`inventory-check/${check.id}/recount`)).data
    expect(await recounts(lan)).toEqual([
      expect.objectContaining({ productId: much.id, lotNumber: 'LO1', bucket: 'sellable', isOwn: true }),
    ])
    expect(JSON.stringify(await recounts(owner))).not.toMatch(/counted|book|quantity/)
    expect((await recounts(owner))[0].isOwn).toBe(false)
    // Not by herself.
    const own = await openSheet(lan, check.id, { isRecount: true })
    expect(own).toMatchObject({ round: 2, name: 'Đếm lại: Nguyễn Thị Lan (2)' })
    const { data } = await sendLines(lan, own.id, [countLine(much, 'LO1', 80)])
    expect(data.results[0]).toMatchObject({
      outcome: 'refused',
      message: `${much.name} lô LO1 phải do người khác đếm lại: Nguyễn Thị Lan đã đếm lần trước.`,
    })
    const again = await countOn(owner, check.id, [countLine(much, 'LO1', 91)], { isRecount: true })
    expect(again.round).toBe(2)
    expect(lineOf(await reviewOf(owner, check.id), much, 'LO1')).toMatchObject({
      counted: 91,
      round: 2,
      counterNames: 'Trần Thu Hà',
      blocks: [],
    })
    expect(await recounts(owner)).toEqual([])
    expect((await complete(check.id)).data).toMatchObject({ minusValue: 5_400 + 600 })
    await limit('recountValue', null)
  })

  it('may be meant in per cent of the books', async () => {
    await limit('recountPercent', 1_000)
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    const check = await openCheck(lan, ofProducts(product))
    const sheet = await countOn(lan, check.id, [countLine(product, 'LO1', 90)])
    expect(refused(await complete(check.id))).toEqual([409, 'count-not-ready'])
    await sendLines(lan, sheet.id, [countLine(product, 'LO1', 91, { revision: 2 })])
    expect((await complete(check.id)).status).toBe(200)
    await limit('recountPercent', null)
  })

  it('is not begun where there is nothing to count again', async () => {
    const check = await openCheck(lan)
    expect(await lan.post(`inventory-check/${check.id}/sheet`, { isRecount: true })).toMatchObject({
      status: 422,
      body: { error: 'nothing-counted' },
    })
  })
})

describe('reasons', () => {
  it('stand with a store from the first day, can be added and put out of use', async () => {
    const { data } = await owner.get('difference-reason')
    expect(data.map((reason: { name: string }) => reason.name).slice(0, 3)).toEqual(['Mất', 'Hỏng, vỡ', 'Hết hạn'])
    const made = await owner.post('difference-reason', { name: 'Chuột cắn', direction: 'MINUS' })
    expect(made).toMatchObject({ status: 201, data: { isActive: true, version: 1 } })
    expect(refused(await owner.post('difference-reason', { name: 'chuột cắn', direction: 'BOTH' }))).toEqual([
      409,
      'reason-name-taken',
    ])
    const change = (body: object) => owner.patch(`difference-reason/${made.data.id}`, body)
    expect((await change({ version: 1, isActive: false })).data).toMatchObject({ isActive: false, version: 2 })
    expect(refused(await change({ version: 1, isActive: true }))).toEqual([409, 'version-conflict'])
    expect(refused(await change({ version: 2, name: 'Mất' }))).toEqual([409, 'reason-name-taken'])
  })

  it('are written to the lines and summed up over a period', async () => {
    const store = await shop.registerStore()
    const product = await shelve(shop, store, [{ quantity: 10 }, { quantity: 10 }, { quantity: 10 }])
    const reasons = (await store.get('difference-reason')).data
    const [lost, found] = [reasons[0], reasons[5]]
    const check = await openCheck(store, ofProducts(product))
    await countOn(store, check.id, [
      countLine(product, 'LO1', 8),
      countLine(product, 'LO2', 13),
      countLine(product, 'LO3', 9),
    ])
    const decide = (...lines: object[]) =>
      store.patch(`inventory-check/${check.id}/line`, {
        lines: lines.map(line => ({ productId: product.id, ...line })),
      })
    await decide({ lotNumber: 'LO1', reasonId: lost.id, note: 'rơi sau tủ' }, { lotNumber: 'LO2', reasonId: found.id })
    // A later decision about something else leaves the rest alone; null clears.
    await decide({ lotNumber: 'LO1', correctsExpiry: false }, { lotNumber: 'LO2', reasonId: null })
    await decide({ lotNumber: 'LO2', reasonId: found.id })
    const review = await reviewOf(store, check.id)
    expect(review.totals.withoutReason).toBe(1)
    expect(lineOf(review, product, 'LO1')).toMatchObject({ reasonName: 'Mất', note: 'rơi sau tủ' })
    expect((await store.post(`inventory-check/${check.id}/complete`, {})).status).toBe(200)
    const report = (await store.get('inventory-check/by-reason')).data
    expect(report).toEqual([
      { reasonId: lost.id, reasonName: 'Mất', plusCount: 0, minusCount: 1, plusValue: 0, minusValue: 1_200 },
      { reasonId: found.id, reasonName: 'Tìm thấy', plusCount: 1, minusCount: 0, plusValue: 1_800, minusValue: 0 },
      { reasonId: null, reasonName: null, plusCount: 0, minusCount: 1, plusValue: 0, minusValue: 600 },
    ])
    expect((await store.get('inventory-check/by-reason?from=2000-01-01&to=2000-12-31')).data).toEqual([])

    // Reasons and notes are completed afterwards; what would move stock is not, and no line comes to it.
    expect((await decide({ lotNumber: 'LO3', reasonId: lost.id, note: 'vỡ khi dọn kệ' })).status).toBe(200)
    expect((await decide({ lotNumber: 'LO9', reasonId: lost.id })).status).toBe(200)
    const completed = await reviewOf(store, check.id)
    expect(completed.items).toHaveLength(3)
    expect(lineOf(completed, product, 'LO3')).toMatchObject({ reasonName: 'Mất', note: 'vỡ khi dọn kệ' })
    expect((await store.get('inventory-check/by-reason')).data[0]).toMatchObject({ reasonName: 'Mất', minusCount: 2 })
    for (const more of [{ offsetGroup: 1 }, { correctsExpiry: true }])
      expect((await decide({ lotNumber: 'LO1', reasonId: lost.id, ...more })).body.error).toBe('not-a-draft')
    expect((await decide({ lotNumber: 'LO3', reasonId: found.id })).body.error).toBe('reason-of-other-direction')
    await decide({ lotNumber: 'LO3', reasonId: null })
    expect(lineOf(await reviewOf(store, check.id), product, 'LO3')).toMatchObject({ reasonName: null })
    await store.post(`inventory-check/${check.id}/cancel`, { reason: 'Đếm nhầm kệ' })
    expect((await decide({ lotNumber: 'LO1', reasonId: lost.id })).body.error).toBe('not-a-draft')
  })
})

describe('cancelling', () => {
  it('a draft is free; a completed check takes back every lot exactly', async () => {
    const product = await shelve(shop, owner, [
      { quantity: 10, value: 7_777 },
      { quantity: 5, value: 1_001 },
    ])
    const draft = await openCheck(lan, ofProducts(product))
    expect((await cancel(draft.id)).data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Đếm nhầm kệ' })
    const check = await counted([product], [countLine(product, 'LO1', 6), countLine(product, 'LO2', 9)])
    await sell(product, 3)
    expect((await cancel(check.id)).data.status).toBe('CANCELLED')
    const quantities = [(await shelfOf(owner, product))[0], (await shelfOf(owner, product, 1))[0]]
    expect(quantities).toEqual([7, 5])
    expect(refused(await cancel(check.id))).toEqual([409, 'already-cancelled'])
    expect(refused(await complete(check.id))).toEqual([409, 'already-cancelled'])
    expect((await reviewOf(owner, check.id)).items).toHaveLength(2)
  })

  it('is refused where what was found is sold, with the goods that are missing', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await counted([product], [countLine(product, 'LO1', 15)])
    await sell(product, 12)
    const reply = await cancel(check.id)
    expect(refused(reply)).toEqual([409, 'goods-moved-on'])
    expect(reply.body.message).toBe(
      `Không hủy được phiếu ${check.code}: ${product.name} lô LO1 (cần 5 viên, còn 3 viên) đã bán hoặc đã xuất.`,
    )
    expect((await shelfOf(owner, product))[0]).toBe(3)
  })
})

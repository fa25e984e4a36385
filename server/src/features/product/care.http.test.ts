import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct, tabletUnits } from '../../../test/factories.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let second: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  second = await addBranch(shop, owner)
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const stocked = async (overrides: object = {}) => {
  const product = await someProduct(owner, overrides)
  expect((await receive(owner, [boxes(product, 2)], { kind: 'OPENING' })).status).toBe(201)
  return product
}
const sell = (product: Json, quantity: number) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: unitOf(product, 'Hộp'), quantity }],
    payments: [{ method: 'CASH', amount: 42_000 * quantity }],
  })

describe('makers and shelves', () => {
  it('are added by name with a product, found again whatever the case, and refer to it', async () => {
    const one = await someProduct(owner, { manufacturer: 'Dược Bình An', shelfPosition: 'Kệ A1' })
    const other = await someProduct(owner, { manufacturer: 'DƯỢC BÌNH AN', shelfPosition: 'Kệ A1' })
    expect(other).toMatchObject({ manufacturerId: one.manufacturerId, manufacturer: 'Dược Bình An' })
    const makers = (await owner.get('manufacturer')).data
    expect(makers).toMatchObject([{ name: 'Dược Bình An', productCount: 2 }])
    expect((await owner.get(`product?manufacturerId=${one.manufacturerId}`)).data.totalItem).toBe(2)
    expect((await owner.get(`product?positionId=${one.positionId}`)).data.totalItem).toBe(2)
    const cleared = await owner.patch(`product/${other.id}`, { version: 1, manufacturer: null })
    expect(cleared.data).toMatchObject({ manufacturer: null, shelfPosition: 'Kệ A1' })
  })

  it('are renamed everywhere at once, and deleted only when it is said where their goods go', async () => {
    const [a, b] = await Promise.all(
      ['Kệ B1', 'Kệ B2'].map(async name => (await owner.post('product-position', { name })).data),
    )
    const product = await someProduct(owner, { shelfPosition: 'Kệ B1' })
    expect((await owner.patch(`product-position/${a.id}`, { version: 1, name: 'kệ b2' })).body).toMatchObject({
      error: 'position-name-taken',
      issues: [{ path: 'name' }],
    })
    expect((await owner.patch(`product-position/${a.id}`, { version: 1, name: 'Tủ lạnh' })).data).toMatchObject({
      name: 'Tủ lạnh',
      productCount: 1,
      version: 2,
    })
    expect((await owner.patch(`product-position/${a.id}`, { version: 1, name: 'X' })).body.error).toBe(
      'version-conflict',
    )
    expect((await owner.get(`product/${product.id}`)).data.shelfPosition).toBe('Tủ lạnh')
    expect((await owner.delete(`product-position/${a.id}`)).body).toMatchObject({
      error: 'position-in-use',
      details: { count: 1 },
    })
    expect((await owner.delete(`product-position/${a.id}?moveTo=${b.id}`)).body.code).toBe(204)
    expect((await owner.get(`product/${product.id}`)).data).toMatchObject({ shelfPosition: 'Kệ B2', version: 2 })
    expect((await owner.delete(`product-position/${b.id}?moveTo=none`)).body.code).toBe(204)
    expect((await owner.get(`product/${product.id}`)).data.positionId).toBeNull()
  })

  it('of another store are not known', async () => {
    const stranger = await shop.registerStore()
    const maker = (await owner.post('manufacturer', { name: 'Của tôi' })).data
    expect((await stranger.patch(`manufacturer/${maker.id}`, { version: 1, name: 'X' })).status).toBe(404)
    expect((await stranger.delete(`manufacturer/${maker.id}`)).status).toBe(404)
    expect((await stranger.get('manufacturer')).data).toEqual([])
  })
})

describe('barcodes and pictures', () => {
  it('a unit has several barcodes, each found by search and by the till, and each once in the store', async () => {
    const units = [
      { ...tabletUnits()[0], barcode: '8931', barcodes: ['8931', '8932'] },
      { ...tabletUnits()[1], barcodes: ['8933'] },
    ]
    const product = await someProduct(owner, { units })
    expect(product.units).toMatchObject([{ barcode: '8931', barcodes: ['8931', '8932'] }, { barcode: '8933' }])
    expect((await owner.get('product?keyword=8932')).data.items).toMatchObject([{ id: product.id }])
    const till = (await owner.get('till/catalogue')).data.items.find((one: Json) => one.id === product.id)
    expect(till.units[0].barcodes).toEqual(['8931', '8932'])
    const taken = {
      type: 1,
      name: 'X',
      isLotManaged: false,
      vatRate: 5,
      units: [{ ...units[0], barcode: '9', barcodes: ['8932'] }],
    }
    expect((await owner.post('product', taken)).body).toMatchObject({
      error: 'barcode-taken',
      issues: [{ path: 'units.0.barcode' }],
    })
    const freed = product.units.map((one: Json) => ({ ...one, barcode: null, barcodes: [] }))
    await owner.patch(`product/${product.id}`, { version: 1, units: freed })
    expect((await owner.post('product', taken)).status).toBe(201)
  })

  it('a product shows up to five pictures of its own, the first as its tile', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
    const upload = async (purpose: string) => (await owner.post('upload', { purpose, content: dot })).data
    const [one, two, logo] = [await upload('product'), await upload('product'), await upload('logo')]
    const product = await someProduct(owner, { imageIds: [two.id, one.id] })
    expect(product).toMatchObject({ image: two.address, images: [{ id: two.id }, { id: one.id }] })
    const edited = await owner.patch(`product/${product.id}`, { version: 1, imageIds: [one.id] })
    expect(edited.data).toMatchObject({ image: one.address, images: [{ id: one.id }] })
    const tile = await owner.put('till/quick-pick', { unitId: product.units[0].id, category: 'Cảm cúm' })
    expect(tile.data.items).toMatchObject([{ productId: product.id, image: one.address }])
    expect((await owner.patch(`product/${product.id}`, { version: 2, imageIds: [logo.id] })).body).toMatchObject({
      error: 'not-found',
      issues: [{ path: 'imageIds.0' }],
    })
  })
})

describe('deleting', () => {
  it('takes away what nothing ever used, its code and barcodes being free again', async () => {
    const product = await someProduct(owner, { code: 'XOA1', units: [{ ...tabletUnits()[0], barcode: '777' }] })
    expect((await owner.delete(`product/${product.id}`)).body.code).toBe(204)
    expect((await owner.get(`product/${product.id}`)).status).toBe(404)
    expect((await owner.delete(`product/${product.id}`)).status).toBe(404)
    await someProduct(owner, { code: 'XOA1', units: [{ ...tabletUnits()[0], barcode: '777' }] })
  })

  it('says what used a product, drafts and combos too', async () => {
    const product = await stocked()
    await sell(product, 1)
    const items = [{ productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 1, price: 1 }]
    const draft = (await owner.post('inbound', { kind: 'OPENING', status: 'DRAFT', items })).data
    const refused = await owner.delete(`product/${product.id}`)
    expect(refused.body).toMatchObject({ error: 'product-in-use', details: { name: product.name } })
    expect(refused.body.details.uses).toContain('1 hóa đơn')
    expect(refused.body.details.uses).toContain('2 phiếu nhập')
    expect((await owner.get(`product/${product.id}/uses`)).data).toMatchObject({
      words: refused.body.details.uses,
      drafts: [{ kind: 'inbound', id: draft.id, code: draft.code }],
      onHand: [{ branchName: 'Chi nhánh chính', quantity: 100 }],
    })
    const part = await someProduct(owner)
    await owner.post('product', {
      type: 3,
      name: 'Bộ',
      isLotManaged: false,
      vatRate: 5,
      units: [{ name: 'Bộ', ratio: 1, price: 1, isBase: true }],
      components: [{ productId: part.id, unitId: part.units[0].id, quantity: 1 }],
    })
    expect((await owner.delete(`product/${part.id}`)).body.details.uses).toBe('1 combo')
  })

  it('counts documents, not their lines, and the entries of the stock card', async () => {
    const product = await stocked()
    const line = { productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 1, price: 1 }
    await owner.post('inbound', { kind: 'OPENING', status: 'DRAFT', items: [line, { ...line, quantity: 2 }] })
    await owner.post('inventory-check', { kind: 'PRODUCT', productIds: [product.id] })
    const card = (await owner.get(`stock-card?productId=${product.id}`)).data.items
    const { words } = (await owner.get(`product/${product.id}/uses`)).data
    expect(words).toContain('2 phiếu nhập')
    expect(words).toContain('1 phiếu kiểm kho')
    expect(words).toContain(`${card.length} dòng thẻ kho`)
    await sell(product, 1)
    expect((await owner.get(`product/${product.id}/uses`)).data.words).toContain(`${card.length + 1} dòng thẻ kho`)
  })

  it('of many is all or nothing, and tells which could not', async () => {
    const [used, unused] = [await stocked(), await someProduct(owner)]
    const refused = await owner.post('product/bulk-delete', { ids: [used.id, unused.id] })
    expect(refused.body).toMatchObject({ error: 'bulk-refused', details: { count: 1, rows: [{ code: used.code }] } })
    expect((await owner.get(`product/${unused.id}`)).status).toBe(200)
    expect((await owner.post('product/bulk-delete', { ids: [unused.id] })).data).toEqual({ changed: 1 })
  })
})

describe('changing many products', () => {
  const bulk = (ids: string[], change: object, person = owner) => person.post('product/bulk', { ids, change })

  it('sets the same fields of all, each with a row in its log', async () => {
    const group = (await owner.post('product-group', { name: 'Kháng sinh' })).data
    const [one, two] = [await someProduct(owner, { groupId: group.id }), await someProduct(owner)]
    const change = {
      groupId: group.id,
      manufacturer: 'Hãng chung',
      shelfPosition: 'Kệ C',
      minStock: 10,
      controlGroup: 'narcotic',
      storage: 'fridge',
      isPrescription: true,
      earnsPoints: false,
    }
    expect((await bulk([one.id, two.id], change)).data).toEqual({ changed: 2 })
    for (const id of [one.id, two.id])
      expect((await owner.get(`product/${id}`)).data).toMatchObject({ ...change, groupName: 'Kháng sinh', version: 2 })
    const log = (await owner.get(`product/${one.id}/log`)).data.items[0]
    expect(log).toMatchObject({ before: { minStock: null }, after: { controlGroup: 'Thuốc gây nghiện', minStock: 10 } })
    expect(log.after).not.toHaveProperty('groupName')
    expect((await bulk([one.id, two.id], { minStock: 10 })).data).toEqual({ changed: 0 })
    expect((await owner.get('product?controlGroup=narcotic')).data.totalItem).toBe(2)
    expect((await owner.get('product?controlGroup=any')).data.totalItem).toBe(2)
  })

  it('stops them in the whole store or in one branch, and lists and till obey', async () => {
    const [one, two] = [await stocked({ name: 'Ngưng Một' }), await stocked({ name: 'Ngưng Hai' })]
    expect((await bulk([one.id, two.id], { isActive: 0, branchId: second })).data).toEqual({ changed: 2 })
    const listed = async (branchId: string, active: string) =>
      (await owner.get(`product?keyword=ngung&isActiveHere=${active}&branchId=${branchId}`)).data.totalItem
    expect([await listed(second, '1'), await listed(second, '0'), await listed(owner.branchId, '1')]).toEqual([0, 2, 2])
    const atTill = async (branchId: string) =>
      (await owner.get(`till/catalogue?branchId=${branchId}`)).data.items.some((item: Json) => item.id === one.id)
    expect([await atTill(second), await atTill(owner.branchId)]).toEqual([false, true])
    const since = new Date(Date.now() - 1000).toISOString()
    const changes = (await owner.get(`till/catalogue?since=${since}&branchId=${second}`)).data.items
    expect(changes.find((item: Json) => item.id === one.id)).toMatchObject({ isActive: false })
    const items = [{ productId: one.id, unitId: unitOf(one, 'Hộp'), quantity: 1, price: 1 }]
    expect(
      (await owner.post('inbound', { kind: 'OPENING', status: 'DRAFT', branchId: second, items })).body.error,
    ).toBe('product-inactive')
    expect((await owner.get(`product/${one.id}/log`)).data.items[0]).toMatchObject({
      before: { isActive: true, branch: 'Chi nhánh 2' },
      after: { isActive: false },
    })
    expect((await bulk([one.id], { isActive: 0 })).data).toEqual({ changed: 1 })
    expect((await owner.get(`product/${one.id}`)).data).toMatchObject({ isActive: 0, stoppedBranchIds: [second] })
    expect((await sell(one, 1)).body.error).toBe('product-inactive')
  })

  it('changes none where one cannot be, and says which', async () => {
    const product = await someProduct(owner)
    const missing = newId()
    expect((await bulk([product.id, missing], { minStock: 5 })).body).toMatchObject({
      error: 'not-found',
      issues: [{ path: 'ids.1' }],
    })
    const twin = await someProduct(owner, { name: 'Bản trùng' })
    await owner.post(`product/${product.id}/merge`, { duplicateId: twin.id, duplicateVersion: 1 })
    expect((await bulk([product.id, twin.id], { minStock: 5 })).body).toMatchObject({
      error: 'bulk-refused',
      details: { count: 1, rows: [{ code: twin.code, reason: `Đã gộp vào ${product.name}` }] },
    })
    expect((await owner.get(`product/${product.id}`)).data.minStock).toBeNull()
    expect((await bulk([product.id], {})).body.error).toBe('invalid-input')
    expect((await bulk([product.id], { groupId: newId() })).body).toMatchObject({ error: 'not-found' })
    const here = await addEmployee(shop, owner, { roleName: 'management' })
    expect((await bulk([product.id], { isActive: 0, branchId: second }, here)).status).toBe(404)
    const seller = await addEmployee(shop, owner)
    expect((await bulk([product.id], { minStock: 5 }, seller)).status).toBe(403)
  })

  it('takes five hundred at once', async () => {
    const ids = Array.from({ length: 500 }, newId)
    await inStore(shop, owner.profile.store.id, query =>
      query(
        `insert into product (store_id, id, code, type, name, is_lot_managed, vat_rate)
         select $1, id, 'N' || n, 2, 'Hàng ' || n, false, 8 from unnest($2::uuid[]) with ordinality u (id, n)`,
        [owner.profile.store.id, ids],
      ),
    )
    expect((await bulk(ids, { maxStock: 7 })).data).toEqual({ changed: 500 })
    expect((await bulk([...ids, newId()], { maxStock: 7 })).status).toBe(422)
  })
})

describe('what a product went through', () => {
  it('prices by date, sale prices and for who may see it what it cost, marked when that moved by more than 5 %', async () => {
    const product = await someProduct(owner)
    const buy = (price: number) => receive(owner, [boxes(product, 1, { price })], { kind: 'OPENING' })
    for (const price of [30_000, 31_000, 34_000]) expect((await buy(price)).status).toBe(201)
    const units = product.units.map((one: Json) => ({ ...one, price: one.name === 'Hộp' ? 45_000 : one.price }))
    await owner.patch(`product/${product.id}`, { version: 1, units })
    const { items } = (await owner.get(`product/${product.id}/price-history`)).data
    expect(items.map((row: Json) => [row.kind, row.unitName, row.before, row.after, row.isAlert])).toEqual([
      ['SALE', 'Hộp', 42_000, 45_000, false],
      ['COST', 'Viên', 310, 340, true],
      ['COST', 'Viên', 300, 310, false],
      ['COST', 'Viên', null, 300, false],
      ...['Hộp', 'Vỉ', 'Viên'].map(() => ['SALE', expect.any(String), null, expect.any(Number), false]),
    ])
    expect(items[0].employeeName).toBe('Trần Thu Hà')
    expect(items[1]).toMatchObject({ documentKind: 'inbound', documentCode: expect.stringMatching(/^PN/) })
    const first = (await owner.get(`product/${product.id}/price-history?limit=2`)).data
    const next = (await owner.get(`product/${product.id}/price-history?limit=2&cursor=${first.nextCursor}`)).data
    expect([...first.items, ...next.items]).toEqual(items.slice(0, 4))
    expect((await owner.get('product?costMovedWithinDays=7')).data.items).toMatchObject([{ id: product.id }])

    const seller = await addEmployee(shop, owner)
    const seen = (await seller.get(`product/${product.id}/price-history`)).data.items
    expect(seen.every((row: Json) => row.kind === 'SALE')).toBe(true)
  })

  it('its sales, without cost for who may not see it', async () => {
    const product = await stocked()
    const bill = (await sell(product, 1)).data
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
    expect((await owner.get(`product/${product.id}/sales`)).data.items).toMatchObject([
      { billCode: bill.code, isCancelled: true, quantity: 1, net: 42_000, cost: 30_000, comboName: null },
    ])
    const seller = await addEmployee(shop, owner)
    expect((await seller.get(`product/${product.id}/sales`)).data.items[0]).not.toHaveProperty('cost')
    const stranger = await shop.registerStore()
    for (const path of ['sales', 'log', 'price-history', 'uses'])
      expect((await stranger.get(`product/${product.id}/${path}`)).status).toBe(404)
  })
})

describe('duplicates', () => {
  const pairs = async (query = '') => (await owner.get(`product-duplicate${query}`)).data.pairs

  it('are told by registration number with a name alike, by barcode, by name; until they are said to be two', async () => {
    const [one, other] = [
      await someProduct(owner, { name: 'Panadol Extra 500 mg', registrationNumber: '893100493025 (VD-4878-14)' }),
      await someProduct(owner, { name: 'PANADOL EXTRA (hộp 15 vỉ)', registrationNumber: 'VD-4878-14' }),
    ]
    await someProduct(owner, { name: 'Nước muối sinh lý', registrationNumber: 'VD-4878-14' })
    const zeros = await someProduct(owner, {
      name: 'Cao dán Salonpas',
      units: [{ ...tabletUnits()[0], barcode: '0893123456' }],
      registrationNumber: null,
    })
    const bare = await someProduct(owner, {
      name: 'Salonpas cao dán',
      units: [{ ...tabletUnits()[0], barcode: '893123456' }],
      registrationNumber: null,
    })
    expect(await pairs(`?productId=${one.id}`)).toMatchObject([
      { one: { id: one.id }, other: { id: other.id }, likeness: ['registration'] },
    ])
    expect(await pairs(`?productId=${bare.id}`)).toMatchObject([{ one: { id: zeros.id }, likeness: ['barcode'] }])
    const found = await pairs()
    expect(found.length).toBeGreaterThan(1)

    const apart = { productId: other.id, otherId: one.id }
    expect((await owner.post('product-duplicate/keep-apart', apart)).body.code).toBe(204)
    expect((await owner.post('product-duplicate/keep-apart', apart)).body.code).toBe(204)
    expect(await pairs(`?productId=${one.id}`)).toEqual([])
    expect((await owner.post('product-duplicate/keep-apart', { ...apart, otherId: newId() })).status).toBe(404)
  })
})

it('levels of stock that cross are refused, in the form and of many at once, also where only one of the two is changed', async () => {
  const made = await someProduct(owner, { minStock: 4, maxStock: 4 })
  const crossed = await owner.post('product', {
    name: 'Nước muối',
    type: 2,
    isLotManaged: false,
    vatRate: 5,
    units: [{ name: 'Chai', ratio: 1, price: 1, isBase: true }],
    minStock: 5,
    maxStock: 4,
  })
  expect(crossed.body).toMatchObject({ code: 422, error: 'stock-levels-crossed', issues: [{ path: 'maxStock' }] })
  const patched = await owner.patch(`product/${made.id}`, { version: made.version, minStock: 5 })
  expect(patched.body.error).toBe('stock-levels-crossed')
  const bulk = (change: object) => owner.post('product/bulk', { ids: [made.id], change })
  expect((await bulk({ minStock: 5 })).body).toMatchObject({
    error: 'bulk-refused',
    details: { rows: [{ code: made.code, reason: 'Tồn tối thiểu (5) lớn hơn tồn tối đa (4).' }] },
  })
  expect((await bulk({ minStock: 5, maxStock: 9 })).status).toBe(200)
})

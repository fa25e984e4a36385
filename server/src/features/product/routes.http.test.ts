import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProduct, tabletUnits } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const body = (overrides: object = {}) => ({
  type: 1,
  name: 'Amoxicillin 500 mg',
  isLotManaged: true,
  vatRate: 5,
  units: tabletUnits(),
  ...overrides,
})
const names = async (person: Person, query: string): Promise<string[]> =>
  (await person.get(`product?${query}`)).data.items.map((item: { name: string }) => item.name)

describe('adding a product', () => {
  it('numbers it, keeps its units in order, and gives nothing on hand', async () => {
    const product = await someProduct(owner, { minStock: 100, country: 'Việt Nam' })
    expect(product).toMatchObject({
      code: expect.stringMatching(/^HH\d{6}$/),
      price: 42_000,
      stock: 0,
      nearestExpiry: null,
      cost: 0,
      minStock: 100,
      maxStock: null,
      country: 'Việt Nam',
      version: 1,
      isActive: 1,
      hasMovements: false,
      units: [
        { name: 'Viên', ratio: 1, isBase: true },
        { name: 'Vỉ', ratio: 10 },
        { name: 'Hộp', isDefaultSale: true },
      ],
    })
    expect((await owner.get(`product/${product.id}`)).data).toEqual(product)
    const { hasMovements: _moved, components: _parts, images: _images, mergedFrom: _merged, ...listed } = product
    expect((await owner.get(`product?keyword=${product.code}`)).data.items).toEqual([listed])
    const logged = (await owner.get(`user_log?subjectId=${product.id}`)).data.items
    expect(logged).toMatchObject([
      {
        action: 'product.create',
        after: { name: product.name, code: product.code, units: [{ name: 'Viên', price: 500 }, {}, {}] },
      },
    ])
  })

  it('keeps ids that the client made, and sells the base unit where no unit is named for it', async () => {
    const [id, unitId] = [newId(), newId()]
    const units = [{ id: unitId, name: 'Tuýp', ratio: 1, price: 30_000, isBase: true }]
    const product = await someProduct(owner, { id, units })
    expect(product).toMatchObject({ id, price: 30_000, units: [{ id: unitId, isDefaultSale: true }] })
    const other = await owner.post('product', body({ units }))
    expect(other).toMatchObject({ status: 422, body: { error: 'invalid-input', issues: [{ path: 'units.0.id' }] } })
  })

  it('makes one of copies sent at once, also with a code of their own, and refuses another content', async () => {
    const sent = { ...body({ code: 'AMOX500' }), id: newId() }
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('product', sent)))
    expect(replies.map(reply => reply.status)).toEqual([201, 201, 201])
    expect((await owner.get(`user_log?subjectId=${sent.id}`)).data.totalItem).toBe(1)
    expect(await owner.post('product', { ...sent, vatRate: 8 })).toMatchObject({
      status: 409,
      body: { error: 'idempotency-conflict' },
    })
  })

  it('refuses a code or barcode that is taken, beside its field, and says by what', async () => {
    const first = await someProduct(owner, {
      code: 'PARA-A',
      units: [{ ...tabletUnits()[0], barcode: '8930000000017' }],
    })
    expect(await owner.post('product', body({ code: 'para-a' }))).toMatchObject({
      status: 409,
      body: { error: 'product-code-taken', details: { code: 'para-a' }, issues: [{ path: 'code' }] },
    })
    const [tablet, ...others] = tabletUnits()
    const units = [tablet, { ...others[0], barcode: '8930000000017' }]
    expect(await owner.post('product', body({ units }))).toMatchObject({
      status: 409,
      body: {
        error: 'barcode-taken',
        message: `Mã vạch "8930000000017" đã dùng cho PARA-A ${first.name}.`,
        details: { barcode: '8930000000017', productId: first.id, product: first.name },
        issues: [{ path: 'units.1.barcode' }],
      },
    })
    const blind = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'create' }] })
    const refused = await blind.post('product', body({ units }))
    expect(refused.body).toMatchObject({ message: 'Mã vạch "8930000000017" đã dùng cho hàng khác.' })
    expect(JSON.stringify(refused.body)).not.toContain(first.name)
  })

  it('lets only one of two products that are added at once have a barcode', async () => {
    const units = [{ ...tabletUnits()[0], barcode: '8930000000099' }]
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('product', body({ units }))))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 409, 409])
    expect(replies.find(reply => reply.status === 409)!.body.error).toBe('barcode-taken')
  })

  it('passes over a code of the counter that somebody typed by hand', async () => {
    const { code } = await someProduct(owner)
    const number = Number(code.slice(2))
    await someProduct(owner, { code: `hh${String(number + 1).padStart(6, '0')}` })
    expect((await someProduct(owner)).code).toBe(`HH${String(number + 2).padStart(6, '0')}`)
  })

  it.each([
    ['no base unit', { units: [{ name: 'Hộp', ratio: 10, price: 1, isBase: false }] }, 'units.0.isBase'],
    ['two units of a name', { units: [tabletUnits()[0], { ...tabletUnits()[1], name: 'VIÊN' }] }, 'units.1.name'],
    ['a ratio of nothing', { units: [tabletUnits()[0], { ...tabletUnits()[1], ratio: 0 }] }, 'units.1.ratio'],
    ['half a đồng', { units: [{ ...tabletUnits()[0], price: 0.5 }] }, 'units.0.price'],
    ['a rate that does not exist', { vatRate: 7 }, 'vatRate'],
    ['a type that does not exist', { type: 5 }, 'type'],
    ['a field that is not known', { colour: 'đỏ' }, 'colour'],
    [
      'two units sold by default',
      { units: tabletUnits().map(unit => ({ ...unit, isDefaultSale: true })) },
      'units.1.isDefaultSale',
    ],
  ])('refuses %s', async (_what, wrong, path) => {
    const reply = await owner.post('product', body(wrong))
    expect(reply).toMatchObject({ status: 422, body: { error: 'invalid-input' } })
    expect(reply.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('does not know a group of another store', async () => {
    const stranger = await shop.registerStore()
    const group = (await stranger.post('product-group', { name: 'Kháng sinh' })).data
    expect(await owner.post('product', body({ groupId: group.id }))).toMatchObject({
      status: 404,
      body: { error: 'not-found', issues: [{ path: 'groupId' }] },
    })
  })
})

describe('editing a product', () => {
  it('changes what is sent, clears what is null, and logs only that', async () => {
    const group = (await owner.post('product-group', { name: 'Giảm đau' })).data
    const product = await someProduct(owner, { shelfPosition: 'A1' })
    const edited = await owner.patch(`product/${product.id}`, {
      version: 1,
      name: 'Paracetamol Stada',
      shelfPosition: null,
      groupId: group.id,
      isActive: 0,
    })
    expect(edited.data).toMatchObject({
      name: 'Paracetamol Stada',
      shelfPosition: null,
      groupName: 'Giảm đau',
      isActive: 0,
      version: 2,
      units: product.units,
    })
    const [logged] = (await owner.get(`user_log?subjectId=${product.id}&action=product.update`)).data.items
    expect(logged.before).toEqual({ name: product.name, shelfPosition: 'A1', groupName: null, isActive: true })
    expect(logged.after).toEqual({
      name: 'Paracetamol Stada',
      shelfPosition: null,
      groupName: 'Giảm đau',
      isActive: false,
    })
    expect(await names(owner, 'keyword=stada')).toEqual(['Paracetamol Stada'])
  })

  it('finds goods with one letter wrong where none is as it was typed: list, totals and file, as the till does', async () => {
    const person = await shop.registerStore()
    await someProduct(person, { name: 'Amoxicilin 500mg' })
    await someProduct(person, { name: 'Cefalexin 500mg' })
    expect(await names(person, 'keyword=amoxicillin')).toEqual(['Amoxicilin 500mg'])
    expect(await names(person, 'keyword=amoxicillin&isActive=1&sortBy=price')).toEqual(['Amoxicilin 500mg'])
    expect((await person.get('product/total?keyword=amoxicillin')).data.count).toBe(1)
    const asked = { kind: 'product', products: { keyword: 'amoxicillin' } }
    expect((await rowsOf(await askForFile(shop, person, 'excel/export', asked))).map(row => row['Tên hàng'])).toEqual([
      'Amoxicilin 500mg',
    ])
    expect(await names(person, 'keyword=amoxicillin&isActive=0')).toEqual([])
    await someProduct(person, { name: 'Amoxicillin 250mg' })
    expect(await names(person, 'keyword=amoxicillin')).toEqual(['Amoxicillin 250mg'])
  })

  it('keeps symptoms as words, finds goods by them, and sends them to the till', async () => {
    const person = await shop.registerStore()
    const product = await someProduct(person, { name: 'Viên C', symptoms: ' Cảm cúm; ho ,cảm cúm' })
    expect(product.symptoms).toBe('Cảm cúm, ho')
    expect(await names(person, 'keyword=cam%20cum')).toEqual(['Viên C'])
    await someProduct(person, { name: 'Cắm trại', symptoms: 'sốt' })
    expect(await names(person, `keyword=${encodeURIComponent('cảm')}`)).toEqual(['Viên C'])
    const { items } = (await person.get(`till/catalogue?branchId=${person.branchId}&limit=10`)).data
    expect(items.map((one: { symptoms: string }) => one.symptoms).sort()).toEqual(['Cảm cúm, ho', 'sốt'])
    const edited = await person.patch(`product/${product.id}`, { version: 1, symptoms: null })
    expect(edited.data.symptoms).toBe(null)
    expect(await names(person, 'keyword=cam%20cum')).toEqual([])
    const [logged] = (await person.get(`user_log?subjectId=${product.id}&action=product.update`)).data.items
    expect([logged.before, logged.after]).toEqual([{ symptoms: 'Cảm cúm, ho' }, { symptoms: null }])
  })

  it('replaces units: kept by id, the absent one out of use with its barcode free, names exchanged', async () => {
    const [tablet, blister, box] = tabletUnits()
    const product = await someProduct(owner, { units: [tablet, blister, { ...box, barcode: '8930000000024' }] })
    const [vien, vi] = product.units
    const edited = await owner.patch(`product/${product.id}`, {
      version: 1,
      units: [
        { id: vien.id, name: 'Vỉ', ratio: 1, price: 600, isBase: true },
        {
          id: vi.id,
          name: 'Viên',
          ratio: 12,
          price: 7_000,
          isBase: false,
          barcode: '8930000000024',
          isDefaultSale: true,
        },
        { name: 'Thùng', ratio: 1200, price: 500_000, isBase: false },
      ],
    })
    expect(edited.data).toMatchObject({
      price: 7_000,
      units: [
        { id: vien.id, name: 'Vỉ', price: 600 },
        { id: vi.id, name: 'Viên', ratio: 12, barcode: '8930000000024' },
        { name: 'Thùng' },
      ],
    })
    const [logged] = (await owner.get(`user_log?subjectId=${product.id}&action=product.update`)).data.items
    expect(Object.keys(logged.after)).toEqual(['units'])
    expect(await names(owner, 'keyword=8930000000024')).toEqual([product.name])
  })

  it('locks ratios, the base unit and lots once stock has moved, and nothing else', async () => {
    const moved = await shelve(shop, owner, [{ quantity: 10 }])
    const product = (await owner.get(`product/${moved.id}`)).data
    expect(product.hasMovements).toBe(true)
    const edit = (change: object) => owner.patch(`product/${moved.id}`, { version: 1, ...change })
    const [vien, vi, hop] = product.units
    expect(await edit({ units: [vien, vi, { ...hop, ratio: 50 }] })).toMatchObject({
      status: 409,
      body: { error: 'unit-locked', details: { unit: 'Hộp' }, issues: [{ path: 'units.2.ratio' }] },
    })
    expect((await edit({ units: [{ ...vi, ratio: 1, isBase: true }] })).body.error).toBe('unit-locked')
    expect(await edit({ isLotManaged: false })).toMatchObject({
      status: 409,
      body: { error: 'lot-management-locked', issues: [{ path: 'isLotManaged' }] },
    })
    expect((await owner.get(`product/${moved.id}`)).data).toEqual(product)
    const edited = await edit({
      isLotManaged: true,
      units: [
        { ...vien, price: 1_200 },
        { ...hop, name: 'Hộp lớn' },
      ],
    })
    expect(edited.data).toMatchObject({ version: 2, units: [{ price: 1_200 }, { name: 'Hộp lớn', ratio: 100 }] })
  })

  it('refuses a stale edit with the product as it is, a taken code and barcode, a unit that is not its own', async () => {
    const [first, second] = [
      await someProduct(owner, { units: [{ ...tabletUnits()[0], barcode: '8930000000031' }] }),
      await someProduct(owner),
    ]
    const edit = (change: object) => owner.patch(`product/${second.id}`, { version: 1, ...change })
    expect(await edit({ version: 9, name: 'X' })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { version: 1, name: second.name } } },
    })
    expect(await edit({ code: first.code.toLowerCase() })).toMatchObject({
      status: 409,
      body: { error: 'product-code-taken', issues: [{ path: 'code' }] },
    })
    expect(await edit({ units: [{ ...second.units[0], barcode: '8930000000031' }] })).toMatchObject({
      status: 409,
      body: { error: 'barcode-taken', issues: [{ path: 'units.0.barcode' }] },
    })
    expect(await edit({ units: [{ ...first.units[0], barcode: null, barcodes: [] }] })).toMatchObject({
      status: 404,
      body: { error: 'not-found', issues: [{ path: 'units.0.id' }] },
    })
    expect((await owner.get(`product/${second.id}`)).data).toEqual(second)
  })

  it('needs the right, and does not know the products of another store', async () => {
    const product = await someProduct(owner)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`product/${product.id}`)).status).toBe(404)
    expect((await stranger.patch(`product/${product.id}`, { version: 1, name: 'X' })).status).toBe(404)
    expect(await names(stranger, 'keyword=paracetamol')).toEqual([])
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    expect((await cashier.get(`product/${product.id}`)).status).toBe(200)
    expect((await cashier.post('product', body())).status).toBe(403)
    expect((await cashier.patch(`product/${product.id}`, { version: 1, name: 'X' })).status).toBe(403)
  })
})

describe('what a list shows', () => {
  it('gives stock, nearest expiry and cost of the branch; the cost only to who may see it', async () => {
    const { id } = await shelve(shop, owner, [
      { number: 'H', expiryDate: '2029-01-31', quantity: 5, value: 5_000, state: 'held' },
      { number: 'E', expiryDate: '2029-06-30', quantity: 0, value: 0 },
      { number: 'N', expiryDate: '2030-06-30', quantity: 10, value: 9_995 },
    ])
    expect((await owner.get(`product/${id}`)).data).toMatchObject({
      stock: 15,
      nearestExpiry: '2030-06-30',
      cost: 1_000,
    })
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    expect((await cashier.get(`product/${id}`)).data).not.toHaveProperty('cost')
    const { items } = (await cashier.get('product')).data
    expect(items.length).toBeGreaterThan(1)
    for (const item of items) expect(item).not.toHaveProperty('cost')
  })

  it('reads many by their ids in one call, in the order asked; what is none of this store is left out', async () => {
    const [one, other] = [await shelve(shop, owner, [{ quantity: 2 }]), await shelve(shop, owner, [{ quantity: 3 }])]
    const stranger = await shop.registerStore()
    const many = (ids: string[], person = owner) => person.get(`product/many?ids=${ids.join()}`)
    const { data } = await many([other.id, newId(), one.id])
    expect(data.map(({ id, stock }: { id: string; stock: number }) => [id, stock])).toEqual([
      [other.id, 3],
      [one.id, 2],
    ])
    expect((await many([one.id], stranger)).data).toEqual([])
    expect((await many(Array(101).fill(one.id))).status).toBe(422)
  })

  it('filters by group with the groups below, use, prescription, kind, stock and expiry', async () => {
    const person = await shop.registerStore()
    const storeId = person.profile.store.id
    const top = (await person.post('product-group', { name: 'Thuốc' })).data
    const below = (await person.post('product-group', { name: 'Kháng sinh', parentId: top.id })).data
    await someProduct(person, { name: 'A', groupId: below.id, isPrescription: true })
    const b = await someProduct(person, { name: 'B', groupId: top.id, type: 2 })
    await person.patch(`product/${b.id}`, { version: 1, isActive: 0 })
    const c = await shelve(shop, person, [{ quantity: 5, expiryDate: '2020-01-01' }], { name: 'C' })
    await shelve(shop, person, [{ quantity: 50, expiryDate: '2040-01-01' }], { name: 'D' })
    await inStore(shop, storeId, query =>
      query('update product set min_stock = 10, max_stock = 20 where store_id = $1', [storeId]),
    )
    expect(await names(person, `groupId=${top.id}`)).toEqual(['A', 'B'])
    expect(await names(person, `groupId=${below.id}`)).toEqual(['A'])
    expect(await names(person, 'isActive=1')).toEqual(['A', 'C', 'D'])
    expect(await names(person, 'isPrescription=true')).toEqual(['A'])
    expect(await names(person, 'type=2')).toEqual(['B'])
    expect(await names(person, 'stock=out')).toEqual(['A', 'B', 'C'])
    expect(await names(person, 'stock=in')).toEqual(['D'])
    expect(await names(person, 'stock=below')).toEqual(['A', 'B', 'C'])
    expect(await names(person, 'stock=above')).toEqual(['D'])
    expect(await names(person, 'expiringWithinDays=30')).toEqual(['C'])
    expect(await names(person, 'sortBy=createdAt&orderBy=DESC')).toEqual(['D', 'C', 'B', 'A'])
    expect((await person.get('product?stock=in')).data.totalItem).toBe(1)
    expect(c.lots).toHaveLength(1)
  })

  it('refuses a branch that is not the caller’s and a cursor that we did not make', async () => {
    expect((await owner.get(`product?branchId=${newId()}`)).status).toBe(404)
    expect((await owner.get('product?cursor=abc')).body).toMatchObject({
      error: 'invalid-input',
      issues: [{ path: 'cursor' }],
    })
    expect((await owner.get('product?page=501&limit=20')).body.error).toBe('use-cursor')
  })
})

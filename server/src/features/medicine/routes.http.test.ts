import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../../test/app.ts'
import { addEmployee, listMedicines } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let ids: Record<string, string>
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
  ids = await listMedicines(shop, [
    {
      sdk: '893110493025 (VD-4878-14)',
      ten: 'Amoxicillin Hoa Sữa 500',
      'Hoạt chất': 'Amoxicilin',
      'Hàm lượng': '500mg',
      'Công ty SX': 'Dược Hoa Sữa',
    },
    { sdk: '893100000125', ten: 'Paracetamol Hoa Sữa', 'Hoạt chất': 'Paracetamol', 'Công ty SX': 'Dược Hoa Sữa' },
    {
      sdk: 'VN-12345-19',
      ten: 'Đau Đầu Plus',
      'Hoạt chất': 'Paracetamol; Cafein',
      'Nước SX': 'Pháp',
      'Hết hạn': '01/06/2024',
    },
    { sdk: '893112000124', ten: 'Ngủ Ngon', 'Hoạt chất': 'Diazepam' },
    { sdk: 'VD-777-20', ten: 'Bị Rút', 'Trạng thái': 'Thu hồi', 'Lý do': 'Không đạt chất lượng' },
  ])
})
afterAll(() => shop.close())

const search = async (query: string, person = owner) => {
  const { data } = await person.get(`medicine?${query}`)
  return data.items.map((item: { name: string }) => item.name)
}
const unit = { name: 'Viên', ratio: 1, price: 1_500, isBase: true }
const item = (number: string, overrides: object = {}) => ({
  medicineId: ids[number],
  type: 1,
  name: `Hàng ${number}`,
  registrationNumber: number,
  isLotManaged: true,
  vatRate: 5,
  units: [unit],
  ...overrides,
})
const errorOf = ({ status, body }: Awaited<ReturnType<Person['get']>>) => ({
  status,
  code: body.error,
  paths: body.issues?.map((one: { path: string }) => one.path),
})
const copy = (person: Person, items: object[]) =>
  person.post('medicine/copy', { items }, { 'idempotency-key': newId() })

describe('searching the national list', () => {
  it.each([
    ['keyword=paracetamol', ['Đau Đầu Plus', 'Paracetamol Hoa Sữa'].toReversed()],
    ['keyword=dau%20dau', ['Đau Đầu Plus']],
    ['keyword=ĐAU', ['Đau Đầu Plus']],
    ['keyword=hoa%20sua%20amox', ['Amoxicillin Hoa Sữa 500']],
    ['keyword=VD-4878-14', ['Amoxicillin Hoa Sữa 500']],
    ['keyword=vd%20-%204878%20-%2014', ['Amoxicillin Hoa Sữa 500']],
    ['keyword=893110493025', ['Amoxicillin Hoa Sữa 500']],
    ['keyword=8931104', ['Amoxicillin Hoa Sữa 500']],
    ['keyword=ng', ['Ngủ Ngon']],
    ['keyword=100%25', []],
    ['controlGroup=any', ['Ngủ Ngon']],
    ['controlGroup=psychotropic', ['Ngủ Ngon']],
    ['isPrescription=false', ['Paracetamol Hoa Sữa']],
    ['state=expired', ['Đau Đầu Plus']],
    ['state=withdrawn', ['Bị Rút']],
    [`country=${encodeURIComponent('Pháp')}`, ['Đau Đầu Plus']],
  ])('%s', async (query, names) => {
    expect(await search(query)).toEqual(names)
  })

  it('pages by cursor', async () => {
    const first = await owner.get('medicine?limit=2')
    const second = await owner.get(`medicine?limit=2&cursor=${first.data.nextCursor}`)
    const third = await owner.get(`medicine?limit=2&cursor=${second.data.nextCursor}`)
    const names = [first, second, third].flatMap(({ data }) => data.items.map((one: { name: string }) => one.name))
    expect(names).toEqual(['Amoxicillin Hoa Sữa 500', 'Bị Rút', 'Đau Đầu Plus', 'Ngủ Ngon', 'Paracetamol Hoa Sữa'])
    expect(first.data.totalItem).toBe(5)
  })

  it('is refused without a right to it or to products, and open to who writes products', async () => {
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    expect((await seller.get('medicine')).status).toBe(403)
    const writer = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'create' }] })
    expect((await writer.get('medicine')).status).toBe(200)
    expect((await writer.get('medicine-summary')).status).toBe(403)
  })

  it('gives one with what its state is', async () => {
    expect((await owner.get(`medicine/${ids['VD-777-20']}`)).data).toMatchObject({
      state: 'withdrawn',
      withdrawnReason: 'Không đạt chất lượng',
      products: [],
    })
    expect((await owner.get(`medicine/${newId()}`)).status).toBe(404)
  })
})

describe('copying into the own list', () => {
  it('makes products with the prices that were given, linked, and skips what is there by link or number', async () => {
    const store = await shop.registerStore()
    const own = await store.post('product', {
      ...item('893100000125'),
      id: newId(),
      medicineId: undefined,
      name: 'Para cũ',
    })
    const { status, data } = await copy(store, [item('893110493025'), item('893100000125')])
    expect(status).toBe(201)
    expect(data.created).toMatchObject([{ code: 'HH000002', name: 'Hàng 893110493025' }])
    expect(data.skipped).toEqual([
      { medicineId: ids['893100000125'], product: { id: own.data.id, code: 'HH000001', name: 'Para cũ' } },
    ])
    const product = (await store.get(`product/${data.created[0].id}`)).data
    expect(product).toMatchObject({
      medicineId: ids['893110493025'],
      medicine: { registrationNumber: '893110493025', state: 'listed' },
      price: 1_500,
    })
    expect(await search('isOurs=true', store)).toEqual(['Amoxicillin Hoa Sữa 500'])
    expect(await search('isOurs=true', owner)).toEqual([])
    expect((await copy(store, [item('893110493025')])).data).toMatchObject({ created: [], skipped: [{}] })
  })

  it('makes all or none, and says at which place what is wrong', async () => {
    const store = await shop.registerStore()
    await store.post('product', {
      ...item('VN-12345-19'),
      code: 'A1',
      registrationNumber: undefined,
      medicineId: undefined,
    })
    const taken = await copy(store, [item('893110493025'), item('893112000124', { code: 'A1' })])
    expect(errorOf(taken)).toEqual({ status: 409, code: 'product-code-taken', paths: ['items.1.code'] })
    const missing = await copy(store, [item('893110493025'), item('893112000124', { medicineId: newId() })])
    expect(errorOf(missing)).toEqual({ status: 404, code: 'not-found', paths: ['items.1.medicineId'] })
    const twice = await copy(store, [item('893110493025'), item('893110493025')])
    expect(errorOf(twice)).toEqual({ status: 422, code: 'invalid-input', paths: ['items.1.medicineId'] })
    expect((await store.get('product')).data.totalItem).toBe(1)
  })

  it('needs the right to add products', async () => {
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'medicine_category', action: 'read' }] })
    expect((await copy(reader, [item('893110493025')])).status).toBe(403)
  })
})

describe('linking what is there', () => {
  it('suggests by the number in force, by the one before, by name; confirms many; takes a link away', async () => {
    const store = await shop.registerStore()
    const add = async (name: string, registrationNumber: string | null) =>
      (await store.post('product', { ...item('893110493025'), medicineId: undefined, name, registrationNumber })).data
        .id
    const amox = await add('Amox nhà', 'VD-4878-14')
    const para = await add('Para nhà', '893 100 000 125')
    const sleep = await add('Ngủ ngon', null)
    await add('Hàng khác', null)
    const { data } = await store.get('medicine-match')
    expect(
      data.items.map(({ product, medicine, reason }: Record<string, { name: string }>) => [
        product!.name,
        medicine!.name,
        reason,
      ]),
    ).toEqual([
      ['Amox nhà', 'Amoxicillin Hoa Sữa 500', 'former'],
      ['Para nhà', 'Paracetamol Hoa Sữa', 'registration'],
      ['Ngủ ngon', 'Ngủ Ngon', 'name'],
    ])
    const pairs = data.items.map(({ product, medicine }: Record<string, { id: string }>) => ({
      productId: product!.id,
      medicineId: medicine!.id,
    }))
    expect((await store.post('medicine-match', { pairs })).data).toEqual({ changed: 3 })
    expect((await store.post('medicine-match', { pairs })).data).toEqual({ changed: 0 })
    expect((await store.get('medicine-match')).data.items).toEqual([])
    expect((await store.get('medicine-summary')).data).toMatchObject({ linkedCount: 3, unlinkedCount: 1 })
    const log = (await store.get(`product/${amox}/log`)).data.items.find(
      (row: { after: { medicine?: string } }) => row.after?.medicine,
    )
    expect(log.after).toEqual({ medicine: '893110493025 Amoxicillin Hoa Sữa 500' })
    await store.post('medicine-match', { pairs: [{ productId: para, medicineId: null }] })
    expect((await store.get(`product/${para}`)).data).toMatchObject({ medicineId: null, medicine: null })
    expect(sleep).toBeTruthy()
  })

  it('offers goods too, which a file of another system calls so, behind medicines', async () => {
    const store = await shop.registerStore()
    const add = async (name: string, type: number) =>
      (
        await store.post('product', {
          type,
          name,
          registrationNumber: '893100000125',
          isLotManaged: false,
          vatRate: 5,
          units: [unit],
        })
      ).data.id
    const plain = await add('A Para hàng hóa', 2)
    const medicine = await add('Para thuốc', 1)
    const { items } = (await store.get('medicine-match')).data
    expect(items.map((one: { product: { id: string } }) => one.product.id)).toEqual([medicine, plain])
  })

  it('refuses what is not there, at its place', async () => {
    const store = await shop.registerStore()
    const { data } = await store.post('product', { ...item('893110493025'), medicineId: undefined })
    const foreign = await owner.post('medicine-match', { pairs: [{ productId: data.id, medicineId: null }] })
    expect(errorOf(foreign)).toEqual({ status: 404, code: 'not-found', paths: ['pairs.0.productId'] })
    const unknown = await store.post('medicine-match', { pairs: [{ productId: data.id, medicineId: newId() }] })
    expect(errorOf(unknown)).toEqual({ status: 404, code: 'not-found', paths: ['pairs.0.medicineId'] })
    const inForm = await store.patch(`product/${data.id}`, { version: 1, medicineId: newId() })
    expect(errorOf(inForm)).toEqual({ status: 404, code: 'not-found', paths: ['medicineId'] })
  })
})

describe('what the list withdraws', () => {
  it('is flagged on our goods, those on a shelf first, and leaves what the store wrote as it is', async () => {
    const store = await shop.registerStore()
    await copy(store, [item('VD-777-20'), item('VN-12345-19'), item('893100000125')])
    const { data } = await store.get('medicine-flagged')
    expect(
      data.items.map((one: { product: { name: string }; medicine: { state: string } }) => [
        one.product.name,
        one.medicine.state,
      ]),
    ).toEqual([
      ['Hàng VD-777-20', 'withdrawn'],
      ['Hàng VN-12345-19', 'expired'],
    ])
    expect((await store.get('medicine-summary')).data.flaggedCount).toBe(2)

    await listMedicines(shop, [{ sdk: '893100000125', ten: 'Paracetamol đổi tên', 'Trạng thái': 'Rút' }])
    expect((await store.get('medicine-flagged')).data.totalItem).toBe(3)
    expect(await search('isOurs=true&keyword=paracetamol', store)).toEqual(['Paracetamol đổi tên', 'Đau Đầu Plus'])
    expect((await store.get('home/tasks')).data.withdrawnMedicines).toBe(0)
    const [product, ...others] = data.items.map((one: { product: { id: string } }) => one.product.id)
    expect(others).toHaveLength(1)
    const unitId = (await store.get(`product/${product}`)).data.units[0].id
    const lots = [{ lotNumber: 'L1', expiryDate: '2030-01-31', quantity: 20 }]
    const items = [{ productId: product, unitId, quantity: 20, price: 500, lots }]
    expect((await store.post('inbound', { status: 'SUCCEED', kind: 'OPENING', items })).status).toBe(201)
    expect((await store.get('home/tasks')).data.withdrawnMedicines).toBe(1)
    expect((await store.get('medicine-flagged')).data.items[0]).toMatchObject({ product: { id: product }, onHand: 20 })
    const list = (await store.get('product?keyword=893100000125')).data.items
    expect(list).toMatchObject([
      { name: 'Hàng 893100000125', medicine: { name: 'Paracetamol đổi tên', state: 'withdrawn' } },
    ])
  })
})

describe('a medicine that the list lacks', () => {
  it('is noted once, waits, and is done when a link is made', async () => {
    const store = await shop.registerStore()
    const { data } = await store.post('product', { ...item('893112000124'), medicineId: undefined, name: 'Thuốc lạ' })
    for (const note of ['Nhà cung cấp A', null])
      expect((await store.post('medicine-proposal', { productId: data.id, note })).status).toBe(200)
    expect((await store.get('medicine-proposal')).data).toMatchObject([{ product: { name: 'Thuốc lạ' }, note: null }])
    expect((await store.get('medicine-summary')).data.proposedCount).toBe(1)
    await store.post('medicine-match', { pairs: [{ productId: data.id, medicineId: ids['893112000124'] }] })
    expect((await store.get('medicine-proposal')).data).toEqual([])
    expect(errorOf(await store.post('medicine-proposal', { productId: data.id }))).toMatchObject({
      status: 409,
      code: 'medicine-linked',
    })
    expect((await owner.post('medicine-proposal', { productId: data.id })).status).toBe(404)
  })
})

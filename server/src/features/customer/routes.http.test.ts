import { rightsOf } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'
import { countPhoneTry } from './phone-search.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const names = async (person: Person, query: string): Promise<string[]> =>
  (await person.get(`customer?${query}`)).data.items.map((item: { name: string }) => item.name)

describe('adding a customer', () => {
  it('numbers them and keeps what was said', async () => {
    const customer = await someCustomer(owner, { name: 'Lê Thị Mai', phone: '0912 345 001', birthday: '1990-02-28' })
    expect(customer).toMatchObject({
      code: expect.stringMatching(/^KH\d{6}$/),
      type: 1,
      status: 'active',
      phone: '0912 345 001',
      birthday: '1990-02-28',
      debt: 0,
      points: 0,
      lastSoldAt: null,
      version: 1,
    })
    expect((await owner.get(`customer/${customer.id}`)).data).toEqual(customer)
  })

  it('keeps what the pharmacist minds only of who agreed to it', async () => {
    const health = {
      allergies: 'Penicillin',
      conditions: 'Loét dạ dày',
      pregnancy: 'pregnant',
      pregnancyUntil: '2027-03-01',
    }
    const refused = await owner.post('customer', { name: 'Đặng Thu Hà', ...health })
    expect(refused.body).toMatchObject({ error: 'health-consent-needed', issues: [{ path: 'hasHealthConsent' }] })
    const kept = { ...health, hasHealthConsent: true, phone2: '0281234567', companyName: 'Công ty Hà', zalo: 'ha' }
    const customer = await someCustomer(owner, kept)
    expect(customer).toMatchObject(kept)
    expect(await names(owner, 'keyword=0281234567')).toEqual([customer.name])
    const patch = { version: customer.version, hasHealthConsent: false }
    expect((await owner.patch(`customer/${customer.id}`, patch)).body).toMatchObject({ error: 'health-consent-needed' })
    const forgotten = await owner.patch(`customer/${customer.id}`, {
      ...patch,
      allergies: null,
      conditions: null,
      pregnancy: null,
      pregnancyUntil: null,
    })
    expect(forgotten.data).toMatchObject({ allergies: null, hasHealthConsent: false, companyName: 'Công ty Hà' })
  })

  it('needs no phone, and only one customer has a phone, however it is written', async () => {
    expect((await someCustomer(owner, { phone: undefined })).phone).toBeNull()
    const first = await someCustomer(owner, { name: 'Ngô Văn Tư', phone: '0987654321' })
    const again = await owner.post('customer', { name: 'Tư Ngô', phone: '+84 987 654 321' })
    expect(again).toMatchObject({
      status: 409,
      body: {
        error: 'customer-phone-taken',
        details: { phone: '+84 987 654 321', name: 'Ngô Văn Tư', id: first.id },
        issues: [{ path: 'phone' }],
      },
    })
  })

  it('makes one of two that are sent at once with the same id, and refuses another content under it', async () => {
    const body = { id: newId(), name: 'Đinh Công', phone: '0977000111', code: 'K-CONG' }
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('customer', body)))
    expect(replies.map(reply => reply.status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(reply => reply.data.code))).toEqual(new Set(['K-CONG']))
    expect((await owner.get(`user_log?subjectId=${body.id}`)).data.totalItem).toBe(1)
    const other = await owner.post('customer', { ...body, name: 'Đinh Công Khác' })
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency-conflict' } })
  })

  it('refuses a code that is taken, and passes over one of the counter that was typed by hand', async () => {
    const { code } = await someCustomer(owner)
    const next = `KH${String(Number(code.slice(2)) + 1).padStart(6, '0')}`
    await someCustomer(owner, { code: next.toLowerCase() })
    const taken = await owner.post('customer', { name: 'Ai đó', code: next })
    expect(taken).toMatchObject({ status: 409, body: { error: 'code-taken', issues: [{ path: 'code' }] } })
    expect(Number((await someCustomer(owner)).code.slice(2))).toBe(Number(code.slice(2)) + 2)
  })

  it('lets nobody set a debt limit who may not go over one', async () => {
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    const reply = await cashier.post('customer', { name: 'Khách quen', debtLimit: 900_000_000 })
    expect(reply).toMatchObject({ status: 403, body: { error: 'forbidden', issues: [{ path: 'debtLimit' }] } })
    expect((await cashier.post('customer', { name: 'Khách quen' })).status).toBe(201)
  })
})

describe('editing a customer', () => {
  it('changes what is sent, clears what is null, and logs only that, with the phone masked', async () => {
    const customer = await someCustomer(owner, { name: 'Vũ Hà', phone: '0909123123', note: 'dị ứng penicillin' })
    const edited = await owner.patch(`customer/${customer.id}`, {
      version: 1,
      name: 'Vũ Thu Hà',
      phone: '0909123124',
      note: null,
    })
    expect(edited.data).toMatchObject({ name: 'Vũ Thu Hà', phone: '0909123124', note: null, version: 2 })
    const [logged] = (await owner.get(`user_log?subjectId=${customer.id}&action=customer.update`)).data.items
    expect(logged).toMatchObject({
      before: { name: 'Vũ Hà', phone: '09••••123', note: 'dị ứng penicillin' },
      after: { name: 'Vũ Thu Hà', phone: '09••••124', note: null },
    })
    expect(await names(owner, 'keyword=0909123124')).toEqual(['Vũ Thu Hà'])
    expect(await names(owner, 'keyword=0909123123')).toEqual([])
  })

  it('refuses a stale edit with the customer as they are, a taken phone and a taken code', async () => {
    const other = await someCustomer(owner)
    const customer = await someCustomer(owner)
    const edit = (body: object) => owner.patch(`customer/${customer.id}`, body)
    expect(await edit({ version: 1, phone: other.phone })).toMatchObject({
      status: 409,
      body: { error: 'customer-phone-taken' },
    })
    expect(await edit({ version: 1, code: other.code })).toMatchObject({ status: 409, body: { error: 'code-taken' } })
    expect((await edit({ version: 1, status: 'inactive' })).data).toMatchObject({ status: 'inactive', version: 2 })
    expect(await edit({ version: 1, name: 'Cũ' })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { version: 2, status: 'inactive' } } },
    })
  })

  it('does not know the customers of another store', async () => {
    const customer = await someCustomer(owner)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`customer/${customer.id}`)).status).toBe(404)
    expect((await stranger.patch(`customer/${customer.id}`, { version: 1, name: 'X' })).status).toBe(404)
    expect((await owner.get(`customer/${customer.id}`)).data.version).toBe(1)
  })
})

describe('finding customers', () => {
  it('finds by words in any order, parts of a phone and code, the whole phone or code first', async () => {
    const person = await shop.registerStore()
    await someCustomer(person, { name: 'Đặng Thị Bích Ngọc', phone: '0913 555 777' })
    await someCustomer(person, { name: 'Bùi Ngọc Bích', phone: '0913555778' })
    await someCustomer(person, { name: 'Ẩn Danh', code: 'NGOC' })
    expect(await names(person, 'keyword=ngoc%20bich')).toEqual(['Bùi Ngọc Bích', 'Đặng Thị Bích Ngọc'])
    expect(await names(person, 'keyword=ngọc')).toEqual(['Ẩn Danh', 'Bùi Ngọc Bích', 'Đặng Thị Bích Ngọc'])
    expect(await names(person, 'keyword=5557')).toHaveLength(2)
    expect(await names(person, `keyword=${encodeURIComponent('+84 913 555 778')}`)).toEqual(['Bùi Ngọc Bích'])
    expect(await names(person, 'keyword=%25')).toEqual([])
  })

  it('names whom the typed accents mean before those who only sound alike, and whole words before parts of words', async () => {
    const person = await shop.registerStore()
    for (const name of ['Bùi Anh Hùng', 'Cao Thu Nhung', 'Hùng Thịnh', 'Hưng Lê', 'Phạm Hương', 'Đỗ Thị Hùng'])
      await someCustomer(person, { name })
    expect(await names(person, `keyword=${encodeURIComponent('Hùng')}`)).toEqual([
      'Hùng Thịnh',
      'Bùi Anh Hùng',
      'Đỗ Thị Hùng',
      'Hưng Lê',
      'Cao Thu Nhung',
    ])
    expect(await names(person, 'keyword=hung')).toEqual([
      'Hùng Thịnh',
      'Hưng Lê',
      'Bùi Anh Hùng',
      'Đỗ Thị Hùng',
      'Cao Thu Nhung',
    ])
    const paged: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { data } = await person.get(`customer?keyword=hung&limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...data.items.map((item: { name: string }) => item.name))
      cursor = data.nextCursor
    }
    expect(paged).toEqual(await names(person, 'keyword=hung'))
  })

  it('lists by name in Vietnamese order, a page after another, and the other way round', async () => {
    const person = await shop.registerStore()
    const sorted = ['An', 'Ân', 'Bình', 'Châu', 'Dung', 'Đào', 'Ý Nhi']
    for (const name of sorted.toReversed()) await someCustomer(person, { name })
    expect(await names(person, '')).toEqual(sorted)
    expect(await names(person, 'orderBy=DESC')).toEqual(sorted.toReversed())
    const paged: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { data } = await person.get(`customer?limit=3${cursor && `&cursor=${cursor}`}`)
      paged.push(...data.items.map((item: { name: string }) => item.name))
      expect(data.totalItem).toBe(7)
      cursor = data.nextCursor
    }
    expect(paged).toEqual(sorted)
  })

  it('lists who owes, and who is no longer a customer', async () => {
    const person = await shop.registerStore()
    const owing = await someCustomer(person, { name: 'Người nợ' })
    await someCustomer(person, { name: 'Người nghỉ', status: 'inactive' })
    await inStore(shop, person.profile.store.id, query =>
      query('update customer set debt = 50000 where store_id = $1 and id = $2', [person.profile.store.id, owing.id]),
    )
    expect(await names(person, 'hasDebt=true')).toEqual(['Người nợ'])
    expect(await names(person, 'hasDebt=false')).toEqual(['Người nghỉ'])
    expect(await names(person, 'status=inactive')).toEqual(['Người nghỉ'])
  })

  it('lets nobody who does not see phones find out whose they are by writing them to customers, without end', async () => {
    await someCustomer(owner, { phone: '0988222333' })
    const own = await someCustomer(owner, { phone: '0988222334' })
    const cashier = await addEmployee(shop, owner, {
      grants: [
        { model: 'customer', action: 'read' },
        { model: 'customer', action: 'create' },
        { model: 'customer', action: 'update' },
      ],
    })
    const add = (person: Person, phone: string) => person.post('customer', { name: 'Ai đó', phone })
    const write = (phone: string) => cashier.patch(`customer/${own.id}`, { version: 1, phone })
    expect((await add(cashier, '0988222333')).body.error).toBe('customer-phone-taken')
    // Hours of a till, gone through at once.
    const { store, id: employeeId } = cashier.profile
    const actor = { storeId: store.id, employeeId, rights: rightsOf([]) }
    expect(() => {
      for (let i = 0; i < 200; i++) countPhoneTry(actor, new Date())
    }).toThrow(/quá nhanh/)
    for (const refused of [
      await add(cashier, '0988222333'),
      await add(cashier, '0988222335'),
      await write('0988222333'),
    ])
      expect([refused.status, refused.body.error]).toEqual([429, 'too-many-requests'])
    // No phone, and the phone that the customer has, ask nothing.
    expect((await cashier.post('customer', { name: 'Không số' })).status).toBe(201)
    expect((await write('0988 222 334')).status).toBe(200)
    expect((await add(owner, '0988222333')).body.error).toBe('customer-phone-taken')
  })

  it('shows the whole phone only to who may see it', async () => {
    const customer = await someCustomer(owner, { phone: '0988111222' })
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    expect((await cashier.get(`customer/${customer.id}`)).data.phone).toBe('09••••222')
    expect((await cashier.get('customer?keyword=0988111222')).data.items[0].phone).toBe('09••••222')
    expect((await owner.get(`customer/${customer.id}`)).data.phone).toBe('0988111222')
    expect((await cashier.post(`customer/${customer.id}/phone`)).status).toBe(403)
    const caller = await addEmployee(shop, owner, {
      grants: [
        { model: 'customer', action: 'read' },
        { model: 'customer_phone', action: 'create' },
      ],
    })
    expect((await caller.get(`customer/${customer.id}`)).data.phone).toBe('09••••222')
    expect((await caller.post(`customer/${customer.id}/phone`)).data).toEqual({ phone: '0988111222', phone2: null })
    expect((await caller.get(`customer/${customer.id}`)).data.phone).toBe('09••••222')
    const [row] = (await owner.get('user_log?limit=1')).data.items
    expect(row).toMatchObject({ action: 'customer.phone', employeeName: caller.profile.fullName })
    expect(JSON.stringify(row)).not.toContain('0988111222')
    expect((await (await shop.registerStore()).post(`customer/${customer.id}/phone`)).status).toBe(404)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'customer', action: 'read' }] })
    expect((await reader.post('customer', { name: 'X' })).status).toBe(403)
    const nobody = await addEmployee(shop, owner, { grants: [{ model: 'home', action: 'read' }] })
    expect((await nobody.get('customer')).status).toBe(403)
  })
})

describe('the totals of a list', () => {
  it('count what the list shows and sum what customers owe, of one store, for those who keep customers', async () => {
    const person = await shop.registerStore()
    const [owing] = [await someCustomer(person, { name: 'Nợ Nhiều' }), await someCustomer(person, { name: 'Trả Đủ' })]
    await inStore(shop, person.profile.store.id, query =>
      query('update customer set debt = 250000 where id = $1', [owing!.id]),
    )
    const total = async (query = '') => (await person.get(`customer/total?${query}`)).data
    expect(await total()).toEqual({ count: 2, debt: 250_000, credit: 0 })
    expect(await total('hasDebt=false')).toEqual({ count: 1, debt: 0, credit: 0 })
    expect(await total('keyword=nhieu')).toEqual({ count: 1, debt: 250_000, credit: 0 })
    const seller = await addEmployee(shop, person, { grants: [{ model: 'sale', action: 'create' }] })
    expect((await seller.get('customer/total')).status).toBe(403)
  })
})

describe('who cares for a customer', () => {
  it('is somebody of the staff, whom the list finds customers by and who stands in the log', async () => {
    const carer = await addEmployee(shop, owner, { fullName: 'Trần Chăm' })
    const made = await someCustomer(owner, { careEmployeeId: carer.profile.id })
    expect(made).toMatchObject({ careEmployeeId: carer.profile.id, careEmployeeName: 'Trần Chăm' })
    await someCustomer(owner)
    const found = (await owner.get(`customer?careEmployeeId=${carer.profile.id}`)).data
    expect(found.items.map((one: { id: string }) => one.id)).toEqual([made.id])
    const nobody = await owner.patch(`customer/${made.id}`, { version: made.version, careEmployeeId: null })
    expect(nobody.data).toMatchObject({ careEmployeeId: null, careEmployeeName: null })
    const [entry] = (await owner.get(`user_log?action=customer.update&keyword=${made.code}`)).data.items
    expect(entry).toMatchObject({ before: { careStaff: 'Trần Chăm' }, after: { careStaff: null } })
    const stranger = await shop.registerStore()
    const foreign = { version: nobody.data.version, careEmployeeId: stranger.profile.id }
    expect((await owner.patch(`customer/${made.id}`, foreign)).body).toMatchObject({
      error: 'not-found',
      issues: [{ path: 'careEmployeeId' }],
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { asRecognised, sheet, upload } from '../../../test/file/sheet.ts'
import { setPoints } from '../../../test/set-points.ts'
import { shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const uses = async (person: Person) => (await person.get('auth/profile')).data.store
const template = async (person: Person) => (await person.get('print-template')).data.store

describe('VAT', () => {
  it('is printed and told as used, until the store turns it off; rates stay as they are', async () => {
    const owner = await shop.registerStore()
    const product = await someProduct(owner, { vatRate: 8 })
    expect([(await uses(owner)).usesVat, (await template(owner)).usesVat]).toEqual([true, true])
    await turnSwitch(owner, 'useVat', false)
    expect([(await uses(owner)).usesVat, (await template(owner)).usesVat]).toEqual([false, false])
    expect((await owner.get('till/context')).data.print.store.usesVat).toBe(false)
    expect((await owner.get(`product/${product.id}`)).data.vatRate).toBe(8)
    await turnSwitch(owner, 'useVat', true)
    expect((await template(owner)).usesVat).toBe(true)
  })
})

describe('lots', () => {
  const titles = 'Mã hàng|Tên hàng|ĐVT|Giá bán'
  async function taken(owner: Person, code: string) {
    const { data: file } = await upload(owner, 'product', await sheet(titles, [code, `Hàng ${code}`, 'Viên', 1000]))
    expect((await owner.post(`excel/${file.id}/run`, asRecognised(file))).status).toBe(200)
    return (await owner.get(`product?keyword=${code}`)).data.items[0].isLotManaged
  }

  it('are kept of new medicines of a file, and printed, until the store turns it off', async () => {
    const owner = await shop.registerStore()
    expect([(await uses(owner)).usesLots, (await template(owner)).usesLots]).toEqual([true, true])
    expect(await taken(owner, 'THUOC1')).toBe(true)
    await turnSwitch(owner, 'useLots', false)
    expect([(await uses(owner)).usesLots, (await template(owner)).usesLots]).toEqual([false, false])
    expect(await taken(owner, 'THUOC2')).toBe(false)
    expect((await owner.get('product?keyword=THUOC1')).data.items[0].isLotManaged).toBe(true)
  })
})

describe('points', () => {
  it('are given until the store turns them off, and again after it; those of before stay', async () => {
    const owner = await shop.registerStore()
    await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
    const goods = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
    const customer = await someCustomer(owner)
    const points = async () => (await owner.get(`customer/${customer.id}`)).data.points
    const sell = async () => {
      const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10, price: 1_000 }]
      const payments = [{ method: 'CASH', amount: 10_000 }]
      const sold = await owner.post('bill', { id: newId(), customerId: customer.id, items, payments })
      expect([sold.status, sold.body.message]).toEqual([201, sold.body.message])
    }
    await sell()
    const first = await points()
    expect(first).toBeGreaterThan(0)
    await turnSwitch(owner, 'usePoints', false)
    expect((await uses(owner)).usesPoints).toBe(false)
    await sell()
    expect(await points()).toBe(first)
    await turnSwitch(owner, 'usePoints', true)
    await sell()
    expect(await points()).toBe(2 * first)
  })
})

describe('customers by branch', () => {
  async function twoBranches() {
    const owner = await shop.registerStore()
    const second = await addBranch(shop, owner, 'Gia Định')
    const grants = ['read', 'create', 'update', 'delete'].map(action => ({ model: 'customer', action }))
    const clerk = await addEmployee(shop, owner, {
      grants: [...grants, { model: 'customer_phone', action: 'read' }] as never,
      branchIds: [second],
    })
    const here = owner.profile.branches[0]!.id
    const mine = await someCustomer(owner, { name: 'Mai Của Tôi', phone: '0912000111', code: 'K-MAI', branchId: here })
    const theirs = await someCustomer(clerk, { name: 'Lan Nơi Khác', phone: '0912000222' })
    return { owner, clerk, mine, theirs, second }
  }
  const names = async (person: Person, query = '') =>
    (await person.get(`customer?${query}`)).data.items.map((item: { name: string }) => item.name).sort()

  it('are of the whole store while it is off', async () => {
    const { clerk, mine } = await twoBranches()
    expect(await names(clerk)).toEqual(['Lan Nơi Khác', 'Mai Của Tôi'])
    expect((await clerk.get(`customer/${mine.id}`)).data.branchName).toBe('Chi nhánh chính')
  })

  it('are seen, found, edited and told the debt of by the people of their branch alone while it is on', async () => {
    const { owner, clerk, mine, theirs } = await twoBranches()
    await owner.post('debt/opening', { partnerKind: 'customer', partnerId: mine.id, amount: 50_000 })
    await turnSwitch(owner, 'customersByBranch', true)
    expect(await names(clerk)).toEqual(['Lan Nơi Khác'])
    for (const sought of ['keyword=mai', 'keyword=0912000111', 'keyword=K-MAI'])
      expect([sought, await names(clerk, sought)]).toEqual([sought, []])
    expect((await clerk.get(`customer/${mine.id}`)).status).toBe(404)
    expect((await clerk.patch(`customer/${mine.id}`, { version: 1, name: 'X' })).status).toBe(404)
    expect((await clerk.get(`debt?partnerKind=customer&partnerId=${mine.id}`)).status).toBe(404)
    expect((await clerk.get('customer/total')).data).toEqual({ count: 1, debt: 0, credit: 0 })
    // Who works at both sees both, and what is owed is as it was.
    expect(await names(owner)).toContain('Mai Của Tôi')
    expect((await owner.get(`customer/${mine.id}`)).data.debt).toBe(50_000)
    expect((await owner.get(`customer/${theirs.id}`)).status).toBe(200)
  })

  it('are hidden wherever one is asked for by id', async () => {
    const { owner, mine, second } = await twoBranches()
    const provider = await someProvider(owner)
    await owner.put('debt-offset/partner', { customerId: mine.id, providerId: provider.id })
    await owner.post('debt/opening', { partnerKind: 'customer', partnerId: mine.id, amount: 50_000 })
    const manager = await addEmployee(shop, owner, { roleName: 'management', branchIds: [second] })
    const asked = [
      `point?customerId=${mine.id}`,
      `point/balance?customerId=${mine.id}`,
      `discount/customer-use?customerId=${mine.id}`,
      `prescription/recent?customerId=${mine.id}`,
      `till/history?customerId=${mine.id}`,
      `till/refill?customerId=${mine.id}`,
      `customer/${mine.id}/visit`,
      `debt-offset/partner?partnerKind=provider&partnerId=${provider.id}`,
    ]
    const told = async () => {
      const answers = []
      for (const path of asked) answers.push([path, await manager.get(path)] as const)
      return answers
    }
    for (const [path, { status }] of await told()) expect([path, status]).toEqual([path, 200])
    await turnSwitch(owner, 'customersByBranch', true)
    for (const [path, { status }] of await told()) expect([path, status]).toEqual([path, 404])
    expect((await owner.get(asked.at(-1)!)).data.link.customer.debt).toBe(50_000)
  })

  it('that were there before belong to no branch and are seen by all', async () => {
    const { owner, clerk, mine } = await twoBranches()
    await inStore(shop, owner.profile.store.id, query =>
      query('update customer set branch_id = null where store_id = $1 and id = $2', [owner.profile.store.id, mine.id]),
    )
    await turnSwitch(owner, 'customersByBranch', true)
    expect(await names(clerk)).toEqual(['Lan Nơi Khác', 'Mai Của Tôi'])
  })

  it('the phone of one elsewhere is told with the branch and without the name', async () => {
    const { owner, clerk } = await twoBranches()
    await turnSwitch(owner, 'customersByBranch', true)
    const refused = await clerk.post('customer', { name: 'Ai Đó', phone: '0912 000 111' })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'customer-phone-elsewhere', details: { branch: 'Chi nhánh chính' }, issues: [{ path: 'phone' }] },
    })
    expect(JSON.stringify(refused.body)).not.toContain('Mai')
  })

  it('a file neither changes one of another branch nor takes their phone', async () => {
    const { owner, clerk } = await twoBranches()
    await turnSwitch(owner, 'customersByBranch', true)
    const rights = await addEmployee(shop, owner, {
      roleName: 'management',
      branchIds: clerk.profile.branches.map(({ id }) => id),
    })
    const content = await sheet(
      'Mã khách hàng|Tên khách hàng|Điện thoại',
      ['K-MAI', 'Đổi tên', null],
      [null, 'Mới', '0912000111'],
    )
    const { data: file } = await upload(rights, 'customer', content)
    const { data: dry } = await rights.post(`excel/${file.id}/check`, asRecognised(file, { duplicates: 'overwrite' }))
    expect(dry.issues.map(({ column, level }: { column: string; level: string }) => [column, level])).toEqual([
      ['Mã khách hàng', 'error'],
      ['Điện thoại', 'error'],
    ])
  })

  it('are moved to another branch by who works there, seen in the log; by nobody else, and not while it is off', async () => {
    const { owner, clerk, mine, theirs, second } = await twoBranches()
    const here = owner.profile.branches[0]!.id
    const move = (person: Person, { id }: { id: string }, branchId: string | null, version = 1) =>
      person.patch(`customer/${id}`, { version, branchId })
    expect(await move(owner, mine, second)).toMatchObject({
      status: 422,
      body: { error: 'customers-of-store', issues: [{ path: 'branchId' }] },
    })
    await turnSwitch(owner, 'customersByBranch', true)
    expect((await move(clerk, theirs, here)).status).toBe(404)
    const moved = await move(owner, mine, second)
    expect([moved.status, moved.data.branchId, moved.data.branchName]).toEqual([200, second, 'Gia Định'])
    expect(await names(clerk)).toEqual(['Lan Nơi Khác', 'Mai Của Tôi'])
    const [entry] = (await owner.get('user_log?action=customer.update')).data.items
    expect([entry.before, entry.after]).toEqual([{ branch: 'Chi nhánh chính' }, { branch: 'Gia Định' }])
    await inStore(shop, owner.profile.store.id, query =>
      query('update customer set branch_id = null where store_id = $1 and id = $2', [
        owner.profile.store.id,
        theirs.id,
      ]),
    )
    expect((await clerk.patch(`customer/${theirs.id}`, { version: 1, name: 'Lan Mới' })).status).toBe(200)
    expect((await move(clerk, theirs, second, 2)).data.branchName).toBe('Gia Định')
  })
})

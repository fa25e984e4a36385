import { tillProduct } from '@quay/contract/till/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

type Item = z.output<typeof tillProduct>
const catalogue = async (
  person: Person,
  query = '',
): Promise<{ items: Item[]; asOf: string; nextCursor: string | null }> =>
  (await person.get(`till/catalogue?${query}`)).data

/** Moves what was changed so far into the past, beyond the overlap with requests in flight. */
const anHourLater = (person: Person) =>
  inStore(shop, person.profile.store.id, async query => {
    for (const table of ['product', 'product_stock'])
      await query(`update ${table} set changed_at = changed_at - interval '1 hour' where store_id = $1`, [
        person.profile.store.id,
      ])
  })

describe('the whole catalogue', () => {
  it('holds units and what is left of each lot, the earliest expiry first, and no cost', async () => {
    const person = await shop.registerStore()
    const { id } = await shelve(shop, person, [
      { number: 'B', expiryDate: '2031-01-01', quantity: 5 },
      { number: 'A', expiryDate: '2030-01-01', quantity: 7, state: 'held' },
      { number: 'LEER', quantity: 0, value: 0 },
    ])
    const made = await someProduct(person, { shelfPosition: 'Kệ A2', isPrescription: true })
    const { items } = await catalogue(person)
    expect(z.array(tillProduct).parse(items)).toEqual(items)
    expect(items.find(item => item.id === id)!.lots).toMatchObject([
      { number: 'A', expiryDate: '2030-01-01', state: 'held', quantity: 7 },
      { number: 'B', expiryDate: '2031-01-01', state: 'normal', quantity: 5 },
    ])
    expect(items.find(item => item.id === made.id)).toMatchObject({
      code: made.code,
      isPrescription: true,
      position: 'Kệ A2',
      ingredient: 'Paracetamol',
      reserved: 0,
      units: [{ name: 'Viên' }, { name: 'Vỉ' }, { name: 'Hộp', price: 42_000, isDefaultSale: true }],
      lots: [],
    })
    expect(JSON.stringify(items)).not.toMatch(/cost|value/)
  })

  it('says what goods are for and on how many bills they stood; a renamed group comes again', async () => {
    const person = await shop.registerStore()
    const above = await person.post('product-group', { name: 'Giảm đau, hạ sốt' })
    const group = await person.post('product-group', { name: 'Đau nửa đầu', parentId: above.data.id })
    const { id } = await shelve(shop, person, [{ quantity: 9 }])
    await person.patch(`product/${id}`, { version: 1, groupId: group.data.id })
    expect((await catalogue(person)).items[0]).toMatchObject({ group: 'Đau nửa đầu, Giảm đau, hạ sốt', sold: 0 })
    await anHourLater(person)
    const { asOf } = await catalogue(person)
    await person.patch(`product-group/${above.data.id}`, { version: 1, name: 'Giảm đau' })
    expect((await catalogue(person, `since=${asOf}`)).items).toMatchObject([{ id, group: 'Đau nửa đầu, Giảm đau' }])
  })

  it('comes in pages that put together are the whole, with one instant', async () => {
    const person = await shop.registerStore()
    for (let i = 0; i < 7; i++) await someProduct(person)
    const whole = await catalogue(person)
    const pages = [await catalogue(person, 'limit=3')]
    while (pages.at(-1)!.nextCursor) pages.push(await catalogue(person, `limit=3&cursor=${pages.at(-1)!.nextCursor}`))
    expect(pages.flatMap(page => page.items)).toEqual(whole.items)
    expect(new Set(pages.map(page => page.asOf)).size).toBe(1)
  })

  it('is of one branch, and leaves out what is no longer sold', async () => {
    const person = await shop.registerStore()
    const { id } = await shelve(shop, person, [{ quantity: 9 }])
    const gone = await someProduct(person)
    await person.patch(`product/${gone.id}`, { version: 1, isActive: 0 })
    const second = await addBranch(shop, person)
    expect((await catalogue(person)).items).toMatchObject([{ id, lots: [{ quantity: 9 }] }])
    expect((await catalogue(person, `branchId=${second}`)).items).toMatchObject([{ id, lots: [] }])
    const stranger = await shop.registerStore()
    expect((await stranger.get(`till/catalogue?branchId=${second}`)).status).toBe(404)
    expect((await catalogue(stranger)).items).toEqual([])
  })
})

describe('what changed', () => {
  it('names edited products, those whose stock moved here, and those no longer sold', async () => {
    const person = await shop.registerStore()
    const storeId = person.profile.store.id
    const [still, edited, gone] = [await someProduct(person), await someProduct(person), await someProduct(person)]
    const moved = await shelve(shop, person, [{ quantity: 3 }])
    const held = await shelve(shop, person, [{ quantity: 3 }])
    const second = await addBranch(shop, person)
    await anHourLater(person)
    const { asOf } = await catalogue(person)
    expect((await catalogue(person, `since=${asOf}`)).items).toEqual([])

    await person.patch(`product/${edited.id}`, { version: 1, name: 'Paracetamol mới' })
    await person.patch(`product/${gone.id}`, { version: 1, isActive: 0 })
    await person.patch(`lot/${held.lots[0]}`, { version: 1, state: 'recalled', reason: 'Công văn thu hồi' })
    await inStore(shop, storeId, query =>
      query('update product_stock set changed_at = now() where store_id = $1 and product_id = $2', [storeId, moved.id]),
    )
    const changed = await catalogue(person, `since=${asOf}`)
    const ids = (items: Item[]) => new Set(items.map(item => item.id))
    expect(ids(changed.items)).toEqual(new Set([edited.id, gone.id, moved.id, held.id]))
    expect(changed.items.find(item => item.id === gone.id)!.isActive).toBe(false)
    expect(changed.items.find(item => item.id === held.id)!.lots).toMatchObject([{ state: 'recalled' }])
    expect(changed.asOf >= asOf).toBe(true)
    // What moved in one branch is no news to another.
    const elsewhere = ids((await catalogue(person, `since=${asOf}&branchId=${second}`)).items)
    expect(elsewhere.has(moved.id)).toBe(false)
    expect(elsewhere.has(still.id)).toBe(false)
  })

  it('sends again what began shortly before the last answer, since it may have been in flight', async () => {
    const person = await shop.registerStore()
    const product = await someProduct(person)
    const { asOf } = await catalogue(person)
    expect((await catalogue(person, `since=${asOf}`)).items).toMatchObject([{ id: product.id }])
  })
})

describe('the context', () => {
  it('tells the branch, its funds and what an admin may do', async () => {
    const person = await shop.registerStore({ storeName: 'Nhà thuốc Hoa Sen', address: '12 Lê Lợi, Huế' })
    const storeId = person.profile.store.id
    const second = await addBranch(shop, person)
    await inStore(shop, storeId, async query => {
      for (const [name, branchId, isDefault] of [
        ['Vietcombank', null, true],
        ['Của chi nhánh 2', second, false],
      ])
        await query(
          `insert into cash_account (store_id, id, branch_id, kind, name, bank_bin, bank_account_number, bank_account_name, is_default)
           values ($1, $2, $3, 'BANK', $4, '970436', '0123456789', 'NHA THUOC HOA SEN', $5)`,
          [storeId, newId(), branchId, name, isDefault],
        )
    })
    const { data } = await person.get('till/context')
    expect(data).toMatchObject({
      branch: { id: person.branchId, timeZone: 'Asia/Ho_Chi_Minh', dayCutOffHour: 0 },
      store: { name: 'Nhà thuốc Hoa Sen', address: '12 Lê Lợi, Huế', taxCode: null },
      cashAccountId: expect.any(String),
      bankAccounts: [{ name: 'Vietcombank', bankBin: '970436', accountNumber: '0123456789', isDefault: true }],
      mayChangePrice: true,
      discountLimit: null,
      nearExpiryDays: 90,
    })
    const there = (await person.get(`till/context?branchId=${second}`)).data
    expect(there.cashAccountId).not.toBe(data.cashAccountId)
    expect(there.bankAccounts).toHaveLength(2)
  })

  it('gives a cashier the store’s limits: 10 % of discount where nothing was set', async () => {
    const person = await shop.registerStore()
    const storeId = person.profile.store.id
    const cashier = await addEmployee(shop, person)
    expect((await cashier.get('till/context')).data).toMatchObject({ mayChangePrice: false, discountLimit: 1_000 })
    await inStore(shop, storeId, async query => {
      for (const [key, value] of [
        ['discountLimit', '250'],
        ['nearExpiryDays', '180'],
      ])
        await query('insert into setting (store_id, id, key, value) values ($1, $2, $3, $4)', [
          storeId,
          newId(),
          key,
          value,
        ])
    })
    expect((await cashier.get('till/context')).data).toMatchObject({ discountLimit: 250, nearExpiryDays: 180 })
  })

  it('is for who sells, and for one’s own branches', async () => {
    const person = await shop.registerStore()
    const second = await addBranch(shop, person)
    const cashier = await addEmployee(shop, person, { grants: [{ model: 'sale', action: 'read' }] })
    expect((await cashier.get('till/context')).status).toBe(200)
    expect((await cashier.get(`till/context?branchId=${second}`)).status).toBe(404)
    expect((await cashier.get(`till/catalogue?branchId=${second}`)).status).toBe(404)
    const reader = await addEmployee(shop, person, { grants: [{ model: 'list_product', action: 'read' }] })
    expect((await reader.get('till/context')).status).toBe(403)
    expect((await reader.get('till/catalogue')).status).toBe(403)
  })
})

describe('what goods of a cart cost', () => {
  it('is their average at the branch by unit, for whoever may see costs; what has no cost is left out', async () => {
    const person = await shop.registerStore()
    const { id } = await shelve(shop, person, [
      { number: 'A', expiryDate: '2030-01-01', quantity: 6, value: 6_000 },
      { number: 'B', expiryDate: '2031-01-01', quantity: 2, value: 4_000 },
    ])
    const without = await someProduct(person)
    const { items } = (await person.get(`till/cost?productIds=${id},${without.id},${newId()}`)).data
    const { units } = (await catalogue(person)).items.find(item => item.id === id)!
    expect(items).toHaveLength(units.length)
    expect(items).toEqual(
      expect.arrayContaining(units.map(unit => ({ unitId: unit.id, cost: Math.round((10_000 * unit.ratio) / 8) }))),
    )
    const seller = await addEmployee(shop, person, { grants: [{ model: 'sale', action: 'read' }] })
    expect(await seller.get(`till/cost?productIds=${id}`)).toMatchObject({ status: 403 })
    const stranger = await shop.registerStore()
    expect((await stranger.get(`till/cost?productIds=${id}`)).data).toEqual({ items: [] })
  })
})

describe('pictures of goods', () => {
  it('are the first one of each product, for whoever sells; without a picture there is no row, and none of another store', async () => {
    const person = await shop.registerStore()
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
    const upload = async () => (await person.post('upload', { purpose: 'product', content: dot })).data
    const [first, second] = [await upload(), await upload()]
    const { id } = await someProduct(person, { imageIds: [first.id, second.id] })
    const without = await someProduct(person)
    const seller = await addEmployee(shop, person, { grants: [{ model: 'sale', action: 'read' }] })
    const asked = `till/picture?productIds=${id},${without.id},${newId()}`
    expect((await seller.get(asked)).data).toEqual({ items: [{ productId: id, image: first.address }] })
    const keeper = await addEmployee(shop, person, { grants: [{ model: 'customer', action: 'read' }] })
    expect(await keeper.get(asked)).toMatchObject({ status: 403 })
    expect((await (await shop.registerStore()).get(asked)).data).toEqual({ items: [] })
  })
})

describe('what a customer bought', () => {
  it('is their five newest bills without cancelled ones, with those of a merged record; a stranger’s customer is not found', async () => {
    const person = await shop.registerStore()
    const { id: productId } = await shelve(shop, person, [{ quantity: 90 }])
    const detail = (await person.get(`product/${productId}`)).data
    const unit = detail.units.find((one: { ratio: number }) => one.ratio === 1)
    const customer = async (name: string) => (await person.post('customer', { name })).data
    const [kept, other] = [await customer('Chị Hoa'), await customer('Chị Hoa Lê')]
    const sell = async (customerId: string, quantity: number) =>
      (
        await person.post('bill', {
          customerId,
          items: [{ productId, unitId: unit.id, quantity }],
          payments: [{ method: 'CASH', amount: 10_000_000 }],
        })
      ).data
    const cancelled = await sell(kept.id, 9)
    await person.post(`bill/${cancelled.id}/cancel`, { version: cancelled.version, reason: 'nhầm' })
    for (const quantity of [1, 2, 3, 4, 5]) await sell(kept.id, quantity)
    await sell(other.id, 7)
    const bought = async (id: string) => (await person.get(`till/history?customerId=${id}`)).data.bills
    expect((await bought(kept.id)).map((bill: { items: { quantity: number }[] }) => bill.items[0]!.quantity)).toEqual([
      5, 4, 3, 2, 1,
    ])
    expect((await bought(kept.id))[0].items).toMatchObject([{ productId, unitId: unit.id, unitName: unit.name }])
    const { version } = (await person.get(`customer/${other.id}`)).data
    await person.post(`customer/${kept.id}/merge`, { duplicateId: other.id, duplicateVersion: version })
    expect((await bought(kept.id))[0].items[0].quantity).toBe(7)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`till/history?customerId=${kept.id}`)).status).toBe(404)
  })
})

describe('tiles', () => {
  it('are pinned, moved to another category, taken off, and seen by the branch alone', async () => {
    const person = await shop.registerStore()
    const { id } = await shelve(shop, person, [{ quantity: 9 }])
    const { units } = (await person.get(`product/${id}`)).data
    const pin = (unitId: string, category: string | null) => person.put('till/quick-pick', { unitId, category })
    const [unit] = units
    expect((await pin(unit.id, 'Cảm cúm')).data.items).toEqual([
      { productId: id, unitId: unit.id, category: 'Cảm cúm', image: null },
    ])
    expect((await pin(unit.id, 'Giảm đau')).data.items).toMatchObject([{ category: 'Giảm đau' }])
    const other = await addBranch(shop, person)
    expect((await person.get(`till/quick-pick?branchId=${other}`)).data.items).toEqual([])
    expect((await pin(unit.id, null)).data.items).toEqual([])
    expect((await pin(unit.id, null)).status).toBe(200)
    const stranger = await shop.registerStore()
    expect((await stranger.put('till/quick-pick', { unitId: unit.id, category: 'Cảm cúm' })).status).toBe(404)
    expect((await pin(unit.id, 'x'.repeat(41))).status).toBe(422)
  })

  it('are put in order, into other categories, and categories are renamed and ordered, one after the other', async () => {
    const person = await shop.registerStore()
    const { id } = await shelve(shop, person, [{ quantity: 9 }])
    const units: { id: string; name: string }[] = (await person.get(`product/${id}`)).data.units
    const [one, two, three] = units.map(unit => unit.id)
    const shown = ({ data }: { data: { items: { unitId: string; category: string }[] } }) =>
      data.items.map(pick => `${pick.category}${units.findIndex(unit => unit.id === pick.unitId)}`).join(' ')
    for (const [unitId, category] of [
      [one, 'A'],
      [two, 'A'],
      [three, 'B'],
    ])
      await person.put('till/quick-pick', { unitId, category })
    const move = (body: object) => person.put('till/quick-pick/order', body)
    const change = (body: object) => person.put('till/quick-pick/category', body)
    expect(shown(await move({ unitId: two, category: 'A', beforeUnitId: one }))).toBe('A1 A0 B2')
    expect(shown(await move({ unitId: one, category: 'B' }))).toBe('A1 B2 B0')
    expect(shown(await change({ name: 'B', before: 'A' }))).toBe('B2 B0 A1')
    expect(shown(await change({ name: 'B', newName: 'Cảm cúm' }))).toBe('Cảm cúm2 Cảm cúm0 A1')
    expect((await change({ name: 'A', newName: 'Cảm cúm' })).body).toMatchObject({
      error: 'quick-pick-category-taken',
      issues: [{ path: 'newName' }],
    })
    expect((await change({ name: 'B', newName: 'C' })).body.issues).toMatchObject([{ path: 'name' }])
    expect((await move({ unitId: newId(), category: 'A' })).body.issues).toMatchObject([{ path: 'unitId' }])
    expect((await move({ unitId: one, category: 'A', beforeUnitId: newId() })).body.issues).toMatchObject([
      { path: 'beforeUnitId' },
    ])
    await person.put('till/quick-pick', { unitId: one, category: null })
    expect(shown(await person.put('till/quick-pick', { unitId: one, category: 'A' }))).toBe('Cảm cúm2 A1 A0')
    const [logged] = (await person.get('user_log?action=quick-pick.change&limit=10')).data.items.filter(
      (row: { before: { quickPick?: string } | null }) => row.before?.quickPick?.includes('nhóm thứ'),
    )
    expect([logged.before, logged.after]).toEqual([
      { quickPick: 'B, nhóm thứ 1' },
      { quickPick: 'Cảm cúm, nhóm thứ 1' },
    ])
    await Promise.all([one, two, three].map(unitId => move({ unitId, category: 'X' })))
    const { items } = (await person.get('till/quick-pick')).data
    expect(items.map((pick: { category: string }) => pick.category)).toEqual(['X', 'X', 'X'])
  })

  it('follow the goods that a duplicate is merged into', async () => {
    const person = await shop.registerStore()
    const [kept, duplicate] = [await someProduct(person), await someProduct(person)]
    const unitOf = async (id: string) => (await person.get(`product/${id}`)).data
    const [own, gone] = [await unitOf(kept.id), await unitOf(duplicate.id)]
    await person.put('till/quick-pick', { unitId: gone.units[0].id, category: 'Cảm cúm' })
    const merged = await person.post(`product/${kept.id}/merge`, {
      duplicateId: gone.id,
      duplicateVersion: gone.version,
    })
    expect(merged.status).toBe(200)
    expect((await person.get('till/quick-pick')).data.items).toEqual([
      { productId: own.id, unitId: own.units[0].id, category: 'Cảm cúm', image: null },
    ])
  })
})

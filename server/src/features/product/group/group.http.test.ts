import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { behindLock } from '../../../../test/behind-lock.ts'
import { addEmployee, someProduct } from '../../../../test/factories.ts'
import { newId } from '../../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const add = (name: string, parentId?: string) => owner.post('product-group', { name, parentId })
const tree = async () => (await owner.get('product-group')).data

describe('product groups', () => {
  beforeAll(async () => {
    owner = await shop.registerStore()
  })

  it('have three levels, and each counts the products in it and below it', async () => {
    const top = (await add('Thuốc')).data
    const middle = (await add('Kháng sinh', top.id)).data
    const low = (await add('Penicillin', middle.id)).data
    expect([top.level, middle.level, low.level]).toEqual([1, 2, 3])
    expect(await add('Quá sâu', low.id)).toMatchObject({
      status: 422,
      body: { error: 'group-too-deep', issues: [{ path: 'parentId' }] },
    })
    await someProduct(owner, { groupId: low.id })
    await someProduct(owner, { groupId: top.id })
    await add('An thần')
    expect(await tree()).toMatchObject([
      { name: 'An thần', productCount: 0 },
      { name: 'Kháng sinh', productCount: 1, parentId: top.id },
      { name: 'Penicillin', productCount: 1 },
      { name: 'Thuốc', productCount: 2 },
    ])
  })

  it('have a name once under each parent', async () => {
    const [a, b] = [(await add('Nhánh A')).data, (await add('Nhánh B')).data]
    expect((await add('Con', a.id)).status).toBe(201)
    expect((await add('Con', b.id)).status).toBe(201)
    expect(await add('CON', a.id)).toMatchObject({
      status: 409,
      body: { error: 'group-name-taken', issues: [{ path: 'name' }] },
    })
    expect((await add('nhánh a')).body.error).toBe('group-name-taken')
    expect((await owner.patch(`product-group/${b.id}`, { version: 1, name: 'Nhánh A' })).body.error).toBe(
      'group-name-taken',
    )
  })

  it('are one of two sent at once with the same name', async () => {
    const replies = await Promise.all([add('Cùng lúc'), add('Cùng lúc')])
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 409])
    expect(replies.find(reply => reply.status === 409)!.body.error).toBe('group-name-taken')
  })

  it('answer the same call again by its key, and do not take an id twice', async () => {
    const [key, id] = [newId(), newId()]
    const send = () => owner.post('product-group', { id, name: 'Gửi lại' }, { 'idempotency-key': key })
    expect((await send()).data).toEqual((await send()).data)
    expect((await owner.post('product-group', { id, name: 'Khác' })).body.error).toBe('idempotency-conflict')
  })

  it('are made once by their id, however often and at once they are sent', async () => {
    const body = { id: newId(), name: 'Bằng mã' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => owner.post('product-group', body)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 201, data: body })
    expect((await owner.get(`user_log?subjectId=${body.id}`)).data.totalItem).toBe(1)
  })

  it('are renamed with the version that was seen', async () => {
    const group = (await add('Tên cũ')).data
    expect((await owner.patch(`product-group/${group.id}`, { version: 1, name: 'Tên mới' })).data).toMatchObject({
      name: 'Tên mới',
      version: 2,
    })
    expect((await owner.patch(`product-group/${group.id}`, { version: 1, name: 'X' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { name: 'Tên mới', version: 2 } },
    })
    const log = (await owner.get(`user_log?subjectId=${group.id}&action=product-group.update`)).data.items
    expect(log).toMatchObject([{ before: { name: 'Tên cũ' }, after: { name: 'Tên mới' } }])
  })

  it.each([
    ['a rename', 'a move into it', ['rename', 'move']],
    ['a move into it', 'a rename', ['move', 'rename']],
    ['a new product of it', 'a rename', ['make', 'rename']],
    ['a rename', 'a new product of it', ['rename', 'make']],
  ] as const)('is found by its name of now: %s before %s', async (_one, _other, order) => {
    const top = (await add(`Cũ ${order.join()}`)).data
    const group = (await add('Bên trong', top.id)).data
    const product = await someProduct(owner)
    let made = product.id
    const calls = {
      rename: () => owner.patch(`product-group/${top.id}`, { version: 1, name: `Hoàn toàn ${order.join('')}` }),
      move: () => owner.patch(`product/${product.id}`, { version: product.version, groupId: group.id }),
      make: async () => {
        const reply = await owner.post('product', {
          type: 2,
          name: 'Hàng mới',
          isLotManaged: false,
          vatRate: 0,
          groupId: group.id,
          units: [{ name: 'Cái', ratio: 1, price: 1, isBase: true }],
        })
        made = reply.data.id
        return reply
      },
    }
    const replies = await behindLock(shop, owner, `select from product_group where id = '${group.id}'`, [
      calls[order[0]],
      calls[order[1]],
    ])
    expect(
      replies.map(({ status }) => status < 300),
      JSON.stringify(replies.map(({ body }) => body)),
    ).toEqual([true, true])
    const found = (await owner.get(`product?keyword=${encodeURIComponent(`hoan toan ${order.join('')}`)}`)).data.items
    expect(found.map(({ id }: { id: string }) => id)).toEqual([made])
  })

  it('with goods are deleted only when it is said where these go; groups below come up', async () => {
    const [top, other] = [(await add('Trên cùng')).data, (await add('Nhóm khác')).data]
    const parent = (await add('Có con', top.id)).data
    const child = (await add('Con', parent.id)).data
    const product = await someProduct(owner, { groupId: parent.id })
    expect((await owner.delete(`product-group/${parent.id}`)).body).toMatchObject({
      error: 'group-in-use',
      details: { count: 1 },
    })
    expect((await owner.delete(`product-group/${parent.id}?moveTo=${parent.id}`)).status).toBe(404)
    expect((await owner.delete(`product-group/${parent.id}?moveTo=${other.id}`)).body.code).toBe(204)
    expect((await owner.delete(`product-group/${parent.id}`)).status).toBe(404)
    expect((await owner.get(`product/${product.id}`)).data).toMatchObject({ groupName: 'Nhóm khác', version: 2 })
    const groups = (await owner.get('product-group')).data
    expect(groups.find((group: { id: string }) => group.id === child.id)).toMatchObject({ parentId: top.id, level: 2 })
    expect((await owner.delete(`product-group/${other.id}?moveTo=none`)).body.code).toBe(204)
    expect((await owner.get(`product/${product.id}`)).data.groupId).toBeNull()
  })

  it('move with all that is below them, as far as three levels reach and never into themselves', async () => {
    const [one, two] = [(await add('Gốc một')).data, (await add('Gốc hai')).data]
    const middle = (await add('Giữa', one.id)).data
    const leaf = (await add('Lá', middle.id)).data
    const move = (group: { id: string }, parentId: string | null, version = 1) =>
      owner.patch(`product-group/${group.id}`, { version, parentId })
    expect((await move(one, leaf.id)).body).toMatchObject({ error: 'group-into-itself' })
    expect((await move(one, one.id)).body).toMatchObject({ error: 'group-into-itself' })
    expect((await move(one, two.id)).body).toMatchObject({ error: 'group-too-deep', issues: [{ path: 'parentId' }] })
    expect((await move(middle, two.id)).data).toMatchObject({ parentId: two.id, level: 2, version: 2 })
    expect((await move(middle, null, 2)).data).toMatchObject({ parentId: null, level: 1 })
    const groups = (await owner.get('product-group')).data
    expect(groups.find((group: { id: string }) => group.id === leaf.id)).toMatchObject({ level: 2 })
    const log = (await owner.get(`user_log?subjectId=${middle.id}&action=product-group.update`)).data.items
    expect(log[0]).toMatchObject({ before: { parent: 'Gốc hai' }, after: { parent: null } })
  })

  it('find their goods, by their names of now and those of the groups above', async () => {
    const found = async (keyword: string) =>
      (await owner.get(`product?keyword=${encodeURIComponent(keyword)}`)).data.items.map(
        (one: { id: string }) => one.id,
      )
    const top = (await add('Xương khớp')).data
    const low = (await add('Thoái hóa', top.id)).data
    const product = await someProduct(owner, { name: 'Viên Z', groupId: low.id })
    expect(await found('xuong thoai')).toEqual([product.id])
    await owner.patch(`product-group/${top.id}`, { version: 1, name: 'Cơ xương' })
    expect([await found('xương khớp'), await found('cơ xương')]).toEqual([[], [product.id]])
    const since = new Date().toISOString()
    await owner.delete(`product-group/${top.id}`)
    expect([await found('cơ xương'), await found('thoái hóa')]).toEqual([[], [product.id]])
    const changed = await owner.get(`till/catalogue?branchId=${owner.branchId}&since=${since}&limit=100`)
    expect(changed.data.items.map((one: { group: string }) => one.group)).toContain('Thoái hóa')
    await owner.delete(`product-group/${low.id}?moveTo=none`)
    expect(await found('thoái hóa')).toEqual([])
  })

  it('of another store are not known, and changing them needs the right', async () => {
    const group = (await add('Của tôi')).data
    const stranger = await shop.registerStore()
    expect((await stranger.patch(`product-group/${group.id}`, { version: 1, name: 'X' })).status).toBe(404)
    expect((await stranger.delete(`product-group/${group.id}`)).status).toBe(404)
    expect((await stranger.post('product-group', { name: 'X', parentId: group.id })).status).toBe(404)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'read' }] })
    expect((await reader.get('product-group')).status).toBe(200)
    expect((await reader.post('product-group', { name: 'X' })).status).toBe(403)
  })
})

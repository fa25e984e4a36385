import type { Action } from '@quay/contract/right/permission'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

let second: string
/** Writes transfers and sends none. */
const shop = await shopWithBooks()
const owner = await shop.registerStore()
let clerk: Person
let colleague: Person
let approver: Person
let pill: Shelved
let gauze: Shelved
beforeAll(async () => {
  second = await addBranch(shop, owner, 'Chi nhánh Lê Lợi')
  clerk = await addEmployee(shop, owner, { grants: on('read', 'create'), fullName: 'Trần Thị Lan' })
  colleague = await addEmployee(shop, owner, { grants: on('read', 'create') })
  approver = await addEmployee(shop, owner, { grants: on('read', 'update'), fullName: 'Lê Văn Minh' })
  pill = await shelve(shop, owner, [{ quantity: 100 }], { name: 'Panadol' })
  gauze = await shelve(shop, owner, [{ quantity: 100 }], { name: 'Gạc' })
})

const on = (...actions: Action[]) => actions.map(action => ({ model: 'stock_transfer' as const, action }))
const item = (product: Shelved, quantity: number) => ({
  productId: product.id,
  unitId: product.units.Viên,
  quantity,
})
const write = (person: Person, status: 'DRAFT' | 'SUCCEED', more: object = {}) =>
  person.post('stock-transfer', { status, targetBranchId: second, items: [item(pill, 10), item(gauze, 5)], ...more })
const replace = (person: Person, id: string, version: number, status: 'DRAFT' | 'SUCCEED', items: object[]) =>
  person.put(`stock-transfer/${id}`, { version, status, targetBranchId: second, items })
const refusal = ({ status, body }: Reply) => [status, body.error, body.details?.model, body.details?.action]
const unsent = [403, 'forbidden', 'stock_transfer', 'update']
const wishes = (reply: Reply) =>
  reply.data.items.map((line: { quantity: number; requestedQuantity: number | null }) => [
    line.quantity,
    line.requestedQuantity,
  ])
const count = async () => (await owner.get('stock-transfer')).data.totalItem

describe('who writes transfers and may not send', () => {
  it('is refused to send at once, with the right that it needs, and nothing is half done', async () => {
    const before = await count()
    expect(refusal(await write(clerk, 'SUCCEED'))).toEqual(unsent)
    expect(await count()).toBe(before)
    const { available } = (await owner.get(`stock-transfer/available?productId=${pill.id}`)).data
    expect(available).toBe(100)
  })

  it('writes a draft that waits, and may change it but neither send nor receive', async () => {
    const draft = await write(clerk, 'DRAFT')
    expect(draft).toMatchObject({
      status: 201,
      data: { status: 'DRAFT', needsApproval: true, createdBy: clerk.profile.id },
    })
    expect(wishes(draft)).toEqual([
      [10, 10],
      [5, 5],
    ])
    const { id } = draft.data
    const changed = await replace(clerk, id, 1, 'DRAFT', [item(pill, 12)])
    expect([changed.data.version, wishes(changed)]).toEqual([2, [[12, 12]]])
    expect(refusal(await replace(clerk, id, 2, 'SUCCEED', [item(pill, 12)]))).toEqual(unsent)
    expect(refusal(await clerk.post(`stock-transfer/${id}/receive`, { version: 2 }))).toEqual(unsent)
    expect((await owner.get(`stock-transfer/${id}`)).data).toMatchObject({ status: 'DRAFT', version: 2 })
  })

  it('leaves the drafts of others alone', async () => {
    const { id } = (await write(owner, 'DRAFT')).data
    expect(refusal(await replace(clerk, id, 1, 'DRAFT', [item(pill, 1)]))).toEqual(unsent)
    const other = (await write(clerk, 'DRAFT')).data
    expect(refusal(await replace(colleague, other.id, 1, 'DRAFT', [item(pill, 1)]))).toEqual(unsent)
  })

  it('may ask another branch for goods; the request waits there and not here', async () => {
    const asked = await write(clerk, 'DRAFT', {
      origin: 'REQUEST',
      branchId: second,
      targetBranchId: owner.branchId,
    })
    expect(asked).toMatchObject({ status: 201, data: { origin: 'REQUEST', needsApproval: false } })
  })
})

describe('an approver', () => {
  it('finds what waits, changes quantities, drops and adds lines, and sends; the wish stays beside it', async () => {
    const store = await shop.registerStore()
    const far = await addBranch(shop, store, 'Kho xa')
    const [writer, sender] = [
      await addEmployee(shop, store, { grants: on('read', 'create'), fullName: 'Trần Thị Lan' }),
      await addEmployee(shop, store, {
        grants: [...on('read', 'update'), { model: 'home', action: 'read' }],
        fullName: 'Lê Văn Minh',
      }),
    ]
    const [box, cream, salve] = [
      await shelve(shop, store, [{ quantity: 50 }], { name: 'Panadol' }),
      await shelve(shop, store, [{ quantity: 50 }], { name: 'Kem' }),
      await shelve(shop, store, [{ quantity: 50 }], { name: 'Cao' }),
    ]
    const own = { status: 'DRAFT', targetBranchId: far, items: [item(box, 1)] }
    expect((await store.post('stock-transfer', own)).data.needsApproval).toBe(false)
    const items = [item(box, 10), item(cream, 5)]
    const { id, code } = (await writer.post('stock-transfer', { ...own, items })).data

    expect((await sender.get('stock-transfer/waiting')).data).toEqual({ incoming: 0, requests: 0, approvals: 1 })
    expect((await writer.get('stock-transfer/waiting')).data).toMatchObject({ approvals: 0 })
    expect((await sender.get('home/tasks')).data).toMatchObject({ transferApprovals: 1 })
    const waiting = (await sender.get('stock-transfer?awaitsApproval=true')).data.items
    expect(waiting).toMatchObject([{ code, createdByName: 'Trần Thị Lan', needsApproval: true }])

    const put = (version: number, status: string, content: object[]) =>
      sender.put(`stock-transfer/${id}`, { version, status, targetBranchId: far, items: content })
    expect(wishes(await put(1, 'DRAFT', [item(box, 8), item(cream, 5)]))).toEqual([
      [8, 10],
      [5, 5],
    ])
    const sent = await put(2, 'SUCCEED', [item(box, 6), item(salve, 2)])
    expect(sent.data).toMatchObject({ transferStatus: 'MOVING', sentByName: 'Lê Văn Minh', needsApproval: true })
    expect(wishes(sent)).toEqual([
      [6, 10],
      [2, null],
    ])
    expect((await sender.get('stock-transfer/waiting')).data).toMatchObject({ approvals: 0 })
    expect((await sender.get('stock-transfer?awaitsApproval=true')).data.items).toEqual([])
    const logged = (await store.get('user_log?action=stock-transfer.approve')).data.items
    expect(logged).toMatchObject([{ subjectCode: code }])
    expect(JSON.stringify(logged)).toContain('Lê Văn Minh')
    expect(JSON.stringify(logged)).toContain('Panadol 8 viên; Kem 5 viên')
    expect(JSON.stringify(logged)).toContain('Panadol 6 viên; Cao 2 viên')
  })

  it('who has no right to write drafts starts none', async () => {
    expect(refusal(await write(approver, 'DRAFT'))).toEqual([403, 'forbidden', 'stock_transfer', 'create'])
  })

  it('of the other branch only sends nothing, and nothing waits there', async () => {
    const { id } = (await write(clerk, 'DRAFT')).data
    const there = await addEmployee(shop, owner, { grants: on('read', 'create', 'update'), branchIds: [second] })
    expect((await there.get('stock-transfer/waiting')).data).toMatchObject({ approvals: 0 })
    expect((await there.get('stock-transfer?awaitsApproval=true')).data.items).toEqual([])
    expect(refusal(await replace(there, id, 1, 'SUCCEED', [item(pill, 1)])).slice(0, 2)).toEqual([
      403,
      'transfer-not-yours',
    ])
  })

  it('is not needed by a writer who may send by now', async () => {
    const late = await addEmployee(shop, owner, { grants: on('read', 'create') })
    const { id } = (await write(late, 'DRAFT')).data
    const { data: role } = await owner.get(`role/${late.profile.role.id}`)
    const given = await owner.patch(`role/${role.id}`, {
      version: role.version,
      permissions: on('read', 'create', 'update'),
    })
    expect(given.status).toBe(200)
    const sent = await replace(late, id, 1, 'SUCCEED', [item(pill, 2)])
    expect(sent.data).toMatchObject({ transferStatus: 'MOVING', needsApproval: false })
    expect(wishes(sent)).toEqual([[2, null]])
  })
})

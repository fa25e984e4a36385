import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { readActor } from '../../http/rights.ts'
import { runRequest } from '../../http/run-request.ts'
import { createBranch } from './create-branch.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

async function create(name: string): Promise<string> {
  const { sid } = JSON.parse(Buffer.from(owner.accessToken.split('.')[1]!, 'base64url').toString())
  const opening = {
    pool: shop.database.pool,
    sendJob: async () => {},
    origin: { address: null, userAgent: null, requestId: 'test' },
    storeId: owner.profile.store.id,
    readOnly: false,
  }
  return runRequest(opening, async tx => {
    const actor = await readActor(tx, sid)
    tx.actor = actor
    return createBranch(tx, actor, { name, address: '54 Vũ Tùng, phường Gia Định' })
  })
}

it('opens a branch with its drawer to whoever made it', async () => {
  const id = await create('Chi nhánh Gia Định')
  const { branches } = (await owner.get('auth/profile')).data
  expect(branches.map((branch: { id: string }) => branch.id)).toEqual([owner.branchId, id])
  const accounts = (await owner.get(`cash-account?branchId=${id}`)).data
  expect(accounts).toMatchObject([{ kind: 'CASH', branchId: id, balance: 0 }])
  const log = (await owner.get('user_log')).data.items
  expect(log[0]).toMatchObject({ action: 'branch.create', subjectCode: 'Chi nhánh Gia Định' })
})

it('refuses a name that another branch has, whatever the case of its letters', async () => {
  await expect(create('CHI NHÁNH CHÍNH')).rejects.toMatchObject({
    code: 'code-taken',
    issues: [{ path: 'name' }],
  })
})

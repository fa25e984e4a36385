import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { drawRecoveryKey } from '@quay/domain/recovery/recovery-key'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'

let shop: TestApp
let owner: Person
let dataDirectory: string
const key = drawRecoveryKey(below => Math.floor(Math.random() * below))
beforeAll(async () => {
  dataDirectory = await fs.mkdtemp(path.join(tmpdir(), 'quay-recovery-'))
  shop = await testApp({ dataDirectory })
  owner = await shop.registerStore()
})
afterAll(async () => {
  await shop.close()
  await fs.rm(dataDirectory, { recursive: true, force: true })
})

const copiesStep = async () =>
  (await owner.get('onboarding')).data.steps.find(({ id }: { id: string }) => id === 'copies')

it('is made once the owner has it on paper, and never shown again', async () => {
  expect((await owner.get('recovery-key')).data).toEqual({ isPossible: true, current: null })
  expect(await copiesStep()).toEqual({ id: 'copies', done: false })
  const mistyped = (key[0] === '2' ? '3' : '2') + key.slice(1)
  expect(await owner.post('recovery-key', { key: mistyped })).toMatchObject({
    status: 422,
    body: { error: 'recovery-key-mistyped', issues: [{ path: 'key' }] },
  })
  const { data } = await owner.post('recovery-key', { key: key.toLowerCase() })
  expect(data).toEqual({
    isPossible: true,
    current: { name: expect.stringMatching(/^[0-9A-F]{8}$/), madeAt: expect.any(String) },
  })
  expect((await owner.post('recovery-key', { key })).data).toEqual(data)
  expect((await owner.get('recovery-key')).data).toEqual(data)
  expect(await copiesStep()).toEqual({ id: 'copies', done: true })
  const file = path.join(dataDirectory, 'recovery-key')
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600)
  expect(await fs.readFile(file, 'utf8')).not.toContain(key.slice(0, 11))
})

it('stands in the log by its name, without the key', async () => {
  const [row] = (await owner.get('user_log?action=recovery-key.create')).data.items
  expect(row.subjectCode).toMatch(/^[0-9A-F]{8}$/)
  expect(JSON.stringify(row)).not.toContain(key.slice(0, 5))
})

it('is the owner’s alone', async () => {
  const manager = await addEmployee(shop, owner, { roleName: 'management' })
  expect((await manager.get('recovery-key')).status).toBe(403)
  expect((await manager.post('recovery-key', { key })).status).toBe(403)
})

it('is the operator’s on a server of several stores: a copy holds all of them', async () => {
  await shop.registerStore()
  expect((await owner.get('recovery-key')).data).toEqual({ isPossible: false, current: null })
  expect((await owner.post('recovery-key', { key })).body.error).toBe('recovery-key-not-here')
  expect(await copiesStep()).toBeUndefined()
})

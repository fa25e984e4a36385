import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { asRecognised, sheet, upload } from '../../../test/file/sheet.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp({ quotas: { products: 3, employees: 2, files: 1, storage: 40 } })
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

let made = 0
const product = () => ({
  type: 2,
  name: `Hàng ${++made}`,
  isLotManaged: false,
  vatRate: 0,
  units: [{ name: 'Cái', ratio: 1, price: 1000, isBase: true }],
})
const usage = async () => (await owner.get('store/usage')).data
// One white pixel.
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

it('takes goods up to what the server gives, by twelve at once too, and says so in the owner’s words', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => owner.post('product', product())))
  expect(replies.filter(reply => reply.status === 201)).toHaveLength(3)
  const refused = replies.find(reply => reply.status !== 201)!
  expect(refused).toMatchObject({
    status: 409,
    body: { error: 'quota-reached', details: { kind: 'products', limit: 3 } },
  })
  expect(refused.body.message).toContain('đã đủ 3 sản phẩm')
  expect((await usage()).products).toEqual({ used: 3, limit: 3 })
  // Sent again, what was taken is answered as before.
  const other = await shop.registerStore()
  expect((await other.post('product', product())).status).toBe(201)
})

it('takes people and pictures up to theirs', async () => {
  const hire = () =>
    owner.post('employee', {
      fullName: 'Lê Thị Mai',
      username: `mai-${newId().slice(-12)}`,
      password: 'mat khau tam 99',
      roleId: owner.profile.role.id,
      branchIds: [owner.branchId],
    })
  const replies = await Promise.all([hire(), hire(), hire()])
  expect(replies.map(reply => reply.status).toSorted()).toEqual([201, 409, 409])
  expect((await usage()).employees).toEqual({ used: 2, limit: 2 })

  const send = (purpose: string) => owner.post('upload', { purpose, content: png })
  const first = await send('avatar')
  const { files, storage } = await usage()
  if (first.status === 201) expect(files).toEqual({ used: 1, limit: 1 })
  else expect(first.body.details).toMatchObject({ kind: 'storage' })
  expect(storage.used).toBeLessThanOrEqual(40)
  expect((await send('avatar')).body.error).toBe('quota-reached')
})

it('refuses a file of goods that goes beyond, in the check and in the run alike, and takes one that fits', async () => {
  const small = await testApp({ quotas: { products: 3, employees: 2, files: 10, storage: 10_000_000 } })
  try {
    const person = await small.registerStore()
    const bring = async (...names: string[]) => {
      const file = (
        await upload(person, 'product', await sheet('Tên hàng|Giá bán|ĐVT', ...names.map(name => [name, 1000, 'Cái'])))
      ).data
      return { id: file.id, taking: asRecognised(file) }
    }
    const four = await bring('Một', 'Hai', 'Ba', 'Bốn')
    for (const step of ['check', 'run'])
      expect(await person.post(`excel/${four.id}/${step}`, four.taking)).toMatchObject({
        status: 409,
        body: { error: 'quota-reached', details: { limit: 3 } },
      })
    expect((await person.get('store/usage')).data.products.used).toBe(0)
    const three = await bring('Một', 'Hai', 'Ba')
    expect((await person.post(`excel/${three.id}/run`, three.taking)).data).toMatchObject({ created: 3 })
  } finally {
    await small.close()
  }
}, 120_000)

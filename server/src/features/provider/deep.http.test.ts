import { addDays } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let today: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  today = (await owner.get('home')).data.businessDay
})
afterAll(() => shop.close())

it('keeps group, company, accounts, papers, lead time and the least order, and tells the log in words', async () => {
  const group = (await owner.post('provider-group', { name: 'Công ty dược' })).data
  const account = { bankName: 'Vietcombank', bankBin: '970436', accountNumber: '0123456789', accountName: 'CTY DUOC' }
  const paper = { kind: 'gdp', number: '12/GDP', expiresOn: '2027-08-31' }
  const provider = await someProvider(owner, {
    providerGroupId: group.id,
    companyName: 'Công ty TNHH Dược A',
    leadDays: 2,
    minOrder: 1_000_000,
    bankAccounts: [account],
    certificates: [paper],
  })
  expect(provider).toMatchObject({
    providerGroupName: 'Công ty dược',
    leadDays: 2,
    minOrder: 1_000_000,
    bankAccounts: [account],
    certificates: [paper],
    certificatesUntil: '2027-08-31',
  })
  const edited = await owner.patch(`provider/${provider.id}`, {
    version: 1,
    providerGroupId: null,
    certificates: [],
    leadDays: null,
  })
  expect(edited.data).toMatchObject({
    providerGroupId: null,
    certificates: [],
    certificatesUntil: null,
    leadDays: null,
  })
  const [logged] = (await owner.get(`user_log?subjectId=${provider.id}&action=provider.update`)).data.items
  expect(logged.before).toEqual({
    providerGroup: 'Công ty dược',
    leadDays: 2,
    certificates: ['Giấy chứng nhận GDP số 12/GDP, hết hạn 31/08/2027'],
  })
  const wrong = { certificates: [{ ...paper, issuedOn: '2028-01-01' }] }
  expect((await owner.patch(`provider/${provider.id}`, { version: 2, ...wrong })).body.issues).toMatchObject([
    { path: 'certificates.0.expiresOn' },
  ])
  expect((await owner.patch(`provider/${provider.id}`, { version: 2, providerGroupId: newId() })).status).toBe(404)
})

it('lists those with papers that run out, and counts them among the tasks', async () => {
  const paper = (days: number) => [{ kind: 'gdp', number: '1', expiresOn: addDays(today, days) }]
  const soon = await someProvider(owner, { certificates: paper(60) })
  await someProvider(owner, { certificates: paper(61) })
  const out = await someProvider(owner, { certificates: paper(-1) })
  const stopped = await someProvider(owner, { certificates: paper(-1) })
  await owner.patch(`provider/${stopped.id}`, { version: 1, isActive: 0 })
  const ids = (await owner.get('provider?expiring=true&isActive=1')).data.items.map((row: Json) => row.id)
  expect(ids.sort()).toEqual([soon.id, out.id].sort())
  expect((await owner.get('home/tasks')).data.providerCertificates).toBe(2)
})

it('tells what was bought, given back and ordered, and goods with their last price', async () => {
  const provider: Json = await someProvider(owner)
  const product: Json = await someProduct(owner)
  await receive(owner, [boxes(product, 1)], { providerId: provider.id })
  const last = await receive(owner, [boxes(product, 2, { price: 31_000 })], { providerId: provider.id })
  expect((await owner.get(`provider/${provider.id}/figures`)).data).toMatchObject({
    boughtCount: 2,
    bought: 92_000,
    returnedCount: 0,
    openOrders: 0,
  })
  expect((await owner.get(`provider/${provider.id}/product`)).data.items).toMatchObject([
    { productId: product.id, price: 31_000, unitName: 'Hộp', timesBought: 2, inboundCode: last.data.code },
  ])
  await owner.post(`inbound/${last.data.id}/cancel`, { reason: 'x' })
  expect((await owner.get(`provider/${provider.id}/product`)).data.items).toMatchObject([{ price: 30_000 }])
  const stranger = await shop.registerStore()
  expect((await stranger.get(`provider/${provider.id}/figures`)).status).toBe(404)
  expect((await stranger.get(`provider/${provider.id}/product`)).status).toBe(404)
})

it('groups are named once, keep count of providers and debt, and leave them when deleted', async () => {
  const group = (await owner.post('provider-group', { name: 'Nhà phân phối' })).data
  expect((await owner.post('provider-group', { id: group.id, name: 'Nhà phân phối' })).data).toEqual(group)
  expect((await owner.post('provider-group', { id: group.id, name: 'Khác' })).body.error).toBe('idempotency-conflict')
  expect((await owner.post('provider-group', { name: 'NHÀ PHÂN PHỐI' })).body).toMatchObject({
    error: 'group-name-taken',
    issues: [{ path: 'name' }],
  })
  const provider = await someProvider(owner, { providerGroupId: group.id })
  await receive(owner, [boxes(await someProduct(owner), 1)], { providerId: provider.id })
  const row = (await owner.get('provider-group')).data.items.find((one: Json) => one.id === group.id)
  expect(row).toMatchObject({ providerCount: 1, debt: 30_000 })
  expect((await owner.get(`provider?providerGroupId=${group.id}`)).data.totalItem).toBe(1)
  const renamed = await owner.patch(`provider-group/${group.id}`, { version: 1, name: 'Phân phối miền Nam' })
  expect(renamed.data).toMatchObject({ name: 'Phân phối miền Nam', version: 2 })
  expect((await owner.patch(`provider-group/${group.id}`, { version: 1, name: 'X' })).body.error).toBe(
    'version-conflict',
  )
  const buyer = await addEmployee(shop, owner, { grants: [{ model: 'provider', action: 'read' }] })
  expect((await buyer.get('provider-group')).status).toBe(200)
  expect((await buyer.delete(`provider-group/${group.id}`)).status).toBe(403)
  const stranger = await shop.registerStore()
  expect((await stranger.delete(`provider-group/${group.id}`)).status).toBe(404)
  await owner.delete(`provider-group/${group.id}`)
  expect((await owner.get(`provider/${provider.id}`)).data).toMatchObject({ providerGroupId: null })
})

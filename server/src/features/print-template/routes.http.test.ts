import { printKinds } from '@quay/contract/print-template/template'
import { ordinaryTemplate } from '@quay/domain/print/ordinary-template'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const save = (person: Person, body: object) => person.put('print-template', body)
const bill = (change: object = {}) => ({ ...ordinaryTemplate('bill'), ...change })

it('is the branch’s own before the store’s, reaches the till with the store’s texts, and is taken back', async () => {
  const person = await shop.registerStore()
  const { branchId } = person
  const { version } = (await person.get('store')).data
  await person.patch('store', { version, receiptHeader: 'Đạt chuẩn GPP', returnPolicy: 'Đổi trong 3 ngày' })
  const print = async (at = branchId) => (await person.get(`print-template?branchId=${at}`)).data
  expect(await print()).toEqual({
    templates: [],
    store: {
      receiptHeader: 'Đạt chuẩn GPP',
      receiptFooter: null,
      returnPolicy: 'Đổi trong 3 ngày',
      logo: null,
      usesVat: true,
      usesLots: true,
      printsSaved: false,
    },
  })
  const other = await addBranch(shop, person)
  await save(person, { branchId: null, kind: 'bill', version: 0, template: bill({ paper: '58' }) })
  await save(person, { branchId, kind: 'bill', version: 0, template: bill({ copies: 2 }) })
  expect((await print()).templates).toMatchObject([{ paper: '80', copies: 2 }])
  expect((await print(other)).templates).toMatchObject([{ paper: '58', copies: 1 }])
  expect((await person.get('till/context')).data.print).toEqual(await print())
  const kept = (await person.get(`print-template/kept?branchId=${branchId}`)).data
  expect(kept.map((one: { branchId: string | null }) => one.branchId)).toEqual([branchId, null])
  await save(person, { branchId, kind: 'bill', version: 1, template: null })
  expect((await print()).templates).toMatchObject([{ paper: '58' }])
  const [log] = (await person.get('user_log')).data.items
  expect(log).toMatchObject({
    action: 'print-template.change',
    before: { printCopies: 2 },
    after: { printCopies: null },
  })
})

it('of every kind is kept', async () => {
  const person = await shop.registerStore()
  for (const kind of printKinds) {
    const template = ordinaryTemplate(kind)
    expect((await save(person, { branchId: null, kind, version: 0, template })).status, kind).toBe(200)
  }
})

it('twice is once, and who comes second with an old version is told', async () => {
  const body = { branchId: owner.branchId, kind: 'order', version: 0, template: ordinaryTemplate('order', '58') }
  expect((await save(owner, body)).status).toBe(200)
  expect((await save(owner, body)).data).toMatchObject([{ kind: 'order', version: 1 }])
  const late = await save(owner, { ...body, template: ordinaryTemplate('order', 'A5') })
  expect(late).toMatchObject({
    status: 409,
    body: { error: 'version-conflict', details: { current: [{ version: 1 }] } },
  })
})

it('leaves out no block that a paper must have, takes no markup and no word to fill in that nobody knows', async () => {
  const refused = async (template: object) =>
    (await save(owner, { branchId: owner.branchId, kind: 'bill', version: 0, template })).status
  const { blocks } = bill()
  for (const fixed of ['title', 'marks', 'facts', 'lines', 'sums'])
    expect(await refused(bill({ blocks: blocks.filter(({ type }) => type !== fixed) })), fixed).toBe(422)
  expect(await refused(bill({ paper: '57' }))).toBe(422)
  expect(await refused(bill({ copies: 4 }))).toBe(422)
  const text = (words: string) => bill({ blocks: [...blocks, { type: 'text', on: true, text: words }] })
  expect(await refused(text('Giá vốn {cost}'))).toBe(422)
  expect(await refused(text('chuông\u0007'))).toBe(422)
  expect(await refused(bill({ blocks: [...blocks, { type: 'html', on: true }] }))).toBe(422)
  expect(await refused(bill({ blocks: [...blocks, ...Array(41).fill({ type: 'rule', on: true })] }))).toBe(422)
  const wrong = await save(owner, { branchId: owner.branchId, kind: 'return', version: 0, template: bill() })
  expect(wrong.body.error).toBe('template-kind-differs')
  // As text a tag is a tag on paper.
  expect(await refused(text('<b>{store}</b>'))).toBe(200)
})

it('is for who may change branches, of the store for who may change that; another store’s is not there', async () => {
  const body = { branchId: owner.branchId, kind: 'shift', version: 0, template: ordinaryTemplate('shift') }
  const seller = await addEmployee(shop, owner)
  expect((await save(seller, body)).status).toBe(403)
  const keeper = await addEmployee(shop, owner, {
    grants: [
      { model: 'branch', action: 'read' },
      { model: 'branch', action: 'update' },
    ],
  })
  expect((await save(keeper, { ...body, branchId: null })).status).toBe(403)
  expect((await save(keeper, body)).status).toBe(200)
  const stranger = await shop.registerStore()
  expect((await save(stranger, body)).status).toBe(404)
  expect((await stranger.get(`print-template/kept?branchId=${owner.branchId}`)).status).toBe(404)
})

import { readFileSync } from 'node:fs'
import { compilePairs, meetPairs } from '@quay/domain/medicine/contraindicated-pairs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someProduct } from '../../../test/factories.ts'
import { hasRealLists, realList, realListsLie } from '../../../test/file/real-lists.ts'
import { readPairFile } from './import-pairs.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await testApp()
  owner = await app.registerStore()
})
afterAll(async () => app.close())

const head = 'no,ingredient_1,ingredient_2,mechanism,consequence,management'
const csv = (...rows: string[]) => `\uFEFF${[head, ...rows].join('\r\n')}`
const bring = (content: string, by = owner) => by.post('contraindicated-pair/list', { fileName: 'cap.csv', content })

async function onShelf(activeIngredient: string) {
  const { id, units } = await someProduct(owner, { activeIngredient, isLotManaged: false })
  await owner.post('inbound', {
    status: 'SUCCEED',
    items: [{ productId: id, unitId: units[0].id, quantity: 100, price: 500 }],
    payments: [{ method: 'CASH', amount: 50_000 }],
  })
  return { productId: id, unitId: units[0].id, quantity: 1 }
}
const pay = [{ method: 'CASH', amount: 1_000_000 }]

describe('a list of pairs', () => {
  it('takes the place of the one before, is searched, and goes to the till whole', async () => {
    expect((await owner.get('contraindicated-pair/list')).data).toEqual({ list: null })
    await bring(csv('1,Domperidon,Clarithromycin,,Xoắn đỉnh,'))
    const { status, data } = await bring(
      csv(
        '1,Aspirin,Ketorolac,"Hiệp đồng, cộng hưởng",Xuất huyết,Chống chỉ định',
        '2,Ketorolac,ASPIRIN,,,',
        '3,Acitretin,Doxycyclin,,,',
      ),
    )
    expect([status, data.pairCount]).toEqual([201, 2])
    expect((await owner.get('contraindicated-pair?keyword=doxy')).data).toMatchObject({
      totalItem: 1,
      items: [{ first: 'Acitretin', mechanism: null }],
    })
    expect((await owner.get('contraindicated-pair?keyword=domperidon')).data.totalItem).toBe(0)
    const atTill = (await owner.get('till/contraindicated-pair')).data
    expect(atTill).toMatchObject({
      listId: data.id,
      pairs: [{ first: 'Aspirin', consequence: 'Xuất huyết' }, { second: 'Doxycyclin' }],
    })
    expect((await owner.get('till/context')).data.pairListId).toBe(data.id)
  })

  it.each([
    ['without the columns', 'a,b\n1,2', 1],
    ['without a name', csv('1,Aspirin,,,,'), 2],
    ['of one ingredient with itself', csv('1,Aspirin,Acid acetylsalicylic,,,'), 2],
    ['with a name that is too long', csv('1,A,B,,,', `2,${'x'.repeat(121)},C,,,`), 3],
    ['without rows', csv(), 1],
  ])('%s is refused with the line, and the list of before stays', async (_what, content, line) => {
    const before = (await owner.get('contraindicated-pair/list')).data
    const { status, body } = await bring(content)
    expect([status, body.error, body.details.line]).toEqual([422, 'pair-list-unreadable', line])
    expect((await owner.get('contraindicated-pair/list')).data).toEqual(before)
  })

  it('is what the sale is checked by: a reason goes with it, onto the bill and into the log', async () => {
    await bring(csv('1,Aspirin,Ketorolac,,Xuất huyết,'))
    const items = [await onShelf('Ketorolac 10mg'), await onShelf('Acid acetylsalicylic 81mg')]
    const refused = await owner.post('bill', { items, payments: pay })
    expect(refused.body).toMatchObject({ error: 'contraindicated-pair', details: { pair: 'aspirin|ketorolac' } })
    const pairReasons = [{ pair: 'aspirin|ketorolac', reason: 'Bác sĩ đã cân nhắc' }]
    const sold = await owner.post('bill', { items, payments: pay, pairReasons })
    expect(sold.data.contraindications).toMatchObject([
      { first: 'Aspirin', second: 'Ketorolac', reason: 'Bác sĩ đã cân nhắc' },
    ])
    expect((await owner.get(`bill/${sold.data.id}`)).data.contraindications).toEqual(sold.data.contraindications)
    const { data: log } = await owner.get(`user_log?action=bill.create&keyword=${sold.data.code}`)
    expect(JSON.stringify(log.items[0])).toContain('Bác sĩ đã cân nhắc')
  })

  it('that was taken away stops nothing', async () => {
    const { data: list } = await bring(csv('1,Aspirin,Ketorolac,,,'))
    expect((await owner.delete(`contraindicated-pair/list/${list.id}`)).status).toBe(200)
    expect((await owner.delete(`contraindicated-pair/list/${list.id}`)).status).toBe(404)
    const items = [await onShelf('Ketorolac 10mg'), await onShelf('Aspirin 81mg')]
    expect((await owner.post('bill', { items, payments: pay })).status).toBe(201)
  })
})

describe.skipIf(!hasRealLists)(`the list of the ministry: ${realListsLie}`, () => {
  it('is read whole and found by the spellings of packs', async () => {
    const rows = await readPairFile(readFileSync(realList('vn_moh_5948_contraindicated_pairs.csv'), 'utf8'))
    expect(rows).toHaveLength(632)
    const pairs = compilePairs(rows)
    const met = (...ingredients: string[]) =>
      meetPairs(
        ingredients.map(ingredient => ({ productId: ingredient, ingredient })),
        pairs,
      ).length
    expect(met('Clarithromycin 500mg', 'Simvastatin 20mg')).toBe(1)
    expect(met('Domperidon maleat', 'Itraconazole')).toBe(1)
    expect(met('Colchicine 1mg', 'Clarithromycin')).toBe(1)
    expect(met('Acid Mefenamic 500mg', 'Ketorolac tromethamine')).toBe(1)
    expect(met('Paracetamol', 'Vitamin C', 'Natri clorid')).toBe(0)
  })
})

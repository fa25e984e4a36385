import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let kept: Shelved
let duplicate: Shelved
beforeAll(async () => {
  owner = await shop.registerStore()
  kept = await shelve(shop, owner, [{ quantity: 100, value: 1_000 }], { type: 2 })
  duplicate = await shelve(shop, owner, [{ quantity: 100, value: 1_000 }], { type: 2 })
})

const add = async (name: string, part: object) => {
  const made = await owner.post('discount', {
    name,
    level: 'ITEM',
    effect: 'PERCENT',
    rules: [{ value: 1000 }],
    ...part,
  })
  expect([made.status, made.body.message]).toEqual([201, made.body.message])
}

it('keeps what promotions name when their goods are merged: by product, by unit, as goods to be bought together and as gifts', async () => {
  await add('Theo hàng', { goods: [{ kind: 'PRODUCT', id: duplicate.id }] })
  await add('Theo đơn vị', { goods: [{ kind: 'UNIT', id: duplicate.units.Viên }] })
  await add('Trừ hàng', { notGoods: [{ kind: 'PRODUCT', id: duplicate.id }], stacking: 'COMBINE' })
  await add('Mua cùng', { buy: [{ kind: 'PRODUCT', id: duplicate.id, component: 1, quantity: 2 }] })
  await add('Tặng quà', {
    effect: 'GIFT',
    rules: [{ minQuantity: 2, value: 0, getQuantity: 1, giftWorth: 10 }],
    gifts: [{ productId: duplicate.id, unitId: duplicate.units.Viên }],
    goods: [{ kind: 'PRODUCT', id: kept.id }],
  })
  const { version } = (await owner.get(`product/${duplicate.id}`)).data
  const merged = await owner.post(`product/${kept.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: version })
  expect([merged.status, merged.body.message]).toEqual([200, merged.body.message])
  const promotions = (await owner.get('discount')).data.items
  const of = (name: string) => promotions.find((one: { name: string }) => one.name === name)
  expect(of('Theo hàng').goods).toEqual([{ kind: 'PRODUCT', id: kept.id }])
  expect(of('Theo đơn vị').goods).toEqual([{ kind: 'UNIT', id: kept.units.Viên }])
  expect(of('Trừ hàng').notGoods).toEqual([{ kind: 'PRODUCT', id: kept.id }])
  expect(of('Mua cùng').buy).toMatchObject([{ kind: 'PRODUCT', id: kept.id, quantity: 2 }])
  expect(of('Tặng quà').gifts).toEqual([{ productId: kept.id, unitId: kept.units.Viên }])
  const items = [{ productId: kept.id, unitId: kept.units.Viên, quantity: 5 }]
  const tried = (await owner.post('discount/test', { items })).data.traces
  const codes = Object.fromEntries(
    tried.map((trace: { promotion: { name: string }; code: string }) => [trace.promotion.name, trace.code]),
  )
  expect(codes['Trừ hàng']).toBe('no-goods')
  expect(Object.values(codes)).toContain('applied')
  expect(['applied', 'beaten']).toContain(codes['Tặng quà'])
})

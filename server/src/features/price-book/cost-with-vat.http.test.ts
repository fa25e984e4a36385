import { expect, it } from 'vitest'
import { declareMethod } from '../../../test/sale-history.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopOfFile()

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

it('a cost beside prices holds VAT as they do where the branch deducts it, at the rate of today: for the sheet, its filter, formulas, the till and warnings of promotions', async () => {
  const owner = await shop.registerStore()
  await turnSwitch(owner, 'promoteMedicines', true)
  // A tablet of 1.000 with 5 in 105 of VAT cost 945, and a box of 95.000 cost 94.500: 992 and 99.225 with VAT.
  const { id: productId, units } = await shelve(shop, owner, [{ quantity: 100, value: 94_500 }])
  const read = async () => {
    const { items } = (await owner.get(`price-book/grid?productId=${productId}`)).data
    const tablet = items.find((row: Json) => row.unitId === units.Viên)
    const below = (await owner.get('price-book/grid?belowCost=true')).data.items.map((row: Json) => row.productId)
    const till = (await owner.get(`till/cost?productIds=${productId}`)).data.items
    const preview = await owner.post('price-book/general/formula/preview', {
      formula: { base: 'cost', adjustUnit: 1, adjustValue: 0, rounding: 1 },
    })
    // Half a per cent off: 94.525 for a box.
    const about = { effect: 'PERCENT', goods: [{ kind: 'PRODUCT', id: productId }], rules: [{ value: 50 }] }
    const warned = (await owner.post('discount/warning', { id: newId(), name: 'Thử', level: 'ITEM', ...about })).data
    return {
      warned: warned.items.some(({ code }: Json) => code === 'below-cost'),
      cost: tablet.cost,
      holdsVat: tablet.costHoldsVat,
      isBelow: below.includes(productId),
      till: till.find((row: Json) => row.unitId === units.Viên).cost,
      formula: preview.data.items.find((row: Json) => row.unitId === units.Viên).after,
    }
  }
  const without = { warned: false, cost: 945, holdsVat: undefined, isBelow: false, till: 945, formula: 945 }
  expect(await read()).toEqual(without)
  expect((await declareMethod(owner, 'DIRECT')).status).toBe(200)
  expect(await read()).toEqual(without)
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  expect(await read()).toEqual({ warned: true, cost: 992, holdsVat: true, isBelow: true, till: 992, formula: 992 })
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  expect((await owner.post('tax-data', { productIds: [productId], vatRate: 10, from: day })).status).toBe(201)
  expect(await read()).toEqual({
    warned: true,
    cost: 1_040,
    holdsVat: true,
    isBelow: true,
    till: 1_040,
    formula: 1_040,
  })
  // A store that does without VAT sells without it, whatever the branch declared.
  await turnSwitch(owner, 'useVat', false)
  expect(await read()).toEqual(without)
})

import type { Action, Model } from '@quay/contract/right/permission'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let product: Json
let provider: Json
let inbound: Json
beforeAll(async () => {
  product = await someProduct(owner, { minStock: 900, maxStock: 1_000 })
  provider = await someProvider(owner)
  const costs = [{ name: 'Vận chuyển', payer: 'SUPPLIER', amount: 5_000 }]
  inbound = (await receive(owner, [boxes(product, 2)], { providerId: provider.id, costs })).data
})

const withRights = (...rights: [Model, Action][]) =>
  addEmployee(shop, owner, { grants: rights.map(([model, action]) => ({ model, action })) })

describe('what goods were bought for, without cost/read', () => {
  it('stands on the documents of buying, for whom buying is the work', async () => {
    const buyer = await withRights(['import_product', 'read'])
    const seen = (await buyer.get(`inbound/${inbound.id}`)).data
    expect(seen.items[0]).toMatchObject({ price: 30_000, netAmount: 60_000, costShare: 5_000 })
    expect((await buyer.get(`provider/${provider.id}/product`)).data.items).toMatchObject([{ price: 30_000 }])
    expect((await buyer.get('reorder')).data.items).toMatchObject([{ productId: product.id, price: 30_000 }])
  })

  it('is in nothing that is made of it', async () => {
    const rights: [Model, Action][] = [
      ['import_product', 'read'],
      ['list_product', 'read'],
      ['price_setting', 'read'],
      ['product_report', 'read'],
    ]
    const read = async (person: Person) => {
      const [one, card, history, lots, stock, value] = await Promise.all([
        person.get(`product/${product.id}`),
        person.get(`stock-card?productId=${product.id}`),
        person.get(`product/${product.id}/price-history`),
        person.get(`lot?productId=${product.id}`),
        person.get(`stock?productId=${product.id}`),
        person.get('report/product?view=WAREHOUSE_VALUE'),
      ])
      const [row] = card.data.items
      return {
        cost: one.data.cost,
        cardPrice: row.price?.amount,
        cardValue: row.value,
        costs: history.data.items.filter((entry: Json) => entry.kind === 'COST').length,
        lotValue: lots.data.items[0].value,
        stockValue: stock.data.items[0].value,
        report: value.data.total.heldValue,
      }
    }
    expect(await read(await withRights(...rights))).toEqual({ costs: 0 })
    expect(await read(await withRights(...rights, ['cost', 'read']))).toEqual({
      cost: 325,
      cardPrice: 30_000,
      cardValue: 65_000,
      costs: 1,
      lotValue: 65_000,
      stockValue: 65_000,
      report: 65_000,
    })
  })

  it('is on no document of buying for whom that is not the work', async () => {
    const seller = await withRights(['sale', 'create'], ['list_product', 'read'], ['check_inventory', 'read'])
    for (const path of [`inbound/${inbound.id}`, `provider/${provider.id}/product`, 'reorder'])
      expect([path, (await seller.get(path)).status]).toEqual([path, 403])
  })
})

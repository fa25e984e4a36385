import { expect, it } from 'vitest'
import { addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
type Json = any

it('tells the last price of goods by supplier, how it moved, and the ends of the period', async () => {
  const owner = await shop.registerStore()
  const [one, other] = [await someProvider(owner), await someProvider(owner)]
  const product = await someProduct(owner, { name: 'Oresol gói' })
  const buy = async (provider: Json, price: number) =>
    receive(owner, [{ ...boxes(product, 1), price }], { providerId: provider.id })
  await buy(one, 30_000)
  await buy(one, 20_000)
  await buy(one, 25_000)
  await buy(other, 40_000)
  const ask = async (query = '') => (await owner.get(`provider-price${query}`)).data.items as Json[]
  const of = (rows: Json[], provider: Json) => rows.find(({ providerId }) => providerId === provider.id)
  const rows = await ask()
  expect(rows).toHaveLength(2)
  // A box holds a hundred: prices are of a base unit.
  expect(of(rows, one)).toMatchObject({
    times: 3,
    lastPrice: 250,
    priceBefore: 200,
    change: 2_500,
    lowest: 200,
    highest: 300,
  })
  expect(of(rows, other)).toMatchObject({ times: 1, lastPrice: 400, priceBefore: null, change: null })
  expect(await ask(`?providerId=${other.id}`)).toHaveLength(1)
  expect(await ask('?keyword=khong-co')).toEqual([])
  expect((await ask('?sortBy=lastPrice&orderBy=ASC')).map(({ lastPrice }) => lastPrice)).toEqual([250, 400])
  expect(await ask('?to=2020-01-01')).toEqual([])

  const imports = { model: 'import_product', action: 'read' } as const
  const blind = await addEmployee(shop, owner, { grants: [imports] })
  expect((await blind.get('provider-price')).status).toBe(403)
  const half = await addEmployee(shop, owner, { grants: [{ model: 'cost', action: 'read' }] })
  expect((await half.get('provider-price')).status).toBe(200)
  const stranger = await shop.registerStore()
  expect((await stranger.get('provider-price')).data.items).toEqual([])
  expect((await owner.get(`provider-price?branchId=${stranger.branchId}`)).status).toBe(404)
})

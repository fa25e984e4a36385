import { expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { sheetAnswered } from '../../../test/file/sheet.ts'
import { receive, unitOf } from '../../../test/receive.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'

const shop = await shopWithBooks()
const titlesOf = async (owner: Person, path: string, body: object) =>
  Object.keys((await rowsOf(await askForFile(shop, owner, path, body)))[0] ?? {})

it('a store without lots is told whether it has lots all the same, and its files have their columns only then', async () => {
  const owner = await shop.registerStore()
  const provider = await someProvider(owner)
  const profile = async () => (await owner.get('auth/profile')).data.store
  const bring = async (isLotManaged: boolean) => {
    const product = await someProduct(owner, { isLotManaged })
    const lots = isLotManaged ? { lots: [{ lotNumber: 'A01', expiryDate: '2030-06-30', quantity: 1 }] } : {}
    const item = { productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 1, price: 1_000, ...lots }
    expect((await receive(owner, [item], { providerId: provider.id })).status).toBe(201)
  }
  const lotTitles = async () =>
    (await titlesOf(owner, 'inbound/export', { withLines: true })).filter(title => /lô|hạn/i.test(title))
  const goodsFile = () => sheetAnswered(shop, owner, 'excel/export', { kind: 'product' })
  await turnSwitch(owner, 'useLots', false)
  await bring(false)
  expect([(await profile()).usesLots, (await profile()).hasLots]).toEqual([false, false])
  expect(await lotTitles()).toEqual([])
  expect(await goodsFile()).not.toContain('Hạn sử dụng')
  await bring(true)
  expect([(await profile()).usesLots, (await profile()).hasLots]).toEqual([false, true])
  expect(await lotTitles()).toEqual(['Số lô', 'Hạn dùng'])
  expect(await goodsFile()).toContain('A01')
})

it('the file of customers has points only where the store uses them', async () => {
  const owner = await shop.registerStore()
  await someCustomer(owner)
  const both = async () => [
    (await sheetAnswered(shop, owner, 'excel/export', { kind: 'customer' })).includes('Điểm'),
    (await sheetAnswered(shop, owner, 'excel/template?kind=customer')).includes('Điểm'),
  ]
  expect(await both()).toEqual([true, true])
  await turnSwitch(owner, 'usePoints', false)
  expect(await both()).toEqual([false, false])
})

import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { someProduct } from '../../../../test/factories.ts'
import { asRecognised, sheet, sheetAnswered, upload } from '../../../../test/file/sheet.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../../test/turn-switch.ts'

// What units earn, in the Excel file of goods.

const shop = await shopOfFile()
let owner: Person
beforeAll(async () => {
  owner = await shop.registerStore()
  await someProduct(owner, {
    code: 'A1',
    units: [
      { name: 'Viên', ratio: 1, price: 1_000, isBase: true },
      { name: 'Hộp', ratio: 10, price: 9_000, isBase: false, points: 4 },
    ],
  })
})

const titles = 'Mã hàng|Tên hàng|ĐVT|Điểm mỗi ĐVT|ĐVT 2|Quy đổi 2|Điểm mỗi ĐVT 2'
const load = async (...rows: (string | number | null)[][]) => {
  const { data: file } = await upload(owner, 'product', await sheet(titles, ...rows))
  return owner.post(`excel/${file.id}/run`, asRecognised(file, { duplicates: 'overwrite' }))
}
const pointsOf = async (code: string) => {
  const [{ id }] = (await owner.get(`product?keyword=${code}`)).data.items
  return (await owner.get(`product/${id}`)).data.units.map(({ points }: { points: number }) => points)
}

it('come with goods, unit by unit; an empty cell leaves them, and a wrong one is told', async () => {
  expect(
    (await load(['A1', 'Panadol', 'Viên', 1, 'Hộp', 10, null], ['B1', 'Gạc', 'Cái', 3, 'Gói', 5, 20])).data,
  ).toMatchObject({ created: 1, updated: 1 })
  expect([await pointsOf('A1'), await pointsOf('B1')]).toEqual([
    [1, 4],
    [3, 20],
  ])
  const [logged] = (await owner.get('user_log?action=product.update')).data.items
  expect(logged.after.units).toMatchObject([{ points: 1 }, { points: 4 }])
  const wrong = await load(['A1', 'Panadol', 'Viên', -1, 'Hộp', 10, '1.5'])
  expect([wrong.status, await pointsOf('A1')]).toEqual([422, [1, 4]])
})

it('go out with the list, and neither come nor go in a shop without points', async () => {
  const list = () => sheetAnswered(shop, owner, 'excel/export', { kind: 'product' })
  expect(await list()).toContain('Điểm mỗi ĐVT 2')
  await turnSwitch(owner, 'usePoints', false)
  expect(await list()).not.toContain('Điểm mỗi ĐVT')
  expect((await load(['A1', 'Panadol', 'Viên', 9, 'Hộp', 10, 9])).data).toMatchObject({ updated: 0, warnings: 1 })
  await turnSwitch(owner, 'usePoints', true)
  expect(await pointsOf('A1')).toEqual([1, 4])
})

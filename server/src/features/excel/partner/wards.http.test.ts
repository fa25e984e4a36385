import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { asRecognised, sheet, sheetAnswered, upload } from '../../../../test/file/sheet.ts'

let shop: TestApp
let person: Person
beforeAll(async () => {
  shop = await testApp()
  person = await shop.registerStore()
})
afterAll(() => shop.close())

const kinds = [
  { kind: 'customer', titles: 'Mã khách hàng|Tên khách hàng|Địa chỉ|Phường/Xã|Tỉnh/Thành phố' },
  { kind: 'provider', titles: 'Mã nhà cung cấp|Tên nhà cung cấp|Địa chỉ|Phường/Xã|Tỉnh/Thành phố' },
] as const

it.each(kinds)('takes the ward of a $kind by its name, and tells a typo without guessing', async ({ kind, titles }) => {
  const rows = [
    ['A1', 'Mai', '12 Lê Lợi', 'phuong an hoi tay', 'TP. Hồ Chí Minh'],
    ['A2', 'Lan', '5 Hùng Vương', 'Phường An Hội Tâyy', 'Thành phố Hồ Chí Minh'],
    ['A3', 'Cúc', '7 Trần Phú', 'Phường 14', null],
    ['A4', 'Đào', '9 Hai Bà Trưng', null, null],
  ]
  const { data: file } = await upload(person, kind, await sheet(titles, ...rows))
  const taking = asRecognised(file, { duplicates: 'overwrite' })
  const { data: dry } = await person.post(`excel/${file.id}/check`, taking)
  expect(dry).toMatchObject({
    errors: 0,
    issues: [
      { row: 3, column: 'Phường/Xã', value: 'Phường An Hội Tâyy', level: 'warning' },
      { row: 4, column: 'Phường/Xã', value: 'Phường 14', level: 'warning' },
    ],
  })
  expect((await person.post(`excel/${file.id}/run`, taking)).status).toBe(200)
  const { items } = (await person.get(`${kind}?limit=20`)).data
  const of = (code: string) => items.find((item: { code: string }) => item.code === code)
  expect(of('A1')).toMatchObject({ address: '12 Lê Lợi', ward: { code: '26882', provinceCode: '79' } })
  expect(of('A2')).toMatchObject({ address: '5 Hùng Vương, Phường An Hội Tâyy, Thành phố Hồ Chí Minh', ward: null })
  expect(of('A3')).toMatchObject({ address: '7 Trần Phú, Phường 14', ward: null })
  expect(of('A4')).toMatchObject({ address: '9 Hai Bà Trưng', ward: null })
})

it.each(kinds)('gives the columns of a $kind out as they are taken in', async ({ kind }) => {
  const xml = await sheetAnswered(shop, person, 'excel/export', { kind })
  for (const text of ['Phường/Xã', 'Tỉnh/Thành phố', 'Phường An Hội Tây', 'Thành phố Hồ Chí Minh'])
    expect(xml).toContain(`>${text}<`)
})

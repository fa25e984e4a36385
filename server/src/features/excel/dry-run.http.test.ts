import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { asRecognised, sheet, upload } from '../../../test/file/sheet.ts'

vi.setConfig({ testTimeout: 240_000 })

let shop: TestApp
let person: Person
beforeAll(async () => {
  shop = await testApp()
  person = await shop.registerStore()
})
afterAll(() => shop.close())

const titles =
  'Loại hàng|Mã hàng|Mã vạch|Tên hàng|Số đăng ký|Giá bán|Giá vốn|Tồn kho|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Đang kinh doanh|Hàng thành phần|Lô 1|Hạn sử dụng 1|Tồn 1|Lô 2|Hạn sử dụng 2|Tồn 2'

const mostly = <Value>(usual: Value, ...odd: Value[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
const codes = ['A', 'B', 'C', 'D', 'a']

/** A row as shops have them, with one oddity or another. */
const row = fc
  .tuple(
    mostly('Thuốc', 'Hàng hóa', 'Combo - đóng gói', 'Dịch vụ', 'lạ'),
    fc.constantFrom(...codes),
    mostly<string | null>(null, '8934567890123', 'á', '1'),
    mostly<string | null>('Hàng', null, '#N/A'),
    mostly<string | null>(null, '893110493025', 'VD-1-19'),
    mostly<string | number | null>(1000, null, -1, 'x', 999_999_999_999),
    mostly<string | number | null>(800, null, 999_999_999_999, '#REF!'),
    mostly<number | null>(10, null, -5, 999_999_999, 1.5),
    mostly<string | null>('Viên', null, 'Hộp'),
    mostly<string | null>(null, 'A', 'Z'),
    mostly<number | null>(1, null, 0, 10, 999_999_999),
    mostly<number | null>(1, 0, null),
    mostly<string | null>(null, 'A:1', 'A:0', 'Z:1', 'A:1|A:2', 'B:9999999'),
    fc.record({
      lot: mostly<string | null>(null, 'L1', 'l1'),
      expiry: mostly<string | null>('31/12/2031', null, '01/01/2020', '30/06/2032'),
      quantity: mostly<number | null>(5, null, 0, -1, 999_999_999),
      other: mostly<string | null>(null, 'L1', 'L2'),
    }),
  )
  .map(([...cells]) => {
    const { lot, expiry, quantity, other } = cells.pop() as {
      lot: string | null
      expiry: string | null
      quantity: number | null
      other: string | null
    }
    const lots = [lot, lot && expiry, lot && quantity, other, other && '31/12/2031', other && 5]
    return [...cells, ...lots] as (string | number | null)[]
  })

it('takes every file that its dry run passes, and refuses every one in which it finds an error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { minLength: 1, maxLength: 5, selector: ([, code]) => code }),
      fc.constantFrom('skip', 'overwrite'),
      async (rows, duplicates) => {
        const { data: file } = await upload(person, 'product', await sheet(titles, ...rows))
        const taking = asRecognised(file, { duplicates, withStock: true })
        const dry = (await person.post(`excel/${file.id}/check`, taking)).data
        const run = await person.post(`excel/${file.id}/run`, taking)
        const seen = JSON.stringify({ rows, issues: dry.issues, run: run.body })
        expect([run.status, seen]).toEqual([dry.errors > 0 ? 422 : 200, seen])
        if (dry.errors === 0)
          expect(run.data).toMatchObject({
            created: dry.created,
            updated: dry.updated,
            stocked: dry.stocked,
            warnings: dry.warnings,
          })
      },
    ),
    { numRuns: Number(process.env.QUAY_DRY_RUNS ?? 8) },
  )
})

import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { askForFile, headOf, rowsOf } from '../../../test/file/exported.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
beforeAll(async () => {
  const kinds = (await owner.get('voucher/kind')).data as { id: string; direction: string }[]
  const [drawer] = (await owner.get('cash-account')).data
  const put = (direction: string, amount: number) =>
    owner.post('voucher', {
      direction,
      amount,
      kindId: kinds.find(kind => kind.direction === direction)!.id,
      accountId: drawer.id,
    })
  await put('IN', 50_000)
  await put('IN', 20_000)
  await put('OUT', 30_000)
})

const ask = (person: Person, body: object) => askForFile(shop, person, 'cashbook/export', body)
const isSum = (row: { [title: string]: unknown }) => row['Chứng từ'] === null
/** The entries of a file; its sums stand below them. */
const sheetOf = async (body: object) => (await rowsOf(await ask(owner, body))).filter(row => !isSum(row))
const sumsOf = async (body: object) =>
  (await rowsOf(await ask(owner, body))).filter(isSum).map(row => [row.Quỹ, row.Thu, row.Chi, row['Số dư']])

it('has a row each entry of the filter, the last first, money in and money out apart', async () => {
  const rows = await sheetOf({})
  expect(rows.map(row => [row.Thu, row.Chi])).toEqual([
    [null, 30_000],
    [20_000, null],
    [50_000, null],
  ])
  const { items } = (await owner.get('cashbook')).data
  expect(rows.map(row => row['Chứng từ'])).toEqual(items.map((one: { documentCode: string }) => one.documentCode))
  expect(rows[0]!['Loại thu chi']).toBe(items[0].voucherKind)
  expect(rows.map(row => row['Trạng thái'])).toEqual([null, null, null])
  expect(await sheetOf({ direction: 'OUT' })).toHaveLength(1)
  expect(await sheetOf({ keyword: items[1].documentCode })).toMatchObject([{ Thu: 20_000 }])
  expect(await sheetOf({ to: '2020-01-01' })).toEqual([])
})

it('says store, branch, days and filters, and ends with the sums of the screen', async () => {
  const { data: book } = await owner.get('cashbook')
  const { businessDay: day } = book.items[0]
  expect(await headOf(await ask(owner, { from: day, to: day, direction: 'OUT' }))).toEqual([
    owner.profile.store.name,
    expect.stringMatching(/^Chi nhánh: /),
    'Sổ quỹ',
    `Kỳ: ${day.split('-').reverse().join('/')}`,
    'Bộ lọc: Thu và chi: Chi',
  ])
  expect(await sumsOf({})).toEqual([
    ['Đầu kỳ', null, null, 0],
    ['Tổng cộng', 70_000, 30_000, null],
    ['Cuối kỳ', null, null, 40_000],
  ])
  expect([book.opening, book.in, book.out, book.closing]).toEqual([0, 70_000, 30_000, 40_000])
  expect(await sumsOf({ direction: 'OUT' })).toEqual([['Tổng cộng', 0, 30_000, null]])
  const tomorrow = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  expect(await sumsOf({ from: tomorrow })).toEqual([
    ['Đầu kỳ', null, null, 40_000],
    ['Tổng cộng', 0, 0, null],
    ['Cuối kỳ', null, null, 40_000],
  ])
})

it('is for who may take lists out, of their own branch, and of no account of another', async () => {
  const grants = [{ model: 'cashbook', action: 'read' }] as const
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const exporter = await addEmployee(shop, owner, { grants: [...grants, { model: 'data_export', action: 'create' }] })
  expect((await ask(exporter, {})).statusCode).toBe(200)
  expect((await ask(exporter, { branchId: await addBranch(shop, owner) })).statusCode).toBe(404)
  const stranger = await shop.registerStore()
  const [drawer] = (await stranger.get('cash-account')).data
  expect((await ask(owner, { accountId: drawer.id })).statusCode).toBe(404)
})

it('is whole where it is longer than what is read at once, in the order of the list', async () => {
  const many = await shop.registerStore()
  const [drawer] = (await many.get('cash-account')).data
  await inStore(shop, many.profile.store.id, query =>
    query(
      `insert into cash_entry (store_id, id, account_id, branch_id, sequence, amount, balance_after, kind, document_kind, document_id, document_code,
         employee_id, at, business_day)
       select $1, uuidv7(), $2, $3, g, g, 0, 'VOUCHER', 'voucher', uuidv7(), 'PT' || g, $4, now(), current_date - (g % 7)
       from generate_series(1, 4100) g`,
      [many.profile.store.id, drawer.id, many.branchId, many.profile.id],
    ),
  )
  const rows = (await rowsOf(await ask(many, {}))).filter(row => !isSum(row))
  expect(rows).toHaveLength(4_100)
  expect(new Set(rows.map(row => row.Thu)).size).toBe(4_100)
  const days = rows.map(row => Number(row.Ngày))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
})

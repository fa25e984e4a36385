import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { openOwner } from '../../db/connection/pool.ts'
import { importMedicines, type NumberedRow, UnreadableList } from './import-medicines.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.owner.query('truncate medicine, medicine_import cascade'))

const medicines = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    sdk: `VD-${10_000 + i}-22`,
    ten: `Thuốc số ${i}`,
    'Hoạt chất': 'Paracetamol',
  }))

async function* numbered(rows: readonly Record<string, unknown>[]): AsyncGenerator<NumberedRow> {
  for (const [i, row] of rows.entries()) yield { place: i + 2, row }
}

async function load(
  rows: readonly Record<string, unknown>[],
  options: { isWhole?: boolean; isForced?: boolean; now?: Date } = {},
) {
  const wrong: string[] = []
  const result = await importMedicines(database.owner, numbered(rows), {
    source: 'danh-muc.csv',
    isWhole: false,
    now: new Date('2026-11-21T03:00:00Z'),
    onWrong: (place, reason) => wrong.push(`${place}: ${reason}`),
    ...options,
  })
  return { ...result, wrongRows: wrong }
}

const stored = async (number: string) =>
  (await database.owner.query('select * from medicine where registration_number = $1', [number])).rows[0]

describe('importing the national list', () => {
  it('adds, changes and leaves alone, and changes nothing a second time', async () => {
    const rows = medicines(1_203)
    expect(await load(rows)).toMatchObject({ rows: 1_203, added: 1_203, changed: 0, unchanged: 0, wrong: 0 })
    const before = await stored('VD-10007-22')
    expect(await load(rows, { now: new Date('2026-12-01T03:00:00Z') })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 1_203,
    })
    expect(await stored('VD-10007-22')).toEqual(before)

    const next = rows.map((row, i) => (i === 7 ? { ...row, ten: 'Thuốc đổi tên' } : row))
    expect(await load([...next, { sdk: 'VD-99999-22', ten: 'Thuốc mới' }])).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1_202,
    })
    const after = await stored('VD-10007-22')
    expect(after).toMatchObject({ id: before.id, name: 'Thuốc đổi tên' })
    expect(after.folded).toContain(' thuoc doi ten | vd-10007-22 | paracetamol ')
    const { rows: imports } = await database.owner.query(
      'select added, changed, unchanged from medicine_import order by finished_at',
    )
    expect(imports).toEqual([
      { added: 1_203, changed: 0, unchanged: 0 },
      { added: 0, changed: 0, unchanged: 1_203 },
      { added: 1, changed: 1, unchanged: 1_202 },
    ])
  })

  it('reports wrong rows by their line and loads the others', async () => {
    const { wrongRows, ...result } = await load([
      { sdk: 'VD-1-22', ten: 'Một' },
      { sdk: '', ten: 'Không số' },
      { sdk: 'vd - 1 - 22', ten: 'Một lần nữa' },
    ])
    expect(result).toMatchObject({ rows: 3, added: 1, wrong: 2 })
    expect(wrongRows).toEqual(['3: không có số đăng ký', '4: số đăng ký VD-1-22 đã có ở dòng 2'])
  })

  it('withdraws what a whole list does not name, and lists it again when it is back', async () => {
    const rows = medicines(300)
    await load(rows, { isWhole: true })
    expect(await load(rows.slice(5), { isWhole: true })).toMatchObject({ withdrawn: 5, spared: 0, unchanged: 295 })
    expect(await stored('VD-10000-22')).toMatchObject({
      withdrawnOn: '2026-11-21',
      withdrawnReason: 'Không còn trong danh mục',
    })
    expect(await load(rows, { isWhole: true })).toMatchObject({ changed: 5, withdrawn: 0 })
    expect(await stored('VD-10000-22')).toMatchObject({ withdrawnOn: null, withdrawnReason: null })
  })

  it('does not believe that a third of the list is gone unless it is told to', async () => {
    const rows = medicines(300)
    await load(rows, { isWhole: true })
    expect(await load(rows.slice(100), { isWhole: true })).toMatchObject({ withdrawn: 0, spared: 100 })
    expect(await load(rows.slice(100), { isWhole: true, isForced: true })).toMatchObject({ withdrawn: 100, spared: 0 })
  })

  it('keeps the day on which a withdrawal was first read', async () => {
    const row = { sdk: 'VD-1-22', ten: 'Một', 'Trạng thái': 'Rút số đăng ký' }
    await load([row])
    await load([{ ...row, ten: 'Một (sửa)' }], { now: new Date('2026-12-05T03:00:00Z') })
    expect(await stored('VD-1-22')).toMatchObject({ withdrawnOn: '2026-11-21', name: 'Một (sửa)' })
    await load([{ sdk: 'VD-1-22', ten: 'Một' }])
    expect(await stored('VD-1-22')).toMatchObject({ withdrawnOn: null })
  })

  it('knows a medicine that was renewed under a new number as the same one', async () => {
    await load([{ sdk: 'VD-4878-14', ten: 'Một' }])
    const before = await stored('VD-4878-14')
    expect(await load([{ sdk: '893100493025 (VD-4878-14)', ten: 'Một' }])).toMatchObject({ added: 0, changed: 1 })
    expect(await stored('893100493025')).toMatchObject({ id: before.id, formerNumber: 'VD-4878-14' })
    expect(await stored('VD-4878-14')).toBeUndefined()
  })

  it('leaves what a file has no column for, and clears what it has an empty cell for', async () => {
    await load([{ sdk: 'VD-1-22', ten: 'Một', 'Hoạt chất': 'Paracetamol', 'Quy cách': 'Hộp 10 gói' }])
    await load([{ sdk: 'VD-1-22', ten: 'Một', 'Quy cách': '' }])
    expect(await stored('VD-1-22')).toMatchObject({ activeIngredient: 'Paracetamol', packing: null })
    expect(await load([{ sdk: 'VD-1-22', ten: 'Một' }])).toMatchObject({ unchanged: 1 })
  })

  it('refuses a file that is no such list, and says which columns it found', async () => {
    await expect(load([{ Mã: '1', Giá: '2' }])).rejects.toThrow(
      new UnreadableList('danh-muc.csv không có cột số đăng ký, tên thuốc. Các cột đọc được: Mã, Giá'),
    )
  })

  it('is loaded by two at once without waiting for each other for ever', async () => {
    const rows = medicines(1_500)
    const second = await openOwner(database.address)
    try {
      const options = { source: 'a', isWhole: false, now: new Date() }
      await Promise.all([
        importMedicines(database.owner, numbered(rows), options),
        importMedicines(second, numbered(rows.toReversed()), options),
      ])
    } finally {
      await second.end()
    }
    expect((await database.owner.query('select count(*) as n from medicine')).rows).toEqual([{ n: 1_500 }])
  })
})

import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type ExportColumn, writeXlsx } from './write-xlsx.ts'

type Row = { code: string; amount: number; day: string }
const columns: ExportColumn<Row>[] = [
  { header: 'Mã', width: 14, value: row => row.code },
  { header: 'Phần khuyến mại của hóa đơn', width: 18, format: 'money', value: row => row.amount },
  { header: 'Ngày', format: 'day', value: row => row.day },
]

it('writes numbers as numbers, days as days, and columns that hold their heads', async () => {
  async function* rows() {
    yield { code: 'HD1', amount: 1_250_000, day: '2026-11-20' }
  }
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx('Hóa đơn', columns, rows())) parts.push(part)
  const [sheet] = (await readXlsx(new Uint8Array(Buffer.concat(parts)))).sheets
  expect(sheet!.rows).toEqual([
    ['Mã', 'Phần khuyến mại của hóa đơn', 'Ngày'],
    ['HD1', 1_250_000, new Date('2026-11-20')],
  ])
  expect(sheet!.columns?.map(column => column.width)).toEqual([14, 29, 9])
})

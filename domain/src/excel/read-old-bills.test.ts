import { describe, expect, it } from 'vitest'
import type { Cell } from './cell.ts'
import { readMoment } from './read-moment.ts'
import { readOldBills } from './read-old-bills.ts'

const today = '2026-11-24'

describe('a moment of a file', () => {
  it.each<[Cell, string]>([
    ['31/12/2025 14:05', '2025-12-31 14:05'],
    ['31/12/2025 14:05:59', '2025-12-31 14:05'],
    ['2025-12-31T08:00:00.000Z', '2025-12-31 08:00'],
    ['31/12/2025 2:05 PM', '2025-12-31 14:05'],
    ['31/12/2025 12:30 AM', '2025-12-31 00:30'],
    ['31/12/2025', '2025-12-31 12:00'],
    [46022, '2025-12-31 12:00'],
    [46022.75, '2025-12-31 18:00'],
    [46022.999999, '2025-12-31 23:59'],
  ])('%s', (cell, moment) => {
    const read = readMoment(cell, { today })
    expect(read.ok && read.value && `${read.value.day} ${read.value.time}`).toBe(moment)
  })

  it.each(['31/12/2025 25:05', '31/12/2025 14:75', '31/12/2025 13:00 PM', 'hôm qua'])('%s is none', text => {
    expect(readMoment(text, { today }).ok).toBe(false)
  })
})

const fields = [
  'code',
  'soldAt',
  'customerName',
  'name',
  'unit',
  'quantity',
  'price',
  'lineDiscount',
  'payable',
  'status',
]
const read = (...rows: Cell[][]) => {
  const reader = readOldBills({ columns: fields.map((field, index) => ({ index, field })), today })
  for (const [place, cells] of rows.entries()) reader.add({ row: place + 2, cells })
  return reader.finish()
}

describe('bills of another program', () => {
  it('are put together of their rows, also where only the first one names the code', () => {
    const { records, issues } = read(
      ['HD1', '31/12/2025 14:05', 'Lê Mai', 'Panadol', 'Vỉ', 2, 17_000, 1_000, 50_000, 'Hoàn thành'],
      [null, null, null, 'Khẩu trang', 'Hộp', 0.5, 30_000, null, null, null],
      ['HD2', '01/01/2026', null, 'Nước muối', null, '1', '8.000', null, null, 'Đã hủy'],
      ['hd1', '31/12/2025 14:05', 'Lê Mai', 'Bông', 'Gói', 1, 5_000, null, null, null],
    )
    expect(issues).toEqual([])
    expect(records).toMatchObject([
      {
        row: 2,
        code: 'HD1',
        soldAt: { day: '2025-12-31', time: '14:05' },
        payable: 50_000,
        isCancelled: false,
        lines: [
          { productName: 'Panadol', quantity: 2, price: 17_000, discount: 1_000, amount: 33_000 },
          { productName: 'Khẩu trang', quantity: 0.5, amount: 15_000 },
          { productName: 'Bông', amount: 5_000 },
        ],
      },
      { code: 'HD2', payable: 8_000, isCancelled: true },
    ])
  })

  it.each<[string, Cell[], string]>([
    ['no code', [null, '31/12/2025', null, 'Panadol', null, 1, 1_000, null, null, null], 'Thiếu mã hóa đơn'],
    ['no time', ['HD1', null, null, 'Panadol', null, 1, 1_000, null, null, null], 'Thiếu thời gian bán'],
    ['a time to come', ['HD1', '25/11/2026', null, 'Panadol', null, 1, 1_000, null, null, null], 'tương lai'],
    ['no goods', ['HD1', '31/12/2025', null, null, null, 1, 1_000, null, null, null], 'Thiếu tên hàng'],
    ['no quantity', ['HD1', '31/12/2025', null, 'Panadol', null, null, 1_000, null, null, null], 'Thiếu số lượng'],
    ['nothing sold', ['HD1', '31/12/2025', null, 'Panadol', null, 0, 1_000, null, null, null], 'lớn hơn 0'],
    ['a typo', ['HD1', '31/12/2025', null, 'Panadol', null, '1o', 1_000, null, null, null], 'Không phải là số'],
    ['a price below zero', ['HD1', '31/12/2025', null, 'Panadol', null, 1, -5, null, null, null], 'không được âm'],
  ])('%s is an error of its row', (_, cells, message) => {
    const { issues } = read(cells)
    expect(issues.filter(({ level }) => level === 'error')).toMatchObject([
      { row: 2, message: expect.stringContaining(message) },
    ])
  })
})

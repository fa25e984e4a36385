import type { Report } from '@quay/contract/report/shapes'
import { viewOf } from '@quay/domain/report/views'
import { expect, it } from 'vitest'
import { mostOnRoll, reportSlip } from './report-slip.ts'

const every = () => true

const reportOf = (rows: [label: string, detail: string | null, values: Record<string, number | null>][], more = {}) =>
  ({
    head: {
      storeName: 'Bình An',
      branchName: 'Quận 1',
      title: 'Báo cáo bán hàng: thời gian, theo ngày',
      period: '26/11/2026 – 27/11/2026',
      filters: [{ label: 'Người bán', value: 'Lan' }],
      compared: '24/11/2026 – 25/11/2026',
    },
    asOf: '2026-11-27T05:00:00.000Z',
    from: '2026-11-26',
    to: '2026-11-27',
    items: rows.map(([label, detail, values]) => ({ key: label, label, detail, values })),
    totalItem: rows.length,
    total: { bills: 3, gross: 50_000, discount: 2_000, netRevenue: 48_000 },
    ...more,
  }) as unknown as Report

it('sales by time: each row with its leading figure and two more below, then the total of all', () => {
  const report = reportOf([
    ['26/11/2026', null, { bills: 2, gross: 30_000, discount: 2_000, netRevenue: 28_000 }],
    ['27/11/2026', null, { bills: 1, gross: 20_000, discount: 0, netRevenue: 20_000 }],
  ])
  const slip = reportSlip({ area: 'sale', query: { view: 'TIME', groupBy: 'day' }, report, may: every })
  expect(slip.slice(0, 13)).toEqual([
    'Báo cáo bán hàng: thời gian, theo ngày',
    'Chi nhánh: Quận 1',
    'Kỳ: 26/11/2026 – 27/11/2026',
    'Bộ lọc: Người bán: Lan',
    'So với: 24/11/2026 – 25/11/2026',
    '—',
    ['Ngày', 'Doanh thu thuần'],
    ['26/11/2026', '28.000'],
    'Số hóa đơn 2 · Tiền hàng 30.000',
    ['27/11/2026', '20.000'],
    'Số hóa đơn 1 · Tiền hàng 20.000',
    '—',
    ['Tổng cộng', '48.000'],
  ])
  expect(slip).toContainEqual(['Giảm giá', '2.000'])
  expect(slip.at(-1)).toBe('Số liệu lúc 27/11/2026 12:00:00')
})

it.each([
  ['product', 'SALE'],
  ['customer', 'SALE'],
  ['employee', 'SALE'],
  ['provider', 'INBOUND'],
] as const)('%s %s has a name and a leading figure in each row; what there is none of takes no line', (area, view) => {
  const { lead } = viewOf(area, view).view
  const slip = reportSlip({ area, query: { view }, report: reportOf([['Một', null, { [lead]: 7 }]]), may: every })
  expect(slip.slice(7, 9)).toEqual([['Một', '7'], '—'])
})

it('by two groups the name says both; what a person may not see is on no paper', () => {
  const query = { view: 'WAREHOUSE_VALUE', groupBy: 'product', groupBy2: 'branch' }
  const report = reportOf([['Găng tay', 'Chi nhánh 2', { heldUnits: 5, heldValue: 9_000 }]], {
    total: { heldUnits: 5, heldValue: 9_000 },
  })
  expect(reportSlip({ area: 'product', query, report, may: every })).toContainEqual(['Găng tay, Chi nhánh 2', '9.000'])
  const slip = reportSlip({ area: 'product', query, report, may: ({ model }) => model !== 'cost' })
  expect(slip).toContainEqual(['Găng tay, Chi nhánh 2', '5'])
  expect(JSON.stringify(slip)).not.toMatch(/9\.000|Giá trị tồn/)
})

it('a long report stands on the roll as far as one prints, and says so', () => {
  const rows = Array.from(
    { length: mostOnRoll + 5 },
    (_, at) => [`Hàng ${at}`, null, {}] as [string, null, Record<string, number>],
  )
  const slip = reportSlip({ area: 'product', query: {}, report: reportOf(rows), may: every })
  expect(JSON.stringify(slip)).toContain(`Hàng ${mostOnRoll - 1}"`)
  expect(JSON.stringify(slip)).not.toContain(`Hàng ${mostOnRoll}"`)
  expect(slip).toContain(`In ${mostOnRoll} trong ${mostOnRoll + 5} dòng.`)
})

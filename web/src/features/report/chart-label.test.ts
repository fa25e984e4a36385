import type { ReportRow } from '@quay/contract/report/shapes'
import { views } from '@quay/domain/report/views'
import { expect, it } from 'vitest'
import { largestLabel, timesLabel } from './chart-label.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ key: String(at) }) as ReportRow)
const page = { items: rows(100), totalItem: 2_424 }
const { SALE, SLOW, ABC } = views.product

it('rows are the largest of all where the page begins with them, or holds all', () => {
  const ofAll = 'Doanh thu thuần: 10 dòng lớn nhất'
  const ofPage = `${ofAll} trên trang này`
  const said = (query: Record<string, string>, view: typeof SALE = SALE, report = page) =>
    largestLabel('Doanh thu thuần', 10, { query, view, report, figure: 'netRevenue', lead: 'netRevenue' })
  expect(said({})).toBe(ofAll)
  expect(said({ sortBy: 'netRevenue' })).toBe(ofAll)
  expect(said({ sortBy: 'netRevenue', orderBy: 'ASC' })).toBe(ofPage)
  expect(said({ sortBy: 'returns' })).toBe(ofPage)
  const other = { query: {}, view: SALE, report: page, figure: 'cost', lead: 'netRevenue' } as const
  expect(largestLabel('Giá vốn', 10, other)).toBe('Giá vốn: 10 dòng lớn nhất trên trang này')
  expect(said({ cursor: 'x' })).toBe(ofPage)
  expect(said({ cursor: 'x' }, SALE, { items: rows(3), totalItem: 3 })).toBe(ofAll)
  expect(said({}, SLOW)).toBe(ofPage)
  expect(said({}, ABC)).toBe(ofAll)
  expect(said({ rankBy: 'PROFIT' }, ABC)).toBe(ofPage)
})

it('times of one page of several say so', () => {
  const said = (report: typeof page) =>
    timesLabel('Giá trị hủy', { query: {}, view: SALE, report, figure: 'lostValue', lead: 'lostValue' })
  expect(said(page)).toBe('Giá trị hủy: trên trang này')
  expect(said({ items: rows(31), totalItem: 31 })).toBe('Giá trị hủy')
})

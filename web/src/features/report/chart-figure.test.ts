import type { Report } from '@quay/contract/report/shapes'
import { expect, test } from 'vitest'
import { chartFigure, chartFigures, withChart } from './chart-figure.ts'

const report = (...ids: string[]) => ({
  columns: ids.map(id => ({ id, kind: 'money', isSum: true }) as Report['columns'][number]),
})

test('a picture shows the figure that the address names, and the leading one where the reader does not see that', () => {
  const seen = report('gross', 'netRevenue', 'profit')
  expect(chartFigure('sale', { view: 'REVENUE', chart: 'profit' }, seen)).toBe('profit')
  expect(chartFigure('sale', { view: 'REVENUE' }, seen)).toBe('netRevenue')
  expect(chartFigure('sale', { view: 'REVENUE', chart: 'profit' }, report('gross', 'netRevenue'))).toBe('netRevenue')
  // Of who may not see values the leading figure is the quantity.
  expect(chartFigure('product', { view: 'WAREHOUSE_VALUE' }, report('heldUnits', 'saleValue'))).toBe('heldUnits')
})

test('what is only looked up is no size', () => {
  expect(chartFigures(report('bills', 'netRevenue', 'lastVisit', 'abc'))).toEqual(['bills', 'netRevenue'])
})

test('rows that are no course stand by the figure that is chosen; times stay in their order', () => {
  const seen = report('units', 'netRevenue', 'profit')
  expect(withChart('product', {}, seen, 'profit')).toEqual({ chart: 'profit', sortBy: 'profit', orderBy: undefined })
  expect(withChart('product', { chart: 'profit', sortBy: 'profit' }, seen, 'netRevenue')).toEqual({
    chart: undefined,
    sortBy: undefined,
    orderBy: undefined,
  })
  expect(withChart('sale', {}, report('bills', 'netRevenue'), 'bills')).toEqual({ chart: 'bills' })
  expect(withChart('sale', { view: 'WEEK' }, report('bills', 'netRevenue'), 'bills')).toEqual({ chart: 'bills' })
})

import { reportRoutes } from '@quay/contract/report/routes'
import type { Report, ReportArea } from '@quay/contract/report/shapes'
import { isNoted, type MeasureId, measureOf, measures } from '@quay/domain/report/measures'
import { areaTitles } from '@quay/domain/report/views'
import { defineList } from '../../list/define-list.ts'
import { useList } from '../../list/use-list.ts'
import { reportText } from '../../text/money/report.ts'
import { ProviderReport } from './provider-report.tsx'
import { reportColumns } from './report-columns.tsx'
import { reportFilters } from './report-filters.tsx'
import { ReportPage } from './report-page.tsx'

const words = (area: ReportArea) => ({ ...reportText, title: areaTitles[area] })

/** The list of an area; what it may be asked is the same in all of them. */
const reportOf = (area: ReportArea) =>
  defineList({
    id: `report-${area}`,
    words: words(area),
    route: reportRoutes[area] as (typeof reportRoutes)['sale'],
    exported: reportRoutes[`${area}Export`] as (typeof reportRoutes)['saleExport'],
    ofBranch: true,
    filters: reportFilters(area),
    // What is only looked up for the rows of a page puts none in order.
    sort: Object.keys(measures).filter(id => !isNoted(measureOf(id as MeasureId))),
    columns: ({ query, may }) => reportColumns(area, query, may),
    rowKey: row => row.key,
    rowLabel: row => row.label,
    // A year of days is one picture, and so are seven days of 24 hours.
    pageSize: area === 'sale' ? 400 : 100,
  })

const lists = {
  sale: reportOf('sale'),
  product: reportOf('product'),
  customer: reportOf('customer'),
  provider: reportOf('provider'),
  employee: reportOf('employee'),
}

const screenOf = (area: ReportArea) =>
  function ReportOfArea() {
    const list = useList(lists[area])
    return <ReportPage area={area} list={list} report={list.read.data as Report | undefined} />
  }

export const ReportOfSales = screenOf('sale')
export const ReportOfProducts = screenOf('product')
export const ReportOfCustomers = screenOf('customer')
export function ReportOfProviders() {
  const list = useList(lists.provider)
  return <ProviderReport list={list} report={list.read.data as Report | undefined} />
}
export const ReportOfEmployees = screenOf('employee')

import { reportRoutes } from '@quay/contract/report/routes'
import type { ReportArea, ReportDocuments } from '@quay/contract/report/shapes'
import { areaTitles, viewOf } from '@quay/domain/report/views'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { reportText } from '../../text/money/report.ts'
import { documentColumns, totalsOfDocuments } from './document-columns.tsx'
import { daysText } from './report-chart.tsx'
import { documentsAsked } from './report-filters.tsx'
import { ReturnLink } from './return-link.tsx'
import { useOpenDocument } from './use-open-document.ts'

const names = ['view', 'groupBy', 'groupBy2', 'from', 'to', 'until', 'key', 'scope', 'least', 'most']

const documentsOf = (area: ReportArea) =>
  defineList({
    id: 'report-document',
    words: reportText.documents,
    route: reportRoutes[`${area}Document`] as (typeof reportRoutes)['saleDocument'],
    exported: reportRoutes[`${area}DocumentExport`] as (typeof reportRoutes)['saleDocumentExport'],
    ofBranch: true,
    filters: [{ kind: 'custom', names, read: query => documentsAsked(area, query) }],
    columns: ({ query, may }) => documentColumns(area, query, may),
    rowLabel: row => row.code,
    pageSize: 100,
  })

const lists = {
  sale: documentsOf('sale'),
  product: documentsOf('product'),
  customer: documentsOf('customer'),
  provider: documentsOf('provider'),
  employee: documentsOf('employee'),
}

/** The documents of a row, each with what it adds to it; their total is the row. */
const screenOf = (area: ReportArea) =>
  function DocumentsOfArea() {
    const list = useList(lists[area])
    const answer = list.read.data as ReportDocuments | undefined
    const { label } = viewOf(area, list.query.view).view
    return (
      <ListScreen
        list={list}
        columns={documentColumns(area, list.query, list.may, answer?.total)}
        onOpen={useOpenDocument(area, list.query, answer?.from)}
        actions={<ReturnLink area={area} label={areaTitles[area]} query={list.query} />}
        note={answer && reportText.documents.of(label, daysText(answer.from, answer.to), list.query.label)}
        totals={answer && totalsOfDocuments(answer)}
      />
    )
  }

export const DocumentsOfSales = screenOf('sale')
export const DocumentsOfProducts = screenOf('product')
export const DocumentsOfCustomers = screenOf('customer')
export const DocumentsOfProviders = screenOf('provider')
export const DocumentsOfEmployees = screenOf('employee')

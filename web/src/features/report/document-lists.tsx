import { reportRoutes } from '@quay/contract/report/routes'
import type { ReportArea, ReportDocuments } from '@quay/contract/report/shapes'
import { startOf } from '@quay/domain/report/spans'
import { areaTitles, viewOf } from '@quay/domain/report/views'
import { addDays } from '@quay/domain/time/calendar'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { reportText } from '../../text/report.ts'
import { addressOfDocument } from './address-of-document.ts'
import { documentColumns, totalsOfDocuments } from './document-columns.tsx'
import { daysText } from './report-chart.tsx'
import { documentsAsked } from './report-filters.tsx'
import { ReturnLink } from './return-link.tsx'

const names = ['view', 'groupBy', 'groupBy2', 'from', 'to', 'key', 'scope']

const documentsOf = (area: ReportArea) =>
  defineList({
    id: 'report-document',
    words: reportText.documents,
    route: reportRoutes[`${area}Document`] as (typeof reportRoutes)['saleDocument'],
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
  employee: documentsOf('employee'),
}

/** The bills and returns of a row, each with what it adds to it; their total is the row. */
const screenOf = (area: ReportArea) =>
  function DocumentsOfArea() {
    const list = useList(lists[area])
    const answer = list.read.data as ReportDocuments | undefined
    const { label } = viewOf(area, list.query.view).view
    const router = useRouter()
    /** What lay there before opens as the documents of the month before. */
    const addressBefore = (from: string) => {
      const to = addDays(from, -1)
      return `/reports/${area}-report/document${writeQuery({ ...list.query, from: startOf('M', to), to, cursor: undefined })}`
    }
    const open = (row: ReportDocuments['items'][number]) => {
      const address = row.kind === 'balance' && answer ? addressBefore(answer.from) : addressOfDocument(row)
      if (address) router.history.push(address)
    }
    return (
      <ListScreen
        list={list}
        onOpen={open}
        actions={<ReturnLink area={area} label={areaTitles[area]} query={list.query} />}
        note={answer && reportText.documents.of(label, daysText(answer.from, answer.to), list.query.label)}
        totals={answer && totalsOfDocuments(answer)}
      />
    )
  }

export const DocumentsOfSales = screenOf('sale')
export const DocumentsOfProducts = screenOf('product')
export const DocumentsOfCustomers = screenOf('customer')
export const DocumentsOfEmployees = screenOf('employee')

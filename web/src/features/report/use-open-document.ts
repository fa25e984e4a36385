import type { ReportArea, ReportDocuments } from '@quay/contract/report/shapes'
import { startOf } from '@quay/domain/report/spans'
import { addDays } from '@quay/domain/time/calendar'
import { useRouter } from '@tanstack/react-router'
import type { Address } from '../../list/filter.ts'
import { placeOfDocument } from '../../routing/document-places.ts'
import { writeQuery } from '../../routing/query-text.ts'

type Row = ReportDocuments['items'][number]

/** Opens a document of a report; what lay there before its first day `from` opens as the documents of the month before. */
export function useOpenDocument(area: ReportArea, query: Address, from: string | undefined): (row: Row) => void {
  const router = useRouter()
  const addressBefore = (day: string) => {
    const to = addDays(day, -1)
    return `/reports/${area}-report/document${writeQuery({ ...query, from: startOf('M', to), to, cursor: undefined })}`
  }
  return row => {
    const address = row.kind === 'balance' && from ? addressBefore(from) : placeOfDocument(row.kind, row.id)
    if (address) router.history.push(address)
  }
}

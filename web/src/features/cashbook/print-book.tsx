import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import Printer from 'lucide-react/icons/printer'
import { useBranchId } from '../../api/session/session.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { printCashbook } from './print-cashbook.ts'

type PrintBookProps = { book: Answer<typeof cashbookRoutes.read> | undefined; filter: object }

/** Prints the cash book of the period that is shown on the roll of this till. */
export function PrintBook({ book, filter }: PrintBookProps) {
  const branchId = useBranchId()
  const { from, to } = filter as { from?: string; to?: string }
  const days = [...new Set([from, to])].map(day => (day ? formatDate(day) : '…')).join(' – ')
  return (
    <Button icon={<Printer />} disabled={!book} onClick={() => book && void printCashbook(book, days, branchId)}>
      {cashbookListText.print}
    </Button>
  )
}

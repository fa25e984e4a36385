import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import type { Slip } from '@quay/domain/print/document'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { branchPrint } from '../../print/branch-print.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { printSlip } from '../receipt/shared/print-slip.ts'

const words = cashbookListText.slip
/** A roll of more would be a metre long; the whole book goes out as Excel. */
const mostRows = 40

/** The cash book on a roll: the figures of the period, then its rows, the newest first. */
export function cashbookSlip(book: Answer<typeof cashbookRoutes.read>, days: string): Slip {
  const rows = book.items.slice(0, mostRows)
  return [
    words.title,
    days,
    '—',
    [words.opening, formatDong(book.opening)],
    [words.in, formatDong(book.in)],
    [words.out, formatDong(book.out)],
    [words.closing, formatDong(book.closing)],
    ...(rows.length > 0 ? ['—', words.rows] : []),
    ...rows.map(({ businessDay, documentCode, note, amount }): [string, string] => [
      [formatDate(businessDay).slice(0, 5), documentCode, note].filter(Boolean).join(' '),
      formatDong(amount),
    ]),
  ]
}

/** Prints it on the roll of this till. */
export async function printCashbook(
  book: Answer<typeof cashbookRoutes.read>,
  days: string,
  branchId: string,
): Promise<void> {
  printSlip(cashbookSlip(book, days), { branchId, template: await branchPrint(branchId) })
}

import type { BookRow } from '@quay/contract/book/shapes'
import type { BookLine } from '@quay/contract/prescription/routes'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { bookRow } from '../../export/book-rows.ts'
import { listBook } from '../prescription/book-queries.ts'
import type { WrittenGppBook } from './controlled-book.ts'
import type { BookOf } from './controlled-queries.ts'

const pageSize = 200

/** What was sold by prescription, or of antibiotics alone, the first first; at most one row more than `most`. */
export async function prescriptionBook(
  tx: Tx,
  actor: Actor,
  { branchId, from, to }: BookOf,
  form: 'PRESCRIPTION' | 'ANTIBIOTIC',
  most: number,
): Promise<WrittenGppBook> {
  const rows: BookRow[] = []
  let cursor: string | undefined
  do {
    const page = await listBook(tx, actor, {
      branchId,
      from,
      to,
      ...(form === 'ANTIBIOTIC' && { kind: 'ANTIBIOTIC' as const }),
      orderBy: 'ASC',
      page: 1,
      limit: pageSize,
      ...(cursor && { cursor }),
    })
    rows.push(...page.items.map(rowOf))
    cursor = page.nextCursor ?? undefined
  } while (cursor && rows.length <= most)
  return { form, rows }
}

const rowOf = (line: BookLine): BookRow =>
  bookRow(
    [
      `${formatDate(line.soldAt.slice(0, 10))} ${line.billCode}`,
      [line.patientName, ageOf(line), line.address, line.guardianName && `người giám hộ ${line.guardianName}`]
        .filter(Boolean)
        .join(', ') ||
        (line.noPrescriptionReason && `Không có đơn: ${line.noPrescriptionReason}`),
      [line.doctorName, line.facility].filter(Boolean).join(', ') || null,
      [line.prescriptionCode, line.prescribedOn && formatDate(line.prescribedOn)].filter(Boolean).join(', ') || null,
      line.standsFor ? `${line.productName} (thay cho ${line.standsFor})` : line.productName,
      line.quantity,
      line.unitName,
      line.lots,
      line.sellerName,
    ],
    { kind: 'bill', id: line.billId },
  )

function ageOf({ patientAgeMonths: months }: BookLine): string | null {
  if (months === null) return null
  return months < 72 ? `${months} tháng tuổi` : `${Math.floor(months / 12)} tuổi`
}

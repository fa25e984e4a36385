import type { AdviceChannel, NoteKind } from '@quay/contract/gpp-book/shapes'
import { adviceChannelText } from '@quay/domain/book/advice-channel-text'
import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow } from '../../export/book-rows.ts'
import type { WrittenGppBook } from './controlled-book.ts'
import type { BookOf } from './controlled-queries.ts'

interface NoteRow {
  id: string
  notedOn: string
  channel: AdviceChannel | null
  personName: string | null
  personPhone: string | null
  productName: string
  lotNumber: string | null
  content: string
  action: string | null
  result: string | null
  cancelReason: string | null
  cancelledByName: string | null
  createdByName: string
  version: number
}

const notesSql = `
  select id, noted_on, channel, person_name, person_phone, product_name, lot_number, content, action, result, cancel_reason, cancelled_by_name,
    created_by_name, version
  from gpp_note where store_id = $1 and branch_id = $2 and kind = $3 and noted_on between $4 and $5
  order by noted_on, created_at, id limit $6`

/** The short forms of a kind, the first first; what was cancelled stays with its reason. */
export async function notesBook(
  tx: Tx,
  { branchId, from, to }: BookOf,
  kind: NoteKind,
  most: number,
): Promise<WrittenGppBook> {
  const rows = await tx.query<NoteRow>(notesSql, [tx.storeId, branchId, kind, from, to, most + 1])
  return {
    form: kind,
    rows: rows.map(row =>
      bookRow(
        [
          row.notedOn,
          [row.channel && adviceChannelText[row.channel], row.personName, row.personPhone].filter(Boolean).join(', ') ||
            null,
          row.productName,
          row.lotNumber,
          row.content,
          row.action,
          row.cancelReason === null ? row.result : `Đã hủy: ${row.cancelReason} (${row.cancelledByName})`,
          row.createdByName,
        ],
        row.result === null && row.cancelReason === null ? { kind: 'open-note', id: `${row.id}_${row.version}` } : null,
      ),
    ),
  }
}

/** "ADR 21/11/2026 Paracetamol": what the log calls a note. */
export const noteCode = ({ notedOn, productName }: { notedOn: string; productName: string }) =>
  `${formatDate(notedOn)} ${productName}`.slice(0, 100)

import type { FileAnswer } from '@quay/contract/route'
import { mostExported, type userLogFilter } from '@quay/contract/user-log/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { businessDay } from '@quay/domain/time/business-day'
import { logChanges } from '@quay/domain/user-log/log-changes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { counted } from '../../export/running-exports.ts'
import { type ExportColumn, writeXlsx } from '../../export/write-xlsx.ts'
import { fileOpening } from '../../http/answer/file-opening.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { runRequest } from '../../http/run-request.ts'
import type { Runtime } from '../../runtime.ts'
import { filterLog } from './filter-log.ts'
import { countLog, inWords, readLogRows } from './log-rows.ts'

type Body = z.output<typeof userLogFilter> & { id?: string | undefined }
type Row = ReturnType<typeof inWords<Awaited<ReturnType<typeof readLogRows>>[number]>>

/** Rows that are read with one statement. */
const portion = 1_000

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Lúc', width: 19, format: 'instant', value: row => row.at },
  { header: 'Người làm', width: 24, value: row => row.employeeName },
  { header: 'Người cho phép', width: 24, value: row => row.approverName },
  { header: 'Chi nhánh', width: 20, value: row => row.branchName },
  { header: 'Thao tác', width: 24, value: row => row.actionText },
  { header: 'Đối tượng', width: 18, value: row => row.subjectCode },
  {
    header: 'Nội dung',
    width: 60,
    value: row =>
      logChanges(row.before, row.after, row.subjectKind)
        .map(({ field, before, after }) => `${field}: ${before === null ? '' : `${before} → `}${after ?? 'trống'}`)
        .join('\n'),
  },
  { header: 'Số tiền', width: 14, format: 'money', value: row => row.amount },
  { header: 'Thiết bị', width: 20, value: row => row.device },
  { header: 'Địa chỉ mạng', width: 16, value: row => row.address },
]

/**
 * The log under a filter as an Excel file, the export itself being a row of the log. Rows are read a portion at a time,
 * each in a transaction of its own, from the newest at this moment backwards: rows are never changed, so that all of
 * them together are what the log was now. Throws `forbidden` without data_export/create, `export-too-large`.
 */
export async function exportUserLog(
  tx: Tx,
  actor: Actor,
  runtime: Pick<Runtime, 'pool' | 'sendJob' | 'turns'>,
  { id, ...filter }: Body,
): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const { filtered } = await filterLog(tx, actor, filter)
  const rows = await countLog(tx, filtered, mostExported + 1)
  if (rows > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  await tx.audit('user_log.export', null, undefined, { ...filter, rowCount: rows })

  const opening = fileOpening(tx, actor, runtime)
  async function* read(): AsyncGenerator<Row> {
    let position: [string, string] | null = [tx.now.toISOString(), 'ffffffff-ffff-ffff-ffff-ffffffffffff']
    while (position) {
      const after: [string, string] = position
      const part: Row[] = await runRequest(opening, async own => {
        const { filtered } = await filterLog(own, actor, filter)
        return (await readLogRows(tx, filtered, after, portion)).map(row => inWords(row, actor))
      })
      yield* part
      const last = part.at(-1)
      position = last && part.length === portion ? [last.at, last.id] : null
    }
  }
  const day = businessDay(tx.now.toISOString(), 'Asia/Ho_Chi_Minh', 0)
  return {
    name: `nhat-ky-${day}.xlsx`,
    rows,
    bytes: writeXlsx('Nhật ký', columns, counted(id, actor.employeeId, rows, read())),
  }
}

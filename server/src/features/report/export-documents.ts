import type { ReportDocumentExportBody } from '@quay/contract/report/routes'
import type { ReportArea, reportDocument } from '@quay/contract/report/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { areaTitles, isOfSale } from '@quay/domain/report/views'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportPortions } from '../../export/export-portions.ts'
import { columnOf } from './export-report.ts'
import { readAllDocuments } from './read-documents.ts'

type Row = z.output<typeof reportDocument>

/**
 * The documents of which a row of a report is the sum, as an Excel file: the figures that the screen shows to this person. Throws what
 * askReport and exportPages refuse.
 */
export async function exportDocuments(
  tx: Tx,
  actor: Actor,
  area: ReportArea,
  { id, ...body }: ReportDocumentExportBody,
): Promise<FileAnswer> {
  const { asked, count, items } = await readAllDocuments(tx, actor, area, body)
  const { days, columns, view } = asked
  const file = {
    sheet: 'Chứng từ',
    file: `chung-tu-${days.from}-${days.to}`,
    content: `${areaTitles[area]}, chứng từ`,
    columns: [
      { header: 'Chứng từ', width: 16, value: (row: Row) => row.code },
      { header: 'Ngày', width: 12, format: 'day' as const, value: (row: Row) => row.businessDay },
      { header: 'Lúc', width: 20, format: 'instant' as const, value: (row: Row) => row.at },
      { header: isOfSale(view) ? 'Khách hàng' : 'Đối tác', width: 28, value: (row: Row) => row.customerName },
      { header: isOfSale(view) ? 'Người bán' : 'Người ghi', width: 22, value: (row: Row) => row.sellerName },
      ...columns.map(columnOf),
    ],
  }
  const place = { id, branchId: body.branchId === 'all' ? undefined : body.branchId }
  return exportPortions<Row>(tx, actor, file, place, { count, rows: items })
}

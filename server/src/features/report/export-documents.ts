import type { ReportDocumentExportBody } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { isSum, measureOf } from '@quay/domain/report/measures'
import { areaTitles, isOfSale } from '@quay/domain/report/views'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportPages } from '../../export/export-pages.ts'
import { askReport } from './ask-report.ts'
import { columnOf } from './export-report.ts'
import { readDocuments } from './read-documents.ts'

type Row = Awaited<ReturnType<typeof readDocuments>>['items'][number]

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
  const { days, columns, view } = await askReport(tx, actor, area, body)
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
      ...columns.filter(measure => isSum(measureOf(measure))).map(columnOf),
    ],
  }
  const asked = { id, branchId: body.branchId === 'all' ? undefined : body.branchId }
  // At once: each page would reckon all of them.
  const whole = { ...body, limit: mostExported + 1 }
  return exportPages<Row>(tx, actor, file, asked, async () => {
    const { items } = await readDocuments(tx, actor, area, whole)
    return { items }
  })
}

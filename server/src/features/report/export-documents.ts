import type { ReportDocumentExportBody } from '@quay/contract/report/routes'
import type { ReportArea, reportDocument } from '@quay/contract/report/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { discountWords } from '@quay/domain/report/discount-words'
import { headLines } from '@quay/domain/report/report-head'
import { areaTitles, isOfSale } from '@quay/domain/report/views'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportPortions } from '../../export/export-portions.ts'
import type { Asked } from './ask-report.ts'
import { columnOf } from './export-report.ts'
import { nameRows } from './name-rows.ts'
import { readAllDocuments } from './read-documents.ts'
import { headOfReport } from './report-head.ts'

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
  const row = body.key === undefined ? null : await nameOfRow(tx, actor, asked, body.key)
  const head = await headOfReport(tx, asked)
  const file = {
    sheet: 'Chứng từ',
    file: `chung-tu-${days.from}-${days.to}`,
    content: `${areaTitles[area]}, chứng từ`,
    head: headLines({
      ...head,
      title: `${head.title}; chứng từ`,
      filters: row === null ? head.filters : [...head.filters, { label: 'Dòng', value: row }],
    }),
    columns: [
      { header: 'Chứng từ', width: 16, value: (row: Row) => row.code },
      { header: 'Ngày', width: 12, format: 'day' as const, value: (row: Row) => row.businessDay },
      { header: 'Lúc', width: 20, format: 'instant' as const, value: (row: Row) => row.at },
      { header: isOfSale(view) ? 'Khách hàng' : 'Đối tác', width: 28, value: (row: Row) => row.customerName },
      { header: isOfSale(view) ? 'Người bán' : 'Người ghi', width: 22, value: (row: Row) => row.sellerName },
      ...columns.map(columnOf),
      ...(view.tellsDiscounts
        ? [{ header: 'Giảm của hóa đơn', width: 48, value: (row: Row) => discountWords(row.discounts ?? []) }]
        : []),
    ],
  }
  const place = { id, branchId: body.branchId === 'all' ? undefined : body.branchId }
  return exportPortions<Row>(tx, actor, file, place, { count, rows: items })
}

/** What the row is called whose documents they are. */
async function nameOfRow(tx: Tx, actor: Actor, { groups, days }: Asked, key: string): Promise<string | null> {
  const keys = key.split('~').map(one => (one === 'none' ? null : one))
  if (keys.length !== groups.length) return null
  const [name] = await nameRows(tx, actor, groups, [{ keys }], days.to)
  return groups.length > 1 && name?.detail ? `${name.label}, ${name.detail}` : (name?.label ?? null)
}

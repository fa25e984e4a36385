import type { FileAnswer } from '@quay/contract/route'
import type { stockValueRoutes } from '@quay/contract/stock-value/routes'
import { mostExported } from '@quay/contract/user-log/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { counted } from '../../export/running-exports.ts'
import { type ExportColumn, writeXlsx } from '../../export/write-xlsx.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { readStockValues, type StockValueRow } from './stock-value-queries.ts'

type Body = z.output<(typeof stockValueRoutes)['export']['body']>

const columns: readonly ExportColumn<StockValueRow>[] = [
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'ĐVT', width: 10, value: row => row.baseUnit },
  { header: 'Tồn', width: 12, format: 'money', value: row => row.quantity },
  {
    header: 'Giá vốn bình quân',
    width: 18,
    format: 'money',
    value: row => (row.quantity > 0 ? Math.round(row.value / row.quantity) : null),
  },
  { header: 'Giá trị', width: 18, format: 'money', value: row => row.value },
]

/**
 * What the stock was worth at the end of a day as an Excel file, read by one statement so that its sum is that of the screen; the
 * export is a row of the log. Throws `forbidden` without data_export/create, `export-too-large`, `not-found` for a branch.
 */
export async function exportStockValue(tx: Tx, actor: Actor, { id, ...asked }: Body): Promise<FileAnswer> {
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const { day, branchId, rows } = await readStockValues(tx, actor, asked, mostExported)
  if (rows.length > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, {
    content: `Giá trị tồn kho ${day}`,
    rowCount: rows.length,
  })
  async function* each() {
    yield* rows
  }
  return {
    name: `gia-tri-ton-kho-${day}.xlsx`,
    rows: rows.length,
    bytes: writeXlsx('Giá trị tồn kho', columns, counted(id, actor.employeeId, rows.length, each())),
  }
}

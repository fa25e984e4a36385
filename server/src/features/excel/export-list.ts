import type { ExcelKind } from '@quay/contract/excel'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log'
import { excelKindText } from '@quay/domain/excel/excel-text'
import { formatNumber } from '@quay/domain/text/format-number'
import { businessDay } from '@quay/domain/time/business-day'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { counted } from '../../export/running-exports.ts'
import { writeXlsx } from '../../export/write-xlsx.ts'
import { branchOf, requirePermission } from '../../http/rights.ts'
import { runRequest } from '../../http/run-request.ts'
import type { Runtime } from '../../runtime.ts'
import { partnerColumns, readPartnerRows } from './export-partners.ts'
import { priceColumns, productColumnsFor, readProductRows, stockColumns } from './export-products.ts'
import { toSee } from './import-rights.ts'
import { findBook } from './take-book-prices.ts'

interface Asked {
  id?: string | undefined
  kind: ExcelKind
  branchId?: string | undefined
  priceBookId?: string | undefined
}

/** Rows that are read with one statement. */
const portion = 500

/**
 * A list as an Excel file in the layout that the import knows, so that it can be changed there and brought back. Costs and
 * whole phones only for who may see them; the export is a row of the log. Throws `forbidden`, `export-too-large`, `not-found`
 * for a branch or a book of prices.
 */
export async function exportList(
  tx: Tx,
  actor: Actor,
  { pool, sendJob }: Pick<Runtime, 'pool' | 'sendJob'>,
  { id, kind, branchId: asked, priceBookId }: Asked,
): Promise<FileAnswer> {
  requirePermission(actor, toSee[kind])
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const branchId = branchOf(actor, asked)
  const book = priceBookId === undefined ? null : await findBook(tx, priceBookId)
  const rows = await countRows(tx, kind)
  if (rows > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, {
    content: excelKindText[kind],
    ...(book && { priceBook: book.name }),
    rowCount: rows,
  })

  const opening = { pool, sendJob, origin: tx.origin, storeId: tx.storeId, readOnly: true }
  async function* pages<Row extends { id: string }>(
    read: (own: Tx, after: string) => Promise<Row[]>,
  ): AsyncGenerator<Row> {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000'
    while (after) {
      const from: string = after
      const page: Row[] = await runRequest(opening, own => read(own, from))
      yield* page
      after = page.length === portion ? page.at(-1)!.id : undefined
    }
  }
  const watched = <Row>(each: AsyncIterable<Row>) => counted(id, actor.employeeId, rows, each)
  const day = businessDay(tx.now.toISOString(), 'Asia/Ho_Chi_Minh', 0)
  const name = `${fileNames[kind]}-${day}.xlsx`
  if (kind === 'customer' || kind === 'provider') {
    const each = pages((own, after) => readPartnerRows(own, actor, kind, after, portion))
    return { name, rows, bytes: writeXlsx(excelKindText[kind], partnerColumns(kind), watched(each)) }
  }
  const widest = await widestOf(tx, branchId)
  const columns = {
    product: productColumnsFor(actor, widest),
    stock: stockColumns(actor, widest.lots),
    price: priceColumns,
  }[kind]
  const each = pages((own, after) => readProductRows(own, actor, { branchId, priceBookId }, after, portion))
  return { name, rows, bytes: writeXlsx(excelKindText[kind], columns, watched(kind === 'price' ? byUnit(each) : each)) }
}

const fileNames: Readonly<Record<ExcelKind, string>> = {
  product: 'hang-hoa',
  stock: 'ton-kho',
  price: 'gia-ban',
  customer: 'khach-hang',
  provider: 'nha-cung-cap',
}

/** A row a unit: prices are changed unit by unit. */
async function* byUnit<Row extends { units: unknown[] }>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) for (const unit of row.units) yield { ...row, units: [unit] }
}

async function countRows(tx: Tx, kind: ExcelKind): Promise<number> {
  const table = kind === 'customer' || kind === 'provider' ? kind : 'product'
  const where = table === 'product' ? ' and merged_into is null' : ''
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from ${table} where store_id = $1${where}`,
    [tx.storeId],
  )
  return row!.count
}

/** How many units the product with most of them has, and how many lots on the shelf: as many numbered columns there are. */
async function widestOf(tx: Tx, branchId: string): Promise<{ units: number; lots: number }> {
  const [row] = await tx.query<{ units: number; lots: number }>(
    `select coalesce((select max(n) from (select count(*) as n from product_unit where store_id = $1 and is_active group by product_id) u), 1) as units,
       coalesce((select max(n) from (select count(*) as n from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
         where s.store_id = $1 and s.branch_id = $2 and s.bucket = 'sellable' and s.quantity > 0 and l.number <> '' group by s.product_id) c), 1) as lots`,
    [tx.storeId, branchId],
  )
  return { units: Math.max(1, row!.units), lots: Math.min(50, Math.max(1, row!.lots)) }
}

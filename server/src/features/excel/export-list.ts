import type { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelList } from '@quay/contract/excel/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { excelKindText } from '@quay/domain/excel/excel-text'
import { formatNumber } from '@quay/domain/text/format-number'
import { businessDay } from '@quay/domain/time/business-day'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { allIds } from '../../db/list/all-ids.ts'
import type { PlaceList } from '../../db/list/read-id-page.ts'
import { counted } from '../../export/running-exports.ts'
import { writeXlsx } from '../../export/write-xlsx.ts'
import { fileOpening } from '../../http/answer/file-opening.ts'
import { branchOf, requirePermission } from '../../http/caller/rights.ts'
import { runRequest } from '../../http/run-request.ts'
import type { Runtime } from '../../runtime.ts'
import { customerPlaces } from '../customer/customer-queries.ts'
import { pricesShown } from '../price-book/price-grid.ts'
import { askByWords } from '../product/read/near-products.ts'
import { productsToday } from '../product/read/product-list.ts'
import { providerPlaces } from '../provider/provider-queries.ts'
import { readUses } from '../setting/read-uses.ts'
import { toSee } from './import-rights.ts'
import { partnerColumns, readPartnerRows } from './partner/export-partners.ts'
import { priceColumns, productColumnsFor, readProductRows, stockColumns } from './product/export-products.ts'
import { findBook } from './take-book-prices.ts'

type Asked = z.output<(typeof excelRoutes)['export']['body']>

/** Rows that are read with one statement. */
const portion = 500

/**
 * A list, all of it or what its screen is narrowed to, as an Excel file in the layout that the import knows, so that it can
 * be changed there and brought back. The rows are those that the list shows now, in its order: their ids are found at
 * once, the rest is read portion by portion while the file is written. Costs and whole phones only for who may see them;
 * the export is a row of the log. Throws `forbidden`, `export-too-large`, `price-cost-right-missing`, `not-found` for a
 * branch or a book of prices.
 */
export async function exportList(
  tx: Tx,
  actor: Actor,
  runtime: Pick<Runtime, 'pool' | 'sendJob' | 'turns'>,
  asked: Asked,
): Promise<FileAnswer> {
  const { id, kind, priceBookId } = asked
  requirePermission(actor, toSee[kind])
  requirePermission(actor, { model: 'data_export', action: 'create' })
  const branchId = branchOf(actor, asked.branchId)
  const book = priceBookId === undefined ? null : await findBook(tx, priceBookId)
  const { sortBy, orderBy, ...filter } = asked.products ?? asked.customers ?? asked.providers ?? {}
  const ids = await askByWords(
    tx,
    asked.products?.keyword,
    async hits =>
      allIds(tx, await listAsked(tx, actor, asked, branchId, hits), { sortBy, orderBy, most: mostExported + 1 }),
    found => found.length === 0,
  )
  const rows = ids.length
  if (rows > mostExported) throw new DomainError('export-too-large', { mostText: formatNumber(mostExported) })
  const isNarrowed = asked.prices !== undefined || Object.values(filter).some(value => value !== undefined)
  await tx.audit('excel.export', { kind: 'excel', id: tx.storeId, branchId }, undefined, {
    content: isNarrowed ? `${excelKindText[kind]}, theo bộ lọc` : excelKindText[kind],
    ...(book && { priceBook: book.name }),
    rowCount: rows,
  })

  const opening = fileOpening(tx, actor, runtime)
  async function* portions<Row>(read: (own: Tx, ids: readonly string[]) => Promise<Row[]>): AsyncGenerator<Row> {
    for (let from = 0; from < rows; from += portion)
      yield* await runRequest(opening, own => read(own, ids.slice(from, from + portion)))
  }
  const watched = <Row>(each: AsyncIterable<Row>) => counted(id, actor.employeeId, rows, each)
  const day = businessDay(tx.now.toISOString(), 'Asia/Ho_Chi_Minh', 0)
  const name = `${fileNames[kind]}-${day}.xlsx`
  const uses = await readUses(tx)
  if (kind === 'customer' || kind === 'provider') {
    const each = portions((own, some) => readPartnerRows(own, actor, kind, some))
    return { name, rows, bytes: writeXlsx(excelKindText[kind], partnerColumns(kind, uses), watched(each)) }
  }
  const widest = await widestOf(tx, branchId, ids)
  const columns = {
    product: productColumnsFor(actor, uses, widest),
    stock: stockColumns(actor, uses.lots ? Math.max(1, widest.lots) : widest.lots),
    price: priceColumns,
  }[kind]
  const each = portions((own, some) => readProductRows(own, actor, { branchId, priceBookId }, some))
  return { name, rows, bytes: writeXlsx(excelKindText[kind], columns, watched(kind === 'price' ? byUnit(each) : each)) }
}

/** What goes out, by the conditions of the list's own screen. */
async function listAsked(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  branchId: string,
  hits?: RawBuilder<unknown>,
): Promise<PlaceList> {
  if (asked.kind === 'customer') return customerPlaces(tx, actor, asked.customers ?? {})
  if (asked.kind === 'provider') return providerPlaces(tx, actor, asked.providers ?? {})
  if (asked.prices) return pricesShown(tx, actor, asked.prices, branchId)
  return productsToday(tx, actor, asked.products ?? {}, branchId, hits)
}

const fileNames: Readonly<Record<ExcelList, string>> = {
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

/** How many units the product with most of them has, and how many lots on the shelf: as many numbered columns there are. */
async function widestOf(tx: Tx, branchId: string, ids: readonly string[]): Promise<{ units: number; lots: number }> {
  const [row] = await tx.query<{ units: number; lots: number }>(
    `select coalesce((select max(n) from (select count(*) as n from product_unit
         where store_id = $1 and is_active and product_id = any($3::uuid[]) group by product_id) u), 1) as units,
       coalesce((select max(n) from (select count(*) as n from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
         where s.store_id = $1 and s.branch_id = $2 and s.product_id = any($3::uuid[]) and s.bucket = 'sellable' and s.quantity > 0
           and l.number <> '' group by s.product_id) c), 0) as lots`,
    [tx.storeId, branchId, ids],
  )
  return { units: Math.max(1, row!.units), lots: Math.min(50, row!.lots) }
}

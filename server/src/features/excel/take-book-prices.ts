import type { PriceMove } from '@quay/contract/excel/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { auditMany } from '../../db/write/audit-many.ts'
import { followPrices, writeBookPrices } from '../price-book/follow-prices.ts'
import { type PlannedBookPrice, planBookPrices } from './plan-book-prices.ts'
import { loadCatalogueLists } from './product/catalogue-lists.ts'
import { loadProducts } from './product/load-products.ts'
import { pricesShown, type Taken, type Taking } from './product/take-products.ts'
import { tellOverMarkup } from './tell-over-markup.ts'

export interface BookName {
  id: string
  name: string
}

/**
 * A price book; the lock prevents its deletion until the transaction ends, and sales and single prices do not wait.
 * Throws `not-found`, for a deleted one too.
 */
export async function findBook(tx: Tx, id: string, lock = false): Promise<BookName> {
  const [book] = await tx.query<BookName>(lock ? `${bookSql} for no key update` : bookSql, [tx.storeId, id])
  if (!book) throw refuseField('not-found', 'priceBookId', { kind: 'price-book', id })
  return book
}

const bookSql = 'select id, name from price_book where store_id = $1 and id = $2 and deleted_at is null'

/**
 * Takes prices of a book over, portion by portion, then lets the books that follow it move. The general price stays.
 * With an error nothing is written from there on: the transaction is given up anyway.
 */
export async function takeBookPrices(
  tx: Tx,
  actor: Actor,
  book: BookName,
  { taking, branchId, today, isDry, total, tell, portions, ...input }: Omit<Taking, 'kind'>,
): Promise<Taken> {
  const issues = [...input.issues]
  const counts = { created: 0, updated: 0, skipped: 0, stocked: 0, pictures: 0, errors: 0, warnings: 0 }
  const prices: PriceMove[] = []
  const moved: string[] = []
  const lists = await loadCatalogueLists(tx)
  let done = 0
  for await (const records of portions) {
    const facts = await loadProducts(tx, records, {
      kind: 'price',
      taking,
      branchId,
      uses: { vat: true, lots: false, points: true },
      lists,
      lock: !isDry,
      today,
    })
    const plan = planBookPrices(records, facts, await pricesIn(tx, book.id, [...facts.units.values()].flat()))
    issues.push(...plan.issues)
    if (isDry) issues.push(...(await tellOverMarkup(tx, branchId, plan.rows)))
    if (!isDry && !issues.some(issue => issue.level === 'error')) {
      await writePrices(tx, actor, book, plan.rows)
      for (const { unitId } of plan.rows) moved.push(unitId)
    }
    counts.updated += plan.updated
    counts.skipped += plan.skipped
    prices.push(...plan.rows.slice(0, pricesShown - prices.length).map(moveOf))
    done += records.length
    tell(done / total)
  }
  await followPrices(tx, book.id, moved)
  return { counts, issues, prices, documents: [] }
}

const moveOf = ({ row, productCode, productName, unitName, before, price }: PlannedBookPrice): PriceMove => ({
  row,
  code: productCode,
  name: productName,
  unit: unitName,
  before,
  after: price,
})

async function pricesIn(tx: Tx, bookId: string, units: readonly { id: string }[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ unitId: string; price: number }>(
    `select unit_id, price from price_book_item
     where store_id = $1 and book_id = $2 and unit_id = any($3::uuid[]) and price is not null`,
    [tx.storeId, bookId, units.map(unit => unit.id)],
  )
  return new Map(rows.map(row => [row.unitId, row.price]))
}

/** Prices, their history and a row of the log each, as a price that is set by hand leaves them. */
async function writePrices(tx: Tx, actor: Actor, book: BookName, rows: readonly PlannedBookPrice[]): Promise<void> {
  if (!rows.length) return
  const by = { employeeId: actor.employeeId, name: actor.fullName, source: 'excel.import' } as const
  await writeBookPrices(tx, book, rows, by)
  await auditMany(
    tx,
    rows.map(({ productId, productCode, unitName, before, price }) => {
      const place = { unit: unitName, priceBook: book.name }
      return {
        action: 'price.set',
        subject: { kind: 'product', id: productId, code: productCode },
        before: { ...place, price: before },
        after: { ...place, price },
      }
    }),
  )
}

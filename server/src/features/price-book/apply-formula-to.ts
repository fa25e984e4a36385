import type { priceBookRoutes } from '@quay/contract/price-book/routes'
import { isCostBase, type PriceFormula } from '@quay/contract/price-book/shapes'
import { applyFormula } from '@quay/domain/price/apply-formula'
import { formatNumber } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { allIds } from '../../db/list/all-ids.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readGroup } from '../product/group/product-group-store.ts'
import { unitPriceSql } from '../product/read/combo-sql.ts'
import { applyDuePrices } from './apply-due-prices.ts'
import { describeFormula } from './describe-book.ts'
import { type BookPriceRow, followPrices, writeBookPrices } from './follow-prices.ts'
import { keepGeneralPrices } from './keep-general-prices.ts'
import { readPriceBook } from './price-book-queries.ts'
import { pricedProducts } from './price-grid.ts'
import { readCosts } from './read-costs.ts'
import { readMarkupCaps } from './read-markup-caps.ts'
import { refuseCostFormula } from './save-price-book.ts'

type Question = z.output<(typeof priceBookRoutes)['applyFormula']['body']>
const mostShown = 50

/** What a formula would make of the prices of a book, or of the general ones (null). Throws as applyFormulaTo. */
export async function previewFormula(tx: Tx, actor: Actor, bookId: string | null, question: Question) {
  const { rows, missing } = await planFormula(tx, actor, bookId, question)
  const productIds = [...new Set(rows.map(row => row.productId))]
  const caps = await readMarkupCaps(tx, branchOf(actor, question.branchId), productIds)
  const overMarkup = rows.filter(({ unitId, price }) => price > (caps.get(unitId) ?? price)).length
  const items = rows.slice(0, mostShown).map(({ unitId, productName, unitName, before, price }) => ({
    unitId,
    productName,
    unitName,
    before,
    after: price,
  }))
  return { count: rows.length, missing, zero: zeroOf(rows), overMarkup, items }
}

/** How many units the formula gives away. */
const zeroOf = (rows: readonly BookPriceRow[]) => rows.filter(({ price }) => price === 0).length

/**
 * Sets the prices of a book, or the general ones (null), by a formula, for all goods of a filter; those without what the formula
 * starts from stay as they are, and so do combos that cost what their parts do. Books that follow these prices move with them. Throws `not-found`, `price-book-cycle` for a book that starts from itself, `price-cost-right-missing`, and
 * `formula-makes-zero` where something would cost nothing and that is not said to be meant.
 */
export async function applyFormulaTo(tx: Tx, actor: Actor, bookId: string | null, question: Question) {
  if (bookId) await lockBook(tx, actor, bookId, question)
  else await lockGoods(tx, actor, question)
  const { book, rows, missing, baseName } = await planFormula(tx, actor, bookId, question)
  const zero = zeroOf(rows)
  if (zero > 0 && !question.makesZero)
    throw refuseField('formula-makes-zero', 'makesZero', { count: zero, countText: formatNumber(zero) })
  if (book) {
    await writeBookPrices(tx, book, rows, { employeeId: actor.employeeId, name: actor.fullName })
    const moved = rows.map(row => row.unitId)
    await followPrices(tx, book.id, moved)
  } else await writeGeneralPrices(tx, actor, rows)
  const subject = book ? { kind: 'price-book', id: book.id, code: book.name } : null
  await tx.audit('price-book.apply-formula', subject, undefined, {
    ...(book ? {} : { priceBook: generalPrices }),
    formula: describeFormula(question.formula, baseName),
    itemCount: rows.length,
  })
  return { count: rows.length, missing }
}

const generalPrices = 'Giá chung'

/**
 * Holds the goods whose prices in a book change: none of them is merged meanwhile, and what was merged before is no more among them. Then
 * the book, so that two formulas of it take turns; as single prices, which refer to it while they hold their goods, do not wait for.
 */
async function lockBook(tx: Tx, actor: Actor, bookId: string, question: Question): Promise<void> {
  const productIds = await idsOf(tx, actor, question)
  await tx.query('select id from product where store_id = $1 and id = any($2::uuid[]) order by id for share', [
    tx.storeId,
    productIds,
  ])
  await tx.query('select id from price_book where store_id = $1 and id = $2 for no key update', [tx.storeId, bookId])
}

const idsOf = (tx: Tx, actor: Actor, { branchId, formula: _, makesZero: _zero, ...filter }: Question) =>
  allIds(tx, pricedProducts(tx.storeId, filter, branchOf(actor, branchId)))

/** Locks the goods whose general prices change, in order, and writes first what was due: it shall not undo the change. */
async function lockGoods(tx: Tx, actor: Actor, question: Question) {
  const productIds = await idsOf(tx, actor, question)
  await tx.query('select id from product where store_id = $1 and id = any($2::uuid[]) order by id for no key update', [
    tx.storeId,
    productIds,
  ])
  await applyDuePrices(tx, productIds)
}

/** Writes general prices, their history, and the books that follow them. The caller holds the products. */
async function writeGeneralPrices(tx: Tx, actor: Actor, rows: readonly BookPriceRow[]): Promise<void> {
  await tx.query(
    `update product_unit u set price = g.price from unnest($2::uuid[], $3::bigint[]) as g (id, price)
     where u.store_id = $1 and u.id = g.id`,
    [tx.storeId, rows.map(row => row.unitId), rows.map(row => row.price)],
  )
  await tx.query(
    'update product set version = version + 1, changed_at = $3 where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, [...new Set(rows.map(row => row.productId))], tx.now],
  )
  await keepGeneralPrices(tx, actor, 'price-book.apply-formula', rows)
}

interface UnitRow {
  productId: string
  productName: string
  unitId: string
  unitName: string
  general: number
  /** A combo whose price is the sum of its parts: it has no price of its own to set. */
  isSum: boolean
  current: number | null
  other: number | null
}

async function planFormula(
  tx: Tx,
  actor: Actor,
  bookId: string | null,
  { formula, branchId: asked, makesZero: _, ...filter }: Question,
) {
  const branchId = branchOf(actor, asked)
  refuseCostFormula(actor, formula.base)
  const book = bookId ? await readPriceBook(tx, actor, bookId) : null
  if (bookId && formula.baseBookId === bookId) throw refuseField('price-book-cycle', 'formula.baseBookId')
  const base = formula.baseBookId ? await readPriceBook(tx, actor, formula.baseBookId) : null
  if (filter.groupId) await readGroup(tx, filter.groupId)
  const productIds = await allIds(tx, pricedProducts(tx.storeId, filter, branchId))
  const [units, costs] = await Promise.all([
    tx.query<UnitRow>(unitsSql, [tx.storeId, productIds, bookId, formula.baseBookId ?? null]),
    isCostBase(formula.base) ? readCosts(tx, branchId, productIds) : null,
  ])
  let missing = 0
  const rows: (BookPriceRow & { productName: string })[] = []
  for (const found of units) {
    if (!book && found.isSum) continue
    const unit = book ? found : { ...found, current: found.general }
    const start = baseOf(unit, formula, costs?.get(unit.unitId))
    if (start === null) missing += 1
    else {
      const price = applyFormula(start, formula)
      if (price !== unit.current) rows.push({ ...unit, before: unit.current, price })
    }
  }
  return { book, rows, missing, baseName: base?.name ?? null }
}

function baseOf(
  unit: UnitRow,
  { base }: PriceFormula,
  costs: { cost: number | null; lastPurchase: number | null } | undefined,
): number | null {
  switch (base) {
    case 'general':
      return unit.general
    case 'current':
      return unit.current
    case 'book':
      return unit.other
    case 'cost':
      return costs?.cost ?? null
    case 'last_purchase':
      return costs?.lastPurchase ?? null
  }
}

const unitsSql = `
  select p.id as product_id, p.name as product_name, u.id as unit_id, u.name as unit_name, ${unitPriceSql} as general,
    p.combo_price is not distinct from 'SUM' as is_sum, i.price as current, o.price as other
  from product p join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_active
  left join price_book_item i on i.store_id = u.store_id and i.unit_id = u.id and i.book_id = $3
  left join price_book_item o on o.store_id = u.store_id and o.unit_id = u.id and o.book_id = $4
  where p.store_id = $1 and p.id = any($2::uuid[])
  order by p.name collate "vi-x-icu", p.id, u.ratio`

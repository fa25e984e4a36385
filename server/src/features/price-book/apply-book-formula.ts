import { isCostBase, type PriceFormula, type priceBookRoutes } from '@quay/contract/price-book'
import { applyFormula } from '@quay/domain/price/apply-formula'
import { formatNumber } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import { allPlaces } from '../../db/all-places.ts'
import { refuseField } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { unitPriceSql } from '../product/combo-sql.ts'
import { readGroup } from '../product/product-group-store.ts'
import { formulaInWords } from './book-in-words.ts'
import { type BookPriceRow, followPrices, writeBookPrices } from './follow-prices.ts'
import { readPriceBook } from './price-book-queries.ts'
import { pricedProducts } from './price-grid.ts'
import { readCosts } from './read-costs.ts'
import { readMarkupCaps } from './read-markup-caps.ts'
import { refuseCostFormula } from './save-price-book.ts'

type Question = z.output<(typeof priceBookRoutes)['applyFormula']['body']>
const mostShown = 50

/** What a formula would make of the prices of a book. Throws as applyBookFormula. */
export async function previewFormula(tx: Tx, actor: Actor, id: string, question: Question) {
  const { rows, missing } = await planFormula(tx, actor, id, question)
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
 * Sets the prices of a book by a formula, for all goods of a filter; those without what the formula starts from stay as
 * they are. Throws `not-found`, `price-book-cycle` for a book that starts from itself, `price-cost-right-missing`, and
 * `formula-makes-zero` where something would cost nothing and that is not said to be meant.
 */
export async function applyBookFormula(tx: Tx, actor: Actor, id: string, question: Question) {
  await tx.query('select id from price_book where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const { book, rows, missing, baseName } = await planFormula(tx, actor, id, question)
  const zero = zeroOf(rows)
  if (zero > 0 && !question.makesZero)
    throw refuseField('formula-makes-zero', 'makesZero', { count: zero, countText: formatNumber(zero) })
  await writeBookPrices(tx, book, rows, { employeeId: actor.employeeId, name: actor.fullName })
  const moved = rows.map(row => row.unitId)
  await followPrices(tx, id, moved)
  await tx.audit('price-book.apply-formula', { kind: 'price-book', id, code: book.name }, undefined, {
    formula: formulaInWords(question.formula, baseName),
    itemCount: rows.length,
  })
  return { count: rows.length, missing }
}

interface UnitRow {
  productId: string
  productName: string
  unitId: string
  unitName: string
  general: number
  current: number | null
  other: number | null
}

async function planFormula(
  tx: Tx,
  actor: Actor,
  id: string,
  { formula, branchId: asked, makesZero: _, ...filter }: Question,
) {
  const branchId = branchOf(actor, asked)
  refuseCostFormula(actor, formula.base)
  const book = await readPriceBook(tx, actor, id)
  if (formula.baseBookId === id) throw refuseField('price-book-cycle', 'formula.baseBookId')
  const base = formula.baseBookId ? await readPriceBook(tx, actor, formula.baseBookId) : null
  if (filter.groupId) await readGroup(tx, filter.groupId)
  const productIds = await allPlaces(tx, pricedProducts(tx.storeId, filter, branchId))
  const [units, costs] = await Promise.all([
    tx.query<UnitRow>(unitsSql, [tx.storeId, productIds, id, formula.baseBookId ?? null]),
    isCostBase(formula.base) ? readCosts(tx, branchId, productIds) : null,
  ])
  let missing = 0
  const rows: (BookPriceRow & { productName: string })[] = []
  for (const unit of units) {
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
  select p.id as "productId", p.name as "productName", u.id as "unitId", u.name as "unitName", ${unitPriceSql} as general,
    i.price as current, o.price as other
  from product p join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_active
  left join price_book_item i on i.store_id = u.store_id and i.unit_id = u.id and i.book_id = $3
  left join price_book_item o on o.store_id = u.store_id and o.unit_id = u.id and o.book_id = $4
  where p.store_id = $1 and p.id = any($2::uuid[])
  order by p.name collate "vi-x-icu", p.id, u.ratio`

import { type BookRow, mostShown } from '@quay/contract/book/shapes'
import type { Grant } from '@quay/contract/right/permission'
import type { TaxBook, TaxBookQuery, TaxBookTable, TaxForm } from '@quay/contract/tax-book/shapes'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { moneyOf } from './funds-book.ts'
import { allGoods, goodsOf } from './goods-book.ts'
import { type BookKeeper, readBookKeeper } from './household.ts'
import { readBookFunds } from './money-book.ts'
import { declarationByRate } from './rate-book.ts'
import { revenueAndCosts } from './result-book.ts'
import { declarationByActivity, revenueByActivity, revenueByDay, revenueForNotice } from './revenue-book.ts'
import { findBookProduct } from './stock-book.ts'
import { figuresOfYear } from './year-end-book.ts'

/** What a book shows beside revenue needs the right to see it. */
const needs: Partial<Record<TaxBook, readonly Grant[]>> = {
  S2C: [
    { model: 'profit', action: 'read' },
    { model: 'cashbook', action: 'read' },
  ],
  S2D: [{ model: 'cost', action: 'read' }],
  S2E: [{ model: 'cashbook', action: 'read' }],
  YEAR_END: [
    { model: 'profit', action: 'read' },
    { model: 'cashbook', action: 'read' },
    { model: 'cost', action: 'read' },
  ],
}

interface Written {
  form: TaxForm
  subject?: string
  rows: BookRow[]
}

/**
 * A book of the household that the branch belongs to, for a period; at most `most` rows of documents, its sums are of all. Throws `forbidden` for a book that
 * shows more than the caller may see, `tax-book-branches`, `not-found` for the branch or the product.
 */
export async function readTaxBook(
  tx: Tx,
  actor: Actor,
  query: TaxBookQuery,
  most: number = mostShown,
): Promise<TaxBookTable> {
  const keeper = await readBookKeeper(tx, actor, query.branchId)
  const book = query.book ?? usualBook(keeper)
  for (const right of needs[book] ?? []) requirePermission(actor, right)
  const { form, subject = null, rows } = await writeBook(tx, actor, keeper, { ...query, book }, most)
  const { branchIds: _, activity: __, rules: ___, ...household } = keeper
  const kept = rows.filter(({ kind }, place) => kind !== 'ROW' || place < most)
  return { form, household, from: query.from, to: query.to, subject, rows: kept, isCut: isCut(rows, most) }
}

/** The book of a query that names none: a branch that deducts VAT keeps no book of a household. */
const usualBook = ({ method }: Pick<BookKeeper, 'method'>): TaxBook => (method === 'DEDUCTION' ? 'DECLARATION' : 'S2A')

async function writeBook(
  tx: Tx,
  actor: Actor,
  keeper: BookKeeper,
  query: TaxBookQuery & { book: TaxBook },
  most: number,
): Promise<Written> {
  const asked = { ...query, most: most + 1 }
  switch (query.book) {
    case 'S1A':
      return { form: 'S1A', rows: await revenueByDay(tx, keeper, asked) }
    case 'S2A':
      return { form: 'S2A', rows: await revenueByActivity(tx, keeper, asked, { withIncomeTax: true }) }
    case 'S2B':
      return { form: 'S2B', rows: await revenueByActivity(tx, keeper, asked, { withIncomeTax: false }) }
    case 'S2C':
      return { form: 'S2C', rows: await revenueAndCosts(tx, keeper, asked) }
    case 'S2D': {
      if (query.productId) {
        const product = await findBookProduct(tx, query.productId)
        const subject = `${product.name} (${product.code}), đơn vị tính: ${product.baseUnit}`
        return { form: 'S2D', subject, rows: await goodsOf(tx, keeper, product, query, query.valuation) }
      }
      // The day of another branch of the household may have begun already.
      const { today } = await readBranchDay(tx, keeper.branchIds[0]!)
      return { form: 'S2D_ALL', rows: await allGoods(tx, keeper, query, addDays(today, 1), query.valuation) }
    }
    case 'S2E': {
      const funds = await readBookFunds(tx, keeper, query.from)
      return { form: 'S2E', rows: await moneyOf(tx, keeper, funds, asked) }
    }
    case 'YEAR_END': {
      const { today } = await readBranchDay(tx, keeper.branchIds[0]!)
      return { form: 'YEAR_END', rows: await figuresOfYear(tx, keeper, query, addDays(today, 1)) }
    }
    case 'NOTICE':
      return { form: 'NOTICE', rows: await revenueForNotice(tx, keeper, query) }
    case 'DECLARATION':
      return keeper.method === 'DEDUCTION'
        ? { form: 'DECLARATION_RATE', rows: await declarationByRate(tx, actor, keeper, query) }
        : { form: 'DECLARATION', rows: await declarationByActivity(tx, keeper, query) }
  }
}

const isCut = (rows: readonly BookRow[], most: number) =>
  rows.length > most && rows.some(({ kind }, place) => kind === 'ROW' && place >= most)

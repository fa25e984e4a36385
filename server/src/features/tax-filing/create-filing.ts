import type { TaxFiling, taxFilingRoutes } from '@quay/contract/tax-filing/routes'
import { checkFiling, filedDays } from '@quay/domain/tax/check-filing'
import { addDays } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { type BookKeeper, readBookKeeper } from '../tax-book/household.ts'
import { keepAverages } from '../tax-book/kept-average.ts'
import { byActivity, readDaySums, readRateSums, type Span } from '../tax-book/revenue-queries.ts'
import { readYearsRevenue, taxesByRevenue } from '../tax-book/taxes-of-period.ts'
import { lockBooks, readFiling } from './filing-store.ts'

type Body = z.output<(typeof taxFilingRoutes)['create']['body']>

/**
 * Marks the declaration, or the notice of revenue, of a period as handed in. The books of all branches of the tax code are closed until its last day; the rows of all branches are
 * held from before rules and figures are read, so what was declared is what the books hold. Throws `filing-too-early`, `filing-day-wrong`, `filing-exists`,
 * `tax-book-branches`, `not-found`, `idempotency-conflict`.
 */
export const createFiling = (tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<TaxFiling> =>
  createFrom(tx, 'tax_filing', body, hash, {
    read: id => readFiling(tx, id),
    make: content => markFiled(tx, actor, content, hash),
  })

async function markFiled(tx: Tx, actor: Actor, body: Body & { id: string }, hash: Buffer): Promise<TaxFiling> {
  const { id, form, kind, filedOn, fileNumber, note = null } = body
  requirePermission(actor, { model: 'sale_report', action: 'read' })
  await lockBooks(tx)
  const keeper = await readBookKeeper(tx, actor, body.branchId)
  const span = filedDays(kind, body.day)
  const { today } = await readBranchDay(tx, keeper.branchIds[0]!)
  const refusal = checkFiling(span, filedOn, today)
  if (refusal) throw refuseAs(refusal)
  const branches = await tx.query<{ id: string; booksClosedThrough: string | null }>(closedSql, [
    tx.storeId,
    keeper.branchIds,
  ])
  const taxCode = keeper.taxCode ?? ''
  const [known] = await tx.query<{ fileNumber: string }>(knownSql, [
    ...[tx.storeId, taxCode, kind, span.from, span.to, form],
  ])
  if (known) throw refuseField('filing-exists', 'day', { number: known.fileNumber })

  const figures = await figuresOf(tx, keeper, span)
  await tx.insert('tax_filing', [
    {
      ...{ id, form, kind, filedOn, fileNumber, note, ...figures },
      taxCode,
      branchIds: keeper.branchIds,
      fromDay: span.from,
      toDay: span.to,
      closedBefore: JSON.stringify(Object.fromEntries(branches.map(one => [one.id, one.booksClosedThrough]))),
      status: 'FILED',
      filedBy: actor.employeeId,
      filedByName: actor.fullName,
      filedAt: tx.now,
      contentHash: hash,
    },
  ])
  // A company keeps no S2d. The day of another branch of the household may have begun already.
  if (form === 'DECLARATION' && kind === 'QUARTER' && keeper.method !== 'DEDUCTION')
    await keepAverages(tx, id, keeper, span, addDays(today, 1))
  await tx.query(closeSql, [tx.storeId, keeper.branchIds, span.to])
  await tx.audit('tax-filing.create', { kind: 'tax-filing', id, code: fileNumber }, undefined, {
    ...{ from: span.from, to: span.to, filedOn, fileNumber, filedRevenue: figures.revenue, note },
    booksClosedThrough: span.to,
    ...(form === 'NOTICE' && { filedForm: 'Thông báo doanh thu (01/TKN-CNKD)' }),
  })
  return readFiling(tx, id)
}

/** What the books hold of the period: revenue, VAT and, of who pays by revenue, income tax. */
async function figuresOf(tx: Tx, keeper: BookKeeper, span: Span) {
  const days = await readDaySums(tx, keeper, span)
  const revenue = byActivity(days, keeper).reduce((sum, { amount }) => sum + amount, 0)
  if (keeper.method === 'DEDUCTION') {
    const rates = await readRateSums(tx, keeper, span)
    return { revenue, vat: rates.reduce((sum, { vat }) => sum + vat, 0), pit: null }
  }
  const taxes = taxesByRevenue(keeper, await readYearsRevenue(tx, keeper, span), span)
  const groups = [...(taxes?.values() ?? [])]
  return {
    revenue,
    vat: groups.reduce((sum, { vat }) => sum + vat, 0),
    pit: groups.reduce((sum, { pit }) => sum + pit, 0),
  }
}

const closedSql = `
  select id, books_closed_through from branch where store_id = $1 and id = any($2::uuid[]) order by id`

/** A day is declared once: by its month, its quarter or its half year. The declaration of the year settles them all. */
const knownSql = `
  select file_number from tax_filing
  where store_id = $1 and tax_code = $2 and form = $6 and status = 'FILED'
    and case when $6 = 'DECLARATION' and 'YEAR' not in ($3, kind) then from_day <= $5 and to_day >= $4 else kind = $3 and from_day = $4 end
  order by from_day limit 1`

const closeSql = `
  update branch set books_closed_through = greatest(books_closed_through, $3::date) where store_id = $1 and id = any($2::uuid[])`

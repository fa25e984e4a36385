import type { FileAnswer } from '@quay/contract/route'
import type { taxBookRoutes } from '@quay/contract/tax-book/routes'
import type { TaxBookQuery, TaxBookTable } from '@quay/contract/tax-book/shapes'
import { mostExported } from '@quay/contract/user-log/shapes'
import { keeperLines, periodLine } from '@quay/domain/book/tax-book-head'
import { taxFormsOf } from '@quay/domain/book/tax-forms'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportBook } from '../../export/export-book.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readTaxBook } from './read-tax-book.ts'

type Body = z.output<(typeof taxBookRoutes)['export']['body']>

/** A book of the household as an Excel file in its form. Throws what `readTaxBook` and `exportBook` refuse. */
export async function exportTaxBook(tx: Tx, actor: Actor, { id, ...query }: Body): Promise<FileAnswer> {
  const table = await readTaxBook(tx, actor, query, mostExported)
  const form = taxFormsOf[table.form]
  return exportBook(tx, actor, {
    id,
    branchId: branchOf(actor, query.branchId),
    file: `${(form.number ?? table.form).toLowerCase().replaceAll('_', '-')}-${query.from}-${query.to}`,
    content: nameOf(table),
    form,
    keeper: keeperLines(table.household),
    lines: [...(table.subject ? [table.subject] : []), periodLine(table)],
    rows: table.rows,
  })
}

/** Writes into the log that a book is printed. Throws what `readTaxBook` refuses. */
export async function printTaxBook(tx: Tx, actor: Actor, query: TaxBookQuery): Promise<null> {
  const table = await readTaxBook(tx, actor, query, 1)
  const branchId = branchOf(actor, query.branchId)
  await tx.audit('tax-book.print', { kind: 'tax-book', id: branchId, branchId }, undefined, { content: nameOf(table) })
  return null
}

/** "S2a-HKD, 01/10/2026 – 31/12/2026". */
function nameOf({ form, subject, from, to }: TaxBookTable): string {
  const { number, title } = taxFormsOf[form]
  return [number ?? title, subject, `${formatDate(from)} – ${formatDate(to)}`].filter(Boolean).join(', ')
}

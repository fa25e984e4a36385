import type { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import type { GppBookQuery, GppBookTable } from '@quay/contract/gpp-book/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { bookLines, pharmacyLines } from '@quay/domain/book/gpp-book-head'
import { gppFormsOf } from '@quay/domain/book/gpp-forms'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportBook } from '../../export/export-book.ts'
import { readGppBook } from './read-gpp-book.ts'

type Body = z.output<(typeof gppBookRoutes)['export']['body']>

/** A book of the pharmacy as an Excel file in its form. Throws what `readGppBook` and `exportBook` refuse. */
export async function exportGppBook(tx: Tx, actor: Actor, { id, ...query }: Body): Promise<FileAnswer> {
  const table = await readGppBook(tx, actor, query, mostExported)
  return exportBook(tx, actor, {
    id,
    branchId: table.branch.id,
    file: `so-gpp-${table.form.toLowerCase().replaceAll('_', '-')}-${query.from}-${query.to}`,
    content: nameOf(table),
    form: gppFormsOf[table.form],
    keeper: pharmacyLines(table),
    lines: bookLines(table),
    rows: table.rows,
  })
}

/** Writes into the log that a book is printed; the page of all books tells when it was last. Throws what `readGppBook` refuses. */
export async function printGppBook(tx: Tx, actor: Actor, query: GppBookQuery): Promise<null> {
  const table = await readGppBook(tx, actor, query, 1)
  const { id: branchId } = table.branch
  await tx.audit('gpp-book.print', { kind: 'gpp-book', id: branchId, code: query.book, branchId }, undefined, {
    content: nameOf(table),
  })
  return null
}

/** The first line, where the book is of one medicine, and the days. */
const nameOf = ({ form, lines, from, to }: GppBookTable): string =>
  [gppFormsOf[form].title, lines[0], `${formatDate(from)} – ${formatDate(to)}`].filter(Boolean).join(', ').slice(0, 300)

import { mostShown } from '@quay/contract/book/shapes'
import type { GppBook, GppBookQuery, GppBookTable } from '@quay/contract/gpp-book/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, requirePermission } from '../../http/caller/rights.ts'
import { readBranchHead } from './branch-head.ts'
import {
  allControlled,
  bookOfMedicine,
  buyersBook,
  reportOfControlled,
  type WrittenGppBook,
} from './controlled-book.ts'
import { notesBook } from './note-queries.ts'
import { prescriptionBook } from './prescription-book.ts'
import { takeBackBook } from './take-back-book.ts'

/** Books that name who bought: for who may read bills. */
const namesBuyers: readonly GppBook[] = ['BUYERS', 'PRESCRIPTION', 'ANTIBIOTIC', 'CONTROLLED']
/** Minutes name who brought medicines: for who may read returns. */
const namesBringers: readonly GppBook[] = ['TAKE_BACK']

/**
 * A book of the branch for a period; at most `most` rows. Throws `forbidden` for a book that names buyers, to who may not read bills; `not-found`,
 * `book-not-controlled`.
 */
export async function readGppBook(
  tx: Tx,
  actor: Actor,
  query: GppBookQuery,
  most: number = mostShown,
): Promise<GppBookTable> {
  if (namesBuyers.includes(query.book)) requirePermission(actor, { model: 'bill', action: 'read' })
  if (namesBringers.includes(query.book)) requirePermission(actor, { model: 'return', action: 'read' })
  const branchId = branchOf(actor, query.branchId)
  const [branch, { form, lines = [], rows }] = await Promise.all([
    readBranchHead(tx, branchId),
    writeBook(tx, actor, { ...query, branchId }, most),
  ])
  return { form, branch, from: query.from, to: query.to, lines, rows: rows.slice(0, most), isCut: rows.length > most }
}

function writeBook(
  tx: Tx,
  actor: Actor,
  { book, productId, ...of }: GppBookQuery & { branchId: string },
  most: number,
): Promise<WrittenGppBook> {
  switch (book) {
    case 'CONTROLLED':
      return productId ? bookOfMedicine(tx, of, productId) : allControlled(tx, of)
    case 'BUYERS':
      return buyersBook(tx, of, most)
    case 'FORM_06':
      return reportOfControlled(tx, of)
    case 'TAKE_BACK':
      return takeBackBook(tx, of, most)
    case 'PRESCRIPTION':
    case 'ANTIBIOTIC':
      return prescriptionBook(tx, actor, of, book, most)
    case 'COMPLAINT':
    case 'ADR':
    case 'RECALL':
    case 'ADVICE':
      return notesBook(tx, of, book, most)
  }
}

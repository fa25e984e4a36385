import { issuesShown } from '@quay/contract/excel/limits'
import type { ExcelCounts, ExcelTaking } from '@quay/contract/excel/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import { excelFields, isFieldOf } from '@quay/domain/excel/excel-field'
import { excelKindText } from '@quay/domain/excel/excel-text'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import type { OldBillRecord } from '@quay/domain/excel/read-old-bills'
import type { PartnerRecord } from '@quay/domain/excel/read-partners'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { finishFile, loadFile, lockFile, rememberFields, type StoredFile } from './file-store.ts'
import { requireTaking } from './import-rights.ts'
import { takePartners } from './partner/take-partners.ts'
import { type Taken, takeProducts } from './product/take-products.ts'
import { underWay } from './running-imports.ts'
import { withRecords } from './sheet/read-sheet.ts'
import { type BookName, findBook, takeBookPrices } from './take-book-prices.ts'
import { takeOldBills } from './take-old-bills.ts'

/**
 * Tries a file out: reads all of it and says what would be made, changed and left, and what is wrong with which row.
 * Throws `not-found`, `forbidden`, `branch-inactive`, `excel-finished`, `excel-columns`, `excel-unreadable`,
 * `excel-cancelled`, `excel-busy`, `files-waiting`.
 */
export async function checkFile(tx: Tx, actor: Actor, id: string, taking: ExcelTaking): Promise<Taken> {
  const file = await loadFile(tx, id)
  requireTaking(actor, file.kind, taking)
  return (await take(tx, actor, file, taking, { isDry: true })).taken
}

/** A dry run as the screen shows it: no more than a person reads. */
export function shown({ counts, issues, prices }: Taken) {
  return { ...counts, issues: issues.slice(0, issuesShown), prices }
}

/**
 * Takes a file over: all of it or, where one row cannot be, nothing. A second call for the same file gives what the
 * first did. Throws what checkFile throws, and `excel-has-errors` with the first of them.
 */
export async function runFile(
  tx: Tx,
  actor: Actor,
  id: string,
  taking: ExcelTaking,
): Promise<ExcelCounts & { documents: string[] }> {
  const file = await loadFile(tx, id)
  requireTaking(actor, file.kind, taking)
  if (file.status === 'DONE' && file.result) {
    tx.repeated = true
    return file.result
  }
  const { taken, book } = await take(tx, actor, file, taking, { isDry: false })
  const { counts, issues, documents } = taken
  const errors = issues.filter(issue => issue.level === 'error')
  if (errors[0])
    throw new DomainError('excel-has-errors', {
      count: errors.length,
      row: errors[0].row,
      first: [errors[0].column, errors[0].message].filter(Boolean).join(': '),
    })
  const result = { ...counts, documents }
  await Promise.all([
    rememberFields(tx, file, taking.columns),
    finishFile(tx, id, result),
    tx.audit('excel.import', { kind: 'excel', id, code: file.fileName.slice(0, 100) }, undefined, {
      fileName: file.fileName,
      content: excelKindText[file.kind],
      ...(book && { priceBook: book.name }),
      created: counts.created,
      updated: counts.updated,
      skipped: counts.skipped,
      stocked: counts.stocked,
      ...(counts.pictures > 0 && { pictures: counts.pictures }),
      documents: documents.join(', ') || null,
    }),
  ])
  return result
}

/** The book whose prices the file holds. Throws `not-found`, and `excel-columns` for a file that holds none. */
async function bookOf(
  tx: Tx,
  { kind }: StoredFile,
  { priceBookId }: ExcelTaking,
  lock: boolean,
): Promise<BookName | null> {
  if (priceBookId === undefined) return null
  const book = await findBook(tx, priceBookId, lock)
  if (kind === 'price') return book
  throw refuseField('excel-columns', 'priceBookId', { reason: 'chỉ tệp giá bán có bảng giá' })
}

async function take(
  tx: Tx,
  actor: Actor,
  file: StoredFile,
  taking: ExcelTaking,
  { isDry }: { isDry: boolean },
): Promise<{ taken: Taken; book: BookName | null }> {
  if (file.status === 'DONE' || !file.content) throw new DomainError('excel-finished')
  const columns = choose(file, taking)
  const branchId = branchOf(actor, taking.branchId)
  requireActiveBranch(actor, branchId)
  const { today } = await readBranchDay(tx, branchId)
  const eye = { id: file.id, employeeId: actor.employeeId, total: file.rowCount, isWriting: !isDry }
  const task = {
    work: 'records',
    kind: file.kind,
    bytes: file.content,
    columns,
    headerRow: file.headerRow,
    today,
  } as const
  return underWay(eye, progress =>
    // Reading is the first tenth of the work, as the bar shows it.
    withRecords<ProductRecord & PartnerRecord & OldBillRecord, { taken: Taken; book: BookName | null }>(
      tx,
      task,
      read => progress.at(Math.floor(read / 10)),
      async ({ issues, total, portions }) => {
        if (!isDry) await lockFile(tx, file.id)
        const book = await bookOf(tx, file, taking, !isDry)
        const tell = (share: number) => progress.at(Math.floor(file.rowCount * (0.1 + 0.9 * share)))
        const input = {
          taking,
          branchId,
          today,
          fileId: file.id,
          fileName: file.fileName,
          issues,
          total,
          portions,
          isDry,
          tell,
        }
        const { kind } = file
        const taken = await (book
          ? takeBookPrices(tx, actor, book, input)
          : kind === 'bill'
            ? takeOldBills(tx, actor, input)
            : kind === 'customer' || kind === 'provider'
              ? takePartners(tx, actor, { ...input, kind })
              : takeProducts(tx, actor, { ...input, kind }))
        taken.issues.sort((a, b) => rank(a) - rank(b) || a.row - b.row)
        for (const issue of taken.issues) taken.counts[issue.level === 'error' ? 'errors' : 'warnings']++
        return { taken, book }
      },
    ),
  )
}

/** Errors before warnings. */
const rank = (issue: RowIssue) => (issue.level === 'error' ? 0 : 1)

/** The chosen columns with their letters. Throws `excel-columns` for a field that the kind has not, twice, or that is missing. */
function choose(file: StoredFile, { columns }: ExcelTaking) {
  const refuse = (reason: string) => new DomainError('excel-columns', { reason })
  const byIndex = new Map(file.columns.map(column => [column.index, column]))
  const seen = new Set<string>()
  for (const { field, index } of columns) {
    if (!isFieldOf(file.kind, field)) throw refuse(`không có trường ${field}`)
    if (!byIndex.has(index)) throw refuse(`tệp không có cột thứ ${index + 1}`)
    if (seen.has(field)) throw refuse('hai cột cho cùng một trường')
    seen.add(field)
  }
  if (new Set(columns.map(column => column.index)).size < columns.length) throw refuse('một cột cho hai trường')
  // Changing what is there by its code needs no name; making something new says that it does, row by row.
  const needed = excelFields[file.kind].filter(field => field.isNeeded)
  const missing = needed.find(field => !seen.has(field.name) && !(field.name === 'name' && seen.has('code')))
  if (missing) throw refuse(`thiếu cột ${missing.title}`)
  return columns.map(({ index, field }) => ({ index, field, lettering: byIndex.get(index)!.lettering }))
}

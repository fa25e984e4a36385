import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { headLines } from '@quay/domain/report/report-head'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { branchOf } from '../http/caller/rights.ts'
import { exportList } from './export-list.ts'
import { type FilterWords, wordFilters } from './filter-words.ts'
import { daysText, reportHeadOf } from './report-head-of.ts'
import type { ExportColumn } from './write-xlsx.ts'

/** A file of a list, by what the list shows of a row. */
export interface ListFile<Row> {
  /** The sheet; with the day `file` names the file. */
  sheet: string
  file: string
  /** What the log says went out. */
  content: string
  columns: ReadonlyArray<ExportColumn<Row>>
  /** Of a report: its title and what its filters are called; then store, branch, period and filters stand above the rows. */
  report?: { title: string; filters?: FilterWords; isOfStore?: true }
}

interface ListPage<Row> {
  items: readonly Row[]
  /** Left out where the list comes whole. */
  nextCursor?: string | null
}
type PageOf<Row> = (page: { page: number; limit: number; cursor?: string }) => Promise<ListPage<Row>>

const pageSize = 200

/**
 * The rows that a list gives for a filter as an Excel file: what the list hides from some people stays hidden. For lists of some
 * thousands; documents have documentFile. Throws what exportList refuses.
 */
export async function exportPages<Row>(
  tx: Tx,
  actor: Actor,
  file: ListFile<Row>,
  body: { id?: string | undefined; branchId?: string | undefined },
  list: PageOf<Row>,
): Promise<FileAnswer> {
  const { id, branchId } = body
  const { report, ...rest } = file
  const head = report && (await headOfFile(tx, actor, report, body))
  return exportList(tx, actor, { ...rest, id, branchId, ...(head && { head }), read: () => everyRow(list) })
}

/** What stands above the rows of a report: of a branch, or of the whole store. */
export async function headOfFile(
  tx: Tx,
  actor: Actor,
  { title, filters = {}, isOfStore }: NonNullable<ListFile<never>['report']>,
  body: { branchId?: string | undefined; from?: string; to?: string },
): Promise<string[]> {
  return headLines(
    await reportHeadOf(tx, isOfStore ? null : [branchOf(actor, body.branchId)], {
      title,
      period: daysText(body),
      filters: await wordFilters(tx, body, filters),
      compared: null,
    }),
  )
}

/** All rows of a list, page by page; at most a page more than a file holds. */
async function everyRow<Row>(list: PageOf<Row>): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null | undefined
  do {
    const { items, nextCursor } = await list({ page: 1, limit: pageSize, ...(cursor && { cursor }) })
    rows.push(...items)
    cursor = nextCursor
  } while (cursor && rows.length <= mostExported)
  return rows
}

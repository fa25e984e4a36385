import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { exportList } from './export-list.ts'
import type { ExportColumn } from './write-xlsx.ts'

/** A file of a list, by what the list shows of a row. */
export interface ListFile<Row> {
  /** The sheet; with the day `file` names the file. */
  sheet: string
  file: string
  /** What the log says went out. */
  content: string
  columns: ReadonlyArray<ExportColumn<Row>>
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
export const exportPages = <Row>(
  tx: Tx,
  actor: Actor,
  file: ListFile<Row>,
  { id, branchId }: { id?: string | undefined; branchId?: string | undefined },
  list: PageOf<Row>,
): Promise<FileAnswer> => exportList(tx, actor, { ...file, id, branchId, read: () => everyRow(list) })

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

import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { directionOf } from '../db/list/sorted-page.ts'
import type { Database } from '../db/schema.ts'
import { exportList, type ListColumn } from '../export/export-list.ts'
import type { ExportColumn } from '../export/write-xlsx.ts'
import { may } from '../http/caller/rights.ts'
import type { Ordered } from './document-list.ts'

/** A column of a file of documents. */
export interface FileColumn extends Pick<ExportColumn<never>, 'header' | 'width' | 'format'> {
  /** A column or expression of the document `d`, or of what the rows join to it. */
  of: string
  /** What people read in the place of the value, where there is one. */
  words?: Readonly<Record<string, string>> | ((value: never) => string | number)
  /** Only who has this right sees the column. */
  right?: Parameters<typeof may>[1]
  /** Of what the store may do without: then only documents that have some show it. */
  needs?: 'vat' | 'lots'
}

/** What of a kind of document goes out as an Excel file: a row a document, or a row a line. */
export interface DocumentFile<Filter> {
  /** Gives the documents of a filter as a sub-select, with the `sort_key` of the order asked for; they are `d` in all that follows. */
  list: {
    table: keyof Database
    /** What the sub-select has beside the columns of the table, as an expression of the same type: the check of the statements reads it. */
    beside?: string
    documents: (tx: Tx, actor: Actor, filter: Filter) => Promise<RawBuilder<unknown>>
  }
  /** The sheet; with the day `file` names the file. */
  sheet: string
  file: string
  /** What the log says went out. */
  content: string
  /** What every row reads beside the document. */
  joins?: string
  /** The columns that both kinds of row begin with. */
  head: readonly FileColumn[]
  columns: readonly FileColumn[]
  lines: {
    /** Said of the content in the log. */
    each: string
    joins: string
    order: string
    columns: readonly FileColumn[]
  }
}

interface Asked extends Ordered {
  id?: string | undefined
  withLines?: boolean | undefined
  branchId?: string | undefined
}

/** Declares the file of a kind of document. */
export const documentFile = <Filter>(file: DocumentFile<Filter>) => ({ ...file, statements: statementsOf(file) })

/** The documents of a filter as an Excel file, in the order of the list: a row each, or `withLines` a row a line. Throws what exportList refuses. */
export function exportDocuments<Filter extends { branchId?: string | undefined }>(
  tx: Tx,
  actor: Actor,
  file: DocumentFile<Filter>,
  { id, withLines, ...filter }: Filter & Asked,
): Promise<FileAnswer> {
  const { content, lines } = file
  const columns = columnsOf(file, Boolean(withLines)).filter(({ right }) => !right || may(actor, right))
  return exportList(tx, actor, {
    id,
    branchId: filter.branchId,
    sheet: file.sheet,
    file: file.file,
    content: withLines ? `${content}, ${lines.each}` : content,
    columns: columns.map(columnOfFile),
    read: async () => {
      const documents = await file.list.documents(tx, actor, filter as Filter)
      const { select, joins, order } = rowsSql(file, columns, Boolean(withLines), filter)
      const { rows } = await sql<FileRow>`${sql.raw(`select ${select} from`)} ${documents} d ${sql.raw(
        `${joins} order by ${order} limit ${mostExported + 1}`,
      )}`.execute(tx.db)
      return rows
    },
  })
}

/** What both files read, of all documents of a store: a test has PostgreSQL check them. */
const statementsOf = (file: DocumentFile<never>): string[] =>
  [false, true].map(withLines => {
    const { select, joins, order } = rowsSql(file, columnsOf(file, withLines), withLines, {})
    return `select ${select} from (select *, id as sort_key${file.list.beside ? `, ${file.list.beside}` : ''} from ${file.list.table}) d ${joins} where d.store_id = $1 order by ${order}`
  })

type FileRow = Readonly<Record<string, string | number | null>>

const columnsOf = ({ head, columns, lines }: DocumentFile<never>, withLines: boolean): FileColumn[] => [
  ...head,
  ...(withLines ? lines.columns : columns),
]

function rowsSql(
  { joins = '', lines }: DocumentFile<never>,
  columns: readonly FileColumn[],
  withLines: boolean,
  asked: Ordered,
) {
  const direction = directionOf(asked)
  const order = `d.sort_key ${direction}, d.id ${direction}`
  return {
    select: columns.map(({ of }, place) => `${of} as c${place}`).join(', '),
    joins: withLines ? `${joins} ${lines.joins}` : joins,
    order: withLines ? `${order}, ${lines.order}` : order,
  }
}

/** A rate of 0 and below adds nothing; goods without lots have one without a number. */
const isSome = (value: string | number | null) =>
  typeof value === 'number' ? value > 0 : value !== null && value !== ''

function columnOfFile(
  { of: _, right: _right, needs, words, ...shown }: FileColumn,
  place: number,
): ListColumn<FileRow> {
  const inWords = (value: string | number) =>
    typeof words === 'function' ? words(value as never) : (words?.[value] ?? value)
  const stored = (row: FileRow) => row[`c${place}`] ?? null
  return {
    ...shown,
    needs: needs && { use: needs, has: row => isSome(stored(row)) },
    value: row => {
      const value = stored(row)
      return value === null ? null : inWords(value)
    },
  }
}

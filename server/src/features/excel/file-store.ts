import { createHash } from 'node:crypto'
import type { ExcelCounts, ExcelFile, ExcelKind, ExcelLayout } from '@quay/contract/excel/shapes'
import { headerKey } from '@quay/domain/excel/recognise-columns'
import type { Tx } from '../../db/connection/transaction.ts'
import { isDatabaseError } from '../../db/constraint-errors.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { FileColumn } from './sheet/sheet-task.ts'

/** A file as it is kept. The content is null when it was taken over, or after a day. */
export interface StoredFile {
  id: string
  kind: ExcelKind
  fileName: string
  content: Buffer | null
  layout: ExcelLayout
  headerRow: number
  rowCount: number
  columns: FileColumn[]
  status: 'WAITING' | 'DONE'
  result: (ExcelCounts & { documents: string[] }) | null
  createdAt: string
  createdByName: string
}

const fileSql = `
  select id, kind, file_name, content, layout, header_row, row_count, columns, status,
    result, created_at, created_by_name
  from excel_file where store_id = $1 and id = $2`

/** A file with its content. Throws `not-found`. */
export async function loadFile(tx: Tx, id: string): Promise<StoredFile> {
  const [file] = await tx.query<StoredFile>(fileSql, [tx.storeId, id])
  if (!file) throw new DomainError('not-found', { kind: 'excel', id })
  // Files of before there were pictures say nothing of them.
  return file.result ? { ...file, result: { ...file.result, pictures: file.result.pictures ?? 0 } } : file
}

/** What PostgreSQL says of a row that another transaction holds, asked not to wait for it. */
const lockNotAvailable = '55P03'

/**
 * Keeps a file from being taken over by another call until the transaction ends. It does not wait for the file:
 * copies of one call would each hold a connection. Throws `excel-busy` where another call has it, or had it while this one read.
 */
export async function lockFile(tx: Tx, id: string): Promise<void> {
  const rows = await tx
    .query<{ status: StoredFile['status'] }>(
      'select status from excel_file where store_id = $1 and id = $2 for update nowait',
      [tx.storeId, id],
    )
    .catch(error => {
      throw isDatabaseError(error) && error.code === lockNotAvailable ? new DomainError('excel-busy') : error
    })
  if (rows[0]?.status !== 'WAITING') throw new DomainError('excel-busy')
}

/** A file as the screen shows it, with the columns as they were chosen the last time for these titles. */
export async function readFile(tx: Tx, id: string): Promise<ExcelFile> {
  const file = await loadFile(tx, id)
  const remembered = await rememberedFields(tx, file)
  const { content: _content, columns, ...head } = file
  return {
    ...head,
    isRemembered: remembered !== undefined,
    columns: columns.map(({ lettering: _lettering, ...column }) => {
      const key = headerKey(column.title)
      return { ...column, field: remembered && key in remembered ? remembered[key]! : column.field }
    }),
  }
}

/** The titles of a file in any order: files with the same titles are read the same way. */
const layoutKey = (columns: readonly FileColumn[]) =>
  createHash('sha256')
    .update(
      columns
        .map(column => headerKey(column.title))
        .sort()
        .join('\n'),
    )
    .digest('base64url')

async function rememberedFields(
  tx: Tx,
  { kind, columns }: StoredFile,
): Promise<Record<string, string | null> | undefined> {
  const [row] = await tx.query<{ fields: Record<string, string | null> }>(
    'select fields from excel_mapping where store_id = $1 and kind = $2 and layout_key = $3',
    [tx.storeId, kind, layoutKey(columns)],
  )
  return row?.fields
}

/** Keeps which columns were chosen, for the next file with these titles. */
export async function rememberFields(
  tx: Tx,
  file: StoredFile,
  chosen: readonly { index: number; field: string }[],
): Promise<void> {
  const byIndex = new Map(chosen.map(({ index, field }) => [index, field]))
  const fields = Object.fromEntries(
    file.columns
      .filter(column => headerKey(column.title) !== '')
      .map(column => [headerKey(column.title), byIndex.get(column.index) ?? null]),
  )
  await tx.query(
    `insert into excel_mapping (store_id, id, kind, layout_key, fields, changed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (store_id, kind, layout_key) do update set fields = excluded.fields, changed_at = excluded.changed_at`,
    [tx.storeId, newId(), file.kind, layoutKey(file.columns), JSON.stringify(fields), tx.now],
  )
}

/** Deletes the contents of files that were not taken over within a day; their rows stay in the list. */
export async function dropOldContents(tx: Tx): Promise<void> {
  await tx.query(
    `update excel_file set content = null
     where store_id = $1 and id in (
       select id from excel_file
       where store_id = $1 and content is not null and created_at < $2::timestamptz - interval '1 day'
       for update skip locked)`,
    [tx.storeId, tx.now],
  )
}

/** The file was taken over: its content goes, what became of it stays. */
export async function finishFile(tx: Tx, id: string, result: ExcelCounts & { documents: string[] }): Promise<void> {
  await tx.query(
    `update excel_file set status = 'DONE', content = null, result = $3, finished_at = $4 where store_id = $1 and id = $2`,
    [tx.storeId, id, JSON.stringify(result), tx.now],
  )
}

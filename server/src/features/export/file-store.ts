import { type KeptFile, mostKept } from '@quay/contract/export/kept-files'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { thisRun } from '../../export/making-files.ts'
import { progressOf } from '../../export/running-exports.ts'

export interface FileRow {
  id: string
  branchId: string
  rights: string[]
  branchIds: string[]
  route: string
  asked: Record<string, unknown>
  title: string
  status: KeptFile['status']
  runId: string
  fileName: string | null
  rowCount: number | null
  size: number | null
  refusal: string | null
  createdAt: string
  expiresAt: string
}

const filesSql = `
  select id, branch_id, rights, branch_ids, route, asked, title, status, run_id, file_name, row_count, size, refusal, created_at, expires_at
  from export_file where store_id = $1 and employee_id = $2 and expires_at > $3`
const ownSql = `${filesSql} order by created_at desc, id desc`
const oneSql = `${filesSql} and id = $4`
const lockedSql = `${oneSql} for update`

/** The files of a person, the last first. */
export async function listFiles(tx: Tx, actor: Actor): Promise<KeptFile[]> {
  const rows = await tx.query<FileRow>(ownSql, [tx.storeId, actor.employeeId, tx.now])
  return rows.map(row => shownFile(row, actor))
}

/** A file of the caller's own. Throws `not-found` also for one of a colleague, and for one that is kept no more. */
export async function readFile(tx: Tx, actor: Actor, id: string, { lock = false } = {}): Promise<FileRow> {
  const [row] = await tx.query<FileRow>(lock ? lockedSql : oneSql, [tx.storeId, actor.employeeId, tx.now, id])
  if (!row) throw new DomainError('not-found', { kind: 'export-file', id })
  return row
}

const lostText = 'Máy chủ dừng giữa chừng nên tệp chưa xong. Hãy làm lại.'

/** Whether a file was being made when the server stopped. */
export const isLost = ({ status, runId }: Pick<FileRow, 'status' | 'runId'>) => status === 'MAKING' && runId !== thisRun

/** A file as its maker sees it: how far it is, or that it was cut off. */
export function shownFile(row: FileRow, actor: Actor): KeptFile {
  const { id, title, status, size, refusal, createdAt, expiresAt } = row
  const common = { id, title, createdAt, expiresAt }
  if (isLost(row)) return { ...common, status: 'FAILED', done: 0, total: 0, size: null, refusal: lostText }
  const { done, total } = (status === 'MAKING' && progressOf(id, actor.employeeId)) || {
    done: row.rowCount ?? 0,
    total: row.rowCount ?? 0,
  }
  return { ...common, status, done, total, size, refusal }
}

const usedSql = `
  select count(*)::int as files, count(*) filter (where employee_id = $2)::int as own, coalesce(sum(size), 0)::bigint as bytes
  from export_file where store_id = $1 and expires_at > $3`

/**
 * Refuses one file more, or so many bytes more, than are kept. The store's row is locked until the end, so that two at once cannot both
 * take the last place. Throws `export-files-full`.
 */
export async function requireFileRoom(
  tx: Tx,
  employeeId: string,
  more: { files: number; bytes: number },
): Promise<void> {
  await tx.query('select id from store where store_id = $1 for no key update', [tx.storeId])
  const [used] = await tx.query<{ files: number; own: number; bytes: number }>(usedSql, [
    tx.storeId,
    employeeId,
    tx.now,
  ])
  const { files, own, bytes } = used!
  if (own + more.files > mostKept.ofPerson) throw new DomainError('export-files-full', { what: `${mostKept.ofPerson}` })
  if (files + more.files > mostKept.ofStore) throw new DomainError('export-files-full', { what: `${mostKept.ofStore}` })
  if (bytes + more.bytes > mostKept.bytes)
    throw new DomainError('export-files-full', { what: `${mostKept.bytes / 1_048_576} MB` })
}

const partsSql = `
  select bytes from export_file_part where store_id = $1 and export_file_id = $2 and position between $3 and $4 order by position`
const atOnce = 4

/** The bytes of a ready file, some parts at a time. */
export async function* readParts(tx: Tx, id: string): AsyncGenerator<Uint8Array> {
  for (let first = 0; ; first += atOnce) {
    const rows = await tx.query<{ bytes: Uint8Array }>(partsSql, [tx.storeId, id, first, first + atOnce - 1])
    for (const { bytes } of rows) yield bytes
    if (rows.length < atOnce) return
  }
}

const partSize = 1_048_576

/** Writes the bytes of a file in parts of a megabyte as they come; gives how many there were. */
export async function writeParts(
  tx: Tx,
  exportFileId: string,
  id: () => string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  let waiting: Uint8Array[] = []
  let [size, held, position] = [0, 0, 0]
  async function write() {
    await tx.insert('export_file_part', [{ id: id(), exportFileId, position, bytes: Buffer.concat(waiting) }])
    position++
    waiting = []
    held = 0
  }
  for await (const some of bytes) {
    waiting.push(some)
    held += some.length
    size += some.length
    if (held >= partSize) await write()
  }
  if (held > 0) await write()
  return size
}

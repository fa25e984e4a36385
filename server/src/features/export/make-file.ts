import { errorMessage } from '@quay/contract/error-code'
import { mostKept } from '@quay/contract/export/kept-files'
import type { ModelPermission, Permission } from '@quay/contract/right/permission'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { noteMaking } from '../../export/making-files.ts'
import { parsePart } from '../../http/body/parse.ts'
import { readActor, requirePermission } from '../../http/caller/rights.ts'
import { type Opening, runRequest } from '../../http/run-request.ts'
import type { FileEndpoint, Runtime } from '../../runtime.ts'
import { type FileRow, readFile, requireFileRoom, writeParts } from './file-store.ts'

/** Who asked for a file and from where, as long as it is made. */
export interface Asker {
  storeId: string
  sessionId: string
  branchId: string
  employeeId: string
}

/** The route of a file that the caller may ask for. Throws `not-found` for none, `forbidden`. */
export function fileEndpoint(runtime: Pick<Runtime, 'files'>, actor: Actor, path: string): FileEndpoint {
  const endpoint = runtime.files.get(path)
  if (!endpoint) throw new DomainError('not-found', { what: 'route' })
  requirePermission(actor, endpoint.route.permission as Exclude<Permission, 'public'>)
  return endpoint
}

/** What a file is asked for, checked by its own route; its progress stands under the id of the file. Throws `invalid-input`. */
export const askedOf = ({ route }: FileEndpoint, id: string, asked: Readonly<Record<string, unknown>>) =>
  parsePart(route.body, { ...asked, id })

/** The store's turn may be long in coming: so often a file that waited in vain waits again. */
const mostTries = 10

/**
 * Makes a file that was asked for, beside all requests: in the lane of files, with the rights that its maker has by now, in one transaction with its row of
 * the log. Where it cannot be made the refusal stands in its place. Never throws.
 */
export async function makeFile(runtime: Runtime, asker: Asker, id: string): Promise<void> {
  const { isStopped, end } = noteMaking(id)
  try {
    for (let tries = 1; ; tries++)
      try {
        await runRequest(openingOf(runtime, asker, 'file', isStopped), tx => writeFile(runtime, tx, asker, id))
        return
      } catch (error) {
        const isBusy = error instanceof DomainError && error.code === 'store-busy'
        if (isStopped() || !isBusy || tries === mostTries) throw error
      }
  } catch (error) {
    if (!isStopped()) await noteRefusal(runtime, asker, id, error)
  } finally {
    end()
  }
}

const openingOf = (
  { pool, turns, sendJob, quotas, refusals, securityLog }: Runtime,
  { storeId, sessionId }: Asker,
  lane: Opening['lane'],
  isGone?: () => boolean,
): Opening => ({
  pool,
  turns,
  lane,
  caller: { store: storeId, session: sessionId, isGone },
  sendJob,
  origin: { address: null, userAgent: null, requestId: 'export-file', isGone },
  storeId,
  readOnly: false,
  quotas,
  refusals,
  securityLog,
})

const readySql = `
  update export_file set status = 'READY', file_name = $3, row_count = $4, size = $5, rights = $6, branch_ids = $7
  where store_id = $1 and id = $2 and status = 'MAKING'`

async function writeFile(runtime: Runtime, tx: Tx, asker: Asker, id: string): Promise<void> {
  const actor = await readActor(tx, asker.sessionId, { branchId: asker.branchId })
  tx.actor = actor
  const file = await readFile(tx, actor, id)
  const endpoint = fileEndpoint(runtime, actor, file.route)
  const body = askedOf(endpoint, id, file.asked)
  const { name, rows, bytes } = await endpoint.handler({ tx, actor, hash: contentHash(body), json: body, body })
  await tx.query('delete from export_file_part where store_id = $1 and export_file_id = $2', [tx.storeId, id])
  const size = await writeParts(tx, id, newId, untilStopped(bytes, tx))
  await requireFileRoom(tx, actor.employeeId, { files: 0, bytes: size })
  await tx.query(readySql, [tx.storeId, id, name, rows, size, [...actor.rights], actor.branchIds])
}

async function* untilStopped(bytes: AsyncIterable<Uint8Array>, { origin }: Tx) {
  let size = 0
  for await (const some of bytes) {
    size += some.length
    if (origin.isGone?.()) throw new DomainError('export-cancelled')
    if (size > mostKept.bytes) throw new DomainError('export-files-full', { what: `${mostKept.bytes / 1_048_576} MB` })
    yield some
  }
}

const failedSql = `update export_file set status = 'FAILED', refusal = $3 where store_id = $1 and id = $2 and status = 'MAKING'`

async function noteRefusal(runtime: Runtime, asker: Asker, id: string, error: unknown): Promise<void> {
  const isKnown = error instanceof DomainError
  if (!isKnown) runtime.log.error({ err: error, id }, 'A file could not be made')
  const words = isKnown ? error.message : errorMessage('internal-error', {})
  await runRequest(openingOf(runtime, asker, 'write'), tx => tx.query(failedSql, [tx.storeId, id, words])).catch(
    failure =>
      // Its maker reads that it was cut off: it stands as being made, and no server makes it.
      runtime.log.error({ err: failure, id }, 'What became of a file could not be written'),
  )
}

const takesOut: ModelPermission = { model: 'data_export', action: 'create' }

/**
 * Whether the caller may still have what stands in a file: the right to its route, and each right and branch with which it was made, because these
 * chose its columns and rows. Throws `forbidden`, `export-file-rights`.
 */
export function requireSameReach(runtime: Runtime, actor: Actor, file: FileRow): void {
  requirePermission(actor, takesOut)
  fileEndpoint(runtime, actor, file.route)
  const isSame =
    file.rights.every(right => actor.rights.has(right)) &&
    file.branchIds.every(branch => actor.branchIds.includes(branch))
  if (!isSame) throw new DomainError('export-file-rights')
}

import { isDeepStrictEqual } from 'node:util'
import { type exportFileRoutes, type KeptFile, keptHours } from '@quay/contract/export/kept-files'
import type { Input } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { thisRun } from '../../export/making-files.ts'
import type { Runtime } from '../../runtime.ts'
import { isLost, readFile, requireFileRoom, shownFile } from './file-store.ts'
import { askedOf, fileEndpoint } from './make-file.ts'

type Body = Input<typeof exportFileRoutes.ask>['body']

const endOf = (now: Date) => new Date(now.getTime() + keptHours * 3_600_000)
const fileSql = 'select employee_id from export_file where store_id = $1 and id = $2'

/**
 * Writes down that a file is wanted; `isNew` says that it is to be made now. The same call again is given the file as it is. Throws what its route
 * refuses of the body, `forbidden`, `not-found`, `export-files-full`, `idempotency-conflict`.
 */
export async function askFile(
  runtime: Runtime,
  tx: Tx,
  actor: Actor,
  { id, route, asked, title }: Body,
): Promise<{ file: KeptFile; isNew: boolean }> {
  askedOf(fileEndpoint(runtime, actor, route), id, asked)
  const [made] = await tx.query<{ employeeId: string }>(fileSql, [tx.storeId, id])
  if (made) {
    if (made.employeeId !== actor.employeeId) throw new DomainError('idempotency-conflict', { id })
    const file = await readFile(tx, actor, id)
    if (file.route !== route || !isDeepStrictEqual(file.asked, asked))
      throw new DomainError('idempotency-conflict', { id })
    tx.repeated = true
    return { file: shownFile(file, actor), isNew: false }
  }
  await requireFileRoom(tx, actor.employeeId, { files: 1, bytes: 0 })
  await tx.insert('export_file', [
    {
      id,
      employeeId: actor.employeeId,
      branchId: actor.defaultBranchId,
      rights: [...actor.rights],
      branchIds: [...actor.branchIds],
      route,
      asked: JSON.stringify(asked),
      title,
      status: 'MAKING',
      runId: thisRun,
      createdAt: tx.now,
      expiresAt: endOf(tx.now),
    },
  ])
  await tx.audit('export-file.ask', { kind: 'export-file', id, branchId: actor.defaultBranchId }, undefined, {
    content: title,
  })
  return { file: shownFile(await readFile(tx, actor, id), actor), isNew: true }
}

const againSql = `
  update export_file set status = 'MAKING', refusal = null, branch_id = $3, created_at = $4, expires_at = $5, run_id = $6 where store_id = $1 and id = $2`

/** Has a file made anew that could not be made, or was cut off. Throws `not-found`, `forbidden`, `export-file-there`. */
export async function askAgain(runtime: Runtime, tx: Tx, actor: Actor, id: string): Promise<KeptFile> {
  const file = await readFile(tx, actor, id, { lock: true })
  fileEndpoint(runtime, actor, file.route)
  if (file.status !== 'FAILED' && !isLost(file)) throw new DomainError('export-file-there')
  await tx.query(againSql, [tx.storeId, id, actor.defaultBranchId, tx.now, endOf(tx.now), thisRun])
  await tx.audit('export-file.ask', { kind: 'export-file', id, branchId: actor.defaultBranchId }, undefined, {
    content: file.title,
  })
  return shownFile(await readFile(tx, actor, id), actor)
}

import type { exportFileRoutes } from '@quay/contract/export/kept-files'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { stopMaking } from '../../export/making-files.ts'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { askAgain, askFile } from './ask-file.ts'
import { listFiles, readFile, readParts } from './file-store.ts'
import { makeFile, requireSameReach } from './make-file.ts'

/** Files that are made meanwhile go on when the call that asked for them is answered; a server that closes stops them. */
export function exportFileHandlers(runtime: Runtime, app: FastifyInstance): Handlers<typeof exportFileRoutes> {
  const making = new Map<string, Promise<void>>()
  function begin({ storeId, sessionId, defaultBranchId, employeeId }: Actor, id: string) {
    const work = makeFile(runtime, { storeId, sessionId, branchId: defaultBranchId, employeeId }, id)
    making.set(id, work)
    void work.finally(() => making.get(id) === work && making.delete(id))
  }
  app.addHook('onClose', async () => {
    for (const id of making.keys()) stopMaking(id)
    await Promise.all(making.values())
  })
  return {
    list: ({ tx, actor }) => listFiles(tx, actor),
    ask: async ({ body, apart }) => {
      const { file, isNew, actor } = await apart(async (tx, actor) => ({
        ...(await askFile(runtime, tx, actor, body)),
        actor,
      }))
      if (isNew) begin(actor, file.id)
      return file
    },
    again: async ({ params, apart }) => {
      const { file, actor } = await apart(async (tx, actor) => ({
        file: await askAgain(runtime, tx, actor, params.id),
        actor,
      }))
      begin(actor, file.id)
      return file
    },
    fetch: async ({ tx, actor, params }) => {
      const file = await readFile(tx, actor, params.id)
      requireSameReach(runtime, actor, file)
      if (file.status !== 'READY') throw new DomainError('export-file-missing')
      const parts: Uint8Array[] = []
      for await (const part of readParts(tx, file.id)) parts.push(part)
      return { name: file.fileName!, rows: file.rowCount!, bytes: inTurn(parts) }
    },
    delete: async ({ tx, actor, params }) => {
      const file = await readFile(tx, actor, params.id, { lock: true })
      stopMaking(file.id)
      await tx.query('delete from export_file where store_id = $1 and id = $2', [tx.storeId, file.id])
      await tx.audit(
        'export-file.delete',
        { kind: 'export-file', id: file.id, branchId: file.branchId },
        {
          content: file.title,
        },
      )
      return null
    },
  }
}

async function* inTurn(parts: readonly Uint8Array[]) {
  yield* parts
}

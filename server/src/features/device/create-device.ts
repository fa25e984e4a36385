import type { Device, deviceBody } from '@quay/contract/device/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { noteDevice } from '../auth/session/session-store.ts'
import { describeDevice, hashOfSecret, readDevice, refuseTakenDevice } from './device-store.ts'

/**
 * Registers a browser as a till of a branch. Its secret was made there and is kept here as a hash only. Throws
 * `device-name-taken`, `device-prefix-taken`, `branch-inactive`, `idempotency-conflict`, `not-found`.
 */
export function createDevice(tx: Tx, actor: Actor, body: z.output<typeof deviceBody>, hash: Buffer): Promise<Device> {
  const id = body.id ?? newId()
  const branchId = branchOf(actor, body.branchId)
  return createOnce(tx, {
    table: 'device',
    id,
    hash,
    read: () => readDevice(tx, actor, id),
    async make() {
      requireActiveBranch(actor, branchId)
      await refuseTakenDevice(tx, id, body)
      await tx.insert('device', [
        {
          id,
          branchId,
          name: body.name,
          prefix: body.prefix,
          paper: body.paper,
          secretHash: hashOfSecret(body.secret),
          lastSeenAt: tx.now,
          lastSeenBy: actor.fullName,
          contentHash: hash,
          createdAt: tx.now,
        },
      ])
      await noteDevice(tx, actor.sessionId, id)
      const device = await readDevice(tx, actor, id)
      await tx.audit(
        'device.create',
        { kind: 'device', id, code: body.name, branchId },
        undefined,
        describeDevice(device),
      )
      return device
    },
  })
}

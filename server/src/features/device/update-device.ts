import type { Device, devicePatch } from '@quay/contract/device/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readPrinter } from '../printer/printer-store.ts'
import { describeDevice, readDevice, refuseTakenDevice } from './device-store.ts'

/**
 * Renames a till, moves it to another branch, changes its paper or how it prints, retires it or takes it back. Its bills keep it. Throws
 * `version-conflict` with the till as it is, `device-name-taken`, `branch-inactive`, `not-found` (a printer of another branch too).
 */
export async function updateDevice(
  tx: Tx,
  actor: Actor,
  id: string,
  patch: z.output<typeof devicePatch>,
): Promise<Device> {
  await tx.query('select id from device where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const before = await readDevice(tx, actor, id)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: before })
  const branchId = patch.branchId === undefined ? before.branchId : branchOf(actor, patch.branchId)
  if (branchId !== before.branchId) requireActiveBranch(actor, branchId)
  const name = patch.name ?? before.name
  const isActive = (patch.isActive ?? before.isActive) === 1
  if (isActive) await refuseTakenDevice(tx, id, { name })

  for (const field of ['printerId', 'labelPrinterId'] as const) {
    const printerId = patch.print?.[field] ?? null
    if (printerId !== null && printerId !== before.print?.[field])
      await requirePrinterOf(tx, actor, branchId, printerId)
  }

  await updateVersioned(tx, 'device', id, {
    name,
    branchId,
    isActive,
    ...(patch.paper !== undefined && { paper: patch.paper }),
    ...(patch.print !== undefined && { print: patch.print && JSON.stringify(patch.print) }),
  })
  const after = await readDevice(tx, actor, id)
  const changed = changedFields(describeDevice(before), describeDevice(after))
  const subject = { kind: 'device', id, code: after.name, branchId }
  await tx.audit('device.update', subject, changed.before, changed.after)
  return after
}

async function requirePrinterOf(tx: Tx, actor: Actor, branchId: string, id: string): Promise<void> {
  const printer = await readPrinter(tx, actor, id)
  if (printer.branchId !== branchId) throw new DomainError('not-found', { kind: 'printer', id })
}

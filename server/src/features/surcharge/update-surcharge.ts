import type { Surcharge, SurchargePatch } from '@quay/contract/surcharge/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { isCodeTaken, updateVersioned } from '../../db/write/update-versioned.ts'
import { refuseUnusedVat } from './refuse-unused-vat.ts'
import { readSurcharge } from './surcharge-queries.ts'
import {
  branchNameOf,
  describeSurcharge,
  lockSurcharge,
  requireOwnBranch,
  type StoredSurcharge,
} from './surcharge-store.ts'

/** Edits a surcharge; bills that have it stay as they are. Throws `version-conflict` with it as it is, `code-taken`, `vat-not-used`, `not-found`. */
export async function updateSurcharge(tx: Tx, actor: Actor, id: string, patch: SurchargePatch): Promise<Surcharge> {
  const before = await lockSurcharge(tx, actor, id)
  if (before.version !== patch.version)
    throw new DomainError('version-conflict', { current: await readSurcharge(tx, actor, id) })
  requireOwnBranch(actor, patch.branchId)
  const { version: _version, isActive, ...fields } = patch
  const after: StoredSurcharge = patched(before, {
    ...fields,
    isActive: isActive === undefined ? undefined : isActive === 1,
  })
  if (fields.code !== undefined && (await isCodeTaken(tx, 'surcharge', id, fields.code)))
    throw refuseField('code-taken', 'code', { code: fields.code })
  if (after.vatRate !== before.vatRate) await refuseUnusedVat(tx, after.vatRate)
  const branches = [await branchNameOf(tx, before.branchId), await branchNameOf(tx, after.branchId)] as const
  const { amount, id: _id, version: _now, ...row } = after
  await updateVersioned(tx, 'surcharge', id, { ...row, ...amount })
  const changed = changedFields(describeSurcharge(before, branches[0]), describeSurcharge(after, branches[1]))
  await tx.audit('surcharge.update', { kind: 'surcharge', id, code: after.code }, changed.before, changed.after)
  return readSurcharge(tx, actor, id)
}

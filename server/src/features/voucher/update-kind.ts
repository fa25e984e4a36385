import type { VoucherKind, voucherKindPatch } from '@quay/contract/money/voucher-shapes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { describeKind, lockKind, readKind, refuseGroupOfReceipt, refuseTakenKind } from './kind-store.ts'

/**
 * Edits a kind of receipt or payment, puts it out of use or into use again; vouchers keep what they were written with. Throws `version-conflict`
 * with the kind as it is, `voucher-kind-taken`, `voucher-kind-group`, `not-found`.
 */
export async function updateKind(tx: Tx, id: string, patch: z.output<typeof voucherKindPatch>): Promise<VoucherKind> {
  const before = await lockKind(tx, id)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: before })
  const { version: _, ...fields } = patch
  const after = patched(before, fields)
  refuseGroupOfReceipt(after)
  await refuseTakenKind(tx, after)
  const { name, countsInProfit, bookGroup, isActive } = after
  await updateVersioned(tx, 'voucher_kind', id, { name, countsInProfit, bookGroup, isActive })
  const changed = changedFields(describeKind(before), describeKind(after))
  await tx.audit('voucher-kind.update', { kind: 'voucher-kind', id, code: name }, changed.before, changed.after)
  return (await readKind(tx, id))!
}

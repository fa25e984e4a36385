import type { Bill, BillPatch } from '@quay/contract/bill/shapes'
import { changedFields } from '../../db/changed-fields.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { patched } from '../../db/patched.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { updateVersioned } from '../../db/update-versioned.ts'
import { ownDocument, requireVersion } from '../../document/lock-document.ts'
import { readBill } from './bill-queries.ts'

interface StoredBill {
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  version: number
  note: string | null
  prescriptionCode: string | null
}

/**
 * Corrects the words of a posted bill; goods and money stay as they were sold. Throws `not-found`, `already-cancelled`,
 * `version-conflict` with the bill as it is, and `prescription-kept`.
 */
export async function updateBill(tx: Tx, actor: Actor, id: string, { version, ...words }: BillPatch): Promise<Bill> {
  const read = () => readBill(tx, actor, id)
  const { code, branchId, status, ...before } = await ownDocument(
    actor,
    tx.query<StoredBill>(lockSql, [tx.storeId, id]),
  )
  if (status === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  await requireVersion(before, version, read)
  const { version: _, ...was } = before
  const now = patched(was, words)
  if (now.prescriptionCode !== was.prescriptionCode) await refuseKept(tx, id)
  await updateVersioned(tx, 'bill', id, { ...now, editedAt: tx.now })
  const changed = changedFields(was, now)
  await tx.audit('bill.update', { kind: 'bill', id, code, branchId }, changed.before, changed.after)
  return read()
}

/** The code of a prescription that the bill keeps whole is that of the paper. */
async function refuseKept(tx: Tx, billId: string): Promise<void> {
  const [kept] = await tx.query<{ code: string }>(
    'select code from prescription where store_id = $1 and bill_id = $2',
    [tx.storeId, billId],
  )
  if (kept) throw refuseField('prescription-kept', 'prescriptionCode', kept)
}

const lockSql = `
  select code, branch_id, status, version, note, prescription_code from bill where store_id = $1 and id = $2 for update`

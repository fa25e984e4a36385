import type { Doctor, DoctorPatch } from '@quay/contract/doctor/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { isCodeTaken, updateVersioned } from '../../db/write/update-versioned.ts'
import { readDoctor } from './doctor-queries.ts'
import { describeDoctor, doctorFields, emptied, lockDoctor, type StoredDoctor } from './doctor-store.ts'

/**
 * Edits a doctor, stops offering one or takes one up again. Throws `version-conflict` with the doctor as they are,
 * `code-taken`, `not-found`.
 */
export async function updateDoctor(tx: Tx, id: string, patch: DoctorPatch): Promise<Doctor> {
  const before = await lockDoctor(tx, id)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await readDoctor(tx, id) })
  const { version: _version, isActive, ...fields } = patch
  const after: StoredDoctor = patched(before, {
    ...emptied(fields),
    isActive: isActive === undefined ? undefined : isActive === 1,
  })
  if (fields.code !== undefined && (await isCodeTaken(tx, 'doctor', id, fields.code)))
    throw refuseField('code-taken', 'code', { code: fields.code })
  await updateVersioned(tx, 'doctor', id, sentFields(doctorFields, { ...after }))
  const changed = changedFields(describeDoctor(before), describeDoctor(after))
  await tx.audit('doctor.update', { kind: 'doctor', id, code: after.code }, changed.before, changed.after)
  return readDoctor(tx, id)
}

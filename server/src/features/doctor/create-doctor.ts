import type { Doctor, DoctorBody } from '@quay/contract/doctor/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { doctorCodes } from './codes.ts'
import { readDoctor } from './doctor-queries.ts'
import { describeDoctor, doctorFields, emptied } from './doctor-store.ts'

/**
 * Adds a doctor. Without a code the counter gives one (BS000001). Two doctors may have one name. Throws `code-taken` and
 * `idempotency-conflict`.
 */
export async function createDoctor(tx: Tx, body: DoctorBody, hash: Buffer): Promise<Doctor> {
  return createFrom(tx, 'doctor', body, hash, {
    read: id => readDoctor(tx, id),
    async make({ id }) {
      const { code: chosen, ...given } = body
      const fields = emptied(given)
      const row = { id, ...sentFields(doctorFields, fields), contentHash: hash, createdAt: tx.now }
      const code = await insertWithCode(tx, { codes: doctorCodes, code: chosen, row })
      if (code === undefined) throw refuseField('code-taken', 'code', { code: chosen! })
      const words = describeDoctor({ ...nothing, ...fields, id, code, isActive: true, version: 1 })
      await tx.audit('doctor.create', { kind: 'doctor', id, code }, undefined, words)
      return readDoctor(tx, id)
    },
  })
}

const nothing = { phone: null, specialty: null, degree: null, workplace: null, note: null }

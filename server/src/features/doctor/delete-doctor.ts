import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { describeDoctor, lockDoctor } from './doctor-store.ts'

const maxListed = 3

/** Deletes a doctor whose no template is. Throws `doctor-in-use` with the templates, `doctor-on-prescriptions`, and `not-found`. */
export async function deleteDoctor(tx: Tx, id: string): Promise<void> {
  const doctor = await lockDoctor(tx, id)
  const samples = await tx.query<{ name: string }>(
    `select name from sample_medicine where store_id = $1 and doctor_id = $2 and deleted_at is null
     order by name collate "vi-x-icu"`,
    [tx.storeId, id],
  )
  if (samples.length > 0) {
    const told = samples.slice(0, maxListed).map(sample => sample.name)
    const more = samples.length > maxListed ? ', …' : ''
    throw new DomainError('doctor-in-use', {
      name: doctor.name,
      count: samples.length,
      samples: told.join(', ') + more,
    })
  }
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    'select count(*) as count from prescription where store_id = $1 and doctor_id = $2',
    [tx.storeId, id],
  )
  if (count > 0) throw new DomainError('doctor-on-prescriptions', { name: doctor.name, count })
  // Deleted templates stay for their bills, and no longer name the doctor.
  await tx.query('update sample_medicine set doctor_id = null where store_id = $1 and doctor_id = $2', [tx.storeId, id])
  await tx.query('delete from doctor where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit('doctor.delete', { kind: 'doctor', id, code: doctor.code }, describeDoctor(doctor))
}

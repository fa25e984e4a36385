import type { Doctor } from '@quay/contract/doctor/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import type { Database } from '../../db/schema.ts'

/** A doctor as commands load one. */
export type StoredDoctor = Omit<Doctor, 'isActive' | 'sampleCount' | 'prescriptionCount' | 'billCount'> & {
  isActive: boolean
}

/** The fields that a form sets: columns of the table by the same names. */
export const doctorFields = [
  'code',
  'name',
  'phone',
  'specialty',
  'degree',
  'workplace',
  'note',
  'isActive',
] as const satisfies readonly (keyof Database['doctor'])[]

/** The doctor, locked: no template can get this doctor until the transaction ends. Throws `not-found`. */
export async function lockDoctor(tx: Tx, id: string): Promise<StoredDoctor> {
  const [doctor] = await tx.query<StoredDoctor>(
    `select id, code, name, phone, specialty, degree, workplace, note, is_active, version
     from doctor where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  if (!doctor) throw new DomainError('not-found', { kind: 'doctor', id })
  return doctor
}

/** "BS.CKI Trần Thu Hà", of a doctor `d` in SQL. */
export const doctorNameSql = `concat_ws(' ', d.degree, d.name)`

/** What a doctor is called, for the log; null for none. Throws `not-found` beside the field. */
export async function doctorName(tx: Tx, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const [doctor] = await tx.query<{ name: string }>(
    `select ${doctorNameSql} as name from doctor d where d.store_id = $1 and d.id = $2`,
    [tx.storeId, id],
  )
  if (!doctor) throw refuseField('not-found', 'doctorId', { kind: 'doctor', id })
  return doctor.name
}

/** A doctor as the log tells. */
export const describeDoctor = (doctor: StoredDoctor) => ({
  code: doctor.code,
  name: doctor.name,
  phone: doctor.phone,
  specialty: doctor.specialty,
  degree: doctor.degree,
  workplace: doctor.workplace,
  note: doctor.note,
  isActive: doctor.isActive,
})

/** A field that was emptied is none. */
export const emptied = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])) as Fields

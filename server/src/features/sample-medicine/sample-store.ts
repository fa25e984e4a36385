import type { SampleItemInput } from '@quay/contract/sample-medicine/shapes'
import { describeDirections } from '@quay/domain/sample-medicine/describe-directions'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/schema.ts'
import { doctorNameSql } from '../doctor/doctor-store.ts'

/** A template as commands load it. */
export interface StoredSample {
  id: string
  code: string
  name: string
  disease: string | null
  priceKind: 'SUM' | 'FIXED'
  price: number | null
  note: string | null
  doctorId: string | null
  /** What they are called. */
  doctor: string | null
  isActive: boolean
  version: number
  items: SampleItemInput[]
}

/** The fields that a form sets: columns of the table by the same names. */
export const sampleFields = [
  'code',
  'name',
  'disease',
  'priceKind',
  'price',
  'note',
  'doctorId',
  'isActive',
] as const satisfies readonly (keyof Database['sample_medicine'])[]

/** The template, locked; not one that was deleted. */
export async function lockSample(tx: Tx, id: string): Promise<StoredSample | undefined> {
  const [head] = await tx.query<Omit<StoredSample, 'items'>>(
    `select m.id, m.code, m.name, m.disease, m.price_kind, m.price, m.note, m.is_active, m.version,
       m.doctor_id, case when d.id is not null then ${doctorNameSql} end as doctor
     from sample_medicine m left join doctor d on d.store_id = m.store_id and d.id = m.doctor_id
     where m.store_id = $1 and m.id = $2 and m.deleted_at is null for update of m`,
    [tx.storeId, id],
  )
  if (!head) return undefined
  const items = await tx.query<SampleItemInput>(
    `select product_id, unit_id, quantity, morning, noon, afternoon, evening, meal, note
     from sample_medicine_item where store_id = $1 and sample_medicine_id = $2 order by position`,
    [tx.storeId, id],
  )
  return { ...head, items }
}

/** A component with the words of the log. */
export type NamedItem = SampleItemInput & { name: string; unit: string; share: number | null }

/** Puts the components of a template in place of those it had. */
export async function replaceItems(tx: Tx, sampleId: string, items: readonly NamedItem[]): Promise<void> {
  await Promise.all([
    tx.query('delete from sample_medicine_item where store_id = $1 and sample_medicine_id = $2', [
      tx.storeId,
      sampleId,
    ]),
    tx.insert(
      'sample_medicine_item',
      items.map((item, position) => ({
        id: newId(),
        sampleMedicineId: sampleId,
        position,
        productId: item.productId,
        unitId: item.unitId,
        quantity: item.quantity,
        morning: item.morning ?? null,
        noon: item.noon ?? null,
        afternoon: item.afternoon ?? null,
        evening: item.evening ?? null,
        meal: item.meal ?? null,
        note: item.note || null,
        share: item.share,
      })),
    ),
  ])
}

/** A template as the log tells it. */
export const describeSample = (
  sample: Omit<StoredSample, 'id' | 'version' | 'items'>,
  items: readonly NamedItem[],
) => ({
  code: sample.code,
  name: sample.name,
  disease: sample.disease,
  priceKind: sample.priceKind,
  price: sample.price,
  note: sample.note,
  doctor: sample.doctor,
  isActive: sample.isActive,
  items: items.map(item => ({
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    directions: describeDirections({ ...noDirections, ...item }, item.unit) || null,
  })),
})

const noDirections = { morning: null, noon: null, afternoon: null, evening: null, meal: null, note: null }

/** Throws `sample-name-taken`, beside the field, for the name of another template; case does not count. */
export async function refuseTakenSampleName(tx: Tx, id: string, name: string): Promise<void> {
  const [taken] = await tx.query<{ id: string; name: string }>(
    `select id, name from sample_medicine
     where store_id = $1 and name_key(name) = name_key($2) and id <> $3 and deleted_at is null`,
    [tx.storeId, name, id],
  )
  if (taken) throw refuseField('sample-name-taken', 'name', taken)
}

import type { SampleMedicine, SamplePatch } from '@quay/contract/sample-medicine/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { isCodeTaken, updateVersioned } from '../../db/write/update-versioned.ts'
import { doctorName } from '../doctor/doctor-store.ts'
import { planItems } from './plan-items.ts'
import { readSample } from './sample-queries.ts'
import {
  describeSample,
  lockSample,
  type NamedItem,
  refuseTakenSampleName,
  replaceItems,
  type StoredSample,
  sampleFields,
} from './sample-store.ts'

/**
 * Edits a template, stops it or takes it up again. A fixed price is spread anew whenever price or components are sent, by what they
 * cost now. Throws `version-conflict` with the template as it is, `sample-name-taken`, `code-taken`, `not-found`, and
 * what decideSample refuses.
 */
export async function updateSample(tx: Tx, actor: Actor, id: string, patch: SamplePatch): Promise<SampleMedicine> {
  const before = await lockSample(tx, id)
  if (!before) throw new DomainError('not-found', { kind: 'sample-medicine', id })
  const read = () => readSample(tx, actor, id, {})
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await read() })

  const { version: _version, isActive, items: given, ...fields } = patch
  const after: StoredSample = patched(before, {
    ...fields,
    disease: fields.disease === '' ? null : fields.disease,
    isActive: isActive === undefined ? undefined : isActive === 1,
  })
  if (fields.doctorId !== undefined) after.doctor = await doctorName(tx, fields.doctorId)
  if (after.priceKind === 'SUM') after.price = null
  const spreads = given !== undefined || fields.priceKind !== undefined || fields.price !== undefined
  const items = spreads ? await planItems(tx, { ...after, items: given ?? before.items }) : null
  if (fields.code !== undefined && (await isCodeTaken(tx, 'sample_medicine', id, fields.code)))
    throw refuseField('code-taken', 'code', { code: fields.code })
  await refuseTakenSampleName(tx, id, after.name)

  const was = items && (await namedItems(tx, id))
  await updateVersioned(tx, 'sample_medicine', id, sentFields(sampleFields, { ...after }))
  if (items) await replaceItems(tx, id, items)
  const changed = changedFields(describeSample(before, was ?? []), describeSample(after, items ?? []))
  await tx.audit(
    'sample-medicine.update',
    { kind: 'sample-medicine', id, code: after.code },
    changed.before,
    changed.after,
  )
  return read()
}

/** Its components with their words, as the log tells what they were. */
const namedItems = (tx: Tx, id: string) =>
  tx.query<NamedItem>(
    `select i.product_id, i.unit_id, i.quantity, i.morning, i.noon, i.afternoon, i.evening,
       i.meal, i.note, i.share, p.name, u.name as unit
     from sample_medicine_item i
     join product p on p.store_id = i.store_id and p.id = i.product_id
     join product_unit u on u.store_id = i.store_id and u.id = i.unit_id
     where i.store_id = $1 and i.sample_medicine_id = $2 order by i.position`,
    [tx.storeId, id],
  )

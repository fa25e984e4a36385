import type { SampleBody, SampleMedicine } from '@quay/contract/sample-medicine/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { doctorName } from '../doctor/doctor-store.ts'
import { sampleMedicineCodes } from './codes.ts'
import { planItems } from './plan-items.ts'
import { readSample } from './sample-queries.ts'
import { describeSample, refuseTakenSampleName, replaceItems } from './sample-store.ts'

/**
 * Adds a template. Without a code the counter gives one (LM000001). Throws `sample-name-taken`, `code-taken`, what
 * decideSample refuses, `idempotency-conflict`.
 */
export async function createSample(tx: Tx, actor: Actor, body: SampleBody, hash: Buffer): Promise<SampleMedicine> {
  return createFrom(tx, 'sample_medicine', body, hash, {
    read: id => readSample(tx, actor, id, {}),
    async make({ id }) {
      const { code: chosen, name, disease = null, priceKind = 'SUM', note = null, doctorId = null } = body
      const price = priceKind === 'FIXED' ? (body.price ?? null) : null
      const doctor = await doctorName(tx, doctorId)
      const items = await planItems(tx, { priceKind, price, items: body.items })
      await refuseTakenSampleName(tx, id, name)
      const row = {
        id,
        name,
        disease: disease || null,
        priceKind,
        price,
        note: note || null,
        doctorId,
        contentHash: hash,
        createdByName: actor.fullName,
        createdAt: tx.now,
      }
      const code = await insertWithCode(tx, { codes: sampleMedicineCodes, code: chosen, row })
      if (code === undefined) throw refuseField('code-taken', 'code', { code: chosen! })
      await replaceItems(tx, id, items)
      const words = describeSample(
        { code, name, disease, priceKind, price, note, doctorId, doctor, isActive: true },
        items,
      )
      await tx.audit('sample-medicine.create', { kind: 'sample-medicine', id, code }, undefined, words)
      return readSample(tx, actor, id, {})
    },
  })
}

import type { Surcharge, SurchargeBody } from '@quay/contract/surcharge/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { surchargeCodes } from './codes.ts'
import { refuseUnusedVat } from './refuse-unused-vat.ts'
import { readSurcharge } from './surcharge-queries.ts'
import { branchNameOf, describeSurcharge, requireOwnBranch } from './surcharge-store.ts'

/** Adds a surcharge. Without a code the counter gives one (TK000001). Throws `code-taken`, `vat-not-used`, `not-found`, `idempotency-conflict`. */
export async function createSurcharge(tx: Tx, actor: Actor, body: SurchargeBody, hash: Buffer): Promise<Surcharge> {
  return createFrom(tx, 'surcharge', body, hash, {
    read: id => readSurcharge(tx, actor, id),
    async make({ id }) {
      const { code: chosen, amount, id: _id, ...fields } = body
      requireOwnBranch(actor, fields.branchId)
      const branch = await branchNameOf(tx, fields.branchId)
      await refuseUnusedVat(tx, fields.vatRate)
      const row = { id, ...fields, ...amount, contentHash: hash, createdAt: tx.now }
      const code = await insertWithCode(tx, { codes: surchargeCodes, code: chosen, row })
      if (code === undefined) throw refuseField('code-taken', 'code', { code: chosen! })
      const words = describeSurcharge({ ...fields, amount, code, isActive: true }, branch)
      await tx.audit('surcharge.create', { kind: 'surcharge', id, code }, undefined, words)
      return readSurcharge(tx, actor, id)
    },
  })
}

import type { Provider, providerBody } from '@quay/contract/partner/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { withTaxCode } from '../tax/with-tax-code.ts'
import { wardName } from '../ward/ward-of.ts'
import { providerCodes } from './codes.ts'
import { readProvider } from './provider-queries.ts'
import { describeProvider, groupName, providerValues, refuseTakenProviderName } from './provider-store.ts'

export type ProviderBody = z.output<typeof providerBody>

/**
 * Adds a supplier. Without a code the counter gives one (NCC000123). Throws `provider-name-taken`, `code-taken`,
 * what withTaxCode refuses, `idempotency-conflict`.
 */
export async function createProvider(tx: Tx, actor: Actor, given: ProviderBody, hash: Buffer): Promise<Provider> {
  return createFrom(tx, 'provider', given, hash, {
    read: id => readProvider(tx, actor, id),
    async make({ id }) {
      const body = withTaxCode(given)
      const [providerGroupName, ward] = await Promise.all([
        groupName(tx, body.providerGroupId),
        wardName(tx, body.wardCode),
        refuseTakenProviderName(tx, id, body.name),
      ])

      const { code: chosen, ...fields } = body
      const row = { id, ...providerValues(fields), contentHash: hash }
      const code = await insertWithCode(tx, { codes: providerCodes, code: chosen, row })
      if (code === undefined) throw refuseField('code-taken', 'code', { code: chosen! })
      const words = describeProvider({ ...fields, providerGroupName, wardName: ward, code, isActive: true })
      await tx.audit('provider.create', { kind: 'provider', id, code }, undefined, words)
      return readProvider(tx, actor, id)
    },
  })
}

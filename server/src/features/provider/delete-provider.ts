import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { referencesToProvider } from '../../references.ts'
import { keepingPlaces, usesOf } from '../../uses-of.ts'
import { describeProvider, groupName, lockProvider } from './provider-store.ts'

const places = keepingPlaces(referencesToProvider)

/** Deletes a supplier whom no document, no ledger, no goods and no link name. Throws `provider-in-use` with what names them, `not-found`. */
export async function deleteProvider(tx: Tx, id: string): Promise<void> {
  const provider = await lockProvider(tx, id)
  if (!provider) throw new DomainError('not-found', { kind: 'provider', id })
  const uses = await usesOf(tx, places, id)
  if (uses.length) throw new DomainError('provider-in-use', { name: provider.name, uses: uses.join(', ') })
  const providerGroupName = await groupName(tx, provider.providerGroupId)
  await tx.query('delete from provider where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit(
    'provider.delete',
    { kind: 'provider', id, code: provider.code },
    describeProvider({ ...provider, providerGroupName }),
  )
}

import type { Provider, providerPatch } from '@quay/contract/partner/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { isCodeTaken, updateVersioned } from '../../db/write/update-versioned.ts'
import { withTaxCode } from '../tax/with-tax-code.ts'
import { wardName } from '../ward/ward-of.ts'
import { readProvider } from './provider-queries.ts'
import { describeProvider, groupName, lockProvider, providerValues, refuseTakenProviderName } from './provider-store.ts'

export type ProviderPatch = z.output<typeof providerPatch>

/** Edits a supplier. Throws `version-conflict` with the supplier as it is, `provider-name-taken`, `code-taken`, `not-found`. */
export async function updateProvider(tx: Tx, actor: Actor, id: string, patch: ProviderPatch): Promise<Provider> {
  const before = await lockProvider(tx, id)
  if (!before) throw new DomainError('not-found', { kind: 'provider', id })
  const read = () => readProvider(tx, actor, id)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await read() })
  const { version: _version, isActive, ...given } = patch
  const fields = {
    ...withTaxCode(given, before.taxCode),
    isActive: isActive === undefined ? undefined : isActive === 1,
  }
  const [codeTaken] = await Promise.all([
    fields.code !== undefined && isCodeTaken(tx, 'provider', id, fields.code),
    refuseTakenProviderName(tx, id, fields.name),
  ])
  if (codeTaken) throw refuseField('code-taken', 'code', { code: fields.code! })

  const after = patched(before, fields)
  const [groupBefore, groupAfter, ward] = await Promise.all([
    groupName(tx, before.providerGroupId),
    groupName(tx, after.providerGroupId),
    fields.wardCode === undefined ? before.wardName : wardName(tx, fields.wardCode),
  ])
  const changed = changedFields(
    describeProvider({ ...before, providerGroupName: groupBefore }),
    describeProvider({ ...after, providerGroupName: groupAfter, wardName: ward }),
  )
  await Promise.all([
    updateVersioned(tx, 'provider', id, providerValues(fields)),
    tx.audit('provider.update', { kind: 'provider', id, code: after.code }, changed.before, changed.after),
  ])
  return read()
}

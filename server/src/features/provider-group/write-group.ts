import type { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { lockProviderGroup, readProviderGroup, refuseTakenGroupName } from './provider-group-store.ts'

type Body = z.output<(typeof providerGroupRoutes)['create']['body']>
type Patch = z.output<(typeof providerGroupRoutes)['update']['body']>

/**
 * Adds a group of providers. The same group again is given as it is. Throws `group-name-taken`, and `idempotency-conflict`
 * for an id that another group has.
 */
export async function createProviderGroup(tx: Tx, body: Body): Promise<ProviderGroup> {
  const { id = newId(), name, note = null } = body
  const [made] = await tx.query<{ name: string; note: string | null }>(
    'select name, note from provider_group where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  if (made) {
    if (made.name !== name || made.note !== note) throw new DomainError('idempotency-conflict', { id })
    tx.repeated = true
    return readProviderGroup(tx, id)
  }
  await refuseTakenGroupName(tx, id, name)
  await tx.insert('provider_group', [{ id, name, note }])
  await tx.audit('provider-group.create', { kind: 'provider-group', id, code: name }, undefined, { name, note })
  return readProviderGroup(tx, id)
}

/** Renames a group or changes its note. Throws `version-conflict`, `group-name-taken`, `not-found`. */
export async function updateProviderGroup(tx: Tx, id: string, { version, ...fields }: Patch): Promise<ProviderGroup> {
  const before = await lockProviderGroup(tx, id)
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: await readProviderGroup(tx, id) })
  await refuseTakenGroupName(tx, id, fields.name)
  const after = patched(before, fields)
  await tx.query(
    'update provider_group set name = $3, note = $4, version = version + 1 where store_id = $1 and id = $2',
    [tx.storeId, id, after.name, after.note],
  )
  const inWords = ({ name, note }: typeof before) => ({ name, note })
  const changed = changedFields(inWords(before), inWords(after))
  await tx.audit(
    'provider-group.update',
    { kind: 'provider-group', id, code: after.name },
    changed.before,
    changed.after,
  )
  return readProviderGroup(tx, id)
}

/** Takes a group away; its providers stay, in no group. Throws `not-found`. */
export async function deleteProviderGroup(tx: Tx, id: string): Promise<null> {
  const { name } = await lockProviderGroup(tx, id)
  const left = await tx.query(
    'update provider set provider_group_id = null, version = version + 1 where store_id = $1 and provider_group_id = $2 returning id',
    [tx.storeId, id],
  )
  await tx.query('delete from provider_group where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit(
    'provider-group.delete',
    { kind: 'provider-group', id, code: name },
    { name, providerCount: left.length },
    undefined,
  )
  return null
}

import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'

const groupSql = `
  select g.id, g.name, g.note, g.version, count(p.id) as provider_count, coalesce(sum(p.debt), 0)::bigint as debt
  from provider_group g left join provider p on p.store_id = g.store_id and p.provider_group_id = g.id
  where g.store_id = $1 and ($2::uuid is null or g.id = $2)
  group by g.id, g.name, g.note, g.version order by g.name collate "vi-x-icu", g.id`

const seesDebts = {
  anyOf: [
    { model: 'group_provider', action: 'read' },
    { model: 'provider', action: 'read' },
  ],
} as const

/** All groups of the store by name, with what is owed to their providers for who may see either. */
export async function listProviderGroups(tx: Tx, actor: Actor): Promise<ProviderGroup[]> {
  const groups = await tx.query<ProviderGroup>(groupSql, [tx.storeId, null])
  return may(actor, seesDebts) ? groups : groups.map(({ debt: _debt, ...group }) => group)
}

/** One group. Throws `not-found`. */
export async function readProviderGroup(tx: Tx, id: string): Promise<ProviderGroup> {
  const [group] = await tx.query<ProviderGroup>(groupSql, [tx.storeId, id])
  if (!group) throw new DomainError('not-found', { kind: 'provider-group', id })
  return group
}

/** The group, locked: no provider can be put into it until the transaction ends. Throws `not-found`. */
export async function lockProviderGroup(tx: Tx, id: string) {
  const [group] = await tx.query<Pick<ProviderGroup, 'id' | 'name' | 'note' | 'version'>>(
    'select id, name, note, version from provider_group where store_id = $1 and id = $2 for update',
    [tx.storeId, id],
  )
  if (!group) throw new DomainError('not-found', { kind: 'provider-group', id })
  return group
}

/** Throws `group-name-taken`, beside the field, for the name of another group; case does not count. */
export async function refuseTakenGroupName(tx: Tx, id: string, name: string | undefined): Promise<void> {
  if (name === undefined) return
  const taken = await tx.query(
    'select id from provider_group where store_id = $1 and name_key(name) = name_key($2) and id <> $3',
    [tx.storeId, name, id],
  )
  if (taken.length) throw refuseField('group-name-taken', 'name', { name })
}

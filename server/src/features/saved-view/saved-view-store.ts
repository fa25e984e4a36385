import type { SavedView } from '@quay/contract/saved-view/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'

const viewsSql = `
  select v.id, v.screen, v.name, v.query, v.columns, v.is_shared, v.is_pinned, v.employee_id = $2 as is_own,
    e.full_name as owner_name, v.version
  from saved_view v join employee e on e.store_id = v.store_id and e.id = v.employee_id
  where v.store_id = $1 and (v.employee_id = $2 or v.is_shared)`

/** The views of a list that a person may use: their own first, then what others share. */
export function listViews(tx: Tx, actor: Actor, screen: string): Promise<SavedView[]> {
  return tx.query<SavedView>(
    `${viewsSql} and v.screen = $3 order by v.employee_id = $2 desc, v.name collate "vi-x-icu", v.id`,
    [tx.storeId, actor.employeeId, screen],
  )
}

/** The views on the home page of a person, in the order of their names; no more than fit there. */
export function listPinned(tx: Tx, actor: Actor): Promise<SavedView[]> {
  return tx.query<SavedView>(
    `${viewsSql} and v.is_pinned order by v.employee_id = $2 desc, v.name collate "vi-x-icu", v.id limit 8`,
    [tx.storeId, actor.employeeId],
  )
}

/** A view that the person may use. Throws `not-found`. */
export async function readView(tx: Tx, actor: Actor, id: string): Promise<SavedView> {
  const [view] = await tx.query<SavedView>(`${viewsSql} and v.id = $3`, [tx.storeId, actor.employeeId, id])
  if (!view) throw new DomainError('not-found', { kind: 'view', id })
  return view
}

/** The person's own view, locked. Throws `not-found` also for a view that another person shares. */
export async function lockOwnView(tx: Tx, actor: Actor, id: string): Promise<SavedView> {
  await tx.query('select id from saved_view where store_id = $1 and id = $2 and employee_id = $3 for update', [
    tx.storeId,
    id,
    actor.employeeId,
  ])
  const view = await readView(tx, actor, id)
  if (!view.isOwn) throw new DomainError('not-found', { kind: 'view', id })
  return view
}

/** Throws `view-name-taken`, beside the field, for the name of another view of theirs on the same list. */
export async function refuseTakenViewName(
  tx: Tx,
  actor: Actor,
  view: { id: string; screen: string; name: string },
): Promise<void> {
  const taken = await tx.query(
    `select id from saved_view where store_id = $1 and screen = $2 and employee_id = $3 and name_key(name) = name_key($4) and id <> $5`,
    [tx.storeId, view.screen, actor.employeeId, view.name, view.id],
  )
  if (taken.length) throw refuseField('view-name-taken', 'name', { name: view.name })
}

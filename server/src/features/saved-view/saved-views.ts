import type { savedViewRoutes } from '@quay/contract/saved-view/routes'
import type { SavedView } from '@quay/contract/saved-view/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { lockOwnView, readView, refuseTakenViewName } from './saved-view-store.ts'

type ViewBody = z.output<(typeof savedViewRoutes)['create']['body']>
type ViewPatch = z.output<(typeof savedViewRoutes)['update']['body']>

const inWords = ({
  name,
  isShared,
  isPinned,
  query,
  columns,
}: Pick<SavedView, 'name' | 'isShared' | 'isPinned' | 'query' | 'columns'>) => ({
  name,
  isShared,
  isPinned,
  filter: Object.entries(query).map(([field, value]) => `${field}=${value}`),
  columns,
})

/** Keeps a view of the caller's. The same one again is given as it is. Throws `view-name-taken`, `idempotency-conflict`. */
export async function createView(tx: Tx, actor: Actor, body: ViewBody): Promise<SavedView> {
  const id = body.id ?? newId()
  const [made] = await tx.query<{ name: string; own: boolean }>(
    'select name, employee_id = $3 as own from saved_view where store_id = $1 and id = $2',
    [tx.storeId, id, actor.employeeId],
  )
  if (made) {
    if (!made.own || made.name !== body.name) throw new DomainError('idempotency-conflict', { id })
    tx.repeated = true
    return readView(tx, actor, id)
  }
  await refuseTakenViewName(tx, actor, { ...body, id })
  const { screen, name, query, columns = null, isShared = false, isPinned = false } = body
  await tx.insert('saved_view', [
    {
      id,
      screen,
      name,
      employeeId: actor.employeeId,
      isShared,
      isPinned,
      query: JSON.stringify(query),
      columns: columns && JSON.stringify(columns),
    },
  ])
  await tx.audit(
    'saved-view.create',
    { kind: 'saved-view', id, code: name },
    undefined,
    inWords({ name, isShared, isPinned, query, columns }),
  )
  return readView(tx, actor, id)
}

/** Changes a view of the caller's. Throws `version-conflict` with the view as it is, `view-name-taken`, `not-found`. */
export async function updateView(tx: Tx, actor: Actor, id: string, patch: ViewPatch): Promise<SavedView> {
  const before = await lockOwnView(tx, actor, id)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: before })
  const after = {
    ...before,
    name: patch.name ?? before.name,
    query: patch.query ?? before.query,
    columns: patch.columns === undefined ? before.columns : patch.columns,
    isShared: patch.isShared ?? before.isShared,
    isPinned: patch.isPinned ?? before.isPinned,
  }
  await refuseTakenViewName(tx, actor, after)
  await tx.query(
    `update saved_view set name = $3, query = $4, columns = $5, is_shared = $6, is_pinned = $7, version = version + 1 where store_id = $1 and id = $2`,
    [
      tx.storeId,
      id,
      after.name,
      JSON.stringify(after.query),
      after.columns && JSON.stringify(after.columns),
      after.isShared,
      after.isPinned,
    ],
  )
  const changed = changedFields(inWords(before), inWords(after))
  await tx.audit('saved-view.update', { kind: 'saved-view', id, code: after.name }, changed.before, changed.after)
  return readView(tx, actor, id)
}

/** Takes away a view of the caller's. Throws `not-found`. */
export async function deleteView(tx: Tx, actor: Actor, id: string): Promise<void> {
  const view = await lockOwnView(tx, actor, id)
  await tx.query('delete from saved_view where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit('saved-view.delete', { kind: 'saved-view', id, code: view.name }, inWords(view))
}

import type { tillRoutes } from '@quay/contract/till/routes'
import type { QuickPick } from '@quay/contract/till/sale-shapes'
import { moveCategory, moveTile } from '@quay/domain/quick-pick/arrange-tiles'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { listsOf } from '../../db/write/lists-of.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readQuickPicks } from './quick-picks.ts'

interface Pinned {
  id: string
  unitId: string
  category: string
  position: number
  words: string
}

// Locked by their ids: a colleague who arranges them too waits. What is pinned meanwhile stands behind all.
const pinnedSql = `
  select q.id, q.unit_id, q.category, q.position, p.name || ' · ' || u.name as words
  from quick_pick q
  join product p on p.store_id = $1 and p.id = q.product_id
  join product_unit u on u.store_id = $1 and u.id = q.unit_id
  where q.store_id = $1 and q.branch_id = $2 order by q.id for update of q`

const placeSql = `
  update quick_pick q set category = o.category, position = o.position
  from unnest($2::uuid[], $3::text[], $4::int[]) o (id, category, position)
  where q.store_id = $1 and q.id = o.id`

/** Moves a tile before another one or behind all of a category, which may be another one or new. Throws `not-found`. */
export async function moveQuickPick(
  tx: Tx,
  actor: Actor,
  { branchId: asked, unitId, category, beforeUnitId }: z.output<(typeof tillRoutes)['moveTile']['body']>,
): Promise<{ items: QuickPick[] }> {
  const branchId = branchOf(actor, asked)
  const before = await readPinned(tx, branchId)
  const moved = before.find(one => one.unitId === unitId)
  if (!moved) throw refuseField('not-found', 'unitId', { kind: 'product', id: unitId })
  if (beforeUnitId && !before.some(one => one.unitId === beforeUnitId))
    throw refuseField('not-found', 'beforeUnitId', { kind: 'product', id: beforeUnitId })
  const after = moveTile(before, unitId, { category, beforeUnitId: beforeUnitId ?? null })
  const placed = (list: readonly Pinned[]) => {
    const own = list.find(one => one.unitId === unitId)!
    const place = list.filter(one => one.category === own.category).indexOf(own) + 1
    return { quickPick: `${own.words}: ${own.category}, ô ${place}` }
  }
  await place(tx, before, after)
  await tx.audit('quick-pick.change', { kind: 'branch', id: branchId, branchId }, placed(before), placed(after))
  return readQuickPicks(tx, actor, branchId)
}

/** Renames a category of tiles, or moves it before another one or behind all. Throws `not-found`, `quick-pick-category-taken`. */
export async function changeQuickPickCategory(
  tx: Tx,
  actor: Actor,
  { branchId: asked, name, newName = name, before: next }: z.output<(typeof tillRoutes)['changeCategory']['body']>,
): Promise<{ items: QuickPick[] }> {
  const branchId = branchOf(actor, asked)
  const before = await readPinned(tx, branchId)
  if (!before.some(one => one.category === name)) throw refuseField('not-found', 'name', { kind: 'group', id: name })
  if (newName !== name && before.some(one => one.category === newName))
    throw refuseField('quick-pick-category-taken', 'newName', { name: newName })
  const named = before.map(one => (one.category === name ? { ...one, category: newName } : one))
  const after = next === undefined ? named : moveCategory(named, newName, next)
  const said = (list: readonly Pinned[], own: string) => {
    const place = [...new Set(list.map(one => one.category))].indexOf(own) + 1
    return { quickPick: `${own}, nhóm thứ ${place}` }
  }
  await place(tx, before, after)
  await tx.audit(
    'quick-pick.change',
    { kind: 'branch', id: branchId, branchId },
    said(before, name),
    said(after, newName),
  )
  return readQuickPicks(tx, actor, branchId)
}

async function readPinned(tx: Tx, branchId: string): Promise<Pinned[]> {
  const rows = await tx.query<Pinned>(pinnedSql, [tx.storeId, branchId])
  return rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/** Writes what stands elsewhere now. */
async function place(tx: Tx, before: readonly Pinned[], after: readonly Pinned[]): Promise<void> {
  const changed = after.flatMap((one, i) => {
    const known = before.find(({ id }) => id === one.id)!
    return known.position === i + 1 && known.category === one.category ? [] : [{ ...one, position: i + 1 }]
  })
  await tx.query(placeSql, [tx.storeId, ...listsOf(changed, 'id', 'category', 'position')])
}

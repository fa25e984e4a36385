import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { DifferenceReason } from '@quay/contract/inventory-check/shapes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'

const columnsSql = `id, name, direction, is_active, version`

/** The reasons that a shop begins with; each may add its own and put these out of use. */
const first: readonly [name: string, direction: DifferenceReason['direction']][] = [
  ['Mất', 'MINUS'],
  ['Hỏng, vỡ', 'MINUS'],
  ['Hết hạn', 'MINUS'],
  ['Nhập sai sổ', 'BOTH'],
  ['Bán nhầm mã', 'BOTH'],
  ['Tìm thấy', 'PLUS'],
  ['Đếm lần đầu', 'BOTH'],
  ['Khác', 'BOTH'],
]

/** Rows for a new store. */
export const firstDifferenceReasons = () =>
  first.map(([name, direction], position) => ({ id: newId(), name, direction, position }))

/** All reasons, in the order in which they are offered; those out of use too. */
export const listReasons = (tx: Tx) =>
  tx.query<DifferenceReason>(
    `select ${columnsSql} from difference_reason where store_id = $1 order by is_active desc, position, id`,
    [tx.storeId],
  )

type NewReason = z.output<(typeof inventoryCheckRoutes)['createReason']['body']>

/** Adds a reason at the end. Throws `reason-name-taken`. */
export async function createReason(tx: Tx, { name, direction }: NewReason): Promise<DifferenceReason> {
  const [last] = await tx.query<{ position: number | null }>(
    'select max(position) as position from difference_reason where store_id = $1',
    [tx.storeId],
  )
  const [made] = await tx.query<DifferenceReason>(
    `insert into difference_reason (store_id, id, name, direction, position) values ($1, $2, $3, $4, $5)
     on conflict (store_id, name_key(name)) do nothing returning ${columnsSql}`,
    [tx.storeId, newId(), name, direction, (last!.position ?? -1) + 1],
  )
  if (!made) throw new DomainError('reason-name-taken', { name })
  await tx.audit('difference-reason.create', { kind: 'difference-reason', id: made.id, code: name }, undefined, {
    name,
    direction,
  })
  return made
}

type ReasonPatch = z.output<(typeof inventoryCheckRoutes)['updateReason']['body']>

/** Changes a reason; lines that were completed keep the name they had. Throws `not-found`, `version-conflict`, `reason-name-taken`. */
export async function updateReason(tx: Tx, id: string, { version, ...patch }: ReasonPatch): Promise<DifferenceReason> {
  const [before] = await tx.query<DifferenceReason>(
    `select ${columnsSql} from difference_reason where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  if (!before) throw new DomainError('not-found')
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  const next = { ...before, ...JSON.parse(JSON.stringify(patch)) } as DifferenceReason
  const [taken] = await tx.query(
    'select id from difference_reason where store_id = $1 and name_key(name) = name_key($2) and id <> $3',
    [tx.storeId, next.name, id],
  )
  if (taken) throw new DomainError('reason-name-taken', { name: next.name })
  const [after] = await tx.query<DifferenceReason>(
    `update difference_reason set name = $3, direction = $4, is_active = $5, version = version + 1
     where store_id = $1 and id = $2 returning ${columnsSql}`,
    [tx.storeId, id, next.name, next.direction, next.isActive],
  )
  const words = ({ name, direction, isActive }: DifferenceReason) => ({ name, direction, isActive })
  await tx.audit(
    'difference-reason.update',
    { kind: 'difference-reason', id, code: next.name },
    words(before),
    words(after!),
  )
  return after!
}

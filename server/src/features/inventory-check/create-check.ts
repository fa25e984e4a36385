import type { InventoryCheck, InventoryCheckBody } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readCheck } from './check-queries.ts'
import { addToScope } from './check-scope.ts'
import { insertCheck } from './check-store.ts'

/** Opens a check. Gives it; for a copy of one that was made already, that one. Throws `not-found` for what its scope names. */
export function createCheck(tx: Tx, actor: Actor, body: InventoryCheckBody, hash: Buffer): Promise<InventoryCheck> {
  return createFrom(tx, 'inventory_check', body, hash, {
    read: id => readCheck(tx, actor, id),
    make: (content, own) => makeCheck(tx, actor, content, own),
  })
}

async function makeCheck(tx: Tx, actor: Actor, body: InventoryCheckBody & { id: string }, hash: Buffer) {
  const { id, kind } = body
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  const productIds = [...new Set(body.productIds ?? [])]
  const [scopeName, day] = await Promise.all([readScopeName(tx, body, productIds), readBranchDay(tx, branchId)])
  refuseOddScope(body)

  const code = await insertCheck(
    tx,
    actor,
    { id, hash },
    {
      branchId,
      kind,
      groupId: body.groupId ?? null,
      positionId: body.positionId ?? null,
      note: body.note ?? null,
      isBlind: body.isBlind,
      businessDay: day.today,
    },
  )
  await addToScope(tx, id, productIds)
  await tx.audit('inventory-check.create', { kind: 'inventory-check', id, code, branchId }, undefined, {
    kind,
    scope: scopeName,
    ...(productIds.length && { productCount: productIds.length }),
    isBlind: body.isBlind,
  })
  return readCheck(tx, actor, id)
}

/** A check names what its kind is of and nothing else. Throws `invalid-input` beside the field. */
function refuseOddScope({ kind, groupId, positionId, productIds = [] }: InventoryCheckBody): void {
  const wrong = (path: string, message: string) => new DomainError('invalid-input', {}, { issues: [{ path, message }] })
  const named = { groupId: kind === 'GROUP', positionId: kind === 'POSITION', productIds: kind === 'PRODUCT' }
  const given = { groupId: Boolean(groupId), positionId: Boolean(positionId), productIds: productIds.length > 0 }
  for (const path of ['groupId', 'positionId', 'productIds'] as const) {
    if (given[path] && !named[path]) throw wrong(path, 'Loại kiểm này không dùng ô này')
    // A check by product may begin with nothing: what is counted joins it.
    if (named[path] && !given[path] && path !== 'productIds') throw wrong(path, 'Chưa chọn phạm vi kiểm')
  }
}

/** The name of what is counted. Throws `not-found` beside the field that names what is not there. */
async function readScopeName(tx: Tx, body: InventoryCheckBody, productIds: string[]): Promise<string | null> {
  if (productIds.length) {
    const known = await tx.query(
      'select id from product where store_id = $1 and id = any($2::uuid[]) and type not in (3, 4)',
      [tx.storeId, productIds],
    )
    if (known.length < productIds.length) throw refuseField('not-found', 'productIds', { kind: 'product' })
  }
  const { groupId, positionId } = body
  if (!groupId && !positionId) return null
  const [table, id] = groupId ? ['product_group', groupId] : ['product_position', positionId]
  const [row] = await tx.query<{ name: string }>(`select name from ${table} where store_id = $1 and id = $2`, [
    tx.storeId,
    id,
  ])
  if (!row) throw refuseField('not-found', groupId ? 'groupId' : 'positionId', { kind: groupId ? 'group' : 'position' })
  return row.name
}

import { errorMessage } from '@quay/contract/error-code'
import type { BulkChange, RefusedRow } from '@quay/contract/product-care/shapes'
import { checkStockLevels } from '@quay/domain/product/check-stock-levels'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { changedFields } from '../../../db/write/changed-fields.ts'
import { patched } from '../../../db/write/patched.ts'
import { sentFields } from '../../../db/write/sent-fields.ts'
import { assignments } from '../../../db/write/update-versioned.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { entryOfName } from '../list-entry-store.ts'
import { describeProduct } from './describe-product.ts'
import { keepFound } from './keep-found.ts'
import { productFields } from './product-columns.ts'
import { groupNameOf, lockProducts, requireAll, type StoredProduct } from './product-store.ts'

/**
 * Changes the same fields of many products: of all or, where one cannot be changed, of none. Each product gets a row of
 * its own in the log, so that its history tells it. With a branch only `isActive` is of the branch. Gives how many
 * products became different. Throws `bulk-refused` with the rows that could not, `not-found` for what is not there.
 */
export async function updateProducts(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  { branchId, isActive, ...fields }: BulkChange,
): Promise<number> {
  const asked = [...new Set(ids)]
  const branch = branchId === undefined ? null : await readBranch(tx, branchOf(actor, branchId))
  const [products, groupName, manufacturer, position] = await Promise.all([
    lockProducts(tx, asked),
    fields.groupId === undefined ? undefined : groupNameOf(tx, fields.groupId),
    entryOfName(tx, 'manufacturer', fields.manufacturer),
    entryOfName(tx, 'position', fields.shelfPosition),
  ])
  refuseRows(asked, products, fields)
  const changes = products.map(product => {
    const after: StoredProduct = {
      ...patched(product, fields),
      ...(groupName !== undefined && { groupName }),
      ...(manufacturer !== undefined && { manufacturer: manufacturer?.name ?? null }),
      ...(position !== undefined && { shelfPosition: position?.name ?? null }),
      ...(!branch && isActive !== undefined && { isActive: isActive === 1 }),
    }
    return { product, ...changedFields(describeProduct(product, []), describeProduct(after, [])) }
  })
  const columns = {
    ...sentFields(productFields, fields),
    ...(manufacturer !== undefined && { manufacturerId: manufacturer?.id ?? null }),
    ...(position !== undefined && { positionId: position?.id ?? null }),
    ...(!branch && isActive !== undefined && { isActive: isActive === 1 }),
  }
  const stopped = branch && isActive !== undefined ? await stopAtBranch(tx, asked, branch.id, isActive === 1) : []
  await Promise.all([
    tx.query(
      `update product set ${assignments(columns, 4)}version = version + 1, changed_at = $3 where store_id = $1 and id = any($2::uuid[])`,
      [tx.storeId, asked, tx.now, ...Object.values(columns)],
    ),
    ...changes.map(({ product, before, after }) => {
      const here = branch && stopped.includes(product.id)
      return tx.audit(
        'product.update',
        { kind: 'product', id: product.id, code: product.code, branchId: branch?.id ?? null },
        { ...before, ...(here && { isActive: isActive !== 1 }), ...(branch && { branch: branch.name }) },
        { ...after, ...(here && { isActive: isActive === 1 }) },
      )
    }),
  ])
  if (fields.groupId !== undefined) await keepFound(tx, asked)
  return changes.filter(({ product, after }) => Object.keys(after).length > 0 || stopped.includes(product.id)).length
}

function refuseRows(
  asked: readonly string[],
  products: readonly StoredProduct[],
  { minStock, maxStock }: Pick<BulkChange, 'minStock' | 'maxStock'>,
): void {
  requireAll(asked, products)
  const rows = asked.flatMap((id): RefusedRow[] => {
    const { code, name, mergedInto, survivor, ...before } = products.find(one => one.id === id)!
    if (mergedInto) return [{ id, code, name, reason: `Đã gộp vào ${survivor}` }]
    const crossed = checkStockLevels({ minStock: minStock ?? before.minStock, maxStock: maxStock ?? before.maxStock })
    return crossed ? [{ id, code, name, reason: errorMessage(crossed.code, crossed.details) }] : []
  })
  if (rows.length) throw new DomainError('bulk-refused', { count: rows.length, rows })
}

async function readBranch(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  const [branch] = await tx.query<{ id: string; name: string }>(
    'select id, name from branch where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  return branch!
}

/** Stops products in a branch, or lets them be sold there again. Gives those for which it was otherwise before. */
async function stopAtBranch(tx: Tx, ids: readonly string[], branchId: string, isActive: boolean): Promise<string[]> {
  const parameters = [tx.storeId, branchId, ids]
  if (isActive) {
    const back = await tx.query<{ id: string }>(
      `delete from product_branch_status where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) and not is_active
       returning product_id as id`,
      parameters,
    )
    return back.map(row => row.id)
  }
  const stopped = await tx.query<{ id: string }>(
    `insert into product_branch_status (store_id, id, branch_id, product_id, is_active)
     values ($1, unnest($4::uuid[]), $2, unnest($3::uuid[]), false)
     on conflict (store_id, product_id, branch_id) do update set is_active = false where product_branch_status.is_active
     returning product_id as id`,
    [...parameters, ids.map(newId)],
  )
  return stopped.map(row => row.id)
}

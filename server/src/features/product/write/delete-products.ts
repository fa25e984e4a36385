import type { RefusedRow } from '@quay/contract/product-care/shapes'
import type { Tx } from '../../../db/connection/transaction.ts'
import { isDatabaseError } from '../../../db/constraint-errors.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { usesOf } from '../merge/product-uses.ts'
import { lockProducts, requireAll, type StoredProduct } from './product-store.ts'

const foreignKeyViolation = '23503'

/** Deletes a product that no document ever used. Throws `product-in-use` with what did, `not-found`. */
export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  const [product] = await lockProducts(tx, [id])
  if (!product) throw new DomainError('not-found', { kind: 'product', id })
  const uses = (await usesOf(tx, [id])).get(id)
  if (uses) throw new DomainError('product-in-use', { name: product.name, uses })
  await dropProducts(tx, [product])
}

/** Deletes products, all or none. Throws `bulk-refused` with those that are in use, `not-found`. */
export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<number> {
  const asked = [...new Set(ids)]
  const products = await lockProducts(tx, asked)
  requireAll(asked, products)
  const uses = await usesOf(tx, asked)
  const rows = asked.flatMap((id): RefusedRow[] => {
    const product = products.find(one => one.id === id)!
    const used = uses.get(id)
    return used ? [{ id, code: product.code, name: product.name, reason: `Đã có ${used}` }] : []
  })
  if (rows.length) throw new DomainError('bulk-refused', { count: rows.length, rows })
  await dropProducts(tx, products)
  return products.length
}

// A copy of the call that made a product may make it again under its id.
const goneSql = `
  insert into product_gone (store_id, id, gone_at) values ($1, unnest($2::uuid[]), $3::timestamptz)
  on conflict (store_id, id) do update set gone_at = excluded.gone_at`

/** Takes away products with all that is only theirs. */
async function dropProducts(tx: Tx, products: readonly StoredProduct[]): Promise<void> {
  const ids = products.map(product => product.id)
  try {
    for (const table of ['product_barcode', 'product_unit', 'product_stock'])
      await tx.query(`delete from ${table} where store_id = $1 and product_id = any($2::uuid[])`, [tx.storeId, ids])
    await tx.query('delete from product_search where store_id = $1 and id = any($2::uuid[])', [tx.storeId, ids])
    await tx.query('delete from product where store_id = $1 and id = any($2::uuid[])', [tx.storeId, ids])
    await tx.query(goneSql, [tx.storeId, ids, tx.now])
  } catch (error) {
    // Something that came while it counted holds on to them.
    if (!isDatabaseError(error) || error.code !== foreignKeyViolation) throw error
    throw new DomainError('product-in-use', { name: products[0]!.name, uses: 'dữ liệu vừa ghi' })
  }
  await Promise.all(
    products.map(product =>
      tx.audit(
        'product.delete',
        { kind: 'product', id: product.id, code: product.code },
        { name: product.name, code: product.code, groupName: product.groupName },
      ),
    ),
  )
}

import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { lockProducts, refuseMerged } from '../product/write/product-store.ts'

/**
 * Says from which provider a product is ordered; null means the one that delivered it last. Throws `not-found` where the product or
 * the provider does not exist, and `product-merged`.
 */
export async function setProvider(tx: Tx, productId: string, providerId: string | null) {
  // The product is the lock: two who choose at once take turns.
  const [product] = await lockProducts(tx, [productId], 'no key update')
  if (!product) throw new DomainError('not-found', { kind: 'product', id: productId })
  refuseMerged(product)
  const [before, providers] = await Promise.all([
    tx.query<{ name: string }>(
      `select v.name from product_supply s join provider v on v.store_id = s.store_id and v.id = s.provider_id
       where s.store_id = $1 and s.product_id = $2`,
      [tx.storeId, productId],
    ),
    tx.query<{ name: string }>('select name from provider where store_id = $1 and id = $2', [tx.storeId, providerId]),
  ])
  const [after] = providers
  if (providerId && !after) throw refuseField('not-found', 'providerId', { kind: 'provider', id: providerId })
  await tx.query('delete from product_supply where store_id = $1 and product_id = $2', [tx.storeId, productId])
  if (providerId) await tx.insert('product_supply', [{ id: newId(), productId, providerId }])
  await tx.audit(
    'product.set-provider',
    { kind: 'product', id: productId, code: product.code },
    { provider: before[0]?.name ?? null },
    { provider: after?.name ?? null },
  )
  return { productId, providerId }
}

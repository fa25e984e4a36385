import type { Tx } from '../../../db/connection/transaction.ts'
import { refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'

/** How many pictures a product has. */
export async function countPictures(tx: Tx, productId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*) as count from product_image where store_id = $1 and product_id = $2',
    [tx.storeId, productId],
  )
  return row!.count
}

/**
 * Puts a product's pictures in place of those it had, in their order. Throws `not-found`, beside the field, for one that
 * was not uploaded as the picture of a product.
 */
export async function replacePictures(tx: Tx, productId: string, imageIds: readonly string[]): Promise<void> {
  const asked = [...new Set(imageIds)]
  const known = await tx.query<{ id: string }>(
    `select id from image where store_id = $1 and id = any($2::uuid[]) and purpose = 'product'`,
    [tx.storeId, asked],
  )
  const knownIds = new Set(known.map(image => image.id))
  for (const [place, id] of asked.entries())
    if (!knownIds.has(id)) throw refuseField('not-found', `imageIds.${place}`, { kind: 'image', id })
  await Promise.all([
    tx.query('delete from product_image where store_id = $1 and product_id = $2', [tx.storeId, productId]),
    tx.insert(
      'product_image',
      asked.map((imageId, position) => ({ id: newId(), productId, imageId, position })),
    ),
  ])
}

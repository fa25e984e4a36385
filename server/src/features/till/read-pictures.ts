import { imageAddress } from '@quay/contract/upload/shapes'
import type { Tx } from '../../db/connection/transaction.ts'

const picturesSql = `
  select distinct on (pi.product_id) pi.product_id, i.slug
  from product_image pi join image i on i.store_id = $1 and i.id = pi.image_id
  where pi.store_id = $1 and pi.product_id = any($2::uuid[])
  order by pi.product_id, pi.position`

/** The first picture of each product that has one. Goods of another store are left out. */
export async function readPictures(tx: Tx, productIds: readonly string[]) {
  const rows = await tx.query<{ productId: string; slug: string }>(picturesSql, [tx.storeId, productIds])
  return { items: rows.map(({ productId, slug }) => ({ productId, image: imageAddress(slug) })) }
}

import { type ImagePurpose, imageAddress, paperAddress, type UploadedImage } from '@quay/contract/upload/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

const keptUnusedMs = 24 * 3600_000
/** Unused pictures of one person: the last ones stay. */
const keptUnused = 20

/** A picture of the store, without its bytes. */
export async function readImage(tx: Tx, id: string): Promise<UploadedImage> {
  const [row] = await tx.query<{ slug: string; purpose: string; width: number; height: number }>(
    'select slug, purpose, width, height from image where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  const { slug, purpose, width, height } = row!
  return { id, address: addressOf(purpose as ImagePurpose, id, slug), width, height }
}

/** A photo of a paper is asked for by its id and with a session, everything else by its slug. */
export const addressOf = (purpose: ImagePurpose, id: string, slug: string): string =>
  purpose === 'paper' ? paperAddress(id) : imageAddress(slug)

/** Throws `not-found`, beside the field, for an id that is no picture of this store with this purpose. */
export async function requireImage(tx: Tx, id: string, purpose: ImagePurpose, path: string): Promise<void> {
  const [row] = await tx.query('select id from image where store_id = $1 and id = $2 and purpose = $3', [
    tx.storeId,
    id,
    purpose,
  ])
  if (!row) throw refuseField('not-found', path, { kind: 'image', id })
}

/** Takes away pictures that nothing uses: of the whole store those of days before, and of this person all but the last. */
export async function dropUnusedImages(tx: Tx, actor: Actor): Promise<void> {
  const dropped = await tx.query<{ slug: string }>(dropSql, [
    tx.storeId,
    new Date(tx.now.getTime() - keptUnusedMs),
    actor.employeeId,
    keptUnused - 1,
  ])
  if (dropped.length === 0) return
  await tx.query(`delete from public_slug where store_id = $1 and kind = 'image' and slug = any($2::text[])`, [
    tx.storeId,
    dropped.map(({ slug }) => slug),
  ])
}

const dropSql = `
  with unused as materialized (
    select i.id, i.created_at, i.created_by, row_number() over (partition by i.created_by order by i.created_at desc, i.id desc) as place
    from image i
    where i.store_id = $1
      and not exists (select from employee e where e.store_id = $1 and e.avatar_id = i.id)
      and not exists (select from store s where s.store_id = $1 and s.logo_id = i.id)
      and not exists (select from display_picture d where d.store_id = $1 and d.image_id = i.id)
      and not exists (select from product_image p where p.store_id = $1 and p.image_id = i.id)
      and not exists (select from voucher_paper v where v.store_id = $1 and v.image_id = i.id)
  )
  delete from image i using unused u
  where i.store_id = $1 and i.id = u.id and (u.created_at < $2 or (u.created_by = $3 and u.place > $4))
  returning i.slug`

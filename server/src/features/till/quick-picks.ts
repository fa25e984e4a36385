import type { tillRoutes } from '@quay/contract/till/routes'
import type { QuickPick } from '@quay/contract/till/sale-shapes'
import { imageAddress } from '@quay/contract/upload/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { holdUnits } from '../product/write/hold-products.ts'

/** More tiles than this nobody finds anything on. */
const most = 200

const picksSql = `
  select q.product_id, q.unit_id, q.category,
    (select i.slug from product_image pi join image i on i.store_id = $1 and i.id = pi.image_id
     where pi.store_id = $1 and pi.product_id = q.product_id order by pi.position limit 1) as slug
  from quick_pick q where q.store_id = $1 and q.branch_id = $2
  order by q.position, q.id`

const unitSql = `
  select u.product_id, p.name || ' · ' || u.name as words
  from product_unit u join product p on p.store_id = $1 and p.id = u.product_id
  where u.store_id = $1 and u.id = $2 and u.is_active`

const pinSql = `
  insert into quick_pick (store_id, id, branch_id, product_id, unit_id, category, pinned_at, position)
  values ($1, $2, $3, $4, $5, $6, $7, (select coalesce(max(o.position), 0) + 1 from quick_pick o where o.store_id = $1 and o.branch_id = $3))
  on conflict (store_id, branch_id, unit_id) do update set category = excluded.category`

const unpinSql = 'delete from quick_pick where store_id = $1 and branch_id = $2 and unit_id = $3'

/** The tiles of a branch, in its order. */
export async function readQuickPicks(tx: Tx, actor: Actor, asked?: string): Promise<{ items: QuickPick[] }> {
  const rows = await tx.query<Omit<QuickPick, 'image'> & { slug: string | null }>(picksSql, [
    tx.storeId,
    branchOf(actor, asked),
  ])
  return { items: rows.map(({ slug, ...pick }) => ({ ...pick, image: slug && imageAddress(slug) })) }
}

/** Pins a unit into a category of the branch's tiles, moves it there, or, without a category, takes it off. Throws `not-found`, `product-merged`, `quick-picks-full`. */
export async function pinQuickPick(
  tx: Tx,
  actor: Actor,
  { branchId: asked, unitId, category }: z.output<(typeof tillRoutes)['pin']['body']>,
): Promise<{ items: QuickPick[] }> {
  const branchId = branchOf(actor, asked)
  await holdUnits(tx, [unitId])
  const [unit] = await tx.query<{ productId: string; words: string }>(unitSql, [tx.storeId, unitId])
  if (!unit) throw refuseField('not-found', 'unitId', { kind: 'product', id: unitId })
  const { items } = await readQuickPicks(tx, actor, branchId)
  const before = items.find(item => item.unitId === unitId)
  if (category !== null && !before && items.length >= most) throw new DomainError('quick-picks-full', {})
  if (category === null) await tx.query(unpinSql, [tx.storeId, branchId, unitId])
  else await tx.query(pinSql, [tx.storeId, newId(), branchId, unit.productId, unitId, category, tx.now])
  const said = (at: string | null) => (at === null ? {} : { quickPick: `${unit.words}: ${at}` })
  await tx.audit(
    'quick-pick.change',
    { kind: 'branch', id: branchId, branchId },
    said(before?.category ?? null),
    said(category),
  )
  return readQuickPicks(tx, actor, branchId)
}

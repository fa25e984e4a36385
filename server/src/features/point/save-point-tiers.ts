import type { PointTier, pointTiersBody } from '@quay/contract/point/shapes'
import { formatDong, formatPercent } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { raisePromotionVersion } from '../discount/promotion-version.ts'

type Tiers = z.output<typeof pointTiersBody>['tiers']

const tiersSql = `
  select t.id, t.name, t.min_spent, t.earn_rate,
    (select count(*)::int from customer c where c.store_id = $1 and c.tier_id = t.id) as customer_count
  from point_tier t where t.store_id = $1 order by t.min_spent`

/** The tiers, the lowest first. */
export const listPointTiers = (tx: Tx): Promise<PointTier[]> => tx.query<PointTier>(tiersSql, [tx.storeId])

/**
 * Writes all tiers anew. Customers of one that is gone have none until they are ranked again. Throws `point-tier-repeated` and
 * `not-found`.
 */
export async function savePointTiers(tx: Tx, tiers: Tiers): Promise<PointTier[]> {
  await tx.query('select id from point_tier where store_id = $1 order by id for update', [tx.storeId])
  const before = await listPointTiers(tx)
  const known = new Set(before.map(({ id }) => id))
  for (const [place, { id, name, minSpent }] of tiers.entries()) {
    if (id && !known.has(id)) throw refuseField('not-found', `tiers.${place}.id`)
    const isRepeated = tiers
      .slice(0, place)
      .some(one => one.minSpent === minSpent || one.name.toLowerCase() === name.toLowerCase() || (id && one.id === id))
    if (isRepeated) throw refuseField('point-tier-repeated', `tiers.${place}.name`, { number: place + 1 })
  }
  const kept = tiers.flatMap(({ id }) => id ?? [])
  await tx.query(
    'update customer set tier_id = null where store_id = $1 and tier_id is not null and not tier_id = any($2::uuid[])',
    [tx.storeId, kept],
  )
  await tx.query('delete from point_tier where store_id = $1 and not id = any($2::uuid[])', [tx.storeId, kept])
  await raisePromotionVersion(tx)
  // Names and amounts may change places between two tiers: out of the way first.
  await tx.query(
    'update point_tier set name = id::text, min_spent = 900000000000000 + (select count(*) from point_tier o where o.store_id = $1 and o.id < point_tier.id) where store_id = $1',
    [tx.storeId],
  )
  for (const { id, name, minSpent, earnRate } of tiers)
    if (id)
      await tx.query(
        'update point_tier set name = $3, min_spent = $4, earn_rate = $5, version = version + 1 where store_id = $1 and id = $2',
        [tx.storeId, id, name, minSpent, earnRate],
      )
  await tx.insert(
    'point_tier',
    tiers.flatMap(({ id, ...tier }) => (id ? [] : [{ ...tier, id: newId() }])),
  )
  const after = await listPointTiers(tx)
  await tx.audit('point-tier.save', { kind: 'point-tier', id: tx.storeId }, inWords(before), inWords(after))
  return after
}

const inWords = (tiers: readonly PointTier[]) => ({
  customerTiers: tiers
    .map(({ name, minSpent, earnRate }) => `${name}: từ ${formatDong(minSpent)}, tích ${formatPercent(earnRate)}`)
    .join('; '),
})

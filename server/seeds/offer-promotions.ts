import { discountBody } from '@quay/contract/discount/shapes'
import { pointSettingBody, pointTiersBody } from '@quay/contract/point/shapes'
import { makeCodesBody } from '@quay/contract/voucher-code/shapes'
import type { Actor, Tx } from '../src/db/connection/transaction.ts'
import { createDiscount } from '../src/features/discount/save-discount.ts'
import { rankNow } from '../src/features/point/rank-now.ts'
import { savePointSetting } from '../src/features/point/save-point-setting.ts'
import { savePointTiers } from '../src/features/point/save-point-tiers.ts'
import { makeCodes } from '../src/features/voucher-code/make-codes.ts'
import { type AtTime, bodyOf } from './as-person.ts'
import { type DemoPromotion, demoPointRule, demoPromotions, demoTiers } from './cast/promotions.ts'
import { instantOf } from './trade/clock.ts'
import type { Shop } from './trade/shop.ts'

/** Customers collect points from the day on which the shop opens. */
export const startPoints = (at: AtTime, actor: Actor, onboarding: string): Promise<unknown> =>
  at(instantOf(onboarding, 350), async tx => {
    await savePointSetting(tx, actor, pointSettingBody.parse({ ...demoPointRule, startsOn: onboarding }))
    await savePointTiers(tx, pointTiersBody.parse({ tiers: demoTiers }).tiers)
  })

/**
 * Promotions from the last evening on, so that the bills before them were sold without any; and the tier of each customer. Gives the names
 * of those that have goods in this catalogue.
 */
export async function offerPromotions(shop: Shop): Promise<string[]> {
  const { actor, at, end } = shop
  await at(end, tx => rankNow(tx, actor))
  const offered = demoPromotions.filter(one =>
    [one.goods, one.gift].every(name => !name || goodsNamed(shop, name).length),
  )
  for (const promotion of offered) await at(end, tx => offer(tx, shop, promotion))
  return offered.map(({ body }) => body.name)
}

async function offer(tx: Tx, shop: Shop, { body, goods, gift, codes }: DemoPromotion): Promise<void> {
  const [promotion, hash] = bodyOf(discountBody, {
    ...body,
    ...(goods && { goods: goodsNamed(shop, goods).map(({ id }) => ({ kind: 'PRODUCT' as const, id })) }),
    ...(gift && {
      gifts: goodsNamed(shop, gift)
        .slice(0, 3)
        .map(({ id, units }) => ({ productId: id, unitId: units[0]!.id })),
    }),
  })
  const { id } = await createDiscount(tx, shop.actor, promotion, hash)
  if (codes) await makeCodes(tx, id, makeCodesBody.parse({ ...codes, expiresOn: null, isIssued: true }))
}

/** Goods that are no medicines, by how their names begin. */
export const goodsNamed = ({ products }: Pick<Shop, 'products'>, name: string): Shop['products'][number][] =>
  products.filter(({ item }) => item.product.type !== 1 && item.product.name.startsWith(name))

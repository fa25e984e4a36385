import type { LastPrice } from '@quay/contract/inbound'
import type { Tx } from '../../db/transaction.ts'

type Query = { productIds: string[]; providerId?: string | undefined }

/**
 * What goods were bought for last, whatever the branch: from the provider that is asked for, else from the one that was chosen
 * for the product, else from whoever delivered it. Goods that were never bought are left out.
 */
export const listLastPrices = (tx: Tx, { productIds, providerId }: Query): Promise<LastPrice[]> =>
  tx.query<LastPrice>(lastPriceSql, [tx.storeId, productIds, providerId ?? null])

const lastPriceSql = `
  select l.* from unnest($2::uuid[]) as asked (id)
  left join product_supply c on c.store_id = $1 and c.product_id = asked.id
  cross join lateral (
    select i.product_id as "productId", i.price, i.ratio, b.provider_id as "providerId", b.provider_name as "providerName",
      b.business_day as day
    from inbound_item i
    join inbound b on b.store_id = i.store_id and b.id = i.inbound_id and b.status = 'SUCCEED' and b.kind = 'PURCHASE'
    where i.store_id = $1 and i.product_id = asked.id
    order by (b.provider_id = coalesce($3::uuid, c.provider_id)) is true desc, i.id desc limit 1
  ) l`

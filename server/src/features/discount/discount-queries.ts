import type { DiscountView } from '@quay/contract/discount/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { vietnamTodaySql } from '../medicine/medicine-sql.ts'
import { conditionsSql, promotionColumnsSql } from './promotion-sql.ts'

const viewSql = `
  select ${promotionColumnsSql}, d.note, d.is_active, d.is_campaign, d.notice_ref, d.version,
    (select coalesce(sum(u.amount + u.gift_value), 0)::bigint from discount_use u
      where u.store_id = $1 and u.discount_id = d.id and u.business_day > ${vietnamTodaySql} - 30) as recent_cost,
    coalesce((select json_object_agg(n.id, n.name) from (
      select coalesce(b.id, e.id, g.id, t.id, k.id, p.id, u.id, pg.id, m.id) as id,
        coalesce(b.name, e.full_name, g.name, t.name, k.name, p.name, up.name || ' (' || u.name || ')', pg.name, m.name) as name
      from discount_condition c
      left join branch b on b.store_id = c.store_id and b.id = c.branch_id
      left join employee e on e.store_id = c.store_id and e.id = c.employee_id
      left join customer_group g on g.store_id = c.store_id and g.id = c.customer_group_id
      left join point_tier t on t.store_id = c.store_id and t.id = c.tier_id
      left join price_book k on k.store_id = c.store_id and k.id = c.book_id
      left join product p on p.store_id = c.store_id and p.id = c.product_id
      left join product_unit u on u.store_id = c.store_id and u.id = c.unit_id
      left join product up on up.store_id = u.store_id and up.id = u.product_id
      left join product_group pg on pg.store_id = c.store_id and pg.id = c.product_group_id
      left join manufacturer m on m.store_id = c.store_id and m.id = c.manufacturer_id
      where c.store_id = $1 and c.discount_id = d.id) n where n.id is not null), '{}') as names
  from discount d ${conditionsSql}
  where d.store_id = $1 and d.deleted_at is null and ($2::uuid is null or d.id = $2)
  order by d.rank, d.id`

/** The promotions of the store, the first in rank first. */
export const listDiscounts = (tx: Tx): Promise<DiscountView[]> => tx.query<DiscountView>(viewSql, [tx.storeId, null])

/** One promotion. Throws `not-found`, for a deleted one too. */
export async function readDiscount(tx: Tx, id: string): Promise<DiscountView> {
  const [found] = await tx.query<DiscountView>(viewSql, [tx.storeId, id])
  if (!found) throw new DomainError('not-found', { kind: 'discount', id })
  return found
}

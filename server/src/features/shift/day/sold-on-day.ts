import { type EndOfDay, mostGoodsOfDay } from '@quay/contract/shift/shapes'
import type { Tx } from '../../../db/connection/transaction.ts'
import { billsOfDay, returnsOfDay, sellerOfReturn } from './day-filter.ts'

/**
 * Goods that left and came back at a branch on a business day, what brought most first; and who sold, the one with most sales first. A seller's goods are
 * the lines that they sold. Takes `dayValues`.
 */
export async function readSoldOnDay(
  tx: Tx,
  values: unknown[],
): Promise<Pick<EndOfDay, 'goods' | 'goodsCount' | 'sellers'>> {
  const [rows, sellers] = await Promise.all([
    tx.query<EndOfDay['goods'][number] & { goodsCount: number }>(goodsSql, values),
    tx.query<EndOfDay['sellers'][number]>(sellersSql, values),
  ])
  const goods = rows.map(({ goodsCount: _, ...row }) => row)
  return { goods, goodsCount: rows[0]?.goodsCount ?? 0, sellers }
}

const goodsSql = `
  select g.product_id, p.code as product_code, p.name as product_name, g.sold, g.returned, g.amount,
    coalesce((select json_agg(json_build_object('name', u.name, 'ratio', u.ratio) order by u.ratio desc)
      from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active), '[]') as units,
    g.goods_count
  from (
    select m.product_id, sum(m.sold)::bigint as sold, sum(m.returned)::bigint as returned, sum(m.amount)::bigint as amount,
      count(*) over () as goods_count
    from (
      select i.product_id, i.base_quantity as sold, 0 as returned, i.net as amount
      from bill b join bill_item i on i.store_id = $1 and i.bill_id = b.id
      where b.store_id = $1 and ${billsOfDay} and b.status = 'SUCCEED' and ($4::uuid is null or i.seller_id = $4)
      union all
      select r.product_id, 0, r.base_quantity, 0 - r.net
      from sale_return d join sale_return_item r on r.store_id = $1 and r.sale_return_id = d.id
      where d.store_id = $1 and ${returnsOfDay} and d.status = 'SUCCEED' and ($4::uuid is null or r.seller_id = $4)
    ) m
    group by m.product_id
    order by amount desc, m.product_id
    limit ${mostGoodsOfDay}
  ) g
  join product p on p.store_id = $1 and p.id = g.product_id
  order by g.amount desc, p.name, p.id`

const sellersSql = `
  select m.seller_id, e.full_name as seller_name, sum(m.bills)::bigint as bill_count, sum(m.amount)::bigint as amount,
    sum(m.returned)::bigint as returned
  from (
    select b.seller_id, 1 as bills, b.payable as amount, 0 as returned
    from bill b where b.store_id = $1 and ${billsOfDay} and b.status = 'SUCCEED' and ($4::uuid is null or b.seller_id = $4)
    union all
    select r.seller_id, 0, 0, r.net
    from sale_return d join sale_return_item r on r.store_id = $1 and r.sale_return_id = d.id
    where d.store_id = $1 and ${returnsOfDay} and d.status = 'SUCCEED' and ($4::uuid is null or r.seller_id = $4)
  ) m
  join employee e on e.store_id = $1 and e.id = m.seller_id
  group by m.seller_id, e.full_name
  order by amount desc, e.full_name, m.seller_id`

type Choices = EndOfDay['choices']

const choicesSql = `
  select
    (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.full_name) order by e.full_name, e.id), '[]') from employee e
      where e.store_id = $1 and e.id in (
        select b.seller_id from bill b where b.store_id = $1 and b.branch_id = $2 and b.business_day = $3
        union select ${sellerOfReturn} from sale_return d where d.store_id = $1 and d.branch_id = $2 and d.business_day = $3)) as sellers,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]') from device t
      where t.store_id = $1 and t.id in (
        select b.device_id from bill b where b.store_id = $1 and b.branch_id = $2 and b.business_day = $3
        union select d.device_id from sale_return d where d.store_id = $1 and d.branch_id = $2 and d.business_day = $3
        union select h.device_id from shift h where h.store_id = $1 and h.branch_id = $2 and h.business_day = $3)) as tills`

/** Who sold on a day, and at which tills. */
export async function readChoices(tx: Tx, branchId: string, day: string): Promise<Choices> {
  const [choices] = await tx.query<Choices>(choicesSql, [tx.storeId, branchId, day])
  return choices!
}

/** What of a line's base came back, by its units; of a combo by what its components brought. */
const backSql = `
  case when i.returned_base > 0 then floor(i.point_base::numeric * i.returned_base / i.base_quantity)
    when i.net > 0 then floor(i.point_base::numeric * coalesce((
      select sum(floor(x.net::numeric * x.returned_base / x.base_quantity)) from bill_item_part x
      where x.store_id = $1 and x.item_id = i.id), 0) / i.net)
    else 0 end`

/**
 * Bills of the store `$1` that earn as they are paid: what they earned at the sale by their rule (without presents) and later, and what of
 * them is left after returns, in đồng to be paid and in what earns.
 */
export const waitingPointsSql = `
  select w.id, w.customer_id, w.owed, w.later, b.point_rule as rule,
    b.points_earned - coalesce((select sum(d.points) from bill_discount d where d.store_id = $1 and d.bill_id = b.id), 0)::bigint as at_sale,
    b.payable + b.cash_rounding - b.returned as due,
    b.point_base - coalesce((select sum(${backSql}) from bill_item i where i.store_id = $1 and i.bill_id = b.id), 0)::bigint as base
  from point_waiting w join bill b on b.store_id = $1 and b.id = w.id
  where w.store_id = $1 and b.status = 'SUCCEED'`

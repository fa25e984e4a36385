const sumOf = (column: string) => `coalesce(sum(x.${column}), 0)::bigint`

/** What bills that stand took of the money of a line `i` of an order; `$1` is the store. */
export const billedSql = `(
  select jsonb_build_object('net', ${sumOf('net + x.point_share')}, 'promotionDiscount', ${sumOf('promotion_discount')},
    'lineDiscount', ${sumOf('line_discount')}, 'promotionShare', ${sumOf('promotion_share')}, 'orderShare', ${sumOf('order_share')})
  from bill_item x join bill b on b.store_id = x.store_id and b.id = x.bill_id
  where x.store_id = $1 and x.order_item_id = i.id and b.status = 'SUCCEED')`

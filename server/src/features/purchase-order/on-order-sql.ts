/** What is ordered of a product for a branch and still to come, in base units. Open orders are few: they are what is read. */
export const onOrderSql = (productId: string, branchId: string) => `
  (select coalesce(sum(greatest(i.base_quantity - i.received_quantity, 0)), 0)::bigint
   from purchase_order o join purchase_order_item i on i.store_id = o.store_id and i.purchase_order_id = o.id
   where o.store_id = $1 and o.branch_id = ${branchId} and o.progress in ('CONFIRMED', 'PARTIAL') and i.product_id = ${productId})`

/** The same of all products of a branch at once: `product_id, quantity`. */
export const allOnOrderSql = (branchId: string) => `
  select i.product_id, sum(greatest(i.base_quantity - i.received_quantity, 0))::bigint as quantity
  from purchase_order o join purchase_order_item i on i.store_id = o.store_id and i.purchase_order_id = o.id
  where o.store_id = $1 and o.branch_id = ${branchId} and o.progress in ('CONFIRMED', 'PARTIAL') group by i.product_id`

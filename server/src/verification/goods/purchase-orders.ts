import type { Check } from '../check.ts'

/** Orders to providers against their lines, and against the imports that brought their goods. */
export const purchaseOrderChecks: Check[] = [
  {
    law: 'orders: the head is the sum of the lines',
    sql: `
      select 'order ' || o.code as thing,
        'lines ' || coalesce(i.count, 0) || ', goods ' || coalesce(i.amount, 0) || ', VAT ' || coalesce(i.vat, 0) as expected,
        'lines ' || o.item_count || ', goods ' || o.goods_amount || ', VAT ' || o.vat_amount as found
      from purchase_order o
      left join (
        select purchase_order_id, count(*) as count, sum(amount) as amount, sum(vat_amount) as vat
        from purchase_order_item where store_id = $1 group by 1
      ) i on i.purchase_order_id = o.id
      where o.store_id = $1 and (o.item_count, o.goods_amount, o.vat_amount)
        is distinct from (coalesce(i.count, 0), coalesce(i.amount, 0), coalesce(i.vat, 0))`,
  },
  {
    law: 'orders: what was received of a line is what completed imports of the order brought',
    sql: `
      select 'order ' || o.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        'received ' || coalesce(b.quantity, 0) as expected, 'received ' || i.received_quantity as found
      from purchase_order_item i
      join purchase_order o on o.store_id = i.store_id and o.id = i.purchase_order_id
      left join (
        select d.purchase_order_id, l.product_id, sum(l.quantity * l.ratio) as quantity
        from inbound d join inbound_item l on l.store_id = d.store_id and l.inbound_id = d.id
        where d.store_id = $1 and d.purchase_order_id is not null and d.status = 'SUCCEED' group by 1, 2
      ) b on b.purchase_order_id = i.purchase_order_id and b.product_id = i.product_id
      where i.store_id = $1 and i.received_quantity <> coalesce(b.quantity, 0)`,
  },
  {
    law: 'orders: what became of an order is what its lines tell, or that it was closed',
    sql: `
      select 'order ' || r.code as thing, r.told as expected, r.progress as found
      from (
        select o.code, o.progress, case
          when o.status <> 'SUCCEED' then o.status
          when o.closed_at is not null or not bool_or(i.received_quantity < i.base_quantity) then 'DONE'
          when bool_or(i.received_quantity > 0) then 'PARTIAL' else 'CONFIRMED' end as told
        from purchase_order o join purchase_order_item i on i.store_id = o.store_id and i.purchase_order_id = o.id
        where o.store_id = $1 group by o.id, o.code, o.progress, o.status, o.closed_at
      ) r where r.progress <> r.told`,
  },
]

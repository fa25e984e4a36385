import type { OrderLine } from '@quay/domain/sales-order/order-facts'
import type { Tx } from '../../db/connection/transaction.ts'
import { billedSql } from './billed-sql.ts'

/** The lines of a confirmed order with what bills that stand took of them. */
export const readOrderLines = (tx: Tx, orderId: string): Promise<OrderLine[]> =>
  tx.query<OrderLine>(linesSql, [tx.storeId, orderId])

const linesSql = `
  select i.id, i.product_id, i.product_name, i.unit_id, i.ratio, i.base_quantity, i.billed_base, i.list_price, i.unit_price, i.price_book_id,
    i.price_book_name, i.price_tier_from, i.posted_reason, i.gift_discount_id as gift_of,
    jsonb_build_object('net', i.net, 'promotionDiscount', i.promotion_discount, 'lineDiscount', i.line_discount,
      'promotionShare', i.promotion_share, 'orderShare', i.order_share) as amounts,
    ${billedSql} as given,
    coalesce((select jsonb_agg(jsonb_build_object('discountId', d.discount_id, 'units', d.units, 'amount', d.amount, 'given', (
        select coalesce(sum(y.amount), 0)::bigint from bill_item x join bill b on b.store_id = x.store_id and b.id = x.bill_id
        join bill_item_discount y on y.store_id = x.store_id and y.item_id = x.id and y.discount_id = d.discount_id
        where x.store_id = $1 and x.order_item_id = i.id and b.status = 'SUCCEED')) order by d.discount_id)
     from sales_order_item_discount d where d.store_id = $1 and d.item_id = i.id and d.amount > 0), '[]') as discounts,
    coalesce((select jsonb_agg(jsonb_build_object('discountId', d.discount_id, 'units', d.units) order by d.discount_id)
     from sales_order_item_discount d where d.store_id = $1 and d.item_id = i.id and d.role = 'TRIGGER'), '[]') as triggers,
    (select jsonb_build_object('sampleMedicineId', s.sample_medicine_id, 'group', s.group_number, 'count', s.dose_count,
        'replacedProductId', s.replaced_product_id)
     from sales_order_item_sample s where s.store_id = $1 and s.id = i.id) as sample
  from sales_order_item i where i.store_id = $1 and i.sales_order_id = $2 order by i.position`

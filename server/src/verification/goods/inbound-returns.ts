import type { Check } from '../check.ts'

/** Returns to providers against their lines, and against what they wrote in the ledgers. */
export const inboundReturnChecks: Check[] = [
  {
    law: 'returns: the head is the sum of the lines',
    sql: `
      select 'return ' || d.code as thing,
        format('lines %s, goods %s, VAT %s, cost %s', i.lines, i.amount, i.vat, i.value) as expected,
        format('lines %s, goods %s, VAT %s, cost %s', d.item_count, d.goods_amount, d.vat_amount, d.value) as found
      from inbound_return d
      cross join lateral (
        select count(*) as lines, coalesce(sum(amount), 0) as amount, coalesce(sum(vat_amount), 0) as vat, coalesce(sum(value), 0) as value
        from inbound_return_item i where i.store_id = $1 and i.inbound_return_id = d.id
      ) i
      where d.store_id = $1 and (d.item_count, d.goods_amount, d.vat_amount, d.value) is distinct from (i.lines, i.amount, i.vat, i.value)`,
  },
  {
    law: 'returns: the goods that left are those of the lines; of a draft or a cancelled one nothing is gone',
    sql: `
      select 'goods of return ' || coalesce(d.code, r.document_id::text) as thing,
        'quantity ' || coalesce(r.quantity, 0) || ', value ' || coalesce(r.value, 0) as expected,
        'quantity ' || coalesce(r.moved, 0) || ', value ' || coalesce(r.moved_value, 0) as found
      from (
        select document_id, lot_id, bucket, i.quantity, i.value, e.quantity as moved, e.value as moved_value
        from (
          select i.inbound_return_id as document_id, i.lot_id, i.bucket, -sum(i.base_quantity) as quantity, -sum(i.value) as value
          from inbound_return_item i join inbound_return d on d.store_id = i.store_id and d.id = i.inbound_return_id and d.status = 'SUCCEED'
          where i.store_id = $1 group by 1, 2, 3
        ) i
        full join (
          select document_id, lot_id, bucket, sum(quantity) as quantity, sum(value) as value
          from stock_entry where store_id = $1 and document_kind = 'inbound-return' and kind not in ('REVALUATION', 'OWED_SETTLED')
          group by 1, 2, 3 having sum(quantity) <> 0 or sum(value) <> 0
        ) e using (document_id, lot_id, bucket)
      ) r
      left join inbound_return d on d.store_id = $1 and d.id = r.document_id
      where (r.quantity, r.value) is distinct from (r.moved, r.moved_value)`,
  },
  {
    law: 'returns: money that came back and less debt together are what was to be given back; of a draft or a cancelled return nothing',
    sql: `
      select 'money of return ' || d.code as thing,
        'given back ' || case d.status when 'SUCCEED' then d.refunded else 0 end || ', less debt ' || case d.status when 'SUCCEED' then d.debt else 0 end as expected,
        'given back ' || coalesce(c.amount, 0) || ', less debt ' || -coalesce(p.amount, 0) as found
      from inbound_return d
      left join (select document_id, sum(amount) as amount from cash_entry where store_id = $1 and document_kind = 'inbound-return' group by 1) c
        on c.document_id = d.id
      left join (select document_id, sum(amount) as amount from debt_entry where store_id = $1 and document_kind = 'inbound-return' group by 1) p
        on p.document_id = d.id
      where d.store_id = $1 and (coalesce(c.amount, 0), -coalesce(p.amount, 0))
        is distinct from (case d.status when 'SUCCEED' then d.refunded else 0 end, case d.status when 'SUCCEED' then d.debt else 0 end)`,
  },
  {
    law: 'returns: no more of a receipt goes back than it brought',
    sql: `
      select 'receipt ' || d.inbound_code || ', ' || i.product_name || ', lot ' || i.lot_number as thing,
        'at most ' || coalesce(b.bought, 0) as expected, sum(i.base_quantity)::text as found
      from inbound_return_item i
      join inbound_return d on d.store_id = i.store_id and d.id = i.inbound_return_id and d.status = 'SUCCEED'
      left join (select item_id, lot_id, sum(base_quantity) as bought from inbound_lot where store_id = $1 group by 1, 2) b
        on b.item_id = i.inbound_item_id and b.lot_id = i.lot_id
      where i.store_id = $1 and i.inbound_item_id is not null
      group by d.inbound_code, i.product_name, i.lot_number, i.inbound_item_id, i.lot_id, b.bought
      having sum(i.base_quantity) > coalesce(b.bought, 0)`,
  },
]

import type { Check } from '../check.ts'
import { movedGoodsCheck } from './moved-goods.ts'

/** Imports of goods against their lines and lots, and against what they wrote in the ledgers. */
export const inboundChecks: Check[] = [
  {
    law: 'imports: the head is the sum of the lines',
    sql: `
      select 'import ' || d.code as thing,
        'lines ' || coalesce(i.count, 0) || ', net ' || coalesce(i.net, 0) || ', VAT ' || coalesce(i.vat, 0) as expected,
        'lines ' || d.item_count || ', net ' || d.goods_amount - d.discount_amount || ', VAT ' || d.vat_amount as found
      from inbound d
      left join (
        select inbound_id, count(*) as count, sum(net_amount) as net, sum(vat_amount) as vat
        from inbound_item where store_id = $1 group by inbound_id
      ) i on i.inbound_id = d.id
      where d.store_id = $1 and (d.item_count, d.goods_amount - d.discount_amount, d.vat_amount)
        is distinct from (coalesce(i.count, 0), coalesce(i.net, 0), coalesce(i.vat, 0))`,
  },
  {
    law: 'imports: costs beside the goods are spread over the lines to the last đồng, and goods cost their net amount, these, and VAT that is not deducted',
    sql: `
      select 'costs of import ' || d.code as thing,
        format('supplier %s, others %s, to be given back %s', c.supplier, c.others, c.refundable) as expected,
        format('supplier %s, others %s; on lines %s, to be given back %s; lines off by %s', d.cost_amount, d.other_cost, i.share, i.refundable, i.off) as found
      from inbound d
      cross join lateral (
        select coalesce(sum(amount) filter (where payer = 'SUPPLIER'), 0) as supplier, coalesce(sum(amount) filter (where payer = 'OTHER'), 0) as others,
          coalesce(sum(amount) filter (where payer = 'SUPPLIER' and is_refundable), 0) as refundable
        from inbound_cost c where c.store_id = $1 and c.inbound_id = d.id
      ) c
      cross join lateral (
        select coalesce(sum(cost_share), 0) as share, coalesce(sum(refundable_share), 0) as refundable,
          coalesce(sum(abs(value - net_amount - case when d.deducts_vat then 0 else vat_amount end - cost_share)), 0) as off
        from inbound_item i where i.store_id = $1 and i.inbound_id = d.id
      ) i
      where d.store_id = $1 and (d.cost_amount, d.other_cost, d.cost_amount + d.other_cost, c.refundable, 0)
        is distinct from (c.supplier, c.others, i.share, i.refundable, i.off)`,
  },
  {
    law: 'imports: what is to be paid to the supplier is goods, VAT and what it charges beside them; opening stock is not paid',
    sql: `
      select 'import ' || code as thing, (goods_amount - discount_amount + vat_amount + cost_amount)::text as expected, payable::text as found
      from inbound where store_id = $1
        and payable <> case kind when 'OPENING' then 0 else goods_amount - discount_amount + vat_amount + cost_amount end`,
  },
  {
    law: 'imports: others are paid or owed for costs what they charge; for a draft or a cancelled import nothing',
    sql: `
      select 'costs of import ' || d.code as thing,
        'paid ' || coalesce(c.paid, 0) || ', owed ' || coalesce(c.owed, 0) as expected,
        'paid ' || -coalesce(k.amount, 0) || ', owed ' || coalesce(p.amount, 0) as found
      from inbound d
      left join (
        select inbound_id, sum(amount) filter (where method <> 'DEBT') as paid, sum(amount) filter (where method = 'DEBT') as owed
        from inbound_cost where store_id = $1 and payer = 'OTHER' group by 1
      ) c on c.inbound_id = d.id and d.status = 'SUCCEED'
      left join (select document_id, sum(amount) as amount from cash_entry
        where store_id = $1 and document_kind = 'inbound' and kind like 'INBOUND_COST%' group by 1) k on k.document_id = d.id
      left join (select document_id, sum(amount) as amount from debt_entry
        where store_id = $1 and document_kind = 'inbound' and kind like 'INBOUND_COST%' group by 1) p on p.document_id = d.id
      where d.store_id = $1 and (coalesce(c.paid, 0), coalesce(c.owed, 0)) <> (-coalesce(k.amount, 0), coalesce(p.amount, 0))`,
  },
  {
    law: 'imports: the lots of a line that was posted hold its goods and its cost',
    sql: `
      select 'import ' || d.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        'base quantity ' || (i.quantity + i.bonus_quantity) * i.ratio || ', value ' || i.value as expected,
        'base quantity ' || i.base_quantity || ', in lots ' || coalesce(l.quantity, 0) || ', value ' || coalesce(l.value, 0) as found
      from inbound_item i
      join inbound d on d.store_id = i.store_id and d.id = i.inbound_id and d.posted_at is not null
      left join (select item_id, sum(base_quantity) as quantity, sum(value) as value from inbound_lot where store_id = $1 group by item_id) l
        on l.item_id = i.id
      where i.store_id = $1 and (i.base_quantity <> (i.quantity + i.bonus_quantity) * i.ratio
        or (i.base_quantity, i.value) is distinct from (l.quantity, l.value))`,
  },
  movedGoodsCheck({
    law: 'imports: the goods that came are those of the lots; of a cancelled import all went back',
    name: 'import',
    table: 'inbound',
    documentKind: 'inbound',
    lots: `select l.inbound_id as document_id, l.lot_id, l.base_quantity as quantity, l.value
      from inbound_lot l join inbound d on d.store_id = l.store_id and d.id = l.inbound_id and d.status = 'SUCCEED'
      where l.store_id = $1`,
    without: ['REVALUATION'],
  }),
  {
    law: 'imports: cash paid and debt together are what was to be paid; of a draft or a cancelled import nothing',
    sql: `
      select 'money of import ' || d.code as thing,
        'paid ' || case d.status when 'SUCCEED' then d.paid else 0 end || ', in all ' || case d.status when 'SUCCEED' then d.payable else 0 end as expected,
        'paid ' || -coalesce(c.own, 0) || ', in all ' || coalesce(p.amount, 0) - coalesce(c.amount, 0) as found
      from inbound d
      left join (
        select document_id, sum(amount) as amount, sum(amount) filter (where kind = 'INBOUND') as own
        from cash_entry where store_id = $1 and document_kind = 'inbound' and kind not like 'INBOUND_COST%' group by 1) c on c.document_id = d.id
      left join (select document_id, sum(amount) as amount from debt_entry
        where store_id = $1 and document_kind = 'inbound' and kind not like 'INBOUND_COST%' group by 1) p
        on p.document_id = d.id
      where d.store_id = $1 and (
        coalesce(p.amount, 0) - coalesce(c.amount, 0) <> case d.status when 'SUCCEED' then d.payable else 0 end
        or (d.status = 'SUCCEED' and -coalesce(c.own, 0) <> d.paid))`,
  },
]

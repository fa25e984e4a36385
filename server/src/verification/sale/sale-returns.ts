import type { Check } from '../check.ts'
import { movedGoodsCheck } from '../goods/moved-goods.ts'

/** Returns of customers against their lines, lots and payments, against their bills, and against what they wrote in the ledgers. */
export const saleReturnChecks: Check[] = [
  {
    law: 'customer returns: the head is the sum of the lines',
    sql: `
      select 'return ' || d.code as thing,
        format('lines %s, goods %s, VAT %s, cost %s', i.lines, i.net, i.vat, i.cost) as expected,
        format('lines %s, goods %s, VAT %s, cost %s', d.item_count, d.goods_amount, d.vat_amount, d.cost) as found
      from sale_return d
      cross join lateral (
        select count(*) as lines, coalesce(sum(net), 0) as net, coalesce(sum(vat), 0) as vat, coalesce(sum(cost), 0) as cost
        from sale_return_item i where i.store_id = $1 and i.sale_return_id = d.id
      ) i
      where d.store_id = $1 and (d.item_count, d.goods_amount, d.vat_amount, d.cost) is distinct from (i.lines, i.net, i.vat, i.cost)`,
  },
  {
    law: 'customer returns: a line is what its lots are',
    sql: `
      select 'return ' || d.code || ', ' || i.product_name as thing,
        'quantity ' || i.base_quantity || ', cost ' || i.cost as expected,
        'quantity ' || coalesce(l.quantity, 0) || ', cost ' || coalesce(l.value, 0) as found
      from sale_return_item i join sale_return d on d.store_id = $1 and d.id = i.sale_return_id
      left join (select item_id, sum(quantity) as quantity, sum(value) as value from sale_return_item_lot where store_id = $1 group by 1) l
        on l.item_id = i.id
      where i.store_id = $1 and (i.base_quantity, i.cost) is distinct from (l.quantity, l.value)
        -- A service has no lots.
        and not (l.quantity is null and i.cost = 0 and exists (select from product p where p.store_id = $1 and p.id = i.product_id and p.type = 4))`,
  },
  movedGoodsCheck({
    law: 'customer returns: the goods that came back are those of the lines; of a cancelled one none',
    name: 'return',
    table: 'sale_return',
    documentKind: 'sale-return',
    lots: `select i.sale_return_id as document_id, l.lot_id, l.quantity, l.value
      from sale_return_item_lot l join sale_return_item i on i.store_id = l.store_id and i.id = l.item_id
      join sale_return d on d.store_id = i.store_id and d.id = i.sale_return_id and d.status = 'SUCCEED'
      where l.store_id = $1`,
    without: ['REVALUATION', 'OWED_SETTLED'],
  }),
  {
    law: 'customer returns: a bill counts what came back of it, by line, component and lot',
    sql: `
      select 'bill ' || b.code || ', ' || r.name as thing, r.expected, r.found
      from (
        select i.bill_id, i.product_name as name, coalesce(r.quantity, 0)::text as expected, i.returned_base::text as found
        from bill_item i left join (
          select x.bill_item_id, sum(x.base_quantity) as quantity from sale_return_item x
          join sale_return d on d.store_id = x.store_id and d.id = x.sale_return_id and d.status = 'SUCCEED'
          where x.store_id = $1 and x.bill_item_part_id is null group by 1) r on r.bill_item_id = i.id
        where i.store_id = $1 and i.returned_base <> coalesce(r.quantity, 0)
        union all
        select i.bill_id, i.product_name, coalesce(r.quantity, 0)::text, i.returned_base::text
        from bill_item_part i left join (
          select x.bill_item_part_id, sum(x.base_quantity) as quantity from sale_return_item x
          join sale_return d on d.store_id = x.store_id and d.id = x.sale_return_id and d.status = 'SUCCEED'
          where x.store_id = $1 group by 1) r on r.bill_item_part_id = i.id
        where i.store_id = $1 and i.returned_base <> coalesce(r.quantity, 0)
        union all
        select l.bill_id, 'lot ' || l.lot_number, concat_ws(' worth ', coalesce(r.quantity, 0), coalesce(r.value, 0)),
          concat_ws(' worth ', l.returned, l.returned_value)
        from bill_item_lot l left join (
          select x.bill_item_lot_id, sum(x.quantity) as quantity, sum(x.value) as value from sale_return_item_lot x
          join sale_return_item i on i.store_id = x.store_id and i.id = x.item_id
          join sale_return d on d.store_id = i.store_id and d.id = i.sale_return_id and d.status = 'SUCCEED'
          where x.store_id = $1 group by 1) r on r.bill_item_lot_id = l.id
        where l.store_id = $1 and (l.returned, l.returned_value) is distinct from (coalesce(r.quantity, 0), coalesce(r.value, 0))
      ) r join bill b on b.store_id = $1 and b.id = r.bill_id`,
  },
  {
    law: 'customer returns: no more money comes back of a line than was paid for it, and all of it with the last unit',
    sql: `
      select 'bill ' || b.code || ', ' || l.product_name as thing,
        case when l.is_whole then l.net::text else 'at most ' || l.net end as expected, r.net::text as found
      from (
        select i.id as line_id, null::uuid as part_id, i.bill_id, i.product_name, i.net, i.returned_base = i.base_quantity as is_whole
        from bill_item i where i.store_id = $1
        union all
        select p.item_id, p.id, p.bill_id, p.product_name, p.net, p.returned_base = p.base_quantity
        from bill_item_part p where p.store_id = $1
      ) l
      join (
        select i.bill_item_id, i.bill_item_part_id, sum(i.net) as net
        from sale_return_item i join sale_return d on d.store_id = i.store_id and d.id = i.sale_return_id and d.status = 'SUCCEED'
        where i.store_id = $1 group by 1, 2
      ) r on r.bill_item_id = l.line_id and r.bill_item_part_id is not distinct from l.part_id
      join bill b on b.store_id = $1 and b.id = l.bill_id
      where r.net > l.net or (l.is_whole and r.net <> l.net)`,
  },
  {
    law: 'customer returns: the payments are what was refunded and credited, and in the ledgers; of a cancelled one nothing is left there',
    sql: `
      select 'money of return ' || d.code as thing,
        concat_ws(', ', 'paid out ' || e.refunded, 'less debt ' || e.credit) as expected,
        concat_ws(', ', 'paid out ' || coalesce(p.paid, 0), 'credited ' || coalesce(p.credited, 0), 'cash ledger ' || coalesce(c.amount, 0),
          'debt ledger ' || coalesce(t.amount, 0)) as found
      from sale_return d
      cross join lateral (select case d.status when 'SUCCEED' then d.refunded else 0 end as refunded,
        case d.status when 'SUCCEED' then d.credited + d.debt_reduced else 0 end as credit) e
      left join (select sale_return_id, sum(amount) filter (where method <> 'DEBT') as paid, sum(amount) filter (where method = 'DEBT') as credited
                 from sale_return_payment where store_id = $1 group by 1) p on p.sale_return_id = d.id
      left join (select document_id, sum(amount) as amount from cash_entry where store_id = $1 and document_kind = 'sale-return' group by 1) c
        on c.document_id = d.id
      left join (select document_id, sum(amount) as amount from debt_entry where store_id = $1 and document_kind = 'sale-return' group by 1) t
        on t.document_id = d.id
      where d.store_id = $1 and ((d.refunded, d.credited) is distinct from (coalesce(p.paid, 0), coalesce(p.credited, 0))
        or (e.refunded, e.credit) is distinct from (-coalesce(c.amount, 0), -coalesce(t.amount, 0)))`,
  },
  {
    law: 'customer returns: points taken and given back are those of the ledger; of a cancelled one none',
    sql: `
      select 'points of return ' || d.code as thing,
        case d.status when 'SUCCEED' then d.points_back - d.points_taken else 0 end::text as expected, coalesce(e.amount, 0)::text as found
      from sale_return d
      left join (select document_id, sum(amount) as amount from point_entry where store_id = $1 and document_kind = 'sale-return' group by 1) e
        on e.document_id = d.id
      where d.store_id = $1 and coalesce(e.amount, 0) <> case d.status when 'SUCCEED' then d.points_back - d.points_taken else 0 end`,
  },
  {
    law: 'customer returns: a bill gives no more points back than were used, and loses no more than it earned',
    sql: `
      select 'points of bill ' || b.code as thing, 'at most ' || b.points_used || ' back and ' || b.points_earned || ' taken' as expected,
        concat_ws(', ', r.back, r.taken) as found
      from (select bill_id, sum(points_back) as back, sum(points_taken) as taken from sale_return
            where store_id = $1 and status = 'SUCCEED' group by 1) r
      join bill b on b.store_id = $1 and b.id = r.bill_id
      where r.back > b.points_used or r.taken > b.points_earned`,
  },
  {
    law: 'customer returns: what pays the new goods of an exchange is the same on both documents',
    sql: `
      select 'exchange of bill ' || b.code as thing, b.exchange_used::text as expected, coalesce(d.exchange_used, 0)::text as found
      from bill b left join sale_return d on d.store_id = b.store_id and d.exchange_bill_id = b.id and d.status = b.status
      where b.store_id = $1 and b.exchange_used <> coalesce(d.exchange_used, 0)`,
  },
  {
    law: 'customer returns: what a bill says came back of it, of its cost and of its VAT, is the sum of its returns',
    sql: `
      select 'bill ' || b.code as thing, concat_ws(', ', coalesce(r.value, 0), 'cost ' || coalesce(r.cost, 0), 'VAT ' || coalesce(r.vat, 0)) as expected,
        concat_ws(', ', b.returned, 'cost ' || b.returned_cost, 'VAT ' || b.returned_vat) as found
      from bill b left join (
        select bill_id, sum(goods_amount - fee - gift_charge) as value, sum(cost) as cost, sum(vat_amount) as vat
        from sale_return where store_id = $1 and status = 'SUCCEED' group by 1) r on r.bill_id = b.id
      where b.store_id = $1 and (b.returned, b.returned_cost, b.returned_vat)
        is distinct from (coalesce(r.value, 0), coalesce(r.cost, 0), coalesce(r.vat, 0))`,
  },
  {
    law: 'customer returns: VAT is deducted of what came back as of the bill that sold it',
    sql: `
      select 'return ' || d.code as thing, b.deducts_vat::text as expected, d.deducts_vat::text as found
      from sale_return d join bill b on b.store_id = $1 and b.id = d.bill_id
      where d.store_id = $1 and d.status <> 'DRAFT' and d.deducts_vat <> b.deducts_vat`,
  },
  {
    law: 'customer returns: a cancelled bill has none',
    sql: `
      select 'bill ' || b.code as thing, 'no return' as expected, d.code as found
      from sale_return d join bill b on b.store_id = d.store_id and b.id = d.bill_id
      where d.store_id = $1 and d.status = 'SUCCEED' and b.status = 'CANCELLED'`,
  },
]

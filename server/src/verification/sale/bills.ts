import type { Check } from '../check.ts'
import { movedGoodsCheck } from '../goods/moved-goods.ts'

/** Bills against their lines, lots and payments, and against what they wrote in the ledgers. */
export const billChecks: Check[] = [
  {
    law: 'bills: the head is the sum of the lines',
    sql: `
      select 'bill ' || b.code as thing,
        concat_ws(', ', 'lines ' || coalesce(i.count, 0), 'total ' || i.gross, 'promotions ' || i.promotion_discount,
          'line discounts ' || i.line_discount, 'promotions of the bill ' || i.promotion_share, 'its discount ' || i.order_share,
          'points ' || i.point_share, 'payable ' || i.net, 'VAT ' || i.vat, 'cost ' || i.cost) as expected,
        concat_ws(', ', 'lines ' || b.item_count, 'total ' || b.total_price, 'promotions ' || b.promotion_discount,
          'line discounts ' || b.line_discount, 'promotions of the bill ' || b.promotion_order, 'its discount ' || b.order_discount,
          'points ' || b.points_amount, 'payable ' || b.payable, 'VAT ' || b.vat_amount, 'cost ' || b.cost) as found
      from bill b
      left join (
        select bill_id, count(*) as count, sum(quantity * unit_price) as gross, sum(promotion_discount) as promotion_discount,
          sum(line_discount) as line_discount, sum(promotion_share) as promotion_share, sum(order_share) as order_share,
          sum(point_share) as point_share, sum(net) as net, sum(vat) as vat, sum(cost) as cost
        from bill_item where store_id = $1 group by bill_id
      ) i on i.bill_id = b.id
      where b.store_id = $1 and (b.item_count, b.total_price, b.promotion_discount, b.line_discount, b.promotion_order, b.order_discount,
          b.points_amount, b.payable, b.vat_amount, b.cost)
        is distinct from (i.count, i.gross, i.promotion_discount, i.line_discount, i.promotion_share, i.order_share,
          i.point_share, i.net, i.vat, i.cost)`,
  },
  {
    law: 'bills: a line is what its lots are',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        'base quantity ' || i.quantity * i.ratio || ' from lots with cost ' || i.cost as expected,
        'base quantity ' || i.base_quantity || ', in lots ' || coalesce(l.quantity, 0) || ' with cost ' || coalesce(l.value, 0) as found
      from bill_item i
      join bill b on b.store_id = i.store_id and b.id = i.bill_id
      left join (select item_id, sum(quantity) as quantity, sum(value) as value from bill_item_lot where store_id = $1 group by item_id) l
        on l.item_id = i.id
      where i.store_id = $1 and (i.base_quantity <> i.quantity * i.ratio or i.net <> i.quantity * i.unit_price
          - i.promotion_discount - i.line_discount - i.promotion_share - i.order_share - i.point_share
        or i.cost is distinct from coalesce(l.value, 0)
        or (i.base_quantity is distinct from l.quantity and not exists (select from bill_item_part p where p.store_id = $1 and p.item_id = i.id)
          -- A service has no lots.
          and not (l.quantity is null and exists (select from product p where p.store_id = $1 and p.id = i.product_id and p.type = 4))))`,
  },
  {
    law: 'bills: a combo is its components, in money and in goods',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        concat_ws(', ', 'net ' || i.net, 'VAT ' || i.vat, 'cost ' || i.cost) as expected,
        concat_ws(', ', 'net ' || p.net, 'VAT ' || p.vat, 'cost ' || p.cost, p.wrong || ' components with other goods') as found
      from (
        select p.item_id, sum(p.net) as net, sum(p.vat) as vat, sum(p.cost) as cost,
          count(*) filter (where p.base_quantity <> p.quantity * p.ratio or (p.base_quantity, p.cost) is distinct from (l.quantity, l.value)
            and not (l.quantity is null and p.cost = 0 and exists (select from product s where s.store_id = $1 and s.id = p.product_id and s.type = 4))) as wrong
        from bill_item_part p
        left join (
          select x.item_id, o.product_id, sum(x.quantity) as quantity, sum(x.value) as value
          from bill_item_lot x join lot o on o.store_id = x.store_id and o.id = x.lot_id
          where x.store_id = $1 group by x.item_id, o.product_id
        ) l on l.item_id = p.item_id and l.product_id = p.product_id
        where p.store_id = $1 group by p.item_id
      ) p
      join bill_item i on i.store_id = $1 and i.id = p.item_id
      join bill b on b.store_id = $1 and b.id = i.bill_id
      where (i.net, i.vat, i.cost) is distinct from (p.net, p.vat, p.cost) or p.wrong > 0`,
  },
  {
    law: 'bills: payments add up',
    sql: `
      select 'payments of bill ' || b.code as thing,
        'paid ' || b.paid - b.deposit_used - b.exchange_used || ', debt ' || b.debt || ', cash ' || b.cash_tendered - b.change as expected,
        'paid ' || coalesce(p.paid, 0) || ', debt ' || coalesce(p.debt, 0) || ', cash ' || coalesce(p.cash, 0) as found
      from bill b
      left join (
        select bill_id, sum(amount) filter (where method <> 'DEBT') as paid, sum(amount) filter (where method = 'DEBT') as debt,
          sum(amount) filter (where method = 'CASH') as cash
        from bill_payment where store_id = $1 group by bill_id
      ) p on p.bill_id = b.id
      where b.store_id = $1 and (b.paid - b.deposit_used - b.exchange_used <> coalesce(p.paid, 0) or b.debt <> coalesce(p.debt, 0)
        or b.cash_tendered - b.change <> coalesce(p.cash, 0))`,
  },
  movedGoodsCheck({
    law: 'bills: the goods that left are those of the lines; of a cancelled bill all came back',
    name: 'bill',
    table: 'bill',
    documentKind: 'bill',
    lots: `select l.bill_id as document_id, l.lot_id, -l.quantity as quantity, -l.value as value
      from bill_item_lot l join bill b on b.store_id = l.store_id and b.id = l.bill_id and b.status = 'SUCCEED'
      where l.store_id = $1`,
    without: ['REVALUATION', 'OWED_SETTLED'],
  }),
  {
    law: 'bills: the cash of a bill is in the funds that its payments name',
    sql: `
      select 'cash of bill ' || coalesce(b.code, r.bill_id::text) || ' in ' || (select a.name from cash_account a where a.store_id = $1 and a.id = r.account_id) as thing,
        coalesce(r.paid, 0)::text as expected, coalesce(r.received, 0)::text as found
      from (
        select bill_id, account_id, p.amount as paid, e.amount as received
        from (select bill_id, account_id, sum(amount) as amount from bill_payment
              where store_id = $1 and method <> 'DEBT' group by bill_id, account_id) p
        full join (select document_id as bill_id, account_id, sum(amount) as amount from cash_entry
                   where store_id = $1 and document_kind = 'bill' and kind = 'SALE' group by document_id, account_id) e
          using (bill_id, account_id)
      ) r
      left join bill b on b.store_id = $1 and b.id = r.bill_id
      where coalesce(r.paid, 0) <> coalesce(r.received, 0)`,
  },
  {
    law: 'bills: cash and debt together are what was to be paid; of a cancelled bill nothing',
    sql: `
      select 'money of bill ' || b.code as thing,
        case b.status when 'SUCCEED' then b.payable + b.surcharges + b.cash_rounding - b.deposit_used - b.exchange_used else 0 end::text as expected,
        (coalesce(c.amount, 0) + coalesce(d.amount, 0))::text as found
      from bill b
      left join (select document_id, sum(amount) as amount from cash_entry where store_id = $1 and document_kind = 'bill' group by 1) c
        on c.document_id = b.id
      left join (select document_id, sum(amount) as amount from debt_entry
                 where store_id = $1 and document_kind = 'bill' and partner_kind = 'customer' group by 1) d
        on d.document_id = b.id
      where b.store_id = $1
        and coalesce(c.amount, 0) + coalesce(d.amount, 0) <> case b.status when 'SUCCEED'
          then b.payable + b.surcharges + b.cash_rounding - b.deposit_used - b.exchange_used else 0 end`,
  },
  {
    law: 'bills: points earned less points used are those of the ledger; of a cancelled bill none',
    sql: `
      select 'points of bill ' || b.code as thing,
        case b.status when 'SUCCEED' then b.points_earned + coalesce(w.later, 0) - b.points_used else 0 end::text as expected,
        coalesce(e.amount, 0)::text as found
      from bill b left join point_waiting w on w.store_id = $1 and w.id = b.id
      left join (select document_id, sum(amount) as amount from point_entry where store_id = $1 and document_kind = 'bill' group by 1) e
        on e.document_id = b.id
      where b.store_id = $1 and coalesce(e.amount, 0) <> case
        when b.status <> 'SUCCEED' or b.customer_id is null then 0 else b.points_earned + coalesce(w.later, 0) - b.points_used end`,
  },
]

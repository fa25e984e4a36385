import { availableSql, todayOfSql } from '../../features/stock/available-sql.ts'
import { chainChecks } from '../chain.ts'
import type { Check } from '../check.ts'

const product = '(select p.name from product p where p.store_id = $1 and p.id = r.product_id)'
const branch = '(select b.name from branch b where b.store_id = $1 and b.id = r.branch_id)'
const lot = `(select coalesce(nullif(l.number, ''), 'without number') from lot l where l.store_id = $1 and l.id = r.lot_id)`

/** Quantity and value on every shelf, and the sum of a product at a branch, against the stock ledger. */
export const stockChecks: Check[] = [
  {
    law: 'stock: quantity and value of each lot are the sums of its rows',
    sql: `
      select 'stock of ' || ${product} || ', lot ' || ${lot} || ', ' || r.bucket || ', ' || ${branch} as thing,
        'quantity ' || r.ledger_quantity || ', value ' || r.ledger_value as expected,
        'quantity ' || r.quantity || ', value ' || r.value as found
      from (
        select branch_id, lot_id, bucket, coalesce(s.product_id, e.product_id) as product_id,
          coalesce(s.quantity, 0) as quantity, coalesce(s.value, 0) as value,
          coalesce(e.quantity, 0) as ledger_quantity, coalesce(e.value, 0) as ledger_value
        from (select * from stock where store_id = $1) s
        full join (
          select branch_id, lot_id, bucket, (array_agg(product_id))[1] as product_id, sum(quantity) as quantity, sum(value) as value
          from stock_entry where store_id = $1 group by branch_id, lot_id, bucket
        ) e using (branch_id, lot_id, bucket)
      ) r where quantity <> ledger_quantity or value <> ledger_value`,
  },
  {
    law: 'stock: what a product has at a branch is the sum of its rows',
    sql: `
      select 'stock of ' || ${product} || ', ' || ${branch} as thing,
        'on hand ' || r.ledger_quantity || ' in ' || r.ledger_count || ' rows' as expected,
        'on hand ' || r.on_hand || ' in ' || r.entry_count || ' rows' as found
      from (
        select branch_id, product_id, coalesce(s.on_hand, 0) as on_hand, coalesce(s.entry_count, 0) as entry_count,
          coalesce(e.quantity, 0) as ledger_quantity, coalesce(e.count, 0) as ledger_count
        from (select * from product_stock where store_id = $1) s
        full join (
          select branch_id, product_id, sum(quantity) as quantity, count(*) as count
          from stock_entry where store_id = $1 group by branch_id, product_id
        ) e using (branch_id, product_id)
      ) r where on_hand <> ledger_quantity or entry_count <> ledger_count`,
  },
  {
    law: 'stock: a row names the product of its lot',
    sql: `
      select 'stock of ' || ${product} || ', row ' || r.sequence || ' (' || r.document_code || ')' as thing,
        'the product of lot ' || ${lot} as expected, 'another product' as found
      from stock_entry r join lot l on l.store_id = r.store_id and l.id = r.lot_id
      where r.store_id = $1 and l.product_id <> r.product_id`,
  },
  {
    law: 'stock: a row that undoes another takes back its goods and value in the same lot, for the same document',
    sql: `
      select 'stock of ' || ${product} || ', row ' || r.sequence || ' (' || r.document_code || ')' as thing,
        'quantity ' || -o.quantity || ', value ' || -o.value || ' in the lot of row ' || o.sequence as expected,
        'quantity ' || r.quantity || ', value ' || r.value || case when o.lot_id = r.lot_id then '' else ' in another' end as found
      from stock_entry r join stock_entry o on o.store_id = r.store_id and o.id = r.reverses_id
      where r.store_id = $1 and (r.quantity <> -o.quantity or r.value <> -o.value or r.lot_id <> o.lot_id or r.bucket <> o.bucket
        or r.branch_id <> o.branch_id or r.document_id <> o.document_id)`,
  },
  {
    law: 'stock: a lot that owes goods has nothing to sell',
    sql: `
      select 'stock of ' || ${product} || ', lot ' || ${lot} || ', ' || ${branch} as thing,
        'nothing on the shelf while ' || -r.quantity || ' are owed' as expected, s.quantity || ' on the shelf' as found
      from stock r join stock s on s.store_id = r.store_id and s.branch_id = r.branch_id and s.lot_id = r.lot_id and s.bucket = 'sellable'
      where r.store_id = $1 and r.bucket = 'owed' and r.quantity < 0 and s.quantity > 0`,
  },
  {
    // The one side is what lists and orders decide by, the other what a sale would find.
    law: 'stock: what is available is what can be sold, less what is reserved and owed',
    sql: `
      select 'stock of ' || ${product} || ', ' || ${branch} as thing, r.sellable - r.reserved || ' available' as expected,
        r.available || ' available' as found
      from (
        select ps.branch_id, ps.product_id, ps.reserved, ${availableSql('ps.product_id', 'ps.branch_id', 'b.today')} as available,
          coalesce((
            select sum(s.quantity) from stock s join lot l on l.store_id = $1 and l.id = s.lot_id
            where s.store_id = $1 and s.branch_id = ps.branch_id and s.product_id = ps.product_id and (s.bucket = 'owed'
              or s.bucket = 'sellable' and l.state = 'normal' and coalesce(l.expiry_date >= b.today, true))
          ), 0) as sellable
        from product_stock ps
        join (select id, ${todayOfSql('branch.id')} as today from branch where store_id = $1 offset 0) b on b.id = ps.branch_id
        where ps.store_id = $1
      ) r where r.available <> r.sellable - r.reserved`,
  },
  {
    law: 'stock: the end of a month is the sum of the ledger up to it',
    sql: `
      select 'stock of ' || ${product} || ', lot ' || ${lot} || ', ' || r.bucket || ', ' || ${branch} || ' on ' || r.day as thing,
        'quantity ' || r.ledger_quantity || ', value ' || r.ledger_value as expected,
        'quantity ' || r.quantity || ', value ' || r.value as found
      from (
        select branch_id, day, lot_id, bucket, coalesce(m.product_id, e.product_id) as product_id,
          coalesce(m.quantity, 0) as quantity, coalesce(m.value, 0) as value,
          coalesce(e.quantity, 0) as ledger_quantity, coalesce(e.value, 0) as ledger_value
        from (select * from stock_month where store_id = $1) m
        full join (
          select h.branch_id, h.day, e.lot_id, e.bucket, (array_agg(e.product_id))[1] as product_id,
            sum(e.quantity) as quantity, sum(e.value) as value
          from stock_month_end h
          join stock_entry e on e.store_id = h.store_id and e.branch_id = h.branch_id and e.business_day <= h.day
          where h.store_id = $1 group by h.branch_id, h.day, e.lot_id, e.bucket having sum(e.quantity) <> 0 or sum(e.value) <> 0
        ) e using (branch_id, day, lot_id, bucket)
      ) r where quantity <> ledger_quantity or value <> ledger_value`,
  },
  ...chainChecks({
    name: 'stock card',
    table: 'stock_entry',
    chain: ['branch_id', 'product_id'],
    amount: 'quantity',
    owner: `${product} || ', ' || ${branch}`,
  }),
]

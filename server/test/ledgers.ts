import type { Person, TestApp } from './app.ts'
import { inStore } from './factories.ts'

const differencesSql = `
  select 'stock' as what, s.lot_id as id, s.quantity, s.value, e.quantity as ledger_quantity, e.value as ledger_value
  from stock s left join lateral (
    select coalesce(sum(quantity), 0)::bigint as quantity, coalesce(sum(value), 0)::bigint as value from stock_entry e
    where e.store_id = s.store_id and e.branch_id = s.branch_id and e.lot_id = s.lot_id and e.bucket = s.bucket) e on true
  where s.quantity <> e.quantity or s.value <> e.value
  union all
  select 'product_stock', p.product_id, p.on_hand, p.entry_count, e.quantity, e.rows
  from product_stock p left join lateral (
    select coalesce(sum(quantity), 0)::bigint as quantity, count(*) as rows from stock_entry e
    where e.store_id = p.store_id and e.branch_id = p.branch_id and e.product_id = p.product_id) e on true
  where p.on_hand <> e.quantity or p.entry_count <> e.rows
  union all
  select 'cash_account', a.id, a.balance, a.entry_count, e.amount, e.rows
  from cash_account a left join lateral (
    select coalesce(sum(amount), 0)::bigint as amount, count(*) as rows from cash_entry e
    where e.store_id = a.store_id and e.account_id = a.id) e on true
  where a.balance <> e.amount or a.entry_count <> e.rows
  union all
  select p.kind, p.id, p.debt, p.debt_entry_count, e.amount, e.rows
  from (
    select 'customer' as kind, store_id, id, debt, debt_entry_count from customer
    union all select 'provider', store_id, id, debt, debt_entry_count from provider
  ) p left join lateral (
    select coalesce(sum(amount), 0)::bigint as amount, count(*) as rows from debt_entry e
    where e.store_id = p.store_id and e.partner_kind = p.kind and e.partner_id = p.id) e on true
  where p.debt <> e.amount or p.debt_entry_count <> e.rows
  union all
  select 'chain', id, balance_after, 0, running, 0 from (
    select id, balance_after, sum(quantity) over (partition by branch_id, product_id order by sequence)::bigint as running from stock_entry
    union all select id, balance_after, sum(amount) over (partition by account_id order by sequence)::bigint from cash_entry
    union all select id, balance_after, sum(amount) over (partition by partner_kind, partner_id order by sequence)::bigint from debt_entry
  ) chain where balance_after <> running`

/** Every balance of a store that is not the sum of its ledger, and every row whose running balance is wrong: none, ever. */
export function ledgerDifferences(shop: TestApp, person: Person): Promise<unknown[]> {
  return inStore(shop, person.profile.store.id, query => query(differencesSql))
}

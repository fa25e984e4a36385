/**
 * The active books of a store (`store` is its expression), as JSON for `booksAt`: whom each is for, null where for all.
 * Ended ones stay in: a sale that is written down later is priced by its own time.
 */
export const booksSql = (store: string) => `(
    select json_agg(json_build_object('id', k.id, 'name', k.name, 'startsAt', k.starts_at, 'endsAt', k.ends_at, 'offList', k.off_list, 'onRequest', k.on_request,
      'branchIds', ${scopeSql(store, 'all_branches', 'branch_id')},
      'groupIds', ${scopeSql(store, 'all_groups', 'group_id')},
      'sellerIds', ${scopeSql(store, 'all_sellers', 'employee_id')}))
    from price_book k where k.store_id = ${store} and k.is_active and k.deleted_at is null)`

const scopeSql = (store: string, all: string, column: string) => `case when not k.${all} then array(
      select s.${column} from price_book_scope s where s.store_id = ${store} and s.book_id = k.id and s.${column} is not null order by 1) end`

/** The prices of a unit `u` of the store `$1` in books, and the quantities of the general list, for `resolvePrice`; null where there are none. */
export const unitBooksSql = `(
    select json_agg(json_build_object('bookId', i.book_id, 'price', i.price, 'tiers', i.tiers)) from price_book_item i
    where i.store_id = $1 and i.unit_id = u.id and (i.price is not null or i.tiers <> '[]'))`

/**
 * General prices of a unit `u` of the store `$1` that are to come, the earliest first; null where there are none. One that was written into
 * the unit stays for a month, while it is still what the unit costs: so the till can tell where the price comes from.
 */
export const unitPlannedSql = `(
    select json_agg(json_build_object('startsAt', c.starts_at, 'price', c.price) order by c.starts_at) from price_change c
    where c.store_id = $1 and c.unit_id = u.id and (c.state = 'PENDING'
      or (c.state = 'APPLIED' and c.price = u.price and c.changed_at > now() - interval '31 days')))`

/**
 * What a medicine `p` was last bought for (`Bought`), where the branch is a pharmacy on the grounds of a hospital, else null:
 * by the last import of the branch, and where it never bought any, of the store. Goods given on top were not bought.
 */
export const boughtSql = (branch: string) => `case
    when (p.type = 1 or p.medicine_id is not null) and (select b.is_in_hospital from branch b where b.store_id = $1 and b.id = ${branch}) then (
      select json_build_object('amount', it.net_amount + it.vat_amount, 'quantity', it.quantity * it.ratio)
      from inbound_item it join inbound d on d.store_id = it.store_id and d.id = it.inbound_id
      where it.store_id = $1 and it.product_id = p.id and d.status = 'SUCCEED' and it.net_amount > 0
      order by (d.branch_id = ${branch}) desc, d.posted_at desc, it.id desc limit 1) end`

import type { AuditAction } from '@quay/contract/audit-action'
import type { PriceFormula } from '@quay/contract/price-book/shapes'
import { applyFormula } from '@quay/domain/price/apply-formula'
import { orderBooks } from '@quay/domain/price/order-books'
import { newId } from '../../db/new-id.ts'
import { listsOf } from '../../db/write/lists-of.ts'
import type { PriceTx } from './store-clock.ts'

type Follower = Pick<PriceFormula, 'adjustUnit' | 'adjustValue' | 'rounding'> & {
  id: string
  name: string
  base: 'general' | 'book'
  baseBookId: string | null
}

/** A price that moved in a book because another price did, in đồng. */
export interface FollowedPrice {
  bookId: string
  name: string
  unitId: string
  before: number
  price: number
}

/**
 * Lets the books that follow others move: `bookId` (null is the general price list) got new prices for these units.
 * Only units that a book has already move, each book after the one that it starts from. Gives what moved.
 */
export async function followPrices(
  tx: PriceTx,
  bookId: string | null,
  unitIds: readonly string[],
): Promise<FollowedPrice[]> {
  if (unitIds.length === 0) return []
  const followed: FollowedPrice[] = []
  const followers = await tx.query<Follower>(followersSql, [tx.storeId])
  const moved = new Set([bookId])
  for (const book of orderBooks(followers) ?? []) {
    if (!moved.has(book.base === 'book' ? book.baseBookId : null)) continue
    const units = await tx.query<{ productId: string; unitId: string; unitName: string; base: number; price: number }>(
      basesSql,
      [tx.storeId, book.id, unitIds, book.base === 'book' ? book.baseBookId : null],
    )
    const prices = units
      .map(unit => ({ ...unit, before: unit.price, price: applyFormula(unit.base, book) }))
      .filter(unit => unit.price !== unit.before)
    if (prices.length === 0) continue
    await writeBookPrices(tx, book, prices)
    moved.add(book.id)
    const { id, name } = book
    followed.push(...prices.map(({ unitId, before, price }) => ({ bookId: id, name, unitId, before, price })))
  }
  return followed
}

export interface BookPriceRow {
  productId: string
  unitId: string
  unitName: string
  before: number | null
  price: number
}

/**
 * Writes prices of a book and their history, one statement each: no unit twice. The history names the
 * person who did it and, as the source, the action.
 */
export async function writeBookPrices(
  tx: PriceTx,
  book: { id: string; name: string },
  rows: readonly BookPriceRow[],
  {
    employeeId = null,
    name = 'Theo công thức',
    source = 'price-book.apply-formula',
  }: { employeeId?: string | null; name?: string; source?: AuditAction } = {},
): Promise<void> {
  if (rows.length === 0) return
  // Two that write the same units lock them in the same order.
  const written = rows
    .toSorted((one, other) => (one.unitId < other.unitId ? -1 : 1))
    .map(row => ({ ...row, id: newId(), historyId: newId() }))
  await tx.query(writeSql, [tx.storeId, book.id, tx.now, ...listsOf(written, 'id', 'productId', 'unitId', 'price')])
  await tx.query(historySql, [
    tx.storeId,
    book.name,
    tx.now,
    employeeId,
    name,
    ...listsOf(written, 'historyId', 'productId', 'unitId', 'unitName', 'before', 'price'),
    source,
  ])
}

const followersSql = `
  select id, name, base, base_book_id, adjust_unit, adjust_value, rounding
  from price_book where store_id = $1 and follows and base in ('general', 'book') and deleted_at is null order by id`

const basesSql = `
  select i.product_id, i.unit_id, u.name as unit_name, i.price,
    coalesce(o.price, u.price) as base
  from price_book_item i join product_unit u on u.store_id = i.store_id and u.id = i.unit_id
  left join price_book_item o on o.store_id = i.store_id and o.unit_id = i.unit_id and o.book_id = $4
  where i.store_id = $1 and i.book_id = $2 and i.unit_id = any($3::uuid[]) and i.price is not null
    and ($4::uuid is null or o.price is not null)
  order by i.unit_id`

const writeSql = `
  insert into price_book_item (store_id, id, book_id, product_id, unit_id, price, changed_at)
  values ($1, unnest($4::uuid[]), $2, unnest($5::uuid[]), unnest($6::uuid[]), unnest($7::bigint[]), $3)
  on conflict (store_id, unit_id, book_id) do update set price = excluded.price, changed_at = excluded.changed_at`

const historySql = `
  insert into price_history (store_id, id, product_id, unit_id, unit_name, book_name, price_before, price, source, at, employee_id, employee_name)
  values ($1, unnest($6::uuid[]), unnest($7::uuid[]), unnest($8::uuid[]), unnest($9::text[]), $2, unnest($10::bigint[]),
    unnest($11::bigint[]), $12, $3, $4, $5)`

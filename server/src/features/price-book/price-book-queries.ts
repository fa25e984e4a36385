import { isCostBase, type PriceBook } from '@quay/contract/price-book/shapes'
import { branchClock } from '@quay/domain/price/branch-clock'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { branchOf, may } from '../../http/caller/rights.ts'

type Row = Omit<PriceBook, 'hasHiddenFormula' | 'state' | 'branchIds' | 'groupIds' | 'sellerIds'> & {
  timeZone: string
}

const namedSql = (all: string, table: string, column: string, name: string) => `case when not k.${all} then coalesce((
      select json_agg(json_build_object('id', o.id, 'name', o.${name}) order by o.${name}) from price_book_scope s
      join ${table} o on o.store_id = s.store_id and o.id = s.${column} where s.store_id = $1 and s.book_id = k.id), '[]') end`

const booksSql = `
  select k.id, k.name, k.starts_at, k.ends_at, k.off_list, k.is_active, k.on_request,
    case when k.base is not null then json_build_object('base', k.base, 'baseBookId', k.base_book_id, 'adjustUnit', k.adjust_unit,
      'adjustValue', k.adjust_value, 'rounding', k.rounding) end as formula, k.follows,
    (select o.name from price_book o where o.store_id = $1 and o.id = k.base_book_id) as base_book_name, k.version,
    ${namedSql('all_branches', 'branch', 'branch_id', 'name')} as branches,
    ${namedSql('all_groups', 'customer_group', 'group_id', 'name')} as groups,
    ${namedSql('all_sellers', 'employee', 'employee_id', 'full_name')} as sellers,
    (select count(*) from price_book_item i where i.store_id = $1 and i.book_id = k.id and i.price is not null) as item_count,
    (select b.time_zone from branch b where b.store_id = $1 and b.id = $2) as time_zone
  from price_book k where k.store_id = $1 and k.deleted_at is null and ($3::uuid is null or k.id = $3)
  order by k.name collate "vi-x-icu", k.id`

/** The books of the store by name, as the actor may see them; `state` is by the clock of the branch asked for. */
export async function listPriceBooks(tx: Tx, actor: Actor, branchId?: string): Promise<PriceBook[]> {
  const rows = await tx.query<Row>(booksSql, [tx.storeId, branchOf(actor, branchId), null])
  return rows.map(row => asSeen(actor, bookOf(tx, row)))
}

/** One book as the actor may see it. Throws `not-found`, for a deleted one too. */
export const readPriceBook = async (tx: Tx, actor: Actor, id: string): Promise<PriceBook> =>
  asSeen(actor, await loadPriceBook(tx, actor, id))

/** One book whole, for what is written. Throws `not-found`, for a deleted one too. */
export async function loadPriceBook(tx: Tx, actor: Actor, id: string): Promise<PriceBook> {
  const [row] = await tx.query<Row>(booksSql, [tx.storeId, actor.defaultBranchId, id])
  if (!row) throw new DomainError('not-found', { kind: 'price-book', id })
  return bookOf(tx, row)
}

/** A formula that starts from what goods cost tells it, together with the prices: only with cost/read. */
export function asSeen(actor: Actor, book: PriceBook): PriceBook {
  if (!book.formula || !isCostBase(book.formula.base) || may(actor, { model: 'cost', action: 'read' })) return book
  return { ...book, formula: null, hasHiddenFormula: true }
}

function bookOf(tx: Tx, row: Row): PriceBook {
  const { timeZone, ...book } = row
  const idsOf = (list: PriceBook['branches']) => list?.map(({ id }) => id) ?? null
  return {
    ...book,
    branchIds: idsOf(book.branches),
    groupIds: idsOf(book.groups),
    sellerIds: idsOf(book.sellers),
    hasHiddenFormula: false,
    state: stateOf(book, branchClock(tx.now.toISOString(), timeZone)),
  }
}

function stateOf(book: Pick<PriceBook, 'isActive' | 'startsAt' | 'endsAt'>, at: string): PriceBook['state'] {
  if (!book.isActive) return 'off'
  if (book.startsAt !== null && at < book.startsAt) return 'future'
  return book.endsAt !== null && at >= book.endsAt ? 'past' : 'now'
}

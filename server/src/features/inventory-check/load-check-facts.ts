import type {
  CheckedLot,
  CheckedProduct,
  CheckedShelf,
  CheckFacts,
  CountMoves,
  LineDecision,
  Moved,
} from '@quay/domain/inventory-check/check-facts'
import { type CountedLine, mergeCounts } from '@quay/domain/inventory-check/merge-counts'
import type { OwedShelf } from '@quay/domain/stock/owed'
import { businessDay } from '@quay/domain/time/business-day'
import type { Tx } from '../../db/connection/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readSetting } from '../setting/read-setting.ts'
import { inScopeSql, scopeValues } from './check-scope.ts'
import type { StoredCheck } from './check-store.ts'

/** What does not change while a check is completed: its counts, what was decided, and what goods are called. */
export interface CheckGround {
  check: StoredCheck
  timeZone: string
  cutOffHour: number
  /** The day on which it would be posted. */
  today: string
  counts: CountedLine[]
  decisions: LineDecision[]
  products: (Omit<CheckedProduct, 'onHand' | 'entryCount'> & { id: string })[]
  limits: CheckFacts['limits']
}

/** What the ledger says: read once to show it, and again under lock to complete the check. */
export type CheckBooks = Pick<CheckFacts, 'shelves' | 'owed' | 'lots' | 'moves'> & {
  /** By product; what never was at the branch has none. */
  stocks: ReadonlyMap<string, { onHand: number; entryCount: number }>
}

/** Reads the counts of a check with the goods that they and its scope name. */
export async function loadCheckGround(tx: Tx, check: StoredCheck): Promise<CheckGround> {
  const [counts, decisions, products, day, value, percent] = await Promise.all([
    tx.query<CountedLine>(countsSql, [tx.storeId, check.id]),
    tx.query<LineDecision>(decisionsSql, [tx.storeId, check.id]),
    tx.query<CheckGround['products'][number]>(productsSql, [tx.storeId, check.branchId, ...scopeValues(check)]),
    readBranchDay(tx, check.branchId),
    readSetting(tx, 'recountValue'),
    readSetting(tx, 'recountPercent'),
  ])
  const { timeZone, cutOffHour, today } = day
  return { check, timeZone, cutOffHour, today, counts, decisions, products, limits: { value, percent } }
}

/** Reads what the books say about those goods now, and what moved since they were counted. */
export const loadCheckBooks = (tx: Tx, ground: CheckGround): Promise<CheckBooks> =>
  loadBooksOf(
    tx,
    ground,
    ground.products.map(product => product.id),
  )

/**
 * The books again, now that the goods are locked: the shelves of what moved since are read anew, whose chain in the ledger has
 * grown; everything else is as it was.
 */
export async function rereadBooks(
  tx: Tx,
  ground: CheckGround,
  books: CheckBooks,
  moved: readonly { productId: string }[],
): Promise<CheckBooks> {
  if (moved.length === 0) return books
  const movedIds = new Set(moved.map(stock => stock.productId))
  const counts = ground.counts.filter(count => movedIds.has(count.productId))
  const fresh = await loadBooksOf(tx, { ...ground, counts }, [...movedIds])
  const kept = <Row extends { productId: string }>(rows: readonly Row[]) =>
    rows.filter(row => !movedIds.has(row.productId))
  return {
    shelves: [...kept(books.shelves), ...fresh.shelves],
    owed: [...kept(books.owed), ...fresh.owed],
    moves: [...kept(books.moves), ...fresh.moves],
    lots: [...kept(books.lots), ...fresh.lots],
    stocks: new Map([...books.stocks, ...fresh.stocks]),
  }
}

async function loadBooksOf(tx: Tx, ground: CheckGround, productIds: readonly string[]): Promise<CheckBooks> {
  const { check } = ground
  const at = [tx.storeId, check.branchId, productIds]
  // How far each ledger has come is asked first: a sale that is posted between these statements makes it longer than was read
  // here, and so its goods are read again under the lock. Asked last, the sale would be in the movements and not on the shelf.
  const [stocks, shelves, owed, lots] = await Promise.all([
    tx.query<{ productId: string; onHand: number; entryCount: number }>(stocksSql, at),
    tx.query<CheckedShelf>(shelvesSql, at),
    tx.query<OwedShelf>(owedSql, at),
    tx.query<CheckedLot>(lotsSql, [tx.storeId, check.id, check.branchId, productIds]),
  ])
  const moves = await loadMoves(tx, ground, shelves, lots)
  return { shelves, owed, lots, moves, stocks: new Map(stocks.map(stock => [stock.productId, stock])) }
}

/** Ground and books together, as the rules take them. */
export function factsOf(
  tx: Tx,
  { check, timeZone, counts, decisions, products, limits }: CheckGround,
  books: CheckBooks,
) {
  return {
    check,
    now: tx.now.toISOString(),
    timeZone,
    counts,
    decisions,
    products: products.map(product => {
      const { onHand = 0, entryCount = 0 } = books.stocks.get(product.id) ?? {}
      return { ...product, onHand, entryCount }
    }),
    shelves: books.shelves,
    owed: books.owed,
    lots: books.lots,
    moves: books.moves,
    limits,
  } satisfies CheckFacts
}

const countsSql = `
  select l.count_sheet_id as sheet_id, o.code as check_code, s.round, s.counter_id, s.counter_name, l.product_id,
         l.lot_number, l.lot_key, l.bucket, l.expiry_date, l.quantity,
         l.started_at, l.counted_at
  from count_line l join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id
  join inventory_check o on o.store_id = s.store_id and o.id = coalesce(s.counted_in, s.inventory_check_id)
  where l.store_id = $1 and l.inventory_check_id = $2 and l.quantity is not null and s.discarded_at is null`

const decisionsSql = `
  select l.product_id, l.lot_key, l.bucket, l.reason_id, r.name as reason_name, r.direction as reason_direction, l.note,
         l.offset_group, l.corrects_expiry
  from inventory_check_line l left join difference_reason r on r.store_id = l.store_id and r.id = l.reason_id
  where l.store_id = $1 and l.inventory_check_id = $2`

// Goods of the scope that the branch has, and all counted goods. The price of the last purchase is read only for goods that
// the branch has none of: of the rest the shelf knows better.
const productsSql = `
  with counted as materialized (
    select distinct l.product_id from count_line l join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id
    where l.store_id = $1 and l.inventory_check_id = $6::uuid and l.quantity is not null and s.discarded_at is null
  ), wanted as materialized (
    select p.id, ${inScopeSql(3)} as in_scope, coalesce(s.on_hand, 0) as on_hand
    from product p left join product_stock s on s.store_id = p.store_id and s.branch_id = $2 and s.product_id = p.id
    where p.store_id = $1 and (p.id in (select product_id from counted) or coalesce(s.on_hand, 0) > 0)
  ), named as (
    select u.product_id, json_agg(json_build_object('name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc) as units
    from product_unit u where u.store_id = $1 and u.product_id in (select id from wanted where in_scope or id in (select product_id from counted))
    group by u.product_id
  )
  select p.id, p.code, p.name, p.is_lot_managed, p.control_group, w.in_scope,
    n.units, m.name as merged_into,
    case when w.on_hand <= 0 then (
      select json_build_object('value', e.value, 'quantity', e.quantity) from stock_entry e
      where e.store_id = $1 and e.branch_id = $2 and e.product_id = p.id and e.kind in ('INBOUND', 'OPENING')
      order by e.sequence desc limit 1) end as last_purchase
  from wanted w join product p on p.store_id = $1 and p.id = w.id join named n on n.product_id = p.id
  left join product m on m.store_id = p.store_id and m.id = p.merged_into
  where w.in_scope or p.id in (select product_id from counted)
  order by p.id`

const shelvesSql = `
  select s.product_id, s.lot_id, l.number as lot_number, l.number_key as lot_key, l.expiry_date,
         s.bucket, s.quantity, s.value
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $2 and s.product_id = any($3::uuid[]) and s.bucket <> 'owed'`

const owedSql = `
  select product_id, lot_id, quantity, value from stock
  where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) and bucket = 'owed' and quantity < 0`

const stocksSql = `
  select product_id, on_hand, entry_count
  from product_stock where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[])`

/** Counted lots that the store knows from another branch. */
const lotsSql = `
  select distinct l.id, l.product_id, l.number, l.number_key as lot_key, l.expiry_date
  from count_line c join lot l on l.store_id = c.store_id and l.product_id = c.product_id and l.number_key = c.lot_key
  where c.store_id = $1 and c.inventory_check_id = $2 and c.product_id = any($4::uuid[]) and not exists
    (select 1 from stock s where s.store_id = $1 and s.branch_id = $3 and s.lot_id = l.id and s.bucket <> 'owed')`

interface MoveRow {
  place: number
  kind: keyof Moved
  during: number
  since: number
}

/** What moved on the shelf of each counted lot, while it was counted and since, by kind. */
async function loadMoves(
  tx: Tx,
  ground: CheckGround,
  shelves: readonly CheckedShelf[],
  lots: readonly CheckedLot[],
): Promise<CountMoves[]> {
  const { check, counts, timeZone, cutOffHour } = ground
  const lotIds = new Map([
    ...lots.map(lot => [`${lot.productId}|${lot.lotKey}`, lot.id] as const),
    ...shelves.map(shelf => [`${shelf.productId}|${shelf.lotKey}`, shelf.lotId] as const),
  ])
  const lotIdOf = ({ productId, lotKey }: { productId: string; lotKey: string }) => lotIds.get(`${productId}|${lotKey}`)
  const counted = mergeCounts(counts).filter(lotIdOf)
  if (counted.length === 0) return []
  const earliest = counted.map(count => count.startedAt).reduce((one, other) => (one < other ? one : other))
  const rows = await tx.query<MoveRow>(movesSql, [
    tx.storeId,
    check.branchId,
    businessDay(earliest, timeZone, cutOffHour),
    earliest,
    counted.map(lotIdOf),
    counted.map(count => count.bucket),
    counted.map(count => count.startedAt),
    counted.map(count => count.countedAt),
  ])
  return [...Map.groupBy(rows, row => row.place)].map(([place, moved]) => {
    const { productId, lotKey, bucket } = counted[place - 1]!
    return {
      productId,
      lotKey,
      bucket,
      during: Object.fromEntries(moved.map(({ kind, during }) => [kind, during])),
      since: Object.fromEntries(moved.map(({ kind, since }) => [kind, since])),
    }
  })
}

// A sale left the shelf when it was sold, also when it was written down later; everything else when it was written down. Rows
// of earlier days cannot be later than the first count, so the ledger before them is not looked at.
const movesSql = `
  with recent as materialized (
    select e.lot_id, case e.bucket when 'owed' then 'sellable' else e.bucket end as bucket, e.kind, e.quantity, coalesce(e.happened_at, e.at) as moved_at
    from stock_entry e
    where e.store_id = $1 and e.branch_id = $2 and e.business_day >= $3 and e.at > $4
  )
  select c.place::int as place, r.kind,
    coalesce(sum(r.quantity) filter (where r.moved_at <= c.counted_at), 0)::bigint as during,
    coalesce(sum(r.quantity) filter (where r.moved_at > c.counted_at), 0)::bigint as since
  from unnest($5::uuid[], $6::text[], $7::timestamptz[], $8::timestamptz[]) with ordinality as c (lot_id, bucket, started_at, counted_at, place)
  join recent r on r.lot_id = c.lot_id and r.bucket = c.bucket and r.moved_at > c.started_at
  group by c.place, r.kind`

import type { AuditAction } from '@quay/contract/audit-action'
import { actionsWithoutMoney } from '@quay/contract/log/log-rights'
import { type Suspicion, suspicions } from '@quay/contract/log/suspicion'
import type { userLogRoutes } from '@quay/contract/user-log/routes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/list/page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { changesPrice, filterLog, isOneOf } from './filter-log.ts'

type Period = z.output<(typeof userLogRoutes)['suspicious']['query']>
type BillQuery = z.output<(typeof userLogRoutes)['suspiciousBills']['query']>

interface Found {
  employeeId: string | null
  employeeName: string
  sign: Suspicion
  count: number
  amount: number
}

/**
 * What an owner looks twice at, by employee: rows of the log by their action, bills by their discount and by prices
 * typed below the list. With a branch only what happened there; what belongs to no branch (a wrong password, a price)
 * is then left out.
 */
export async function readSuspicious(tx: Tx, actor: Actor, period: Period) {
  const [fromLog, deep, low, over, sold] = await Promise.all([
    countLogSigns(tx, actor, period),
    countBills(tx, actor, period, 'deep-discount'),
    countBills(tx, actor, period, 'low-price'),
    countBills(tx, actor, period, 'over-posted'),
    countSold(tx, actor, period),
  ])
  const billCounts = new Map(sold.map(row => [row.employeeId, row.billCount]))
  const people = Map.groupBy([...fromLog, ...deep, ...low, ...over], row => row.employeeId)
  const items = [...people].map(([employeeId, rows]) => ({
    employeeId,
    employeeName: rows[0]!.employeeName,
    billCount: billCounts.get(employeeId ?? '') ?? 0,
    signs: Object.fromEntries(rows.map(({ sign, count, amount }) => [sign, { count, amount }])),
  }))
  const weight = (item: (typeof items)[number]) => Object.values(item.signs).reduce((sum, { count }) => sum + count, 0)
  return { items: items.sort((a, b) => weight(b) - weight(a) || a.employeeName.localeCompare(b.employeeName, 'vi')) }
}

const fromLogActions = Object.values(suspicions).flatMap(({ actions }) => actions as readonly AuditAction[])
const signOf = (action: string) =>
  (Object.keys(suspicions) as Suspicion[]).find(sign => suspicions[sign].actions.some(one => one === action))!

async function countLogSigns(tx: Tx, actor: Actor, { from, to, branchId }: Period): Promise<Found[]> {
  const { filtered } = await filterLog(tx, actor, { from, to, branchId })
  const secret = actionsWithoutMoney(actor.rights)
  const hidden = secret.length ? isOneOf(secret) : sql`false`
  const rows = await filtered
    .where(isOneOf(fromLogActions))
    .where(sql<boolean>`(action <> 'product.update' or ${changesPrice})`)
    .select(['employeeId', 'action'])
    .select(sql<string>`max(employee_name)`.as('employeeName'))
    .select(sql<number>`count(*)`.as('count'))
    // What the reader may not know of one document does not come in a sum either.
    .select(sql<number>`coalesce(sum(amount) filter (where not ${hidden}), 0)::bigint`.as('amount'))
    .groupBy(['employeeId', 'action'])
    .execute()
  const found = new Map<string, Found>()
  for (const { action, ...row } of rows) {
    const sign = signOf(action)
    const key = `${row.employeeId} ${sign}`
    const known = found.get(key)
    found.set(
      key,
      known ? { ...known, count: known.count + row.count, amount: known.amount + row.amount } : { ...row, sign },
    )
  }
  return [...found.values()]
}

const branchesOf = (actor: Actor, branchId: string | undefined) =>
  branchId ? [branchOf(actor, branchId)] : actor.branchIds

/** Bills that show a sign, one row a bill; the conditions are those of the partial indexes. */
function suspiciousBills(tx: Tx, actor: Actor, period: Period, sign: BillQuery['sign']): RawBuilder<unknown> {
  const place = sql`b.store_id = ${tx.storeId} and b.branch_id = any(${branchesOf(actor, period.branchId)}::uuid[])
    and b.status = 'SUCCEED'`
  if (sign === 'deep-discount')
    return sql`select b.*, -(b.line_discount + b.order_discount) as given from bill b
      where ${place} and b.business_day between ${period.from} and ${period.to}
        and b.line_discount + b.order_discount > 0
        and (b.line_discount + b.order_discount) * 10000 >= b.total_price * ${Math.round(period.deepDiscount * 100)}::bigint`
  const { given, isSign } = lineSigns[sign]
  return sql`select b.*, low.given from (
      select i.bill_id, sum(${given})::bigint as given from bill_item i
      where i.store_id = ${tx.storeId} and i.business_day between ${period.from} and ${period.to}
        and ${isSign} group by i.bill_id) low
    join bill b on b.store_id = ${tx.storeId} and b.id = low.bill_id where ${place}`
}

/** An amount as people write it: 12.500. */
const inDigits = (amount: RawBuilder<unknown>) => sql`replace(to_char(${amount}, 'FM999G999G999G999'), ',', '.')`

/** What makes a line a sign, as its partial index has it, and how many đồng it gave away or took too much. */
const lineSigns = {
  'low-price': {
    isSign: sql`i.price_source = 'MANUAL' and i.unit_price < i.list_price`,
    given: sql`(i.unit_price - i.list_price) * i.quantity`,
  },
  'over-posted': {
    isSign: sql`i.posted_reason is not null`,
    // Above the mark-up of a hospital's pharmacy the amount is left out: it would reveal the cost.
    given: sql`coalesce(i.unit_price * i.quantity - i.promotion_discount - i.line_discount - i.posted_price * i.quantity, 0)`,
  },
}

async function countBills(tx: Tx, actor: Actor, period: Period, sign: BillQuery['sign']): Promise<Found[]> {
  const { rows } = await sql<Omit<Found, 'sign'>>`
    select seller_id as employee_id, max(seller_name) as employee_name, count(*) as count, sum(given)::bigint as amount
    from (${suspiciousBills(tx, actor, period, sign)}) found group by seller_id`.execute(tx.db)
  return rows.map(row => ({ ...row, sign }))
}

async function countSold(tx: Tx, actor: Actor, { from, to, branchId }: Period) {
  return tx.query<{ employeeId: string; billCount: number }>(
    `select seller_id as employee_id, sum(bill_count + cancelled_count) as bill_count from sale_hour
     where store_id = $1 and branch_id = any($2::uuid[]) and business_day between $3 and $4 group by seller_id`,
    [tx.storeId, branchesOf(actor, branchId), from, to],
  )
}

interface BillRow {
  id: string
  code: string
  soldAt: string
  branchName: string
  sellerId: string
  sellerName: string
  totalPrice: number
  payable: number
  amount: number
  goods: string | null
}

/** The bills behind a count, the last sold first. */
export async function listSuspiciousBills(tx: Tx, actor: Actor, query: BillQuery) {
  const found = suspiciousBills(tx, actor, query, query.sign)
  const seller = query.employeeId ? sql`seller_id = ${query.employeeId}` : sql`true`
  const position = query.cursor ? decodeCursor(query.cursor, 2) : null
  const after = position ? sql`(sold_at, id) < (${position[0]}::timestamptz, ${position[1]}::uuid)` : sql`true`
  const touched = query.sign === 'deep-discount' ? sql`i.line_discount > 0` : lineSigns[query.sign].isSign
  const [{ rows }, counted] = await Promise.all([
    sql<BillRow>`
      with page as (
        select * from (${found}) found where ${seller} and ${after}
        order by sold_at desc, id desc limit ${query.limit + 1} offset ${position ? 0 : offsetOf(query)})
      select page.id, page.code, page.sold_at, b.name as branch_name, page.seller_id,
        page.seller_name, page.total_price, page.payable, page.given as amount,
        (select string_agg(t.words, '; ') from (
          select i.product_name || ': ' || case when i.posted_reason is not null and i.posted_price is null then 'mức thặng số tối đa'
              else ${inDigits(sql`coalesce(i.posted_price, i.list_price)`)} end || ' → '
              || ${inDigits(sql`i.unit_price - (i.promotion_discount + i.line_discount) / i.quantity`)}
              || coalesce(' (' || i.posted_reason || ')', '') as words
          from bill_item i where i.store_id = ${tx.storeId} and i.bill_id = page.id and ${touched}
          order by i.position limit 5) t) as goods
      from page join branch b on b.store_id = page.store_id and b.id = page.branch_id
      order by page.sold_at desc, page.id desc`.execute(tx.db),
    position
      ? null
      : sql<{ count: number }>`select count(*) as count from (select 1 from (${found}) found where ${seller}
          limit ${pageReach + 1}) reached`.execute(tx.db),
  ])
  const items = rows.map(row => ({ ...row, goods: row.goods ?? '' }))
  return pageOfRows(items, counted?.rows[0]?.count ?? null, query, row => [row.soldAt, row.id])
}

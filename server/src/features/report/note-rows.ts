import { abcOf, type Demand, rankedBy, xyzOf } from '@quay/domain/report/classes'
import { isNoted, measureOf, type Note } from '@quay/domain/report/measures'
import { type Days, timeKeys } from '@quay/domain/report/times'
import { daysBetween } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import type { Asked } from './ask-report.ts'
import { ofStore } from './groups.ts'
import { daySql, listSql, uuidSql } from './literals.ts'
import { type FoundRow, keyOf, mostRows, readRows, rowsForSql } from './read-rows.ts'
import { readMark } from './report-mark.ts'

type Notes = ReadonlyMap<string, number | null>

interface Noting {
  asked: Asked
  days: Days
  rows: readonly FoundRow[]
}

/** Ids of the first group of some rows. */
const idsOf = ({ rows }: Noting) => [...new Set(rows.flatMap(({ keys }) => keys[0] ?? []))]

/** What a look beside the sums tells of each row; nothing where its rows stand by something else. */
const readers: Readonly<Record<Note, (tx: Tx, noting: Noting) => Promise<Notes>>> = {
  idleDays: async (tx, noting) =>
    noting.asked.groups[0] !== 'product' ? none : perKey(noting, await lookUp(tx, idleSql, noting)),
  lastVisit: async (tx, noting) =>
    noting.asked.groups[0] !== 'customer' ? none : perKey(noting, await lookUp(tx, visitSql, noting)),
  lastPurchase: readLastPurchases,
  abc: readRanks,
  xyz: readDemands,
}

const none: Notes = new Map()

/** Fills the figures of some rows that are no sums, one list for each column of what is asked; undefined for sums. */
export async function noteRows(tx: Tx, noting: Noting): Promise<((row: FoundRow, at: number) => number | null)[]> {
  const all: ((row: FoundRow, at: number) => number | null)[] = []
  for (const [at, id] of noting.asked.columns.entries()) {
    const measure = measureOf(id)
    if (!isNoted(measure)) {
      all.push(row => row.values[at] ?? null)
      continue
    }
    const notes = noting.rows.length ? await readers[measure.note](tx, noting) : none
    all.push(row => notes.get(keyOf(row.keys)) ?? null)
  }
  return all
}

/** Rows with their notes in the place of what the sums do not tell. */
export async function withNotes(tx: Tx, noting: Noting): Promise<FoundRow[]> {
  if (!noting.asked.columns.some(id => isNoted(measureOf(id)))) return [...noting.rows]
  const columns = await noteRows(tx, noting)
  return noting.rows.map(row => ({ ...row, values: columns.map((figure, at) => figure(row, at)) }))
}

const perKey = ({ rows }: Noting, byId: Notes): Notes =>
  new Map(rows.map(row => [keyOf(row.keys), byId.get(row.keys[0] ?? '') ?? null]))

type Look = (store: string, branches: string, days: Days) => string

async function lookUp(tx: Tx, look: Look, noting: Noting): Promise<Notes> {
  const branches = listSql(noting.asked.branchIds, uuidSql)
  const rows = await tx.query<{ id: string; value: number | null }>(look(`$1`, branches, noting.days), [
    tx.storeId,
    idsOf(noting),
  ])
  return new Map(rows.map(({ id, value }) => [id, value]))
}

const membersSql = (table: string, store: string) =>
  `select coalesce(merged_into, id) as survivor, id from ${table} where store_id = ${store} and (id = any($2::uuid[]) or merged_into = any($2::uuid[]))`

/** The last sale by the ledger of stock that was not taken back. */
const idleSql: Look = (store, branches, { to }) => `
  select p.survivor as id, (${daySql(to)} - max(e.day))::int as value
  from (${membersSql('product', store)}) p
  cross join unnest(array[${branches}]) b (id)
  join lateral (
    select e.business_day as day from stock_entry e
    where e.store_id = ${store} and e.branch_id = b.id and e.product_id = p.id and e.kind = 'SALE' and e.business_day <= ${daySql(to)}
      and not exists (
        select from bill b where b.store_id = ${store} and b.id = e.document_id and b.status = 'CANCELLED')
    order by e.sequence desc limit 1
  ) e on true
  group by 1`

/** The day of the last bill that stands, as days from 1970-01-01. */
const visitSql: Look = (store, branches, { to }) => `
  select c.survivor as id, (max(b.business_day) - '1970-01-01'::date)::int as value
  from (${membersSql('customer', store)}) c
  join bill b on b.store_id = ${store} and b.customer_id = c.id and b.status = 'SUCCEED' and b.branch_id in (${branches})
    and b.business_day <= ${daySql(to)}
  group by 1`

/** What a base unit cost in the last import, by product, and by provider where rows stand by both. */
async function readLastPurchases(tx: Tx, noting: Noting): Promise<Notes> {
  const [first, second] = noting.asked.groups
  if (first !== 'product' || (second !== undefined && second !== 'boughtOf')) return none
  const branches = listSql(noting.asked.branchIds, uuidSql)
  const rows = await tx.query<{ key: string; value: number }>(
    `select distinct on (1) concat_ws('~', p.survivor::text${second ? `, coalesce(i.provider_id::text, 'none')` : ''}) as key,
       round((x.quantity * x.price - x.discount_amount - x.document_share + x.vat_amount + x.cost_share)::numeric / nullif(x.base_quantity, 0))::bigint as value
     from (${membersSql('product', '$1')}) p
     join inbound_item x on x.store_id = $1 and x.product_id = p.id
     join inbound i on i.store_id = $1 and i.id = x.inbound_id and i.status = 'SUCCEED' and i.kind = 'PURCHASE' and i.branch_id in (${branches})
       and i.business_day <= ${daySql(noting.days.to)}
     order by 1, i.business_day desc, i.id desc, x.position desc`,
    [tx.storeId, idsOf(noting)],
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** A, B or C of each product among all goods of the report. */
async function readRanks(tx: Tx, { asked, days }: Noting): Promise<Notes> {
  const by = rankedBy[asked.rankBy]
  const all = await readRows(
    tx,
    { ...asked, bounds: {}, columns: [by], sort: { by, descending: true } },
    { days, limit: mostRows, offset: 0 },
  )
  const classes = abcOf(all.rows.map(row => row.values[0] ?? 0))
  return new Map(all.rows.map((row, at) => [keyOf(row.keys), classes[at]!]))
}

const fewestDaysOfMonths = 89

/** X, Y or Z of the products of some rows: of months, of a shorter period weeks. What was before the first sale of the branches is no time without demand. */
async function readDemands(tx: Tx, { asked, days: period, rows }: Noting): Promise<Notes> {
  const [{ first }] = (await tx.query<{ first: string | null }>(
    'select min(business_day)::text as first from sale_hour where store_id = $1 and branch_id = any($2::uuid[])',
    [tx.storeId, asked.branchIds],
  )) as [{ first: string | null }]
  const days = {
    from: first !== null && first > period.from && first <= period.to ? first : period.from,
    to: period.to,
  }
  const unit = daysBetween(days.from, days.to) >= fewestDaysOfMonths ? 'month' : 'week'
  const parts = timeKeys(unit, days.from, days.to, asked.cutOffHour).length
  const keys = rows.flatMap(({ keys: [key] }) => key ?? [])
  const moved = rowsForSql(tx.storeId, asked, { days, ids: keys, by: unit }, await readMark(tx))
  const demands = await tx.query<Demand & { id: string }>(
    ofStore(
      `select id::text, count(*) filter (where units > 0)::int as parts, sum(units)::float8 as sold, sum(units::float8 * units) as squares
       from (select id, part, sum(units) as units from (${moved}) m group by id, part) d group by id`,
      tx.storeId,
      days,
    ),
  )
  return new Map(demands.map(({ id, ...demand }) => [id, xyzOf(demand, parts)]))
}

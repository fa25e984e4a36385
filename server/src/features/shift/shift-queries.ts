import { neededRight } from '@quay/contract/right/find-right'
import { isAllowed } from '@quay/contract/right/permission'
import type { Output } from '@quay/contract/route'
import type { OwnShift } from '@quay/contract/shift/own-shift'
import type { shiftRoutes } from '@quay/contract/shift/routes'
import type { Shift, ShiftCount, ShiftSummary } from '@quay/contract/shift/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, encodeCursor } from '../../db/list/page.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readSetting } from '../setting/read-setting.ts'
import { addressLineOf } from '../ward/ward-of.ts'
import { openShiftSql } from './find-open-shift.ts'
import { readShiftReport } from './shift-report.ts'
import { readOtherFunds } from './shift-store.ts'

type ListQuery = z.output<(typeof shiftRoutes)['list']['query']>

/** Whether the caller sees everybody's shifts, and what must be in a drawer before it is counted. */
const reviews = (actor: Actor) => may(actor, { model: 'shift_review', action: 'read' })

const summaryColumns = `h.id, h.code, h.status, h.branch_id, h.device_id, d.name as device_name, h.business_day, h.held_by, h.held_by_name,
  h.opened_at, h.opening_float, h.closed_at, h.closed_by_name, h.counted, h.taken, h.reason,
  h.opening_float + m.moved as expected, h.counted - h.opening_float - m.moved as difference, b.bill_count, b.late_count`

/** The rows behind a shift `h`: its till, its money without what corrected a count, its bills. The store is `$1`. */
const withSums = `
  left join device d on d.store_id = h.store_id and d.id = h.device_id
  cross join lateral (
    select coalesce(sum(e.amount), 0)::bigint as moved from cash_entry e
    where e.store_id = $1 and e.shift_id = h.id and e.account_id = h.account_id and e.kind not like 'SHIFT%'
  ) m
  cross join lateral (
    select count(*) filter (where i.status = 'SUCCEED') as bill_count, count(*) filter (where i.is_late) as late_count
    from bill i where i.store_id = $1 and i.shift_id = h.id
  ) b`

const summariesSql = `
  select ${summaryColumns}
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join shift h on h.store_id = $1 and h.id = asked.id ${withSums} order by asked.place`

const sort: SortKeys<ListQuery> = {
  holder: 'h.held_by_name collate "vi-x-icu"',
  opened: 'h.opened_at',
}

/** Shifts of a branch, the last opened first. Who does not review shifts finds their own, and of an open one not what must be there. */
export async function listShifts(
  tx: Tx,
  actor: Actor,
  query: ListQuery,
): Promise<Output<(typeof shiftRoutes)['list']>> {
  const where = conditions(tx, actor, query)
  const list = { from: sql`shift h`, where, key: sql`h.opened_at`, sort, id: sql`h.id` }
  const { ids, ...page } = await readIdPage(tx, list, { ...query, orderBy: query.orderBy ?? 'DESC' })
  return { ...page, items: ids.length ? await readSummaries(tx, actor, ids) : [] }
}

type Filter = z.output<(typeof shiftRoutes)['total']['query']>

const totalSql = `
  select count(*)::int as count, coalesce(sum(b.bill_count), 0)::int as bill_count,
    coalesce(sum(h.counted - h.opening_float - m.moved) filter (where h.status = 'CLOSED'), 0)::bigint as difference
  from unnest($2::uuid[]) asked (id) join shift h on h.store_id = $1 and h.id = asked.id ${withSums}`

/** The bills of all shifts of a filter, and by how much the counts of the closed ones differed together. */
export async function totalShifts(tx: Tx, actor: Actor, filter: Filter) {
  const { rows } = await sql<{ id: string }>`
    select h.id from shift h where ${sql.join(conditions(tx, actor, filter), sql` and `)}`.execute(tx.db)
  const ids = rows.map(row => row.id)
  const [total] = await tx.query<{ count: number; billCount: number; difference: number }>(totalSql, [tx.storeId, ids])
  return total!
}

function conditions(tx: Tx, actor: Actor, query: Filter): RawBuilder<unknown>[] {
  const where = [sql`h.store_id = ${tx.storeId}`, sql`h.branch_id = ${branchOf(actor, query.branchId)}`]
  if (!reviews(actor)) where.push(sql`h.held_by = ${actor.employeeId}`)
  if (query.from) where.push(sql`h.business_day >= ${query.from}`)
  if (query.to) where.push(sql`h.business_day <= ${query.to}`)
  if (query.status) where.push(sql`h.status = ${query.status}`)
  if (query.heldBy) where.push(sql`h.held_by = ${query.heldBy}`)
  if (query.differs) where.push(sql`h.status = 'CLOSED' and h.reason is not null`)
  if (query.keyword) where.push(sql`h.code = ${query.keyword.toUpperCase()}`)
  return where
}

async function readSummaries(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ShiftSummary[]> {
  const rows = await tx.query<ShiftSummary>(summariesSql, [tx.storeId, ids])
  return rows.map(row => blind(actor, row))
}

/** Takes out what nobody may know before counting. */
const blind = <Row extends ShiftSummary>(actor: Actor, row: Row): Row =>
  row.status === 'CLOSED' || reviews(actor) ? row : { ...row, expected: null, difference: null }

const ofDaySql = `
  select h.id from shift h where h.store_id = $1 and h.branch_id = $2 and h.business_day = $3 order by h.opened_at, h.id limit 200`

/** The shifts that were opened on a business day, in order. */
export async function readShiftsOfDay(tx: Tx, actor: Actor, branchId: string, day: string): Promise<ShiftSummary[]> {
  const ids = await tx.query<{ id: string }>(ofDaySql, [tx.storeId, branchId, day])
  return ids.length
    ? readSummaries(
        tx,
        actor,
        ids.map(({ id }) => id),
      )
    : []
}

const ownSql = `
  select h.id, h.code, h.held_by, h.held_by_name, h.opened_at, h.opening_float
  from shift h where h.store_id = $1 and h.id = ${openShiftSql('$2', '$3')}`

const leftSql = `
  select h.counted - h.taken as left from shift h
  where h.store_id = $1 and h.branch_id = $2 and h.status = 'CLOSED'
    and h.device_id is not distinct from (select i.device_id from session i where i.store_id = $1 and i.id = $3)
  order by h.opened_at desc, h.id desc limit 1`

/** The open shift of the drawer at which the caller works, and what the last one left there. */
export async function readOwnShift(tx: Tx, actor: Actor, branchId: string): Promise<OwnShift> {
  const of = [tx.storeId, branchId, actor.sessionId]
  const [usesShifts, [shift = null], [last]] = await Promise.all([
    readSetting(tx, 'useShifts'),
    tx.query<NonNullable<OwnShift['shift']>>(ownSql, of),
    tx.query<{ left: number | null }>(leftSql, of),
  ])
  return { usesShifts, shift, left: last?.left ?? null }
}

const issuerSql = `
  select s.name as store_name, b.name as branch_name, coalesce(${addressLineOf('b')}, ${addressLineOf('s')}) as address,
    coalesce(b.phone, s.phone) as phone, coalesce(t.tax_code, s.tax_code) as tax_code
  from branch b join store s on s.store_id = b.store_id
  left join tax_info t on t.store_id = b.store_id and t.branch_id = b.id
  where b.store_id = $1 and b.id = $2`

/** Whose papers they are. */
export async function readIssuer(tx: Tx, branchId: string): Promise<Shift['issuer']> {
  const [issuer] = await tx.query<Shift['issuer']>(issuerSql, [tx.storeId, branchId])
  return issuer!
}

const countsSql = `
  select c.id, c.position, c.notes, c.counted, c.expected, c.counted - c.expected as difference, c.counted_by_name, c.at,
    (select coalesce(json_agg(json_build_object('accountId', f.account_id, 'name', a.name, 'counted', f.counted, 'expected', f.expected,
        'difference', f.counted - f.expected) order by a.name, a.id), '[]')
      from shift_count_fund f join cash_account a on a.store_id = $1 and a.id = f.account_id
      where f.store_id = $1 and f.shift_count_id = c.id) as funds
  from shift_count c where c.store_id = $1 and c.shift_id = $2 order by c.position`

const reopeningsSql = `
  select at, by_name, reason, closed_at, counted, difference from shift_reopening
  where store_id = $1 and shift_id = $2 order by at, id`

const lateSql = `
  select id, code, sold_at, posted_at, payable, cash_tendered - change as cash, seller_name
  from bill where store_id = $1 and shift_id = $2 and is_late order by posted_at limit 200`

const handedSql = `
  select id, code, held_by_name as name from shift where store_id = $1 and taken_over_id = $2`

const leftBeforeSql = `
  select p.counted - p.taken as left from shift h join shift p on p.store_id = $1 and p.branch_id = h.branch_id
    and p.device_id is not distinct from h.device_id and p.opened_at < h.opened_at and p.status = 'CLOSED'
  where h.store_id = $1 and h.id = $2 order by p.opened_at desc limit 1`

const accessSql = `
  select branch_id, held_by, closed_by from shift where store_id = $1 and id = $2`

const openingNotesSql = `select opening_notes from shift where store_id = $1 and id = $2`

/** The branch of a shift that the caller may see. Throws `not-found`. */
async function findSeen(tx: Tx, actor: Actor, id: string): Promise<string> {
  const [found] = await tx.query<{ branchId: string; heldBy: string; closedBy: string | null }>(accessSql, [
    tx.storeId,
    id,
  ])
  const isOwn = found && (found.heldBy === actor.employeeId || found.closedBy === actor.employeeId)
  if (!found || !actor.branchIds.includes(found.branchId) || !(isOwn || reviews(actor)))
    throw new DomainError('not-found', { kind: 'shift', id })
  return found.branchId
}

const findsAccounts = (actor: Actor) => isAllowed(actor.rights, neededRight({ finds: 'accounts' }))

/** One shift with its counts and, where the caller may see it, its report. Throws `not-found`. */
export async function readShift(tx: Tx, actor: Actor, id: string): Promise<Shift> {
  const branchId = await findSeen(tx, actor, id)
  const of = [tx.storeId, id]
  const [[summary], [opening], counts, reopenings, late, [handedTo = null], [before], issuer, report, funds] =
    await Promise.all([
      readSummaries(tx, actor, [id]),
      tx.query<{ openingNotes: Shift['openingNotes'] }>(openingNotesSql, of),
      tx.query<ShiftCount>(countsSql, of),
      tx.query<Shift['reopenings'][number]>(reopeningsSql, of),
      tx.query<Shift['late'][number]>(lateSql, of),
      tx.query<NonNullable<Shift['handedTo']>>(handedSql, of),
      tx.query<{ left: number | null }>(leftBeforeSql, of),
      readIssuer(tx, branchId),
      readShiftReport(tx, actor, id),
      findsAccounts(actor) ? readOtherFunds(tx, id) : [],
    ])
  const { status, heldBy, expected } = summary!
  const mayEnd = may(actor, { model: 'shift', action: 'update' })
  const mayReview = may(actor, { model: 'shift_review', action: 'update' })
  return {
    ...summary!,
    leftBefore: before?.left ?? null,
    handedTo,
    openingNotes: opening!.openingNotes,
    counts,
    otherFunds: status === 'OPEN' ? funds.map(({ accountId, name }) => ({ accountId, name })) : [],
    reopenings,
    late,
    report: expected === null ? null : report,
    mayCount: status === 'OPEN' && mayEnd && (heldBy === actor.employeeId || mayReview),
    mayReopen: status === 'CLOSED' && mayReview && handedTo === null,
    issuer,
  }
}

const moneySql = `
  select e.id, e.at, e.kind, e.document_kind, e.document_id, e.document_code, e.partner_name, e.note, e.amount, e.sequence,
    (select p.full_name from employee p where p.store_id = $1 and p.id = e.employee_id) as employee_name
  from cash_entry e join shift h on h.store_id = e.store_id and h.id = e.shift_id and h.account_id = e.account_id
  where e.store_id = $1 and e.shift_id = $2 and e.sequence < $3 order by e.sequence desc limit $4`

type MoneyRow = Output<(typeof shiftRoutes)['money']>['items'][number] & { sequence: number }
const beyondEvery = Number.MAX_SAFE_INTEGER

/** Each row of money of a drawer within a shift, the last first. Throws `not-found`, also while the caller counts blind. */
export async function listShiftMoney(
  tx: Tx,
  actor: Actor,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Output<(typeof shiftRoutes)['money']>> {
  await findSeen(tx, actor, id)
  const [summary] = await readSummaries(tx, actor, [id])
  if (summary!.expected === null) throw new DomainError('not-found', { kind: 'shift', id })
  const [before] = cursor ? decodeCursor(cursor, 1) : [beyondEvery]
  const rows = await tx.query<MoneyRow>(moneySql, [tx.storeId, id, before, limit + 1])
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.sequence]) : null }
}

import { type AuditAction, actionsOf } from '@quay/contract/audit-action'
import { suspicions } from '@quay/contract/log/suspicion'
import type { userLogFilter } from '@quay/contract/user-log/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'

export type LogFilter = z.output<typeof userLogFilter>

/** How far back is looked for what no index holds, where the caller names no first day. */
const lookBackDays = 31

/**
 * The log of the store and of the caller's branches under a filter, ready to be selected from. Days are those of
 * Vietnam. Without a first day, what no index finds (a place, a branch, a name without a code) is looked for in the
 * last 31 days only, and `since` says so: ten million rows would have to be read for the answer that there is none.
 */
export async function filterLog(tx: Tx, actor: Actor, filter: LogFilter) {
  const conditions: RawBuilder<boolean>[] = [
    sql`store_id = ${tx.storeId}`,
    filter.branchId
      ? sql`branch_id = ${branchOf(actor, filter.branchId)}`
      : sql`(branch_id is null or branch_id = any(${actor.branchIds}::uuid[]))`,
  ]
  if (filter.employeeId) conditions.push(sql`employee_id = ${filter.employeeId}`)
  if (filter.area) conditions.push(isOneOf(actionsOf(filter.area)))
  if (filter.action) conditions.push(isOneOf([filter.action]))
  if (filter.suspicion) conditions.push(showsSign(filter.suspicion))
  if (filter.subjectId) conditions.push(sql`subject_id = ${filter.subjectId}`)
  if (filter.place)
    conditions.push(sql`(address = ${filter.place} or device ilike ${`%${escapeLike(filter.place)}%`} collate "C")`)

  const named = filter.keyword ? await thingsOfCode(tx, filter.keyword) : []
  if (named.length) conditions.push(sql`subject_id = any(${named}::uuid[])`)
  else if (filter.keyword) conditions.push(sql`name_key(subject_code) = name_key(${filter.keyword})`)

  const isIndexed = filter.employeeId || filter.subjectId || filter.action || filter.suspicion || named.length
  const isSought = filter.branchId || filter.place || filter.keyword || filter.area
  const isCut = !filter.from && isSought && !isIndexed
  const since = isCut ? new Date(tx.now.getTime() - lookBackDays * 86_400_000) : null
  if (filter.from) conditions.push(sql`at >= ${startOf(filter.from)}`)
  if (since) conditions.push(sql`at >= ${since}`)
  if (filter.to) conditions.push(sql`at < ${startOf(filter.to)} + interval '1 day'`)
  const filtered = tx.db.selectFrom('user_log').where(sql.join(conditions, sql` and `) as RawBuilder<boolean>)
  return { filtered, since: since?.toISOString() ?? null }
}

const startOf = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')`
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/**
 * Actions as constants in the statement's text: with parameters the planner could not prove that the index of rare
 * actions holds them all. They come from the list of the contract, never from the caller.
 */
export const isOneOf = (actions: readonly AuditAction[]): RawBuilder<boolean> =>
  sql`action in (${sql.join(actions.map(action => sql.lit(action)))})`

/** A row of the log that an owner looks twice at; those that are found on bills are not rows of the log. */
function showsSign(sign: keyof typeof suspicions): RawBuilder<boolean> {
  const { actions } = suspicions[sign]
  if (!actions.length) return sql`false`
  return sign === 'price-change' ? sql`${isOneOf(actions)} and ${changesPrice}` : isOneOf(actions)
}

/** Units of the same name with another price before and after. The log keeps only fields that changed. */
export const changesPrice = sql<boolean>`(after ? 'units' and exists (
  select 1 from jsonb_array_elements(before -> 'units') was join jsonb_array_elements(after -> 'units') became
    on was ->> 'name' = became ->> 'name' where was -> 'price' <> became -> 'price'))`

/** The document, product or partner of a code: finds its whole history, also under earlier codes. */
async function thingsOfCode(tx: Tx, code: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from bill where store_id = $1 and code = $2
     union all select id from inbound where store_id = $1 and code = $2
     union all select id from cash_voucher where store_id = $1 and code = $2
     union all select id from product where store_id = $1 and upper(code) = $2
     union all select id from customer where store_id = $1 and upper(code) = $2
     union all select id from provider where store_id = $1 and upper(code) = $2`,
    [tx.storeId, code.toUpperCase()],
  )
  return rows.map(row => row.id)
}

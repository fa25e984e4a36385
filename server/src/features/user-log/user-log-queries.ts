import type { userLogRoutes } from '@quay/contract/user-log'
import { sql } from 'kysely'
import type { z } from 'zod'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

type Query = z.output<(typeof userLogRoutes)['list']['query']>

/**
 * The log, newest first, as a page of the contract: of the whole store and of the caller's branches. Days are those of
 * Vietnam.
 */
export async function listUserLog(tx: Tx, actor: Actor, query: Query) {
  let filtered = tx.db
    .selectFrom('user_log')
    .where('store_id', '=', tx.storeId)
    .where(({ eb, or }) =>
      or([eb('branch_id', 'is', null), eb('branch_id', '=', sql<string>`any(${actor.branchIds}::uuid[])`)]),
    )
  if (query.from)
    filtered = filtered.where('at', '>=', sql<string>`${query.from}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`)
  if (query.to)
    filtered = filtered.where(
      'at',
      '<',
      sql<string>`(${query.to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
    )
  if (query.employeeId) filtered = filtered.where('employee_id', '=', query.employeeId)
  if (query.action) filtered = filtered.where('action', '=', query.action)
  if (query.subjectId) filtered = filtered.where('subject_id', '=', query.subjectId)
  if (query.keyword) filtered = filtered.where('subject_code', '=', query.keyword.toUpperCase())

  let page = filtered
    .select([
      'id',
      'at',
      'employee_id as employeeId',
      'employee_name as employeeName',
      'branch_id as branchId',
      'action',
    ])
    .select([
      'subject_kind as subjectKind',
      'subject_id as subjectId',
      'subject_code as subjectCode',
      'before',
      'after',
      'address',
    ])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) {
    const [at, id] = decodeCursor(query.cursor, 2)
    page = page.where(sql<boolean>`(at, id) < (${at}::timestamptz, ${id}::uuid)`)
  } else page = page.offset(offsetOf(query))

  const counting = tx.db
    .selectFrom(
      filtered
        .select('id')
        .limit(pageReach + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
  const [rows, counted] = await Promise.all([page.execute(), counting.executeTakeFirstOrThrow()])
  return pageOfRows(rows, counted.count, query, row => [row.at, row.id])
}

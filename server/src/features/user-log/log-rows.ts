import { type AuditAction, auditActions } from '@quay/contract/audit-action'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/list/page.ts'
import { filterLog, type LogFilter } from './filter-log.ts'
import { hideFields } from './hide-fields.ts'

interface Paging {
  page: number
  limit: number
  cursor?: string | undefined
}

/** The log, newest first, as a page of the contract. */
export async function listUserLog(tx: Tx, actor: Actor, query: LogFilter & Paging) {
  const { filtered, since } = await filterLog(tx, actor, query)
  const position = query.cursor ? decodeCursor(query.cursor, 2) : null
  const rows = await readLogRows(tx, filtered, position, query.limit + 1, position ? 0 : offsetOf(query))
  const counted = position ? null : await countFrom(tx, filtered, rows.length, query)
  return {
    ...pageOfRows(
      rows.map(row => inWords(row, actor)),
      counted,
      query,
      row => [row.at, row.id],
    ),
    since,
  }
}

type Filtered = Awaited<ReturnType<typeof filterLog>>['filtered']

/**
 * The count for the first page of a filter; pages by cursor need none. A first page that is not full
 * is all there is, so a slow search does not run twice.
 */
async function countFrom(tx: Tx, filtered: Filtered, found: number, { page, limit }: Paging): Promise<number> {
  return page === 1 && found <= limit ? found : countLog(tx, filtered, pageReach + 1)
}

/** How many rows the filter has, looking at no more than `most`. */
export async function countLog(tx: Tx, filtered: Filtered, most: number): Promise<number> {
  const counted = await tx.db
    .selectFrom(filtered.select('id').limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}

/** Rows of a filter, newest first, behind a position (`at`, `id`) or from the newest on. */
export async function readLogRows(
  { storeId }: Pick<Tx, 'storeId'>,
  filtered: Filtered,
  position: readonly (string | number | null)[] | null,
  limit: number,
  offset = 0,
) {
  let page = filtered
    .select(['id', 'at', 'action', 'before', 'after', 'amount', 'device', 'address'])
    .select(['employeeId', 'employeeName', 'branchId'])
    .select(['subjectKind', 'subjectId', 'subjectCode'])
    .select(
      sql<string | null>`(select name from branch b where b.store_id = ${storeId} and b.id = user_log.branch_id)`.as(
        'branchName',
      ),
    )
    .select(
      // All rows of a request carry its instant, so the one of the approval is found by the key.
      sql<
        string | null
      >`(select o.after ->> 'approver' from user_log o where o.store_id = ${storeId} and o.at = user_log.at
        and o.request_id = user_log.request_id and o.action = 'override.use' and o.id <> user_log.id limit 1)`.as(
        'approverName',
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (position) page = page.where(sql<boolean>`(at, id) < (${position[0]}::timestamptz, ${position[1]}::uuid)`)
  else if (offset) page = page.offset(offset)
  return page.execute()
}

/** A row with its action as a person says it, and without what its reader may not see. */
export const inWords = <Row extends Parameters<typeof hideFields>[0]>(row: Row, { rights }: Actor) => ({
  ...hideFields(row, rights),
  actionText: auditActions[row.action as AuditAction] ?? row.action,
})

import type { ClosedDays } from '@quay/contract/branch/closed-day'
import { formatDate } from '@quay/domain/text/format-date'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { recordDay } from '../shift/day/keep-day.ts'
import { refuseOpeningFiled } from '../tax-filing/filing-store.ts'

interface Until {
  through: string | null
  reason?: string | undefined
}

interface LockedBranch {
  id: string
  name: string
  daysClosedThrough: string | null
  booksClosedThrough: string | null
}

/**
 * Closes the books of a branch until a day, or opens them again with a reason. Its row is held from before it is looked at, so a command that
 * changes a day (`lockBranchDay`) is over before, or sees the day closed. Throws `close-too-late` for today and later, `reopen-reason-missing`, `not-found`.
 */
export async function closeDays(
  tx: Tx,
  actor: Actor,
  { branchId, ...until }: Until & { branchId: string },
): Promise<ClosedDays> {
  const [branch] = await tx.query<LockedBranch>(lockOneSql, [tx.storeId, branchOf(actor, branchId)])
  if (!branch) throw new DomainError('not-found')
  const before = branch.daysClosedThrough
  await refuseUntil(tx, branchId, before, until)
  await tx.query('update branch set days_closed_through = $3 where store_id = $1 and id = $2', [
    tx.storeId,
    branchId,
    until.through,
  ])
  await recordClosedDays(tx, actor, branch, until.through)
  await tx.audit(
    'day.close',
    { kind: 'branch', id: branchId, code: branch.name, branchId },
    { closedThrough: before },
    { closedThrough: until.through, ...(until.reason && { reason: until.reason }) },
  )
  return readClosedDays(tx, actor)
}

/** The same of all branches together, after the tax of a period was declared. Throws the same, and `books-filed` for days that were declared. */
export async function closeBooks(tx: Tx, actor: Actor, until: Until): Promise<ClosedDays> {
  const branches = await tx.query<LockedBranch>(lockAllSql, [tx.storeId])
  const before = branches[0]?.booksClosedThrough ?? null
  await refuseUntil(tx, branchOf(actor, undefined), before, until)
  await refuseOpeningFiled(tx, until.through)
  await tx.query('update branch set books_closed_through = $2 where store_id = $1', [tx.storeId, until.through])
  for (const branch of branches) await recordClosedDays(tx, actor, branch, until.through)
  await tx.audit(
    'books.close',
    { kind: 'store', id: tx.storeId, code: 'Sổ' },
    { closedThrough: before },
    { closedThrough: until.through, ...(until.reason && { reason: until.reason }) },
  )
  return readClosedDays(tx, actor)
}

/** Of so many days their figures are kept when they are closed together: the last ones. */
const mostRecorded = 31

/** Keeps the figures of the days that are closed anew, so that a report of one tells what changed after it was opened again. */
async function recordClosedDays(tx: Tx, actor: Actor, branch: LockedBranch, through: string | null): Promise<void> {
  if (through === null) return
  const before = [branch.daysClosedThrough ?? '', branch.booksClosedThrough ?? ''].sort().at(-1)!
  const earliest = addDays(through, 1 - mostRecorded)
  const first = before >= earliest ? addDays(before, 1) : earliest
  for (let day = first; day <= through; day = addDays(day, 1))
    await recordDay(tx, actor, { branchId: branch.id, day, reason: 'CLOSED' })
}

async function refuseUntil(tx: Tx, branchId: string, before: string | null, { through, reason }: Until): Promise<void> {
  const { today } = await readBranchDay(tx, branchId)
  // Today goes on: bills are sold on it without the lock.
  if (through !== null && through >= today)
    throw refuseField('close-too-late', 'through', { latest: formatDate(addDays(today, -1)) })
  const opens = before !== null && (through === null || through < before)
  if (opens && !reason) throw refuseField('reopen-reason-missing', 'reason', { day: formatDate(before) })
}

/** Until when each branch of the caller is closed. */
export async function readClosedDays(tx: Tx, actor: Actor): Promise<ClosedDays> {
  const [{ today }, branches] = await Promise.all([
    readBranchDay(tx, branchOf(actor, undefined)),
    tx.query<ClosedDays['branches'][number]>(closedSql, [tx.storeId, actor.branchIds]),
  ])
  return { latest: addDays(today, -1), branches }
}

const lockOneSql = `
  select id, name, days_closed_through, books_closed_through from branch where store_id = $1 and id = $2 for update`

const lockAllSql = `
  select id, name, days_closed_through, books_closed_through from branch where store_id = $1 order by id for update`

const closedSql = `
  select id as branch_id, name as branch_name, closed_through, days_closed_through as days_through, books_closed_through as books_through
  from branch where store_id = $1 and id = any($2::uuid[]) order by is_default_branch desc, name collate "vi-x-icu", id`

import type { DayRecord } from '@quay/contract/shift/shapes'
import { changesOfDay } from '@quay/domain/shift/day-figures'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { readKeptDay, readLastRecord } from './day-record.ts'

/** Two who print at once: the second one sees the version of the first. */
const lockSql = `select name from branch where store_id = $1 and id = $2 for no key update`

/**
 * Keeps the figures of a day as they are printed, so that a later look can tell what changed. Printed again with the same figures it is the
 * version of before. Throws `not-found` and `day-not-begun`.
 */
export async function keepDay(
  tx: Tx,
  actor: Actor,
  { branchId: asked, day }: { branchId?: string | undefined; day: string },
): Promise<DayRecord> {
  const branchId = branchOf(actor, asked)
  const { today } = await readBranchDay(tx, branchId)
  if (day > today) throw refuseField('day-not-begun', 'day', { day: formatDate(day) })
  const [branch] = await tx.query<{ name: string }>(lockSql, [tx.storeId, branchId])
  const { record, isNew } = await recordDay(tx, actor, { branchId, day, reason: 'PRINTED' })
  if (isNew)
    await tx.audit('shift.keep-day', { kind: 'branch', id: branchId, code: branch!.name, branchId }, undefined, {
      reportDay: day,
      dayVersion: record.version,
    })
  else tx.repeated = true
  return record
}

/** Writes the figures of a day down behind the lock of its branch, unless they are those of the last version. */
export async function recordDay(
  tx: Tx,
  actor: Actor,
  { branchId, day, reason }: { branchId: string; day: string; reason: DayRecord['reason'] },
): Promise<{ record: DayRecord; isNew: boolean }> {
  const [last, figures] = await Promise.all([readLastRecord(tx, branchId, day), readKeptDay(tx, branchId, day)])
  if (last && changesOfDay(last.figures, figures).length === 0) {
    const { figures: _, ...record } = last
    return { record, isNew: false }
  }
  const record = { version: (last?.version ?? 0) + 1, reason, at: tx.now.toISOString(), byName: actor.fullName }
  await tx.insert('day_record', [
    {
      ...record,
      id: newId(),
      branchId,
      businessDay: day,
      at: tx.now,
      figures: JSON.stringify(figures),
      byId: actor.employeeId,
    },
  ])
  return { record, isNew: true }
}

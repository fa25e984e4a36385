import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { auditMany } from '../../db/write/audit-many.ts'
import { insertMany } from '../../db/write/insert-many.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { openingDay } from '../debt/opening-day.ts'

export interface OpeningPoints {
  customer: { id: string; code: string }
  /** More than none. */
  points: number
  /** Since when; left out, today. */
  on?: string | undefined
}

/**
 * Writes what customers had gathered before the first day: the first row of each one's point ledger, its own document like an
 * opening debt. One statement a table for any number of them. The customers are locked, and have no row yet. Throws what `openingDay` refuses.
 */
export async function openPoints(
  tx: Tx,
  actor: Actor,
  opened: readonly OpeningPoints[],
  { branchId: asked }: { branchId: string },
): Promise<void> {
  if (!opened.length) return
  const branchId = branchOf(actor, asked)
  const today = await openingDay(tx, branchId, undefined)
  for (const on of new Set(opened.flatMap(one => one.on ?? []))) await openingDay(tx, branchId, on)
  const rows = opened.map(({ customer, points, on = today }) => ({ id: newId(), customer, points, on }))
  await insertMany(
    tx,
    'point_entry',
    rows.map(({ id, customer, points, on }) => {
      return {
        id,
        customerId: customer.id,
        sequence: 1,
        amount: points,
        balanceAfter: points,
        kind: 'OPENING',
        documentKind: 'opening',
        documentId: id,
        documentCode: 'Đầu kỳ',
        employeeId: actor.employeeId,
        at: tx.now,
        businessDay: on,
      }
    }),
  )
  // What a customer brought from before has no end: nobody told it them.
  await insertMany(
    tx,
    'point_lot',
    rows.map(({ id, customer, points }) => ({
      id: newId(),
      customerId: customer.id,
      entryId: id,
      points,
      remaining: points,
    })),
  )
  await tx.query(
    `update customer c set points = given.points, point_entry_count = 1
     from json_to_recordset($2::json) as given (id uuid, points bigint) where c.store_id = $1 and c.id = given.id`,
    [tx.storeId, JSON.stringify(opened.map(({ customer, points }) => ({ id: customer.id, points })))],
  )
  await auditMany(
    tx,
    opened.map(({ customer, points, on }) => ({
      action: 'point.open' as const,
      subject: { kind: 'customer', id: customer.id, code: customer.code, branchId },
      before: { points: 0 },
      after: { points, ...(on && { openedOn: on }) },
    })),
  )
}

import type { Actor, NewRow, Tx } from '../db/connection/transaction.ts'
import { updateVersioned } from '../db/write/update-versioned.ts'
import type { DraftTable, MadeTable } from './document-kind.ts'

/** What every document keeps of its making. */
type Making = 'id' | 'code' | 'contentHash' | 'createdBy' | 'createdByName' | 'createdAt'
/** The columns of a document that its kind fills. */
export type HeadRow<Table extends MadeTable> = Omit<NewRow<Table>, Making>

/** Writes a new document without its lines: its number, its maker and when. */
export function insertHead<Table extends MadeTable>(
  tx: Tx,
  actor: Actor,
  table: Table,
  { id, code, hash }: { id: string; code: string; hash: Buffer },
  head: HeadRow<Table>,
): Promise<void> {
  const making = { createdBy: actor.employeeId, createdByName: actor.fullName, createdAt: tx.now }
  return tx.insert(table, [{ ...head, id, code, contentHash: hash, ...making }] as never)
}

/** Puts another head in the place of a draft's and takes its lines away; its number and its maker stay. */
export async function replaceHead<Table extends DraftTable>(
  tx: Tx,
  table: Table,
  id: string,
  head: Partial<HeadRow<Table>>,
): Promise<void> {
  await deleteLines(tx, table, id)
  await updateVersioned(tx, table, id, head as never)
}

/** Completes a draft that keeps no lines of its own: it counts as made now, by whoever completes it. */
export function completeHead<Table extends DraftTable>(
  tx: Tx,
  actor: Actor,
  table: Table,
  id: string,
  head: Partial<HeadRow<Table>>,
): Promise<void> {
  const making = { createdBy: actor.employeeId, createdByName: actor.fullName, createdAt: tx.now }
  return updateVersioned(tx, table, id, { ...head, ...making, status: 'SUCCEED' } as never)
}

/** Takes the lines of a draft away, and what hangs on them. */
export async function deleteLines(tx: Tx, table: DraftTable, id: string): Promise<void> {
  await tx.query(`delete from ${table}_item where store_id = $1 and ${table}_id = $2`, [tx.storeId, id])
}

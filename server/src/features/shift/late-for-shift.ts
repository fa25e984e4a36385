import { correctLate } from '@quay/domain/shift/correct-late'
import { type ShiftOfSale, shiftOfSale } from '@quay/domain/shift/shift-of-sale'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postingOf } from '../stock/posting.ts'

/** A shift that a sale or a return may be of. */
export interface SaleShift extends ShiftOfSale {
  code: string
  /** The fund of its drawer. */
  accountId: string
}

interface Late {
  branchId: string
  /** The day of posting. */
  day: string
  /** Of the document. */
  code: string
  cashEntries: Parameters<typeof correctLate>[0]
}

/** The shift that a till named, unless the money moved after it was counted; null where the server knows none of it. */
export async function shiftThen(tx: Tx, branchId: string, named: string, at: string): Promise<SaleShift | null> {
  const shifts = await tx.query<SaleShift>(namedSql, [tx.storeId, branchId, named])
  return shiftOfSale(shifts, named, at)
}

const namedSql = `
  select id, code, account_id, status = 'OPEN' as is_open, closed_at from shift
  where store_id = $1 and branch_id = $2 and id = $3`

/** A document came after its shift had been closed: its money was counted already, so the drawer stays at what was counted. */
export async function postLate(
  tx: Tx,
  actor: Actor,
  shift: SaleShift | null,
  { branchId, day, code, cashEntries }: Late,
): Promise<void> {
  const correction = shift && !shift.isOpen && correctLate(cashEntries, shift.accountId)
  if (!correction) return
  const posting = postingOf(actor, 'shift', { ...shift, branchId }, day)
  await postCash(tx, { ...posting, shiftId: shift.id }, [{ ...correction, note: `${code} về sau khi chốt ca` }])
}

/** A late document changes the sum of a closed shift: who looks at it sees another version. Gives who held it; null where it is open. */
export async function raiseShift(tx: Tx, shift: SaleShift | null): Promise<string | null> {
  if (!shift || shift.isOpen) return null
  const [row] = await tx.query<{ heldByName: string }>(
    'update shift set version = version + 1 where store_id = $1 and id = $2 returning held_by_name',
    [tx.storeId, shift.id],
  )
  return row?.heldByName ?? null
}

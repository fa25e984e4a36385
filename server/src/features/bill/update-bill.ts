import type { Bill, BillPatch } from '@quay/contract/bill/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { changedFields } from '../../db/changed-fields.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { patched } from '../../db/patched.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { updateVersioned } from '../../db/update-versioned.ts'
import { ownDocument, requireVersion } from '../../document/lock-document.ts'
import { readBill } from './bill-queries.ts'
import { type CountedBill, moveSaleHour } from './sale-hour.ts'

interface StoredBill {
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  version: number
  note: string | null
  prescriptionCode: string | null
  sellerId: string
  sellerName: string
}

/**
 * Corrects the words of a posted bill, and who sold it; goods and money stay as they were sold. Throws `not-found`, `already-cancelled`,
 * `version-conflict` with the bill as it is, `prescription-kept`, `seller-elsewhere`, and `day-closed` for another seller.
 */
export async function updateBill(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, sellerId, ...words }: BillPatch,
): Promise<Bill> {
  const read = () => readBill(tx, actor, id)
  const { code, branchId, status, ...before } = await ownDocument(
    actor,
    tx.query<StoredBill>(lockSql, [tx.storeId, id]),
  )
  if (status === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  await requireVersion(before, version, read)
  const { version: _, ...was } = before
  const seller = sellerId && sellerId !== was.sellerId ? await sellerAt(tx, branchId, sellerId) : {}
  const now = { ...patched(was, words), ...seller }
  if (now.prescriptionCode !== was.prescriptionCode) await refuseKept(tx, id)
  if (now.sellerId !== was.sellerId) await moveSums(tx, id, now.sellerId)
  await updateVersioned(tx, 'bill', id, { ...now, editedAt: tx.now })
  const { sellerId: _was, ...shownBefore } = was
  const { sellerId: _now, ...shownNow } = now
  const changed = changedFields(shownBefore, shownNow)
  await tx.audit('bill.update', { kind: 'bill', id, code, branchId }, changed.before, changed.after)
  return read()
}

/** Somebody who works at the branch now. */
async function sellerAt(tx: Tx, branchId: string, id: string): Promise<{ sellerId: string; sellerName: string }> {
  const [found] = await tx.query<{ fullName: string; worksHere: boolean }>(
    `select full_name, is_active and exists (
       select from employee_branch w where w.store_id = $1 and w.employee_id = e.id and w.branch_id = $3) as works_here
     from employee e where e.store_id = $1 and e.id = $2`,
    [tx.storeId, id, branchId],
  )
  if (!found) throw refuseField('not-found', 'sellerId', { kind: 'employee', id })
  if (!found.worksHere) throw refuseField('seller-elsewhere', 'sellerId', { seller: found.fullName })
  return { sellerId: id, sellerName: found.fullName }
}

/** The sums of its day count it as sold by the other one; those of a closed day stand. */
async function moveSums(tx: Tx, billId: string, sellerId: string): Promise<void> {
  const of = [tx.storeId, billId]
  const [bill] = await tx.query<Omit<CountedBill, 'payments'> & { closedThrough: string | null }>(countedSql, of)
  const { closedThrough, ...counted } = bill!
  if (closedThrough !== null && counted.businessDay <= closedThrough)
    throw refuseField('day-closed', 'sellerId', { day: formatDate(counted.businessDay) })
  const payments = await tx.query<CountedBill['payments'][number]>(
    'select method, amount from bill_payment where store_id = $1 and bill_id = $2 order by position',
    of,
  )
  await moveSaleHour(tx, { ...counted, payments }, sellerId)
}

/** The code of a prescription that the bill keeps whole is that of the paper. */
async function refuseKept(tx: Tx, billId: string): Promise<void> {
  const [kept] = await tx.query<{ code: string }>(
    'select code from prescription where store_id = $1 and bill_id = $2',
    [tx.storeId, billId],
  )
  if (kept) throw refuseField('prescription-kept', 'prescriptionCode', kept)
}

const lockSql = `
  select code, branch_id, status, version, note, prescription_code, seller_id, seller_name from bill
  where store_id = $1 and id = $2 for update`

const countedSql = `
  select b.branch_id, b.business_day, b.sold_at, r.time_zone, b.seller_id, b.total_price, b.total_price - b.payable as discount_amount,
    b.payable, b.surcharges, b.cash_rounding, b.cost, r.closed_through
  from bill b join branch r on r.store_id = $1 and r.id = b.branch_id where b.store_id = $1 and b.id = $2`

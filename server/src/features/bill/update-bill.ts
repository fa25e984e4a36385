import type { Bill, BillPatch } from '@quay/contract/bill/shapes'
import type { Invoice } from '@quay/contract/e-invoice/shapes'
import type { BillCustomer } from '@quay/domain/bill/bill-facts'
import { checkDueDay } from '@quay/domain/bill/check-due-day'
import { checkRevisit } from '@quay/domain/bill/check-revisit'
import { describeInvoice } from '@quay/domain/e-invoice/describe-invoice'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { ownDocument, requireVersion } from '../../document/lock-document.ts'
import { may } from '../../http/caller/rights.ts'
import { keptInvoice, readBillInvoice, replaceInvoice } from '../e-invoice/bill-invoice.ts'
import { moveReturns } from '../sale-return/move-returns.ts'
import { readSetting } from '../setting/read-setting.ts'
import { changeDoctor } from './change-doctor.ts'
import { readBill } from './read/bill-queries.ts'
import { type CountedBill, countedColumns, moveSaleHour } from './sale-hour.ts'
import { sellerAt } from './seller-at.ts'

interface StoredBill {
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  version: number
  note: string | null
  prescriptionCode: string | null
  sellerId: string
  sellerName: string
  dueOn: string | null
  revisitOn: string | null
  businessDay: string
}

/**
 * Corrects the words of a posted bill, its seller, doctor, buyer of the e-invoice, and the day on which the customer promised to pay; goods and money stay as they were sold. Throws `not-found`, `already-cancelled`,
 * `version-conflict` with the bill as it is, `prescription-kept`, `seller-elsewhere`, `day-closed` for another seller, and what checkDueDay, changeDoctor and readInvoice refuse.
 */
export async function updateBill(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, sellerId, doctor, invoice, ...words }: BillPatch,
): Promise<Bill> {
  const read = () => readBill(tx, actor, id)
  const { code, branchId, status, businessDay, ...before } = await ownDocument(
    actor,
    tx.query<StoredBill>(lockSql, [tx.storeId, id]),
  )
  if (status === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  await requireVersion(before, version, read)
  const { version: _, ...was } = before
  const seller = sellerId && sellerId !== was.sellerId ? await sellerAt(tx, branchId, sellerId, 'sellerId') : {}
  const now = { ...patched(was, words), ...seller }
  if (now.prescriptionCode !== was.prescriptionCode) await refuseKept(tx, id)
  if (now.dueOn !== was.dueOn) await checkDue(tx, actor, { id, code, dueOn: now.dueOn })
  const unfit = now.revisitOn === was.revisitOn ? null : checkRevisit(now.revisitOn, businessDay)
  if (unfit) throw refuseAs(unfit)
  if (now.sellerId !== was.sellerId) await moveSums(tx, id, now.sellerId)
  const doctors = doctor ? await changeDoctor(tx, id, doctor) : { before: {}, after: {} }
  const invoices = invoice === undefined ? { before: {}, after: {} } : await changeInvoice(tx, id, keptInvoice(invoice))
  await updateVersioned(tx, 'bill', id, { ...now, editedAt: tx.now })
  const { sellerId: _was, ...shownBefore } = was
  const { sellerId: _now, ...shownNow } = now
  const changed = changedFields(shownBefore, shownNow)
  await tx.audit(
    'bill.update',
    { kind: 'bill', id, code, branchId },
    { ...changed.before, ...doctors.before, ...invoices.before },
    { ...changed.after, ...doctors.after, ...invoices.after },
  )
  return read()
}

/** Nothing issues invoices yet; once something does, an issued one is adjusted or replaced and its buyer stays. Gives both for the log. */
async function changeInvoice(tx: Tx, id: string, invoice: Invoice | null) {
  const before = await readBillInvoice(tx, id)
  await replaceInvoice(tx, id, invoice)
  return changedFields({ invoice: describeInvoice(before) }, { invoice: describeInvoice(invoice) })
}

/** A day for what is owed, by the same rule as at the sale. Throws `due-day-without-debt`, `due-day-past` and `due-day-late`. */
async function checkDue(
  tx: Tx,
  actor: Actor,
  { id, code, dueOn }: { id: string; code: string; dueOn: string | null },
): Promise<void> {
  const [[bill], usual] = await Promise.all([
    tx.query<DueRow>(dueSql, [tx.storeId, id]),
    readSetting(tx, 'defaultDebtDays'),
  ])
  const { debt, soldDay, name, debtDays } = bill!
  if (dueOn !== null && debt === 0) throw refuseField('due-day-without-debt', 'dueOn', { code })
  const customer = { name, debtDays: debtDays ?? usual } as BillCustomer
  const rights = { mayExceedDebtLimit: may(actor, { model: 'debt_limit', action: 'update' }) }
  const refusal = checkDueDay({ dueOn }, debt, { customer, soldDay, rights })
  if (refusal) throw refuseAs(refusal)
}

interface DueRow {
  debt: number
  soldDay: string
  name: string
  debtDays: number | null
}

const dueSql = `
  select b.debt, b.business_day as sold_day, coalesce(c.name, '') as name,
    coalesce(c.debt_days, (select g.debt_days from customer_group g where g.store_id = $1 and g.id = c.group_id)) as debt_days
  from bill b left join customer c on c.store_id = $1 and c.id = b.customer_id where b.store_id = $1 and b.id = $2`

/** The sums of its day count it as sold by the other one, and what came back of it too; those of a closed day stand. */
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
  await moveReturns(tx, billId, sellerId)
  await moveSaleHour(tx, { ...counted, payments }, sellerId)
  await tx.query('update bill_item set seller_id = $3 where store_id = $1 and bill_id = $2', [...of, sellerId])
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
  select code, branch_id, status, version, note, prescription_code, seller_id, seller_name, due_on, revisit_on, business_day from bill
  where store_id = $1 and id = $2 for update`

const countedSql = `
  select ${countedColumns}, r.time_zone, r.closed_through
  from bill b join branch r on r.store_id = $1 and r.id = b.branch_id where b.store_id = $1 and b.id = $2 for share of r`

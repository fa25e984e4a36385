import type { Bill, BillReplacement } from '@quay/contract/bill/shapes'
import type { DeliveryBody } from '@quay/contract/delivery/shapes'
import { checkReplaceDay } from '@quay/domain/bill/check-replace-day'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { may } from '../../http/caller/rights.ts'
import { receiveAsBefore } from '../bank-transfer/await-transfers.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postAllocations } from '../debt/apply-debt.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readBilledSurcharges } from '../surcharge/surcharge-store.ts'
import { undoBill } from './cancel-bill.ts'
import { completeBill, type ReplacedBill } from './complete-bill.ts'
import type { BillToCancel } from './load/load-bill-to-cancel.ts'
import {
  lockReplacedBill,
  readGivenCare,
  readKeptPrices,
  readLineSellers,
  readUsedPromotions,
  type StoredBill,
} from './load/load-replaced-bill.ts'
import { readBill } from './read/bill-queries.ts'

/**
 * Sells another bill in the place of a posted one: cancels that, then sells on what stands behind it. The new bill keeps when, by whom and at
 * which till it was sold, what its goods cost then, its prescription, and its order with the deposit. Throws `not-found`, `bill-not-replaceable`,
 * `bill-past-replacing`, `earned-points-spent`, `fund-short` and what a sale refuses.
 */
export async function replaceBill(
  tx: Tx,
  actor: Actor,
  id: string,
  { reason, bill, acceptsSpentPoints = false }: BillReplacement,
  hash: Buffer,
): Promise<Bill> {
  if (!may(actor, { model: 'bill', action: 'delete' }))
    throw new DomainError('forbidden', { model: 'bill', action: 'delete' })
  const stored = await lockReplacedBill(tx, actor, id, bill)
  await refuseTooLate(tx, stored)
  const undone = await undoBill(tx, actor, id, { reason, isReplaced: true })
  const customerId = bill.customerId === stored.customerId ? (stored.survivorId ?? bill.customerId) : bill.customerId
  const kept = await readGivenCare(tx, stored)
  const body = {
    ...kept,
    ...(stored.revisitOn && { revisitOn: stored.revisitOn }),
    ...bill,
    ...(bill.prescription && { prescription: withHiddenPhone(bill.prescription, kept.prescription) }),
    delivery: deliveryFor(bill.delivery, kept.delivery),
    invoice: bill.invoice === undefined ? kept.invoice : (bill.invoice ?? undefined),
    id: newId(),
    branchId: stored.branchId,
    sellerId: stored.sellerId,
    soldAt: stored.soldAt,
    ...(stored.orderId && { orderId: stored.orderId }),
    channel: bill.channel ?? stored.channel,
    ...(customerId && { customerId }),
  }
  const sold = await completeBill(tx, actor, body, hash, { replaced: await asReplaced(tx, stored) })
  await moveAllocations(tx, undone, sold.id)
  await receiveAsBefore(tx, id, sold.id)
  if (!undone.facts.mayOverdraw) await refuseOverdrawn(tx, undone)
  if (!acceptsSpentPoints) await refuseSpentPoints(tx, stored)
  await tx.audit(
    'bill.replace',
    {
      kind: 'bill',
      id,
      code: stored.code,
      branchId: stored.branchId,
      amount: dueOf(sold) - dueOf(stored),
    },
    { status: 'SUCCEED', payable: stored.payable },
    { status: 'CANCELLED', reason, replacedBy: sold.code, payable: sold.payable },
  )
  return readBill(tx, actor, sold.id)
}

async function refuseTooLate(tx: Tx, stored: StoredBill): Promise<void> {
  const days = await readSetting(tx, 'replaceBillDays')
  const { today } = await readBranchDay(tx, stored.branchId)
  const refusal = checkReplaceDay(stored, today, days)
  if (refusal) throw refuseAs(refusal)
}

type Prescription = NonNullable<BillReplacement['bill']['prescription']>

/** A phone that was hidden from who replaces the bill is that of the same patient still. */
const withHiddenPhone = (given: Prescription, kept: Prescription | undefined): Prescription =>
  kept?.phone && kept.patientName === given.patientName ? { phone: kept.phone, ...given } : given

/** Where it is brought to: as before unless something is sent; a phone that was hidden is that of before. */
function deliveryFor(
  given: BillReplacement['bill']['delivery'],
  kept: DeliveryBody | undefined,
): DeliveryBody | undefined {
  if (given === null) return undefined
  if (given === undefined) return kept
  const phone = given.phone ?? kept?.phone
  if (!phone) throw refuseField('receiver-phone-missing', 'bill.delivery.phone')
  return { ...given, phone }
}

const asReplaced = async (
  tx: Tx,
  { id, code, sellerId, sellerName, deviceId, deviceName, deductsVat }: StoredBill,
): Promise<ReplacedBill> => ({
  id,
  code,
  sellerId,
  sellerName,
  device: deviceId && deviceName ? { id: deviceId, name: deviceName } : null,
  deductsVat,
  lineSellers: await readLineSellers(tx, id),
  factsOf: async loaded => {
    const [keptPrices, used, before] = await Promise.all([
      readKeptPrices(tx, id),
      readUsedPromotions(tx, id),
      readBilledSurcharges(tx, id),
    ])
    const known = new Set(loaded.promotions.map(one => one.id))
    return {
      ...loaded,
      keptPrices,
      surcharges: loaded.surcharges && { ...loaded.surcharges, before },
      promotions: [...loaded.promotions, ...used.filter(one => !known.has(one.id))],
      // It was sold on that day already.
      rights: { ...loaded.rights, mayBackDate: true },
      backDateDays: null,
    }
  },
})

/** What later payments settled of the old bill settles the new one, the oldest first; what is over is the customer's credit. */
async function moveAllocations(tx: Tx, { facts }: BillToCancel, newBillId: string): Promise<void> {
  if (facts.allocations.length === 0) return
  const [debt] = await tx.query<{ id: string; amount: number; partnerId: string }>(
    `select id, amount, partner_id from debt_entry where store_id = $1 and document_id = $2 and kind = 'SALE'`,
    [tx.storeId, newBillId],
  )
  if (!debt || debt.partnerId !== facts.partner?.id) return
  let left = debt.amount
  await postAllocations(
    tx,
    facts.allocations.flatMap(({ paymentEntryId, amount: paid }) => {
      const amount = Math.min(left, paid)
      left -= amount
      return amount > 0 ? [{ paymentEntryId, debtEntryId: debt.id, amount }] : []
    }),
  )
}

/** What went out of a fund and did not come in again must have lain there. */
async function refuseOverdrawn(tx: Tx, { facts: { cashEntries, funds } }: BillToCancel): Promise<void> {
  const now = await tx.query<{ id: string; name: string; balance: number }>(
    'select id, name, balance from cash_account where store_id = $1 and id = any($2::uuid[]) order by id',
    [tx.storeId, cashEntries.map(({ accountId }) => accountId)],
  )
  for (const { id, name, balance } of now) {
    const available = funds.find(fund => fund.id === id)!.balance
    if (balance >= 0 || balance >= available) continue
    throw new DomainError('fund-short', {
      accountId: id,
      account: name,
      available,
      availableText: formatDong(available),
    })
  }
}

async function refuseSpentPoints(tx: Tx, { code, customerId, points: before }: StoredBill): Promise<void> {
  if (customerId === null || before === null || before < 0) return
  const [customer] = await tx.query<{ points: number }>('select points from customer where store_id = $1 and id = $2', [
    tx.storeId,
    customerId,
  ])
  const points = 0 - (customer?.points ?? 0)
  if (points > 0) throw new DomainError('earned-points-spent', { code, points })
}

const dueOf = (bill: { payable: number; surcharges: number; cashRounding: number }) =>
  bill.payable + bill.surcharges + bill.cashRounding

import type { Delivery } from '@quay/contract/delivery/shapes'
import type { Invoice } from '@quay/contract/e-invoice/shapes'
import type { BillPlan } from '@quay/domain/bill/bill-plan'
import type { LineDosePack } from '@quay/domain/sample-medicine/apply-sample'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { discountColumns } from '../../document/discount-columns.ts'
import { awaitTransfers } from '../bank-transfer/await-transfers.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { deliveryRow } from '../delivery/bill-delivery.ts'
import { writeDiscounts } from '../discount/write-discounts.ts'
import { invoiceRow } from '../e-invoice/bill-invoice.ts'
import { postPoints } from '../point/apply-points.ts'
import { countLate } from '../report/count-late.ts'
import { type OrderToBill, settleOrder } from '../sales-order/bill-of-order.ts'
import { postLate, type SaleShift } from '../shift/late-for-shift.ts'
import { openStock, postStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'
import { postingOf } from '../stock/posting.ts'
import type { BillHeading } from './complete-bill.ts'
import { buyerRow, prescriptionRow } from './prescription-rows.ts'
import { addToSaleHour } from './sale-hour.ts'
import type { Issuer } from './sale-place.ts'

/** What is on a bill of a sale that a till made without an answer of the server. */
export interface KeptHeading {
  localNumber: string
  series: string | null
  sequence: number | null
  arrivedAt: string
  deliveredByName: string
  priceVersion: string | null
  saidAt: string | null
  /** Papers that its till printed before it arrived. */
  printCount: number
}

interface Posted extends BillHeading {
  issuer: Issuer
  shift: SaleShift | null
  timeZone: string
  /** The last day that stands in the sums of reports. */
  countedThrough: string
  /** The branch declares VAT by deduction, or did when it sold what this bill stands for. */
  deductsVat: boolean
  awaitsTransfers: boolean
  hash: Buffer
  order: OrderToBill | null
  delivery: Delivery | null
  invoice: Invoice | null
  kept?: KeptHeading | undefined
  /** When the goods left, where that was before now. */
  happenedAt?: string | undefined
}

/** Writes every row of a decided sale: one statement a table, sent in one go. No rule is looked at here. */
export async function applyBill(tx: Tx, actor: Actor, plan: BillPlan, posted: Posted): Promise<void> {
  const { bill } = plan
  const customer = bill.customerId
    ? ({ kind: 'customer', id: bill.customerId, name: bill.customerName } as const)
    : null
  const shiftId = posted.shift?.id ?? null
  const posting = {
    ...postingOf(actor, 'bill', { ...bill, code: posted.code }, bill.postedDay, customer),
    shiftId,
    happenedAt: posted.happenedAt,
  }
  const payments = plan.payments.map(payment => ({ ...payment, id: newId() }))
  if (plan.owed.length) await openOwed(tx, bill.branchId, plan.owed)
  await Promise.all([
    tx.insert('bill', [billRow(tx, actor, plan, posted)]),
    tx.insert(
      'bill_item',
      plan.items.map(item => itemRow(item, bill, posted)),
    ),
    tx.insert(
      'bill_item_sample',
      plan.items.flatMap(item => (item.sample ? [sampleRow(item.id, item.sample, bill.id)] : [])),
    ),
    tx.insert(
      'bill_item_part',
      plan.itemParts.map(part => partRow(part, bill)),
    ),
    tx.insert(
      'bill_item_lot',
      plan.itemLots.map(lot => lotRow(lot, bill.id)),
    ),
    tx.insert(
      'bill_payment',
      payments.map(payment => ({ ...payment, billId: bill.id })),
    ),
    tx.insert(
      'bill_surcharge',
      plan.surcharges.map(row => ({ ...row, id: newId(), billId: bill.id })),
    ),
    posted.awaitsTransfers ? awaitTransfers(tx, plan, posted.code, payments) : undefined,
    tx.insert('prescription', plan.prescription ? [prescriptionRow(plan.prescription, bill.id, posted.code)] : []),
    tx.insert('bill_buyer', plan.buyer ? [buyerRow(plan.buyer, bill.id)] : []),
    tx.insert('delivery', posted.delivery ? [deliveryRow(posted.delivery, bill.id)] : []),
    tx.insert('bill_invoice', posted.invoice ? [invoiceRow(posted.invoice, bill.id)] : []),
    tx.insert(
      'bill_contraindication',
      plan.contraindications.map(pair => ({ ...pair, id: newId(), billId: bill.id })),
    ),
    writeDiscounts(tx, plan),
    tx.insert('public_slug', [{ slug: posted.slug, kind: 'bill', id: bill.id }]),
    postStock(tx, posting, {
      entries: plan.stockEntries.map(entry => ({ ...entry, lineId: entry.itemId })),
      lotChanges: plan.lotChanges,
      productChanges: plan.productChanges,
    }),
    postCash(tx, posting, plan.cashEntries),
    postLate(tx, actor, posted.shift, {
      ...{ branchId: bill.branchId, day: bill.postedDay, code: posted.code, cashEntries: plan.cashEntries },
    }),
    plan.debtEntry
      ? postDebt(tx, posting, { ...plan.debtEntry, partnerKind: 'customer', partnerId: plan.debtEntry.customerId })
      : undefined,
    posted.order ? settleOrder(tx, posting, plan, posted.order) : undefined,
    postPoints(tx, posting, plan),
    tx.insert('point_waiting', waitingOf(bill)),
    addToSaleHour(tx, { ...bill, ...posted, surchargeVat: surchargeVatOf(plan), payments: plan.payments }, 1),
  ])
  if (isLate(plan, posted)) countLate(tx, { ...bill, today: bill.postedDay }, 1)
}

/** It counts on a day that may stand in the sums of reports already: hardly any sale. */
export const isLate = ({ bill }: BillPlan, { countedThrough }: Pick<Posted, 'countedThrough'>): boolean =>
  bill.businessDay < bill.postedDay || bill.businessDay <= countedThrough

/** What is owed of a bill that earns as it is paid. */
const waitingOf = ({ id, customerId, debt, pointRule }: BillPlan['bill']) =>
  customerId && pointRule?.when === 'PAID' ? [{ id, customerId, owed: debt }] : []

/** Makes the rows that goods need which were never here: their lot and the branch's stock of them. */
async function openOwed(tx: Tx, branchId: string, owed: BillPlan['owed']): Promise<void> {
  const lot = { number: '', numberKey: '', expiryDate: null, firstReceivedAt: tx.now.toISOString() }
  const fresh = owed.filter(shelf => shelf.isNew)
  await insertLots(
    tx,
    fresh.map(({ lotId, productId }) => ({ ...lot, id: lotId, productId })),
  )
  await openStock(
    tx,
    branchId,
    owed.map(({ productId }) => productId),
  )
}

function billRow(
  tx: Tx,
  actor: Actor,
  plan: BillPlan,
  {
    device,
    replaces,
    issuer,
    shift,
    timeZone: _zone,
    countedThrough: _through,
    awaitsTransfers: _awaits,
    order: _order,
    delivery: _delivery,
    invoice: _invoice,
    happenedAt: _happened,
    kept: ofPaper,
    hash,
    ...heading
  }: Posted,
) {
  const { bill } = plan
  // What the receipt shows beside them is not kept.
  const { discount, vat: vatAmount, postedDay: _day, customerCode: _code, discountAmount: _amount, ...kept } = bill
  const { doctorId: _doctor, vatGroups: _groups, pointRule, ...row } = kept
  return {
    ...row,
    ...heading,
    ...ofPaper,
    ...discountColumns(discount),
    createdBy: actor.employeeId,
    createdByName: actor.fullName,
    status: 'SUCCEED',
    deviceId: device?.id ?? null,
    replacesId: replaces?.id ?? null,
    issuer: JSON.stringify(issuer),
    pointRule: pointRule && JSON.stringify(pointRule),
    declined: JSON.stringify(bill.declined),
    shiftId: shift?.id ?? null,
    isLate: shift !== null && !shift.isOpen,
    postedAt: tx.now,
    vatAmount,
    surchargeVat: surchargeVatOf(plan),
    contentHash: hash,
  }
}

const surchargeVatOf = ({ surcharges }: BillPlan) => surcharges.reduce((sum, { vat }) => sum + vat, 0)

function itemRow(
  { discount, sample: _, gross: _gross, ...item }: BillPlan['items'][number],
  { id, businessDay, branchId, customerId }: BillPlan['bill'],
  { sellerId, deductsVat }: Posted,
) {
  return { ...item, ...discountColumns(discount), billId: id, businessDay, branchId, sellerId, customerId, deductsVat }
}

const sampleRow = (id: string, { group, count, ...sample }: LineDosePack, billId: string) => ({
  ...sample,
  id,
  billId,
  groupNumber: group,
  doseCount: count,
})

const partRow = (part: BillPlan['itemParts'][number], { id: billId, businessDay }: BillPlan['bill']) => ({
  ...part,
  id: newId(),
  billId,
  businessDay,
})

const lotRow = ({ itemIndex: _, productId: _product, ...lot }: BillPlan['itemLots'][number], billId: string) => ({
  ...lot,
  id: newId(),
  billId,
})

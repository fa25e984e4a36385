import type { BillPlan } from '@quay/domain/bill/bill-plan'
import type { LineDosePack } from '@quay/domain/sample-medicine/apply-sample'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { postPoints } from '../point/apply-points.ts'
import { openStock, postStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'
import type { Posting } from '../stock/posting.ts'
import type { BillHeading } from './complete-bill.ts'
import { addToSaleHour } from './sale-hour.ts'
import type { Issuer } from './sale-place.ts'

interface Posted extends BillHeading {
  issuer: Issuer
  hash: Buffer
}

/** Writes every row of a decided sale: one statement a table, sent in one go. No rule is looked at here. */
export async function applyBill(tx: Tx, actor: Actor, plan: BillPlan, posted: Posted): Promise<void> {
  const { bill } = plan
  const posting: Posting = {
    branchId: bill.branchId,
    businessDay: bill.postedDay,
    employeeId: actor.employeeId,
    document: { kind: 'bill', id: bill.id, code: posted.code },
    partner: bill.customerId ? { kind: 'customer', id: bill.customerId, name: bill.customerName } : null,
  }
  if (plan.owed.length) await openOwed(tx, bill.branchId, plan.owed)
  await Promise.all([
    tx.insert('bill', [billRow(tx, plan, posted)]),
    tx.insert(
      'bill_item',
      plan.items.map(item => itemRow(item, bill)),
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
      plan.payments.map(payment => ({
        id: newId(),
        billId: bill.id,
        position: payment.position,
        method: payment.method,
        accountId: payment.accountId,
        amount: payment.amount,
      })),
    ),
    tx.insert('public_slug', [{ slug: posted.slug, kind: 'bill', id: bill.id }]),
    postStock(tx, posting, {
      entries: plan.stockEntries.map(entry => ({ ...entry, lineId: entry.itemId })),
      lotChanges: plan.lotChanges,
      productChanges: plan.productChanges,
    }),
    postCash(tx, posting, plan.cashEntries),
    plan.debtEntry
      ? postDebt(tx, posting, { ...plan.debtEntry, partnerKind: 'customer', partnerId: plan.debtEntry.customerId })
      : undefined,
    postPoints(tx, posting, plan.pointEntries),
    addToSaleHour(tx, { ...bill, sellerId: posted.sellerId, payments: plan.payments }, 1),
  ])
}

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

function billRow(tx: Tx, { bill }: BillPlan, { code, slug, sellerId, sellerName, device, issuer, hash }: Posted) {
  return {
    id: bill.id,
    code,
    branchId: bill.branchId,
    status: 'SUCCEED',
    customerId: bill.customerId,
    customerName: bill.customerName,
    customerPhone: bill.customerPhone,
    prescriptionCode: bill.prescriptionCode,
    sellerId,
    sellerName,
    deviceId: device?.id ?? null,
    issuer: JSON.stringify(issuer),
    soldAt: bill.soldAt,
    postedAt: tx.now,
    businessDay: bill.businessDay,
    totalPrice: bill.totalPrice,
    discountUnit: bill.discount?.unit ?? null,
    discountValue: bill.discount?.value ?? null,
    lineDiscount: bill.lineDiscount,
    orderDiscount: bill.orderDiscount,
    pointsUsed: bill.pointsUsed,
    pointsAmount: bill.pointsAmount,
    pointsEarned: bill.pointsEarned,
    payable: bill.payable,
    paid: bill.paid,
    cashTendered: bill.cashTendered,
    change: bill.change,
    debt: bill.debt,
    vatAmount: bill.vat,
    cost: bill.cost,
    itemCount: bill.itemCount,
    note: bill.note,
    slug,
    contentHash: hash,
  }
}

function itemRow(item: BillPlan['items'][number], bill: BillPlan['bill']) {
  return {
    id: item.id,
    billId: bill.id,
    position: item.position,
    productId: item.productId,
    productCode: item.productCode,
    productName: item.productName,
    unitId: item.unitId,
    unitName: item.unitName,
    ratio: item.ratio,
    quantity: item.quantity,
    baseQuantity: item.baseQuantity,
    listPrice: item.listPrice,
    unitPrice: item.unitPrice,
    priceSource: item.priceSource,
    priceBookId: item.priceBookId,
    priceBookName: item.priceBookName,
    priceTierFrom: item.priceTierFrom,
    postedPrice: item.postedPrice,
    postedReason: item.postedReason,
    discountUnit: item.discount?.unit ?? null,
    discountValue: item.discount?.value ?? null,
    lineDiscount: item.lineDiscount,
    orderShare: item.orderShare,
    net: item.net,
    vatRate: item.vatRate,
    vat: item.vat,
    cost: item.cost,
    businessDay: bill.businessDay,
    note: item.note,
  }
}

const sampleRow = (itemId: string, sample: LineDosePack, billId: string) => ({
  id: itemId,
  billId,
  sampleMedicineId: sample.sampleMedicineId,
  code: sample.code,
  name: sample.name,
  groupNumber: sample.group,
  doseCount: sample.count,
  strength: sample.strength,
  replacedProductId: sample.replacedProductId,
  replacedProductName: sample.replacedProductName,
})

const partRow = (part: BillPlan['itemParts'][number], bill: BillPlan['bill']) => ({
  id: newId(),
  billId: bill.id,
  itemId: part.itemId,
  position: part.position,
  productId: part.productId,
  productCode: part.productCode,
  productName: part.productName,
  unitId: part.unitId,
  unitName: part.unitName,
  ratio: part.ratio,
  quantity: part.quantity,
  baseQuantity: part.baseQuantity,
  net: part.net,
  vatRate: part.vatRate,
  vat: part.vat,
  cost: part.cost,
  businessDay: bill.businessDay,
})

const lotRow = (lot: BillPlan['itemLots'][number], billId: string) => ({
  id: newId(),
  billId,
  itemId: lot.itemId,
  lotId: lot.lotId,
  lotNumber: lot.lotNumber,
  expiryDate: lot.expiryDate,
  quantity: lot.quantity,
  value: lot.value,
})

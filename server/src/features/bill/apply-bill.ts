import type { BillPlan } from '@quay/domain/bill/bill-plan'
import type { LineSample } from '@quay/domain/sample-medicine/apply-sample'
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
        bill_id: bill.id,
        position: payment.position,
        method: payment.method,
        account_id: payment.accountId,
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
    branch_id: bill.branchId,
    status: 'SUCCEED',
    customer_id: bill.customerId,
    customer_name: bill.customerName,
    customer_phone: bill.customerPhone,
    prescription_code: bill.prescriptionCode,
    seller_id: sellerId,
    seller_name: sellerName,
    device_id: device?.id ?? null,
    issuer: JSON.stringify(issuer),
    sold_at: bill.soldAt,
    posted_at: tx.now,
    business_day: bill.businessDay,
    total_price: bill.totalPrice,
    discount_unit: bill.discount?.unit ?? null,
    discount_value: bill.discount?.value ?? null,
    line_discount: bill.lineDiscount,
    order_discount: bill.orderDiscount,
    points_used: bill.pointsUsed,
    points_amount: bill.pointsAmount,
    points_earned: bill.pointsEarned,
    payable: bill.payable,
    paid: bill.paid,
    cash_tendered: bill.cashTendered,
    change: bill.change,
    debt: bill.debt,
    vat_amount: bill.vat,
    cost: bill.cost,
    item_count: bill.itemCount,
    note: bill.note,
    slug,
    content_hash: hash,
  }
}

function itemRow(item: BillPlan['items'][number], bill: BillPlan['bill']) {
  return {
    id: item.id,
    bill_id: bill.id,
    position: item.position,
    product_id: item.productId,
    product_code: item.productCode,
    product_name: item.productName,
    unit_id: item.unitId,
    unit_name: item.unitName,
    ratio: item.ratio,
    quantity: item.quantity,
    base_quantity: item.baseQuantity,
    list_price: item.listPrice,
    unit_price: item.unitPrice,
    price_source: item.priceSource,
    price_book_id: item.priceBookId,
    price_book_name: item.priceBookName,
    price_tier_from: item.priceTierFrom,
    posted_price: item.postedPrice,
    posted_reason: item.postedReason,
    discount_unit: item.discount?.unit ?? null,
    discount_value: item.discount?.value ?? null,
    line_discount: item.lineDiscount,
    order_share: item.orderShare,
    net: item.net,
    vat_rate: item.vatRate,
    vat: item.vat,
    cost: item.cost,
    business_day: bill.businessDay,
    note: item.note,
  }
}

const sampleRow = (itemId: string, sample: LineSample, billId: string) => ({
  id: itemId,
  bill_id: billId,
  sample_medicine_id: sample.sampleMedicineId,
  code: sample.code,
  name: sample.name,
  group_number: sample.group,
  dose_count: sample.count,
  strength: sample.strength,
  replaced_product_id: sample.replacedProductId,
  replaced_product_name: sample.replacedProductName,
})

const partRow = (part: BillPlan['itemParts'][number], bill: BillPlan['bill']) => ({
  id: newId(),
  bill_id: bill.id,
  item_id: part.itemId,
  position: part.position,
  product_id: part.productId,
  product_code: part.productCode,
  product_name: part.productName,
  unit_id: part.unitId,
  unit_name: part.unitName,
  ratio: part.ratio,
  quantity: part.quantity,
  base_quantity: part.baseQuantity,
  net: part.net,
  vat_rate: part.vatRate,
  vat: part.vat,
  cost: part.cost,
  business_day: bill.businessDay,
})

const lotRow = (lot: BillPlan['itemLots'][number], billId: string) => ({
  id: newId(),
  bill_id: billId,
  item_id: lot.itemId,
  lot_id: lot.lotId,
  lot_number: lot.lotNumber,
  expiry_date: lot.expiryDate,
  quantity: lot.quantity,
  value: lot.value,
})

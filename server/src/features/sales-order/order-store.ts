import type { DocumentStatus } from '@quay/contract/enumeration'
import type { SalesOrderProgress } from '@quay/contract/sales-order/shapes'
import type { OrderItemPlan, ReservationPlan, SalesOrderPlan } from '@quay/domain/sales-order/decide-sales-order'
import { progressText } from '@quay/domain/sales-order/progress-of'
import type { LineDosePack } from '@quay/domain/sample-medicine/apply-sample'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { discountColumns } from '../../document/discount-columns.ts'
import { ownDocument } from '../../document/lock-document.ts'

/** A stored order, locked. */
export interface StoredOrder {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  progress: SalesOrderProgress
  customerId: string | null
  customerName: string | null
  contactName: string | null
  contactPhone: string | null
  priceBookId: string | null
  holdUntil: string | null
  holdEndedAt: string | null
  expectedOn: string | null
  payable: number
  surcharges: number
  deposit: number
  depositEntryCount: number
  confirmedAt: string | null
  version: number
}

const columns = `id, code, branch_id, status, progress, customer_id, customer_name, contact_name, contact_phone, price_book_id, hold_until,
  hold_ended_at, expected_on, payable, surcharges, deposit, deposit_entry_count, confirmed_at, version`

const readSql = `select ${columns} from sales_order where store_id = $1 and id = $2`

const lockSql = `${readSql} for update`

const lockManySql = `
  select ${columns} from sales_order where store_id = $1 and id = any($2::uuid[]) order by id for update`

/** Locks an order, before stock and money. Throws `not-found`, also for a branch that is not the caller's. */
export const lockOrder = (tx: Tx, actor: Actor, id: string): Promise<StoredOrder> =>
  ownDocument(actor, tx.query<StoredOrder>(lockSql, [tx.storeId, id]), { kind: 'order', id })

/** An order without a lock. Throws `not-found`, also for a branch that is not the caller's. */
export const readOrder = (tx: Tx, actor: Actor, id: string): Promise<StoredOrder> =>
  ownDocument(actor, tx.query<StoredOrder>(readSql, [tx.storeId, id]), { kind: 'order', id })

/** Locks several orders in the order of their ids; those that are not there, or not of the caller's branches, are left out. */
export const lockOrders = async (tx: Tx, actor: Actor, ids: readonly string[]): Promise<StoredOrder[]> =>
  (await tx.query<StoredOrder>(lockManySql, [tx.storeId, ids])).filter(order =>
    actor.branchIds.includes(order.branchId),
  )

/** The order of a bill that is being cancelled. */
export async function lockOrderOfBill(tx: Tx, id: string): Promise<StoredOrder> {
  const [order] = await tx.query<StoredOrder>(lockSql, [tx.storeId, id])
  return order!
}

export const isOpen = ({ progress }: Pick<StoredOrder, 'progress'>) => progress === 'OPEN' || progress === 'PARTIAL'

/** Throws `order-closed` for an order of which nothing more is handed out, and for a draft. */
export function requireOpen(order: Pick<StoredOrder, 'code' | 'progress'>): void {
  if (!isOpen(order)) throw new DomainError('order-closed', { code: order.code, state: progressText[order.progress] })
}

/** Whether its goods are kept: until the end of the hold, or without one. */
export const holds = (order: Pick<StoredOrder, 'progress' | 'holdUntil' | 'holdEndedAt'>, now: Date) =>
  isOpen(order) && order.holdEndedAt === null && (order.holdUntil === null || new Date(order.holdUntil) > now)

/** The columns of the head that its plan says. */
export const amountsOf = ({ money, items, surcharges }: SalesOrderPlan) => ({
  totalPrice: money.totalPrice,
  promotionDiscount: money.promotionDiscount,
  lineDiscount: money.lineDiscount,
  promotionOrder: money.promotionOrder,
  orderDiscount: money.orderDiscount,
  payable: money.payable,
  surcharges: surcharges.amount,
  vatAmount: money.vat,
  itemCount: items.length,
})

/** Writes the lines of an order with what is kept of their goods and what promotions gave. */
export async function insertLines(
  tx: Tx,
  order: { id: string; branchId: string },
  plan: SalesOrderPlan,
  firstPlace = 0,
): Promise<void> {
  const { id: salesOrderId, branchId } = order
  await Promise.all([
    tx.insert(
      'sales_order_item',
      plan.items.map(item => ({ ...itemRow(item), position: firstPlace + item.position, salesOrderId })),
    ),
    tx.insert(
      'sales_order_item_sample',
      plan.items.flatMap(({ line: { id, sample } }) => (sample ? [{ ...sampleRow(id, sample), salesOrderId }] : [])),
    ),
    tx.insert(
      'sales_order_reservation',
      plan.reservations.map((row: ReservationPlan) => ({ ...row, id: newId(), salesOrderId, branchId })),
    ),
    tx.insert(
      'sales_order_discount',
      plan.discounts.map(({ voucher, ofOrder: _, points: _points, vouchers: _vouchers, ...row }) => ({
        ...row,
        id: newId(),
        salesOrderId,
        voucherCode: voucher?.code ?? null,
      })),
    ),
    tx.insert(
      'sales_order_item_discount',
      plan.itemDiscounts.map(row => ({ ...row, id: newId(), salesOrderId })),
    ),
    // Of goods that come to an order with bills none: its first bill took them.
    tx.insert('sales_order_surcharge', firstPlace === 0 ? surchargeRows(salesOrderId, plan) : []),
  ])
}

function itemRow({ line }: OrderItemPlan) {
  const { id, item, product, unit } = line
  return {
    id,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: line.quantity,
    baseQuantity: line.baseQuantity,
    listPrice: line.listPrice,
    unitPrice: line.unitPrice,
    priceSource: line.source,
    priceBookId: line.bookId,
    priceBookName: line.bookName,
    priceTierFrom: line.tierFrom,
    postedReason: item.postedReason ?? null,
    giftDiscountId: item.giftOf ?? null,
    ...discountColumns(item.discount),
    promotionDiscount: line.promotionDiscount,
    lineDiscount: line.lineDiscount,
    promotionShare: line.promotionShare,
    orderShare: line.orderShare,
    net: line.net,
    vatRate: line.vatRate,
    vat: line.vat,
    note: item.note ?? null,
  }
}

const surchargeRows = (salesOrderId: string, { surcharges }: SalesOrderPlan) =>
  surcharges.rows.map(
    ({ surcharge: { id: surchargeId, code, name, vatRate, returns }, amount, isTyped }, position) => ({
      ...{ id: newId(), salesOrderId, surchargeId, position },
      ...{ code, name, amount, isTyped, vatRate, returns },
    }),
  )

const sampleRow = (id: string, { group, count, ...sample }: LineDosePack) => ({
  ...sample,
  id,
  groupNumber: group,
  doseCount: count,
})

/** Takes the lines of an order away with all that hangs on them; what was kept of their goods was let go before. */
export async function deleteLines(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from sales_order_item where store_id = $1 and sales_order_id = $2', [tx.storeId, id])
  await tx.query('delete from sales_order_discount where store_id = $1 and sales_order_id = $2', [tx.storeId, id])
  await tx.query('delete from sales_order_surcharge where store_id = $1 and sales_order_id = $2', [tx.storeId, id])
}

/** What of an order no bill took yet beside its goods, in đồng: its first bill takes all of it. */
export const surchargesLeft = async (
  tx: Tx,
  { id, surcharges }: Pick<StoredOrder, 'id' | 'surcharges'>,
): Promise<number> => (surcharges > 0 && (await billOf(tx, id)) === null ? surcharges : 0)

/** A bill of the order that stands; null without one. */
export async function billOf(tx: Tx, id: string): Promise<string | null> {
  const [bill] = await tx.query<{ code: string }>(
    `select code from bill where store_id = $1 and order_id = $2 and status = 'SUCCEED' order by sold_at limit 1`,
    [tx.storeId, id],
  )
  return bill?.code ?? null
}

/** Whom money of an order is from, as a voucher names them. */
export const payerOf = ({
  customerId,
  customerName,
  contactName,
}: Pick<StoredOrder, 'customerId' | 'customerName' | 'contactName'>) =>
  customerId
    ? ({ kind: 'customer', id: customerId, name: customerName } as const)
    : ({ kind: 'other', id: null, name: contactName } as const)

import type { DocumentStatus, SaleChannel } from '@quay/contract/enumeration'
import type { CancelBillFacts } from '@quay/domain/bill/decide-cancel-bill'
import { businessDay } from '@quay/domain/time/business-day'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { lockFundsById } from '../../cashbook/apply-cash.ts'
import { lockPartner } from '../../debt/apply-debt.ts'
import { lockPoints, readWrittenPoints } from '../../point/point-store.ts'
import { lockOrderOfBill, type StoredOrder } from '../../sales-order/order-store.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { lockStock } from '../../stock/apply-stock.ts'
import type { Posting } from '../../stock/posting.ts'
import { type CountedBill, countedColumns } from '../sale-hour.ts'
import { loadOwed } from './load-owed.ts'

export interface BillToCancel {
  facts: CancelBillFacts
  counted: CountedBill
  /** The order that it handed out, locked; null for every other. */
  order: StoredOrder | null
  /** What its opposite rows carry. */
  posting: Posting
}

interface HeadRow {
  id: string
  code: string
  status: DocumentStatus
  branchId: string
  businessDay: string
  soldAt: string
  sellerId: string
  orderId: string | null
  customerId: string | null
  customerName: string | null
  channel: SaleChannel
  totalPrice: number
  promotionDiscount: number
  lineDiscount: number
  promotionOrder: number
  orderDiscount: number
  pointsAmount: number
  discountAmount: number
  payable: number
  vat: number
  deductsVat: boolean
  itemCount: number
  surcharges: number
  surchargeVat: number
  depositUsed: number
  cashRounding: number
  cost: number
  closedThrough: string | null
  timeZone: string
  dayCutOffHour: number
}

/** Reads a bill under lock with the rows that it wrote and the balances they stand in. Throws `not-found`. */
export async function loadBillToCancel(tx: Tx, actor: Actor, id: string): Promise<BillToCancel> {
  const [head] = await tx.query<HeadRow>(headSql, [tx.storeId, id])
  if (!head || !actor.branchIds.includes(head.branchId)) throw new DomainError('not-found')
  const order = head.orderId ? await lockOrderOfBill(tx, head.orderId) : null
  const documentOf = [tx.storeId, id]
  const [stockEntries, cashEntries, debtEntries, pointEntries, payments, returns] = await Promise.all([
    tx.query<CancelBillFacts['stockEntries'][number] & { mergedInto: string | null }>(stockSql, documentOf),
    tx.query<CancelBillFacts['cashEntries'][number]>(cashSql, documentOf),
    tx.query<CancelBillFacts['debtEntries'][number]>(debtSql, documentOf),
    readWrittenPoints(tx, id, ['EARN', 'SPEND', 'EARN_PAID', 'EARN_UNPAID']),
    tx.query<CountedBill['payments'][number]>(paymentSql, documentOf),
    tx.query<{ code: string; isExchange: boolean | null }>(returnSql, documentOf),
  ])
  const productIds = [...new Set(stockEntries.map(entry => entry.productId))]
  // With what they were merged into, so that all that may move is locked in the order of products.
  const survivors = stockEntries.flatMap(entry => entry.mergedInto ?? [])
  const locked = await lockStock(tx, head.branchId, [...new Set([...productIds, ...survivors])].sort())
  const posting = postingOf(tx, actor, head)
  const owed = await loadOwed(tx, posting, stockEntries)
  const stocks = owed.length && survivors.length ? await lockStock(tx, head.branchId, productIds) : locked
  const partner = head.customerId ? await lockPartner(tx, 'customer', head.customerId) : undefined
  const [allocations, points, funds, mayOverdraw] = await Promise.all([
    tx.query<CancelBillFacts['allocations'][number]>(allocationSql, documentOf),
    partner ? lockPoints(tx, partner.id) : null,
    lockFundsById(tx, [...new Set(cashEntries.map(entry => entry.accountId))]),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  return {
    facts: {
      bill: head,
      returnCode: returns.find(({ isExchange }) => !isExchange)?.code ?? null,
      exchangeCode: returns.find(({ isExchange }) => isExchange)?.code ?? null,
      closedThrough: head.closedThrough,
      stockEntries: stockEntries.map(({ bucket, mergedInto: _, ...entry }) => ({
        ...entry,
        ...(bucket && { bucket }),
      })),
      owed,
      products: stocks.map(({ productId, ...stock }) => ({ id: productId, ...stock })),
      cashEntries,
      debtEntries,
      allocations,
      partner: partner ?? null,
      funds,
      mayOverdraw,
      pointEntries,
      points,
      today: posting.businessDay,
    },
    order,
    counted: { ...head, payments },
    posting: { ...posting, partner: partner ? { kind: 'customer', id: partner.id, name: head.customerName } : null },
  }
}

const postingOf = (tx: Tx, actor: Actor, head: HeadRow): Posting => ({
  branchId: head.branchId,
  businessDay: businessDay(tx.now.toISOString(), head.timeZone, head.dayCutOffHour),
  employeeId: actor.employeeId,
  document: { kind: 'bill', id: head.id, code: head.code },
  partner: null,
})

const headSql = `
  select b.id, b.code, b.status, ${countedColumns}, b.order_id, b.customer_id, b.customer_name, r.closed_through, r.time_zone, r.day_cut_off_hour
  from bill b join branch r on r.store_id = b.store_id and r.id = b.branch_id
  where b.store_id = $1 and b.id = $2 for update of b for share of r`

const stockSql = `
  select e.id, e.product_id, e.lot_id, nullif(e.bucket, 'sellable') as bucket, e.line_id, e.quantity, e.value,
    p.merged_into
  from stock_entry e join product p on p.store_id = e.store_id and p.id = e.product_id
  where e.store_id = $1 and e.document_id = $2 and e.kind = 'SALE' order by e.product_id, e.sequence`

const cashSql = `
  select id, account_id, amount from cash_entry where store_id = $1 and document_id = $2 and kind = 'SALE' order by id`

const debtSql = `select id, amount from debt_entry where store_id = $1 and document_id = $2 and kind = 'SALE' order by id`

const paymentSql = `select method, amount from bill_payment where store_id = $1 and bill_id = $2 order by position`

/** Asked behind the lock of the bill: a statement that waits for it sees no return that was written meanwhile. */
const returnSql = `
  select code, exchange_bill_id = $2 as is_exchange from sale_return
  where store_id = $1 and (bill_id = $2 or exchange_bill_id = $2) and status = 'SUCCEED'`

/** What later payments settled of this bill's debt, and was not taken back already. */
const allocationSql = `
  select a.id, a.payment_entry_id, a.debt_entry_id, a.amount
  from debt_allocation a join debt_entry d on d.store_id = a.store_id and d.id = a.debt_entry_id
  where a.store_id = $1 and d.document_id = $2 and a.amount > 0
    and not exists (select 1 from debt_allocation u where u.store_id = $1 and u.reverses_id = a.id)
  order by a.at, a.id`

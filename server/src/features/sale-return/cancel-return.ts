import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { type CancelReturnFacts, decideCancelReturn } from '@quay/domain/sale-return/decide-cancel-return'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { ownDocument } from '../../document/lock-document.ts'
import { cancelBill } from '../bill/cancel-bill.ts'
import { addReturnToSaleHour } from '../bill/sale-hour.ts'
import { lockFundsById, postCash } from '../cashbook/apply-cash.ts'
import { lockPartner, postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { takeUsesAgain } from '../discount/give-uses-back.ts'
import { postPoints } from '../point/apply-points.ts'
import { earnAtEnd } from '../point/earn-what-is-paid.ts'
import { lockPoints, readWrittenPoints } from '../point/point-store.ts'
import { countLate } from '../report/count-late.ts'
import { lockStock, postStock } from '../stock/apply-stock.ts'
import { loadUndo } from '../stock/load-undo.ts'
import { postingOf } from '../stock/posting.ts'
import { takeSurchargesAgain } from '../surcharge/give-surcharges-back.ts'
import { giveAgain } from '../voucher-code/code-store.ts'
import { countOnBill, countReturned } from './count-returned.ts'
import { lockReturnedBill } from './load-returned-bill.ts'
import { readPayments } from './read/read-payments.ts'
import { readSold } from './read/read-sold.ts'
import { readSaleReturn } from './read/return-queries.ts'

interface StoredReturn {
  id: string
  code: string
  branchId: string
  billId: string | null
  status: 'DRAFT' | 'SUCCEED' | 'CANCELLED'
  businessDay: string
  customerId: string | null
  customerName: string | null
  refundable: number
  goodsAmount: number
  fee: number
  giftCharge: number
  vatAmount: number
  deductsVat: boolean
  surchargesBack: number
  surchargeVat: number
  billRounding: number
  cashRounding: number
  debtReduced: number
  credited: number
  exchangeUsed: number
  createdBy: string
  createdAt: string
  cost: number
  exchangeBillId: string | null
}

/**
 * Cancels a return by the opposite of every row that it wrote: the customer has the goods again, and paid for them. Throws
 * `not-found`, `already-cancelled`, `day-closed` and `return-goods-gone`.
 */
export async function cancelReturn(tx: Tx, actor: Actor, id: string, reason: string): Promise<SaleReturn> {
  const document = await lockReturn(tx, actor, id)
  if (document.status === 'DRAFT') throw new DomainError('return-is-draft', { code: document.code })
  if (document.exchangeBillId) await cancelExchange(tx, actor, document, reason)
  const { facts, today } = await loadWritten(tx, document)
  const decision = decideCancelReturn(facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  const customer = document.customerId
    ? ({ kind: 'customer', id: document.customerId, name: document.customerName } as const)
    : null
  const posting = postingOf(actor, 'sale-return', document, today, customer)
  const { billId } = document
  if (billId) await takeUsesAgain(tx, { id, billId, businessDay: today })
  const [sold, payments] = await Promise.all([readSold(tx, document), readPayments(tx, id)])
  await Promise.all([
    markCancelled(tx, actor, 'sale_return', id, reason),
    countReturned(tx, await returnedOf(tx, id), -1),
    takeSurchargesAgain(tx, id),
    billId && countOnBill(tx, { ...document, billId }, -1),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postDebtOf(tx, posting, 'customer', plan.debtEntries),
    postAllocations(tx, plan.allocations),
    postPoints(tx, posting, plan),
    giveAgain(tx, id),
    addReturnToSaleHour(tx, { ...sold, ...document, payments }, -1),
  ])
  countLate(tx, { id, businessDay: document.businessDay, today }, -1)
  if (document.customerId && billId) earnAtEnd(tx, posting, document.customerId, billId)
  await tx.audit(
    'sale-return.cancel',
    { kind: 'sale-return', id, code: document.code, branchId: document.branchId, amount: document.refundable },
    { status: 'SUCCEED', refundable: document.refundable },
    { status: 'CANCELLED', reason },
  )
  return readSaleReturn(tx, actor, id)
}

/** The bill of the new goods goes with the return; the stock of both is locked in one order of products. */
async function cancelExchange(tx: Tx, actor: Actor, { id, branchId, exchangeBillId }: StoredReturn, reason: string) {
  await tx.query('select id from bill where store_id = $1 and id = $2 for update', [tx.storeId, exchangeBillId])
  const moved = await tx.query<{ productId: string }>(movedSql, [tx.storeId, [id, exchangeBillId]])
  await lockStock(
    tx,
    branchId,
    moved.map(({ productId }) => productId),
  )
  await cancelBill(tx, actor, exchangeBillId!, { reason, isWithReturn: true })
}

/** The bill first, then the return, as who takes goods back does. */
async function lockReturn(tx: Tx, actor: Actor, id: string): Promise<StoredReturn> {
  const seen = await ownDocument(actor, tx.query<StoredReturn>(storedSql, [tx.storeId, id]))
  if (seen.billId) await lockReturnedBill(tx, seen.billId)
  const [stored] = await tx.query<StoredReturn>(`${storedSql} for update`, [tx.storeId, id])
  return stored!
}

async function loadWritten(tx: Tx, document: StoredReturn): Promise<{ facts: CancelReturnFacts; today: string }> {
  const { facts, today } = await loadUndo(tx, document)
  const own = [tx.storeId, document.id]
  const [cashEntries, debtEntries, allocations, pointEntries, partner] = await Promise.all([
    tx.query<CancelReturnFacts['cashEntries'][number]>(cashSql, own),
    tx.query<CancelReturnFacts['debtEntries'][number]>(debtSql, own),
    tx.query<CancelReturnFacts['allocations'][number]>(allocationSql, own),
    readWrittenPoints(tx, document.id, ['RETURN_EARN', 'RETURN_SPEND']),
    document.customerId ? lockPartner(tx, 'customer', document.customerId) : undefined,
  ])
  const points = partner ? await lockPoints(tx, partner.id) : null
  const funds = await lockFundsById(tx, [...new Set(cashEntries.map(entry => entry.accountId))])
  return {
    today,
    facts: {
      ...facts,
      cashEntries,
      debtEntries,
      allocations,
      pointEntries,
      partner: partner ?? null,
      points,
      today,
      funds,
      // Money comes in.
      mayOverdraw: true,
    },
  }
}

async function returnedOf(tx: Tx, id: string) {
  const rows = await tx.query<ReturnedRow>(returnedSql, [tx.storeId, id])
  return [...Map.groupBy(rows, row => row.id).values()].map(own => ({
    billItemId: own[0]!.billItemId,
    billItemPartId: own[0]!.billItemPartId,
    baseQuantity: own[0]!.baseQuantity,
    // A service has none.
    lots: own.flatMap(({ soldLotId, quantity, value }) => (soldLotId ? [{ soldLotId, quantity, value }] : [])),
  }))
}

interface ReturnedRow {
  id: string
  billItemId: string
  billItemPartId: string | null
  baseQuantity: number
  soldLotId: string | null
  quantity: number
  value: number
}

const storedSql = `
  select id, code, branch_id, bill_id, status, business_day, customer_id, customer_name, refundable, goods_amount, fee, gift_charge,
    vat_amount, deducts_vat, surcharges_back, surcharge_vat, bill_rounding, cash_rounding, debt_reduced, credited, exchange_used, created_by, created_at, cost, exchange_bill_id
  from sale_return where store_id = $1 and id = $2`

/** With what their products were merged into. */
const movedSql = `
  select distinct coalesce(p.merged_into, p.id) as product_id from stock_entry e join product p on p.store_id = $1 and p.id = e.product_id
  where e.store_id = $1 and e.document_id = any($2::uuid[])
  union select distinct product_id from stock_entry where store_id = $1 and document_id = any($2::uuid[]) order by product_id`

const cashSql = `
  select id, account_id, amount from cash_entry where store_id = $1 and document_id = $2 and kind = 'SALE_RETURN' order by id`

const debtSql = `
  select id, amount from debt_entry where store_id = $1 and document_id = $2 and kind = 'SALE_RETURN' order by sequence`

/** What this return, and no later payment, settled of a debt. */
const allocationSql = `
  select a.id, a.payment_entry_id, a.debt_entry_id, a.amount
  from debt_allocation a join debt_entry p on p.store_id = a.store_id and p.id = a.payment_entry_id
  where a.store_id = $1 and p.document_id = $2 and a.amount > 0
    and not exists (select 1 from debt_allocation u where u.store_id = $1 and u.reverses_id = a.id)`

const returnedSql = `
  select i.id, i.bill_item_id, i.bill_item_part_id, i.base_quantity, l.bill_item_lot_id as sold_lot_id,
    coalesce(l.quantity, 0) as quantity, coalesce(l.value, 0) as value
  from sale_return_item i left join sale_return_item_lot l on l.store_id = $1 and l.item_id = i.id
  where i.store_id = $1 and i.sale_return_id = $2 and i.bill_item_id is not null and (l.id is null or l.bill_item_lot_id is not null)`

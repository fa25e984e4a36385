import type { SaleReturnPlan } from '@quay/domain/sale-return/return-plan'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { completeHead, insertHead } from '../../document/write-document.ts'
import { addReturnToSaleHour } from '../bill/sale-hour.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postAllocations, postDebt } from '../debt/apply-debt.ts'
import { giveUsesBack } from '../discount/give-uses-back.ts'
import { postPoints } from '../point/apply-points.ts'
import { earnAtEnd } from '../point/earn-what-is-paid.ts'
import { countLate } from '../report/count-late.ts'
import { findOpenShift } from '../shift/find-open-shift.ts'
import { postLate, type SaleShift } from '../shift/late-for-shift.ts'
import { readOwnDevice } from '../shift/shift-store.ts'
import { postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { giveSurchargesBack } from '../surcharge/give-surcharges-back.ts'
import { lockCodesOf, takeGivenBack } from '../voucher-code/code-store.ts'
import { countOnBill, countReturned, type Returned } from './count-returned.ts'
import { readSold } from './read/read-sold.ts'

interface Posted {
  code: string
  hash: Buffer
  /** It was a draft: its row is there, and its number. */
  isStored?: boolean
  /** Of the drawer that the money left, where a till said it; else the one at which the caller works. */
  shift?: SaleShift | null
}

/** Writes every row of a decided return: one statement a table. No rule is looked at here. */
export async function applyReturn(
  tx: Tx,
  actor: Actor,
  plan: SaleReturnPlan,
  { code, hash, isStored, shift = null }: Posted,
): Promise<void> {
  const { document, items, payments } = plan
  const { id: _, ...decided } = document
  const customer = document.customerId
    ? ({ kind: 'customer', id: document.customerId, name: document.customerName } as const)
    : null
  const [shiftId, deviceId, sold] = await Promise.all([
    shift?.id ?? findOpenShift(tx, document.branchId),
    readOwnDevice(tx, actor),
    readSold(tx, { ...document, createdBy: actor.employeeId }),
  ])
  const { deductsVat } = sold
  const surchargeVat = plan.surcharges.reduce((sum, { vat }) => sum + vat, 0)
  const head = { ...decided, ...approvalOf(actor), deductsVat, surchargeVat }
  const happenedAt = document.takenAt && document.takenAt < tx.now.toISOString() ? document.takenAt : undefined
  const posting = {
    ...postingOf(actor, 'sale-return', { ...document, code }, document.businessDay, customer),
    shiftId,
    happenedAt,
  }
  const debts = plan.debtEntries.map(({ settles, partnerId, ...row }) => ({
    ...row,
    id: newId(),
    partnerKind: 'customer' as const,
    partnerId,
    settles,
  }))
  await Promise.all([
    isStored
      ? completeHead(tx, actor, 'sale_return', document.id, { ...head, shiftId, deviceId, draft: null })
      : insertHead(
          tx,
          actor,
          'sale_return',
          { id: document.id, code, hash },
          { ...head, shiftId, deviceId, status: 'SUCCEED' },
        ),
    tx.insert(
      'sale_return_item',
      items.map(item => itemRow(item, document, sold.sellerId)),
    ),
    tx.insert('sale_return_item_lot', items.flatMap(lotRows)),
    tx.insert(
      'sale_return_payment',
      payments.map((payment, position) => ({ ...payment, id: newId(), saleReturnId: document.id, position })),
    ),
    ...ofBill(tx, plan),
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    postLate(tx, actor, shift, { ...document, day: document.businessDay, code, cashEntries: plan.cashEntries }),
    postDebt(
      tx,
      posting,
      debts.map(({ settles: _, ...row }) => row),
    ),
    postAllocations(
      tx,
      debts.flatMap(({ id, settles, amount }) =>
        settles ? [{ paymentEntryId: id, debtEntryId: settles, amount: 0 - amount }] : [],
      ),
    ),
    postPoints(tx, posting, plan),
    addReturnToSaleHour(tx, { ...document, ...sold, surchargeVat, payments }, 1),
  ])
  countLate(tx, { ...document, today: document.businessDay }, 1)
  if (document.customerId && document.billId) earnAtEnd(tx, posting, document.customerId, document.billId)
}

/** Who allowed a return that its maker may not take alone; of an exchange whoever allowed the return comes before who allowed the sale. */
function approvalOf({ allowedBy = [] }: Actor) {
  const approver = allowedBy.find(({ model }) => model === 'return') ?? allowedBy[0]
  return { approvedBy: approver?.id ?? null, approvedByName: approver?.name ?? null }
}

/** What the bill counts of its goods, and what its promotions get back; of goods without a bill nothing. */
function ofBill(tx: Tx, { document, items, usesBack, surcharges, isWhole }: SaleReturnPlan): Promise<unknown>[] {
  const { id, billId, businessDay } = document
  if (!billId) return []
  return [
    countReturned(tx, items.flatMap(returnedOf), 1),
    countOnBill(tx, { ...document, billId }, 1),
    giveUsesBack(tx, { id, billId, businessDay }, usesBack),
    giveSurchargesBack(tx, id, surcharges),
    ...(isWhole ? [lockCodesOf(tx, billId), takeGivenBack(tx, billId, id)] : []),
  ]
}

type Item = SaleReturnPlan['items'][number]

const itemRow = (
  { id, position, line, unit, quantity, baseQuantity, ...item }: Item,
  { id: saleReturnId, branchId, businessDay, customerId }: SaleReturnPlan['document'],
  sellerId: string,
) => ({
  id,
  position,
  saleReturnId,
  branchId,
  businessDay,
  customerId,
  sellerId,
  billItemId: line.billItemId,
  billItemPartId: line.billItemPartId,
  productId: line.productId,
  productCode: line.productCode,
  productName: line.productName,
  unitId: unit.id,
  unitName: unit.name,
  ratio: unit.ratio,
  quantity,
  baseQuantity,
  gross: item.net + item.discount,
  discount: item.discount,
  net: item.net,
  vatRate: line.vatRate,
  vat: item.vat,
  pointShare: item.pointShare,
  cost: item.cost,
  reason: item.reason,
  restock: item.restock,
})

const lotRows = ({ id: itemId, lots }: Item) =>
  lots.map(({ soldLotId, lotId, lotNumber, expiryDate, bucket, quantity, value }) => ({
    id: newId(),
    itemId,
    billItemLotId: soldLotId,
    lotId,
    lotNumber,
    expiryDate,
    bucket,
    quantity,
    value,
  }))

const returnedOf = ({ line: { billItemId, billItemPartId }, baseQuantity, lots }: Item): Returned[] =>
  billItemId === null
    ? []
    : [
        {
          billItemId,
          billItemPartId,
          baseQuantity,
          lots: lots.flatMap(({ soldLotId, quantity, value }) => (soldLotId ? [{ soldLotId, quantity, value }] : [])),
        },
      ]

import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { postDeposit } from '@quay/domain/bill-of-order/post-deposit'
import { decideRefund } from '@quay/domain/sales-order/decide-deposit'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds } from '../cashbook/apply-cash.ts'
import { lockPartner, postDebt } from '../debt/apply-debt.ts'
import { readSetting } from '../setting/read-setting.ts'
import { postingOf } from '../stock/posting.ts'
import { endHolds } from './hold/reserve.ts'
import { readSalesOrder } from './order-queries.ts'
import { billOf, lockOrder, payerOf, requireOpen, type StoredOrder } from './order-store.ts'
import { keepBilledUses } from './order-uses.ts'
import { postVouchers } from './post-vouchers.ts'

interface Ending {
  reason: string
  deposit?: 'REFUND' | 'CREDIT' | undefined
  payments?: { method: 'CASH' | 'BANK'; amount: number; accountId?: string | undefined }[] | undefined
}

/**
 * Ends an order of which a part was handed out: the rest is let go, its bills stay. Throws `not-found`, `order-closed`,
 * `order-has-no-bill`, and what becomes of a deposit has to be said (`deposit-choice-needed`).
 */
export async function closeOrder(tx: Tx, actor: Actor, id: string, body: Ending): Promise<SalesOrder> {
  const order = await lockOrder(tx, actor, id)
  requireOpen(order)
  if (order.progress === 'OPEN') throw new DomainError('order-has-no-bill', { code: order.code })
  const ended = { closedAt: tx.now, closedByName: actor.fullName, closeReason: body.reason }
  return end(tx, actor, order, body, { action: 'order.close', columns: { progress: 'CLOSED', ...ended } })
}

/** Cancels an order; bills that it has stay. Throws `not-found`, `already-cancelled`, `order-closed`, and as closeOrder about a deposit. */
export async function cancelOrder(tx: Tx, actor: Actor, id: string, body: Ending): Promise<SalesOrder> {
  const order = await lockOrder(tx, actor, id)
  const { code, progress } = order
  if (progress === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  if (progress !== 'DRAFT') requireOpen(order)
  const cancelled = { cancelledAt: tx.now, cancelledByName: actor.fullName, cancelReason: body.reason }
  return end(tx, actor, order, body, {
    action: 'order.cancel',
    columns: { status: 'CANCELLED', progress: 'CANCELLED', ...cancelled },
  })
}

interface End {
  action: 'order.close' | 'order.cancel'
  columns: Parameters<typeof updateVersioned<'sales_order'>>[3]
}

async function end(
  tx: Tx,
  actor: Actor,
  order: StoredOrder,
  body: Ending,
  { action, columns }: End,
): Promise<SalesOrder> {
  const { id, code, branchId } = order
  requireActiveBranch(actor, branchId)
  await endHolds(tx, order)
  const { today } = await readBranchDay(tx, branchId)
  const deposit = await endDeposit(tx, actor, order, body, today)
  const bill = await billOf(tx, id)
  if (order.status === 'SUCCEED') await keepBilledUses(tx, { ...order, businessDay: today })
  await updateVersioned(tx, 'sales_order', id, columns)
  await tx.audit(
    action,
    { kind: 'order', id, code, branchId, amount: deposit.depositRefunded ? 0 - deposit.depositRefunded : null },
    { progress: order.progress },
    { progress: columns.progress, reason: body.reason, ...deposit, ...(bill && { bill }) },
  )
  return readSalesOrder(tx, actor, id)
}

/** What becomes of the deposit of an order that ends. */
async function endDeposit(tx: Tx, actor: Actor, order: StoredOrder, body: Ending, today: string) {
  const { deposit } = order
  const depositText = formatDong(deposit)
  if (deposit > 0 && !body.deposit) throw refuseField('deposit-choice-needed', 'deposit', { deposit, depositText })
  const isRefund = deposit > 0 && body.deposit === 'REFUND'
  const payments = body.payments ?? (isRefund ? [{ method: 'CASH' as const, amount: deposit }] : [])
  const got = payments.reduce((sum, { amount }) => sum + amount, 0)
  const due = isRefund ? deposit : 0
  if (got !== due)
    throw refuseField('deposit-mismatch', 'payments', {
      ...{ deposit: due, depositText: formatDong(due) },
      ...{ got, gotText: formatDong(got) },
    })
  if (deposit === 0) return {}
  if (!isRefund) {
    await keepAsCredit(tx, actor, order, today)
    return { depositKept: deposit }
  }
  const [funds, mayOverdraw] = await Promise.all([
    lockFunds(tx, order.branchId, payments),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  const decision = decideRefund(payments, { order, ...fundsToPay(funds), mayOverdraw })
  if (!decision.ok) throw refuseAs(decision)
  await postVouchers(tx, actor, order, decision.plan, { direction: 'OUT', today })
  return { depositRefunded: deposit }
}

/** The deposit becomes money of the customer: two rows, one each chain. */
async function keepAsCredit(tx: Tx, actor: Actor, order: StoredOrder, today: string): Promise<void> {
  const customer = order.customerId ? await lockPartner(tx, 'customer', order.customerId) : undefined
  if (!customer) throw refuseField('deposit-credit-needs-customer', 'deposit')
  const posting = postingOf(actor, 'order', order, today, payerOf(order))
  const [kept] = postDeposit(order, [{ kind: 'DEPOSIT_KEPT', amount: order.deposit }])
  await postDebt(tx, posting, { ...kept!, partnerKind: 'order', partnerId: order.id })
  await postDebt(tx, posting, {
    kind: 'CREDIT',
    partnerKind: 'customer',
    partnerId: customer.id,
    amount: 0 - order.deposit,
    sequence: customer.debtEntryCount + 1,
    balanceAfter: customer.debt - order.deposit,
    note: `Cọc đơn ${order.code}`,
  })
}

import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { decideDeposit, decideRefund } from '@quay/domain/sales-order/decide-deposit'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readSalesOrder } from './order-queries.ts'
import { lockOrder, requireOpen, surchargesLeft } from './order-store.ts'
import { postVouchers } from './post-vouchers.ts'

interface Paid {
  payments: { method: 'CASH' | 'BANK'; amount: number; accountId?: string | undefined }[]
}

/** Takes money for an order before its goods. Throws `not-found`, `order-closed` and what decideDeposit refuses. */
export async function takeDeposit(tx: Tx, actor: Actor, id: string, { payments }: Paid): Promise<SalesOrder> {
  const order = await lockOrder(tx, actor, id)
  requireActiveBranch(actor, order.branchId)
  requireOpen(order)
  const rest = order.payable + (await surchargesLeft(tx, order)) - order.deposit - (await billedAmount(tx, id))
  return move(tx, actor, order, payments, { rest })
}

/** Gives of the deposit back, also of an order that has ended. Throws `not-found` and what decideRefund refuses. */
export async function refundDeposit(tx: Tx, actor: Actor, id: string, { payments }: Paid): Promise<SalesOrder> {
  const order = await lockOrder(tx, actor, id)
  requireActiveBranch(actor, order.branchId)
  return move(tx, actor, order, payments, null)
}

async function move(
  tx: Tx,
  actor: Actor,
  order: Awaited<ReturnType<typeof lockOrder>>,
  payments: Paid['payments'],
  taken: { rest: number } | null,
): Promise<SalesOrder> {
  const [funds, { today }, mayOverdraw] = await Promise.all([
    lockFunds(tx, order.branchId, payments),
    readBranchDay(tx, order.branchId),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  const facts = { order, ...fundsToPay(funds), mayOverdraw }
  const decision = taken ? decideDeposit(payments, Math.max(taken.rest, 0), facts) : decideRefund(payments, facts)
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  await postVouchers(tx, actor, order, plan, { direction: taken ? 'IN' : 'OUT', today })
  const amount = taken ? plan.total : 0 - plan.total
  await tx.query('update sales_order set version = version + 1 where store_id = $1 and id = $2', [tx.storeId, order.id])
  await tx.audit(
    taken ? 'order.deposit' : 'order.refund-deposit',
    { kind: 'order', id: order.id, code: order.code, branchId: order.branchId, amount },
    { deposit: order.deposit },
    { deposit: order.deposit + amount },
  )
  return readSalesOrder(tx, actor, order.id)
}

/** What bills that stand took of an order, at its prices. */
export async function billedAmount(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx.query<{ amount: number }>(
    `select coalesce(sum(i.net + i.point_share), 0)::bigint as amount from bill b
     join bill_item i on i.store_id = b.store_id and i.bill_id = b.id and i.order_item_id is not null
     where b.store_id = $1 and b.order_id = $2 and b.status = 'SUCCEED'`,
    [tx.storeId, orderId],
  )
  return row!.amount
}

import type { DepositPlan } from '@quay/domain/sales-order/decide-deposit'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { nextCodes } from '../../db/write/counter.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { postingOf } from '../stock/posting.ts'
import { paymentCodes, receiptCodes } from '../voucher/codes.ts'
import { insertVoucher } from '../voucher/voucher-store.ts'
import { payerOf, type StoredOrder } from './order-store.ts'

type Paid = Pick<StoredOrder, 'id' | 'code' | 'branchId' | 'customerId' | 'customerName' | 'contactName'>

const words = {
  IN: { codes: receiptCodes, kindName: 'Thu tiền cọc đặt hàng' },
  OUT: { codes: paymentCodes, kindName: 'Trả tiền cọc đặt hàng' },
} as const

/** Writes the receipts or payments of a deposit, one each fund, with their rows in the ledgers of cash and of the order. */
export async function postVouchers(
  tx: Tx,
  actor: Actor,
  order: Paid,
  { vouchers }: DepositPlan,
  { direction, today }: { direction: 'IN' | 'OUT'; today: string },
): Promise<void> {
  if (vouchers.length === 0) return
  const { codes: series, kindName } = words[direction]
  const codes = await nextCodes(tx, series, vouchers.length)
  const note = `Đơn ${order.code}`
  const partner = payerOf(order)
  for (const [place, { accountId, amount, cashEntry, depositEntry }] of vouchers.entries()) {
    const id = newId()
    const code = codes[place]!
    const posting = postingOf(actor, 'voucher', { id, code, branchId: order.branchId }, today, partner)
    await insertVoucher(tx, actor, {
      id,
      code,
      branchId: order.branchId,
      businessDay: today,
      purpose: 'DEPOSIT',
      orderId: order.id,
      direction,
      kindId: null,
      kindName,
      countsInProfit: false,
      accountId,
      amount,
      partner,
      note,
      hash: contentHash({ id }),
    })
    await postCash(tx, posting, [{ ...cashEntry, note }])
    await postDebt(tx, posting, { ...depositEntry, partnerKind: 'order', partnerId: order.id, note })
  }
}

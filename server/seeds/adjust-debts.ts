import { debtRoutes } from '@quay/contract/money/routes'
import type { z } from 'zod'
import { adjustDebt } from '../src/features/debt/adjust-debt.ts'
import { cancelAdjustment } from '../src/features/debt/cancel-adjustment.ts'
import { payDebt } from '../src/features/debt/pay-debt.ts'
import { bodyOf } from './as-person.ts'
import type { Shop } from './trade/shop.ts'

const hour = 3_600_000

/**
 * What became of debts on the last day beside being paid: a discount for paying a supplier early, one that was put right with
 * a supplier's own books, one written by mistake and taken back, and a customer who paid more than was owed.
 */
export async function adjustDebts({ actor, at, end, branches, suppliers, debtors }: Shop): Promise<void> {
  const branchId = branches[0]!.id
  const before = (hours: number) => new Date(end.getTime() - hours * hour)
  const adjust = (hours: number, raw: z.input<typeof debtRoutes.adjust.body>) =>
    at(before(hours), tx => {
      const [body, hash] = bodyOf(debtRoutes.adjust.body, { branchId, ...raw })
      return adjustDebt(tx, actor, body, hash)
    })
  const [most, second] = suppliers.toSorted((one, other) => other.debt - one.debt)
  const ofProvider = (partnerId: string) => ({ partnerKind: 'provider' as const, partnerId })
  if (most && most.debt >= 100) {
    const reason = 'Chiết khấu 1% do thanh toán trước hạn'
    await adjust(3, { ...ofProvider(most.id), kind: 'DISCOUNT', amount: Math.round(most.debt / 100), reason })
    const wrong = await adjust(2.9, {
      ...ofProvider(most.id),
      kind: 'INCREASE',
      amount: 250_000,
      reason: 'Phí giao hàng',
    })
    await at(before(2.8), tx => cancelAdjustment(tx, actor, wrong.id, 'Phí này đã có trong phiếu nhập'))
  }
  if (second) {
    const reason = 'Đối chiếu công nợ tháng: hóa đơn cũ ghi thiếu'
    await adjust(2.5, { ...ofProvider(second.id), kind: 'INCREASE', amount: 185_000, reason })
  }
  const [debtor] = debtors
  if (!debtor) return
  const [customerId, { debt }] = debtor
  await adjust(2, {
    ...{ partnerKind: 'customer', partnerId: customerId, kind: 'DECREASE' },
    amount: Math.min(debt, 5_000),
    reason: 'Bớt tiền lẻ cho khách quen',
  })
  const [payment, hash] = bodyOf(debtRoutes.collect.body, {
    customerId,
    branchId,
    amount: debt + 45_000,
    method: 'CASH',
  })
  const { customerId: partnerId, ...paid } = { ...payment, note: 'Khách trả dư, để lại lần sau' }
  await at(before(1.5), tx => payDebt(tx, actor, { ...paid, partnerKind: 'customer', partnerId }, hash))
}

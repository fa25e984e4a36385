import type { BillPlan } from '@quay/domain/bill/bill-plan'
import type { ChosenPart } from '@quay/domain/debt/decide-debt-payment'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { payDebt } from '../debt/pay-debt.ts'
import type { SaleShift } from '../shift/late-for-shift.ts'

interface KeptChange {
  /** Of the bill. */
  code: string
  hash: Buffer
  /** Which debts it pays; left out, what is due first. */
  pays: readonly ChosenPart[] | undefined
  /** The sale waited for the network: its shift. */
  waited?: { shift: SaleShift | null } | undefined
}

/**
 * Change that stays with the shop pays what the customer owes; it is a receipt of its own and is cancelled by itself. Gives what is owed
 * then, null where all the change was handed back. Throws `allocation-over` and `not-found` for the chosen debts of a sale that did not wait.
 */
export async function keepChange(
  tx: Tx,
  actor: Actor,
  { bill }: BillPlan,
  { code, hash, pays, waited }: KeptChange,
): Promise<number | null> {
  if (bill.changeKept === 0) return null
  const payment = {
    partnerKind: 'customer' as const,
    partnerId: bill.customerId!,
    branchId: bill.branchId,
    amount: bill.changeKept,
    method: 'CASH' as const,
    note: `Tiền thừa của ${code}`,
    allocations: pays,
  }
  return (await payDebt(tx, actor, payment, hash, { allocationsPath: 'changePays', waited })).debt
}

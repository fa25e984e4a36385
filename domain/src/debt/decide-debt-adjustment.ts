import type { DebtAdjustmentKind } from '@quay/contract/money/shapes'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import { allocatePayment, type OpenDebt } from './allocate-payment.ts'

/** A change of a debt without money: `amount` in đồng, > 0; the kind says more, less, or forgiven for paying early. */
export interface DebtAdjustmentInput {
  kind: DebtAdjustmentKind
  amount: number
  /** Rows of the debt ledger that are settled before the others by what is owed less. */
  debtEntryIds?: readonly string[] | undefined
}

export interface DebtAdjustmentFacts {
  partner: { id: string; debt: number; debtEntryCount: number }
  openDebts: readonly OpenDebt[]
}

export interface DebtAdjustmentPlan {
  debtEntry: {
    kind: 'ADJUSTMENT' | 'DISCOUNT'
    partnerId: string
    amount: number
    sequence: number
    balanceAfter: number
  }
  /** Which debts are settled by what is owed less. */
  allocations: { debtEntryId: string; amount: number }[]
}

/**
 * Decides a change of a debt by hand. What is owed more is a debt of its own; what is owed less settles the oldest
 * debts first, and what is over is a credit. A discount for paying is never more than what is owed: `debt-discount-over`.
 */
export function decideDebtAdjustment(
  { kind, amount, debtEntryIds }: DebtAdjustmentInput,
  { partner, openDebts }: DebtAdjustmentFacts,
): Outcome<{ plan: DebtAdjustmentPlan }> {
  if (kind === 'DISCOUNT' && amount > partner.debt) {
    const debt = Math.max(partner.debt, 0)
    return refuse('debt-discount-over', { debt, debtText: formatDong(debt) }, 'amount')
  }
  const change = kind === 'INCREASE' ? amount : 0 - amount
  return {
    ok: true,
    plan: {
      debtEntry: {
        kind: kind === 'DISCOUNT' ? 'DISCOUNT' : 'ADJUSTMENT',
        partnerId: partner.id,
        amount: change,
        sequence: partner.debtEntryCount + 1,
        balanceAfter: partner.debt + change,
      },
      allocations: change < 0 ? allocatePayment(amount, openDebts, debtEntryIds).allocations : [],
    },
  }
}

import type { DebtPartner } from '../cashbook/reverse-money.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import { allocatePayment, type OpenDebt } from './allocate-payment.ts'

interface Side {
  partner: DebtPartner
  openDebts: readonly OpenDebt[]
}

export interface OffsetFacts {
  customer: Side
  provider: Side
}

export interface OffsetSide {
  debtEntry: { kind: 'OFFSET'; partnerId: string; amount: number; sequence: number; balanceAfter: number }
  allocations: { debtEntryId: string; amount: number }[]
}

/**
 * Decides to set off what a firm owes as customer against what is owed to it as provider: the same đồng less on both sides, what is due
 * first in front, and no fund moves. Never more than the smaller of both debts (`offset-over`).
 */
export function decideOffset(
  amount: number,
  { customer, provider }: OffsetFacts,
): Outcome<{ plan: { customer: OffsetSide; provider: OffsetSide } }> {
  const most = Math.max(0, Math.min(customer.partner.debt, provider.partner.debt))
  if (amount > most) return refuse('offset-over', { most, mostText: formatDong(most) }, 'amount')
  return { ok: true, plan: { customer: less(amount, customer), provider: less(amount, provider) } }
}

const less = (amount: number, { partner, openDebts }: Side): OffsetSide => ({
  debtEntry: {
    kind: 'OFFSET',
    partnerId: partner.id,
    amount: 0 - amount,
    sequence: partner.debtEntryCount + 1,
    balanceAfter: partner.debt - amount,
  },
  allocations: allocatePayment(amount, openDebts).allocations,
})

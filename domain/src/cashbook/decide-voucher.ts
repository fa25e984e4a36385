import { type Outcome, refuse } from '../refusal.ts'
import { type Fund, type PostedCash, postCash } from './post-cash.ts'

interface VoucherInput {
  /** IN is a receipt (phiếu thu), OUT a payment (phiếu chi). */
  direction: 'IN' | 'OUT'
  accountId: string
  /** Đồng > 0. */
  amount: number
}

interface VoucherFacts {
  /** Null when it does not exist. */
  fund: Fund | null
  mayOverdraw: boolean
}

export interface VoucherPlan {
  cashEntry: PostedCash<{ kind: 'VOUCHER'; accountId: string; amount: number }>
}

/** Decides a receipt or payment written by hand: one row in the cash ledger. */
export function decideVoucher(
  { direction, accountId, amount }: VoucherInput,
  { fund, mayOverdraw }: VoucherFacts,
): Outcome<{ plan: VoucherPlan }> {
  if (!fund) return refuse('not-found', { kind: 'account', id: accountId }, 'accountId')
  const movement = { kind: 'VOUCHER' as const, accountId: fund.id, amount: direction === 'IN' ? amount : 0 - amount }
  const posted = postCash([movement], [fund], mayOverdraw)
  return posted.ok ? { ok: true, plan: { cashEntry: posted.cashEntries[0]! } } : posted
}

import { type Outcome, refuse } from '../refusal.ts'
import { type Fund, type PostedCash, postCash } from './post-cash.ts'

export interface FundTransferInput {
  fromAccountId: string
  toAccountId: string
  /** Đồng > 0. */
  amount: number
  /** What the bank takes for it, from the fund that the money leaves; đồng, 0 for none. */
  fee: number
}

export interface FundTransferFacts {
  /** The funds of the branch. */
  funds: readonly Fund[]
  mayOverdraw: boolean
}

interface Movement {
  kind: 'TRANSFER' | 'VOUCHER'
  accountId: string
  amount: number
}

export interface FundTransferPlan {
  /** Two rows that add up to nothing. */
  transfer: PostedCash<Movement>[]
  fee: PostedCash<Movement> | null
}

/**
 * Decides to move money between two of the shop's own funds: it is no income and no cost, only the bank's fee is. Refuses one fund with
 * itself (`transfer-same-fund`) and, where the store forbids it, a fund below zero (`fund-short`).
 */
export function decideFundTransfer(
  { fromAccountId, toAccountId, amount, fee }: FundTransferInput,
  { funds, mayOverdraw }: FundTransferFacts,
): Outcome<{ plan: FundTransferPlan }> {
  if (fromAccountId === toAccountId) return refuse('transfer-same-fund', {}, 'toAccountId')
  for (const [field, id] of Object.entries({ fromAccountId, toAccountId }))
    if (!funds.some(fund => fund.id === id)) return refuse('not-found', { kind: 'account', id }, field)
  const movements: Movement[] = [
    { kind: 'TRANSFER', accountId: fromAccountId, amount: 0 - amount },
    { kind: 'TRANSFER', accountId: toAccountId, amount },
    ...(fee > 0 ? [{ kind: 'VOUCHER' as const, accountId: fromAccountId, amount: 0 - fee }] : []),
  ]
  const posted = postCash(movements, funds, mayOverdraw)
  if (!posted.ok) return posted
  const [out, into, feeEntry = null] = posted.cashEntries
  return { ok: true, plan: { transfer: [out!, into!], fee: feeEntry } }
}

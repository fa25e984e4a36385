import { postRows } from '../ledger/post-rows.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'

/** A fund: the drawer of a branch, or a bank account. */
export interface Fund {
  id: string
  name: string
  balance: number
  entryCount: number
}

export interface CashMovement {
  accountId: string
  /** Đồng, negative when it is paid out. */
  amount: number
}

export type PostedCash<Movement> = Movement & { sequence: number; balanceAfter: number }

/**
 * Turns movements of money into rows of the cash ledger. What is paid out may take a fund below zero only when the
 * store allows it; the first fund that would go there is named.
 */
export function postCash<Movement extends CashMovement>(
  movements: readonly Movement[],
  funds: readonly Fund[],
  mayOverdraw: boolean,
): Outcome<{ cashEntries: PostedCash<Movement>[] }> {
  const cashEntries = postRows(movements, funds, ({ accountId, amount }) => ({ chain: accountId, amount }))
  const short = mayOverdraw ? undefined : cashEntries.find(row => row.amount < 0 && row.balanceAfter < 0)
  if (!short) return { ok: true, cashEntries }
  const fund = funds.find(({ id }) => id === short.accountId)!
  return refuse('fund-short', {
    accountId: fund.id,
    account: fund.name,
    available: fund.balance,
    availableText: formatDong(fund.balance),
  })
}

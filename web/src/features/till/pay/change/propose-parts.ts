import type { debtRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'

export type OpenDebt = Answer<typeof debtRoutes.open>[number]
/** How much of which debt the change pays. */
export type ChangePart = { entryId: string; amount: number }

/** What the change pays by itself: what is due first, as the server has the debts in that order. A debt of another branch is not among them. */
export function proposeParts(change: number, debts: readonly OpenDebt[]): ChangePart[] {
  let left = change
  return debts.flatMap(({ entryId, remaining, isElsewhere }) => {
    const amount = isElsewhere ? 0 : Math.min(left, remaining)
    left -= amount
    return amount > 0 ? [{ entryId, amount }] : []
  })
}

import { byAge, type OpenDebt } from './allocate-payment.ts'

/**
 * What is still open of each debt when the partner's credits count: an earlier over-payment, or money kept after a
 * cancel, settles the oldest debts first; goods that went back settle the import that brought them before any other. `debt` is the partner's balance in đồng; what is left adds up to it, or to
 * nothing when the balance is a credit.
 */
export function netOpenDebts<Debt extends OpenDebt>(debts: readonly Debt[], debt: number): Debt[] {
  let credit = debts.reduce((sum, { remaining }) => sum + remaining, 0) - Math.max(debt, 0)
  const owed = debts.toSorted(byAge).map(open => {
    const own = Math.max(0, Math.min(credit, open.ownCredit ?? 0, open.remaining))
    credit -= own
    return own > 0 ? { ...open, remaining: open.remaining - own } : open
  })
  return owed.flatMap(open => {
    const settled = Math.min(credit, open.remaining)
    credit -= settled
    return settled < open.remaining ? [{ ...open, remaining: open.remaining - settled }] : []
  })
}

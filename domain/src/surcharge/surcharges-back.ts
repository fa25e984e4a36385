import type { SurchargeReturns } from '@quay/contract/surcharge/till-surcharge'
import { shareBack } from '../money/share-back.ts'

/** A surcharge of a bill, with what returns that stand gave back of it; in đồng. */
export interface BilledSurcharge {
  id: string
  name: string
  amount: number
  vat: number
  returns: SurchargeReturns
  returned: number
  returnedVat: number
}

export interface SurchargeBack {
  billSurchargeId: string
  name: string
  amount: number
  vat: number
}

/** What of its goods is back by now: đồng of `whole`, or all of them. */
interface Progress {
  backNow: number
  whole: number
  isLast: boolean
}

/** What a return gives back of the surcharges of its bill: a share with the goods, all of it with the last of them, or nothing. */
export function surchargesBack(
  surcharges: readonly BilledSurcharge[],
  { backNow, whole, isLast }: Progress,
): SurchargeBack[] {
  return surcharges.flatMap(({ id, name, returns, ...own }) => {
    if (returns === 'NEVER' || (returns === 'WHOLE' && !isLast)) return []
    const part = isLast ? { backNow: 1, whole: 1 } : { backNow, whole }
    const amount = shareBack(own.amount, { ...part, given: own.returned })
    const vat = Math.min(shareBack(own.vat, { ...part, given: own.returnedVat }), amount)
    return amount > 0 ? [{ billSurchargeId: id, name, amount, vat }] : []
  })
}

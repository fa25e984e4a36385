import { type EarnRule, earnPoints } from './earn-points.ts'

/** What a bill gave and took in points, and what returns before took back of it. */
export interface BillPoints {
  rule: EarnRule | null
  /** Đồng that earned: Σ of its lines. */
  base: number
  earned: number
  /** Points that promotions gave beside it, contained in `earned`. */
  presents: number
  used: number
  /** Đồng that they paid: Σ of the shares of its lines. */
  usedAmount: number
}

export interface PointsOfReturns {
  /** Đồng of `base` that went back so far, with this return. */
  base: number
  /** Đồng of `usedAmount` that went back so far, with this return. */
  pointShare: number
  /** Points that returns before this one took, and gave back. */
  taken: number
  back: number
}

/**
 * The points of a return: what the rest of the bill earns by its own rule stays, the other points are taken (RETURN_EARN); points that
 * were spent come back by the share of what they paid (RETURN_SPEND). Returning all takes and gives back all, in whatever steps.
 */
export function returnPoints(bill: BillPoints, returned: PointsOfReturns): { taken: number; back: number } {
  const left = bill.base - returned.base
  const kept = (bill.rule ? earnPoints(left, bill.rule) : 0) + shareDown(bill.presents, left, bill.base)
  return {
    taken: Math.max(0, bill.earned - Math.min(kept, bill.earned) - returned.taken),
    back: Math.max(0, shareDown(bill.used, returned.pointShare, bill.usedAmount) - returned.back),
  }
}

/** ⌊total × part ÷ whole⌋; nothing of nothing. */
const shareDown = (total: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(total) * BigInt(part)) / BigInt(whole))

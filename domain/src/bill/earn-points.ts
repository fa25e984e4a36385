import type { PointFacts } from '../sale/spend-points.ts'

/** Points for what is to be paid (đồng), whole ones only; what points paid earns none, because it is not in `payable`. */
export function earnPoints(payable: number, facts: PointFacts | null): number {
  return facts && facts.earnPerDong > 0 ? Math.floor(payable / facts.earnPerDong) : 0
}

/** What a step takes off a bill, and why. */
export interface Adjustment {
  /**
   * `dose`: đồng by which a liều of a fixed price does not divide into its lines. `promotion`: a programme of the shop.
   * `manual`: the seller's own discount. `points`: what points pay.
   */
  kind: 'dose' | 'promotion' | 'manual' | 'points'
  /** The id of what gave it, such as a promotion; null where the kind says all. */
  source: string | null
  /** Đồng that are taken off; below zero where they are put on. */
  amount: number
  /** Left out where it is of the whole bill. */
  lineId?: string
}

export const sumOf = (adjustments: readonly Adjustment[], kind?: Adjustment['kind']): number =>
  adjustments.reduce((sum, one) => (kind === undefined || one.kind === kind ? sum + one.amount : sum), 0)

import type { PointLot, PointMove } from './move-points.ts'

const isOver = ({ expiresOn }: Pick<PointLot, 'expiresOn'>, day: string) => expiresOn !== null && expiresOn < day

/** What a customer can spend on a day: what lots hold that have not ended. */
export const availablePoints = (lots: readonly PointLot[], day: string): number =>
  lots.reduce((sum, lot) => (isOver(lot, day) ? sum : sum + lot.remaining), 0)

/** The row that takes away what has ended before a day; none where nothing has. The lots that ended come first by themselves. */
export function expirePoints(lots: readonly PointLot[], day: string): PointMove[] {
  const over = lots.filter(lot => lot.remaining > 0 && isOver(lot, day))
  const points = over.reduce((sum, { remaining }) => sum + remaining, 0)
  return points > 0 ? [{ kind: 'EXPIRE', amount: 0 - points, from: over.map(({ id }) => id) }] : []
}

/** What ends next, and when; null where nothing does. */
export function nextExpiry(
  lots: readonly Pick<PointLot, 'remaining' | 'expiresOn'>[],
  day: string,
): { points: number; on: string } | null {
  const ends = lots.filter(lot => lot.remaining > 0 && lot.expiresOn !== null && !isOver(lot, day))
  const on = ends.reduce<string | null>(
    (first, { expiresOn }) => (!first || expiresOn! < first ? expiresOn : first),
    null,
  )
  if (on === null) return null
  return { on, points: ends.reduce((sum, lot) => (lot.expiresOn === on ? sum + lot.remaining : sum), 0) }
}

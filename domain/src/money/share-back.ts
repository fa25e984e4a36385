import { multiplyDivide } from './multiply-divide.ts'

/**
 * What of an amount (đồng or points, 0 or more) belongs to the part that is back by now, less what was given back before. So the
 * parts of any split add up to the amount, and the last unit takes what is left of it. Never below nothing: a return between
 * two others may have been cancelled.
 */
export function shareBack(
  amount: number,
  { backNow, whole, given }: { backNow: number; whole: number; given: number },
) {
  if (whole === 0) return 0
  return Math.max(0, multiplyDivide(amount, backNow, whole) - given)
}

/**
 * Whether a price (đồng) is more than ten times the one before, or less than a tenth of it: three zeros too many or too
 * few are typed more often than meant, so the screen asks the user. A first price (before: null, 0) is
 * no jump, nor is a removed one.
 */
export function isPriceJump(before: number | null, after: number | null): boolean {
  if (before === null || before === 0 || after === null) return false
  return after > before * 10 || after * 10 < before
}

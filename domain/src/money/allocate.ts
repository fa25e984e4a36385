/**
 * Splits a total (integer, either sign) in proportion to weights (integers ≥ 0): the parts always add up to the total.
 * Largest remainder: each part is its exact share rounded down, what is left goes one by one to the largest fractions,
 * the earlier line first. So a part never exceeds its weight when the total does not exceed the sum of the weights.
 * Weights that are all zero count as equal. Throws RangeError when there is nothing to put the total on.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (total === 0) return weights.map(() => 0)
  if (weights.length === 0) throw new RangeError(`cannot allocate ${total} to no lines`)
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return allocate(total, Array(weights.length).fill(1))

  const size = BigInt(Math.abs(total))
  const shares = weights.map((weight, index) => {
    const product = size * BigInt(weight)
    return { index, part: product / sum, remainder: product % sum }
  })
  let left = size - shares.reduce((all, share) => all + share.part, 0n)
  for (const share of shares.toSorted(byRemainder)) {
    if (left === 0n) break
    share.part += 1n
    left -= 1n
  }
  return shares.map(share => (total < 0 ? 0 - Number(share.part) : Number(share.part)))
}

interface Share {
  index: number
  remainder: bigint
}

function byRemainder(a: Share, b: Share): number {
  if (a.remainder === b.remainder) return a.index - b.index
  return a.remainder > b.remainder ? -1 : 1
}

/** Goods as the digest counts them. */
export interface CountedGoods {
  id: string
  /** Milliseconds since 1970 of its last change; absent counts as 0. */
  changed?: number | null | undefined
}

export interface Bucket {
  count: number
  sum: number
}

/** Sums stay below it, so that a number holds them exactly; the server's statement takes the same rest. */
export const digestModulus = 1_000_000_000_000_000

const digits = '0123456789abcdef'

/** The bucket of a product: the last digit of its id, which is random. */
export const bucketOf = (id: string): string => id.at(-1)!

/**
 * Counts goods by bucket, 0 to f. A sum adds up the last change of each and the last eight digits of its id: two sets of the same
 * goods as of the same changes are equal, and any others are not, but by a chance of one to billions.
 */
export function digestOf(goods: Iterable<CountedGoods>): Bucket[] {
  const buckets = Array.from(digits, () => ({ count: 0, sum: 0 }))
  for (const { id, changed } of goods) {
    const bucket = buckets[digits.indexOf(bucketOf(id))]!
    bucket.count += 1
    bucket.sum = (bucket.sum + (changed ?? 0) + Number.parseInt(id.slice(-8), 16)) % digestModulus
  }
  return buckets
}

/** The digits of those buckets that differ. */
export const differingBuckets = (one: readonly Bucket[], other: readonly Bucket[]): string[] =>
  [...digits].filter((_, at) => one[at]?.count !== other[at]?.count || one[at]?.sum !== other[at]?.sum)

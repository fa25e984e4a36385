/**
 * round(a × b / divisor), half away from zero, exact at any size: a discount of 50 million on a line of 300 million
 * multiplies to 1.5e16, beyond what a number holds (9.0e15). Takes integers, the divisor positive; gives an integer.
 * Symmetric in the sign, so that an opposite row is exactly the opposite.
 */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = BigInt(a) * BigInt(b)
  const positive = product < 0n ? -product : product
  const half = BigInt(divisor)
  const rounded = Number((positive * 2n + half) / (half * 2n))
  return product < 0n ? 0 - rounded : rounded
}

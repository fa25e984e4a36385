import { multiplyDivide } from './multiply-divide.ts'

/** A share of an amount in đồng; `basisPoints` are hundredths of a per cent. Rounds half up (away from zero). */
export function percentOf(amount: number, basisPoints: number): number {
  return multiplyDivide(amount, basisPoints, 10_000)
}

/** Per cent with at most two decimals, as the wire has them, to basis points: 12.5 → 1250. Every percentage comes in here. */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100)
}

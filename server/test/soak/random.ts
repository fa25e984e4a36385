/** Numbers that repeat for a seed (mulberry32): a run that found something can be run again. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** An integer, both ends included. */
  between(low: number, high: number): number
  pick<Value>(values: readonly Value[]): Value
  chance(share: number): boolean
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: values => values[Math.floor(next() * values.length)]!,
    chance: share => next() < share,
  }
}

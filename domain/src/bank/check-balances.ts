interface BalancedLine {
  /** Its row in the file. */
  row: number
  /** Đồng, below zero what left. */
  amount: number
  /** What lay on the account behind it; null where the file does not say. */
  balance: number | null
}

export type Balances = { ok: true; opening: number | null; closing: number | null } | { ok: false; row: number }

/**
 * Whether the balances of a statement go with its amounts, in the order of its lines or the other way round (banks write both): then opening +
 * sum = closing. Gives the first line that does not fit. A file without balances, or with some alone, is taken as it is.
 */
export function checkBalances(lines: readonly BalancedLine[]): Balances {
  if (lines.length === 0 || lines.some(({ balance }) => balance === null))
    return { ok: true, opening: null, closing: null }
  const told = lines as readonly (BalancedLine & { balance: number })[]
  const wrongs = (before: readonly (BalancedLine & { balance: number })[]) =>
    before.flatMap((line, place) =>
      place > 0 && before[place - 1]!.balance + line.amount !== line.balance ? [line.row] : [],
    )
  const up = wrongs(told)
  const down = wrongs(told.toReversed())
  const isUp = up.length <= down.length
  const [wrong] = isUp ? up : down
  if (wrong !== undefined) return { ok: false, row: wrong }
  const [first, last] = isUp ? [told[0]!, told.at(-1)!] : [told.at(-1)!, told[0]!]
  return { ok: true, opening: first.balance - first.amount, closing: last.balance }
}

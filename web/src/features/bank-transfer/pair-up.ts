interface Side {
  id: string
  amount: number
  /** Đồng still open, without a sign. */
  left: number
}

/**
 * Which part of which line is which part of which row: in their order, until one side is used up. Null where one of both is missing, or
 * money that came stands with money that left.
 */
export function pairUp(
  lines: readonly Side[],
  entries: readonly Side[],
): { statementLineId: string; cashEntryId: string; amount: number }[] | null {
  const [some] = lines
  if (!some || entries.length === 0) return null
  if ([...lines, ...entries].some(({ amount }) => amount > 0 !== some.amount > 0)) return null
  const pairs: { statementLineId: string; cashEntryId: string; amount: number }[] = []
  const open = entries.map(entry => ({ ...entry }))
  for (const line of lines) {
    let left = line.left
    for (const entry of open) {
      const amount = Math.min(left, entry.left)
      if (amount === 0) continue
      pairs.push({ statementLineId: line.id, cashEntryId: entry.id, amount })
      entry.left -= amount
      left -= amount
    }
  }
  return pairs
}

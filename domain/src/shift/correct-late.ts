interface PostedRow {
  accountId: string
  amount: number
  sequence: number
  balanceAfter: number
}

/**
 * The row that keeps a closed drawer at what was counted when a sale comes late: its money lay there already when it was
 * counted, and stands in the difference. Null where the sale moves no money of that drawer.
 */
export function correctLate<Row extends PostedRow>(rows: readonly Row[], accountId: string) {
  const own = rows.filter(row => row.accountId === accountId)
  const amount = own.reduce((sum, row) => sum + row.amount, 0)
  const last = own.at(-1)
  if (!last || amount === 0) return null
  return {
    kind: 'SHIFT_LATE' as const,
    accountId,
    amount: 0 - amount,
    sequence: last.sequence + 1,
    balanceAfter: last.balanceAfter - amount,
  }
}

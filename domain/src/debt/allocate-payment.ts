export interface OpenDebt {
  /** The row of the debt ledger that made it. */
  entryId: string
  /** YYYY-MM-DD */
  businessDay: string
  /** The day to pay; left out, at once. */
  dueDay?: string
  /** Counts the partner's rows, so the order within a day is known. */
  sequence: number
  /** Đồng still owed of it, > 0. */
  remaining: number
  /** Đồng of credits that belong to it alone: goods of this very import that went back. */
  ownCredit?: number
}

interface AllocatedPayment {
  allocations: { debtEntryId: string; amount: number }[]
  /** What is left when every debt is settled, in đồng: a credit of the partner. */
  credit: number
}

/** Spreads a payment over what is owed: the chosen debts in their order, then what is due first. */
export function allocatePayment(
  amount: number,
  debts: readonly OpenDebt[],
  chosen: readonly string[] = [],
): AllocatedPayment {
  const placeOf = new Map(chosen.map((entryId, place) => [entryId, place]))
  const place = ({ entryId }: OpenDebt) => placeOf.get(entryId) ?? chosen.length
  const allocations: AllocatedPayment['allocations'] = []
  let left = amount
  for (const { entryId, remaining } of debts.toSorted((a, b) => place(a) - place(b) || byAge(a, b))) {
    if (left === 0) break
    const part = Math.min(left, remaining)
    allocations.push({ debtEntryId: entryId, amount: part })
    left -= part
  }
  return { allocations, credit: left }
}

type Aged = Pick<OpenDebt, 'businessDay' | 'sequence' | 'dueDay'>

/** The order in which debts are settled: by the day to pay, then as they were made. */
export function byAge(a: Aged, b: Aged): number {
  const [dueA, dueB] = [a.dueDay ?? a.businessDay, b.dueDay ?? b.businessDay]
  if (dueA !== dueB) return dueA < dueB ? -1 : 1
  if (a.businessDay !== b.businessDay) return a.businessDay < b.businessDay ? -1 : 1
  return a.sequence - b.sequence
}

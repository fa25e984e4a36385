import { addDays, daysBetween } from '../time/calendar.ts'
import { byAge, type OpenDebt } from './allocate-payment.ts'
import { netOpenDebts } from './net-open-debts.ts'

/** A row of one partner's debt ledger; more is owed above zero. */
export interface LedgerRow {
  id: string
  businessDay: string
  sequence: number
  amount: number
  /** The row that it takes back. */
  reversesId: string | null
  /** Agreed for its document; else the partner's days count from its day. */
  dueOn?: string | null
  /** The day of the document, where a merge brought it later. */
  documentDay?: string
}

/** A part of a payment that settled a debt; of one that was taken back only the first row. */
export interface Settled {
  paymentEntryId: string
  debtEntryId: string
  amount: number
}

export interface AgedDebts {
  notDue: number
  upTo30: number
  upTo60: number
  upTo90: number
  over90: number
  /** What is owed below zero. Sum of the ages − credit = balance on the day. */
  credit: number
  balance: number
}

/** The bucket of a debt by its day to pay, on a day: that very day is not late yet. */
export function ageOf(dueDay: string, day: string): keyof Omit<AgedDebts, 'credit' | 'balance'> {
  const late = daysBetween(dueDay, day)
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'upTo30'
  if (late <= 60) return 'upTo60'
  return late <= 90 ? 'upTo90' : 'over90'
}

/**
 * What one partner owed at the end of a day, by how long it was past the day to pay (`debtDays` from the day of the document, where none
 * was agreed). A row counts from its own day until the day on which it is taken back, and what a payment settled counts
 * while both count: never the state of today. A credit settles what was due first.
 */
export function ageDebts(
  rows: readonly LedgerRow[],
  settled: readonly Settled[],
  day: string,
  debtDays: number | null,
): AgedDebts {
  const past = rows.filter(row => row.businessDay <= day)
  const undone = new Set(past.map(row => row.reversesId))
  const live = new Map(past.filter(row => row.reversesId === null && !undone.has(row.id)).map(row => [row.id, row]))
  const paid = new Map<string, number>()
  for (const { paymentEntryId, debtEntryId, amount } of settled)
    if (live.has(paymentEntryId) && live.has(debtEntryId)) paid.set(debtEntryId, (paid.get(debtEntryId) ?? 0) + amount)
  const open = [...live.values()].flatMap((row): OpenDebt[] => {
    const remaining = row.amount - (paid.get(row.id) ?? 0)
    if (remaining <= 0) return []
    const from = row.documentDay ?? row.businessDay
    const dueDay = row.dueOn ?? addDays(from, debtDays ?? 0)
    return [{ entryId: row.id, businessDay: from, sequence: row.sequence, remaining, dueDay }]
  })
  const balance = past.reduce((sum, { amount }) => sum + amount, 0)
  const aged = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, credit: Math.max(0, -balance), balance }
  for (const { dueDay, remaining } of netOpenDebts(open.toSorted(byAge), balance))
    aged[ageOf(dueDay!, day)] += remaining
  return aged
}

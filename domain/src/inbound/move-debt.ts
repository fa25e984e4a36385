import type { Allocation, DebtPartner } from '../cashbook/reverse-money.ts'
import { postRows } from '../ledger/post-rows.ts'

/** What an import wrote about its debt, and the partners now. */
export interface DebtsToAmend {
  /** Rows for its goods that are not undone yet. */
  debtEntries: readonly { id: string; amount: number }[]
  /** Of payments to those debts that came later. */
  allocations: readonly Allocation[]
  /** The provider that it has, and the one that it shall have. */
  partners: readonly DebtPartner[]
}

export interface AmendedDebt {
  debtEntries: {
    kind: 'INBOUND' | 'INBOUND_CANCEL'
    partnerId: string
    amount: number
    reversesId: string | null
    sequence: number
    balanceAfter: number
  }[]
  /** Opposite rows: what was paid towards a debt that is taken back is free for others again. */
  allocations: (Omit<Allocation, 'id'> & { reversesId: string })[]
}

interface Standing {
  providerId: string | null
  debt: number
}

/**
 * The rows of debt when what is owed for an import changes: the difference where the provider stays; else all of it is
 * taken back from the one and owed to the other.
 */
export function moveDebt(
  { debtEntries, allocations, partners }: DebtsToAmend,
  { before, after }: { before: Standing; after: Standing },
): AmendedDebt {
  const heads = partners.map(({ id, debt, debtEntryCount }) => ({ id, balance: debt, entryCount: debtEntryCount }))
  const post = (rows: Omit<AmendedDebt['debtEntries'][number], 'sequence' | 'balanceAfter'>[]) =>
    postRows(rows, heads, row => ({ chain: row.partnerId, amount: row.amount }))
  const owe = (amount: number) =>
    after.providerId && amount !== 0
      ? [{ kind: 'INBOUND' as const, partnerId: after.providerId, amount, reversesId: null }]
      : []
  if (before.providerId === after.providerId) {
    return { debtEntries: post(owe(after.debt - before.debt)), allocations: [] }
  }
  const taken = debtEntries.map(({ id, amount }) => ({
    kind: 'INBOUND_CANCEL' as const,
    partnerId: before.providerId!,
    amount: 0 - amount,
    reversesId: id,
  }))
  return {
    debtEntries: post([...taken, ...owe(after.debt)]),
    allocations: allocations.map(({ id, amount, ...ends }) => ({ ...ends, amount: 0 - amount, reversesId: id })),
  }
}

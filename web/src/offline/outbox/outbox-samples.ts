import { newEntry, type OutboxEntry, type SaleRefusal } from './outbox-entry.ts'

/** Entries and answers for the tests of the outbox. */
export function keptSale(id: string, sequence: number, over: Partial<OutboxEntry> = {}): OutboxEntry {
  const offline = {
    localNumber: `OFF-${id}`,
    soldAt: '2026-11-25T14:00:00.000Z',
    clock: { offsetMs: 0, sinceContactMs: 0, isDoubtful: false },
    lines: [],
  }
  const body = { id, branchId: 'b1', sellerId: 'u1', items: [], payments: [] }
  const entry = newEntry({ body, offline, taken: [], draft: null }, 'kept', 100)
  return { ...entry, sequence, offline: { ...offline, series: 'ABCD', sequence }, ...over }
}

export const liveSale = (id: string, at: number): OutboxEntry => ({
  ...keptSale(id, at),
  life: 'live',
  due: 'live',
  queuedAt: at,
})

export const refusal: SaleRefusal = { code: 'stock-short', message: 'Chỉ còn 2 hộp', details: {}, issues: [] }

export const saved = (id: string) => ({ kind: 'saved' as const, bill: { id, code: `HD-${id}` } })

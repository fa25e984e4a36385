import type { OutboxEntry } from '../../../../offline/outbox/outbox-entry.ts'

/** What the sales that wait here leave a customer owing, in đồng; cancelled ones leave nothing. */
export function owedUnsent(customerId: string, waiting: readonly Pick<OutboxEntry, 'body' | 'offline'>[]): number {
  return waiting
    .filter(({ body, offline }) => body.customerId === customerId && !offline?.voided)
    .flatMap(({ body }) => body.payments)
    .reduce((sum, { method, amount }) => sum + (method === 'DEBT' ? amount : 0), 0)
}

import { newId } from '../../src/db/new-id.ts'
import type { Person } from '../app.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** What customers bring back in a busy shop: a part of a bill, and two more that wait as drafts. */
export async function busyReturns(person: Person, sell: () => Promise<Json>): Promise<void> {
  const bill = await sell()
  const [line] = bill.items
  const content = { billId: bill.id, reason: 'SURPLUS', items: [{ billItemId: line.id, quantity: 1 }] }
  const payments = [{ method: 'CASH', amount: line.amount / line.quantity }]
  for (const more of [{ payments }, { payments: [], status: 'DRAFT' }, { payments: [], status: 'DRAFT' }]) {
    const { status, body } = await person.post('sale-return', { ...content, ...more })
    if (status !== 201) throw new Error(`sale-return: ${JSON.stringify(body)}`)
  }
  // Two that a till took without the network, of a bill that never came.
  for (const localNumber of ['OFF-ABC235', 'OFF-ABC236']) {
    const { productId, unitId } = line
    const { status, body } = await person.post('sale-return/offline', {
      id: newId(),
      branchId: person.branchId,
      localNumber,
      takenAt: new Date().toISOString(),
      billId: newId(),
      reason: 'OTHER',
      items: [{ line: 0, productId, unitId, quantity: 1, amount: 100 }],
      cash: 100,
    })
    if (status !== 201) throw new Error(`sale-return/offline: ${JSON.stringify(body)}`)
  }
}

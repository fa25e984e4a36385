import type { Person } from './app.ts'
import { carriedOut } from './carried-out.ts'

interface Line {
  productId: string
  unitId: string
}

/** Orders of a customer in every state: drafts, open with a deposit, handed out in part, closed, cancelled. */
export async function busyOrders(person: Person, customerId: string, line: Line, price: number): Promise<void> {
  const order = (more: object = {}) =>
    carriedOut(person.post('order', { status: 'SUCCEED', customerId, items: [{ ...line, quantity: 2 }], ...more }))
  const deposit = { payments: [{ method: 'CASH', amount: price }] }
  const handOut = ({ id: orderId, items }: { id: string; items: { id: string }[] }) =>
    carriedOut(
      person.post('bill', {
        orderId,
        customerId,
        depositUsed: 0,
        items: [{ ...line, quantity: 1, orderItemId: items[0]!.id }],
        payments: [{ method: 'CASH', amount: price }],
      }),
    )
  for (let count = 0; count < 2; count++) await order({ status: 'DRAFT' })
  for (let count = 0; count < 4; count++) await order({ deposit })
  for (let count = 0; count < 2; count++) await handOut(await order({ deposit }))
  const closed = await order()
  await handOut(closed)
  await carriedOut(person.post(`order/${closed.id}/close`, { reason: 'Khách lấy một phần' }))
  const cancelled = await order({ deposit })
  await carriedOut(person.post(`order/${cancelled.id}/cancel`, { reason: 'Khách đổi ý', deposit: 'REFUND' }))
}

import type { Person } from '../app.ts'
import { carriedOut } from '../carried-out.ts'
import { someProduct } from '../factories.ts'

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
  await runShort(person, items => order({ items }))
  for (let count = 0; count < 2; count++) await handOut(await order({ deposit }))
  const closed = await order()
  await handOut(closed)
  await carriedOut(person.post(`order/${closed.id}/close`, { reason: 'Khách lấy một phần' }))
  const cancelled = await order({ deposit })
  await carriedOut(person.post(`order/${cancelled.id}/cancel`, { reason: 'Khách đổi ý', deposit: 'REFUND' }))
}

/** Three orders for goods that are enough for one, since two may be merged; so few that no example of another route sells them. */
async function runShort(person: Person, order: (items: object[]) => Promise<unknown>): Promise<void> {
  const { id: productId, units } = await someProduct(person, {
    name: 'Băng cuộn',
    isLotManaged: false,
    units: [{ name: 'Cuộn', ratio: 1, price: 3_000, isBase: true, isDefaultSale: true }],
  })
  const rolls = { productId, unitId: units[0]!.id, quantity: 10 }
  await carriedOut(person.post('inbound', { kind: 'OPENING', status: 'SUCCEED', items: [{ ...rolls, price: 1_777 }] }))
  for (let count = 0; count < 3; count++) await order([rolls])
}

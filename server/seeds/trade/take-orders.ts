import { salesOrderBody } from '@quay/contract/sales-order/shapes'
import { addDays } from '@quay/domain/time/calendar'
import { createOrder } from '../../src/features/sales-order/create-order.ts'
import { bodyOf } from '../as-person.ts'
import type { Shop } from './shop.ts'

/** When each is promised for, in days from the last one, and what was paid before. */
const wishes = [
  { days: 2, deposit: 5_000, note: 'Gọi trước khi giao' },
  { days: -1, deposit: 0, note: null },
] as const
const pieces = 5

/** Customers who ordered: one with a deposit, and one who should have got the goods by now. */
export async function takeOrders({ actor, at, end, lastDay, branches, customers, products }: Shop): Promise<void> {
  const goods = products.filter(({ isNeglected, units }) => !isNeglected && units[0]!.price >= 1_000)
  for (const [place, { days, deposit, note }] of wishes.entries()) {
    const { id: productId, units } = goods[place * 2]!
    const [body, hash] = bodyOf(salesOrderBody, {
      status: 'SUCCEED',
      branchId: branches[0]!.id,
      customerId: customers[place]!.id,
      items: [{ productId, unitId: units[0]!.id, quantity: pieces }],
      expectedOn: addDays(lastDay, days),
      channel: 'Điện thoại',
      note,
      ...(deposit > 0 && { deposit: { payments: [{ method: 'CASH', amount: deposit }] } }),
    })
    await at(end, tx => createOrder(tx, actor, body, hash))
  }
}

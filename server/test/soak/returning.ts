import type { Returnable } from '@quay/contract/sale-return/shapes'
import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason } from './operation.ts'
import type { Random } from './random.ts'

/** A customer brings some of a bill back: what it comes to is asked first, then the till pays it out in one of the ways people do. */
export const takeBack: Operation = async (send, shop, random, done) => {
  const billId = done.someOf(random, 'bill', 'SUCCEED')
  if (!billId) return
  const seen = await send({ method: 'GET', path: `bill/${billId}/returnable` })
  if (!note(done, seen)) return
  const bill = seen.data as Returnable
  const items = bill.items.filter(item => item.left > 0 && random.chance(0.6)).map(item => itemOf(item, random))
  if (items.length === 0) return
  const ask = {
    billId,
    branchId: random.pick(shop.branches).id,
    reason: random.pick(['FAULTY', 'CHANGED_MIND', 'OTHER']),
    items,
    ...(random.chance(0.2) && { fee: { unit: 1, value: random.between(0, 20) } }),
  }
  const preview = await send({ method: 'POST', path: 'sale-return/preview', body: ask })
  if (!note(done, preview)) return
  const { rest, restInCash } = preview.data as { rest: number; restInCash: number }
  const byAccount = bill.customerId !== null && random.chance(0.3)
  const payments = byAccount
    ? [{ method: 'DEBT', amount: rest }]
    : random.chance(0.2)
      ? [{ method: 'BANK', amount: rest, accountId: shop.bankAccountId }]
      : [{ method: 'CASH', amount: restInCash }]
  const id = newId()
  const body = { ...ask, id, expectedRefund: rest, payments: payments.filter(({ amount }) => amount > 0) }
  if (note(done, await send({ method: 'POST', path: 'sale-return', body }))) done.settle('sale-return', id, 'SUCCEED')
}

/** A part of what is left in any unit, or all of it. */
function itemOf(item: Returnable['items'][number], random: Random) {
  const base = item.units.find(({ ratio }) => ratio === 1)!
  const isWhole = random.chance(0.4)
  const lot = random.pick(item.lots)!
  const quantity = isWhole ? item.left : random.between(1, lot.left)
  return {
    billItemId: item.billItemId,
    ...(item.billItemPartId && { billItemPartId: item.billItemPartId }),
    unitId: base.id,
    quantity,
    ...(!isWhole && { lots: [{ lotId: lot.lotId, quantity }] }),
    restock: random.chance(0.6),
    isIntact: true,
  }
}

export const cancelSaleReturn: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('sale-return', 'SUCCEED'))
  if (!id) return
  const call = { method: 'POST', path: `sale-return/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('sale-return', id, 'CANCELLED')
}

import type { Bill } from '@quay/contract/bill/shapes'
import { newId } from '../../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import { type SoakShop, somethingBeside } from '../shop.ts'
import { pointsToSpend } from './pointing.ts'
import { giftsOf, promotionsAsked } from './promoting.ts'
import { someClosed } from './shifts.ts'

const sell: Operation = async (send, shop, random, done) => {
  const id = newId()
  const branch = random.pick(shop.branches)
  const items = Array.from({ length: random.between(1, 5) }, () => {
    const product = random.pick(shop.sold)
    const unit = random.pick(product.units)
    return {
      productId: product.id,
      unitId: unit.id,
      quantity: random.between(1, 6),
      ...(random.chance(0.05) && { price: Math.max(100, unit.price + random.between(-2, 4) * 100) }),
      ...(random.chance(0.6) && { postedReason: 'Thử bền' }),
      ...(random.chance(0.25) && {
        discount: random.chance(0.5)
          ? { unit: 1, value: random.between(1, 30) }
          : { unit: 2, value: random.between(1, 3) * 100 },
      }),
    }
  })
  const named = random.chance(0.4)
  const customerId = random.pick(shop.customers)
  const who = named ? { customerId } : {}
  const asked = promotionsAsked(shop, random)
  const gifts = await giftsOf(send, random, { branchId: branch.id, items, ...who, ...asked })
  const base = {
    id,
    branchId: branch.id,
    items: [...items, ...(random.chance(0.15) ? dosesOf(shop, random) : []), ...gifts],
    ...who,
    ...asked,
    ...(named && (await pointsToSpend(send, random, customerId))),
    // A sale that waited in a till while its shift was closed.
    ...(random.chance(0.15) && { shiftId: await someClosed(send, branch.id) }),
    ...(random.chance(0.2) && { discount: { unit: 1, value: random.between(1, 15) } }),
    ...somethingBeside(shop, random),
    // One that is entered days after the goods went: it counts on its own day.
    ...(random.chance(0.15) && { soldAt: new Date(Date.now() - random.between(1, 45) * 86_400_000).toISOString() }),
  }
  // The till asks for the price with money enough, then pays exactly in one of the ways people do.
  const probeId = newId()
  const probe = await send({
    method: 'POST',
    path: 'bill',
    body: { ...base, id: probeId, expectedPayable: 0, payments: [{ method: 'CASH', amount: 1 }] },
  })
  const payable = probe.error === 'price-changed' ? (probe.details?.payable as number) : undefined
  // Goods that cost nothing, and something beside them.
  if (probe.error === 'payment-short') return
  if (payable === undefined) {
    // What costs nothing by now was sold by the question itself.
    if (note(done, probe)) done.settle('bill', probeId, 'SUCCEED')
    return
  }
  const payments = howToPay(payable + (probe.details?.surcharges as number), named, shop, random)
  if (note(done, await send({ method: 'POST', path: 'bill', body: { ...base, expectedPayable: payable, payments } })))
    done.settle('bill', id, 'SUCCEED')
}

/** Some liều, a line for each component. */
function dosesOf(shop: SoakShop, random: Random) {
  const sample = random.pick(shop.samples)
  const count = random.between(1, 5)
  return sample.items.map(({ quantity, ...item }) => ({
    ...item,
    quantity: quantity * count,
    sample: { sampleMedicineId: sample.id, group: 1, count },
  }))
}

function howToPay(payable: number, named: boolean, shop: SoakShop, random: Random) {
  if (payable === 0) return []
  if (named && random.chance(0.4)) {
    const paid = random.between(0, payable - 1)
    return [...(paid ? [{ method: 'CASH', amount: paid }] : []), { method: 'DEBT', amount: payable - paid }]
  }
  if (random.chance(0.3)) {
    const transferred = random.between(1, payable)
    return [
      { method: 'BANK', amount: transferred, accountId: shop.bankAccountId },
      ...(transferred < payable ? [{ method: 'CASH', amount: payable - transferred }] : []),
    ]
  }
  return [{ method: 'CASH', amount: payable + random.pick([0, 0, 1_000, 50_000]) }]
}

const cancelBill: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('bill', 'SUCCEED'))
  if (!id) return
  const keepPayments = random.chance(0.2)
  const answer = await send({
    method: 'POST',
    path: `bill/${id}/cancel`,
    key: newId(),
    body: { ...reason, ...(keepPayments && { keepPayments }) },
  })
  if (answer.error === 'keep-payments-needs-partner') return
  if (note(done, answer)) done.settle('bill', id, 'CANCELLED')
}

/** A posted bill is sold anew with other quantities: of an order its goods and its deposit go back to it before. */
const replaceBill: Operation = async (send, shop, random, done) => {
  const id = random.pick(done.of('bill', 'SUCCEED'))
  if (!id) return
  const seen = await send({ method: 'GET', path: `bill/${id}` })
  if (!note(done, seen)) return
  const { customerId, items, payable } = seen.data as Bill
  const sold = items
    .filter(({ giftOf, orderItemId }) => !giftOf || orderItemId)
    .map(({ productId, unitId, quantity, orderItemId }) => ({
      ...{ productId, unitId },
      quantity: random.chance(0.5) ? quantity : random.between(1, quantity + 1),
      ...(orderItemId ? { orderItemId } : { postedReason: 'Thử bền' }),
    }))
  if (sold.length === 0) return
  const isOther = customerId !== null && random.chance(0.2)
  const body = {
    ...reason,
    acceptsSpentPoints: true,
    bill: {
      ...(customerId && { customerId: isOther ? random.pick(shop.customers) : customerId }),
      items: sold,
      // One more of each thing, and what stands beside the goods: enough in any case.
      payments: [{ method: 'CASH', amount: 10_000_000 + 3 * payable }],
    },
  }
  const answer = await send({ method: 'POST', path: `bill/${id}/replace`, key: newId(), body })
  if (!note(done, answer)) return
  done.settle('bill', id, 'CANCELLED')
  done.settle('bill', (answer.data as Bill).id, 'SUCCEED')
}

export const salesPart: SoakPart = {
  operations: [
    [sell, 24],
    [cancelBill, 5],
    [replaceBill, 4],
  ],
  documents: ['bill'],
  earned: [
    'bill-has-return',
    'bill-not-replaceable',
    'combo-has-no-stock',
    'discount-over-price',
    'lot-expired',
    'lot-held',
    'lot-recalled',
    'lot-short',
    'payment-over',
    'price-changed',
    'product-inactive',
    'service-has-no-stock',
    'goods-off-price-book',
  ],
}

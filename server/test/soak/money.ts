import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason } from './operation.ts'

export const collect: Operation = async (send, shop, random, done) => {
  const answer = await send({
    method: 'POST',
    path: 'debt/collect',
    body: {
      id: newId(),
      customerId: random.pick(shop.customers),
      amount: random.between(1, 200) * 1_000,
      method: 'CASH',
    },
  })
  if (note(done, answer)) done.vouchers.push(answer.data.voucherId)
}

export const payProvider: Operation = async (send, shop, random, done) => {
  const answer = await send({
    method: 'PATCH',
    path: 'inbound/pay-debt',
    body: {
      id: newId(),
      providerId: random.pick(shop.providers),
      amount: random.between(1, 300) * 1_000,
      method: 'BANK',
      accountId: shop.bankAccountId,
    },
  })
  if (note(done, answer)) done.vouchers.push(answer.data.voucherId)
}

/** A debt that is put right by hand, or of which a part is forgiven; one is sometimes taken back. */
export const adjustDebt: Operation = async (send, shop, random, done) => {
  const id = newId()
  const [partnerKind, partners] = random.pick([
    ['customer', shop.customers],
    ['provider', shop.providers],
  ] as const)
  const body = {
    id,
    partnerKind,
    partnerId: random.pick(partners),
    kind: random.pick(['INCREASE', 'DECREASE', 'DISCOUNT']),
    amount: random.between(1, 90_000),
    reason: 'Đối chiếu công nợ',
  }
  if (note(done, await send({ method: 'POST', path: 'debt/adjustment', body })) && random.chance(0.4))
    note(done, await send({ method: 'POST', path: `debt/adjustment/${id}/cancel`, key: newId(), body: reason }))
}

/** Rent, or something found: money that belongs to no other document. */
export const writeVoucher: Operation = async (send, shop, random, done) => {
  const id = newId()
  const kind = random.pick(shop.voucherKinds)
  const branch = random.pick(shop.branches)
  const body = {
    id,
    branchId: branch.id,
    direction: kind.direction,
    kindId: kind.id,
    accountId: random.chance(0.5) ? branch.cashAccountId : shop.bankAccountId,
    amount: random.between(1, 500) * 1_000,
  }
  if (note(done, await send({ method: 'POST', path: 'voucher', body }))) done.vouchers.push(id)
}

export const cancelVoucher: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.vouchers)
  if (id) note(done, await send({ method: 'POST', path: `voucher/${id}/cancel`, key: newId(), body: reason }))
}

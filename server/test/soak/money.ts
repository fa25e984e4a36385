import { newId } from '../../src/db/new-id.ts'
import { note, type Operation, reason, type SoakPart } from './operation.ts'
import type { Random } from './random.ts'
import type { Send, SoakShop } from './shop.ts'

/** Some of the debt, all of it, or more than all: a credit. */
async function toPay(send: Send, partner: Partner, random: Random): Promise<number> {
  const debt = await owedBy(send, partner)
  if (debt <= 0 || random.chance(0.4)) return random.between(1, 200) * 1_000
  return random.pick([Math.ceil(debt / 3), debt, debt + random.between(1, 50_000)])
}

const collect: Operation = async (send, shop, random, done) => {
  const customerId = random.pick(shop.customers)
  const amount = await toPay(send, { partnerKind: 'customer', partnerId: customerId }, random)
  const body = { id: newId(), customerId, amount, method: 'CASH' }
  const answer = await send({ method: 'POST', path: 'debt/collect', body })
  if (note(done, answer)) done.vouchers.push(answer.data.voucherId)
}

const payProvider: Operation = async (send, shop, random, done) => {
  const providerId = random.pick(shop.providers)
  const amount = await toPay(send, { partnerKind: 'provider', partnerId: providerId }, random)
  const body = { id: newId(), providerId, amount, method: 'BANK', accountId: shop.bankAccountId }
  const answer = await send({ method: 'PATCH', path: 'inbound/pay-debt', body })
  if (note(done, answer)) done.vouchers.push(answer.data.voucherId)
}

/** A debt that is put right by hand, or of which a part is forgiven for paying. */
const adjustDebt: Operation = async (send, shop, random, done) => {
  const id = newId()
  const partner = somePartner(shop, random)
  const kind = random.pick(['INCREASE', 'DECREASE', 'DISCOUNT'])
  const most = kind === 'DISCOUNT' ? Math.max(await owedBy(send, partner), 1) : 90_000
  const body = { id, ...partner, kind, amount: random.between(1, most), reason: 'Đối chiếu công nợ' }
  if (note(done, await send({ method: 'POST', path: 'debt/adjustment', body })))
    done.settle('debt-adjustment', id, 'SUCCEED')
}

/** Whatever it settled or was settled by since. */
const cancelAdjustment: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.of('debt-adjustment', 'SUCCEED'))
  if (!id) return
  const call = { method: 'POST', path: `debt/adjustment/${id}/cancel`, key: newId(), body: reason }
  if (note(done, await send(call))) done.settle('debt-adjustment', id, 'CANCELLED')
}

/** Rent, or something found: money that belongs to no other document. */
const writeVoucher: Operation = async (send, shop, random, done) => {
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

const cancelVoucher: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.vouchers)
  if (id) note(done, await send({ method: 'POST', path: `voucher/${id}/cancel`, key: newId(), body: reason }))
}

interface Partner {
  partnerKind: 'customer' | 'provider'
  partnerId: string
}

function somePartner(shop: SoakShop, random: Random): Partner {
  const [partnerKind, partners] = random.pick([
    ['customer', shop.customers],
    ['provider', shop.providers],
  ] as const)
  return { partnerKind, partnerId: random.pick(partners) }
}

const ofPartner = ({ partnerKind, partnerId }: Partner) => `partnerKind=${partnerKind}&partnerId=${partnerId}`

const owedBy = async (send: Send, partner: Partner): Promise<number> =>
  (await send({ method: 'GET', path: `debt?${ofPartner(partner)}&limit=1` })).data.debt

/** What is open by document is what is owed; of a partner who has a credit nothing is open. Gives what is not so. */
export async function checkOpenDebts(shop: SoakShop): Promise<string[]> {
  const { send } = shop.people[0]!
  const partners: Partner[] = [
    ...shop.customers.map(partnerId => ({ partnerKind: 'customer' as const, partnerId })),
    ...shop.providers.map(partnerId => ({ partnerKind: 'provider' as const, partnerId })),
  ]
  const findings: string[] = []
  for (const partner of partners) {
    const debt = await owedBy(send, partner)
    const open = await send({ method: 'GET', path: `debt/open?${ofPartner(partner)}` })
    const sum = (open.data as { remaining: number }[]).reduce((total, { remaining }) => total + remaining, 0)
    if (sum !== Math.max(debt, 0))
      findings.push(`debt of ${partner.partnerKind} ${partner.partnerId}: ${debt}, open ${sum}`)
  }
  return findings
}

export const moneyPart: SoakPart = {
  operations: [
    [collect, 2],
    [payProvider, 2],
    [adjustDebt, 4],
    [cancelAdjustment, 2],
    [writeVoucher, 2],
    [cancelVoucher, 3],
  ],
  documents: ['debt-adjustment'],
  earned: ['debt-discount-over', 'debt-over-limit', 'debt-settled', 'fund-short'],
}

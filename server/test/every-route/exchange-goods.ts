import type { Person, Reply } from '../app.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** Transfers in every state between a person's branch and a third one that the owner looks after: drafts, on the way, received. */
export async function exchangeGoods(person: Person, owner: Person, elsewhere: string): Promise<void> {
  const { items: lots } = ok(await person.get('lot?limit=1')).data
  const product = ok(await person.get(`product/${lots[0].productId}`)).data
  const unit = product.units.find((one: Json) => one.isBase)
  const send = async (
    sender: Person,
    branchId: string,
    targetBranchId: string,
    quantity: number,
    more: object = {},
  ) => {
    const items = [{ productId: product.id, unitId: unit.id, quantity }]
    return ok(await sender.post('stock-transfer', { status: 'SUCCEED', branchId, targetBranchId, items, ...more })).data
  }
  const there = await send(person, person.branchId, elsewhere, 9)
  const [lot] = there.items[0].lots
  const short = [{ id: lot.id, received: lot.quantity - 2, back: 1, lost: 1 }]
  const loss = { lots: short, lossReason: 'Vỡ trên đường', lossParty: 'Người giao hàng' }
  ok(await owner.post(`stock-transfer/${there.id}/receive`, { version: there.version, ...loss }))
  for (let turn = 0; turn < 3; turn++) await send(owner, elsewhere, person.branchId, 1)
  const wrong = await send(person, person.branchId, elsewhere, 1)
  ok(await person.post(`stock-transfer/${wrong.id}/cancel`, { reason: 'Nhầm' }))
  await send(person, person.branchId, elsewhere, 1)
  await send(person, person.branchId, elsewhere, 1, { status: 'DRAFT' })
  await send(person, person.branchId, elsewhere, 1, { status: 'DRAFT' })
}

function ok(reply: Reply): Reply {
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body))
  return reply
}

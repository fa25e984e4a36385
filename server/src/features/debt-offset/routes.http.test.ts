import { expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, someCustomer, someProvider } from '../../../test/factories.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

const open = (owner: Person, partnerKind: string, partnerId: string, amount: number) =>
  owner.post('debt/opening', { partnerKind, partnerId, amount })

async function firm(owes: number, owed: number) {
  const owner = await shop.registerStore()
  const [customer, provider] = [await someCustomer(owner), await someProvider(owner)]
  if (owes) await open(owner, 'customer', customer.id, owes)
  if (owed) await open(owner, 'provider', provider.id, owed)
  expect((await owner.put('debt-offset/partner', { customerId: customer.id, providerId: provider.id })).body.code).toBe(
    204,
  )
  const look = async () => (await owner.get(`debt-offset/partner?partnerKind=customer&partnerId=${customer.id}`)).data
  return { owner, customer, provider, look }
}

it('lowers both debts by the same, without a đồng from the funds, and is taken back', async () => {
  const { owner, customer, provider, look } = await firm(800_000, 500_000)
  const body = { id: newId(), customerId: customer.id, amount: 500_000 }
  const made = await owner.post('debt-offset', body)
  expect(made).toMatchObject({ status: 201, data: { code: 'BT000001', amount: 500_000, status: 'SUCCEED' } })
  expect((await owner.post('debt-offset', body)).data).toEqual(made.data)
  expect(await look()).toMatchObject({
    link: { customer: { debt: 300_000 }, provider: { debt: 0 } },
    offsets: [{ code: 'BT000001' }],
  })
  expect((await owner.get('cashbook')).data.items).toEqual([])
  const openOf = async (kind: string, id: string) =>
    (await owner.get(`debt/open?partnerKind=${kind}&partnerId=${id}`)).data.map(
      (row: { remaining: number }) => row.remaining,
    )
  expect([await openOf('customer', customer.id), await openOf('provider', provider.id)]).toEqual([[300_000], []])
  expect(await owner.post('debt-offset', { customerId: customer.id, amount: 1 })).toMatchObject({
    status: 422,
    body: { error: 'offset-over', message: 'Chỉ bù trừ được tối đa 0đ.', issues: [{ path: 'amount' }] },
  })
  expect((await owner.post(`debt-offset/${made.data.id}/cancel`, { reason: 'Đối chiếu lại' })).data.status).toBe(
    'CANCELLED',
  )
  expect([await openOf('customer', customer.id), await openOf('provider', provider.id)]).toEqual([[800_000], [500_000]])
  expect((await owner.post(`debt-offset/${made.data.id}/cancel`, { reason: 'Nữa' })).status).toBe(409)
})

it('two at once never set off more than is owed', async () => {
  const { owner, customer, look } = await firm(100_000, 100_000)
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => owner.post('debt-offset', { customerId: customer.id, amount: 40_000 })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422])
  expect(await look()).toMatchObject({ link: { customer: { debt: 20_000 }, provider: { debt: 20_000 } } })
})

it('knows no customer of another store and no branch that is not the caller’s, and changes nothing then', async () => {
  const [{ owner, customer, look }, other] = [await firm(100_000, 100_000), await firm(100_000, 100_000)]
  const there = await addBranch(shop, owner)
  const clerk = await addEmployee(shop, owner, {
    grants: [
      { model: 'provider', action: 'update' },
      { model: 'customer', action: 'update' },
    ],
  })
  const ask = { customerId: customer.id, amount: 1_000 }
  const replies = [
    await owner.post('debt-offset', { ...ask, customerId: other.customer.id }),
    await owner.post('debt-offset', { ...ask, customerId: newId() }),
    await owner.post('debt-offset', { ...ask, branchId: other.owner.branchId }),
    await clerk.post('debt-offset', { ...ask, branchId: there }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await look()).toMatchObject({
    link: { customer: { debt: 100_000 }, provider: { debt: 100_000 } },
    offsets: [],
  })
  expect(await other.look()).toMatchObject({ link: { customer: { debt: 100_000 } }, offsets: [] })
  expect((await clerk.post('debt-offset', ask)).status).toBe(201)
})

it('is of one customer and one provider; a merged customer takes it along', async () => {
  const { owner, customer, provider } = await firm(50_000, 50_000)
  const other = await someProvider(owner)
  expect(await owner.put('debt-offset/partner', { customerId: customer.id, providerId: other.id })).toMatchObject({
    status: 409,
    body: { error: 'partner-linked' },
  })
  const survivor = await someCustomer(owner)
  const merged = await owner.post(`customer/${survivor.id}/merge`, {
    duplicateId: customer.id,
    duplicateVersion: customer.version ?? 1,
  })
  expect(merged.status).toBe(200)
  expect((await owner.post('debt-offset', { customerId: survivor.id, amount: 50_000 })).status).toBe(201)
  const of = `debt-offset/partner?partnerKind=provider&partnerId=${provider.id}`
  expect((await owner.get(of)).data.link.customer.id).toBe(survivor.id)
  expect((await owner.delete(`debt-offset/partner/${survivor.id}`)).body.code).toBe(204)
  expect((await owner.get(of)).data).toMatchObject({ link: null, offsets: [{ amount: 50_000 }] })
})

it('needs the right on both sides', async () => {
  const { owner, customer } = await firm(50_000, 50_000)
  const clerk = await addEmployee(shop, owner, {
    grants: [
      { model: 'provider', action: 'read' },
      { model: 'provider', action: 'update' },
    ],
  })
  expect((await clerk.post('debt-offset', { customerId: customer.id, amount: 1 })).status).toBe(403)
  expect((await clerk.get(`debt-offset/partner?partnerKind=customer&partnerId=${customer.id}`)).status).toBe(403)
})

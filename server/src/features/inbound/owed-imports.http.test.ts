import { expect, it } from 'vitest'
import { addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()

it('says what is left to pay of each import now: in list, foot and detail, for who may read debts of providers', async () => {
  const [product, provider, carrier] = [await someProduct(owner), await someProvider(owner), await someProvider(owner)]
  const bought = async (boxesOf: number) => {
    const { data, status } = await receive(owner, [boxes(product, boxesOf)], {
      providerId: provider.id,
      // Debts of their own, also where the supplier charges them.
      costs: [carrier, provider].map(({ id }) => ({
        ...{ name: 'Cước xe', amount: 5_000, payer: 'OTHER', method: 'DEBT', providerId: id },
      })),
    })
    expect(status).toBe(201)
    return data
  }
  const [first, second] = [await bought(2), await bought(1)]
  const cash = await receive(owner, [boxes(product, 1)], { payments: [{ method: 'CASH', amount: 30_000 }] })
  const left = async (who = owner) => {
    const [{ data: list }, { data: total }] = [await who.get('inbound'), await who.get('inbound/total')]
    const rows = [first, second, cash.data].map(({ id }) => list.items.find((row: Json) => row.id === id).owed)
    for (const [at, { id }] of [first, second, cash.data].entries())
      expect((await who.get(`inbound/${id}`)).data.owed).toEqual(rows[at])
    return [...rows.map(owed => owed?.remaining ?? owed), total.remaining]
  }
  expect(await left()).toEqual([60_000, 30_000, null, 90_000])
  const { data: open } = await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)
  const { entryId } = open.find((row: Json) => row.documentId === first.id && row.amount === 60_000)
  const pay = async (amount: number) => {
    const reply = await owner.patch('inbound/pay-debt', {
      ...{ providerId: provider.id, amount, method: 'CASH', allocations: [{ entryId, amount }] },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  await pay(45_000)
  expect(await left()).toEqual([15_000, 30_000, null, 45_000])
  await pay(15_000)
  expect(await left()).toEqual([null, 30_000, null, 30_000])
  expect((await owner.get(`inbound/total?providerId=${carrier.id}`)).data.remaining).toBe(0)
  // The detail says by when: this provider is paid at once, and yesterday's import would be overdue.
  expect((await owner.get(`inbound/${second.id}`)).data.owed).toEqual({
    ...{ remaining: 30_000, dueDay: second.businessDay, isOverdue: false },
  })
  const buyer = await addEmployee(shop, owner, { grants: [{ model: 'import_product', action: 'read' }] })
  expect(await left(buyer)).toEqual([undefined, undefined, undefined, undefined])
})

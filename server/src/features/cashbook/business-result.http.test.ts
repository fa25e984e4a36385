import { expect, it } from 'vitest'
import { addEmployee } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
type Json = any

it('each kind of voucher that counts is the sum of its rows in the cash book, and together they are those of the report of the result', async () => {
  const owner = await shop.registerStore()
  const pill = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }])
  const line = { productId: pill.id, unitId: pill.units.Viên, quantity: 10 }
  const sold = await owner.post('bill', { items: [line], payments: [{ method: 'CASH', amount: 10_000 }] })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const drawer = (await owner.get('cash-account')).data[0].id
  const kinds = (await owner.get('voucher/kind')).data as Json[]
  const kindOf = (name: string) => kinds.find(kind => kind.name === name)
  const write = (name: string, amount: number) =>
    owner.post('voucher', {
      direction: kindOf(name).direction,
      kindId: kindOf(name).id,
      accountId: drawer,
      amount,
    })
  await write('Lương nhân viên', 3_000)
  await write('Lương nhân viên', 2_000)
  const cancelled = await write('Lương nhân viên', 700)
  await owner.post(`voucher/${cancelled.data.id}/cancel`, { reason: 'Nhầm' })
  const capital = kinds.find(kind => kind.direction === 'IN' && !kind.countsInProfit)
  await write(capital.name, 50_000)

  // Of a kind that counts, one that does not, and the other way round.
  const own = await owner.post('voucher', {
    direction: 'OUT',
    kindId: kindOf('Lương nhân viên').id,
    accountId: drawer,
    amount: 900,
    countsInProfit: false,
  })
  expect(own.data.countsInProfit).toBe(false)
  const gift = await owner.post('voucher', {
    direction: 'IN',
    kindId: capital.id,
    accountId: drawer,
    amount: 400,
    countsInProfit: true,
  })
  expect(gift.data.countsInProfit).toBe(true)
  expect((await owner.get('user_log?limit=1')).data.items[0].after).toMatchObject({ countsInProfit: true })

  const { items } = (await owner.get('business-result/voucher')).data as { items: Json[] }
  // Capital is no income, and what was taken back is nothing.
  expect(items).toEqual([
    { direction: 'IN', voucherKind: capital.name, amount: 400 },
    { direction: 'OUT', voucherKind: 'Lương nhân viên', amount: -5_000 },
  ])
  const { total } = (await owner.get('report/sale?view=RESULT')).data
  expect([total.expenses, total.otherIncome]).toEqual([5_000, 400])
  const query = new URLSearchParams({ voucherKind: 'Lương nhân viên', inResult: '1' })
  const rows = (await owner.get(`cashbook?${query}`)).data.items as Json[]
  expect(rows).toHaveLength(4)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(-5_000)

  const profit = { model: 'profit', action: 'read' } as const
  const half = await addEmployee(shop, owner, { grants: [profit] })
  expect((await half.get('business-result/voucher')).status).toBe(200)
  const cashier = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'read' }] })
  expect((await cashier.get('business-result/voucher')).status).toBe(403)
  const stranger = await shop.registerStore()
  expect((await owner.get(`business-result/voucher?branchId=${stranger.branchId}`)).status).toBe(404)
  expect((await stranger.get('business-result/voucher')).data.items).toEqual([])
})

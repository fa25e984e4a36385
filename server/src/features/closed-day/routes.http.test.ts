import { addDays } from '@quay/domain/time/calendar'
import { expect, it } from 'vitest'
import { behindLock } from '../../../test/behind-lock.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()

it('closes a branch until a day that is over, and opens it again with a reason only', async () => {
  const owner = await shop.registerStore()
  const { latest } = (await owner.get('closed-day')).data
  const close = (through: string | null, reason?: string) =>
    owner.put('closed-day', { branchId: owner.branchId, through, ...(reason && { reason }) })
  expect(await close(addDays(latest, 1))).toMatchObject({
    status: 422,
    body: { error: 'close-too-late', issues: [{ path: 'through' }] },
  })
  expect((await close(latest)).data.branches).toMatchObject([
    { closedThrough: latest, daysThrough: latest, booksThrough: null },
  ])
  for (const earlier of [null, addDays(latest, -1)])
    expect(await close(earlier)).toMatchObject({
      status: 422,
      body: { error: 'reopen-reason-missing', issues: [{ path: 'reason' }] },
    })
  expect((await close(addDays(latest, -3), 'Nhập sót hóa đơn')).data.branches[0].closedThrough).toBe(
    addDays(latest, -3),
  )
})

it('closes the books of all branches together; the later day counts, and a new branch has it too', async () => {
  const owner = await shop.registerStore()
  await addBranch(shop, owner)
  const { latest } = (await owner.get('closed-day')).data
  await owner.put('closed-day', { branchId: owner.branchId, through: addDays(latest, -10) })
  const { data } = await owner.put('closed-day/books', { through: addDays(latest, -5) })
  expect(data.branches.map((one: { closedThrough: string }) => one.closedThrough)).toEqual([
    addDays(latest, -5),
    addDays(latest, -5),
  ])
  await owner.put('closed-day', { branchId: owner.branchId, through: latest })
  await owner.post('branch', { name: 'Chi nhánh mới' })
  const days = (await owner.get('closed-day')).data.branches
  expect(days.map((one: { closedThrough: string }) => one.closedThrough).toSorted()).toEqual(
    [latest, addDays(latest, -5), addDays(latest, -5)].toSorted(),
  )
  expect(await owner.put('closed-day/books', { through: null })).toMatchObject({
    body: { error: 'reopen-reason-missing' },
  })
})

it('a sale into the past waits for who closes that day, and is refused', async () => {
  const owner = await shop.registerStore()
  const product = await shelve(shop, owner, [{ quantity: 100 }])
  const { latest } = (await owner.get('closed-day')).data
  const sell = () =>
    owner.post('bill', {
      soldAt: `${latest}T05:00:00.000Z`,
      items: [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    })
  expect((await sell()).status).toBe(201)
  // The second caller waits behind the first: the day is closed when the sale is looked at.
  const [closed, sold] = await behindLock(shop, owner, `select id from branch where id = '${owner.branchId}'`, [
    () => owner.put('closed-day', { branchId: owner.branchId, through: latest }),
    sell,
  ])
  expect(closed.status).toBe(200)
  expect(sold.body).toMatchObject({ error: 'sold-on-closed-day' })
})

it('is for who may close days', async () => {
  const owner = await shop.registerStore()
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'read' }] })
  expect((await clerk.get('closed-day')).status).toBe(200)
  expect((await clerk.put('closed-day', { branchId: owner.branchId, through: null })).status).toBe(403)
})

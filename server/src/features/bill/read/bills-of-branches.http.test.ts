import { expect, it } from 'vitest'
import { addBranch, addEmployee, someCustomer } from '../../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../../test/file/exported.ts'
import { shelve } from '../../../../test/shelf.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const sale = (grants: readonly ('bill' | 'sale')[]) =>
  grants.map(model => ({ model, action: model === 'bill' ? ('read' as const) : ('create' as const) }))

it('shows bills of all branches of the caller together, with their sums and their file, and of no other branch', async () => {
  const owner = await shop.registerStore()
  const home = owner.profile.branches[0]!
  const far = await addBranch(shop, owner, 'Chi nhánh Cầu Giấy')
  const closed = await addBranch(shop, owner, 'Chi nhánh Hà Đông')
  const hoa = await someCustomer(owner)
  const sell = async (branchId: string, quantity: number, method = 'CASH') => {
    const goods = await shelve(shop, { ...owner, branchId }, [{ quantity: 100 }])
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity }]
    const payments = [{ method, amount: quantity * 1_000 }]
    const sold = await owner.post('bill', { branchId, items, payments, customerId: hoa.id })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
    return sold.data as { id: string; code: string }
  }
  const here = await sell(home.id, 2)
  const there = await sell(far, 3, 'DEBT')
  const elsewhere = await sell(closed, 4)
  const codes = async (query: string, person = owner) =>
    (await person.get(`bill?limit=50${query}`)).data.items.map(({ code, branchName }: Record<string, string>) => [
      code,
      branchName,
    ])
  expect(await codes('')).toEqual([[here.code, home.name]])
  const both = await addEmployee(shop, owner, { branchIds: [home.id, far], grants: sale(['bill']) })
  expect(await codes('&allBranches=true', both)).toEqual([
    [there.code, 'Chi nhánh Cầu Giấy'],
    [here.code, home.name],
  ])
  expect(await codes('&allBranches=true')).toContainEqual([elsewhere.code, 'Chi nhánh Hà Đông'])
  const total = async (query: string) => (await both.get(`bill/total?${query}`)).data
  expect(await total('allBranches=true')).toMatchObject({ count: 2, payable: 5_000, debt: 3_000, remaining: 3_000 })
  expect(await total('allBranches=true&channel=COUNTER')).toMatchObject({ count: 2, payable: 5_000 })
  expect(await total('')).toMatchObject({ count: 1, payable: 2_000, remaining: 0 })
  const rows = await rowsOf(await askForFile(shop, owner, 'bill/export', { allBranches: 'true', customerId: hoa.id }))
  expect(rows.map(row => row['Chi nhánh'])).toEqual(['Chi nhánh Hà Đông', 'Chi nhánh Cầu Giấy', home.name])
})

it('sorts bills by what is left to pay of them, page by page', async () => {
  const owner = await shop.registerStore()
  const goods = await shelve(shop, owner, [{ quantity: 1_000 }])
  const hoa = await someCustomer(owner)
  const ids: string[] = []
  for (const [quantity, method] of [
    [5, 'DEBT'],
    [7, 'CASH'],
    [9, 'DEBT'],
    [3, 'DEBT'],
  ] as const) {
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity }]
    const payments = [{ method, amount: quantity * 1_000 }]
    const { data } = await owner.post('bill', { customerId: hoa.id, items, payments })
    ids.push(data.id)
  }
  // The first is paid first: 1,000 of its 5,000 are left.
  await owner.post('debt/collect', { customerId: hoa.id, amount: 4_000, method: 'CASH' })
  const walked: string[] = []
  for (let cursor = ''; ; ) {
    const { data } = await owner.get(`bill?limit=1&sortBy=remaining&orderBy=DESC${cursor}`)
    walked.push(data.items[0].id)
    if (!data.nextCursor) break
    cursor = `&cursor=${data.nextCursor}`
  }
  expect(walked).toEqual([2, 3, 0, 1].map(place => ids[place]))
  const rows = await rowsOf(await askForFile(shop, owner, 'bill/export', { sortBy: 'remaining', orderBy: 'ASC' }))
  expect(rows.map(row => row['Còn nợ'])).toEqual([0, 1_000, 3_000, 9_000])
})

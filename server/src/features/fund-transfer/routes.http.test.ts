import { expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

async function shopWithMoney() {
  const owner = await shop.registerStore()
  const drawer = (await owner.get('cash-account')).data[0]
  const { data: bank } = await owner.post('cash-account', { name: 'Vietcombank' })
  await owner.post(`cash-account/${drawer.id}/opening`, { amount: 5_000_000 })
  return { owner, drawer: drawer.id as string, bank: bank.id as string }
}
const balances = async (person: Person) =>
  (await person.get('cash-account')).data.map((fund: { balance: number }) => fund.balance)
const forbidOverdraft = async (owner: Person) => {
  const reply = await owner.patch('setting', { key: 'fundMayBeNegative', value: false, version: 0 })
  expect(reply.status).toBe(200)
}

it('moves money between two funds in one document, the fee of the bank beside it as a payment', async () => {
  const { owner, drawer, bank } = await shopWithMoney()
  const body = {
    id: newId(),
    fromAccountId: drawer,
    toAccountId: bank,
    amount: 2_000_000,
    fee: 11_000,
    note: 'Nộp tiền',
  }
  const sent = await owner.post('fund-transfer', body)
  expect(sent).toMatchObject({
    status: 201,
    data: {
      code: 'CQ000001',
      amount: 2_000_000,
      fee: 11_000,
      fromName: 'Tiền mặt',
      toName: 'Vietcombank',
      isShort: false,
    },
  })
  expect((await owner.post('fund-transfer', body)).data).toEqual(sent.data)
  expect(await owner.post('fund-transfer', { ...body, amount: 1 })).toMatchObject({ status: 409 })
  expect(await balances(owner)).toEqual([2_989_000, 2_000_000])
  const book = (await owner.get('cashbook')).data
  const moved = book.items.filter((row: { kind: string }) => row.kind === 'TRANSFER')
  expect(moved.map((row: { amount: number }) => row.amount).toSorted()).toEqual([-2_000_000, 2_000_000])
  const fee = await owner.get(`voucher/${sent.data.feeVoucherId}`)
  expect(fee.data).toMatchObject({ purpose: 'FEE', direction: 'OUT', amount: 11_000, countsInProfit: true })
  expect(await owner.post(`voucher/${sent.data.feeVoucherId}/cancel`, { reason: 'Nhầm' })).toMatchObject({
    status: 409,
    body: { error: 'voucher-automatic', message: 'Phiếu này do chứng từ CQ000001 sinh ra, hãy hủy ở chứng từ đó.' },
  })

  const undone = await owner.post(`fund-transfer/${sent.data.id}/cancel`, { reason: 'Nhầm tài khoản' })
  expect(undone.data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Nhầm tài khoản' })
  expect(await balances(owner)).toEqual([5_000_000, 0])
  expect((await owner.get(`voucher/${sent.data.feeVoucherId}`)).data.status).toBe('CANCELLED')
  expect((await owner.post(`fund-transfer/${sent.data.id}/cancel`, { reason: 'Nữa' })).status).toBe(409)
})

it('refuses one fund with itself, a fund of another branch, and what is not there where the store forbids it', async () => {
  const { owner, drawer, bank } = await shopWithMoney()
  const move = (body: object) => owner.post('fund-transfer', { amount: 6_000_000, ...body })
  expect(await move({ fromAccountId: bank, toAccountId: bank })).toMatchObject({
    status: 422,
    body: { error: 'transfer-same-fund', issues: [{ path: 'toAccountId' }] },
  })
  const branchId = await addBranch(shop, owner)
  const elsewhere = (await owner.get(`cash-account?branchId=${branchId}`)).data[0].id
  // Who works at one branch reaches no drawer of another one; money of another branch leaves from there.
  const cashier = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'create' }] })
  expect(
    await cashier.post('fund-transfer', { fromAccountId: drawer, toAccountId: elsewhere, amount: 1 }),
  ).toMatchObject({ status: 404, body: { issues: [{ path: 'toAccountId' }] } })
  expect(await move({ fromAccountId: elsewhere, toAccountId: drawer })).toMatchObject({
    status: 404,
    body: { issues: [{ path: 'fromAccountId' }] },
  })
  await forbidOverdraft(owner)
  expect(await move({ fromAccountId: drawer, toAccountId: bank })).toMatchObject({
    status: 422,
    body: { error: 'fund-short' },
  })
  // The fee counts too: five millions are there, and nothing for it.
  expect(await move({ fromAccountId: drawer, toAccountId: bank, amount: 5_000_000, fee: 1 })).toMatchObject({
    body: { error: 'fund-short' },
  })
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'read' }] })
  expect((await clerk.post('fund-transfer', { fromAccountId: drawer, toAccountId: bank, amount: 1 })).status).toBe(403)
})

it('both ways at once never lock each other out, and add up to nothing', async () => {
  const { owner, drawer, bank } = await shopWithMoney()
  const ways = Array.from({ length: 8 }, (_, turn) =>
    turn % 2 ? { fromAccountId: drawer, toAccountId: bank } : { fromAccountId: bank, toAccountId: drawer },
  )
  const replies = await Promise.all(
    ways.map((way, turn) => owner.post('fund-transfer', { ...way, amount: 100 + turn })),
  )
  expect(replies.map(({ status }) => status)).toEqual(ways.map(() => 201))
  expect((await balances(owner)).reduce((sum: number, one: number) => sum + one, 0)).toBe(5_000_000)
})

it('a wallet is a fund that is paid by like a bank account', async () => {
  const { owner, drawer } = await shopWithMoney()
  const { data: wallet } = await owner.post('cash-account', { kind: 'WALLET', name: 'MoMo' })
  expect(wallet).toMatchObject({ kind: 'WALLET', isDefault: false })
  expect(
    (await owner.post('fund-transfer', { fromAccountId: drawer, toAccountId: wallet.id, amount: 70_000 })).status,
  ).toBe(201)
  expect((await owner.get('cashbook?kind=WALLET')).data).toMatchObject({ in: 70_000, out: 0, closing: 70_000 })
  expect((await owner.get('cash-account/bank')).data.map((one: { name: string }) => one.name)).toContain('MoMo')
})

it('money goes into the drawer of another branch: each branch has its row, and both have to be open to take it back', async () => {
  const { owner, drawer } = await shopWithMoney()
  const branchId = await addBranch(shop, owner, 'Quận 3')
  const [there] = (await owner.get(`cash-account?branchId=${branchId}`)).data
  expect((await owner.get('fund-transfer/target')).data).toEqual([
    { id: there.id, name: 'Tiền mặt', branchId, branchName: 'Quận 3' },
  ])
  const { data, status } = await owner.post('fund-transfer', {
    fromAccountId: drawer,
    toAccountId: there.id,
    amount: 800_000,
  })
  expect(status).toBe(201)
  expect(data).toMatchObject({ toBranchId: branchId, toName: 'Tiền mặt · Quận 3' })
  const flowOf = async (branch: string) => (await owner.get(`cashbook?kind=CASH&branchId=${branch}`)).data
  expect(await flowOf(owner.branchId!)).toMatchObject({ out: 800_000, closing: 4_200_000 })
  expect(await flowOf(branchId)).toMatchObject({ in: 800_000, closing: 800_000 })

  const manager = await addEmployee(shop, owner, {
    grants: [
      { model: 'cashbook', action: 'read' },
      { model: 'cashbook', action: 'delete' },
    ],
    branchIds: [branchId],
  })
  expect((await manager.get(`fund-transfer/${data.id}`)).status).toBe(200)
  const undo = (person: Person) => person.post(`fund-transfer/${data.id}/cancel`, { reason: 'Nhầm két' })
  expect((await undo(manager)).status).toBe(404)
  const close = (day: string | null) =>
    inStore(shop, owner.profile.store.id, query =>
      query('update branch set days_closed_through = $3 where store_id = $1 and id = $2', [
        owner.profile.store.id,
        branchId,
        day,
      ]),
    )
  await close('2099-01-01')
  expect(await undo(owner)).toMatchObject({ status: 409, body: { error: 'day-closed' } })
  await close(null)
  expect((await undo(owner)).data.status).toBe('CANCELLED')
  expect(await flowOf(owner.branchId!)).toMatchObject({ closing: 5_000_000 })
  expect(await flowOf(branchId)).toMatchObject({ closing: 0 })
})

import { expect, it } from 'vitest'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

it('counts the drawer by notes; what it differs by is a receipt or a payment with a reason, and goes back with the count', async () => {
  const owner = await shop.registerStore()
  const drawer = (await owner.get('cash-account')).data[0].id
  await owner.post(`cash-account/${drawer}/opening`, { amount: 1_000_000 })
  const count = (hundreds: number, more: object = {}) =>
    owner.post('fund-count', { notes: [{ value: 100_000, quantity: hundreds }], ...more })
  expect((await count(10)).data).toMatchObject({ code: 'KQ000001', counted: 1_000_000, difference: 0, voucherId: null })
  expect(await count(9)).toMatchObject({
    status: 422,
    body: {
      error: 'count-reason-missing',
      message: 'Quỹ thiếu 100.000đ so với sổ. Hãy ghi lý do.',
      issues: [{ path: 'reason' }],
    },
  })
  const body = { id: newId(), reason: 'Trả nhầm tiền thừa' }
  const short = await count(9, body)
  expect(short.data).toMatchObject({ counted: 900_000, expected: 1_000_000, difference: -100_000 })
  expect((await count(9, body)).data).toEqual(short.data)
  const { data: voucher } = await owner.get(`voucher/${short.data.voucherId}`)
  expect(voucher).toMatchObject({
    purpose: 'COUNT',
    direction: 'OUT',
    kindName: 'Thiếu quỹ',
    amount: 100_000,
    countsInProfit: true,
  })
  expect((await owner.post(`voucher/${voucher.id}/cancel`, { reason: 'x' })).body).toMatchObject({
    error: 'voucher-automatic',
  })
  expect((await owner.get('cash-account')).data[0].balance).toBe(900_000)
  const more = await count(12, { reason: 'Khách không lấy tiền thừa' })
  expect((await owner.get(`voucher/${more.data.voucherId}`)).data).toMatchObject({
    direction: 'IN',
    kindName: 'Thừa quỹ',
    amount: 300_000,
  })
  expect((await owner.post(`fund-count/${more.data.id}/cancel`, { reason: 'Đếm nhầm' })).data.status).toBe('CANCELLED')
  expect((await owner.get('cash-account')).data[0].balance).toBe(900_000)
  expect((await owner.get('fund-count')).data.items).toHaveLength(3)
})

it('is not done while a shift is open: the shift counts its drawer', async () => {
  const owner = await shop.registerStore()
  await owner.patch('setting', { key: 'useShifts', value: true, version: 0 })
  expect((await owner.get('fund-count')).data.openShift).toBeNull()
  const { data: shift } = await owner.post('shift', { id: newId(), openingFloat: 0 })
  // The window says so before a person counts.
  expect((await owner.get('fund-count')).data.openShift).toEqual({ id: shift.id, code: shift.code })
  expect(await owner.post('fund-count', { notes: [] })).toMatchObject({
    status: 409,
    body: { error: 'count-in-shift' },
  })
  // A branch of another store is none.
  const { branchId } = await shop.registerStore()
  expect((await owner.post('fund-count', { branchId, notes: [] })).status).toBe(404)
})

it('tells where the money came from and went to: kinds and funds add up to the same', async () => {
  const owner = await shop.registerStore()
  const drawer = (await owner.get('cash-account')).data[0].id
  const { data: bank } = await owner.post('cash-account', { name: 'ACB' })
  await owner.post(`cash-account/${drawer}/opening`, { amount: 1_000_000 })
  const kinds = (await owner.get('voucher/kind')).data
  const kindOf = (name: string) => kinds.find((kind: { name: string }) => kind.name === name)
  expect(kindOf('Lương nhân viên').bookGroup).toBe('labour')
  const pay = (name: string, amount: number) =>
    owner.post('voucher', { direction: kindOf(name).direction, kindId: kindOf(name).id, accountId: drawer, amount })
  await pay('Lương nhân viên', 300_000)
  const wrong = await pay('Lương nhân viên', 50_000)
  await owner.post(`voucher/${wrong.data.id}/cancel`, { reason: 'Nhầm' })
  await pay('Thu khác', 20_000)
  await owner.post('fund-transfer', { fromAccountId: drawer, toAccountId: bank.id, amount: 400_000, fee: 5_000 })
  const { funds, items } = (await owner.get('cashbook/flow')).data
  expect(funds).toMatchObject([
    { name: 'Tiền mặt', opening: 0, in: 1_070_000, out: 755_000, closing: 315_000 },
    { name: 'ACB', in: 400_000, out: 0, closing: 400_000 },
  ])
  const sum = (rows: { in: number; out: number }[], side: 'in' | 'out') => rows.reduce((all, row) => all + row[side], 0)
  for (const side of ['in', 'out'] as const) expect(sum(items, side)).toBe(sum(funds, side))
  expect(items).toContainEqual({ kind: 'VOUCHER', voucherKind: 'Lương nhân viên', in: 50_000, out: 350_000 })
  expect(items).toContainEqual({ kind: 'VOUCHER', voucherKind: 'Phí chuyển tiền', in: 0, out: 5_000 })
  expect(items).toContainEqual({ kind: 'TRANSFER', voucherKind: null, in: 400_000, out: 400_000 })
  const ofBanks = (await owner.get('cashbook/flow?kind=BANK')).data
  expect(ofBanks.funds).toHaveLength(1)
  expect(ofBanks.items).toEqual([{ kind: 'TRANSFER', voucherKind: null, in: 400_000, out: 0 }])
})

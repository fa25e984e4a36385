import { expect, it } from 'vitest'
import { decideVoucher } from './decide-voucher.ts'

const fund = { id: 'till', name: 'Tiền mặt', balance: 100_000, entryCount: 3 }

it.each([
  ['IN' as const, 50_000, 150_000],
  ['OUT' as const, -50_000, 50_000],
])('%s writes one row', (direction, amount, balanceAfter) => {
  expect(decideVoucher({ direction, accountId: 'till', amount: 50_000 }, { fund, mayOverdraw: false })).toEqual({
    ok: true,
    plan: { cashEntry: { kind: 'VOUCHER', accountId: 'till', amount, sequence: 4, balanceAfter } },
  })
})

it('refuses an unknown fund, and more than the fund holds where the store forbids it', () => {
  const out = { direction: 'OUT' as const, accountId: 'till', amount: 100_001 }
  expect(decideVoucher(out, { fund: null, mayOverdraw: true })).toMatchObject({ code: 'not-found', path: 'accountId' })
  expect(decideVoucher(out, { fund, mayOverdraw: false })).toMatchObject({ code: 'fund-short' })
  expect(decideVoucher(out, { fund, mayOverdraw: true })).toMatchObject({ ok: true })
})

import { expect, it } from 'vitest'
import { rowsOfKind } from './rows-of-kind.ts'

it('a kind of the cash flow opens its rows of the same days and fund', () => {
  const sums = { in: 1, out: 0 }
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(rowsOfKind({ kind: 'DEBT', voucherKind: null, ...sums }, { ...days, kind: 'BANK' })).toBe(
    '/cashbooks?from=2026-11-01&to=2026-11-30&fund=BANK&entryKind=DEBT',
  )
  expect(rowsOfKind({ kind: 'VOUCHER', voucherKind: 'Thu khác', ...sums }, days)).toBe(
    '/cashbooks?from=2026-11-01&to=2026-11-30&voucherKind=Thu+kh%C3%A1c',
  )
})

import { expect, it } from 'vitest'
import { paymentsOf } from './payments-of.ts'

const mixed = { mode: 'MIXED', tendered: null, accountId: 'vcb' } as const

it('a transfer goes to the account of its own row, else to that of the payment', () => {
  const parts = [
    { method: 'CASH' as const, amount: 10_000 },
    { method: 'BANK' as const, amount: 20_000 },
    { method: 'BANK' as const, amount: null, accountId: 'tcb' },
  ]
  expect(paymentsOf({ ...mixed, parts }, 75_000)).toEqual([
    { method: 'CASH', amount: 10_000 },
    { method: 'BANK', amount: 20_000, accountId: 'vcb' },
    { method: 'BANK', amount: 45_000, accountId: 'tcb' },
  ])
})

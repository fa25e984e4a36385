import { expect, it } from 'vitest'
import { postCash } from './post-cash.ts'

const funds = [{ id: 'till', name: 'Tiền mặt', balance: 100_000, entryCount: 3 }]
const out = (amount: number) => ({ accountId: 'till', amount: -amount })

it('continues the chain of the fund', () => {
  expect(postCash([out(40_000), out(60_000)], funds, false)).toEqual({
    ok: true,
    cashEntries: [
      { accountId: 'till', amount: -40_000, sequence: 4, balanceAfter: 60_000 },
      { accountId: 'till', amount: -60_000, sequence: 5, balanceAfter: 0 },
    ],
  })
})

it('goes below zero only where the store allows it', () => {
  expect(postCash([out(100_001)], funds, false)).toMatchObject({
    code: 'fund-short',
    details: { account: 'Tiền mặt', availableText: '100.000đ' },
  })
  expect(postCash([out(100_001)], funds, true)).toMatchObject({ ok: true })
})

it('takes money into a fund that is below zero', () => {
  const below = [{ ...funds[0]!, balance: -50_000 }]
  expect(postCash([{ accountId: 'till', amount: 10_000 }], below, false)).toMatchObject({ ok: true })
})

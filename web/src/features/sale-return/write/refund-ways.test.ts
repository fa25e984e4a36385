import { expect, it } from 'vitest'
import { type RefundWays, settleWays } from './refund-ways.ts'

const sum = { amount: 61_300, isDue: false, cashRounding: { unit: 1_000, way: 'NEAREST' }, roundingRoom: null } as const
const ways = (part: Partial<RefundWays>): RefundWays => ({ method: 'CASH', accountId: null, parts: {}, ...part })

it.each([
  ['all in cash, rounded', ways({}), [['CASH', 61_000]], -300],
  ['all by transfer, to the đồng', ways({ method: 'BANK', accountId: 'vcb' }), [['BANK', 61_300]], 0],
  [
    'a part on the account, the rest in cash',
    ways({ parts: { DEBT: 10_000 } }),
    [
      ['CASH', 51_000],
      ['DEBT', 10_000],
    ],
    -300,
  ],
  [
    'in three ways',
    ways({ parts: { BANK: 300, DEBT: 11_000 } }),
    [
      ['CASH', 50_000],
      ['BANK', 300],
      ['DEBT', 11_000],
    ],
    0,
  ],
  ['all of it named', ways({ parts: { BANK: 61_300 } }), [['BANK', 61_300]], 0],
  [
    'a part of the way that takes the rest counts once',
    ways({ method: 'BANK', parts: { BANK: 5_000 } }),
    [['BANK', 61_300]],
    0,
  ],
])('%s', (_name, asked, payments, cashRounding) => {
  const settled = settleWays(asked, sum, true)
  expect(settled.payments.map(({ method, amount }) => [method, amount])).toEqual(payments)
  expect(settled).toMatchObject({ cashRounding, isOver: false })
})

it('tells when the parts are more than the sum, and keeps nothing for nobody', () => {
  expect(settleWays(ways({ parts: { BANK: 61_301 } }), sum, true).isOver).toBe(true)
  expect(settleWays(ways({ parts: { DEBT: 10_000 } }), sum, false).payments).toEqual([
    { method: 'CASH', amount: 61_000 },
  ])
})

it('rounds what a customer pays for an exchange like a sale', () => {
  const due = { ...sum, amount: 61_500, isDue: true }
  expect(settleWays(ways({}), due, true)).toMatchObject({ main: 62_000, cashRounding: 500 })
})

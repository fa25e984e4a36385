import { expect, it } from 'vitest'
import type { BillPlan, GivenCode } from './bill-plan.ts'
import { giveCodes } from './give-codes.ts'

const row = (discountId: string, vouchers: number) => ({ discountId, vouchers, giftValue: vouchers * 100, position: 0 })
const plan = {
  discounts: [row('a', 3), row('money', 0), row('b', 2)],
  itemDiscounts: [{ discountId: 'a' }, { discountId: 'b' }, { discountId: 'money' }],
  givenCodes: [],
} as unknown as BillPlan
const code = (id: string): GivenCode => ({ id, code: id, discountId: 'summer', name: 'Phiếu hè', expiresOn: null })

it('gives what the drawer has; a promotion whose codes are gone gives nothing and is not used', () => {
  const given = giveCodes(plan, [
    { discountId: 'a', codes: [code('1'), code('2')] },
    { discountId: 'b', codes: [] },
  ])
  expect(given.discounts).toEqual([
    { discountId: 'a', vouchers: 2, giftValue: 200, position: 0 },
    { discountId: 'money', vouchers: 0, giftValue: 0, position: 1 },
  ])
  expect(given.itemDiscounts).toEqual([{ discountId: 'a' }, { discountId: 'money' }])
  expect(given.givenCodes.map(({ id }) => id)).toEqual(['1', '2'])
})
